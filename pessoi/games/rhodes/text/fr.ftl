# The game

game-name = Rhodes
game-about = Cultivez votre domaine, expédiez vos récoltes par un port où chaque bateau pousse les autres, et réalisez les missions de la ville.
game-length = 60 à 120 minutes

# Chapters

chapter-components = Matériel
chapter-setup = Mise en place
chapter-round = Manche
chapter-production = Production
chapter-estate = Domaine
chapter-farm = Ferme
chapter-boats = Bateaux et entrepôts
chapter-renewal = Renouvellement de l’or
chapter-harbour = Port
chapter-mission = Missions
chapter-market = Marché
chapter-temple = Temple
chapter-hall = Hôtel de ville
chapter-development = Développements
chapter-order = Ordre du tour
chapter-end = Fin de la partie

# Options

edition-standard = Standard
edition-standard-about = Un champ peut resservir dans la même manche, et un bateau est déchargé dès que sa proue atteint la sortie.
edition-one-by-one = Un par un
edition-one-by-one-about = Chaque champ ne reçoit qu’un jeton par manche, et les marchandises quittent le bateau une à une à la sortie.
option-field-reuse = Champs de production
option-field-reuse-about = Une production ultérieure de la même manche peut-elle utiliser un champ qui porte déjà un jeton ?
option-field-reuse-allowed = plusieurs fois par manche
option-field-reuse-forbidden = une fois par manche
option-exit = Déchargement
option-exit-about = Quand les marchandises d’un bateau arrivé à la sortie sont-elles déchargées ?
option-exit-bow = toutes dès que la proue y arrive
option-exit-units = une à une, quand chacune y arrive

# Words

good-wine = vin
good-milk = lait de chèvre
good-olives = olives
good-grain = céréales
good-gold = or
good-joker = joker
amount-wine =
    { $count ->
        [one] vin
       *[other] { $count } × vin
    }
amount-milk =
    { $count ->
        [one] lait de chèvre
       *[other] { $count } × lait de chèvre
    }
amount-olives =
    { $count ->
        [one] olives
       *[other] { $count } × olives
    }
amount-grain =
    { $count ->
        [one] céréales
       *[other] { $count } × céréales
    }
amount-gold =
    { $count ->
        [one] or
       *[other] { $count } × or
    }
amount-joker =
    { $count ->
        [one] joker
       *[other] { $count } × joker
    }
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-money =
    { $count ->
        [one] { $count } drachme
       *[other] { $count } drachmes
    }
amount-price = { amount-money }
amount-cost = { amount-money }
development-demeter-wine = Bénédiction de Déméter (vin)
development-demeter-milk = Bénédiction de Déméter (lait de chèvre)
development-demeter-olives = Bénédiction de Déméter (olives)
development-demeter-grain = Bénédiction de Déméter (céréales)
development-poseidon = Poséidon
development-irrigation = Irrigation
development-hut = Cabane de stockage
development-cart = Chariot
development-abundance = Abondance
development-trader = Commerçant grec
effect-demeter = un point par lot de { $blessing-units ->
        [one] { $blessing-units } unité
       *[other] { $blessing-units } unités
    } de son produit sur votre domaine
effect-poseidon = rien de plus que son rapport
effect-irrigation = une unité de plus d’un produit cultivé, après chaque jeton
effect-hut = garde une unité de plus de chaque produit que vous cultivez
effect-cart = transporte une unité d’une culture vers votre entrepôt
effect-abundance = ajoute à votre domaine une unité d’un produit que vous cultivez
effect-trader = échange un produit de votre entrepôt contre un autre
row-effect =
    { $cost ->
        [0]
            { $money ->
                [0]
                    { $products ->
                        [0] sans effet
                       *[other] recevoir un produit
                    }
               *[other]
                    recevoir { $money ->
                        [one] { $money } drachme
                       *[other] { $money } drachmes
                    }{ $products ->
                        [0] { "" }
                       *[other] { " " }et un produit
                    }
            }
       *[other]
            payer { $cost ->
                [one] { $cost } drachme
               *[other] { $cost } drachmes
            }{ $products ->
                [0] { "" }
               *[other] { " " }et recevoir un produit
            }
    }
place-production = Production
place-farm = Ferme
place-harbour = Port
place-market = Marché
place-temple = Temple
place-hall = Hôtel de ville

# What is asked

ask-start =
    { $whole ->
        [1] Quelle culture de départ achetez-vous ?
       *[other] Quelle culture de départ achetez-vous ({ $number } sur { $whole }) ?
    }
ask-act = Quelle action choisissez-vous ?
ask-produce = Quel jeton posez-vous, et sur quel champ ({ $number } sur { $whole }) ?
ask-effect = Quel développement utilisez-vous ?
ask-boat = Quel bateau faites-vous entrer dans le port ?
ask-load =
    { $length ->
        [1] Que chargez-vous ?
       *[other] Que chargez-vous sur la case { $number } sur { $length }, en partant de la proue ?
    }
ask-paid = Quel paiement choisissez-vous pour { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } ?
ask-drop = Votre entrepôt contient { $units ->
        [one] { $units } marchandise
       *[other] { $units } marchandises
    } de trop. Que remettez-vous à la réserve ?
ask-ship = Qu’achetez-vous au port ? Vous avez { $reward }.
ask-name = En quel produit changez-vous le joker acheté { $payment } ?
ask-mission = Quelle mission réalisez-vous ?
ask-give = Où prenez-vous l’unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    } pour la mission ?
ask-sell = Quelle unité vendez-vous ({ $number } sur { $whole }) ? Elle rapporte { $payment }.
ask-offer = Achetez-vous encore un point pour { $payment } ? Vous avez { $reward }.
ask-hall = Qu’achetez-vous (achat { $number } sur { $whole }) ? Vous avez { $reward }.
ask-order = Quelle ligne de l’ordre du tour prenez-vous ?
ask-grow = Quel produit recevez-vous ?

# Moves

move-stop = Terminer
move-idle = Passer : +{ $idle-money ->
        [one] { $idle-money } drachme
       *[other] { $idle-money } drachmes
    }
move-go =
    Action { $place }{ $market ->
        [0] { "" }
       *[other]
            { " " }({ $market ->
                [one] { $market } drachme
               *[other] { $market } drachmes
            } par unité)
    }{ $temple ->
        [0] { "" }
       *[other]
            { " " }({ $temple ->
                [one] { $temple } drachme
               *[other] { $temple } drachmes
            } par point)
    }
move-produce = Jeton { $value } : { $product } ({ $units ->
        [0] rien pour vous
       *[other] { $units } pour vous
    })
move-demeter = Bénédiction de Déméter ({ $product }) : { $reward }
move-cart = Chariot : { $product } vers l’entrepôt
move-grow =
    Recevoir une unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    }
move-trade = Échanger : { $product } → { $into }
move-enter =
    Bateau de { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }
move-take = Prendre sur une culture : { $product }
move-take-hut = Prendre dans la cabane : { $product }
move-paid = { $reward }
move-ship =
    Acheter { $good ->
        [or] un lingot d’or
        [olives] une unité d’olives
        [joker] un joker
       *[other] une unité de { $good }
    }{ $bank ->
        [1] { "" }
       *[other] { " " }à { $other }
    } : { $payment } (case { $square })
move-name = Changer en : { $product }
move-mission = Mission { $mission } ({ $goods }) : { $reward }{ $cost ->
        [0] { "" }
       *[other] { " " }(produits du domaine : { $payment })
    }
move-drop = Remettre à la réserve : { $good }
move-offer = Acheter un point : { $payment }
move-land = Acheter une culture ({ $product }) : { $payment } ; par action Ferme : { $reward }
move-build =
    Acheter : { $kind }, { $payment } ; { $effect }{ $points ->
        [0]
            { $money ->
                [0] { "" }
               *[other]  ; par action Ferme : { $reward }
            }
       *[other]  ; par action Ferme : { $reward }
    }
move-large =
    Acheter le grand bateau ({ $large-length ->
        [one] { $large-length } case
       *[other] { $large-length } cases
    }) : { $large-price ->
        [one] { $large-price } drachme
       *[other] { $large-price } drachmes
    }
move-row = Ligne { $row } : { row-effect }
outcome-mission = Mission révélée : { $mission } ({ $goods }), { $reward }.
outcome-boat = Bateau égyptien en mer : { $goods }.
outcome-first = Premier joueur : { $seat }

# The log

event-mission-open = Mission { $mission } : { $goods } pour { $reward }.
event-mission-drawn = Nouvelle mission { $mission } : { $goods } pour { $reward }.
event-boat-at-sea = Prochain bateau égyptien en mer : { $goods }.
event-boats-shuffled = Les bateaux égyptiens mis de côté sont mélangés et forment une nouvelle pile ({ $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }).
event-egyptian-enters = Un bateau égyptien entre dans le port : { $goods }.
event-egyptian-leaves = Un bateau égyptien quitte le port{ $units ->
        [0] { "" }
       *[other]  ; retour à la réserve : { $goods }
    }.
event-first = { $seat } commence.
event-started = { $seat } achète une culture de départ ({ $product }) pour { $payment }.
event-round = Manche { $round }
event-order = Ordre du tour : { $seat }.
event-goes = { $seat } choisit l’action { $place }.
event-goes-beyond = { $seat } va au port bien qu’il soit complet : la dernière manche le permet.
event-idle = { $seat } ne peut effectuer aucune action et reçoit { $reward }.
event-produces = { $seat } pose le jeton { $value } sur le champ « { $product } ».
event-grown =
    { $seat } { $count ->
        [one] récolte
       *[other] récoltent chacun
    } { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } { $product ->
        [olives] d’olives
       *[other] de { $product }
    }.
event-surplus =
    Plus de place pour { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } { $product ->
        [olives] d’olives
       *[other] de { $product }
    } : retour à la réserve.
event-irrigated =
    Irrigation : { $seat } { $count ->
        [one] récolte
       *[other] récoltent chacun
    } une unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    } de plus.
