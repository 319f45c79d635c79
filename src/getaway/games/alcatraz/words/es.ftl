# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

alcatraz = Alcatraz: The Scapegoat
poster = Alcatraz: The Scapegoat
    .pitch = Huid juntos de la isla. Uno se queda: el chivo expiatorio.
    .minutes = 60 minutos
    .credit = Alcatraz: The Scapegoat es un juego de Rafał Cywicki, Krzysztof Cywicki y Krzysztof Hanusz.
room = { $room ->
    [chapel] Capilla
    [radio_room] Sala de radio
    [dining_hall] Comedor
    [infirmary] Enfermería
    [exercise_yard] Patio
    [visiting_room] Sala de visitas
    [workshop] Taller
    [recreation_room] Sala de recreo
    [cell_block] Bloque de celdas
    [laundry] Lavandería
    [guard_room] Sala de guardias
   *[wardens_office] Despacho del alcaide
}
room-side = { $room } ({ $side ->
    [gold] oro
   *[silver] plata
})
room-price = Uso: { $price ->
    [none] ahora no
    [0] gratis
    [one] { $price } punto
   *[other] { $price } puntos
}
thing = { $thing ->
    [key] llave
    [shiv] pincho
    [jacket] chaqueta
    [medicine] medicina
    [tool] herramienta
    [gun] pistola
   *[cash] billete
}
# The same as the object of a sentence: "Bo coge …".
a-thing = { $thing ->
    [key] una llave
    [shiv] un pincho
    [jacket] una chaqueta
    [medicine] una medicina
    [tool] una herramienta
    [gun] la pistola
   *[cash] 1 billete
}
# A frame-up card by its effect.
card = { $card ->
    [gather_guards] Chivatazo
    [return_item] Cacheo
    [take] Extorsión
    [send_to_cell_block] Aislamiento
    [exhaust] Paliza
    [move_task] Cambio de planes
    [replace_task] Al descubierto
   *[forbid_task] Trapos sucios
}

## Events

moves = { $who } cambia de sala: { $room }.
uses = { $who } usa la sala: { $room }.
steals = { $who } le roba { $thing } a { $victim }.
riots = { $who } arma bronca; acude un guardia desde esta sala: { $room }.
does-task = { $who } completa la tarea del elemento { $element }.
gives-to-task = { $who } da { $thing } para la tarea.
drops = { $who } suelta { $thing }.
picks-up = { $who } recoge { $thing }.
plays-frame-up = { $who } juega una carta de encerrona: { $card }.
bribes = { $who } soborna a un guardia.
pushes = { $who } saca fuerzas y consigue un punto más.
ends-turn = { $who } termina el turno.
pays = { $who } paga { $thing }.
takes = { $who } coge { $thing }.
guard-goes = Un guardia cambia de sala: { $origin } → { $target }.
under-deck = Una carta de encerrona de la mano de { $owner } va debajo del mazo.
under-deck-card = Una carta de encerrona de la mano de { $owner } va debajo del mazo: { $card }.
keeps = { $who } mira cartas de encerrona y se queda con una.
keeps-card = { $who } mira cartas de encerrona y se queda con esta: { $card }.
rests = { $who } recupera { $stamina } de aguante.
earns = { $who } recibe { $cash ->
    [one] { $cash } billete
   *[other] { $cash } billetes
}.
draws-frame-up = { $who } coge una carta de encerrona.
draws-frame-up-card = { $who } coge una carta de encerrona: { $card }.
hits = La víctima es { $victim }.
task-goes = La tarea del elemento { $element } cambia de sala: { $room }.
task-replaced = La tarea del elemento { $element } va debajo del mazo.
framed-of = { $victim } pierde { $thing }.
# A trade or a gift. Not "Bo y Inés": "y" would have to change.
trades = { $who } llega a un acuerdo con { $other }.
gives = { $who } le da { $thing } a { $other }.
offers = { $who } le propone un intercambio a { $other }.
would-give = { $who } le daría { $thing } a { $other }.
asks = { $who } quiere completar la tarea del elemento { $element }.
would-give-to-task = { $who } daría { $thing } para la tarea.
refuses = { $who } dice que no.
marks = { $who } marca el elemento { $element }.
bonus-task = La carta de tarea sacada del mazo muestra el elemento { $element }, para todo el mundo menos el chivo expiatorio.
new-task = Llega una tarea nueva del elemento { $element }: { $room }.
passed = Ya hay una tarea del elemento { $element } en el tablero; la carta va debajo del mazo.
guard-comes = Llega un guardia: { $room }. { $left ->
    [0] Era el último.
    [one] Queda { $left } por llegar.
   *[other] Quedan { $left } por llegar.
}
votes = { $who } vota por { $candidate }.
elected = { $who } es el chivo expiatorio, con una bonificación de +{ $bonus }.
round-begins = Empieza la ronda { $round }.
escape = El plan está completo. ¡La fuga es un éxito!
stays = { $who } se queda dentro.
lost = Llega el guardia número 21: no escapa nadie.

