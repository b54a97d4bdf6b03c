# Every word people read about Deukalion.
game-name = Deukalion
game-about = À la tête du navire d’un héros grec, servez les dieux : pillez des cités, livrez des trésors à Athènes, fondez des villes et lancez vos combattants comme des dés.
game-length = Environ une heure

# Chapters.

chapter-setup = Mise en place
chapter-ship = Plan de navire
chapter-turn = Tour de jeu
chapter-cup = Coupe
chapter-sailing = Navigation
chapter-styx = Styx
chapter-treasures = Trésors
chapter-towns = Villes
chapter-contracts = Contrats
chapter-cards = Cartes Action
chapter-window = Réactions hors de son tour
chapter-action = Effets des cartes Action
chapter-fight = Combats
chapter-hydra = Hydre
chapter-victory = Fin de la partie

# Options and editions.

edition-standard = Standard
edition-standard-about = Les règles, avec l’effet des cartes selon leur texte allemand.
edition-french = Cartes françaises
edition-french-about = La Toison d’or selon le texte de la carte traduite en français.
option-fleece = Toison d’or
option-fleece-about = Dans quel cas 3 points suffisent-ils contre l’Hydre ?
option-fleece-defending = quand l’Hydre attaque le propriétaire de la carte
option-fleece-attacking = quand le propriétaire de la carte attaque l’Hydre
option-drawn-card = Cartes tirées
option-drawn-card-about = Quand peut-on jouer une carte piochée hors de son propre tour ?
option-drawn-card-at-once = aussitôt, si la carte le permet
option-drawn-card-own-move = à partir de son prochain déplacement
option-town-fight = Combats pour les villes
option-town-fight-about = Contre quoi se bat le joueur qui attaque une ville ?
option-town-fight-value = la défense de la ville
option-town-fight-crew = l’équipage du navire de son propriétaire
option-youngest = Premier joueur
option-youngest-about = Qui est le plus jeune joueur et commence la partie ?
option-youngest-chance = tirage au sort
option-youngest-seat-1 = joueur 1
option-youngest-seat-2 = joueur 2
option-youngest-seat-3 = joueur 3
option-youngest-seat-4 = joueur 4

# What things are called.

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
colour-white = blanc
side-cross = croix
side-half = demi-point
side-full = point
card-sail-2 = +2 cases
card-sail-3 = +3 cases
card-pegasus = Pégase
card-favour = Faveur de Zeus
card-triton = Bénédiction de Triton
card-hephaistos = Bénédiction d’Héphaïstos
card-ares = Récompense d’Arès
card-hades = Faveur d’Hadès
card-fighter-1 = +1 combattant
card-fighter-2 = +2 combattants
card-fighter-3 = +3 combattants
card-eagle = Aigle de Zeus
card-poseidon = Aide de Poséidon
card-hermes = Objection d’Hermès
card-bolt = Foudre de Zeus
card-fleece = Toison d’or
card-apollo = Main d’Apollon
task-deliver-red = livrer un trésor rouge à Athènes
task-deliver-green = livrer un trésor vert à Athènes
task-deliver-blue = livrer un trésor bleu à Athènes
task-deliver-yellow = livrer un trésor jaune à Athènes
task-deliver-white = livrer un trésor blanc à Athènes
task-deliver-red-green = livrer un trésor rouge et un vert à Athènes
task-deliver-blue-yellow = livrer un trésor bleu et un jaune à Athènes
task-deliver-white-red = livrer un trésor blanc et un rouge à Athènes
task-deliver-green-blue = livrer un trésor vert et un bleu à Athènes
task-deliver-yellow-white = livrer un trésor jaune et un blanc à Athènes
task-deliver-green-green = livrer deux trésors verts à Athènes
task-deliver-white-white = livrer deux trésors blancs à Athènes
task-any-2 = livrer deux trésors au choix à Athènes
task-any-3 = livrer trois trésors au choix à Athènes
task-hydra = vaincre l’Hydre
task-defeat-deukalion = vaincre Deucalion
task-defeat-perseus = vaincre Persée
task-defeat-herkules = vaincre Hercule
task-defeat-achilles = vaincre Achille
task-defeat-deukalion-absent = vaincre Deucalion (absent de cette partie)
task-defeat-perseus-absent = vaincre Persée (absent de cette partie)
task-defeat-herkules-absent = vaincre Hercule (absent de cette partie)
task-defeat-achilles-absent = vaincre Achille (absent de cette partie)
task-crew-rhodos-8 = aller à Rhodes avec au moins 8 combattants, sans attaquer
task-crew-kreta-8 = aller en Crète avec au moins 8 combattants, sans attaquer
task-leave-zypern-1 = aller à Chypre et y laisser 1 combattant
task-cards-sparta-2 = aller à Sparte et y rendre 2 cartes Action, sans attaquer
task-cards-halikarnassos-3 = aller à Halicarnasse et y rendre 3 cartes Action, sans attaquer

# Questions.

ask-anchors = Sur quelle case Ancre placez-vous votre navire ?
ask-cup = Comment posez-vous la coupe ? Chaque dé sert à l’action voisine.
ask-move = À vous de jouer : que faites-vous ?
ask-recall = Combien de combattants ramenez-vous des Enfers ?
ask-drawn = Vous avez pioché une carte. La jouez-vous maintenant ?
ask-hermes = Une carte Action vient d’être jouée. L’annulez-vous ?
ask-alarm = Un navire est attaqué. Jouez-vous une carte ?
ask-shade = Faveur d’Hadès : ramenez-vous un combattant avant le combat ?
ask-flee = Vers quelle case fuyez-vous ?
ask-answer = Les combattants sont lancés. Jouez-vous une carte ?
ask-pick = Quel combattant relancez-vous ?
ask-defeat = Un combat vient d’être perdu. Jouez-vous une carte ?
ask-seize = Quel trésor prenez-vous au vaincu ?
ask-loot = Quel trésor prenez-vous ?
ask-displace = Vers quelle case déplacez-vous le navire vaincu ?
ask-boast = Vous avez gagné le combat. Remplissez-vous un contrat ?
ask-triumph = L’Hydre est vaincue. Quelle récompense prenez-vous ?
ask-hydra-away = Vers quelle case déplacez-vous l’Hydre vaincue ?
ask-styx = Combien de combattants reviennent ? Vous pouvez d’abord remettre des trésors pour faire de la place.
ask-put = Dans quelle cité déposez-vous le trésor ?
ask-hand-in = Quelle carte Action rendez-vous ?
ask-claim = Vous pouvez remplir un contrat qui vient d’être exposé. Le faites-vous ?
ask-strike = Quelle cité attaquez-vous avec la Foudre de Zeus ?
ask-summon = Sur quelle case placez-vous l’Hydre ?
ask-swap = Quel trésor échangez-vous avec l’Aigle de Zeus ?

