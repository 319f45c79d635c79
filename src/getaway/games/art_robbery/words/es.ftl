# Art Robbery: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

art-robbery = Art Robbery
poster = Art Robbery
    .pitch = Cuatro incursiones en el museo. Gana el botín más valioso, pero arrestan a quien tenga menos coartadas.
    .minutes = 20 minutos
    .credit = Art Robbery es un juego de Reiner Knizia.
raid = { $number ->
    [1] Incursión 1 (bocetos)
    [2] Incursión 2 (esculturas)
    [3] Incursión 3 (antigüedades)
   *[4] Incursión 4 (pinturas)
}
card = { $card ->
    [boss] Jefe
    [dog] Perro guardián
    [thief] Ladrón codicioso
   *[other] { $card }
}
# $value is 0 to 5 or boss; $alibis is the number of white dots on the token.
token = { $value ->
    [boss] Jefe
   *[other] { $value }
}{ $alibis ->
    [0] { "" }
    [one] { " " }({ $alibis } coartada)
   *[other] { " " }({ $alibis } coartadas)
}
# The same as the object of a sentence: "Bo juega …", "Bo le roba …". Never after "de" or "a": "el" would merge with them.
a-card = { $card ->
    [boss] un Jefe
    [dog] un Perro guardián
    [thief] un Ladrón codicioso
   *[other] un { $card }
}
a-token = { $value ->
    [boss] el Jefe
   *[other] un { $value }
}{ $alibis ->
    [0] { "" }
    [one] { " " }({ $alibis } coartada)
   *[other] { " " }({ $alibis } coartadas)
}

## Events

plays = { $who-is ->
    [you] Juegas
   *[other] { $who } juega
} { $card }.
takes = { $who-is ->
    [you] Pillas
   *[other] { $who } pilla
} { $token } del centro.
robs = { $who-is ->
    [you] Quieres robarle { $token } a { $victim }, pero ahí está el perro.
   *[other] { $victim-is ->
        [you] { $who } quiere robarte { $token }, pero tienes el perro.
       *[other] { $who } quiere robarle { $token } a { $victim }, pero ahí está el perro.
    }
}
steals = { $who-is ->
    [you] Le robas { $token } a { $victim }.
   *[other] { $victim-is ->
        [you] { $who } te roba { $token }.
       *[other] { $who } le roba { $token } a { $victim }.
    }
}
gives-dog = { $who-is ->
    [you] Le das el perro a { $thief } y te quedas con { $token }.
   *[other] { $thief-is ->
        [you] { $who } te da el perro y se queda con { $token }.
       *[other] { $who } le da el perro a { $thief } y se queda con { $token }.
    }
}
fetches-dog = { $who-is ->
    [you] Silbas
   *[other] { $who } silba
} y el perro acude corriendo desde el centro.
fetches-dog-from = { $who-is ->
    [you] Camelas al perro de { $owner } y se va contigo.
   *[other] { $owner-is ->
        [you] { $who } camela a tu perro y se lo lleva.
       *[other] { $who } camela al perro de { $owner } y se lo lleva.
    }
}
takes-nothing = { $who-is ->
    [you] Te vas
   *[other] { $who } se va
} de vacío.
declines = { $who-is ->
    [you] Esta vez no robas nada.
   *[other] { $who } no roba nada esta vez.
}
draws = { $who-is ->
    [you] Robas
   *[other] { $who } roba
} una carta.
# "Bo roba un 4" would sound like a theft.
draws-card = { $who-is ->
    [you] Robas
   *[other] { $who } roba
} una carta: { $card }.
renews = Se rebaraja la pila de descartes: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la nueva pila de robo.
stalls = { $raid }: ya dura demasiado. Lo que queda en el centro vuelve a la caja.
boss-kept = { $who-is ->
    [you] Te quedas
   *[other] { $who } se queda
} con el Jefe.
boss-lost = { $who-is ->
    [you] No tienes ni un 4 ni un 5 y pierdes
   *[other] { $who } no tiene ni un 4 ni un 5 y pierde
} el Jefe.
raid-begins = { $raid }: ¡a por el botín!
raid-ends = { $raid }: se acabó. El botín está a buen recaudo.
ends = La última incursión ha terminado. Y ahora, las coartadas…

## The end

