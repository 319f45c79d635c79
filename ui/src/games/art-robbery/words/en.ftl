# The table of Art Robbery in the browser. The same ids in all five languages; a tray title has at most 24 characters, its line 48.

ar-you = You
ar-close = Close
ar-continue = Continue

## The bar

ar-raids = Raids
ar-raid-name = { $number ->
    [1] Sketches
    [2] Sculptures
    [3] Antiques
   *[4] Paintings
}
ar-raid-spoken = Raid { $number } of 4, { $name }, { $state ->
    [done] done
    [now] now
   *[next] to come
}
ar-rules = Rules
ar-log = Log and chat
ar-log-new = Log and chat, { $count } new

## The pieces, as they are called out

ar-token = { $raid } { $value ->
    [boss] Boss, worth 5 with a 4 or 5
   *[other] { $value }
}, { $alibis ->
    [0] no alibi
    [one] { $alibis } alibi
   *[other] { $alibis } alibis
}
ar-in-middle = { $token }, in the middle
ar-before = { $token }, in front of { $who }{ $dog ->
    [yes] , who has the guard dog
   *[no] { "" }
}
ar-before-you = { $token }, in front of you
ar-taken = { $token }, gone: { $who } has it
ar-taken-by-you = { $token }, gone: you have it
ar-the-dog = the guard dog
ar-dog-middle = The guard dog, in the middle
ar-dog-with = The guard dog is with { $who }
ar-dog-yours = The guard dog is with you
ar-number = Number { $value }
ar-card = { $card }, card { $number } of { $count }.
ar-card-short = { $card ->
    [boss] Boss
    [dog] Dog
    [thief] Thief
   *[other] { $card }
}
ar-rival = { $who }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $stack ->
    [one] { $stack } token safe
   *[other] { $stack } tokens safe
}, loot in front: { $before }

## The table

ar-middle = The middle
ar-left = { $left } of { $all } left
ar-rivals = Other thieves, clockwise
ar-thieves = The thieves, clockwise
ar-hand = Your hand
ar-no-loot = no loot yet
ar-safe = { $count ->
    [one] { $count } token safe
   *[other] { $count } tokens safe
}
ar-piles = Piles
ar-draw = draw
ar-played = discard
ar-draw-spoken = Draw pile, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ar-played-spoken = Discard pile, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, on top: { $card }
ar-played-empty = Discard pile, empty
ar-thinking = thinking
ar-steals = steals
ar-away = away
ar-bot-sits = bot playing

## What a card would do

ar-does-nothing = There’s nothing to take.
ar-does-any = Takes any token from the middle.
ar-does-take = Takes { $value ->
    [boss] the Boss
   *[other] a { $value }
} from the middle.
ar-does-dog = { $from ->
    [middle] Takes the dog from the middle.
   *[player] Takes the dog from { $who }.
}
ar-does-steal = Steals { $value ->
    [boss] the Boss
   *[other] a { $value }
} from { $who }.

## The tray

