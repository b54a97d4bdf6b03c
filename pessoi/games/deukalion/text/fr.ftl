# Every word people read about Deukalion.
game-name = Deukalion
game-about = Les navires des héros grecs voguent pour les dieux : ils pillent les cités, livrent des trésors à Athènes, fondent des villes et combattent avec des combattants lancés comme des dés.
game-length = Environ une heure

# Chapters.

chapter-setup = Mise en place
chapter-ship = Le plan du navire
chapter-turn = Le tour
chapter-cup = La coupe
chapter-sailing = La navigation
chapter-styx = Le Styx
chapter-treasures = Les trésors
chapter-towns = Les villes
chapter-contracts = Les contrats
chapter-cards = Les cartes Action
chapter-window = Réponses hors de son tour
chapter-action = Chaque carte Action
chapter-fight = Les combats
chapter-hydra = L'Hydre
chapter-victory = La victoire

# Options and editions.

edition-standard = Standard
edition-standard-about = Les règles, avec le texte allemand des cartes.
edition-french = Cartes françaises
edition-french-about = La Toison d'or telle que la dit la carte française.
option-fleece = Toison d'or
option-fleece-about = Quand trois points suffisent contre l'Hydre.
option-fleece-defending = quand l'Hydre attaque son propriétaire
option-fleece-attacking = quand son propriétaire attaque l'Hydre
option-drawn-card = Cartes tirées
option-drawn-card-about = Quand on peut jouer une carte tirée hors de son propre tour.
option-drawn-card-at-once = aussitôt, si la carte le permet
option-drawn-card-own-move = à partir de son prochain déplacement
option-town-fight = Combats pour les villes
option-town-fight-about = Contre quoi lance celui qui attaque une ville.
option-town-fight-value = le nombre de la ville
option-town-fight-crew = l’équipage du navire de son propriétaire
option-youngest = Le plus jeune
option-youngest-about = Qui commence.
option-youngest-chance = le hasard décide
option-youngest-seat-1 = place 1
option-youngest-seat-2 = place 2
option-youngest-seat-3 = place 3
option-youngest-seat-4 = place 4

# What things are called.

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
colour-white = blanc
side-cross = croix
side-half = un demi-point
side-full = un point
card-sail-2 = Plus deux cases
card-sail-3 = Plus trois cases
card-pegasus = Pégase
card-favour = Faveur de Zeus
card-triton = Bénédiction de Triton
card-hephaistos = Bénédiction d'Héphaïstos
card-ares = Récompense d'Arès
card-hades = Faveur d'Hadès
card-fighter-1 = Plus un combattant
card-fighter-2 = Plus deux combattants
card-fighter-3 = Plus trois combattants
card-eagle = Aigle de Zeus
card-poseidon = Aide de Poséidon
card-hermes = Objection d'Hermès
card-bolt = Foudre de Zeus
card-fleece = Toison d'or
card-apollo = Main d'Apollon
task-deliver-red = un trésor rouge à Athènes
task-deliver-green = un trésor vert à Athènes
task-deliver-blue = un trésor bleu à Athènes
task-deliver-yellow = un trésor jaune à Athènes
task-deliver-white = un trésor blanc à Athènes
task-deliver-red-green = un trésor rouge et un vert à Athènes
task-deliver-blue-yellow = un trésor bleu et un jaune à Athènes
task-deliver-white-red = un trésor blanc et un rouge à Athènes
task-deliver-green-blue = un trésor vert et un bleu à Athènes
task-deliver-yellow-white = un trésor jaune et un blanc à Athènes
task-deliver-red-yellow = un trésor rouge et un jaune à Athènes
task-deliver-blue-white = un trésor bleu et un blanc à Athènes
task-deliver-green-green = deux trésors verts à Athènes
task-deliver-white-white = deux trésors blancs à Athènes
task-any-2 = deux trésors quelconques à Athènes
task-any-3 = trois trésors quelconques à Athènes
task-hydra = vaincre l'Hydre
task-defeat-deukalion = vaincre Deukalion
task-defeat-perseus = vaincre Perseus
task-defeat-herkules = vaincre Herkules
task-defeat-achilles = vaincre Achilles
task-defeat-deukalion-absent = vaincre Deukalion (absent de cette partie)
task-defeat-perseus-absent = vaincre Perseus (absent de cette partie)
task-defeat-herkules-absent = vaincre Herkules (absent de cette partie)
task-defeat-achilles-absent = vaincre Achilles (absent de cette partie)
task-crew-rhodos-8 = Rhodos avec huit combattants, en paix
task-crew-kreta-8 = Kreta avec huit combattants, en paix
task-leave-zypern-1 = Zypern, en y laissant un combattant
task-cards-sparta-2 = Sparta avec deux cartes Action, en paix
task-cards-halikarnassos-3 = Halikarnassos avec trois cartes Action, en paix

# Questions.

ask-anchors = Choisissez une ancre pour votre navire.
ask-cup = Posez la coupe : quel dé pour quelle action ?
ask-move = À vous : que faites-vous ?
ask-recall = Combien de combattants reviennent ?
ask-drawn = Vous avez tiré une carte. La jouez-vous aussitôt ?
ask-hermes = Une carte a été jouée. Faites-vous objection ?
ask-alarm = Un navire est attaqué. Répondez-vous ?
ask-shade = Hadès laisse revenir un combattant. Le voulez-vous ?
ask-flee = Où fuyez-vous ?
ask-answer = Les combattants sont lancés. Répondez-vous ?
ask-pick = Quel combattant relancez-vous ?
ask-defeat = Un combat est perdu. Répondez-vous ?
ask-seize = Quel trésor prenez-vous au perdant ?
ask-loot = Quel trésor prenez-vous ?
ask-displace = Où déplacez-vous le navire battu ?
ask-boast = Vous avez gagné. Posez-vous un contrat ?
ask-triumph = L'Hydre est vaincue. Que prenez-vous ?
ask-hydra-away = Où déplacez-vous l'Hydre battue ?
ask-styx = Combien de combattants reviennent ? Vous pouvez d’abord remettre des trésors pour faire de la place.
ask-put = Dans quelle cité va le trésor ?
ask-hand-in = Quelle carte rendez-vous ?
ask-claim = Vous pouvez remplir un contrat qui vient d’être exposé. Le faites-vous ?
ask-strike = Quelle cité la foudre frappe-t-elle ?
ask-summon = Où Poséidon envoie-t-il l'Hydre ?
ask-swap = Quel trésor l'aigle emporte-t-il ?

