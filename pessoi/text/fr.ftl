# Ce que tous les jeux ont en commun.

reason-over = La partie est terminée.
reason-no-such-seat = La place { $seat } n’existe pas. Nombre de places : { $seats } ; la première porte le numéro 0.
reason-no-such-move = Le coup { $move } n’existe pas.
reason-fate-first = Un tirage au sort doit d’abord avoir lieu.
reason-not-your-turn = Ce n’est pas votre tour.
reason-no-chance-now = Aucun tirage au sort n’est attendu maintenant.
reason-no-such-outcome = Le tirage { $outcome } est impossible maintenant.
reason-not-now = Ce coup n’est pas possible maintenant.
reason-lesson = C’est possible aussi. Dans cette leçon, essayez d’abord ceci : { $move }.
label = { $text } :

# Le terminal.

terminal-you = Joueur
terminal-seat = Joueur
terminal-seats = { $more ->
        [0] { $low ->
            [one] { $low } joueur
           *[other] { $low } joueurs
        }
       *[other] { $low } à { $high } joueurs
    }
terminal-options = Règles : { $options }
terminal-box = { $authors }, { $publisher } { $year }, dès { $age } ans
terminal-chance = Le hasard
terminal-range = De { $first } à { $last } : tapez un nombre
terminal-type-a-move = Numéro ou coup
terminal-help =
    Tapez le numéro d’un coup, ou le coup tel qu’il est écrit entre crochets. Quand un montant est demandé, tapez ce montant.
    undo annule votre dernier coup, tant qu’aucune information n’a été révélée et que personne d’autre n’a joué.
    why COUP explique pourquoi un coup est interdit. rules TEXTE cherche dans les règles. board affiche de nouveau le plateau.
    quit ferme la partie ; elle est enregistrée après chaque coup.
terminal-undone = Coup annulé.
terminal-cannot-undo = Ce coup ne peut plus être annulé : une information a été révélée, ou quelqu’un d’autre a joué.
terminal-allowed = Ce coup est permis.
terminal-unknown = « { $typed } » n’est pas un coup possible ici. Tapez un numéro de la liste ou le coup tel qu’il est écrit ; « help » affiche l’aide.
terminal-did-you-mean = « { $typed } » n’est pas un coup possible. Vouliez-vous dire : { $similar } ?
terminal-over = La partie est terminée.
terminal-saved = Partie enregistrée : { $file }
terminal-go-on = Pour continuer : pessoi play --continue { $file }
terminal-curtain = { $name }, à vous de jouer. Appuyez sur Entrée quand personne d’autre ne voit l’écran.
terminal-search = Rechercher dans les règles
terminal-no-rule = Aucune règle ne contient « { $search } ».
terminal-close = Échap ferme cette page.
terminal-key-help = Aide
terminal-key-rules = Règles
terminal-key-play-on = Continuer librement
terminal-key-undo = Annuler
terminal-key-leave = Quitter
terminal-lesson = { $step } sur { $steps }. { $text }
terminal-lesson-leave = Tapez « free », ou F3 en plein écran, pour quitter la leçon et continuer contre des robots.
terminal-replay-prompt = [{ $at } sur { $count }] Entrée, « back », un numéro ou « quit » :
terminal-replay-help = Entrée : avancer · « back » : reculer · un numéro : y aller · « quit » : quitter.
terminal-end-of-record = Fin de la partie enregistrée.

rules-option = option : { $option }
rules-not-here = { $count ->
        [0] Toutes les règles s’appliquent à cette table.
        [one] { $count } règle relève d’autres options et n’est pas affichée ; « pessoi rules { $game } » les affiche toutes.
       *[other] { $count } règles relèvent d’autres options et ne sont pas affichées ; « pessoi rules { $game } » les affiche toutes.
    }
rules-count = { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }, dont { $tested ->
        [one] { $tested } vérifiée par
       *[other] { $tested } vérifiées par
    } des tests
rules-untested = aucun test ne vérifie { $rule }
rules-unknown = un test nomme { $rule }, qui n’existe pas
status-stated = texte d’origine
status-stated-about = figure dans les règles imprimées
status-clarified = précision
status-clarified-about = comble une lacune des règles imprimées ou tranche entre deux textes
status-reconstructed = reconstitution
status-reconstructed-about = est notre reconstitution ; les règles imprimées n’en disent rien

# Les champs de toute vue, tels que le plateau générique les nomme.

view-seat = Place
view-actors = Au tour de
view-asked = Décision

# Le serveur.

