# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.
# Names of players are not inflected: they stand in the nominative, or after a form of "hráč".

## Names

alcatraz = Alcatraz: The Scapegoat
poster = Alcatraz: The Scapegoat
    .pitch = Utečte společně z ostrova. Někdo tu zůstane. Hlavně ať to nejsi ty.
    .minutes = 60 minut
    .credit = Alcatraz: The Scapegoat vytvořili Rafał Cywicki, Krzysztof Cywicki a Krzysztof Hanusz.
room = { $room ->
    [chapel] Kaple
    [radio_room] Spojovna
    [dining_hall] Jídelna
    [infirmary] Ošetřovna
    [exercise_yard] Vycházkový dvůr
    [visiting_room] Návštěvní místnost
    [workshop] Dílna
    [recreation_room] Společenská místnost
    [cell_block] Blok cel
    [laundry] Prádelna
    [guard_room] Strážnice
   *[wardens_office] Kancelář ředitele
}
room-side = { $room } ({ $side ->
    [gold] zlatá strana
   *[silver] stříbrná strana
})
room-price = Využití: { $price ->
    [none] teď ne
    [0] zdarma
    [one] { $price } bod
    [few] { $price } body
   *[other] { $price } bodů
}
thing = { $thing ->
    [key] klíč
    [shiv] kudla
    [jacket] bunda
    [medicine] lék
    [tool] nástroj
    [gun] pistole
   *[cash] dolar
}
# The same as the object of a sentence: "Bo takes …".
a-thing = { $thing ->
    [key] klíč
    [shiv] kudlu
    [jacket] bundu
    [medicine] lék
    [tool] nástroj
    [gun] pistoli
   *[cash] 1 dolar
}
# A frame-up card by its effect.
card = { $card ->
    [gather_guards] Práskač
    [return_item] Prohlídka
    [take] Vydírání
    [send_to_cell_block] Samotka
    [exhaust] Nakládačka
    [move_task] Změna plánu
    [replace_task] Prozrazení
   *[forbid_task] Kompromat
}

## Events