# Moves.

move-done = Terminé
move-pass = Passer
move-rest = Renoncer et ramener des combattants
move-point = Prendre une carte point
move-card = Appliquer le dé carte
move-cup = Carte { $card_die }, combattants { $fighter_die }, navigation { $sail_die }, Hydre { $hydra_die }
move-play = Jouer { $card }
move-fulfil = Contrat { $contract } : { $task } ({ $points })
move-deliver = Livrer { $colour } sans contrat
move-found = Fonder { $town }
move-conquer = Conquérir { $town }
move-attack = Attaquer { $city }
move-sail = Naviguer vers { $square }
move-hydra = L'Hydre en { $square }
move-push = Déplacer le navire en { $square }
move-anchor = Ancrer en { $square }
move-seize = Prendre { $colour }
move-take = Prendre { $colour } à { $city }
move-put = Poser { $colour } à { $city }
move-swap = Échanger { $colour } de { $city }
move-hand = Rendre { $card }
move-again = Relancer : { $side }
move-back =
    { $count ->
        [0] Ne ramener aucun combattant
        [one] Ramener { $count } combattant
       *[other] Ramener { $count } combattants
    }

# Outcomes.

outcome-throw = { $count } en jeu : croix { $cross }, demis { $half }, entiers { $full }
outcome-again = { $side }
outcome-begin = { $seat } commence
outcome-lay = { $colour }
outcome-draw = { $card }
outcome-secret = { $contract }
outcome-turn = Contrat numéro { $count } de la pile
outcome-shake = Milieu { $middle }, autour { $a } { $b } { $c } { $d }

# Events.

event-laid = { $city } : { $colour }.
event-first = { $seat } est le plus jeune et commence.
event-dealt = { $seat } reçoit un contrat secret.
event-own-contract = { $seat }, votre contrat est { $contract } : { $task }, ou { $second }.
event-opened = Le contrat { $contract } est exposé ({ $points }) : { $task }, ou { $second }.
event-anchored = { $seat } ancre en { $square }.
event-shaken = { $seat } secoue la coupe : { $middle } au milieu, { $a } { $b } { $c } { $d } autour.
event-cup = { $seat } pose la coupe : carte { $card_die }, combattants { $fighter_die }, navigation { $sail_die }, Hydre { $hydra_die }.
event-drew = { $seat } tire une carte Action.
event-own-card = { $seat }, vous avez tiré { $card }.
event-no-cards = Il n'y a plus de carte Action pour { $seat }.
event-nobody-draws = Personne ne tire de carte.
event-hydra-moved = { $seat } déplace l'Hydre en { $square }.
event-played = { $seat } joue { $card }.
event-cancelled = { $seat } objecte avec Hermès : { $card } de { $other } reste sans effet.
event-lasting = { $card } reste devant { $seat }.
event-ship-attacked = { $seat } attaque le navire de { $other } en { $square }.
event-city-attacked = { $seat } attaque { $city } et doit atteindre { $count }.
event-town-attacked = { $seat } attaque { $town } et doit atteindre { $count }.
event-town-defended = { $seat } attaque { $town } ; l’équipage de { $other } la défend.
event-hydra-attacked = { $seat } attaque l'Hydre et doit atteindre { $count }.
event-hydra-attacks = L'Hydre, menée par { $other }, attaque { $seat }, qui doit atteindre { $count }.
event-fled = { $seat } fuit en { $square }.
event-thrown = { $seat } lance : croix { $cross }, demis { $half }, entiers { $full }.
event-thrown-again = { $seat } relance un combattant : { $side } devient { $result }.
event-won-ship = { $seat } bat { $other }.
event-won-city = { $seat } vainc { $city }.
event-lost-city = { $seat } échoue devant { $city }.
event-won-town = { $seat } conquiert { $town }.
event-lost-town = { $seat } échoue devant { $town }.
event-won-hydra = { $seat } vainc l'Hydre.
event-lost-hydra = { $seat } perd contre l'Hydre.
event-seized = { $seat } prend un trésor à { $other } : { $colour }.
event-took = { $seat } prend un trésor à { $city } : { $colour }.
event-room = Un combattant de { $seat } descend au monde des morts pour faire place.
event-pushed = { $seat } déplace le navire de { $other } en { $square }.
event-town-empty = { $town } reste vide.
event-delivered = { $seat } livre un trésor à Athènes : { $colour }.
event-put = { $seat } pose un trésor à { $city } : { $colour }.
event-fulfilled = { $seat } remplit le contrat { $contract } ({ $points }) : { $task }.
event-shared = { $seat } remplit le contrat { $contract } en même temps que d'autres : { $task }.
event-out-of-play = Le contrat { $contract } sort du jeu.
event-handed-in = { $seat } glisse une carte face cachée sous la pile.
event-own-handed-in = { $seat }, vous avez rendu { $card }.
event-no-point = Il n'y a plus de carte point pour { $seat }.
event-swapped = L'aigle de { $seat } échange { $colour } de { $city } avec { $other_colour } de { $other_city }.
event-turn-over = Le tour de { $seat } est terminé.
event-victory = { $seat } gagne avec { $points } points.
event-result =
    { $points ->
        [one] { $place }. { $seat } : { $points } point
       *[other] { $place }. { $seat } : { $points } points
    }
event-rested =
    { $count ->
        [one] { $seat } renonce et ramène { $count } combattant.
       *[other] { $seat } renonce et ramène { $count } combattants.
    }
