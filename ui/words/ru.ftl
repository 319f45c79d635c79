# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Укради. Спрячь.
ui-hero-2 = Обзаведись алиби.
ui-hero-about = Настольные игры о ворах. Без регистрации, на любом телефоне.
ui-players-range = Игроков: { $least }–{ $most }
ui-play-now = Играть сейчас
ui-play-friends = Играть с друзьями
ui-against = против
ui-number-of-bots = Число ботов
ui-bots = { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботов
   *[other] { $bots } ботов
}
ui-strength = Сила
ui-level-random = случайный
ui-level-beginner = новичок
ui-level-easy = лёгкий
ui-level-medium = средний
ui-level-skilled = опытный
ui-level-hard = сложный
ui-level-expert = эксперт
ui-your-turn = Ваш ход
ui-others-turn = Ждём остальных
ui-your-games = Ваши текущие игры
ui-open-tables = Открытые столы
ui-table-of = Стол: { $name }
ui-seats-free = { $free ->
    [0] Нет свободных мест
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}
ui-waiting-for = { $missing ->
    [0] Можно начинать
    [one] Ждём ещё { $missing } игрока
    [few] Ждём ещё { $missing } игроков
   *[other] Ждём ещё { $missing } игроков
}
ui-continue = Продолжить
ui-to-lobby = К столу
ui-join = Присоединиться
ui-watch = Смотреть
ui-unofficial = Неофициальное издание с нашими словами и рисунками.

## You

ui-your-name = Ваше имя
ui-guest-names = Сорока, Лис, Ворон, Рысь, Куница, Ласка, Сова, Кот
ui-keep = Сохранить
ui-other-device = На другом устройстве
ui-other-device-why = Откройте там эту ссылку в течение четверти часа, и ваши игры перейдут с вами. Никому её не показывайте: кто её откроет, сможет играть за вас.
ui-other-device-make = Создать ссылку
ui-language = Язык
ui-to-dark = Включить тёмную тему
ui-to-light = Включить светлую тему

## Making a table