moves = { $who-is ->
    [you] Plížíš se
   *[other] { $who } se plíží
} { $room }.
uses = { $who-is ->
    [you] Dáváš se do práce
   *[other] { $who } se dává do práce
} { $room }.
steals = { $who-is ->
    [you] Šlohneš hráči { $victim }
   *[other] { $victim-is ->
        [you] { $who } ti šlohne
       *[other] { $who } šlohne hráči { $victim }
    }
} { $thing }.
riots = { $who-is ->
    [you] Děláš
   *[other] { $who } dělá
} bengál; { $room } přibíhá dozorce.
does-task = { $who-is ->
    [you] Máš
   *[other] { $who } má
} fušku z krku: úkol pro část { $element } je splněný.
gives-to-task = { $who-is ->
    [you] Dáváš
   *[other] { $who } dává
} na úkol { $thing }.
drops = { $who-is ->
    [you] Odkládáš
   *[other] { $who } odkládá
} { $thing }.
picks-up = { $who-is ->
    [you] Sbíráš
   *[other] { $who } sbírá
} ze země { $thing }.
plays-frame-up = { $who-is ->
    [you] Hraješ
   *[other] { $who } hraje
} kartu podrazu: { $card }.
bribes = { $who-is ->
    [you] Podmazáváš dozorce. Ten nic neviděl.
   *[other] { $who } podmazává dozorce. Ten nic neviděl.
}
pushes = { $who-is ->
    [you] Zatínáš zuby a máš
   *[other] { $who } zatíná zuby a má
} o bod víc.
ends-turn = { $who-is ->
    [you] Ukončuješ
   *[other] { $who } ukončuje
} tah.
pays = { $who-is ->
    [you] Dáváš za to
   *[other] { $who } za to dává
} { $thing }.
takes = { $who-is ->
    [you] Bereš si
   *[other] { $who } si bere
} { $thing }.
guard-goes = Dozorce přechází { $origin } { $target }.
under-deck = Karta podrazu { $owner-is ->
    [you] z tvé ruky
   *[other] z ruky hráče { $owner }
} jde dospod balíčku.
under-deck-card = Karta podrazu { $owner-is ->
    [you] z tvé ruky
   *[other] z ruky hráče { $owner }
} jde dospod balíčku: { $card }.
keeps = { $who-is ->
    [you] Prohlížíš si karty podrazu a jednu si necháváš.
   *[other] { $who } si prohlíží karty podrazu a jednu si nechává.
}
keeps-card = { $who-is ->
    [you] Prohlížíš si karty podrazu a necháváš si tuhle
   *[other] { $who } si prohlíží karty podrazu a nechává si tuhle
}: { $card }.
rests = { $who-is ->
    [you] Získáváš
   *[other] { $who } získává
} { $stamina ->
    [one] { $stamina } bod
    [few] { $stamina } body
    [many] { $stamina } bodu
   *[other] { $stamina } bodů
} výdrže.
earns = { $who-is ->
    [you] Strkáš
   *[other] { $who } strká
} do kapsy { $cash ->
    [one] { $cash } dolar
    [few] { $cash } dolary
    [many] { $cash } dolaru
   *[other] { $cash } dolarů
}.
draws-frame-up = { $who-is ->
    [you] Bereš si
   *[other] { $who } si bere
} kartu podrazu.
draws-frame-up-card = { $who-is ->
    [you] Bereš si
   *[other] { $who } si bere
} kartu podrazu: { $card }.
hits = Obětí { $victim-is ->
    [you] jsi ty
   *[other] je { $victim }
}.
task-goes = Úkol pro část { $element } se stěhuje { $room }.
task-replaced = Úkol pro část { $element } jde dospod balíčku.
framed-of = { $victim-is ->
    [you] Přicházíš
   *[other] { $victim } přichází
} o { $thing }.
trades = { $who-is ->
    [you] Plácneš si s hráčem { $other }
   *[other] { $other-is ->
        [you] { $who } si s tebou plácne
       *[other] { $who } a { $other } si plácnou
    }
}.
gives = { $who-is ->
    [you] Dáváš { $thing } hráči { $other }.
   *[other] { $other-is ->
        [you] { $who } ti dává { $thing }.
       *[other] { $who } dává { $thing } hráči { $other }.
    }
}
offers = { $who-is ->
    [you] Nabízíš výměnu hráči { $other }.
   *[other] { $other-is ->
        [you] { $who } ti nabízí výměnu.
       *[other] { $who } nabízí výměnu hráči { $other }.
    }
}
would-give = { $who-is ->
    [you] Podle nabídky dáš { $thing } hráči { $other }.
   *[other] { $other-is ->
        [you] Podle nabídky ti { $who } dá { $thing }.
       *[other] Podle nabídky { $who } dá { $thing } hráči { $other }.
    }
}
asks = { $who-is ->
    [you] Chceš
   *[other] { $who } chce
} splnit úkol pro část { $element }.
would-give-to-task = { $who-is ->
    [you] Když nikdo neodmítne, dáš na úkol { $thing }.
   *[other] Když nikdo neodmítne, { $who } dá na úkol { $thing }.
}
refuses = { $who-is ->
    [you] Říkáš
   *[other] { $who } říká
} ne.
marks = { $who-is ->
    [you] Označuješ si
   *[other] { $who } si označuje
} část { $element }.
bonus-task = Vytažená karta úkolu ukazuje část { $element }: platí pro všechny kromě obětního beránka.
new-task = Nový úkol pro část { $element } čeká { $room }.
passed = Úkol pro část { $element } už někde leží; karta jde dospod balíčku.
guard-comes = Další dozorce přichází { $room }. { $left ->
    [0] To byl poslední.
    [one] Zbývá ještě { $left }.
    [few] Zbývají ještě { $left }.
    [many] Zbývá jich ještě { $left }.
   *[other] Zbývá jich ještě { $left }.
}
votes = { $who-is ->
    [you] Hlasuješ pro { $candidate-is ->
        [you] sebe
       *[other] hráče { $candidate }
    }.
   *[other] { $who } hlasuje pro { $candidate-is ->
        [you] tebe
       *[other] { $own ->
            [yes] sebe
           *[no] hráče { $candidate }
        }
    }.
}
elected = { $who-is ->
    [you] Odneseš to ty: jsi obětní beránek
   *[other] Odnese to { $who } jako obětní beránek
}, bonus +{ $bonus }.
round-begins = Začíná { $round }. kolo.
escape = Plán klapl. Jsou venku!
stays = { $who-is ->
    [you] Zůstáváš
   *[other] { $who } zůstává
} sedět.
lost = Je tu 21. dozorce. Z útěku nic nebude.

## The end

end-escaped = { $who-is ->
    [you] Utíkáš a vyhráváš! Spolu s tebou i { $who-others }.
   *[other] { $who } utíkají a vyhrávají.
}
end-stays-scapegoat = { $who-is ->
    [you] Zůstáváš
   *[other] { $who } zůstává
}: ostatní mají všech šest částí i bez obětního beránka.
end-stays-only = { $who-is ->
    [you] Zůstáváš: jen bez tebe mají ostatní všech šest částí.
   *[other] { $who } zůstává: jen bez hráče { $who } mají ostatní všech šest částí.
}
end-stays-elements = { $who-is ->
    [you] Zůstáváš: ze všech postradatelných máš
   *[other] { $who } zůstává: ze všech postradatelných má
} nejméně částí.
end-stays-cash = { $who-is ->
    [you] Zůstáváš: částí máš
   *[other] { $who } zůstává: částí má
} stejně jako někdo další, ale méně dolarů.
end-stays-items = { $who-is ->
    [you] Zůstáváš: částí i dolarů máš
   *[other] { $who } zůstává: částí i dolarů má
} stejně jako někdo další, ale méně předmětů.
end-stays-stamina = { $who-is ->
    [you] Zůstáváš: ve všem ostatním je shoda, ale máš
   *[other] { $who } zůstává: ve všem ostatním je shoda, ale má
} menší výdrž.
end-stays-named = { $who-is ->
    [you] Zůstáváš: ve všem je shoda a obětní beránek ukázal na tebe.
   *[other] { $who } zůstává: ve všem je shoda a volba obětního beránka padla na hráče { $who }.
}
end-lost = Prohrávají všichni: 21. dozorce přišel dřív, než byl plán hotový.
# How it ended for one player, in a list of games.
ending-escaped = Útěk se povedl
ending-left = Za mřížemi
ending-lost = Prohra
ending-round = v { $round }. kole

