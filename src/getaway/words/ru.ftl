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
}. Зерно раздачи: { $seed }.
how-to = Введите номер варианта или его название. Пустая строка снова покажет стол и вопрос, ? — эти строки. Для остального хватит буквы: w и что хотите сделать, t и что хотите сказать, r и номер правила.
choice = Ваш выбор
not-a-choice = Варианта «{ $given }» нет: { $last ->
    [1] выбор один — 1.
   *[other] введите число от 1 до { $last }.
}
refused = { $reason } ({ $rule })
no-such-rule = Правила { $rule } нет. Номера правил выглядят так: { $example }.
no-more-input = Ввод кончился, и вы потихоньку выбираетесь из-за стола.
play-again = Сыграть ещё раз: { $command }
options = Настройки
option-default = по умолчанию: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Лучше всего: { $action }
explain-then = Затем: { $action }
explain-instead = Или { $instead }: { $chance } %
explain-runner-up = Второй вариант: { $instead }
explain-promise = Вы дали слово.
explain-chance = Ваш шанс на победу: { $chance } %
explain-nearly-equal = Почти поровну: выбор мало что меняет.
explain-rival = { $way ->
    [down] Шанс игрока { $who } падает с { $before } до { $after } %.
   *[up] Шанс игрока { $who } растёт с { $before } до { $after } %.
}
explain-election = Если пройдёт тот, за кого ваш голос, вы побеждаете в { $after } из 100 случаев; если { $instead } — в { $before }.
explain-no-rule = Это нашёл перебор вариантов; простого правила тут нет.
ballot-for = голос: { $vote }

# A review of a finished game. Chances are in hundredths; a mark is said only where it is sure.
review-heading = { $game }: игроков { $players }, шагов { $steps }
review-judged = Каждый ход оценён по тому, что игрок мог тогда знать, и в расчёте на то, что дальше все играют как эксперты. Отметку ход получает, только если его цена заметно больше погрешности и с этим согласен второй судья.
review-chances = Шансы на победу в % при открытых картах
review-step = Шаг
review-players = Игроки
review-player = { $name }: точность { $accuracy } %. Неточности: { $inaccuracies }, ошибки: { $mistakes }, грубые ошибки: { $blunders }.
review-player-dull = { $name }: ошибиться было не в чем.
review-share = С { $equal } % до { $result } %: свои ходы { $own }, чужие ходы { $others }, карты { $cards }.
review-marks = Отметки
review-no-marks = Явных ошибок никто не сделал.
review-mark = Шаг { $step }, { $name }: { $done }. { $grade ->
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}: { $chance } % вместо { $best } %. Это стоит { $lost } ± { $error } пункта.
review-before = Перед этим: { $told }
review-better = Лучше: { $better }.
review-only = Шаг { $step }, { $name }: { $done }. Единственный хороший ход!
review-no-rule = Это нашёл перебор вариантов; простого правила тут нет.
review-votes = Голосования
review-vote = Раунд { $round }: { $ballots }
review-ballot = { $broke ->
    [yes] { $name } — { $vote } (слово нарушено)
   *[no] { $name } — { $vote }
}
review-promises = Обещания
review-promise = { $name }: { $words } { $fate ->
    [kept] Сдержано.
    [broken] Нарушено.
    [void] Отпало.
   *[open] Ещё в силе.
}
review-stopped = Судья остановился на шаге { $step }. Что уже разобрано, остаётся.
review-old-rules = Эта партия сыграна по старым правилам. Посмотреть её можно, но судья знает только нынешние.
review-not-ready = Разбор ещё не готов.
review-too-many = К судье большая очередь. Попробуйте позже.

# The picture of a link where it is posted, and what the link says of itself there.
preview-step = Шаг { $step } из { $steps }
preview-knew = Шансы на победу в %: по тому, что каждый мог знать
preview-open = Открытый стол
preview-running = Игра идёт
preview-over = Игра окончена
preview-free = свободное место
preview-seat = Место { $seat }
preview-move = { $name }: { $move }, { $chance } %
preview-better = Лучше: { $move }, { $chance } %
preview-about-review = Где эта игра выиграна и проиграна, ход за ходом
preview-about-over = Взгляните на эту игру ещё раз, шаг за шагом
preview-about-open = Стол открыт: приходите играть
preview-about-running = Игра идёт: приходите посмотреть
branch-is-over = На этом шаге партия уже окончена. Выберите шаг пораньше.
branch-old-rules = Эта партия сыграна по старым правилам. Посмотреть её можно, а играть дальше с этого места нельзя.
table-branches = А что, если… Отсюда партия идёт другим путём. Всё, чего игрок { $name } знать не мог, раздаётся заново.

