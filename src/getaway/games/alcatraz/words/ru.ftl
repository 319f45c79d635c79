# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.
# Names of players are not inflected: they stand in the nominative, or after a form of "игрок".

## Names

alcatraz = Алькатрас: большой побег (Alcatraz: The Scapegoat)
poster = Алькатрас: большой побег
    .pitch = Бегите с острова вместе. Кто-то один останется. Лишь бы не вы.
    .minutes = 60 минут
    .credit = Авторы «Алькатраса» (Alcatraz: The Scapegoat) — Рафал Цивицкий, Кшиштоф Цивицкий и Кшиштоф Хануш.
room = { $room ->
    [chapel] Часовня
    [radio_room] Радиорубка
    [dining_hall] Столовая
    [infirmary] Изолятор
    [exercise_yard] Плац
    [visiting_room] Комната для посещений
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
    [many] { $price } очков
   *[other] { $price } очка
}
thing = { $thing ->
    [key] ключ
    [shiv] заточка
    [jacket] бушлат
    [medicine] лекарство
    [tool] инструмент
    [gun] ствол
   *[cash] купюра
}
# The same as the object of a sentence: "Bo takes …".
a-thing = { $thing ->
    [key] ключ
    [shiv] заточку
    [jacket] бушлат
    [medicine] лекарство
    [tool] инструмент
    [gun] ствол
   *[cash] 1 купюру
}
# A frame-up card by its effect.
card = { $card ->
    [gather_guards] Стукач
    [return_item] Шмон
    [take] Вымогательство
    [send_to_cell_block] Карцер
    [exhaust] Тёмная
    [move_task] Смена планов
    [replace_task] Провал
   *[forbid_task] Компромат
}

## Events

