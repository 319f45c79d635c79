# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.
# Names of players are not inflected: they stand in the nominative, or after a form of "hráč".

## Names

alcatraz = Alcatraz: The Scapegoat
poster = Alcatraz: The Scapegoat
    .pitch = Utečte společně z ostrova. Jeden zůstane: obětní beránek.
    .minutes = 60 minut
    .credit = Alcatraz: The Scapegoat vytvořili Rafał Cywicki, Krzysztof Cywicki a Krzysztof Hanusz.
room = { $room ->
    [chapel] Kaple
    [radio_room] Rádiová místnost
    [dining_hall] Jídelna
    [infirmary] Ošetřovna
    [exercise_yard] Vycházkový dvůr
    [visiting_room] Návštěvní místnost
    [workshop] Dílna
    [recreation_room] Společenská místnost
    [cell_block] Vězeňský blok
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

moves = { $who } přechází sem: { $room }.
uses = { $who } využívá místnost: { $room }.
steals = { $who } krade { $thing } hráči { $victim }.
riots = { $who } vyvolává výtržnost; dozorce přichází odtud: { $room }.
does-task = { $who } plní úkol k části { $element }.
gives-to-task = { $who } dává na úkol { $thing }.
drops = { $who } odkládá { $thing }.
picks-up = { $who } sbírá ze země { $thing }.
plays-frame-up = { $who } hraje kartu podrazu: { $card }.
bribes = { $who } podplácí dozorce.
pushes = { $who } napíná síly a má o bod víc.
ends-turn = { $who } ukončuje tah.
pays = { $who } dává jako platbu { $thing }.
takes = { $who } si bere { $thing }.
guard-goes = Dozorce se přesouvá: { $origin } → { $target }.
under-deck = Karta podrazu z ruky hráče { $owner } jde dospod balíčku.
under-deck-card = Karta podrazu z ruky hráče { $owner } jde dospod balíčku: { $card }.
keeps = { $who } si prohlíží karty podrazu a jednu si nechává.
keeps-card = { $who } si prohlíží karty podrazu a nechává si tuto: { $card }.
rests = { $who } získává { $stamina ->
    [one] { $stamina } bod
    [few] { $stamina } body
    [many] { $stamina } bodu
   *[other] { $stamina } bodů
} výdrže.
earns = { $who } získává { $cash ->
    [one] { $cash } dolar
    [few] { $cash } dolary
    [many] { $cash } dolaru
   *[other] { $cash } dolarů
}.
draws-frame-up = { $who } si bere kartu podrazu.
draws-frame-up-card = { $who } si bere kartu podrazu: { $card }.
hits = Obětí je { $victim }.
task-goes = Úkol k části { $element } se přesouvá sem: { $room }.
task-replaced = Úkol k části { $element } jde dospod balíčku.
framed-of = { $victim } přichází o { $thing }.
trades = { $who } a { $other } uzavírají dohodu.
gives = { $who } dává { $thing } hráči { $other }.
offers = { $who } nabízí dohodu hráči { $other }.
would-give = Podle nabídky { $who } dá { $thing } hráči { $other }.
asks = { $who } chce splnit úkol k části { $element }.
would-give-to-task = Když nikdo neodmítne, { $who } dá na úkol { $thing }.
refuses = { $who } říká ne.
marks = { $who } si označuje část { $element }.
bonus-task = Vytažená karta úkolu ukazuje část { $element }: platí pro všechny kromě obětního beránka.
new-task = Nový úkol k části { $element } leží tady: { $room }.
passed = Úkol k části { $element } už někde leží; karta jde dospod balíčku.
guard-comes = Přichází dozorce: { $room }. { $left ->
    [0] To byl poslední.
    [one] Zbývá ještě { $left }.
    [few] Zbývají ještě { $left }.
    [many] Zbývá jich ještě { $left }.
   *[other] Zbývá jich ještě { $left }.
}
votes = { $who } hlasuje pro hráče { $candidate }.
elected = Obětním beránkem je { $who }, bonus +{ $bonus }.
round-begins = Začíná { $round }. kolo.
escape = Plán je hotový. Jsou venku!
stays = { $who } zůstává ve vězení.
lost = Je tu 21. dozorce: neuteče nikdo.

## The end

end-escaped = { $who } utíkají a vyhrávají.
end-stays-scapegoat = { $who } zůstává: ostatní mají všech šest částí i bez obětního beránka.
end-stays-only = { $who } zůstává: jen bez hráče { $who } mají ostatní všech šest částí.
end-stays-elements = { $who } zůstává: z těch, které jde ve vězení nechat, má nejméně částí.
end-stays-cash = { $who } zůstává: částí má stejně jako někdo další, ale méně peněz.
end-stays-items = { $who } zůstává: částí i peněz má stejně jako někdo další, ale méně předmětů.
end-stays-stamina = { $who } zůstává: ve všem ostatním je shoda, ale má menší výdrž.
end-stays-named = { $who } zůstává: ve všem je shoda a obětní beránek určil hráče { $who }.
end-lost = Prohrávají všichni: 21. dozorce přišel dřív, než byl plán hotový.

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
ask-target-task = Který úkol? Řekni jeho místnost.
ask-trade-give = Co dáš?
ask-trade-want = Co za to chceš?
ask-trade-answer = Souhlasíš s touto dohodou?
ask-task-giver = Kdo dá další předmět?
ask-task-answer = Dáš, co se po tobě žádá?
ask-stay = Ve všem je shoda: kdo zůstane ve vězení?
do-move = přejít sem: { $room }
do-use = využít místnost
do-rob = okrást hráče { $victim }
do-riot = vyvolat výtržnost, dozorce přijde odtud: { $room }
do-task = splnit úkol
do-drop = odložit { $thing }
do-pick-up = sebrat { $thing }
do-frame-up = zahrát kartu podrazu: { $card }
do-trade = uzavřít dohodu s hráčem { $other }
do-bribe = podplatit dozorce
do-push = napnout síly
do-end = ukončit tah
pick-room = { $room }
pick-seat = { $who }
pick-gun = pistole hráče { $who }
pick-thing = { $thing }
pick-card = { $card }
pick-done = to je všechno
pick-yes = ano
pick-no = ne

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
no-not-yours = Teď rozhoduje { $mover }.
no-such-action = Akce { $action } neexistuje.
no-finish-first = Nejdřív dokonči, co už je rozdělané.
no-not-asked = Na nic takového se teď nikdo neptá.
no-answer-first = Nejdřív řekni ano, nebo ne.
no-not-offered = Tohle v nabídce není.
no-points = Nezbývají ti žádné body.
no-not-next = { $room } s tvou místností nesousedí.
no-room-full = { $room }: jsou tam 4 dozorci, nikdo tam nemůže.
no-four-guards = Když jsou u tebe 4 dozorci, můžeš jedině odejít.
no-three-guards = Když jsou u tebe 3 dozorci, můžeš jen přecházet, hrát karty podrazu, měnit, podplácet a napnout síly; { $bribe ->
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
no-used = Tahle místnost už je v tomto tahu využitá.
no-nothing-comes = Nic by to nepřineslo.
no-yourself = Se sebou tohle dělat nemůžeš.
no-not-here = { $who } není ve tvé místnosti.
no-such-seat = Místo { $seat } u tohoto stolu není.
no-stolen = V tomto kole už máš krádež za sebou.
no-nothing-to-steal = { $who } nemá nic, na co máš místo.
no-no-guard = Tady žádný dozorce není: { $room }.
no-your-room-full = Ve tvé místnosti už jsou 4 dozorci.
no-no-task = Ve tvé místnosti žádný úkol není.
no-scapegoat = Obětní beránek úkoly plnit nemůže.
no-forbidden = V tomto kole úkoly plnit nesmíš.
no-few-prisoners = Úkol tu žádá { $needed ->
    [one] { $needed } vězně
    [few] { $needed } vězně
    [many] { $needed } vězně
   *[other] { $needed } vězňů
}, ale je jich tu { $here }.
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
no-items-missing = Vězni, kteří tu jsou, nemají dohromady všechny jeho předměty.
no-refused = Každá možná žádost už byla v tomto tahu odmítnuta.
no-not-held = Tohle nemáš: { $thing }.
no-not-lying = Tohle tu na zemi neleží: { $thing }.
no-no-space = Na tohle nemáš místo: { $thing }.
no-not-scapegoat = Karty podrazu hraje jen obětní beránek.
no-card-not-held = Tuhle kartu podrazu nemáš.
no-card-changes-nothing = Tahle karta podrazu by teď nic nezměnila.
no-trades-left = Další dohodu už v tomto tahu uzavřít nemůžeš.
no-nothing-to-trade = Nemáte spolu co měnit.
no-no-cash = Nemáš žádné peníze.
no-all-bribed = Už tu není koho podplatit.
no-pushed = Napnout síly jde jen jednou za tah.
no-no-stamina = Nemáš žádnou výdrž.

## Talk and promises

# Where a prisoner is, and how many of a thing somebody gives.
in-room = { $room ->
    [chapel] v kapli
    [radio_room] v rádiové místnosti
    [dining_hall] v jídelně
    [infirmary] na ošetřovně
    [exercise_yard] na vycházkovém dvoře
    [visiting_room] v návštěvní místnosti
    [workshop] v dílně
    [recreation_room] ve společenské místnosti
    [cell_block] ve vězeňském bloku
    [laundry] v prádelně
    [guard_room] na strážnici
   *[wardens_office] v kanceláři ředitele
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
to-one = hráči { $to }
to-several = hráčům { $to }
pair = { $one }, { $two }
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
} úkol k části { $element }.
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
} dozorce: { $origin } → { $target }.
condition-elected = To platí, jen když { $person ->
    [i] budu v kole { $round } obětním beránkem já
    [you] budeš v kole { $round } obětním beránkem ty
   *[other] bude v kole { $round } obětním beránkem { $who }
}.
condition-done = To platí, jen když bude splněn úkol k části { $element }.
condition-has = To platí, jen když { $person ->
    [i] budu mít
    [you] budeš mít
   *[other] bude { $who } mít
} { $thing }.
talk-offer = Moje nabídka { $to }:
talk-promise = Můj slib { $to }:
talk-counter = Moje odpověď { $to } na nabídku { $ref }: radši takhle.
talk-ask = Moje prosba k { $to }:
talk-accept = Souhlasím s nabídkou { $ref }.
talk-reject = Odmítám nabídku { $ref }.
talk-withdraw = Beru nabídku { $ref } zpět.
talk-accuse = Tvrdím, že slib { $ref } byl porušen.
talk-in-return = Za to:
talk-all = Souhlasit musí všichni oslovení.
talk-expires = Nabídka platí do konce kola { $round }.
offer-stands = { $who } nabízí ({ $to }):
request-stands = { $who } žádá ({ $to }):
promise-open = { $who } slibuje { $to }:
promise-kept = { $who } dodržuje slib daný { $to }:
promise-broken = { $who } porušuje slib daný { $to }:
promise-void = Slib, který { $who } dává { $to }, už neplatí:
no-talk-form = Tahle část výroku nesedí: { $part }. Možné je: { $allowed }
no-talk-round = Tohle kolo nesedí: { $part }. Musí to být { $first } až { $last }.
no-talk-too-late = Na tohle už je pozdě: { $part }.
no-talk-own = Slíbit můžeš jen to, co uděláš ty.
no-talk-theirs = Žádat můžeš jen ty, se kterými mluvíš.
no-talk-same = Je tam dvakrát totéž.
no-talk-card = Tahle karta se nehraje na nikoho: { $card }.
no-talk-task = Úkol k části { $element } nikde neleží.
no-talk-ref = Žádná otevřená nabídka { $ref } není.
no-talk-not-to-you = Tahle nabídka nebyla pro tebe.
no-talk-not-yours = Tahle nabídka není tvoje.
no-talk-counter = Odpověď na nabídku musí být pro toho, kdo ji dal: { $who }.
no-talk-accepted = Svůj souhlas už tu máš.
no-talk-many = Na odpověď už čeká tolik tvých nabídek: { $most }. Nejdřív vezmi některou zpět.
no-talk-again = Tenhle slib už platí.
no-talk-promise = Slib { $ref } neexistuje.

# Building a statement, step by step.
say-build = dát nabídku, slib nebo prosbu…
say-to = Ke komu mluvíš?
say-more = Co řekneš?
say-side = { $side ->
    [give] Já…
    [get] Ty…
   *[several] Někdo z vás…
}
say-clause = { $side ->
    [give] { $clause ->
        [vote] Budu volit…
        [not_vote] Nebudu volit…
        [give] Dám…
        [swap] Vyměním…
        [at] Přijdu…
        [bring] Přinesu…
        [let] Nechám úkol…
        [not_steal] Nebudu krást…
        [not_frame_up] Žádné podrazy…
       *[guard] Přesunu dozorce…
    }
   *[get] { $clause ->
        [vote] Vol…
        [not_vote] Nevol…
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
    [candidate] Kdo to je?
    [to] Komu?
    [against] Na koho?
    [with] S kým?
    [victim] Koho?
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
say-count = ×{ $count }
say-any-card = jakákoli karta
say-anybody = na kohokoli
say-open = nabídka platí déle…
say-unconditionally = bez podmínky
say-start-again = od začátku
say-it = říct to
say-joint = nabídka, komu: { $who }, oba hlasujeme pro: { $candidate }
say-counter = odpovědět na nabídku { $number } jinak (nabízí { $who })…
say-withdraw = vzít zpět svou nabídku { $number }
say-accuse = říct, že slib { $number } byl porušen (slíbil to hráč { $who }): „{ $clause }“
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

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-task-done = { $speaks ->
    [against] Tenhle úkol ať raději počká.
   *[for] Splní se tím úkol.
}
because-new-element = { $speaks ->
    [against] Tahle část ať raději počká.
   *[for] Přináší to část, která chybí.
}
because-left-behind = { $speaks ->
    [against] Druhá možnost by mě nechala ve vězení.
   *[for] Tím se rozhodne, kdo zůstane ve vězení.
}
because-towards = { $speaks ->
    [against] Druhá možnost vede pryč od míst, kde čeká práce.
   *[for] Vede to tam, kde čeká práce.
}
because-guards-ahead = { $speaks ->
    [against] Na druhé cestě je víc dozorců.
   *[for] Dozorci tam nevadí.
}
because-item-needed = { $speaks ->
    [against] Předmět z druhé možnosti není potřeba.
   *[for] Tenhle předmět je potřeba na úkol.
}
because-item-useful = { $speaks ->
    [against] Druhá možnost dává pryč užitečný předmět.
   *[for] Předmět se bude hodit.
}
because-item-lost = { $speaks ->
    [against] Druhá možnost připraví o předmět, který je potřeba.
   *[for] Předmět jde postrádat.
}
because-cash = { $speaks ->
    [against] Druhá možnost stojí peníze.
   *[for] Přináší to peníze.
}
because-stamina = { $speaks ->
    [against] Druhá možnost stojí výdrž.
   *[for] Přináší to výdrž.
}
because-bribe = { $speaks ->
    [against] Úplatek by byl zbytečný.
   *[for] Úplatek práci umožní.
}
because-push-on = { $speaks ->
    [against] Výdrž je lepší si šetřit.
   *[for] Chybí mi právě jeden bod.
}
because-guards-eased = { $speaks ->
    [against] Dozorci by přišli tam, kde čeká práce.
   *[for] Drží to dozorce dál od míst, kde čeká práce.
}
because-frame-up = { $speaks ->
    [against] Kartu podrazu je lepší si nechat.
   *[for] Karta podrazu se hodí.
}
because-hinder = { $speaks ->
    [against] Teď není potřeba nikoho brzdit.
   *[for] Brzdí to ty, kdo by mě nechali ve vězení.
}
because-gift = { $speaks ->
    [against] Dar nikdo nepotřebuje.
   *[for] Ostatním se to hodí víc.
}
because-request = { $speaks ->
    [against] Toho druhého je lepší nežádat.
   *[for] Ostatní můžou postrádat to, co je potřeba.
}
because-points = { $speaks ->
    [against] Druhá možnost stojí víc bodů.
   *[for] Body jsou od toho, aby se utrácely.
}
because-pointless = { $speaks ->
    [against] Druhá možnost k ničemu nevede.
   *[for] Nic lepšího není.
}
because-who-leads = { $speaks ->
    [against] Druhá možnost by ušetřila toho, kdo vede.
   *[for] Je to ten, kdo vede.
}
because-could-be-left = { $speaks ->
    [against] Bez hráče z druhé možnosti by se ostatní neobešli.
   *[for] Bez tohoto hráče by se ostatní obešli.
}
because-vote-price = { $speaks ->
    [against] Znovuzvolení by hráče z druhé možnosti příliš posílilo.
   *[for] Bonus neuškodí.
}
because-myself = { $speaks ->
    [against] Bez nutnosti pro sebe nikdo nehlasuje.
   *[for] Ať jsem to raději já.
}
