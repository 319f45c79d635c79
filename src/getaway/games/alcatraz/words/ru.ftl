# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.
# Names of players are not inflected: they stand in the nominative, or after a form of "игрок".

## Names

alcatraz = Алькатрас: большой побег (Alcatraz: The Scapegoat)
poster = Alcatraz: The Scapegoat
    .pitch = Бегите с острова вместе. Один останется: козёл отпущения.
    .minutes = 60 минут
    .credit = Авторы Alcatraz: The Scapegoat: Рафал Цывицкий, Кшиштоф Цывицкий и Кшиштоф Хануш.
room = { $room ->
    [chapel] Часовня
    [radio_room] Радиорубка
    [dining_hall] Столовая
    [infirmary] Лазарет
    [exercise_yard] Прогулочный двор
    [visiting_room] Комната свиданий
    [workshop] Мастерская
    [recreation_room] Комната отдыха
    [cell_block] Тюремный блок
    [laundry] Прачечная
    [guard_room] Комната охраны
   *[wardens_office] Кабинет начальника
}
room-side = { $room } ({ $side ->
    [gold] золотая сторона
   *[silver] серебряная сторона
})
room-price = Использование: { $price ->
    [none] сейчас нельзя
    [0] бесплатно
    [one] { $price } очко
    [few] { $price } очка
   *[other] { $price } очков
}
thing = { $thing ->
    [key] ключ
    [shiv] заточка
    [jacket] бушлат
    [medicine] лекарство
    [tool] инструмент
    [gun] пистолет
   *[cash] доллар
}
# The same as the object of a sentence: "Bo takes …".
a-thing = { $thing ->
    [key] ключ
    [shiv] заточку
    [jacket] бушлат
    [medicine] лекарство
    [tool] инструмент
    [gun] пистолет
   *[cash] 1 доллар
}
# A frame-up card by its effect.
card = { $card ->
    [gather_guards] Стукач
    [return_item] Обыск
    [take] Вымогательство
    [send_to_cell_block] Карцер
    [exhaust] Избиение
    [move_task] Смена планов
    [replace_task] Провал
   *[forbid_task] Компромат
}

## Events

moves = { $who } переходит сюда: { $room }.
uses = { $who } использует помещение: { $room }.
steals = { $who } крадёт { $thing } у игрока { $victim }.
riots = { $who } поднимает бунт; охранник приходит отсюда: { $room }.
does-task = { $who } выполняет задание с элементом { $element }.
gives-to-task = { $who } отдаёт на задание { $thing }.
drops = { $who } выкладывает { $thing }.
picks-up = { $who } подбирает { $thing }.
plays-frame-up = { $who } играет карту подставы: { $card }.
bribes = { $who } подкупает охранника.
pushes = { $who } делает рывок и получает ещё одно очко.
ends-turn = { $who } заканчивает ход.
pays = { $who } отдаёт в уплату { $thing }.
takes = { $who } берёт { $thing }.
guard-goes = Охранник переходит: { $origin } → { $target }.
under-deck = Карта подставы игрока { $owner } уходит под низ колоды.
under-deck-card = Карта подставы игрока { $owner } уходит под низ колоды: { $card }.
keeps = { $who } смотрит карты подставы и оставляет себе одну.
keeps-card = { $who } смотрит карты подставы и оставляет себе эту: { $card }.
rests = { $who } получает { $stamina ->
    [one] { $stamina } единицу
    [few] { $stamina } единицы
    [many] { $stamina } единиц
   *[other] { $stamina } единицы
} выносливости.
earns = { $who } получает { $cash ->
    [one] { $cash } доллар
    [few] { $cash } доллара
    [many] { $cash } долларов
   *[other] { $cash } доллара
}.
draws-frame-up = { $who } берёт карту подставы.
draws-frame-up-card = { $who } берёт карту подставы: { $card }.
hits = Жертва — { $victim }.
task-goes = Задание с элементом { $element } переносят сюда: { $room }.
task-replaced = Задание с элементом { $element } уходит под низ колоды.
framed-of = { $victim } теряет { $thing }.
trades = { $who } и { $other } заключают сделку.
gives = { $who } отдаёт { $thing } игроку { $other }.
offers = { $who } предлагает сделку игроку { $other }.
would-give = По условиям сделки { $who } отдаст { $thing } игроку { $other }.
asks = { $who } хочет выполнить задание с элементом { $element }.
would-give-to-task = Если никто не откажется, { $who } отдаст на задание { $thing }.
refuses = { $who } отвечает «нет».
marks = { $who } отмечает у себя элемент { $element }.
bonus-task = На вытянутой карте задания элемент { $element }: он для всех, кроме козла отпущения.
new-task = Новое задание с элементом { $element } появляется здесь: { $room }.
passed = Задание с элементом { $element } уже лежит в тюрьме; карта уходит под низ колоды.
guard-comes = Приходит охранник: { $room }. { $left ->
    [0] Это был последний.
    [one] Остался ещё { $left }.
    [few] Осталось ещё { $left }.
    [many] Осталось ещё { $left }.
   *[other] Осталось ещё { $left }.
}
votes = { $who } голосует за игрока { $candidate }.
elected = Козёл отпущения — { $who }, бонус +{ $bonus }.
round-begins = Начинается раунд { $round }.
escape = План готов. Они на свободе!
stays = { $who } остаётся в тюрьме.
lost = Появился 21-й охранник: не сбежит никто.

