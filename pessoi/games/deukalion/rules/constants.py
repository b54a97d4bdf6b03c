"""What is fixed for one play of Deukalion: the printed numbers and names, and what the table has agreed on."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.state import Rules, State
from pessoi.core.step import Step
from pessoi.games.deukalion.rules.board import Board
from pessoi.games.deukalion.rules.deck import Contracts, Deck
from pessoi.games.deukalion.rules.events import EVENTS
from pessoi.games.deukalion.rules.moves import DeukalionMoves, DeukalionOutcomes, Throws

CHANCE_DECIDES: Final = -1


@final
class Printed:
    """The printed numbers that the rules use, read from the component file."""

    def __init__(
        self,
        target: int,
        cards: int,
        places: int,
        fighters: int,
        dealt: int,
        faces: list[int],
        others_draw: int,
        active_draws: int,
        rest: int,
        styx: int,
        delivery: int,
        shared: int,
        strength: int,
        prize: int,
        hydra_squares: int,
        beaten_squares: int,
        each: int,
        open_contracts: int,
    ) -> None:
        self.target: i64 = target
        self.cards: i64 = cards
        self.places: i64 = places
        self.fighters: i64 = fighters
        self.dealt: i64 = dealt
        self.faces = faces
        self.others_draw: i64 = others_draw
        self.active_draws: i64 = active_draws
        self.rest: i64 = rest
        self.styx: i64 = styx
        self.delivery: i64 = delivery
        self.shared: i64 = shared
        self.strength: i64 = strength
        self.prize: i64 = prize
        self.hydra_squares: i64 = hydra_squares
        self.beaten_squares: i64 = beaten_squares
        self.each: i64 = each
        self.open_contracts: i64 = open_contracts


@final
class Places:
    """Cities and towns with the numbers printed beside them."""

    def __init__(self, defence: list[int], slots: list[int], size: list[int], value: list[int]) -> None:
        self.defence = defence
        self.slots = slots
        self.size = size
        self.value = value
        self.cities: i64 = len(slots)
        self.towns: i64 = len(size)


@final
class Names:
    """What is called how."""

    def __init__(
        self, cities: list[str], towns: list[str], colours: list[str], heroes: list[str], hero_colours: list[str]
    ) -> None:
        self.cities = cities
        self.towns = towns
        self.colours = colours
        self.heroes = heroes
        self.hero_colours = hero_colours


@final
class DeukalionRules(Rules):
    """Deukalion as one table plays it."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        board: Board,
        deck: Deck,
        contracts: Contracts,
        places: Places,
        names: Names,
        throws: Throws,
        printed: Printed,
        turnings: list[list[int]],
        moves: DeukalionMoves,
        outcomes: DeukalionOutcomes,
        steps: list[Step[State]],
    ) -> None:
        super().__init__("deukalion", seats, options, moves.table, outcomes.table, steps, EVENTS)
        self.board = board
        self.deck = deck
        self.contracts = contracts
        self.places = places
        self.names = names
        self.throws = throws
        self.printed = printed
        self.colours: i64 = len(names.colours)
        self.turnings = turnings
        """For each shake: the different ways in which the cup can be set down, as moves."""
        self.move = moves
        self.outcome = outcomes
        self.fleece_attacks = options["fleece"] == "attacking"
        self.youngest = (
            CHANCE_DECIDES if options["youngest"] == "chance" else int(options["youngest"].split("-")[1]) - 1
        )
        if self.youngest >= seats:
            self.youngest = CHANCE_DECIDES
