# What every game shares.

amount-nothing = nothing

reason-over = The game is over.
reason-no-such-seat = There is no seat { $seat }; the seats are numbered from 0, and there are { $seats }.
reason-no-such-move = There is no move { $move }.
reason-fate-first = Chance comes first.
reason-not-your-turn = It is not your turn.
reason-no-chance-now = Nothing is left to chance now.
reason-no-such-outcome = Chance cannot bring { $outcome } now.
reason-not-now = That is not what is asked now.

# The terminal.

terminal-you = Human
terminal-seat = seat
terminal-seats = { $more ->
    [0] { $low } players
   *[other] { $low } to { $high } players
}
terminal-chance = Chance
terminal-range = { $first } … { $last }: type the number
terminal-type-a-move = a number or a move
terminal-help =
    Type the number of a move, or the move as it is written in brackets. Where amounts are asked for, type the amount.
    undo takes your last move back, as long as nothing new was revealed and nobody else has moved.
    why MOVE tells why a move is not allowed. rules TEXT searches the rulebook. board shows the table again.
    quit leaves; the game is saved after every move.
terminal-undone = Taken back.
terminal-cannot-undo = This cannot be taken back: something was revealed, or somebody else has moved.
terminal-allowed = It is allowed.
terminal-unknown = “{ $typed }” is not a move here. Type a number from the list or the move as it is written; “help” says more.
terminal-did-you-mean = “{ $typed }” is not a move. Did you mean: { $similar }?
terminal-over = The game is over.
terminal-saved = The record is in { $file }
terminal-go-on = Go on with: pessoi play --continue { $file }
terminal-curtain = { $name }, it is your turn. Press Enter when you alone see the screen.
terminal-search = search the rules
terminal-no-rule = No rule speaks of “{ $search }”.
terminal-close = Escape closes this page.
terminal-key-help = Help
terminal-key-rules = Rules
terminal-key-undo = Undo
terminal-key-leave = Leave
terminal-replay-prompt = [{ $at } of { $count }] Enter, back, a number or quit:
terminal-replay-help = Enter goes on, “back” goes back, a number goes there, “quit” leaves.
terminal-end-of-record = The record ends here.

rules-option = option: { $option }
rules-count = { $rules } rules, { $tested } of them shown by tests
rules-untested = no test shows { $rule }
rules-unknown = a test names { $rule }, which does not exist
status-stated = stated
status-clarified = clarified
status-reconstructed = reconstructed

# Fields of every view, as the generic board labels them.

view-seat = Seat
view-actors = To move
view-asked = Decision

# The server.

serve-ready = The table is set: { $address }
serve-stopped = The server has stopped; every game is kept.
serve-port-taken = Port { $port } on { $host } is taken. Is a server running already? Another port: --port NUMBER
serve-no-port = The server cannot listen on { $host }, port { $port }.
serve-not-writable = { $where } cannot be written ({ $detail }). Another folder: --data DIR
serve-in-use = { $where } is in use by another server.
serve-unreachable = The database { $where } cannot be reached ({ $detail }).
serve-newer-schema = The database was made by a newer version of Pessoi. Please use that one.

table-spectators-watch = Spectators watch; they cannot play.
table-closed = Nobody can go on at this table: its rules have changed since.
table-too-late = That came too late: the table has changed. Please look again.
table-unknown-move = There is no move “{ $move }”.
table-bot-sits-here = A bot plays this seat now. Take the seat back first.
table-nothing-to-take-back = There is nothing to take back.
table-proposal-open = Somebody has already asked to go back. Answer that first.
table-not-asked = You are not asked now.
table-no-such-seat = There is no such seat.
table-unknown-bot = There is no bot “{ $bot }”.
table-bad-address = That is not an address of the web.
table-already-so = That is so already.
table-not-your-seat = That is not your seat.
table-no-hints = There is no hint just now.
table-busy = The table is busy. Please try again.
table-storage-failed = The move could not be stored and does not count. Please try again.
table-too-fast = That was too fast. Please wait a moment.
table-too-large = That is too large.
table-malformed = The server did not understand that.
table-unknown-request = The server does not know this request.
table-broken = Something went wrong on the server. The table is unharmed.
table-no-token = A seat’s link is needed for this.
table-unknown-token = This link opens no table.
table-no-table = There is no such table.
table-no-such-moment = The record has no such moment.
table-not-found = There is nothing here.
table-not-over = That is possible once the game is over.
table-no-rematch = Nobody has asked for another game yet.
table-cannot-open = This table cannot be set up.
table-wrong-origin = This page may not talk to the server.
table-too-many-sockets = Too many connections from one place.
table-no-hello = The connection began without a greeting.
table-stuck = The connection was too slow and was closed.
table-closing = The server is restarting. You will be back in a moment.
table-refused = The server refused that.

