# Beim Zeus! en français.

game-name = Beim Zeus!
game-about = Achetez des terrains lors d’enchères secrètes, élevez-y des temples et laissez les dieux faire de vous le plus riche de tous.
game-length = 75 à 90 minutes

## Chapitres

chapter-components = Le matériel
chapter-setup = La préparation
chapter-turn = Le tour de jeu
chapter-auction = Les enchères
chapter-building = La construction
chapter-stone = La pierre divine
chapter-end = La fin de la partie
chapter-score = Le décompte
chapter-other = Autres règles
chapter-variant = Une variante
chapter-edge = Cas rares

## Règles : le matériel

rule-components-players = On joue de 3 à 6, à partir de 12 ans ; une partie dure de 75 à 90 minutes.
rule-components-cards = Il y a 48 cartes, une pour chaque terrain du plateau, numérotées de 1 à 48.
rule-components-temples = Il y a 31 temples : 15 petits qui couvrent un terrain, 10 moyens qui en couvrent deux et 6 grands qui en couvrent trois. Une taille épuisée ne peut plus être construite.
rule-components-pawns = 90 pions indiquent à qui appartient un terrain : 18 rouges, 18 jaunes, 18 bleus, 14 verts, 12 violets et 10 noirs.
rule-components-stones = Il y a une pierre divine dans chacune des six couleurs, un pilier blanc marqué d’un 3, le Favori des Dieux, et un registre par joueur, avec une colonne pour le terrain, une pour son prix et une pour la construction.
rule-components-dials = Chacun des six cadrans porte une aiguille pour les dizaines et une pour les unités : une mise est un nombre entier de 0 à 99.
rule-components-money = On compte en bœufs ; les billets valent 1, 5, 10, 50, 100 et 500.

## Règles : la préparation

rule-setup-colours = À trois, on joue rouge, jaune et bleu ; le quatrième joueur prend le vert, le cinquième le violet et le sixième le noir.
rule-setup-pawns = Chaque joueur prend 18 pions à 3 joueurs, 14 à 4, 12 à 5 et 10 à 6, même si sa couleur en compte davantage.
rule-setup-money = Chaque joueur commence avec 650 bœufs à 3 joueurs, 500 à 4, 400 à 5 et 320 à 6.
rule-setup-deal = Les terrains de départ sont les numéros 2, 8, 14, 22, 28 et 33 à 3 ou 6 joueurs, sans le 33 à 5, sans le 28 ni le 33 à 4. Leurs cartes sont mélangées et réparties également : deux par joueur à trois, une seule sinon.
rule-setup-first-plots = Chacun pose un pion sur chaque terrain de départ reçu et l’inscrit dans son registre au prix de 0.
rule-setup-start-cards = Les cartes des terrains de départ retournent dans la boîte et ne servent plus : la pioche compte donc 42, 44, 43 ou 42 cartes à 3, 4, 5 ou 6 joueurs.
rule-setup-pile = Toutes les autres cartes sont mélangées et forment une pioche face cachée.
rule-setup-tools = Chaque joueur reçoit aussi une pierre divine, un cadran et un registre. L’un des joueurs tient la banque.
rule-setup-first-3-6 = À 3 ou 6 joueurs, c’est le voisin de gauche du propriétaire du terrain 33 qui commence.
rule-setup-first-4-5 = À 4 ou 5 joueurs, c’est le voisin de gauche du propriétaire du terrain 22 qui commence ; la table peut convenir que le propriétaire du 22 commence lui-même.
rule-setup-pillar = Le premier joueur prend le pilier blanc. On joue ensuite à tour de rôle, vers la gauche.

## Règles : le tour de jeu

rule-turn-pillar = Celui qui tient le pilier est le joueur actif et le Favori des Dieux.
rule-turn-income = Au début du tour, avant de retourner la moindre carte, la banque verse au joueur actif 2 bœufs par petit temple, 5 par temple moyen et 10 par grand temple qu’il possède.
rule-turn-claim = La table peut convenir que le revenu doit être réclamé : le joueur actif le demande lors de l’une de ses décisions, pour les temples debout au début de son tour. Dès que le tour du joueur suivant a commencé, il est perdu.
rule-turn-reveal = Le joueur actif retourne les trois premières cartes de la pioche et les pose sur les trois cases d’enchères, de gauche à droite.
rule-turn-choice = Le joueur actif doit ensuite faire une chose parmi deux : mettre aux enchères les terrains retournés, ou construire un temple.
rule-turn-pass-on = À la fin du tour, le pilier passe au voisin de gauche.
rule-turn-turn-over = Quand la pioche est épuisée, on retourne la défausse, si bien que sa carte la plus ancienne est piochée en premier ; la table peut convenir de la mélanger.

