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
how-to = Zadej číslo nebo název možnosti. Prázdný řádek znovu ukáže stůl a otázku, ? tyto řádky. O zbytek se starají písmena; za w můžeš napsat, co bys chtěl udělat, za t, co chceš říct, za r číslo pravidla.
choice = Tvoje volba
not-a-choice = „{ $given }“ v nabídce není: zadej číslo od 1 do { $last }.
refused = { $reason } ({ $rule })
no-such-rule = Pravidlo { $rule } neexistuje. Pravidla mají čísla jako { $example }.
no-more-input = Vstup skončil, takže odcházíš od stolu.
play-again = Hrát znovu: { $command }
options = Nastavení
option-default = výchozí: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Já bych: { $action }
explain-instead = Druhá volba: { $instead }
explain-promise = Slib je slib.
explain-my-chance = Moje šance: { $before } → { $after } %
explain-their-chance = Šance hráče { $who }: { $before } → { $after } %

# What a table says, whatever is played at it.

table-sits = { $name } si sedá ke stolu.
table-leaves = { $name } odchází od stolu.
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
table-sent-away = Od tohoto stolu tě vyhodili.
table-knows-a-hand = U tohoto stolu už znáš cizí karty, takže si sednout nemůžeš.
table-time-is-up = Čas na toto rozhodnutí vypršel.
table-outdated = Tato hra začala podle starší verze pravidel a nemůže pokračovat.
table-seat-empty = Na místě { $seat } nikdo nesedí.
table-no-offer = Tenhle odkaz místo { $seat } nepředává.
table-only-creator = To může jen hostitel.
table-has-started = Hra už začala.
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
table-clock-is-so = To už víme.
table-nothing-to-see = Už není na co se dívat.
table-older-question = To je odpověď na otázku { $ask }; teď platí otázka { $now }.
table-vote-not-called = Hlasování ještě nebylo vyhlášeno.
table-has-voted = Tvůj hlas už je odevzdán.
table-cannot-call = Teď hlasování vyhlásit nemůžeš.
table-cannot-undo = Nic nejde vzít zpět: ukázalo se něco nového, nebo rozhodl někdo jiný.
table-say-one-thing = Jedno po druhém: hlášku, vlastní text, nebo složenou větu.
table-undone-enough = Vzato zpět už { $most }krát: teď rozhodnutí platí.
table-enough = U tohoto stolu je už změn dost. Hraj prosím dál.
table-too-talkative = Než řekneš víc, chvíli počkej.
table-no-such-phrase = Hláška { $phrase } neexistuje.
table-no-statements = V této hře jsou jen hlášky a vlastní texty.
table-no-name = Jméno musí mít 1 až { $most } znaků.
table-no-text = Zpráva musí mít 1 až { $most } znaků.
table-no-hint = Radu dostane jen ten, kdo je na řadě.
table-no-adviser = V této hře tu nikdo radu nemá.
table-too-fast = Příliš mnoho zpráv: chvíli počkej.
table-too-many = Nedohraných stolů už máš { $most }: nejdřív některý dohraj nebo zavři.
table-no-message = To není zpráva protokolu: { $wrong }
table-say-hello = Nejdřív pošli hello.
table-not-a-guest = Server tě ještě nezná: nejdřív mu řekni jméno.
table-try-again = Něco se zadrhlo. Zkus to prosím znovu.
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-well-played = Dobře hraješ!
phrase-one-moment = Chvilku, prosím.
phrase-your-turn = Jsi na řadě.
phrase-yes-please = Ano, prosím.
phrase-no-thanks = Ne, díky.
phrase-not-me = Já nic, já muzikant!
phrase-oops = Jejda!
phrase-goodbye = Mějte se!

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
app-small = Toto okno má { $wide } × { $tall } znaků; stůl potřebuje 80 × 24.
app-how-to = Napiš číslo volby, nebo použij šipky a Enter, nebo myš. Na všechno ostatní jsou klávesy dole.
app-seed = Seed { $seed }
app-warming = silní boti se zahřívají
app-thinking = { $who } přemýšlí…
app-hinting = Bot pro tebe hledá radu…
app-ballot-in = Tvůj hlas je odevzdán. Ostatní ještě hlasují.
app-looks-on = Všechna místa jsou obsazená: díváš se.
app-paused = Hra má pauzu.
app-resume = pokračovat ve hře
app-lobby = Hra ještě nezačala. Kdo má odkaz, může si přisednout.
app-start = začít hru
app-seat-bot = posadit bota na prázdné místo { $seat }
app-talk-time = Mluvte spolu, dokud nezačne hlasování.
app-talk-left = Čas na řeči, dokud se nezačne hlasovat; zbývá sekund: { $seconds }
app-call = vyhlásit hlasování
app-yes = přijmout nabídku { $number } (nabízí { $who })
app-no = odmítnout nabídku { $number } (nabízí { $who })
app-look = vidět stůl jako { $who }
app-return = vzít si místo zpátky od bota
app-again = hrát další hru
app-leave = odejít od stolu
app-why-ask = Co chceš udělat? Napiš kousek názvu a pak vyber.
app-why-unknown = Nic takového v této hře není.
app-why-foreign = U tohoto stolu se hraje s vlastními kartami; jejich názvy tu neznáme.
app-say = Řekni něco a stiskni Enter
app-saved = Hra je uložená. Pokračování: { $command }
app-come-back = Místo ti zůstává. Návrat: { $command }
app-link = Odkaz na stůl: { $link }
app-table = { $game }. Tvůj stůl: { $link }
app-not-now = { $what }: teď to nejde.
app-cut = Konec uložené hry chybí; pokračuje se od posledního celého řádku.
app-broken = Spojení je přerušené; další pokus…
app-whole = Spojení je zpátky.
app-pause = Pauza
app-ask-pause = požádat o pauzu
app-no-pause = přece jen bez pauzy
app-rest = nechat za mě hrát bota
app-mute = ztlumit hráče { $who }
app-unmute = zrušit ztlumení hráče { $who }
app-rematch = hrát znovu se stejnými lidmi
app-follow = přejít k další hře
app-seconds = { $question } Zbývá sekund: { $seconds }
app-unsaved = { $why ->
    [full] Disk je plný,
   *[other] Soubor této hry nejde zapsat,
} hra tedy není uložená. Pokračuje se; s každým rozhodnutím se to zkusí znovu.
app-saved-again = Hra je zase uložená.
app-not-saved = Poslední rozhodnutí se nepodařilo uložit. Hra, jaká byla před nimi: { $command }
app-not-kept = Tvou totožnost na tomto serveru se nepodařilo uložit: { $wrong }. Místo je tvoje, dokud neodejdeš.

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
