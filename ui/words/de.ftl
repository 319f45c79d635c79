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
ui-level-beginner = Anfänger
ui-level-easy = leicht
ui-level-medium = mittel
ui-level-skilled = geübt
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
    [0] Startklar
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
ui-other-device-why = Öffne diesen Link dort innerhalb einer Viertelstunde, dann kommen deine Partien mit. Zeig ihn niemandem: Wer ihn öffnet, kann unter deinem Namen spielen.
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
ui-talk-endless = unbegrenzt, solange du mit Bots allein bist
ui-seconds = { $seconds ->
    [0] keine
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
ui-stand-in = Bot, der für Abwesende einspringt
ui-edition = Edition
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
ui-full = Alle Plätze sind besetzt. Sobald es losgeht, kannst du zuschauen.
ui-start = Starten
ui-start-with-bots = { $bots ->
    [one] Mit { $bots } Bot starten
   *[other] Mit { $bots } Bots starten
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
ui-board-broken = Das Spielbrett lässt sich nicht anzeigen; mit der Liste kannst du trotzdem spielen.
ui-home = Startseite
ui-rules = Spielregeln
ui-rules-search = Regeln durchsuchen
ui-rules-none = Keine Regel erwähnt „{ $wanted }“.
ui-settings = Einstellungen
ui-log = Verlauf und Chat
ui-say = Sag etwas
ui-phrases = Sprüche
ui-mute = { $name } stumm schalten
ui-unmute = { $name } wieder hören
ui-watch-link = Link zum Zuschauen
ui-pause = Um eine Pause bitten
ui-paused = Das Spiel macht Pause.
ui-resume = Weiter
ui-pause-asked = Du hast um eine Pause gebeten. Sie beginnt, wenn alle zustimmen.
ui-pause-wanted = Pausenwunsch von { $names }.
ui-pause-agree = Zustimmen
ui-pause-forget = Doch nicht
ui-rest = Einen Bot für mich spielen lassen
ui-bot-plays = Ein Bot spielt für dich.
ui-take-back = Platz zurückholen
ui-hand-over = Meinen Platz übergeben
ui-hand-over-why = Wer diesen Link öffnet, übernimmt deinen Platz und spielt mit deinen Karten weiter.
ui-leave = Verlassen
ui-leave-why = Vorerst: Dein Platz bleibt dir, und die Partie steht weiter in deiner Liste. Endgültig: Ein Bot spielt für dich weiter.
ui-leave-home = Vorerst gehen
ui-leave-for-good = Endgültig gehen
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
ui-call-me = Diese Partie lässt sich Zeit. Sollen wir uns melden, wenn du dran bist?
ui-call-me-yes = Ja, bitte
ui-call-me-no = Nein, danke
ui-notices = Benachrichtigungen
ui-notices-why = Dein Gerät meldet sich, wenn eine Partie auf dich wartet.
ui-go-on = Weiter
ui-scene-waits = Das Spiel wartet auf dich: { $seconds } s
ui-scene-others = Noch nicht so weit: { $names }
ui-decided-clock = Zeit abgelaufen, ein Bot hat entschieden
ui-decided-stand-in = ein Bot hat entschieden
ui-see-replay = Im Rückblick zeigen
ui-curtain = Gib das Gerät weiter
ui-curtain-why = Nicht spicken!
ui-curtain-open = Ich bin { $name }
ui-rematch = Noch einmal
ui-rematch-wanted = { $name } möchte noch einmal spielen.
ui-rematch-join = Mitspielen
ui-watch-rematch = Bei der nächsten Partie zuschauen
ui-replay = Rückblick
ui-chance = Faires Mischen
ui-chance-how = Vor dem Austeilen versiegelt der Server eine Zufallszahl, und jedes Gerät am Tisch versiegelt eine eigene. Erst dann werden alle geöffnet, und nur alle zusammen mischen die Karten. So kann sich niemand die Karten aussuchen: niemand am Tisch und auch nicht, wer diesen Server betreibt.
ui-chance-added = hat eine Zahl beigesteuert.
ui-chance-sealed = hat eine Zahl versiegelt.
ui-chance-missing = hat eine Zahl versiegelt, aber nicht rechtzeitig geöffnet.
ui-chance-none = hat keine Zahl beigesteuert.
ui-chance-bot = ist ein Bot: Seine Zahl stand zusammen mit der des Servers fest.
ui-chance-check = Diese Partie prüfen
ui-chance-check-why = Dein Browser rechnet jede Zufallszahl dieser Partie nach und vergleicht sie mit dem, was vor dem Austeilen versprochen war.
ui-chance-checking = Wird geprüft …
ui-chance-good = Alles wie versprochen. { $changes ->
        [one] { $changes } Schritt
       *[other] { $changes } Schritte
    } und { $taken ->
        [one] { $taken } Zufallszahl
       *[other] { $taken } Zufallszahlen
    } passen zusammen.
ui-chance-bad-commitment = Da stimmt etwas nicht: Der Server hat ein anderes Geheimnis benutzt als das versiegelte.
ui-chance-bad-seal = Da stimmt etwas nicht: Eine Zahl wurde geändert, nachdem sie versiegelt war.
ui-chance-bad-number = Da stimmt etwas nicht: Deine eigene Zahl wurde weggelassen.
ui-chance-bad-seed = Da stimmt etwas nicht: Mit diesen Zahlen wurden die Karten nicht gemischt.
ui-chance-bad-chance = Da stimmt etwas nicht: Eine der Zufallszahlen dieser Partie ist nicht die richtige.
ui-chance-cannot = Browser prüfen das nur auf Seiten mit https. Die Datei der Partie lässt sich auf jedem Computer prüfen: getaway replay --verify
ui-chance-details = Die Zahlen selbst
ui-chance-commitment = Was der Server versiegelt hat (als SHA-256)
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
ui-sound-why = Karten, Tokens und zweimal Klopfen, wenn du dran bist.
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
ui-coach-why = Tipps unterwegs: allein mit Bots, oder wenn alle am Tisch sie wollen.
ui-coach-ask = Um den Trainer bitten
ui-coach-agree = Trainer: zustimmen ({ $wants } von { $people })
ui-coach-forget = Doch ohne Trainer
ui-sure-setting = Bei groben Fehlern nachfragen
ui-sure-why = Fragt kurz nach, bevor ein Zug viel von deiner Siegchance verschenkt.
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
ui-key-escape = abbrechen, schließen
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
ui-failed-lost = Hier ist nichts zu holen. Vielleicht wurde der Tisch geschlossen.
ui-failed-offline = Der Server ist nicht zu erreichen.

## Wer du auf diesem Gerät bist

ui-move-title = Wer willst du hier sein?
ui-move-about = Dieser Link macht dich zu { $linked }. Auf diesem Gerät bist du bisher { $here }{ $games ->
    [0] .
   *[other] , und { $here } hat eigene Partien.
}
ui-move-nobody = Dieser Link macht dich auch auf diesem Gerät zu { $linked }.
ui-move-from-link = aus dem Link
ui-move-on-device = auf diesem Gerät
ui-standing = { $games ->
    [0] noch keine Partien
    [one] { $games } Partie
   *[other] { $games } Partien
}{ $running ->
    [0] { "" }
    [one] , { $running } läuft
   *[other] , { $running } laufen
}
ui-move-kept = { $here } geht nicht verloren: Der Name steht unter „Andere Namen auf diesem Gerät“, und du kannst jederzeit zurückwechseln. Plätze in laufenden Partien bleiben deine.
ui-move-do = Hier { $name } sein
ui-move-stay = { $name } bleiben
ui-move-not-now = Jetzt nicht
ui-other-device-once = Er gilt nur einmal.
ui-other-names = Andere Namen auf diesem Gerät
ui-other-names-why = Du kannst jederzeit zurückwechseln; dein jetziger Name wird dann hier aufgehoben.
ui-sign-out-others = Nur auf diesem Gerät
ui-sign-out-others-why = Falls ein Link in falsche Hände geraten ist oder du auf einem fremden Gerät noch angemeldet bist.
ui-sign-out-do = Alle anderen Geräte abmelden
ui-signed-out-others = Erledigt. Angemeldet bist du jetzt nur noch auf diesem Gerät.
ui-failed-link-used = Dieser Link gilt nicht mehr: Er wurde benutzt, ist zu alt oder unvollständig. Erstelle auf deinem anderen Gerät einen neuen.

## Wie die Bots denken

ui-bots-short = Die Bots sind in Eile: Gerade denken zu viele auf einmal.
ui-bots-plain = Die starken Bots wärmen sich noch auf und denken langsamer.
## My games

ui-mine = Meine Partien
ui-mine-see-all = Alle meine Partien
ui-mine-kept = In diesem Browser, ohne Konto.
ui-mine-show = Zeigen
ui-mine-all = Alle { $games }
    .some = Alle
ui-mine-turn = Ich bin dran { $games }
    .some = Ich bin dran
ui-mine-wins = Gewonnen { $games }
    .some = Gewonnen
ui-mine-people = Mit Menschen
ui-mine-running = Laufend
ui-mine-finished = Beendet
ui-mine-title = { $game }, { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
ui-mine-waits = Wartet auf { $name }
ui-mine-time-left = noch { $time }
ui-mine-over = Beendet
ui-mine-won = Gewonnen
ui-mine-lost = Verloren
ui-mine-rules-older = alte Regeln: nur ansehen
ui-mine-rules-gone = alte Regeln: lässt sich nicht mehr zeigen
ui-mine-chances = Deine Chancen im Lauf der Partie
ui-mine-older = Ältere Partien
ui-mine-none = Noch keine Partien.
ui-mine-none-why = Hier steht jede Partie, die du spielst, samt Rückblick.
ui-mine-nothing = Dazu passt keine Partie.
ui-mine-offline = Du bist offline. Das ist deine Liste, Stand { $when }.
ui-mine-device = Link erstellen
ui-mine-device-why = Nimm diese Liste und deine Plätze mit. Hier geht nichts verloren.
ui-mine-data = Deine Daten
ui-mine-data-why = Ein Name, ein Cookie und die Partien dieser Liste. Sonst nichts.
ui-mine-export = Alles herunterladen
ui-mine-delete = Meine Daten löschen …
ui-delete-title = Deine Daten löschen?
ui-delete-name = Dein Name und diese Liste verschwinden sofort, auf allen deinen Geräten.
ui-delete-running = { $games ->
    [one] In { $games } laufenden Partie übernimmt ein Bot deinen Platz.
   *[other] In { $games } laufenden Partien übernimmt ein Bot deinen Platz.
}
ui-delete-others = Die anderen behalten ihre Partien. Dort heißt du dann „jemand“; Züge und Versprechen bleiben.
ui-delete-no-way-back = Das lässt sich nicht rückgängig machen.
ui-delete-said = Auch löschen, was ich geschrieben habe
ui-delete-said-why = Nachrichten an den Tischen
ui-delete-do = Endgültig löschen
ui-delete-keep = Alles behalten

## Ratings and puzzles

ui-ratings = Wie du spielst
ui-ratings-why = Nur eine Zahl, und nur du siehst sie, solange du nichts anderes einstellst. Je mehr Partien dahinterstehen, desto weniger schwankt sie.
ui-ratings-bots = Gegen Bots · { $game }
ui-ratings-people = Gegen Menschen · { $game }
ui-ratings-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
ui-ratings-silent = { $games ->
    [one] nach { $games } weiteren Partie
   *[other] nach { $games } weiteren Partien
}
ui-ratings-none = Nach { $games } Partien gegen Bots oder an offenen Tischen steht hier eine Zahl. Brauchen wirst du sie nie.
ui-ratings-strokes = Striche: die Bots, von zufällig bis Experte. Band: In zwei von drei Fällen liegt deine wahre Stärke darin.
ui-ratings-show = Andere an meinen Tischen dürfen sie sehen
ui-ratings-hide = Ausblenden
ui-ratings-unhide = Einblenden
ui-ratings-do-not = Ohne Wertung spielen
ui-ratings-off = Deine Partien werden nicht gewertet, und was gewertet war, ist gelöscht.
ui-ratings-count = Mit Wertung spielen
ui-puzzle = Rätsel des Tages
ui-puzzle-ask = Ein Zug ist klar der beste. Welcher?
ui-puzzle-hint = Tipp
ui-puzzle-not = Naheliegend, aber nicht der beste Zug: { $move }
ui-puzzle-right = Richtig! Damit gewinnst du { $chance } von 100 Partien.
ui-puzzle-wrong = Nicht der beste Zug: Damit gewinnst du nur { $chance } von 100 Partien.
ui-puzzle-wrong-unknown = Nicht der beste Zug.
ui-puzzle-best = Besser: { $move } ({ $chance } von 100)
ui-puzzle-no-reason = Das hat die Suche gefunden; eine Faustregel gibt es dafür nicht.
ui-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge gelöst
   *[other] { $days } Tage in Folge gelöst
}
ui-puzzle-next = Nächstes Rätsel

## Lessons

ui-learn = Lernen beim Spielen
ui-new-here = Neu hier? Lern es in { $minutes } Minuten
ui-new-here-how = Beim Spielen: { $game }
ui-learn-lessons = { $lessons ->
    [one] Lernen: { $minutes } Min.
   *[other] Lernen: { $lessons } kurze Lektionen
}

# The review of a finished game. Chances and points are hundredths.

ui-review = Analyse
ui-review-knew = Was du wusstest
ui-review-open = Alle Karten offen
ui-review-graph = Gewinnchancen, Schritt für Schritt
ui-review-progress = Beurteilt bis Schritt { $step } von { $steps }.
ui-review-left = Noch etwa { $seconds } s.
ui-review-waiting = Das Urteil muss warten: Laufende Partien gehen vor.
ui-review-chance = { $name }: { $chance } %
ui-review-mark = { $name }: { $done }, { $chance } %; { $grade }, besser: { $better }, { $best } %
ui-review-inaccuracy = Ungenauigkeit
ui-review-mistake = Fehler
ui-review-blunder = Grober Fehler
ui-review-from = ab { $points }
ui-review-only = Der einzige gute Zug
ui-review-fine = Kein Fehler
ui-review-played = Gespielt
ui-review-better = Besser
ui-review-sure = Das kostet { $lost } ± { $error } Punkte, wenn alle wie Experten weiterspielen. Beurteilt an { $deals } Verteilungen, die zu dem passen, was { $name } da wissen konnte.
ui-review-nothing = Bei diesem Schritt gab es nichts zu beurteilen.
ui-review-luck = Kartenglück: { $name } { $points }
ui-review-lucky = Kartenglück
ui-review-no-fault = Das war kein Fehler.
ui-review-accuracy = Genauigkeit
ui-review-hundred = 100 = immer der beste Zug
ui-review-where = Woran es lag
ui-review-own = eigene Züge
ui-review-others = Züge der anderen
ui-review-cards = Karten
ui-review-points = Punkte von 100
ui-review-turning = Wendepunkte
ui-review-all = alle { $count }
ui-review-mine = meine { $count }
ui-review-none = Niemand hat einen klaren Fehler gemacht.
ui-review-next = Nächster Fehler
ui-review-board = Zum Spielbrett
ui-review-moves = Züge
ui-review-players = Am Tisch
ui-review-rounds = Runden
ui-review-round = Runde
ui-review-guards = Wachen
ui-review-scapegoat = Sündenbock
ui-review-bonus = Bonus
ui-review-votes = Stimmen
ui-review-broke = Wort gebrochen
ui-review-promises = Versprechen
ui-review-kept = gehalten
ui-review-broken = gebrochen
ui-review-void = hinfällig
ui-review-still = noch offen
ui-review-keys = ← → Schritt · M nächster Fehler · T ausprobieren · O offene Karten · L Link
ui-branch = Was wäre, wenn …
ui-branch-try = Ausprobieren
ui-branch-why = Du spielst ab Schritt { $step } an einem eigenen Tisch weiter, gegen Bots. Was man an deinem Platz nicht wissen konnte, wird neu ausgeteilt. In die Wertung geht das nie ein.
ui-branch-seat = Dein Platz
ui-branch-go = Von hier aus weiterspielen
ui-branch-back = Zurück zur Partie
ui-branch-strip = Was wäre, wenn: ab Schritt { $step } einer anderen Partie
ui-branch-mine = Deine Versuche zu dieser Partie
ui-branch-one = Schritt { $step }, { $name }
ui-branch-chance = Bis zur Abzweigung gilt der Zufall der früheren Partie. Danach kommt er nur noch aus dem Geheimnis des Servers: Niemand am Tisch hat eine Zahl beigesteuert.
