"""Play the games of a batch and collect their results as tables."""

from dataclasses import dataclass
from io import BytesIO

import msgspec

from pessoi import games
from pessoi.arena.extras import load_extra
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
class BatchResult:
    """The result of a batch: its number of games, and every table as a Parquet file."""

    games: int
    files: dict[str, bytes]


class ResultTables:
    """The rows of all tables, stored by column."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, list[object]]] = {}

    def add(self, table: str, **row: object) -> None:
        """Append a row."""
        columns = self.tables.setdefault(table, {name: [] for name in row})
        for name, value in row.items():
            columns[name].append(value)

    def result(self) -> BatchResult:
        """Encode the tables as Parquet; done by the worker, so that the work is distributed."""
        frame = load_extra("polars").DataFrame
        files = {}
        for name, columns in self.tables.items():
            file = BytesIO()
            frame(columns).write_parquet(file)
            files[name] = file.getvalue()
        return BatchResult(len(self.tables["games"]["game"]), files)


def play_batch(plan: Plan, number: int) -> BatchResult:
    """Play the games of one batch in this process."""
    game = games.game(plan.game)
    bots = [bot(name) for name in plan.bots]
    tables = ResultTables()
    for pairing in plan.pairings(number):
        _Match(game, plan, pairing, bots).play(tables)
    return tables.result()


def _wins(state: State) -> list[float]:
    """Every seat's share of the win; in a solo game 1 for a success."""
    if state.seats == 1:
        return [float(state.success() > 0)]
    ranks = list(state.ranking)
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


class _Match:
    """One game. Chance uses a separate random stream, identical for all rotations of a deal."""

    def __init__(self, game: Game, plan: Plan, pairing: Pairing, bots: list[Bot]) -> None:
        self.game = game
        self.plan = plan
        self.pairing = pairing
        self.names = [plan.bots[index] for index in pairing.seated]
        self.bots = [bots[index] for index in pairing.seated]
        self.chance = Rng(pairing.seed)
        self.bot_rngs = [Rng(pairing.seed + 1 + index) for index in pairing.seated]
        self.offered: list[dict[int, int]] = [{} for _ in self.names]
        self.chosen: list[dict[int, int]] = [{} for _ in self.names]
        self.order: list[int] = []
        """The seats in the order of their first decisions."""
        self.events: list[Event] = []
        head = records.header(game, plan.seats, plan.options, self.names)
        self.record = records.Record(msgspec.structs.replace(head, time=""))

    def play(self, tables: ResultTables) -> None:
        """Play to the end and add the rows of the game."""
        state = self.game.start(self.plan.seats, self.plan.options)
        length = 0
        while not state.over:
            seat, move = self._next(state)
            state.log = self.events
            state.apply(seat, move)
            state.log = None
            length += 1
            if self.plan.records:
                table = self.game.outcomes if seat == CHANCE else self.game.moves
                self.record.add(seat, table.name(move))
        self._write(tables, state, length)

    def _next(self, state: State) -> tuple[int, int]:
        seat = state.actors[0]
        if seat == CHANCE:
            return seat, state.sample(self.chance)
        if seat not in self.order:
            self.order.append(seat)
        knowledge = Knowledge(state, seat)
        move = self.bots[seat].choose(knowledge, self.bot_rngs[seat])
        if len(knowledge.legal) <= LONG:
            for legal in knowledge.legal:
                self.offered[seat][legal] = self.offered[seat].get(legal, 0) + 1
        self.chosen[seat][move] = self.chosen[seat].get(move, 0) + 1
        return seat, move

    def _write(self, tables: ResultTables, state: State, length: int) -> None:
        number = self.pairing.number
        scores, ranks = list(state.scores), list(state.ranking)
        sources = self.game.sources(state, self.events)
        view = state.view(None)
        tables.add(
            "games",
            game=number,
            deal=self.pairing.deal,
            bots=self.names,
            scores=scores,
            ranks=ranks,
            length=length,
            rounds=getattr(view, "round", None),
            ending=str(getattr(view, "ending", None) or "end"),
        )
        wins = _wins(state)
        for seat, name in enumerate(self.names):
            tables.add(
                "seats",
                game=number,
                seat=seat,
                place=self.pairing.seated[seat],
                turn=self.order.index(seat) if seat in self.order else None,
                bot=name,
                score=scores[seat],
                rank=ranks[seat],
                win=wins[seat],
            )
            self._write_seat(tables, seat, sources[seat])
        if self.plan.records:
            tables.add("records", game=number, record=self.record.lines())

    def _write_seat(self, tables: ResultTables, seat: int, sources: dict[str, int]) -> None:
        """Add the sources of a seat's points and its choices."""
        number = self.pairing.number
        for source, points in sources.items():
            tables.add("sources", game=number, seat=seat, source=source, points=points)
        offered, chosen = self.offered[seat], self.chosen[seat]
        for move in sorted(offered.keys() | chosen.keys()):
            row = self.game.moves[move]
            tables.add(
                "choices",
                game=number,
                seat=seat,
                kind=row.kind,
                move=row.name,
                offered=offered.get(move, 0),
                chosen=chosen.get(move, 0),
            )
