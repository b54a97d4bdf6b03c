"""Contracts of every kind, open and hidden, alone and together."""

from games.deukalion.table import GAME, Table
from rules import rule

from pessoi import CHANCE


def put_all(table: Table, seat: int) -> Table:
    """Put delivered treasures anywhere, and turn up whatever comes."""
    while table.asked in ("put", "open") and not table.state.over:
        if table.state.actors == (CHANCE,):
            table.chance(GAME.outcomes.name(table.state.outcomes()[0][0]))
        else:
            table.play(seat, table.legal(seat)[0])
    return table


@rule("deukalion.contracts.halves")
@rule("deukalion.contracts.deliver")
@rule("deukalion.contracts.fulfil")
def test_one_half_is_enough_and_the_card_gives_its_points() -> None:
    table = Table().hold(1, "yellow").contracts("c08").play(1, "fulfil c08b")
    assert table.state.scores == (0, 2)
    assert table.told("fulfilled")[0]["points"] == 2
    assert put_all(table, 1).aboard(1)["yellow"] == 0


@rule("deukalion.contracts.deliver")
def test_two_colours_must_both_be_aboard() -> None:
    table = Table().hold(1, "red").contracts("c09")
    assert table.reason(1, "fulfil c09a") == "cargo-missing"
    table = Table().hold(1, "red", "green").contracts("c09").play(1, "fulfil c09a")
    assert sum(put_all(table, 1).aboard(1).values()) == 0
    assert Table().hold(1, "green").contracts("c10").reason(1, "fulfil c10b") == "cargo-missing"
    assert Table().ship(1, "c3").hold(1, "red").contracts("c01").reason(1, "fulfil c01a") == "not-at-anchor"
    assert Table().hold(1, "red").reason(1, "fulfil c01a") == "contract-not-yours"


@rule("deukalion.contracts.any")
def test_any_two_or_any_three_treasures() -> None:
    table = Table().hold(1, "red", "green", "blue").contracts("c13").next_contract("c01").play(1, "fulfil c13a")
    assert table.asked == "put"
    assert {move.split()[1] for move in table.legal(1)} == {"red", "green", "blue"}
    table.play(1, next(move for move in table.legal(1) if " blue " in move))
    table.play(1, next(move for move in table.legal(1) if " red " in move))
    assert table.aboard(1) == {"red": 0, "green": 1, "blue": 0, "yellow": 0, "white": 0}
    table = Table().hold(1, "red", "green").contracts("c15")
    assert table.reason(1, "fulfil c15a") == "cargo-missing"
    assert "fulfil c15a" in Table().hold(1, "red", "green", "red").contracts("c15").legal(1)


@rule("deukalion.contracts.replace")
@rule("deukalion.contracts.chain")
def test_an_open_contract_is_replaced_at_once_and_the_new_one_fulfilled_at_once() -> None:
    table = Table().hold(1, "red", "green").contracts("c01").next_contract("c02").play(1, "fulfil c01a")
    put_all(table, 1)
    assert GAME.contracts.codes[table.state.open[0]] == "c02"
    table.play(1, "fulfil c02a")
    assert table.state.scores == (0, 4)


@rule("deukalion.contracts.hidden")
def test_a_hidden_contract_is_its_owners_alone_and_not_replaced() -> None:
    table = Table().hold(1, "red").contracts("c16", seat1="c01")
    assert "fulfil c01a" in table.legal(1)
    table.play(1, "fulfil c01a")
    assert table.state.secret[1] == -1
    assert table.state.scores == (0, 2)
    assert Table().hold(1, "red").contracts("c16", seat0="c01").reason(1, "fulfil c01a") == "contract-not-yours"


@rule("deukalion.contracts.snatch")
def test_a_waiting_player_takes_the_contract_first() -> None:
    table = Table().hold(1, "red").hold(0, "red").contracts("c01").next_contract("c16").play(1, "fulfil c01a")
    put_all(table, 1).set_down()
    assert "fulfil c01a" not in table.legal(0)
    assert "deliver red" in table.legal(0)


