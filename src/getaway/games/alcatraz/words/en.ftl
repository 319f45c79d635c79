# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

alcatraz = Alcatraz: The Scapegoat
poster = Alcatraz: The Scapegoat
    .pitch = Break out together. One of you stays behind. Don’t let it be you.
    .minutes = 60 minutes
    .credit = Alcatraz: The Scapegoat is a game by Rafał Cywicki, Krzysztof Cywicki and Krzysztof Hanusz.
room = { $room ->
    [chapel] Chapel
    [radio_room] Radio room
    [dining_hall] Dining hall
    [infirmary] Infirmary
    [exercise_yard] Exercise yard
    [visiting_room] Visiting room
    [workshop] Workshop
    [recreation_room] Recreation room
    [cell_block] Cell block
    [laundry] Laundry
    [guard_room] Guard room
   *[wardens_office] Warden’s office
}
room-side = { $room } ({ $side ->
    [gold] gold
   *[silver] silver
})
# What a use of a room costs whoever is there, in points; none: nobody can use it.
room-price = Use: { $price ->
    [none] not now
    [0] free
    [one] { $price } point
   *[other] { $price } points
}
thing = { $thing ->
    [key] key
    [shiv] shiv
    [jacket] jacket
    [medicine] medicine
    [tool] tool
    [gun] gun
   *[cash] cash
}
# The same as the object of a sentence: "Bo takes …".
a-thing = { $thing ->
    [key] a key
    [shiv] a shiv
    [jacket] a jacket
    [medicine] a medicine
    [tool] a tool
    [gun] the gun
   *[cash] 1 cash
}
# A frame-up card by its effect.
card = { $card ->
    [gather_guards] Snitch
    [return_item] Search
    [take] Extortion
    [send_to_cell_block] Solitary
    [exhaust] Beating
    [move_task] Changed plan
    [replace_task] Blown
   *[forbid_task] Kompromat
}

## Events