event-farmed = { $seat } reçoit { $reward } grâce à son domaine.
event-demeter =
    Bénédiction de Déméter ({ $product }) : { $seat } reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-carted =
    Chariot : { $seat } transporte une unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    } dans son entrepôt.
event-abundant =
    Abondance : { $seat } reçoit une unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    }.
event-traded =
    Commerçant grec : { $seat } échange une unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    } contre une unité { $into ->
        [olives] d’olives
       *[other] de { $into }
    }.
event-delivered = { $seat } reçoit { $reward } pour sa cargaison.
event-enters = { $seat } fait entrer un bateau dans le port : { $goods }.
event-unloaded = { $seat } décharge dans son entrepôt : { $goods }.
event-home =
    { $seat } récupère un bateau de { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }.
event-dropped =
    { $seat } remet à la réserve : { $units ->
        [one] { $good }
       *[other] { $units } × { $good }
    }.
event-bought-bank =
    { $seat } achète { $units ->
        [one]
            { $good ->
                [or] { $units } lingot d’or
                [olives] { $units } unité d’olives
               *[other] { $units } unité de { $good }
            } pour { $payment }
       *[other]
            { $good ->
                [or] { $units } lingots d’or
                [olives] { $units } unités d’olives
               *[other] { $units } unités de { $good }
            } pour { $payment } chaque fois
    }.
event-bought-from =
    { $seat } achète à { $other } { $units ->
        [one]
            { $good ->
                [or] { $units } lingot d’or
                [olives] { $units } unité d’olives
               *[other] { $units } unité de { $good }
            } pour { $payment }
       *[other]
            { $good ->
                [or] { $units } lingots d’or
                [olives] { $units } unités d’olives
               *[other] { $units } unités de { $good }
            } pour { $payment } chaque fois
    }.
event-joker =
    { $seat } achète un joker pour { $payment } et le change en une unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    }.
event-errand = { $seat } paie { $payment } pour prendre sur son domaine : { $goods }.
event-fulfilled = { $seat } réalise la mission { $mission } ({ $goods }) et reçoit { $reward }.
event-sold =
    { $seat } vend { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } { $product ->
        [olives] d’olives
       *[other] de { $product }
    } pour { $payment }{ $units ->
        [one] { "" }
       *[other] { " " }chacune
    }.
event-offered =
    { $seat } achète { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au temple pour { $payment }{ $points ->
        [one] { "" }
       *[other] { " " }chacun
    }.
event-land-bought = { $seat } achète une culture ({ $product }) pour { $payment }.
event-built = { $seat } achète le développement { $kind } pour { $payment }.
event-large-bought =
    { $seat } achète son grand bateau ({ $large-length ->
        [one] { $large-length } case
       *[other] { $large-length } cases
    }) pour { $payment }.
event-row-pays = { $seat } prend la ligne { $row } et paie { $payment }.
event-row-gains =
    { $seat } prend la ligne { $row }{ $money ->
        [0] { "" }
       *[other] { " " }et reçoit { $reward }
    }.
event-row-stays = { $seat } ne peut payer aucune autre ligne et reste sur la ligne { $row }.
event-row-product =
    { $seat } reçoit une unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    } pour sa ligne de l’ordre du tour.