## The end

end-escaped = { $who } escapan y ganan.
end-stays-scapegoat = { $who } se queda: sin el chivo expiatorio, el resto tiene los seis elementos.
end-stays-only = { $who } se queda: solo sin { $who } tiene el resto los seis elementos.
end-stays-elements = { $who } se queda: de las personas a las que se puede dejar atrás, es la que menos elementos tiene.
end-stays-cash = { $who } se queda: tiene tantos elementos como otra persona, pero menos billetes.
end-stays-items = { $who } se queda: tiene tantos elementos y billetes como otra persona, pero menos objetos.
end-stays-stamina = { $who } se queda: empata en todo lo demás, pero tiene menos aguante.
end-stays-named = { $who } se queda: empata en todo, y el chivo expiatorio ha nombrado a { $who }.
end-lost = Pierde todo el mundo: el guardia número 21 ha llegado antes de completarse el plan.

## What is asked, and the choices

ask-turn = ¿Qué haces?
ask-vote = ¿Quién debe ser el chivo expiatorio?
ask-pay = ¿Con qué pagas?
ask-take = ¿Qué objeto coges?
ask-guard-from = ¿De qué sala sacas un guardia?
ask-guard-to = ¿A qué sala va el guardia?
ask-whose-card = ¿De quién es la carta de encerrona que va debajo del mazo?
ask-own-card = ¿Cuál de tus cartas de encerrona va debajo del mazo?
ask-keep = ¿Con qué carta de encerrona te quedas?
ask-loot = ¿Qué robas?
ask-target = ¿A quién le tiendes la encerrona?
ask-target-thing = ¿Qué pierde la víctima?
ask-gather-room = ¿En qué sala se juntan los guardias?
ask-gather-from = ¿De qué sala viene un guardia?
ask-target-task = ¿Qué tarea? Di en qué sala está.
ask-trade-give = ¿Qué das?
ask-trade-want = ¿Qué quieres a cambio?
ask-trade-answer = ¿Aceptas este intercambio?
ask-task-giver = ¿Quién da el siguiente objeto?
ask-task-answer = ¿Das lo que te piden?
ask-stay = Empate en todo: ¿quién se queda?
do-move = ir a esta sala: { $room }
do-use = usar la sala
do-rob = robar a { $victim }
do-riot = armar bronca, con un guardia de esta sala: { $room }
do-task = completar la tarea
do-drop = soltar { $thing }
do-pick-up = recoger { $thing }
do-frame-up = jugar una carta de encerrona: { $card }
do-trade = hacer un intercambio con { $other }
do-bribe = sobornar a un guardia
do-push = sacar fuerzas
do-end = terminar el turno
pick-room = { $room }
pick-seat = { $who }
pick-gun = la pistola de { $who }
pick-thing = { $thing }
pick-card = { $card }
pick-done = nada más
pick-yes = sí
pick-no = no

## The table

table-round = Ronda { $round }
table-guards = Guardias: { $guards } de 21
table-scapegoat = Chivo expiatorio: { $who }, bonificación +{ $bonus }
table-points = Puntos restantes: { $points }
table-room = Sala
table-prisoners = Personas
table-items = Objetos
table-guards-here = Guardias
table-task = Tarea
table-stamina = Aguante
table-cash = Billetes
table-elements = Elementos
table-frame-ups = Encerronas
table-hand = Tus cartas de encerrona
table-gold = oro
table-demand = { $element }: { $prisoners ->
    [one] { $prisoners } persona
   *[other] { $prisoners } personas
}, { $guards ->
    [0] ningún guardia
    [one] como mucho { $guards } guardia
   *[other] como mucho { $guards } guardias
}, { $items }
table-legend = Las tareas, las cartas de encerrona y los objetos son una reconstrucción; consulta la regla AL-4. Entre paréntesis en cada sala: los puntos que cuesta usarla ahora.

