# What the program itself says, whatever the game.
# The person's seat bears the name `you` in sentences of the third person, so it is a noun: "the player".

you = { $name } (ty)
list = { $names } a { $last }
welcome = { $game }: hraješ proti { $bots ->
    [one] { $bots } botovi
    [few] { $bots } botům
    [many] { $bots } bota
   *[other] { $bots } botům
}. Seed { $seed }.
how-to = Zadej číslo možnosti. Dál můžeš zadat: h – nápověda, r – pravidla, r a číslo – jedno pravidlo, q – konec.
choice = Tvoje volba
not-a-choice = { $given } mezi možnostmi není: zadej číslo od 1 do { $last }.
refused = { $reason } ({ $rule })
no-such-rule = Pravidlo { $rule } tu není. Pravidla mají čísla jako { $example }.
left = Odcházíš od stolu. Stejnou hru si zopakuješ příkazem: { $command }
no-more-input = Vstup skončil, takže odcházíš od stolu.
play-again = Hrát znovu: { $command }
options = Nastavení
option-default = výchozí: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Moje volba: { $action }
explain-instead = Druhá možnost: { $instead }
explain-my-chance = Moje šance: { $before } → { $after } %
explain-their-chance = Šance hráče { $who }: { $before } → { $after } %
