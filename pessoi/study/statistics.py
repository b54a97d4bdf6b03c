"""Statistics over HTTP: the results of the finished tables of this server, and how the scores of one went."""

import json
from itertools import groupby
from statistics import fmean

from litestar import get

from pessoi.protocol.study import Lead, Score, Statistics
from pessoi.server.guard import HttpError
from pessoi.server.routes import Actor, Registry, refused
from pessoi.server.storage.storage import Rows

RESULTS = "SELECT game, edition, seats, entries, scores, ranking FROM results"
LEAD_POINTS = 400
"""Maximum number of points in the course of the scores, besides the end."""


@get("/api/statistics")
async def statistics(registry: Registry) -> Statistics:
    """The results of the finished tables of this server by game, edition and number of seats."""
    (rows,) = await registry.storage.run([(RESULTS, ())])
    groups = groupby(sorted(rows), key=lambda row: row[:3])
    return Statistics(scores=[_score(list(finished)) for _, finished in groups])


def _score(finished: Rows) -> Score:
    """The results of all finished tables of one group."""
    game, edition, seats, *_ = finished[0]
    scores = [json.loads(scores) for *_, scores, _ in finished]
    rankings = [json.loads(ranking) for *_, ranking in finished]
    return Score(
        game=game,
        edition=edition,
        seats=seats,
        finished=len(finished),
        entries=fmean(entries for *_, entries, _, _ in finished),
        won=[sum(ranking[seat] == 1 for ranking in rankings) for seat in range(seats)],
        score=[fmean(points[seat] for points in scores) for seat in range(seats)],
    )


@get("/api/lead", responses=refused(401, 404, 409))
async def lead(actor: Actor) -> Lead:
    """The scores of all seats from the start to the end of a finished game."""
    table = actor.table
    if table.session is None:
        raise HttpError(409, "closed", str(table.closed or ""))
    if not table.over:
        raise HttpError(409, "not-over")
    stride = -(-table.entries // LEAD_POINTS) or 1
    entries = sorted({*range(0, table.entries, stride), table.entries})
    return Lead(entries=entries, scores=[list(table.history.at(entry).scores) for entry in entries])