# What a language model is told; tools are named as they are called.

model-instructions = Настольные игры о ворах. start_table начинает партию, join_table сажает вас за чужой стол. Оба дают ключ: это seat, место, о котором спрашивают все остальные инструменты. Дальше ждите, читайте и делайте ходы, пока партия не закончится.
model-prompt = Сыграйте целую партию в игру { $game } инструментами этого сервера и постарайтесь выиграть.

    1. start_table с игрой { $name } начинает партию против ботов; join_table сажает вас за стол по ссылке. Оба дают ключ: остальные инструменты ждут его как seat.
    2. wait возвращается, когда ваш ход. Прочтите, что на столе и какие у вас варианты, и вызовите act с номером одного из них. Потом снова wait, пока партия не закончится.
    3. Вы видите только то, что положено вашему месту. Если что-то нельзя, вам скажут, какое правило это запрещает; все правила есть в rules.

    Прежде чем выбирать, подумайте, чего хотят другие. В конце скажите в двух фразах, как вы играли.
model-since = С тех пор, как вы смотрели:
model-seats = Места: { $seats }
model-lobby = { $empty ->
    [0] Все места заняты, но партия ещё не началась.
    [one] Партия ещё не началась: свободно { $empty } место.
    [few] Партия ещё не началась: свободно { $empty } места.
    [many] Партия ещё не началась: свободно { $empty } мест.
   *[other] Партия ещё не началась: свободно { $empty } места.
}
model-talk = Время поговорить перед голосованием. Через compose и say вы говорите, через wait слушаете других, call_vote заканчивает разговор.
model-waits = Сейчас ждём: { $who }.
model-answered = Вы решили. Очередь за другими.
model-choices = Ваши варианты, с номером для act:
model-not-asked = Сейчас вас ни о чём не спрашивают. wait скажет, когда ваш ход.
model-no-talk = В этой игре нет ни предложений, ни обещаний.
model-nothing-promised = Пока никто ничего не предложил и не пообещал.
model-can-say = Сейчас можно сказать: { $said }

# What a table says, whatever is played at it.

