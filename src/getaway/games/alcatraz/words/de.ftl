# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

alcatraz = Alcatraz: The Scapegoat
poster = Alcatraz: The Scapegoat
    .pitch = Gemeinsam von der Insel fliehen. Jemand bleibt zurück. Hoffentlich nicht du.
    .minutes = 60 Minuten
    .credit = Alcatraz: The Scapegoat ist ein Spiel von Rafał Cywicki, Krzysztof Cywicki und Krzysztof Hanusz.
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
room-price = Nutzung: { $price ->
    [none] jetzt nicht
    [0] gratis
    [one] { $price } Punkt
   *[other] { $price } Punkte
}
thing = { $thing ->
    [key] Schlüssel
    [shiv] Klinge
    [jacket] Jacke
    [medicine] Medikament
    [tool] Werkzeug
    [gun] Pistole
   *[cash] Dollar
}
# The same as the object of a sentence, in the accusative: "Bo nimmt …".
a-thing = { $thing ->
    [key] einen Schlüssel
    [shiv] eine Klinge
    [jacket] eine Jacke
    [medicine] ein Medikament
    [tool] ein Werkzeug
    [gun] die Pistole
   *[cash] 1 Dollar
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

moves = { $who-is ->
    [you] Du schleichst dich
   *[other] { $who } schleicht sich
} { $room }.
uses = { $who-is ->
    [you] Du machst dich
   *[other] { $who } macht sich
} { $room } ans Werk.
steals = { $who-is ->
    [you] Du klaust { $victim }
   *[other] { $who } klaut { $victim-is ->
        [you] dir
       *[other] { $victim }
    }
} { $thing }.
riots = { $who-is ->
    [you] Du machst
   *[other] { $who } macht
} Krawall; eine Wache kommt { $room } angerannt.
does-task = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} die Sache durch: Die Aufgabe für Element { $element } ist erfüllt.
gives-to-task = { $who-is ->
    [you] Du rückst
   *[other] { $who } rückt
} für die Aufgabe { $thing } heraus.
drops = { $who-is ->
    [you] Du legst
   *[other] { $who } legt
} { $thing } ab.
picks-up = { $who-is ->
    [you] Du hebst
   *[other] { $who } hebt
} { $thing } auf.
plays-frame-up = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} eine Intrigenkarte: { $card }.
bribes = { $who-is ->
    [you] Du schmierst
   *[other] { $who } schmiert
} eine Wache. Die hat nichts gesehen.
pushes = { $who-is ->
    [you] Du beißt dich durch und bekommst
   *[other] { $who } beißt sich durch und bekommt
} noch einen Punkt.
ends-turn = { $who-is ->
    [you] Du beendest deinen
   *[other] { $who } beendet den
} Zug.
pays = { $who-is ->
    [you] Du zahlst
   *[other] { $who } zahlt
} { $thing }.
takes = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $thing }.
guard-goes = Eine Wache geht { $origin } { $target }.
under-deck = Eine Intrigenkarte aus { $owner-is ->
    [you] deiner Hand
   *[other] der Hand von { $owner }
} kommt unter den Stapel.
under-deck-card = Eine Intrigenkarte aus { $owner-is ->
    [you] deiner Hand
   *[other] der Hand von { $owner }
} kommt unter den Stapel: { $card }.
keeps = { $who-is ->
    [you] Du blätterst Intrigenkarten durch und behältst
   *[other] { $who } blättert Intrigenkarten durch und behält
} eine.
keeps-card = { $who-is ->
    [you] Du blätterst Intrigenkarten durch und behältst
   *[other] { $who } blättert Intrigenkarten durch und behält
} diese: { $card }.
rests = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $stamina } Ausdauer.
earns = { $who-is ->
    [you] Du steckst
   *[other] { $who } steckt
} { $cash } Dollar ein.
draws-frame-up = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} eine Intrigenkarte.
draws-frame-up-card = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} eine Intrigenkarte: { $card }.
hits = { $victim-is ->
    [you] Das Opfer bist du.
   *[other] Das Opfer ist { $victim }.
}
task-goes = Die Aufgabe für Element { $element } wandert { $room }.
task-replaced = Die Aufgabe für Element { $element } kommt unter den Stapel.
framed-of = { $victim-is ->
    [you] Du verlierst
   *[other] { $victim } verliert
} { $thing }.
# A trade or a gift.
trades = { $who-is ->
    [you] Du und { $other } werdet euch handelseinig.
   *[other] { $other-is ->
        [you] { $who } und du werdet euch handelseinig.
       *[other] { $who } und { $other } werden sich handelseinig.
    }
}
gives = { $who-is ->
    [you] Du gibst { $other }
   *[other] { $who } gibt { $other-is ->
        [you] dir
       *[other] { $other }
    }
} { $thing }.
offers = { $who-is ->
    [you] Du bietest { $other }
   *[other] { $who } bietet { $other-is ->
        [you] dir
       *[other] { $other }
    }
} einen Tausch an.
would-give = { $who-is ->
    [you] Du würdest { $other }
   *[other] { $who } würde { $other-is ->
        [you] dir
       *[other] { $other }
    }
} { $thing } geben.
asks = { $who-is ->
    [you] Du willst
   *[other] { $who } will
} die Aufgabe für Element { $element } erfüllen.
would-give-to-task = { $who-is ->
    [you] Du würdest
   *[other] { $who } würde
} { $thing } für die Aufgabe herausrücken.
refuses = { $who-is ->
    [you] Du sagst
   *[other] { $who } sagt
} Nein.
marks = { $who-is ->
    [you] Du hakst
   *[other] { $who } hakt
} Element { $element } ab.
bonus-task = Die gezogene Aufgabenkarte zeigt Element { $element }, für alle außer dem Sündenbock.
new-task = Eine neue Aufgabe für Element { $element } wartet { $room }.
passed = Für Element { $element } liegt schon eine Aufgabe aus; die Karte kommt unter den Stapel.
guard-comes = Noch eine Wache kommt { $room }. { $left ->
    [0] Das war die letzte.
    [one] { $left } kommt noch.
   *[other] { $left } kommen noch.
}
votes = { $who-is ->
    [you] Du stimmst
   *[other] { $who } stimmt
} für { $candidate-is ->
    [you] dich
   *[other] { $own ->
        [yes] sich selbst
       *[no] { $candidate }
    }
}.
elected = { $who-is ->
    [you] Du musst den Kopf hinhalten: Du bist der Sündenbock
   *[other] { $who } muss den Kopf hinhalten und ist der Sündenbock
}, mit einem Bonus von +{ $bonus }.
round-begins = Runde { $round } beginnt.
escape = Der Plan geht auf. Ab über die Mauer!
stays = { $who-is ->
    [you] Du bleibst
   *[other] { $who } bleibt
} hinter Gittern.
lost = Die 21. Wache ist da. Hier kommt niemand mehr raus.

