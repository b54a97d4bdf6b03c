"""Preparation, and the tiles of a round."""

from pathlib import Path
from typing import cast

from games.peloponnes.scene import PeloponnesScene
from helpers import mistaken, walk
from rules import rule
from scene import arguments, messages

import pessoi
from pessoi import CHANCE
from pessoi.core import record as records
from pessoi.core.bits import BIT
from pessoi.core.position import PositionError
from pessoi.records import reopen

RECORDS = Path(__file__).parents[2] / "records" / "peloponnes"


@rule("peloponnes.setup.civilisations")
def test_each_seat_gets_one_of_seven_civilisations_by_chance() -> None:
    state = PeloponnesScene(3, []).state
    assert [round(probability * 7) for _, probability in state.outcomes()] == [1] * 7
    scene = PeloponnesScene(3, ["sparta"])
    assert [round(probability * 6) for _, probability in scene.state.outcomes()] == [1] * 6
    assert "deal sparta" not in [scene.game.outcomes.name(outcome) for outcome, _ in scene.state.outcomes()]


@rule("peloponnes.setup.goods")
def test_the_mat_shows_what_the_civilisation_begins_with() -> None:
    scene = PeloponnesScene(2, ["sparta", "pylos"])
    assert scene.goods(0) == {"wood": 4, "stone": 0, "food": 0, "coins": 7, "citizens": 3, "luxury": 0}
    assert scene.goods(1) == {"wood": 0, "stone": 3, "food": 0, "coins": 8, "citizens": 2, "luxury": 0}


@rule("peloponnes.setup.first-order")
def test_the_smallest_number_on_a_civilisation_begins() -> None:
    scene = PeloponnesScene(4, ["argos", "messene", "pylos"])
    events = scene.chance("deal arkadia")
    assert scene.state.order == [1, 3, 2, 0]
    assert [entry["seat"] for entry in arguments(events, "first-order")] == [1, 3, 2, 0]


@rule("peloponnes.setup.mats")
def test_mats_start_empty_with_a_colour_for_every_player() -> None:
    scene = PeloponnesScene(5, [])
    nothing = dict.fromkeys(("wood", "stone", "food", "coins", "citizens", "luxury"), 0)
    assert [scene.goods(seat) for seat in range(5)] == [nothing] * 5
    assert len(set(scene.game.colours[:5])) == 5


@rule("peloponnes.setup.table")
def test_all_disasters_are_in_view_and_all_their_tokens_face_down() -> None:
    view = PeloponnesScene(3).state.view(None)
    assert [chit.disaster for chit in view.chits] == ["earthquake", "drought", "plague", "storm", "decline"]
    assert [chit.open for chit in view.chits] == [0] * 5
    assert view.pile == 16


PHASES = [
    {"turned", "turned-conquest", "symbol"},
    {"bid", "outbid", "shifted", "withdrawn", "passed", "conquered", "unsold"},
    {"order"},
    {"built", "marked", "laid", "building-lost", "land-lost"},
    {"gains", "citizens-leave"},
    {"citizens-come", "income", "luxury", "taken"},
    {"chit", "blank", "disaster"},
]
"""The events of each phase of a round, in their order. An overflow of the storehouse can follow gains and income."""


@rule("peloponnes.round.phases")
def test_the_seven_phases_follow_each_other() -> None:
    seen: set[int] = set()
    for path in sorted(RECORDS.glob("*.jsonl")):
        session = reopen(records.read(path))
        if session.state.seats == 1:
            continue
        phase = 0
        for event in (event for events in session.events for event in events):
            if event.message == "round":
                phase = 0
            now = next((number for number, kinds in enumerate(PHASES) if event.message in kinds), phase)
            placing = {phase, now} <= {3, 4}
            assert now >= phase or placing, (path.name, event)
            phase = now
            seen.add(now)
    assert seen == set(range(len(PHASES)))


@rule("peloponnes.setup.conquest")
def test_with_five_seats_no_tile_is_next_to_the_conquest_tile() -> None:
    scene = PeloponnesScene(5)
    scene.chance("turn a01", "turn a02", "turn a03", "turn a04", "turn a05")
    view = scene.state.view(None)
    assert (len(view.row), len(view.conquest)) == (5, 0)