event-last-round = Il n’y a plus de mission pour l’emplacement libre : cette manche est la dernière.
event-over = La partie est terminée.
event-money-counts =
    { $seat } : { $money ->
        [one] { $money } drachme vaut
       *[other] { $money } drachmes valent
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-gold-counts =
    { $seat } : { $units ->
        [one] { $units } lingot d’or vaut
       *[other] { $units } lingots d’or valent
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-result =
    { $seat } termine à la { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Why not

reason-too-dear = Prix : { $payment } ; vous en avez { $money }.
reason-tiles-gone = Il ne reste plus de tuile de ce type.
reason-same-product = Vous cultivez déjà ce produit ({ $product }) : vos cultures de départ doivent être différentes.
reason-second-impossible = Il vous resterait { $left ->
        [one] { $left } drachme
       *[other] { $left } drachmes
    } : pas assez pour acheter une autre culture de départ.
reason-start-first = Achetez d’abord votre culture de départ.
reason-not-on-land = Ce produit n’est sur aucune de vos cultures : { $product }.
reason-not-in-hut = Ce produit n’est pas dans votre cabane : { $product }.
reason-take-a-unit = Prenez d’abord une unité de votre domaine.
reason-sell-something = Vous devez vendre au moins une unité.
reason-offer-something = Vous devez acheter au moins un point.
reason-buy-something = Vous devez acheter au moins une tuile ou un bateau.
reason-buy-a-tile = Terminez d’abord vos achats à l’hôtel de ville.
reason-one-of-each = Vous possédez déjà ce développement : { $kind }.
reason-no-boat-for-sale = Vous n’avez plus de bateau à acheter.
reason-chip-first = Posez d’abord un jeton sur un champ.
reason-other-field = Ce jeton doit aller sur un autre champ que « { $product } ».
reason-no-such-chip = Aucun jeton { $value } n’est disponible.
reason-field-taken = Le champ « { $product } » porte déjà un jeton.
reason-boat-needs-more = Il ne vous resterait pas assez d’unités pour remplir un bateau.
reason-no-cart = Vous n’avez pas de Chariot utilisable maintenant.
reason-no-abundance = Vous n’avez pas d’Abondance utilisable maintenant.
reason-no-trader = Vous n’avez pas de Commerçant grec utilisable maintenant.
reason-no-blessing = Vous n’avez pas cette Bénédiction de Déméter : { $product }.
reason-blessing-used = Vous avez déjà utilisé cette Bénédiction de Déméter pendant cette action : { $product }.
reason-blessing-few = La Bénédiction de Déméter ({ $product }) demande { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de ce produit sur votre domaine ; vous en avez { $units }.
reason-blessing-later = Cette Bénédiction de Déméter est comptée automatiquement après vos autres développements : { $product }.
reason-trade-for-another = Choisissez un autre produit en échange.
reason-no-room = Il n’y a plus de place pour ce produit : { $product }.
reason-developments-first = Utilisez d’abord vos développements, ou choisissez « { move-stop } ».
reason-boat-first = Choisissez d’abord le bateau qui entre.
reason-boat-not-home =
    Vous n’avez pas de bateau de { $length ->
        [one] { $length } case
       *[other] { $length } cases
    } à quai.
reason-boat-not-full =
    Un bateau de { $length ->
        [one] { $length } case
       *[other] { $length } cases
    } doit être plein ; unités sur votre domaine : { $units }.
reason-too-many-points =
    Le bateau ne porte que { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }.
reason-reward-first = Choisissez d’abord votre paiement.
reason-not-in-warehouse = Cette marchandise n’est pas dans votre entrepôt : { $good }.
reason-drop-first = Votre entrepôt est trop plein : remettez d’abord { $units ->
        [one] { $units } marchandise
       *[other] { $units } marchandises
    } à la réserve.
reason-harbour-something = Vous ne pouvez réaliser aucune mission : achetez au moins une marchandise.
reason-goods-first = Terminez d’abord vos achats au port.
reason-empty-square = Il n’y a rien sur la case { $square }.
reason-name-first = Choisissez d’abord le produit que devient le joker (pas d’or).
reason-mission-needed = Vous n’avez rien acheté : vous devez réaliser une mission.
reason-mission-first = Choisissez d’abord une mission, ou « { move-stop } ».
reason-mission-not-open = La mission { $mission } n’est pas disponible.
reason-mission-lacks = Il vous manque pour la mission { $mission } : { $goods }.
reason-mission-too-many = La mission { $mission } demanderait { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } de votre domaine ; { $most } au plus peuvent en venir.
reason-mission-from-warehouse = Une marchandise au moins de la mission { $mission } doit venir de votre entrepôt.
reason-mission-fee = Ce que la mission { $mission } prend sur votre domaine coûte { $payment } ; vous en avez { $money }.
reason-mission-wants =
    La mission demande une unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    }.
reason-must-act = Vous ne pouvez pas passer : une action est encore possible.
reason-place-first = Choisissez d’abord une action.
reason-farmed = Votre ferme porte déjà votre marqueur.
reason-no-full-boat = Vous n’avez pas de quoi remplir un bateau à quai.
reason-place-full = Il n’y a plus d’emplacement libre : { $place }.
reason-nothing-in-harbour = Vous ne pouvez ni acheter une marchandise ni réaliser une mission.
reason-nothing-to-sell = Il n’y a rien à vendre sur votre domaine.
reason-nothing-to-buy = Il ne reste rien que vous puissiez acheter ici.
reason-hall-too-dear = Le moins cher coûte ici { $payment } ; vous en avez { $money }.
reason-row-first = Choisissez d’abord une ligne de l’ordre du tour.
reason-row-taken = La ligne { $row } est prise.
reason-same-row = Vous ne pouvez pas rester sur la ligne { $row }.
reason-product-first = Choisissez d’abord le produit reçu.

# The board

board-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
board-last-round = Dernière manche
board-harbour = Port
board-gate = porte
board-exit = sortie
board-square = case
board-price = prix
board-boat = bateau
board-cargo = cargaison
board-sea = En mer : { $cargo }. Pile : { $pile }, mis de côté : { $landed }.
board-loading = En chargement : { $cargo }
board-missions = Missions (pile : { $stack })
board-empty = vide
board-places = Actions
board-chips = Jetons
board-free = libre
board-tiles = Hôtel de ville
board-order = Ordre du tour
board-money = dr.
board-points =
    { $count ->
        [one] pt
       *[other] pts
    }
board-product = produit
board-score = score
board-estate = domaine
board-hut = cabane
board-warehouse = entrepôt
board-boats = bateaux
board-developments = développements
board-markers = marqueurs
board-key = W vin, M lait de chèvre, O olives, G céréales, A or, ? joker, · rien

# The rules

rule-components-players = Rhodes se joue de { $setup-1-seats } à { $setup-4-seats } joueurs, à partir de 10 ans.
rule-components-aim = Le but est d’avoir le plus de points à la fin de la partie. On en gagne en expédiant des produits vers le port, en réalisant des missions, en développant son domaine et au temple. À la fin, l’argent et l’or en rapportent encore.
rule-components-farmland = Il y a { $farmland-tiles } tuiles Culture, toutes visibles, qui contiennent chacune { $estate-capacity ->
        [one] { $estate-capacity } unité
       *[other] { $estate-capacity } unités
    } au plus. Une tuile montre son prix, son produit et ce qu’elle rapporte à chaque action Ferme. Deux sortes sont connues par le texte : une de céréales ({ $grain-cost ->
        [one] { $grain-cost } drachme
       *[other] { $grain-cost } drachmes
    }, rapporte { $grain-money ->
        [one] { $grain-money } drachme
       *[other] { $grain-money } drachmes
    }) et une de vin ({ $wine-cost ->
        [one] { $wine-cost } drachme
       *[other] { $wine-cost } drachmes
    }, rapporte { $wine-points ->
        [one] { $wine-points } point
       *[other] { $wine-points } points
    }). Les autres sont reconstituées.
rule-components-development = Il y a { $development-tiles } tuiles Développement, toutes visibles. Une tuile montre son prix, son rapport et son effet. Seul le prix du Commerçant grec est connu : { $development-10-cost ->
        [one] { $development-10-cost } drachme
       *[other] { $development-10-cost } drachmes
    }. Les autres prix et le nombre d’exemplaires sont reconstitués.
rule-components-missions = Il y a { $missions } missions, des catégories I, II et III. Une seule est connue par le texte : vin et olives pour { $wine-olives-money ->
        [one] { $wine-olives-money } drachme
       *[other] { $wine-olives-money } drachmes
    } et { $wine-olives-points ->
        [one] { $wine-olives-points } point
       *[other] { $wine-olives-points } points
    }. Les autres sont reconstituées.
rule-components-egyptian = Il y a { $egyptian-boats } bateaux égyptiens, chargés d’or et de jokers. Leurs cargaisons sont reconstituées.
rule-components-fleet = Chaque couleur a des bateaux de { $fleet-lengths } cases. Un bateau porte une unité par case.
rule-components-spaces = Une partie des emplacements d’action n’est ouverte qu’aux tables les plus nombreuses. En voici le nombre à { $setup-1-seats }, { $setup-2-seats }, { $setup-3-seats } et { $setup-4-seats } joueurs. Production : { $production-always ->
        [0] { $production-spaces }
       *[other] toujours { $production-always }
    }. Port : { $port-always ->
        [0] { $port-spaces }
       *[other] toujours { $port-always }
    }. Hôtel de ville : { $hall-always ->
        [0] { $hall-spaces }
       *[other] toujours { $hall-always }
    }. Marché : toujours { $market-spaces }, et temple : toujours { $temple-spaces }, un par prix. Ceux du port et de l’hôtel de ville sont reconstitués.
rule-components-chips = Il y a { $chips } jetons de production, de valeurs { $chips-values }.
rule-components-supply = Les produits sont le vin (rouge), le lait de chèvre (blanc), les olives (vert) et les céréales (jaune). Les marchandises sont les produits et les lingots d’or. La réserve de marchandises est illimitée.
rule-components-bank = La banque a des pièces de { $bank-coins } drachmes. L’argent est illimité. L’un des joueurs tient la banque.
rule-components-texts = Les textes disponibles concordent sur les tuiles, les jetons de production et la pile des missions.
rule-setup-money = Chaque joueur commence avec { $setup-1-money } drachmes à { $setup-1-seats } joueurs, { $setup-2-money } à { $setup-2-seats }, { $setup-3-money } à { $setup-3-seats } et { $setup-4-money } à { $setup-4-seats }.
rule-setup-boats = Chaque joueur commence avec des bateaux de ces longueurs, en cases : à { $setup-1-seats } joueurs { $setup-1-boats } ; à { $setup-2-seats } joueurs { $setup-2-boats } ; à { $setup-3-seats } joueurs { $setup-3-boats } ; à { $setup-4-seats } joueurs { $setup-4-boats }.
rule-setup-pieces = Chaque joueur reçoit dans sa couleur une ferme, un marqueur de tour, { $markers-each ->
        [one] { $markers-each } marqueur
       *[other] { $markers-each } marqueurs
    } d’action et un marqueur de points, qui commence à zéro.
rule-setup-missions =
    Les missions sont mélangées par catégorie. Dans chacune, { $plazas-boxed ->
        [one] { $plazas-boxed } mission est remise
       *[other] { $plazas-boxed } missions sont remises
    } dans la boîte sans être regardée{ $plazas-boxed ->
        [one] { "" }
       *[other] s
    }. Les autres forment une pile, les I au-dessus, puis les II, puis les III. { $plazas-open ->
        [one] La première est révélée
       *[other] Les { $plazas-open } premières sont révélées
    }. Personne ne sait quelles missions ont été écartées.
rule-setup-harbour = Les bateaux égyptiens sont mélangés et forment une pile cachée. Il en entre dans le port, l’un poussant l’autre, jusqu’à ce qu’il contienne { $gold-least ->
        [one] { $gold-least } lingot
       *[other] { $gold-least } lingots
    } d’or. Le bateau suivant attend en mer, cargaison visible.
rule-setup-order = Un tirage au sort désigne le joueur qui occupe la première ligne de l’ordre du tour ; les autres suivent dans le sens horaire. Pour cette première manche, les lignes ne coûtent et ne rapportent rien.
rule-setup-farmland = Dans l’ordre du tour, chaque joueur achète à la banque ses cultures de départ, une par passage. Nombre par joueur : à { $setup-1-seats } joueurs { $setup-1-farmland } ; à { $setup-2-seats } joueurs { $setup-2-farmland } ; à { $setup-3-seats } joueurs { $setup-3-farmland } ; à { $setup-4-seats } joueurs { $setup-4-farmland }.
rule-setup-same-product = Les cultures de départ d’un joueur doivent donner des produits différents.
rule-setup-second = Un joueur qui doit acheter une autre culture de départ ne peut pas en choisir une première si chère qu’il ne pourrait plus payer l’autre.
rule-setup-cube = Chaque culture de départ reçoit une unité de son produit. Les cultures achetées plus tard sont vides.
rule-round-phases = Une manche compte quatre phases, dans cet ordre : les actions, le renouvellement de l’or, la reprise des marqueurs et des jetons, puis le choix du nouvel ordre du tour.
rule-round-actions = De la première à la dernière ligne de l’ordre du tour, chaque joueur pose un marqueur sur un emplacement libre et effectue aussitôt l’action : Production, Ferme, Port, Marché, Temple ou Hôtel de ville. On recommence dans le même ordre jusqu’à ce que chacun ait posé { $markers-each ->
        [one] { $markers-each } marqueur
       *[other] { $markers-each } marqueurs
    }.
rule-round-achieve = Un marqueur ne peut être posé que si l’action a un résultat : une unité vendue, un point, une tuile, une unité achetée ou une mission réalisée.
rule-round-idle = Un joueur qui ne peut effectuer aucune action perd son marqueur pour la manche et reçoit { $idle-money ->
        [one] { $idle-money } drachme
       *[other] { $idle-money } drachmes
    }.
rule-round-farm-space = Chaque ferme a un seul emplacement, réservé à son propriétaire.
rule-round-return = À la fin des actions, chaque joueur reprend ses marqueurs, et les jetons de production sont remis sur leurs cases.
rule-production-chips = L’action Production utilise toujours { $chips-each ->
        [one] { $chips-each } jeton
       *[other] { $chips-each } jetons
    }, jamais moins.
rule-production-fields = Les jetons d’une production sont posés sur des champs différents.
rule-production-total = Le joueur choisit librement les jetons : leur somme n’est pas limitée.
rule-production-reuse = Une production ultérieure de la même manche peut utiliser les champs qui portent déjà un jeton.
    .forbidden = Une production ultérieure de la même manche ne peut utiliser que les champs encore libres.
rule-production-round = La valeur d’un jeton est le nombre d’unités produites. Elles sont distribuées dans le sens horaire, en commençant par le joueur qui produit. À chaque passage, un joueur place une unité sur chacune de ses cultures de ce produit.
rule-production-short = Une culture reçoit au plus une unité par passage. Si le dernier passage compte moins d’unités que le joueur n’a de cultures avec de la place, elles vont sur des cultures différentes, en commençant par les moins remplies.
rule-production-full = Une culture contient { $estate-capacity ->
        [one] { $estate-capacity } unité
       *[other] { $estate-capacity } unités
    } au plus ; une culture pleine est ignorée.
rule-production-surplus = Les unités qui ne trouvent pas de place retournent dans la réserve.
rule-estate-take = Une unité est toujours prise sur la culture la plus remplie de ce produit et placée sur la moins remplie. Le propriétaire choisit entre ses cultures et sa cabane.
rule-farm-order = L’action Ferme se déroule dans cet ordre : points, argent, développements, puis entrée d’un bateau.
rule-farm-points = Lors de l’action Ferme, le joueur reçoit d’abord les points indiqués sur les tuiles de son domaine.
rule-farm-money = Lors de l’action Ferme, le joueur reçoit les drachmes indiquées sur les tuiles de son domaine.
rule-farm-developments = Lors de l’action Ferme, le joueur utilise ses développements dans l’ordre de son choix.
rule-farm-boat = À la fin de l’action Ferme, le joueur doit faire entrer dans le port un bateau plein de son choix, et un seul. S’il ne peut remplir aucun bateau à quai, il ne peut pas choisir cette action ; l’unité apportée par l’Abondance compte.
rule-farm-load = La cargaison vient du domaine et peut mêler plusieurs produits. Le joueur choisit l’ordre des unités sur le bateau.
rule-farm-reward =
    Chaque unité chargée rapporte { $delivery-points ->
        [one] { $delivery-points } point
       *[other] { $delivery-points } points
    } ou { $delivery-money ->
        [one] { $delivery-money } drachme
       *[other] { $delivery-money } drachmes
    }, au choix du joueur, qui peut combiner les deux. Les unités restent à bord.
rule-farm-push = Un bateau qui entre occupe les cases les plus proches de la porte et pousse tous les autres d’autant de cases. Il n’y a jamais de vide entre les bateaux.
rule-boats-squares = Le port est une file de cases dont voici les prix, de la porte à la sortie : { $gate-price }, puis { $harbour-prices }.{ $gate-squares ->
        [0] { "" }
       *[other] { " " }À moins de { $gate-seats } joueurs, les cases placées devant celles-ci ({ $gate-extra }) ne servent pas.
    } Seul le prix à la porte est connu ; les autres sont reconstitués.
rule-boats-exit = Quand la proue du bateau d’un joueur atteint la sortie, toute sa cargaison va dans l’entrepôt de ce joueur.
    .units = Chaque unité du bateau d’un joueur va dans l’entrepôt de ce joueur quand elle atteint elle-même la sortie.
rule-boats-home = Le bateau d’un joueur lui revient quand sa poupe atteint à son tour la sortie.
rule-boats-egyptian-exit = Quand la proue d’un bateau égyptien atteint la sortie, sa cargaison va dans la réserve et le bateau est mis de côté.
    .units = Chaque unité d’un bateau égyptien va dans la réserve quand elle atteint elle-même la sortie. Le bateau est mis de côté quand sa poupe y arrive.
rule-boats-warehouse = Un entrepôt contient { $warehouse-capacity ->
        [one] { $warehouse-capacity } marchandise
       *[other] { $warehouse-capacity } marchandises
    }, or compris. S’il en arrive davantage, le joueur choisit lesquelles, anciennes ou nouvelles, il remet à la réserve.
rule-boats-emptied = Un bateau dont toute la cargaison a été vendue reste dans le port jusqu’à ce qu’il en soit poussé.
rule-boats-next = Le prochain bateau égyptien est toujours visible en mer.
rule-boats-reshuffle = Quand la pile de bateaux égyptiens est épuisée, ceux qui ont été mis de côté sont mélangés pour en former une nouvelle.
rule-renewal-gold = Après les actions, si le port contient moins de { $gold-least ->
        [one] { $gold-least } lingot
       *[other] { $gold-least } lingots
    } d’or, des bateaux égyptiens entrent jusqu’à ce que ce nombre soit atteint.
rule-renewal-enter = Le bateau égyptien qui attend en mer entre comme les autres et pousse tous les bateaux d’autant de cases que sa longueur. Le suivant de la pile le remplace en mer.
rule-harbour-order = Au port, un joueur peut d’abord acheter des marchandises, puis réaliser une mission.
rule-harbour-something = Au port, un joueur doit acheter au moins une marchandise ou réaliser une mission.
rule-harbour-buy = Un joueur peut acheter autant d’unités qu’il veut, sur n’importe quels bateaux du port. Elles vont dans son entrepôt.
rule-harbour-price = Le prix d’une unité est celui de la case du port où elle se trouve.
rule-harbour-owner = Une unité achetée sur le bateau d’un autre joueur se paie à ce joueur.
rule-harbour-bank = Une unité achetée sur un bateau égyptien ou sur son propre bateau se paie à la banque.
rule-harbour-joker = Un joueur qui achète un joker le change aussitôt en un produit de son choix, jamais en or.
rule-mission-one = Une action Port permet de réaliser une mission au plus.
rule-mission-twice = Un joueur peut poser plusieurs marqueurs au port et réaliser ainsi plusieurs missions dans la même manche.
rule-mission-goods = Les marchandises d’une mission sont prises dans l’entrepôt et retournent dans la réserve.
rule-mission-estate = Pour une mission, et seulement pour cela, jusqu’à { $errand-most ->
        [one] { $errand-most } produit absent
       *[other] { $errand-most } produits absents
    } de l’entrepôt peuvent être pris sur les cultures ou dans la cabane.
rule-mission-two-of-a-kind = Si une mission demande deux unités d’un produit et que l’entrepôt n’en contient qu’une, l’autre peut venir du domaine.
rule-mission-fee = Les unités prises sur le domaine pour une mission se paient à la banque, avant de recevoir la récompense : dans l’ordre, { $errand-fees } drachmes, soit { $errand-total } en tout.
rule-mission-warehouse = Une marchandise au moins de chaque mission doit venir de l’entrepôt.
rule-mission-reward = Une mission réalisée rapporte les drachmes et les points indiqués.
rule-mission-refill = L’emplacement d’une mission réalisée est aussitôt complété avec la mission suivante de la pile.
rule-market-units = Au marché, un joueur vend au moins une unité de son domaine, et { $market-units ->
        [one] { $market-units } unité
       *[other] { $market-units } unités
    } au plus. Elles vont dans la réserve.
rule-market-price = Ce que rapporte une unité au marché dépend de l’ordre d’arrivée des joueurs dans la manche : { $market-prices } drachmes.
rule-temple-price = Le prix d’un point au temple dépend de l’ordre d’arrivée des joueurs dans la manche : { $temple-prices } drachmes.
rule-temple-limit = Au temple, un joueur achète autant de points qu’il veut, au moins un.
rule-hall-tiles = À l’hôtel de ville, un joueur fait au moins un achat, et { $hall-purchases ->
        [one] { $hall-purchases } achat
       *[other] { $hall-purchases } achats
    } au plus : cultures ou développements, payés à la banque. Ces tuiles font partie de son domaine ; leur place y est sans importance.
rule-hall-one-of-each = Un joueur ne peut pas posséder deux fois le même développement.
rule-hall-same-product = Un joueur peut posséder plusieurs cultures du même produit.
rule-hall-boat =
    Un joueur qui ne commence pas avec le grand bateau ({ $large-length ->
        [one] { $large-length } case
       *[other] { $large-length } cases
    }) peut l’acheter une fois à l’hôtel de ville, pour { $large-price ->
        [one] { $large-price } drachme
       *[other] { $large-price } drachmes
    }. Cela compte comme un achat.
rule-development-income = Les drachmes et les points qu’indique un développement sont reçus à chaque action Ferme, même si son effet n’est pas utilisé.
rule-development-once = Le Chariot, l’Abondance et le Commerçant grec s’utilisent au plus une fois par action Ferme. Leur usage est facultatif.
rule-development-demeter = Lors de l’action Ferme, la Bénédiction de Déméter rapporte un point par lot de { $blessing-units ->
        [one] { $blessing-units } unité
       *[other] { $blessing-units } unités
    } de son produit sur le domaine, cabane comprise. Les unités restent en place.
rule-development-demeter-when = La Bénédiction de Déméter compte les unités au moment où elle est utilisée, au plus tard avant le chargement du bateau.
rule-development-demeter-types = Les Bénédictions de Déméter de produits différents sont des développements différents.
rule-development-poseidon = Poséidon rapporte { $development-5-points ->
        [one] { $development-5-points } point
       *[other] { $development-5-points } points
    } à chaque action Ferme.
rule-development-irrigation = L’Irrigation donne au joueur, une fois les unités d’un jeton distribuées, une unité de plus de ce produit, prise dans la réserve, s’il le cultive et a de la place.
rule-development-irrigation-others = L’Irrigation s’applique à la production de tous les joueurs.
rule-development-hut = La Cabane de stockage contient une unité de chaque produit que le joueur cultive, et seulement quand toutes ses cultures de ce produit sont pleines. Elle sert avec la production, l’Abondance et l’ordre du tour.
rule-development-hut-pass = À chaque passage d’une distribution, un joueur reçoit une unité par culture qui a de la place ou, si toutes sont pleines, une unité dans sa cabane.
rule-development-cart = Lors de l’action Ferme, le Chariot transporte une unité d’une culture vers l’entrepôt. Il rapporte { $development-8-money ->
        [one] { $development-8-money } drachme
       *[other] { $development-8-money } drachmes
    }.
rule-development-abundance = Lors de l’action Ferme, l’Abondance ajoute au domaine une unité d’un produit que le joueur cultive, s’il a de la place. Elle rapporte { $development-9-money ->
        [one] { $development-9-money } drachme
       *[other] { $development-9-money } drachmes
    }.
rule-development-trader = Lors de l’action Ferme, le Commerçant grec échange un produit de l’entrepôt du joueur contre un autre. L’or ne peut être ni donné ni reçu. Il rapporte { $development-10-money ->
        [one] { $development-10-money } drachme
       *[other] { $development-10-money } drachmes
    }.
rule-order-rows = Le tableau de l’ordre du tour compte { $rows } lignes. Celles du haut coûtent, dans l’ordre, { $row-costs } drachmes ; les suivantes rapportent { $row-gains } drachmes.{ $row-products ->
        [0] { "" }
        [one] { " " }La ligne { $row-product-numbers } donne aussi un produit.
       *[other] { " " }Les lignes { $row-product-numbers } donnent aussi un produit.
    } Ce que rapportent les lignes inférieures est reconstitué.
rule-order-bottom-up = Les joueurs choisissent leur ligne pour la manche suivante en partant de la ligne du bas.
rule-order-other-row = Un joueur ne peut pas rester sur sa ligne, et une ligne ne reçoit qu’un marqueur.
rule-order-cost = Un joueur qui prend une ligne payante paie aussitôt la banque.
rule-order-gain = Un joueur qui prend une ligne qui rapporte quelque chose le reçoit aussitôt.
rule-order-product = Le produit reçu grâce à une ligne doit être cultivé par le joueur et trouver place sur son domaine, cabane comprise.
rule-order-penniless = Un joueur qui ne peut payer aucune autre ligne libre reste sur la sienne, sans rien payer ni recevoir. Cela peut arriver à partir de { $free-rows } joueurs.
rule-end-trigger = Quand un emplacement de mission ne peut plus être complété, la manche en cours est la dernière.
rule-end-harbour = Lors de la dernière manche, un joueur qui n’est pas encore allé au port peut y aller même si tous les emplacements sont occupés.
rule-end-over = La partie se termine après la dernière action de cette manche, sans renouvellement de l’or ni nouvel ordre du tour.
rule-end-money = À la fin de la partie, chaque lot de { $final-money ->
        [one] { $final-money } drachme
       *[other] { $final-money } drachmes
    } vaut un point.
rule-end-gold = À la fin de la partie, chaque lingot d’or de l’entrepôt vaut { $final-gold ->
        [one] { $final-gold } point
       *[other] { $final-gold } points
    }.
rule-end-winner = Le joueur qui a le plus de points gagne.
rule-end-tie = En cas d’égalité, le joueur qui a le plus d’argent restant après la conversion en points l’emporte. Sinon, la place est partagée.

## D’où viennent les points

source-farm = Tuiles du domaine
source-demeter = Bénédiction de Déméter
source-deliveries = Livraisons
source-missions = Missions
source-temple = Temple
source-earlier = Points déjà acquis
source-money = Argent
source-gold = Or

# Ce que quelqu’un a mal fait.

mistake-harbour-length = harbour : ses prix doivent laisser place à deux bateaux, et être moins de { $most }
mistake-egyptian-gold = egyptian : au moins deux bateaux doivent apporter de l’or, et le port peut demander deux lingots au plus
mistake-large-length = large : aucun bateau de la flotte n’a cette longueur
mistake-farmland-alike = farmland : deux lignes ont le même produit et le même prix ; réunissez-les, ou distinguez-les par le prix
mistake-farmland-order = farmland : l’ordre des lignes est wine, milk, olives, grain
mistake-farmland-products = farmland : chaque produit demande une tuile
mistake-farmland-many = farmland : au plus { $most } tuiles
mistake-development-rows = development : il faut une ligne de chaque, dans cet ordre : { $known }
mistake-mission-order = mission : les catégories viennent dans l’ordre I, II, III
mistake-mission-boxed = mission : il en faut par catégorie plus que les { $boxed ->
        [one] { $boxed } remise
       *[other] { $boxed } remises
    } sans être vues
mistake-mission-plazas = mission : il en faut assez pour { $plazas ->
        [one] { $plazas } emplacement
       *[other] { $plazas } emplacements
    }
mistake-setup-seats = setup : il en faut un pour 2, 3, 4 et 5 places, dans cet ordre
mistake-setup-boats = setup pour { $seats } : la flotte n’a pas ces bateaux
mistake-row-few = row : il faut plus de lignes que de places
mistake-chips-few = chips : il en faut assez pour toutes les cases de production
mistake-chips-each = chips : une production ne prend pas plus de jetons qu’il n’y a de champs
mistake-sum-money = l’argent
mistake-sum-good = la marchandise { $number }
mistake-sum-boats-of-players = les bateaux des joueurs
mistake-sum-boats-of-players-twice = les bateaux des joueurs en double
mistake-sum-boats-of-players-in-two-places = les bateaux des joueurs à deux endroits
mistake-sum-boats-of-Egypt = les bateaux égyptiens
mistake-sum-squares-of-boats = les cases des bateaux
mistake-sum-missions = les missions
mistake-sum-missions-drawn = les missions tirées
mistake-sum-too-many-of-development = trop de développements { $number }
mistake-sum-chips-on-two-fields = les jetons sur deux champs
mistake-sum-goods-on-land-of-nobody = les marchandises sur une culture sans propriétaire
mistake-sum-turn-markers-of = les marqueurs de tour de { $number }
mistake-boats-misplaced = boats, sea, pile, landed, home, large : chaque bateau doit s’y trouver exactement une fois
mistake-boats-past-exit = boats, cargo : il y a un bateau ou une marchandise au-delà de la sortie
mistake-boats-cargo = cargo : le bateau de la case { $square } ne peut pas porter cela
mistake-hut-unit = hut : la place { $number } n’a pas de cabane ou ne cultive pas ce produit
mistake-missions-misplaced = plazas, unseen, fulfilled : une mission s’y trouve deux fois
mistake-missions-stack = unseen : il n’y a pas assez de missions d’une catégorie à piocher
mistake-missions-plazas = plazas : chacune doit avoir une mission jusqu’à la dernière manche
mistake-markers-many = markers : { $place } n’a pas autant d’emplacements
mistake-chips-production = chips : leur nombre doit correspondre aux marqueurs posés sur la production
mistake-agenda-bare = agenda : il n’y a rien sous { $step }
mistake-agenda-order = agenda : il y a { $found } sous { $step }
mistake-agenda-argument = agenda : { $found } ne convient pas à { $step }
mistake-agenda-markers = agenda : les actions de la place { $number } doivent correspondre à ses marqueurs en main
mistake-agenda-last = agenda : rien ne suit la dernière manche
mistake-agenda-drop = agenda : il faut un drop pour la place { $number } si son entrepôt est trop plein, et seulement alors
mistake-agenda-sea = agenda : aucun bateau n’est pioché tant qu’il y en a un en mer
mistake-hold-squares = hold : cela ne correspond pas au bateau en chargement
mistake-rows-choosing = agenda : chaque place choisit une ligne
mistake-rows-shared = rows : deux places sont sur la même ligne
mistake-rows-taken = taken : ce doivent être les lignes des places qui ont choisi

# Pour les agents qui apprennent
agents-later = à `start` : combien de tuiles devront encore être achetées ensuite
agents-fields = à `produce` : les champs déjà employés dans cette action
agents-unused = à `effect` : les développements encore inutilisés
agents-loading = à `load` et `paid` : la longueur du bateau
agents-square = à `name` : la case dont le joker devient un produit, à partir de 1
agents-good = à `give` : le produit que veut la mission
agents-so-far = à `sell` et `hall` : unités vendues ou tuiles achetées jusqu’ici ; à `ship`, `mission` et `offer` : 1 dès la première
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
agents-store = vin, lait de chèvre, olives, céréales et or dans les entrepôts, place par place
agents-home = les bateaux à quai, les courts d’abord, place par place
agents-large = qui peut encore acheter le grand bateau
agents-cargo = ce qui se trouve sur chaque case du port depuis la porte : vin, lait de chèvre, olives, céréales, or ou joker
agents-berths = la première case de chaque bateau au port, à partir de 1 ; les bateaux égyptiens, puis les flottes place par place, les bateaux courts d’abord et, à longueur égale, le plus proche de la porte
agents-hold = ce qui est chargé sur le bateau qui va entrer, depuis la proue
agents-sea = le bateau égyptien qui entrera ensuite
agents-boats-left = les bateaux égyptiens encore dans la pile
agents-landed = les bateaux égyptiens qui ont quitté le port
agents-plazas = les missions disponibles
agents-wanted = de chaque mission disponible le vin, le lait de chèvre, les olives, les céréales et l’or demandés, son argent et ses points
agents-unseen = les missions que personne n’a vues
agents-fulfilled = les missions réalisées
agents-stack = missions dans la pile
agents-chips = le champ de chaque jeton de production, jeton par jeton
agents-land-left = cultures de chaque sorte à vendre
agents-taken = les lignes déjà prises de la première colonne

## Le plateau sur la page

page-harbour = Le port, de la porte à la sortie
page-town = La ville : marché, temple et hôtel de ville
page-fields = Production : champs et jetons
page-plazas = Missions disponibles ; dans la pile : { $stack }
page-order = Tableau de l’ordre du tour
page-numbers = Argent { $money } · points { $points } · entrepôt { $stored }/{ $room }
page-sale = Tuiles à vendre
page-estate = Domaine : { $name }
page-nothing = rien
page-egyptian = bateau égyptien
page-boat-of = bateau : { $name }
page-open-water = pas de bateau
page-square = Case { $square }, prix { $price } : { $cargo } ({ $boat })
page-next-boat = En mer, prochain bateau égyptien : { $cargo }. Encore à venir : { $pile }. Mis de côté : { $landed }.
page-no-next-boat = Aucun bateau n’attend en mer. Encore à venir : { $pile }. Mis de côté : { $landed }.
page-being-loaded =
    Devant la porte, bateau de { $length ->
        [one] { $length } case
       *[other] { $length } cases
    } en cours de chargement : { $cargo }
page-place = { $place }, emplacements occupés : { $taken } sur { $spaces }. { $seats }
page-place-worth = Prix, dans l’ordre d’arrivée : { $prices }.
page-lost = Marqueurs perdus cette manche : { $seats }.
page-field = Champ « { $product } ». Jetons : { $chips }
page-chip = Jeton { $value }, { $where }
page-chip-free = disponible
page-chip-used = posé sur le champ « { $product } »
page-mission =
    Mission { $mission } : demande { $goods } ; rapporte { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-plaza-empty = Emplacement de mission vide
page-row = Ligne { $row } : { row-effect }. { $seats }
page-row-waits = { $name } (doit encore choisir sa ligne)
page-tile-land = Culture : { $product }
page-tile-boat = Grand bateau ({ $large-length ->
        [one] { $large-length } case
       *[other] { $large-length } cases
    })
page-tile =
    { $tile } : { $cost ->
        [one] { $cost } drachme
       *[other] { $cost } drachmes
    }, exemplaires restants : { $left }.
page-effect = Effet : { $effect }.
page-yields =
    À chaque action Ferme :{ $money ->
        [0] { "" }
       *[other]
            { " " }+{ $money ->
                [one] { $money } drachme
               *[other] { $money } drachmes
            }
    }{ $points ->
        [0] { "" }
       *[other]
            { " " }+{ $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }.
page-land-tiles =
    { $tiles ->
        [one] { $tiles } culture
       *[other] { $tiles } cultures
    } ({ $product }), unités : { $units } sur { $room }
page-hut-unit = Dans la cabane : { $product }
page-store = Dans l’entrepôt : { $good } × { $count }
page-warehouse = Entrepôt, { $count } sur { $room } : { $goods }
page-at-home = Bateaux à quai : { $boats }
page-boat-home =
    { $length ->
        [one] Bateau de { $length } case, à quai
       *[other] Bateau de { $length } cases, à quai
    }
page-purse = Drachmes : { $money }, points : { $points }
page-markers-left = Marqueurs en main : { $count }
page-developments = Développements : { $developments }
page-no-land = Pas encore de culture
page-development = { $kind } : { $effect }
page-count = { $good } × { $count }
page-left = ×{ $count }
page-rank =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }

## Explications des décisions sur la page, montrées une seule fois

tip-start = Vos cultures décident des produits que vous expédierez. Si vous en achetez plusieurs, leurs produits doivent être différents. Les plus chères rapportent de l’argent ou des points à chaque action Ferme ; les moins chères vous laissent plus d’argent.
tip-act = Vous avez { $markers-each ->
        [one] { $markers-each } marqueur
       *[other] { $markers-each } marqueurs
    } par manche. Production : récolter ; Ferme : expédier un bateau ; Port : acheter et réaliser une mission ; Marché : vendre ; Temple : acheter des points ; Hôtel de ville : acheter des tuiles.
tip-produce = Posez un jeton sur un champ : le nombre d’unités indiqué est distribué une par une, en commençant par vous.
tip-effect = Utilisez vos développements dans l’ordre de votre choix ; terminez quand vous voulez.
tip-boat = Un bateau doit être plein pour entrer dans le port. Il pousse tous les autres vers la sortie.
tip-load = Les marchandises chargées à la proue sont les plus proches de la sortie, là où les prix sont les plus bas.
tip-paid =
    Chaque unité chargée vous rapporte { $delivery-points ->
        [one] { $delivery-points } point
       *[other] { $delivery-points } points
    } ou { $delivery-money ->
        [one] { $delivery-money } drachme
       *[other] { $delivery-money } drachmes
    }, à votre choix.
tip-drop = L’entrepôt contient { $warehouse-capacity ->
        [one] { $warehouse-capacity } marchandise
       *[other] { $warehouse-capacity } marchandises
    } au plus : remettez le surplus à la réserve.
tip-ship = Une marchandise coûte le prix de sa case. Vous payez le propriétaire du bateau, ou la banque pour un bateau égyptien ou l’un des vôtres. Terminez quand vous avez ce que demande une mission.
tip-name = Choisissez maintenant le produit que devient le joker.
tip-mission = Une seule mission par action Port. Elle prend les marchandises de votre entrepôt, et au besoin { $errand-most ->
        [one] { $errand-most } produit
       *[other] { $errand-most } produits
    } au plus de votre domaine, pour { $errand-fees } drachmes.
tip-give = L’unité qui manque vient de votre domaine. La culture où vous la prenez a de nouveau de la place pour la prochaine récolte.
tip-sell = Le premier joueur venu au marché dans la manche obtient le meilleur prix : { $market-prices } drachmes par unité, dans l’ordre d’arrivée.
tip-offer = Vous achetez ici des points. Le prix d’un point dépend de l’ordre d’arrivée des joueurs dans la manche : { $temple-prices } drachmes.
tip-hall =
    Au plus { $hall-purchases ->
        [one] { $hall-purchases } achat
       *[other] { $hall-purchases } achats
    } : des cultures, des développements (un seul exemplaire de chaque) ou votre grand bateau ({ $large-length ->
        [one] { $large-length } case
       *[other] { $large-length } cases
    }), si vous ne l’avez pas encore.
tip-order = Les lignes du haut jouent plus tôt mais coûtent de l’argent ; celles du bas en rapportent. Vous devez changer de ligne.
tip-grow = Vous recevez une unité d’un produit que vous cultivez, s’il y a de la place sur vos cultures ou dans votre cabane.

## Les textes d’où viennent les règles

text-rulebook = livret
text-rulebook-about = Livret de règles français, The Game Master 2016
text-english = livret anglais
text-english-about = Livret de règles anglais, lu en partie
text-online = édition en ligne
text-online-about = Pages d’aide d’une édition en ligne, lues en partie

## On the page: prompt, explanations, log

# Buttons and groups of moves on the page

button-stop = Terminer
button-idle = Passer
button-offer = { $reward } : { $payment }
button-trade = Contre : { $into }
kind-stop = Terminer
kind-idle = Passer
kind-go = Actions
kind-produce = Jetons
kind-demeter = Bénédiction de Déméter
kind-cart = Chariot
kind-grow = Recevoir un produit
kind-trade = Commerçant grec
kind-enter = Bateaux
kind-take = Sur les cultures
kind-take-hut = Dans la cabane
kind-paid = Paiement
kind-ship = Marchandises au port
kind-name = Le joker devient
kind-mission = Missions
kind-drop = Remettre à la réserve
kind-offer = Points
kind-land = Cultures
kind-build = Développements
kind-large = Bateaux
kind-row = Lignes

# Questions on the page, where the rest is shown

question-start = { $whole ->
        [1] Achetez une culture de départ.
       *[other] Achetez une culture de départ ({ $number } sur { $whole }).
    }
question-effect = Quel développement utilisez-vous ?
question-produce = Posez un jeton sur un champ ({ $number } sur { $whole }).
question-load = Que chargez-vous (case { $number } sur { $length }) ?
question-paid = Quel paiement pour { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } ?
question-drop = Que remettez-vous à la réserve ({ $units } de trop) ?
question-ship = Qu’achetez-vous au port ?
question-name = En quel produit changez-vous le joker ?
question-give = Où prenez-vous l’unité { $product ->
        [olives] d’olives
       *[other] de { $product }
    } ?
question-sell = Quelle unité vendez-vous ({ $number } sur { $whole }) ?
question-offer = Encore un point pour { $payment } ?
question-hall = Qu’achetez-vous (achat { $number } sur { $whole }) ?
question-order = Quelle ligne prenez-vous ?

# The second line of the prompt on the page

page-both = { $first } · { $second }
page-share = { $name } { $units }
page-bank = la banque
page-say-purse = Vous avez { $payment }
page-say-left = il vous reste { $payment }
page-say-price = { $what } : { $payment }
page-brief-demeter = un point par { $blessing-units ->
        [one] { $blessing-units } unité de son produit
       *[other] { $blessing-units } unités de son produit
    }
page-brief-irrigation = une unité de plus après chaque jeton
page-brief-hut = une place de plus par produit
page-brief-cart = une unité vers l’entrepôt
page-brief-abundance = une unité de plus sur le domaine
page-brief-trader = échange un produit de l’entrepôt
page-say-each-farm = par action Ferme { $reward }
page-say-yields = { $reward } de vos tuiles
page-say-boats = bateau de { $lengths }, par unité { $reward } ou { $payment }
page-say-production = Vous posez { $chips-each ->
        [one] { $chips-each } jeton
       *[other] { $chips-each } jetons
    } sur des champs différents. Libres : { $chips }
page-say-harbour = { $count ->
        [0] rien à votre portée
        [one] { $count } marchandise à votre portée
       *[other] { $count } marchandises à votre portée
    }
page-say-missions = { $count ->
        [0] aucune mission réalisable
        [one] { $count } mission réalisable
       *[other] { $count } missions réalisables
    }
page-say-market = Vous vendez jusqu’à { $market-units ->
        [one] { $market-units } unité
       *[other] { $market-units } unités
    }, { $payment } chacune
page-say-temple = { $payment } par point ; vous pourriez en acheter { $most }
page-say-hall = Jusqu’à { $hall-purchases ->
        [one] { $hall-purchases } achat
       *[other] { $hall-purchases } achats
    }
page-say-dealt = Jeton { $value }, { $product } : { $shares }
page-say-harvest = Jeton { $value }, { $product } : { $units ->
        [0] rien pour vous
       *[other] { $units } pour vous
    }
page-say-chips = Jetons libres : { $chips }. Un jeton, puis un champ
page-say-unused = Pas encore utilisés : { $developments }
page-say-units = Sur votre domaine : { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
page-say-boat = Prend { $length } de vos { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } et pousse la file de { $length }
page-say-bow = La proue d’abord : elle atteint les cases bon marché avant le reste
page-say-loaded = { $product } sur la case { $number } de { $length } depuis la proue
page-say-paid = Vous recevez { $reward }
page-say-push = puis le bateau pousse la file de { $length }
page-say-ship = { $good }, { $payment } pour { $from }
page-say-errand = { $goods } de votre domaine pour { $cost }
page-say-stored = tout vient de votre entrepôt
page-say-one-mission = Une mission par action Port
page-say-sold = { $product } : +{ $payment }
page-say-nearest = Mission la plus proche, { $mission } ; il manque : { $goods }
page-say-fulfilled = Vous avez tout pour la mission { $mission }
page-say-brings = Chaque unité rapporte { $payment }
page-say-row = Ligne { $row } : { row-effect }
page-say-room = Votre entrepôt contient au plus { $warehouse-capacity ->
        [one] { $warehouse-capacity } marchandise
       *[other] { $warehouse-capacity } marchandises
    }

# Controls, hand and score on the page

page-score = Piste de score
page-needs = Ce qu’il vous faut pour les missions
page-need = Mission { $mission } : { $missing ->
        [0] rien ne manque
       *[other] marchandises manquantes : { $missing }
    }{ $cost ->
        [0] { "" }
       *[other] { "" } ; de votre domaine pour { $payment }
    }
page-payment = Points ou argent pour chaque unité
page-paid-unit = { $good } : des points plutôt que de l’argent
page-amount = Nombre de points
page-fewer = Moins
page-more = Plus
page-basket = Achats : { $goods }, { $payment }
page-other-chip = Autre jeton
page-short-demeter-wine = Déméter
page-short-demeter-milk = Déméter
page-short-demeter-olives = Déméter
page-short-demeter-grain = Déméter
page-short-poseidon = Poséidon
page-short-irrigation = Irrigation
page-short-hut = Cabane
page-short-cart = Chariot
page-short-abundance = Abondance
page-short-trader = Négoce

# Explanations on the page: names

page-name-square = Case { $square }
page-name-field = Champ : { $product }
page-name-chip = Jeton { $value }
page-name-mission = Mission { $mission }
page-name-row = Ligne { $row }
page-name-warehouse = Entrepôt
page-name-money = Argent
page-name-points = Points
page-name-score = Piste de score
page-name-markers = Marqueurs
page-name-dock = Bateaux à quai
page-name-loading = Bateau en cours de chargement
page-name-next-boat = Prochain bateau égyptien
page-name-pile = Bateaux égyptiens
page-name-exit = Sortie
page-name-colossus = Porte
page-name-plaza = Emplacement vide
page-name-stack = Missions à venir

# Explanations on the page: sentences

page-about-square = Ce qui s’y trouve coûte le prix de la case. Un bateau poussé plus loin atteint des cases moins chères.
page-about-place-production = Posez des jetons sur des champs : la récolte est distribuée dans le sens horaire, à partir de vous.
page-about-place-farm = Prenez le rapport de vos tuiles, utilisez vos développements, puis faites entrer un bateau plein dans le port.
page-about-place-harbour = Achetez des marchandises sur les bateaux, puis réalisez une mission.
page-about-place-market = Vendez des unités de votre domaine. Le premier joueur venu obtient le meilleur prix.
page-about-place-temple = Achetez des points, autant que vous voulez. Le premier joueur venu paie le moins cher.
page-about-place-hall = Achetez des cultures, des développements ou votre grand bateau ({ $large-length ->
        [one] { $large-length } case
       *[other] { $large-length } cases
    }).
page-about-field = Un jeton posé ici apporte ce produit à chaque joueur qui le cultive et a de la place.
page-about-chip = Sa valeur est le nombre d’unités distribuées. Il sert une fois par manche.
page-about-mission = Livrez ces marchandises au port ; quelques-unes peuvent venir de votre domaine contre paiement.
page-about-row = Votre rang dans l’ordre du tour de la prochaine manche. Vous devez changer de ligne.
page-about-farmland = Seuls les produits que vous cultivez poussent sur votre domaine. Une tuile contient { $estate-capacity ->
        [one] { $estate-capacity } unité
       *[other] { $estate-capacity } unités
    }.
page-about-large = Un bateau qui porte { $large-length ->
        [one] { $large-length } unité
       *[other] { $large-length } unités
    } et pousse la file d’autant de cases.
page-about-demeter = Rapporte un point par lot de { $blessing-units ->
        [one] { $blessing-units } unité
       *[other] { $blessing-units } unités
    } de son produit sur votre domaine. Elles y restent.
page-about-poseidon = N’a pas d’effet propre, seulement son rapport.
page-about-irrigation = Après chaque jeton, vous recevez une unité de plus du produit, si vous le cultivez et avez de la place.
page-about-hut = Garde une unité de plus de chaque produit cultivé, une fois vos cultures de ce produit pleines.
page-about-cart = Transporte une unité d’une culture vers votre entrepôt.
page-about-abundance = Ajoute à votre domaine une unité d’un produit que vous cultivez, s’il y a de la place.
page-about-trader = Échange un produit de votre entrepôt contre un autre, sauf l’or.
page-about-stored = Marchandises pour les missions. Le commerçant grec peut aussi échanger un produit.
page-about-gold = Beaucoup de missions en demandent. À la fin, un lingot vaut { $final-gold ->
        [one] { $final-gold } point
       *[other] { $final-gold } points
    }.
page-about-warehouse = Marchandises sorties du port ou achetées. Il en contient { $warehouse-capacity } ; le reste retourne à la réserve.
page-about-money = Paie les tuiles, les marchandises, les points et les premières lignes. À la fin, { $final-money ->
        [one] { $final-money } drachme vaut
       *[other] { $final-money } drachmes valent
    } un point.
page-about-points = Qui a le plus de points gagne. L’argent et l’or s’ajoutent à la fin.
page-about-score = Où en sont tous les joueurs. Un pion cerclé d’or a déjà fait un tour.
page-about-markers = Chaque action demande un marqueur. Vous en avez { $markers-each } par manche.
page-about-boat = Un bateau part quand il est plein et pousse la file de sa longueur.
page-about-dock = Bateaux qui peuvent être chargés avec une action Ferme. Les autres sont encore au port.
page-about-loading = Il est chargé de la proue à la poupe, puis entre et pousse la file.
page-about-next-boat = Entre en fin de manche tant qu’il y a moins de { $gold-least ->
        [one] { $gold-least } lingot d’or
       *[other] { $gold-least } lingots d’or
    } dans le port.
page-about-pile = Bateaux chargés d’or, tirés un à un. Ceux qui sont sortis sont mélangés quand la pile est vide.
page-about-exit = Les bateaux qui l’atteignent déchargent dans l’entrepôt de leur propriétaire et reviennent à quai.
page-about-colossus = Les bateaux entrent ici, sous le Colosse, et poussent tous les autres vers la sortie.
page-about-round = Chaque joueur fait { $markers-each ->
        [one] { $markers-each } action
       *[other] { $markers-each } actions
    } ; puis l’or est renouvelé et l’ordre du tour est choisi.
page-about-plaza = Il ne reste aucune mission pour le remplir : c’est la dernière manche.
page-about-stack = Elles remplacent les missions réalisées. Quand un emplacement reste vide, la manche est la dernière.

# Explanations on the page: labels, states and marks

page-any-product = un produit que vous cultivez
page-of = { $count } sur { $room }
page-fact-price = Prix
page-fact-cargo = Cargaison
page-fact-boat = Bateau
page-fact-paid-to = Payé à
page-fact-spaces = Emplacements libres
page-fact-prices = Drachmes selon l’arrivée
page-fact-there = Présents
page-fact-chips = Jetons posés
page-fact-farmland = Cultures
page-fact-left = Restants
page-fact-goods = Marchandises
page-fact-reward = Récompense
page-fact-cost = Coûte
page-fact-brings = Rapporte
page-fact-product = En plus
page-fact-yield = À chaque action Ferme
page-fact-when = Quand
page-fact-tiles = Tuiles
page-fact-units = Unités
page-fact-stored = Dans l’entrepôt
page-fact-money = À présent
page-fact-points = Sur la piste
page-fact-score = Avec argent et or
page-fact-boats = Longueurs
page-fact-landed = Mis de côté
page-when-demeter = lors d’une action Ferme
page-when-poseidon = lors d’une action Ferme
page-when-irrigation = après chaque jeton de tout joueur
page-when-hut = chaque fois que vous recevez un produit
page-when-cart = une fois par action Ferme
page-when-abundance = une fois par action Ferme
page-when-trader = une fois par action Ferme
page-now-missing = il vous manque { $payment }
page-now-lacks = Il vous manque : { $goods }
page-now-not-from-estate = Trop viendrait de votre domaine
page-now-ready = Votre entrepôt a tout
page-now-ready-for = Possible, avec des produits du domaine pour { $cost }
page-now-sold-out = Épuisé
page-now-owned = Vous l’avez déjà
page-mark-cost = prix
page-mark-price = prix
page-mark-prices = prix
page-mark-copies = nombre de tuiles
page-mark-money = rapport en argent
page-mark-points = rapport en points
page-mark-products = produit
page-mark-product = produit
page-mark-kind = existence de la tuile
page-mark-goods = marchandises
page-mark-category = catégorie
page-mark-spaces = nombre d’emplacements
page-mark-cargo = cargaison
page-mark-boats = bateaux de départ
page-mark-seats = bateaux de départ
page-mark-purchases = nombre d’achats

# The log on the page

short-goes = { $place }
short-goes-beyond = { place-harbour }, hors emplacements
short-idle = passe
short-started = culture de départ : { $product }
short-row-pays = ligne { $row }
short-row-gains = ligne { $row }
short-row-stays = ligne { $row }
short-egyptian-enters = Bateau égyptien : { $goods }
short-over = Fin de la partie
short-produces = jeton { $value }, { $product }
short-grown = { $seat } { $units }
short-irrigated = { $seat } encore une (irrigation)
short-surplus = pas de place pour { $units }
short-enters = bateau : { $goods }
short-delivered = { $reward }
short-unloaded = { $seat } décharge { $goods }
short-egyptian-leaves = un bateau égyptien sort
page-log-harvest = Récolte : { $items }
page-log-sailing = Voyage : { $items }

# Pourquoi un coup est meilleur, et ce qu’un autre abandonne.

term-points = Vous gagnez tout de suite plus de points.
    .lost = Vous gagnez tout de suite moins de points.
term-money = Vous avez plus d’argent à dépenser.
    .lost = Vous avez moins d’argent à dépenser.
term-gold = Vous obtenez plus d’or.
    .lost = Vous obtenez moins d’or.
term-missions = Vous êtes plus près de réaliser des missions.
    .lost = Vous êtes plus loin de réaliser des missions.
term-goods = Vos marchandises, à l’entrepôt et au port, valent plus.
    .lost = Vos marchandises, à l’entrepôt et au port, valent moins.
term-land = Vos cultures rapportent plus.
    .lost = Vos cultures rapportent moins.
term-farm = Chaque action Ferme rapportera davantage.
    .lost = Chaque action Ferme rapportera moins.
term-developments = Vos développements vous servent davantage.
    .lost = Vos développements vous servent moins.
term-boats = Vous avez plus de bateaux prêts à charger.
    .lost = Vous avez moins de bateaux prêts à charger.
term-order = Vous êtes mieux placé dans l’ordre du tour.
    .lost = Vous êtes moins bien placé dans l’ordre du tour.

# Les genres de décisions, thèmes des problèmes.

theme-start = Premières cultures
theme-act = Choix de l’action
theme-produce = Production
theme-effect = Développements
theme-boat = Choix d’un bateau
theme-load = Chargement
theme-paid = Points ou argent
theme-drop = Entrepôt plein
theme-ship = Achats au port
theme-name = Joker
theme-mission = Missions
theme-give = Payer une mission
theme-sell = Marché
theme-offer = Temple
theme-hall = Hôtel de ville
theme-order = Ordre du tour
theme-grow = Récolte

## The rulebook on the page

book-goal = Vous exploitez un domaine à Rhodes. Expédiez vos récoltes, réalisez les missions de la ville et marquez le plus de points.
book-play = À chaque manche, vous posez vos marqueurs un à un et effectuez aussitôt l’action choisie. Les bateaux qui entrent dans le port poussent les autres ; ce qui atteint la sortie va dans l’entrepôt de son propriétaire, et chacun peut l’acheter en chemin. Les missions demandent des marchandises de l’entrepôt et rapportent des points et des drachmes.
book-winner = La partie s’achève avec la manche où les missions viennent à manquer. L’argent et l’or deviennent des points ; le joueur qui en a le plus gagne.
book-turn-production = Production : des jetons apportent des récoltes à tous ceux qui cultivent ce produit.
book-turn-farm = Ferme : recevez ce que rapporte votre domaine, puis faites entrer un bateau plein dans le port.
book-turn-harbour = Port : achetez des marchandises sur les bateaux, puis réalisez une mission.
book-turn-market = Marché : vendez des produits de votre domaine.
book-turn-temple = Temple : achetez des points.
book-turn-hall = Hôtel de ville : achetez des cultures et des développements.
book-turn-order = À la fin de la manche, chacun choisit une nouvelle ligne de l’ordre du tour.
book-table-farmland = Cultures
book-table-developments = Développements
book-table-missions = Missions
book-table-egyptian = Bateaux égyptiens
book-table-rows = Ordre du tour
book-column-farmland = Culture
book-column-development = Développement
book-column-effect = Effet
book-column-copies = Exemplaires
book-column-category = Catégorie
book-column-cargo = Cargaison
book-column-row = Ligne

# Les groupes du fichier de matériel, pour le formulaire de la page.

component-estate = Champ
component-warehouse = Entrepôt
component-chips = Jetons de production
component-markers = Marqueurs
component-gate = Entrée du port
component-harbour = Port
component-gold = Or
component-bank = Banque
component-delivery = Livraison
component-blessing = Bénédiction
component-errand = Frais
component-plazas = Missions exposées
component-final = Décompte final
component-idle = Aucune action
component-production = Production
component-port = Action du port
component-market = Marché
component-temple = Temple
component-hall = Hôtel de ville
component-fleet = Bateaux de chaque couleur
component-large = Grand bateau
component-setup = Mise en place
component-row = Ordre du tour
component-farmland = Tuile Culture
component-development = Tuile Développement
component-mission = Mission
component-egyptian = Bateau égyptien

## Leçon : la première partie

lesson-first-welcome = Vous dirigez une ferme à Rhodes. Vous produisez du vin, du lait, des olives et des céréales, vous les expédiez par le port et vous réalisez les missions de la ville. Le joueur qui a le plus de points gagne ; { $final-money } drachmes valent un point.
lesson-first-harbour = Voici le port, de l’entrée à la sortie. Un bateau qui entre pousse tous les autres, et c’est seulement à la sortie que la cargaison va à l’entrepôt. Chaque bateau d’un autre joueur fait donc avancer le vôtre.
lesson-first-grain = Vous achetez d’abord des cultures. Vous avez { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    }, et chaque tuile donne un seul produit. Prenez les céréales à { $price } : les tuiles plus chères rapportent plus tard de l’argent ou des points, mais pour l’instant l’argent compte.
lesson-first-wine = La deuxième tuile doit donner autre chose. Regardez cette mission : elle demande du vin et des céréales et rapporte { $reward-points ->
        [one] { $reward-points } point
       *[other] { $reward-points } points
    } et { $reward-money ->
        [one] { $reward-money } drachme
       *[other] { $reward-money } drachmes
    }. Elle va bien avec vos céréales : achetez le vin à { $price }.
lesson-first-estate = Chaque tuile commence avec une unité et a de la place pour { $count }. La récolte reste d’abord sur la culture. Plus tard, vous la vendez au marché, vous l’expédiez ou vous l’utilisez pour une mission.
lesson-first-production = La première manche commence. Chacun pose ses marqueurs à tour de rôle, un par un, et effectue l’action. Vous avez { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }. Vos cultures sont presque vides : choisissez la Production.
lesson-first-chip = Un jeton dit combien d’unités d’un produit sont récoltées. Elles font le tour de la table une par une, à partir de vous, pour tous ceux qui le cultivent. Un autre joueur a des céréales : posez-y le jeton { $value }, et vous en recevez davantage.
lesson-first-second-chip = Vous avez maintenant { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } de céréales, et la tuile est pleine. Le second jeton va sur un autre champ. Vous seul cultivez la vigne : le jeton { $value } suffit à remplir votre tuile ; le reste serait perdu.
lesson-first-shared = Les autres ont joué. Une seule production d’olives a servi aux deux, et { $other } a fait entrer un bateau. Il occupe les premières cases du port et a poussé les bateaux égyptiens.
lesson-first-farm = Vos cultures sont pleines, il est temps d’expédier : choisissez votre ferme. Vous seul pouvez l’utiliser. Vos tuiles y donnent aussi l’argent et les points qu’elles indiquent, puis vous devez envoyer un bateau plein.
lesson-first-boat = Choisissez un bateau. Il doit être plein, et il pousse les autres de sa propre longueur. Un long rapporte plus, un court vous laisse des produits pour la suite. Prenez celui de longueur { $length }.
lesson-first-load = Chargez-le depuis vos cultures. La première unité va à la proue et atteindra la sortie en premier. Prenez ceci : { $product }.
lesson-first-load-grain = Et maintenant { $product }, pour que l’un et l’autre arrivent dans votre entrepôt. C’est exactement ce que demande la mission.
lesson-first-points = Pour chaque unité chargée, vous choisissez { $unit-points ->
        [one] { $unit-points } point
       *[other] { $unit-points } points
    } ou { $unit-money ->
        [one] { $unit-money } drachme
       *[other] { $unit-money } drachmes
    }. La cargaison reste à vous et arrivera de toute façon. Vous avez assez d’argent : prenez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
lesson-first-push = Voici votre bateau : il a été poussé quand { $other } en a envoyé un long. Un autre joueur a vendu au marché. Tous les marqueurs sont posés : la manche se termine, et chacun choisit une ligne pour la suivante, de bas en haut.
lesson-first-row = Les lignes du haut coûtent de l’argent et jouent d’abord, celles du bas rapportent et jouent ensuite. Les emplacements sont rares : jouer tôt peut valoir une drachme. Prenez la ligne { $row } et payez { $cost ->
        [one] { $cost } drachme
       *[other] { $cost } drachmes
    }.
lesson-first-hall = Vous jouez en premier. À l’hôtel de ville, on achète d’autres cultures et des développements, qui servent désormais à chaque action Ferme. Plus vous les avez tôt, plus ils rapportent. Allez-y.
lesson-first-cart = Achetez le développement { $kind } pour { $price }. À chaque action Ferme, il porte une unité directement à votre entrepôt, sans bateau, et rapporte en plus { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    }. Pour les missions, c’est le chemin le plus court.
lesson-first-mission = La mission vin et céréales est encore là, et d’autres la veulent peut-être. Les missions se réalisent au port. Votre bateau n’est pas encore arrivé, mais vous pouvez aussi y acheter des marchandises. Allez au port.
lesson-first-joker = Toute marchandise d’un bateau s’achète au prix de sa case ; près de la sortie, c’est moins cher. Celle-ci est un joker d’un bateau égyptien, à { $price }. Ce que vous prenez à un autre joueur, c’est à lui que vous le payez.
lesson-first-name = Un joker devient le produit que vous voulez, jamais de l’or. La mission demande ceci : { $product }. Choisissez-le ; il va dans votre entrepôt.
lesson-first-stop = Vous pourriez acheter encore, par exemple l’or juste à côté, car une action Port permet autant d’achats que vous voulez. Mais vous avez le nécessaire, et l’argent est rare : terminez vos achats.
lesson-first-fulfil = Une marchandise au moins doit venir de l’entrepôt ; ce qui manque peut venir de vos cultures, contre paiement. Pour les céréales, cela coûte { $cost }. La mission rapporte { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : réalisez-la.
lesson-first-gold = La nouvelle mission demande de l’or et rapporte { $reward-points ->
        [one] { $reward-points } point
       *[other] { $reward-points } points
    }. Personne n’en produit : il vient seulement avec les bateaux égyptiens, et il y en a toujours un qui attend en mer. À la fin, chaque lingot vaut aussi { $final-gold ->
        [one] { $final-gold } point
       *[other] { $final-gold } points
    }.
lesson-first-low-row = Encore une nouvelle ligne. Vous avez peu d’argent et rien d’urgent à faire en premier : une ligne du bas est meilleure cette fois. La ligne { $row } vous rapporte { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    }. Prenez-la.
lesson-first-unloaded = Le bateau de { $other } en a poussé un autre hors du port : ses olives sont dans un entrepôt, et le bateau est rentré. Le vôtre est le suivant. N’importe quel bateau qui entre fera l’affaire.
lesson-first-market = Il vous faut de l’argent, et le marché est le moyen le plus rapide. Les premiers arrivés reçoivent plus par unité : { $prices }. Vous seriez le premier de cette manche : allez au marché.
lesson-first-sell = Vendez du vin pour { $price ->
        [one] { $price } drachme
       *[other] { $price } drachmes
    }. Par visite, vous pouvez vendre { $market-units } unités au plus ; une deuxième part avec la première. Gardez les céréales pour un bateau.
lesson-first-arrived = Le bateau de { $other } a poussé le vôtre jusqu’à la sortie : vous avez { $wine ->
        [one] { $wine } unité
       *[other] { $wine } unités
    } de vin et { $grain } de céréales à l’entrepôt, sans avoir rien fait. Ce qui est à l’entrepôt est à l’abri, et aucune mission ne le fait payer.
lesson-first-play-on = Il reste { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    } dans la pile. Quand l’une ne peut plus être remplacée, la manche est la dernière. Avec l’argent et l’or, vous auriez maintenant { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Désormais, les autres décident eux-mêmes, et vous aussi.