## The end

end-escaped = { $who-is ->
    [you] Du entkommst mit { $who-others }, und ihr gewinnt!
   *[other] { $who } entkommen und gewinnen.
}
end-stays-scapegoat = { $who-is ->
    [you] Du bleibst
   *[other] { $who } bleibt
} zurück: Die anderen haben auch ohne den Sündenbock alle sechs Elemente.
end-stays-only = { $who-is ->
    [you] Du bleibst zurück: Nur ohne dich haben die anderen alle sechs Elemente.
   *[other] { $who } bleibt zurück: Nur ohne { $who } haben die anderen alle sechs Elemente.
}
end-stays-elements = { $who-is ->
    [you] Du bleibst
   *[other] { $who } bleibt
} zurück: die wenigsten Elemente von allen, die zurückgelassen werden können.
end-stays-cash = { $who-is ->
    [you] Du bleibst
   *[other] { $who } bleibt
} zurück: so viele Elemente wie jemand anders, aber weniger Dollar.
end-stays-items = { $who-is ->
    [you] Du bleibst
   *[other] { $who } bleibt
} zurück: so viele Elemente und Dollar wie jemand anders, aber weniger Gegenstände.
end-stays-stamina = { $who-is ->
    [you] Du bleibst
   *[other] { $who } bleibt
} zurück: sonst überall Gleichstand, aber weniger Ausdauer.
end-stays-named = { $who-is ->
    [you] Du bleibst zurück: überall Gleichstand, und der Sündenbock hat dich bestimmt.
   *[other] { $who } bleibt zurück: überall Gleichstand, und der Sündenbock hat { $who } bestimmt.
}
end-lost = Alle verlieren: Die 21. Wache kam, bevor der Plan vollständig war.
# How it ended for one player, in a list of games.
ending-escaped = Entkommen
ending-left = Zurückgelassen
ending-lost = Verloren
ending-round = in Runde { $round }

## What is asked, and the choices

