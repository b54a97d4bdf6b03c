# Every word people read about Deukalion.
game-name = Deukalion
game-about = Ships of Greek heroes sail for the gods: they rob cities, bring treasures to Athens, found towns and fight with fighters thrown like dice.
game-length = About an hour

# Chapters.

chapter-setup = Set-up
chapter-ship = The ship plan
chapter-turn = The turn
chapter-cup = The cup
chapter-sailing = Sailing
chapter-styx = The Styx
chapter-treasures = Treasures
chapter-towns = Towns
chapter-contracts = Contracts
chapter-cards = Action cards
chapter-window = Answers out of turn
chapter-action = Each action card
chapter-fight = Fights
chapter-hydra = The Hydra
chapter-victory = Victory

# Options and editions.

edition-standard = Standard
edition-standard-about = The rules with the German wording of the cards.
edition-french = French cards
edition-french-about = The Golden Fleece as the French card has it.
option-fleece = Golden Fleece
option-fleece-about = When three points are enough against the Hydra.
option-fleece-defending = when the Hydra attacks its owner
option-fleece-attacking = when its owner attacks the Hydra
option-drawn-card = Drawn cards
option-drawn-card-about = When a card drawn outside one’s own move may be played.
option-drawn-card-at-once = at once, if the card allows it
option-drawn-card-own-move = from one’s next move on
option-town-fight = Fights for towns
option-town-fight-about = What the attacker of a town throws against.
option-town-fight-value = the number of the town
option-town-fight-crew = the crew of its owner’s ship
option-youngest = The youngest
option-youngest-about = Who begins.
option-youngest-chance = chance decides
option-youngest-seat-1 = seat 1
option-youngest-seat-2 = seat 2
option-youngest-seat-3 = seat 3
option-youngest-seat-4 = seat 4

# What things are called.

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-white = white
side-cross = cross
side-half = half a point
side-full = a whole point
card-sail-2 = Plus Two Squares
card-sail-3 = Plus Three Squares
card-pegasus = Pegasus
card-favour = Favour of Zeus
card-triton = Blessing of Triton
card-hephaistos = Blessing of Hephaistos
card-ares = Reward of Ares
card-hades = Favour of Hades
card-fighter-1 = Plus One Fighter
card-fighter-2 = Plus Two Fighters
card-fighter-3 = Plus Three Fighters
card-eagle = Eagle of Zeus
card-poseidon = Help of Poseidon
card-hermes = Objection of Hermes
card-bolt = Lightning of Zeus
card-fleece = Golden Fleece
card-apollo = Hand of Apollo
task-deliver-red = a red treasure to Athens
task-deliver-green = a green treasure to Athens
task-deliver-blue = a blue treasure to Athens
task-deliver-yellow = a yellow treasure to Athens
task-deliver-white = a white treasure to Athens
task-deliver-red-green = a red and a green treasure to Athens
task-deliver-blue-yellow = a blue and a yellow treasure to Athens
task-deliver-white-red = a white and a red treasure to Athens
task-deliver-green-blue = a green and a blue treasure to Athens
task-deliver-yellow-white = a yellow and a white treasure to Athens
task-deliver-red-yellow = a red and a yellow treasure to Athens
task-deliver-blue-white = a blue and a white treasure to Athens
task-deliver-green-green = two green treasures to Athens
task-deliver-white-white = two white treasures to Athens
task-any-2 = any two treasures to Athens
task-any-3 = any three treasures to Athens
task-hydra = beat the Hydra
task-defeat-deukalion = beat Deukalion
task-defeat-perseus = beat Perseus
task-defeat-herkules = beat Herkules
task-defeat-achilles = beat Achilles
task-defeat-deukalion-absent = beat Deukalion (not in this game)
task-defeat-perseus-absent = beat Perseus (not in this game)
task-defeat-herkules-absent = beat Herkules (not in this game)
task-defeat-achilles-absent = beat Achilles (not in this game)
task-crew-rhodos-8 = Rhodos with eight fighters, in peace
task-crew-kreta-8 = Kreta with eight fighters, in peace
task-leave-zypern-1 = Zypern, leaving a fighter there
task-cards-sparta-2 = Sparta with two action cards, in peace
task-cards-halikarnassos-3 = Halikarnassos with three action cards, in peace

# Questions.

ask-anchors = Choose an anchor for your ship.
ask-cup = Set the cup down: which die is for which action?
ask-move = Your move: what do you do?
ask-recall = How many fighters come back?
ask-drawn = You have drawn a card. Do you play it at once?
ask-hermes = A card was played. Do you object?
ask-alarm = A ship is attacked. Do you answer?
ask-shade = Hades lets a fighter return. Do you want it?
ask-flee = Where do you flee?
ask-answer = The fighters are thrown. Do you answer?
ask-pick = Which fighter do you throw again?
ask-defeat = A fight is lost. Do you answer?
ask-seize = Which treasure do you take from the loser?
ask-loot = Which treasure do you take?
ask-displace = Where do you move the beaten ship?
ask-boast = You have won. Do you lay down a contract?
ask-triumph = The Hydra is beaten. What do you take?
ask-hydra-away = Where do you move the beaten Hydra?
ask-styx = How many fighters return? You may first put treasures away to make room.
ask-put = Into which city goes the treasure?
ask-hand-in = Which card do you hand in?
ask-claim = You can fulfil a contract that has just been opened. Do you?
ask-strike = Which city does the lightning strike?
ask-summon = Where does Poseidon send the Hydra?
ask-swap = Which treasure does the eagle carry?

