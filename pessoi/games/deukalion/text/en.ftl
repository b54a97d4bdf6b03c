# Every word people read about Deukalion.
game-name = Deukalion
game-about = Sail for the gods as a Greek hero: plunder cities, bring treasures to Athens, found towns and fight with fighters that are thrown like dice.
game-length = about 60 minutes

# Chapters.

chapter-setup = Setup
chapter-ship = Your ship
chapter-turn = Course of a turn
chapter-cup = The cup
chapter-sailing = Sailing
chapter-styx = The Styx
chapter-treasures = Treasures
chapter-towns = Towns
chapter-contracts = Contracts
chapter-cards = Action cards
chapter-window = Playing cards out of turn
chapter-action = The action cards
chapter-fight = Fights
chapter-hydra = The Hydra
chapter-victory = Winning

# Options and editions.

edition-standard = Standard
edition-standard-about = The rules with the German text of the cards.
edition-french = French cards
edition-french-about = The Golden Fleece works as on the French card.
option-fleece = Golden Fleece
option-fleece-about = When does the Golden Fleece lower the points needed against the Hydra from { $hydra-strength } to { $fleece-amount }?
option-fleece-defending = when the Hydra attacks you
option-fleece-attacking = when you attack the Hydra
option-drawn-card = Drawn cards
option-drawn-card-about = When may you play a card that you draw outside your own move?
option-drawn-card-at-once = immediately, if the card allows it
option-drawn-card-own-move = from your next move on
option-town-fight = Fights for towns
option-town-fight-about = What does the attacker of a town throw against?
option-town-fight-value = the town’s defence value
option-town-fight-crew = the crew of the owner’s ship
option-youngest = First player
option-youngest-about = Who counts as the youngest and goes first?
option-youngest-chance = drawn at random
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
side-half = half point
side-full = full point
card-sail-2 = +{ $sail-2-amount } { $sail-2-amount ->
        [one] Square
       *[other] Squares
    }
card-sail-3 = +{ $sail-3-amount } { $sail-3-amount ->
        [one] Square
       *[other] Squares
    }
card-pegasus = Pegasus
card-favour = Favour of Zeus
card-triton = Blessing of Triton
card-hephaistos = Blessing of Hephaestus
card-ares = Reward of Ares
card-hades = Favour of Hades
card-fighter-1 = +{ $fighter-1-amount } { $fighter-1-amount ->
        [one] Fighter
       *[other] Fighters
    }
card-fighter-2 = +{ $fighter-2-amount } { $fighter-2-amount ->
        [one] Fighter
       *[other] Fighters
    }
card-fighter-3 = +{ $fighter-3-amount } { $fighter-3-amount ->
        [one] Fighter
       *[other] Fighters
    }
card-eagle = Eagle of Zeus
card-poseidon = Aid of Poseidon
card-hermes = Veto of Hermes
card-bolt = Thunderbolt of Zeus
card-fleece = Golden Fleece
card-apollo = Hand of Apollo
city-korinth = Corinth
city-mykene = Mycenae
city-sparta = Sparta
city-thera = Thera
city-kreta = Crete
city-rhodos = Rhodes
city-halikarnassos = Halicarnassus
city-zypern = Cyprus
town-salamis = Salamis
town-ephesus = Ephesus
town-argos = Argos
town-lindos = Lindos
hero-deukalion = Deucalion
hero-perseus = Perseus
hero-herkules = Heracles
hero-achilles = Achilles
die-card = card die
die-fighters = fighter die
die-hydra = Hydra die
task-deliver-red = deliver a red treasure
task-deliver-green = deliver a green treasure
task-deliver-blue = deliver a blue treasure
task-deliver-yellow = deliver a yellow treasure
task-deliver-white = deliver a white treasure
task-deliver-red-green = deliver a red and a green treasure
task-deliver-blue-yellow = deliver a blue and a yellow treasure
task-deliver-white-red = deliver a white and a red treasure
task-deliver-green-blue = deliver a green and a blue treasure
task-deliver-yellow-white = deliver a yellow and a white treasure
task-deliver-red-yellow = deliver a red and a yellow treasure
task-deliver-blue-white = deliver a blue and a white treasure
task-deliver-green-green = deliver two green treasures
task-deliver-white-white = deliver two white treasures
task-any-2 = deliver any two treasures
task-any-3 = deliver any three treasures
task-hydra = defeat the Hydra
task-defeat-deukalion = defeat Deucalion
task-defeat-perseus = defeat Perseus
task-defeat-herkules = defeat Heracles
task-defeat-achilles = defeat Achilles
task-defeat-deukalion-absent = defeat Deucalion (not in this game)
task-defeat-perseus-absent = defeat Perseus (not in this game)
task-defeat-herkules-absent = defeat Heracles (not in this game)
task-defeat-achilles-absent = defeat Achilles (not in this game)
task-crew-rhodos-8 = visit Rhodes with at least 8 fighters, without attacking
task-crew-kreta-8 = visit Crete with at least 8 fighters, without attacking
task-leave-zypern-1 = visit Cyprus and leave a fighter there for the rest of the game
task-cards-sparta-2 = visit Sparta and give up 2 action cards, without attacking
task-cards-halikarnassos-3 = visit Halicarnassus and give up 3 action cards, without attacking

# Questions.

ask-anchors = Choose an anchorage for your ship.
ask-cup = How do you set the cup down?
ask-move =
    What do you do? { $reach ->
        [0] Your ship sails no further.
        [one] Your ship may sail { $reach } more square.
       *[other] Your ship may sail { $reach } more squares.
    }{ $count ->
        [0] { "" }
       *[other] { " " }Still to use: { $dice }.
    }
ask-recall = How many fighters return from the Underworld? (at most { $count })
ask-drawn =
    You drew { $card }. { $count ->
        [0] You can’t play it now.
       *[other] Do you play it immediately?
    }
ask-hermes = { $other } plays { $card } (“{ $does }”). Do you cancel it?
ask-alarm =
    { $fight ->
        [by-hydra] { $other } sends the Hydra against { $concerned ->
            [1] you
           *[other] { $seat }
        }: { $count ->
            [one] { $count } point
           *[other] { $count } points
        } needed with { $fighters ->
            [one] { $fighters } fighter
           *[other] { $fighters } fighters
        }.
       *[ship] { $other } attacks { $concerned ->
            [1] your
           *[other] { $seat }’s
        } ship: { $count ->
            [one] { $count } fighter
           *[other] { $count } fighters
        } against { $fighters }.
    } { $concerned ->
        [1] Do you play a card?
       *[other] You can only pass.
    }
ask-shade =
    Favour of Hades: do you bring back { $count ->
        [one] { $count } fighter
       *[other] up to { $count } fighters
    } before the fight?
ask-flee = Where does your ship flee to?
ask-answer =
    { $duel ->
        [1] { $seat } throws { $total }, { $other } { $other_total }.
       *[other] { $seat } throws { $total } and needs { $other_total }.
    } { $concerned ->
        [1] Do you play a card?
       *[other] You can only pass.
    }
ask-pick = Which fighter do you rethrow?
ask-defeat =
    { $duel ->
        [1] { $seat } loses to { $other } with { $total } against { $other_total }.
       *[other] { $seat } loses with { $total }, needed: { $other_total }.
    } { $concerned ->
        [1] Do you play a card?
       *[other] You can only pass.
    }
ask-seize = Which treasure do you take from { $other }?
ask-loot = Which treasure do you take from { $city }?
ask-displace = Where do you move { $other }’s ship?
ask-boast = You defeated { $other } ({ $hero }). Do you fulfil a contract with this victory?
ask-triumph = You defeated the Hydra. What do you take?
ask-hydra-away = Where do you move the defeated Hydra?
ask-styx =
    { $count ->
        [one] { $count } of your fighters is in the Underworld;
       *[other] { $count } of your fighters are in the Underworld;
    } your ship has { $room ->
        [0] no room
        [one] room for { $room }
       *[other] room for { $room }
    }. How many return?{ $treasures ->
        [0] { "" }
       *[other] { " " }You may first put treasures back.
    }
ask-put =
    { $count ->
        [one] Which city do you put the { $colour } treasure back in?
       *[other] Which treasure do you put back ({ $colour }), and in which city?
    }
ask-hand-in = Which card do you give up? ({ $count } to go)
ask-claim =
    Contract { $contract } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) is new, and you can fulfil it. Do you? If others do too, each of you takes only { $athens-shared ->
        [one] { $athens-shared } victory point card
       *[other] { $athens-shared } victory point cards
    }.
ask-strike = Which city do you attack with the Thunderbolt?
ask-summon = Where do you put the Hydra?
ask-swap =
    { $count ->
        [1] Which treasure do you swap?
       *[other] Which treasure do you swap with the { $colour } one from { $city }?
    }

# Moves.

move-done = End my move
move-pass = Pass
move-rest =
    Skip this move: { $count ->
        [one] { $count } fighter returns
       *[other] { $count } fighters return
    }
move-point =
    Take { $hydra-prize ->
        [one] { $hydra-prize } victory point card
       *[other] { $hydra-prize } victory point cards
    }
move-card = Card die: { $draws }
move-cup = Cards { $card_die } ({ $draws }), fighters { $fighter_die }, sailing { $reach }, Hydra { $hydra_die }
move-play = Play { $card }. { $does }
move-fulfil = Contract { $contract }: { $task } (+{ $points })
move-deliver =
    Deliver a { $colour } treasure without a contract ({ $points ->
        [0] no point left
       *[other] +{ $points }
    }{ $count ->
        [0] { "" }
        [one] ; contract { $contract } asks for it
       *[other] ; contracts { $contract } ask for it
    })
move-found =
    Found { $town } ({ $count ->
        [one] { $count } fighter stays
       *[other] { $count } fighters stay
    } there, +{ $count })
