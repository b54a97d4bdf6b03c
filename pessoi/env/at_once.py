"""PettingZoo, all seats at once: what several decide in secret at the same time, they decide in one step."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

from gymnasium import spaces
from pettingzoo import ParallelEnv

from pessoi.env.aec import Table
from pessoi.env.spaces import Seen

Infos = dict[str, dict[str, Any]]


class Parallel(ParallelEnv):  # type: ignore[misc]
    """A table at which every seat names a move in every step; those that are not asked are not heard.

    Where what one seat does leaves another one no longer asked, or no longer able, that one is not heard either.
    `max_cycles` cuts a play off after so many steps.
    """

    def __init__(self, table: Table, max_cycles: int | None) -> None:
        self.table = table
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.agents: list[str] = []
        self._most_steps = -1 if max_cycles is None else max_cycles
        self._steps_left = -1

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.table.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._steps_left = self._most_steps
        return self._seen()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        table = self.table
        for agent, move in [(agent, table.check(agent, actions.get(agent))) for agent in table.asked]:
            if agent == table.agent_selection and move in table.legal:
                table.step(move)
        self._steps_left -= 1
        cut_off = self._steps_left == 0 and bool(table.asked)
        observations, infos = self._seen()
        truncations = dict.fromkeys(self.agents, cut_off)
        if cut_off or not table.asked:
            self.agents = []
        return observations, dict(table.rewards), dict(table.terminations), truncations, infos

    def _seen(self) -> tuple[dict[str, Seen], Infos]:
        """What every seat sees, and is told besides."""
        table = self.table
        observations: dict[str, Seen] = {}
        infos: Infos = {}
        for agent in self.agents:
            if agent in table.asked:
                observations[agent], infos[agent] = table.observe_asked(agent)
            else:
                observations[agent], infos[agent] = table.observe(agent), table.infos[agent]
        return observations, infos

    def render(self) -> Any:
        return self.table.render()

    def state(self) -> Any:
        raise NotImplementedError("what all seats know together is for nobody to see")

    def close(self) -> None:
        """Nothing is left open."""
