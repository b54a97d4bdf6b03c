"""A table from its first move to its record and the next game."""

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
    """The first seat plays its first legal move, over and over, and looks again when a bot was quicker."""
    opened = await server.open(game, *kinds)
    me = await server.sit(opened["links"][0]["token"])
    while me.table["result"] is None:
        if me.decision is None:
            await me.hear("update")
            continue
        answer = await me.play()
        assert answer["type"] == "accepted" or answer["code"] == "too-late", answer
    return opened, me


def led(record: records.Record) -> Json:
    """The scores along a record, as they should be told."""
    play = Session(pessoi.game(record.header.game), records.Record(record.header))
    scores = [list(play.state.scores)]
    for entry in record:
        play.enter(entry)
        scores.append(list(play.state.scores))
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
    assert (await server.get("/api/lead", me.token)).json() == led(record)
    assert len(record) == me.table["entries"]
    spectator = opened["links"][-1]["token"]
    assert (await server.get("/api/record", spectator)).text == answer.text
    (score,) = (await server.http.get("/api/statistics")).json()["scores"]
    assert (score["game"], score["finished"], score["entries"]) == (game, 1, len(record))
    assert sum(score["score"]) == sum(state.scores)


@pytest.mark.parametrize("path", ["/api/record", "/api/lead"])
async def test_the_record_of_a_running_game_is_kept_from_everybody(server: Server, path: str) -> None:
    opened = await server.open("zeus", "person", "person", "person")
    for link in opened["links"]:
        answer = await server.get(path, link["token"])
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def seated(server: Server, *kinds: str) -> tuple[Json, list[Client]]:
    """A table of zeus where everybody has sat down, at the first bid."""
    opened = await server.open("zeus", *kinds, position=at_a_bid())
    clients = []
    for link in opened["links"][:-1]:
        for seat in link["seats"]:
            client = await server.sit(link["token"], seat)
            assert (await client.ask("name", name=f"P{seat}"))["type"] == "accepted"
            clients.append(client)
    return opened, clients


async def level(clients: list[Client]) -> None:
    """Everybody has heard everything."""
    last = max(client.n for client in clients)
    for client in clients:
        await client.until(last)


async def test_people_take_their_seats_with_a_name_that_all_others_see(server: Server) -> None:
    _, clients = await seated(server, "person", "person", "person")
    await level(clients)
    for client in clients:
        assert [player["name"] for player in client.table["players"]] == ["P0", "P1", "P2"]
        assert all(player["taken"] for player in client.table["players"])


async def test_sealed_bids_are_taken_from_all_seats_at_once(server: Server) -> None:
    _, clients = await seated(server, "person", "person", "person")
    await level(clients)
    assert all(client.decision and client.decision["asked"] == "bid" for client in clients)
    number = clients[0].n
    answers = await asyncio.gather(
        *(client.play(f"bid {10 + seat}", answers=number) for seat, client in enumerate(clients))
    )
    assert all(answer["type"] == "accepted" for answer in answers)
    await level(clients)
    assert clients[0].table["view"]["asked"] != "bid"


async def test_a_seat_takes_its_own_move_back_by_rule(server: Server) -> None:
    _, (anna, ben, _) = await seated(server, "person", "person", "person")
    await anna.until(ben.n)
    assert not anna.table["can_undo"]
    await anna.play("bid 12")
    assert anna.table["can_undo"]
    assert anna.table["view"]["own_bid"] == 12
    assert (await anna.ask("undo", answers=anna.n))["type"] == "accepted"
    assert anna.table["view"]["own_bid"] is None
    assert anna.items[-1]["kind"] == "back"
    assert (await anna.play("bid 13"))["type"] == "accepted"


async def test_further_back_the_table_must_consent(server: Server) -> None:
    _, clients = await seated(server, "person", "person", "person")
    anna, ben, cleo = clients
    await level(clients)
    await anna.play("bid 12")
    await ben.until(anna.n)
    await ben.play("bid 14")
    await anna.until(ben.n)
    before = anna.table["entries"] - 2
    assert (await anna.ask("undo", answers=anna.n, to=before))["type"] == "accepted"
    assert anna.table["proposal"] == {"seat": 0, "to": before, "open": [1, 2]}
    assert (await anna.ask("consent", answers=anna.n, yes=True))["code"] == "not-asked"
    await level(clients)
    assert (await ben.ask("consent", answers=ben.n, yes=True))["type"] == "accepted"
    assert (await ben.ask("consent", answers=ben.n, yes=True))["code"] == "not-asked"
    await level(clients)
    assert (await cleo.ask("consent", answers=cleo.n, yes=False))["type"] == "accepted"
    assert cleo.table["proposal"] is None
    await level(clients)
    assert (await anna.ask("undo", answers=anna.n, to=before))["type"] == "accepted"
    await level(clients)
    await ben.ask("consent", answers=ben.n, yes=True)
    await level(clients)
    await cleo.ask("consent", answers=cleo.n, yes=True)
    await level(clients)
    assert all(client.table["entries"] == before for client in clients)
    assert all(client.decision is not None for client in clients)


