# The game

game-name = Peloponnes
game-about = Misez sur des terrains et des bâtiments, nourrissez vos citoyens et surmontez cinq désastres. Le prestige et la population sont comptés séparément : seul le plus faible des deux totaux est votre score.
game-length = environ 15 minutes par joueur

# Editions and options

edition-standard = Standard
edition-standard-about = Le livret avec ses errata, complété par nos décisions là où il ne dit rien.
edition-lenient = Souple
edition-lenient-about = Une offre dépassée peut en dépasser une autre, et les biens de luxe servent aussi contre le séisme et la tempête.
option-displacement = Offres dépassées
option-displacement-about = Vers quelles tuiles peut-on déplacer une offre dépassée ?
option-displacement-free-tiles = seulement vers une tuile sans offre
option-displacement-chain = aussi vers une tuile dont elle dépasse l’offre
option-luxury-against-disasters = Biens de luxe contre les désastres
option-luxury-against-disasters-about = Les biens de luxe peuvent-ils remplacer ce qu’exigent un séisme ou une tempête ?
option-luxury-against-disasters-false = non
option-luxury-against-disasters-true = oui, { $luxury-rate } pour un
option-level = Niveau en solitaire
option-level-about = Difficulté du jeu en solitaire. Sans effet à plusieurs joueurs.
option-level-1 = 1 ({ $level-1-target } points)
option-level-2 = 2 ({ $level-2-target } points)
option-level-3 = 3 ({ $level-3-target } points)
option-level-4 = 4 ({ $level-4-target } points)
option-level-5 = 5 ({ $level-5-target } points)

# Names

civilisation-messene = Messène
civilisation-patras = Patras
civilisation-arkadia = Arcadie
civilisation-korinth = Corinthe
civilisation-sparta = Sparte
civilisation-pylos = Pylos
civilisation-argos = Argos
good-wood = bois
good-stone = pierre
good-food = nourriture
good-coin = pièce
disaster-earthquake = séisme
disaster-drought = sécheresse
disaster-plague = épidémie
disaster-storm = tempête
disaster-decline = déclin
disaster-blank = jeton vierge
tile-barracks = Caserne
tile-bridge = Pont
tile-market = Marché
tile-street = Rue
tile-port = Port
tile-aqueduct = Aqueduc
tile-agora = Agora
tile-epidauros-odeon = Odéon d’Épidaure
tile-leonidaion = Léonidaion
tile-granary = Grenier
tile-quarry = Carrière
tile-well = Puits
tile-temple-of-apollo = Temple d’Apollon
tile-cyclopean-masonry = Murs cyclopéens
tile-agriculture = Agriculture
tile-workshop-of-phidias = Atelier de Phidias
tile-stoa = Stoa
tile-statue-of-zeus = Statue de Zeus
tile-lion-gate = Porte des Lionnes
tile-tiryns-fortress = Forteresse de Tirynthe
tile-a01 = Montagne A01
tile-a02 = Montagne-forêt A02
tile-a03 = Montagne-colline A03
tile-a04 = Montagne-forêt-colline A04
tile-a05 = Champ A05
tile-a06 = Champ-forêt A06
tile-a07 = Forêt A07
tile-a08 = Champ-forêt A08
tile-a09 = Champ-forêt A09
tile-a10 = Forêt-colline A10
tile-b04 = Champ-forêt B04
tile-b05 = Champ B05
tile-b06 = Forêt B06
tile-b07 = Montagne-forêt-colline B07
tile-b09 = Montagne B09
tile-b10 = Montagne-colline B10
tile-b11 = Forêt-colline B11
tile-c03 = Forêt C03
tile-c04 = Montagne-forêt-colline C04
tile-c05 = Montagne-colline C05
amount-wood = { $count } bois
amount-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
amount-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
amount-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
amount-citizens =
    { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }
amount-luxury =
    { $count ->
        [one] { $count } bien de luxe
       *[other] { $count } biens de luxe
    }
amount-choice = { $count } au choix
amount-less = moins { $what }
amount-income-wood = { amount-wood }
amount-income-stone = { amount-stone }
amount-income-food = { amount-food }
amount-income-citizens = { amount-citizens }

# Questions

ask-choose = Choisissez votre civilisation.
ask-extra = Quel revenu supplémentaire voulez-vous à chaque manche ? ({ $number } sur { $count })
ask-bid =
    { $seats ->
        [1] Quelle tuile achetez-vous, ou passez-vous ?
       *[other] Sur quelle tuile misez-vous, ou passez-vous ?
    } Vous pouvez dépenser { $money ->
        [one] { $money } pièce
       *[other] { $money } pièces
    }.
ask-amount = Combien misez-vous sur la tuile { $tile } ? Au moins { $cost } ; vous pouvez en dépenser { $money }.
ask-displaced =
    { $known ->
        [0] Votre offre de { $cost } est dépassée : la déplacer ou la retirer ?
       *[other] { $other } a dépassé votre offre de { $cost } sur la tuile { $tile } : la déplacer ou la retirer ?
    }
ask-place = Que faites-vous du bâtiment { $tile } ? Coût : { $cost }.
ask-pick = Que rapporte le bâtiment { $tile } cette manche ?
ask-earthquake =
    Séisme : payez 1 bois et 1 pierre pour { $count ->
        [one] votre bâtiment, ou abandonnez-le.
       *[other] chacun de vos { $count } bâtiments, ou abandonnez-en.
    }
ask-storm =
    Tempête : payez 1 nourriture et 1 pièce pour { $count ->
        [one] votre terrain, ou abandonnez-le.
       *[other] chacun de vos { $count } terrains, ou abandonnez-en.
    }
ask-feed =
    { $count ->
        [one] { $count } citoyen a faim.
       *[other] { $count } citoyens ont faim.
    } Combien en nourrissez-vous avec des biens de luxe ? Vous en avez { $luxury } ; il en faut { $luxury-rate } par citoyen.
ask-finish =
    { $count ->
        [one] Payez-vous maintenant le bâtiment { $tile } ? Sinon, il est perdu.
       *[other] Quels bâtiments inachevés payez-vous : { $tile } ? Les autres sont perdus.
    }

# Moves

move-choose = { $civilisation } : { $gains } ; par manche { $income }
move-extra = 1 { $good } par manche
move-bid =
    { $seats ->
        [1] Acheter : { $tile }, { $cost }{ $luxury ->
                [0] { "" }
               *[other] { " " }(en vendant { $spent })
            }
       *[other] Miser : { $tile } (au moins { $cost })
    }{ $lost ->
        [0] { "" }
       *[other] { " " }– pas de ressource commune
    }
move-conquer =
    Conquérir : { $tile }, { $cost }{ $luxury ->
        [0] { "" }
       *[other] { " " }(en vendant { $spent })
    }{ $lost ->
        [0] { "" }
       *[other] { " " }– pas de ressource commune
    }
move-pass =
    { $auction-passing ->
        [0] Passer
        [one] Passer : +{ $auction-passing } pièce
       *[other] Passer : +{ $auction-passing } pièces
    }
move-offer =
    { $amount ->
        [one] Miser { $amount } pièce
       *[other] Miser { $amount } pièces
    }{ $luxury ->
        [0] { "" }
       *[other] { " " }(en vendant { $spent })
    }
move-shift =
    Déplacer l’offre de { $cost } : { $tile }{ $over ->
        [0] { "" }
       *[other] { " " }(dépasse l’offre de { $over })
    }{ $lost ->
        [0] { "" }
       *[other] { " " }– pas de ressource commune
    }
move-withdraw =
    Retirer l’offre de { $cost }{ $auction-withdrawal ->
        [0] { "" }
        [one] { " " }: +{ $auction-withdrawal } pièce
       *[other] { " " }: +{ $auction-withdrawal } pièces
    }
move-build =
    Payer : { $tile } ({ $cost }{ $luxury ->
        [0] { "" }
       *[other] , avec { $spent }
    })
move-mark =
    Poser une pièce : { $tile }{ $luxury ->
        [0] { "" }
       *[other] { " " }(en vendant { $spent })
    }, payer { $cost } plus tard
move-forgo = Renoncer : { $tile } (retour dans la boîte)
move-take =
    Prendre 1 { $good }{ $full ->
        [0] { "" }
       *[other] { " " }(entrepôt plein : devient un bien de luxe)
    }
move-lose = Abandonner : { $tile } (prestige { $prestige })
move-pay =
    { $count ->
        [one] Payer pour votre tuile : { $cost }
       *[other] Payer pour vos { $count } tuiles : { $cost }
    }{ $luxury ->
        [0] { "" }
       *[other] , avec { $spent }
    }
move-feed =
    { $count ->
        [0] Ne pas utiliser de biens de luxe
        [one] Nourrir { $count } citoyen : { $spent }
       *[other] Nourrir { $count } citoyens : { $spent }
    }
move-finish =
    Achever : { $tile } ({ $cost }{ $luxury ->
        [0] { "" }
       *[other] , avec { $spent }
    })
move-done = Abandonner : { $tile }

# Chance

outcome-deal = Civilisation distribuée : { $civilisation }
outcome-turn = Tuile retournée : { $tile }
outcome-draw = Jeton Désastre : { $disaster }

# The log

event-dealt = { $seat } reçoit la civilisation { $civilisation }.
event-chosen = { $seat } choisit la civilisation { $civilisation }.
event-extra = { $seat } recevra 1 { $good } de plus à chaque manche.
event-order = Ordre du tour : { $seat }.
event-round = Manche { $round } sur { $rounds }
event-turned = Rangée des enchères : { $tile }.
event-turned-conquest = Rangée Conquête : { $tile }.
event-symbol = La tuile { $tile } porte le symbole d’approvisionnement.
event-bid = { $seat } mise { $cost } sur la tuile { $tile }.
event-luxury-sold = { $seat } vend { $spent } pour { $cost }.
event-outbid = { $seat } évince l’offre de { $cost } placée par { $other } sur la tuile { $tile }.
event-shifted = { $seat } déplace son offre de { $cost } vers la tuile { $tile }.
event-withdrawn =
    { $seat } retire son offre et reprend { $cost }{ $bonus ->
        [0] .
        [one] , plus { $bonus } pièce de la banque.
       *[other] , plus { $bonus } pièces de la banque.
    }
