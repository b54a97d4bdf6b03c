# The game

game-name = Peloponnes
game-about = Misez sur des terrains et des bâtiments, nourrissez vos citoyens et surmontez cinq désastres. Le prestige et la population sont comptés séparément : seul le plus faible des deux totaux est votre score.
game-length = Environ 15 minutes par joueur

# Editions and options

edition-standard = Standard
edition-standard-about = Le livret avec ses errata, complété par nos décisions là où il ne dit rien.
edition-lenient = Souple
edition-lenient-about = Une offre dépassée peut en dépasser une autre, et les biens de luxe servent aussi contre le séisme et la tempête.
option-displacement = Offres dépassées
option-displacement-about = Vers quelles tuiles peut-on déplacer une offre dépassée ?
option-displacement-free-tiles = Seulement vers une tuile sans offre
option-displacement-chain = Aussi vers une tuile dont elle dépasse l’offre
option-luxury-against-disasters = Biens de luxe contre les désastres
option-luxury-against-disasters-about = Les biens de luxe peuvent-ils remplacer ce qu’exigent un séisme ou une tempête ?
option-luxury-against-disasters-false = Non
option-luxury-against-disasters-true = Oui, deux pour un
option-level = Niveau
option-level-about = Difficulté du jeu en solitaire. Sans effet à plusieurs joueurs.
option-level-1 = Niveau 1
option-level-2 = Niveau 2
option-level-3 = Niveau 3
option-level-4 = Niveau 4
option-level-5 = Niveau 5

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

# Questions

ask-choose = Choisissez votre civilisation.
ask-extra = Choisissez un revenu supplémentaire.
ask-bid = Sur quelle tuile misez-vous ? Vous pouvez aussi passer.
ask-amount = Combien de pièces misez-vous ?
ask-displaced = Votre offre est dépassée : la déplacer ou la retirer ?
ask-place = Payer votre bâtiment maintenant, ou y poser une pièce et le payer au prochain approvisionnement ?
ask-pick = Quel revenu votre bâtiment rapporte-t-il cette manche ?
ask-earthquake = Séisme : payez 1 bois et 1 pierre par bâtiment, ou abandonnez des bâtiments.
ask-storm = Tempête : payez 1 nourriture et 1 pièce par terrain, ou abandonnez des terrains.
ask-feed = Combien de citoyens affamés nourrissez-vous avec des biens de luxe (2 par citoyen) ?
ask-finish = Quels bâtiments inachevés payez-vous ?

# Moves

