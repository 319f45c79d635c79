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
    [chapel-gold] paga: toma 1 ence­rrona
    [radio_room-silver] mueve a 1 o 2 guardias
    [radio_room-gold] gratis: mueve a 1 guardia
    [dining_hall-silver] aguante hasta 3
    [dining_hall-gold] gratis: 1 de aguante
    [infirmary-silver] toma 1 medi­cina
    [infirmary-gold] paga: toma 2 medi­cinas
    [exercise_yard-silver] paga: toma 1 objeto de aquí
    [exercise_yard-gold] paga: toma 2 objetos de aquí
    [visiting_room-silver] toma 1 objeto de aquí
    [visiting_room-gold] paga: toma la pistola
    [workshop-silver] toma 1 herra­mienta
    [workshop-gold] paga: toma 2 herra­mientas
    [recreation_room-silver] toma 2 billetes
    [recreation_room-gold] gratis: 1 billete
    [cell_block-silver] toma 1 pincho
    [cell_block-gold] paga: toma 2 pinchos
    [laundry-silver] toma 1 cha­queta
    [laundry-gold] paga: toma 2 cha­quetas
    [guard_room-silver] toma 1 llave
    [guard_room-gold] paga: toma 2 llaves
    [wardens_office-silver] toma 1 ence­rrona
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
    [barred] solo moverse, encerronas y acciones gratuitas
   *[shut] nadie puede entrar
}.
alc-items-spoken = { $items } de { $places } objetos aquí.
alc-loose-spoken = En el suelo: { $items }.
alc-lies-loose = en el suelo
alc-here-spoken = Aquí: { $names }.
alc-move-spoken = Ir aquí: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
alc-pick-spoken = Se puede elegir.
alc-go-here = Ir aquí
alc-task = Tarea { $element }
alc-task-needs = al menos { $prisoners ->
    [one] { $prisoners } preso
   *[other] { $prisoners } presos
}, como mucho { $guards ->
    [one] { $guards } guardia
   *[other] { $guards } guardias
};
alc-task-spoken = Tarea { $element }: al menos { $prisoners ->
    [one] { $prisoners } preso
   *[other] { $prisoners } presos
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
alc-without = sin { $name-is ->
    [you] ti
   *[other] { $name }
}
alc-of-six = { $elements } de 6
alc-without-spoken = Sin { $name-is ->
    [you] ti
   *[other] { $name }
}, el resto tiene { $elements } de 6 elementos.
alc-can-be-left = { $name-is ->
    [you] Te pueden
   *[other] A { $name } se le puede
} dejar atrás.
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
    [trade] Intercambio
    [frame-up] Encerrona
    [bribe] Sobornar
    [push] Sacar fuerzas
    [rob] Robar
    [riot] Bronca
    [pick-up] Recoger
    [drop] Soltar
   *[end] Fin de turno
}
alc-aim = { $verb ->
    [move] ¿Adónde vas?
    [rob] ¿A quién robas?
    [riot] ¿De dónde viene el guardia?
    [drop] ¿Qué sueltas?
    [pick-up] ¿Qué recoges?
    [frame-up] ¿Qué carta juegas?
   *[trade] ¿Con quién intercambias?
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
    [one] { $prisoners } preso
   *[other] { $prisoners } presos
}
alc-in-hand = { $cards } en mano
alc-one-guard-less = −1 guardia
alc-one-point-more = +1 punto
alc-points-left = { $points ->
    [one] punto restante
   *[other] puntos restantes
}
alc-points-goat = { $base } + { $bonus } como chivo expiatorio
alc-your-turn = Tu turno: { $points ->
    [one] queda { $points } punto.
   *[other] quedan { $points } puntos.
}
alc-you-can = Puedes
alc-not-now = Ahora no
alc-same-for = Lo mismo vale para { $names }.
alc-who-calls = { $who-is ->
    [you] Tú llamas a votar
   *[other] { $who } llama a votar
}
alc-not-now-count = Ahora no: { $count }
alc-why = ¿por qué?
alc-all-reasons = todos los motivos
alc-bribe-then = ¿sobornar?
alc-up-to = { $most } por elegir
alc-decides = { $who } { $what }
alc-deciding = { $decision ->
    [vote] elige al chivo expiatorio.
    [pay] está pagando.
    [take] toma un objeto.
    [guard-from] mueve a un guardia.
    [guard-to] mueve a un guardia.
    [loot] está robando.
    [target] juega una encerrona.
    [target-thing] juega una encerrona.
    [gather-room] juega una encerrona.
    [gather-from] juega una encerrona.
    [target-task] juega una encerrona.
    [trade-give] prepara un intercambio.
    [trade-want] prepara un intercambio.
    [trade-answer] se piensa el trato.
    [task-giver] prepara una tarea.
    [task-answer] tiene que decir si da objetos.
    [stay] decide quién se queda dentro.
   *[turn] tiene el turno.
}
alc-paused = La partida está en pausa.
alc-offline = Sin conexión: esto es lo último que sabemos.
alc-your-frame-ups = Tus encerronas (solo las ves tú)
alc-all-frame-ups = Todas las encerronas, a la vista
alc-no-frame-ups = Ninguna en mano.
alc-card-does = { $card ->
    [gather_guards] Hasta dos guardias acuden a la sala que elijas.
    [return_item] Cualquier preso devuelve el objeto que elijas.
    [take] Quítale un objeto o 1 billete a cualquier preso.
    [send_to_cell_block] Un preso va al bloque de celdas.
    [exhaust] Un preso pierde todo el aguante y un punto de esta ronda.
    [move_task] Una tarea pasa a una sala al azar.
    [replace_task] Una tarea se va y llega otra.
   *[forbid_task] Un preso no puede completar tareas esta ronda.
}

