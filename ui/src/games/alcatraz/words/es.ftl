# Alcatraz en el tablero de la página. Un archivo por idioma, los mismos nombres en todos.

alc-summary = Ronda { $round }, { $guards } de 21 guardias
alc-round = Ronda { $round }
alc-round-end = Ronda { $round }, el final
alc-step = { $step ->
    [guard] Guardia
    [talk] Charla
    [vote] Votación
   *[turns] Turnos
}
alc-order = Faltan por jugar: { $names }
alc-clock = { $guards } de 21
alc-clock-note = guardias; con 21 pierden todos
alc-clock-spoken = { $guards } de 21 guardias; con 21 todos han perdido.
alc-you = tú
alc-you-are-here = Estás aquí
alc-plan = El plano de la prisión
alc-close = Cerrar
alc-back = Volver
alc-free = gratis
alc-hint = Pista
alc-hint-says = Pista: { $deed }
alc-undo = Deshacer

## Salas

# Los nombres de las salas con guiones blandos, para salas estrechas.
alc-room-name = { $room ->
    [chapel] Capilla
    [radio_room] Sala de radio
    [dining_hall] Comedor
    [infirmary] Enfer­mería
    [exercise_yard] Patio
    [visiting_room] Sala de visitas
    [workshop] Taller
    [recreation_room] Sala de recreo
    [cell_block] Bloque de celdas
    [laundry] Lavan­dería
    [guard_room] Sala de guar­dias
   *[wardens_office] Despa­cho del alcaide
}
alc-side = { $side ->
    [gold] Oro
   *[silver] Plata
}
alc-does = { $what ->
    [chapel-silver] 1 ence­rrona va bajo el mazo
    [chapel-gold] paga: coge 1 ence­rrona
    [radio_room-silver] mueve 1 o 2 guardias
    [radio_room-gold] gratis: mueve 1 guardia a otra sala
    [dining_hall-silver] aguante hasta 3
    [dining_hall-gold] gratis: 1 de aguante
    [infirmary-silver] coge 1 medi­cina
    [infirmary-gold] paga: coge 2 medi­cinas
    [exercise_yard-silver] gratis, paga: coge 1 objeto de aquí
    [exercise_yard-gold] paga: coge 2 objetos de aquí
    [visiting_room-silver] coge 1 objeto de aquí
    [visiting_room-gold] paga: coge la pistola
    [workshop-silver] coge 1 herra­mienta
    [workshop-gold] paga: coge 2 herra­mientas
    [recreation_room-silver] coge 2 billetes
    [recreation_room-gold] gratis: 1 billete
    [cell_block-silver] coge 1 pincho
    [cell_block-gold] paga: coge 2 pinchos
    [laundry-silver] coge 1 cha­queta
    [laundry-gold] paga: coge 2 cha­quetas
    [guard_room-silver] coge 1 llave
    [guard_room-gold] paga: coge 2 llaves
    [wardens_office-silver] coge 1 ence­rrona
   *[wardens_office-gold] paga: mira 3 ence­rronas y quédate 1
}
alc-watch = { $watch ->
    [dear] cuesta +1
    [barred] sin acciones
   *[shut] cerrada
}
alc-watch-means = { $watch ->
    [dear] Todo menos moverse y las encerronas cuesta 1 más
    [barred] Solo moverse, las encerronas y lo que es gratis
   *[shut] Nadie puede entrar, y quien está dentro solo puede salir
}
alc-guards = { $guards ->
    [0] Sin guardias
    [one] { $guards } guardia
   *[other] { $guards } guardias
}
alc-watched-spoken = { $guards ->
    [one] { $guards } guardia
   *[other] { $guards } guardias
}: { $watch ->
    [dear] las acciones cuestan 1 más
    [barred] ninguna acción salvo moverse y las encerronas
   *[shut] nadie puede entrar
}.
alc-items-spoken = { $items } de { $places } objetos aquí.
alc-loose-spoken = En el suelo: { $items }.
alc-lies-loose = en el suelo
alc-here-spoken = Aquí: { $names }.
alc-move-spoken = Venir aquí: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
alc-pick-spoken = Se puede elegir.
alc-go-here = Ir aquí
alc-task = Tarea { $element }
alc-task-needs = al menos { $prisoners ->
    [one] { $prisoners } persona
   *[other] { $prisoners } personas
}, como mucho { $guards ->
    [one] { $guards } guardia
   *[other] { $guards } guardias
};
alc-task-spoken = Tarea { $element }: al menos { $prisoners ->
    [one] { $prisoners } persona
   *[other] { $prisoners } personas
}, como mucho { $guards ->
    [one] { $guards } guardia
   *[other] { $guards } guardias
}, { $items }.

