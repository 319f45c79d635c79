# LESSONS: .do is what to do now, .other answers any other legal move, which is taken back. At most 25 words each.

learn-about = Six lessons, one for each part of the plan. Get A to F and you’re off the island.
learn-a-the-way-out = The way out
    .about = Win at once, then see why.
learn-b-light-feet = Light feet
    .about = Points, moving, guards, a bribe.
learn-c-full-pockets = Full pockets
    .about = Items, rooms, silver and gold.
learn-d-the-job = The job
    .about = A task, who helps, who gets what.
learn-e-the-scapegoat = The scapegoat
    .about = Deals, the vote, a broken word.
learn-f-the-last-night = The last night
    .about = Frame-ups, guard 21, who stays.
learn-al-need = { $what ->
    [prisoners] the prisoners
   *[guards] the guards
}

learn-al-a-job = Our plan has six parts, A to F. Only F is missing. It’s pinned up here, and you hold what it asks for.
    .do = Complete the task.
    .other = Tempting, but the boat’s waiting. The task first.
learn-al-a-row = Now you, Bo and Dee have A to F between you. Nobody needs Cy. End your turn, and row!
    .do = End the turn.
    .other = You have all you need. Just end the turn.
learn-al-a-away = Everyone in the boat wins, all alike. The one left behind loses. Friends? Until the boat’s full.
learn-al-a-who = Another night. Who could be left behind here? The other three must have A to F without that one.
    .do = Tap a prisoner.
    .other = Without that one a letter’s missing. Count again, you’re close.

learn-al-b-move = You have 2 points. A step costs 1, to any room that touches yours, corners too. To the Laundry!
    .do = Tap the Laundry.
    .other = Nice room, but the jackets are in the Laundry. Back you come.
learn-al-b-bribe = Two guards watching: every job here costs 2 points, and you have 1. Slip one your cash and it costs 1 again.
    .do = Press Bribe: it takes no point.
    .other = Then the jacket stays on its hook. Bribe first: it takes no point.
learn-al-b-use = One guard might as well be none. Use the room, and the jacket’s yours for 1 point.
    .do = Use the room.
    .other = First the jacket, then the walk.
learn-al-b-shut = Three guards: no work, only walking. Four: nobody gets in, and inside you can only leave. Which room is shut?
    .do = Tap the shut room.
    .other = Count the caps: four shut a door.
learn-al-b-push = Out of points? Stamina buys one more, once a turn.
    .do = Push on.
    .other = Not yet! You have stamina for one more step.
learn-al-b-rest = Out of breath now. The Dining hall fills your stamina again: be there next time.
    .do = Go to the Dining hall.
    .other = Fine room, no food. The Dining hall’s the one.

learn-al-c-silver = The moon says silver: a small gift for 1 point. The Workshop’s gift is a tool. Take it.
    .do = Use the room.
    .other = First the tool, it’s lying right there.
learn-al-c-once = Each room once a turn, so no second tool. Next door the sun says gold: the Guard room. Go!
    .do = Go to the Guard room.
    .other = Not that way: the gold’s in the Guard room.
learn-al-c-push = Out of points. You know the trick.
    .do = Push on.
    .other = Wait! There’s stamina left.
learn-al-c-gold = Gold wants paying first. Here 1 cash or 1 item buys 2 keys. Keep the tool, pay with your cash.
    .do = Use the room, pay cash.
    .other = The tool’s worth more than a dollar tonight. Pay cash.
learn-al-c-full = Three items, and your pockets are full. More won’t fit until you use, trade or drop one.
    .do = Tap the full pockets.
    .other = Yours are the heavy ones. Tap your own file.

learn-al-d-read = The pin asks for 2 prisoners or more, 2 guards or fewer, a shiv, a jacket, a tool. What’s wrong here?
    .do = Tap what’s wrong.
    .other = That’s fine as it is. Count the caps.
learn-al-d-bribe = Three guards: no work at all. Bribe two, and one is left: then the task costs just 1 point.
    .do = Bribe twice.
    .other = One bribe and it costs 2 points, true. Two bribes are cheaper!
learn-al-d-ask = You lack a jacket. Bo has one, Cy too, but Cy’s the scapegoat tonight. Ask Bo nicely.
    .do = Complete the task, jacket from Bo.
    .other = Cy would want something for it. Ask Bo.
learn-al-d-yes = Bo says yes! Had he said no, nothing would have happened. The items go back to their rooms.
learn-al-d-gift = You mark D. Then a card is drawn, C: everyone marks it too, except one. Who got nothing?
    .do = Tap that prisoner.
    .other = C is marked there, look. Who’s without?
learn-al-d-goat = That’s Cy: the scapegoat never gets the drawn part. And the task’s own part goes only to the one who does it.

learn-al-e-round = Each round: a new guard, talk, a vote. Win it and you’re the scapegoat: the first they’d leave behind.
learn-al-e-offer = Make Bo an offer: you both vote for Dee. Words bind nobody, but everyone hears them.
    .do = Send the offer.
    .other = Later. First find a friend.
learn-al-e-vote = Bo’s in. Votes are secret, then opened together. Cy’s counts one and a half: Cy’s the scapegoat in office.
    .do = Seal your vote for Dee.
    .other = You gave Bo your word. Keep it, this once.
learn-al-e-opened = Dee 2, you one and a half. That deal saved you! Dee plays first and has 1 point more.
learn-al-e-promise = Next round. Bo swears to vote for Dee again.
learn-al-e-again = Do you trust him twice? Vote for Dee, then.
    .do = Seal your vote for Dee.
    .other = Hm, you smell it too. Still, see what happens.
learn-al-e-goat = Betrayed! The ledger remembers. As scapegoat you can’t do tasks, but you have 3 points. Spend one here.
    .do = Use the Laundry.
    .other = Soon. First the jacket, it’s right here.

learn-al-f-danger = Bo’s about to do F. Then nobody needs you, and you stay. You’re the scapegoat: frame him, now!
    .do = Play a frame-up on Bo.
    .other = Bo could still do it. A frame-up, quick!
learn-al-f-left = And off they row without you. Rewind: you hold two cards made for this.
learn-al-f-safe = Bo’s stuck this round. Only the scapegoat plays frame-ups: 1 point each, then under the deck. End your turn.
    .do = End the turn.
    .other = Enough mischief for one night. End your turn.
learn-al-f-clock = Round 13, 20 guards. With the next one all of us lose! The task’s here, you hold the items.
    .do = Complete the task.
    .other = No time! The task, now.
learn-al-f-stays = F is yours. The scapegoat, Dee, would stay first, but only she has B. Of the others, the one with the fewest parts stays. Who?
    .do = Tap the one who stays.
    .other = That one’s needed, or has more parts. Look again.
learn-al-f-end = Exactly. End your turn and get in the boat: now you know it all.
    .do = End the turn.
    .other = The boat’s leaving. End your turn!

## The rules in short

goal = Get off the island. One of you stays.
    .about = Once all but one have plan parts A to F between them, they row off and win. The one left behind loses.
turn-1 = A guard, then talk
    .text = Each round a guard comes. Promise anything: nothing’s binding.
turn-2 = Vote
    .text = Most votes makes you the scapegoat: more points, no tasks, first turn.
turn-3 = Move and use
    .text = A step or a room costs 1 point. Two guards make work cost more, four shut the door.
turn-4 = Do a task
    .text = Enough prisoners, few guards, the items: you mark its part. A card drawn brings another to all but the scapegoat.
turn-5 = Row
    .text = At the end of a turn: can someone be left behind? Then off you go. At guard 21 everyone loses.