## What is asked, and the choices

ask-turn = Co uděláš?
ask-vote = Kdo má být obětním beránkem?
ask-pay = Čím zaplatíš?
ask-take = Který předmět si vezmeš?
ask-guard-from = Odkud přesuneš dozorce?
ask-guard-to = Kam dozorce půjde?
ask-whose-card = Čí karta podrazu půjde dospod balíčku?
ask-own-card = Která z tvých karet podrazu půjde dospod balíčku?
ask-keep = Kterou kartu podrazu si necháš?
ask-loot = Co ukradneš?
ask-target = Komu uděláš podraz?
ask-target-thing = O co oběť přijde?
ask-gather-room = Kde se dozorci shromáždí?
ask-gather-from = Odkud přijde dozorce?
ask-target-task = Který úkol? Vyber místnost.
ask-trade-give = Co dáš?
ask-trade-want = Co za to chceš?
ask-trade-answer = Souhlasíš s touhle výměnou?
ask-task-giver = Kdo dá další předmět?
ask-task-answer = Dáš, co po tobě chtějí?
ask-stay = Ve všem je shoda: kdo zůstane ve vězení?
do-move = jít { $room }
do-use = využít místnost
do-rob = okrást hráče { $victim }
do-riot = udělat bengál; dozorce přiběhne { $room }
do-task = splnit úkol
do-drop = odložit { $thing }
do-pick-up = sebrat { $thing }
do-frame-up = zahrát kartu podrazu: { $card }
do-trade = měnit s hráčem { $other }
do-bribe = podplatit dozorce
do-push = zatnout zuby
do-end = ukončit tah
pick-room = { $room }
pick-seat = { $who-is ->
    [you] ty
   *[other] { $who }
}
pick-gun = { $who-is ->
    [you] tvoje pistole
   *[other] pistole hráče { $who }
}
pick-thing = { $thing }
pick-card = { $card }
pick-done = to je všechno
pick-yes = ano
pick-no = ne
deed-vote = { $who-is ->
    [you] hlasovat pro sebe
   *[other] hlasovat pro hráče { $who }
}
deed-stay = nechat tu hráče { $who }
deed-pay = jako platbu dát { $thing }
deed-take = vzít { $thing }
deed-guard-from = přesunout dozorce { $room }
deed-guard-to = poslat dozorce { $room }
deed-gather = shromáždit dozorce { $room }
deed-whose-card = dát dospod balíčku kartu hráče { $who }
deed-own-card = dát dospod balíčku: { $card }
deed-keep = nechat si: { $card }
deed-target = proti hráči { $who }
deed-target-thing = oběť přijde o { $thing }
deed-target-task = úkol { $room }
deed-give = dát { $thing }
deed-want = chtít za to { $thing }
deed-agree = říct ano
deed-hand-over = dát to
deed-refuse = říct ne
deed-from = { $who-is ->
    [you] { $thing } z tvého
   *[other] { $thing } od hráče { $who }
}

## The table

table-round = Kolo { $round }
table-guards = Dozorci: { $guards } z 21
table-scapegoat = Obětní beránek: { $who }, bonus +{ $bonus }
table-points = Zbývá bodů: { $points }
table-room = Místnost
table-prisoners = Vězni
table-items = Předměty
table-guards-here = Dozorci
table-task = Úkol
table-stamina = Výdrž
table-cash = Dolary
table-elements = Části
table-frame-ups = Karty podrazu
table-hand = Tvoje karty podrazu
table-gold = zlatá strana
table-demand = { $element }: { $prisoners ->
    [one] { $prisoners } vězeň
    [few] { $prisoners } vězni
    [many] { $prisoners } vězně
   *[other] { $prisoners } vězňů
}, nejvýš { $guards ->
    [one] { $guards } dozorce
    [few] { $guards } dozorci
    [many] { $guards } dozorce
   *[other] { $guards } dozorců
}, { $items }
table-legend = Úkoly, karty podrazu a předměty jsou rekonstrukce; viz pravidla, AL-4. V závorce u místnosti: kolik bodů teď stojí její využití.

## Refusals