## Règles : les enchères

rule-auction-secret = Tout le monde participe, joueur actif compris : chacun règle en secret une mise sur son cadran. Zéro est une mise.
rule-auction-reveal = Quand tous sont prêts, les mises sont dévoilées au même instant et annoncées, en commençant par le joueur actif.
rule-auction-favourite = La mise du joueur qui tient le pilier compte 3 de plus que ce que montre son cadran.
rule-auction-highest = Celui qui mise le plus choisit l’un des trois terrains.
rule-auction-second = Celui qui a la deuxième mise choisit l’un des deux terrains restants.
rule-auction-third-card = La carte que personne n’a choisie va face visible sur la défausse et sera proposée de nouveau.
rule-auction-tie = À mises égales, les 3 du pilier compris, le joueur actif passe d’abord, puis celui qui est assis le plus près de lui en allant vers la gauche. Cela vaut pour le premier comme pour le deuxième choix.
rule-auction-payment = Chaque gagnant paie à la banque exactement ce que montre son propre cadran. Les 3 du pilier ne sont pas payés.
rule-auction-note = Chaque gagnant inscrit dans son registre le terrain et le prix payé, sans les 3 du pilier. Le registre se tient tout seul, sauf si la table convient de le tenir à la main.
rule-auction-pawn = Chaque gagnant pose un pion sur le terrain qu’il vient d’acheter.
rule-auction-box = La carte d’un terrain vendu retourne dans la boîte et ne reparaît plus.
rule-auction-opening = Pour la toute première vente, une mise de 20 à 30 bœufs est une bonne mesure. La table peut rendre cette fourchette obligatoire, ou se passer du conseil.
rule-auction-overbid = Une mise supérieure à l’argent du joueur est nulle : elle ne compte pas, sans autre pénalité. La table peut convenir qu’une telle mise est impossible.

## Règles : la construction

rule-building-instead = Qui construit ne vend pas : toutes les cartes retournées vont d’abord sur la défausse.
rule-building-row = On construit un seul temple par tour, sur un, deux ou trois terrains à soi, encore sans temple et alignés côte à côte.
rule-building-supply = Un temple de la bonne taille doit encore se trouver dans la réserve ; c’est là qu’on le prend.
rule-building-cost = Construire coûte la somme des prix inscrits pour tous les terrains que couvre le nouveau temple ; on la paie à la banque. Un terrain de départ compte pour 0.
rule-building-pawns = On retire les pions, on pose le temple sur les terrains et on remet tous les pions dessus. La table peut convenir de n’en remettre qu’un et de reprendre les autres.
rule-building-ticked = Les terrains sont cochés comme construits dans le registre : on n’y bâtit pas de second temple et on ne les paie plus.
rule-building-last-plot = Quand un seul terrain d’une péninsule reste sans temple, seul un joueur qui a déjà un temple sur cette péninsule peut y construire. La table peut convenir à la place qu’un terrain de chaque péninsule doit rester vide à jamais.
rule-building-forgotten-price = Avec un registre tenu à la main, construire sur un terrain dont le prix n’a pas été inscrit coûte 10 bœufs de plus que le prix le plus élevé inscrit pour un terrain à soi ; ou, selon l’autre texte, 10 de plus que le plus cher de ses terrains déjà construits. Chaque terrain oublié est compté ainsi.

## Règles : la pierre divine

rule-stone-once = Une fois dans la partie, en construisant, un joueur peut dépenser sa pierre divine. Elle retourne ensuite dans la boîte.
rule-stone-free-small = Avec la pierre, un petit temple ne coûte rien, quel que soit le prix du terrain.
rule-stone-cheaper = Avec la pierre, on construit un temple moyen ou grand sans payer l’un de ses terrains, au choix du joueur. La table peut convenir d’une remise de 50 bœufs sur le coût total à la place.
rule-stone-extend = Avec la pierre, on peut agrandir un temple à soi sur un ou deux terrains à soi encore vides : de petit à moyen, de petit à grand ou de moyen à grand. Les terrains ajoutés sont payés au plein prix inscrit.
rule-stone-join = Avec la pierre, on peut réunir ses temples sans rien payer : deux petits en un moyen, un petit et un moyen en un grand, trois petits en un grand. La table peut convenir que l’on ne réunit que deux temples.
rule-stone-straight = Le temple agrandi doit de nouveau couvrir une rangée droite de trois terrains au plus. Une pierre ajoute des terrains ou réunit des temples, pas les deux, sauf accord de la table.
rule-stone-supply = Les temples remplacés retournent dans la réserve, et n’importe qui peut les construire de nouveau.
rule-stone-needed = Sans la pierre divine, un temple ne peut être ni agrandi ni réuni à un autre.
rule-stone-cards = Utiliser la pierre, c’est construire : les cartes retournées vont sur la défausse comme pour tout autre temple.

