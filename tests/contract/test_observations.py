"""What agents are shown: as much as the view, and nothing that a seat must not know."""

import json
import re
from collections import Counter

import msgspec
import pytest
from helpers import SLOWER, Case, every_laid_out_case, every_laid_out_game, often, sampled, walk
from hypothesis import given, settings
from hypothesis import strategies as st
from readings import off_the_view, shown

import pessoi
from pessoi import Game, Rng
from pessoi.core.observation import Layout, Sheet, Slot
from pessoi.env.describe import message_of
from pessoi.env.observations import ViewText, observation_of
from pessoi.text import LANGUAGES, of_game

quick = settings(max_examples=often(3))


@every_laid_out_case
@quick
@given(seed=st.integers(0, 2**32 - 1))
def test_a_seat_is_shown_the_same_in_every_world_it_holds_possible(case: Case, seed: int) -> None:
    rng = Rng(seed)
    start = case.start()
    observation = observation_of(start.rules)
    for state in sampled(start, seed, every=20 * SLOWER):
        for seat in range(case.seats):
            assert observation.read(state.imagine(seat, rng), seat) == observation.read(state, seat)


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


@every_laid_out_case
def test_different_views_are_different_observations(case: Case) -> None:
    start = case.start()
    observation = observation_of(start.rules)
    seen: dict[tuple[int, ...], bytes] = {}
    for state in sampled(start, 5, every=3):
        view = msgspec.json.encode(state.view(0))
        assert seen.setdefault(tuple(observation.read(state, 0)), view) == view


@every_laid_out_case
def test_every_number_keeps_the_bounds_of_its_slot(case: Case) -> None:
    start = case.start()
    layout = observation_of(start.rules).layout
    for state in sampled(start, 6, every=10):
        for seat in range(case.seats):
            numbers = observation_of(state.rules).read(state, seat)
            assert len(numbers) == layout.size
            for slot in layout.slots:
                values = numbers[slot.start : slot.end]
                assert slot.low <= min(values) <= max(values) <= slot.high, slot.name


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
    sheet = Sheet(Layout("small", [Slot("one", 1, 0, 1), Slot("two", 2, 0, 1)]), 2)
    sheet.turn_to(1)
    sheet.slot(0)
    sheet.write(1)
    with pytest.raises(IndexError, match="no place 1"):
        sheet.write(1)
    sheet.slot(1)
    with pytest.raises(IndexError, match="no place -1"):
        sheet.mark(-1)
    sheet.mark_order([1, 0])
    assert list(sheet.values) == [0, 0, 0, 1, 2, 1]
    sheet.turn_to(1)
    assert list(sheet.values) == [0] * 6


def test_importing_pessoi_imports_no_arrays() -> None:
    import subprocess
    import sys

    code = (
        "import sys, pessoi, pessoi.cli; assert not {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)"
    )
    assert pessoi
    subprocess.run([sys.executable, "-c", code], check=True)
