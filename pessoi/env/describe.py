"""The documentation of a game for agents, written from its own tables: what they see, do and win."""

from collections.abc import Iterator

from pessoi.core.game import Game
from pessoi.core.observation import Layout
from pessoi.env.observations import observation_of

PLACES = (
    "places-v1",
    "0 until the play is over; then 1 for the first place down to -1 for the last, in even steps. "
    "Seats that share places share the mean of their rewards, so a play's rewards always add up to 0.",
)
TARGET = (
    "target-v1",
    "0 until the play is over; then 1 if the target was reached, and otherwise the share of it that is missing, "
    "as a negative number.",
)
"""The rewards among several and alone: a versioned name, and what it says."""


def actions_name(game: Game) -> str:
    """The versioned name of the action table, which is the move table."""
    return f"{game.key}-moves-v{game.rulebook.version}"


def describe(game: Game, seats: int) -> str:
    """A page in Markdown."""
    layout = observation_of(game.start(seats).rules).layout
    reward, meaning = TARGET if seats == 1 else PLACES
    return "\n".join(
        [
            f"# {game.key} with {seats} seats, for agents",
            "",
            f"## Observation `{layout.name}`: {layout.size} numbers",
            "",
            *_slots(layout),
            "",
            f"## Actions `{actions_name(game)}`: {len(game.moves)} moves",
            "",
            *_moves(game),
            "",
            f"## Reward `{reward}`",
            "",
            meaning,
        ]
    )


def _slots(layout: Layout) -> Iterator[str]:
    yield "| from | numbers | name | least | most | unit | what it says |"
    yield "|---|---|---|---|---|---|---|"
    for first, slot in zip(layout.starts, layout.slots):
        yield f"| {first} | {slot.size} | {slot.name} | {slot.low} | {slot.high} | {slot.unit} | {slot.about} |"


def _moves(game: Game) -> Iterator[str]:
    """The kinds of moves, each with its rows, which follow each other."""
    yield "| from | to | kind | the first of them |"
    yield "|---|---|---|---|"
    rows = game.moves.rows
    first = 0
    for move in range(1, len(rows) + 1):
        if move == len(rows) or rows[move].kind != rows[first].kind:
            yield f"| {first} | {move - 1} | {rows[first].kind} | `{rows[first].name}` |"
            first = move