## Règles : la fin de la partie

rule-end-last-sale = Quand le dernier terrain est vendu, chacun a encore un tour, en commençant à gauche de celui qui a tenu cette vente et en finissant par lui. Puis la partie est terminée.
rule-end-final-turn = Lors d’un tour final, on touche son revenu comme d’habitude, puis on peut construire un temple ou passer. On ne retourne pas de cartes.
rule-end-last-auction = Si chaque vente place deux terrains, la dernière propose deux cartes à 3, 4 ou 6 joueurs et une seule à 5.
rule-end-early = Dès qu’aucun temple de la réserve ne peut plus être construit, faute de terrains, la partie s’arrête aussitôt : pas de tours finals, et les pierres divines inutilisées sont perdues.

## Règles : le décompte

rule-score-worthless = Les terrains sans temple et les pierres divines inutilisées ne valent rien.
rule-score-small = Chaque petit temple vaut 10 bœufs multipliés par le nombre de petits temples sur tout le plateau : s’il y en a 13, 130 chacun.
rule-score-medium = Chaque temple moyen vaut 30 bœufs multipliés par le nombre de temples moyens sur tout le plateau : s’il y en a 8, 240 chacun.
rule-score-large = Chaque grand temple vaut 150 bœufs multipliés par le nombre de grands temples sur tout le plateau : s’il y en a 3, 450 chacun.
rule-score-payout = La banque verse à chaque joueur la valeur de chacun de ses temples.
rule-score-sole-builder = Qui est seul à avoir des temples sur une péninsule reçoit une prime : 100 bœufs pour une péninsule de six terrains, 200 pour une de neuf. La table peut convenir qu’aucun autre joueur ne doit même y posséder un terrain.
rule-score-winner = Le plus riche gagne : argent restant, temples et primes réunis.
rule-score-tie = Ceux qui sont à égalité en tête partagent la victoire.

## Autres règles

rule-other-no-trade = On ne peut ni échanger ni donner terrains, argent ou temples.
rule-other-pawn-limit = Les pions reçus au départ sont les seuls : sans pion en main, on ne peut pas acheter de terrain. La table peut convenir d’ignorer cette limite.
rule-other-hidden-money = L’argent en main est caché aux autres ; paiements, prix et revenus sont publics. La table peut convenir de jouer à argent visible.

## Règles : une variante

rule-variant-neighbour = Une variante de joueurs : on peut aussi construire sur un terrain invendu qui touche un terrain à soi en haut, en bas ou de côté, pour le prix de ce dernier (du moins cher s’il y en a plusieurs) augmenté d’un tiers, arrondi à l’inférieur : 45 devient 60. Une carte dont le terrain est déjà pris vaut pour un voisin libre de ce terrain ou, s’il n’y en a pas, pour n’importe quel terrain libre.

## Règles : cas rares

