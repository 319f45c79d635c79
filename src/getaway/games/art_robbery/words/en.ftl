# Art Robbery: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

art-robbery = Art Robbery
poster = Art Robbery
    .pitch = Four raids on the museum. The richest loot wins, but whoever has the fewest alibis is arrested.
    .minutes = 20 minutes
    .credit = Art Robbery is a game by Reiner Knizia.
raid = { $number ->
    [1] Raid 1, Sketches
    [2] Raid 2, Sculptures
    [3] Raid 3, Antiques
   *[4] Raid 4, Paintings
}
card = { $card ->
    [boss] Boss
    [dog] Guard dog
    [thief] Greedy thief
   *[other] { $card }
}
# $value is 0 to 5 or boss; $alibis is the number of white dots on the token.
token = { $value ->
    [boss] Boss
   *[other] { $value }
}{ $alibis ->
    [0] { "" }
    [one] { " " }({ $alibis } alibi)
   *[other] { " " }({ $alibis } alibis)
}
# The same as the object of a sentence: "Bo plays …", "Bo steals …".
a-card = { $card ->
    [boss] a Boss
    [dog] a Guard dog
    [thief] a Greedy thief
   *[other] { $card }
}
a-token = { $value ->
    [boss] the Boss
   *[other] a { $value }
}{ $alibis ->
    [0] { "" }
    [one] { " " }({ $alibis } alibi)
   *[other] { " " }({ $alibis } alibis)
}

## Events

plays = { $who } plays { $card }.
takes = { $who } takes { $token } from the middle.
robs = { $who } wants to steal { $token } from { $victim }, who has the dog.
steals = { $who } steals { $token } from { $victim }.
gives-dog = { $who } gives { $thief } the dog and keeps { $token }.
fetches-dog = { $who } takes the dog from the middle.
fetches-dog-from = { $who } takes the dog from { $owner }.
takes-nothing = { $who } gets nothing for it.
declines = { $who } steals nothing.
draws = { $who } draws a card.
draws-card = { $who } draws { $card }.
renews = The discard pile is shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to draw from.
stalls = { $raid } has gone on for too long: what lies in the middle goes back to the box.
boss-kept = { $who } keeps the Boss.
boss-lost = { $who } has neither a 4 nor a 5 and loses the Boss.
raid-begins = { $raid } begins.
raid-ends = { $raid } is over. All loot is safe.
ends = The last raid is over. Alibis are counted.

## The end

end-alibis = Alibis of { $who }: { $alibis }
end-arrested = { $who } has the fewest alibis and is arrested.
end-discards = { $who } has fewer alibis and discards tokens worth { $points }: { $tokens }.
end-points = Points of { $who }: { $points }
end-winner = { $who } wins.
end-shared = { $who } share the win.
end-police = Everybody is arrested: the police win.

## What is asked, and the choices

ask-play = Which card do you play?
ask-token = Which token do you take?
ask-victim = Whom do you rob?
ask-gift = { $thief } wants to steal { $token } from you. What do you give?
do-play = play { $card }
do-take = take { $token }
do-rob = rob { $victim }
do-nothing = take nothing
do-give-token = hand over { $token }
do-give-dog = give the dog and keep the token

## The table

table-middle = Middle
table-dog = Dog
table-loot = Loot
table-stack = Stack
table-hand = Your hand
table-cards = Cards
table-draw = Draw pile
table-discard = Discard pile
table-in-middle = in the middle
table-legend = A dot after a token is an alibi.

## Refusals

no-game-over = The game is over.
no-not-yours = It is { $mover }’s decision.
no-such-action = There is no action { $action }.
no-play-first = Play a card first.
no-not-in-hand = You do not hold this card: { $card }.
no-answer-first = Answer { $thief } first: the token or the dog.
no-one-card = You have played { $card } already; a turn has one card.
no-token-or-dog = Hand over the token you are robbed of, or the dog.
no-victim-first = First say whom you rob.
no-other-value = With { $card } you cannot take { $token }.
no-same-token = Equal tokens are one choice: { $token } is offered already.
no-not-with = { $victim } does not have { $token }.
no-not-in-middle = { $token } does not lie in the middle.
no-thief-robs = The Greedy thief takes from the middle, never from a player.
no-lies-in-middle = You cannot steal { $card } while one lies in the middle.
no-victim-chosen = You are robbing { $victim } already.
no-such-seat = There is no seat { $seat } at this table.
no-yourself = You cannot rob yourself.
no-victim-has-none = { $victim } has nothing that { $card } takes.
no-must-steal = You have to steal it.
no-thief-must-take = The Greedy thief has to take a token.
no-must-take = You have to take one of them.
no-not-robbed = Nobody is robbing you.

## Options

option-stealing = Stealing with a number card: must (mandatory) or may (optional)
option-greedy = Taking loot with a Greedy thief: must (mandatory) or may (optional)
option-stacks = Loot from earlier raids: secret, own (owner only) or open
option-stall = Reshuffles that end a raid; 0 means never
option-first = Who starts: a seat number, or lot (random)
option-book = The defaults follow the Spanish and Russian rulebooks.
switch-book = As in my book
switch-stealing = Stealing with a number card
switch-greedy = Taking loot with a Greedy thief
switch-stacks = Loot from earlier raids
switch-stall = Reshuffles that end a raid (0 = never)
switch-first = Who starts
choice-must = mandatory
choice-may = optional
choice-secret = secret
choice-own = owner only
choice-open = open
choice-lot = random

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-value = { $speaks ->
    [against] The next best brings points that are not wanted now.
   *[for] It brings points.
}
because-alibi = { $speaks ->
    [against] The next best brings alibis that are not wanted now.
   *[for] It brings alibis.
}
because-need = { $speaks ->
    [against] More alibis are not needed.
   *[for] Alibis are badly needed.
}
because-boss = { $speaks ->
    [against] The Boss is not wanted now.
   *[for] With a 4 or a 5 the Boss can be kept.
}
because-bare-boss = { $speaks ->
    [against] Without a 4 or a 5 the Boss would be lost again.
   *[for] The Boss is worth having even before a 4 or a 5.
}
because-backing = { $speaks ->
    [against] The Boss can do without this 4 or 5.
   *[for] It lets the Boss be kept.
}
because-theft = { $speaks ->
    [against] The next best would be a theft.
   *[for] It takes something from another thief.
}
because-leader = { $speaks ->
    [against] The next best would rob the one who leads.
   *[for] It robs the one who leads.
}
because-guarded = { $speaks ->
    [against] The next best is guarded by the dog.
   *[for] The dog may come with it.
}
because-exposed = { $speaks ->
    [against] The next best could be stolen again at once.
   *[for] It is the last of its kind in the middle.
}
because-dog = { $speaks ->
    [against] The dog is not wanted now.
   *[for] The dog guards the loot.
}
because-thief = { $speaks ->
    [against] The thief card is better kept for later.
   *[for] A thief card takes whatever lies in the middle.
}
because-closing = { $speaks ->
    [against] The raid would end at a bad moment.
   *[for] The raid ends at a good moment.
}
because-waste = { $speaks ->
    [against] The next best would bring nothing.
   *[for] Nothing is lost with it.
}
because-token-given = { $speaks ->
    [against] The loot is worth more than the dog.
   *[for] The loot can be spared.
}
because-dog-given = { $speaks ->
    [against] The dog is worth more than this piece of loot.
   *[for] The dog can be spared.
}
