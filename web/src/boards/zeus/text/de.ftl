page-map = Die sieben Halbinseln
page-piles = Stapel
page-plot-free = Grundstück { $number }, nicht verkauft
page-plot-owned = Grundstück { $number } von { $owner }, gekauft für { $price }
page-plot-temple = Grundstück { $number } von { $owner }, mit { $size ->
    [1] einem kleinen Tempel
    [2] einem mittleren Tempel
   *[3] einem großen Tempel
}
page-temple = { $size ->
    [1] kleiner Tempel
    [2] mittlerer Tempel
   *[3] großer Tempel
}
page-next-cards = Als Nächstes: { $cards }
page-left = übrig
page-pillar = Die Säule: Liebling der Götter
page-sealed = Gebot steht
page-ledger = Grundbuch
page-plot = Grundstück
page-price = Preis
page-building = Bau
page-dial-tens = Zehner
page-dial-units = Einer
tip-act = Versteigere die drei Karten, oder baue einen Tempel auf eigenen Grundstücken. Bauen kostet, was du für die Grundstücke bezahlt hast; der Götterstein hilft einmal.
tip-bid = Alle bieten geheim, und die zwei höchsten Gebote wählen ein Grundstück. Wer gewinnt, zahlt sein Gebot, und dort zu bauen kostet diesen Preis noch einmal.
tip-take = Du gehörst zu den zwei Höchsten: Wähle ein Grundstück. Nachbarn deiner Grundstücke ergeben größere Tempel.
tip-note = Ein Preis, der nicht im Grundbuch steht, macht beim Bauen Ärger.
tip-place = Die Karte kann für jedes der leuchtenden Grundstücke stehen.
tip-last-turn = Dein letzter Zug: Baue noch einmal, wenn es sich lohnt.