# The command line.

cli-about = A table for board games of ancient Greece.
cli-version = say which version this is, and whether it is compiled
cli-is-compiled = pessoi { $version } (compiled)
cli-is-uncompiled = pessoi { $version } (uncompiled)
cli-mistake = pessoi: { $mistake }
cli-lang = the language
cli-game = the game: %(choices)s
cli-games = the games there are
cli-play = play in the terminal
cli-seats = who sits where: “you” for a person, the name of a bot, “Anna=you” with a name of its own; separated by commas
cli-edition = which edition’s rules
cli-option = choose one rule differently; may be given several times
cli-continue = go on with a saved game
cli-record = where to save the game
cli-seed = the seed of chance
cli-plain = line by line instead of full screen
cli-components-file = a file that corrects the printed numbers
cli-replay = step through a saved game
cli-record-file = a saved game
cli-position = show a position and what may be done in it
cli-position-file = a position as JSON
cli-rules = the rulebook in our own words
cli-search = show only rules that speak of this
cli-check = count the rules that tests show, and fail if one is missing
cli-tests = where the tests of the games are
cli-options = the editions and options of a game
cli-components = the printed numbers of a game, as a file to correct
cli-schema = the JSON Schema of a game’s positions
cli-campaign = the solo levels of Peloponnes one after the other
cli-campaign-file = where the campaign is kept

# Bots for people, from easy to hard.

level-random = Random
level-random-about = Plays anything that is allowed.
level-beginner = Beginner
level-beginner-about = Knows the rules and often lets a chance slip.
level-casual = Casual
level-casual-about = Plays soundly from one move to the next.
level-skilled = Skilled
level-skilled-about = Looks ahead a little.
level-strong = Strong
level-strong-about = Looks ahead as far as it can and bids with care.

# The arena.

cli-bots = the bots that can sit at a seat
cli-arena = many games between bots at one table
cli-tournament = every bot against every other, with ratings
cli-report = a page of charts about a run of the arena
cli-bots-list = who sits at the table, separated by commas; as many as there are seats
cli-many = how many games
cli-workers = how many processes play at once
cli-cluster = the address of a Ray cluster whose machines play, as host:port
cli-out = the folder of the run; given again, a run that was stopped goes on
cli-records = keep the record of every game
cli-table-seats = seats at a table; otherwise as few as the game allows
arena-playing = { $game }: { $bots }
arena-saved = The results are in { $folder }
arena-report = The report is in { $file }

report-title = { $game }: { $games } games of { $bots }
report-seed = Seed { $seed }.
report-numbers = The numbers
report-bot = bot
report-seat = seat
report-share = share of wins
report-games = games
report-rating = rating
report-moves = moves
report-ending = ending
report-score = points
report-points = points per game
report-source = source
report-move = move
report-taken = taken when open
report-win-when-chosen = wins when taken
report-strength = Strength
report-strength-about = Each bot’s share of wins at one seat, with its 95 % interval; the dashed line is the even share.
report-balance = Balance of the seats
report-balance-about = Each seat’s share of wins, all bots having sat there equally often.
report-length = Length
report-length-about = Moves and outcomes in a game, by the way it ended.
report-scores = Spread of points
report-scores-about = Least, middle half, median and most points of each bot.
report-sources = Where points come from
report-sources-about = Points per game by their source.
report-choices = What is chosen
report-choices-about = How often a move is taken when it is open, and how often those win who took it.
report-actions = Kinds of moves
report-actions-about = How often a kind of move is taken when it is open. Amounts from long lists are left out.
cli-agents = what learning agents see, do and win in a game
cli-seat-count = how many seats
cli-serve = start a server where friends and bots play
cli-host = the address to listen on
cli-port = the port to listen on
cli-database = a PostgreSQL address, or a file for SQLite
cli-data = the folder where games are kept
cli-origin = a page elsewhere that may talk to this server; may be given several times
cli-proxied = a reverse proxy on this machine tells where clients come from
cli-open = open the page in a browser

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
argparse-help = show this help and leave
argparse-error = %(prog)s: error: %(message)s
argparse-argument = %(argument_name)s: %(message)s
argparse-required = these are missing: %s
argparse-unrecognized = not understood: %s
argparse-choice = %(value)r cannot be chosen; there are %(choices)s
argparse-maybe = %(value)r cannot be chosen; did you mean %(suggestion)r? There are %(choices)s
argparse-value = %(value)r is not a value for this
argparse-one = a value is missing
argparse-not-with = cannot be given together with %s
argparse-explicit = takes no value, but %r was given
argparse-ambiguous = %(option)s could mean %(matches)s

