# Lessons: what is said around them, in the browser and in the terminal. One file for each language, the same ids in all.

learn-title = Nauč se to hrou
# Who sits at the table in a lesson; the first is the learner, who may have a name already.
learn-names = Anna, Bo, Cy, Dee
learn-seat = { $who }
learn-lesson = Lekce
learn-scripted = Lekce: karty i ostatní hrají podle scénáře.
learn-step = Krok { $number }/{ $count }
learn-minutes = { $minutes } min
learn-start = Začít
learn-resume = Pokračovat
learn-again = Ještě jednou
learn-learnt = hotovo
learn-skip = Přeskočit lekci
learn-skip-short = Přeskočit
learn-later = pokračovat později
learn-undone = Vráceno, nic se neděje
learn-on = Dál
learn-rewind = Přetočit zpět
learn-show = Ukaž mi to
learn-send = Řekni to
learn-point = Tvoje odpověď
learn-play = Zahrát si naostro
    .about = proti třem začátečníkům
learn-next = Další: { $title }
learn-part = Část { $part } plánu je tvoje
learn-all = Všechny části: jsi z ostrova pryč!
learn-failed = Tahle lekce se od tvé poslední návštěvy změnila. Začíná znovu.

## On top of the rules

rules-in-short = Jak se hraje, v pěti krocích
rules-by-number = Všechna pravidla podle čísel
rules-rather = Radši hrát než číst? { $minutes } min

## In the terminal

learn-prompt = Číslo, s = ukaž mi to, r = pravidla, q = později
learn-prompt-on = Enter = dál, q = později
learn-asks = ➜ { $what }
learn-says = Dietrich: { $what }
# What a prisoner says at the table.
learn-quote = „{ $what }“
learn-list = Lekce (getaway learn JMÉNO jednu spustí):
learn-finished = Lekce hotová: { $title }.
learn-not-so = To ještě není ono: { $typed }
