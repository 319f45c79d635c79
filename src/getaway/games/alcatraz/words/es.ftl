# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

alcatraz = Alcatraz: The Scapegoat
poster = Alcatraz: The Scapegoat
    .pitch = Fugaos de la isla. Alguien se queda dentro. Que no seas tú.
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
# The same as the object of a sentence: "Bo toma …".
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

moves = { $who-is ->
    [you] Te escabulles
   *[other] { $who } se escabulle
} { $room }.
uses = { $who-is ->
    [you] Te pones
   *[other] { $who } se pone
} manos a la obra { $room }.
steals = { $who-is ->
    [you] Le birlas { $thing } a { $victim }.
   *[other] { $victim-is ->
        [you] { $who } te birla { $thing }.
       *[other] { $who } le birla { $thing } a { $victim }.
    }
}
riots = { $who-is ->
    [you] Armas
   *[other] { $who } arma
} bronca y acude un guardia { $room }.
does-task = { $who-is ->
    [you] Das
   *[other] { $who } da
} el golpe: completada la tarea del elemento { $element }.
gives-to-task = { $who-is ->
    [you] Pones
   *[other] { $who } pone
} { $thing } para la tarea.
drops = { $who-is ->
    [you] Sueltas
   *[other] { $who } suelta
} { $thing }.
picks-up = { $who-is ->
    [you] Recoges
   *[other] { $who } recoge
} { $thing }.
plays-frame-up = { $who-is ->
    [you] Juegas
   *[other] { $who } juega
} una carta de encerrona: { $card }.
bribes = { $who-is ->
    [you] Untas
   *[other] { $who } unta
} a un guardia. No ha visto nada.
pushes = { $who-is ->
    [you] Sacas
   *[other] { $who } saca
} fuerzas de flaqueza: un punto más.
ends-turn = { $who-is ->
    [you] Terminas tu
   *[other] { $who } termina su
} turno.
pays = { $who-is ->
    [you] Pagas
   *[other] { $who } paga
} { $thing }.
takes = { $who-is ->
    [you] Tomas
   *[other] { $who } toma
} { $thing }.
guard-goes = Un guardia pasa { $origin } { $target }.
under-deck = Una carta de encerrona de { $owner-is ->
    [you] tu mano
   *[other] la mano de { $owner }
} va debajo del mazo.
under-deck-card = Una carta de encerrona de { $owner-is ->
    [you] tu mano
   *[other] la mano de { $owner }
} va debajo del mazo: { $card }.
keeps = { $who-is ->
    [you] Miras cartas de encerrona y te quedas
   *[other] { $who } mira cartas de encerrona y se queda
} con una.
keeps-card = { $who-is ->
    [you] Miras cartas de encerrona y te quedas
   *[other] { $who } mira cartas de encerrona y se queda
} con esta: { $card }.
rests = { $who-is ->
    [you] Recuperas
   *[other] { $who } recupera
} { $stamina } de aguante.
earns = { $who-is ->
    [you] Te embolsas
   *[other] { $who } se embolsa
} { $cash ->
    [one] { $cash } billete
   *[other] { $cash } billetes
}.
draws-frame-up = { $who-is ->
    [you] Tomas
   *[other] { $who } toma
} una carta de encerrona.
draws-frame-up-card = { $who-is ->
    [you] Tomas
   *[other] { $who } toma
} una carta de encerrona: { $card }.
hits = La víctima { $victim-is ->
    [you] eres tú
   *[other] es { $victim }
}.
task-goes = La tarea del elemento { $element } pasa { $room }.
task-replaced = La tarea del elemento { $element } va debajo del mazo.
framed-of = { $victim-is ->
    [you] Pierdes
   *[other] { $victim } pierde
} { $thing }.
# A trade or a gift. Not "Bo y Inés": "y" would have to change.
trades = { $who-is ->
    [you] { $other } y tú os dais la mano: trato hecho.
   *[other] { $other-is ->
        [you] { $who } y tú os dais la mano: trato hecho.
       *[other] { $who } le da la mano a { $other }: trato hecho.
    }
}
gives = { $who-is ->
    [you] Le das { $thing } a { $other }.
   *[other] { $other-is ->
        [you] { $who } te da { $thing }.
       *[other] { $who } le da { $thing } a { $other }.
    }
}
offers = { $who-is ->
    [you] Le propones un intercambio a { $other }.
   *[other] { $other-is ->
        [you] { $who } te propone un intercambio.
       *[other] { $who } le propone un intercambio a { $other }.
    }
}
would-give = { $who-is ->
    [you] Le darías { $thing } a { $other }.
   *[other] { $other-is ->
        [you] { $who } te daría { $thing }.
       *[other] { $who } le daría { $thing } a { $other }.
    }
}
asks = { $who-is ->
    [you] Quieres
   *[other] { $who } quiere
} completar la tarea del elemento { $element }.
would-give-to-task = { $who-is ->
    [you] Pondrías
   *[other] { $who } pondría
} { $thing } para la tarea.
refuses = { $who-is ->
    [you] Dices
   *[other] { $who } dice
} que no.
marks = { $who-is ->
    [you] Marcas
   *[other] { $who } marca
} el elemento { $element }.
bonus-task = La carta extra muestra el elemento { $element }: lo marcan todos menos el chivo expiatorio.
new-task = Aparece una tarea nueva del elemento { $element } { $room }.
passed = Ya hay una tarea del elemento { $element } en el tablero; la carta va debajo del mazo.
guard-comes = Llega otro guardia { $room }. { $left ->
    [0] Era el último.
    [one] Queda { $left } por llegar.
   *[other] Quedan { $left } por llegar.
}
votes = { $who-is ->
    [you] Votas por { $candidate-is ->
        [you] ti
       *[other] { $candidate }
    }.
   *[other] { $who } { $candidate-is ->
        [you] vota por ti.
       *[other] { $own ->
            [yes] se da su propio voto.
           *[no] vota por { $candidate }.
        }
    }
}
elected = { $who-is ->
    [you] Te toca pagar el pato: eres el chivo expiatorio
   *[other] A { $who } le toca pagar el pato: es el chivo expiatorio
}, con una bonificación de +{ $bonus }.
round-begins = Empieza la ronda { $round }.
escape = El plan funciona. ¡Ya están al otro lado del muro!
stays = { $who-is ->
    [you] Te quedas
   *[other] { $who } se queda
} a la sombra.
lost = Llega el guardia número 21. De aquí no sale nadie.

