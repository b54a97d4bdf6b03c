# The game

game-name = Peloponnes
game-about = Bid for land and buildings, feed your citizens and survive five disasters. Prestige and population are scored separately, and only the lower of the two counts.
game-length = about 15 minutes per player

# Editions and options

edition-standard = Standard
edition-standard-about = The rulebook with its errata, plus our rulings where it is silent.
edition-lenient = Lenient
edition-lenient-about = A displaced bid may displace others, and luxury goods may also be used against earthquakes and storms.
option-displacement = Displaced bids
option-displacement-about = Where may a displaced bid be moved?
option-displacement-free-tiles = only to a tile without a bid
option-displacement-chain = also to a tile with a lower bid
option-luxury-against-disasters = Luxury against disasters
option-luxury-against-disasters-about = May luxury goods replace what an earthquake or a storm demands?
option-luxury-against-disasters-false = no
option-luxury-against-disasters-true = yes, { $luxury-rate } for one
option-level = Solo level
option-level-about = Difficulty of the solo game. It has no effect with more players.
option-level-1 = 1 ({ $level-1-target } points)
option-level-2 = 2 ({ $level-2-target } points)
option-level-3 = 3 ({ $level-3-target } points)
option-level-4 = 4 ({ $level-4-target } points)
option-level-5 = 5 ({ $level-5-target } points)

# Names

civilisation-messene = Messene
civilisation-patras = Patras
civilisation-arkadia = Arcadia
civilisation-korinth = Corinth
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
tile-epidauros-odeon = Odeon of Epidaurus
tile-leonidaion = Leonidaion
tile-granary = Granary
tile-quarry = Quarry
tile-well = Well
tile-temple-of-apollo = Temple of Apollo
tile-cyclopean-masonry = Cyclopean Walls
tile-agriculture = Agriculture
tile-workshop-of-phidias = Workshop of Phidias
tile-stoa = Stoa
tile-statue-of-zeus = Statue of Zeus
tile-lion-gate = Lion Gate
tile-tiryns-fortress = Fortress of Tiryns
tile-a01 = Mountain A01
tile-a02 = Mountain/Forest A02
tile-a03 = Mountain/Hill A03
tile-a04 = Mountain/Forest/Hill A04
tile-a05 = Field A05
tile-a06 = Field/Forest A06
tile-a07 = Forest A07
tile-a08 = Field/Forest A08
tile-a09 = Field/Forest A09
tile-a10 = Forest/Hill A10
tile-b04 = Field/Forest B04
tile-b05 = Field B05
tile-b06 = Forest B06
tile-b07 = Mountain/Forest/Hill B07
tile-b09 = Mountain B09
tile-b10 = Mountain/Hill B10
tile-b11 = Forest/Hill B11
tile-c03 = Forest C03
tile-c04 = Mountain/Forest/Hill C04
tile-c05 = Mountain/Hill C05
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-food = { $count } food
amount-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
amount-citizens =
    { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
amount-luxury = { $count } luxury
amount-choice = { $count } of your choice
amount-less = minus { $what }
amount-income-wood = { amount-wood }
amount-income-stone = { amount-stone }
amount-income-food = { amount-food }
amount-income-citizens = { amount-citizens }

# Questions

ask-choose = Choose your civilisation.
ask-extra = Which extra income do you want every round? ({ $number } of { $count })
ask-bid =
    { $seats ->
        [1] Which tile do you buy, or do you pass?
       *[other] Which tile do you bid for, or do you pass?
    } You can spend { $money ->
        [one] { $money } coin
       *[other] { $money } coins
    }.
ask-amount = How much do you bid for { $tile }? At least { $cost }; you can spend { $money }.
ask-displaced =
    { $known ->
        [0] Your bid of { $cost } was displaced. Move it to another tile or take it back?
       *[other] { $other } outbid you for { $tile }. Move your bid of { $cost } to another tile or take it back?
    }
ask-place = What do you do with { $tile }? The cost is { $cost }.
ask-pick = { $tile }: which income do you take this round?
ask-earthquake =
    Earthquake! Pay 1 wood and 1 stone for { $count ->
        [one] your building, or give it up.
       *[other] each of your { $count } buildings, or give buildings up.
    }
ask-storm =
    Storm! Pay 1 food and 1 coin for { $count ->
        [one] your land tile, or give it up.
       *[other] each of your { $count } land tiles, or give land tiles up.
    }
ask-feed =
    { $count ->
        [one] { $count } citizen is hungry.
       *[other] { $count } citizens are hungry.
    } How many do you feed with luxury goods? You have { $luxury }; each citizen needs { $luxury-rate }.
ask-finish =
    { $count ->
        [one] Do you pay for { $tile } now? If not, you lose the building.
       *[other] Which unfinished buildings do you pay for: { $tile }? You lose the others.
    }

# Moves

move-choose = { $civilisation }: { $gains }; each round { $income }
move-extra = +1 { $good } every round
move-bid =
    { $seats ->
        [1] Buy { $tile } for { $cost }{ $luxury ->
                [0] { "" }
               *[other] { " " }(using { $spent })
            }
       *[other] Bid for { $tile } (from { $cost })
    }{ $lost ->
        [0] { "" }
       *[other] { " " }– does not fit
    }
move-conquer =
    Conquer { $tile } for { $cost }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    }{ $lost ->
        [0] { "" }
       *[other] { " " }– does not fit
    }
move-pass =
    { $auction-passing ->
        [0] Pass
        [one] Pass (+{ $auction-passing } coin)
       *[other] Pass (+{ $auction-passing } coins)
    }
move-offer =
    { $amount ->
        [one] Bid { $amount } coin
       *[other] Bid { $amount } coins
    }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    }
move-shift =
    Move your bid of { $cost } to { $tile }{ $over ->
        [0] { "" }
       *[other] { " " }(outbids { $over })
    }{ $lost ->
        [0] { "" }
       *[other] { " " }– does not fit
    }
move-withdraw =
    Take your bid of { $cost } back{ $auction-withdrawal ->
        [0] { "" }
        [one] { " " }(+{ $auction-withdrawal } coin)
       *[other] { " " }(+{ $auction-withdrawal } coins)
    }
move-build =
    Pay for { $tile }: { $cost }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    }
move-mark =
    Put a coin on { $tile }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    } and pay { $cost } later
move-forgo = Give up { $tile } (removed from the game)
move-take =
    Take 1 { $good }{ $full ->
        [0] { "" }
       *[other] { " " }(storehouse full: becomes luxury)
    }
move-lose = Give up { $tile } (prestige { $prestige })
move-pay =
    { $count ->
        [one] Pay for your tile: { $cost }
       *[other] Pay for your { $count } tiles: { $cost }
    }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    }
move-feed =
    { $count ->
        [0] Use no luxury goods
        [one] Feed { $count } citizen for { $spent }
       *[other] Feed { $count } citizens for { $spent }
    }
move-finish =
    Finish { $tile }: { $cost }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    }
move-done = Give up { $tile }

# Chance

outcome-deal = { $civilisation } is dealt
outcome-turn = { $tile } is revealed
outcome-draw = Disaster token: { $disaster }

# The log