rule-edge-short-pile = S’il reste moins de trois cartes dans la pioche, on les retourne d’abord ; puis on retourne la défausse et on complète les cases.
rule-edge-few-cards = S’il reste moins de trois cartes en tout dans les deux piles, on les retourne toutes. On vend au plus deux terrains, jamais plus qu’il n’y a de cartes ou de mises valables.
rule-edge-last-two = Quand les deux dernières cartes sont mises aux enchères, la plus forte mise prend l’une et la deuxième l’autre ; rien n’est défaussé, et la fin commence.
rule-edge-last-one = Quand une seule carte est mise aux enchères, seule la plus forte mise achète ; la deuxième ne reçoit rien et ne paie rien.
rule-edge-build-at-last-cards = Le joueur actif peut construire même si seules la ou les deux dernières cartes ont été retournées ; elles sont défaussées et reparaissent chez le joueur suivant.
rule-edge-few-bids = S’il y a moins de mises valables que de terrains à vendre, seuls ces joueurs achètent. Les autres cartes vont sur la défausse et ne comptent pas comme vendues.
rule-edge-all-zero = Si tous misent 0, le joueur actif choisit d’abord, son voisin de gauche ensuite, et tous deux paient 0.
rule-edge-no-refusal = Personne ne peut s’abstenir d’une vente, et un gagnant doit prendre un terrain, même avec une mise de 0.
rule-edge-one-plot-each = Une mise achète un terrain : personne n’en obtient deux dans la même vente.
rule-edge-void-favourite = Si la mise du joueur actif est nulle, le pilier n’y change rien : elle n’a aucun rang.
rule-edge-dial-end = Même un joueur plus riche ne peut miser plus de 99. Les mises de 99 se départagent selon la place à table, et le 99 du joueur actif compte pour 102.
rule-edge-bonus-not-covered = Seul le montant du cadran doit être couvert par l’argent du joueur ; les 3 du pilier ne comptent pas.
rule-edge-no-pawns = Un joueur sans pions montre un 0 et n’entre pas dans le classement des mises. Il y a toujours assez de pions à la table pour que quelqu’un puisse acheter.
rule-edge-pawns-return = Construire ne rend pas de pions. C’est seulement là où l’on joue avec un pion par temple que les autres reviennent : un pour un temple moyen, deux pour un grand.
rule-edge-nothing-to-build = Qui ne peut rien construire doit tenir une vente ; lors d’un tour final, il touche seulement son revenu.
rule-edge-no-credit = Un temple que l’on ne peut payer en entier ne se construit pas : ni crédit, ni paiement partiel. Le revenu touché ce tour-ci peut y servir.
rule-edge-size-missing = Si une taille est épuisée, on ne peut ni la construire, ni l’atteindre en agrandissant ou en réunissant. Un temple plus petit sur une partie des terrains est permis.
rule-edge-join-supply = Le temple plus grand doit se trouver dans la réserve avant que ceux qu’il remplace y retournent.
rule-edge-rows-in-peninsulas = Une péninsule de deux terrains sur trois a deux rangées de trois, dans le sens de la longueur ; une péninsule de trois sur trois en a six. Les diagonales ne comptent pas.
rule-edge-no-bend = Un temple ne fait jamais de coude et ne franchit jamais la mer vers une autre péninsule.
rule-edge-extend-by-two = Quand un petit temple devient grand, il peut se trouver à un bout ou au milieu de la rangée ; les deux autres terrains sont à soi et vides.
rule-edge-join-three = Trois petits temples peuvent être réunis s’ils sont alignés et appartiennent tous au même joueur.
rule-edge-gap = Deux temples séparés par un terrain vide à soi ne peuvent être réunis en comblant le vide, sauf si la table permet d’ajouter et de réunir avec une seule pierre ; on paie alors le terrain du milieu.
rule-edge-nothing-left = Après chaque construction et chaque vente, on vérifie : existe-t-il, pour une taille encore en réserve, une rangée de terrains sans temple, chacun invendu ou appartenant à un seul et même joueur, que la règle du dernier terrain permet à ce joueur ou à un acheteur d’utiliser ? Sinon, la partie s’arrête. Pierres, argent et pions n’y changent rien.
rule-edge-early-unsold = La fin anticipée survient aussi quand des cartes sont invendues, ou au milieu des tours finals. Les terrains que personne n’a achetés sont ignorés, et l’on compte les temples.
rule-edge-last-plot-sizes = La règle du dernier terrain regarde l’instant avant la construction : n’importe qui peut couvrir d’un coup les deux ou trois derniers. Là où un terrain doit rester vide, aucun temple, quelle que soit sa taille, ne peut couvrir le dernier.
rule-edge-last-plot-extension = Agrandir un temple sur le dernier terrain est permis, puisque son propriétaire a un temple là ; c’est interdit là où un terrain doit rester vide. Réunir ne couvre rien de nouveau et reste toujours permis.
rule-edge-bank = La banque n’est jamais à court d’argent.
rule-edge-waived-zero = C’est le joueur qui choisit le terrain offert par la pierre, même si un autre a coûté 0.
rule-edge-discount-floor = Si la remise de 50 bœufs dépasse le coût total, le temple est gratuit, et rien n’est reversé.
rule-edge-stone-one-use = Une pierre ne fait qu’une chose : agrandir ou réunir ne donne en plus ni terrain gratuit ni remise.
rule-edge-one-build = Un temple construit ce tour-ci ne peut pas être agrandi dans le même tour : on ne construit qu’une fois par tour.
rule-edge-bonus-after-join = Réunir des temples ne change pas la prime d’une péninsule. La valeur des temples dépend de ceux qui sont debout à la fin.
rule-edge-rival-plot = Le terrain sans temple d’un rival n’enlève pas la prime. Une péninsule sans aucun temple n’en donne pas.
rule-edge-bonus-early = La prime est versée même si des terrains de la péninsule n’ont jamais été vendus.
rule-edge-two-builders = Si deux joueurs ont construit sur une péninsule, personne ne reçoit la prime, et elle n’est pas partagée.
rule-edge-first-turn-build = On peut construire sur un terrain de départ gratuit dès le premier tour, pour 0. Ce qui est dit de la première vente vaut alors pour la première qui a vraiment lieu.
rule-edge-income-new-temple = Un nouveau temple rapporte à partir du prochain tour de son propriétaire ; un revenu réclamé ne compte, lui aussi, que les temples debout au début du tour.
rule-edge-discard-order = On défausse les cartes de gauche à droite. Quand on retourne la pile, la première carte défaussée est la première piochée.
rule-edge-price-zero = Un terrain acheté pour 0 garde ce prix, et y construire ne coûte rien.
rule-edge-shared-victory = Ni l’argent, ni les pierres, ni les temples ne départagent une égalité en tête : la victoire est partagée.
rule-edge-dealt-not-chosen = Les terrains de départ restent ceux qui ont été distribués : à trois joueurs non plus, on ne peut ni les choisir ni les échanger.

