# Every word people read about Deukalion.
game-name = Deukalion
game-about = À la tête du navire d’un héros grec, servez les dieux : pillez des cités, livrez des trésors à Athènes, fondez des villes et lancez vos combattants comme des dés.
game-length = environ une heure

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
option-fleece-about = Dans quel cas la Toison d’or abaisse-t-elle le nombre de points nécessaires contre l’Hydre de { $hydra-strength } à { $fleece-amount } ?
option-fleece-defending = quand l’Hydre attaque le propriétaire de la carte
option-fleece-attacking = quand le propriétaire de la carte attaque l’Hydre
option-drawn-card = Cartes piochées
option-drawn-card-about = Quand peut-on jouer une carte piochée hors de son propre déplacement ?
option-drawn-card-at-once = aussitôt, si la carte le permet
option-drawn-card-own-move = à partir de son prochain déplacement
option-town-fight = Combats pour les villes
option-town-fight-about = Contre quoi lance-t-on ses combattants quand on attaque une ville ?
option-town-fight-value = la défense de la ville
option-town-fight-crew = l’équipage du navire de son occupant
option-youngest = Premier joueur
option-youngest-about = Qui compte comme le plus jeune et commence la partie ?
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
card-sail-2 = +{ $sail-2-amount } { $sail-2-amount ->
        [one] case
       *[other] cases
    }
card-sail-3 = +{ $sail-3-amount } { $sail-3-amount ->
        [one] case
       *[other] cases
    }
card-pegasus = Pégase
card-favour = Faveur de Zeus
card-triton = Bénédiction de Triton
card-hephaistos = Bénédiction d’Héphaïstos
card-ares = Récompense d’Arès
card-hades = Faveur d’Hadès
card-fighter-1 = +{ $fighter-1-amount } { $fighter-1-amount ->
        [one] combattant
       *[other] combattants
    }
card-fighter-2 = +{ $fighter-2-amount } { $fighter-2-amount ->
        [one] combattant
       *[other] combattants
    }
card-fighter-3 = +{ $fighter-3-amount } { $fighter-3-amount ->
        [one] combattant
       *[other] combattants
    }
card-eagle = Aigle de Zeus
card-poseidon = Aide de Poséidon
card-hermes = Objection d’Hermès
card-bolt = Foudre de Zeus
card-fleece = Toison d’or
card-apollo = Main d’Apollon
city-korinth = Corinthe
city-mykene = Mycènes
city-sparta = Sparte
city-thera = Théra
city-kreta = Crète
city-rhodos = Rhodes
city-halikarnassos = Halicarnasse
city-zypern = Chypre
town-salamis = Salamine
town-ephesus = Éphèse
town-argos = Argos
town-lindos = Lindos
hero-deukalion = Deucalion
hero-perseus = Persée
hero-herkules = Hercule
hero-achilles = Achille
die-card = dé Carte
die-fighters = dé Combattants
die-hydra = dé Hydre
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
task-deliver-red-yellow = livrer un trésor rouge et un jaune à Athènes
task-deliver-blue-white = livrer un trésor bleu et un blanc à Athènes
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
task-leave-zypern-1 = aller à Chypre et y laisser un combattant jusqu’à la fin de la partie
task-cards-sparta-2 = aller à Sparte et y rendre 2 cartes Action, sans attaquer
task-cards-halikarnassos-3 = aller à Halicarnasse et y rendre 3 cartes Action, sans attaquer

# Questions.

ask-anchors = Sur quelle case Ancre placez-vous votre navire ?
ask-cup = Comment posez-vous la coupe ? Chaque dé sert à l’action voisine.
ask-move =
    Que faites-vous ? { $reach ->
        [0] Votre navire ne navigue plus.
        [one] Votre navire peut encore naviguer de { $reach } case.
       *[other] Votre navire peut encore naviguer de { $reach } cases.
    }{ $count ->
        [0] { "" }
       *[other] { " " }À utiliser : { $dice }.
    }
ask-recall = Combien de combattants ramenez-vous des Enfers ? ({ $count } au plus)
ask-drawn =
    Vous avez pioché la carte { $card }. { $count ->
        [0] Vous ne pouvez pas la jouer maintenant.
       *[other] La jouez-vous aussitôt ?
    }
ask-hermes = { $other } joue la carte { $card } (« { $does } »). L’annulez-vous ?
ask-alarm =
    { $fight ->
        [by-hydra] { $other } envoie l’Hydre contre { $concerned ->
            [1] vous
           *[other] { $seat }
        } : il faut { $count ->
            [one] { $count } point
           *[other] { $count } points
        } avec { $fighters ->
            [one] { $fighters } combattant
           *[other] { $fighters } combattants
        }.
       *[ship] { $other } attaque { $concerned ->
            [1] votre navire
           *[other] { $seat }
        } : { $count ->
            [one] { $count } combattant
           *[other] { $count } combattants
        } contre { $fighters }.
    } { $concerned ->
        [1] Jouez-vous une carte ?
       *[other] Vous ne pouvez que passer.
    }
ask-shade =
    Faveur d’Hadès : ramenez-vous { $count ->
        [one] { $count } combattant
       *[other] jusqu’à { $count } combattants
    } avant le combat ?
ask-flee = Vers quelle case fuyez-vous ?
ask-answer =
    { $duel ->
        [1] { $seat } obtient { $total }, { $other } { $other_total }.
       *[other] { $seat } obtient { $total } ; il faut { $other_total }.
    } { $concerned ->
        [1] Jouez-vous une carte ?
       *[other] Vous ne pouvez que passer.
    }
ask-pick = Quel combattant relancez-vous ?
ask-defeat =
    { $duel ->
        [1] { $seat } perd contre { $other }, { $total } à { $other_total }.
       *[other] { $seat } perd avec { $total } ; il fallait { $other_total }.
    } { $concerned ->
        [1] Jouez-vous une carte ?
       *[other] Vous ne pouvez que passer.
    }
ask-seize = Quel trésor prenez-vous à { $other } ?
ask-loot = Quel trésor prenez-vous ? ({ $city })
ask-displace = Vers quelle case déplacez-vous le navire vaincu ({ $other }) ?
ask-boast = Vous avez vaincu { $other } ({ $hero }). Remplissez-vous un contrat avec cette victoire ?
ask-triumph = L’Hydre est vaincue. Que prenez-vous ?
ask-hydra-away = Vers quelle case déplacez-vous l’Hydre vaincue ?
ask-styx =
    Vous avez { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } aux Enfers et { $room ->
        [0] aucune place libre
        [one] { $room } place libre
       *[other] { $room } places libres
    }. Combien en ramenez-vous ?{ $treasures ->
        [0] { "" }
       *[other] { " " }Vous pouvez d’abord déposer des trésors.
    }
ask-put =
    { $count ->
        [one] Dans quelle cité déposez-vous le trésor { $colour } ?
       *[other] Quel trésor déposez-vous ({ $colour }), et dans quelle cité ?
    }
ask-hand-in = Quelle carte Action rendez-vous ? (encore { $count })
ask-claim =
    Le contrat { $contract } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) vient d’être exposé. Le remplissez-vous ? Si d’autres le font aussi, chacun ne prend que { $athens-shared ->
        [one] { $athens-shared } carte Victoire
       *[other] { $athens-shared } cartes Victoire
    }.
ask-strike = Quelle cité attaquez-vous avec la Foudre de Zeus ?
ask-summon = Sur quelle case placez-vous l’Hydre ?
ask-swap =
    { $count ->
        [1] Quel trésor échangez-vous avec l’Aigle de Zeus ?
       *[other] Contre quel trésor échangez-vous le trésor { $colour } ({ $city }) ?
    }

# Moves.

move-done = Terminer
move-pass = Passer
move-rest =
    Renoncer au déplacement et ramener { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }
move-point =
    Prendre { $hydra-prize ->
        [one] { $hydra-prize } carte Victoire
       *[other] { $hydra-prize } cartes Victoire
    }
move-card = Dé Carte : { $draws }
move-cup = Carte { $card_die } ({ $draws }) · Combattants { $fighter_die } · Navigation { $reach } · Hydre { $hydra_die }
move-play = Jouer : { $card }. { $does }
move-fulfil =
    Remplir le contrat { $contract } : { $task } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
move-deliver =
    Livrer un trésor { $colour } sans contrat ({ $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [0] { "" }
        [one]  ; le contrat { $contract } le demande
       *[other]  ; les contrats { $contract } le demandent
    })
move-found =
    Fonder { $town } ({ $count ->
        [one] { $count } combattant y reste, { $count } point
       *[other] { $count } combattants y restent, { $count } points
    })
move-conquer =
    Attaquer { $town } ({ $count ->
        [one] { $count } point
       *[other] { $count } points
    } ; { $crews ->
        [1] { $other } la défend avec { $needed ->
            [one] { $needed } combattant
           *[other] { $needed } combattants
        }
       *[other] occupée par { $other }, défense { $needed }
    })
move-attack = Attaquer : { $city } (défense { $needed })
move-sail =
    { $fight ->
        [ship] Attaquer { $other } en { $square } ({ $fighters ->
            [one] { $fighters } combattant
           *[other] { $fighters } combattants
        } contre { $needed ->
            [0] aucun
           *[other] { $needed }
        })
        [hydra] Attaquer l’Hydre en { $square } (il faut { $needed })
       *[none] Naviguer vers { $square }{ $water ->
            [anchorage] { " " }(Ancre)
            [styx] { " " }(Styx)
           *[sea] { "" }
        }{ $count ->
            [0] { "" }
            [one] , { $count } case
           *[other] , { $count } cases
        }
    }
move-hydra =
    { $fight ->
        [by-hydra] Attaquer { $other } avec l’Hydre en { $square } (il lui faut { $needed })
       *[none] Déplacer l’Hydre en { $square }
    }
move-push = Déplacer le navire ({ $other }) en { $square }
move-anchor = Jeter l’ancre en { $square }
move-seize =
    Prendre le trésor { $colour }{ $room ->
        [0] { " " }(un combattant va aux Enfers)
       *[other] { "" }
    }
