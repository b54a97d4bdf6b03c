"""Action cards, each with its moment, and the windows in which they are answers."""

from games.deukalion.table import Table
from rules import rule

from pessoi import CHANCE


def raid(*hands: list[str], seats: int = 2) -> Table:
    """Seat 1 at c3 is about to attack seat 0 at d3."""
    return Table(seats).ship(1, "c3").ship(0, "d3").hydra("h2").hands(*hands)


def all_pass(table: Table) -> Table:
    while len(table.state.actors) and table.asked in ("alarm", "answer", "defeat", "hermes"):
        table.play(table.state.actors[0], "pass")
    return table


@rule("deukalion.action.sail")
@rule("deukalion.cards.play")
@rule("deukalion.cards.timing")
def test_more_squares_for_this_move() -> None:
    table = Table(shake="1 2333").ship(1, "c3").hydra("h2").hands([], ["sail-2", "sail-3"])
    table.play(1, "play sail-2")
    assert table.state.reach == 3
    table.play(1, "play sail-3")
    assert table.state.reach == 6
    assert table.cards(1) == []
    assert len(table.state.under) == 2
    table = Table().ship(1, "h3").hands([], ["sail-2"]).play(1, "found salamis")
    assert table.reason(1, "play sail-2") == "way-ended"


@rule("deukalion.cards.play")
def test_a_card_just_drawn_can_be_played_at_once() -> None:
    table = Table().crew(0, 5).set_down("3-3-3-2").play(0, "card").chance("draw fighter-3").play(0, "play fighter-3")
    assert table.legal(0) == ["back 1", "back 2", "back 3"]


@rule("deukalion.action.pegasus")
@rule("deukalion.cards.lasting")
def test_pegasus_stays_and_helps_in_active_turns() -> None:
    table = Table().hands(["pegasus"], ["eagle"])
    assert Table().hands([], ["pegasus"]).reason(1, "play pegasus") == "active-only"
    table.set_down().play(0, "play pegasus").play(1, "pass")
    assert table.state.reach == 4
    assert table.state.view(None).seats[0].lasting == ["pegasus"]
    assert len(table.state.under) == 0
    table = Table().front(0, "pegasus").set_down()
    assert table.state.reach == 4
    assert Table().front(1, "pegasus").state.reach == 3


@rule("deukalion.action.fighter")
def test_fighters_come_back_by_card() -> None:
    table = Table().crew(1, 8).hands([], ["fighter-1", "fighter-2", "fighter-3"])
    table.play(1, "play fighter-3")
    assert table.legal(1) == ["back 1", "back 2"]
    assert table.reason(1, "back 3") == "recall-first"
    table.play(1, "back 1", "play fighter-1")
    assert table.state.fighters[1] == 10
    assert table.reason(1, "play fighter-2") == "nobody-returns"


@rule("deukalion.action.eagle")
def test_the_eagle_swaps_treasures_of_two_cities() -> None:
    table = Table().stock("Korinth", "red").stock("Thera", "white").hands([], ["eagle"]).play(1, "play eagle")
    table.play(1, "swap red korinth")
    assert "swap red korinth" not in table.legal(1)
    assert table.reason(1, "done") == "swap-first"
    table.play(1, "swap white thera")
    assert table.treasures("Korinth")["white"] == 1
    assert table.treasures("Thera")["red"] == 1


@rule("deukalion.action.poseidon")
def test_poseidon_puts_the_hydra_on_any_free_sea() -> None:
    table = Table().ship(0, "h2").hands([], ["poseidon"]).play(1, "play poseidon")
    goals = table.squares(1, "hydra")
    assert "i1" in goals
    assert not goals & {"h2", "b1", "i4", "f6"}
    assert table.reason(1, "hydra h2") == "hydra-first"
    assert table.play(1, "hydra i1").hydra_at == "i1"


@rule("deukalion.action.bolt")
def test_lightning_attacks_a_city_two_squares_away() -> None:
    table = Table().ship(1, "b2").stock("Mykene", "red").hands([], ["bolt"]).play(1, "play bolt")
    assert set(table.legal(1)) == {"attack korinth", "attack mykene"}
    assert table.reason(1, "done") == "strike-first"
    table.play(1, "attack mykene")
    assert table.state.actors == (CHANCE,)
    assert Table().ship(1, "e3").hands([], ["bolt"]).reason(1, "play bolt") == "no-use"


