# Ce que tous les jeux ont en commun.

amount-nothing = rien

reason-over = La partie est finie.
reason-no-such-seat = Il n’y a pas de place { $seat } ; les places sont comptées à partir de 0, et il y en a { $seats }.
reason-no-such-move = Le coup { $move } n’existe pas.
reason-fate-first = Le hasard joue d’abord.
reason-not-your-turn = Ce n’est pas votre tour.
reason-no-chance-now = Rien n’est laissé au hasard en ce moment.
reason-no-such-outcome = Le hasard ne peut pas donner { $outcome } maintenant.
reason-not-now = Ce n’est pas ce qui est demandé maintenant.

# Le terminal.

terminal-you = Humain
terminal-seat = place
terminal-seats = { $more ->
    [0] { $low } joueurs
   *[other] de { $low } à { $high } joueurs
}
terminal-chance = Le hasard
terminal-range = { $first } … { $last } : tapez le nombre
terminal-type-a-move = un numéro ou un coup
terminal-help =
    Tapez le numéro d’un coup, ou le coup tel qu’il est écrit entre crochets. Quand un montant est demandé, tapez le montant.
    undo reprend votre dernier coup, tant que rien de nouveau n’a été révélé et que personne d’autre n’a joué.
    why COUP dit pourquoi un coup n’est pas permis. rules TEXTE cherche dans les règles. board montre à nouveau la table.
    quit termine ; la partie est enregistrée après chaque coup.
terminal-undone = Coup repris.
terminal-cannot-undo = Ce coup ne peut pas être repris : quelque chose a été révélé, ou quelqu’un d’autre a joué.
terminal-allowed = C’est permis.
terminal-unknown = « { $typed } » n’est pas un coup possible ici. Tapez un numéro de la liste ou le coup tel qu’il s’écrit ; « help » en dit plus.
terminal-did-you-mean = « { $typed } » n’est pas un coup. Vouliez-vous dire : { $similar } ?
terminal-over = La partie est finie.
terminal-saved = La partie est enregistrée dans { $file }
terminal-go-on = Pour continuer : pessoi play --continue { $file }
terminal-curtain = { $name }, c’est à vous. Appuyez sur Entrée quand vous êtes seul devant l’écran.
terminal-search = chercher dans les règles
terminal-no-rule = Aucune règle ne parle de « { $search } ».
terminal-close = Échap ferme cette page.
terminal-key-help = Aide
terminal-key-rules = Règles
terminal-key-undo = Reprendre
terminal-key-leave = Quitter
terminal-replay-prompt = [{ $at } sur { $count }] Entrée, back, un numéro ou quit :
terminal-replay-help = Entrée avance, « back » recule, un numéro y va, « quit » termine.
terminal-end-of-record = La partie enregistrée s’arrête ici.

rules-option = option : { $option }
rules-count = { $rules } règles, dont { $tested } montrées par des tests
rules-untested = aucun test ne montre { $rule }
rules-unknown = un test nomme { $rule }, qui n’existe pas
status-stated = écrit
status-clarified = précisé
status-reconstructed = reconstitué

# Les champs de toute vue, tels que le plateau générique les nomme.

view-seat = Place
view-actors = Au tour de
view-asked = Décision

# Le serveur.

serve-ready = La table est mise : { $address }
serve-stopped = Le serveur est arrêté ; toutes les parties sont conservées.
serve-port-taken = Le port { $port } de { $host } est pris. Un serveur tourne-t-il déjà ? Un autre port : --port NOMBRE
serve-no-port = Le serveur ne peut pas écouter sur { $host }, port { $port }.
serve-not-writable = Impossible d’écrire dans { $where } ({ $detail }). Un autre dossier : --data DOSSIER
serve-in-use = { $where } est utilisé par un autre serveur.
serve-unreachable = La base de données { $where } est inaccessible ({ $detail }).
serve-newer-schema = La base de données a été faite par une version plus récente de Pessoi. Utilisez celle-ci.

