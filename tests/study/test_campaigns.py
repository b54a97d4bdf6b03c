"""Campaigns over HTTP: the browser keeps the file, the server reads it and writes the next one."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from helpers import step
from served import GENEROUS, Json, Server, running, settings

import pessoi
from pessoi import Rng
from pessoi.campaigns import parse
from pessoi.core import record as records
from pessoi.core import session as sessions
from pessoi.core.session import Session
from pessoi.text import LANGUAGES

GAME = pessoi.game("peloponnes")


async def asked(server: Server, **request: Any) -> Json:
    answer = await server.http.post("/api/campaign/peloponnes", json=request)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def finished(playing: str, seed: int) -> str:
    """The record of a level that somebody played to its end at random."""
    session, rng = Session(GAME, records.parse(playing)), Rng(seed)
    while not session.state.over:
        session.play(*step(session.state, rng))
    return session.record.lines()


async def test_a_new_campaign_has_every_level_before_it(server: Server) -> None:
    campaign = await asked(server)
    assert [level["number"] for level in campaign["levels"]] == [1, 2, 3, 4, 5]
    assert (campaign["level"], campaign["playing"], campaign["used"]) == (1, "", [])
    assert parse(GAME, campaign["file"]).level == 1


async def test_a_level_is_begun_played_at_a_table_and_entered(server: Server) -> None:
    first = (await asked(server))["choices"][0]["name"]
    begun = await asked(server, choice=first)
    table = await server.http.post("/api/tables", json={"record": begun["playing"], "seats": [{"kind": "person"}]})
    token = table.json()["links"][0]["token"]
    played = (await server.get("/api/record", token)).text
    assert f"choose {first}" in played
    ended = await asked(server, file=begun["file"], record=finished(played, 1))
    assert ended["playing"] == ""
    assert [choice["name"] for choice in ended["used"]] == [first]
    assert first in [one["name"] for one in ended["start"]["civilisations"]]
    assert first not in [choice["name"] for choice in ended["choices"]]
    assert ended["levels"][0]["score"] == parse(GAME, ended["file"]).results[0].score


async def test_a_level_can_be_given_up(server: Server) -> None:
    begun = await asked(server, choice="argos")
    ended = await asked(server, file=begun["file"], give_up=True)
    assert (ended["level"], ended["levels"][0]["won"], len(ended["used"])) == (1, False, 1)


async def test_it_is_worded_in_the_language_of_the_page(server: Server) -> None:
    path = "/api/campaign/peloponnes?language="
    answers = [await server.http.post(path + language, json={}) for language in LANGUAGES]
    assert len({answer.json()["choices"][0]["label"] for answer in answers}) == 3


@pytest.mark.parametrize(
    "request_",
    [{"file": "no file"}, {"file": "[" * 5_000}, {"choice": "nowhere"}, {"give_up": True}, {"record": "no record"}],
    ids=str,
)
async def test_what_does_not_fit_is_refused_with_the_reason(server: Server, request_: Json) -> None:
    answer = await server.http.post("/api/campaign/peloponnes", json=request_)
    assert (answer.status_code, answer.json()["code"]) == (400, "cannot-open")


async def test_the_record_of_another_game_is_refused(server: Server) -> None:
    begun = await asked(server, choice="argos")
    other = sessions.new(GAME, 1, {"level": "2"})
    answer = await server.http.post(
        "/api/campaign/peloponnes", json={"file": begun["file"], "record": other.record.lines()}
    )
    assert answer.status_code == 400


async def test_a_game_without_a_campaign_is_not_found(server: Server) -> None:
    assert (await server.http.post("/api/campaign/zeus", json={})).status_code == 404


async def test_a_request_is_refused_if_too_many_are_waiting(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "tables.db", limits=replace(GENEROUS, uploads=0))) as server:
        answer = await server.http.post("/api/campaign/peloponnes", json={})
    assert (answer.status_code, answer.json()["code"]) == (429, "busy")