moves = { $who-is ->
    [you] You slip
   *[other] { $who } slips
} off { $room }.
uses = { $who-is ->
    [you] You get
   *[other] { $who } gets
} to work { $room }.
steals = { $who-is ->
    [you] You lift { $thing } off { $victim }.
   *[other] { $who } lifts { $thing } off { $victim-is ->
        [you] you
       *[other] { $victim }
    }.
}
riots = { $who-is ->
    [you] You kick
   *[other] { $who } kicks
} up a riot; a guard comes running { $room }.
does-task = { $who-is ->
    [you] You pull
   *[other] { $who } pulls
} off the job: the task for element { $element } is done.
gives-to-task = { $who-is ->
    [you] You chip
   *[other] { $who } chips
} in { $thing } for the task.
drops = { $who-is ->
    [you] You drop
   *[other] { $who } drops
} { $thing }.
picks-up = { $who-is ->
    [you] You pick
   *[other] { $who } picks
} up { $thing }.
plays-frame-up = { $who-is ->
    [you] You play
   *[other] { $who } plays
} a frame-up card: { $card }.
bribes = { $who-is ->
    [you] You slip
   *[other] { $who } slips
} a guard some cash. The guard sees nothing.
pushes = { $who-is ->
    [you] You push
   *[other] { $who } pushes
} on for one more point.
ends-turn = { $who-is ->
    [you] You end your
   *[other] { $who } ends their
} turn.
pays = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} { $thing }.
takes = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $thing }.
guard-goes = A guard walks { $origin } { $target }.
under-deck = A frame-up card from { $owner-is ->
    [you] your
   *[other] { $owner }’s
} hand goes to the bottom of the deck.
under-deck-card = A frame-up card from { $owner-is ->
    [you] your
   *[other] { $owner }’s
} hand goes to the bottom of the deck: { $card }.
keeps = { $who-is ->
    [you] You leaf through frame-up cards and keep
   *[other] { $who } leafs through frame-up cards and keeps
} one.
keeps-card = { $who-is ->
    [you] You leaf through frame-up cards and keep
   *[other] { $who } leafs through frame-up cards and keeps
} this one: { $card }.
rests = { $who-is ->
    [you] You get
   *[other] { $who } gets
} { $stamina } stamina.
earns = { $who-is ->
    [you] You pocket
   *[other] { $who } pockets
} { $cash } cash.
draws-frame-up = { $who-is ->
    [you] You take
   *[other] { $who } takes
} a frame-up card.
draws-frame-up-card = { $who-is ->
    [you] You take
   *[other] { $who } takes
} a frame-up card: { $card }.
hits = { $victim-is ->
    [you] You’re
   *[other] { $victim } is
} the victim.
task-goes = The task for element { $element } moves { $room }.
task-replaced = The task for element { $element } goes to the bottom of the deck.
framed-of = { $victim-is ->
    [you] You lose
   *[other] { $victim } loses
} { $thing }.
trades = { $who-is ->
    [you] You and { $other } shake
   *[other] { $who } and { $other-is ->
        [you] you
       *[other] { $other }
    } shake
} hands on it.
gives = { $who-is ->
    [you] You give { $other }
   *[other] { $who } gives { $other-is ->
        [you] you
       *[other] { $other }
    }
} { $thing }.
offers = { $who-is ->
    [you] You offer { $other }
   *[other] { $who } offers { $other-is ->
        [you] you
       *[other] { $other }
    }
} a trade.
would-give = { $who-is ->
    [you] You would give { $other }
   *[other] { $who } would give { $other-is ->
        [you] you
       *[other] { $other }
    }
} { $thing }.
asks = { $who-is ->
    [you] You want
   *[other] { $who } wants
} to complete the task for element { $element }.
would-give-to-task = { $who-is ->
    [you] You would chip
   *[other] { $who } would chip
} in { $thing } for the task.
refuses = { $who-is ->
    [you] You say
   *[other] { $who } says
} no.
marks = { $who-is ->
    [you] You mark
   *[other] { $who } marks
} element { $element }.
bonus-task = The bonus card shows element { $element }: everyone but the scapegoat marks it.
new-task = A new task for element { $element } turns up { $room }.
passed = There’s already a task for element { $element } on the board; the card goes to the bottom of the deck.
guard-comes = Another guard comes { $room }. { $left ->
    [0] That was the last one.
    [one] { $left } more to come.
   *[other] { $left } more to come.
}
votes = { $who-is ->
    [you] You vote for { $candidate-is ->
        [you] yourself
       *[other] { $candidate }
    }.
   *[other] { $who } votes for { $candidate-is ->
        [you] you
       *[other] { $own ->
            [yes] themselves
           *[no] { $candidate }
        }
    }.
}
elected = { $who-is ->
    [you] You take
   *[other] { $who } takes
} the fall as scapegoat, with a bonus of +{ $bonus }.
round-begins = Round { $round } begins.
escape = The plan works. They’re over the wall!
stays = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} behind bars.
lost = The 21st guard is here. Nobody’s going anywhere.

## The end

end-escaped = { $who-is ->
    [you] You and { $who-others } escape and win!
   *[other] { $who } escape and win.
}
end-stays-scapegoat = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} behind: the others have all six elements without the scapegoat.
end-stays-only = { $who-is ->
    [you] You stay behind: only without you do the others have all six elements.
   *[other] { $who } stays behind: only without { $who } do the others have all six elements.
}
end-stays-elements = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} behind: the fewest elements of all who can be left.
end-stays-cash = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} behind: tied on elements, but with less cash.
end-stays-items = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} behind: tied on elements and cash, but with fewer items.
end-stays-stamina = { $who-is ->
    [you] You stay
   *[other] { $who } stays
} behind: tied on everything else, but with less stamina.
end-stays-named = { $who-is ->
    [you] You stay behind: tied on everything, and the scapegoat picked you.
   *[other] { $who } stays behind: tied on everything, and the scapegoat picked { $who }.
}
end-lost = Everyone loses: the 21st guard came before the plan was complete.
# How it ended for one player, in a list of games.
ending-escaped = Escaped
ending-left = Left behind
ending-lost = Lost
ending-round = in round { $round }

