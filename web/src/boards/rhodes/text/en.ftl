# What the picture of Rhodes says.

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
page-does-demeter = A point for every few units of this product on your estate.
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

tip-start = Farmland decides what you will ship. Two different products give more choice at the harbour; one leaves more money.
tip-act = Two markers a round. Grow goods (production), ship them (farm), buy and fulfil missions (harbour), sell (market), pray for points (temple) or buy tiles (town hall).
tip-produce = Lay a chip on a field: so many units of that product are handed out, one by one, beginning with you.
tip-effect = Your developments can be used in any order; stop when you want no more.
tip-boat = A boat has to be full before it sails. It pushes all others on towards the exit.
tip-load = Goods at the bow reach the cheap end of the harbour first.
tip-paid = Each unit that is loaded pays a point or a drachma, as its land says.
tip-drop = The warehouse holds ten goods; the rest has to go.
tip-ship = Goods cost what is printed at their square, paid to the owner of the boat. Stop when you have what a mission asks for.
tip-name = A joker becomes the product you name now.
tip-mission = At most one mission each time: it takes the goods from your warehouse, and up to two from your estate for 3 and 5 drachmas.
tip-sell = The first at the market gets most for a good.
tip-offer = Money becomes points here, the second one dearer than the first.
tip-hall = Up to two tiles: new land, one development of each type, or the large boat.
tip-order = Higher rows act sooner and cost money; lower rows bring something. You may not keep your row.
