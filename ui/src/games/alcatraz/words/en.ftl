# Alcatraz at the board of the page. One file for each language, the same ids in all.

alc-summary = Round { $round }, { $guards } of 21 guards
alc-round = Round { $round }
alc-round-end = Round { $round }, the end
alc-step = { $step ->
    [guard] Guard
    [talk] Talk
    [vote] Vote
   *[turns] Turns
}
alc-order = Still to play: { $names }
alc-clock = { $guards } of 21
alc-clock-note = guards; at 21 all have lost
alc-clock-spoken = { $guards } of 21 guards; at 21 everyone has lost.
alc-you = you
alc-you-are-here = You are here
alc-plan = The plan of the prison
alc-close = Close
alc-back = Back
alc-free = free
alc-hint = Hint
alc-hint-says = Hint: { $deed }
alc-undo = Take back

## Rooms

# The names of the rooms with soft hyphens, for narrow rooms.
alc-room-name = { $room ->
    [chapel] Chapel
    [radio_room] Radio room
    [dining_hall] Dining hall
    [infirmary] Infirmary
    [exercise_yard] Exercise yard
    [visiting_room] Visiting room
    [workshop] Workshop
    [recreation_room] Recrea­tion room
    [cell_block] Cell block
    [laundry] Laundry
    [guard_room] Guard room
   *[wardens_office] Warden’s office
}
alc-side = { $side ->
    [gold] Gold
   *[silver] Silver
}
alc-does = { $what ->
    [chapel-silver] 1 frame-up goes under the deck
    [chapel-gold] pay: take 1 frame-up
    [radio_room-silver] move 1 or 2 guards
    [radio_room-gold] free: move 1 guard to another room
    [dining_hall-silver] stamina to 3
    [dining_hall-gold] free: 1 stamina
    [infirmary-silver] take 1 medicine
    [infirmary-gold] pay: take 2 medicines
    [exercise_yard-silver] free, pay: take any item here
    [exercise_yard-gold] pay: take any 2 items here
    [visiting_room-silver] take any item here
    [visiting_room-gold] pay: take the gun
    [workshop-silver] take 1 tool
    [workshop-gold] pay: take 2 tools
    [recreation_room-silver] take 2 cash
    [recreation_room-gold] free: 1 cash
    [cell_block-silver] take 1 shiv
    [cell_block-gold] pay: take 2 shivs
    [laundry-silver] take 1 jacket
    [laundry-gold] pay: take 2 jackets
    [guard_room-silver] take 1 key
    [guard_room-gold] pay: take 2 keys
    [wardens_office-silver] take 1 frame-up card
   *[wardens_office-gold] pay: look at 3 frame-ups, keep 1
}
alc-watch = { $watch ->
    [dear] costs +1
    [barred] no actions
   *[shut] shut
}
alc-watch-means = { $watch ->
    [dear] Everything but moving and frame-ups costs 1 more
    [barred] Nothing but moving, frame-ups and what is free
   *[shut] Nobody can go in, and who is inside can only move out
}
alc-guards = { $guards ->
    [0] No guards
    [one] { $guards } guard
   *[other] { $guards } guards
}
alc-watched-spoken = { $guards ->
    [one] { $guards } guard
   *[other] { $guards } guards
}: { $watch ->
    [dear] actions cost 1 more
    [barred] no actions but moving and frame-ups
   *[shut] nobody may enter
}.
alc-items-spoken = { $items } of { $places } items here.
alc-loose-spoken = Lying loose: { $items }.
alc-lies-loose = lies loose
alc-here-spoken = Here: { $names }.
alc-move-spoken = Move here: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alc-pick-spoken = Can be chosen.
alc-go-here = Go here
alc-task = Task { $element }
alc-task-needs = at least { $prisoners ->
    [one] { $prisoners } prisoner
   *[other] { $prisoners } prisoners
}, at most { $guards ->
    [one] { $guards } guard
   *[other] { $guards } guards
};
alc-task-spoken = Task { $element }: at least { $prisoners ->
    [one] { $prisoners } prisoner
   *[other] { $prisoners } prisoners
}, at most { $guards ->
    [one] { $guards } guard
   *[other] { $guards } guards
}, { $items }.

