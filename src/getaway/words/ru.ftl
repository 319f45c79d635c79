# What the program itself says, whatever the game.
# The person's seat bears the name `you` in sentences of the third person, so it is a noun: "the player".

you = { $name } (вы)
bot-names = Косой, Мурка, Хмырь, Соня, Доцент
page-description = Настольные игры о ворах, с друзьями и с ботами
welcome = { $game }: вы против { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботов
    [many] { $bots } ботов
   *[other] { $bots } бота
}. Раздача № { $seed }.
how-to = Введите номер варианта или его название. Пустая строка снова покажет стол и вопрос, ? — эти строки. Остальное делают буквы: после w можно написать, что вы хотели бы сделать, после t — что хотите сказать, после r — номер правила.
choice = Ваш выбор
not-a-choice = Варианта «{ $given }» нет: введите число от 1 до { $last }.
refused = { $reason } ({ $rule })
no-such-rule = Правила { $rule } нет. Номера правил выглядят так: { $example }.
no-more-input = Ввод закончился, и вы выходите из-за стола.
play-again = Сыграть ещё раз: { $command }
options = Настройки
option-default = по умолчанию: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Мой совет: { $action }
explain-instead = Второй вариант: { $instead }
explain-promise = Слово надо держать.
explain-my-chance = Мои шансы: { $before } → { $after } % (с неразрывным пробелом U+00A0 перед %)
explain-their-chance = Шансы игрока { $who }: { $before } → { $after } %

# What a table says, whatever is played at it.

table-sits = { $name } садится за стол.
table-leaves = { $name } выходит из-за стола.
table-starts = Игра начинается.
table-vote-is-due = Время разговоров вышло: начинается голосование.
table-calls-vote = { $who-is ->
    [you] Вы объявляете голосование.
   *[other] { $name } объявляет голосование.
}
table-takes-back = { $who-is ->
    [you] Вы отменяете последнее действие.
   *[other] { $name } отменяет последнее действие.
}
table-wants-pause = { $who-is ->
    [you] Вы просите паузу.
   *[other] { $name } просит паузу.
}
table-goes-on = { $who-is ->
    [you] Вы хотите продолжать.
   *[other] { $name } хочет продолжать.
}
table-bot-sits-in = { $who-is ->
    [you] Вместо вас играет бот.
   *[other] Вместо игрока { $name } играет бот.
}
table-returns = { $who-is ->
    [you] Вы снова в игре.
   *[other] { $name } снова в игре.
}
table-closes = Стол закрыт.
table-not-your-seat = { $seat ->
    [0] У вас здесь нет места или их несколько: уточните, какое.
   *[other] Место { $seat } не ваше.
}
table-no-such-seat = Места { $seat } нет, есть только 1–{ $last }.
table-seat-taken = Место занято: там { $name }.
table-sent-away = Вас выставили из-за этого стола.
table-knows-a-hand = За этим столом вы уже видели чужие карты и сесть не можете.
table-time-is-up = Время на это решение вышло.
table-outdated = Эта партия начата по прежней версии правил и продолжаться не может.
table-seat-empty = На месте { $seat } никого нет.
table-no-offer = Эта ссылка не передаёт место { $seat }.
table-only-creator = Это может только хозяин стола.
table-has-started = Игра уже началась.
table-not-started = Игра ещё не началась.
table-is-over = Игра окончена.
table-not-over = Игра ещё не окончена.
table-has-rematch = Стол для реванша уже открыт.
table-seats-empty = { $seats ->
    [one] Свободно { $seats } место.
    [few] Свободно { $seats } места.
   *[other] Свободно { $seats } мест.
}
table-bot-decides = На этом месте играет бот: сначала верните его себе.
table-no-bot-here = На этом месте бот не играет.
table-is-paused = Игра на паузе.
table-clock-is-so = Это уже сказано.
table-nothing-to-see = Смотреть больше не на что.
table-older-question = Это ответ на вопрос { $ask }; сейчас задан вопрос { $now }.
table-vote-not-called = Голосование ещё не объявлено.
table-has-voted = Ваш голос уже подан.
table-cannot-call = Сейчас объявить голосование нельзя.
table-cannot-undo = Отменить нельзя: открылось что-то новое или решение принял кто-то другой.
table-say-one-thing = Что-нибудь одно: готовую фразу, свой текст или собранную фразу.
table-too-talkative = Дайте и другим вставить слово: подождите немного.
table-undone-enough = Вы брали решение назад уже столько раз: { $most }. Теперь оно в силе.
table-enough = За этим столом изменений уже достаточно. Пожалуйста, играйте дальше.
table-no-such-phrase = Фразы { $phrase } нет.
table-no-statements = В этой игре есть только готовые фразы и свой текст.
table-no-name = В имени должно быть от 1 до { $most } знаков.
table-no-text = В сообщении должно быть от 1 до { $most } знаков.
table-no-hint = Подсказка — только для того, чей сейчас ход.
table-no-adviser = В этой игре подсказать некому.
table-too-fast = Слишком много сообщений: подождите немного.
table-too-many = У вас уже незавершённых столов: { $most }. Сначала доиграйте или закройте один из них.
table-no-message = Это не сообщение протокола: { $wrong }
table-say-hello = Сначала отправьте hello.
table-not-a-guest = Сервер вас ещё не знает: сначала назовите имя.
table-try-again = Что-то пошло не так. Попробуйте ещё раз.
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-well-played = Хорошо сыграно!
phrase-one-moment = Минутку, пожалуйста.
phrase-your-turn = Ваш ход!
phrase-yes-please = Да, пожалуйста.
phrase-no-thanks = Нет, спасибо.
phrase-not-me = Это не я, меня подставили!
phrase-oops = Ой!
phrase-goodbye = До встречи!

