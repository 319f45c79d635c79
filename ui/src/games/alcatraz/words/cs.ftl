# Alcatraz na herním plánu stránky. Jeden soubor pro každý jazyk, všude stejná jména.

alc-summary = { $round }. kolo, { $guards } z 21 dozorců
alc-round = { $round }. kolo
alc-round-end = { $round }. kolo, konec
alc-step = { $step ->
    [guard] Dozorce
    [talk] Řeči
    [vote] Hlasování
   *[turns] Tahy
}
alc-order = Ještě hrají: { $names }
alc-clock = { $guards } z 21
alc-clock-note = dozorců; při 21 prohrají všichni
alc-you = ty
alc-you-are-here = Jsi tady
alc-plan = Plán věznice
alc-close = Zavřít
alc-back = Zpět
alc-free = zdarma
alc-hint = Rada
alc-hint-says = Rada: { $deed }
alc-undo = Vzít zpět

## Místnosti

# Názvy místností s měkkými rozdělovníky, pro úzké místnosti.
alc-room-name = { $room ->
    [chapel] Kaple
    [radio_room] Spojovna
    [dining_hall] Jídelna
    [infirmary] Ošetřov­na
    [exercise_yard] Vycház­kový dvůr
    [visiting_room] Návštěv­ní místnost
    [workshop] Dílna
    [recreation_room] Společen­ská místnost
    [cell_block] Blok cel
    [laundry] Prádelna
    [guard_room] Strážni­ce
   *[wardens_office] Kance­lář ředi­tele
}
alc-side = { $side ->
    [gold] Zlatá
   *[silver] Stříbrná
}
alc-does = { $what ->
    [chapel-silver] 1 podraz jde dospod balíčku
    [chapel-gold] zaplať: vezmi 1 podraz
    [radio_room-silver] přesuň 1 nebo 2 do­zorce
    [radio_room-gold] zdarma: přesuň 1 do­zorce
    [dining_hall-silver] výdrž na 3
    [dining_hall-gold] zdarma: výdrž +1
    [infirmary-silver] vezmi 1 lék
    [infirmary-gold] zaplať: vezmi 2 léky
    [exercise_yard-silver] zaplať: vezmi 1 před­mět odtud
    [exercise_yard-gold] zaplať: vezmi 2 před­měty odtud
    [visiting_room-silver] vezmi 1 před­mět odtud
    [visiting_room-gold] zaplať: vezmi pistoli
    [workshop-silver] vezmi 1 nástroj
    [workshop-gold] zaplať: vezmi 2 nástroje
    [recreation_room-silver] vezmi 2 dolary
    [recreation_room-gold] zdarma: 1 dolar
    [cell_block-silver] vezmi 1 kudlu
    [cell_block-gold] zaplať: vezmi 2 kudly
    [laundry-silver] vezmi 1 bundu
    [laundry-gold] zaplať: vezmi 2 bundy
    [guard_room-silver] vezmi 1 klíč
    [guard_room-gold] zaplať: vezmi 2 klíče
    [wardens_office-silver] vezmi 1 kartu podrazu
   *[wardens_office-gold] zaplať: ze 3 podrazů si 1 nech
}
alc-watch = { $watch ->
    [dear] stojí +1
    [barred] bez akcí
   *[shut] zavřeno
}
alc-watch-means = { $watch ->
    [dear] Všechno kromě pohybu a podrazů stojí o 1 víc
    [barred] Jen pohyb, podrazy a to, co je zdarma
   *[shut] Dovnitř nikdo nemůže; kdo je uvnitř, může jen ven
}
alc-guards = { $guards ->
    [0] Žádní dozorci
    [one] { $guards } dozorce
    [few] { $guards } dozorci
   *[other] { $guards } dozorců
}
alc-watched-spoken = { $guards ->
    [one] { $guards } dozorce
    [few] { $guards } dozorci
   *[other] { $guards } dozorců
}: { $watch ->
    [dear] akce stojí o 1 víc
    [barred] jen pohyb, podrazy a akce zdarma
   *[shut] dovnitř nikdo nesmí
}.
alc-items-spoken = Předměty tady: { $items }/{ $places }.
alc-loose-spoken = Na zemi leží: { $items }.
alc-lies-loose = na zemi
alc-here-spoken = Zde: { $names }.
alc-move-spoken = Přejít sem: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
alc-pick-spoken = Můžeš vybrat.
alc-go-here = Přejít sem
alc-task = Úkol { $element }
alc-task-needs = nejméně { $prisoners ->
    [one] { $prisoners } vězeň
    [few] { $prisoners } vězni
   *[other] { $prisoners } vězňů
}, nejvýš { $guards ->
    [one] { $guards } dozorce
    [few] { $guards } dozorci
   *[other] { $guards } dozorců
};
alc-task-spoken = Úkol { $element }: nejméně { $prisoners ->
    [one] { $prisoners } vězeň
    [few] { $prisoners } vězni
   *[other] { $prisoners } vězňů
}, nejvýš { $guards ->
    [one] { $guards } dozorce
    [few] { $guards } dozorci
   *[other] { $guards } dozorců
}, { $items }.

