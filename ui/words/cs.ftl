# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Ukrást. Schovat.
ui-hero-2 = Mít alibi.
ui-hero-about = Deskové hry o zlodějích. Bez účtu, na každém telefonu.
ui-players-range = { $least }–{ $most } hráčů
ui-play-now = Hrát hned
ui-play-friends = Hrát s přáteli
ui-against = proti
ui-number-of-bots = Počet botů
ui-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
ui-strength = Síla
ui-level-random = nedbalý
ui-level-easy = lehký
ui-level-medium = chytrý
ui-level-hard = silný
ui-level-expert = mistr
ui-your-turn = Jste na řadě
ui-others-turn = Rozhodují ostatní
ui-your-games = Vaše rozehrané hry
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

ui-your-name = Vaše jméno
ui-guest-names = Straka, Lišák, Havran, Rys, Kuna, Lasička, Sova, Kocour
ui-keep = Uložit
ui-other-device = Na jiném zařízení
ui-other-device-why = Otevřete tam tento odkaz do čtvrt hodiny a vaše hry půjdou s vámi. Nikomu ho neukazujte: kdo ho otevře, je vámi.
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
ui-clock = Hodiny
ui-clock-none = Bez hodin
ui-clock-live = Každý minutu
ui-clock-slow = Každý den
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
ui-usual = obvykle
ui-seat = Místo { $seat }
ui-make-table = Otevřít stůl

## Lobby

ui-seats = Místa
ui-free = Volné místo
ui-you = vy
ui-here = u stolu
ui-away = pryč
ui-bot = Bot
ui-bot-of = Bot, { $level }
ui-bot-sits-in = hraje za něj bot
ui-seat-bot = Bot na místo { $seat }
ui-beside = Vedle mě
ui-name-beside = Jméno toho, kdo sedí vedle vás
ui-sit-down = Sednout si
ui-stand-up = Uvolnit místo
ui-empty-seat = Poslat pryč: { $name }
ui-full = Všechna místa jsou obsazená. Až hra začne, budete se dívat.
ui-start = Začít
ui-start-with-bots = { $bots ->
    [one] Začít s { $bots } botem
    [few] Začít se { $bots } boty
   *[other] Začít s { $bots } boty
}
ui-creator-starts = Hru spustí ten, kdo stůl otevřel.
ui-invite = Odkaz pro přátele
ui-invite-why = Pošlete ho nebo přiložte telefon ke kódu. Kdo ho otevře, může si sednout.
ui-qr = Odkaz jako kód pro telefon
ui-copy = Kopírovat odkaz
ui-only-here = Tento odkaz funguje jen na tomto zařízení. Pro ostatní spusť server s --host 0.0.0.0.
ui-copied = Zkopírováno
ui-send = Poslat
ui-close-table = Zavřít stůl
ui-table-closed = Tento stůl je zavřený.

## At the table

ui-menu = Nabídka
ui-undo = Vzít zpět
ui-board-broken = Desku této hry nelze zobrazit; ke hře stačí seznam.
ui-home = Domů
ui-rules = Pravidla
ui-rules-search = Hledat v pravidlech
ui-rules-none = O „{ $wanted }“ nemluví žádné pravidlo.
ui-settings = Nastavení
ui-log = Průběh a řeči
ui-say = Řekněte něco
ui-phrases = Obraty
ui-mute = Ztlumit: { $name }
ui-unmute = Znovu slyšet: { $name }
ui-watch-link = Odkaz pro diváky
ui-pause = Požádat o přestávku
ui-paused = Hra stojí.
ui-resume = Pokračovat
ui-pause-asked = Požádali jste o přestávku. Začne, až budou všichni souhlasit.
ui-pause-wanted = O přestávku žádá: { $names }.
ui-pause-agree = Souhlasit
ui-pause-forget = Už nechci
ui-rest = Ať za mě hraje bot
ui-bot-plays = Hraje za vás bot.
ui-take-back = Vzít si místo zpět
ui-hand-over = Předat své místo
ui-hand-over-why = Kdo tento odkaz otevře, převezme vaše místo a hraje dál s vašimi kartami.
ui-leave = Odejít
ui-leave-why = Odejděte zatím domů: místo zůstane vaše a hra je ve vašem seznamu. Nebo odejděte nadobro: dál za vás bude hrát bot.
ui-leave-home = Zatím domů
ui-leave-for-good = Odejít nadobro
ui-line-broken = Spojení je přerušené. Zkouším znovu …
ui-your-decision = Rozhodnutí je na vás.
ui-curtain = Předejte zařízení
ui-curtain-why = Teď by se neměl dívat nikdo jiný.
ui-curtain-open = To jsem já, { $name }
ui-rematch = Hrát znovu
ui-watch-rematch = Dívat se na další hru
ui-replay = Ohlédnutí

## Replay

ui-first = Na začátek
ui-back = Zpět
ui-next = Dál
ui-last = Na konec
ui-run = Přehrát
ui-stop = Zastavit
ui-step = Krok
ui-step-of = Krok { $step } z { $last }
ui-seen-by = Očima
ui-spectator = diváka
ui-all-hands = karty odkryté
ui-download = Stáhnout hru

## Settings and keys

ui-close = Zavřít
ui-theme = Světlý nebo tmavý vzhled
ui-theme-system = podle zařízení
ui-theme-light = světlý
ui-theme-dark = tmavý
ui-sound = Zvuk
ui-sound-why = Dvojí zaklepání, když rozhodujete vy.
ui-confirm = Potvrzovat
ui-confirm-why = Zeptat se ještě jednou, než volba platí.
ui-motion = Pohyb
ui-motion-why = Karty a figurky se pohybují po stole.
ui-keys = Klávesnice
ui-key-tab = od jedné věci k další
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

ui-loading = Načítá se …
ui-trouble = To se nepovedlo
ui-try-again = Zkusit znovu
ui-failed = Server říká: { $detail }
ui-failed-lost = Na této adrese nic není. Stůl možná někdo zavřel.
ui-failed-link = Tento odkaz je příliš starý nebo neúplný. Vytvoř na druhém zařízení nový.
ui-failed-offline = Server není dostupný.