# Moves.

move-done = Terminer
move-pass = Passer
move-rest = Renoncer au déplacement et ramener des combattants
move-point = Prendre une carte Victoire
move-card = Appliquer le dé Carte
move-cup = Carte { $card_die } · Combattants { $fighter_die } · Navigation { $sail_die } · Hydre { $hydra_die }
move-play = Jouer : { $card }
move-fulfil =
    Remplir le contrat { $contract } : { $task } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
move-deliver = Livrer { $colour } sans contrat
move-found = Fonder { $town }
move-conquer = Conquérir { $town }
move-attack = Attaquer : { $city }
move-sail = Naviguer vers { $square }
move-hydra = Déplacer l’Hydre en { $square }
move-push = Déplacer le navire en { $square }
move-anchor = Jeter l’ancre en { $square }
move-seize = Prendre le trésor { $colour }
move-take = Prendre le trésor { $colour } : { $city }
move-put = Déposer le trésor { $colour } : { $city }
move-swap = Échanger le trésor { $colour } : { $city }
move-hand = Rendre : { $card }
move-again = Relancer un combattant : { $side }
move-back =
    { $count ->
        [0] Ne ramener aucun combattant
        [one] Ramener { $count } combattant
       *[other] Ramener { $count } combattants
    }

# Outcomes.

outcome-throw =
    { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } : { $full ->
        [0] { "" }
        [one] { $full } point
       *[other] { $full } points
    }{ $half ->
        [0] { "" }
       *[other] { $full ->
                [0] { "" }
               *[other] ,{ " " }
            }{ $half ->
                [one] { $half } demi-point
               *[other] { $half } demi-points
            }
    }{ $cross ->
        [0] { $full ->
                [0] { $half ->
                        [0] aucun
                       *[other] { "" }
                    }
               *[other] { "" }
            }
       *[other] { $full ->
                [0] { $half ->
                        [0] { "" }
                       *[other] ,{ " " }
                    }
               *[other] ,{ " " }
            }{ $cross } croix
    }
outcome-again = { $side }
outcome-begin = { $seat } commence
outcome-lay = { $colour }
outcome-draw = { $card }
outcome-secret = { $contract }
outcome-turn = Contrat n° { $count } de la pile
outcome-shake = Centre { $middle }, autour { $a } { $b } { $c } { $d }

# Events.

event-laid = Un trésor { $colour } est placé : { $city }.
event-first = { $seat } commence la partie.
event-dealt = { $seat } reçoit un contrat secret.
event-own-contract = { $seat }, votre contrat secret est { $contract } : { $task }, ou { $second }.
event-opened =
    Contrat exposé : { $contract } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }), { $task }, ou { $second }.
event-anchored = { $seat } jette l’ancre en { $square }.
event-shaken = { $seat } secoue la coupe : { $middle } au centre, { $a } { $b } { $c } { $d } autour.
event-cup = { $seat } pose la coupe : Carte { $card_die }, Combattants { $fighter_die }, Navigation { $sail_die }, Hydre { $hydra_die }.
event-drew = { $seat } pioche une carte Action.
event-own-card = { $seat }, vous piochez la carte { $card }.
event-no-cards = La pioche est épuisée : pas de carte Action pour { $seat }.
event-nobody-draws = Personne ne pioche de carte Action.
event-hydra-moved = { $seat } déplace l’Hydre en { $square }.
event-played = { $seat } joue la carte { $card }.
event-cancelled = { $seat } joue la carte Objection d’Hermès : la carte { $card }, jouée par { $other }, est sans effet.
event-lasting = La carte { $card } reste en jeu devant { $seat }.
event-ship-attacked = { $seat } attaque { $other } en { $square }.
event-city-attacked =
    { $seat } attaque la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    } : il faut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-town-attacked =
    { $seat } attaque { $town } : il faut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-town-defended = { $seat } attaque { $town } ; l’équipage de { $other } la défend.
event-hydra-attacked =
    { $seat } attaque l’Hydre : il faut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-hydra-attacks =
    { $other } envoie l’Hydre contre { $seat } : il faut { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour la repousser.
event-fled = { $seat } fuit en { $square }.
event-thrown =
    { $seat } lance ses combattants : { $full ->
        [0] { "" }
        [one] { $full } point
       *[other] { $full } points
    }{ $half ->
        [0] { "" }
       *[other] { $full ->
                [0] { "" }
               *[other] ,{ " " }
            }{ $half ->
                [one] { $half } demi-point
               *[other] { $half } demi-points
            }
    }{ $cross ->
        [0] { $full ->
                [0] { $half ->
                        [0] aucun
                       *[other] { "" }
                    }
               *[other] { "" }
            }
       *[other] { $full ->
                [0] { $half ->
                        [0] { "" }
                       *[other] ,{ " " }
                    }
               *[other] ,{ " " }
            }{ $cross } croix
    }.
event-thrown-again = { $seat } relance un combattant : { $side } → { $result }.
event-won-ship = { $seat } gagne le combat contre { $other }.
event-won-city =
    { $seat } vainc la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    }.
event-lost-city =
    { $seat } échoue contre la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    }.
event-won-town = { $seat } conquiert { $town }.
event-lost-town = { $seat } échoue contre { $town }.
event-won-hydra = { $seat } vainc l’Hydre.
event-lost-hydra = { $seat } perd contre l’Hydre.
event-seized = { $seat } prend un trésor { $colour } à { $other }.
event-took =
    { $seat } prend un trésor { $colour } dans la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    }.
event-room = Pour faire de la place, { $seat } envoie un combattant aux Enfers.
event-pushed = { $seat } déplace le navire vaincu ({ $other }) en { $square }.
event-town-empty = { $town } reste vide.
event-delivered = { $seat } livre un trésor { $colour } à Athènes.
event-put =
    { $seat } dépose un trésor { $colour } dans la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    }.
event-fulfilled =
    { $seat } remplit le contrat { $contract } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { $task }.
