"""The documentation of a game's environment, generated from its tables: observations, actions and rewards."""

from collections.abc import Iterator

from pessoi.core.game import Game
from pessoi.core.observation import Layout
from pessoi.env.observations import observation_of
from pessoi.text import GameWords, of_game

PLACES = "places-v1"
TARGET = "target-v1"
"""The names of the rewards of games with several seats and of solo games."""


def actions_name(game: Game) -> str:
    """The versioned name of the action space, which is the move table."""
    return f"{game.key}-moves-v{game.rulebook.version}"


def describe(game: Game, seats: int, language: str) -> str:
    """Format the documentation as Markdown."""
    words = of_game(game, language)
    rules = game.start(seats).rules
    layout = observation_of(rules).layout
    reward = TARGET if seats == 1 else PLACES
    return "\n".join(
        [
            f"# {words.format('agents-title', game=words.format('game-name'), seats=seats)}",
            "",
            f"## {words.format('agents-observation', name=layout.name, count=str(layout.size))}",
            "",
            *_slots(layout, [step.name for step in rules.steps], words),
            "",
            f"## {words.format('agents-actions', name=actions_name(game), count=str(len(game.moves)))}",
            "",
            *_moves(game, words),
            "",
            f"## {words.format('agents-reward', name=reward)}",
            "",
            words.format(f"agents-{reward}"),
        ]
    )


def message_of(slot: str) -> str:
    """The message that describes the numbers of a slot."""
    return f"agents-{slot.replace('_', '-')}"


def _slots(layout: Layout, steps: list[str], words: GameWords) -> Iterator[str]:
    yield f"| {words.format('agents-slot-columns')} |"
    yield "|---|---|---|---|---|---|---|"
    for slot in layout.slots:
        about = words.format(message_of(slot.name), steps=", ".join(steps))
        yield f"| {slot.start} | {slot.size} | {slot.name} | {slot.low} | {slot.high} | {slot.unit} | {about} |"


def _moves(game: Game, words: GameWords) -> Iterator[str]:
    """The rows of the kinds of moves; the moves of a kind are consecutive."""
    yield f"| {words.format('agents-move-columns')} |"
    yield "|---|---|---|---|"
    rows = game.moves.rows
    first = 0
    for move in range(1, len(rows) + 1):
        if move == len(rows) or rows[move].kind != rows[first].kind:
            yield f"| {first} | {move - 1} | {rows[first].kind} | `{rows[first].name}` |"
            first = move