## The end

end-escaped = { $who-is ->
    [you] ¡{ $who-others } y tú escapáis y ganáis!
   *[other] { $who } escapan y ganan.
}
end-stays-scapegoat = { $who-is ->
    [you] Te quedas
   *[other] { $who } se queda
} dentro: sin el chivo expiatorio, el resto tiene los seis elementos.
end-stays-only = { $who-is ->
    [you] Te quedas
   *[other] { $who } se queda
} dentro: solo así reúne el resto los seis elementos.
end-stays-elements = { $who-is ->
    [you] Te quedas dentro: tienes
   *[other] { $who } se queda dentro: tiene
} menos elementos que nadie entre los prescindibles.
end-stays-cash = { $who-is ->
    [you] Te quedas dentro: empatas a elementos, pero tienes
   *[other] { $who } se queda dentro: empata a elementos, pero tiene
} menos billetes.
end-stays-items = { $who-is ->
    [you] Te quedas dentro: empatas a elementos y billetes, pero tienes
   *[other] { $who } se queda dentro: empata a elementos y billetes, pero tiene
} menos objetos.
end-stays-stamina = { $who-is ->
    [you] Te quedas dentro: empatas en todo lo demás, pero tienes
   *[other] { $who } se queda dentro: empata en todo lo demás, pero tiene
} menos aguante.
end-stays-named = { $who-is ->
    [you] Te quedas dentro: empatas en todo, y el chivo expiatorio te ha señalado.
   *[other] { $who } se queda dentro: empata en todo, y es a quien ha señalado el chivo expiatorio.
}
end-lost = Pierde todo el mundo: el guardia número 21 ha llegado antes de completarse el plan.
# How it ended for one player, in a list of games.
ending-escaped = Fuga lograda
ending-left = Sin escapatoria
ending-lost = Derrota
ending-round = en la ronda { $round }

