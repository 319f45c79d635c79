# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Róbalo. Escóndelo.
ui-hero-2 = Y ten coartada.
ui-hero-about = Juegos de mesa de ladrones. Sin registro, en cualquier móvil.
ui-players-range = { $least }–{ $most } jugadores
ui-play-now = Jugar ya
ui-play-friends = Jugar con amigos
ui-against = contra
ui-number-of-bots = Número de bots
ui-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
ui-strength = Nivel
ui-level-random = al azar
ui-level-beginner = novato
ui-level-easy = fácil
ui-level-medium = medio
ui-level-skilled = hábil
ui-level-hard = difícil
ui-level-expert = experto
ui-your-turn = Te toca
ui-others-turn = Esperando a los demás
ui-your-games = Tus partidas en curso
ui-open-tables = Mesas abiertas
ui-table-of = Mesa de { $name }
ui-seats-free = { $free ->
    [0] Ningún sitio libre
    [one] { $free } sitio libre
   *[other] { $free } sitios libres
}
ui-waiting-for = { $missing ->
    [0] Lista para empezar
    [one] Falta { $missing } jugador
   *[other] Faltan { $missing } jugadores
}
ui-continue = Seguir
ui-to-lobby = Ir a la mesa
ui-join = Unirse
ui-watch = Ver partida
ui-unofficial = Edición no oficial con textos y dibujos propios.

## You

ui-your-name = Tu nombre
ui-guest-names = Urraca, Zorro, Cuervo, Lince, Garduña, Comadreja, Búho, Gato
ui-keep = Guardar
ui-other-device = En otro dispositivo
ui-other-device-why = Abre allí este enlace en menos de un cuarto de hora y tus partidas irán contigo. No se lo enseñes a nadie: quien lo abra jugará en tu nombre.
ui-other-device-make = Crear el enlace
ui-language = Idioma
ui-to-dark = Cambiar a modo oscuro
ui-to-light = Cambiar a modo claro

## Making a table

