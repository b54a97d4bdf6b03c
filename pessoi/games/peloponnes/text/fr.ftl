# The game

game-name = Péloponnèse
game-about = Misez sur des terres et des bâtiments, nourrissez vos citoyens et survivez à cinq désastres. Prestige et population se comptent à part, et seul le plus faible des deux fait votre score.
game-length = Environ 15 minutes par joueur

# Editions and options

edition-standard = Standard
edition-standard-about = Le livret avec ses errata, et nos décisions là où il se tait.
edition-lenient = Souple
edition-lenient-about = Une offre délogée peut en déloger d'autres, et le luxe paie aussi contre le séisme et la tempête.
option-displacement = Offres délogées
option-displacement-about = Où peut aller une offre qui vient d'être dépassée.
option-displacement-free-tiles = Seulement vers une tuile que personne n'occupe
option-displacement-chain = Aussi vers une tuile dont elle bat l'offre
option-luxury-against-disasters = Luxe contre les désastres
option-luxury-against-disasters-about = Si le luxe peut remplacer ce qu'exigent un séisme ou une tempête.
option-luxury-against-disasters-false = Non
option-luxury-against-disasters-true = Oui, deux pour un
option-level = Niveau
option-level-about = La difficulté du jeu en solitaire. À plusieurs, sans effet.
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
disaster-blank = vierge
tile-barracks = Caserne
tile-bridge = Pont
tile-market = Marché
tile-street = Rue
tile-port = Port
tile-aqueduct = Aqueduc
tile-agora = Agora
tile-epidauros-odeon = Odéon d'Épidaure
tile-leonidaion = Léonidaion
tile-granary = Grenier
tile-quarry = Carrière
tile-well = Puits
tile-temple-of-apollo = Temple d'Apollon
tile-cyclopean-masonry = Maçonnerie cyclopéenne
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
ask-bid = Quelle tuile voulez-vous, ou passez-vous ?
ask-amount = Combien de pièces misez-vous ?
ask-displaced = Votre offre est dépassée. La déplacer ou la reprendre ?
ask-place = Payer votre bâtiment maintenant, ou y poser une pièce ?
ask-pick = Que rapporte votre bâtiment ce tour-ci ?
ask-earthquake = Séisme : payez un bois et une pierre par bâtiment, ou cédez un bâtiment.
ask-storm = Tempête : payez une nourriture et une pièce par terrain, ou cédez un terrain.
ask-feed = Combien de citoyens affamés nourrissez-vous avec du luxe ?
ask-finish = Quels bâtiments inachevés payez-vous ?

# Moves

move-choose = Choisir { $civilisation }
move-extra = Revenu supplémentaire : { $good }
move-bid = Miser sur { $tile }
move-conquer = Conquérir { $tile } à son prix fixe
move-pass = Passer contre des pièces
move-offer = Miser { $amount }
move-shift = Déplacer l'offre vers { $tile }
move-withdraw = Reprendre l'offre
move-build = Payer { $tile }
move-mark = Poser une pièce sur { $tile }
move-forgo = Renoncer à { $tile }
move-take = Prendre 1 { $good }
move-lose = Céder { $tile }
move-pay = Payer pour tout ce qui reste
move-feed =
    { $count ->
        [0] Ne pas donner de luxe pour la nourriture
        [one] Nourrir un citoyen avec du luxe
       *[other] Nourrir { $count } citoyens avec du luxe
    }
move-finish = Achever { $tile }
move-done = Céder tout ce qui est inachevé

# Chance

outcome-deal = Civilisation distribuée : { $civilisation }
outcome-turn = On retourne { $tile }
outcome-draw = Le jeton montre : { $disaster }

# The log

event-dealt = { $seat } dirige { $civilisation }.
event-chosen = { $seat } choisit { $civilisation }.
event-extra = { $seat } reçoit 1 { $good } de plus chaque tour.
event-order = { $seat } a la place { $number } dans l'ordre du tour.
event-round = Le tour { $round } sur { $rounds } commence.
event-turned = On retourne { $tile } ; les offres commencent à { $amount }.
event-turned-conquest = On retourne { $tile } à côté de la Conquête ; prix : { $amount }.
event-symbol = { $tile } montre le symbole d'approvisionnement.
event-bid = { $seat } mise { $amount } sur { $tile }.
event-luxury-sold =
    { $seat } vend { $count } de luxe pour { $amount ->
        [one] une pièce
       *[other] { $amount } pièces
    }.
