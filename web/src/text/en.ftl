# The page.
page-title = { $page } · Pessoi
page-title-turn = Your turn: { $game }
page-home = Home
page-close = Close
page-loading = Loading …
page-sorry = That didn’t work
page-nowhere = Page not found
page-you = Guest
page-theme = Theme
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-language = Language
page-preferences = Settings

# A table that nobody can go on with.
closed-record-rules = This game was played with version { $found } of the rules. The server now uses version { $known }, so the game can’t be continued.
closed-record-components = This game was played with different components from those on this server, so it can’t be continued.
closed-record-damaged = { closed-record-components }
closed-record-numbers = { closed-record-components }
closed-unknown-game = This server no longer offers this game.
closed-left = You can still chat and download the game. It can be opened wherever the same rules are used.

# A new table.
new-level = Bot strength

# Links.
links-about = Anyone with a link can use it, so send each link only to the player it is meant for.
links-own = Your seat
links-seat = For { $name }
links-spectators = For spectators
links-copy = Copy
links-copied = Copied.
links-code = QR code

# At the table.
table-seat = Player { $number }
table-namesake = { $name } ({ $number })
table-board = Board
table-decision = Your decision
table-players = Players
table-tools = Table menu
table-menu = Menu
table-told = Log and chat
table-hand = Your side of the table
table-hand-lift = Show everything
table-hand-lower = Show less
table-whole-board = Show the whole board
table-all-moves = All moves
table-moves = Moves
table-search-moves = Search moves
table-log = Log
table-chat = Chat
table-rules = Rules
table-links = Links
table-replay = Replay
table-undo = Undo
table-hint = Hint
table-thinking = Thinking …
table-amount = Amount
table-choices =
    { $count ->
        [one] 1 possible move
       *[other] { $count } possible moves
    }
table-reconnecting = Connection lost. Reconnecting …
table-unreachable = The server can’t be reached.
table-over = The game is over.
table-waiting-for = Waiting for { $names } …
table-playing-back = The other players are moving …
table-proposal = { $name } asks to go back to step { $entry }. { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } would be undone.
table-proposal-open-for = Waiting for an answer from { $names }.
table-agree = Accept
table-disagree = Decline
table-curtain = { $name }, it’s your turn
table-curtain-about = Make sure nobody else can see the screen.
table-curtain-hold = I am { $name } (press and hold)

sit-title = A seat is waiting for you
sit-about = What name do you want to play under?
sit-name = Name
sit-colour = Colour
seat-colour-red = Red (owl)
seat-colour-blue = Blue (dolphin)
seat-colour-yellow = Yellow (lyre)
seat-colour-green = Green (laurel)
seat-colour-violet = Violet (helmet)
seat-colour-black = Black (amphora)
sit-down = Join the game

players-turn = to move
players-bot = bot · { $level }
players-open = not joined yet
players-away = away
players-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
players-score = Points
players-score-hidden = Points are hidden
players-spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
players-take-back = Take my seat back

# The prompt.
prompt-your-turn = Your turn: { $question }
prompt-both = { $first } · { $second }
prompt-sent = Sent …
prompt-slow = The connection is slow. Your move is being sent again.
prompt-playback = Move { $shown } of { $count }
prompt-after-this = It’s your turn after this.
prompt-skip = Skip
prompt-back = Back
prompt-confirm = Confirm
prompt-choose = Choose a move

clock-left = { $name }: { $time }

hint-move = The strong bot suggests: { $move }
hint-expected = Chance of winning: { $chance }
hint-others = Other moves (chance of winning):
hint-other = { $move } ({ $chance })

notice-undone = { $name } took back moves.
notice-bot-substituted = { $by } has a bot ({ $bot }) play for { $name }.
notice-person-returned = { $name } plays again instead of the bot.
log-rule = Show the rule
log-moment = Show this position
log-places = Show on the board
log-back = Ask to go back to before this step

chat-about-seats = Only the players can read this.
chat-about-spectators = Only spectators can read this.
chat-spectator = Spectator
chat-message = Message
chat-send = Send
chat-phrases = Ready phrases, which each player reads in their own language
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-turn = It’s your turn.
phrase-bye = Good game! See you soon.

