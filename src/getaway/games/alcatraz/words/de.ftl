# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

alcatraz = Alcatraz: The Scapegoat
room = { $room ->
    [chapel] Kapelle
    [radio_room] Funkraum
    [dining_hall] Speisesaal
    [infirmary] Krankenstation
    [exercise_yard] Gefängnishof
    [visiting_room] Besuchsraum
    [workshop] Werkstatt
    [recreation_room] Aufenthaltsraum
    [cell_block] Zellentrakt
    [laundry] Wäscherei
    [guard_room] Wachraum
   *[wardens_office] Direktionsbüro
}
room-side = { $room } ({ $side ->
    [gold] Gold
   *[silver] Silber
})
thing = { $thing ->
    [key] Schlüssel
    [shiv] Klinge
    [jacket] Jacke
    [medicine] Medikament
    [tool] Werkzeug
    [gun] Pistole
   *[cash] Geld
}
# The same as the object of a sentence, in the accusative: "Bo nimmt …".
a-thing = { $thing ->
    [key] einen Schlüssel
    [shiv] eine Klinge
    [jacket] eine Jacke
    [medicine] ein Medikament
    [tool] ein Werkzeug
    [gun] die Pistole
   *[cash] 1 Geld
}
# A frame-up card by its effect.
card = { $card ->
    [gather_guards] Spitzel
    [return_item] Durchsuchung
    [take] Erpressung
    [send_to_cell_block] Einzelhaft
    [exhaust] Abreibung
    [move_task] Planänderung
    [replace_task] Aufgeflogen
   *[forbid_task] Kompromat
}

## Events

moves = { $who } wechselt den Raum: { $room }.
uses = { $who } nutzt den Raum: { $room }.
steals = { $who } stiehlt von { $victim } { $thing }.
riots = { $who } macht Krawall; eine Wache kommt aus diesem Raum herüber: { $room }.
does-task = { $who } erfüllt die Aufgabe für Element { $element }.
gives-to-task = { $who } gibt { $thing } für die Aufgabe her.
drops = { $who } legt { $thing } ab.
picks-up = { $who } hebt { $thing } auf.
plays-frame-up = { $who } spielt eine Intrigenkarte: { $card }.
bribes = { $who } besticht eine Wache.
pushes = { $who } beißt sich durch und bekommt noch einen Punkt.
ends-turn = { $who } beendet den Zug.
pays = { $who } zahlt { $thing }.
takes = { $who } nimmt { $thing }.
guard-goes = Eine Wache wechselt den Raum: { $origin } → { $target }.
under-deck = Eine Intrigenkarte aus der Hand von { $owner } kommt unter den Stapel.
under-deck-card = Eine Intrigenkarte aus der Hand von { $owner } kommt unter den Stapel: { $card }.
keeps = { $who } sieht sich Intrigenkarten an und behält eine.
keeps-card = { $who } sieht sich Intrigenkarten an und behält diese: { $card }.
rests = { $who } bekommt { $stamina } Ausdauer.
earns = { $who } bekommt { $cash } Geld.
draws-frame-up = { $who } nimmt eine Intrigenkarte.
draws-frame-up-card = { $who } nimmt eine Intrigenkarte: { $card }.
hits = Es trifft { $victim }.
task-goes = Die Aufgabe für Element { $element } kommt in einen anderen Raum: { $room }.
task-replaced = Die Aufgabe für Element { $element } kommt unter den Stapel.
framed-of = { $victim } verliert { $thing }.
# A trade or a gift.
trades = { $who } und { $other } werden sich einig.
gives = { $who } gibt { $other } { $thing }.
offers = { $who } bietet { $other } ein Tauschgeschäft an.
would-give = { $who } würde { $other } { $thing } geben.
asks = { $who } will die Aufgabe für Element { $element } erfüllen.
would-give-to-task = { $who } würde { $thing } für die Aufgabe hergeben.
refuses = { $who } sagt Nein.
marks = { $who } hakt Element { $element } ab.
bonus-task = Die gezogene Aufgabenkarte zeigt Element { $element }, für alle außer dem Sündenbock.
new-task = Eine neue Aufgabe für Element { $element } liegt aus: { $room }.
passed = Für Element { $element } liegt schon eine Aufgabe aus; die Karte kommt unter den Stapel.
guard-comes = Eine Wache kommt: { $room }. { $left ->
    [0] Das war die letzte.
    [one] { $left } kommt noch.
   *[other] { $left } kommen noch.
}
votes = { $who } stimmt für { $candidate }.
elected = { $who } ist Sündenbock, mit einem Bonus von +{ $bonus }.
round-begins = Runde { $round } beginnt.
escape = Der Plan ist vollständig. Die Flucht gelingt!
stays = { $who } bleibt zurück.
lost = Die 21. Wache ist da: Niemand entkommt.