## The end

end-escaped = { $who } сбегают и побеждают.
end-stays-scapegoat = { $who } остаётся: у остальных есть все шесть элементов и без козла отпущения.
end-stays-only = { $who } остаётся: только без игрока { $who } у остальных есть все шесть элементов.
end-stays-elements = { $who } остаётся: меньше всего элементов среди тех, кого можно оставить.
end-stays-cash = { $who } остаётся: элементов столько же, сколько у кого-то ещё, но денег меньше.
end-stays-items = { $who } остаётся: элементов и денег столько же, сколько у кого-то ещё, но предметов меньше.
end-stays-stamina = { $who } остаётся: в остальном всё поровну, но выносливости меньше.
end-stays-named = { $who } остаётся: поровну всё, и козёл отпущения назвал игрока { $who }.
end-lost = Проигрывают все: 21-й охранник появился раньше, чем был готов план.

## What is asked, and the choices

ask-turn = Что будете делать?
ask-vote = Кому быть козлом отпущения?
ask-pay = Чем заплатите?
ask-take = Какой предмет возьмёте?
ask-guard-from = Откуда переведёте охранника?
ask-guard-to = Куда пойдёт охранник?
ask-whose-card = Чья карта подставы уйдёт под низ колоды?
ask-own-card = Какая из ваших карт подставы уйдёт под низ колоды?
ask-keep = Какую карту подставы оставите себе?
ask-loot = Что украдёте?
ask-target = Кого подставите?
ask-target-thing = Что потеряет жертва?
ask-gather-room = Где соберутся охранники?
ask-gather-from = Откуда придёт охранник?
ask-target-task = Какое задание? Назовите его помещение.
ask-trade-give = Что отдадите?
ask-trade-want = Что хотите взамен?
ask-trade-answer = Согласны на эту сделку?
ask-task-giver = Кто отдаст следующий предмет?
ask-task-answer = Отдадите то, о чём вас просят?
ask-stay = Всё поровну: кто останется в тюрьме?
do-move = перейти сюда: { $room }
do-use = использовать помещение
do-rob = украсть у игрока { $victim }
do-riot = поднять бунт, охранник придёт отсюда: { $room }
do-task = выполнить задание
do-drop = выложить { $thing }
do-pick-up = подобрать { $thing }
do-frame-up = сыграть карту подставы: { $card }
do-trade = заключить сделку с игроком { $other }
do-bribe = подкупить охранника
do-push = сделать рывок
do-end = закончить ход
pick-room = { $room }
pick-seat = { $who }
pick-gun = пистолет игрока { $who }
pick-thing = { $thing }
pick-card = { $card }
pick-done = это всё
pick-yes = да
pick-no = нет

## The table

