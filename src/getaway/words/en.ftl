# What the program itself says, whatever the game.

you = { $name } (you)
list = { $names } and { $last }
welcome = { $game }: you against { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Seed { $seed }.
how-to = Type the number of a choice. Also: h for a hint, r for the rules, r and a number for one rule, q to leave.
choice = Choice
not-a-choice = { $given } is not one of the choices: type a number from 1 to { $last }.
refused = { $reason } ({ $rule })
no-such-rule = There is no rule { $rule }. The rules go by numbers such as { $example }.
left = You leave the table. To play this game again: { $command }
no-more-input = There is nothing more to read, so you leave the table.
play-again = Play again: { $command }
options = Options
option-default = default: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = My choice: { $action }
explain-instead = Next best: { $instead }
explain-my-chance = My chance: { $before } → { $after } %
explain-their-chance = Chance of { $who }: { $before } → { $after } %