event-passed =
    { $seat } passe{ $coins ->
        [0] .
       *[other] { " " }et reçoit { $gains }.
    }
event-conquered = { $seat } conquiert la tuile { $tile } pour { $cost }.
event-bought = { $seat } achète la tuile { $tile } pour { $cost }.
event-unsold = Invendu, retour dans la boîte : { $tile }.
event-built =
    { $seat } construit le bâtiment { $tile } pour { $cost }{ $luxury ->
        [0] .
       *[other] , en remplaçant ce qui manque par { $spent }.
    }
event-marked = { $seat } pose une pièce sur le bâtiment { $tile } : il sera payé au prochain approvisionnement.
event-building-lost = { $seat } renonce au bâtiment { $tile }, remis dans la boîte.
event-laid = { $seat } pose le terrain { $tile }.
event-land-lost = Le terrain { $tile } n’a pas de ressource commune avec le dernier terrain : { $seat } le perd.
event-gains = { $tile } : { $seat } reçoit { $gains }.
event-citizens-leave =
    { $seat } perd { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    } pour le bâtiment { $tile }.
event-citizens-come =
    { $seat } gagne { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }.
event-income = Revenu : { $seat } reçoit { $gains }.
event-luxury = Grâce à sa population, { $seat } reçoit { $gains }.
event-overflow = Entrepôt plein : { $seat } reçoit { $spent } au lieu de { $cost }.
event-taken = { $tile } : { $seat } prend 1 { $good }.
event-chit = Jeton Désastre : { $disaster } ({ $count } sur { $disasters-strikes }).
event-blank = Jeton Désastre vierge : sans effet.
event-disaster = Désastre : { $disaster } !
event-protected = Le bâtiment { $tile } protège { $seat } de ce désastre ({ $disaster }).
event-drought =
    { $seat } perd { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }.
event-plague =
    { $seat } perd { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }.
event-decline =
    { $seat } perd { $count ->
        [one] { $count } bien de luxe
       *[other] { $count } biens de luxe
    }.
event-earthquake-paid =
    { $seat } paie { $count ->
        [one] { $count } bois et { $count } pierre et sauve { $count } bâtiment
       *[other] { $count } bois et { $count } pierres et sauve { $count } bâtiments
    }{ $luxury ->
        [0] .
       *[other] , en remplaçant ce qui manque par { $spent }.
    }
event-storm-paid =
    { $seat } paie { $count ->
        [one] { $count } nourriture et { $count } pièce et sauve { $count } terrain
       *[other] { $count } nourritures et { $count } pièces et sauve { $count } terrains
    }{ $luxury ->
        [0] .
       *[other] , en remplaçant ce qui manque par { $spent }.
    }
event-earthquake-lost = { $seat } perd dans le séisme : { $tile }.
event-storm-lost = { $seat } perd dans la tempête : { $tile }.
event-supply = Approvisionnement
event-last-supply = Dernier approvisionnement
event-fed =
    { $seat } nourrit { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }.
event-fed-luxury =
    { $seat } nourrit { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    } de plus avec { $spent }.
event-starved =
    { $seat } perd { $count ->
        [one] { $count } citoyen affamé
       *[other] { $count } citoyens affamés
    }.
event-finished =
    { $seat } achève le bâtiment { $tile } pour { $cost }{ $luxury ->
        [0] .
       *[other] , en remplaçant ce qui manque par { $spent }.
    }
event-removed =
    { $seat } n’achève pas { $count ->
        [one] le bâtiment { $tile }, remis dans la boîte.
       *[other] les bâtiments { $tile }, remis dans la boîte.
    }
event-coin-back =
    { $seat } récupère { $count ->
        [one] la pièce posée sur le bâtiment { $tile }.
       *[other] les pièces posées sur les bâtiments { $tile }.
    }
event-over = La dernière manche est terminée.
event-result = { $seat } : prestige { $prestige }, population { $population }. Score : { $score }.
event-place =
    { $place ->
        [1] { $seat } remporte la partie.
       *[other] { $seat } termine à la { $place }e place.
    }
event-level-won = { $seat } réussit le niveau { $level } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, il en fallait { $target }.
event-level-lost = { $seat } échoue au niveau { $level } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, il en fallait { $target }.
event-first-order = Ordre du tour de la première manche : { $seat }.
event-coin-saved =
    { $seat } récupère { $count ->
        [one] la pièce posée sur le bâtiment { $tile }.
       *[other] les pièces posées sur les bâtiments { $tile }.
    }

# Why not

reason-choose-first = Choisissez d’abord une civilisation.
reason-extra-first = Choisissez d’abord votre revenu supplémentaire.
reason-bid-first = Misez sur une tuile ou passez d’abord.
reason-not-on-offer = La tuile { $tile } n’est pas proposée cette manche.
reason-conquer-instead = La tuile { $tile } est dans la rangée Conquête : vous ne pouvez que la conquérir à son prix fixe.
reason-bid-instead = La tuile { $tile } est dans la rangée des enchères : vous ne pouvez que miser dessus.
reason-conquered-already = La tuile { $tile } est déjà conquise.
reason-citizens-needed =
    La tuile { $tile } coûte { $count ->
        [one] { $count } citoyen, que vous n’avez pas.
       *[other] { $count } citoyens, que vous n’avez pas.
    }
reason-too-dear =
    { $amount ->
        [one] Il faut { $amount } pièce
       *[other] Il faut { $amount } pièces
    } ; même en vendant vos biens de luxe, vous n’en avez que { $money }.