## Vězni

alc-goat-spoken = obětní beránek, plus { $bonus }
alc-sheet-spoken = Výdrž { $stamina } ze 3, dolary { $cash } ze 3.
alc-no-items = Žádné předměty.
alc-items-held = Předměty: { $items }.
alc-no-elements = Žádné části plánu.
alc-elements-held = Části plánu { $elements }.
alc-frame-ups-held = { $cards ->
    [0] Žádné karty podrazu.
    [one] { $cards } karta podrazu.
    [few] { $cards } karty podrazu.
   *[other] { $cards } karet podrazu.
}
alc-without = bez { $name-is ->
    [you] tebe
   *[other] hráče { $name }
}
alc-of-six = { $elements } ze 6
alc-without-spoken = Bez { $name-is ->
    [you] tebe
   *[other] hráče { $name }
} mají ostatní { $elements } ze 6 částí.
alc-can-be-left = { $name-is ->
    [you] Ostatní tě tu můžou nechat.
   *[other] Ostatní tu můžou nechat hráče { $name }.
}
alc-forbidden = V tomhle kole nesmí plnit úkoly.
alc-away = není tu
alc-talk-to = Mluvit
alc-promises = Sliby

## Co lze dělat

alc-tray = Co můžeš dělat
alc-verb = { $verb ->
    [move] Přejít
    [use] Využít místnost
    [task] Splnit úkol
    [trade] Výměna
    [frame-up] Podraz
    [bribe] Podplatit
    [push] Zatnout zuby
    [rob] Krást
    [riot] Bengál
    [pick-up] Sebrat
    [drop] Odložit
   *[end] Ukončit tah
}
alc-aim = { $verb ->
    [move] Kam jdeš?
    [rob] Koho okradeš?
    [riot] Odkud přijde dozorce?
    [drop] Co odložíš?
    [pick-up] Co sebereš?
    [frame-up] Kterou kartu zahraješ?
   *[trade] S kým měníš?
}
alc-costs-points = stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
alc-costs-cash = stojí { $cash ->
    [one] { $cash } dolar
    [few] { $cash } dolary
   *[other] { $cash } dolarů
}
alc-costs-stamina = stojí výdrž: { $stamina }
alc-rooms = { $rooms ->
    [one] { $rooms } místnost
    [few] { $rooms } místnosti
   *[other] { $rooms } místností
}
alc-prisoners = { $prisoners ->
    [one] { $prisoners } vězeň
    [few] { $prisoners } vězni
   *[other] { $prisoners } vězňů
}
alc-in-hand = v ruce { $cards }
alc-one-guard-less = −1 dozorce
alc-one-point-more = +1 bod
alc-points-left = { $points ->
    [one] bod zbývá
    [few] body zbývají
   *[other] bodů zbývá
}
alc-points-goat = { $base } + { $bonus } za beránka
alc-your-turn = Jsi na řadě: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
alc-you-can = Můžeš
alc-not-now = Teď ne
alc-same-for = Totéž platí pro: { $names }.
alc-who-calls = { $who-is ->
    [you] Hlasování vyhlašuješ ty
   *[other] Hlasování vyhlašuje { $who }
}
alc-not-now-count = Teď ne: { $count }
alc-why = proč?
alc-all-reasons = všechny důvody
alc-bribe-then = podplatit?
alc-up-to = ještě { $most }
alc-decides = { $who } { $what }
alc-deciding = { $decision ->
    [vote] volí obětního beránka.
    [pay] platí.
    [take] bere předmět.
    [guard-from] přesouvá dozorce.
    [guard-to] přesouvá dozorce.
    [loot] krade.
    [target] hraje kartu podrazu.
    [target-thing] hraje kartu podrazu.
    [gather-room] hraje kartu podrazu.
    [gather-from] hraje kartu podrazu.
    [target-task] hraje kartu podrazu.
    [trade-give] chystá výměnu.
    [trade-want] chystá výměnu.
    [trade-answer] zvažuje výměnu.
    [task-giver] chystá úkol.
    [task-answer] má říct, zda dá předměty.
    [stay] určuje, kdo zůstane.
   *[turn] je na tahu.
}
alc-paused = Hra má pauzu.
alc-offline = Bez spojení: vidíš to, co bylo známo naposledy.
alc-your-frame-ups = Tvoje podrazy, vidíš je jen ty
alc-all-frame-ups = Všechny podrazy, odkryté
alc-no-frame-ups = V ruce žádné.
alc-card-does = { $card ->
    [gather_guards] Až dva dozorci přijdou do místnosti, kterou vybereš.
    [return_item] Kterýkoli vězeň vrátí jeden předmět podle tvého výběru.
    [take] Vezmi kterémukoli vězni předmět nebo 1 dolar.
    [send_to_cell_block] Vězeň jde do bloku cel.
    [exhaust] Vězeň přijde o všechnu výdrž a v tomhle kole o bod.
    [move_task] Úkol se přesune do vylosované místnosti.
    [replace_task] Jeden úkol zmizí, přijde jiný.
   *[forbid_task] Vězeň v tomhle kole nesmí plnit úkoly.
}

