# Art Robbery: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

art-robbery = Art Robbery
poster = Art Robbery
    .pitch = Four raids on the museum. The richest haul wins, but the police want a word with the thief who has the fewest alibis.
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
    [you] You reach for { $token } that { $victim } has, but there’s a dog in the way.
   *[other] { $victim-is ->
        [you] { $who } reaches for your loot: { $token }. But you have the dog.
       *[other] { $who } reaches for { $token } that { $victim } has, but there’s a dog in the way.
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
} to draw from.
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
    [against] The runner-up brings points I don’t need right now.
   *[for] It brings points.
}
because-alibi = { $speaks ->
    [against] The runner-up brings alibis I don’t need right now.
   *[for] It brings alibis.
}
because-need = { $speaks ->
    [against] I have enough alibis.
   *[for] I badly need alibis.
}
because-boss = { $speaks ->
    [against] I don’t need the Boss right now.
   *[for] I can keep the Boss: I have a 4 or a 5.
}
because-bare-boss = { $speaks ->
    [against] Without a 4 or a 5 I’d lose the Boss again.
   *[for] The Boss is worth having, even without a 4 or 5 so far.
}
because-backing = { $speaks ->
    [against] My Boss doesn’t need this 4 or 5.
   *[for] It lets me keep the Boss.
}
because-theft = { $speaks ->
    [against] The runner-up would mean stealing.
   *[for] It takes something from another thief.
}
because-leader = { $speaks ->
    [against] The runner-up would rob the leader.
   *[for] It robs the leader.
}
because-guarded = { $speaks ->
    [against] The runner-up means trouble with the dog.
   *[for] I might get the dog instead.
}
because-exposed = { $speaks ->
    [against] The runner-up could be stolen right back.
   *[for] It’s the last of its kind in the middle.
}
because-dog = { $speaks ->
    [against] I don’t need the dog right now.
   *[for] The dog guards the loot.
}
because-thief = { $speaks ->
    [against] Better save the Greedy thief for later.
   *[for] A Greedy thief takes any one token from the middle.
}
because-closing = { $speaks ->
    [against] The raid would end at a bad time for me.
   *[for] It’s a good time to end the raid.
}
because-waste = { $speaks ->
    [against] The runner-up would get me nothing.
   *[for] It costs me nothing.
}
because-token-given = { $speaks ->
    [against] The loot is worth more than the dog.
   *[for] I can spare that loot.
}
because-dog-given = { $speaks ->
    [against] The dog is worth more than this piece of loot.
   *[for] I can spare the dog.
}