## Éditions

edition-house = Règles maison
edition-house-about = Notre choix dans les deux textes : le revenu vient tout seul, la pierre offre un terrain, et le dernier terrain est réservé à qui a un temple sur sa péninsule.
edition-haffner = Haffner
edition-haffner-about = La traduction française de 2002 à la lettre : premières mises de 20 à 30, revenu à réclamer, un terrain vide par péninsule, 50 de remise avec la pierre, deux temples réunis au plus.
edition-jeux-en-boite = Jeux en Boîte
edition-jeux-en-boite-about = Le résumé du magazine à la lettre : le propriétaire du terrain 22 commence, toute mise est permise d’emblée, la pierre offre un terrain, et trois petits temples peuvent être réunis.

## Options

option-first-player-4-5 = Premier joueur à 4 ou 5
option-first-player-4-5-about = Qui commence quand on joue à quatre ou cinq.
option-first-player-4-5-left-of-22 = le voisin de gauche du propriétaire du terrain 22
option-first-player-4-5-owner-of-22 = le propriétaire du terrain 22
option-first-auction-range = Première vente
option-first-auction-range-about = Si les premières mises doivent être comprises entre 20 et 30.
option-first-auction-range-advice = 20 à 30 est un conseil
option-first-auction-range-enforced-20-30 = 20 à 30 est obligatoire
option-first-auction-range-none = pas de conseil
option-overbid = Mises trop fortes
option-overbid-about = Ce qu’il advient d’une mise que le joueur ne peut pas payer.
option-overbid-void = permises, mais nulles
option-overbid-blocked = impossibles
option-income-mode = Revenu
option-income-mode-about = Si les dieux paient d’eux-mêmes ou s’il faut le leur demander.
option-income-mode-automatic-at-turn-start = vient tout seul
option-income-mode-claim = doit être réclamé
option-reshuffle = Pioche épuisée
option-reshuffle-about = Ce que l’on fait de la défausse quand il n’y a plus rien à piocher.
option-reshuffle-turn-over = retournée, l’ordre est connu
option-reshuffle-shuffle = mélangée
option-temple-pawns = Pions sur les temples
option-temple-pawns-about = Combien de pions restent sur un temple de deux ou trois terrains.
option-temple-pawns-all-pawns-on-temple = tous
option-temple-pawns-one-pawn-per-temple = un seul, les autres reviennent
option-pawn-limit = Pions
option-pawn-limit-about = Si un joueur sans pions peut acheter.
option-pawn-limit-hard = pas de pion, pas de terrain
option-pawn-limit-none = aucune limite
option-last-plot-rule = Dernier terrain d’une péninsule
option-last-plot-rule-about = Qui peut construire sur le dernier terrain sans temple.
option-last-plot-rule-temple-owners-only = qui a un temple sur la péninsule
option-last-plot-rule-never = personne
option-god-stone-discount = Pierre et temples plus grands
option-god-stone-discount-about = Ce que la pierre divine épargne sur un temple moyen ou grand.
option-god-stone-discount-one-plot-free = le prix d’un terrain
option-god-stone-discount-discount-50 = 50 bœufs
option-merge-three-smalls = Trois petits temples
option-merge-three-smalls-about = Si une pierre peut réunir trois petits temples en un grand.
option-merge-three-smalls-true = peuvent être réunis
option-merge-three-smalls-false = ne peuvent pas être réunis
option-mixed-extension = Réunir en comblant un vide
option-mixed-extension-about = Si une pierre peut à la fois ajouter un terrain et réunir des temples.
option-mixed-extension-false = interdit
option-mixed-extension-true = permis
option-ledger = Registre
option-ledger-about = Qui inscrit les prix payés.
option-ledger-automatic = tenu automatiquement
option-ledger-by-hand = tenu à la main, l’oubli est possible
option-forgotten-price = Prix oublié
option-forgotten-price-about = Ce que coûte la construction sur un terrain dont le prix n’a pas été inscrit.
option-forgotten-price-dearest-owned-plus-10 = son terrain le plus cher, et 10
option-forgotten-price-highest-built-plus-10 = son terrain construit le plus cher, et 10
option-bonus-condition = Prime de péninsule
option-bonus-condition-about = Quand un joueur est considéré comme seul sur une péninsule.
option-bonus-condition-sole-builder = aucun autre temple n’y est
option-bonus-condition-sole-presence = aucun autre temple ni terrain n’y est
option-money-visibility = Argent
option-money-visibility-about = Si les autres voient combien d’argent un joueur possède.
option-money-visibility-hidden = caché
option-money-visibility-open = visible
option-victory-tie = Égalité en tête
option-victory-tie-about = Ce qui se passe quand plusieurs joueurs sont les plus riches.
option-victory-tie-shared = victoire partagée
option-neighbour-plot-variant = Terrains voisins
option-neighbour-plot-variant-about = Une variante de joueurs : construire sur des terrains invendus à côté des siens, un tiers plus cher.
option-neighbour-plot-variant-false = non jouée
option-neighbour-plot-variant-true = jouée

