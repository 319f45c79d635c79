# The rules of Alcatraz: The Scapegoat in our own words. AL-n is the heading of a rule, its text the rule.
# room-NAME-SIDE says what a use of that side of a room does, effect-NAME what a frame-up card does.
# Options and their values are quoted as the lobby names them.

# What is ours and not the book's says so, always with these words.
-ruling = Our ruling

rulebook-title = Alcatraz: The Scapegoat: the rules
rulebook-about = A game by Rafał Cywicki, Krzysztof Cywicki and Krzysztof Hanusz (Kuźnia Gier, 2011) for 3 or 4 players; it takes about an hour, and the rulebook names no age. You are prisoners with one plan of escape in six parts, and you need each other for it. But one of you will be left behind, and every round you vote on who it had better be. Everyone who escapes wins; if too many guards come first, everyone loses. These are the rules as this unofficial program plays them; when it turns a move down, it cites their numbers. The tasks, the frame-up cards and the items in the rooms are a reconstruction, because we don’t know the printed ones. Where the book is silent or unclear, we had to decide; “{ -ruling }” marks these places.
section-components = What is in the box
section-set-up = Before the game
section-round = A round
section-actions = Actions for points
section-free = Free actions
section-guards = Guards
section-rooms = The rooms
section-plan = The plan
section-end = The end of the game
section-room-uses = What the rooms do
section-effects = What the frame-up cards do

AL-1 = What there is
    .text = 12 rooms with a silver and a gold side, 30 tasks, 12 small room cards, 11 frame-up cards, 4 prisoners, 21 guards and 26 items: five keys, five shivs, five jackets, five medicines, five tools and one gun. The box also has 4 pawns, 24 player cubes for votes, cash and stamina, 23 cubes for the plan, a card and a marker for the scapegoat, and a reminder card; the program keeps all these for you. The gun can stand in for any one item if the prisoner who gives it says so; with “Items for a task” on “the one doing it picks”, the prisoner doing the task says so. The gun counts as an item.
AL-2 = Your prisoner
    .text = You have stamina from 0 to 3, cash from 0 to 3, three slots for items and a mark for each of the six plan elements A to F. You can never hold more: what doesn’t fit, you don’t take.
AL-3 = Items in the rooms
    .text = Some rooms have places for items. Three of one kind: medicine in the Infirmary, tools in the Workshop, shivs in the Cell block, jackets in the Laundry, keys in the Guard room. The Exercise yard has one place for each of the five kinds, the Visiting room one for each and one for the gun. A room never has more places than these, and both sides have the same. Only the Infirmary’s three are certain. The rest is a reconstruction: the likeliest of the layouts that fit 26 items and the order of AL-31. An owner’s edition file (AL-4) can have another layout, and another for each side.
AL-4 = Tasks and editions
    .text = There are five tasks for each element. A task says how many prisoners it needs at least, how many guards it allows at most, and which items it takes. Our 30 tasks and 11 frame-up cards are a reconstruction. If you own the box, you can type in the real cards as an edition file and play with those; frame-up cards are then built from the effects this program knows. If the file is wrong, the error names the task, the card or the room; only if it can’t be read as TOML at all does it name the line. Any number of tasks for an element other than five, or any total other than 30, just gets a warning. So does a task that allows 3 guards, because of AL-26.
AL-5 = The prison
    .text = The 12 rooms are laid out at random, three by four. A room’s neighbours are the rooms around it, up to eight, the diagonal ones included. With “Sides of the rooms” on “silver” (the default, meant for a first game) all show silver, on “gold” all show gold, on “mixed” each room is drawn at random.
AL-6 = Items
    .text = Every place for an item (AL-3) is filled, as far as the 26 items go.
AL-7 = The first guards
    .text = Eight guards. Four room cards are drawn and a guard goes to each of these rooms; the cards are shuffled back in, and the same is done once more. So no room starts with more than 2.
