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
option-field-reuse-about = May a later production in the same round use a field that already has a chip?
option-field-reuse-allowed = may be reused
option-field-reuse-forbidden = once per round
option-exit = Unloading
option-exit-about = When do goods leave a boat at the exit?
option-exit-bow = all at once, when the bow arrives
option-exit-units = one at a time, as each arrives

# Words

good-wine = wine
good-milk = goat’s milk
good-olives = olives
good-grain = grain
good-gold = gold
good-joker = joker
amount-wine =
    { $count ->
        [one] wine
       *[other] { $count } × wine
    }
amount-milk =
    { $count ->
        [one] goat’s milk
       *[other] { $count } × goat’s milk
    }
amount-olives =
    { $count ->
        [one] olives
       *[other] { $count } × olives
    }
amount-grain =
    { $count ->
        [one] grain
       *[other] { $count } × grain
    }
amount-gold =
    { $count ->
        [one] gold
       *[other] { $count } × gold
    }
amount-joker =
    { $count ->
        [one] a joker
       *[other] { $count } jokers
    }
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-money =
    { $count ->
        [one] { $count } drachma
       *[other] { $count } drachmas
    }
amount-price = { amount-money }
amount-cost = { amount-money }
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
effect-demeter = one point for every { $blessing-units ->
        [one] { $blessing-units } unit
       *[other] { $blessing-units } units
    } of its product on your estate
effect-poseidon = no effect beyond its yield
effect-irrigation = one more unit of a product you farm after each chip
effect-hut = stores one more unit of each product you farm
effect-cart = moves one unit from your farmland to your warehouse
effect-abundance = adds one unit of a product you farm to your estate
effect-trader = exchanges one product in your warehouse for another
row-effect =
    { $cost ->
        [0]
            { $money ->
                [0]
                    { $products ->
                        [0] no effect
                       *[other] receive a product
                    }
               *[other]
                    receive { $money ->
                        [one] { $money } drachma
                       *[other] { $money } drachmas
                    }{ $products ->
                        [0] { "" }
                       *[other] { " " }and a product
                    }
            }
       *[other]
            pay { $cost ->
                [one] { $cost } drachma
               *[other] { $cost } drachmas
            }{ $products ->
                [0] { "" }
               *[other] { " " }and receive a product
            }
    }
place-production = Production
place-farm = Farm
place-harbour = Harbour
place-market = Market
place-temple = Temple
place-hall = Town Hall

# What is asked

ask-start =
    { $whole ->
        [1] Buy your starting farmland.
       *[other] Buy starting farmland: tile { $number } of { $whole }.
    }
ask-act = Where do you place your marker?
ask-produce = Place production chip { $number } of { $whole } on a field.
ask-effect = Use a development, or choose “Done” to load your boat.
ask-boat = Which boat do you load?
ask-load =
    { $length ->
        [1] What do you load?
       *[other] What do you load on square { $number } of { $length }, from the bow?
    }
ask-paid = How are you paid for { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }?
ask-drop = Your warehouse is too full. Discard { $units ->
        [one] { $units } good
       *[other] { $units } goods
    }.
ask-ship = Which goods do you buy? You have { $reward }.
ask-name = Which product does the joker for { $payment } become?
ask-mission = Which mission do you fulfil?
ask-give = Take { $product } for the mission from farmland or hut?
ask-sell = What do you sell (unit { $number } of { $whole })? It brings { $payment }.
ask-offer = Buy another point for { $payment }? You have { $reward }.
ask-hall = What do you buy (purchase { $number } of { $whole })? You have { $reward }.
ask-order = Which turn order row do you take?
ask-grow = Which product do you receive?

# Moves

move-stop = Done
move-idle = Pass (+{ $idle-money ->
        [one] { $idle-money } drachma
       *[other] { $idle-money } drachmas
    })
move-go =
    { $place }{ $market ->
        [0] { "" }
       *[other]
            { " " }({ $market ->
                [one] { $market } drachma
               *[other] { $market } drachmas
            } per unit)
    }{ $temple ->
        [0] { "" }
       *[other]
            { " " }({ $temple ->
                [one] { $temple } drachma
               *[other] { $temple } drachmas
            } per point)
    }
move-produce = Chip { $value } on { $product } ({ $units ->
        [0] nothing for you
       *[other] you receive { $units }
    })
move-demeter = Demeter’s blessing ({ $product }): { $reward }
move-cart = Cart: { $product } to warehouse
move-grow = Take { $product }
move-trade = Trade { $product } for { $into }
move-enter = Boat of length { $length }
move-take = Take { $product } from farmland
move-take-hut = Take { $product } from the hut
move-paid = { $reward }
move-ship =
    Buy { $good ->
        [joker] a joker
       *[other] { $good }
    }{ $bank ->
        [1] { "" }
       *[other] { " " }from { $other }
    } for { $payment } (square { $square })
move-name = Turn it into { $product }
move-mission = Mission { $mission }: { $goods } for { $reward }{ $cost ->
        [0] { "" }
       *[other] { " " }(goods from your estate: { $payment })
    }
move-drop = Discard { $good }
move-offer = Buy a point for { $payment }
move-land = Buy farmland ({ $product }) for { $payment }; per Farm action: { $reward }
move-build =
    Buy { $kind } for { $payment }: { $effect }{ $points ->
        [0]
            { $money ->
                [0] { "" }
               *[other] ; per Farm action: { $reward }
            }
       *[other] ; per Farm action: { $reward }
    }
move-large = Buy the large boat (length { $large-length }) for { $large-price ->
        [one] { $large-price } drachma
       *[other] { $large-price } drachmas
    }
move-row = Row { $row }: { row-effect }
outcome-mission = Mission { $mission } is revealed: { $goods } for { $reward }.
outcome-boat = An Egyptian boat with { $goods } arrives at sea.
outcome-first = { $seat } goes first.

# The log

event-mission-open = Mission { $mission }: { $goods } for { $reward }.
event-mission-drawn = New mission { $mission }: { $goods } for { $reward }.
event-boat-at-sea = Next at sea: an Egyptian boat with { $goods }.
event-boats-shuffled = The Egyptian boats are reshuffled ({ $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }).
event-egyptian-enters = An Egyptian boat with { $goods } enters the harbour.
event-egyptian-leaves = An Egyptian boat leaves the harbour{ $units ->
        [0] { "" }
       *[other] ; back to the supply: { $goods }
    }.
event-first = { $seat } goes first.
event-started = { $seat } buys starting farmland ({ $product }) for { $payment }.
event-round = Round { $round }
event-order = Turn order: { $seat }.
event-goes = { $seat } takes the { $place } action.
event-goes-beyond = { $seat } takes the Harbour action although it is full: this is the last round.
event-idle = { $seat } cannot take any action and receives { $reward }.
event-produces = { $seat } places chip { $value } on { $product }.
event-grown =
    { $seat } { $count ->
        [one] harvests
       *[other] each harvest
    } { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } of { $product }.