# What somebody got wrong.

mistake-in-file = { $file }: { $why }
mistake-unreadable = { $file }: cannot be read ({ $why })
mistake-unusable = { $file }: cannot be used ({ $why })
mistake-no-such-file = there is no such file
mistake-is-a-folder = it is a folder
mistake-not-a-folder = a file lies where a folder should be
mistake-not-permitted = that is not permitted
mistake-file-trouble = error { $number } of the system
mistake-not-text = { $file }: not a text file
mistake-not-json = { $file }: not a JSON file ({ $why })
mistake-not-toml = { $file }: not a TOML file ({ $why })
mistake-broken-at = line { $line }, column { $column }
mistake-broken-end = at its end
mistake-not-json-at-all = it is not JSON
mistake-missing-field = { $where }: { $name } is missing
mistake-unknown-field = { $where }: { $name } is unknown
mistake-other-kind = { $where }: expected { $expected }, not { $found }
mistake-other-length = { $where }: expected { $kind } with a length { $expected }
mistake-out-of-range = { $where }: expected { $kind } { $expected }
mistake-kind-int = a whole number
mistake-kind-float = a number
mistake-kind-str = text
mistake-kind-bool = true or false
mistake-kind-array = a list
mistake-kind-object = a table
mistake-kind-null = nothing
mistake-not-a-choice = { $where }: “{ $found }” cannot be chosen
mistake-unfit = { $where }: this does not fit
mistake-not-a-number = { $where }: expected a number, not { $found }
mistake-not-in-range = { $where }: expected a whole number from { $low } to { $high }, not { $found }
mistake-not-a-list = { $where }: expected a list, not { $found }
mistake-not-a-set = { $where }: expected a list of ascending numbers, not { $found }
mistake-not-an-object = { $where }: expected an object with { $known }
mistake-other-count = { $where }: expected { $expected } entries, not { $found }
mistake-out-of-order = { $where }: { $found } is there twice or out of order
mistake-unknown-game = there is no game “{ $found }”; there are { $known }
mistake-broken-game = the game “{ $found }” cannot be loaded from the entry point “{ $entry }” ({ $why })
mistake-game-key-form = a key consists of lower-case letters and digits and begins with a letter
mistake-not-a-game = it is not a subclass of pessoi.Game
mistake-other-game-key = its class has the key “{ $found }”
mistake-wrong-seats = { $name } is for { $low } to { $high } seats, not { $found }
mistake-unknown-edition = there is no edition “{ $found }”; there are { $known }
mistake-unknown-option = there is no option “{ $found }”; there are { $known }
mistake-unknown-value = { $name } is one of { $known }, not “{ $found }”
mistake-option-form = an option is written name=value, not “{ $found }”
mistake-edition-gaps = { $file }: edition { $edition } must answer { $known }
mistake-unknown-move = no move is written “{ $found }”
mistake-misspelled-move = no move is written “{ $found }”; did you mean { $known }?
mistake-record-empty = the record is empty; its first line should be a header
mistake-record-header = line 1 is not a record’s header ({ $why })
mistake-record-format = the record has format { $found }; this version reads format { $known }
mistake-record-entry = entry { $entry } is not a move ({ $why })
mistake-record-number = entry { $entry } carries the number { $found }
mistake-record-opening = the header does not fit: { $why }
mistake-record-game = this is a record of { $found }, not of { $expected }
mistake-record-rules = the record follows version { $found } of the rules; this is version { $known }
mistake-record-components = the record was played with other components ({ $found }); name their file with --components
mistake-record-position = its position has other seats or options
mistake-record-move = entry { $entry }, “{ $move }” by { $seat }: { $why }
mistake-record-seats = the record has { $expected } seats, not { $found }
mistake-position = this is no position: { $why }
mistake-position-nameless = { $file }: a position is an object that names its game
mistake-position-options = options: expected names and values
mistake-position-sum = table: { $what } must add up to { $expected }, not { $found }
mistake-position-faults = table: { $why }
mistake-position-sealed = sealed: expected a move or null, not { $found }
mistake-position-step = agenda: expected [step, argument] with a step of { $known }, not { $found }
mistake-position-stuck = agenda: nobody could go on from here
mistake-position-unasked = sealed: a choice lies there that nobody was asked for
mistake-position-misfit = agenda: it does not fit what lies on the table
mistake-position-idle = agenda: its last step asks nobody; positions are taken where somebody must choose
mistake-unknown-bot = there is no bot “{ $found }”; there are { $known }
mistake-no-hints = “{ $bot }” gives no hints; a search does, as in { $usual }
mistake-no-parameters = “{ $bot }”: random takes no parameters
mistake-slip-range = “{ $bot }”: slip is a share from 0 to 1
mistake-no-budget = “{ $bot }”: say how long to search, as in search:500 (simulations) or search:2s (time)
mistake-parameter-form = “{ $bot }”: a parameter is written name=number, not “{ $found }”
mistake-parameter-number = “{ $bot }”: “{ $found }” is not a number
mistake-unknown-parameter = “{ $bot }”: there is no parameter “{ $found }”; there are { $known }
mistake-unknown-weight = { $name } has no weight “{ $found }”; there are { $known }
mistake-nothing-to-play = name a game ({ $known }) or a record with --continue
mistake-no-tests = { $folder }: no tests there; name their folder with --tests
mistake-cluster-address = the address of a cluster is written HOST:PORT, not “{ $found }”
mistake-no-cluster = there is no cluster at { $address }
mistake-few-workers = at least one worker is needed, not { $found }
mistake-few-games = at least one game is played, not { $found }
mistake-few-bots = a tournament needs at least two bots, each named once
mistake-library-missing = { $library } is missing; it comes with the extra “{ $extra }”: pip install 'pessoi[{ $extra }]'
mistake-other-run = { $folder } holds another run ({ $why }); name another folder with --out
mistake-run-differs = { $name } is { $found } there
mistake-no-run = { $folder }: there is no run of the arena in it (no plan.json)
mistake-not-a-plan = { $file }: not the plan of a run ({ $why })
mistake-unfinished-run = { $folder }: the run is not finished; give its command again and it goes on