## What is asked, and the choices

ask-turn = ¿Qué haces?
ask-vote = ¿Quién debe ser el chivo expiatorio?
ask-pay = ¿Con qué pagas?
ask-take = ¿Qué objeto tomas?
ask-guard-from = ¿De qué sala sacas a un guardia?
ask-guard-to = ¿A qué sala va el guardia?
ask-whose-card = ¿De quién es la encerrona que va debajo del mazo?
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
do-move = ir { $room }
do-use = usar la sala
do-rob = robar a { $victim }
do-riot = armar bronca: viene un guardia { $room }
do-task = completar la tarea
do-drop = soltar { $thing }
do-pick-up = recoger { $thing }
do-frame-up = jugar una carta de encerrona: { $card }
do-trade = hacer un intercambio con { $other }
do-bribe = sobornar a un guardia
do-push = sacar fuerzas
do-end = terminar el turno
pick-room = { $room }
pick-seat = { $who-is ->
    [you] tú
   *[other] { $who }
}
pick-gun = { $who-is ->
    [you] tu pistola
   *[other] la pistola de { $who }
}
pick-thing = { $thing }
pick-card = { $card }
pick-done = nada más
pick-yes = sí
pick-no = no
deed-vote = { $who-is ->
    [you] votarte a ti
   *[other] votar a { $who }
}
deed-stay = dejar dentro a { $who }
deed-pay = pagar con { $thing }
deed-take = tomar { $thing }
deed-guard-from = sacar a un guardia { $room }
deed-guard-to = mandar al guardia { $room }
deed-gather = juntar a los guardias { $room }
deed-whose-card = poner una carta de { $who } debajo del mazo
deed-own-card = poner { $card } debajo del mazo
deed-keep = quedarte con { $card }
deed-target = contra { $who }
deed-target-thing = la víctima pierde { $thing }
deed-target-task = la tarea que está { $room }
deed-give = dar { $thing }
deed-want = pedir a cambio { $thing }
deed-agree = decir que sí
deed-hand-over = darlo
deed-refuse = decir que no
deed-from = { $who-is ->
    [you] { $thing } de lo tuyo
   *[other] { $thing } de { $who }
}

## The table

table-round = Ronda { $round }
table-guards = Guardias: { $guards } de 21
table-scapegoat = Chivo expiatorio: { $who }, bonificación +{ $bonus }
table-points = Puntos restantes: { $points }
table-room = Sala
table-prisoners = Presos
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
    [one] { $prisoners } preso
   *[other] { $prisoners } presos
}, { $guards ->
    [0] ningún guardia
    [one] como mucho { $guards } guardia
   *[other] como mucho { $guards } guardias
}, { $items }
table-legend = Las tareas, las cartas de encerrona y los objetos son una reconstrucción; consulta la regla AL-4. Entre paréntesis en cada sala: los puntos que cuesta usarla ahora.

## Refusals

