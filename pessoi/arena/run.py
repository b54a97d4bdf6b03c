"""A run of the arena from beginning to end, with a bar that shows how fast it goes and how long it will take."""

import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from pessoi.arena.engine import Engine
from pessoi.arena.plan import Plan
from pessoi.arena.shares import Share, wilson
from pessoi.arena.store import Store, table

Advance = Callable[[int], None]


def run(plan: Plan, folder: Path, engine: Engine, advance: Advance | None = None) -> None:
    """Play what is missing and put the results together. `advance` is told how many games were added."""
    store = Store(folder, plan)
    missing = store.missing()
    if advance is not None:
        advance(plan.games - sum(len(list(plan.pairings(number))) for number in missing))
    for number, part in engine.play(plan, missing):
        store.add(number, part)
        if advance is not None:
            advance(part.games)
    store.finish()


def run_shown(plan: Plan, folder: Path, engine: Engine, title: str, console: Console) -> None:
    """The same with a progress bar."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(title, total=plan.games, rate="")
        begin = time.perf_counter()
        counted: list[int] = []

        def advance(games: int) -> None:
            counted.append(games)
            new = sum(counted[1:])
            rate = new / (time.perf_counter() - begin)
            bar.update(task, advance=games, rate=f"{rate:.1f}/s" if new else "")

        run(plan, folder, engine, advance)


def standings(folder: Path) -> dict[str, Share]:
    """Every bot's share of wins at one seat of the table, the best first."""
    seats = table(folder, "seats")
    shares = {
        str(name): wilson(float(rows["win"].sum()), len(rows))
        for (name,), rows in seats.group_by(["bot"], maintain_order=True)
    }
    return dict(sorted(shares.items(), key=lambda entry: -entry[1].value))
