# Art Robbery: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

art-robbery = Art Robbery
poster = Art Robbery
    .pitch = Four raids on the museum. The richest haul wins, but the police want a word with the thief who has the fewest alibis.
    .minutes = 20 minutes
    .credit = Art Robbery is a game by Reiner Knizia.
raid = { $number ->
    [1] Raid 1 (Sketches)
    [2] Raid 2 (Sculptures)
    [3] Raid 3 (Antiques)
   *[4] Raid 4 (Paintings)
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
   *[other] a { $card }
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

plays = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { $card }.
takes = { $who-is ->
    [you] You grab
   *[other] { $who } grabs
} { $token } from the middle.
robs = { $who-is ->
    [you] You reach for { $victim }’s loot, { $token }, but there’s a dog in the way.
   *[other] { $victim-is ->
        [you] { $who } reaches for your loot, { $token }, but you have the dog.
       *[other] { $who } reaches for { $victim }’s loot, { $token }, but there’s a dog in the way.
    }
}
steals = { $who-is ->
    [you] You steal { $token } from { $victim }.
   *[other] { $who } steals { $token } from { $victim-is ->
        [you] you
       *[other] { $victim }
    }.
}
gives-dog = { $who-is ->
    [you] You hand { $thief } the dog and hang on to { $token }.
   *[other] { $who } hands { $thief-is ->
        [you] you
       *[other] { $thief }
    } the dog and hangs on to { $token }.
}
fetches-dog = { $who-is ->
    [you] You whistle
   *[other] { $who } whistles
}, and the dog comes running from the middle.
fetches-dog-from = { $who-is ->
    [you] You lure the dog away from { $owner }.
   *[other] { $who } lures the dog away from { $owner-is ->
        [you] you
       *[other] { $owner }
    }.
}
takes-nothing = { $who-is ->
    [you] You come
   *[other] { $who } comes
} away empty-handed.
declines = { $who-is ->
    [you] You steal
   *[other] { $who } steals
} nothing this time.
draws = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} a card.
draws-card = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $card }.
renews = The discard pile is shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} back in the draw pile.
stalls = { $raid } has dragged on too long: whatever is still in the middle goes back in the box.
boss-kept = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} the Boss.
boss-lost = { $who-is ->
    [you] You have neither a 4 nor a 5 and lose
   *[other] { $who } has neither a 4 nor a 5 and loses
} the Boss.
raid-begins = { $raid } begins.
raid-ends = { $raid } is over. The loot is stashed away.
ends = The last raid is over. Now, about those alibis…

## The end

end-alibis = { $who-is ->
    [you] Your alibis
   *[other] { $who }’s alibis
}: { $alibis }
end-arrested = { $who-is ->
    [you] You have the fewest alibis. Handcuffs for you.
   *[other] { $who } has the fewest alibis and leaves in handcuffs.
}
end-discards = { $who-is ->
    [you] You have fewer alibis and discard
   *[other] { $who } has fewer alibis and discards
} tokens worth { $points }: { $tokens }.
end-points = { $who-is ->
    [you] Your points
   *[other] { $who }’s points
}: { $points }
end-winner = { $who-is ->
    [you] You win!
   *[other] { $who } wins.
}
end-shared = { $who-is ->
    [you] You share the win with { $who-others }.
   *[other] { $who } share the win.
}
end-police = Everyone leaves in handcuffs: the police win.
# How it ended for one player, in a list of games.
ending-won = Won
ending-shared = Shared win
ending-lost = Lost
ending-arrested = Arrested
ending-haul = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $alibis ->
    [one] { $alibis } alibi
   *[other] { $alibis } alibis
}
ending-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $short } short
ending-fewer-alibis = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, too few alibis

## What is asked, and the choices

ask-play = Which card do you play?
ask-token = Which token do you take?
ask-victim = Who do you rob?
ask-gift = { $thief } wants to steal { $token } from you. What do you hand over?
do-play = play { $card }
do-take = take { $token }
do-rob = rob { $victim }
do-nothing = take nothing
do-give-token = hand over { $token }
do-give-dog = give the dog and keep the token
deed-play-take = play { $card }: it takes { $token } from the wall
deed-play-rob = play { $card }: it steals { $token } from { $who }
deed-take = take { $token } from the wall
deed-steal = steal { $token } from { $who }

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
table-legend = Each dot after a token is an alibi.

## Refusals

