"""Positions that do not fit together are refused."""

from collections.abc import Callable

import pytest
from games.deukalion.scene import GAME, NAMES, DeukalionScene
from helpers import mistaken

from pessoi.core.position import PositionError
from pessoi.games.deukalion.rules import steps
from pessoi.games.deukalion.rules.action_cards import EAGLE, FIGHTER_1
from pessoi.games.deukalion.rules.state import BY_HYDRA, NO_FIGHT, SHIP, SWIM, DeukalionState


def moving() -> DeukalionState:
    """Seat 1 moves."""
    return DeukalionScene().hands([], ["eagle"]).state


def attacked() -> DeukalionState:
    """Seat 0 is attacked by seat 1 and may answer with a card."""
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").hands(["triton"])
    scene.play(1, "sail d3")
    return scene.state


def thrown() -> DeukalionState:
    """Both have thrown, and seat 1 may answer with a card."""
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").hands([], ["ares"])
    scene.play(1, "sail d3")
    scene.pass_all()
    scene.chance("throw 0 10 0", "throw 0 10 0")
    return scene.state


def test_what_the_cases_start_from_is_accepted() -> None:
    for state in (moving(), attacked(), thrown()):
        assert GAME.position(state.position()) == state


def _under(state: DeukalionState, place: int, argument: int) -> None:
    """Change the argument of a step of the agenda."""
    step, _ = state.pending()[place]
    state.agenda[place] = argument << 6 | int(step.number)


def _win(state: DeukalionState) -> None:
    """Give seat 0 all point cards and a town of two fighters."""
    state.take_point_cards(0, 14)
    state.set_owner(NAMES.towns.index("Argos"), 0)
    state.fighters[0] -= 2


CASES: dict[str, tuple[Callable[[], DeukalionState], Callable[[DeukalionState], object], str]] = {
    "no move under a step": (moving, lambda state: state.agenda.pop(1), "lowest steps"),
    "a seat that is not active under its move": (moving, lambda state: _under(state, 0, 1), "lowest steps"),
    "a card without its window": (moving, lambda state: state.push(steps.PICK, 1), "asks nobody"),
    "a window of another moment": (attacked, lambda state: _under(state, 5, 1), "argument of window"),
    "fighters that cannot return": (
        moving,
        lambda state: state.push(steps.RECALL, 1, 2),
        "no player can move from here",
    ),
    "a card that is not in hand": (
        moving,
        lambda state: (state.push(steps.USE, 0, FIGHTER_1), state.push(steps.SUMMON, 1)),
        "right above|argument of use",
    ),
    "an effect of a card that was not played": (
        moving,
        lambda state: (state.push(steps.EFFECT, 1, EAGLE), state.push(steps.HERMES, 1, 2)),
        "argument of effect",
    ),
    "a treasure that no ship has": (moving, lambda state: state.push(steps.PUT, 1, 1), "no player can move from here"),
    "cards that no hand has": (moving, lambda state: state.push(steps.HAND_IN, 1, 2), "argument of hand-in"),
    "a fight without its verdict": (moving, lambda state: setattr(state, "fight", BY_HYDRA), "there is none now"),
    "a verdict without its fight": (
        attacked,
        lambda state: setattr(state, "fight", NO_FIGHT),
        "fight: it does",
    ),
    "fighters that were not thrown": (
        thrown,
        lambda state: state.lose_fighters(1, 1),
        "fight: it does",
    ),
    "another mover": (moving, lambda state: setattr(state, "mover", 0), "mover"),
    "a die of the active seat": (moving, lambda state: setattr(state, "todo", SHIP | SWIM), "todo"),
    "the Hydra at an anchor": (moving, lambda state: setattr(state, "hydra", state.ships[0]), "open sea"),
    "two ships on a square": (moving, lambda state: state.ships.__setitem__(0, state.ships[1]), "two are on"),
    "a ship that is not there": (moving, lambda state: state.ships.__setitem__(0, -1), "on the map"),
    "a seat that has shown more than it hides": (
        moving,
        lambda state: setattr(state, "bold", 1),
        "hides no",
    ),
    "a card that was not drawn": (moving, lambda state: state.drawn.__setitem__(1, 0), "just drawn"),
    "points that win": (moving, _win, "already won"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_position_that_does_not_fit_is_refused(name: str) -> None:
    make, damage, message = CASES[name]
    state = make()
    damage(state)
    with mistaken(PositionError, message):
        GAME.position(state.position())