@rule("deukalion.action.apollo")
def test_apollo_takes_a_treasure_without_a_fight() -> None:
    table = Table().ship(1, "b3").stock("Korinth", "red").stock("Mykene", "blue", "white").hands([], ["apollo"])
    table.crew(1, 9).play(1, "play apollo")
    assert set(table.legal(1)) == {"take red korinth", "take blue mykene", "take white mykene"}
    assert table.reason(1, "done") == "take-first"
    assert table.play(1, "take white mykene").aboard(1)["white"] == 1
    assert "attack korinth" in table.legal(1)


@rule("deukalion.window.everybody")
@rule("deukalion.window.attacked")
@rule("deukalion.cards.hidden")
def test_everybody_with_cards_is_asked_in_secret() -> None:
    table = raid(["triton"], ["eagle"], ["hermes"], [], seats=4).play(1, "sail d3")
    assert table.asked == "alarm"
    assert table.state.actors == (0, 1, 2)
    assert table.legal(0) == ["pass", "play triton"]
    assert table.legal(1) == table.legal(2) == ["pass"]
    assert table.reason(2, "play hermes") == "wrong-moment"
    assert table.reason(2, "play ares") == "not-in-hand"
    assert table.reason(2, "done") == "answer-first"
    before = table.state.view(1)
    table.play(0, "play triton")
    assert table.events == []
    assert table.state.view(1).seats[0].answered
    assert before.seats[0].cards == table.state.view(1).seats[0].cards


@rule("deukalion.action.triton")
def test_triton_flees_two_squares_and_there_is_no_fight() -> None:
    table = raid(["triton"], ["eagle"]).play(1, "sail d3").play(0, "play triton").play(1, "pass")
    table.play(1, "pass")
    assert table.asked == "flee"
    assert "d5" in table.squares(0)
    assert "e2" in table.squares(0)
    assert "d4" not in table.squares(0)
    assert table.reason(0, "sail d4") == "not-that-far"
    table.play(0, "sail d5")
    assert (table.where(0), table.where(1)) == ("d5", "d3")
    assert table.asked == "move"
    assert table.reason(1, "sail d4") == "way-ended"


@rule("deukalion.action.hades")
@rule("deukalion.cards.lasting")
@rule("deukalion.window.attacked")
def test_hades_is_played_when_attacked_and_stays() -> None:
    table = raid(["hades"]).crew(0, 5).play(1, "sail d3").play(0, "play hades")
    assert table.asked == "shade"
    assert table.reason(0, "pass") == "shade-first"
    table.play(0, "back 1")
    assert table.state.fighters[0] == 6
    assert table.state.view(1).seats[0].lasting == ["hades"]


@rule("deukalion.action.hades")
def test_hades_asks_before_every_defence() -> None:
    table = raid().front(0, "hades").crew(0, 5).play(1, "sail d3").play(0, "back 0")
    assert table.state.fighters[0] == 5
    table = Table().ship(1, "h2").ship(0, "b1").hydra("h3").front(1, "hades").crew(1, 5).set_down().play(0, "hydra h2")
    assert table.legal(1) == ["back 0", "back 1"]


@rule("deukalion.action.hephaistos")
@rule("deukalion.window.thrown")
def test_hephaistos_throws_one_fighter_again() -> None:
    table = raid([], ["hephaistos"]).crew(1, 3).crew(0, 3).play(1, "sail d3").play(1, "pass")
    table.chance("throw 1 2 0", "throw 1 2 0")
    assert table.asked == "answer"
    table.play(1, "play hephaistos")
    assert table.legal(1) == ["again cross", "again half"]
    assert table.reason(1, "pass") == "pick-first"
    table.play(1, "again cross")
    assert len(table.state.outcomes()) == 3
    table.chance("again full")
    assert table.told("won-ship") == [{"seat": 1, "other": 0}]
    assert table.state.fighters[1] == 3


@rule("deukalion.action.ares")
@rule("deukalion.window.order")
def test_two_answers_come_in_turn_order() -> None:
    table = raid(["ares"], ["ares"]).crew(1, 3).crew(0, 3).play(1, "sail d3")
    all_pass(table).chance("throw 3 0 0", "throw 2 1 0")
    table.play(1, "play ares").play(0, "play ares")
    assert [event.arguments["seat"] for event in table.events if event.message == "played"] == [0]
    table.play(1, "pass") if table.asked == "hermes" else None
    assert table.state.actors == (CHANCE,)
    table.chance("throw 0 3 0")
    all_pass(table).chance("throw 0 0 3")
    all_pass(table)
    assert table.told("won-ship") == [{"seat": 1, "other": 0}] or table.asked == "displace"
    assert table.state.below == [7, 7]


