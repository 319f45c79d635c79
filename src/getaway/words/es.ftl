# What the program itself says, whatever the game.

you = { $name } (tú)
list = { $names } y { $last }
welcome = { $game }: tú contra { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Semilla { $seed }.
how-to = Escribe el número de una opción. También: h para una pista, r para las reglas, r y un número para una sola regla, q para salir.
choice = Tu elección
not-a-choice = { $given } no es una de las opciones: escribe un número del 1 al { $last }.
refused = { $reason } ({ $rule })
no-such-rule = No hay ninguna regla { $rule }. Las reglas llevan números como { $example }.
left = Dejas la mesa. Para volver a jugar esta partida: { $command }
no-more-input = No hay nada más que leer, así que dejas la mesa.
play-again = Jugar otra vez: { $command }
options = Opciones
option-default = por defecto: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Mi elección: { $action }
explain-instead = Segunda opción: { $instead }
explain-my-chance = Mi probabilidad: { $before } → { $after } %
explain-their-chance = Probabilidad de { $who }: { $before } → { $after } %