no-game-over = The game is over.
no-not-yours = It’s { $mover }’s move.
no-such-action = There’s no action { $action }.
no-play-first = Play a card first.
no-not-in-hand = You don’t have that card: { $card }.
no-answer-first = Answer { $thief } first: the token or the dog.
no-one-card = You’ve already played a card ({ $card }). One per turn.
no-token-or-dog = Hand over the token they’re after, or the dog.
no-victim-first = First choose who to rob.
no-other-value = This card ({ $card }) can’t take { $token }.
no-such-token = That token isn’t in this edition.
no-same-token = Identical tokens count as one choice: { $token } is already on the list.
no-not-with = { $victim } doesn’t have { $token }.
no-not-in-middle = That isn’t in the middle: { $token }.
no-thief-robs = The Greedy thief takes from the middle, never from a player.
no-lies-in-middle = You can’t steal what’s still in the middle ({ $card }).
no-victim-chosen = You’re already robbing { $victim }.
no-such-seat = There’s no seat { $seat } at this table.
no-yourself = You can’t rob yourself. Nice try.
no-victim-has-none = { $victim } has nothing this card could take ({ $card }).
no-must-steal = No scruples: you have to steal it.
no-thief-must-take = The Greedy thief can’t resist: you have to take a token.
no-must-take = You have to take one of them.
no-not-robbed = Nobody is robbing you. Yet.

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

## The coach: each of these is said once, when it first happens

tip-steal = No { $value } left on the wall, so your { $value } card steals one. You pick the victim.
tip-bare-boss = The Boss needs a 4 or 5 of yours when the raid ends, or he’s gone.
tip-five = A 5 card takes the 5, never the Boss.
tip-dog = Robbing { $who }? You may get the dog instead of the loot.
tip-nothing = No loot for { $card ->
    [boss] your Boss card
   *[other] your { $card } card
}. Playing it just swaps it for a new one.
tip-two-left = Two left. The raid ends with the last one.
tip-alibis = Count alibis now: { $players ->
    [2] fewer than the other costs 10 points.
   *[other] everyone tied for the fewest goes to jail.
}

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-value = It’s worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
because-alibi = It brings { $alibis ->
    [one] { $alibis } more alibi.
   *[other] { $alibis } more alibis.
}
because-need = You have just { $own ->
    [one] { $own } alibi
   *[other] { $own } alibis
}; this brings { $alibis } more.
because-boss = You have a 4 or 5 of this raid, so the Boss counts.
because-bare-boss = Without a 4 or 5 of this raid you’d lose the Boss again.
because-backing = With { $token } you keep the Boss.
because-theft = It takes { $token } from { $who }.
because-leader = { $who } has the most points: { $points } that you know of.
because-guarded = { $who } may give you the dog instead.
because-other-guarded = Otherwise { $who } could fob you off with the dog.
because-exposed = The runner-up brings { $token } with none like it on the wall: it could be stolen right back.
because-dog = The dog guards your loot: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
because-closing = It ends the raid while you’re ahead on loot: { $own } points to { $rest }.
because-waste = The runner-up brings nothing.
because-token-given = Otherwise you lose { $token }.
because-dog-given = Otherwise you lose the dog.
because-dog-for-token = You keep { $token }.
# What comes of it a few turns on, in the same guessed games: after this action, and after the runner-up.
will-poorest = A few turns on, you have { $players ->
    [2] fewer
   *[other] the fewest
} alibis in { $after } of 100 tries, otherwise in { $before }.
will-points = { $more ->
    [0] A few turns on, you have slightly more points than with the runner-up.
    [one] A few turns on, you have about { $more } point more than with the runner-up.
   *[other] A few turns on, you have about { $more } points more than with the runner-up.
}
will-alibis = { $more ->
    [0] A few turns on, you have slightly more alibis than with the runner-up.
    [one] A few turns on, you have about { $more } alibi more than with the runner-up.
   *[other] A few turns on, you have about { $more } alibis more than with the runner-up.
}
will-boss-held = A few turns on, the Boss counts for you in { $after } of 100 tries, otherwise in { $before }.
will-dog-held = A few turns on, you have the dog in { $after } of 100 tries, otherwise in { $before }.
will-thieves = You keep a Greedy thief for later.
will-cards = You keep better cards for later.
will-points-of = { $more ->
    [0] A few turns on, { $who } has slightly fewer points than with the runner-up.
    [one] A few turns on, { $who } has about { $more } point less than with the runner-up.
   *[other] A few turns on, { $who } has about { $more } points less than with the runner-up.
}
will-poorest-other = A few turns on, { $who } has { $players ->
    [2] fewer
   *[other] the fewest
} alibis in { $after } of 100 tries, otherwise in { $before }.
aim-points = Aim: points.
aim-alibis = Aim: alibis, so that it’s not you they arrest.
aim-boss = Aim: the Boss.
aim-rob = Aim: set { $who } back.
aim-dog = Aim: protect your loot.
aim-end = Aim: end the raid.
aim-cards = Aim: keep good cards in hand.

# For language models, beside the goal.
model-advice = Points alone don’t win: after the last raid, the thief with the fewest alibis goes to jail, no matter how rich the haul. Watch what the others have taken, and steal from those who are ahead of you.
