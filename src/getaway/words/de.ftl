# What the program itself says, whatever the game.

you = { $name } (du)
bot-names = Ede, Lola, Kalle, Mieze, Fiete
page-description = Brettspiele für Langfinger, mit Freunden und mit Bots
welcome = { $game }: du gegen { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}. Seed { $seed }.
how-to = Gib die Nummer oder den Namen deiner Wahl ein. Eine leere Zeile zeigt den Tisch und die Frage noch einmal, ? diese Zeilen. Für alles andere genügt ein Buchstabe: w und was du tun möchtest, t und was du sagen willst, r und die Nummer einer Regel.
choice = Deine Wahl
not-a-choice = „{ $given }“ steht nicht zur Wahl: { $last ->
    [1] Es gibt nur die 1.
   *[other] Gib eine Zahl von 1 bis { $last } ein.
}
refused = { $reason } ({ $rule })
no-such-rule = Eine Regel { $rule } gibt es nicht. Die Regeln haben Nummern wie { $example }.
no-more-input = Es kommt keine Eingabe mehr, also schleichst du dich vom Tisch.
play-again = Noch einmal spielen: { $command }
options = Optionen
option-default = Standard: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Am besten: { $action }
explain-then = Danach: { $action }
explain-instead = Oder { $instead }: { $chance } %
explain-runner-up = Zweitbeste Wahl: { $instead }
explain-promise = Du hast dein Wort gegeben.
explain-chance = Deine Siegchance: { $chance } %
explain-nearly-equal = Fast gleich gut: Es kommt kaum darauf an.
explain-rival = { $way ->
    [down] Die Chance von { $who } sinkt von { $before } auf { $after } %.
   *[up] Die Chance von { $who } steigt von { $before } auf { $after } %.
}
explain-election = Setzt sich deine Stimme durch, gewinnst du in { $after } von 100 Versuchen; mit { $instead } in { $before }.
explain-no-rule = Das hat die Suche gefunden; eine Faustregel gibt es dafür nicht.
ballot-for = Stimme für { $vote }

# A review of a finished game. Chances are in hundredths; a mark is said only where it is sure.
review-heading = { $game }: { $players } Personen, { $steps } Schritte
review-judged = Jeder Zug wird nach dem beurteilt, was man dabei wissen konnte, als spielten danach alle wie Experten weiter. Angekreidet wird er nur, wenn er deutlich mehr kostet, als die Schätzung schwankt, und ein zweites Urteil zustimmt.
review-chances = Gewinnchancen in % bei offenen Karten
review-step = Schritt
review-players = Am Tisch
review-player = { $name }: Genauigkeit { $accuracy } %. Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }.
review-player-dull = { $name }: Da gab es nichts falsch zu machen.
review-share = Von { $equal } % auf { $result } %: eigene Züge { $own }, die anderen { $others }, Karten { $cards }.
review-marks = Fehler
review-no-marks = Niemand hat einen klaren Fehler gemacht.
review-mark = Schritt { $step }, { $name }: { $done }. { $grade ->
    [inaccuracy] Eine Ungenauigkeit
    [mistake] Ein Fehler
   *[blunder] Ein grober Fehler
}: { $chance } % statt { $best } %. Das kostet { $lost } ± { $error } Punkte.
review-before = Davor: { $told }
review-better = Besser: { $better }.
review-only = Schritt { $step }, { $name }: { $done }. Der einzige gute Zug!
review-no-rule = Das hat die Suche gefunden; eine Faustregel gibt es dafür nicht.
review-votes = Abstimmungen
review-vote = Runde { $round }: { $ballots }
review-ballot = { $broke ->
    [yes] { $name } – { $vote } (Wort gebrochen)
   *[no] { $name } – { $vote }
}
review-promises = Versprechen
review-promise = { $name }: { $words } { $fate ->
    [kept] Gehalten.
    [broken] Gebrochen.
    [void] Hinfällig.
   *[open] Noch offen.
}
review-stopped = Die Analyse ist bei Schritt { $step } stehen geblieben. Was fertig ist, bleibt erhalten.
review-old-rules = Diese Partie wurde nach älteren Regeln gespielt. Du kannst sie dir noch ansehen, aber beurteilt wird nur nach den heutigen Regeln.
review-not-ready = Die Analyse ist noch nicht fertig.
review-too-many = Viele Partien warten auf ihr Urteil. Versuch es später noch einmal.

