"""The Gymnasium environment: one seat for the agent, bots on the others."""

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
from pessoi.env.spaces import MaskedObservation, MoveNames, Observer, observation_space
from pessoi.env.stepping import advance_to_decision, rewards
from pessoi.games import game as game_of

SEED_BOUND = 2**32
LAST_PLACE = -1.0
"""The reward of the last place."""


class SingleSeatEnv(gymnasium.Env[Any, Any]):
    """A game played from one seat. `opponents` are names of bots, clockwise from the agent.

    Without `seat`, the agent gets a random seat in every game. A move that is illegal by the mask ends the game with
    the reward of the last place.
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
            raise ValueError(f"{count} seats need {count - 1} opponents, got {len(named)}")
        if seat is not None and seat not in range(count):
            raise ValueError(f"seat must be from 0 to {count - 1}, got {seat}")
        self._bots = [bots.bot(name) for name in named]
        self._chosen_seat = seat
        self._observer = Observer(self._start)
        self._state = self._start.clone()
        self._rng = Rng(random.getrandbits(32))
        self._legal: list[int] = []
        self.seat = seat or 0
        self.observation_space = observation_space(self._observer.layout, self.game.moves)
        self.action_space = spaces.Discrete(len(self.game.moves))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Rng(int(self.np_random.integers(SEED_BOUND)))
        self._state = self._start.clone()
        while True:
            self.seat = self._rng.below(self._start.seats) if self._chosen_seat is None else self._chosen_seat
            if self._play_opponents():
                return self._observe(), self._info()
            self._state = self._start.clone()

    def step(self, action: int) -> tuple[MaskedObservation, SupportsFloat, bool, bool, dict[str, Any]]:
        move = int(action)
        if not self._legal:
            raise gymnasium.error.ResetNeeded("the game is over; call reset")
        if move not in self._legal:
            return self._end_by_illegal_move(move)
        self._state.apply(self.seat, move)
        running = self._play_opponents()
        reward = 0.0 if running else rewards(self._state)[self.seat]
        return self._observe(), reward, not running, False, self._info()

    def _end_by_illegal_move(self, move: int) -> tuple[MaskedObservation, SupportsFloat, bool, bool, dict[str, Any]]:
        reason = self._state.why_not(self.seat, move)
        self._legal = []
        return self._observe(), LAST_PLACE, True, False, {**self._info(), "illegal": repr(reason)}

    def _play_opponents(self) -> bool:
        """Play chance events and bots until the agent must move; return False if the game is over."""
        state = self._state
        while (seat := advance_to_decision(state, self._rng)) != self.seat:
            if seat < 0:
                self._legal = []
                return False
            bot = self._bots[(seat - self.seat) % state.seats - 1]
            state.play(seat, bot.choose(Knowledge(state, seat), self._rng))
        self._legal = state.legal(seat)
        return True

    def _observe(self) -> MaskedObservation:
        return self._observer.observe(self._state, self.seat, bool(self._legal))

    def _info(self) -> dict[str, Any]:
        if self._legal:
            return {"seat": self.seat, "moves": MoveNames(self.game.moves, self._legal)}
        return {
            "seat": self.seat,
            "moves": MoveNames(self.game.moves, []),
            "scores": list(self._state.scores),
            "places": list(self._state.ranking),
        }

    def render(self) -> Any:
        return render(self.game, self._state, self.render_mode)