@rule("deukalion.contracts.at-anchor")
def test_a_ship_at_anchor_may_deliver_for_a_new_contract_in_anothers_move() -> None:
    table = Table().hold(1, "red").hold(0, "green").contracts("c01").next_contract("c02").play(1, "fulfil c01a")
    put_all(table, 1)
    assert table.asked == "claim"
    assert table.state.actors == (0,)
    table.play(0, "fulfil c02a")
    assert table.state.scores == (2, 2)
    put_all(table, 0)
    assert table.state.actors == (1,)


@rule("deukalion.contracts.together")
def test_two_at_once_take_a_point_each_and_the_card_leaves_the_game() -> None:
    table = Table().hold(1, "red", "green").hold(0, "green").contracts("c01").next_contract("c02")
    put_all(table.play(1, "fulfil c01a"), 1)
    assert table.asked == "claim"
    assert table.state.actors == (0, 1)
    assert table.reason(0, "done") == "claim-first"
    table.play(0, "fulfil c02a")
    assert table.state.view(1).own_answer is None
    assert table.state.view(0).own_answer == "fulfil c02a"
    table.play(1, "fulfil c02a")
    assert table.point_cards == [1, 1]
    assert table.state.scores == (1, 3)
    assert table.state.gone >> GAME.contracts.codes.index("c02") & 1
    while table.asked == "put":
        seat = table.state.actors[0]
        table.play(seat, table.legal(seat)[0])
    assert table.aboard(0)["green"] == table.aboard(1)["green"] == 0


@rule("deukalion.contracts.together")
def test_when_one_of_two_declines_the_other_gets_all() -> None:
    table = Table().hold(1, "red", "green").hold(0, "green").contracts("c01").next_contract("c02")
    put_all(table.play(1, "fulfil c01a"), 1)
    table.play(1, "pass").play(0, "fulfil c02a")
    assert table.state.scores == (2, 2)


@rule("deukalion.contracts.defeat")
def test_beating_a_hero_fulfils_a_contract_attacking() -> None:
    table = Table().ship(1, "c3").ship(0, "d3").hydra("h2").contracts("c03").play(1, "sail d3")
    table.chance("throw 0 0 10", "throw 0 10 0").play(1, table.legal(1)[0])
    assert table.asked == "boast"
    assert table.legal(1) == ["pass", "fulfil c03b"]
    table.play(1, "fulfil c03b")
    assert table.state.scores == (0, 2)


@rule("deukalion.contracts.defeat")
@rule("deukalion.contracts.fulfil")
def test_beating_a_hero_fulfils_a_contract_defending_in_anothers_turn() -> None:
    table = Table().ship(1, "c3").ship(0, "d3").hydra("h2").contracts("c04", seat0="c01").play(1, "sail d3")
    table.chance("throw 0 10 0", "throw 0 0 10").play(0, table.legal(0)[0])
    assert table.legal(0) == ["pass", "fulfil c01b"]
    assert table.reason(0, "fulfil c04b") == "not-that-victory"
    assert table.reason(0, "fulfil c02b") == "contract-not-yours"
    assert table.reason(0, "done") == "boast-first"
    table.play(0, "fulfil c01b")
    assert table.state.scores == (2, 0)


@rule("deukalion.contracts.defeat")
def test_a_winner_with_a_hidden_contract_is_asked_whatever_it_is() -> None:
    table = Table().ship(1, "c3").ship(0, "d3").hydra("h2").contracts("c04", seat1="c16").play(1, "sail d3")
    table.chance("throw 0 0 10", "throw 0 10 0").play(1, table.legal(1)[0])
    assert table.asked == "boast"
    assert table.legal(1) == ["pass"]
    table.play(1, "pass")
    assert table.asked == "move"


