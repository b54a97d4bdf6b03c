# Beim Zeus! en français.

game-name = Beim Zeus!
game-about = Achetez des terrains lors d’enchères secrètes, construisez-y des temples et devenez le joueur le plus riche.
game-length = 75 à 90 minutes

## Chapitres

chapter-components = Matériel
chapter-setup = Mise en place
chapter-turn = Tour de jeu
chapter-auction = Enchères
chapter-building = Construction
chapter-stone = Pierre divine
chapter-end = Fin de la partie
chapter-score = Décompte
chapter-other = Autres règles
chapter-variant = Variante
chapter-edge = Cas particuliers

## Règles : le matériel

rule-components-players = De 3 à 6 joueurs, à partir de 12 ans. Durée : 75 à 90 minutes.
rule-components-board = Le plateau montre { $cards-plots } terrains numérotés, répartis sur { $peninsulas ->
        [one] { $peninsulas } péninsule
       *[other] { $peninsulas } péninsules
    } de { $peninsula-sizes } terrains, ainsi que les emplacements de la pioche, de la défausse et des cartes mises aux enchères.
rule-components-cards = Les { $cards-plots } cartes Terrain, numérotées de 1 à { $cards-plots }, correspondent aux terrains du plateau.
rule-components-temples = Il y a { $temples-all } temples de trois tailles : un petit temple couvre un terrain (il y en a { $temples-supply-1 }), un temple moyen deux terrains ({ $temples-supply-2 }), un grand temple trois terrains ({ $temples-supply-3 }). Quand une taille est épuisée, elle ne peut plus être construite.
rule-components-pawns = Les { $pawns-all } pions indiquent à qui appartient chaque terrain : { $pawns-colours-red } rouges, { $pawns-colours-yellow } jaunes, { $pawns-colours-blue } bleus, { $pawns-colours-green } verts, { $pawns-colours-violet } violets et { $pawns-colours-black } noirs.
rule-components-stones = { $stone-each ->
        [0] Il n’y a pas de pierre divine.
       *[other] Il y a { $all-colours } pierres divines, une de chaque couleur.
    } Le pilier blanc, marqué d’un { $pillar-bonus }, désigne le Favori des dieux. Chaque joueur a un registre à trois colonnes : terrain, prix payé, construction.
rule-components-dials = Il y a { $all-colours } cadrans pour miser, à deux aiguilles : la rouge pour les dizaines, la bleue pour les unités. Une mise est un nombre entier de { $dial-low } à { $dial-high }.
rule-components-money = La monnaie est le bœuf. Il y a des billets de { $money-notes } bœufs.

## Règles : la préparation

rule-setup-colours = À 3 joueurs, on joue avec le rouge, le jaune et le bleu. On ajoute le vert à 4 joueurs, le violet à 5 et le noir à 6. Chaque joueur choisit l’une de ces couleurs.
rule-setup-pawns = Chaque joueur reçoit { $setup-1-pawns } pions à 3 joueurs, { $setup-2-pawns } à 4, { $setup-3-pawns } à 5 et { $setup-4-pawns } à 6, même si sa couleur en compte davantage.
rule-setup-money = Chaque joueur commence avec { $setup-1-money } bœufs à 3 joueurs, { $setup-2-money } à 4, { $setup-3-money } à 5 et { $setup-4-money } à 6.
rule-setup-deal = Terrains de départ à 3 joueurs : { $setup-1-plots } ; à 4 : { $setup-2-plots } ; à 5 : { $setup-3-plots } ; à 6 : { $setup-4-plots }. Leurs cartes sont mélangées face cachée et distribuées au hasard. Nombre de cartes par joueur : à 3 joueurs, { $setup-1-each } ; à 4, { $setup-2-each } ; à 5, { $setup-3-each } ; à 6, { $setup-4-each }.
rule-setup-first-plots = Chaque joueur pose un pion sur chacun de ses terrains de départ et l’inscrit dans son registre au prix de 0.
rule-setup-start-cards = Les cartes des terrains de départ sont remises dans la boîte et ne servent plus. La pioche compte donc { $setup-1-pile } cartes à 3 joueurs, { $setup-2-pile } à 4, { $setup-3-pile } à 5 et { $setup-4-pile } à 6.
rule-setup-pile = Toutes les autres cartes sont mélangées et forment une pioche face cachée.
rule-setup-tools = Les temples, triés par taille à côté du plateau, forment la réserve. Chaque joueur reçoit aussi la pierre divine de sa couleur, un cadran et un registre. L’un des joueurs tient la banque.
rule-setup-first-3-6 = À { $first-left-seats } joueurs, le premier joueur est le voisin de gauche du propriétaire du terrain { $first-left-plots }.
rule-setup-first-4-5 = À { $first-option-seats } joueurs, le premier joueur est le voisin de gauche du propriétaire du terrain { $first-option-plots }.
    .owner-of-22 = À { $first-option-seats } joueurs, le premier joueur est le propriétaire du terrain { $first-option-plots }.
rule-setup-pillar = Le premier joueur prend le pilier blanc. On joue ensuite dans le sens horaire.

## Règles : le tour de jeu

rule-turn-pillar = Le joueur qui détient le pilier est le joueur actif et le Favori des dieux.
rule-turn-income = Au début de son tour, avant de retourner des cartes, le joueur actif reçoit de la banque son revenu en bœufs : { $temples-income-1 } par petit temple, { $temples-income-2 } par temple moyen et { $temples-income-3 } par grand temple qu’il possède.
    .claim = À chacun de ses tours, la banque doit au joueur actif un revenu en bœufs : { $temples-income-1 } par petit temple, { $temples-income-2 } par temple moyen et { $temples-income-3 } par grand temple qu’il possède. Elle ne le verse que s’il le réclame.
rule-turn-claim = Le joueur actif peut réclamer son revenu à chacune de ses décisions, pour les temples qu’il avait au début de son tour. Dès que le tour du joueur suivant commence, un revenu non réclamé est perdu.
rule-turn-reveal = { $auction-spaces ->
        [one] Le joueur actif retourne la première carte de la pioche et la place sur la case d’enchères.
       *[other] Le joueur actif retourne les { $auction-spaces } premières cartes de la pioche et les place de gauche à droite sur les cases d’enchères.
    }
rule-turn-choice = Le joueur actif fait ensuite l’une de ces deux actions : mettre aux enchères les terrains retournés, ou construire un temple.
rule-turn-pass-on = À la fin de son tour, le joueur actif donne le pilier à son voisin de gauche.
rule-turn-turn-over = Quand la pioche est épuisée, la défausse est retournée sans être mélangée et devient la nouvelle pioche : la carte défaussée en premier est piochée en premier.
    .shuffle = Quand la pioche est épuisée, la défausse est mélangée et devient la nouvelle pioche.

## Règles : les enchères

rule-auction-secret = Tous les joueurs participent, y compris le joueur actif. Chacun règle en secret une mise sur son cadran ; une mise de 0 est permise.
rule-auction-reveal = Quand tous les joueurs sont prêts, les mises sont révélées en même temps, puis annoncées en commençant par le joueur actif.
rule-auction-favourite = Le Favori des dieux, qui détient le pilier, ajoute { $pillar-bonus } à la mise indiquée par son cadran.
rule-auction-highest = Le joueur qui a la plus forte mise choisit l’un des terrains retournés.
rule-auction-second = { $auction-sold ->
        [one] Seul le joueur qui a la plus forte mise achète un terrain.
       *[other] Le joueur qui a la deuxième mise choisit l’un des terrains restants.
    }
rule-auction-third-card = Une carte que personne n’a choisie est défaussée face visible. Son terrain sera proposé de nouveau plus tard.
rule-auction-tie = En cas d’égalité, bonus de { $pillar-bonus } du pilier compris, la priorité va au joueur actif, puis au joueur le plus proche de lui dans le sens horaire. Cette règle vaut pour le premier comme pour le deuxième choix.
rule-auction-payment = Chaque gagnant paie à la banque la mise indiquée par son cadran. Le bonus de { $pillar-bonus } du pilier n’est pas payé.
rule-auction-note = Le terrain et le prix payé, sans le bonus du pilier, sont inscrits automatiquement dans le registre du gagnant.
    .by-hand = Chaque gagnant inscrit lui-même dans son registre le terrain et le prix payé, sans le bonus du pilier.
rule-auction-pawn = Chaque gagnant pose un pion sur le terrain qu’il vient d’acheter.
rule-auction-box = La carte d’un terrain vendu est remise dans la boîte et ne revient plus en jeu.
rule-auction-opening = Lors de la première vente, il est conseillé de miser de { $auction-opening-low } à { $auction-opening-high }. Ensuite, chaque joueur mise librement selon l’intérêt des terrains.
    .enforced-20-30 = Lors de la première vente, chaque joueur doit miser de { $auction-opening-low } à { $auction-opening-high }. Ensuite, chaque joueur mise librement selon l’intérêt des terrains.
