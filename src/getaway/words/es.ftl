# What the program itself says, whatever the game.

you = { $name } (tú)
bot-names = Curro, Lola, Chispa, Ganzúa, Rufo
page-description = Juegos de mesa de ladrones, con amigos y con bots
welcome = { $game }: tú contra { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Semilla { $seed }.
how-to = Escribe el número o el nombre de una opción. Una línea vacía vuelve a mostrar la mesa y la pregunta; ?, estas líneas. Para lo demás basta una letra: w y lo que te gustaría hacer, t y lo que quieres decir, r y el número de una regla.
choice = Tu elección
not-a-choice = «{ $given }» no es una opción: { $last ->
    [1] solo hay una, la 1.
   *[other] escribe un número del 1 al { $last }.
}
refused = { $reason } ({ $rule })
no-such-rule = No hay ninguna regla { $rule }. Las reglas llevan números como { $example }.
no-more-input = Se acabó la entrada, así que te levantas de la mesa.
play-again = Jugar otra vez: { $command }
options = Opciones
option-default = por defecto: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Lo mejor: { $action }
explain-then = Después: { $action }
explain-instead = Otra opción, { $instead }: { $chance } %
explain-runner-up = Segunda opción: { $instead }
explain-promise = Has dado tu palabra.
explain-chance = Tu probabilidad de ganar: { $chance } %
explain-nearly-equal = Están a la par: apenas importa cuál elijas.
explain-rival = { $way ->
    [down] La probabilidad de { $who } baja del { $before } al { $after } %.
   *[up] La probabilidad de { $who } sube del { $before } al { $after } %.
}
explain-election = Si se impone tu voto, ganas en { $after } de 100 simulaciones; con { $instead }, en { $before }.
explain-no-rule = Lo ha encontrado la búsqueda; ninguna regla sencilla lo explica.
ballot-for = voto por { $vote }

# A review of a finished game. Chances are in hundredths; a mark is said only where it is sure.
review-heading = { $game }: { $players } jugadores, { $steps } pasos
review-judged = Cada jugada se juzga por lo que se podía saber al hacerla, como si después todos jugaran como expertos. Solo se marca una jugada si lo que cuesta supera claramente el margen de error y un segundo juez lo confirma.
review-chances = Probabilidad de ganar en %, con las manos descubiertas
review-step = Paso
review-players = Jugadores
review-player = { $name }: precisión del { $accuracy } %. Imprecisiones: { $inaccuracies }, errores: { $mistakes }, errores graves: { $blunders }.
review-player-dull = { $name }: no había nada en que equivocarse.
review-share = Del { $equal } % al { $result } %: jugadas propias { $own }, los demás { $others }, cartas { $cards }.
review-marks = Momentos clave
review-no-marks = Nadie cometió un error claro.
review-mark = Paso { $step }, { $name }: { $done }. { $grade ->
    [inaccuracy] Una imprecisión
    [mistake] Un error
   *[blunder] Un error grave
}: { $chance } % en vez de { $best } %. Cuesta { $lost } ± { $error } puntos.
review-before = Antes: { $told }
review-better = Mejor: { $better }.
review-only = Paso { $step }, { $name }: { $done }. ¡La única jugada buena!
review-no-rule = Lo ha encontrado la búsqueda; ninguna regla sencilla lo explica.
review-votes = Votaciones
review-vote = Ronda { $round }: { $ballots }
review-ballot = { $broke ->
    [yes] { $name } – { $vote } (promesa rota)
   *[no] { $name } – { $vote }
}
review-promises = Promesas
review-promise = { $name }: { $words } { $fate ->
    [kept] Cumplida.
    [broken] Rota.
    [void] Sin efecto.
   *[open] Aún abierta.
}
review-stopped = El juez se ha detenido en el paso { $step }. Lo ya analizado se conserva.
review-old-rules = Esta partida se jugó con reglas anteriores. Puedes verla, pero el juez solo conoce las de ahora.
review-not-ready = El análisis aún no está listo.
review-too-many = Muchas partidas esperan al juez. Inténtalo más tarde.

# The picture of a link where it is posted, and what the link says of itself there.
preview-step = Paso { $step } de { $steps }
preview-knew = Probabilidades de ganar en %, según lo que cada cual podía saber
preview-open = Mesa abierta
preview-running = Partida en curso
preview-over = Partida terminada
preview-free = sitio libre
preview-seat = Sitio { $seat }
preview-move = { $name }: { $move }, { $chance } %
preview-better = Mejor: { $move }, { $chance } %
preview-about-review = Dónde se ganó y se perdió esta partida, jugada a jugada
preview-about-over = Repasa esta partida paso a paso
preview-about-open = Hay una mesa abierta: ven a jugar
preview-about-running = Hay una partida en marcha: ven a verla
branch-is-over = En este paso la partida ya ha terminado. Elige uno anterior.
branch-old-rules = Esta partida se jugó con reglas anteriores. Puedes verla, pero ya no se puede seguir jugando desde ahí.
table-branches = ¿Y si…? Desde aquí, la partida toma otro rumbo. Lo que { $name } no podía saber se reparte de nuevo.

# What a language model is told; tools are named as they are called.

model-instructions = Juegos de mesa de ladrones. start_table empieza una partida, join_table te sienta a la mesa de alguien. Las dos te dan una clave: es el sitio (seat) que piden las demás herramientas. Después espera, lee y actúa hasta que acabe la partida.
model-prompt = Juega una partida entera de { $game } con las herramientas de este servidor e intenta ganar.

    1. start_table con el juego { $name } empieza una partida contra bots; join_table te sienta a la mesa de un enlace. Las dos te dan una clave, que las demás herramientas piden como seat.
    2. wait vuelve cuando te toca. Lee la mesa y tus opciones y llama a act con el número de una de ellas. Después, otra vez wait, hasta que acabe la partida.
    3. Solo ves lo que puede ver tu sitio. Si algo se rechaza, se te dice qué regla lo prohíbe; en rules están todas.

    Antes de elegir, piensa en qué quieren los demás. Al final, di en dos frases cómo has jugado.
model-since = Desde la última vez que miraste:
model-seats = Sitios: { $seats }
model-lobby = { $empty ->
    [0] Todos los sitios están ocupados, pero la partida no ha empezado.
    [one] La partida no ha empezado: queda { $empty } sitio libre.
   *[other] La partida no ha empezado: quedan { $empty } sitios libres.
}
model-talk = Es hora de hablar antes de la votación. Con compose y say dices algo, con wait oyes a los demás y call_vote pone fin a la charla.
model-waits = Falta por decidir: { $who }.
model-answered = Ya has decidido. Faltan los demás.
model-choices = Tus opciones, con el número que pide act:
model-not-asked = Ahora nadie te pregunta nada. wait te avisa cuando te toque.
model-no-talk = En este juego no hay ofertas ni promesas.
model-nothing-promised = Aún no hay ofertas ni promesas.
model-can-say = Ahora puedes decir esto: { $said }

# What a table says, whatever is played at it.

# A player who has had their data deleted.
table-somebody = alguien
table-sits = { $who-is ->
    [you] Te sientas a la mesa.
   *[other] { $name } se sienta a la mesa.
}
table-leaves = { $who-is ->
    [you] Te levantas de la mesa.
   *[other] { $name } se levanta de la mesa.
}
table-starts = Empieza la partida.
table-vote-is-due = Basta de charla. A votar.
table-calls-vote = { $who-is ->
    [you] Llamas a votar.
   *[other] { $name } llama a votar.
}
table-takes-back = { $who-is ->
    [you] Deshaces la última acción.
   *[other] { $name } deshace la última acción.
}
table-wants-pause = { $who-is ->
    [you] Pides una pausa.
   *[other] { $name } pide una pausa.
}
table-goes-on = { $who-is ->
    [you] Quieres seguir.
   *[other] { $name } quiere seguir.
}
table-wants-coach = { $who-is ->
    [you] Quieres
   *[other] { $name } quiere
} al entrenador en esta mesa. Vendrá cuando todos lo quieran.
table-no-coach = { $who-is ->
    [you] Prefieres
   *[other] { $name } prefiere
} jugar sin entrenador.
table-bot-sits-in = { $who-is ->
    [you] Un bot juega en tu lugar.
   *[other] Un bot juega en lugar de { $name }.
}
table-returns = { $who-is ->
    [you] Has vuelto.
   *[other] { $name } ha vuelto.
}
table-closes = La mesa se cierra.
table-not-your-seat = { $seat ->
    [0] No tienes sitio aquí, o tienes varios: di cuál.
   *[other] El sitio { $seat } no es tuyo.
}
table-no-such-seat = El sitio { $seat } no existe: van del 1 al { $last }.
table-seat-taken = Ese sitio está ocupado: ahí está { $name }.
table-sent-away = Te han echado de esta mesa.
table-knows-a-hand = Ya has visto las cartas de otra persona en esta mesa y no puedes sentarte.
table-time-is-up = Demasiado tarde: se acabó el tiempo para esa decisión.
table-outdated = Esta partida empezó con una versión anterior de las reglas y no puede continuar.
table-seat-empty = Nadie ocupa el sitio { $seat }.
table-no-offer = Ese enlace no cede el sitio { $seat }.
table-only-creator = Eso solo puede hacerlo el anfitrión.
table-has-started = La partida ya ha empezado.
table-is-dealing = Se están repartiendo las cartas. Espera un momento.
table-no-number = Ese no es un número para barajar, o no es el que guardaste bajo llave.
table-number-not-asked = Ahora nadie pide ese número.
table-not-started = La partida aún no ha empezado.
table-is-over = La partida ha terminado.
table-not-over = La partida aún no ha terminado.
table-has-rematch = Ya hay una revancha abierta.
table-seats-empty = { $seats ->
    [one] Queda { $seats } sitio libre.
   *[other] Quedan { $seats } sitios libres.
}
table-bot-decides = Un bot juega en este sitio: recupéralo primero.
table-no-bot-here = Ningún bot juega en este sitio.
table-is-paused = La partida está en pausa.
table-clock-is-so = Ya lo has dicho.
table-nothing-to-see = Ya no queda nada que ver.
table-older-question = Demasiado tarde: eso responde a la pregunta { $ask } y ya vamos por la { $now }.
table-vote-not-called = Aún no se ha llamado a votar.
table-has-voted = Ya has votado.
table-cannot-call = Ahora no puedes llamar a votar.
table-cannot-undo = Ya no se puede deshacer: se ha mostrado algo nuevo o ha decidido otra persona.
table-say-one-thing = Una sola cosa cada vez: una frase rápida, un texto tuyo o una frase construida.
table-undone-enough = Ya has deshecho { $most } veces: ahora la decisión es firme.
table-enough = Ya has hecho bastantes cambios en esta mesa. Ahora, a jugar.
table-too-talkative = ¡Calma! Deja que los demás respondan.
table-no-such-phrase = No existe la frase { $phrase }.
table-no-statements = En este juego solo hay frases rápidas y tus propias palabras.
table-no-name = El nombre debe tener de 1 a { $most } caracteres.
table-no-text = El mensaje debe tener de 1 a { $most } caracteres.
table-no-hint = Las pistas son para quien decide ahora.
table-no-adviser = En este juego nadie puede dar pistas.
table-too-fast = Demasiados mensajes: espera un momento.
table-too-many = Tienes { $most } mesas sin terminar: termina o cierra antes una de ellas.
table-too-many-guests = Desde tu dirección acaban de llegar muchos jugadores nuevos. Inténtalo de nuevo en unos minutos.
table-too-many-tables = Son muchas mesas nuevas en poco tiempo. Inténtalo de nuevo en unos minutos.
table-one-seat = Ya tienes un sitio aquí. El segundo es para alguien que juega en tu mismo dispositivo.
table-no-message = El servidor no entiende ese mensaje: { $wrong }
table-say-hello = Primero envía hello.
table-not-a-guest = El servidor aún no te conoce: elige antes un nombre.
table-try-again = Algo ha fallado. Inténtalo otra vez.
table-disk-full = El disco del servidor está lleno, así que no se puede guardar nada. Avisa a quien lo lleva.
table-database-away = El servidor no puede acceder ahora a su base de datos. No se ha perdido nada; inténtalo dentro de un momento.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-well-played = ¡Bien jugado!
phrase-one-moment = ¡Un momento!
phrase-your-turn = ¡Te toca!
phrase-yes-please = Sí, por favor.
phrase-no-thanks = No, gracias.
phrase-not-me = ¡Yo no he sido!
phrase-oops = ¡Ups!
phrase-goodbye = ¡Nos vemos!

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
app-how-to = Escribe el número de una opción, o usa las flechas e Intro, o el ratón. Para lo demás están las teclas de abajo.
app-seed = Semilla { $seed }
app-warming = los bots fuertes están calentando
app-thinking = { $who } está pensando…
app-hinting = Un bot te busca una pista…
app-ballot-in = Tu voto está en la urna. Faltan los demás.
app-looks-on = Todos los sitios están ocupados: estás de mirón.
app-paused = La partida está en pausa.
app-resume = seguir con la partida
app-lobby = La partida no ha empezado. Quien tenga el enlace puede sentarse.
app-start = empezar la partida
app-seat-bot = sentar a un bot en el sitio { $seat }
app-talk-time = Tiempo de hablar, hasta que se llame a votar.
app-talk-left = Tiempo de hablar, hasta que se llame a votar. Segundos restantes: { $seconds }
app-call = llamar a votar
app-yes = aceptar la oferta { $number } de { $who }
app-no = rechazar la oferta { $number } de { $who }
app-look = ver la mesa como { $who }
app-return = recuperar mi sitio
app-again = jugar otra partida
app-leave = levantarse de la mesa
app-why-ask = ¿Qué te gustaría hacer? Escribe una palabra y elige.
app-why-unknown = En este juego no hay nada así.
app-why-foreign = Esta mesa juega con cartas propias; aquí no se sabe cómo se llaman.
app-say = Di algo y pulsa Intro
app-saved = La partida está guardada. Para seguir: { $command }
app-come-back = Te guardamos el sitio. Para volver: { $command }
app-link = La mesa era: { $link }
app-table = { $game }. Tu mesa: { $link }
app-not-now = { $what }: ahora no.
app-cut = A la partida guardada le falta el final; se sigue desde la última línea completa.
app-chance-kept = El reparto fue limpio: el servidor respetó lo que había fijado de antemano, y tu número al azar también contó.
app-chance-broken = Cuidado: esta partida no se repartió como había prometido el servidor.
app-broken = Se ha cortado la conexión. Reintentando…
app-whole = La conexión ha vuelto.
app-pause = Pausa
app-ask-pause = pedir una pausa
app-no-pause = mejor sin pausa
app-ask-coach = pedir el entrenador
app-no-coach = mejor sin entrenador
app-rest = que un bot juegue por mí
app-mute = silenciar a { $who }
app-unmute = volver a oír a { $who }
app-rematch = jugar otra vez con la misma gente
app-follow = ir a la siguiente partida
app-seconds = { $question } Segundos restantes: { $seconds }
app-unsaved = { $why ->
    [full] El disco está lleno
   *[other] No se puede escribir el archivo de esta partida
} y la partida no se está guardando. Sigue jugando: se vuelve a intentar tras cada decisión.
app-saved-again = La partida vuelve a estar guardada.
app-not-saved = Las últimas decisiones no se pudieron guardar. Para retomar la partida tal como estaba antes: { $command }
app-not-kept = No se pudo guardar tu identidad en este servidor: { $wrong }. El sitio es tuyo hasta que te vayas.

# Of games that have no board and no words of their own for these.
small-question = ¿Qué haces?
small-won = { $winners ->
    [0] No gana nadie.
    [one] { $who-is ->
        [you] ¡Ganas tú!
       *[other] Gana { $who }.
    }
   *[other] { $who-is ->
        [you] ¡Ganáis { $who-others } y tú!
       *[other] Ganan { $who }.
    }
}
small-not-yours = Ahora decide { $mover }.
small-not-now = Eso no se puede hacer ahora.
