# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Ukrást. Schovat.
ui-hero-2 = Mít alibi.
ui-hero-about = Deskové hry o zlodějích. Bez účtu, na každém mobilu.
ui-players-range = Hráčů: { $least }–{ $most }
ui-play-now = Hrát hned
ui-play-friends = Hrát s přáteli
ui-against = proti
ui-number-of-bots = Počet botů
ui-bots = { $bots ->
    [one] { $bots } botovi
    [few] { $bots } botům
   *[other] { $bots } botům
}
ui-strength = Síla
ui-level-random = náhodný
ui-level-easy = lehký
ui-level-medium = střední
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
ui-talk-time = Čas na debatu před hlasováním
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
ui-make-table = Otevřít stůl

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
ui-name-beside = Jméno hráče u tohoto zařízení
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
ui-board-broken = Desku této hry nejde zobrazit, ale hrát můžeš ze seznamu.
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
ui-leave-why = Odejdi jen na čas: místo ti zůstane a hru najdeš v seznamu. Nebo odejdi nadobro: dál za tebe bude hrát bot.
ui-leave-home = Zatím domů
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
ui-who-stand-in = Bot hraje za: { $name }.
ui-nudge = Popohnat
ui-nudged = { $name } na tebe čeká.
ui-call-me = Tahle hra nespěchá. Máme se ozvat, až budeš na řadě?
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
ui-chance-how = Před rozdáním server zamkne své náhodné číslo a každé zařízení u stolu k němu zamkne svoje. Teprve pak se všechna otevřou a jen všechna dohromady zamíchají karty. Karty si tak nemůže vybrat nikdo: nikdo u stolu, a ani ten, kdo tenhle server provozuje.
ui-chance-added = – číslo přidáno.
ui-chance-sealed = – číslo zamčeno.
ui-chance-missing = – číslo zamčeno, ale včas neotevřeno.
ui-chance-none = – bez čísla.
ui-chance-bot = – bot, jeho číslo bylo dané spolu s číslem serveru.
ui-chance-check = Zkontrolovat tuhle hru
ui-chance-check-why = Tvůj prohlížeč znovu spočítá každé náhodné číslo téhle hry a porovná ho s tím, co bylo slíbeno před rozdáním.
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
ui-chance-bad-chance = Něco nesedí: jedno z náhodných čísel ve hře není to správné.
ui-chance-cannot = Prohlížeče to kontrolují jen na stránkách s https. Soubor hry jde zkontrolovat na kterémkoli počítači: getaway replay --verify
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
ui-step-of = Krok { $step } z { $last }
ui-seen-by = Pohled
ui-spectator = divák
ui-all-hands = všechny karty odkryté
ui-download = Stáhnout hru

## Settings and keys

ui-close = Zavřít
ui-theme = Světlý nebo tmavý vzhled
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
ui-coach-why = Tipy za běhu, když hraješ jen s boty.
ui-sure-setting = Zeptat se před chybou
ui-sure-why = Tichá otázka před tahem, který zahodí velký kus tvé šance na výhru.
ui-tip-read = Jasně
ui-tips-stop = Už žádné tipy
ui-sure = Opravdu?
ui-sure-loses = Tvoje šance na výhru klesne asi o { $loss } procentních bodů.
ui-sure-back = Ještě to promyslet
ui-sure-do = Přesto ano
ui-sure-never = Už se neptat
ui-keys = Klávesnice
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
ui-failed = Server říká: { $detail }
ui-failed-lost = Na této adrese nic není. Stůl možná někdo zavřel.
ui-failed-link = Tento odkaz vypršel nebo není celý. Vytvoř na druhém zařízení nový.
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
ui-failed-link-used = Tento odkaz už neplatí: byl použit, je příliš starý nebo je neúplný. Vytvoř na druhém zařízení nový.

## Jak boti přemýšlejí

ui-bots-short = Botům se nedostává času: přemýšlí jich moc najednou.
ui-bots-plain = Silní boti se ještě zahřívají a přemýšlejí pomaleji.
## Lessons

ui-learn = Nauč se to hrou
ui-new-here = Poprvé tady? Za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} to umíš
ui-new-here-how = Hrou: { $game }
ui-learn-lessons = { $lessons ->
    [one] Nauč se: { $minutes } min
    [few] Nauč se: { $lessons } krátké lekce
   *[other] Nauč se: { $lessons } krátkých lekcí
}