# The picture of a link where it is posted, and what the link says of itself there.
preview-step = Schritt { $step } von { $steps }
preview-knew = Gewinnchancen in %, nach dem, was man jeweils wissen konnte
preview-open = Offener Tisch
preview-running = Partie läuft
preview-over = Partie vorbei
preview-free = freier Platz
preview-seat = Platz { $seat }
preview-move = { $name }: { $move }, { $chance } %
preview-better = Besser: { $move }, { $chance } %
preview-about-review = Wo diese Partie gewonnen und verloren wurde, Zug für Zug
preview-about-over = Blick zurück auf diese Partie, Schritt für Schritt
preview-about-open = Ein Tisch ist offen: Komm und spiel mit
preview-about-running = Eine Partie läuft: Komm und schau zu
branch-is-over = Hier ist die Partie schon vorbei. Wähl einen früheren Schritt.
branch-old-rules = Diese Partie wurde nach älteren Regeln gespielt. Du kannst sie dir noch ansehen, aber niemand kann sie weiterspielen.
table-branches = Was wäre, wenn …? Von hier an nimmt die Partie einen anderen Lauf. Was { $name } nicht wissen konnte, wird neu ausgeteilt.

# What a language model is told; tools are named as they are called.

model-instructions = Brettspiele für Langfinger. start_table beginnt eine Partie, join_table setzt dich an einen Tisch, den jemand eröffnet hat. Beide geben dir einen Schlüssel für deinen Platz (seat), den jedes andere Werkzeug verlangt. Dann heißt es warten, lesen, handeln, bis die Partie aus ist.
model-prompt = Spiel eine ganze Partie { $game } mit den Werkzeugen dieses Servers und versuch zu gewinnen.

    1. start_table mit dem Spiel { $name } beginnt eine Partie gegen Bots; join_table setzt dich an den Tisch eines Links. Beide geben dir einen Schlüssel, den jedes andere Werkzeug als seat haben will.
    2. wait antwortet, sobald du dran bist. Lies den Tisch und deine Möglichkeiten und ruf act mit der Nummer von einer davon auf. Dann wieder wait, bis die Partie aus ist.
    3. Du siehst nur, was dein Platz sehen darf. Wird etwas abgelehnt, erfährst du, welche Regel es verbietet; rules kennt sie alle.

    Überleg vor jeder Wahl, was die anderen wollen. Sag am Ende in zwei Sätzen, wie du gespielt hast.
model-since = Seit deinem letzten Blick:
model-seats = Plätze: { $seats }
model-lobby = { $empty ->
    [0] Alle Plätze sind besetzt, aber die Partie hat noch nicht begonnen.
    [one] Die Partie hat noch nicht begonnen: { $empty } Platz ist noch frei.
   *[other] Die Partie hat noch nicht begonnen: { $empty } Plätze sind noch frei.
}
model-talk = Zeit zum Reden vor der Abstimmung. Mit compose und say sagst du etwas, mit wait hörst du die anderen, call_vote beendet das Gespräch.
model-waits = Alle warten auf { $who }.
model-answered = Du hast entschieden. Jetzt sind die anderen dran.
model-choices = Deine Möglichkeiten, mit der Nummer für act:
model-not-asked = Gerade fragt dich niemand etwas. wait sagt dir, wann du dran bist.
model-no-talk = In diesem Spiel gibt es keine Angebote und keine Versprechen.
model-nothing-promised = Noch ist nichts angeboten und nichts versprochen.
model-can-say = Das kannst du jetzt sagen: { $said }

# What a table says, whatever is played at it.