## What is asked, and the choices

ask-turn = What do you do?
ask-vote = Who should be the scapegoat?
ask-pay = What do you pay with?
ask-take = Which item do you take?
ask-guard-from = Where do you take a guard from?
ask-guard-to = Where does the guard go?
ask-whose-card = Whose frame-up card goes to the bottom of the deck?
ask-own-card = Which of your frame-up cards goes to the bottom of the deck?
ask-keep = Which frame-up card do you keep?
ask-loot = What do you steal?
ask-target = Who do you frame?
ask-target-thing = What does the victim lose?
ask-gather-room = Where do the guards gather?
ask-gather-from = Where does a guard come from?
ask-target-task = Which task? Name its room.
ask-trade-give = What do you give?
ask-trade-want = What do you want for it?
ask-trade-answer = Do you agree to this deal?
ask-task-giver = Who gives the next item?
ask-task-answer = Do you hand over what they’re asking for?
ask-stay = All equal: who stays behind?
do-move = go { $room }
do-use = use the room
do-rob = rob { $victim }
do-riot = start a riot; a guard comes { $room }
do-task = complete the task
do-drop = drop { $thing }
do-pick-up = pick up { $thing }
do-frame-up = play a frame-up card: { $card }
do-trade = trade with { $other }
do-bribe = bribe a guard
do-push = push on
do-end = end the turn
pick-room = { $room }
pick-seat = { $who-is ->
    [you] you
   *[other] { $who }
}
pick-gun = { $who-is ->
    [you] your gun
   *[other] { $who }’s gun
}
pick-thing = { $thing }
pick-card = { $card }
pick-done = done
pick-yes = yes
pick-no = no
deed-vote = { $who-is ->
    [you] vote for yourself
   *[other] vote for { $who }
}
deed-stay = leave { $who } behind
deed-pay = pay with { $thing }
deed-take = take { $thing }
deed-guard-from = move a guard { $room }
deed-guard-to = send the guard { $room }
deed-gather = gather the guards { $room }
deed-whose-card = put one of { $who }’s cards under the deck
deed-own-card = put { $card } under the deck
deed-keep = keep { $card }
deed-target = against { $who }
deed-target-thing = the victim loses { $thing }
deed-target-task = the task { $room }
deed-give = give { $thing }
deed-want = ask for { $thing } in return
deed-agree = say yes
deed-hand-over = hand it over
deed-refuse = say no
deed-from = { $who-is ->
    [you] { $thing } of your own
   *[other] { $thing } from { $who }
}

## The table

table-round = Round { $round }
table-guards = Guards: { $guards } of 21
table-scapegoat = Scapegoat: { $who }, bonus +{ $bonus }
table-points = Points left: { $points }
table-room = Room
table-prisoners = Prisoners
table-items = Items
table-guards-here = Guards
table-task = Task
table-stamina = Stamina
table-cash = Cash
table-elements = Elements
table-frame-ups = Frame-ups
table-hand = Your frame-up cards
table-gold = gold
table-demand = { $element }: { $prisoners ->
    [one] { $prisoners } prisoner
   *[other] { $prisoners } prisoners
}, at most { $guards ->
    [one] { $guards } guard
   *[other] { $guards } guards
}, { $items }
table-legend = Tasks, frame-up cards and items are a reconstruction: see the rules, AL-4. In brackets: what using the room costs right now, in points.

## Refusals