## Charla

alc-tabs = Vistas
alc-tab = { $tab ->
    [plan] Plano
    [people] Presos
    [hand] Encerronas
   *[talk] Charla
}
alc-unread = sin leer
alc-talk-open = Charla: las palabras se las lleva el viento
alc-talk-why = ¿Quién paga el pato? Promete, suplica y a votar.
alc-no-offers = Ninguna oferta espera respuesta.
alc-all-promises = { $promises ->
    [one] { $promises } promesa
   *[other] { $promises } promesas
}
alc-say-something = Decir algo
alc-accept = Trato hecho
alc-reject = Ni hablar
alc-counter = Contraoferta…
alc-withdraw = Retirarla
alc-side-tab = { $tab ->
    [deals] Tratos
    [said] Mensajes
   *[log] Historial
}
alc-no-answer = aún sin respuesta
alc-why-not = ¿Por qué no?
alc-just-no = No y punto
alc-offer-else = Ofrecer otra cosa
alc-outcome = { $outcome ->
    [agreed] Trato hecho
    [countered] Contraoferta
    [withdrawn] Retirada
   *[refused] No
}
alc-accuse = ¡Faltaste a tu palabra!
alc-status = { $status ->
    [kept] cumplida
    [broken] rota
    [void] sin efecto
   *[open] abierta
}
alc-who-does = Quién lo hace
alc-own-words = Con mis palabras
alc-build-sentence = Construir una frase con el plano
alc-to = Para
alc-answers = En respuesta a la oferta { $ref }
alc-and-you = y a cambio…
alc-compose-hint = Pulsa una sala, un preso o un objeto del plano para ponerlo en la frase.
alc-say-it = Decirlo
alc-call-vote = Llamar a votar

## La votación

