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

terminal-you = you
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
cli-agents = what learning agents see, do and win in a game
cli-seat-count = how many seats
