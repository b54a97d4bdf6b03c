"""Beim Zeus!: its folder put together."""

from collections.abc import Iterable
from pathlib import Path
from typing import cast

from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.state import State
from pessoi.core.step import Step
from pessoi.games.zeus.components import ZeusComponents
from pessoi.games.zeus.rules import scoring
from pessoi.games.zeus.rules.auction import Bid, Close, Note, Place, Take
from pessoi.games.zeus.rules.board import Board
from pessoi.games.zeus.rules.events import EVENTS
from pessoi.games.zeus.rules.moves import ZeusMoves, ZeusOutcomes
from pessoi.games.zeus.rules.setup import Deal, FirstPlayer
from pessoi.games.zeus.rules.state import Printed, Start, ZeusRules, ZeusState, opening
from pessoi.games.zeus.rules.turn import Act, LastTurn, Reveal, Turn
from pessoi.games.zeus.view_types import ZeusView

STEPS = (
    Deal("deal"),
    FirstPlayer("first-player"),
    Turn("turn"),
    Reveal("reveal"),
    Act("act", auto_play=False),
    Bid("bid"),
    Take("take"),
    Note("note"),
    Place("place"),
    Close("close"),
    LastTurn("last-turn"),
)


class Zeus(Game):
    """Buy plots at secret auctions, build temples on them, and let the gods pay."""

    key = "zeus"
    seats = range(3, 7)
    longest = 60_000
    components_type = ZeusComponents
    view_type = ZeusView
    events = EVENTS

    def __init__(self, correction: Path | None = None) -> None:
        super().__init__(Path(__file__).parent, correction)
        box = cast(ZeusComponents, self.components)
        self.board = Board(
            [peninsula.name for peninsula in box.peninsula],
            [peninsula.rows for peninsula in box.peninsula],
            [box.bonuses[len(peninsula.plots)] for peninsula in box.peninsula],
            len(box.temples.supply),
        )
        self._moves = ZeusMoves(self.board, box.dial.high)
        self._outcomes = ZeusOutcomes(self.board)
        self.moves = self._moves.table
        self.outcomes = self._outcomes.table
        self.words = {
            "site": [self.board.written(site) for site in range(len(self.board.sites))],
            "peninsula": self.board.names,
        }
        self._printed = Printed(
            supply=box.temples.supply,
            income=box.temples.income,
            factor=box.temples.factor,
            pillar=box.pillar.bonus,
            discount=box.stone.discount,
            stones=box.stone.each,
            spaces=box.auction.spaces,
            sold=box.auction.sold,
            opening_low=box.auction.opening_low,
            opening_high=box.auction.opening_high,
            penalty=box.ledger.penalty,
            surcharge=box.neighbour.surcharge,
        )
        self._starts = {
            setup.seats: Start(
                pawns=setup.pawns,
                money=setup.money,
                plots=sum(1 << self.board.plot_of[number] for number in setup.plots),
                first_plot=self.board.plot_of[setup.first_plot],
                first_by_option=setup.first_by_option,
            )
            for setup in box.setup
        }

    def opening(self, seats: int, options: dict[str, str]) -> State:
        rules = ZeusRules(
            seats,
            options,
            self.board,
            self._printed,
            self._starts[seats],
            self._moves,
            self._outcomes,
            cast(list[Step[State]], list(STEPS)),
        )
        return opening(rules)

    def sources(self, state: State, told: Iterable[Event]) -> list[dict[str, int]]:
        return [scoring.sources(cast(ZeusState, state), seat) for seat in range(state.seats)]
