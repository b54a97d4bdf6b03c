# What every game shares.

reason-over = The game is over.
reason-no-such-seat = There is no seat { $seat }. Seats at this table: { $seats }, numbered from 0.
reason-no-such-move = { $move } is not a move in this game.
reason-fate-first = A chance event must be resolved first.
reason-not-your-turn = It’s not your turn.
reason-no-chance-now = There is no chance event to resolve now.
reason-no-such-outcome = { $outcome } is not a possible outcome now.
reason-not-now = You can’t do that now.
reason-lesson = That is possible too. In this lesson, try this first: { $move }.
label = { $text }:

# The terminal.

terminal-you = Player
terminal-seat = Player
terminal-seats = { $more ->
        [0] { $low ->
            [one] { $low } player
           *[other] { $low } players
        }
       *[other] { $low }–{ $high } players
    }
terminal-options = Rules: { $options }
terminal-box = { $authors }, { $publisher } { $year }, { $age }+
terminal-chance = Chance
terminal-range = { $first } to { $last }: type a number
terminal-type-a-move = Number or move
terminal-help =
    Type the number of a move, or the move itself as shown in brackets. When asked for an amount, type the amount.
    undo: take back your last move, unless something new was revealed or another player has moved
    why MOVE: explain why a move is not allowed
    rules TEXT: search the rules
    board: show the board again
    quit: leave (the game is saved after every move)
terminal-undone = Move undone.
terminal-cannot-undo = You can’t undo this: something new was revealed or another player has moved.
terminal-allowed = This move is allowed.
terminal-unknown = “{ $typed }” is not a move. Type a number from the list or a move as shown in brackets. Type “help” for more.
terminal-did-you-mean = “{ $typed }” is not a move. Did you mean { $similar }?
terminal-over = The game is over.
terminal-saved = Game saved to { $file }
terminal-go-on = To continue: pessoi play --continue { $file }
terminal-curtain = { $name }, it’s your turn. Press Enter when only you can see the screen.
terminal-search = Search the rules
terminal-no-rule = No rules found for “{ $search }”.
terminal-close = Press Esc to close.
terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-play-on = Play on
terminal-key-undo = Undo
terminal-key-leave = Quit
terminal-lesson = { $step } of { $steps }. { $text }
terminal-lesson-leave = Type “free”, or press F3 in full screen, to leave the lesson and play on against bots.
terminal-replay-prompt = [{ $at } of { $count }] Enter for the next step, “back”, a step number or “quit”:
terminal-replay-help = Press Enter for the next step, type “back” for the previous one, a number to jump to that step, or “quit” to leave.
terminal-end-of-record = This is the end of the saved game.

rules-option = option: { $option }
rules-not-here = { $count ->
        [0] All rules apply at this table.
        [one] One rule belongs to other options and is not shown; “pessoi rules { $game }” prints all.
       *[other] { $count } rules belong to other options and are not shown; “pessoi rules { $game }” prints all.
    }
rules-count = { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }, { $tested } of them covered by tests
rules-untested = no test covers { $rule }
rules-unknown = a test refers to { $rule }, which does not exist
status-stated = printed
status-stated-about = is in the printed rules
status-clarified = clarified
status-clarified-about = fills a gap of the printed rules or decides between two texts
status-reconstructed = reconstructed
status-reconstructed-about = is our reconstruction; the printed rules do not say it

# Fields of every view, as the generic board labels them.

view-seat = Seat
view-actors = To move
view-asked = Decision

# The server.

serve-ready = Pessoi is running at { $address }
serve-stopped = The server has stopped. All games are saved.
serve-port-taken = Port { $port } on { $host } is already in use. Is another server running? Choose another port with --port NUMBER.
serve-no-port = Cannot listen on { $host }, port { $port }.
serve-not-writable = Cannot write to { $where } ({ $detail }). Choose another folder with --data DIR.
serve-in-use = { $where } is in use by another server.
serve-unreachable = Cannot connect to the database { $where } ({ $detail }).
serve-newer-schema = This database was created by a newer version of Pessoi. Please use that version.
serve-bad-proxy = “--proxied” needs addresses or networks, separated by commas ({ $detail }).
serve-backed-up = All games are copied to { $file }.
serve-no-backup = The games cannot be copied to { $where } ({ $detail }).
serve-backup-postgres = PostgreSQL has its own command for copies: pg_dump.

