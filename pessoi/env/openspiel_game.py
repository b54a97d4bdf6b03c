"""The games as OpenSpiel games, with explicit chance and with secret choices made in turn."""

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.options import Chosen
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.env.memory import Memory, Transition, memory_of, transition
from pessoi.env.spaces import Observer
from pessoi.env.stepping import advance_to_decision, next_seat, rewards
from pessoi.games import game as game_of
from pessoi.games import working

RECENT_EVENTS = 32
"""The number of latest events in the tensor of a seat's information state."""
WHOLE_GAME = 0
"""The value of `decisions` for games that are not truncated."""
RANDOM_DEAL = 0
"""The value of `deal` for random chance events before the first decision."""


def name_of(key: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"pessoi_{key}"


def format_options(options: Chosen) -> str:
    """Format options as a parameter of OpenSpiel: `edition:haffner;overbid:blocked`."""
    return ";".join(f"{name}:{str(value).lower()}" for name, value in options.items())


def _parse_options(text: str) -> dict[str, str]:
    return dict(part.split(":", 1) for part in text.split(";") if part)


class Setting:
    """A game with its number of seats and options. It is pickled as the arguments it was made of."""

    def __init__(self, key: str, seats: int, options: str, decisions: int, deal: int) -> None:
        self.arguments = (key, seats, options, decisions, deal)
        self.decisions = decisions
        self.game = game_of(key)
        self.start = self.game.start(seats, _parse_options(options))
        if deal != RANDOM_DEAL:
            advance_to_decision(self.start, Rng(deal))
        self.observer = Observer(self.start)
        self.event_size = 1 + max(len(event.arguments) for event in self.game.events.kinds)
        """The number of the event, and the arguments."""
        self.event_numbers = {event.message: number for number, event in enumerate(self.game.events.kinds, 1)}

    def __reduce__(self) -> tuple[type["Setting"], tuple[str, int, str, int, int]]:
        return Setting, self.arguments


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel. `decisions` truncates it, `deal` fixes the chance events before the first decision."""

    key: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        setting = Setting(self.key, chosen["players"], chosen["options"], chosen["decisions"], chosen["deal"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(setting.game.moves),
            max_chance_outcomes=len(setting.game.outcomes),
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=setting.decisions or setting.game.longest,
        )
        super().__init__(self.kind, info, params or {})
        self.setting = setting

    def new_initial_state(self) -> "OpenSpielState":
        """Return the state at the start of a game."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "OpenSpielObserver":
        """Return an observer, which gives what a seat sees as a tensor and as text."""
        return OpenSpielObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound: the maximum number of moves and outcomes together."""
        return self.setting.game.longest


class StateWithMemory:
    """A state and the memory of its seats. Deep copies are clones, and it is pickled as a position."""

    def __init__(self, state: State, memory: Memory | None, decisions_left: int) -> None:
        self.state = state
        self.memory = memory
        self.decisions_left = decisions_left

    def __deepcopy__(self, memo: dict[int, object]) -> "StateWithMemory":
        return StateWithMemory(self.state.clone(), self.memory, self.decisions_left)

    def __reduce__(self) -> tuple[object, ...]:
        transitions = [] if self.memory is None else [memory.last for memory in self.memory.backwards()]
        return _from_position, (self.state.position(), transitions[::-1], self.decisions_left)

    @property
    def over(self) -> bool:
        """Whether the game has ended or is truncated here."""
        return self.state.over or self.decisions_left == 0

    def apply(self, seat: int, move: int) -> None:
        """Make a move or apply an outcome, and add it to the memory."""
        log: list[Event] = []
        self.state.log = log
        self.state.apply(seat, move)
        self.state.log = None
        if seat != CHANCE:
            self.decisions_left -= 1
        self.memory = Memory(transition(seat, move, log), self.memory)


def _from_position(position: dict[str, object], transitions: list[Transition], decisions_left: int) -> StateWithMemory:
    return StateWithMemory(game_of(str(position["game"])).position(position), memory_of(transitions), decisions_left)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. Simultaneous choices are made in turn, and no seat sees the sealed choice of another."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.current = StateWithMemory(game.setting.start.clone(), None, game.setting.decisions or -1)

    def current_player(self) -> int:
        """The acting seat, or the player id of chance or of a terminal state."""
        if self.current.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.current.state.waiting == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return next_seat(self.current.state)

    def _legal_actions(self, player: int) -> list[int]:
        return self.current.state.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome with its probability."""
        return self.current.state.outcomes()

    def _apply_action(self, action: int) -> None:
        state = self.current.state
        self.current.apply(CHANCE if state.waiting == CHANCE else next_seat(state), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.current.state.rules
        return (rules.outcomes if player == pyspiel.PlayerId.CHANCE else rules.moves).name(int(action))

    def is_terminal(self) -> bool:
        """Whether the game has ended or is truncated here."""
        return self.current.over

    def returns(self) -> list[float]:
        """Return the rewards by place; a truncated game is scored as it is."""
        return rewards(self.current.state) if self.current.over else [0.0] * self.current.state.seats

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float] | None = None) -> Any:
        """Sample a world consistent with this seat's information set."""
        draw = random.random if probability_sampler is None else probability_sampler
        world = self.clone()
        world.current.state = self.current.state.imagine(player, Rng(int(draw() * 2**53)))
        return world

    def __str__(self) -> str:
        return json.dumps([self.current.state.position(), self.current.decisions_left])


