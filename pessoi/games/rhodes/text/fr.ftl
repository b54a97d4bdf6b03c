# The game

game-name = Rhodes
game-about = Cultivez un domaine, expédiez ses récoltes par un port où les bateaux se poussent, et réalisez les missions de la ville.
game-length = 60 à 120 minutes

# Chapters

chapter-components = Le matériel
chapter-setup = Préparation
chapter-round = La manche
chapter-production = Production
chapter-estate = Le domaine
chapter-farm = La ferme
chapter-boats = Bateaux et entrepôts
chapter-renewal = L'or
chapter-harbour = Le port
chapter-mission = Missions
chapter-market = Le marché
chapter-temple = Le temple
chapter-hall = L'hôtel de ville
chapter-development = Développements
chapter-order = L'ordre du tour
chapter-end = La fin

# Options

edition-standard = Standard
edition-standard-about = Les champs peuvent resservir, et un bateau décharge dès que sa proue atteint la sortie.
edition-one-by-one = Un par un
edition-one-by-one-about = Chaque champ ne reçoit qu’un jeton par manche, et les marchandises quittent le bateau une à une à la sortie.
option-field-reuse = Champs de production
option-field-reuse-about = Le second producteur d'une manche peut-il utiliser un champ qui porte déjà un jeton ?
option-field-reuse-allowed = Peuvent resservir
option-field-reuse-forbidden = Une fois par manche
option-exit = Déchargement
option-exit-about = Quand les marchandises quittent-elles un bateau à la sortie ?
option-exit-bow = Toutes, quand la proue y est
option-exit-units = Une à une, quand chacune y est

# Words

good-wine = vin
good-milk = lait de chèvre
good-olives = olives
good-grain = céréales
good-gold = or
good-joker = joker
development-demeter-wine = Bénédiction de Déméter (vin)
development-demeter-milk = Bénédiction de Déméter (lait de chèvre)
development-demeter-olives = Bénédiction de Déméter (olives)
development-demeter-grain = Bénédiction de Déméter (céréales)
development-poseidon = Poséidon
development-irrigation = Irrigation
development-hut = Cabane
development-cart = Chariot
development-abundance = Abondance
development-trader = Marchand grec
place-production = production
place-farm = ferme
place-harbour = port
place-market = marché
place-temple = temple
place-hall = hôtel de ville

# What is asked

ask-start = Achetez votre première culture.
ask-act = Où posez-vous votre marqueur ?
ask-produce = Posez un jeton sur un champ.
ask-effect = Quel développement utilisez-vous ?
ask-boat = Quel bateau chargez-vous ?
ask-load = Que chargez-vous ensuite, depuis la proue ?
ask-paid = Combien d'unités sont payées en points ?
ask-drop = Votre entrepôt déborde : que cédez-vous ?
ask-ship = Qu'achetez-vous au port ?
ask-name = Que devient le joker ?
ask-mission = Quelle mission réalisez-vous ?
ask-give = D'où vient l'unité pour la mission ?
ask-sell = Que vendez-vous ?
ask-offer = Achetez-vous un point ?
ask-hall = Qu'achetez-vous à l'hôtel de ville ?
ask-order = Quelle ligne de l'ordre du tour prenez-vous ?
ask-grow = Quel produit recevez-vous ?

# Moves

move-stop = C'est tout
move-idle = Passer
move-go = Aller : { $place }
move-produce = Jeton { $value } sur { $product }
move-demeter = Déméter bénit : { $product }
move-cart = Porter à l'entrepôt : { $product }
move-grow = Faire pousser : { $product }
move-trade = Échanger { $product } contre { $into }
move-enter = Charger le bateau de { $length }
move-take = Prendre : { $product }
move-take-hut = Prendre dans la cabane : { $product }
move-paid =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, le reste en drachmes
move-ship = Acheter ce qui est sur la case { $square }
move-name = Il devient : { $product }
move-mission = Réaliser la mission { $mission }
move-drop = Céder : { $good }
move-offer = Acheter un point
move-land = Acheter une culture : { $product } à { $amount }
move-build = Acheter : { $kind }
move-large = Acheter le grand bateau
move-row = Prendre la ligne { $row }
outcome-mission = La mission { $mission } est ouverte.
outcome-boat = Le bateau égyptien { $boat } est en vue.
outcome-first = { $seat } commence.

# The log