soak-running = Playing at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } …
soak-moves = Moves accepted: { $value }
soak-requests = Requests accepted, with chat and undos: { $value }
soak-tables = Games: { $value }
soak-restarts = Kills and restarts: { $value }
soak-lost = Lost: { $value }
soak-repeated = Repeated: { $value }
soak-gaps = Gaps: { $value }
soak-standing = Games that stand still: { $value }
soak-memory = Memory of the server: { $value } MB
soak-growth = Growth of its memory: { $value } MB per hour
soak-errors = Errors in its log: { $value }

table-spectators-watch = Spectators can’t make moves.
table-closed = This game can no longer be continued.
table-too-late = Too late: the position has changed. Please choose again.
table-unknown-move = “{ $move }” is not a move in this game.
table-bot-sits-here = A bot is playing for this seat. Take your seat back first.
table-finished = The game is over; nothing can be undone any more.
table-nothing-to-take-back = There is nothing to undo.
table-proposal-open = There is already a request to go back. Answer it first.
table-not-asked = You don’t have anything to decide now.
table-unknown-window = There is no window “{ $window }” in this game.
table-no-such-seat = This table has no such seat.
table-unknown-bot = There is no bot called “{ $bot }”.
table-bad-address = That is not a valid web address.
table-colour-taken = Another player has chosen this colour.
table-already-so = That is already the case.
table-not-your-seat = That is not your seat.
table-no-hints = No hint is available right now.
table-busy = The table is busy. Please try again.
table-storage-failed = Your move could not be saved and does not count. Please try again.
table-too-fast = Too many requests. Please wait a moment.
table-too-large = That is too much data.
table-too-slow = The request took too long to arrive.
table-malformed = The server could not read that request.
table-broken = Something went wrong on the server. Your game is safe.
table-no-token = You need a seat link for this.
table-unknown-token = This link does not lead to a table.
table-no-table = This table does not exist.
table-no-such-moment = The game has no such step.
table-not-found = There is nothing at this address.
table-not-over = This is only possible after the game has ended.
table-no-rematch = Nobody has asked for a rematch yet.
table-cannot-open = This table could not be created.
table-bad-numbers = The table could not be created: { $why }
table-wrong-origin = This page is not allowed to connect to the server.
table-too-many-sockets = Too many connections from your address.
table-no-hello = The connection did not start correctly.
table-stuck = The connection was too slow and has been closed.
table-closing = The server is restarting. You will be reconnected in a moment.
table-refused = The server refused the request.

# The command line.

cli-about = Board games set in ancient Greece, against bots or with friends.
cli-version = show the version and whether it is compiled
cli-is-compiled = pessoi { $version } (compiled)
cli-is-uncompiled = pessoi { $version } (uncompiled)
cli-mistake = pessoi: { $mistake }
cli-lang = language of all messages
cli-game = the game: %(choices)s
cli-games = list the games
cli-play = play a game in the terminal
cli-seats = who plays, separated by commas: “you” for a person, a bot’s name for a bot, “Anna=you” for a person with a name; “:blue” at the end chooses a colour
cli-edition = edition of the rules
cli-option = change one rule; can be given several times
cli-continue = continue a saved game
cli-record = file to save the game to
cli-seed = random seed
cli-plain = print line by line instead of using the full screen
cli-components-file = file with corrections to the printed numbers
cli-replay = step through a saved game
cli-record-file = a saved game
cli-position = show a position and its legal moves
cli-position-file = position as a JSON file
cli-rules = show the rules, in our own words
cli-search = show only rules that contain this text
cli-check = check that every rule is covered by a test
cli-tests = folder with the tests of the games
cli-options = list the editions and options of a game
cli-components = print the numbers of a game’s components as a file to edit
cli-schema = print the JSON Schema of a game’s positions
cli-learn = learn a game by playing a guided first game
cli-campaign = play the solo levels of Peloponnes in order
cli-campaign-file = file in which the campaign is saved

# Bots for people, from easy to hard.

level-random = Random
level-random-about = Plays any legal move.
level-beginner = Beginner
level-beginner-about = Knows the rules but often misses opportunities.
level-casual = Casual
level-casual-about = Plays sensibly, one move at a time.
level-skilled = Skilled
level-skilled-about = Looks a few moves ahead.
level-strong = Strong
level-strong-about = Looks as far ahead as it can and bids carefully.

