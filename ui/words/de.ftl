# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Stehlen. Verstecken.
ui-hero-2 = Alibi nicht vergessen.
ui-hero-about = Brettspiele für Langfinger. Ohne Konto, auf jedem Handy.
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
ui-level-random = zufällig
ui-level-easy = leicht
ui-level-medium = mittel
ui-level-hard = schwer
ui-level-expert = Experte
ui-your-turn = Du bist dran
ui-others-turn = Die anderen sind dran
ui-your-games = Deine laufenden Partien
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
ui-keep = Speichern
ui-other-device = Auf einem anderen Gerät
ui-other-device-why = Öffne diesen Link dort innerhalb einer Viertelstunde, dann kommen deine Spiele mit. Zeig ihn niemandem: Wer ihn öffnet, spielt als du.
ui-other-device-make = Link erstellen
ui-language = Sprache
ui-to-dark = Dunkles Design einschalten
ui-to-light = Helles Design einschalten

## Making a table

ui-players = Mitspielende
ui-players-count = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
ui-clock = Bedenkzeit
ui-clock-none = Unbegrenzt
ui-clock-live = 1 Min. pro Entscheidung
ui-clock-slow = 1 Tag pro Entscheidung
ui-open-table = Offener Tisch
ui-open-table-why = Alle auf diesem Server dürfen sich dazusetzen. Ohne Häkchen nur, wer den Link hat.
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
ui-usual = Standard
ui-seat = Platz { $seat }
ui-make-table = Tisch eröffnen

## Lobby