table-spectators-watch = Les spectateurs regardent ; ils ne peuvent pas jouer.
table-closed = Personne ne peut continuer à cette table : ses règles ont changé depuis.
table-too-late = Trop tard : la table a changé. Regardez à nouveau.
table-unknown-move = Le coup « { $move } » n’existe pas.
table-bot-sits-here = Un robot joue à cette place. Reprenez d’abord la place.
table-nothing-to-take-back = Il n’y a rien à reprendre.
table-proposal-open = Quelqu’un a déjà demandé à revenir en arrière. Répondez d’abord.
table-not-asked = Rien ne vous est demandé en ce moment.
table-no-such-seat = Cette place n’existe pas.
table-unknown-bot = Le robot « { $bot } » n’existe pas.
table-bad-address = Ce n’est pas une adresse du web.
table-already-so = C’est déjà le cas.
table-not-your-seat = Ce n’est pas votre place.
table-no-hints = Il n’y a pas de conseil pour le moment.
table-busy = La table est occupée. Essayez à nouveau.
table-storage-failed = Le coup n’a pas pu être enregistré et ne compte pas. Essayez à nouveau.
table-too-fast = C’était trop rapide. Attendez un instant.
table-too-large = C’est trop grand.
table-malformed = Le serveur n’a pas compris.
table-unknown-request = Le serveur ne connaît pas cette demande.
table-broken = Le serveur a eu un problème. La table est intacte.
table-no-token = Il faut pour cela le lien d’une place.
table-unknown-token = Ce lien n’ouvre aucune table.
table-no-table = Cette table n’existe pas.
table-no-such-moment = La partie n’a pas ce moment.
table-not-found = Il n’y a rien ici.
table-not-over = C’est possible quand la partie est finie.
table-no-rematch = Personne n’a encore demandé de revanche.
table-cannot-open = Cette table ne peut pas être préparée.
table-wrong-origin = Cette page n’a pas le droit de parler au serveur.
table-too-many-sockets = Trop de connexions du même endroit.
table-no-hello = La connexion a commencé sans salutation.
table-stuck = La connexion était trop lente et a été fermée.
table-closing = Le serveur redémarre. Vous serez de retour dans un instant.
table-refused = Le serveur a refusé cela.

# La ligne de commande.

cli-about = Une table pour des jeux de la Grèce antique.
cli-version = dire quelle version c’est, et si elle est compilée
cli-is-compiled = pessoi { $version } (compilé)
cli-is-uncompiled = pessoi { $version } (non compilé)
cli-mistake = pessoi : { $mistake }
cli-lang = la langue
cli-game = le jeu : %(choices)s
cli-games = les jeux disponibles
cli-play = jouer dans le terminal
cli-seats = qui est assis où : « you » pour une personne, le nom d’un robot, « Anna=you » pour donner un nom ; séparés par des virgules
cli-edition = les règles de quelle édition
cli-option = choisir une règle autrement ; peut être répété
cli-continue = reprendre une partie enregistrée
cli-record = où enregistrer la partie
cli-seed = la graine du hasard
cli-plain = ligne par ligne au lieu du plein écran
cli-components-file = un fichier qui corrige les nombres imprimés
cli-replay = revoir une partie enregistrée pas à pas
cli-record-file = une partie enregistrée
cli-position = montrer une position et ce qu’on peut y faire
cli-position-file = une position en JSON
cli-rules = les règles, avec nos propres mots
cli-search = ne montrer que les règles qui en parlent
cli-check = compter les règles montrées par des tests, et échouer s’il en manque
cli-tests = où sont les tests des jeux
cli-options = les éditions et les options d’un jeu
cli-components = les nombres imprimés d’un jeu, en fichier à corriger
cli-schema = le schéma JSON des positions d’un jeu
cli-campaign = les niveaux en solitaire de Peloponnes, l’un après l’autre
cli-campaign-file = où la campagne est conservée

# Les robots, du plus facile au plus difficile.

level-random = Au hasard
level-random-about = Joue tout ce qui est permis.
level-beginner = Débutant
level-beginner-about = Connaît les règles et laisse souvent passer une occasion.
level-casual = Occasionnel
level-casual-about = Joue avec bon sens, d’un coup à l’autre.
level-skilled = Confirmé
level-skilled-about = Prévoit quelques coups à l’avance.
level-strong = Fort
level-strong-about = Prévoit aussi loin qu’il peut et enchérit avec soin.

# L’arène.

cli-bots = les robots qui peuvent prendre place
cli-arena = beaucoup de parties entre robots à une même table
cli-tournament = chaque robot contre chaque autre, avec un classement
cli-report = une page de graphiques sur une série de parties
cli-bots-list = qui est à la table, séparés par des virgules ; autant que de places
cli-many = le nombre de parties
cli-workers = le nombre de processus qui jouent en même temps
cli-cluster = l’adresse d’une grappe Ray dont les machines jouent, sous la forme hôte:port
cli-out = le dossier de la série ; donné de nouveau, une série interrompue continue
cli-records = garder l’enregistrement de chaque partie
cli-table-seats = places à une table ; sinon aussi peu que le jeu le permet
arena-playing = { $game } : { $bots }
arena-saved = Les résultats sont dans { $folder }
arena-report = Le rapport est dans { $file }

