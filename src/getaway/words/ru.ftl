# What the program itself says, whatever the game.
# The person's seat bears the name `you` in sentences of the third person, so it is a noun: "the player".

you = { $name } (вы)
list = { $names } и { $last }
welcome = { $game }: вы против { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботов
    [many] { $bots } ботов
   *[other] { $bots } бота
}. Сид { $seed }.
how-to = Введите номер варианта или его название. Пустая строка снова покажет стол и вопрос, ? — эти строки. Остальное делают буквы: после w можно написать, что вы хотели бы сделать, после t — что хотите сказать, после r — номер правила.
choice = Ваш выбор
not-a-choice = { $given } — такого варианта нет: введите число от 1 до { $last }.
refused = { $reason } ({ $rule })
no-such-rule = Правила { $rule } нет. Номера правил выглядят так: { $example }.
no-more-input = Ввод закончился, и вы выходите из-за стола.
play-again = Сыграть ещё раз: { $command }
options = Настройки
option-default = по умолчанию: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Мой выбор: { $action }
explain-instead = Второй вариант: { $instead }
explain-promise = Так было обещано.
explain-my-chance = Мои шансы: { $before } → { $after } %
explain-their-chance = Шансы игрока { $who }: { $before } → { $after } %

# What a table says, whatever is played at it.

table-sits = { $name } садится за стол.
table-leaves = { $name } выходит из-за стола.
table-starts = Игра начинается.
table-vote-is-due = Время разговоров вышло: начинается голосование.
table-calls-vote = { $name } объявляет голосование.
table-takes-back = { $name } берёт последнее действие назад.
table-wants-pause = { $name } просит сделать перерыв.
table-goes-on = { $name } хочет продолжать.
table-bot-sits-in = Вместо игрока { $name } играет бот.
table-returns = { $name } снова в игре.
table-closes = Стол закрыт.
table-not-your-seat = { $seat ->
    [0] Здесь у вас нет места или их несколько: скажите, какое.
   *[other] Место { $seat } не ваше.
}
table-no-such-seat = Места { $seat } нет; есть от 1 до { $last }.
table-seat-taken = Там сидит { $name }.
table-sent-away = Вас попросили из-за этого стола.
table-knows-a-hand = За этим столом вы уже видели другие карты.
table-time-is-up = Время на это решение вышло.
table-outdated = Эта партия начата по прежней версии правил и продолжаться не может.
table-seat-empty = На месте { $seat } никого нет.
table-no-offer = Место { $seat } по этой ссылке не передают.
table-only-creator = Это может только тот, кто открыл стол.
table-has-started = Игра уже началась.
table-not-started = Игра ещё не началась.
table-is-over = Игра окончена.
table-not-over = Игра ещё не окончена.
table-has-rematch = Реванш уже открыт.
table-seats-empty = { $seats ->
    [one] Свободно { $seats } место.
    [few] Свободно { $seats } места.
   *[other] Свободно { $seats } мест.
}
table-bot-decides = За это место играет бот: сначала верни его себе.
table-no-bot-here = За это место бот не играет.
table-is-paused = Игра на паузе.
table-clock-is-so = Это уже сказано.
table-older-question = Это ответ на вопрос { $ask }; сейчас задан вопрос { $now }.
table-vote-not-called = Голосование ещё не объявлено.
table-has-voted = Твой голос уже подан.
table-cannot-call = Сейчас объявить голосование нельзя.
table-cannot-undo = Взять назад ничего нельзя: открылось что-то новое или решил кто-то другой.
table-say-one-thing = Скажи что-то одно: фразу, текст или заявление.
table-too-talkative = Подожди немного, прежде чем говорить дальше.
table-no-such-phrase = Фразы { $phrase } нет.
table-no-statements = В этой игре говорят только фразами и текстами.
table-no-name = В имени от 1 до { $most } печатных знаков.
table-no-text = В тексте от 1 до { $most } печатных знаков.
table-no-hint = Подсказку получает тот, чей сейчас выбор.
table-no-adviser = В этой игре подсказать некому.
table-too-fast = Слишком много сообщений: подожди немного.
table-too-many = У тебя незавершённых столов: { $most }. Сначала доиграй или закрой один из них.
table-no-message = Это не сообщение протокола: { $wrong }
table-say-hello = Сначала отправь hello.
table-not-a-guest = Сервер вас ещё не знает: сначала назовите имя.
table-try-again = Что-то помешало: отправь, пожалуйста, ещё раз.
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-sorry = Извини!
phrase-well-played = Отличный ход!
phrase-one-moment = Минутку, пожалуйста.
phrase-your-turn = Твоя очередь.
phrase-yes-please = Да, пожалуйста.
phrase-no-thanks = Нет, спасибо.
phrase-not-me = Это не я!
phrase-oops = Ой!
phrase-goodbye = До встречи!

# The screen of the terminal.

app-hint = Подсказка
app-undo = Отмена
app-why = Почему нет?
app-talk = Речь
app-info = Детали
app-rules = Правила
app-quit = Выход
app-close = Закрыть
app-back = на шаг назад
app-small = В этом окне { $wide } × { $tall } знаков; столу нужно 80 × 24.
app-how-to = Введите номер выбора, или пользуйтесь стрелками и Enter, или мышью. Остальное делают клавиши внизу.
app-seed = Сид { $seed }
app-warming = сильные боты разминаются
app-thinking = { $who } думает…
app-hinting = Бот обдумывает подсказку…
app-ballot-in = Ваш голос подан. Остальные ещё голосуют.
app-looks-on = Все места заняты: вы наблюдаете.
app-paused = Игра приостановлена.
app-resume = продолжить игру
app-lobby = Игра не началась. По ссылке наверху можно сесть за стол.
app-start = начать игру
app-seat-bot = посадить бота на свободное место { $seat }
app-talk-time = Время для разговоров, пока не объявлено голосование.
app-talk-left = Время для разговоров, пока не объявлено голосование; осталось секунд: { $seconds }
app-call = объявить голосование
app-yes = согласиться на предложение { $number } (от { $who })
app-no = отказаться от предложения { $number } (от { $who })
app-look = смотреть за { $who }
app-return = забрать место у бота
app-again = сыграть ещё раз
app-leave = уйти из-за стола
app-why-ask = Что вы хотите сделать? Введите часть названия и выберите.
app-why-unknown = В этой игре такого нет.
app-why-foreign = За этим столом играют своими картами; как они называются, здесь неизвестно.
app-say = Скажите что-нибудь и нажмите Enter
app-saved = Игра сохранена. Чтобы продолжить: { $command }
app-come-back = Место остаётся за вами. Чтобы вернуться: { $command }
app-link = Стол был: { $link }
app-table = { $game }. Ваш стол: { $link }
app-not-now = { $what }: сейчас нельзя.
app-cut = Конец сохранённой игры обрезан; она продолжается с последней целой строки.
app-broken = Связь прервалась; новая попытка…
app-whole = Связь восстановлена.
app-pause = Пауза
app-ask-pause = попросить о паузе
app-no-pause = всё-таки без паузы
app-rest = пусть за меня играет бот
app-mute = больше не слышать игрока { $who }
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
    [0] Никто не победил.
    [one] Победа: { $who }.
   *[other] Победа: { $who }.
}
small-not-yours = Сейчас решает { $mover }.
small-not-now = Сейчас так нельзя.