# The arena.

cli-bots = list the bots
cli-arena = play many games between bots at one table
cli-tournament = play every bot against every other and rate them
cli-report = make a page of charts from an arena run
cli-bots-list = the bots at the table, separated by commas, one per seat
cli-many = number of games
cli-workers = number of worker processes
cli-cluster = address of the Ray cluster to play on, as host:port
cli-out = output folder; give the same folder again to resume an interrupted run
cli-records = save every game
cli-table-seats = seats per table (default: the game’s minimum)
arena-playing = { $game }: { $bots }
arena-saved = Results saved in { $folder }
arena-report = Report saved to { $file }

report-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $bots }
report-seed = Random seed: { $seed }
report-numbers = Figures
report-bot = bot
report-seat = seat
report-share = win rate
report-games = games
report-rating = rating
report-moves = moves
report-ending = ending
report-score = points
report-points = points per game
report-source = source
report-move = move
report-taken = chosen when available
report-win-when-chosen = win rate when chosen
report-strength = Strength
report-strength-about = Win rate of each bot, with a 95% confidence interval; the dashed line marks an even share.
report-balance = Seat balance
report-balance-about = Win rate of each seat. Every bot played every seat equally often.
report-length = Game length
report-length-about = Moves and chance outcomes per game, by how the game ended.
report-scores = Distribution of scores
report-scores-about = Minimum, middle half, median and maximum score of each bot.
report-sources = Where points come from
report-sources-about = Points per game, by source.
report-choices = Choices
report-choices-about = How often a move is chosen when it is available, and how often the players who choose it win.
report-actions = Kinds of move
report-actions-about = How often each kind of move is chosen when it is available. Amounts from long lists are left out.
cli-agents = describe the observations, actions and rewards for learning agents
cli-seat-count = number of seats
cli-serve = start a server to play with friends and bots
cli-host = address to listen on
cli-port = port to listen on
cli-database = PostgreSQL URL or SQLite file
cli-data = folder in which games are saved
cli-origin = allow a page on another site to use this server; can be given several times
cli-proxied = the address or network of a reverse proxy that tells where clients come from; several with commas
cli-window = milliseconds for which players may answer out of turn (900); with 0 every answer counts immediately, and one sees who could act
cli-serve-components = file with the numbers of your own copy of a game, which it names; new tables use them. One file for each game
cli-open = open the page in a browser
cli-backup = copy all games of a server to a file, even while people play
cli-backup-file = the new file
cli-soak = play on a server that is killed now and then, and count what was lost
cli-minutes = duration in minutes
cli-tables = number of tables
cli-json = print the data as JSON
cli-completion = print the script with which a shell completes commands
cli-shell = the shell: %(choices)s

# What `pessoi` says without a command.

greeting = Pessoi { $version }: board games set in ancient Greece, against bots or with friends.
greeting-serve = play on a page in your browser
greeting-play = play in this terminal
greeting-games = see which games there are
greeting-help = All commands: { $command }

# What stands for a value.

metavar-command = COMMAND
metavar-file = FILE
metavar-folder = DIR
metavar-game = GAME
metavar-list = LIST
metavar-name = NAME
metavar-setting = NAME=VALUE
metavar-number = NUMBER
metavar-text = TEXT
metavar-url = URL
metavar-address = ADDRESS

# What argparse says: its own %-signs stay.

argparse-usage = usage:
argparse-arguments = arguments
argparse-options = options
argparse-heading = %(heading)s:
argparse-help = show this help and exit
argparse-error = %(prog)s: error: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = missing arguments: %s
argparse-unrecognized = unknown arguments: %s
argparse-choice = %(value)r is not valid; choose from %(choices)s
argparse-maybe = %(value)r is not valid; did you mean %(suggestion)r? Choose from %(choices)s
argparse-value = %(value)r is not a valid value
argparse-one = needs a value
argparse-not-with = cannot be used together with %s
argparse-explicit = takes no value, but got %r
argparse-ambiguous = %(option)s is ambiguous: it could mean %(matches)s
argparse-between = expected a whole number from { $low } to { $high }, not { $found }
argparse-at-least = expected a whole number of at least { $low }, not { $found }