## The end

end-escaped = { $who } entkommen und gewinnen.
end-stays-scapegoat = { $who } bleibt zurück: Die anderen haben auch ohne den Sündenbock alle sechs Elemente.
end-stays-only = { $who } bleibt zurück: Nur ohne { $who } haben die anderen alle sechs Elemente.
end-stays-elements = { $who } bleibt zurück: die wenigsten Elemente von allen, die zurückgelassen werden können.
end-stays-cash = { $who } bleibt zurück: so viele Elemente wie jemand anderes, aber weniger Geld.
end-stays-items = { $who } bleibt zurück: so viele Elemente und so viel Geld wie jemand anderes, aber weniger Gegenstände.
end-stays-stamina = { $who } bleibt zurück: sonst überall Gleichstand, aber weniger Ausdauer.
end-stays-named = { $who } bleibt zurück: überall Gleichstand, und der Sündenbock hat { $who } bestimmt.
end-lost = Alle haben verloren: Die 21. Wache kam, bevor der Plan vollständig war.

## What is asked, and the choices

ask-turn = Was tust du?
ask-vote = Wer soll Sündenbock sein?
ask-pay = Was zahlst du?
ask-take = Welchen Gegenstand nimmst du?
ask-guard-from = Aus welchem Raum versetzt du eine Wache?
ask-guard-to = In welchen Raum kommt die Wache?
ask-whose-card = Wessen Intrigenkarte kommt unter den Stapel?
ask-own-card = Welche deiner Intrigenkarten kommt unter den Stapel?
ask-keep = Welche Intrigenkarte behältst du?
ask-loot = Was stiehlst du?
ask-target = Wen trifft deine Intrige?
ask-target-thing = Was verliert das Opfer?
ask-gather-room = In welchem Raum sammeln sich die Wachen?
ask-gather-from = Aus welchem Raum kommt eine Wache?
ask-target-task = Welche Aufgabe? Nenne ihren Raum.
ask-trade-give = Was gibst du?
ask-trade-want = Was willst du dafür?
ask-trade-answer = Bist du mit diesem Tauschgeschäft einverstanden?
ask-task-giver = Wer gibt den nächsten Gegenstand?
ask-task-answer = Gibst du her, worum du gebeten wirst?
ask-stay = Überall Gleichstand: Wer bleibt zurück?
do-move = in diesen Raum gehen: { $room }
do-use = den Raum nutzen
do-rob = { $victim } bestehlen
do-riot = Krawall machen, mit einer Wache aus diesem Raum: { $room }
do-task = die Aufgabe erfüllen
do-drop = { $thing } ablegen
do-pick-up = { $thing } aufheben
do-frame-up = eine Intrigenkarte spielen: { $card }
do-trade = mit { $other } tauschen
do-bribe = eine Wache bestechen
do-push = sich durchbeißen
do-end = den Zug beenden
pick-room = { $room }
pick-seat = { $who }
pick-gun = die Pistole von { $who }
pick-thing = { $thing }
pick-card = { $card }
pick-done = das ist alles
pick-yes = ja
pick-no = nein

## The table

table-round = Runde { $round }
table-guards = Wachen: { $guards } von 21
table-scapegoat = Sündenbock: { $who }, Bonus +{ $bonus }
table-points = Punkte übrig: { $points }
table-room = Raum
table-prisoners = Häftlinge
table-items = Gegenstände
table-guards-here = Wachen
table-task = Aufgabe
table-stamina = Ausdauer
table-cash = Geld
table-elements = Elemente
table-frame-ups = Intrigen
table-hand = Deine Intrigenkarten
table-gold = Gold
table-demand = { $element }: { $prisoners ->
    [one] { $prisoners } Häftling
   *[other] { $prisoners } Häftlinge
}, { $guards ->
    [0] keine Wachen
    [one] höchstens { $guards } Wache
   *[other] höchstens { $guards } Wachen
}, { $items }
table-legend = Aufgaben, Intrigenkarten und Gegenstände sind rekonstruiert; siehe Regel AL-4.