AL-8 = Where you start
    .text = A room card is drawn for each of you, and all start in different rooms, with stamina 0 and cash 0.
AL-9 = The first tasks
    .text = Three tasks are laid out face up, each in a room picked by drawing a room card. A room has one task at most: if it has one already, another room is drawn. No two tasks show the same element: the later card goes to the bottom of the deck and the next is drawn. ({ -ruling }: in the book it may be either of the two.)
AL-10 = The first scapegoat
    .text = Drawn at random. The bonus starts at +1 (AL-14). The first round begins with phase 3 (AL-15): no new guard, no vote.
AL-11 = Phase 1: a new guard
    .text = A room card is drawn, a guard goes to that room, and the card goes back. If the room has 4 guards already, another is drawn. When the 21st guard comes, the game is over and you have all lost.
AL-12 = Phase 2: talk
    .text = Say and promise what you like. Everyone hears it and nothing binds you. The talk ends when the scapegoat calls the vote, or after two minutes; the table can set another time. Alone with bots you have the same time, or no limit if you say so.
AL-13 = The vote
    .text = Everyone picks one prisoner at the same time and in secret. You may pick yourself, but you can’t abstain. All votes are revealed together, and the prisoner with the most is the scapegoat. The vote of the scapegoat in office counts one and a half, so there is never a tie.
AL-14 = The scapegoat’s bonus
    .text = A new scapegoat gets 1 extra action point. If the same prisoner is chosen again, the bonus grows by 1 each time, without limit. That goes for the first scapegoat, drawn at random, too. If you lose the office and get it back later, you start at +1 again.
AL-15 = Phase 3: turns
    .text = The scapegoat goes first, then play continues clockwise. You have 3 action points in a game of three, 2 in a game of four; the scapegoat adds the bonus. You don’t have to use all your points.
AL-16 = Move
    .text = Go to a neighbouring room. Never into a room with 4 guards; bribes don’t change that.
AL-17 = Use the room
    .text = Do what the face-up side of your room says (AL-28). You can use each room once a turn. ({ -ruling }: the book only says “once”.)
AL-18 = Steal
    .text = Take 1 item or 1 cash from a prisoner in your room. You choose what, and you need the space for it. Once a round.
AL-19 = Riot
    .text = A guard from a neighbouring room comes into yours. Not if yours has 4 already.
AL-20 = Complete the task
    .text = Do the task in your room as AL-30 says. The scapegoat can’t.
AL-21 = Drop and pick up
    .text = Drop an item: it fills a free place for it in your room, or stays on the floor if there is none. Picking up one item from the floor costs 1 point too. Items on the floor don’t count as items of the room: you get them only by picking them up, and they don’t slide into a place that becomes free. ({ -ruling }: the book only says that a dropped item stays in the room.)
AL-22 = Play a frame-up card
    .text = Only the scapegoat can. If the card needs a victim, it has to be another prisoner. You can play it only if it changes something. The card goes to the bottom of the deck before it takes effect. Taking something with a card doesn’t count as your theft for the round (AL-18). ({ -ruling }: the book only says that the scapegoat can play the card.)
AL-23 = Trade and give
    .text = On your turn you can trade with a prisoner in your room: any items and cash for any others, if you both agree. Only what the two of you hold afterwards has to fit. Frame-up cards are never traded. A gift from you needs only space at the other end; a gift to you needs only the giver’s yes. In one turn there are at most four trades and gifts (“Max. trades and gifts per turn”) and three refused offers (“Max. refused offers per turn”). The table can set up to 20 of each; 0 means none. A refused request for a task (AL-30) doesn’t count here. ({ -ruling }: the book sets no limits; these make sure that every turn ends.)
AL-24 = Bribe
    .text = For each cash you pay, one guard fewer counts in your room, whichever guards come and go, until you leave the room or your turn ends. You can’t bribe more guards than still count. If you come back, you pay again. ({ -ruling }: the book only says that each cash lets you ignore one guard on your turn.)
