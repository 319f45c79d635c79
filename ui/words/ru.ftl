# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Укради. Спрячь.
ui-hero-2 = Найди алиби.
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
ui-level-random = беспечный
ui-level-easy = лёгкий
ui-level-medium = умный
ui-level-hard = сильный
ui-level-expert = мастер
ui-your-turn = Ваш ход
ui-others-turn = Решают другие
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
ui-unofficial = Неофициальное издание с собственными словами и рисунками.

## You

ui-your-name = Ваше имя
ui-guest-names = Сорока, Лис, Ворон, Рысь, Куница, Ласка, Сова, Кот
ui-keep = Сохранить
ui-other-device = На другом устройстве
ui-other-device-why = Откройте там эту ссылку в течение четверти часа, и ваши игры перейдут с вами. Никому её не показывайте: кто её откроет, станет вами.
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
ui-clock = Часы
ui-clock-none = Без часов
ui-clock-live = По минуте
ui-clock-slow = По дню
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
ui-stand-in = Бот вместо того, кто ушёл
ui-edition = Издание
ui-usual = обычно
ui-seat = Место { $seat }
ui-make-table = Открыть стол

## Lobby

ui-seats = Места
ui-free = Свободное место
ui-you = вы
ui-here = здесь
ui-away = нет на месте
ui-bot = Бот
ui-bot-of = Бот, { $level }
ui-bot-sits-in = вместо игрока бот
ui-seat-bot = Бот на место { $seat }
ui-beside = Рядом со мной
ui-name-beside = Имя того, кто рядом с вами
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
ui-creator-starts = Игру начинает тот, кто открыл стол.
ui-invite = Ссылка для друзей
ui-invite-why = Отправьте её или наведите телефон на код. Кто её откроет, может сесть за стол.
ui-qr = Ссылка в виде кода для телефона
ui-copy = Скопировать ссылку
ui-only-here = Эта ссылка работает только на этом устройстве. Для других запустите сервер с --host 0.0.0.0.
ui-copied = Скопировано
ui-send = Отправить
ui-close-table = Закрыть стол
ui-table-closed = Этот стол закрыт.

## At the table

ui-menu = Меню
ui-undo = Отменить
ui-board-broken = Поле этой игры не показать; для игры хватит списка.
ui-home = На главную
ui-rules = Правила игры
ui-rules-search = Искать в правилах
ui-rules-none = Ни одно правило не говорит о «{ $wanted }».
ui-settings = Настройки
ui-log = Ход игры и разговор
ui-say = Скажите что-нибудь
ui-phrases = Фразы
ui-mute = Не слушать: { $name }
ui-unmute = Снова слушать: { $name }
ui-watch-link = Ссылка для зрителей
ui-pause = Попросить перерыв
ui-paused = Игра стоит.
ui-resume = Дальше
ui-pause-asked = Вы попросили перерыв. Он начнётся, когда согласятся все.
ui-pause-wanted = Просят перерыв: { $names }.
ui-pause-agree = Согласиться
ui-pause-forget = Не нужно
ui-rest = Пусть за меня играет бот
ui-bot-plays = За вас играет бот.
ui-take-back = Вернуть моё место
ui-hand-over = Передать моё место
ui-hand-over-why = Кто откроет эту ссылку, займёт ваше место и продолжит с вашими картами.
ui-leave = Уйти
ui-leave-why = Уйдите пока на главную: место останется вашим, а игра будет в вашем списке. Или уйдите совсем: дальше за вас будет играть бот.
ui-leave-home = Пока на главную
ui-leave-for-good = Уйти совсем
ui-line-broken = Связь потеряна. Пробуем снова …
ui-your-decision = Решаете вы.
ui-curtain = Передайте устройство
ui-curtain-why = Сейчас никто другой не должен смотреть.
ui-curtain-open = Это я, { $name }
ui-rematch = Ещё раз
ui-watch-rematch = Смотреть следующую игру
ui-replay = Просмотр игры

## Replay

ui-first = В начало
ui-back = Назад
ui-next = Вперёд
ui-last = В конец
ui-run = Показывать
ui-stop = Остановить
ui-step = Шаг
ui-step-of = Шаг { $step } из { $last }
ui-seen-by = Глазами
ui-spectator = зрителя
ui-all-hands = карты открыты
ui-download = Скачать игру

## Settings and keys

ui-close = Закрыть
ui-theme = Светлая или тёмная тема
ui-theme-system = как на устройстве
ui-theme-light = светлая
ui-theme-dark = тёмная
ui-sound = Звук
ui-sound-why = Два стука, когда решаете вы.
ui-confirm = Подтверждать
ui-confirm-why = Спрашивать ещё раз, прежде чем выбор станет окончательным.
ui-motion = Движение
ui-motion-why = Карты и фигуры движутся по столу.
ui-keys = Клавиатура
ui-key-tab = от одного к другому
ui-key-enter = выбрать, подтвердить
ui-key-number = выбрать по номеру
ui-key-arrows = переход между вариантами
ui-key-escape = отменить выбор, закрыть
ui-key-hint = подсказка
ui-key-undo = взять назад
ui-key-rules = правила игры
ui-key-talk = сказать что-нибудь
ui-key-help = этот список

## When something goes wrong

ui-loading = Загрузка …
ui-trouble = Не получилось
ui-try-again = Попробовать ещё раз
ui-failed = Сервер говорит: { $detail }
ui-failed-lost = По этому адресу ничего нет. Возможно, стол закрыт.
ui-failed-link = Эта ссылка устарела или неполная. Создай новую на другом устройстве.
ui-failed-offline = Сервер недоступен.
