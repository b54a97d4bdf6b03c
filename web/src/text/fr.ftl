# The page.
page-title = { $page } · Pessoi
page-title-turn = À vous de jouer : { $game }
page-home = Accueil
page-close = Fermer
page-loading = Chargement…
page-sorry = Une erreur s’est produite
page-nowhere = Page introuvable
page-you = Invité
page-theme = Thème
page-theme-auto = Automatique
page-theme-light = Clair
page-theme-dark = Sombre
page-language = Langue
page-preferences = Préférences

# A table that nobody can go on with.
closed-record-rules = Cette partie suit la version { $found } des règles ; ce serveur utilise maintenant la version { $known }. Elle ne peut plus être continuée ici.
closed-record-components = Cette partie a été jouée avec un autre matériel que celui de ce serveur. Elle ne peut plus être continuée ici.
closed-record-damaged = { closed-record-components }
closed-record-numbers = { closed-record-components }
closed-unknown-game = Ce serveur ne propose plus le jeu de cette table.
closed-left = La discussion reste ouverte, et vous pouvez télécharger la partie : elle s’ouvre sur tout serveur qui a les mêmes règles.

# A new table.
new-level = Niveau

# Links.
links-about = Toute personne qui possède un lien peut s’en servir : ne donnez chaque lien qu’à son destinataire.
links-own = Votre place
links-seat = Pour { $name }
links-spectators = Pour les spectateurs
links-copy = Copier
links-copied = Lien copié.
links-code = Code QR

# At the table.
table-seat = Joueur { $number }
table-namesake = { $name } ({ $number })
table-board = Plateau
table-decision = Décision en cours
table-players = Joueurs
table-tools = Outils
table-menu = Menu
table-told = Journal et discussion
table-hand = Votre côté de la table
table-hand-lift = Tout afficher
table-hand-lower = Réduire
table-whole-board = Afficher tout le plateau
table-all-moves = Tous les coups
table-moves = Coups
table-search-moves = Rechercher un coup
table-log = Journal
table-chat = Discussion
table-rules = Règles
table-links = Liens
table-replay = Revoir
table-undo = Annuler
table-hint = Conseil
table-thinking = Réflexion…
table-amount = Montant
table-choices = { $count ->
        [one] { $count } coup possible
       *[other] { $count } coups possibles
    }
table-reconnecting = Connexion perdue. Reconnexion en cours…
table-unreachable = Le serveur est injoignable.
table-over = La partie est terminée.
table-waiting-for = C’est à { $names } de jouer…
table-playing-back = Les autres joueurs jouent…
table-proposal = { $name } propose de revenir à l’étape { $entry } et d’annuler { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }.
table-proposal-open-for = Réponse attendue : { $names }.
table-agree = Accepter
table-disagree = Refuser
table-curtain = { $name }, à vous de jouer
table-curtain-about = Continuez quand personne d’autre ne voit l’écran.
table-curtain-hold = Je suis { $name } (maintenir appuyé)

sit-title = Une place vous est réservée
sit-about = Sous quel nom voulez-vous jouer ?
sit-name = Nom
sit-colour = Couleur
seat-colour-red = Rouge (chouette)
seat-colour-blue = Bleu (dauphin)
seat-colour-yellow = Jaune (lyre)
seat-colour-green = Vert (laurier)
seat-colour-violet = Violet (casque)
seat-colour-black = Noir (amphore)
sit-down = Rejoindre la table

players-turn = doit jouer
players-bot = robot · { $level }
players-open = en attente
players-away = hors ligne
players-place = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
players-score = Points
players-score-hidden = Points cachés
players-spectators = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
players-take-back = Reprendre la main

# La ligne de décision.
prompt-your-turn = À vous de jouer : { $question }
prompt-both = { $first } · { $second }
prompt-sent = Envoyé…
prompt-slow = La connexion est lente. Votre coup est envoyé de nouveau.
prompt-playback = Coup { $shown } sur { $count }
prompt-after-this = C’est ensuite à vous de jouer.
prompt-skip = Sauter
prompt-back = Retour
prompt-confirm = Confirmer
prompt-choose = Choisir un coup

clock-left = { $name } : { $time }

hint-move = Le robot Expert jouerait : { $move }
hint-expected = Chances de gagner : { $chance }
hint-others = Autres coups (chances de gagner) :
hint-other = { $move } ({ $chance })

notice-undone = { $name } a annulé des coups.
notice-bot-substituted = { $by } fait jouer un robot ({ $bot }) à la place de { $name }.
notice-person-returned = { $name } rejoue à la place du robot.
log-rule = Pourquoi ? Voir la règle
log-moment = Revoir cette étape
log-places = Montrer sur le plateau
log-back = Demander à revenir avant cette étape

chat-about-seats = Seuls les joueurs peuvent lire ces messages.
chat-about-spectators = Seuls les spectateurs peuvent lire ces messages.
chat-spectator = Spectateur
chat-message = Message
chat-send = Envoyer
chat-phrases = Phrases toutes faites, que chacun lit dans sa langue
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-moment = Un instant, s’il vous plaît.
phrase-turn = C’est à vous.
phrase-bye = Belle partie ! À bientôt.