move-conquer =
    Attack { $town } (+{ $count }; { $crews ->
        [1] { $other } defends it with { $needed ->
            [one] { $needed } fighter
           *[other] { $needed } fighters
        }
       *[other] held by { $other }, needs { $needed }
    })
move-attack = Attack { $city } (needs { $needed })
move-sail =
    { $fight ->
        [ship] Attack { $other }’s ship at { $square } ({ $fighters ->
            [one] { $fighters } fighter
           *[other] { $fighters } fighters
        } against { $needed ->
            [0] none
           *[other] { $needed }
        })
        [hydra] Attack the Hydra at { $square } (needs { $needed })
       *[none] Sail to { $square }{ $water ->
            [anchorage] { " " }(anchorage)
            [styx] { " " }(Styx)
           *[sea] { "" }
        }{ $count ->
            [0] { "" }
            [one] , { $count } square
           *[other] , { $count } squares
        }
    }
move-hydra =
    { $fight ->
        [by-hydra] Attack { $other } with the Hydra at { $square } ({ $other } needs { $needed })
       *[none] Move the Hydra to { $square }
    }
move-push = Move { $other }’s ship to { $square }
move-anchor = Anchor at { $square }
move-seize =
    Take a { $colour } treasure{ $room ->
        [0] { " " }(one fighter goes to the Underworld)
       *[other] { "" }
    }
move-take =
    Take a { $colour } treasure from { $city }{ $room ->
        [0] { " " }(one fighter goes to the Underworld)
       *[other] { "" }
    }
move-put = Put the { $colour } treasure in { $city }
move-swap = Swap a { $colour } treasure from { $city }
move-hand = Give up { $card }
move-again = Rethrow a fighter showing: { $side }
move-back =
    { $count ->
        [0] Bring no fighter back
        [one] Bring { $count } fighter back
       *[other] Bring { $count } fighters back
    }

# Outcomes.

outcome-throw =
    { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    } thrown: { $full } × full point, { $half } × half point, { $cross } × cross
outcome-again = { $side }
outcome-begin = { $seat } goes first
outcome-lay = { $colour } treasure
outcome-draw = { $card }
outcome-secret = { $contract }
outcome-turn = Contract { $count } from the deck
outcome-shake = { $middle } in the middle, { $a }, { $b }, { $c } and { $d } around it

# Events.

event-laid =
    { $count ->
        [one] { $city } receives a { $colour } treasure.
       *[other] { $city } receives { $count } treasures: { $colour }.
    }
event-first = { $seat } goes first.
event-dealt =
    { $count ->
        [one] { $seat } receives a secret contract.
       *[other] { $seat } each receive a secret contract.
    }
event-own-contract = { $seat }, your secret contract is { $contract }: { $task }, or { $second }.
event-opened = Contract { $contract } is revealed ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }): { $task }, or { $second }.
event-anchored = { $seat } starts at { $square }.
event-shaken = { $seat } shakes the cup: { $middle } in the middle, { $a }, { $b }, { $c } and { $d } around it.
event-cup = { $seat } sets the cup down: cards { $card_die } ({ $draws }), fighters { $fighter_die }, sailing { $sail_die }, Hydra { $hydra_die }.
event-drew =
    { $count ->
        [one] { $seat } draws an action card.
       *[other] { $seat } draws { $count } action cards.
    }