# Moves.

move-done = Done
move-pass = Pass
move-rest = Give the move up and bring fighters back
move-point = Take a victory point card
move-card = Carry out the card die
move-cup = Card { $card_die }, fighters { $fighter_die }, sailing { $sail_die }, Hydra { $hydra_die }
move-play = Play { $card }
move-fulfil = Contract { $contract }: { $task } ({ $points })
move-deliver = Deliver { $colour } without a contract
move-found = Found { $town }
move-conquer = Conquer { $town }
move-attack = Attack { $city }
move-sail = Sail to { $square }
move-hydra = Hydra to { $square }
move-push = Move the ship to { $square }
move-anchor = Anchor at { $square }
move-seize = Take { $colour }
move-take = Take { $colour } from { $city }
move-put = Put { $colour } into { $city }
move-swap = Swap { $colour } of { $city }
move-hand = Hand in { $card }
move-again = Throw again: { $side }
move-back =
    { $count ->
        [0] Bring no fighters back
        [one] Bring one fighter back
       *[other] Bring { $count } fighters back
    }

# Outcomes.

outcome-throw = { $count } thrown: crosses { $cross }, halves { $half }, wholes { $full }
outcome-again = { $side }
outcome-begin = { $seat } begins
outcome-lay = { $colour }
outcome-draw = { $card }
outcome-secret = { $contract }
outcome-turn = Contract number { $count } of the pile
outcome-shake = Middle { $middle }, around it { $a } { $b } { $c } { $d }

# Events.

event-laid = { $city }: { $colour }.
event-first = { $seat } is the youngest and begins.
event-dealt = { $seat } gets a hidden contract.
event-own-contract = { $seat }, your contract is { $contract }: { $task }, or { $second }.
event-opened = Contract { $contract } lies open ({ $points }): { $task }, or { $second }.
event-anchored = { $seat } anchors at { $square }.
event-shaken = { $seat } shakes the cup: { $middle } in the middle, { $a } { $b } { $c } { $d } around it.
event-cup = { $seat } sets the cup down: card { $card_die }, fighters { $fighter_die }, sailing { $sail_die }, Hydra { $hydra_die }.
event-drew = { $seat } draws an action card.
event-own-card = { $seat }, you have drawn { $card }.
event-no-cards = There is no action card left for { $seat }.
event-nobody-draws = Nobody draws a card.
event-hydra-moved = { $seat } moves the Hydra to { $square }.
event-played = { $seat } plays { $card }.
event-cancelled = { $seat } objects with Hermes: { $card } of { $other } has no effect.
event-lasting = { $card } stays in front of { $seat }.
event-ship-attacked = { $seat } attacks the ship of { $other } at { $square }.
event-city-attacked = { $seat } attacks { $city } and needs { $count }.
event-town-attacked = { $seat } attacks { $town } and needs { $count }.
event-town-defended = { $seat } attacks { $town }; the crew of { $other } defends it.
event-hydra-attacked = { $seat } attacks the Hydra and needs { $count }.
event-hydra-attacks = The Hydra, moved by { $other }, attacks { $seat }, who needs { $count }.
event-fled = { $seat } flees to { $square }.
event-thrown = { $seat } throws: crosses { $cross }, halves { $half }, wholes { $full }.
event-thrown-again = { $seat } throws one fighter again: { $side } becomes { $result }.
event-won-ship = { $seat } beats { $other }.
event-won-city = { $seat } beats { $city }.
event-lost-city = { $seat } fails at { $city }.
event-won-town = { $seat } conquers { $town }.
event-lost-town = { $seat } fails at { $town }.
event-won-hydra = { $seat } beats the Hydra.
event-lost-hydra = { $seat } loses to the Hydra.
event-seized = { $seat } takes a treasure from { $other }: { $colour }.
event-took = { $seat } takes a treasure from { $city }: { $colour }.
event-room = A fighter of { $seat } goes to the Underworld to make room.
event-pushed = { $seat } moves the ship of { $other } to { $square }.
event-town-empty = { $town } is left empty.
event-delivered = { $seat } delivers a treasure to Athens: { $colour }.
event-put = { $seat } puts a treasure into { $city }: { $colour }.
event-fulfilled = { $seat } fulfils contract { $contract } ({ $points }): { $task }.
event-shared = { $seat } fulfils contract { $contract } together with others: { $task }.
event-out-of-play = Contract { $contract } leaves the game.
event-handed-in = { $seat } puts a card face down under the pile.
event-own-handed-in = { $seat }, you have handed in { $card }.
event-no-point = No victory point card is left for { $seat }.
event-swapped = The eagle of { $seat } swaps { $colour } of { $city } with { $other_colour } of { $other_city }.
event-turn-over = The turn of { $seat } is over.
event-victory = { $seat } wins with { $points } points.
event-result =
    { $points ->
        [one] { $place }. { $seat }: one point
       *[other] { $place }. { $seat }: { $points } points
    }
