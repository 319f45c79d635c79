# Art Robbery: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

art-robbery = Art Robbery
poster = Art Robbery
    .pitch = Vier Überfälle auf ein Museum. Die fetteste Beute gewinnt, doch wer die wenigsten Alibis hat, bekommt Besuch von der Polizei.
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
} im neuen Nachziehstapel.
stalls = { $raid } zieht sich schon zu lange hin: Was noch in der Mitte liegt, kommt zurück in die Schachtel.
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
   *[other] { $who } hat die wenigsten Alibis und wird in Handschellen abgeführt.
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
end-police = Für alle klicken die Handschellen: Die Polizei gewinnt.
# How it ended for one player, in a list of games.
ending-won = Gewonnen
ending-shared = Geteilter Sieg
ending-lost = Verloren
ending-arrested = Verhaftet
ending-haul = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $alibis ->
    [one] { $alibis } Alibi
   *[other] { $alibis } Alibis
}
ending-short = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $short } zu wenig
ending-fewer-alibis = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zu wenige Alibis

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
deed-play-take = { $card } spielen und { $token } von der Wand nehmen
deed-play-rob = { $card } spielen und { $who } { $token } stehlen
deed-take = { $token } von der Wand nehmen
deed-steal = { $who } { $token } stehlen

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
no-one-card = Du hast schon eine Karte gespielt ({ $card }). Mehr als eine pro Zug ist nicht drin.
no-token-or-dog = Gib das Token her, auf das man es abgesehen hat, oder den Hund.
no-victim-first = Sag zuerst, wen du bestiehlst.
no-other-value = Für { $token } ist das die falsche Karte ({ $card }).
no-such-token = Dieses Token gibt es in dieser Edition nicht.
no-same-token = Gleiche Tokens stehen nur einmal zur Wahl: { $token } ist schon dabei.
no-not-with = Bei { $victim } gibt es das nicht zu holen: { $token }.
no-not-in-middle = Dieses Token liegt nicht in der Mitte: { $token }.
no-thief-robs = Der Gierige Dieb nimmt nur aus der Mitte, nie von anderen.
no-lies-in-middle = Was noch in der Mitte liegt ({ $card }), kannst du nicht stehlen.
no-victim-chosen = Du bestiehlst schon { $victim }.
no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
no-yourself = Dich selbst bestehlen? Netter Versuch.
no-victim-has-none = Bei { $victim } ist mit dieser Karte ({ $card }) nichts zu holen.
no-must-steal = Keine Skrupel: Du musst es stehlen.
no-thief-must-take = Gier verpflichtet: Mit dem Gierigen Dieb musst du ein Token nehmen.
no-must-take = Du musst eins davon nehmen.
no-not-robbed = Niemand bestiehlt dich. Noch nicht.

## Options

option-stealing = Stehlen mit einer Nummernkarte: must (Pflicht) oder may (freiwillig)
option-greedy = Zugreifen mit einem Gierigen Dieb: must (Pflicht) oder may (freiwillig)
option-stacks = Beute vergangener Überfälle: secret (geheim), own (nur die eigene sichtbar) oder open (offen)
option-stall = Nach wie vielen Neumischungen ein Überfall endet; 0 heißt nie
option-first = Wer beginnt: eine Platznummer oder lot (das Los)
option-book = Standard ist, was im spanischen und im russischen Regelheft steht.
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

## The coach: each of these is said once, when it first happens