rule-auction-overbid = Une mise supérieure à l’argent du joueur est nulle : elle ne compte pas, sans autre pénalité.
    .blocked = Un joueur ne peut pas miser plus que l’argent qu’il possède.

## Règles : la construction

rule-building-instead = Un joueur qui construit ne met rien aux enchères : il commence par défausser toutes les cartes retournées.
rule-building-row = Un joueur peut construire un seul temple par tour, sur un, deux ou trois de ses terrains, alignés, adjacents et encore sans temple.
rule-building-supply = Le temple est pris dans la réserve ; il doit y en rester un de la taille voulue.
rule-building-cost = Un temple coûte la somme des prix inscrits pour tous les terrains qu’il couvre, à payer à la banque. Un terrain de départ compte pour 0.
rule-building-pawns = Le joueur retire ses pions des terrains, y pose le temple et replace tous ses pions dessus.
    .one-pawn-per-temple = Le joueur retire ses pions des terrains, y pose le temple, replace un seul pion dessus et reprend les autres.
rule-building-ticked = Les terrains couverts sont cochés dans le registre : ils ne peuvent pas recevoir d’autre temple et ne sont plus payés.
rule-building-last-plot = Quand un seul terrain d’une péninsule est encore sans temple, seul un joueur qui a déjà un temple sur cette péninsule peut y construire.
    .never = Un terrain de chaque péninsule doit rester sans temple jusqu’à la fin de la partie ; acheter le dernier n’a donc aucun intérêt quand tous les autres sont construits.
rule-building-forgotten-price = Avec un registre tenu à la main, construire sur un terrain dont le prix n’a pas été inscrit coûte { $ledger-penalty ->
        [one] { $ledger-penalty } bœuf
       *[other] { $ledger-penalty } bœufs
    } de plus que le prix le plus élevé inscrit par le joueur. Chaque terrain oublié est compté ainsi.
    .highest-built-plus-10 = Avec un registre tenu à la main, construire sur un terrain dont le prix n’a pas été inscrit coûte { $ledger-penalty ->
        [one] { $ledger-penalty } bœuf
       *[other] { $ledger-penalty } bœufs
    } de plus que le plus cher des terrains déjà construits du joueur. Chaque terrain oublié est compté ainsi.

## Règles : la pierre divine

rule-stone-once = Une fois par partie, un joueur qui construit peut utiliser sa pierre divine. Elle est ensuite remise dans la boîte.
rule-stone-free-small = Avec la pierre divine, un petit temple est gratuit, quel que soit le prix du terrain.
rule-stone-cheaper = Avec la pierre divine, un joueur construit un temple moyen ou grand sans payer l’un des terrains, à son choix.
    .discount-50 = Avec la pierre divine, un joueur construit un temple moyen ou grand avec une remise de { $stone-discount ->
        [one] { $stone-discount } bœuf
       *[other] { $stone-discount } bœufs
    } sur le coût total.
rule-stone-extend = Avec la pierre divine, un joueur peut agrandir l’un de ses temples sur un ou deux de ses terrains encore sans temple : de petit à moyen, de petit à grand ou de moyen à grand. Les terrains ajoutés sont payés au prix inscrit, sans réduction.
rule-stone-join = Avec la pierre divine, un joueur peut réunir plusieurs de ses temples : deux petits en un moyen, un petit et un moyen en un grand, ou trois petits en un grand. C’est gratuit, puisque leurs terrains sont déjà payés.
    .false = Avec la pierre divine, un joueur peut réunir deux de ses temples : deux petits en un moyen, ou un petit et un moyen en un grand. C’est gratuit, puisque leurs terrains sont déjà payés. Trois temples ne peuvent pas être réunis.
rule-stone-straight = Un temple agrandi ou réuni doit couvrir une ligne droite de trois terrains au plus. Une pierre divine permet d’ajouter des terrains ou de réunir des temples, mais pas les deux à la fois.
    .true = Un temple agrandi ou réuni doit couvrir une ligne droite de trois terrains au plus. Une pierre divine permet d’ajouter des terrains et de réunir des temples à la fois.
rule-stone-supply = Les temples remplacés retournent dans la réserve et peuvent être construits de nouveau par n’importe quel joueur.
rule-stone-needed = Sans la pierre divine, un temple ne peut être ni agrandi ni réuni à un autre.
rule-stone-cards = Utiliser la pierre divine est une construction : les cartes retournées sont défaussées comme pour tout autre temple.

## Règles : la fin de la partie

rule-end-last-sale = Quand le dernier terrain est vendu, chaque joueur joue un dernier tour. On commence par le voisin de gauche du joueur qui a organisé cette vente et on finit par celui-ci. La partie est alors terminée.
rule-end-final-turn = À son dernier tour, un joueur reçoit son revenu comme d’habitude, puis peut construire un temple ou passer. Aucune carte n’est retournée.
rule-end-last-auction = Si chaque vente attribue tous les terrains possibles, la dernière porte, à 3 joueurs, sur { $setup-1-last ->
        [one] { $setup-1-last } carte
       *[other] { $setup-1-last } cartes
    } ; à 4, sur { $setup-2-last } ; à 5, sur { $setup-3-last } ; à 6, sur { $setup-4-last }.
rule-end-early = Dès qu’aucun temple de la réserve ne peut plus être construit, faute de terrains, la partie s’arrête immédiatement : il n’y a pas de dernier tour, et les pierres divines non utilisées sont perdues.

## Règles : le décompte

rule-score-worthless = Les terrains sans temple et les pierres divines non utilisées ne valent rien.
rule-score-small = Chaque petit temple vaut, en bœufs, { $temples-factor-1 } fois le nombre de petits temples du plateau. Exemple : avec { $example-count-1 } petits temples, chacun vaut { $example-value-1 } bœufs.
rule-score-medium = Chaque temple moyen vaut, en bœufs, { $temples-factor-2 } fois le nombre de temples moyens du plateau. Exemple : avec { $example-count-2 } temples moyens, chacun vaut { $example-value-2 } bœufs.
rule-score-large = Chaque grand temple vaut, en bœufs, { $temples-factor-3 } fois le nombre de grands temples du plateau. Exemple : avec { $example-count-3 } grands temples, chacun vaut { $example-value-3 } bœufs ; avec { $example-count-4 }, chacun en vaut { $example-value-4 }.
rule-score-payout = La banque verse à chaque joueur la valeur de tous ses temples.
rule-score-sole-builder = Un joueur qui est seul à avoir des temples sur une péninsule reçoit une prime. Pour les péninsules de { $bonus-sizes } terrains, elle est de { $bonus-amounts } bœufs.
    .sole-presence = Un joueur qui a des temples sur une péninsule où aucun autre joueur n’a de temple ni de terrain reçoit une prime. Pour les péninsules de { $bonus-sizes } terrains, elle est de { $bonus-amounts } bœufs.
rule-score-winner = Le joueur le plus riche gagne. On additionne l’argent restant, la valeur des temples et les primes.
rule-score-tie = En cas d’égalité en tête, les joueurs à égalité partagent la victoire.

## Autres règles

rule-other-no-trade = Les terrains, l’argent et les temples ne peuvent être ni échangés ni donnés.
rule-other-pawn-limit = Un joueur n’a que les pions reçus au départ : sans pion disponible, il ne peut pas acheter de terrain.
    .none = Le nombre de pions n’est pas limité : un joueur peut acheter un terrain même sans pion disponible.
rule-other-hidden-money = L’argent de chaque joueur est caché ; les paiements, les prix et les revenus sont publics.
    .open = L’argent est visible : chacun peut voir combien les autres joueurs possèdent.

## Règles : une variante

rule-variant-neighbour = Variante imaginée par des joueurs : un joueur peut aussi construire sur un terrain invendu, adjacent à l’un des siens en haut, en bas ou sur le côté. Ce terrain coûte le prix du terrain adjacent (le moins cher s’il y en a plusieurs) augmenté { $neighbour-surcharge ->
        [1] d’autant
        [2] de moitié
        [3] d’un tiers
        [4] d’un quart
       *[other] de 1/{ $neighbour-surcharge }
    }, arrondi à l’inférieur : { $example-price } devient { $example-price-raised }. Une carte dont le terrain est déjà pris vaut pour un terrain libre adjacent à celui-ci ou, à défaut, pour n’importe quel terrain libre.

## Règles : cas rares

rule-edge-short-pile = S’il reste moins de cartes dans la pioche que de cases d’enchères, elles sont retournées d’abord ; la défausse devient ensuite la nouvelle pioche, et les cases d’enchères sont complétées.
    .shuffle = S’il reste moins de cartes dans la pioche que de cases d’enchères, elles sont retournées d’abord ; la défausse est ensuite mélangée et devient la nouvelle pioche, et les cases d’enchères sont complétées.
rule-edge-few-cards = S’il reste moins de cartes en tout, pioche et défausse réunies, que de cases d’enchères, elles sont toutes retournées. On vend au plus { $auction-sold ->
        [one] { $auction-sold } terrain
       *[other] { $auction-sold } terrains
    }, et jamais plus qu’il n’y a de cartes ou de mises valables.
