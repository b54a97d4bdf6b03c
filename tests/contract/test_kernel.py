"""The contract that every game keeps, over every seat count and edition."""

import copy
import json
from collections.abc import Callable

import jsonschema
import pytest
from helpers import Case, every_case, every_game, mistaken
from hypothesis import given, settings
from hypothesis import strategies as st

from pessoi import Game
from pessoi.contract import kernel, secrets
from pessoi.contract.cases import SLOWER, often, sampled
from pessoi.core.position import PositionError

seeds = st.integers(0, 2**32 - 1)


@every_case
@pytest.mark.parametrize("check", [*kernel.CHECKS, *secrets.CHECKS], ids=lambda check: check.__name__)
def test_the_contract_is_kept(case: Case, check: Callable[[Case, int], None]) -> None:
    check(case, 1)


@every_case
@settings(max_examples=often(3))
@given(seed=seeds)
def test_it_is_kept_from_any_seed(case: Case, seed: int) -> None:
    for check in (kernel.legal, kernel.worlds, secrets.same_world, secrets.same_events):
        check(case, seed)


@every_case
def test_positions_follow_the_published_schema(case: Case) -> None:
    validator = jsonschema.Draft202012Validator(case.game.schema())
    for state in sampled(case.start(), 5, every=30 * SLOWER):
        validator.validate(json.loads(json.dumps(state.position())))


@every_case
@settings(max_examples=often(3))
@given(seed=seeds, data=st.data())
def test_a_tampered_position_is_refused_or_can_be_played(case: Case, seed: int, data: st.DataObject) -> None:
    states = [state.position() for state in sampled(case.start(), seed, every=20)]
    position = copy.deepcopy(data.draw(st.sampled_from(states)))
    table = position["table"]
    assert isinstance(table, dict)
    name = data.draw(st.sampled_from(sorted(table)))
    value = table[name]
    strange = st.one_of(st.none(), st.text(max_size=3), st.integers(-3, 60), st.lists(st.integers(-1, 50), max_size=4))
    if isinstance(value, list) and value and data.draw(st.booleans()):
        value[data.draw(st.integers(0, len(value) - 1))] = data.draw(strange)
    else:
        table[name] = data.draw(strange)
    try:
        state = case.game.position(position)
    except PositionError:
        return
    assert state.position() == position


@every_game
@pytest.mark.parametrize("data", [None, [], "x", {}, {"game": "chess"}])
def test_something_that_is_no_position_is_refused(game: Game, data: object) -> None:
    with mistaken(PositionError, r"position: |game: "):
        game.position(data)
