"""Records: reading and writing, errors with the entry that causes them, and undo."""

from pathlib import Path

import pytest
from helpers import mistaken, step

import pessoi
from pessoi import CHANCE, Record, Rng, Session
from pessoi.core import record as records
from pessoi.core import session as sessions
from pessoi.core.moves import UnknownMove
from pessoi.core.record import RecordError
from pessoi.games import UnknownGame


def played(moves: int, options: dict[str, str] | None = None) -> Session:
    session = sessions.new(pessoi.game("zeus"), 4, options, ["Anna", "Ben", "Cleo", "Dora"])
    rng = Rng(1)
    while len(session.record) < moves:
        session.play(*step(session.state, rng))
    return session


def test_a_record_is_a_readable_list_of_moves() -> None:
    lines = played(4).record.lines().splitlines()
    assert '"game":"zeus"' in lines[0]
    assert '"names":["Anna","Ben","Cleo","Dora"]' in lines[0]
    assert lines[1].startswith('{"n":1,"seat":-1,"move":"deal ')


def test_a_file_can_be_written_and_read_again(tmp_path: Path) -> None:
    session = played(60)
    session.record.write(tmp_path / "one.jsonl")
    again = records.read(tmp_path / "one.jsonl")
    assert again.lines() == session.record.lines()
    assert [path.name for path in tmp_path.iterdir()] == ["one.jsonl"]
    assert pessoi.replay(again) == session.state


def test_a_record_longer_than_any_game_is_refused_before_it_is_played() -> None:
    session = played(4)
    entries = [records.Entry(n, 0, "auction") for n in range(1, session.game.longest + 2)]
    with mistaken(RecordError, "at most 60000"):
        Session(session.game, Record(session.record.header, entries))


def test_no_similar_moves_are_looked_for_in_a_very_long_notation() -> None:
    with mistaken(UnknownMove, "bid 3+…"):
        pessoi.game("zeus").moves.parse("bid " + "3" * 10_000)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda _: [], "the saved game is empty"),
        (lambda _: ["nonsense"], "line 1 is not a valid header"),
        (lambda lines: [lines[0].replace('"pessoi":1', '"pessoi":2')], "format 2"),
        (lambda lines: [lines[0], "{}"], "entry 1 is not a valid move"),
        (lambda lines: [lines[0], lines[2]], "entry 1 is numbered 2"),
    ],
)
def test_a_file_that_is_no_record_is_refused(change: object, message: str) -> None:
    lines = played(5).record.lines().splitlines()
    with mistaken(RecordError, message):
        records.parse("\n".join(change(lines)))  # type: ignore[operator]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"seats":4', '"seats":9', "3 to 6 seats"),
        ('"rules":1', '"rules":999', "version 999"),
        ('"components":"', '"components":"0', "numbers in the header"),
        ('"edition":"house"', '"edition":"x"', "no edition"),
        ('"seat":-1,"move":"deal', '"seat":1,"move":"deal', "entry 1, “deal"),
        ('"move":"deal ', '"move":"draw ', "entry 1, “draw"),
    ],
)
def test_the_error_for_an_invalid_record_names_the_entry(old: str, new: str, message: str) -> None:
    text = played(5).record.lines().replace(old, new, 1)
    with mistaken(RecordError, message):
        pessoi.replay(records.parse(text))


def test_a_record_of_another_game_is_refused() -> None:
    text = played(1).record.lines().replace('"game":"zeus"', '"game":"chess"')
    with mistaken(UnknownGame, "no game “chess”"):
        pessoi.replay(records.parse(text))
    with mistaken(RecordError, "a saved game of chess"):
        Session(pessoi.game("zeus"), records.parse(text))


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "gone.jsonl"
    if content is not None:
        path.write_bytes(content)
    with mistaken(RecordError, r"gone\.jsonl"):
        records.read(path)


def test_chance_cannot_be_undone() -> None:
    session = played(3)
    assert session.record.entries[-1].seat == CHANCE
    assert not any(session.undo(seat) for seat in (CHANCE, 0, 1, 2, 3))


def test_a_sealed_bid_can_be_undone_until_all_are_revealed() -> None:
    session = played(6)
    active = session.state.actors[0]
    session.play(active, session.game.moves.parse("auction"))
    before = session.state.position()
    session.play(2, session.game.moves.parse("bid 30"))
    assert not session.can_undo(1)
    assert session.undo(2)
    assert session.state.position() == before
    for seat in range(4):
        session.play(seat, session.game.moves.parse(f"bid {seat}"))
    assert not session.can_undo(3)
    assert not session.undo(3)


def test_the_choice_to_auction_can_be_undone_only_by_its_seat() -> None:
    session = played(6)
    active = session.state.actors[0]
    session.play(active, session.game.moves.parse("auction"))
    assert not session.undo((active + 1) % 4)
    assert session.undo(active)
    assert session.state.step.name == "act"
    assert len(session.record) == len(session.events) == 6


def test_an_illegal_move_does_not_change_the_record() -> None:
    session = played(6)
    with pytest.raises(pessoi.IllegalMove):
        session.play(session.state.actors[0], session.game.moves.parse("bid 3"))
    assert len(session.record) == 6


def test_a_prefix_shares_nothing_with_the_whole() -> None:
    session = played(6)
    prefix = session.record.until(2)
    prefix.add(0, "auction")
    assert len(session.record) == 6
    assert isinstance(prefix, Record)