# What somebody got wrong.

mistake-in-file = { $file }: { $why }
mistake-unreadable = { $file }: cannot be read ({ $why })
mistake-unusable = { $file }: cannot be used ({ $why })
mistake-no-such-file = file not found
mistake-is-a-folder = this is a folder, not a file
mistake-not-a-folder = this is a file, not a folder
mistake-not-permitted = permission denied
mistake-file-trouble = system error { $number }
mistake-not-text = { $file }: not a text file
mistake-not-json = { $file }: not a JSON file ({ $why })
mistake-not-toml = { $file }: not a TOML file ({ $why })
mistake-numbers = these numbers cannot be used: { $why }
mistake-numbers-large = they take up more than { $most } bytes
mistake-numbers-unusable = the rules cannot be played with them
mistake-other-box = the file is for “{ $found }”, not for { $expected }
mistake-nameless-box = the file must name its game, as in { $example } in its first line
mistake-box-twice = there are two files for { $found }
mistake-broken-at = line { $line }, column { $column }
mistake-broken-end = at the end of the file
mistake-not-json-at-all = not valid JSON
mistake-missing-field = { $where }: { $name } is missing
mistake-unknown-field = { $where }: { $name } is unknown
mistake-other-kind = { $where }: expected { $expected }, not { $found }
mistake-other-length = { $where }: expected { $kind } of length { $expected }
mistake-out-of-range = { $where }: expected { $kind } { $expected }
mistake-kind-int = a whole number
mistake-kind-float = a number
mistake-kind-str = text
mistake-kind-bool = true or false
mistake-kind-array = a list
mistake-kind-object = an object
mistake-kind-null = nothing
mistake-not-a-choice = { $where }: “{ $found }” is not a valid choice
mistake-unfit = { $where }: invalid value
mistake-not-a-number = { $where }: expected a number, not { $found }
mistake-not-in-range = { $where }: expected a whole number from { $low } to { $high }, not { $found }
mistake-not-a-list = { $where }: expected a list, not { $found }
mistake-not-a-set = { $where }: expected a list of numbers in ascending order, not { $found }
mistake-not-an-object = { $where }: expected an object with { $known }
mistake-other-count = { $where }: expected { $expected ->
        [one] { $expected } entry
       *[other] { $expected } entries
    }, not { $found }
mistake-too-many-entries = { $where }: expected at most { $most } entries, not { $found }
mistake-out-of-order = { $where }: { $found } is repeated or out of order
mistake-unknown-game = there is no game “{ $found }”; the games are { $known }
mistake-broken-game = the game “{ $found }” cannot be loaded from the entry point “{ $entry }” ({ $why })
mistake-game-key-form = a key consists of lower-case letters and digits and begins with a letter
mistake-not-a-game = it is not a subclass of pessoi.Game
mistake-other-game-key = its class has the key “{ $found }”
mistake-wrong-seats = { $name } has { $low } to { $high } seats, not { $found }
mistake-unknown-colour = there is no colour “{ $found }”; the colours are { $known }
mistake-colour-twice = two seats have the colour “{ $colour }”
mistake-unknown-edition = there is no edition “{ $found }”; the editions are { $known }
mistake-unknown-option = there is no option “{ $found }”; the options are { $known }
mistake-unknown-value = { $name } must be one of { $known }, not “{ $found }”
mistake-option-form = an option is written name=value, not “{ $found }”
mistake-edition-gaps = { $file }: edition { $edition } must set { $known }
mistake-unknown-move = “{ $found }” is not a move
mistake-misspelled-move = “{ $found }” is not a move; did you mean { $known }?
mistake-record-empty = the saved game is empty; its first line should be a header
mistake-record-long = the saved game has { $found } entries; a game has at most { $most }
mistake-record-header = line 1 is not a valid header ({ $why })
mistake-record-format = the saved game has format { $found }; this version of Pessoi reads format { $known }
mistake-record-entry = entry { $entry } is not a valid move ({ $why })
mistake-record-number = entry { $entry } is numbered { $found }
mistake-record-opening = the header is not valid: { $why }
mistake-record-game = this is a saved game of { $found }, not of { $expected }
mistake-record-rules = this game was played with version { $found } of the rules; the current version is { $known }
mistake-record-components = this game was played with different components ({ $found }); name their file with --components
mistake-record-numbers = the numbers that this game was played with cannot be used: { $why }
mistake-record-damaged = the numbers in the header ({ $found }) are not those that the game was played with ({ $expected })
mistake-record-position = the starting position has different seats or options
mistake-record-move = entry { $entry }, “{ $move }” by { $seat }: { $why }
mistake-record-seats = the saved game has { $expected ->
        [one] { $expected } seat
       *[other] { $expected } seats
    }, not { $found }