event-back =
    { $count ->
        [one] { $seat } ramène { $count } combattant.
       *[other] { $seat } ramène { $count } combattants.
    }
event-sailed =
    { $count ->
        [one] { $seat } avance de { $count } case jusqu'en { $square }.
       *[other] { $seat } avance de { $count } cases jusqu'en { $square }.
    }
event-more-squares =
    { $count ->
        [one] { $seat } peut avancer de { $count } case de plus.
       *[other] { $seat } peut avancer de { $count } cases de plus.
    }
event-lost-fighters =
    { $count ->
        [one] { $seat } perd { $count } combattant au monde des morts.
       *[other] { $seat } perd { $count } combattants au monde des morts.
    }
event-founded =
    { $count ->
        [one] { $seat } tient { $town } avec { $count } combattant.
       *[other] { $seat } tient { $town } avec { $count } combattants.
    }
event-town-lost =
    { $count ->
        [one] { $seat } perd { $town } et { $count } combattant.
       *[other] { $seat } perd { $town } et { $count } combattants.
    }
event-styx =
    { $count ->
        [one] Sur le Styx, { $count } combattant revient à { $seat }.
       *[other] Sur le Styx, { $count } combattants reviennent à { $seat }.
    }
event-styx-bonus =
    { $count ->
        [one] { $seat } a le plus de combattants au monde des morts : { $count } point.
       *[other] { $seat } a le plus de combattants au monde des morts : { $count } points.
    }
event-left-behind =
    { $count ->
        [one] { $seat } laisse { $count } combattant à { $city } pour toujours.
       *[other] { $seat } laisse { $count } combattants à { $city } pour toujours.
    }
event-point =
    { $count ->
        [one] { $seat } prend { $count } carte point.
       *[other] { $seat } prend { $count } cartes point.
    }

# Reasons.

reason-contract-not-yours = Le contrat { $contract } n'est ni exposé ni dans votre main.
reason-not-at-anchor = Votre navire n'est pas à l'ancre.
reason-cargo-missing = Votre navire ne porte pas ce qui est demandé : { $task }.
reason-victory-needed = Il y faut une victoire : { $task }.
reason-hero-absent = { $hero } est absent de cette partie.
reason-hero-own = { $hero } est votre propre héros.
reason-not-beside-city = Votre navire n'est pas à côté de { $city }.
reason-not-beside-town = Votre navire n'est pas à côté de { $town }.
reason-has-attacked = Vous avez attaqué dans ce déplacement.
reason-too-few-cards = Cartes Action nécessaires : { $count }.
reason-too-few-fighters = Combattants nécessaires : { $count }.
reason-put-first = Posez d'abord un trésor dans une cité.
reason-city-full = { $city } n'a pas de place libre.
reason-not-to-put = Aucun trésor de ce genre n'est à poser : { $colour }.
reason-not-in-hand = { $card } n'est pas dans votre main.
reason-hand-in-first = Choisissez une carte à rendre.
reason-claim-first = Dites si vous remplissez le contrat.
reason-contract-instead = Un contrat remplace le point.
reason-not-that-victory = Cette victoire n'est pas ce qu'il demande : { $task }.
reason-boast-first = Dites d'abord ce que rapporte votre victoire.
reason-ship-done = Votre navire a fini son action.
reason-way-ended = Le trajet de votre navire est terminé.
reason-already-there = Votre navire y est déjà.
reason-too-far = { $square } est hors de portée : il vous reste { $reach }.
reason-hydra-closed = Aucun contrat ne vous envoie contre l'Hydre.
reason-promised-peace = Vous ne pouvez plus attaquer dans ce déplacement.
reason-already-acted = Votre navire a déjà fondé ou attaqué dans ce déplacement.
reason-no-fighters = Il n'y a pas de combattants à bord.
reason-not-that-far = { $square } n'est pas à la bonne distance, ou pas libre.
reason-push-first = Déplacez d'abord le navire battu.
reason-flee-first = Choisissez où fuir.
reason-hydra-first = Choisissez une case pour l'Hydre.
reason-wrong-moment = Ce n'est pas le moment pour { $card }.
reason-answer-first = Répondez par une carte, ou passez.
reason-shade-first = Dites si le combattant revient.
reason-pick-first = Choisissez un de vos combattants lancés.
reason-no-such-treasure = Il n'y a pas de tel trésor : { $colour }.
reason-seize-first = Choisissez un trésor du perdant.
reason-take-first = Choisissez un trésor de la cité.
reason-active-only = { $card } se joue dans un tour actif.
reason-nobody-returns = Autant de combattants ne peuvent revenir.
reason-room-enough = Il y a assez de place pour vos combattants.
reason-no-use = { $card } ne servirait à rien ici et maintenant.
reason-recall-first = Dites combien de combattants reviennent.
reason-strike-first = Choisissez une cité à deux cases.
reason-swap-first = Choisissez un trésor pour l'aigle.
reason-cup-order = Les dés gardent leur ordre autour de la coupe.
reason-cup-first = Posez d'abord la coupe.
reason-card-die-first = Le dé carte passe avant la fin du tour.
reason-too-late-to-rest = Il est trop tard pour renoncer.
reason-no-fighter-die = Vous n'avez pas de dé combattants à utiliser.
reason-no-hydra-die = Vous n'avez pas de dé Hydre à utiliser.
reason-hydra-cannot = L'Hydre ne peut atteindre { $square }.
reason-city-empty = { $city } n'a pas de trésor.
reason-own-town = { $town } est à vous.
reason-town-free = { $town } est libre : fondez-la.
reason-town-held = { $town } est tenue : conquérez-la.

# The board in the terminal.