rule-edge-last-two = { $auction-sold ->
        [one] Quand la dernière carte est mise aux enchères, la plus forte mise la prend.
       *[other] Quand les deux dernières cartes sont mises aux enchères, la plus forte mise prend l’une et la deuxième mise prend l’autre.
    } Rien n’est défaussé, et les derniers tours commencent.
rule-edge-last-one = Quand une seule carte est mise aux enchères, seule la plus forte mise achète. La deuxième n’obtient rien et ne paie rien.
rule-edge-build-at-last-cards = Le joueur actif peut construire même si seules les dernières cartes ont été retournées et qu’une case d’enchères est restée vide. Elles sont défaussées et seront retournées de nouveau par le joueur suivant.
rule-edge-few-bids = S’il y a moins de mises valables que de terrains à vendre, seuls ces joueurs achètent. Les autres cartes sont défaussées, et leurs terrains restent invendus.
rule-edge-all-zero = Si tous les joueurs misent 0, le joueur actif choisit en premier et son voisin de gauche en deuxième. Personne ne paie rien.
rule-edge-no-refusal = Aucun joueur ne peut s’abstenir lors d’une vente, et un gagnant doit prendre un terrain, même avec une mise de 0.
rule-edge-one-plot-each = Une mise n’achète qu’un terrain : un joueur ne peut pas en obtenir deux dans la même vente.
rule-edge-void-favourite = Si la mise du joueur actif est nulle, le bonus du pilier n’y change rien : elle n’est pas classée.
rule-edge-dial-end = Aucun joueur ne peut miser plus de { $dial-high }, quelle que soit sa fortune. Les mises de { $dial-high } sont départagées par l’ordre des places ; celle du joueur actif compte pour { $dial-high-with-pillar }.
rule-edge-bonus-not-covered = Un joueur doit pouvoir payer le montant de son cadran, sans compter le bonus de { $pillar-bonus } du pilier.
rule-edge-no-pawns = Un joueur sans pion règle son cadran sur 0 et n’est pas classé. Les joueurs ont toujours assez de pions, ensemble, pour que l’un d’eux puisse acheter.
rule-edge-pawns-return = Construire ne rend pas de pions.
    .one-pawn-per-temple = Un joueur qui construit reprend un pion pour un temple moyen et deux pour un grand temple. Quand des temples sont agrandis ou réunis, un seul pion reste également sur le nouveau temple.
rule-edge-nothing-to-build = Un joueur qui ne peut rien construire doit mettre les terrains aux enchères. À son dernier tour, il reçoit seulement son revenu.
rule-edge-no-credit = Un temple doit être payé en entier : ni crédit, ni paiement partiel. Le revenu reçu pendant ce tour peut servir à le payer.
rule-edge-size-missing = Si une taille de temple est épuisée, on ne peut l’obtenir ni en construisant, ni en agrandissant, ni en réunissant. Construire un temple plus petit sur une partie des terrains est permis.
rule-edge-join-supply = Le temple agrandi ou réuni doit être disponible dans la réserve avant que les temples qu’il remplace y retournent.
rule-edge-rows-in-peninsulas = Une péninsule de deux terrains sur trois contient deux lignes de trois, dans le sens de la longueur ; une péninsule de trois sur trois en contient six. Les diagonales ne comptent pas.
rule-edge-no-bend = Un temple est toujours droit et ne s’étend jamais sur deux péninsules.
rule-edge-extend-by-two = Quand un petit temple devient grand, il peut occuper une extrémité ou le milieu de la ligne. Les deux autres terrains doivent appartenir au joueur et être sans temple.
rule-edge-join-three = Trois petits temples peuvent être réunis s’ils sont alignés et appartiennent tous au même joueur.
rule-edge-gap = Deux temples séparés par un terrain sans temple du même joueur ne peuvent pas être réunis en comblant ce vide.
    .true = Deux petits temples séparés par un terrain sans temple du même joueur peuvent être réunis en un grand temple qui comble ce vide. Le terrain du milieu est alors payé.
rule-edge-nothing-left = Après chaque construction et chaque vente, on vérifie qu’un temple peut encore être construit : il faut, pour une taille encore en réserve, une ligne de terrains sans temple dont chacun est invendu ou appartient à un seul et même joueur, et où la règle du dernier terrain permet à ce joueur (ou à un acheteur) de construire. S’il n’y en a pour aucune taille, la partie s’arrête immédiatement. Les pierres divines, l’argent et les pions n’entrent pas en compte.
rule-edge-early-unsold = La partie peut aussi s’arrêter plus tôt alors que des cartes sont invendues, ou pendant les derniers tours. Les terrains invendus sont ignorés, et l’on passe au décompte des temples.
rule-edge-last-plot-sizes = La règle du dernier terrain s’applique à la situation avant la construction : n’importe quel joueur peut couvrir d’un seul temple les deux ou trois derniers terrains.
    .never = Un temple, quelle que soit sa taille, doit laisser au moins un terrain de la péninsule sans temple : on ne peut pas non plus couvrir d’un seul temple les deux ou trois derniers terrains.
rule-edge-last-plot-extension = Agrandir un temple sur le dernier terrain est permis, puisque son propriétaire a déjà un temple sur la péninsule. Réunir des temples ne couvre aucun nouveau terrain et reste toujours permis.
    .never = Agrandir un temple sur le dernier terrain est interdit. Réunir des temples ne couvre aucun nouveau terrain et reste toujours permis.
rule-edge-bank = La banque n’est jamais à court d’argent.
rule-edge-waived-zero = Le joueur choisit librement le terrain que la pierre divine rend gratuit, même si un autre a coûté 0.
rule-edge-discount-floor = Si la remise de { $stone-discount ->
        [one] { $stone-discount } bœuf
       *[other] { $stone-discount } bœufs
    } dépasse le coût total, le temple est gratuit, mais la différence n’est pas versée.
rule-edge-stone-one-use = La pierre divine n’a qu’un seul effet : un agrandissement ou une réunion ne donne en plus ni terrain gratuit ni remise.
rule-edge-one-build = Un temple construit pendant ce tour ne peut pas être agrandi dans le même tour : on ne construit qu’une fois par tour.
rule-edge-bonus-after-join = Réunir des temples ne change pas la prime de péninsule. La valeur des temples dépend de ceux qui sont sur le plateau à la fin de la partie.
rule-edge-rival-plot = Le terrain sans temple d’un adversaire ne fait pas perdre la prime. Une péninsule sans aucun temple n’en rapporte pas.
    .sole-presence = Le terrain d’un adversaire fait perdre la prime, même sans temple. Une péninsule sans aucun temple n’en rapporte pas.
rule-edge-bonus-early = La prime est versée même si des terrains de la péninsule n’ont jamais été vendus.
rule-edge-two-builders = Si plusieurs joueurs ont des temples sur une péninsule, aucun ne reçoit la prime ; elle n’est pas partagée.
rule-edge-first-turn-build = Un joueur peut construire sur un terrain de départ dès son premier tour, gratuitement. La règle de la première vente s’applique alors à la première vente qui a réellement lieu.
    .none = Un joueur peut construire sur un terrain de départ dès son premier tour, gratuitement.
rule-edge-income-new-temple = Un nouveau temple rapporte à partir du tour suivant de son propriétaire.
    .claim = Un nouveau temple rapporte à partir du tour suivant de son propriétaire : le revenu réclamé ne compte que les temples présents au début du tour.
rule-edge-discard-order = Les cartes sont défaussées de gauche à droite. Quand la défausse est retournée, la première carte défaussée est la première piochée.
rule-edge-price-zero = Un terrain acheté pour 0 garde ce prix, et y construire ne coûte rien.
rule-edge-shared-victory = Ni l’argent, ni les pierres divines, ni les temples ne départagent une égalité en tête : la victoire est partagée.
rule-edge-dealt-not-chosen = Les terrains de départ ne peuvent être ni choisis ni échangés, même à 3 joueurs.

## Éditions

edition-house = Règles maison
edition-house-about = Notre sélection dans les deux règles : revenu versé automatiquement, un terrain gratuit avec la pierre divine, dernier terrain réservé aux joueurs qui ont un temple sur la péninsule.
edition-haffner = Haffner
edition-haffner-about = La traduction française de 2002, à la lettre : premières mises de { $auction-opening-low } à { $auction-opening-high }, revenu à réclamer, un terrain toujours sans temple par péninsule, une remise de { $stone-discount } avec la pierre divine, deux temples réunis au plus.
edition-jeux-en-boite = Jeux en Boîte
edition-jeux-en-boite-about = Le résumé du magazine, à la lettre : à { $first-option-seats } joueurs, le propriétaire du terrain { $first-option-plots } commence, toute mise est permise dès la première vente, la pierre divine rend un terrain gratuit, et trois petits temples peuvent être réunis.

## Options