event-dealt = { $seat } plays { $civilisation }.
event-chosen = { $seat } chooses { $civilisation }.
event-extra = { $seat } will receive 1 more { $good } every round.
event-order = Turn order: { $seat }.
event-round = Round { $round } of { $rounds }
event-turned = Auction row: { $tile }.
event-turned-conquest = Conquest side: { $tile }.
event-symbol = { $tile } shows the supply symbol.
event-bid = { $seat } bids { $cost } for { $tile }.
event-luxury-sold = { $seat } exchanges { $spent } for { $cost }.
event-outbid = { $seat } displaces { $other }’s bid of { $cost } for { $tile }.
event-shifted = { $seat } moves the bid of { $cost } to { $tile }.
event-withdrawn =
    { $seat } takes back { $cost }{ $bonus ->
        [0] .
       *[other] { " " }and receives { $bonus } more from the bank.
    }
event-passed =
    { $seat } passes{ $coins ->
        [0] .
       *[other] { " " }and receives { $gains }.
    }
event-conquered = { $seat } conquers { $tile } for { $cost }.
event-bought = { $seat } buys { $tile } for { $cost }.
event-unsold = Not sold and removed from the game: { $tile }.
event-built =
    { $seat } builds { $tile } for { $cost }{ $luxury ->
        [0] .
       *[other] { " " }(using { $spent }).
    }
event-marked = { $seat } puts a coin on { $tile } and will pay for it later.
event-building-lost = { $seat } does not keep { $tile }. The building is removed from the game.
event-laid = { $seat } places { $tile }.
event-land-lost = { $tile } does not fit next to { $seat }’s last land tile and is removed from the game.
event-gains = { $seat } receives from { $tile }: { $gains }.
event-citizens-leave =
    { $seat } gives up { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    } for { $tile }.
event-citizens-come =
    { $seat } receives { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }.
event-income = { $seat } receives income: { $gains }.
event-luxury = { $seat } receives { $gains } for a large population.
event-overflow = { $seat } has no room for { $cost } and receives { $spent } instead.
event-taken = { $tile }: { $seat } takes 1 { $good }.
event-chit = Disaster token: { $disaster } ({ $count } of { $disasters-strikes }).
event-blank = The blank token has no effect and is removed from the game.
event-disaster = Disaster strikes: { $disaster }!
event-protected = { $seat } is protected against this { $disaster } by { $tile }.
event-drought = { $seat } loses { $count } food.
event-plague =
    { $seat } loses { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }.
event-decline = { $seat } loses { $count } luxury.
event-earthquake-paid =
    { $seat } pays { $count } wood and { $count } stone to save { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }{ $luxury ->
        [0] .
       *[other] { " " }(using { $spent }).
    }
event-storm-paid =
    { $seat } pays { $count ->
        [one] { $count } food and { $count } coin to save { $count } land tile
       *[other] { $count } food and { $count } coins to save { $count } land tiles
    }{ $luxury ->
        [0] .
       *[other] { " " }(using { $spent }).
    }
event-earthquake-lost = { $seat } loses { $tile } to the earthquake.
event-storm-lost = { $seat } loses { $tile } to the storm.
event-supply = Supply round
event-last-supply = Final supply round
event-fed =
    { $seat } feeds { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }.
event-fed-luxury =
    { $seat } feeds { $count ->
        [one] { $count } more citizen
       *[other] { $count } more citizens
    } with { $spent }.
event-starved =
    { $seat } loses { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    } to hunger.
event-finished =
    { $seat } finishes { $tile } for { $cost }{ $luxury ->
        [0] .
       *[other] { " " }(using { $spent }).
    }
event-removed =
    { $seat } does not finish { $tile }. { $count ->
        [one] The building is
       *[other] The buildings are
    } removed from the game.
event-coin-back =
    { $seat } takes back the { $count ->
        [one] coin
       *[other] coins
    } on { $tile }.
event-over = The last round is over.
event-result = { $seat }: prestige { $prestige }, population { $population }, score { $score }.
event-place =
    { $place ->
        [1] { $seat } wins.
        [2] { $seat } finishes 2nd.
        [3] { $seat } finishes 3rd.
       *[other] { $seat } finishes { $place }th.
    }
event-level-won = { $seat } wins level { $level } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $target } needed).
event-level-lost = { $seat } fails level { $level } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $target } needed).
event-first-order = Turn order in the first round: { $seat }.
event-coin-saved =
    { $seat } takes back the { $count ->
        [one] coin
       *[other] coins
    } on { $tile }.

# Why not

reason-choose-first = Choose a civilisation first.
reason-extra-first = Choose your extra income first.
reason-bid-first = Bid for a tile or pass first.
reason-not-on-offer = { $tile } is not available this round.
reason-conquer-instead = { $tile } is on the Conquest side: you can only conquer it.
reason-bid-instead = { $tile } is in the auction row: you must bid for it.
reason-conquered-already = { $tile } has already been conquered.
reason-citizens-needed =
    { $tile } costs { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }, and you don’t have that many.
reason-too-dear =
    { $amount ->
        [one] This costs { $amount } coin
       *[other] This costs { $amount } coins
    }; you have only { $money }, including luxury goods.