serve-ready = Serveur prêt : { $address }
serve-stopped = Serveur arrêté. Toutes les parties sont conservées.
serve-port-taken = Le port { $port } de { $host } est déjà utilisé. Un serveur tourne-t-il déjà ? Pour choisir un autre port : --port NOMBRE
serve-no-port = Le serveur ne peut pas écouter sur { $host }, port { $port }.
serve-not-writable = Impossible d’écrire dans { $where } ({ $detail }). Pour choisir un autre dossier : --data DOSSIER
serve-in-use = { $where } est déjà utilisé par un autre serveur.
serve-unreachable = La base de données { $where } est inaccessible ({ $detail }).
serve-newer-schema = La base de données vient d’une version plus récente de Pessoi : utilisez cette version.
serve-bad-proxy = « --proxied » attend des adresses ou des réseaux, séparés par des virgules ({ $detail }).
serve-backed-up = Toutes les parties sont copiées dans { $file }.
serve-no-backup = Impossible de copier les parties dans { $where } ({ $detail }).
serve-backup-postgres = PostgreSQL a sa propre commande pour les copies : pg_dump.

soak-running = Parties en cours à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } pendant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }…
soak-moves = Coups acceptés : { $value }
soak-requests = Requêtes acceptées, messages et annulations compris : { $value }
soak-tables = Parties : { $value }
soak-restarts = Arrêts brutaux suivis d’un redémarrage : { $value }
soak-lost = Pertes : { $value }
soak-repeated = Doublons : { $value }
soak-gaps = Lacunes : { $value }
soak-standing = Parties à l’arrêt : { $value }
soak-memory = Mémoire du serveur : { $value } Mo
soak-growth = Croissance de sa mémoire : { $value } Mo par heure
soak-errors = Erreurs dans son journal : { $value }

table-spectators-watch = Les spectateurs ne peuvent pas jouer.
table-closed = Cette partie ne peut plus être continuée.
table-too-late = Trop tard : la situation a changé entre-temps. Choisissez de nouveau.
table-unknown-move = Le coup « { $move } » n’existe pas.
table-bot-sits-here = Un robot joue à cette place. Reprenez d’abord la main.
table-finished = La partie est terminée ; on ne peut plus rien annuler.
table-nothing-to-take-back = Il n’y a aucun coup à annuler.
table-proposal-open = Une demande de retour en arrière est déjà en cours. Répondez-y d’abord.
table-not-asked = Vous n’avez aucune décision à prendre pour le moment.
table-unknown-window = Ce jeu ne connaît pas la fenêtre « { $window } ».
table-no-such-seat = Cette place n’existe pas.
table-unknown-bot = Le robot « { $bot } » n’existe pas.
table-bad-address = Cette adresse web n’est pas valable.
table-colour-taken = Cette couleur est déjà choisie.
table-already-so = C’est déjà le cas.
table-not-your-seat = Ce n’est pas votre place.
table-no-hints = Aucun conseil n’est disponible pour le moment.
table-busy = La table est occupée. Réessayez dans un instant.
table-storage-failed = Le coup n’a pas pu être enregistré et ne compte pas. Réessayez.
table-too-fast = Trop de demandes à la fois. Attendez un instant.
table-too-large = L’envoi est trop volumineux.
table-too-slow = La requête a mis trop de temps à arriver.
table-malformed = Le serveur n’a pas compris la demande.
table-broken = Erreur du serveur. La partie n’est pas touchée.
table-no-token = Pour cela, ouvrez le lien de votre place.
table-unknown-token = Ce lien ne correspond à aucune table.
table-no-table = Cette table n’existe pas.
table-no-such-moment = Cette étape n’existe pas dans la partie.
table-not-found = Page introuvable.
table-not-over = Cela n’est possible qu’une fois la partie terminée.
table-no-rematch = Personne n’a encore proposé de revanche.
table-cannot-open = Cette table ne peut pas être créée.
table-bad-numbers = La table ne peut pas être créée : { $why }
table-wrong-origin = Cette page n’est pas autorisée à utiliser le serveur.
table-too-many-sockets = Trop de connexions depuis la même adresse.
table-no-hello = Connexion refusée : le message d’ouverture manque.
table-stuck = La connexion était trop lente et a été fermée.
table-closing = Le serveur redémarre. La connexion reprendra dans un instant.
table-refused = Le serveur a refusé cette demande.

# La ligne de commande.