end-alibis = { $who-is ->
    [you] Tus coartadas
   *[other] Coartadas de { $who }
}: { $alibis }
end-arrested = { $who-is ->
    [you] Eres quien menos coartadas tiene: las esposas son para ti.
   *[other] { $who } es quien menos coartadas tiene y acaba entre rejas.
}
end-discards = { $who-is ->
    [you] Tienes menos coartadas y descartas
   *[other] { $who } tiene menos coartadas y descarta
} fichas por valor de { $points }: { $tokens }.
end-points = { $who-is ->
    [you] Tus puntos
   *[other] Puntos de { $who }
}: { $points }
end-winner = { $who-is ->
    [you] ¡Has ganado!
   *[other] Gana { $who }.
}
end-shared = { $who-is ->
    [you] Compartes la victoria con { $who-others }.
   *[other] { $who } comparten la victoria.
}
end-police = No se libra nadie: ¡gana la policía!
# How it ended for one player, in a list of games.
ending-won = Victoria
ending-shared = Victoria compartida
ending-lost = Derrota
ending-arrested = Bajo arresto
ending-haul = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $alibis ->
    [one] { $alibis } coartada
   *[other] { $alibis } coartadas
}
ending-short = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $short ->
    [one] faltó { $short }
   *[other] faltaron { $short }
}
ending-fewer-alibis = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, pocas coartadas

## What is asked, and the choices

ask-play = ¿Qué carta juegas?
ask-token = ¿Qué ficha te llevas?
ask-victim = ¿A quién le robas?
ask-gift = { $thief } quiere robarte { $token }. ¿Qué le das?
do-play = jugar { $card }
do-take = llevarse { $token }
do-rob = robar a { $victim }
do-nothing = no llevarse nada
do-give-token = entregar la ficha: { $token }
do-give-dog = dar el perro y quedarse con la ficha
deed-play-take = jugar { $card } y tomar { $token } de la pared
deed-play-rob = jugar { $card } y robar { $token } a { $who }
deed-take = tomar { $token } de la pared
deed-steal = robar { $token } a { $who }

## The table

table-middle = Centro
table-dog = Perro
table-loot = Botín
table-stack = Pila
table-hand = Tu mano
table-cards = Cartas
table-draw = Pila de robo
table-discard = Pila de descartes
table-in-middle = en el centro
table-legend = Cada punto (•) detrás de una ficha es una coartada.

## Refusals

no-game-over = La partida ha terminado.
no-not-yours = Le toca a { $mover }.
no-such-action = La acción { $action } no existe.
no-play-first = Primero juega una carta.
no-not-in-hand = No tienes esta carta en la mano: { $card }.
no-answer-first = Primero responde a { $thief }: ¿la ficha o el perro?
no-one-card = Ya has jugado una carta ({ $card }); solo se juega una por turno.
no-token-or-dog = Entrega la ficha que te quieren robar, o el perro.
no-victim-first = Primero di a quién le robas.
no-other-value = Con esta carta ({ $card }) no puedes llevarte { $token }.
no-such-token = Esa ficha no existe en esta edición.
no-same-token = Las fichas iguales son una sola opción: { $token } ya se ofrece.
no-not-with = { $victim } no tiene esa ficha: { $token }.
no-not-in-middle = Esta ficha no está en el centro: { $token }.
no-thief-robs = El Ladrón codicioso se lleva fichas del centro, nunca de otra persona.
no-lies-in-middle = No puedes robar lo que aún está en el centro ({ $card }).
no-victim-chosen = Ya le estás robando a { $victim }.
no-such-seat = En esta mesa no hay sitio { $seat }.
no-yourself = ¿Robarte a ti? Buen intento.
no-victim-has-none = Con esta carta ({ $card }) no puedes quitarle nada a { $victim }.
no-must-steal = Nada de escrúpulos: tienes que robarla.
no-thief-must-take = La codicia obliga: con el Ladrón codicioso tienes que llevarte una ficha.
no-must-take = Tienes que llevarte una de ellas.
no-not-robbed = Nadie te está robando. De momento.

## Options

option-stealing = Robar con una carta de número: must (obligatorio) o may (opcional)
option-greedy = Tomar botín con un Ladrón codicioso: must (obligatorio) o may (opcional)
option-stacks = Botín de incursiones anteriores: secret (secreto), own (solo el propio) u open (a la vista)
option-stall = Veces que se rebaraja hasta cerrar una incursión; con 0, nunca
option-first = Quién empieza: un número de sitio o lot (por sorteo)
option-book = Los valores por defecto siguen los reglamentos español y ruso.
switch-book = Como en mi reglamento
switch-stealing = Robar con una carta de número
switch-greedy = Tomar botín con un Ladrón codicioso
switch-stacks = Botín de incursiones anteriores
switch-stall = Veces que se rebaraja hasta cerrar una incursión (0: nunca)
switch-first = Quién empieza
choice-must = obligatorio
choice-may = opcional
choice-secret = secreto
choice-own = solo el propio
choice-open = a la vista
choice-lot = por sorteo