alc-vote-secret = Secreto hasta que estén todos los votos; se abren a la vez.
alc-vote-office = Eres el chivo expiatorio: tu voto vale 1½.
alc-your-vote = Tu voto
alc-would-get = tendría +{ $bonus }
alc-sealed = sellado
alc-choosing = se lo piensa
alc-seal = Sellar mi voto
alc-seal-for = Sellar mi voto por { $name-is ->
    [you] mí
   *[other] { $name }
}
alc-vote-change = Puedes cambiarlo hasta que llegue el último voto.
alc-vote-back = Cambiar mi voto
alc-vote-waits = Tu voto está sellado.
alc-vote-last = Tu voto es el último: al sellarlo se abren todos.
alc-others-lack = A los demás les falta { $letters }.
alc-others-have-all = Los demás tienen los seis elementos.
alc-goal-line = Escapan todos menos uno. { $missing ->
    [none] Ya se puede dejar atrás a { $name }.
   *[other] Para dejar atrás a { $name } falta: { $missing }.
} { $need ->
    [none] Ya pueden dejarte atrás.
   *[other] Para dejarte atrás falta: { $need }.
}
alc-goal-watch = Escapan todos menos uno. { $missing ->
    [none] Ya se puede dejar atrás a { $name }.
   *[other] Para dejar atrás a { $name } falta: { $missing }.
}
alc-to-leave = Para dejarle atrás
alc-to-leave-you = Para dejarte atrás
alc-about-vote = Prometido para esta votación
alc-nothing-promised = Nada.
alc-record = Promesas hasta ahora: cumplidas { $kept }, rotas { $broken }
alc-last-votes = Últimos votos
alc-holds = Tiene
alc-votes-in-all = { $sum } votos en total: { $name-is ->
    [you] el tuyo
   *[other] el de { $name }
} vale { $heavy }, los demás 1.
alc-if-kept = Si se cumplen las promesas, { $name-is ->
    [you] recibes
   *[other] { $name } recibe
} { $votes }.
alc-see-plan = Ver el plano
alc-back-to-vote = Volver a la votación
alc-elected = { $name-is ->
    [you] Eres
   *[other] { $name } es
} el chivo expiatorio
alc-elected-half = { $name-is ->
    [you] Eres
   *[other] { $name } es
} el chivo expiatorio, por medio voto
alc-was-in-office = { $name-is ->
    [you] Eras el chivo expiatorio: tu
   *[other] { $name } era el chivo expiatorio: su
} voto vale 1½
alc-is-new = { $name-is ->
    [you] Te toca a ti
   *[other] Le toca a { $name }
}: la bonificación empieza en +1
alc-again = { $name-is ->
    [you] Otra vez tú
   *[other] Otra vez { $name }
}: la bonificación sube a +{ $bonus }
alc-no-vote = ningún voto
alc-on-to-turns = Continuar
alc-begins = { $name-is ->
    [you] Empiezas tú
   *[other] Empieza { $name }
}.

## Intercambios y tareas

alc-check-list = Lo que pide la tarea { $element }
alc-check-state = { $state ->
    [done] Listo:
   *[missing] Falta:
}
alc-check-barred = { $why ->
    [scapegoat] { $who-is ->
        [you] Eres el chivo expiatorio y no puedes completar tareas
       *[other] { $who } es el chivo expiatorio y no puede completar tareas
    }
   *[forbidden] { $who-is ->
        [you] No puedes completar tareas en esta ronda
       *[other] { $who } no puede completar tareas en esta ronda
    }
}
alc-check-away = { $who-is ->
    [you] Aún no estás aquí
   *[other] { $who } aún no está aquí
}
alc-check-prisoners = Presos: { $here } de { $asked }
alc-check-guards = Guardias: { $here }, como mucho { $most }
alc-check-nobody = en manos de nadie
alc-check-elsewhere = en otra sala: { $names }
alc-check-gun = { $who-is ->
    [you] vale tu pistola
   *[other] vale la pistola de { $who }
}
alc-check-has = { $who-is ->
    [you] en tus manos
   *[other] en manos de { $who }
}
alc-check-asked = { $who-is ->
    [you] en tus manos; te preguntarán
   *[other] en manos de { $who }; tiene que decir que sí
}
alc-if-done = Si se completa
alc-done-marks = { $gains ->
    [yes] { $who-is ->
        [you] Marcas { $element }.
       *[other] { $who } marca { $element }.
    }
   *[no] { $who-is ->
        [you] Ya tienes { $element }.
       *[other] { $who } ya tiene { $element }.
    }
}
alc-done-card = Luego se saca una carta de tarea: todos menos { $who-is ->
    [you] tú
   *[other] { $who }
} marcan su elemento.
alc-done-deck = Quedan en el mazo: { $cards }.
alc-done-without = Sin { $name-is ->
    [you] ti
   *[other] { $name }
}, el resto tendrá { $elements } de 6; ahora, { $before }.
alc-play-card = ¿Jugar { $card }?
alc-play-it = Jugar { $card }
alc-play-word = Diste tu palabra:
alc-play-final = Todos ven la carta y va debajo del mazo. No se puede deshacer.