table-round = Раунд { $round }
table-guards = Охранники: { $guards } из 21
table-scapegoat = Козёл отпущения: { $who }, бонус +{ $bonus }
table-points = Осталось очков: { $points }
table-room = Помещение
table-prisoners = Заключённые
table-items = Предметы
table-guards-here = Охранники
table-task = Задание
table-stamina = Выносливость
table-cash = Доллары
table-elements = Элементы
table-frame-ups = Карты подставы
table-hand = Ваши карты подставы
table-gold = золотая сторона
table-demand = { $element }: { $prisoners ->
    [one] { $prisoners } заключённый
    [few] { $prisoners } заключённых
    [many] { $prisoners } заключённых
   *[other] { $prisoners } заключённого
}, не больше { $guards ->
    [one] { $guards } охранника
    [few] { $guards } охранников
    [many] { $guards } охранников
   *[other] { $guards } охранника
}, { $items }
table-legend = Задания, карты подставы и предметы — реконструкция; см. правила, AL-4. В скобках у помещения: сколько очков сейчас стоит его использование.

## Refusals

no-game-over = Игра уже окончена.
no-not-yours = Сейчас решает { $mover }.
no-such-action = Действия { $action } нет.
no-finish-first = Сначала закончите начатое.
no-not-asked = Сейчас об этом не спрашивают.
no-answer-first = Сначала ответьте «да» или «нет».
no-not-offered = Такого варианта нет.
no-points = У вас не осталось очков.
no-not-next = { $room } — не соседнее помещение.
no-room-full = { $room }: там 4 охранника, войти нельзя никому.
no-four-guards = Когда рядом 4 охранника, можно только уйти.
no-three-guards = Когда рядом 3 охранника, можно только переходить, играть карты подставы, меняться, подкупать и делать рывок; { $bribe ->
    [one] помог бы подкуп за { $bribe } доллар
    [few] хватило бы подкупа за { $bribe } доллара
    [many] хватило бы подкупа за { $bribe } долларов
   *[other] хватило бы подкупа за { $bribe } доллара
}.
no-two-guards = Из-за двух охранников это стоит { $price ->
    [one] { $price } очко
    [few] { $price } очка
    [many] { $price } очков
   *[other] { $price } очка
}, а у вас { $points }; хватило бы подкупа за 1 доллар.
no-used = В этот ход вы уже использовали это помещение.
no-nothing-comes = Это ничего не даст.
no-yourself = С собой этого сделать нельзя.
no-not-here = Игрока { $who } нет в вашем помещении.
no-such-seat = Места { $seat } за этим столом нет.
no-stolen = В этом раунде вы уже крали.
no-nothing-to-steal = У игрока { $who } нет ничего, для чего у вас есть место.
no-no-guard = Здесь нет охранников: { $room }.
no-your-room-full = В вашем помещении уже 4 охранника.
no-no-task = В вашем помещении нет задания.
no-scapegoat = Козёл отпущения не может выполнять задания.
no-forbidden = В этом раунде вам нельзя выполнять задания.
no-few-prisoners = Для задания здесь { $needed ->
    [one] нужен { $needed } заключённый
    [few] нужно { $needed } заключённых
    [many] нужно { $needed } заключённых
   *[other] нужно { $needed } заключённого
}, а их { $here }.
no-many-guards = Задание допускает здесь { $allowed ->
    [one] { $allowed } охранника
    [few] { $allowed } охранников
    [many] { $allowed } охранников
   *[other] { $allowed } охранника
}, а { $here ->
    [one] смотрит { $here }
    [few] смотрят { $here }
    [many] смотрят { $here }
   *[other] смотрят { $here }
}.
no-items-missing = Даже вместе у заключённых здесь нет всех нужных предметов.
no-refused = В этот ход все возможные просьбы уже отклонены.
no-not-held = Этого у вас нет: { $thing }.
no-not-lying = Этого здесь на полу нет: { $thing }.
no-no-space = Для этого у вас нет места: { $thing }.
no-not-scapegoat = Карты подставы играет только козёл отпущения.
no-card-not-held = У вас нет этой карты подставы.
no-card-changes-nothing = Эта карта подставы сейчас ничего не изменит.
no-trades-left = Больше сделок в этот ход заключить нельзя.
no-nothing-to-trade = Вам двоим нечем обменяться.
no-no-cash = У вас нет денег.
no-all-bribed = Подкупать здесь больше некого.
no-pushed = В этот ход вы уже сделали рывок.
no-no-stamina = У вас нет выносливости.

## Talk and promises

