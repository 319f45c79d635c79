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
raid-ends = { $raid } окончен. Добыча надёжно спрятана.
ends = Последний рейд окончен. А теперь — алиби!

## The end

end-alibis = { $who-is ->
    [you] Вы
   *[other] { $who }
}: { $alibis } алиби
end-arrested = { $who-is ->
    [you] У вас меньше всех алиби: пожалуйте за решётку.
   *[other] { $who } отправляется за решётку: алиби меньше всех.
}
end-discards = { $who-is ->
    [you] Вы уступаете по числу алиби и сбрасываете
   *[other] { $who } уступает по числу алиби и сбрасывает
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
no-not-in-hand = Этой карты у вас на руке нет: { $card }.
no-answer-first = Сначала ответьте: { $thief } получит жетон или пса?
no-one-card = За ход разыгрывают одну карту, и ваша уже на столе: { $card }.
no-token-or-dog = Отдайте жетон, который у вас крадут, или пса.
no-victim-first = Сначала скажите, у кого крадёте.
no-other-value = Этой картой ({ $card }) нельзя взять { $token }.
no-same-token = Одинаковые жетоны — один вариант: { $token } уже есть в списке.
no-not-with = У игрока { $victim } нельзя украсть { $token }: такого жетона там нет.
no-not-in-middle = Этого жетона в центре нет: { $token }.
no-thief-robs = Жадный вор берёт только из центра, у игроков — никогда.
no-lies-in-middle = Нельзя украсть то, что ещё лежит в центре ({ $card }).
no-victim-chosen = Вы уже крадёте у игрока { $victim }.
no-such-seat = Места { $seat } за этим столом нет.
no-yourself = Обокрасть себя? Хитро, но нет.
no-victim-has-none = У игрока { $victim } этой картой ({ $card }) взять нечего.
no-must-steal = Украсть жетон здесь обязательно.
no-thief-must-take = С Жадным вором взять жетон обязательно.
no-must-take = Один из них взять обязательно.
no-not-robbed = У вас никто ничего не крадёт.

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

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-value = { $speaks ->
    [against] Второй вариант даёт очки, которые сейчас не нужны.
   *[for] Это даёт очки.
}
because-alibi = { $speaks ->
    [against] Второй вариант даёт алиби, которые сейчас не нужны.
   *[for] Это даёт алиби.
}
because-need = { $speaks ->
    [against] Больше алиби не нужно.
   *[for] Мне очень нужны алиби.
}
because-boss = { $speaks ->
    [against] Босс мне сейчас не нужен.
   *[for] С 4 или 5 можно оставить Босса себе.
}
because-bare-boss = { $speaks ->
    [against] Без 4 или 5 Босса не удержать.
   *[for] Босс пригодится, даже если 4 или 5 ещё нет.
}
because-backing = { $speaks ->
    [against] Чтобы оставить Босса себе, эта 4 или 5 не нужна.
   *[for] Это позволит оставить Босса себе.
}
because-theft = { $speaks ->
    [against] Второй вариант — это кража.
   *[for] Это отнимет что-то у другого игрока.
}
because-leader = { $speaks ->
    [against] Второй вариант — кража у лидера.
   *[for] Это кража у лидера.
}
because-guarded = { $speaks ->
    [against] Во втором варианте добычу сторожит пёс.
   *[for] Возможно, мне достанется пёс.
}
because-exposed = { $speaks ->
    [against] Жетон из второго варианта могут сразу же украсть.
   *[for] Это последний такой жетон в центре.
}
because-dog = { $speaks ->
    [against] Пёс мне сейчас не нужен.
   *[for] Пёс сторожит добычу.
}
because-thief = { $speaks ->
    [against] Жадного вора лучше приберечь.
   *[for] Жадный вор берёт из центра любой жетон.
}
because-closing = { $speaks ->
    [against] Рейд закончился бы в неудачный момент.
   *[for] Рейд заканчивается в удачный момент.
}
because-waste = { $speaks ->
    [against] Второй вариант ничего не даст.
   *[for] Так ничего не пропадёт.
}
because-token-given = { $speaks ->
    [against] Эта добыча ценнее пса.
   *[for] Без этой добычи можно обойтись.
}
because-dog-given = { $speaks ->
    [against] Пёс ценнее этой добычи.
   *[for] Без пса можно обойтись.
}