event-mission-open = La mission { $mission } est ouverte.
event-mission-drawn = Une nouvelle mission : { $mission }.
event-boat-at-sea = Le bateau égyptien { $boat } attend en mer.
event-boats-shuffled = Les bateaux égyptiens sont mélangés à nouveau : { $count }.
event-egyptian-enters = Le bateau égyptien { $boat } entre dans le port.
event-egyptian-leaves = Le bateau égyptien { $boat } quitte le port.
event-first = { $seat } commence.
event-started = { $seat } débute avec une culture : { $product } à { $amount }.
event-round = Manche { $round }.
event-goes = { $seat } pose un marqueur : { $place }.
event-goes-beyond = { $seat } va au port complet : c'est la dernière manche.
event-idle =
    { $seat } ne peut rien faire et reçoit { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    }.
event-produces = { $seat } pose le jeton { $value } sur { $product }.
event-grown = { $seat } reçoit { $product } : { $count }.
event-surplus = Pas de place pour { $product } : { $count } à la réserve.
event-irrigated = { $seat } reçoit une unité de plus par irrigation : { $product }.
event-farm-points =
    { $seat } reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de son domaine.
event-farm-money =
    { $seat } reçoit { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    } de son domaine.
event-demeter =
    Déméter bénit { $product } et donne à { $seat } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-carted = { $seat } porte à l'entrepôt : { $product }.
event-abundant = L'abondance donne à { $seat } une unité : { $product }.
event-traded = { $seat } échange { $product } contre { $into }.
event-loaded = { $seat } charge : { $product }.
event-delivered =
    { $seat } touche { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    }.
event-enters = { $seat } envoie au port un bateau de { $length }.
event-unloaded = L'entrepôt de { $seat } reçoit : { $good }.
event-home = Un bateau de { $length } rentre chez { $seat }.
event-dropped = { $seat } cède : { $good }.
event-bought-bank =
    { $seat } achète { $good } pour { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    }, payé à la banque.
event-bought-from =
    { $seat } achète { $good } à { $other } pour { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    }.
event-joker = C'était un joker : { $seat } en fait { $product }.
event-errand =
    { $seat } paie { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    } pour { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } du domaine.