# Where a prisoner is, and how many of a thing somebody gives.
in-room = { $room ->
    [chapel] в часовне
    [radio_room] в радиорубке
    [dining_hall] в столовой
    [infirmary] в лазарете
    [exercise_yard] на прогулочном дворе
    [visiting_room] в комнате свиданий
    [workshop] в мастерской
    [recreation_room] в комнате отдыха
    [cell_block] в тюремном блоке
    [laundry] в прачечной
    [guard_room] в комнате охраны
   *[wardens_office] в кабинете начальника
}
some-things = { $count ->
    [1] { a-thing }
   *[other] { $count } { $thing ->
        [key] ключа
        [shiv] заточки
        [jacket] бушлата
        [medicine] лекарства
        [tool] инструмента
       *[cash] доллара
    }
}
# A thing that somebody has.
thing-had = { thing }
to-one = игроку { $to }
to-several = игрокам { $to }
pair = { $one }, { $two }
# What is promised: person and role tell the speaker (i), the one spoken to (you) and the others; own is the same prisoner again.
clause-vote = В раунде { $round } { $person ->
    [i] я проголосую
    [you] ты проголосуешь
   *[other] { $who } проголосует
} за { $role ->
    [own] себя
    [i] меня
    [you] тебя
   *[other] игрока { $other }
}.
clause-not-vote = С раунда { $first } по раунд { $round } { $person ->
    [i] я не буду голосовать
    [you] ты не будешь голосовать
   *[other] { $who } не будет голосовать
} за { $role ->
    [own] себя
    [i] меня
    [you] тебя
   *[other] игрока { $other }
}.
clause-not-vote-once = В раунде { $round } { $person ->
    [i] я не буду голосовать
    [you] ты не будешь голосовать
   *[other] { $who } не будет голосовать
} за { $role ->
    [own] себя
    [i] меня
    [you] тебя
   *[other] игрока { $other }
}.
clause-give = До конца раунда { $round } { $person ->
    [i] я отдам
    [you] ты отдашь
   *[other] { $who } отдаст
} { $role ->
    [i] мне
    [you] тебе
   *[other] игроку { $other }
} { $things }.
clause-swap = До конца раунда { $round } { $person ->
    [i] я обменяюсь
    [you] ты обменяешься
   *[other] { $who } обменяется
} { $role ->
    [i] со мной
    [you] с тобой
   *[other] с игроком { $other }
}: { $thing } на { $wanted }.
clause-at = В раунде { $round } { $person ->
    [i] я буду
    [you] ты будешь
   *[other] { $who } будет
} { $place }.
clause-bring = В раунде { $round } { $person ->
    [i] я буду
    [you] ты будешь
   *[other] { $who } будет
} { $place } и { $person ->
    [i] принесу
    [you] принесёшь
   *[other] принесёт
} с собой { $thing }.
clause-let = До конца раунда { $round } { $person ->
    [i] я уступаю
    [you] ты уступаешь
   *[other] { $who } уступает
} { $role ->
    [i] мне
    [you] тебе
   *[other] игроку { $other }
} задание с элементом { $element }.
clause-not-steal = До конца раунда { $round } { $person ->
    [i] я ничего не украду
    [you] ты ничего не украдёшь
   *[other] { $who } ничего не украдёт
} у { $role ->
    [i] меня
    [you] тебя
   *[other] игрока { $other }
}.
clause-not-frame-up = До конца раунда { $round } { $person ->
    [i] я не сыграю
    [you] ты не сыграешь
   *[other] { $who } не сыграет
} { $card ->
    [any] ни одной карты подставы
   *[other] карту подставы «{ $named }»
}{ $role ->
    [nobody] { "" }
    [i] { " " }против меня
    [you] { " " }против тебя
   *[other] { " " }против игрока { $other }
}.
clause-guard = До конца раунда { $round } { $person ->
    [i] я переведу
    [you] ты переведёшь
   *[other] { $who } переведёт
} охранника: { $origin } → { $target }.
condition-elected = Это в силе, только если козлом отпущения в раунде { $round } { $person ->
    [i] буду я
    [you] будешь ты
   *[other] будет { $who }
}.
condition-done = Это в силе, только если задание с элементом { $element } будет выполнено.
condition-has = Это в силе, только если { $person ->
    [i] у меня
    [you] у тебя
   *[other] у игрока { $who }
} будет { $thing }.
talk-offer = Моё предложение { $to }:
talk-promise = Моё обещание { $to }:
talk-counter = Мой ответ { $to } на предложение { $ref }: лучше так.
talk-ask = Моя просьба к { $to }:
talk-accept = Предложение { $ref } принимаю.
talk-reject = Предложение { $ref } отклоняю.
talk-withdraw = Беру предложение { $ref } назад.
talk-accuse = Я говорю: обещание { $ref } нарушено.
talk-in-return = Взамен:
talk-all = Нужно согласие всех, к кому обращаются.
talk-expires = Предложение действует до конца раунда { $round }.
offer-stands = { $who } предлагает ({ $to }):
request-stands = { $who } просит ({ $to }):
promise-open = { $who } обещает { $to }:
promise-kept = { $who } сдерживает обещание, данное { $to }:
promise-broken = { $who } нарушает обещание, данное { $to }:
promise-void = Обещание, которое { $who } даёт { $to }, больше не в силе:
no-talk-form = Эта часть высказывания не подходит: { $part }. Подходит: { $allowed }
no-talk-round = Этот раунд не подходит: { $part }. Можно от { $first } до { $last }.
no-talk-too-late = Для этого уже поздно: { $part }.
no-talk-own = Обещать можно только то, что сделаете вы сами.
no-talk-theirs = Просить можно только тех, к кому вы обращаетесь.
no-talk-same = Здесь дважды стоит одно и то же.
no-talk-card = Эту карту не играют ни против кого: { $card }.
no-talk-task = Задания с элементом { $element } сейчас нет.
no-talk-ref = Открытого предложения { $ref } нет.
no-talk-not-to-you = Это предложение сделано не вам.
no-talk-not-yours = Это не ваше предложение.
no-talk-counter = Ответ на предложение должен быть обращён к тому, кто его сделал: { $who }.
no-talk-accepted = Вы уже согласились.
no-talk-many = Ответа уже ждут { $most } ваших предложений; сначала возьмите одно назад.
no-talk-again = Вы это уже обещали.
no-talk-promise = Обещания { $ref } нет.