## Intercambios y tareas

alc-trade-with = Intercambio con { $name }
alc-trade-rule = Cualquier cosa por cualquier cosa, si los dos queréis. Intercambios que quedan en este turno: { $left }
alc-you-give = Tú das
alc-they-give = { $name } da
alc-empty-hands = Manos vacías.
alc-then-you = Después tienes
alc-then-they = Después { $name } tiene
alc-nothing = nada
alc-trade-pick = Elige qué cambia de manos.
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
alc-refuse = Ni hablar

## El final

alc-scene = { $escaped-is ->
    [you] { $escaped-others } y tú os alejáis
   *[other] { $escaped } se alejan
} de la isla a remo; { $stays-is ->
    [you] te quedas
   *[other] { $stays } se queda
} entre rejas.
alc-scene-lost = Todo el mundo, entre rejas.
alc-all-lost = No escapa nadie.
alc-verdict = { $stays-is ->
    [you] El resto se fuga. Tú te quedas.
   *[other] { $count ->
        [2] Se fugan dos.
       *[other] Se fugan tres.
    } { $stays } se queda.
}
alc-escapes = escapa
alc-stays = se queda
alc-also-left = También se podía dejar atrás a { $names }.
alc-who-kept = Quién cumplió su palabra
alc-no-promises = Nadie prometió nada que se pueda comprobar.
alc-only-typed = Solo se pueden comprobar las promesas hechas con el plano. De lo demás, que responda la conciencia de cada cual.

## Para qué sirve una pieza, cuando se toca

alc-explain = { $term ->
    [goat] El chivo expiatorio
    [stamina] Aguante
    [cash] Billetes
    [frame-ups] Cartas de encerrona
    [forbidden] Trapos sucios
    [clock] Guardias
    [points] Puntos de acción
    [side] Plata y oro
   *[without] Quedarse atrás
}: ¿qué es esto?
alc-term = { $term ->
    [goat] El chivo expiatorio tiene +{ $bonus } puntos, juega primero y puede jugar encerronas. Pero no hace tareas, no recibe el elemento de la carta sacada y, si los demás pueden irse sin él, se queda.
    [stamina] Aguante: una vez por turno gastas 1 y tienes 1 punto más. Como mucho 3.
    [cash] Con billetes pagas en las salas o sobornas: donde estás cuenta 1 guardia menos. Como mucho 3.
    [frame-ups] Cartas de encerrona en mano. Solo el chivo expiatorio puede jugarlas.
    [forbidden] Trapos sucios: ninguna tarea en esta ronda. Ayudar sí se puede.
    [clock] En cada ronda llega un guardia. Con el 21.º pierden todos.
    [points] Puntos de acción: un paso, una sala o una tarea cuesta 1. Lo que sobra al final se pierde.
   *[side] Cada sala muestra una cara, plata u oro. Cada cara tiene su propio uso.
}
alc-term-without = Con 6 de 6 los demás pueden escapar al final de un turno y dejar atrás a ese preso.
alc-term-part = Elemento { $element } del plan: lo marca quien completa su tarea. Todos menos uno necesitáis reunir de la A a la F.
alc-term-thing = { $tasks ->
    [none] Ahora ninguna tarea del plano pide este objeto. Puedes pagar con él, intercambiarlo o guardarlo: caben tres.
   *[other] Para la tarea { $tasks } hace falta este objeto. También puedes pagar con él o intercambiarlo: caben tres.
}