# Replay.
replay-at = Step { $entry } of { $entries }
replay-moment = Position in the game
replay-run = Play
replay-stop = Pause
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-chapter-back = Previous chapter
replay-chapter-on = Next chapter
replay-speed = Speed: { $speed }
replay-eyes = See it as
replay-share = Copy link to this position
replay-leave = Back to the table

# The end.
ending-title = Result
ending-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
ending-place = Rank
ending-player = Player
ending-score = Total
ending-lead = Scores over time
ending-lead-about = Every player’s score from the first move to the last. Click to see that position.
ending-again = Play again
ending-rematch = A new table for the same players is ready. Press “{ ending-again }” to join it.
ending-replay = Watch replay
ending-analysis = Analysis
ending-record = Download game
edition-title = Edition and rules of this table
edition-changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
edition-differs = { $count ->
    [one] One option differs from it:
   *[other] { $count } options differ from it:
}

# Preferences.
preferences-look = Appearance and sound
preferences-pace = Speed of other players’ moves
preferences-still = Reduce motion
preferences-sound = Play sounds
preferences-notify = Show a browser notification when it’s my turn
preferences-play = Playing
preferences-confirm = Confirm moves
confirm-auto = On touch screens, if they can’t be undone
confirm-never = Never
confirm-final = If they can’t be undone
confirm-always = Always
preferences-forced = Play a move for me if it is the only one
preferences-zoom = On small screens, zoom to where I have to choose
preferences-single-keys = Use single keys as shortcuts
preferences-seat = My seat
preferences-bot-about = A bot can play for you until you come back.
preferences-bot = Let a bot play for me
preferences-keys = Keyboard shortcuts
pace-slow = Slow
pace-normal = Normal
pace-quick = Fast
pace-none = Instant
key-number = 1 … 0
key-number-about = Choose one of the first ten moves
key-m = m
key-m-about = List all moves
key-arrows = Arrow keys
key-arrows-about = Go to the nearest highlighted space
key-zoom = + − .
key-zoom-about = Zoom in, zoom out, show the whole board
key-go = g s, g e, g h, g l, g c
key-go-about = Go to the board, the prompt, your side, the log, the chat
key-question = ?
key-question-about = Explain the selected space
key-u = u
key-u-about = Undo
key-h = h
key-h-about = Hint
key-r = r
key-r-about = Rules
key-l = l
key-l-about = Log
key-c = c
key-c-about = Chat
key-s = s
key-s-about = Skip the other players’ moves
key-escape = Esc
key-escape-about = Cancel the selection or close
key-tab = Tab, Enter
key-tab-about = Move between highlighted spaces and choose one

# The generic board.
generic-facts = At the table
generic-table = Table
generic-yes = yes
generic-no = no
generic-none = –

recap-title = Since your last move
recap-again = Show the last move again
prompt-paused = Paused: { $shown } of { $count }
orders-title = When should the table ask you?
order-turn = Pass for this turn
order-turn-about = You are not asked again until the next turn.
order-useful = Ask if I could act
order-useful-about = If you could only pass, the table passes for you.
order-concerned = Ask only if it concerns me
order-concerned-about = The table passes for you when others attack or fight.
order-ask = Always ask
order-ask-about = You are asked even if you could only pass.

explain-reconstructed = Reconstructed: { $what }
table-explain = Explain what I tap
explain-table-undo = Takes back your last move, as long as nothing new was revealed.
explain-table-hint = Shows what the strong bot would do, and how likely you are to win.
explain-table-rules = Opens the rulebook of this table.
explain-table-log = Opens what has happened so far.

log-everybody = All
log-search = Search the log
log-points = Points only
log-setup = Setup: { $count ->
    [one] one line
   *[other] { $count } lines
}
log-earlier = { $count ->
    [one] one earlier turn
   *[other] { $count } earlier turns
}
log-more = { $count ->
    [one] one more line
   *[other] { $count } more lines
}
log-new = { $count ->
    [one] one new line
   *[other] { $count } new lines
}

page-play = Play
page-study = Study
page-pages = Pages
numbers-table = This table uses its own numbers:
numbers-instead = { $name }: { $value } instead of { $shipped }
volume-turn = My turn only
volume-table = The table, too
volume-all = Everything
preferences-volume = Sounds
ending-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}

lesson-title = Lesson
lesson-step = { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-play-on = Play on
lesson-leave = Leave the lesson
lesson-leave-about = Leave the lesson and play on against bots
lesson-do = Your turn
