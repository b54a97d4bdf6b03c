# Le plateau de Peloponnes sur la page.

page-round = Tour { $round } sur { $rounds }
page-stacks = Piles
page-stack =
    { $count ->
        [0] La pile { $stack } est épuisée
        [one] Encore une tuile dans la pile { $stack }
       *[other] Encore { $count } tuiles dans la pile { $stack }
    }
page-order = Ordre de jeu
page-order-place = { $name }, place { $place } : { $state }
page-auction-undecided = n'a pas encore joué
page-auction-holds = a une offre
page-auction-passed = a passé
page-auction-displaced = offre dépassée
page-auction-withdrawn = retiré

page-row = Aux enchères
page-pass = ou passer : +{ $count }
page-conquest = Conquête
page-conquest-price = Conquête : +{ $amount }
page-price-least = offres à partir de { $amount }
page-price-exact = coûte exactement { $amount }
page-price-least-short = ≥ { $amount }
page-price-exact-short = = { $amount }
page-bid = { $name } offre { $amount }
page-sold = { $tile } est allé à { $name }

page-building = Bâtiment, pile { $stack }
page-land = Terre, pile { $stack }
page-minimum = Offre minimale { $amount }
page-prestige = Prestige { $count }
page-cost = Coûte { $what }
page-once = Une fois : { $what }
page-start = Commence avec { $what }
page-each-round = Chaque tour : { $what }
page-line-cost = Coût
page-line-once = Une fois
page-line-income = Chaque tour
page-line-start = Au départ
page-choice = Chaque tour un bois, une pierre, une nourriture ou une pièce au choix
page-half = Vos offres valent une demi-pièce de plus
page-half-sign = +½
page-any-land = Vous pouvez poser une terre sans ressource commune
page-protects = Protège contre : { $disaster }
page-supply-symbol = Symbole d'approvisionnement : déclenche un approvisionnement quand il est révélé
page-unfinished = Inachevé : une pièce reste dessus jusqu'au paiement
page-less = moins { $what }
page-plus = +{ $count }
page-minus = −{ $count }
page-amount-wood = { $count } bois
page-amount-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
page-amount-food = { $count } nourriture
page-amount-luxury = { $count } luxe
page-amount-choice = { $count } au choix
page-amount-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
page-amount-citizens =
    { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }

page-civilisations = Civilisations
page-civilisation = Civilisation numéro { $number }
page-mat = { $name } · { $civilisation }
page-mat-alone = { $name }
page-realm = Tuiles de { $name } : bâtiments, civilisation, terres
page-stores = Réserves
page-store =
    { $what }{ $income ->
        [0] { "" }
       *[other] , { $income } de plus au prochain tour
    }
page-store-limit =
    { $what }, place pour { $limit }{ $income ->
        [0] { "" }
       *[other] , { $income } de plus au prochain tour
    }
page-store-step = { $said } ; plus de revenus à partir de { $next } citoyens
page-chip =
    { $count ->
        [one] { $track }+
       *[other] { $count } × { $track }+
    }
page-balance = Prestige { $prestige }, population { $population } : le plus bas compte, { $score } pour l'instant

page-disasters = Désastres
page-chits-open = { $open } jetons sur { $strikes }
page-chits-left =
    { $count ->
        [0] Plus aucun jeton à tirer
        [one] Encore un jeton à tirer
       *[other] Encore { $count } jetons à tirer
    }
page-blanks =
    { $count ->
        [one] Le jeton vierge a été tiré
       *[other] { $count } jetons vierges ont été tirés
    }
page-struck = survenu
page-protected = À l'abri : { $names }
page-about-earthquake = Chaque bâtiment coûte un bois et une pierre, sinon il est perdu.
page-about-drought = Un tiers de la nourriture est perdu.
page-about-plague = Un tiers des citoyens est perdu.
page-about-storm = Chaque terre coûte une nourriture et une pièce, sinon elle est perdue.
page-about-decline = Du luxe est perdu.
page-supply = Approvisionnement
page-last-supply = Le dernier approvisionnement
page-about-supply = Chaque citoyen mange une nourriture, puis les bâtiments inachevés sont payés ou perdus.

page-solo = Niveau { $level } : il faut { $target } points
page-solo-score = { $score } sur { $target }
page-solo-extra = Revenu supplémentaire :
page-solo-won = Niveau gagné
page-solo-lost = Niveau perdu

page-offer-range =
    Au moins { $least } ; vous avez { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
page-offer-luxury =
    { $count ->
        [one] Une pièce vient du luxe.
       *[other] { $count } pièces viennent du luxe.
    }

tip-choose = Ta civilisation dit avec quoi tu commences. Regarde ses biens et son revenu.
tip-extra = Un revenu supplémentaire revient à chaque tour. Ce qui te manque le plus est un bon choix.
tip-bid = Mise sur une tuile de la rangée de gauche, et d’autres peuvent surenchérir ; du côté de la conquête elle coûte 3 de plus et t’est assurée. Passer rapporte 3 pièces. À la fin seul compte le plus bas du prestige et de la population.
tip-amount = Une mise plus haute est plus difficile à battre, mais les pièces serviront encore. L’ordre des mises est celui du prochain tour.
tip-displaced = Quelqu’un a misé davantage. Déplace les mêmes pièces vers une autre tuile si elles y suffisent, ou reprends-les avec une pièce de consolation.
tip-place = Un bâtiment peut être payé maintenant, ou marqué d’une pièce et payé à la prochaine phase de ravitaillement. S’il reste impayé, il est alors perdu.
tip-pick = Ce bâtiment te laisse choisir son revenu à chaque tour.
tip-earthquake = Chaque bâtiment que tu veux garder coûte un bois et une pierre ; ce que tu ne paies pas est perdu.
tip-storm = Chaque terre que tu veux garder coûte une nourriture et une pièce ; ce que tu ne paies pas est perdu.
tip-feed = Deux biens de luxe remplacent une nourriture. Les citoyens affamés s’en vont.
tip-finish = Maintenant on paie les bâtiments marqués. Ceux qui restent impayés quittent la partie.