## Řeči

alc-tabs = Pohledy
alc-tab = { $tab ->
    [plan] Plán
    [people] Vězni
    [hand] Podrazy
   *[talk] Řeči
}
alc-unread = nové
alc-talk-open = Sliby chyby: nic nezavazuje
alc-talk-why = Kdo to odnese? Slibuj, škemrej, pak se hlasuje.
alc-no-offers = Žádná nabídka nečeká na odpověď.
alc-all-promises = { $promises ->
    [one] { $promises } slib
    [few] { $promises } sliby
   *[other] { $promises } slibů
}
alc-say-something = Něco říct
alc-accept = Platí
alc-reject = Neberu
alc-counter = Protinabídka…
alc-withdraw = Vzít zpět
alc-side-tab = { $tab ->
    [deals] Nabídky
    [said] Řečeno
   *[log] Záznam
}
alc-no-answer = zatím bez odpovědi
alc-why-not = Proč ne?
alc-just-no = Prostě ne
alc-offer-else = Nabídnout něco jiného
alc-outcome = { $outcome ->
    [agreed] Platí
    [countered] Protinabídka
    [withdrawn] Staženo
   *[refused] Ne
}
alc-accuse = Porušený slib!
alc-status = { $status ->
    [kept] dodržen
    [broken] porušen
    [void] neplatí
   *[open] otevřen
}
alc-who-does = Kdo to udělá
alc-own-words = Vlastními slovy
alc-build-sentence = Složit větu z plánu
alc-to = Komu
alc-answers = Odpověď na nabídku { $ref }
alc-and-you = a za to…
alc-compose-hint = Klepni na místnost, vězně nebo předmět na plánu a doplní se do věty.
alc-say-it = Říct
alc-call-vote = Vyhlásit hlasování

## Volba

