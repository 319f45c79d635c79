# The table of Art Robbery in the browser. The same ids in all five languages; a tray title has at most 24 characters, its line 48.

ar-you = You
ar-or = { $names } or { $last }
ar-close = Close
ar-continue = Go on

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
ar-log = Log and talk
ar-log-new = Log and talk, { $count } new

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
ar-before = { $token }, before { $who }{ $dog ->
    [yes] , who has the guard dog
   *[no] { "" }
}
ar-before-you = { $token }, before you
ar-taken = { $token } was taken, { $who } has it
ar-taken-by-you = { $token } was taken, you have it
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
}, on show: { $before }

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
ar-played = played
ar-draw-spoken = Draw pile, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ar-played-spoken = Played pile, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, on top: { $card }
ar-played-empty = Played pile, empty
ar-thinking = thinking
ar-steals = steals
ar-away = away
ar-bot-sits = bot sits in

## What a card would do

ar-does-nothing = There is nothing to take.
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

ar-tray = What is decided now
ar-your-turn = Your turn
ar-robs-you = { $thief } robs you
ar-decides = { $who } decides
ar-ask-card = Choose a card
ar-ask-card-line = You see first what it would do.
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
ar-line-take = It hangs on the wall.
ar-line-any = Choose one on the wall.
ar-line-dog = It stands in the middle.
ar-line-dog-from = { $who } has it and cannot refuse.
ar-line-helpless = { $who } has it and cannot say no.
ar-line-guarded = { $who } may give the dog instead.
ar-line-rob = There is none in the middle. Who loses theirs?
ar-line-nothing = The card is spent, and you draw another.
ar-line-ends-raid = It is the last one: the raid ends.
ar-line-gift = Your token or your dog: you choose.
ar-which-token = Choose a token
ar-which-victim = Choose whom to rob
ar-choose-card = Choose a card
ar-may-give-dog = may give the dog instead
ar-cannot-refuse = cannot say no
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
ar-do-spend = Spend the card: { $card }
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
ar-wait-victim = Choosing whom to rob
ar-wait-gift = The token or the dog?
ar-meanwhile = You can look through your cards meanwhile.
ar-watching = You are watching.
ar-hint = Hint
ar-hint-says = Hint: { $deed }.
ar-no-hint = A hint is there when you are asked.
ar-undo = Undo
ar-no-undo = Nothing can be taken back now.
ar-still-sending = Still sending …
ar-off-line = No connection. Trying again.
ar-paused = The game is paused.
ar-bot-plays = A bot plays for you.
ar-clock-then = then it is decided for you
ar-alert-play = Choose a card.
ar-alert-choose = Choose where it comes from.
ar-alert-gift = { $thief } wants your { $token }. Give it, or the dog.
ar-alert-clock = { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}

## The end of a raid

ar-raid-over = { $raid }: the raid is over
ar-boss-kept = { $who } keeps the Boss.
ar-boss-lost = { $who } has no 4 and no 5 and loses the Boss.
ar-boss-nobody = Nobody has the Boss.
ar-raid-stalled = It went on too long. The rest goes to the box.
ar-raid-next = Next: { $raid }. { $who } starts.
ar-alibis-next = Now the alibis are counted.

## The end

ar-verdict-you = You got away.
ar-verdict-you-shared = You share the win.
ar-verdict-arrested = You are arrested.
ar-verdict-police = The police win.
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
ar-why-most-alibis = most alibis of the tied
ar-why-fewest-alibis = fewest alibis
ar-why-fined = fewer alibis, fined