## Questions

ask-act = Tenir une vente aux enchères, ou construire un temple ?
ask-bid = Combien misez-vous ?
ask-take = Quel terrain prenez-vous ?
ask-note = Inscrivez-vous le prix ?
ask-place = Pour quel terrain libre la carte vaut-elle ?
ask-last-turn = Votre tour final : construire un temple, ou passer ?

## Coups

move-bid = Miser { $amount }
move-auction = Tenir la vente
move-pass = Passer
move-claim = Réclamer le revenu
move-note = Inscrire le prix
move-forget = Ne pas l’inscrire
move-take = Prendre le terrain { $plot }
move-place = Choisir le terrain { $plot }
move-build = Construire { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site }
move-stone-build = Avec la pierre divine, construire { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site }
move-stone-free = Avec la pierre divine, construire { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site }, terrain { $plot } gratuit
move-stone-extend = Avec la pierre divine, agrandir en { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site }
move-stone-join = Avec la pierre divine, réunir en { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site }

## Hasard

outcome-deal = Terrain de départ { $plot }
outcome-draw = Carte { $plot }

## Événements

event-dealt = { $seat } reçoit le terrain { $plot } pour commencer.
event-first = { $seat } prend le pilier et commence.
event-turn = { $seat } devient Favori des Dieux.
event-income = Les dieux versent { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } à { $seat }.
event-income-open = { $seat } peut réclamer { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } aux dieux.
event-income-claimed = { $seat } réclame { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } aux dieux.
event-income-lost = { $seat } n’a pas réclamé { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }, que les dieux gardent.
event-drawn = Le terrain { $plot } est retourné.
event-turned-over = La défausse est retournée : { $count ->
        [one] { $count } carte peut être repiochée
       *[other] { $count } cartes peuvent être repiochées
    }.
event-shuffled = La défausse est mélangée : { $count ->
        [one] { $count } carte peut être repiochée
       *[other] { $count } cartes peuvent être repiochées
    }.
event-auction = { $seat } met les terrains aux enchères.
event-sealed = { $seat } a réglé sa mise.
event-own-bid = { $seat }, votre cadran montre { $amount }.
event-bid = { $seat } mise { $amount }.
event-bid-favourite = { $seat } mise { $amount }, que le pilier porte à { $total }.
event-bid-void = { $seat } mise { $amount }, plus que ne contient sa bourse : la mise est nulle.
event-bid-without-pawns = { $seat } n’a plus de pions et ne participe pas.
event-sold = { $seat } achète le terrain { $plot } pour { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }.
event-noted = { $seat } inscrit { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } pour le terrain { $plot }.
event-not-noted = { $seat } n’inscrit rien pour le terrain { $plot }.
event-placed = { $seat } fait valoir la carte { $card } pour le terrain { $plot }.
event-unsold = Le terrain { $plot } ne trouve pas preneur et va sur la défausse.
event-put-aside = Le terrain { $plot } va sur la défausse.
event-built = { $seat } construit { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site } pour { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }.
event-stone-free = { $seat } dépense sa pierre divine et construit gratuitement { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site }.
event-stone-cheaper = { $seat } dépense sa pierre divine et construit { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site } pour seulement { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }.
event-extended = { $seat } dépense sa pierre divine et agrandit en { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site } pour { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }.
event-joined = { $seat } dépense sa pierre divine et réunit des temples en { $size ->
        [1] un petit temple
        [2] un temple moyen
       *[3] un grand temple
    } sur { $site }.
