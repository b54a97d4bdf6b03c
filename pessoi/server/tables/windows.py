"""Windows: how long one stays open, and the answers that the table gives for a seat by its standing orders.

Which seats could act in a window is secret, so its length must not depend on them: all answers, those of people and
bots included, are taken when the window ends.
"""

from pessoi.core.step import NO_MOVE
from pessoi.server.tables.models import StandingOrder
from pessoi.server.tables.table import Table

DEFAULT = StandingOrder(order="useful")


def is_open(table: Table) -> bool:
    """Whether the table waits for answers in a window. A lesson has them in its script."""
    state = table.state
    if table.scripted:
        return False
    return state is not None and state.waiting > 0 and state.pass_move(state.actors[0]) != NO_MOVE


def asks(table: Table, seat: int) -> bool:
    """Whether a person who must act is asked, because no standing order answers instead."""
    return not is_open(table) or ordered_answer(table, seat) is None


def ordered_answer(table: Table, seat: int) -> int | None:
    """The move that the table makes for a person in the open window; None if the person is asked."""
    state = table.state
    assert state is not None
    standing = table.orders[seat].get(state.step.name, DEFAULT)
    if standing.order == "ask":
        return None
    passes = standing.order == "turn" and standing.turn == state.rules.game.turn(state)
    passes |= standing.order == "concerned" and state.question(seat).get("concerned") == 0
    passes |= len(state.legal(seat)) == 1
    return state.pass_move(seat) if passes else None