board-hydra = Hydre
board-cup = Coupe
board-middle = milieu { $value }
board-dice = carte { $card_die }, combattants { $fighter_die }, navigation { $sail_die }, Hydre { $hydra_die }
board-city = Cité
board-number = Nombre
board-treasures = Trésors
board-town = Ville
board-holder = Occupant
board-player = Joueur
board-hero = Héros
board-square = Case
board-fighters = Combattants
board-underworld = Morts
board-cards = Cartes
board-points = Points
board-target = { $points } points gagnent
board-open = Contrats exposés
board-own-contract = Votre contrat
board-contract = { $contract } ({ $points }) : { $task }, ou { $second }
board-hand = Vos cartes
board-none = aucun
board-piles = Piles : { $cards } cartes, { $contracts } contrats, { $points } points
board-reach = peut encore naviguer : { $count }
board-throw = croix { $cross }, demis { $half }, entiers { $full }
board-key = * possible   ~ mer   ⚓ ancre   ≈ Styx   H Hydre   ▒ terre   lettres : cités et villes

# Rules.

rule-setup-heroes = Chaque place incarne un héros connu de tous : Deukalion le rouge, Perseus le vert, Herkules le jaune, Achilles le bleu.
rule-setup-map = La carte, les nombres des cités et des villes, les cartes Contrat et les chances d'un combattant lancé sont notre reconstitution ; ils figurent dans le fichier du matériel et peuvent y être corrigés.
rule-setup-treasures = Les quinze trésors, trois de chacune des cinq couleurs, sont posés au hasard sur les places des cités, un par place.
rule-setup-hydra = L'Hydre commence sur sa case de départ.
rule-setup-cards = Chacun commence avec trois cartes Action.
rule-setup-contract = Chacun reçoit un contrat et le garde secret.
rule-setup-open = Deux contrats sont exposés à côté de la pile.
rule-setup-fighters = Les dix combattants d'une place commencent tous à bord de son navire.
rule-setup-youngest = Le plus jeune commence. La table peut dire qui c'est ; sinon le hasard en décide.
rule-setup-ships = Dans l'ordre du tour, en commençant par le premier joueur, chacun place son navire sur une ancre libre d'Athènes.
rule-ship-room = Un navire offre dix places, combattants et trésors confondus ; les combattants ne reviennent du monde des morts que sur des places libres.
rule-turn-shake = Le joueur actif secoue la coupe : cinq dés tombent dans ses cinq alvéoles.
rule-turn-order = Puis tous les autres jouent l'un après l'autre, en partant de la gauche du joueur actif ; c'est seulement ensuite que celui-ci pose la coupe.
rule-turn-others = Le dé du milieu indique de combien de cases chacun des autres peut naviguer au plus.
rule-turn-others-act = Pendant ce déplacement, les autres peuvent aussi fonder et conquérir des villes, attaquer et remplir des contrats.
rule-turn-rest = Un des autres peut renoncer à tout son déplacement, actions comprises, et ramener deux combattants du monde des morts.
rule-turn-rest-cards = On peut jouer des cartes Action avant de renoncer à son déplacement.
rule-turn-any-order = Le joueur actif effectue les quatre actions dans l'ordre qu'il veut.
rule-turn-one-act = En un déplacement, un navire peut fonder une ville, attaquer un navire, attaquer une cité ou attaquer une ville, une seule de ces actions. L’attaque de l’Hydre et les contrats s’y ajoutent.
rule-turn-next = Puis c'est au joueur suivant, dans le sens des aiguilles d'une montre.
rule-cup-turnings = La coupe se pose de quatre façons ; les quatre dés extérieurs gardent leur ordre : carte, combattants, navigation, Hydre.
rule-cup-card = Dé carte : sur 1 tous les autres tirent une carte Action, sur 2 personne, sur 3 le joueur actif.
rule-cup-card-must = Le dé carte doit être appliqué avant la fin du tour.
rule-cup-hydra = Dé Hydre : l'Hydre peut être déplacée d'autant de cases au plus.
rule-cup-fighters = Dé combattants : autant de combattants au plus reviennent du monde des morts.
rule-cup-sail = Dé navigation : le navire peut avancer d'autant de cases au plus.
rule-cup-whole-actions = Une action s’achève avant la suivante : une fois le navire parti, utiliser un autre dé met fin à sa navigation, à ses attaques et à ses fondations.
rule-sailing-squares = Les navires avancent en ligne ou en colonne sur la mer, les ancres, le Styx et les cases autour du centre, jamais sur la terre, les cités, les villes ni le centre.
rule-sailing-fewer = Personne n'est obligé d'aller aussi loin que permis.
rule-sailing-attack = Entrer sur la case d'un autre navire est une attaque et met fin au trajet.
rule-sailing-hydra = La case de l'Hydre est fermée aux navires, sauf si un contrat pour la vaincre est exposé ou dans la main du joueur.
rule-sailing-ends = Le trajet s'achève sur le Styx, par un contrat rempli, une fondation ou une attaque.
rule-sailing-delivery-goes-on = Livrer un trésor sans contrat ne met pas fin au trajet.
rule-sailing-zero = Qui ne navigue pas du tout peut quand même agir là où se trouve son navire.
rule-styx-back = Sur le Styx, un joueur peut ramener autant de ses combattants qu’il veut du monde des morts, dans la limite de la place.
rule-styx-treasures = Pour y faire de la place, on peut remettre des trésors sur des places libres des cités de son choix.
rule-styx-majority = Qui y arrive avec strictement le plus de combattants au monde des morts prend deux cartes point, une seule à deux joueurs ; une égalité ne rapporte rien. On compte avant que des combattants reviennent.
rule-styx-safe = Plusieurs navires peuvent partager une case du Styx, et personne n'y est attaqué.
rule-treasures-take = Un trésor gagné va sur une place libre du plan ; le vainqueur choisit lequel.
rule-treasures-room = Sans place libre, un combattant peut descendre au monde des morts pour en faire ; sinon le trésor reste.
rule-treasures-only-way = Faire place à un trésor est la seule façon d’envoyer soi-même ses combattants au monde des morts.
rule-treasures-deliver = Sur une ancre, tout trésor peut être livré sans contrat contre une carte point.
rule-treasures-no-point = On peut livrer un trésor même s’il ne reste aucune carte point ; il ne rapporte alors rien.
rule-treasures-keep = Personne n'est tenu de livrer : on peut garder un trésor pour un meilleur contrat.
rule-treasures-put = Un trésor livré va sur une place libre d'une cité au choix de son propriétaire.
rule-towns-found = À côté d'une ville libre, un navire peut y laisser le ou les deux combattants indiqués.
rule-towns-points = Chaque combattant dans une ville vaut un point, perdu avec la ville.
rule-towns-stay = Les combattants d'une ville ne participent à aucun combat.
rule-towns-no-return = Les combattants d’une ville ne peuvent en être retirés ; ils ne la quittent que si un autre joueur la conquiert.
rule-towns-several = Un joueur peut tenir plusieurs villes.
rule-towns-held = Une ville tenue par quelqu'un ne peut être fondée ; il faut la conquérir.
rule-towns-lost = Quand une ville est conquise, ses combattants vont au monde des morts et ceux du vainqueur les remplacent.
rule-towns-empty = Un vainqueur à qui il reste trop peu de combattants laisse la ville vide.
rule-contracts-halves = Une carte Contrat montre deux tâches ; une seule suffit, et la carte rapporte ses points.
rule-contracts-fulfil = Un contrat rempli est aussitôt posé devant soi, à son tour ou à celui d'un autre.
rule-contracts-replace = Un contrat exposé qui est pris est aussitôt remplacé depuis la pile.
rule-contracts-chain = Le nouveau contrat peut lui aussi être rempli aussitôt.
rule-contracts-hidden = Le contrat en main compte comme un contrat exposé, pour son seul propriétaire ; il n'est pas remplacé.
rule-contracts-at-anchor = Un contrat qui vient d’être exposé est aussitôt proposé au navire qui se déplace, où qu’il soit, et à tout navire à l’ancre qui a les trésors voulus.
rule-contracts-together = Si plusieurs remplissent une carte au même moment, chacun prend un point et la carte sort du jeu.
rule-contracts-put-order = Ensuite, les trésors sont remis dans l’ordre du tour, en commençant par le joueur actif.
rule-contracts-snatch = Un joueur inactif peut prendre un contrat que le joueur actif allait remplir.
rule-contracts-deliver = Tâche : apporter les trésors indiqués à une ancre.
rule-contracts-any = Tâche : apporter deux ou trois trésors quelconques à une ancre.
rule-contracts-hydra = Tâche : vaincre l'Hydre. La carte remplace la carte point.
rule-contracts-defeat = Tâche : vaincre un certain héros dans un combat de navires, en attaquant ou en défendant.
rule-contracts-absent = Une tâche visant un héros absent de la partie, ou son propre héros, ne peut être remplie ; l’autre tâche de la carte, si.
rule-contracts-crew = Tâche : se trouver à côté d'une certaine cité avec au moins huit combattants à bord.
rule-contracts-leave = Tâche : se trouver à côté d'une certaine cité et y laisser un combattant jusqu'à la fin.
rule-contracts-leave-no-point = Le combattant qui y reste ne rapporte aucun point.
rule-contracts-cards = Tâche : se trouver à côté d'une certaine cité et glisser le nombre indiqué de cartes Action, faces cachées, sous la pile.
rule-contracts-peace = Les tâches d'équipage ou de cartes interdisent d'attaquer dans le même déplacement, avant comme après.
rule-contracts-peace-hydra = L’interdiction vise les attaques du navire ; le joueur actif peut encore mener l’Hydre sur un autre navire.
rule-cards-hidden = Les cartes Action en main sont cachées ; chacun voit combien il y en a.
rule-cards-play = On peut jouer autant de cartes Action qu'on veut, même juste après les avoir tirées ; une carte jouée va sous la pile.
rule-cards-timing = Les cartes de navigation, de combattants, les cartes durables et celles qui le disent se jouent à son propre tour, actif ou non.
rule-cards-at-once = Qui tire une carte au tour d’un autre peut la jouer aussitôt si elle n’indique pas son propre moment et si elle a un effet : combattants, Hadès, Toison d’or, Apollon. Chacun décide en secret, en même temps. En option, on attend son propre déplacement.
rule-cards-lasting = Pégase, la Faveur d'Hadès et la Toison d'or restent devant leur propriétaire jusqu'à la fin.
rule-cards-pile = Les cartes sous la pile gardent leur ordre et reviennent quand les autres sont tirées ; s'il n'en reste aucune, personne ne tire.
rule-cards-no-limit = La main n'a pas de limite.
rule-window-everybody = Qui pourrait répondre est secret : toute place qui a des cartes est interrogée en même temps, et les réponses sont révélées ensemble.
rule-window-order = Si deux répondent, l'ordre du tour depuis la place active décide.
rule-window-attacked = Un navire attaqué peut répondre avant le combat, par Triton ou Hadès.
rule-window-thrown = Après un lancer, ceux qui ont lancé peuvent répondre, par Héphaïstos ou Arès.
rule-window-lost = Après un combat, le perdant peut répondre par la Faveur de Zeus.
rule-action-sail = Plus deux, plus trois cases : le navire peut avancer d'autant de plus dans ce déplacement.
rule-action-pegasus = Pégase : joué dans un tour actif, il ajoute une case à chaque tour actif.
rule-action-favour = Faveur de Zeus : après un combat perdu, combattre aussitôt à nouveau avec ceux qui restent.
rule-action-favour-crew = La Faveur de Zeus demande qu’il reste au moins un combattant.
rule-action-triton = Bénédiction de Triton : attaqué, fuir de deux cases, vers la mer libre ou une ancre ; il n'y a pas de combat.
rule-action-flight = La fuite est une navigation : elle ne traverse ni navire ni Hydre. Si deux cases sont impossibles, elle est d’une case.
rule-action-hephaistos = Bénédiction d'Héphaïstos : après un lancer, relancer un de ses combattants.
rule-action-ares = Récompense d'Arès : après un lancer, relancer tous ses combattants.
rule-action-hades = Faveur d'Hadès : avant chaque défense du navire, un combattant peut revenir.
rule-action-fighter = Plus un, deux, trois combattants : autant au plus reviennent du monde des morts.
rule-action-eagle = Aigle de Zeus : échanger un trésor d'une cité contre celui d'une autre.
rule-action-poseidon = Aide de Poséidon : placer l'Hydre sur n'importe quelle case libre de mer.
rule-action-hermes = Objection d'Hermès : une carte Action qu'un autre vient de jouer reste sans effet.
rule-action-bolt = Foudre de Zeus : attaquer une cité à deux cases.
rule-action-fleece = Toison d'or : trois points suffisent quand l'Hydre attaque son propriétaire ; en option, quand celui-ci attaque l'Hydre.
rule-action-apollo = Main d'Apollon : prendre un trésor d'une cité voisine sans combat.
rule-fight-throw = Dans un combat, tous les combattants à bord sont lancés, aucun n'est retenu.
rule-fight-odds = Un combattant lancé montre une croix, un demi-point ou un point selon les chances du fichier du matériel ; un lancer de plusieurs est un seul hasard.
rule-fight-cross = Un combattant croix en haut ne compte pas et va au monde des morts, pour le vainqueur comme pour le perdant.
rule-fight-ship = Navire contre navire : les deux lancent.
rule-fight-higher = Le plus haut total gagne ; à égalité, le défenseur.
rule-fight-empty-ship = Un navire sans combattants attaqué totalise zéro.
rule-fight-no-crew = Un navire sans combattants n’attaque pas.
rule-fight-seize = Le vainqueur prend un trésor de son choix sur le navire du perdant.
rule-fight-displaced = Le vainqueur pose le navire battu en mer libre à exactement trois cases, moins seulement si c’est impossible ; il ne s’y passe rien.
rule-fight-lifted = Un navire battu ou l’Hydre battue est soulevé et reposé : peu importe ce qui se trouve entre les deux cases.
rule-fight-anchors = Les navires à l'ancre peuvent être attaqués par des navires, pas par l'Hydre.
rule-fight-city = Une cité voisine est vaincue si l'on atteint son nombre ; le vainqueur prend un de ses trésors.
rule-fight-town = Une ville voisine tenue par un autre joueur est conquise en atteignant son nombre ; en option, par un total plus haut que celui de l’équipage du navire de son propriétaire.
rule-fight-failure = Une attaque manquée ne coûte que les croix.
rule-fight-neighbours = Seules les cases au-dessus, au-dessous, à gauche et à droite sont voisines.
rule-hydra-swims = L'Hydre nage en ligne ou en colonne en mer libre, jamais sur les ancres, le Styx ni le navire de qui la déplace ; elle ne traverse aucun navire et s'arrête où elle attaque.
rule-hydra-contract = Un navire ne peut attaquer l'Hydre que si un contrat pour la vaincre est exposé ou dans sa main.
rule-hydra-attack = Attaquer l'Hydre : cinq points ou plus la vainquent.
rule-hydra-attacks = L'Hydre amenée sur le navire d'un autre l'attaque ; cinq points ou plus la repoussent.
rule-hydra-prize = Qui la vainc prend le contrat qui la demande, exposé ou en main ; sinon le joueur attaqué prend une carte point.
rule-hydra-one-contract = Une victoire sur l’Hydre remplit un seul contrat.
rule-hydra-beaten = Le vainqueur pose l’Hydre battue sur une case libre de mer à trois cases.
rule-hydra-lost = Si l’Hydre gagne, le joueur à droite du perdant pose le navire de celui-ci en mer libre à trois cases.
rule-hydra-no-loot = L'Hydre ne prend aucun trésor.
rule-victory-sources = Les points sont les cartes point, les contrats remplis et les combattants dans les villes.
rule-victory-target = Le premier à 16 points à deux joueurs, 14 à trois, 12 à quatre, gagne aussitôt.
rule-victory-cards = Il y a quatorze cartes point, d'un point chacune.
rule-victory-no-cards = Quand elles sont épuisées, on n'en prend plus.
rule-victory-ranking = Les autres sont classés par points ; les ex æquo partagent une place.
rule-victory-public = Chacun peut toujours voir combien de points a chaque joueur.

