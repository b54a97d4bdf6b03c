"""The PettingZoo AEC environment: one agent per seat, acting in turn."""

import random
from operator import index
from typing import Any, SupportsIndex

from gymnasium import spaces
from pettingzoo import AECEnv

from pessoi.core.events import IllegalMove, Reason
from pessoi.core.game import Game
from pessoi.core.options import Chosen
from pessoi.core.rng import Rng
from pessoi.env.rendering import MODES, check_mode, render
from pessoi.env.spaces import MaskedObservation, MoveNames, Observer, observation_space
from pessoi.env.stepping import advance_to_decision, rewards


class AECGameEnv(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment. Simultaneous secret choices are made in turn, hidden from the other seats.

    Chance events are sampled from a generator that `reset(seed=…)` seeds. A game is truncated after `max_cycles`
    decisions per seat on average.
    """

    def __init__(
        self, game: Game, seats: int, options: Chosen | None, render_mode: str | None, max_cycles: int | None
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.game = game
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"pessoi_{game.key}_v0",
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self._start = game.start(seats, options)
        self._state = self._start.clone()
        self._rng = Rng(random.getrandbits(64))
        self._observer = Observer(self._start)
        self._acting = -1
        """The seat to act; -1 if the game has ended."""
        self.legal: list[int] = []
        """The legal moves of the acting agent."""
        self._decisions_left = -1
        self._max_decisions = -1 if max_cycles is None else max_cycles * seats
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(game.moves)) for agent in self.possible_agents}

    @property
    def layout_name(self) -> str:
        """The versioned name of the observation layout."""
        return self._observer.layout.name

    def _observation_space(self) -> spaces.Dict:
        return observation_space(self._observer.layout, self.game.moves)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Rng(seed)
        self._state = self._start.clone()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions_left = self._max_decisions
        self._advance()

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self.check(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._state.apply(self._acting, move)
        self._decisions_left -= 1
        self._advance()

    @property
    def asked(self) -> list[str]:
        """The agents that must act now; several if they choose in secret or in any order."""
        return [self.possible_agents[seat] for seat in self._state.actors] if self._acting >= 0 else []

    def check(self, agent: str, action: SupportsIndex | None) -> int:
        """Return the move of an action; raises IllegalMove if the agent may not make it now."""
        if action is None:
            raise ValueError("expected the number of a move, got None")
        move = index(action)
        seat = self._seat[agent]
        if move not in (self.legal if seat == self._acting else self._state.legal(seat)):
            raise IllegalMove(self._state.why_not(seat, move) or Reason("not-now"))
        return move

    def _advance(self) -> None:
        """Play chance events until a seat must act, and set the fields of the next agent."""
        state = self._state
        seat = self._acting = advance_to_decision(state, self._rng)
        if seat < 0:
            self._end()
        elif self._decisions_left == 0:
            self._acting = -1
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            agent = self.agent_selection = self.possible_agents[seat]
            self.legal = state.legal(seat)
            self.infos[agent] = {"moves": MoveNames(self.game.moves, self.legal)}

    def _end(self) -> None:
        state = self._state
        self.rewards = dict(zip(self.agents, rewards(state)))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, score, place in zip(self.agents, state.scores, state.ranking):
            self.infos[agent] = {"score": score, "place": place}

    def observe(self, agent: str) -> MaskedObservation:
        seat = self._seat[agent]
        return self._observer.observe(self._state, seat, seat == self._acting)

    def observe_asked(self, agent: str) -> tuple[MaskedObservation, dict[str, Any]]:
        """Return observation and info of an agent that must act now, even if others act before it."""
        seat = self._seat[agent]
        moves = MoveNames(self.game.moves, self._state.legal(seat))
        return self._observer.observe(self._state, seat, True), {"moves": moves}

    def render(self) -> Any:
        return render(self.game, self._state, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