## Prisoners

alc-goat-spoken = scapegoat, plus { $bonus }
alc-sheet-spoken = Stamina { $stamina } of 3, cash { $cash } of 3.
alc-no-items = No items.
alc-items-held = Items: { $items }.
alc-no-elements = No plan elements.
alc-elements-held = Plan elements { $elements }.
alc-frame-ups-held = { $cards ->
    [0] No frame-up cards.
    [one] { $cards } frame-up card.
   *[other] { $cards } frame-up cards.
}
alc-without = without { $name }
alc-of-six = { $elements } of 6
alc-without-spoken = Without { $name } the others have { $elements } of 6 elements.
alc-can-be-left = { $name } can be left behind.
alc-forbidden = May not complete tasks in this round.
alc-away = not here
alc-talk-to = Talk
alc-promises = Promises

## What can be done

alc-tray = What you can do
alc-verb = { $verb ->
    [move] Move
    [use] Use the room
    [task] Complete
    [trade] Trade
    [frame-up] Frame-up
    [bribe] Bribe
    [push] Push on
    [rob] Steal
    [riot] Riot
    [pick-up] Pick up
    [drop] Drop
   *[end] End the turn
}
alc-aim = { $verb ->
    [move] Where do you go?
    [rob] Whom do you rob?
    [riot] From where does the guard come?
    [drop] What do you drop?
    [pick-up] What do you pick up?
    [frame-up] Which card do you play?
   *[trade] With whom do you trade?
}
alc-costs-points = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alc-costs-cash = costs { $cash } cash
alc-costs-stamina = costs { $stamina } stamina
alc-rooms = { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}
alc-prisoners = { $prisoners ->
    [one] { $prisoners } prisoner
   *[other] { $prisoners } prisoners
}
alc-in-hand = { $cards } in hand
alc-one-guard-less = −1 guard
alc-one-point-more = +1 point
alc-points-left = { $points ->
    [one] point left
   *[other] points left
}
alc-points-goat = { $base }, and { $bonus } as scapegoat
alc-your-turn = Your turn: { $points ->
    [one] { $points } point left.
   *[other] { $points } points left.
}
alc-you-can = You can
alc-not-now = Not now
alc-not-now-count = Not now: { $count }
alc-why = why?
alc-all-reasons = all reasons
alc-bribe-then = bribe?
alc-up-to = { $most } to choose
alc-decides = { $who } { $what }
alc-deciding = { $decision ->
    [vote] is choosing a scapegoat.
    [pay] is paying.
    [take] is taking an item.
    [guard-from] is moving a guard.
    [guard-to] is moving a guard.
    [loot] is stealing.
    [target] is playing a frame-up card.
    [target-thing] is playing a frame-up card.
    [gather-room] is playing a frame-up card.
    [gather-from] is playing a frame-up card.
    [target-task] is playing a frame-up card.
    [trade-give] is putting a trade together.
    [trade-want] is putting a trade together.
    [trade-answer] is thinking about a trade.
    [task-giver] is preparing a task.
    [task-answer] is asked for items.
    [stay] names who stays behind.
   *[turn] is taking a turn.
}
alc-paused = The game is paused.
alc-offline = No connection: what you see is the last that was told.
alc-your-frame-ups = Your frame-ups, seen by you only
alc-all-frame-ups = All frame-ups, opened
alc-no-frame-ups = None in hand.
alc-card-does = { $card ->
    [gather_guards] Up to two guards come into a room of your choice.
    [return_item] A prisoner anywhere gives back one item of your choice.
    [take] Take an item or 1 cash from a prisoner anywhere.
    [send_to_cell_block] A prisoner goes to the Cell block.
    [exhaust] A prisoner loses all stamina, and a point this round.
    [move_task] A task goes to a room drawn by lot.
    [replace_task] A task goes, another comes.
   *[forbid_task] A prisoner may not complete tasks this round.
}