reason-amount-first = Indiquez d’abord le montant de votre offre.
reason-bid-too-low =
    L’offre doit être d’au moins { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
reason-displaced-first = Votre offre est dépassée : déplacez-la ou retirez-la d’abord.
reason-not-free = Il y a déjà une offre sur la tuile { $tile } ({ $other }).
reason-not-exact =
    Dans la rangée Conquête, il faut payer exactement { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } ; votre offre est de { $bid }.
reason-bid-unchanged =
    Il faudrait au moins { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } ; votre offre reste de { $bid }.
reason-place-first = Placez d’abord votre bâtiment.
reason-not-your-tile = Vous n’avez pas acquis la tuile { $tile }.
reason-cannot-pay = Le bâtiment { $tile } coûte { $cost } ; vos biens de luxe ne suffisent pas à remplacer ce qui manque.
reason-no-coin = Vous n’avez pas de pièce à poser sur ce bâtiment.
reason-must-place = Vous pouvez payer le bâtiment { $tile } ou y poser une pièce : vous devez le garder.
reason-take-first = Choisissez d’abord le revenu de votre bâtiment.
reason-cannot-save =
    { $count ->
        [one] Vous ne pouvez pas payer pour votre tuile : abandonnez-la.
       *[other] Vous ne pouvez pas payer pour vos { $count } tuiles : abandonnez-en d’abord une.
    }
reason-not-struck = La tuile { $tile } n’est pas touchée par ce désastre.
reason-disaster-first = Il faut d’abord résoudre le désastre.
reason-feed-first = Nourrissez d’abord vos citoyens.
reason-all-fed =
    { $count ->
        [0] Aucun citoyen n’a faim.
        [one] Seul { $count } citoyen a faim.
       *[other] Seuls { $count } citoyens ont faim.
    }
reason-luxury-short = Vous avez { $spent } ; il en faut { $rate } par citoyen.
reason-finish-first = Décidez d’abord de vos bâtiments inachevés.
reason-not-unfinished = La tuile { $tile } n’est pas un de vos bâtiments inachevés.

# The board in the terminal

board-round = Manche { $round } sur { $rounds }
board-stacks = Piles A { $a }, B { $b }, C { $c }
board-order = Ordre du tour
board-row = Aux enchères
board-conquest = Conquête
board-disasters = Désastres
board-struck = résolu
board-tile = Tuile
board-price = Prix
board-prestige = Prestige
board-cost = Coût
board-once = Gain unique
board-income = Revenu
board-power = Pouvoir
board-bid = Offre
board-seat = Joueur
board-coins = pièces
board-wood = bois
board-stone = pierre
board-food = nourriture
board-citizens = citoyens
board-luxury = luxe
board-lands = Terrains
board-buildings = Bâtiments
board-score = Score
board-population = Population
board-half = offres +½
board-any-land = tous terrains
board-against = contre { $disaster }
board-supply = approv.
board-passed = a passé
board-withdrawn = a retiré son offre
board-level = Niveau { $level } : { $target } points à atteindre
board-place = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
board-unfinished = inachevé
board-empty = aucun

# Chapters

chapter-components = Matériel
chapter-setup = Mise en place
chapter-round = Déroulement d’une manche
chapter-tiles = Tirage des tuiles
chapter-auction = Enchères
chapter-order = Ordre du tour
chapter-placing = Placement des tuiles
chapter-gains = Gains uniques
chapter-income = Revenus
chapter-disasters = Désastres
chapter-supply = Approvisionnement
chapter-luxury = Biens de luxe
chapter-buildings = Bâtiments spéciaux
chapter-end = Fin de la partie
chapter-score = Décompte
chapter-solo = Jeu en solitaire

# Rules

rule-components-players = Peloponnes se joue de 1 à 5 joueurs, à partir de 10 ans. Une partie dure environ 15 minutes par joueur.
rule-components-civilisations = Il y a { $all-civilisations } tuiles Civilisation. Chacune indique les biens de départ, le revenu et un numéro pour l’ordre du tour de la première manche.
rule-components-buildings = Il y a { $all-buildings } tuiles Bâtiment, toutes différentes. Chacune indique une offre minimale, un coût en bois et en pierre et des points de prestige, ainsi que, selon le bâtiment, un gain unique, un revenu par manche ou un effet.
rule-components-lands = Il y a { $all-lands } tuiles Terrain : champs, forêts, collines et montagnes. Chacune indique une offre minimale, des points de prestige, un gain unique et un revenu par manche.
rule-components-stacks = Les { $all-tiles } tuiles sont triées en trois piles A, B et C de { $stack-sizes } tuiles, chacune mélangée face cachée.
rule-components-chits =
    Il y a { $all-chits } jetons Désastre, mélangés face cachée : { $disasters-strikes } pour chacun des cinq désastres et { $chits-blank ->
        [one] { $chits-blank } jeton vierge
       *[other] { $chits-blank } jetons vierges
    }. Cinq tuiles Désastre rappellent les effets des désastres.
rule-components-coins = Il y a { $box-silver } pièces d’argent et { $box-gold } pièces d’or, qui valent chacune { $box-gold-value } pièces d’argent. La banque n’est jamais à court de pièces.
rule-components-mat = Il y a { $all-mats } plateaux individuels et { $all-markers } marqueurs. Sur chaque plateau, { $mat-markers } marqueurs indiquent le bois, la pierre, la nourriture, les citoyens et les biens de luxe du joueur. L’entrepôt contient au plus { $storehouse-wood } bois, { $storehouse-stone } pierres et { $storehouse-food } nourritures. Le bas du plateau résume la fin de la partie.
rule-components-tokens = Il y a { $all-tokens } jetons de couleur, deux par joueur, un jeton Flèche, { $box-chips } jetons « { $storehouse-luxury }+ », { $box-overviews } tuiles Résumé et une tuile Conquête.
rule-components-income-table = Un tableau du plateau individuel indique ce que la population rapporte à chaque manche : { $wages-coins } pièces à partir de { $wages-coins-from } citoyens, et { $wages-luxury } biens de luxe à partir de { $wages-luxury-from } citoyens.
rule-components-symbols =
    Dans les piles B et C, { $supply-lands ->
        [one] { $supply-lands } tuile Terrain porte
       *[other] { $supply-lands } tuiles Terrain portent
    } le symbole d’approvisionnement.
rule-setup-mats = Chaque joueur choisit une couleur et reçoit un plateau individuel, { $mat-markers } marqueurs, d’abord placés sur les cases 0, et deux jetons de sa couleur : l’un pour l’ordre du tour, l’autre pour ses offres.
rule-setup-civilisations = Les tuiles Civilisation sont mélangées face cachée. Chaque joueur en reçoit une, qu’il pose face visible au-dessus de son plateau individuel ; les autres sont remises dans la boîte.
rule-setup-goods = Chaque joueur commence avec les pièces, les citoyens et les ressources indiqués par sa civilisation, et sans bien de luxe.
rule-setup-first-order = À la première manche, les joueurs jouent dans l’ordre croissant du numéro de leur civilisation. Une rangée de jetons de couleur, à la suite du jeton Flèche, indique l’ordre du tour.
rule-setup-conquest =
    La tuile Conquête est placée au milieu de la table. { $conquest-with-five ->
        [0] À cinq joueurs, elle n’est pas utilisée.
       *[other] Elle est utilisée aussi à cinq joueurs.
    }
rule-setup-table = Les pièces restantes et les jetons « { $storehouse-luxury }+ » forment la banque. Les tuiles Désastre sont posées à la vue de tous, les jetons Désastre à côté d’elles, et les tuiles Résumé entre les joueurs.
rule-round-phases = Une manche compte sept phases : tirage des tuiles, enchères, nouvel ordre du tour, placement des tuiles, citoyens et gains uniques, revenus, désastres. Puis la manche suivante commence.
rule-tiles-draw = À chaque manche, { $rounds-tiles } tuiles sont retournées une à une, face visible.
rule-tiles-rows =
    { $row-per-player ->
        [1] Les premières tuiles retournées, autant que de joueurs, forment la rangée des enchères.
       *[other] Les premières tuiles retournées forment la rangée des enchères : { $display-row-2 } à 2 joueurs, { $display-row-3 } à 3, { $display-row-4 } à 4 et { $display-row-5 } à 5.
    } Les suivantes forment la rangée Conquête, à côté de la tuile Conquête.
rule-tiles-stacks = Une partie compte { $all-rounds } manches : { $rounds-stacks-1 } avec les tuiles A, { $rounds-stacks-2 } avec les tuiles B et { $rounds-stacks-3 } avec les tuiles C.
rule-tiles-supply = Quand une tuile portant le symbole d’approvisionnement est retournée, le tirage s’interrompt pour un approvisionnement, puis il reprend.
rule-tiles-symbol-stays = La tuile qui porte le symbole d’approvisionnement reste proposée et compte parmi les { $rounds-tiles } tuiles de la manche.
rule-auction-turns = Dans l’ordre du tour, chaque joueur fait une offre sur une tuile, conquiert une tuile ou passe.
rule-auction-bid = Pour faire une offre, le joueur place le nombre de pièces de son choix et son jeton sous une tuile de la rangée des enchères.
rule-auction-minimum = Une offre doit être au moins égale à l’offre minimale indiquée sur la tuile.
rule-auction-outbid = Pour prendre une tuile sur laquelle il y a déjà une offre, un joueur doit offrir plus.
rule-auction-at-once = Le joueur dont l’offre est dépassée réagit immédiatement, avant le joueur suivant : il déplace son offre ou la retire.
rule-auction-shift = Le joueur dont l’offre est dépassée peut la déplacer vers une autre tuile, sans changer le nombre de pièces.
rule-auction-shift-free = Une offre dépassée ne peut être déplacée que vers une tuile sans offre.
    .chain = Une offre dépassée peut être déplacée vers une tuile sans offre, ou vers une tuile de la rangée des enchères dont l’offre est plus faible. Cette offre plus faible est alors dépassée à son tour.
rule-auction-shift-conquest = Une offre dépassée ne peut être déplacée vers la rangée Conquête que si elle est exactement égale au prix de la tuile.
rule-auction-withdraw =
    Un joueur dont l’offre est dépassée peut la retirer : il reprend toutes ses pièces, reçoit { $auction-withdrawal ->
        [one] { $auction-withdrawal } pièce
       *[other] { $auction-withdrawal } pièces
    } de la banque et n’obtient pas de tuile cette manche.
rule-auction-pass =
    Au lieu de miser, un joueur peut passer et recevoir { $auction-passing ->
        [one] { $auction-passing } pièce
       *[other] { $auction-passing } pièces
    }. Un joueur dont l’offre est dépassée ne peut pas passer.
rule-auction-conquest =
    Une tuile de la rangée Conquête coûte exactement { $display-surcharge ->
        [one] { $display-surcharge } pièce
       *[other] { $display-surcharge } pièces
    } de plus que son offre minimale. Exemple : pour une offre minimale de 3, elle coûte { $example-conquest }.
rule-auction-conquest-safe = Une tuile conquise est acquise : personne ne peut surenchérir dans la rangée Conquête.
rule-auction-unsold = Les tuiles sans offre, ou que personne n’a achetées, sont remises dans la boîte.
rule-auction-end = Les enchères se terminent quand chaque joueur a une offre en place, a retiré la sienne ou a passé.
rule-order-by-bid = Le nouvel ordre du tour suit les offres, de la plus forte à la plus faible. Le prix d’une tuile conquise compte comme une offre.
rule-order-ties = Les joueurs dont les offres sont égales gardent leur ordre.
rule-order-without-bid = Les joueurs qui ont passé ou retiré leur offre viennent en dernier et gardent leur ordre.
rule-placing-together = Tous les joueurs placent leur tuile en même temps.
rule-placing-coins = Les pièces de toutes les offres vont à la banque, même si la tuile est ensuite perdue. Chaque joueur reprend son jeton.
rule-placing-building = Un bâtiment se place à gauche de la tuile Civilisation ou du dernier bâtiment. Le joueur paie le bois et la pierre indiqués.
rule-placing-mark = Un joueur qui ne peut pas ou ne veut pas payer un bâtiment y pose l’une de ses pièces. Il doit avoir cette pièce avant de recevoir les gains de la tuile.
rule-placing-use-at-once = Un bâtiment sur lequel une pièce est posée fonctionne immédiatement, comme s’il était payé, et rapporte ses gains.
rule-placing-building-lost = Un joueur qui ne peut ni payer un bâtiment ni y poser une pièce le perd : la tuile est remise dans la boîte.
rule-placing-refuse = Un joueur ne peut renoncer à un bâtiment que s’il lui faudrait des biens de luxe pour le garder.
rule-placing-land = Un terrain se place à droite de la tuile Civilisation ou du dernier terrain. Son revenu doit avoir au moins une ressource en commun avec celui du terrain le plus à droite.
rule-placing-first-land = Le premier terrain placé à côté de la tuile Civilisation peut être de n’importe quel type.
rule-placing-land-lost = Un terrain qui n’a pas de ressource en commun est remis dans la boîte. Il est permis de miser dessus malgré tout.
rule-gains-once = Quand une tuile est placée, elle rapporte une seule fois les citoyens, pièces, nourritures ou biens de luxe indiqués.
rule-gains-kept = Les gains uniques restent acquis même si la tuile est perdue plus tard.
rule-income-tiles = À chaque manche, la civilisation, les terrains et les bâtiments d’un joueur lui rapportent les ressources indiquées.
rule-income-population =
    À chaque manche, la population rapporte des pièces selon le tableau du plateau individuel. Exemple : 10 citoyens rapportent { $example-coins ->
        [one] { $example-coins } pièce
       *[other] { $example-coins } pièces
    }.
rule-income-above-table = Le nombre de citoyens n’est pas limité. Au-delà de { $wages-last }, la dernière ligne du tableau s’applique.
rule-income-arkadia =
    L’Arcadie gagne { $civilisation-arkadia-income-citizens ->
        [one] { $civilisation-arkadia-income-citizens } citoyen
       *[other] { $civilisation-arkadia-income-citizens } citoyens
    } à chaque manche, avant le calcul du revenu en pièces.
rule-income-luxury = À partir de { $wages-luxury-first } citoyens, la population rapporte aussi des biens de luxe à chaque manche, selon le même tableau.
rule-income-choice = Le Port et le Temple d’Apollon rapportent à chaque manche 1 bois, 1 pierre, 1 nourriture ou 1 pièce, au choix du joueur.
rule-disasters-chits =
    À la fin de chaque manche, { $disasters-draws ->
        [one] { $disasters-draws } jeton Désastre est retourné et posé à côté de sa tuile Désastre.
       *[other] { $disasters-draws } jetons Désastre sont retournés l’un après l’autre et posés à côté de leur tuile Désastre.
    }
rule-disasters-blank = Le jeton vierge n’a pas d’effet et est remis dans la boîte.
rule-disasters-third =
    { $disasters-strikes ->
        [one] Dès que { $disasters-strikes } jeton d’un désastre est visible
       *[other] Dès que { $disasters-strikes } jetons d’un même désastre sont visibles
    }, ce désastre survient immédiatement.
rule-disasters-earthquake = Séisme : chaque joueur paie 1 bois et 1 pierre par bâtiment, ou perd le bâtiment.
rule-disasters-unfinished = Lors d’un séisme, les bâtiments sur lesquels une pièce est posée comptent aussi.
rule-disasters-choice = Lors d’un séisme ou d’une tempête, chaque joueur choisit les tuiles qu’il paie et celles qu’il perd ; il peut refuser de payer. S’il lui manque 2 pierres, il perd 2 bâtiments ; s’il lui manque 1 bois et 1 pierre, il n’en perd qu’un. Il en va de même des terrains, avec la nourriture et les pièces. Les tuiles perdues sont remises dans la boîte.
rule-disasters-coin = Quand un bâtiment est perdu lors d’un séisme, la pièce posée dessus revient à son propriétaire.
rule-disasters-drought =
    Sécheresse : chaque joueur perd { $disasters-share ->
        [1] la totalité
        [2] la moitié
        [3] un tiers
        [4] un quart
       *[other] une part sur { $disasters-share }
    } de sa nourriture, arrondi à l’entier supérieur.
rule-disasters-plague =
    Épidémie : chaque joueur perd { $disasters-share ->
        [1] la totalité
        [2] la moitié
        [3] un tiers
        [4] un quart
       *[other] une part sur { $disasters-share }
    } de ses citoyens, arrondi à l’entier supérieur.
rule-disasters-storm = Tempête : chaque joueur paie 1 nourriture et 1 pièce par terrain, ou perd le terrain.
rule-disasters-storm-gap = Après une tempête, les terrains restants sont rapprochés sans nouvelle vérification. Le prochain terrain doit avoir une ressource en commun avec le terrain le plus à droite.
rule-disasters-decline = Déclin : chaque joueur perd { $disasters-luxury } biens de luxe, ou tous s’il en a moins.
rule-disasters-protection = { $protecting-buildings } bâtiments protègent chacun leur propriétaire d’un désastre, qu’une pièce y soit posée ou non : Murs cyclopéens (séisme), Atelier de Phidias (tempête), Temple d’Apollon et Porte des Lionnes (sécheresse), Aqueduc et Puits (épidémie), Port et Stoa (déclin).
rule-disasters-no-luxury = Les biens de luxe ne peuvent pas servir à payer lors d’un séisme ou d’une tempête.
    .true = Lors d’un séisme ou d’une tempête, { $luxury-rate } biens de luxe remplacent une ressource ou une pièce qui manque.
rule-supply-when = Un approvisionnement a lieu chaque fois qu’un symbole d’approvisionnement est retourné : une fois avec les tuiles B et une fois avec les tuiles C.
rule-supply-feeding = Chaque citoyen consomme 1 nourriture. Un joueur doit nourrir autant de citoyens que possible ; ceux qui ne sont pas nourris sont perdus.
rule-supply-luxury = Un joueur peut nourrir d’autres citoyens avec ses biens de luxe, à raison de { $luxury-rate } par citoyen. Il n’y est pas obligé.
rule-supply-sequence = Lors d’un approvisionnement, on nourrit d’abord les citoyens, puis on achève les bâtiments.
rule-supply-buildings = Lors d’un approvisionnement, chaque bâtiment sur lequel une pièce est posée doit être payé ; sinon, il est remis dans la boîte.
rule-supply-coin = Que le bâtiment soit achevé ou perdu, la pièce posée dessus revient à son propriétaire.
rule-luxury-overflow = Chaque ressource qui ne tient pas dans l’entrepôt devient un bien de luxe. Exemple : un joueur qui reçoit 4 bois et n’a de place que pour 2 reçoit 2 bois et 2 biens de luxe.
rule-luxury-chip = Au-delà de { $storehouse-luxury } biens de luxe, le joueur prend l’un des { $box-chips } jetons « { $storehouse-luxury }+ » et recommence au début de la piste.
rule-luxury-resources = { $luxury-rate } biens de luxe remplacent 1 bois, 1 pierre ou 1 nourriture qui manque pour construire ou pour nourrir. On ne peut remplacer que ce qui manque.
    .true = { $luxury-rate } biens de luxe remplacent 1 bois, 1 pierre ou 1 nourriture qui manque pour construire, pour nourrir ou pour payer lors d’un séisme ou d’une tempête. On ne peut remplacer que ce qui manque.
rule-luxury-coins = { $luxury-rate } biens de luxe donnent 1 pièce pour une offre ou pour la poser sur un bâtiment. On ne peut en vendre que pour les pièces qui manquent.
    .true = { $luxury-rate } biens de luxe donnent 1 pièce pour une offre, pour la poser sur un bâtiment ou pour payer lors d’une tempête. On ne peut en vendre que pour les pièces qui manquent.
rule-buildings-half = Avec le Marché ou l’Agora, chaque offre du joueur vaut une demi-pièce de plus : à nombre de pièces égal, elle dépasse l’offre en place.
rule-buildings-half-once = Le Marché et l’Agora réunis n’ajoutent qu’une demi-pièce.
rule-buildings-half-equal = Si les deux joueurs ont la demi-pièce, une offre égale ne suffit pas pour dépasser l’autre.
rule-buildings-half-order = La demi-pièce ne compte pas pour l’ordre du tour.
rule-buildings-citizens =
    La Caserne coûte { $barracks-citizens ->
        [one] { $barracks-citizens } citoyen
       *[other] { $barracks-citizens } citoyens
    } et la Forteresse de Tirynthe { $fortress-citizens }. Un joueur qui en a moins ne peut pas miser sur cette tuile. Ces citoyens ne reviennent pas, même si le bâtiment est perdu.
rule-buildings-barracks = Le propriétaire de la Caserne peut placer ses terrains sans ressource en commun.
rule-end-rounds =
    La partie se termine après { $all-rounds } manches, une fois { $disasters-draws ->
        [one] le dernier jeton Désastre résolu
       *[other] les { $disasters-draws } derniers jetons Désastre résolus
    }.
rule-end-income = La dernière manche rapporte des revenus comme les autres.
rule-end-supply = À la fin de la partie, on nourrit une dernière fois les citoyens, et les bâtiments inachevés sont payés ou perdus.
rule-score-prestige =
    Le total de prestige d’un joueur est la somme des points de prestige de ses tuiles, plus 1 point { $score-coins ->
        [one] par pièce
       *[other] par lot de { $score-coins } pièces
    }.
rule-score-population =
    Chaque citoyen vaut { $score-citizen ->
        [one] { $score-citizen } point
       *[other] { $score-citizen } points
    } de population.
rule-score-lower = Le score d’un joueur est le plus faible de ses deux totaux, prestige ou population. Exemple : 25 points de prestige et 18 de population donnent un score de 18 ; 22 de prestige et 27 de population donnent 22, ce qui l’emporte.
rule-score-winner = Le joueur qui a le score le plus élevé gagne.
rule-score-tie-total = En cas d’égalité, le joueur dont l’autre total est le plus élevé l’emporte.
rule-score-tie-luxury = Si l’égalité persiste, le joueur qui a le plus de biens de luxe l’emporte. Si elle persiste encore, la place est partagée.
rule-solo-goal = Le jeu en solitaire suit les règles à cinq joueurs ; le but est d’obtenir le score le plus élevé possible. Cinq niveaux, de plus en plus difficiles, fixent un score à atteindre.
rule-solo-civilisation = En solitaire, le joueur choisit librement sa civilisation.
rule-solo-purchase = En solitaire, il n’y a pas d’enchères : à chaque manche, le joueur achète une tuile à son prix.
rule-solo-rows = Tuiles de la rangée des enchères en solitaire : { $level-1-row } au niveau 1, { $level-2-row } au niveau 2, { $level-3-row } au niveau 3, { $level-4-row } au niveau 4 et { $level-5-row } au niveau 5. Les autres tuiles sont dans la rangée Conquête.
rule-solo-conquest =
    En solitaire aussi, une tuile de la rangée Conquête coûte { $display-surcharge ->
        [one] { $display-surcharge } pièce
       *[other] { $display-surcharge } pièces
    } de plus que son offre minimale.
rule-solo-extra = Au début d’un niveau en solitaire, le joueur choisit des revenus supplémentaires de 1 bois, 1 pierre ou 1 nourriture par manche : { $level-2-extra } au niveau 2, { $level-3-extra } au niveau 3, { $level-4-extra } au niveau 4 et { $level-5-extra } au niveau 5. Les { $box-overviews } tuiles Résumé servent à les indiquer.
rule-solo-pass =
    En solitaire aussi, passer rapporte { $auction-passing ->
        [one] { $auction-passing } pièce
       *[other] { $auction-passing } pièces
    }.
rule-solo-target = Points nécessaires pour réussir un niveau en solitaire : { $level-1-target } au niveau 1, { $level-2-target } au niveau 2, { $level-3-target } au niveau 3, { $level-4-target } au niveau 4 et { $level-5-target } au niveau 5.
rule-solo-campaign = Dans une campagne, chaque niveau se joue avec une civilisation qui n’a pas encore servi.
rule-solo-best = De plusieurs essais d’un niveau, c’est le meilleur score qui compte.
rule-solo-retry = Un niveau manqué peut être rejoué avec une autre civilisation qui n’a pas encore servi.

## D’où viennent les points

source-prestige = Prestige
source-tiles = Prestige des tuiles
source-coins = Prestige des pièces
source-citizens = Population

# Une campagne.

campaign-won =
    Niveau { $level } : réussi ({ $civilisation }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }).