no-game-over = Hra už skončila.
no-not-yours = Na tahu je { $mover }.
no-such-action = Akce { $action } neexistuje.
no-finish-first = Nejdřív dokonči, co už je rozdělané.
no-not-asked = Na nic takového se teď nikdo neptá.
no-answer-first = Nejdřív řekni ano, nebo ne.
no-not-offered = Tohle v nabídce není.
no-points = Nezbývají ti žádné body.
no-not-next = { $room } s tvou místností nesousedí.
no-room-full = { $room }: jsou tam 4 dozorci, nikdo tam nemůže.
no-four-guards = Když jsou u tebe 4 dozorci, můžeš jedině odejít.
no-three-guards = Když jsou u tebe 3 dozorci, můžeš jen přecházet, hrát karty podrazu, měnit, podplácet a zatnout zuby; { $bribe ->
    [one] pomohl by úplatek za { $bribe } dolar
    [few] stačily by úplatky za { $bribe } dolary
    [many] stačily by úplatky za { $bribe } dolaru
   *[other] stačily by úplatky za { $bribe } dolarů
}.
no-two-guards = Kvůli dvěma dozorcům to stojí { $price ->
    [one] { $price } bod
    [few] { $price } body
    [many] { $price } bodu
   *[other] { $price } bodů
} a ty máš { $points }; stačil by úplatek za 1 dolar.
no-used = Tahle místnost už je v tomhle tahu využitá.
no-nothing-comes = Nic by to nepřineslo.
no-yourself = Se sebou tohle dělat nemůžeš.
no-not-here = { $who } není ve tvé místnosti.
no-such-seat = Místo { $seat } u tohohle stolu není.
no-stolen = V tomhle kole už krádež máš za sebou.
no-nothing-to-steal = { $who } nemá nic, na co máš místo.
no-no-guard = Žádný dozorce { $room } není.
no-your-room-full = Ve tvé místnosti už jsou 4 dozorci.
no-no-task = Ve tvé místnosti žádný úkol není.
no-scapegoat = Obětní beránek úkoly plnit nemůže.
no-forbidden = V tomhle kole úkoly plnit nesmíš.
no-few-prisoners = Úkol tu žádá { $needed ->
    [one] { $needed } vězně
    [few] { $needed } vězně
    [many] { $needed } vězně
   *[other] { $needed } vězňů
}; zatím { $here ->
    [one] je tu { $here }
    [few] jsou tu { $here }
    [many] je jich tu { $here }
   *[other] je jich tu { $here }
}.
no-many-guards = Úkol tu připouští { $allowed ->
    [one] { $allowed } dozorce
    [few] { $allowed } dozorce
    [many] { $allowed } dozorce
   *[other] { $allowed } dozorců
}, ale { $here ->
    [one] přihlíží { $here }
    [few] přihlížejí { $here }
    [many] přihlíží jich { $here }
   *[other] přihlíží jich { $here }
}.
no-items-missing = Vězni, kteří tu jsou, nemají dohromady všechny předměty, které úkol chce.
no-refused = Tady už padly všechny možné prosby a na každou přišlo ne.
no-not-held = Tohle nemáš: { $thing }.
no-not-lying = Tohle tu na zemi neleží: { $thing }.
no-no-space = Na tohle nemáš místo: { $thing }.
no-not-scapegoat = Karty podrazu smí hrát jen obětní beránek.
no-card-not-held = Tuhle kartu podrazu nemáš.
no-card-changes-nothing = Tahle karta podrazu by teď nic nezměnila.
no-trades-left = V tomhle tahu už měnit nemůžeš.
no-nothing-to-trade = Nemáte spolu co měnit.
no-no-cash = Nemáš ani dolar.
no-all-bribed = Už tu není dozorce, kterého by šlo podplatit.
no-pushed = Zatnout zuby jde jen jednou za tah.
no-no-stamina = Nemáš žádnou výdrž.

## Talk and promises