## Refusals

no-game-over = La partida ha terminado.
no-not-yours = Ahora decide { $mover }.
no-such-action = La acción { $action } no existe.
no-finish-first = Primero acaba lo que has empezado.
no-not-asked = Ahora no se pregunta nada de eso.
no-answer-first = Primero di sí o no.
no-not-offered = Esa opción no se ofrece.
no-points = No te quedan puntos.
no-not-next = Esta sala no es vecina de la tuya: { $room }.
no-room-full = En esta sala hay 4 guardias y no puede entrar nadie: { $room }.
no-four-guards = Con 4 guardias en tu sala solo puedes salir de ella.
no-three-guards = Con 3 guardias en tu sala solo puedes moverte, jugar cartas de encerrona, hacer intercambios, sobornar y sacar fuerzas; { $bribe ->
    [one] un soborno de { $bribe } billete ayudaría
   *[other] con sobornos por { $bribe } billetes bastaría
}.
no-two-guards = Con 2 guardias, esto cuesta { $price ->
    [one] { $price } punto
   *[other] { $price } puntos
} y tienes { $points }; con un soborno de 1 billete bastaría.
no-used = Ya has usado esta sala en este turno.
no-nothing-comes = No serviría de nada.
no-yourself = Contigo no puedes hacer eso.
no-not-here = { $who } no está en tu sala.
no-such-seat = En esta mesa no existe el asiento { $seat }.
no-stolen = Ya has robado en esta ronda.
no-nothing-to-steal = { $who } no tiene nada que te quepa.
no-no-guard = En esta sala no hay ningún guardia: { $room }.
no-your-room-full = En tu sala ya hay 4 guardias.
no-no-task = En tu sala no hay ninguna tarea.
no-scapegoat = El chivo expiatorio no puede completar tareas.
no-forbidden = No puedes completar tareas en esta ronda.
no-few-prisoners = La tarea pide { $needed } personas aquí y solo hay { $here }.
no-many-guards = La tarea { $allowed ->
    [0] no permite ningún guardia
    [one] permite como mucho { $allowed } guardia
   *[other] permite como mucho { $allowed } guardias
} aquí y hay { $here } mirando.
no-items-missing = Entre quienes están aquí no se reúnen los objetos que pide.
no-refused = En este turno ya se han rechazado todas las formas de pedirlo.
no-not-held = No tienes esto: { $thing }.
no-not-lying = Esto no está suelto aquí: { $thing }.
no-no-space = No tienes espacio para esto: { $thing }.
no-not-scapegoat = Solo el chivo expiatorio juega cartas de encerrona.
no-card-not-held = No tienes esta carta de encerrona.
no-card-changes-nothing = Esta carta de encerrona no cambiaría nada ahora.
no-trades-left = Ya has hecho todos los intercambios de este turno.
no-nothing-to-trade = No hay nada que podáis intercambiar.
no-no-cash = No tienes billetes.
no-all-bribed = No queda ningún guardia que sobornar.
no-pushed = Ya has sacado fuerzas en este turno.
no-no-stamina = No te queda aguante.

## Talk and promises