reason-amount-first = Choose how much to bid first.
reason-bid-too-low =
    You must bid at least { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
reason-displaced-first = Move your bid or take it back first.
reason-not-free = { $other } already has a bid on { $tile }.
reason-not-exact =
    On the Conquest side you must pay exactly { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }; your bid is { $bid }.
reason-bid-unchanged =
    You need { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } here, and you can’t raise your bid of { $bid }.
reason-place-first = Decide about your building first.
reason-not-your-tile = You didn’t buy { $tile }.
reason-cannot-pay = { $tile } costs { $cost }. You don’t have enough, even with luxury goods.
reason-no-coin = You have no coin to put on it.
reason-must-place = You can’t give up { $tile }, because you can pay for it or put a coin on it.
reason-take-first = Choose your income first.
reason-cannot-save =
    { $count ->
        [one] You can’t pay for your tile: give it up.
       *[other] You can’t pay for all { $count } tiles: give one up first.
    }
reason-not-struck = { $tile } is not affected by this disaster.
reason-disaster-first = Deal with the disaster first.
reason-feed-first = Feed your citizens first.
reason-all-fed = You have only { $count ->
        [one] { $count } hungry citizen
       *[other] { $count } hungry citizens
    }.
reason-luxury-short = You have only { $spent }; each citizen needs { $rate }.
reason-finish-first = Decide about your unfinished buildings first.
reason-not-unfinished = { $tile } is not one of your unfinished buildings.

# The board in the terminal

board-round = Round { $round } of { $rounds }
board-stacks = Stacks A { $a }, B { $b }, C { $c }
board-order = Turn order
board-row = Auction row
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
board-seat = Player
board-coins = coins
board-wood = wood
board-stone = stone
board-food = food
board-citizens = citizens
board-luxury = luxury
board-lands = Land tiles
board-buildings = Buildings
board-score = Score
board-population = Population
board-half = bids +½
board-any-land = any land fits
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
chapter-setup = Setup
chapter-round = The round
chapter-tiles = Revealing tiles
chapter-auction = Auction
chapter-order = Turn order
chapter-placing = Placing tiles
chapter-gains = One-time gains
chapter-income = Income
chapter-disasters = Disasters
chapter-supply = Supply rounds
chapter-luxury = Luxury
chapter-buildings = Special buildings
chapter-end = End of the game
chapter-score = Scoring
chapter-solo = Solo game

# Rules

rule-components-players = Peloponnes is for 1 to 5 players aged 10 and up. A game takes about 15 minutes per player.
rule-components-civilisations = There are { $all-civilisations } civilisations. Each shows its starting goods, its income and a number for the first turn order.
rule-components-buildings = There are { $all-buildings } buildings, all different. Each shows its minimum bid, its cost in wood and stone, its prestige and, depending on the building, one-time gains, income each round or a special effect.
rule-components-lands = There are { $all-lands } land tiles with fields, forests, hills and mountains. Each shows its minimum bid, its prestige, its one-time gains and its income each round.
rule-components-stacks = The { $all-tiles } tiles are sorted into stacks A, B and C of { $stack-sizes } tiles, and each stack is shuffled face down.
rule-components-chits =
    There are { $all-chits } disaster tokens, shuffled face down: { $disasters-strikes } for each of the five disasters and { $chits-blank ->
        [one] { $chits-blank } blank token
       *[other] { $chits-blank } blank tokens
    }. Five disaster tiles show what the disasters do.
rule-components-coins = There are { $box-silver } silver coins and { $box-gold } gold coins, each worth { $box-gold-value } silver coins. The bank’s money is unlimited.
rule-components-mat = There are { $all-mats } mats and { $all-markers } markers. On each mat, { $mat-markers } markers show the player’s wood, stone, food, citizens and luxury goods. The storehouse holds at most { $storehouse-wood } wood, { $storehouse-stone } stone and { $storehouse-food } food. The bottom of the mat sums up the end of the game.
rule-components-tokens = There are { $all-tokens } coloured tokens, two for each player, an arrow token, { $box-chips } tokens marked “{ $storehouse-luxury }+”, { $box-overviews } overview tiles and the Conquest tile.
rule-components-income-table = The table on your mat shows what your population brings each round: { $wages-coins } coins from { $wages-coins-from } citizens on, and { $wages-luxury } luxury goods from { $wages-luxury-from } citizens on.
rule-components-symbols =
    In stacks B and C, { $supply-lands ->
        [one] { $supply-lands } land tile shows
       *[other] { $supply-lands } land tiles show
    } the supply symbol.
rule-setup-mats = Each player chooses a colour and takes a mat, { $mat-markers } markers, which start on the spaces marked 0, and two tokens in this colour: one for the turn order and one for bids.
rule-setup-civilisations = Shuffle the civilisations face down and deal one to each player, who places it face up above their mat. Return the others to the box.
rule-setup-goods = You start with the coins, citizens and goods shown on your civilisation and with no luxury goods.
rule-setup-first-order = In the first round, players act in the order of the numbers on their civilisations, lowest first. A row of coloured tokens behind the arrow token shows the turn order.
rule-setup-conquest =
    The Conquest tile is placed in the middle of the table. { $conquest-with-five ->
        [0] With five players it is not used.
       *[other] It is used with five players, too.
    }
rule-setup-table = The remaining coins and the “{ $storehouse-luxury }+” tokens form the bank. The disaster tiles are placed where all players can see them, with the disaster tokens next to them, and the overview tiles between the players.
rule-round-phases = A round has seven phases: reveal tiles, auction, new turn order, place tiles, citizens and one-time gains, income, disasters. Then the next round begins.
rule-tiles-draw = Each round, { $rounds-tiles } tiles are revealed one at a time.
rule-tiles-rows =
    { $row-per-player ->
        [1] The first tiles revealed, one for each player, form the auction row.
       *[other] The first tiles revealed form the auction row: { $display-row-2 } with 2 players, { $display-row-3 } with 3, { $display-row-4 } with 4 and { $display-row-5 } with 5.
    } The rest go to the Conquest side, next to the Conquest tile.
rule-tiles-stacks = A game has { $all-rounds } rounds: { $rounds-stacks-1 } with the A tiles, { $rounds-stacks-2 } with the B tiles and { $rounds-stacks-3 } with the C tiles.
rule-tiles-supply = When a tile with the supply symbol is revealed, stop immediately and hold a supply round. Then continue revealing tiles.
rule-tiles-symbol-stays = The tile with the supply symbol stays on offer and counts as one of the { $rounds-tiles } tiles of the round.
rule-auction-turns = In turn order, each player acts once: bid for a tile, conquer a tile or pass.
rule-auction-bid = To bid, place any number of coins and your token below a tile in the auction row.
rule-auction-minimum = Your bid must be at least the minimum shown on the tile.
rule-auction-outbid = To take a tile that another player has bid for, you must bid more.
rule-auction-at-once = A player who is outbid reacts immediately, before the next player: they move their bid or take it back.
rule-auction-shift = If you are outbid, you may move your bid to another tile, but you may not change the number of coins.
rule-auction-shift-free = You may move a bid only to a tile without a bid.
    .chain = You may move a bid to a tile without a bid, or to a tile in the auction row with a lower bid. The player with the lower bid is then outbid in turn.
rule-auction-shift-conquest = You may move a bid to a tile on the Conquest side only if it is exactly the price there.
rule-auction-withdraw =
    If you are outbid, you may instead take your bid back: take all your coins and { $auction-withdrawal ->
        [one] { $auction-withdrawal } coin
       *[other] { $auction-withdrawal } coins
    } from the bank. You get no tile this round.
rule-auction-pass =
    Instead of bidding, you may pass and take { $auction-passing ->
        [one] { $auction-passing } coin
       *[other] { $auction-passing } coins
    }. If you are outbid, you can no longer pass.
rule-auction-conquest =
    A tile on the Conquest side costs exactly { $display-surcharge ->
        [one] { $display-surcharge } coin
       *[other] { $display-surcharge } coins
    } more than its minimum bid. Example: with a minimum bid of 3, it costs { $example-conquest }.
rule-auction-conquest-safe = You cannot be outbid on the Conquest side.
rule-auction-unsold = Tiles that nobody has bid for or bought are removed from the game.
rule-auction-end = The auction ends when every player has a tile, has withdrawn or has passed.
rule-order-by-bid = The next round’s turn order follows the bids, highest first. The price of a conquered tile counts as a bid.
rule-order-ties = Players with equal bids keep their relative order.
rule-order-without-bid = Players who passed or withdrew come last, in their previous order.
rule-placing-together = All players place their tiles at the same time.
rule-placing-coins = All coins bid go to the bank, even if you then lose the tile. Take your token back.
rule-placing-building = A building goes to the left of your civilisation or of your last building. Pay its cost in wood and stone.
rule-placing-mark = If you cannot or do not want to pay, put one of your coins on the building instead. You must have this coin before you receive any gains from the tile.
rule-placing-use-at-once = A building with a coin on it works immediately, as if you had paid for it, and brings its gains.
rule-placing-building-lost = If you can neither pay nor put a coin on the building, you lose it: it is removed from the game.
rule-placing-refuse = You may give up a building voluntarily only if you would need luxury goods to keep it.
rule-placing-land = Place a land tile to the right of your civilisation or of your last land tile. Its income must share at least one resource with that of your right-most land tile.
rule-placing-first-land = Your first land tile, next to your civilisation, may be any tile.
rule-placing-land-lost = A land tile that does not fit is removed from the game. You may still bid for it.
rule-gains-once = A new tile gives you the citizens, coins, food or luxury goods it shows, once.
rule-gains-kept = You keep one-time gains even if you lose the tile later.
rule-income-tiles = Each round, your civilisation, land tiles and buildings produce their resources.
rule-income-population =
    Each round, your population brings coins, by the table on your mat. Example: 10 citizens bring { $example-coins ->
        [one] { $example-coins } coin
       *[other] { $example-coins } coins
    }.
rule-income-above-table = The number of citizens has no limit. If you have more than { $wages-last }, use the last row of the table.
rule-income-arkadia =
    Arcadia receives { $civilisation-arkadia-income-citizens ->
        [one] { $civilisation-arkadia-income-citizens } citizen
       *[other] { $civilisation-arkadia-income-citizens } citizens
    } every round, before coins are counted.
rule-income-luxury = With { $wages-luxury-first } or more citizens, you also receive luxury goods each round, by the same table.
rule-income-choice = The Port and the Temple of Apollo bring one wood, stone, food or coin. Choose again each round.
rule-disasters-chits =
    At the end of each round, reveal { $disasters-draws ->
        [one] { $disasters-draws } disaster token and place it next to its disaster tile.
       *[other] { $disasters-draws } disaster tokens, one after the other, and place each next to its disaster tile.
    }
rule-disasters-blank = The blank token has no effect and is removed from the game.
rule-disasters-third =
    { $disasters-strikes ->
        [one] As soon as { $disasters-strikes } token of a disaster is
       *[other] As soon as { $disasters-strikes } tokens of a disaster are
    } face up, that disaster strikes immediately.
rule-disasters-earthquake = Earthquake: pay 1 wood and 1 stone for each of your buildings, or lose it.
rule-disasters-unfinished = In an earthquake, buildings with a coin on them are affected too.
rule-disasters-choice = In an earthquake or a storm, you choose which tiles to pay for and which to lose, and you may refuse to pay at all. If you are short of 2 stone, you lose 2 buildings; if you are short of 1 wood and 1 stone, you lose only one. The same applies to food, coins and land tiles. Lost tiles are removed from the game.
rule-disasters-coin = You take back the coin on a building lost to an earthquake.
rule-disasters-drought =
    Drought: lose { $disasters-share ->
        [1] all
        [2] half
        [3] a third
        [4] a quarter
       *[other] one in { $disasters-share }
    } of your food, rounded up.
rule-disasters-plague =
    Plague: lose { $disasters-share ->
        [1] all
        [2] half
        [3] a third
        [4] a quarter
       *[other] one in { $disasters-share }
    } of your citizens, rounded up.
rule-disasters-storm = Storm: pay 1 food and 1 coin for each of your land tiles, or lose it.
rule-disasters-storm-gap = After a storm, close the gaps between your land tiles; they do not have to fit each other again. The next land tile must fit the right-most one left.
rule-disasters-decline = Decline: lose { $disasters-luxury } luxury goods, or all of them if you have fewer.
rule-disasters-protection = { $protecting-buildings } buildings each protect their owner against one disaster, even while unfinished: Cyclopean Walls (earthquake), Workshop of Phidias (storm), Temple of Apollo and Lion Gate (drought), Aqueduct and Well (plague), Port and Stoa (decline).
rule-disasters-no-luxury = You cannot use luxury goods against an earthquake or a storm.
    .true = Against an earthquake or a storm, { $luxury-rate } luxury goods replace one missing wood, stone, food or coin.
rule-supply-when = A supply round takes place whenever a supply symbol is revealed: once during the B rounds and once during the C rounds.
rule-supply-feeding = In a supply round, each citizen eats one food; you may not hold food back. Citizens without food are lost.
rule-supply-luxury = In a supply round, you may feed one more citizen for every { $luxury-rate } luxury goods, but you do not have to.
rule-supply-sequence = In a supply round, first feed your citizens, then finish your buildings.
rule-supply-buildings = In a supply round, pay for each building with a coin on it, or remove it from the game.
rule-supply-coin = Whether you finish a building or lose it, take back the coin on it.
rule-luxury-overflow = Resources that do not fit into your storehouse become luxury goods, one for one. Example: if you receive 4 wood and there is room for 2, you receive 2 wood and 2 luxury.
rule-luxury-chip = If you have more than { $storehouse-luxury } luxury goods, take one of the { $box-chips } “{ $storehouse-luxury }+” tokens and start the track again.
rule-luxury-resources = { $luxury-rate } luxury goods replace one missing wood, stone or food when you build or feed your citizens. You may only replace what is missing.
    .true = { $luxury-rate } luxury goods replace one missing wood, stone or food when you build, feed your citizens, or pay for your tiles in an earthquake or a storm. You may only replace what is missing.
rule-luxury-coins = { $luxury-rate } luxury goods bring one coin for a bid or to put on a building. You may only raise as many coins as you are missing.
    .true = { $luxury-rate } luxury goods bring one coin for a bid, to put on a building or to pay for your land tiles in a storm. You may only raise as many coins as you are missing.
rule-buildings-half = With the Market or the Agora, each of your bids counts as half a coin more, so you can outbid another player with the same number of coins.
rule-buildings-half-once = Having both the Market and the Agora still adds only half a coin.
rule-buildings-half-equal = If both players have the half coin, you cannot outbid with the same number of coins.
rule-buildings-half-order = The half coin does not count for the turn order.
rule-buildings-citizens =
    The Barracks cost { $barracks-citizens ->
        [one] { $barracks-citizens } citizen
       *[other] { $barracks-citizens } citizens
    } and the Fortress of Tiryns { $fortress-citizens }. If you have fewer, you may not bid for them. These citizens never come back.
rule-buildings-barracks = If you own the Barracks, your land tiles need not share a resource.
rule-end-rounds =
    The game ends after { $all-rounds } rounds, when the last { $disasters-draws ->
        [one] disaster token has
       *[other] { $disasters-draws } disaster tokens have
    } been resolved.
rule-end-income = In the last round, players receive income as usual.
rule-end-supply = After the last round comes a final supply round: citizens are fed, and buildings are finished or lost.
rule-score-prestige =
    Prestige: add up the prestige of all your tiles plus 1 point for every { $score-coins ->
        [one] coin
       *[other] { $score-coins } coins, rounded down
    }.
rule-score-population =
    Population: { $score-citizen ->
        [one] { $score-citizen } point
       *[other] { $score-citizen } points
    } for each of your citizens.
rule-score-lower = Your score is the lower of prestige and population. Example: prestige 25 and population 18 give a score of 18; prestige 22 and population 27 give 22, which wins.
rule-score-winner = The player with the highest score wins.
rule-score-tie-total = If players are tied, the one whose other sum is higher is ahead.
rule-score-tie-luxury = If they are still tied, the player with more luxury goods is ahead. If they are still tied, they share the place.
rule-solo-goal = The solo game follows the rules for five players, and the aim is the highest possible score. Five levels, each harder than the last, set a score to reach.
rule-solo-civilisation = In the solo game, choose any civilisation.
rule-solo-purchase = There is no bidding in the solo game: each round, buy one tile at its price.
rule-solo-rows = Tiles in the auction row of the solo game: { $level-1-row } in level 1, { $level-2-row } in level 2, { $level-3-row } in level 3, { $level-4-row } in level 4 and { $level-5-row } in level 5. The others are on the Conquest side.
rule-solo-conquest =
    In the solo game, too, a tile on the Conquest side costs { $display-surcharge ->
        [one] { $display-surcharge } coin
       *[other] { $display-surcharge } coins
    } more.
rule-solo-extra = At the start of a solo level, choose extra incomes of 1 wood, stone or food each round: { $level-2-extra } in level 2, { $level-3-extra } in level 3, { $level-4-extra } in level 4 and { $level-5-extra } in level 5. The { $box-overviews } overview tiles mark them.
rule-solo-pass =
    In the solo game, too, passing brings { $auction-passing ->
        [one] { $auction-passing } coin
       *[other] { $auction-passing } coins
    }.
rule-solo-target = Points needed to win a solo level: { $level-1-target } in level 1, { $level-2-target } in level 2, { $level-3-target } in level 3, { $level-4-target } in level 4 and { $level-5-target } in level 5.
rule-solo-campaign = In a campaign, play each level with a civilisation you have not used before.
rule-solo-best = Of several attempts at a level, the best score counts.
rule-solo-retry = If you fail a level, you may try it again with another unused civilisation.

## Where points come from

source-prestige = Prestige
source-tiles = Prestige from tiles
source-coins = Prestige from coins
source-citizens = Population

# A campaign.

campaign-won = Level { $level } with { $civilisation }: won with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
campaign-failed = Level { $level }: not won yet. Best result: { $score ->
    [one] { $score } point
   *[other] { $score } points
} with { $civilisation }.
campaign-dropped = One level could not be read and does not count: { $why }.
campaign-next = Next: level { $level }.
campaign-complete = You have won all the levels.
campaign-lost = You have no civilisations left for the remaining levels. Start a new campaign in another file.
campaign-choose = Which civilisation do you want to play?

# What somebody got wrong.

mistake-campaign-busy = a level is being played; finish it first
mistake-campaign-complete = all levels are won
mistake-campaign-choice = “{ $found }” is not available; unused civilisations: { $known }
mistake-campaign-unfinished = no level has just been finished
mistake-campaign-idle = no level is being played
mistake-campaign-other = this is not the game of the current level
mistake-campaign-format = expected a campaign of { $name } in format { $known }
mistake-campaign-attempt = attempts: expected [level, civilisation, score], not { $found }
mistake-campaign-level = level { $expected } comes next, not { $found }
mistake-campaign-unchosen = no civilisation has been chosen
mistake-campaign-unknown = “{ $found }” is not a civilisation
mistake-campaign-used = “{ $found }” was used before
mistake-campaign-score = attempts: a score cannot be negative, but { $found } is
mistake-campaign-play = play: expected the lines of a saved game
mistake-campaign-seats = play: expected a solo game
mistake-stack-size = stack { $stack }: { $rounds } rounds need { $expected ->
        [one] { $expected } tile
       *[other] { $expected } tiles
    }, not { $found }
mistake-tile-names = land, building: each name may be used only once, for at most { $most } tiles
mistake-land-barren = land { $land }: without income it cannot fit next to any other land
mistake-display-long = display: a row has at most { $most } tiles
mistake-display-short = display: the row must have a tile for every seat
mistake-civilisation-orders = civilisation: there must be at least { $least }, each with a different order number
mistake-civilisation-goods = civilisation { $civilisation }: its goods do not fit into the storehouse
mistake-level-order = level: levels 1 to { $high } must be listed in this order
mistake-level-long = level: a row has at most { $most } tiles
mistake-population-uneven = population: coins and luxury must be equally long
mistake-chits-drawn = chits: there must be as many as are drawn in all rounds together
mistake-chits-each = chits: there must be { $count } of every disaster, so that each strikes once
mistake-agenda-steps = agenda: these steps never follow each other: { $found }
mistake-agenda-round = agenda: its steps do not occur in round { $round }
mistake-agenda-argument = agenda: { $step } cannot have the number { $found }
mistake-civilisation-twice = civilisations: two seats have { $civilisation }
mistake-civilisation-missing = civilisations: every seat has one as soon as it is dealt or chosen
mistake-extra-incomes = extra incomes: expected { $expected }, found { $found }
mistake-row-tiles = row: a tile is there twice, or has left the row
mistake-laid-order = laid: expected the tiles of seat 0, then those of the other seats
mistake-chits-kinds = chits: of every kind, the tokens in the pile and the open ones must add up to those of the box
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
mistake-sum-chits = disaster tokens
mistake-sum-seats-in-the-order = seats in the order
mistake-sum-stores-below-zero-or-overfull = stores below zero or above their limit

# For learning agents
agents-wanted = at `amount`: the tile the bid is for, by its place in the row
agents-round = the round
agents-order = the place of each seat in turn order, from 1
agents-row = the tiles on offer, by their place from 1
agents-offers = place by place the price of each, its prestige, its cost in wood and stone, what it brings once in citizens, coins, food and luxury, and every round in wood, stone and food
agents-auctioned = how many of these are bid for; the others are on the Conquest side
agents-held = the tile each seat has bid for, by its place, seat by seat
agents-bids = the coins of each seat under a tile
agents-passed = who has passed
agents-outbid = who was outbid and has no other tile; without a bid: who has withdrawn
agents-civilisation = the civilisation of each seat, seat by seat
agents-stores = wood, stone, food, coins, citizens and luxury, seat by seat
agents-tiles = the tiles of each seat, seat by seat
agents-laid = the tiles next to each civilisation: land tiles and buildings each from 1 in the order they were placed
agents-unfinished = unfinished buildings
agents-income = what the next income brings in wood, stone, food, citizens, coins and luxury, seat by seat
agents-prestige = the prestige of each seat
agents-population = the points of each seat’s citizens; the lower of the two counts
agents-chits = disaster tokens revealed: five disasters, then blanks
agents-pile = disaster tokens left to draw
agents-stacks = tiles in each stack
agents-target = solo: the points to reach
agents-extra = solo: extra income in wood, stone and food

## The board on the page

page-round = Round { $round } of { $rounds }
page-stacks = Stacks
page-stack =
    { $count ->
        [0] Stack { $stack } is empty
        [one] { $count } tile left in stack { $stack }
       *[other] { $count } tiles left in stack { $stack }
    }
page-order = Turn order
page-order-place = { $place }. { $name }: { $state }
page-auction-undecided = yet to act
page-auction-holds = has bid
page-auction-passed = passed
page-auction-displaced = outbid
page-auction-withdrawn = withdrew

page-conquest = Conquest
page-price-least = minimum bid { $amount }
page-price-exact = price { $amount }
page-price-least-short = ≥ { $amount }
page-price-exact-short = = { $amount }
page-bid = { $name } bids { $amount }
page-sold = { $name } takes { $tile }

page-building = Building (stack { $stack })
page-land = Land tile (stack { $stack })
page-minimum = Minimum bid { $amount }
page-prestige = Prestige { $count }
page-cost = Costs { $what }
page-once = Once: { $what }
page-start = Starts with { $what }
page-each-round = Each round: { $what }
page-line-cost = Cost
page-line-once = Once
page-line-income = Each round
page-line-start = At the start
page-choice = Each round: one wood, stone, food or coin of your choice
page-half = Your bids count as half a coin more
page-half-sign = +½
page-any-land = Your land tiles need not share a resource
page-protects = Protects against { $disaster }
page-supply-symbol = Supply symbol: triggers a supply round when revealed
page-unfinished = Unfinished: pay for it in the next supply round
page-plus = +{ $count }
page-minus = −{ $count }

page-civilisations = Civilisations
page-civilisation = Civilisation number { $number }
page-realm = Tiles of { $name }: buildings, civilisation, land
page-stores = Stores
page-store =
    { $what }{ $income ->
        [0] { "" }
       *[other] , +{ $income } next round
    }
page-store-limit =
    { $what } of { $limit }{ $income ->
        [0] { "" }
       *[other] , +{ $income } next round
    }
page-chip =
    { $count ->
        [one] { $track }+
       *[other] { $count } × { $track }+
    }
page-balance = Prestige { $prestige }, population { $population }. The lower one counts: { $score } so far

page-disasters = Disasters
page-chits-open = { $open } of { $strikes } tokens
page-chits-left =
    { $count ->
        [0] No disaster tokens left
        [one] { $count } disaster token left
       *[other] { $count } disaster tokens left
    }
page-blanks =
    { $count ->
        [one] The blank token has been drawn
       *[other] { $count } blank tokens have been drawn
    }
page-struck = has struck
page-protected = Protected: { $names }
page-about-earthquake = Pay 1 wood and 1 stone for each building, or lose it.
page-about-drought =
    Lose { $disasters-share ->
        [1] all
        [2] half
        [3] a third
        [4] a quarter
       *[other] one in { $disasters-share }
    } of your food, rounded up.
page-about-plague =
    Lose { $disasters-share ->
        [1] all
        [2] half
        [3] a third
        [4] a quarter
       *[other] one in { $disasters-share }
    } of your citizens, rounded up.
page-about-storm = Pay 1 food and 1 coin for each land tile, or lose it.
page-about-decline = Lose { $disasters-luxury } luxury goods, or all if you have fewer.
page-supply = Supply round
page-about-supply = Each citizen eats one food. Then unfinished buildings are paid for or lost.

page-solo = Level { $level }: { $target } points needed
page-solo-score = { $score } of { $target }
page-solo-extra = Extra income:

## The board, second part: places, prompt, explanations

page-where = { $round } · { $phase }
page-phase-auction = auction
page-phase-placing = placing tiles
page-phase-income = income
page-phase-disasters = disasters
page-phase-supply = supply round
page-row-title = To bid for
page-row-solo = To buy
page-conquest-safe = Conquest: +{ $amount }, safe
page-conquest-short = Conquest +{ $amount }
page-pass-title = Pass
page-lost = Would not fit
page-less = Less
page-more = More
page-plate = Your bid for { $tile }
page-feed = Citizens fed with luxury goods
page-times = × { $count }
page-limit = /{ $limit }
page-store-need = { $said }; needed at the next supply round: { $need }

question-choose = Choose your civilisation
question-extra = Which extra income? ({ $number } of { $count })
question-bid =
    { $seats ->
        [1] Buy a tile, or pass
       *[other] Bid for a tile, or pass
    }
question-amount = Your bid for { $tile }
question-displaced =
    { $known ->
        [0] You were outbid: move your bid?
       *[other] { $other } outbid you: move your bid?
    }
question-place = Pay for “{ $tile }”?
question-pick = What does “{ $tile }” produce?
question-earthquake = Earthquake! What do you give up?
question-storm = Storm! What do you give up?
question-feed =
    { $count ->
        [one] { $count } citizen is hungry
       *[other] { $count } citizens are hungry
    }
question-finish =
    { $count ->
        [one] Finish { $tile }, or lose it
       *[other] Which buildings do you finish?
    }

button-bid =
    { $seats ->
        [1] Buy for { $coins }
       *[other] Bid { $coins }
    }
button-offer = Bid { $amount }
button-conquer = Conquer for { $coins }
button-pass =
    { $auction-passing ->
        [0] Pass
       *[other] Pass +{ $auction-passing }
    }
button-shift = Move to { $tile }
button-withdraw =
    { $auction-withdrawal ->
        [0] Take back
       *[other] Take back +{ $auction-withdrawal }
    }
button-build = Pay { $cost }
button-mark = Put a coin
button-forgo = Let it go
button-pay = Pay { $cost }
button-feed =
    { $count ->
        [0] Feed nobody
       *[other] Feed { $count }
    }
button-finish = Finish { $tile }
button-done = Give up the rest
button-lose = Give up { $tile }

second-bid =
    { $what }{ $surcharge ->
        [0] { "" }
       *[other] { " " }· Conquest: +{ $surcharge }, safe
    }{ $passing ->
        [0] { "" }
       *[other] { " " }· a pass brings { $passing }
    }
second-displaced =
    The number of coins stays the same{ $withdrawal ->
        [0] { "" }
       *[other] { " " }· taking back brings { $withdrawal } more
    }
second-have = You have { $what }
second-struck = Touch what you give up, pay for the rest · you have { $what }
second-struck-short = You can’t pay for all: touch what you give up · you have { $what }
second-pick = Touch a store in your hand
second-extra = Touch a store in your hand: you receive it every round
second-choose = Compare starting goods and income
second-tile =
    { $tile }: leaves { $left }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    } · { $fit }