campaign-failed = Niveau { $level } : pas encore réussi. Meilleur résultat : { $score ->
    [one] { $score } point
   *[other] { $score } points
} ({ $civilisation }).
campaign-dropped = Un niveau n’a pas pu être lu et ne compte pas : { $why }.
campaign-next = Prochain niveau : { $level }.
campaign-complete = Tous les niveaux sont réussis.
campaign-lost = Il n’y a plus de civilisation libre pour les niveaux restants. Commencez une nouvelle campagne dans un autre fichier.
campaign-choose = Quelle civilisation choisissez-vous ?

# Ce que quelqu’un a mal fait.

mistake-campaign-busy = un niveau est en cours ; terminez-le d’abord
mistake-campaign-complete = tous les niveaux sont réussis
mistake-campaign-choice = « { $found } » n’est pas au choix ; encore libres : { $known }
mistake-campaign-unfinished = aucun niveau ne vient d’être terminé
mistake-campaign-idle = aucun niveau n’est en cours
mistake-campaign-other = ce n’est pas la partie du niveau en cours
mistake-campaign-format = une campagne de { $name } au format { $known } est attendue
mistake-campaign-attempt = attempts : [niveau, civilisation, score] est attendu, et non { $found }
mistake-campaign-level = le niveau { $expected } vient ensuite, et non { $found }
mistake-campaign-unchosen = aucune civilisation n’a été choisie
mistake-campaign-unknown = « { $found } » n’est pas une civilisation
mistake-campaign-used = « { $found } » a déjà servi
mistake-campaign-score = attempts : un score ne peut pas être négatif, et non { $found }
mistake-campaign-play = play : les lignes d’une partie enregistrée sont attendues
mistake-campaign-seats = play : une partie en solitaire est attendue
mistake-stack-size = pile { $stack } : pour { $rounds } manches, il faut { $expected ->
        [one] { $expected } tuile
       *[other] { $expected } tuiles
    }, et non { $found }