cli-about = Des jeux de société sur la Grèce antique, contre des robots ou entre amis.
cli-version = afficher la version et indiquer si elle est compilée
cli-is-compiled = pessoi { $version } (compilé)
cli-is-uncompiled = pessoi { $version } (non compilé)
cli-mistake = pessoi : { $mistake }
cli-lang = la langue de tous les messages
cli-game = le jeu : %(choices)s
cli-games = les jeux disponibles
cli-play = jouer dans le terminal
cli-seats = les joueurs, séparés par des virgules : « you » pour une personne, « Anna=you » pour lui donner un nom, sinon le nom d’un robot ; « :blue » à la fin choisit une couleur
cli-edition = l’édition des règles à suivre
cli-option = changer une option de règles ; peut être répété
cli-continue = reprendre une partie enregistrée
cli-record = où enregistrer la partie
cli-seed = la graine du générateur aléatoire
cli-plain = ligne par ligne au lieu du plein écran
cli-components-file = un fichier qui corrige les valeurs imprimées du matériel
cli-replay = revoir une partie enregistrée pas à pas
cli-record-file = une partie enregistrée
cli-position = afficher une position et les coups possibles
cli-position-file = une position en JSON
cli-rules = le livret de règles, rédigé pour Pessoi
cli-search = n’afficher que les règles qui contiennent ce texte
cli-check = compter les règles vérifiées par des tests ; échec s’il en manque
cli-tests = le dossier des tests des jeux
cli-options = les éditions et les options d’un jeu
cli-components = les valeurs imprimées d’un jeu, dans un fichier à corriger
cli-schema = le schéma JSON des positions d’un jeu
cli-learn = apprendre un jeu en jouant une première partie guidée
cli-campaign = les niveaux en solitaire de Peloponnes, l’un après l’autre
cli-campaign-file = le fichier où la campagne est enregistrée

# Les robots, du plus facile au plus difficile.

level-random = Aléatoire
level-random-about = Joue n’importe quel coup permis.
level-beginner = Débutant
level-beginner-about = Connaît les règles, mais laisse souvent passer de bonnes occasions.
level-casual = Occasionnel
level-casual-about = Joue correctement, un coup à la fois.
level-skilled = Confirmé
level-skilled-about = Prévoit quelques coups à l’avance.
level-strong = Expert
level-strong-about = Calcule aussi loin qu’il peut et enchérit avec soin.

# L’arène.

cli-bots = les robots disponibles
cli-arena = jouer une série de parties entre robots
cli-tournament = faire jouer chaque robot contre tous les autres et les classer
cli-report = créer une page de graphiques sur une série de parties
cli-bots-list = les robots de la table, séparés par des virgules ; un par place
cli-many = le nombre de parties
cli-workers = le nombre de processus qui jouent en même temps
cli-cluster = l’adresse d’une grappe Ray dont les machines jouent, sous la forme hôte:port
cli-out = le dossier de la série ; redonnez-le pour reprendre une série interrompue
cli-records = enregistrer chaque partie
cli-table-seats = le nombre de places par table ; par défaut, le minimum du jeu
arena-playing = { $game } : { $bots }
arena-saved = Les résultats sont dans { $folder }
arena-report = Le rapport est dans { $file }

report-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $bots }
report-seed = Graine : { $seed }
report-numbers = Chiffres
report-bot = robot
report-seat = place
report-share = taux de victoire
report-games = parties
report-rating = cote
report-moves = coups
report-ending = fin
report-score = points
report-points = points par partie
report-source = origine
report-move = coup
report-taken = choisi si possible
report-win-when-chosen = victoires si choisi
report-strength = Force
report-strength-about = Taux de victoire de chaque robot, avec son intervalle de confiance à 95 %. La ligne pointillée marque un partage égal.
report-balance = Équilibre des places
report-balance-about = Taux de victoire de chaque place, chaque robot y ayant joué aussi souvent que les autres.
report-length = Durée
report-length-about = Nombre de coups et de tirages par partie, selon la façon dont elle s’est terminée.
report-scores = Répartition des points
report-scores-about = Minimum, moitié centrale, médiane et maximum des points de chaque robot.
report-sources = Origine des points
report-sources-about = Points par partie, selon leur origine.
report-choices = Coups choisis
report-choices-about = Fréquence à laquelle un coup possible est choisi, et taux de victoire de ceux qui l’ont choisi.
report-actions = Types de coups
report-actions-about = Fréquence à laquelle un type de coup possible est choisi. Les montants des longues listes sont omis.
cli-agents = ce qu’un agent apprenant observe, joue et gagne dans un jeu
cli-seat-count = le nombre de places
cli-serve = démarrer un serveur pour jouer avec des amis et des robots
cli-host = l’adresse d’écoute
cli-port = le port d’écoute
cli-database = une adresse PostgreSQL, ou un fichier pour SQLite
cli-data = le dossier où les parties sont conservées
cli-origin = une page externe autorisée à utiliser ce serveur ; peut être répété
cli-proxied = l’adresse ou le réseau d’un serveur mandataire qui dit d’où viennent les clients ; plusieurs avec des virgules
cli-window = le temps, en millièmes de seconde, laissé à ceux qui peuvent intervenir hors de leur tour (900) ; avec 0, chaque réponse compte aussitôt, et l’on voit qui pouvait intervenir
cli-serve-components = un fichier avec les nombres de votre boîte d’un jeu, qu’il nomme ; les nouvelles tables les utilisent. Un fichier par jeu
cli-open = ouvrir la page dans un navigateur
cli-backup = copier toutes les parties d’un serveur dans un fichier, même pendant qu’on joue
cli-backup-file = le nouveau fichier
cli-soak = jouer sur un serveur arrêté brutalement de temps en temps, et compter ce qui s’est perdu
cli-minutes = la durée en minutes
cli-tables = le nombre de tables
cli-json = afficher les données au format JSON
cli-completion = afficher le script qui permet au shell de compléter les commandes
cli-shell = le shell : %(choices)s

