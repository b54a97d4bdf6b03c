"""Compare Pessoi with other engines in one run: print ratios as a table and write them to build/bench.json."""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import tables
from agents import batched, classic, single
from engine import arena, clones, compiled_moves, games, memory, moves, reference_loop, simulations
from page import click_latency
from peers import catanatron_moves, open_spiel_clones, open_spiel_moves, open_spiel_simulations

from pessoi import version
from pessoi.games import names

ROUNDS = 3
SECONDS = 0.7
ARENA = "zeus"
ARENA_GAMES = 4000
"""The arena is measured on one game, with many batches for every worker."""


@dataclass(frozen=True)
class Row:
    name: str
    ours: float
    peer: float | None
    ratio: float | None
    bar: float | None
    holds: bool | None


PEERS: dict[str, Callable[[float], float]] = {
    "backgammon": partial(open_spiel_moves, "backgammon"),
    "hearts": partial(open_spiel_moves, "hearts"),
    "catanatron": catanatron_moves,
    "backgammon clones": partial(open_spiel_clones, "backgammon"),
    "backgammon simulations": partial(open_spiel_simulations, "backgammon"),
    "connect_four": partial(classic, "connect_four_v3"),
    "texas_holdem": partial(classic, "texas_holdem_v4"),
    "loop": reference_loop,
}
OURS: dict[str, Callable[[str, float], float]] = {
    "moves": moves,
    "clones": clones,
    "compiled": compiled_moves,
    "simulations": simulations,
    "agents": single,
    "vector": batched,
    "games": games,
}


def main() -> None:
    print(f"pessoi {version.number()} ({'compiled' if version.compiled() else 'uncompiled'})")
    ours = {f"{key} {what}": partial(measure, key) for key in names() for what, measure in OURS.items()}
    best = measured({**PEERS, **ours})
    pairs = [(arena(ARENA, 1, ARENA_GAMES), arena(ARENA, 2, ARENA_GAMES)) for _ in range(ROUNDS)]
    one_worker, two_workers = (max(rates) for rates in zip(*pairs))
    rows: list[Row] = []
    for key in names():
        rate = best[f"{key} moves"]
        steps = best[f"{key} agents"]
        rows += [
            against(f"{key}: moves/s, OpenSpiel backgammon", rate, best["backgammon"], 4),
            against(f"{key}: moves/s, OpenSpiel hearts", rate, best["hearts"], 1),
            against(f"{key}: moves/s, Catanatron", rate, best["catanatron"], 10),
            against(f"{key}: clones/s, OpenSpiel backgammon", best[f"{key} clones"], best["backgammon clones"], 2),
            against(
                f"{key}: moves/s in compiled code, rounds/s of a loop", best[f"{key} compiled"], best["loop"], 0.02
            ),
            against(
                f"{key}: simulations/s, OpenSpiel's search",
                best[f"{key} simulations"],
                best["backgammon simulations"],
                3,
            ),
            against(f"{key}: agents' steps/s, PettingZoo connect_four", steps, best["connect_four"], 3),
            against(f"{key}: agents' steps/s, PettingZoo texas_holdem", steps, best["texas_holdem"], 3),
            against(f"{key}: agents' steps/s, vector against single", best[f"{key} vector"], steps, 2),
            Row(f"{key}: games/s, random play", best[f"{key} games"], None, None, None, None),
            Row(f"{key}: bytes per state", memory(key), None, None, None, None),
        ]
    rows.append(against("arena: games/s on two workers, on one", two_workers, one_worker, 1.8))
    rows += [row_of(found) for found in tables.compared_alone()]
    rows += [answered(key, *click_latency(key)) for key in names()]
    show(rows)
    write(rows)


def measured(subjects: dict[str, Callable[[float], float]]) -> dict[str, float]:
    """Return the best of several rounds. Every round runs all subjects, so that a busy moment affects all of them."""
    best = dict.fromkeys(subjects, 0.0)
    for number in range(ROUNDS):
        for name, measure in subjects.items():
            print(f"\rround {number + 1} of {ROUNDS}: {name:<30}", end="", file=sys.stderr, flush=True)
            best[name] = max(best[name], measure(SECONDS))
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    return best


def answered(key: str, wait: float, reference: float) -> Row:
    """Compare the latency of a click with that of the smallest request: it may take three times as long."""
    ratio = reference / wait
    return Row(f"{key}: ms from click to answer, smallest request", wait, reference, ratio, 0.33, ratio >= 0.33)


def row_of(found: tables.Compared) -> Row:
    name, ours, theirs, ratio, bar = found
    return Row(name, ours, theirs, ratio, bar, None if bar is None or ratio is None else ratio >= bar)


def against(name: str, ours: float, peer: float, bar: float) -> Row:
    ratio = ours / peer
    return Row(name, ours, peer, ratio, bar, ratio >= bar)


def show(rows: list[Row]) -> None:
    print(f"{'':<58}{'ours':>14}{'peer':>14}{'ratio':>8}{'bar':>6}")
    for row in rows:
        line = f"{row.name:<58}{row.ours:>14,.0f}"
        if row.peer is not None:
            line += f"{row.peer:>14,.0f}{row.ratio:>8.2f}"
        if row.bar is not None:
            line += f"{row.bar:>6g}  {'holds' if row.holds else 'MISSED'}"
        print(line)


def write(rows: list[Row]) -> None:
    target = Path("build/bench.json")
    target.parent.mkdir(exist_ok=True)
    started = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    target.write_text(json.dumps({"time": started, "rows": [asdict(row) for row in rows]}, indent=2) + "\n")


if __name__ == "__main__":
    main()