# Where a prisoner is, and how many of a thing somebody gives.
in-room = { $room ->
    [chapel] en la capilla
    [radio_room] en la sala de radio
    [dining_hall] en el comedor
    [infirmary] en la enfermería
    [exercise_yard] en el patio
    [visiting_room] en la sala de visitas
    [workshop] en el taller
    [recreation_room] en la sala de recreo
    [cell_block] en el bloque de celdas
    [laundry] en la lavandería
    [guard_room] en la sala de guardias
   *[wardens_office] en el despacho del alcaide
}
some-things = { $count ->
    [1] { a-thing }
   *[other] { $count } { $thing ->
        [key] llaves
        [shiv] pinchos
        [jacket] chaquetas
        [medicine] medicinas
        [tool] herramientas
       *[cash] billetes
    }
}
# A thing that somebody has.
thing-had = { a-thing }
to-one = a { $to }
to-several = a { $to }
pair = { $one }, { $two }
# What is promised: person and role tell the speaker (i), the one spoken to (you) and the others; own is the same prisoner again.
clause-vote = En la ronda { $round } { $person ->
    [i] votaré
    [you] votarás
   *[other] { $who } votará
} por { $role ->
    [own] { $person ->
        [i] mí
        [you] ti
       *[other] su propia candidatura
    }
    [i] mí
    [you] ti
   *[other] { $other }
}.
clause-not-vote = De la ronda { $first } a la ronda { $round } { $person ->
    [i] no votaré
    [you] no votarás
   *[other] { $who } no votará
} por { $role ->
    [own] { $person ->
        [i] mí
        [you] ti
       *[other] su propia candidatura
    }
    [i] mí
    [you] ti
   *[other] { $other }
}.
clause-not-vote-once = En la ronda { $round } { $person ->
    [i] no votaré
    [you] no votarás
   *[other] { $who } no votará
} por { $role ->
    [own] { $person ->
        [i] mí
        [you] ti
       *[other] su propia candidatura
    }
    [i] mí
    [you] ti
   *[other] { $other }
}.
clause-give = Antes de que acabe la ronda { $round } { $person ->
    [i] { "" }
    [you] { "" }
   *[other] { $who }{ " " }
}{ $role ->
    [i] me
    [you] te
   *[other] le
} { $person ->
    [i] daré
    [you] darás
   *[other] dará
} { $things }{ $role ->
    [i] { "" }
    [you] { "" }
   *[other] { " " }a { $other }
}.
clause-swap = Antes de que acabe la ronda { $round } { $person ->
    [i] { "" }
    [you] { "" }
   *[other] { $who }{ " " }
}{ $role ->
    [i] me
    [you] te
   *[other] le
} { $person ->
    [i] cambiaré
    [you] cambiarás
   *[other] cambiará
} { $thing } por { $wanted }{ $role ->
    [i] { "" }
    [you] { "" }
   *[other] { " " }a { $other }
}.
clause-at = En la ronda { $round } { $person ->
    [i] estaré
    [you] estarás
   *[other] { $who } estará
} { $place }.
clause-bring = En la ronda { $round } { $person ->
    [i] estaré
    [you] estarás
   *[other] { $who } estará
} { $place } y { $person ->
    [i] llevaré
    [you] llevarás
   *[other] llevará
} { $thing }.
clause-let = Hasta el final de la ronda { $round } { $person ->
    [i] { "" }
    [you] { "" }
   *[other] { $who }{ " " }
}{ $role ->
    [i] me
    [you] te
   *[other] le
} { $person ->
    [i] dejaré
    [you] dejarás
   *[other] dejará
} la tarea del elemento { $element }{ $role ->
    [i] { "" }
    [you] { "" }
   *[other] { " " }a { $other }
}.
clause-not-steal = Hasta el final de la ronda { $round } { $person ->
    [i] { "" }
    [you] { "" }
   *[other] { $who }{ " " }
}no { $role ->
    [i] me
    [you] te
   *[other] le
} { $person ->
    [i] robaré
    [you] robarás
   *[other] robará
} nada{ $role ->
    [i] { "" }
    [you] { "" }
   *[other] { " " }a { $other }
}.
clause-not-frame-up = Hasta el final de la ronda { $round } { $person ->
    [i] no jugaré
    [you] no jugarás
   *[other] { $who } no jugará
} { $card ->
    [any] ninguna carta de encerrona
   *[other] la carta de encerrona «{ $named }»
}{ $role ->
    [nobody] { "" }
    [i] { " " }contra mí
    [you] { " " }contra ti
   *[other] { " " }contra { $other }
}.
clause-guard = Antes de que acabe la ronda { $round } { $person ->
    [i] moveré
    [you] moverás
   *[other] { $who } moverá
} a un guardia: { $origin } → { $target }.
condition-elected = Esto vale solo si en la ronda { $round } el chivo expiatorio { $person ->
    [i] soy yo
    [you] eres tú
   *[other] es { $who }
}.
condition-done = Esto vale solo si se completa la tarea del elemento { $element }.
condition-has = Esto vale solo si { $person ->
    [i] tengo
    [you] tienes
   *[other] { $who } tiene
} { $thing }.
talk-offer = Mi oferta { $to }:
talk-promise = Mi promesa { $to }:
talk-counter = Mi respuesta { $to } sobre la oferta { $ref }: mejor así.
talk-ask = Mi petición { $to }:
talk-accept = Acepto la oferta { $ref }.
talk-reject = Rechazo la oferta { $ref }.
talk-withdraw = Retiro la oferta { $ref }.
talk-accuse = Yo digo que la promesa { $ref } no se ha cumplido.
talk-in-return = A cambio:
talk-all = Hace falta el sí de todas las personas nombradas.
talk-expires = La oferta vale hasta el final de la ronda { $round }.
offer-stands = { $who } ofrece a { $to }:
request-stands = { $who } pide a { $to }:
promise-open = { $who } ha prometido { $to }:
promise-kept = { $who } ha cumplido una promesa hecha { $to }:
promise-broken = { $who } ha roto una promesa hecha { $to }:
promise-void = Una promesa de { $who } { $to } queda sin efecto:
no-talk-form = Esta parte de lo dicho no encaja: { $part }. Encaja: { $allowed }
no-talk-round = Esta ronda no encaja: { $part }. Tiene que ser de { $first } a { $last }.
no-talk-too-late = Ya es tarde para esto: { $part }.
no-talk-own = Solo puedes prometer lo que harás tú.
no-talk-theirs = Solo puedes pedir algo a las personas con las que hablas.
no-talk-same = Ahí está dos veces lo mismo.
no-talk-card = Esta carta no se juega contra nadie: { $card }.
no-talk-task = No hay ninguna tarea del elemento { $element } en el tablero.
no-talk-ref = No hay ninguna oferta { $ref } pendiente.
no-talk-not-to-you = Esta oferta no iba dirigida a ti.
no-talk-not-yours = Esta oferta no es tuya.
no-talk-counter = La respuesta a una oferta tiene que ir dirigida a quien la hizo: { $who }.
no-talk-accepted = Ya has aceptado esto.
no-talk-many = Ya hay { $most } ofertas tuyas sin respuesta; retira antes una.
no-talk-again = Eso ya lo has prometido.
no-talk-promise = No existe la promesa { $ref }.

