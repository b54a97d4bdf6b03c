"""The plain mode, with scripted input."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers import mistaken
from rich.console import Console

import pessoi
from pessoi.bots import UnknownBot
from pessoi.core import record as records
from pessoi.core.errors import UserError
from pessoi.core.step import Sealed
from pessoi.terminal.local_game import LocalGame, SeatError, new_game, parse_seats
from pessoi.terminal.plain import PlainMode


class Screen:
    """A game in plain mode with typed lines, and its output."""

    def __init__(
        self, folder: Path, seats: str, typed: list[str], seed: int = 4, options: dict[str, str] | None = None
    ) -> None:
        game = pessoi.game("zeus")
        self.game = new_game(game, parse_seats(seats, game), options or {}, "en", seed, folder / "game.jsonl")
        self.output = io.StringIO()
        self.prompts: list[str] = []
        self._typed: Iterator[str] = iter(typed)
        PlainMode(self.game, Console(file=self.output, width=120), self.read).run()

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self._typed, None)
        if line is None:
            raise EOFError
        return line

    @property
    def text(self) -> str:
        return self.output.getvalue()

    def printed(self, message: str, **values: str) -> bool:
        return " ".join(self.game.words.format(message, **values).split()) in " ".join(self.text.split())


def test_a_move_can_be_typed_by_number_notation_or_amount(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["1", "25", "take 3", "quit"])
    moves = [entry.move for entry in screen.game.session.record if entry.seat == 0]
    assert moves == ["auction", "bid 25", "take 3"]
    assert not screen.game.session.state.over


def test_leaving_saves_the_record(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["auction"])
    saved = records.read(tmp_path / "game.jsonl")
    assert pessoi.replay(saved) == screen.game.session.state


def test_every_move_is_saved_before_the_next_decision(tmp_path: Path) -> None:
    lengths = []

    class Comparing(Screen):
        def read(self, prompt: str) -> str:
            lengths.append((len(records.read(tmp_path / "game.jsonl")), len(self.game.session.record)))
            return super().read(prompt)

    Comparing(tmp_path, "you,random,random,random", ["auction", "25", "take 3"])
    assert len(lengths) == 4
    assert all(saved == played for saved, played in lengths)


def test_wrong_input_is_answered_with_what_was_expected(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["acution", "77", "xyzzy", "bid 5", ""])
    assert screen.printed("terminal-did-you-mean", typed="acution", similar="auction")
    assert screen.printed("terminal-unknown", typed="77")
    assert screen.printed("terminal-unknown", typed="xyzzy")
    assert screen.printed("reason-not-now")
    assert screen.printed("terminal-help")
    assert [entry for entry in screen.game.session.record if entry.seat == 0] == []


def test_an_amount_out_of_range_is_answered_with_the_range(tmp_path: Path) -> None:
    typed = ["auction", "45", "21"]
    screen = Screen(tmp_path, "you,random,random,random", typed, options={"first_auction_range": "enforced_20_30"})
    reason = screen.game.words.format("reason-bid-range", low=20, high=30)
    assert reason in " ".join(screen.text.split())
    assert "bid 21" in [entry.move for entry in screen.game.session.record]


def test_why_explains_an_illegal_move(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["why build 9", "why auction", "why blurb"])
    words = screen.game.words
    state = screen.game.session.state
    reason = state.why_not(0, screen.game.session.game.moves.parse("build 9"))
    assert reason is not None
    assert words.reason(reason) in " ".join(screen.text.split())
    assert screen.printed("terminal-allowed")
    assert screen.printed("terminal-unknown", typed="blurb")


class Claiming(Screen):
    """Builds until income can be claimed; then the typed lines are read."""

    def read(self, prompt: str) -> str:
        state = self.game.session.state
        written = [self.game.session.game.moves.name(move) for move in state.legal(0)]
        if "claim" in written:
            return super().read(prompt)
        return next((move for move in written if move.startswith("build")), written[0])


def test_a_move_that_others_have_answered_cannot_be_undone(tmp_path: Path) -> None:
    screen = Claiming(tmp_path, "you,random,random", ["undo", "claim"], options={"edition": "haffner"})
    assert screen.printed("terminal-cannot-undo")


def test_a_claim_can_be_undone(tmp_path: Path) -> None:
    class Undoing(Claiming):
        def read(self, prompt: str) -> str:
            if self.game.session.record.entries[-1].move == "claim":
                return "undo"
            return super().read(prompt)

    screen = Undoing(tmp_path, "you,random,random", ["claim", "quit"], options={"edition": "haffner"})
    assert screen.printed("terminal-undone")
    assert "claim" not in [entry.move for entry in screen.game.session.record]


def test_rules_can_be_searched_while_playing(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["rules zeus.auction.tie", "rules qqqq", "board"])
    assert screen.printed("rule-auction-tie")
    assert "zeus.md#ranking" in screen.text
    assert screen.printed("terminal-no-rule", search="qqqq")


def test_the_screen_is_hidden_between_people_and_bids_stay_secret(tmp_path: Path) -> None:
    typed = ["", "auction", "", "31", "", "17", "", "23"]
    screen = Screen(tmp_path, "Anna=you,Ben=you,Cleo=you", typed)
    names = screen.game.names
    assert names == ["Anna", "Ben", "Cleo"]
    handovers = [prompt for prompt in screen.prompts if any(name in prompt for name in names)]
    assert len(handovers) >= 4
    assert len(screen.text.split("\n" * 60)) > 3
    hidden, _, revealed = screen.text.partition(" bids ")
    assert revealed
    assert not re.search(r"\((31|17|23)\)", hidden)


def test_a_game_between_bots_is_played_to_the_end(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "random,random,random", [])
    assert screen.game.session.state.over
    assert screen.printed("terminal-over")


@pytest.mark.parametrize(
    ("seats", "error", "message"),
    [
        ("you", SeatError, "3 to 6 seats"),
        ("you,random,hal", UnknownBot, "no bot “hal”; the bots are"),
        ("you,,random", UnknownBot, "no bot “”"),
    ],
)
def test_a_wrong_list_of_seats_is_rejected(seats: str, error: type[UserError], message: str) -> None:
    with mistaken(error, message):
        parse_seats(seats, pessoi.game("zeus"))


def test_equal_names_are_numbered(tmp_path: Path) -> None:
    game = pessoi.game("zeus")
    seats = ["you", "random", "Zoe=random", "random", "casual"]
    local_game = new_game(game, seats, {}, "de", 1, tmp_path / "x.jsonl")
    assert local_game.names == ["Spieler", "random 1", "Zoe", "random 2", "Amateur"]
    assert isinstance(local_game, LocalGame)


def test_a_single_person_is_not_asked_for_a_forced_answer(tmp_path: Path) -> None:
    game = pessoi.game("deukalion")
    local_game = new_game(game, ["you", "random", "random"], {}, "en", 3, tmp_path / "x.jsonl")
    asked = 0
    local_game.advance()
    while local_game.person_to_move is not None and asked < 60:
        legal = local_game.session.state.legal(0)
        assert len(legal) > 1 or not isinstance(local_game.session.state.step, Sealed)
        local_game.play(0, legal[-1])
        local_game.advance()
        asked += 1
    answers = [entry for entry in local_game.session.record if entry.seat == 0]
    assert len(answers) > asked