# Where a prisoner is, and how many of a thing somebody gives.
in-room = { $room ->
    [chapel] v kapli
    [radio_room] ve spojovně
    [dining_hall] v jídelně
    [infirmary] na ošetřovně
    [exercise_yard] na vycházkovém dvoře
    [visiting_room] v návštěvní místnosti
    [workshop] v dílně
    [recreation_room] ve společenské místnosti
    [cell_block] v bloku cel
    [laundry] v prádelně
    [guard_room] na strážnici
   *[wardens_office] v kanceláři ředitele
}
to-room = { $room ->
    [chapel] do kaple
    [radio_room] do spojovny
    [dining_hall] do jídelny
    [infirmary] na ošetřovnu
    [exercise_yard] na vycházkový dvůr
    [visiting_room] do návštěvní místnosti
    [workshop] do dílny
    [recreation_room] do společenské místnosti
    [cell_block] do bloku cel
    [laundry] do prádelny
    [guard_room] na strážnici
   *[wardens_office] do kanceláře ředitele
}
from-room = { $room ->
    [chapel] z kaple
    [radio_room] ze spojovny
    [dining_hall] z jídelny
    [infirmary] z ošetřovny
    [exercise_yard] z vycházkového dvora
    [visiting_room] z návštěvní místnosti
    [workshop] z dílny
    [recreation_room] ze společenské místnosti
    [cell_block] z bloku cel
    [laundry] z prádelny
    [guard_room] ze strážnice
   *[wardens_office] z kanceláře ředitele
}
some-things = { $count ->
    [1] { a-thing }
   *[other] { $count } { $thing ->
        [key] klíče
        [shiv] kudly
        [jacket] bundy
        [medicine] léky
        [tool] nástroje
       *[cash] dolary
    }
}
# A thing that somebody has.
thing-had = { a-thing }
to-one = { $to-is ->
    [you] tobě
   *[other] hráči { $to }
}
to-several = { $to-is ->
    [you] tobě a { $to-rest ->
        [one] hráči
        [few] hráčům
       *[other] hráčům
    } { $to-others }
   *[other] hráčům { $to }
}
# What is promised: person and role tell the speaker (i), the one spoken to (you) and the others; own is the same prisoner again.
clause-vote = V kole { $round } { $person ->
    [i] budu hlasovat
    [you] budeš hlasovat
   *[other] bude { $who } hlasovat
} pro { $role ->
    [own] sebe
    [i] mě
    [you] tebe
   *[other] hráče { $other }
}.
clause-not-vote = Od kola { $first } do kola { $round } { $person ->
    [i] nebudu hlasovat
    [you] nebudeš hlasovat
   *[other] nebude { $who } hlasovat
} pro { $role ->
    [own] sebe
    [i] mě
    [you] tebe
   *[other] hráče { $other }
}.
clause-not-vote-once = V kole { $round } { $person ->
    [i] nebudu hlasovat
    [you] nebudeš hlasovat
   *[other] nebude { $who } hlasovat
} pro { $role ->
    [own] sebe
    [i] mě
    [you] tebe
   *[other] hráče { $other }
}.
clause-give = Do konce kola { $round } { $role ->
    [i] mi{ " " }
    [you] ti{ " " }
   *[other] { "" }
}{ $person ->
    [i] dám
    [you] dáš
   *[other] { $who } dá
}{ $role ->
    [i] { "" }
    [you] { "" }
   *[other] { " " }hráči { $other }
} { $things }.
clause-swap = Do konce kola { $round } { $person ->
    [i] vyměním
    [you] vyměníš
   *[other] { $who } vymění
} { $role ->
    [i] se mnou
    [you] s tebou
   *[other] s hráčem { $other }
} { $thing } za { $wanted }.
clause-at = V kole { $round } { $person ->
    [i] budu
    [you] budeš
   *[other] bude { $who }
} { $place }.
clause-bring = V kole { $round } { $person ->
    [i] budu
    [you] budeš
   *[other] bude { $who }
} { $place } a { $person ->
    [i] budu
    [you] budeš
   *[other] bude
} mít s sebou { $thing }.
clause-let = Do konce kola { $round } { $role ->
    [i] mi{ " " }
    [you] ti{ " " }
   *[other] { "" }
}{ $person ->
    [i] přenechám
    [you] přenecháš
   *[other] { $who } přenechá
}{ $role ->
    [i] { "" }
    [you] { "" }
   *[other] { " " }hráči { $other }
} úkol pro část { $element }.
clause-not-steal = Do konce kola { $round } { $role ->
    [i] mi{ " " }
    [you] ti{ " " }
   *[other] { "" }
}{ $person ->
    [i] nic neukradnu
    [you] nic neukradneš
   *[other] { $who } nic neukradne
}{ $role ->
    [i] { "" }
    [you] { "" }
   *[other] { " " }hráči { $other }
}.
clause-not-frame-up = Do konce kola { $round } { $person ->
    [i] nezahraju
    [you] nezahraješ
   *[other] { $who } nezahraje
}{ $role ->
    [nobody] { "" }
    [i] { " " }proti mně
    [you] { " " }proti tobě
   *[other] { " " }proti hráči { $other }
} { $card ->
    [any] žádnou kartu podrazu
   *[other] kartu podrazu „{ $named }“
}.
clause-guard = Do konce kola { $round } { $person ->
    [i] přesunu
    [you] přesuneš
   *[other] { $who } přesune
} dozorce { $origin } { $target }.
condition-elected = To platí, jen když { $person ->
    [i] budu v kole { $round } obětním beránkem já
    [you] budeš v kole { $round } obětním beránkem ty
   *[other] bude v kole { $round } obětním beránkem { $who }
}.
condition-done = To platí, jen když bude splněn úkol pro část { $element }.
condition-has = To platí, jen když { $person ->
    [i] budu mít
    [you] budeš mít
   *[other] bude { $who } mít
} { $thing }.
talk-offer = Moje nabídka { $to }:
talk-promise = Můj slib { $to }:
talk-counter = Moje protinabídka { $to } k nabídce { $ref }:
talk-ask = Moje prosba k { $to }:
talk-accept = Platí! Nabídku { $ref } přijímám.
talk-reject = Ne, nabídku { $ref } neberu.
talk-withdraw = Beru nabídku { $ref } zpět.
talk-why =
    { $why ->
        [vote] Takové hlasování by mi uškodilo.
        [deed] Stojí mě to víc, než mi to přinese.
        [promised] Svůj hlas už mám slíbený.
        [other] Už mám jinou dohodu.
        [keep] Svou část nemám jak splnit.
        [trust] Tolik ti nevěřím.
       *[nothing] Nic mi to nepřinese.
    }
