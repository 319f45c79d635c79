# Lessons: what is said around them, in the browser and in the terminal. One file for each language, the same ids in all.

learn-title = Учимся играя
# Who sits at the table in a lesson; the first is the learner, who may have a name already.
learn-names = Анна, Бо, Сай, Ди
learn-seat = { $who }
learn-lesson = Урок
learn-scripted = Это урок: карты и соперники действуют по сценарию.
learn-step = Шаг { $number } из { $count }
learn-minutes = { $minutes } мин.
learn-start = Начать
learn-resume = Дальше
learn-again = Пройти ещё раз
learn-learnt = пройден
learn-skip = Пропустить урок
learn-skip-short = Пропустить
learn-later = продолжить потом
learn-undone = Ход отменён, ничего страшного
learn-on = Дальше
learn-rewind = Перемотать назад
learn-show = Покажите
learn-send = Сказать
learn-point = Ваш ответ
learn-play = Сыграть по-настоящему
    .about = против трёх новичков
learn-next = Дальше: { $title }
learn-part = Кусок { $part } ваш
learn-all = Все куски собраны: вы на свободе!
learn-failed = Урок изменился с прошлого раза. Начинаем сначала.

## On top of the rules

rules-in-short = Ход за пять шагов
rules-by-number = Все правила по номерам
rules-rather = Не читать, а играть? { $minutes } мин.

## In the terminal

learn-prompt = Номер, s = покажите, r = правила, q = продолжить потом
learn-prompt-on = Enter = дальше, q = продолжить потом
learn-asks = ➜ { $what }
learn-says = Дитрих: { $what }
# What a prisoner says at the table.
learn-quote = «{ $what }»
learn-list = Уроки (getaway learn ИМЯ начинает урок):
learn-finished = Урок пройден: { $title }.
learn-not-so = Пока не то: { $typed }