event-rested =
    { $count ->
        [one] { $seat } gives the move up and brings one fighter back.
       *[other] { $seat } gives the move up and brings { $count } fighters back.
    }
event-back =
    { $count ->
        [one] { $seat } brings one fighter back.
       *[other] { $seat } brings { $count } fighters back.
    }
event-sailed =
    { $count ->
        [one] { $seat } sails one square to { $square }.
       *[other] { $seat } sails { $count } squares to { $square }.
    }
event-more-squares =
    { $count ->
        [one] { $seat } may sail one square more.
       *[other] { $seat } may sail { $count } squares more.
    }
event-lost-fighters =
    { $count ->
        [one] { $seat } loses one fighter to the Underworld.
       *[other] { $seat } loses { $count } fighters to the Underworld.
    }
event-founded =
    { $count ->
        [one] { $seat } holds { $town } with one fighter.
       *[other] { $seat } holds { $town } with { $count } fighters.
    }
event-town-lost =
    { $count ->
        [one] { $seat } loses { $town } and one fighter in it.
       *[other] { $seat } loses { $town } and { $count } fighters in it.
    }
event-styx =
    { $count ->
        [one] On the Styx one fighter comes back to { $seat }.
       *[other] On the Styx { $count } fighters come back to { $seat }.
    }
event-styx-bonus =
    { $count ->
        [one] { $seat } has the most fighters in the Underworld: one point.
       *[other] { $seat } has the most fighters in the Underworld: { $count } points.
    }
event-left-behind =
    { $count ->
        [one] { $seat } leaves one fighter in { $city } for good.
       *[other] { $seat } leaves { $count } fighters in { $city } for good.
    }
event-point =
    { $count ->
        [one] { $seat } takes one victory point card.
       *[other] { $seat } takes { $count } victory point cards.
    }

# Reasons.

reason-contract-not-yours = Contract { $contract } neither lies open nor is in your hand.
reason-not-at-anchor = Your ship does not lie at an anchor.
reason-cargo-missing = Your ship does not carry what is asked: { $task }.
reason-victory-needed = That takes a victory: { $task }.
reason-hero-absent = { $hero } is not in this game.
reason-hero-own = { $hero } is your own hero.
reason-not-beside-city = Your ship does not lie beside { $city }.
reason-not-beside-town = Your ship does not lie beside { $town }.
reason-has-attacked = You have attacked in this move.
reason-too-few-cards = Action cards needed: { $count }.
reason-too-few-fighters = Fighters needed: { $count }.
reason-put-first = Put a treasure into a city first.
reason-city-full = { $city } has no free place.
reason-not-to-put = No such treasure is to be put away: { $colour }.
reason-not-in-hand = { $card } is not in your hand.
reason-hand-in-first = Choose a card to hand in.
reason-claim-first = Say whether you fulfil the contract.
reason-contract-instead = A contract takes the place of the point.
reason-not-that-victory = This victory is not what it asks: { $task }.
reason-boast-first = Say first what your victory earns.
reason-ship-done = Your ship has finished its action.
reason-way-ended = Your ship's way has ended.
reason-already-there = Your ship is there.
reason-too-far = { $square } is out of reach: you can sail { $reach } more.
reason-hydra-closed = No contract sends you against the Hydra.
reason-promised-peace = You may not attack in this move any more.
reason-already-acted = Your ship has already founded or attacked in this move.
reason-no-fighters = There are no fighters aboard.
reason-not-that-far = { $square } is not at the right distance, or not free.
reason-push-first = Move the beaten ship first.
reason-flee-first = Choose where to flee.
reason-hydra-first = Choose a square for the Hydra.
reason-wrong-moment = This is not the moment for { $card }.
reason-answer-first = Answer with a card, or pass.
reason-shade-first = Say whether the fighter returns.
reason-pick-first = Choose one of your thrown fighters.
reason-no-such-treasure = There is no such treasure: { $colour }.
reason-seize-first = Choose a treasure of the loser.
reason-take-first = Choose a treasure of the city.
reason-active-only = { $card } is played in an active turn.
reason-nobody-returns = So many fighters cannot come back.
reason-room-enough = There is room enough for your fighters.
reason-no-use = { $card } would do nothing here and now.
reason-recall-first = Say how many fighters come back.
reason-strike-first = Choose a city two squares away.
reason-swap-first = Choose a treasure for the eagle.
reason-cup-order = The dice keep their order around the cup.
reason-cup-first = Set the cup down first.
reason-card-die-first = The card die comes before the end of the turn.
reason-too-late-to-rest = It is too late to give the move up.
reason-no-fighter-die = You have no fighter die to use.
reason-no-hydra-die = You have no Hydra die to use.
reason-hydra-cannot = The Hydra cannot reach { $square }.
reason-city-empty = { $city } has no treasure.
reason-own-town = { $town } is yours.
reason-town-free = { $town } is free: found it.
reason-town-held = { $town } is held: conquer it.