moves = { $who-is ->
    [you] Вы пробираетесь
   *[other] { $who } пробирается
} { $room }.
uses = { $who-is ->
    [you] Вы орудуете
   *[other] { $who } орудует
} { $room }.
steals = { $who-is ->
    [you] Вы тырите { $thing } у игрока { $victim }.
   *[other] { $who } тырит { $thing } у { $victim-is ->
        [you] вас
       *[other] игрока { $victim }
    }.
}
riots = { $who-is ->
    [you] Вы устраиваете
   *[other] { $who } устраивает
} бузу; вертухай прибегает { $room }.
does-task = { $who-is ->
    [you] Вы проворачиваете
   *[other] { $who } проворачивает
} дельце: задание { $element } выполнено.
gives-to-task = { $who-is ->
    [you] Вы отдаёте
   *[other] { $who } отдаёт
} на задание { $thing }.
drops = { $who-is ->
    [you] Вы сбрасываете
   *[other] { $who } сбрасывает
} { $thing }.
picks-up = { $who-is ->
    [you] Вы подбираете
   *[other] { $who } подбирает
} { $thing }.
plays-frame-up = { $who-is ->
    [you] Вы разыгрываете
   *[other] { $who } разыгрывает
} карту подставы: { $card }.
bribes = { $who-is ->
    [you] Вы подмазываете
   *[other] { $who } подмазывает
} вертухая. Тот ничего не видел.
pushes = { $who-is ->
    [you] Вы делаете рывок и получаете
   *[other] { $who } делает рывок и получает
} ещё одно очко.
ends-turn = { $who-is ->
    [you] Вы заканчиваете
   *[other] { $who } заканчивает
} ход.
pays = { $who-is ->
    [you] Вы отдаёте
   *[other] { $who } отдаёт
} в уплату { $thing }.
takes = { $who-is ->
    [you] Вы берёте
   *[other] { $who } берёт
} { $thing }.
guard-goes = Вертухай переходит { $origin } { $target }.
under-deck = Карта подставы { $owner-is ->
    [you] с вашей руки
   *[other] игрока { $owner }
} уходит под низ колоды.
under-deck-card = Карта подставы { $owner-is ->
    [you] с вашей руки
   *[other] игрока { $owner }
} уходит под низ колоды: { $card }.
keeps = { $who-is ->
    [you] Вы смотрите карты подставы и оставляете
   *[other] { $who } смотрит карты подставы и оставляет
} себе одну.
keeps-card = { $who-is ->
    [you] Вы смотрите карты подставы и оставляете
   *[other] { $who } смотрит карты подставы и оставляет
} себе эту: { $card }.
rests = { $who-is ->
    [you] Вы получаете
   *[other] { $who } получает
} { $stamina ->
    [one] { $stamina } единицу
    [few] { $stamina } единицы
    [many] { $stamina } единиц
   *[other] { $stamina } единицы
} выносливости.
earns = { $who-is ->
    [you] Вы прячете
   *[other] { $who } прячет
} в карман { $cash ->
    [one] { $cash } купюру
    [few] { $cash } купюры
    [many] { $cash } купюр
   *[other] { $cash } купюры
}.
draws-frame-up = { $who-is ->
    [you] Вы берёте
   *[other] { $who } берёт
} карту подставы.
draws-frame-up-card = { $who-is ->
    [you] Вы берёте
   *[other] { $who } берёт
} карту подставы: { $card }.
hits = Жертва — { $victim-is ->
    [you] вы
   *[other] { $victim }
}.
task-goes = Задание { $element } переносят { $room }.
task-replaced = Задание { $element } уходит под низ колоды.
framed-of = { $victim-is ->
    [you] Вы теряете
   *[other] { $victim } теряет
} { $thing }.
trades = { $who-is ->
    [you] Вы и { $other } ударяете
   *[other] { $other-is ->
        [you] { $who } и вы ударяете
       *[other] { $who } и { $other } ударяют
    }
} по рукам.
gives = { $who-is ->
    [you] Вы отдаёте { $thing } игроку { $other }.
   *[other] { $who } отдаёт { $other-is ->
        [you] вам { $thing }
       *[other] { $thing } игроку { $other }
    }.
}
offers = { $who-is ->
    [you] Вы предлагаете обмен игроку { $other }.
   *[other] { $who } предлагает { $other-is ->
        [you] вам обмен
       *[other] обмен игроку { $other }
    }.
}
would-give = { $who-is ->
    [you] По условиям обмена вы отдадите { $thing } игроку { $other }.
   *[other] По условиям обмена { $who } отдаст { $other-is ->
        [you] вам { $thing }
       *[other] { $thing } игроку { $other }
    }.
}
asks = { $who-is ->
    [you] Вы хотите
   *[other] { $who } хочет
} выполнить задание { $element }.
would-give-to-task = { $who-is ->
    [you] Если никто не откажется, вы отдадите
   *[other] Если никто не откажется, { $who } отдаст
} на задание { $thing }.
refuses = { $who-is ->
    [you] Вы отвечаете
   *[other] { $who } отвечает
} «нет».
marks = { $who-is ->
    [you] Вы отмечаете
   *[other] { $who } отмечает
} у себя кусок { $element }.
bonus-task = На вытянутой карте задания кусок { $element }: он для всех, кроме беса.
new-task = Новое задание { $element } ждёт { $room }.
passed = Задание { $element } на поле уже есть; карта уходит под низ колоды.
guard-comes = Ещё один вертухай приходит { $room }. { $left ->
    [0] Это был последний.
    [one] Остался { $left }.
    [few] Осталось { $left }.
    [many] Осталось { $left }.
   *[other] Осталось { $left }.
}
votes = { $who-is ->
    [you] Вы голосуете за { $candidate-is ->
        [you] себя
       *[other] игрока { $candidate }
    }.
   *[other] { $who } голосует за { $candidate-is ->
        [you] вас
       *[other] { $own ->
            [yes] себя
           *[no] игрока { $candidate }
        }
    }.
}
elected = { $who-is ->
    [you] Теперь бес — вы: отдувайтесь за всех
   *[other] Теперь бес — { $who }: пусть отдувается за всех
}, бонус +{ $bonus }.
round-begins = Начинается раунд { $round }.
escape = План сработал. На волю!
stays = { $who-is ->
    [you] Вы остаётесь
   *[other] { $who } остаётся
} сидеть.
lost = Двадцать первый вертухай на месте. Побег отменяется.

