# Стол Art Robbery в браузере. The same ids in all five languages; a tray title has at most 24 characters, its line 48.

ar-you = Вы
ar-close = Закрыть
ar-continue = Дальше

## The bar

ar-raids = Рейды
ar-raid-name = { $number ->
    [1] Эскизы
    [2] Скульптуры
    [3] Антиквариат
   *[4] Картины
}
ar-raid-spoken = Рейд { $number } из 4, { $name }, { $state ->
    [done] завершён
    [now] идёт сейчас
   *[next] впереди
}
ar-rules = Правила
ar-log = Журнал и разговор
ar-log-new = Журнал и разговор, новых: { $count }

## The pieces, as they are called out

ar-token = { $raid }: { $value ->
    [boss] Босс, с четвёркой или пятёркой стоит 5
   *[other] { $value }
}, { $alibis ->
    [0] без алиби
   *[other] { $alibis } алиби
}
ar-in-middle = { $token }, в центре
ar-before = { $token }, у игрока { $who }{ $dog ->
    [yes] , с ним сторожевой пёс
   *[no] { "" }
}
ar-before-you = { $token }, у вас
ar-taken = { $token } уже взят, он у игрока { $who }
ar-taken-by-you = { $token } уже взят, он у вас
ar-the-dog = сторожевой пёс
ar-dog-middle = Сторожевой пёс, в центре
ar-dog-with = Сторожевой пёс у игрока { $who }
ar-dog-yours = Сторожевой пёс у вас
ar-number = Число { $value }
ar-card = { $card }, карта { $number } из { $count }.
ar-card-short = { $card ->
    [boss] Босс
    [dog] Пёс
    [thief] Вор
   *[other] { $card }
}
ar-rival = { $who }, карт: { $cards }, жетонов в сейфе: { $stack }, добыча на виду: { $before }

## The table

ar-middle = Центр
ar-left = осталось { $left } из { $all }
ar-rivals = Остальные игроки, по часовой стрелке
ar-thieves = Все игроки, по часовой стрелке
ar-hand = Ваши карты
ar-no-loot = пока без добычи
ar-safe = { $count ->
    [one] { $count } жетон в сейфе
    [few] { $count } жетона в сейфе
    [many] { $count } жетонов в сейфе
   *[other] { $count } жетона в сейфе
}
ar-piles = Колода и сброс
ar-draw = колода
ar-played = сброс
ar-draw-spoken = Колода добора, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
ar-played-spoken = Сброс, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, сверху: { $card }
ar-played-empty = Сброс пуст
ar-thinking = думает
ar-steals = крадёт
ar-away = не в сети
ar-bot-sits = играет бот

## What a card would do

ar-does-nothing = Взять нечего.
ar-does-any = Берёт из центра любой жетон.
ar-does-take = Берёт из центра { $value ->
    [boss] Босса
   *[other] жетон { $value }
}.
ar-does-dog = { $from ->
    [middle] Забирает пса из центра.
   *[player] Забирает пса у игрока { $who }.
}
ar-does-steal = Крадёт { $value ->
    [boss] Босса
   *[other] жетон { $value }
}. Жертва: { $who }.

## The tray

