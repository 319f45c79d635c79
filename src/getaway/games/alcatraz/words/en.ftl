# Alcatraz: names, events, choices, refusals. One file for each language, the same ids in all.

## Names

alcatraz = Alcatraz: The Scapegoat
poster = Alcatraz: The Scapegoat
    .pitch = Flee the island together. One of you stays behind: the scapegoat.
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

moves = { $who } goes here: { $room }.
uses = { $who } uses the room: { $room }.
steals = { $who } steals { $thing } from { $victim }.
riots = { $who } starts a riot; a guard comes over from here: { $room }.
does-task = { $who } completes the task for element { $element }.
gives-to-task = { $who } gives { $thing } for the task.
drops = { $who } drops { $thing }.
picks-up = { $who } picks up { $thing }.
plays-frame-up = { $who } plays a frame-up card: { $card }.
bribes = { $who } bribes a guard.
pushes = { $who } pushes on for one more point.
ends-turn = { $who } ends the turn.
pays = { $who } pays { $thing }.
takes = { $who } takes { $thing }.
guard-goes = A guard moves: { $origin } → { $target }.
under-deck = A frame-up card goes from the hand of { $owner } under the deck.
under-deck-card = A frame-up card goes from the hand of { $owner } under the deck: { $card }.
keeps = { $who } looks at frame-up cards and keeps one.
keeps-card = { $who } looks at frame-up cards and keeps this one: { $card }.
rests = { $who } recovers { $stamina } stamina.
earns = { $who } earns { $cash } cash.
draws-frame-up = { $who } takes a frame-up card.
draws-frame-up-card = { $who } takes a frame-up card: { $card }.
hits = It hits { $victim }.
task-goes = The task for element { $element } moves: { $room }.
task-replaced = The task for element { $element } goes under the deck.
framed-of = { $victim } loses { $thing }.
trades = { $who } and { $other } make a deal.
gives = { $who } gives { $other } { $thing }.
offers = { $who } offers { $other } a deal.
would-give = { $who } would give { $other } { $thing }.
asks = { $who } wants to complete the task for element { $element }.
would-give-to-task = { $who } would give { $thing } for the task.
refuses = { $who } says no.
marks = { $who } marks element { $element }.
bonus-task = The bonus card shows element { $element }, for everyone but the scapegoat.
new-task = A new task for element { $element } lies here: { $room }.
passed = A task for element { $element } lies open already; the card goes under the deck.
guard-comes = A guard comes: { $room }. { $left ->
    [0] That was the last one.
    [one] { $left } more to come.
   *[other] { $left } more to come.
}
votes = { $who } votes for { $candidate }.
elected = { $who } is the scapegoat, with a bonus of { $bonus }.
round-begins = Round { $round } begins.
escape = The plan is complete. They are out!
stays = { $who } stays behind.
lost = The 21st guard is here: nobody gets away.

## The end

end-escaped = { $who } escape and win.
end-stays-scapegoat = { $who } stays: the others have all six elements without the scapegoat.
end-stays-only = { $who } stays: only without { $who } do the others have all six elements.
end-stays-elements = { $who } stays: of those who can be left, with the fewest elements.
end-stays-cash = { $who } stays: as many elements as another, but less cash.
end-stays-items = { $who } stays: as many elements and as much cash as another, but fewer items.
end-stays-stamina = { $who } stays: equal in all else, but with less stamina.
end-stays-named = { $who } stays: equal in everything, and the scapegoat has named { $who }.
end-lost = Everyone has lost: the 21st guard came before the plan was complete.

## What is asked, and the choices

