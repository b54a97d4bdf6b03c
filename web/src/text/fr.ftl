# The page.
page-title = { $page } · Pessoi
page-title-turn = À toi de jouer : { $game }
page-home = Accueil
page-close = Fermer
page-loading = Un instant …
page-sorry = Cela n’a pas marché
page-nowhere = Il n’y a rien ici
page-you = Invité
page-theme = Lumière
page-theme-auto = Auto
page-theme-light = Jour
page-theme-dark = Nuit
page-language = Langue
page-preferences = Préférences

# Home.
home-title = Jeux de plateau de la Grèce antique
home-about = Prends place avec des amis, où qu’ils soient, ou avec des robots. Personne ne doit s’inscrire.
home-seats = { $least } à { $most } joueurs
home-play = Jouer tout de suite
home-new = Nouvelle table
home-rules-of = Règles de { $game }
home-more = Plus
home-record = Ouvrir une partie enregistrée

mine-title = Mes tables
mine-your-turn = À toi de jouer
mine-running = En cours
mine-over = Terminée
mine-closed = Ne peut plus être continuée
mine-forget = Retirer de la liste

# A table that nobody can go on with.
closed-record-rules = Cette table a été jouée selon la version { $found } des règles. Elles ont changé depuis (version { $known }) : personne ne peut continuer ici.
closed-record-components = Cette table a été jouée avec un autre matériel que celui de ce serveur : personne ne peut continuer ici.
closed-unknown-game = Ce serveur n’a plus le jeu de cette table.
closed-left = On peut encore se parler et garder la partie notée : elle s’ouvre là où les règles sont les mêmes.

# A new table.
new-game = Jeu
new-seats = Places
new-who = Qui occupe la place { $number }
new-kind-you = Toi
new-kind-person = Un ami avec un lien
new-kind-bot = Un robot
new-kind-hot-seat = Quelqu’un devant cet écran
new-kinds-about = Un ami reçoit son propre lien. Ceux qui partagent cet écran jouent tour à tour, et un rideau cache les choix secrets.
new-level = Niveau
new-level-of = Niveau de la place { $number }
new-name-of = Nom à la place { $number }
new-remove = Retirer la place { $number }
new-add = Ajouter une place
new-edition = Édition
new-options = Options ({ $count })
new-clock = Pendule
new-clock-about = Quand le temps d’un joueur est écoulé, un robot continue pour lui.
new-clock-0 = aucune
new-clock-60 = une minute par coup
new-clock-300 = cinq minutes par coup
new-clock-86400 = un jour par coup
new-open = Dresser la table
new-opened = La table est dressée. Donne à chacun son propre lien.
new-sit-down = Prendre place

# Links.
links-about = Qui possède un lien peut s’en servir : ne le transmets qu’à la personne concernée.
links-own = Ta place
links-seat = Pour { $name }
links-spectators = Pour ceux qui regardent
links-copy = Copier
links-copied = Copié.
links-code = Code QR

# At the table.
table-seat = Place { $number }
table-namesake = { $name } ({ $number })
table-board = Le plateau
table-decision = Ce qui est demandé
table-players = Qui est à table
table-tools = À la table
table-log = Récit
table-chat = Discussion
table-rules = Règles
table-links = Liens
table-replay = Revoir
table-undo = Annuler
table-undo-about = Reprendre ton dernier coup tant que rien de nouveau n’a été révélé (u)
table-hint = Conseil
table-hint-about = Ce que ferait le robot fort (h)
table-thinking = Réflexion …
table-amount = Montant
table-choose-on-board = Choisis un endroit éclairé du plateau.
table-choose-again = Choisir autrement
table-choices = { $count } possibilités
table-list-moves = Montrer les { $count } coups
table-reconnecting = La connexion est perdue. Elle reviendra d’elle-même.
table-unreachable = Le serveur est injoignable.
table-over = La partie est terminée.
table-waiting-for = C’est à { $names } de décider …
table-playing-back = Les autres jouent …
table-skip = Passer ({ $count })
table-proposal = { $name } demande de revenir à l’entrée { $entry } de la partie.
table-proposal-open-for = Réponse attendue de { $names }.
table-agree = D’accord
table-disagree = Plutôt non
table-curtain = { $name }, c’est à toi
table-curtain-about = Ne regarde que si personne d’autre ne voit l’écran.
table-curtain-lift = Lever le rideau

