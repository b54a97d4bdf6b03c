# The game

game-name = Rhodes
game-about = Work an estate, ship its harvest through a harbour in which boats push each other, and fulfil the missions of the town.
game-length = 60 to 120 minutes

# Chapters

chapter-components = What is in the box
chapter-setup = Preparation
chapter-round = The round
chapter-production = Production
chapter-estate = The estate
chapter-farm = The farm
chapter-boats = Boats and warehouses
chapter-renewal = Gold
chapter-harbour = The harbour
chapter-mission = Missions
chapter-market = The market
chapter-temple = The temple
chapter-hall = The town hall
chapter-development = Developments
chapter-order = The turn order
chapter-end = The end

# Options

edition-standard = Standard
edition-standard-about = Fields may be used again, and a boat unloads as soon as its bow reaches the exit.
edition-one-by-one = One by one
edition-one-by-one-about = Each production field takes only one chip per round, and goods leave a boat one at a time as each reaches the exit.
option-field-reuse = Production fields
option-field-reuse-about = May the second producer of a round use a field that already holds a chip?
option-field-reuse-allowed = May be used again
option-field-reuse-forbidden = Once a round
option-exit = Unloading
option-exit-about = When do goods leave a boat at the exit?
option-exit-bow = All at once, when the bow is there
option-exit-units = One by one, when each is there

# Words

good-wine = wine
good-milk = goat's milk
good-olives = olives
good-grain = grain
good-gold = gold
good-joker = joker
development-demeter-wine = Demeter's blessing (wine)
development-demeter-milk = Demeter's blessing (goat's milk)
development-demeter-olives = Demeter's blessing (olives)
development-demeter-grain = Demeter's blessing (grain)
development-poseidon = Poseidon
development-irrigation = Irrigation
development-hut = Storage hut
development-cart = Cart
development-abundance = Abundance
development-trader = Greek trader
place-production = production
place-farm = farm
place-harbour = harbour
place-market = market
place-temple = temple
place-hall = town hall

# What is asked

ask-start = Buy your first farmland.
ask-act = Where do you put your marker?
ask-produce = Put a chip on a field.
ask-effect = Which development do you use?
ask-boat = Which boat do you load?
ask-load = What do you load next, from the bow?
ask-paid = How many units are paid in points?
ask-drop = Your warehouse is too full: what goes?
ask-ship = What do you buy in the harbour?
ask-name = What does the joker become?
ask-mission = Which mission do you fulfil?
ask-give = Where does the unit for the mission come from?
ask-sell = What do you sell?
ask-offer = Do you buy a point?
ask-hall = What do you buy at the town hall?
ask-order = Which row of the turn order do you take?
ask-grow = Which product do you get?

# Moves

move-stop = Enough
move-idle = Pass
move-go = Go: { $place }
move-produce = Chip { $value } on { $product }
move-demeter = Demeter blesses { $product }
move-cart = Cart { $product } to the warehouse
move-grow = Grow { $product }
move-trade = Swap { $product } for { $into }
move-enter = Load the boat of { $length }
move-take = Take { $product }
move-take-hut = Take { $product } from the hut
move-paid =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, the rest in drachmas
move-ship = Buy what lies on square { $square }
move-name = It becomes { $product }
move-mission = Fulfil mission { $mission }
move-drop = Give up { $good }
move-offer = Buy a point
move-land = Buy farmland: { $product } for { $amount }
move-build = Buy { $kind }
move-large = Buy the large boat
move-row = Take row { $row }
outcome-mission = Mission { $mission } is opened.
outcome-boat = Egyptian boat { $boat } comes into sight.
outcome-first = { $seat } begins.

# The log