ui-seats = Plätze
ui-free = Freier Platz
ui-you = du
ui-here = da
ui-same-device = am selben Gerät wie { $name }
ui-away = abwesend
ui-bot = Bot
ui-bot-of = Bot, { $level }
ui-bot-sits-in = Bot springt ein
ui-seat-bot = Bot für Platz { $seat }
ui-beside = Person an diesem Gerät
ui-name-beside = Name der Person, die an diesem Gerät mitspielt
ui-sit-down = Hinsetzen
ui-stand-up = Platz aufgeben
ui-empty-seat = { $name } vom Tisch entfernen
ui-full = Alle Plätze sind besetzt. Wenn es losgeht, schaust du zu.
ui-start = Starten
ui-start-with-bots = { $bots ->
    [one] Mit { $bots } Bot beginnen
   *[other] Mit { $bots } Bots beginnen
}
ui-creator-starts = Wer den Tisch eröffnet hat, startet das Spiel.
ui-invite = Link für deine Freunde
ui-invite-why = Verschick ihn oder lass den Code scannen. Wer ihn öffnet, kann sich dazusetzen.
ui-qr = QR-Code mit dem Link
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
ui-rules-none = Keine Regel erwähnt „{ $wanted }“.
ui-settings = Einstellungen
ui-log = Verlauf und Gespräch
ui-say = Sag etwas
ui-phrases = Sprüche
ui-mute = { $name } stumm schalten
ui-unmute = { $name } wieder hören
ui-watch-link = Link zum Zuschauen
ui-pause = Um eine Pause bitten
ui-paused = Das Spiel macht Pause.
ui-resume = Weiter
ui-pause-asked = Du hast um eine Pause gebeten. Sie beginnt, wenn alle zustimmen.
ui-pause-wanted = Wunsch nach einer Pause: { $names }.
ui-pause-agree = Zustimmen
ui-pause-forget = Doch nicht
ui-rest = Einen Bot für mich spielen lassen
ui-bot-plays = Ein Bot spielt für dich.
ui-take-back = Platz zurückholen
ui-hand-over = Meinen Platz übergeben
ui-hand-over-why = Wer diesen Link öffnet, übernimmt deinen Platz und spielt mit deinen Karten weiter.
ui-leave = Verlassen
ui-leave-why = Geh vorerst zur Startseite: Der Platz bleibt deiner, und das Spiel steht in deiner Liste. Oder geh endgültig: Dann spielt ein Bot für dich weiter.
ui-leave-home = Vorerst gehen
ui-leave-for-good = Endgültig verlassen
ui-line-broken = Verbindung verloren. Neuer Versuch …
ui-your-decision = Du bist dran.
ui-time-left = Noch { $time }
ui-time-then = dann entscheidet ein Bot
ui-ten-seconds = Noch zehn Sekunden.
ui-thinking = überlegt
ui-away-bot = abwesend, Bot in { $time }
ui-who-decides = { $name } entscheidet.
ui-who-thinks = { $name } (Bot) überlegt.
ui-who-away = { $name } ist abwesend.
ui-who-away-bot = { $name } ist abwesend. Ein Bot übernimmt in { $time }.
ui-who-stand-in = Ein Bot spielt für { $name }.
ui-nudge = Anstupsen
ui-nudged = { $name } wartet auf dich.
ui-call-me = Dieses Spiel lässt sich Zeit. Sollen wir uns melden, wenn du dran bist?
ui-call-me-yes = Ja, bitte
ui-call-me-no = Nein, danke
ui-notices = Benachrichtigungen
ui-notices-why = Dein Gerät meldet sich, wenn ein Spiel auf dich wartet.
ui-go-on = Weiter
ui-scene-waits = Das Spiel wartet auf dich: { $seconds } s
ui-scene-others = Sehen noch hin: { $names }
ui-decided-clock = Zeit abgelaufen, ein Bot hat entschieden
ui-decided-stand-in = ein Bot hat entschieden
ui-see-replay = Im Rückblick zeigen
ui-curtain = Gib das Gerät weiter
ui-curtain-why = Nicht spicken!
ui-curtain-open = Ich bin { $name }
ui-rematch = Noch einmal
ui-rematch-wanted = { $name } möchte noch einmal spielen.
ui-rematch-join = Mitspielen
ui-watch-rematch = Dem nächsten Spiel zuschauen
ui-replay = Rückblick
ui-chance = Faires Mischen
ui-chance-how = Vor dem Geben schließt der Server seine Zufallszahl weg, und jedes Gerät am Tisch legt eine eigene dazu. Erst dann werden alle geöffnet, und nur alle zusammen mischen die Karten. So kann sich niemand die Karten aussuchen: niemand am Tisch und auch nicht, wer diesen Server betreibt.
ui-chance-added = hat eine Zahl beigesteuert.
ui-chance-sealed = hat eine Zahl weggeschlossen.
ui-chance-missing = hat eine Zahl weggeschlossen, aber nicht rechtzeitig geöffnet.
ui-chance-none = hat keine Zahl beigesteuert.
ui-chance-bot = ist ein Bot: Seine Zahl stand zusammen mit der des Servers fest.
ui-chance-check = Dieses Spiel prüfen
ui-chance-check-why = Dein Browser rechnet jede Zufallszahl dieses Spiels nach und vergleicht sie mit dem, was vor dem Geben versprochen war.
ui-chance-checking = Wird geprüft …
ui-chance-good = Alles wie versprochen. { $changes ->
        [one] { $changes } Schritt
       *[other] { $changes } Schritte
    } und { $taken ->
        [one] { $taken } Zufallszahl
       *[other] { $taken } Zufallszahlen
    } passen zusammen.
ui-chance-bad-commitment = Da stimmt etwas nicht: Der Server hat ein anderes Geheimnis benutzt als das weggeschlossene.
ui-chance-bad-seal = Da stimmt etwas nicht: Eine Zahl wurde geändert, nachdem sie weggeschlossen war.
ui-chance-bad-number = Da stimmt etwas nicht: Deine eigene Zahl wurde weggelassen.
ui-chance-bad-seed = Da stimmt etwas nicht: Mit diesen Zahlen wurden die Karten nicht gemischt.
ui-chance-bad-chance = Da stimmt etwas nicht: Eine der Zufallszahlen im Spiel ist nicht die richtige.
ui-chance-cannot = Browser prüfen das nur auf Seiten mit https. Die Datei des Spiels lässt sich auf jedem Computer prüfen: getaway replay --verify
ui-chance-details = Die Zahlen selbst
ui-chance-commitment = Was der Server weggeschlossen hat (als SHA-256)
ui-chance-number = Die Zahl von { $name }

## Replay

ui-first = Zum Anfang
ui-back = Zurück
ui-next = Weiter
ui-last = Zum Ende
ui-run = Abspielen
ui-stop = Anhalten
ui-step = Schritt
ui-step-of = Schritt { $step } von { $last }
ui-seen-by = Blickwinkel
ui-spectator = Publikum
ui-all-hands = Alle Karten offen
ui-download = Partie herunterladen