# Ce que dit `pessoi` sans commande.

greeting = Pessoi { $version } : des jeux de société sur la Grèce antique, contre des robots ou entre amis.
greeting-serve = jouer sur une page dans votre navigateur
greeting-play = jouer dans ce terminal
greeting-games = voir les jeux disponibles
greeting-help = Toutes les commandes : { $command }

# Ce qui tient lieu d’une valeur.

metavar-command = COMMANDE
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-game = JEU
metavar-list = LISTE
metavar-name = NOM
metavar-setting = NOM=VALEUR
metavar-number = NOMBRE
metavar-text = TEXTE
metavar-url = URL
metavar-address = ADRESSE

# Ce que dit argparse : ses signes % restent.

argparse-usage = utilisation :
argparse-arguments = arguments
argparse-options = options
argparse-heading = %(heading)s :
argparse-help = montrer cette aide et quitter
argparse-error = %(prog)s : erreur : %(message)s
argparse-argument = %(argument_name)s : %(message)s
argparse-required = arguments manquants : %s
argparse-unrecognized = arguments inconnus : %s
argparse-choice = valeur impossible : %(value)r ; choix possibles : %(choices)s
argparse-maybe = valeur impossible : %(value)r ; vouliez-vous dire %(suggestion)r ? Choix possibles : %(choices)s
argparse-value = %(value)r n’est pas une valeur valable
argparse-one = il manque une valeur
argparse-not-with = incompatible avec %s
argparse-explicit = ne prend pas de valeur, mais %r a été donné
argparse-ambiguous = %(option)s peut vouloir dire %(matches)s
argparse-between = attendu : un nombre entier de { $low } à { $high }, et non { $found }
argparse-at-least = attendu : un nombre entier d’au moins { $low }, et non { $found }

# Ce que quelqu’un a mal fait.

mistake-in-file = { $file } : { $why }
mistake-unreadable = { $file } : illisible ({ $why })
mistake-unusable = { $file } : inutilisable ({ $why })
mistake-no-such-file = ce fichier n’existe pas
mistake-is-a-folder = c’est un dossier, pas un fichier
mistake-not-a-folder = c’est un fichier, pas un dossier
mistake-not-permitted = accès refusé
mistake-file-trouble = erreur système { $number }
mistake-not-text = { $file } : ce n’est pas un fichier de texte
mistake-not-json = { $file } : ce n’est pas un fichier JSON ({ $why })
mistake-not-toml = { $file } : ce n’est pas un fichier TOML ({ $why })
mistake-numbers = ces nombres sont inutilisables : { $why }
mistake-numbers-large = ils dépassent { $most } octets
mistake-numbers-unusable = les règles ne permettent pas d’y jouer
mistake-other-box = le fichier est fait pour « { $found } », pas pour { $expected }
mistake-nameless-box = le fichier doit nommer son jeu, par exemple { $example } à la première ligne
mistake-box-twice = il y a deux fichiers pour { $found }
mistake-broken-at = ligne { $line }, colonne { $column }
mistake-broken-end = à la fin du fichier
mistake-not-json-at-all = ce n’est pas du JSON
mistake-missing-field = { $where } : il manque { $name }
mistake-unknown-field = { $where } : { $name } est inconnu
mistake-other-kind = { $where } : on attend { $expected }, et non { $found }
mistake-other-length = { $where } : on attend { $kind } de longueur { $expected }
mistake-out-of-range = { $where } : on attend { $kind } { $expected }
mistake-kind-int = un nombre entier
mistake-kind-float = un nombre
mistake-kind-str = du texte
mistake-kind-bool = true ou false
mistake-kind-array = une liste
mistake-kind-object = un objet
mistake-kind-null = rien
mistake-not-a-choice = { $where } : « { $found } » n’est pas un choix possible
mistake-unfit = { $where } : valeur non valable
mistake-not-a-number = { $where } : un nombre est attendu, et non { $found }
mistake-not-in-range = { $where } : un nombre entier de { $low } à { $high } est attendu, et non { $found }
mistake-not-a-list = { $where } : une liste est attendue, et non { $found }
mistake-not-a-set = { $where } : une liste de nombres croissants est attendue, et non { $found }
mistake-not-an-object = { $where } : un objet avec { $known } est attendu
mistake-other-count = { $where } : { $expected ->
        [one] { $expected } élément est attendu
       *[other] { $expected } éléments sont attendus
    }, et non { $found }
