"""OpenSpiel: the games as Python games, with explicit chance and with hidden choices made in turn."""

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
from pessoi.env.memory import Memory, Turn, remembered, turn
from pessoi.env.spaces import Eyes
from pessoi.env.stepping import go_on, next_seat, rewards
from pessoi.games import game as game_of
from pessoi.games import working

RECENT = 32
"""So many of the last things it was told are in a seat's information state as numbers."""
ARGUMENTS = 6
"""The most arguments an event can have."""
ENTRY = 1 + ARGUMENTS
WHOLE = 0
"""As many decisions as the play takes."""
ANY_DEAL = 0
"""What comes before the first decision is left to chance."""


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

    def __init__(self, key: str, seats: int, options: str, decisions: int, deal: int) -> None:
        self.made_of = (key, seats, options, decisions, deal)
        self.decisions = decisions
        self.game = game_of(key)
        self.start = self.game.start(seats, _read(options))
        if deal != ANY_DEAL:
            go_on(self.start, Rng(deal))
        self.eyes = Eyes(self.start)
        self.event_numbers = {event.message: number for number, event in enumerate(self.game.events.kinds, 1)}

    def __reduce__(self) -> tuple[type["Setting"], tuple[str, int, str, int, int]]:
        return Setting, self.made_of


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel wants it. `decisions` cuts a play short, `deal` fixes what chance does before the first."""

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
    """A state with what its seats remember. OpenSpiel copies deeply and pickles; we clone and lay out."""

    def __init__(self, state: State, memory: Memory | None, decisions_left: int) -> None:
        self.state = state
        self.memory = memory
        self.decisions_left = decisions_left

    def __deepcopy__(self, memo: dict[int, object]) -> "Held":
        return Held(self.state.clone(), self.memory, self.decisions_left)

    def __reduce__(self) -> tuple[object, ...]:
        turns = [] if self.memory is None else [memory.last for memory in self.memory.backwards()]
        return _laid_out, (self.state.position(), turns[::-1], self.decisions_left)

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
        self.memory = Memory(turn(seat, move, log), self.memory)


def _laid_out(position: dict[str, object], turns: list[Turn], decisions_left: int) -> Held:
    return Held(game_of(str(position["game"])).position(position), remembered(turns), decisions_left)


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
            sizes["heard"] = RECENT * ENTRY
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
        memory = state.held.memory
        if self.recalls and memory is not None:
            heard = self.dict["heard"]
            for index, told in enumerate(memory.latest(player, RECENT)):
                heard[index * ENTRY] = self.setting.event_numbers[told.message]
                heard[index * ENTRY + 1 : index * ENTRY + 1 + len(told.values)] = told.values

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words: the view, or the part of it that is asked for, and all that was heard and chosen."""
        table = state.held.state
        memory = state.held.memory
        shown = _written_view(table, player if self.private else None)
        if self.private and not self.public:
            public, own = (msgspec.to_builtins(table.view(seat)) for seat in (None, player))
            shown = json.dumps({key: value for key, value in own.items() if public[key] != value})
        if not self.recalls or not self.private:
            return shown
        return f"{player} {shown} {memory.text(player) if memory is not None else ''}"


def _written_view(table: State, seat: int | None) -> str:
    return msgspec.json.encode(table.view(seat)).decode()


def register() -> None:
    """Make every game known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for game in working():
        if name_of(game.key) not in known:
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
        parameter_specification={"players": game.seats[0], "options": "", "decisions": WHOLE, "deal": ANY_DEAL},
    )
    pyspiel.register_game(kind, type(f"Spiel{key.capitalize()}", (SpielGame,), {"key": key, "kind": kind}))
