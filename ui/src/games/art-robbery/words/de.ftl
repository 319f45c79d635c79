# Der Tisch von Art Robbery im Browser. The same ids in all five languages; a tray title has at most 24 characters, its line 48.

ar-you = Du
ar-close = Schließen
ar-continue = Weiter

## The bar

ar-raids = Überfälle
ar-raid-name = { $number ->
    [1] Skizzen
    [2] Skulpturen
    [3] Antiquitäten
   *[4] Gemälde
}
ar-raid-spoken = Überfall { $number } von 4, { $name }, { $state ->
    [done] vorbei
    [now] läuft
   *[next] kommt noch
}
ar-rules = Regeln
ar-log = Verlauf und Chat
ar-log-new = Verlauf und Chat, { $count } neu

## The pieces, as they are called out

ar-token = { $raid } { $value ->
    [boss] Boss, mit einer 4 oder 5 zählt er 5
   *[other] { $value }
}, { $alibis ->
    [0] kein Alibi
    [one] { $alibis } Alibi
   *[other] { $alibis } Alibis
}
ar-in-middle = { $token }, in der Mitte
ar-before = { $token }, vor { $who }{ $dog ->
    [yes] , vom Wachhund bewacht
   *[no] { "" }
}
ar-before-you = { $token }, vor dir
ar-taken = { $token }, weg: { $who } hat es
ar-taken-by-you = { $token }, weg: Du hast es
ar-the-dog = der Wachhund
ar-dog-middle = Der Wachhund, in der Mitte
ar-dog-with = Der Wachhund ist bei { $who }
ar-dog-yours = Der Wachhund ist bei dir
ar-number = Nummer { $value }
ar-card = { $card }, Karte { $number } von { $count }.
ar-card-short = { $card ->
    [boss] Boss
    [dog] Hund
    [thief] Dieb
   *[other] { $card }
}
ar-rival = { $who }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $stack ->
    [one] { $stack } Token in Sicherheit
   *[other] { $stack } Tokens in Sicherheit
}, offene Beute: { $before }

## The table

ar-middle = Die Mitte
ar-left = noch { $left } von { $all }
ar-rivals = Die anderen, im Uhrzeigersinn
ar-thieves = Alle am Tisch, im Uhrzeigersinn
ar-hand = Deine Karten
ar-no-loot = noch keine Beute
ar-safe = { $count ->
    [one] { $count } Token in Sicherheit
   *[other] { $count } Tokens in Sicherheit
}
ar-piles = Stapel
ar-draw = Nachziehen
ar-played = Ablage
ar-draw-spoken = Nachziehstapel, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
ar-played-spoken = Ablagestapel, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, zuoberst: { $card }
ar-played-empty = Ablagestapel, leer
ar-thinking = überlegt
ar-steals = stiehlt
ar-away = abwesend
ar-bot-sits = Bot spielt

## What a card would do

ar-does-nothing = Es gibt nichts zu holen.
ar-does-any = Nimmt ein beliebiges Token aus der Mitte.
ar-does-take = Nimmt { $value ->
    [boss] den Boss
   *[other] eine { $value }
} aus der Mitte.
ar-does-dog = { $from ->
    [middle] Holt den Hund aus der Mitte.
   *[player] Nimmt den Hund von { $who }.
}
ar-does-steal = Stiehlt { $value ->
    [boss] den Boss
   *[other] eine { $value }
}. Opfer: { $who }.

## The tray