move-choose = Choisir { $civilisation }
move-extra = Revenu supplémentaire : { $good }
move-bid = Miser : { $tile }
move-conquer = Conquérir { $tile }
move-pass = Passer et recevoir des pièces
move-offer = Miser { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
move-shift = Déplacer l’offre : { $tile }
move-withdraw = Retirer l’offre
move-build = Payer : { $tile }
move-mark = Poser une pièce : { $tile }
move-forgo = Renoncer : { $tile }
move-take = Prendre 1 { $good }
move-lose = Abandonner : { $tile }
move-pay = Payer pour tout le reste
move-feed =
    { $count ->
        [0] Ne nourrir personne avec des biens de luxe
        [one] Nourrir { $count } citoyen avec des biens de luxe
       *[other] Nourrir { $count } citoyens avec des biens de luxe
    }
move-finish = Achever : { $tile }
move-done = Abandonner les bâtiments inachevés

# Chance

outcome-deal = Civilisation distribuée : { $civilisation }
outcome-turn = Tuile retournée : { $tile }
outcome-draw = Jeton Désastre : { $disaster }

# The log

event-dealt = { $seat } reçoit la civilisation { $civilisation }.
event-chosen = { $seat } choisit la civilisation { $civilisation }.
event-extra = { $seat } recevra 1 { $good } de plus à chaque manche.
event-order = Ordre du tour, n° { $number } : { $seat }.
event-round = Manche { $round } sur { $rounds }.
event-turned = Tuile retournée : { $tile }, offre minimale { $amount }.
event-turned-conquest = Tuile retournée dans la rangée Conquête : { $tile }, prix { $amount }.
event-symbol = La tuile { $tile } porte le symbole d’approvisionnement.
event-bid = { $seat } mise { $amount } sur la tuile { $tile }.
event-luxury-sold =
    { $seat } vend { $count ->
        [one] { $count } bien de luxe
       *[other] { $count } biens de luxe
    } pour { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
event-outbid = { $seat } dépasse l’offre adverse sur la tuile { $tile } : { $other } doit réagir.
event-shifted = { $seat } déplace son offre de { $amount } vers la tuile { $tile }.
event-withdrawn = { $seat } retire son offre, reprend { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } et reçoit { $bonus ->
        [one] { $bonus } pièce
       *[other] { $bonus } pièces
    } de la banque.
event-passed = { $seat } passe et reçoit { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
event-conquered = { $seat } conquiert la tuile { $tile } pour { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
event-bought = { $seat } achète la tuile { $tile } pour { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
event-unsold = Tuile sans offre, remise dans la boîte : { $tile }.
event-built =
    { $seat } construit le bâtiment { $tile } :{ $wood ->
        [0] { "" }
       *[other] { " " }−{ $wood } bois
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } pierre
       *[other] { " " }−{ $stone } pierres
    }{ $luxury ->
        [0] .
       *[other] { " " }(dont une partie remplacée par { $luxury ->
        [one] { $luxury } bien de luxe
       *[other] { $luxury } biens de luxe
    }).
    }
event-marked = { $seat } pose une pièce sur le bâtiment { $tile } : il sera payé au prochain approvisionnement.
event-building-lost = { $seat } renonce au bâtiment { $tile }, remis dans la boîte.
event-laid = { $seat } pose le terrain { $tile }.
event-land-lost = Le terrain { $tile } n’a pas de ressource commune avec le dernier terrain : { $seat } le perd.
event-gains =
    Gain unique pour { $seat } ({ $tile }) :{ $citizens ->
        [0] { "" }
        [one] { " " }+{ $citizens } citoyen
       *[other] { " " }+{ $citizens } citoyens
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } pièce
       *[other] { " " }+{ $coins } pièces
    }{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } nourriture
       *[other] { " " }+{ $food } nourritures
    }{ $luxury ->
        [0] { "" }
        [one] { " " }+{ $luxury } bien de luxe
       *[other] { " " }+{ $luxury } biens de luxe
    }.
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
event-income =
    Revenu pour { $seat } :{ $wood ->
        [0] { "" }
       *[other] { " " }+{ $wood } bois
    }{ $stone ->
        [0] { "" }
        [one] { " " }+{ $stone } pierre
       *[other] { " " }+{ $stone } pierres
    }{ $food ->
        [0] { "" }
        [one] { " " }+{ $food } nourriture
       *[other] { " " }+{ $food } nourritures
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } pièce
       *[other] { " " }+{ $coins } pièces
    }.
event-luxury = Grâce à sa population, { $seat } reçoit { $count ->
        [one] { $count } bien de luxe
       *[other] { $count } biens de luxe
    }.
event-overflow = Entrepôt plein ({ $seat }, { $good }) : { $count ->
        [one] { $count } unité devient un bien de luxe
       *[other] { $count } unités deviennent des biens de luxe
    }.
event-taken = { $seat } prend 1 { $good }.
event-chit = Jeton Désastre : { $disaster }, n° { $count }.
event-blank = Jeton Désastre vierge : sans effet.
event-disaster = Désastre : { $disaster } !
event-protected = { $seat } ne subit pas le désastre ({ $disaster }) : un bâtiment l’en protège.
event-drought =
    { $seat } { $count ->
        [0] n’a pas de nourriture à perdre
        [one] perd { $count } nourriture
       *[other] perd { $count } nourritures
    }.
event-plague =
    { $seat } { $count ->
        [0] n’a pas de citoyen à perdre
        [one] perd { $count } citoyen
       *[other] perd { $count } citoyens
    }.
event-decline =
    { $seat } { $count ->
        [0] n’a pas de bien de luxe à perdre
        [one] perd { $count } bien de luxe
       *[other] perd { $count } biens de luxe
    }.
event-earthquake-paid =
    { $seat } paie 1 bois et 1 pierre par bâtiment et en sauve { $count }{ $luxury ->
        [0] .
       *[other] , en remplaçant ce qui manque par { $luxury ->
        [one] { $luxury } bien de luxe
       *[other] { $luxury } biens de luxe
    }.
    }
event-storm-paid =
    { $seat } paie 1 nourriture et 1 pièce par terrain et en sauve { $count }{ $luxury ->
        [0] .
       *[other] , en remplaçant ce qui manque par { $luxury ->
        [one] { $luxury } bien de luxe
       *[other] { $luxury } biens de luxe
    }.
    }
event-earthquake-lost = { $seat } perd le bâtiment { $tile } (séisme).
event-storm-lost = { $seat } perd le terrain { $tile } (tempête).
event-supply = Approvisionnement.
event-last-supply = Dernier approvisionnement.
event-fed =
    { $seat } { $count ->
        [0] n’a pas de nourriture pour ses citoyens
        [one] nourrit { $count } citoyen
       *[other] nourrit { $count } citoyens
    }.
event-fed-luxury =
    { $seat } nourrit { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    } de plus avec { $luxury ->
        [one] { $luxury } bien de luxe
       *[other] { $luxury } biens de luxe
    }.
event-starved =
    { $seat } perd { $count ->
        [one] { $count } citoyen affamé
       *[other] { $count } citoyens affamés
    }.
event-finished =
    { $seat } achève le bâtiment { $tile } :{ $wood ->
        [0] { "" }
       *[other] { " " }−{ $wood } bois
    }{ $stone ->
        [0] { "" }
        [one] { " " }−{ $stone } pierre
       *[other] { " " }−{ $stone } pierres
    }{ $luxury ->
        [0] .
       *[other] { " " }(dont une partie remplacée par { $luxury ->
        [one] { $luxury } bien de luxe
       *[other] { $luxury } biens de luxe
    }).
    }
event-removed = { $seat } n’achève pas le bâtiment { $tile }, remis dans la boîte.
event-coin-back = { $seat } récupère la pièce posée sur le bâtiment { $tile }.
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
event-first-order = Ordre du tour de la première manche, n° { $number } : { $seat }.
event-coin-saved = { $seat } récupère la pièce posée sur le bâtiment { $tile }.

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
reason-too-dear = Il faut { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } ; même en vendant vos biens de luxe, vous n’en avez que { $money }.
reason-amount-first = Indiquez d’abord le montant de votre offre.
reason-bid-too-low = L’offre doit être d’au moins { $amount }.
reason-displaced-first = Votre offre est dépassée : déplacez-la ou retirez-la d’abord.
reason-not-free = Il y a déjà une offre sur la tuile { $tile } ({ $other }).
reason-not-exact = Dans la rangée Conquête, il faut payer exactement { $amount } ; votre offre est de { $bid }.
reason-bid-unchanged = Il faudrait au moins { $amount } ; votre offre reste de { $bid }.
reason-place-first = Placez d’abord votre bâtiment.
reason-not-your-tile = Vous n’avez pas acquis la tuile { $tile }.
reason-cannot-pay =
    Le bâtiment { $tile } coûte { $wood } bois et { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    } ; vos biens de luxe ne suffisent pas à remplacer ce qui manque.
reason-no-coin = Vous n’avez pas de pièce à poser sur ce bâtiment.
reason-must-place = Vous pouvez payer le bâtiment { $tile } ou y poser une pièce : vous devez le garder.
reason-take-first = Choisissez d’abord le revenu de votre bâtiment.
reason-cannot-save = Vous ne pouvez pas payer pour vos { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } : abandonnez-en d’abord une.
reason-not-struck = La tuile { $tile } n’est pas touchée par ce désastre.
reason-disaster-first = Il faut d’abord résoudre le désastre.
reason-feed-first = Nourrissez d’abord vos citoyens.
reason-all-fed =
    { $count ->
        [0] Aucun citoyen n’a faim.
        [one] Seul { $count } citoyen a faim.
       *[other] Seuls { $count } citoyens ont faim.
    }
reason-luxury-short =
    Vous avez { $luxury ->
        [one] { $luxury } bien de luxe
       *[other] { $luxury } biens de luxe
    } ; il en faut { $rate } par citoyen.
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
board-choice = 1 au choix
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

rule-components-players = Le jeu se joue de 1 à 5 joueurs.
rule-components-civilisations = Il y a sept tuiles Civilisation. Chacune indique les biens de départ, le revenu et un numéro de 1 à 7.
rule-components-buildings = Il y a vingt tuiles Bâtiment. Chacune indique une offre minimale, un coût en bois et en pierre, des points de prestige, ainsi que des gains ou un effet.
rule-components-lands = Il y a vingt tuiles Terrain. Chacune indique une offre minimale, des points de prestige, un gain unique et un revenu par manche.
rule-components-stacks = Les quarante tuiles forment trois piles : quinze tuiles A, quinze B et dix C.
rule-components-chits = Il y a seize jetons Désastre : trois pour chacun des cinq désastres, et un jeton vierge.
rule-components-coins = Il y a quarante pièces de 1 et dix pièces de 3. Le nombre de pièces n’est pas limité : la banque paie toujours.
rule-components-mat = L’entrepôt d’un joueur contient au plus 10 bois, 10 pierres et 13 nourritures. Les pièces et les citoyens ne sont pas limités.
rule-components-income-table = Un tableau du plateau individuel indique combien de pièces la population rapporte à chaque manche et, à partir de 14 citoyens, combien de biens de luxe.
rule-components-symbols = Deux tuiles Terrain, une dans la pile B et une dans la pile C, portent le symbole d’approvisionnement.
rule-setup-civilisations = Chaque joueur reçoit au hasard une tuile Civilisation. Les autres ne servent pas.
rule-setup-goods = Chaque joueur commence avec les pièces, les citoyens et les ressources indiqués par sa civilisation, et sans bien de luxe.
rule-setup-first-order = À la première manche, les joueurs jouent dans l’ordre croissant du numéro de leur civilisation.
rule-setup-conquest = À 5 joueurs, la tuile Conquête n’est pas utilisée.
rule-tiles-draw = À chaque manche, cinq tuiles sont retournées une à une, face visible.
rule-tiles-rows = Les premières tuiles, autant que de joueurs, forment la rangée des enchères. Les suivantes forment la rangée Conquête, à côté de la tuile Conquête.
rule-tiles-stacks = Une partie compte huit manches : trois avec les tuiles A, trois avec les tuiles B et deux avec les tuiles C.
rule-tiles-supply = Quand une tuile portant le symbole d’approvisionnement est retournée, le tirage s’interrompt pour un approvisionnement, puis il reprend.
rule-tiles-symbol-stays = La tuile qui porte le symbole d’approvisionnement reste proposée et compte parmi les cinq tuiles de la manche.
rule-auction-turns = Dans l’ordre du tour, chaque joueur fait une offre sur une tuile, conquiert une tuile ou passe.
rule-auction-bid = Pour faire une offre, le joueur place le nombre de pièces de son choix sous une tuile de la rangée des enchères.
rule-auction-minimum = Une offre doit être au moins égale à l’offre minimale indiquée sur la tuile.
rule-auction-outbid = Pour prendre une tuile sur laquelle il y a déjà une offre, un joueur doit offrir plus.
rule-auction-at-once = Le joueur dont l’offre est dépassée réagit immédiatement, avant le joueur suivant : il déplace son offre ou la retire.
rule-auction-shift = Le joueur dont l’offre est dépassée peut la déplacer vers une autre tuile, sans changer le nombre de pièces.
rule-auction-shift-free = Une offre dépassée ne peut être déplacée que vers une tuile sans offre. Option : elle peut aussi dépasser une offre plus faible.
rule-auction-shift-conquest = Une offre dépassée ne peut être déplacée vers la rangée Conquête que si elle est exactement égale au prix de la tuile.
rule-auction-withdraw = Un joueur dont l’offre est dépassée peut la retirer : il reprend toutes ses pièces, en reçoit une de la banque et n’obtient pas de tuile cette manche.
rule-auction-pass = Au lieu de miser, un joueur peut passer et recevoir 3 pièces. Un joueur dont l’offre est dépassée ne peut pas passer.
rule-auction-conquest = Une tuile de la rangée Conquête coûte exactement 3 pièces de plus que son offre minimale.
rule-auction-conquest-safe = Une tuile conquise est acquise : personne ne peut surenchérir dans la rangée Conquête.
rule-auction-unsold = Les tuiles sans offre sont remises dans la boîte.
rule-auction-end = Les enchères se terminent quand chaque joueur a une offre en place, a retiré la sienne ou a passé.
rule-order-by-bid = Le nouvel ordre du tour suit les offres, de la plus forte à la plus faible. Le prix d’une tuile conquise compte comme une offre.
rule-order-ties = Les joueurs dont les offres sont égales gardent leur ordre.
rule-order-without-bid = Les joueurs qui ont passé ou retiré leur offre viennent en dernier et gardent leur ordre.
rule-placing-together = Tous les joueurs placent leur tuile en même temps.
rule-placing-coins = Les pièces de toutes les offres vont à la banque, même si la tuile est ensuite perdue.
rule-placing-building = Un bâtiment se place à gauche de la civilisation ou de son dernier bâtiment ; le joueur paie son bois et sa pierre.
rule-placing-mark = Un joueur qui ne peut pas ou ne veut pas payer un bâtiment y pose l’une de ses pièces. Il doit avoir cette pièce avant de recevoir les gains de la tuile.
rule-placing-use-at-once = Un bâtiment sur lequel une pièce est posée fonctionne immédiatement, comme s’il était payé.
rule-placing-building-lost = Un joueur qui ne peut ni payer un bâtiment ni y poser une pièce le perd.
rule-placing-refuse = Un joueur ne peut renoncer à un bâtiment que s’il lui faudrait des biens de luxe pour le garder.
rule-placing-land = Un terrain se place à droite de la tuile Civilisation. Son revenu doit avoir au moins une ressource en commun avec celui du terrain le plus à droite.
rule-placing-first-land = Le premier terrain placé à côté de la tuile Civilisation peut être de n’importe quel type.
rule-placing-land-lost = Un terrain qui n’a pas de ressource en commun est remis dans la boîte. Il est permis de miser dessus malgré tout.
rule-gains-once = Quand une tuile est placée, elle rapporte une seule fois les citoyens, pièces, nourritures ou biens de luxe indiqués.
rule-gains-kept = Les gains uniques restent acquis même si la tuile est perdue plus tard.
rule-income-tiles = À chaque manche, la civilisation, les terrains et les bâtiments d’un joueur lui rapportent les ressources indiquées.
rule-income-population = À chaque manche, la population rapporte des pièces selon le tableau du plateau individuel : par exemple, 4 pièces pour 10 citoyens.
rule-income-above-table = Au-delà du tableau des revenus, la dernière ligne s’applique.
rule-income-arkadia = L’Arcadie gagne un citoyen à chaque manche, avant le calcul du revenu en pièces.
rule-income-luxury = À partir de 14 citoyens, la population rapporte aussi des biens de luxe.
rule-income-choice = Le Port et le Temple d’Apollon rapportent à chaque manche 1 bois, 1 pierre, 1 nourriture ou 1 pièce, au choix du joueur.
rule-disasters-chits = À la fin de chaque manche, deux jetons Désastre sont retournés l’un après l’autre.
rule-disasters-blank = Le jeton vierge n’a pas d’effet et est remis dans la boîte.
rule-disasters-third = Le troisième jeton d’un même désastre déclenche immédiatement ce désastre.
rule-disasters-earthquake = Séisme : chaque joueur paie 1 bois et 1 pierre par bâtiment, ou perd le bâtiment.
rule-disasters-unfinished = Lors d’un séisme, les bâtiments sur lesquels une pièce est posée comptent aussi.
rule-disasters-choice = Lors d’un séisme ou d’une tempête, chaque joueur choisit les tuiles qu’il paie et celles qu’il perd. Il peut refuser de payer.
rule-disasters-coin = Quand un bâtiment est perdu lors d’un séisme, la pièce posée dessus revient à son propriétaire.
rule-disasters-drought = Sécheresse : chaque joueur perd un tiers de sa nourriture, arrondi au supérieur.
rule-disasters-plague = Épidémie : chaque joueur perd un tiers de ses citoyens, arrondi au supérieur.
rule-disasters-storm = Tempête : chaque joueur paie 1 nourriture et 1 pièce par terrain, ou perd le terrain.
rule-disasters-storm-gap = Après une tempête, les terrains restants sont rapprochés sans nouvelle vérification. Le prochain terrain doit avoir une ressource en commun avec le terrain le plus à droite.
rule-disasters-decline = Déclin : chaque joueur perd 10 biens de luxe, ou tous s’il en a moins.
rule-disasters-protection = Huit bâtiments protègent chacun leur propriétaire d’un désastre, qu’une pièce y soit posée ou non.
rule-disasters-no-luxury = Les biens de luxe ne peuvent pas servir à payer lors d’un séisme ou d’une tempête. Option : ils le peuvent.
rule-supply-when = Un approvisionnement a lieu chaque fois qu’un symbole d’approvisionnement est retourné : une fois avec les tuiles B et une fois avec les tuiles C.
rule-supply-feeding = Chaque citoyen consomme 1 nourriture. Un joueur doit nourrir autant de citoyens que possible ; ceux qui ne sont pas nourris sont perdus.
rule-supply-luxury = Un joueur peut nourrir d’autres citoyens avec ses biens de luxe, à raison de 2 par citoyen. Il n’y est pas obligé.
rule-supply-sequence = Lors d’un approvisionnement, on nourrit d’abord les citoyens, puis on achève les bâtiments.
rule-supply-buildings = Lors d’un approvisionnement, chaque bâtiment sur lequel une pièce est posée doit être payé ; sinon, il est remis dans la boîte.
rule-supply-coin = Que le bâtiment soit achevé ou perdu, la pièce posée dessus revient à son propriétaire.
rule-luxury-overflow = Chaque ressource qui ne tient pas dans l’entrepôt devient un bien de luxe.
rule-luxury-chip = Au-delà de 20 biens de luxe, le joueur prend un jeton « 20+ » et recommence au début de la piste.
rule-luxury-resources = Deux biens de luxe remplacent 1 bois, 1 pierre ou 1 nourriture qui manque pour construire ou pour nourrir. On ne peut remplacer que ce qui manque.
rule-luxury-coins = Deux biens de luxe donnent 1 pièce pour une offre ou pour la poser sur un bâtiment. On ne peut en vendre que pour les pièces qui manquent.
rule-buildings-half = Avec le Marché ou l’Agora, chaque offre du joueur vaut une demi-pièce de plus : à nombre de pièces égal, elle dépasse l’offre en place.
rule-buildings-half-once = Le Marché et l’Agora réunis n’ajoutent qu’une demi-pièce.
rule-buildings-half-equal = Si les deux joueurs ont la demi-pièce, une offre égale ne suffit pas pour dépasser l’autre.
rule-buildings-half-order = La demi-pièce ne compte pas pour l’ordre du tour.
rule-buildings-citizens = La Caserne coûte 2 citoyens et la Forteresse de Tirynthe 1 citoyen. Un joueur qui en a moins ne peut pas miser sur cette tuile. Ces citoyens ne reviennent pas, même si le bâtiment est perdu.
rule-buildings-barracks = Le propriétaire de la Caserne peut placer ses terrains sans ressource en commun.
rule-end-rounds = La partie se termine après la huitième manche et ses deux jetons Désastre.
rule-end-income = La huitième manche rapporte des revenus comme les autres.
rule-end-supply = À la fin de la partie, on nourrit une dernière fois les citoyens, et les bâtiments inachevés sont payés ou perdus.
rule-score-prestige = Le total de prestige d’un joueur est la somme des points de prestige de ses tuiles, plus 1 point par lot de 3 pièces.
rule-score-population = Chaque citoyen vaut 3 points de population.
rule-score-lower = Le score d’un joueur est le plus faible de ses deux totaux, prestige ou population.
rule-score-winner = Le joueur qui a le score le plus élevé gagne.
rule-score-tie-total = En cas d’égalité, le joueur dont l’autre total est le plus élevé l’emporte.
rule-score-tie-luxury = Si l’égalité persiste, le joueur qui a le plus de biens de luxe l’emporte. Sinon, la place est partagée.
rule-solo-civilisation = En solitaire, le joueur choisit librement sa civilisation.
rule-solo-purchase = En solitaire, il n’y a pas d’enchères : à chaque manche, le joueur achète une tuile à son prix, et les autres sont remises dans la boîte.
rule-solo-rows = En solitaire, la rangée des enchères compte cinq tuiles au niveau 1, quatre au niveau 2, trois au niveau 3, deux au niveau 4 et une au niveau 5. Les autres tuiles sont dans la rangée Conquête.
rule-solo-conquest = En solitaire aussi, une tuile de la rangée Conquête coûte 3 pièces de plus que son offre minimale.
rule-solo-extra = En solitaire, le joueur choisit au départ des revenus supplémentaires de 1 bois, 1 pierre ou 1 nourriture par manche : un au niveau 2, deux au niveau 3, trois aux niveaux 4 et 5.
rule-solo-pass = En solitaire aussi, passer rapporte 3 pièces.
rule-solo-target = En solitaire, il faut 24 points au niveau 1, 28 au niveau 2, 32 au niveau 3 et 35 aux niveaux 4 et 5.
rule-solo-campaign = Dans une campagne, chaque niveau se joue avec une civilisation qui n’a pas encore servi.
rule-solo-best = De plusieurs essais d’un niveau, c’est le meilleur score qui compte.
rule-solo-retry = Un niveau manqué peut être rejoué avec une autre civilisation qui n’a pas encore servi.

## D’où viennent les points

source-tiles = Prestige des tuiles
source-coins = Pièces
source-citizens = Citoyens

# Une campagne.

campaign-won = Niveau { $level } ({ $civilisation }) : réussi avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
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

mistake-campaign-busy = un niveau est en cours ; finissez-le d’abord
mistake-campaign-complete = tous les niveaux sont gagnés
mistake-campaign-choice = « { $found } » n’est pas au choix ; encore libres : { $known }
mistake-campaign-unfinished = aucun niveau ne vient d’être terminé
mistake-campaign-idle = aucun niveau n’est en cours
mistake-campaign-format = une campagne de { $name } au format { $known } est attendue
mistake-campaign-attempt = attempts : [niveau, civilisation, score] est attendu, et non { $found }
mistake-campaign-level = le niveau { $expected } vient ensuite, et non { $found }
mistake-campaign-unchosen = aucune civilisation n’a été choisie
mistake-campaign-unknown = « { $found } » n’est pas une civilisation
mistake-campaign-used = « { $found } » a déjà servi
mistake-campaign-score = attempts : un score n’est pas négatif, et non { $found }
mistake-campaign-play = play : les lignes d’un enregistrement sont attendues
mistake-campaign-seats = play : une partie pour une seule place est attendue
mistake-stack-size = pile { $stack } : { $rounds } manches demandent { $expected ->
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
mistake-chits-drawn = chits : il en faut autant que tous les tours en tirent
mistake-chits-each = chits : { $count } de chaque désastre, pour que chacun frappe une fois
mistake-agenda-steps = agenda : ces étapes ne se suivent jamais : { $found }
mistake-agenda-round = agenda : ces étapes n’ont pas lieu au tour { $round }
mistake-agenda-argument = agenda : { $step } ne peut pas porter le nombre { $found }
mistake-civilisation-twice = civilisations : deux places ont { $civilisation }
mistake-civilisation-missing = civilisations : chaque place en a une dès qu’elle est distribuée ou choisie
mistake-extra-incomes = revenus supplémentaires attendus : { $expected }, et non { $found }
mistake-row-tiles = row : une tuile y est deux fois ou a quitté la rangée
mistake-laid-order = laid : les tuiles de la place 0 sont attendues, puis celles des autres places
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
agents-offers = place par place, le prix de chacune, son prestige, son coût en bois et en pierre, ce qu’elle rapporte une fois en citoyens, pièces, nourriture et luxe, et chaque tour en bois, pierre et nourriture
agents-auctioned = combien d’entre elles sont aux enchères ; les autres sont dans la rangée Conquête
agents-held = la tuile sur laquelle chacun a misé, selon sa place, place par place
agents-bids = les pièces de chacun sous une tuile
agents-passed = qui a passé
agents-outbid = qui a été dépassé et n’a pas d’autre tuile ; sans offre, qui a retiré la sienne
agents-civilisation = la civilisation de chacun, place par place
agents-stores = bois, pierre, nourriture, pièces, citoyens et luxe, place par place
agents-tiles = les tuiles de chacun, place par place
agents-laid = les tuiles de chaque civilisation, terrains et bâtiments numérotés chacun à partir de 1 dans l’ordre de pose
agents-unfinished = les bâtiments qui portent une pièce
agents-income = ce que rapporte le prochain revenu en bois, pierre, nourriture, citoyens, pièces et luxe, place par place
agents-prestige = le prestige de chacun
agents-population = les points des citoyens de chacun ; le plus petit des deux compte
agents-chits = jetons visibles : cinq désastres, puis les vierges
agents-pile = jetons dans la pile
agents-stacks = tuiles dans chaque pile
agents-target = seul : les points à atteindre
agents-extra = seul : revenu supplémentaire de bois, pierre et nourriture

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

page-row = Aux enchères
page-pass = ou passer : +{ $count }
page-conquest = Conquête
page-conquest-price = Rangée Conquête : +{ $amount }
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
page-less = moins { $what }
page-plus = +{ $count }
page-minus = −{ $count }
page-amount-wood = { $count } bois
page-amount-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
page-amount-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
page-amount-luxury =
    { $count ->
        [one] { $count } bien de luxe
       *[other] { $count } biens de luxe
    }
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
page-store-step = { $said } ; revenu supérieur à partir de { $next ->
        [one] { $next } citoyen
       *[other] { $next } citoyens
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
page-about-drought = Chaque joueur perd un tiers de sa nourriture, arrondi au supérieur.
page-about-plague = Chaque joueur perd un tiers de ses citoyens, arrondi au supérieur.
page-about-storm = Chaque terrain coûte 1 nourriture et 1 pièce, sinon il est perdu.
page-about-decline = Chaque joueur perd 10 biens de luxe, ou tous s’il en a moins.
page-supply = Approvisionnement
page-last-supply = Dernier approvisionnement
page-about-supply = Chaque citoyen consomme 1 nourriture, puis les bâtiments inachevés sont payés ou perdus.

page-solo = Niveau { $level } : il faut { $target } points
page-solo-score = { $score } sur { $target }
page-solo-extra = Revenu supplémentaire :
page-solo-won = Niveau réussi
page-solo-lost = Niveau échoué

page-offer-range =
    Offre minimale : { $least }. Vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
page-offer-luxury =
    { $count ->
        [one] { $count } pièce sera payée en biens de luxe.
       *[other] { $count } pièces seront payées en biens de luxe.
    }

## Explications des décisions sur la page, montrées une seule fois

tip-choose = Votre civilisation fixe vos biens de départ et votre revenu. Comparez-les avant de choisir.
tip-extra = Un revenu supplémentaire est versé à chaque manche : choisissez ce qui vous manque le plus.
tip-bid = Dans la rangée des enchères, les autres joueurs peuvent surenchérir ; dans la rangée Conquête, une tuile coûte 3 pièces de plus mais vous est acquise. Passer rapporte 3 pièces. À la fin, seul compte le plus faible de vos deux totaux, prestige ou population.
tip-amount = Une offre élevée est plus difficile à dépasser, mais il vous faudra aussi des pièces plus tard. L’ordre des offres devient l’ordre du tour de la manche suivante.
tip-displaced = Une offre plus forte a dépassé la vôtre. Déplacez vos pièces vers une autre tuile si elles y suffisent, ou retirez votre offre et recevez 1 pièce.
tip-place = Payez le bâtiment maintenant, ou posez une pièce dessus et payez-le au prochain approvisionnement. S’il n’est toujours pas payé alors, il est perdu.
tip-pick = Ce bâtiment vous laisse choisir son revenu à chaque manche.
tip-earthquake = Chaque bâtiment que vous voulez garder coûte 1 bois et 1 pierre ; ceux que vous ne payez pas sont perdus.
tip-storm = Chaque terrain que vous voulez garder coûte 1 nourriture et 1 pièce ; ceux que vous ne payez pas sont perdus.
tip-feed = Deux biens de luxe remplacent 1 nourriture. Les citoyens qui restent affamés sont perdus.
tip-finish = Les bâtiments sur lesquels une pièce est posée doivent maintenant être payés. Ceux que vous ne payez pas sont perdus.