event-passed = { $seat } ne construit plus rien.
event-last-plot-sold = Le dernier terrain est vendu. Chacun a encore un tour ; { $seat } jouera en dernier.
event-over = Les tours finals sont terminés.
event-over-early = Plus aucun temple ne peut être construit : la partie s’arrête aussitôt.
event-temples-pay = { $seat } reçoit { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    } pour { $size ->
        [1] { $count ->
                [one] un petit temple
               *[other] { $count } petits temples
            }
        [2] { $count ->
                [one] un temple moyen
               *[other] { $count } temples moyens
            }
       *[3] { $count ->
                [one] un grand temple
               *[other] { $count } grands temples
            }
    }.
event-bonus = { $seat } n’a aucun rival bâtisseur sur la péninsule { $peninsula } et reçoit { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }.
event-result = { $seat } finit avec { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }, à la { $place ->
        [1] 1re place
       *[other] { $place }e place
    }.

## Raisons

reason-all-sold = Tous les terrains sont vendus ; il n’y a rien à mettre aux enchères.
reason-already-built = Un temple se dresse déjà sur { $site }.
reason-bid-first = Chacun règle d’abord sa mise.
reason-bid-over-money = Une mise de { $amount } dépasse vos { $money }.
reason-bid-range = Lors de la première vente, misez de { $low } à { $high }.
reason-discount-only = À cette table, la pierre donne une remise de 50 bœufs ; elle n’offre pas un terrain précis.
reason-extend-instead = Il n’y a pas que des temples à cet endroit : ce serait un agrandissement.
reason-join-instead = Il n’y a que des temples à cet endroit : ils seraient réunis.
reason-income-automatic = À cette table, le revenu vient tout seul.
reason-last-plot = On ne peut pas construire ainsi sur le dernier terrain de la péninsule { $peninsula }.
reason-must-act = Il faut tenir une vente ou construire ; on ne passe que lors des tours finals.
reason-name-free-plot = Précisez quel terrain la pierre rend gratuit.
reason-no-pawns = Vous avez trop peu de pions pour les terrains sans propriétaire.
reason-no-temple-there = Aucun temple à vous ne se dresse sur { $site }.
reason-not-both = Une pierre ajoute des terrains ou réunit des temples, pas les deux.
reason-not-on-offer = Le terrain { $plot } n’est pas à vendre.
reason-not-own = Tous les terrains de { $site } ne sont pas à vous.
reason-not-placeable = La carte ne peut pas valoir pour le terrain { $plot }.
reason-not-your-income = Seul le Favori des Dieux a un revenu à réclamer.
reason-note-first = Décidez d’abord si vous inscrivez le prix.
reason-nothing-to-claim = Il n’y a pas de revenu à réclamer.
reason-place-first = Choisissez d’abord le terrain pour lequel la carte vaut.
reason-stone-used = Votre pierre divine est déjà dépensée.
reason-supply-empty = Il ne reste aucun { $size ->
        [1] petit temple
        [2] temple moyen
       *[3] grand temple
    } dans la réserve.
reason-take-first = Prenez d’abord l’un des terrains à vendre.
reason-temple-cut = Un temple dépasse de { $site } ; on ne peut pas le couper.
reason-too-dear = Cela coûte { $amount ->
        [one] { $amount } bœuf
       *[other] { $amount } bœufs
    }, et vous en avez { $money }.
reason-two-temples-only = À cette table, on ne réunit que deux temples.

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
board-final-turns = Tours finals : { $count }
board-opening-advice = Conseil : { $low } à { $high }
board-opening-compulsory = Obligatoire : { $low } à { $high }
board-value = Valeur unitaire

## D’où viennent les points

source-money = Argent restant
source-small = Petits temples
source-medium = Temples moyens
source-large = Grands temples
source-bonus = Primes des péninsules

# Ce que quelqu’un a mal fait.

