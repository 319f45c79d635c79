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
how-to = Введите номер варианта. Кроме того: h — подсказка, r — правила, r и номер — одно правило, q — выход.
choice = Ваш выбор
not-a-choice = { $given } — такого варианта нет: введите число от 1 до { $last }.
refused = { $reason } ({ $rule })
no-such-rule = Правила { $rule } нет. Номера правил выглядят так: { $example }.
left = Вы выходите из-за стола. Сыграть эту же партию ещё раз: { $command }
no-more-input = Ввод закончился, и вы выходите из-за стола.
play-again = Сыграть ещё раз: { $command }
options = Настройки
option-default = по умолчанию: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Мой выбор: { $action }
explain-instead = Второй вариант: { $instead }
explain-my-chance = Мои шансы: { $before } → { $after } %
explain-their-chance = Шансы игрока { $who }: { $before } → { $after } %
