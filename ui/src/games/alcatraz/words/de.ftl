# Alcatraz am Brett der Seite. Eine Datei für jede Sprache, überall dieselben Namen.

alc-summary = Runde { $round }, { $guards } von 21 Wachen
alc-round = Runde { $round }
alc-round-end = Runde { $round }: das Ende
alc-step = { $step ->
    [guard] Wache
    [talk] Gespräch
    [vote] Abstimmung
   *[turns] Züge
}
alc-order = Noch an der Reihe: { $names }
alc-clock = { $guards } von 21
alc-clock-note = Wachen; bei 21 verlieren alle
alc-you = du
alc-you-are-here = Hier bist du
alc-plan = Der Plan des Gefängnisses
alc-close = Schließen
alc-back = Zurück
alc-free = gratis
alc-hint = Tipp
alc-hint-says = Tipp: { $deed }
alc-undo = Zurücknehmen

## Räume

# Die Namen der Räume mit weichen Trennstrichen, für schmale Räume.
alc-room-name = { $room ->
    [chapel] Kapelle
    [radio_room] Funk­raum
    [dining_hall] Speise­saal
    [infirmary] Kranken­station
    [exercise_yard] Gefängnis­hof
    [visiting_room] Besuchs­raum
    [workshop] Werk­statt
    [recreation_room] Aufent­halts­raum
    [cell_block] Zellen­trakt
    [laundry] Wäsche­rei
    [guard_room] Wach­raum
   *[wardens_office] Direktions­büro
}
alc-side = { $side ->
    [gold] Gold
   *[silver] Silber
}
alc-does = { $what ->
    [chapel-silver] 1 Intrige kommt unter den Stapel
    [chapel-gold] zahle: nimm 1 Intrige
    [radio_room-silver] versetze 1 oder 2 Wachen
    [radio_room-gold] gratis: versetze 1 Wache
    [dining_hall-silver] Aus­dauer auf 3
    [dining_hall-gold] gratis: 1 Aus­dauer
    [infirmary-silver] nimm 1 Medika­ment
    [infirmary-gold] zahle: nimm 2 Medika­mente
    [exercise_yard-silver] zahle: nimm 1 Gegen­stand von hier
    [exercise_yard-gold] zahle: nimm 2 Gegen­stände von hier
    [visiting_room-silver] nimm 1 Gegen­stand von hier
    [visiting_room-gold] zahle: nimm die Pistole
    [workshop-silver] nimm 1 Werk­zeug
    [workshop-gold] zahle: nimm 2 Werk­zeuge
    [recreation_room-silver] nimm 2 Dollar
    [recreation_room-gold] gratis: 1 Dollar
    [cell_block-silver] nimm 1 Klinge
    [cell_block-gold] zahle: nimm 2 Klingen
    [laundry-silver] nimm 1 Jacke
    [laundry-gold] zahle: nimm 2 Jacken
    [guard_room-silver] nimm 1 Schlüs­sel
    [guard_room-gold] zahle: nimm 2 Schlüs­sel
    [wardens_office-silver] nimm 1 Intrigen­karte
   *[wardens_office-gold] zahle: sieh 3 Intrigen an, behalte 1
}
alc-watch = { $watch ->
    [dear] kostet +1
    [barred] keine Arbeit
   *[shut] zu
}
alc-watch-means = { $watch ->
    [dear] Alles außer Gehen und Intrigen kostet 1 mehr
    [barred] Nur Gehen, Intrigen und Gratisaktionen
   *[shut] Niemand kommt hinein; wer drin ist, kann nur hinausgehen
}
alc-guards = { $guards ->
    [0] Keine Wachen
    [one] { $guards } Wache
   *[other] { $guards } Wachen
}
alc-watched-spoken = { $guards ->
    [one] { $guards } Wache
   *[other] { $guards } Wachen
}: { $watch ->
    [dear] Aktionen kosten 1 mehr
    [barred] nur Gehen, Intrigen und Gratisaktionen
   *[shut] niemand kommt hinein
}.
alc-items-spoken = { $items } von { $places } Gegenständen hier.
alc-loose-spoken = Auf dem Boden: { $items }.
alc-lies-loose = am Boden
alc-here-spoken = Hier: { $names }.
alc-move-spoken = Hierher gehen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
alc-pick-spoken = Kann gewählt werden.
alc-go-here = Hierher gehen
alc-task = Aufgabe { $element }
alc-task-needs = mindestens { $prisoners ->
    [one] { $prisoners } Häftling
   *[other] { $prisoners } Häftlinge
}, höchstens { $guards ->
    [one] { $guards } Wache
   *[other] { $guards } Wachen
};
alc-task-spoken = Aufgabe { $element }: mindestens { $prisoners ->
    [one] { $prisoners } Häftling
   *[other] { $prisoners } Häftlinge
}, höchstens { $guards ->
    [one] { $guards } Wache
   *[other] { $guards } Wachen
}, { $items }.