event-own-card = { $seat }, you draw { $card }.
event-no-cards = There are no action cards left for { $seat }.
event-hydra-moved = { $seat } moves the Hydra to { $square }.
event-played = { $seat } plays { $card }.
event-cancelled = { $seat } cancels { $other }’s { $card } with the Veto of Hermes.
event-lasting = { $card } stays in play in front of { $seat }.
event-ship-attacked = { $seat } attacks { $other }’s ship at { $square }.
event-city-attacked =
    { $seat } attacks { $city } and needs { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-town-attacked =
    { $seat } attacks { $town } and needs { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-town-defended = { $seat } attacks { $town }; the crew of { $other } defends it.
event-hydra-attacked =
    { $seat } attacks the Hydra and needs { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-hydra-attacks =
    { $other } sends the Hydra against { $seat }, who needs { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-fled = { $seat } flees to { $square }.
event-thrown =
    { $seat } throws a total of { $total }{ $full ->
        [0] { "" }
       *[other] { " " }· { $full } × full point
    }{ $half ->
        [0] { "" }
       *[other] { " " }· { $half } × half point
    }{ $cross ->
        [0] { "" }
       *[other] { " " }· { $cross } × cross
    }.
event-thrown-again = { $seat } rethrows a fighter: { $side } becomes { $result }, total { $total }.
event-won-ship = { $seat } defeats { $other } ({ $total } to { $other_total }).
event-won-city = { $seat } defeats { $city } ({ $total } against { $other_total }).
event-lost-city = { $seat } fails to defeat { $city } ({ $total } against { $other_total }).
event-won-town = { $seat } conquers { $town } ({ $total } against { $other_total }).
event-lost-town = { $seat } fails to conquer { $town } ({ $total } against { $other_total }).
event-won-hydra = { $seat } defeats the Hydra ({ $total } against { $other_total }).
event-lost-hydra = { $seat } loses to the Hydra ({ $total } against { $other_total }).
event-seized = { $seat } takes a { $colour } treasure from { $other }.
event-took = { $seat } takes a { $colour } treasure from { $city }.
event-room = { $seat } sends a fighter to the Underworld to make room.
event-pushed = { $seat } moves { $other }’s ship to { $square }.
event-town-empty = { $town } becomes free.
event-delivered =
    { $count ->
        [one] { $seat } delivers a { $colour } treasure to Athens.
       *[other] { $seat } delivers { $count } treasures to Athens: { $colour }.
    }
event-put =
    { $count ->
        [one] { $seat } puts a { $colour } treasure back in { $city }.
       *[other] { $seat } puts { $count } treasures back in { $city }: { $colour }.
    }
event-fulfilled =
    { $seat } fulfils contract { $contract } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $task }.
event-shared =
    { $count ->
        [one] { $seat } fulfils contract { $contract } at the same time as others.
       *[other] { $seat } fulfil contract { $contract } at the same time.
    }
event-out-of-play = Contract { $contract } is removed from the game.
event-handed-in =
    { $count ->
        [one] { $seat } puts an action card face down under the deck.
       *[other] { $seat } puts { $count } action cards face down under the deck.
    }
event-own-handed-in = { $seat }, you give up { $card }.
event-no-point = There are no victory point cards left for { $seat }.
event-swapped = { $seat } swaps a { $colour } treasure from { $city } with a { $other_colour } treasure from { $other_city }.
event-turn-over = { $seat }’s turn ends.
event-victory = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-result =
    { $points ->
        [one] { $place }. { $seat }: { $points } point
       *[other] { $place }. { $seat }: { $points } points
    }
event-rested =
    { $count ->
        [one] { $seat } skips a move and brings back { $count } fighter.
       *[other] { $seat } skips a move and brings back { $count } fighters.
    }
event-back =
    { $count ->
        [one] { $seat } brings back { $count } fighter.
       *[other] { $seat } brings back { $count } fighters.
    }
event-sailed =
    { $count ->
        [one] { $seat } sails { $count } square to { $square }.
       *[other] { $seat } sails { $count } squares to { $square }.
    }
event-more-squares =
    { $seat } may sail { $count ->
        [one] { $count } more square
       *[other] { $count } more squares
    }, { $reach } in all.
event-lost-fighters =
    { $count ->
        [one] { $seat } loses { $count } fighter to the Underworld.
       *[other] { $seat } loses { $count } fighters to the Underworld.
    }
event-founded =
    { $count ->
        [one] { $seat } occupies { $town } with { $count } fighter.
       *[other] { $seat } occupies { $town } with { $count } fighters.
    }
event-town-lost =
    { $count ->
        [one] { $seat } loses { $town } and the fighter there.
       *[other] { $seat } loses { $town } and { $count } fighters there.
    }
event-styx =
    { $count ->
        [one] { $seat } brings back { $count } fighter at the Styx.
       *[other] { $seat } brings back { $count } fighters at the Styx.
    }
event-styx-bonus = { $seat } reaches the Styx with the most fighters in the Underworld.
event-left-behind =
    { $count ->
        [one] { $seat } leaves { $count } fighter in { $city } for the rest of the game.
       *[other] { $seat } leaves { $count } fighters in { $city } for the rest of the game.
    }
event-point =
    { $count ->
        [one] { $seat } takes { $count } victory point card.
       *[other] { $seat } takes { $count } victory point cards.
    }

# Reasons.

reason-contract-not-yours = Contract { $contract } is neither face up nor in your hand.
reason-not-at-anchor = Your ship is not at an anchorage.
reason-cargo-missing = Your ship doesn’t carry what this task needs: { $task }.
reason-victory-needed = You must win a fight for this task: { $task }.
reason-hero-absent = { $hero } is not in this game.
reason-hero-own = { $hero } is your own hero.
reason-not-beside-city = Your ship is not next to { $city }.
reason-not-beside-town = Your ship is not next to { $town }.
reason-has-attacked = You have already attacked in this move.
reason-too-few-cards = You need { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }.
reason-too-few-fighters = You need { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    } aboard.
reason-put-first = Put the treasure in a city first.
reason-city-full = There is no free space in { $city }.
reason-not-to-put = You are not putting back a { $colour } treasure now.
reason-not-in-hand = You don’t have { $card } in your hand.
reason-hand-in-first = Choose a card to give up first.
reason-claim-first = Decide first whether you fulfil the contract.
reason-contract-instead = You must take the contract instead of the victory point card.
reason-not-that-victory = This victory doesn’t fulfil the task: { $task }.
reason-boast-first = Choose your reward for the victory first.
reason-ship-done = You have already finished your ship’s action.
reason-way-ended = Your ship can’t sail any further in this move.
reason-already-there = Your ship is already there.
reason-too-far = { $square } is too far away: you can sail { $reach ->
        [0] no further
        [one] { $reach } more square
       *[other] { $reach } more squares
    }.
reason-hydra-closed = You can attack the Hydra only with a contract to defeat it.
reason-promised-peace = You can’t attack in this move, because you fulfilled a peaceful contract.
reason-already-acted = You have already founded a town or attacked in this move.
reason-no-fighters = You have no fighters aboard.
reason-wrong-distance = { $square } is at the wrong distance.
reason-not-free = { $square } is not free for this.
reason-push-first = Move the defeated ship first.
reason-flee-first = Choose where to flee first.
reason-hydra-first = Choose a square for the Hydra first.
reason-wrong-moment = You can’t play { $card } now.
reason-answer-first = Play a card or pass first.
reason-shade-first = Decide whether the fighter returns first.
reason-pick-first = Choose a fighter to rethrow first.
reason-no-such-treasure = There is no { $colour } treasure here.
reason-seize-first = Choose a treasure from the loser first.
reason-take-first = Choose a treasure from the city first.
reason-active-only = You can play { $card } only when you are the active player.
reason-nobody-returns = You can’t bring back that many fighters.
reason-room-enough = There is room enough for your fighters.
reason-no-use = { $card } would have no effect now.
reason-recall-first = Choose how many fighters return first.
reason-strike-first =
    Choose a city { $bolt-amount ->
        [one] { $bolt-amount } square
       *[other] { $bolt-amount } squares
    } away first.
reason-swap-first = Choose a treasure to swap first.
reason-cup-order = You can’t change the order of the dice around the cup.
reason-cup-first = Set the cup down first.
reason-card-die-first = Resolve the card die before you end your turn.
reason-too-late-to-rest = You can only skip a move before you do anything in it.
reason-no-fighter-die = You have already used the fighter die.
reason-no-hydra-die = You have already used the Hydra die.
reason-hydra-cannot = The Hydra cannot reach { $square }.
reason-city-empty = There are no treasures in { $city }.
reason-own-town = You already hold { $town }.
reason-town-free = { $town } is free: found it instead.
reason-town-held = { $town } is occupied: conquer it instead.

# The board in the terminal.

board-hydra = Hydra
board-cup = Cup
terminal-middle = middle { $value }
terminal-dice = cards { $card_die }, fighters { $fighter_die }, sailing { $sail_die }, Hydra { $hydra_die }
board-city = City
board-number = Defence
board-treasures = Treasures
board-town = Town
board-holder = Held by
board-player = Player
board-hero = Hero
board-square = Square
board-fighters = Fighters
board-underworld = Underworld
board-cards = Cards
board-points = Points
terminal-target = First to { $points ->
        [one] { $points } point
       *[other] { $points } points
    } wins
board-open = Face-up contracts
terminal-own-contract = Your secret contract
board-contract = { $contract } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }): { $task }, or { $second }
board-hand = Your cards
board-none = none
terminal-piles = Left in the decks: action cards { $cards }, contracts { $contracts }, victory points { $points }
terminal-reach = squares left: { $count }
terminal-throw = total { $total }: { $full } × full point, { $half } × half point, { $cross } × cross
terminal-key = * possible now   ~ sea   ⚓ anchorage   ≈ Styx   H Hydra   ▒ land   letters: cities and towns

# Rules.

rule-setup-heroes = Each player is one of the heroes: Deucalion (red), Perseus (green), Heracles (yellow) or Achilles (blue). All players know who is who.
rule-setup-players = Deukalion is for two to four players. Each player receives a ship and its plan in their colour.
rule-setup-places =
    The board shows Athens with its { $all-anchors ->
        [one] { $all-anchors } anchorage
       *[other] { $all-anchors } anchorages
    }, { $all-styx ->
        [one] { $all-styx } square
       *[other] { $all-styx } squares
    } of the Styx, { $all-cities ->
        [one] { $all-cities } city
       *[other] { $all-cities } cities
    } (Corinth, Mycenae, Sparta, Thera, Crete, Rhodes, Cyprus and Halicarnassus), { $all-towns ->
        [one] { $all-towns } town
       *[other] { $all-towns } towns
    } (Ephesus, Salamis, Argos and Lindos), the Underworld, and the centre, where the cup stands.
rule-setup-map = The map, the values of the cities and towns, the contracts and the odds of a thrown fighter are our reconstruction. You can correct them in the component file.
rule-setup-treasures = Place the { $all-treasures } treasures ({ $treasures-each } in each of { $all-colours } colours) at random on the spaces of the cities, one on each.
rule-setup-hydra = The Hydra starts on its own square.
rule-setup-cards = Shuffle the action cards into a face-down deck. Each player draws { $deal-action-cards }.
rule-setup-contract = Each player receives one contract and keeps it secret until it is fulfilled.
rule-setup-open =
    Shuffle the { $all-contracts } contract cards into a face-down deck. { $deal-open-contracts ->
        [one] { $deal-open-contracts } contract lies
       *[other] { $deal-open-contracts } contracts lie
    } face up next to it.
rule-setup-fighters =
    You start with { $ship-fighters ->
        [one] { $ship-fighters } fighter
       *[other] { $ship-fighters } fighters
    }, all aboard your ship.
rule-setup-youngest = The youngest player goes first; chance decides who that is.
    .seat-1 = The youngest player, in seat 1, goes first.
    .seat-2 = The youngest player, in seat 2, goes first.
    .seat-3 = The youngest player, in seat 3, goes first. With two players, the first player is drawn at random.
    .seat-4 = The youngest player, in seat 4, goes first. With fewer than four players, the first player is drawn at random.
rule-setup-ships = In turn order, starting with the first player, each player puts their ship on a free anchorage of Athens.
rule-ship-room =
    Your ship has { $ship-places ->
        [one] { $ship-places } space
       *[other] { $ship-places } spaces
    }, shared by fighters and treasures. Fighters in the Underworld stay there until you bring them back, and they can return only to free spaces.
rule-turn-shake = The active player shakes the cup: its five dice, each with the faces { $cup-faces }, land in its five places, one in the middle and four around it.
rule-turn-order = First all waiting players move one after the other, starting to the left of the active player. Only then does the active player set the cup down.
rule-turn-others = The die in the middle is the maximum number of squares that each waiting player may sail.
rule-turn-others-act = In this move, waiting players may also found and conquer towns, attack cities and other ships, and fulfil contracts.
rule-turn-rest =
    A waiting player may skip the whole move and bring back up to { $rest-fighters ->
        [one] { $rest-fighters } fighter
       *[other] { $rest-fighters } fighters
    } from the Underworld instead.
rule-turn-rest-cards = You may play action cards before you skip a move.
rule-turn-any-order = The active player carries out the four actions of the cup in any order.
rule-turn-one-act = In one move, your ship may do one of these, once: found a town, or attack a ship, a city or a town. You may attack the Hydra and fulfil contracts in addition.
rule-turn-next = Then the next player clockwise becomes the active player.
rule-cup-turnings = Set the cup down in one of four positions. This assigns the four outer dice, in the order they lie around the cup, to the actions cards, fighters, sailing and Hydra.
rule-cup-card = Card die: on a { $cup-others-draw }, all other players draw an action card; on a { $cup-active-draws }, the active player draws one; on any other number, nobody draws.
rule-cup-card-must = You must resolve the card die before you end your turn.
rule-cup-hydra = Hydra die: you may move the Hydra up to that many squares.
rule-cup-fighters = Fighter die: bring back up to that many fighters from the Underworld.
rule-cup-sail = Sailing die: your ship may sail up to that many squares.
rule-cup-whole-actions = Finish one action before you start the next: once your ship has set sail, using another die ends its sailing, founding and attacking.
rule-sailing-squares = Ships move horizontally and vertically over sea, anchorages, the Styx and the squares around the centre, but never over land, cities, towns or the centre itself.
rule-sailing-fewer = You do not have to sail the full distance.
rule-sailing-attack = Sailing onto a square with another ship is an attack and ends your movement.
rule-sailing-hydra = Ships cannot enter the Hydra’s square unless a contract to defeat it is face up or in your hand.
rule-sailing-ends = Your ship’s movement ends when it enters the Styx, fulfils a contract, founds a town or attacks.
rule-sailing-delivery-goes-on = Delivering a treasure without a contract does not end your movement.
rule-sailing-zero = If you do not sail, you may still act where your ship is.
rule-styx-back = On the Styx, you may bring back as many of your fighters from the Underworld as you like and have room for.
rule-styx-treasures = To make room on the Styx, you may put treasures back on free spaces in cities of your choice.
rule-styx-majority = If you reach the Styx with more fighters in the Underworld than any other player, take victory point cards: { $styx-bonus-2 } with two players, { $styx-bonus-3 } with three, { $styx-bonus-4 } with four. If you are tied for the most, you take none. Fighters are counted before any of them return.
rule-styx-safe = Several ships may share a Styx square, and nobody can be attacked there.
rule-treasures-take = When you win a treasure, choose which one and put it on a free space of your ship.
rule-treasures-room = If you have no free space, you may send a fighter to the Underworld to make room. Otherwise the treasure stays where it is.
rule-treasures-only-way = Making room for a treasure is the only way to send your own fighters to the Underworld yourself.
rule-treasures-deliver =
    At an anchorage, you may deliver any treasure without a contract. Take { $athens-delivery ->
        [one] { $athens-delivery } victory point card
       *[other] { $athens-delivery } victory point cards
    } for it.
rule-treasures-no-point = You may deliver a treasure even when no victory point cards are left; it then earns nothing.
rule-treasures-keep = You do not have to deliver: you may keep a treasure for a better contract.
rule-treasures-put = After delivering a treasure, put it on a free space in a city of your choice.
rule-towns-found = Next to a free town, you may found it: leave as many fighters there as it shows, { $town-least } to { $town-most } depending on the town.
rule-towns-points = Each of your fighters in a town is worth one victory point as long as you hold the town.
rule-towns-stay = Fighters in a town do not take part in fights.
rule-towns-no-return = You cannot withdraw fighters from a town: they leave it only when another player conquers it.
rule-towns-several = You may hold several towns.
rule-towns-held = A town held by another player cannot be founded; you must conquer it.
rule-towns-lost = When a town is conquered, its fighters go to the Underworld, and the winner’s fighters take their place.
rule-towns-empty = If the winner has too few fighters left, the town becomes free.
rule-contracts-halves = A contract card shows two tasks. You only have to fulfil one of them to receive the card’s points.
rule-contracts-tasks =
    The printed rules name these tasks: bring a red treasure, a green treasure or { $any-least } to { $any-most } treasures of your choice to Athens; defeat the Hydra or one of the four heroes; sail to Rhodes or Crete with at least { $crew-least ->
        [one] { $crew-least } fighter
       *[other] { $crew-least } fighters
    }, to Halicarnassus or Sparta with action cards, or to Cyprus and leave { $leave-least ->
        [one] { $leave-least } fighter
       *[other] { $leave-least } fighters
    } there. How they are paired, their points and the other colours asked for are reconstructed.
rule-contracts-fulfil = Lay down contracts face up as soon as you fulfil them, one or several, in your own turn or another player’s.
rule-contracts-replace = When a face-up contract is taken, replace it immediately from the deck.
rule-contracts-chain = You may fulfil the new contract immediately as well.
rule-contracts-hidden = Your secret contract works like a face-up one, but only you can fulfil it. It is not replaced.
rule-contracts-at-anchor = A contract that has just been revealed is offered immediately to the ship that is moving, wherever it is, and to every ship at an anchorage that carries the required treasures.
rule-contracts-together =
    If several players fulfil the same contract at the same moment, each takes { $athens-shared ->
        [one] { $athens-shared } victory point card
       *[other] { $athens-shared } victory point cards
    } and the contract is removed from the game.
rule-contracts-put-order = After a shared contract, the treasures are put back in turn order, starting with the active player.
rule-contracts-snatch = A waiting player may take a contract that the active player was about to fulfil.
rule-contracts-deliver = Delivery task: bring the treasures shown to an anchorage.
rule-contracts-any = Delivery task: bring as many treasures as shown, of any colours, to an anchorage.
rule-contracts-hydra = Hydra task: defeat the Hydra. You take the contract instead of a victory point card.
rule-contracts-defeat = Hero task: defeat the hero shown in a fight between ships, as attacker or defender.
rule-contracts-absent = A task to defeat a hero who is not in the game, or your own hero, cannot be fulfilled; the other task on the card can. Contracts say which heroes are not in the game.
rule-contracts-crew = Crew task: be next to the city shown with at least as many fighters aboard as shown.
rule-contracts-leave = Settler task: be next to the city shown and leave as many fighters there as shown, for the rest of the game.
rule-contracts-leave-no-point = A fighter left in a city for a contract, as on Cyprus, scores no point.
rule-contracts-cards = Card task: be next to the city shown and put the number of action cards shown face down under the deck.
rule-contracts-peace = In a move in which you fulfil a crew or card task, you may not attack, neither before nor after.
rule-contracts-peace-hydra = This rules out your ship’s own attacks; as the active player, you may still move the Hydra onto another ship.
rule-cards-hidden = Your action cards are hidden, but everyone can see how many you have.
rule-cards-play = You may play any number of action cards, even right after drawing them. Put played cards under the deck.
    .own-move = You may play any number of action cards, in your own move even right after drawing them. Put played cards under the deck.
rule-cards-timing = Play sailing cards, fighter cards, permanent cards and cards that say so in your own move, whether you are the active player or not.
rule-cards-at-once = If you draw a card in another player’s turn, you may play it immediately, provided it names no moment of its own and has an effect: fighter cards, Favour of Hades, Golden Fleece and Hand of Apollo. All who drew decide secretly at the same time.
    .own-move = If you draw a card in another player’s turn, you may play it from your next move on, or at the moment that the card itself names.
rule-cards-lasting = Permanent cards (Pegasus, Favour of Hades and Golden Fleece) stay in front of you until the end of the game.
rule-cards-pile = There are { $all-action-cards } action cards. Cards under the deck keep their order and are drawn when the others are used up. If there are no cards left, nobody draws.
rule-cards-no-limit = There is no hand limit.
rule-window-everybody = Nobody should learn who could respond: all players with cards are asked at the same time, and all answers are revealed together.
rule-window-order = If two players respond, the one who comes first in turn order from the active player takes effect.
rule-window-attacked = A player whose ship is attacked may respond before the fight with Triton or Hades.
rule-window-thrown = After a throw, the players who threw may respond with Hephaestus or Ares.
rule-window-lost = After a fight, the loser may respond with the Favour of Zeus.
rule-action-sail = Sailing cards, +{ $sail-2-amount } (×{ $sail-2-count }) and +{ $sail-3-amount } (×{ $sail-3-count }): your ship may sail up to that many more squares in this move.
rule-action-pegasus =
    Pegasus (×{ $pegasus-count }, permanent): play it when you are the active player. You may sail { $pegasus-amount ->
        [one] { $pegasus-amount } more square
       *[other] { $pegasus-amount } more squares
    } in each of your active turns.
rule-action-favour = Favour of Zeus (×{ $favour-count }): after a lost fight, fight again immediately with your remaining fighters.
rule-action-favour-crew = You can play the Favour of Zeus only if you have a fighter left.
rule-action-triton =
    Blessing of Triton (×{ $triton-count }): when your ship is attacked, sail { $triton-amount ->
        [one] { $triton-amount } square
       *[other] { $triton-amount } squares
    } away to open sea or an anchorage. There is no fight.
rule-action-flight = Fleeing with the Blessing of Triton is sailing: you pass neither ships nor the Hydra. If the full distance is impossible, you sail less far.
rule-action-hephaistos = Blessing of Hephaestus (×{ $hephaistos-count }): after a throw, rethrow one of your fighters.
rule-action-ares = Reward of Ares (×{ $ares-count }): after a throw, rethrow all your fighters.
rule-action-hades =
    Favour of Hades (×{ $hades-count }, permanent): each time your ship is attacked, { $hades-amount ->
        [one] { $hades-amount } fighter
       *[other] up to { $hades-amount } fighters
    } may return before the fight.
rule-action-fighter = Fighter cards, +{ $fighter-1-amount } (×{ $fighter-1-count }), +{ $fighter-2-amount } (×{ $fighter-2-count }) and +{ $fighter-3-amount } (×{ $fighter-3-count }): up to that many fighters return from the Underworld.
rule-action-eagle = Eagle of Zeus (×{ $eagle-count }): in your own move, as the active player or not, swap a treasure in one city with a treasure in another.
rule-action-poseidon = Aid of Poseidon (×{ $poseidon-count }): in your own move, as the active player or not, put the Hydra on any free square of open sea.
rule-action-hermes = Veto of Hermes (×{ $hermes-count }): immediately cancel an action card that another player has just played.
rule-action-bolt =
    Thunderbolt of Zeus (×{ $bolt-count }): in your own move, as the active player or not, attack a city { $bolt-amount ->
        [one] { $bolt-amount } square
       *[other] { $bolt-amount } squares
    } away.
rule-action-fleece =
    Golden Fleece (×{ $fleece-count }, permanent): when the Hydra attacks you, you need only { $fleece-amount ->
        [one] { $fleece-amount } point
       *[other] { $fleece-amount } points
    } instead of { $hydra-strength }.
    .attacking =
        Golden Fleece (×{ $fleece-count }, permanent): when you attack the Hydra, you need only { $fleece-amount ->
            [one] { $fleece-amount } point
           *[other] { $fleece-amount } points
        } instead of { $hydra-strength }.
rule-action-apollo = Hand of Apollo (×{ $apollo-count }): take a treasure from an adjacent city without a fight.
rule-fight-throw = In a fight, throw all the fighters aboard your ship; you may not hold any back.
rule-fight-odds = A thrown fighter shows a cross ({ $odds-cross }%), a half point ({ $odds-half }%) or a full point ({ $odds-full }%).
rule-fight-cross = A fighter showing a cross scores nothing and goes to the Underworld, whether you win or lose.
rule-fight-ship = Ship against ship: both players throw.
rule-fight-higher = In a fight between ships, the higher total wins. The defender wins ties.
rule-fight-empty-ship = If a ship without fighters is attacked, its total is zero.
rule-fight-no-crew = A ship without fighters cannot attack.
rule-fight-seize = The winner takes one treasure of their choice from the loser’s ship.
rule-fight-displaced =
    The winner moves the defeated ship to a free square of open sea exactly { $beaten-squares ->
        [one] { $beaten-squares } square
       *[other] { $beaten-squares } squares
    } away, nearer only if that is impossible. Nothing else happens there.
rule-fight-lifted = A defeated ship or the defeated Hydra is lifted and set down: what lies in between does not matter.
rule-fight-anchors = Ships at an anchorage can be attacked by other ships but not by the Hydra.
rule-fight-city = To defeat an adjacent city, reach its defence value. Then take one of its treasures.
rule-fight-town = To conquer an adjacent town held by another player, reach its defence value.
    .crew = To conquer an adjacent town held by another player, throw against the crew of its owner’s ship. The higher total wins. The owner wins ties.
rule-fight-failure = If your attack on a city or town fails, you lose only the fighters showing crosses.
rule-fight-neighbours = Adjacent means horizontally or vertically adjacent, never diagonally.
rule-hydra-swims = The Hydra moves horizontally and vertically over open sea, never onto an anchorage, the Styx or the ship of the player moving it. It cannot pass a ship, and it stops where it attacks.
rule-hydra-contract = You may attack the Hydra only while a contract to defeat it is face up or in your hand.
rule-hydra-attack =
    If you attack the Hydra, you need at least { $hydra-strength ->
        [one] { $hydra-strength } point
       *[other] { $hydra-strength } points
    } to defeat it.
rule-hydra-attacks =
    If the Hydra is moved onto your ship, it attacks you. You need at least { $hydra-strength ->
        [one] { $hydra-strength } point
       *[other] { $hydra-strength } points
    } to defeat it.
rule-hydra-prize =
    If you defeat the Hydra, take a contract that asks for it, face up or from your hand. If there is none and you were the one attacked, take { $hydra-prize ->
        [one] { $hydra-prize } victory point card
       *[other] { $hydra-prize } victory point cards
    }.
rule-hydra-one-contract = One victory over the Hydra fulfils only one contract.
rule-hydra-beaten =
    The winner moves the defeated Hydra to a free square of open sea { $hydra-squares ->
        [one] { $hydra-squares } square
       *[other] { $hydra-squares } squares
    } away.
rule-hydra-lost =
    If you lose to the Hydra, the player on your right moves your ship to a free square of open sea { $hydra-squares ->
        [one] { $hydra-squares } square
       *[other] { $hydra-squares } squares
    } away.
rule-hydra-no-loot = You never lose treasures to the Hydra.
rule-victory-sources = Victory points come from victory point cards, fulfilled contracts and fighters in towns.
rule-victory-ways = There are five ways to gain points: fulfil a contract, found or conquer a town, defeat the Hydra, arrive on the Styx with the most fighters in the Underworld, and deliver a treasure to Athens without a contract.
rule-victory-target = The first player to reach the target score wins immediately: { $victory-points-2 } with two players, { $victory-points-3 } with three, { $victory-points-4 } with four.
rule-victory-cards = There are { $victory-cards } victory point cards, worth one point each.
rule-victory-no-cards = When the victory point cards are used up, no more can be taken.
rule-victory-ranking = The other players are ranked by points. Tied players share a place.
rule-victory-public = All players can see everyone’s points at all times.

## Where points come from

source-cards = Victory point cards
source-contracts = Fulfilled contracts
source-towns = Fighters in towns

# What somebody got wrong.

mistake-map-uneven = map: all rows must have the same length
mistake-code-twice = city, town: two have the same code
mistake-map-lacks = map: { $place } is not on it
mistake-map-cell = map: { $cell } is neither sea, land, city nor town
mistake-map-large = map: at most { $most } squares of sea
mistake-map-marks = map: it needs one hy, an anchor for every ship, and the Styx
mistake-card-order = card: there must be { $known }, in this order
mistake-card-single = card: there is one each of pegasus, hades, fleece and hermes
mistake-bolt-far = card bolt: its amount reaches beyond the map
mistake-contract-twice = contract: two have the same code
mistake-task-kind = contract { $contract }: “{ $found }” is not a task; a task begins with { $known }
mistake-task-unknown = contract { $contract }: “{ $found }” names something that is not in the box
mistake-numbers-by-seats = victory, styx: there must be one number for each of 2, 3 and 4 seats
mistake-cup-faces = cup: each die must show 1, 2 and 3
mistake-circle-actions = circle: the actions are { $known }, each once
mistake-city-slots = city: there must be a slot for every treasure
mistake-ship-places = ship: there must be a place for every fighter
mistake-deal-cards = deal: there are not enough action cards
mistake-deal-contracts = deal: there are not enough contracts
mistake-sum-fighters-of-seat = fighters of seat { $number }
mistake-sum-towns-held-by-nobody-at-the-table = towns held by a player who is not at the table
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
agents-about-count = the most fighters that can return (`recall`) or the cards still to be given up (`hand-in`)
agents-about-treasure = the colour to be put back (`put`) or chosen first (`swap`)
agents-about-cities = where to take from (`loot`), or the city chosen first (`swap`)
agents-about-other = the loser (`seize`, `displace`, `boast`) or who played the card (`hermes`)
agents-about-contract = which face-up contract may be fulfilled immediately (`claim`)
agents-hero = the seat’s own hero, then those of the others in seat order
agents-active = whose turn it is
agents-mover = whose ship is on the move
agents-square = the square of each ship, seat by seat
agents-hydra = the square of the Hydra
agents-fighters = fighters aboard
agents-underworld = fighters in the Underworld
agents-treasures = treasures aboard by colour, seat by seat
agents-cards = action cards in hand
agents-hand = the seat’s own action cards, by kind
agents-hides = who has a secret contract
agents-contract = the seat’s own secret contract
agents-lasting = Pegasus, Hades and the Fleece in front of each seat, seat by seat
agents-fulfilled = the tasks each seat has fulfilled, seat by seat
agents-point-cards = victory point cards
agents-score = points
agents-answered = who has answered in secret
agents-own-answer = the seat’s own secret answer, as a move; −1 for none
agents-cities = treasures in each city by colour, city by city
agents-towns = the towns of each seat, seat by seat
agents-shaken = the die in the middle of the cup and those around it; 0 before
agents-dice = the dice for cards, fighters, sailing and the Hydra; 0 before
agents-to-do = what is left of a move: ship, card, fighters, Hydra
agents-reach = squares the mover may still sail
agents-so-far = what the mover has done: set sail, ended its movement, used its founding or attack, attacked, given up attacking, or begun what cannot be taken back
agents-open = the face-up contracts, place by place
agents-contract-pile = contracts in the deck
agents-gone = contracts removed from the game
agents-card-pile = action cards in the deck
agents-bottom = the cards put under the deck: 1 for an unknown one, or its kind from 2
agents-point-pile = victory point cards left
agents-fight = a fight with a ship, a city, a town or the Hydra, or by the Hydra
agents-fights = who fights
agents-attacked = whose ship is attacked
agents-city = the city attacked
agents-town = the town attacked
agents-thrown = crosses, half points and full points thrown by the fighting seat; −1 before the throw
agents-other-thrown = the same for the attacked ship

## The board on the page

page-deukalion-map = Map
page-deukalion-athens = ATHENS
page-deukalion-sea = Sea { $square }
page-deukalion-anchor = Anchorage { $square }
page-deukalion-styx = Styx { $square }
page-deukalion-place-with = { $place }: { $things }
page-deukalion-ship-of = { $name }’s ship
page-deukalion-ship-at = { $name }’s ship, at { $square }
page-deukalion-hydra-at = The Hydra, at { $square }
page-deukalion-city = { $city }, defence { $defence }, treasures: { $treasures }
page-deukalion-town-free =
    { $count ->
        [one] { $town }, free; needs { $count } fighter; defence { $value }
       *[other] { $town }, free; needs { $count } fighters; defence { $value }
    }
page-deukalion-town =
    { $count ->
        [one] { $town }, held by { $name } with { $count } fighter; defence { $value }
       *[other] { $town }, held by { $name } with { $count } fighters; defence { $value }
    }
page-deukalion-treasure =
    { $count ->
        [one] { $count } { $colour } treasure
       *[other] { $count } { $colour } treasures
    }

# The cup and the turn.

page-deukalion-cup-empty = Cup: not shaken yet
page-deukalion-cup-shaken = Cup: { $middle } in the middle, { $dice } around it
page-deukalion-cup-down = Cup: cards { $card }, fighters { $fighters }, sailing { $sail }, Hydra { $hydra }; { $middle } in the middle
page-deukalion-turn-back = Rotate the cup left
page-deukalion-turn-on = Rotate the cup right
page-deukalion-draws-active = the active player draws a card
page-deukalion-draws-others = all other players draw a card
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
page-deukalion-turn = Turn
page-deukalion-others =
    { $count ->
        [one] Waiting players may sail { $count } square.
       *[other] Waiting players may sail up to { $count } squares.
    }
page-deukalion-done = done
page-deukalion-answered = has answered

# Beside the map.

page-deukalion-below =
    { $count ->
        [one] { $name }: { $count } fighter in the Underworld
       *[other] { $name }: { $count } fighters in the Underworld
    }
page-deukalion-contracts = Contracts
page-deukalion-unknown-card = a face-down card
page-deukalion-or = or
page-deukalion-track = Victory points: first to { $target } wins
page-deukalion-score = { $name }: { $count } of { $target } points

# Ship plans and hand.

page-deukalion-plan = Fighters aboard: { $fighters }. Treasures: { $treasures }. Free spaces: { $room }.
page-deukalion-cards = { $count ->
        [one] card
       *[other] cards
    }
page-deukalion-hidden-contract = a secret contract
page-deukalion-left-behind = left behind for the rest of the game
page-deukalion-point-cards = victory point cards
page-deukalion-fulfilled = Fulfilled: { $tasks }
page-deukalion-card =
    { $count ->
        [one] { $card }: { $does }
       *[other] { $card } (×{ $count }): { $does }
    }
page-deukalion-no-cards = You have no action cards.
page-deukalion-does-sail-2 =
    Sail up to { $sail-2-amount ->
        [one] { $sail-2-amount } more square
       *[other] { $sail-2-amount } more squares
    } in this move.
page-deukalion-does-sail-3 =
    Sail up to { $sail-3-amount ->
        [one] { $sail-3-amount } more square
       *[other] { $sail-3-amount } more squares
    } in this move.
page-deukalion-does-pegasus =
    Permanent: sail { $pegasus-amount ->
        [one] { $pegasus-amount } more square
       *[other] { $pegasus-amount } more squares
    } in each of your active turns.
page-deukalion-does-favour = After a lost fight: fight again immediately with your remaining fighters.
page-deukalion-does-triton =
    When attacked: sail { $triton-amount ->
        [one] { $triton-amount } square
       *[other] { $triton-amount } squares
    } away. There is no fight.
page-deukalion-does-hephaistos = After a throw: rethrow one of your fighters.
page-deukalion-does-ares = After a throw: rethrow all your fighters.
page-deukalion-does-hades =
    Permanent: each time your ship is attacked, { $hades-amount ->
        [one] { $hades-amount } fighter
       *[other] up to { $hades-amount } fighters
    } may return before the fight.
page-deukalion-does-fighter-1 =
    { $fighter-1-amount ->
        [one] { $fighter-1-amount } fighter returns
       *[other] Up to { $fighter-1-amount } fighters return
    } from the Underworld.
page-deukalion-does-fighter-2 =
    { $fighter-2-amount ->
        [one] { $fighter-2-amount } fighter returns
       *[other] Up to { $fighter-2-amount } fighters return
    } from the Underworld.
page-deukalion-does-fighter-3 =
    { $fighter-3-amount ->
        [one] { $fighter-3-amount } fighter returns
       *[other] Up to { $fighter-3-amount } fighters return
    } from the Underworld.
page-deukalion-does-eagle = Swap a treasure in one city with a treasure in another.
page-deukalion-does-poseidon = Put the Hydra on any free square of open sea.
page-deukalion-does-hermes = Cancel a card that another player has just played.
page-deukalion-does-bolt =
    Attack a city { $bolt-amount ->
        [one] { $bolt-amount } square
       *[other] { $bolt-amount } squares
    } away.
page-deukalion-does-fleece =
    Permanent: when the Hydra attacks you, you need only { $fleece-amount ->
        [one] { $fleece-amount } point
       *[other] { $fleece-amount } points
    } instead of { $hydra-strength }.
page-deukalion-does-fleece-attacking =
    Permanent: when you attack the Hydra, you need only { $fleece-amount ->
        [one] { $fleece-amount } point
       *[other] { $fleece-amount } points
    } instead of { $hydra-strength }.
page-deukalion-does-apollo = Take a treasure from an adjacent city without a fight.

# Fights.

page-deukalion-fight = Fight
page-deukalion-needs =
    { $count ->
        [one] { $count } point needed
       *[other] { $count } points needed
    }
page-deukalion-thrown = { $count } × { $side }

## Questions on the page, where the rest is shown beside them

question-move = Your move
question-cup = How do you set the cup down?
question-anchors = Where does your ship anchor?
question-drawn =
    { $count ->
        [0] You drew { $card }
       *[other] You drew { $card }. Play it?
    }
question-hermes = { $other } plays { $card }. Cancel it?
question-alarm =
    { $fight ->
        [by-hydra] The Hydra attacks { $concerned ->
            [1] you
           *[other] { $seat }
        }
       *[other] { $other } attacks { $concerned ->
            [1] you
           *[other] { $seat }
        }
    }
question-answer =
    { $concerned ->
        [1] Rethrow with a card?
       *[other] The fighters are thrown
    }
question-defeat =
    { $concerned ->
        [1] You lost. Fight again with a card?
       *[other] { $seat } lost the fight
    }
question-recall = How many fighters return?
question-styx = How many fighters return?
question-shade = How many fighters return before the fight?
question-put =
    { $count ->
        [one] Which city gets the { $colour } treasure?
       *[other] Which treasure do you put back, and where?
    }
question-claim = Fulfil the new contract { $contract }?
question-boast = Fulfil a contract with this victory?
question-displace = Where do you move { $other }’s ship?
question-hydra-away = Where do you move the Hydra?
question-swap =
    { $count ->
        [1] Which treasure do you swap?
       *[other] Swap the { $colour } one from { $city } with which?
    }
question-loot = Which treasure do you take?
question-strike = Which city does the Thunderbolt strike?

## Buttons on the page

button-done = Done
button-cup = Set it down
button-card = Resolve the card die
button-rest = Skip: { $count ->
        [one] { $count } fighter returns
       *[other] { $count } fighters return
    }
button-back =
    { $count ->
        [0] Bring none back
       *[other] Bring back { $count }
    }
button-sail =
    { $fight ->
        [ship] Attack { $other }
        [hydra] Attack the Hydra
       *[none] Sail to { $square }
    }
button-hydra =
    { $fight ->
        [by-hydra] Hydra against { $other }
       *[none] Hydra to { $square }
    }
button-fulfil = { $task } (+{ $points })
button-deliver = Deliver { $colour }{ $points ->
        [0] { "" }
       *[other] { " " }(+{ $points })
    }
button-take = { $colour }
button-put = { $colour }: { $city }
button-swap = { $colour }: { $city }
button-seize = { $colour }
button-attack = Attack { $city }
button-conquer = Attack { $town }
button-found = Found { $town } (+{ $count })
button-play = Play { $card }

## The board on the page, continued

page-deukalion-where =
    { $count ->
        [0] { $name } is active
       *[other] { $name } is active · others sail up to { $count }
    }
page-deukalion-is-active = { $name } is active
page-deukalion-active-short = active
page-deukalion-arena = Arena
page-deukalion-plays = { $name } plays
page-deukalion-wins = { $name }’s chance: { $chance }
page-deukalion-ready = can be done now
page-deukalion-wanted = a contract asks for it
page-deukalion-at-least = { $count }+
page-deukalion-minus = −{ $count }
page-deukalion-times = ×{ $count }
page-deukalion-pile = { $pile }: { $count }
page-deukalion-your-contract = Your contract
page-deukalion-less = One fighter fewer
page-deukalion-more = One fighter more
page-deukalion-action-sail = Sailing
page-deukalion-action-hydra = Hydra
page-deukalion-action-card = Cards
page-deukalion-action-fighters = Fighters
page-deukalion-left-done = { $action }: done
page-deukalion-left-sail =
    { $count ->
        [one] { $count } square to sail
       *[other] { $count } squares to sail
    }
page-deukalion-left-hydra =
    { $count ->
        [one] { $count } square for the Hydra
       *[other] { $count } squares for the Hydra
    }
page-deukalion-left-card = Card die: { $count }
page-deukalion-left-fighters =
    { $count ->
        [one] { $count } fighter may return
       *[other] { $count } fighters may return
    }

# When to be asked in windows.


# The second line of the prompt.

page-deukalion-second-anchored = Your ship sails no further
page-deukalion-second-squares =
    { $count ->
        [0] No squares left
        [one] { $count } square left
       *[other] { $count } squares left
    }
page-deukalion-second-crew =
    { $count ->
        [0] no fighters aboard
        [one] { $count } fighter aboard
       *[other] { $count } fighters aboard
    }
page-deukalion-second-ready = contract { $contract } can be fulfilled
page-deukalion-second-still = You can still fulfil a contract
page-deukalion-second-room =
    { $count ->
        [one] { $count } free space aboard
       *[other] { $count } free spaces aboard
    }
page-deukalion-second-no-room = No free space: a fighter goes to the Underworld for it
page-deukalion-second-anchors = First to { $count ->
        [one] { $count } point
       *[other] { $count } points
    } wins
page-deukalion-second-alarm =
    { $fight ->
        [by-hydra] { $count ->
            [one] { $count } point
           *[other] { $count } points
        } needed with { $fighters ->
            [one] { $fighters } fighter
           *[other] { $fighters } fighters
        }
       *[other] { $count ->
            [one] { $count } fighter
           *[other] { $count } fighters
        } against { $fighters }
    }
page-deukalion-second-answer =
    { $duel ->
        [1] { $seat } { $total } · { $other } { $other_total }
       *[other] { $seat } throws { $total }, { $other_total } needed
    }
page-deukalion-second-defeat = { $total } against { $other_total }
page-deukalion-second-styx = In the Underworld: { $count } · free spaces aboard: { $room }
page-deukalion-second-recall = At most { $count }
page-deukalion-second-claim =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; if others do too, { $athens-shared ->
        [one] { $athens-shared } point
       *[other] { $athens-shared } points
    } each
page-deukalion-second-pick = A cross that lands differently is saved from the Underworld
page-deukalion-second-put = Cities with a free space are lit
page-deukalion-second-displace =
    { $beaten-squares ->
        [one] { $beaten-squares } square away
       *[other] { $beaten-squares } squares away
    }, on open sea
page-deukalion-second-hydra-away =
    { $hydra-squares ->
        [one] { $hydra-squares } square away
       *[other] { $hydra-squares } squares away
    }, on open sea
page-deukalion-second-flee = There is no fight
page-deukalion-second-summon = Any free square of open sea; it does not attack there
page-deukalion-second-cup = Cards { $card_die }: { $draws } · fighters { $fighter_die } · sailing { $reach } · Hydra { $hydra_die }
page-deukalion-second-sail = Sail to { $square }: { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }, { $rest ->
        [0] none left
       *[other] { $rest } left
    }
page-deukalion-second-duel =
    { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    } against { $needed }
page-deukalion-second-needed = Needs { $needed } with { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
page-deukalion-second-chance = { $chance } to win
page-deukalion-second-found =
    { $count ->
        [one] { $count } fighter stays
       *[other] { $count } fighters stay
    } (+{ $count }) · aboard: { $rest }
page-deukalion-second-play = { $card }: { $does }
page-deukalion-second-back =
    { $count ->
        [0] No fighter returns
        [one] { $count } fighter returns
       *[other] { $count } fighters return
    } · left in the Underworld: { $rest }
page-deukalion-plus-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }

## The log

deed-shaken = shakes the cup: others sail up to { $middle }
deed-cup = sets the cup down
deed-sailed = sails to { $square }
deed-rested = skips the move
deed-founded = occupies { $town }
deed-hydra-moved = moves the Hydra to { $square }
deed-ship-attacked = attacks { $other }
deed-city-attacked = attacks { $city }
deed-town-attacked = attacks { $town }
deed-hydra-attacked = attacks the Hydra
deed-hydra-attacks = is attacked by the Hydra
deed-played = plays { $card }
deed-fulfilled = fulfils contract { $contract } (+{ $points })
deed-delivered = delivers to Athens: { $colour }
deed-victory = wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
short-drew = { $count ->
        [one] { $seat } draws { $count } card
       *[other] { $seat } draws { $count } cards
    }
short-own-card = { $card }
short-thrown = { $seat } throws { $total }
short-thrown-again = rethrown: { $total }
short-lost-fighters = { $count ->
        [one] { $seat } loses { $count } fighter
       *[other] { $seat } loses { $count } fighters
    }
short-won-ship = won, { $total } to { $other_total }
short-won-city = won, { $total } against { $other_total }
short-lost-city = lost, { $total } against { $other_total }
short-won-town = won, { $total } against { $other_total }
short-lost-town = lost, { $total } against { $other_total }
short-won-hydra = won, { $total } against { $other_total }
short-lost-hydra = lost, { $total } against { $other_total }
short-fled = { $seat } flees to { $square }
short-handed-in = { $count ->
        [one] { $seat } gives up { $count } card
       *[other] { $seat } gives up { $count } cards
    }
short-own-handed-in = { $card }
log-together = { $items }

## Explanations on the page

explain-sea = Ships sail horizontally and vertically over the sea, never over land.
explain-anchor = Here you deliver treasures to Athens. The Hydra never comes here.
explain-styx = Your movement ends here, and fighters may return. With the most below, you also take points.
explain-city = Next to it, throw at least its defence, and take one of its treasures.
explain-town-free =
    { $count ->
        [one] Next to it, leave { $count } fighter here: it is a victory point.
       *[other] Next to it, leave { $count } fighters here: each is a victory point.
    }
explain-town-own = Your fighters here are victory points as long as you hold the town.
explain-town-held = Next to it, throw at least its defence: your fighters take the place of { $name }’s.
explain-athens =
    { $athens-delivery ->
        [one] At an anchorage each treasure is worth { $athens-delivery } point, or more with a contract.
       *[other] At an anchorage each treasure is worth { $athens-delivery } points, or more with a contract.
    }
explain-cup = The middle die says how far the others sail. The active player turns the outer four to the actions.
explain-cup-middle = The number of squares that each waiting player may sail.
explain-cup-card = On { $cup-active-draws } the active player draws a card, on { $cup-others-draw } all others do; otherwise nobody.
explain-cup-fighters = Up to this many fighters return from the Underworld.
explain-cup-sail = Your ship may sail up to this many squares, and then found a town or attack.
explain-cup-hydra = You may move the Hydra up to this many squares, even onto a ship.
explain-ship = Sailing onto it is an attack: both crews are thrown, and the higher total wins.
explain-own-ship = It carries fighters and treasures. Without fighters aboard you cannot attack.
explain-hydra =
    { $hydra-strength ->
        [one] You need { $hydra-strength } point to defeat it
       *[other] You need { $hydra-strength } points to defeat it
    }, and to attack it a contract that asks for it.
explain-underworld = Fighters that showed a cross wait here until they are brought back.
explain-contract = Fulfil one of its two tasks and take its points.
explain-hidden-contract = Only its owner knows it and can fulfil it. It is not replaced.
explain-cards = Action cards are drawn from here. Cards that were played go under the deck.
explain-points = Victory point cards, one point each. When they are used up, none can be taken.
explain-contracts = When a face-up contract is taken, the next one is revealed immediately.
explain-treasure =
    { $athens-delivery ->
        [one] Deliver it to Athens for a contract, or for { $athens-delivery } point.
       *[other] Deliver it to Athens for a contract, or for { $athens-delivery } points.
    }
explain-track =
    { $count ->
        [one] The first player with { $count } point wins immediately.
       *[other] The first player with { $count } points wins immediately.
    }
explain-plan =
    { $ship-places ->
        [one] { $ship-places } space for fighters and treasures together.
       *[other] { $ship-places } spaces for fighters and treasures together.
    }
explain-hand = Everyone sees how many cards a player has, but not which.
explain-garrison = Each fighter in a town is a victory point, and takes no part in fights.
explain-left-behind = Left in a city for a contract, for the rest of the game; worth no points.
explain-point-cards = Taken for deliveries, at the Styx, or for defeating the Hydra; one point each.
explain-fulfilled = Fulfilled contracts keep their points until the end.
explain-hero = Contracts ask to defeat heroes. Everyone knows who is who.
explain-answered = This player has answered in secret. All answers are revealed together.
explain-fight = All fighters aboard are thrown. Crosses go to the Underworld, the points decide.
explain-thrown-full = Worth a full point.
explain-thrown-half = Worth half a point.
explain-thrown-cross = Worth nothing; the fighter goes to the Underworld even if you win.
explain-kind-square = Square
explain-kind-card = Action card
explain-kind-treasure = Treasure
explain-kind-contract =
    { $count ->
        [one] Contract · { $count } point
       *[other] Contract · { $count } points
    }
explain-name-athens = Athens
explain-name-contract = Contract { $code }
explain-name-cards = Action cards
explain-name-points = Victory point cards
explain-name-track = Victory points
explain-name-middle = Middle die
explain-name-plan = Ship: { $name }
explain-name-thrown = Thrown fighter: { $side }
explain-label-chance = Your chance
explain-value-chance = { $chance } with { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }, without cards
explain-label-here = Here
explain-label-room = Free spaces
explain-label-reaches = Can reach
explain-label-when = When
explain-label-exist = In the game
explain-label-left = Left
explain-label-under = Under the deck
explain-label-gone = Removed
explain-label-cities = In cities
explain-label-wanted = Asked for by
explain-label-odds = How often
explain-label-first = First task
explain-label-second = Second task
explain-when-own = in your own move
explain-when-active = when you are active
explain-when-attacked = when your ship is attacked
explain-when-thrown = after a throw
explain-when-lost = after a lost fight
explain-when-played = when another player plays a card
explain-now-reach =
    { $count ->
        [one] { $count } square away
       *[other] { $count } squares away
    }
explain-now-ready = You can fulfil it now.
explain-now-most-below = You have the most fighters below.
explain-reconstructed-map = map
explain-reconstructed-defence = defence
explain-reconstructed-odds = odds
explain-reconstructed-contract = contract
explain-reconstructed-colour = colour
page-deukalion-odds-full = { $odds-full }%
page-deukalion-odds-half = { $odds-half }%
page-deukalion-odds-cross = { $odds-cross }%
card-count-sail-2 = { $sail-2-count }
card-count-sail-3 = { $sail-3-count }
card-count-pegasus = { $pegasus-count }
card-count-favour = { $favour-count }
card-count-triton = { $triton-count }
card-count-hephaistos = { $hephaistos-count }
card-count-ares = { $ares-count }
card-count-hades = { $hades-count }
card-count-fighter-1 = { $fighter-1-count }
card-count-fighter-2 = { $fighter-2-count }
card-count-fighter-3 = { $fighter-3-count }
card-count-eagle = { $eagle-count }
card-count-poseidon = { $poseidon-count }
card-count-hermes = { $hermes-count }
card-count-bolt = { $bolt-count }
card-count-fleece = { $fleece-count }
card-count-apollo = { $apollo-count }
page-deukalion-short-draws-active = { $name } draws
page-deukalion-short-draws-others = all others draw
page-deukalion-short-draws-nobody = nobody draws

## Explanations of decisions on the page, shown once

tip-anchors = Choose where your ship starts, ideally close to treasures that your contracts ask for.
tip-cup = Rotate the cup to decide which die does what: how far you sail, how far you may move the Hydra, how many fighters return, and who draws a card ({ $cup-active-draws } you, { $cup-others-draw } all others, else nobody).
tip-move = Take your actions in any order, then choose “{ move-done }”. Once per move, your ship may attack or found a town. Treasures delivered to Athens, contracts and towns score points; the first player to reach the target wins immediately.
tip-recall = Fighters can return from the Underworld only if there is room aboard your ship.
tip-drawn = Everyone who drew is asked. You may play the card now if it has an effect, or keep it.
tip-hermes = Everyone with cards is asked, so that nobody learns who holds the Veto of Hermes.
tip-alarm = Everyone with cards is asked, but only the player attacked can play a card: Blessing of Triton or Favour of Hades.
tip-shade = Fighters brought back now take part in the fight.
tip-flee = Choose a square for your ship. There is no fight.
tip-answer = Everyone with cards is asked, but only the players in this fight can play a card: Blessing of Hephaestus or Reward of Ares.
tip-pick = A rethrown cross is saved from the Underworld if it falls differently.
tip-defeat = Everyone with cards is asked, but only the loser can play a card: the Favour of Zeus, with at least one fighter left.
tip-loot = Choose a treasure that a contract asks for, or one that others need.
tip-seize = Choose a treasure that a contract asks for, or one that others need.
tip-displace = Choose a square far from where the ship wants to go. Nothing else happens there.
tip-put = A delivered treasure returns to a city. Choose one that is far from your opponents.
tip-styx = At the Styx, fighters may return. You may put treasures back to make room for more of them.
tip-boast = A contract to defeat this hero, face up or your secret one, counts now.
tip-triumph = A contract to defeat the Hydra is taken instead of a victory point card.
tip-hydra-away = Put the Hydra where it is in your opponents’ way.
tip-hand-in = The cards you give up go face down under the deck.
tip-claim = Ships at an anchorage and the ship that is moving decide secretly at the same time.
tip-strike = All fighters aboard your ship are thrown, as in any fight.
tip-summon = Any free square of open sea will do. The Hydra does not attack there.
tip-swap = Choose two treasures in two different cities: they change places.

## The texts that the rules come from

text-french = French text
text-french-about = French translation of the rules of 2008, with the cards; two pages on fights are partly missing
text-action-cards = Action cards
text-action-cards-about = The action cards as translated there
text-contract-cards = contract cards
text-contract-cards-about = The wording of the contract cards as translated there

# Why a move is better, and what another one gives up.

term-points = It brings more points.
    .lost = It brings fewer points.
term-cargo = Your cargo is worth more, or closer to Athens.
    .lost = Your cargo is worth less, or further from Athens.
term-goals = Better goals are within reach of your ship.
    .lost = Better goals move out of your ship’s reach.
term-crew = You keep more fighters on your ship.
    .lost = You have fewer fighters on your ship.
term-cards = You have more action cards to use.
    .lost = You have fewer action cards to use.
term-secret = Your secret contract remains worth something.
    .lost = Your secret contract loses its worth.
term-tempo = Your next turn comes sooner.
    .lost = Your next turn comes later.

# Kinds of decisions, as themes of puzzles.

theme-anchors = First anchorage
theme-cup = Setting the cup
theme-move = A turn at sea
theme-recall = Back from the Underworld
theme-drawn = A card just drawn
theme-hermes = Cancelling a card
theme-alarm = Before a fight
theme-shade = Favour of Hades
theme-flee = Flight
theme-answer = After the throw
theme-pick = Rethrowing
theme-defeat = Losses
theme-seize = Taking a treasure
theme-loot = Looting a city
theme-displace = Moving a defeated ship
theme-boast = Contract by victory
theme-triumph = Reward for the Hydra
theme-hydra-away = Moving the Hydra
theme-styx = Styx
theme-put = Putting a treasure back
theme-hand-in = Giving up cards
theme-claim = Contracts
theme-strike = Thunderbolt
theme-summon = Calling the Hydra
theme-swap = Swapping treasures

## The rulebook on the page

book-goal = You command the ship of a Greek hero and compete for the favour of the gods. Be the first to reach the target score.
book-play = In every turn all players sail: the waiting ones by the die in the middle of the cup, the active one by the dice around it. On the way you found towns, attack cities and ships by throwing your fighters, and bring treasures to Athens. Contracts ask for such deeds and bring the most points; fallen fighters wait in the Underworld until you fetch them back.
book-winner = Victory point cards, fulfilled contracts and fighters in towns count. The first player to reach the target score wins immediately.
book-turn-shake = The active player shakes the cup.
book-turn-others = All other players sail as far as the die in the middle shows, and act.
book-turn-cup = The active player turns the cup and sets it down: each outer die gets an action.
book-turn-card = Card die: the number decides who draws an action card.
book-turn-fighters = Fighter die: fighters return from the Underworld.
book-turn-sail = Sailing die: sail, then found a town or attack.
book-turn-hydra = Hydra die: move the Hydra, even onto another ship.
book-table-cards = Action cards
book-table-contracts = Contracts
book-table-cities = Cities
book-table-towns = Towns
book-column-card = Card
book-column-effect = Effect
book-column-contract = Contract
book-column-tasks = Tasks, one of them
book-column-points = Points

# The groups of the component file, for the form on the page.

component-victory = Victory
component-ship = Ship
component-deal = Starting cards
component-cup = Dice
component-circle = Actions
component-rest = Rest
component-styx = Styx
component-athens = Athens
component-hydra = Hydra
component-beaten = After a lost fight
component-throw = Throw of a fighter
component-treasures = Treasures
component-colour = Colour of treasures
component-hero = Hero
component-map = Map
component-city = City
component-town = Settlement
component-card = Action card
component-contract = Contract

## Lesson: the first game

lesson-first-welcome = You are { $hero }, one of the heroes. Your ship carries all your fighters, { $fighters } in number, and sets out from Athens. Towns, treasures, contracts, the Hydra and the Styx bring you victory points. The first player to reach { $target } wins immediately.
lesson-first-anchor = The others have chosen their anchorages. Choose yours: { $square }. Treasures are delivered at all anchorages, so each is a good home. But this one is close to { $town }, a town that still belongs to nobody, and you go there first.
lesson-first-middle = { $other } has shaken the cup and is active, but all of you move. The die in the middle shows { $middle }: the waiting players sail at most that far, one after the other. Then the active player uses the four dice around it.
lesson-first-sail = Now it is your move. Ships sail horizontally and vertically, over sea and anchorages, and never have to go the full distance. Sail to { $square }: that square is next to { $town }, and only from an adjacent square can you act there.
lesson-first-found = Now found { $town }. You leave fighters there, as many as the town shows: { $count }. Each is worth one victory point as long as you hold the town. They no longer fight for you, so a town costs strength and brings points.
lesson-first-end-move = { $town } is yours, and so are your first points: { $score }. Founding has ended your ship’s movement: in one move, it may found one town or attack once, so that the others do not wait long. End your move.
lesson-first-card = The others have moved; the log says what happened. Now { $other } is active, and the middle die shows { $middle }. That is not enough for { $city }, where you want to go. Action cards help in your own move: play { $card }.
lesson-first-korinth = Now your ship reaches { $square }, next to { $city }. Cities cannot be occupied, only plundered: when you defeat one, you take one of its treasures. This one is close to Athens and has the treasure that a face-up contract asks for. Sail there.
lesson-first-attack = Attack { $city }. All fighters aboard your ship are thrown like dice, and you may not hold any back. Yours: { $fighters }. Each shows a full point, a half point or a cross. You need a total of { $needed }, so a large crew is likely to win.
lesson-first-thrown = Full points: { $full }, half points: { $half }, crosses: { $cross }. You needed { $needed }, so you win. Crosses count nothing and go to the Underworld even then: every fight costs something. Some cards change a throw; you have none of them, so pass.
lesson-first-plan = The treasure is aboard. Fighters and treasures share the spaces of your ship, so losses also make room. This contract asks you to { $task } and is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; without a contract, a treasure is worth only { $athens-delivery }. End your move.
lesson-first-attacked = { $other } attacks your ship: the winner takes a treasure from the loser. And each contract has two tasks, of which one is enough. The second one here: { $second }. That is you. Your crew is small now, so play { $card } before the throw.
lesson-first-flee = No fight, no losses: your ship sails away. Flee to { $square }. That is an anchorage, so your treasure is already in Athens. Such a card works only when you are attacked; it is worth keeping one for that moment.
lesson-first-cup = Now you are the active player and move last. Turn the cup as you like: its four dice keep their order, each for one action. Choose cards { $card_die }, fighters { $fighter_die }, sailing { $sail_die }, Hydra { $hydra_die }. You will soon see why.
lesson-first-along = You could deliver right here, but fulfilling a contract ends your ship’s movement. So use the sailing die first: sail to { $square }. You are still in Athens there, and closer to the eastern sea, where you go next.
lesson-first-fulfil = Now fulfil contract { $contract }: { $task }. It brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. All of you can fulfil face-up contracts, so it pays to be quick. Your secret contract can wait, because only you can fulfil that one.
lesson-first-put = A delivered treasure returns to a free space in a city, and you choose which. Put it in { $city }: it is then close to Athens, and you know the way. After that, a new contract replaces the one you have fulfilled.
lesson-first-draw = You use the other dice in any order. Only the card die is a must: on { $cup-active-draws } you draw an action card, on { $cup-others-draw } all the others do, otherwise nobody. That is why you turned the cup this way. Draw your card.
lesson-first-hydra = This is the Hydra. The new contract asks you to { $task } or to { $second }. You may attack it only while such a contract is face up or in your hand. You would need { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    }, too many for your crew.
lesson-first-swim = But you can use it against others. { $other } is on the way to Athens with a treasure. Move the Hydra to { $square }, and { $other } has to throw { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    }. It never takes treasures, but it costs fighters and time.
lesson-first-wait = The Hydra has won, and the ship was moved away. The fighter die could bring fighters back to you now. Leave it: the Styx rewards the player with the most fighters in the Underworld. Yours: { $underworld }. End your move.
lesson-first-east = { $other } is active, and you sail by the middle die again. The Styx is in the east, too far for one move. But { $town } is on the way, and free: sail to { $square }. A good route is one where every stop brings something.
lesson-first-ephesus = Found { $town } as well; it brings you { $count ->
        [one] { $count } point
       *[other] { $count } points
    }. If another player conquers a town of yours, its fighters go to the Underworld, and your points are gone. So towns are quick points, but not safe ones.
lesson-first-styx = Now to the Styx. If you arrive with more fighters in the Underworld than any other player, you take { $styx-bonus-3 ->
        [one] { $styx-bonus-3 } victory point
       *[other] { $styx-bonus-3 } victory points
    }, so losses are not just losses. Yours: { $underworld }. The others: { $more } and { $fewer }. Sail to { $square }.
lesson-first-back = The points are yours. Now bring your fighters back, as many as you have room for: { $count }. Nobody can attack you on the Styx, so it is a good place to recover. Elsewhere you could skip a move and bring back up to { $rest-fighters }.
lesson-first-race = Your points: { $score }. The first player with { $target } wins immediately, even in the middle of a turn. All points are public, so watch the others: you can conquer their towns, attack their ships and send the Hydra.
lesson-first-play-on = You are active again. Your secret contract: { $task }. { $city } is close, has one, and its defence is only { $needed }. Set the cup down so that you can sail there. From now on the others decide for themselves, and so do you.
