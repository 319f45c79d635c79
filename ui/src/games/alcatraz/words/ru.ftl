# Алькатрас на поле страницы. Один файл на каждый язык, имена везде одни и те же.

alc-summary = Раунд { $round }, охранников { $guards } из 21
alc-round = Раунд { $round }
alc-round-end = Раунд { $round }, конец
alc-step = { $step ->
    [guard] Охрана
    [talk] Разговор
    [vote] Голосование
   *[turns] Ходы
}
alc-order = Ещё ходят: { $names }
alc-clock = { $guards } из 21
alc-clock-note = охранников; на 21-м проиграют все
alc-you = вы
alc-you-are-here = Вы здесь
alc-plan = План тюрьмы
alc-close = Закрыть
alc-back = Назад
alc-free = бесплатно
alc-hint = Подсказка
alc-hint-says = Подсказка: { $deed }
alc-undo = Отменить

## Помещения

# Названия помещений с мягкими переносами, для узких помещений.
alc-room-name = { $room ->
    [chapel] Часовня
    [radio_room] Радио­рубка
    [dining_hall] Столовая
    [infirmary] Изолятор
    [exercise_yard] Плац
    [visiting_room] Комната для посе­щений
    [workshop] Мастер­ская
    [recreation_room] Комната отдыха
    [cell_block] Тюрем­ный блок
    [laundry] Прачеч­ная
    [guard_room] Комната охраны
   *[wardens_office] Кабинет началь­ника
}
alc-side = { $side ->
    [gold] Золото
   *[silver] Серебро
}
alc-does = { $what ->
    [chapel-silver] одна подстава под колоду
    [chapel-gold] за плату: 1 подстава
    [radio_room-silver] перевести 1–2 охран­ников
    [radio_room-gold] даром: перевести 1 охран­ника
    [dining_hall-silver] вынос­ливость до 3
    [dining_hall-gold] даром: вынос­ливость +1
    [infirmary-silver] взять 1 лекар­ство
    [infirmary-gold] за плату: 2 лекар­ства
    [exercise_yard-silver] за плату: 1 пред­мет
    [exercise_yard-gold] за плату: 2 пред­мета
    [visiting_room-silver] взять 1 пред­мет отсюда
    [visiting_room-gold] за плату: ствол
    [workshop-silver] взять 1 инстру­мент
    [workshop-gold] за плату: 2 инстру­мента
    [recreation_room-silver] взять 2 купюры
    [recreation_room-gold] даром: 1 купюра
    [cell_block-silver] взять 1 заточку
    [cell_block-gold] за плату: 2 заточки
    [laundry-silver] взять 1 бушлат
    [laundry-gold] за плату: 2 бушлата
    [guard_room-silver] взять 1 ключ
    [guard_room-gold] за плату: 2 ключа
    [wardens_office-silver] взять 1 подставу
   *[wardens_office-gold] за плату: 1 подстава из 3
}
alc-watch = { $watch ->
    [dear] цена +1
    [barred] без действий
   *[shut] закрыто
}
alc-watch-means = { $watch ->
    [dear] Всё, кроме перехода и подстав, стоит на 1 больше
    [barred] Только переход, подставы и бесплатные действия
   *[shut] Никто не войдёт, а кто внутри, может только выйти
}
alc-guards = { $guards ->
    [0] Охраны нет
    [one] { $guards } охранник
    [few] { $guards } охранника
   *[other] { $guards } охранников
}
alc-watched-spoken = { $guards ->
    [one] { $guards } охранник
    [few] { $guards } охранника
   *[other] { $guards } охранников
}: { $watch ->
    [dear] действия стоят на 1 больше
    [barred] только переходы, подставы и бесплатные действия
   *[shut] войти нельзя никому
}.
alc-items-spoken = Предметов здесь: { $items } из { $places }.
alc-loose-spoken = Лежит на полу: { $items }.
alc-lies-loose = на полу
alc-here-spoken = Здесь: { $names }.
alc-move-spoken = Перейти сюда: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
alc-pick-spoken = Можно выбрать.
alc-go-here = Перейти сюда
alc-task = Задание { $element }
alc-task-needs = заключённых не меньше { $prisoners }, охраны не больше { $guards };
alc-task-spoken = Задание { $element }: заключённых не меньше { $prisoners }, охраны не больше { $guards }, { $items }.

