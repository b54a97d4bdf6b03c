# What the board of Deukalion says beyond the game's own words.

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

tip-anchors = Choose where your ship begins: near treasures that your contracts ask for.
tip-cup = The cup was shaken for everybody. Turn it until its dice suit you: one says how many cards you draw, one how far the Hydra goes, one how many fighters return, one how far you sail.
tip-move = Take your actions in any order: sail, move the Hydra, draw, call fighters back, attack, found, deliver. “Done” ends your move. Bring treasures to Athens or do what a contract says; the first to reach the points on the track wins at once.
tip-recall = Fighters come back from the Underworld as far as there is room aboard.
tip-hermes = Everybody with cards is asked, so that nobody learns who could object.
tip-alarm = A card can help before the fighters are thrown.
tip-answer = A card can still change this throw.
tip-defeat = A card can soften the loss.
tip-loot = Choose a treasure that a contract asks for, or one that others need.
tip-seize = Choose a treasure that a contract asks for, or one that others need.
tip-displace = The loser is moved by the winner: far from home hurts most.
tip-put = A delivered treasure goes back into a city: far from the others is wise.
tip-styx = At the Styx fighters return; treasures can be put back to make room for them.
