# The game

game-name = Peloponnes
game-about = Bid for lands and buildings, feed your citizens and live through five disasters. Prestige and population are counted apart, and only the lower of the two is your score.
game-length = About 15 minutes per player

# Editions and options

edition-standard = Standard
edition-standard-about = The rulebook with its errata, and our rulings where it is silent.
edition-lenient = Lenient
edition-lenient-about = A displaced bid may displace others, and luxury also pays against earthquake and storm.
option-displacement = Displaced bids
option-displacement-about = Where a bid that was outbid may go.
option-displacement-free-tiles = Only to a tile nobody holds
option-displacement-chain = Also to a tile whose bid it beats
option-luxury-against-disasters = Luxury against disasters
option-luxury-against-disasters-about = Whether luxury may stand in for what an earthquake or a storm demands.
option-luxury-against-disasters-false = No
option-luxury-against-disasters-true = Yes, two for one
option-level = Level
option-level-about = How hard the game for one is. With more seats it has no effect.
option-level-1 = Level 1
option-level-2 = Level 2
option-level-3 = Level 3
option-level-4 = Level 4
option-level-5 = Level 5

# Names

civilisation-messene = Messene
civilisation-patras = Patras
civilisation-arkadia = Arkadia
civilisation-korinth = Korinth
civilisation-sparta = Sparta
civilisation-pylos = Pylos
civilisation-argos = Argos
good-wood = wood
good-stone = stone
good-food = food
good-coin = coin
disaster-earthquake = earthquake
disaster-drought = drought
disaster-plague = plague
disaster-storm = storm
disaster-decline = decline
disaster-blank = blank
tile-barracks = Barracks
tile-bridge = Bridge
tile-market = Market
tile-street = Street
tile-port = Port
tile-aqueduct = Aqueduct
tile-agora = Agora
tile-epidauros-odeon = Epidauros Odeon
tile-leonidaion = Leonidaion
tile-granary = Granary
tile-quarry = Quarry
tile-well = Well
tile-temple-of-apollo = Temple of Apollo
tile-cyclopean-masonry = Cyclopean Masonry
tile-agriculture = Agriculture
tile-workshop-of-phidias = Workshop of Phidias
tile-stoa = Stoa
tile-statue-of-zeus = Statue of Zeus
tile-lion-gate = Lion Gate
tile-tiryns-fortress = Tiryns Fortress
tile-a01 = Mountain A01
tile-a02 = Mountain-forest A02
tile-a03 = Mountain-hill A03
tile-a04 = Mountain-forest-hill A04
tile-a05 = Field A05
tile-a06 = Field-forest A06
tile-a07 = Forest A07
tile-a08 = Field-forest A08
tile-a09 = Field-forest A09
tile-a10 = Forest-hill A10
tile-b04 = Field-forest B04
tile-b05 = Field B05
tile-b06 = Forest B06
tile-b07 = Mountain-forest-hill B07
tile-b09 = Mountain B09
tile-b10 = Mountain-hill B10
tile-b11 = Forest-hill B11
tile-c03 = Forest C03
tile-c04 = Mountain-forest-hill C04
tile-c05 = Mountain-hill C05

# Questions

ask-choose = Choose your civilisation.
ask-extra = Choose an extra income.
ask-bid = Which tile do you want, or do you pass?
ask-amount = How many coins do you bid?
ask-displaced = You were outbid. Move your bid or take it back?
ask-place = Pay for your building now, or put a coin on it?
ask-pick = What does your building bring in this round?
ask-earthquake = Earthquake: pay a wood and a stone for each building, or give up a building.
ask-storm = Storm: pay a food and a coin for each land, or give up a land.
ask-feed = How many hungry citizens do you feed with luxury?
ask-finish = Which unfinished buildings do you pay for?

# Moves

move-choose = Choose { $civilisation }
move-extra = Extra income: { $good }
move-bid = Bid for { $tile }
move-conquer = Conquer { $tile } at its fixed price
move-pass = Pass for coins
move-offer = Bid { $amount }
move-shift = Move the bid to { $tile }
move-withdraw = Take the bid back
move-build = Pay for { $tile }
move-mark = Put a coin on { $tile }
move-forgo = Let { $tile } go
move-take = Take 1 { $good }
move-lose = Give up { $tile }
move-pay = Pay for all that is left
move-feed =
    { $count ->
        [0] Spend no luxury on food
        [one] Feed one citizen with luxury
       *[other] Feed { $count } citizens with luxury
    }
