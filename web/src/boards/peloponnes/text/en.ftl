# The board of Peloponnes on the page.

page-round = Round { $round } of { $rounds }
page-stacks = Stacks
page-stack =
    { $count ->
        [0] Stack { $stack } is used up
        [one] One tile left in stack { $stack }
       *[other] { $count } tiles left in stack { $stack }
    }
page-order = Order of play
page-order-place = { $name }, place { $place }: { $state }
page-auction-undecided = has not acted yet
page-auction-holds = has a bid
page-auction-passed = passed
page-auction-displaced = outbid
page-auction-withdrawn = withdrew

page-row = To bid for
page-pass = or pass: +{ $count }
page-conquest = Conquest
page-conquest-price = Conquest: +{ $amount }
page-price-least = bids from { $amount }
page-price-exact = costs exactly { $amount }
page-price-least-short = ≥ { $amount }
page-price-exact-short = = { $amount }
page-bid = { $name } bids { $amount }
page-sold = { $tile } went to { $name }

page-building = Building, stack { $stack }
page-land = Land, stack { $stack }
page-minimum = Least bid { $amount }
page-prestige = Prestige { $count }
page-cost = Costs { $what }
page-once = Once: { $what }
page-start = Begins with { $what }
page-each-round = Each round: { $what }
page-line-cost = Cost
page-line-once = Once
page-line-income = Each round
page-line-start = At the start
page-choice = Each round one wood, stone, food or coin of your choice
page-half = Your bids are worth half a coin more
page-half-sign = +½
page-any-land = You may lay land without a shared resource
page-protects = Protects from { $disaster }
page-supply-symbol = Supply symbol: starts a supply round when it is turned up
page-unfinished = Unfinished: a coin lies on it until it is paid for
page-less = minus { $what }
page-plus = +{ $count }
page-minus = −{ $count }
page-amount-wood = { $count } wood
page-amount-stone = { $count } stone
page-amount-food = { $count } food
page-amount-luxury = { $count } luxury
page-amount-choice = { $count } of your choice
page-amount-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
page-amount-citizens =
    { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }

page-civilisations = Civilisations
page-civilisation = Civilisation number { $number }
page-mat = { $name } · { $civilisation }
page-mat-alone = { $name }
page-realm = Tiles of { $name }: buildings, civilisation, land
page-stores = Stores
page-store =
    { $what }{ $income ->
        [0] { "" }
       *[other] , { $income } more next round
    }
page-store-limit =
    { $what }, room for { $limit }{ $income ->
        [0] { "" }
       *[other] , { $income } more next round
    }
page-store-step = { $said }; more wages from { $next } citizens on
page-chip =
    { $count ->
        [one] { $track }+
       *[other] { $count } × { $track }+
    }
page-balance = Prestige { $prestige }, population { $population }: the lower counts, { $score } so far

page-disasters = Disasters
page-chits-open = { $open } of { $strikes } chits
page-chits-left =
    { $count ->
        [0] No chits left to draw
        [one] One chit left to draw
       *[other] { $count } chits left to draw
    }
page-blanks =
    { $count ->
        [one] The blank chit was drawn
       *[other] { $count } blank chits were drawn
    }
page-struck = struck
page-protected = Protected: { $names }
page-about-earthquake = Each building costs a wood and a stone, or it is lost.
page-about-drought = A third of the food is lost.
page-about-plague = A third of the citizens is lost.
page-about-storm = Each land costs a food and a coin, or it is lost.
page-about-decline = Luxury is lost.
page-supply = Supply round
page-last-supply = The last supply round
page-about-supply = Every citizen eats one food, then unfinished buildings are paid for or lost.

page-solo = Level { $level }: { $target } points needed
page-solo-score = { $score } of { $target }
page-solo-extra = Extra income:
page-solo-won = Level won
page-solo-lost = Level failed

page-offer-range =
    At least { $least }; you have { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
page-offer-luxury =
    { $count ->
        [one] One coin comes from luxury.
       *[other] { $count } coins come from luxury.
    }

tip-choose = Your civilisation says what you begin with. Look at its goods and its income.
tip-extra = An extra income comes every round. What you lack most is a good choice.
tip-bid = Bid for a tile in the left row and others may outbid you; on the Conquest side a tile costs 3 more and is yours for sure. Passing brings 3 coins. In the end only the lower of prestige and population counts.
tip-amount = A higher bid is harder to beat, but coins are also needed later. The order of bids is the order of the next round.
tip-displaced = Somebody bid more. Move the same coins to another tile if they are enough there, or take them back with a coin for consolation.
tip-place = A building can be paid now, or marked with a coin and paid at the next supply round. If it is still unpaid then, it is lost.
tip-pick = This building lets you choose its income anew every round.
tip-earthquake = Every building you want to keep costs a wood and a stone; what you do not pay for is lost.
tip-storm = Every land you want to keep costs a food and a coin; what you do not pay for is lost.
tip-feed = Two luxury goods replace one food. Citizens who stay hungry leave.
tip-finish = Now marked buildings are paid for. Those that stay unpaid leave the game.
