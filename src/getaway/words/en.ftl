# What the program itself says, whatever the game.

you = { $name } (you)
bot-names = Bo, Cleo, Dan, Eva, Finn
page-description = Board games about thieves, with friends or bots
welcome = { $game }: you against { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Seed { $seed }.
how-to = Type the number of your choice, or its name. An empty line shows the table and the question again; ? shows this. One letter does the rest: w plus what you’d like to do, t plus what you want to say, r plus the number of a rule.
choice = Your choice
not-a-choice = “{ $given }” isn’t on the list. { $last ->
    [1] There’s only one choice: type 1.
   *[other] Type a number from 1 to { $last }.
}
refused = { $reason } ({ $rule })
no-such-rule = There’s no rule { $rule }. Rules are numbered like { $example }.
no-more-input = The input ended, so you slip away from the table.
play-again = Play again: { $command }
options = Options
option-default = default: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = Best: { $action }
explain-then = Then: { $action }
explain-instead = Or { $instead }: { $chance }%
explain-runner-up = Runner-up: { $instead }
explain-promise = You gave your word.
explain-chance = Your chance to win: { $chance }%
explain-nearly-equal = Too close to call: it hardly matters which.
explain-rival = { $way ->
    [down] { $who }’s chance drops from { $before } to { $after }%.
   *[up] { $who }’s chance rises from { $before } to { $after }%.
}
explain-election = If your vote carries, you win in { $after } of 100 tries; with { $instead }, in { $before }.
explain-no-rule = The search found this one; no rule of thumb covers it.
ballot-for = vote for { $vote }

# A review of a finished game. Chances are in hundredths; a mark is said only where it is sure.
review-heading = { $game }: { $players } players, { $steps } steps
review-judged = Every move is judged by what its player could know, as if everyone then played on like an expert. It only gets a mark if its cost clearly rises above the noise and a second judge agrees.
review-chances = Chances to win in %, with all hands open
review-step = Step
review-players = Players
review-player = { $name }: accuracy { $accuracy }%. Inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }.
review-player-dull = { $name }: nothing to get wrong.
review-share = From { $equal }% to { $result }%: own moves { $own }, other players { $others }, cards { $cards }.
review-marks = Marks
review-no-marks = Nobody made a clear mistake.
review-mark = Step { $step }, { $name }: { $done }. { $grade ->
    [inaccuracy] An inaccuracy
    [mistake] A mistake
   *[blunder] A blunder
}: { $chance }% instead of { $best }%. It costs { $lost } ± { $error } points.
review-before = Before that: { $told }
review-better = Better: { $better }.
review-only = Step { $step }, { $name }: { $done }. The only good move!
review-no-rule = The search found this one; no rule of thumb covers it.
review-votes = Votes
review-vote = Round { $round }: { $ballots }
review-ballot = { $broke ->
    [yes] { $name } – { $vote } (word broken)
   *[no] { $name } – { $vote }
}
review-promises = Promises
review-promise = { $name }: { $words } { $fate ->
    [kept] Kept.
    [broken] Broken.
    [void] Void.
   *[open] Still open.
}
review-stopped = The judge stopped at step { $step }. Everything before that is kept.
review-old-rules = This game was played by older rules. You can look back at it, but the judge only knows today’s rules.
review-not-ready = The review isn’t ready yet.
review-too-many = Many games are waiting for the judge. Please try again later.

# The picture of a link where it is posted, and what the link says of itself there.
preview-step = Step { $step } of { $steps }
preview-knew = Chances to win in %, by what each player could know
preview-open = Open table
preview-running = Game in progress
preview-over = Game over
preview-free = free seat
preview-seat = Seat { $seat }
preview-move = { $name }: { $move }, { $chance }%
preview-better = Better: { $move }, { $chance }%
preview-about-review = Where this game was won and lost, move by move
preview-about-over = Look back at this game, step by step
preview-about-open = A table is open: come and play
preview-about-running = A game is on: come and watch
branch-is-over = The game is already over at this step. Pick an earlier one.
branch-old-rules = This game was played by older rules. You can look back at it, but nobody can play on from it.
table-branches = What if: from here on, the game goes another way. Whatever { $name } couldn’t know is dealt afresh.

# What a language model is told; tools are named as they are called.