talk-accuse = Lež! Slib { $ref } je porušený.
talk-in-return = Za to:
talk-all = Souhlasit musí všichni oslovení.
talk-expires = Nabídka platí do konce kola { $round }.
offer-stands = { $who-is ->
    [you] Nabízíš
   *[other] { $who } nabízí
} { $to }:
request-stands = { $who-is ->
    [you] Tvoje prosba
   *[other] { $who } má prosbu
} k { $to }:
promise-open = { $who-is ->
    [you] Slibuješ
   *[other] { $who } slibuje
} { $to }:
promise-kept = { $who-is ->
    [you] Dodržuješ
   *[other] { $who } dodržuje
} slib daný { $to }:
promise-broken = { $who-is ->
    [you] Porušuješ
   *[other] { $who } porušuje
} slib daný { $to }:
promise-void = { $who-is ->
    [you] Tvůj slib
   *[other] Slib hráče { $who }
} daný { $to } už neplatí:
no-talk-form = Tahle část věty nesedí: { $part }. Možné je: { $allowed }
no-talk-round = Tohle kolo nesedí: { $part }. Musí to být { $first } až { $last }.
no-talk-too-late = Na tohle už je pozdě: { $part }.
no-talk-own = Slíbit můžeš jen to, co uděláš ty.
no-talk-theirs = Žádat můžeš jen ty, se kterými mluvíš.
no-talk-same = Je tam dvakrát totéž.
no-talk-card = Tahle karta se nehraje proti nikomu: { $card }.
no-talk-task = Úkol pro část { $element } nikde neleží.
no-talk-ref = Žádná otevřená nabídka { $ref } není.
no-talk-not-to-you = Tahle nabídka nebyla pro tebe.
no-talk-not-yours = Tahle nabídka není tvoje.
no-talk-counter = Protinabídka musí být pro toho, kdo dal nabídku: { $who }.
no-talk-accepted = S tím už souhlasíš.
no-talk-many = Na odpověď už čeká tolik tvých nabídek: { $most }. Nejdřív vezmi některou zpět.
no-talk-again = Tenhle slib už platí.
no-talk-promise = Slib { $ref } neexistuje.

# Building a statement, step by step.
say-build = dát nabídku, slib nebo prosbu…
say-to = S kým mluvíš?
say-more = Co řekneš?
say-side = { $side ->
    [give] Já…
    [get] Ty…
   *[several] Jeden z vás…
}
say-clause = { $side ->
    [give] { $clause ->
        [vote] Budu hlasovat pro…
        [not_vote] Nebudu hlasovat pro…
        [give] Dám…
        [swap] Vyměním…
        [at] Budu…
        [bring] Přinesu…
        [let] Nechám úkol…
        [not_steal] Nebudu krást…
        [not_frame_up] Žádné podrazy…
       *[guard] Přesunu dozorce…
    }
   *[get] { $clause ->
        [vote] Hlasuj pro…
        [not_vote] Nehlasuj pro…
        [give] Dej mi…
        [swap] Vyměň…
        [at] Přijď…
        [bring] Přines…
        [let] Nech úkol…
        [not_steal] Nekraď…
        [not_frame_up] Žádné podrazy…
       *[guard] Přesuň dozorce…
    }
}
say-gap = { $gap ->
    [candidate] Kdo to má být?
    [to] Komu?
    [against] Proti komu?
    [with] S kým?
    [victim] Komu?
    [who] Kdo to udělá?
    [room] Která místnost?
    [origin] Ze které místnosti?
    [target] Do které místnosti?
    [thing] Co?
    [wanted] Za co?
    [item] Který předmět?
    [card] Který podraz?
    [task] Který úkol?
    [count] Kolik?
    [by] Do konce kterého kola?
    [until] Do konce kterého kola?
    [first] Od kterého kola?
    [expires] Do konce kterého kola platí?
   *[round] Ve kterém kole?
}
say-if = { $condition ->
    [elected] jen když … bude beránkem
    [done] jen když se splní úkol …
   *[has] jen když … má …
}
say-task = { table-task } { $element } ({ $room })
say-count = počet: { $count }
say-any-card = jakákoli karta
say-anybody = proti komukoli
say-open = nabídka platí déle…
say-unconditionally = bez podmínky
say-start-again = od začátku
say-it = říct to
say-joint = nabídnout hráči { $who }: oba hlasujeme pro hráče { $candidate }
say-counter = odpovědět na nabídku { $number } protinabídkou (nabízí { $who })…
say-withdraw = vzít zpět svou nabídku { $number }
say-accuse = obvinit hráče { $who } z porušení slibu { $number }: „{ $clause }“
say-promises = Sliby

## Options

