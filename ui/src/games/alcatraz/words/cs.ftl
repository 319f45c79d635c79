# Alcatraz na herním plánu stránky. Jeden soubor pro každý jazyk, všude stejná jména.

alc-summary = { $round }. kolo, { $guards } z 21 dozorců
alc-round = { $round }. kolo
alc-round-end = { $round }. kolo, konec
alc-step = { $step ->
    [guard] Dozorce
    [talk] Řeči
    [vote] Volba
   *[turns] Tahy
}
alc-order = Ještě hrají: { $names }
alc-clock = { $guards } z 21
alc-clock-note = dozorců; při 21 prohrají všichni
alc-clock-spoken = { $guards } z 21 dozorců; při 21 všichni prohráli.
alc-you = ty
alc-you-are-here = Jsi tady
alc-plan = Plán věznice
alc-close = Zavřít
alc-back = Zpět
alc-free = zdarma
alc-hint = Nápověda
alc-hint-says = Nápověda: { $deed }
alc-undo = Vzít zpět

## Místnosti

# Názvy místností s měkkými rozdělovníky, pro úzké místnosti.
alc-room-name = { $room ->
    [chapel] Kaple
    [radio_room] Rádio­vá místnost
    [dining_hall] Jídelna
    [infirmary] Ošetřov­na
    [exercise_yard] Vycház­kový dvůr
    [visiting_room] Návštěv­ní místnost
    [workshop] Dílna
    [recreation_room] Společen­ská místnost
    [cell_block] Vězeň­ský blok
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
    [radio_room-gold] zdarma: přesuň 1 do­zorce jinam
    [dining_hall-silver] výdrž na 3
    [dining_hall-gold] zdarma: 1 výdrž
    [infirmary-silver] vezmi 1 lék
    [infirmary-gold] zaplať: vezmi 2 léky
    [exercise_yard-silver] zdarma, zaplať: vezmi 1 před­mět odtud
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
   *[wardens_office-gold] zaplať: z 3 podrazů si 1 nech
}
alc-watch = { $watch ->
    [dear] stojí +1
    [barred] bez akcí
   *[shut] zavřeno
}
alc-watch-means = { $watch ->
    [dear] Všechno kromě pohybu a podrazů stojí o 1 víc
    [barred] Jen pohyb, podrazy a to, co je zdarma
   *[shut] Nikdo nesmí dovnitř, a kdo je uvnitř, může jen ven
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
    [barred] žádné akce kromě pohybu a podrazů
   *[shut] nikdo nesmí dovnitř
}.
alc-items-spoken = { $items } z { $places } předmětů zde.
alc-loose-spoken = Volně leží: { $items }.
alc-lies-loose = leží volně
alc-here-spoken = Zde: { $names }.
alc-move-spoken = Přejít sem: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
alc-pick-spoken = Lze vybrat.
alc-go-here = Přejít sem
alc-task = Úkol { $element }
alc-task-needs = nejméně { $prisoners ->
    [one] { $prisoners } vězeň
    [few] { $prisoners } vězni
   *[other] { $prisoners } vězňů
}, nejvýše { $guards ->
    [one] { $guards } dozorce
    [few] { $guards } dozorci
   *[other] { $guards } dozorců
};
alc-task-spoken = Úkol { $element }: nejméně { $prisoners ->
    [one] { $prisoners } vězeň
    [few] { $prisoners } vězni
   *[other] { $prisoners } vězňů
}, nejvýše { $guards ->
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
alc-without = bez hráče { $name }
alc-of-six = { $elements } ze 6
alc-without-spoken = Bez hráče { $name } mají ostatní { $elements } ze 6 částí.
alc-can-be-left = { $name } může zůstat ve vězení.
alc-forbidden = V tomto kole nesmí plnit úkoly.
alc-away = není tu
alc-talk-to = Mluvit
alc-promises = Sliby

## Co lze dělat

alc-tray = Co můžeš dělat
alc-verb = { $verb ->
    [move] Přejít
    [use] Využít místnost
    [task] Splnit úkol
    [trade] Dohoda
    [frame-up] Podraz
    [bribe] Podplatit
    [push] Napnout síly
    [rob] Krást
    [riot] Výtržnost
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
   *[trade] S kým uzavřeš dohodu?
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
alc-costs-stamina = stojí { $stamina } výdrže
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
alc-points-goat = { $base } a { $bonus } pro beránka
alc-your-turn = Jsi na tahu, zbývá { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
alc-you-can = Můžeš
alc-not-now = Teď ne
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
    [trade-give] chystá dohodu.
    [trade-want] chystá dohodu.
    [trade-answer] zvažuje dohodu.
    [task-giver] chystá úkol.
    [task-answer] má říct, zda dá předměty.
    [stay] určuje, kdo zůstane.
   *[turn] je na tahu.
}
alc-paused = Hra stojí.
alc-offline = Bez spojení: vidíš to, co bylo známo naposledy.
alc-your-frame-ups = Tvoje podrazy, vidíš je jen ty
alc-all-frame-ups = Všechny podrazy, odkryté
alc-no-frame-ups = V ruce žádné.
alc-card-does = { $card ->
    [gather_guards] Až dva dozorci přijdou do místnosti podle tvé volby.
    [return_item] Vězeň kdekoli vrátí předmět podle tvé volby.
    [take] Vezmi předmět nebo 1 dolar vězni kdekoli.
    [send_to_cell_block] Vězeň jde do vězeňského bloku.
    [exhaust] Vězeň ztratí veškerou výdrž a v tomto kole bod.
    [move_task] Úkol jde do vylosované místnosti.
    [replace_task] Úkol zmizí a přijde jiný.
   *[forbid_task] Vězeň nesmí v tomto kole plnit úkoly.
}

## Řeči

alc-tabs = Části stolu
alc-tab = { $tab ->
    [plan] Plán
    [people] Vězni
    [hand] Podrazy
   *[talk] Řeči
}
alc-unread = nové
alc-log = Záznam
alc-talk-open = Řeči: nic nezavazuje
alc-talk-why = Kdo má být obětním beránkem? Slibujte a žádejte, pak se volí.
alc-deals = Nabídky
alc-no-offers = Žádná nabídka nečeká na odpověď.
alc-all-promises = { $promises ->
    [one] { $promises } slib
    [few] { $promises } sliby
   *[other] { $promises } slibů
}
alc-say-something = Něco říct
alc-accept = Platí
alc-reject = Ne
alc-counter = Raději takhle…
alc-withdraw = Vzít zpět
alc-accuse = To bylo porušeno!
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
alc-call-vote = Vyhlásit volbu

## Volba

alc-vote-secret = Tajné, dokud nejsou všechny hlasy; pak se otevřou najednou.
alc-vote-office = Jsi v úřadu: tvůj hlas platí 1½.
alc-your-vote = Tvůj hlas
alc-would-get = dostane +{ $bonus }
alc-sealed = zapečetěno
alc-choosing = ještě volí
alc-seal = Zapečetit hlas
alc-seal-for = Zapečetit hlas: { $name }
alc-vote-change = Změnit ho můžeš, dokud nepřijde poslední hlas.
alc-vote-back = Znovu otevřít
alc-vote-waits = Tvůj hlas je zapečetěn.
alc-elected = Obětní beránek: { $name }
alc-elected-half = Obětní beránek: { $name }, o půl hlasu
alc-was-in-office = V úřadu: { $name }, tento hlas platí 1½
alc-is-new = Nová volba: { $name }; bonus začíná na +1
alc-again = { $name } znovu: bonus roste na +{ $bonus }
alc-no-vote = žádný hlas
alc-on-to-turns = K tahům
alc-begins = Začíná { $name }.

## Dohody a úkoly

alc-trade-with = Dohoda: { $name }
alc-trade-rule = Cokoli za cokoli; oba musejí souhlasit. Dohod zbývá v tomto tahu: { $left }
alc-you-give = Dáváš
alc-they-give = Dává { $name }
alc-empty-hands = Prázdné ruce.
alc-then-you = Pak máš:
alc-then-they = Pak má { $name }:
alc-nothing = nic
alc-trade-pick = Vyber, co půjde kam.
alc-trade-cannot = Takhle to nabídnout nejde: nic se nezmění, nebo by někdo měl moc věcí.
alc-trade-line = Dám { $give } za { $want }.
alc-gift-line = Daruji { $give }.
alc-beg-line = Prosím o { $want }.
alc-offer-it = Nabídnout: { $name }
alc-give-it = Darovat: { $name }
alc-not-this-time = Teď ne
alc-offer-note = { $name } řekne ano, nebo ne.
alc-gift-note = Dar nepotřebuje odpověď.
alc-agree = Souhlasím
alc-refuse = Ne

## Konec

alc-scene = { $escaped } veslují od ostrova; { $stays } stojí za mřížemi.
alc-scene-lost = Všichni stojí za mřížemi.
alc-all-lost = Neunikne nikdo.
alc-verdict = { $count ->
    [2] Dva unikají
   *[3] Tři unikají
}. { $stays } zůstává.
alc-escapes = uniká
alc-stays = zůstává
alc-also-left = Mohli zůstat i jiní: { $names }.
alc-who-kept = Kdo dodržel slovo
alc-no-promises = Nikdo nic neslíbil větou z plánu.
alc-only-typed = Ověřit lze jen věty složené z plánu. Vlastní slova se nesoudí.
