# What the program itself says, whatever the game.
# The person's seat bears the name `you` in sentences of the third person, so it is a noun: "the player".

you = { $name } (ty)
bot-names = Lojza, Máňa, Franta, Běta, Tonda
page-description = Deskové hry o zlodějích, s přáteli i s boty
welcome = { $game }: hraješ proti { $bots ->
    [one] { $bots } botovi
    [few] { $bots } botům
    [many] { $bots } bota
   *[other] { $bots } botům
}. Rozdání č. { $seed }.
how-to = Zadej číslo nebo název možnosti. Prázdný řádek znovu ukáže stůl a otázku, ? zase tohle. Na všechno ostatní stačí písmeno: w a co chceš udělat, t a co chceš říct, r a číslo pravidla.
choice = Tvoje volba
not-a-choice = „{ $given }“ v nabídce není: { $last ->
    [1] na výběr je jen 1.
   *[other] zadej číslo od 1 do { $last }.
}
refused = { $reason } ({ $rule })
no-such-rule = Pravidlo { $rule } neexistuje. Pravidla mají čísla jako { $example }.
no-more-input = Vstup skončil, takže odcházíš od stolu.
play-again = Hrát znovu: { $command }
options = Nastavení
option-default = výchozí: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Nejlepší: { $action }
explain-then = Potom: { $action }
explain-instead = Nebo { $instead }: { $chance } %
explain-runner-up = Druhá volba: { $instead }
explain-promise = Slib je slib.
explain-chance = Tvoje šance na výhru: { $chance } %
explain-nearly-equal = Vyjde to skoro nastejno: na volbě téměř nezáleží.
explain-rival = { $way ->
    [down] Šance hráče { $who } klesne z { $before } na { $after } %.
   *[up] Šance hráče { $who } stoupne z { $before } na { $after } %.
}
explain-election = Když projde tvůj hlas, vyhraješ { $after }× ze 100; při volbě { $instead } { $before }×.
explain-no-rule = Tohle vyšlo z výpočtu; žádná poučka na to není.
ballot-for = hlas: { $vote }

# A review of a finished game. Chances are in hundredths; a mark is said only where it is sure.
review-heading = { $game } (hráčů: { $players }, kroků: { $steps })
review-judged = Každý tah se posuzuje podle toho, co se při něm dalo vědět, jako by pak všichni hráli dál jako experti. Výtku dostane, jen když ztráta zřetelně přesahuje náhodný šum a potvrdí to i druhý soudce.
review-chances = Šance na výhru v % při odkrytých kartách
review-step = Krok
review-players = Hráči
review-player = { $name }: přesnost { $accuracy } %. Nepřesnosti: { $inaccuracies }, chyby: { $mistakes }, hrubé chyby: { $blunders }.
review-player-dull = { $name }: nebylo co pokazit.
review-share = Z { $equal } % na { $result } %: vlastní tahy { $own }, ostatní { $others }, karty { $cards }.
review-marks = Chyby
review-no-marks = Nikdo neudělal zřejmou chybu.
review-mark = Krok { $step }, { $name }: { $done }. { $grade ->
    [inaccuracy] Nepřesnost
    [mistake] Chyba
   *[blunder] Hrubá chyba
}: { $chance } % místo { $best } %. Cena v bodech: { $lost } ± { $error }.
review-before = Předtím: { $told }
review-better = Lepší: { $better }.
review-only = Krok { $step }, { $name }: { $done }. Jediný dobrý tah!
review-no-rule = Tohle vyšlo z výpočtu; žádná poučka na to není.
review-votes = Hlasování
review-vote = Kolo { $round }: { $ballots }
review-ballot = { $broke ->
    [yes] { $name } – { $vote } (porušený slib)
   *[no] { $name } – { $vote }
}
review-promises = Sliby
review-promise = { $name }: { $words } { $fate ->
    [kept] Dodrženo.
    [broken] Porušeno.
    [void] Už neplatí.
   *[open] Stále platí.
}
review-stopped = Soudce skončil u kroku { $step }. Co je hotové, zůstává.
review-old-rules = Tahle hra se hrála podle starších pravidel. Můžeš si ji prohlédnout, ale soudce zná jen dnešní pravidla.
review-not-ready = Rozbor ještě není hotový.
review-too-many = Na soudce čeká mnoho her. Zkus to prosím později.