alc-vote-secret = Tajné, dokud nehlasují všichni; pak se hlasy odkryjí najednou.
alc-vote-office = Beránkem jsi ty: tvůj hlas platí za 1½.
alc-your-vote = Tvůj hlas
alc-would-get = bonus by byl +{ $bonus }
alc-sealed = zapečetěno
alc-choosing = ještě volí
alc-seal = Zapečetit hlas
alc-seal-for = Zapečetit hlas: { $name-is ->
    [you] pro sebe
   *[other] { $name }
}
alc-vote-change = Změnit ho můžeš, dokud nepřijde poslední hlas.
alc-vote-back = Změnit hlas
alc-vote-waits = Tvůj hlas je zapečetěn.
alc-vote-last = Tvůj hlas je poslední: zapečetíš ho, a všechny se odkryjí.
alc-others-lack = Ostatním ještě chybí { $letters }.
alc-others-have-all = Ostatní mají všech šest částí.
alc-goal-line = Utečou všichni až na jednoho. { $missing ->
    [none] Hráče { $name } už tu můžou nechat.
   *[other] Bez hráče { $name } chybí: { $missing }.
} { $need ->
    [none] Tebe už tu můžou nechat.
   *[other] Bez tebe chybí: { $need }.
}
alc-goal-watch = Utečou všichni až na jednoho. { $missing ->
    [none] Hráče { $name } už tu můžou nechat.
   *[other] Bez hráče { $name } chybí: { $missing }.
}
alc-to-leave = Bez tohohle hráče
alc-to-leave-you = Bez tebe
alc-about-vote = Slíbeno pro tohle hlasování
alc-nothing-promised = Nic.
alc-record = Sliby dosud: dodrženo { $kept }, porušeno { $broken }
alc-last-votes = Poslední hlasy
alc-holds = Má u sebe
alc-votes-in-all = Celkem { $sum } hlasu: { $name-is ->
    [you] tvůj
   *[other] hlas hráče { $name }
} platí za { $heavy }, ostatní za 1.
alc-if-kept = Když se sliby dodrží, { $name-is ->
    [you] dostaneš
   *[other] { $name } dostane
} { $votes }.
alc-see-plan = Ukázat plán
alc-back-to-vote = Zpět k hlasování
alc-elected = Obětním beránkem { $name-is ->
    [you] jsi ty
   *[other] je { $name }
}
alc-elected-half = Obětním beránkem { $name-is ->
    [you] jsi ty
   *[other] je { $name }
}, rozhodla půlka hlasu
alc-was-in-office = { $name-is ->
    [you] Dosavadní beránek jsi ty: tvůj
   *[other] Dosavadní beránek je { $name }: jeho
} hlas platí za 1½
alc-is-new = Nově to { $name-is ->
    [you] odneseš ty
   *[other] odnese { $name }
}: bonus začíná na +1
alc-again = { $name-is ->
    [you] Zase ty
   *[other] Zase { $name }
}: bonus roste na +{ $bonus }
alc-no-vote = žádný hlas
alc-on-to-turns = Pokračovat
alc-begins = { $name-is ->
    [you] Začínáš ty
   *[other] Začíná { $name }
}.

## Dohody a úkoly

alc-check-list = Co chce úkol { $element }
alc-check-state = { $state ->
    [done] Je tu:
   *[missing] Chybí:
}
alc-check-barred = { $why ->
    [scapegoat] { $who-is ->
        [you] Beránkem jsi ty a úkoly plnit nesmíš
       *[other] Beránkem je { $who } a úkoly plnit nesmí
    }
   *[forbidden] { $who-is ->
        [you] V tomhle kole nesmíš plnit úkoly
       *[other] { $who } v tomhle kole nesmí plnit úkoly
    }
}
alc-check-away = { $who-is ->
    [you] Ještě tu nejsi
   *[other] { $who } tu ještě není
}
alc-check-prisoners = Vězni: { $here }, nejméně { $asked }
alc-check-guards = Dozorci: { $here }, nejvýš { $most }
alc-check-nobody = nemá nikdo
alc-check-elsewhere = v jiné místnosti: { $names }
alc-check-gun = { $who-is ->
    [you] poslouží tvoje pistole
   *[other] poslouží pistole hráče { $who }
}
alc-check-has = { $who-is ->
    [you] máš ty
   *[other] má { $who }
}
alc-check-asked = { $who-is ->
    [you] máš ty, ptát se budou tebe
   *[other] má { $who } a musí říct ano
}
alc-if-done = Až bude splněn
alc-done-marks = { $gains ->
    [yes] { $who-is ->
        [you] Označíš si { $element }.
       *[other] { $who } si označí { $element }.
    }
   *[no] { $who-is ->
        [you] { $element } už máš.
       *[other] { $element } už { $who } má.
    }
}
alc-done-card = Pak se vytáhne karta úkolu: její část si označí všichni kromě { $who-is ->
    [you] tebe
   *[other] hráče { $who }
}.
alc-done-deck = V balíčku zbývá: { $cards }.
alc-done-without = Bez { $name-is ->
    [you] tebe
   *[other] hráče { $name }
} budou mít ostatní { $elements } ze 6, teď { $before }.
alc-play-card = Zahrát kartu { $card }?
alc-play-it = Zahrát kartu { $card }
alc-play-word = Slib je slib:
alc-play-final = Kartu uvidí všichni a půjde dospod balíčku. Vzít zpět to nejde.