event-surplus = No room for { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } of { $product }: back to the supply.
event-irrigated = Irrigation: { $seat } { $count ->
        [one] harvests
       *[other] each harvest
    } one more unit of { $product }.
event-farmed = { $seat } receives { $reward } from estate tiles.
event-demeter =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with Demeter’s blessing ({ $product }).
event-carted = { $seat } moves { $product } to the warehouse (Cart).
event-abundant = { $seat } receives one unit of { $product } (Abundance).
event-traded = { $seat } trades { $product } for { $into } (Greek trader).
event-delivered = { $seat } receives { $reward } for the cargo.
event-enters = { $seat } sends a boat with { $goods } into the harbour.
event-unloaded = { $seat } unloads { $goods } into the warehouse.
event-home = { $seat }’s boat of length { $length } returns home.
event-dropped =
    { $seat } discards { $units ->
        [one] { $good }
       *[other] { $units } × { $good }
    }.
event-bought-bank =
    { $seat } buys { $units ->
        [one] { $good } for { $payment }
       *[other] { $units } × { $good } for { $payment } each
    }.
event-bought-from =
    { $seat } buys { $units ->
        [one] { $good } from { $other } for { $payment }
       *[other] { $units } × { $good } from { $other } for { $payment } each
    }.
event-joker = { $seat } buys a joker for { $payment } and turns it into { $product }.
event-errand = { $seat } pays { $payment } to take { $goods } from the estate for the mission.
event-fulfilled = { $seat } fulfils mission { $mission } ({ $goods }) and receives { $reward }.
event-sold =
    { $seat } sells { $units ->
        [one] { $product } for { $payment }
       *[other] { $units } × { $product } for { $payment } each
    }.
event-offered =
    { $seat } buys { $points ->
        [one] { $points } point for { $payment }
       *[other] { $points } points for { $payment } each
    }.
event-land-bought = { $seat } buys farmland ({ $product }) for { $payment }.
event-built = { $seat } buys { $kind } for { $payment }.
event-large-bought = { $seat } buys the large boat (length { $large-length }) for { $payment }.
event-row-pays = { $seat } takes row { $row } and pays { $payment }.
event-row-gains =
    { $seat } takes row { $row }{ $money ->
        [0] { "" }
       *[other] { " " }and receives { $reward }
    }.
event-row-stays = { $seat } cannot afford another row and stays on row { $row }.
event-row-product = { $seat } receives one unit of { $product } from the row.
event-last-round = There are no missions left to refill a plaza: this is the last round.
event-over = The game is over.
event-money-counts =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmas
    }.
event-gold-counts =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $units ->
        [one] { $units } gold bar
       *[other] { $units } gold bars
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

reason-too-dear = This costs { $payment }; you have only { $money }.
reason-tiles-gone = There are no tiles of this kind left.
reason-same-product = You already farm { $product }; your starting tiles must be for different products.
reason-second-impossible = You couldn’t afford another starting tile with the { $left ->
        [one] { $left } drachma
       *[other] { $left } drachmas
    } you would have left.
reason-start-first = Buy your starting farmland first.
reason-not-on-land = You have no { $product } on your farmland.
reason-not-in-hut = You have no { $product } in your hut.
reason-take-a-unit = Take a unit from your estate first.
reason-sell-something = You must sell at least one unit.
reason-offer-something = You must buy at least one point.
reason-buy-something = You must buy at least one tile or boat.
reason-buy-a-tile = Finish buying at the Town Hall first.
reason-one-of-each = You already have { $kind }, and you can’t own two of the same development.
reason-no-boat-for-sale = You can’t buy a boat.
reason-chip-first = Place a chip on a field first.
reason-other-field = You have already used the field for { $product }; place this chip on another one.
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
reason-drop-first = Discard { $units ->
        [one] { $units } good
       *[other] { $units } goods
    } from your warehouse first.
reason-harbour-something = You must buy something: you can’t fulfil a mission yet.
reason-goods-first = Finish buying in the harbour first.
reason-empty-square = There is nothing on square { $square }.
reason-name-first = Choose a product for the joker first. It can’t be gold.
reason-mission-needed = You bought nothing, so you must fulfil a mission.
reason-mission-first = Choose a mission first, or choose “Done”.
reason-mission-not-open = Mission { $mission } is not available.
reason-mission-lacks = For mission { $mission } you still need { $goods }.
reason-mission-too-many = Mission { $mission } would need { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } from your estate; at most { $most } may come from there.
reason-mission-from-warehouse = At least one good for mission { $mission } must come from your warehouse.
reason-mission-fee = What mission { $mission } needs from your estate costs { $payment }; you have only { $money }.
reason-mission-wants = The mission asks for { $product }.
reason-must-act = You can’t pass while there is an action you can take.
reason-place-first = Place your marker first.
reason-farmed = You have already used your farm this round.
reason-no-full-boat = You can’t fill any of your boats at home.
reason-place-full = All spaces are taken: { $place }.
reason-nothing-in-harbour = There is nothing you can buy there and no mission you can fulfil.
reason-nothing-to-sell = You have no units on your estate to sell.
reason-nothing-to-buy = There is nothing left that you could buy there.
reason-hall-too-dear = The cheapest thing there costs { $payment }; you have only { $money }.
reason-row-first = Choose a row first.
reason-row-taken = Row { $row } is taken.
reason-same-row = You must leave row { $row }.
reason-product-first = Choose a product first.

# The board

board-round =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }
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
board-tiles = Town Hall
board-order = Turn order
board-money = dr.
board-points =
    { $count ->
        [one] pt
       *[other] pts
    }
board-product = product
board-score = score
board-estate = estate
board-hut = hut
board-warehouse = warehouse
board-boats = boats
board-developments = developments
board-markers = markers
board-key = W wine, M goat’s milk, O olives, G grain, A gold, ? joker, · nothing

# The rules

rule-components-players = Rhodes is for { $setup-1-seats } to { $setup-4-seats } players aged 10 and over.
rule-components-aim = The aim is to have the most points at the end of the game. You gain points by shipping products to the harbour, by fulfilling missions, by developing your estate and at the Temple. At the end, money and gold bring a few more.
rule-components-farmland = There are { $farmland-tiles } farmland tiles, all face up, with room for { $estate-capacity ->
        [one] { $estate-capacity } unit
       *[other] { $estate-capacity } units
    } each. A tile shows its price, its product and what it yields at every Farm action. Two kinds are known from the printed rules: one for grain ({ $grain-cost ->
        [one] { $grain-cost } drachma
       *[other] { $grain-cost } drachmas
    }, yields { $grain-money ->
        [one] { $grain-money } drachma
       *[other] { $grain-money } drachmas
    }) and one for wine ({ $wine-cost ->
        [one] { $wine-cost } drachma
       *[other] { $wine-cost } drachmas
    }, yields { $wine-points ->
        [one] { $wine-points } point
       *[other] { $wine-points } points
    }). The others are reconstructed.