report-title = { $game } : { $games } parties de { $bots }
report-seed = Graine { $seed }.
report-numbers = Les chiffres
report-bot = robot
report-seat = place
report-share = part de victoires
report-games = parties
report-rating = niveau
report-moves = coups
report-ending = fin
report-score = points
report-points = points par partie
report-source = origine
report-move = coup
report-taken = choisi quand possible
report-win-when-chosen = victoires si choisi
report-strength = Force
report-strength-about = La part de victoires de chaque robot à une place, avec son intervalle à 95 % ; le trait pointillé est la part égale.
report-balance = Équilibre des places
report-balance-about = La part de victoires de chaque place, tous les robots y ayant joué aussi souvent.
report-length = Durée
report-length-about = Coups et tirages d’une partie, selon sa fin.
report-scores = Dispersion des points
report-scores-about = Minimum, moitié centrale, médiane et maximum des points de chaque robot.
report-sources = D’où viennent les points
report-sources-about = Points par partie selon leur origine.
report-choices = Ce qui est choisi
report-choices-about = Combien de fois un coup est choisi quand il est possible, et combien de fois gagnent ceux qui l’ont choisi.
report-actions = Sortes de coups
report-actions-about = Combien de fois une sorte de coup est choisie quand elle est possible. Les montants des longues listes sont omis.
cli-agents = ce que des agents apprenants voient, font et gagnent dans un jeu
cli-seat-count = combien de places
cli-serve = démarrer un serveur où jouent amis et robots
cli-host = l’adresse à écouter
cli-port = le port à écouter
cli-database = une adresse PostgreSQL, ou un fichier pour SQLite
cli-data = le dossier où les parties sont conservées
cli-origin = une page d’ailleurs qui peut parler à ce serveur ; peut être répété
cli-proxied = un serveur mandataire sur cette machine dit d’où viennent les clients
cli-open = ouvrir la page dans un navigateur

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

argparse-usage = utilisation :
argparse-arguments = arguments
argparse-options = options
argparse-heading = %(heading)s :
argparse-help = montrer cette aide et quitter
argparse-error = %(prog)s : erreur : %(message)s
argparse-argument = %(argument_name)s : %(message)s
argparse-required = il manque : %s
argparse-unrecognized = incompris : %s
argparse-choice = %(value)r n’est pas au choix ; il y a %(choices)s
argparse-maybe = %(value)r n’est pas au choix ; vouliez-vous dire %(suggestion)r ? Il y a %(choices)s
argparse-value = %(value)r n’est pas une valeur pour cela
argparse-one = il manque une valeur
argparse-not-with = ne va pas avec %s
argparse-explicit = ne prend pas de valeur, mais %r a été donné
argparse-ambiguous = %(option)s peut vouloir dire %(matches)s

# Ce que quelqu’un a mal fait.