mistake-position = not a valid position: { $why }
mistake-position-nameless = { $file }: a position must be an object that names its game
mistake-position-options = options: expected names and values
mistake-position-sum = table: { $what } must add up to { $expected }, not { $found }
mistake-position-faults = table: { $why }
mistake-position-sealed = sealed: expected a move or null, not { $found }
mistake-position-step = agenda: expected [step, argument] with one of the steps { $known }, not { $found }
mistake-position-stuck = agenda: no player can move from here
mistake-position-unasked = sealed: it contains a choice that nobody was asked for
mistake-position-misfit = agenda: it does not match the rest of the position
mistake-position-idle = agenda: its last step asks nobody; in a position, a player must have a decision to make
mistake-unknown-bot = there is no bot “{ $found }”; the bots are { $known }
mistake-no-hints = “{ $bot }” cannot give hints; use a search bot, such as { $usual }
mistake-no-parameters = “{ $bot }”: the random bot takes no parameters
mistake-slip-range = “{ $bot }”: slip must be between 0 and 1
mistake-no-budget = “{ $bot }”: add how long to search, as in search:500 (simulations) or search:2s (seconds)
mistake-parameter-form = “{ $bot }”: a parameter is written name=number, not “{ $found }”
mistake-parameter-number = “{ $bot }”: “{ $found }” is not a number
mistake-unknown-parameter = “{ $bot }”: there is no parameter “{ $found }”; the parameters are { $known }
mistake-unknown-weight = { $name } has no weight “{ $found }”; the weights are { $known }
mistake-nothing-to-play = name a game ({ $known }), or a saved game with --continue
mistake-no-tests = { $folder }: there are no tests here; name their folder with --tests
mistake-cluster-address = write a cluster’s address as HOST:PORT, not “{ $found }”
mistake-no-cluster = no cluster answers at { $address }
mistake-few-workers = at least one worker is needed, not { $found }
mistake-few-games = at least one game is needed, not { $found }
mistake-few-bots = a tournament needs at least two bots, each named once
mistake-library-missing = { $library } is not installed; it is part of the extra “{ $extra }”: pip install 'pessoi[{ $extra }]'
mistake-other-run = { $folder } contains a different run ({ $why }); choose another folder with --out
mistake-run-differs = { $name } is { $found } there
mistake-no-run = { $folder }: this folder contains no arena run (plan.json is missing)
mistake-not-a-plan = { $file }: not a valid arena plan ({ $why })
mistake-unfinished-run = { $folder }: this run is not finished; give the same command again to resume it

# For learning agents
agents-title = { $game } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, for agents
agents-observation = Observation `{ $name }`: { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    }
agents-slot-columns = start | size | name | min | max | unit | meaning
agents-actions = Actions `{ $name }`: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
agents-move-columns = first | last | kind | example
agents-reward = Reward `{ $name }`
agents-places-v1 = 0 until the game is over, then 1 for first place down to −1 for last place in even steps. Tied seats share the mean of their rewards, so the rewards of a game always add up to 0.
agents-target-v1 = 0 until the game is over, then 1 if the target was reached, otherwise minus the missing share of the target.
agents-asked = the current step, one of { $steps }
agents-acting = the seats that must act
agents-view = the view as JSON in UTF-8, padded with zeros

## The contract that every game keeps (python -m pessoi.contract)

