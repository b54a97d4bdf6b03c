"""Games of a searching bot against itself, decision by decision."""

from collections.abc import Iterator
from dataclasses import dataclass

from pessoi.bots import Hint, Knowledge, bot
from pessoi.bots.search_bot import SearchBot
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE


@dataclass(frozen=True)
class Decision:
    """A seat with more than one legal move, and what the bot found. The state is the one before the move."""

    state: State
    knowledge: Knowledge
    hint: Hint

    @property
    def seat(self) -> int:
        return int(self.knowledge.seat)


def searching_bot(name: str) -> SearchBot:
    """The bot of this name; raises ValueError if it does not search."""
    made = bot(name)
    if not isinstance(made, SearchBot):
        raise ValueError(f"the games must be played by a bot that searches, not by {name}")
    return made


def decisions(state: State, player: SearchBot, rng: Rng) -> Iterator[Decision]:
    """Play on to the end of the game, and yield every decision before its move is made in `state`."""
    while not state.over:
        actor = state.actors[0]
        if actor == CHANCE:
            state.apply(actor, state.sample(rng))
            continue
        knowledge = Knowledge(state, actor)
        move = knowledge.legal[0]
        if len(knowledge.legal) > 1:
            hint = player.search(knowledge, rng)
            move = hint.move
            yield Decision(state, knowledge, hint)
        state.apply(actor, move)
