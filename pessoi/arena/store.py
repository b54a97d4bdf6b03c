"""Results on disk: a folder with the plan, a part for every finished batch, and at the end one Parquet file per table.

A part is written atomically, so that a killed run can be continued without losing or repeating a finished batch.
"""

import shutil
from pathlib import Path
from typing import Any

import msgspec

from pessoi.arena.extras import load_extra
from pessoi.arena.match import BatchResult
from pessoi.arena.plan import Plan
from pessoi.core.errors import UserError, unfit

TABLES = ("games", "seats", "sources", "choices", "records")


class StoreError(UserError):
    """A folder without the requested run or table."""


class Store:
    """The folder of one run."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.parts = folder / "parts"
        self._check_plan()

    def _check_plan(self) -> None:
        """Write the plan; raises StoreError if the folder has a different one."""
        file = self.folder / "plan.json"
        if file.exists():
            stored = read_plan(self.folder)
            different = [name for name in Plan.__struct_fields__ if getattr(stored, name) != getattr(self.plan, name)]
            if different:
                why = [UserError("run-differs", name=name, found=repr(getattr(stored, name))) for name in different]
                raise StoreError("other-run", folder=self.folder, why=why)
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(".part")
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n")
        draft.replace(file)

    @property
    def finished(self) -> bool:
        """Whether all tables are written."""
        return (self.folder / "games.parquet").exists()

    def missing(self) -> list[int]:
        """The batches still to be played."""
        if self.finished:
            return []
        return [number for number in range(self.plan.batches) if not self._part(number).exists()]

    def add(self, number: int, result: BatchResult) -> None:
        """Write the part of a batch."""
        draft = self.parts / f"draft-{number:06}"
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir(parents=True)
        for name, content in result.files.items():
            (draft / f"{name}.parquet").write_bytes(content)
        draft.rename(self._part(number))

    def finish(self) -> None:
        """Combine the parts. The table of games is written last, because it marks the run as finished."""
        if self.finished:
            return
        polars = load_extra("polars")
        for table in reversed(TABLES):
            files = [self._part(number) / f"{table}.parquet" for number in range(self.plan.batches)]
            existing = [file for file in files if file.exists()]
            if existing:
                draft = self.folder / f"{table}.draft"
                polars.concat([polars.read_parquet(file) for file in existing]).write_parquet(draft)
                draft.replace(self.folder / f"{table}.parquet")
        shutil.rmtree(self.parts, ignore_errors=True)

    def _part(self, number: int) -> Path:
        return self.parts / f"{number:06}"


def read_plan(folder: Path) -> Plan:
    """Read the plan of a run; raises StoreError if there is none."""
    file = folder / "plan.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except OSError:
        raise StoreError("no-run", folder=folder) from None
    except msgspec.DecodeError as error:
        raise StoreError("not-a-plan", file=file, why=unfit(error)) from None


def read_table(folder: Path, name: str) -> Any:
    """Read a table of a finished run; raises StoreError if it is not finished."""
    file = folder / f"{name}.parquet"
    if not file.exists():
        read_plan(folder)
        raise StoreError("unfinished-run", folder=folder)
    return load_extra("polars").read_parquet(file)
