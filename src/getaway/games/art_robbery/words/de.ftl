# Art Robbery: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

art-robbery = Art Robbery
poster = Art Robbery
    .pitch = Vier Überfälle auf ein Museum. Die fetteste Beute gewinnt, aber wer die wenigsten Alibis hat, wird verhaftet.
    .minutes = 20 Minuten
    .credit = Art Robbery ist ein Spiel von Reiner Knizia.
raid = { $number ->
    [1] Überfall 1 (Skizzen)
    [2] Überfall 2 (Skulpturen)
    [3] Überfall 3 (Antiquitäten)
   *[4] Überfall 4 (Gemälde)
}
card = { $card ->
    [boss] Boss
    [dog] Wachhund
    [thief] Gieriger Dieb
   *[other] { $card }
}
# $value is 0 to 5 or boss; $alibis is the number of white dots on the token.
token = { $value ->
    [boss] Boss
   *[other] { $value }
}{ $alibis ->
    [0] { "" }
    [one] { " " }({ $alibis } Alibi)
   *[other] { " " }({ $alibis } Alibis)
}
# The same as the object of a sentence, in the accusative: "Bo spielt …", "Bo stiehlt …".
a-card = { $card ->
    [boss] einen Boss
    [dog] einen Wachhund
    [thief] einen Gierigen Dieb
   *[other] eine { $card }
}
a-token = { $value ->
    [boss] den Boss
   *[other] eine { $value }
}{ $alibis ->
    [0] { "" }
    [one] { " " }({ $alibis } Alibi)
   *[other] { " " }({ $alibis } Alibis)
}

## Events

plays = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} { $card }.
takes = { $who-is ->
    [you] Du schnappst dir
   *[other] { $who } schnappt sich
} { $token } aus der Mitte.
robs = { $who-is ->
    [you] Du willst { $victim } { $token } stehlen, doch da knurrt der Hund.
   *[other] { $who } will { $victim-is ->
        [you] dir
       *[other] { $victim }
    } { $token } stehlen, doch da knurrt der Hund.
}
steals = { $who-is ->
    [you] Du stiehlst { $victim }
   *[other] { $who } stiehlt { $victim-is ->
        [you] dir
       *[other] { $victim }
    }
} { $token }.
gives-dog = { $who-is ->
    [you] Du rückst lieber den Hund heraus und behältst { $token }; der Hund gehört jetzt { $thief }.
   *[other] { $who } rückt lieber den Hund heraus und behält { $token }; der Hund gehört jetzt { $thief-is ->
        [you] dir
       *[other] { $thief }
    }.
}
fetches-dog = { $who-is ->
    [you] Du pfeifst
   *[other] { $who } pfeift
}, und der Hund kommt aus der Mitte gelaufen.
fetches-dog-from = { $who-is ->
    [you] Du lockst { $owner } den Hund weg.
   *[other] { $who } lockt { $owner-is ->
        [you] dir
       *[other] { $owner }
    } den Hund weg.
}
takes-nothing = { $who-is ->
    [you] Du gehst
   *[other] { $who } geht
} leer aus.
declines = { $who-is ->
    [you] Du stiehlst
   *[other] { $who } stiehlt
} diesmal nichts.
draws = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} eine Karte.
draws-card = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $card }.
renews = Der Ablagestapel wird gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} zum Nachziehen.
stalls = { $raid } dauert schon zu lange: Was noch in der Mitte liegt, kommt zurück in die Schachtel.
boss-kept = { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
} den Boss.
boss-lost = { $who-is ->
    [you] Du hast weder eine 4 noch eine 5 und verlierst
   *[other] { $who } hat weder eine 4 noch eine 5 und verliert
} den Boss.
raid-begins = { $raid } beginnt.
raid-ends = { $raid } ist vorbei. Die Beute ist in Sicherheit.
ends = Der letzte Überfall ist vorbei. Jetzt kommt die Polizei: Wer hat ein Alibi?

## The end

end-alibis = { $who-is ->
    [you] Deine Alibis
   *[other] Alibis von { $who }
}: { $alibis }
end-arrested = { $who-is ->
    [you] Du hast die wenigsten Alibis. Für dich klicken die Handschellen.
   *[other] { $who } hat die wenigsten Alibis und wird verhaftet.
}
end-discards = { $who-is ->
    [you] Du hast weniger Alibis und gibst
   *[other] { $who } hat weniger Alibis und gibt
} Tokens im Wert von { $points } ab: { $tokens }.
end-points = { $who-is ->
    [you] Deine Punkte
   *[other] Punkte von { $who }
}: { $points }
end-winner = { $who-is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt.
}
end-shared = { $who-is ->
    [you] Du teilst dir den Sieg mit { $who-others }.
   *[other] { $who } teilen sich den Sieg.
}
end-police = Alle werden verhaftet: Die Polizei gewinnt.

## What is asked, and the choices

ask-play = Welche Karte spielst du?
ask-token = Welches Token nimmst du?
ask-victim = Wen bestiehlst du?
ask-gift = { $thief } will dir { $token } stehlen. Was gibst du her?
do-play = { $card } spielen
do-take = { $token } nehmen
do-rob = { $victim } bestehlen
do-nothing = nichts nehmen
do-give-token = { $token } hergeben
do-give-dog = den Hund hergeben und das Token behalten

## The table

table-middle = Mitte
table-dog = Hund
table-loot = Beute
table-stack = Stapel
table-hand = Deine Hand
table-cards = Karten
table-draw = Nachziehstapel
table-discard = Ablagestapel
table-in-middle = in der Mitte
table-legend = Ein Punkt hinter einem Token ist ein Alibi.

