"""The PettingZoo parallel environment: simultaneous secret choices are made in one step."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

from gymnasium import spaces
from pettingzoo import ParallelEnv

from pessoi.env.aec_env import AECGameEnv
from pessoi.env.spaces import MaskedObservation

Infos = dict[str, dict[str, Any]]


class ParallelGameEnv(ParallelEnv):  # type: ignore[misc]
    """An AEC environment in which every seat gives a move in every step. Moves of seats that are not asked are ignored.

    The move of a seat is also ignored if the moves of others in the same step have made it illegal or unnecessary. A
    game is truncated after `max_cycles` steps.
    """

    def __init__(self, aec: AECGameEnv, max_cycles: int | None) -> None:
        self.aec = aec
        self.metadata = {**aec.metadata, "is_parallelizable": True}
        self.render_mode = aec.render_mode
        self.possible_agents = aec.possible_agents
        self.agents: list[str] = []
        self._max_steps = -1 if max_cycles is None else max_cycles
        self._steps_left = -1

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, MaskedObservation], Infos]:
        self.aec.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._steps_left = self._max_steps
        return self._observe()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, MaskedObservation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        aec = self.aec
        for agent, move in [(agent, aec.check(agent, actions.get(agent))) for agent in aec.asked]:
            if agent == aec.agent_selection and move in aec.legal:
                aec.step(move)
        self._steps_left -= 1
        truncated = self._steps_left == 0 and bool(aec.asked)
        observations, infos = self._observe()
        truncations = dict.fromkeys(self.agents, truncated)
        if truncated or not aec.asked:
            self.agents = []
        return observations, dict(aec.rewards), dict(aec.terminations), truncations, infos

    def _observe(self) -> tuple[dict[str, MaskedObservation], Infos]:
        """Return observation and info of every agent."""
        aec = self.aec
        observations: dict[str, MaskedObservation] = {}
        infos: Infos = {}
        for agent in self.agents:
            if agent in aec.asked:
                observations[agent], infos[agent] = aec.observe_asked(agent)
            else:
                observations[agent], infos[agent] = aec.observe(agent), aec.infos[agent]
        return observations, infos

    def render(self) -> Any:
        return self.aec.render()

    def state(self) -> Any:
        raise NotImplementedError("there is no global state: no agent may see what all seats know")

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