# Building a statement, step by step.
say-build = hacer una oferta, una promesa o una petición…
say-to = ¿A quién hablas?
say-more = ¿Qué dices?
say-side = { $side ->
    [give] Yo…
    [get] Tú…
   *[several] Alguien de vosotros…
}
say-clause = { $side ->
    [give] { $clause ->
        [vote] Votaré por…
        [not_vote] No votaré por…
        [give] Doy…
        [swap] Cambio…
        [at] Iré a…
        [bring] Llevaré…
        [let] Dejo la tarea…
        [not_steal] No robaré…
        [not_frame_up] Sin encerronas…
       *[guard] Muevo un guardia…
    }
   *[get] { $clause ->
        [vote] Vota por…
        [not_vote] No votes por…
        [give] Dame…
        [swap] Cambia…
        [at] Ve a…
        [bring] Lleva…
        [let] Deja la tarea…
        [not_steal] No robes…
        [not_frame_up] Sin encerronas…
       *[guard] Mueve un guardia…
    }
}
say-gap = { $gap ->
    [candidate] ¿Quién es?
    [to] ¿A quién?
    [against] ¿Contra quién?
    [with] ¿Con quién?
    [victim] ¿A quién?
    [who] ¿Quién lo hace?
    [room] ¿Qué sala?
    [origin] ¿De qué sala?
    [target] ¿A qué sala?
    [thing] ¿Qué?
    [wanted] ¿A cambio de qué?
    [item] ¿Qué objeto?
    [card] ¿Qué carta de encerrona?
    [task] ¿Qué tarea?
    [count] ¿Cuántos?
    [by] ¿Antes del final de qué ronda?
    [until] ¿Hasta el final de qué ronda?
    [first] ¿Desde qué ronda?
    [expires] ¿Hasta el final de qué ronda está abierta?
   *[round] ¿En qué ronda?
}
say-if = { $condition ->
    [elected] solo si … es chivo expiatorio
    [done] solo si se hace la tarea …
   *[has] solo si … tiene …
}
say-task = { table-task } { $element } ({ $room })
say-count = ×{ $count }
say-any-card = cualquier carta
say-anybody = contra nadie
say-open = la oferta sigue abierta más tiempo…
say-unconditionally = sin la condición
say-start-again = empezar de nuevo
say-it = decirlo
say-joint = ofrecer a { $who }: votamos los dos por { $candidate }
say-counter = responder a la oferta { $number } de { $who } con otra…
say-withdraw = retirar tu oferta { $number }
say-accuse = decir que { $who } rompió la promesa { $number }: «{ $clause }»
say-promises = Promesas

