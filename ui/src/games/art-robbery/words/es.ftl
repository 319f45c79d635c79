# La mesa de Art Robbery en el navegador. The same ids in all five languages; a tray title has at most 24 characters, its line 48.

ar-you = Tú
ar-close = Cerrar
ar-continue = Seguir

## The bar

ar-raids = Incursiones
ar-raid-name = { $number ->
    [1] Bocetos
    [2] Esculturas
    [3] Antigüedades
   *[4] Pinturas
}
ar-raid-spoken = Incursión { $number } de 4, { $name }, { $state ->
    [done] terminada
    [now] en curso
   *[next] por venir
}
ar-rules = Reglas
ar-log = Historial y charla
ar-log-new = Historial y charla, { $count ->
    [one] { $count } línea nueva
   *[other] { $count } líneas nuevas
}

## The pieces, as they are called out

ar-token = { $raid } { $value ->
    [boss] Jefe, vale 5 con un 4 o un 5
   *[other] { $value }
}, { $alibis ->
    [0] sin coartada
    [one] { $alibis } coartada
   *[other] { $alibis } coartadas
}
ar-in-middle = { $token }, en el centro
ar-before = { $token }, en manos de { $who }{ $dog ->
    [yes] , que tiene el perro guardián
   *[no] { "" }
}
ar-before-you = { $token }, en tus manos
ar-taken = { $token }: la tiene { $who }
ar-taken-by-you = { $token }: la tienes tú
ar-the-dog = el perro guardián
ar-dog-middle = El perro guardián, en el centro
ar-dog-with = El perro guardián está con { $who }
ar-dog-yours = El perro guardián está contigo
ar-number = Número { $value }
ar-card = { $card }, carta { $number } de { $count }.
ar-card-short = { $card ->
    [boss] Jefe
    [dog] Perro
    [thief] Ladrón
   *[other] { $card }
}
ar-rival = { $who }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $stack ->
    [one] { $stack } ficha a salvo
   *[other] { $stack } fichas a salvo
}, botín a la vista: { $before }

## The table

ar-middle = El centro
ar-left = quedan { $left } de { $all }
ar-rivals = El resto de la mesa, en sentido horario
ar-thieves = La mesa, en sentido horario
ar-hand = Tu mano
ar-no-loot = aún sin botín
ar-safe = { $count ->
    [one] { $count } ficha a salvo
   *[other] { $count } fichas a salvo
}
ar-piles = Pilas
ar-draw = robo
ar-played = descartes
ar-draw-spoken = Pila de robo, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
ar-played-spoken = Pila de descartes: { $cards }, encima: { $card }
ar-played-empty = Pila de descartes, vacía
ar-thinking = piensa
ar-steals = roba
ar-away = ausente
ar-bot-sits = juega un bot

## What a card would do

ar-does-nothing = No hay nada que llevarse.
ar-does-any = Se lleva cualquier ficha del centro.
ar-does-take = Se lleva { $value ->
    [boss] el Jefe
   *[other] un { $value }
} del centro.
ar-does-dog = { $from ->
    [middle] Se lleva el perro del centro.
   *[player] Le quita el perro a { $who }.
}
ar-does-steal = Roba { $value ->
    [boss] el Jefe
   *[other] un { $value }
} a { $who }.

## The tray

