"""What agents are shown: as much as the view, and nothing that a seat must not know."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from helpers import Case, every_laid_out_case, every_laid_out_game
from hypothesis import given, settings
from hypothesis import strategies as st
from readings import off_the_view, shown

import pessoi
from pessoi import Game
from pessoi.contract import observations
from pessoi.contract.cases import often, walk
from pessoi.core.observation import Layout, Sheet
from pessoi.env.describe import message_of
from pessoi.env.observations import ViewText, observation_of
from pessoi.text import LANGUAGES, of_game


@every_laid_out_case
@pytest.mark.parametrize("check", observations.CHECKS, ids=lambda check: check.__name__)
def test_the_contract_is_kept(case: Case, check: Callable[[Case, int], None]) -> None:
    check(case, 5)


@every_laid_out_case
@settings(max_examples=often(3))
@given(seed=st.integers(0, 2**32 - 1))
def test_a_seat_observes_the_same_in_every_world_from_any_seed(case: Case, seed: int) -> None:
    observations.observed_worlds(case, seed)


@every_laid_out_case
def test_an_observation_can_be_read_off_the_view_alone(case: Case) -> None:
    start = case.start()
    observation = observation_of(start.rules)
    visits: Counter[str] = Counter()
    for state in walk(start, 7):
        visits[state.step.name] += 1
        if visits[state.step.name] % 8 == 1 or state.over:
            for seat in range(case.seats):
                assert shown(observation, state, seat) == off_the_view(case.game, state, seat)


@every_laid_out_game
def test_a_layout_has_a_name_with_a_version_and_slots_with_names_and_bounds(game: Game) -> None:
    for seats in game.seats:
        layout = observation_of(game.start(seats).rules).layout
        assert layout.name.startswith(f"{game.key}-{seats}-v")
        assert len({slot.name for slot in layout.slots}) == len(layout.slots)
        assert layout.size == sum(slot.size for slot in layout.slots)
        assert all(slot.unit > 0 and slot.low < slot.high for slot in layout.slots)


@every_laid_out_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_slot_says_is_written_and_nothing_is_written_of_others(game: Game, language: str) -> None:
    layouts = [observation_of(game.start(seats).rules).layout for seats in game.seats]
    needed = {message_of(slot.name) for layout in layouts for slot in layout.slots}
    assert {message for message in needed if not of_game(game, language).has(message)} == set()
    text = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(agents-[\w-]+) =", text, re.MULTILINE)) <= needed


@every_laid_out_game
def test_without_a_layout_of_its_own_a_game_shows_the_text_of_its_view(game: Game) -> None:
    state = game.start(game.seats[0])
    text = bytes(ViewText(state.rules).read(state, 0)).rstrip(b"\0")
    assert json.loads(text) == json.loads(msgspec.json.encode(state.view(0)))


def test_what_does_not_fit_into_its_slot_is_refused() -> None:
    layout = Layout("small")
    one, two = layout.declare("one", 1, 0, 1), layout.declare("two", 2, 0, 1)
    sheet = Sheet(layout, 2)
    sheet.turn_to(1)
    sheet.slot(one)
    sheet.write(1)
    with pytest.raises(IndexError, match="no place 1"):
        sheet.write(1)
    sheet.slot(two)
    with pytest.raises(IndexError, match="no place -1"):
        sheet.mark(-1)
    with pytest.raises(IndexError, match="no place 1 in slot one"):
        sheet.mark_in(one, 1)
    with pytest.raises(IndexError, match="no 3 places"):
        sheet.write_list([1, 2, 3])
    with pytest.raises(IndexError, match="no place 2"):
        sheet.mark_set(0b100)
    sheet.mark_order([1, 0])
    assert list(sheet.values) == [0, 0, 0, 1, 2, 1]
    with pytest.raises(IndexError, match="no place 0"):
        sheet.mark_free(0)
    sheet.turn_to(1)
    assert list(sheet.values) == [0] * 6


def test_numbers_are_written_to_the_current_slot_or_to_another_one() -> None:
    layout = Layout("three")
    alone, list_of_three, after = (layout.declare(name, size, 0, 9) for name, size in (("a", 1), ("b", 3), ("c", 3)))
    sheet = Sheet(layout)
    sheet.slot(list_of_three)
    sheet.write_list([7, 8, 9], 1)
    sheet.mark_in(alone, 0, 5)
    assert list(sheet.values) == [5, 8, 9, 7, 0, 0, 0]
    sheet.slot(after)
    sheet.mark_set(0b10)
    assert [sheet.mark_free(0, 4), sheet.mark_free(0, 6)] == [0, 2]
    assert list(sheet.values) == [5, 8, 9, 7, 4, 1, 6]


def test_importing_pessoi_imports_no_arrays() -> None:
    code = (
        "import sys, pessoi, pessoi.cli; assert not {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)"
    )
    assert pessoi
    subprocess.run([sys.executable, "-c", code], check=True)