mistake-in-file = { $file } : { $why }
mistake-unreadable = { $file } : illisible ({ $why })
mistake-unusable = { $file } : inutilisable ({ $why })
mistake-no-such-file = ce fichier n’existe pas
mistake-is-a-folder = c’est un dossier
mistake-not-a-folder = un fichier se trouve à la place d’un dossier
mistake-not-permitted = ce n’est pas permis
mistake-file-trouble = erreur { $number } du système
mistake-not-text = { $file } : ce n’est pas un fichier de texte
mistake-not-json = { $file } : ce n’est pas un fichier JSON ({ $why })
mistake-not-toml = { $file } : ce n’est pas un fichier TOML ({ $why })
mistake-broken-at = ligne { $line }, colonne { $column }
mistake-broken-end = à la fin
mistake-not-json-at-all = ce n’est pas du JSON
mistake-missing-field = { $where } : il manque { $name }
mistake-unknown-field = { $where } : { $name } est inconnu
mistake-other-kind = { $where } : on attend { $expected }, et non { $found }
mistake-other-length = { $where } : on attend { $kind } de longueur { $expected }
mistake-out-of-range = { $where } : on attend { $kind } { $expected }
mistake-kind-int = un nombre entier
mistake-kind-float = un nombre
mistake-kind-str = du texte
mistake-kind-bool = true ou false
mistake-kind-array = une liste
mistake-kind-object = une table
mistake-kind-null = rien
mistake-not-a-choice = { $where } : « { $found } » n’est pas au choix
mistake-unfit = { $where } : cela ne convient pas
mistake-not-a-number = { $where } : un nombre est attendu, et non { $found }
mistake-not-in-range = { $where } : un nombre entier de { $low } à { $high } est attendu, et non { $found }
mistake-not-a-list = { $where } : une liste est attendue, et non { $found }
mistake-not-a-set = { $where } : une liste de nombres croissants est attendue, et non { $found }
mistake-not-an-object = { $where } : un objet avec { $known } est attendu
mistake-other-count = { $where } : { $expected } éléments sont attendus, et non { $found }
mistake-out-of-order = { $where } : { $found } s’y trouve deux fois ou au mauvais endroit
mistake-unknown-game = il n’y a pas de jeu « { $found } » ; il y a { $known }
mistake-broken-game = le jeu « { $found } » ne peut pas être chargé depuis le point d’entrée « { $entry } » ({ $why })
mistake-game-key-form = une clé se compose de minuscules et de chiffres et commence par une lettre
mistake-not-a-game = ce n’est pas une sous-classe de pessoi.Game
mistake-other-game-key = sa classe a la clé « { $found } »
mistake-wrong-seats = { $name } se joue de { $low } à { $high } places, et non { $found }
mistake-unknown-edition = il n’y a pas d’édition « { $found } » ; il y a { $known }
mistake-unknown-option = il n’y a pas d’option « { $found } » ; il y a { $known }
mistake-unknown-value = { $name } est l’une de ces valeurs : { $known }, et non « { $found } »
mistake-option-form = une option s’écrit nom=valeur, et non « { $found } »
mistake-edition-gaps = { $file } : l’édition { $edition } doit répondre à { $known }
mistake-unknown-move = aucun coup ne s’écrit « { $found } »
mistake-misspelled-move = aucun coup ne s’écrit « { $found } » ; vouliez-vous dire { $known } ?
mistake-record-empty = l’enregistrement est vide ; sa première ligne devrait être un en-tête
mistake-record-header = la ligne 1 n’est pas l’en-tête d’un enregistrement ({ $why })
mistake-record-format = l’enregistrement est au format { $found } ; cette version lit le format { $known }
mistake-record-entry = l’entrée { $entry } n’est pas un coup ({ $why })
mistake-record-number = l’entrée { $entry } porte le numéro { $found }
mistake-record-opening = l’en-tête ne convient pas : { $why }
mistake-record-game = c’est un enregistrement de { $found }, et non de { $expected }
mistake-record-rules = l’enregistrement suit la version { $found } des règles ; ici, c’est la version { $known }
mistake-record-components = la partie a été jouée avec un autre matériel ({ $found }) ; nommez son fichier avec --components
mistake-record-position = sa position a d’autres places ou options
mistake-record-move = entrée { $entry }, « { $move } » par { $seat } : { $why }
mistake-record-seats = l’enregistrement a { $expected } places, et non { $found }
mistake-position = ce n’est pas une position : { $why }
mistake-position-nameless = { $file } : une position est un objet qui nomme son jeu
mistake-position-options = options : des noms et des valeurs sont attendus
mistake-position-sum = table : { $what } : { $expected } en tout, et non { $found }
mistake-position-faults = table : { $why }
mistake-position-sealed = sealed : un coup ou null est attendu, et non { $found }
mistake-position-step = agenda : [étape, argument] est attendu, avec une étape parmi { $known }, et non { $found }
mistake-position-stuck = agenda : personne ne pourrait continuer d’ici
mistake-position-unasked = sealed : il s’y trouve un choix que personne n’a demandé
mistake-position-misfit = agenda : il ne va pas avec ce qui est sur la table
mistake-position-idle = agenda : sa dernière étape ne demande rien à personne ; une position se prend là où quelqu’un doit choisir
mistake-unknown-bot = il n’y a pas de robot « { $found } » ; il y a { $known }
mistake-no-hints = « { $bot } » ne donne pas de conseils ; une recherche en donne, comme { $usual }
mistake-no-parameters = « { $bot } » : random ne prend pas de paramètres
mistake-slip-range = « { $bot } » : slip est une part de 0 à 1
mistake-no-budget = « { $bot } » : dites combien de temps chercher, comme search:500 (simulations) ou search:2s (durée)
mistake-parameter-form = « { $bot } » : un paramètre s’écrit nom=nombre, et non « { $found } »
mistake-parameter-number = « { $bot } » : « { $found } » n’est pas un nombre
mistake-unknown-parameter = « { $bot } » : il n’y a pas de paramètre « { $found } » ; il y a { $known }
mistake-unknown-weight = { $name } n’a pas de poids « { $found } » ; il y a { $known }
mistake-nothing-to-play = nommez un jeu ({ $known }) ou un enregistrement avec --continue
mistake-no-tests = { $folder } : il n’y a pas de tests ; nommez leur dossier avec --tests
mistake-cluster-address = l’adresse d’une grappe s’écrit HÔTE:PORT, et non « { $found } »
mistake-no-cluster = il n’y a pas de grappe à { $address }
mistake-few-workers = il faut au moins un processus, et non { $found }
mistake-few-games = on joue au moins une partie, et non { $found }
mistake-few-bots = un tournoi demande au moins deux robots, chacun nommé une fois
mistake-library-missing = il manque { $library } ; l’extra « { $extra } » l’apporte : pip install 'pessoi[{ $extra }]'
mistake-other-run = { $folder } contient une autre série ({ $why }) ; nommez un autre dossier avec --out
mistake-run-differs = { $name } y est { $found }
mistake-no-run = { $folder } : il n’y a pas de série de l’arène (pas de plan.json)
mistake-not-a-plan = { $file } : ce n’est pas le plan d’une série ({ $why })
mistake-unfinished-run = { $folder } : la série n’est pas finie ; redonnez sa commande et elle continue