# Building a statement, step by step.
say-build = предложить, пообещать или попросить…
say-to = К кому вы обращаетесь?
say-more = Что вы скажете?
say-side = { $side ->
    [give] Я…
    [get] Ты…
   *[several] Кто-то из вас…
}
say-clause = { $side ->
    [give] { $clause ->
        [vote] Проголосую за…
        [not_vote] Не буду голосовать за…
        [give] Отдам…
        [swap] Обменяю…
        [at] Приду…
        [bring] Принесу…
        [let] Уступлю задание…
        [not_steal] Не буду красть…
        [not_frame_up] Без подстав…
       *[guard] Перемещу охранника…
    }
   *[get] { $clause ->
        [vote] Проголосуй за…
        [not_vote] Не голосуй за…
        [give] Отдай мне…
        [swap] Обменяй…
        [at] Приди…
        [bring] Принеси…
        [let] Уступи задание…
        [not_steal] Не кради…
        [not_frame_up] Без подстав…
       *[guard] Перемести охранника…
    }
}
say-gap = { $gap ->
    [candidate] Кто это?
    [to] Кому?
    [against] Против кого?
    [with] С кем?
    [victim] У кого?
    [who] Кто это сделает?
    [room] Какое помещение?
    [origin] Из какого помещения?
    [target] В какое помещение?
    [thing] Что?
    [wanted] За что?
    [item] Какой предмет?
    [card] Какая подстава?
    [task] Какое задание?
    [count] Сколько?
    [by] До конца какого раунда?
    [until] До конца какого раунда?
    [first] С какого раунда?
    [expires] До конца какого раунда оно действует?
   *[round] В каком раунде?
}
say-if = { $condition ->
    [elected] только если … станет козлом отпущения
    [done] только если выполнят задание …
   *[has] только если у … есть …
}
say-task = { table-task } { $element } ({ $room })
say-count = ×{ $count }
say-any-card = любая карта
say-anybody = против кого угодно
say-open = предложение действует дольше…
say-unconditionally = без условия
say-start-again = сначала
say-it = сказать
say-joint = предложение для { $who }: оба голосуем за { $candidate }
say-counter = ответить на предложение { $number } иначе (от { $who })…
say-withdraw = взять назад своё предложение { $number }
say-accuse = сказать, что обещание { $number } нарушено (обещал игрок { $who }): «{ $clause }»
say-promises = Обещания

