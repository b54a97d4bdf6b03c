# What every game shares.

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
terminal-seats = { $low ->
    [1] 1 to { $high } players
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

# A campaign.

campaign-won = Level { $level } with { $civilisation }: won with { $score } points.
campaign-failed = Level { $level } with { $civilisation }: { $score } points were not enough.
campaign-next = Level { $level } comes next.
campaign-complete = All levels are won.
campaign-lost = No civilisation is left for the levels that remain. Begin a new campaign with another file.
campaign-choose = Which civilisation?
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
cli-lang = the language
cli-game = the game
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