second-offer =
    Leaves { $left }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    } · { $fit }
second-pass = You get no tile and have { $what }
second-withdraw = You get no tile and have { $what }
second-leaves = Leaves { $what }
second-mark = Leaves { $what } · pay for it in the next supply round, or lose it
second-forgo = It is removed from the game
second-store = { $what }
second-lose =
    Prestige −{ $prestige } · { $count ->
        [0] nothing left to pay for
        [one] { $count } tile left to pay for
       *[other] { $count } tiles left to pay for
    }
second-feed =
    Uses { $spent } · { $starved ->
        [0] nobody is lost
        [one] { $starved } citizen is lost
       *[other] { $starved } citizens are lost
    }
second-done = All unfinished buildings are removed; you take their coins back
second-then = { $said } · score { $from } → { $to }

fit-land = fits your last land tile
fit-first = your first land tile, any fits
fit-lost = does not fit: it would be lost
fit-payable = you can pay its cost
fit-short = you lack { $what }

log-together = { $items }
log-of-seat = { $seat }: { $items }
deed-dealt = plays { $civilisation }
deed-chosen = chooses { $civilisation }
deed-extra = will receive 1 more { $good } every round
deed-bid = bids { $cost } for { $tile }
deed-outbid = displaces { $other }’s bid of { $cost }
deed-shifted = moves the bid of { $cost } to { $tile }
deed-withdrawn =
    takes back { $cost }{ $bonus ->
        [0] { "" }
       *[other] { " " }and receives { $bonus } more from the bank
    }