# The board in the terminal.

board-hydra = Hydra
board-cup = Cup
board-middle = middle { $value }
board-dice = card { $card_die }, fighters { $fighter_die }, sailing { $sail_die }, Hydra { $hydra_die }
board-city = City
board-number = Number
board-treasures = Treasures
board-town = Town
board-holder = Holder
board-player = Player
board-hero = Hero
board-square = Square
board-fighters = Fighters
board-underworld = Underworld
board-cards = Cards
board-points = Points
board-target = { $points } points win
board-open = Open contracts
board-own-contract = Your contract
board-contract = { $contract } ({ $points }): { $task }, or { $second }
board-hand = Your cards
board-none = none
board-piles = Piles: { $cards } cards, { $contracts } contracts, { $points } points
board-reach = can still sail: { $count }
board-throw = crosses { $cross }, halves { $half }, wholes { $full }
board-key = * now possible   ~ sea   ⚓ anchor   ≈ Styx   H Hydra   ▒ land   letters: cities and towns

# Rules.

rule-setup-heroes = Each seat is a hero whom everybody knows: Deukalion red, Perseus green, Herkules yellow, Achilles blue.
rule-setup-map = The map, the numbers of cities and towns, the contract cards and the odds of a thrown fighter are our reconstruction; they stand in the component file and can be corrected there.
rule-setup-treasures = The fifteen treasures, three in each of five colours, are laid by chance on the places of the cities, one on each.
rule-setup-hydra = The Hydra begins on its own square.
rule-setup-cards = Everybody starts with three action cards.
rule-setup-contract = Everybody gets one contract and keeps it hidden.
rule-setup-open = Two contracts lie open beside the pile.
rule-setup-fighters = All ten fighters of a seat begin aboard its ship.
rule-setup-youngest = The youngest begins. The table may say who that is; otherwise chance does.
rule-setup-ships = In turn order, the first player first, each puts the ship on a free anchor of Athens.
rule-ship-room = A ship has ten places for fighters and treasures together; fighters come back from the Underworld only to free places.
rule-turn-shake = The active player shakes the cup: five dice fall into its five places.
rule-turn-order = Then all others move one after the other, beginning at the active player's left; only after that does the active player set the cup down.
rule-turn-others = The middle die is how many squares each of the others may sail at most.
rule-turn-others-act = In that move the others may also found and conquer towns, attack and fulfil contracts.
rule-turn-rest = One of the others may give up the move with everything in it and bring two fighters back from the Underworld.
rule-turn-rest-cards = Action cards may be played before the move is given up.
rule-turn-any-order = The active player takes the four actions in any order.
rule-turn-one-act = In one move a ship may found one town, attack one ship, attack one city or attack one town. Attacking the Hydra and fulfilling contracts come on top.
rule-turn-next = Then it is the next player's turn, clockwise.
rule-cup-turnings = The cup is set down in one of four ways; the four outer dice keep their order around it: card, fighters, sailing, Hydra.
rule-cup-card = Card die: on 1 all others draw an action card, on 2 nobody, on 3 the active player.
rule-cup-card-must = The card die is carried out before the turn can end.
rule-cup-hydra = Hydra die: the Hydra may be moved up to so many squares.
rule-cup-fighters = Fighter die: up to so many fighters come back from the Underworld.
rule-cup-sail = Sailing die: the ship may sail up to so many squares.
rule-cup-whole-actions = An action is finished before the next one: once the ship has set out, using another die ends its sailing, attacking and founding.
rule-sailing-squares = Ships sail along rows and columns over sea, anchors, Styx and the squares around the centre, never over land, cities, towns or the centre.
rule-sailing-fewer = Nobody has to sail as far as allowed.
rule-sailing-attack = Sailing onto another ship is an attack and ends the way.
rule-sailing-hydra = The Hydra's square is closed to ships, unless a contract to beat it lies open or is in the player's hand.
rule-sailing-ends = A ship's way ends on the Styx, with a fulfilled contract, with founding, and with an attack.
rule-sailing-delivery-goes-on = Delivering a treasure without a contract does not end the way.
rule-sailing-zero = Who does not sail at all may still act where the ship lies.
rule-styx-back = On the Styx a player may bring back any number of own fighters from the Underworld, as far as there is room.
rule-styx-treasures = To make room there, treasures may be put on free places of cities of one's choice.
rule-styx-majority = Who arrives with strictly the most fighters in the Underworld takes two victory point cards, with two players one; a shared lead earns nothing. It is counted before fighters return.
rule-styx-safe = Several ships may share a square of the Styx, and nobody is attacked there.
rule-treasures-take = A treasure won goes to a free place of the ship plan; the winner chooses which.
rule-treasures-room = Without a free place, a fighter may go to the Underworld to make room; otherwise the treasure stays.
rule-treasures-only-way = Making room for a treasure is the only way to send one’s own fighters to the Underworld.
rule-treasures-deliver = At an anchor any treasure may be delivered without a contract for one victory point card.
rule-treasures-no-point = A treasure may be delivered even when no victory point card is left; it earns nothing then.
rule-treasures-keep = Nobody has to deliver: a treasure may be kept for a better contract.
rule-treasures-put = A delivered treasure goes to a free place in a city of the owner's choice.
rule-towns-found = Beside a free town a ship may leave there the one or two fighters shown.
rule-towns-points = Each fighter in a town is a victory point, lost with the town.
rule-towns-stay = Fighters in a town take no part in fights.
rule-towns-no-return = Fighters in a town cannot be withdrawn; they leave it only when another player conquers it.
rule-towns-several = A player may hold several towns.
rule-towns-held = A town that somebody holds cannot be founded; it must be conquered.
rule-towns-lost = When a town is conquered its fighters go to the Underworld and the winner's take their place.
rule-towns-empty = A winner with too few fighters left leaves the town empty.
rule-contracts-halves = A contract card shows two tasks; one of them is enough, and the card gives its points.
rule-contracts-fulfil = A fulfilled contract is laid down at once, in one's own turn or in somebody else's.
rule-contracts-replace = An open contract that is taken is replaced at once from the pile.
rule-contracts-chain = The new contract may be fulfilled at once as well.
rule-contracts-hidden = The contract in one's hand counts like an open one, for its owner alone; it is not replaced.
rule-contracts-at-anchor = A contract that has just been opened is offered at once to the ship that is moving, wherever it is, and to every ship at anchor that has the treasures.
rule-contracts-together = When several fulfil one card at the same moment, each takes one point and the card leaves the game.
rule-contracts-put-order = After that the treasures are put back in turn order, beginning with the active player.
rule-contracts-snatch = A waiting player may take a contract that the active player was about to fulfil.
rule-contracts-deliver = Task: bring the treasures shown to an anchor.
rule-contracts-any = Task: bring any two, or any three treasures to an anchor.
rule-contracts-hydra = Task: beat the Hydra. The card takes the place of the victory point card.
rule-contracts-defeat = Task: beat a certain hero in a fight of ships, attacking or defending.
rule-contracts-absent = A task to defeat a hero who is not in the game, or one’s own hero, cannot be fulfilled; the other task of the card can.
rule-contracts-crew = Task: lie beside a certain city with at least eight fighters aboard.
rule-contracts-leave = Task: lie beside a certain city and leave a fighter there to the end of the game.
rule-contracts-leave-no-point = The fighter left there scores no point.
rule-contracts-cards = Task: lie beside a certain city and put the number of action cards shown face down under the pile.
rule-contracts-peace = Tasks with a crew or with cards forbid attacks in the same move, before and after.
rule-contracts-peace-hydra = That ban is on the ship’s own attacks; the active player may still move the Hydra onto another ship.
rule-cards-hidden = Action cards in hand are hidden; everybody sees how many there are.
rule-cards-play = Any number of action cards may be played, also right after drawing; a played card goes under the pile.
rule-cards-timing = Cards for sailing, for fighters, lasting ones and those marked so are played in one’s own move, active or not.
rule-cards-at-once = Players who draw a card in another player’s turn may play it at once if it names no moment of its own and has an effect: fighters, Hades, the Golden Fleece, Apollo. They decide secretly at the same time. By option they wait for their own move.
rule-cards-lasting = Pegasus, the Favour of Hades and the Golden Fleece stay in front of their owner to the end.
rule-cards-pile = Cards under the pile keep their order and come up when the others are drawn; when none is left, nobody draws.
rule-cards-no-limit = There is no limit to a hand.
rule-window-everybody = Who could answer is secret: every seat that holds cards is asked at once, and all answers are turned over together.
rule-window-order = When two answer, turn order from the active seat decides.
rule-window-attacked = A ship that is attacked may answer before the fight, with Triton or Hades.
rule-window-thrown = After a throw those who threw may answer, with Hephaistos or Ares.
rule-window-lost = After a fight its loser may answer with the Favour of Zeus.
rule-action-sail = Plus two, plus three squares: the ship may sail so many more in this move.
rule-action-pegasus = Pegasus: played in an active turn, it adds one square to every active turn.
rule-action-favour = Favour of Zeus: after a lost fight, fight again at once with those who are left.
rule-action-favour-crew = The Favour of Zeus needs at least one fighter that is left.
rule-action-triton = Blessing of Triton: when attacked, sail two squares away, to open sea or an anchor; there is no fight.
rule-action-flight = The flight is a sailing: it passes neither ships nor the Hydra. Where two squares are impossible, it is one.
rule-action-hephaistos = Blessing of Hephaistos: after a throw, throw one of your fighters again.
rule-action-ares = Reward of Ares: after a throw, throw all your fighters again.
rule-action-hades = Favour of Hades: before each defence of the ship, a fighter may come back.
rule-action-fighter = Plus one, two, three fighters: up to so many come back from the Underworld.
rule-action-eagle = Eagle of Zeus: exchange a treasure of one city for a treasure of another.
rule-action-poseidon = Help of Poseidon: put the Hydra on any free square of open sea.
rule-action-hermes = Objection of Hermes: an action card that somebody else has just played has no effect.
rule-action-bolt = Lightning of Zeus: attack a city two squares away.
rule-action-fleece = Golden Fleece: three points are enough when the Hydra attacks its owner; by option, when its owner attacks the Hydra.
rule-action-apollo = Hand of Apollo: take a treasure from a neighbouring city without a fight.
rule-fight-throw = In a fight all fighters aboard are thrown, none is held back.
rule-fight-odds = A thrown fighter shows a cross, half a point or a whole one by the odds of the component file; a throw of several is one chance.
rule-fight-cross = A fighter with the cross up counts nothing and goes to the Underworld, for winner and loser alike.
rule-fight-ship = Ship against ship: both throw.
rule-fight-higher = The higher total wins; the defender wins a tie.
rule-fight-empty-ship = A ship without fighters totals nothing when it is attacked.
rule-fight-no-crew = A ship without fighters does not attack.
rule-fight-seize = The winner takes one treasure of his choice from the loser's ship.
rule-fight-displaced = The winner moves the beaten ship to free open sea exactly three squares away, nearer only where that is impossible; nothing happens there.
rule-fight-lifted = A beaten ship or Hydra is lifted and set down: what is in between does not matter.
rule-fight-anchors = Ships at anchor can be attacked by ships, but not by the Hydra.
rule-fight-city = A neighbouring city is beaten by reaching its number; the winner takes one of its treasures.
rule-fight-town = A neighbouring town that another player holds is conquered by reaching its number; by option, by a higher total than the crew of its owner’s ship throws.
rule-fight-failure = A failed attack costs nothing but the crosses.
rule-fight-neighbours = Only squares above, below, left and right are neighbours.
rule-hydra-swims = The Hydra swims along rows and columns over open sea, never onto anchors, Styx or its mover's own ship; it passes no ship and stops where it attacks.
rule-hydra-contract = A ship may attack the Hydra only while a contract to beat it lies open or is in the attacker's hand.
rule-hydra-attack = Attacking the Hydra: five points or more beat it.
rule-hydra-attacks = The Hydra moved onto another's ship attacks it; five points or more beat it off.
rule-hydra-prize = Who beats it takes the contract that asks for it, open or in hand; without one, the attacked player takes a victory point card.
rule-hydra-one-contract = One victory over the Hydra fulfils one contract.
rule-hydra-beaten = The winner moves the beaten Hydra to a free square of open sea three squares away.
rule-hydra-lost = If the Hydra wins, the player to the loser’s right moves the loser’s ship to free open sea three squares away.
rule-hydra-no-loot = No treasure is lost to the Hydra.
rule-victory-sources = Points are victory point cards, fulfilled contracts and fighters in towns.
rule-victory-target = Whoever first has 16 points with two players, 14 with three, 12 with four, wins at once.
rule-victory-cards = There are fourteen victory point cards, one point each.
rule-victory-no-cards = When they are used up, no more can be taken.
rule-victory-ranking = The others are ranked by points; equals share a place.
rule-victory-public = Everybody can always see how many points each player has.