option-first-player-4-5 = Premier joueur à { $first-option-seats } joueurs
option-first-player-4-5-about = Qui commence à { $first-option-seats } joueurs ?
option-first-player-4-5-left-of-22 = le voisin de gauche du propriétaire du terrain { $first-option-plots }
option-first-player-4-5-owner-of-22 = le propriétaire du terrain { $first-option-plots }
option-first-auction-range = Première vente
option-first-auction-range-about = Les mises de la première vente doivent-elles être comprises entre { $auction-opening-low } et { $auction-opening-high } ?
option-first-auction-range-advice = { $auction-opening-low } à { $auction-opening-high } conseillé
option-first-auction-range-enforced-20-30 = { $auction-opening-low } à { $auction-opening-high } obligatoire
option-first-auction-range-none = pas de conseil
option-overbid = Mises supérieures à l’argent du joueur
option-overbid-about = Que devient une mise que le joueur ne peut pas payer ?
option-overbid-void = permises, mais nulles
option-overbid-blocked = impossibles
option-income-mode = Revenu
option-income-mode-about = Le revenu est-il versé automatiquement, ou faut-il le réclamer ?
option-income-mode-automatic-at-turn-start = versé automatiquement
option-income-mode-claim = à réclamer
option-reshuffle = Pioche épuisée
option-reshuffle-about = Que devient la défausse quand la pioche est épuisée ?
option-reshuffle-turn-over = retournée, dans un ordre connu
option-reshuffle-shuffle = mélangée
option-temple-pawns = Pions sur les temples
option-temple-pawns-about = Combien de pions restent sur un temple moyen ou grand ?
option-temple-pawns-all-pawns-on-temple = tous
option-temple-pawns-one-pawn-per-temple = un seul, les autres reviennent
option-pawn-limit = Pions
option-pawn-limit-about = Un joueur sans pion peut-il acheter ?
option-pawn-limit-hard = pas de pion, pas de terrain
option-pawn-limit-none = aucune limite
option-last-plot-rule = Dernier terrain d’une péninsule
option-last-plot-rule-about = Qui peut construire sur le dernier terrain sans temple d’une péninsule ?
option-last-plot-rule-temple-owners-only = les joueurs qui ont un temple sur la péninsule
option-last-plot-rule-never = personne
option-god-stone-discount = Pierre divine pour un temple moyen ou grand
option-god-stone-discount-about = Quelle réduction la pierre divine donne-t-elle sur un temple moyen ou grand ?
option-god-stone-discount-one-plot-free = le prix d’un terrain
option-god-stone-discount-discount-50 = { $stone-discount ->
        [one] { $stone-discount } bœuf sur le total
       *[other] { $stone-discount } bœufs sur le total
    }
option-merge-three-smalls = Trois petits temples
option-merge-three-smalls-about = Une pierre divine peut-elle réunir trois petits temples en un grand ?
option-merge-three-smalls-true = peuvent être réunis
option-merge-three-smalls-false = ne peuvent pas être réunis
option-mixed-extension = Réunir en comblant un vide
option-mixed-extension-about = Une pierre divine peut-elle à la fois ajouter un terrain et réunir des temples ?
option-mixed-extension-false = interdit
option-mixed-extension-true = permis
option-ledger = Registre
option-ledger-about = Qui inscrit les prix payés ?
option-ledger-automatic = tenu automatiquement
option-ledger-by-hand = tenu à la main, avec risque d’oubli
option-forgotten-price = Prix non inscrit
option-forgotten-price-about = Combien coûte la construction sur un terrain dont le prix n’a pas été inscrit ?
option-forgotten-price-dearest-owned-plus-10 = le terrain le plus cher du joueur, plus { $ledger-penalty }
option-forgotten-price-highest-built-plus-10 = son terrain construit le plus cher, plus { $ledger-penalty }
option-bonus-condition = Prime de péninsule
option-bonus-condition-about = Quand un joueur reçoit-il la prime d’une péninsule ?
option-bonus-condition-sole-builder = aucun temple adverse
option-bonus-condition-sole-presence = aucun temple ni terrain adverse
option-money-visibility = Argent
option-money-visibility-about = Les autres voient-ils combien d’argent un joueur possède ?
option-money-visibility-hidden = caché
option-money-visibility-open = visible
option-victory-tie = Égalité en tête
option-victory-tie-about = Que se passe-t-il quand plusieurs joueurs sont les plus riches ?
option-victory-tie-shared = victoire partagée
option-neighbour-plot-variant = Terrains voisins
option-neighbour-plot-variant-about = Variante imaginée par des joueurs : peut-on construire sur des terrains invendus à côté des siens, à un prix plus élevé ?
option-neighbour-plot-variant-false = non jouée
option-neighbour-plot-variant-true = jouée

## Questions

ask-act = { $count ->
        [one] Mettre aux enchères le terrain
       *[other] Mettre aux enchères les terrains
    } { $plots }, ou construire un temple ?
ask-bid = Combien misez-vous ? Vous avez { $money ->
        [one] { $money } bœuf
       *[other] { $money } bœufs
    }{ $bonus ->
        [0] .
       *[other] {""}, et le pilier ajoute { $bonus }.
    } À vendre : { $plots }.{ $opening ->
        [1] {" "}Mise conseillée : { $auction-opening-low } à { $auction-opening-high }.
        [2] {" "}Mise obligatoire : { $auction-opening-low } à { $auction-opening-high }.
       *[0] {""}
    }
ask-take = Quel terrain { $price ->
        [0] prenez-vous sans rien payer
        [one] achetez-vous pour { $price } bœuf
       *[other] achetez-vous pour { $price } bœufs
    } ?
ask-note = Inscrivez-vous le prix du terrain { $plot } ({ $price ->
        [one] { $price } bœuf
       *[other] { $price } bœufs
    }) ?
ask-place = Le terrain { $card } est déjà pris : quel terrain libre { $price ->
        [0] prenez-vous sans rien payer avec sa carte
        [one] achetez-vous avec sa carte pour { $price } bœuf
       *[other] achetez-vous avec sa carte pour { $price } bœufs
    } ?
ask-last-turn = Votre dernier tour : construire un temple, ou passer ?

## Coups

move-bid = Miser { $amount }
move-auction = { $count ->
        [one] Mettre aux enchères le terrain { $plots }
       *[other] Mettre aux enchères les terrains { $plots }
    }
move-pass = Passer
move-claim = Réclamer le revenu : { $income ->
        [one] { $income } bœuf
       *[other] { $income } bœufs
    }
move-note = Inscrire le prix
move-forget = Ne pas inscrire le prix
move-take = Prendre le terrain { $plot }
move-place = Choisir le terrain { $plot }
move-build = Construire { $size ->
        [1] un petit temple sur le terrain { $site }
        [2] un temple moyen sur les terrains { $site }
       *[3] un grand temple sur les terrains { $site }
    } ({ $price ->
        [0] gratuit
        [one] { $price } bœuf
       *[other] { $price } bœufs
    })
move-stone-build = Pierre divine : construire { $size ->
        [1] un petit temple sur le terrain { $site }
        [2] un temple moyen sur les terrains { $site }
       *[3] un grand temple sur les terrains { $site }
    } ({ $price ->
        [0] gratuit
        [one] { $price } bœuf
       *[other] { $price } bœufs
    }{ $saved ->
        [0] {""}
       *[other] {""}, économie de { $saved }
    })
move-stone-free = Pierre divine : construire { $size ->
        [1] un petit temple sur le terrain { $site }
        [2] un temple moyen sur les terrains { $site }
       *[3] un grand temple sur les terrains { $site }
    }, terrain { $plot } gratuit ({ $price ->
        [0] rien à payer
        [one] { $price } bœuf
       *[other] { $price } bœufs
    }{ $saved ->
        [0] {""}
       *[other] {""}, économie de { $saved }
    })
move-stone-extend = Pierre divine : agrandir en { $size ->
        [1] petit temple
        [2] temple moyen
       *[3] grand temple
    } sur les terrains { $site } ({ $price ->
        [0] gratuit
        [one] { $price } bœuf
       *[other] { $price } bœufs
    })
move-stone-join = Pierre divine : réunir en { $size ->
        [1] petit temple
        [2] temple moyen
       *[3] grand temple
    } sur les terrains { $site } (gratuit)

## Hasard

outcome-deal = Terrain de départ { $plot }
outcome-draw = Carte { $plot }

## Événements

event-dealt = { $seat } reçoit { $count ->
        [one] le terrain de départ
       *[other] les terrains de départ
    } { $plot }.
event-first = { $seat } commence la partie.
event-turn = { $seat } prend le pilier.
event-final-turn = { $seat } prend le pilier pour son dernier tour.
event-income = { $seat } reçoit { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } pour ses temples.
event-income-open = { $seat } peut réclamer { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } pour ses temples.
event-income-claimed = { $seat } réclame { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } pour ses temples.
event-income-lost = { $seat } n’a pas réclamé son revenu et perd { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }.
event-drawn = { $count ->
        [one] Carte retournée : terrain { $plot }.
       *[other] Cartes retournées : terrains { $plot }.
    }