## D’où viennent les points

source-cards = Cartes point
source-contracts = Contrats remplis
source-towns = Combattants dans les villes

# Ce que quelqu’un a mal fait.

mistake-map-uneven = map : toutes les lignes doivent être de même longueur
mistake-code-twice = city, town : deux ont le même code
mistake-map-lacks = map : { $place } n’y est pas
mistake-map-cell = map : { $cell } n’est ni mer, ni terre, ni cité, ni ville
mistake-map-large = map : au plus { $most } cases de mer
mistake-map-marks = map : il lui faut un hy, une ancre pour chaque navire, et le Styx
mistake-card-order = card : il faut { $known }, dans cet ordre
mistake-card-single = card : il y a une seule carte pegasus, hades, fleece et hermes
mistake-task-kind = contract { $contract } : « { $found } » n’est pas une tâche ; une tâche commence par { $known }
mistake-task-unknown = contract { $contract } : « { $found } » nomme quelque chose qui n’est pas dans la boîte
mistake-numbers-by-seats = victory, styx : il faut un nombre pour 2, 3 et 4 places
mistake-cup-faces = cup : chaque dé doit montrer 1, 2 et 3
mistake-circle-actions = circle : les actions sont { $known }, chacune une fois
mistake-city-slots = city : il faut une place pour chaque trésor
mistake-ship-places = ship : il faut une place pour chaque combattant
mistake-deal-cards = deal : il n’y a pas assez de cartes d’action
mistake-deal-contracts = deal : il n’y a pas assez de contrats
mistake-sum-fighters-of-seat = les combattants de la place { $number }
mistake-sum-towns-held-by-nobody-at-the-table = les villes tenues par personne à la table
mistake-sum-treasures-of-colour = les trésors de couleur { $number }
mistake-sum-victory-point-cards = les cartes de points de victoire
mistake-sum-action-cards = les cartes d’action
mistake-sum-different-action-cards = les cartes d’action différentes
mistake-sum-contracts = les contrats
mistake-sum-different-contracts = les contrats différents
mistake-agenda-turn = agenda : ses premières étapes ne sont celles d’aucun tour
mistake-agenda-order = agenda : { $step } ne peut être juste au-dessus de { $found }
mistake-agenda-argument = agenda : l’argument de { $step } ne convient pas à la table
mistake-hydra-square = hydra : elle doit être en mer libre
mistake-many-aboard = navire de la place { $number } : plus de combattants et de trésors que de places
mistake-bold-without-contract = bold : la place { $number } ne cache aucun contrat contre l’Hydre
mistake-drawn-card = drawn : la place { $number } ne vient pas de tirer cette carte
mistake-many-in-city = { $city } : plus de trésors que de places
mistake-treasures-in-box = box : tous les trésors doivent être posés
mistake-already-won = points : la partie est déjà gagnée
mistake-ships-missing = ships : il doit y en avoir { $expected } sur la carte
mistake-square-shared = ships : deux sont en { $square }
mistake-dice-missing = cup : les dés ne conviennent pas au tour
mistake-other-mover = mover : ce doit être la place { $expected }
mistake-other-actions = todo : une place inactive n’a que son navire
mistake-fight-over = fight : il n’y en a pas maintenant
mistake-fight-misfit = fight : il ne convient pas à l’agenda et à la table

