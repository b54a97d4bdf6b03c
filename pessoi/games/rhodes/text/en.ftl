# The game

game-name = Rhodes
game-about = Run a farming estate, ship your harvest through a harbour where every boat pushes the others along, and fulfil the town’s missions.
game-length = 60 to 120 minutes

# Chapters

chapter-components = Components
chapter-setup = Setup
chapter-round = Course of a round
chapter-production = Production
chapter-estate = Your estate
chapter-farm = Farm
chapter-boats = Boats and warehouse
chapter-renewal = Gold renewal
chapter-harbour = Harbour
chapter-mission = Missions
chapter-market = Market
chapter-temple = Temple
chapter-hall = Town Hall
chapter-development = Developments
chapter-order = Turn order
chapter-end = End of the game

# Options

edition-standard = Standard
edition-standard-about = Production fields may be reused, and a boat unloads completely as soon as its bow reaches the exit.
edition-one-by-one = One by one
edition-one-by-one-about = Each production field takes only one chip per round, and goods leave a boat one at a time as each reaches the exit.
option-field-reuse = Production fields
option-field-reuse-about = May a second production in the same round use a field that already has a chip?
option-field-reuse-allowed = May be reused
option-field-reuse-forbidden = Once per round
option-exit = Unloading
option-exit-about = When do goods leave a boat at the exit?
option-exit-bow = All at once, when the bow arrives
option-exit-units = One at a time, as each arrives

# Words

good-wine = wine
good-milk = goat’s milk
good-olives = olives
good-grain = grain
good-gold = gold
good-joker = joker
development-demeter-wine = Demeter’s blessing (wine)
development-demeter-milk = Demeter’s blessing (goat’s milk)
development-demeter-olives = Demeter’s blessing (olives)
development-demeter-grain = Demeter’s blessing (grain)
development-poseidon = Poseidon
development-irrigation = Irrigation
development-hut = Storage hut
development-cart = Cart
development-abundance = Abundance
development-trader = Greek trader
place-production = Production
place-farm = Farm
place-harbour = Harbour
place-market = Market
place-temple = Temple
place-hall = Town Hall

# What is asked

ask-start = Buy a starting farmland tile.
ask-act = Where do you place your marker?
ask-produce = Place a production chip on a field.
ask-effect = Use a development, or choose “Done” to load your boat.
ask-boat = Which boat do you load?
ask-load = What do you load next? Start at the bow.
ask-paid = How are you paid for your cargo?
ask-drop = Your warehouse is too full: what goes?
ask-ship = Which goods do you buy?
ask-name = Which product does the joker become?
ask-mission = Which mission do you fulfil?
ask-give = Where does the unit for the mission come from?
ask-sell = What do you sell?
ask-offer = Do you buy a point?
ask-hall = What do you buy at the Town Hall?
ask-order = Which turn order row do you take?
ask-grow = Which product do you receive?

# Moves

move-stop = Done
move-idle = Pass
move-go = { $place }
move-produce = { $product }: chip { $value }
move-demeter = Demeter blesses { $product }
move-cart = Cart: { $product } to warehouse
move-grow = Take { $product }
move-trade = Trade { $product } for { $into }
move-enter = Boat of length { $length }
move-take = { $product } from farmland
move-take-hut = { $product } from hut
move-paid =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, the rest in drachmas
move-ship = Buy what lies on square { $square }
move-name = { $product }
move-mission = Fulfil mission { $mission }
move-drop = Discard { $good }
move-offer = Buy a point
move-land = Buy farmland ({ $product }) for { $amount }
move-build = Buy { $kind }
move-large = Buy the large boat
move-row = Take row { $row }
outcome-mission = Mission { $mission } is revealed.
outcome-boat = Egyptian boat { $boat } arrives at sea.
outcome-first = { $seat } goes first.

# The log

