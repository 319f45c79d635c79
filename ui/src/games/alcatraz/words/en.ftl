# Alcatraz at the board of the page. One file for each language, the same ids in all.

alc-summary = Round { $round }, { $guards } of 21 guards
alc-round = Round { $round }
alc-round-end = Round { $round }: the end
alc-step = { $step ->
    [guard] Guard
    [talk] Talk
    [vote] Vote
   *[turns] Turns
}
alc-order = Still to play: { $names }
alc-clock = { $guards } of 21
alc-clock-note = guards – at 21 everyone loses
alc-you = you
alc-you-are-here = You are here
alc-plan = Plan of the prison
alc-close = Close
alc-back = Back
alc-free = free
alc-hint = Hint
alc-hint-says = Hint: { $deed }
alc-undo = Undo

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
    [chapel-silver] 1 frame-up to the bottom of the deck
    [chapel-gold] pay: take 1 frame-up
    [radio_room-silver] move 1 or 2 guards
    [radio_room-gold] free: move 1 guard to another room
    [dining_hall-silver] stamina to 3
    [dining_hall-gold] free: 1 stamina
    [infirmary-silver] take 1 medicine
    [infirmary-gold] pay: take 2 medicines
    [exercise_yard-silver] pay: take any item here
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
    [barred] no work
   *[shut] shut
}
alc-watch-means = { $watch ->
    [dear] Everything but moving and frame-ups costs 1 more
    [barred] Only moving, frame-ups and free actions
   *[shut] Nobody gets in; anyone inside can only leave
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
    [barred] only moving, frame-ups and free actions
   *[shut] nobody gets in
}.
alc-items-spoken = { $items } of { $places } items here.
alc-loose-spoken = On the floor: { $items }.
alc-lies-loose = on the floor
alc-here-spoken = Here: { $names }.
alc-move-spoken = Move here: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alc-pick-spoken = Selectable.
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
alc-without = without { $name-is ->
    [you] you
   *[other] { $name }
}
alc-of-six = { $elements } of 6
alc-without-spoken = Without { $name-is ->
    [you] you
   *[other] { $name }
} the others have { $elements } of 6 elements.
alc-can-be-left = { $name-is ->
    [you] You
   *[other] { $name }
} can be left behind.
alc-forbidden = Can’t complete tasks this round.
alc-away = away
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
    [rob] Who do you rob?
    [riot] Where does the guard come from?
    [drop] What do you drop?
    [pick-up] What do you pick up?
    [frame-up] Which card do you play?
   *[trade] Who do you trade with?
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
alc-points-goat = { $base } + { $bonus } as scapegoat
alc-your-turn = Your turn: { $points ->
    [one] { $points } point left.
   *[other] { $points } points left.
}
alc-you-can = You can
alc-not-now = Not now
alc-same-for = The same goes for { $names }.
alc-who-calls = { $who-is ->
    [you] You call the vote
   *[other] { $who } calls the vote
}
alc-not-now-count = Not now: { $count }
alc-why = why?
alc-all-reasons = all reasons
alc-bribe-then = bribe?
alc-up-to = { $most } left to choose
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
    [task-answer] is being asked for items.
    [stay] is deciding who stays behind.
   *[turn] is up.
}
alc-paused = The game is paused.
alc-offline = No connection: this is the last we heard.
alc-your-frame-ups = Your frame-ups (only you can see them)
alc-all-frame-ups = All frame-ups, revealed
alc-no-frame-ups = None in hand.
alc-card-does = { $card ->
    [gather_guards] Up to two guards come into a room of your choice.
    [return_item] Any prisoner gives back one item of your choice.
    [take] Take an item or 1 cash from any prisoner.
    [send_to_cell_block] A prisoner goes to the Cell block.
    [exhaust] A prisoner loses all stamina, and a point this round.
    [move_task] A task goes to a room drawn at random.
    [replace_task] One task goes, another comes.
   *[forbid_task] A prisoner can’t complete tasks this round.
}

## Talk