move-finish = Finish { $tile }
move-done = Give up all that is unfinished

# Chance

outcome-deal = { $civilisation } is dealt
outcome-turn = { $tile } is turned up
outcome-draw = The chit shows: { $disaster }

# The log

event-dealt = { $seat } leads { $civilisation }.
event-chosen = { $seat } chooses { $civilisation }.
event-extra = { $seat } gets 1 { $good } more every round.
event-order = { $seat } has place { $number } in the turn order.
event-round = Round { $round } of { $rounds } begins.
event-turned = { $tile } is turned up; bids start at { $amount }.
event-turned-conquest = { $tile } is turned up beside the Conquest tile and costs { $amount }.
event-symbol = { $tile } shows the supply symbol.
event-bid = { $seat } bids { $amount } for { $tile }.
event-luxury-sold =
    { $seat } sells { $count } luxury for { $amount ->
        [one] one coin
       *[other] { $amount } coins
    }.
event-outbid = { $seat } outbids { $other } for { $tile }.
event-shifted = { $seat } moves the bid of { $amount } to { $tile }.
event-withdrawn = { $seat } takes back { $amount } and gets { $bonus } from the bank.
event-passed = { $seat } passes and gets { $amount } coins.
event-conquered = { $seat } conquers { $tile } for { $amount }.
event-bought = { $seat } buys { $tile } for { $amount }.
event-unsold = Nobody wants { $tile }: it leaves the game.
event-built =
    { $seat } builds { $tile } for { $wood } wood and { $stone } stone{ $luxury ->
        [0] .
       *[other] , with { $luxury } luxury for what is missing.
    }
event-marked = { $seat } puts a coin on { $tile } and will pay later.
event-building-lost = { $seat } neither pays for { $tile } nor marks it: it leaves the game.
event-laid = { $seat } lays { $tile }.
event-land-lost = { $tile } does not fit beside the last land of { $seat } and leaves the game.
event-gains = { $tile } brings { $seat } once: citizens { $citizens }, coins { $coins }, food { $food }, luxury { $luxury }.
event-citizens-leave =
    { $tile } costs { $seat } { $count ->
        [one] one citizen
       *[other] { $count } citizens
    }.
event-citizens-come =
    { $count ->
        [one] A citizen joins
       *[other] { $count } citizens join
    } { $seat }.
event-income = { $seat } receives wood { $wood }, stone { $stone }, food { $food }, coins { $coins }.
event-luxury = So many citizens bring { $seat } { $count } luxury.
event-overflow = The store of { $seat } is full: { $count } { $good } become luxury.
event-taken = { $seat } takes 1 { $good }.
event-chit = A chit shows { $disaster }: { $count } now.
event-blank = The blank chit goes back to the box.
event-disaster = Disaster strikes: { $disaster }!
event-protected = { $seat } is protected ({ $disaster }).
event-drought = { $seat } loses { $count } food.
event-plague =
    { $seat } loses { $count ->
        [one] one citizen
       *[other] { $count } citizens
    }.
event-decline = { $seat } loses { $count } luxury.
event-earthquake-paid =
    { $seat } saves { $count ->
        [one] one building
       *[other] { $count } buildings
    } with wood and stone{ $luxury ->
        [0] .
       *[other] , and { $luxury } luxury for what is missing.
    }
event-storm-paid =
    { $seat } saves { $count ->
        [one] one land
       *[other] { $count } lands
    } with food and coins{ $luxury ->
        [0] .
       *[other] , and { $luxury } luxury for what is missing.
    }
event-earthquake-lost = { $seat } loses { $tile } to the earthquake.
event-storm-lost = { $seat } loses { $tile } to the storm.
event-supply = A supply round interrupts the game.
event-last-supply = The last supply round.
event-fed =
    { $seat } feeds { $count ->
        [one] one citizen
       *[other] { $count } citizens
    }.
event-fed-luxury =
    { $seat } feeds { $count ->
        [one] one more
       *[other] { $count } more
    } with { $luxury } luxury.
event-starved =
    { $seat } loses { $count ->
        [one] one hungry citizen
       *[other] { $count } hungry citizens
    }.
event-finished =
    { $seat } finishes { $tile } for { $wood } wood and { $stone } stone{ $luxury ->
        [0] .
       *[other] , with { $luxury } luxury for what is missing.
    }