ask-turn = Was tust du?
ask-vote = Wer soll Sündenbock sein?
ask-pay = Womit zahlst du?
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
ask-trade-answer = Bist du mit diesem Tausch einverstanden?
ask-task-giver = Wer gibt den nächsten Gegenstand?
ask-task-answer = Gibst du her, worum du gebeten wirst?
ask-stay = Überall Gleichstand: Wer bleibt zurück?
do-move = { $room } gehen
do-use = den Raum nutzen
do-rob = { $victim } bestehlen
do-riot = Krawall machen; eine Wache kommt { $room }
do-task = die Aufgabe erfüllen
do-drop = { $thing } ablegen
do-pick-up = { $thing } aufheben
do-frame-up = eine Intrigenkarte spielen: { $card }
do-trade = mit { $other } tauschen
do-bribe = eine Wache bestechen
do-push = durchbeißen
do-end = den Zug beenden
pick-room = { $room }
pick-seat = { $who-is ->
    [you] du
   *[other] { $who }
}
pick-gun = { $who-is ->
    [you] deine Pistole
   *[other] die Pistole von { $who }
}
pick-thing = { $thing }
pick-card = { $card }
pick-done = das ist alles
pick-yes = ja
pick-no = nein
deed-vote = { $who-is ->
    [you] für dich selbst stimmen
   *[other] für { $who } stimmen
}
deed-stay = { $who } zurücklassen
deed-pay = dafür { $thing } zahlen
deed-take = { $thing } nehmen
deed-guard-from = eine Wache { $room } holen
deed-guard-to = die Wache { $room } schicken
deed-gather = die Wachen { $room } sammeln
deed-whose-card = eine Karte von { $who } unter den Stapel legen
deed-own-card = { $card } unter den Stapel legen
deed-keep = { $card } behalten
deed-target = gegen { $who }
deed-target-thing = das Opfer verliert { $thing }
deed-target-task = die Aufgabe { $room }
deed-give = { $thing } hergeben
deed-want = dafür { $thing } verlangen
deed-agree = ja sagen
deed-hand-over = es hergeben
deed-refuse = nein sagen
deed-from = { $who-is ->
    [you] { $thing } von dir selbst
   *[other] { $thing } von { $who }
}

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
table-cash = Dollar
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
table-legend = Aufgaben, Intrigenkarten und Gegenstände sind rekonstruiert; siehe Regel AL-4. In Klammern beim Raum: die Punkte, die seine Nutzung jetzt kostet.

## Refusals

no-game-over = Das Spiel ist vorbei.
no-not-yours = { $mover } ist am Zug.
no-such-action = Eine Aktion { $action } gibt es nicht.
no-finish-first = Bring zuerst zu Ende, was du angefangen hast.
no-not-asked = Danach wird gerade nicht gefragt.
no-answer-first = Sag zuerst Ja oder Nein.
no-not-offered = Das steht nicht zur Wahl.
no-points = Du hast keine Punkte mehr.
no-not-next = Dieser Raum grenzt nicht an deinen: { $room }.
no-room-full = 4 Wachen, da kommt niemand hinein: { $room }.
no-four-guards = Bei 4 Wachen in deinem Raum kannst du nur hinausgehen.
no-three-guards = Bei 3 Wachen in deinem Raum bleiben nur Gehen, Intrigenkarten und Gratisaktionen wie Tauschen, Bestechen und Durchbeißen; { $bribe ->
    [one] { $bribe } Dollar Schmiergeld würde helfen
   *[other] { $bribe } Dollar Schmiergeld würden reichen
}.
no-two-guards = Wegen der 2 Wachen kostet das { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}, und du hast { $points }; 1 Dollar Schmiergeld würde reichen.
no-used = Diesen Raum hast du in diesem Zug schon genutzt.
no-nothing-comes = Das würde dir nichts bringen.
no-yourself = Mit dir selbst geht das nicht.
no-not-here = { $who } ist nicht in deinem Raum.
no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
no-stolen = Du hast in dieser Runde schon gestohlen.
no-nothing-to-steal = { $who } hat nichts, wofür du Platz hast.
no-no-guard = Es steht keine Wache { $room }.
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
no-refused = Du hast auf jede Art gefragt, und immer war die Antwort Nein.
no-not-held = Das hast du nicht: { $thing }.
no-not-lying = Das liegt hier nicht herum: { $thing }.
no-no-space = Das bringst du nicht mehr unter: { $thing }.
no-not-scapegoat = Nur der Sündenbock spielt Intrigenkarten.
no-card-not-held = Diese Intrigenkarte hast du nicht.
no-card-changes-nothing = Diese Intrigenkarte würde jetzt nichts ändern.
no-trades-left = Mehr Tauschgeschäfte gehen in diesem Zug nicht.
no-nothing-to-trade = Es gibt nichts, was ihr zwei tauschen könntet.
no-no-cash = Du hast keinen einzigen Dollar.
no-all-bribed = Hier ist keine Wache mehr zu bestechen.
no-pushed = Du hast dich in diesem Zug schon durchgebissen.
no-no-stamina = Du hast keine Ausdauer.