# A player who has had their data deleted.
table-somebody = кто-то
table-sits = { $who-is ->
    [you] Вы садитесь за стол.
   *[other] { $name } садится за стол.
}
table-leaves = { $who-is ->
    [you] Вы выходите из-за стола.
   *[other] { $name } выходит из-за стола.
}
table-starts = Игра начинается.
table-vote-is-due = Хватит болтать. Голосуем!
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
table-wants-coach = { $who-is ->
    [you] Вы зовёте
   *[other] { $name } зовёт
} тренера за этот стол. Он придёт, когда согласятся все.
table-no-coach = { $who-is ->
    [you] Вы предпочитаете играть без тренера.
   *[other] { $name } предпочитает играть без тренера.
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
table-time-is-up = Поздно: время на это решение вышло.
table-outdated = Эта партия начата по старым правилам, продолжить её нельзя.
table-seat-empty = На месте { $seat } никого нет.
table-no-offer = Эта ссылка не передаёт место { $seat }.
table-only-creator = Это может только хозяин стола.
table-has-started = Игра уже началась.
table-is-dealing = Карты ещё раздают. Подождите немного.
table-no-number = Это не число для тасовки или не то, которое было запечатано.
table-number-not-asked = Сейчас это число никому не нужно.
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
table-clock-is-so = Вы это уже сказали.
table-nothing-to-see = Смотреть больше не на что.
table-older-question = Поздно: это ответ на вопрос { $ask }, а мы уже на вопросе { $now }.
table-vote-not-called = Голосование ещё не объявлено.
table-has-voted = Вы уже проголосовали.
table-cannot-call = Сейчас объявить голосование нельзя.
table-cannot-undo = Отменить нельзя: открылось что-то новое или решение принял кто-то другой.
table-say-one-thing = Что-нибудь одно: готовую фразу, свой текст или собранную фразу.
table-too-talkative = Полегче! Дайте и другим вставить слово.
table-undone-enough = Отмен было уже { $most }, и хватит: решение остаётся в силе.
table-enough = Вы и так многое поменяли за этим столом. Пожалуйста, играйте дальше.
table-no-such-phrase = Фразы { $phrase } нет.
table-no-statements = В этой игре говорят только готовыми фразами и своими словами.
table-no-name = В имени должно быть от 1 до { $most } знаков.
table-no-text = В сообщении должно быть от 1 до { $most } знаков.
table-no-hint = Подсказка — только для того, чей сейчас ход.
table-no-adviser = В этой игре подсказать некому.
table-too-fast = Слишком много сообщений: подождите немного.
table-too-many = Незавершённых столов у вас уже { $most }. Сначала доиграйте или закройте один из них.
table-too-many-guests = С вашего адреса только что пришло много новых игроков. Попробуйте ещё раз через несколько минут.
table-too-many-tables = Слишком много новых столов за короткое время. Попробуйте ещё раз через несколько минут.
table-one-seat = У вас здесь уже есть место. Второе — для того, кто играет с вами на одном устройстве.
table-no-message = Сервер не понял это сообщение: { $wrong }
table-say-hello = Сначала отправьте hello.
table-not-a-guest = Сервер вас ещё не знает: сначала назовитесь.
table-try-again = Что-то пошло не так. Попробуйте ещё раз.
table-disk-full = На диске сервера кончилось место, и сохранить ничего нельзя. Сообщите тому, кто держит сервер.
table-database-away = Сервер сейчас не может достучаться до своей базы данных. Ничего не потеряно, попробуйте ещё раз чуть позже.
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-well-played = Хорошо сыграно!
phrase-one-moment = Минутку!
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
app-talk = Разговор
app-info = Подробно
app-rules = Правила
app-quit = Выход
app-close = Закрыть
app-back = на шаг назад
app-small = В этом окне { $wide } × { $tall } знаков; столу нужно 80 × 24.
app-how-to = Введите номер варианта или выбирайте стрелками и Enter, можно и мышью. Для остального есть клавиши внизу.
app-seed = Зерно раздачи: { $seed }
app-warming = сильные боты разминаются
app-thinking = { $who } думает…
app-hinting = Бот ищет для вас подсказку…
app-ballot-in = Ваш голос подан. Остальные ещё голосуют.
app-looks-on = Все места заняты: вы смотрите.
app-paused = Игра на паузе.
app-resume = продолжить игру
app-lobby = Игра ещё не началась. Сесть за стол может каждый, у кого есть ссылка.
app-start = начать игру
app-seat-bot = посадить бота на свободное место { $seat }
app-talk-time = Говорите, пока не объявлено голосование.
app-talk-left = Говорите, пока не объявлено голосование. Осталось секунд: { $seconds }
app-call = объявить голосование
app-yes = принять предложение { $number } (от игрока { $who })
app-no = отклонить предложение { $number } (от игрока { $who })
app-look = смотреть на стол глазами игрока { $who }
app-return = забрать место у бота
app-again = сыграть ещё раз
app-leave = выйти из-за стола
app-why-ask = Что вы хотите сделать? Введите часть названия и выберите.
app-why-unknown = В этой игре такого нет.
app-why-foreign = За этим столом своё издание: названий его карт здесь не знают.
app-say = Скажите что-нибудь и нажмите Enter
app-saved = Игра сохранена. Чтобы продолжить: { $command }
app-come-back = Место мы вам подержим. Чтобы вернуться: { $command }
app-link = Ссылка на ваш стол: { $link }
app-table = { $game }. Ваш стол: { $link }
app-not-now = { $what }: сейчас нельзя.
app-cut = Файл сохранения обрезан; игра продолжится с последней целой строки.
app-chance-kept = Раздача была честной: сервер не отступил от числа, которое запечатал заранее, и ваше случайное число тоже учтено.
app-chance-broken = Осторожно: эта игра роздана не так, как обещал сервер.
app-broken = Связь потеряна. Пробуем снова…
app-whole = Связь восстановлена.
app-pause = Пауза
app-ask-pause = попросить паузу
app-no-pause = всё-таки без паузы
app-ask-coach = позвать тренера
app-no-coach = всё-таки без тренера
app-rest = пусть за меня играет бот
app-mute = заглушить игрока { $who }
app-unmute = снова слышать игрока { $who }
app-rematch = сыграть ещё раз тем же составом
app-follow = перейти к следующей игре
app-seconds = { $question } Осталось секунд: { $seconds }
app-unsaved = { $why ->
    [full] Диск заполнен,
   *[other] Файл этой игры не удаётся записать,
} поэтому игра сейчас не сохраняется. Играйте дальше: после каждого решения будет новая попытка.
app-saved-again = Игра снова сохранена.
app-not-saved = Последние решения сохранить не удалось. Продолжить с того, что было до них: { $command }
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
