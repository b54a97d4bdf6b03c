"""Measure analysis and puzzles: `.venv/bin/python tools/insight.py plants zeus --count 25 --out build/insight`.

`plants`: a bot's move is replaced by a clearly worse one, by the judgement of a reference with other worlds; counts how
many of these the analysis calls a mistake. `alarms`: counts how many moves of a strong bot it calls inexact or mistakes
although a reference with four times the looks finds no loss. `puzzles`: counts how many answers hold with a fresh seed.
`speed`: the time of the first pass over the longest stored record. Every part appends what it finds, one by one, to
`<out>/<part>.jsonl`, so that it can be stopped at any time; `report` writes the sums into docs/insight.md.
"""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import chain, cycle, islice
from math import sqrt
from pathlib import Path

from sections import fill

import pessoi.games
from pessoi import Game, Rng
from pessoi.bots.policies import PolicyCache
from pessoi.core import record as records
from pessoi.core.state import State
from pessoi.insight.analysis import Effort, Job, again, is_doubtful, judge, judge_all, plan
from pessoi.insight.looks import Comparison
from pessoi.insight.models import JudgedDecision
from pessoi.insight.puzzle_maker import LOOKS, MORE
from pessoi.insight.puzzles import puzzles, puzzles_file
from pessoi.insight.selfplay import decisions, searching_bot

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("plants", "alarms", "puzzles", "speed", "report")
REFERENCE = 1000
"""The looks that find a clearly worse move."""
LONG_REFERENCE = 8000
"""The looks that decide whether an alarm was false."""
CLEARLY_WORSE, SURELY = 0.15, 4.0
"""What a planted mistake loses by the reference: this much, and this many standard errors."""
NO_LOSS = 0.02
DOCUMENT = ROOT / "docs" / "insight.md"
SHARES = {
    "plants": ("planted", "flagged"),
    "alarms": ("judged", "false"),
    "puzzles": ("puzzles", "held"),
    "speed": ("", ""),
}
"""For every part, what is counted and which share of it matters."""
STRIDE = 7
"""Every seventh decision is taken, so that a sample comes from several games."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("part", choices=PARTS)
    options.add_argument("game", nargs="?", choices=pessoi.games.names())
    options.add_argument("--count", type=int, default=25)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--player", default="search:200", help="the bot whose games are taken")
    options.add_argument("--records", type=Path, default=ROOT / "tests" / "records")
    options.add_argument("--out", type=Path, default=ROOT / "build" / "insight")
    given = options.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    if given.part == "report":
        report(given.out)
        return
    measured = {"plants": plants, "alarms": alarms, "puzzles": held, "speed": speed}[given.part]
    for key in [given.game] if given.game else pessoi.games.names():
        for found in islice(measured(pessoi.game(key), given), given.count):
            with (given.out / f"{given.part}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps({"game": key, **found}) + "\n")
            print(key, found, flush=True)


def sampled(game: Game, player: str, seed: int) -> Iterator[tuple[State, int, int, int]]:
    """Decisions from games of a bot, with every number of seats: the state, the seat, the bot's move and a seed."""
    chosen = searching_bot(player)
    rng = Rng(seed)
    tables = cycle([seats for seats in game.seats if seats > 1])
    played = (decisions(game.start(seats), chosen, rng) for seats in tables)
    for number, one in enumerate(chain.from_iterable(played), 1):
        if number % STRIDE == 0:
            yield one.state, one.seat, one.hint.move, seed * 1_000_003 + number


def settled(job: Job) -> JudgedDecision:
    """The last word of an analysis on one decision."""
    decision = judge(job)
    for stage in range(len(Effort().second)):
        if is_doubtful(decision, stage):
            decision = judge(again(job, Effort(), stage))
    return decision


def job(state: State, seat: int, move: int, seed: int) -> Job:
    return Job(state.rules.game.key, state.position(), 1, seat, move, seed, Effort().first)


Found = dict[str, float]
"""What is counted, by name."""


def plants(game: Game, given: argparse.Namespace) -> Iterator[Found]:
    """Plant mistakes and see which are flagged."""
    policies = PolicyCache()
    for state, seat, _, seed in sampled(game, given.player, given.seed):
        reference = Comparison(state, seat, seed + 7, policies, tuple(some(state.legal(seat), seed)))
        reference.run(REFERENCE)
        worse = [one for one in reference.estimates() if one.loss >= CLEARLY_WORSE and one.loss >= SURELY * one.error]
        if worse:
            verdict = settled(job(state, seat, worse[-1].move, seed)).verdict
            yield {"planted": 1, "flagged": int(verdict == "mistake")}


