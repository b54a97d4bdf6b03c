# The pages of /study; the words of analyses and puzzles that the terminal uses too are in pessoi/text.

study-about = See where a game was won and lost, and why. Choose the file of a finished game, or one of your games.
study-analyse = Analyse a game
study-finished = Your finished games
study-none = No finished games in this browser yet.
study-analysis-of = Analysis: { $game }
study-chart-about = Each player’s chance of winning during the game
study-round = R{ $round }
study-turning-number = Turning point { $number }: { $name }, { $kind }
study-turning-point = { $name }: { $kind }
study-progress = Examining the decisions: { $done } of { $all }
study-waiting = Another analysis is running. This one starts after it.
study-second = The curve is complete. Doubtful decisions are examined again …
study-complete = The analysis is complete.
study-steps = Decisions
study-back = Previous decision
study-on = Next decision
study-mistake-back = Mistake
study-mistake-on = Mistake
study-play-on = Play on from here
study-decision-of = decision { $number } of { $all }
study-rank = Rank
study-best = Best move
study-move = Move
study-chance = Chance
study-played = played
study-error = ± { $error }
study-why-better = Why the best move is better
study-method = Simulations per move: { $looks }; ± is the uncertainty.
study-marks = On the board: the best move in gold, the played one in brown dashes.
study-mean-loss = average loss per decision: { $loss }
study-keys = Keys: ← → your decisions, with Shift all of them; x next mistake, with Shift the one before.
study-record-rules = This game was played with version { $found } of the rules; the current version is { $known }
study-record-components = This game was played with different components

study-keep = Keep as a puzzle
study-kept = Kept: you will find it among your own puzzles.
study-not-kept = This puzzle could not be kept.
study-puzzles = Puzzles
study-puzzles-about = A position, one decision: find the best move. Puzzles come from games of strong bots.
study-today = Puzzle of the day
study-all-puzzles = All puzzles
study-again = To repeat
study-again-about = A puzzle that you did not solve comes again after 1, 3 and 7 days.
study-again-none = There is nothing to repeat today.
study-again-start = { $count ->
        [one] Repeat one puzzle
       *[other] Repeat { $count } puzzles
    }
study-level = A puzzle of my level
study-your-level = Your rating: { $rating }
study-solved = solved: { $done } of { $all }
study-themes = By theme
study-own = Your own puzzles
study-own-none = Keep mistakes from an analysis, and you can solve them here.
study-own-name = { $game }: { $theme }
study-own-remove = Remove puzzle: { $name }
study-puzzle-rating = rating { $rating }
study-answer = Answer
study-your-answer = Your answer was: { $move }. It is worse than all of these:
study-you = You
study-line = How it may go on
study-line-start = The position
study-line-about = What a strong bot expects. Choose a move to see the board after it.
study-line-keys = Keys: ← →
study-your-rating = Your rating in { $game }: { $rating }
study-next = Next puzzle
