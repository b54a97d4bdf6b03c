"""How a table starts: its setup and the first lines of its journal, from a game, a record or a position."""

import secrets
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from pessoi import games, lessons
from pessoi.bots.registry import DEFAULT_BOT, OFFERED
from pessoi.core import record as records
from pessoi.core.components import ComponentsError, Values
from pessoi.core.errors import UserError
from pessoi.core.game import Game
from pessoi.core.record import Entry, Record
from pessoi.core.rng import Rng
from pessoi.core.session import Session
from pessoi.protocol import http
from pessoi.protocol.views import Player
from pessoi.records import from_position, imagined
from pessoi.server.tables import journal, requests
from pessoi.server.tables.journal import AnyLine, Moved, Setup, StoredTable
from pessoi.server.tables.table import Table

MAX_ENTRIES = 10_000
"""Entries of an uploaded record: several times those of the longest game, and few enough to be undone at once."""

Boxes = Mapping[str, Values]
"""The numbers of this server for some games, which new tables use if the request has none."""


class OpeningError(ValueError):
    """A table cannot be set up as it was requested, and why."""


def check_upload(request: http.NewTable, now: float, boxes: Boxes) -> StoredTable | ComponentsError | OpeningError:
    """The opening of a table from what was uploaded, or why there is none. Runs in another process."""
    try:
        return open_table(request, now, boxes)
    except ComponentsError as error:
        return error
    except (ValueError, RecursionError) as error:
        return OpeningError(str(error))


def with_lesson(request: http.NewTable) -> http.NewTable:
    """The request with the seats and options of the lesson that it names; raises a UserError if there is none.

    The learner is the first person in the request. Bots have the other seats when the lesson is over.
    """
    if not request.lesson:
        return request
    lesson = lessons.lesson(games.game(request.game), request.lesson)
    learner = request.seats[0] if request.seats else http.SeatRequest(kind="person")
    seats = [
        http.SeatRequest(kind="bot", name=name, bot=DEFAULT_BOT) if seat != lesson.script.seat else learner
        for seat, name in enumerate(lesson.names)
    ]
    return replace(request, seats=seats, options=lesson.script.options, clock=None)


def open_table(request: http.NewTable, now: float, boxes: Boxes) -> StoredTable:
    """The opening of a requested table; raises a ValueError if it does not fit the game."""
    record = _beginning(request, {} if request.lesson else boxes)  # a lesson names the shipped numbers
    header = record.header
    names = [*header.names, *[""] * header.seats][: header.seats]
    people = [seat for seat, wanted in enumerate(request.seats) if wanted.kind != "bot"]
    setup = Setup(
        header=replace(header, names=[]),
        players=_players(request.seats) or [Player(name=name[:40]) for name in names],
        clock=request.clock,
        host=people[0] if people else None,
        time=now,
        lesson=request.lesson,
    )
    return first_lines(setup, record.entries)


def first_lines(setup: Setup, entries: Sequence[Entry] = ()) -> StoredTable:
    """The opening of a table after some entries and the chance outcomes that follow them."""
    lines: list[AnyLine] = [Moved(time=setup.time, seat=entry.seat, move=entry.move) for entry in entries]
    table = Table("", setup, lines)
    drawn, _, _ = requests.with_chance(table, [], setup.time)
    for line in drawn:
        table.apply(line)
    return StoredTable(setup, [journal.encode(line) for line in (*lines, *drawn)], table.storable_snapshot)


def _beginning(request: http.NewTable, boxes: Boxes) -> Record:
    """The record that the new table continues."""
    if request.record:
        record = records.parse(request.record)
        record = record if request.until is None else record.until(request.until)
        if len(record) > MAX_ENTRIES:
            raise OpeningError(f"expected at most {MAX_ENTRIES} entries, got {len(record)}")
        head = record.header
        game = games.game_of(head) if request.correction is None else _game(request, head.game, boxes)
        session = Session(game, record)
        if request.seats or not session.state.over:
            _check_seats(game, request, head.seats)
        games.try_out(game, session.state)
        if request.imagined_by is not None:
            if request.imagined_by >= head.seats:
                raise OpeningError(f"expected a seat below {head.seats}, got {request.imagined_by}")
            return imagined(session, request.imagined_by, Rng(secrets.randbits(64)))
        return Record(replace(head, numbers=game.numbers), record.entries)
    if request.has_position:
        position = msgspec.json.decode(request.position)
        key = position.get("game") if isinstance(position, dict) else None
        game = _game(request, key if isinstance(key, str) else request.game, boxes)
        state = game.position(position)
        _check_seats(game, request, state.seats)
        games.try_out(game, state)
        return from_position(game, state)
    game = _game(request, request.game, boxes)
    options = game.options.resolve(request.options)
    _check_seats(game, request, len(request.seats))
    if request.correction is not None:
        games.try_out(game, game.start(len(request.seats), options))
    return Record(records.header(game, len(request.seats), options, []))


def _game(request: http.NewTable, key: str, boxes: Boxes) -> Game:
    """The game with the numbers of the request, otherwise of this server; raises UnknownGame and ComponentsError."""
    if request.correction is None:
        return games.game_with(key, boxes.get(key))
    correction = msgspec.json.decode(request.correction)
    if not isinstance(correction, dict):
        raise ComponentsError("numbers", why=UserError("not-an-object", where="components", known="groups"))
    return games.game_corrected(key, correction)


def _check_seats(game: Game, request: http.NewTable, seats: int) -> None:
    if len(request.seats) != seats:
        raise OpeningError(f"expected {seats} seats, got {len(request.seats)}")
    if seats not in game.seats:
        raise OpeningError(f"expected {game.seats[0]} to {game.seats[-1]} seats for {game.key}, got {seats}")


def _players(seats: Sequence[http.SeatRequest]) -> list[Player]:
    chosen = [seat.colour for seat in seats if seat.colour]
    if len(set(chosen)) < len(chosen):
        raise OpeningError(f"expected different colours, got {', '.join(chosen)}")
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in OFFERED:
            raise OpeningError(f"there is no bot {seat.bot!r}; the bots are {', '.join(OFFERED)}")
    return [Player(name=seat.name, bot=seat.bot if seat.kind == "bot" else "", colour=seat.colour) for seat in seats]