no-game-over = La partida ha terminado.
no-not-yours = Le toca a { $mover }.
no-such-action = La acción { $action } no existe.
no-finish-first = Primero acaba lo que has empezado.
no-not-asked = Ahora no te preguntan eso.
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
no-yourself = Contigo eso no se puede hacer.
no-not-here = { $who } no está en tu sala.
no-such-seat = En esta mesa no existe el sitio { $seat }.
no-stolen = Ya has robado en esta ronda.
no-nothing-to-steal = { $who } no tiene nada que te quepa.
no-no-guard = No hay ningún guardia { $room }.
no-your-room-full = En tu sala ya hay 4 guardias.
no-no-task = En tu sala no hay ninguna tarea.
no-scapegoat = El chivo expiatorio no puede completar tareas.
no-forbidden = No puedes completar tareas en esta ronda.
no-few-prisoners = La tarea pide { $needed } presos aquí y solo hay { $here }.
no-many-guards = La tarea { $allowed ->
    [0] no permite ningún guardia
    [one] permite como mucho { $allowed } guardia
   *[other] permite como mucho { $allowed } guardias
} aquí y hay { $here } mirando.
no-items-missing = Entre los presos de aquí no se reúnen los objetos que pide.
no-refused = Lo has pedido de todas las maneras y te han dicho que no.
no-not-held = No tienes esto: { $thing }.
no-not-lying = Esto no está en el suelo de esta sala: { $thing }.
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
to-room = { $room ->
    [chapel] a la capilla
    [radio_room] a la sala de radio
    [dining_hall] al comedor
    [infirmary] a la enfermería
    [exercise_yard] al patio
    [visiting_room] a la sala de visitas
    [workshop] al taller
    [recreation_room] a la sala de recreo
    [cell_block] al bloque de celdas
    [laundry] a la lavandería
    [guard_room] a la sala de guardias
   *[wardens_office] al despacho del alcaide
}
from-room = { $room ->
    [chapel] de la capilla
    [radio_room] de la sala de radio
    [dining_hall] del comedor
    [infirmary] de la enfermería
    [exercise_yard] del patio
    [visiting_room] de la sala de visitas
    [workshop] del taller
    [recreation_room] de la sala de recreo
    [cell_block] del bloque de celdas
    [laundry] de la lavandería
    [guard_room] de la sala de guardias
   *[wardens_office] del despacho del alcaide
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
to-one = para { $to-is ->
    [you] ti
   *[other] { $to }
}
to-several = { $to-is ->
    [you] { $to-rest ->
        [one] para ti y para { $to-others }
       *[other] para ti, { $to-others }
    }
   *[other] para { $to }
}
# What is promised: person and role tell the speaker (i), the one spoken to (you) and the others; own is the same prisoner again.
clause-vote = En la ronda { $round } { $role ->
    [own] { $person ->
        [i] votaré por mí
        [you] votarás por ti
       *[other] { $who } se dará su propio voto
    }
   *[other] { $person ->
        [i] votaré
        [you] votarás
       *[other] { $who } votará
    } por { $role ->
        [i] mí
        [you] ti
       *[other] { $other }
    }
}.
clause-not-vote = De la ronda { $first } a la ronda { $round } { $role ->
    [own] { $person ->
        [i] no votaré por mí
        [you] no votarás por ti
       *[other] { $who } no se dará su propio voto
    }
   *[other] { $person ->
        [i] no votaré
        [you] no votarás
       *[other] { $who } no votará
    } por { $role ->
        [i] mí
        [you] ti
       *[other] { $other }
    }
}.
clause-not-vote-once = En la ronda { $round } { $role ->
    [own] { $person ->
        [i] no votaré por mí
        [you] no votarás por ti
       *[other] { $who } no se dará su propio voto
    }
   *[other] { $person ->
        [i] no votaré
        [you] no votarás
       *[other] { $who } no votará
    } por { $role ->
        [i] mí
        [you] ti
       *[other] { $other }
    }
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
} a un guardia { $origin } { $target }.
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
talk-counter = Mi contraoferta { $to } (oferta { $ref }):
talk-ask = Mi petición { $to }:
talk-accept = ¡Trato hecho! Acepto la oferta { $ref }.
talk-reject = No hay trato: rechazo la oferta { $ref }.
talk-withdraw = Retiro la oferta { $ref }.
talk-why =
    { $why ->
        [vote] Ese voto me perjudicaría.
        [deed] Me cuesta más de lo que me aporta.
        [promised] Ya he prometido mi voto.
        [other] Ya he acordado otra cosa.
        [keep] No podría cumplir mi parte.
        [trust] No me fío de ti.
       *[nothing] No me aporta nada.
    }
talk-accuse = ¡Mentira! La promesa { $ref } no se ha cumplido.
talk-in-return = A cambio:
talk-all = Solo vale si aceptáis todos.
talk-expires = La oferta vale hasta el final de la ronda { $round }.
offer-stands = { $who-is ->
    [you] Tu oferta
   *[other] Oferta de { $who }
} { $to }:
request-stands = { $who-is ->
    [you] Tu petición
   *[other] Petición de { $who }
} { $to }:
promise-open = { $who-is ->
    [you] Tu promesa
   *[other] Promesa de { $who }
} { $to }:
promise-kept = { $who-is ->
    [you] Tu promesa
   *[other] Promesa de { $who }
} { $to }, cumplida:
promise-broken = { $who-is ->
    [you] Tu promesa
   *[other] Promesa de { $who }
} { $to }, rota:
promise-void = { $who-is ->
    [you] Tu promesa
   *[other] Promesa de { $who }
} { $to }, sin efecto:
no-talk-form = Esta parte de la frase no encaja: { $part }. Lo que encaja: { $allowed }
no-talk-round = Esta ronda no encaja: { $part }. Tiene que ser de { $first } a { $last }.
no-talk-too-late = Ya es tarde para esto: { $part }.
no-talk-own = Solo puedes prometer lo que harás tú.
no-talk-theirs = Solo puedes pedir algo a las personas con las que hablas.
no-talk-same = Has dicho dos veces lo mismo.
no-talk-card = Esta carta no se juega contra nadie: { $card }.
no-talk-task = No hay ninguna tarea del elemento { $element } en el tablero.
no-talk-ref = No hay ninguna oferta { $ref } pendiente.
no-talk-not-to-you = Esta oferta no iba dirigida a ti.
no-talk-not-yours = Esta oferta no es tuya.
no-talk-counter = La contraoferta tiene que ir dirigida a quien hizo la oferta: { $who }.
no-talk-accepted = Ya has aceptado esto.
no-talk-many = Ya hay { $most } ofertas tuyas sin respuesta; retira antes una.
no-talk-again = Eso ya lo has prometido.
no-talk-promise = No existe la promesa { $ref }.

# Building a statement, step by step.
say-build = hacer una oferta, una promesa o una petición…
say-to = ¿Con quién hablas?
say-more = ¿Qué dices?
say-side = { $side ->
    [give] Yo…
    [get] Tú…
   *[several] Alguno de vosotros…
}
say-clause = { $side ->
    [give] { $clause ->
        [vote] Votaré por…
        [not_vote] No votaré por…
        [give] Daré…
        [swap] Cambiaré…
        [at] Iré a…
        [bring] Llevaré…
        [let] Dejaré la tarea…
        [not_steal] No robaré…
        [not_frame_up] Sin encerronas…
       *[guard] Moveré a un guardia…
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
       *[guard] Mueve a un guardia…
    }
}
say-gap = { $gap ->
    [candidate] ¿Por quién?
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
    [elected] solo si… es el chivo expiatorio
    [done] solo si se completa la tarea…
   *[has] solo si… tiene…
}
say-task = { table-task } { $element } ({ $room })
say-count = cantidad: { $count }
say-any-card = cualquier carta
say-anybody = contra quien sea
say-open = dejar la oferta abierta más tiempo…
say-unconditionally = sin la condición
say-start-again = empezar de nuevo
say-it = decirlo
say-joint = ofrecer a { $who }: votamos los dos por { $candidate }
say-counter = responder a la oferta { $number } de { $who } con otra…
say-withdraw = retirar tu oferta { $number }
say-accuse = acusar a { $who } de romper la promesa { $number }: «{ $clause }»
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

## The coach: each of these is said once, when it first happens

tip-guards = { $guards ->
    [2] 2 guardias aquí: lo que cuesta puntos cuesta 1 más, salvo moverse y las encerronas.
    [3] 3 guardias aquí: con puntos, solo moverse y encerronas. Las acciones gratuitas siguen disponibles.
   *[4] 4 guardias aquí: solo puedes salir.
}
tip-shut = { $room }: cuatro guardias. No entra nadie.
tip-full = Tres objetos son el límite. Usa, intercambia o suelta uno.
tip-together = { $who } también está aquí: puedes intercambiar gratis o robarle 1 cosa por 1 punto.
tip-talk = Promete lo que quieras. No obliga a nada, pero cada promesa rota queda apuntada.
tip-scapegoat = Eres el chivo expiatorio: más puntos, ninguna tarea. Las encerronas las juegas tú.
tip-nearly-left = Solo falta { $element } para dejarte dentro. Frénalos o hazte imprescindible.
tip-late = { $guards ->
    [one] Un guardia más
   *[other] { $guards } guardias más
} y pierden todos.

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-task-done = Así se completa la tarea { $element }.
because-new-element = Aún falta el elemento { $element }.
because-left-behind = { $sure ->
    [yes] Con la segunda opción te quedarías dentro.
   *[no] La segunda opción ayuda a los demás a huir sin ti: tienen { $elements } de 6.
}
because-towards = Te acerca { $room }{ $why ->
    [task] : allí te espera la tarea { $element }.
    [fetch] : allí consigues { $thing }.
   *[other] : allí harás falta luego.
}
because-away = La segunda opción te aleja { $room }.
because-guards-ahead = La segunda opción lleva a más guardias: { $guards } { $room }.
because-item-needed = La tarea { $element } pide { $thing }.
because-item-needed-here = Consigues un objeto que pide tu tarea.
because-item-useful = Consigues { $thing }: hace falta para una tarea abierta.
because-item-useful-here = Consigues un objeto que pide una tarea abierta.
because-useful-given = La segunda opción regala un objeto útil.
because-item-lost = La segunda opción entrega un objeto que necesitas.
because-cash = Consigues billetes.
because-cash-spent = La segunda opción cuesta billetes.
because-stamina = Recuperas aguante.
because-stamina-spent = La segunda opción cuesta aguante.
because-bribe = Con un guardia menos mirando, puedes hacer lo que has venido a hacer.
because-push-on = Te falta justo un punto.
because-guards-eased = Aleja a los guardias de donde tienes faena.
because-guards-sent = La segunda opción lleva guardias a donde tienes faena.
because-frame-up = Consigues una buena carta de encerrona.
because-frame-up-kept = Conviene guardarse esa carta de encerrona.
because-hinder = Frena a { $who }: { $element ->
    [none] podría dejarte dentro.
   *[other] está cerca de { $element }, y eso te perjudica.
}
because-hinder-any = Frena a quienes podrían dejarte dentro.
because-own-harmed = La segunda opción ayuda a quienes podrían dejarte dentro.
because-gift = A alguien le hace falta para una tarea, y a ti no.
because-request = Tiene de sobra lo que pide tu tarea.
because-not-asked = Con la segunda opción hay que pedirle algo a alguien, y puede negarse.
because-points = Cuesta { $best ->
    [0] 0 puntos
    [one] { $best } punto
   *[other] { $best } puntos
} en vez de { $second }.
because-pointless = La segunda opción no lleva a nada.
because-who-leads = { $who } tiene { $elements ->
    [one] { $elements } elemento
   *[other] { $elements } elementos
}; { $other }, { $less }.
because-could-be-left = Sin { $who } el resto tiene { $elements } de { $all } elementos; sin { $other }, { $less }.
because-vote-price = Si repite como chivo expiatorio, { $other } tendrá { $points ->
    [one] { $points } punto extra.
   *[other] { $points } puntos extra.
}
because-myself = Si te votas, el chivo expiatorio eres tú.
# What comes of it within about a round, in the same guessed games: after this action, and after the runner-up.
will-escapes = En menos de una ronda estás fuera en { $after } de 100 simulaciones; si no, en { $before }.
will-stays-behind = En menos de una ronda te quedas dentro en { $after } de 100 simulaciones; si no, en { $before }.
will-together = { $more ->
    [0] El plan común avanza algo más deprisa.
   *[other] El plan común gana un elemento más a menudo: en { $more } simulaciones más de cada 100.
}
will-together-many = { $whole ->
    [one] El plan común gana cerca de { $whole } elemento más.
   *[other] El plan común gana cerca de { $whole } elementos más.
}
will-near = Tendrás antes a mano un elemento que falta.
will-own = { $more ->
    [0] Consigues un elemento algo más a menudo.
   *[other] Consigues un elemento más a menudo: en { $more } simulaciones más de cada 100.
}
will-own-many = { $whole ->
    [one] Consigues cerca de { $whole } elemento más.
   *[other] Consigues cerca de { $whole } elementos más.
}
will-items-held = Acabas la ronda con más objetos útiles para las tareas.
will-items-held-tries = En { $more } de 100 simulaciones acabas la ronda con más objetos que piden las tareas.
will-cash-held = Acabas la ronda con más billetes.
will-cash-held-tries = En { $more } de 100 simulaciones acabas la ronda con más billetes.
will-stamina-held = Acabas la ronda con más aguante.
will-stamina-held-tries = En { $more } de 100 simulaciones acabas la ronda con más aguante.
will-frame-ups-held = Acabas la ronda con más cartas de encerrona.
will-frame-ups-held-tries = En { $more } de 100 simulaciones acabas la ronda con más cartas de encerrona.
will-guards-there = Hay menos guardias donde están las tareas.
will-guards-there-tries = En { $more } de 100 simulaciones hay un guardia menos donde están las tareas.
will-guards-here = Acabas la ronda con menos guardias alrededor.
will-guards-here-tries = En { $more } de 100 simulaciones acabas la ronda con menos guardias alrededor.
will-crew-items = La banda acaba la ronda con más objetos útiles para las tareas.
will-crew-items-tries = En { $more } de 100 simulaciones el grupo acaba la ronda con más objetos que piden las tareas.
will-scapegoat = El próximo chivo expiatorio eres tú en { $after } de 100 simulaciones; si no, en { $before }.
will-without-me = { $more ->
    [0] A los demás les cuesta algo más dejarte dentro.
   *[other] Los demás consiguen menos a menudo un elemento que les falta para dejarte dentro: en { $more } simulaciones menos de cada 100.
}
will-without-me-many = { $whole ->
    [one] De lo que necesitan para dejarte dentro, los demás consiguen cerca de { $whole } elemento menos.
   *[other] De lo que necesitan para dejarte dentro, los demás consiguen cerca de { $whole } elementos menos.
}
will-without = { $more ->
    [0] Se hace algo más fácil dejar dentro a { $who }.
   *[other] Los demás ganan un elemento sin { $who } más a menudo: en { $more } simulaciones más de cada 100.
}
will-without-many = { $whole ->
    [one] Sin { $who }, los demás tienen cerca de { $whole } elemento más.
   *[other] Sin { $who }, los demás tienen cerca de { $whole } elementos más.
}
aim-loot = Objetivo: lo que lleva { $who }.
aim-riot = Objetivo: un guardia menos { $room }.
aim-stay = Objetivo: quedarte donde estás.
aim-there = Objetivo: estar allí para la tarea de { $element }.
aim-plan = Objetivo: que el plan avance.
aim-safe = Objetivo: no quedarte dentro.
aim-clear = Objetivo: menos guardias a tu alrededor.
aim-go = Objetivo: ir { $room }.
aim-task = Objetivo: el elemento { $element }.
aim-item = Objetivo: un objeto para una tarea.
aim-cash = Objetivo: billetes.
aim-stamina = Objetivo: aguante.
aim-act = Objetivo: hacer lo que has venido a hacer.
aim-guards = Objetivo: alejar a los guardias.
aim-frame-up = Objetivo: una carta de encerrona.
aim-deal = Objetivo: reunir los objetos adecuados.
aim-hinder = Objetivo: frenar a { $who }.
aim-vote = Objetivo: que { $who } sea el chivo expiatorio.

# For language models, beside the goal.
model-advice = Nadie sale de aquí por su cuenta: las tareas piden a varios presos y al final suele quedarse el chivo expiatorio. Haz ofertas antes de cada votación, cuenta quién te necesita y acuérdate de quién ha faltado a su palabra. Una promesa no obliga a nadie, pero la oyen todos y queda escrita.
