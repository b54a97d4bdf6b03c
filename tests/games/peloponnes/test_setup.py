"""Preparation, and the tiles of a round."""

from games.peloponnes.table import Table, told
from rules import rule

from pessoi import CHANCE


@rule("peloponnes.setup.civilisations")
def test_each_seat_gets_one_of_seven_civilisations_by_chance() -> None:
    state = Table(3, []).state
    assert [round(probability * 7) for _, probability in state.outcomes()] == [1] * 7
    table = Table(3, ["sparta"])
    assert [round(probability * 6) for _, probability in table.state.outcomes()] == [1] * 6
    assert "deal sparta" not in [table.game.outcomes.name(outcome) for outcome, _ in table.state.outcomes()]


@rule("peloponnes.setup.goods")
def test_the_mat_shows_what_the_civilisation_begins_with() -> None:
    table = Table(2, ["sparta", "pylos"])
    assert table.goods(0) == {"wood": 4, "stone": 0, "food": 0, "coins": 7, "citizens": 3, "luxury": 0}
    assert table.goods(1) == {"wood": 0, "stone": 3, "food": 0, "coins": 8, "citizens": 2, "luxury": 0}


@rule("peloponnes.setup.first-order")
def test_the_smallest_number_on_a_civilisation_begins() -> None:
    table = Table(4, ["argos", "messene", "pylos"])
    events = table.chance("deal arkadia")
    assert table.state.order == [1, 3, 2, 0]
    assert [entry["seat"] for entry in told(events, "first-order")] == [1, 3, 2, 0]


@rule("peloponnes.setup.conquest")
def test_with_five_seats_nothing_lies_beside_the_conquest_tile() -> None:
    table = Table(5)
    table.chance("turn a01", "turn a02", "turn a03", "turn a04", "turn a05")
    view = table.state.view(None)
    assert (len(view.row), len(view.conquest)) == (5, 0)


@rule("peloponnes.tiles.draw")
def test_five_tiles_are_turned_up_one_by_one_each_as_likely() -> None:
    table = Table(4)
    for number, name in enumerate(["a01", "port", "market", "a07"]):
        assert table.state.actors == (CHANCE,)
        assert len(table.state.outcomes()) == 15 - number
        table.chance(f"turn {name}")
    table.chance("turn a02")
    assert table.asked == "bid"


@rule("peloponnes.tiles.rows")
def test_three_players_have_three_tiles_to_bid_for_and_two_to_conquer() -> None:
    for seats, row in ((2, 2), (3, 3), (4, 4), (5, 5)):
        table = Table(seats)
        table.chance("turn a01", "turn a02", "turn a03", "turn a04", "turn a05")
        view = table.state.view(0)
        assert [offer.tile.name for offer in view.row] == ["a01", "a02", "a03", "a04", "a05"][:row]
        assert [offer.tile.name for offer in view.conquest] == ["a01", "a02", "a03", "a04", "a05"][row:]


@rule("peloponnes.tiles.stacks")
def test_three_rounds_a_three_rounds_b_two_rounds_c() -> None:
    letters = []
    for number in range(1, 9):
        table = Table(2)
        table.draw_tiles(number)
        names = {table.game.outcomes.name(outcome) for outcome, _ in table.state.outcomes()}
        letters.append("A" if "turn a01" in names else "B" if "turn b05" in names else "C")
        assert len(names) == {"A": 15, "B": 15, "C": 10}[letters[-1]]
    assert "".join(letters) == "AAABBBCC"


def test_the_last_tile_of_a_stack_needs_no_chance() -> None:
    table = Table(2)
    for name in table.game_tiles[:11]:
        table.state.unseen &= ~(1 << table.game_tiles.index(name))
    table.draw_tiles(3)
    assert len(table.state.outcomes()) == 4
    table.state.row = [0]
    for _ in range(3):
        table.state.apply(CHANCE, table.state.outcomes()[0][0])
    assert table.asked == "bid"
    assert len(table.state.row) == 5


@rule("peloponnes.tiles.supply", "peloponnes.supply.when")
def test_the_symbol_interrupts_the_drawing_at_once() -> None:
    table = Table(2)
    table.give(0, food=5, citizens=3)
    table.give(1, food=1, citizens=4)
    table.draw_tiles(4)
    table.chance("turn b04")
    assert table.has(0, "food") == 5
    events = table.chance("turn b05")
    assert [event.message for event in events][:3] == ["turned", "symbol", "supply"]
    assert (table.has(0, "food"), table.has(0, "citizens")) == (2, 3)
    assert (table.has(1, "food"), table.has(1, "citizens")) == (0, 1)
    assert table.state.actors == (CHANCE,)
    assert len(told(events, "starved")) == 1


@rule("peloponnes.tiles.symbol-stays")
def test_the_tile_with_the_symbol_stays_on_offer() -> None:
    table = Table(2)
    table.draw_tiles(7)
    table.chance("turn c04", "turn c03", "turn c05", "turn stoa", "turn agriculture")
    assert [table.game_tiles[tile] for tile in table.state.row] == ["c04", "c03", "c05", "stoa", "agriculture"]
    assert "bid c04" in table.legal(table.state.actors[0])
