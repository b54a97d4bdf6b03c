"""Play a run of the arena, with or without a progress bar, and read its win rates."""

import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from pessoi.arena.backends import Backend
from pessoi.arena.plan import Plan
from pessoi.arena.store import Store, read_table
from pessoi.arena.win_rate import WinRate, wilson

Advance = Callable[[int], None]


def run(plan: Plan, folder: Path, backend: Backend, advance: Advance | None = None) -> None:
    """Play the missing batches and combine the results. `advance` is called with the number of games added."""
    store = Store(folder, plan)
    missing = store.missing()
    if advance is not None:
        advance(plan.games - sum(len(list(plan.pairings(number))) for number in missing))
    for number, result in backend.play(plan, missing):
        store.add(number, result)
        if advance is not None:
            advance(result.games)
    store.finish()


def run_with_progress(plan: Plan, folder: Path, backend: Backend, title: str, console: Console) -> None:
    """Play a run and show a progress bar with the number of games per second."""
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
        added: list[int] = []

        def advance(games: int) -> None:
            added.append(games)
            new = sum(added[1:])
            rate = new / (time.perf_counter() - begin)
            bar.update(task, advance=games, rate=f"{rate:.1f}/s" if new else "")

        run(plan, folder, backend, advance)


def win_rates(folder: Path) -> dict[str, WinRate]:
    """Every bot's win rate per seat, the best first."""
    seats = read_table(folder, "seats")
    rates = {
        str(name): wilson(float(rows["win"].sum()), len(rows))
        for (name,), rows in seats.group_by(["bot"], maintain_order=True)
    }
    return dict(sorted(rates.items(), key=lambda entry: -entry[1].value))
