"""Statistics of finished tables, by game, edition and number of seats."""

import json

from served import Server

from pessoi.server.storage.storage import INSERT_RESULT


async def finish(server: Server, scores: list[int], ranking: list[int], entries: int) -> None:
    """Store the result of a new table of zeus."""
    table = (await server.open("zeus", *["person"] * len(scores)))["table"]
    row = (table, "zeus", "haffner", len(scores), entries, json.dumps(scores), json.dumps(ranking))
    await server.registry.storage.run([(INSERT_RESULT, row)])


async def test_finished_tables_are_counted_by_number_of_seats(server: Server) -> None:
    await finish(server, [30, 20, 10], [1, 2, 3], 100)
    await finish(server, [20, 20, 40], [2, 2, 1], 120)
    await finish(server, [7, 8, 9, 9], [4, 3, 1, 1], 90)
    group = {"game": "zeus", "edition": "haffner"}
    assert (await server.http.get("/api/statistics")).json()["scores"] == [
        {**group, "seats": 3, "finished": 2, "entries": 110.0, "won": [1, 0, 1], "score": [25.0, 20.0, 25.0]},
        {**group, "seats": 4, "finished": 1, "entries": 90.0, "won": [0, 0, 1, 1], "score": [7.0, 8.0, 9.0, 9.0]},
    ]