## Personas

alc-goat-spoken = chivo expiatorio, más { $bonus }
alc-sheet-spoken = Aguante { $stamina } de 3, billetes { $cash } de 3.
alc-no-items = Sin objetos.
alc-items-held = Objetos: { $items }.
alc-no-elements = Sin elementos del plan.
alc-elements-held = Elementos del plan { $elements }.
alc-frame-ups-held = { $cards ->
    [0] Sin cartas de encerrona.
    [one] { $cards } carta de encerrona.
   *[other] { $cards } cartas de encerrona.
}
alc-without = sin { $name }
alc-of-six = { $elements } de 6
alc-without-spoken = Sin { $name }, los demás tienen { $elements } de 6 elementos.
alc-can-be-left = { $name } puede quedarse dentro.
alc-forbidden = No puede completar tareas en esta ronda.
alc-away = no está
alc-talk-to = Hablar
alc-promises = Promesas

## Lo que se puede hacer

alc-tray = Lo que puedes hacer
alc-verb = { $verb ->
    [move] Moverse
    [use] Usar la sala
    [task] Completar
    [trade] Cambiar
    [frame-up] Encerrona
    [bribe] Sobornar
    [push] Sacar fuerzas
    [rob] Robar
    [riot] Bronca
    [pick-up] Recoger
    [drop] Soltar
   *[end] Terminar
}
alc-aim = { $verb ->
    [move] ¿Adónde vas?
    [rob] ¿A quién robas?
    [riot] ¿De dónde viene el guardia?
    [drop] ¿Qué sueltas?
    [pick-up] ¿Qué recoges?
    [frame-up] ¿Qué carta juegas?
   *[trade] ¿Con quién cambias?
}
alc-costs-points = cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
alc-costs-cash = { $cash ->
    [one] cuesta { $cash } billete
   *[other] cuesta { $cash } billetes
}
alc-costs-stamina = cuesta { $stamina } de aguante
alc-rooms = { $rooms ->
    [one] { $rooms } sala
   *[other] { $rooms } salas
}
alc-prisoners = { $prisoners ->
    [one] { $prisoners } persona
   *[other] { $prisoners } personas
}
alc-in-hand = { $cards } en mano
alc-one-guard-less = −1 guardia
alc-one-point-more = +1 punto
alc-points-left = { $points ->
    [one] punto queda
   *[other] puntos quedan
}
alc-points-goat = { $base }, y { $bonus } como chivo
alc-your-turn = Tu turno: { $points ->
    [one] queda { $points } punto.
   *[other] quedan { $points } puntos.
}
alc-you-can = Puedes
alc-not-now = Ahora no
alc-not-now-count = Ahora no: { $count }
alc-why = ¿por qué?
alc-all-reasons = todos los motivos
alc-bribe-then = ¿sobornar?
alc-up-to = { $most } por elegir
alc-decides = { $who } { $what }
alc-deciding = { $decision ->
    [vote] elige un chivo expiatorio.
    [pay] está pagando.
    [take] coge un objeto.
    [guard-from] mueve un guardia.
    [guard-to] mueve un guardia.
    [loot] está robando.
    [target] juega una encerrona.
    [target-thing] juega una encerrona.
    [gather-room] juega una encerrona.
    [gather-from] juega una encerrona.
    [target-task] juega una encerrona.
    [trade-give] prepara un intercambio.
    [trade-want] prepara un intercambio.
    [trade-answer] se piensa un intercambio.
    [task-giver] prepara una tarea.
    [task-answer] tiene que decir si da objetos.
    [stay] decide quién se queda dentro.
   *[turn] tiene el turno.
}
alc-paused = La partida está en pausa.
alc-offline = Sin conexión: ves lo último que se supo.
alc-your-frame-ups = Tus encerronas, solo las ves tú
alc-all-frame-ups = Todas las encerronas, a la vista
alc-no-frame-ups = Ninguna en mano.
alc-card-does = { $card ->
    [gather_guards] Hasta dos guardias acuden a una sala a tu elección.
    [return_item] Alguien, donde esté, devuelve un objeto a tu elección.
    [take] Coge un objeto o 1 billete de alguien, donde esté.
    [send_to_cell_block] Alguien va al bloque de celdas.
    [exhaust] Alguien pierde todo el aguante y un punto de esta ronda.
    [move_task] Una tarea pasa a una sala al azar.
    [replace_task] Una tarea se va y llega otra.
   *[forbid_task] Alguien no puede completar tareas esta ronda.
}