no-game-over = The game is over.
no-not-yours = It’s { $mover }’s move.
no-such-action = There’s no action { $action }.
no-finish-first = Finish what you’ve started first.
no-not-asked = That’s not what you’re being asked.
no-answer-first = First say yes or no.
no-not-offered = That isn’t one of your choices.
no-points = You have no points left.
no-not-next = The { $room } isn’t next to your room.
no-room-full = The { $room } has 4 guards: nobody gets in.
no-four-guards = With 4 guards watching, all you can do is leave.
no-three-guards = With 3 guards watching, you can only move, play frame-up cards, trade, bribe or push on; { $bribe ->
    [one] a bribe of 1 cash would help
   *[other] { $bribe } cash in bribes would do
}.
no-two-guards = Two guards make this cost { $price ->
    [one] { $price } point
   *[other] { $price } points
}, and you have { $points }; a bribe of 1 cash would do.
no-used = You’ve already used this room this turn.
no-nothing-comes = That would achieve nothing.
no-yourself = You can’t do that to yourself.
no-not-here = { $who } isn’t in your room.
no-such-seat = There’s no seat { $seat } at this table.
no-stolen = You’ve already stolen this round.
no-nothing-to-steal = { $who } has nothing you have space for.
no-no-guard = There’s no guard { $room }.
no-your-room-full = Your room has 4 guards already.
no-no-task = There’s no task in your room.
no-scapegoat = The scapegoat can’t complete tasks.
no-forbidden = You can’t complete tasks this round.
no-few-prisoners = The task needs { $needed } prisoners here, and there { $here ->
    [one] is only { $here }
   *[other] are only { $here }
}.
no-many-guards = The task allows { $allowed ->
    [0] no guards
    [one] { $allowed } guard
   *[other] { $allowed } guards
} here, and { $here ->
    [one] { $here } is watching
   *[other] { $here } are watching
}.
no-items-missing = The prisoners here don’t have all its items between them.
no-refused = You’ve asked every way there is, and been turned down.
no-not-held = You don’t have that: { $thing }.
no-not-lying = That isn’t lying around here: { $thing }.
no-no-space = You have no free slot for that: { $thing }.
no-not-scapegoat = Only the scapegoat plays frame-up cards.
no-card-not-held = You don’t have that frame-up card.
no-card-changes-nothing = That frame-up card would change nothing right now.
no-trades-left = No more trades this turn.
no-nothing-to-trade = You two have nothing to trade.
no-no-cash = You have no cash.
no-all-bribed = There’s no guard left to bribe.
no-pushed = You’ve already pushed on this turn.
no-no-stamina = You have no stamina.

## Talk and promises

