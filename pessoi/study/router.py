"""The endpoints of this package, as an addition to the server's own."""

from litestar import Router
from litestar.di import Provide

from pessoi.server.tables.registry import TableRegistry
from pessoi.study import analyses, campaigns, puzzles, statistics
from pessoi.study.puzzle_ratings import PuzzleRatings


def study_router(registry: TableRegistry, workers: int) -> Router:
    """All endpoints with what they need; `workers` is the number of processes that think."""
    studies = analyses.Studies(registry.bots, workers)
    ratings = PuzzleRatings(registry.storage)
    return Router(
        "/",
        route_handlers=[
            analyses.analysis,
            analyses.recorded_moment,
            puzzles.puzzle_list,
            puzzles.puzzle_of_the_day,
            puzzles.puzzle,
            puzzles.answer_puzzle,
            campaigns.campaign,
            statistics.statistics,
            statistics.lead,
        ],
        dependencies={
            "studies": Provide(lambda: studies, sync_to_thread=False),
            "ratings": Provide(lambda: ratings, sync_to_thread=False),
        },
    )
