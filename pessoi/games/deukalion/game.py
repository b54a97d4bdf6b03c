"""Deukalion: its folder put together."""

from collections.abc import Iterable
from pathlib import Path
from typing import cast

from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.state import State
from pessoi.core.step import Step
from pessoi.games.deukalion.components import ACTIONS, SEA, DeukalionComponents
from pessoi.games.deukalion.rules import cards, contracts, fight, sailing, scoring, setup, turn, window
from pessoi.games.deukalion.rules.board import Board
from pessoi.games.deukalion.rules.constants import DeukalionRules, Names, Places, Printed
from pessoi.games.deukalion.rules.deck import Contracts, Deck
from pessoi.games.deukalion.rules.events import EVENTS
from pessoi.games.deukalion.rules.moves import SIDES, DeukalionMoves, DeukalionOutcomes, Throws
from pessoi.games.deukalion.rules.state import DeukalionState, opening
from pessoi.games.deukalion.view_types import DeukalionView

STEPS = (
    setup.Lay("lay"),
    setup.Youngest("youngest"),
    cards.Draw("deal", hidden_outcome=True),
    setup.Secret("secret", hidden_outcome=True),
    setup.Anchors("anchors"),
    turn.Turn("turn"),
    turn.Shake("shake"),
    turn.ShipMove("ship-move"),
    turn.Cup("cup"),
    turn.Move("move", auto_play=False),
    turn.Next("next"),
    cards.Draw("draw", hidden_outcome=True),
    cards.Recall("recall"),
    cards.Hermes("hermes"),
    cards.Use("use"),
    cards.Effect("effect"),
    window.Alarm("alarm"),
    fight.Shade("shade"),
    sailing.Flee("flee"),
    fight.Throw("throw"),
    window.Window("window"),
    window.Answer("answer"),
    fight.Pick("pick"),
    fight.OneAgain("one-again"),
    fight.Outcome("outcome"),
    window.Defeat("defeat"),
    fight.Verdict("verdict"),
    fight.Seize("seize"),
    fight.Loot("loot"),
    sailing.Displace("displace"),
    contracts.Boast("boast", auto_play=False),
    contracts.Triumph("triumph", auto_play=False),
    sailing.HydraAway("hydra-away"),
    sailing.Styx("styx"),
    contracts.Put("put"),
    contracts.HandIn("hand-in", auto_play=False),
    contracts.Open("open"),
    contracts.Claim("claim"),
    cards.Strike("strike"),
    sailing.Summon("summon"),
    cards.Swap("swap"),
    scoring.Victory("victory"),
)


class Deukalion(Game):
    """Sail for the gods: treasures for Athens, towns, the Hydra, and fights with fighters thrown like dice."""

    key = "deukalion"
    seats = range(2, 5)
    longest = 30_000
    components_type = DeukalionComponents
    view_type = DeukalionView
    events = EVENTS

    def __init__(self, correction: Path | None = None) -> None:
        super().__init__(Path(__file__).parent, correction)
        box = cast(DeukalionComponents, self.components)
        self._box = box
        colours = [colour.name for colour in box.colour]
        cities = [city.name for city in box.city]
        towns = [town.name for town in box.town]
        faces = sorted(set(box.cup.faces))
        self.board = Board(box.map.cells, [city.code for city in box.city], [town.code for town in box.town], list(SEA))
        self.deck = Deck(
            [card.name for card in box.card], [card.count for card in box.card], [card.amount for card in box.card]
        )
        self.contracts = Contracts(
            [contract.code for contract in box.contract],
            [contract.points for contract in box.contract],
            [contract.tasks for contract in box.contract],
            colours,
            [hero.name for hero in box.hero],
            cities,
        )
        self.places = Places(
            [city.defence for city in box.city],
            [city.slots for city in box.city],
            [town.fighters for town in box.town],
            [town.value for town in box.town],
        )
        self.names = Names(cities, towns, colours, [hero.name for hero in box.hero], [hero.colour for hero in box.hero])
        self.throws = Throws(box.ship.fighters, [box.throw.cross, box.throw.half, box.throw.full])
        self._moves = DeukalionMoves(
            self.board, self.deck, self.contracts, colours, cities, towns, faces, box.ship.fighters
        )
        self._outcomes = DeukalionOutcomes(self.deck, self.contracts, colours, faces, self.seats[-1], self.throws)
        self._turnings = turnings(box.circle.actions, len(faces), self._moves.cup)
        self.moves = self._moves.table
        self.outcomes = self._outcomes.table
        squares = [name.upper() for name in self.board.names]
        hues = [f"colour-{name}" for name in colours]
        self.words = {
            "square": squares,
            "city": cities,
            "other_city": cities,
            "town": towns,
            "colour": hues,
            "other_colour": hues,
            "card": [f"card-{name}" for name in self.deck.names],
            "contract": [code.upper() for code in self.contracts.codes],
            "task": self.contracts.task_names,
            "second": self.contracts.task_names,
            "side": [f"side-{name}" for name in SIDES],
            "result": [f"side-{name}" for name in SIDES],
        }

    def opening(self, seats: int, options: dict[str, str]) -> State:
        rules = DeukalionRules(
            seats,
            options,
            self.board,
            self.deck,
            self.contracts,
            self.places,
            self.names,
            self.throws,
            self._printed(seats),
            self._turnings,
            self._moves,
            self._outcomes,
            cast(list[Step[State]], list(STEPS)),
        )
        return opening(rules)

    def sources(self, state: State, told: Iterable[Event]) -> list[dict[str, int]]:
        return [scoring.sources(cast(DeukalionState, state), seat) for seat in range(state.seats)]

    def _printed(self, seats: int) -> Printed:
        box = self._box
        return Printed(
            target=box.victory.points[str(seats)],
            cards=box.victory.cards,
            places=box.ship.places,
            fighters=box.ship.fighters,
            dealt=box.deal.action_cards,
            faces=box.cup.faces,
            others_draw=box.cup.others_draw,
            active_draws=box.cup.active_draws,
            rest=box.rest.fighters,
            styx=box.styx.bonus[str(seats)],
            delivery=box.athens.delivery,
            shared=box.athens.shared,
            strength=box.hydra.strength,
            prize=box.hydra.prize,
            hydra_squares=box.hydra.squares,
            beaten_squares=box.beaten.squares,
            each=box.treasures.each,
            open_contracts=box.deal.open_contracts,
        )


def turnings(circle: list[str], faces: int, first: int) -> list[list[int]]:
    """For each shake the different ways to set the cup down: the four outer dice keep their order around it."""
    around = len(ACTIONS)
    found = []
    for shake in range(faces ** (around + 1)):
        dice = [shake // faces**place % faces for place in reversed(range(around))]
        ways = set()
        for turn_by in range(around):
            shown = {action: dice[(place + turn_by) % around] for place, action in enumerate(circle)}
            number = 0
            for action in ACTIONS:
                number = number * faces + shown[action]
            ways.add(first + number)
        found.append(sorted(ways))
    return found
