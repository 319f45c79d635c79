# What the program itself says, whatever the game.

you = { $name } (du)
bot-names = Ede, Lola, Kalle, Mieze, Fiete
page-description = Brettspiele für Langfinger, mit Freunden und mit Bots
welcome = { $game }: du gegen { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}. Startzahl { $seed }.
how-to = Gib die Nummer oder den Namen deiner Wahl ein. Eine leere Zeile zeigt den Tisch und die Frage noch einmal, ? diese Zeilen. Alles andere tun Buchstaben; nach w kann stehen, was du tun möchtest, nach t, was du sagen willst, nach r die Nummer einer Regel.
choice = Deine Wahl
not-a-choice = „{ $given }“ steht nicht zur Wahl: Gib eine Zahl von 1 bis { $last } ein.
refused = { $reason } ({ $rule })
no-such-rule = Eine Regel { $rule } gibt es nicht. Die Regeln haben Nummern wie { $example }.
no-more-input = Es kommt keine Eingabe mehr, darum verlässt du den Tisch.
play-again = Noch einmal spielen: { $command }
options = Optionen
option-default = Standard: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Meine Wahl: { $action }
explain-instead = Zweitbeste Wahl: { $instead }
explain-promise = Ich habe es versprochen.
explain-my-chance = Meine Chancen: { $before } → { $after } %
explain-their-chance = Chancen von { $who }: { $before } → { $after } %

# What a table says, whatever is played at it.