# Where a prisoner is, and how many of a thing somebody gives.
in-room = { $room ->
    [chapel] in the Chapel
    [radio_room] in the Radio room
    [dining_hall] in the Dining hall
    [infirmary] in the Infirmary
    [exercise_yard] in the Exercise yard
    [visiting_room] in the Visiting room
    [workshop] in the Workshop
    [recreation_room] in the Recreation room
    [cell_block] in the Cell block
    [laundry] in the Laundry
    [guard_room] in the Guard room
   *[wardens_office] in the Warden’s office
}
to-room = { $room ->
    [chapel] to the Chapel
    [radio_room] to the Radio room
    [dining_hall] to the Dining hall
    [infirmary] to the Infirmary
    [exercise_yard] to the Exercise yard
    [visiting_room] to the Visiting room
    [workshop] to the Workshop
    [recreation_room] to the Recreation room
    [cell_block] to the Cell block
    [laundry] to the Laundry
    [guard_room] to the Guard room
   *[wardens_office] to the Warden’s office
}
from-room = { $room ->
    [chapel] from the Chapel
    [radio_room] from the Radio room
    [dining_hall] from the Dining hall
    [infirmary] from the Infirmary
    [exercise_yard] from the Exercise yard
    [visiting_room] from the Visiting room
    [workshop] from the Workshop
    [recreation_room] from the Recreation room
    [cell_block] from the Cell block
    [laundry] from the Laundry
    [guard_room] from the Guard room
   *[wardens_office] from the Warden’s office
}
some-things = { $count ->
    [1] { a-thing }
   *[other] { $count } { $thing ->
        [key] keys
        [shiv] shivs
        [jacket] jackets
        [medicine] medicines
        [tool] tools
       *[cash] cash
    }
}
# A thing that somebody has.
thing-had = { a-thing }
to-one = { $to-is ->
    [you] you
   *[other] { $to }
}
to-several = { $to-is ->
    [you] { $to-rest ->
        [one] you and { $to-others }
       *[other] you, { $to-others }
    }
   *[other] { $to }
}
# What is promised: person and role tell the speaker (i), the one spoken to (you) and the others; own is the same prisoner again.
clause-vote = { $person ->
    [i] I’ll vote
    [you] You’ll vote
   *[other] { $who } will vote
} for { $role ->
    [own] { $person ->
        [i] myself
        [you] yourself
       *[other] themselves
    }
    [i] me
    [you] you
   *[other] { $other }
} in round { $round }.
clause-not-vote = { $person ->
    [i] I won’t vote
    [you] You won’t vote
   *[other] { $who } won’t vote
} for { $role ->
    [own] { $person ->
        [i] myself
        [you] yourself
       *[other] themselves
    }
    [i] me
    [you] you
   *[other] { $other }
} from round { $first } to round { $round }.
clause-not-vote-once = { $person ->
    [i] I won’t vote
    [you] You won’t vote
   *[other] { $who } won’t vote
} for { $role ->
    [own] { $person ->
        [i] myself
        [you] yourself
       *[other] themselves
    }
    [i] me
    [you] you
   *[other] { $other }
} in round { $round }.
clause-give = { $person ->
    [i] I’ll give
    [you] You’ll give
   *[other] { $who } will give
} { $role ->
    [i] me
    [you] you
   *[other] { $other }
} { $things } by the end of round { $round }.
clause-swap = { $person ->
    [i] I’ll swap
    [you] You’ll swap
   *[other] { $who } will swap
} { $thing } for { $wanted } with { $role ->
    [i] me
    [you] you
   *[other] { $other }
} by the end of round { $round }.
clause-at = In round { $round } { $person ->
    [i] I’ll
    [you] you’ll
   *[other] { $who } will
} be { $place }.
clause-bring = In round { $round } { $person ->
    [i] I’ll
    [you] you’ll
   *[other] { $who } will
} be { $place } with { $thing }.
clause-let = { $person ->
    [i] I’ll leave
    [you] You’ll leave
   *[other] { $who } will leave
} the task for element { $element } to { $role ->
    [i] me
    [you] you
   *[other] { $other }
} until the end of round { $round }.
clause-not-steal = { $person ->
    [i] I won’t steal
    [you] You won’t steal
   *[other] { $who } won’t steal
} anything from { $role ->
    [i] me
    [you] you
   *[other] { $other }
} until the end of round { $round }.
clause-not-frame-up = { $person ->
    [i] I won’t play
    [you] You won’t play
   *[other] { $who } won’t play
} { $card ->
    [any] any frame-up card
   *[other] the frame-up card “{ $named }”
}{ $role ->
    [nobody] { "" }
    [i] { " " }against me
    [you] { " " }against you
   *[other] { " " }against { $other }
} until the end of round { $round }.
clause-guard = { $person ->
    [i] I’ll move
    [you] You’ll move
   *[other] { $who } will move
} a guard { $origin } { $target } by the end of round { $round }.
condition-elected = But only if { $person ->
    [i] I become
    [you] you become
   *[other] { $who } becomes
} the scapegoat in round { $round }.
condition-done = But only if the task for element { $element } gets done.
condition-has = But only if { $person ->
    [i] I have
    [you] you have
   *[other] { $who } has
} { $thing }.
talk-offer = My offer to { $to }:
talk-promise = My promise to { $to }:
talk-counter = My counteroffer to { $to } (offer { $ref }):
talk-ask = My request to { $to }:
talk-accept = Deal! Offer { $ref } accepted.
talk-reject = No deal on offer { $ref }.
talk-withdraw = I’m taking offer { $ref } back.
talk-why =
    { $why ->
        [vote] That vote would hurt me.
        [deed] It costs me more than it brings.
        [promised] I’ve already promised my vote.
        [other] I’ve already agreed to something else.
        [keep] I couldn’t keep my part.
        [trust] I don’t trust you enough.
       *[nothing] It brings me nothing.
    }
