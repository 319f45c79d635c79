# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Róbalo. Escóndelo.
ui-hero-2 = Y ten coartada.
ui-hero-about = Juegos de mesa de ladrones. Sin registrarse, en cualquier móvil.
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
ui-level-easy = fácil
ui-level-medium = medio
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
ui-invite = Enlace para tus amigos
ui-invite-why = Envíalo o que escaneen el código. Quien lo abra puede sentarse.
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
ui-pause-wanted = Pausa pedida por { $names }.
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
ui-who-away-bot = { $name } no está. Un bot toma su lugar en { $time }.
ui-who-stand-in = Un bot juega por { $name }.
ui-nudge = Avisar
ui-nudged = { $name } te espera.
ui-call-me = Esta partida va sin prisa. ¿Te avisamos cuando te toque?
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
ui-watch-rematch = Mirar la próxima partida
ui-replay = Ver repetición
ui-chance = Barajado limpio
ui-chance-how = Antes de repartir, el servidor guarda bajo llave su número al azar, y cada dispositivo de la mesa guarda el suyo al lado. Solo entonces se abren todos, y solo todos juntos barajan las cartas. Así nadie puede elegir las cartas: nadie de la mesa, y tampoco quien lleva este servidor.
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
ui-chance-bad-commitment = Algo no cuadra: el servidor usó otro secreto que el que había guardado bajo llave.
ui-chance-bad-seal = Algo no cuadra: un número cambió después de quedar bajo llave.
ui-chance-bad-number = Algo no cuadra: dejaron fuera tu propio número.
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
ui-spectator = espectador
ui-all-hands = cartas a la vista
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
ui-confirm = Confirmar
ui-confirm-why = Preguntar otra vez antes de una decisión definitiva.
ui-motion = Animaciones
ui-motion-why = Las cartas y las piezas se mueven por la mesa.
ui-coach = Entrenador
ui-coach-why = Consejos sobre la marcha cuando juegas a solas con bots.
ui-sure-setting = Preguntar antes de un error
ui-sure-why = Una pregunta discreta antes de una jugada que tira buena parte de tus opciones de ganar.
ui-tip-read = Entendido
ui-tips-stop = No más consejos
ui-sure = ¿Seguro?
ui-sure-loses = Eso baja tu probabilidad de ganar unos { $loss } puntos porcentuales.
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
ui-failed-link = Este enlace ha caducado o está incompleto. Crea uno nuevo en el otro dispositivo.
ui-failed-offline = No hay conexión con el servidor.

## Quién eres en este dispositivo

ui-move-title = ¿Quién quieres ser aquí?
ui-move-about = Con este enlace serás { $linked }. En este dispositivo eres { $here } hasta ahora{ $games ->
    [0] .
   *[other] , y { $here } tiene sus propias partidas.
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
ui-move-kept = { $here } no se pierde: el nombre queda en «Otros nombres en este dispositivo» y puedes volver cuando quieras. Los sitios en partidas en curso siguen siendo tuyos.
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
ui-failed-link-used = Este enlace ya no sirve: se usó, es demasiado antiguo o está cortado. Crea uno nuevo en tu otro dispositivo.

## Cómo piensan los bots

ui-bots-short = Los bots van justos de tiempo: hay muchos pensando a la vez.
ui-bots-plain = Los bots fuertes aún están calentando y piensan más despacio.

## Lessons

ui-learn = Aprende jugando
ui-new-here = ¿Primera vez? Aprende en { $minutes } minutos
ui-new-here-how = Jugando: { $game }
ui-learn-lessons = { $lessons ->
    [one] Aprender: { $minutes } min
   *[other] Aprender: { $lessons } lecciones cortas
}
