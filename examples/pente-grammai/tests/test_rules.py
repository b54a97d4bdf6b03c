"""The rules of pente grammai by example."""

import pytest

from pente_scene import GAME, Scene

rule = pytest.mark.rule


@rule("pente.board.lines", "pente.board.holy")
def test_ten_ends_of_which_two_belong_to_the_holy_line() -> None:
    points = Scene().state.view(None).points
    assert [point.name for point in points] == ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5"]
    assert [point.name for point in points if point.holy] == ["a3", "b3"]


@rule("pente.board.pieces", "pente.setup.lines")
def test_each_side_begins_with_a_piece_on_every_end() -> None:
    scene = Scene()
    assert scene.points(0) == "a1 a2 a3 a4 a5"
    assert scene.points(1) == "b1 b2 b3 b4 b5"
    assert scene.state.in_hand == [0, 0]


@rule("pente.setup.hand")
def test_pieces_may_begin_in_hand() -> None:
    scene = Scene(setup="in_hand")
    assert scene.points(0) == scene.points(1) == ""
    assert scene.state.in_hand == [5, 5]


@rule("pente.board.die")
def test_the_die_has_six_equally_likely_faces() -> None:
    outcomes = Scene().state.outcomes()
    assert [GAME.outcomes.name(outcome) for outcome, _ in outcomes] == [f"throw {face}" for face in range(1, 7)]
    assert {probability for _, probability in outcomes} == {1 / 6}


@rule("pente.setup.first")
@pytest.mark.parametrize(("throws", "first"), [((5, 2), 0), ((2, 5), 1), ((4, 4, 3, 6), 1)])
def test_the_higher_throw_begins(throws: tuple[int, ...], first: int) -> None:
    scene = Scene()
    for face in throws[:-1]:
        assert scene.chance(face) == ["opening"]
    assert scene.chance(throws[-1]) == ["opening", "first"]
    assert scene.state.at_seat == first


@rule("pente.turn.throw")
def test_seats_move_in_turn_by_the_number_thrown() -> None:
    scene = Scene()
    scene.lay(0, "a1 b3 b3 b3 b3")
    scene.lay(1, "b1 b2 b4 b5 a5")
    assert scene.throw(0, 3) == ["thrown", "moved a1 a4"]
    assert scene.chance(1) == ["thrown"]
    assert scene.state.view(None).thrown == 1
    assert scene.legal(1) == ["move b2", "move b5"]
    assert scene.play(1, "move b5") == ["moved b5 a1"]


@rule("pente.turn.direction")
@pytest.mark.parametrize(("start", "target"), [("a1", "a5"), ("a4", "b3"), ("b1", "b5"), ("b4", "a3"), ("b5", "a4")])
def test_pieces_go_along_one_side_and_back_along_the_other(start: str, target: str) -> None:
    scene = Scene()
    scene.lay(0, f"{start} b3 b3 b3 b3")
    scene.lay(1, "b2 a3 a3 a3 a3")
    scene.throw(0, 4)
    assert scene.points(0).split() == sorted([target, "b3", "b3", "b3", "b3"])


@rule("pente.turn.enter")
@pytest.mark.parametrize(("seat", "face", "target"), [(0, 1, "a1"), (0, 6, "b1"), (1, 3, "b3"), (1, 6, "a1")])
def test_a_piece_in_hand_enters_on_the_end_that_the_throw_counts(seat: int, face: int, target: str) -> None:
    scene = Scene(setup="in_hand")
    assert scene.throw(seat, face) == ["thrown", f"entered {target}"]
    assert scene.points(seat) == target
    assert scene.state.in_hand[seat] == 4


@rule("pente.turn.enter")
def test_entering_is_a_choice() -> None:
    scene = Scene()
    scene.lay(0, "a4 b2")
    scene.lay(1, "b5 a3 a3 a3 a3")
    scene.throw(0, 2)
    assert scene.legal(0) == ["enter", "move a4", "move b2"]
    scene.lay(0, "a4 a5 b1 b2 b4")
    scene.throw(0, 2)
    assert scene.why_not(0, "enter") == "hand-empty"