## Where points come from

source-cards = Victory point cards
source-contracts = Fulfilled contracts
source-towns = Fighters in towns

# What somebody got wrong.

mistake-map-uneven = map: all rows must be equally long
mistake-code-twice = city, town: two have the same code
mistake-map-lacks = map: { $place } is not on it
mistake-map-cell = map: { $cell } is neither sea, land, city nor town
mistake-map-large = map: at most { $most } squares of sea
mistake-map-marks = map: it needs one hy, an anchor for every ship, and the Styx
mistake-card-order = card: there must be { $known }, in this order
mistake-card-single = card: there is one each of pegasus, hades, fleece and hermes
mistake-task-kind = contract { $contract }: “{ $found }” is no task; a task begins with { $known }
mistake-task-unknown = contract { $contract }: “{ $found }” names something that is not in the box
mistake-numbers-by-seats = victory, styx: there must be one number each for 2, 3 and 4 seats
mistake-cup-faces = cup: each die must show 1, 2 and 3
mistake-circle-actions = circle: the actions are { $known }, each once
mistake-city-slots = city: there must be a slot for every treasure
mistake-ship-places = ship: there must be a place for every fighter
mistake-deal-cards = deal: there are not enough action cards
mistake-deal-contracts = deal: there are not enough contracts
mistake-sum-fighters-of-seat = fighters of seat { $number }
mistake-sum-towns-held-by-nobody-at-the-table = towns held by nobody at the table
mistake-sum-treasures-of-colour = treasures of colour { $number }
mistake-sum-victory-point-cards = victory point cards
mistake-sum-action-cards = action cards
mistake-sum-different-action-cards = different action cards
mistake-sum-contracts = contracts
mistake-sum-different-contracts = different contracts
mistake-agenda-turn = agenda: its lowest steps are those of no turn
mistake-agenda-order = agenda: { $step } cannot be right above { $found }
mistake-agenda-argument = agenda: the argument of { $step } does not fit the table
mistake-hydra-square = hydra: it must be on open sea
mistake-many-aboard = ship of seat { $number }: more fighters and treasures than places
mistake-bold-without-contract = bold: seat { $number } hides no contract for the Hydra
mistake-drawn-card = drawn: seat { $number } has not just drawn that card
mistake-many-in-city = { $city }: more treasures than places
mistake-treasures-in-box = box: all treasures must be laid out
mistake-already-won = points: the game is already won
mistake-ships-missing = ships: { $expected } must be on the map
mistake-square-shared = ships: two are on { $square }
mistake-dice-missing = cup: the dice do not fit the turn
mistake-other-mover = mover: it must be seat { $expected }
mistake-other-actions = todo: a seat that is not active has only its ship
mistake-fight-over = fight: there is none now
mistake-fight-misfit = fight: it does not fit the agenda and the table

