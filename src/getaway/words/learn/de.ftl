# Lessons: what is said around them, in the browser and in the terminal. One file for each language, the same ids in all.

learn-title = Lernen beim Spielen
# Who sits at the table in a lesson; the first is the learner, who may have a name already.
learn-names = Ann, Bo, Cy, Dee
learn-seat = { $who }
learn-lesson = Lektion
learn-scripted = Eine Lektion: Karten und Mitspielende folgen einem Drehbuch.
learn-step = Schritt { $number } von { $count }
learn-minutes = { $minutes } Min.
learn-start = Los
learn-resume = Weiter
learn-again = Noch einmal
learn-learnt = geschafft
learn-skip = Lektion überspringen
learn-skip-short = Überspringen
learn-later = später weiter
learn-undone = Zurückgenommen
learn-on = Weiter
learn-rewind = Zurückspulen
learn-show = Vormachen
learn-send = Sag es
learn-point = Deine Antwort
learn-play = Jetzt richtig spielen
    .about = gegen drei Anfänger
learn-next = Weiter: { $title }
learn-part = Teil { $part } des Plans gehört dir
learn-all = Alle Teile: Du bist runter von der Insel!
learn-failed = Diese Lektion hat sich seit deinem Besuch geändert. Sie beginnt von vorn.

## On top of the rules

rules-in-short = Ein Zug in fünf Schritten
rules-by-number = Jede Regel mit ihrer Nummer
rules-rather = Lieber spielen als lesen? { $minutes } Min.

## In the terminal

learn-prompt = Zahl, s = vormachen, r = Regeln, q = später weiter
learn-prompt-on = Enter = weiter, q = später weiter
learn-asks = ➜ { $what }
learn-says = Dietrich: { $what }
# What a prisoner says at the table.
learn-quote = „{ $what }“
learn-list = Lektionen (getaway learn NAME startet eine):
learn-finished = Lektion geschafft: { $title }.
learn-not-so = Das ist es noch nicht: { $typed }