event-outbid = { $seat } dépasse l'offre de { $other } sur { $tile }.
event-shifted = { $seat } déplace l'offre de { $amount } vers { $tile }.
event-withdrawn = { $seat } reprend { $amount } et reçoit { $bonus } de la banque.
event-passed = { $seat } passe et reçoit { $amount } pièces.
event-conquered = { $seat } conquiert { $tile } pour { $amount }.
event-bought = { $seat } achète { $tile } pour { $amount }.
event-unsold = Personne ne veut { $tile } : la tuile quitte le jeu.
event-built =
    { $seat } bâtit { $tile } pour { $wood } de bois et { $stone } de pierre{ $luxury ->
        [0] .
       *[other] , avec { $luxury } de luxe pour ce qui manque.
    }
event-marked = { $seat } pose une pièce sur { $tile } et paiera plus tard.
event-building-lost = { $seat } ne paie ni ne marque { $tile } : la tuile quitte le jeu.
event-laid = { $seat } pose { $tile }.
event-land-lost = { $tile } ne s'accorde pas avec le dernier terrain de { $seat } et quitte le jeu.
event-gains = { $tile } rapporte une fois à { $seat } : citoyens { $citizens }, pièces { $coins }, nourriture { $food }, luxe { $luxury }.
event-citizens-leave =
    { $tile } coûte à { $seat } { $count ->
        [one] un citoyen
       *[other] { $count } citoyens
    }.
event-citizens-come =
    { $count ->
        [one] Un citoyen rejoint
       *[other] { $count } citoyens rejoignent
    } { $seat }.
event-income = { $seat } reçoit bois { $wood }, pierre { $stone }, nourriture { $food }, pièces { $coins }.
event-luxury = Tant de citoyens rapportent { $count } de luxe à { $seat }.
event-overflow = L'entrepôt de { $seat } est plein : { $count } { $good } deviennent du luxe.
event-taken = { $seat } prend 1 { $good }.
event-chit = Un jeton montre { $disaster } : { $count } à présent.
event-blank = Le jeton vierge retourne dans la boîte.
event-disaster = Le désastre frappe : { $disaster } !
event-protected = { $seat } est à l'abri ({ $disaster }).
event-drought = { $seat } perd { $count } de nourriture.
event-plague =
    { $seat } perd { $count ->
        [one] un citoyen
       *[other] { $count } citoyens
    }.
event-decline = { $seat } perd { $count } de luxe.
event-earthquake-paid =
    { $seat } sauve { $count ->
        [one] un bâtiment
       *[other] { $count } bâtiments
    } avec du bois et de la pierre{ $luxury ->
        [0] .
       *[other] , et { $luxury } de luxe pour ce qui manque.
    }
event-storm-paid =
    { $seat } sauve { $count ->
        [one] un terrain
       *[other] { $count } terrains
    } avec de la nourriture et des pièces{ $luxury ->
        [0] .
       *[other] , et { $luxury } de luxe pour ce qui manque.
    }
event-earthquake-lost = { $seat } perd { $tile } dans le séisme.
event-storm-lost = { $seat } perd { $tile } dans la tempête.
event-supply = Un tour d'approvisionnement interrompt le jeu.
event-last-supply = Le dernier tour d'approvisionnement.
event-fed =
    { $seat } nourrit { $count ->
        [one] un citoyen
       *[other] { $count } citoyens
    }.
event-fed-luxury =
    { $seat } nourrit { $count ->
        [one] un citoyen
       *[other] { $count } citoyens
    } de plus avec { $luxury } de luxe.
event-starved =
    { $seat } perd { $count ->
        [one] un citoyen affamé
       *[other] { $count } citoyens affamés
    }.
event-finished =
    { $seat } achève { $tile } pour { $wood } de bois et { $stone } de pierre{ $luxury ->
        [0] .
       *[other] , avec { $luxury } de luxe pour ce qui manque.
    }
event-removed = { $seat } n'achève pas { $tile } : la tuile quitte le jeu.
event-coin-back = La pièce posée sur { $tile } revient à { $seat }.
event-over = Le dernier tour est terminé.
event-result = { $seat } : prestige { $prestige }, population { $population } ; le score est { $score }.
event-place =
    { $place ->
        [1] { $seat } l'emporte.
       *[other] { $seat } arrive à la place { $place }.
    }