## Talk and promises

# Where a prisoner is, and how many of a thing somebody gives.
in-room = { $room ->
    [chapel] in der Kapelle
    [radio_room] im Funkraum
    [dining_hall] im Speisesaal
    [infirmary] auf der Krankenstation
    [exercise_yard] auf dem Gefängnishof
    [visiting_room] im Besuchsraum
    [workshop] in der Werkstatt
    [recreation_room] im Aufenthaltsraum
    [cell_block] im Zellentrakt
    [laundry] in der Wäscherei
    [guard_room] im Wachraum
   *[wardens_office] im Direktionsbüro
}
to-room = { $room ->
    [chapel] in die Kapelle
    [radio_room] in den Funkraum
    [dining_hall] in den Speisesaal
    [infirmary] auf die Krankenstation
    [exercise_yard] auf den Gefängnishof
    [visiting_room] in den Besuchsraum
    [workshop] in die Werkstatt
    [recreation_room] in den Aufenthaltsraum
    [cell_block] in den Zellentrakt
    [laundry] in die Wäscherei
    [guard_room] in den Wachraum
   *[wardens_office] ins Direktionsbüro
}
from-room = { $room ->
    [chapel] aus der Kapelle
    [radio_room] aus dem Funkraum
    [dining_hall] aus dem Speisesaal
    [infirmary] von der Krankenstation
    [exercise_yard] vom Gefängnishof
    [visiting_room] aus dem Besuchsraum
    [workshop] aus der Werkstatt
    [recreation_room] aus dem Aufenthaltsraum
    [cell_block] aus dem Zellentrakt
    [laundry] aus der Wäscherei
    [guard_room] aus dem Wachraum
   *[wardens_office] aus dem Direktionsbüro
}
some-things = { $count ->
    [1] { a-thing }
   *[other] { $count } { $thing ->
        [key] Schlüssel
        [shiv] Klingen
        [jacket] Jacken
        [medicine] Medikamente
        [tool] Werkzeuge
       *[cash] Dollar
    }
}
# A thing that somebody has.
thing-had = { a-thing }
to-one = { $to-is ->
    [you] dir
   *[other] { $to }
}
to-several = { $to-is ->
    [you] { $to-rest ->
        [one] dir und { $to-others }
       *[other] dir, { $to-others }
    }
   *[other] { $to }
}
# What is promised: person and role tell the speaker (i), the one spoken to (you) and the others; own is the same prisoner again.
clause-vote = { $person ->
    [i] Ich stimme
    [you] Du stimmst
   *[other] { $who } stimmt
} in Runde { $round } für { $role ->
    [own] { $person ->
        [i] mich
        [you] dich
       *[other] sich selbst
    }
    [i] mich
    [you] dich
   *[other] { $other }
}.
clause-not-vote = { $person ->
    [i] Ich stimme
    [you] Du stimmst
   *[other] { $who } stimmt
} von Runde { $first } bis Runde { $round } nicht für { $role ->
    [own] { $person ->
        [i] mich
        [you] dich
       *[other] sich selbst
    }
    [i] mich
    [you] dich
   *[other] { $other }
}.
clause-not-vote-once = { $person ->
    [i] Ich stimme
    [you] Du stimmst
   *[other] { $who } stimmt
} in Runde { $round } nicht für { $role ->
    [own] { $person ->
        [i] mich
        [you] dich
       *[other] sich selbst
    }
    [i] mich
    [you] dich
   *[other] { $other }
}.
clause-give = Bis zum Ende von Runde { $round } { $person ->
    [i] gebe ich
    [you] gibst du
   *[other] gibt { $who }
} { $role ->
    [i] mir
    [you] dir
   *[other] { $other }
} { $things }.
clause-swap = { $person ->
    [i] Ich tausche
    [you] Du tauschst
   *[other] { $who } tauscht
} bis zum Ende von Runde { $round } mit { $role ->
    [i] mir
    [you] dir
   *[other] { $other }
} { $thing } gegen { $wanted }.
clause-at = In Runde { $round } { $person ->
    [i] bin ich
    [you] bist du
   *[other] ist { $who }
} { $place }.
clause-bring = In Runde { $round } { $person ->
    [i] bin ich
    [you] bist du
   *[other] ist { $who }
} { $place } und { $person ->
    [i] habe
    [you] hast
   *[other] hat
} { $thing } dabei.
clause-let = { $person ->
    [i] Ich überlasse
    [you] Du überlässt
   *[other] { $who } überlässt
} { $role ->
    [i] mir
    [you] dir
   *[other] { $other }
} bis zum Ende von Runde { $round } die Aufgabe für Element { $element }.
clause-not-steal = { $person ->
    [i] Ich bestehle
    [you] Du bestiehlst
   *[other] { $who } bestiehlt
} { $role ->
    [i] mich
    [you] dich
   *[other] { $other }
} bis zum Ende von Runde { $round } nicht.
clause-not-frame-up = { $person ->
    [i] Ich spiele
    [you] Du spielst
   *[other] { $who } spielt
} bis zum Ende von Runde { $round }{ $role ->
    [nobody] { "" }
    [i] { " " }gegen mich
    [you] { " " }gegen dich
   *[other] { " " }gegen { $other }
} keine Intrigenkarte{ $card ->
    [any] { "" }
   *[other] { " " }„{ $named }“
}.
clause-guard = { $person ->
    [i] Ich versetze
    [you] Du versetzt
   *[other] { $who } versetzt
} bis zum Ende von Runde { $round } eine Wache { $origin } { $target }.
condition-elected = Das gilt nur, wenn { $person ->
    [i] ich in Runde { $round } Sündenbock werde
    [you] du in Runde { $round } Sündenbock wirst
   *[other] { $who } in Runde { $round } Sündenbock wird
}.
condition-done = Das gilt nur, wenn die Aufgabe für Element { $element } erfüllt wird.
condition-has = Das gilt nur, wenn { $person ->
    [i] ich { $thing } habe
    [you] du { $thing } hast
   *[other] { $who } { $thing } hat
}.
talk-offer = Ich biete { $to } an:
talk-promise = Ich verspreche { $to }:
talk-counter = Statt Angebot { $ref } biete ich { $to } an:
talk-ask = Ich möchte von { $to }:
talk-accept = Abgemacht! Angebot { $ref } gilt.
talk-reject = Kein Handel: Nein zu Angebot { $ref }.
talk-withdraw = Ich ziehe Angebot { $ref } zurück.
talk-why =
    { $why ->
        [vote] Diese Stimme würde mir schaden.
        [deed] Das kostet mich mehr, als es bringt.
        [promised] Meine Stimme habe ich schon versprochen.
        [other] Ich habe schon etwas anderes ausgemacht.
        [keep] Meinen Teil könnte ich nicht einhalten.
        [trust] So weit trau ich dir nicht.
       *[nothing] Das bringt mir nichts.
    }