alc-tabs = Views
alc-tab = { $tab ->
    [plan] Plan
    [people] Prisoners
    [hand] Frame-ups
   *[talk] Talk
}
alc-unread = new
alc-talk-open = Talk is cheap: nothing is binding
alc-talk-why = Who takes the fall? Promise, plead, then vote.
alc-no-offers = No open offers.
alc-all-promises = { $promises ->
    [one] { $promises } promise
   *[other] { $promises } promises
}
alc-say-something = Say something
alc-accept = Deal
alc-reject = No deal
alc-counter = Counteroffer…
alc-withdraw = Withdraw
alc-side-tab = { $tab ->
    [deals] Deals
    [said] Said
   *[log] Log
}
alc-no-answer = no answer yet
alc-why-not = Why not?
alc-just-no = Just no
alc-offer-else = Offer something else
alc-outcome = { $outcome ->
    [agreed] Deal
    [countered] Counteroffer
    [withdrawn] Withdrawn
   *[refused] No
}
alc-accuse = You broke your word!
alc-status = { $status ->
    [kept] kept
    [broken] broken
    [void] void
   *[open] open
}
alc-who-does = Who does it
alc-own-words = In your own words
alc-build-sentence = Build a sentence from the board
alc-to = To
alc-answers = Counter to offer { $ref }
alc-and-you = and in return…
alc-compose-hint = Tap a room, prisoner or item on the plan to put it in the sentence.
alc-say-it = Say it
alc-call-vote = Call the vote

## The vote

alc-vote-secret = Secret until everyone has voted, then all revealed at once.
alc-vote-office = You’re the scapegoat: your vote counts 1½.
alc-your-vote = Your vote
alc-would-get = would get +{ $bonus }
alc-sealed = sealed
alc-choosing = still choosing
alc-seal = Seal my vote
alc-seal-for = Seal my vote for { $name-is ->
    [you] myself
   *[other] { $name }
}
alc-vote-change = You can change it until the last vote is in.
alc-vote-back = Change my vote
alc-vote-waits = Your vote is sealed.
alc-vote-last = Yours is the last vote: seal it, and all are opened.
alc-others-lack = The others still need { $letters }.
alc-others-have-all = The others have all six elements.
alc-goal-line = All but one get away. { $missing ->
    [none] { $name } can be left behind.
   *[other] To ditch { $name }: { $missing } missing.
} { $need ->
    [none] You can be left behind.
   *[other] To ditch you: { $need } missing.
}
alc-goal-watch = All but one get away. { $missing ->
    [none] { $name } can be left behind.
   *[other] To ditch { $name }: { $missing } missing.
}
alc-to-leave = To leave them behind
alc-to-leave-you = To leave you behind
alc-about-vote = Promised for this vote
alc-nothing-promised = Nothing.
alc-record = Promises so far: { $kept } kept, { $broken } broken
alc-last-votes = Last votes
alc-holds = Holds
alc-votes-in-all = { $sum } votes in all: { $name-is ->
    [you] yours
   *[other] { $name }’s
} counts { $heavy }, the others’ 1 each.
alc-if-kept = If promises are kept, { $name-is ->
    [you] you get
   *[other] { $name } gets
} { $votes }.
alc-see-plan = See the plan
alc-back-to-vote = Back to the vote
alc-elected = { $name-is ->
    [you] You’re
   *[other] { $name } is
} the scapegoat
alc-elected-half = { $name-is ->
    [you] You’re
   *[other] { $name } is
} the scapegoat, by half a vote
alc-was-in-office = { $name-is ->
    [you] You were the scapegoat: your
   *[other] { $name } was the scapegoat: that
} vote counts 1½
alc-is-new = { $name-is ->
    [you] You take
   *[other] { $name } takes
} over: the bonus starts at +1
alc-again = { $name-is ->
    [you] You
   *[other] { $name }
} again: the bonus grows to +{ $bonus }
alc-no-vote = no vote
alc-on-to-turns = Continue
alc-begins = { $name-is ->
    [you] You go
   *[other] { $name } goes
} first.

## Trades and tasks

