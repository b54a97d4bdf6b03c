# A campaign.

campaign-title = Campagne : { $game }
campaign-about = Jouez les niveaux dans l’ordre, chaque fois avec une nouvelle civilisation. Votre progression reste dans ce navigateur.
campaign-levels = Les niveaux
campaign-level = Niveau { $level }
campaign-target =
    { $target ->
        [one] { $target } point pour gagner
       *[other] { $target } points pour gagner
    }
campaign-won-mark = gagné
campaign-best = Meilleur résultat avec { $choice } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
campaign-current = Vous jouez le niveau { $level }
campaign-play = Continuer
campaign-give-up = Abandonner
campaign-give-up-about = Un niveau abandonné compte comme perdu, et sa civilisation ne peut plus être choisie.
campaign-complete = Vous avez gagné tous les niveaux.
campaign-lost = Il ne vous reste aucune civilisation pour les niveaux suivants. Commencez une nouvelle campagne.
campaign-choose = Quelle civilisation pour le niveau { $level } ?
campaign-used = Déjà jouées : { $names }
campaign-save = Enregistrer dans un fichier
campaign-open = Ouvrir un fichier…
campaign-new = Nouvelle campagne
campaign-file-about = Avec ce fichier, vous pouvez continuer la campagne sur un autre appareil.
campaign-ignored = Un niveau n’a pas pu être lu et ne compte pas : { $why }.