mistake-too-many-entries = { $where } : { $most } éléments au plus sont attendus, et non { $found }
mistake-out-of-order = { $where } : { $found } s’y trouve deux fois ou au mauvais endroit
mistake-unknown-game = jeu inconnu : « { $found } » ; jeux disponibles : { $known }
mistake-broken-game = le jeu « { $found } » ne peut pas être chargé depuis le point d’entrée « { $entry } » ({ $why })
mistake-game-key-form = une clé se compose de minuscules et de chiffres et commence par une lettre
mistake-not-a-game = ce n’est pas une sous-classe de pessoi.Game
mistake-other-game-key = sa classe a la clé « { $found } »
mistake-wrong-seats = { $name } se joue de { $low } à { $high } joueurs, et non à { $found }
mistake-unknown-colour = couleur inconnue : « { $found } » ; couleurs disponibles : { $known }
mistake-colour-twice = deux places ont la couleur « { $colour } »
mistake-unknown-edition = édition inconnue : « { $found } » ; éditions disponibles : { $known }
mistake-unknown-option = option inconnue : « { $found } » ; options disponibles : { $known }
mistake-unknown-value = valeur impossible pour { $name } : « { $found } » ; valeurs possibles : { $known }
mistake-option-form = une option s’écrit nom=valeur, et non « { $found } »
mistake-edition-gaps = { $file } : l’édition { $edition } doit donner une valeur à { $known }
mistake-unknown-move = aucun coup ne s’écrit « { $found } »
mistake-misspelled-move = aucun coup ne s’écrit « { $found } » ; vouliez-vous dire { $known } ?
mistake-record-empty = la partie enregistrée est vide ; sa première ligne devrait être un en-tête
mistake-record-long = l’enregistrement contient { $found } entrées ; une partie en compte au plus { $most }
mistake-record-header = la ligne 1 n’est pas un en-tête valable ({ $why })
mistake-record-format = la partie est enregistrée au format { $found } ; cette version de Pessoi lit le format { $known }
mistake-record-entry = l’entrée { $entry } n’est pas un coup ({ $why })
mistake-record-number = l’entrée { $entry } porte le numéro { $found }
mistake-record-opening = l’en-tête n’est pas valable : { $why }
mistake-record-game = c’est une partie enregistrée de { $found }, et non de { $expected }
mistake-record-rules = la partie suit la version { $found } des règles ; la version actuelle est { $known }
mistake-record-components = la partie a été jouée avec un autre matériel ({ $found }) ; nommez son fichier avec --components
mistake-record-numbers = les nombres de cette partie sont inutilisables : { $why }
mistake-record-damaged = les nombres de l’en-tête ({ $found }) ne sont pas ceux de la partie ({ $expected })
mistake-record-position = sa position de départ a d’autres places ou d’autres options
mistake-record-move = entrée { $entry }, « { $move } » par { $seat } : { $why }
mistake-record-seats = la partie enregistrée a { $expected ->
        [one] { $expected } place
       *[other] { $expected } places
    }, et non { $found }
