# Stůl hry Art Robbery v prohlížeči. The same ids in all five languages; a tray title has at most 24 characters, its line 48.

ar-you = Ty
ar-close = Zavřít
ar-continue = Dál

## The bar

ar-raids = Loupeže
ar-raid-name = { $number ->
    [1] Skici
    [2] Sochy
    [3] Starožitnosti
   *[4] Obrazy
}
ar-raid-spoken = Loupež { $number } ze 4, { $name }, { $state ->
    [done] hotovo
    [now] právě teď
   *[next] teprve přijde
}
ar-rules = Pravidla
ar-log = Záznam a řeči
ar-log-new = Záznam a řeči, nové: { $count }

## The pieces, as they are called out

ar-token = { $raid }: { $value ->
    [boss] Šéf, se čtyřkou nebo pětkou má cenu 5
   *[other] { $value }
}, { $alibis ->
    [0] žádné alibi
   *[other] { $alibis } alibi
}
ar-in-middle = { $token }, uprostřed
ar-before = { $token }, má { $who }{ $dog ->
    [yes] { " " }a k tomu hlídacího psa
   *[no] { "" }
}
ar-before-you = { $token }, máš ty
ar-taken = { $token } už tu není, má { $who }
ar-taken-by-you = { $token } už tu není, máš ty
ar-the-dog = hlídací pes
ar-dog-middle = Hlídací pes, uprostřed
ar-dog-with = Hlídacího psa má { $who }
ar-dog-yours = Hlídacího psa máš ty
ar-number = Číslo { $value }
ar-card = { $card }, karta { $number }/{ $count }.
ar-card-short = { $card ->
    [boss] Šéf
    [dog] Pes
    [thief] Zloděj
   *[other] { $card }
}
ar-rival = { $who }, karty: { $cards }, žetony v bezpečí: { $stack }, kořist na stole: { $before }

## The table

ar-middle = Střed
ar-left = ještě { $left } z { $all }
ar-rivals = Ostatní zloději, po směru hodinových ručiček
ar-thieves = Všichni zloději, po směru hodinových ručiček
ar-hand = Tvoje karty
ar-no-loot = zatím bez kořisti
ar-safe = { $count ->
    [one] { $count } žeton v bezpečí
    [few] { $count } žetony v bezpečí
    [many] { $count } žetonu v bezpečí
   *[other] { $count } žetonů v bezpečí
}
ar-piles = Balíčky
ar-draw = dobírání
ar-played = odhoz
ar-draw-spoken = Dobírací balíček, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
ar-played-spoken = Odhazovací balíček, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, navrchu: { $card }
ar-played-empty = Odhazovací balíček je prázdný
ar-thinking = přemýšlí
ar-steals = krade
ar-away = není tu
ar-bot-sits = hraje bot

## What a card would do

ar-does-nothing = Není co vzít.
ar-does-any = Vezme ze středu kterýkoli žeton.
ar-does-take = Vezme ze středu { $value ->
    [boss] Šéfa
   *[other] žeton { $value }
}.
ar-does-dog = { $from ->
    [middle] Vezme psa ze středu.
   *[player] Vezme psa hráči { $who }.
}
ar-does-steal = Ukradne { $value ->
    [boss] Šéfa
   *[other] žeton { $value }
} hráči { $who }.

## The tray