model-instructions = Board games about thieves. start_table begins a game, join_table sits you down at somebody’s table. Either one gives you a key: the seat that every other tool asks for. Then wait, read and act until the game is over.
model-prompt = Play a whole game of { $game } with the tools of this server, and try to win.

    1. start_table with the game { $name } deals a game against bots; join_table sits you down at the table of a link. Either one gives you a key, which every other tool takes as seat.
    2. wait comes back when it’s your turn. Read the table and your choices, and call act with the number of one of them. Then wait again, until the game is over.
    3. You see only what your seat may see. If something’s refused, you’re told which rule forbids it; rules has them all.

    Before you choose, think about what the others want. When it’s over, say in two sentences how you played.
model-since = Since you last looked:
model-seats = Seats: { $seats }
model-lobby = { $empty ->
    [0] All seats are taken, but the game hasn’t begun.
    [one] The game hasn’t begun: { $empty } seat is still free.
   *[other] The game hasn’t begun: { $empty } seats are still free.
}
model-talk = Time to talk before the vote. Use compose and say to speak up and wait to hear the others; call_vote ends the talk.
model-waits = Waiting for { $who }.
model-answered = You’ve decided. Waiting for the others.
model-choices = Your choices, by the number that act wants:
model-not-asked = Nobody’s asking you anything right now. wait tells you when it’s your turn.
model-no-talk = This game has no offers and no promises.
model-nothing-promised = Nothing has been offered or promised yet.
model-can-say = You can say this now: { $said }

# What a table says, whatever is played at it.