# For learning agents
agents-about-count = the most fighters (`recall`) or the cards to go (`hand-in`)
agents-about-treasure = the colour that must go (`put`) or was chosen first (`swap`)
agents-about-cities = where to take from (`loot`), or the city chosen first (`swap`)
agents-about-other = the loser (`seize`, `displace`, `boast`) or who played the card (`hermes`)
agents-about-contract = which of the open contracts may be fulfilled at once (`claim`)
agents-hero = the own hero; those of the others follow in their order
agents-active = whose turn it is
agents-mover = whose ship is on the move
agents-square = the square of each ship, seat by seat
agents-hydra = the square of the Hydra
agents-fighters = fighters aboard
agents-underworld = fighters in the Underworld
agents-treasures = treasures aboard by colour, seat by seat
agents-cards = action cards in hand
agents-hand = the own action cards by kind
agents-hides = who has a hidden contract
agents-contract = the own hidden contract
agents-lasting = Pegasus, Hades and the Fleece before each seat, seat by seat
agents-fulfilled = the tasks each seat has fulfilled, seat by seat
agents-point-cards = victory point cards
agents-score = points
agents-answered = who has answered in secret
agents-own-answer = the own secret answer, a move; -1 for none
agents-cities = treasures in each city by colour, city by city
agents-towns = the towns of each seat, seat by seat
agents-shaken = the die in the middle of the cup and those around it; 0 before
agents-dice = the dice for cards, fighters, sailing and the Hydra; 0 before
agents-to-do = what is left of a move: ship, card, fighters, Hydra
agents-reach = squares the mover may still sail
agents-so-far = what the mover has done: set out, ended its way, used up its founding or attack, attacked, promised peace, or begun what cannot be taken back
agents-open = the open contracts, place by place
agents-contract-pile = contracts in the pile
agents-gone = contracts that have left the game
agents-card-pile = action cards in the pile
agents-bottom = the cards put under the pile: 1 for one that is not known, or its kind from 2
agents-point-pile = victory point cards to be had
agents-fight = a fight with a ship, a city, a town or the Hydra, or by the Hydra
agents-fights = who fights
agents-attacked = whose ship is attacked
agents-city = the city attacked
agents-town = the town attacked
agents-thrown = crosses, halves and wholes of who fights; -1 before
agents-other-thrown = the same of the ship attacked

