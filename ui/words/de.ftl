# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Stehlen. Verstecken.
ui-hero-2 = Alibi haben.
ui-hero-about = Brettspiele über Diebe. Ohne Konto, auf jedem Handy.
ui-players-range = { $least }–{ $most } Personen
ui-play-now = Sofort spielen
ui-play-friends = Mit Freunden spielen
ui-against = gegen
ui-number-of-bots = Anzahl der Bots
ui-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
ui-strength = Spielstärke
ui-level-random = sorglos
ui-level-easy = leicht
ui-level-medium = klug
ui-level-hard = stark
ui-level-expert = meisterlich
ui-your-turn = Du bist dran
ui-others-turn = Andere entscheiden gerade
ui-your-games = Deine laufenden Spiele
ui-open-tables = Offene Tische
ui-table-of = Tisch von { $name }
ui-seats-free = { $free ->
    [0] Kein Platz frei
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
ui-waiting-for = { $missing ->
    [0] Kann beginnen
    [one] Wartet auf { $missing } Person
   *[other] Wartet auf { $missing } Personen
}
ui-continue = Weiterspielen
ui-to-lobby = Zum Tisch
ui-join = Mitspielen
ui-watch = Zuschauen
ui-unofficial = Inoffizielle Ausgabe mit eigenen Worten und Zeichnungen.

## You

ui-your-name = Dein Name
ui-guest-names = Elster, Fuchs, Rabe, Luchs, Marder, Wiesel, Eule, Katze
ui-keep = Behalten
ui-other-device = Auf einem anderen Gerät
ui-other-device-why = Öffne diesen Link dort innerhalb einer Viertelstunde, dann kommen deine Spiele mit. Zeig ihn niemandem: Wer ihn öffnet, ist du.
ui-other-device-make = Link erstellen
ui-language = Sprache
ui-to-dark = Dunkel schalten
ui-to-light = Hell schalten

## Making a table

ui-players = Mitspielende
ui-players-count = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
ui-clock = Uhr
ui-clock-none = Keine Uhr
ui-clock-live = Je eine Minute
ui-clock-slow = Je ein Tag
ui-open-table = Offener Tisch
ui-open-table-why = Alle auf diesem Server dürfen sich dazusetzen. Sonst nur, wer den Link hat.
ui-more-options = Weitere Einstellungen
ui-talk-time = Redezeit vor einer Abstimmung
ui-talk-endless = ohne Ende, solange du mit Bots allein bist
ui-seconds = { $seconds ->
    [0] keine
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
ui-stand-in = Bot, der für Abwesende einspringt
ui-edition = Ausgabe
ui-usual = üblich
ui-seat = Platz { $seat }
ui-make-table = Tisch eröffnen

## Lobby

ui-seats = Plätze
ui-free = Freier Platz
ui-you = du
ui-here = da
ui-away = abwesend
ui-bot = Bot
ui-bot-of = Bot, { $level }
ui-bot-sits-in = ein Bot vertritt den Platz
ui-seat-bot = Bot für Platz { $seat }
ui-beside = Neben mir
ui-name-beside = Name der Person neben dir
ui-sit-down = Hinsetzen
ui-stand-up = Platz aufgeben
ui-empty-seat = { $name } wegschicken
ui-full = Alle Plätze sind besetzt. Wenn es losgeht, schaust du zu.
ui-start = Beginnen
ui-start-with-bots = { $bots ->
    [one] Mit { $bots } Bot beginnen
   *[other] Mit { $bots } Bots beginnen
}
ui-creator-starts = Wer den Tisch eröffnet hat, startet das Spiel.
ui-invite = Link für deine Freunde
ui-invite-why = Verschick ihn oder halte ein Handy vor den Code. Wer ihn öffnet, kann sich dazusetzen.
ui-qr = Der Link als Code für ein Handy
ui-copy = Link kopieren
ui-only-here = Dieser Link geht nur auf diesem Gerät. Für andere: den Server mit --host 0.0.0.0 starten.
ui-copied = Kopiert
ui-send = Senden
ui-close-table = Tisch schließen
ui-table-closed = Dieser Tisch wurde geschlossen.

## At the table

ui-menu = Menü
ui-undo = Zurücknehmen
ui-board-broken = Das Brett dieses Spiels lässt sich nicht zeigen; zum Spielen genügt die Liste.
ui-home = Startseite
ui-rules = Spielregeln
ui-rules-search = Regeln durchsuchen
ui-rules-none = Keine Regel spricht von „{ $wanted }“.
ui-settings = Einstellungen
ui-log = Verlauf und Gespräch
ui-say = Sag etwas
ui-phrases = Redewendungen
ui-mute = { $name } stumm schalten
ui-unmute = { $name } wieder hören
ui-watch-link = Link zum Zuschauen
ui-pause = Um eine Pause bitten
ui-paused = Das Spiel ruht.
ui-resume = Weiter
ui-pause-asked = Du hast um eine Pause gebeten. Sie beginnt, wenn alle zustimmen.
ui-pause-wanted = Eine Pause möchte: { $names }.
ui-pause-agree = Zustimmen
ui-pause-forget = Doch nicht
ui-rest = Einen Bot für mich spielen lassen
ui-bot-plays = Ein Bot spielt für dich.
ui-take-back = Platz zurücknehmen
ui-hand-over = Meinen Platz übergeben
ui-hand-over-why = Wer diesen Link öffnet, übernimmt deinen Platz und spielt mit deinen Karten weiter.
ui-leave = Verlassen
ui-leave-why = Geh vorerst zur Startseite: Der Platz bleibt deiner, und das Spiel steht in deiner Liste. Oder geh endgültig: Dann spielt ein Bot für dich weiter.
ui-leave-home = Vorerst gehen
ui-leave-for-good = Endgültig verlassen
ui-line-broken = Verbindung verloren. Neuer Versuch …
ui-your-decision = Du entscheidest.
ui-curtain = Gib das Gerät weiter
ui-curtain-why = Jetzt soll sonst niemand hinsehen.
ui-curtain-open = Ich bin { $name }
ui-rematch = Noch einmal
ui-watch-rematch = Dem nächsten Spiel zuschauen
ui-replay = Rückblick

## Replay

ui-first = Zum Anfang
ui-back = Zurück
ui-next = Weiter
ui-last = Zum Ende
ui-run = Abspielen
ui-stop = Anhalten
ui-step = Schritt
ui-step-of = Schritt { $step } von { $last }
ui-seen-by = Gesehen von
ui-spectator = Zuschauer
ui-all-hands = Karten offen
ui-download = Spiel herunterladen

## Settings and keys

ui-close = Schließen
ui-theme = Hell oder dunkel
ui-theme-system = wie das Gerät
ui-theme-light = hell
ui-theme-dark = dunkel
ui-sound = Ton
ui-sound-why = Zweimal Klopfen, wenn du entscheidest.
ui-confirm = Bestätigen
ui-confirm-why = Vor jeder endgültigen Wahl noch einmal fragen.
ui-motion = Bewegung
ui-motion-why = Karten und Figuren bewegen sich über den Tisch.
ui-keys = Tastatur
ui-key-tab = von einem zum nächsten
ui-key-enter = wählen, bestätigen
ui-key-number = nach Nummer wählen
ui-key-arrows = zwischen Möglichkeiten wechseln
ui-key-escape = Wahl zurücknehmen, schließen
ui-key-hint = Tipp
ui-key-undo = zurücknehmen
ui-key-rules = Spielregeln
ui-key-talk = etwas sagen
ui-key-help = diese Liste

## When something goes wrong

ui-loading = Wird geladen …
ui-trouble = Das hat nicht geklappt
ui-try-again = Noch einmal versuchen
ui-failed = Der Server sagt: { $detail }
ui-failed-lost = Unter dieser Adresse gibt es nichts. Vielleicht wurde der Tisch geschlossen.
ui-failed-link = Dieser Link ist zu alt oder unvollständig. Erstelle auf dem anderen Gerät einen neuen.
ui-failed-offline = Der Server ist nicht zu erreichen.
