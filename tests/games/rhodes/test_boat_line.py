"""The line of boats: nothing overlaps, the order is kept, and everything that leaves is accounted for."""

from hypothesis import given, settings
from hypothesis import strategies as st
from rules import rule

from pessoi.games.rhodes.rules import harbour
from pessoi.games.rhodes.rules.state import EMPTY, NO_BOAT

LENGTHS = [1, 1, 2, 2, 2, 3, 3, 1, 2, 2, 3, 1, 2, 2, 3]
EXIT = 11

boats = st.lists(st.integers(0, len(LENGTHS) - 1), max_size=12, unique=True)
goods = st.integers(0, 5)


def squares(afloat: list[int]) -> list[range]:
    """Which squares each boat covers, reckoned one by one."""
    covered = []
    for boat in range(len(afloat)):
        first = sum(LENGTHS[other] for other in afloat[:boat])
        covered.append(range(first, first + LENGTHS[afloat[boat]]))
    return covered


@rule("rhodes.farm.push")
@settings(deadline=None)
@given(boats=boats, data=st.data())
def test_boats_are_without_gaps_in_the_order_in_which_they_came(boats: list[int], data: st.DataObject) -> None:
    afloat: list[int] = []
    cargo: list[int] = []
    for boat in boats:
        load = data.draw(st.lists(goods, min_size=LENGTHS[boat], max_size=LENGTHS[boat]))
        before = [(other, list(cargo[covered.start : covered.stop])) for other, covered in zip(afloat, squares(afloat))]
        harbour.enter(afloat, cargo, boat, load)
        assert cargo[: LENGTHS[boat]] == load[::-1]
        after = [(other, list(cargo[covered.start : covered.stop])) for other, covered in zip(afloat, squares(afloat))]
        assert after[1:] == before
    assert afloat == boats[::-1]
    covered = [square for taken in squares(afloat) for square in taken]
    assert covered == list(range(len(cargo)))
    for boat, taken in zip(afloat, squares(afloat)):
        assert {harbour.boat_on(afloat, LENGTHS, square) for square in taken} == {boat}
    assert harbour.boat_on(afloat, LENGTHS, len(cargo)) == NO_BOAT


@rule("rhodes.boats.home", "rhodes.boats.exit")
@settings(deadline=None)
@given(boats=boats, first=st.integers(0, 30), data=st.data())
def test_whatever_is_unloaded_or_leaves_is_accounted_for(boats: list[int], first: int, data: st.DataObject) -> None:
    afloat: list[int] = []
    cargo: list[int] = []
    for boat in boats:
        load = data.draw(st.lists(goods, min_size=LENGTHS[boat], max_size=LENGTHS[boat]))
        harbour.enter(afloat, cargo, boat, load)
    everything = sorted(cargo)
    kept = cargo[:first]
    unloaded = harbour.unload(cargo, first)
    assert cargo == kept + [EMPTY] * len(unloaded)
    assert sorted(kept + unloaded) == everything
    assert harbour.unload(cargo, first) == []
    assert sum(cargo.count(good) for good in range(6)) == len(kept)
    gone = []
    while afloat:
        stern = squares(afloat)[-1].start
        gone.append(harbour.leave(afloat, cargo, LENGTHS))
        assert len(cargo) == stern
    assert gone == boats


def test_an_empty_harbour() -> None:
    assert harbour.boat_on([], LENGTHS, 0) == NO_BOAT
    assert harbour.unload([], 0) == []
