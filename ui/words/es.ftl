# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Róbalo. Escóndelo.
ui-hero-2 = Ten una coartada.
ui-hero-about = Juegos de mesa sobre ladrones. Sin cuenta, en cualquier móvil.
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
ui-level-random = descuidado
ui-level-easy = fácil
ui-level-medium = listo
ui-level-hard = fuerte
ui-level-expert = experto
ui-your-turn = Te toca
ui-others-turn = Deciden los demás
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
ui-to-lobby = A la mesa
ui-join = Unirse
ui-watch = Mirar
ui-unofficial = Edición no oficial con textos y dibujos propios.

## You

ui-your-name = Tu nombre
ui-guest-names = Urraca, Zorro, Cuervo, Lince, Marta, Comadreja, Búho, Gato
ui-keep = Guardar
ui-other-device = En otro dispositivo
ui-other-device-why = Abre allí este enlace antes de un cuarto de hora y tus partidas irán contigo. No se lo enseñes a nadie: quien lo abra serás tú.
ui-other-device-make = Crear el enlace
ui-language = Idioma
ui-to-dark = Cambiar a oscuro
ui-to-light = Cambiar a claro

## Making a table

ui-players = Jugadores
ui-players-count = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
ui-clock = Reloj
ui-clock-none = Sin reloj
ui-clock-live = Un minuto cada uno
ui-clock-slow = Un día cada uno
ui-open-table = Mesa abierta
ui-open-table-why = Puede unirse cualquiera de este servidor. Si no, solo quien tenga el enlace.
ui-more-options = Más opciones
ui-talk-time = Tiempo para hablar antes de votar
ui-talk-endless = sin límite mientras estés a solas con bots
ui-seconds = { $seconds ->
    [0] nada
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
ui-stand-in = Bot que sustituye a quien se ha ido
ui-edition = Edición
ui-usual = lo habitual
ui-seat = Sitio { $seat }
ui-make-table = Abrir la mesa

## Lobby

ui-seats = Sitios
ui-free = Sitio libre
ui-you = tú
ui-here = presente
ui-away = ausente
ui-bot = Bot
ui-bot-of = Bot, { $level }
ui-bot-sits-in = juega un bot en su lugar
ui-seat-bot = Bot para el sitio { $seat }
ui-beside = A mi lado
ui-name-beside = Nombre de quien está a tu lado
ui-sit-down = Sentarse
ui-stand-up = Dejar el sitio
ui-empty-seat = Echar a { $name }
ui-full = Todos los sitios están ocupados. Cuando empiece podrás mirar.
ui-start = Empezar
ui-start-with-bots = { $bots ->
    [one] Empezar con { $bots } bot
   *[other] Empezar con { $bots } bots
}
ui-creator-starts = Empieza la partida quien abrió la mesa.
ui-invite = Enlace para tus amigos
ui-invite-why = Envíalo o acerca un móvil al código. Quien lo abra puede sentarse.
ui-qr = El enlace como código para un móvil
ui-copy = Copiar enlace
ui-only-here = Este enlace solo funciona en este aparato. Para los demás, inicia el servidor con --host 0.0.0.0.
ui-copied = Copiado
ui-send = Enviar
ui-close-table = Cerrar la mesa
ui-table-closed = Esta mesa se ha cerrado.

## At the table

ui-menu = Menú
ui-undo = Deshacer
ui-board-broken = El tablero de este juego no se puede mostrar; para jugar basta la lista.
ui-home = Inicio
ui-rules = Reglas
ui-rules-search = Buscar en las reglas
ui-rules-none = Ninguna regla habla de «{ $wanted }».
ui-settings = Ajustes
ui-log = Registro y charla
ui-say = Di algo
ui-phrases = Frases
ui-mute = Silenciar a { $name }
ui-unmute = Volver a oír a { $name }
ui-watch-link = Enlace para mirar
ui-pause = Pedir una pausa
ui-paused = La partida está en pausa.
ui-resume = Seguir
ui-pause-asked = Has pedido una pausa. Empieza cuando todos estén de acuerdo.
ui-pause-wanted = Quieren una pausa: { $names }.
ui-pause-agree = De acuerdo
ui-pause-forget = Da igual
ui-rest = Que juegue un bot por mí
ui-bot-plays = Un bot juega por ti.
ui-take-back = Recuperar mi sitio
ui-hand-over = Ceder mi sitio
ui-hand-over-why = Quien abra este enlace ocupa tu sitio y sigue con tus cartas.
ui-leave = Irse
ui-leave-why = Vuelve al inicio por ahora: el sitio sigue siendo tuyo y la partida está en tu lista. O vete del todo: un bot jugará por ti.
ui-leave-home = Al inicio por ahora
ui-leave-for-good = Irse del todo
ui-line-broken = Conexión perdida. Reintentando …
ui-your-decision = Decides tú.
ui-curtain = Pasa el dispositivo
ui-curtain-why = Ahora no debe mirar nadie más.
ui-curtain-open = Soy { $name }
ui-rematch = Otra vez
ui-watch-rematch = Mirar la próxima partida
ui-replay = Repasar

## Replay

ui-first = Al principio
ui-back = Atrás
ui-next = Siguiente
ui-last = Al final
ui-run = Reproducir
ui-stop = Parar
ui-step = Paso
ui-step-of = Paso { $step } de { $last }
ui-seen-by = Visto por
ui-spectator = un espectador
ui-all-hands = cartas a la vista
ui-download = Descargar la partida

## Settings and keys

ui-close = Cerrar
ui-theme = Claro u oscuro
ui-theme-system = como el dispositivo
ui-theme-light = claro
ui-theme-dark = oscuro
ui-sound = Sonido
ui-sound-why = Dos golpes cuando decides tú.
ui-confirm = Confirmar
ui-confirm-why = Preguntar otra vez antes de una decisión definitiva.
ui-motion = Movimiento
ui-motion-why = Las cartas y las piezas se mueven por la mesa.
ui-keys = Teclado
ui-key-tab = de una cosa a la siguiente
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

ui-loading = Cargando …
ui-trouble = No ha funcionado
ui-try-again = Intentar otra vez
ui-failed = El servidor dice: { $detail }
ui-failed-lost = No hay nada en esta dirección. Quizá se ha cerrado la mesa.
ui-failed-link = Este enlace es demasiado antiguo o está incompleto. Crea uno nuevo en el otro dispositivo.
ui-failed-offline = No se puede llegar al servidor.