move-take =
    Prendre le trésor { $colour } : { $city }{ $room ->
        [0] { " " }(un combattant va aux Enfers)
       *[other] { "" }
    }
move-put = Déposer le trésor { $colour } : { $city }
move-swap = Échanger le trésor { $colour } : { $city }
move-hand = Rendre : { $card }
move-again = Relancer un combattant : { $side }
move-back =
    { $count ->
        [0] Ne ramener aucun combattant
        [one] Ramener { $count } combattant
       *[other] Ramener { $count } combattants
    }

# Outcomes.

outcome-throw =
    { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
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
outcome-turn = Contrat n° { $count } de la pile
outcome-shake = Centre { $middle }, autour { $a }, { $b }, { $c } et { $d }

# Events.

event-laid =
    { $city } reçoit { $count ->
        [1] un trésor { $colour }
       *[other] { $count } trésors : { $colour }
    }.
event-first = { $seat } commence la partie.
event-dealt =
    { $count ->
        [1] { $seat } reçoit un contrat secret.
       *[other] { $seat } reçoivent chacun un contrat secret.
    }
event-own-contract = { $seat }, votre contrat secret est { $contract } : { $task }, ou { $second }.
event-opened =
    Contrat exposé : { $contract } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }), { $task }, ou { $second }.
event-anchored = { $seat } jette l’ancre en { $square }.
event-shaken = { $seat } secoue la coupe : { $middle } au centre, { $a }, { $b }, { $c } et { $d } autour.
event-cup = { $seat } pose la coupe : Carte { $card_die } ({ $draws }), Combattants { $fighter_die }, Navigation { $sail_die }, Hydre { $hydra_die }.
event-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }.
event-own-card = { $seat }, vous piochez : { $card }.
event-no-cards = La pioche est épuisée : pas de carte Action pour { $seat }.
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
        [one] { $count } point
       *[other] { $count } points
    }.
event-town-attacked =
    { $seat } attaque { $town } : il faut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-town-defended = { $seat } attaque { $town } ; { $other } la défend avec son équipage.
event-hydra-attacked =
    { $seat } attaque l’Hydre : il faut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-hydra-attacks =
    { $other } envoie l’Hydre contre { $seat } : il faut { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour la repousser.
event-fled = { $seat } fuit en { $square }.
event-thrown =
    { $seat } obtient un total de { $total }{ $full ->
        [0] { "" }
       *[other] { " " }· { $full } × point
    }{ $half ->
        [0] { "" }
       *[other] { " " }· { $half } × demi-point
    }{ $cross ->
        [0] { "" }
       *[other] { " " }· { $cross } × croix
    }.
event-thrown-again = { $seat } relance un combattant : { $side } → { $result }, total { $total }.
event-won-ship = { $seat } gagne le combat contre { $other } ({ $total } à { $other_total }).
event-won-city =
    { $seat } vainc la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    } ({ $total } contre { $other_total }).
event-lost-city =
    { $seat } échoue contre la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    } ({ $total } contre { $other_total }).
event-won-town = { $seat } conquiert { $town } ({ $total } contre { $other_total }).
event-lost-town = { $seat } échoue contre { $town } ({ $total } contre { $other_total }).
event-won-hydra = { $seat } vainc l’Hydre ({ $total } contre { $other_total }).
event-lost-hydra = { $seat } perd contre l’Hydre ({ $total } contre { $other_total }).
event-seized = { $seat } prend un trésor { $colour } à { $other }.
event-took =
    { $seat } prend un trésor { $colour } dans la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    }.
event-room = Pour faire de la place, { $seat } envoie un combattant aux Enfers.
event-pushed = { $seat } déplace le navire vaincu ({ $other }) en { $square }.
event-town-empty = { $town } reste vide.
event-delivered =
    { $seat } livre { $count ->
        [1] un trésor { $colour } à Athènes
       *[other] { $count } trésors à Athènes : { $colour }
    }.
event-put =
    { $seat } dépose { $count ->
        [1] un trésor { $colour }
       *[other] { $count } trésors ({ $colour })
    } dans la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    }.
event-fulfilled =
    { $seat } remplit le contrat { $contract } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { $task }.
event-shared =
    { $count ->
        [1] { $seat } remplit le contrat { $contract } en même temps que d’autres.
       *[other] { $seat } remplissent le contrat { $contract } en même temps.
    }
event-out-of-play = Le contrat { $contract } sort du jeu.
event-handed-in =
    { $seat } glisse { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    } face cachée sous la pile.
