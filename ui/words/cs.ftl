# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Ukradni. Schovej.
ui-hero-2 = A měj alibi.
ui-hero-about = Deskové hry o zlodějích. Bez účtu, na každém mobilu.
ui-players-range = Hráčů: { $least }–{ $most }
ui-play-now = Hrát hned
ui-play-friends = Hrát s přáteli
ui-against = soupeři
ui-number-of-bots = Počet botů
ui-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
ui-strength = Síla
ui-level-random = náhodný
ui-level-beginner = začátečník
ui-level-easy = lehký
ui-level-medium = střední
ui-level-skilled = zkušený
ui-level-hard = těžký
ui-level-expert = expert
ui-your-turn = Jsi na řadě
ui-others-turn = Rozhodují ostatní
ui-your-games = Tvoje rozehrané hry
ui-open-tables = Otevřené stoly
ui-table-of = Stůl: { $name }
ui-seats-free = { $free ->
    [0] Žádné volné místo
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
ui-waiting-for = { $missing ->
    [0] Může se začít
    [one] Čeká se na { $missing } hráče
    [few] Čeká se na { $missing } hráče
   *[other] Čeká se na { $missing } hráčů
}
ui-continue = Pokračovat
ui-to-lobby = Ke stolu
ui-join = Přidat se
ui-watch = Dívat se
ui-unofficial = Neoficiální vydání s vlastními slovy a kresbami.

## You

ui-your-name = Tvoje jméno
ui-guest-names = Straka, Lišák, Havran, Rys, Kuna, Lasička, Sova, Kocour
ui-keep = Uložit
ui-other-device = Na jiném zařízení
ui-other-device-why = Otevři tam tento odkaz do čtvrt hodiny a hry půjdou s tebou. Nikomu ho neukazuj: kdo ho otevře, hraje za tebe.
ui-other-device-make = Vytvořit odkaz
ui-language = Jazyk
ui-to-dark = Přepnout na tmavý vzhled
ui-to-light = Přepnout na světlý vzhled

## Making a table

ui-players = Hráči
ui-players-count = { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
}
ui-clock = Čas na tah
ui-clock-none = Bez limitu
ui-clock-live = Minuta na rozhodnutí
ui-clock-slow = Den na rozhodnutí
ui-open-table = Otevřený stůl
ui-open-table-why = Přidat se může kdokoli na tomto serveru. Jinak jen ten, kdo má odkaz.
ui-more-options = Další možnosti
ui-talk-time = Čas na řeči před hlasováním
ui-talk-endless = bez omezení, dokud hraješ jen s boty
ui-seconds = { $seconds ->
    [0] žádný
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
ui-stand-in = Bot, který zaskočí za nepřítomné
ui-edition = Vydání
ui-usual = výchozí
ui-seat = Místo { $seat }
ui-make-table = Založit stůl

## Lobby

ui-seats = Místa
ui-free = Volné místo
ui-you = ty
ui-here = u stolu
ui-same-device = na stejném zařízení: { $name }
ui-away = pryč
ui-bot = Bot
ui-bot-of = Bot, { $level }
ui-bot-sits-in = zaskakuje bot
ui-seat-bot = Bot na místo { $seat }
ui-beside = Přidat hráče sem
ui-name-beside = Jméno druhého hráče na tomto zařízení
ui-sit-down = Přisednout
ui-stand-up = Uvolnit místo
ui-empty-seat = Poslat pryč: { $name }
ui-full = Všechna místa jsou obsazená. Až hra začne, můžeš se dívat.
ui-start = Začít
ui-start-with-bots = { $bots ->
    [one] Začít s { $bots } botem
    [few] Začít se { $bots } boty
   *[other] Začít s { $bots } boty
}
ui-creator-starts = Čeká se, až hru spustí hostitel.
ui-invite = Odkaz pro přátele
ui-invite-why = Pošli ho nebo dej naskenovat kód. Kdo ho otevře, může si přisednout.
ui-qr = QR kód s odkazem
ui-copy = Kopírovat odkaz
ui-only-here = Tento odkaz funguje jen na tomto zařízení. Pro ostatní spusť server s volbou --host 0.0.0.0.
ui-copied = Zkopírováno
ui-send = Poslat
ui-close-table = Zavřít stůl
ui-table-closed = Tento stůl je zavřený.

## At the table

ui-menu = Nabídka
ui-undo = Vzít zpět
ui-board-broken = Herní desku nejde zobrazit, ale hrát můžeš ze seznamu.
ui-home = Domů
ui-rules = Pravidla
ui-rules-search = Hledat v pravidlech
ui-rules-none = „{ $wanted }“ v žádném pravidle není.
ui-settings = Nastavení
ui-log = Záznam a řeči
ui-say = Řekni něco
ui-phrases = Hlášky
ui-mute = Ztlumit: { $name }
ui-unmute = Znovu slyšet: { $name }
ui-watch-link = Odkaz pro diváky
ui-pause = Požádat o pauzu
ui-paused = Hra má pauzu.
ui-resume = Pokračovat
ui-pause-asked = Žádáš o pauzu. Začne, až budou všichni pro.
ui-pause-wanted = O pauzu žádá: { $names }.
ui-pause-agree = Souhlasit
ui-pause-forget = Už nechci
ui-rest = Ať za mě hraje bot
ui-bot-plays = Hraje za tebe bot.
ui-take-back = Vzít si místo zpět
ui-hand-over = Předat své místo
ui-hand-over-why = Kdo tento odkaz otevře, převezme tvoje místo a hraje dál s tvými kartami.
ui-leave = Odejít
ui-leave-why = Když odejdeš jen na čas, místo ti zůstane a hru najdeš v seznamu. Když nadobro, hraje dál za tebe bot.
ui-leave-home = Odejít na čas
ui-leave-for-good = Odejít nadobro
ui-line-broken = Spojení vypadlo. Zkouším znovu…
ui-your-decision = Jsi na řadě.
ui-time-left = Zbývá { $time }
ui-time-then = pak rozhodne bot
ui-ten-seconds = Zbývá deset sekund.
ui-thinking = přemýšlí
ui-away-bot = pryč, bot za { $time }
ui-who-decides = { $name } se rozhoduje.
ui-who-thinks = { $name } (bot) přemýšlí.
ui-who-away = { $name } je pryč.
ui-who-away-bot = { $name } je pryč. Za { $time } převezme hru bot.
ui-who-stand-in = Za hráče { $name } hraje bot.
ui-nudge = Popohnat
ui-nudged = { $name } na tebe čeká.
ui-call-me = Tahle hra nespěchá. Máme ti dát vědět, až budeš na řadě?
ui-call-me-yes = Ano, prosím
ui-call-me-no = Ne, díky
ui-notices = Upozornění
ui-notices-why = Zařízení se ozve, když na tebe čeká hra.
ui-go-on = Dál
ui-scene-waits = Hra na tebe čeká: { $seconds } s
ui-scene-others = Ještě se dívají: { $names }
ui-decided-clock = čas vypršel, rozhodl bot
ui-decided-stand-in = rozhodl bot
ui-see-replay = Ukázat v záznamu
ui-curtain = Předej zařízení
ui-curtain-why = Nekoukat!
ui-curtain-open = To jsem já, { $name }
ui-rematch = Hrát znovu
ui-rematch-wanted = { $name } chce hrát znovu.
ui-rematch-join = Hraju taky
ui-watch-rematch = Dívat se na další hru
ui-replay = Přehrát záznam
ui-chance = Poctivé míchání
ui-chance-how = Před rozdáním server zamkne své náhodné číslo a každé zařízení u stolu zamkne zase svoje. Teprve pak se všechna odemknou a karty zamíchají jedině všechna dohromady. Vybrat si je tak nemůže nikdo: žádný hráč, a dokonce ani ten, kdo tento server provozuje.
ui-chance-added = – číslo přidáno.
ui-chance-sealed = – číslo zamčeno.
ui-chance-missing = – číslo zamčeno, ale včas neodemčeno.
ui-chance-none = – bez čísla.
ui-chance-bot = – bot, jeho číslo bylo dané spolu s číslem serveru.
ui-chance-check = Zkontrolovat tuto hru
ui-chance-check-why = Tvůj prohlížeč znovu spočítá každé náhodné číslo této hry a porovná ho s tím, co bylo slíbeno před rozdáním.
ui-chance-checking = Kontroluje se…
ui-chance-good = Všechno podle slibu. Sedí { $changes ->
        [one] { $changes } krok
        [few] { $changes } kroky
        [many] { $changes } kroku
       *[other] { $changes } kroků
    } i { $taken ->
        [one] { $taken } náhodné číslo
        [few] { $taken } náhodná čísla
        [many] { $taken } náhodného čísla
       *[other] { $taken } náhodných čísel
    }.
ui-chance-bad-commitment = Něco nesedí: server použil jiné tajemství než to, které předtím zamkl.
ui-chance-bad-seal = Něco nesedí: jedno číslo se změnilo až po zamčení.
ui-chance-bad-number = Něco nesedí: tvoje vlastní číslo bylo vynecháno.
ui-chance-bad-seed = Něco nesedí: karty se těmito čísly nemíchaly.
ui-chance-bad-chance = Něco nesedí: jedno z náhodných čísel ve hře je jiné, než má být.
ui-chance-cannot = Prohlížeče to umějí zkontrolovat jen na stránkách s https. Soubor hry jde zkontrolovat na kterémkoli počítači: getaway replay --verify
ui-chance-details = Samotná čísla
ui-chance-commitment = Co server zamkl (jako SHA-256)
ui-chance-number = Číslo: { $name }

## Replay

ui-first = Na začátek
ui-back = Zpět
ui-next = Dál
ui-last = Na konec
ui-run = Přehrát
ui-stop = Zastavit
ui-step = Krok
ui-step-of = Krok { $step }/{ $last }
ui-seen-by = Pohled
ui-spectator = divák
ui-all-hands = všechny karty odkryté
ui-download = Stáhnout hru

## Settings and keys

ui-close = Zavřít
ui-theme = Vzhled
ui-theme-system = podle zařízení
ui-theme-light = světlý
ui-theme-dark = tmavý
ui-sound = Zvuk
ui-sound-why = Karty, žetony a dvojí zaklepání, když jsi na řadě.
ui-volume = Hlasitost
ui-pace = Tempo botů
ui-pace-slow = pomalu
ui-pace-normal = normálně
ui-pace-fast = rychle
ui-pace-at-once = hned
ui-confirm = Potvrzovat
ui-confirm-why = Zeptat se ještě jednou, než volba platí.
ui-motion = Animace
ui-motion-why = Karty a figurky se pohybují po stole.
ui-coach = Trenér
ui-coach-why = Tipy při hře: když hraješ jen s boty, nebo když je chtějí všichni u stolu.
ui-coach-ask = Požádat o trenéra
ui-coach-agree = Trenér: souhlasit ({ $wants }/{ $people })
ui-coach-forget = Přece jen bez trenéra
ui-sure-setting = Zeptat se před hrubou chybou
ui-sure-why = Tichá otázka před tahem, který zahodí velký kus tvé šance na výhru.
ui-tip-read = Jasně
ui-tips-stop = Už žádné tipy
ui-sure = Opravdu?
ui-sure-loses = Tvoje šance na výhru klesne asi o { $loss ->
    [one] { $loss } procentní bod
    [few] { $loss } procentní body
    [many] { $loss } procentního bodu
   *[other] { $loss } procentních bodů
}.
ui-sure-back = Ještě to promyslet
ui-sure-do = Přesto ano
ui-sure-never = Už se neptat
ui-keys = Klávesové zkratky
ui-key-tab = na další prvek
ui-key-enter = vybrat, potvrdit
ui-key-number = vybrat číslem
ui-key-arrows = pohyb mezi možnostmi
ui-key-escape = vzít volbu zpět, zavřít
ui-key-hint = rada
ui-key-undo = vzít zpět
ui-key-rules = pravidla
ui-key-talk = něco říct
ui-key-help = tento seznam

## When something goes wrong

ui-loading = Načítá se…
ui-trouble = To se nepovedlo
ui-try-again = Zkusit znovu
ui-failed = Server hlásí: { $detail }
ui-failed-lost = Na této adrese nic není. Stůl možná někdo zavřel.
ui-failed-offline = Server není dostupný.

## Kdo jsi na tomto zařízení

ui-move-title = Kdo tu chceš být?
ui-move-about = S tímto odkazem tu budeš hrát jako { $linked }. Zatím tu hraješ jako { $here }{ $games ->
    [0] .
   *[other] {" "}a pod tím jménem máš vlastní hry.
}
ui-move-nobody = S tímto odkazem budeš i na tomto zařízení hrát jako { $linked }.
ui-move-from-link = z odkazu
ui-move-on-device = na tomto zařízení
ui-standing = { $games ->
    [0] zatím žádné hry
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}{ $running ->
    [0] { "" }
    [one] , { $running } běží
    [few] , { $running } běží
   *[other] , { $running } běží
}
ui-move-kept = { $here } se neztratí: jméno zůstane v části „Další jména na tomto zařízení“ a kdykoli se k němu můžeš vrátit. Místa v rozehraných hrách zůstávají tvoje.
ui-move-do = Hrát tu jako { $name }
ui-move-stay = Zůstat jako { $name }
ui-move-not-now = Teď ne
ui-other-device-once = Platí jen jednou.
ui-other-names = Další jména na tomto zařízení
ui-other-names-why = Vrať se kdykoli; tvoje nynější jméno se uloží sem.
ui-sign-out-others = Jen na tomto zařízení
ui-sign-out-others-why = Pro případ, že se odkaz dostal do nesprávných rukou nebo že cizí zařízení zůstalo přihlášené.
ui-sign-out-do = Odhlásit všechna ostatní zařízení
ui-signed-out-others = Hotovo. Přihlášení platí už jen na tomto zařízení.
ui-failed-link-used = Tento odkaz už neplatí: někdo ho použil, je příliš starý, nebo není celý. Vytvoř na druhém zařízení nový.

## Jak boti přemýšlejí

ui-bots-short = Boti nestíhají: přemýšlí jich moc najednou.
ui-bots-plain = Silní boti se ještě rozcvičují a přemýšlejí pomaleji.
## My games

ui-mine = Moje hry
ui-mine-see-all = Všechny moje hry
ui-mine-kept = Uloženo v tomto prohlížeči, bez účtu.
ui-mine-show = Ukázat
ui-mine-all = Všechny { $games }
    .some = Všechny
ui-mine-turn = Jsem na řadě { $games }
    .some = Jsem na řadě
ui-mine-wins = Výhry { $games }
    .some = Výhry
ui-mine-people = S lidmi
ui-mine-running = Rozehrané
ui-mine-finished = Dohrané
ui-mine-title = { $game }, { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
    [many] { $number } hráče
   *[other] { $number } hráčů
}
ui-mine-waits = Na řadě: { $name }
ui-mine-time-left = zbývá { $time }
ui-mine-over = Konec
ui-mine-won = Výhra
ui-mine-lost = Prohra
ui-mine-rules-older = stará pravidla: jen k prohlédnutí
ui-mine-rules-gone = stará pravidla: hru už nejde ukázat
ui-mine-chances = Tvoje šance v průběhu hry
ui-mine-older = Starší hry
ui-mine-none = Zatím žádné hry.
ui-mine-none-why = Každá hra, kterou hraješ, se objeví tady i se záznamem.
ui-mine-nothing = Tomu žádná hra neodpovídá.
ui-mine-offline = Jsi offline. Takhle seznam vypadal: { $when }.
ui-mine-device = Vytvořit odkaz
ui-mine-device-why = Vezmi si tento seznam i svá místa s sebou. Tady se nic neztratí.
ui-mine-data = Tvoje data
ui-mine-data-why = Jméno, cookie a hry z tohoto seznamu. Nic víc.
ui-mine-export = Stáhnout vše
ui-mine-delete = Smazat moje data…
ui-delete-title = Smazat tvoje data?
ui-delete-name = Tvoje jméno a tento seznam zmizí hned, na všech tvých zařízeních.
ui-delete-running = { $games ->
    [one] V { $games } rozehrané hře převezme tvoje místo bot.
    [few] Ve { $games } rozehraných hrách převezme tvoje místo bot.
    [many] V { $games } rozehrané hry převezme tvoje místo bot.
   *[other] V { $games } rozehraných hrách převezme tvoje místo bot.
}
ui-delete-others = Ostatním jejich hry zůstanou. Budeš v nich „někdo“; tahy a sliby zůstanou.
ui-delete-no-way-back = Cesta zpátky nevede.
ui-delete-said = Smazat i moje zprávy
ui-delete-said-why = Zprávy napsané u stolů
ui-delete-do = Smazat nadobro
ui-delete-keep = Nechat vše

## Ratings and puzzles

ui-ratings = Jak hraješ
ui-ratings-why = Nenápadné číslo. Vidíš ho jen ty, pokud neřekneš jinak; čím víc her za ním stojí, tím méně se hýbe.
ui-ratings-bots = Proti botům · { $game }
ui-ratings-people = Proti lidem · { $game }
ui-ratings-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
ui-ratings-silent = { $games ->
    [one] ještě { $games } hra
    [few] ještě { $games } hry
    [many] ještě { $games } hry
   *[other] ještě { $games } her
}
ui-ratings-none = { $games ->
    [one] Po { $games } hře
    [few] Po { $games } hrách
    [many] Po { $games } hry
   *[other] Po { $games } hrách
} proti botům nebo u otevřených stolů se tu objeví číslo. Obejdeš se i bez něj.
ui-ratings-strokes = Čárky: boti, od náhodného po experta. Pás: ve dvou ze tří případů je pravda uvnitř.
ui-ratings-show = Ostatní u mých stolů ho smějí vidět
ui-ratings-hide = Skrýt
ui-ratings-unhide = Ukázat
ui-ratings-do-not = Nepočítat mě
ui-ratings-off = Tvoje hry se nepočítají a co bylo spočteno, je smazané.
ui-ratings-count = Počítat mě
ui-puzzle = Úloha dne
ui-puzzle-ask = Jeden tah je jasně nejlepší. Který?
ui-puzzle-hint = Rada
ui-puzzle-not = Co tě napadne první, není nejlepší: { $move }
ui-puzzle-right = Správně! Takhle vyhraješ { $chance }× ze 100.
ui-puzzle-wrong = Není to nejlepší: výhra { $chance }× ze 100.
ui-puzzle-wrong-unknown = Není to nejlepší.
ui-puzzle-best = Lepší: { $move } ({ $chance }× ze 100)
ui-puzzle-no-reason = Tohle vyšlo z výpočtu; žádná poučka na to není.
ui-puzzle-streak = { $days ->
    [one] Vyřešeno { $days } den po sobě
    [few] Vyřešeno { $days } dny po sobě
    [many] Vyřešeno { $days } dne po sobě
   *[other] Vyřešeno { $days } dní po sobě
}
ui-puzzle-next = Další úloha

## Lessons

ui-learn = Nauč se to hrou
ui-new-here = Poprvé tady? Za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} to umíš
ui-new-here-how = Učíš se hrou: { $game }
ui-learn-lessons = { $lessons ->
    [one] Nauč se to: { $minutes } min
    [few] Nauč se to: { $lessons } krátké lekce
   *[other] Nauč se to: { $lessons } krátkých lekcí
}

# The review of a finished game. Chances and points are hundredths.

ui-review = Rozbor
ui-review-knew = Tvůj pohled
ui-review-open = Karty odkryté
ui-review-graph = Šance na výhru, krok za krokem
ui-review-progress = Posouzené kroky: { $step }/{ $steps }.
ui-review-left = Zbývá asi { $seconds } s.
ui-review-waiting = Čeká se na soudce: rozehrané hry mají přednost.
ui-review-chance = { $name }: { $chance } %
ui-review-mark = { $name }: { $done }, { $chance } %; { $grade }, lepší: { $better }, { $best } %
ui-review-inaccuracy = Nepřesnost
ui-review-mistake = Chyba
ui-review-blunder = Hrubá chyba
ui-review-from = od { $points }
ui-review-only = Jediný dobrý tah
ui-review-fine = Bez chyby
ui-review-played = Zahráno
ui-review-better = Lepší
ui-review-sure = Stojí to { $lost } ± { $error } bodu, když všichni hrají dál jako experti. Posouzeno podle { $deals } rozdání, která odpovídají tomu, co { $name } v tu chvíli může vědět.
ui-review-nothing = V tomto kroku nebylo co posuzovat.
ui-review-luck = Štěstí v kartách: { $name } { $points }
ui-review-lucky = štěstí v kartách
ui-review-no-fault = Nebyla to chyba.
ui-review-accuracy = Přesnost
ui-review-hundred = 100 = vždy to nejlepší
ui-review-where = Kam zmizela šance
ui-review-own = vlastní tahy
ui-review-others = tahy ostatních
ui-review-cards = karty
ui-review-points = bodů ze 100
ui-review-turning = Zlomové chvíle
ui-review-all = všechny: { $count }
ui-review-mine = moje: { $count }
ui-review-none = Nikdo neudělal zřejmou chybu.
ui-review-next = Další chyba
ui-review-board = Na desku
ui-review-moves = Tahy
ui-review-players = Hráči
ui-review-rounds = Kola
ui-review-round = Kolo
ui-review-guards = Dozorci
ui-review-scapegoat = Beránek
ui-review-bonus = Bonus
ui-review-votes = Hlasy
ui-review-broke = slovo nedodrženo
ui-review-promises = Sliby
ui-review-kept = dodržen
ui-review-broken = porušen
ui-review-void = neplatný
ui-review-still = otevřený
ui-review-keys = ← → krok · M další chyba · T zkusit · O odkryté karty · L odkaz
ui-branch = Co kdyby
ui-branch-try = Zkusit
ui-branch-why = Hraješ dál od kroku { $step } u vlastního stolu, proti botům. Co tvoje místo nemohlo vědět, rozdá se znovu. Do hodnocení se to nikdy nepočítá.
ui-branch-seat = Tvoje místo
ui-branch-go = Hrát odtud dál
ui-branch-back = Zpátky do hry
ui-branch-strip = Co kdyby: od kroku { $step } jiné hry
ui-branch-mine = Tvoje „co kdyby“ z této hry
ui-branch-one = Krok { $step }, { $name }
ui-branch-chance = Až k odbočce platí náhoda z předchozí hry. Dál už jen ta z tajemství serveru: nikdo u stolu k ní číslo nepřidává.