event-mission-open = Mission { $mission } is opened.
event-mission-drawn = A new mission: { $mission }.
event-boat-at-sea = Egyptian boat { $boat } waits at sea.
event-boats-shuffled = The Egyptian boats are shuffled again: { $count }.
event-egyptian-enters = Egyptian boat { $boat } enters the harbour.
event-egyptian-leaves = Egyptian boat { $boat } leaves the harbour.
event-first = { $seat } begins.
event-started = { $seat } begins with farmland: { $product } for { $amount }.
event-round = Round { $round }.
event-goes = { $seat } places a marker: { $place }.
event-goes-beyond = { $seat } goes to the full harbour: it is the last round.
event-idle =
    { $seat } can do nothing and gets { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-produces = { $seat } puts chip { $value } on { $product }.
event-grown = { $seat } gets { $product }: { $count }.
event-surplus = No room for { $product }: { $count } back to the supply.
event-irrigated = { $seat } gets one more unit by irrigation: { $product }.
event-farm-points =
    { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from the estate.
event-farm-money =
    { $seat } gets { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    } from the estate.
event-demeter =
    Demeter blesses { $product } and gives { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-carted = { $seat } carts { $product } to the warehouse.
event-abundant = Abundance gives { $seat } a unit: { $product }.
event-traded = { $seat } swaps { $product } for { $into }.
event-loaded = { $seat } loads { $product }.
event-delivered =
    { $seat } is paid { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-enters = { $seat } sends a boat of { $length } into the harbour.
event-unloaded = The warehouse of { $seat } receives { $good }.
event-home = A boat of { $length } goes home to { $seat }.
event-dropped = { $seat } gives up { $good }.
event-bought-bank =
    { $seat } buys { $good } for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }, paid to the bank.
event-bought-from =
    { $seat } buys { $good } from { $other } for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-joker = It was a joker: { $seat } makes it { $product }.
event-errand =
    { $seat } pays { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    } for { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } from the estate.
event-given = { $seat } gives { $product } from the estate.
event-fulfilled =
    { $seat } fulfils mission { $mission }: { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-sold =
    { $seat } sells { $product } for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-offered =
    { $seat } buys a point for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-land-bought = { $seat } buys farmland: { $product } for { $amount }.
event-built = { $seat } buys { $kind } for { $amount }.
event-large-bought = { $seat } buys the large boat for { $amount }.
event-back = Markers and chips go back.
event-row-pays =
    { $seat } takes row { $row } and pays { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-row-gains =
    { $seat } takes row { $row } and gets { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-row-stays = { $seat } can pay no other row and stays on row { $row }.
event-row-product = The row gives { $seat } a unit: { $product }.
event-last-round = No mission is left for the free plaza: this round is the last.
event-over = The game is over.
event-money-counts =
    { $seat }: { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    } are worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-gold-counts =
    { $seat }: bars of gold, { $count }, are worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-result =
    { $seat }: place { $rank } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Why not

reason-too-dear = That costs { $cost }; you have { $money }.
reason-tiles-gone = No such tile is left.
reason-same-product = You already farm { $product }; your first tiles must differ.
reason-second-impossible = With { $left } left you could not buy a second tile.
reason-start-first = First buy your farmland.
reason-not-on-land = There is none on your farmland: { $product }.
reason-not-in-hut = There is none in your hut: { $product }.
reason-take-a-unit = First take a unit from your estate.
reason-sell-something = You must sell at least one unit.
reason-offer-something = You must buy at least one point.
reason-buy-something = You must buy something here.
reason-buy-a-tile = First finish your purchases at the town hall.
reason-one-of-each = You already have this: { $kind }.
reason-no-boat-for-sale = No boat is for sale to you.
reason-chip-first = First put a chip on a field.
reason-other-field = Your second chip needs another field than { $product }.
reason-no-such-chip = No chip { $value } is free.
reason-field-taken = A chip already lies on { $product }.
reason-boat-needs-more = What is left would not fill a boat.
reason-no-cart = You have no cart to use now.
reason-no-abundance = You have no abundance to use now.
reason-no-trader = You have no trader to use now.
reason-no-blessing = You don’t have Demeter’s blessing for { $product }.
reason-blessing-used = You have already used Demeter’s blessing for { $product } in this action.
reason-blessing-few = Demeter’s blessing needs { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } of { $product } on your estate; you have only { $units }.
reason-blessing-later = Demeter’s blessing for { $product } is counted automatically when you have used your developments.
reason-trade-for-another = Swap it for another product.
reason-no-room = You have no room for { $product }.
reason-developments-first = First use your developments, or say that it is enough.
reason-boat-first = First choose the boat that enters.
reason-boat-not-home = No boat of { $length } is at home.
reason-boat-not-full = A boat of { $length } must be full; your estate holds { $units }.
reason-too-many-points = The boat carries { $units }.
reason-reward-first = First say how you are paid.
reason-not-in-warehouse = There is none in your warehouse: { $good }.
reason-drop-first = First your warehouse must give up { $count }.
reason-harbour-something = Buy something: you cannot fulfil a mission as it is.
reason-goods-first = First finish your purchases in the harbour.
reason-empty-square = Nothing lies on square { $square }.
reason-name-first = First say what the joker becomes; gold it cannot be.
reason-mission-needed = You bought nothing, so you must fulfil a mission.
reason-mission-first = First choose a mission, or none.
reason-mission-not-open = Mission { $mission } is not open.
reason-mission-lacks = Missing for mission { $mission }{ $wine ->
        [0] {""}
       *[other] {" "}· { $wine } × { good-wine }
    }{ $milk ->
        [0] {""}
       *[other] {" "}· { $milk } × { good-milk }
    }{ $olives ->
        [0] {""}
       *[other] {" "}· { $olives } × { good-olives }
    }{ $grain ->
        [0] {""}
       *[other] {" "}· { $grain } × { good-grain }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· { $gold } × { good-gold }
    }.
reason-mission-too-many = Mission { $mission } would need { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } from your estate; at most { $most } may come from there.
reason-mission-from-warehouse = At least one good for mission { $mission } must come from your warehouse.
reason-mission-fee = What mission { $mission } needs from your estate costs { $cost ->
        [one] { $cost } drachma
       *[other] { $cost } drachmas
    }; you have only { $money }.
reason-mission-wants = The mission wants { $product }.
reason-must-act = You can still do something.
reason-place-first = First place your marker.
reason-farmed = Your marker is on your farm already.
reason-no-full-boat = You cannot fill a boat that is at home.
reason-place-full = No space is free: { $place }.
reason-nothing-in-harbour = You can neither buy anything there nor fulfil a mission.
reason-nothing-to-sell = Your estate holds nothing to sell.
reason-nothing-to-buy = You can buy nothing there.
reason-row-first = First choose a row.
reason-row-taken = Row { $row } is taken.
reason-same-row = You may not stay on row { $row }.
reason-product-first = First choose the product you get.

# The board

board-round = Round { $round }
board-last-round = Last round
board-harbour = Harbour
board-gate = gate
board-exit = exit
board-square = square
board-price = price
board-boat = boat
board-cargo = cargo
board-sea = At sea: { $cargo }. Pile: { $pile }, put aside: { $landed }.
board-loading = Being loaded: { $cargo }
board-missions = Missions (stack: { $stack })
board-empty = empty
board-places = Places
board-chips = Chips
board-free = free
board-tiles = Town hall
board-order = Turn order
board-money = dr.
board-points = pts
board-score = score
board-estate = estate
board-hut = hut
board-warehouse = warehouse
board-boats = boats
board-developments = developments
board-markers = markers
board-key = W wine, M goat's milk, O olives, G grain, A gold, ? joker, · nothing

# The rules

rule-components-players = Rhodes is for 2 to 5 seats.
rule-components-farmland = There are 16 farmland tiles with room for 3 units each. Two of them are known: grain for 14 with a drachma, wine for 17 with a point. The others are filled in after these two.
rule-components-development = There are 19 development tiles. Only the price of the Greek trader, 10, is known; the other prices and the number of copies are filled in.
rule-components-missions = There are 15 missions, five of each category. Only wine and olives for 4 drachmas and 3 points is known; the others are filled in.
rule-components-egyptian = There are ten Egyptian boats, loaded with gold and jokers. What each of them carries is filled in.
rule-components-fleet = Every colour has boats of 1, 2, 2 and 3 squares.
rule-components-spaces = Production has 2 action spaces, the Market 3 and the Temple 2. With 2, 3, 4 or 5 players, the Town Hall has 2, 2, 3 or 4 spaces; the Harbour always has 2. These two are reconstructed.
rule-components-chips = There are five production chips: 1, 2, 3, 3 and 4.
rule-components-supply = Goods never run out.
rule-components-bank = Money never runs out.
rule-components-texts = Where several texts can be read they agree on the tiles, the chips and the stack of missions.
rule-setup-money = Everybody begins with 30 drachmas with 2 or 3 seats, with 25 otherwise.
rule-setup-boats = Everybody begins with boats of 1, 2 and 3 squares with 2 or 3 seats, with 1, 2 and 2 otherwise.
rule-setup-missions = One mission of each category goes back unseen. The others are stacked, I before II before III, and three are opened. Each is drawn when it is needed; nobody ever knows which ones went back.
rule-setup-harbour = Egyptian boats enter until two bars of gold lie in the harbour; one more waits at sea.
rule-setup-order = Chance says who takes the top row of the turn order; the others follow clockwise. Nobody pays or gets anything for it.
rule-setup-farmland = Farmland is bought in turn order, one tile a pass: two tiles each with 2 or 3 seats, one with 4 or 5.
rule-setup-same-product = The two first tiles must be for different products.
rule-setup-second = The first tile may not be so dear that no second one could be paid.
rule-setup-cube = Each tile bought now gets one unit of its product. Tiles bought later come empty.
rule-round-phases = A round has four phases: actions, gold, markers and chips back, new turn order.
rule-round-actions = From the top row downwards everybody places one marker and acts at once; then everybody does so a second time.
rule-round-achieve = A marker can only go where it achieves something: a unit sold, a point, a tile, a unit bought or a mission.
rule-round-idle = Who can do nothing at all loses the marker for this round and gets 1 drachma.
rule-round-farm-space = A farm has one space, for its owner alone.
rule-round-return = Markers go back to their owners, chips to their spaces.
rule-production-chips = A production takes two chips, never only one.
rule-production-fields = The two chips go on two different fields.
rule-production-total = The two chips may add up to any number.
rule-production-reuse = The second producer of a round may use fields that hold a chip; by option, only empty ones.
rule-production-round = The harvest goes round clockwise, beginning with the producer: in each pass one unit on every tile of that product.
rule-production-short = No tile gets more than one unit in a pass. If the last pass has fewer units than you have tiles with room, put them on different tiles, the emptiest first.
rule-production-full = A tile holds 3 units; a full one is passed over.
rule-production-surplus = What finds no room goes back to the supply.
rule-estate-take = A unit taken from farmland comes from the fullest tile of its product, and one put there goes on the emptiest; farmland or hut is the owner's choice.
rule-farm-order = The farm action goes in this order: points, money, developments, then a boat.
rule-farm-points = The tiles of the estate bring their points.
rule-farm-money = The tiles of the estate bring their drachmas.
rule-farm-developments = Developments are used in any order.
rule-farm-boat = Exactly one boat must enter, and it must be full. Without a boat at home that can be filled there is no farm action; what abundance brings counts.
rule-farm-load = The cargo comes from the estate and may be mixed; the owner decides its order on the boat.
rule-farm-reward = Each unit brings 1 point or 2 drachmas, as the owner likes. The goods stay on board.
rule-farm-push = A boat takes the squares at the gate and pushes all others inward by its length. Boats lie without gaps.
rule-boats-squares = The harbour is a line of squares whose prices fall from the gate to the exit: 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4. Only the 7 is known. With 5 seats there is one more 7 before it.
rule-boats-exit = When the bow of a player's boat reaches the exit, its whole cargo goes to the owner's warehouse; by option, unit by unit.
rule-boats-home = A player's boat goes home when its stern reaches the exit too.
rule-boats-egyptian-exit = An Egyptian boat that reaches the exit is put aside, and its cargo goes to the supply.
rule-boats-warehouse = A warehouse holds 10 goods, gold included. If more arrive, the owner chooses what goes to the supply, new or old.
rule-boats-emptied = Boats that have been sold empty stay until they are pushed out.
rule-boats-next = The next Egyptian boat always lies open at sea.
rule-boats-reshuffle = When the pile of Egyptian boats is empty, those put aside are shuffled into a new one.
rule-renewal-gold = After the actions, if fewer than two bars of gold lie in the harbour, Egyptian boats enter until there are at least two.
rule-renewal-enter = An Egyptian boat enters like any other and pushes all boats by its length.
rule-harbour-order = First goods may be bought, then a mission may be fulfilled.
rule-harbour-something = At least one of the two must happen: who buys nothing must fulfil a mission.
rule-harbour-buy = Any number of units may be bought from any boats.
rule-harbour-price = The square on which a unit lies sets its price.
rule-harbour-owner = Goods from another player's boat are paid to its owner.
rule-harbour-bank = Goods from Egyptian boats and from one's own are paid to the bank.
rule-harbour-joker = Who buys a joker names a product for it at once, never gold.
rule-mission-one = One harbour action fulfils at most one mission.
rule-mission-twice = Both markers of a round may go to the harbour, so two missions in a round are possible.
rule-mission-goods = The goods come from the warehouse and go to the supply.
rule-mission-estate = Up to two products that the warehouse lacks may come from farmland or hut.
rule-mission-two-of-a-kind = If a mission asks for two units of a product and your warehouse holds only one, the other one may come from your estate.
rule-mission-fee = The first of them costs 3 drachmas, the second 5, paid before the reward.
rule-mission-warehouse = At least one good must come from the warehouse.
rule-mission-reward = A mission brings its drachmas and points.
rule-mission-refill = Its plaza is filled from the stack at once.
rule-market-units = At the market one or two units from the estate are sold.
rule-market-price = Each unit brings 5, 4 or 3 drachmas for the first, second or third to come.
rule-temple-price = At the temple a point costs 5 drachmas for the first to come, 7 for the second.
rule-temple-limit = There is no limit to what may be spent there.
rule-hall-tiles = At the town hall one or two tiles are bought from the bank, farmland or developments.
rule-hall-one-of-each = Nobody may own two of the same development.
rule-hall-same-product = Several farmland tiles of one product are allowed.
rule-hall-boat = With 4 or 5 seats everybody may buy the large boat once, for 10 drachmas, as one of the two purchases.
rule-development-income = Cart, abundance and trader bring 1 drachma at every farm action, used or not.
rule-development-once = Cart, abundance and trader work once in a farm action, and may be skipped.
rule-development-demeter = Demeter's blessing brings a point for every two units of its product on the estate, hut included. The units stay.
rule-development-demeter-when = Demeter counts when she is used; at the latest before the boat is loaded.
rule-development-demeter-types = The blessings of different products are different developments.
rule-development-poseidon = Poseidon brings a point at every farm action.
rule-development-irrigation = Irrigation brings one more unit for every chip on a product that its owner farms and has room for, after the chip is distributed.
rule-development-irrigation-others = Irrigation works on anybody's production.
rule-development-hut = The hut holds one unit of each product that its owner farms, and takes it only when all tiles of that product are full. It works with production, abundance and the turn order.
rule-development-hut-pass = In one pass of a harvest a player gets a unit for each tile with room, or one in the hut.
rule-development-cart = The cart takes a product from farmland to the warehouse.
rule-development-abundance = Abundance puts a product on the estate, if it is farmed and there is room.
rule-development-trader = The Greek trader swaps a product in the own warehouse for another one; gold is neither given nor received.
rule-order-rows = The turn order has six rows. From top to bottom: pay 3 drachmas, pay 1 drachma, no effect, receive 1 drachma, receive 2 drachmas, receive 1 drachma and one product. The last four are reconstructed.
rule-order-bottom-up = The new turn order is chosen from the bottom row upwards.
rule-order-other-row = Nobody may stay on the same row, and a row takes one marker only.
rule-order-cost = The top row costs 3 drachmas, the second 1, paid at once.
rule-order-gain = Lower rows bring what they show, at once.
rule-order-product = A product from a row must be one that the player farms and has room for; the hut counts.
rule-order-penniless = If you cannot afford any other free row, you stay on your row and neither pay nor receive anything. This can happen with 4 or 5 players.
rule-end-trigger = When a plaza cannot be filled again, the round becomes the last.
rule-end-harbour = In the last round, whoever has not been to the harbour may go there even if no space is free.
rule-end-over = The play is over after the last action of that round: gold is not renewed and no turn order is made.
rule-end-money = In the end 10 drachmas are worth a point.
rule-end-gold = In the end every bar of gold in the warehouse is worth 2 points.
rule-end-winner = Whoever has most points wins.
rule-end-tie = Of equals, who has more money left after the count is before the other; who has as much shares the place.

## Where points come from

source-farm = Tiles of the estate
source-demeter = Demeter's blessing
source-deliveries = Deliveries
source-missions = Missions
source-temple = Temple
source-earlier = Earlier points
source-money = Money
source-gold = Gold

# What somebody got wrong.

mistake-harbour-length = harbour: its prices must make room for two boats, and be fewer than { $most }
mistake-egyptian-gold = egyptian: at least two boats must bring gold, and the harbour can ask for two bars at most
mistake-large-length = large: no boat of the fleet has this length
mistake-farmland-alike = farmland: two rows are alike in product and cost; join them, or tell them apart by cost
mistake-farmland-order = farmland: the rows must come in the order wine, milk, olives, grain
mistake-farmland-products = farmland: every product needs a tile
mistake-farmland-many = farmland: at most { $most } tiles
mistake-development-rows = development: there must be one row each, in this order: { $known }
mistake-mission-order = mission: the categories must come in the order I, II, III
mistake-mission-boxed = mission: each category needs more than the { $boxed } that go back unseen
mistake-mission-plazas = mission: there must be enough for { $plazas } plazas
mistake-setup-seats = setup: there must be one each for 2, 3, 4 and 5 seats, in this order
mistake-setup-boats = setup for { $seats }: the fleet has no such boats
mistake-row-few = row: there must be more rows than seats
mistake-chips-few = chips: there must be enough for all production spaces
mistake-chips-each = chips: a production cannot take more chips than there are fields
mistake-sum-money = money
mistake-sum-good = good { $number }
mistake-sum-boats-of-players = boats of players
mistake-sum-boats-of-players-twice = boats of players twice
mistake-sum-boats-of-players-in-two-places = boats of players in two places
mistake-sum-boats-of-Egypt = boats of Egypt
mistake-sum-squares-of-boats = squares of boats
mistake-sum-missions = missions
mistake-sum-missions-drawn = missions drawn
mistake-sum-too-many-of-development = too many of development { $number }
mistake-sum-chips-on-two-fields = chips on two fields
mistake-sum-goods-on-land-of-nobody = goods on land of nobody
mistake-sum-turn-markers-of = turn markers of { $number }
mistake-boats-misplaced = boats, sea, pile, landed, home, large: every boat must be in exactly one of them
mistake-boats-past-exit = boats, cargo: there is a boat or a good beyond the exit
mistake-boats-cargo = cargo: the boat on square { $square } cannot carry this
mistake-hut-unit = hut: seat { $number } has no hut, or does not farm this product
mistake-missions-misplaced = plazas, unseen, fulfilled: a mission is listed twice
mistake-missions-stack = unseen: there are not enough missions of a category to be drawn
mistake-missions-plazas = plazas: all of them must have a mission until the last round
mistake-markers-many = markers: { $place } has no space for so many
mistake-chips-production = chips: their number must match the markers on production
mistake-agenda-bare = agenda: there must be something under { $step }
mistake-agenda-order = agenda: { $found } must not be under { $step }
mistake-agenda-argument = agenda: { $found } does not fit { $step }
mistake-agenda-markers = agenda: the actions of seat { $number } must match its markers in hand
mistake-agenda-last = agenda: nothing follows the last round
mistake-agenda-drop = agenda: there must be a drop for seat { $number } if its warehouse is too full, and only then
mistake-agenda-sea = agenda: no boat is drawn while one is at sea
mistake-hold-squares = hold: it does not match the boat that is being loaded
mistake-rows-choosing = agenda: every seat chooses one row
mistake-rows-shared = rows: two seats are in the same row
mistake-rows-taken = taken: these must be the rows of the seats that have chosen

# For learning agents
agents-later = at `start`: how many more tiles must be bought afterwards
agents-fields = at `produce`: the fields used up in this action
agents-unused = at `effect`: the developments not used yet
agents-loading = at `load` and `paid`: the length of the boat
agents-square = at `name`: the square whose joker becomes a product, from 1
agents-good = at `give`: the product the mission wants
agents-so-far = at `sell` and `hall`: units sold or tiles bought so far; at `ship`, `mission` and `offer`: 1 once any was
agents-round = the round
agents-last = whether it is the last
agents-money = money
agents-points = points, without those for money and gold
agents-row = the row of each seat in the table of turn order, seat by seat
agents-choosing = who has still to choose a row for the next round
agents-in-hand = markers still to be placed
agents-markers = markers on production, farm, harbour, market, temple and town hall, and those lost, seat by seat
agents-owner = the farmland of each seat, of each type the first ones, seat by seat
agents-units = units on each of these tiles
agents-hut = the products in the huts, seat by seat
agents-built = the developments, seat by seat
agents-store = wine, milk, olives, grain and gold in the warehouses, seat by seat
agents-home = the boats at home, the short ones first, seat by seat
agents-large = who can still buy the large boat
agents-cargo = what lies on each square of the harbour from the gate: wine, milk, olives, grain, gold or a joker
agents-berths = the first square of each boat in the harbour, from 1; the Egyptian boats, then the fleets seat by seat, the short boats first and of equal ones that nearer to the gate
agents-hold = what is loaded on the boat about to enter, from the bow
agents-sea = the Egyptian boat that enters next
agents-boats-left = the Egyptian boats to be drawn
agents-landed = the Egyptian boats that have left the harbour
agents-plazas = the open missions
agents-wanted = of each open mission the wine, milk, olives, grain and gold it asks for, its money and its points
agents-unseen = the missions nobody has seen
agents-fulfilled = the missions that have been fulfilled
agents-stack = missions in the stack
agents-chips = the field of each production chip, chip by chip
agents-land-left = farmland of each type for sale
agents-taken = the rows of the first column that are taken

## The board on the page

page-harbour = The harbour, from the gate to the exit
page-town = The town: market, temple and town hall
page-fields = Production: fields and chips
page-plazas = Plazas with missions; in the stack: { $stack }
page-order = The table of turn order
page-sale = Tiles for sale
page-estate = The estate of { $name }
page-nothing = nothing
page-egyptian = Egyptian boat
page-boat-of = boat of { $name }
page-open-water = no boat
page-square = Square { $square }, price { $price }: { $cargo } ({ $boat })
page-next-boat = At sea, next to enter: an Egyptian boat with { $cargo }. Still to come: { $pile }. Put aside: { $landed }.
page-no-next-boat = No boat waits at sea. Still to come: { $pile }. Put aside: { $landed }.
page-being-loaded = Before the gate, a boat of { $length } is being loaded: { $cargo }
page-place = { $place }: { $taken } of { $spaces } spaces taken. { $seats }
page-place-worth = Worth, in order of arrival: { $prices }.
page-lost = Markers lost this round: { $seats }.
page-field = Field of { $product }. Chips: { $chips }
page-chip = Chip { $value }, { $where }
page-chip-free = not yet used
page-chip-used = on { $product }
page-mission = Mission { $mission }: wants { $goods }; drachmas: { $money }, points: { $points }
page-plaza-empty = An empty plaza
page-row = Row { $row }: { $effect }. { $seats }
page-row-pays = costs { $amount }
page-row-gets = brings { $amount }
page-row-plain = costs nothing
page-row-product = { $effect } and a product
page-row-waits = { $name } (still to choose)
page-tile-land = Farmland: { $product }
page-tile-boat = Large boat
page-tile = { $tile }, price { $cost }, left: { $left }. { $does }
page-yields = At every farm action: drachmas { $money }, points { $points }.
page-does-demeter = 1 point for every 2 units of this product on your estate.
page-does-poseidon = A point at every farm action.
page-does-irrigation = One more unit from every chip on a product you farm.
page-does-hut = Keeps one more unit of each product you farm.
page-does-cart = Takes a unit from farmland to the warehouse.
page-does-abundance = Puts a unit on your estate.
page-does-trader = Swaps a product in your warehouse for another.
page-land-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } of farmland, { $product }: { $units } of { $room } units
page-hut-unit = In the hut: { $product }
page-store = In the warehouse: { $good }, { $count }
page-warehouse = Warehouse, { $count } of { $room }: { $goods }
page-at-home = Boats at home: { $boats }
page-boat-home = Boat of { $length } at home
page-purse = Drachmas: { $money }, points: { $points }
page-markers-left = Markers in hand: { $count }
page-developments = Developments: { $developments }
page-no-land = No farmland yet
page-development = { $kind }: { $does }
page-count = { $good } { $count }
page-left = ×{ $count }
page-rank = { $place }.

## Explanations of decisions on the page, shown once

tip-start = Farmland decides what you will ship. Two different products give more choice at the harbour; one leaves more money.
tip-act = Two markers a round. Grow goods (production), ship them (farm), buy and fulfil missions (harbour), sell (market), pray for points (temple) or buy tiles (town hall).
tip-produce = Lay a chip on a field: so many units of that product are handed out, one by one, beginning with you.
tip-effect = Your developments can be used in any order; stop when you want no more.
tip-boat = A boat has to be full before it sails. It pushes all others on towards the exit.
tip-load = Goods at the bow reach the cheap end of the harbour first.
tip-paid = Each unit you load earns 1 point or 2 drachmas, as you choose.
tip-drop = The warehouse holds ten goods; the rest has to go.
tip-ship = Goods cost what is printed at their square, paid to the owner of the boat. Stop when you have what a mission asks for.
tip-name = A joker becomes the product you name now.
tip-mission = At most one mission each time: it takes the goods from your warehouse, and up to two from your estate for 3 and 5 drachmas.
tip-sell = The first at the market gets most for a good.
tip-offer = Money becomes points here, the second one dearer than the first.
tip-hall = Up to two tiles: new land, one development of each type, or the large boat.
tip-order = Higher rows act sooner and cost money; lower rows bring something. You may not keep your row.