event-turned-over = La défausse est retournée et forme la nouvelle pioche ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).
event-shuffled = La défausse est mélangée et forme la nouvelle pioche ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }).
event-auction = { $seat } met les terrains aux enchères.
event-sealed = { $seat } { $count ->
        [one] a fixé sa mise.
       *[other] ont fixé leur mise.
    }
event-bid = { $seat } mise { $amount }.
event-bid-favourite = { $seat } mise { $amount }, soit { $total } avec le bonus du pilier.
event-bid-void = { $seat } mise { $amount }, plus que son argent : la mise est nulle.
event-bid-without-pawns = { $seat } n’a plus de pion et ne peut pas acheter.
event-winner = { $seat } a la plus forte mise.
event-winners = { $seat } a la plus forte mise, { $other } la deuxième.
event-sold = { $seat } achète le terrain { $plot } { $amount ->
        [0] sans rien payer
        [one] pour { $amount } bœuf
       *[other] pour { $amount } bœufs
    }.
event-noted = { $seat } inscrit le prix du terrain { $plot } : { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }.
event-not-noted = { $seat } n’inscrit pas le prix du terrain { $plot }.
event-placed = { $seat } utilise la carte { $card } pour le terrain { $plot }.
event-unsold = { $count ->
        [one] Le terrain { $plot } reste invendu : sa carte est défaussée.
       *[other] Les terrains { $plot } restent invendus : leurs cartes sont défaussées.
    }
event-put-aside = { $count ->
        [one] La carte du terrain { $plot } est défaussée.
       *[other] Les cartes des terrains { $plot } sont défaussées.
    }
event-built = { $seat } construit{ $amount ->
        [0] {" "}gratuitement
       *[other] {""}
    } { $size ->
        [1] un petit temple sur le terrain { $site }
        [2] un temple moyen sur les terrains { $site }
       *[3] un grand temple sur les terrains { $site }
    }{ $amount ->
        [0] {""}
        [one] {" "}pour { $amount } bœuf
       *[other] {" "}pour { $amount } bœufs
    }.
event-stone-free = { $seat } utilise sa pierre divine et construit gratuitement { $size ->
        [1] un petit temple sur le terrain { $site }
        [2] un temple moyen sur les terrains { $site }
       *[3] un grand temple sur les terrains { $site }
    }.
event-stone-cheaper = { $seat } utilise sa pierre divine et construit{ $amount ->
        [0] {" "}gratuitement
       *[other] {""}
    } { $size ->
        [1] un petit temple sur le terrain { $site }
        [2] un temple moyen sur les terrains { $site }
       *[3] un grand temple sur les terrains { $site }
    }{ $amount ->
        [0] {""}
        [one] {" "}au prix réduit de { $amount } bœuf
       *[other] {" "}au prix réduit de { $amount } bœufs
    }.
event-extended = { $seat } utilise sa pierre divine et agrandit{ $amount ->
        [0] {" "}gratuitement
       *[other] {""}
    } un temple en { $size ->
        [1] petit temple
        [2] temple moyen
       *[3] grand temple
    } sur les terrains { $site }{ $amount ->
        [0] {""}
        [one] {" "}pour { $amount } bœuf
       *[other] {" "}pour { $amount } bœufs
    }.
event-joined = { $seat } utilise sa pierre divine et réunit des temples en { $size ->
        [1] petit temple
        [2] temple moyen
       *[3] grand temple
    } sur les terrains { $site }.
event-passed = { $seat } passe son dernier tour.
event-last-plot-sold = Le dernier terrain est vendu. Chaque joueur joue un dernier tour ; { $seat } jouera en dernier.
event-over = Tous les joueurs ont joué leur dernier tour : la partie est terminée.
event-over-early = Plus aucun temple ne peut être construit : la partie s’arrête immédiatement.
event-temples-pay = { $seat } reçoit { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } pour { $size ->
        [1] { $count ->
                [one] { $count } petit temple.
               *[other] { $count } petits temples à { $value } chacun.
            }
        [2] { $count ->
                [one] { $count } temple moyen.
               *[other] { $count } temples moyens à { $value } chacun.
            }
       *[3] { $count ->
                [one] { $count } grand temple.
               *[other] { $count } grands temples à { $value } chacun.
            }
    }
event-bonus = { $seat } possède les seuls temples de la péninsule { $peninsula } et reçoit une prime de { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }.
event-result = { $seat } termine à la { $place ->
        [1] 1re place
       *[other] { $place }e place
    } avec { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }.

## Raisons

reason-all-sold = Tous les terrains sont vendus : il n’y a plus rien à mettre aux enchères.
reason-already-built = Il y a déjà un temple à cet endroit ({ $site }).
reason-bid-first = Réglez d’abord votre mise.
reason-bid-over-money = Vous ne pouvez pas miser { $amount } : vous avez { $money ->
        [one] { $money } bœuf
       *[other] { $money } bœufs
    }.
reason-bid-range = Lors de la première vente, la mise doit être comprise entre { $low } et { $high }.
reason-discount-only = À cette table, la pierre divine donne une remise de { $stone-discount ->
        [one] { $stone-discount } bœuf
       *[other] { $stone-discount } bœufs
    } ; elle ne rend pas un terrain gratuit.
reason-extend-instead = Certains de ces terrains n’ont pas de temple : c’est un agrandissement, pas une réunion.
reason-join-instead = Tous ces terrains ont déjà un temple : c’est une réunion, pas un agrandissement.
reason-income-automatic = À cette table, le revenu est versé automatiquement.
reason-last-plot = Vous ne pouvez pas construire sur le dernier terrain sans temple de la péninsule { $peninsula } : vous n’y avez pas de temple.
reason-must-act = Vous devez mettre les terrains aux enchères ou construire ; on ne peut passer qu’au dernier tour.
reason-name-free-plot = Indiquez quel terrain la pierre divine rend gratuit.
reason-no-pawns = Il vous faut { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } pour les terrains encore invendus ; vous en avez { $pawns }.
reason-no-temple-there = Vous n’avez pas de temple à cet endroit ({ $site }).
reason-not-both = Une pierre divine permet d’ajouter des terrains ou de réunir des temples, mais pas les deux.
reason-not-on-offer = Le terrain { $plot } n’est pas à vendre.
reason-not-own = Vous ne pouvez construire que sur vos propres terrains ({ $site }).
reason-not-placeable = Cette carte ne peut pas servir pour le terrain { $plot }.
reason-not-your-income = Seul le joueur actif peut réclamer un revenu.
reason-note-first = Décidez d’abord si vous inscrivez le prix.
reason-nothing-to-claim = Il n’y a pas de revenu à réclamer.
reason-place-first = Choisissez d’abord le terrain pour lequel vous utilisez la carte.
reason-plot-stays-empty = Vous ne pouvez pas construire sur le dernier terrain sans temple de la péninsule { $peninsula } : à cette table, il doit le rester.
reason-stone-used = Vous avez déjà utilisé votre pierre divine.
reason-supply-empty = Il ne reste aucun { $size ->
        [1] petit temple
        [2] temple moyen
       *[3] grand temple
    } dans la réserve.
reason-take-first = Prenez d’abord l’un des terrains à vendre.
reason-temple-cut = Un temple dépasse de ces terrains ({ $site }) : il ne peut pas être coupé.
reason-too-dear = Cela coûte { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } ; vous en avez { $money }.
reason-two-temples-only = À cette table, une pierre divine ne réunit que deux temples.

## Le plateau