ar-tray = The decision
ar-your-turn = Your turn
ar-robs-you = { $thief } is robbing you
ar-decides = { $who } decides
ar-ask-card = Choose a card
ar-ask-card-line = You’ll see what it does before you commit.
ar-ask-take = Take { $value ->
    [boss] the Boss
   *[other] a { $value }
}
ar-ask-any = Take any token
ar-ask-dog = Fetch the dog
ar-ask-steal = Steal { $value ->
    [boss] the Boss
   *[other] a { $value }
}
ar-ask-nothing = Nothing to take
ar-ask-gift = What do you give?
ar-line-take = It’s up on the wall.
ar-line-any = Pick one off the wall.
ar-line-dog = It’s in the middle.
ar-line-dog-from = { $who } has it and can’t refuse.
ar-line-helpless = { $who } has it and can’t say no.
ar-line-guarded = { $who } may give the dog instead.
ar-line-rob = None left in the middle. Who gets robbed?
ar-line-nothing = Discard it and draw another.
ar-line-ends-raid = It’s the last one: the raid ends.
ar-line-gift = The token or the dog? You choose.
ar-which-token = Choose a token
ar-which-victim = Choose who to rob
ar-choose-card = Choose a card
ar-may-give-dog = may give the dog instead
ar-cannot-refuse = can’t say no
ar-do-take = Take the { $value ->
    [boss] Boss
   *[other] { $value }
}
ar-do-steal = Steal the { $value ->
    [boss] Boss
   *[other] { $value }
} from { $who }
ar-do-dog = Take the dog
ar-do-dog-from = Take the dog from { $who }
ar-do-spend = Discard: { $card }
ar-do-decline = Steal nothing
ar-with-alibis = { $deed } ({ $alibis ->
    [0] no alibi
    [one] { $alibis } alibi
   *[other] { $alibis } alibis
})
ar-give-token = Give the { $value ->
    [boss] Boss
   *[other] { $value }
}
ar-give-dog = Give the dog
ar-keep-dog = you keep the dog
ar-keep-token = you keep the { $value ->
    [boss] Boss
   *[other] { $value }
}
ar-wait-play = Choosing a card
ar-wait-token = Choosing a token
ar-wait-victim = Choosing who to rob
ar-wait-gift = The token or the dog?
ar-meanwhile = Meanwhile, look over your cards.
ar-watching = You’re watching.
ar-hint = Hint
ar-hint-says = Hint: { $deed }.
ar-no-hint = Hints come when it’s your move.
ar-undo = Undo
ar-no-undo = Nothing to undo right now.
ar-still-sending = Still sending…
ar-off-line = No connection. Trying again.
ar-paused = The game is paused.
ar-bot-plays = A bot is playing for you.
ar-clock-then = then it’s decided for you
ar-alert-play = Your turn. Choose a card.
ar-alert-choose = Choose where it comes from.
ar-alert-gift = { $thief } wants your { $token }. Hand it over, or give up the dog.
ar-alert-clock = { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}

## The end of a raid

ar-raid-over = { $raid }: the raid is over
ar-boss-kept = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} the Boss.
ar-boss-lost = { $who-is ->
    [you] You have neither a 4 nor a 5 and lose
   *[other] { $who } has neither a 4 nor a 5 and loses
} the Boss.
ar-boss-nobody = Nobody has the Boss.
ar-raid-stalled = It dragged on too long. The rest goes back in the box.
ar-raid-next = Next: { $raid }. { $who-is ->
    [you] You start
   *[other] { $who } starts
}.
ar-alibis-next = Now, about those alibis…

## The end

ar-verdict-you = You got away with it!
ar-verdict-you-shared = You share the win.
ar-verdict-arrested = You’re under arrest.
ar-verdict-police = The police win.
ar-several-arrested = Fewest alibis: { $who-is ->
    [you] you and { $who-others } are under arrest.
   *[other] { $who } are under arrest.
}
ar-arrested = Arrested
ar-winner = Winner
ar-alibis = { $count ->
    [one] { $count } alibi
   *[other] { $count } alibis
}
ar-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ar-given-up = { $token }, given up
ar-why-most-points = most points
ar-why-most-alibis = most alibis (tiebreak)
ar-why-fewest-alibis = fewest alibis
ar-why-fined = fewer alibis, fined
ar-goal = Most points after 4 raids wins, but { $players ->
    [2] fewer alibis pays 10.
   *[other] fewest alibis goes to jail.
}
ar-goal-own = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $alibis ->
    [one] { $alibis } alibi
   *[other] { $alibis } alibis
}.
# A piece that was tapped tells what it is for.
ar-term = { $value ->
    [boss] The Boss counts 5, but only with a 4 or 5 of yours from the same raid.
   *[other] Worth { $value ->
        [1] 1 point
       *[other] { $value } points
    }. A { $value } card or a Greedy thief takes it.
}{ $alibis ->
    [0] { "" }
   *[other] { " " }Each dot is an alibi; having the fewest at the end costs you.
}
ar-explain = What’s that?
ar-term-dog = The guard dog: a dog card fetches it. If you’re robbed, you may give it away instead of your loot.