rule-components-development = There are { $development-tiles } development tiles, all face up. A tile shows its price, its yield and its effect. Of the prices only that of the Greek trader is known, { $development-10-cost ->
        [one] { $development-10-cost } drachma
       *[other] { $development-10-cost } drachmas
    }; the other prices and the number of copies are reconstructed.
rule-components-missions = There are { $missions } missions in the categories I, II and III. Only one is known from the printed rules: wine and olives for { $wine-olives-money ->
        [one] { $wine-olives-money } drachma
       *[other] { $wine-olives-money } drachmas
    } and { $wine-olives-points ->
        [one] { $wine-olives-points } point
       *[other] { $wine-olives-points } points
    }. The others are reconstructed.
rule-components-egyptian = There are { $egyptian-boats } Egyptian boats, loaded with gold and jokers. Their cargoes are reconstructed.
rule-components-fleet = Each colour has boats of length { $fleet-lengths }. A boat holds as many units as it is long.
rule-components-spaces = Some action spaces are for larger tables only. This is their number with { $setup-1-seats }, { $setup-2-seats }, { $setup-3-seats } and { $setup-4-seats } players. Production: { $production-always ->
        [0] { $production-spaces }
       *[other] always { $production-always }
    }. Harbour: { $port-always ->
        [0] { $port-spaces }
       *[other] always { $port-always }
    }. Town Hall: { $hall-always ->
        [0] { $hall-spaces }
       *[other] always { $hall-always }
    }. Market: always { $market-spaces }, and Temple: always { $temple-spaces }, one for each price. The spaces of Harbour and Town Hall are reconstructed.
rule-components-chips = There are { $chips } production chips with the values { $chips-values }.
rule-components-supply = Products are wine (red), goat’s milk (white), olives (green) and grain (yellow). Goods are products and gold bars. The supply of goods is unlimited.
rule-components-bank = The bank has coins of { $bank-coins } drachmas. The supply of money is unlimited. One player runs the bank.
rule-components-texts = Where we could compare several versions of the printed rules, they agree on the tiles, the chips and the stack of missions.
rule-setup-money = Each player starts with { $setup-1-money } drachmas with { $setup-1-seats } players, { $setup-2-money } with { $setup-2-seats }, { $setup-3-money } with { $setup-3-seats } and { $setup-4-money } with { $setup-4-seats }.
rule-setup-boats = Each player starts with boats of these lengths: with { $setup-1-seats } players { $setup-1-boats }; with { $setup-2-seats } players { $setup-2-boats }; with { $setup-3-seats } players { $setup-3-boats }; with { $setup-4-seats } players { $setup-4-boats }.
rule-setup-pieces = Each player receives in their colour a farm, a turn marker, { $markers-each ->
        [one] { $markers-each } action marker
       *[other] { $markers-each } action markers
    } and a score marker, which starts at zero.
rule-setup-missions = Shuffle the missions of each category and return { $plazas-boxed ->
        [one] { $plazas-boxed } mission
       *[other] { $plazas-boxed } missions
    } of each to the box unseen. Stack the others with category I on top, then II, then III, and reveal { $plazas-open }. Nobody knows which missions were removed.
rule-setup-harbour = Shuffle the Egyptian boats into a face-down pile. They enter the harbour, each pushing the others on, until there { $gold-least ->
        [one] is { $gold-least } gold bar
       *[other] are { $gold-least } gold bars
    } in it. One more boat waits face up at sea.
rule-setup-order = Draw at random who takes the top row of the turn order; the other players follow clockwise. Nobody pays or receives anything for these rows.
rule-setup-farmland = In turn order, each player buys starting farmland from the bank, one tile per pass. Tiles per player: with { $setup-1-seats } players { $setup-1-farmland }; with { $setup-2-seats } players { $setup-2-farmland }; with { $setup-3-seats } players { $setup-3-farmland }; with { $setup-4-seats } players { $setup-4-farmland }.
rule-setup-same-product = Your starting tiles must be for different products.
rule-setup-second = If you have to buy another starting tile, the first one must leave you enough money for it.
rule-setup-cube = Each tile bought during setup starts with one unit of its product. Tiles bought later start empty.
rule-round-phases = A round has four phases, in this order: take actions, renew the gold, return markers and chips, choose the new turn order.
rule-round-actions = Starting with the top row of the turn order, each player places one marker on a free space and immediately carries out its action: Production, Farm, Harbour, Market, Temple or Town Hall. This is repeated in the same order until each player has placed { $markers-each ->
        [one] { $markers-each } marker
       *[other] { $markers-each } markers
    }.
rule-round-achieve = You may only place a marker where you can achieve something: sell a unit, buy a point, a tile or a good, or fulfil a mission.
rule-round-idle = If you cannot take any action, you lose the use of that marker for this round and receive { $idle-money ->
        [one] { $idle-money } drachma
       *[other] { $idle-money } drachmas
    }.
rule-round-farm-space = Your farm has one action space, which only you can use.
rule-round-return = Players take back their markers, and the production chips return to their spaces.
rule-production-chips = A production uses { $chips-each ->
        [one] { $chips-each } chip
       *[other] { $chips-each } chips
    }, never fewer.
rule-production-fields = Place the chips of a production on different fields.
rule-production-total = You may choose any available chips; their total does not matter.
rule-production-reuse = A later production of the same round may use fields that already have a chip.
    .forbidden = A later production of the same round may use only fields without a chip.
rule-production-round = The value of a chip is the number of units produced. Starting with the producer and going clockwise, each player puts one unit on each of their tiles of that product. Repeat until all units have been handed out.
rule-production-short = No tile gets more than one unit in a pass. If the last pass has fewer units than you have tiles with room, put them on different tiles, the emptiest first.
rule-production-full = A farmland tile holds { $estate-capacity ->
        [one] { $estate-capacity } unit
       *[other] { $estate-capacity } units
    }. Skip tiles that are full.
rule-production-surplus = Units that fit nowhere return to the supply.
rule-estate-take = When you take a unit from your farmland, take it from the fullest tile of that product; when you add one, put it on the emptiest. You choose between farmland and hut.
rule-farm-order = Carry out the Farm action in this order: points, money, developments, boat.
rule-farm-points = Score the points shown on your estate tiles.
rule-farm-money = Receive the drachmas shown on your estate tiles.
rule-farm-developments = You may use your developments in any order.
rule-farm-boat = You must send exactly one boat into the harbour, whichever you like, and it must be full. If you have no boat at home that you can fill, you cannot take the Farm action. A unit gained from Abundance counts.
rule-farm-load = Load the boat with units from your estate. You may mix products, and you choose their order on the boat.
rule-farm-reward =
    For each unit loaded, choose { $delivery-points ->
        [one] { $delivery-points } point
       *[other] { $delivery-points } points
    } or { $delivery-money ->
        [one] { $delivery-money } drachma
       *[other] { $delivery-money } drachmas
    }; you may combine both. The goods stay on the boat.
