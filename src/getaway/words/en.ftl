# What the program itself says, whatever the game.

you = { $name } (you)
list = { $names } and { $last }
welcome = { $game }: you against { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Seed { $seed }.
how-to = Type the number of a choice, or its name. An empty line shows the table and the question again, ? these lines. Letters do the rest; after w you may type what you would like to do, after t what you want to say, after r the number of a rule.
choice = Choice
not-a-choice = { $given } is not one of the choices: type a number from 1 to { $last }.
refused = { $reason } ({ $rule })
no-such-rule = There is no rule { $rule }. The rules go by numbers such as { $example }.
no-more-input = There is nothing more to read, so you leave the table.
play-again = Play again: { $command }
options = Options
option-default = default: { $value }

# Why a bot would choose something; the action is one of the choices as they are shown.
explain-choice = My choice: { $action }
explain-instead = Next best: { $instead }
explain-promise = I have given my word.
explain-my-chance = My chance: { $before } → { $after } %
explain-their-chance = Chance of { $who }: { $before } → { $after } %

# What a table says, whatever is played at it.

table-sits = { $name } sits down.
table-leaves = { $name } leaves the table.
table-starts = The game begins.
table-vote-is-due = The time to talk is over: the vote begins.
table-calls-vote = { $name } calls the vote.
table-takes-back = { $name } takes the last action back.
table-wants-pause = { $name } asks for a pause.
table-goes-on = { $name } wants to go on.
table-bot-sits-in = A bot plays for { $name }.
table-returns = { $name } is back.
table-closes = The table is closed.
table-not-your-seat = { $seat ->
    [0] You have no seat here, or several: say which.
   *[other] Seat { $seat } is not yours.
}
table-no-such-seat = There is no seat { $seat }; there are 1 to { $last }.
table-seat-taken = { $name } sits there.
table-sent-away = You were sent away from this table.
table-knows-a-hand = You have seen another hand at this table.
table-time-is-up = The time for that decision is up.
table-outdated = This game was begun by an older version of the rules and cannot go on.
table-seat-empty = Nobody sits in seat { $seat }.
table-no-offer = Seat { $seat } is not handed over with that link.
table-only-creator = Only whoever made the table may do that.
table-has-started = The game has begun.
table-not-started = The game has not begun.
table-is-over = The game is over.
table-not-over = The game is not over.
table-has-rematch = The rematch has been made.
table-seats-empty = { $seats ->
    [one] { $seats } seat is empty.
   *[other] { $seats } seats are empty.
}
table-bot-decides = A bot plays for this seat: take it back first.
table-no-bot-here = No bot plays for this seat.
table-is-paused = The game is paused.
table-clock-is-so = You have said so already.
table-older-question = That answers question { $ask }; you are asked question { $now }.
table-vote-not-called = The vote has not been called yet.
table-has-voted = You have voted.
table-cannot-call = You cannot call a vote now.
table-cannot-undo = There is nothing that you can take back: something new has been shown, or somebody else has decided.
table-say-one-thing = Say one thing: a phrase, a text or a statement.
table-too-talkative = Wait a little before you say more.
table-no-such-phrase = There is no phrase { $phrase }.
table-no-statements = In this game one talks in phrases and texts alone.
table-no-name = A name has 1 to { $most } printable characters.
table-no-text = A text has 1 to { $most } printable characters.
table-no-hint = A hint is there for whoever is asked now.
table-no-adviser = Nobody here can give a hint in this game.
table-too-fast = Too many messages: wait a moment.
table-too-many = You have { $most } tables that are not over: finish or close one of them first.
table-no-message = This is not a message of the protocol: { $wrong }
table-say-hello = Say hello first.
table-not-a-guest = The server does not know you yet: give it a name first.
table-try-again = Something came in between: please send it again.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-yes-please = Yes, please.
phrase-no-thanks = No, thank you.
phrase-not-me = It was not me!
phrase-oops = Oops!
phrase-goodbye = Goodbye!

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
app-how-to = Type the number of a choice, or use the arrow keys and Enter, or the mouse. The keys at the foot do the rest.
app-seed = Seed { $seed }
app-warming = strong bots warm up
app-thinking = { $who } is thinking …
app-hinting = A bot is thinking about your hint …
app-ballot-in = Your ballot is in. The others are still voting.
app-looks-on = All seats are taken: you look on.
app-paused = The game is paused.
app-resume = let the game go on
app-lobby = The game has not begun. Whoever has the link can sit down.
app-start = begin the game
app-seat-bot = put a bot into the empty seat { $seat }
app-talk-time = Time to talk, until the vote is called.
app-talk-left = Time to talk, until the vote is called; seconds left: { $seconds }
app-call = call the vote
app-yes = say yes to offer { $number } by { $who }
app-no = say no to offer { $number } by { $who }
app-look = look as { $who }
app-return = take the seat back from the bot
app-again = play another game
app-leave = leave the table
app-why-ask = What would you like to do? Type a part of it, then choose.
app-why-unknown = There is nothing like that in this game.
app-why-foreign = This table plays with cards of its own; what they are called is not known here.
app-say = Say something and press Enter
app-saved = The game is saved. To go on: { $command }
app-come-back = Your seat is kept. To come back: { $command }
app-link = The table was: { $link }
app-table = { $game }. Your table: { $link }
app-not-now = { $what }: not at the moment.
app-cut = The end of the saved game was cut off; it goes on from the last whole line.
app-broken = The line is broken; trying again …
app-whole = The line is back.
app-pause = Pause
app-ask-pause = ask for a pause
app-no-pause = no pause after all
app-rest = let a bot play for me
app-mute = do not hear { $who } any more
app-unmute = hear { $who } again
app-rematch = play again with the same players
app-follow = sit down at the next game
app-seconds = { $question } Seconds left: { $seconds }
app-unsaved = { $why ->
    [full] The disk is full,
   *[other] The file of this game cannot be written,
} so that the game is not saved. It goes on; getaway tries again with every decision.
app-saved-again = The game is saved again.
app-not-saved = The last decisions could not be saved. The game as it was before them: { $command }
app-not-kept = Who you are at this server could not be kept: { $wrong }. The seat is yours until you leave.

# Of games that have no board and no words of their own for these.
small-question = What do you do?
small-won = { $winners ->
    [0] Nobody has won.
    [one] { $who } has won.
   *[other] { $who } have won.
}
small-not-yours = { $mover } decides now.
small-not-now = That is not possible now.
