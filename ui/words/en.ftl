# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Steal it. Hide it.
ui-hero-2 = Have an alibi.
ui-hero-about = Board games about thieves. No account needed, on any phone.
ui-players-range = { $least }–{ $most } players
ui-play-now = Play now
ui-play-friends = Play with friends
ui-against = against
ui-number-of-bots = Number of bots
ui-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
ui-strength = Strength
ui-level-random = random
ui-level-beginner = beginner
ui-level-easy = easy
ui-level-medium = medium
ui-level-skilled = skilled
ui-level-hard = hard
ui-level-expert = expert
ui-your-turn = Your turn
ui-others-turn = Waiting for others
ui-your-games = Your games in progress
ui-open-tables = Open tables
ui-table-of = { $name }’s table
ui-seats-free = { $free ->
    [0] No seats free
    [one] { $free } seat free
   *[other] { $free } seats free
}
ui-waiting-for = { $missing ->
    [0] Ready to start
    [one] Waiting for { $missing } player
   *[other] Waiting for { $missing } players
}
ui-continue = Continue
ui-to-lobby = Go to table
ui-join = Join
ui-watch = Watch
ui-unofficial = An unofficial edition, with words and drawings of our own.

## You

ui-your-name = Your name
ui-guest-names = Magpie, Fox, Raven, Lynx, Marten, Weasel, Owl, Cat
ui-keep = Save
ui-other-device = On another device
ui-other-device-why = Open this link there within 15 minutes and your games come with you. Keep it secret: anyone who opens it can play as you.
ui-other-device-make = Create link
ui-language = Language
ui-to-dark = Switch to dark mode
ui-to-light = Switch to light mode

## Making a table