ask-turn = What do you do?
ask-vote = Who should be the scapegoat?
ask-pay = What do you pay with?
ask-take = Which item do you take?
ask-guard-from = From where do you move a guard?
ask-guard-to = Where does the guard go?
ask-whose-card = Whose frame-up card goes under the deck?
ask-own-card = Which of your frame-up cards goes under the deck?
ask-keep = Which frame-up card do you keep?
ask-loot = What do you steal?
ask-target = Whom do you frame?
ask-target-thing = What does the victim lose?
ask-gather-room = Where do the guards gather?
ask-gather-from = From where does a guard come?
ask-target-task = Which task? Name its room.
ask-trade-give = What do you give?
ask-trade-want = What do you want for it?
ask-trade-answer = Do you agree to this deal?
ask-task-giver = Who gives the next item?
ask-task-answer = Do you give what you are asked for?
ask-stay = All equal: who stays behind?
do-move = go here: { $room }
do-use = use the room
do-rob = rob { $victim }
do-riot = riot, with a guard from here: { $room }
do-task = complete the task
do-drop = drop { $thing }
do-pick-up = pick up { $thing }
do-frame-up = play a frame-up card: { $card }
do-trade = deal with { $other }
do-bribe = bribe a guard
do-push = push on
do-end = end the turn
pick-room = { $room }
pick-seat = { $who }
pick-gun = the gun of { $who }
pick-thing = { $thing }
pick-card = { $card }
pick-done = that is all
pick-yes = yes
pick-no = no

## The table

table-round = Round { $round }
table-guards = Guards: { $guards } of 21
table-scapegoat = Scapegoat: { $who }, bonus { $bonus }
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
table-legend = Tasks, frame-up cards and items are a reconstruction; see the rules, AL-4. In brackets: the points that a use of the room costs now.

## Refusals