# A player who has had their data deleted.
table-somebody = somebody
table-sits = { $who-is ->
    [you] You sit down.
   *[other] { $name } sits down.
}
table-leaves = { $who-is ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
table-starts = The game begins.
table-vote-is-due = Enough talk. Time to vote.
table-calls-vote = { $who-is ->
    [you] You call the vote.
   *[other] { $name } calls the vote.
}
table-takes-back = { $who-is ->
    [you] You take back the last move.
   *[other] { $name } takes back the last move.
}
table-wants-pause = { $who-is ->
    [you] You ask for a pause.
   *[other] { $name } asks for a pause.
}
table-goes-on = { $who-is ->
    [you] You’re ready to continue.
   *[other] { $name } is ready to continue.
}
table-wants-coach = { $who-is ->
    [you] You’d like the coach at this table.
   *[other] { $name } would like the coach at this table.
} He joins in once everyone wants him.
table-no-coach = { $who-is ->
    [you] You’d rather play without the coach.
   *[other] { $name } would rather play without the coach.
}
table-bot-sits-in = { $who-is ->
    [you] A bot is standing in for you.
   *[other] A bot is standing in for { $name }.
}
table-returns = { $who-is ->
    [you] You’re back.
   *[other] { $name } is back.
}
table-closes = The table is closed.
table-not-your-seat = { $seat ->
    [0] You have no seat here, or more than one: say which.
   *[other] Seat { $seat } isn’t yours.
}
table-no-such-seat = There’s no seat { $seat }, only 1 to { $last }.
table-seat-taken = That seat is taken: { $name } is in it.
table-sent-away = You’ve been removed from this table.
table-knows-a-hand = You’ve already seen someone’s cards at this table, so you can’t take a seat.
table-time-is-up = Too late: time’s up for that decision.
table-outdated = This game was started under older rules and can’t be continued.
table-seat-empty = Nobody sits in seat { $seat }.
table-no-offer = That link doesn’t hand over seat { $seat }.
table-only-creator = Only the host can do that.
table-has-started = The game has already started.
table-is-dealing = The cards are still being dealt. Wait a moment.
table-no-number = That isn’t a number for the deal, or it isn’t the one you sealed.
table-number-not-asked = Nobody’s asking for that number right now.
table-not-started = The game hasn’t started yet.
table-is-over = The game is over.
table-not-over = The game isn’t over yet.
table-has-rematch = There’s already a rematch.
table-seats-empty = { $seats ->
    [one] { $seats } seat is empty.
   *[other] { $seats } seats are empty.
}
table-bot-decides = A bot is playing this seat. Take it back first.
table-no-bot-here = No bot is playing this seat.
table-is-paused = The game is paused.
table-clock-is-so = You’ve already said so.
table-nothing-to-see = There’s nothing left to see.
table-older-question = Too late: that answers question { $ask }, and we’re at question { $now }.
table-vote-not-called = Nobody has called the vote yet.
table-has-voted = You’ve already voted.
table-cannot-call = You can’t call a vote right now.
table-cannot-undo = Too late to undo: something new was revealed, or someone else made a move.
table-say-one-thing = One thing at a time: a quick phrase, your own text or a built sentence.
table-too-talkative = Easy! Give the others a moment to answer.
table-no-such-phrase = There’s no phrase { $phrase }.
table-no-statements = In this game you can only use phrases and your own words.
table-no-name = A name needs 1 to { $most } characters.
table-no-text = A message needs 1 to { $most } characters.
table-no-hint = Only the player to move can get a hint.
table-undone-enough = That’s { $most } undos. Now the decision stands.
table-enough = That’s enough changes at this table. Play on, please.
table-no-adviser = Nobody here can give a hint in this game.
table-too-fast = Too many messages: wait a moment.
table-too-many = You already have { $most } unfinished tables: finish or close one first.
table-too-many-guests = Many new players have just come from your address. Try again in a few minutes.
table-too-many-tables = That was a lot of new tables in a short time. Try again in a few minutes.
table-one-seat = You already have a seat here. A second one is only for someone who shares your device.
table-no-message = The server can’t read that message: { $wrong }
table-say-hello = Say hello first.
table-not-a-guest = The server doesn’t know you yet: choose a name first.
table-try-again = Something got in the way. Please try again.
table-disk-full = The server’s disk is full, so nothing can be saved. Please tell the person who runs it.
table-database-away = The server can’t reach its database right now. Nothing is lost; please try again in a moment.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-one-moment = Just a moment!
phrase-your-turn = Your turn!
phrase-yes-please = Yes, please.
phrase-no-thanks = No, thanks.
phrase-not-me = It wasn’t me!
phrase-oops = Oops!
phrase-goodbye = See you around!

# The screen of the terminal.

app-hint = Hint
app-undo = Undo
app-why = Why not?
app-talk = Talk
app-info = Details
app-rules = Rules
app-quit = Quit
app-close = Back
app-back = one step back
app-small = This window has { $wide } × { $tall } characters; the table needs 80 × 24.
app-how-to = Type the number of a choice, or use the arrow keys and Enter, or the mouse. The keys at the bottom do the rest.
app-seed = Seed { $seed }
app-warming = strong bots warming up
app-thinking = { $who } is thinking…
app-hinting = Thinking up a hint…
app-ballot-in = Your ballot is in. The others are still voting.
app-looks-on = All seats are taken. You’re watching.
app-paused = The game is paused.
app-resume = resume the game
app-lobby = The game hasn’t started yet. Anyone with the link can sit down.
app-start = start the game
app-seat-bot = put a bot in seat { $seat }
app-talk-time = Time to talk, until the vote is called.
app-talk-left = Time to talk. Seconds left: { $seconds }
app-call = call the vote
app-yes = accept offer { $number } by { $who }
app-no = turn down offer { $number } by { $who }
app-look = see the table as { $who }
app-return = take the seat back from the bot
app-again = play another game
app-leave = leave the table
app-why-ask = What would you like to do? Type part of it, then choose.
app-why-unknown = There’s nothing like that in this game.
app-why-foreign = This table uses its own edition; its card names aren’t known here.
app-say = Say something and press Enter
app-saved = Game saved. To pick it up again: { $command }
app-come-back = We’re keeping your seat warm. To come back: { $command }
app-link = Your table was { $link }
app-table = { $game }. Your table: { $link }
app-not-now = { $what }: not at the moment.
app-cut = The save file was cut short; the game resumes from the last complete line.
app-chance-kept = The deal was fair: the server stuck to the number it had locked away, and your own random number was in the mix.
app-chance-broken = Careful: this game wasn’t dealt the way the server promised.
app-broken = Connection lost. Trying again…
app-whole = Connected again.
app-pause = Pause
app-ask-pause = ask for a pause
app-no-pause = never mind the pause
app-ask-coach = ask for the coach
app-no-coach = never mind the coach
app-rest = let a bot play for me
app-mute = mute { $who }
app-unmute = unmute { $who }
app-rematch = play again with the same players
app-follow = sit down at the next game
app-seconds = { $question } Seconds left: { $seconds }
app-unsaved = { $why ->
    [full] The disk is full
   *[other] The game’s file can’t be written
}, so the game isn’t being saved. Play on: Getaway tries again after every decision.
app-saved-again = The game is saved again.
app-not-saved = The last decisions couldn’t be saved. To pick up the game from before them: { $command }
app-not-kept = Your identity on this server couldn’t be saved: { $wrong }. The seat is yours until you leave.

# Of games that have no board and no words of their own for these.
small-question = What do you do?
small-won = { $winners ->
    [0] Nobody wins.
    [one] { $who-is ->
        [you] You win!
       *[other] { $who } wins.
    }
   *[other] { $who-is ->
        [you] You and { $who-others } win!
       *[other] { $who } win.
    }
}
small-not-yours = It’s { $mover }’s move.
small-not-now = That’s not possible right now.
