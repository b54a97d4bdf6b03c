# Messages of pages without a table, and of the rulebook.

page-nowhere-about = There is nothing at this address.
page-again = Try again
home-title = Board games of ancient Greece
home-about = Play online with friends or against bots. No account needed.
home-seats = { $more ->
        [0] { $least ->
            [one] { $least } player
           *[other] { $least } players
        }
       *[other] { $least }–{ $most } players
    }
home-box = { $authors }, { $publisher } { $year }
home-age = ages { $age }+
home-learn = Learn
home-learn-game = Learn { $game } in a guided first game
home-play = Play now
home-new = New table
home-rules-of = Rules of { $game }
home-record = Open a saved game
mine-title = My tables
mine-your-turn = Your turn
mine-running = In progress
mine-over = Finished
mine-closed = Closed
mine-forget = Remove from this list
new-game = Game
new-seats = Seats
new-who = Player on seat { $number }
new-kind-you = You
new-kind-person = Friend, by link
new-kind-bot = Bot
new-kind-hot-seat = On this device
new-level-of = Strength of the bot on seat { $number }
new-name-of = Name of the player on seat { $number }
new-remove = Remove seat { $number }
new-add = Add a seat
new-edition = Edition
new-clock = Time limit
new-clock-about = A player who uses up the time for a move draws on the reserve. When that is used up too, a bot takes over.
new-clock-none = No limit
new-clock-minutes = { $move ->
        [one] { $move } minute
       *[other] { $move } minutes
    } per move, plus { $reserve ->
        [one] { $reserve } minute
       *[other] { $reserve } minutes
    } in reserve
new-clock-days = { $move ->
        [one] { $move } day
       *[other] { $move } days
    } per move, plus { $reserve ->
        [one] { $reserve } day
       *[other] { $reserve } days
    } in reserve
new-open = Create table
new-opened = Your table is ready. Send each player their own link.
new-sit-down = Go to the table
rules-otherwise = With other options
rules-folded = { $count ->
    [one] One rule of other options
   *[other] { $count } rules of other options
}
rules-search = Search the rules
rules-none = No rules found for “{ $search }”.
rules-texts = Printed rules
rules-of = { $game }: the rules
rules-games = Rulebooks
rules-contents = Contents
rules-short = In short
rules-table = The table
rules-turn = A turn
rules-tables = All pieces
rules-editions = Editions
rules-differences = Where the editions differ
rules-options = Further options
rules-number = { $number }: { $name }
rules-source = Source of this paragraph
rules-status-stated = Stated in the printed rules:
rules-status-clarified = Clarified; the printed rules leave a gap or disagree:
rules-status-reconstructed = Reconstructed; the printed rules do not say it.
rules-example = Example.
rules-before = Before
rules-after = After
rules-picture = Picture
rules-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
rules-reconstructed = What is reconstructed
rules-reconstructed-about = We do not have the whole game in print. What follows is our own proposal; everything else is taken from printed rules or other public sources.
rules-reconstructed-none = Nothing in this game is reconstructed.
rules-whole = Open the whole rulebook
statistics-title = Statistics
statistics-about = The games you finished in this browser.
statistics-none = You have not finished a game in this browser yet.
statistics-seats = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
statistics-played = Games
statistics-won = Wins
statistics-share = { $won } ({ $share })
statistics-interval = probably { $low } to { $high } in the long run
statistics-score = Average score
statistics-against = average at these tables: { $score }
statistics-sources = Average points by source
statistics-own = You
statistics-winners = Winners
statistics-loss = Average loss per decision
statistics-loss-about = How much chance of winning a decision gave away. Only sure losses count; 0% is perfect.
statistics-loss-chart = Average loss per decision in each analysed game, the first one first: { $losses }
statistics-first = first
statistics-latest = latest
statistics-analysed = Games analysed
statistics-analysed-of = { $done } of { $all }
statistics-mean = Average
statistics-analyse = { $count ->
        [one] Analyse one more game
       *[other] Analyse { $count } more games
    }
statistics-analysing = Analysing game { $number } of { $all }: decision { $done } of { $decisions }
report-heading = Games between bots
report-how = Did you have bots play against each other? Open the report of their games here.
report-open = Open a report
report-unreadable = This file is not a report of games between bots.
home-games = Games
home-campaign = Campaign: { $game }
home-campaign-about = Win the solo levels one after the other.
home-record-about = Watch a finished game again, or go on with an unfinished one.
home-record-open = Choose a file …
home-puzzles = Puzzle of the day
home-puzzles-about = A position, one decision: find the best move.
home-results-about = Your games in this browser: wins, points, and where they came from.
mine-all = Show all ({ $count })
new-how = Who is playing?
new-how-alone = Alone against bots
new-how-alone-about = Start right away
new-how-friends = With friends
new-how-friends-about = A personal link for each
new-how-screen = On this device
new-how-screen-about = Pass the device around
new-unchanged = No changes from this edition
new-change = Change a rule …
new-unchange = Take back: { $option }
numbers-title = Numbers of your copy …
numbers-shipped = Numbers as usually printed
numbers-server = Numbers of this server’s copy
numbers-own = Numbers of your own copy
numbers-about = Change what is printed differently in your copy. The table keeps these numbers.
numbers-changed = { $count ->
    [one] 1 number changed
   *[other] { $count } numbers changed
}
numbers-reset = { $name }: back to { $value }
numbers-reset-all = Back to the usual numbers
numbers-source-rulebook = from the rulebook
numbers-source-public = from a public source
numbers-source-reconstructed = reconstructed
numbers-yes = yes
numbers-no = no
new-search = Search the options
