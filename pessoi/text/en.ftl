# What every game shares.

reason-over = The game is over.
reason-no-such-seat = There is no seat { $seat }; the seats are numbered from 0, and there are { $seats }.
reason-no-such-move = There is no move { $move }.
reason-fate-first = Chance comes first.
reason-not-your-turn = It is not your turn.
reason-no-chance-now = Nothing is left to chance now.
reason-no-such-outcome = Chance cannot bring { $outcome } now.
reason-not-now = That is not what is asked now.
