"""Results on disk: a folder with the plan, a part for every finished batch, and in the end one Parquet file per table.

A part appears at once or not at all, so a run that was killed goes on with nothing lost and nothing doubled.
"""

import shutil
from pathlib import Path
from typing import Any

import msgspec

from pessoi.arena.lab import needed
from pessoi.arena.match import Part
from pessoi.arena.plan import Plan
from pessoi.core.errors import UserError, unfit

TABLES = ("games", "seats", "sources", "choices", "records")


class StoreError(UserError):
    """A folder that does not hold what is asked of it."""


class Store:
    """The folder of one run."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.parts = folder / "parts"
        self._agree()

    def _agree(self) -> None:
        file = self.folder / "plan.json"
        if file.exists():
            there = read_plan(self.folder)
            different = [name for name in Plan.__struct_fields__ if getattr(there, name) != getattr(self.plan, name)]
            if different:
                why = [UserError("run-differs", name=name, found=repr(getattr(there, name))) for name in different]
                raise StoreError("other-run", folder=self.folder, why=why)
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(".part")
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n")
        draft.replace(file)

    @property
    def finished(self) -> bool:
        """Whether all is there."""
        return (self.folder / "games.parquet").exists()

    def missing(self) -> list[int]:
        """The batches still to be played."""
        if self.finished:
            return []
        return [number for number in range(self.plan.batches) if not self._part(number).exists()]

    def add(self, number: int, part: Part) -> None:
        """Write one part."""
        draft = self.parts / f"draft-{number:06}"
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir(parents=True)
        for name, written in part.files.items():
            (draft / f"{name}.parquet").write_bytes(written)
        draft.rename(self._part(number))

    def finish(self) -> None:
        """Put the parts together; the table of games comes last, because it says that all is there."""
        if self.finished:
            return
        lab = needed("polars")
        for table in reversed(TABLES):
            files = [self._part(number) / f"{table}.parquet" for number in range(self.plan.batches)]
            there = [file for file in files if file.exists()]
            if there:
                draft = self.folder / f"{table}.draft"
                lab.concat([lab.read_parquet(file) for file in there]).write_parquet(draft)
                draft.replace(self.folder / f"{table}.parquet")
        shutil.rmtree(self.parts, ignore_errors=True)

    def _part(self, number: int) -> Path:
        return self.parts / f"{number:06}"


def read_plan(folder: Path) -> Plan:
    """The plan of a run."""
    file = folder / "plan.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except OSError:
        raise StoreError("no-run", folder=folder) from None
    except msgspec.DecodeError as error:
        raise StoreError("not-a-plan", file=file, why=unfit(error)) from None


def table(folder: Path, name: str) -> Any:
    """One table of a finished run."""
    file = folder / f"{name}.parquet"
    if not file.exists():
        read_plan(folder)
        raise StoreError("unfinished-run", folder=folder)
    return needed("polars").read_parquet(file)
