# Ce que tous les jeux ont en commun.

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
terminal-seats = { $low ->
    [1] de 1 à { $high } joueurs
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

# Une campagne.

campaign-won = Niveau { $level } avec { $civilisation } : gagné avec { $score } points.
campaign-failed = Niveau { $level } avec { $civilisation } : { $score } points n’ont pas suffi.
campaign-next = Le niveau { $level } est le prochain.
campaign-complete = Tous les niveaux sont gagnés.
campaign-lost = Il ne reste aucune civilisation pour les niveaux à jouer. Commencez une nouvelle campagne dans un autre fichier.
campaign-choose = Quelle civilisation ?

# La ligne de commande.

cli-about = Une table pour des jeux de la Grèce antique.
cli-version = dire quelle version c’est, et si elle est compilée
cli-lang = la langue
cli-game = le jeu
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
report-sources-about = Points par partie selon leur origine au décompte final ; le reste est ce qu’on avait en main.
report-choices = Ce qui est choisi
report-choices-about = Combien de fois un coup est choisi quand il est possible, et combien de fois gagnent ceux qui l’ont choisi.
report-actions = Sortes de coups
report-actions-about = Combien de fois une sorte de coup est choisie quand elle est possible. Les montants des longues listes sont omis.
