# What the program itself says, whatever the game.
# The person's seat bears the name `you` in sentences of the third person, so it is a noun: "the player".

you = { $name } (ty)
list = { $names } a { $last }
welcome = { $game }: hraješ proti { $bots ->
    [one] { $bots } botovi
    [few] { $bots } botům
    [many] { $bots } bota
   *[other] { $bots } botům
}. Seed { $seed }.
how-to = Zadej číslo nebo název možnosti. Prázdný řádek znovu ukáže stůl a otázku, ? tyto řádky. O zbytek se starají písmena; za w můžeš napsat, co bys chtěl udělat, za t, co chceš říct, za r číslo pravidla.
choice = Tvoje volba
not-a-choice = { $given } mezi možnostmi není: zadej číslo od 1 do { $last }.
refused = { $reason } ({ $rule })
no-such-rule = Pravidlo { $rule } tu není. Pravidla mají čísla jako { $example }.
no-more-input = Vstup skončil, takže odcházíš od stolu.
play-again = Hrát znovu: { $command }
options = Nastavení
option-default = výchozí: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Moje volba: { $action }
explain-instead = Druhá možnost: { $instead }
explain-promise = Tak je to slíbeno.
explain-my-chance = Moje šance: { $before } → { $after } %
explain-their-chance = Šance hráče { $who }: { $before } → { $after } %

# What a table says, whatever is played at it.

table-sits = { $name } usedá ke stolu.
table-leaves = { $name } odchází od stolu.
table-starts = Hra začíná.
table-vote-is-due = Čas na domlouvání vypršel: začíná hlasování.
table-calls-vote = { $name } vyhlašuje hlasování.
table-takes-back = { $name } bere poslední akci zpět.
table-wants-pause = { $name } žádá o přestávku.
table-goes-on = { $name } chce pokračovat.
table-bot-sits-in = Místo hráče { $name } hraje bot.
table-returns = { $name } je zpět.
table-closes = Stůl se zavírá.
table-not-your-seat = { $seat ->
    [0] Tady žádné místo nemáš, nebo jich máš víc: řekni, které.
   *[other] Místo { $seat } není tvoje.
}
table-no-such-seat = Místo { $seat } není; jsou 1 až { $last }.
table-seat-taken = Tam sedí { $name }.
table-sent-away = Od tohoto stolu tě poslali pryč.
table-knows-a-hand = U tohoto stolu už znáš jiné karty v ruce.
table-time-is-up = Čas na toto rozhodnutí vypršel.
table-outdated = Tato hra začala podle starší verze pravidel a nemůže pokračovat.
table-seat-empty = Na místě { $seat } nikdo nesedí.
table-no-offer = Místo { $seat } se tímto odkazem nepředává.
table-only-creator = To smí jen ten, kdo stůl založil.
table-has-started = Hra už začala.
table-not-started = Hra ještě nezačala.
table-is-over = Hra skončila.
table-not-over = Hra ještě neskončila.
table-has-rematch = Odveta už je založena.
table-seats-empty = { $seats ->
    [one] { $seats } místo je volné.
    [few] { $seats } místa jsou volná.
   *[other] { $seats } míst je volných.
}
table-bot-decides = Za toto místo hraje bot: nejdřív si je vezmi zpět.
table-no-bot-here = Za toto místo žádný bot nehraje.
table-is-paused = Hra je přerušena.
table-clock-is-so = To už bylo řečeno.
table-older-question = To je odpověď na otázku { $ask }; teď platí otázka { $now }.
table-vote-not-called = Hlasování ještě nebylo vyhlášeno.
table-has-voted = Tvůj hlas už je odevzdán.
table-cannot-call = Teď hlasování vyhlásit nemůžeš.
table-cannot-undo = Nic nejde vzít zpět: ukázalo se něco nového, nebo rozhodl někdo jiný.
table-say-one-thing = Řekni jedno: frázi, text, nebo výrok.
table-too-talkative = Než řekneš víc, chvíli počkej.
table-no-such-phrase = Fráze { $phrase } není.
table-no-statements = V této hře se mluví jen frázemi a texty.
table-no-name = Jméno má 1 až { $most } tisknutelných znaků.
table-no-text = Text má 1 až { $most } tisknutelných znaků.
table-no-hint = Nápovědu dostane ten, kdo je právě na řadě.
table-no-adviser = V této hře tu nikdo neumí poradit.
table-too-fast = Příliš mnoho zpráv: chvíli počkej.
table-too-many = Máš nedohrané stoly, a to { $most }: nejdřív některý dohraj nebo zavři.
table-no-message = To není zpráva protokolu: { $wrong }
table-say-hello = Nejdřív řekni hello.
table-not-a-guest = Server tě ještě nezná: nejdřív mu řekni jméno.
table-try-again = Něco přišlo do cesty: pošli to prosím znovu.
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-well-played = Dobře zahráno!
phrase-one-moment = Chvilku, prosím.
phrase-your-turn = Jsi na řadě.
phrase-yes-please = Ano, prosím.
phrase-no-thanks = Ne, díky.
phrase-not-me = To já ne!
phrase-oops = Jejda!
phrase-goodbye = Nashledanou!