async def test_against_bots_alone_nobody_needs_to_be_asked(server: Server) -> None:
    opened = await server.open("zeus", "person", "random", "random", position=at_a_bid())
    me = await server.sit(opened["links"][0]["token"])
    start = me.table["entries"]
    await me.play("bid 12")
    while me.decision is None:
        await me.hear("update")
    assert (await me.ask("undo", answers=me.n, to=start))["type"] == "accepted"
    assert any(item["kind"] == "back" and item["to"] == start for item in me.items)


async def test_a_bot_stands_in_for_a_person_and_gives_the_seat_back(server: Server) -> None:
    _, (host, ben, cleo) = await seated(server, "person", "person", "person")
    assert (await ben.ask("sit", seat=2, bot="random"))["code"] == "not-your-seat"
    assert (await ben.ask("sit", seat=5, bot="random"))["code"] == "no-such-seat"
    assert (await host.ask("sit", seat=2, bot="nobody"))["code"] == "unknown-bot"
    assert (await host.ask("sit", seat=2, bot="random"))["type"] == "accepted"
    while cleo.table["view"]["own_bid"] is None:
        await cleo.hear("update")
    assert cleo.table["players"][2]["bot"] == "random"
    assert (await cleo.play("bid 10"))["code"] == "bot-sits-here"
    assert (await cleo.ask("sit", seat=2, bot=""))["type"] == "accepted"
    assert (await cleo.ask("sit", seat=2, bot=""))["code"] == "already-so"
    assert cleo.table["players"][2]["bot"] == ""


async def test_seats_and_spectators_chat_apart(server: Server) -> None:
    opened, (anna, ben, _) = await seated(server, "person", "person", "person")
    watcher = await server.sit(opened["links"][-1]["token"])
    await anna.ask("say", text="Good luck!")
    await ben.until(anna.n)
    assert ben.items[-1]["text"] == "Good luck!"
    await watcher.until(anna.n)
    assert watcher.items[-1] == {"kind": "blank", "n": anna.n}
    await watcher.ask("say", text="She bluffs.")
    await ben.until(watcher.n)
    assert ben.items[-1] == {"kind": "blank", "n": watcher.n}
    assert watcher.items[-1]["text"] == "She bluffs."
    assert "bluffs" not in "".join(ben.heard)
    assert "luck" not in "".join(watcher.heard)


async def test_friends_at_one_screen_share_a_link(server: Server) -> None:
    opened = await server.open("zeus", "hot-seat", "person", "hot-seat", position=at_a_bid())
    assert [link["seats"] for link in opened["links"]] == [[0, 2], [1], []]
    shared = opened["links"][0]["token"]
    first, third = await server.sit(shared, 0), await server.sit(shared, 2)
    await first.play("bid 11")
    await third.until(first.n)
    await third.play("bid 12")
    assert third.table["view"]["own_bid"] == 12
    await first.until(third.n)
    assert first.table["view"]["own_bid"] == 11


async def test_a_table_opens_from_a_record_up_to_an_entry(server: Server) -> None:
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
    told = (await server.get("/api/story", me.token)).json()["items"]
    assert told[-1]["entry"] <= me.table["entries"]


async def test_a_finished_record_is_opened_to_be_looked_at_through_all_eyes(server: Server) -> None:
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


async def test_every_moment_of_a_play_is_as_it_was_in_whatever_order_one_looks(server: Server) -> None:
    opened, me = await play_to_the_end(server, "zeus", "person", "random", "random")
    record = records.parse((await server.get("/api/record", me.token)).text)
    spectator = opened["links"][-1]["token"]
    dice = random.Random(4)
    for entry in [len(record), 0, *(dice.randrange(len(record) + 1) for _ in range(12))]:
        play = Session(pessoi.game("zeus"), record.until(entry))
        for token, seat in ((me.token, 0), (spectator, None)):
            moment = (await server.get("/api/moment", token, entry=entry)).json()
            assert moment["view"] == msgspec.to_builtins(play.state.view(seat))
            told = [event.message for event in (play.events[-1] if entry else []) if event.shown_to(seat)]
            assert [event["message"] for event in moment["events"]] == told


async def test_moments_after_moves_were_taken_back_are_those_of_the_new_play(server: Server) -> None:
    opened = await server.open("zeus", "person", "random", "random", position=at_a_bid())
    me = await server.sit(opened["links"][0]["token"])
    for bid in (12, 3):
        await me.play(f"bid {bid}")
        while me.decision is None:
            await me.hear("update")
        bids = [(await server.get("/api/moment", me.token, entry=entry)).json()["view"] for entry in (0, 1, 2, 3)]
        assert bid in [view["own_bid"] for view in bids]
        await me.ask("undo", answers=me.n, to=0)
        await me.until(me.n)


async def test_a_table_opens_from_a_position_and_its_record_says_so(server: Server) -> None:
    position = at_a_bid()
    opened = await server.open("zeus", "person", "random", "random", position=position)
    me = await server.sit(opened["links"][0]["token"])
    assert me.table["entries"] <= 2
    while me.table["result"] is None:
        if me.decision is None:
            await me.hear("update")
        else:
            await me.play()
    record = records.parse((await server.get("/api/record", me.token)).text)
    assert record.header.position == position
    assert pessoi.replay(record).over


