"""One game between bots, and what is written down about it."""

from dataclasses import dataclass
from io import BytesIO

import msgspec

from pessoi import games
from pessoi.arena.lab import needed
from pessoi.arena.plan import Pairing, Plan
from pessoi.bots import Bot, Knowledge, bot
from pessoi.core import record as records
from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.policy import LONG
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE


@dataclass(frozen=True)
class Part:
    """What a batch leaves behind: how many games it was, and a Parquet file for every table."""

    games: int
    files: dict[str, bytes]


class Batch:
    """The rows of some games as columns, by table."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, list[object]]] = {}

    def add(self, table: str, **row: object) -> None:
        """Append a row."""
        columns = self.tables.setdefault(table, {name: [] for name in row})
        for name, value in row.items():
            columns[name].append(value)

    def part(self) -> Part:
        """The tables written as Parquet, here where they were made, so that the work is shared."""
        frame = needed("polars").DataFrame
        files = {}
        for name, columns in self.tables.items():
            written = BytesIO()
            frame(columns).write_parquet(written)
            files[name] = written.getvalue()
        return Part(len(self.tables["games"]["game"]), files)


def play_batch(plan: Plan, number: int) -> Part:
    """Play the games of one batch, here and now."""
    game = games.game(plan.game)
    bots = [bot(spelling) for spelling in plan.bots]
    batch = Batch()
    for pairing in plan.pairings(number):
        _Match(game, plan, pairing, bots).play_into(batch)
    return batch.part()


def _wins(state: State) -> list[float]:
    """Each seat's part of the win; alone, whether the play was a success."""
    if state.seats == 1:
        return [float(state.success() > 0)]
    ranks = list(state.ranking)
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


class _Match:
    """A game as it is played. Chance has a stream of its own, the same for all rotations of a deal."""

    def __init__(self, game: Game, plan: Plan, pairing: Pairing, bots: list[Bot]) -> None:
        self.game = game
        self.plan = plan
        self.pairing = pairing
        self.names = [plan.bots[index] for index in pairing.seated]
        self.bots = [bots[index] for index in pairing.seated]
        self.fate = Rng(pairing.seed)
        self.dice = [Rng(pairing.seed + 1 + index) for index in pairing.seated]
        self.offered: list[dict[int, int]] = [{} for _ in self.names]
        self.chosen: list[dict[int, int]] = [{} for _ in self.names]
        self.told: list[Event] = []
        head = records.header(game, plan.seats, plan.options, self.names)
        self.record = records.Record(msgspec.structs.replace(head, time=""))

    def play_into(self, batch: Batch) -> None:
        """Play to the end and add the rows."""
        state = self.game.start(self.plan.seats, self.plan.options)
        length = 0
        while not state.over:
            seat, move = self._next(state)
            state.log = self.told
            state.apply(seat, move)
            state.log = None
            length += 1
            if self.plan.records:
                table = self.game.outcomes if seat == CHANCE else self.game.moves
                self.record.add(seat, table.name(move))
        self._write(batch, state, length)

    def _next(self, state: State) -> tuple[int, int]:
        seat = state.actors[0]
        if seat == CHANCE:
            return seat, state.sample(self.fate)
        knowledge = Knowledge(state, seat)
        move = self.bots[seat].choose(knowledge, self.dice[seat])
        if len(knowledge.legal) <= LONG:
            for open_move in knowledge.legal:
                self.offered[seat][open_move] = self.offered[seat].get(open_move, 0) + 1
        self.chosen[seat][move] = self.chosen[seat].get(move, 0) + 1
        return seat, move

    def _write(self, batch: Batch, state: State, length: int) -> None:
        number = self.pairing.number
        scores, ranks = list(state.scores), list(state.ranking)
        sources = self.game.sources(state, self.told)
        batch.add(
            "games",
            game=number,
            deal=self.pairing.deal,
            bots=self.names,
            scores=scores,
            ranks=ranks,
            length=length,
            ending=str(getattr(state.view(None), "ending", None) or "end"),
        )
        wins = _wins(state)
        for seat, name in enumerate(self.names):
            batch.add(
                "seats",
                game=number,
                seat=seat,
                place=self.pairing.seated[seat],
                bot=name,
                score=scores[seat],
                rank=ranks[seat],
                win=wins[seat],
            )
            self._write_seat(batch, seat, sources[seat])
        if self.plan.records:
            batch.add("records", game=number, record=self.record.lines())

    def _write_seat(self, batch: Batch, seat: int, sources: dict[str, int]) -> None:
        """Where a seat's points came from, and what it chose."""
        number = self.pairing.number
        for source, points in sources.items():
            batch.add("sources", game=number, seat=seat, source=source, points=points)
        offered, chosen = self.offered[seat], self.chosen[seat]
        for move in sorted(offered.keys() | chosen.keys()):
            row = self.game.moves[move]
            batch.add(
                "choices",
                game=number,
                seat=seat,
                kind=row.kind,
                move=row.name,
                offered=offered.get(move, 0),
                chosen=chosen.get(move, 0),
            )
