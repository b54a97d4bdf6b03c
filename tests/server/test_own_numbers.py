"""Tables with the numbers of another box: they play by them, and keep them whatever the shipped numbers become."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from served import Json, Server, at_a_bid, running, settings

import pessoi
from pessoi import CHANCE, Rng, Session, games
from pessoi.cli import main
from pessoi.core import record as records
from pessoi.core import session as sessions
from pessoi.core.record import RecordError
from pessoi.insight.analysis import Effort, judge, plan
from pessoi.text import LANGUAGES

RICH: Json = {"temples": {"income": [3, 6, 11]}, "pillar": {"bonus": 4}}
PEOPLE = ("person", "person", "person")


def shipped(monkeypatch: pytest.MonkeyPatch, **correction: Any) -> None:
    """Ship other numbers of zeus from now on."""
    changed = games.game_corrected("zeus", correction)
    known = games._shipped
    monkeypatch.setattr(games, "_shipped", lambda key: changed if key == "zeus" else known(key))


async def test_a_table_plays_by_its_own_numbers_after_a_restart_and_with_others_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings(tmp_path / "tables.db")) as server:
        own = (await server.open("zeus", *PEOPLE, components=RICH, position=at_a_bid()))["links"][0]["token"]
        usual = (await server.open("zeus", *PEOPLE, position=at_a_bid()))["links"][0]["token"]
        me = await server.join(own)
        assert me.table["correction"] == RICH
        await me.play("bid 7")
        assert (await server.join(usual)).table["correction"] == {}
    shipped(monkeypatch, pillar={"bonus": 9})
    async with running(settings(tmp_path / "tables.db")) as server:
        me = await server.join(own)
        assert (me.table["closed"], me.table["view"]["own_bid"]) == (None, 7)
        assert me.table["correction"] == RICH
        assert (await server.join(usual)).table["correction"] == {"pillar": {"bonus": 3}}
        new = await server.join((await server.open("zeus", *PEOPLE))["links"][0]["token"])
        assert new.table["correction"] == {}


async def test_an_older_journal_without_numbers_needs_those_of_its_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings(tmp_path / "tables.db")) as server:
        token = (await server.open("zeus", *PEOPLE, position=at_a_bid()))["links"][0]["token"]
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute("UPDATE tables SET setup = json_remove(setup, '$.header.numbers')")
    database.commit()
    database.close()
    async with running(settings(tmp_path / "tables.db")) as server:
        assert (await server.join(token)).table["closed"] is None
    shipped(monkeypatch, pillar={"bonus": 9})
    async with running(settings(tmp_path / "tables.db")) as server:
        assert (await server.join(token)).table["closed"]["code"] == "record-components"


def played(correction: Json) -> Session:
    """A game with corrected numbers, played at random to its end."""
    session, rng = sessions.new(games.game_corrected("zeus", correction), 3), Rng(3)
    while not session.state.over:
        seat = session.state.actors[0]
        session.play(seat, session.state.sample(rng) if seat == CHANCE else rng.one_of(session.state.legal(seat)))
    return session


async def test_bots_play_by_the_numbers_of_the_table_and_its_record_needs_no_file(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = played({"dial": {"high": 500}, "setup": _setups(money=2000)}).record
    seats = [{"kind": "bot", "bot": "random"}] * 3
    body = {"record": begun.lines(), "until": len(begun) - 9, "seats": seats}
    opened = (await server.http.post("/api/tables", json=body)).json()
    watching = await server.join(opened["links"][-1]["token"])
    while watching.table["result"] is None:
        await watching.receive("update")
    assert "pessoi_bot_failures_total 0" in server.registry.metrics.text()
    text = (await server.get("/api/record", watching.token)).text
    record = records.parse(text)
    assert pessoi.replay(record).over
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    (tmp_path / "one.jsonl").write_text(text)
    assert main(["replay", str(tmp_path / "one.jsonl")]) == 0
    assert "components" not in capsys.readouterr().out
    jobs = plan(record, effort=Effort(4, ())).jobs
    bids = [job for job in jobs if record.entries[job.entry - 1].move.startswith("bid ")]
    assert len(judge(bids[0]).best) > 0
    again = (await server.http.post("/api/tables", json={"record": text})).json()
    assert (await server.join(again["links"][0]["token"])).table["correction"]["dial"] == {"high": 500}


def _setups(money: int) -> list[Json]:
    return [{**setup, "money": money} for setup in games.game("zeus").numbers["setup"]]  # type: ignore[attr-defined]


async def test_a_hint_and_a_rematch_use_the_numbers_of_the_table(server: Server) -> None:
    me = await server.join(
        (await server.open("zeus", *PEOPLE, components=RICH, position=at_a_bid()))["links"][0]["token"]
    )
    assert (await me.ask("give-hint"))["type"] == "hint-given"
    body = {"record": played(RICH).record.lines(), "seats": [{"kind": kind} for kind in PEOPLE]}
    token = (await server.http.post("/api/tables", json=body)).json()["links"][0]["token"]
    again = (await server.post("/api/rematch", token)).json()["links"][0]["token"]
    assert (await server.join(again)).table["correction"] == RICH


BAD: list[tuple[object, str]] = [
    ([], "expected an object"),
    ({"pillar": {"bonus": "three"}}, "$.pillar.bonus: expected a whole number"),
    ({"pillar": {"bonus": -1}}, "$.pillar.bonus"),
    ({"pillar": {"height": 1}}, "height is unknown"),
    ({"moon": {}}, "moon is unknown"),
    ({"cards": {"plots": 47}}, "plots"),
    ({"money": {"notes": [1] * 60_000}}, "bytes"),
]


@pytest.mark.parametrize(("components", "message"), BAD, ids=[message for _, message in BAD])
async def test_numbers_that_do_not_fit_are_refused_in_the_reader_s_language(
    server: Server, components: object, message: str
) -> None:
    body = {"game": "zeus", "seats": [{"kind": "person"}] * 3, "components": components}
    said = []
    for language in LANGUAGES:
        answer = await server.http.post("/api/tables", json=body, headers={"accept-language": language})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-numbers")
        said.append(answer.json()["detail"])
    assert message in said[0]
    assert len(set(said)) == len(LANGUAGES)
    assert "pessoi_tables 0" in server.registry.metrics.text()


def test_a_record_whose_numbers_are_damaged_is_refused() -> None:
    record = sessions.new(games.game_corrected("zeus", RICH), 3).record
    assert isinstance(record.header.numbers, dict)
    for numbers, code in (
        (games.game("zeus").numbers, "record-damaged"),
        ({**record.header.numbers, "pillar": {"source": "rulebook", "bonus": -4}}, "record-numbers"),
        ({}, "record-numbers"),
    ):
        damaged = records.Record(msgspec.structs.replace(record.header, numbers=numbers))
        with pytest.raises(RecordError) as caught:
            pessoi.replay(damaged)
        assert caught.value.code == code


def test_only_the_last_games_with_other_numbers_are_kept() -> None:
    first = games.game_corrected("zeus", RICH)
    assert games.game_corrected("zeus", RICH) is first
    assert games.game_corrected("zeus", {}) is games.game("zeus")
    for bonus in range(10, 11 + games.KEPT):
        games.game_corrected("zeus", {"pillar": {"bonus": bonus}})
    assert games.game_corrected("zeus", RICH) is not first


async def test_a_server_with_its_own_file_offers_its_numbers(tmp_path: Path) -> None:
    file = tmp_path / "zeus.toml"
    file.write_text('game = "zeus"\n[pillar]\nbonus = 4\n', encoding="utf-8")
    boxes = {"zeus": games.game("zeus", file).numbers}
    async with running(settings(tmp_path / "tables.db", boxes=boxes)) as server:
        infos = (await server.http.get("/api/games")).json()["games"]
        assert [info["key"] for info in infos if info["corrected"]] == ["zeus"]
        box = (await server.http.get("/api/games/zeus/components?language=de")).json()
        assert (box["numbers"]["pillar"]["bonus"], box["shipped"]["pillar"]["bonus"]) == (4, 3)
        assert (box["groups"]["pillar"], box["fields"]["bonus"]) == ("Säule", "Bonus")
        usual = await server.join((await server.open("zeus", *PEOPLE))["links"][0]["token"])
        assert usual.table["correction"] == {"pillar": {"bonus": 4}}
        assert (await server.get("/api/box", usual.token)).json()["detail"]["numbers"]["pillar-bonus"] == 4
        printed = await server.open("zeus", *PEOPLE, components={})
        assert (await server.join(printed["links"][0]["token"])).table["correction"] == {}


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["[pillar]\nbonus = 4"], "must name its game"),
        (['game = "chess"'], "no game “chess”"),
        (['game = "zeus"\n[pillar]\nbonus = -4'], "$.pillar.bonus"),
        (['game = "zeus"'] * 2, "two files for zeus"),
    ],
)
def test_a_server_does_not_start_with_a_file_that_it_cannot_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], texts: list[str], message: str
) -> None:
    command = ["--lang", "en", "serve", "--data", str(tmp_path)]
    for number, text in enumerate(texts):
        (tmp_path / f"{number}.toml").write_text(text, encoding="utf-8")
        command += ["--components", str(tmp_path / f"{number}.toml")]
    assert main(command) == 2
    assert message in capsys.readouterr().err