contract-usage = Usage: python -m pessoi.contract GAME [SEED]
contract-holds = holds: { $statement }
contract-broken = BROKEN: { $statement }
contract-kept = { $game } keeps the whole contract.
contract-failed = { $count ->
    [one] { $game } breaks { $count } part of the contract.
   *[other] { $game } breaks { $count } parts of the contract.
}
contract-numbers = Every printed number that a rule uses comes from the component file.
contract-component-sources = Every group of components names its source.
contract-rules = Every rule has its own id and a source, and depends only on options that exist.
contract-rule-ids = Every rule is cited in the code, and every rule id in the code exists.
contract-texts = Every message exists in every language.
contract-languages = All languages have the same messages with the same variables.
contract-scripts = Every lesson can be played as it is written, and ends with a free choice.
contract-cards = Every card of a lesson has a short text in every language.
contract-lengths = A lesson takes 8 to 15 minutes.
contract-ends = Random games always end within the stated bound, with scores and a ranking.
contract-sources = A score is the sum of its sources, and every source has a name.
contract-past = No past state ever changes.
contract-clones = Playing on a clone leaves the original alone.
contract-replays = Replaying a record gives the same state at every entry.
contract-positions = A position can be saved and loaded at every decision.
contract-legal = Exactly the legal moves are accepted; any other gets a reason and changes nothing.
contract-worlds = A sampled world keeps every sum and can be played to the end.
contract-probabilities = Probabilities add up to 1 and depend on nothing hidden.
contract-samples = Sampled outcomes follow their probabilities.
contract-conserved = Money, goods and pieces are conserved at every move.
contract-worded = Questions, moves and events have texts in every language.
contract-same-world = A sampled world looks the same to the seat that imagines it.
contract-same-events = A move shows a seat the same in every world, unless it reveals something.
contract-sealed = A sealed choice looks the same to the other seats, whatever it is.
contract-hidden-outcomes = A hidden outcome of chance is visible to one seat at most.
contract-worlds-vary = Worlds differ where something is sealed.
contract-observed-worlds = A seat observes the same in every world it holds possible.
contract-observed-views = Different views are different observations.
contract-observed-bounds = Every number of an observation is within its bounds.

amount-nothing = nothing
option-value = { $option }: { $value }

# Analysis and puzzles.

term-rival = It leaves { $other } worse off.
    .lost = It leaves { $other } better off.
term-points = It brings more points.
    .lost = It brings fewer points.
verdict-good = good
verdict-inexact = inexact
verdict-mistake = mistake
analysis-title = Analysis
analysis-curve = Chances to win
analysis-known = Every decision is judged by what the player could know.
analysis-turning-points = Turning points
analysis-decision = Decision
analysis-luck = Luck or hidden information
analysis-decisions = Decisions
analysis-entry = Entry
analysis-player = Player
analysis-played = Played
analysis-best = Best moves
analysis-loss = Loss
analysis-error = { $loss } (± { $error })
analysis-equal = { $first } to { $last }: about equal
analysis-why = Why
analysis-sums = Skill and luck
analysis-start = Chance at the start
analysis-skill = Own decisions
analysis-others = Decisions of the others
analysis-drawn = Luck
analysis-result = Result
analysis-mistakes = { $mistakes ->
        [0] No mistake
        [one] One mistake
       *[other] { $mistakes } mistakes
    } and { $inexact ->
        [0] no inexact move
        [one] one inexact move
       *[other] { $inexact } inexact moves
    } in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }
analysis-versus = { $skill ->
        [better] { $name } played better than { $other }
        [worse] { $name } played worse than { $other }
       *[equal] { $name } played as well as { $other }
    } and { $luck ->
        [better] had more luck
        [worse] had less luck
       *[equal] had just as much luck
    }.
analysis-stopped = The time was up before every doubtful decision was examined.
record-misfit = { $why }. It is read-only, and shown by the current rules up to entry { $entries }.
analysis-saved = Analysis saved to { $file }
puzzle-task = Puzzle { $id } ({ $theme }, rating { $rating }). You are { $name }.
puzzle-right = Right. This is the best move: { $chance } to win.
puzzle-near = Second best. Better by { $loss }: { $best }.
puzzle-wrong = There is something better: { $best } ({ $chance } to win).
puzzle-made = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } found in { $games ->
        [one] one game
       *[other] { $games } games
    }: { $file }