# A player who has had their data deleted.
table-somebody = jemand
table-sits = { $who-is ->
    [you] Du nimmst Platz.
   *[other] { $name } nimmt Platz.
}
table-leaves = { $who-is ->
    [you] Du verlässt den Tisch.
   *[other] { $name } verlässt den Tisch.
}
table-starts = Das Spiel beginnt.
table-vote-is-due = Genug geredet. Jetzt wird abgestimmt.
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
table-wants-coach = { $who-is ->
    [you] Du wünschst dir den Trainer
   *[other] { $name } wünscht sich den Trainer
} für diesen Tisch. Er kommt, wenn alle ihn wollen.
table-no-coach = { $who-is ->
    [you] Du spielst lieber ohne Trainer.
   *[other] { $name } spielt lieber ohne Trainer.
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
table-time-is-up = Zu spät: Die Zeit für diese Entscheidung ist um.
table-outdated = Diese Partie begann nach älteren Regeln und kann nicht fortgesetzt werden.
table-seat-empty = Auf Platz { $seat } sitzt niemand.
table-no-offer = Dieser Link übergibt Platz { $seat } nicht.
table-only-creator = Das darf nur, wer den Tisch eröffnet hat.
table-has-started = Das Spiel hat schon begonnen.
table-is-dealing = Die Karten werden noch ausgeteilt. Einen Moment bitte.
table-no-number = Das ist keine Zahl fürs Mischen oder nicht die versiegelte.
table-number-not-asked = Nach dieser Zahl fragt gerade niemand.
table-not-started = Das Spiel hat noch nicht begonnen.
table-is-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-has-rematch = Die Revanche steht schon bereit.
table-seats-empty = { $seats ->
    [one] { $seats } Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
table-bot-decides = Hier spielt gerade ein Bot: Hol dir den Platz erst zurück.
table-no-bot-here = Für diesen Platz spielt kein Bot.
table-is-paused = Das Spiel macht Pause.
table-clock-is-so = Das hast du schon gesagt.
table-nothing-to-see = Hier gibt es nichts mehr zu sehen.
table-older-question = Zu spät: Das war die Antwort auf Frage { $ask }, wir sind schon bei Frage { $now }.
table-vote-not-called = Noch wird nicht abgestimmt.
table-has-voted = Du hast schon abgestimmt.
table-cannot-call = Du kannst jetzt nicht abstimmen lassen.
table-cannot-undo = Zu spät zum Zurücknehmen: Inzwischen wurde etwas aufgedeckt, oder jemand anders war am Zug.
table-say-one-thing = Eins nach dem anderen: ein Spruch, ein eigener Text oder ein gebauter Satz.
table-undone-enough = { $most }-mal zurückgenommen, das reicht: Jetzt gilt die Entscheidung.
table-enough = Du hast an diesem Tisch genug geändert. Bitte spiel weiter.
table-too-talkative = Langsam! Lass erst die anderen zu Wort kommen.
table-no-such-phrase = Den Spruch { $phrase } gibt es nicht.
table-no-statements = In diesem Spiel gibt es nur Sprüche und eigene Texte.
table-no-name = Ein Name braucht 1 bis { $most } Zeichen.
table-no-text = Eine Nachricht braucht 1 bis { $most } Zeichen.
table-no-hint = Einen Tipp bekommt nur, wer gerade am Zug ist.
table-no-adviser = In diesem Spiel kann hier niemand einen Tipp geben.
table-too-fast = Zu viele Nachrichten: Warte einen Augenblick.
table-too-many = Du hast schon { $most } offene Tische: Beende oder schließe erst einen davon.
table-too-many-guests = Von deiner Internetadresse kamen gerade viele neue Leute. Versuch es in ein paar Minuten noch einmal.
table-too-many-tables = Das waren viele neue Tische in kurzer Zeit. Versuch es in ein paar Minuten noch einmal.
table-one-seat = Du hast hier schon einen Platz. Ein zweiter ist für jemanden, der am selben Gerät mitspielt.
table-no-message = Der Server versteht diese Nachricht nicht: { $wrong }
table-say-hello = Sende zuerst hello.
table-not-a-guest = Der Server kennt dich noch nicht: Nenn ihm zuerst einen Namen.
table-try-again = Da kam etwas dazwischen. Bitte versuch es noch einmal.
table-disk-full = Die Festplatte des Servers ist voll, darum kann nichts gespeichert werden. Sag bitte der Person Bescheid, die ihn betreibt.
table-database-away = Der Server erreicht gerade seine Datenbank nicht. Nichts ist verloren; versuch es gleich noch einmal.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-well-played = Gut gespielt!
phrase-one-moment = Moment noch!
phrase-your-turn = Du bist dran!
phrase-yes-please = Ja, gern.
phrase-no-thanks = Nein, danke.
phrase-not-me = Ich war’s nicht!
phrase-oops = Hoppla!
phrase-goodbye = Man sieht sich!

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
app-talk-time = Redezeit, bis abgestimmt wird.
app-talk-left = Redezeit, bis abgestimmt wird. Sekunden übrig: { $seconds }
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
app-come-back = Wir halten dir den Platz warm. So kommst du zurück: { $command }
app-link = Das war der Tisch: { $link }
app-table = { $game }. Dein Tisch: { $link }
app-not-now = { $what }: im Moment nicht.
app-cut = Der Spielstand ist am Ende abgeschnitten; es geht ab der letzten vollständigen Zeile weiter.
app-chance-kept = Es wurde ehrlich gemischt: Der Server ist bei dem geblieben, was er vorher festgelegt hatte, und deine eigene Zufallszahl war dabei.
app-chance-broken = Vorsicht: In dieser Partie wurde nicht so gemischt, wie der Server es versprochen hatte.
app-broken = Die Verbindung ist abgerissen; neuer Versuch …
app-whole = Die Verbindung steht wieder.
app-pause = Pause
app-ask-pause = um eine Pause bitten
app-no-pause = doch keine Pause
app-ask-coach = um den Trainer bitten
app-no-coach = doch ohne Trainer
app-rest = einen Bot für mich spielen lassen
app-mute = { $who } stumm schalten
app-unmute = { $who } wieder hören
app-rematch = mit denselben Leuten noch einmal spielen
app-follow = bei der nächsten Partie mitspielen
app-seconds = { $question } Sekunden übrig: { $seconds }
app-unsaved = { $why ->
    [full] Die Platte ist voll,
   *[other] Die Datei dieser Partie lässt sich nicht schreiben,
} die Partie wird also gerade nicht gespeichert. Spiel ruhig weiter: Nach jeder Entscheidung folgt ein neuer Versuch.
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
        [you] Du gewinnst gemeinsam mit { $who-others }!
       *[other] { $who } gewinnen.
    }
}
small-not-yours = Gerade entscheidet { $mover }.
small-not-now = Das geht jetzt nicht.