class OpenSpielObserver:
    """What a seat sees now and, with perfect recall, its past moves and events."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations, got {params}")
        self.setting = setting
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        layout = setting.observer.layout
        sizes = {"seat": setting.start.seats, "observation": layout.size}
        if self.recalls:
            sizes["heard"] = RECENT_EVENTS * setting.event_size
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict = {}
        first = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[first : first + size]
            first += size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill the tensor. Public and private information are not separated in it."""
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        self.dict["observation"][:] = self.setting.observer.observe(state.current.state, player, False)["observation"]
        memory = state.current.memory
        if self.recalls and memory is not None:
            rows = self.dict["heard"].reshape(RECENT_EVENTS, self.setting.event_size)
            for row, event in zip(rows, memory.latest_events(player, RECENT_EVENTS)):
                row[0] = self.setting.event_numbers[event.message]
                row[1 : 1 + len(event.values)] = event.values

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the requested part of the view as text and, with perfect recall, all past moves and events."""
        game_state = state.current.state
        memory = state.current.memory
        shown = _view_text(game_state, player if self.private else None)
        if self.private and not self.public:
            public, own = (msgspec.to_builtins(game_state.view(seat)) for seat in (None, player))
            shown = json.dumps({key: value for key, value in own.items() if public[key] != value})
        if not self.recalls or not self.private:
            return shown
        return f"{player} {shown} {memory.text(player) if memory is not None else ''}"


def _view_text(state: State, seat: int | None) -> str:
    return msgspec.json.encode(state.view(seat)).decode()


def load(game: Game, seats: int | None, options: Chosen, decisions: int, deal: int) -> Any:
    """Register all games and load one of them, by default with as few seats as possible."""
    register()
    parameters = {
        "players": seats or game.seats[0],
        "options": format_options(options),
        "decisions": decisions,
        "deal": deal,
    }
    return pyspiel.load_game(name_of(game.key), parameters)


def register() -> None:
    """Register every game with OpenSpiel, unless it is registered already."""
    registered = pyspiel.registered_names()
    for game in working():
        if name_of(game.key) not in registered:
            _register(game)


def _register(game: Game) -> None:
    key = game.key
    utility = pyspiel.GameType.Utility
    kind = pyspiel.GameType(
        short_name=name_of(key),
        long_name=f"Pessoi {key.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if game.seats[0] == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], "options": "", "decisions": WHOLE_GAME, "deal": RANDOM_DEAL},
    )
    pyspiel.register_game(kind, type(f"OpenSpiel{key.capitalize()}", (OpenSpielGame,), {"key": key, "kind": kind}))