ar-tray = O čem se teď rozhoduje
ar-your-turn = Jsi na řadě
ar-robs-you = { $thief } tě okrádá
ar-decides = Rozhoduje { $who }
ar-ask-card = Vyber kartu
ar-ask-card-line = Než ji zahraješ, uvidíš, co udělá.
ar-ask-take = Vzít { $value ->
    [boss] Šéfa
   *[other] žeton { $value }
}
ar-ask-any = Vzít kterýkoli žeton
ar-ask-dog = Vzít psa
ar-ask-steal = Ukrást { $value ->
    [boss] Šéfa
   *[other] žeton { $value }
}
ar-ask-nothing = Není co vzít
ar-ask-gift = Co dáš?
ar-line-take = Visí na zdi.
ar-line-any = Vyber si na zdi.
ar-line-dog = Stojí uprostřed.
ar-line-dog-from = Má ho { $who } a nemůže odmítnout.
ar-line-helpless = { $who } se nemůže bránit.
ar-line-guarded = { $who } smí místo něj dát psa.
ar-line-rob = Uprostřed žádný není. Kdo o něj přijde?
ar-line-nothing = Kartu odhodíš a dobereš si novou.
ar-line-ends-raid = Je poslední: loupež tím končí.
ar-line-gift = Žeton, nebo pes: vyber si.
ar-which-token = Vyber žeton
ar-which-victim = Vyber, koho okradeš
ar-choose-card = Vyber kartu
ar-may-give-dog = smí místo toho dát psa
ar-cannot-refuse = nemůže se bránit
ar-do-take = Vzít { $value ->
    [boss] Šéfa
   *[other] žeton { $value }
}
ar-do-steal = Ukrást { $value ->
    [boss] Šéfa
   *[other] žeton { $value }
} hráči { $who }
ar-do-dog = Vzít psa
ar-do-dog-from = Vzít psa hráči { $who }
ar-do-spend = Odhodit kartu: { $card }
ar-do-decline = Nic nekrást
ar-with-alibis = { $deed } ({ $alibis ->
    [0] žádné alibi
   *[other] { $alibis } alibi
})
ar-give-token = Dát { $value ->
    [boss] Šéfa
   *[other] žeton { $value }
}
ar-give-dog = Dát psa
ar-keep-dog = psa si necháš
ar-keep-token = { $value ->
    [boss] Šéfa si necháš
   *[other] žeton { $value } si necháš
}
ar-wait-play = Kterou kartu zahraje?
ar-wait-token = Který žeton vezme?
ar-wait-victim = Koho okrade?
ar-wait-gift = Žeton, nebo pes?
ar-meanwhile = Zatím si prohlédni svoje karty.
ar-watching = Díváš se.
ar-hint = Rada
ar-hint-says = Rada: { $deed }.
ar-no-hint = Rada je k mání, když rozhoduješ ty.
ar-undo = Vzít zpět
ar-no-undo = Teď nejde nic vzít zpět.
ar-still-sending = Stále se odesílá…
ar-off-line = Bez spojení. Zkouší se to znovu.
ar-paused = Hra má pauzu.
ar-bot-plays = Hraje za tebe bot.
ar-clock-then = pak se rozhodne za tebe
ar-alert-play = Jsi na řadě. Vyber kartu.
ar-alert-choose = Vyber, odkud kořist bude.
ar-alert-gift = { $thief } chce tvůj žeton: { $token }. Dej ho, nebo psa.
ar-alert-clock = { $seconds ->
    [one] { $seconds } sekunda.
    [few] { $seconds } sekundy.
    [many] { $seconds } sekundy.
   *[other] { $seconds } sekund.
}

## The end of a raid

ar-raid-over = { $raid }: loupež skončila
ar-boss-kept = { $who-is ->
    [you] Necháváš si
   *[other] { $who } si nechává
} Šéfa.
ar-boss-lost = { $who-is ->
    [you] Nemáš 4 ani 5 a přicházíš
   *[other] { $who } nemá 4 ani 5 a přichází
} o Šéfa.
ar-boss-nobody = Šéfa nemá nikdo.
ar-raid-stalled = Moc se to vleklo. Zbytek jde do krabice.
ar-raid-next = Další na řadě: { $raid }. { $who-is ->
    [you] Začínáš ty
   *[other] Začíná { $who }
}.
ar-alibis-next = A teď ta alibi…

## The end

ar-verdict-you = Prošlo ti to!
ar-verdict-you-shared = Dělíš se o vítězství.
ar-verdict-arrested = Jdeš bručet!
ar-verdict-police = Vyhrává policie.
ar-several-arrested = Nejméně alibi: za mříže { $who-is ->
    [you] putuješ ty a { $who-others }
   *[other] putují { $who }
}.
ar-arrested = Za mřížemi
ar-winner = Vítězství
ar-alibis = { $count } alibi
ar-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
ar-given-up = { $token }, odhozeno
ar-why-most-points = nejvíc bodů
ar-why-most-alibis = při shodě víc alibi
ar-why-fewest-alibis = nejméně alibi
ar-why-fined = méně alibi, pokuta
ar-goal = Po 4 loupežích vyhraje, kdo má nejvíc bodů, ale { $players ->
    [2] kdo má méně alibi, zaplatí 10.
   *[other] kdo má nejméně alibi, jde do vězení.
}
ar-goal-own = Máš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a { $alibis } alibi.
# A piece that was tapped tells what it is for.
ar-term = { $value ->
    [boss] Šéf je za 5, ale jen s tvojí 4 nebo 5 ze stejné loupeže.
   *[other] Hodnota v bodech: { $value }. Vezme ho karta { $value } nebo Chamtivý zloděj.
}{ $alibis ->
    [0] { "" }
   *[other] { " " }Každá tečka je alibi; kdo jich má na konci nejméně, doplatí na to.
}
ar-explain = Co to je?
ar-term-dog = Hlídací pes: přivede ho karta psa. Když tě někdo okrade, můžeš místo kořisti dát psa.