mistake-plot-twice = land, holy : un terrain s’y trouve deux fois
mistake-unnoted-unowned = unnoted : un prix est oublié pour un terrain qui n’est à personne
mistake-temples-overlap = temples : deux couvrent le même terrain
mistake-temple-on-others = temples : celui de { $temple } n’est pas sur les terrains d’une seule place
mistake-holy-without-temple = holy : un terrain bâti sans temple
mistake-card-twice = cartes : une carte est à deux endroits
mistake-many-shown = shown : plus de cartes que de cases
mistake-card-sold = cartes : celle d’un terrain vendu
mistake-agenda-steps = agenda : ces étapes ne se suivent jamais : { $found }
mistake-agenda-argument = agenda : { $step } ne peut pas porter le nombre { $found }
mistake-agenda-bid = { $step } : la place { $number } n’a pas misé
mistake-pawns-seat = pawns : ceux que la place { $number } n’a pas posés sont attendus
mistake-ending-unfit = ending : indiqué si l’agenda est vide, et seulement alors
mistake-income-unfit = income : il n’y a rien à réclamer, trouvé { $found }
mistake-turns-unfit = turns_left : { $found } ne convient pas à l’agenda
mistake-bids-unfit = bids : aucune mise n’est révélée en ce moment
mistake-dealt-unfit = on distribue les premiers terrains, et autre chose ne convient pas
mistake-offer-unfit = shown, cartes : trop ou trop peu pour l’agenda
mistake-buyer-twice = agenda : la place { $number } achète deux fois
mistake-plots-numbered = peninsula : les terrains doivent être 1 à { $high }, chacun une fois
mistake-rows-uneven = peninsula { $peninsula } : toutes les rangées doivent être de même longueur
mistake-peninsula-large = peninsula { $peninsula } : au plus { $most } terrains
mistake-bonus-missing = bonus : rien pour une presqu’île de { $plots } terrains
mistake-peninsula-twice = peninsula : deux ont le même nom
mistake-opening-range = auction : la plage d’ouverture doit être sur le cadran, le bas avant le haut
mistake-setup-seats = setup : il en faut un pour 3, 4, 5 et 6 places, dans cet ordre
mistake-setup-uneven = setup pour { $seats } : les terrains de départ doivent être différents et se partager également
mistake-setup-plot = setup pour { $seats } : un terrain de départ n’est pas sur le plateau
mistake-setup-first = setup pour { $seats } : first_plot doit être un terrain de départ
mistake-setup-pawns = setup pour { $seats } : les pions doivent suffire pour tous les terrains
mistake-setup-colours = setup pour { $seats } : il n’y a des pions qu’en { $colours } couleurs
mistake-setup-colour = setup pour { $seats } : une couleur a moins de { $pawns } pions
mistake-sum-money = l’argent
mistake-sum-pawns = les pions
mistake-sum-plots = les terrains
mistake-sum-temples-over-plots = les temples au-delà des terrains
mistake-sum-temples-of = les temples de { $number }
mistake-sum-cards-and-plots-sold = les cartes et les terrains vendus

# Pour les agents qui apprennent
agents-active = qui tient le pilier
agents-money = argent ; -1 s’il est caché
agents-pawns = pions en main
agents-stone = qui a encore la pierre divine
agents-temples = temples de chaque taille, place par place
agents-sealed = qui a réglé une mise
agents-bids = mises révélées ; -1 s’il n’y en a pas
agents-own-bid = la propre mise secrète ; -1 s’il n’y en a pas
agents-owner = les terrains de chacun, place par place
agents-price = le prix payé pour chaque terrain
agents-forgotten = terrains dont le prix n’a pas été inscrit
agents-temple = la taille du temple sur chaque terrain ; 0 sans temple
agents-built = quel temple c’est, dans l’ordre de construction à partir de 1
agents-offer = cartes à vendre, de gauche à droite à partir de 1
agents-next = cartes à venir dont l’ordre est connu, à partir de 1
agents-discard = cartes défaussées, la première 1
agents-pile = cartes dans la pioche
agents-supply = temples de chaque taille encore en réserve
agents-auctions = ventes jusqu’ici
agents-claimable = revenu qui peut encore être réclamé
agents-final-turns = tours finals à venir ; -1 avant la dernière vente
agents-advice = si les limites de la première vente s’appliquent
agents-ending = 0 en cours de partie, 1 après la dernière vente, 2 avant l’heure

## Le plateau sur la page

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

## Explications des décisions sur la page, montrées une seule fois

tip-act = Mets les trois cartes aux enchères, ou construis un temple sur tes terrains. Construire coûte ce que tu as payé pour les terrains ; la pierre du dieu aide une fois.
tip-bid = Tout le monde mise en secret, et les deux plus hautes mises choisissent un terrain. Les gagnants paient leur mise, et y construire coûtera encore une fois ce prix.
tip-take = Tu es parmi les deux meilleurs : choisis un terrain. Des terrains voisins des tiens font de plus grands temples.
tip-note = Un prix qui n’est pas noté au registre cause des ennuis au moment de construire.
tip-place = La carte peut valoir pour n’importe lequel des terrains éclairés.
tip-last-turn = C’est ton dernier tour : construis encore une fois si cela en vaut la peine.
