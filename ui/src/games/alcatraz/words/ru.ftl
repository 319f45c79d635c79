# Алькатрас на поле страницы. Один файл на каждый язык, имена везде одни и те же.

alc-summary = Раунд { $round }, охранников { $guards } из 21
alc-round = Раунд { $round }
alc-round-end = Раунд { $round }, конец
alc-step = { $step ->
    [guard] Охрана
    [talk] Разговор
    [vote] Выборы
   *[turns] Ходы
}
alc-order = Ещё ходят: { $names }
alc-clock = { $guards } из 21
alc-clock-note = охраны; 21 — проиграли все
alc-clock-spoken = { $guards } из 21 охранника; на 21-м проиграют все.
alc-you = вы
alc-you-are-here = Вы здесь
alc-plan = План тюрьмы
alc-close = Закрыть
alc-back = Назад
alc-free = даром
alc-hint = Подсказка
alc-hint-says = Подсказка: { $deed }
alc-undo = Вернуть ход

## Помещения

# Названия помещений с мягкими переносами, для узких помещений.
alc-room-name = { $room ->
    [chapel] Часовня
    [radio_room] Радио­рубка
    [dining_hall] Столо­вая
    [infirmary] Лазарет
    [exercise_yard] Прогулоч­ный двор
    [visiting_room] Комна­та свида­ний
    [workshop] Мастер­ская
    [recreation_room] Комна­та отдыха
    [cell_block] Тюрем­ный блок
    [laundry] Прачеч­ная
    [guard_room] Комна­та охраны
   *[wardens_office] Каби­нет началь­ника
}
alc-side = { $side ->
    [gold] Золото
   *[silver] Серебро
}
alc-does = { $what ->
    [chapel-silver] одна подстава под колоду
    [chapel-gold] за плату: 1 подстава
    [radio_room-silver] пере­местить 1–2 охран­ников
    [radio_room-gold] даром: пере­местить 1 охран­ника
    [dining_hall-silver] вынос­ливость до 3
    [dining_hall-gold] даром: 1 вынос­ливость
    [infirmary-silver] взять 1 лекар­ство
    [infirmary-gold] за плату: 2 лекар­ства
    [exercise_yard-silver] даром, за плату: 1 пред­мет
    [exercise_yard-gold] за плату: 2 пред­мета
    [visiting_room-silver] взять 1 пред­мет отсюда
    [visiting_room-gold] за плату: писто­лет
    [workshop-silver] взять 1 инстру­мент
    [workshop-gold] за плату: 2 инстру­мента
    [recreation_room-silver] взять 2 доллара
    [recreation_room-gold] даром: 1 доллар
    [cell_block-silver] взять 1 заточку
    [cell_block-gold] за плату: 2 заточки
    [laundry-silver] взять 1 бушлат
    [laundry-gold] за плату: 2 бушлата
    [guard_room-silver] взять 1 ключ
    [guard_room-gold] за плату: 2 ключа
    [wardens_office-silver] взять 1 карту подставы
   *[wardens_office-gold] за плату: 1 подстава из 3
}
alc-watch = { $watch ->
    [dear] цена +1
    [barred] нельзя
   *[shut] закрыто
}
alc-watch-means = { $watch ->
    [dear] Всё, кроме ходьбы и подстав, стоит на 1 дороже
    [barred] Только ходьба, подставы и то, что даром
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
    [dear] действия стоят на 1 дороже
    [barred] никаких действий, кроме ходьбы и подстав
   *[shut] никто не войдёт
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

alc-goat-spoken = козёл отпущения, плюс { $bonus }
alc-sheet-spoken = Выносливость { $stamina } из 3, доллары { $cash } из 3.
alc-no-items = Предметов нет.
alc-items-held = Предметы: { $items }.
alc-no-elements = Элементов плана нет.
alc-elements-held = Элементы плана { $elements }.
alc-frame-ups-held = { $cards ->
    [0] Карт подставы нет.
    [one] { $cards } карта подставы.
    [few] { $cards } карты подставы.
   *[other] { $cards } карт подставы.
}
alc-without = без { $name }
alc-of-six = { $elements } из 6
alc-without-spoken = Без игрока { $name } у остальных { $elements } из 6 элементов.
alc-can-be-left = { $name }: можно бросить в тюрьме.
alc-forbidden = В этом раунде нельзя выполнять задания.
alc-away = нет на месте
alc-talk-to = Поговорить
alc-promises = Обещания

## Что можно сделать

alc-tray = Что вы можете
alc-verb = { $verb ->
    [move] Перейти
    [use] Помещение
    [task] Задание
    [trade] Сделка
    [frame-up] Подстава
    [bribe] Подкуп
    [push] Рывок
    [rob] Украсть
    [riot] Бунт
    [pick-up] Подобрать
    [drop] Выложить
   *[end] Закончить ход
}
alc-aim = { $verb ->
    [move] Куда идёте?
    [rob] У кого крадёте?
    [riot] Откуда придёт охранник?
    [drop] Что выложите?
    [pick-up] Что подберёте?
    [frame-up] Какую карту сыграете?
   *[trade] С кем сделка?
}
alc-costs-points = стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
alc-costs-cash = стоит { $cash ->
    [one] { $cash } доллар
    [few] { $cash } доллара
   *[other] { $cash } долларов
}
alc-costs-stamina = стоит { $stamina } выносливости
alc-rooms = { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[other] { $rooms } комнат
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
alc-points-goat = { $base }, и { $bonus } козлу
alc-your-turn = Ваш ход: осталось { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
alc-you-can = Вы можете
alc-not-now = Сейчас нельзя
alc-not-now-count = Нельзя: { $count }
alc-why = почему?
alc-all-reasons = все причины
alc-bribe-then = подкупить?
alc-up-to = ещё { $most }
alc-decides = { $who } { $what }
alc-deciding = { $decision ->
    [vote] выбирает козла отпущения.
    [pay] платит.
    [take] берёт предмет.
    [guard-from] перемещает охранника.
    [guard-to] перемещает охранника.
    [loot] крадёт.
    [target] играет карту подставы.
    [target-thing] играет карту подставы.
    [gather-room] играет карту подставы.
    [gather-from] играет карту подставы.
    [target-task] играет карту подставы.
    [trade-give] готовит сделку.
    [trade-want] готовит сделку.
    [trade-answer] думает о сделке.
    [task-giver] готовит задание.
    [task-answer] решает, дать ли предметы.
    [stay] решает, кто останется.
   *[turn] делает ход.
}
alc-paused = Игра на паузе.
alc-offline = Нет связи: видно то, что было известно последним.
alc-your-frame-ups = Подставы: видите только вы
alc-all-frame-ups = Все подставы, открыты
alc-no-frame-ups = На руках нет.
alc-card-does = { $card ->
    [gather_guards] До двух охранников идут в помещение по вашему выбору.
    [return_item] Любой заключённый возвращает предмет по вашему выбору.
    [take] Возьмите предмет или 1 доллар у любого заключённого.
    [send_to_cell_block] Заключённый отправляется в тюремный блок.
    [exhaust] Заключённый теряет всю выносливость и очко в этом раунде.
    [move_task] Задание уходит в помещение по жребию.
    [replace_task] Задание уходит, приходит другое.
   *[forbid_task] Заключённый не выполняет заданий в этом раунде.
}

## Разговор

alc-tabs = Части стола
alc-tab = { $tab ->
    [plan] План
    [people] Заключённые
    [hand] Подставы
   *[talk] Разговор
}
alc-unread = новых
alc-log = Журнал
alc-talk-open = Разговор: ничто не обязывает
alc-talk-why = Кому быть козлом отпущения? Обещайте и просите, потом голосуйте.
alc-deals = Предложения
alc-no-offers = Предложений без ответа нет.
alc-all-promises = { $promises ->
    [one] { $promises } обещание
    [few] { $promises } обещания
   *[other] { $promises } обещаний
}
alc-say-something = Что-нибудь сказать
alc-accept = Договорились
alc-reject = Нет
alc-counter = Лучше так…
alc-withdraw = Взять назад
alc-accuse = Это нарушено!
alc-status = { $status ->
    [kept] сдержано
    [broken] нарушено
    [void] не в силе
   *[open] в силе
}
alc-who-does = Кто это делает
alc-own-words = Своими словами
alc-build-sentence = Собрать фразу по плану
alc-to = Кому
alc-answers = В ответ на предложение { $ref }
alc-and-you = а взамен…
alc-compose-hint = Нажмите на помещение, заключённого или предмет на плане, и он встанет во фразу.
alc-say-it = Сказать
alc-call-vote = К выборам

## Выборы

alc-vote-secret = Тайно, пока не проголосуют все; потом всё открывается сразу.
alc-vote-office = Вы при должности: ваш голос считается за 1½.
alc-your-vote = Ваш голос
alc-would-get = получит +{ $bonus }
alc-sealed = запечатано
alc-choosing = ещё думает
alc-seal = Запечатать голос
alc-seal-for = Запечатать голос: { $name }
alc-vote-change = Его можно изменить, пока не подан последний голос.
alc-vote-back = Снова открыть
alc-vote-waits = Ваш голос запечатан.
alc-elected = Козёл отпущения — { $name }
alc-elected-half = Козёл отпущения — { $name }, с перевесом в полголоса
alc-was-in-office = При должности { $name }: этот голос считается за 1½
alc-is-new = Новый выбор — { $name }: бонус начинается с +1
alc-again = Снова { $name }: бонус растёт до +{ $bonus }
alc-no-vote = нет голосов
alc-on-to-turns = К ходам
alc-begins = Начинает { $name }.

## Сделки и задания

alc-trade-with = Сделка: { $name }
alc-trade-rule = Что угодно на что угодно, если согласны оба. Сделок осталось в этот ход: { $left }
alc-you-give = Вы отдаёте
alc-they-give = Отдаёт { $name }
alc-empty-hands = Руки пусты.
alc-then-you = Потом у вас:
alc-then-they = Потом у игрока { $name }:
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
alc-agree = Согласие
alc-refuse = Отказ

## Конец

alc-scene = { $escaped } уплывают с острова; { $stays } за решёткой.
alc-scene-lost = Все за решёткой.
alc-all-lost = Не убежал никто.
alc-verdict = { $count ->
    [2] Двое
   *[3] Трое
} на свободе. { $stays } остаётся.
alc-escapes = на свободе
alc-stays = остаётся
alc-also-left = Могли остаться и другие: { $names }.
alc-who-kept = Кто сдержал слово
alc-no-promises = Никто ничего не обещал фразами по плану.
alc-only-typed = Проверить можно только фразы, собранные по плану. Своих слов никто не судит.