## The board on the page

page-deukalion-map = Map
page-deukalion-athens = ATHENS
page-deukalion-sea = Sea { $square }
page-deukalion-anchor = Anchor { $square }
page-deukalion-styx = Styx { $square }
page-deukalion-place-with = { $place }: { $things }
page-deukalion-ship-of = ship of { $name }
page-deukalion-ship-at = The ship of { $name }, at { $square }
page-deukalion-hydra-at = The Hydra, at { $square }
page-deukalion-city = { $city }, defence { $defence }, treasures: { $treasures }
page-deukalion-town-free =
    { $count ->
        [one] { $town }, free, for one fighter, defence { $value }
       *[other] { $town }, free, for { $count } fighters, defence { $value }
    }
page-deukalion-town =
    { $count ->
        [one] { $town }, held by { $name } with one fighter, defence { $value }
       *[other] { $town }, held by { $name } with { $count } fighters, defence { $value }
    }
page-deukalion-treasure =
    { $count ->
        [one] { $colour } treasure
       *[other] { $count } { $colour } treasures
    }

# The cup and the turn.

page-deukalion-cup-empty = The cup, not shaken yet
page-deukalion-cup-shaken = The cup: { $middle } in the middle, { $dice } around it
page-deukalion-cup-down = The cup: card { $card }, fighters { $fighters }, sailing { $sail }, Hydra { $hydra }; { $middle } in the middle
page-deukalion-turn-back = Turn the cup back a quarter
page-deukalion-turn-on = Turn the cup on a quarter
page-deukalion-draws-active = the active player draws
page-deukalion-draws-others = all others draw
page-deukalion-draws-nobody = nobody draws
page-deukalion-gives-fighters =
    { $count ->
        [one] fighter back
       *[other] fighters back
    }