## Settings and keys

ui-close = Schließen
ui-theme = Hell oder dunkel
ui-theme-system = wie das Gerät
ui-theme-light = hell
ui-theme-dark = dunkel
ui-sound = Ton
ui-sound-why = Karten, Token und zweimal Klopfen, wenn du dran bist.
ui-volume = Lautstärke
ui-pace = Tempo der Bots
ui-pace-slow = langsam
ui-pace-normal = normal
ui-pace-fast = schnell
ui-pace-at-once = sofort
ui-confirm = Züge bestätigen
ui-confirm-why = Vor jeder endgültigen Wahl noch einmal fragen.
ui-motion = Animationen
ui-motion-why = Karten und Figuren bewegen sich über den Tisch.
ui-coach = Trainer
ui-coach-why = Tipps unterwegs, wenn du allein mit Bots spielst.
ui-sure-setting = Vor Patzern nachfragen
ui-sure-why = Eine leise Frage vor einem Zug, der viel von deiner Siegchance verschenkt.
ui-tip-read = Verstanden
ui-tips-stop = Keine Tipps mehr
ui-sure = Sicher?
ui-sure-loses = Das senkt deine Siegchance um etwa { $loss } Prozentpunkte.
ui-sure-back = Noch mal überlegen
ui-sure-do = Trotzdem
ui-sure-never = Nicht mehr fragen
ui-keys = Tastatur
ui-key-tab = zum nächsten Element
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
ui-failed-link = Dieser Link ist abgelaufen oder unvollständig. Erstelle auf dem anderen Gerät einen neuen.
ui-failed-offline = Der Server ist nicht zu erreichen.

## Wer du auf diesem Gerät bist

ui-move-title = Wer willst du hier sein?
ui-move-about = Dieser Link macht dich zu { $linked }. Auf diesem Gerät bist du bisher { $here }{ $games ->
    [0] .
   *[other] , und { $here } hat eigene Spiele.
}
ui-move-nobody = Dieser Link macht dich auch auf diesem Gerät zu { $linked }.
ui-move-from-link = aus dem Link
ui-move-on-device = auf diesem Gerät
ui-standing = { $games ->
    [0] noch keine Spiele
    [one] { $games } Spiel
   *[other] { $games } Spiele
}{ $running ->
    [0] { "" }
    [one] , { $running } läuft
   *[other] , { $running } laufen
}
ui-move-kept = { $here } geht nicht verloren: Der Name bleibt unter „Andere Namen auf diesem Gerät“, und du kannst jederzeit zurück. Plätze in laufenden Spielen bleiben deine.
ui-move-do = Hier { $name } sein
ui-move-stay = { $name } bleiben
ui-move-not-now = Jetzt nicht
ui-other-device-once = Er gilt einmal.
ui-other-names = Andere Namen auf diesem Gerät
ui-other-names-why = Du kannst jederzeit zurück; dein jetziger Name wird dann hier aufgehoben.
ui-sign-out-others = Nur auf diesem Gerät
ui-sign-out-others-why = Falls ein Link in falsche Hände geraten ist oder du auf einem fremden Gerät noch angemeldet bist.
ui-sign-out-do = Alle anderen Geräte abmelden
ui-signed-out-others = Erledigt. Angemeldet bist du jetzt nur noch auf diesem Gerät.
ui-failed-link-used = Dieser Link gilt nicht mehr: Er wurde benutzt, ist zu alt oder unvollständig. Erstelle auf deinem anderen Gerät einen neuen.

## Wie die Bots denken

ui-bots-short = Die Bots haben wenig Zeit: Gerade denken viele zugleich.
ui-bots-plain = Die starken Bots wärmen sich noch auf und denken langsamer.
## Lessons

ui-learn = Lernen beim Spielen
ui-new-here = Neu hier? In { $minutes } Minuten gelernt
ui-new-here-how = Im Spiel: { $game }
ui-learn-lessons = { $lessons ->
    [one] Lernen: { $minutes } Min.
   *[other] Lernen: { $lessons } kurze Lektionen
}
