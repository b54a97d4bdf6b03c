# Pente grammai en français.

game-name = Pente grammai
game-about = Le jeu des cinq lignes que montrent les vases : menez vos pions autour du plateau jusqu’à l’autre bout de la ligne sacrée.
game-length = 10 à 20 minutes

## Règles

chapter-board = Plateau et pions
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-goal = La ligne sacrée

rule-board-lines = Le plateau a cinq lignes parallèles. Les pions se posent sur les bouts des lignes : cinq bouts du côté de chaque joueur.
rule-board-holy = La ligne du milieu est la ligne sacrée. Chacun de ses deux bouts accueille autant de pions des deux joueurs que l’on veut ; tout autre bout n’en accueille qu’un.
rule-board-pieces = Le jeu se joue à deux, avec cinq pions chacun.
rule-board-die = On lance un dé à six faces.
rule-setup-lines = Chaque joueur pose un pion sur chacun des cinq bouts de son côté.
rule-setup-hand = Option : tous les pions commencent en main, à côté du plateau.
rule-setup-first = Les deux joueurs lancent le dé ; le plus haut commence. En cas d’égalité, on relance.
rule-turn-throw = Les joueurs jouent à tour de rôle. On lance le dé et on avance un de ses pions du nombre obtenu.
rule-turn-direction = Tous les pions avancent dans le sens inverse des aiguilles d’une montre : de ligne en ligne jusqu’au dernier bout d’un côté, le long de cette ligne vers l’autre côté, de là jusqu’à la première ligne, le long de celle-ci, et ainsi de suite.
rule-turn-enter = Un pion en main entre sur le bout que compte le dé, à partir du premier bout du côté de son joueur. Entrer tient lieu de coup.
rule-turn-blocked = Hors de la ligne sacrée, un pion ne peut aller sur un bout occupé. Il peut passer par-dessus d’autres pions.
rule-turn-knock = Option : un pion peut aller sur un bout occupé par un pion adverse hors de la ligne sacrée. Le pion adverse est chassé et retourne dans la main de son joueur.
rule-turn-lost = Un joueur qui peut jouer doit jouer. Si aucun pion ne peut avancer, le lancer est perdu.
rule-goal-arrive = Les pions d’un joueur vont au bout de la ligne sacrée qui est de l’autre côté. Seul un lancer exact y mène ; un pion qui le dépasse refait le tour.
rule-goal-leave = Un pion arrivé reste en place tant qu’un autre pion de son joueur peut avancer. Sinon, il doit quitter la ligne sacrée.
rule-goal-win = Le premier dont tous les pions sont à l’autre bout de la ligne sacrée gagne.

## Éditions et options

edition-race = Course
edition-race-about = Les pions commencent sur les lignes, et un bout occupé est bloqué.
edition-knock-off = Chasse
edition-knock-off-about = Les pions commencent en main et peuvent être chassés du plateau.
option-setup = Mise en place
option-setup-about = Où sont les pions au début.
option-setup-on-lines = Un pion sur chaque bout de son côté
option-setup-in-hand = Tous les pions en main
option-landing = Pions adverses
option-landing-about = Ce qui se passe sur un bout occupé par un pion adverse.
option-landing-blocked = Le bout est bloqué
option-landing-knock-off = Le pion adverse est chassé

## Décisions, coups et hasard

ask-move = Avancez un pion du nombre obtenu.
move-enter = Faire entrer un pion
move-move = Avancer le pion en { $point }
outcome-throw = Le dé montre { $thrown }

## Événements

event-opening = { $seat } obtient { $thrown } pour le premier tour.
event-first = { $seat } commence.
event-thrown = { $seat } obtient { $thrown }.
event-lost = { $seat } ne peut pas jouer.
event-entered = { $seat } fait entrer un pion en { $target }.
event-moved = { $seat } avance de { $point } à { $target }.
event-arrived = { $seat } avance de { $point } à l’autre bout de la ligne sacrée, { $target }.
event-left = { $seat } doit ôter un pion de la ligne sacrée, de { $point } à { $target }.
event-knocked = { $other } reprend en main le pion chassé de { $point }.
event-won = { $seat } a tous ses pions à l’autre bout de la ligne sacrée et gagne.

## Raisons

reason-no-piece = Vous n’avez pas de pion en { $point }.
reason-hand-empty = Vous n’avez pas de pion en main.
reason-own-piece = Un de vos pions est en { $target }.
reason-blocked = Un pion adverse est en { $target }.
reason-holy-line = Ce pion est arrivé. Il ne quitte la ligne sacrée que si aucun autre pion ne peut avancer.

## Le plateau sans dessin

view-thrown = Lancer
view-seats = Joueurs
view-in-hand = En main
view-score = Arrivés
view-place = Place
view-points = Bouts des lignes
view-name = Bout
view-holy = Ligne sacrée
view-owners = Pions

## Points

source-arrived = Pions à l’autre bout de la ligne sacrée

## Erreurs

mistake-lines-even = board : le nombre de lignes doit être impair, et non { $lines }
mistake-many-pieces = pieces : { $pieces } pions ne tiennent pas sur { $lines } lignes
mistake-few-faces = die : un dé à { $faces } faces est trop petit pour { $lines } lignes
mistake-sum-pieces = les pions de la place { $number }
mistake-point-crowded = plus d’un pion est en { $point }
mistake-agenda-length = agenda : on attend une étape, ou aucune après une victoire
mistake-agenda-step = agenda : { $step } a une place ou un lancer impossible

## Les textes d’où viennent les règles

text-pollux = Pollux
text-pollux-about = Julius Pollux, Onomasticon 9.97–98, IIe siècle
text-boards = tabliers
text-boards-about = Tabliers et peintures sur vases à partir du VIIe siècle av. J.-C.
text-schaedler = Schädler
text-schaedler-about = La reconstitution en jeu de course par Ulrich Schädler
text-locus-ludi = Locus Ludi
text-locus-ludi-about = La reconstitution avec prise des pions, par le projet Locus Ludi