# The picture of a link where it is posted, and what the link says of itself there.
preview-step = Krok { $step } z { $steps }
preview-knew = Šance na výhru v % podle toho, co kdo mohl vědět
preview-open = Otevřený stůl
preview-running = Hra probíhá
preview-over = Konec hry
preview-free = volné místo
preview-seat = Místo { $seat }
preview-move = { $name }: { $move }, { $chance } %
preview-better = Lepší: { $move }, { $chance } %
preview-about-review = Kde se tahle hra vyhrála a prohrála, tah po tahu
preview-about-over = Ohlédnutí za hrou, krok za krokem
preview-about-open = Stůl je otevřený: pojď si zahrát
preview-about-running = Právě se hraje: pojď se dívat
branch-is-over = V tomhle kroku už je po hře. Vyber dřívější.
branch-old-rules = Tahle hra se hrála podle starších pravidel. Můžeš si ji prohlédnout, ale pokračovat v ní nejde.
table-branches = Co kdyby: odtud jde hra jinou cestou. Co { $name } nemůže vědět, rozdá se znovu.

# What a language model is told; tools are named as they are called.

model-instructions = Deskové hry o zlodějích. start_table začne hru, join_table tě posadí ke stolu někoho jiného. Oba nástroje vrátí klíč: místo (seat), které chtějí všechny ostatní. Pak čekej, čti a hraj, dokud hra neskončí.
model-prompt = Zahraj celou hru { $game } s nástroji tohohle serveru a zkus vyhrát.

    1. start_table s hrou { $name } rozdá hru proti botům; join_table tě posadí ke stolu podle odkazu. Oba nástroje vrátí klíč, který ostatní nástroje chtějí jako seat.
    2. wait se vrátí, až budeš na tahu. Přečti si stůl i své možnosti a zavolej act s číslem jedné z nich. Pak zase wait, dokud hra neskončí.
    3. Vidíš jen to, co smí vidět tvoje místo. Když něco neprojde, dozvíš se, které pravidlo to zakazuje; všechna jsou v rules.

    Než si vybereš, rozmysli si, co chtějí ostatní. Na konci řekni dvěma větami, jak se ti hrálo.
model-since = Od tvého posledního pohledu:
model-seats = Místa: { $seats }
model-lobby = { $empty ->
    [0] Všechna místa jsou obsazená, ale hra ještě nezačala.
    [one] Hra ještě nezačala: zbývá { $empty } volné místo.
    [few] Hra ještě nezačala: zbývají { $empty } volná místa.
   *[other] Hra ještě nezačala: zbývá { $empty } volných míst.
}
model-talk = Před hlasováním je čas mluvit. Přes compose a say něco řekneš, přes wait slyšíš ostatní, call_vote rozhovor ukončí.
model-waits = Na řadě: { $who }.
model-answered = Tvoje rozhodnutí padlo. Teď ostatní.
model-choices = Tvoje možnosti s číslem pro act:
model-not-asked = Teď se tě nikdo na nic neptá. wait ti řekne, až budeš na tahu.
model-no-talk = V téhle hře nejsou žádné nabídky ani sliby.
model-nothing-promised = Zatím nikdo nic nenabídl ani neslíbil.
model-can-say = Teď můžeš říct: { $said }

# What a table says, whatever is played at it.