board-offer = À vendre
board-draw-pile = Pioche
board-discard = Défausse
board-supply = Temples en réserve
board-pawns = Pions
board-money = Bœufs
board-stone = Pierre divine
board-bid = Mise
board-score = Fortune
board-temples = Temples
board-hidden = caché
board-final-turns = Encore { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
board-opening-advice = Mise conseillée : { $low } à { $high }
board-opening-compulsory = Obligatoire : { $low } à { $high }
board-value = Valeur unitaire

## D’où viennent les points

source-money = Bœufs restants
source-small = Petits temples
source-medium = Temples moyens
source-large = Grands temples
source-bonus = Primes de péninsule

# Ce que quelqu’un a mal fait.

mistake-plot-twice = land, holy : un terrain s’y trouve deux fois
mistake-unnoted-unowned = unnoted : un prix est oublié pour un terrain qui n’est à personne
mistake-temples-overlap = temples : deux couvrent le même terrain
mistake-temple-on-others = temples : celui de { $temple } n’est pas sur les terrains d’une seule place
mistake-holy-without-temple = holy : un terrain bâti sans temple
mistake-card-twice = cartes : une carte est à deux endroits
mistake-many-shown = shown : plus de cartes que de cases
mistake-card-sold = cartes : celle d’un terrain vendu
mistake-agenda-steps = agenda : ces étapes ne se suivent jamais : { $found }
mistake-agenda-argument = agenda : { $step } ne peut pas porter le nombre { $found }
mistake-agenda-bid = { $step } : la place { $number } n’a pas misé
mistake-pawns-seat = pawns : ceux que la place { $number } n’a pas posés sont attendus
mistake-ending-unfit = ending : indiqué si l’agenda est vide, et seulement alors
mistake-income-unfit = income : il n’y a rien à réclamer, trouvé { $found }
mistake-turns-unfit = turns_left : { $found } ne convient pas à l’agenda
mistake-bids-unfit = bids : aucune mise n’est révélée en ce moment
mistake-dealt-unfit = on distribue les terrains de départ, et autre chose ne convient pas
mistake-offer-unfit = shown, cartes : trop ou trop peu pour l’agenda
mistake-buyer-twice = agenda : la place { $number } achète deux fois
mistake-plots-numbered = peninsula : les terrains doivent être 1 à { $high }, chacun une fois
mistake-rows-uneven = peninsula { $peninsula } : toutes les rangées doivent être de même longueur
mistake-peninsula-large = peninsula { $peninsula } : au plus { $most } terrains
mistake-bonus-missing = bonus : aucune prime pour une péninsule de { $plots ->
        [one] { $plots } terrain
       *[other] { $plots } terrains
    }
mistake-peninsula-twice = peninsula : deux ont le même nom
mistake-opening-range = auction : la plage d’ouverture doit être sur le cadran, le bas avant le haut
mistake-setup-seats = setup : il en faut un pour 3, 4, 5 et 6 places, dans cet ordre
mistake-setup-uneven = setup pour { $seats } : les terrains de départ doivent être différents et se partager également
mistake-setup-plot = setup pour { $seats } : un terrain de départ n’est pas sur le plateau
mistake-setup-first = setup pour { $seats } : first_plot doit être un terrain de départ
mistake-setup-pawns = setup pour { $seats } : les pions doivent suffire pour tous les terrains
mistake-setup-colours = setup pour { $seats } : il n’y a des pions qu’en { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    }
mistake-setup-colour = setup pour { $seats } : une couleur a moins de { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }
mistake-sum-money = l’argent
mistake-sum-pawns = les pions
mistake-sum-plots = les terrains
mistake-sum-temples-over-plots = les temples au-delà des terrains
mistake-sum-temples-of = les temples de { $number }
mistake-sum-cards-and-plots-sold = les cartes et les terrains vendus

# Pour les agents qui apprennent
agents-active = qui tient le pilier
agents-money = argent ; −1 s’il est caché
agents-pawns = pions en main
agents-stone = qui a encore la pierre divine
agents-temples = temples de chaque taille, place par place
agents-sealed = qui a réglé une mise
agents-bids = mises révélées ; −1 s’il n’y en a pas
agents-own-bid = la propre mise secrète ; −1 s’il n’y en a pas
agents-owner = les terrains de chacun, place par place
agents-price = le prix payé pour chaque terrain
agents-forgotten = terrains dont le prix n’a pas été inscrit
agents-temple = la taille du temple sur chaque terrain ; 0 sans temple
agents-built = quel temple c’est, dans l’ordre de construction à partir de 1
agents-offer = cartes à vendre, de gauche à droite à partir de 1
agents-next = cartes à venir dont l’ordre est connu, à partir de 1
agents-discard = cartes défaussées, la première 1
agents-pile = cartes dans la pioche
agents-supply = temples de chaque taille encore en réserve
agents-auctions = ventes jusqu’ici
agents-claimable = revenu qui peut encore être réclamé
agents-final-turns = derniers tours à venir ; −1 avant la dernière vente
agents-advice = si les limites de la première vente s’appliquent
agents-ending = 0 en cours de partie, 1 après la dernière vente, 2 en cas de fin anticipée

## Le plateau sur la page

page-map = Carte des péninsules
page-plot-free = Terrain { $number }, invendu
page-plot-owned = Terrain { $number } ({ $owner }), prix payé : { $price }
page-plot-temple = Terrain { $number } ({ $owner }), avec { $size ->
    [1] un petit temple
    [2] un temple moyen
   *[3] un grand temple
}
page-temple = { $size ->
    [1] petit temple
    [2] temple moyen
   *[3] grand temple
}
page-pillar = Pilier : Favori des dieux
page-sealed = Mise fixée
page-ledger = Registre
page-price = Prix
page-dial-tens = Dizaines
page-dial-units = Unités
page-dial-less = Miser moins
page-dial-more = Miser plus
page-where = { $auction ->
        [0] Début de partie
       *[other] Vente { $auction }
    } · encore { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Explications des décisions sur la page, montrées une seule fois

tip-act = Mettez aux enchères les terrains retournés, ou construisez un temple sur vos terrains. Construire coûte le prix que vous avez payé pour ces terrains ; votre pierre divine donne un avantage, une seule fois.
tip-bid = Tous les joueurs misent en secret ; { $auction-sold ->
        [one] la plus forte mise obtient un terrain.
       *[other] les deux plus fortes mises obtiennent un terrain.
    } Les gagnants paient leur mise, et construire sur ce terrain coûtera ce prix une seconde fois.
tip-take = Votre mise est assez forte : choisissez un terrain. Des terrains adjacents aux vôtres permettent de plus grands temples.
tip-note = Si vous n’inscrivez pas le prix, construire sur ce terrain vous coûtera plus cher.
tip-place = Vous pouvez utiliser cette carte pour n’importe lequel des terrains en surbrillance.
tip-last-turn = C’est votre dernier tour : construisez encore un temple si le décompte vous rapporte plus que son coût.

## Les textes d’où viennent les règles

text-haffner = Haffner
text-haffner-about = Traduction française des règles par François Haffner, 2002
text-jeux-en-boite = Jeux en Boîte
text-jeux-en-boite-about = Résumé des règles dans le magazine Jeux en Boîte
text-reviews = critiques
text-reviews-about = Critiques et traductions allemandes et néerlandaises, lues en partie

## Questions et libellés courts de la page

question-act = Mettre aux enchères ou construire ?
question-bid = Combien misez-vous ?
question-note = Inscrire le prix du terrain { $plot } ?
question-place = Pour quel terrain vaut la carte { $card } ?
question-last-turn = Dernier tour : construire ou passer ?
button-auction = Mettre aux enchères
button-note = Inscrire
button-forget = Ne pas inscrire
button-build = Bâtir sur { $site } : { $price ->
        [0] gratuit
       *[other] { $price }
    }
button-stone-build = Pierre divine, { $site } : { $price ->
        [0] gratuit
       *[other] { $price }
    }
button-stone-free = Pierre divine, { $plot } gratuit : { $price }
button-stone-extend = Agrandir, { $site } : { $price ->
        [0] gratuit
       *[other] { $price }
    }
button-stone-join = Réunir { $site }
button-claim = Réclamer +{ $income }
kind-bid = Mises
kind-auction = Vente
kind-build = Construire
kind-stone-build = Construire avec la pierre divine
kind-stone-free = Construire avec la pierre divine, un terrain gratuit
kind-stone-extend = Agrandir avec la pierre divine
kind-stone-join = Réunir avec la pierre divine
kind-take = Terrains à vendre
kind-place = Terrains libres

## Coût et effet d’un choix, sur la page

page-does-act = Bœufs : { $money } · { $count ->
        [0] vous ne pouvez rien construire
        [one] { $count } emplacement de temple en surbrillance
       *[other] { $count } emplacements de temple en surbrillance
    }
page-does-auction = Tous misent en secret ; { $auction-sold ->
        [one] la plus forte mise achète un terrain
       *[other] les { $auction-sold } plus fortes mises achètent un terrain
    }
page-does-build = { $price ->
        [0] Gratuit
       *[other] Coût : { $price }
    }, reste { $left } · fortune : de { $now } à { $then }
page-does-stone = Pierre divine utilisée · { $price ->
        [0] gratuit
       *[other] coût : { $price }
    }, reste { $left } · fortune : de { $now } à { $then }
page-does-bid = Reste { $left } · { $auction-sold ->
        [one] la plus forte mise paie
       *[other] les { $auction-sold } plus fortes paient
    }{ $bonus ->
        [0] {""}
       *[other] {" "}· pilier : +{ $bonus }
    }{ $opening ->
        [1] {" "}· conseillé : { $auction-opening-low } à { $auction-opening-high }
        [2] {" "}· obligatoire : { $auction-opening-low } à { $auction-opening-high }
       *[0] { $prices ->
            [0] {""}
           *[other] {" "}· prix payés : { $low } à { $high }
        }
    }
page-does-bid-void = Vous n’avez que { $money } : cette mise serait nulle
page-does-take = Prix { $price }, reste { $left } · choisissez une carte ou son terrain
page-does-place = Prix { $price }, reste { $left } · choisissez un terrain libre
page-does-take-alone = Reste { $left } · ne complète aucune ligne avec vos terrains sans temple
page-does-take-joins = Reste { $left } · complète { $site } : { $size ->
        [2] un temple moyen
       *[3] un grand temple
    } y coûte { $cost }
page-does-note = Y construire coûtera le prix payé
page-does-forget = Y construire coûtera plus que votre terrain le plus cher
page-does-claim = Un revenu non réclamé pendant votre tour est perdu
page-does-pass = Vous gardez { $money } · fortune : { $now }

## Autres textes de la page

page-where-over = Fin de la partie
page-where-bids = Vente { $auction } · mises : { $bids } sur { $all }
page-rank = { $rank ->
        [1] 1re
       *[other] { $rank }e
    }
page-bid = Mise { $bid }
page-income = Revenu
page-cost = Coût
page-stone-used = Pierre divine, utilisée
page-ledger-empty = Vous n’avez encore aucun terrain.
page-joins = Avec les cartes à vendre :
page-joins-price = { $price } + mise

## Explications de la page

explain-site = { $site } ({ $price })
explain-of = { $name } { $amount }
explain-nobody = personne
explain-on-peninsula = Péninsule { $peninsula }
explain-plot = Terrain { $plot }
explain-plot-free = Invendu. Sa carte sera mise aux enchères ; l’acheteur y pose un pion.
explain-plot-owned = Y construire coûte à son propriétaire une seconde fois le prix payé.
explain-offered = Actuellement aux enchères.
explain-forgotten = non inscrit
explain-last-owners = réservé aux joueurs qui ont un temple sur cette péninsule
explain-last-never = doit rester sans temple
explain-fault-supply-empty = Il ne reste aucun temple de cette taille.
explain-fault-last-plot = Le dernier terrain est réservé aux joueurs qui ont déjà un temple ici.
explain-fault-plot-stays-empty = Le dernier terrain d’une péninsule doit rester sans temple.
explain-fault-no-pawns = Il n’y a pas assez de pions.
explain-temple-on = { $size ->
        [1] Petit temple sur { $site }
        [2] Temple moyen sur { $site }
       *[3] Grand temple sur { $site }
    }
explain-temples = { $size ->
        [1] Petits temples
        [2] Temples moyens
       *[3] Grands temples
    }
explain-temple-pays = { $size ->
        [1] Revenu par tour : { $temples-income-1 }
        [2] Revenu par tour : { $temples-income-2 }
       *[3] Revenu par tour : { $temples-income-3 }
    }
explain-temple-worth = { $size ->
        [1] À la fin, chacun vaut { $temples-factor-1 } fois le nombre de petits temples sur le plateau, tous joueurs confondus.
        [2] À la fin, chacun vaut { $temples-factor-2 } fois le nombre de temples moyens sur le plateau, tous joueurs confondus.
       *[3] À la fin, chacun vaut { $temples-factor-3 } fois le nombre de grands temples sur le plateau, tous joueurs confondus.
    }
explain-peninsula = Péninsule { $peninsula }
explain-peninsula-bonus = À la fin, le seul joueur qui a des temples ici reçoit une prime de { $bonus ->
        [one] { $bonus } bœuf
       *[other] { $bonus } bœufs
    }.
explain-card = Carte du terrain { $plot }
explain-card-does = Le joueur qui choisit cette carte achète le terrain { $plot } au prix de sa mise.
explain-joins-nothing = Ce terrain ne complète aucune ligne avec vos terrains sans temple.
explain-cards = À vendre
explain-cards-do = { $sold ->
        [one] Au plus { $sold } de ces terrains est vendu ; les autres cartes vont à la défausse.
       *[other] Au plus { $sold } de ces terrains sont vendus ; les autres cartes vont à la défausse.
    }
explain-pile = Le joueur actif y retourne les cartes suivantes. Les cartes vendues ne reviennent pas.
explain-discard = Cartes que personne n’a prises. Elles resservent quand la pioche est vide.
explain-dial = Cadran de { $name }
explain-dial-idle = Pour les mises secrètes : tous règlent un nombre et le révèlent ensemble.
explain-dial-open = Ce joueur n’a pas encore misé.
explain-dial-sealed = La mise est fixée et reste secrète jusqu’à ce que tous aient misé.
explain-dial-shown = La mise révélée. Les plus fortes mises choisissent un terrain et paient exactement ce prix.
explain-dial-out = Ne participe pas à cette vente, faute de pions.
explain-dial-range = { $dial-low } à { $dial-high }
explain-pillar = Son détenteur est le joueur actif ; sa mise compte { $bonus } de plus, et il l’emporte en cas d’égalité.
explain-stone = Une fois par partie : construire moins cher, agrandir un temple ou réunir des temples.
explain-stone-there = Pas encore utilisée.
explain-stone-used = Déjà utilisée.
explain-money = Pour les mises et les temples. L’argent restant compte à la fin : le plus riche gagne.
explain-pawns = Chaque terrain acheté demande un pion. Sans pion, pas d’achat.
explain-income = Ce que vos temples vous rapportent à chacun de vos tours.
explain-ledger = Vos terrains et le prix de chacun. Y construire coûte une seconde fois ce prix.
explain-reconstructed-shape = quels terrains se touchent
explain-fact-joins = Compléterait
explain-fact-others = Coût des autres terrains
explain-fact-empty = Terrains sans temple ici
explain-fact-last = Dernier terrain
explain-fact-owner = Joueur
explain-fact-price = Prix payé
explain-fact-sites = Coût d’un temple
explain-fact-worth = Valeur actuelle
explain-fact-one-more = Avec un de plus
explain-fact-alone = Seul bâtisseur
explain-fact-temples-worth = Valeur actuelle
explain-fact-plots = Terrains
explain-fact-left = Restants
explain-fact-next = Prochaines cartes
explain-fact-bid = Mise
explain-fact-counts = Compte comme
explain-fact-range = Mises possibles
explain-fact-holder = Détenteur
explain-fact-has = Construits
explain-fact-money = Bœufs
explain-fact-wealth = Fortune actuelle
explain-fact-each-turn = Par tour
explain-fact-claimable = À réclamer

## Le journal sur la page

page-log-points = Seulement ce qui rapporte des bœufs
log-bids = Mises : { $items }
log-sold = { $items }
log-aside = { $items }
log-scored = { $items }
short-bid = { $seat } { $amount }
short-bid-favourite = { $seat } { $amount } (compte comme { $total })
short-bid-void = { $seat } { $amount } (nulle)
short-bid-without-pawns = { $seat } : aucun pion
short-sold = { $seat } achète le terrain { $plot } pour { $amount }
short-noted = prix inscrit
short-temples-pay = { $seat } +{ $amount } ({ $size ->
        [1] petits temples
        [2] temples moyens
       *[3] grands temples
    })
short-bonus = { $seat } +{ $amount } (péninsule { $peninsula })

# Pourquoi un coup est meilleur, et ce qu’un autre abandonne.

term-money = Il vous reste plus d’argent à dépenser.
    .lost = Il vous reste moins d’argent à dépenser.
term-temples = Vos temples prennent plus de valeur.
    .lost = Vos temples prennent moins de valeur.
term-land = Vos terrains peuvent accueillir plus de temples, ou de plus grands.
    .lost = Vos terrains peuvent accueillir moins de temples, ou de plus petits.
term-rows = Vous gardez des lignes de trois terrains à votre portée.
    .lost = Vous renoncez à des lignes de trois terrains.
term-stone = Votre pierre divine est mieux employée.
    .lost = Votre pierre divine est moins bien employée.
term-income = Vos revenus augmentent pour les tours à venir.
    .lost = Vous perdez des revenus pour les tours à venir.
term-alone = Vous avez plus de chances d’être seul à bâtir sur une péninsule.
    .lost = Vous avez moins de chances d’être seul à bâtir sur une péninsule.
term-tempo = Votre prochain tour arrive plus tôt.
    .lost = Votre prochain tour arrive plus tard.

# Les genres de décisions, thèmes des problèmes.

theme-act = Construire ou mettre aux enchères
theme-bid = Enchères
theme-take = Choix d’un terrain
theme-note = Inscription des prix
theme-place = Un autre terrain
theme-last-turn = Dernier tour

## The rulebook on the page

book-goal = Vous bâtissez sur les côtes de la Grèce antique : achetez des terrains, élevez-y des temples et finissez plus riche que tous les autres.
book-play = À votre tour, vous mettez aux enchères les terrains révélés ou vous construisez un temple. Aux enchères, tous misent en secret ; les gagnants paient et posent un pion sur leur terrain. Construire sur un terrain coûte une seconde fois le prix payé, mais les temples rapportent à chaque tour et valent d’autant plus qu’il y en a de leur taille sur le plateau.
book-winner = Quand tous les terrains sont vendus, chacun joue un dernier tour. Le joueur qui possède le plus de bœufs, temples et primes compris, gagne.
book-turn-income = Vos temples vous rapportent un revenu.
book-turn-reveal = Révélez les cartes terrain suivantes.
book-turn-choice = Choisissez : mettre ces terrains aux enchères ou construire un temple.
book-turn-bid = Enchère : tous misent en secret sur leur cadran.
book-turn-take = Les gagnants choisissent un terrain, paient et y posent un pion.
book-turn-build = Ou construction : payez une seconde fois le prix de vos terrains et élevez un temple.
book-turn-pillar = Le pilier passe au joueur à votre gauche.
book-table-temples = Temples
book-table-peninsulas = Péninsules
book-table-setups = Mise en place selon le nombre de joueurs
book-column-temple = Temple
book-column-supply = Réserve
book-column-income = Revenu
book-column-worth = Valeur finale
book-column-peninsula = Péninsule
book-column-plots = Terrains, rangée par rangée
book-column-bonus = Prime
book-column-players = Joueurs
book-column-money = Bœufs
book-column-pawns = Pions
book-column-start = Terrains de départ

# Les groupes du fichier de matériel, pour le formulaire de la page.

component-cards = Cartes Terrain
component-temples = Temples (petits, moyens, grands)
component-pawns = Pions
component-pillar = Pilier
component-stone = Pierre divine
component-auction = Enchères
component-dial = Cadran
component-ledger = Prix mal inscrit
component-money = Argent
component-bonus = Prime de péninsule
component-neighbour = Terrain voisin
component-setup = Mise en place
component-peninsula = Péninsule

## Leçon : la première partie

lesson-first-welcome = Autour de cette mer se trouvent les péninsules des dieux, { $cards-plots } terrains en tout. Vous achetez des terrains aux enchères et vous y construisez des temples, qui valent de l’argent eux aussi. À la fin de la partie, le joueur le plus riche gagne.
lesson-first-own = Le terrain { $plot } est à vous : il vous a été distribué et n’a rien coûté. Sous le plateau, vous voyez votre argent : { $money }. Il se compte en bœufs et sert à tout payer ; les autres joueurs ne le voient pas.
lesson-first-cards = C’est le tour de { $other }. Trois cartes sont visibles : les terrains { $plots }. { $other } pourrait construire un temple, mais préfère les mettre aux enchères. Vous misez tous ; les deux plus fortes mises permettent chacune d’acheter un terrain.
lesson-first-adjacent = Regardez le terrain { $plot }. Il touche votre terrain { $mine }, et un temple peut couvrir jusqu’à trois terrains en ligne droite. Plus un temple est grand, plus il vaut : des terrains voisins vont donc bien ensemble.
lesson-first-bid = Les mises sont secrètes : chacun règle son cadran, puis tous sont révélés ensemble. Pour la première vente, { $auction-opening-low } à { $auction-opening-high } est un bon repère. Réglez le vôtre sur { $amount } et misez : assez pour un terrain, sans tout dépenser.
lesson-first-second = Les cadrans sont révélés. { $other } a misé { $first } et a choisi en premier ; avec { $amount }, vous êtes en deuxième position et choisissez ensuite. Chacun paie exactement ce qu’indique son cadran. Les autres ne paient rien, quelle que soit leur mise.
lesson-first-take = Le terrain { $plot } est encore là, juste à côté du vôtre. Prenez-le, sur le plateau ou parmi les cartes. La carte que personne ne prend est défaussée et reviendra plus tard : aucun terrain n’est perdu pour toujours.
lesson-first-rivals = Deux tours ont passé ; le journal raconte ce qui est arrivé. { $seat } et { $other } ont chacun construit un petit temple sur leur terrain de départ. Il n’y a pas eu d’enchères, car à chaque tour on fait l’un ou l’autre : vendre ou construire.
lesson-first-price = Vous avez payé { $price } pour le terrain { $plot } ; c’est inscrit dans votre registre. Y construire coûte encore une fois la même somme : au bout du compte, un terrain se paie deux fois. Le terrain { $free } était gratuit, et y construire l’est aussi.
lesson-first-build = C’est votre tour. Choisissez les terrains { $site } et construisez un temple moyen pour { $price }, sans la pierre divine, qui servira plus tard. Les cartes retournées sont défaussées, car un joueur qui construit ne met rien aux enchères.
lesson-first-worth = Un temple moyen vaut { $temples-factor-2 } fois le nombre de temples moyens sur le plateau, peu importe leur propriétaire. Le vôtre vaut { $value } ; avec un deuxième, chacun vaudrait { $next }. Les temples des autres vous enrichissent donc aussi.
lesson-first-nothing = Une nouvelle vente, mais aucun de ces terrains n’est près de votre temple. Rien ne vous oblige à acheter : { $amount } est aussi une mise valable, et votre argent reste chez vous. Réglez votre cadran sur { $amount } et observez les autres.
lesson-first-hidden = Il vous reste { $money }. L’argent est caché, mais les mises ne le sont pas : en retenant ce que les autres ont payé, vous savez ce qu’ils peuvent encore dépenser. Le terrain que personne n’a pris est dans la défausse.
lesson-first-row = Le terrain { $plot } prolonge votre ligne, et trois terrains alignés portent un grand temple. Cette fois, vous voulez vraiment gagner : misez davantage, { $amount }. Y construire coûtera encore autant ; c’est la limite à garder en tête.
lesson-first-first = Votre mise est la plus forte, vous choisissez donc en premier. Prenez le terrain { $plot }. La deuxième mise choisit ensuite parmi le reste. Être premier ne compte que si deux joueurs veulent le même terrain ; sinon, une mise plus basse suffit.
lesson-first-income = Votre tour commence par un revenu : votre temple vient de rapporter { $income }. À chaque tour, un petit temple rapporte { $temples-income-1 }, un moyen { $temples-income-2 } et un grand { $temples-income-3 }. Plus il est construit tôt, plus il rapporte souvent.
lesson-first-stone = Voici votre pierre divine. Elle sert une fois par partie, quand vous construisez : pour payer moins, réunir des temples ou en agrandir un. Sans elle, un temple ne change jamais de taille ; gardez-la pour une grande occasion.
lesson-first-extend = C’est l’occasion. Choisissez les terrains { $site } et agrandissez votre temple avec la pierre. Vous ne payez que le nouveau terrain : { $price }. Un grand temple vaut { $temples-factor-3 } fois le nombre de grands temples sur le plateau.
lesson-first-bonus = Votre grand temple vaut déjà { $value }. Et ce n’est pas tout : vous êtes le seul joueur à avoir un temple sur cette péninsule. Si cela dure jusqu’à la fin, vous recevez une prime de { $bonus }. Un seul temple d’un autre joueur vous l’enlèverait.
lesson-first-last-plot = Terrains sans temple sur votre péninsule : { $unbuilt }. Quand il n’en reste qu’un, seul un joueur qui a déjà un temple sur cette péninsule peut y construire. Le dernier est donc à l’abri, et en acheter un autre protège votre prime.
lesson-first-auction = C’est de nouveau votre tour, et votre temple a rapporté { $income }. Vous n’avez aucun terrain libre où construire : lancez une vente. Le terrain { $plot } en fait partie. Personne n’a construit sur sa péninsule : une bonne place pour votre prochain temple.
lesson-first-pillar = Pendant votre tour, vous détenez le pilier : votre mise compte { $pillar-bonus } de plus que sur votre cadran, sans que vous les payiez. Vous pouvez donc miser un peu moins que d’habitude. Réglez votre cadran sur { $amount }.
lesson-first-favoured = { $other } a misé { $theirs }, plus que vos { $amount }, mais le pilier vous place en tête. Il tranche aussi les égalités en votre faveur. Prenez le terrain { $plot }. Si un terrain vous tient à cœur, votre propre vente est le meilleur moment.
lesson-first-partner = Le terrain { $plot } touche votre nouveau terrain { $mine }. Cette fois, le pilier aide un autre joueur, mais la deuxième mise vous suffit, tant que personne d’autre ne veut le même terrain. Misez { $amount }.
lesson-first-again = Encore deuxième, et le terrain est toujours là. Prenez le terrain { $plot }. Vous avez maintenant deux terrains voisins, prêts pour un temple moyen. Il coûtera ce que vous avez payé pour les deux : des terrains bon marché font des temples bon marché.
lesson-first-end = La pioche était vide : la défausse a été retournée, sans être mélangée. Cartes restantes : { $cards }. Quand le dernier terrain est vendu, chaque joueur a un dernier tour, puis la partie est terminée. Gardez de quoi construire à ce moment-là.
lesson-first-score = Qu’auriez-vous si la partie s’arrêtait maintenant ? Argent : { $money }. Grand temple : { $value }. Prime de péninsule : { $bonus }. Au total : { $score }. Un terrain sans temple ne compte pas : c’est une promesse, jusqu’à ce que vous construisiez.
lesson-first-play-on = Vous connaissez tout le jeu. C’est votre tour : vous pouvez construire un temple moyen sur les terrains { $plot } et { $mine }, ou lancer une vente si les cartes vous plaisent. Désormais, les autres décident eux-mêmes, et vous aussi.