# The screen of the terminal.

app-hint = Nápověda
app-undo = Zpět
app-why = Proč ne?
app-talk = Mluvit
app-info = Podrobně
app-rules = Pravidla
app-quit = Konec
app-close = Zavřít
app-back = o krok zpět
app-small = Toto okno má { $wide } × { $tall } znaků; stůl potřebuje 80 × 24.
app-how-to = Napiš číslo volby, nebo použij šipky a Enter, nebo myš. Ostatní dělají klávesy v zápatí.
app-seed = Seed { $seed }
app-warming = silní boti se zahřívají
app-thinking = { $who } přemýšlí…
app-hinting = Bot přemýšlí o nápovědě…
app-ballot-in = Tvůj hlas je odevzdán. Ostatní ještě hlasují.
app-looks-on = Všechna místa jsou obsazená: díváš se.
app-paused = Hra je pozastavená.
app-resume = pokračovat ve hře
app-lobby = Hra ještě nezačala. Kdo má odkaz, může si přisednout.
app-start = začít hru
app-seat-bot = posadit bota na prázdné místo { $seat }
app-talk-time = Čas na řeči, dokud se nezačne hlasovat.
app-talk-left = Čas na řeči, dokud se nezačne hlasovat; zbývá sekund: { $seconds }
app-call = vyhlásit hlasování
app-yes = ano k nabídce { $number } (nabízí { $who })
app-no = ne k nabídce { $number } (nabízí { $who })
app-look = dívat se jako { $who }
app-return = vzít si místo zpátky od bota
app-again = hrát další hru
app-leave = odejít od stolu
app-why-ask = Co chceš udělat? Napiš kousek názvu a pak vyber.
app-why-unknown = Nic takového v této hře není.
app-why-foreign = U tohoto stolu se hraje s vlastními kartami; jak se jmenují, se tu neví.
app-say = Řekni něco a stiskni Enter
app-saved = Hra je uložená. Pokračování: { $command }
app-come-back = Místo ti zůstává. Návrat: { $command }
app-link = Stůl byl: { $link }
app-table = { $game }. Tvůj stůl: { $link }
app-not-now = { $what }: teď to nejde.
app-cut = Konec uložené hry chybí; pokračuje se od posledního celého řádku.
app-broken = Spojení je přerušené; další pokus…
app-whole = Spojení je zpátky.
app-pause = Pauza
app-ask-pause = požádat o pauzu
app-no-pause = přece jen bez pauzy
app-rest = nechat za mě hrát bota
app-mute = přestat slyšet: { $who }
app-unmute = zase slyšet: { $who }
app-rematch = hrát znovu se stejnými lidmi
app-follow = přejít k další hře
app-seconds = { $question } Zbývá sekund: { $seconds }
app-unsaved = { $why ->
    [full] Disk je plný,
   *[other] Soubor této hry nejde zapsat,
} hra tedy není uložená. Pokračuje se; s každým rozhodnutím se to zkusí znovu.
app-saved-again = Hra je zase uložená.
app-not-saved = Poslední rozhodnutí se nepodařilo uložit. Hra, jaká byla před nimi: { $command }
app-not-kept = Kdo jsi na tomto serveru, se nepodařilo uložit: { $wrong }. Místo je tvoje, dokud neodejdeš.

# Of games that have no board and no words of their own for these.
small-question = Co uděláš?
small-won = { $winners ->
    [0] Nikdo nevyhrál.
    [one] Vítězství: { $who }.
   *[other] Vítězství: { $who }.
}
small-not-yours = Teď rozhoduje { $mover }.
small-not-now = To teď nejde.