# A player who has had their data deleted.
table-somebody = někdo
table-sits = { $who-is ->
    [you] Sedáš si ke stolu.
   *[other] { $name } si sedá ke stolu.
}
table-leaves = { $who-is ->
    [you] Odcházíš od stolu.
   *[other] { $name } odchází od stolu.
}
table-starts = Hra začíná.
table-vote-is-due = Konec řečí, hlasuje se.
table-calls-vote = { $who-is ->
    [you] Vyhlašuješ hlasování.
   *[other] { $name } vyhlašuje hlasování.
}
table-takes-back = { $who-is ->
    [you] Bereš poslední akci zpět.
   *[other] { $name } bere poslední akci zpět.
}
table-wants-pause = { $who-is ->
    [you] Žádáš o pauzu.
   *[other] { $name } žádá o pauzu.
}
table-goes-on = { $who-is ->
    [you] Chceš pokračovat.
   *[other] { $name } chce pokračovat.
}
table-wants-coach = { $who-is ->
    [you] Chceš
   *[other] { $name } chce
} k tomuhle stolu trenéra. Přijde, až ho budou chtít všichni.
table-no-coach = { $who-is ->
    [you] Chceš
   *[other] { $name } chce
} radši hrát bez trenéra.
table-bot-sits-in = { $who-is ->
    [you] Místo tebe hraje bot.
   *[other] Místo hráče { $name } hraje bot.
}
table-returns = { $who-is ->
    [you] Jsi zpět.
   *[other] { $name } je zpět.
}
table-closes = Stůl se zavírá.
table-not-your-seat = { $seat ->
    [0] Nemáš tu žádné místo, nebo jich máš víc: řekni, o které jde.
   *[other] Místo { $seat } není tvoje.
}
table-no-such-seat = Místo { $seat } tu není, jen 1 až { $last }.
table-seat-taken = To místo je obsazené: sedí tam { $name }.
table-sent-away = Od tohohle stolu tě vyhodili.
table-knows-a-hand = U tohohle stolu už znáš cizí karty, takže si sednout nemůžeš.
table-time-is-up = Pozdě: čas na tohle rozhodnutí vypršel.
table-outdated = Tahle hra začala podle starších pravidel a nejde v ní pokračovat.
table-seat-empty = Na místě { $seat } nikdo nesedí.
table-no-offer = Tenhle odkaz místo { $seat } nepředává.
table-only-creator = To může jen hostitel.
table-has-started = Hra už začala.
table-is-dealing = Karty se právě rozdávají. Chvilku počkej.
table-no-number = Tohle není číslo pro míchání, nebo je jiné, než bylo zamčeno.
table-number-not-asked = Na to číslo se teď nikdo neptá.
table-not-started = Hra ještě nezačala.
table-is-over = Hra skončila.
table-not-over = Hra ještě neskončila.
table-has-rematch = Odveta už je připravená.
table-seats-empty = { $seats ->
    [one] { $seats } místo je volné.
    [few] { $seats } místa jsou volná.
   *[other] { $seats } míst je volných.
}
table-bot-decides = Na tomhle místě hraje bot: nejdřív si ho vezmi zpět.
table-no-bot-here = Na tomhle místě žádný bot nehraje.
table-is-paused = Hra má pauzu.
table-clock-is-so = To už od tebe víme.
table-nothing-to-see = Už není na co se dívat.
table-older-question = Pozdě: to je odpověď na otázku { $ask }, jenže už jsme u otázky { $now }.
table-vote-not-called = Hlasování ještě nikdo nevyhlásil.
table-has-voted = Tvůj hlas už máme.
table-cannot-call = Teď hlasování vyhlásit nemůžeš.
table-cannot-undo = Už to nejde vzít zpět: ukázalo se něco nového, nebo rozhodl někdo jiný.
table-say-one-thing = Jedno po druhém: hlášku, vlastní text, nebo složenou větu.
table-undone-enough = Vzít zpět šlo { $most }krát, a dost: teď rozhodnutí platí.
table-enough = U tohohle stolu je už změn dost. Hraj prosím dál.
table-too-talkative = Pomalu! Nech taky ostatní něco říct.
table-no-such-phrase = Hláška { $phrase } neexistuje.
table-no-statements = V téhle hře jsou jen hlášky a vlastní texty.
table-no-name = Jméno musí mít 1 až { $most } znaků.
table-no-text = Zpráva musí mít 1 až { $most } znaků.
table-no-hint = Radu dostane jen ten, kdo je na řadě.
table-no-adviser = V téhle hře ti tu nikdo radu nedá.
table-too-fast = Příliš mnoho zpráv: chvíli počkej.
table-too-many = Nedohraných stolů už máš { $most }: nejdřív některý dohraj nebo zavři.
table-too-many-guests = Z tvojí adresy teď přišlo hodně nových hráčů. Zkus to znovu za pár minut.
table-too-many-tables = To je na tak krátkou dobu hodně nových stolů. Zkus to znovu za pár minut.
table-one-seat = Jedno místo tu už máš. Druhé je pro někoho, kdo hraje na stejném zařízení.
table-no-message = Téhle zprávě server nerozumí: { $wrong }
table-say-hello = Nejdřív se představ zprávou hello.
table-not-a-guest = Server tě ještě nezná: nejdřív mu řekni jméno.
table-try-again = Něco se zadrhlo. Zkus to prosím znovu.
table-disk-full = Disk serveru je plný, takže se nic nedá uložit. Dej prosím vědět tomu, kdo ho provozuje.
table-database-away = Server se teď nedostane ke své databázi. Nic se neztratilo, zkus to za chvilku znovu.
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-well-played = Pěkně zahráno!
phrase-one-moment = Momentík!
phrase-your-turn = Jsi na řadě!
phrase-yes-please = Ano, prosím.
phrase-no-thanks = Ne, díky.
phrase-not-me = Já nic, já muzikant!
phrase-oops = Jejda!
phrase-goodbye = Tak zatím!