## The coach: each of these is said once, when it first happens

tip-steal = No queda ningún { $value } en la pared, así que con tu { $value } robas uno. Tú eliges a quién.
tip-bare-boss = Al acabar la incursión necesitas un 4 o un 5, o pierdes el Jefe.
tip-five = Una carta de 5 se lleva el 5, nunca el Jefe.
tip-dog = ¿Robar a { $who }? Puede que te dé el perro en vez del botín.
tip-nothing = No hay botín para { $card ->
    [boss] tu Jefe
   *[other] tu { $card }
}. Si juegas la carta, solo la cambias por otra.
tip-two-left = Quedan dos. La incursión acaba con la última ficha.
tip-alibis = Cuenta ya las coartadas: { $players ->
    [2] quien tenga menos paga 10 puntos.
   *[other] quien menos tenga va a la cárcel; si hay empate, todos.
}

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-value = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
because-alibi = Da { $alibis ->
    [one] { $alibis } coartada más.
   *[other] { $alibis } coartadas más.
}
because-need = Solo tienes { $own ->
    [one] { $own } coartada
   *[other] { $own } coartadas
}; esto da { $alibis } más.
because-boss = Tienes un 4 o un 5 de esta incursión, así que el Jefe cuenta.
because-bare-boss = Sin un 4 o un 5 de esta incursión volverías a perder el Jefe.
because-backing = Con { $token } conservas el Jefe.
because-theft = Le quita { $token } a { $who }.
because-leader = { $who } tiene más puntos que nadie: { $points }, que tú sepas.
because-guarded = Puede que { $who } te dé el perro en su lugar.
because-other-guarded = Si no, { $who } podría despacharte con el perro.
because-exposed = La segunda opción da { $token }, pero no quedaría otro igual en la pared: te lo podrían robar enseguida.
because-dog = El perro guarda tu botín: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
because-closing = Cierra la incursión mientras tu botín es el mejor: { $own } puntos contra { $rest }.
because-waste = La segunda opción no da nada.
because-token-given = Si no, pierdes { $token }.
because-dog-given = Si no, pierdes el perro.
because-dog-for-token = Te quedas con { $token }.
# What comes of it a few turns on, in the same guessed games: after this action, and after the runner-up.
will-poorest = Al cabo de unos turnos, tienes { $players ->
    [2] menos coartadas
   *[other] menos coartadas que nadie
} en { $after } de 100 simulaciones; si no, en { $before }.
will-points = { $more ->
    [0] Al cabo de unos turnos, tienes algún punto más que con la segunda opción.
    [one] Al cabo de unos turnos, tienes cerca de { $more } punto más que con la segunda opción.
   *[other] Al cabo de unos turnos, tienes unos { $more } puntos más que con la segunda opción.
}
will-alibis = { $more ->
    [0] Al cabo de unos turnos, tienes alguna coartada más que con la segunda opción.
    [one] Al cabo de unos turnos, tienes cerca de { $more } coartada más que con la segunda opción.
   *[other] Al cabo de unos turnos, tienes unas { $more } coartadas más que con la segunda opción.
}
will-boss-held = Al cabo de unos turnos, el Jefe cuenta para ti en { $after } de 100 simulaciones; si no, en { $before }.
will-dog-held = Al cabo de unos turnos, tienes el perro en { $after } de 100 simulaciones; si no, en { $before }.
will-thieves = Guardas un Ladrón codicioso para más tarde.
will-cards = Guardas mejores cartas para más tarde.
will-points-of = { $more ->
    [0] Al cabo de unos turnos, { $who } tiene algún punto menos que con la segunda opción.
    [one] Al cabo de unos turnos, { $who } tiene cerca de { $more } punto menos que con la segunda opción.
   *[other] Al cabo de unos turnos, { $who } tiene unos { $more } puntos menos que con la segunda opción.
}
will-poorest-other = Al cabo de unos turnos, { $who } tiene { $players ->
    [2] menos coartadas
   *[other] menos coartadas que nadie
} en { $after } de 100 simulaciones; si no, en { $before }.
aim-points = Objetivo: puntos.
aim-alibis = Objetivo: coartadas, para que no te arresten a ti.
aim-boss = Objetivo: el Jefe.
aim-rob = Objetivo: frenar a { $who }.
aim-dog = Objetivo: proteger tu botín.
aim-end = Objetivo: acabar la incursión.
aim-cards = Objetivo: conservar buenas cartas.

# For language models, beside the goal.
model-advice = Con puntos no basta: tras la última incursión, quien tiene menos coartadas va a la cárcel, haya robado lo que haya robado. Fíjate en lo que llevan los demás y roba a quienes van por delante.