## Заключённые

alc-goat-spoken = бес, плюс { $bonus }
alc-sheet-spoken = Выносливость { $stamina } из 3, купюры { $cash } из 3.
alc-no-items = Предметов нет.
alc-items-held = Предметы: { $items }.
alc-no-elements = Кусков плана нет.
alc-elements-held = Куски плана: { $elements }.
alc-frame-ups-held = { $cards ->
    [0] Карт подставы нет.
    [one] { $cards } карта подставы.
    [few] { $cards } карты подставы.
   *[other] { $cards } карт подставы.
}
alc-without = без{ $name-is ->
    [you] { " " }вас
   *[other] : { $name }
}
alc-of-six = { $elements } из 6
alc-without-spoken = Без { $name-is ->
    [you] вас
   *[other] игрока { $name }
} у остальных { $elements } из 6 кусков.
alc-can-be-left = { $name-is ->
    [you] Вас
   *[other] Игрока { $name }
} можно оставить в тюрьме.
alc-forbidden = В этом раунде нельзя выполнять задания.
alc-away = не в сети
alc-talk-to = Поговорить
alc-promises = Обещания

## Что можно сделать

alc-tray = Что вы можете
alc-verb = { $verb ->
    [move] Перейти
    [use] Исполь­зовать
    [task] Задание
    [trade] Обмен
    [frame-up] Подстава
    [bribe] Подкуп
    [push] Рывок
    [rob] Украсть
    [riot] Буза
    [pick-up] Подобрать
    [drop] Сбросить
   *[end] Закончить ход
}
alc-aim = { $verb ->
    [move] Куда идёте?
    [rob] У кого крадёте?
    [riot] Откуда придёт охранник?
    [drop] Что сбросите?
    [pick-up] Что подберёте?
    [frame-up] Какую карту разыграете?
   *[trade] С кем меняетесь?
}
alc-costs-points = стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
alc-costs-cash = стоит { $cash ->
    [one] { $cash } купюру
    [few] { $cash } купюры
    [many] { $cash } купюр
   *[other] { $cash } купюры
}
alc-costs-stamina = стоит выносливости: { $stamina }
alc-rooms = { $rooms ->
    [one] { $rooms } помещение
    [few] { $rooms } помещения
   *[other] { $rooms } помещений
}
alc-prisoners = { $prisoners ->
    [one] { $prisoners } заключённый
    [few] { $prisoners } заключённых
   *[other] { $prisoners } заключённых
}
alc-in-hand = на руках: { $cards }
alc-one-guard-less = −1 охранник
alc-one-point-more = +1 очко
alc-points-left = { $points ->
    [one] очко осталось
    [few] очка осталось
   *[other] очков осталось
}
alc-points-goat = { $base } + { $bonus } как бесу
alc-your-turn = Ваш ход: осталось { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
alc-you-can = Вы можете
alc-not-now = Сейчас нельзя
alc-same-for = То же самое: { $names }.
alc-who-calls = { $who-is ->
    [you] Голосование объявляете вы
   *[other] Голосование объявляет { $who }
}
alc-not-now-count = Нельзя: { $count }
alc-why = почему?
alc-all-reasons = все причины
alc-bribe-then = подкупить?
alc-up-to = можно ещё { $most }
alc-decides = { $who } { $what }
alc-deciding = { $decision ->
    [vote] выбирает беса.
    [pay] платит.
    [take] берёт предмет.
    [guard-from] переводит охранника.
    [guard-to] переводит охранника.
    [loot] крадёт.
    [target] разыгрывает карту подставы.
    [target-thing] разыгрывает карту подставы.
    [gather-room] разыгрывает карту подставы.
    [gather-from] разыгрывает карту подставы.
    [target-task] разыгрывает карту подставы.
    [trade-give] готовит обмен.
    [trade-want] готовит обмен.
    [trade-answer] обдумывает обмен.
    [task-giver] готовит задание.
    [task-answer] решает, отдать ли предметы.
    [stay] решает, кто останется.
   *[turn] ходит.
}
alc-paused = Игра на паузе.
alc-offline = Нет связи: вы видите последнее, что было известно.
alc-your-frame-ups = Подставы: видите только вы
alc-all-frame-ups = Все подставы, открыты
alc-no-frame-ups = На руках нет.
alc-card-does = { $card ->
    [gather_guards] До двух охранников идут в помещение по вашему выбору.
    [return_item] Любой другой заключённый возвращает предмет по вашему выбору.
    [take] Возьмите предмет или 1 купюру у любого другого заключённого.
    [send_to_cell_block] Другой заключённый отправляется в тюремный блок.
    [exhaust] Другой заключённый теряет всю выносливость и очко в этом раунде.
    [move_task] Задание уходит в помещение по жребию.
    [replace_task] Задание уходит, приходит другое.
   *[forbid_task] Другой заключённый не выполняет заданий в этом раунде.
}

## Разговор

alc-tabs = Разделы
alc-tab = { $tab ->
    [plan] План
    [people] Заключённые
    [hand] Подставы
   *[talk] Разговор
}
alc-unread = новых
alc-talk-open = Базар: за слова никто не отвечает
alc-talk-why = Кому отдуваться? Обещайте, упрашивайте, потом голосуйте.
alc-no-offers = Предложений без ответа нет.
alc-all-promises = { $promises ->
    [one] { $promises } обещание
    [few] { $promises } обещания
   *[other] { $promises } обещаний
}
alc-say-something = Что-нибудь сказать
alc-accept = Идёт
alc-reject = Не пойдёт
alc-counter = Встречное…
alc-withdraw = Отозвать
alc-side-tab = { $tab ->
    [deals] Сделки
    [said] Слова
   *[log] Журнал
}
alc-no-answer = пока нет ответа
alc-why-not = Почему нет?
alc-just-no = Просто нет
alc-offer-else = Предложить другое
alc-outcome = { $outcome ->
    [agreed] Договорились
    [countered] Встречное предложение
    [withdrawn] Отозвано
   *[refused] Нет
}
alc-accuse = Слово нарушено!
alc-status = { $status ->
    [kept] сдержано
    [broken] нарушено
    [void] отпало
   *[open] в силе
}
alc-who-does = Кто это делает
alc-own-words = Своими словами
alc-build-sentence = Собрать фразу на плане
alc-to = Кому
alc-answers = В ответ на предложение { $ref }
alc-and-you = а взамен…
alc-compose-hint = Нажмите на помещение, заключённого или предмет на плане, чтобы вставить во фразу.
alc-say-it = Сказать
alc-call-vote = Голосуем!

## Выборы

alc-vote-secret = Тайно, пока не проголосуют все; потом голоса открывают разом.
alc-vote-office = Вы бес: ваш голос считается за 1½.
alc-your-vote = Ваш голос
alc-would-get = получит +{ $bonus }
alc-sealed = запечатано
alc-choosing = ещё думает
alc-seal = Запечатать голос
alc-seal-for = Запечатать голос: { $name-is ->
    [you] за себя
   *[other] { $name }
}
alc-vote-change = Его можно изменить, пока не подан последний голос.
alc-vote-back = Изменить голос
alc-vote-waits = Ваш голос запечатан.
alc-vote-last = Ваш голос последний: запечатайте его, и вскроют все разом.
alc-others-lack = Остальным не хватает: { $letters }.
alc-others-have-all = У остальных все шесть кусков.
alc-goal-line = Уходят все, кроме одного. { $missing ->
    [none] Игрока { $name } уже можно оставить.
   *[other] Чтобы оставить игрока { $name }, не хватает: { $missing }.
} { $need ->
    [none] Вас уже можно оставить.
   *[other] Чтобы оставить вас, не хватает: { $need }.
}
alc-goal-watch = Уходят все, кроме одного. { $missing ->
    [none] Игрока { $name } уже можно оставить.
   *[other] Чтобы оставить игрока { $name }, не хватает: { $missing }.
}
alc-to-leave = Чтобы оставить в тюрьме
alc-to-leave-you = Чтобы оставить вас
alc-about-vote = Обещано на это голосование
alc-nothing-promised = Ничего.
alc-record = Обещания: сдержано { $kept }, нарушено { $broken }
alc-last-votes = Последние голоса
alc-holds = При себе
alc-votes-in-all = Всего голосов: { $sum }. { $name-is ->
    [you] Ваш
   *[other] Голос игрока { $name }
} считается за { $heavy }, остальные за 1.
alc-if-kept = Если слово сдержат, голосов { $name-is ->
    [you] у вас
   *[other] у игрока { $name }
} будет { $votes }.
alc-see-plan = К плану
alc-back-to-vote = К голосованию
alc-elected = { $name-is ->
    [you] Вы — бес
   *[other] { $name } — бес
}
alc-elected-half = { $name-is ->
    [you] Вы — бес
   *[other] { $name } — бес
}, перевес в полголоса
alc-was-in-office = { $name-is ->
    [you] Бесом были вы: ваш
   *[other] Бесом до сих пор был игрок { $name }: этот
} голос весит 1½
alc-is-new = Теперь { $name-is ->
    [you] вы
   *[other] { $name }
}: бонус начинается с +1
alc-again = { $name-is ->
    [you] Снова вы
   *[other] Снова { $name }
}: бонус растёт до +{ $bonus }
alc-no-vote = нет голосов
alc-on-to-turns = Дальше
alc-begins = { $name-is ->
    [you] Начинаете вы
   *[other] Начинает { $name }
}.

## Сделки и задания

alc-check-list = Что нужно для задания { $element }
alc-check-state = { $state ->
    [done] Есть:
   *[missing] Не хватает:
}
alc-check-barred = { $why ->
    [scapegoat] { $who-is ->
        [you] Вы — бес, а бес заданий не выполняет
       *[other] { $who } — бес, а бес заданий не выполняет
    }
   *[forbidden] { $who-is ->
        [you] В этом раунде вам нельзя выполнять задания
       *[other] { $who }: в этом раунде нельзя выполнять задания
    }
}
alc-check-away = { $who-is ->
    [you] Вы ещё не здесь
   *[other] { $who } ещё не здесь
}
alc-check-prisoners = Заключённых: { $here } из { $asked }
alc-check-guards = Охраны: { $here }, можно до { $most }
alc-check-nobody = ни у кого нет
alc-check-elsewhere = в другом помещении: { $names }
alc-check-gun = { $who-is ->
    [you] сойдёт ваш ствол
   *[other] сойдёт ствол игрока { $who }
}
alc-check-has = { $who-is ->
    [you] есть у вас
   *[other] есть у игрока { $who }
}
alc-check-asked = { $who-is ->
    [you] есть у вас, вас спросят
   *[other] есть у игрока { $who }, нужно согласие
}
alc-if-done = Когда оно выполнено
alc-done-marks = { $gains ->
    [yes] { $who-is ->
        [you] Вы отмечаете { $element }.
       *[other] { $who } отмечает { $element }.
    }
   *[no] { $who-is ->
        [you] { $element } у вас уже есть.
       *[other] { $element } у игрока { $who } уже есть.
    }
}
alc-done-card = Затем открывают карту задания: её кусок отмечают все, кроме { $who-is ->
    [you] вас
   *[other] игрока { $who }
}.
alc-done-deck = В колоде остались: { $cards }.
alc-done-without = Без { $name-is ->
    [you] вас
   *[other] игрока { $name }
} у остальных будет { $elements } из 6, сейчас { $before }.
alc-play-card = Разыграть карту «{ $card }»?
alc-play-it = Разыграть: { $card }
alc-play-word = Вы дали слово:
alc-play-final = Карту увидят все, и она уйдёт под колоду. Отменить это нельзя.

## Сделки и задания

alc-trade-with = Обмен: { $name }
alc-trade-rule = Что угодно на что угодно, если согласны оба. Обменов осталось в этот ход: { $left }
alc-you-give = Вы отдаёте
alc-they-give = Отдаёт { $name }
alc-empty-hands = Пусто.
alc-then-you = После обмена у вас:
alc-then-they = После обмена у игрока { $name }:
alc-nothing = ничего
alc-trade-pick = Выберите, что кому перейдёт.
alc-trade-cannot = Так предложить нельзя: ничего не изменится или у кого-то будет слишком много.
alc-trade-line = Отдаю { $give } за { $want }.
alc-gift-line = Дарю { $give }.
alc-beg-line = Прошу { $want }.
alc-offer-it = Предложить: { $name }
alc-give-it = Подарить: { $name }
alc-not-this-time = Не сейчас
alc-offer-note = { $name } скажет «да» или «нет».
alc-gift-note = Подарку ответ не нужен.
alc-agree = По рукам
alc-refuse = Нет

## Конец

alc-scene = { $escaped-is ->
    [you] Вы и { $escaped-others } уплываете
   *[other] { $escaped } уплывают
} с острова на лодке; { $stays-is ->
    [you] вы остаётесь
   *[other] { $stays } остаётся
} за решёткой.
alc-scene-lost = Все за решёткой.
alc-all-lost = Не убежал никто.
alc-verdict = { $stays-is ->
    [you] Остальные на воле. А вы нет.
   *[other] { $count ->
        [2] Двое на воле.
       *[other] Трое на воле.
    } А { $stays } — нет.
}
alc-escapes = на свободе
alc-stays = остаётся
alc-also-left = Могли остаться и другие: { $names }.
alc-who-kept = Кто сдержал слово
alc-no-promises = Проверяемых обещаний никто не давал.
alc-only-typed = Проверить можно только фразы, собранные на плане. Сказанное своими словами — на совести каждого.

## Для чего нужна вещь, если её коснуться

alc-explain = { $term ->
    [goat] Бес
    [stamina] Выносливость
    [cash] Деньги
    [frame-ups] Карты подставы
    [forbidden] Компромат
    [clock] Охранники
    [points] Очки действия
    [side] Серебро и золото
   *[without] Кто остаётся
}: что это?
alc-term = { $term ->
    [goat] У беса +{ $bonus } к очкам, он ходит первым и может разыгрывать подставы. Зато никаких заданий, никакого куска с вытянутой карты, а если остальные обходятся без него, он остаётся.
    [stamina] Выносливость: раз за ход 1 единица даёт ещё 1 очко. Не больше 3.
    [cash] Деньгами платят в помещениях. Или подкупают: там, где вы, считается на 1 охранника меньше. Не больше 3.
    [frame-ups] Карты подставы на руках. Разыгрывать их может только бес.
    [forbidden] Компромат: в этом раунде никаких заданий. Помогать можно.
    [clock] Каждый раунд приходит охранник. На 21-м проиграют все.
    [points] Очки действия: шаг, помещение или задание стоят 1. Что осталось в конце, сгорает.
   *[side] У каждого помещения открыта одна сторона, серебро или золото. Каждая даёт своё.
}
alc-term-without = Если здесь 6 из 6, в конце хода остальные могут сбежать, а этот заключённый — остаться.
alc-term-part = Кусок { $element } плана: его отмечает тот, кто выполнит задание. Всем, кроме одного, вместе нужны куски от A до F.
alc-term-thing = { $tasks ->
    [none] Сейчас ни одно задание на плане этого не требует. Этим можно заплатить, обменяться или оставить себе: помещаются три предмета.
   *[other] Нужно для заданий: { $tasks }. Ещё этим можно заплатить или обменяться: помещаются три предмета.
}