# The screen of the terminal.

app-hint = Подсказка
app-undo = Отмена
app-why = Почему нет?
app-talk = Чат
app-info = Подробно
app-rules = Правила
app-quit = Выход
app-close = Закрыть
app-back = на шаг назад
app-small = В этом окне { $wide } × { $tall } знаков; столу нужно 80 × 24.
app-how-to = Введите номер варианта или выбирайте стрелками и Enter, можно и мышью. Для остального есть клавиши внизу.
app-seed = Сид { $seed }
app-warming = сильные боты разминаются
app-thinking = { $who } думает…
app-hinting = Бот ищет для вас подсказку…
app-ballot-in = Ваш голос подан. Остальные ещё голосуют.
app-looks-on = Все места заняты: вы наблюдаете.
app-paused = Игра на паузе.
app-resume = продолжить игру
app-lobby = Игра не началась. По ссылке наверху можно сесть за стол.
app-start = начать игру
app-seat-bot = посадить бота на свободное место { $seat }
app-talk-time = Время для разговоров, пока не объявлено голосование.
app-talk-left = Время для разговоров, пока не объявлено голосование; осталось секунд: { $seconds }
app-call = объявить голосование
app-yes = принять предложение { $number } (от игрока { $who })
app-no = отклонить предложение { $number } (от игрока { $who })
app-look = смотреть на стол глазами игрока { $who }
app-return = забрать место у бота
app-again = сыграть ещё раз
app-leave = выйти из-за стола
app-why-ask = Что вы хотите сделать? Введите часть названия и выберите.
app-why-unknown = В этой игре такого нет.
app-why-foreign = За этим столом играют своими картами; как они называются, здесь неизвестно.
app-say = Скажите что-нибудь и нажмите Enter
app-saved = Игра сохранена. Чтобы продолжить: { $command }
app-come-back = Место остаётся за вами. Чтобы вернуться: { $command }
app-link = Ссылка на стол: { $link }
app-table = { $game }. Ваш стол: { $link }
app-not-now = { $what }: сейчас нельзя.
app-cut = Файл сохранения обрезан; игра продолжится с последней целой строки.
app-broken = Связь прервалась; новая попытка…
app-whole = Связь восстановлена.
app-pause = Пауза
app-ask-pause = попросить паузу
app-no-pause = всё-таки без паузы
app-rest = пусть за меня играет бот
app-mute = заглушить игрока { $who }
app-unmute = снова слышать игрока { $who }
app-rematch = сыграть ещё раз тем же составом
app-follow = перейти к следующей игре
app-seconds = { $question } Осталось секунд: { $seconds }
app-unsaved = { $why ->
    [full] Диск заполнен,
   *[other] Файл этой игры не удаётся записать,
} поэтому игра не сохранена. Она продолжается; с каждым решением будет новая попытка.
app-saved-again = Игра снова сохранена.
app-not-saved = Последние решения сохранить не удалось. Игра, какой она была до них: { $command }
app-not-kept = Не удалось сохранить, кто вы на этом сервере: { $wrong }. Место остаётся за вами, пока вы не уйдёте.

# Of games that have no board and no words of their own for these.
small-question = Что сделаете?
small-won = { $winners ->
    [0] Не побеждает никто.
    [one] { $who-is ->
        [you] Вы победили!
       *[other] Побеждает { $who }.
    }
    [few] { $who-is ->
        [you] Победили вы и { $who-others }!
       *[other] Побеждают { $who }.
    }
    [many] { $who-is ->
        [you] Победили вы и { $who-others }!
       *[other] Побеждают { $who }.
    }
   *[other] { $who-is ->
        [you] Победили вы и { $who-others }!
       *[other] Побеждают { $who }.
    }
}
small-not-yours = Сейчас решает { $mover }.
small-not-now = Сейчас так нельзя.
