"""One game between bots, and what is written down about it."""

from dataclasses import dataclass, field

import msgspec

from pessoi import games
from pessoi.arena.plan import Pairing, Plan
from pessoi.bots import Knowledge, bot
from pessoi.core import record as records
from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.judgement import LONG
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE

Row = dict[str, object]

SCORING = "score"
"""The chapter of a rulebook in which points are paid out at the end."""
RESULTS = {"place", "rank", "target"}
"""Arguments of events that tell a result and not a gain."""


@dataclass
class Batch:
    """The rows of some games, by table."""

    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    sources: list[Row] = field(default_factory=list)
    choices: list[Row] = field(default_factory=list)
    records: list[Row] = field(default_factory=list)


def play_batch(plan: Plan, number: int) -> Batch:
    """Play the games of one batch, here and now."""
    game = games.game(plan.game)
    batch = Batch()
    for pairing in plan.pairings(number):
        _Match(game, plan, pairing).play_into(batch)
    return batch


class _Match:
    """A game as it is played. Chance has a stream of its own, the same for all rotations of a deal."""

    def __init__(self, game: Game, plan: Plan, pairing: Pairing) -> None:
        self.game = game
        self.plan = plan
        self.pairing = pairing
        self.names = [plan.bots[index] for index in pairing.seated]
        self.bots = [bot(name) for name in self.names]
        self.fate = Rng(pairing.seed)
        self.dice = [Rng(pairing.seed + 1 + index) for index in pairing.seated]
        self.offered: list[dict[int, int]] = [{} for _ in self.names]
        self.chosen: list[dict[int, int]] = [{} for _ in self.names]
        self.sources: list[dict[str, int]] = [{} for _ in self.names]
        head = records.header(game, plan.seats, plan.options, self.names)
        self.record = records.Record(msgspec.structs.replace(head, time=""))

    def play_into(self, batch: Batch) -> None:
        """Play to the end and add the rows."""
        state = self.game.start(self.plan.seats, self.plan.options)
        length = 0
        while not state.over:
            seat, move = self._next(state)
            log: list[Event] = []
            state.log = log
            state.apply(seat, move)
            state.log = None
            self._count_points(log)
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

    def _count_points(self, log: list[Event]) -> None:
        """Where points come from, as far as the log tells: those named in an event, and what the final scoring pays."""
        for event in log:
            arguments = event.arguments
            points = arguments.get("points")
            if points is None and event.rule.split(".")[1] == SCORING:
                points = arguments.get("amount")
            if points is None or "seat" not in arguments or not RESULTS.isdisjoint(arguments):
                continue
            source = event.message + (f" {arguments['size']}" if "size" in arguments else "")
            sources = self.sources[arguments["seat"]]
            sources[source] = sources.get(source, 0) + points

    def _write(self, batch: Batch, state: State, length: int) -> None:
        number = self.pairing.number
        scores, ranks = list(state.scores), list(state.ranking)
        batch.games.append(
            {
                "game": number,
                "deal": self.pairing.deal,
                "bots": self.names,
                "scores": scores,
                "ranks": ranks,
                "length": length,
                "ending": str(getattr(state.view(None), "ending", None) or "end"),
            }
        )
        winners = ranks.count(1)
        for seat, name in enumerate(self.names):
            batch.seats.append(
                {
                    "game": number,
                    "seat": seat,
                    "place": self.pairing.seated[seat],
                    "bot": name,
                    "score": scores[seat],
                    "rank": ranks[seat],
                    "win": 1 / winners if ranks[seat] == 1 else 0.0,
                }
            )
            sources = self.sources[seat]
            sources["rest"] = scores[seat] - sum(sources.values())
            for source, points in sources.items():
                batch.sources.append({"game": number, "seat": seat, "source": source, "points": points})
            for move in sorted(self.offered[seat].keys() | self.chosen[seat].keys()):
                row = self.game.moves[move]
                batch.choices.append(
                    {
                        "game": number,
                        "seat": seat,
                        "kind": row.kind,
                        "move": row.name,
                        "offered": self.offered[seat].get(move, 0),
                        "chosen": self.chosen[seat].get(move, 0),
                    }
                )
        if self.plan.records:
            batch.records.append({"game": number, "record": self.record.lines()})
