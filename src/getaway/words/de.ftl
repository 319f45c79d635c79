# What the program itself says, whatever the game.

you = { $name } (du)
list = { $names } und { $last }
welcome = { $game }: du gegen { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}. Seed { $seed }.
how-to = Gib die Nummer deiner Wahl ein. Außerdem: h für einen Tipp, r für die Regeln, r und eine Nummer für eine einzelne Regel, q zum Aufhören.
choice = Deine Wahl
not-a-choice = { $given } steht nicht zur Wahl: Gib eine Zahl von 1 bis { $last } ein.
refused = { $reason } ({ $rule })
no-such-rule = Eine Regel { $rule } gibt es nicht. Die Regeln haben Nummern wie { $example }.
left = Du verlässt den Tisch. Diese Partie noch einmal spielen: { $command }
no-more-input = Es kommt keine Eingabe mehr, darum verlässt du den Tisch.
play-again = Noch einmal spielen: { $command }
options = Optionen
option-default = Vorgabe: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Meine Wahl: { $action }
explain-instead = Zweitbeste Wahl: { $instead }
explain-my-chance = Meine Chance: { $before } → { $after } %
explain-their-chance = Chance von { $who }: { $before } → { $after } %
