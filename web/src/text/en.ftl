# The page.
page-title = { $page } · Pessoi
page-title-turn = Your turn: { $game }
page-home = Home
page-close = Close
page-loading = One moment …
page-sorry = That did not work
page-nowhere = There is nothing here
page-you = Guest
page-theme = Light
page-theme-auto = Auto
page-theme-light = Day
page-theme-dark = Night
page-language = Language
page-preferences = Preferences

# Home.
home-title = Board games of ancient Greece
home-about = Sit down with friends wherever they are, or with bots. Nobody has to register.
home-seats = { $least } to { $most } players
home-play = Play now
home-new = New table
home-rules-of = Rules of { $game }
home-more = More
home-record = Open a record

mine-title = My tables
mine-your-turn = Your turn
mine-running = In play
mine-over = Over
mine-closed = Can no longer be played on
mine-forget = Take off this list

# A table that nobody can go on with.
closed-record-rules = This table was played by version { $found } of the rules. They have changed since (version { $known }), so nobody can go on here.
closed-record-components = This table was played with other components than this server has, so nobody can go on here.
closed-unknown-game = This server no longer has the game of this table.
closed-left = You can still talk, and keep the record: it opens where the rules are the same.

# A new table.
new-game = Game
new-seats = Seats
new-who = Who sits on seat { $number }
new-kind-you = You
new-kind-person = A friend with a link
new-kind-bot = A bot
new-kind-hot-seat = Somebody at this screen
new-kinds-about = A friend gets a link of their own. Those who share this screen take turns, and a curtain hides secret decisions.
new-level = Level
new-level-of = Level of seat { $number }
new-name-of = Name on seat { $number }
new-remove = Remove seat { $number }
new-add = Add a seat
new-edition = Edition
new-options = Options ({ $count })
new-clock = Clock
new-clock-about = When a player’s time is up, a bot plays on for them.
new-clock-0 = none
new-clock-60 = a minute for each move
new-clock-300 = five minutes for each move
new-clock-86400 = a day for each move
new-open = Set the table
new-opened = The table is set. Give everybody their own link.
new-sit-down = Sit down

# Links.
links-about = Whoever has a link can use it: hand each one on only to the person it is meant for.
links-own = Your own seat
links-seat = For { $name }
links-spectators = For those who watch
links-copy = Copy
links-copied = Copied.
links-code = QR code

# At the table.
table-seat = Seat { $number }
table-namesake = { $name } ({ $number })
table-board = The board
table-decision = What is asked
table-players = Who sits here
table-tools = At the table
table-log = Story
table-chat = Chat
table-rules = Rules
table-links = Links
table-replay = Replay
table-undo = Undo
table-undo-about = Take your last move back, as long as nothing new was revealed (u)
table-hint = Hint
table-hint-about = What the strong bot would do (h)
table-thinking = Thinking …
table-amount = Amount
table-choose-on-board = Choose a lit place on the board.
table-choose-again = Choose again
table-choices = { $count } possibilities
table-list-moves = Show all { $count } moves
table-reconnecting = The connection is lost. It comes back by itself.
table-unreachable = The server cannot be reached.
table-over = The game is over.
table-waiting-for = { $names } to decide …
table-playing-back = The others play …
table-skip = Skip ({ $count })
table-proposal = { $name } asks to go back to entry { $entry } of the record.
table-proposal-open-for = { $names } still to answer.
table-agree = Agree
table-disagree = Rather not
table-curtain = { $name }, it is your turn
table-curtain-about = Look only when nobody else sees the screen.
table-curtain-lift = Lift the curtain

sit-title = A seat is kept for you
sit-about = Under which name do you want to play?
sit-name = Name
sit-down = Sit down

players-turn = to decide
players-bot = bot · { $level }
players-open = not here yet
players-away = away
players-place = { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    }
players-score = Points
players-spectators = { $count ->
        [one] one watches
       *[other] { $count } watch
    }
players-take-back = Play myself again

clock-left = { $name }: { $time }

hint-move = The strong bot would: { $move }
hint-expected = Chance to win: { $chance }
hint-other = { $move } ({ $chance })

tip-understood = Understood
tip-no-more = No more explanations

log-all = Show all { $count } lines
notice-undone = { $name } took back moves.
notice-bot-substituted = { $by } has a bot ({ $bot }) play for { $name }.
notice-person-returned = { $name } plays again instead of the bot.
log-rule = Why? The rule
log-moment = Look at this moment
log-back = Ask to go back before this

chat-about-seats = Only those who play can read this.
chat-about-spectators = Only those who watch can read this.
chat-spectator = A spectator
chat-message = Message
chat-send = Send

# Replay.
replay-at = Entry { $entry } of { $entries }
replay-moment = Moment
replay-first = To the beginning
replay-back = One back
replay-run = Play
replay-stop = Stop
replay-on = One on
replay-last = To the end
replay-share = Copy the address
replay-leave = Back to the table

# The end.
ending-title = Result
ending-winner = { $count ->
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
ending-place = Place
ending-player = Player
ending-score = Sum
ending-lead = How the lead went
ending-lead-about = The scores of all seats from the first to the last move; a click leads to that moment.
ending-again = Play again
ending-rematch = A new table is set for the same people: “{ ending-again }” leads there.
ending-replay = Replay from the beginning
ending-record = Keep the record

# Rules and statistics.
rules-search = Search the rules
rules-none = No rule speaks of “{ $search }”.
rules-texts = The paper rules
statistics-title = Statistics
statistics-about = How the finished tables on this server came out.
statistics-none = No table is finished yet.
statistics-kind = { $edition }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }: { $finished ->
        [one] one game
       *[other] { $finished } games
    } of { $entries } entries
statistics-mine = My own tables
statistics-played = Played
statistics-seat = Seat
statistics-won = Wins
statistics-score = Mean score
report-heading = The arena
report-how = A report that “pessoi report” made can be read here.
report-open = Open a report
report-unreadable = This is not a report of the arena.

# Preferences.
preferences-look = Look and sound
preferences-pace = Pace of the others’ moves
preferences-still = Nothing moves
preferences-sound = A sound when it is my turn
preferences-notify = A notice of the browser when it is my turn
preferences-explain = Explain decisions the first time
preferences-seat = My seat
preferences-bot-about = A bot can play for you until you come back.
preferences-bot = Let a bot play
preferences-keys = Keys
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-none = at once
key-number = 1 … 0
key-number-about = play one of the first ten moves
key-u = u
key-u-about = undo
key-h = h
key-h-about = hint
key-r = r
key-r-about = rules
key-l = l
key-l-about = story
key-c = c
key-c-about = chat
key-s = s
key-s-about = skip what is played back
key-escape = Esc
key-escape-about = choose again, close
key-tab = Tab, Enter
key-tab-about = go to the lit places of the board and choose

# The generic board.
generic-facts = At the table
generic-table = Table
generic-yes = yes
generic-no = no
generic-none = –