# The screen of the terminal.

app-hint = Rada
app-undo = Zpět
app-why = Proč ne?
app-talk = Mluvit
app-info = Podrobnosti
app-rules = Pravidla
app-quit = Konec
app-close = Zavřít
app-back = o krok zpět
app-small = Tohle okno má { $wide } × { $tall } znaků; stůl potřebuje 80 × 24.
app-how-to = Napiš číslo volby, nebo použij šipky a Enter, nebo myš. Na všechno ostatní jsou klávesy dole.
app-seed = Rozdání č. { $seed }
app-warming = silní boti se rozcvičují
app-thinking = { $who } přemýšlí…
app-hinting = Bot pro tebe hledá radu…
app-ballot-in = Tvůj hlas je v urně. Ostatní ještě hlasují.
app-looks-on = Všechna místa jsou obsazená: díváš se.
app-paused = Hra má pauzu.
app-resume = pokračovat ve hře
app-lobby = Hra ještě nezačala. Kdo má odkaz, může si přisednout.
app-start = začít hru
app-seat-bot = posadit bota na prázdné místo { $seat }
app-talk-time = Čas na řeči, dokud nezačne hlasování.
app-talk-left = Čas na řeči, dokud nezačne hlasování. Zbývá sekund: { $seconds }
app-call = vyhlásit hlasování
app-yes = přijmout nabídku { $number } (nabízí { $who })
app-no = odmítnout nabídku { $number } (nabízí { $who })
app-look = vidět stůl jako { $who }
app-return = vzít si místo zpátky od bota
app-again = hrát další hru
app-leave = odejít od stolu
app-why-ask = Co chceš udělat? Napiš kousek názvu a pak vyber.
app-why-unknown = Nic takového v téhle hře není.
app-why-foreign = U tohohle stolu se hraje s vlastními kartami; jejich názvy tu neznáme.
app-say = Řekni něco a stiskni Enter
app-saved = Hra je uložená. Pokračování: { $command }
app-come-back = Místo ti držíme. Návrat: { $command }
app-link = Odkaz na stůl: { $link }
app-table = { $game }. Tvůj stůl: { $link }
app-not-now = { $what }: teď to nejde.
app-cut = Konec uložené hry chybí; pokračuje se od posledního celého řádku.
app-chance-kept = Rozdávalo se poctivě: server se držel toho, co předem určil, a svůj díl na tom má i tvoje vlastní náhodné číslo.
app-chance-broken = Pozor: tahle hra nebyla rozdaná tak, jak server slíbil.
app-broken = Spojení vypadlo. Další pokus…
app-whole = Spojení je zpátky.
app-pause = Pauza
app-ask-pause = požádat o pauzu
app-no-pause = přece jen bez pauzy
app-ask-coach = požádat o trenéra
app-no-coach = přece jen bez trenéra
app-rest = nechat za mě hrát bota
app-mute = ztlumit hráče { $who }
app-unmute = zrušit ztlumení hráče { $who }
app-rematch = hrát znovu se stejnými lidmi
app-follow = přejít k další hře
app-seconds = { $question } Zbývá sekund: { $seconds }
app-unsaved = { $why ->
    [full] Disk je plný,
   *[other] Soubor téhle hry nejde zapsat,
} takže se hra teď neukládá. Hraj dál: po každém rozhodnutí přijde další pokus.
app-saved-again = Hra je zase uložená.
app-not-saved = Poslední rozhodnutí se nepodařilo uložit. Hra, jaká byla před nimi: { $command }
app-not-kept = Tvou totožnost na tomhle serveru se nepodařilo uložit: { $wrong }. Místo je tvoje, dokud neodejdeš.

# Of games that have no board and no words of their own for these.
small-question = Co uděláš?
small-won = { $winners ->
    [0] Nevyhrává nikdo.
    [one] { $who-is ->
        [you] Vyhráváš!
       *[other] Vyhrává { $who }.
    }
    [few] { $who-is ->
        [you] Vyhráváš! Spolu s tebou i { $who-others }.
       *[other] Vyhrávají { $who }.
    }
   *[other] { $who-is ->
        [you] Vyhráváš! Spolu s tebou i { $who-others }.
       *[other] Vyhrávají { $who }.
    }
}
small-not-yours = Teď rozhoduje { $mover }.
small-not-now = To teď nejde.
