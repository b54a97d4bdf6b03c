# Ce que dit le plateau de Deukalion en plus des mots du jeu.

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

tip-anchors = Choisis où ton navire commence : près des trésors que tes contrats demandent.
tip-cup = La coupe a été secouée pour tous. Tourne-la jusqu’à ce que ses dés te conviennent : cartes à piocher, pas de l’Hydre, combattants qui reviennent, cases à naviguer.
tip-move = Fais tes actions dans l’ordre voulu : naviguer, déplacer l’Hydre, piocher, rappeler des combattants, attaquer, fonder, livrer. « Fini » termine. Apporte des trésors à Athènes ou fais ce que dit un contrat ; le premier au bout de la piste gagne aussitôt.
tip-recall = Les combattants reviennent des Enfers tant qu’il y a de la place à bord.
tip-hermes = Tous ceux qui ont des cartes sont consultés, pour que nul n’apprenne qui pourrait s’opposer.
tip-alarm = Une carte peut aider avant le lancer.
tip-answer = Une carte peut encore changer ce lancer.
tip-defeat = Une carte peut adoucir la défaite.
tip-loot = Choisis un trésor qu’un contrat demande, ou dont les autres ont besoin.
tip-seize = Choisis un trésor qu’un contrat demande, ou dont les autres ont besoin.
tip-displace = Le vainqueur déplace le perdant : loin du but fait le plus mal.
tip-put = Un trésor livré retourne dans une cité : loin des autres, c’est sage.
tip-styx = Au Styx les combattants reviennent ; on peut remettre des trésors pour faire de la place.