## Refusals

no-game-over = Das Spiel ist vorbei.
no-not-yours = Jetzt entscheidet { $mover }.
no-such-action = Eine Aktion { $action } gibt es nicht.
no-finish-first = Bring zuerst zu Ende, was du angefangen hast.
no-not-asked = Danach wird gerade nicht gefragt.
no-answer-first = Sag zuerst Ja oder Nein.
no-not-offered = Das steht nicht zur Wahl.
no-points = Du hast keine Punkte mehr.
no-not-next = Dieser Raum ist deinem nicht benachbart: { $room }.
no-room-full = In diesem Raum sind 4 Wachen, da kommt niemand hinein: { $room }.
no-four-guards = Bei 4 Wachen in deinem Raum kannst du nur hinausgehen.
no-three-guards = Bei 3 Wachen in deinem Raum kannst du nur gehen, Intrigenkarten spielen, tauschen, bestechen und dich durchbeißen; { $bribe ->
    [one] { $bribe } Geld Bestechung würde helfen
   *[other] { $bribe } Geld Bestechung würden reichen
}.
no-two-guards = Wegen der 2 Wachen kostet das { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}, und du hast { $points }; 1 Geld Bestechung würde reichen.
no-used = Diesen Raum hast du in diesem Zug schon genutzt.
no-nothing-comes = Das würde nichts bringen.
no-yourself = Mit dir selbst geht das nicht.
no-not-here = { $who } ist nicht in deinem Raum.
no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
no-stolen = Du hast in dieser Runde schon gestohlen.
no-nothing-to-steal = { $who } hat nichts, wofür du Platz hast.
no-no-guard = In diesem Raum ist keine Wache: { $room }.
no-your-room-full = In deinem Raum sind schon 4 Wachen.
no-no-task = In deinem Raum liegt keine Aufgabe.
no-scapegoat = Der Sündenbock kann keine Aufgabe erfüllen.
no-forbidden = In dieser Runde darfst du keine Aufgabe erfüllen.
no-few-prisoners = Die Aufgabe verlangt hier { $needed } Häftlinge, und da { $here ->
    [one] ist nur { $here }
   *[other] sind nur { $here }
}.
no-many-guards = Die Aufgabe erlaubt hier { $allowed ->
    [0] keine Wachen
    [one] höchstens { $allowed } Wache
   *[other] höchstens { $allowed } Wachen
}, und { $here ->
    [one] { $here } sieht
   *[other] { $here } sehen
} zu.
no-items-missing = Die Häftlinge hier haben zusammen nicht die nötigen Gegenstände.
no-refused = Jede mögliche Bitte dafür wurde in diesem Zug schon abgelehnt.
no-not-held = Das hast du nicht: { $thing }.
no-not-lying = Das findest du hier nicht lose: { $thing }.
no-no-space = Das bringst du nicht mehr unter: { $thing }.
no-not-scapegoat = Nur der Sündenbock spielt Intrigenkarten.
no-card-not-held = Diese Intrigenkarte hast du nicht.
no-card-changes-nothing = Diese Intrigenkarte würde jetzt nichts ändern.
no-trades-left = Mehr Tauschgeschäfte gehen in diesem Zug nicht.
no-nothing-to-trade = Es gibt nichts, was ihr zwei tauschen könntet.
no-no-cash = Du hast kein Geld.
no-all-bribed = Hier ist keine Wache mehr zu bestechen.
no-pushed = Du hast dich in diesem Zug schon durchgebissen.
no-no-stamina = Du hast keine Ausdauer.

## Options

option-sides = Seiten der Räume: silver (Silber), mixed (gemischt) oder gold (Gold)
option-task_items = Gegenstände für eine Aufgabe: consent (wer gefragt wird, darf Nein sagen) oder pooled (wer die Aufgabe erfüllt, bestimmt)
option-trades = Höchstzahl der Tauschgeschäfte und Geschenke pro Zug
option-refusals = Höchstzahl der abgelehnten Angebote pro Zug
