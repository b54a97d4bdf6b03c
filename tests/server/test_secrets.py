"""Undo as a way to look at secrets: nobody can let bots reveal them and then go back."""

import pytest
from helpers import step
from served import at_a_bid

from pessoi.core import record as records
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE
from pessoi.games import game
from pessoi.protocol import messages
from pessoi.protocol.stream import BotSubstituted, SeatTaken, Undone, UndoProposed
from pessoi.protocol.views import Player, Proposal
from pessoi.server.tables import requests, views
from pessoi.server.tables.journal import AnyLine, Moved, Setup
from pessoi.server.tables.requests import Refusal
from pessoi.server.tables.table import Table

HOST, BEN, CLEO = 0, 1, 2


class Scene:
    """A table of Beim Zeus! with three people, at a bid; requests are carried out as the server does it."""

    def __init__(self, people: int = 3) -> None:
        position = at_a_bid()
        zeus = game("zeus")
        header = records.header(zeus, 3, zeus.position(position).rules.options, [])
        self.lines: list[AnyLine] = []
        self.setup = Setup(
            header=records.Header(
                **{**{name: getattr(header, name) for name in header.__struct_fields__}, "position": position}
            ),
            players=[Player() for _ in range(3)],
            host=HOST,
        )
        self.table = Table("t", self.setup)
        for seat, name in enumerate(("Anna", "Ben", "Cleo")[:people]):
            self.apply(SeatTaken(time=1.0, id=name, seat=seat, name=name))

    def apply(self, line: AnyLine) -> None:
        self.lines.append(line)
        self.table.apply(line)

    def ask(self, seat: int, request: messages.Change) -> list[AnyLine]:
        lines = requests.accept(self.table, seat, request, 2.0)
        for line in lines:
            self.apply(line)
        return lines

    def substitute(self, seat: int, bot: str = "random") -> None:
        self.ask(HOST, messages.SubstituteBot(id=f"s{self.table.n}", seat=seat, bot=bot))

    def play(self, seat: int, move: str) -> None:
        self.apply(Moved(time=2.0, id="", seat=seat, move=move))

    def bids(self) -> None:
        for seat in range(3):
            self.play(seat, f"bid {10 + seat}")

    def finish(self) -> None:
        session, rng = self.table.session, Rng(1)
        assert session is not None
        while not session.state.over:
            seat, move = step(session.state, rng)
            moves = session.game.outcomes if seat == CHANCE else session.game.moves
            self.play(seat, moves.name(move))

    def undo(self, to: int, seat: int = HOST) -> AnyLine:
        (line,) = self.ask(seat, messages.Undo(id=f"u{self.table.n}", answers=self.table.n, to=to))
        return line

    def notices(self) -> list[tuple[str, int, int]]:
        return [(notice.kind, notice.seat, notice.by) for notice in views.table_view(self.table, HOST).notices]


def test_an_undo_needs_everybody_whom_a_bot_has_replaced() -> None:
    scene = Scene()
    before = scene.table.entries
    scene.substitute(BEN)
    scene.substitute(CLEO)
    scene.bids()
    scene.substitute(BEN, "")
    assert isinstance(scene.undo(before), UndoProposed)
    assert views.table_view(scene.table, HOST).proposal == Proposal(seat=HOST, to=before, open=[BEN, CLEO])
    for seat in (BEN, CLEO):
        lines = scene.ask(seat, messages.AnswerProposal(id=f"y{seat}", answers=scene.table.n, yes=True))
    assert isinstance(lines[-1], Undone)
    assert scene.table.entries == before


def test_seats_that_bots_have_always_played_are_not_asked() -> None:
    scene = Scene(people=1)
    before = scene.table.entries
    scene.bids()
    assert isinstance(scene.undo(before), Undone)


def test_a_finished_game_stays_finished() -> None:
    scene = Scene()
    scene.substitute(BEN)
    scene.substitute(CLEO)
    scene.finish()
    with pytest.raises(Refusal, match="finished"):
        scene.undo(0)


def test_a_snapshot_remembers_what_the_log_shows() -> None:
    scene = Scene()
    scene.bids()
    scene.substitute(BEN)
    session = scene.table.session
    assert session is not None
    snapshot = scene.table._take_snapshot(session)
    restored = Table("t", scene.setup, scene.lines, snapshot)
    assert restored.voters(HOST) == scene.table.voters(HOST) == [BEN, CLEO]
    assert list(restored.notices) == list(scene.table.notices)


def test_the_log_shows_undos_and_changes_of_seats_to_everybody() -> None:
    scene = Scene()
    scene.substitute(BEN)
    scene.substitute(BEN, "")
    scene.play(HOST, "bid 3")
    scene.undo(scene.table.entries - 1)
    assert scene.notices() == [("bot-substituted", BEN, HOST), ("person-returned", BEN, HOST), ("undone", HOST, HOST)]


def test_a_seat_that_a_bot_plays_shows_its_secrets_to_nobody_else() -> None:
    scene = Scene()
    scene.play(BEN, "bid 40")
    scene.substitute(BEN)
    assert views.table_view(scene.table, HOST).view.own_bid is None
    assert scene.lines[-1] == BotSubstituted(time=2.0, id=scene.lines[-1].id, seat=BEN, by=HOST, bot="random")
