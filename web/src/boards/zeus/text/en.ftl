page-map = The seven peninsulas
page-piles = Piles
page-plot-free = Plot { $number }, not sold
page-plot-owned = Plot { $number } of { $owner }, bought for { $price }
page-plot-temple = Plot { $number } of { $owner }, with { $size ->
    [1] a small temple
    [2] a medium temple
   *[3] a large temple
}
page-temple = { $size ->
    [1] small temple
    [2] medium temple
   *[3] large temple
}
page-next-cards = Next: { $cards }
page-left = left
page-pillar = The pillar: Favourite of the Gods
page-sealed = Bid set
page-ledger = Ledger
page-plot = Plot
page-price = Price
page-building = Building
page-dial-tens = Tens
page-dial-units = Units
tip-act = Put the three cards up for auction, or build one temple on plots of your own. Building costs what you paid for the plots; the god’s stone helps once.
tip-bid = Everybody bids in secret, and the two highest choose a plot. Winners pay what they bid, and building there will cost that price once more.
tip-take = You are among the two highest: choose a plot. Plots beside your own make larger temples.
tip-note = A price that is not written down in the ledger brings trouble when you build.
tip-place = The card can stand for any of the lit plots.
tip-last-turn = This is your last turn: build once more if it pays.