ar-tray = Lo que se decide ahora
ar-your-turn = Te toca
ar-robs-you = { $thief } te roba
ar-decides = Decide { $who }
ar-ask-card = Elige una carta
ar-ask-card-line = Antes verás qué haría.
ar-ask-take = Llévate { $value ->
    [boss] el Jefe
   *[other] un { $value }
}
ar-ask-any = Llévate una ficha
ar-ask-dog = Llévate el perro
ar-ask-steal = Roba { $value ->
    [boss] el Jefe
   *[other] un { $value }
}
ar-ask-nothing = Nada que llevarse
ar-ask-gift = ¿Qué entregas?
ar-line-take = Cuelga de la pared.
ar-line-any = Elige una de la pared.
ar-line-dog = Está en el centro.
ar-line-dog-from = Lo tiene { $who } y no puede negarse.
ar-line-helpless = { $who } no puede negarse.
ar-line-guarded = { $who } puede dar el perro en su lugar.
ar-line-rob = No queda en el centro. ¿A quién se lo quitas?
ar-line-nothing = La carta se gasta y robas otra.
ar-line-ends-raid = Es la última: la incursión acaba.
ar-line-gift = Tu ficha o tu perro: tú eliges.
ar-which-token = Elige una ficha
ar-which-victim = Elige a quién robar
ar-choose-card = Elige una carta
ar-may-give-dog = puede dar el perro
ar-cannot-refuse = no puede negarse
ar-do-take = Llevarse el { $value ->
    [boss] Jefe
   *[other] { $value }
}
ar-do-steal = Robar el { $value ->
    [boss] Jefe
   *[other] { $value }
} a { $who }
ar-do-dog = Llevarse el perro
ar-do-dog-from = Quitarle el perro a { $who }
ar-do-spend = Gastar la carta: { $card }
ar-do-decline = No robar nada
ar-with-alibis = { $deed } ({ $alibis ->
    [0] sin coartada
    [one] { $alibis } coartada
   *[other] { $alibis } coartadas
})
ar-give-token = Dar el { $value ->
    [boss] Jefe
   *[other] { $value }
}
ar-give-dog = Dar el perro
ar-keep-dog = te quedas con el perro
ar-keep-token = te quedas con el { $value ->
    [boss] Jefe
   *[other] { $value }
}
ar-wait-play = ¿Qué carta será?
ar-wait-token = ¿Qué ficha será?
ar-wait-victim = ¿A quién robará?
ar-wait-gift = ¿La ficha o el perro?
ar-meanwhile = Mientras, puedes mirar tus cartas.
ar-watching = Estás mirando.
ar-hint = Pista
ar-hint-says = Pista: { $deed }.
ar-no-hint = Hay pistas cuando te toca decidir.
ar-undo = Deshacer
ar-no-undo = Ahora no se puede deshacer nada.
ar-still-sending = Enviando…
ar-off-line = Sin conexión. Reintentando…
ar-paused = La partida está en pausa.
ar-bot-plays = Un bot juega por ti.
ar-clock-then = luego se decide por ti
ar-alert-play = Te toca. Elige una carta.
ar-alert-choose = Elige de dónde viene.
ar-alert-gift = { $thief } quiere tu ficha: { $token }. Dale la ficha o el perro.
ar-alert-clock = { $seconds ->
    [one] { $seconds } segundo.
   *[other] { $seconds } segundos.
}

## The end of a raid

ar-raid-over = { $raid }: fin de la incursión
ar-boss-kept = { $who-is ->
    [you] Te quedas
   *[other] { $who } se queda
} con el Jefe.
ar-boss-lost = { $who-is ->
    [you] No tienes ni un 4 ni un 5 y pierdes
   *[other] { $who } no tiene ni un 4 ni un 5 y pierde
} el Jefe.
ar-boss-nobody = Nadie tiene el Jefe.
ar-raid-stalled = Duró demasiado. Lo que queda vuelve a la caja.
ar-raid-next = Siguiente: { $raid }. { $who-is ->
    [you] Empiezas tú
   *[other] Empieza { $who }
}.
ar-alibis-next = Y ahora, las coartadas…

## The end

ar-verdict-you = ¡Te has salido con la tuya!
ar-verdict-you-shared = Compartes la victoria.
ar-verdict-arrested = ¡Te han arrestado!
ar-verdict-police = Gana la policía.
ar-several-arrested = Menos coartadas que nadie: { $who-is ->
    [you] { $who-others } y tú acabáis entre rejas.
   *[other] { $who } acaban entre rejas.
}
ar-arrested = Entre rejas
ar-winner = Victoria
ar-alibis = { $count ->
    [one] { $count } coartada
   *[other] { $count } coartadas
}
ar-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
ar-given-up = { $token }, descartada
ar-why-most-points = más puntos
ar-why-most-alibis = más coartadas en el empate
ar-why-fewest-alibis = menos coartadas
ar-why-fined = menos coartadas, multa
ar-goal = Tras 4 incursiones gana quien tenga más puntos, pero { $players ->
    [2] quien tenga menos coartadas paga 10.
   *[other] quien menos coartadas tenga acaba entre rejas.
}
ar-goal-own = Tú: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $alibis ->
    [one] { $alibis } coartada
   *[other] { $alibis } coartadas
}.
# A piece that was tapped tells what it is for.
ar-term = { $value ->
    [boss] El Jefe vale 5, pero solo con un 4 o un 5 tuyo de la misma incursión.
   *[other] Vale { $value ->
        [1] 1 punto
       *[other] { $value } puntos
    }. Se la lleva un { $value } o un Ladrón codicioso.
}{ $alibis ->
    [0] { "" }
   *[other] { " " }Cada círculo es una coartada; quien menos tenga al final lo paga.
}
ar-explain = ¿Qué es?
ar-term-dog = El perro guardián: lo trae una carta de perro. Si te roban, puedes dar el perro en vez del botín.