## The end

end-escaped = { $who-is ->
    [you] Вы и { $who-others } сбегаете и побеждаете!
   *[other] { $who } сбегают и побеждают.
}
end-stays-scapegoat = { $who-is ->
    [you] Вы остаётесь
   *[other] { $who } остаётся
}: у остальных есть все шесть кусков и без беса.
end-stays-only = { $who-is ->
    [you] Вы остаётесь: только без вас у остальных есть все шесть кусков.
   *[other] { $who } остаётся: только без игрока { $who } у остальных есть все шесть кусков.
}
end-stays-elements = { $who-is ->
    [you] Вы остаётесь
   *[other] { $who } остаётся
}: кусков меньше всех среди тех, кого можно оставить.
end-stays-cash = { $who-is ->
    [you] Вы остаётесь
   *[other] { $who } остаётся
}: кусков столько же, сколько у кого-то ещё, но денег меньше.
end-stays-items = { $who-is ->
    [you] Вы остаётесь
   *[other] { $who } остаётся
}: кусков и денег столько же, сколько у кого-то ещё, но предметов меньше.
end-stays-stamina = { $who-is ->
    [you] Вы остаётесь
   *[other] { $who } остаётся
}: в остальном всё поровну, но выносливости меньше.
end-stays-named = { $who-is ->
    [you] Вы остаётесь: всё поровну, и бес указал на вас.
   *[other] { $who } остаётся: всё поровну, и бес назвал игрока { $who }.
}
end-lost = Проигрывают все: 21-й охранник появился раньше, чем план был готов.
# How it ended for one player, in a list of games.
ending-escaped = Побег удался
ending-left = За решёткой
ending-lost = Поражение
ending-round = в раунде { $round }

## What is asked, and the choices

ask-turn = Что будете делать?
ask-vote = Кому быть бесом?
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
ask-trade-answer = Согласны на этот обмен?
ask-task-giver = Кто отдаст следующий предмет?
ask-task-answer = Отдадите то, о чём вас просят?
ask-stay = Всё поровну: кто останется сидеть?
do-move = идти { $room }
do-use = использовать помещение
do-rob = украсть у игрока { $victim }
do-riot = устроить бузу; охранник прибежит { $room }
do-task = выполнить задание
do-drop = сбросить { $thing }
do-pick-up = подобрать { $thing }
do-frame-up = разыграть карту подставы: { $card }
do-trade = меняться с игроком { $other }
do-bribe = подкупить охранника
do-push = сделать рывок
do-end = закончить ход
pick-room = { $room }
pick-seat = { $who-is ->
    [you] вы
   *[other] { $who }
}
pick-gun = { $who-is ->
    [you] ваш ствол
   *[other] ствол игрока { $who }
}
pick-thing = { $thing }
pick-card = { $card }
pick-done = это всё
pick-yes = да
pick-no = нет
deed-vote = { $who-is ->
    [you] голосовать за себя
   *[other] голосовать за игрока { $who }
}
deed-stay = оставить игрока { $who }
deed-pay = отдать в уплату { $thing }
deed-take = взять { $thing }
deed-guard-from = увести охранника { $room }
deed-guard-to = отправить охранника { $room }
deed-gather = собрать охранников { $room }
deed-whose-card = убрать под колоду карту игрока { $who }
deed-own-card = убрать под колоду: { $card }
deed-keep = оставить себе: { $card }
deed-target = против игрока { $who }
deed-target-thing = жертва теряет { $thing }
deed-target-task = задание { $room }
deed-give = отдать { $thing }
deed-want = попросить взамен { $thing }
deed-agree = согласиться
deed-hand-over = отдать
deed-refuse = отказаться
deed-from = { $who-is ->
    [you] { $thing } из ваших
   *[other] { $thing } от игрока { $who }
}