# Pour les agents qui apprennent
agents-title = { $game } à { $seats ->
        [one] une place
       *[other] { $seats } places
    }, pour les agents
agents-observation = Observation `{ $name }` : { $count } nombres
agents-slot-columns = dès | nombres | nom | minimum | maximum | unité | ce que cela dit
agents-actions = Actions `{ $name }` : { $count } coups
agents-move-columns = de | à | sorte | le premier
agents-reward = Récompense `{ $name }`
agents-places-v1 = 0 jusqu’à la fin de la partie ; puis de 1 pour la première place à -1 pour la dernière, par pas égaux. Ceux qui partagent des places partagent la moyenne de leurs récompenses : la somme d’une partie est donc toujours 0.
agents-target-v1 = 0 jusqu’à la fin de la partie ; puis 1 si l’objectif est atteint, sinon la part qui manque, en nombre négatif.
agents-asked = l’étape en cours, parmi { $steps }
agents-acting = qui doit agir
agents-view = la vue en JSON et UTF-8, puis des zéros

## Le contrat que chaque jeu respecte (python -m pessoi.contract)

contract-usage = Utilisation : python -m pessoi.contract JEU [GRAINE]
contract-holds = respecté : { $statement }
contract-broken = ROMPU : { $statement }
contract-kept = { $game } respecte tout le contrat.
contract-failed = { $count ->
    [one] { $game } rompt un point du contrat.
   *[other] { $game } rompt { $count } points du contrat.
}
contract-numbers = Chaque nombre imprimé qu’une règle utilise vient du fichier de matériel.
contract-component-sources = Chaque groupe de matériel indique sa source.
contract-rules = Chaque règle a son propre identifiant et une source, et ne dépend que d’options qui existent.
contract-rule-ids = Chaque règle est citée dans le code, et chaque identifiant de règle du code existe.
contract-texts = Chaque message existe dans chaque langue.
contract-languages = Toutes les langues ont les mêmes messages avec les mêmes variables.
contract-ends = Une partie au hasard se termine toujours dans la limite annoncée, avec des scores et un classement.
contract-sources = Un score est la somme de ses sources, et chaque source a un nom.
contract-past = Aucun état passé ne change jamais.
contract-clones = Jouer sur une copie laisse l’original intact.
contract-replays = Rejouer un enregistrement redonne le même état à chaque entrée.
contract-positions = Une position peut être enregistrée et rechargée à chaque décision.
contract-legal = Seuls les coups légaux sont acceptés ; tout autre reçoit une raison et ne change rien.
contract-worlds = Un monde tiré au sort conserve toutes les sommes et peut être joué jusqu’au bout.
contract-probabilities = Les probabilités ont pour somme 1 et ne dépendent de rien de caché.
contract-samples = Les tirages suivent leurs probabilités.
contract-conserved = Argent, marchandises et pièces sont conservés à chaque coup.
contract-worded = Les questions, les coups et les événements ont un texte dans chaque langue.
contract-same-world = Un monde tiré au sort est identique vu de la place qui l’imagine.
contract-same-events = Un coup montre la même chose à une place dans tous les mondes, sauf s’il révèle quelque chose.
contract-sealed = Un choix scellé a la même apparence pour les autres places, quel qu’il soit.
contract-hidden-outcomes = Un résultat caché du hasard n’est visible que d’une place au plus.
contract-worlds-vary = Les mondes diffèrent là où quelque chose est scellé.
contract-observed-worlds = Une place observe la même chose dans tous les mondes qu’elle tient pour possibles.
contract-observed-views = Des vues différentes donnent des observations différentes.
contract-observed-bounds = Chaque nombre d’une observation reste dans ses bornes.