event-level-won = { $seat } réussit le niveau { $level } : { $score } points, il en fallait { $target }.
event-level-lost = { $seat } échoue au niveau { $level } : { $score } points, il en fallait { $target }.
event-first-order = { $seat } a la place { $number } au premier tour.
event-coin-saved = La pièce posée sur { $tile } est sauve et revient à { $seat }.

# Why not

reason-choose-first = Choisissez d'abord une civilisation.
reason-extra-first = Choisissez d'abord votre revenu supplémentaire.
reason-bid-first = C'est à vous de miser ou de passer.
reason-not-on-offer = { $tile } n'est pas à vendre ce tour-ci.
reason-conquer-instead = { $tile } est à côté de la Conquête : on ne peut que conquérir cette tuile.
reason-bid-instead = { $tile } est dans la rangée : il faut miser dessus.
reason-conquered-already = Quelqu'un a déjà conquis { $tile }.
reason-citizens-needed =
    { $tile } prend { $count ->
        [one] un citoyen
       *[other] { $count } citoyens
    } que vous n'avez pas.
reason-too-dear = Il faut { $amount } pièces ; avec votre luxe vous pouvez en réunir { $money }.
reason-amount-first = Dites d'abord combien vous misez.
reason-bid-too-low = L'offre doit être d'au moins { $amount }.
reason-displaced-first = Votre offre est dépassée : déplacez-la ou reprenez-la.
reason-not-free = { $other } tient déjà { $tile }.
reason-not-exact = À côté de la Conquête il faudrait une offre d'exactement { $amount } ; la vôtre est de { $bid }.
reason-bid-unchanged = Il faudrait { $amount }, et votre offre reste à { $bid }.
reason-place-first = Placez d'abord votre bâtiment.
reason-not-your-tile = { $tile } n'est pas la tuile que vous avez acquise.
reason-cannot-pay = { $tile } coûte { $wood } de bois et { $stone } de pierre, et votre luxe ne suffit pas pour ce qui manque.
reason-no-coin = Vous n'avez pas de pièce à y poser.
reason-must-place = Vous pouvez payer { $tile } ou marquer la tuile, donc vous la gardez.
reason-take-first = Choisissez d'abord votre revenu.
reason-cannot-save = Vous ne pouvez pas payer pour les { $count } : cédez d'abord une tuile.
reason-not-struck = { $tile } n'est pas une de vos tuiles frappées.
reason-disaster-first = Le désastre d'abord.
reason-feed-first = Nourrissez d'abord vos citoyens.
reason-all-fed = Seuls { $count } ont faim.
reason-luxury-short = Vous avez { $luxury } de luxe, et chaque citoyen en demande { $rate }.
reason-finish-first = Décidez d'abord de vos bâtiments inachevés.
reason-not-unfinished = { $tile } n'est pas un de vos bâtiments inachevés.

# The board in the terminal

board-round = Tour { $round } sur { $rounds }
board-stacks = Piles A { $a }, B { $b }, C { $c }
board-order = Ordre du tour
board-row = Aux enchères
board-conquest = Conquête
board-disasters = Désastres
board-struck = passé
board-tile = Tuile
board-price = Prix
board-prestige = Prestige
board-cost = Coût
board-once = Une fois
board-income = Revenu
board-power = Pouvoir
board-bid = Offre
board-seat = Siège
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
board-any-land = tout terrain
board-against = contre { $disaster }
board-supply = approv.
board-passed = a passé
board-withdrawn = retiré
board-level = Niveau { $level } : { $target } points à atteindre
board-place = Place { $place }
board-unfinished = inachevé
board-empty = aucun

# Chapters

chapter-components = Matériel
chapter-setup = Mise en place
chapter-tiles = Tirage des tuiles
chapter-auction = Enchères
chapter-order = Ordre du tour
chapter-placing = Placement
chapter-gains = Gains uniques
chapter-income = Revenus
chapter-disasters = Désastres
chapter-supply = Approvisionnement
chapter-luxury = Luxe
chapter-buildings = Bâtiments particuliers
chapter-end = Fin de partie
chapter-score = Décompte
chapter-solo = En solitaire

# Rules