@rule("deukalion.contracts.absent")
def test_an_absent_hero_leaves_only_the_other_half() -> None:
    table = Table().ship(1, "c3").ship(0, "d3").hydra("h2").contracts("c02", "c04").play(1, "sail d3")
    table.chance("throw 0 0 10", "throw 0 10 0").play(1, table.legal(1)[0])
    assert table.asked == "move"
    assert "fulfil c02a" in Table().hold(1, "green").contracts("c02").legal(1)
    assert Table().hold(1, "red").contracts("c01").reason(1, "fulfil c01b") == "victory-needed"


@rule("deukalion.contracts.crew")
@rule("deukalion.contracts.peace")
def test_eight_fighters_to_rhodos_in_peace() -> None:
    table = Table().ship(1, "g4").contracts("c07").crew(1, 7)
    assert table.reason(1, "fulfil c07b") == "too-few-fighters"
    assert Table().contracts("c07").reason(1, "fulfil c07b") == "not-beside-city"
    table = Table().ship(1, "g4").contracts("c07").next_contract("c16").crew(1, 8).play(1, "fulfil c07b")
    assert table.state.scores == (0, 2)
    assert table.reason(1, "attack rhodos") == "promised-peace"
    assert "found salamis" in table.legal(1)


@rule("deukalion.contracts.crew")
def test_eight_fighters_to_kreta() -> None:
    assert "fulfil c14b" in Table().ship(1, "f7").hydra("h2").contracts("c14").legal(1)


@rule("deukalion.contracts.peace")
def test_who_has_attacked_cannot_come_in_peace() -> None:
    table = Table().ship(1, "g4").contracts("c07").play(1, "attack rhodos").chance("throw 0 1 9").play(1, "pass")
    assert table.state.fighters[1] == 10
    assert table.reason(1, "fulfil c07b") == "has-attacked"


@rule("deukalion.contracts.leave")
def test_a_fighter_is_left_on_zypern_for_good() -> None:
    table = Table().ship(1, "h6").hydra("b2").contracts("c05").next_contract("c16").play(1, "fulfil c05b")
    assert table.state.fighters[1] == 9
    assert table.state.below[1] == 0
    assert table.state.view(None).seats[1].left_behind == 1
    assert table.state.scores == (0, 2)
    assert "attack zypern" in table.legal(1)


@rule("deukalion.contracts.cards")
@rule("deukalion.contracts.peace")
def test_cards_are_handed_in_face_down() -> None:
    table = Table().ship(1, "b6").contracts("c06").next_contract("c16").hands([], ["eagle"])
    assert table.reason(1, "fulfil c06b") == "too-few-cards"
    table.hands([], ["eagle", "apollo", "ares"]).play(1, "fulfil c06b")
    assert table.asked == "hand-in"
    assert table.reason(1, "hand bolt") == "not-in-hand"
    assert table.reason(1, "done") == "hand-in-first"
    table.play(1, "hand apollo")
    assert [event.shown_to(0) for event in table.events if event.message == "own-handed-in"] == [False]
    table.play(1, "hand eagle")
    assert table.cards(1) == ["ares"]
    assert table.state.view(1).known_bottom == ["apollo", "eagle"]
    assert table.state.view(0).known_bottom == table.state.view(None).known_bottom == [None, None]
    assert table.reason(1, "attack sparta") == "promised-peace"


@rule("deukalion.contracts.cards")
def test_three_cards_to_halikarnassos() -> None:
    table = Table().ship(1, "i5").contracts("c11").hands([], ["eagle", "apollo", "ares"])
    assert "fulfil c11b" in table.legal(1)


@rule("deukalion.contracts.replace")
def test_without_a_pile_the_place_stays_empty() -> None:
    table = Table().hold(1, "red").contracts("c01")
    table.state.gone, table.state.contracts = table.state.contracts, 0
    put_all(table.play(1, "fulfil c01a"), 1)
    assert table.state.open[0] == -1
    assert table.state.view(None).contracts == [None, None]