# Pour les agents qui apprennent
agents-about-count = le plus grand nombre de combattants (`recall`) ou les cartes à rendre (`hand-in`)
agents-about-treasure = la couleur qui doit partir (`put`) ou a été choisie d’abord (`swap`)
agents-about-cities = où prendre (`loot`), ou la cité choisie d’abord (`swap`)
agents-about-other = le perdant (`seize`, `displace`, `boast`) ou qui a joué la carte (`hermes`)
agents-about-contract = lequel des contrats exposés peut être rempli aussitôt (`claim`)
agents-hero = le propre héros ; ceux des autres suivent dans leur ordre
agents-active = à qui est le tour
agents-mover = à qui est le navire en mouvement
agents-square = la case de chaque navire, place par place
agents-hydra = la case de l’Hydre
agents-fighters = combattants à bord
agents-underworld = combattants au monde des morts
agents-treasures = trésors à bord par couleur, place par place
agents-cards = cartes Action en main
agents-hand = les propres cartes Action par sorte
agents-hides = qui a un contrat secret
agents-contract = le propre contrat secret
agents-lasting = Pégase, Hadès et la Toison devant chacun, place par place
agents-fulfilled = les tâches remplies par chacun, place par place
agents-point-cards = cartes point
agents-score = points
agents-answered = qui a répondu en secret
agents-own-answer = la propre réponse secrète, un coup ; -1 s’il n’y en a pas
agents-cities = trésors dans chaque cité par couleur, cité par cité
agents-towns = les villes de chacun, place par place
agents-shaken = le dé au milieu de la coupe et ceux autour ; 0 avant
agents-dice = les dés pour les cartes, les combattants, la navigation et l’Hydre ; 0 avant
agents-to-do = ce qui reste d’un tour : navire, carte, combattants, Hydre
agents-reach = cases que le navire peut encore parcourir
agents-so-far = ce que le navire a fait : partir, finir sa route, épuiser sa fondation ou son attaque, attaquer, promettre la paix, ou commencer ce qui ne peut être repris
agents-open = les contrats exposés, emplacement par emplacement
agents-contract-pile = contrats dans la pile
agents-gone = contrats sortis du jeu
agents-card-pile = cartes Action dans la pile
agents-bottom = les cartes glissées sous la pile : 1 si inconnue, sinon sa sorte à partir de 2
agents-point-pile = cartes point encore disponibles
agents-fight = un combat contre un navire, une cité, une ville ou l’Hydre, ou mené par l’Hydre
agents-fights = qui combat
agents-attacked = à qui est le navire attaqué
agents-city = la cité attaquée
agents-town = la ville attaquée
agents-thrown = croix, demis et entiers de qui combat ; -1 avant
agents-other-thrown = de même pour le navire attaqué

