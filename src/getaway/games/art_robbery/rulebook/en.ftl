# The rules of Art Robbery in our own words. AR-n is the heading of a rule, its text the rule.
# Options and their values are quoted as the lobby names them.

# What is ours and not the books' says so, always with these words.
-ruling = Our ruling

rulebook-title = Art Robbery: the rules
rulebook-about = A game by Reiner Knizia (Helvetiq, 2021) for 2 to 5 players aged 8 and up; it takes about 20 minutes. The museum is empty and the loot is on the table; now it has to be shared out, and nobody plans to share. After four raids the richest thief wins, unless the police get there first: they come for the thief with the fewest alibis. These are the rules as this unofficial program plays them; when it turns a move down, it cites their numbers. Where the printed rulebooks are silent or unclear, we had to decide; “{ -ruling }” marks these places.
section-components = What is in the box
section-set-up = Before the game
section-turn = A turn
section-raid-end = The end of a raid
section-game-end = The end of the game
section-knowledge = What everyone knows

AR-1 = The cards
    .text = There are 55: six each of the numbers 0, 1, 2, 3, 4 and 5, six Bosses, six Guard dogs and seven Greedy thieves.
AR-2 = The loot
    .text = 36 tokens, nine for each of four raids. Every raid has a 0, a 1, a 2, three 3s, a 4, a 5 and the Boss, who is worth 5.
AR-3 = Alibis
    .text = A white dot on a token is an alibi. Sketches: two on the 0. Sculptures: two on the 0, one on the 1. Antiques: two on the 0, one each on the 1 and the 2. Paintings: two on the 0, one each on the 1, the 2, the 4 and the 5. These dots are a reconstruction from a description of the printed tokens; if you own the box, you can play with your own edition file: four raids of nine tokens, with values from 0 to 5, exactly one Boss in each and up to 9 dots on a token. Values other than those of AR-2 just get a warning.
AR-4 = The dog
    .text = One figure of a guard dog.
AR-5 = Set-up
    .text = The loot is sorted by raid. The dog stands in the middle. Shuffle the cards and deal five to each player; the rest form the face-down draw pile.
AR-6 = Who starts
    .text = Agree on who starts, or let the program draw at random (“Who starts”). ({ -ruling }: in the books it’s the player who was last in a museum.)
AR-7 = Four raids
    .text = Sketches, Sculptures, Antiques, Paintings, in this order. Each begins with its nine tokens face up in the middle. The dog starts there in the first raid only; after that it stays where it is.
AR-8 = The turn
    .text = Turns go clockwise. You play one card face up on the discard pile, take what it shows from the middle or from another player, put it face up in front of you, and draw back to five cards. You can’t pass.
AR-9 = The draw pile
    .text = The moment its last card is drawn, the whole discard pile, its top card included, is reshuffled and becomes the new draw pile. ({ -ruling }: the Spanish and Russian books say so; the German and Czech ones could also mean later.)
AR-10 = A card that takes nothing
    .text = If your card lets you take nothing, it’s simply spent. You draw all the same.
AR-11 = Number cards
    .text = A number card takes one token of that value from the middle. If there are several, you get one of them; if they differ in dots, you choose which.
AR-12 = Stealing
    .text = If no token of that value is left in the middle, and only then, you steal one from another player. You choose the victim, and the token if that player has several that differ in dots. The books differ: in the Spanish and Russian ones you must steal if you can, in the German and Czech ones you may. “Stealing with a number card” is “mandatory” by default; on “optional” you may take nothing instead.
AR-13 = The 5 is not the Boss
    .text = A number card never takes the Boss: the 5 takes the 5. ({ -ruling }: the books don’t say, and the Boss is worth 5 too.)
AR-14 = Boss card
    .text = It takes the Boss from the middle, otherwise from the player who has it. The Boss always has to be stolen, whatever “Stealing with a number card” says.
AR-15 = Greedy thief
    .text = Take any one token from the middle, the Boss too. Never from a player, and never the dog. The books differ: in the Spanish and Russian ones you take one, the German and Czech ones allow you to. “Taking loot with a Greedy thief” is “mandatory” by default; on “optional” you may take nothing instead.
AR-16 = Guard dog card
    .text = Take the dog, from the middle or from the player who has it. Nobody can refuse. If it’s yours already, nothing happens.
AR-17 = The dog protects
    .text = If you rob the player with the dog, name the token you want. Your victim hands over that token, or the dog instead. Either way you get just that one thing, and your turn continues as usual.
AR-18 = What can be stolen
    .text = Only the tokens of the raid that is going on. What was won in earlier raids is safe.
AR-19 = The last token
    .text = The raid ends the moment the last token is taken from the middle; the dog doesn’t count as a token. The player who took it still draws back to five cards, in the fourth raid too. ({ -ruling }: the books let the raid end at once and don’t mention the draw.)
AR-20 = Keeping the Boss
    .text = If you have the Boss, you keep it only together with a 4 or a 5 of the same raid; the Boss doesn’t count as its own 5. Otherwise it goes back to the box. ({ -ruling }: the books say that you may keep it; giving it up is never better, so nobody is asked.)
AR-21 = Stacks
    .text = Everyone puts their tokens on a face-down stack, safe for good. Everyone sees how many tokens a stack has. With “Loot from earlier raids” on “secret” (the default) nobody may look at it again, on “owner only” just its owner may, on “open” everyone may. ({ -ruling }: the books don’t say who may look.)
AR-22 = The next raid
    .text = Its nine tokens come out. Hands stay as they are and nothing is shuffled. The owner of the dog starts, even if that means two turns in a row. If the dog is still in the middle, the player after the one who ended the raid starts. ({ -ruling }: in the books the dog always has an owner.)
AR-23 = Arrest
    .text = After the fourth raid the alibis on the tokens you’ve kept are counted. With three to five players the one with the fewest is arrested and out, and so is everyone who ties for the fewest. If that’s everyone, nobody wins but the police.
AR-24 = Two players
    .text = With two players nobody is arrested. The one with fewer alibis discards tokens worth 10, a Boss counting 5. If no tokens add up to exactly 10, it’s the smallest total above; if everything together is worth less, all of it. 0s are never discarded. The program picks what hurts least: it keeps as many alibis as it can, then discards as few tokens as it can, then as few Bosses, and then goes for the highest single token. With equal alibis nobody discards. ({ -ruling }: the books only say that tokens worth 10 go.)
AR-25 = Points
    .text = Those who weren’t arrested add up their tokens, a Boss counting 5. Most points wins; on a tie, most alibis; if that’s tied too, the win is shared. ({ -ruling }: in the books the alibis are the last tiebreaker.)
AR-26 = When a raid drags on
    .text = Players could sit forever on the cards that would end a raid. So when the discard pile has been reshuffled four times in one raid (“Reshuffles that end a raid”; 0 means never), the raid ends with that turn: what is still in the middle goes to the box, the Boss is checked as always, and the owner of the dog starts the next raid, or else the player after the one who just played. A reshuffle by the draw of the player who took the last token counts for the raid that has just ended. ({ -ruling }: no book has this.)

known-to-all = Open to all
known-to-all-text = The middle, the tokens that each player has taken in this raid, the dog and the discard pile; how many cards each hand, how many tokens each stack and how many cards the draw pile has; how often the discard pile was reshuffled in this raid; the tokens in the box.
kept-secret = Kept secret
kept-secret-text = The cards in the hands, the order of the draw pile, and the stacks as AR-21 has it.