## Häftlinge

alc-goat-spoken = Sündenbock, plus { $bonus }
alc-sheet-spoken = Ausdauer { $stamina } von 3, Dollar { $cash } von 3.
alc-no-items = Keine Gegenstände.
alc-items-held = Gegenstände: { $items }.
alc-no-elements = Keine Planelemente.
alc-elements-held = Planelemente { $elements }.
alc-frame-ups-held = { $cards ->
    [0] Keine Intrigenkarten.
    [one] { $cards } Intrigenkarte.
   *[other] { $cards } Intrigenkarten.
}
alc-without = ohne { $name-is ->
    [you] dich
   *[other] { $name }
}
alc-of-six = { $elements } von 6
alc-without-spoken = Ohne { $name-is ->
    [you] dich
   *[other] { $name }
} haben die anderen { $elements } von 6 Elementen.
alc-can-be-left = { $name-is ->
    [you] Du kannst
   *[other] { $name } kann
} zurückgelassen werden.
alc-forbidden = Darf in dieser Runde keine Aufgabe erfüllen.
alc-away = nicht da
alc-talk-to = Reden
alc-promises = Versprechen

## Was man tun kann

alc-tray = Was du tun kannst
alc-verb = { $verb ->
    [move] Gehen
    [use] Raum nutzen
    [task] Erfüllen
    [trade] Tauschen
    [frame-up] Intrige
    [bribe] Beste­chen
    [push] Durch­beißen
    [rob] Stehlen
    [riot] Krawall
    [pick-up] Aufheben
    [drop] Ablegen
   *[end] Zug beenden
}
alc-aim = { $verb ->
    [move] Wohin gehst du?
    [rob] Wen bestiehlst du?
    [riot] Woher kommt die Wache?
    [drop] Was legst du ab?
    [pick-up] Was hebst du auf?
    [frame-up] Welche Karte spielst du?
   *[trade] Mit wem tauschst du?
}
alc-costs-points = kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
alc-costs-cash = kostet { $cash } Dollar
alc-costs-stamina = kostet { $stamina } Ausdauer
alc-rooms = { $rooms ->
    [one] { $rooms } Raum
   *[other] { $rooms } Räume
}
alc-prisoners = { $prisoners ->
    [one] { $prisoners } Häftling
   *[other] { $prisoners } Häftlinge
}
alc-in-hand = { $cards } auf der Hand
alc-one-guard-less = −1 Wache
alc-one-point-more = +1 Punkt
alc-points-left = { $points ->
    [one] Punkt übrig
   *[other] Punkte übrig
}
alc-points-goat = { $base } + { $bonus } als Sündenbock
alc-your-turn = Du bist am Zug: noch { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
alc-you-can = Du kannst
alc-not-now = Jetzt nicht
alc-same-for = Das gilt auch für { $names }.
alc-who-calls = { $who-is ->
    [you] Du lässt abstimmen
   *[other] { $who } lässt abstimmen
}
alc-not-now-count = Jetzt nicht: { $count }
alc-why = warum?
alc-all-reasons = alle Gründe
alc-bribe-then = bestechen?
alc-up-to = noch { $most }
alc-decides = { $who } { $what }
alc-deciding = { $decision ->
    [vote] wählt einen Sündenbock.
    [pay] zahlt.
    [take] nimmt etwas.
    [guard-from] versetzt eine Wache.
    [guard-to] versetzt eine Wache.
    [loot] stiehlt.
    [target] spielt eine Intrigenkarte.
    [target-thing] spielt eine Intrigenkarte.
    [gather-room] spielt eine Intrigenkarte.
    [gather-from] spielt eine Intrigenkarte.
    [target-task] spielt eine Intrigenkarte.
    [trade-give] stellt einen Tausch zusammen.
    [trade-want] stellt einen Tausch zusammen.
    [trade-answer] denkt über einen Tausch nach.
    [task-giver] bereitet eine Aufgabe vor.
    [task-answer] wird um Gegenstände gebeten.
    [stay] bestimmt, wer zurückbleibt.
   *[turn] ist am Zug.
}
alc-paused = Das Spiel macht Pause.
alc-offline = Keine Verbindung: Du siehst, was zuletzt bekannt war.
alc-your-frame-ups = Deine Intrigen, nur für dich
alc-all-frame-ups = Alle Intrigen, offen
alc-no-frame-ups = Keine auf der Hand.
alc-card-does = { $card ->
    [gather_guards] Bis zu zwei Wachen kommen in einen Raum deiner Wahl.
    [return_item] Ein beliebiger Häftling gibt einen Gegenstand deiner Wahl zurück.
    [take] Nimm einem beliebigen Häftling einen Gegenstand oder 1 Dollar weg.
    [send_to_cell_block] Ein Häftling kommt in den Zellentrakt.
    [exhaust] Ein Häftling verliert alle Ausdauer und diese Runde einen Punkt.
    [move_task] Eine Aufgabe kommt in einen ausgelosten Raum.
    [replace_task] Eine Aufgabe geht, eine andere kommt.
   *[forbid_task] Ein Häftling darf diese Runde keine Aufgabe erfüllen.
}

## Gespräch

alc-tabs = Ansichten
alc-tab = { $tab ->
    [plan] Plan
    [people] Häftlinge
    [hand] Intrigen
   *[talk] Gespräch
}
alc-unread = neu
alc-talk-open = Reden kostet nichts und bindet niemanden
alc-talk-why = Wer soll den Kopf hinhalten? Versprich, bettle, dann wird abgestimmt.
alc-no-offers = Kein Angebot wartet auf Antwort.
alc-all-promises = { $promises ->
    [one] { $promises } Versprechen
   *[other] { $promises } Versprechen
}
alc-say-something = Etwas sagen
alc-accept = Abgemacht
alc-reject = Nein
alc-counter = Gegenangebot …
alc-withdraw = Zurückziehen
alc-side-tab = { $tab ->
    [deals] Angebote
    [said] Gesagt
   *[log] Verlauf
}
alc-no-answer = noch keine Antwort
alc-why-not = Warum nicht?
alc-just-no = Einfach nein
alc-offer-else = Etwas anderes anbieten
alc-outcome = { $outcome ->
    [agreed] Abgemacht
    [countered] Gegenangebot
    [withdrawn] Zurückgezogen
   *[refused] Nein
}
alc-accuse = Wortbruch!
alc-status = { $status ->
    [kept] gehalten
    [broken] gebrochen
    [void] hinfällig
   *[open] offen
}
alc-who-does = Wer es tut
alc-own-words = Eigene Worte
alc-build-sentence = Auf dem Plan einen Satz bauen
alc-to = An
alc-answers = Antwort auf Angebot { $ref }
alc-and-you = und dafür …
alc-compose-hint = Tippe auf dem Plan einen Raum, einen Häftling oder einen Gegenstand an, um ihn in den Satz zu setzen.
alc-say-it = Sagen
alc-call-vote = Abstimmen lassen

## Die Wahl

alc-vote-secret = Geheim, bis alle abgestimmt haben; dann wird alles auf einmal aufgedeckt.
alc-vote-office = Du bist der Sündenbock: Deine Stimme zählt anderthalbfach.
alc-your-vote = Deine Stimme
alc-would-get = bekäme +{ $bonus }
alc-sealed = versiegelt
alc-choosing = wählt noch
alc-seal = Stimme versiegeln
alc-seal-for = Stimme für { $name-is ->
    [you] mich
   *[other] { $name }
} versiegeln
alc-vote-change = Bis zur letzten Stimme kannst du sie ändern.
alc-vote-back = Stimme ändern
alc-vote-waits = Deine Stimme ist versiegelt.
alc-vote-last = Deine Stimme ist die letzte: Danach werden alle aufgedeckt.
alc-others-lack = Den anderen fehlt noch: { $letters }.
alc-others-have-all = Die anderen haben alle sechs Elemente.
alc-goal-line = Alle bis auf eine Person fliehen. { $missing ->
    [none] { $name } kann zurückgelassen werden.
   *[other] Ohne { $name } fehlt noch: { $missing }.
} { $need ->
    [none] Du kannst zurückgelassen werden.
   *[other] Ohne dich fehlt noch: { $need }.
}
alc-goal-watch = Alle bis auf eine Person fliehen. { $missing ->
    [none] { $name } kann zurückgelassen werden.
   *[other] Ohne { $name } fehlt noch: { $missing }.
}
alc-to-leave = Ohne diese Person
alc-to-leave-you = Ohne dich
alc-about-vote = Für diese Abstimmung versprochen
alc-nothing-promised = Nichts.
alc-record = Versprechen bisher: { $kept } gehalten, { $broken } gebrochen
alc-last-votes = Letzte Stimmen
alc-holds = Hat dabei
alc-votes-in-all = Insgesamt { $sum } Stimmen: { $name-is ->
    [you] deine
   *[other] die von { $name }
} zählt { $heavy }, jede andere 1.
alc-if-kept = Werden die Versprechen gehalten, { $name-is ->
    [you] bekommst du
   *[other] bekommt { $name }
} { $votes }.
alc-see-plan = Plan ansehen
alc-back-to-vote = Zurück zur Abstimmung
alc-elected = { $name-is ->
    [you] Du bist
   *[other] { $name } ist
} Sündenbock
alc-elected-half = { $name-is ->
    [you] Du bist
   *[other] { $name } ist
} Sündenbock, mit einer halben Stimme Vorsprung
alc-was-in-office = { $name-is ->
    [you] Du warst Sündenbock: Deine
   *[other] { $name } war Sündenbock: Diese
} Stimme zählt 1½
alc-is-new = { $name-is ->
    [you] Du bist
   *[other] { $name } ist
} neu im Amt: Der Bonus beginnt bei +1
alc-again = { $name-is ->
    [you] Schon wieder du
   *[other] Schon wieder { $name }
}: Der Bonus steigt auf +{ $bonus }
alc-no-vote = keine Stimme
alc-on-to-turns = Zu den Zügen
alc-begins = { $name-is ->
    [you] Du beginnst
   *[other] { $name } beginnt
}.

## Tausch und Aufgaben

alc-check-list = Was Aufgabe { $element } verlangt
alc-check-state = { $state ->
    [done] Vorhanden:
   *[missing] Fehlt:
}
alc-check-barred = { $why ->
    [scapegoat] { $who-is ->
        [you] Du bist der Sündenbock und darfst keine Aufgabe erfüllen
       *[other] { $who } ist der Sündenbock und darf keine Aufgabe erfüllen
    }
   *[forbidden] { $who-is ->
        [you] Du darfst diese Runde keine Aufgabe erfüllen
       *[other] { $who } darf diese Runde keine Aufgabe erfüllen
    }
}
alc-check-away = { $who-is ->
    [you] Du bist noch nicht hier
   *[other] { $who } ist noch nicht hier
}
alc-check-prisoners = Häftlinge: { $here } von { $asked }
alc-check-guards = Wachen: { $here }, höchstens { $most }
alc-check-nobody = hat niemand
alc-check-elsewhere = in einem anderen Raum: { $names }
alc-check-gun = { $who-is ->
    [you] dafür gilt deine Pistole
   *[other] dafür gilt die Pistole von { $who }
}
alc-check-has = { $who-is ->
    [you] hast du
   *[other] hat { $who }
}
alc-check-asked = { $who-is ->
    [you] hast du, du wirst gefragt
   *[other] hat { $who }, muss aber zustimmen
}
alc-if-done = Wenn sie erfüllt ist
alc-done-marks = { $gains ->
    [yes] { $who-is ->
        [you] Du hakst { $element } ab.
       *[other] { $who } hakt { $element } ab.
    }
   *[no] { $who-is ->
        [you] { $element } hast du schon.
       *[other] { $element } hat { $who } schon.
    }
}
alc-done-card = Dann wird eine Aufgabenkarte gezogen: Alle außer { $who-is ->
    [you] dir
   *[other] { $who }
} haken ihr Element ab.
alc-done-deck = Noch im Stapel: { $cards }.
alc-done-without = Ohne { $name-is ->
    [you] dich
   *[other] { $name }
} haben die anderen dann { $elements } von 6, jetzt { $before }.
alc-play-card = { $card } spielen?
alc-play-it = { $card } spielen
alc-play-word = Du hast dein Wort gegeben:
alc-play-final = Alle sehen die Karte, und sie kommt unter den Stapel. Das lässt sich nicht zurücknehmen.

## Tausch und Aufgaben

alc-trade-with = Tausch mit { $name }
alc-trade-rule = Alles gegen alles, wenn beide wollen. Noch möglich in diesem Zug: { $left }
alc-you-give = Du gibst
alc-they-give = { $name } gibt
alc-empty-hands = Leere Hände.
alc-then-you = Dann hast du
alc-then-they = Dann hat { $name }
alc-nothing = nichts
alc-trade-pick = Wähle, was wohin geht.
alc-trade-cannot = So lässt es sich nicht anbieten: Es ändert nichts, oder jemand hätte zu viel.
alc-trade-line = Ich gebe { $give } für { $want }.
alc-gift-line = Ich verschenke { $give }.
alc-beg-line = Ich bitte um { $want }.
alc-offer-it = Angebot an { $name }
alc-give-it = An { $name } verschenken
alc-not-this-time = Jetzt nicht
alc-offer-note = { $name } sagt Ja oder Nein.
alc-gift-note = Ein Geschenk braucht keine Antwort.
alc-agree = Einverstanden
alc-refuse = Nein

## Das Ende

alc-scene = { $escaped-is ->
    [you] Du ruderst mit { $escaped-others }
   *[other] { $escaped } rudern
} von der Insel weg; { $stays-is ->
    [you] du bleibst
   *[other] { $stays } bleibt
} hinter Gittern.
alc-scene-lost = Alle sitzen hinter Gittern.
alc-all-lost = Niemand entkommt.
alc-verdict = { $stays-is ->
    [you] Die anderen entkommen. Du nicht.
   *[other] { $count ->
        [2] Zwei entkommen.
       *[other] Drei entkommen.
    } { $stays } nicht.
}
alc-escapes = entkommt
alc-stays = bleibt
alc-also-left = Es hätte auch andere treffen können: { $names }.
alc-who-kept = Wer Wort gehalten hat
alc-no-promises = Niemand hat etwas Nachprüfbares versprochen.
alc-only-typed = Nur Sätze, die auf dem Plan gebaut sind, lassen sich prüfen. Über eigene Worte richtet nur das Gewissen.

## Wofür ein Teil da ist, wenn man es antippt

alc-explain = { $term ->
    [goat] Der Sündenbock
    [stamina] Ausdauer
    [cash] Dollar
    [frame-ups] Intrigenkarten
    [forbidden] Kompromat
    [clock] Wachen
    [points] Aktionspunkte
    [side] Silber und Gold
   *[without] Zurückbleiben
}: Was ist das?
alc-term = { $term ->
    [goat] Der Sündenbock hat einen Punktebonus von +{ $bonus }, ist zuerst dran und darf Intrigen spielen. Aber: keine Aufgaben, kein Element von der gezogenen Karte, und wenn die anderen ohne ihn auskommen, bleibt er zurück.
    [stamina] Ausdauer: Einmal pro Zug gibt 1 davon 1 Punkt mehr. Höchstens 3.
    [cash] Mit Dollar bezahlst du Räume oder schmierst Wachen: Wo du bist, zählt pro Dollar 1 Wache weniger. Höchstens 3.
    [frame-ups] Intrigenkarten auf der Hand. Nur der Sündenbock darf sie spielen.
    [forbidden] Kompromat: in dieser Runde keine Aufgabe. Helfen geht.
    [clock] In jeder Runde kommt eine Wache. Mit der 21. verlieren alle.
    [points] Aktionspunkte: Ein Schritt, ein Raum oder eine Aufgabe kostet 1. Was am Ende übrig ist, verfällt.
   *[side] Jeder Raum zeigt eine Seite, Silber oder Gold. Jede Seite kann etwas anderes.
}
alc-term-without = Mit 6 von 6 können die anderen am Ende eines Zuges fliehen und diesen Häftling zurücklassen.
alc-term-part = Element { $element } des Plans: Wer die Aufgabe erfüllt, hakt es ab. Alle bis auf eine Person brauchen zusammen A bis F.
alc-term-thing = { $tasks ->
    [none] Keine Aufgabe auf dem Plan verlangt das gerade. Du kannst damit bezahlen, es tauschen oder behalten: Drei Gegenstände kannst du tragen.
   *[other] Verlangt von Aufgabe { $tasks }. Du kannst auch damit bezahlen oder es tauschen: Drei Gegenstände kannst du tragen.
}
