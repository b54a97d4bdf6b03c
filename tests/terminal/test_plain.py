"""The plain mode, typed into by a script."""

import io
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
from pessoi.terminal import local_game as sessions
from pessoi.terminal.local_game import LocalGame, SeatError
from pessoi.terminal.plain import Plain


class Screen:
    """A plain play with typed lines and the text that came back."""

    def __init__(
        self, folder: Path, seats: str, typed: list[str], seed: int = 4, options: dict[str, str] | None = None
    ) -> None:
        game = pessoi.game("zeus")
        spellings = sessions.seats_from(seats, game)
        self.session = sessions.new(game, spellings, options or {}, "en", seed, folder / "game.jsonl")
        self.paper = io.StringIO()
        self.prompts: list[str] = []
        self._typed: Iterator[str] = iter(typed)
        Plain(self.session, Console(file=self.paper, width=120), self.read).run()

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self._typed, None)
        if line is None:
            raise EOFError
        return line

    @property
    def text(self) -> str:
        return self.paper.getvalue()

    def said(self, message: str, **values: str) -> bool:
        return " ".join(self.session.words.say(message, **values).split()) in " ".join(self.text.split())


def test_a_move_can_be_typed_by_number_notation_or_amount(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["1", "25", "take 3", "quit"])
    moves = [entry.move for entry in screen.session.play.record if entry.seat == 0]
    assert moves == ["auction", "bid 25", "take 3"]
    assert not screen.session.play.state.over


def test_leaving_saves_the_record(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["auction"])
    saved = records.read(tmp_path / "game.jsonl")
    assert pessoi.replay(saved) == screen.session.play.state


def test_every_move_is_on_disk_before_the_next_is_asked(tmp_path: Path) -> None:
    lengths = []

    class Watching(Screen):
        def read(self, prompt: str) -> str:
            lengths.append((len(records.read(tmp_path / "game.jsonl")), len(self.session.play.record)))
            return super().read(prompt)

    Watching(tmp_path, "you,random,random,random", ["auction", "25", "take 3"])
    assert len(lengths) == 4
    assert all(saved == played for saved, played in lengths)


def test_bad_input_is_told_what_was_expected(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["acution", "77", "xyzzy", "bid 5", ""])
    assert screen.said("terminal-did-you-mean", typed="acution", similar="auction")
    assert screen.said("terminal-unknown", typed="77")
    assert screen.said("terminal-unknown", typed="xyzzy")
    assert screen.said("reason-not-now")
    assert screen.said("terminal-help")
    assert [entry for entry in screen.session.play.record if entry.seat == 0] == []


def test_an_amount_out_of_range_is_told_the_range(tmp_path: Path) -> None:
    typed = ["auction", "45", "21"]
    screen = Screen(tmp_path, "you,random,random,random", typed, options={"first_auction_range": "enforced_20_30"})
    reason = screen.session.words.say("reason-bid-range", low=20, high=30)
    assert reason in " ".join(screen.text.split())
    assert "bid 21" in [entry.move for entry in screen.session.play.record]


def test_why_explains_what_is_not_allowed(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["why build 9", "why auction", "why blurb"])
    words = screen.session.words
    state = screen.session.play.state
    reason = state.why_not(0, screen.session.play.game.moves.parse("build 9"))
    assert reason is not None
    assert words.reason(reason) in " ".join(screen.text.split())
    assert screen.said("terminal-allowed")
    assert screen.said("terminal-unknown", typed="blurb")


class Claiming(Screen):
    """Builds, and as soon as there is income to claim, claims it and thinks again."""

    def read(self, prompt: str) -> str:
        state = self.session.play.state
        written = [self.session.play.game.moves.name(move) for move in state.legal(0)]
        if "claim" in written:
            return super().read(prompt)
        return next((move for move in written if move.startswith("build")), written[0])


def test_what_others_have_answered_cannot_be_taken_back(tmp_path: Path) -> None:
    screen = Claiming(tmp_path, "you,random,random", ["undo", "claim"], options={"edition": "haffner"})
    assert screen.said("terminal-cannot-undo")


def test_a_claim_can_be_taken_back(tmp_path: Path) -> None:
    class ThinkingAgain(Claiming):
        def read(self, prompt: str) -> str:
            if self.session.play.record.entries[-1].move == "claim":
                return "undo"
            return super().read(prompt)

    screen = ThinkingAgain(tmp_path, "you,random,random", ["claim", "quit"], options={"edition": "haffner"})
    assert screen.said("terminal-undone")
    assert "claim" not in [entry.move for entry in screen.session.play.record]


def test_rules_can_be_searched_while_playing(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "you,random,random,random", ["rules zeus.auction.tie", "rules qqqq", "board"])
    assert screen.said("rule-auction-tie")
    assert "zeus.md#ranking" in screen.text
    assert screen.said("terminal-no-rule", search="qqqq")


def test_several_people_at_one_screen_get_a_curtain_and_keep_their_bids(tmp_path: Path) -> None:
    typed = ["", "auction", "", "31", "", "17", "", "23"]
    screen = Screen(tmp_path, "Anna=you,Ben=you,Cleo=you", typed)
    names = screen.session.names
    assert names == ["Anna", "Ben", "Cleo"]
    curtains = [prompt for prompt in screen.prompts if any(name in prompt for name in names)]
    assert len(curtains) >= 4
    assert len(screen.text.split("\n" * 60)) > 3
    private = [event for events in screen.session.play.events for event in events if event.audience >= 0]
    assert len(private) == 3
    for event in private:
        assert screen.session.words.event(event, names) not in screen.text


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "random,random,random", [])
    assert screen.session.play.state.over
    assert screen.said("terminal-over")


@pytest.mark.parametrize(
    ("seats", "error", "message"),
    [
        ("you", SeatError, "3 to 6 seats"),
        ("you,random,hal", UnknownBot, "no bot “hal”; there are"),
        ("you,,random", UnknownBot, "no bot “”"),
    ],
)
def test_a_bad_list_of_seats_is_refused(seats: str, error: type[UserError], message: str) -> None:
    with mistaken(error, message):
        sessions.seats_from(seats, pessoi.game("zeus"))


def test_names_are_told_apart(tmp_path: Path) -> None:
    game = pessoi.game("zeus")
    spellings = ["you", "random", "Zoe=random", "random", "casual"]
    session = sessions.new(game, spellings, {}, "de", 1, tmp_path / "x.jsonl")
    assert session.names == ["Mensch", "random 1", "Zoe", "random 2", "Gelegenheitsspieler"]
    assert isinstance(session, LocalGame)


def test_a_person_alone_is_not_asked_for_an_answer_without_a_choice(tmp_path: Path) -> None:
    game = pessoi.game("deukalion")
    session = sessions.new(game, ["you", "random", "random"], {}, "en", 3, tmp_path / "x.jsonl")
    asked = 0
    session.go_on()
    while session.asked is not None and asked < 60:
        legal = session.play.state.legal(0)
        assert len(legal) > 1 or not isinstance(session.play.state.step, Sealed)
        session.choose(0, legal[-1])
        session.go_on()
        asked += 1
    answers = [entry for entry in session.play.record if entry.seat == 0]
    assert len(answers) > asked
