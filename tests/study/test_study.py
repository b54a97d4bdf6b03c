"""Analyses and puzzles over HTTP: finished games only, as a stream, behind the moves of bots."""

from pathlib import Path

import msgspec
import pytest
from served import Server

import pessoi
from pessoi.insight.analysis import Effort
from pessoi.insight.puzzles import played_line, puzzles
from pessoi.protocol.views import legal_moves
from pessoi.study import analyses
from pessoi.study.puzzle_ratings import change

RECORD = (Path(__file__).parent.parent / "records" / "peloponnes" / "solo-1-lost.jsonl").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "EFFORT", Effort(first=6, second=(12,)))


async def test_an_uploaded_record_is_analysed_as_a_stream(server: Server) -> None:
    answers = [await server.http.post("/api/analysis", json={"record": RECORD}) for _ in range(2)]
    lines = [msgspec.json.decode(line) for line in answers[0].text.splitlines()]
    assert answers[0].headers["content-type"].startswith("application/x-ndjson")
    assert lines[0]["type"] == "start"
    assert lines[-1]["type"] == "summary"
    assert lines[-1]["final"]
    assert {line["entry"] for line in lines if line["type"] == "decision"}
    kept = [msgspec.json.decode(line) for line in answers[1].text.splitlines()]
    assert (kept[0], kept[-1]) == (lines[0], lines[-1])


async def test_the_finished_game_of_a_token_is_analysed(server: Server) -> None:
    created = await server.http.post("/api/tables", json={"record": RECORD})
    token = created.json()["links"][-1]["token"]
    answer = await server.post("/api/analysis", token, {})
    assert answer.status_code == 200
    assert msgspec.json.decode(answer.text.splitlines()[0])["game"] == "peloponnes"


async def test_a_running_game_is_never_analysed(server: Server) -> None:
    table = await server.open("peloponnes", "person", "person")
    for token in (link["token"] for link in table["links"]):
        answer = await server.post("/api/analysis", token, {})
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    unfinished = "".join(RECORD.splitlines(keepends=True)[:-1])
    answer = await server.http.post("/api/analysis", json={"record": unfinished})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_without_record_and_token_nothing_is_analysed(server: Server) -> None:
    answer = await server.http.post("/api/analysis", json={})
    assert (answer.status_code, answer.json()["code"]) == (401, "no-token")
    answer = await server.http.post("/api/analysis", json={"record": "no record"})
    assert (answer.status_code, answer.json()["code"]) == (400, "cannot-open")


async def test_puzzles_are_listed_shown_and_answered(server: Server) -> None:
    found = (await server.http.get("/api/puzzles", params={"game": "peloponnes"})).json()
    assert len(found["puzzles"]) == sum(found["themes"].values()) == len(puzzles(pessoi.game("peloponnes")))
    first = found["puzzles"][0]
    shown = (await server.http.get(f"/api/puzzles/{first['id']}")).json()
    asked = next(one for one in puzzles(pessoi.game("peloponnes")) if one.id == first["id"])
    assert asked.answer in [move["move"] for move in shown["decision"]["moves"]]
    assert "answer" not in shown
    answer = (await server.http.post(f"/api/puzzles/{first['id']}", json={"move": asked.answer})).json()
    assert (answer["verdict"], answer["answer"]) == ("right", asked.answer)
    wrong = (await server.http.post(f"/api/puzzles/{first['id']}", json={"move": "nothing"})).json()
    assert (wrong["verdict"], wrong["loss"]) == ("wrong", None)


async def test_an_answered_puzzle_shows_what_follows_until_chance_decides(server: Server) -> None:
    game = pessoi.game("peloponnes")
    asked = next(one for one in puzzles(game) if len(played_line(one)) == len(one.line) == 6)
    answer = (await server.http.post(f"/api/puzzles/{asked.id}", json={"move": asked.answer})).json()
    assert [(step["seat"], step["move"]["move"]) for step in answer["line"]] == asked.line
    state = game.position(asked.position)
    for step in answer["line"]:
        assert step["move"]["move"] in [one.move for one in legal_moves(state, step["seat"])]
        state.apply(step["seat"], game.moves.parse(step["move"]["move"]))
        assert step["view"] == msgspec.json.decode(msgspec.json.encode(state.view(asked.seat)))


