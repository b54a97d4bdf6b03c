"""Puzzles over HTTP."""

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from pessoi import games
from pessoi.core.state import State
from pessoi.insight import puzzles
from pessoi.insight.models import Puzzle
from pessoi.protocol.study import PuzzleAnswer, PuzzleAttempt, PuzzleHead, PuzzleList, PuzzleStep, PuzzleView
from pessoi.protocol.views import decision, move_view
from pessoi.server.guard import HttpError, client_address
from pessoi.server.routes import AnyRequest, refused
from pessoi.study.puzzle_ratings import PuzzleRatings

MOST_LISTED = 500

PuzzleId = Annotated[str, PathParameter(description="the puzzle")]


@get("/api/puzzles", responses=refused(404))
async def puzzle_list(
    ratings: NamedDependency[PuzzleRatings],
    game: Annotated[str, QueryParameter(description="the game; by default all")] = "",
    theme: Annotated[str, QueryParameter(description="the kind of decision")] = "",
    low: Annotated[int, QueryParameter(ge=0, le=9999, description="the lowest rating")] = 0,
    high: Annotated[int, QueryParameter(ge=0, le=9999, description="the highest rating")] = 9999,
) -> PuzzleList:
    """The puzzles, the easiest first."""
    found = puzzles.chosen(games.game(game) if game else None)
    changed = await ratings.all()
    heads = [
        PuzzleHead(id=one.id, game=one.game, theme=one.theme, rating=changed.get(one.id, one.rating)) for one in found
    ]
    wanted = [one for one in heads if theme in ("", one.theme) and low <= one.rating <= high]
    wanted.sort(key=lambda one: (one.rating, one.id))
    return PuzzleList(puzzles=wanted[:MOST_LISTED], themes=Counter(one.theme for one in found))


@get("/api/puzzles/today", responses=refused(404))
async def puzzle_of_the_day(ratings: NamedDependency[PuzzleRatings]) -> PuzzleView:
    """The puzzle of this day, in universal time."""
    return await _shown(_found(lambda: puzzles.of_the_day(datetime.now(UTC).date())), ratings)


@get("/api/puzzles/{key:str}", responses=refused(404))
async def puzzle(key: PuzzleId, ratings: NamedDependency[PuzzleRatings]) -> PuzzleView:
    """A puzzle by its id."""
    return await _shown(_found(lambda: puzzles.puzzle(key)), ratings)


@post("/api/puzzles/{key:str}", status_code=HTTP_200_OK, responses=refused(404, 413))
async def answer_puzzle(
    key: PuzzleId, data: JSONBody[PuzzleAttempt], request: AnyRequest, ratings: NamedDependency[PuzzleRatings]
) -> PuzzleAnswer:
    """What an answer is worth, and the solution."""
    asked = _found(lambda: puzzles.puzzle(key))
    judged = puzzles.check(asked, data.move)
    if data.rating is not None:
        await ratings.count(asked, judged.verdict, data.rating, client_address(request))
    return PuzzleAnswer(
        verdict=judged.verdict,
        loss=judged.loss,
        answer=asked.answer,
        choices=asked.choices,
        reasons=asked.reasons,
        line=_line(asked),
    )


def _found(find: Callable[[], Puzzle]) -> Puzzle:
    """A puzzle; raises HttpError if there is none."""
    try:
        return find()
    except puzzles.UnknownPuzzle:
        raise HttpError(404, "not-found") from None


async def _shown(asked: Puzzle, ratings: PuzzleRatings) -> PuzzleView:
    """A puzzle through the eyes of its seat, with its rating on this server."""
    game = games.game(asked.game)
    state = game.position(asked.position)
    return PuzzleView(
        id=asked.id,
        game=asked.game,
        options=game.options.chosen(state.rules.options),
        seats=state.seats,
        seat=asked.seat,
        theme=asked.theme,
        rating=await ratings.of(asked),
        view=_seen(state, asked.seat),
        decision=decision(state, asked.seat),
    )


def _line(asked: Puzzle) -> list[PuzzleStep]:
    """The line of a puzzle through the eyes of its seat."""
    return [
        PuzzleStep(seat=one.seat, move=move_view(one.before, one.seat, one.move), view=_seen(one.after, asked.seat))
        for one in puzzles.played_line(asked)
    ]


def _seen(state: State, seat: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(state.view(seat)))