## The table

table-round = Раунд { $round }
table-guards = Охранники: { $guards } из 21
table-scapegoat = Бес: { $who }, бонус +{ $bonus }
table-points = Осталось очков: { $points }
table-room = Помещение
table-prisoners = Заключённые
table-items = Предметы
table-guards-here = Охранники
table-task = Задание
table-stamina = Выносливость
table-cash = Деньги
table-elements = Куски
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
no-not-yours = Сейчас ходит { $mover }.
no-such-action = Действия { $action } нет.
no-finish-first = Сначала закончите начатое.
no-not-asked = Сейчас вопрос не об этом.
no-answer-first = Сначала ответьте «да» или «нет».
no-not-offered = Такого варианта нет.
no-points = У вас не осталось очков.
no-not-next = { $room } — не соседнее помещение.
no-room-full = { $room }: там 4 охранника, войти нельзя никому.
no-four-guards = При 4 охранниках можно только уйти.
no-three-guards = При 3 охранниках остаются только переход, подставы и бесплатные действия: обмен, подкуп, рывок; { $bribe ->
    [one] помог бы подкуп за { $bribe } купюру
    [few] хватило бы подкупа за { $bribe } купюры
    [many] хватило бы подкупа за { $bribe } купюр
   *[other] хватило бы подкупа за { $bribe } купюры
}.
no-two-guards = Из-за двух охранников это стоит { $price ->
    [one] { $price } очко
    [few] { $price } очка
    [many] { $price } очков
   *[other] { $price } очка
}, а у вас { $points }; хватило бы подкупа за 1 купюру.
no-used = В этот ход вы уже использовали это помещение.
no-nothing-comes = Это ничего не даст.
no-yourself = С самим собой так нельзя.
no-not-here = Игрока { $who } нет в вашем помещении.
no-such-seat = Места { $seat } за этим столом нет.
no-stolen = В этом раунде вы уже крали.
no-nothing-to-steal = У игрока { $who } нет ничего, для чего у вас есть место.
no-no-guard = Охранников { $room } нет.
no-your-room-full = В вашем помещении уже 4 охранника.
no-no-task = В вашем помещении нет задания.
no-scapegoat = Бесу задания выполнять нельзя.
no-forbidden = В этом раунде вам нельзя выполнять задания.
no-few-prisoners = Для задания { $needed ->
    [one] нужен { $needed } заключённый
    [few] нужно { $needed } заключённых
    [many] нужно { $needed } заключённых
   *[other] нужно { $needed } заключённого
}, а здесь { $here }.
no-many-guards = Задание допускает { $allowed ->
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
no-refused = Вы просили и так и сяк, и всё без толку.
no-not-held = Этого у вас нет: { $thing }.
no-not-lying = Этого здесь на полу нет: { $thing }.
no-no-space = Для этого у вас нет места: { $thing }.
no-not-scapegoat = Карты подставы разыгрывает только бес.
no-card-not-held = У вас нет этой карты подставы.
no-card-changes-nothing = Эта карта подставы сейчас ничего не изменит.
no-trades-left = Больше обменов в этот ход не будет.
no-nothing-to-trade = Вам двоим нечем обменяться.
no-no-cash = У вас ни купюры.
no-all-bribed = Охранников, которых можно подкупить, не осталось.
no-pushed = В этот ход вы уже сделали рывок.
no-no-stamina = У вас нет выносливости.

## Talk and promises

# Where a prisoner is, and how many of a thing somebody gives.
in-room = { $room ->
    [chapel] в часовне
    [radio_room] в радиорубке
    [dining_hall] в столовой
    [infirmary] в изоляторе
    [exercise_yard] на плацу
    [visiting_room] в комнате для посещений
    [workshop] в мастерской
    [recreation_room] в комнате отдыха
    [cell_block] в тюремном блоке
    [laundry] в прачечной
    [guard_room] в комнате охраны
   *[wardens_office] в кабинете начальника
}
to-room = { $room ->
    [chapel] в часовню
    [radio_room] в радиорубку
    [dining_hall] в столовую
    [infirmary] в изолятор
    [exercise_yard] на плац
    [visiting_room] в комнату для посещений
    [workshop] в мастерскую
    [recreation_room] в комнату отдыха
    [cell_block] в тюремный блок
    [laundry] в прачечную
    [guard_room] в комнату охраны
   *[wardens_office] в кабинет начальника
}
from-room = { $room ->
    [chapel] из часовни
    [radio_room] из радиорубки
    [dining_hall] из столовой
    [infirmary] из изолятора
    [exercise_yard] с плаца
    [visiting_room] из комнаты для посещений
    [workshop] из мастерской
    [recreation_room] из комнаты отдыха
    [cell_block] из тюремного блока
    [laundry] из прачечной
    [guard_room] из комнаты охраны
   *[wardens_office] из кабинета начальника
}
some-things = { $count ->
    [1] { a-thing }
   *[other] { $count } { $thing ->
        [key] ключа
        [shiv] заточки
        [jacket] бушлата
        [medicine] лекарства
        [tool] инструмента
       *[cash] купюры
    }
}
# A thing that somebody has.
thing-had = { thing }
to-one = { $to-is ->
    [you] вам
   *[other] игроку { $to }
}
to-several = { $to-is ->
    [you] вам и { $to-rest ->
        [one] игроку
        [few] игрокам
       *[other] игрокам
    } { $to-others }
   *[other] игрокам { $to }
}
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
    [i] я уступлю
    [you] ты уступишь
   *[other] { $who } уступит
} { $role ->
    [i] мне
    [you] тебе
   *[other] игроку { $other }
} задание { $element }.
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
    [i] я не разыграю
    [you] ты не разыграешь
   *[other] { $who } не разыграет
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
} охранника { $origin } { $target }.
condition-elected = Но только если бесом в раунде { $round } { $person ->
    [i] буду я
    [you] будешь ты
   *[other] будет { $who }
}.
condition-done = Но только если задание { $element } будет выполнено.
condition-has = Но только если { $person ->
    [i] у меня
    [you] у тебя
   *[other] у игрока { $who }
} будет { $thing }.
talk-offer = Моё предложение { $to }:
talk-promise = Моё обещание { $to }:
talk-counter = Моё встречное предложение { $to } (на { $ref }):
talk-ask = Моя просьба к { $to }:
talk-accept = По рукам: предложение { $ref } принимаю.
talk-reject = Не пойдёт: предложение { $ref } отклоняю.
talk-withdraw = Отзываю предложение { $ref }.
talk-why =
    { $why ->
        [vote] Такое голосование мне боком выйдет.
        [deed] Себе дороже.
        [promised] Мой голос уже обещан.
        [other] У меня уже другой уговор.
        [keep] Свою часть мне не вытянуть.
        [trust] Не настолько я тебе верю.
       *[nothing] А мне-то что с этого?
    }