talk-accuse = Wortbruch! Versprechen { $ref } wurde gebrochen.
talk-in-return = Dafür:
talk-all = Das gilt nur, wenn ihr alle zustimmt.
talk-expires = Das Angebot gilt bis zum Ende von Runde { $round }.
offer-stands = { $who-is ->
    [you] Du bietest
   *[other] { $who } bietet
} { $to } an:
request-stands = { $who-is ->
    [you] Du möchtest
   *[other] { $who } möchte
} von { $to }:
promise-open = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $to } versprochen:
promise-kept = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { $to } gegenüber Wort gehalten:
promise-broken = { $who-is ->
    [you] Du hast { $to } gegenüber dein Wort gebrochen
   *[other] { $who } hat { $to } gegenüber das Wort gebrochen
}:
promise-void = Hinfällig ist, was { $who-is ->
    [you] du { $to } versprochen hast
   *[other] { $who } { $to } versprochen hat
}:
no-talk-form = Dieser Teil des Satzes passt nicht: { $part }. Es passt: { $allowed }
no-talk-round = Diese Runde passt nicht: { $part }. Möglich ist { $first } bis { $last }.
no-talk-too-late = Dafür ist es zu spät: { $part }.
no-talk-own = Du kannst nur versprechen, was du selbst tust.
no-talk-theirs = Du kannst nur diejenigen bitten, mit denen du sprichst.
no-talk-same = Da steht zweimal dasselbe.
no-talk-card = Diese Karte trifft niemanden: { $card }.
no-talk-task = Für Element { $element } liegt keine Aufgabe aus.
no-talk-ref = Ein offenes Angebot { $ref } gibt es nicht.
no-talk-not-to-you = Dieses Angebot galt nicht dir.
no-talk-not-yours = Dieses Angebot ist nicht von dir.
no-talk-counter = Ein Gegenangebot muss an die Person gehen, von der das Angebot kam: { $who }.
no-talk-accepted = Du hast hier schon zugestimmt.
no-talk-many = Von deinen Angeboten warten schon { $most } auf Antwort; zieh zuerst eines zurück.
no-talk-again = Das hast du schon versprochen.
no-talk-promise = Ein Versprechen { $ref } gibt es nicht.