## Refusals

no-game-over = Das Spiel ist vorbei.
no-not-yours = { $mover } ist am Zug.
no-such-action = Eine Aktion { $action } gibt es nicht.
no-play-first = Spiel zuerst eine Karte.
no-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
no-answer-first = Antworte zuerst { $thief }: Token oder Hund?
no-one-card = Du hast schon eine Karte gespielt ({ $card }); mehr als eine pro Zug geht nicht.
no-token-or-dog = Gib das Token her, das dir gestohlen werden soll, oder den Hund.
no-victim-first = Sag zuerst, wen du bestiehlst.
no-other-value = Mit dieser Karte ({ $card }) kannst du nicht { $token } nehmen.
no-same-token = Gleiche Tokens stehen nur einmal zur Wahl: { $token } ist schon dabei.
no-not-with = Bei { $victim } gibt es das nicht zu holen: { $token }.
no-not-in-middle = Dieses Token liegt nicht in der Mitte: { $token }.
no-thief-robs = Der Gierige Dieb nimmt nur aus der Mitte, nie von anderen.
no-lies-in-middle = Was noch in der Mitte liegt ({ $card }), kannst du nicht stehlen.
no-victim-chosen = Du bestiehlst schon { $victim }.
no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
no-yourself = Dich selbst bestehlen? Netter Versuch.
no-victim-has-none = Bei { $victim } ist mit dieser Karte ({ $card }) nichts zu holen.
no-must-steal = Du musst das Token stehlen.
no-thief-must-take = Mit dem Gierigen Dieb musst du ein Token nehmen.
no-must-take = Du musst eins davon nehmen.
no-not-robbed = Niemand bestiehlt dich gerade.

## Options

option-stealing = Stehlen mit einer Nummernkarte: must (Pflicht) oder may (freiwillig)
option-greedy = Zugreifen mit einem Gierigen Dieb: must (Pflicht) oder may (freiwillig)
option-stacks = Beute vergangener Überfälle: secret (geheim), own (nur die eigene sichtbar) oder open (offen)
option-stall = Nach wie vielen Neumischungen ein Überfall endet; 0 heißt nie
option-first = Wer beginnt: eine Platznummer oder lot (das Los)
option-book = Standard sind das spanische und das russische Regelheft.
switch-book = Wie in meinem Regelheft
switch-stealing = Stehlen mit einer Nummernkarte
switch-greedy = Zugreifen mit einem Gierigen Dieb
switch-stacks = Beute vergangener Überfälle
switch-stall = Nach wie vielen Neumischungen ein Überfall endet (0: nie)
switch-first = Wer beginnt
choice-must = Pflicht
choice-may = freiwillig
choice-secret = geheim
choice-own = nur die eigene sichtbar
choice-open = offen
choice-lot = das Los

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-value = { $speaks ->
    [against] Die zweitbeste Wahl bringt Punkte, die ich jetzt nicht brauche.
   *[for] Das bringt Punkte.
}
because-alibi = { $speaks ->
    [against] Die zweitbeste Wahl bringt Alibis, die ich jetzt nicht brauche.
   *[for] Das bringt Alibis.
}
because-need = { $speaks ->
    [against] Mehr Alibis brauche ich nicht.
   *[for] Alibis brauche ich dringend.
}
because-boss = { $speaks ->
    [against] Den Boss brauche ich jetzt nicht.
   *[for] Mit einer 4 oder 5 kann ich den Boss behalten.
}
because-bare-boss = { $speaks ->
    [against] Ohne eine 4 oder 5 wäre der Boss wieder weg.
   *[for] Der Boss lohnt sich, auch wenn mir die 4 oder 5 noch fehlt.
}
because-backing = { $speaks ->
    [against] Für den Boss brauche ich diese 4 oder 5 nicht.
   *[for] Damit kann ich den Boss behalten.
}
because-theft = { $speaks ->
    [against] Die zweitbeste Wahl wäre ein Diebstahl.
   *[for] Das nimmt jemand anderem etwas weg.
}
because-leader = { $speaks ->
    [against] Die zweitbeste Wahl würde die Person bestehlen, die vorn liegt.
   *[for] Das trifft die Person, die vorn liegt.
}
because-guarded = { $speaks ->
    [against] Bei der zweitbesten Wahl passt der Hund auf.
   *[for] Vielleicht bekomme ich dabei den Hund.
}
because-exposed = { $speaks ->
    [against] Was die zweitbeste Wahl bringt, könnte gleich wieder gestohlen werden.
   *[for] Es ist das letzte Token seiner Art in der Mitte.
}
because-dog = { $speaks ->
    [against] Den Hund brauche ich jetzt nicht.
   *[for] Der Hund bewacht die Beute.
}
because-thief = { $speaks ->
    [against] Den Gierigen Dieb hebe ich besser für später auf.
   *[for] Ein Gieriger Dieb nimmt ein beliebiges Token aus der Mitte.
}
because-closing = { $speaks ->
    [against] Der Überfall würde im falschen Moment enden.
   *[for] Der Überfall endet im richtigen Moment.
}
because-waste = { $speaks ->
    [against] Die zweitbeste Wahl würde nichts bringen.
   *[for] Damit geht nichts verloren.
}
because-token-given = { $speaks ->
    [against] Diese Beute ist mehr wert als der Hund.
   *[for] Diese Beute kann ich entbehren.
}
because-dog-given = { $speaks ->
    [against] Der Hund ist mehr wert als diese Beute.
   *[for] Den Hund kann ich entbehren.
}