async def test_after_the_game_the_same_people_play_again(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "random")
    anna, ben = [await server.sit(link["token"]) for link in opened["links"][:2]]
    spectator = opened["links"][-1]["token"]
    assert (await server.post("/api/rematch", anna.token)).json()["code"] == "not-over"
    for client in (anna, ben):
        for seat in (2, 0, 1):
            await client.ask("sit", seat=seat, bot="random")
    while anna.table["result"] is None:
        await anna.hear("update")
    assert (await server.post("/api/rematch", spectator)).json()["code"] == "no-rematch"
    answers = await asyncio.gather(*(server.post("/api/rematch", token) for token in (anna.token, ben.token)))
    tables = {answer.json()["table"] for answer in answers}
    assert len(tables) == 1
    assert [answer.json()["links"][0]["seats"] for answer in answers] == [[0], [1]]
    watching = (await server.post("/api/rematch", spectator)).json()
    again = await server.sit(watching["links"][0]["token"])
    assert again.table["table"] in tables
    await anna.until(anna.n + 1)
    assert anna.items[-1]["kind"] == "rematch"


async def test_a_browser_lists_its_tables_by_the_tokens_it_holds(server: Server) -> None:
    opened, (anna, *_) = await seated(server, "person", "person", "person")
    tokens = [anna.token, "nonsense", opened["links"][-1]["token"]]
    found = (await server.http.post("/api/mine", json={"tokens": tokens})).json()["tables"]
    assert found[0]["your_turn"] is True
    assert found[0]["seats"] == [0]
    assert found[1] is None
    assert found[2]["your_turn"] is False


async def test_the_shelf_names_every_game_with_its_options(server: Server) -> None:
    shelf = (await server.http.get("/api/games")).json()
    assert [game["key"] for game in shelf["games"]] == list(names())
    for info in shelf["games"]:
        game = pessoi.game(info["key"])
        assert (info["least"], info["most"]) == (game.seats[0], game.seats[-1])
        assert info["options"] == {name: option.values for name, option in game.options.options.items()}
        detail = (await server.http.get(f"/api/games/{info['key']}")).json()
        assert detail["words"] == game.words
        assert detail["persons"] == list(game.persons)
        assert [rule["id"] for rule in detail["rules"]] == game.rulebook.ids
        assert all(of_game(game, "en").has(rule["message"]) for rule in detail["rules"])
    assert "random" in shelf["bots"]
    assert (await server.http.get("/api/games/chess")).status_code == 404


async def test_why_not_is_answered_with_the_reason(server: Server) -> None:
    _, (anna, *_) = await seated(server, "person", "person", "person")
    assert (await anna.ask("why", move="bid 10"))["reason"] is None
    assert (await anna.ask("why", move="auction"))["reason"]["code"]
    assert (await anna.ask("why", move="sing"))["code"] == "unknown-move"


@every_game
async def test_a_hint_tells_what_to_expect(server: Server, game: str) -> None:
    opened = await server.open(game, *["person"] * least(game))
    clients = [await server.sit(link["token"]) for link in opened["links"][:-1]]
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
    assert hint["line"][0] == {"seat": asked.table["seat"], "move": asked.decision["moves"][legal.index(hint["move"])]}
    for client in clients:
        if client.decision is None:
            assert (await client.ask("hint"))["code"] == "not-asked"


async def ask_for_a_hint(server: Server, token: str) -> Json:
    answer = await server.post("/api/ask", token, {"type": "hint", "id": "h"})
    assert answer.status_code == 200, answer.text
    return cast(Json, answer.json())


async def test_a_hint_that_fails_is_refused_and_the_next_one_is_thought_of_anew(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (anna, *_) = await seated(server, "person", "person", "person")

    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(server.hall.thinkers, "advise", nothing)
    assert (await anna.ask("hint"))["code"] == "no-hints"
    monkeypatch.undo()
    assert (await anna.ask("hint"))["type"] == "hinted"


async def test_who_is_there_is_told_to_all(server: Server) -> None:
    opened, (anna, ben, cleo) = await seated(server, "person", "person", "person")
    await server.sit(opened["links"][-1]["token"])
    while anna.present != {"type": "present", "seats": [0, 1, 2], "spectators": 1}:
        await anna.hear("present")
    await cleo.close()
    while ben.present["seats"] != [0, 1]:
        await ben.hear("present")


async def test_requests_can_be_made_without_a_socket(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    token = opened["links"][1]["token"]
    number = (await server.get("/api/table", token)).json()["n"]
    body = {"type": "play", "id": "a", "answers": number, "move": "bid 9"}
    assert (await server.post("/api/ask", token, body)).json()["type"] == "accepted"
    assert (await server.post("/api/ask", token, body)).status_code == 200
    late = await server.post("/api/ask", token, {**body, "id": "b"})
    assert (late.status_code, late.json()["code"]) == (409, "too-late")
    assert json.loads(late.text)["table"]["n"] == number + 1