event-removed = { $seat } does not finish { $tile }: it leaves the game.
event-coin-back = The coin on { $tile } goes back to { $seat }.
event-over = The last round is over.
event-result = { $seat }: prestige { $prestige }, population { $population }; the score is { $score }.
event-place =
    { $place ->
        [1] { $seat } wins.
       *[other] { $seat } comes in at place { $place }.
    }
event-level-won = { $seat } wins level { $level }: { $score } points, { $target } were needed.
event-level-lost = { $seat } fails level { $level }: { $score } points, { $target } were needed.
event-first-order = { $seat } has place { $number } in the first round.
event-coin-saved = The coin on { $tile } is saved and goes back to { $seat }.

# Why not

reason-choose-first = Choose a civilisation first.
reason-extra-first = Choose your extra income first.
reason-bid-first = It is your turn to bid or to pass.
reason-not-on-offer = { $tile } is not on offer.
reason-conquer-instead = { $tile } lies beside the Conquest tile: it can only be conquered.
reason-bid-instead = { $tile } lies in the row: it must be bid for.
reason-conquered-already = { $tile } is conquered already.
reason-citizens-needed =
    { $tile } takes { $count ->
        [one] a citizen
       *[other] { $count } citizens
    } you do not have.
reason-too-dear = That takes { $amount } coins; with your luxury you can raise { $money }.
reason-amount-first = Say first how much you bid.
reason-bid-too-low = The bid must be at least { $amount }.
reason-displaced-first = You were outbid: move your bid or take it back.
reason-not-free = { $tile } is held by { $other }.
reason-not-exact = Beside the Conquest tile only a bid of exactly { $amount } would do; yours is { $bid }.
reason-bid-unchanged = It would take { $amount }, and your bid stays at { $bid }.
reason-place-first = Place your building first.
reason-not-your-tile = { $tile } is not the tile you have bought.
reason-cannot-pay = { $tile } costs { $wood } wood and { $stone } stone, and your luxury does not make up for what is missing.
reason-no-coin = You have no coin to put on it.
reason-must-place = You can pay for { $tile } or mark it, so you keep it.
reason-take-first = Choose your income first.
reason-cannot-save = You cannot pay for all { $count }: give up a tile first.
reason-not-struck = { $tile } is not one of your tiles that are struck.
reason-disaster-first = The disaster comes first.
reason-feed-first = Feed your citizens first.
reason-all-fed = Only { $count } are hungry.
reason-luxury-short = You have { $luxury } luxury, and each citizen takes { $rate }.
reason-finish-first = Decide about your unfinished buildings first.
reason-not-unfinished = { $tile } is no unfinished building of yours.

# The board in the terminal

board-round = Round { $round } of { $rounds }
board-stacks = Stacks A { $a }, B { $b }, C { $c }
board-order = Turn order
board-row = To bid for
board-conquest = Conquest
board-disasters = Disasters
board-struck = struck
board-tile = Tile
board-price = Price
board-prestige = Prestige
board-cost = Cost
board-once = Once
board-income = Income
board-power = Power
board-bid = Bid
board-seat = Seat
board-coins = coins
board-wood = wood
board-stone = stone
board-food = food
board-citizens = citizens
board-luxury = luxury
board-lands = Lands
board-buildings = Buildings
board-score = Score
board-population = Population
board-choice = 1 of choice
board-half = bids +½
board-any-land = any land
board-against = against { $disaster }
board-supply = supply
board-passed = passed
board-withdrawn = withdrew
board-level = Level { $level }: { $target } points needed
board-place = Place { $place }
board-unfinished = unfinished
board-empty = none

# Chapters

chapter-components = Components
chapter-setup = Set-up
chapter-tiles = Drawing the tiles
chapter-auction = Bidding
chapter-order = Turn order
chapter-placing = Placing
chapter-gains = One-time gains
chapter-income = Income
chapter-disasters = Disasters
chapter-supply = Supply rounds
chapter-luxury = Luxury
chapter-buildings = Special buildings
chapter-end = End of the game
chapter-score = Score
chapter-solo = Alone

# Rules