rule-components-players = Le jeu se joue de un à cinq.
rule-components-civilisations = Il y a sept civilisations. Chacune indique ses biens de départ, son revenu et un numéro de 1 à 7.
rule-components-buildings = Il y a vingt bâtiments. Chacun indique une offre minimale, son coût en bois et en pierre, son prestige et ce qu'il rapporte.
rule-components-lands = Il y a vingt terrains. Chacun indique une offre minimale, son prestige et ce qu'il rapporte une fois et chaque tour.
rule-components-stacks = Les quarante tuiles forment trois piles : quinze A, quinze B et dix C.
rule-components-chits = Il y a seize jetons désastre : trois pour chacun des cinq désastres, et un vierge.
rule-components-coins = Il y a quarante pièces de un et dix de trois. Si la banque s'épuise, elle continue de payer.
rule-components-mat = Un entrepôt contient au plus 10 bois, 10 pierres et 13 nourritures. Pièces et citoyens sont sans limite.
rule-components-income-table = Un tableau sur le plateau indique les pièces et, dès 14 citoyens, le luxe que rapporte la population chaque tour.
rule-components-symbols = Deux terrains, un dans la pile B et un dans la pile C, montrent le symbole d'approvisionnement.
rule-setup-civilisations = Chaque joueur reçoit une civilisation au hasard ; les autres ne servent pas.
rule-setup-goods = Chacun commence avec les pièces, citoyens et biens de sa civilisation, et sans luxe.
rule-setup-first-order = Au premier tour, on joue dans l'ordre des numéros des civilisations, le plus petit d'abord.
rule-setup-conquest = À cinq joueurs, la tuile Conquête ne sert pas.
rule-tiles-draw = À chaque tour, cinq tuiles sont retournées une à une, toutes face visible.
rule-tiles-rows = Autant de tuiles que de joueurs forment la rangée des enchères ; le reste va à côté de la Conquête.
rule-tiles-stacks = On joue trois tours avec les tuiles A, trois avec B et deux avec C.
rule-tiles-supply = Une tuile au symbole d'approvisionnement arrête aussitôt le tirage pour un approvisionnement ; puis il reprend.
rule-tiles-symbol-stays = La tuile au symbole reste proposée et compte parmi les cinq.
rule-auction-turns = Les joueurs agissent dans l'ordre du tour, une fois chacun.
rule-auction-bid = On place un nombre quelconque de pièces sous une tuile.
rule-auction-minimum = Une offre est au moins égale au nombre de la tuile.
rule-auction-outbid = Pour prendre une tuile déjà convoitée, il faut offrir davantage.
rule-auction-at-once = Le joueur dépassé agit aussitôt, avant le joueur suivant.
rule-auction-shift = Le joueur dépassé peut déplacer son offre vers une autre tuile ; le nombre de pièces ne change pas.
rule-auction-shift-free = Une offre déplacée ne va que vers une tuile libre ; en option, elle peut en déloger une plus faible.
rule-auction-shift-conquest = Une offre déplacée ne va à côté de la Conquête que si elle y égale exactement le prix.
rule-auction-withdraw = Ou bien il reprend toutes ses pièces, en reçoit une de la banque, et n'aura pas de tuile ce tour.
rule-auction-pass = Au lieu de miser, on peut passer et prendre trois pièces. Un joueur dépassé ne peut pas passer.
rule-auction-conquest = Une tuile à côté de la Conquête coûte exactement trois pièces de plus que son minimum.
rule-auction-conquest-safe = Personne ne peut en être délogé.
rule-auction-unsold = Les tuiles sur lesquelles personne n'a misé quittent le jeu.
rule-auction-end = Les enchères s'achèvent quand chacun tient une tuile, s'est retiré ou a passé.
rule-order-by-bid = Plus l'offre est haute, plus on joue tôt au tour suivant. Le prix d'une conquête compte aussi.
rule-order-ties = À offres égales, l'ordre ne change pas.
rule-order-without-bid = Ceux qui ont passé ou se sont retirés viennent en dernier et gardent leur ordre.
rule-placing-together = Tous placent leurs tuiles en même temps.
rule-placing-coins = Les pièces de toutes les offres vont à la banque, quoi qu'il advienne des tuiles.
rule-placing-building = Un bâtiment se place à gauche de la civilisation ou de son dernier bâtiment, et l'on paie son bois et sa pierre.
rule-placing-mark = Qui ne peut ou ne veut pas payer y pose une de ses pièces, qu'il doit avoir avant que la tuile n'en rapporte.
rule-placing-use-at-once = Un bâtiment marqué d'une pièce sert aussitôt, comme s'il était payé.
rule-placing-building-lost = Qui ne peut ni payer ni poser une pièce perd le bâtiment.
rule-placing-refuse = On ne peut renoncer à un bâtiment que si seul le luxe permettrait de le garder.
rule-placing-land = Un terrain se place à droite et doit partager une ressource de son revenu avec le dernier terrain.
rule-placing-first-land = Le premier terrain à côté de la civilisation est libre.
rule-placing-land-lost = Un terrain qui ne convient pas quitte le jeu. On peut miser dessus malgré tout.
rule-gains-once = Une nouvelle tuile rapporte une fois ses citoyens, pièces, nourriture ou luxe.
rule-gains-kept = Ces gains restent même si la tuile est perdue plus tard.
rule-income-tiles = À chaque tour, civilisation, terrains et bâtiments rapportent leurs ressources.
rule-income-population = La population rapporte des pièces selon le tableau du plateau : 10 citoyens, par exemple, 4 pièces.
rule-income-above-table = Au-delà du tableau, sa dernière ligne vaut.
rule-income-arkadia = L'Arcadie reçoit un citoyen à chaque tour, avant le compte des pièces.
rule-income-luxury = Quatorze citoyens ou plus rapportent aussi du luxe.
rule-income-choice = Le Port et le Temple d'Apollon rapportent un bois, une pierre, une nourriture ou une pièce, au choix chaque tour.
rule-disasters-chits = À la fin de chaque tour, deux jetons sont retournés l'un après l'autre.
rule-disasters-blank = Le jeton vierge ne fait rien et quitte le jeu.
rule-disasters-third = Le troisième jeton d'une sorte déclenche aussitôt son désastre.
rule-disasters-earthquake = Séisme : chaque bâtiment coûte un bois et une pierre, ou il est perdu.
rule-disasters-unfinished = Les bâtiments marqués d'une pièce comptent aussi.
rule-disasters-choice = Chacun choisit les tuiles qu'il paie et celles qu'il perd, et peut refuser de payer.
rule-disasters-coin = La pièce posée sur un bâtiment perdu dans un séisme revient à son propriétaire.
rule-disasters-drought = Sécheresse : un tiers de la nourriture est perdu, arrondi au supérieur.
rule-disasters-plague = Épidémie : un tiers des citoyens est perdu, arrondi au supérieur.
rule-disasters-storm = Tempête : chaque terrain coûte une nourriture et une pièce, ou il est perdu.
rule-disasters-storm-gap = Après une tempête, les terrains restants se resserrent sans nouvelle comparaison ; le prochain doit convenir au dernier qui reste.
rule-disasters-decline = Déclin : dix de luxe sont perdus, ou tout ce qu'il y a.
rule-disasters-protection = Huit bâtiments protègent chacun d'un désastre, avec ou sans pièce dessus.
rule-disasters-no-luxury = Le luxe ne paie ni séisme ni tempête, sauf si la table en décide autrement.
rule-supply-when = Un approvisionnement a lieu quand un symbole est retourné, dans les tours B et dans les tours C.
rule-supply-feeding = Chaque citoyen mange une nourriture, et l'on n'en retient pas. Les citoyens sans nourriture sont perdus.
rule-supply-luxury = Deux de luxe peuvent nourrir un citoyen de plus, autant qu'on veut, sans obligation.
rule-supply-sequence = On nourrit d'abord, on achève ensuite.
rule-supply-buildings = Chaque bâtiment marqué d'une pièce est payé maintenant, ou il quitte le jeu.
rule-supply-coin = Dans les deux cas, sa pièce revient au propriétaire.
rule-luxury-overflow = Les ressources qui ne tiennent pas dans l'entrepôt deviennent du luxe, une pour un.
rule-luxury-chip = Au-delà de 20 de luxe, on prend un jeton « 20+ » et la piste recommence.
rule-luxury-resources = Deux de luxe remplacent un bois, une pierre ou une nourriture qui manque pour bâtir ou nourrir, et seulement ce qui manque.
rule-luxury-coins = Deux de luxe donnent une pièce pour une offre ou pour marquer un bâtiment, et seulement ce qui manque.
rule-buildings-half = Avec le Marché ou l'Agora, chaque offre vaut une demi-pièce de plus : à pièces égales, on l'emporte.
rule-buildings-half-once = Le Marché et l'Agora ensemble n'ajoutent qu'une demi-pièce.
rule-buildings-half-equal = Entre deux joueurs qui ont la demi-pièce, des pièces égales ne suffisent pas.
rule-buildings-half-order = La demi-pièce ne compte pas pour l'ordre du tour.
rule-buildings-citizens = La Caserne prend deux citoyens et la Forteresse de Tirynthe un ; qui en a moins ne peut pas miser. Ils ne reviennent jamais.
rule-buildings-barracks = Le propriétaire de la Caserne pose ses terrains sans ressource commune.
rule-end-rounds = La partie s'achève après huit tours et les deux derniers jetons.
rule-end-income = Le huitième tour a ses revenus comme les autres.
rule-end-supply = Puis on nourrit et on achève, ou l'on perd, une dernière fois.
rule-score-prestige = Le prestige est la somme de ses tuiles et un point pour trois pièces, arrondi à l'inférieur.
rule-score-population = Chaque citoyen vaut trois points de population.
rule-score-lower = La plus petite des deux sommes est le score.
rule-score-winner = Le plus haut score l'emporte.
rule-score-tie-total = À égalité, la plus haute des deux sommes d'un joueur décide.
rule-score-tie-luxury = Puis le plus de luxe décide. Encore à égalité, on partage la place.
rule-solo-civilisation = En solitaire, on choisit sa civilisation.
rule-solo-purchase = Pas d'enchères : on achète une tuile par tour à son prix, et les autres quittent le jeu.
rule-solo-rows = Aux niveaux 1 à 5, la rangée compte cinq, quatre, trois, deux tuiles, puis une ; les autres sont à côté de la Conquête.
rule-solo-conquest = En solitaire aussi, une tuile à côté de la Conquête coûte trois pièces de plus.
rule-solo-extra = Dès le niveau 2, on choisit au départ des revenus supplémentaires : une, deux, trois et trois fois un bois, une pierre ou une nourriture par tour.
rule-solo-pass = En solitaire aussi, passer rapporte trois pièces.
rule-solo-target = Un niveau est réussi avec 24, 28, 32, 35 et 35 points.
rule-solo-campaign = Dans une campagne, chaque niveau se joue avec une civilisation qui n'a pas encore servi.
rule-solo-best = De plusieurs essais d'un niveau, c'est le meilleur score qui compte.
rule-solo-retry = Un niveau manqué peut être retenté avec une autre civilisation inutilisée.