AL-25 = Push on
    .text = Spend 1 stamina for 1 more action point, once a turn.
AL-26 = Guards in your room
    .text = Bribed guards don’t count. 0 or 1: nothing happens. 2: every action that costs points costs 1 more, except moving and frame-up cards. 3: of these actions only moving and frame-up cards are left; free actions still work. 4: you can only move out; no free action, no bribe, no pushing on. What holds for free uses of a room is in AL-27. A room never has more than 4 guards. If all rooms around you have 4 as well, all you can do is end your turn. If there are 4 and you bribed one before, 3 count, and you can bribe again.
AL-27 = Free uses of a room
    .text = Some uses of a room are marked free. With “Free room uses with 2 or 3 guards” on “as in the book” (the default) they are free actions: they cost nothing with 0 to 3 guards and can’t be done with 4. On “as a designer ruled” they are uses of the room all the same: they cost nothing with 0 or 1 guards, 1 point with 2, and can’t be done with 3 or more. (The book makes only actions that cost points dearer or impossible and leaves free actions alone; one of the designers later said otherwise.)
AL-28 = What a room gives
    .text = Each side has its own use. To pay means to give back one item (AL-31) or 1 cash, and an item paid is back in its place before you take. You take as many as the room gives, as it has and as you have space for; you choose only the kinds. A use you pay for must bring you something, and a use that would leave everything as it was isn’t offered. Guards you move never go to a room that has 4, and the board must be different afterwards. ({ -ruling }: the book doesn’t say whether you may take less or use a room for nothing.)
AL-29 = Frame-up cards
    .text = The cards in your hand are secret, but everyone sees how many you have. There is no limit. A card you play goes to the bottom of the deck. If the deck is empty, nobody takes one. Also secret are the votes until they are revealed and the order of the decks. All else is open, and so are cards that were seen before they went to the bottom of a deck. ({ -ruling }: of all this, the book mentions only the secret vote.)
AL-30 = Doing a task
    .text = You do a task in your room if you aren’t the scapegoat and three things hold. At least as many prisoners are there as it asks; the scapegoat counts. At most as many guards are there as it allows, less those you bribed. The prisoners there have its items between them. It costs 1 point, more with guards (AL-26). With “Items for a task” on “owners may refuse” (the default) you name who gives what, and each prisoner you name says yes or no. One no, and nothing happens: no point is spent, and you can’t make the same request again this turn. On “the one doing it picks” (the letter of the book) you pick whose items go, the scapegoat’s too. If Kompromat forbids you tasks this round, you can still be there and give, but not do one yourself. ({ -ruling }: by the letter of the book nobody would be asked.)
AL-31 = Where items go back
    .text = An item given for a task or as pay goes to the room of its kind if there is a free place, else to the Exercise yard, else to the Visiting room. The gun goes to the Visiting room. ({ -ruling }: in the book, too, the room of its kind comes first; that the yard comes before the Visiting room is ours.)
AL-32 = What a task brings
    .text = The prisoner who did the task marks its element. Then a task card is drawn from the deck, and everyone but the scapegoat marks the element on it, whatever else it asks. Both cards leave the game. An element you already have brings you nothing.
AL-33 = The next task
    .text = A new task is drawn, and a room for it. If its element is on the board already, it goes to the bottom of the deck and another is drawn; if the room has a task, another room is drawn. Cards passed over are shown. If no card in the deck has another element, no new task comes. There is never more than one new task for one done. If the deck is empty, there is no card for AL-32 and no new task. When a frame-up card replaces a task, it goes the same way; the same card, element or room may come again. ({ -ruling }: the book only says to draw again.)
AL-34 = Can you escape?
    .text = This is checked at the end of every turn. A prisoner can be left behind if the others, together, have all six elements A to F. If at least one prisoner can be left behind, one of them stays (AL-35) and the others escape. Elements come only from tasks, so the game can end this way only after a turn in which a task was done.
