"""Playing at a table, from its first move to its record and the rematch."""

import asyncio
import json
import random
from typing import cast

import msgspec
import pytest
from served import Client, Json, Server, at_a_bid

import pessoi
from pessoi.core import record as records
from pessoi.core.session import Session
from pessoi.games import names
from pessoi.text import of_game

every_game = pytest.mark.parametrize("game", names())


async def play_to_the_end(server: Server, game: str, *kinds: str) -> tuple[Json, Client]:
    """Play the first legal move of the first seat until the end, and again when a bot was faster."""
    opened = await server.open(game, *kinds)
    me = await server.join(opened["links"][0]["token"])
    while me.table["result"] is None:
        if me.decision is None:
            await me.receive("update")
            continue
        answer = await me.play()
        assert answer["type"] == "accepted" or answer["code"] == "too-late", answer
    return opened, me


def expected_lead(record: records.Record) -> Json:
    """The course of the scores of a record."""
    session = Session(pessoi.game(record.header.game), records.Record(record.header))
    scores = [list(session.state.scores)]
    for entry in record:
        session.enter(entry)
        scores.append(list(session.state.scores))
    stride = -(-len(record) // 400)
    entries = sorted({*range(0, len(record), stride), len(record)})
    return {"entries": entries, "scores": [scores[entry] for entry in entries]}


def least(game: str) -> int:
    return max(2, pessoi.game(game).seats[0])


@every_game
async def test_a_person_and_bots_play_a_whole_game_and_keep_its_record(server: Server, game: str) -> None:
    opened, me = await play_to_the_end(server, game, "person", *["random"] * (least(game) - 1))
    answer = await server.get("/api/record", me.token)
    record = records.parse(answer.text)
    state = pessoi.replay(record)
    assert state.over
    result = me.table["result"]
    assert (result["scores"], result["ranking"]) == (list(state.scores), list(state.ranking))
    assert [sum(sources.values()) for sources in result["sources"]] == result["scores"]
    assert (await server.get("/api/lead", me.token)).json() == expected_lead(record)
    assert len(record) == me.table["entries"]
    spectator = opened["links"][-1]["token"]
    assert (await server.get("/api/record", spectator)).text == answer.text
    (score,) = (await server.http.get("/api/statistics")).json()["scores"]
    assert (score["game"], score["finished"], score["entries"]) == (game, 1, len(record))
    assert sum(score["score"]) == sum(state.scores)


@pytest.mark.parametrize("path", ["/api/record", "/api/lead"])
async def test_the_record_of_a_running_game_is_secret(server: Server, path: str) -> None:
    opened = await server.open("zeus", "person", "person", "person")
    for link in opened["links"]:
        answer = await server.get(path, link["token"])
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def seated(server: Server, *kinds: str) -> tuple[Json, list[Client]]:
    """A table of zeus at the first bid, with all seats taken."""
    opened = await server.open("zeus", *kinds, position=at_a_bid())
    clients = []
    for link in opened["links"][:-1]:
        for seat in link["seats"]:
            client = await server.join(link["token"], seat)
            assert (await client.ask("take-seat", name=f"P{seat}"))["type"] == "accepted"
            clients.append(client)
    return opened, clients


async def catch_up(clients: list[Client]) -> None:
    """Wait until all clients have received everything."""
    last = max(client.n for client in clients)
    for client in clients:
        await client.until(last)


async def test_people_take_their_seats_under_a_name_that_all_clients_see(server: Server) -> None:
    _, clients = await seated(server, "person", "person", "person")
    await catch_up(clients)
    for client in clients:
        assert [player["name"] for player in client.table["players"]] == ["P0", "P1", "P2"]
        assert all(player["taken"] for player in client.table["players"])


async def test_sealed_bids_are_taken_from_all_seats_at_once(server: Server) -> None:
    _, clients = await seated(server, "person", "person", "person")
    await catch_up(clients)
    assert all(client.decision and client.decision["asked"] == "bid" for client in clients)
    number = clients[0].n
    answers = await asyncio.gather(
        *(client.play(f"bid {10 + seat}", answers=number) for seat, client in enumerate(clients))
    )
    assert all(answer["type"] == "accepted" for answer in answers)
    await catch_up(clients)
    assert clients[0].table["view"]["asked"] != "bid"


async def test_a_seat_undoes_its_own_last_move(server: Server) -> None:
    _, (anna, ben, _) = await seated(server, "person", "person", "person")
    await anna.until(ben.n)
    assert not anna.table["can_undo"]
    await anna.play("bid 12")
    assert anna.table["can_undo"]
    assert anna.table["view"]["own_bid"] == 12
    assert (await anna.ask("undo", answers=anna.n))["type"] == "accepted"
    assert anna.table["view"]["own_bid"] is None
    assert anna.items[-1]["kind"] == "undone"
    assert (await anna.play("bid 13"))["type"] == "accepted"


async def test_the_other_players_must_agree_to_undo_more(server: Server) -> None:
    _, clients = await seated(server, "person", "person", "person")
    anna, ben, cleo = clients
    await catch_up(clients)
    await anna.play("bid 12")
    await ben.until(anna.n)
    await ben.play("bid 14")
    await anna.until(ben.n)
    before = anna.table["entries"] - 2
    assert (await anna.ask("undo", answers=anna.n, to=before))["type"] == "accepted"
    assert anna.table["proposal"] == {"seat": 0, "to": before, "open": [1, 2]}
    assert (await anna.ask("answer-proposal", answers=anna.n, yes=True))["code"] == "not-asked"
    await catch_up(clients)
    assert (await ben.ask("answer-proposal", answers=ben.n, yes=True))["type"] == "accepted"
    assert (await ben.ask("answer-proposal", answers=ben.n, yes=True))["code"] == "not-asked"
    await catch_up(clients)
    assert (await cleo.ask("answer-proposal", answers=cleo.n, yes=False))["type"] == "accepted"
    assert cleo.table["proposal"] is None
    await catch_up(clients)
    assert (await anna.ask("undo", answers=anna.n, to=before))["type"] == "accepted"
    await catch_up(clients)
    await ben.ask("answer-proposal", answers=ben.n, yes=True)
    await catch_up(clients)
    await cleo.ask("answer-proposal", answers=cleo.n, yes=True)
    await catch_up(clients)
    assert all(client.table["entries"] == before for client in clients)
    assert all(client.decision is not None for client in clients)


async def test_against_bots_no_consent_is_needed(server: Server) -> None:
    opened = await server.open("zeus", "person", "random", "random", position=at_a_bid())
    me = await server.join(opened["links"][0]["token"])
    start = me.table["entries"]
    await me.play("bid 12")
    while me.decision is None:
        await me.receive("update")
    assert (await me.ask("undo", answers=me.n, to=start))["type"] == "accepted"
    assert any(item["kind"] == "undone" and item["to"] == start for item in me.items)


async def test_a_bot_is_substituted_for_a_person_who_takes_the_seat_back(server: Server) -> None:
    _, (host, ben, cleo) = await seated(server, "person", "person", "person")
    assert (await ben.ask("substitute-bot", seat=2, bot="random"))["code"] == "not-your-seat"
    assert (await ben.ask("substitute-bot", seat=5, bot="random"))["code"] == "no-such-seat"
    assert (await host.ask("substitute-bot", seat=2, bot="nobody"))["code"] == "unknown-bot"
    assert (await host.ask("substitute-bot", seat=2, bot="random"))["type"] == "accepted"
    while cleo.table["view"]["own_bid"] is None:
        await cleo.receive("update")
    assert cleo.table["players"][2]["bot"] == "random"
    assert (await cleo.play("bid 10"))["code"] == "bot-sits-here"
    assert (await cleo.ask("substitute-bot", seat=2, bot=""))["type"] == "accepted"
    assert (await cleo.ask("substitute-bot", seat=2, bot=""))["code"] == "already-so"
    assert cleo.table["players"][2]["bot"] == ""


async def test_seats_and_spectators_chat_separately(server: Server) -> None:
    opened, (anna, ben, _) = await seated(server, "person", "person", "person")
    spectator = await server.join(opened["links"][-1]["token"])
    await anna.ask("chat", text="Good luck!")
    await ben.until(anna.n)
    assert ben.items[-1]["text"] == "Good luck!"
    await spectator.until(anna.n)
    assert spectator.items[-1] == {"kind": "blank", "n": anna.n}
    await spectator.ask("chat", text="She bluffs.")
    await ben.until(spectator.n)
    assert ben.items[-1] == {"kind": "blank", "n": spectator.n}
    assert spectator.items[-1]["text"] == "She bluffs."
    assert "bluffs" not in "".join(ben.received)
    assert "luck" not in "".join(spectator.received)


async def test_hot_seats_share_a_link(server: Server) -> None:
    opened = await server.open("zeus", "hot-seat", "person", "hot-seat", position=at_a_bid())
    assert [link["seats"] for link in opened["links"]] == [[0, 2], [1], []]
    shared = opened["links"][0]["token"]
    first, third = await server.join(shared, 0), await server.join(shared, 2)
    await first.play("bid 11")
    await third.until(first.n)
    await third.play("bid 12")
    assert third.table["view"]["own_bid"] == 12
    await first.until(third.n)
    assert first.table["view"]["own_bid"] == 11


async def test_a_table_is_set_up_from_a_record_up_to_an_entry(server: Server) -> None:
    _, me = await play_to_the_end(server, "zeus", "person", "random", "random")
    text = (await server.get("/api/record", me.token)).text
    entry = next(
        entry.n - 1 for entry in records.parse(text) if entry.seat >= 0 and entry.n > len(records.parse(text)) // 2
    )
    opened = await server.open("", "person", "person", "person", record=text, until=entry)
    view = (await server.get("/api/table", opened["links"][0]["token"])).json()
    assert view["entries"] == entry
    then = (await server.get("/api/moment", me.token, entry=entry)).json()
    assert then["view"] == view["view"]
    assert (await server.get("/api/moment", me.token, entry=10**6)).json()["code"] == "no-such-moment"
    log = (await server.get("/api/log", me.token)).json()["items"]
    assert log[-1]["entry"] <= me.table["entries"]


async def test_a_finished_record_can_be_viewed_from_every_seat(server: Server) -> None:
    _, me = await play_to_the_end(server, "zeus", "person", "random", "random")
    text = (await server.get("/api/record", me.token)).text
    answer = await server.http.post("/api/tables", json={"record": text})
    (link,) = answer.json()["links"]
    assert link["seats"] == []
    shown = (await server.get("/api/table", link["token"])).json()
    assert shown["result"] == me.table["result"]
    assert [player["name"] for player in shown["players"]] == ["", "random", "random"]
    bid = next(entry.n for entry in records.parse(text) if entry.seat == 1 and entry.move.startswith("bid"))
    for token in (link["token"], me.token):
        views = [(await server.get("/api/moment", token, entry=bid, seat=seat)).json()["view"] for seat in (0, 1)]
        assert views[1]["own_bid"] is not None
        assert views[0]["own_bid"] != views[1]["own_bid"]
        assert (await server.get("/api/moment", token, entry=bid, seat=3)).json()["code"] == "not-your-seat"
    unfinished = "".join(text.splitlines(keepends=True)[:20])
    refused = await server.http.post("/api/tables", json={"record": unfinished})
    assert (refused.status_code, refused.json()["code"]) == (400, "cannot-open")
    before = len((await server.http.get("/api/statistics")).json()["scores"])
    assert before == 1


async def test_every_moment_is_shown_as_it_was_in_any_order(server: Server) -> None:
    opened, me = await play_to_the_end(server, "zeus", "person", "random", "random")
    record = records.parse((await server.get("/api/record", me.token)).text)
    spectator = opened["links"][-1]["token"]
    dice = random.Random(4)
    for entry in [len(record), 0, *(dice.randrange(len(record) + 1) for _ in range(12))]:
        session = Session(pessoi.game("zeus"), record.until(entry))
        for token, seat in ((me.token, 0), (spectator, None)):
            moment = (await server.get("/api/moment", token, entry=entry)).json()
            assert moment["view"] == msgspec.to_builtins(session.state.view(seat))
            messages = [event.message for event in (session.events[-1] if entry else []) if event.shown_to(seat)]
            assert [event["message"] for event in moment["events"]] == messages


async def test_moments_after_an_undo_are_those_of_the_new_moves(server: Server) -> None:
    opened = await server.open("zeus", "person", "random", "random", position=at_a_bid())
    me = await server.join(opened["links"][0]["token"])
    for bid in (12, 3):
        await me.play(f"bid {bid}")
        while me.decision is None:
            await me.receive("update")
        bids = [(await server.get("/api/moment", me.token, entry=entry)).json()["view"] for entry in (0, 1, 2, 3)]
        assert bid in [view["own_bid"] for view in bids]
        await me.ask("undo", answers=me.n, to=0)
        await me.until(me.n)


async def test_a_table_is_set_up_from_a_position_that_is_in_its_record(server: Server) -> None:
    position = at_a_bid()
    opened = await server.open("zeus", "person", "random", "random", position=position)
    me = await server.join(opened["links"][0]["token"])
    assert me.table["entries"] <= 2
    while me.table["result"] is None:
        if me.decision is None:
            await me.receive("update")
        else:
            await me.play()
    record = records.parse((await server.get("/api/record", me.token)).text)
    assert record.header.position == position
    assert pessoi.replay(record).over


async def test_after_the_game_the_same_people_play_again(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "random")
    anna, ben = [await server.join(link["token"]) for link in opened["links"][:2]]
    spectator = opened["links"][-1]["token"]
    assert (await server.post("/api/rematch", anna.token)).json()["code"] == "not-over"
    for client in (anna, ben):
        for seat in (2, 0, 1):
            await client.ask("substitute-bot", seat=seat, bot="random")
    while anna.table["result"] is None:
        await anna.receive("update")
    assert (await server.post("/api/rematch", spectator)).json()["code"] == "no-rematch"
    answers = await asyncio.gather(*(server.post("/api/rematch", token) for token in (anna.token, ben.token)))
    tables = {answer.json()["table"] for answer in answers}
    assert len(tables) == 1
    assert [answer.json()["links"][0]["seats"] for answer in answers] == [[0], [1]]
    spectating = (await server.post("/api/rematch", spectator)).json()
    again = await server.join(spectating["links"][0]["token"])
    assert again.table["table"] in tables
    await anna.until(anna.n + 1)
    assert anna.items[-1]["kind"] == "rematched"


async def test_a_browser_lists_its_tables_by_the_tokens_it_holds(server: Server) -> None:
    opened, (anna, *_) = await seated(server, "person", "person", "person")
    tokens = [anna.token, "nonsense", opened["links"][-1]["token"]]
    found = (await server.http.post("/api/mine", json={"tokens": tokens})).json()["tables"]
    assert found[0]["your_turn"] is True
    assert found[0]["seats"] == [0]
    assert found[1] is None
    assert found[2]["your_turn"] is False


async def test_the_catalogue_has_every_game_with_its_options(server: Server) -> None:
    catalogue = (await server.http.get("/api/games")).json()
    assert [game["key"] for game in catalogue["games"]] == list(names())
    for info in catalogue["games"]:
        game = pessoi.game(info["key"])
        assert (info["least"], info["most"]) == (game.seats[0], game.seats[-1])
        assert info["options"] == {name: option.values for name, option in game.options.options.items()}
        detail = (await server.http.get(f"/api/games/{info['key']}")).json()
        assert detail["words"] == game.words
        assert detail["lists"] == game.lists
        assert detail["persons"] == list(game.persons)
        assert [rule["id"] for rule in detail["rules"]] == game.rulebook.ids
        assert all(of_game(game, "en").has(rule["message"]) for rule in detail["rules"])
    assert "random" in catalogue["bots"]
    assert (await server.http.get("/api/games/chess")).status_code == 404


async def test_an_illegal_move_is_explained(server: Server) -> None:
    _, (anna, *_) = await seated(server, "person", "person", "person")
    assert (await anna.ask("explain-move", move="bid 10"))["reason"] is None
    assert (await anna.ask("explain-move", move="auction"))["reason"]["code"]
    assert (await anna.ask("explain-move", move="sing"))["code"] == "unknown-move"


@every_game
async def test_a_hint_has_moves_and_probabilities(server: Server, game: str) -> None:
    opened = await server.open(game, *["person"] * least(game))
    clients = [await server.join(link["token"]) for link in opened["links"][:-1]]
    asked = next(client for client in clients if client.decision is not None)
    hints = await asyncio.gather(*(asyncio.create_task(ask_for_a_hint(server, asked.token)) for _ in range(3)))
    assert hints[0] == hints[1] == hints[2]
    hint = hints[0]
    assert asked.decision is not None
    legal = [move["move"] for move in asked.decision["moves"]]
    assert hint["move"] == hint["moves"][0]["move"]
    assert 1 <= len(hint["moves"]) <= 5
    assert all(move["move"] in legal and 0 <= move["expected"] <= 100 for move in hint["moves"])
    assert len(hint["expected"]) == least(game)
    assert 95 <= sum(hint["expected"]) <= 105
    assert hint["expected"][asked.table["seat"]] == hint["moves"][0]["expected"]
    assert hint["line"][0] == {"seat": asked.table["seat"], "move": hint["move"]}
    for client in clients:
        if client.decision is None:
            assert (await client.ask("give-hint"))["code"] == "not-asked"


async def ask_for_a_hint(server: Server, token: str) -> Json:
    answer = await server.post("/api/ask", token, {"type": "give-hint", "id": "h"})
    assert answer.status_code == 200, answer.text
    return cast(Json, answer.json())


async def test_a_hint_that_fails_is_refused_and_the_next_one_is_computed_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (anna, *_) = await seated(server, "person", "person", "person")

    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(server.registry.bots, "advise", nothing)
    assert (await anna.ask("give-hint"))["code"] == "no-hints"
    monkeypatch.undo()
    assert (await anna.ask("give-hint"))["type"] == "hint-given"


async def test_presence_is_sent_to_all_clients(server: Server) -> None:
    opened, (anna, ben, cleo) = await seated(server, "person", "person", "person")
    await server.join(opened["links"][-1]["token"])
    while anna.presence != {"type": "presence", "seats": [0, 1, 2], "spectators": 1}:
        await anna.receive("presence")
    await cleo.close()
    while ben.presence["seats"] != [0, 1]:
        await ben.receive("presence")


async def test_requests_can_be_made_without_a_socket(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    token = opened["links"][1]["token"]
    number = (await server.get("/api/table", token)).json()["n"]
    body = {"type": "make-move", "id": "a", "answers": number, "move": "bid 9"}
    assert (await server.post("/api/ask", token, body)).json()["type"] == "accepted"
    assert (await server.post("/api/ask", token, body)).status_code == 200
    late = await server.post("/api/ask", token, {**body, "id": "b"})
    assert (late.status_code, late.json()["code"]) == (409, "too-late")
    assert json.loads(late.text)["table"]["n"] == number + 1