@rule("pente.turn.blocked", "pente.board.holy")
def test_taken_ends_are_blocked_except_on_the_holy_line() -> None:
    scene = Scene()
    scene.lay(0, "a1 a2 a3 b5 b3")
    scene.lay(1, "a4 b1 b2 b4 a3")
    scene.throw(0, 2)
    assert scene.legal(0) == ["move a1", "move a3"]
    assert scene.why_not(0, "move a2") == "blocked"
    assert scene.why_not(0, "move b5") == "own-piece"
    assert scene.why_not(0, "move a4") == "no-piece"
    scene.play(0, "move a1")
    assert scene.points(0) == "a2 a3 a3 b3 b5"
    scene.lay(0, "a1 a2 a3 b5 b3")
    assert scene.throw(0, 1) == ["thrown", "moved a2 a3"]
    assert scene.points(0) == "a1 a3 a3 b3 b5"
    assert scene.points(1) == "a3 a4 b1 b2 b4"


@rule("pente.turn.knock")
def test_an_opposing_piece_off_the_holy_line_can_be_knocked_off() -> None:
    scene = Scene(landing="knock_off")
    scene.lay(0, "a1 a2 b3 b3 b3")
    scene.lay(1, "a4 a3 a3 b1 b2")
    scene.throw(0, 2)
    assert scene.play(0, "move a2") == ["moved a2 a4", "knocked a4"]
    assert scene.points(1) == "a3 a3 b1 b2"
    assert scene.state.in_hand == [0, 1]
    scene.throw(0, 2)
    assert scene.play(0, "move a1") == ["moved a1 a3"]
    assert scene.points(1) == "a3 a3 b1 b2"


@rule("pente.turn.lost")
def test_a_throw_without_a_move_is_lost() -> None:
    scene = Scene()
    scene.lay(0, "a5 b3 b3 b3 b3")
    scene.lay(1, "b1 b4 a3 a3 a3")
    assert scene.throw(0, 1) == ["thrown", "lost"]
    assert scene.state.at_seat == 1


@rule("pente.goal.arrive")
def test_only_an_exact_throw_brings_a_piece_to_the_far_end() -> None:
    scene = Scene()
    scene.lay(0, "b1 a1 b3 b3 b3")
    scene.lay(1, "a2 a3 a3 a3 a3")
    scene.throw(0, 2)
    assert scene.play(0, "move b1") == ["arrived b1 b3"]
    assert scene.state.scores == (4, 4)
    scene.lay(0, "b1 a1 b3 b3 b3")
    scene.throw(0, 3)
    assert scene.play(0, "move b1") == ["moved b1 b4"]
    assert scene.state.scores == (3, 4)


@rule("pente.goal.leave")
def test_a_piece_leaves_the_far_end_only_if_no_other_can_move() -> None:
    scene = Scene()
    scene.lay(0, "a1 a2 b3 b3 b3")
    scene.lay(1, "a5 b1 a3 a3 a3")
    scene.throw(0, 2)
    assert scene.legal(0) == ["move a1", "move a2"]
    assert scene.why_not(0, "move b3") == "holy-line"
    scene.lay(0, "a1 b3 b3 b3 b3")
    assert scene.throw(0, 4) == ["thrown", "left b3 a2"]
    assert scene.points(0) == "a1 a2 b3 b3 b3"


@rule("pente.goal.win")
def test_the_first_with_all_pieces_on_the_far_end_wins() -> None:
    scene = Scene()
    scene.lay(0, "b2 b3 b3 b3 b3")
    scene.lay(1, "a2 a3 a3 a3 a3")
    assert scene.throw(0, 1) == ["thrown", "arrived b2 b3", "won"]
    assert scene.state.over
    assert scene.state.scores == (5, 4)
    assert scene.state.ranking == (1, 2)
    assert [seat.place for seat in scene.state.view(None).seats] == [1, 2]