mistake-tile-names = land, building : chaque nom une fois, et au plus { $most } tuiles
mistake-land-barren = land { $land } : sans revenu, ce terrain ne pourrait être placé à côté d’aucun autre
mistake-display-long = display : une rangée a au plus { $most } tuiles
mistake-display-short = display : la rangée doit avoir une tuile pour chaque place
mistake-civilisation-orders = civilisation : au moins { $least }, chacune avec son propre numéro d’ordre
mistake-civilisation-goods = civilisation { $civilisation } : ses biens n’entrent pas dans l’entrepôt
mistake-level-order = level : il faut les niveaux 1 à { $high }, dans cet ordre
mistake-level-long = level : une rangée a au plus { $most } tuiles
mistake-population-uneven = population : coins et luxury doivent être de même longueur
mistake-chits-drawn = chits : il en faut autant qu’on en retourne dans toutes les manches
mistake-chits-each = chits : { $count } de chaque désastre, pour que chacun frappe une fois
mistake-agenda-steps = agenda : ces étapes ne se suivent jamais : { $found }
mistake-agenda-round = agenda : ces étapes n’ont pas lieu à la manche { $round }
mistake-agenda-argument = agenda : { $step } ne peut pas porter le nombre { $found }
mistake-civilisation-twice = civilisations : deux places ont { $civilisation }
mistake-civilisation-missing = civilisations : chaque place en a une dès qu’elle est distribuée ou choisie
mistake-extra-incomes = revenus supplémentaires attendus : { $expected }, et non { $found }
mistake-row-tiles = row : une tuile y est deux fois ou a quitté la rangée
mistake-laid-order = laid : les tuiles de la place 0 sont attendues, puis celles des autres places
mistake-chits-kinds = chits : pour chaque sorte, la pile et les jetons visibles doivent donner ensemble ceux de la boîte
mistake-choosing-unasked = choosing : aucune place ne choisit le revenu d’une de ces tuiles
mistake-spots-taken = spots : chaque place tient sa propre tuile de la rangée
mistake-auction-idle = row, spots, bids : il n’y a pas d’enchères en ce moment
mistake-bids-turn = bids, spots : la place { $number } ne peut pas encore avoir agi ainsi
mistake-sum-coins = les pièces
mistake-sum-wood = le bois
mistake-sum-stone = la pierre
mistake-sum-food = la nourriture
mistake-sum-citizens = les citoyens
mistake-sum-luxury = les biens de luxe
mistake-sum-tiles = les tuiles
mistake-sum-tiles-in-two-places = les tuiles à deux endroits
mistake-sum-chits = les jetons Désastre
mistake-sum-seats-in-the-order = les places dans l’ordre
mistake-sum-stores-below-zero-or-overfull = les entrepôts sous zéro ou trop pleins

# Pour les agents qui apprennent
agents-wanted = à `amount` : la tuile retournée sur laquelle on mise
agents-round = la manche
agents-order = la place de chacun dans l’ordre du tour, à partir de 1
agents-row = les tuiles retournées, selon leur place à partir de 1
agents-offers = place par place, le prix de chacune, son prestige, son coût en bois et en pierre, ce qu’elle rapporte une fois en citoyens, pièces, nourriture et biens de luxe, et à chaque manche en bois, pierre et nourriture
agents-auctioned = combien d’entre elles sont aux enchères ; les autres sont dans la rangée Conquête
agents-held = la tuile sur laquelle chacun a misé, selon sa place, place par place
agents-bids = les pièces de chacun sous une tuile
agents-passed = qui a passé
agents-outbid = qui a une offre dépassée et pas d’autre tuile ; sans offre : qui l’a retirée
agents-civilisation = la civilisation de chacun, place par place
agents-stores = bois, pierre, nourriture, pièces, citoyens et biens de luxe, place par place
agents-tiles = les tuiles de chacun, place par place
agents-laid = les tuiles de chaque civilisation, terrains et bâtiments numérotés chacun à partir de 1 dans l’ordre de pose
agents-unfinished = les bâtiments qui portent une pièce
agents-income = ce que rapporte le prochain revenu en bois, pierre, nourriture, citoyens, pièces et biens de luxe, place par place
agents-prestige = le prestige de chacun
agents-population = les points des citoyens de chacun ; le plus faible des deux totaux compte
agents-chits = jetons visibles : cinq désastres, puis les vierges
agents-pile = jetons dans la pile
agents-stacks = tuiles dans chaque pile
agents-target = en solitaire : les points à atteindre
agents-extra = en solitaire : revenu supplémentaire en bois, pierre et nourriture

## Le plateau sur la page

page-round = Manche { $round } sur { $rounds }
page-stacks = Piles
page-stack =
    { $count ->
        [0] La pile { $stack } est épuisée
        [one] Pile { $stack } : { $count } tuile
       *[other] Pile { $stack } : { $count } tuiles
    }
page-order = Ordre du tour
page-order-place = { $name }, n° { $place } : { $state }
page-auction-undecided = n’a pas encore joué
page-auction-holds = a une offre
page-auction-passed = a passé
page-auction-displaced = offre dépassée
page-auction-withdrawn = a retiré son offre

page-conquest = Conquête
page-price-least = offre minimale : { $amount }
page-price-exact = prix fixe : { $amount }
page-price-least-short = ≥ { $amount }
page-price-exact-short = = { $amount }
page-bid = Offre : { $amount } ({ $name })
page-sold = { $tile } : tuile acquise par { $name }

page-building = Bâtiment, pile { $stack }
page-land = Terrain, pile { $stack }
page-minimum = Offre minimale : { $amount }
page-prestige = Prestige : { $count }
page-cost = Coût : { $what }
page-once = Gain unique : { $what }
page-start = Au départ : { $what }
page-each-round = À chaque manche : { $what }
page-line-cost = Coût
page-line-once = Gain unique
page-line-income = À chaque manche
page-line-start = Au départ
page-choice = À chaque manche : 1 bois, 1 pierre, 1 nourriture ou 1 pièce au choix
page-half = Vos offres valent une demi-pièce de plus
page-half-sign = +½
page-any-land = Vous pouvez placer des terrains sans ressource en commun
page-protects = Protège contre : { $disaster }
page-supply-symbol = Symbole d’approvisionnement : déclenche un approvisionnement quand la tuile est retournée
page-unfinished = Inachevé : la pièce reste dessus jusqu’au paiement
page-plus = +{ $count }
page-minus = −{ $count }

page-civilisations = Civilisations
page-civilisation = Civilisation numéro { $number }
page-realm = Tuiles ({ $name }) : bâtiments, civilisation, terrains
page-stores = Possessions
page-store =
    { $what }{ $income ->
        [0] { "" }
       *[other] , +{ $income } à la prochaine manche
    }
page-store-limit =
    { $what }, limite { $limit }{ $income ->
        [0] { "" }
       *[other] , +{ $income } à la prochaine manche
    }
page-chip =
    { $count ->
        [one] { $track }+
       *[other] { $count } × { $track }+
    }
page-balance = Prestige : { $prestige }. Population : { $population }. Le plus faible compte : { $score } pour l’instant.

page-disasters = Désastres
page-chits-open = Jetons révélés : { $open } sur { $strikes }
page-chits-left =
    { $count ->
        [0] Plus aucun jeton à tirer
        [one] Encore { $count } jeton à tirer
       *[other] Encore { $count } jetons à tirer
    }