def some(legal: list[int], seed: int) -> list[int]:
    """Three legal moves at random."""
    rng = Rng(seed)
    return [rng.one_of(legal) for _ in range(3)]


def alarms(game: Game, given: argparse.Namespace) -> Iterator[Found]:
    """Find false alarms among the moves of a strong bot."""
    policies = PolicyCache()
    for state, seat, move, seed in sampled(game, given.player, given.seed + 1):
        named = settled(job(state, seat, move, seed)).verdict != "good"
        false = False
        if named:
            reference = Comparison(state, seat, seed + 7, policies, (move,))
            reference.run(LONG_REFERENCE)
            false = next(one.loss for one in reference.estimates() if one.move == move) <= NO_LOSS
        yield {"judged": 1, "named": int(named), "false": int(false)}


def held(game: Game, given: argparse.Namespace) -> Iterator[Found]:
    """See of which puzzles the answer is the best move again with a fresh seed."""
    policies = PolicyCache()
    for number, one in enumerate(puzzles(game)):
        state = game.position(one.position)
        compared = Comparison(state, one.seat, given.seed * 77_003 + number, policies)
        compared.run(MORE * LOOKS)
        yield {"puzzles": 1, "held": int(game.moves.name(compared.estimates()[0].move) == one.answer)}


def speed(game: Game, given: argparse.Namespace) -> Iterator[Found]:
    """Time the first pass on the longest record of a game, in one process."""
    found = [records.read(path) for path in sorted((given.records / game.key).glob("*.jsonl"))]
    longest = max(found, key=len)
    planned = plan(longest)
    begin = time.process_time()
    judged = len(list(judge_all(planned.jobs)))
    yield {"entries": len(longest), "decisions": judged, "cpu seconds": round(time.process_time() - begin, 1)}


def report(folder: Path) -> None:
    """Write what was measured into docs/insight.md, one line for each game and one for all."""
    fill(DOCUMENT, "shipped", shipped())
    for part, (of, share) in SHARES.items():
        path = folder / f"{part}.jsonl"
        if not path.exists():
            continue
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        names = list(rows[0])[1:]
        totals = {key: dict.fromkeys(names, 0.0) for key in sorted({row["game"] for row in rows})}
        for row in rows:
            for name in names:
                totals[row["game"]][name] += row[name]
        if share:
            totals["**all**"] = {name: sum(total[name] for total in totals.values()) for name in names}
        lines = ["| " + " | ".join(["game", *names, *(["share"] if share else [])]) + " |"]
        lines.append("|" + "---|" * (lines[0].count("|") - 1))
        for key, total in totals.items():
            cells = [key, *(f"{total[name]:g}" for name in names)]
            lines.append("| " + " | ".join([*cells, *([interval(total[share], total[of])] if share else [])]) + " |")
        fill(DOCUMENT, part, "\n".join(lines))


def shipped() -> str:
    """The shipped puzzles by game and rating, and the size of their files."""
    lines = ["| game | puzzles | 1000 | 1300 | 1600 | 1900 | themes | KB |", "|---|---|---|---|---|---|---|---|"]
    for game in pessoi.games.working():
        found = puzzles(game)
        if found:
            ratings = [str(sum(one.rating == rating for one in found)) for rating in (1000, 1300, 1600, 1900)]
            size = puzzles_file(game.folder).stat().st_size // 1000
            themes = len({one.theme for one in found})
            lines.append(f"| {game.key} | {len(found)} | " + " | ".join(ratings) + f" | {themes} | {size} |")
    return "\n".join(lines)


def interval(part: float, whole: float) -> str:
    """Wilson's interval for a share, in percent."""
    share, deviation = part / whole, 1.96
    middle = (share + deviation**2 / (2 * whole)) / (1 + deviation**2 / whole)
    width = deviation * sqrt(share * (1 - share) / whole + deviation**2 / (4 * whole**2)) / (1 + deviation**2 / whole)
    return f"{100 * share:.1f} % ({100 * max(0.0, middle - width):.1f}–{100 * min(1.0, middle + width):.1f})"


if __name__ == "__main__":
    main()