## D’où viennent les points

source-tiles = Prestige des tuiles
source-coins = Pièces
source-citizens = Citoyens

# Une campagne.

campaign-won = Niveau { $level } : gagné avec { $civilisation } et { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
campaign-failed = Niveau { $level } : pas encore gagné ; meilleur résultat : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, avec { $civilisation }.
campaign-dropped = Un niveau n’a pas pu être lu et ne compte pas : { $why }.
campaign-next = Le niveau { $level } est le prochain.
campaign-complete = Tous les niveaux sont gagnés.
campaign-lost = Il ne reste aucune civilisation pour les niveaux à jouer. Commencez une nouvelle campagne dans un autre fichier.
campaign-choose = Quelle civilisation ?

# Ce que quelqu’un a mal fait.

mistake-campaign-busy = un niveau est en cours ; finissez-le d’abord
mistake-campaign-complete = tous les niveaux sont gagnés
mistake-campaign-choice = « { $found } » n’est pas au choix ; encore libres : { $known }
mistake-campaign-unfinished = aucun niveau ne vient d’être fini
mistake-campaign-idle = aucun niveau n’est en cours
mistake-campaign-format = une campagne de { $name } au format { $known } est attendue
mistake-campaign-attempt = attempts : [niveau, civilisation, score] est attendu, et non { $found }
mistake-campaign-level = le niveau { $expected } vient ensuite, et non { $found }
mistake-campaign-unchosen = aucune civilisation n’a été choisie
mistake-campaign-unknown = « { $found } » n’est pas une civilisation
mistake-campaign-used = « { $found } » a déjà servi
mistake-campaign-score = attempts : un score n’est pas négatif, et non { $found }
mistake-campaign-play = play : les lignes d’un enregistrement sont attendues
mistake-campaign-seats = play : une partie pour une seule place est attendue
mistake-stack-size = pile { $stack } : { $rounds } tours demandent { $expected } tuiles, et non { $found }
mistake-tile-names = land, building : chaque nom une fois, et au plus { $most } tuiles
mistake-land-barren = land { $land } : sans revenu, il ne pourrait toucher aucune autre terre
mistake-display-long = display : une rangée a au plus { $most } tuiles
mistake-display-short = display : la rangée doit avoir une tuile pour chaque place
mistake-civilisation-orders = civilisation : au moins { $least }, chacune avec son propre numéro d’ordre
mistake-civilisation-goods = civilisation { $civilisation } : ses biens n’entrent pas dans l’entrepôt
mistake-level-order = level : il faut les niveaux 1 à { $high }, dans cet ordre
mistake-level-long = level : une rangée a au plus { $most } tuiles
mistake-population-uneven = population : coins et luxury doivent être de même longueur
mistake-chits-drawn = chits : il en faut autant que tous les tours en tirent
mistake-chits-each = chits : { $count } de chaque catastrophe, pour que chacune frappe une fois
mistake-agenda-steps = agenda : ces étapes ne se suivent jamais : { $found }
mistake-agenda-round = agenda : ces étapes n’ont pas lieu au tour { $round }
mistake-agenda-argument = agenda : { $step } ne peut pas porter le nombre { $found }
mistake-civilisation-twice = civilisations : deux places ont { $civilisation }
mistake-civilisation-missing = civilisations : chaque place en a une dès qu’elle est distribuée ou choisie
mistake-extra-incomes = revenus supplémentaires : { $expected } attendus, { $found } trouvés
mistake-row-tiles = row : une tuile y est deux fois ou a quitté la rangée
mistake-laid-order = laid : les tuiles de la place 0 sont attendues, puis celles des autres places
mistake-choosing-unasked = choosing : aucune place ne choisit le revenu d’une de ces tuiles
mistake-spots-taken = spots : chaque place tient sa propre tuile de la rangée
mistake-auction-idle = row, spots, bids : il n’y a pas d’enchères en ce moment
mistake-bids-turn = bids, spots : la place { $number } ne peut pas encore avoir agi ainsi
mistake-sum-coins = les pièces
mistake-sum-wood = le bois
mistake-sum-stone = la pierre
mistake-sum-food = la nourriture
mistake-sum-citizens = les habitants
mistake-sum-luxury = le luxe
mistake-sum-tiles = les tuiles
mistake-sum-tiles-in-two-places = les tuiles à deux endroits
mistake-sum-chits = les jetons de catastrophe
mistake-sum-seats-in-the-order = les places dans l’ordre
mistake-sum-stores-below-zero-or-overfull = les entrepôts sous zéro ou trop pleins

# Pour les agents qui apprennent
agents-wanted = à `amount` : la tuile retournée sur laquelle on mise
agents-round = le tour
agents-order = la place de chacun dans l’ordre du tour, à partir de 1
agents-row = les tuiles retournées, selon leur place à partir de 1
agents-offers = place par place, le prix de chacune, son prestige, son coût en bois et en pierre, ce qu’elle rapporte une fois en citoyens, pièces, nourriture et luxe, et chaque tour en bois, pierre et nourriture
agents-auctioned = combien d’entre elles sont aux enchères ; les autres sont à côté de la Conquête
agents-held = la tuile sur laquelle chacun a misé, selon sa place, place par place
agents-bids = les pièces de chacun sous une tuile
agents-passed = qui a passé
agents-outbid = qui a été dépassé et n’a pas d’autre tuile ; sans mise, qui a repris son offre
agents-civilisation = la civilisation de chacun, place par place
agents-stores = bois, pierre, nourriture, pièces, citoyens et luxe, place par place
agents-tiles = les tuiles de chacun, place par place
agents-laid = les tuiles de chaque civilisation, terrains et bâtiments numérotés chacun à partir de 1 dans l’ordre de pose
agents-unfinished = les bâtiments qui portent une pièce
agents-income = ce que rapporte le prochain revenu en bois, pierre, nourriture, citoyens, pièces et luxe, place par place
agents-prestige = le prestige de chacun
agents-population = les points des citoyens de chacun ; le plus petit des deux compte
agents-chits = jetons visibles : cinq désastres, puis les vierges
agents-pile = jetons dans la pile
agents-stacks = tuiles dans chaque pile
agents-target = seul : les points à atteindre
agents-extra = seul : revenu supplémentaire de bois, pierre et nourriture

## Le plateau sur la page

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

## Explications des décisions sur la page, montrées une seule fois

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
