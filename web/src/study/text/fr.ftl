# Les pages de /study ; les mots des analyses et des problèmes que le terminal utilise aussi sont dans pessoi/text.

study-about = Voyez où une partie s’est gagnée et perdue, et pourquoi. Choisissez le fichier d’une partie terminée, ou l’une de vos parties.
study-analyse = Analyser une partie
study-finished = Vos parties terminées
study-none = Aucune partie terminée dans ce navigateur pour l’instant.
study-analysis-of = Analyse : { $game }
study-chart-about = Chances de victoire de chaque joueur au cours de la partie
study-round = M{ $round }
study-turning-number = Tournant { $number } : { $name }, { $kind }
study-turning-point = { $name } : { $kind }
study-progress = Examen des décisions : { $done } sur { $all }
study-waiting = Une autre analyse est en cours. Celle-ci commencera ensuite.
study-second = La courbe est complète. Les décisions douteuses sont réexaminées…
study-complete = L’analyse est terminée.
study-steps = Décisions
study-back = Décision précédente
study-on = Décision suivante
study-mistake-back = Erreur
study-mistake-on = Erreur
study-play-on = Jouer à partir d’ici
study-decision-of = décision { $number } sur { $all }
study-rank = Rang
study-best = Meilleur coup
study-move = Coup
study-chance = Chances
study-played = joué
study-error = ± { $error }
study-why-better = Pourquoi le meilleur coup est meilleur
study-method = Simulations par coup : { $looks } ; ± indique l’incertitude.
study-marks = Sur le plateau : le meilleur coup en doré, le coup joué en tirets bruns.
study-mean-loss = perte moyenne par décision : { $loss }
study-keys = Touches : ← → vos décisions, avec Maj toutes ; x erreur suivante, avec Maj la précédente.
study-record-rules = Cette partie a été jouée avec la version { $found } des règles ; la version actuelle est { $known }
study-record-components = Cette partie a été jouée avec un autre matériel

study-keep = Garder comme problème
study-kept = C’est noté : ce problème se trouve parmi les vôtres.
study-not-kept = Ce problème n’a pas pu être gardé.
study-puzzles = Problèmes
study-puzzles-about = Une position, une décision : trouvez le meilleur coup. Les problèmes viennent de parties de robots forts.
study-today = Problème du jour
study-all-puzzles = Tous les problèmes
study-again = À revoir
study-again-about = Un problème non résolu revient après 1, 3 et 7 jours.
study-again-none = Il n’y a rien à revoir aujourd’hui.
study-again-start = { $count ->
        [one] Revoir { $count } problème
       *[other] Revoir { $count } problèmes
    }
study-level = Un problème de mon niveau
study-your-level = Votre niveau : { $rating }
study-solved = résolus : { $done } sur { $all }
study-themes = Par thème
study-own = Vos propres problèmes
study-own-none = Gardez des erreurs d’une analyse, et vous pourrez les résoudre ici.
study-own-name = { $game } : { $theme }
study-own-remove = Supprimer le problème : { $name }
study-puzzle-rating = niveau { $rating }
study-answer = Réponse
study-your-answer = Votre réponse : { $move }. Elle est moins bonne que toutes celles-ci :
study-you = Vous
study-line = La suite possible
study-line-start = La position
study-line-about = Ce qu’attend un robot fort. Choisissez un coup pour voir le plateau après ce coup.
study-line-keys = Touches : ← →
study-your-rating = Votre niveau à { $game } : { $rating }
study-next = Problème suivant
