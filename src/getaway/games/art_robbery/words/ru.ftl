# Art Robbery: names, events, choices, refusals. One file for each language, the same ids in all.
# Names of players are not inflected: they stand in the nominative, or after a form of "игрок".

## Names

art-robbery = Ограбление музея (Art Robbery)
poster = Ограбление музея
    .pitch = Четыре рейда в музей. Побеждает самая богатая добыча, но того, у кого меньше всех алиби, арестуют.
    .minutes = 20 минут
    .credit = Автор «Ограбления музея» (Art Robbery) — Райнер Книция.
raid = { $number ->
    [1] Рейд 1 (Эскизы)
    [2] Рейд 2 (Скульптуры)
    [3] Рейд 3 (Антиквариат)
   *[4] Рейд 4 (Картины)
}
card = { $card ->
    [boss] Босс
    [dog] Сторожевой пёс
    [thief] Жадный вор
   *[other] { $card }
}
# $value is 0 to 5 or boss; $alibis is the number of white dots on the token. "Алиби" has one form for all numbers.
token = { $value ->
    [boss] Босс
   *[other] { $value }
}{ $alibis ->
    [0] { "" }
   *[other] { " " }({ $alibis } алиби)
}
# The same as the object of a sentence: "Bo plays …", "Bo steals …".
a-card = { $card ->
    [boss] карту «Босс»
    [dog] карту «Сторожевой пёс»
    [thief] карту «Жадный вор»
   *[other] карту { $card }
}
a-token = { $value ->
    [boss] Босса
   *[other] жетон { $value }
}{ $alibis ->
    [0] { "" }
   *[other] { " " }({ $alibis } алиби)
}

## Events