ui-players = Игроки
ui-players-count = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[other] { $number } игроков
}
ui-clock = Время на ход
ui-clock-none = Без ограничений
ui-clock-live = Минута на решение
ui-clock-slow = Сутки на решение
ui-open-table = Открытый стол
ui-open-table-why = Присоединиться может любой на этом сервере. Иначе только те, у кого есть ссылка.
ui-more-options = Другие настройки
ui-talk-time = Время на разговор перед голосованием
ui-talk-endless = без ограничения, пока вы наедине с ботами
ui-seconds = { $seconds ->
    [0] нет
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
ui-stand-in = Бот на замену ушедшим
ui-edition = Издание
ui-usual = по умолчанию
ui-seat = Место { $seat }
ui-make-table = Открыть стол

## Lobby

ui-seats = Места
ui-free = Свободное место
ui-you = вы
ui-here = здесь
ui-same-device = на одном устройстве: { $name }
ui-away = не в сети
ui-bot = Бот
ui-bot-of = Бот, { $level }
ui-bot-sits-in = подменяет бот
ui-seat-bot = Бот на место { $seat }
ui-beside = Добавить игрока здесь
ui-name-beside = Имя игрока за этим устройством
ui-sit-down = Сесть
ui-stand-up = Освободить место
ui-empty-seat = Убрать из-за стола: { $name }
ui-full = Все места заняты. Когда игра начнётся, вы сможете смотреть.
ui-start = Начать
ui-start-with-bots = { $bots ->
    [one] Начать с { $bots } ботом
    [few] Начать с { $bots } ботами
   *[other] Начать с { $bots } ботами
}
ui-creator-starts = Ждём, когда хозяин стола начнёт игру.
ui-invite = Ссылка для друзей
ui-invite-why = Отправьте её или наведите телефон на код. Кто её откроет, сможет сесть за стол.
ui-qr = QR-код со ссылкой
ui-copy = Скопировать ссылку
ui-only-here = Эта ссылка работает только на этом устройстве. Для других запустите сервер с --host 0.0.0.0.
ui-copied = Скопировано
ui-send = Отправить
ui-close-table = Закрыть стол
ui-table-closed = Этот стол закрыт.

## At the table

ui-menu = Меню
ui-undo = Отменить
ui-board-broken = Поле этой игры показать не удалось, но играть можно по списку.
ui-home = На главную
ui-rules = Правила игры
ui-rules-search = Искать в правилах
ui-rules-none = В правилах нет слов «{ $wanted }».
ui-settings = Настройки
ui-log = Журнал и разговор
ui-say = Скажите что-нибудь
ui-phrases = Фразы
ui-mute = Заглушить: { $name }
ui-unmute = Снова слушать: { $name }
ui-watch-link = Ссылка для зрителей
ui-pause = Попросить паузу
ui-paused = Игра на паузе.
ui-resume = Дальше
ui-pause-asked = Вы попросили паузу. Она начнётся, когда согласятся все.
ui-pause-wanted = Просьба о паузе: { $names }.
ui-pause-agree = Согласиться
ui-pause-forget = Передумать
ui-rest = Пусть за меня играет бот
ui-bot-plays = За вас играет бот.
ui-take-back = Вернуть себе место
ui-hand-over = Передать своё место
ui-hand-over-why = Кто откроет эту ссылку, займёт ваше место и продолжит с вашими картами.
ui-leave = Уйти
ui-leave-why = Можно отойти: место останется за вами, а игра — в вашем списке. Или уйти совсем: дальше за вас сыграет бот.
ui-leave-home = Отойти
ui-leave-for-good = Уйти совсем
ui-line-broken = Связь потеряна. Пробуем снова…
ui-your-decision = Ваш ход.
ui-time-left = Осталось { $time }
ui-time-then = потом решит бот
ui-ten-seconds = Осталось десять секунд.
ui-thinking = думает
ui-away-bot = не в сети, бот через { $time }
ui-who-decides = { $name } решает.
ui-who-thinks = { $name } (бот) думает.
ui-who-away = { $name } не в сети.
ui-who-away-bot = { $name } не в сети. Через { $time } сыграет бот.
ui-who-stand-in = За игрока { $name } играет бот.
ui-nudge = Поторопить
ui-nudged = { $name } ждёт вас.
ui-call-me = Эта игра не спешит. Сообщить, когда наступит ваш ход?
ui-call-me-yes = Да, пожалуйста
ui-call-me-no = Нет, спасибо
ui-notices = Уведомления
ui-notices-why = Устройство даст знать, когда вас ждёт игра.
ui-go-on = Дальше
ui-scene-waits = Игра ждёт вас: { $seconds } с
ui-scene-others = Ещё смотрят: { $names }
ui-decided-clock = время вышло, решил бот
ui-decided-stand-in = решил бот
ui-see-replay = Показать в записи
ui-curtain = Передайте устройство
ui-curtain-why = Не подглядывать!
ui-curtain-open = Это я, { $name }
ui-rematch = Ещё раз
ui-rematch-wanted = { $name } предлагает сыграть ещё раз.
ui-rematch-join = Я в игре
ui-watch-rematch = Смотреть следующую игру
ui-replay = Повтор
ui-chance = Честная тасовка
ui-chance-how = Перед раздачей сервер запирает своё случайное число, и каждое устройство за столом запирает рядом своё. Только потом все они открываются, и карты тасуются лишь всеми числами вместе. Поэтому карты не может выбрать никто: ни игроки, ни даже тот, кто держит этот сервер.
ui-chance-added = — число добавлено.
ui-chance-sealed = — число заперто.
ui-chance-missing = — число заперто, но не открыто вовремя.
ui-chance-none = — числа нет.
ui-chance-bot = — бот, его число было задано вместе с числом сервера.
ui-chance-check = Проверить эту игру
ui-chance-check-why = Ваш браузер заново вычислит каждое случайное число этой игры и сравнит с тем, что было обещано до раздачи.
ui-chance-checking = Идёт проверка…
ui-chance-good = Всё как обещано. Сходятся { $changes ->
        [one] { $changes } шаг
        [few] { $changes } шага
        [many] { $changes } шагов
       *[other] { $changes } шага
    } и { $taken ->
        [one] { $taken } случайное число
        [few] { $taken } случайных числа
        [many] { $taken } случайных чисел
       *[other] { $taken } случайного числа
    }.
ui-chance-bad-commitment = Что-то не так: сервер взял не тот секрет, который запер до раздачи.
ui-chance-bad-seal = Что-то не так: одно из чисел изменили после того, как его заперли.
ui-chance-bad-number = Что-то не так: ваше собственное число не учли.
ui-chance-bad-seed = Что-то не так: карты тасовали не этими числами.
ui-chance-bad-chance = Что-то не так: одно из случайных чисел в игре не то.
ui-chance-cannot = Браузеры проверяют это только на страницах с https. Файл игры можно проверить на любом компьютере: getaway replay --verify
ui-chance-details = Сами числа
ui-chance-commitment = Что запер сервер (в виде SHA-256)
ui-chance-number = Число: { $name }

## Replay

ui-first = В начало
ui-back = Назад
ui-next = Вперёд
ui-last = В конец
ui-run = Воспроизвести
ui-stop = Остановить
ui-step = Шаг
ui-step-of = Шаг { $step } из { $last }
ui-seen-by = Точка зрения
ui-spectator = зритель
ui-all-hands = все карты открыты
ui-download = Скачать игру

## Settings and keys

ui-close = Закрыть
ui-theme = Светлая или тёмная тема
ui-theme-system = как на устройстве
ui-theme-light = светлая
ui-theme-dark = тёмная
ui-sound = Звук
ui-sound-why = Карты, жетоны и двойной стук, когда ваш ход.
ui-volume = Громкость
ui-pace = Темп ботов
ui-pace-slow = медленно
ui-pace-normal = обычно
ui-pace-fast = быстро
ui-pace-at-once = сразу
ui-confirm = Подтверждать ход
ui-confirm-why = Спрашивать ещё раз, прежде чем выбор станет окончательным.
ui-motion = Анимация
ui-motion-why = Карты и фигуры движутся по столу.
ui-coach = Тренер
ui-coach-why = Советы по ходу игры: наедине с ботами или если за столом согласны все.
ui-coach-ask = Позвать тренера
ui-coach-agree = Тренер: согласиться ({ $wants } из { $people })
ui-coach-forget = Всё-таки без тренера
ui-sure-setting = Спрашивать перед промахом
ui-sure-why = Тихий вопрос перед ходом, который сильно снижает шанс на победу.
ui-tip-read = Понятно
ui-tips-stop = Больше не советовать
ui-sure = Уверены?
ui-sure-loses = Ваш шанс на победу упадёт примерно на { $loss } п. п.
ui-sure-back = Подумать ещё
ui-sure-do = Всё равно
ui-sure-never = Больше не спрашивать
ui-keys = Клавиатура
ui-key-tab = следующий элемент
ui-key-enter = выбрать, подтвердить
ui-key-number = выбрать по номеру
ui-key-arrows = переход между вариантами
ui-key-escape = отменить выбор, закрыть
ui-key-hint = подсказка
ui-key-undo = отменить
ui-key-rules = правила игры
ui-key-talk = сказать что-нибудь
ui-key-help = этот список

## When something goes wrong

ui-loading = Загрузка…
ui-trouble = Не получилось
ui-try-again = Попробовать ещё раз
ui-failed = Сервер говорит: { $detail }
ui-failed-lost = По этому адресу ничего нет. Возможно, стол закрыт.
ui-failed-offline = Сервер недоступен.

## Кто вы на этом устройстве

ui-move-title = Кем вы хотите быть здесь?
ui-move-about = По этой ссылке ваше имя — { $linked }. На этом устройстве оно пока другое: { $here }{ $games ->
    [0] .
   *[other] , и под ним есть свои игры.
}
ui-move-nobody = По этой ссылке и на этом устройстве ваше имя — { $linked }.
ui-move-from-link = из ссылки
ui-move-on-device = на этом устройстве
ui-standing = { $games ->
    [0] игр пока нет
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
}{ $running ->
    [0] { "" }
    [one] , { $running } идёт
    [few] , { $running } идут
   *[other] , { $running } идёт
}
ui-move-kept = Имя { $here } не пропадёт: оно останется в разделе «Другие имена на этом устройстве», и к нему можно вернуться в любой момент. Места в идущих играх остаются вашими.
ui-move-do = Играть здесь как { $name }
ui-move-stay = Остаться: { $name }
ui-move-not-now = Не сейчас
ui-other-device-once = Она действует один раз.
ui-other-names = Другие имена на этом устройстве
ui-other-names-why = Вернуться можно в любой момент; нынешнее имя тогда сохранится здесь.
ui-sign-out-others = Только на этом устройстве
ui-sign-out-others-why = Если ссылка попала в чужие руки или на чужом устройстве остался открытым вход.
ui-sign-out-do = Выйти на всех других устройствах
ui-signed-out-others = Готово. Вход остался только на этом устройстве.
ui-failed-link-used = Эта ссылка больше не действует: её уже открыли, она устарела или обрезана. Создайте новую на другом устройстве.

## Как думают боты

ui-bots-short = Боты не поспевают: слишком многие думают разом.
ui-bots-plain = Сильные боты ещё разминаются и думают медленнее.
## My games

ui-mine = Мои игры
ui-mine-see-all = Все мои игры
ui-mine-kept = Хранятся с этим браузером, без учётной записи.
ui-mine-show = Показать
ui-mine-all = Все { $games }
    .some = Все
ui-mine-turn = Мой ход { $games }
    .some = Мой ход
ui-mine-wins = Победы { $games }
    .some = Победы
ui-mine-people = С людьми
ui-mine-running = Идут
ui-mine-finished = Завершены
ui-mine-title = { $game }, { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
}
ui-mine-waits = Ждём: { $name }
ui-mine-time-left = осталось { $time }
ui-mine-over = Окончена
ui-mine-won = Победа
ui-mine-lost = Поражение
ui-mine-rules-older = старые правила: только просмотр
ui-mine-rules-gone = старые правила: игру уже не показать
ui-mine-chances = Ваши шансы по ходу игры
ui-mine-older = Более ранние игры
ui-mine-none = Игр пока нет.
ui-mine-none-why = Каждая ваша игра появится здесь, вместе с записью.
ui-mine-nothing = Таких игр нет.
ui-mine-offline = Нет сети. Вот ваш список: { $when }.
ui-mine-device = Создать ссылку
ui-mine-device-why = Возьмите этот список и свои места с собой. Здесь ничего не пропадёт.
ui-mine-data = Ваши данные
ui-mine-data-why = Имя, cookie и игры из этого списка. Больше ничего.
ui-mine-export = Скачать всё
ui-mine-delete = Удалить мои данные…
ui-delete-title = Удалить ваши данные?
ui-delete-name = Ваше имя и этот список исчезнут сразу, на всех ваших устройствах.
ui-delete-running = { $games ->
    [one] В { $games } идущей игре ваше место займёт бот.
    [few] В { $games } идущих играх ваше место займёт бот.
   *[many] В { $games } идущих играх ваше место займёт бот.
}
ui-delete-others = У других их игры останутся. В них вы будете «кто-то»; ходы и обещания сохранятся.
ui-delete-no-way-back = Отменить это нельзя.
ui-delete-said = Удалить и то, что вы писали
ui-delete-said-why = Сообщения за столами
ui-delete-do = Удалить навсегда
ui-delete-keep = Всё оставить

## Ratings and puzzles

ui-ratings = Как вы играете
ui-ratings-why = Тихое число. Видите его только вы, если не решите иначе; чем больше игр, тем меньше оно меняется.
ui-ratings-bots = Против ботов · { $game }
ui-ratings-people = Против людей · { $game }
ui-ratings-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
ui-ratings-silent = { $games ->
    [one] ещё { $games } игра
    [few] ещё { $games } игры
   *[many] ещё { $games } игр
}
ui-ratings-none = Число появится здесь, когда наберётся игр против ботов или за открытыми столами: { $games }. Оно не обязательно.
ui-ratings-strokes = Чёрточки: боты, от случайного до эксперта. Полоса: в двух случаях из трёх истина внутри.
ui-ratings-show = Другим за моими столами можно его видеть
ui-ratings-hide = Скрыть
ui-ratings-unhide = Показать
ui-ratings-do-not = Не считать мои игры
ui-ratings-off = Ваши игры не считаются, а посчитанное удалено.
ui-ratings-count = Считать мои игры
ui-puzzle = Задача дня
ui-puzzle-ask = Один ход явно лучше всех. Какой?
ui-puzzle-hint = Подсказка
ui-puzzle-not = Первое, что приходит в голову, не лучшее: { $move }
ui-puzzle-right = Верно! Так вы выигрываете { $chance } раз из 100.
ui-puzzle-wrong = Не лучший ход: побед { $chance } из 100.
ui-puzzle-wrong-unknown = Не лучший ход.
ui-puzzle-best = Лучше: { $move } ({ $chance } из 100)
ui-puzzle-no-reason = Это нашёл перебор; ни одно простое правило этого не говорит.
ui-puzzle-streak = { $days ->
    [one] Решено { $days } день подряд
    [few] Решено { $days } дня подряд
   *[many] Решено { $days } дней подряд
}
ui-puzzle-next = Следующая задача

## Lessons

ui-learn = Учимся играя
ui-new-here = Впервые здесь? Научитесь за { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
ui-new-here-how = Прямо в игре: { $game }
ui-learn-lessons = { $lessons ->
    [one] Учиться: { $minutes } мин.
    [few] Учиться: { $lessons } коротких урока
   *[other] Учиться: { $lessons } коротких уроков
}

# The review of a finished game. Chances and points are hundredths.

ui-review = Разбор
ui-review-knew = Что вы знали
ui-review-open = Карты открыты
ui-review-graph = Шансы на победу, шаг за шагом
ui-review-progress = Разобрано до шага { $step } из { $steps }.
ui-review-left = Осталось около { $seconds } с.
ui-review-waiting = Ждём судью: сначала идущие партии.
ui-review-chance = { $name }: { $chance } %
ui-review-mark = { $name }: { $done }, { $chance } %; { $grade }, лучше: { $better }, { $best } %
ui-review-inaccuracy = Неточность
ui-review-mistake = Ошибка
ui-review-blunder = Грубая ошибка
ui-review-from = от { $points }
ui-review-only = Единственный хороший ход
ui-review-fine = Без ошибки
ui-review-played = Сыграно
ui-review-better = Лучше
ui-review-sure = Это стоит { $lost } ± { $error } пункта, если все дальше играют как эксперты. Проверено в { $deals } раскладах, которые подходят к тому, что { $name } мог тогда знать.
ui-review-nothing = На этом шаге судить было нечего.
ui-review-luck = Везение с картами: { $name } { $points }
ui-review-lucky = везение с картами
ui-review-no-fault = Это не ошибка.
ui-review-accuracy = Точность
ui-review-hundred = 100 = всегда лучшее
ui-review-where = Куда ушёл шанс
ui-review-own = свои ходы
ui-review-others = ходы других
ui-review-cards = карты
ui-review-points = пунктов из 100
ui-review-turning = Переломы
ui-review-all = все: { $count }
ui-review-mine = мои: { $count }
ui-review-none = Явных ошибок не сделал никто.
ui-review-next = Следующая
ui-review-board = К доске
ui-review-moves = Ходы
ui-review-players = Игроки
ui-review-rounds = Раунды
ui-review-round = Раунд
ui-review-guards = Охрана
ui-review-scapegoat = Бес
ui-review-bonus = Бонус
ui-review-votes = Голоса
ui-review-broke = слово нарушено
ui-review-promises = Обещания
ui-review-kept = сдержано
ui-review-broken = нарушено
ui-review-void = отпало
ui-review-still = ещё в силе
ui-review-keys = ← → шаг · M следующая · T попробовать · O открытые карты · L ссылка
ui-branch = А что, если
ui-branch-try = Попробовать
ui-branch-why = Вы играете дальше с шага { $step } за отдельным столом, против ботов. Чего с вашего места нельзя было знать, раздаётся заново. На рейтинг это никогда не влияет.
ui-branch-seat = Ваше место
ui-branch-go = Играть отсюда
ui-branch-back = Назад к партии
ui-branch-strip = А что, если: с шага { $step } другой партии
ui-branch-mine = Ваши пробы этой партии
ui-branch-one = Шаг { $step }, { $name }
ui-branch-chance = До развилки случай тот же, что в прежней партии. Дальше он идёт только от секрета сервера: никто за столом не добавил числа.
