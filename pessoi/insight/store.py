"""Finished analyses in a folder, found again by the fingerprint of their record."""

import hashlib
from pathlib import Path

import msgspec

from pessoi.core.record import Record
from pessoi.insight.analysis import Study
from pessoi.insight.models import Analysis, Result, Summary

VERSION = 1
"""Raised when analyses come out differently; those of other versions are not used."""
MOST_STORED = 500
"""The oldest analyses are removed beyond this number."""


def fingerprint(record: Record) -> str:
    """A name for what was played: setup, moves and outcomes."""
    return hashlib.sha256(record.lines().encode()).hexdigest()[:32]


def finished(study: Study, summary: Summary) -> Analysis:
    """All that was found out."""
    return Analysis(
        version=VERSION,
        record=fingerprint(study.record),
        seed=study.seed,
        effort=str(study.effort),
        start=study.start,
        decisions=[study.decisions[entry] for entry in sorted(study.decisions)],
        summary=summary,
    )


def results(analysis: Analysis) -> list[Result]:
    """A finished analysis as a stream."""
    return [analysis.start, *analysis.decisions, analysis.summary]


class AnalysisStore:
    """A folder of analyses."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, study: Study) -> Analysis | None:
        """The stored analysis with the same record, seed and effort, if there is one."""
        file = self._file(study)
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Analysis)
        except (OSError, msgspec.DecodeError):
            return None
        wanted = (VERSION, fingerprint(study.record), study.seed, str(study.effort))
        return found if (found.version, found.record, found.seed, found.effort) == wanted else None

    def keep(self, study: Study, analysis: Analysis) -> None:
        """Store an analysis, unless time stopped it early."""
        if analysis.summary.stopped:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._file(study)
        draft = file.with_suffix(".part")
        draft.write_bytes(msgspec.json.encode(analysis))
        draft.replace(file)
        stored = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for old in stored[:-MOST_STORED]:
            old.unlink(missing_ok=True)

    def _file(self, study: Study) -> Path:
        return self._folder / f"{fingerprint(study.record)}-{study.seed}-{study.effort}.json"
