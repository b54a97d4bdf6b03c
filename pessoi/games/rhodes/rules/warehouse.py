"""The warehouse: what happens when it holds more than it has room for."""

from typing import final

from mypy_extensions import i64

from pessoi.core.events import Arguments, Reason
from pessoi.core.step import Decision
from pessoi.games.rhodes.rules import events
from pessoi.games.rhodes.rules.constants import GOODS
from pessoi.games.rhodes.rules.state import RhodesState
from pessoi.games.rhodes.rules.steps import DROP


def make_room(state: RhodesState, seat: i64) -> None:
    """Let a seat whose warehouse is too full give something up (rhodes.boats.warehouse)."""
    if surplus(state, seat) > 0:
        state.push(DROP, seat)


def surplus(state: RhodesState, seat: i64) -> i64:
    """The number of goods for which a warehouse has no room."""
    return state.store_size(seat) - state.rhodes.constants.warehouse


@final
class Drop(Decision[RhodesState]):
    """The warehouse is too full: its owner returns any good in it to the supply (rhodes.boats.warehouse)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        drop = state.rhodes.move.drop.moves
        return [drop[good] for good in range(GOODS) if state.stored(seat, good) > 0]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        drop = state.rhodes.move.drop
        if drop.has(move):
            return Reason("not-in-warehouse", {"good": drop.index(move)})
        return Reason("drop-first", {"units": surplus(state, seat)})

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        return {"units": surplus(state, seat)}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        good = state.rhodes.move.drop.index(move)
        state.add_to_store(seat, good, -1)
        state.supply[good] += 1
        state.tell(events.DROPPED, seat, good, 1)
        make_room(state, seat)


DROP.bind(Drop())