## Le plateau sur la page

page-deukalion-map = Carte
page-deukalion-athens = ATHÈNES
page-deukalion-sea = Mer { $square }
page-deukalion-anchor = Ancre { $square }
page-deukalion-styx = Styx { $square }
page-deukalion-place-with = { $place } : { $things }
page-deukalion-ship-of = navire de { $name }
page-deukalion-ship-at = Le navire de { $name }, en { $square }
page-deukalion-hydra-at = L'Hydre, en { $square }
page-deukalion-city = { $city }, défense { $defence }, trésors : { $treasures }
page-deukalion-town-free =
    { $count ->
        [one] { $town }, libre, pour un combattant, défense { $value }
       *[other] { $town }, libre, pour { $count } combattants, défense { $value }
    }
page-deukalion-town =
    { $count ->
        [one] { $town }, tenue par { $name } avec un combattant, défense { $value }
       *[other] { $town }, tenue par { $name } avec { $count } combattants, défense { $value }
    }
page-deukalion-treasure =
    { $count ->
        [one] trésor { $colour }
       *[other] { $count } trésors ({ $colour })
    }

# La coupe et le tour.

page-deukalion-cup-empty = La coupe, pas encore secouée
page-deukalion-cup-shaken = La coupe : { $middle } au milieu, { $dice } autour
page-deukalion-cup-down = La coupe : carte { $card }, combattants { $fighters }, navigation { $sail }, Hydre { $hydra } ; { $middle } au milieu
page-deukalion-turn-back = Tourner la coupe d'un quart en arrière
page-deukalion-turn-on = Tourner la coupe d'un quart
page-deukalion-draws-active = le joueur actif tire
page-deukalion-draws-others = tous les autres tirent
page-deukalion-draws-nobody = personne ne tire
page-deukalion-gives-fighters =
    { $count ->
        [one] combattant revient
       *[other] combattants reviennent
    }