talk-accuse = Liar! Promise { $ref } was broken.
talk-in-return = In return:
talk-all = It’s only on if all of you agree.
talk-expires = The offer stands until the end of round { $round }.
offer-stands = { $who-is ->
    [you] You offer
   *[other] { $who } offers
} { $to }:
request-stands = { $who-is ->
    [you] You ask
   *[other] { $who } asks
} { $to }:
promise-open = { $who-is ->
    [you] You’ve promised
   *[other] { $who } has promised
} { $to }:
promise-kept = { $who-is ->
    [you] You kept your promise
   *[other] { $who } kept a promise
} to { $to }:
promise-broken = { $who-is ->
    [you] You broke your promise
   *[other] { $who } broke a promise
} to { $to }:
promise-void = { $who-is ->
    [you] Your
   *[other] { $who }’s
} promise to { $to } is void:
no-talk-form = That part of the sentence doesn’t fit: { $part }. What fits: { $allowed }
no-talk-round = That round doesn’t fit: { $part }. Choose { $first } to { $last }.
no-talk-too-late = It’s too late for that: { $part }.
no-talk-own = You can only promise what you’ll do yourself.
no-talk-theirs = You can only ask the people you’re talking to.
no-talk-same = You’ve said the same thing twice.
no-talk-card = That card isn’t played on anyone: { $card }.
no-talk-task = There’s no task for element { $element } on the board.
no-talk-ref = There’s no open offer { $ref }.
no-talk-not-to-you = That offer wasn’t made to you.
no-talk-not-yours = That offer isn’t yours.
no-talk-counter = A counteroffer has to go to the prisoner who made the offer: { $who }.
no-talk-accepted = You’ve already agreed to that.
no-talk-many = { $most } of your offers are still unanswered; withdraw one first.
no-talk-again = You’ve already promised that.
no-talk-promise = There’s no promise { $ref }.

# Building a statement, step by step.
say-build = make an offer, a promise or a request…
say-to = Who are you talking to?
say-more = What do you say?
say-side = { $side ->
    [give] I…
    [get] you…
   *[several] one of you…
}
say-clause = { $side ->
    [give] { $clause ->
        [vote] I’ll vote for…
        [not_vote] I won’t vote for…
        [give] I’ll give…
        [swap] I’ll swap…
        [at] I’ll be in…
        [bring] I’ll bring…
        [let] I’ll leave the task…
        [not_steal] I won’t steal…
        [not_frame_up] No frame-ups…
       *[guard] I’ll move a guard…
    }
   *[get] { $clause ->
        [vote] Vote for…
        [not_vote] Don’t vote for…
        [give] Give me…
        [swap] Swap…
        [at] Come to…
        [bring] Bring…
        [let] Leave the task…
        [not_steal] Don’t steal…
        [not_frame_up] No frame-ups…
       *[guard] Move a guard…
    }
}
say-gap = { $gap ->
    [candidate] Who is it?
    [to] Who to?
    [against] Who against?
    [with] Who with?
    [victim] Who from?
    [who] Who does it?
    [room] Which room?
    [origin] From which room?
    [target] To which room?
    [thing] What?
    [wanted] For what?
    [item] Which item?
    [card] Which frame-up card?
    [task] Which task?
    [count] How many?
    [by] By the end of which round?
    [until] Until the end of which round?
    [first] From which round on?
    [expires] Open until the end of which round?
   *[round] In which round?
}
say-if = { $condition ->
    [elected] only if … becomes the scapegoat
    [done] only if the task … gets done
   *[has] only if … has …
}
say-task = { table-task } { $element } ({ $room })
say-count = how many: { $count }
say-any-card = any card
say-anybody = anyone
say-open = keep the offer open longer…
say-unconditionally = without the condition
say-start-again = start again
say-it = say it
say-joint = offer to { $who }: we both vote for { $candidate }
say-counter = counter { $who }’s offer { $number }…
say-withdraw = withdraw your offer { $number }
say-accuse = accuse { $who } of breaking promise { $number }: “{ $clause }”
say-promises = Promises

## Options

