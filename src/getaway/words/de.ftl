# What the program itself says, whatever the game.

you = { $name } (du)
list = { $names } und { $last }
welcome = { $game }: du gegen { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}. Seed { $seed }.
how-to = Gib die Nummer oder den Namen deiner Wahl ein. Eine leere Zeile zeigt den Tisch und die Frage noch einmal, ? diese Zeilen. Alles andere tun Buchstaben; nach w kann stehen, was du tun möchtest, nach t, was du sagen willst, nach r die Nummer einer Regel.
choice = Deine Wahl
not-a-choice = { $given } steht nicht zur Wahl: Gib eine Zahl von 1 bis { $last } ein.
refused = { $reason } ({ $rule })
no-such-rule = Eine Regel { $rule } gibt es nicht. Die Regeln haben Nummern wie { $example }.
no-more-input = Es kommt keine Eingabe mehr, darum verlässt du den Tisch.
play-again = Noch einmal spielen: { $command }
options = Optionen
option-default = Vorgabe: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Meine Wahl: { $action }
explain-instead = Zweitbeste Wahl: { $instead }
explain-promise = Ich habe es versprochen.
explain-my-chance = Meine Chance: { $before } → { $after } %
explain-their-chance = Chance von { $who }: { $before } → { $after } %

# What a table says, whatever is played at it.

table-sits = { $name } nimmt Platz.
table-leaves = { $name } verlässt den Tisch.
table-starts = Das Spiel beginnt.
table-vote-is-due = Die Redezeit ist um: Es wird abgestimmt.
table-calls-vote = { $name } ruft zur Abstimmung.
table-takes-back = { $name } nimmt die letzte Aktion zurück.
table-wants-pause = { $name } bittet um eine Pause.
table-goes-on = { $name } möchte weiterspielen.
table-bot-sits-in = Ein Bot spielt für { $name }.
table-returns = { $name } ist wieder da.
table-closes = Der Tisch wird geschlossen.
table-not-your-seat = { $seat ->
    [0] Du hast hier keinen Platz, oder mehrere: sag, welchen.
   *[other] Platz { $seat } gehört dir nicht.
}
table-no-such-seat = Platz { $seat } gibt es nicht, nur 1 bis { $last }.
table-seat-taken = Dort sitzt { $name }.
table-sent-away = Du wurdest von diesem Tisch weggeschickt.
table-knows-a-hand = Du hast an diesem Tisch schon eine andere Hand gesehen.
table-time-is-up = Die Zeit für diese Entscheidung ist um.
table-outdated = Diese Partie wurde nach einer älteren Fassung der Regeln begonnen und kann nicht weitergehen.
table-seat-empty = Auf Platz { $seat } sitzt niemand.
table-no-offer = Platz { $seat } wird mit diesem Link nicht übergeben.
table-only-creator = Das darf nur, wer den Tisch eröffnet hat.
table-has-started = Das Spiel hat schon begonnen.
table-not-started = Das Spiel hat noch nicht begonnen.
table-is-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-has-rematch = Die Revanche ist schon eröffnet.
table-seats-empty = { $seats ->
    [one] { $seats } Platz ist frei.
   *[other] { $seats } Plätze sind frei.
}
table-bot-decides = Für diesen Platz spielt ein Bot: Hol ihn dir erst zurück.
table-no-bot-here = Für diesen Platz spielt kein Bot.
table-is-paused = Das Spiel ist unterbrochen.
table-clock-is-so = Das hast du schon gesagt.
table-older-question = Das beantwortet Frage { $ask }; jetzt gilt Frage { $now }.
table-vote-not-called = Zur Abstimmung wurde noch nicht gerufen.
table-has-voted = Du hast schon abgestimmt.
table-cannot-call = Du kannst jetzt nicht zur Abstimmung rufen.
table-cannot-undo = Du kannst nichts zurücknehmen: Es wurde etwas Neues gezeigt, oder jemand anders hat entschieden.
table-say-one-thing = Sag eines: eine Redewendung, einen Text oder eine Aussage.
table-too-talkative = Warte ein wenig, bevor du mehr sagst.
table-no-such-phrase = Die Redewendung { $phrase } gibt es nicht.
table-no-statements = In diesem Spiel redet man nur mit Redewendungen und Texten.
table-no-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
table-no-text = Ein Text hat 1 bis { $most } druckbare Zeichen.
table-no-hint = Einen Tipp bekommt, wer gerade gefragt ist.
table-no-adviser = In diesem Spiel weiß hier niemand einen Tipp.
table-too-fast = Zu viele Nachrichten: Warte einen Augenblick.
table-too-many = Du hast { $most } Tische, die nicht zu Ende sind: Beende oder schließe erst einen davon.
table-no-message = Das ist keine Nachricht des Protokolls: { $wrong }
table-say-hello = Sag zuerst hello.
table-not-a-guest = Der Server kennt dich noch nicht: Nenn ihm zuerst einen Namen.
table-try-again = Etwas kam dazwischen: Bitte sende es noch einmal.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-well-played = Gut gespielt!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-yes-please = Ja, gern.
phrase-no-thanks = Nein, danke.
phrase-not-me = Ich war es nicht!
phrase-oops = Hoppla!
phrase-goodbye = Tschüss!