# Replay.
replay-at = Étape { $entry } sur { $entries }
replay-moment = Étape
replay-run = Lecture
replay-stop = Pause
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-chapter-back = Chapitre précédent
replay-chapter-on = Chapitre suivant
replay-speed = Vitesse : { $speed }
replay-eyes = Voir par les yeux de
replay-share = Copier le lien
replay-leave = Retour à la table

# The end.
ending-title = Résultat
ending-winner = { $count ->
        [one] { $names } remporte la partie.
       *[other] { $names } se partagent la victoire.
    }
ending-place = Rang
ending-player = Joueur
ending-score = Total
ending-lead = Évolution des scores
ending-lead-about = Le score de chaque joueur, du premier au dernier coup. Cliquez sur un point pour revoir cette étape.
ending-again = Rejouer
ending-rematch = Une nouvelle table attend les mêmes joueurs : cliquez sur « { ending-again } ».
ending-replay = Revoir la partie
ending-analysis = Analyse
ending-record = Télécharger la partie
edition-title = Édition et règles de cette table
edition-changes = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}
edition-differs = { $count ->
    [one] Une option s’en écarte :
   *[other] { $count } options s’en écartent :
}

# Preferences.
preferences-look = Affichage et son
preferences-pace = Vitesse des coups adverses
preferences-still = Désactiver les animations
preferences-sound = Jouer des sons
preferences-notify = Notification du navigateur quand c’est à moi de jouer
preferences-play = Jeu
preferences-confirm = Confirmer les coups
confirm-auto = Sur écran tactile, s’ils sont irréversibles
confirm-never = Jamais
confirm-final = S’ils sont irréversibles
confirm-always = Toujours
preferences-forced = Jouer à ma place le seul coup possible
preferences-zoom = Sur petit écran, agrandir l’endroit où choisir
preferences-single-keys = Raccourcis à une seule touche
preferences-seat = Ma place
preferences-bot-about = Un robot peut jouer à votre place jusqu’à votre retour.
preferences-bot = Laisser jouer un robot
preferences-keys = Raccourcis clavier
pace-slow = Lente
pace-normal = Normale
pace-quick = Rapide
pace-none = Immédiate
key-number = 1 … 0
key-number-about = jouer un des dix premiers coups
key-m = m
key-m-about = liste de tous les coups
key-arrows = Flèches
key-arrows-about = aller à l’élément en surbrillance le plus proche
key-zoom = + − .
key-zoom-about = agrandir, réduire, afficher tout le plateau
key-go = g s, g e, g h, g l, g c
key-go-about = aller au plateau, à la décision, à votre côté, au journal, à la discussion
key-question = Touche ?
key-question-about = expliquer l’élément sélectionné
key-u = u
key-u-about = annuler
key-h = h
key-h-about = conseil
key-r = r
key-r-about = règles
key-l = l
key-l-about = journal
key-c = c
key-c-about = discussion
key-s = s
key-s-about = sauter les animations
key-escape = Échap
key-escape-about = modifier le choix, fermer
key-tab = Tab, Entrée
key-tab-about = parcourir les éléments en surbrillance et choisir

# The generic board.
generic-facts = Sur la table
generic-table = Tableau
generic-yes = oui
generic-no = non
generic-none = –

recap-title = Depuis votre dernier coup
recap-again = Revoir le dernier coup
prompt-paused = En pause : { $shown } sur { $count }
orders-title = Quand la table doit-elle vous demander ?
order-turn = Passer pour ce tour
order-turn-about = La table ne vous demandera plus rien avant le prochain tour.
order-useful = Demander si je peux agir
order-useful-about = Si vous ne pouvez que passer, la table passe pour vous.
order-concerned = Demander seulement si cela me concerne
order-concerned-about = La table passe pour vous quand d’autres attaquent ou combattent.
order-ask = Toujours demander
order-ask-about = La table vous demande même si vous ne pouvez que passer.

explain-reconstructed = Reconstitué : { $what }
table-explain = Expliquer ce que je touche
explain-table-undo = Annule votre dernier coup tant que rien de nouveau n’a été révélé.
explain-table-hint = Montre ce que jouerait le robot Expert et vos chances de gagner.
explain-table-rules = Ouvre les règles de cette table.
explain-table-log = Ouvre le journal de la partie.

log-everybody = Tous
log-search = Rechercher dans le journal
log-points = Points seulement
log-setup = Mise en place : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
log-earlier = { $count ->
    [one] { $count } tour plus ancien
   *[other] { $count } tours plus anciens
}
log-more = { $count ->
    [one] encore { $count } ligne
   *[other] encore { $count } lignes
}
log-new = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}

page-play = Jouer
page-study = Étude
page-pages = Pages
numbers-table = Cette table a ses propres valeurs :
numbers-instead = { $name } : { $value } au lieu de { $shipped }
volume-turn = Seulement mon tour
volume-table = Aussi ce qui se passe à la table
volume-all = Tout
preferences-volume = Sons
ending-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

lesson-title = Leçon
lesson-step = { $step } sur { $steps }
lesson-next = Suivant
lesson-back = Retour
lesson-play-on = Continuer librement
lesson-leave = Quitter la leçon
lesson-leave-about = Quitter la leçon et continuer contre des robots
lesson-do = À vous de jouer
