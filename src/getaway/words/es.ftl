# What the program itself says, whatever the game.

you = { $name } (tú)
list = { $names } y { $last }
welcome = { $game }: tú contra { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Semilla { $seed }.
how-to = Escribe el número o el nombre de una opción. Una línea vacía vuelve a mostrar la mesa y la pregunta; ?, estas líneas. Lo demás lo hacen las letras; tras w puedes escribir lo que te gustaría hacer; tras t, lo que quieres decir; tras r, el número de una regla.
choice = Tu elección
not-a-choice = { $given } no es una de las opciones: escribe un número del 1 al { $last }.
refused = { $reason } ({ $rule })
no-such-rule = No hay ninguna regla { $rule }. Las reglas llevan números como { $example }.
no-more-input = No hay nada más que leer, así que dejas la mesa.
play-again = Jugar otra vez: { $command }
options = Opciones
option-default = por defecto: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Mi elección: { $action }
explain-instead = Segunda opción: { $instead }
explain-promise = Lo he prometido.
explain-my-chance = Mi probabilidad: { $before } → { $after } %
explain-their-chance = Probabilidad de { $who }: { $before } → { $after } %

# What a table says, whatever is played at it.

table-sits = { $name } toma asiento.
table-leaves = { $name } deja la mesa.
table-starts = Empieza la partida.
table-vote-is-due = Se acabó el tiempo de hablar: empieza la votación.
table-calls-vote = { $name } convoca la votación.
table-takes-back = { $name } deshace la última acción.
table-wants-pause = { $name } pide una pausa.
table-goes-on = { $name } quiere seguir.
table-bot-sits-in = Un bot juega en lugar de { $name }.
table-returns = { $name } ha vuelto.
table-closes = La mesa se cierra.
table-not-your-seat = { $seat ->
    [0] Aquí no tienes asiento, o tienes varios: di cuál.
   *[other] El asiento { $seat } no es tuyo.
}
table-no-such-seat = No hay asiento { $seat }; los hay del 1 al { $last }.
table-seat-taken = Ahí se sienta { $name }.
table-sent-away = Te han despedido de esta mesa.
table-knows-a-hand = Ya has visto otra mano en esta mesa.
table-time-is-up = Se ha acabado el tiempo para esa decisión.
table-outdated = Esta partida empezó con una versión anterior de las reglas y no puede continuar.
table-seat-empty = Nadie ocupa el asiento { $seat }.
table-no-offer = El asiento { $seat } no se cede con ese enlace.
table-only-creator = Solo puede hacerlo quien creó la mesa.
table-has-started = La partida ya ha empezado.
table-not-started = La partida no ha empezado.
table-is-over = La partida ha terminado.
table-not-over = La partida no ha terminado.
table-has-rematch = La revancha ya existe.
table-seats-empty = { $seats ->
    [one] Hay { $seats } asiento vacío.
   *[other] Hay { $seats } asientos vacíos.
}
table-bot-decides = Un bot juega en este asiento: recupéralo primero.
table-no-bot-here = Ningún bot juega en este asiento.
table-is-paused = La partida está en pausa.
table-clock-is-so = Ya lo has dicho.
table-older-question = Eso responde a la pregunta { $ask }; ahora vale la pregunta { $now }.
table-vote-not-called = Aún no se ha convocado la votación.
table-has-voted = Ya has votado.
table-cannot-call = Ahora no puedes convocar una votación.
table-cannot-undo = No hay nada que puedas deshacer: se ha mostrado algo nuevo o ha decidido otra persona.
table-say-one-thing = Di una sola cosa: una frase, un texto o una declaración.
table-too-talkative = Espera un poco antes de decir más.
table-no-such-phrase = No existe la frase { $phrase }.
table-no-statements = En este juego solo se habla con frases y textos.
table-no-name = Un nombre tiene de 1 a { $most } caracteres imprimibles.
table-no-text = Un texto tiene de 1 a { $most } caracteres imprimibles.
table-no-hint = Hay pistas para quien tiene que decidir ahora.
table-no-adviser = En este juego nadie puede dar pistas.
table-too-fast = Demasiados mensajes: espera un momento.
table-too-many = Tienes { $most } mesas sin terminar: termina o cierra antes una de ellas.
table-no-message = Esto no es un mensaje del protocolo: { $wrong }
table-say-hello = Primero di hello.
table-not-a-guest = El servidor aún no te conoce: dale antes un nombre.
table-try-again = Algo se interpuso: envíalo otra vez, por favor.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-well-played = ¡Bien jugado!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-yes-please = Sí, por favor.
phrase-no-thanks = No, gracias.
phrase-not-me = ¡Yo no he sido!
phrase-oops = ¡Uy!
phrase-goodbye = ¡Adiós!

# The screen of the terminal.

app-hint = Pista
app-undo = Deshacer
app-why = ¿Por qué no?
app-talk = Hablar
app-info = Detalles
app-rules = Reglas
app-quit = Salir
app-close = Cerrar
app-back = un paso atrás
app-small = Esta ventana tiene { $wide } × { $tall } caracteres; la mesa necesita 80 × 24.
app-how-to = Escribe el número de una opción, o usa las flechas e Intro, o el ratón. Lo demás lo hacen las teclas del pie.
app-seed = Semilla { $seed }
app-warming = los bots fuertes se preparan
app-thinking = { $who } está pensando…
app-hinting = Un bot piensa en tu pista…
app-ballot-in = Tu voto está dentro. Los demás aún votan.
app-looks-on = Todos los asientos están ocupados: miras la partida.
app-paused = La partida está en pausa.
app-resume = seguir con la partida
app-lobby = La partida no ha empezado. Quien tenga el enlace puede sentarse.
app-start = empezar la partida
app-seat-bot = sentar a un bot en el asiento vacío { $seat }
app-talk-time = Tiempo de hablar, hasta que se llame a votar.
app-talk-left = Tiempo de hablar, hasta que se llame a votar; segundos restantes: { $seconds }
app-call = llamar a votar
app-yes = decir que sí a la oferta { $number } de { $who }
app-no = decir que no a la oferta { $number } de { $who }
app-look = mirar como { $who }
app-return = recuperar el asiento del bot
app-again = jugar otra partida
app-leave = dejar la mesa
app-why-ask = ¿Qué te gustaría hacer? Escribe una parte y elige.
app-why-unknown = En este juego no hay nada así.
app-why-foreign = Esta mesa juega con cartas propias; aquí no se sabe cómo se llaman.
app-say = Di algo y pulsa Intro
app-saved = La partida está guardada. Para seguir: { $command }
app-come-back = Tu asiento se guarda. Para volver: { $command }
app-link = La mesa era: { $link }
app-table = { $game }. Tu mesa: { $link }
app-not-now = { $what }: ahora no se puede.
app-cut = Falta el final de la partida guardada; sigue desde la última línea completa.
app-broken = Se ha cortado la conexión; nuevo intento…
app-whole = La conexión ha vuelto.
app-pause = Pausa
app-ask-pause = pedir una pausa
app-no-pause = mejor sin pausa
app-rest = que un bot juegue por mí
app-mute = no oír más a { $who }
app-unmute = volver a oír a { $who }
app-rematch = jugar otra vez con la misma gente
app-follow = ir a la siguiente partida
app-seconds = { $question } Segundos restantes: { $seconds }
app-unsaved = { $why ->
    [full] El disco está lleno
   *[other] No se puede escribir el archivo de esta partida
} y la partida no queda guardada. Sigue; se vuelve a intentar con cada decisión.
app-saved-again = La partida vuelve a estar guardada.
app-not-saved = Las últimas decisiones no se pudieron guardar. La partida tal como estaba antes: { $command }
app-not-kept = No se pudo guardar quién eres en este servidor: { $wrong }. El asiento es tuyo hasta que te vayas.

# Of games that have no board and no words of their own for these.
small-question = ¿Qué haces?
small-won = { $winners ->
    [0] No ha ganado nadie.
    [one] Ha ganado { $who }.
   *[other] Han ganado { $who }.
}
small-not-yours = Ahora decide { $mover }.
small-not-now = Eso no se puede hacer ahora.