# Building a statement, step by step.
say-build = ein Angebot, ein Versprechen, eine Bitte …
say-to = Mit wem redest du?
say-more = Was sagst du?
say-side = { $side ->
    [give] Ich …
    [get] Du …
   *[several] Jemand von euch …
}
say-clause = { $side ->
    [give] { $clause ->
        [vote] Ich stimme für …
        [not_vote] Ich stimme nicht für …
        [give] Ich gebe …
        [swap] Ich tausche …
        [at] Ich komme …
        [bring] Ich bringe …
        [let] Ich überlasse die Aufgabe …
        [not_steal] Ich bestehle nicht …
        [not_frame_up] Keine Intrigen …
       *[guard] Ich versetze eine Wache …
    }
   *[get] { $clause ->
        [vote] Stimm für …
        [not_vote] Stimm nicht für …
        [give] Gib mir …
        [swap] Tausch …
        [at] Komm …
        [bring] Bring …
        [let] Überlass die Aufgabe …
        [not_steal] Bestiehl nicht …
        [not_frame_up] Keine Intrigen …
       *[guard] Versetz eine Wache …
    }
}
say-gap = { $gap ->
    [candidate] Um wen geht es?
    [to] Wem?
    [against] Gegen wen?
    [with] Mit wem?
    [victim] Wen?
    [who] Wer macht es?
    [room] Welcher Raum?
    [origin] Aus welchem Raum?
    [target] In welchen Raum?
    [thing] Was?
    [wanted] Wofür?
    [item] Welcher Gegenstand?
    [card] Welche Intrige?
    [task] Welche Aufgabe?
    [count] Wie viele?
    [by] Bis zum Ende welcher Runde?
    [until] Bis zum Ende welcher Runde?
    [first] Von welcher Runde an?
    [expires] Bis zum Ende welcher Runde gilt es?
   *[round] In welcher Runde?
}
say-if = { $condition ->
    [elected] nur wenn … Sündenbock wird
    [done] nur wenn die Aufgabe … gelingt
   *[has] nur wenn jemand … hat
}
say-task = { table-task } { $element } ({ $room })
say-count = Anzahl: { $count }
say-any-card = jede Karte
say-anybody = egal gegen wen
say-open = das Angebot gilt länger …
say-unconditionally = ohne die Bedingung
say-start-again = von vorn
say-it = genau so sagen
say-joint = Angebot an { $who }: Wir stimmen beide für { $candidate }
say-counter = Gegenangebot zu Angebot { $number } von { $who } …
say-withdraw = dein Angebot { $number } zurückziehen
say-accuse = { $who } vorhalten, dass Versprechen { $number } gebrochen wurde: „{ $clause }“
say-promises = Versprechen

## Options

option-sides = Seiten der Räume: silver (silbern), mixed (gemischt) oder gold (golden)
option-task_items = Gegenstände für eine Aufgabe: consent (wer gefragt wird, darf ablehnen) oder pooled (wer sie erfüllt, sucht aus)
option-free_rooms = Gratisnutzung von Räumen bei 2 oder 3 Wachen: printed (wie im Regelheft) oder designer (nach Aussage eines Autors)
option-trades = Tauschgeschäfte und Geschenke pro Zug (höchstens)
option-refusals = Abgelehnte Angebote pro Zug (höchstens)
switch-sides = Seiten der Räume
switch-task_items = Gegenstände für eine Aufgabe
switch-free_rooms = Gratisnutzung von Räumen bei 2 oder 3 Wachen
switch-trades = Tauschgeschäfte und Geschenke pro Zug (höchstens)
switch-refusals = Abgelehnte Angebote pro Zug (höchstens)
choice-silver = silbern
choice-mixed = gemischt
choice-gold = golden
choice-consent = wer gefragt wird, darf ablehnen
choice-pooled = wer sie erfüllt, sucht aus
choice-printed = wie im Regelheft
choice-designer = nach Aussage eines Autors

## The coach: each of these is said once, when it first happens