rule-farm-push = The boat occupies the squares at the gate and pushes all other boats towards the exit by its own length. There are no gaps between boats.
rule-boats-squares = The harbour is a line of squares with prices, from the gate to the exit: { $gate-price }, then { $harbour-prices }.{ $gate-squares ->
        [0] { "" }
       *[other] { " " }With fewer than { $gate-seats } players, the squares in front of these ({ $gate-extra }) are not used.
    } Only the price at the gate is known from the printed rules; the others are reconstructed.
rule-boats-exit = When the bow of a player’s boat reaches the exit, all its goods go to the owner’s warehouse.
    .units = Each unit on a player’s boat goes to the owner’s warehouse when it reaches the exit itself.
rule-boats-home = A player’s boat returns home when its stern also reaches the exit.
rule-boats-egyptian-exit = When the bow of an Egyptian boat reaches the exit, its goods return to the supply and the boat is set aside.
    .units = Each unit on an Egyptian boat returns to the supply when it reaches the exit itself. The boat is set aside when its stern reaches the exit.
rule-boats-warehouse = A warehouse holds { $warehouse-capacity ->
        [one] { $warehouse-capacity } good
       *[other] { $warehouse-capacity } goods
    }, including gold. If you have more, discard goods of your choice, new or old.
rule-boats-emptied = Boats whose goods have all been sold stay in the harbour until they are pushed out.
rule-boats-next = The next Egyptian boat always lies face up at sea.
rule-boats-reshuffle = When the draw pile of Egyptian boats is empty, shuffle the boats set aside to form a new one.
rule-renewal-gold = After the action phase, if there { $gold-least ->
        [one] is less than { $gold-least } gold bar
       *[other] are fewer than { $gold-least } gold bars
    } in the harbour, Egyptian boats enter until that number is reached.
rule-renewal-enter = The Egyptian boat that waits at sea enters like any other boat and pushes all boats by its length. The next one from the pile takes its place at sea.
rule-harbour-order = In the Harbour action you may first buy goods and then fulfil a mission.
rule-harbour-something = You must do at least one of the two: if you buy nothing, you must fulfil a mission.
rule-harbour-buy = You may buy any number of goods from any boats. They go to your warehouse.
rule-harbour-price = The price of a good is the price of the square it is on.
rule-harbour-owner = Pay for goods from another player’s boat to its owner.
rule-harbour-bank = Pay for goods from Egyptian boats and from your own boats to the bank.
rule-harbour-joker = When you buy a joker, immediately choose the product it becomes. It cannot become gold.
rule-mission-one = You may fulfil at most one mission per Harbour action.
rule-mission-twice = You may use several markers of a round for the Harbour and so fulfil several missions in one round.
rule-mission-goods = Pay the goods for a mission from your warehouse to the supply.
rule-mission-estate = For a mission, and only for a mission, up to { $errand-most } of the products may come from your farmland or hut if your warehouse lacks them.
rule-mission-two-of-a-kind = If a mission asks for two units of a product and your warehouse holds only one, the other one may come from your estate.
rule-mission-fee = For the units taken from your estate for a mission you pay the bank, before you receive the reward: in order, { $errand-fees } drachmas, { $errand-total } in all.
rule-mission-warehouse = At least one of the goods for a mission must come from your warehouse.
rule-mission-reward = Receive the drachmas and points shown on the mission.
rule-mission-refill = Immediately refill the plaza from the mission stack.
rule-market-units = At the Market, sell at least one and at most { $market-units ->
        [one] { $market-units } unit
       *[other] { $market-units } units
    } from your estate. They return to the supply.
rule-market-price = What a unit brings at the Market depends on the order in which players go there in the round: { $market-prices } drachmas.
rule-temple-price = What a point costs at the Temple depends on the order in which players go there in the round: { $temple-prices } drachmas.
rule-temple-limit = At the Temple, you may buy any number of points, but at least one.
rule-hall-tiles = At the Town Hall, make at least one and at most { $hall-purchases ->
        [one] { $hall-purchases } purchase
       *[other] { $hall-purchases } purchases
    } of farmland or development tiles. Pay the bank. The tiles become part of your estate; their place in it does not matter.
rule-hall-one-of-each = You cannot own two of the same development.
rule-hall-same-product = You may own several farmland tiles of the same product.
rule-hall-boat = If you do not start with the large boat (length { $large-length }), you may buy it once at the Town Hall, for { $large-price ->
        [one] { $large-price } drachma
       *[other] { $large-price } drachmas
    }. It counts as one purchase.
rule-development-income = What a development tile yields in drachmas or points is received at every Farm action, even if you do not use its effect.
rule-development-once = You may use Cart, Abundance and Greek trader once per Farm action each. You do not have to use them.
rule-development-demeter = During the Farm action, Demeter’s blessing scores one point for every { $blessing-units ->
        [one] { $blessing-units } unit
       *[other] { $blessing-units } units
    } of its product on your estate, including the hut. You keep the units.
rule-development-demeter-when = Count the units for Demeter’s blessing when you use it, at the latest before you load the boat.
rule-development-demeter-types = The blessings for different products count as different developments.
rule-development-poseidon = Poseidon brings { $development-5-points ->
        [one] { $development-5-points } point
       *[other] { $development-5-points } points
    } at every Farm action.
rule-development-irrigation = After each chip has been distributed, Irrigation brings you one more unit of that product from the supply, if you farm it and have room.
rule-development-irrigation-others = Irrigation also works when another player produces.
rule-development-hut = The storage hut holds one unit of each product you farm. You may use it only when all your tiles of that product are full. It works with production, Abundance and the turn order.
rule-development-hut-pass = In each pass of a harvest, you receive a unit for every tile with room or, if none has room, one unit for the hut.
rule-development-cart = During the Farm action, the cart moves one unit from your farmland to your warehouse. It brings { $development-8-money ->
        [one] { $development-8-money } drachma
       *[other] { $development-8-money } drachmas
    }.
rule-development-abundance = During the Farm action, Abundance adds one unit to your estate, of a product you farm and have room for. It brings { $development-9-money ->
        [one] { $development-9-money } drachma
       *[other] { $development-9-money } drachmas
    }.
rule-development-trader = During the Farm action, the Greek trader exchanges one product in your warehouse for another. Gold can be neither given nor received. He brings { $development-10-money ->
        [one] { $development-10-money } drachma
       *[other] { $development-10-money } drachmas
    }.
