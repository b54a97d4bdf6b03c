"""Finished analyses in a folder, found again by the fingerprint of their record."""

from pathlib import Path

import msgspec

from pessoi.insight.analysis import Plan, Study
from pessoi.insight.models import Analysis, AnalysisResult, AnalysisSummary

VERSION = 1
"""Raised when analyses come out differently; those of other versions are not used."""
MOST_STORED = 500
"""The oldest analyses are removed beyond this number."""


def finished(study: Study, summary: AnalysisSummary) -> Analysis:
    """All that was found out."""
    return Analysis(
        version=VERSION,
        record=study.plan.fingerprint,
        seed=study.plan.seed,
        effort=str(study.plan.effort),
        start=study.start,
        decisions=[study.decisions[entry] for entry in sorted(study.decisions)],
        summary=summary,
    )


def results(analysis: Analysis) -> list[AnalysisResult]:
    """A finished analysis as a stream."""
    return [analysis.start, *analysis.decisions, analysis.summary]


class AnalysisStore:
    """A folder of analyses."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, plan: Plan) -> Analysis | None:
        """The stored analysis with the same record, seed and effort, if there is one."""
        file = self._file(plan)
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Analysis)
        except (OSError, msgspec.DecodeError):
            return None
        wanted = (VERSION, plan.fingerprint, plan.seed, str(plan.effort))
        return found if (found.version, found.record, found.seed, found.effort) == wanted else None

    def keep(self, plan: Plan, analysis: Analysis) -> None:
        """Store an analysis, unless time stopped it early."""
        if analysis.summary.stopped:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._file(plan)
        draft = file.with_suffix(".part")
        draft.write_bytes(msgspec.json.encode(analysis))
        draft.replace(file)
        stored = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for old in stored[:-MOST_STORED]:
            old.unlink(missing_ok=True)

    def _file(self, plan: Plan) -> Path:
        return self._folder / f"{plan.fingerprint}-{plan.seed}-{plan.effort}.json"