page-blanks =
    { $count ->
        [one] Le jeton vierge a été tiré
       *[other] { $count } jetons vierges ont été tirés
    }
page-struck = résolu
page-protected = Protection : { $names }
page-about-earthquake = Chaque bâtiment coûte 1 bois et 1 pierre, sinon il est perdu.
page-about-drought =
    Chaque joueur perd { $disasters-share ->
        [1] la totalité
        [2] la moitié
        [3] un tiers
        [4] un quart
       *[other] une part sur { $disasters-share }
    } de sa nourriture, arrondi à l’entier supérieur.
page-about-plague =
    Chaque joueur perd { $disasters-share ->
        [1] la totalité
        [2] la moitié
        [3] un tiers
        [4] un quart
       *[other] une part sur { $disasters-share }
    } de ses citoyens, arrondi à l’entier supérieur.
page-about-storm = Chaque terrain coûte 1 nourriture et 1 pièce, sinon il est perdu.
page-about-decline = Chaque joueur perd { $disasters-luxury } biens de luxe, ou tous s’il en a moins.
page-supply = Approvisionnement
page-about-supply = Chaque citoyen consomme 1 nourriture, puis les bâtiments inachevés sont payés ou perdus.

page-solo = Niveau { $level } : il faut { $target } points
page-solo-score = { $score } sur { $target }
page-solo-extra = Revenu supplémentaire :

## Le plateau, seconde partie : cases, question, explications

page-where = { $round } · { $phase }
page-phase-auction = enchères
page-phase-placing = pose des tuiles
page-phase-income = revenu
page-phase-disasters = désastres
page-phase-supply = approvisionnement
page-row-title = Aux enchères
page-row-solo = À acheter
page-conquest-safe = Conquête : +{ $amount }, sûre
page-conquest-short = Conquête +{ $amount }
page-pass-title = Passer
page-lost = Ne conviendrait pas
page-less = Moins
page-more = Plus
page-plate = Votre offre pour { $tile }
page-feed = Citoyens nourris avec des biens de luxe
page-times = × { $count }
page-limit = /{ $limit }
page-store-need = { $said } ; il en faut { $need } au prochain approvisionnement

question-choose = Choisissez votre civilisation
question-extra = Quel revenu supplémentaire ? ({ $number } sur { $count })
question-bid =
    { $seats ->
        [1] Achetez une tuile ou passez
       *[other] Misez sur une tuile ou passez
    }
question-amount = Votre offre pour { $tile }
question-displaced =
    { $known ->
        [0] Offre dépassée : la déplacer ?
       *[other] { $other } surenchérit : déplacer l’offre ?
    }
question-place = Payer « { $tile } » ?
question-pick = Que produit « { $tile } » ?
question-earthquake = Séisme ! Que cédez-vous ?
question-storm = Tempête ! Que cédez-vous ?
question-feed =
    { $count ->
        [one] { $count } citoyen a faim
       *[other] { $count } citoyens ont faim
    }
question-finish =
    { $count ->
        [one] Payer { $tile } ou la perdre ?
       *[other] Quels bâtiments payez-vous ?
    }

button-bid =
    { $seats ->
        [1] Acheter à { $coins }
       *[other] Miser { $coins }
    }
button-offer = Miser { $amount }
button-conquer = Conquérir à { $coins }
button-pass =
    { $auction-passing ->
        [0] Passer
       *[other] Passer +{ $auction-passing }
    }
button-shift = Vers { $tile }
button-withdraw =
    { $auction-withdrawal ->
        [0] Reprendre
       *[other] Reprendre +{ $auction-withdrawal }
    }
button-build = Payer { $cost }
button-mark = Poser une pièce
button-forgo = Y renoncer
button-pay = Payer { $cost }
button-feed =
    { $count ->
        [0] Ne nourrir personne
       *[other] Nourrir { $count }
    }
button-finish = Payer { $tile }
button-done = Abandonner le reste
button-lose = Céder { $tile }

second-bid =
    { $what }{ $surcharge ->
        [0] { "" }
       *[other] { " " }· conquête : +{ $surcharge }, sûre
    }{ $passing ->
        [0] { "" }
       *[other] { " " }· passer : +{ $passing }
    }
second-displaced =
    Le nombre de pièces ne change pas{ $withdrawal ->
        [0] { "" }
       *[other] { " " }· reprendre rapporte { $withdrawal } de plus
    }
second-have = Vous avez { $what }
second-struck = Touchez ce que vous cédez, payez le reste · vous avez { $what }
second-struck-short = Pas assez pour tout : touchez ce que vous cédez · { $what }
second-pick = Touchez une réserve de votre main
second-extra = Touchez une réserve : vous la recevrez à chaque manche
second-choose = Comparez biens de départ et revenus
second-tile =
    { $tile } : il vous reste { $left }{ $luxury ->
        [0] { "" }
       *[other] { " " }(avec { $spent })
    } · { $fit }
second-offer =
    Il vous reste { $left }{ $luxury ->
        [0] { "" }
       *[other] { " " }(avec { $spent })
    } · { $fit }
second-pass = Pas de tuile, et vous aurez { $what }
second-withdraw = Pas de tuile, et vous aurez { $what }
second-leaves = Il vous reste { $what }
second-mark = Il vous reste { $what } · à payer au prochain approvisionnement, sinon perdue
second-forgo = La tuile quitte la partie
second-store = { $what }
second-lose =
    Prestige −{ $prestige } · { $count ->
        [0] plus rien à payer
        [one] encore { $count } tuile à payer
       *[other] encore { $count } tuiles à payer
    }
second-feed =
    Coûte { $spent } · { $starved ->
        [0] personne n’est perdu
        [one] { $starved } citoyen perdu
       *[other] { $starved } citoyens perdus
    }
second-done = Les bâtiments impayés sont retirés ; vous reprenez leurs pièces
second-then = { $said } · score { $from } → { $to }

fit-land = convient à votre dernier terrain
fit-first = votre premier terrain, tous conviennent
fit-lost = ne convient pas : il serait perdu
fit-payable = vous pouvez en payer le coût
fit-short = il vous manque { $what }

log-together = { $items }
log-of-seat = { $seat } : { $items }
deed-dealt = reçoit la civilisation { $civilisation }
deed-chosen = choisit la civilisation { $civilisation }
deed-extra = recevra 1 { $good } de plus à chaque manche
deed-bid = mise { $cost } sur la tuile { $tile }
deed-outbid = évince l’offre de { $cost } placée par { $other }
deed-shifted = déplace son offre de { $cost } vers la tuile { $tile }
deed-withdrawn =
    retire son offre et reprend { $cost }{ $bonus ->
        [0] { "" }
        [one] , plus { $bonus } pièce de la banque
       *[other] , plus { $bonus } pièces de la banque
    }
deed-passed =
    passe{ $coins ->
        [0] { "" }
       *[other] { " " }et reçoit { $gains }
    }
deed-conquered = conquiert la tuile { $tile } pour { $cost }
deed-bought = achète la tuile { $tile } pour { $cost }
deed-built =
    construit le bâtiment { $tile } pour { $cost }{ $luxury ->
        [0] { "" }
       *[other] , en remplaçant ce qui manque par { $spent }
    }
deed-marked = pose une pièce sur le bâtiment { $tile } : il sera payé au prochain approvisionnement
deed-building-lost = renonce au bâtiment { $tile }, remis dans la boîte
deed-laid = pose le terrain { $tile }
deed-land-lost = perd le terrain { $tile }, sans ressource commune avec le dernier terrain
deed-gains = reçoit { $gains } ({ $tile })
deed-citizens-leave =
    perd { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    } pour le bâtiment { $tile }
deed-citizens-come =
    gagne { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }
deed-income = reçoit son revenu : { $gains }
deed-luxury = reçoit { $gains } grâce à sa population
deed-overflow = reçoit { $spent } au lieu de { $cost }, faute de place
deed-taken = prend 1 { $good } ({ $tile })
deed-result = prestige { $prestige }, population { $population }, score { $score }
short-luxury = { $gains } grâce à sa population
short-overflow = { $spent } au lieu de { $cost }, faute de place
short-fed =
    nourrit { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }
short-fed-luxury = en nourrit { $count } avec { $spent }
short-starved =
    perd { $count ->
        [one] { $count } citoyen affamé
       *[other] { $count } citoyens affamés
    }
short-finished =
    achève le bâtiment { $tile } pour { $cost }{ $luxury ->
        [0] { "" }
       *[other] , en remplaçant ce qui manque par { $spent }
    }
short-removed = n’achève pas : { $tile }
short-coin-back =
    récupère { $count ->
        [one] la pièce
       *[other] les pièces
    } ({ $tile })