event-mission-open = Mission { $mission } is opened.
event-mission-drawn = A new mission: { $mission }.
event-boat-at-sea = Egyptian boat { $boat } is next to enter the harbour.
event-boats-shuffled = The Egyptian boats are reshuffled ({ $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }).
event-egyptian-enters = Egyptian boat { $boat } enters the harbour.
event-egyptian-leaves = Egyptian boat { $boat } leaves the harbour.
event-first = { $seat } is first in turn order.
event-started = { $seat } starts with farmland ({ $product }) for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-round = Round { $round }
event-goes = { $seat } takes the { $place } action.
event-goes-beyond = { $seat } takes the Harbour action although it is full: this is the last round.
event-idle =
    { $seat } cannot take any action and receives { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-produces = { $seat } places chip { $value } on { $product }.
event-grown = { $seat } harvests { $product } ×{ $count }.
event-surplus = No room for { $product } ×{ $count }: back to the supply.
event-irrigated = { $seat } harvests one more unit of { $product } (Irrigation).
event-farm-points =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from estate tiles.
event-farm-money =
    { $seat } receives { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    } from estate tiles.
event-demeter =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with Demeter’s blessing ({ $product }).
event-carted = { $seat } moves { $product } to the warehouse (Cart).
event-abundant = { $seat } receives one unit of { $product } (Abundance).
event-traded = { $seat } trades { $product } for { $into } (Greek trader).
event-loaded = { $seat } loads { $product }.
event-delivered =
    { $seat } is paid { $points ->
        [0] { $amount ->
                [one] { $amount } drachma
               *[other] { $amount } drachmas
            }
       *[other] { $points ->
                [one] { $points } point
               *[other] { $points } points
            }{ $amount ->
                [0] { "" }
                [one] { " " }and { $amount } drachma
               *[other] { " " }and { $amount } drachmas
            }
    } for the cargo.
event-enters = { $seat }’s boat of length { $length } enters the harbour.
event-unloaded = { $seat } unloads { $good } into the warehouse.
event-home = { $seat }’s boat of length { $length } returns home.
event-dropped = { $seat } discards { $good }.
event-bought-bank =
    { $seat } buys { $good } for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    } (paid to the bank).
event-bought-from =
    { $seat } buys { $good } from { $other } for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-joker = { $seat } turns the joker into { $product }.
event-errand =
    { $seat } pays { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    } to use { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } from the estate for the mission.
event-given = { $seat } uses { $product } from the estate.
event-fulfilled =
    { $seat } fulfils mission { $mission } and receives { $amount ->
        [0] { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
       *[other] { $amount ->
                [one] { $amount } drachma
               *[other] { $amount } drachmas
            }{ $points ->
                [0] { "" }
                [one] { " " }and { $points } point
               *[other] { " " }and { $points } points
            }
    }.
event-sold =
    { $seat } sells { $product } for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-offered =
    { $seat } buys 1 point for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-land-bought = { $seat } buys farmland ({ $product }) for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-built = { $seat } buys { $kind } for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-large-bought = { $seat } buys the large boat for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-back = Markers and chips are returned.
event-row-pays =
    { $seat } takes row { $row } and pays { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-row-gains =
    { $seat } takes row { $row }{ $amount ->
        [0] .
        [one] { " " }and receives { $amount } drachma.
       *[other] { " " }and receives { $amount } drachmas.
    }
event-row-stays = { $seat } cannot afford another row and stays on row { $row }.
event-row-product = { $seat } receives one unit of { $product } from the row.
event-last-round = There are no missions left to refill a plaza: this is the last round.
event-over = The game is over.
event-money-counts =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $amount ->
        [one] { $amount } drachma
       *[other] { $amount } drachmas
    }.
event-gold-counts =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $count ->
        [one] { $count } gold bar
       *[other] { $count } gold bars
    }.