option-sides = Sides of the rooms: silver, mixed or gold
option-task_items = Items for a task: consent (owners may refuse) or pooled (the one doing it picks)
option-free_rooms = Free room uses with 2 or 3 guards: printed (as in the book) or designer (as a designer ruled)
option-trades = Max. trades and gifts per turn
option-refusals = Max. refused offers per turn
switch-sides = Sides of the rooms
switch-task_items = Items for a task
switch-free_rooms = Free room uses with 2 or 3 guards
switch-trades = Max. trades and gifts per turn
switch-refusals = Max. refused offers per turn
choice-silver = silver
choice-mixed = mixed
choice-gold = gold
choice-consent = owners may refuse
choice-pooled = the one doing it picks
choice-printed = as in the book
choice-designer = as a designer ruled

## The coach: each of these is said once, when it first happens

tip-guards = { $guards ->
    [2] 2 guards here: what costs points costs 1 more, except walking and frame-ups.
    [3] 3 guards here: points buy only walking and frame-ups. Free actions still work.
   *[4] 4 guards here: all you can do is leave.
}
tip-shut = { $room }: four guards. Nobody gets in.
tip-full = Three items is the limit. Use, trade or drop one.
tip-together = { $who } is here too: you can trade for free, or steal 1 thing for 1 point.
tip-talk = Promise anything. Nothing’s binding, but the ledger remembers who broke their word.
tip-scapegoat = You’re the scapegoat: more points, no tasks. Frame-ups are yours to play.
tip-nearly-left = They only need { $element } to leave you behind. Slow them down, or make yourself needed.
tip-late = { $guards ->
    [one] One more guard
   *[other] { $guards } more guards
}, and everyone loses.

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-task-done = It gets the task for { $element } done.
because-new-element = Element { $element } is still missing.
because-left-behind = { $sure ->
    [yes] The runner-up would leave you behind.
   *[no] The runner-up helps the others get away without you: they have { $elements } of 6.
}
because-towards = It’s a step { $room }{ $why ->
    [task] , where you can do { $element }.
    [fetch] , where you get { $thing }.
   *[other] , where you’re needed next.
}
because-away = The runner-up leads away { $room }.
because-guards-ahead = { $guards ->
    [one] The runner-up leads to { $guards } guard
   *[other] The runner-up leads to { $guards } guards
} { $room }.
aim-loot = Aim: what { $who } carries.
aim-riot = Aim: one guard fewer { $room }.
aim-stay = Aim: stay where you are.
aim-there = Aim: be there for the task for { $element }.
aim-plan = Aim: move the plan along.
aim-safe = Aim: don’t be the one left behind.
aim-clear = Aim: fewer guards around you.
because-item-needed = The task for { $element } needs { $thing }.
because-item-needed-here = It brings an item that your task needs.
because-item-useful = { $thing } will come in handy: an open task asks for it.
because-item-useful-here = It brings an item that an open task asks for.
because-useful-given = The runner-up gives a useful item away.
because-item-lost = The runner-up gives away an item that you need.
because-cash = It brings cash.
because-cash-spent = The runner-up costs cash.
because-stamina = It brings stamina.
because-stamina-spent = The runner-up costs stamina.
because-bribe = With one guard fewer watching, you can do what you came for.
because-push-on = You’re exactly one point short.
because-guards-eased = It takes guards away from where you have work to do.
because-guards-sent = The runner-up brings guards to where you have work to do.
because-frame-up = It brings a good frame-up card.
because-frame-up-kept = That frame-up card is worth keeping.
because-hinder = It slows down { $who }, who’s close to { $element ->
    [none] leaving you behind.
   *[other] { $element }, and that would hurt you.
}
because-hinder-any = It slows down those who could leave you behind.
because-own-harmed = The runner-up helps those who could leave you behind.
because-gift = Somebody needs that for a task, and you don’t.
because-request = They have what your task needs, and can spare it.
because-not-asked = With the runner-up you’d have to ask somebody, who may say no.
because-points = It costs { $best ->
    [0] no points
    [one] { $best } point
   *[other] { $best } points
} instead of { $second }.
because-pointless = The runner-up leads nowhere.
because-who-leads = { $who } has { $elements ->
    [one] { $elements } element
   *[other] { $elements } elements
}, { $other } has { $less }.
because-could-be-left = Without { $who } the rest have { $elements } of { $all } elements, without { $other } { $less }.
because-vote-price = As scapegoat again, { $other } would get { $points ->
    [one] { $points } extra point.
   *[other] { $points } extra points.
}
because-myself = A vote for yourself makes you the scapegoat.
# What comes of it within about a round, in the same guessed games: after this action, and after the runner-up.
will-escapes = Within a round, you’re out in { $after } of 100 tries, otherwise in { $before }.
will-stays-behind = Within a round, you’re left behind in { $after } of 100 tries, otherwise in { $before }.
will-together = { $more ->
    [0] The plan as a whole moves slightly faster.
    [one] The plan as a whole gains an element in { $more } more of 100 tries.
   *[other] The plan as a whole gains an element in { $more } more of 100 tries.
}
will-together-many = { $whole ->
    [one] The plan as a whole gains about { $whole } element more.
   *[other] The plan as a whole gains about { $whole } elements more.
}
will-near = A missing element comes within reach sooner.
will-own = { $more ->
    [0] You get an element slightly more often.
   *[other] You get an element in { $more } more of 100 tries.
}
will-own-many = { $whole ->
    [one] You get about { $whole } element more.
   *[other] You get about { $whole } elements more.
}
will-items-held = You end the round with more items that tasks ask for.
will-items-held-tries = In { $more } of 100 tries, you end the round with more items that tasks ask for.
will-cash-held = You end the round with more cash.
will-cash-held-tries = In { $more } of 100 tries, you end the round with more cash.
will-stamina-held = You end the round with more stamina.
will-stamina-held-tries = In { $more } of 100 tries, you end the round with more stamina.
will-frame-ups-held = You end the round with more frame-up cards.
will-frame-ups-held-tries = In { $more } of 100 tries, you end the round with more frame-up cards.
will-guards-there = Fewer guards stand where the tasks are.
will-guards-there-tries = In { $more } of 100 tries, there’s one guard fewer where the tasks are.
will-guards-here = You end the round with fewer guards around you.
will-guards-here-tries = In { $more } of 100 tries, you end the round with fewer guards around you.
will-crew-items = The crew ends the round with more items that tasks ask for.
will-crew-items-tries = In { $more } of 100 tries, the crew ends the round with more items that tasks ask for.
will-scapegoat = You’re the scapegoat next in { $after } of 100 tries, otherwise in { $before }.
will-without-me = { $more ->
    [0] The others find it slightly harder to leave you behind.
   *[other] The others get an element they need to leave you behind in { $more } fewer of 100 tries.
}
will-without-me-many = { $whole ->
    [one] Of what they need to leave you behind, the others get about { $whole } element less.
   *[other] Of what they need to leave you behind, the others get about { $whole } elements less.
}
will-without = { $more ->
    [0] It gets slightly easier to leave { $who } behind.
   *[other] The others gain an element without { $who } in { $more } more of 100 tries.
}
will-without-many = { $whole ->
    [one] Without { $who }, the others have about { $whole } element more.
   *[other] Without { $who }, the others have about { $whole } elements more.
}
aim-go = Aim: get { $room }.
aim-task = Aim: element { $element }.
aim-item = Aim: an item for a task.
aim-cash = Aim: cash.
aim-stamina = Aim: stamina.
aim-act = Aim: do what you came here for.
aim-guards = Aim: keep the guards away.
aim-frame-up = Aim: a frame-up card.
aim-deal = Aim: bring the right items together.
aim-hinder = Aim: hold { $who } up.
aim-vote = Aim: make { $who } the scapegoat.

# For language models, beside the goal.
model-advice = Nobody gets out alone: the tasks take several prisoners, and in the end the scapegoat is usually left behind. Make offers before every vote, keep track of who needs you, and remember who broke their word. A promise binds nobody, but everybody hears it and the ledger forgets nothing.