rule-order-rows = The turn order has { $rows } rows. The upper ones cost, from the top, { $row-costs } drachmas; the ones below bring { $row-gains } drachmas.{ $row-products ->
        [0] { "" }
        [one] { " " }Row { $row-product-numbers } also brings a product.
       *[other] { " " }Rows { $row-product-numbers } also bring a product.
    } What the lower rows bring is reconstructed.
rule-order-bottom-up = Players choose their new rows from the bottom row to the top.
rule-order-other-row = You must move to a different row. Each row has room for only one player.
rule-order-cost = If your new row costs money, pay the bank immediately.
rule-order-gain = If your new row brings something, you receive it immediately.
rule-order-product = The product from a row must be one that you farm and have room for. The hut counts as room.
rule-order-penniless = If you cannot afford any other free row, you stay on your row and neither pay nor receive anything. This can happen with { $free-rows } or more players.
rule-end-trigger = When a plaza cannot be refilled, the current round is the last.
rule-end-harbour = In the last round, each player who has not yet been to the Harbour may go there even if all its spaces are full.
rule-end-over = The game ends after the last action of that round. Gold is not renewed, and no new turn order is chosen.
rule-end-money = At the end of the game, every { $final-money ->
        [one] { $final-money } drachma is
       *[other] { $final-money } drachmas are
    } worth a point.
rule-end-gold = At the end of the game, every gold bar in your warehouse is worth { $final-gold ->
        [one] { $final-gold } point
       *[other] { $final-gold } points
    }.
rule-end-winner = The player with the most points wins.
rule-end-tie = If players are tied, the one with more money left over after the conversion into points is ahead. If they are still tied, they share the place.

## Where points come from

source-farm = Estate tiles
source-demeter = Demeter’s blessing
source-deliveries = Shipped goods
source-missions = Missions
source-temple = Temple
source-earlier = Earlier points
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
agents-plazas = the face-up missions
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
page-numbers = Money { $money } · points { $points } · warehouse { $stored }/{ $room }
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
page-row = Row { $row }: { row-effect }. { $seats }
page-row-waits = { $name } (yet to choose)
page-tile-land = Farmland ({ $product })
page-tile-boat = Large boat (length { $large-length })
page-tile =
    { $tile }: { $cost ->
        [one] { $cost } drachma
       *[other] { $cost } drachmas
    }, { $left } left.
page-effect = Effect: { $effect }.
page-yields = At every Farm action:{ $money ->
        [0] { "" }
        [one] { " " }+{ $money } drachma
       *[other] { " " }+{ $money } drachmas
    }{ $points ->
        [0] { "" }
        [one] { " " }+{ $points } point
       *[other] { " " }+{ $points } points
    }.
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
page-development = { $kind }: { $effect }
page-count = { $good } { $count }
page-left = ×{ $count }
page-rank = { $place }.

## Explanations of decisions on the page, shown once

tip-start = Your farmland decides which products you can ship. If you buy more than one tile, they must be for different products. More expensive tiles yield money or points at every Farm action; cheaper ones leave you more to spend.
tip-act = You have { $markers-each ->
        [one] { $markers-each } marker
       *[other] { $markers-each } markers
    } per round. Harvest goods (Production), ship them (Farm), buy goods and fulfil missions (Harbour), sell (Market), buy points (Temple) or buy tiles (Town Hall).
tip-produce = Place a chip on a field. That many units of the product are handed out clockwise, starting with you.
tip-effect = You may use your developments in any order. Choose “Done” when you are finished.
tip-boat = A boat must be full before it sails. It pushes all other boats towards the exit by its length.
tip-load = Load from bow to stern. The good at the bow is the first to reach the cheaper squares.
tip-paid =
    Each unit you load earns { $delivery-points ->
        [one] { $delivery-points } point
       *[other] { $delivery-points } points
    } or { $delivery-money ->
        [one] { $delivery-money } drachma
       *[other] { $delivery-money } drachmas
    }, as you choose.
tip-drop = Your warehouse holds { $warehouse-capacity ->
        [one] { $warehouse-capacity } good
       *[other] { $warehouse-capacity } goods
    }. Discard the rest.
tip-ship = A good costs the price of its square. You pay the owner of the boat, or the bank for Egyptian boats and your own. Choose “Done” when you have bought what you need.
tip-name = Choose the product that the joker becomes.
tip-mission = You may fulfil one mission. Its goods come from your warehouse; up to { $errand-most } may come from your estate, for { $errand-fees } drachmas.
tip-give = The missing unit comes from your estate. Farmland from which you take it has room again for the next harvest.
tip-sell = The first player at the Market in a round gets the best price: { $market-prices } drachmas per unit, in order of arrival.
tip-offer = Turn money into points. What a point costs depends on the order in which players go to the Temple in the round: { $temple-prices } drachmas.
tip-hall = Make at most { $hall-purchases ->
        [one] { $hall-purchases } purchase
       *[other] { $hall-purchases } purchases
    }: farmland, developments (one of each kind) or, if you don’t have it yet, the large boat (length { $large-length }).
tip-order = Higher rows act earlier but cost money; lower rows bring something. You can’t stay on your row.
tip-grow = You receive a unit of a product you farm, if there is room for it on your farmland or in your hut.

## The texts that the rules come from

text-rulebook = rulebook
text-rulebook-about = French rulebook, The Game Master 2016
text-english = English rulebook
text-english-about = English rulebook, read in part
text-online = online edition
text-online-about = Help pages of an online edition, read in part

## On the page: prompt, explanations, log

# Buttons and groups of moves on the page

button-stop = Enough
button-idle = Pass
button-offer = { $reward } for { $payment }
button-trade = For { $into }
kind-stop = Finish
kind-idle = Pass
kind-go = Actions
kind-produce = Chips
kind-demeter = Demeter’s blessing
kind-cart = Cart
kind-grow = Receive a product
kind-trade = Greek trader
kind-enter = Boats
kind-take = From farmland
kind-take-hut = From the hut
kind-paid = Payment
kind-ship = Goods in the harbour
kind-name = The joker becomes
kind-mission = Missions
kind-drop = Discard
kind-offer = Points
kind-land = Farmland
kind-build = Developments
kind-large = Boats
kind-row = Rows

# Questions on the page, where the rest is shown

question-start = { $whole ->
        [1] Buy your starting farmland.
       *[other] Buy starting farmland ({ $number } of { $whole }).
    }
question-effect = Use a development, or finish.
question-produce = Place a chip on a field ({ $number } of { $whole }).
question-load = What do you load (square { $number } of { $length })?
question-paid = How are you paid for { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }?
question-drop = Your warehouse is too full. Discard { $units ->
        [one] { $units } good
       *[other] { $units } goods
    }.
