"""Gymnasium: one seat for the agent, bots on the others."""

import random
from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
from gymnasium import spaces

from pessoi import bots
from pessoi.bots import Knowledge
from pessoi.core.options import Chosen
from pessoi.core.rng import Rng
from pessoi.env.rendering import MODES, check_mode, render
from pessoi.env.spaces import Eyes, Notation, Seen, seen_space
from pessoi.env.stepping import go_on, rewards
from pessoi.games import game as game_of

SEED_BOUND = 2**32
LAST_PLACE = -1.0


class Seat(gymnasium.Env[Any, Any]):
    """A play from one seat. The opponents are bots by name, to the agent's left in their order.

    Without a seat of its own the agent is given another one in every play. A move that is not allowed ends the play
    with the reward of the last place; the mask says which are.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Sequence[str] | None = None,
        options: Chosen | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.game = game_of(game)
        self.render_mode = render_mode
        self._start = self.game.start(seats or self.game.seats[0], options)
        count = self._start.seats
        named = ("random",) * (count - 1) if opponents is None else tuple(opponents)
        if len(named) != count - 1:
            raise ValueError(f"{count} seats have {count - 1} opponents, not {len(named)}")
        if seat is not None and seat not in range(count):
            raise ValueError(f"seat is from 0 to {count - 1}, not {seat}")
        self._bots = [bots.bot(name) for name in named]
        self._chosen_seat = seat
        self._eyes = Eyes(self._start)
        self._state = self._start.clone()
        self._dice = Rng(random.getrandbits(32))
        self._legal: list[int] = []
        self.seat = seat or 0
        self.observation_space = seen_space(self._eyes.layout, self.game.moves)
        self.action_space = spaces.Discrete(len(self.game.moves))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._dice = Rng(int(self.np_random.integers(SEED_BOUND)))
        self._state = self._start.clone()
        while True:
            self.seat = self._dice.below(self._start.seats) if self._chosen_seat is None else self._chosen_seat
            if self._others_play():
                return self._seen(), self._info()
            self._state = self._start.clone()

    def step(self, action: int) -> tuple[Seen, SupportsFloat, bool, bool, dict[str, Any]]:
        move = int(action)
        if not self._legal:
            raise gymnasium.error.ResetNeeded("the play is over; reset begins another")
        if move not in self._legal:
            return self._refused(move)
        self._state.apply(self.seat, move)
        lasts = self._others_play()
        reward = 0.0 if lasts else rewards(self._state)[self.seat]
        return self._seen(), reward, not lasts, False, self._info()

    def _refused(self, move: int) -> tuple[Seen, SupportsFloat, bool, bool, dict[str, Any]]:
        reason = self._state.why_not(self.seat, move)
        self._legal = []
        return self._seen(), LAST_PLACE, True, False, {**self._info(), "illegal": repr(reason)}

    def _others_play(self) -> bool:
        """Let chance fall and bots move until the agent must; False when the play is over without it."""
        state = self._state
        while (seat := go_on(state, self._dice)) != self.seat:
            if seat < 0:
                self._legal = []
                return False
            bot = self._bots[(seat - self.seat) % state.seats - 1]
            state.play(seat, bot.choose(Knowledge(state, seat), self._dice))
        self._legal = state.legal(seat)
        return True

    def _seen(self) -> Seen:
        return self._eyes.look(self._state, self.seat, bool(self._legal))

    def _info(self) -> dict[str, Any]:
        if self._legal:
            return {"seat": self.seat, "moves": Notation(self.game.moves, self._legal)}
        return {
            "seat": self.seat,
            "moves": Notation(self.game.moves, []),
            "scores": list(self._state.scores),
            "places": list(self._state.ranking),
        }

    def render(self) -> Any:
        return render(self.game, self._state, self.render_mode)