## Dohody a úkoly

alc-trade-with = Výměna s hráčem { $name }
alc-trade-rule = Cokoli za cokoli; oba musíte souhlasit. Výměn zbývá v tomhle tahu: { $left }
alc-you-give = Dáváš
alc-they-give = Dává { $name }
alc-empty-hands = Prázdné ruce.
alc-then-you = Pak máš:
alc-then-they = Pak má { $name }:
alc-nothing = nic
alc-trade-pick = Vyber, co půjde kam.
alc-trade-cannot = Takhle to nabídnout nejde: nic se nezmění, nebo by někdo měl moc věcí.
alc-trade-line = Dám { $give } za { $want }.
alc-gift-line = Daruju { $give }.
alc-beg-line = Prosím o { $want }.
alc-offer-it = Nabídnout: { $name }
alc-give-it = Darovat: { $name }
alc-not-this-time = Teď ne
alc-offer-note = { $name } řekne ano, nebo ne.
alc-gift-note = Dar nepotřebuje odpověď.
alc-agree = Platí
alc-refuse = Neberu

## Konec

alc-scene = Od ostrova { $escaped-is ->
    [you] vesluješ ty a { $escaped-others }
   *[other] veslují { $escaped }
}; za mřížemi { $stays-is ->
    [you] zůstáváš ty
   *[other] zůstává { $stays }
}.
alc-scene-lost = Všichni sedí za mřížemi.
alc-all-lost = Neunikne nikdo.
alc-verdict = { $stays-is ->
    [you] Ostatní jsou venku. Ty ne.
   *[other] { $count ->
        [2] Dva jsou venku.
       *[other] Tři jsou venku.
    } { $stays } ne.
}
alc-escapes = uniká
alc-stays = zůstává
alc-also-left = Zůstat mohl i někdo jiný: { $names }.
alc-who-kept = Kdo dodržel slovo
alc-no-promises = Nikdo neslíbil nic, co by šlo ověřit.
alc-only-typed = Ověřit lze jen sliby složené z plánu. Za vlastní slova ručí jen svědomí.

## K čemu co je, když na to ťukneš

alc-explain = { $term ->
    [goat] Obětní beránek
    [stamina] Výdrž
    [cash] Dolary
    [frame-ups] Karty podrazu
    [forbidden] Kompromat
    [clock] Dozorci
    [points] Akční body
    [side] Stříbrná a zlatá
   *[without] Zůstat ve vězení
}: co to je?
alc-term = { $term ->
    [goat] Obětní beránek má +{ $bonus } k bodům, hraje první a smí hrát podrazy. Jenže neplní úkoly, nedostane část z vytažené karty, a když se ostatní obejdou bez něj, zůstane tu.
    [stamina] Výdrž: jednou za tah vyměníš 1 výdrž za 1 bod navíc. Nejvýš 3.
    [cash] Penězi se platí v místnostech. Nebo jimi podplácíš: tam, kde jsi, se počítá o 1 dozorce méně. Nejvýš 3 dolary.
    [frame-ups] Karty podrazu v ruce. Hrát je smí jen obětní beránek.
    [forbidden] Kompromat: v tomhle kole žádný úkol. Pomáhat se smí.
    [clock] Každé kolo přijde jeden dozorce. S 21. všichni prohrají.
    [points] Akční body: krok, místnost nebo úkol stojí 1. Co zbude na konci, propadne.
   *[side] Každá místnost ukazuje jednu stranu, stříbrnou nebo zlatou. Každá strana umí něco jiného.
}
alc-term-without = Se 6 ze 6 můžou ostatní na konci tahu utéct a tohohle vězně tu nechat.
alc-term-part = Část { $element } plánu: označí si ji, kdo splní její úkol. Všichni kromě jednoho potřebujete mít dohromady A až F.
alc-term-thing = { $tasks ->
    [none] Teď to žádný úkol na plánu nechce. Můžeš tím zaplatit, vyměnit to, nebo si to nechat: vejdou se tři předměty.
   *[other] Chce to úkol { $tasks }. Můžeš tím i zaplatit nebo to vyměnit: vejdou se tři předměty.
}