AL-35 = Who stays
    .text = The scapegoat, if the scapegoat can be left behind. If not, the only one who can be. If there are several, the one of them with the fewest elements, then the least cash, then the fewest items, then the least stamina; if that is still a tie, the scapegoat names one of them. If nobody can be left behind, the game goes on. Example: the scapegoat has ABCDEF, a second prisoner ABCDE, a third ABCDEF. The scapegoat can be left behind and stays, though only the second prisoner lacks an element. ({ -ruling }: the book is loose here. By its bare letter the scapegoat stays if they lack an element; then prisoners could escape who don’t have all six among them. In our reading those who escape always do, and reviewers of the game confirm it. In the last tie the book has the others talk it out; that the scapegoat names one is ours. With three players, or two tied out of four, their vote of one and a half would come to the same.)
AL-36 = Who wins
    .text = Everyone who escapes wins, all equally. The one left behind loses.

# What one use of a room does.

room-chapel-silver = Put a frame-up card at the bottom of the deck: another prisoner’s, drawn blind and not shown, or one of your own that you choose. ({ -ruling }: the book lets you choose any prisoner’s card and discards it.)
room-chapel-gold = Pay one item or 1 cash and take 1 frame-up card.
room-radio-room-silver = Move 1 or 2 guards, one after the other, each to any other room; both may come from one room, and both may go to one. ({ -ruling }: the book only says 2.)
room-radio-room-gold = Free (0 points): move 1 guard to any other room.
room-dining-hall-silver = Your stamina goes up to 3.
room-dining-hall-gold = Free (0 points): get 1 stamina.
room-infirmary-silver = Take 1 medicine.
room-infirmary-gold = Pay one item or 1 cash and take 2 medicines, or 1 if there is only one.
room-exercise-yard-silver = Free (0 points): pay one item or 1 cash and take any item here.
room-exercise-yard-gold = Pay one item or 1 cash and take any 2 items here.
room-visiting-room-silver = Take any item here.
room-visiting-room-gold = Pay one item or 1 cash and take the gun.
room-workshop-silver = Take 1 tool.
room-workshop-gold = Pay one item or 1 cash and take 2 tools, or 1 if there is only one.
room-recreation-room-silver = Get 2 cash.
room-recreation-room-gold = Free (0 points): get 1 cash.
room-cell-block-silver = Take 1 shiv.
room-cell-block-gold = Pay one item or 1 cash and take 2 shivs, or 1 if there is only one.
room-laundry-silver = Take 1 jacket.
room-laundry-gold = Pay one item or 1 cash and take 2 jackets, or 1 if there is only one.
room-guard-room-silver = Take 1 key.
room-guard-room-gold = Pay one item or 1 cash and take 2 keys, or 1 if there is only one.
room-wardens-office-silver = Take 1 frame-up card.
room-wardens-office-gold = Pay one item or 1 cash, look at 3 frame-up cards, keep 1 and put the other 2 at the bottom of the deck in the order drawn.

# What a frame-up card does.

effect-gather-guards = Move guards from anywhere into one room, one after the other, up to the number on the card (2 on ours). The room never gets more than 4.
effect-return-item = Choose an item of another prisoner, wherever they are. It goes back to its place (AL-31).
effect-take = Take 1 item or 1 cash from another prisoner, wherever they are. You need the space for it.
effect-send-to-cell-block = Another prisoner goes to the Cell block. Not if 4 guards are there.
effect-exhaust = Another prisoner loses all stamina, and has 1 action point less in the turn still to come this round, for each such card, but never less than 0. You can choose a prisoner without stamina, but not one with neither stamina nor points to lose.
effect-move-task = A task goes to a room without one, picked by drawing a room card.
effect-replace-task = A task goes to the bottom of the deck and another comes (AL-33). The same card, element or room may come again.
effect-forbid-task = Another prisoner can’t complete tasks this round. They can still help with one and give items for it.
