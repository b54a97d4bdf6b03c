page-map = Les sept presqu’îles
page-piles = Piles
page-plot-free = Terrain { $number }, pas vendu
page-plot-owned = Terrain { $number } de { $owner }, acheté pour { $price }
page-plot-temple = Terrain { $number } de { $owner }, avec { $size ->
    [1] un petit temple
    [2] un temple moyen
   *[3] un grand temple
}
page-temple = { $size ->
    [1] petit temple
    [2] temple moyen
   *[3] grand temple
}
page-next-cards = Ensuite : { $cards }
page-left = reste
page-pillar = La colonne : le favori des dieux
page-sealed = Enchère posée
page-ledger = Registre
page-plot = Terrain
page-price = Prix
page-building = Construction
page-dial-tens = Dizaines
page-dial-units = Unités
tip-act = Mets les trois cartes aux enchères, ou construis un temple sur tes terrains. Construire coûte ce que tu as payé pour les terrains ; la pierre du dieu aide une fois.
tip-bid = Tout le monde mise en secret, et les deux plus hautes mises choisissent un terrain. Les gagnants paient leur mise, et y construire coûtera encore une fois ce prix.
tip-take = Tu es parmi les deux meilleurs : choisis un terrain. Des terrains voisins des tiens font de plus grands temples.
tip-note = Un prix qui n’est pas noté au registre cause des ennuis au moment de construire.
tip-place = La carte peut valoir pour n’importe lequel des terrains éclairés.
tip-last-turn = C’est ton dernier tour : construis encore une fois si cela en vaut la peine.