mistake-analysis-running = the game is not over; only finished games are analysed
mistake-which-game = name the game to make puzzles for: { $known }
mistake-no-puzzles = there are no puzzles for { $name }
mistake-unknown-lesson = { $game } has no lesson “{ $found }”
mistake-unknown-puzzle = there is no puzzle “{ $found }”
mistake-budget-form = a budget is a number of seconds, such as 60s, not “{ $found }”
mistake-out-form = the file of an analysis must end in “.html” or “.json”, not “{ $found }”
cli-analyse = find out where a finished game was won and lost
cli-budget = time for a closer look at doubtful decisions, such as 60s
cli-analysis-out = file to save the analysis to, ending in “.html” or “.json”
cli-puzzles = solve a puzzle, or make new ones
cli-puzzle-game = the game, or “make” and a game: %(choices)s
cli-puzzle-made = the game to make puzzles for
cli-puzzle-count = number of puzzles to make
cli-puzzle-id = solve this puzzle
cli-puzzle-theme = only puzzles about this kind of decision
cli-puzzle-out = file to add the puzzles to

# The numbers of component files, for the form on the page.

component-field-action-cards = Action cards
component-field-actions = Actions
component-field-active-draws = Dice of the active player
component-field-amount = Amount
component-field-black = Black
component-field-blank = Blank
component-field-blue = Blue
component-field-boats = Boats
component-field-bonus = Bonus
component-field-boxed = Returned to the box, per category
component-field-capacity = Capacity
component-field-cards = Cards
component-field-cargo = Cargo
component-field-category = Category
component-field-chips = Chips
component-field-choice = Free choice
component-field-citizen = Points for a citizen
component-field-citizens = Citizens
component-field-code = Code
component-field-coins = Coins
component-field-colour = Colour
component-field-colours = Colours
component-field-copies = Copies
component-field-cost = Cost
component-field-count = Number of cards
component-field-cross = Cross
component-field-decline = Decline
component-field-defence = Defence
component-field-delivery = Delivery
component-field-discount = Discount
component-field-draws = Drawn in every round
component-field-drought = Drought
component-field-each = Each
component-field-earthquake = Earthquake
component-field-extra = Extra
component-field-faces = Faces
component-field-factor = Factor
component-field-farmland = Farmland tiles
component-field-fees = Fees
component-field-fighters = Fighters
component-field-first-by-option = First player by option
component-field-first-plot = Plot of the first player
component-field-food = Food
component-field-full = Full
component-field-gains = Gains
component-field-gold = Gold
component-field-gold-value = Value of gold
component-field-goods = Goods
component-field-green = Green
component-field-half = Half
component-field-high = Highest
component-field-income = Income
component-field-kind = Kind
component-field-least = At least
component-field-length = Length
component-field-lengths = Lengths
component-field-low = Lowest
component-field-luxury = Luxury goods
component-field-minimum = Minimum bid
component-field-money = Money
component-field-name = Name
component-field-notes = Banknotes
component-field-open = Face up
component-field-open-contracts = Contracts face up
component-field-opening-high = Highest opening bid
component-field-opening-low = Lowest opening bid
component-field-order = Order
component-field-others-draw = Dice of the others
component-field-overviews = Overviews
component-field-passing = For passing
component-field-pawns = Pawns
component-field-penalty = Penalty
component-field-places = Places
component-field-plague = Plague
component-field-plots = Plots
component-field-points = Points
component-field-power = Power
component-field-prestige = Prestige
component-field-price = Price
component-field-prices = Prices
component-field-prize = Prize
component-field-product = Product
component-field-products = Products
component-field-protects = Protects from
component-field-purchases = Purchases
component-field-rate = Rate
component-field-red = Red
component-field-row = Row
component-field-rows = Rows
component-field-seats = Number of players
component-field-share = One of
component-field-shared = Together
component-field-silver = Silver
component-field-size = Size
component-field-slots = Treasure spaces
component-field-sold = Sold
component-field-spaces = Spaces
component-field-squares = Squares
component-field-stack = Stack
component-field-stacks = Stacks
component-field-stone = Stone
component-field-storm = Storm
component-field-strength = Strength
component-field-strikes = Chips until it strikes
component-field-supply = Supply
component-field-surcharge = Surcharge
component-field-target = Target
component-field-tasks = Tasks
component-field-tiles = Tiles
component-field-treasures = Treasures
component-field-units = Units
component-field-value = Value
component-field-values = Values
component-field-violet = Violet
component-field-withdrawal = For withdrawing
component-field-wood = Wood
component-field-yellow = Yellow