## Charla

alc-tabs = Partes de la mesa
alc-tab = { $tab ->
    [plan] Plano
    [people] Personas
    [hand] Encerronas
   *[talk] Charla
}
alc-unread = nuevos
alc-log = Registro
alc-talk-open = Charla: nada obliga
alc-talk-why = ¿Quién debe ser el chivo expiatorio? Promete y pide; después se vota.
alc-deals = Ofertas
alc-no-offers = Ninguna oferta espera respuesta.
alc-all-promises = { $promises ->
    [one] { $promises } promesa
   *[other] { $promises } promesas
}
alc-say-something = Decir algo
alc-accept = Trato hecho
alc-reject = No
alc-counter = Mejor así…
alc-withdraw = Retirarla
alc-accuse = ¡Eso se rompió!
alc-status = { $status ->
    [kept] cumplida
    [broken] rota
    [void] sin efecto
   *[open] abierta
}
alc-who-does = Quién lo hace
alc-own-words = Con mis palabras
alc-build-sentence = Construir una frase con el plano
alc-to = A
alc-answers = En respuesta a la oferta { $ref }
alc-and-you = y a cambio…
alc-compose-hint = Pulsa una sala, una persona o un objeto del plano para ponerlo en la frase.
alc-say-it = Decirlo
alc-call-vote = Llamar a votar

## La votación

alc-vote-secret = Secreto hasta que estén todos los votos; se abren a la vez.
alc-vote-office = Tienes el cargo: tu voto vale 1½.
alc-your-vote = Tu voto
alc-would-get = tendría +{ $bonus }
alc-sealed = sellado
alc-choosing = aún elige
alc-seal = Sellar mi voto
alc-seal-for = Sellar mi voto por { $name }
alc-vote-change = Puedes cambiarlo hasta que llegue el último voto.
alc-vote-back = Abrirlo otra vez
alc-vote-waits = Tu voto está sellado.
alc-elected = { $name } es el chivo expiatorio
alc-elected-half = { $name } es el chivo expiatorio, por medio voto
alc-was-in-office = El voto de { $name }, en el cargo, vale 1½
alc-is-new = { $name } estrena el cargo: la bonificación empieza en +1
alc-again = { $name } otra vez: la bonificación sube a +{ $bonus }
alc-no-vote = ningún voto
alc-on-to-turns = A los turnos
alc-begins = Empieza { $name }.

## Intercambios y tareas

alc-trade-with = Intercambio con { $name }
alc-trade-rule = Lo que sea por lo que sea, si ambos quieren. Intercambios que quedan en este turno: { $left }
alc-you-give = Tú das
alc-they-give = { $name } da
alc-empty-hands = Manos vacías.
alc-then-you = Después tienes
alc-then-they = Después { $name } tiene
alc-nothing = nada
alc-trade-pick = Elige qué pasa de mano en mano.
alc-trade-cannot = Así no se puede ofrecer: no cambia nada, o alguien tendría demasiado.
alc-trade-line = Doy { $give } por { $want }.
alc-gift-line = Regalo { $give }.
alc-beg-line = Pido { $want }.
alc-offer-it = Ofrecérselo a { $name }
alc-give-it = Dárselo a { $name }
alc-not-this-time = Ahora no
alc-offer-note = { $name } dice sí o no.
alc-gift-note = Un regalo no necesita respuesta.
alc-agree = De acuerdo
alc-refuse = No

## El final

alc-scene = { $escaped } se alejan remando de la isla; { $stays } está entre rejas.
alc-scene-lost = Todos están entre rejas.
alc-all-lost = No escapa nadie.
alc-verdict = { $count ->
    [2] Dos
   *[3] Tres
} escapan. { $stays } se queda.
alc-escapes = escapa
alc-stays = se queda
alc-also-left = También podían haberse quedado: { $names }.
alc-who-kept = Quién cumplió su palabra
alc-no-promises = Nadie prometió nada con frases del plano.
alc-only-typed = Solo se pueden comprobar las frases hechas con el plano. Las palabras propias no se juzgan.