tip-guards = { $guards ->
    [2] 2 Wachen hier: Was Punkte kostet, kostet 1 mehr, außer Gehen und Intrigen.
    [3] 3 Wachen hier: Mit Punkten kannst du nur noch gehen oder Intrigen spielen. Gratisaktionen gehen weiterhin.
   *[4] 4 Wachen hier: Du kannst nur noch hinausgehen.
}
tip-shut = { $room }: vier Wachen. Da kommt niemand hinein.
tip-full = Mehr als drei Gegenstände trägst du nicht. Verwende einen, tausch ihn oder leg ihn ab.
tip-together = { $who } ist auch hier: Tauschen ist gratis, eine Sache stehlen kostet 1 Punkt.
tip-talk = Versprich, was du willst. Nichts ist bindend, aber jeder Wortbruch kommt auf die Liste.
tip-scapegoat = Du bist der Sündenbock: mehr Punkte, keine Aufgaben. Intrigen spielst nur du.
tip-nearly-left = Den anderen fehlt nur noch { $element }, um dich zurückzulassen. Brems sie aus, oder mach dich unentbehrlich.
tip-late = Noch { $guards ->
    [one] eine Wache
   *[other] { $guards } Wachen
}, und alle haben verloren.

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-task-done = Damit ist die Aufgabe für { $element } erledigt.
because-new-element = Element { $element } fehlt noch.
because-left-behind = { $sure ->
    [yes] Mit der zweitbesten Wahl bliebst du zurück.
   *[no] Die zweitbeste Wahl hilft den anderen, ohne dich zu fliehen: { $elements } von 6 sind beisammen.
}
because-towards = So geht es { $room }{ $why ->
    [task] : Dort wartet { $element }.
    [fetch] : Dort bekommst du { $thing }.
   *[other] : Dort wirst du als Nächstes gebraucht.
}
because-away = Die zweitbeste Wahl führt { $room } weg.
because-guards-ahead = Die zweitbeste Wahl führt zu Wachen: { $guards } { $room }.
aim-loot = Ziel: was { $who } bei sich hat.
aim-riot = Ziel: eine Wache weniger { $room }.
aim-stay = Ziel: bleiben, wo du bist.
aim-there = Ziel: bei der Aufgabe für { $element } dabei sein.
aim-plan = Ziel: den Plan voranbringen.
aim-safe = Ziel: nicht zurückbleiben.
aim-clear = Ziel: weniger Wachen um dich herum.
because-item-needed = Die Aufgabe für { $element } verlangt { $thing }.
because-item-needed-here = Das bringt einen Gegenstand, den deine Aufgabe verlangt.
because-item-useful = Das bringt { $thing }; eine offene Aufgabe verlangt genau das.
because-item-useful-here = Das bringt einen Gegenstand, den eine offene Aufgabe verlangt.
because-useful-given = Die zweitbeste Wahl gibt einen nützlichen Gegenstand weg.
because-item-lost = Die zweitbeste Wahl gibt einen Gegenstand weg, den du brauchst.
because-cash = Das bringt Dollar ein.
because-cash-spent = Die zweitbeste Wahl kostet Dollar.
because-stamina = Das bringt Ausdauer.
because-stamina-spent = Die zweitbeste Wahl kostet Ausdauer.
because-bribe = Schaut eine Wache weniger hin, kannst du tun, wozu du gekommen bist.
because-push-on = Dir fehlt genau ein Punkt.
because-guards-eased = Das hält Wachen dort fern, wo du etwas vorhast.
because-guards-sent = Die zweitbeste Wahl bringt Wachen dorthin, wo du etwas vorhast.
because-frame-up = Das bringt eine gute Intrigenkarte.
because-frame-up-kept = Diese Intrigenkarte hebst du besser auf.
because-hinder = Das bremst { $who }: { $element ->
    [none] Sonst bleibst womöglich du zurück.
   *[other] { $element } ist da zum Greifen nah, und das würde dir schaden.
}
because-hinder-any = Das bremst alle, die dich zurücklassen könnten.
because-own-harmed = Die zweitbeste Wahl hilft denen, die dich zurücklassen könnten.
because-gift = Jemand braucht das für eine Aufgabe, du nicht.
because-request = Was deine Aufgabe verlangt, ist dort zu haben und wird dort nicht gebraucht.
because-not-asked = Bei der zweitbesten Wahl musst du jemanden bitten, und das kann schiefgehen.
because-points = Das kostet { $best ->
    [0] keinen Punkt
    [one] { $best } Punkt
   *[other] { $best } Punkte
}, die zweitbeste Wahl { $second }.
because-pointless = Die zweitbeste Wahl führt zu nichts.
because-who-leads = { $who } hat { $elements ->
    [one] { $elements } Element
   *[other] { $elements } Elemente
}, { $other } hat { $less }.
because-could-be-left = Ohne { $who } haben die Übrigen { $elements } von { $all } Elementen, ohne { $other } { $less }.
because-vote-price = Noch einmal Sündenbock, und { $other } bekommt { $points ->
    [one] { $points } Zusatzpunkt.
   *[other] { $points } Zusatzpunkte.
}
because-myself = Wer für sich selbst stimmt, macht sich zum Sündenbock.
# What comes of it within about a round, in the same guessed games: after this action, and after the runner-up.
will-escapes = Binnen einer Runde bist du in { $after } von 100 Versuchen draußen, sonst in { $before }.
will-stays-behind = Binnen einer Runde bleibst du in { $after } von 100 Versuchen zurück, sonst in { $before }.
will-together = { $more ->
    [0] Der gemeinsame Plan kommt etwas schneller voran.
   *[other] Der gemeinsame Plan kommt öfter um ein Element voran: in { $more } von 100 Versuchen mehr.
}
will-together-many = { $whole ->
    [one] Der gemeinsame Plan gewinnt etwa { $whole } Element mehr.
   *[other] Der gemeinsame Plan gewinnt etwa { $whole } Elemente mehr.
}
will-near = Ein fehlendes Element rückt näher.
will-own = { $more ->
    [0] Du bekommst etwas öfter ein Element.
   *[other] Du bekommst öfter ein Element: in { $more } von 100 Versuchen mehr.
}
will-own-many = { $whole ->
    [one] Du bekommst etwa { $whole } Element mehr.
   *[other] Du bekommst etwa { $whole } Elemente mehr.
}
will-items-held = Am Ende der Runde hast du mehr Gegenstände, die Aufgaben verlangen.
will-items-held-tries = In { $more } von 100 Versuchen hast du am Ende der Runde mehr Gegenstände, die Aufgaben verlangen.
will-cash-held = Am Ende der Runde hast du mehr Dollar.
will-cash-held-tries = In { $more } von 100 Versuchen hast du am Ende der Runde mehr Dollar.
will-stamina-held = Am Ende der Runde hast du mehr Ausdauer.
will-stamina-held-tries = In { $more } von 100 Versuchen hast du am Ende der Runde mehr Ausdauer.
will-frame-ups-held = Am Ende der Runde hast du mehr Intrigenkarten.
will-frame-ups-held-tries = In { $more } von 100 Versuchen hast du am Ende der Runde mehr Intrigenkarten.
will-guards-there = Bei den Aufgaben stehen weniger Wachen.
will-guards-there-tries = In { $more } von 100 Versuchen steht bei den Aufgaben eine Wache weniger.
will-guards-here = Am Ende der Runde stehen weniger Wachen um dich herum.
will-guards-here-tries = In { $more } von 100 Versuchen stehen am Ende der Runde weniger Wachen um dich herum.
will-crew-items = Am Ende der Runde haben alle zusammen mehr Gegenstände, die Aufgaben verlangen.
will-crew-items-tries = In { $more } von 100 Versuchen haben am Ende der Runde alle zusammen mehr Gegenstände, die Aufgaben verlangen.
will-scapegoat = Der nächste Sündenbock bist du in { $after } von 100 Versuchen, sonst in { $before }.
will-without-me = { $more ->
    [0] Die anderen bekommen etwas seltener, was sie brauchen, um dich zurückzulassen.
   *[other] Die anderen bekommen seltener ein Element, das ihnen fehlt, um dich zurückzulassen: in { $more } von 100 Versuchen weniger.
}
will-without-me-many = { $whole ->
    [one] Den anderen fehlt etwa { $whole } Element mehr, um dich zurückzulassen.
   *[other] Den anderen fehlen etwa { $whole } Elemente mehr, um dich zurückzulassen.
}
will-without = { $more ->
    [0] Es wird etwas leichter, { $who } zurückzulassen.
   *[other] Die anderen kommen ohne { $who } öfter ein Element weiter: in { $more } von 100 Versuchen mehr.
}
will-without-many = { $whole ->
    [one] Ohne { $who } haben die anderen etwa { $whole } Element mehr.
   *[other] Ohne { $who } haben die anderen etwa { $whole } Elemente mehr.
}
aim-go = Ziel: { $room }.
aim-task = Ziel: Element { $element }.
aim-item = Ziel: ein Gegenstand für eine Aufgabe.
aim-cash = Ziel: Dollar.
aim-stamina = Ziel: Ausdauer.
aim-act = Ziel: tun, wozu du gekommen bist.
aim-guards = Ziel: die Wachen fernhalten.
aim-frame-up = Ziel: eine Intrigenkarte.
aim-deal = Ziel: die richtigen Gegenstände zusammenbringen.
aim-hinder = Ziel: { $who } aufhalten.
aim-vote = Ziel: { $who } zum Sündenbock machen.

# For language models, beside the goal.
model-advice = Allein kommt niemand raus: Für die Aufgaben braucht es mehrere Häftlinge, und am Ende bleibt meist der Sündenbock zurück. Mach vor jeder Abstimmung Angebote, zähl, wer dich braucht, und merk dir, wer das Wort gebrochen hat. Ein Versprechen bindet niemanden, aber alle hören es, und die Liste vergisst nichts.
