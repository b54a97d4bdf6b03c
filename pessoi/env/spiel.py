"""OpenSpiel: the games as Python games, with explicit chance and with hidden choices made in turn."""

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from pessoi.core.events import EVERYBODY, Event
from pessoi.core.options import Chosen
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.env.spaces import Eyes
from pessoi.env.stepping import next_seat, rewards
from pessoi.games import game as game_of
from pessoi.games import names

MEMORY = 32
"""So many of the last things it was told are in a seat's information state as numbers."""
ARGUMENTS = 6
"""The most arguments an event can have."""
ENTRY = 1 + ARGUMENTS
WHOLE = 0
"""As many decisions as the play takes."""

Told = tuple[int, str, list[int]]
"""An event: who may hear it, its message, its arguments."""
Heard = tuple["Heard", list[Told]] | None
"""What was told, the last first."""


def name_of(key: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"pessoi_{key}"


def written(options: Chosen) -> str:
    """Options as a parameter of OpenSpiel: `edition:haffner;overbid:blocked`."""
    return ";".join(f"{name}:{str(value).lower()}" for name, value in options.items())


def _read(text: str) -> dict[str, str]:
    return dict(part.split(":", 1) for part in text.split(";") if part)


class Setting:
    """A game with its number of seats and options. What is saved of it is how to make it again."""

    def __init__(self, key: str, seats: int, options: str, decisions: int) -> None:
        self.made_of = (key, seats, options, decisions)
        self.decisions = decisions
        self.game = game_of(key)
        self.start = self.game.start(seats, _read(options))
        self.eyes = Eyes(self.start)
        self.event_numbers = {event.message: number for number, event in enumerate(self.game.events, 1)}

    def __reduce__(self) -> tuple[type["Setting"], tuple[str, int, str, int]]:
        return Setting, self.made_of


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel wants it. `decisions` cuts a play short and settles it as it stands."""

    key: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        setting = Setting(self.key, chosen["players"], chosen["options"], chosen["decisions"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(setting.game.moves),
            max_chance_outcomes=len(setting.game.outcomes),
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=setting.decisions or setting.game.longest,
        )
        super().__init__(self.kind, info, params or {})
        self.setting = setting

    def new_initial_state(self) -> "SpielState":
        """The start of a play."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What a seat sees, in numbers and in words."""
        return SpielObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """No play has more outcomes than moves and outcomes together."""
        return self.setting.game.longest


class Held:
    """A state with what its seats have heard so far. OpenSpiel copies deeply and pickles; we clone and lay out."""

    def __init__(self, state: State, heard: Heard, decisions_left: int) -> None:
        self.state = state
        self.heard = heard
        self.decisions_left = decisions_left

    def __deepcopy__(self, memo: dict[int, object]) -> "Held":
        return Held(self.state.clone(), self.heard, self.decisions_left)

    def __reduce__(self) -> tuple[object, ...]:
        told = []
        heard = self.heard
        while heard is not None:
            heard, last = heard
            told.append(last)
        return _laid_out, (self.state.position(), told[::-1], self.decisions_left)

    @property
    def over(self) -> bool:
        """Whether the play has ended or is cut off here."""
        return self.state.over or self.decisions_left == 0

    def apply(self, seat: int, move: int) -> None:
        """Make a move or let chance fall, and hear what is told."""
        log: list[Event] = []
        self.state.log = log
        self.state.apply(seat, move)
        self.state.log = None
        if seat != CHANCE:
            self.decisions_left -= 1
        self.heard = (self.heard, [(event.audience, event.message, list(event.arguments.values())) for event in log])

    def told_to(self, seat: int, most: int | None = None) -> list[Told]:
        """What a seat has heard, the last first."""
        found: list[Told] = []
        heard = self.heard
        while heard is not None and (most is None or len(found) < most):
            heard, told = heard
            found += [event for event in reversed(told) if event[0] in (EVERYBODY, seat)]
        return found[:most]


def _laid_out(position: dict[str, object], told: list[list[Told]], decisions_left: int) -> Held:
    heard: Heard = None
    for last in told:
        heard = (heard, last)
    return Held(game_of(str(position["game"])).position(position), heard, decisions_left)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A play. Seats that decide at once are asked in turn, and none sees what another has sealed."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.setting.start.clone(), None, game.setting.decisions or -1)

    def current_player(self) -> int:
        """The seat that acts, or chance, or nobody."""
        if self.held.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.held.state.waiting == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return next_seat(self.held.state)

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        return self.held.state.outcomes()

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        self.held.apply(CHANCE if state.waiting == CHANCE else next_seat(state), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.held.state.rules
        return (rules.outcomes if player == pyspiel.PlayerId.CHANCE else rules.moves).name(int(action))

    def is_terminal(self) -> bool:
        """Whether the play has ended or is cut off here."""
        return self.held.over

    def returns(self) -> list[float]:
        """By place; a play that is cut off is settled as it stands."""
        return rewards(self.held.state) if self.held.over else [0.0] * self.held.state.seats

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float] | None = None) -> Any:
        """A world this seat holds possible: what search over information sets asks for."""
        draw = random.random if probability_sampler is None else probability_sampler
        world = self.clone()
        world.held.state = self.held.state.imagine(player, Rng(int(draw() * 2**53)))
        return world

    def __str__(self) -> str:
        return json.dumps([self.held.state.position(), self.held.decisions_left])


class SpielObserver:
    """What a seat sees now, and with perfect recall also what it has heard and chosen."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations, but these were given: {params}")
        self.setting = setting
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        layout = setting.eyes.layout
        sizes = {"seat": setting.start.seats, "observation": layout.size}
        if self.recalls:
            sizes["heard"] = MEMORY * ENTRY
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict = {}
        first = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[first : first + size]
            first += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor. A seat is shown the table and what it knows itself: the two are not kept apart here."""
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        self.dict["observation"][:] = self.setting.eyes.look(state.held.state, player, False)["observation"]
        if self.recalls:
            heard = self.dict["heard"]
            for index, (_, message, values) in enumerate(state.held.told_to(player, MEMORY)):
                heard[index * ENTRY] = self.setting.event_numbers[message]
                heard[index * ENTRY + 1 : index * ENTRY + 1 + len(values)] = values

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words: the view, or the part of it that is asked for, and all that was heard and chosen."""
        table = state.held.state
        public = msgspec.to_builtins(table.view(None))
        own = msgspec.to_builtins(table.view(player))
        shown: Any = public
        if self.private:
            shown = own if self.public else {key: value for key, value in own.items() if public[key] != value}
        if not self.recalls:
            return json.dumps(shown)
        heard = [[message, *values] for _, message, values in reversed(state.held.told_to(player))]
        chosen = [entry.action for entry in state.full_history() if entry.player == player]
        return json.dumps([player, shown, heard, chosen] if self.private else [shown])


def register() -> None:
    """Make every game known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for key in names():
        if name_of(key) not in known:
            _register(key)


def _register(key: str) -> None:
    game = game_of(key)
    kind = pyspiel.GameType(
        short_name=name_of(key),
        long_name=f"Pessoi {key.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], "options": "", "decisions": WHOLE},
    )
    pyspiel.register_game(kind, type(f"Spiel{key.capitalize()}", (SpielGame,), {"key": key, "kind": kind}))