ar-tray = Was jetzt zu entscheiden ist
ar-your-turn = Du bist dran
ar-robs-you = { $thief } bestiehlt dich
ar-decides = { $who } entscheidet
ar-ask-card = Wähle eine Karte
ar-ask-card-line = Du siehst vorher, was sie bewirkt.
ar-ask-take = { $value ->
    [boss] Den Boss nehmen
   *[other] Eine { $value } nehmen
}
ar-ask-any = Ein Token nehmen
ar-ask-dog = Den Hund holen
ar-ask-steal = { $value ->
    [boss] Den Boss stehlen
   *[other] Eine { $value } stehlen
}
ar-ask-nothing = Nichts zu holen
ar-ask-gift = Was gibst du her?
ar-line-take = Hängt noch an der Wand.
ar-line-any = Such dir eins an der Wand aus.
ar-line-dog = Er steht in der Mitte.
ar-line-dog-from = { $who } hat ihn und kann nicht ablehnen.
ar-line-helpless = { $who } kann sich nicht wehren.
ar-line-guarded = { $who } darf stattdessen den Hund geben.
ar-line-rob = In der Mitte ist keine mehr. Wen bestiehlst du?
ar-line-nothing = Die Karte ist weg, und du ziehst eine neue.
ar-line-ends-raid = Das letzte Token: Damit endet der Überfall.
ar-line-gift = Dein Token oder dein Hund: Du wählst.
ar-which-token = Wähle ein Token
ar-which-victim = Wähle dein Opfer
ar-choose-card = Wähle eine Karte
ar-may-give-dog = darf den Hund geben
ar-cannot-refuse = kann sich nicht wehren
ar-do-take = { $value ->
    [boss] Den Boss nehmen
   *[other] Die { $value } nehmen
}
ar-do-steal = { $value ->
    [boss] { $who } den Boss stehlen
   *[other] { $who } die { $value } stehlen
}
ar-do-dog = Den Hund nehmen
ar-do-dog-from = { $who } den Hund wegnehmen
ar-do-spend = Karte ablegen: { $card }
ar-do-decline = Nichts stehlen
ar-with-alibis = { $deed } ({ $alibis ->
    [0] kein Alibi
    [one] { $alibis } Alibi
   *[other] { $alibis } Alibis
})
ar-give-token = { $value ->
    [boss] Den Boss geben
   *[other] Die { $value } geben
}
ar-give-dog = Den Hund geben
ar-keep-dog = du behältst den Hund
ar-keep-token = du behältst { $value ->
    [boss] den Boss
   *[other] die { $value }
}
ar-wait-play = Welche Karte wird es?
ar-wait-token = Welches Token wird es?
ar-wait-victim = Wen trifft es?
ar-wait-gift = Token oder Hund?
ar-meanwhile = Sieh dir solange deine Karten an.
ar-watching = Du schaust zu.
ar-hint = Tipp
ar-hint-says = Tipp: { $deed }.
ar-no-hint = Einen Tipp gibt es, wenn du dran bist.
ar-undo = Zurücknehmen
ar-no-undo = Jetzt lässt sich nichts zurücknehmen.
ar-still-sending = Wird noch gesendet …
ar-off-line = Keine Verbindung. Neuer Versuch läuft.
ar-paused = Das Spiel macht Pause.
ar-bot-plays = Ein Bot spielt für dich.
ar-clock-then = sonst wird für dich entschieden
ar-alert-play = Du bist dran. Wähle eine Karte.
ar-alert-choose = Wähle, was du nimmst oder wen du bestiehlst.
ar-alert-gift = { $thief } will dein Token: { $token }. Gib es her oder den Hund.
ar-alert-clock = { $seconds ->
    [one] { $seconds } Sekunde.
   *[other] { $seconds } Sekunden.
}

## The end of a raid

ar-raid-over = { $raid }: Überfall vorbei
ar-boss-kept = { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
} den Boss.
ar-boss-lost = { $who-is ->
    [you] Du hast weder eine 4 noch eine 5 und verlierst
   *[other] { $who } hat weder eine 4 noch eine 5 und verliert
} den Boss.
ar-boss-nobody = Niemand hat den Boss.
ar-raid-stalled = Das hat zu lange gedauert. Der Rest kommt in die Schachtel.
ar-raid-next = Als Nächstes: { $raid }. { $who-is ->
    [you] Du beginnst
   *[other] { $who } beginnt
}.
ar-alibis-next = Und jetzt zu euren Alibis …

## The end

ar-verdict-you = Entwischt!
ar-verdict-you-shared = Du teilst dir den Sieg.
ar-verdict-arrested = Du bist verhaftet!
ar-verdict-police = Die Polizei gewinnt.
ar-several-arrested = Die wenigsten Alibis: { $who-is ->
    [you] Du wirst verhaftet, zusammen mit { $who-others }.
   *[other] { $who } werden verhaftet.
}
ar-arrested = Verhaftet
ar-winner = Gewonnen
ar-alibis = { $count ->
    [one] { $count } Alibi
   *[other] { $count } Alibis
}
ar-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
ar-given-up = { $token }, abgegeben
ar-why-most-points = meiste Punkte
ar-why-most-alibis = bei Gleichstand mehr Alibis
ar-why-fewest-alibis = wenigste Alibis
ar-why-fined = weniger Alibis: Strafe
ar-goal = Nach 4 Überfällen gewinnen die meisten Punkte, aber { $players ->
    [2] weniger Alibis kosten 10.
   *[other] wer die wenigsten Alibis hat, kommt in den Knast.
}
ar-goal-own = Du: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $alibis ->
    [one] { $alibis } Alibi
   *[other] { $alibis } Alibis
}.
# A piece that was tapped tells what it is for.
ar-term = { $value ->
    [boss] Der Boss zählt 5, aber nur mit einer 4 oder 5 von dir aus demselben Überfall.
   *[other] { $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    } wert. Eine { $value } oder ein Gieriger Dieb holt das Token.
}{ $alibis ->
    [0] { "" }
   *[other] { " " }Jeder weiße Punkt ist ein Alibi; wer am Ende die wenigsten hat, muss dafür büßen.
}
ar-explain = Was ist das?
ar-term-dog = Der Wachhund: Eine Hundekarte holt ihn. Wirst du bestohlen, darfst du ihn statt der Beute hergeben.