mistake-position = ce n’est pas une position valable : { $why }
mistake-position-nameless = { $file } : une position est un objet qui nomme son jeu
mistake-position-options = options : des noms et des valeurs sont attendus
mistake-position-sum = table : { $what } : { $expected } en tout, et non { $found }
mistake-position-faults = table : { $why }
mistake-position-sealed = sealed : un coup ou null est attendu, et non { $found }
mistake-position-step = agenda : [étape, argument] est attendu, avec une étape parmi { $known }, et non { $found }
mistake-position-stuck = agenda : personne ne peut jouer à partir d’ici
mistake-position-unasked = sealed : on y trouve un choix qui n’a été demandé à personne
mistake-position-misfit = agenda : il ne correspond pas au reste de la position
mistake-position-idle = agenda : sa dernière étape ne demande rien à personne ; dans une position, quelqu’un doit avoir une décision à prendre
mistake-unknown-bot = robot inconnu : « { $found } » ; robots disponibles : { $known }
mistake-no-hints = « { $bot } » ne donne pas de conseils ; choisissez un robot à recherche, par exemple { $usual }
mistake-no-parameters = « { $bot } » : random ne prend pas de paramètres
mistake-slip-range = « { $bot } » : slip est une proportion de 0 à 1
mistake-no-budget = « { $bot } » : indiquez la durée de recherche, par exemple search:500 (simulations) ou search:2s (secondes)
mistake-parameter-form = « { $bot } » : un paramètre s’écrit nom=nombre, et non « { $found } »
mistake-parameter-number = « { $bot } » : « { $found } » n’est pas un nombre
mistake-unknown-parameter = « { $bot } » : paramètre inconnu « { $found } » ; paramètres disponibles : { $known }
mistake-unknown-weight = { $name } : poids inconnu « { $found } » ; poids disponibles : { $known }
mistake-nothing-to-play = nommez un jeu ({ $known }), ou une partie enregistrée avec --continue
mistake-no-tests = { $folder } : il n’y a pas de tests ; nommez leur dossier avec --tests
mistake-cluster-address = l’adresse d’une grappe s’écrit HÔTE:PORT, et non « { $found } »
mistake-no-cluster = aucune grappe à l’adresse { $address }
mistake-few-workers = il faut au moins un processus, et non { $found }
mistake-few-games = il faut jouer au moins une partie, et non { $found }
mistake-few-bots = un tournoi demande au moins deux robots, chacun nommé une fois
mistake-library-missing = il manque { $library } ; l’extra « { $extra } » l’apporte : pip install 'pessoi[{ $extra }]'
mistake-other-run = { $folder } contient une autre série ({ $why }) ; nommez un autre dossier avec --out
mistake-run-differs = { $name } y est { $found }
mistake-no-run = { $folder } : il n’y a pas de série de l’arène (pas de plan.json)
mistake-not-a-plan = { $file } : ce n’est pas le plan d’une série ({ $why })
mistake-unfinished-run = { $folder } : la série n’est pas terminée ; relancez la même commande pour la reprendre