plays = { $who-is ->
    [you] Вы разыгрываете
   *[other] { $who } разыгрывает
} { $card }.
takes = { $who-is ->
    [you] Вы хватаете
   *[other] { $who } хватает
} из центра { $token }.
robs = { $who-is ->
    [you] Вы тянетесь за добычей игрока { $victim } ({ $token }), но там пёс.
   *[other] { $victim-is ->
        [you] { $who } тянется за вашей добычей ({ $token }), но пёс у вас.
       *[other] { $who } тянется за добычей игрока { $victim } ({ $token }), но там пёс.
    }
}
steals = { $who-is ->
    [you] Вы крадёте у игрока { $victim }
   *[other] { $who } крадёт у { $victim-is ->
        [you] вас
       *[other] игрока { $victim }
    }
} { $token }.
gives-dog = { $who-is ->
    [you] Вы оставляете себе { $token }, а { $thief } получает пса.
   *[other] { $who } оставляет себе { $token }, а { $thief-is ->
        [you] вам достаётся пёс
       *[other] { $thief } получает пса
    }.
}
fetches-dog = { $who-is ->
    [you] Вы свистите
   *[other] { $who } свистит
}, и пёс бежит из центра.
fetches-dog-from = { $who-is ->
    [you] Вы сманиваете пса у игрока { $owner }.
   *[other] { $who } сманивает пса у { $owner-is ->
        [you] вас
       *[other] игрока { $owner }
    }.
}
takes-nothing = { $who-is ->
    [you] Вы остаётесь
   *[other] { $who } остаётся
} с носом.
declines = { $who-is ->
    [you] На этот раз вы ничего не крадёте.
   *[other] { $who } на этот раз ничего не крадёт.
}
draws = { $who-is ->
    [you] Вы добираете
   *[other] { $who } добирает
} карту.
draws-card = { $who-is ->
    [you] Вы добираете
   *[other] { $who } добирает
} { $card }.
renews = Сброс перемешан: в новой колоде добора { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
stalls = { $raid } слишком затянулся: всё, что лежит в центре, возвращается в коробку.
boss-kept = { $who-is ->
    [you] Вы оставляете
   *[other] { $who } оставляет
} Босса себе.
boss-lost = { $who-is ->
    [you] Вы теряете
   *[other] { $who } теряет
} Босса: нет ни 4, ни 5.
raid-begins = { $raid } начинается.
raid-ends = { $raid } окончен. Добыча надёжно припрятана.
ends = Последний рейд окончен. А теперь — алиби!

## The end

end-alibis = { $who-is ->
    [you] Вы
   *[other] { $who }
}: { $alibis } алиби
end-arrested = { $who-is ->
    [you] Алиби у вас меньше всех. Наручники — и пожалуйте за решётку.
   *[other] { $who } отправляется за решётку: алиби меньше всех.
}
end-discards = { $who-is ->
    [you] Алиби у вас меньше, и вы сбрасываете
   *[other] У игрока { $who } алиби меньше, и он сбрасывает
} жетоны на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $tokens }.
end-points = { $who-is ->
    [you] Вы
   *[other] { $who }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
end-winner = { $who-is ->
    [you] Вы победили!
   *[other] Побеждает { $who }.
}
end-shared = { $who-is ->
    [you] Победу делите вы и { $who-others }.
   *[other] Победу делят { $who }.
}
end-police = За решётку отправляются все: побеждает полиция.
# How it ended for one player, in a list of games.
ending-won = Победа
ending-shared = Общая победа
ending-lost = Поражение
ending-arrested = Арест
ending-haul = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, алиби: { $alibis }
ending-short = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, не хватило { $short }
ending-fewer-alibis = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, но мало алиби

## What is asked, and the choices

ask-play = Какую карту разыграете?
ask-token = Какой жетон возьмёте?
ask-victim = У кого крадёте?
ask-gift = { $thief } хочет украсть у вас { $token }. Что отдадите?
do-play = разыграть { $card }
do-take = взять { $token }
do-rob = украсть у игрока { $victim }
do-nothing = ничего не брать
do-give-token = отдать жетон: { $token }
do-give-dog = отдать пса и оставить жетон себе
deed-play-take = разыграть { $card } и взять со стены { $token }
deed-play-rob = разыграть { $card } и украсть { $token } у игрока { $who }
deed-take = взять со стены { $token }
deed-steal = украсть { $token } у игрока { $who }

## The table

table-middle = Центр
table-dog = Пёс
table-loot = Добыча
table-stack = Стопка
table-hand = Ваши карты
table-cards = Карты
table-draw = Колода добора
table-discard = Сброс
table-in-middle = в центре
table-legend = Точка после жетона — это алиби.

## Refusals

no-game-over = Игра уже окончена.
no-not-yours = Сейчас ходит { $mover }.
no-such-action = Действия { $action } нет.
no-play-first = Сначала разыграйте карту.
no-not-in-hand = Этой карты у вас на руках нет: { $card }.
no-answer-first = Сначала ответьте: { $thief } получит жетон или пса?
no-one-card = За ход разыгрывают одну карту, и ваша уже на столе: { $card }.
no-token-or-dog = Отдайте жетон, который у вас крадут, или пса.
no-victim-first = Сначала скажите, у кого крадёте.
no-other-value = Этой картой ({ $card }) нельзя взять { $token }.
no-such-token = Этого жетона в этом издании нет.
no-same-token = Одинаковые жетоны — один вариант: { $token } уже есть в списке.
no-not-with = У игрока { $victim } нельзя украсть { $token }: такого жетона там нет.
no-not-in-middle = Этого жетона в центре нет: { $token }.
no-thief-robs = Жадный вор берёт только из центра, у игроков — никогда.
no-lies-in-middle = Нельзя украсть то, что ещё лежит в центре ({ $card }).
no-victim-chosen = Вы уже крадёте у игрока { $victim }.
no-such-seat = Места { $seat } за этим столом нет.
no-yourself = Обокрасть себя? Хитро, но нет.
no-victim-has-none = У игрока { $victim } этой картой ({ $card }) взять нечего.
no-must-steal = Совесть в сторону: красть обязательно.
no-thief-must-take = Жадность обязывает: с Жадным вором надо взять жетон.
no-must-take = Один из них взять придётся.
no-not-robbed = У вас никто ничего не крадёт. Пока.

## Options

option-stealing = Кража числовой картой: must (обязательно) или may (по желанию)
option-greedy = Взять жетон Жадным вором: must (обязательно) или may (по желанию)
option-stacks = Добыча прошлых рейдов: secret (тайная), own (каждый видит свою) или open (открытая)
option-stall = После скольких перетасовок рейд окончен; 0 — никогда
option-first = Кто начинает: номер места или lot (по жребию)
option-book = По умолчанию — как в испанских и русских правилах.
switch-book = Как в моих правилах
switch-stealing = Кража числовой картой
switch-greedy = Взять жетон Жадным вором
switch-stacks = Добыча прошлых рейдов
switch-stall = После скольких перетасовок рейд окончен (0 — никогда)
switch-first = Кто начинает
choice-must = обязательно
choice-may = по желанию
choice-secret = тайная
choice-own = каждый видит свою
choice-open = открытая
choice-lot = по жребию

## The coach: each of these is said once, when it first happens

tip-steal = На стене больше нет { $value }, поэтому ваша карта { $value } крадёт. Жертву выбираете вы.
tip-bare-boss = В конце рейда Боссу нужна ваша 4 или 5, иначе он уйдёт.
tip-five = Карта 5 берёт жетон 5, но не Босса.
tip-dog = Хотите обокрасть игрока { $who }? Вместо добычи вам могут отдать пса.
tip-nothing = Для карты { $card ->
    [boss] «Босс»
   *[other] { $card }
} добычи нет: разыграть её — всё равно что обменять на новую.
tip-two-left = Осталось два жетона. С последним рейд закончится.
tip-alibis = Пора считать алиби: { $players ->
    [2] у кого меньше, тот платит 10 очков.
   *[other] у кого меньше всех, тот в тюрьму, при равенстве — все.
}

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-value = Это дороже на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
because-alibi = Это даёт на { $alibis } алиби больше.
because-need = { $own ->
    [0] У вас нет ни одного алиби
   *[other] У вас всего { $own } алиби
}; это даёт на { $alibis } больше.
because-boss = У вас есть 4 или 5 из этого рейда, и Босс засчитывается.
because-bare-boss = Без 4 или 5 из этого рейда Босса вам не удержать.
because-backing = Возьмёте { $token } — и Босс останется у вас.
because-theft = Так вы отнимаете { $token } у игрока { $who }.
because-leader = По вашим сведениям, больше всех очков у игрока { $who }: { $points }.
because-guarded = Возможно, { $who } отдаст вместо этого пса.
because-other-guarded = Иначе { $who } может откупиться псом.
because-exposed = Второй вариант даёт { $token }, но таких на стене больше не останется: его могут тут же украсть.
because-dog = Пёс стережёт вашу добычу: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
because-closing = Рейд закончится, пока вы впереди по очкам за добычу: { $own } против { $rest }.
because-waste = Второй вариант ничего не даёт.
because-token-given = Иначе вы потеряете { $token }.
because-dog-given = Иначе вы потеряете пса.
because-dog-for-token = Вы оставляете себе { $token }.
# What comes of it a few turns on, in the same guessed games: after this action, and after the runner-up.
will-poorest = Через несколько ходов { $players ->
    [2] у вас меньше алиби
   *[other] у вас меньше всех алиби
} в { $after } из 100 случаев, иначе — в { $before }.
will-points = { $more ->
    [0] Через несколько ходов у вас чуть больше очков, чем при втором варианте.
    [one] Через несколько ходов у вас примерно на { $more } очко больше, чем при втором варианте.
    [few] Через несколько ходов у вас примерно на { $more } очка больше, чем при втором варианте.
   *[other] Через несколько ходов у вас примерно на { $more } очков больше, чем при втором варианте.
}
will-alibis = { $more ->
    [0] Через несколько ходов у вас чуть больше алиби, чем при втором варианте.
   *[other] Через несколько ходов у вас примерно на { $more } алиби больше, чем при втором варианте.
}
will-boss-held = Через несколько ходов Босс засчитан вам в { $after } из 100 случаев, иначе — в { $before }.
will-dog-held = Через несколько ходов пёс у вас в { $after } из 100 случаев, иначе — в { $before }.
will-thieves = Жадный вор остаётся на потом.
will-cards = На потом останутся карты получше.
will-points-of = { $more ->
    [0] Через несколько ходов у игрока { $who } чуть меньше очков, чем при втором варианте.
    [one] Через несколько ходов у игрока { $who } примерно на { $more } очко меньше, чем при втором варианте.
    [few] Через несколько ходов у игрока { $who } примерно на { $more } очка меньше, чем при втором варианте.
   *[other] Через несколько ходов у игрока { $who } примерно на { $more } очков меньше, чем при втором варианте.
}
will-poorest-other = Через несколько ходов у игрока { $who } { $players ->
    [2] меньше алиби
   *[other] меньше всех алиби
} в { $after } из 100 случаев, иначе — в { $before }.
aim-points = Цель: очки.
aim-alibis = Цель: алиби, чтобы арестовали не вас.
aim-boss = Цель: Босс.
aim-rob = Цель: притормозить игрока { $who }.
aim-dog = Цель: сберечь добычу.
aim-end = Цель: закончить рейд.
aim-cards = Цель: сохранить хорошие карты.

# For language models, beside the goal.
model-advice = Одних очков мало: у кого после последнего рейда меньше всего алиби, тот садится, сколько бы ни украл. Следите, что взяли остальные, и крадите у тех, кто впереди.