## Talk

alc-tabs = Parts of the table
alc-tab = { $tab ->
    [plan] Plan
    [people] Prisoners
    [hand] Frame-ups
   *[talk] Talk
}
alc-unread = new
alc-log = Log
alc-talk-open = Talk: nothing is binding
alc-talk-why = Who should be the scapegoat? Promise and ask, then vote.
alc-deals = Offers
alc-no-offers = No offer waits for an answer.
alc-all-promises = { $promises ->
    [one] { $promises } promise
   *[other] { $promises } promises
}
alc-say-something = Say something
alc-accept = Agreed
alc-reject = No
alc-counter = Rather this…
alc-withdraw = Take it back
alc-accuse = That was broken!
alc-status = { $status ->
    [kept] kept
    [broken] broken
    [void] not due
   *[open] open
}
alc-who-does = Who does it
alc-own-words = Own words
alc-build-sentence = Build a sentence from the board
alc-to = To
alc-answers = In answer to offer { $ref }
alc-and-you = and in return…
alc-compose-hint = Click a room, a prisoner or an item on the plan to put it into the sentence.
alc-say-it = Say it
alc-call-vote = Call the vote

## The vote

alc-vote-secret = Secret until all are in, then opened together.
alc-vote-office = You hold the office: your vote counts 1½.
alc-your-vote = Your vote
alc-would-get = would get +{ $bonus }
alc-sealed = sealed
alc-choosing = still choosing
alc-seal = Seal my vote
alc-seal-for = Seal my vote for { $name }
alc-vote-change = You may change it until the last vote is in.
alc-vote-back = Open it again
alc-vote-waits = Your vote is sealed.
alc-elected = { $name } is the scapegoat
alc-elected-half = { $name } is the scapegoat, by half a vote
alc-was-in-office = The vote of { $name }, in office, counts 1½
alc-is-new = { $name } is new: the bonus starts at +1
alc-again = { $name } again: the bonus grows to +{ $bonus }
alc-no-vote = no vote
alc-on-to-turns = On to the turns
alc-begins = { $name } begins.

## Trades and tasks

alc-trade-with = Trade with { $name }
alc-trade-rule = Any against any; both must agree. Deals left in this turn: { $left }
alc-you-give = You give
alc-they-give = { $name } gives
alc-empty-hands = Empty hands.
alc-then-you = Then you hold
alc-then-they = Then { $name } holds
alc-nothing = nothing
alc-trade-pick = Pick what goes which way.
alc-trade-cannot = This cannot be offered: it changes nothing, or somebody would hold too much.
alc-trade-line = I give { $give } for { $want }.
alc-gift-line = I give { $give } for nothing.
alc-beg-line = I ask for { $want }.
alc-offer-it = Offer it to { $name }
alc-give-it = Give it to { $name }
alc-not-this-time = Not now
alc-offer-note = { $name } says yes or no.
alc-gift-note = A gift needs no answer.
alc-agree = Agreed
alc-refuse = No

## The end

alc-scene = { $escaped } row away from the island; { $stays } stands behind bars.
alc-scene-lost = All stand behind bars.
alc-all-lost = Nobody gets away.
alc-verdict = { $count ->
    [2] Two
   *[3] Three
} get away. { $stays } stays.
alc-escapes = escapes
alc-stays = stays
alc-also-left = These could have been left behind too: { $names }.
alc-who-kept = Who kept their word
alc-no-promises = Nobody promised anything in typed sentences.
alc-only-typed = Only sentences built from the board can be checked. Own words are not judged.
