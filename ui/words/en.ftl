# What the page says, whatever is played. Ids begin with ui-, so that they meet no id of a game.

ui-getaway = Getaway

## Home

ui-hero-1 = Steal it. Hide it.
ui-hero-2 = Have an alibi.
ui-hero-about = Board games about thieves. No account, on any phone.
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
ui-level-random = careless
ui-level-easy = easy
ui-level-medium = clever
ui-level-hard = hard
ui-level-expert = expert
ui-your-turn = Your turn
ui-others-turn = Others are deciding
ui-your-games = Your running games
ui-open-tables = Open tables
ui-table-of = Table of { $name }
ui-seats-free = { $free ->
    [0] No seat free
    [one] { $free } seat free
   *[other] { $free } seats free
}
ui-waiting-for = { $missing ->
    [0] Ready to start
    [one] Waiting for { $missing } player
   *[other] Waiting for { $missing } players
}
ui-continue = Continue
ui-to-lobby = To the table
ui-join = Join
ui-watch = Watch
ui-unofficial = An unofficial edition with words and drawings of its own.

## You

ui-your-name = Your name
ui-guest-names = Magpie, Fox, Raven, Lynx, Marten, Weasel, Owl, Cat
ui-keep = Keep
ui-other-device = On another device
ui-other-device-why = Open this link there within a quarter of an hour, and your games come along. Show it to nobody: whoever opens it is you.
ui-other-device-make = Make the link
ui-language = Language
ui-to-dark = Switch to dark
ui-to-light = Switch to light

## Making a table

ui-players = Players
ui-players-count = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
ui-clock = Clock
ui-clock-none = No clock
ui-clock-live = A minute each
ui-clock-slow = A day each
ui-open-table = Open table
ui-open-table-why = Anybody on this server may join. Otherwise only those who have the link.
ui-more-options = More options
ui-talk-time = Time to talk before a vote
ui-talk-endless = no limit while you are alone with bots
ui-seconds = { $seconds ->
    [0] none
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
ui-stand-in = Bot that sits in for whoever is gone
ui-edition = Edition
ui-usual = usual
ui-seat = Seat { $seat }
ui-make-table = Make the table

## Lobby

ui-seats = Seats
ui-free = Free seat
ui-you = you
ui-here = here
ui-away = away
ui-bot = Bot
ui-bot-of = Bot, { $level }
ui-bot-sits-in = a bot plays for them
ui-seat-bot = Bot for seat { $seat }
ui-beside = Beside me
ui-name-beside = Name of who sits beside you
ui-sit-down = Sit down
ui-stand-up = Give up the seat
ui-empty-seat = Send { $name } away
ui-full = All seats are taken. You will watch when it begins.
ui-start = Start
ui-start-with-bots = { $bots ->
    [one] Start with { $bots } bot
   *[other] Start with { $bots } bots
}
ui-creator-starts = Whoever made the table starts the game.
ui-invite = Link for your friends
ui-invite-why = Send it, or hold a phone to the code. Whoever opens it may sit down.
ui-qr = The link as a code for a phone
ui-copy = Copy link
ui-only-here = This link works on this device only. For others, start the server with --host 0.0.0.0.
ui-copied = Copied
ui-send = Send
ui-close-table = Close the table
ui-table-closed = This table has been closed.

## At the table

ui-menu = Menu
ui-undo = Undo
ui-board-broken = The board of this game cannot be shown; the list is enough to play.
ui-home = Home
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-none = No rule speaks of “{ $wanted }”.
ui-settings = Settings
ui-log = Log and talk
ui-say = Say something
ui-phrases = Phrases
ui-mute = Mute { $name }
ui-unmute = Hear { $name } again
ui-watch-link = Link to watch
ui-pause = Ask for a pause
ui-paused = The game is paused.
ui-resume = Go on
ui-pause-asked = You have asked for a pause. It begins when all agree.
ui-pause-wanted = { $names } would like a pause.
ui-pause-agree = Agree
ui-pause-forget = Never mind
ui-rest = Let a bot play for me
ui-bot-plays = A bot plays for you.
ui-take-back = Take my seat back
ui-hand-over = Hand my seat over
ui-hand-over-why = Whoever opens this link takes your seat and goes on with your cards.
ui-leave = Leave
ui-leave-why = Go home for now: the seat stays yours, and the game is in your list. Or leave for good: a bot plays on for you.
ui-leave-home = Home for now
ui-leave-for-good = Leave for good
ui-line-broken = Connection lost. Trying again …
ui-your-decision = It is your decision.
ui-curtain = Pass the device on
ui-curtain-why = Nobody else should look now.
ui-curtain-open = I am { $name }
ui-rematch = Play again
ui-watch-rematch = Watch the next game
ui-replay = Look back

## Replay

ui-first = To the beginning
ui-back = Back
ui-next = Next
ui-last = To the end
ui-run = Play
ui-stop = Stop
ui-step = Step
ui-step-of = Step { $step } of { $last }
ui-seen-by = Seen by
ui-spectator = a spectator
ui-all-hands = all hands open
ui-download = Download the game

## Settings and keys

ui-close = Close
ui-theme = Light or dark
ui-theme-system = as the device
ui-theme-light = light
ui-theme-dark = dark
ui-sound = Sound
ui-sound-why = Two knocks when it is your decision.
ui-confirm = Confirm
ui-confirm-why = Ask once more before a choice is final.
ui-motion = Motion
ui-motion-why = Cards and pieces move across the table.
ui-keys = Keyboard
ui-key-tab = from one thing to the next
ui-key-enter = choose, confirm
ui-key-number = choose by number
ui-key-arrows = move among choices
ui-key-escape = take the choice back, close
ui-key-hint = hint
ui-key-undo = take back
ui-key-rules = rules
ui-key-talk = say something
ui-key-help = this list

## When something goes wrong

ui-loading = Loading …
ui-trouble = That did not work
ui-try-again = Try again
ui-failed = The server says: { $detail }
ui-failed-lost = There is nothing at this address. The table may have been closed.
ui-failed-link = This link is too old, or has been cut off. Make a new one on your other device.
ui-failed-offline = The server cannot be reached.