## Options

option-sides = Caras de las salas: silver (plata), mixed (mezcladas) o gold (oro)
option-task_items = Objetos para una tarea: consent (quien da puede negarse) o pooled (elige quien la completa)
option-free_rooms = Usos gratuitos de salas con 2 o 3 guardias: printed (como en el reglamento) o designer (como dijo un autor)
option-trades = Máximo de intercambios y regalos por turno
option-refusals = Máximo de ofertas rechazadas por turno
switch-sides = Caras de las salas
switch-task_items = Objetos para una tarea
switch-free_rooms = Usos gratuitos de salas con 2 o 3 guardias
switch-trades = Máximo de intercambios y regalos por turno
switch-refusals = Máximo de ofertas rechazadas por turno
choice-silver = plata
choice-mixed = mezcladas
choice-gold = oro
choice-consent = quien da puede negarse
choice-pooled = elige quien la completa
choice-printed = como en el reglamento
choice-designer = como dijo un autor

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-task-done = { $speaks ->
    [against] Es mejor que esta tarea espere.
   *[for] Así se completa una tarea.
}
because-new-element = { $speaks ->
    [against] Es mejor que este elemento espere.
   *[for] Así se consigue un elemento que falta.
}
because-left-behind = { $speaks ->
    [against] Con la segunda opción me quedaría dentro.
   *[for] Esto decide quién se queda dentro.
}
because-towards = { $speaks ->
    [against] La segunda opción aleja de donde hay trabajo.
   *[for] Esto lleva a donde hay trabajo.
}
because-guards-ahead = { $speaks ->
    [against] Por el otro camino hay más guardias.
   *[for] Los guardias de allí no molestan.
}
because-item-needed = { $speaks ->
    [against] El objeto de la segunda opción no hace falta.
   *[for] Una tarea pide este objeto.
}
because-item-useful = { $speaks ->
    [against] La segunda opción regala un objeto útil.
   *[for] El objeto será útil.
}
because-item-lost = { $speaks ->
    [against] La segunda opción entrega un objeto que hace falta.
   *[for] Se puede prescindir del objeto.
}
because-cash = { $speaks ->
    [against] La segunda opción cuesta billetes.
   *[for] Esto da billetes.
}
because-stamina = { $speaks ->
    [against] La segunda opción cuesta aguante.
   *[for] Esto da aguante.
}
because-bribe = { $speaks ->
    [against] Un soborno sería un desperdicio.
   *[for] Un soborno hace posible el trabajo.
}
because-push-on = { $speaks ->
    [against] Es mejor guardar el aguante.
   *[for] Me falta justo un punto.
}
because-guards-eased = { $speaks ->
    [against] Llegarían guardias a donde hay trabajo.
   *[for] Esto mantiene a los guardias lejos de donde hay trabajo.
}
because-frame-up = { $speaks ->
    [against] Más vale guardar la carta de encerrona.
   *[for] Conviene tener una carta de encerrona.
}
because-hinder = { $speaks ->
    [against] Ahora no hay que frenar a nadie.
   *[for] Esto frena a quienes me dejarían dentro.
}
because-gift = { $speaks ->
    [against] Nadie necesita el regalo.
   *[for] Al resto le viene mejor.
}
because-request = { $speaks ->
    [against] Más vale no pedírselo a esa otra persona.
   *[for] El resto puede prescindir de lo que hace falta.
}
because-points = { $speaks ->
    [against] La segunda opción cuesta más puntos.
   *[for] Los puntos están para gastarlos.
}
because-pointless = { $speaks ->
    [against] La segunda opción no lleva a nada.
   *[for] No hay nada mejor.
}
because-who-leads = { $speaks ->
    [against] La segunda opción perdonaría a quien va en cabeza.
   *[for] Es quien va en cabeza.
}
because-could-be-left = { $speaks ->
    [against] El resto no podría prescindir de esa otra persona.
   *[for] El resto podría prescindir de esta persona.
}
because-vote-price = { $speaks ->
    [against] La reelección haría demasiado fuerte a esa otra persona.
   *[for] La bonificación no perjudica.
}
because-myself = { $speaks ->
    [against] Nadie se vota sin necesidad.
   *[for] Mejor que me toque a mí.
}