@rule("peloponnes.tiles.draw")
def test_five_tiles_are_turned_up_one_by_one_each_as_likely() -> None:
    scene = PeloponnesScene(4)
    for number, name in enumerate(["a01", "port", "market", "a07"]):
        assert scene.state.actors == (CHANCE,)
        assert len(scene.state.outcomes()) == 15 - number
        scene.chance(f"turn {name}")
    scene.chance("turn a02")
    assert scene.asked == "bid"


@rule("peloponnes.tiles.rows")
def test_three_players_have_three_tiles_to_bid_for_and_two_to_conquer() -> None:
    for seats, row in ((2, 2), (3, 3), (4, 4), (5, 5)):
        scene = PeloponnesScene(seats)
        scene.chance("turn a01", "turn a02", "turn a03", "turn a04", "turn a05")
        view = scene.state.view(0)
        assert [offer.tile.name for offer in view.row] == ["a01", "a02", "a03", "a04", "a05"][:row]
        assert [offer.tile.name for offer in view.conquest] == ["a01", "a02", "a03", "a04", "a05"][row:]


@rule("peloponnes.tiles.stacks")
def test_three_rounds_a_three_rounds_b_two_rounds_c() -> None:
    letters = []
    for number in range(1, 9):
        scene = PeloponnesScene(2)
        scene.draw_tiles(number)
        names = {scene.game.outcomes.name(outcome) for outcome, _ in scene.state.outcomes()}
        letters.append("A" if "turn a01" in names else "B" if "turn b05" in names else "C")
        assert len(names) == {"A": 15, "B": 15, "C": 10}[letters[-1]]
    assert "".join(letters) == "AAABBBCC"


def test_the_last_tile_of_a_stack_needs_no_chance() -> None:
    scene = PeloponnesScene(2)
    for name in scene.tiles[:11]:
        scene.state.unseen &= ~BIT[scene.tile(name)]
    scene.draw_tiles(3)
    assert len(scene.state.outcomes()) == 4
    scene.state.row = [0]
    for _ in range(3):
        scene.state.apply(CHANCE, scene.state.outcomes()[0][0])
    assert scene.asked == "bid"
    assert len(scene.state.row) == 5


@rule("peloponnes.tiles.supply", "peloponnes.supply.when")
def test_the_symbol_interrupts_the_drawing_at_once() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, food=5, citizens=3)
    scene.give(1, food=1, citizens=4)
    scene.draw_tiles(4)
    scene.chance("turn b04")
    assert scene.has(0, "food") == 5
    events = scene.chance("turn b05")
    assert messages(events)[:3] == ["turned", "symbol", "supply"]
    assert (scene.has(0, "food"), scene.has(0, "citizens")) == (2, 3)
    assert (scene.has(1, "food"), scene.has(1, "citizens")) == (0, 1)
    assert scene.state.actors == (CHANCE,)
    assert len(arguments(events, "starved")) == 1


@rule("peloponnes.tiles.symbol-stays")
def test_the_tile_with_the_symbol_stays_on_offer() -> None:
    scene = PeloponnesScene(2)
    scene.draw_tiles(7)
    scene.chance("turn c04", "turn c03", "turn c05", "turn stoa", "turn agriculture")
    assert [scene.tiles[tile] for tile in scene.state.row] == ["c04", "c03", "c05", "stoa", "agriculture"]
    assert "bid c04" in scene.legal(scene.state.actors[0])


@rule("peloponnes.setup.civilisations")
def test_a_position_in_which_two_seats_have_the_same_civilisation_is_refused() -> None:
    game = pessoi.game("peloponnes")
    state = next(state for state in walk(game.start(3), 1) if state.view(None).round == 2)
    position = state.position()
    assert game.position(position) == state
    table = cast(dict[str, list[int]], position["table"])
    first, _, third = table["civilisations"]
    table["civilisations"] = [first, first, third]
    with mistaken(PositionError, "two seats have "):
        game.position(position)