no-game-over = The game is over.
no-not-yours = It is { $mover }’s decision.
no-such-action = There is no action { $action }.
no-finish-first = First finish what you have begun.
no-not-asked = Nothing of this kind is asked now.
no-answer-first = First say yes or no.
no-not-offered = This is not among the choices.
no-points = You have no points left.
no-not-next = { $room } is not next to your room.
no-room-full = { $room } has 4 guards; nobody can go in.
no-four-guards = With 4 guards around you can only move out.
no-three-guards = With 3 guards around you can only move, play frame-up cards, trade, bribe and push on; { $bribe ->
    [one] a bribe of 1 cash would help
   *[other] bribes of { $bribe } cash would do
}.
no-two-guards = Two guards make this cost { $price ->
    [one] { $price } point
   *[other] { $price } points
} and you have { $points }; a bribe of 1 cash would do.
no-used = You have used this room in this turn already.
no-nothing-comes = Nothing would come of it.
no-yourself = You cannot do this with yourself.
no-not-here = { $who } is not in your room.
no-such-seat = There is no seat { $seat } at this table.
no-stolen = You have stolen in this round already.
no-nothing-to-steal = { $who } has nothing that you have space for.
no-no-guard = There is no guard here: { $room }.
no-your-room-full = Your room has 4 guards already.
no-no-task = There is no task in your room.
no-scapegoat = The scapegoat cannot complete a task.
no-forbidden = You may not complete a task in this round.
no-few-prisoners = The task needs { $needed } prisoners here, and there are { $here }.
no-many-guards = The task allows { $allowed } guards here, and { $here } look on.
no-items-missing = The prisoners here do not have its items between them.
no-refused = Every way to ask for it was refused in this turn.
no-not-held = You do not have it: { $thing }.
no-not-lying = It does not lie loose here: { $thing }.
no-no-space = You have no space for it: { $thing }.
no-not-scapegoat = Only the scapegoat plays frame-up cards.
no-card-not-held = You do not have this frame-up card.
no-card-changes-nothing = This frame-up card would change nothing now.
no-trades-left = You have made all the deals of this turn.
no-nothing-to-trade = There is nothing that you two could trade.
no-no-cash = You have no cash.
no-all-bribed = There is no guard left to bribe.
no-pushed = You have pushed on in this turn already.
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
to-one = { $to }
to-several = { $to }
pair = { $one }, { $two }
# What is promised: person and role tell the speaker (i), the one spoken to (you) and the others; own is the same prisoner again.
clause-vote = { $person ->
    [i] I will vote
    [you] You will vote
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
    [i] I will not vote
    [you] You will not vote
   *[other] { $who } will not vote
} for { $role ->
    [own] { $person ->
        [i] myself
        [you] yourself
       *[other] themselves
    }
    [i] me
    [you] you
   *[other] { $other }
} from round { $first } up to round { $round }.
clause-not-vote-once = { $person ->
    [i] I will not vote
    [you] You will not vote
   *[other] { $who } will not vote
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
    [i] I will give
    [you] You will give
   *[other] { $who } will give
} { $role ->
    [i] me
    [you] you
   *[other] { $other }
} { $things } by the end of round { $round }.
clause-swap = { $person ->
    [i] I will swap
    [you] You will swap
   *[other] { $who } will swap
} { $thing } for { $wanted } with { $role ->
    [i] me
    [you] you
   *[other] { $other }
} by the end of round { $round }.
clause-at = In round { $round } { $person ->
    [i] I
    [you] you
   *[other] { $who }
} will be { $place }.
clause-bring = In round { $round } { $person ->
    [i] I
    [you] you
   *[other] { $who }
} will be { $place } and have { $thing } to hand.
clause-let = { $person ->
    [i] I will leave
    [you] You will leave
   *[other] { $who } will leave
} the task for element { $element } to { $role ->
    [i] me
    [you] you
   *[other] { $other }
}, until the end of round { $round }.
clause-not-steal = { $person ->
    [i] I will steal
    [you] You will steal
   *[other] { $who } will steal
} nothing from { $role ->
    [i] me
    [you] you
   *[other] { $other }
} until the end of round { $round }.
clause-not-frame-up = { $person ->
    [i] I will play
    [you] You will play
   *[other] { $who } will play
} no { $card ->
    [any] frame-up card
   *[other] “{ $named }” frame-up card
}{ $role ->
    [nobody] { "" }
    [i] { " " }against me
    [you] { " " }against you
   *[other] { " " }against { $other }
} until the end of round { $round }.
clause-guard = { $person ->
    [i] I will move
    [you] You will move
   *[other] { $who } will move
} a guard by the end of round { $round }: { $origin } → { $target }.
condition-elected = This holds only if { $person ->
    [i] I become
    [you] you become
   *[other] { $who } becomes
} the scapegoat in round { $round }.
condition-done = This holds only if the task for element { $element } gets done.
condition-has = This holds only if { $person ->
    [i] I have
    [you] you have
   *[other] { $who } has
} { $thing }.
talk-offer = My offer to { $to }:
talk-promise = My promise to { $to }:
talk-counter = My answer to { $to } on offer { $ref }: rather this.
talk-ask = My request to { $to }:
talk-accept = Agreed: offer { $ref }.
talk-reject = No to offer { $ref }.
talk-withdraw = I take offer { $ref } back.
talk-accuse = Promise { $ref } was broken, I say.
talk-in-return = In return:
talk-all = It needs the yes of all of you.
talk-expires = The offer is open until the end of round { $round }.
offer-stands = { $who } offers { $to }:
request-stands = { $who } asks { $to }:
promise-open = { $who } has promised { $to }:
promise-kept = { $who } kept a promise to { $to }:
promise-broken = { $who } broke a promise to { $to }:
promise-void = A promise of { $who } to { $to } is void:
no-talk-form = This part of the statement does not fit: { $part }. What fits: { $allowed }
no-talk-round = This round does not fit: { $part }. It must be { $first } to { $last }.
no-talk-too-late = It is too late for this: { $part }.
no-talk-own = You can promise only what you do yourself.
no-talk-theirs = You can ask only those you are talking to.
no-talk-same = The same thing stands there twice.
no-talk-card = This card is played on nobody: { $card }.
no-talk-task = There is no task for element { $element } on the board.
no-talk-ref = There is no open offer { $ref }.
no-talk-not-to-you = This offer was not made to you.
no-talk-not-yours = This offer is not yours.
no-talk-counter = The answer to an offer has to go to whoever made it: { $who }.
no-talk-accepted = You have agreed to this already.
no-talk-many = Of your offers { $most } wait for an answer already; take one back first.
no-talk-again = You have promised this already.
no-talk-promise = There is no promise { $ref }.