# The screen of the terminal.

app-hint = Tipp
app-undo = Zurück
app-why = Warum nicht?
app-talk = Reden
app-info = Genauer
app-rules = Regeln
app-quit = Ende
app-close = Schließen
app-back = einen Schritt zurück
app-small = Dieses Fenster hat { $wide } × { $tall } Zeichen; der Tisch braucht 80 × 24.
app-how-to = Gib die Nummer deiner Wahl ein, oder nimm die Pfeiltasten und Enter, oder die Maus. Alles andere tun die Tasten in der Fußzeile.
app-seed = Seed { $seed }
app-warming = starke Bots wärmen sich auf
app-thinking = { $who } denkt nach …
app-hinting = Ein Bot denkt über deinen Tipp nach …
app-ballot-in = Deine Stimme ist abgegeben. Die anderen stimmen noch ab.
app-looks-on = Alle Plätze sind besetzt: Du siehst zu.
app-paused = Das Spiel ist unterbrochen.
app-resume = das Spiel fortsetzen
app-lobby = Das Spiel hat noch nicht begonnen. Wer den Link hat, kann Platz nehmen.
app-start = das Spiel beginnen
app-seat-bot = einen Bot auf den leeren Platz { $seat } setzen
app-talk-time = Zeit zum Reden, bis zur Abstimmung gerufen wird.
app-talk-left = Zeit zum Reden, bis zur Abstimmung gerufen wird; Sekunden übrig: { $seconds }
app-call = zur Abstimmung rufen
app-yes = Ja zu Angebot { $number } von { $who }
app-no = Nein zu Angebot { $number } von { $who }
app-look = als { $who } hinsehen
app-return = den Platz vom Bot zurückholen
app-again = noch eine Partie spielen
app-leave = den Tisch verlassen
app-why-ask = Was möchtest du tun? Gib einen Teil davon ein und wähle dann.
app-why-unknown = So etwas gibt es in diesem Spiel nicht.
app-why-foreign = Dieser Tisch spielt mit eigenen Karten; wie sie heißen, ist hier nicht bekannt.
app-say = Sag etwas und drück Enter
app-saved = Die Partie ist gespeichert. So geht sie weiter: { $command }
app-come-back = Dein Platz bleibt dir. So kommst du zurück: { $command }
app-link = Das war der Tisch: { $link }
app-table = { $game }. Dein Tisch: { $link }
app-not-now = { $what }: im Moment nicht.
app-cut = Das Ende der gespeicherten Partie fehlt; sie geht mit der letzten ganzen Zeile weiter.
app-broken = Die Verbindung ist abgerissen; neuer Versuch …
app-whole = Die Verbindung steht wieder.
app-pause = Pause
app-ask-pause = um eine Pause bitten
app-no-pause = doch keine Pause
app-rest = einen Bot für mich spielen lassen
app-mute = { $who } nicht mehr hören
app-unmute = { $who } wieder hören
app-rematch = mit denselben Leuten noch einmal spielen
app-follow = zur nächsten Partie wechseln
app-seconds = { $question } Sekunden übrig: { $seconds }
app-unsaved = { $why ->
    [full] Die Platte ist voll,
   *[other] Die Datei dieser Partie lässt sich nicht schreiben,
} die Partie ist also nicht gespeichert. Sie geht weiter; bei jeder Entscheidung wird es neu versucht.
app-saved-again = Die Partie ist wieder gespeichert.
app-not-saved = Die letzten Entscheidungen ließen sich nicht speichern. Die Partie, wie sie davor stand: { $command }
app-not-kept = Wer du auf diesem Server bist, ließ sich nicht festhalten: { $wrong }. Der Platz gehört dir, bis du gehst.

# Of games that have no board and no words of their own for these.
small-question = Was tust du?
small-won = { $winners ->
    [0] Niemand hat gewonnen.
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gewonnen.
}
small-not-yours = Gerade entscheidet { $mover }.
small-not-now = Das geht jetzt nicht.