ar-tray = Что решается сейчас
ar-your-turn = Ваш ход
ar-robs-you = { $thief } грабит вас
ar-decides = Решает { $who }
ar-ask-card = Выберите карту
ar-ask-card-line = Сначала увидите, что она даст.
ar-ask-take = Взять { $value ->
    [boss] Босса
   *[other] жетон { $value }
}
ar-ask-any = Взять любой жетон
ar-ask-dog = Забрать пса
ar-ask-steal = Украсть { $value ->
    [boss] Босса
   *[other] жетон { $value }
}
ar-ask-nothing = Взять нечего
ar-ask-gift = Что вы отдадите?
ar-line-take = Висит на стене.
ar-line-any = Выберите на стене.
ar-line-dog = Он стоит в центре.
ar-line-dog-from = { $who } не может отказать.
ar-line-helpless = { $who } защититься не может.
ar-line-guarded = { $who } может вместо этого отдать пса.
ar-line-rob = В центре таких нет. У кого украсть?
ar-line-nothing = Карта уйдёт в сброс, вы возьмёте другую.
ar-line-ends-raid = Он последний: рейд закончится.
ar-line-gift = Жетон или пёс: выбор за вами.
ar-which-token = Выберите жетон
ar-which-victim = Выберите жертву
ar-choose-card = Выберите карту
ar-may-give-dog = может отдать пса
ar-cannot-refuse = защититься не может
ar-do-take = Взять { $value ->
    [boss] Босса
   *[other] жетон { $value }
}
ar-do-steal = Украсть { $value ->
    [boss] Босса
   *[other] жетон { $value }
} у игрока { $who }
ar-do-dog = Забрать пса
ar-do-dog-from = Забрать пса у игрока { $who }
ar-do-spend = Сбросить карту: { $card }
ar-do-decline = Ничего не красть
ar-with-alibis = { $deed } ({ $alibis ->
    [0] без алиби
   *[other] { $alibis } алиби
})
ar-give-token = Отдать { $value ->
    [boss] Босса
   *[other] жетон { $value }
}
ar-give-dog = Отдать пса
ar-keep-dog = пёс останется у вас
ar-keep-token = { $value ->
    [boss] Босс останется у вас
   *[other] жетон { $value } останется у вас
}
ar-wait-play = Какую карту выберет?
ar-wait-token = Какой жетон возьмёт?
ar-wait-victim = Кто станет жертвой?
ar-wait-gift = Жетон или пёс?
ar-meanwhile = Пока можно рассмотреть свои карты.
ar-watching = Вы смотрите игру.
ar-hint = Подсказка
ar-hint-says = Подсказка: { $deed }.
ar-no-hint = Подсказка будет в ваш ход.
ar-undo = Отменить
ar-no-undo = Сейчас ничего нельзя отменить.
ar-still-sending = Отправляем…
ar-off-line = Нет связи. Пробуем снова.
ar-paused = Игра на паузе.
ar-bot-plays = За вас играет бот.
ar-clock-then = потом решат за вас
ar-alert-play = Ваш ход. Выберите карту.
ar-alert-choose = Выберите, откуда взять.
ar-alert-gift = { $thief } хочет ваш жетон: { $token }. Отдайте его или пса.
ar-alert-clock = { $seconds ->
    [one] { $seconds } секунда.
    [few] { $seconds } секунды.
    [many] { $seconds } секунд.
   *[other] { $seconds } секунды.
}

## The end of a raid

ar-raid-over = { $raid }: рейд окончен
ar-boss-kept = { $who-is ->
    [you] Вы оставляете
   *[other] { $who } оставляет
} Босса себе.
ar-boss-lost = { $who-is ->
    [you] Вы теряете
   *[other] { $who } теряет
} Босса: нет ни 4, ни 5.
ar-boss-nobody = Босса нет ни у кого.
ar-raid-stalled = Рейд слишком затянулся. Остальное — в коробку.
ar-raid-next = Дальше: { $raid }. { $who-is ->
    [you] Начинаете вы
   *[other] Начинает { $who }
}.
ar-alibis-next = А теперь — алиби!

## The end

ar-verdict-you = Вам всё сошло с рук!
ar-verdict-you-shared = Вы делите победу.
ar-verdict-arrested = Вы арестованы!
ar-verdict-police = Попались все!
ar-several-arrested = Меньше всех алиби: за решётку отправляются { $who-is ->
    [you] вы и { $who-others }
   *[other] { $who }
}.
ar-arrested = Арест
ar-winner = Победа
ar-alibis = { $count } алиби
ar-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
ar-given-up = { $token }, сброшен
ar-why-most-points = больше всех очков
ar-why-most-alibis = при равенстве больше алиби
ar-why-fewest-alibis = меньше всех алиби
ar-why-fined = меньше алиби, штраф
ar-goal = После 4 рейдов побеждает тот, у кого больше очков, но { $players ->
    [2] у кого меньше алиби, тот платит 10.
   *[other] у кого меньше всех алиби, тот сядет.
}
ar-goal-own = У вас очков: { $points }, алиби: { $alibis }.
# A piece that was tapped tells what it is for.
ar-term = { $value ->
    [boss] Босс стоит 5, но только с вашей 4 или 5 из того же рейда.
   *[other] Стоит { $value ->
        [1] 1 очко
        [2] 2 очка
        [3] 3 очка
        [4] 4 очка
       *[other] { $value } очков
    }. Такой берёт карта { $value } или Жадный вор.
}{ $alibis ->
    [0] { "" }
   *[other] { " " }Каждая точка — алиби; у кого их в конце меньше всех, тот поплатится.
}
ar-explain = Что это?
ar-term-dog = Сторожевой пёс: его приводит карта пса. Если крадут у вас, можно отдать пса вместо добычи.