rule-components-players = The game is for one to five players.
rule-components-civilisations = There are seven civilisations. Each shows what it starts with, its income and a number from 1 to 7.
rule-components-buildings = There are twenty buildings. Each shows a minimum bid, its cost in wood and stone, prestige, and what it brings.
rule-components-lands = There are twenty lands. Each shows a minimum bid, prestige, and what it brings once and every round.
rule-components-stacks = The forty tiles form three stacks: fifteen A, fifteen B and ten C.
rule-components-chits = There are sixteen disaster chits: three for each of the five disasters, and a blank one.
rule-components-coins = There are forty coins of one and ten of three. Should the bank run out, it goes on paying.
rule-components-mat = A storehouse holds at most 10 wood, 10 stone and 13 food. Coins and citizens have no limit.
rule-components-income-table = A table on the mat says how many coins, and from 14 citizens on how much luxury, a population brings each round.
rule-components-symbols = Two lands, one in stack B and one in stack C, show the supply symbol.
rule-setup-civilisations = Each player gets one civilisation at random; the others are not used.
rule-setup-goods = Everybody starts with the coins, citizens and goods on the civilisation, and without luxury.
rule-setup-first-order = In the first round the players act by the numbers on their civilisations, the smallest first.
rule-setup-conquest = With five players there is no Conquest tile.
rule-tiles-draw = Each round five tiles are turned up, one by one, all face up.
rule-tiles-rows = As many tiles as there are players form the row that is bid for; the rest lie beside the Conquest tile.
rule-tiles-stacks = Three rounds are played with the A tiles, three with B and two with C.
rule-tiles-supply = A tile with the supply symbol stops the drawing at once for a supply round; then the drawing goes on.
rule-tiles-symbol-stays = The tile with the symbol stays on offer and counts among the five.
rule-auction-turns = The players act in turn order, each once.
rule-auction-bid = A player lays any number of coins under one tile.
rule-auction-minimum = A bid is at least the number on the tile.
rule-auction-outbid = To take a tile that somebody has bid for, one must bid more.
rule-auction-at-once = Whoever is outbid acts at once, before the next player.
rule-auction-shift = The outbid player may move the bid to another tile; the number of coins does not change.
rule-auction-shift-free = A moved bid goes only to a tile nobody holds; by option it may displace a lower one.
rule-auction-shift-conquest = A moved bid may go beside the Conquest tile only if it is exactly the price there.
rule-auction-withdraw = Or the outbid player takes all coins back, gets one from the bank, and gets no tile this round.
rule-auction-pass = Instead of bidding one may pass and take three coins. A player who was outbid cannot pass.
rule-auction-conquest = A tile beside the Conquest tile costs exactly three coins more than its minimum.
rule-auction-conquest-safe = Nobody can be displaced there.
rule-auction-unsold = Tiles that nobody has bid for leave the game.
rule-auction-end = The auction ends when everybody holds a tile, has withdrawn or has passed.
rule-order-by-bid = The higher the bid, the earlier the turn in the next round. What was paid for a conquest counts too.
rule-order-ties = Players with equal bids keep their order.
rule-order-without-bid = Those who passed or withdrew come last and keep their order.
rule-placing-together = All place their tiles at the same time.
rule-placing-coins = The coins of all bids go to the bank, whatever becomes of the tiles.
rule-placing-building = A building goes to the left of the civilisation or of its last building, and its wood and stone are paid.
rule-placing-mark = Who cannot or will not pay puts a coin of his own on it instead. The coin must be there before the tile brings any.
rule-placing-use-at-once = A building with a coin on it works at once, as if it were paid.
rule-placing-building-lost = Who can neither pay nor put a coin on it loses the building.
rule-placing-refuse = A building may be let go only by a player who could keep it only with luxury.
rule-placing-land = Land goes to the right and must share a resource of its income with the right-most land.
rule-placing-first-land = The first land beside the civilisation may be any.
rule-placing-land-lost = Land that does not fit leaves the game. One may bid for it all the same.
rule-gains-once = A new tile brings its citizens, coins, food or luxury once.
rule-gains-kept = These gains stay even if the tile is lost later.
rule-income-tiles = Each round civilisation, lands and buildings bring their resources.
rule-income-population = The population brings coins by the table on the mat: 10 citizens, for example, 4 coins.
rule-income-above-table = Beyond the end of the table its last row holds.
rule-income-arkadia = Arkadia gets a citizen every round, before the coins are counted.
rule-income-luxury = Fourteen citizens or more bring luxury as well.
rule-income-choice = Port and Temple of Apollo bring a wood, a stone, a food or a coin, chosen anew each round.
rule-disasters-chits = At the end of each round two chits are turned up, one after the other.
rule-disasters-blank = The blank chit does nothing and leaves the game.
rule-disasters-third = The third chit of a kind lets its disaster strike at once.
rule-disasters-earthquake = Earthquake: every building costs a wood and a stone, or it is lost.
rule-disasters-unfinished = Buildings with a coin on them count too.
rule-disasters-choice = Each player chooses which tiles to pay for and which to lose, and may refuse to pay.
rule-disasters-coin = The coin on a building lost to an earthquake goes back to its owner.
rule-disasters-drought = Drought: a third of the food is lost, rounded up.
rule-disasters-plague = Plague: a third of the citizens is lost, rounded up.
rule-disasters-storm = Storm: every land costs a food and a coin, or it is lost.
rule-disasters-storm-gap = After a storm the lands left close up and are not compared again; the next land must fit the right-most one left.
rule-disasters-decline = Decline: ten luxury are lost, or all there are.
rule-disasters-protection = Eight buildings protect their owner from one disaster each, with or without a coin on them.
rule-disasters-no-luxury = Luxury does not pay for earthquake or storm, unless the table agrees that it does.
rule-supply-when = A supply round is held when a symbol is turned up, in the B rounds and in the C rounds.
rule-supply-feeding = Every citizen eats one food, and food is never held back. Citizens without food are lost.
rule-supply-luxury = Two luxury may feed one more citizen, as often as the player likes, but need not.
rule-supply-sequence = Feeding comes first, buildings second.
rule-supply-buildings = Every building with a coin on it is paid for now, or it leaves the game.
rule-supply-coin = Either way its coin goes back to the owner.
rule-luxury-overflow = Resources that do not fit into the storehouse become luxury, one for one.
rule-luxury-chip = Beyond 20 luxury a "20+" chip is taken and the track starts again.
rule-luxury-resources = Two luxury stand in for a wood, a stone or a food that is missing for building or feeding, and only for what is missing.
rule-luxury-coins = Two luxury bring a coin for a bid or for marking a building, and only as many as are missing.
rule-buildings-half = With the Market or the Agora every bid is worth half a coin more: equal coins suffice to outbid.
rule-buildings-half-once = Market and Agora together still add only one half.
rule-buildings-half-equal = Between two players who both have the half, equal coins do not outbid.
rule-buildings-half-order = The half does not count for the turn order.
rule-buildings-citizens = Barracks take two citizens and Tiryns Fortress takes one; who has fewer may not bid for them. They never come back.
rule-buildings-barracks = The owner of the Barracks lays land without a shared resource.
rule-end-rounds = The game ends after eight rounds and the last two chits.
rule-end-income = The eighth round has its income like the others.
rule-end-supply = Then citizens are fed and buildings finished or lost a last time.
rule-score-prestige = Prestige is the sum on all own tiles and one point for every three coins, rounded down.
rule-score-population = Each citizen is worth three population points.
rule-score-lower = The lower of the two sums is the score.
rule-score-winner = The highest score wins.
rule-score-tie-total = In a tie the higher of a player's two sums decides.
rule-score-tie-luxury = Then the most luxury decides. Who is still equal shares the place.
rule-solo-civilisation = Alone, one chooses any civilisation.
rule-solo-purchase = There is no bidding: one tile a round is bought at its price, and the others leave the game.
rule-solo-rows = In the levels 1 to 5 the row has five, four, three, two tiles and one; the others lie beside the Conquest tile.
rule-solo-conquest = Alone too, a tile beside the Conquest tile costs three coins more.
rule-solo-extra = From level 2 on one chooses extra incomes at the start: one, two, three and three times a wood, a stone or a food each round.
rule-solo-pass = Passing brings three coins alone as well.
rule-solo-target = A level is won with 24, 28, 32, 35 and 35 points.
rule-solo-campaign = In a campaign every level is played with a civilisation that was not used before.
rule-solo-best = Of several attempts at a level, the best score counts.
rule-solo-retry = A level that was failed may be tried again with another unused civilisation.