ui-players = Jugadores
ui-players-count = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
ui-clock = Límite de tiempo
ui-clock-none = Sin límite
ui-clock-live = 1 min por decisión
ui-clock-slow = 1 día por decisión
ui-open-table = Mesa abierta
ui-open-table-why = Puede unirse cualquiera de este servidor. Si no, solo quien tenga el enlace.
ui-more-options = Más opciones
ui-talk-time = Tiempo para hablar antes de votar
ui-talk-endless = sin límite mientras estés a solas con bots
ui-seconds = { $seconds ->
    [0] ninguno
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
ui-stand-in = Bot que sustituye a quien se ha ido
ui-edition = Edición
ui-usual = por defecto
ui-seat = Sitio { $seat }
ui-make-table = Abrir la mesa

## Lobby

ui-seats = Sitios
ui-free = Sitio libre
ui-you = tú
ui-here = aquí
ui-same-device = en el mismo dispositivo que { $name }
ui-away = ausente
ui-bot = Bot
ui-bot-of = Bot, { $level }
ui-bot-sits-in = juega un bot en su lugar
ui-seat-bot = Bot para el sitio { $seat }
ui-beside = Añadir a alguien aquí
ui-name-beside = Nombre de quien juega en este dispositivo
ui-sit-down = Sentarse
ui-stand-up = Dejar el sitio
ui-empty-seat = Echar a { $name }
ui-full = Todos los sitios están ocupados. Cuando empiece podrás mirar.
ui-start = Empezar
ui-start-with-bots = { $bots ->
    [one] Empezar con { $bots } bot
   *[other] Empezar con { $bots } bots
}
ui-creator-starts = Esperando a que el anfitrión empiece.
ui-invite = Invita a tus amigos
ui-invite-why = Envía el enlace o deja que escaneen el código. Quien lo abra puede sentarse.
ui-qr = Código QR del enlace
ui-copy = Copiar enlace
ui-only-here = Este enlace solo funciona en este dispositivo. Para los demás, inicia el servidor con --host 0.0.0.0.
ui-copied = Copiado
ui-send = Enviar
ui-close-table = Cerrar la mesa
ui-table-closed = Esta mesa se ha cerrado.

## At the table

ui-menu = Menú
ui-undo = Deshacer
ui-board-broken = El tablero de este juego no se puede mostrar, pero puedes jugar con la lista.
ui-home = Inicio
ui-rules = Reglas
ui-rules-search = Buscar en las reglas
ui-rules-none = Ninguna regla habla de «{ $wanted }».
ui-settings = Ajustes
ui-log = Historial y charla
ui-say = Di algo
ui-phrases = Frases
ui-mute = Silenciar a { $name }
ui-unmute = Volver a oír a { $name }
ui-watch-link = Enlace de espectador
ui-pause = Pedir una pausa
ui-paused = La partida está en pausa.
ui-resume = Seguir
ui-pause-asked = Has pedido una pausa. Empieza cuando todos estén de acuerdo.
ui-pause-wanted = Piden una pausa: { $names }.
ui-pause-agree = Aceptar
ui-pause-forget = Mejor no
ui-rest = Que juegue un bot por mí
ui-bot-plays = Un bot juega por ti.
ui-take-back = Recuperar mi sitio
ui-hand-over = Ceder mi sitio
ui-hand-over-why = Quien abra este enlace ocupa tu sitio y sigue con tus cartas.
ui-leave = Salir
ui-leave-why = Vuelve al inicio por ahora: el sitio sigue siendo tuyo y la partida está en tu lista. O vete del todo: un bot jugará por ti.
ui-leave-home = Salir por ahora
ui-leave-for-good = Abandonar
ui-line-broken = Conexión perdida. Reintentando…
ui-your-decision = Te toca.
ui-time-left = Quedan { $time }
ui-time-then = luego decide un bot
ui-ten-seconds = Quedan diez segundos.
ui-thinking = pensando
ui-away-bot = ausente, bot en { $time }
ui-who-decides = { $name } decide.
ui-who-thinks = { $name } (bot) está pensando.
ui-who-away = { $name } no está.
ui-who-away-bot = { $name } no está. Un bot ocupará su sitio en { $time }.
ui-who-stand-in = Un bot juega por { $name }.
ui-nudge = Dar un toque
ui-nudged = { $name } te espera.
ui-call-me = Esta partida no tiene prisa. ¿Te avisamos cuando te toque?
ui-call-me-yes = Sí, por favor
ui-call-me-no = No, gracias
ui-notices = Avisos
ui-notices-why = Tu dispositivo te avisa cuando una partida te espera.
ui-go-on = Seguir
ui-scene-waits = La partida te espera: { $seconds } s
ui-scene-others = Aún mirando: { $names }
ui-decided-clock = se acabó el tiempo, decidió un bot
ui-decided-stand-in = decidió un bot
ui-see-replay = Ver en la repetición
ui-curtain = Pasa el dispositivo
ui-curtain-why = ¡Sin mirar!
ui-curtain-open = Soy { $name }
ui-rematch = Otra vez
ui-rematch-wanted = { $name } quiere jugar otra vez.
ui-rematch-join = Me apunto
ui-watch-rematch = Ver la próxima partida
ui-replay = Ver repetición
ui-chance = Reparto limpio
ui-chance-how = Antes de repartir, el servidor guarda bajo llave un número al azar, y lo mismo hace el dispositivo de cada jugador. Solo entonces se abren todos, y todos hacen falta para barajar las cartas. Así nadie puede elegirlas: ni los jugadores ni quien lleva este servidor.
ui-chance-added = ha aportado un número.
ui-chance-sealed = tiene un número bajo llave.
ui-chance-missing = guardó un número bajo llave, pero no lo abrió a tiempo.
ui-chance-none = no ha aportado ningún número.
ui-chance-bot = es un bot: su número quedó fijado junto con el del servidor.
ui-chance-check = Comprobar esta partida
ui-chance-check-why = Tu navegador vuelve a calcular cada número al azar de esta partida y lo compara con lo prometido antes de repartir.
ui-chance-checking = Comprobando…
ui-chance-good = Todo según lo prometido. { $changes ->
        [one] { $changes } paso
       *[other] { $changes } pasos
    } y { $taken ->
        [one] { $taken } número al azar
       *[other] { $taken } números al azar
    } encajan.
ui-chance-bad-commitment = Algo no cuadra: el servidor no usó el secreto que había guardado bajo llave.
ui-chance-bad-seal = Algo no cuadra: un número cambió después de quedar bajo llave.
ui-chance-bad-number = Algo no cuadra: se dejó fuera tu propio número.
ui-chance-bad-seed = Algo no cuadra: las cartas no se barajaron con estos números.
ui-chance-bad-chance = Algo no cuadra: uno de los números al azar de la partida no es el que toca.
ui-chance-cannot = Los navegadores solo comprueban esto en páginas con https. El archivo de la partida se puede comprobar en cualquier ordenador: getaway replay --verify
ui-chance-details = Los números en sí
ui-chance-commitment = Lo que el servidor guardó bajo llave (su SHA-256)
ui-chance-number = El número de { $name }

## Replay

ui-first = Al principio
ui-back = Atrás
ui-next = Siguiente
ui-last = Al final
ui-run = Reproducir
ui-stop = Parar
ui-step = Paso
ui-step-of = Paso { $step } de { $last }
ui-seen-by = Punto de vista
ui-spectator = Espectador
ui-all-hands = Todas las cartas a la vista
ui-download = Descargar la partida

## Settings and keys

ui-close = Cerrar
ui-theme = Tema
ui-theme-system = como el dispositivo
ui-theme-light = claro
ui-theme-dark = oscuro
ui-sound = Sonido
ui-sound-why = Cartas, fichas y dos golpecitos cuando te toca.
ui-volume = Volumen
ui-pace = Ritmo de los bots
ui-pace-slow = lento
ui-pace-normal = normal
ui-pace-fast = rápido
ui-pace-at-once = al instante
ui-confirm = Confirmar jugadas
ui-confirm-why = Preguntar otra vez antes de una decisión definitiva.
ui-motion = Animaciones
ui-motion-why = Las cartas y las piezas se mueven por la mesa.
ui-coach = Entrenador
ui-coach-why = Consejos sobre la marcha: a solas con bots o cuando toda la mesa los pide.
ui-coach-ask = Pedir el entrenador
ui-coach-agree = Entrenador: aceptar ({ $wants } de { $people })
ui-coach-forget = Mejor sin entrenador
ui-sure-setting = Preguntar antes de un error grave
ui-sure-why = Una pregunta discreta antes de una jugada que echa a perder buena parte de tus opciones de ganar.
ui-tip-read = Entendido
ui-tips-stop = Basta de consejos
ui-sure = ¿De verdad?
ui-sure-loses = Así tu probabilidad de ganar baja unos { $loss } puntos porcentuales.
ui-sure-back = Pensarlo otra vez
ui-sure-do = Hacerlo igualmente
ui-sure-never = No preguntar más
ui-keys = Teclado
ui-key-tab = siguiente control
ui-key-enter = elegir, confirmar
ui-key-number = elegir por número
ui-key-arrows = moverse entre opciones
ui-key-escape = anular la elección, cerrar
ui-key-hint = pista
ui-key-undo = deshacer
ui-key-rules = reglas
ui-key-talk = decir algo
ui-key-help = esta lista

## When something goes wrong

ui-loading = Cargando…
ui-trouble = No ha funcionado
ui-try-again = Intentar otra vez
ui-failed = El servidor dice: { $detail }
ui-failed-lost = No hay nada en esta dirección. Quizá se ha cerrado la mesa.
ui-failed-offline = No hay conexión con el servidor.

## Quién eres en este dispositivo

ui-move-title = ¿Quién quieres ser aquí?
ui-move-about = Con este enlace serás { $linked }. Hasta ahora, en este dispositivo eras { $here }{ $games ->
    [0] .
   *[other] , con sus propias partidas.
}
ui-move-nobody = Con este enlace serás { $linked } también en este dispositivo.
ui-move-from-link = del enlace
ui-move-on-device = en este dispositivo
ui-standing = { $games ->
    [0] aún sin partidas
    [one] { $games } partida
   *[other] { $games } partidas
}{ $running ->
    [0] { "" }
   *[other] , { $running } en curso
}
ui-move-kept = { $here } no se pierde: lo tienes en «Otros nombres en este dispositivo» y puedes volver cuando quieras. Los sitios en partidas en curso siguen siendo tuyos.
ui-move-do = Ser { $name } aquí
ui-move-stay = Seguir siendo { $name }
ui-move-not-now = Ahora no
ui-other-device-once = Sirve una sola vez.
ui-other-names = Otros nombres en este dispositivo
ui-other-names-why = Vuelve cuando quieras; el nombre que tienes ahora se guarda aquí en su lugar.
ui-sign-out-others = Solo en este dispositivo
ui-sign-out-others-why = Por si un enlace cayó en malas manos o dejaste tu sesión abierta en un dispositivo ajeno.
ui-sign-out-do = Cerrar sesión en los demás dispositivos
ui-signed-out-others = Hecho. Ahora solo tienes la sesión abierta en este dispositivo.
ui-failed-link-used = Este enlace no sirve: ya se ha usado, ha caducado o está incompleto. Crea uno nuevo en tu otro dispositivo.

## Cómo piensan los bots

ui-bots-short = Los bots van justos de tiempo: hay muchos pensando a la vez.
ui-bots-plain = Los bots fuertes aún están calentando y piensan más despacio.

## My games

ui-mine = Mis partidas
ui-mine-see-all = Todas mis partidas
ui-mine-kept = Van ligadas a este navegador. Sin cuenta.
ui-mine-show = Mostrar
ui-mine-all = Todas { $games }
    .some = Todas
ui-mine-turn = Mi turno { $games }
    .some = Mi turno
ui-mine-wins = Ganadas { $games }
    .some = Ganadas
ui-mine-people = Con personas
ui-mine-running = En curso
ui-mine-finished = Terminadas
ui-mine-title = { $game }, { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
ui-mine-waits = Esperando a { $name }
ui-mine-time-left = quedan { $time }
ui-mine-over = Terminada
ui-mine-won = Victoria
ui-mine-lost = Derrota
ui-mine-rules-older = reglas antiguas: solo para ver
ui-mine-rules-gone = reglas antiguas: ya no se puede mostrar
ui-mine-chances = Tus opciones a lo largo de la partida
ui-mine-older = Partidas anteriores
ui-mine-none = Aún no hay partidas.
ui-mine-none-why = Cada partida que juegues aparecerá aquí, con su repetición.
ui-mine-nothing = Ninguna partida encaja con esto.
ui-mine-offline = No tienes conexión. Última versión de tu lista: { $when }.
ui-mine-device = Crear enlace
ui-mine-device-why = Llévate esta lista y tus sitios. Aquí no se pierde nada.
ui-mine-data = Tus datos
ui-mine-data-why = Un nombre, una cookie y las partidas de esta lista. Nada más.
ui-mine-export = Descargar todo
ui-mine-delete = Borrar mis datos…
ui-delete-title = ¿Borrar tus datos?
ui-delete-name = Tu nombre y esta lista desaparecen al instante, en todos tus dispositivos.
ui-delete-running = { $games ->
    [one] En { $games } partida en curso un bot ocupa tu sitio.
   *[other] En { $games } partidas en curso un bot ocupa tu sitio.
}
ui-delete-others = Los demás conservan sus partidas. En ellas serás «alguien»; tus jugadas y promesas siguen ahí.
ui-delete-no-way-back = No se puede deshacer.
ui-delete-said = Borrar también lo que escribí
ui-delete-said-why = Los mensajes en las mesas
ui-delete-do = Borrar para siempre
ui-delete-keep = Conservar todo

## Ratings and puzzles

ui-ratings = Cómo juegas
ui-ratings-why = Un número discreto. Solo lo ves tú, a menos que decidas otra cosa; cuantas más partidas juegues, menos se mueve.
ui-ratings-bots = Contra bots · { $game }
ui-ratings-people = Contra personas · { $game }
ui-ratings-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ui-ratings-silent = { $games ->
    [one] tras { $games } partida más
   *[other] tras { $games } partidas más
}
ui-ratings-none = Tras { $games } partidas contra bots o en mesas abiertas aparecerá aquí un número. No lo necesitas para nada.
ui-ratings-strokes = Las marcas son los bots, de «al azar» a «experto». Dos de cada tres veces, el nivel real está dentro de la banda.
ui-ratings-show = Los demás de mis mesas pueden verlo
ui-ratings-hide = Ocultar
ui-ratings-unhide = Mostrar
ui-ratings-do-not = No llevar la cuenta
ui-ratings-off = Tus partidas no cuentan, y lo que se había contado se ha borrado.
ui-ratings-count = Llevar la cuenta
ui-puzzle = Reto del día
ui-puzzle-ask = Una jugada es claramente la mejor. ¿Cuál?
ui-puzzle-hint = Pista
ui-puzzle-not = La jugada que salta a la vista no es la mejor: { $move }
ui-puzzle-right = ¡Eso es! Ganarías { $chance } de cada 100 veces.
ui-puzzle-wrong = No es lo mejor: ganarías { $chance } de cada 100 veces.
ui-puzzle-wrong-unknown = No es lo mejor.
ui-puzzle-best = Mejor: { $move } ({ $chance } de 100)
ui-puzzle-no-reason = Lo ha encontrado la búsqueda; ninguna regla sencilla lo explica.
ui-puzzle-streak = { $days ->
    [one] Racha: { $days } día
   *[other] Racha: { $days } días
}
ui-puzzle-next = Siguiente reto

## Lessons

ui-learn = Aprende jugando
ui-new-here = ¿Primera vez? Aprende en { $minutes } minutos
ui-new-here-how = Jugando: { $game }
ui-learn-lessons = { $lessons ->
    [one] Aprender: { $minutes } min
   *[other] Aprender: { $lessons } lecciones cortas
}

# The review of a finished game. Chances and points are hundredths.

ui-review = Análisis
ui-review-knew = Lo que sabías
ui-review-open = Manos a la vista
ui-review-graph = Opciones de ganar, paso a paso
ui-review-progress = Analizado hasta el paso { $step } de { $steps }.
ui-review-left = Quedan unos { $seconds } s.
ui-review-waiting = A la espera del juez: las partidas en curso van primero.
ui-review-chance = { $name }: { $chance } %
ui-review-mark = { $name }: { $done }, { $chance } %; { $grade }, mejor: { $better }, { $best } %
ui-review-inaccuracy = Imprecisión
ui-review-mistake = Error
ui-review-blunder = Error grave
ui-review-from = desde { $points }
ui-review-only = La única buena jugada
ui-review-fine = Sin error
ui-review-played = Jugado
ui-review-better = Mejor
ui-review-sure = Cuesta { $lost } ± { $error } puntos si todos siguen jugando como expertos. Analizado en { $deals } repartos que encajan con lo que { $name } podía saber entonces.
ui-review-nothing = En este paso no había nada que analizar.
ui-review-luck = Suerte con las cartas: { $name } { $points }
ui-review-lucky = suerte con las cartas
ui-review-no-fault = Eso no fue un error.
ui-review-accuracy = Precisión
ui-review-hundred = 100 = siempre lo mejor
ui-review-where = Qué inclinó la balanza
ui-review-own = jugadas propias
ui-review-others = jugadas ajenas
ui-review-cards = cartas
ui-review-points = puntos de 100
ui-review-turning = Momentos clave
ui-review-all = todos: { $count }
ui-review-mine = míos: { $count }
ui-review-none = Nadie cometió un error claro.
ui-review-next = Siguiente
ui-review-board = Ver el tablero
ui-review-moves = Jugadas
ui-review-players = Jugadores
ui-review-rounds = Rondas
ui-review-round = Ronda
ui-review-guards = Guardias
ui-review-scapegoat = Chivo
ui-review-bonus = Extra
ui-review-votes = Votos
ui-review-broke = promesa rota
ui-review-promises = Promesas
ui-review-kept = cumplida
ui-review-broken = rota
ui-review-void = sin efecto
ui-review-still = aún abierta
ui-review-keys = ← → paso · M siguiente · T probarlo · O manos a la vista · L enlace
ui-branch = ¿Y si…?
ui-branch-try = Probarlo
ui-branch-why = Sigues desde el paso { $step } en una mesa aparte, contra bots. Lo que tu sitio no podía saber se reparte de nuevo. La partida nunca cuenta para tu valoración.
ui-branch-seat = Tu sitio
ui-branch-go = Seguir desde aquí
ui-branch-back = Volver a la partida
ui-branch-strip = ¿Y si…? Desde el paso { $step } de otra partida
ui-branch-mine = Tus «¿y si…?» de esta partida
ui-branch-one = Paso { $step }, { $name }
ui-branch-chance = Hasta la bifurcación, el azar es el de la primera partida. Después sale únicamente del secreto del servidor: nadie ha aportado ningún número.