page-deukalion-gives-sail =
    { $count ->
        [one] case à naviguer
       *[other] cases à naviguer
    }
page-deukalion-gives-hydra =
    { $count ->
        [one] case pour l'Hydre
       *[other] cases pour l'Hydre
    }
page-deukalion-turn = Le tour
page-deukalion-active = Actif : { $name }
page-deukalion-others =
    { $count ->
        [one] Les autres naviguent d'une case au plus.
       *[other] Les autres naviguent de { $count } cases au plus.
    }
page-deukalion-reach =
    { $count ->
        [one] { $name } peut encore naviguer de { $count } case.
       *[other] { $name } peut encore naviguer de { $count } cases.
    }
page-deukalion-done = fait
page-deukalion-sealed = Votre réponse est posée face cachée.
page-deukalion-answered = a répondu

# À côté de la carte.

page-deukalion-below =
    { $count ->
        [one] { $name } : { $count } combattant dans le monde des morts
       *[other] { $name } : { $count } combattants dans le monde des morts
    }
page-deukalion-card-pile = Cartes Action dans la pile : { $count }
page-deukalion-point-pile = Cartes de victoire restantes : { $count }
page-deukalion-contracts = Contrats
page-deukalion-unknown-card = une carte que vous ne connaissez pas
page-deukalion-under-pile =
    { $count ->
        [one] { $count } carte sous la pile
       *[other] { $count } cartes sous la pile
    }
page-deukalion-gone = Hors du jeu : { $contracts }
page-deukalion-or = ou
page-deukalion-track = Points ; { $target } gagnent
page-deukalion-score = { $name } : { $count } points sur { $target }

# Plans de navire et main.

page-deukalion-plan-of = { $name }
page-deukalion-ship-plan = Plan du navire
page-deukalion-plan = Combattants à bord : { $fighters }. Trésors : { $treasures }. Places libres : { $room }.
page-deukalion-hidden-contract = un contrat caché
page-deukalion-left-behind = laissés pour toujours
page-deukalion-point-cards = cartes de victoire
page-deukalion-fulfilled = Remplis : { $tasks }
page-deukalion-card =
    { $count ->
        [one] { $card } : { $does }
       *[other] { $card } ({ $count } fois) : { $does }
    }
page-deukalion-no-cards = Aucune carte Action en main.
page-deukalion-does-sail-2 = Naviguer de deux cases de plus dans ce déplacement.
page-deukalion-does-sail-3 = Naviguer de trois cases de plus dans ce déplacement.
page-deukalion-does-pegasus = Reste : une case de plus à chacun de vos tours actifs.
page-deukalion-does-favour = Après un combat perdu : combattre aussitôt à nouveau avec ceux qui restent.
page-deukalion-does-triton = Attaqué : fuir de deux cases, sans combat.
page-deukalion-does-hephaistos = Après un lancer : relancer un de vos combattants.
page-deukalion-does-ares = Après un lancer : relancer tous vos combattants.
page-deukalion-does-hades = Reste : avant chaque défense du navire, un combattant peut revenir.
page-deukalion-does-fighter-1 = Un combattant revient du monde des morts.
page-deukalion-does-fighter-2 = Deux combattants au plus reviennent du monde des morts.
page-deukalion-does-fighter-3 = Trois combattants au plus reviennent du monde des morts.
page-deukalion-does-eagle = Échanger un trésor d'une cité contre celui d'une autre.
page-deukalion-does-poseidon = Placer l'Hydre sur n'importe quelle case libre de mer.
page-deukalion-does-hermes = Une carte qu'un autre vient de jouer reste sans effet.
page-deukalion-does-bolt = Attaquer une cité à deux cases.
page-deukalion-does-fleece = Reste : moins de points suffisent contre l'Hydre.
page-deukalion-does-apollo = Prendre un trésor d'une cité voisine sans combat.

# Combats.

page-deukalion-fight = Combat
page-deukalion-against = { $name } contre { $other }
page-deukalion-needs =
    { $count ->
        [one] il faut { $count } point
       *[other] il faut { $count } points
    }
page-deukalion-not-thrown = pas encore lancé
page-deukalion-thrown = { $count } × { $side }

## Explications des décisions sur la page, montrées une seule fois

tip-anchors = Choisis où ton navire commence : près des trésors que tes contrats demandent.
tip-cup = La coupe a été secouée pour tous. Tourne-la jusqu’à ce que ses dés te conviennent : cartes à piocher, pas de l’Hydre, combattants qui reviennent, cases à naviguer.
tip-move = Fais tes actions dans l’ordre voulu : naviguer, déplacer l’Hydre, piocher, rappeler des combattants, attaquer, fonder, livrer. « Fini » termine. Apporte des trésors à Athènes ou fais ce que dit un contrat ; le premier au bout de la piste gagne aussitôt.
tip-recall = Les combattants reviennent des Enfers tant qu’il y a de la place à bord.
tip-drawn = Vous pouvez jouer cette carte maintenant, ou la garder.
tip-hermes = Tous ceux qui ont des cartes sont consultés, pour que nul n’apprenne qui pourrait s’opposer.
tip-alarm = Une carte peut aider avant le lancer.
tip-answer = Une carte peut encore changer ce lancer.
tip-defeat = Une carte peut adoucir la défaite.
tip-loot = Choisis un trésor qu’un contrat demande, ou dont les autres ont besoin.
tip-seize = Choisis un trésor qu’un contrat demande, ou dont les autres ont besoin.
tip-displace = Le vainqueur déplace le perdant : loin du but fait le plus mal.
tip-put = Un trésor livré retourne dans une cité : loin des autres, c’est sage.
tip-styx = Au Styx, des combattants peuvent revenir ; on peut remettre des trésors pour leur faire place.