## Where points come from

source-tiles = Prestige of the tiles
source-coins = Coins
source-citizens = Citizens

# A campaign.

campaign-won = Level { $level }: won with { $civilisation } and { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
campaign-failed = Level { $level }: not won yet; best result: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, with { $civilisation }.
campaign-dropped = One level could not be read and does not count: { $why }.
campaign-next = Level { $level } comes next.
campaign-complete = All levels are won.
campaign-lost = No civilisation is left for the levels that remain. Begin a new campaign with another file.
campaign-choose = Which civilisation?

# What somebody got wrong.

mistake-campaign-busy = a level is being played; finish it first
mistake-campaign-complete = all levels are won
mistake-campaign-choice = “{ $found }” cannot be chosen; still unused: { $known }
mistake-campaign-unfinished = there is no level that has just been finished
mistake-campaign-idle = no level is being played
mistake-campaign-format = expected a campaign of { $name } in format { $known }
mistake-campaign-attempt = attempts: expected [level, civilisation, score], not { $found }
mistake-campaign-level = level { $expected } comes next, not { $found }
mistake-campaign-unchosen = no civilisation has been chosen
mistake-campaign-unknown = “{ $found }” is not a civilisation
mistake-campaign-used = “{ $found }” was used before
mistake-campaign-score = attempts: a score is not negative, not { $found }
mistake-campaign-play = play: expected the lines of a record
mistake-campaign-seats = play: expected a play for one seat
mistake-stack-size = stack { $stack }: { $rounds } rounds need { $expected } tiles, not { $found }
mistake-tile-names = land, building: every name once, and at most { $most } tiles
mistake-land-barren = land { $land }: without income it could touch no other land
mistake-display-long = display: a row has at most { $most } tiles
mistake-display-short = display: the row must have a tile for every seat
mistake-civilisation-orders = civilisation: at least { $least }, each with an order number of its own
mistake-civilisation-goods = civilisation { $civilisation }: its goods do not fit into the storehouse
mistake-level-order = level: there must be the levels 1 to { $high }, in this order
mistake-level-long = level: a row has at most { $most } tiles
mistake-population-uneven = population: coins and luxury must be equally long
mistake-chits-drawn = chits: there must be as many as are drawn in all rounds
mistake-chits-each = chits: { $count } of every disaster, so that each strikes once
mistake-agenda-steps = agenda: these steps never follow each other: { $found }
mistake-agenda-round = agenda: its steps do not occur in round { $round }
mistake-agenda-argument = agenda: { $step } cannot have the number { $found }
mistake-civilisation-twice = civilisations: two seats have { $civilisation }
mistake-civilisation-missing = civilisations: every seat has one as soon as it is dealt or chosen
mistake-extra-incomes = extra incomes: expected { $expected }, found { $found }
mistake-row-tiles = row: a tile is there twice, or has left the row
mistake-laid-order = laid: expected the tiles of seat 0, then those of the other seats
mistake-choosing-unasked = choosing: no seat is choosing the income of one of these tiles
mistake-spots-taken = spots: every seat holds a tile of its own in the row
mistake-auction-idle = row, spots, bids: there is no auction now
mistake-bids-turn = bids, spots: seat { $number } cannot have acted like this yet
mistake-sum-coins = coins
mistake-sum-wood = wood
mistake-sum-stone = stone
mistake-sum-food = food
mistake-sum-citizens = citizens
mistake-sum-luxury = luxury
mistake-sum-tiles = tiles
mistake-sum-tiles-in-two-places = tiles in two places
mistake-sum-chits = chits
mistake-sum-seats-in-the-order = seats in the order
mistake-sum-stores-below-zero-or-overfull = stores below zero or overfull

# For learning agents
agents-wanted = at `amount`: which of the tiles turned up the bid is for
agents-round = the round
agents-order = the place of each seat in turn order, from 1
agents-row = the tiles turned up, by their place from 1
agents-offers = place by place the price of each, its prestige, its cost in wood and stone, what it brings once in citizens, coins, food and luxury, and every round in wood, stone and food
agents-auctioned = how many of these are bid for; the others lie beside the Conquest tile
agents-held = the tile each seat has bid for, by its place, seat by seat
agents-bids = the coins of each seat under a tile
agents-passed = who has passed
agents-outbid = who was outbid and holds no other tile; without a bid, who has withdrawn
agents-civilisation = the civilisation of each seat, seat by seat
agents-stores = wood, stone, food, coins, citizens and luxury, seat by seat
agents-tiles = the tiles of each seat, seat by seat
agents-laid = the tiles beside each civilisation, lands and buildings each from 1 in the order of laying
agents-unfinished = the buildings with a coin on them
agents-income = what the next income brings in wood, stone, food, citizens, coins and luxury, seat by seat
agents-prestige = the prestige of each seat
agents-population = the points of each seat’s citizens; the lower of the two counts
agents-chits = chits that lie open: five disasters, then blanks
agents-pile = chits in the pile
agents-stacks = tiles in each stack
agents-target = alone: the points to reach
agents-extra = alone: extra income of wood, stone and food

## The board on the page

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

## Explanations of decisions on the page, shown once

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