## Options

option-sides = Стороны помещений: silver (серебряные), mixed (по жребию) или gold (золотые)
option-task_items = Предметы для задания: consent (каждый может отказать) или pooled (выбирает тот, кто выполняет)
option-free_rooms = Бесплатные помещения при 2–3 охранниках: printed (как в печатных правилах) или designer (как сказал автор)
option-trades = Обменов и подарков за ход, не больше
option-refusals = Отклонённых предложений за ход, не больше
switch-sides = Стороны помещений
switch-task_items = Предметы для задания
switch-free_rooms = Бесплатные помещения при 2–3 охранниках
switch-trades = Обменов и подарков за ход, не больше
switch-refusals = Отклонённых предложений за ход, не больше
choice-silver = серебряные
choice-mixed = по жребию
choice-gold = золотые
choice-consent = каждый может отказать
choice-pooled = выбирает тот, кто выполняет
choice-printed = как в печатных правилах
choice-designer = как сказал автор

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-task-done = { $speaks ->
    [against] С этим заданием лучше подождать.
   *[for] Задание будет выполнено.
}
because-new-element = { $speaks ->
    [against] С этим элементом лучше подождать.
   *[for] Это даст недостающий элемент.
}
because-left-behind = { $speaks ->
    [against] Во втором варианте я останусь в тюрьме.
   *[for] Это решает, кто останется в тюрьме.
}
because-towards = { $speaks ->
    [against] Второй вариант уводит от мест, где ждёт работа.
   *[for] Это ведёт туда, где ждёт работа.
}
because-guards-ahead = { $speaks ->
    [against] На другом пути охранников больше.
   *[for] Охранники там не помешают.
}
because-item-needed = { $speaks ->
    [against] Предмет из второго варианта не нужен.
   *[for] Этот предмет нужен для задания.
}
because-item-useful = { $speaks ->
    [against] Второй вариант отдаёт полезный предмет.
   *[for] Предмет пригодится.
}
because-item-lost = { $speaks ->
    [against] Во втором варианте придётся отдать нужный предмет.
   *[for] Без этого предмета можно обойтись.
}
because-cash = { $speaks ->
    [against] Второй вариант стоит денег.
   *[for] Это даёт деньги.
}
because-stamina = { $speaks ->
    [against] Второй вариант стоит выносливости.
   *[for] Это даёт выносливость.
}
because-bribe = { $speaks ->
    [against] Подкуп был бы напрасным.
   *[for] Подкуп позволит взяться за дело.
}
because-push-on = { $speaks ->
    [against] Выносливость лучше приберечь.
   *[for] Не хватает как раз одного очка.
}
because-guards-eased = { $speaks ->
    [against] Охранники пришли бы туда, где ждёт работа.
   *[for] Это не пустит охранников туда, где ждёт работа.
}
because-frame-up = { $speaks ->
    [against] Карту подставы лучше приберечь.
   *[for] Карта подставы пригодится.
}
because-hinder = { $speaks ->
    [against] Сейчас никому не нужно мешать.
   *[for] Это задержит тех, из-за кого я останусь в тюрьме.
}
because-gift = { $speaks ->
    [against] Подарок никому не нужен.
   *[for] Остальным это нужнее.
}
because-request = { $speaks ->
    [against] Того игрока лучше не просить.
   *[for] Остальные могут поделиться тем, что нужно.
}
because-points = { $speaks ->
    [against] Второй вариант стоит больше очков.
   *[for] Очки для того и нужны, чтобы их тратить.
}
because-pointless = { $speaks ->
    [against] Второй вариант ни к чему не ведёт.
   *[for] Ничего лучше нет.
}
because-who-leads = { $speaks ->
    [against] Второй вариант пощадил бы лидера.
   *[for] Это лидер.
}
because-could-be-left = { $speaks ->
    [against] Без игрока из второго варианта остальным не обойтись.
   *[for] Без этого игрока остальные обойдутся.
}
because-vote-price = { $speaks ->
    [against] Повторное избрание слишком усилит игрока из второго варианта.
   *[for] Бонус не повредит.
}
because-myself = { $speaks ->
    [against] Без нужды за себя никто не голосует.
   *[for] Пусть лучше это буду я.
}