event-result =
    { $seat } finishes { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Why not

reason-too-dear = This costs { $cost }; you have only { $money }.
reason-tiles-gone = There are no tiles of this kind left.
reason-same-product = You already farm { $product }; your two starting tiles must be different.
reason-second-impossible = You couldn’t afford a second tile with the { $left } you would have left.
reason-start-first = Buy your starting farmland first.
reason-not-on-land = You have no { $product } on your farmland.
reason-not-in-hut = You have no { $product } in your hut.
reason-take-a-unit = Take a unit from your estate first.
reason-sell-something = You must sell at least one unit.
reason-offer-something = You must buy at least one point.
reason-buy-something = You must buy at least one tile.
reason-buy-a-tile = Finish buying at the Town Hall first.
reason-one-of-each = You already have { $kind }, and you can’t own two of the same development.
reason-no-boat-for-sale = You can’t buy a boat.
reason-chip-first = Place a chip on a field first.
reason-other-field = You have already used the field for { $product }; place your second chip on another one.
reason-no-such-chip = There is no chip { $value } left this round.
reason-field-taken = There is already a chip on { $product }.
reason-boat-needs-more = After that you couldn’t fill a boat.
reason-no-cart = You have no unused cart.
reason-no-abundance = You have no unused Abundance tile.
reason-no-trader = You have no unused Greek trader.
reason-no-blessing = You don’t have Demeter’s blessing for { $product }.
reason-blessing-used = You have already used Demeter’s blessing for { $product } in this action.
reason-blessing-few = Demeter’s blessing needs { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } of { $product } on your estate; you have only { $units }.
reason-blessing-later = Demeter’s blessing for { $product } is counted automatically when you have used your developments.
reason-trade-for-another = Choose a different product in exchange.
reason-no-room = You have no room for { $product }.
reason-developments-first = Use your developments or choose “Done” first.
reason-boat-first = Choose a boat first.
reason-boat-not-home = You have no boat of length { $length } at home.
reason-boat-not-full = A boat of length { $length } must be full; you have only { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }.
reason-too-many-points = The boat carries only { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }.
reason-reward-first = Choose how you are paid first.
reason-not-in-warehouse = You have no { $good } in your warehouse.
reason-drop-first = Discard { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } from your warehouse first.
reason-harbour-something = You must buy something: you can’t fulfil a mission yet.
reason-goods-first = Finish buying in the harbour first.
reason-empty-square = There is nothing on square { $square }.
reason-name-first = Choose a product for the joker first. It can’t be gold.
reason-mission-needed = You bought nothing, so you must fulfil a mission.
reason-mission-first = Choose a mission first, or choose “Done”.
reason-mission-not-open = Mission { $mission } is not available.
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
reason-mission-wants = The mission asks for { $product }.
reason-must-act = You can’t pass while there is an action you can take.
reason-place-first = Place your marker first.
reason-farmed = You have already used your farm this round.
reason-no-full-boat = You can’t fill any of your boats at home.
reason-place-full = There is no free space at { $place }.
reason-nothing-in-harbour = There is nothing you can buy there and no mission you can fulfil.
reason-nothing-to-sell = You have no units on your estate to sell.
reason-nothing-to-buy = There is nothing you can afford there.
reason-row-first = Choose a row first.
reason-row-taken = Row { $row } is taken.
reason-same-row = You must leave row { $row }.
reason-product-first = Choose a product first.

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
board-sea = At sea: { $cargo }. Draw pile: { $pile }, set aside: { $landed }.
board-loading = Being loaded: { $cargo }
board-missions = Missions (stack: { $stack })
board-empty = empty
board-places = Action spaces
board-chips = Production chips
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
board-key = W wine, M goat’s milk, O olives, G grain, A gold, ? joker, · nothing

# The rules

rule-components-players = Rhodes is for 2 to 5 players.
rule-components-farmland = There are 16 farmland tiles with room for 3 units each. Two kinds are known from the printed game: grain for 14 drachmas with an income of 1 drachma, and wine for 17 drachmas with an income of 1 point. The others are reconstructed from these two.
rule-components-development = There are 19 development tiles. Only the price of the Greek trader, 10 drachmas, is known; the other prices and the number of copies are reconstructed.
rule-components-missions = There are 15 missions, five in each of the categories I, II and III. Only one is known from the printed game (wine and olives for 4 drachmas and 3 points); the others are reconstructed.
rule-components-egyptian = There are ten Egyptian boats, loaded with gold and jokers. Their cargoes are reconstructed.
rule-components-fleet = Each colour has boats of length 1, 2, 2 and 3.
rule-components-spaces = Production has 2 action spaces, the Market 3 and the Temple 2. With 2, 3, 4 or 5 players, the Harbour has 2, 2, 3 or 4 spaces; the Town Hall always has 2. These two are reconstructed.
rule-components-chips = There are five production chips with the values 1, 2, 3, 3 and 4.
rule-components-supply = The supply of goods is unlimited.
rule-components-bank = The supply of money is unlimited.
rule-components-texts = Where we could compare several versions of the printed rules, they agree on the tiles, the chips and the stack of missions.
rule-setup-money = Each player starts with 30 drachmas with 2 or 3 players, or 25 drachmas with 4 or 5 players.
rule-setup-boats = Each player starts with boats of length 1, 2 and 3 with 2 or 3 players, or 1, 2 and 2 with 4 or 5 players.
rule-setup-missions = Return one mission of each category to the box unseen. Stack the others with category I on top, then II, then III, and reveal three. Nobody knows which missions were removed.
rule-setup-harbour = Egyptian boats enter the harbour until there are two gold bars in it. One more boat waits at sea.
rule-setup-order = Draw at random who takes the top row of the turn order; the other players follow clockwise. Nobody pays or receives anything for these rows.
rule-setup-farmland = In turn order, each player buys one farmland tile. With 2 or 3 players, each then buys a second one.
rule-setup-same-product = Your two starting tiles must be for different products.
rule-setup-second = Your first tile must leave you enough money for a second one.
rule-setup-cube = Each tile bought during setup starts with one unit of its product. Tiles bought later start empty.
rule-round-phases = A round has four phases: take actions, renew the gold, return markers and chips, choose the new turn order.
rule-round-actions = Starting with the top row of the turn order, each player places one marker and immediately carries out its action. Then each player does so a second time.
rule-round-achieve = You may only place a marker where you can achieve something: sell a unit, buy a point, a tile or a good, or fulfil a mission.
rule-round-idle = If you cannot take any action, you lose the use of that marker for this round and receive 1 drachma.
rule-round-farm-space = Your farm has one action space, which only you can use.
rule-round-return = Players take back their markers, and the production chips return to their spaces.
rule-production-chips = A production action uses two chips; you cannot place only one.
rule-production-fields = Place the two chips on two different fields.
rule-production-total = You may choose any two available chips; their total does not matter.
rule-production-reuse = The second production of a round may use fields that already have a chip. Option: only empty fields.
rule-production-round = The value of a chip is the number of units produced. Starting with the producer and going clockwise, each player puts one unit on each of their tiles of that product. Repeat until all units have been handed out.
rule-production-short = No tile gets more than one unit in a pass. If the last pass has fewer units than you have tiles with room, put them on different tiles, the emptiest first.
rule-production-full = A farmland tile holds 3 units. Skip tiles that are full.
rule-production-surplus = Units that fit nowhere return to the supply.
rule-estate-take = When you take a unit from your farmland, take it from the fullest tile of that product; when you add one, put it on the emptiest. You choose between farmland and hut.
rule-farm-order = Carry out the Farm action in this order: points, money, developments, boat.
rule-farm-points = Score the points shown on your estate tiles.
rule-farm-money = Receive the drachmas shown on your estate tiles.
rule-farm-developments = You may use your developments in any order.
rule-farm-boat = You must send exactly one boat into the harbour, and it must be full. If you have no boat at home that you can fill, you cannot take the Farm action. A unit gained from Abundance counts.
rule-farm-load = Load the boat with units from your estate. You may mix products, and you choose their order on the boat.
rule-farm-reward = For each unit loaded, choose 1 point or 2 drachmas. The goods stay on the boat.
rule-farm-push = The boat occupies the squares at the gate and pushes all other boats towards the exit by its own length. There are no gaps between boats.
rule-boats-squares = The harbour is a line of squares with prices that fall from the gate to the exit: 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4. Only the 7 is known from the printed game. With 5 players there is a second 7 in front of it.
rule-boats-exit = When the bow of a player’s boat reaches the exit, all its goods go to the owner’s warehouse. Option: each unit goes there when it reaches the exit itself.
rule-boats-home = A player’s boat returns home when its stern also reaches the exit.
rule-boats-egyptian-exit = An Egyptian boat that reaches the exit is set aside, and its goods return to the supply.
rule-boats-warehouse = A warehouse holds 10 goods, including gold. If you have more, discard goods of your choice, new or old.
rule-boats-emptied = Boats whose goods have all been sold stay in the harbour until they are pushed out.
rule-boats-next = The next Egyptian boat always lies face up at sea.
rule-boats-reshuffle = When the draw pile of Egyptian boats is empty, shuffle the boats set aside to form a new one.
rule-renewal-gold = After the action phase, if there are fewer than two gold bars in the harbour, Egyptian boats enter until there are at least two.
rule-renewal-enter = An Egyptian boat enters like any other boat and pushes all boats by its length.
rule-harbour-order = In the Harbour action you may first buy goods and then fulfil a mission.
rule-harbour-something = You must do at least one of the two: if you buy nothing, you must fulfil a mission.
rule-harbour-buy = You may buy any number of goods from any boats.
rule-harbour-price = The price of a good is the price of the square it is on.
rule-harbour-owner = Pay for goods from another player’s boat to its owner.
rule-harbour-bank = Pay for goods from Egyptian boats and from your own boats to the bank.
rule-harbour-joker = When you buy a joker, immediately choose the product it becomes. It cannot become gold.
rule-mission-one = You may fulfil at most one mission per Harbour action.
rule-mission-twice = You may use both markers of a round for the Harbour and so fulfil two missions in one round.
rule-mission-goods = Pay the goods for a mission from your warehouse to the supply.
rule-mission-estate = Up to two of the products may come from your farmland or hut if your warehouse lacks them.
rule-mission-two-of-a-kind = If a mission asks for two units of a product and your warehouse holds only one, the other one may come from your estate.
rule-mission-fee = The first unit taken from your estate costs 3 drachmas, the second 5. Pay before you receive the reward.
rule-mission-warehouse = At least one of the goods must come from your warehouse.
rule-mission-reward = Receive the drachmas and points shown on the mission.
rule-mission-refill = Immediately refill the plaza from the mission stack.
rule-market-units = At the Market, sell one or two units from your estate.
rule-market-price = Each unit brings 5 drachmas if you are the first player at the Market this round, 4 if you are the second and 3 if you are the third.
rule-temple-price = At the Temple, a point costs 5 drachmas if you are the first player there this round and 7 if you are the second.
rule-temple-limit = You may buy any number of points.
rule-hall-tiles = At the Town Hall, buy one or two farmland or development tiles from the bank.
rule-hall-one-of-each = You cannot own two of the same development.
rule-hall-same-product = You may own several farmland tiles of the same product.
rule-hall-boat = With 4 or 5 players, each player may buy the large boat once, for 10 drachmas. It counts as one of the two purchases.
rule-development-income = Cart, Abundance and Greek trader each bring 1 drachma at every Farm action, even if you do not use them.
rule-development-once = You may use Cart, Abundance and Greek trader once per Farm action each. You do not have to use them.
rule-development-demeter = Demeter’s blessing scores 1 point for every two units of its product on your estate, including the hut. You keep the units.
rule-development-demeter-when = Count the units for Demeter’s blessing when you use it, at the latest before you load the boat.
rule-development-demeter-types = The blessings for different products count as different developments.
rule-development-poseidon = Poseidon brings 1 point at every Farm action.
rule-development-irrigation = After each chip has been distributed, Irrigation brings you one more unit of that product, if you farm it and have room.
rule-development-irrigation-others = Irrigation also works when another player produces.
rule-development-hut = The storage hut holds one unit of each product you farm. You may use it only when all your tiles of that product are full. It works with production, Abundance and the turn order.
rule-development-hut-pass = In each pass of a harvest, you receive a unit for every tile with room or, if none has room, one unit for the hut.
rule-development-cart = The cart moves one unit from your farmland to your warehouse.
rule-development-abundance = Abundance adds one unit to your estate, of a product you farm and have room for.
rule-development-trader = The Greek trader exchanges one product in your warehouse for another. Gold can be neither given nor received.
rule-order-rows = The turn order has six rows. From top to bottom: pay 3 drachmas, pay 1 drachma, no effect, receive 1 drachma, receive 2 drachmas, receive 1 drachma and one product. The last four are reconstructed.
rule-order-bottom-up = Players choose their new rows from the bottom row to the top.
rule-order-other-row = You must move to a different row. Each row has room for only one player.
rule-order-cost = The top row costs 3 drachmas and the second row 1 drachma, paid immediately.
rule-order-gain = The lower rows give what they show, immediately.
rule-order-product = The product from a row must be one that you farm and have room for. The hut counts as room.
rule-order-penniless = If you cannot afford any other free row, you stay on your row and neither pay nor receive anything. This can happen with 4 or 5 players.
rule-end-trigger = When a plaza cannot be refilled, the current round is the last.
rule-end-harbour = In the last round, each player who has not yet been to the Harbour may go there even if all its spaces are full.
rule-end-over = The game ends after the last action of that round. Gold is not renewed, and no new turn order is chosen.
rule-end-money = At the end of the game, every 10 drachmas are worth 1 point.
rule-end-gold = At the end of the game, every gold bar in your warehouse is worth 2 points.
rule-end-winner = The player with the most points wins.
rule-end-tie = If players are tied, the one with more money left over after the conversion into points is ahead. If they are still tied, they share the place.

## Where points come from

source-farm = Estate tiles
source-demeter = Demeter’s blessing
source-deliveries = Shipped goods
source-missions = Missions
source-temple = Temple
source-earlier = Temple
source-money = Money
source-gold = Gold

# What somebody got wrong.

mistake-harbour-length = harbour: there must be room for two boats, and fewer than { $most } prices
mistake-egyptian-gold = egyptian: at least two boats must carry gold, and the harbour may require at most two bars
mistake-large-length = large: no boat of the fleet has this length
mistake-farmland-alike = farmland: two rows have the same product and cost; merge them or change a cost
mistake-farmland-order = farmland: the products must be in the order wine, milk, olives, grain
mistake-farmland-products = farmland: every product needs a tile
mistake-farmland-many = farmland: at most { $most } tiles
mistake-development-rows = development: there must be one row for each of these, in this order: { $known }
mistake-mission-order = mission: the categories must be in the order I, II, III
mistake-mission-boxed = mission: each category needs more than the { $boxed } that are removed unseen
mistake-mission-plazas = mission: there must be enough for { $plazas ->
        [one] { $plazas } plaza
       *[other] { $plazas } plazas
    }
mistake-setup-seats = setup: there must be one entry each for 2, 3, 4 and 5 seats, in this order
mistake-setup-boats = setup for { $seats }: the fleet has no such boats
mistake-row-few = row: there must be more rows than seats
mistake-chips-few = chips: there must be enough for all production spaces
mistake-chips-each = chips: a production cannot use more chips than there are fields
mistake-sum-money = money
mistake-sum-good = good { $number }
mistake-sum-boats-of-players = players’ boats
mistake-sum-boats-of-players-twice = players’ boats listed twice
mistake-sum-boats-of-players-in-two-places = players’ boats in two places
mistake-sum-boats-of-Egypt = Egyptian boats
mistake-sum-squares-of-boats = squares occupied by boats
mistake-sum-missions = missions
mistake-sum-missions-drawn = missions drawn
mistake-sum-too-many-of-development = too many copies of development { $number }
mistake-sum-chips-on-two-fields = chips on two fields
mistake-sum-goods-on-land-of-nobody = goods on unowned land
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
agents-later = at `start`: how many more tiles must be bought after this one
agents-fields = at `produce`: the fields used up in this action
agents-unused = at `effect`: the developments not used yet
agents-loading = at `load` and `paid`: the length of the boat
agents-square = at `name`: the square whose joker becomes a product, from 1
agents-good = at `give`: the product the mission wants
agents-so-far = at `sell` and `hall`: units sold or tiles bought so far; at `ship`, `mission` and `offer`: 1 once something was bought
agents-round = the round
agents-last = whether this is the last round
agents-money = money
agents-points = points, without those for money and gold
agents-row = the turn order row of each seat, seat by seat
agents-choosing = who has yet to choose a row for the next round
agents-in-hand = markers still to be placed
agents-markers = markers on production, farm, harbour, market, temple and town hall, and those lost, seat by seat
agents-owner = farmland of each seat; the first copies of each type come first, seat by seat
agents-units = units on each of these tiles
agents-hut = the products in the huts, seat by seat
agents-built = the developments, seat by seat
agents-store = wine, goat’s milk, olives, grain and gold in the warehouses, seat by seat
agents-home = the boats at home, the short ones first, seat by seat
agents-large = who can still buy the large boat
agents-cargo = what lies on each square of the harbour from the gate: wine, goat’s milk, olives, grain, gold or a joker
agents-berths = the first square of each boat in the harbour, from 1; the Egyptian boats, then the fleets seat by seat, the short boats first and of equal ones that nearer to the gate
agents-hold = what is loaded on the boat about to enter, from the bow
agents-sea = the Egyptian boat that enters next
agents-boats-left = the Egyptian boats still in the draw pile
agents-landed = the Egyptian boats that have left the harbour
agents-plazas = the open missions
agents-wanted = for each face-up mission, the wine, goat’s milk, olives, grain and gold it asks for, its money and its points
agents-unseen = the missions nobody has seen
agents-fulfilled = the missions that have been fulfilled
agents-stack = missions in the stack
agents-chips = the field of each production chip, chip by chip
agents-land-left = farmland of each type for sale
agents-taken = the rows of the first column that are taken

## The board on the page

page-harbour = Harbour, from the gate to the exit
page-town = Town: Market, Temple and Town Hall
page-fields = Production fields and chips
page-plazas = Plazas with missions; left in the stack: { $stack }
page-order = Turn order
page-sale = Tiles for sale
page-estate = { $name }’s estate
page-nothing = nothing
page-egyptian = Egyptian boat
page-boat-of = { $name }’s boat
page-open-water = no boat
page-square = Square { $square }, price { $price }: { $cargo } ({ $boat })
page-next-boat = Next to enter: an Egyptian boat with { $cargo }. Draw pile: { $pile }. Set aside: { $landed }.
page-no-next-boat = No boat is waiting at sea. Draw pile: { $pile }. Set aside: { $landed }.
page-being-loaded = At the gate, a boat of length { $length } is being loaded: { $cargo }
page-place = { $place }: { $taken } of { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } taken. { $seats }
page-place-worth = Prices in order of arrival: { $prices }.
page-lost = Markers unused this round: { $seats }.
page-field = Field for { $product }. Chips: { $chips }
page-chip = Chip { $value }, { $where }
page-chip-free = available
page-chip-used = on { $product }
page-mission = Mission { $mission } asks for { $goods }. Reward: { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmas
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-plaza-empty = Empty plaza
page-row = Row { $row }: { $effect }. { $seats }
page-row-pays = pay { $amount }
page-row-gets = receive { $amount }
page-row-plain = no effect
page-row-product = { $effect } and receive a product
page-row-waits = { $name } (yet to choose)
page-tile-land = Farmland ({ $product })
page-tile-boat = Large boat
page-tile = { $tile }, price { $cost }, { $left } left. { $does }
page-yields = At every Farm action:{ $money ->
        [0] { "" }
        [one] { " " }+{ $money } drachma
       *[other] { " " }+{ $money } drachmas
    }{ $points ->
        [0] { "" }
        [one] { " " }+{ $points } point
       *[other] { " " }+{ $points } points
    }.
page-does-demeter = 1 point for every 2 units of this product on your estate.
page-does-poseidon = 1 point at every Farm action.
page-does-irrigation = After each chip: one more unit of a product you farm.
page-does-hut = Stores one extra unit of each product you farm.
page-does-cart = Moves one unit from your farmland to your warehouse.
page-does-abundance = Adds one unit of a product you farm to your estate.
page-does-trader = Exchanges one product in your warehouse for another.
page-land-tiles =
    Farmland ({ $product }), { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }: { $units } of { $room ->
        [one] { $room } unit
       *[other] { $room } units
    }
page-hut-unit = In the hut: { $product }
page-store = In the warehouse: { $good } ×{ $count }
page-warehouse = Warehouse ({ $count } of { $room }): { $goods }
page-at-home = Boats at home: { $boats }
page-boat-home = Boat of length { $length }, at home
page-purse = { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmas
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-markers-left = Markers left: { $count }
page-developments = Developments: { $developments }
page-no-land = No farmland yet
page-development = { $kind }: { $does }
page-count = { $good } { $count }
page-left = ×{ $count }
page-rank = { $place }.

## Explanations of decisions on the page, shown once

tip-start = Your farmland decides which products you can ship. With 2 or 3 players, you buy two tiles for different products. More expensive tiles score points; cheaper ones bring money and leave you more to spend.
tip-act = You have two markers per round. Harvest goods (Production), ship them (Farm), buy goods and fulfil missions (Harbour), sell (Market), buy points (Temple) or buy tiles (Town Hall).
tip-produce = Place a chip on a field. That many units of the product are handed out clockwise, starting with you.
tip-effect = You may use your developments in any order. Choose “Done” when you are finished.
tip-boat = A boat must be full before it sails. It pushes all other boats towards the exit by its length.
tip-load = Load from bow to stern. The good at the bow is the first to reach the cheaper squares.
tip-paid = Each unit you load earns 1 point or 2 drachmas, as you choose.
tip-drop = Your warehouse holds ten goods. Discard the rest.
tip-ship = A good costs the price of its square, paid to the owner of the boat. Choose “Done” when you have bought what you need.
tip-name = Choose the product that the joker becomes.
tip-mission = You may fulfil one mission. Its goods come from your warehouse; up to two may come from your estate, for 3 and 5 drachmas.
tip-sell = The first player at the Market gets the best price.
tip-offer = Turn money into points. The first player at the Temple pays less per point than the second.
tip-hall = Buy one or two tiles: farmland, developments (one of each type) or the large boat.
tip-order = Higher rows act earlier but cost money; lower rows bring something. You can’t stay on your row.
