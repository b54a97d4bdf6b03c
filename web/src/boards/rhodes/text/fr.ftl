# Ce que dit l'image de Rhodes.

page-harbour = Le port, de la porte à la sortie
page-town = La ville : marché, temple et hôtel de ville
page-fields = Production : champs et jetons
page-plazas = Places avec leurs missions ; dans la pile : { $stack }
page-order = Le tableau de l'ordre du tour
page-sale = Tuiles à vendre
page-estate = Le domaine de { $name }
page-nothing = rien
page-egyptian = bateau égyptien
page-boat-of = bateau de { $name }
page-open-water = pas de bateau
page-square = Case { $square }, prix { $price } : { $cargo } ({ $boat })
page-next-boat = En mer, prochain à entrer : un bateau égyptien chargé de { $cargo }. Encore à venir : { $pile }. Mis de côté : { $landed }.
page-no-next-boat = Aucun bateau n'attend en mer. Encore à venir : { $pile }. Mis de côté : { $landed }.
page-being-loaded = Devant la porte, on charge un bateau de { $length } : { $cargo }
page-place = { $place } : { $taken } espaces occupés sur { $spaces }. { $seats }
page-place-worth = Valeur, dans l'ordre d'arrivée : { $prices }.
page-lost = Marqueurs perdus cette manche : { $seats }.
page-field = Champ : { $product }. Jetons : { $chips }
page-chip = Jeton { $value }, { $where }
page-chip-free = pas encore utilisé
page-chip-used = posé sur { $product }
page-mission = Mission { $mission } : demande { $goods } ; drachmes : { $money }, points : { $points }
page-plaza-empty = Une place vide
page-row = Ligne { $row } : { $effect }. { $seats }
page-row-pays = coûte { $amount }
page-row-gets = rapporte { $amount }
page-row-plain = ne coûte rien
page-row-product = { $effect } et un produit
page-row-waits = { $name } (doit encore choisir)
page-tile-land = Terre : { $product }
page-tile-boat = Grand bateau
page-tile = { $tile }, prix { $cost }, restantes : { $left }. { $does }
page-yields = À chaque action de ferme : drachmes { $money }, points { $points }.
page-does-demeter = Un point pour quelques unités de ce produit sur votre domaine.
page-does-poseidon = Un point à chaque action de ferme.
page-does-irrigation = Une unité de plus pour chaque jeton sur un produit que vous cultivez.
page-does-hut = Garde une unité de plus de chaque produit que vous cultivez.
page-does-cart = Porte une unité d'une terre à l'entrepôt.
page-does-abundance = Pose une unité sur votre domaine.
page-does-trader = Échange un produit de votre entrepôt contre un autre.
page-land-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } de terre, { $product } : { $units } unités sur { $room }
page-hut-unit = Dans la cabane : { $product }
page-store = Dans l'entrepôt : { $good }, { $count }
page-warehouse = Entrepôt, { $count } sur { $room } : { $goods }
page-at-home = Bateaux à quai : { $boats }
page-boat-home = Bateau de { $length } à quai
page-purse = Drachmes : { $money }, points : { $points }
page-markers-left = Marqueurs en main : { $count }
page-developments = Développements : { $developments }
page-no-land = Pas encore de terre
page-development = { $kind } : { $does }
page-count = { $good } { $count }
page-left = ×{ $count }
page-rank = { $place }e

tip-start = Les terres décident de ce que tu vendras. Deux produits différents donnent plus de choix au port ; une seule laisse plus d’argent.
tip-act = Deux marqueurs par tour. Cultiver (production), expédier (ferme), acheter et remplir des missions (port), vendre (marché), prier pour des points (temple) ou acheter des tuiles (mairie).
tip-produce = Pose un jeton sur un champ : autant d’unités de ce produit sont distribuées, une à une, en commençant par toi.
tip-effect = Tes développements s’utilisent dans n’importe quel ordre ; arrête quand tu le veux.
tip-boat = Un bateau doit être plein avant de partir. Il pousse tous les autres vers la sortie.
tip-load = Les biens à la proue atteignent d’abord le bout bon marché du port.
tip-paid = Chaque unité chargée rapporte un point ou une drachme, selon sa terre.
tip-drop = L’entrepôt contient dix biens ; le reste doit partir.
tip-ship = Les biens coûtent le prix de leur case, payé au propriétaire du bateau. Arrête quand tu as ce qu’une mission demande.
tip-name = Un joker devient le produit que tu nommes maintenant.
tip-mission = Une mission au plus à chaque fois : elle prend les biens de ton entrepôt, et jusqu’à deux de ton domaine pour 3 et 5 drachmes.
tip-sell = Le premier au marché obtient le meilleur prix.
tip-offer = Ici l’argent devient des points, le second plus cher que le premier.
tip-hall = Jusqu’à deux tuiles : une terre, un développement de chaque sorte, ou le grand bateau.
tip-order = Les rangées hautes agissent plus tôt et coûtent de l’argent ; les basses rapportent. On ne garde pas sa rangée.