deed-passed =
    passes{ $coins ->
        [0] { "" }
       *[other] { " " }and receives { $gains }
    }
deed-conquered = conquers { $tile } for { $cost }
deed-bought = buys { $tile } for { $cost }
deed-built =
    builds { $tile } for { $cost }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    }
deed-marked = puts a coin on { $tile } and will pay for it later
deed-building-lost = does not keep { $tile }, which is removed from the game
deed-laid = places { $tile }
deed-land-lost = loses { $tile }, which does not fit next to the last land tile
deed-gains = receives from { $tile }: { $gains }
deed-citizens-leave =
    gives up { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    } for { $tile }
deed-citizens-come =
    receives { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
deed-income = receives income: { $gains }
deed-luxury = receives { $gains } for a large population
deed-overflow = has no room for { $cost } and receives { $spent } instead
deed-taken = takes 1 { $good } ({ $tile })
deed-result = prestige { $prestige }, population { $population }, score { $score }
short-luxury = { $gains } for a large population
short-overflow = { $spent } instead of { $cost }, for lack of room
short-fed =
    feeds { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
short-fed-luxury = feeds { $count } with { $spent }
short-starved =
    loses { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    } to hunger
short-finished =
    finishes { $tile } for { $cost }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    }
short-removed = does not finish { $tile }
short-coin-back =
    takes back the { $count ->
        [one] coin
       *[other] coins
    } on { $tile }
short-drought = { $seat } loses { $count } food
short-plague =
    { $seat } loses { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
short-decline = { $seat } loses { $count } luxury
short-protected = { $seat } is protected ({ $tile })
short-earthquake-paid =
    pays { $count } wood and { $count } stone to save { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    }
short-storm-paid =
    pays { $count ->
        [one] { $count } food and { $count } coin to save { $count } land tile
       *[other] { $count } food and { $count } coins to save { $count } land tiles
    }{ $luxury ->
        [0] { "" }
       *[other] { " " }(using { $spent })
    }
short-earthquake-lost = loses { $tile }
short-storm-lost = loses { $tile }
short-coin-saved = { short-coin-back }

fact-prestige = Prestige
fact-population = Population
fact-score = Score
fact-minimum = Minimum bid
fact-now = Now
fact-income = Next income
fact-need = Needed at supply
fact-step = More income from
fact-buildings = Buildings
fact-lands = Land tiles
fact-chits = Tokens
fact-safe = Protected
fact-place = Place
fact-auction = This round
fact-bid = Bid
fact-left = Left
fact-blank = Blank ones drawn

explain-land-does = Lies to the right of your civilisation and must share a resource with your last land tile.
explain-building-does = A building lies to the left of your civilisation. You pay its cost, or put a coin on it and pay later.
explain-minimum = Minimum bid
explain-minimum-does = A bid in the auction row must be at least this high.
explain-prestige = Prestige
explain-prestige-does = Counts on the left pan of your scales at the end of the game.
explain-cost = Cost
explain-cost-does = Wood and stone to pay when you place it, or in the next supply round if you put a coin on it.
explain-once = One-time gains
explain-once-does = What you receive or lose once, when you place the tile.
explain-income = Income
explain-income-does = What the tile brings you every round, this one included.
explain-power = Power
explain-power-does = Works as soon as the building lies on your side, even unfinished.
explain-links = Shared resources
explain-links-does = The next land tile must bring at least one resource that your last land tile brings too.
explain-misfit = Does not fit
explain-misfit-does = You may bid for it, but it would be removed from the game.
explain-price = Fixed price
explain-price-does = The minimum bid and { $surcharge } more. Nobody can outbid you here.
explain-price-solo = { explain-price }
explain-price-solo-does = You buy the tile for exactly its minimum bid.
explain-least = Lowest bid
explain-least-does = The lowest bid for a tile without one. To outbid another player, bid more.
explain-civilisation-does = Begins the chain of your tiles and brings its income every round.
explain-store-coin = Coins
explain-store-coin-does = For bids, for unfinished buildings and against storms. Citizens bring them every round.
explain-store-wood = Wood
explain-store-wood-does = For buildings and against earthquakes. What the storehouse cannot hold becomes luxury.
explain-store-stone = Stone
explain-store-stone-does = For buildings and against earthquakes. What the storehouse cannot hold becomes luxury.
explain-store-food = Food
explain-store-food-does = In a supply round each citizen eats one. Drought takes some, a storm asks for it.
explain-store-citizens = Citizens
explain-store-citizens-does = They bring coins every round and count as population. Each eats one food in a supply round.
explain-store-luxury = Luxury goods
explain-store-luxury-does = { $rate } of them replace one missing wood, stone, food or coin.
explain-short = Missing for a supply round now: { $count }
explain-enough = You have enough for it now
explain-scales = Scales
explain-scales-does = Prestige on one pan, population on the other. Only the lower of the two counts.
explain-realm-does = Buildings lie to the left of the civilisation, land tiles to its right.
explain-disaster-earthquake = Earthquake
explain-disaster-drought = Drought
explain-disaster-plague = Plague
explain-disaster-storm = Storm
explain-disaster-decline = Decline
explain-struck = It has struck and will not come back
explain-safe = You are protected
explain-takes = Would cost you now: { $what }
explain-takes-nothing = Would cost you nothing now
explain-stack = Stack { $stack }
explain-stack-does =
    { $count ->
        [0] All its tiles have been revealed.
        [one] { $count } tile is left in it.
       *[other] { $count } tiles are left in it.
    }
explain-order-does = The highest bid acts first in the next round. Without a bid you come last.
explain-bid = Bid
explain-bid-does = Who is outbid moves the same coins to another tile or takes them back.
explain-pass-does =
    { $passing ->
        [0] You get no tile this round.
        [one] You get no tile this round, but { $passing } coin from the bank.
       *[other] You get no tile this round, but { $passing } coins from the bank.
    }
explain-conquest-does = Tiles on the brown ground cost their minimum and { $surcharge } more, and nobody can outbid you.
explain-round-does = After { $rounds } rounds and a last supply round the scales decide.
explain-solo = Solo game, level { $level }
explain-chits = Disaster tokens
explain-chits-does =
    { $disasters-draws ->
        [one] { $disasters-draws } is
       *[other] { $disasters-draws } are
    } revealed at the end of each round. A disaster strikes with token number { $disasters-strikes }.
explain-row = Auction row
explain-row-does = As many tiles as players. The highest bid gets the tile.
explain-row-solo = Tiles to buy
explain-row-solo-does = You buy one of them at its price, or pass.
explain-plate = Your bid
explain-plate-does = Set the coins with less and more, by dragging or with the arrow keys.
explain-feed = Feeding with luxury
explain-feed-does = Luxury goods feed citizens for whom there is no food.



## Explanations of decisions on the page, shown once

tip-choose = Your civilisation decides your starting goods and your income. Compare them before you choose.
tip-extra = You receive this extra income every round. Choose what you would otherwise lack.
tip-bid =
    If you bid for a tile in the auction row, others may outbid you. A tile on the Conquest side costs { $display-surcharge ->
        [one] { $display-surcharge } coin
       *[other] { $display-surcharge } coins
    } more but is yours for certain. Passing brings { $auction-passing ->
        [one] { $auction-passing } coin
       *[other] { $auction-passing } coins
    }. At the end, only the lower of prestige and population counts.
tip-amount = A higher bid is harder to beat and puts you earlier in the next turn order, but you will need coins later too.
tip-displaced =
    You were outbid. Move the same coins to another tile if they are enough there, or take them back plus { $auction-withdrawal ->
        [one] { $auction-withdrawal } coin
       *[other] { $auction-withdrawal } coins
    }.
tip-place = Pay for a building now, or put a coin on it and pay in the next supply round. If you can’t pay then, you lose it.
tip-pick = Choose what this building produces each round.
tip-earthquake = Pay 1 wood and 1 stone for each building you want to keep. You lose the others.
tip-storm = Pay 1 food and 1 coin for each land tile you want to keep. You lose the others.
tip-feed = { $luxury-rate } luxury goods replace one food. Citizens who go hungry are lost.
tip-finish = Pay for your unfinished buildings now. Those you don’t pay for are removed from the game.

## The texts that the rules come from

text-rulebook = rulebook
text-rulebook-about = French translation of the rules, by chapter and figure
text-errata = errata
text-errata-about = The three errata of 2009, as printed by a shop
text-reviews = reviews
text-reviews-about = Reviews and play reports in several languages, read in part
text-photographs = photographs
text-photographs-about = Pictures of all tiles in a public repository
text-program = program
text-program-about = The numbers in the code of that repository
text-component-lists = component lists
text-component-lists-about = Lists of the components
text-shops = shops
text-shops-about = Descriptions in shops

# Why a move is better, and what another one gives up.

term-coins = It leaves you with more coins.
    .lost = It leaves you with fewer coins.
term-goods = You have more wood and stone to build with.
    .lost = You have less wood and stone to build with.
term-food = You can feed more of your citizens.
    .lost = You can feed fewer of your citizens.
term-luxury = You have more luxury goods to fall back on.
    .lost = You have fewer luxury goods to fall back on.
term-citizens = Your population grows more.
    .lost = Your population grows less.
term-prestige = Your tiles bring more prestige.
    .lost = Your tiles bring less prestige.
term-unfinished = Your unfinished buildings are easier to pay for.
    .lost = Your unfinished buildings are harder to pay for.
term-protection = You are protected from a disaster.
    .lost = You are less protected from disasters.
term-fit = The next land tile is easier to place.
    .lost = The next land tile is harder to place.

# Kinds of decisions, as themes of puzzles.

theme-choose = Civilisation
theme-extra = Extra income
theme-bid = Bidding
theme-amount = Amount of a bid
theme-displaced = Outbid
theme-place = Placing a tile
theme-pick = Choice of income
theme-earthquake = Earthquake
theme-storm = Storm
theme-feed = Feeding citizens
theme-finish = Finishing buildings

## The rulebook on the page

book-goal = Your city on the Peloponnese grows in two ways: in prestige, through land tiles and buildings, and in population. Keep both in balance.
book-play = In every round tiles are revealed and bid for; if you are outbid, you may move your coins to another tile. Tiles bring goods and citizens once and income in every round. Twice during the game your citizens must be fed, and five disasters approach, token by token.
book-winner = After the last round, only the lower of your two totals counts, prestige or population. The player with the highest result wins.
book-turn-reveal = Reveal the tiles of the round.
book-turn-bid = In turn order, bid for a tile, conquer one or pass.
book-turn-order = The highest bids come first in the next turn order.
book-turn-place = Place your tile: buildings to the left, land tiles to the right.
book-turn-gains = Take what the new tile brings once.
book-turn-income = Receive income from all your tiles and citizens.
book-turn-disaster = Reveal disaster tokens. The third one of a kind strikes.
book-table-buildings = Buildings
book-table-lands = Land tiles
book-table-civilisations = Civilisations
book-table-disasters = Disasters
book-table-population = Income from your population
book-column-building = Building
book-column-land = Land tile
book-column-stack = Stack
book-column-effect = Effect
book-column-civilisation = Civilisation
book-column-order = First turn order
book-column-disaster = Disaster
book-column-chits = Tokens
book-column-citizens = Citizens, from

# The groups of the component file, for the form on the page.

component-box = Coins and tokens
component-rounds = Rounds
component-display = Tiles on display
component-auction = Auction
component-storehouse = Capacity of a player mat
component-luxury = Luxury goods
component-population = Income from population
component-chits = Disaster tokens
component-disasters = Disasters
component-score = Scoring
component-level = Solo level
component-civilisation = Civilisation
component-land = Land tile
component-building = Building

## Lesson: the first game

lesson-first-welcome = You lead { $civilisation }. Your city is weighed twice: prestige, now { $prestige }, and population, now { $population }. Only the lower of the two counts at the end, so a proud city without people is worth as little as a crowded one without buildings. Keep both in balance.
lesson-first-tiles = The game has { $rounds } rounds, and in each of them you may get one tile. These tiles are in the auction row, where the highest bid wins. { $other } has already placed a bid. The tiles next to them are for conquest; they come later.
lesson-first-numbers = Look at { $tile }. Its minimum bid is { $minimum }. Next to that is what it brings once, when you place it, and what it brings every round from then on. The laurel is its prestige: { $prestige }. Touch a number to read its name.
lesson-first-bid = This tile gives you wood and food every round, and { $citizens ->
        [one] { $citizens } new citizen
       *[other] { $citizens } new citizens
    } as soon as you place it. It is your turn, so choose { $tile }. You act once per round, and a tile that nobody buys is removed from the game.
lesson-first-offer = How much is { $tile } worth to you? You have { $money ->
        [one] { $money } coin
       *[other] { $money } coins
    }. Bid { $amount }: more than the minimum, because another player still comes after you and may bid more. What you bid is what you pay.
lesson-first-outbid = { $other } bids { $amount } for the same tile and outbids you. You may not raise your bid, but you may move it, with the same coins, to a tile without a bid. Or take your coins back, with { $bonus } on top, and get no tile.
lesson-first-shift = Move your bid to { $tile }. It has no food, but wood every round, a citizen and some coins. You keep the coins you have bid, so it is wise to bid an amount that also fits a second tile.
lesson-first-placed = Your { $tile } now lies next to your city. Its citizen and coins came once; its wood comes every round. Land tiles go to the right of your city, buildings to the left, and both chains grow until the end.
lesson-first-income = Every round, all your tiles produce, and your citizens bring money: you have { $citizens }, which brings { $money } in coins. Your storehouse is limited, for wood to { $limit }. Whatever finds no room becomes luxury goods, which replace other goods later.
lesson-first-tokens = At the end of each round, disaster tokens are revealed. There are five disasters, and each strikes as soon as { $strikes } of its tokens are open. Drought has { $count } so far, plague has one too. You see what comes, and you can prepare.
lesson-first-order = Who bids the most acts first in the next round. { $seat } and { $other } bid more than you, so you are last now. That is not bad: nobody can outbid you any more, and you see what is left.
lesson-first-building = Nobody wants { $tile }, and it is worth { $prestige } in prestige, more than any land tile here. A building has a second price in wood or stone, to be paid when you place it. Choose { $tile }.
lesson-first-low = The minimum is { $minimum }, and nobody comes after you. Still, bids decide who acts first in the next round, so one coin more can be well spent. Bid { $amount }.
lesson-first-pay = Now the second price. You have enough wood, so pay and build. If you were short, you could put a coin on the building instead: it works immediately, but you have to pay for it at the next supply, or you lose it.
lesson-first-passing = { $seat } has little money and passes. A player who passes gets no tile this round, but { $passing } from the bank in coins. That is sometimes better than a bad tile, though not often: there are only a few rounds.
lesson-first-conquest = You are last and have money, so try a conquest. A tile on the Conquest side costs its minimum and { $more } more, together { $price } for { $tile }. In return nobody can outbid you. Conquer it.
lesson-first-fits = { $tile } fits your last land tile, because both produce wood; a new land tile must share a resource with the last one. { $seat } has just lost a tile for that reason. Buildings always fit.
lesson-first-drought = Token number { $strikes } is open: { $disaster }. All players lose one in { $share } of their food, rounded up. You had hardly any, so it hurts the others more. Each disaster strikes only once, so this one is over.
lesson-first-protection = Some buildings protect against one disaster. { $tile } protects against { $disaster }, which takes citizens, and two of the dangers are still growing. Because of your conquest you act first now. Choose { $tile }.
lesson-first-enough = Bid { $amount }, the minimum. Your rivals could outbid you, but they have little stone to build with. Before you bid, look at what the others have: all goods are open to everyone.
lesson-first-build = Pay the wood and stone for { $tile }. { $seat } cannot pay for a building and has put a coin on it: it works, but the debt remains until the next supply.
lesson-first-safe = Two more tokens, and { $disaster } strikes. Your rivals lose citizens; { $tile } protects yours, and you still have { $citizens }. Even an unfinished building protects, so it pays to buy one just in time.
lesson-first-hungry = Look at your food: { $food }. Your citizens: { $citizens }. When a supply symbol is revealed, each citizen eats one food, and those without food are lost. { $tile } has food and wood, so it fits. Choose it.
lesson-first-field = You are last again, so nobody can outbid you. Bid { $amount }, one more than the minimum: then you act first in the next round, and can choose before the others do.
lesson-first-feed = The supply symbol is here. Citizens: { $citizens }, food: { $food }. For those without food, { $rate } luxury goods replace one food each, and you have { $luxury-goods } of them. Feed as many more as you can: { $count }.
lesson-first-scales = Look at your scales again. Prestige: { $prestige }. Population: { $population }. If the game ended now, the lower one would be your score: { $score }. So you need prestige more than people, and buildings have most of it.
lesson-first-play-on = You know the whole game: bid, place, income, disasters, supply. It is round { $round } of { $rounds }, and you act first. After the last round there is one more supply, so keep some food. From now on the others decide for themselves, and so do you.