# For learning agents
agents-title = { $game } with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, for agents
agents-observation = Observation `{ $name }`: { $count } numbers
agents-slot-columns = from | numbers | name | least | most | unit | what it says
agents-actions = Actions `{ $name }`: { $count } moves
agents-move-columns = from | to | kind | the first of them
agents-reward = Reward `{ $name }`
agents-places-v1 = 0 until the play is over; then 1 for the first place down to -1 for the last, in even steps. Seats that share places share the mean of their rewards, so a play’s rewards always add up to 0.
agents-target-v1 = 0 until the play is over; then 1 if the target was reached, and otherwise the share of it that is missing, as a negative number.
agents-asked = which step is at hand, one of { $steps }
agents-acting = who must act
agents-view = the view as JSON in UTF-8, then zeros

## The contract that every game keeps (python -m pessoi.contract)

contract-usage = Usage: python -m pessoi.contract GAME [SEED]
contract-holds = holds: { $statement }
contract-broken = BROKEN: { $statement }
contract-kept = { $game } keeps the whole contract.
contract-failed = { $count ->
    [one] { $game } breaks one part of the contract.
   *[other] { $game } breaks { $count } parts of the contract.
}
contract-numbers = Every printed number that a rule uses comes from the component file.
contract-component-sources = Every group of components names its source.
contract-rules = Every rule has its own id and a source, and depends only on options that exist.
contract-rule-ids = Every rule is cited in the code, and every rule id in the code exists.
contract-texts = Every message exists in every language.
contract-languages = All languages have the same messages with the same variables.
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