short-drought =
    { $seat } perd { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
short-plague =
    { $seat } perd { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }
short-decline =
    { $seat } perd { $count ->
        [one] { $count } bien de luxe
       *[other] { $count } biens de luxe
    }
short-protected = { $seat } ne perd rien ({ $tile })
short-earthquake-paid =
    paie { $count ->
        [one] { $count } bois et { $count } pierre et sauve { $count } bâtiment
       *[other] { $count } bois et { $count } pierres et sauve { $count } bâtiments
    }{ $luxury ->
        [0] { "" }
       *[other] , en remplaçant ce qui manque par { $spent }
    }
short-storm-paid =
    paie { $count ->
        [one] { $count } nourriture et { $count } pièce et sauve { $count } terrain
       *[other] { $count } nourritures et { $count } pièces et sauve { $count } terrains
    }{ $luxury ->
        [0] { "" }
       *[other] , en remplaçant ce qui manque par { $spent }
    }
short-earthquake-lost = perd { $tile }
short-storm-lost = perd { $tile }
short-coin-saved = { short-coin-back }

fact-prestige = Prestige
fact-population = Population
fact-score = Score
fact-minimum = Offre minimale
fact-now = Actuellement
fact-income = Prochain revenu
fact-need = Pour l’approvisionnement
fact-step = Revenu supérieur dès
fact-buildings = Bâtiments
fact-lands = Terrains
fact-chits = Jetons
fact-safe = Protégés
fact-place = Rang
fact-auction = Cette manche
fact-bid = Offre
fact-left = Restants
fact-blank = Vierges révélés

explain-land-does = Un terrain se pose à droite de votre civilisation et partage une ressource avec votre dernier terrain.
explain-building-does = Un bâtiment se pose à gauche de votre civilisation. Payez-le, ou posez-y une pièce et payez plus tard.
explain-minimum = Offre minimale
explain-minimum-does = Une offre dans la rangée des enchères doit atteindre au moins ce montant.
explain-prestige = Prestige
explain-prestige-does = Compte sur le plateau gauche de votre balance à la fin de la partie.
explain-cost = Coût
explain-cost-does = Bois et pierre à payer à la pose, ou au prochain approvisionnement si vous y posez une pièce.
explain-once = Gain unique
explain-once-does = Ce que vous recevez ou perdez une seule fois, à la pose de la tuile.
explain-income = Revenu
explain-income-does = Ce que la tuile rapporte à chaque manche, celle-ci comprise.
explain-power = Pouvoir
explain-power-does = Agit dès que le bâtiment est posé chez vous, même impayé.
explain-links = Ressources communes
explain-links-does = Le prochain terrain doit produire au moins une ressource que produit aussi votre dernier terrain.
explain-misfit = Ne convient pas
explain-misfit-does = Vous pouvez miser dessus, mais elle serait retirée de la partie.
explain-price = Prix fixe
explain-price-does = L’offre minimale et { $surcharge } de plus. Personne ne peut surenchérir ici.
explain-price-solo = { explain-price }
explain-price-solo-does = Vous achetez la tuile exactement au prix de son offre minimale.
explain-least = Offre minimale
explain-least-does = L’offre la plus basse pour une tuile libre. Pour surenchérir, il faut miser plus.
explain-civilisation-does = Elle commence votre rangée de tuiles et apporte son revenu à chaque manche.
explain-store-coin = Pièces
explain-store-coin-does = Pour les offres, les bâtiments impayés et les tempêtes. Les citoyens en rapportent à chaque manche.
explain-store-wood = Bois
explain-store-wood-does = Pour les bâtiments et les séismes. Ce que l’entrepôt ne peut contenir devient des biens de luxe.
explain-store-stone = Pierre
explain-store-stone-does = Pour les bâtiments et les séismes. Ce que l’entrepôt ne peut contenir devient des biens de luxe.
explain-store-food = Nourriture
explain-store-food-does = À l’approvisionnement, chaque citoyen en mange une. La sécheresse en prend, la tempête en réclame.
explain-store-citizens = Citoyens
explain-store-citizens-does = Ils rapportent des pièces et comptent comme population. Chacun mange une nourriture à l’approvisionnement.
explain-store-luxury = Biens de luxe
explain-store-luxury-does = Il en faut { $rate } pour remplacer un bois, une pierre, une nourriture ou une pièce qui manque.
explain-short = Il en manque { $count } pour un approvisionnement immédiat
explain-enough = Vous en avez assez pour l’instant
explain-scales = Balance
explain-scales-does = Le prestige d’un côté, la population de l’autre. Seule la plus petite valeur compte.
explain-realm-does = Les bâtiments sont à gauche de la civilisation, les terrains à droite.
explain-disaster-earthquake = Séisme
explain-disaster-drought = Sécheresse
explain-disaster-plague = Épidémie
explain-disaster-storm = Tempête
explain-disaster-decline = Déclin
explain-struck = A déjà frappé et ne reviendra pas
explain-safe = Vous êtes protégé
explain-takes = Vous coûterait maintenant : { $what }
explain-takes-nothing = Ne vous coûterait rien maintenant
explain-stack = Pile { $stack }
explain-stack-does =
    { $count ->
        [0] Toutes ses tuiles ont été retournées.
        [one] Il y reste { $count } tuile.
       *[other] Il y reste { $count } tuiles.
    }
explain-order-does = L’offre la plus haute joue en premier à la manche suivante. Sans offre, on joue en dernier.
explain-bid = Offre
explain-bid-does = Qui est dépassé déplace les mêmes pièces vers une autre tuile ou les reprend.
explain-pass-does =
    { $passing ->
        [0] Vous n’obtenez pas de tuile à cette manche.
        [one] Vous n’obtenez pas de tuile à cette manche, mais { $passing } pièce de la banque.
       *[other] Vous n’obtenez pas de tuile à cette manche, mais { $passing } pièces de la banque.
    }
explain-conquest-does = Les tuiles sur fond brun coûtent leur offre minimale et { $surcharge } de plus, sans surenchère possible.
explain-round-does = Après { $rounds } manches et un dernier approvisionnement, la balance décide.
explain-solo = Solitaire, niveau { $level }
explain-chits = Jetons Désastre
explain-chits-does =
    { $disasters-draws ->
        [one] { $disasters-draws } jeton est révélé
       *[other] { $disasters-draws } jetons sont révélés
    } à la fin de chaque manche. Au jeton n° { $disasters-strikes } d’une sorte, le désastre frappe.
explain-row = Rangée des enchères
explain-row-does = Autant de tuiles que de joueurs. L’offre la plus haute obtient la tuile.
explain-row-solo = Tuiles à acheter
explain-row-solo-does = Vous en achetez une à son prix, ou vous passez.
explain-plate = Votre offre
explain-plate-does = Réglez les pièces avec moins et plus, en glissant ou avec les flèches.
explain-feed = Nourrir avec des biens de luxe
explain-feed-does = Les biens de luxe nourrissent les citoyens qui n’ont pas de nourriture.



## Explications des décisions sur la page, montrées une seule fois

tip-choose = Votre civilisation fixe vos biens de départ et votre revenu. Comparez-les avant de choisir.
tip-extra = Un revenu supplémentaire est versé à chaque manche : choisissez ce qui vous manque le plus.
tip-bid =
    Dans la rangée des enchères, les autres joueurs peuvent surenchérir ; dans la rangée Conquête, une tuile coûte { $display-surcharge ->
        [one] { $display-surcharge } pièce
       *[other] { $display-surcharge } pièces
    } de plus mais vous est acquise. Passer rapporte { $auction-passing ->
        [one] { $auction-passing } pièce
       *[other] { $auction-passing } pièces
    }. À la fin, seul compte le plus faible de vos deux totaux, prestige ou population.
tip-amount = Une offre élevée est plus difficile à dépasser, mais il vous faudra aussi des pièces plus tard. L’ordre des offres devient l’ordre du tour de la manche suivante.
tip-displaced =
    Une offre plus forte a dépassé la vôtre. Déplacez vos pièces vers une autre tuile si elles y suffisent, ou retirez votre offre et recevez { $auction-withdrawal ->
        [one] { $auction-withdrawal } pièce
       *[other] { $auction-withdrawal } pièces
    }.
tip-place = Payez le bâtiment maintenant, ou posez une pièce dessus et payez-le au prochain approvisionnement. S’il n’est toujours pas payé alors, il est perdu.
tip-pick = Ce bâtiment vous laisse choisir son revenu à chaque manche.
tip-earthquake = Chaque bâtiment que vous voulez garder coûte 1 bois et 1 pierre ; ceux que vous ne payez pas sont perdus.
tip-storm = Chaque terrain que vous voulez garder coûte 1 nourriture et 1 pièce ; ceux que vous ne payez pas sont perdus.
tip-feed = { $luxury-rate } biens de luxe remplacent 1 nourriture. Les citoyens qui restent affamés sont perdus.
tip-finish = Les bâtiments sur lesquels une pièce est posée doivent maintenant être payés. Ceux que vous ne payez pas sont perdus.

## Les textes d’où viennent les règles

text-rulebook = livret
text-rulebook-about = Traduction française des règles, par chapitre et figure
text-errata = errata
text-errata-about = Les trois errata de 2009, publiés par une boutique
text-reviews = critiques
text-reviews-about = Critiques et comptes rendus de parties en plusieurs langues, lus en partie
text-photographs = photos
text-photographs-about = Photos de toutes les tuiles dans un dépôt public
text-program = programme
text-program-about = Les nombres du code de ce dépôt
text-component-lists = listes du matériel
text-component-lists-about = Listes du contenu de la boîte
text-shops = boutiques
text-shops-about = Descriptions de boutiques

# Pourquoi un coup est meilleur, et ce qu’un autre abandonne.

term-coins = Il vous reste plus de pièces.
    .lost = Il vous reste moins de pièces.
term-goods = Vous avez plus de bois et de pierre pour bâtir.
    .lost = Vous avez moins de bois et de pierre pour bâtir.
term-food = Vous pouvez nourrir plus de citoyens.
    .lost = Vous pouvez nourrir moins de citoyens.
term-luxury = Vous avez plus de biens de luxe en réserve.
    .lost = Vous avez moins de biens de luxe en réserve.
term-citizens = Votre population augmente davantage.
    .lost = Votre population augmente moins.
term-prestige = Vos tuiles apportent plus de prestige.
    .lost = Vos tuiles apportent moins de prestige.
term-unfinished = Vos bâtiments inachevés seront plus faciles à payer.
    .lost = Vos bâtiments inachevés seront plus difficiles à payer.
term-protection = Vous êtes protégé d’un désastre.
    .lost = Vous êtes moins bien protégé des désastres.
term-fit = Le prochain terrain sera plus facile à placer.
    .lost = Le prochain terrain sera plus difficile à placer.

# Les genres de décisions, thèmes des problèmes.

theme-choose = Civilisation
theme-extra = Revenu supplémentaire
theme-bid = Enchères
theme-amount = Montant de l’offre
theme-displaced = Offre dépassée
theme-place = Pose d’une tuile
theme-pick = Choix du revenu
theme-earthquake = Séisme
theme-storm = Tempête
theme-feed = Nourrir les citoyens
theme-finish = Achever les bâtiments

## The rulebook on the page

book-goal = Votre cité du Péloponnèse grandit de deux façons : en prestige, par ses terrains et ses bâtiments, et en population. Gardez l’équilibre entre les deux.
book-play = À chaque manche, des tuiles sont retournées et mises aux enchères ; le joueur dont l’offre est dépassée peut déplacer ses pièces vers une autre tuile. Les tuiles rapportent une fois des biens et des citoyens, puis un revenu à chaque manche. Deux fois dans la partie, il faut nourrir les citoyens, et cinq désastres approchent, jeton après jeton.
book-winner = Après la dernière manche, seul compte le plus faible de vos deux totaux, prestige ou population. Le joueur qui a le score le plus élevé gagne.
book-turn-reveal = Retournez les tuiles de la manche.
book-turn-bid = Dans l’ordre du tour, faites une offre, conquérez une tuile ou passez.
book-turn-order = Les offres les plus fortes donnent le nouvel ordre du tour.
book-turn-place = Placez votre tuile : les bâtiments à gauche, les terrains à droite.
book-turn-gains = Prenez ce que la tuile rapporte une seule fois.
book-turn-income = Recevez les revenus de vos tuiles et de vos citoyens.
book-turn-disaster = Retournez des jetons Désastre. Le troisième du même désastre le déclenche.
book-table-buildings = Bâtiments
book-table-lands = Terrains
book-table-civilisations = Civilisations
book-table-disasters = Désastres
book-table-population = Revenus de la population
book-column-building = Bâtiment
book-column-land = Terrain
book-column-stack = Pile
book-column-effect = Effet
book-column-civilisation = Civilisation
book-column-order = Premier ordre du tour
book-column-disaster = Désastre
book-column-chits = Jetons
book-column-citizens = Citoyens, à partir de

# Les groupes du fichier de matériel, pour le formulaire de la page.

component-box = Pièces et jetons
component-rounds = Manches
component-display = Tuiles exposées
component-auction = Enchères
component-storehouse = Capacité d’un plateau individuel
component-luxury = Biens de luxe
component-population = Revenu de la population
component-chits = Jetons Désastre
component-disasters = Désastres
component-score = Décompte
component-level = Niveau en solitaire
component-civilisation = Civilisation
component-land = Tuile Terrain
component-building = Bâtiment

## Leçon : la première partie

lesson-first-welcome = Vous dirigez { $civilisation }. Votre cité est pesée deux fois : prestige, { $prestige } pour l’instant, et population, { $population }. À la fin, seul le plus petit des deux compte : une cité fière sans citoyens vaut aussi peu qu’une cité pleine sans bâtiments.
lesson-first-tiles = La partie compte { $rounds } manches, et chacune peut vous donner une tuile. Celles-ci sont dans la rangée des enchères, où la plus forte offre gagne. { $other } a déjà fait une offre. Les tuiles voisines sont à conquérir ; nous y viendrons.
lesson-first-numbers = Regardez la tuile { $tile }. Le nombre de pièces à offrir au moins : { $minimum }. Puis ce qu’elle rapporte une fois, quand vous la posez, et ce qu’elle rapporte ensuite à chaque manche. Le laurier est son prestige : { $prestige }. Touchez un nombre pour lire son nom.
lesson-first-bid = Cette tuile donne du bois et de la nourriture à chaque manche, et dès la pose { $citizens ->
        [one] { $citizens } nouveau citoyen
       *[other] { $citizens } nouveaux citoyens
    }. C’est à vous : choisissez la tuile { $tile }. Vous agissez une fois par manche, et une tuile que personne n’achète retourne dans la boîte.
lesson-first-offer = Que vaut la tuile { $tile } pour vous ? Vos pièces : { $money }. Offrez { $amount } : plus que le minimum, car un joueur vient encore après vous et peut offrir davantage. Vous payez ce que vous offrez.
lesson-first-outbid = { $other } offre { $amount } pour la même tuile et dépasse votre offre. Vous ne pouvez pas l’augmenter, mais vous pouvez la déplacer, avec les mêmes pièces, vers une tuile sans offre. Ou les reprendre, avec { $bonus } en plus, et vous passer de tuile.
lesson-first-shift = Déplacez votre offre vers la tuile { $tile }. Elle n’a pas de nourriture, mais du bois à chaque manche, un citoyen et quelques pièces. L’offre ne change pas : mieux vaut donc offrir une somme qui convient aussi à une deuxième tuile.
lesson-first-placed = Votre tuile { $tile } touche maintenant votre cité. Son citoyen et ses pièces sont venus une fois ; son bois vient à chaque manche. Les terrains se posent à droite de la cité, les bâtiments à gauche, et les deux rangées grandissent jusqu’à la fin.
lesson-first-income = À chaque manche, toutes vos tuiles produisent et vos citoyens rapportent de l’argent. Citoyens : { $citizens } ; pièces par manche : { $money }. L’entrepôt est limité, pour le bois à { $limit }. Ce qui n’y trouve pas de place devient des biens de luxe, qui remplacent plus tard d’autres ressources.
lesson-first-tokens = À la fin de chaque manche, on révèle des jetons Désastre. Il y a cinq désastres, et chacun frappe dès que { $strikes } de ses jetons sont visibles. La sécheresse en est à { $count }, l’épidémie aussi. Vous voyez ce qui vient et pouvez vous préparer.
lesson-first-order = La plus forte offre agit en premier à la manche suivante. { $seat } et { $other } ont offert plus que vous : vous êtes donc en dernier. Ce n’est pas un mal : personne ne peut plus dépasser votre offre, et vous voyez ce qui reste.
lesson-first-building = Personne ne veut la tuile { $tile }, et son prestige est de { $prestige }, plus que tout terrain proposé ici. Un bâtiment a un second prix, en bois ou en pierre, à payer quand vous le posez. Choisissez la tuile { $tile }.
lesson-first-low = Le minimum est { $minimum }, et personne ne vient après vous. Mais les offres décident aussi qui agit en premier à la manche suivante : une pièce de plus peut être bien placée. Offrez { $amount }.
lesson-first-pay = Voici le second prix. Vous avez assez de bois : payez et construisez. S’il vous en manquait, vous pourriez poser une pièce sur le bâtiment : il sert immédiatement, mais il faudra le payer au prochain approvisionnement, sinon il est perdu.
lesson-first-passing = { $seat } a peu d’argent et passe. Un joueur qui passe n’a pas de tuile dans cette manche, mais reçoit de la banque { $passing } en pièces. C’est parfois mieux qu’une mauvaise tuile, mais rarement : il y a peu de manches.
lesson-first-conquest = Vous êtes en dernier et vous avez de l’argent : essayez une conquête. Une tuile de la rangée Conquête coûte son minimum plus { $more }, soit { $price } pour la tuile { $tile }. En échange, personne ne peut surenchérir. Conquérez-la.
lesson-first-fits = La tuile { $tile } convient à votre dernier terrain, car les deux produisent du bois ; un nouveau terrain doit avoir une ressource commune avec le dernier. { $seat } vient de perdre une tuile pour cette raison. Les bâtiments conviennent toujours.
lesson-first-drought = Jeton numéro { $strikes } : { $disaster }. Chaque joueur perd une part de sa nourriture, une sur { $share }, arrondie à l’entier supérieur. Vous n’en aviez presque pas : les autres souffrent plus. Chaque désastre ne frappe qu’une fois, celui-ci est donc passé.
lesson-first-protection = Certains bâtiments protègent d’un désastre. La tuile { $tile } protège de celui-ci : { $disaster }, qui emporte des citoyens, et le danger grandit. Grâce à votre conquête, vous agissez maintenant en premier. Choisissez la tuile { $tile }.
lesson-first-enough = Offrez { $amount }, le minimum. Les autres pourraient offrir plus, mais ils ont peu de pierre pour construire. Avant une offre, regardez ce que possèdent les autres : tout est visible.
lesson-first-build = Payez le bois et la pierre de la tuile { $tile }. { $seat } n’a pas de quoi payer son bâtiment et y a posé une pièce : il sert déjà, mais la dette demeure jusqu’au prochain approvisionnement.
lesson-first-safe = Deux jetons de plus, et le désastre frappe : { $disaster }. Les autres perdent des citoyens ; la tuile { $tile } protège les vôtres, et vous en avez toujours { $citizens }. Même inachevé, un bâtiment protège : il suffit de l’acheter à temps.
lesson-first-hungry = Regardez votre nourriture : { $food }, pour des citoyens au nombre de { $citizens }. Quand le symbole d’approvisionnement apparaît, chacun mange une nourriture, et ceux qui n’en ont pas sont perdus. La tuile { $tile } donne nourriture et bois : elle convient. Choisissez-la.
lesson-first-field = Vous êtes de nouveau en dernier : personne ne peut dépasser votre offre. Offrez { $amount }, un de plus que le minimum : vous agirez en premier à la manche suivante et choisirez avant les autres.
lesson-first-feed = Voici le symbole d’approvisionnement. Citoyens : { $citizens } ; nourriture : { $food }. Pour ceux qui n’en ont pas, il faut { $rate } en biens de luxe à la place d’une nourriture, et vous en avez { $luxury-goods }. Nourrissez-en autant que possible en plus : { $count }.
lesson-first-scales = Regardez encore votre balance. Prestige : { $prestige }. Population : { $population }. Si la partie s’arrêtait maintenant, le plus petit serait votre score : { $score }. Il vous faut donc du prestige plus que des citoyens, et ce sont les bâtiments qui en ont le plus.
lesson-first-play-on = Vous connaissez tout le jeu : enchères, pose, revenu, désastres, approvisionnement. C’est la manche { $round } sur { $rounds }, et vous agissez en premier. Un dernier approvisionnement suit la dernière manche : gardez de la nourriture. Désormais, chacun décide pour soi, et vous aussi.