event-shared = { $seat } remplit le contrat { $contract } en même temps qu’un autre joueur : { $task }.
event-out-of-play = Le contrat { $contract } sort du jeu.
event-handed-in = { $seat } glisse une carte Action face cachée sous la pile.
event-own-handed-in = { $seat }, vous rendez la carte { $card }.
event-no-point = Il n’y a plus de carte Victoire pour { $seat }.
event-swapped = Aigle de Zeus ({ $seat }) : le trésor { $colour } ({ $city }) et le trésor { $other_colour } ({ $other_city }) sont échangés.
event-turn-over = { $seat } termine son tour.
event-victory = { $seat } atteint { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et gagne la partie.
event-result =
    { $seat } : { $place ->
        [1] 1re place
       *[other] { $place }e place
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-rested =
    { $seat } renonce à son déplacement{ $count ->
        [0] .
        [one] { " " }et ramène { $count } combattant des Enfers.
       *[other] { " " }et ramène { $count } combattants des Enfers.
    }
event-back =
    { $seat } ramène { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } des Enfers.
event-sailed =
    { $seat } navigue de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, jusqu’en { $square }.
event-more-squares =
    { $seat } peut naviguer de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus.
event-lost-fighters =
    { $seat } perd { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }, { $count ->
        [one] envoyé
       *[other] envoyés
    } aux Enfers.
event-founded =
    { $seat } occupe { $town } avec { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }.
event-town-lost =
    { $count ->
        [one] { $seat } perd { $town } et { $count } combattant.
       *[other] { $seat } perd { $town } et { $count } combattants.
    }
event-styx =
    Styx : { $seat } ramène { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } des Enfers.
event-styx-bonus =
    { $seat } a le plus de combattants aux Enfers et gagne { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-left-behind =
    { $seat } laisse { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } dans la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    } jusqu’à la fin de la partie.
event-point =
    { $seat } prend { $count ->
        [one] { $count } carte Victoire
       *[other] { $count } cartes Victoire
    }.

# Reasons.

reason-contract-not-yours = Le contrat { $contract } n’est ni exposé ni dans votre main.
reason-not-at-anchor = Votre navire n’est pas sur une case Ancre.
reason-cargo-missing = Votre navire ne transporte pas ce que demande le contrat : { $task }.
reason-victory-needed = Il faut d’abord gagner ce combat : { $task }.
reason-hero-absent = { $hero } est absent de cette partie.
reason-hero-own = { $hero } est votre propre héros.
reason-not-beside-city = Votre navire n’est pas voisin de cette cité : { $city }.
reason-not-beside-town = Votre navire n’est pas voisin de cette ville : { $town }.
reason-has-attacked = Vous avez déjà attaqué pendant ce déplacement.
reason-too-few-cards =
    Il vous faut au moins { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }.
reason-too-few-fighters =
    Il vous faut au moins { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }.
reason-put-first = Déposez d’abord un trésor dans une cité.
reason-city-full = { $city } : il n’y a plus de place libre dans cette cité.
reason-not-to-put = Vous n’avez pas à déposer de trésor { $colour }.
reason-not-in-hand = Vous n’avez pas la carte { $card } en main.
reason-hand-in-first = Choisissez d’abord une carte Action à rendre.
reason-claim-first = Dites si vous remplissez le contrat.
reason-contract-instead = Vous prenez le contrat au lieu de la carte Victoire.
reason-not-that-victory = Cette victoire ne remplit pas le contrat : { $task }.
reason-boast-first = Choisissez d’abord la récompense de votre victoire.
reason-ship-done = Votre navire a terminé son action.
reason-way-ended = Le déplacement de votre navire est terminé.
reason-already-there = Votre navire est déjà sur cette case.
reason-too-far =
    La case { $square } est trop loin : vous pouvez encore naviguer de { $reach ->
        [one] { $reach } case
       *[other] { $reach } cases
    }.
reason-hydra-closed = Vous ne pouvez pas attaquer l’Hydre : aucun contrat ne le demande.
reason-promised-peace = Vous ne pouvez plus attaquer dans ce déplacement.
reason-already-acted = Votre navire a déjà fondé une ville ou attaqué pendant ce déplacement.
reason-no-fighters = Vous n’avez pas de combattant à bord.
reason-not-that-far = La case { $square } n’est pas à la bonne distance ou n’est pas libre.
reason-push-first = Déplacez d’abord le navire vaincu.
reason-flee-first = Choisissez d’abord la case vers laquelle fuir.
reason-hydra-first = Choisissez d’abord une case pour l’Hydre.
reason-wrong-moment = La carte { $card } ne peut pas être jouée maintenant.
reason-answer-first = Jouez d’abord une carte, ou passez.
reason-shade-first = Décidez d’abord si vous ramenez un combattant.
reason-pick-first = Choisissez d’abord l’un de vos combattants lancés.
reason-no-such-treasure = Il n’y a pas de trésor { $colour } à prendre.
reason-seize-first = Choisissez d’abord un trésor du vaincu.
reason-take-first = Choisissez d’abord un trésor de la cité.
reason-active-only = La carte { $card } ne se joue que lorsque vous êtes le joueur actif.
reason-nobody-returns = Vous ne pouvez pas ramener autant de combattants.
reason-room-enough = Il y a assez de place pour vos combattants.
reason-no-use = La carte { $card } n’aurait aucun effet maintenant.
reason-recall-first = Choisissez d’abord le nombre de combattants à ramener.
reason-strike-first = Choisissez d’abord une cité à deux cases de votre navire.
reason-swap-first = Choisissez d’abord un trésor à échanger.
reason-cup-order = Les dés gardent leur ordre autour de la coupe.
reason-cup-first = Posez d’abord la coupe.
reason-card-die-first = Appliquez le dé Carte avant de terminer votre tour.
reason-too-late-to-rest = Il est trop tard pour renoncer à votre déplacement.
reason-no-fighter-die = Vous n’avez plus de dé Combattants à utiliser.
reason-no-hydra-die = Vous n’avez plus de dé Hydre à utiliser.
reason-hydra-cannot = L’Hydre ne peut pas atteindre la case { $square }.
reason-city-empty = { $city } : il n’y a plus de trésor dans cette cité.
reason-own-town = { $town } est déjà à vous.
reason-town-free = { $town } est libre : vous pouvez la fonder sans combat.
reason-town-held = { $town } est occupée : il faut la conquérir.

# The board in the terminal.

board-hydra = Hydre
board-cup = Coupe
board-middle = centre { $value }
board-dice = Carte { $card_die }, Combattants { $fighter_die }, Navigation { $sail_die }, Hydre { $hydra_die }
board-city = Cité
board-number = Défense
board-treasures = Trésors
board-town = Ville
board-holder = Occupant
board-player = Joueur
board-hero = Héros
board-square = Case
board-fighters = Combattants
board-underworld = Enfers
board-cards = Cartes
board-points = Points
board-target = Objectif : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-open = Contrats exposés
board-own-contract = Votre contrat
board-contract =
    { $contract } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { $task }, ou { $second }
board-hand = Vos cartes
board-none = aucun
board-piles = Piles : Action { $cards }, Contrat { $contracts }, Victoire { $points }
board-reach = cases encore possibles : { $count }
board-throw = croix : { $cross } · demi-points : { $half } · points : { $full }
board-key = * possible   ~ mer   ⚓ ancre   ≈ Styx   H Hydre   ▒ terre   lettres : cités et villes

# Rules.

rule-setup-heroes = Chaque joueur incarne un héros, visible de tous : Deucalion (rouge), Persée (vert), Hercule (jaune) ou Achille (bleu).
rule-setup-map = La carte, les valeurs des cités et des villes, les cartes Contrat et les probabilités d’un lancer de combattant sont reconstituées. Elles figurent dans le fichier du matériel, où elles peuvent être corrigées.
rule-setup-treasures = Les quinze trésors, trois dans chacune des cinq couleurs, sont placés au hasard sur les emplacements des cités, un par emplacement.
rule-setup-hydra = L’Hydre commence sur sa case de départ.
rule-setup-cards = Chaque joueur commence avec trois cartes Action.
rule-setup-contract = Chaque joueur reçoit une carte Contrat, qu’il garde secrète.
rule-setup-open = Deux cartes Contrat sont exposées face visible à côté de la pile.
rule-setup-fighters = Chaque joueur commence avec ses dix combattants à bord de son navire.
rule-setup-youngest = Le plus jeune joueur commence. Option : la table désigne ce joueur ; sinon, il est tiré au sort.
rule-setup-ships = Dans l’ordre du tour, en commençant par le premier joueur, chacun place son navire sur une case Ancre libre d’Athènes.
rule-ship-room = Un plan de navire compte dix places, pour les combattants et les trésors réunis. Un combattant ne peut revenir des Enfers que sur une place libre.
rule-turn-shake = Le joueur actif secoue la coupe (le kylix) : cinq dés tombent dans ses cinq alvéoles, une au centre et quatre autour.
rule-turn-order = Les autres joueurs jouent ensuite l’un après l’autre, en commençant par le voisin de gauche du joueur actif. Le joueur actif pose la coupe et joue en dernier.
rule-turn-others = Le dé du centre indique de combien de cases au plus chacun des autres joueurs peut naviguer.
rule-turn-others-act = Pendant leur déplacement, les autres joueurs peuvent aussi fonder et conquérir des villes, attaquer et remplir des contrats.
rule-turn-rest = Un joueur non actif peut renoncer à son déplacement et à toute autre action pour ramener deux combattants des Enfers.
rule-turn-rest-cards = On peut jouer des cartes Action avant de renoncer à son déplacement.
rule-turn-any-order = Le joueur actif effectue dans l’ordre de son choix les quatre actions de la coupe : carte, combattants, navigation et Hydre.
rule-turn-one-act = En un déplacement, un navire peut fonder une ville, attaquer un navire, attaquer une cité ou attaquer une ville, une seule de ces actions. L’attaque de l’Hydre et les contrats s’y ajoutent.
rule-turn-next = Le tour passe ensuite au joueur suivant, dans le sens horaire.
rule-cup-turnings = La coupe peut être posée de quatre façons. Les quatre dés extérieurs gardent leur ordre et désignent, en tournant, les actions carte, combattants, navigation et Hydre.
rule-cup-card = Dé Carte : sur 1, tous les autres joueurs piochent une carte Action ; sur 2, personne ; sur 3, le joueur actif en pioche une.
rule-cup-card-must = Le joueur actif doit appliquer le dé Carte avant de terminer son tour.
rule-cup-hydra = Dé Hydre : le joueur actif peut déplacer l’Hydre du nombre de cases indiqué, au plus.
rule-cup-fighters = Dé Combattants : le joueur actif peut ramener des Enfers le nombre de combattants indiqué, au plus.
rule-cup-sail = Dé Navigation : le joueur actif peut déplacer son navire du nombre de cases indiqué, au plus.
rule-cup-whole-actions = Une action s’achève avant la suivante : une fois le navire parti, utiliser un autre dé met fin à sa navigation, à ses attaques et à ses fondations.
rule-sailing-squares = Un navire se déplace horizontalement ou verticalement sur les cases de mer, les cases Ancre, le Styx et les cases autour du centre ; jamais sur la terre, les cités, les villes ni le centre.
rule-sailing-fewer = Un joueur n’est pas obligé de naviguer aussi loin que possible.
rule-sailing-attack = Entrer sur la case d’un autre navire est une attaque et met fin au déplacement.
rule-sailing-hydra = Un navire ne peut pas entrer sur la case de l’Hydre, sauf si un contrat qui demande de la vaincre est exposé ou dans la main du joueur.
rule-sailing-ends = Le déplacement d’un navire prend fin quand il entre sur le Styx, remplit un contrat, fonde une ville ou attaque.
rule-sailing-delivery-goes-on = Livrer un trésor sans contrat ne met pas fin au déplacement.
rule-sailing-zero = Un joueur qui ne déplace pas son navire peut quand même agir depuis sa case.
rule-styx-back = Sur le Styx, un joueur peut ramener des Enfers autant de ses combattants qu’il veut, dans la limite de la place à bord.
rule-styx-treasures = Sur le Styx, pour faire de la place, un joueur peut déposer des trésors sur des emplacements libres dans les cités de son choix.
rule-styx-majority = Un joueur qui atteint le Styx avec strictement le plus de combattants aux Enfers prend deux cartes Victoire, une seule à deux joueurs. Une égalité ne rapporte rien. On compte avant le retour des combattants.
rule-styx-safe = Plusieurs navires peuvent se trouver sur la même case du Styx. Ils ne peuvent pas y être attaqués.
rule-treasures-take = Un trésor gagné est placé sur une place libre du plan de navire. Le vainqueur choisit le trésor.
rule-treasures-room = Un joueur sans place libre peut envoyer un combattant aux Enfers pour prendre un trésor ; sinon, le trésor reste où il est.
rule-treasures-only-way = Faire de la place pour un trésor est le seul moyen d’envoyer ses propres combattants aux Enfers.
rule-treasures-deliver = Sur une case Ancre, un joueur peut livrer n’importe quel trésor sans contrat et prendre une carte Victoire.
rule-treasures-no-point = Un joueur peut livrer un trésor même s’il ne reste aucune carte Victoire ; il ne marque alors rien.
rule-treasures-keep = Un joueur n’est jamais obligé de livrer : il peut garder un trésor pour un contrat plus intéressant.
rule-treasures-put = Un trésor livré est déposé sur un emplacement libre dans la cité choisie par le joueur.
rule-towns-found = Pour fonder une ville libre, un navire voisin y laisse le nombre de combattants indiqué, un ou deux.
rule-towns-points = Chaque combattant dans une ville vaut 1 point, perdu si la ville est perdue.
rule-towns-stay = Les combattants d’une ville ne participent à aucun combat.
rule-towns-no-return = Les combattants d’une ville ne peuvent en être retirés ; ils ne la quittent que si un autre joueur la conquiert.
rule-towns-several = Un joueur peut occuper plusieurs villes.
rule-towns-held = Une ville occupée par un autre joueur ne peut pas être fondée : il faut la conquérir.
rule-towns-lost = Quand une ville est conquise, les combattants qui l’occupaient vont aux Enfers, et ceux du vainqueur les remplacent.
rule-towns-empty = Si le vainqueur n’a plus assez de combattants pour occuper la ville conquise, elle reste vide.
rule-contracts-halves = Chaque carte Contrat propose deux tâches. Il suffit d’en accomplir une pour recevoir les points de la carte.
rule-contracts-fulfil = Un joueur qui remplit un contrat le pose aussitôt devant lui, que ce soit son tour ou non.
rule-contracts-replace = Quand un contrat exposé est rempli, il est aussitôt remplacé par la première carte de la pile.
rule-contracts-chain = Un contrat qui vient d’être exposé peut être rempli aussitôt.
rule-contracts-hidden = Le contrat secret d’un joueur ne peut être rempli que par lui. Il n’est pas remplacé.
rule-contracts-at-anchor = Un contrat qui vient d’être révélé est aussitôt proposé au navire qui se déplace, où qu’il soit, et à tout navire sur une case Ancre qui a les trésors voulus.
rule-contracts-together = Si plusieurs joueurs remplissent le même contrat au même moment, chacun reçoit 1 point et la carte est retirée du jeu.
rule-contracts-put-order = Ensuite, les trésors sont remis dans l’ordre du tour, en commençant par le joueur actif.
rule-contracts-snatch = Un joueur non actif peut remplir un contrat que le joueur actif s’apprêtait à remplir.
rule-contracts-deliver = Tâche : livrer les trésors indiqués sur une case Ancre d’Athènes.
rule-contracts-any = Tâche : livrer deux ou trois trésors au choix sur une case Ancre d’Athènes.
rule-contracts-hydra = Tâche : vaincre l’Hydre. Le joueur prend le contrat au lieu d’une carte Victoire.
rule-contracts-defeat = Tâche : vaincre le héros indiqué dans un combat entre navires, en attaque ou en défense.
rule-contracts-absent = Une tâche qui vise un héros absent de la partie, ou son propre héros, ne peut pas être remplie. L’autre tâche de la carte peut l’être.
rule-contracts-crew = Tâche : être voisin de la cité indiquée avec au moins huit combattants à bord.
rule-contracts-leave = Tâche : être voisin de la cité indiquée et y laisser un combattant jusqu’à la fin de la partie.
rule-contracts-leave-no-point = Le combattant qui y reste ne rapporte aucun point.
rule-contracts-cards = Tâche : être voisin de la cité indiquée et glisser face cachée, sous la pile, le nombre indiqué de cartes Action.
rule-contracts-peace = Un joueur qui remplit une tâche à combattants ou à cartes Action ne peut attaquer ni avant ni après, pendant le même déplacement.
rule-contracts-peace-hydra = L’interdiction vise les attaques du navire ; le joueur actif peut encore mener l’Hydre sur un autre navire.
rule-cards-hidden = Les cartes Action en main sont cachées, mais leur nombre est public.
rule-cards-play = Un joueur peut jouer autant de cartes Action qu’il veut, même juste après les avoir piochées. Une carte jouée est glissée sous la pile.
rule-cards-timing = Les cartes de navigation et de combattants, les cartes permanentes et celles qui l’indiquent se jouent pendant son propre déplacement, que l’on soit ou non le joueur actif.
rule-cards-at-once = Un joueur qui pioche une carte pendant le tour d’un autre peut la jouer aussitôt si elle a un effet et n’indique pas quand elle se joue : combattants, Hadès, Toison d’or, Apollon. Tous décident en secret, en même temps. Option : la carte attend le prochain déplacement du joueur.
rule-cards-lasting = Pégase, la Faveur d’Hadès et la Toison d’or restent devant leur propriétaire jusqu’à la fin de la partie.
rule-cards-pile = Les cartes glissées sous la pile gardent leur ordre et reviennent quand les autres ont été piochées. Si la pile est vide, personne ne pioche.
rule-cards-no-limit = Le nombre de cartes en main n’est pas limité.
rule-window-everybody = Pour ne pas révéler qui peut réagir, on interroge en même temps tous les joueurs qui ont des cartes. Les réponses sont révélées ensemble.
rule-window-order = Si plusieurs joueurs réagissent, l’ordre du tour à partir du joueur actif décide lequel passe en premier.
rule-window-attacked = Avant un combat, le joueur attaqué peut utiliser la Bénédiction de Triton ou la Faveur d’Hadès.
rule-window-thrown = Après un lancer, les joueurs qui ont lancé leurs combattants peuvent jouer la Bénédiction d’Héphaïstos ou la Récompense d’Arès.
rule-window-lost = Après un combat, le perdant peut jouer la Faveur de Zeus.
rule-action-sail = +2 cases, +3 cases : le navire peut avancer de deux ou trois cases de plus pendant ce déplacement.
rule-action-pegasus = Pégase : jouée par le joueur actif, cette carte permanente lui donne une case de plus à chacun de ses tours actifs.
rule-action-favour = Faveur de Zeus : après un combat perdu, le joueur recommence aussitôt le combat avec les combattants qui lui restent.
rule-action-favour-crew = La Faveur de Zeus demande qu’il reste au moins un combattant.
rule-action-triton = Bénédiction de Triton : un joueur attaqué déplace son navire de deux cases vers une case de mer ou une case Ancre libre ; le combat n’a pas lieu.
rule-action-flight = La fuite est une navigation : elle ne traverse ni navire ni Hydre. Si deux cases sont impossibles, elle est d’une case.
rule-action-hephaistos = Bénédiction d’Héphaïstos : après un lancer, le joueur relance un de ses combattants.
rule-action-ares = Récompense d’Arès : après un lancer, le joueur relance tous ses combattants.
rule-action-hades = Faveur d’Hadès : chaque fois que son navire est attaqué, le joueur peut ramener un combattant des Enfers avant le combat.
rule-action-fighter = +1, +2, +3 combattants : le joueur ramène des Enfers ce nombre de combattants, au plus.
rule-action-eagle = Aigle de Zeus : le joueur échange un trésor d’une cité avec un trésor d’une autre cité.
rule-action-poseidon = Aide de Poséidon : le joueur place l’Hydre sur n’importe quelle case de mer libre.
rule-action-hermes = Objection d’Hermès : la carte Action qu’un autre joueur vient de jouer est sans effet.
rule-action-bolt = Foudre de Zeus : le joueur attaque une cité située à deux cases de son navire.
rule-action-fleece = Toison d’or : quand l’Hydre attaque le propriétaire de la carte, 3 points lui suffisent pour gagner. Option : quand il attaque l’Hydre.
rule-action-apollo = Main d’Apollon : le joueur prend sans combat un trésor d’une cité voisine de son navire.
rule-fight-throw = Lors d’un combat, un joueur lance tous les combattants à bord de son navire ; il ne peut pas en garder en réserve.
rule-fight-odds = Un combattant lancé donne une croix, un demi-point ou un point, selon les probabilités du fichier du matériel.
rule-fight-cross = Un combattant qui montre une croix ne vaut rien et va aux Enfers, que son joueur gagne ou perde.
rule-fight-ship = Combat entre navires : les deux joueurs lancent leurs combattants.
rule-fight-higher = Dans un combat entre navires, le total le plus élevé gagne. En cas d’égalité, le défenseur gagne.
rule-fight-empty-ship = Un navire sans combattants attaqué totalise zéro.
rule-fight-no-crew = Un navire sans combattants n’attaque pas.
rule-fight-seize = Le vainqueur d’un combat entre navires prend un trésor de son choix sur le navire vaincu.
rule-fight-displaced = Le vainqueur pose le navire vaincu sur une case de mer libre à exactement trois cases, ou plus près seulement si c’est impossible. Il ne s’y passe rien d’autre.
rule-fight-lifted = Un navire vaincu, ou l’Hydre vaincue, est soulevé puis reposé : ce qui se trouve entre les deux cases ne compte pas.
rule-fight-anchors = Un navire sur une case Ancre peut être attaqué par un navire, mais pas par l’Hydre.
rule-fight-city = Pour vaincre une cité voisine, il faut atteindre sa valeur de défense. Le vainqueur prend un de ses trésors.
rule-fight-town = Pour conquérir une ville voisine occupée par un autre joueur, il faut atteindre sa défense. Option : il faut obtenir un total plus élevé que l’équipage du navire de son propriétaire.
rule-fight-failure = Une attaque manquée ne coûte que les combattants qui montrent une croix.
rule-fight-neighbours = Seules les cases situées au-dessus, au-dessous, à gauche et à droite sont voisines ; les diagonales ne comptent pas.
rule-hydra-swims = L’Hydre se déplace horizontalement ou verticalement sur les cases de mer. Elle ne peut entrer ni sur une case Ancre, ni sur le Styx, ni sur la case du navire de celui qui la déplace. Elle ne traverse pas les navires et s’arrête là où elle attaque.
rule-hydra-contract = Un navire ne peut attaquer l’Hydre que si un contrat qui demande de la vaincre est exposé ou dans la main du joueur.
rule-hydra-attack = Pour vaincre l’Hydre en l’attaquant, il faut obtenir au moins 5 points.
rule-hydra-attacks = Quand un joueur déplace l’Hydre sur le navire d’un autre, elle l’attaque. Le joueur attaqué gagne s’il obtient au moins 5 points.
rule-hydra-prize = Le joueur qui vainc l’Hydre prend un contrat qui le demande, exposé ou en main. À défaut, un joueur qui a été attaqué prend une carte Victoire.
rule-hydra-one-contract = Une victoire sur l’Hydre remplit un seul contrat.
rule-hydra-beaten = Le vainqueur pose l’Hydre vaincue sur une case de mer libre à trois cases.
rule-hydra-lost = Si l’Hydre gagne, le joueur à droite du perdant pose le navire de celui-ci sur une case de mer libre à trois cases.
rule-hydra-no-loot = Un joueur qui perd contre l’Hydre garde ses trésors.
rule-victory-sources = Les points viennent des cartes Victoire, des contrats remplis et des combattants placés dans les villes.
rule-victory-target = Le premier joueur qui atteint 16 points à 2 joueurs, 14 à 3 ou 12 à 4 gagne immédiatement.
rule-victory-cards = Il y a quatorze cartes Victoire, d’une valeur de 1 point chacune.
rule-victory-no-cards = Quand les cartes Victoire sont épuisées, on n’en prend plus.
rule-victory-ranking = Les autres joueurs sont classés selon leurs points ; en cas d’égalité, ils partagent la place.
rule-victory-public = Le nombre de points de chaque joueur est toujours visible.

## D’où viennent les points

source-cards = Cartes Victoire
source-contracts = Contrats remplis
source-towns = Combattants dans les villes

# Ce que quelqu’un a mal fait.

mistake-map-uneven = map : toutes les lignes doivent être de même longueur
mistake-code-twice = city, town : deux ont le même code
mistake-map-lacks = map : { $place } n’y est pas
mistake-map-cell = map : { $cell } n’est ni mer, ni terre, ni cité, ni ville
mistake-map-large = map : au plus { $most } cases de mer
mistake-map-marks = map : il lui faut un hy, une ancre pour chaque navire, et le Styx
mistake-card-order = card : il faut { $known }, dans cet ordre
mistake-card-single = card : il y a une seule carte pegasus, hades, fleece et hermes
mistake-task-kind = contract { $contract } : « { $found } » n’est pas une tâche ; une tâche commence par { $known }
mistake-task-unknown = contract { $contract } : « { $found } » nomme quelque chose qui n’est pas dans la boîte
mistake-numbers-by-seats = victory, styx : il faut un nombre pour 2, 3 et 4 places
mistake-cup-faces = cup : chaque dé doit montrer 1, 2 et 3
mistake-circle-actions = circle : les actions sont { $known }, chacune une fois
mistake-city-slots = city : il faut une place pour chaque trésor
mistake-ship-places = ship : il faut une place pour chaque combattant
mistake-deal-cards = deal : il n’y a pas assez de cartes Action
mistake-deal-contracts = deal : il n’y a pas assez de contrats
mistake-sum-fighters-of-seat = les combattants de la place { $number }
mistake-sum-towns-held-by-nobody-at-the-table = les villes tenues par personne à la table
mistake-sum-treasures-of-colour = les trésors de couleur { $number }
mistake-sum-victory-point-cards = les cartes Victoire
mistake-sum-action-cards = les cartes Action
mistake-sum-different-action-cards = les cartes Action différentes
mistake-sum-contracts = les contrats
mistake-sum-different-contracts = les contrats différents
mistake-agenda-turn = agenda : ses premières étapes ne sont celles d’aucun tour
mistake-agenda-order = agenda : { $step } ne peut être juste au-dessus de { $found }
mistake-agenda-argument = agenda : l’argument de { $step } ne convient pas à la table
mistake-hydra-square = hydra : elle doit être sur une case de mer libre
mistake-many-aboard = navire de la place { $number } : plus de combattants et de trésors que de places
mistake-bold-without-contract = bold : la place { $number } ne cache aucun contrat contre l’Hydre
mistake-drawn-card = drawn : la place { $number } ne vient pas de piocher cette carte
mistake-many-in-city = { $city } : plus de trésors que de places
mistake-treasures-in-box = box : tous les trésors doivent être posés
mistake-already-won = points : la partie est déjà gagnée
mistake-ships-missing = ships : il doit y en avoir { $expected } sur la carte
mistake-square-shared = ships : deux sont en { $square }
mistake-dice-missing = cup : les dés ne conviennent pas au tour
mistake-other-mover = mover : ce doit être la place { $expected }
mistake-other-actions = todo : une place inactive n’a que son navire
mistake-fight-over = fight : il n’y en a pas maintenant
mistake-fight-misfit = fight : il ne convient pas à l’agenda et à la table

# Pour les agents qui apprennent
agents-about-count = le plus grand nombre de combattants (`recall`) ou les cartes à rendre (`hand-in`)
agents-about-treasure = la couleur qui doit partir (`put`) ou a été choisie d’abord (`swap`)
agents-about-cities = où prendre (`loot`), ou la cité choisie d’abord (`swap`)
agents-about-other = le perdant (`seize`, `displace`, `boast`) ou qui a joué la carte (`hermes`)
agents-about-contract = lequel des contrats exposés peut être rempli aussitôt (`claim`)
agents-hero = le propre héros ; ceux des autres suivent dans leur ordre
agents-active = à qui est le tour
agents-mover = à qui est le navire en mouvement
agents-square = la case de chaque navire, place par place
agents-hydra = la case de l’Hydre
agents-fighters = combattants à bord
agents-underworld = combattants aux Enfers
agents-treasures = trésors à bord par couleur, place par place
agents-cards = cartes Action en main
agents-hand = les propres cartes Action par sorte
agents-hides = qui a un contrat secret
agents-contract = le propre contrat secret
agents-lasting = Pégase, Hadès et la Toison devant chacun, place par place
agents-fulfilled = les tâches remplies par chacun, place par place
agents-point-cards = cartes Victoire
agents-score = points
agents-answered = qui a répondu en secret
agents-own-answer = la propre réponse secrète, un coup ; −1 s’il n’y en a pas
agents-cities = trésors dans chaque cité par couleur, cité par cité
agents-towns = les villes de chacun, place par place
agents-shaken = le dé au centre de la coupe et ceux qui l’entourent ; 0 avant
agents-dice = les dés pour les cartes, les combattants, la navigation et l’Hydre ; 0 avant
agents-to-do = ce qui reste d’un tour : navire, carte, combattants, Hydre
agents-reach = cases que le navire peut encore parcourir
agents-so-far = ce que le navire a fait : partir, finir sa route, épuiser sa fondation ou son attaque, attaquer, promettre la paix, ou commencer ce qui ne peut être repris
agents-open = les contrats exposés, emplacement par emplacement
agents-contract-pile = contrats dans la pioche
agents-gone = contrats sortis du jeu
agents-card-pile = cartes Action dans la pioche
agents-bottom = les cartes glissées sous la pioche : 1 si inconnue, sinon sa sorte à partir de 2
agents-point-pile = cartes Victoire encore disponibles
agents-fight = un combat contre un navire, une cité, une ville ou l’Hydre, ou mené par l’Hydre
agents-fights = qui combat
agents-attacked = à qui est le navire attaqué
agents-city = la cité attaquée
agents-town = la ville attaquée
agents-thrown = croix, demi-points et points du joueur qui combat ; −1 avant
agents-other-thrown = de même pour le navire attaqué

## Le plateau sur la page

page-deukalion-map = Carte
page-deukalion-athens = ATHÈNES
page-deukalion-sea = Mer { $square }
page-deukalion-anchor = Case Ancre { $square }
page-deukalion-styx = Styx { $square }
page-deukalion-place-with = { $place } : { $things }
page-deukalion-ship-of = navire ({ $name })
page-deukalion-ship-at = Navire ({ $name }) en { $square }
page-deukalion-hydra-at = L’Hydre en { $square }
page-deukalion-city = Cité { $city }, défense { $defence }, trésors : { $treasures }
page-deukalion-town-free =
    { $count ->
        [one] Ville { $town }, libre, { $count } combattant pour la fonder, défense { $value }
       *[other] Ville { $town }, libre, { $count } combattants pour la fonder, défense { $value }
    }
page-deukalion-town =
    { $count ->
        [one] Ville { $town }, occupée par { $name } avec { $count } combattant, défense { $value }
       *[other] Ville { $town }, occupée par { $name } avec { $count } combattants, défense { $value }
    }
page-deukalion-treasure =
    { $count ->
        [one] { $count } trésor { $colour }
       *[other] { $count } trésors ({ $colour })
    }

# La coupe et le tour.

page-deukalion-cup-empty = La coupe n’est pas encore secouée
page-deukalion-cup-shaken = Coupe : { $middle } au centre, { $dice } autour
page-deukalion-cup-down = Coupe : Carte { $card }, Combattants { $fighters }, Navigation { $sail }, Hydre { $hydra } ; { $middle } au centre
page-deukalion-turn-back = Tourner la coupe d’un quart vers la gauche
page-deukalion-turn-on = Tourner la coupe d’un quart vers la droite
page-deukalion-draws-active = le joueur actif pioche 1 carte
page-deukalion-draws-others = les autres piochent 1 carte
page-deukalion-draws-nobody = personne ne pioche
page-deukalion-gives-fighters =
    { $count ->
        [one] combattant à ramener
       *[other] combattants à ramener
    }
page-deukalion-gives-sail =
    { $count ->
        [one] case à naviguer
       *[other] cases à naviguer
    }
page-deukalion-gives-hydra =
    { $count ->
        [one] case pour l’Hydre
       *[other] cases pour l’Hydre
    }
page-deukalion-turn = Tour de jeu
page-deukalion-active = Joueur actif : { $name }
page-deukalion-others =
    { $count ->
        [one] Les autres joueurs naviguent de { $count } case au plus.
       *[other] Les autres joueurs naviguent de { $count } cases au plus.
    }
page-deukalion-reach =
    { $count ->
        [0] { $name } ne peut plus naviguer.
        [one] { $name } peut encore naviguer de { $count } case.
       *[other] { $name } peut encore naviguer de { $count } cases.
    }
page-deukalion-done = fait
page-deukalion-sealed = Votre réponse est donnée, en attente des autres.
page-deukalion-answered = a répondu

# À côté de la carte.

page-deukalion-below =
    { $count ->
        [one] { $name } : { $count } combattant aux Enfers
       *[other] { $name } : { $count } combattants aux Enfers
    }
page-deukalion-card-pile = Pioche de cartes Action : { $count }
page-deukalion-point-pile = Cartes Victoire restantes : { $count }
page-deukalion-contracts = Contrats
page-deukalion-unknown-card = carte inconnue de vous
page-deukalion-under-pile =
    { $count ->
        [one] { $count } carte sous la pile
       *[other] { $count } cartes sous la pile
    }
page-deukalion-gone = Hors du jeu : { $contracts }
page-deukalion-or = ou
page-deukalion-track = Piste des points : { $target } pour gagner
page-deukalion-score = { $name } : { $count } sur { $target } points

# Plans de navire et main.

page-deukalion-plan-of = { $name }
page-deukalion-ship-plan = Plan du navire
page-deukalion-plan = Combattants à bord : { $fighters }. Trésors : { $treasures }. Places libres : { $room }.
page-deukalion-hidden-contract = contrat secret
page-deukalion-left-behind = laissés jusqu’à la fin
page-deukalion-point-cards = cartes Victoire
page-deukalion-fulfilled = Contrats remplis : { $tasks }
page-deukalion-card =
    { $count ->
        [one] { $card } : { $does }
       *[other] { $card } (× { $count }) : { $does }
    }
page-deukalion-no-cards = Aucune carte Action en main.
page-deukalion-does-sail-2 = Naviguez de 2 cases de plus pendant ce déplacement.
page-deukalion-does-sail-3 = Naviguez de 3 cases de plus pendant ce déplacement.
page-deukalion-does-pegasus = Permanente : 1 case de plus à chacun de vos tours actifs.
page-deukalion-does-favour = Après un combat perdu : recommencez-le aussitôt avec vos combattants restants.
page-deukalion-does-triton = En cas d’attaque : fuyez de 2 cases, sans combat.
page-deukalion-does-hephaistos = Après votre lancer : relancez un de vos combattants.
page-deukalion-does-ares = Après votre lancer : relancez tous vos combattants.
page-deukalion-does-hades = Permanente : quand votre navire est attaqué, ramenez un combattant avant le combat.
page-deukalion-does-fighter-1 = Ramenez 1 combattant des Enfers.
page-deukalion-does-fighter-2 = Ramenez jusqu’à 2 combattants des Enfers.
page-deukalion-does-fighter-3 = Ramenez jusqu’à 3 combattants des Enfers.
page-deukalion-does-eagle = Échangez un trésor d’une cité avec un trésor d’une autre.
page-deukalion-does-poseidon = Placez l’Hydre sur une case de mer libre au choix.
page-deukalion-does-hermes = Annulez la carte qu’un adversaire vient de jouer.
page-deukalion-does-bolt = Attaquez une cité à 2 cases de votre navire.
page-deukalion-does-fleece = Permanente : 3 points suffisent contre l’Hydre.
page-deukalion-does-apollo = Prenez sans combat un trésor d’une cité voisine.

# Combats.

page-deukalion-fight = Combat
page-deukalion-against = { $name } contre { $other }
page-deukalion-needs =
    { $count ->
        [one] il faut { $count } point
       *[other] il faut { $count } points
    }
page-deukalion-not-thrown = pas encore lancés
page-deukalion-thrown = { $count } × { $side }

## Explications des décisions sur la page, montrées une seule fois

tip-anchors = Choisissez votre case de départ, si possible près des trésors que demandent les contrats.
tip-cup = Tournez la coupe pour attribuer les dés : cartes à piocher, cases de l’Hydre, combattants à ramener, cases à naviguer.
tip-move = Faites vos actions dans l’ordre de votre choix : naviguer, déplacer l’Hydre, piocher, ramener des combattants, attaquer, fonder, livrer. « { move-done } » met fin à votre tour. Livrez des trésors à Athènes ou remplissez des contrats : le premier joueur qui atteint l’objectif de points gagne aussitôt.
tip-recall = Vous ramenez des combattants des Enfers dans la limite des places libres à bord.
tip-drawn = Vous pouvez jouer cette carte maintenant, ou la garder.
tip-hermes = Tous les joueurs qui ont des cartes sont interrogés, pour ne pas révéler qui possède l’Objection d’Hermès.
tip-alarm = Avant le lancer, le joueur attaqué peut jouer une carte (Triton ou Hadès).
tip-answer = Une carte (Héphaïstos ou Arès) permet de relancer des combattants.
tip-defeat = Le perdant peut recommencer le combat avec la Faveur de Zeus.
tip-loot = Choisissez un trésor que demande un contrat, ou dont un adversaire a besoin.
tip-seize = Choisissez un trésor que demande un contrat, ou dont un adversaire a besoin.
tip-displace = Vous déplacez le navire vaincu : éloignez-le de son but.
tip-put = Un trésor livré retourne dans une cité : choisissez-en une éloignée de vos adversaires.
tip-styx = Au Styx, des combattants peuvent revenir ; on peut remettre des trésors pour leur faire place.
