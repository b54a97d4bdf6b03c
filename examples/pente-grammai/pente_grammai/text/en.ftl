# Pente grammai in English.

game-name = Pente grammai
game-about = The game of the five lines from the vases: race your pieces round the board to the far end of the holy line.
game-length = 10 to 20 minutes

## Rules

chapter-board = Board and pieces
chapter-setup = Preparation
chapter-turn = The turn
chapter-goal = The holy line

rule-board-lines = The board has five parallel lines. Pieces are placed on the ends of the lines: five ends on the side of each player.
rule-board-holy = The middle line is the holy line. Each of its two ends holds any number of pieces of both players; every other end holds one piece.
rule-board-pieces = The game is for two players with five pieces each.
rule-board-die = One die with six faces is thrown.
rule-setup-lines = Each player places one piece on each of the five ends on their own side.
rule-setup-hand = Option: all pieces start in hand, next to the board.
rule-setup-first = Both players throw the die, and the higher throw begins. Equal throws are repeated.
rule-turn-throw = The players take turns. A player throws the die and moves one piece of their own by the number thrown.
rule-turn-direction = All pieces move counter-clockwise: from line to line to the last end on one side, along that line to the other side, there back to the first line, along it, and round again.
rule-turn-enter = A piece in hand enters on the end that the throw counts, beginning with the first end on its player’s own side. Entering takes the place of a move.
rule-turn-blocked = Off the holy line a piece cannot move to an end that is taken. It may pass over other pieces.
rule-turn-knock = Option: a piece may move to an end taken by an opposing piece off the holy line. The opposing piece is knocked off and goes back to its player’s hand.
rule-turn-lost = A player who can move must move. If no piece can move, the throw is lost.
rule-goal-arrive = The pieces of a player go to the end of the holy line on the other side. Only an exact throw brings a piece there; a piece that passes goes round again.
rule-goal-leave = A piece that has arrived stays there as long as another piece of its player can move. Otherwise it must leave the holy line.
rule-goal-win = The first player with all pieces on the far end of the holy line wins.

## Editions and options

edition-race = Race
edition-race-about = The pieces begin on the lines, and a taken end is blocked.
edition-knock-off = Knock-off
edition-knock-off-about = The pieces begin in hand and can be knocked off the board.
option-setup = Preparation
option-setup-about = Where the pieces are at the start.
option-setup-on-lines = One piece on each end of a player’s own side
option-setup-in-hand = All pieces in hand
option-landing = Opposing pieces
option-landing-about = What happens on an end taken by an opposing piece.
option-landing-blocked = The end is blocked
option-landing-knock-off = The opposing piece is knocked off

## Decisions, moves and chance

ask-move = Move a piece by your throw.
move-enter = Bring a piece onto the board
move-move = Move the piece on { $point }
outcome-throw = The die shows { $thrown }

## Events

event-opening = { $seat } throws { $thrown } for the first turn.
event-first = { $seat } begins.
event-thrown = { $seat } throws { $thrown }.
event-lost = { $seat } cannot move.
event-entered = { $seat } brings a piece onto { $target }.
event-moved = { $seat } moves from { $point } to { $target }.
event-arrived = { $seat } moves from { $point } to the far end of the holy line, { $target }.
event-left = { $seat } must move a piece from the holy line, from { $point } to { $target }.
event-knocked = { $other } takes back the piece knocked off { $point }.
event-won = { $seat } has all pieces on the far end of the holy line and wins.

## Reasons

reason-no-piece = You have no piece on { $point }.
reason-hand-empty = You have no piece in hand.
reason-own-piece = Your own piece is on { $target }.
reason-blocked = An opposing piece is on { $target }.
reason-holy-line = This piece has arrived. It leaves the holy line only if no other piece can move.

## The board without a drawing

view-thrown = Throw
view-seats = Players
view-in-hand = In hand
view-score = Arrived
view-place = Place
view-points = Ends of the lines
view-name = End
view-holy = Holy line
view-owners = Pieces

## Points

source-arrived = Pieces on the far end of the holy line

## Mistakes

mistake-lines-even = board: the number of lines must be odd, not { $lines }
mistake-many-pieces = pieces: { $pieces } pieces do not fit on { $lines } lines
mistake-few-faces = die: a die with { $faces } faces is too small for { $lines } lines
mistake-sum-pieces = the pieces of seat { $number }
mistake-point-crowded = more than one piece is on { $point }
mistake-agenda-length = agenda: expected one step, or none after a win
mistake-agenda-step = agenda: { $step } has a seat or a throw that cannot be

## The texts that the rules come from

text-pollux = Pollux
text-pollux-about = Julius Pollux, Onomasticon 9.97–98, 2nd century
text-boards = boards
text-boards-about = Boards and vase paintings from the 7th century BC on
text-schaedler = Schädler
text-schaedler-about = The reconstruction as a race by Ulrich Schädler
text-locus-ludi = Locus Ludi
text-locus-ludi-about = The reconstruction with pieces knocked off the board by the project Locus Ludi
