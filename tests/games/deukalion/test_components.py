"""The component file can be corrected, and a correction that does not fit is refused."""

from pathlib import Path

import pytest
from helpers import mistaken
from rules import rule

import pessoi
from pessoi.core.components import ComponentsError
from pessoi.games.deukalion.rules.state import DeukalionState


def corrected(tmp_path: Path, text: str) -> pessoi.Game:
    path = tmp_path / "my-box.toml"
    path.write_text(text, encoding="utf-8")
    return pessoi.game("deukalion", path)


@rule("deukalion.setup.map")
@rule("deukalion.fight.odds")
def test_odds_and_strength_can_be_corrected(tmp_path: Path) -> None:
    game = corrected(tmp_path, "[throw]\ncross = 1\nhalf = 1\nfull = 2\n\n[hydra]\nstrength = 4\n")
    state = game.start(2)
    assert isinstance(state, DeukalionState)
    assert state.deukalion.throws.odds == [1, 1, 2]
    assert state.deukalion.constants.hydra_strength == 4


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[map]\nrows = ["~ ~", "~"]\n', "the same length"),
        ('[map]\nrows = ["~ an st hy"]\n', "is not on it"),
        ('[circle]\nactions = ["card", "card", "sail", "hydra"]\n', "each once"),
        ("[cup]\nfaces = [1, 1, 3]\n", "1, 2 and 3"),
        ("[treasures]\neach = 2\n", "a slot for every treasure"),
        ("[ship]\nplaces = 8\n", "a place for every fighter"),
        ("[deal]\naction_cards = 9\n", "not enough action cards"),
        ("[styx]\nbonus = { 5 = 1 }\n", "for each of 2, 3 and 4 seats"),
    ],
)
@rule("deukalion.setup.map")
def test_components_that_do_not_fit_together_are_refused(tmp_path: Path, text: str, fault: str) -> None:
    with mistaken(ComponentsError, fault):
        corrected(tmp_path, text)


@pytest.mark.parametrize("task", ["sing", "deliver pink", "any", "hydra 2", "defeat Zeus", "crew Atlantis 8"])
@rule("deukalion.contracts.halves")
def test_a_contract_with_an_unknown_task_is_refused(tmp_path: Path, task: str) -> None:
    contracts = pessoi.game("deukalion").components.contract  # type: ignore[attr-defined]
    rows = "".join(
        f'[[contract]]\nsource = "public"\ncode = "{card.code}"\npoints = {card.points}\ntasks = ["any 2", "{task}"]\n'
        for card in contracts
    )
    with mistaken(ComponentsError, "contract c01"):
        corrected(tmp_path, rows)


@rule("deukalion.cards.lasting")
def test_action_cards_are_those_of_the_game(tmp_path: Path) -> None:
    row = '[[card]]\nsource = "public"\nname = "pegasus"\ncount = 2\namount = 1\n'
    with mistaken(ComponentsError, "one each of pegasus"):
        corrected(tmp_path, row)