event-own-handed-in = { $seat }, vous rendez : { $card }.
event-no-point = Il n’y a plus de carte Victoire pour { $seat }.
event-swapped = Aigle de Zeus ({ $seat }) : le trésor { $colour } ({ $city }) et le trésor { $other_colour } ({ $other_city }) sont échangés.
event-turn-over = { $seat } termine son tour.
event-victory = { $seat } atteint { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et gagne la partie.
event-result =
    { $seat } : { $place ->
        [1] 1re place
       *[other] { $place }e place
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-rested =
    { $seat } renonce à son déplacement et ramène { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } des Enfers.
event-back =
    { $seat } ramène { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } des Enfers.
event-sailed =
    { $seat } navigue de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, jusqu’en { $square }.
event-more-squares =
    { $seat } peut naviguer de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus, { $reach } en tout.
event-lost-fighters =
    { $seat } perd { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }, { $count ->
        [one] envoyé
       *[other] envoyés
    } aux Enfers.
event-founded =
    { $seat } occupe { $town } avec { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }.
event-town-lost =
    { $count ->
        [one] { $seat } perd { $town } et { $count } combattant.
       *[other] { $seat } perd { $town } et { $count } combattants.
    }
event-styx =
    Styx : { $seat } ramène { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } des Enfers.
event-styx-bonus = { $seat } arrive sur le Styx avec le plus de combattants aux Enfers.
event-left-behind =
    { $seat } laisse { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } dans la cité { $city ->
        [Halicarnasse] d’{ $city }
       *[other] de { $city }
    } jusqu’à la fin de la partie.
event-point =
    { $seat } prend { $count ->
        [one] { $count } carte Victoire
       *[other] { $count } cartes Victoire
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
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }.
reason-too-few-fighters =
    Il vous faut au moins { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }.
reason-put-first = Déposez d’abord un trésor dans une cité.
reason-city-full = { $city } : il n’y a plus de place libre dans cette cité.
reason-not-to-put = Vous n’avez pas à déposer de trésor { $colour }.
reason-not-in-hand = Vous n’avez pas la carte { $card } en main.
reason-hand-in-first = Choisissez d’abord une carte Action à rendre.
reason-claim-first = Décidez d’abord si vous remplissez le contrat.
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
reason-promised-peace = Le contrat que vous avez rempli interdit d’attaquer pendant ce déplacement.
reason-already-acted = Votre navire a déjà fondé une ville ou attaqué pendant ce déplacement.
reason-no-fighters = Vous n’avez pas de combattant à bord.
reason-wrong-distance = La case { $square } n’est pas à la bonne distance.
reason-not-free = La case { $square } ne convient pas : il faut une case libre.
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
reason-strike-first =
    Choisissez d’abord une cité à { $bolt-amount ->
        [one] { $bolt-amount } case
       *[other] { $bolt-amount } cases
    } de votre navire.
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
terminal-middle = centre { $value }
terminal-dice = Carte { $card_die }, Combattants { $fighter_die }, Navigation { $sail_die }, Hydre { $hydra_die }
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
terminal-target = Objectif : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-open = Contrats exposés
terminal-own-contract = Votre contrat
board-contract =
    { $contract } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { $task }, ou { $second }
board-hand = Vos cartes
board-none = aucun
terminal-piles = Piles : Action { $cards }, Contrat { $contracts }, Victoire { $points }
terminal-reach = cases encore possibles : { $count }
terminal-throw = total { $total } : { $full } × point, { $half } × demi-point, { $cross } × croix
terminal-key = * possible   ~ mer   ⚓ ancre   ≈ Styx   H Hydre   ▒ terre   lettres : cités et villes

# Rules.

rule-setup-heroes = Chaque joueur incarne un héros, visible de tous : Deucalion (rouge), Persée (vert), Hercule (jaune) ou Achille (bleu).
rule-setup-players = Deukalion se joue de deux à quatre joueurs. Chacun reçoit dans sa couleur un navire et son plan.
rule-setup-places =
    Le plateau montre Athènes et ses { $all-anchors ->
        [one] { $all-anchors } case
       *[other] { $all-anchors } cases
    } Ancre, { $all-styx ->
        [one] { $all-styx } case
       *[other] { $all-styx } cases
    } du Styx, { $all-cities ->
        [one] { $all-cities } cité
       *[other] { $all-cities } cités
    } (Corinthe, Mycènes, Sparte, Théra, Crète, Rhodes, Chypre et Halicarnasse), { $all-towns ->
        [one] { $all-towns } ville
       *[other] { $all-towns } villes
    } (Éphèse, Salamine, Argos et Lindos), les Enfers et le centre, où se pose la coupe.
rule-setup-map = La carte, les valeurs des cités et des villes, les cartes Contrat et les probabilités d’un lancer de combattant sont reconstituées. Elles figurent dans le fichier du matériel, où elles peuvent être corrigées.
rule-setup-treasures = Les { $all-treasures } trésors, { $treasures-each } dans chacune des { $all-colours } couleurs, sont placés au hasard sur les emplacements des cités, un par emplacement.
rule-setup-hydra = L’Hydre commence sur sa case de départ.
rule-setup-cards = Les cartes Action sont mélangées et forment une pile cachée. Chaque joueur en reçoit { $deal-action-cards }.
rule-setup-contract = Chaque joueur reçoit une carte Contrat, qu’il garde secrète jusqu’à ce qu’il la remplisse.
rule-setup-open =
    Les { $all-contracts } cartes Contrat sont mélangées et forment une pile cachée. À côté, { $deal-open-contracts ->
        [one] { $deal-open-contracts } contrat est exposé
       *[other] { $deal-open-contracts } contrats sont exposés
    } face visible.
rule-setup-fighters =
    Chaque joueur commence avec { $ship-fighters ->
        [one] { $ship-fighters } combattant
       *[other] { $ship-fighters } combattants
    } à bord de son navire.
rule-setup-youngest = Le plus jeune joueur commence ; le sort le désigne.
    .seat-1 = Le joueur 1, le plus jeune, commence.
    .seat-2 = Le joueur 2, le plus jeune, commence.
    .seat-3 = Le joueur 3, le plus jeune, commence. À deux joueurs, le premier joueur est tiré au sort.
    .seat-4 = Le joueur 4, le plus jeune, commence. À moins de quatre joueurs, le premier joueur est tiré au sort.
rule-setup-ships = Dans l’ordre du tour, en commençant par le premier joueur, chacun place son navire sur une case Ancre libre d’Athènes.
rule-ship-room =
    Un plan de navire compte { $ship-places ->
        [one] { $ship-places } place
       *[other] { $ship-places } places
    }, pour les combattants et les trésors réunis. Un combattant aux Enfers y reste jusqu’à ce que son joueur le ramène, sur une place libre.
rule-turn-shake = Le joueur actif secoue la coupe (le kylix) : ses cinq dés, aux faces { $cup-faces }, tombent dans ses cinq alvéoles, une au centre et quatre autour.
rule-turn-order = Les autres joueurs jouent ensuite l’un après l’autre, en commençant par le voisin de gauche du joueur actif. Le joueur actif pose la coupe et joue en dernier.
rule-turn-others = Le dé du centre indique de combien de cases au plus chacun des autres joueurs peut naviguer.
rule-turn-others-act = Pendant leur déplacement, les autres joueurs peuvent aussi fonder et conquérir des villes, attaquer des cités et d’autres navires, et remplir des contrats.
rule-turn-rest =
    Un joueur non actif peut renoncer à son déplacement et à toute autre action pour ramener jusqu’à { $rest-fighters ->
        [one] { $rest-fighters } combattant
       *[other] { $rest-fighters } combattants
    } des Enfers.
rule-turn-rest-cards = Un joueur peut jouer des cartes Action avant de renoncer à son déplacement.
rule-turn-any-order = Le joueur actif effectue dans l’ordre de son choix les quatre actions de la coupe : carte, combattants, navigation et Hydre.
rule-turn-one-act = Pendant un déplacement, un navire peut faire une seule de ces actions, une fois : fonder une ville, attaquer un navire, attaquer une cité ou attaquer une ville. Il peut en plus attaquer l’Hydre et remplir des contrats.
rule-turn-next = Le tour passe ensuite au joueur suivant, dans le sens horaire.
rule-cup-turnings = La coupe peut être posée de quatre façons. Les quatre dés extérieurs gardent leur ordre et désignent, en tournant, les actions carte, combattants, navigation et Hydre.
rule-cup-card = Dé Carte : sur { $cup-others-draw }, tous les autres joueurs piochent une carte Action ; sur { $cup-active-draws }, le joueur actif en pioche une ; sur un autre nombre, personne.
rule-cup-card-must = Le joueur actif doit appliquer le dé Carte avant de terminer son tour.
rule-cup-hydra = Dé Hydre : le joueur actif peut déplacer l’Hydre du nombre de cases indiqué, au plus.
rule-cup-fighters = Dé Combattants : le joueur actif peut ramener des Enfers le nombre de combattants indiqué, au plus.
rule-cup-sail = Dé Navigation : le joueur actif peut déplacer son navire du nombre de cases indiqué, au plus.
rule-cup-whole-actions = Une action doit être terminée avant la suivante : une fois le navire parti, utiliser un autre dé met fin à sa navigation, à ses attaques et à ses fondations.
rule-sailing-squares = Un navire se déplace horizontalement ou verticalement sur les cases de mer, les cases Ancre, le Styx et les cases autour du centre ; jamais sur la terre, les cités, les villes ni le centre.
rule-sailing-fewer = Un joueur n’est pas obligé de naviguer aussi loin que possible.
rule-sailing-attack = Entrer sur la case d’un autre navire est une attaque et met fin au déplacement.
rule-sailing-hydra = Un navire ne peut pas entrer sur la case de l’Hydre, sauf si un contrat qui demande de la vaincre est exposé ou dans la main du joueur.
rule-sailing-ends = Le déplacement d’un navire prend fin quand il entre sur le Styx, remplit un contrat, fonde une ville ou attaque.
rule-sailing-delivery-goes-on = Livrer un trésor sans contrat ne met pas fin au déplacement.
rule-sailing-zero = Un joueur qui ne déplace pas son navire peut quand même agir depuis sa case.
rule-styx-back = Sur le Styx, un joueur peut ramener des Enfers autant de ses combattants qu’il veut, dans la limite des places libres.
rule-styx-treasures = Sur le Styx, pour faire de la place, un joueur peut déposer des trésors sur des emplacements libres dans les cités de son choix.
rule-styx-majority = Un joueur qui arrive sur le Styx en ayant à lui seul le plus de combattants aux Enfers prend des cartes Victoire : { $styx-bonus-2 } à deux joueurs, { $styx-bonus-3 } à trois, { $styx-bonus-4 } à quatre. En cas d’égalité, il ne prend rien. On compte avant que des combattants reviennent.
rule-styx-safe = Plusieurs navires peuvent se trouver sur la même case du Styx. Ils ne peuvent pas y être attaqués.
rule-treasures-take = Un trésor gagné est placé sur une place libre du plan de navire. Le vainqueur choisit le trésor.
rule-treasures-room = Un joueur sans place libre peut envoyer un combattant aux Enfers pour prendre un trésor ; sinon, le trésor reste où il est.
rule-treasures-only-way = Faire de la place pour un trésor est la seule façon d’envoyer soi-même ses combattants aux Enfers.
rule-treasures-deliver =
    Sur une case Ancre, un joueur peut livrer n’importe quel trésor sans contrat et prendre pour lui { $athens-delivery ->
        [one] { $athens-delivery } carte Victoire
       *[other] { $athens-delivery } cartes Victoire
    }.
rule-treasures-no-point = Un trésor peut être livré même s’il ne reste plus de carte Victoire ; il ne rapporte alors rien.
rule-treasures-keep = Un joueur n’est jamais obligé de livrer : il peut garder un trésor pour un contrat plus intéressant.
rule-treasures-put = Un trésor livré est déposé sur un emplacement libre dans la cité choisie par le joueur.
rule-towns-found = Pour fonder une ville libre, un navire voisin y laisse le nombre de combattants indiqué, de { $town-least } à { $town-most } selon la ville.
rule-towns-points = Chaque combattant dans une ville vaut un point, perdu si la ville est perdue.
rule-towns-stay = Les combattants d’une ville ne participent à aucun combat.
rule-towns-no-return = Un joueur ne peut pas retirer ses combattants d’une ville : ils ne la quittent que si un autre joueur la conquiert.
rule-towns-several = Un joueur peut occuper plusieurs villes.
rule-towns-held = Une ville occupée par un autre joueur ne peut pas être fondée : il faut la conquérir.
rule-towns-lost = Quand une ville est conquise, les combattants qui l’occupaient vont aux Enfers, et ceux du vainqueur les remplacent.
rule-towns-empty = Si le vainqueur n’a plus assez de combattants pour occuper la ville conquise, elle reste vide.
rule-contracts-halves = Chaque carte Contrat propose deux tâches. Il suffit d’en accomplir une pour recevoir les points de la carte.
rule-contracts-tasks =
    Le texte connaît ces tâches : livrer à Athènes un trésor rouge, un trésor vert ou de { $any-least } à { $any-most } trésors au choix ; vaincre l’Hydre ou l’un des quatre héros ; se rendre à Rhodes ou en Crète avec au moins { $crew-least ->
        [one] { $crew-least } combattant
       *[other] { $crew-least } combattants
    }, à Halicarnasse ou à Sparte avec des cartes Action, ou à Chypre pour y laisser { $leave-least ->
        [one] { $leave-least } combattant
       *[other] { $leave-least } combattants
    }. Leurs associations, leurs points et les autres couleurs demandées sont reconstitués.
rule-contracts-fulfil = Un joueur qui remplit un ou plusieurs contrats les pose aussitôt devant lui, face visible, que ce soit son tour ou non.
rule-contracts-replace = Quand un contrat exposé est rempli, il est aussitôt remplacé par la première carte de la pile.
rule-contracts-chain = Un contrat qui vient d’être exposé peut être rempli aussitôt.
rule-contracts-hidden = Le contrat secret d’un joueur ne peut être rempli que par lui. Il n’est pas remplacé.
rule-contracts-at-anchor = Un contrat qui vient d’être exposé est aussitôt proposé au navire qui se déplace, où qu’il soit, et à tout navire sur une case Ancre qui transporte les trésors demandés.
rule-contracts-together =
    Si plusieurs joueurs remplissent le même contrat au même moment, chacun prend { $athens-shared ->
        [one] { $athens-shared } carte Victoire
       *[other] { $athens-shared } cartes Victoire
    } et le contrat est retiré du jeu.
rule-contracts-put-order = Après un contrat partagé, les trésors sont déposés dans l’ordre du tour, en commençant par le joueur actif.
rule-contracts-snatch = Un joueur non actif peut remplir un contrat que le joueur actif s’apprêtait à remplir.
rule-contracts-deliver = Tâche : livrer les trésors indiqués sur une case Ancre d’Athènes.
rule-contracts-any = Tâche : livrer le nombre indiqué de trésors, au choix, sur une case Ancre d’Athènes.
rule-contracts-hydra = Tâche : vaincre l’Hydre. Le joueur prend le contrat au lieu d’une carte Victoire.
rule-contracts-defeat = Tâche : vaincre le héros indiqué dans un combat entre navires, en attaque ou en défense.
rule-contracts-absent = Une tâche contre un héros absent de la partie, ou contre son propre héros, ne peut pas être accomplie ; l’autre tâche de la carte peut l’être. Les contrats signalent les héros absents.
rule-contracts-crew = Tâche : être voisin de la cité indiquée avec au moins le nombre indiqué de combattants à bord.
rule-contracts-leave = Tâche : être voisin de la cité indiquée et y laisser le nombre indiqué de combattants jusqu’à la fin de la partie.
rule-contracts-leave-no-point = Un combattant laissé dans une cité pour un contrat, comme à Chypre, ne rapporte aucun point.
rule-contracts-cards = Tâche : être voisin de la cité indiquée et glisser face cachée, sous la pile, le nombre indiqué de cartes Action.
rule-contracts-peace = Un joueur qui remplit une tâche à combattants ou à cartes Action ne peut attaquer ni avant ni après, pendant le même déplacement.
rule-contracts-peace-hydra = Cette interdiction vise les attaques du navire ; le joueur actif peut toujours déplacer l’Hydre sur un autre navire.
rule-cards-hidden = Les cartes Action en main sont cachées, mais leur nombre est public.
rule-cards-play = Un joueur peut jouer autant de cartes Action qu’il veut, même juste après les avoir piochées. Une carte jouée est glissée sous la pile.
    .own-move = Un joueur peut jouer autant de cartes Action qu’il veut, même juste après les avoir piochées pendant son propre déplacement. Une carte jouée est glissée sous la pile.
rule-cards-timing = Les cartes de navigation, les cartes de combattants, les cartes permanentes et celles qui l’indiquent se jouent pendant son propre déplacement, que le joueur soit actif ou non.
rule-cards-at-once = Un joueur qui pioche une carte pendant le tour d’un autre peut la jouer aussitôt si elle n’indique pas son propre moment et si elle a un effet : cartes de combattants, Faveur d’Hadès, Toison d’or, Main d’Apollon. Tous ceux qui ont pioché décident en secret, en même temps.
    .own-move = Un joueur qui pioche une carte pendant le tour d’un autre peut la jouer à partir de son prochain déplacement, ou au moment que la carte indique elle-même.
rule-cards-lasting = Pégase, la Faveur d’Hadès et la Toison d’or restent devant leur propriétaire jusqu’à la fin de la partie.
rule-cards-pile = Il y a { $all-action-cards } cartes Action. Les cartes glissées sous la pile gardent leur ordre et reviennent quand les autres ont été piochées. Si la pile est vide, personne ne pioche.
rule-cards-no-limit = Le nombre de cartes en main n’est pas limité.
rule-window-everybody = Pour ne pas révéler qui peut réagir, on interroge en même temps tous les joueurs qui ont des cartes. Les réponses sont révélées ensemble.
rule-window-order = Si plusieurs joueurs réagissent, l’ordre du tour à partir du joueur actif décide lequel passe en premier.
rule-window-attacked = Avant un combat, le joueur attaqué peut utiliser la Bénédiction de Triton ou la Faveur d’Hadès.
rule-window-thrown = Après un lancer, les joueurs qui ont lancé leurs combattants peuvent jouer la Bénédiction d’Héphaïstos ou la Récompense d’Arès.
rule-window-lost = Après un combat, le perdant peut jouer la Faveur de Zeus.
rule-action-sail = Cartes de navigation, +{ $sail-2-amount } (× { $sail-2-count }) et +{ $sail-3-amount } (× { $sail-3-count }) : le navire peut avancer au plus de ce nombre de cases en plus pendant ce déplacement.
rule-action-pegasus =
    Pégase (× { $pegasus-count }) : jouée par le joueur actif, cette carte permanente lui donne { $pegasus-amount ->
        [one] { $pegasus-amount } case
       *[other] { $pegasus-amount } cases
    } de plus à chacun de ses tours actifs.
rule-action-favour = Faveur de Zeus (× { $favour-count }) : après un combat perdu, le joueur recommence aussitôt le combat avec les combattants qui lui restent.
rule-action-favour-crew = La Faveur de Zeus ne peut être jouée que s’il reste au moins un combattant.
rule-action-triton =
    Bénédiction de Triton (× { $triton-count }) : un joueur attaqué déplace son navire de { $triton-amount ->
        [one] { $triton-amount } case
       *[other] { $triton-amount } cases
    } vers une case de mer ou une case Ancre libre ; le combat n’a pas lieu.
rule-action-flight = Fuir avec la Bénédiction de Triton est une navigation : le navire ne traverse ni navire ni Hydre. Si la distance entière est impossible, il fuit moins loin.
rule-action-hephaistos = Bénédiction d’Héphaïstos (× { $hephaistos-count }) : après un lancer, le joueur relance un de ses combattants.
rule-action-ares = Récompense d’Arès (× { $ares-count }) : après un lancer, le joueur relance tous ses combattants.
rule-action-hades =
    Faveur d’Hadès (× { $hades-count }) : carte permanente. Chaque fois que son navire est attaqué, le joueur peut ramener { $hades-amount ->
        [one] { $hades-amount } combattant
       *[other] jusqu’à { $hades-amount } combattants
    } des Enfers avant le combat.
rule-action-fighter = Cartes de combattants, +{ $fighter-1-amount } (× { $fighter-1-count }), +{ $fighter-2-amount } (× { $fighter-2-count }) et +{ $fighter-3-amount } (× { $fighter-3-count }) : le joueur ramène des Enfers ce nombre de combattants, au plus.
rule-action-eagle = Aigle de Zeus (× { $eagle-count }) : pendant son propre déplacement, actif ou non, le joueur échange un trésor d’une cité avec un trésor d’une autre cité.
rule-action-poseidon = Aide de Poséidon (× { $poseidon-count }) : pendant son propre déplacement, actif ou non, le joueur place l’Hydre sur n’importe quelle case de mer libre.
rule-action-hermes = Objection d’Hermès (× { $hermes-count }) : jouée aussitôt, elle rend sans effet la carte Action qu’un autre joueur vient de jouer.
rule-action-bolt =
    Foudre de Zeus (× { $bolt-count }) : pendant son propre déplacement, actif ou non, le joueur attaque une cité située à { $bolt-amount ->
        [one] { $bolt-amount } case
       *[other] { $bolt-amount } cases
    } de son navire.
rule-action-fleece =
    Toison d’or (× { $fleece-count }) : carte permanente. Quand l’Hydre attaque son propriétaire, il ne lui faut que { $fleece-amount ->
        [one] { $fleece-amount } point
       *[other] { $fleece-amount } points
    } au lieu de { $hydra-strength }.
    .attacking =
        Toison d’or (× { $fleece-count }) : carte permanente. Quand son propriétaire attaque l’Hydre, il ne lui faut que { $fleece-amount ->
            [one] { $fleece-amount } point
           *[other] { $fleece-amount } points
        } au lieu de { $hydra-strength }.
rule-action-apollo = Main d’Apollon (× { $apollo-count }) : le joueur prend sans combat un trésor d’une cité voisine de son navire.
rule-fight-throw = Lors d’un combat, un joueur lance tous les combattants à bord de son navire ; il ne peut pas en garder en réserve.
rule-fight-odds = Un combattant lancé donne une croix ({ $odds-cross } %), un demi-point ({ $odds-half } %) ou un point ({ $odds-full } %).
rule-fight-cross = Un combattant qui montre une croix ne vaut rien et va aux Enfers, que son joueur gagne ou perde.
rule-fight-ship = Combat entre navires : les deux joueurs lancent leurs combattants.
rule-fight-higher = Dans un combat entre navires, le total le plus élevé gagne. En cas d’égalité, le défenseur gagne.
rule-fight-empty-ship = Un navire sans combattant qui est attaqué obtient un total de zéro.
rule-fight-no-crew = Un navire sans combattant ne peut pas attaquer.
rule-fight-seize = Le vainqueur d’un combat entre navires prend un trésor de son choix sur le navire vaincu.
rule-fight-displaced =
    Le vainqueur pose le navire vaincu sur une case de mer libre, à exactement { $beaten-squares ->
        [one] { $beaten-squares } case
       *[other] { $beaten-squares } cases
    }, moins seulement si c’est impossible. Il ne s’y passe rien d’autre.
rule-fight-lifted = Un navire vaincu ou l’Hydre vaincue est soulevé et reposé : peu importe ce qui se trouve entre les deux cases.
rule-fight-anchors = Un navire sur une case Ancre peut être attaqué par un navire, mais pas par l’Hydre.
rule-fight-city = Pour vaincre une cité voisine, il faut atteindre sa valeur de défense. Le vainqueur prend un de ses trésors.
rule-fight-town = Pour conquérir une ville voisine occupée par un autre joueur, il faut atteindre sa valeur de défense.
    .crew = Pour conquérir une ville voisine occupée par un autre joueur, il faut obtenir un total plus élevé que celui de l’équipage du navire de son occupant. En cas d’égalité, l’occupant gagne.
rule-fight-failure = Une attaque manquée contre une cité ou une ville ne coûte que les combattants qui montrent une croix.
rule-fight-neighbours = Seules les cases situées au-dessus, au-dessous, à gauche et à droite sont voisines ; les diagonales ne comptent pas.
rule-hydra-swims = L’Hydre se déplace horizontalement ou verticalement sur les cases de mer. Elle ne peut entrer ni sur une case Ancre, ni sur le Styx, ni sur la case du navire de celui qui la déplace. Elle ne traverse pas les navires et s’arrête là où elle attaque.
rule-hydra-contract = Un navire ne peut attaquer l’Hydre que si un contrat qui demande de la vaincre est exposé ou dans la main du joueur.
rule-hydra-attack =
    Pour vaincre l’Hydre en l’attaquant, il faut obtenir au moins { $hydra-strength ->
        [one] { $hydra-strength } point
       *[other] { $hydra-strength } points
    }.
rule-hydra-attacks =
    Quand un joueur déplace l’Hydre sur le navire d’un autre, elle l’attaque. Le joueur attaqué gagne s’il obtient au moins { $hydra-strength ->
        [one] { $hydra-strength } point
       *[other] { $hydra-strength } points
    }.
rule-hydra-prize =
    Le joueur qui vainc l’Hydre prend un contrat qui le demande, exposé ou en main. À défaut, un joueur qui a été attaqué prend { $hydra-prize ->
        [one] { $hydra-prize } carte Victoire
       *[other] { $hydra-prize } cartes Victoire
    }.
rule-hydra-one-contract = Une victoire sur l’Hydre remplit un seul contrat.
rule-hydra-beaten =
    Le vainqueur pose l’Hydre vaincue sur une case de mer libre, à { $hydra-squares ->
        [one] { $hydra-squares } case
       *[other] { $hydra-squares } cases
    }.
rule-hydra-lost =
    Quand un joueur perd contre l’Hydre, son voisin de droite pose son navire sur une case de mer libre, à { $hydra-squares ->
        [one] { $hydra-squares } case
       *[other] { $hydra-squares } cases
    }.
rule-hydra-no-loot = Un joueur qui perd contre l’Hydre garde ses trésors.
rule-victory-sources = Les points viennent des cartes Victoire, des contrats remplis et des combattants placés dans les villes.
rule-victory-ways = Il y a cinq façons de gagner des points : remplir un contrat, fonder ou conquérir une ville, vaincre l’Hydre, arriver au Styx avec le plus de combattants aux Enfers, et livrer un trésor à Athènes sans contrat.
rule-victory-target = Le premier joueur qui atteint l’objectif de points gagne immédiatement : { $victory-points-2 } à deux joueurs, { $victory-points-3 } à trois, { $victory-points-4 } à quatre.
rule-victory-cards = Il y a { $victory-cards } cartes Victoire, d’une valeur d’un point chacune.
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
mistake-bolt-far = card bolt : son nombre mène au-delà de la carte
mistake-contract-twice = contract : deux ont le même code
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
mistake-sum-towns-held-by-nobody-at-the-table = les villes occupées par un joueur absent de la table
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
agents-about-treasure = la couleur à déposer (`put`) ou choisie d’abord (`swap`)
agents-about-cities = où prendre (`loot`), ou la cité choisie d’abord (`swap`)
agents-about-other = le perdant (`seize`, `displace`, `boast`) ou qui a joué la carte (`hermes`)
agents-about-contract = lequel des contrats exposés peut être rempli aussitôt (`claim`)
agents-hero = le héros de la place, puis ceux des autres dans leur ordre
agents-active = à qui est le tour
agents-mover = à qui est le navire en mouvement
agents-square = la case de chaque navire, place par place
agents-hydra = la case de l’Hydre
agents-fighters = combattants à bord
agents-underworld = combattants aux Enfers
agents-treasures = trésors à bord par couleur, place par place
agents-cards = cartes Action en main
agents-hand = les cartes Action de la place, par sorte
agents-hides = qui a un contrat secret
agents-contract = le contrat secret de la place
agents-lasting = Pégase, Hadès et la Toison devant chacun, place par place
agents-fulfilled = les tâches remplies par chacun, place par place
agents-point-cards = cartes Victoire
agents-score = points
agents-answered = qui a répondu en secret
agents-own-answer = la réponse secrète de la place, un coup ; −1 s’il n’y en a pas
agents-cities = trésors dans chaque cité par couleur, cité par cité
agents-towns = les villes de chacun, place par place
agents-shaken = le dé au centre de la coupe et ceux autour ; 0 avant
agents-dice = les dés pour les cartes, les combattants, la navigation et l’Hydre ; 0 avant
agents-to-do = ce qui reste d’un tour : navire, carte, combattants, Hydre
agents-reach = cases que le navire peut encore parcourir
agents-so-far = ce que le navire a fait : partir, finir son déplacement, utiliser sa fondation ou son attaque, attaquer, s’interdire d’attaquer, ou commencer ce qui ne peut être repris
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
agents-thrown = croix, demi-points et points de qui combat ; −1 avant
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
        [one] Ville { $town }, libre, { $count } combattant pour la fonder, défense { $value }
       *[other] Ville { $town }, libre, { $count } combattants pour la fonder, défense { $value }
    }
page-deukalion-town =
    { $count ->
        [one] Ville { $town }, occupée par { $name } avec { $count } combattant, défense { $value }
       *[other] Ville { $town }, occupée par { $name } avec { $count } combattants, défense { $value }
    }
page-deukalion-treasure =
    { $count ->
        [one] { $count } trésor { $colour }
       *[other] { $count } trésors ({ $colour })
    }

# La coupe et le tour.

page-deukalion-cup-empty = La coupe n’est pas encore secouée
page-deukalion-cup-shaken = Coupe : { $middle } au centre, { $dice } autour
page-deukalion-cup-down = Coupe : Carte { $card }, Combattants { $fighters }, Navigation { $sail }, Hydre { $hydra } ; { $middle } au centre
page-deukalion-turn-back = Tourner la coupe d’un quart vers la gauche
page-deukalion-turn-on = Tourner la coupe d’un quart vers la droite
page-deukalion-draws-active = le joueur actif pioche une carte
page-deukalion-draws-others = les autres piochent une carte
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
page-deukalion-others =
    { $count ->
        [one] Les autres joueurs naviguent de { $count } case au plus.
       *[other] Les autres joueurs naviguent de { $count } cases au plus.
    }
page-deukalion-done = fait
page-deukalion-answered = a répondu

# À côté de la carte.

page-deukalion-below =
    { $count ->
        [one] { $name } : { $count } combattant aux Enfers
       *[other] { $name } : { $count } combattants aux Enfers
    }
page-deukalion-contracts = Contrats
page-deukalion-unknown-card = carte inconnue de vous
page-deukalion-or = ou
page-deukalion-track = Piste des points : { $target } pour gagner
page-deukalion-score = { $name } : { $count } sur { $target } points

# Plans de navire et main.

page-deukalion-plan = Combattants à bord : { $fighters }. Trésors : { $treasures }. Places libres : { $room }.
page-deukalion-cards = { $count ->
        [one] carte
       *[other] cartes
    }
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
page-deukalion-does-sail-2 =
    Naviguez au plus de { $sail-2-amount ->
        [one] { $sail-2-amount } case
       *[other] { $sail-2-amount } cases
    } en plus pendant ce déplacement.
page-deukalion-does-sail-3 =
    Naviguez au plus de { $sail-3-amount ->
        [one] { $sail-3-amount } case
       *[other] { $sail-3-amount } cases
    } en plus pendant ce déplacement.
page-deukalion-does-pegasus =
    Permanente : { $pegasus-amount ->
        [one] { $pegasus-amount } case
       *[other] { $pegasus-amount } cases
    } de plus à chacun de vos tours actifs.
page-deukalion-does-favour = Après un combat perdu : recommencez-le aussitôt avec vos combattants restants.
page-deukalion-does-triton =
    En cas d’attaque : fuyez de { $triton-amount ->
        [one] { $triton-amount } case
       *[other] { $triton-amount } cases
    }, sans combat.
page-deukalion-does-hephaistos = Après votre lancer : relancez un de vos combattants.
page-deukalion-does-ares = Après votre lancer : relancez tous vos combattants.
page-deukalion-does-hades =
    Permanente : quand votre navire est attaqué, ramenez { $hades-amount ->
        [one] { $hades-amount } combattant
       *[other] jusqu’à { $hades-amount } combattants
    } avant le combat.
page-deukalion-does-fighter-1 =
    Ramenez { $fighter-1-amount ->
        [one] { $fighter-1-amount } combattant
       *[other] jusqu’à { $fighter-1-amount } combattants
    } des Enfers.
page-deukalion-does-fighter-2 =
    Ramenez { $fighter-2-amount ->
        [one] { $fighter-2-amount } combattant
       *[other] jusqu’à { $fighter-2-amount } combattants
    } des Enfers.
page-deukalion-does-fighter-3 =
    Ramenez { $fighter-3-amount ->
        [one] { $fighter-3-amount } combattant
       *[other] jusqu’à { $fighter-3-amount } combattants
    } des Enfers.
page-deukalion-does-eagle = Échangez un trésor d’une cité avec un trésor d’une autre.
page-deukalion-does-poseidon = Placez l’Hydre sur une case de mer libre au choix.
page-deukalion-does-hermes = Annulez la carte qu’un adversaire vient de jouer.
page-deukalion-does-bolt =
    Attaquez une cité à { $bolt-amount ->
        [one] { $bolt-amount } case
       *[other] { $bolt-amount } cases
    } de votre navire.
page-deukalion-does-fleece =
    Permanente : quand l’Hydre vous attaque, il ne vous faut que { $fleece-amount ->
        [one] { $fleece-amount } point
       *[other] { $fleece-amount } points
    } au lieu de { $hydra-strength }.
page-deukalion-does-fleece-attacking =
    Permanente : quand vous attaquez l’Hydre, il ne vous faut que { $fleece-amount ->
        [one] { $fleece-amount } point
       *[other] { $fleece-amount } points
    } au lieu de { $hydra-strength }.
page-deukalion-does-apollo = Prenez sans combat un trésor d’une cité voisine.

# Combats.

page-deukalion-fight = Combat
page-deukalion-needs =
    { $count ->
        [one] il faut { $count } point
       *[other] il faut { $count } points
    }
page-deukalion-thrown = { $count } × { $side }

## Questions sur la page, où le reste est montré à côté

question-move = Que faites-vous ?
question-cup = Comment posez-vous la coupe ?
question-anchors = Où jetez-vous l’ancre ?
question-drawn =
    { $count ->
        [0] Vous avez pioché : { $card }
       *[other] Jouer aussitôt { $card } ?
    }
question-hermes = { $other } joue { $card }. L’annuler ?
question-alarm =
    { $fight ->
        [by-hydra] L’Hydre attaque { $concerned ->
            [1] votre navire
           *[other] { $seat }
        }
       *[other] { $other } attaque { $concerned ->
            [1] votre navire
           *[other] { $seat }
        }
    }
question-answer =
    { $concerned ->
        [1] Relancer avec une carte ?
       *[other] Les combattants sont lancés
    }
question-defeat =
    { $concerned ->
        [1] Perdu. Recommencer avec une carte ?
       *[other] { $seat } a perdu le combat
    }
question-recall = Combien de combattants reviennent ?
question-styx = Combien de combattants reviennent ?
question-shade = Combien en ramener avant le combat ?
question-put =
    { $count ->
        [one] Dans quelle cité, le trésor { $colour } ?
       *[other] Quel trésor déposez-vous, et où ?
    }
question-claim = Remplir le nouveau contrat { $contract } ?
question-boast = Remplir un contrat avec cette victoire ?
question-displace = Où déplacez-vous le navire ({ $other }) ?
question-hydra-away = Où déplacez-vous l’Hydre vaincue ?
question-swap =
    { $count ->
        [1] Quel trésor échangez-vous ?
       *[other] Contre quel trésor ({ $colour }, { $city }) ?
    }
question-loot = Quel trésor prenez-vous ?
question-strike = Quelle cité la Foudre frappe-t-elle ?

## Boutons sur la page

button-done = Terminer
button-cup = Poser la coupe
button-card = Appliquer le dé Carte
button-rest = Renoncer : { $count ->
        [one] { $count } combattant revient
       *[other] { $count } combattants reviennent
    }
button-back =
    { $count ->
        [0] N’en ramener aucun
       *[other] En ramener { $count }
    }
button-sail =
    { $fight ->
        [ship] Attaquer { $other }
        [hydra] Attaquer l’Hydre
       *[none] Naviguer en { $square }
    }
button-hydra =
    { $fight ->
        [by-hydra] L’Hydre contre { $other }
       *[none] L’Hydre en { $square }
    }
button-fulfil = { $task } (+{ $points })
button-deliver = Livrer : { $colour }{ $points ->
        [0] { "" }
       *[other] { " " }(+{ $points })
    }
button-take = { $colour }
button-put = { $colour } : { $city }
button-swap = { $colour } : { $city }
button-seize = { $colour }
button-attack = Attaquer : { $city }
button-conquer = Attaquer : { $town }
button-found = Fonder { $town } (+{ $count })
button-play = Jouer : { $card }

## Le plateau sur la page, suite

page-deukalion-where =
    { $count ->
        [0] Actif : { $name }
       *[other] Actif : { $name } · les autres : { $count ->
            [one] { $count } case
           *[other] { $count } cases
        }
    }
page-deukalion-is-active = Joueur actif : { $name }
page-deukalion-active-short = actif
page-deukalion-arena = Arène
page-deukalion-plays = { $name } joue
page-deukalion-wins = { $name } : { $chance } de chances
page-deukalion-ready = réalisable maintenant
page-deukalion-wanted = demandé par un contrat
page-deukalion-at-least = { $count }+
page-deukalion-minus = −{ $count }
page-deukalion-times = ×{ $count }
page-deukalion-pile = { $pile } : { $count }
page-deukalion-your-contract = Votre contrat
page-deukalion-less = Un combattant de moins
page-deukalion-more = Un combattant de plus
page-deukalion-action-sail = Navigation
page-deukalion-action-hydra = Hydre
page-deukalion-action-card = Cartes
page-deukalion-action-fighters = Combattants
page-deukalion-left-done = { $action } : fait
page-deukalion-left-sail =
    { $count ->
        [one] { $count } case à naviguer
       *[other] { $count } cases à naviguer
    }
page-deukalion-left-hydra =
    { $count ->
        [one] { $count } case pour l’Hydre
       *[other] { $count } cases pour l’Hydre
    }
page-deukalion-left-card = Dé Carte : { $count }
page-deukalion-left-fighters =
    { $count ->
        [one] { $count } combattant peut revenir
       *[other] { $count } combattants peuvent revenir
    }

# Quand être interrogé hors de son tour.


# La seconde ligne de la question.

page-deukalion-second-anchored = Votre navire ne navigue plus
page-deukalion-second-squares =
    { $count ->
        [0] Plus de cases
        [one] Encore { $count } case
       *[other] Encore { $count } cases
    }
page-deukalion-second-crew =
    { $count ->
        [0] aucun combattant à bord
        [one] { $count } combattant à bord
       *[other] { $count } combattants à bord
    }
page-deukalion-second-ready = contrat { $contract } réalisable
page-deukalion-second-still = Vous pouvez encore remplir un contrat
page-deukalion-second-room =
    { $count ->
        [one] { $count } place libre à bord
       *[other] { $count } places libres à bord
    }
page-deukalion-second-no-room = Pas de place : un combattant ira aux Enfers
page-deukalion-second-anchors =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour gagner
page-deukalion-second-alarm =
    { $fight ->
        [by-hydra] Il faut { $count ->
            [one] { $count } point
           *[other] { $count } points
        } avec { $fighters ->
            [one] { $fighters } combattant
           *[other] { $fighters } combattants
        }
       *[other] { $count ->
            [one] { $count } combattant
           *[other] { $count } combattants
        } contre { $fighters }
    }
page-deukalion-second-answer =
    { $duel ->
        [1] { $seat } { $total } · { $other } { $other_total }
       *[other] { $seat } obtient { $total }, il faut { $other_total }
    }
page-deukalion-second-defeat = { $total } contre { $other_total }
page-deukalion-second-styx = Aux Enfers : { $count } · places libres à bord : { $room }
page-deukalion-second-recall = { $count } au plus
page-deukalion-second-claim =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; si d’autres le font aussi, { $athens-shared ->
        [one] { $athens-shared } point
       *[other] { $athens-shared } points
    } chacun
page-deukalion-second-pick = Une croix qui retombe autrement échappe aux Enfers
page-deukalion-second-put = Les cités qui ont une place libre sont en surbrillance
page-deukalion-second-displace = À { $beaten-squares ->
        [one] { $beaten-squares } case
       *[other] { $beaten-squares } cases
    }, en mer
page-deukalion-second-hydra-away = À { $hydra-squares ->
        [one] { $hydra-squares } case
       *[other] { $hydra-squares } cases
    }, en mer
page-deukalion-second-flee = Le combat n’a pas lieu
page-deukalion-second-summon = Toute case de mer libre ; elle n’y attaque pas
page-deukalion-second-cup = Carte { $card_die } : { $draws } · combattants { $fighter_die } · navigation { $reach } · Hydre { $hydra_die }
page-deukalion-second-sail = Naviguer en { $square } : { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ; reste : { $rest }
page-deukalion-second-duel =
    { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    } contre { $needed }
page-deukalion-second-needed = Il faut { $needed } avec { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }
page-deukalion-second-chance = { $chance } de chances
page-deukalion-second-found =
    { $count ->
        [one] { $count } combattant y reste
       *[other] { $count } combattants y restent
    } (+{ $count }) · à bord : { $rest }
page-deukalion-second-play = { $card } : { $does }
page-deukalion-second-back =
    { $count ->
        [0] Aucun combattant ne revient
        [one] { $count } combattant revient
       *[other] { $count } combattants reviennent
    } · aux Enfers : { $rest }
page-deukalion-plus-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }

## Le journal

deed-shaken = secoue la coupe : { $middle } pour les autres
deed-cup = pose la coupe
deed-sailed = navigue en { $square }
deed-rested = renonce à son déplacement
deed-founded = occupe { $town }
deed-hydra-moved = déplace l’Hydre en { $square }
deed-ship-attacked = attaque { $other }
deed-city-attacked = attaque { $city }
deed-town-attacked = attaque { $town }
deed-hydra-attacked = attaque l’Hydre
deed-hydra-attacks = subit l’attaque de l’Hydre
deed-played = joue { $card }
deed-fulfilled = remplit le contrat { $contract } (+{ $points })
deed-delivered = livre à Athènes : { $colour }
deed-victory = gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
short-drew = { $count ->
        [one] { $seat } pioche { $count } carte
       *[other] { $seat } pioche { $count } cartes
    }
short-own-card = { $card }
short-thrown = { $seat } obtient { $total }
short-thrown-again = relancé : { $total }
short-lost-fighters = { $count ->
        [one] { $seat } perd { $count } combattant
       *[other] { $seat } perd { $count } combattants
    }
short-won-ship = gagné, { $total } à { $other_total }
short-won-city = gagné, { $total } contre { $other_total }
short-lost-city = perdu, { $total } contre { $other_total }
short-won-town = gagné, { $total } contre { $other_total }
short-lost-town = perdu, { $total } contre { $other_total }
short-won-hydra = gagné, { $total } contre { $other_total }
short-lost-hydra = perdu, { $total } contre { $other_total }
short-fled = { $seat } fuit en { $square }
short-handed-in = { $count ->
        [one] { $seat } rend { $count } carte
       *[other] { $seat } rend { $count } cartes
    }
short-own-handed-in = { $card }
log-together = { $items }

## Explications sur la page

explain-sea = Les navires naviguent en ligne droite, jamais en diagonale ni sur terre.
explain-anchor = Ici, vous livrez vos trésors à Athènes. L’Hydre n’y vient jamais.
explain-styx = Votre déplacement s’arrête, des combattants reviennent. Le plus grand nombre aux Enfers rapporte des points.
explain-city = À côté d’elle, atteignez sa défense au lancer et prenez un de ses trésors.
explain-town-free =
    { $count ->
        [one] D’une case voisine, laissez-y { $count } combattant : il vaut un point.
       *[other] D’une case voisine, laissez-y { $count } combattants : chacun vaut un point.
    }
explain-town-own = Vos combattants y valent des points tant que vous tenez la ville.
explain-town-held = À côté d’elle, atteignez sa défense : vos combattants remplacent ceux qui l’occupent ({ $name }).
explain-athens =
    { $athens-delivery ->
        [one] Sur une case Ancre, un trésor vaut { $athens-delivery } point, ou plus avec un contrat.
       *[other] Sur une case Ancre, un trésor vaut { $athens-delivery } points, ou plus avec un contrat.
    }
explain-cup = Le dé du centre vaut pour les autres. Le joueur actif attribue les quatre autres aux actions.
explain-cup-middle = Le nombre de cases dont chaque autre joueur peut naviguer.
explain-cup-card = Sur { $cup-active-draws }, le joueur actif pioche ; sur { $cup-others-draw }, tous les autres ; sinon personne.
explain-cup-fighters = Jusqu’à ce nombre de combattants reviennent des Enfers.
explain-cup-sail = Votre navire navigue au plus de ce nombre de cases, puis fonde ou attaque.
explain-cup-hydra = Vous pouvez déplacer l’Hydre de ce nombre de cases, même sur un navire.
explain-ship = Naviguer sur sa case est une attaque : le plus haut total des deux équipages gagne.
explain-own-ship = Il porte combattants et trésors. Sans combattants à bord, pas d’attaque.
explain-hydra =
    { $hydra-strength ->
        [one] Il faut { $hydra-strength } point pour la vaincre
       *[other] Il faut { $hydra-strength } points pour la vaincre
    }, et un contrat qui la demande pour l’attaquer.
explain-underworld = Les combattants tombés sur une croix y attendent d’être ramenés.
explain-contract = Remplissez une de ses deux tâches pour prendre ses points.
explain-hidden-contract = Seul son propriétaire le connaît et peut le remplir. Il n’est pas remplacé.
explain-cards = On y pioche les cartes Action. Les cartes jouées vont sous la pile.
explain-points = Cartes Victoire, un point chacune. Une fois épuisées, on n’en prend plus.
explain-contracts = Quand un contrat exposé est pris, le suivant est aussitôt révélé.
explain-treasure =
    { $athens-delivery ->
        [one] Livrez-le à Athènes pour un contrat, ou pour { $athens-delivery } point.
       *[other] Livrez-le à Athènes pour un contrat, ou pour { $athens-delivery } points.
    }
explain-track =
    { $count ->
        [one] Le premier joueur qui a { $count } point gagne aussitôt.
       *[other] Le premier joueur qui a { $count } points gagne aussitôt.
    }
explain-plan =
    { $ship-places ->
        [one] { $ship-places } place pour combattants et trésors ensemble.
       *[other] { $ship-places } places pour combattants et trésors ensemble.
    }
explain-hand = Tous voient combien de cartes un joueur a, mais pas lesquelles.
explain-garrison = Chaque combattant dans une ville vaut un point et ne combat pas.
explain-left-behind = Laissé dans une cité pour un contrat, jusqu’à la fin, sans valoir de point.
explain-point-cards = Prises pour une livraison, au Styx ou contre l’Hydre ; un point chacune.
explain-fulfilled = Les contrats remplis gardent leurs points jusqu’à la fin.
explain-hero = Des contrats demandent de vaincre un héros. Tous savent qui est qui.
explain-answered = Ce joueur a répondu en secret. Les réponses sont révélées ensemble.
explain-fight = Tous les combattants à bord sont lancés. Les croix vont aux Enfers, le total décide.
explain-thrown-full = Vaut un point entier.
explain-thrown-half = Vaut un demi-point.
explain-thrown-cross = Ne vaut rien ; le combattant va aux Enfers, même en cas de victoire.
explain-kind-square = Case
explain-kind-card = Carte Action
explain-kind-treasure = Trésor
explain-kind-contract =
    { $count ->
        [one] Contrat · { $count } point
       *[other] Contrat · { $count } points
    }
explain-name-athens = Athènes
explain-name-contract = Contrat { $code }
explain-name-cards = Cartes Action
explain-name-points = Cartes Victoire
explain-name-track = Points de victoire
explain-name-middle = Dé du centre
explain-name-plan = Navire : { $name }
explain-name-thrown = Combattant lancé : { $side }
explain-label-chance = Votre chance
explain-value-chance = { $chance } avec { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }, sans cartes
explain-label-here = Ici
explain-label-room = Places libres
explain-label-reaches = Peut atteindre
explain-label-when = Quand
explain-label-exist = Dans le jeu
explain-label-left = Restantes
explain-label-under = Sous la pile
explain-label-gone = Retirés
explain-label-cities = Dans les cités
explain-label-wanted = Demandé par
explain-label-odds = Fréquence
explain-label-first = Première tâche
explain-label-second = Seconde tâche
explain-when-own = dans votre déplacement
explain-when-active = quand vous êtes actif
explain-when-attacked = quand votre navire est attaqué
explain-when-thrown = après un lancer
explain-when-lost = après un combat perdu
explain-when-played = quand un autre joue une carte
explain-now-reach = À { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
explain-now-ready = Vous pouvez le remplir maintenant.
explain-now-most-below = Vous avez le plus de combattants aux Enfers.
explain-reconstructed-map = carte
explain-reconstructed-defence = défense
explain-reconstructed-odds = chances
explain-reconstructed-contract = contrat
explain-reconstructed-colour = couleur
page-deukalion-odds-full = { $odds-full } %
page-deukalion-odds-half = { $odds-half } %
page-deukalion-odds-cross = { $odds-cross } %
card-count-sail-2 = { $sail-2-count }
card-count-sail-3 = { $sail-3-count }
card-count-pegasus = { $pegasus-count }
card-count-favour = { $favour-count }
card-count-triton = { $triton-count }
card-count-hephaistos = { $hephaistos-count }
card-count-ares = { $ares-count }
card-count-hades = { $hades-count }
card-count-fighter-1 = { $fighter-1-count }
card-count-fighter-2 = { $fighter-2-count }
card-count-fighter-3 = { $fighter-3-count }
card-count-eagle = { $eagle-count }
card-count-poseidon = { $poseidon-count }
card-count-hermes = { $hermes-count }
card-count-bolt = { $bolt-count }
card-count-fleece = { $fleece-count }
card-count-apollo = { $apollo-count }
page-deukalion-short-draws-active = { $name } pioche
page-deukalion-short-draws-others = les autres piochent
page-deukalion-short-draws-nobody = personne ne pioche

## Explications des décisions sur la page, montrées une seule fois

tip-anchors = Choisissez votre case de départ, si possible près des trésors que demandent les contrats.
tip-cup = Tournez la coupe pour attribuer les dés : cases à naviguer, cases de l’Hydre, combattants à ramener, et qui pioche une carte (sur { $cup-active-draws } vous, sur { $cup-others-draw } tous les autres, sinon personne).
tip-move = Faites vos actions dans l’ordre de votre choix, puis « { move-done } ». Une fois par déplacement, votre navire peut attaquer ou fonder une ville. Trésors livrés à Athènes, contrats et villes rapportent des points : le premier qui atteint l’objectif gagne aussitôt.
tip-recall = Vous ramenez des combattants des Enfers dans la limite des places libres à bord.
tip-drawn = Tous ceux qui ont pioché sont interrogés. Jouez la carte maintenant si elle a un effet, ou gardez-la.
tip-hermes = Tous les joueurs qui ont des cartes sont interrogés, pour ne pas révéler qui possède l’Objection d’Hermès.
tip-alarm = Tous les joueurs qui ont des cartes sont interrogés, mais seul le joueur attaqué peut en jouer une : Bénédiction de Triton ou Faveur d’Hadès.
tip-shade = Les combattants ramenés maintenant participent au combat.
tip-flee = Choisissez une case pour votre navire. Le combat n’a pas lieu.
tip-answer = Tous les joueurs qui ont des cartes sont interrogés, mais seuls ceux qui combattent peuvent en jouer une : Bénédiction d’Héphaïstos ou Récompense d’Arès.
tip-pick = Une croix relancée échappe aux Enfers si elle retombe autrement.
tip-defeat = Tous les joueurs qui ont des cartes sont interrogés, mais seul le perdant peut en jouer une : la Faveur de Zeus, s’il lui reste un combattant.
tip-loot = Choisissez un trésor que demande un contrat, ou dont un adversaire a besoin.
tip-seize = Choisissez un trésor que demande un contrat, ou dont un adversaire a besoin.
tip-displace = Éloignez le navire vaincu de son but. Il ne se passe rien d’autre sur sa nouvelle case.
tip-put = Un trésor livré retourne dans une cité : choisissez-en une éloignée de vos adversaires.
tip-styx = Sur le Styx, vos combattants peuvent revenir des Enfers. Vous pouvez déposer des trésors pour leur faire de la place.
tip-boast = Un contrat qui demande de vaincre ce héros, exposé ou secret, peut être rempli maintenant.
tip-triumph = Un contrat qui demande de vaincre l’Hydre se prend au lieu d’une carte Victoire.
tip-hydra-away = Placez l’Hydre là où elle gêne vos adversaires.
tip-hand-in = Les cartes rendues sont glissées face cachée sous la pile.
tip-claim = Les navires sur une case Ancre et celui qui se déplace décident en secret, en même temps.
tip-strike = Tous les combattants à bord de votre navire sont lancés, comme dans tout combat.
tip-summon = N’importe quelle case de mer libre convient. L’Hydre n’y attaque pas.
tip-swap = Choisissez deux trésors dans deux cités : ils changent de place.

## Les textes d’où viennent les règles

text-french = texte français
text-french-about = Traduction française des règles de 2008, avec les cartes ; deux pages sur les combats manquent en partie
text-action-cards = cartes Action
text-action-cards-about = Les cartes Action telles qu’elles y sont traduites
text-contract-cards = cartes Contrat
text-contract-cards-about = Le texte des cartes Contrat tel qu’il y est traduit

# Pourquoi un coup est meilleur, et ce qu’un autre abandonne.

term-points = Vous marquez plus de points.
    .lost = Vous marquez moins de points.
term-cargo = Votre cargaison vaut plus, ou se rapproche d’Athènes.
    .lost = Votre cargaison vaut moins, ou s’éloigne d’Athènes.
term-goals = De meilleurs objectifs sont à la portée de votre navire.
    .lost = De bons objectifs s’éloignent de votre navire.
term-crew = Vous gardez plus de combattants à bord.
    .lost = Vous avez moins de combattants à bord.
term-cards = Vous disposez de plus de cartes Action.
    .lost = Vous disposez de moins de cartes Action.
term-secret = Votre contrat secret garde sa valeur.
    .lost = Votre contrat secret perd sa valeur.
term-tempo = Votre prochain tour arrive plus tôt.
    .lost = Votre prochain tour arrive plus tard.

# Les genres de décisions, thèmes des problèmes.

theme-anchors = Premier mouillage
theme-cup = Pose de la coupe
theme-move = Tour en mer
theme-recall = Retour des Enfers
theme-drawn = Carte piochée
theme-hermes = Annuler une carte
theme-alarm = Avant le combat
theme-shade = Faveur d’Hadès
theme-flee = Fuite
theme-answer = Après le lancer
theme-pick = Relancer
theme-defeat = Pertes
theme-seize = Prise d’un trésor
theme-loot = Pillage d’une cité
theme-displace = Navire vaincu
theme-boast = Contrat par victoire
theme-triumph = Récompense de l’Hydre
theme-hydra-away = Déplacer l’Hydre
theme-styx = Styx
theme-put = Remettre un trésor
theme-hand-in = Rendre des cartes
theme-claim = Contrats
theme-strike = Foudre de Zeus
theme-summon = Appeler l’Hydre
theme-swap = Échange de trésors

## The rulebook on the page

book-goal = À la tête du navire d’un héros grec, vous rivalisez pour la faveur des dieux. Atteignez le premier l’objectif de points.
book-play = À chaque tour, tous naviguent : ceux qui attendent selon le dé du centre de la coupe, le joueur actif selon les dés extérieurs. En chemin, vous fondez des villes, attaquez des cités et des navires en lançant vos combattants, et livrez des trésors à Athènes. Les contrats récompensent ces exploits et rapportent le plus de points ; les combattants tombés attendent aux Enfers que vous veniez les chercher.
book-winner = Comptent les cartes Victoire, les contrats remplis et les combattants placés dans les villes. Le premier joueur qui atteint l’objectif gagne immédiatement.
book-turn-shake = Le joueur actif secoue la coupe.
book-turn-others = Les autres naviguent selon le dé du centre, puis agissent.
book-turn-cup = Le joueur actif tourne la coupe et la pose : chaque dé extérieur reçoit une action.
book-turn-card = Dé Carte : le nombre indique qui pioche une carte Action.
book-turn-fighters = Dé Combattants : des combattants reviennent des Enfers.
book-turn-sail = Dé Navigation : naviguez, puis fondez une ville ou attaquez.
book-turn-hydra = Dé Hydre : déplacez l’Hydre, même sur un autre navire.
book-table-cards = Cartes Action
book-table-contracts = Contrats
book-table-cities = Cités
book-table-towns = Villes
book-column-card = Carte
book-column-effect = Effet
book-column-contract = Contrat
book-column-tasks = Tâches, une au choix
book-column-points = Points

# Les groupes du fichier de matériel, pour le formulaire de la page.

component-victory = Victoire
component-ship = Navire
component-deal = Cartes de départ
component-cup = Dés
component-circle = Actions
component-rest = Repos
component-styx = Styx
component-athens = Athènes
component-hydra = Hydre
component-beaten = Après un combat perdu
component-throw = Lancer d’un combattant
component-treasures = Trésors
component-colour = Couleur des trésors
component-hero = Héros
component-map = Carte
component-city = Ville
component-town = Colonie
component-card = Carte Action
component-contract = Contrat

## Lesson: the first game

lesson-first-welcome = Vous êtes { $hero }, l’un des héros. Votre navire porte tous vos combattants, au nombre de { $fighters }, et part d’Athènes. Villes, trésors, contrats, l’Hydre et le Styx rapportent des points. Le premier joueur qui atteint { $target } gagne immédiatement.
lesson-first-anchor = Les autres ont choisi leur case Ancre. Choisissez la vôtre : { $square }. Les trésors se livrent sur toutes ces cases : chacune convient. Mais celle-ci est proche d’une ville encore libre, { $town }, et c’est là que vous irez d’abord.
lesson-first-middle = { $other } a secoué la coupe : c’est le joueur actif, mais tous se déplacent. Le dé du centre montre { $middle } : chacun des autres navigue de ce nombre de cases au plus. Le joueur actif utilise ensuite les quatre dés autour.
lesson-first-sail = À vous. Un navire avance horizontalement ou verticalement, sur la mer et les cases Ancre, sans devoir aller aussi loin que possible. Allez en { $square } : cette case est voisine de la ville { $town }, et il faut être voisin pour agir.
lesson-first-found = Fondez maintenant la ville { $town }. Vous y laissez autant de combattants qu’elle indique : { $count }. Chacun vaut un point tant que vous tenez la ville. Il ne combat plus pour vous : une ville coûte de la force et rapporte des points.
lesson-first-end-move = La ville { $town } est à vous, et voici vos premiers points : { $score }. Fonder met fin au déplacement : votre navire fonde une ville ou attaque, une seule fois, pour que les autres n’attendent pas. Terminez.
lesson-first-card = Les autres ont joué ; le journal raconte comment. Le joueur actif est { $other }, et le dé du centre montre { $middle }. C’est trop peu pour aller à { $city }. Les cartes Action aident pendant votre déplacement : jouez la carte { $card }.
lesson-first-korinth = Votre navire peut maintenant atteindre { $square }, à côté de { $city }. On n’occupe pas une cité, on la pille : le vainqueur prend un de ses trésors. Celle-ci est proche d’Athènes et a le trésor que demande un contrat exposé. Allez-y.
lesson-first-attack = Attaquez { $city }. Tous les combattants à bord sont lancés comme des dés, sans réserve. Les vôtres : { $fighters }. Chacun donne un point, un demi-point ou une croix. Il faut un total de { $needed } : un grand équipage a de bonnes chances.
lesson-first-thrown = Points : { $full }, demi-points : { $half }, croix : { $cross }. Il fallait { $needed } : vous gagnez. Les croix ne valent rien et vont tout de même aux Enfers, car tout combat coûte. Certaines cartes changent un lancer ; vous n’en avez pas : passez.
lesson-first-plan = Le trésor est à bord. Combattants et trésors se partagent les places du navire : les pertes libèrent donc de la place. Ce contrat demande de { $task } et vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; sans contrat, un trésor ne vaut que { $athens-delivery }. Terminez.
lesson-first-attacked = { $other } attaque votre navire : le vainqueur prend un trésor au perdant. Et un contrat a deux tâches, dont une suffit. Ici, la seconde : { $second }. C’est vous. Votre équipage est réduit : avant tout lancer, jouez la carte { $card }.
lesson-first-flee = Ni combat ni pertes : votre navire s’éloigne. Fuyez en { $square }. C’est une case Ancre : votre trésor est déjà à Athènes. Une telle carte ne sert que si l’on vous attaque ; mieux vaut en garder une pour ce moment.
lesson-first-cup = Vous êtes le joueur actif et jouez en dernier. Tournez la coupe à votre gré : ses quatre dés gardent leur ordre, un par action. Choisissez Carte { $card_die }, Combattants { $fighter_die }, Navigation { $sail_die }, Hydre { $hydra_die }. Vous verrez bientôt pourquoi.
lesson-first-along = Vous pourriez livrer ici, mais remplir un contrat met fin au déplacement. Utilisez donc d’abord le dé Navigation : allez en { $square }. Vous y êtes toujours à Athènes, et plus près de la mer de l’est, votre prochain but.
lesson-first-fulfil = Remplissez le contrat { $contract } : { $task }. Il vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Tous peuvent remplir les contrats exposés : mieux vaut être rapide. Votre contrat secret peut attendre, car vous seul pouvez le remplir.
lesson-first-put = Un trésor livré retourne sur un emplacement libre, dans la cité de votre choix. Déposez-le à { $city } : il sera près d’Athènes, et vous connaissez le chemin. Un nouveau contrat remplace ensuite celui que vous avez rempli.
lesson-first-draw = Les autres dés s’utilisent dans l’ordre de votre choix. Seul le dé Carte est obligatoire : sur { $cup-active-draws } vous piochez une carte, sur { $cup-others-draw } tous les autres, sinon personne. Voilà pourquoi la coupe est tournée ainsi. Piochez.
lesson-first-hydra = Voici l’Hydre. Le nouveau contrat demande de { $task } ou de { $second }. Vous ne pouvez l’attaquer que si un tel contrat est exposé ou dans votre main. Il vous faudrait { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    }, trop pour votre équipage.
lesson-first-swim = Mais vous pouvez l’utiliser contre les autres. { $other } rapporte un trésor à Athènes. Déplacez l’Hydre en { $square }, et { $other } devra obtenir { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    }. Elle ne prend jamais de trésor, mais elle coûte des combattants et du temps.
lesson-first-wait = L’Hydre a gagné, et le navire a été déplacé. Le dé Combattants pourrait vous ramener des combattants. Attendez : le Styx récompense le joueur qui a le plus de combattants aux Enfers. Les vôtres : { $underworld }. Terminez.
lesson-first-east = Le joueur actif est { $other }, et le dé du centre vous fait de nouveau avancer. Le Styx est à l’est, trop loin pour un seul déplacement. Mais la ville { $town } est libre, et sur le chemin : allez en { $square }. Ainsi, chaque étape rapporte.
lesson-first-ephesus = Fondez aussi la ville { $town } ; elle rapporte { $count ->
        [one] { $count } point
       *[other] { $count } points
    }. Si un autre joueur la conquiert, ses combattants vont aux Enfers et vos points sont perdus. Une ville donne donc des points rapides, mais pas des points sûrs.
lesson-first-styx = Maintenant, le Styx. Un joueur qui y arrive avec plus de combattants aux Enfers que tout autre prend { $styx-bonus-3 ->
        [one] { $styx-bonus-3 } carte Victoire
       *[other] { $styx-bonus-3 } cartes Victoire
    } : les pertes servent donc aussi. Les vôtres : { $underworld }. Les autres : { $more } et { $fewer }. Allez en { $square }.
lesson-first-back = Les points sont à vous. Ramenez maintenant vos combattants, dans la limite des places libres : { $count }. Personne ne peut vous attaquer sur le Styx : c’est un bon abri. Ailleurs, renoncer à un déplacement en ramène au plus { $rest-fighters }.
lesson-first-race = Vos points : { $score }. Le premier joueur qui atteint { $target } gagne immédiatement, même au milieu d’un tour. Tous les points sont visibles : surveillez les autres. Vous pouvez conquérir leurs villes, attaquer leurs navires et envoyer l’Hydre.
lesson-first-play-on = C’est à vous de poser la coupe. Votre contrat secret demande de { $task }. { $city } est proche, en a un, et sa défense n’est que de { $needed }. Posez la coupe pour y aller. Désormais, les autres décident eux-mêmes, et vous aussi.
