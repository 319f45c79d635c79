# Art Robbery: names, events, choices, refusals. One file for each language, the same ids in all.
# Names of players are not inflected: they stand in the nominative, or after a form of "hráč".

## Names

art-robbery = Podfukáři (Art Robbery)
poster = Podfukáři
    .pitch = Čtyři loupeže v muzeu. Vyhrává nejcennější kořist, ale kdo má nejméně alibi, toho zatknou.
    .minutes = 20 minut
    .credit = Podfukáři (Art Robbery) jsou hra Reinera Knizii.
raid = { $number ->
    [1] Loupež 1 (Skici)
    [2] Loupež 2 (Sochy)
    [3] Loupež 3 (Starožitnosti)
   *[4] Loupež 4 (Obrazy)
}
card = { $card ->
    [boss] Šéf
    [dog] Hlídací pes
    [thief] Chamtivý zloděj
   *[other] { $card }
}
# $value is 0 to 5 or boss; $alibis is the number of white dots on the token. "Alibi" has one form for all numbers.
token = { $value ->
    [boss] Šéf
   *[other] { $value }
}{ $alibis ->
    [0] { "" }
   *[other] { " " }({ $alibis } alibi)
}
# The same as the object of a sentence: "Bo plays …", "Bo steals …".
a-card = { $card ->
    [boss] Šéfa
    [dog] Hlídacího psa
    [thief] Chamtivého zloděje
   *[other] kartu { $card }
}
a-token = { $value ->
    [boss] Šéfa
   *[other] žeton { $value }
}{ $alibis ->
    [0] { "" }
   *[other] { " " }({ $alibis } alibi)
}

## Events