tip-steal = An der Wand hängt keine { $value } mehr, also stiehlt deine { $value } eine. Du suchst aus, bei wem.
tip-bare-boss = Der Boss braucht am Ende des Überfalls eine 4 oder 5 von dir, sonst ist er weg.
tip-five = Eine 5 nimmt die 5, nie den Boss.
tip-dog = Du willst { $who } bestehlen? Vielleicht bekommst du statt der Beute den Hund.
tip-nothing = Für { $card ->
    [boss] deinen Boss
   *[other] deine { $card }
} gibt es keine Beute. Spielst du die Karte, tauschst du sie nur gegen eine neue.
tip-two-left = Noch zwei. Mit dem letzten Token endet der Überfall.
tip-alibis = Zähl jetzt die Alibis: { $players ->
    [2] Wer weniger hat, zahlt 10 Punkte.
   *[other] Wer die wenigsten hat, kommt in den Knast, bei Gleichstand alle.
}

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-value = Das ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert.
because-alibi = Das bringt { $alibis ->
    [one] { $alibis } Alibi mehr.
   *[other] { $alibis } Alibis mehr.
}
because-need = Du hast erst { $own ->
    [one] { $own } Alibi
   *[other] { $own } Alibis
}; das bringt { $alibis } mehr.
because-boss = Du hast eine 4 oder 5 aus diesem Überfall, also zählt der Boss.
because-bare-boss = Ohne 4 oder 5 aus diesem Überfall wärst du den Boss wieder los.
because-backing = Diese Beute sichert dir den Boss: { $token }.
because-theft = So verliert { $who } { $token }.
because-leader = { $who } hat die meisten Punkte: { $points }, soweit du weißt.
because-guarded = { $who } gibt vielleicht stattdessen den Hund her.
because-other-guarded = Sonst könnte dich { $who } mit dem Hund abspeisen.
because-exposed = Die zweitbeste Wahl bringt { $token }. So etwas hängt dann nicht mehr an der Wand, und wer es will, bestiehlt dich.
because-dog = Der Hund bewacht deine Beute: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
because-closing = Der Überfall endet, solange deine Beute vorn liegt: { $own } zu { $rest } Punkten.
because-waste = Die zweitbeste Wahl bringt nichts.
because-token-given = Sonst verlierst du { $token }.
because-dog-given = Sonst verlierst du den Hund.
because-dog-for-token = Du behältst { $token }.
# What comes of it a few turns on, in the same guessed games: after this action, and after the runner-up.
will-poorest = Ein paar Züge später hast du in { $after } von 100 Versuchen { $players ->
    [2] weniger
   *[other] die wenigsten
} Alibis, sonst in { $before }.
will-points = { $more ->
    [0] Ein paar Züge später hast du etwas mehr Punkte als mit der zweitbesten Wahl.
    [one] Ein paar Züge später hast du etwa { $more } Punkt mehr als mit der zweitbesten Wahl.
   *[other] Ein paar Züge später hast du etwa { $more } Punkte mehr als mit der zweitbesten Wahl.
}
will-alibis = { $more ->
    [0] Ein paar Züge später hast du etwas mehr Alibis als mit der zweitbesten Wahl.
    [one] Ein paar Züge später hast du etwa { $more } Alibi mehr als mit der zweitbesten Wahl.
   *[other] Ein paar Züge später hast du etwa { $more } Alibis mehr als mit der zweitbesten Wahl.
}
will-boss-held = Ein paar Züge später zählt der Boss in { $after } von 100 Versuchen für dich, sonst in { $before }.
will-dog-held = Ein paar Züge später hast du in { $after } von 100 Versuchen den Hund, sonst in { $before }.
will-thieves = Ein Gieriger Dieb bleibt für später auf der Hand.
will-cards = Du behältst bessere Karten für später.
will-points-of = { $more ->
    [0] Ein paar Züge später hat { $who } etwas weniger Punkte als mit der zweitbesten Wahl.
    [one] Ein paar Züge später hat { $who } etwa { $more } Punkt weniger als mit der zweitbesten Wahl.
   *[other] Ein paar Züge später hat { $who } etwa { $more } Punkte weniger als mit der zweitbesten Wahl.
}
will-poorest-other = Ein paar Züge später hat { $who } in { $after } von 100 Versuchen { $players ->
    [2] weniger
   *[other] die wenigsten
} Alibis, sonst in { $before }.
aim-points = Ziel: Punkte.
aim-alibis = Ziel: Alibis, damit sie nicht dich festnehmen.
aim-boss = Ziel: der Boss.
aim-rob = Ziel: { $who } zurückwerfen.
aim-dog = Ziel: die Beute schützen.
aim-end = Ziel: den Überfall beenden.
aim-cards = Ziel: gute Karten auf der Hand behalten.

# For language models, beside the goal.
model-advice = Punkte allein gewinnen nicht: Wer nach dem letzten Überfall die wenigsten Alibis hat, kommt in den Knast, egal wie groß die Beute ist. Behalt im Auge, was die anderen haben, und bestiehl die, die vor dir liegen.
