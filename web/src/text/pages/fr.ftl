# Les textes des pages sans table, et ceux du livret de règles.

page-nowhere-about = Il n’y a rien à cette adresse.
page-again = Réessayer
home-title = Jeux de société sur la Grèce antique
home-about = Jouez avec vos amis, où qu’ils soient, ou contre des robots. Aucune inscription n’est nécessaire.
home-seats = { $more ->
        [0] { $least ->
            [one] { $least } joueur
           *[other] { $least } joueurs
        }
       *[other] { $least }–{ $most } joueurs
    }
home-box = { $authors }, { $publisher } { $year }
home-age = dès { $age } ans
home-learn = Apprendre
home-learn-game = Apprendre { $game } dans une première partie guidée
home-play = Jouer maintenant
home-new = Nouvelle table
home-rules-of = Règles de { $game }
home-record = Ouvrir une partie enregistrée
mine-title = Mes tables
mine-your-turn = À vous de jouer
mine-running = En cours
mine-over = Terminée
mine-closed = Fermée
mine-forget = Retirer de la liste
new-game = Jeu
new-seats = Places
new-who = Joueur de la place { $number }
new-kind-you = Vous
new-kind-person = Un ami, par lien
new-kind-bot = Un robot
new-kind-hot-seat = Sur cet appareil
new-level-of = Niveau du robot de la place { $number }
new-name-of = Nom du joueur de la place { $number }
new-remove = Retirer la place { $number }
new-add = Ajouter une place
new-edition = Édition des règles
new-clock = Temps de réflexion
new-clock-about = Un joueur qui dépasse le temps prévu pour un coup entame sa réserve. Quand elle est épuisée, un robot joue à sa place.
new-clock-none = illimité
new-clock-minutes = { $move ->
        [one] { $move } minute
       *[other] { $move } minutes
    } par coup, plus { $reserve ->
        [one] { $reserve } minute
       *[other] { $reserve } minutes
    } de réserve
new-clock-days = { $move ->
        [one] { $move } jour
       *[other] { $move } jours
    } par coup, plus { $reserve ->
        [one] { $reserve } jour
       *[other] { $reserve } jours
    } de réserve
new-open = Créer la table
new-opened = La table est prête. Donnez à chaque joueur son lien.
new-sit-down = Rejoindre la table
rules-otherwise = Avec d’autres options
rules-folded = { $count ->
    [one] { $count } règle d’autres options
   *[other] { $count } règles d’autres options
}
rules-search = Rechercher une règle
rules-none = Aucune règle ne contient « { $search } ».
rules-texts = Règles d’origine
rules-of = { $game } : les règles
rules-games = Livrets de règles
rules-contents = Sommaire
rules-short = En bref
rules-table = La table
rules-turn = Un tour
rules-tables = Tous les éléments
rules-editions = Éditions
rules-differences = Ce qui distingue les éditions
rules-options = Autres options
rules-number = { $number } : { $name }
rules-source = Source de ce paragraphe
rules-status-stated = Dit dans les règles d’origine :
rules-status-clarified = Précisé ; les règles d’origine se taisent ou se contredisent :
rules-status-reconstructed = Reconstitué ; les règles d’origine n’en disent rien.
rules-example = Exemple.
rules-before = Avant
rules-after = Après
rules-picture = Image
rules-hits = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
rules-reconstructed = Ce qui est reconstitué
rules-reconstructed-about = Nous ne disposons pas du jeu imprimé complet. Ce qui suit est notre propre proposition ; tout le reste vient des règles d’origine ou d’autres sources publiques.
rules-reconstructed-none = Rien dans ce jeu n’est reconstitué.
rules-whole = Ouvrir le livret complet
statistics-title = Statistiques
statistics-about = Les parties que vous avez terminées dans ce navigateur.
statistics-none = Vous n’avez pas encore terminé de partie dans ce navigateur.
statistics-seats = { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
statistics-played = Parties
statistics-won = Victoires
statistics-share = { $won } ({ $share })
statistics-interval = sur la durée, sans doute entre { $low } et { $high }
statistics-score = Score moyen
statistics-against = moyenne à ces tables : { $score }
statistics-sources = Points moyens par source
statistics-own = Vous
statistics-winners = Gagnants
statistics-loss = Perte moyenne par décision
statistics-loss-about = Ce qu’une décision a coûté en chances de victoire. Seules les pertes certaines comptent ; l’idéal est 0 %.
statistics-loss-chart = Perte moyenne par décision dans chaque partie analysée, de la première à la dernière : { $losses }
statistics-first = première
statistics-latest = dernière
statistics-analysed = Parties analysées
statistics-analysed-of = { $done } sur { $all }
statistics-mean = Moyenne
statistics-analyse = { $count ->
        [1] Analyser une partie de plus
       *[other] Analyser { $count } parties de plus
    }
statistics-analysing = Analyse de la partie { $number } sur { $all } : décision { $done } sur { $decisions }
report-heading = Parties entre robots
report-how = Vous avez fait jouer des robots les uns contre les autres ? Ouvrez ici le rapport de leurs parties.
report-open = Ouvrir un rapport
report-unreadable = Ce fichier n’est pas un rapport de parties entre robots.
home-games = Jeux
home-campaign = Campagne : { $game }
home-campaign-about = Gagnez les niveaux en solitaire, l’un après l’autre.
home-record-about = Revoyez une partie terminée ou reprenez une partie interrompue.
home-record-open = Choisir un fichier…
home-puzzles = Problème du jour
home-puzzles-about = Une position, une décision : trouvez le meilleur coup.
home-results-about = Vos parties dans ce navigateur : victoires, points et leur origine.
mine-all = Tout afficher ({ $count })
new-how = Avec qui jouez-vous ?
new-how-alone = Seul contre des robots
new-how-alone-about = Pour commencer tout de suite
new-how-friends = Avec des amis
new-how-friends-about = Un lien personnel pour chacun
new-how-screen = Sur cet appareil
new-how-screen-about = On se passe l’appareil
new-unchanged = Édition inchangée
new-change = Changer une règle…
new-unchange = Annuler : { $option }
numbers-title = Valeurs de votre exemplaire…
numbers-shipped = Valeurs imprimées habituelles
numbers-server = Valeurs de l’exemplaire de ce serveur
numbers-own = Valeurs de votre propre exemplaire
numbers-about = Changez ce qui est imprimé autrement dans votre exemplaire. La table garde ces valeurs.
numbers-changed = { $count ->
    [one] { $count } valeur changée
   *[other] { $count } valeurs changées
}
numbers-reset = { $name } : revenir à { $value }
numbers-reset-all = Revenir aux valeurs habituelles
numbers-source-rulebook = selon le livret
numbers-source-public = source publique
numbers-source-reconstructed = reconstitué
numbers-yes = oui
numbers-no = non
new-search = Rechercher une option