# Pour les agents qui apprennent
agents-title = { $game } à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, pour les agents
agents-observation = Observation `{ $name }` : { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    }
agents-slot-columns = début | taille | nom | min | max | unité | signification
agents-actions = Actions `{ $name }` : { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
agents-move-columns = premier | dernier | type | exemple
agents-reward = Récompense `{ $name }`
agents-places-v1 = 0 jusqu’à la fin de la partie ; puis de 1 pour la première place à −1 pour la dernière, par pas égaux. Ceux qui partagent des places partagent la moyenne de leurs récompenses : la somme d’une partie est donc toujours 0.
agents-target-v1 = 0 jusqu’à la fin de la partie ; puis 1 si l’objectif est atteint, sinon la part qui manque, en nombre négatif.
agents-asked = l’étape en cours, parmi { $steps }
agents-acting = les places qui doivent agir
agents-view = la vue en JSON (UTF-8), complétée par des zéros

## Le contrat que chaque jeu respecte (python -m pessoi.contract)

contract-usage = Utilisation : python -m pessoi.contract JEU [GRAINE]
contract-holds = respecté : { $statement }
contract-broken = ROMPU : { $statement }
contract-kept = { $game } respecte tout le contrat.
contract-failed = { $count ->
    [one] { $game } rompt { $count } point du contrat.
   *[other] { $game } rompt { $count } points du contrat.
}
contract-numbers = Chaque nombre imprimé qu’une règle utilise vient du fichier de matériel.
contract-component-sources = Chaque groupe de matériel indique sa source.
contract-rules = Chaque règle a son propre identifiant et une source, et ne dépend que d’options qui existent.
contract-rule-ids = Chaque règle est citée dans le code, et chaque identifiant de règle du code existe.
contract-texts = Chaque message existe dans chaque langue.
contract-languages = Toutes les langues ont les mêmes messages avec les mêmes variables.
contract-scripts = Chaque leçon peut être jouée comme elle est écrite et finit par un choix libre.
contract-cards = Chaque carte d’une leçon a un texte court dans chaque langue.
contract-lengths = Une leçon dure de 8 à 15 minutes.
contract-ends = Une partie au hasard se termine toujours dans la limite annoncée, avec des scores et un classement.
contract-sources = Un score est la somme de ses sources, et chaque source a un nom.
contract-past = Aucun état passé ne change jamais.
contract-clones = Jouer sur une copie laisse l’original intact.
contract-replays = Rejouer une partie enregistrée redonne le même état à chaque étape.
contract-positions = Une position peut être enregistrée et rechargée à chaque décision.
contract-legal = Seuls les coups légaux sont acceptés ; tout autre reçoit une raison et ne change rien.
contract-worlds = Un monde tiré au sort conserve toutes les sommes et peut être joué jusqu’au bout.
contract-probabilities = Les probabilités ont pour somme 1 et ne dépendent de rien de caché.
contract-samples = Les tirages suivent leurs probabilités.
contract-conserved = Argent, marchandises et pièces sont conservés à chaque coup.
contract-worded = Les questions, les coups et les événements ont un texte dans chaque langue.
contract-same-world = Un monde tiré au sort est identique vu de la place qui l’imagine.
contract-same-events = Un coup montre la même chose à une place dans tous les mondes, sauf s’il révèle quelque chose.
contract-sealed = Un choix secret a la même apparence pour les autres places, quel qu’il soit.
contract-hidden-outcomes = Un résultat caché du hasard n’est visible que d’une place au plus.
contract-worlds-vary = Les mondes diffèrent là où un choix est secret.
contract-observed-worlds = Une place observe la même chose dans tous les mondes qu’elle tient pour possibles.
contract-observed-views = Des vues différentes donnent des observations différentes.
contract-observed-bounds = Chaque nombre d’une observation reste dans ses bornes.

amount-nothing = rien
option-value = { $option } : { $value }

# Analyse et problèmes.

term-rival = { $other } s’en trouve moins bien.
    .lost = { $other } s’en trouve mieux.
term-points = Vous marquez plus de points.
    .lost = Vous marquez moins de points.
verdict-good = bon coup
verdict-inexact = imprécision
verdict-mistake = erreur
analysis-title = Analyse
analysis-curve = Chances de victoire
analysis-known = Chaque décision est jugée d’après ce que le joueur pouvait savoir.
analysis-turning-points = Tournants de la partie
analysis-decision = Décision
analysis-luck = Hasard ou information cachée
analysis-decisions = Décisions
analysis-entry = Entrée
analysis-player = Joueur
analysis-played = Coup joué
analysis-best = Meilleurs coups
analysis-loss = Perte
analysis-error = { $loss } (± { $error })
analysis-equal = de { $first } à { $last } : à peu près équivalents
analysis-why = Pourquoi
analysis-sums = Jeu et chance
analysis-start = Chances au départ
analysis-skill = Ses propres décisions
analysis-others = Décisions des autres
analysis-drawn = Chance
analysis-result = Résultat
analysis-mistakes = { $mistakes ->
        [0] Aucune erreur
        [1] Une erreur
       *[other] { $mistakes } erreurs
    } et { $inexact ->
        [0] aucune imprécision
        [1] une imprécision
       *[other] { $inexact } imprécisions
    } en { $decisions ->
        [1] une décision
       *[other] { $decisions } décisions
    }
analysis-versus = { $skill ->
        [better] { $name } a mieux joué que { $other }
        [worse] { $name } a moins bien joué que { $other }
       *[equal] { $name } a joué aussi bien que { $other }
    } et { $luck ->
        [better] a eu plus de chance
        [worse] a eu moins de chance
       *[equal] a eu autant de chance
    }.
analysis-stopped = Le temps était écoulé avant l’examen de toutes les décisions douteuses.
record-misfit = { $why }. Elle est en lecture seule, et suit les règles actuelles jusqu’à l’entrée { $entries }.
analysis-saved = Analyse enregistrée dans { $file }
puzzle-task = Problème { $id } ({ $theme }, niveau { $rating }). Vous êtes { $name }.
puzzle-right = Exact. C’est le meilleur coup : { $chance } de chances de victoire.
puzzle-near = Deuxième choix. Meilleur de { $loss } : { $best }.
puzzle-wrong = Il y a mieux : { $best } ({ $chance } de chances de victoire).
puzzle-made = { $count ->
        [one] { $count } problème trouvé
       *[other] { $count } problèmes trouvés
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $file }
mistake-analysis-running = la partie n’est pas terminée ; seules les parties terminées sont analysées
mistake-which-game = indiquez le jeu pour lequel créer des problèmes : { $known }
mistake-no-puzzles = il n’y a pas de problème pour { $name }
mistake-unknown-lesson = { $game } n’a pas de leçon « { $found } »
mistake-unknown-puzzle = il n’y a pas de problème « { $found } »
mistake-budget-form = une durée est un nombre de secondes, par exemple 60s, et non « { $found } »
mistake-out-form = le nom du fichier doit finir par « .html » ou « .json », et non « { $found } »
cli-analyse = découvrir où une partie terminée a été gagnée et perdue
cli-budget = durée d’un examen plus précis des décisions douteuses, par exemple 60s
cli-analysis-out = fichier dans lequel enregistrer l’analyse, en « .html » ou « .json »
cli-puzzles = résoudre un problème, ou en créer
cli-puzzle-game = le jeu, ou « make » et un jeu : %(choices)s
cli-puzzle-made = le jeu pour lequel créer des problèmes
cli-puzzle-count = nombre de problèmes à créer
cli-puzzle-id = résoudre ce problème
cli-puzzle-theme = seulement les problèmes sur ce genre de décision
cli-puzzle-out = fichier auquel ajouter les problèmes

# Les nombres des fichiers de matériel, pour le formulaire de la page.

component-field-action-cards = Cartes Action
component-field-actions = Actions
component-field-active-draws = Dés du joueur actif
component-field-amount = Nombre
component-field-black = Noir
component-field-blank = Vierges
component-field-blue = Bleu
component-field-boats = Bateaux
component-field-bonus = Bonus
component-field-boxed = Remises dans la boîte, par catégorie
component-field-capacity = Capacité
component-field-cards = Cartes
component-field-cargo = Cargaison
component-field-category = Catégorie
component-field-chips = Jetons
component-field-choice = Au choix
component-field-citizen = Points par citoyen
component-field-citizens = Citoyens
component-field-code = Code
component-field-coins = Pièces
component-field-colour = Couleur
component-field-colours = Couleurs
component-field-copies = Exemplaires
component-field-cost = Coût
component-field-count = Nombre de cartes
component-field-cross = Croix
component-field-decline = Déclin
component-field-defence = Défense
component-field-delivery = Livraison
component-field-discount = Remise
component-field-draws = Tirages par tour
component-field-drought = Sécheresse
component-field-each = Chacun
component-field-earthquake = Séisme
component-field-extra = Supplément
component-field-faces = Faces
component-field-factor = Facteur
component-field-farmland = Tuiles Culture
component-field-fees = Frais
component-field-fighters = Guerriers
component-field-first-by-option = Premier joueur à convenir
component-field-first-plot = Terrain du premier joueur
component-field-food = Nourriture
component-field-full = Entier
component-field-gains = Gains
component-field-gold = Or
component-field-gold-value = Valeur de l’or
component-field-goods = Marchandises
component-field-green = Vert
component-field-half = Moitié
component-field-high = Maximum
component-field-income = Revenu
component-field-kind = Sorte
component-field-least = Au moins
component-field-length = Longueur
component-field-lengths = Longueurs
component-field-low = Minimum
component-field-luxury = Produits de luxe
component-field-minimum = Mise minimale
component-field-money = Argent
component-field-name = Nom
component-field-notes = Billets
component-field-open = Visibles
component-field-open-contracts = Contrats visibles
component-field-opening-high = Mise initiale maximale
component-field-opening-low = Mise initiale minimale
component-field-order = Ordre
component-field-others-draw = Dés des autres
component-field-overviews = Aides de jeu
component-field-passing = Pour passer
component-field-pawns = Pions
component-field-penalty = Pénalité
component-field-places = Places
component-field-plague = Épidémie
component-field-plots = Terrains
component-field-points = Points
component-field-power = Pouvoir
component-field-prestige = Prestige
component-field-price = Prix
component-field-prices = Prix
component-field-prize = Récompense
component-field-product = Produit
component-field-products = Produits
component-field-protects = Protège de
component-field-purchases = Achats
component-field-rate = Taux
component-field-red = Rouge
component-field-row = Rangée
component-field-rows = Rangées
component-field-seats = Nombre de joueurs
component-field-share = Un sur
component-field-shared = En commun
component-field-silver = Argent
component-field-size = Taille
component-field-slots = Emplacements de trésor
component-field-sold = Vendus
component-field-spaces = Emplacements
component-field-squares = Cases
component-field-stack = Pile
component-field-stacks = Piles
component-field-stone = Pierre
component-field-storm = Tempête
component-field-strength = Force
component-field-strikes = Jetons avant qu’elle frappe
component-field-supply = Réserve
component-field-surcharge = Supplément
component-field-target = Objectif
component-field-tasks = Tâches
component-field-tiles = Tuiles
component-field-treasures = Trésors
component-field-units = Unités
component-field-value = Valeur
component-field-values = Valeurs
component-field-violet = Violet
component-field-withdrawal = Pour se retirer
component-field-wood = Bois
component-field-yellow = Jaune