page-deukalion-gives-sail =
    { $count ->
        [one] square to sail
       *[other] squares to sail
    }
page-deukalion-gives-hydra =
    { $count ->
        [one] square for the Hydra
       *[other] squares for the Hydra
    }
page-deukalion-turn = The turn
page-deukalion-active = Active: { $name }
page-deukalion-others =
    { $count ->
        [one] The others sail up to one square.
       *[other] The others sail up to { $count } squares.
    }
page-deukalion-reach =
    { $count ->
        [one] { $name } can still sail one square.
       *[other] { $name } can still sail { $count } squares.
    }
page-deukalion-done = done
page-deukalion-sealed = Your answer lies face down.
page-deukalion-answered = has answered

# Beside the map.

page-deukalion-below =
    { $count ->
        [one] { $name }: one fighter in the Underworld
       *[other] { $name }: { $count } fighters in the Underworld
    }
page-deukalion-card-pile = Action cards in the pile: { $count }
page-deukalion-point-pile = Victory point cards left: { $count }
page-deukalion-contracts = Contracts
page-deukalion-unknown-card = a card unknown to you
page-deukalion-under-pile =
    { $count ->
        [one] One card under the pile
       *[other] { $count } cards under the pile
    }
page-deukalion-gone = Out of the game: { $contracts }
page-deukalion-or = or
page-deukalion-track = Points; { $target } win
page-deukalion-score = { $name }: { $count } of { $target } points

# Ship plans and hand.

page-deukalion-plan-of = { $name }
page-deukalion-ship-plan = Ship plan
page-deukalion-plan = Fighters aboard: { $fighters }. Treasures: { $treasures }. Free places: { $room }.
page-deukalion-hidden-contract = a hidden contract
page-deukalion-left-behind = left behind for good
page-deukalion-point-cards = victory point cards
page-deukalion-fulfilled = Fulfilled: { $tasks }
page-deukalion-card =
    { $count ->
        [one] { $card }: { $does }
       *[other] { $card } ({ $count } of them): { $does }
    }
page-deukalion-no-cards = No action cards in hand.
page-deukalion-does-sail-2 = Sail up to two squares more in this move.
page-deukalion-does-sail-3 = Sail up to three squares more in this move.
page-deukalion-does-pegasus = Stays: one square more in each of your active turns.
page-deukalion-does-favour = After a lost fight: fight again at once with those who are left.
page-deukalion-does-triton = When attacked: sail two squares away, no fight.
page-deukalion-does-hephaistos = After a throw: throw one of your fighters again.
page-deukalion-does-ares = After a throw: throw all your fighters again.
page-deukalion-does-hades = Stays: before each defence of your ship a fighter may come back.
page-deukalion-does-fighter-1 = One fighter comes back from the Underworld.
page-deukalion-does-fighter-2 = Up to two fighters come back from the Underworld.
page-deukalion-does-fighter-3 = Up to three fighters come back from the Underworld.
page-deukalion-does-eagle = Exchange a treasure of one city for one of another.
page-deukalion-does-poseidon = Put the Hydra on any free square of open sea.
page-deukalion-does-hermes = A card that somebody else has just played has no effect.
page-deukalion-does-bolt = Attack a city two squares away.
page-deukalion-does-fleece = Stays: you need fewer points against the Hydra.
page-deukalion-does-apollo = Take a treasure from a neighbouring city without a fight.

# Fights.

page-deukalion-fight = Fight
page-deukalion-against = { $name } against { $other }
page-deukalion-needs =
    { $count ->
        [one] one point is needed
       *[other] { $count } points are needed
    }
page-deukalion-not-thrown = not thrown yet
page-deukalion-thrown = { $count } × { $side }

## Explanations of decisions on the page, shown once

tip-anchors = Choose where your ship begins: near treasures that your contracts ask for.
tip-cup = The cup was shaken for everybody. Turn it until its dice suit you: one says how many cards you draw, one how far the Hydra goes, one how many fighters return, one how far you sail.
tip-move = Take your actions in any order: sail, move the Hydra, draw, call fighters back, attack, found, deliver. “Done” ends your move. Bring treasures to Athens or do what a contract says; the first to reach the points on the track wins at once.
tip-recall = Fighters come back from the Underworld as far as there is room aboard.
tip-drawn = You may play this card now, or keep it for later.
tip-hermes = Everybody with cards is asked, so that nobody learns who could object.
tip-alarm = A card can help before the fighters are thrown.
tip-answer = A card can still change this throw.
tip-defeat = A card can soften the loss.
tip-loot = Choose a treasure that a contract asks for, or one that others need.
tip-seize = Choose a treasure that a contract asks for, or one that others need.
tip-displace = The loser is moved by the winner: far from home hurts most.
tip-put = A delivered treasure goes back into a city: far from the others is wise.
tip-styx = At the Styx fighters may return; treasures can be put back to make room for them.