question-ship = Which goods do you buy?
question-name = Which product does the joker become?
question-give = Take { $product } from farmland or hut?
question-sell = What do you sell (unit { $number } of { $whole })?
question-offer = Buy another point for { $payment }?
question-hall = What do you buy (purchase { $number } of { $whole })?
question-order = Which turn order row do you take?

# The second line of the prompt on the page

page-both = { $first } · { $second }
page-share = { $name } { $units }
page-bank = the bank
page-say-purse = You have { $payment }
page-say-left = leaves you { $payment }
page-say-price = { $what } for { $payment }
page-brief-demeter = a point per { $blessing-units ->
        [one] { $blessing-units } unit of its product
       *[other] { $blessing-units } units of its product
    }
page-brief-irrigation = one more unit after each chip
page-brief-hut = room for one more of each product
page-brief-cart = one unit to the warehouse
page-brief-abundance = one more unit on your estate
page-brief-trader = exchanges one stored product
page-say-each-farm = per Farm action { $reward }
page-say-yields = { $reward } from your tiles
page-say-boats = boat of { $lengths }, for each unit { $reward } or { $payment }
page-say-production = You place { $chips-each ->
        [one] { $chips-each } chip
       *[other] { $chips-each } chips
    } on different fields. Free: { $chips }
page-say-harbour = { $count ->
        [0] nothing you can afford
        [one] { $count } good you can afford
       *[other] { $count } goods you can afford
    }
page-say-missions = { $count ->
        [0] no mission possible yet
        [one] { $count } mission possible
       *[other] { $count } missions possible
    }
page-say-market = You sell up to { $market-units ->
        [one] { $market-units } unit
       *[other] { $market-units } units
    } for { $payment } each
page-say-temple = { $payment } per point; you could buy { $most }
page-say-hall = Up to { $hall-purchases ->
        [one] { $hall-purchases } purchase
       *[other] { $hall-purchases } purchases
    }
page-say-dealt = Chip { $value } on { $product }: { $shares }
page-say-harvest = Chip { $value } on { $product }: { $units ->
        [0] nothing for you
       *[other] you receive { $units }
    }
