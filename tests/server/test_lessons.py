"""Lessons at a table: the script is followed, other moves are answered kindly, and bots play on."""

from typing import cast

import pytest
from served import Client, Json, Server

from pessoi import games, lessons
from pessoi.server.tables.registry import TableRegistry
from pessoi.text import of_game

LEARNED = [game.key for game in games.working() if lessons.names(game)]


async def learn(server: Server, game: str) -> Client:
    """Begin the first lesson of a game."""
    wish = {"game": game, "lesson": "first", "seats": [{"kind": "person", "name": "Anna"}]}
    opened = (await server.http.post("/api/tables", json=wish)).json()
    return await server.join(opened["links"][0]["token"])


def cards(me: Client) -> list[Json]:
    return cast("list[Json]", me.table["lesson"]["cards"])


async def next_card(me: Client) -> None:
    """Wait until the rivals have made their moves."""
    while me.table["lesson"] is not None and not cards(me):
        await me.receive("update")


@pytest.mark.parametrize("game", LEARNED)
async def test_a_lesson_is_played_to_its_end_and_goes_on_with_bots(server: Server, game: str) -> None:
    me = await learn(server, game)
    lesson = lessons.lesson(games.game(game), "first")
    seen = []
    while True:
        await next_card(me)
        seen += [card["number"] for card in cards(me)]
        expected = cards(me)[-1]["expect"]
        if not expected:
            break
        assert (await me.play(expected[0]))["type"] == "accepted"
    assert seen == [*range(1, len(lesson.script.step) + 1)]
    assert me.table["lesson"]["over"]
    assert me.table["entries"] == len(lesson.entries)
    assert [player["name"] for player in me.table["players"]][1:] == lesson.script.rivals
    before = me.table["entries"]
    while me.table["result"] is None and me.table["entries"] < before + 12:
        if me.decision is None:
            await me.receive("update")
        else:
            answer = await me.play()
            assert answer["type"] == "accepted" or answer["code"] == "too-late"
    assert me.table["lesson"] is None


async def test_another_legal_move_is_answered_with_the_expected_one(server: Server) -> None:
    me = await learn(server, "zeus")
    await next_card(me)
    expected = cards(me)[-1]["expect"][0]
    entries = me.table["entries"]
    other = next(move["move"] for move in me.decision["moves"] if move["move"] != expected) if me.decision else ""
    answer = await me.play(other)
    assert (answer["type"], answer["code"], answer["arguments"]) == ("refused", "reason-lesson", {"move": expected})
    assert of_game(games.game("zeus"), "en").has(answer["code"])
    assert me.table["entries"] == entries


async def test_a_learner_may_take_a_move_back_and_make_it_again(server: Server) -> None:
    me = await learn(server, "zeus")
    await next_card(me)
    first = cards(me)[-1]
    await me.play(first["expect"][0])
    await next_card(me)
    assert (await me.ask("undo", answers=me.n))["type"] == "accepted"
    await next_card(me)
    assert cards(me)[-1] == first


async def test_leaving_a_lesson_hands_the_seats_to_bots(server: Server) -> None:
    me = await learn(server, "zeus")
    await next_card(me)
    assert (await me.ask("leave-lesson"))["type"] == "accepted"
    assert me.table["lesson"] is None
    assert (await me.ask("leave-lesson"))["code"] == "already-so"
    assert (await me.play("bid 40"))["type"] == "accepted"
    while me.decision is None or me.decision["asked"] == "bid":
        await me.receive("update")
    assert me.decision["asked"] == "take"


async def test_a_lesson_goes_on_after_a_restart(server: Server) -> None:
    me = await learn(server, "zeus")
    await next_card(me)
    await me.play(cards(me)[-1]["expect"][0])
    await next_card(me)
    before = cards(me)
    registry: TableRegistry = server.registry
    (actor,) = registry.loaded()
    await me.close()
    registry._actors.clear()
    await actor.stop()
    again = await server.join(me.token)
    assert cards(again) == before


async def test_a_table_for_a_lesson_that_does_not_exist_is_refused(server: Server) -> None:
    answer = await server.http.post("/api/tables", json={"game": "zeus", "lesson": "second"})
    assert (answer.status_code, answer.json()["code"]) == (400, "cannot-open")


async def test_others_see_nothing_of_a_lesson(server: Server) -> None:
    opened = (await server.http.post("/api/tables", json={"game": "zeus", "lesson": "first"})).json()
    spectator = await server.join(opened["links"][-1]["token"])
    assert spectator.table["lesson"] is None