talk-accuse = Фуфло! Обещание { $ref } нарушено.
talk-in-return = Взамен:
talk-all = Нужно согласие каждого из вас.
talk-expires = Предложение действует до конца раунда { $round }.
offer-stands = { $who-is ->
    [you] Вы предлагаете
   *[other] { $who } предлагает
} { $to }:
request-stands = { $who-is ->
    [you] Ваша просьба
   *[other] Просьба игрока { $who }
} к { $to }:
promise-open = { $who-is ->
    [you] Вы обещаете
   *[other] { $who } обещает
} { $to }:
promise-kept = { $who-is ->
    [you] Вы держите слово, данное
   *[other] { $who } держит слово, данное
} { $to }:
promise-broken = { $who-is ->
    [you] Вы нарушаете слово, данное
   *[other] { $who } нарушает слово, данное
} { $to }:
promise-void = { $who-is ->
    [you] Ваше слово
   *[other] Слово игрока { $who }
}, данное { $to }, больше не в счёт:
no-talk-form = Эта часть фразы не подходит: { $part }. Подходит: { $allowed }
no-talk-round = Этот раунд не подходит: { $part }. Можно от { $first } до { $last }.
no-talk-too-late = Для этого уже поздно: { $part }.
no-talk-own = Обещать можно только то, что сделаете вы сами.
no-talk-theirs = Просить можно только тех, к кому вы обращаетесь.
no-talk-same = Здесь дважды стоит одно и то же.
no-talk-card = Эту карту ни против кого не разыгрывают: { $card }.
no-talk-task = Задания { $element } на поле нет.
no-talk-ref = Открытого предложения { $ref } нет.
no-talk-not-to-you = Это предложение сделано не вам.
no-talk-not-yours = Это не ваше предложение.
no-talk-counter = Встречное предложение должно быть обращено к тому, кто сделал первое: { $who }.
no-talk-accepted = Вы уже согласились.
no-talk-many = Без ответа уже { $most } ваших предложений; сначала отзовите одно.
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
        [swap] Поменяюсь…
        [at] Буду…
        [bring] Принесу…
        [let] Уступлю задание…
        [not_steal] Не буду красть…
        [not_frame_up] Без подстав…
       *[guard] Переведу охранника…
    }
   *[get] { $clause ->
        [vote] Проголосуй за…
        [not_vote] Не голосуй за…
        [give] Отдай мне…
        [swap] Меняйся…
        [at] Приходи…
        [bring] Принеси…
        [let] Уступи задание…
        [not_steal] Не кради…
        [not_frame_up] Без подстав…
       *[guard] Переведи охранника…
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
    [wanted] На что?
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
    [elected] только если бесом станет …
    [done] только если выполнят задание …
   *[has] только если у … есть …
}
say-task = { table-task } { $element } ({ $room })
say-count = сколько: { $count }
say-any-card = любая карта
say-anybody = против кого угодно
say-open = предложение действует дольше…
say-unconditionally = без условия
say-start-again = сначала
say-it = сказать
say-joint = предложить игроку { $who }: оба голосуем за игрока { $candidate }
say-counter = встречное предложение на { $number } (от игрока { $who })…
say-withdraw = отозвать своё предложение { $number }
say-accuse = обвинить игрока { $who } в нарушении обещания { $number }: «{ $clause }»
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