page-say-chips = Free chips: { $chips }. Choose a chip, then a field
page-say-unused = Not used yet: { $developments }
page-say-units = On your estate: { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
page-say-boat = Takes { $length } of your { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } and pushes the row by { $length }
page-say-bow = Bow first: it reaches the cheap squares before the rest
page-say-loaded = { $product } on square { $number } of { $length } from the bow
page-say-paid = You receive { $reward }
page-say-push = then the boat pushes the row by { $length }
page-say-ship = { $good } for { $payment } to { $from }
page-say-errand = { $goods } from your estate for { $cost }
page-say-stored = everything comes from your warehouse
page-say-one-mission = One mission per Harbour action
page-say-sold = { $product } brings { $payment }
page-say-nearest = Nearest mission { $mission }: you need { $goods }
page-say-fulfilled = Mission { $mission }: nothing missing
page-say-brings = Each unit brings { $payment }
page-say-row = Row { $row }: { row-effect }
page-say-room = Your warehouse holds { $warehouse-capacity ->
        [one] { $warehouse-capacity } good
       *[other] { $warehouse-capacity } goods
    }

# Controls, hand and score on the page

page-score = Score track
page-needs = What you need for the missions
page-need = Mission { $mission }: { $missing ->
        [0] nothing missing
       *[other] missing goods: { $missing }
    }{ $cost ->
        [0] { "" }
       *[other] ; from your estate for { $payment }
    }
page-payment = Points or money for each unit
page-paid-unit = { $good }: points instead of money
page-amount = Number of points
page-fewer = Fewer
page-more = More
page-basket = Bought: { $goods } for { $payment }
page-other-chip = Other chip
page-short-demeter-wine = Demeter
page-short-demeter-milk = Demeter
page-short-demeter-olives = Demeter
page-short-demeter-grain = Demeter
page-short-poseidon = Poseidon
page-short-irrigation = Irrigation
page-short-hut = Hut
page-short-cart = Cart
page-short-abundance = Abundance
page-short-trader = Trader

# Explanations on the page: names

page-name-square = Square { $square }
page-name-field = Field for { $product }
page-name-chip = Chip { $value }
page-name-mission = Mission { $mission }
page-name-row = Row { $row }
page-name-warehouse = Warehouse
page-name-money = Money
page-name-points = Points
page-name-score = Score track
page-name-markers = Action markers
page-name-dock = Boats at home
page-name-loading = Boat being loaded
page-name-next-boat = Next Egyptian boat
page-name-pile = Egyptian boats
page-name-exit = Exit
page-name-colossus = Gate
page-name-plaza = Empty plaza
page-name-stack = Missions to come

# Explanations on the page: sentences

page-about-square = What lies here costs the price of the square. Boats pushed on reach cheaper squares.
page-about-place-production = Place chips on fields: the harvest is distributed clockwise, starting with you.
page-about-place-farm = Take what your tiles yield, use your developments, then send a full boat into the harbour.
page-about-place-harbour = Buy goods from the boats, then fulfil one mission.
page-about-place-market = Sell units from your estate. The first player to arrive gets the best price.
page-about-place-temple = Buy any number of points. The first player to arrive pays the lowest price.
page-about-place-hall = Buy farmland, developments or your boat of length { $large-length }.
page-about-field = A chip here brings this product to every player who farms it and has room for it.
page-about-chip = Its value is the number of units that are distributed. It is used once per round.
page-about-mission = Deliver these goods in the harbour; a few may come from your estate for a fee.
page-about-row = Your place in the turn order of the next round. You must move to a different row.
page-about-farmland = Only products you farm can grow on your estate. A tile holds { $estate-capacity ->
        [one] { $estate-capacity } unit
       *[other] { $estate-capacity } units
    }.
page-about-large = A boat that carries { $large-length ->
        [one] { $large-length } unit
       *[other] { $large-length } units
    } and pushes the row by as many squares.
page-about-demeter = Brings one point for every { $blessing-units ->
        [one] { $blessing-units } unit
       *[other] { $blessing-units } units
    } of its product on your estate. They stay there.
page-about-poseidon = Has no effect of its own, only its yield.
page-about-irrigation = After each chip you receive one more unit of the product, if you farm it and have room.
page-about-hut = Stores one more unit of each product you farm, once your farmland for it is full.
page-about-cart = Moves one unit from your farmland to your warehouse.
page-about-abundance = Adds one unit of a product you farm to your estate, if there is room.
page-about-trader = Exchanges one product in your warehouse for another. Gold is excluded.
page-about-stored = Goods for missions. A product can also be exchanged by the Greek trader.
page-about-gold = Many missions ask for it. At the end each bar is worth { $final-gold ->
        [one] { $final-gold } point
       *[other] { $final-gold } points
    }.
page-about-warehouse = Goods that left the harbour or were bought. It holds { $warehouse-capacity ->
        [one] { $warehouse-capacity } good
       *[other] { $warehouse-capacity } goods
    }; the rest is discarded.
page-about-money = Pays for tiles, goods, points and early rows. At the end { $final-money ->
        [one] { $final-money } drachma is
       *[other] { $final-money } drachmas are
    } worth a point.
page-about-points = The most points win. Money and gold are added at the end.
page-about-score = Where all players stand. A token with a gold ring has gone round once.
page-about-markers = Each action takes one marker. You have { $markers-each ->
        [one] { $markers-each } marker
       *[other] { $markers-each } markers
    } per round.
page-about-boat = A boat sails when it is full and pushes the row by its length.
page-about-dock = Boats that can be loaded with a Farm action. Others are still in the harbour.
page-about-loading = It is loaded from bow to stern, then enters and pushes the row.
page-about-next-boat = Enters at the end of a round while there are fewer than { $gold-least ->
        [one] { $gold-least } gold bar
       *[other] { $gold-least } gold bars
    } in the harbour.
page-about-pile = Boats with gold, drawn one after another. Those that left are reshuffled when the pile is empty.
page-about-exit = Boats that reach it unload their goods into the owner’s warehouse and return home.
page-about-colossus = Boats enter here, under the Colossus, and push all others towards the exit.
page-about-round = Each player takes { $markers-each ->
        [one] { $markers-each } action
       *[other] { $markers-each } actions
    }; then gold is renewed and a new turn order is chosen.
page-about-plaza = No mission is left to refill it: this is the last round.
page-about-stack = Fulfilled missions are replaced from here. When a plaza cannot be refilled, the round is the last.

# Explanations on the page: labels, states and marks

page-any-product = a product you farm
page-of = { $count } of { $room }
page-fact-price = Price
page-fact-cargo = Cargo
page-fact-boat = Boat
page-fact-paid-to = Paid to
page-fact-spaces = Free spaces
page-fact-prices = Drachmas in order of arrival
page-fact-there = Here
page-fact-chips = Chips on it
page-fact-farmland = Farmland
page-fact-left = Left
page-fact-goods = Goods
page-fact-reward = Reward
page-fact-cost = Costs
page-fact-brings = Brings
page-fact-product = Also
page-fact-yield = At every Farm action
page-fact-when = When
page-fact-tiles = Tiles
page-fact-units = Units
page-fact-stored = In the warehouse
page-fact-money = Now
page-fact-points = On the track
page-fact-score = With money and gold
page-fact-boats = Lengths
page-fact-landed = Set aside
page-when-demeter = with a Farm action
page-when-poseidon = with a Farm action
page-when-irrigation = after each chip of any player
page-when-hut = whenever you receive a product
page-when-cart = once per Farm action
page-when-abundance = once per Farm action
page-when-trader = once per Farm action
page-now-missing = { $payment } too little
page-now-lacks = You still need { $goods }
page-now-not-from-estate = Too much would have to come from your estate
page-now-ready = Your warehouse has everything
page-now-ready-for = Possible, with goods from your estate for { $cost }
page-now-sold-out = None left
page-now-owned = You already have it
page-mark-cost = price
page-mark-price = price
page-mark-prices = price
page-mark-copies = number of tiles
page-mark-money = yield in money
page-mark-points = yield in points
page-mark-products = product
page-mark-product = product
page-mark-kind = existence of the tile
page-mark-goods = goods
page-mark-category = category
page-mark-spaces = number of spaces
page-mark-cargo = cargo
page-mark-boats = boats at the start
page-mark-seats = boats at the start
page-mark-purchases = number of purchases

# The log on the page

short-goes = { $place }
short-goes-beyond = { place-harbour }, beyond the spaces
short-idle = passes
short-started = starting farmland: { $product }
short-row-pays = row { $row }
short-row-gains = row { $row }
short-row-stays = row { $row }
short-egyptian-enters = Egyptian boat with { $goods }
short-over = End of the game
short-produces = chip { $value } on { $product }
short-grown = { $seat } { $units }
short-irrigated = { $seat } one more (irrigation)
short-surplus = no room for { $units }
short-enters = boat with { $goods }
short-delivered = { $reward }
short-unloaded = { $seat } unloads { $goods }
short-egyptian-leaves = an Egyptian boat leaves
page-log-harvest = Harvest: { $items }
page-log-sailing = Voyage: { $items }

# Why a move is better, and what another one gives up.

term-points = It brings more points immediately.
    .lost = It brings fewer points immediately.
term-money = You have more money to spend.
    .lost = You have less money to spend.
term-gold = It brings you gold.
    .lost = It brings you less gold.
term-missions = You are closer to fulfilling missions.
    .lost = You are further from fulfilling missions.
term-goods = Your goods in warehouse and harbour are worth more.
    .lost = Your goods in warehouse and harbour are worth less.
term-land = Your farmland yields more.
    .lost = Your farmland yields less.
term-farm = Every farm action is worth more from now on.
    .lost = Every farm action is worth less from now on.
term-developments = Your developments have more to work with.
    .lost = Your developments have less to work with.
term-boats = You have more boats ready to load.
    .lost = You have fewer boats ready to load.
term-order = You move up in the turn order.
    .lost = You fall back in the turn order.

# Kinds of decisions, as themes of puzzles.

theme-start = First farmland
theme-act = Choice of action
theme-produce = Production
theme-effect = Developments
theme-boat = Choosing a boat
theme-load = Loading
theme-paid = Points or money
theme-drop = Full warehouse
theme-ship = Buying in the harbour
theme-name = Joker
theme-mission = Missions
theme-give = Paying a mission
theme-sell = Market
theme-offer = Temple
theme-hall = Town hall
theme-order = Turn order
theme-grow = Harvest

## The rulebook on the page

book-goal = You farm an estate on Rhodes. Ship your harvest, fulfil the missions of the city and collect the most points.
book-play = In every round you place your markers one at a time and immediately carry out the action of each. Boats that enter the harbour push the others on; what reaches the exit goes to its owner’s warehouse, and on the way anyone may buy it. Missions ask for goods from the warehouse and pay points and drachmas.
book-winner = The game ends with the round in which the missions run out. Money and gold become points, and the player with the most points wins.
book-turn-production = Production: chips bring harvests, for every player who farms that product.
book-turn-farm = Farm: receive what your estate yields, then send a full boat into the harbour.
book-turn-harbour = Harbour: buy goods from the boats, then fulfil a mission.
book-turn-market = Market: sell products from your estate.
book-turn-temple = Temple: buy points.
book-turn-hall = Town Hall: buy farmland and developments.
book-turn-order = At the end of the round, players choose a new row of the turn order.
book-table-farmland = Farmland
book-table-developments = Developments
book-table-missions = Missions
book-table-egyptian = Egyptian boats
book-table-rows = Turn order
book-column-farmland = Farmland
book-column-development = Development
book-column-effect = Effect
book-column-copies = Copies
book-column-category = Category
book-column-cargo = Cargo
book-column-row = Row

# The groups of the component file, for the form on the page.

component-estate = Field
component-warehouse = Warehouse
component-chips = Production chips
component-markers = Markers
component-gate = Harbour entrance
component-harbour = Harbour
component-gold = Gold
component-bank = Bank
component-delivery = Delivery
component-blessing = Blessing
component-errand = Fees
component-plazas = Missions on display
component-final = Final scoring
component-idle = No action
component-production = Production
component-port = Harbour action
component-market = Market
component-temple = Temple
component-hall = Town hall
component-fleet = Boats of each colour
component-large = Large boat
component-setup = Setup
component-row = Turn order
component-farmland = Farmland tile
component-development = Development tile
component-mission = Mission
component-egyptian = Egyptian boat

## Lesson: the first game

lesson-first-welcome = You run a farm on Rhodes. You grow wine, goat’s milk, olives and grain, ship them through the harbour, and fulfil missions of the town. The player with the most points wins; money counts a little too, with every { $final-money } drachmas worth a point.
lesson-first-harbour = This is the harbour, from the gate to the exit. A boat that enters pushes all the others on, and only at the exit are goods unloaded into a warehouse. So every boat of another player also helps yours along.
lesson-first-grain = First you buy farmland. You have { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmas
    }, and each tile grows one product. Take the cheap grain for { $price }: the more expensive tiles bring extra money or points later, but now you need your money.
lesson-first-wine = Your second tile must grow something else. Look at this mission: it asks for wine and grain and brings { $reward-points ->
        [one] { $reward-points } point
       *[other] { $reward-points } points
    } and { $reward-money ->
        [one] { $reward-money } drachma
       *[other] { $reward-money } drachmas
    }. That goes well with your grain, so buy wine for { $price }.
lesson-first-estate = Each tile begins with one unit and has room for { $count }. What you harvest stays on the farmland first. Later you sell it at the market, ship it, or use it for a mission.
lesson-first-production = Now the first round begins. Everyone places markers in turn, one at a time, and carries out the action. You have { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } this round. Your fields are nearly empty, so choose Production.
lesson-first-chip = A chip says how many units of a product are harvested. They go round the table one by one, beginning with you, to everyone who grows it. Another player grows grain too, so put chip { $value } on grain: you receive more of it.
lesson-first-second-chip = You now have { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } of grain, and the tile is full. A second chip goes on another field. Nobody else grows wine, so chip { $value } is enough to fill your tile; more would only be lost.
lesson-first-shared = The others have acted. One production of olives was enough for both of them, and { $other } has sent a boat through the gate. It lies on the first squares of the harbour, and the Egyptian boats were pushed on.
lesson-first-farm = Your farmland is full, so ship something: choose your own farm. Only you can use its space. Besides, your tiles pay here whatever money and points they show, and then you must send out one full boat.
lesson-first-boat = Choose a boat. It must be full, and it pushes the others by its own length. A long boat brings more, a short one leaves you goods for later. Take the one of length { $length }.
lesson-first-load = Load it from your farmland. The first unit goes to the bow and will be the first to reach the exit. Take { $product }.
lesson-first-load-grain = Now { $product }, so that one of each will reach your warehouse. That is just what the mission asks for.
lesson-first-points = For each unit loaded you choose { $unit-points ->
        [one] { $unit-points } point
       *[other] { $unit-points } points
    } or { $unit-money ->
        [one] { $unit-money } drachma
       *[other] { $unit-money } drachmas
    }. The goods stay yours and arrive later in any case. You have money enough, so take { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
lesson-first-push = See your boat here: it was pushed on when { $other } sent out a long one. Another player sold at the market. All markers are placed, so the round ends, and everyone chooses a row for the next one, from the bottom up.
lesson-first-row = The upper rows cost money and act first, the lower ones bring something and act later. Spaces are scarce, so being early can be worth a drachma. Take row { $row } and pay { $cost ->
        [one] { $cost } drachma
       *[other] { $cost } drachmas
    }.
lesson-first-hall = You are first. At the town hall you buy more farmland and developments, which help you in every Farm action from now on. The earlier you have them, the more they bring. Go there.
lesson-first-cart = Buy the { $kind } for { $price }. Each time you use your farm, it takes one unit straight to your warehouse, without a boat, and also pays { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmas
    }. For missions, that is the quickest way.
lesson-first-mission = The mission for wine and grain is still open, and others may want it too. Missions are fulfilled in the harbour. Your own boat has not arrived yet, but you can also buy goods there. Go to the harbour.
lesson-first-joker = Every good on a boat can be bought at the price of its square; it is cheaper near the exit. This one is a joker on an Egyptian boat, for { $price }. What you buy from another player, you pay to that player.
lesson-first-name = A joker becomes any product you like, but never gold. The mission needs { $product }, so name that. It goes to your warehouse.
lesson-first-stop = You could buy more, for example the gold next to it, because a Harbour action allows any number of purchases. But you have what you need, and your money is short: finish buying.
lesson-first-fulfil = At least one good must come from the warehouse; what is missing may come from your farmland, for a fee. The grain costs you { $cost } that way. The mission brings { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmas
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, so fulfil it.
lesson-first-gold = The new mission asks for gold and brings { $reward-points ->
        [one] { $reward-points } point
       *[other] { $reward-points } points
    }. Nobody grows gold: it only comes with Egyptian boats, and there is always a next one waiting at sea. At the end each gold bar is worth { $final-gold ->
        [one] { $final-gold } point
       *[other] { $final-gold } points
    } as well.
lesson-first-low-row = Again a new row. You have little money, and nothing urgent to do first, so a lower row is better this time. Row { $row } brings you { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmas
    }. Take it.
lesson-first-unloaded = { $other }’s boat has pushed another one out of the harbour: its olives are in a warehouse now, and the boat is home again. Yours is next in line. Any boat that enters will do.
lesson-first-market = You need money, and the market is the quickest way to it. Those who come early get more for each unit: { $prices }. You would be the first this round, so go to the market.
lesson-first-sell = Sell wine for { $price }. You may sell up to { $market-units } per visit; a second wine goes with it. Keep the grain: it can go on a boat.
lesson-first-arrived = { $other }’s boat has pushed yours to the exit: { $wine ->
        [one] { $wine } unit
       *[other] { $wine } units
    } of wine and { $grain } of grain are in your warehouse, without any work of yours. Goods in the warehouse are safe, and no mission asks a fee for them.
lesson-first-play-on = There { $count ->
        [one] is { $count } mission
       *[other] are { $count } missions
    } left in the stack. When one cannot be replaced, that round is the last. With money and gold you would now have { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. From here on the others decide for themselves, and so do you.