@rule("deukalion.action.favour")
@rule("deukalion.window.lost")
def test_zeus_lets_the_loser_fight_again_with_the_survivors() -> None:
    table = raid([], ["favour"]).crew(1, 4).crew(0, 4).play(1, "sail d3").play(1, "pass")
    table.chance("throw 2 2 0", "throw 1 0 3").play(1, "pass")
    assert table.asked == "defeat"
    table.play(1, "play favour")
    assert table.state.fighters == [3, 2]
    assert len(table.state.outcomes()) == 6
    table.chance("throw 0 0 2", "throw 3 0 0")
    assert table.told("won-ship") == [{"seat": 1, "other": 0}]
    assert table.state.below == [10, 8]


@rule("deukalion.action.favour")
def test_zeus_helps_against_a_city_too() -> None:
    table = Table().ship(1, "b3").stock("Korinth", "red").hands([], ["favour"]).play(1, "attack korinth")
    table.chance("throw 5 5 0").play(1, "pass").play(1, "play favour").chance("throw 0 0 5")
    assert table.told("won-city") == [{"seat": 1, "city": 0}]


@rule("deukalion.action.hermes")
def test_hermes_cancels_a_card() -> None:
    table = Table(3).hands(["hermes"], ["sail-2", "eagle"], ["eagle"])
    table = Table(3).hands(["hermes"], ["sail-2", "poseidon"], ["eagle"]).play(1, "play sail-2")
    assert table.asked == "hermes"
    assert table.state.actors == (0, 2)
    table.play(0, "play hermes").play(2, "pass")
    assert table.told("cancelled") == [{"seat": 0, "other": 1, "card": 0}]
    assert table.state.reach == 3
    assert [len(table.cards(seat)) for seat in range(3)] == [0, 1, 1]
    assert table.asked == "move"


@rule("deukalion.action.hermes")
def test_a_cancelled_flight_leads_to_the_fight() -> None:
    table = raid(["triton"], ["hermes"]).play(1, "sail d3").play(1, "pass").play(0, "play triton")
    table.play(1, "play hermes")
    assert table.asked == "throw"
    assert table.where(0) == "d3"


@rule("deukalion.action.hermes")
def test_a_cancelled_lasting_card_goes_under_the_pile() -> None:
    table = Table().hands(["hermes"], ["fleece"]).play(1, "play fleece").play(0, "play hermes")
    assert table.state.view(None).seats[1].lasting == []
    assert table.state.view(None).known_bottom == ["fleece", "hermes"]


@rule("deukalion.cards.timing")
def test_cards_for_windows_are_not_played_in_a_move() -> None:
    table = Table().hands([], ["triton", "favour", "ares", "hephaistos", "hermes"])
    for name in ("triton", "favour", "ares", "hephaistos", "hermes"):
        assert table.reason(1, f"play {name}") == "wrong-moment"
    assert table.reason(1, "play eagle") == "not-in-hand"


@rule("deukalion.cards.pile")
def test_cards_under_the_pile_come_up_in_order() -> None:
    table = Table().hands([], ["sail-2", "sail-3"]).play(1, "play sail-3", "play sail-2")
    state = table.state
    state.hand[1], state.unseen = state.unseen, 0
    table.set_down("3-3-3-2").play(0, "card")
    assert table.cards(0) == ["sail-3"]
    state.under.clear()
    state.hand[1] |= state.deukalion.deck.of_kind[0]
    from pessoi.games.deukalion.rules.cards import Draw

    draw = Draw("draw", hidden_outcome=True)
    assert draw.waits(state) == 0
    draw.run(state)
    assert table.cards(0) == ["sail-3"]


@rule("deukalion.cards.no-limit")
def test_a_hand_has_no_limit() -> None:
    many = ["fighter-1"] * 4 + ["fighter-2"] * 4 + ["sail-2"] * 4
    table = Table().hands(many).set_down("3-3-3-2").play(0, "card").chance("draw eagle")
    assert len(table.cards(0)) == 13