table-sits = { $name } nimmt Platz.
table-leaves = { $name } verlässt den Tisch.
table-starts = Das Spiel beginnt.
table-vote-is-due = Die Redezeit ist um: Es wird abgestimmt.
table-calls-vote = { $who-is ->
    [you] Du lässt abstimmen.
   *[other] { $name } lässt abstimmen.
}
table-takes-back = { $who-is ->
    [you] Du nimmst die letzte Aktion zurück.
   *[other] { $name } nimmt die letzte Aktion zurück.
}
table-wants-pause = { $who-is ->
    [you] Du bittest um eine Pause.
   *[other] { $name } bittet um eine Pause.
}
table-goes-on = { $who-is ->
    [you] Du möchtest weiterspielen.
   *[other] { $name } möchte weiterspielen.
}
table-bot-sits-in = { $who-is ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
}
table-returns = { $who-is ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
table-closes = Der Tisch wird geschlossen.
table-not-your-seat = { $seat ->
    [0] Du hast hier keinen Platz oder mehrere: Sag, welchen du meinst.
   *[other] Platz { $seat } gehört dir nicht.
}
table-no-such-seat = Platz { $seat } gibt es nicht, nur 1 bis { $last }.
table-seat-taken = Der Platz ist besetzt: Dort sitzt { $name }.
table-sent-away = Du wurdest von diesem Tisch entfernt.
table-knows-a-hand = Du hast an diesem Tisch schon fremde Karten gesehen und kannst deshalb nicht mitspielen.
table-time-is-up = Die Zeit für diese Entscheidung ist um.
table-outdated = Diese Partie begann nach älteren Regeln und kann nicht fortgesetzt werden.
table-seat-empty = Auf Platz { $seat } sitzt niemand.
table-no-offer = Dieser Link übergibt Platz { $seat } nicht.
table-only-creator = Das darf nur, wer den Tisch eröffnet hat.
table-has-started = Das Spiel hat schon begonnen.
table-not-started = Das Spiel hat noch nicht begonnen.
table-is-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-has-rematch = Die Revanche ist schon eröffnet.
table-seats-empty = { $seats ->
    [one] { $seats } Platz ist noch frei.
   *[other] { $seats } Plätze sind frei.
}
table-bot-decides = Für diesen Platz spielt ein Bot: Hol ihn dir erst zurück.
table-no-bot-here = Für diesen Platz spielt kein Bot.
table-is-paused = Das Spiel macht Pause.
table-clock-is-so = Das hast du schon gesagt.
table-nothing-to-see = Es gibt nichts mehr anzusehen.
table-older-question = Das beantwortet Frage { $ask }; jetzt gilt Frage { $now }.
table-vote-not-called = Noch wird nicht abgestimmt.
table-has-voted = Du hast schon abgestimmt.
table-cannot-call = Du kannst jetzt nicht abstimmen lassen.
table-cannot-undo = Du kannst nichts zurücknehmen: Es wurde etwas Neues gezeigt, oder jemand anders hat entschieden.
table-say-one-thing = Eins nach dem anderen: ein Spruch, ein eigener Text oder ein gebauter Satz.
table-undone-enough = Das war { $most }-mal zurückgenommen: Jetzt gilt die Entscheidung.
table-enough = Du hast an diesem Tisch genug geändert. Bitte spiel weiter.
table-too-talkative = Warte ein wenig, bevor du mehr sagst.
table-no-such-phrase = Den Spruch { $phrase } gibt es nicht.
table-no-statements = In diesem Spiel gibt es nur Sprüche und eigene Texte.
table-no-name = Ein Name braucht 1 bis { $most } Zeichen.
table-no-text = Eine Nachricht braucht 1 bis { $most } Zeichen.
table-no-hint = Einen Tipp bekommt nur, wer gerade am Zug ist.
table-no-adviser = In diesem Spiel weiß hier niemand einen Tipp.
table-too-fast = Zu viele Nachrichten: Warte einen Augenblick.
table-too-many = An { $most } Tischen wird noch gespielt: Beende oder schließe erst einen davon.
table-no-message = Das ist keine Nachricht des Protokolls: { $wrong }
table-say-hello = Sende zuerst hello.
table-not-a-guest = Der Server kennt dich noch nicht: Nenn ihm zuerst einen Namen.
table-try-again = Da kam etwas dazwischen. Bitte versuch es noch einmal.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-well-played = Gut gespielt!
phrase-one-moment = Moment noch!
phrase-your-turn = Du bist dran.
phrase-yes-please = Ja, gern.
phrase-no-thanks = Nein, danke.
phrase-not-me = Ich war’s nicht!
phrase-oops = Hoppla!
phrase-goodbye = Tschüss!

# The screen of the terminal.

app-hint = Tipp
app-undo = Zurücknehmen
app-why = Warum nicht?
app-talk = Reden
app-info = Details
app-rules = Regeln
app-quit = Beenden
app-close = Schließen
app-back = einen Schritt zurück
app-small = Dieses Fenster hat { $wide } × { $tall } Zeichen; der Tisch braucht 80 × 24.
app-how-to = Gib die Nummer deiner Wahl ein oder nimm Pfeiltasten und Enter oder die Maus. Für alles andere gibt es die Tasten ganz unten.
app-seed = Seed { $seed }
app-warming = starke Bots wärmen sich auf
app-thinking = { $who } denkt nach …
app-hinting = Ein Bot sucht einen Tipp für dich …
app-ballot-in = Deine Stimme ist abgegeben. Die anderen stimmen noch ab.
app-looks-on = Alle Plätze sind besetzt: Du siehst zu.
app-paused = Das Spiel macht Pause.
app-resume = das Spiel fortsetzen
app-lobby = Das Spiel hat noch nicht begonnen. Wer den Link hat, kann Platz nehmen.
app-start = das Spiel beginnen
app-seat-bot = einen Bot auf den leeren Platz { $seat } setzen
app-talk-time = Jetzt wird geredet, bis abgestimmt wird.
app-talk-left = Jetzt wird geredet, bis abgestimmt wird. Noch { $seconds } Sekunden.
app-call = jetzt abstimmen lassen
app-yes = Ja zu Angebot { $number } von { $who }
app-no = Nein zu Angebot { $number } von { $who }
app-look = den Tisch mit den Augen von { $who } sehen
app-return = den Platz vom Bot zurückholen
app-again = noch eine Partie spielen
app-leave = den Tisch verlassen
app-why-ask = Was möchtest du tun? Gib ein Stichwort ein und wähle dann.
app-why-unknown = So etwas gibt es in diesem Spiel nicht.
app-why-foreign = Dieser Tisch spielt mit eigenen Karten; wie sie heißen, ist hier nicht bekannt.
app-say = Sag etwas und drück Enter
app-saved = Die Partie ist gespeichert. So geht sie weiter: { $command }
app-come-back = Dein Platz bleibt reserviert. So kommst du zurück: { $command }
app-link = Das war der Tisch: { $link }
app-table = { $game }. Dein Tisch: { $link }
app-not-now = { $what }: im Moment nicht.
app-cut = Der Spielstand ist am Ende abgeschnitten; es geht ab der letzten vollständigen Zeile weiter.
app-broken = Die Verbindung ist abgerissen; neuer Versuch …
app-whole = Die Verbindung steht wieder.
app-pause = Pause
app-ask-pause = um eine Pause bitten
app-no-pause = doch keine Pause
app-rest = einen Bot für mich spielen lassen
app-mute = { $who } stumm schalten
app-unmute = { $who } wieder hören
app-rematch = mit denselben Leuten noch einmal spielen
app-follow = bei der nächsten Partie mitspielen
app-seconds = { $question } Sekunden übrig: { $seconds }
app-unsaved = { $why ->
    [full] Die Platte ist voll,
   *[other] Die Datei dieser Partie lässt sich nicht schreiben,
} die Partie wird also gerade nicht gespeichert. Sie geht weiter; bei jeder Entscheidung wird es neu versucht.
app-saved-again = Die Partie ist wieder gespeichert.
app-not-saved = Die letzten Entscheidungen ließen sich nicht speichern. Die Partie, wie sie davor stand: { $command }
app-not-kept = Deine Anmeldung auf diesem Server ließ sich nicht speichern: { $wrong }. Der Platz gehört dir, bis du gehst.

# Of games that have no board and no words of their own for these.
small-question = Was tust du?
small-won = { $winners ->
    [0] Niemand gewinnt.
    [one] { $who-is ->
        [you] Du gewinnst!
       *[other] { $who } gewinnt.
    }
   *[other] { $who-is ->
        [you] Du und { $who-others } gewinnt!
       *[other] { $who } gewinnen.
    }
}
small-not-yours = Gerade entscheidet { $mover }.
small-not-now = Das geht jetzt nicht.
