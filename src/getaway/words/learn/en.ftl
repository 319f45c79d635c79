# Lessons: what is said around them, in the browser and in the terminal. One file for each language, the same ids in all.

learn-title = Learn by playing
# Who sits at the table in a lesson; the first is the learner, who may have a name already.
learn-names = Ann, Bo, Cy, Dee
learn-seat = { $who }
learn-lesson = Lesson
learn-scripted = A lesson: cards and other players follow a script.
learn-step = Step { $number } of { $count }
learn-minutes = { $minutes } min
learn-start = Start
learn-resume = Continue
learn-again = Play it again
learn-learnt = learnt
learn-skip = Skip the lesson
learn-skip-short = Skip
learn-later = continue later
learn-undone = Taken back, no harm done
learn-on = Continue
learn-rewind = Rewind
learn-show = Show me
learn-send = Say it
learn-point = Your answer
learn-play = Play a real game
    .about = against three beginners
learn-next = Next: { $title }
learn-part = Part { $part } of the plan is yours
learn-all = All parts: you’re off the island!
learn-failed = This lesson has changed since you were here. It starts from the beginning.

## On top of the rules

rules-in-short = A turn in five steps
rules-by-number = Every rule by its number
rules-rather = Rather play than read? { $minutes } min

## In the terminal

learn-prompt = Number, s = show me, r = rules, q = continue later
learn-prompt-on = Enter = continue, q = continue later
learn-asks = ➜ { $what }
learn-says = Dietrich: { $what }
# What a prisoner says at the table.
learn-quote = “{ $what }”
learn-list = Lessons (getaway learn NAME starts one):
learn-finished = Lesson done: { $title }.
learn-not-so = That’s not it yet: { $typed }