option-sides = Strany místností: silver (stříbrné), mixed (losem), nebo gold (zlaté)
option-task_items = Předměty na úkol: consent (každý tázaný smí odmítnout), nebo pooled (vybírá, kdo úkol plní)
option-free_rooms = Využití zdarma při 2 nebo 3 dozorcích: printed (podle tištěných pravidel), nebo designer (podle slov autora)
option-trades = Výměn a darů za tah nejvýš
option-refusals = Odmítnutých nabídek za tah nejvýš
switch-sides = Strany místností
switch-task_items = Předměty na úkol
switch-free_rooms = Využití zdarma při 2 nebo 3 dozorcích
switch-trades = Výměn a darů za tah nejvýš
switch-refusals = Odmítnutých nabídek za tah nejvýš
choice-silver = stříbrné
choice-mixed = losem
choice-gold = zlaté
choice-consent = každý tázaný smí odmítnout
choice-pooled = vybírá, kdo úkol plní
choice-printed = podle tištěných pravidel
choice-designer = podle slov autora

## The coach: each of these is said once, when it first happens

tip-guards = { $guards ->
    [2] Hlídají tu 2 dozorci: co stojí body, stojí o 1 víc, kromě chůze a podrazů.
    [3] Hlídají tu 3 dozorci: za body zbývá jen chůze a podrazy. Co je zdarma, jde dál.
   *[4] Hlídají tu 4 dozorci: můžeš jedině odejít.
}
tip-shut = { $room }: čtyři dozorci. Dovnitř se nikdo nedostane.
tip-full = Víc než tři předměty neuneseš. Jeden použij, odlož, nebo ho dej do výměny.
tip-together = Je tu i { $who }: měnit jde zdarma, ukrást 1 věc stojí 1 bod.
tip-talk = Slib cokoli. Nic nezavazuje, ale porušené sliby se zapisují.
tip-scapegoat = Jsi beránek: víc bodů, žádné úkoly. Podrazy hraješ ty.
tip-nearly-left = Chybí už jen { $element }, aby tě tu nechali. Zdrž je, nebo ať se bez tebe neobejdou.
tip-late = { $guards ->
    [one] Ještě jeden dozorce
    [few] Ještě { $guards } dozorci
   *[other] Ještě { $guards } dozorců
} a prohrají všichni.

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-task-done = Tím je úkol pro část { $element } splněný.
because-new-element = Část { $element } ještě chybí.
because-left-behind = { $sure ->
    [yes] Druhá volba tě tu nechá.
   *[no] Druhá volba pomáhá ostatním utéct bez tebe: mají { $elements } ze 6.
}
because-towards = Vede to { $room }{ $why ->
    [task] : čeká tam { $element }.
    [fetch] : dostaneš tam { $thing }.
   *[other] : tam tě bude potřeba.
}
because-away = Druhá volba vede pryč { $room }.
because-guards-ahead = Druhá volba vede k dozorcům: { $room } jich je { $guards }.
because-item-needed = Úkol pro část { $element } chce { $thing }.
because-item-needed-here = Přinese předmět, který chce tvůj úkol.
because-item-useful = Přinese { $thing }: některý úkol to chce.
because-item-useful-here = Přinese předmět, který některý úkol chce.
because-useful-given = Druhá volba dává z ruky užitečný předmět.
because-item-lost = Druhá volba dává z ruky předmět, který potřebuješ.
because-cash = Přinese dolary.
because-cash-spent = Druhá volba stojí dolary.
because-stamina = Přinese výdrž.
because-stamina-spent = Druhá volba stojí výdrž.
because-bribe = Kdo maže, ten jede: o dozorce méně, a zvládneš, co tu potřebuješ.
because-push-on = Chybí ti přesně jeden bod.
because-guards-eased = Drží dozorce dál od místa, kde máš práci.
because-guards-sent = Druhá volba přivede dozorce tam, kde máš práci.
because-frame-up = Přinese dobrou kartu podrazu.
because-frame-up-kept = Tuhle kartu podrazu se vyplatí schovat.
because-hinder = Přibrzdí to hráče { $who }: { $element ->
    [none] jinak tu možná zůstaneš ty.
   *[other] má blízko k { $element }, a to by ti uškodilo.
}
because-hinder-any = Přibrzdí to ty, kdo by tě tu mohli nechat.
because-own-harmed = Druhá volba pomáhá těm, kdo by tě tu mohli nechat.
because-gift = Někdo to potřebuje na úkol, ty ne.
because-request = Co chce tvůj úkol, má tu někdo navíc.
because-not-asked = Při druhé volbě musíš někoho prosit, a ten může odmítnout.
because-points = Stojí to { $best ->
    [0] 0 bodů
    [one] { $best } bod
    [few] { $best } body
   *[other] { $best } bodů
} místo { $second }.
because-pointless = Druhá volba k ničemu nevede.
because-who-leads = { $who } má { $elements ->
    [one] { $elements } část
    [few] { $elements } části
   *[other] { $elements } částí
}, { $other } má { $less }.
because-could-be-left = Bez hráče { $who } mají ostatní { $elements } ze { $all } částí, bez hráče { $other } { $less }.
because-vote-price = Když bude { $other } znovu beránkem, dostane { $points ->
    [one] { $points } bod navíc.
    [few] { $points } body navíc.
   *[other] { $points } bodů navíc.
}
because-myself = Hlas pro sebe z tebe udělá beránka.
# What comes of it within about a round, in the same guessed games: after this action, and after the runner-up.
will-escapes = Během kola jsi venku { $after }× ze 100, jinak { $before }×.
will-stays-behind = Během kola tu zůstaneš { $after }× ze 100, jinak { $before }×.
will-together = { $more ->
    [0] Společný plán postupuje o něco rychleji.
   *[other] Společný plán získá další část častěji: o { $more } ze 100 pokusů.
}
will-together-many = { $whole ->
    [one] Společný plán získá asi o { $whole } část víc.
    [few] Společný plán získá asi o { $whole } části víc.
   *[other] Společný plán získá asi o { $whole } částí víc.
}
will-near = Chybějící část je blíž.
will-own = { $more ->
    [0] Další část získáš o něco častěji.
   *[other] Další část získáš častěji: o { $more } ze 100 pokusů.
}
will-own-many = { $whole ->
    [one] Získáš asi o { $whole } část víc.
    [few] Získáš asi o { $whole } části víc.
   *[other] Získáš asi o { $whole } částí víc.
}
will-items-held = Na konci kola máš víc předmětů, které chtějí úkoly.
will-items-held-tries = Na konci kola máš { $more }× ze 100 víc předmětů, které chtějí úkoly.
will-cash-held = Na konci kola máš víc dolarů.
will-cash-held-tries = Na konci kola máš { $more }× ze 100 víc dolarů.
will-stamina-held = Na konci kola máš víc výdrže.
will-stamina-held-tries = Na konci kola máš { $more }× ze 100 víc výdrže.
will-frame-ups-held = Na konci kola máš víc karet podrazu.
will-frame-ups-held-tries = Na konci kola máš { $more }× ze 100 víc karet podrazu.
will-guards-there = U úkolů stojí méně dozorců.
will-guards-there-tries = U úkolů stojí { $more }× ze 100 o dozorce méně.
will-guards-here = Na konci kola je kolem tebe méně dozorců.
will-guards-here-tries = Na konci kola je kolem tebe { $more }× ze 100 méně dozorců.
will-crew-items = Na konci kola má parta víc předmětů, které chtějí úkoly.
will-crew-items-tries = Na konci kola má parta { $more }× ze 100 víc předmětů, které chtějí úkoly.
will-scapegoat = Příštím beránkem jsi { $after }× ze 100, jinak { $before }×.
will-without-me = { $more ->
    [0] Nechat tě tu bude pro ostatní o něco těžší.
   *[other] Část, bez které tě tu nechat nemůžou, získají ostatní méně často: o { $more } ze 100 pokusů.
}
will-without-me-many = { $whole ->
    [one] Aby tě tu nechali, chybí ostatním asi o { $whole } část víc.
    [few] Aby tě tu nechali, chybí ostatním asi o { $whole } části víc.
   *[other] Aby tě tu nechali, chybí ostatním asi o { $whole } částí víc.
}
will-without = { $more ->
    [0] Je o něco snazší nechat tu hráče { $who }.
   *[other] Bez hráče { $who } získají ostatní další část častěji: o { $more } ze 100 pokusů.
}
will-without-many = { $whole ->
    [one] Bez hráče { $who } mají ostatní asi o { $whole } část víc.
    [few] Bez hráče { $who } mají ostatní asi o { $whole } části víc.
   *[other] Bez hráče { $who } mají ostatní asi o { $whole } částí víc.
}
aim-loot = Cíl: co má u sebe { $who }.
aim-riot = Cíl: o dozorce méně { $room }.
aim-stay = Cíl: zůstat, kde jsi.
aim-there = Cíl: být u úkolu pro část { $element }.
aim-plan = Cíl: posunout plán.
aim-safe = Cíl: nezůstat tu.
aim-clear = Cíl: méně dozorců kolem tebe.
aim-go = Cíl: dostat se { $room }.
aim-task = Cíl: část { $element }.
aim-item = Cíl: předmět na úkol.
aim-cash = Cíl: dolary.
aim-stamina = Cíl: výdrž.
aim-act = Cíl: udělat, co tu potřebuješ.
aim-guards = Cíl: držet dozorce dál.
aim-frame-up = Cíl: karta podrazu.
aim-deal = Cíl: dát dohromady správné předměty.
aim-hinder = Cíl: zdržet hráče { $who }.
aim-vote = Cíl: ať je beránkem { $who }.

# For language models, beside the goal.
model-advice = Sám se odsud nikdo nedostane: na úkoly je potřeba víc vězňů a nakonec většinou zůstane obětní beránek. Před každým hlasováním něco nabídni, spočítej si, kdo tě potřebuje, a pamatuj si, kdo nedodržel slovo. Slib nikoho neváže, ale slyší ho všichni a zůstane zapsaný.