alc-check-list = What task { $element } asks for
alc-check-state = { $state ->
    [done] There:
   *[missing] Missing:
}
alc-check-barred = { $why ->
    [scapegoat] { $who-is ->
        [you] You’re the scapegoat and can’t complete tasks
       *[other] { $who } is the scapegoat and can’t complete tasks
    }
   *[forbidden] { $who-is ->
        [you] You can’t complete tasks this round
       *[other] { $who } can’t complete tasks this round
    }
}
alc-check-away = { $who-is ->
    [you] You aren’t here yet
   *[other] { $who } isn’t here yet
}
alc-check-prisoners = Prisoners: { $here } of { $asked }
alc-check-guards = Guards: { $here }, at most { $most }
alc-check-nobody = nobody has one
alc-check-elsewhere = in another room: { $names }
alc-check-gun = { $who-is ->
    [you] your gun stands in
   *[other] { $who }’s gun stands in
}
alc-check-has = { $who-is ->
    [you] you have it
   *[other] { $who } has it
}
alc-check-asked = { $who-is ->
    [you] you have it and will be asked
   *[other] { $who } has it and must say yes
}
alc-if-done = When it’s done
alc-done-marks = { $gains ->
    [yes] { $who-is ->
        [you] You mark { $element }.
       *[other] { $who } marks { $element }.
    }
   *[no] { $who-is ->
        [you] You already have { $element }.
       *[other] { $who } already has { $element }.
    }
}
alc-done-card = Then a task card is drawn: everyone but { $who-is ->
    [you] you marks
   *[other] { $who } marks
} its element.
alc-done-deck = Left in the deck: { $cards }.
alc-done-without = Without { $name-is ->
    [you] you
   *[other] { $name }
} the others will have { $elements } of 6 (now { $before }).
alc-play-card = Play { $card }?
alc-play-it = Play { $card }
alc-play-word = You gave your word:
alc-play-final = Everyone sees the card and it goes under the deck. You can’t take it back.

## Trades and tasks

alc-trade-with = Trade with { $name }
alc-trade-rule = Anything for anything, if you both agree. Trades left this turn: { $left }
alc-you-give = You give
alc-they-give = { $name } gives
alc-empty-hands = Empty-handed.
alc-then-you = Then you hold
alc-then-they = Then { $name } holds
alc-nothing = nothing
alc-trade-pick = Choose what changes hands.
alc-trade-cannot = You can’t offer this: it changes nothing, or someone would hold too much.
alc-trade-line = I give { $give } for { $want }.
alc-gift-line = I give { $give } for nothing.
alc-beg-line = I ask for { $want }.
alc-offer-it = Offer it to { $name }
alc-give-it = Give it to { $name }
alc-not-this-time = Not now
alc-offer-note = { $name } says yes or no.
alc-gift-note = A gift needs no answer.
alc-agree = Deal
alc-refuse = No deal

## The end

alc-scene = { $escaped-is ->
    [you] You and { $escaped-others } row
   *[other] { $escaped } row
} away from the island; { $stays-is ->
    [you] you’re
   *[other] { $stays } is
} left behind bars.
alc-scene-lost = Everyone is behind bars.
alc-all-lost = Nobody gets away.
alc-verdict = { $stays-is ->
    [you] The others get away. You don’t.
   *[other] { $count ->
        [2] Two get away.
       *[other] Three get away.
    } { $stays } doesn’t.
}
alc-escapes = escapes
alc-stays = stays
alc-also-left = Could have been left behind too: { $names }.
alc-who-kept = Who kept their word
alc-no-promises = Nobody made a promise that could be checked.
alc-only-typed = Only promises built on the board can be checked. Your own words stay between you and your conscience.

## What a piece is for, when it’s tapped

alc-explain = { $term ->
    [goat] The scapegoat
    [stamina] Stamina
    [cash] Cash
    [frame-ups] Frame-up cards
    [forbidden] Kompromat
    [clock] Guards
    [points] Action points
    [side] Silver and gold
   *[without] Being left behind
}: what’s that?
alc-term = { $term ->
    [goat] The scapegoat has +{ $bonus } points, plays first and may play frame-ups. But no tasks, no part from the card drawn, and if the others can do without the scapegoat, the scapegoat stays behind.
    [stamina] Once a turn, 1 stamina buys 1 more point. You can have up to 3.
    [cash] Cash pays for rooms. Or bribe with it: 1 guard fewer counts where you are. You can have up to 3.
    [frame-ups] Frame-up cards in hand. Only the scapegoat can play them.
    [forbidden] Kompromat: no task this round. Helping with one is fine.
    [clock] Every round a guard comes. With the 21st, everyone loses.
    [points] Action points: a step, a room or a task costs 1. What’s left at the end is gone.
   *[side] Each room shows one side, silver or gold. Each side has a use of its own.
}
alc-term-without = With 6 of 6 they can leave at the end of a turn, and that prisoner may stay behind.
alc-term-part = Part { $element } of the plan: the one who does its task marks it. All but one of you need A to F between them.
alc-term-thing = { $tasks ->
    [none] No task on the plan asks for this now. You can pay with it, trade it or keep it: three items fit.
   *[other] Asked for by task { $tasks }. You can also pay with it or trade it: three items fit.
}