ui-players = Players
ui-players-count = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
ui-clock = Time limit
ui-clock-none = No limit
ui-clock-live = 1 min per decision
ui-clock-slow = 1 day per decision
ui-open-table = Open table
ui-open-table-why = Anyone on this server can join. If it’s off, only people with the link can.
ui-more-options = More options
ui-talk-time = Talking time before the vote
ui-talk-endless = no limit while you’re alone with bots
ui-seconds = { $seconds ->
    [0] none
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
ui-stand-in = Stand-in bot for absent players
ui-edition = Edition
ui-usual = default
ui-seat = Seat { $seat }
ui-make-table = Create table

## Lobby

ui-seats = Seats
ui-free = Free seat
ui-you = you
ui-here = here
ui-same-device = on the same device as { $name }
ui-away = away
ui-bot = Bot
ui-bot-of = Bot, { $level }
ui-bot-sits-in = bot standing in
ui-seat-bot = Bot for seat { $seat }
ui-beside = Add player here
ui-name-beside = Name of the player sharing this device
ui-sit-down = Sit down
ui-stand-up = Give up this seat
ui-empty-seat = Remove { $name }
ui-full = All seats are taken. You can watch once it starts.
ui-start = Start
ui-start-with-bots = { $bots ->
    [one] Start with { $bots } bot
   *[other] Start with { $bots } bots
}
ui-creator-starts = Waiting for the host to start.
ui-invite = Invite your friends
ui-invite-why = Send the link or scan the code. Anyone who opens it can take a seat.
ui-qr = QR code for this link
ui-copy = Copy link
ui-only-here = This link works on this device only. For others, start the server with --host 0.0.0.0.
ui-copied = Copied
ui-send = Send
ui-close-table = Close the table
ui-table-closed = The table has been closed.

## At the table

ui-menu = Menu
ui-undo = Undo
ui-board-broken = This game’s board can’t be shown; you can still play from the list.
ui-home = Home
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-none = No rule mentions “{ $wanted }”.
ui-settings = Settings
ui-log = Log and chat
ui-say = Say something
ui-phrases = Phrases
ui-mute = Mute { $name }
ui-unmute = Unmute { $name }
ui-watch-link = Spectator link
ui-pause = Ask for a pause
ui-paused = The game is paused.
ui-resume = Resume
ui-pause-asked = You’ve asked for a pause. It starts once everyone agrees.
ui-pause-wanted = { $names } would like a pause.
ui-pause-agree = Agree
ui-pause-forget = Never mind
ui-rest = Let a bot play for me
ui-bot-plays = A bot is playing for you.
ui-take-back = Take my seat back
ui-hand-over = Hand over my seat
ui-hand-over-why = Anyone who opens this link takes your seat and plays on with your cards.
ui-leave = Leave
ui-leave-why = Leave for now: your seat is kept and the game stays in your list. Or leave for good: a bot takes over.
ui-leave-home = Leave for now
ui-leave-for-good = Leave for good
ui-line-broken = Connection lost. Trying again…
ui-your-decision = Your move.
ui-time-left = Time left: { $time }
ui-time-then = then a bot decides
ui-ten-seconds = Ten seconds left.
ui-thinking = thinking
ui-away-bot = away, bot in { $time }
ui-who-decides = { $name } is deciding.
ui-who-thinks = { $name } (bot) is thinking.
ui-who-away = { $name } is away.
ui-who-away-bot = { $name } is away. A bot takes over in { $time }.
ui-who-stand-in = A bot is playing for { $name }.
ui-nudge = Nudge
ui-nudged = { $name } is waiting for you.
ui-call-me = This game takes its time. Shall we let you know when it’s your turn?
ui-call-me-yes = Yes, please
ui-call-me-no = No, thanks
ui-notices = Notifications
ui-notices-why = Your device lets you know when a game is waiting for you.
ui-go-on = Go ahead
ui-scene-waits = The game is waiting for you: { $seconds } s
ui-scene-others = Still looking: { $names }
ui-decided-clock = time was up, a bot decided
ui-decided-stand-in = a bot decided
ui-see-replay = Show in the replay
ui-curtain = Pass the device
ui-curtain-why = No peeking!
ui-curtain-open = I’m { $name }
ui-rematch = Play again
ui-rematch-wanted = { $name } wants to play again.
ui-rematch-join = Join in
ui-watch-rematch = Watch the next game
ui-replay = Watch replay
ui-chance = Fair shuffle
ui-chance-how = Before the deal, the server locks away a random number, and so does every player’s device. Only then are they all opened, and it takes all of them together to shuffle the cards. So nobody can choose the cards: no player, and not even the person who runs this server.
ui-chance-added = has added a number.
ui-chance-sealed = has a number locked away.
ui-chance-missing = locked a number away but didn’t open it in time.
ui-chance-none = didn’t add a number.
ui-chance-bot = is a bot: its number was fixed together with the server’s.
ui-chance-check = Check this game
ui-chance-check-why = Your browser works out every random number of this game again, and compares it with what was promised before the deal.
ui-chance-checking = Checking…
ui-chance-good = All as promised. { $changes ->
        [one] { $changes } step
       *[other] { $changes } steps
    } and { $taken ->
        [one] { $taken } random number
       *[other] { $taken } random numbers
    } check out.
ui-chance-bad-commitment = Something is wrong: the server didn’t use the secret it had locked away.
ui-chance-bad-seal = Something is wrong: a number was changed after it had been locked away.
ui-chance-bad-number = Something is wrong: your own number was left out.
ui-chance-bad-seed = Something is wrong: the cards weren’t shuffled with these numbers.
ui-chance-bad-chance = Something is wrong: one of the random numbers in the game isn’t the right one.
ui-chance-cannot = Browsers can only check this on https pages. You can check the game’s file on any computer: getaway replay --verify
ui-chance-details = The numbers themselves
ui-chance-commitment = What the server locked away (its SHA-256)
ui-chance-number = { $name }’s number

## Replay

ui-first = To the start
ui-back = Back
ui-next = Next
ui-last = To the end
ui-run = Play
ui-stop = Stop
ui-step = Step
ui-step-of = Step { $step } of { $last }
ui-seen-by = Point of view
ui-spectator = Spectator
ui-all-hands = All hands visible
ui-download = Download the game

## Settings and keys

ui-close = Close
ui-theme = Theme
ui-theme-system = system
ui-theme-light = light
ui-theme-dark = dark
ui-sound = Sound
ui-sound-why = Cards, tokens, and two knocks when it’s your move.
ui-volume = Volume
ui-pace = Bot speed
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-pace-at-once = at once
ui-confirm = Confirm moves
ui-confirm-why = Ask once more before a choice is final.
ui-motion = Animation
ui-motion-why = Cards and pieces move across the table.
ui-coach = Coach
ui-coach-why = Tips as you go: alone with bots, or when everyone at the table wants them.
ui-coach-ask = Ask for the coach
ui-coach-agree = Coach: agree ({ $wants } of { $people })
ui-coach-forget = No coach after all
ui-sure-setting = Ask before a blunder
ui-sure-why = A quiet question before a move that throws away a big part of your chance to win.
ui-tip-read = Got it
ui-tips-stop = No more tips
ui-sure = Sure?
ui-sure-loses = That lowers your chance to win by about { $loss } percentage points.
ui-sure-back = Think again
ui-sure-do = Do it anyway
ui-sure-never = Don’t ask again
ui-keys = Keyboard shortcuts
ui-key-tab = next control
ui-key-enter = choose, confirm
ui-key-number = choose by number
ui-key-arrows = move between choices
ui-key-escape = cancel, close
ui-key-hint = hint
ui-key-undo = undo
ui-key-rules = rules
ui-key-talk = say something
ui-key-help = this list

## When something goes wrong

ui-loading = Loading…
ui-trouble = That didn’t work
ui-try-again = Try again
ui-failed = The server says: { $detail }
ui-failed-lost = There’s nothing here. The table may have been closed.
ui-failed-offline = Can’t reach the server.

## Who you are on this device

ui-move-title = Who do you want to be here?
ui-move-about = This link makes you { $linked }. On this device you’ve been { $here } so far{ $games ->
    [0] .
   *[other] , and { $here } has games of their own.
}
ui-move-nobody = This link makes you { $linked } on this device, too.
ui-move-from-link = from the link
ui-move-on-device = on this device
ui-standing = { $games ->
    [0] no games yet
    [one] { $games } game
   *[other] { $games } games
}{ $running ->
    [0] { "" }
   *[other] , { $running } in progress
}
ui-move-kept = { $here } isn’t gone: you’ll find the name under “Other names on this device” and can switch back any time. Seats in unfinished games stay yours.
ui-move-do = Be { $name } here
ui-move-stay = Stay { $name }
ui-move-not-now = Not now
ui-other-device-once = It works once.
ui-other-names = Other names on this device
ui-other-names-why = Switch back whenever you like; your current name is kept here instead.
ui-sign-out-others = Only on this device
ui-sign-out-others-why = For when a link got into the wrong hands, or you’re still signed in on a device that isn’t yours.
ui-sign-out-do = Sign out all other devices
ui-signed-out-others = Done. You’re signed in on this device only.
ui-failed-link-used = This link doesn’t work any more: it’s been used, it’s too old, or part of it is missing. Create a new one on your other device.

## How the bots think

ui-bots-short = The bots are pressed for time: too many are thinking at once.
ui-bots-plain = The strong bots are still warming up and think more slowly.

## My games

ui-mine = My games
ui-mine-see-all = All my games
ui-mine-kept = Tied to this browser. No account.
ui-mine-show = Show
ui-mine-all = All { $games }
    .some = All
ui-mine-turn = My turn { $games }
    .some = My turn
ui-mine-wins = Won { $games }
    .some = Won
ui-mine-people = With people
ui-mine-running = In progress
ui-mine-finished = Finished
ui-mine-title = { $game }, { $number ->
    [one] { $number } player
   *[other] { $number } players
}
ui-mine-waits = Waiting for { $name }
ui-mine-time-left = { $time } left
ui-mine-over = Over
ui-mine-won = Won
ui-mine-lost = Lost
ui-mine-rules-older = old rules: watch only
ui-mine-rules-gone = old rules: can’t be shown any more
ui-mine-chances = Your chances throughout the game
ui-mine-older = Older games
ui-mine-none = No games yet.
ui-mine-none-why = Every game you play shows up here, with its replay.
ui-mine-nothing = No games match.
ui-mine-offline = You’re offline. This is your list as of { $when }.
ui-mine-device = Create a link
ui-mine-device-why = Take this list and your seats along. Nothing is lost here.
ui-mine-data = Your data
ui-mine-data-why = A name, a cookie and the games in this list. Nothing else.
ui-mine-export = Download everything
ui-mine-delete = Delete my data…
ui-delete-title = Delete your data?
ui-delete-name = Your name and this list disappear at once, on all your devices.
ui-delete-running = { $games ->
    [one] A bot takes your seat in { $games } unfinished game.
   *[other] A bot takes your seat in { $games } unfinished games.
}
ui-delete-others = Other players keep their games. There you’ll be “somebody”; moves and promises stay.
ui-delete-no-way-back = There’s no way back.
ui-delete-said = Also delete what I wrote
ui-delete-said-why = Chat messages at the tables
ui-delete-do = Delete for good
ui-delete-keep = Keep everything

## Ratings and puzzles

ui-ratings = How you play
ui-ratings-why = A quiet number. Only you can see it, unless you say otherwise. The more games it rests on, the less it moves.
ui-ratings-bots = Against bots · { $game }
ui-ratings-people = Against people · { $game }
ui-ratings-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ui-ratings-silent = { $games ->
    [one] after { $games } more game
   *[other] after { $games } more games
}
ui-ratings-none = Play { $games } games against bots or at open tables, and a number shows up here. You don’t need one.
ui-ratings-strokes = The ticks are the bots, from random to expert. Two times out of three, your true strength is inside the band.
ui-ratings-show = Others at my tables may see it
ui-ratings-hide = Hide
ui-ratings-unhide = Show
ui-ratings-do-not = Don’t count me
ui-ratings-off = Your games aren’t counted, and what was counted is gone.
ui-ratings-count = Count me
ui-puzzle = Puzzle of the day
ui-puzzle-ask = One move is clearly best. Which one?
ui-puzzle-hint = Hint
ui-puzzle-not = The obvious move isn’t the best: { $move }
ui-puzzle-right = Right! You’d win { $chance } times out of 100.
ui-puzzle-wrong = Not the best: you’d win { $chance } times out of 100.
ui-puzzle-wrong-unknown = Not the best.
ui-puzzle-best = Better: { $move } ({ $chance } out of 100)
ui-puzzle-no-reason = The search found this one; no rule of thumb covers it.
ui-puzzle-streak = { $days ->
    [one] Solved { $days } day in a row
   *[other] Solved { $days } days in a row
}
ui-puzzle-next = Next puzzle

## Lessons

ui-learn = Learn by playing
ui-new-here = New here? Learn in { $minutes } minutes
ui-new-here-how = By playing: { $game }
ui-learn-lessons = { $lessons ->
    [one] Learn: { $minutes } min
   *[other] Learn: { $lessons } short lessons
}

# The review of a finished game. Chances and points are hundredths.

ui-review = Review
ui-review-knew = What you knew
ui-review-open = All hands open
ui-review-graph = Chances to win, step by step
ui-review-progress = Judged up to step { $step } of { $steps }.
ui-review-left = About { $seconds } s left.
ui-review-waiting = Waiting for the judge: live games come first.
ui-review-chance = { $name }: { $chance }%
ui-review-mark = { $name }: { $done }, { $chance }%; { $grade }, better: { $better }, { $best }%
ui-review-inaccuracy = Inaccuracy
ui-review-mistake = Mistake
ui-review-blunder = Blunder
ui-review-from = from { $points }
ui-review-only = The only good move
ui-review-fine = No mistake
ui-review-played = Played
ui-review-better = Better
ui-review-sure = It costs { $lost } ± { $error } points if everyone plays on like an expert. Judged over { $deals } deals that fit what { $name } could know at the time.
ui-review-nothing = Nothing was judged at this step.
ui-review-luck = Luck of the cards: { $name } { $points }
ui-review-lucky = luck of the cards
ui-review-no-fault = That was no mistake.
ui-review-accuracy = Accuracy
ui-review-hundred = 100 = the best move every time
ui-review-where = Where the chance went
ui-review-own = own moves
ui-review-others = others’ moves
ui-review-cards = cards
ui-review-points = points out of 100
ui-review-turning = Turning points
ui-review-all = all { $count }
ui-review-mine = mine { $count }
ui-review-none = Nobody made a clear mistake.
ui-review-next = Next mark
ui-review-board = Look at the board
ui-review-moves = Moves
ui-review-players = Players
ui-review-rounds = Rounds
ui-review-round = Round
ui-review-guards = Guards
ui-review-scapegoat = Scapegoat
ui-review-bonus = Bonus
ui-review-votes = Votes
ui-review-broke = word broken
ui-review-promises = Promises
ui-review-kept = kept
ui-review-broken = broken
ui-review-void = void
ui-review-still = still open
ui-review-keys = ← → step · M next mark · T try it · O open hands · L link
ui-branch = What if
ui-branch-try = Try it
ui-branch-why = You play on from step { $step } at a table of your own, against bots. Whatever your seat couldn’t know is dealt afresh, and the game never counts towards a rating.
ui-branch-seat = Your seat
ui-branch-go = Play on from here
ui-branch-back = Back to the game
ui-branch-strip = What if: from step { $step } of another game
ui-branch-mine = Your what-ifs of this game
ui-branch-one = Step { $step }, { $name }
ui-branch-chance = Up to the fork, the luck is the first game’s. After it, all luck comes from the server’s secret alone: no player added a number.
