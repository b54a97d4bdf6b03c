"""Players choose their colours at a table."""

from served import Server


async def test_a_player_chooses_a_colour_that_nobody_else_has_chosen(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person")
    anna, ben = [await server.join(link["token"]) for link in opened["links"][:2]]
    assert (await anna.ask("take-seat", name="Anna", colour="violet"))["type"] == "accepted"
    assert [player["colour"] for player in anna.table["players"]] == ["violet", "yellow", "blue"]
    assert (await ben.ask("take-seat", name="Ben", colour="violet"))["code"] == "colour-taken"
    assert (await ben.ask("take-seat", name="Ben", colour="red"))["type"] == "accepted"
    assert (await anna.ask("take-seat", name="Anna B."))["type"] == "accepted"
    assert [player["colour"] for player in anna.table["players"]] == ["violet", "red", "blue"]
    assert (await ben.ask("take-seat", name="Ben", colour="mauve"))["code"] == "malformed"


async def test_a_new_table_has_the_colours_that_were_chosen_for_it(server: Server) -> None:
    seats = [{"kind": "person", "colour": "green"}, {"kind": "person"}, {"kind": "person"}]
    answer = await server.http.post("/api/tables", json={"game": "zeus", "seats": seats})
    me = await server.join(answer.json()["links"][0]["token"])
    assert [player["colour"] for player in me.table["players"]] == ["green", "yellow", "blue"]
    seats[1] = {"kind": "person", "colour": "green"}
    assert (await server.http.post("/api/tables", json={"game": "zeus", "seats": seats})).status_code == 400