# Building a statement, step by step.
say-build = make an offer, a promise or a request …
say-to = To whom do you speak?
say-more = What do you say?
say-side = { $side ->
    [give] I …
    [get] you …
   *[several] one of you …
}
say-clause = { $side ->
    [give] { $clause ->
        [vote] I will vote for…
        [not_vote] I will not vote for…
        [give] I give…
        [swap] I swap…
        [at] I come to…
        [bring] I bring…
        [let] I leave the task…
        [not_steal] I will not steal…
        [not_frame_up] No frame-ups…
       *[guard] I move a guard…
    }
   *[get] { $clause ->
        [vote] Vote for…
        [not_vote] Do not vote for…
        [give] Give me…
        [swap] Swap…
        [at] Come to…
        [bring] Bring…
        [let] Leave the task…
        [not_steal] Do not steal…
        [not_frame_up] No frame-ups…
       *[guard] Move a guard…
    }
}
say-gap = { $gap ->
    [candidate] Who is it?
    [to] To whom?
    [against] Against whom?
    [with] With whom?
    [victim] From whom?
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
    [expires] Until the end of which round is it open?
   *[round] In which round?
}
say-if = { $condition ->
    [elected] only if … becomes scapegoat
    [done] only if the task … gets done
   *[has] only if … has …
}
say-task = { table-task } { $element } ({ $room })
say-count = ×{ $count }
say-any-card = any card
say-anybody = anybody
say-open = the offer stays open longer …
say-unconditionally = without the condition
say-start-again = start again
say-it = say it
say-joint = offer to { $who }: we both vote for { $candidate }
say-counter = answer offer { $number } by { $who } with another …
say-withdraw = take your offer { $number } back
say-accuse = say that { $who } broke promise { $number }: “{ $clause }”
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

# Why a bot prefers an action. `speaks` is `for` if the action itself has it, `against` if it is a fault of the next best.
because-task-done = { $speaks ->
    [against] This task had better wait.
   *[for] It completes a task.
}
because-new-element = { $speaks ->
    [against] This element had better wait.
   *[for] It brings an element that is missing.
}
because-left-behind = { $speaks ->
    [against] The next best would leave me behind.
   *[for] It decides who stays.
}
because-towards = { $speaks ->
    [against] The next best leads away from where work waits.
   *[for] It leads to where work waits.
}
because-guards-ahead = { $speaks ->
    [against] There are more guards on the other way.
   *[for] The guards there do no harm.
}
because-item-needed = { $speaks ->
    [against] That item is not needed.
   *[for] A task needs this item.
}
because-item-useful = { $speaks ->
    [against] The next best gives away a useful item.
   *[for] The item will be of use.
}
because-item-lost = { $speaks ->
    [against] The next best gives away an item that is needed.
   *[for] The item can be spared.
}
because-cash = { $speaks ->
    [against] The next best costs cash.
   *[for] It brings cash.
}
because-stamina = { $speaks ->
    [against] The next best costs stamina.
   *[for] It brings stamina.
}
because-bribe = { $speaks ->
    [against] A bribe would be wasted.
   *[for] A bribe makes the work possible.
}
because-push-on = { $speaks ->
    [against] Stamina is better kept.
   *[for] One more point is just what is missing.
}
because-guards-eased = { $speaks ->
    [against] Guards would come where work waits.
   *[for] It keeps guards away from where work waits.
}
because-frame-up = { $speaks ->
    [against] The frame-up card is better kept.
   *[for] A frame-up card is good to have.
}
because-hinder = { $speaks ->
    [against] Nobody has to be hindered now.
   *[for] It holds up those who would leave me behind.
}
because-gift = { $speaks ->
    [against] Nobody needs the gift.
   *[for] The others can use it better.
}
because-request = { $speaks ->
    [against] That one is better not asked.
   *[for] The others can spare what is needed.
}
because-points = { $speaks ->
    [against] The next best costs more points.
   *[for] The points are there to be spent.
}
because-pointless = { $speaks ->
    [against] The next best leads to nothing.
   *[for] Nothing better is to be had.
}
because-who-leads = { $speaks ->
    [against] The next best would spare the one who leads.
   *[for] It is the one who leads.
}
because-could-be-left = { $speaks ->
    [against] The others could not do without that one.
   *[for] The others could do without this one.
}
because-vote-price = { $speaks ->
    [against] Another term would make that one too strong.
   *[for] The bonus does no harm.
}
because-myself = { $speaks ->
    [against] Nobody votes for themselves without need.
   *[for] It had better be me.
}