## The coach: each of these is said once, when it first happens

tip-guards = { $guards ->
    [2] Охранников здесь: 2. Всё, что стоит очков, дороже на 1, кроме переходов и подстав.
    [3] Охранников здесь: 3. За очки — только переходы и подставы. Бесплатные действия остаются.
   *[4] Охранников здесь: 4. Можно только уйти.
}
tip-shut = { $room }: четыре охранника. Туда не войти.
tip-full = Больше трёх предметов не унести. Используйте, обменяйте или сбросьте один.
tip-together = { $who } тоже здесь: меняться можно бесплатно, а за 1 очко — украсть 1 вещь.
tip-talk = Обещайте что угодно. Слова не связывают, но каждое нарушенное обещание записывают.
tip-scapegoat = Вы бес: больше очков, никаких заданий. Подставы — ваше дело.
tip-nearly-left = Чтобы бросить вас, им не хватает только { $element }. Задержите их или станьте незаменимы.
tip-late = { $guards ->
    [one] Ещё { $guards } охранник
    [few] Ещё { $guards } охранника
   *[other] Ещё { $guards } охранников
}, и проиграют все.

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-task-done = Так будет выполнено задание { $element }.
because-new-element = Куска { $element } ещё не хватает.
because-left-behind = { $sure ->
    [yes] При втором варианте останетесь вы.
   *[no] Второй вариант помогает остальным уйти без вас: у них уже { $elements } из 6.
}
because-towards = Это шаг { $room }{ $why ->
    [task] : там задание { $element }.
    [fetch] : там можно взять { $thing }.
   *[other] : там вы скоро понадобитесь.
}
because-away = Второй вариант уводит вас прочь { $room }.
because-guards-ahead = Второй вариант ведёт к охране: { $room } { $guards ->
    [one] { $guards } охранник
    [few] { $guards } охранника
   *[many] { $guards } охранников
}.
because-item-needed = Вы получите { $thing }: это нужно для задания { $element }.
because-item-needed-here = Это даёт предмет, нужный для вашего задания.
because-item-useful = Вы получите { $thing }: пригодится для открытого задания.
because-item-useful-here = Это даёт предмет, нужный для открытого задания.
because-useful-given = При втором варианте вы отдаёте полезный предмет.
because-item-lost = При втором варианте вы отдаёте предмет, который нужен вам самим.
because-cash = Это даёт деньги.
because-cash-spent = Второй вариант стоит денег.
because-stamina = Это даёт выносливость.
because-stamina-spent = Второй вариант стоит выносливости.
because-bribe = Одним охранником меньше, и можно сделать то, зачем вы пришли.
because-push-on = Вам не хватает ровно одного очка.
because-guards-eased = Это уводит охрану оттуда, где у вас дело.
because-guards-sent = Второй вариант ведёт охрану туда, где у вас дело.
because-frame-up = Это даёт хорошую карту подставы.
because-frame-up-kept = Эту карту подставы лучше приберечь.
because-hinder = Это тормозит игрока { $who }: { $element ->
    [none] иначе вас могут бросить.
   *[other] до куска { $element } уже близко, а вам это во вред.
}
because-hinder-any = Это тормозит тех, кто может вас бросить.
because-own-harmed = Второй вариант помогает тем, кто может вас бросить.
because-gift = Кому-то это нужно для задания, а вам нет.
because-request = Вашему заданию нужно то, что у них лежит без дела.
because-not-asked = При втором варианте надо просить, а могут и отказать.
because-points = Это стоит { $best ->
    [0] 0 очков
    [one] { $best } очко
    [few] { $best } очка
   *[many] { $best } очков
}, а не { $second }.
because-pointless = Второй вариант ни к чему не ведёт.
because-who-leads = У игрока { $who } { $elements ->
    [one] { $elements } кусок
    [few] { $elements } куска
   *[many] { $elements } кусков
}, у игрока { $other } — { $less }.
because-could-be-left = Без игрока { $who } у остальных { $elements } из { $all } кусков, без игрока { $other } — { $less }.
because-vote-price = Если { $other } снова станет бесом, бонус вырастет: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
because-myself = Голос за себя делает бесом вас.
# What comes of it within about a round, in the same guessed games: after this action, and after the runner-up.
will-escapes = За ближайший раунд вы сбегаете в { $after } из 100 случаев, иначе — в { $before }.
will-stays-behind = За ближайший раунд вас бросают в { $after } из 100 случаев, иначе — в { $before }.
will-together = { $more ->
    [0] Общий план идёт чуть быстрее.
   *[other] Общий план чаще пополняется куском: ещё в { $more } из 100 случаев.
}
will-together-many = { $whole ->
    [one] Общий план получает примерно на { $whole } кусок больше.
    [few] Общий план получает примерно на { $whole } куска больше.
   *[other] Общий план получает примерно на { $whole } кусков больше.
}
will-near = Недостающий кусок становится ближе.
will-own = { $more ->
    [0] Вы чуть чаще получаете кусок.
   *[other] Вы чаще получаете кусок: ещё в { $more } из 100 случаев.
}
will-own-many = { $whole ->
    [one] Вы получаете примерно на { $whole } кусок больше.
    [few] Вы получаете примерно на { $whole } куска больше.
   *[other] Вы получаете примерно на { $whole } кусков больше.
}
will-items-held = К концу раунда у вас больше предметов, нужных для заданий.
will-items-held-tries = К концу раунда у вас в { $more } из 100 проб больше предметов, нужных для заданий.
will-cash-held = К концу раунда у вас больше денег.
will-cash-held-tries = К концу раунда у вас в { $more } из 100 проб больше денег.
will-stamina-held = К концу раунда у вас больше выносливости.
will-stamina-held-tries = К концу раунда у вас в { $more } из 100 проб больше выносливости.
will-frame-ups-held = К концу раунда у вас больше карт подставы.
will-frame-ups-held-tries = К концу раунда у вас в { $more } из 100 проб больше карт подставы.
will-guards-there = Там, где задания, охраны меньше.
will-guards-there-tries = Там, где задания, в { $more } из 100 проб на одного охранника меньше.
will-guards-here = К концу раунда вокруг вас меньше охраны.
will-guards-here-tries = К концу раунда вокруг вас в { $more } из 100 проб меньше охраны.
will-crew-items = К концу раунда у команды больше предметов, нужных для заданий.
will-crew-items-tries = К концу раунда у команды в { $more } из 100 проб больше предметов, нужных для заданий.
will-scapegoat = Следующим бесом становитесь вы в { $after } из 100 случаев, иначе — в { $before }.
will-without-me = { $more ->
    [0] Остальные чуть реже получают то, чего им не хватает, чтобы бросить вас.
   *[other] Остальные реже получают кусок, которого им не хватает, чтобы бросить вас: на { $more } из 100 случаев меньше.
}
will-without-me-many = { $whole ->
    [one] Чтобы бросить вас, остальным не хватает примерно на { $whole } кусок больше.
    [few] Чтобы бросить вас, остальным не хватает примерно на { $whole } куска больше.
   *[other] Чтобы бросить вас, остальным не хватает примерно на { $whole } кусков больше.
}
will-without = { $more ->
    [0] Становится чуть легче оставить игрока { $who }.
   *[other] Остальные чаще получают кусок без игрока { $who }: ещё в { $more } из 100 случаев.
}
will-without-many = { $whole ->
    [one] Без игрока { $who } у остальных примерно на { $whole } кусок больше.
    [few] Без игрока { $who } у остальных примерно на { $whole } куска больше.
   *[other] Без игрока { $who } у остальных примерно на { $whole } кусков больше.
}
aim-loot = Цель: то, что есть у игрока { $who }.
aim-riot = Цель: на одного охранника меньше { $room }.
aim-stay = Цель: остаться на месте.
aim-there = Цель: быть там, где задание { $element }.
aim-plan = Цель: продвинуть план.
aim-safe = Цель: не остаться одному на острове.
aim-clear = Цель: меньше охраны вокруг вас.
aim-go = Цель: попасть { $room }.
aim-task = Цель: кусок { $element }.
aim-item = Цель: предмет для задания.
aim-cash = Цель: деньги.
aim-stamina = Цель: выносливость.
aim-act = Цель: сделать то, зачем пришли.
aim-guards = Цель: держать охрану подальше.
aim-frame-up = Цель: карта подставы.
aim-deal = Цель: собрать нужные предметы вместе.
aim-hinder = Цель: задержать игрока { $who }.
aim-vote = Цель: сделать бесом игрока { $who }.

# For language models, beside the goal.
model-advice = В одиночку отсюда не выбраться: для заданий нужно несколько заключённых, а в конце обычно остаётся бес. Предлагайте сделки перед каждым голосованием, считайте, кому вы нужны, и помните, кто не сдержал слова. Обещание никого не связывает, но слышат его все, и журнал ничего не забывает.