plays = { $who-is ->
    [you] Hraješ
   *[other] { $who } hraje
} { $card }.
takes = { $who-is ->
    [you] Bereš si
   *[other] { $who } si bere
} ze středu { $token }.
robs = { $who-is ->
    [you] Chceš hráči { $victim } ukrást { $token }, jenže tam hlídá pes.
   *[other] { $victim-is ->
        [you] { $who } ti chce ukrást { $token }, jenže ty máš psa.
       *[other] { $who } chce hráči { $victim } ukrást { $token }, jenže tam hlídá pes.
    }
}
steals = { $who-is ->
    [you] Kradeš hráči { $victim }
   *[other] { $victim-is ->
        [you] { $who } ti krade
       *[other] { $who } krade hráči { $victim }
    }
} { $token }.
gives-dog = { $who-is ->
    [you] Necháváš si { $token }, psa dostává { $thief }.
   *[other] { $thief-is ->
        [you] { $who } si nechává { $token }, zato máš psa.
       *[other] { $who } si nechává { $token }, psa dostává { $thief }.
    }
}
fetches-dog = { $who-is ->
    [you] Pískneš
   *[other] { $who } pískne
} a pes ze středu už běží.
fetches-dog-from = { $who-is ->
    [you] Přebíráš psa hráči { $owner }.
   *[other] { $owner-is ->
        [you] { $who } ti přebírá psa.
       *[other] { $who } přebírá psa hráči { $owner }.
    }
}
takes-nothing = { $who-is ->
    [you] Vycházíš
   *[other] { $who } vychází
} naprázdno.
declines = { $who-is ->
    [you] Tentokrát nic nekradeš.
   *[other] { $who } tentokrát nic nekrade.
}
draws = { $who-is ->
    [you] Dobíráš si
   *[other] { $who } si dobírá
} kartu.
draws-card = { $who-is ->
    [you] Dobíráš si
   *[other] { $who } si dobírá
} { $card }.
renews = Odhazovací balíček se míchá: nový dobírací balíček má { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
stalls = { $raid } se moc vleče: co ještě leží uprostřed, jde do krabice.
boss-kept = { $who-is ->
    [you] Necháváš si
   *[other] { $who } si nechává
} Šéfa.
boss-lost = { $who-is ->
    [you] Nemáš 4 ani 5 a přicházíš
   *[other] { $who } nemá 4 ani 5 a přichází
} o Šéfa.
raid-begins = { $raid } začíná.
raid-ends = { $raid } končí. Kořist je v suchu.
ends = Poslední loupež je u konce. A teď ta alibi…

## The end

end-alibis = { $who-is ->
    [you] Ty
   *[other] { $who }
}: { $alibis } alibi
end-arrested = { $who-is ->
    [you] Máš nejméně alibi. Cvaknou pouta a putuješ
   *[other] { $who } má nejméně alibi a putuje
} za mříže.
end-discards = { $who-is ->
    [you] Máš méně alibi a odhazuješ
   *[other] { $who } má méně alibi a odhazuje
} žetony za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { $tokens }.
end-points = { $who-is ->
    [you] Ty
   *[other] { $who }
}: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
end-winner = { $who-is ->
    [you] Vyhráváš!
   *[other] Vyhrává { $who }.
}
end-shared = { $who-is ->
    [you] O vítězství se dělíš: vyhrává i { $who-others }.
   *[other] O vítězství se dělí { $who }.
}
end-police = Za mříže putují všichni: vyhrává policie.
# How it ended for one player, in a list of games.
ending-won = Výhra
ending-shared = Dělená výhra
ending-lost = Prohra
ending-arrested = Zatčení
ending-haul = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, alibi: { $alibis }
ending-short = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, chybí { $short }
ending-fewer-alibis = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, málo alibi

## What is asked, and the choices

ask-play = Kterou kartu zahraješ?
ask-token = Který žeton si vezmeš?
ask-victim = Koho okradeš?
ask-gift = { $thief } ti chce ukrást { $token }. Co dáš?
do-play = zahrát { $card }
do-take = vzít { $token }
do-rob = okrást hráče { $victim }
do-nothing = nebrat nic
do-give-token = dát žeton: { $token }
do-give-dog = dát psa a žeton si nechat
deed-play-take = zahrát { $card } a vzít ze zdi { $token }
deed-play-rob = zahrát { $card } a ukrást hráči { $who } { $token }
deed-take = vzít ze zdi { $token }
deed-steal = ukrást hráči { $who } { $token }

## The table

table-middle = Střed
table-dog = Pes
table-loot = Kořist
table-stack = Hromádka
table-hand = Tvoje karty
table-cards = Karty
table-draw = Dobírací balíček
table-discard = Odhazovací balíček
table-in-middle = uprostřed
table-legend = Tečka za žetonem znamená alibi.

## Refusals

no-game-over = Hra už skončila.
no-not-yours = Na tahu je { $mover }.
no-such-action = Akce { $action } neexistuje.
no-play-first = Nejdřív zahraj kartu.
no-not-in-hand = Tuhle kartu v ruce nemáš: { $card }.
no-answer-first = Nejdřív rozhodni, co dostane { $thief }: žeton, nebo psa.
no-one-card = Za tah se hraje jen jedna karta a tvoje už je na stole: { $card }.
no-token-or-dog = Dej ten žeton, nebo psa.
no-victim-first = Nejdřív řekni, koho okradeš.
no-other-value = Touhle kartou ({ $card }) nemůžeš vzít { $token }.
no-such-token = Tenhle žeton v tomhle vydání není.
no-same-token = Stejné žetony jsou jedna možnost: { $token } už v nabídce je.
no-not-with = { $victim } tohle nemá: { $token }.
no-not-in-middle = Tenhle žeton uprostřed neleží: { $token }.
no-thief-robs = Chamtivý zloděj bere jen ze středu, nikdy od hráče.
no-lies-in-middle = Co leží uprostřed, krást nejde ({ $card }).
no-victim-chosen = Už okrádáš hráče { $victim }.
no-such-seat = Místo { $seat } u tohohle stolu není.
no-yourself = Okrást sebe? Dobrý pokus.
no-victim-has-none = { $victim } nemá nic, co by šlo touhle kartou vzít ({ $card }).
no-must-steal = Žádné výčitky: ten žeton ukrást musíš.
no-thief-must-take = Chamtivost zavazuje: s Chamtivým zlodějem si žeton vzít musíš.
no-must-take = Jeden z nich si vzít musíš.
no-not-robbed = Nikdo tě neokrádá. Zatím.

## Options

option-stealing = Krádež číselnou kartou: must (povinně), nebo may (dobrovolně)
option-greedy = Chamtivý zloděj bere kořist: must (povinně), nebo may (dobrovolně)
option-stacks = Kořist z minulých loupeží: secret (tajná), own (každý vidí svou), nebo open (odkrytá)
option-stall = Po kolika zamícháních loupež skončí; 0 znamená nikdy
option-first = Kdo začíná: číslo místa, nebo lot (losem)
option-book = Výchozí volby se řídí španělskými a ruskými pravidly.
switch-book = Podle českých pravidel
switch-stealing = Krádež číselnou kartou
switch-greedy = Chamtivý zloděj bere kořist
switch-stacks = Kořist z minulých loupeží
switch-stall = Po kolika zamícháních loupež skončí (0: nikdy)
switch-first = Kdo začíná
choice-must = povinně
choice-may = dobrovolně
choice-secret = tajná
choice-own = každý vidí svou
choice-open = odkrytá
choice-lot = losem

## The coach: each of these is said once, when it first happens

tip-steal = Na zdi už žádná { $value } není, takže tvoje karta { $value } jednu ukradne. Oběť vybíráš ty.
tip-bare-boss = Šéf potřebuje na konci loupeže tvoji 4 nebo 5, jinak je pryč.
tip-five = Karta 5 bere žeton 5, nikdy Šéfa.
tip-dog = Chceš okrást hráče { $who }? Místo kořisti možná dostaneš psa.
tip-nothing = { $card ->
    [boss] Karta Šéfa
   *[other] Karta { $card }
} tu žádnou kořist nevezme. Jen ji vyměníš za novou.
tip-two-left = Zbývají dva. Loupež skončí posledním žetonem.
tip-alibis = Teď počítej alibi: { $players ->
    [2] kdo jich má méně, zaplatí 10 bodů.
   *[other] kdo jich má nejméně, jde do vězení, při shodě všichni.
}

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-value = Vynese o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} víc.
because-alibi = Přinese o { $alibis } alibi víc.
because-need = Máš jen { $own } alibi; tohle přidá { $alibis }.
because-boss = Máš 4 nebo 5 z téhle loupeže, takže se ti Šéf počítá.
because-bare-boss = Bez 4 nebo 5 z téhle loupeže o Šéfa zase přijdeš.
because-backing = Tohle ti podrží Šéfa: { $token }.
because-theft = Připraví to hráče { $who } o { $token }.
because-leader = Nejvíc bodů má { $who }: víš o { $points }.
because-guarded = { $who } ti možná místo toho dá psa.
because-other-guarded = { $who } ti jinak může podstrčit psa.
because-exposed = Druhá volba přinese { $token }, jenže na zdi už takový nezbude: hned ti ho může někdo ukrást.
because-dog = Pes hlídá tvou kořist: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
because-closing = Loupež skončí, dokud má tvoje kořist navrch: { $own } : { $rest }.
because-waste = Druhá volba nepřinese nic.
because-token-given = Jinak přijdeš o { $token }.
because-dog-given = Jinak přijdeš o psa.
because-dog-for-token = Necháš si { $token }.
# What comes of it a few turns on, in the same guessed games: after this action, and after the runner-up.
will-poorest = Za pár tahů máš { $players ->
    [2] méně alibi
   *[other] nejméně alibi
} { $after }× ze 100, jinak { $before }×.
will-points = { $more ->
    [0] Za pár tahů máš o něco víc bodů než s druhou volbou.
    [one] Za pár tahů máš asi o { $more } bod víc než s druhou volbou.
    [few] Za pár tahů máš asi o { $more } body víc než s druhou volbou.
   *[other] Za pár tahů máš asi o { $more } bodů víc než s druhou volbou.
}
will-alibis = { $more ->
    [0] Za pár tahů máš o něco víc alibi než s druhou volbou.
   *[other] Za pár tahů máš asi o { $more } alibi víc než s druhou volbou.
}
will-boss-held = Za pár tahů se ti Šéf počítá { $after }× ze 100, jinak { $before }×.
will-dog-held = Za pár tahů máš psa { $after }× ze 100, jinak { $before }×.
will-thieves = Chamtivý zloděj ti zůstane na později.
will-cards = Na později ti zůstanou lepší karty.
will-points-of = { $more ->
    [0] Za pár tahů má { $who } o něco méně bodů než s druhou volbou.
    [one] Za pár tahů má { $who } asi o { $more } bod méně než s druhou volbou.
    [few] Za pár tahů má { $who } asi o { $more } body méně než s druhou volbou.
   *[other] Za pár tahů má { $who } asi o { $more } bodů méně než s druhou volbou.
}
will-poorest-other = Za pár tahů má { $who } { $players ->
    [2] méně alibi
   *[other] nejméně alibi
} { $after }× ze 100, jinak { $before }×.
aim-points = Cíl: body.
aim-alibis = Cíl: alibi, ať nezatknou tebe.
aim-boss = Cíl: Šéf.
aim-rob = Cíl: přibrzdit hráče { $who }.
aim-dog = Cíl: ohlídat kořist.
aim-end = Cíl: ukončit loupež.
aim-cards = Cíl: nechat si dobré karty.

# For language models, beside the goal.
model-advice = Jen body nestačí: kdo má po poslední loupeži nejmíň alibi, jde do vězení, ať ukradl cokoli. Sleduj, co mají ostatní, a kraď těm, kdo jsou před tebou.