async def test_there_is_a_puzzle_of_the_day_and_unknown_ones_are_not_found(server: Server) -> None:
    assert (await server.http.get("/api/puzzles/today")).status_code == 200
    assert (await server.http.get("/api/puzzles/zeus-none")).status_code == 404
    assert (await server.http.get("/api/puzzles", params={"game": "chess"})).status_code == 404


async def test_a_moment_of_a_finished_game_has_the_decision_of_that_time(server: Server) -> None:
    created = await server.http.post("/api/tables", json={"record": RECORD})
    headers = {"Authorization": f"Bearer {created.json()['links'][-1]['token']}"}
    entries = [msgspec.json.decode(line) for line in RECORD.splitlines()[1:]]
    made = [number for number, entry in enumerate(entries) if entry["seat"] == 0][1]
    asked = {"seat": 0, "entry": made}
    found = (await server.http.get("/api/moment", params=asked, headers=headers)).json()
    assert entries[made]["move"] in [move["move"] for move in found["decision"]["moves"]]
    assert (await server.http.post("/api/analysis/moment", json={"record": RECORD, **asked})).json() == found


async def test_a_moment_of_a_running_game_has_no_decision(server: Server) -> None:
    table = await server.open("peloponnes", "person", "person")
    headers = {"Authorization": f"Bearer {table['links'][0]['token']}"}
    found = (await server.http.get("/api/moment", params={"entry": 0}, headers=headers)).json()
    assert found["decision"] is None
    unfinished = "".join(RECORD.splitlines(keepends=True)[:-1])
    answer = await server.http.post("/api/analysis/moment", json={"record": unfinished, "seat": 0, "entry": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_moments_of_an_old_record_are_shown_as_far_as_it_fits(server: Server) -> None:
    header, *lines = RECORD.splitlines(keepends=True)
    old = msgspec.json.encode(msgspec.json.decode(header) | {"rules": 0}).decode() + "\n" + "".join(lines)
    shown = await server.http.post("/api/analysis/moment", json={"record": old, "seat": 0, "entry": len(lines)})
    assert (shown.status_code, shown.json()["entries"]) == (200, len(lines))
    for missing in ({"seat": 0, "entry": len(lines) + 1}, {"seat": 1, "entry": 0}):
        assert (await server.http.post("/api/analysis/moment", json={"record": old, **missing})).status_code == 404


async def test_the_first_answers_of_people_change_the_rating_of_a_puzzle(server: Server) -> None:
    asked = puzzles(pessoi.game("peloponnes"))[0]
    address = f"/api/puzzles/{asked.id}"

    async def rating() -> int:
        listed = (await server.http.get("/api/puzzles", params={"game": "peloponnes"})).json()["puzzles"]
        shown: int = (await server.http.get(address)).json()["rating"]
        assert shown == next(one["rating"] for one in listed if one["id"] == asked.id)
        return shown

    await server.http.post(address, json={"move": asked.answer})
    assert await rating() == asked.rating
    await server.http.post(address, json={"move": "nothing", "rating": asked.rating})
    assert await rating() == asked.rating + 12
    await server.http.post(address, json={"move": asked.answer, "rating": asked.rating})
    assert await rating() == asked.rating + 12, "an address counts once a day"
    refused = await server.http.post(address, json={"move": asked.answer, "rating": 10**6})
    assert refused.status_code == 400


def test_an_answer_counts_the_less_the_more_there_were() -> None:
    assert change(1300, 0, 1300, "wrong") == 12
    assert change(1300, 0, 1300, "near") == 0
    assert change(1300, 0, 1300, "right") == -12
    assert change(1300, 1000, 1300, "right") == -4
    assert change(1300, 0, 2500, "right") == pytest.approx(0, abs=0.1)
