# The page.

page-home = Home
page-close = Close
page-loading = One moment …
page-sorry = That did not work
page-you = You
page-theme = Light
page-theme-auto = Auto
page-theme-light = Day
page-theme-dark = Night
page-language = Language

# At the table.

table-seat = Seat { $number }
table-namesake = { $name } ({ $number })
table-board = The board
table-decision = Your decision
table-amount = Amount
table-choose-on-board = Choose a lit place on the board.
table-choose-again = Choose again
table-list-moves = Show all { $count } moves
table-curtain = { $name }, it is your turn
table-curtain-about = Look only when nobody else sees the screen.
table-curtain-lift = I am { "" }here