sit-title = Une place t’est réservée
sit-about = Sous quel nom veux-tu jouer ?
sit-name = Nom
sit-down = Prendre place

players-turn = doit décider
players-bot = robot · { $level }
players-open = pas encore là
players-away = absent
players-place = { $place ->
        [1] premier
       *[other] { $place }e
    }
players-score = Points
players-spectators = { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
players-take-back = Rejouer moi-même

clock-left = { $name } : { $time }

hint-move = Le robot fort ferait : { $move }
hint-expected = Chance de gagner : { $chance }
hint-other = { $move } ({ $chance })

tip-understood = Compris
tip-no-more = Plus d’explications

log-all = Montrer les { $count } lignes
notice-undone = { $name } a annulé des coups.
notice-bot-substituted = { $by } fait jouer un robot ({ $bot }) à la place de { $name }.
notice-person-returned = { $name } rejoue à la place du robot.
log-rule = Pourquoi ? La règle
log-moment = Voir ce moment
log-back = Demander de revenir avant

chat-about-seats = Seuls ceux qui jouent peuvent lire ceci.
chat-about-spectators = Seuls ceux qui regardent peuvent lire ceci.
chat-spectator = Un spectateur
chat-message = Message
chat-send = Envoyer

# Replay.
replay-at = Entrée { $entry } sur { $entries }
replay-moment = Moment
replay-first = Au début
replay-back = Reculer d’un pas
replay-run = Dérouler
replay-stop = Arrêter
replay-on = Avancer d’un pas
replay-last = À la fin
replay-share = Copier l’adresse
replay-leave = Retour à la table

# The end.
ending-title = Résultat
ending-winner = { $count ->
        [one] Victoire de { $names }.
       *[other] Victoire partagée entre { $names }.
    }
ending-place = Rang
ending-player = Joueur
ending-score = Total
ending-lead = Comment la tête a changé
ending-lead-about = Les points de toutes les places du premier au dernier coup ; un clic mène à ce moment.
ending-again = Rejouer
ending-rematch = Une nouvelle table attend les mêmes joueurs : « { ending-again } » y mène.
ending-replay = Revoir depuis le début
ending-record = Garder la partie

# Rules and statistics.
rules-search = Chercher dans les règles
rules-none = Aucune règle ne parle de « { $search } ».
rules-texts = Les règles imprimées
statistics-title = Statistiques
statistics-about = Comment les parties terminées sur ce serveur ont fini.
statistics-none = Aucune partie n’est encore terminée.
statistics-kind = { $edition }, { $seats ->
        [one] un joueur
       *[other] { $seats } joueurs
    } : { $finished ->
        [one] une partie
       *[other] { $finished } parties
    } de { $entries } entrées
statistics-mine = Mes propres tables
statistics-played = Jouées
statistics-seat = Place
statistics-won = Victoires
statistics-score = Score moyen
report-heading = L’arène
report-how = Un rapport fait par « pessoi report » peut être lu ici.
report-open = Ouvrir un rapport
report-unreadable = Ce n’est pas un rapport de l’arène.

# Preferences.
preferences-look = Aspect et son
preferences-pace = Rythme des coups des autres
preferences-still = Rien ne bouge
preferences-sound = Un son quand c’est à moi
preferences-notify = Une notification quand c’est à moi
preferences-explain = Expliquer les choix la première fois
preferences-seat = Ma place
preferences-bot-about = Un robot peut jouer pour toi jusqu’à ton retour.
preferences-bot = Laisser jouer un robot
preferences-keys = Touches
pace-slow = lent
pace-normal = normal
pace-quick = rapide
pace-none = immédiat
key-number = 1 … 0
key-number-about = jouer un des dix premiers coups
key-u = u
key-u-about = annuler
key-h = h
key-h-about = conseil
key-r = r
key-r-about = règles
key-l = l
key-l-about = récit
key-c = c
key-c-about = discussion
key-s = s
key-s-about = passer ce qui se déroule
key-escape = Échap
key-escape-about = choisir autrement, fermer
key-tab = Tab, Entrée
key-tab-about = parcourir les endroits éclairés et choisir

# The generic board.
generic-facts = Sur la table
generic-table = Tableau
generic-yes = oui
generic-no = non
generic-none = –