event-given = { $seat } donne du domaine : { $product }.
event-fulfilled =
    { $seat } réalise la mission { $mission } : { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-sold =
    { $seat } vend { $product } pour { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    }.
event-offered =
    { $seat } achète un point pour { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    }.
event-land-bought = { $seat } achète une culture : { $product } à { $amount }.
event-built = { $seat } achète { $kind } à { $amount }.
event-large-bought = { $seat } achète le grand bateau à { $amount }.
event-back = Marqueurs et jetons reviennent.
event-row-pays =
    { $seat } prend la ligne { $row } et paie { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    }.
event-row-gains =
    { $seat } prend la ligne { $row } et reçoit { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    }.
event-row-stays = { $seat } ne peut payer aucune autre ligne et reste sur la ligne { $row }.
event-row-product = La ligne donne à { $seat } une unité : { $product }.
event-last-round = Plus de mission pour la place libre : cette manche est la dernière.
event-over = La partie est finie.
event-money-counts =
    { $seat } : { $amount ->
        [one] { $amount } drachme
       *[other] { $amount } drachmes
    } valent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-gold-counts =
    { $seat } : lingots d'or, { $count }, valent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-result =
    { $seat } : place { $rank } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Why not

reason-too-dear = Cela coûte { $cost } ; vous avez { $money }.
reason-tiles-gone = Il n'en reste plus.
reason-same-product = Vous cultivez déjà { $product } ; vos premières tuiles doivent différer.
reason-second-impossible = Avec { $left } restantes, vous ne pourriez pas acheter de seconde tuile.
reason-start-first = Achetez d'abord votre culture.
reason-not-on-land = Il n'y en a pas sur vos cultures : { $product }.
reason-not-in-hut = Il n'y en a pas dans votre cabane : { $product }.
reason-take-a-unit = Prenez d'abord une unité de votre domaine.
reason-sell-something = Vous devez vendre au moins une unité.
reason-offer-something = Vous devez acheter au moins un point.
reason-buy-something = Vous devez acheter quelque chose ici.
reason-buy-a-tile = Terminez d'abord vos achats à l'hôtel de ville.
reason-one-of-each = Vous l'avez déjà : { $kind }.
reason-no-boat-for-sale = Aucun bateau n'est à vendre pour vous.
reason-chip-first = Posez d'abord un jeton sur un champ.
reason-other-field = Votre second jeton doit aller ailleurs que sur { $product }.
reason-no-such-chip = Aucun jeton { $value } n'est libre.
reason-field-taken = Un jeton est déjà sur { $product }.
reason-boat-needs-more = Le reste ne remplirait pas un bateau.
reason-no-cart = Vous n'avez pas de chariot à utiliser.
reason-no-abundance = Vous n'avez pas d'abondance à utiliser.
reason-no-trader = Vous n'avez pas de marchand à utiliser.
reason-no-blessing = Vous n’avez pas cette Bénédiction de Déméter : { $product }.
reason-blessing-used = Vous avez déjà utilisé cette Bénédiction de Déméter pendant cette action : { $product }.
reason-blessing-few = La Bénédiction de Déméter ({ $product }) demande { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de ce produit sur votre domaine ; vous en avez { $units }.
reason-blessing-later = Cette Bénédiction de Déméter est comptée automatiquement après vos autres développements : { $product }.
reason-trade-for-another = Échangez-le contre un autre produit.
reason-no-room = Vous n'avez pas de place pour { $product }.
reason-developments-first = Utilisez d'abord vos développements, ou dites que c'est tout.
reason-boat-first = Choisissez d'abord le bateau qui entre.
reason-boat-not-home = Aucun bateau de { $length } n'est à quai.
reason-boat-not-full = Un bateau de { $length } doit être plein ; votre domaine contient { $units }.
reason-too-many-points = Le bateau en porte { $units }.
reason-reward-first = Dites d'abord comment vous êtes payé.
reason-not-in-warehouse = Il n'y en a pas dans votre entrepôt : { $good }.
reason-drop-first = Votre entrepôt doit d'abord céder { $count }.
reason-harbour-something = Achetez quelque chose : vous ne pouvez réaliser aucune mission ainsi.
reason-goods-first = Terminez d'abord vos achats au port.
reason-empty-square = Il n'y a rien sur la case { $square }.
reason-name-first = Dites d'abord ce que devient le joker ; ce ne peut être de l'or.
reason-mission-needed = Vous n'avez rien acheté : vous devez réaliser une mission.
reason-mission-first = Choisissez d'abord une mission, ou aucune.
reason-mission-not-open = La mission { $mission } n'est pas ouverte.
reason-mission-lacks = Manque pour la mission { $mission }{ $wine ->
        [0] {""}
       *[other] {" "}· { $wine } × { good-wine }
    }{ $milk ->
        [0] {""}
       *[other] {" "}· { $milk } × { good-milk }
    }{ $olives ->
        [0] {""}
       *[other] {" "}· { $olives } × { good-olives }
    }{ $grain ->
        [0] {""}
       *[other] {" "}· { $grain } × { good-grain }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· { $gold } × { good-gold }
    }.
reason-mission-too-many = La mission { $mission } demanderait { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de votre domaine ; { $most } au plus peuvent en venir.
reason-mission-from-warehouse = Une marchandise au moins de la mission { $mission } doit venir de votre entrepôt.
reason-mission-fee = Ce que la mission { $mission } demande à votre domaine coûte { $cost ->
        [one] { $cost } drachme
       *[other] { $cost } drachmes
    } ; vous en avez { $money }.
reason-mission-wants = La mission demande : { $product }.
reason-must-act = Vous pouvez encore faire quelque chose.
reason-place-first = Posez d'abord votre marqueur.
reason-farmed = Votre marqueur est déjà sur votre ferme.
reason-no-full-boat = Vous ne pouvez remplir aucun bateau à quai.
reason-place-full = Aucun emplacement libre : { $place }.
reason-nothing-in-harbour = Vous ne pouvez ni y acheter quelque chose ni réaliser une mission.
reason-nothing-to-sell = Votre domaine n'a rien à vendre.
reason-nothing-to-buy = Vous ne pouvez rien y acheter.
reason-row-first = Choisissez d'abord une ligne.
reason-row-taken = La ligne { $row } est prise.
reason-same-row = Vous ne pouvez pas rester sur la ligne { $row }.
reason-product-first = Choisissez d'abord le produit reçu.

# The board

board-round = Manche { $round }
board-last-round = Dernière manche
board-harbour = Port
board-gate = porte
board-exit = sortie
board-square = case
board-price = prix
board-boat = bateau
board-cargo = cargaison
board-sea = En mer : { $cargo }. Pile : { $pile }, mis de côté : { $landed }.
board-loading = En chargement : { $cargo }
board-missions = Missions (pile : { $stack })
board-empty = vide
board-places = Lieux
board-chips = Jetons
board-free = libre
board-tiles = Hôtel de ville
board-order = Ordre du tour
board-money = dr.
board-points = pts
board-score = score
board-estate = domaine
board-hut = cabane
board-warehouse = entrepôt
board-boats = bateaux
board-developments = développements
board-markers = marqueurs
board-key = W vin, M lait de chèvre, O olives, G céréales, A or, ? joker, · rien

# The rules

rule-components-players = Rhodes se joue à 2 jusqu'à 5.
rule-components-farmland = Il y a 16 tuiles de culture, avec place pour 3 unités chacune. Deux sont connues : céréales à 14 avec une drachme, vin à 17 avec un point. Les autres sont complétées d'après elles.
rule-components-development = Il y a 19 tuiles de développement. Seul le prix du marchand grec, 10, est connu ; les autres prix et le nombre d'exemplaires sont complétés.
rule-components-missions = Il y a 15 missions, cinq par catégorie. Seule vin et olives pour 4 drachmes et 3 points est connue ; les autres sont complétées.
rule-components-egyptian = Il y a dix bateaux égyptiens, chargés d'or et de jokers. La cargaison de chacun est complétée.
rule-components-fleet = Chaque couleur a des bateaux de 1, 2, 2 et 3 cases.
rule-components-spaces = Le nombre d’emplacements d’une action dépend du nombre de joueurs. Ceux de l’hôtel de ville (2, 2, 3 et 4 pour 2 à 5 joueurs) et du port (toujours 2) sont reconstitués.
rule-components-chips = Il y a cinq jetons de production : 1, 2, 3, 3 et 4.
rule-components-supply = Les marchandises ne s'épuisent jamais.
rule-components-bank = L'argent ne s'épuise jamais.
rule-components-texts = Là où plusieurs textes sont lisibles, ils s'accordent sur les tuiles, les jetons et la pile des missions.
rule-setup-money = Chacun commence avec 30 drachmes à 2 ou 3, avec 25 sinon.
rule-setup-boats = Chacun commence avec des bateaux de 1, 2 et 3 cases à 2 ou 3, de 1, 2 et 2 sinon.
rule-setup-missions = Une mission de chaque catégorie est écartée sans être vue. Les autres s'empilent, I avant II avant III, et trois sont ouvertes. Chacune est tirée quand il la faut ; nul ne sait jamais lesquelles ont été écartées.
rule-setup-harbour = Des bateaux égyptiens entrent jusqu'à ce que deux lingots soient dans le port ; un de plus attend en mer.
rule-setup-order = Le sort désigne qui occupe la première ligne de l'ordre du tour ; les autres suivent dans le sens horaire. Personne ne paie ni ne reçoit rien.
rule-setup-farmland = Les cultures s'achètent dans l'ordre du tour, une tuile par passage : deux chacun à 2 ou 3, une à 4 ou 5.
rule-setup-same-product = Les deux premières tuiles doivent donner des produits différents.
rule-setup-second = La première tuile ne peut pas être si chère qu'aucune seconde ne puisse être payée.
rule-setup-cube = Chaque tuile achetée maintenant reçoit une unité de son produit. Celles achetées plus tard arrivent vides.
rule-round-phases = Une manche a quatre phases : actions, or, retour des marqueurs et jetons, nouvel ordre du tour.
rule-round-actions = De haut en bas, chacun pose un marqueur et agit aussitôt ; puis chacun recommence une fois.
rule-round-achieve = Un marqueur ne va que là où il obtient quelque chose : une unité vendue, un point, une tuile, une unité achetée ou une mission.
rule-round-idle = Qui ne peut rien faire perd son marqueur pour la manche et reçoit 1 drachme.
rule-round-farm-space = Une ferme a un emplacement, pour son seul propriétaire.
rule-round-return = Les marqueurs reviennent à leurs propriétaires, les jetons à leurs cases.
rule-production-chips = Une production prend deux jetons, jamais un seul.
rule-production-fields = Les deux jetons vont sur deux champs différents.
rule-production-total = La somme des deux jetons n'est pas limitée.
rule-production-reuse = Le second producteur d'une manche peut utiliser des champs occupés par un jeton ; selon l'option, seulement les champs libres.
rule-production-round = La récolte se répartit dans le sens horaire en commençant par le producteur : à chaque passage une unité sur chaque tuile de ce produit.
rule-production-short = Une culture reçoit au plus une unité par passage. Si le dernier passage compte moins d’unités que le joueur n’a de cultures avec de la place, elles vont sur des cultures différentes, en commençant par les moins remplies.
rule-production-full = Une tuile contient 3 unités ; une tuile pleine est sautée.
rule-production-surplus = Ce qui ne trouve pas de place retourne à la réserve.
rule-estate-take = Une unité prise aux cultures vient de la tuile la plus pleine de son produit, une unité posée va sur la plus vide ; culture ou cabane, le propriétaire choisit.
rule-farm-order = L'action ferme suit cet ordre : points, argent, développements, puis un bateau.
rule-farm-points = Les tuiles du domaine rapportent leurs points.
rule-farm-money = Les tuiles du domaine rapportent leurs drachmes.
rule-farm-developments = Les développements s'utilisent dans l'ordre voulu.
rule-farm-boat = Un bateau, un seul, doit entrer, et plein. Sans bateau à quai qui puisse être rempli, pas d'action ferme ; ce qu'apporte l'abondance compte.
rule-farm-load = La cargaison vient du domaine et peut être mêlée ; le propriétaire décide de son ordre sur le bateau.
rule-farm-reward = Chaque unité rapporte 1 point ou 2 drachmes, au choix. Les produits restent à bord.
rule-farm-push = Un bateau prend les cases près de la porte et pousse tous les autres de sa longueur. Les bateaux se suivent sans vide.
rule-boats-squares = Le port est une file de cases dont les prix baissent de la porte à la sortie : 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4. Seul le 7 est connu. À 5, un autre 7 le précède.
rule-boats-exit = Quand la proue d'un bateau de joueur atteint la sortie, toute sa cargaison va à l'entrepôt du propriétaire ; selon l'option, unité par unité.
rule-boats-home = Un bateau de joueur rentre quand sa poupe atteint aussi la sortie.
rule-boats-egyptian-exit = Un bateau égyptien qui atteint la sortie est mis de côté, et sa cargaison va à la réserve.
rule-boats-warehouse = Un entrepôt contient 10 marchandises, or compris. S'il en arrive plus, le propriétaire choisit ce qui va à la réserve, nouveau ou ancien.
rule-boats-emptied = Les bateaux vidés restent jusqu'à ce qu'on les pousse dehors.
rule-boats-next = Le prochain bateau égyptien est toujours visible en mer.
rule-boats-reshuffle = Quand la pile des bateaux égyptiens est vide, ceux mis de côté sont mélangés en une nouvelle.
rule-renewal-gold = Après les actions, s'il y a moins de deux lingots dans le port, des bateaux égyptiens entrent jusqu'à ce qu'il y en ait au moins deux.
rule-renewal-enter = Un bateau égyptien entre comme les autres et pousse tous les bateaux de sa longueur.
rule-harbour-order = On peut d'abord acheter des marchandises, puis réaliser une mission.
rule-harbour-something = L'un des deux au moins doit avoir lieu : qui n'achète rien doit réaliser une mission.
rule-harbour-buy = On peut acheter autant d'unités que l'on veut, sur n'importe quels bateaux.
rule-harbour-price = La case où se trouve l'unité fixe son prix.
rule-harbour-owner = Les marchandises du bateau d'un autre joueur se paient à son propriétaire.
rule-harbour-bank = Les marchandises des bateaux égyptiens et des siens se paient à la banque.
rule-harbour-joker = Qui achète un joker le change aussitôt en un produit, jamais en or.
rule-mission-one = Une action port réalise au plus une mission.
rule-mission-twice = Les deux marqueurs d'une manche peuvent aller au port ; deux missions par manche sont donc possibles.
rule-mission-goods = Les marchandises viennent de l'entrepôt et vont à la réserve.
rule-mission-estate = Jusqu'à deux produits qui manquent à l'entrepôt peuvent venir des cultures ou de la cabane.
rule-mission-two-of-a-kind = Si une mission demande deux unités d’un produit et que l’entrepôt n’en contient qu’une, l’autre peut venir du domaine.
rule-mission-fee = Le premier coûte 3 drachmes, le second 5, payés avant la récompense.
rule-mission-warehouse = Une marchandise au moins doit venir de l'entrepôt.
rule-mission-reward = Une mission rapporte ses drachmes et ses points.
rule-mission-refill = Sa place est aussitôt regarnie depuis la pile.
rule-market-units = Au marché, on vend une ou deux unités de son domaine.
rule-market-price = Chaque unité rapporte 5, 4 ou 3 drachmes au premier, deuxième ou troisième venu.
rule-temple-price = Au temple, un point coûte 5 drachmes au premier venu, 7 au second.
rule-temple-limit = La dépense n'y est pas limitée.
rule-hall-tiles = À l'hôtel de ville, on achète à la banque une ou deux tuiles, cultures ou développements.
rule-hall-one-of-each = Personne ne peut avoir deux fois le même développement.
rule-hall-same-product = Plusieurs cultures d'un même produit sont permises.
rule-hall-boat = À 4 ou 5, chacun peut acheter une fois le grand bateau, pour 10 drachmes, comme l'un des deux achats.
rule-development-income = Chariot, abondance et marchand rapportent 1 drachme à chaque action ferme, utilisés ou non.
rule-development-once = Chariot, abondance et marchand servent une fois par action ferme, et on peut s'en passer.
rule-development-demeter = La bénédiction de Déméter rapporte un point pour deux unités de son produit sur le domaine, cabane comprise. Les unités restent.
rule-development-demeter-when = Déméter compte au moment où on l'emploie, au plus tard avant de charger le bateau.
rule-development-demeter-types = Les bénédictions de produits différents sont des développements différents.
rule-development-poseidon = Poséidon rapporte un point à chaque action ferme.
rule-development-irrigation = L'irrigation rapporte une unité de plus par jeton sur un produit que son propriétaire cultive et peut loger, après la répartition du jeton.
rule-development-irrigation-others = L'irrigation agit sur la production de tous.
rule-development-hut = La cabane contient une unité de chaque produit cultivé, et ne la prend que si toutes les tuiles de ce produit sont pleines. Elle sert avec la production, l'abondance et l'ordre du tour.
rule-development-hut-pass = En un passage de récolte, un joueur reçoit une unité par tuile ayant de la place, ou une dans la cabane.
rule-development-cart = Le chariot porte un produit d'une culture à l'entrepôt.
rule-development-abundance = L'abondance ajoute un produit au domaine, s'il est cultivé et qu'il y a de la place.
rule-development-trader = Le marchand grec échange un produit du propre entrepôt contre un autre ; l'or n'est ni donné ni reçu.
rule-order-rows = Le tableau de l’ordre du tour compte six lignes : payer 3, payer 1, rien, recevoir 1, recevoir 2, recevoir 1 et un produit. Les quatre dernières sont reconstituées.
rule-order-bottom-up = Le nouvel ordre du tour se choisit de la ligne du bas vers le haut.
rule-order-other-row = Personne ne peut rester sur la même ligne, et une ligne ne reçoit qu'un marqueur.
rule-order-cost = La première ligne coûte 3 drachmes, la deuxième 1, payées aussitôt.
rule-order-gain = Les lignes du bas rapportent aussitôt ce qu'elles montrent.
rule-order-product = Le produit d'une ligne doit être cultivé par le joueur et trouver place ; la cabane compte.
rule-order-penniless = Un joueur qui ne peut payer aucune autre ligne libre reste sur la sienne, sans rien payer ni recevoir. Cela peut arriver à 4 ou 5 joueurs.
rule-end-trigger = Quand une place ne peut plus être regarnie, la manche devient la dernière.
rule-end-harbour = Dans la dernière manche, qui n'est pas allé au port peut y aller même si aucun emplacement n'est libre.
rule-end-over = La partie s'achève après la dernière action de cette manche : ni or renouvelé, ni ordre du tour.
rule-end-money = À la fin, 10 drachmes valent un point.
rule-end-gold = À la fin, chaque lingot de l'entrepôt vaut 2 points.
rule-end-winner = Qui a le plus de points gagne.
rule-end-tie = À égalité, qui a le plus d'argent restant après le compte passe devant ; à reste égal, la place est partagée.

## D’où viennent les points

source-farm = Tuiles du domaine
source-demeter = Bénédiction de Déméter
source-deliveries = Livraisons
source-missions = Missions
source-temple = Temple
source-earlier = Points antérieurs
source-money = Argent
source-gold = Or

# Ce que quelqu’un a mal fait.

mistake-harbour-length = harbour : ses prix doivent laisser place à deux bateaux, et être moins de { $most }
mistake-egyptian-gold = egyptian : au moins deux bateaux doivent apporter de l’or, et le port peut demander deux lingots au plus
mistake-large-length = large : aucun bateau de la flotte n’a cette longueur
mistake-farmland-alike = farmland : deux lignes ont le même produit et le même prix ; réunissez-les, ou distinguez-les par le prix
mistake-farmland-order = farmland : l’ordre des lignes est wine, milk, olives, grain
mistake-farmland-products = farmland : chaque produit demande une tuile
mistake-farmland-many = farmland : au plus { $most } tuiles
mistake-development-rows = development : il faut une ligne de chaque, dans cet ordre : { $known }
mistake-mission-order = mission : les catégories viennent dans l’ordre I, II, III
mistake-mission-boxed = mission : il en faut par catégorie plus que les { $boxed } remises sans être vues
mistake-mission-plazas = mission : il en faut assez pour { $plazas } places publiques
mistake-setup-seats = setup : il en faut un pour 2, 3, 4 et 5 places, dans cet ordre
mistake-setup-boats = setup pour { $seats } : la flotte n’a pas ces bateaux
mistake-row-few = row : il faut plus de rangées que de places
mistake-chips-few = chips : il en faut assez pour toutes les cases de production
mistake-chips-each = chips : une production ne prend pas plus de jetons qu’il n’y a de champs
mistake-sum-money = l’argent
mistake-sum-good = le bien { $number }
mistake-sum-boats-of-players = les bateaux des joueurs
mistake-sum-boats-of-players-twice = les bateaux des joueurs en double
mistake-sum-boats-of-players-in-two-places = les bateaux des joueurs à deux endroits
mistake-sum-boats-of-Egypt = les bateaux d’Égypte
mistake-sum-squares-of-boats = les cases des bateaux
mistake-sum-missions = les missions
mistake-sum-missions-drawn = les missions tirées
mistake-sum-too-many-of-development = trop de développements { $number }
mistake-sum-chips-on-two-fields = les jetons sur deux champs
mistake-sum-goods-on-land-of-nobody = les biens sur une terre sans maître
mistake-sum-turn-markers-of = les marqueurs de tour de { $number }
mistake-boats-misplaced = boats, sea, pile, landed, home, large : chaque bateau doit s’y trouver exactement une fois
mistake-boats-past-exit = boats, cargo : il y a un bateau ou une marchandise au-delà de la sortie
mistake-boats-cargo = cargo : le bateau de la case { $square } ne peut pas porter cela
mistake-hut-unit = hut : la place { $number } n’a pas de cabane ou ne cultive pas ce produit
mistake-missions-misplaced = plazas, unseen, fulfilled : une mission s’y trouve deux fois
mistake-missions-stack = unseen : il n’y a pas assez de missions d’une catégorie à piocher
mistake-missions-plazas = plazas : chacune doit avoir une mission jusqu’à la dernière manche
mistake-markers-many = markers : { $place } n’a pas autant d’emplacements
mistake-chips-production = chips : leur nombre doit correspondre aux marqueurs posés sur la production
mistake-agenda-bare = agenda : il n’y a rien sous { $step }
mistake-agenda-order = agenda : il y a { $found } sous { $step }
mistake-agenda-argument = agenda : { $found } ne convient pas à { $step }
mistake-agenda-markers = agenda : les actions de la place { $number } doivent correspondre à ses marqueurs en main
mistake-agenda-last = agenda : rien ne suit la dernière manche
mistake-agenda-drop = agenda : il faut un drop pour la place { $number } si son entrepôt est trop plein, et seulement alors
mistake-agenda-sea = agenda : aucun bateau n’est pioché tant qu’il y en a un en mer
mistake-hold-squares = hold : cela ne correspond pas au bateau en chargement
mistake-rows-choosing = agenda : chaque place choisit une ligne
mistake-rows-shared = rows : deux places sont sur la même ligne
mistake-rows-taken = taken : ce doivent être les lignes des places qui ont choisi

# Pour les agents qui apprennent
agents-later = à `start` : combien de tuiles devront encore être achetées ensuite
agents-fields = à `produce` : les champs déjà employés dans cette action
agents-unused = à `effect` : les développements encore inutilisés
agents-loading = à `load` et `paid` : la longueur du bateau
agents-square = à `name` : la case dont le joker devient un produit, à partir de 1
agents-good = à `give` : le produit que veut la mission
agents-so-far = à `sell` et `hall` : unités vendues ou tuiles achetées jusqu’ici ; à `ship`, `mission` et `offer` : 1 dès la première
agents-round = la manche
agents-last = si c’est la dernière
agents-money = argent
agents-points = points, sans ceux de l’argent et de l’or
agents-row = la ligne de chacun dans le tableau de l’ordre, place par place
agents-choosing = qui doit encore choisir une ligne pour la manche suivante
agents-in-hand = marqueurs encore à poser
agents-markers = marqueurs sur la production, la ferme, le port, le marché, le temple et l’hôtel de ville, et ceux perdus, place par place
agents-owner = les cultures de chacun, de chaque sorte les premières, place par place
agents-units = unités sur chacune de ces tuiles
agents-hut = les produits dans les cabanes, place par place
agents-built = les développements, place par place
agents-store = vin, lait, olives, céréales et or dans les entrepôts, place par place
agents-home = les bateaux à quai, les courts d’abord, place par place
agents-large = qui peut encore acheter le grand bateau
agents-cargo = ce qui se trouve sur chaque case du port depuis l’entrée : vin, lait, olives, céréales, or ou joker
agents-berths = la première case de chaque bateau au port, à partir de 1 ; les bateaux égyptiens, puis les flottes place par place, les bateaux courts d’abord et, à longueur égale, le plus proche de l’entrée
agents-hold = ce qui est chargé sur le bateau qui va entrer, depuis la proue
agents-sea = le bateau égyptien qui entrera ensuite
agents-boats-left = les bateaux égyptiens à tirer
agents-landed = les bateaux égyptiens qui ont quitté le port
agents-plazas = les missions exposées
agents-wanted = de chaque mission exposée le vin, le lait, les olives, les céréales et l’or demandés, son argent et ses points
agents-unseen = les missions que personne n’a vues
agents-fulfilled = les missions remplies
agents-stack = missions dans la pile
agents-chips = le champ de chaque jeton de production, jeton par jeton
agents-land-left = cultures de chaque sorte à vendre
agents-taken = les lignes de la première colonne déjà prises

## Le plateau sur la page

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
page-does-demeter = Rapporte 1 point par lot de deux unités de ce produit sur votre domaine.
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

## Explications des décisions sur la page, montrées une seule fois

tip-start = Les terres décident de ce que tu vendras. Deux produits différents donnent plus de choix au port ; une seule laisse plus d’argent.
tip-act = Deux marqueurs par tour. Cultiver (production), expédier (ferme), acheter et remplir des missions (port), vendre (marché), prier pour des points (temple) ou acheter des tuiles (mairie).
tip-produce = Pose un jeton sur un champ : autant d’unités de ce produit sont distribuées, une à une, en commençant par toi.
tip-effect = Tes développements s’utilisent dans n’importe quel ordre ; arrête quand tu le veux.
tip-boat = Un bateau doit être plein avant de partir. Il pousse tous les autres vers la sortie.
tip-load = Les biens à la proue atteignent d’abord le bout bon marché du port.
tip-paid = Chaque unité chargée vous rapporte 1 point ou 2 drachmes, à votre choix.
tip-drop = L’entrepôt contient dix biens ; le reste doit partir.
tip-ship = Les biens coûtent le prix de leur case, payé au propriétaire du bateau. Arrête quand tu as ce qu’une mission demande.
tip-name = Un joker devient le produit que tu nommes maintenant.
tip-mission = Une mission au plus à chaque fois : elle prend les biens de ton entrepôt, et jusqu’à deux de ton domaine pour 3 et 5 drachmes.
tip-sell = Le premier au marché obtient le meilleur prix.
tip-offer = Ici l’argent devient des points, le second plus cher que le premier.
tip-hall = Jusqu’à deux tuiles : une terre, un développement de chaque sorte, ou le grand bateau.
tip-order = Les rangées hautes agissent plus tôt et coûtent de l’argent ; les basses rapportent. On ne garde pas sa rangée.
