"""Action cards, each with its moment, and the windows in which they are answers."""

from games.deukalion.scene import CARDS, CONSTANTS, DeukalionScene
from rules import rule
from scene import arguments, messages

from pessoi import CHANCE
from pessoi.games.deukalion.rules.steps import DRAW


def raid(*hands: list[str], seats: int = 2) -> DeukalionScene:
    """Seat 1 at c3 is about to attack seat 0 at d3."""
    return DeukalionScene(seats).ship(1, "c3").ship(0, "d3").hydra("h2").hands(*hands)


@rule("deukalion.action.sail")
@rule("deukalion.cards.play")
@rule("deukalion.cards.timing")
def test_more_squares_for_this_move() -> None:
    scene = DeukalionScene(shake="1 2333").ship(1, "c3").hydra("h2").hands([], ["sail-2", "sail-3"])
    scene.play(1, "play sail-2")
    assert scene.state.reach == 3
    scene.play(1, "play sail-3")
    assert scene.state.reach == 6
    assert scene.cards(1) == []
    assert len(scene.state.under) == 2
    scene = DeukalionScene().ship(1, "h3").hands([], ["sail-2"])
    scene.play(1, "found salamis")
    assert scene.why_not(1, "play sail-2") == "way-ended"


@rule("deukalion.cards.play")
def test_a_card_just_drawn_can_be_played_at_once() -> None:
    scene = DeukalionScene().crew(0, 5)
    scene.set_down("3-3-3-2")
    scene.play(0, "card")
    scene.chance("draw fighter-3")
    scene.play(0, "play fighter-3")
    assert scene.legal(0) == ["back 1", "back 2", "back 3"]


@rule("deukalion.action.pegasus")
@rule("deukalion.cards.lasting")
def test_pegasus_stays_and_helps_in_active_turns() -> None:
    scene = DeukalionScene().hands(["pegasus"], ["eagle"])
    assert DeukalionScene().hands([], ["pegasus"]).why_not(1, "play pegasus") == "active-only"
    scene.set_down()
    scene.play(0, "play pegasus")
    scene.play(1, "pass")
    assert scene.state.reach == 4
    assert scene.state.view(None).seats[0].lasting == ["pegasus"]
    assert len(scene.state.under) == 0
    scene = DeukalionScene().front(0, "pegasus")
    scene.set_down()
    assert scene.state.reach == 4
    assert DeukalionScene().front(1, "pegasus").state.reach == 3


@rule("deukalion.action.fighter")
def test_fighters_come_back_by_card() -> None:
    scene = DeukalionScene().crew(1, 8).hands([], ["fighter-1", "fighter-2", "fighter-3"])
    scene.play(1, "play fighter-3")
    assert scene.legal(1) == ["back 1", "back 2"]
    assert scene.why_not(1, "back 3") == "recall-first"
    scene.play(1, "back 1", "play fighter-1")
    assert scene.state.fighters[1] == 10
    assert scene.why_not(1, "play fighter-2") == "nobody-returns"


@rule("deukalion.action.eagle")
def test_the_eagle_swaps_treasures_of_two_cities() -> None:
    scene = DeukalionScene().stock("Korinth", "red").stock("Thera", "white").hands([], ["eagle"])
    scene.play(1, "play eagle")
    scene.play(1, "swap red korinth")
    assert "swap red korinth" not in scene.legal(1)
    assert scene.why_not(1, "done") == "swap-first"
    scene.play(1, "swap white thera")
    assert scene.treasures("Korinth")["white"] == 1
    assert scene.treasures("Thera")["red"] == 1


@rule("deukalion.action.poseidon")
def test_poseidon_puts_the_hydra_on_any_free_sea() -> None:
    scene = DeukalionScene().ship(0, "h2").hands([], ["poseidon"])
    scene.play(1, "play poseidon")
    goals = scene.squares(1, "hydra")
    assert "i1" in goals
    assert not goals & {"h2", "b1", "i4", "f6"}
    assert scene.why_not(1, "hydra h2") == "hydra-first"
    scene.play(1, "hydra i1")
    assert scene.hydra_at == "i1"


@rule("deukalion.action.bolt")
def test_lightning_attacks_a_city_two_squares_away() -> None:
    scene = DeukalionScene().ship(1, "b2").stock("Mykene", "red").hands([], ["bolt"])
    scene.play(1, "play bolt")
    assert set(scene.legal(1)) == {"attack korinth", "attack mykene"}
    assert scene.why_not(1, "done") == "strike-first"
    scene.play(1, "attack mykene")
    assert scene.state.actors == (CHANCE,)
    assert DeukalionScene().ship(1, "e3").hands([], ["bolt"]).why_not(1, "play bolt") == "no-use"


@rule("deukalion.action.apollo")
def test_apollo_takes_a_treasure_without_a_fight() -> None:
    scene = DeukalionScene().ship(1, "b3").stock("Korinth", "red").stock("Mykene", "blue", "white")
    scene.hands([], ["apollo"]).crew(1, 9).play(1, "play apollo")
    assert set(scene.legal(1)) == {"take red korinth", "take blue mykene", "take white mykene"}
    assert scene.why_not(1, "done") == "take-first"
    scene.play(1, "take white mykene")
    assert scene.aboard(1)["white"] == 1
    assert "attack korinth" in scene.legal(1)


@rule("deukalion.window.everybody")
@rule("deukalion.window.attacked")
@rule("deukalion.cards.hidden")
def test_all_seats_with_cards_are_asked_in_secret() -> None:
    scene = raid(["triton"], ["eagle"], ["hermes"], [], seats=4)
    scene.play(1, "sail d3")
    assert scene.asked == "alarm"
    assert scene.state.actors == (0, 1, 2)
    assert scene.legal(0) == ["pass", "play triton"]
    assert scene.legal(1) == scene.legal(2) == ["pass"]
    assert scene.why_not(2, "play hermes") == "wrong-moment"
    assert scene.why_not(2, "play ares") == "not-in-hand"
    assert scene.why_not(2, "done") == "answer-first"
    before = scene.state.view(1)
    assert scene.play(0, "play triton") == []
    assert scene.state.view(1).seats[0].answered
    assert before.seats[0].cards == scene.state.view(1).seats[0].cards


@rule("deukalion.action.triton")
def test_triton_flees_two_squares_and_there_is_no_fight() -> None:
    scene = raid(["triton"], ["eagle"])
    scene.play(1, "sail d3")
    scene.play(0, "play triton")
    scene.play(1, "pass")
    scene.play(1, "pass")
    assert scene.asked == "flee"
    assert "d5" in scene.squares(0)
    assert "e2" in scene.squares(0)
    assert "d4" not in scene.squares(0)
    assert scene.why_not(0, "sail d4") == "wrong-distance"
    scene.play(0, "sail d5")
    assert (scene.where(0), scene.where(1)) == ("d5", "d3")
    assert scene.asked == "move"
    assert scene.why_not(1, "sail d4") == "way-ended"


@rule("deukalion.action.flight")
def test_the_flight_passes_neither_ships_nor_the_hydra() -> None:
    scene = raid(["triton"], seats=3).ship(2, "d4").hydra("e3")
    scene.play(1, "sail d3")
    scene.play(0, "play triton")
    assert scene.asked == "flee"
    assert not scene.squares(0) & {"f3", "d5"}
    assert {"c4", "e2", "b3"} <= scene.squares(0)
    scene = DeukalionScene(3).ship(0, "a1").ship(1, "b1").ship(2, "b2").hydra("a2").hands(["triton"])
    scene.play(1, "sail a1")
    scene.play(0, "play triton")
    assert scene.where(0) == "b1"


@rule("deukalion.cards.at-once")
def test_seats_that_draw_may_play_the_card_at_once() -> None:
    scene = DeukalionScene(4, shake="1 1222").crew(1, 5).crew(2, 5).hands([], ["fighter-3"], [], ["eagle"])
    scene.set_down("1-2-2-2")
    scene.play(0, "card")
    scene.chance("draw fighter-2", "draw sail-2", "draw fleece")
    assert scene.asked == "drawn"
    assert scene.state.actors == (1, 2, 3)
    assert scene.legal(1) == ["pass", "play fighter-2"]
    assert scene.why_not(1, "play fighter-3") == "wrong-moment"
    assert scene.legal(2) == ["pass"]
    assert scene.why_not(2, "play sail-2") == "wrong-moment"
    assert scene.legal(3) == ["pass", "play fleece"]
    assert scene.play(3, "play fleece") == []
    scene.play(1, "play fighter-2")
    events = scene.play(2, "pass")
    assert [played["seat"] for played in arguments(events, "played")] == [1]
    scene.pass_all()
    scene.play(1, "back 2")
    scene.pass_all()
    assert scene.state.view(None).seats[3].lasting == ["fleece"]
    assert scene.asked == "move"
    assert scene.state.drawn == [-1] * 4


@rule("deukalion.cards.at-once")
def test_a_drawn_card_without_use_is_kept() -> None:
    scene = DeukalionScene(shake="1 1222")
    scene.set_down("1-2-2-2")
    scene.play(0, "card")
    scene.chance("draw fighter-2")
    assert scene.legal(1) == ["pass"]
    assert scene.why_not(1, "play fighter-2") == "nobody-returns"
    scene.play(1, "pass")
    assert scene.cards(1) == ["fighter-2"]


@rule("deukalion.cards.at-once")
def test_by_option_a_drawn_card_waits_for_the_owners_move() -> None:
    scene = DeukalionScene(shake="1 1222", drawn_card="own_move").crew(1, 5)
    scene.set_down("1-2-2-2")
    scene.play(0, "card")
    scene.chance("draw fighter-2")
    assert scene.asked == "move"
    assert scene.state.actors == (0,)


@rule("deukalion.action.favour-crew")
def test_the_favour_of_zeus_needs_a_fighter_that_is_left() -> None:
    scene = raid([], ["favour", "ares"]).crew(1, 2).crew(0, 4)
    scene.play(1, "sail d3")
    scene.play(1, "pass")
    scene.chance("throw 2 0 0", "throw 1 0 3")
    scene.play(1, "pass")
    assert scene.asked == "defeat"
    assert scene.why_not(1, "play favour") == "no-fighters"
    assert scene.why_not(1, "play ares") == "wrong-moment"


@rule("deukalion.action.hades")
@rule("deukalion.cards.lasting")
@rule("deukalion.window.attacked")
def test_hades_is_played_when_attacked_and_stays() -> None:
    scene = raid(["hades"]).crew(0, 5)
    scene.play(1, "sail d3")
    scene.play(0, "play hades")
    assert scene.asked == "shade"
    assert scene.why_not(0, "pass") == "shade-first"
    scene.play(0, "back 1")
    assert scene.state.fighters[0] == 6
    assert scene.state.view(1).seats[0].lasting == ["hades"]


@rule("deukalion.action.hades")
def test_hades_asks_before_every_defence() -> None:
    scene = raid().front(0, "hades").crew(0, 5)
    scene.play(1, "sail d3")
    scene.play(0, "back 0")
    assert scene.state.fighters[0] == 5
    scene = DeukalionScene().ship(1, "h2").ship(0, "b1").hydra("h3").front(1, "hades").crew(1, 5)
    scene.set_down()
    scene.play(0, "hydra h2")
    assert scene.legal(1) == ["back 0", "back 1"]


@rule("deukalion.action.hephaistos")
@rule("deukalion.window.thrown")
def test_hephaistos_throws_one_fighter_again() -> None:
    scene = raid([], ["hephaistos"]).crew(1, 3).crew(0, 3)
    scene.play(1, "sail d3")
    scene.play(1, "pass")
    scene.chance("throw 1 2 0", "throw 1 2 0")
    assert scene.asked == "answer"
    scene.play(1, "play hephaistos")
    assert scene.legal(1) == ["again cross", "again half"]
    assert scene.why_not(1, "pass") == "pick-first"
    scene.play(1, "again cross")
    assert len(scene.state.outcomes()) == 3
    events = scene.chance("again full")
    assert arguments(events, "won-ship") == [{"seat": 1, "other": 0, "total": 4, "other_total": 2}]
    assert scene.state.fighters[1] == 3


@rule("deukalion.action.ares")
@rule("deukalion.window.order")
def test_two_answers_come_in_turn_order() -> None:
    scene = raid(["ares"], ["ares"]).crew(1, 3).crew(0, 3)
    scene.play(1, "sail d3")
    scene.pass_all()
    scene.chance("throw 3 0 0", "throw 2 1 0")
    scene.play(1, "play ares")
    events = scene.play(0, "play ares")
    assert [played["seat"] for played in arguments(events, "played")] == [0]
    assert scene.asked == "hermes"
    scene.play(1, "pass")
    assert scene.state.actors == (CHANCE,)
    events = scene.chance("throw 0 3 0")
    assert [played["seat"] for played in arguments(events, "played")] == [1]
    events = scene.chance("throw 0 0 3")
    assert arguments(events, "won-ship") == [{"seat": 1, "other": 0, "total": 6, "other_total": 3}]
    assert scene.asked == "displace"
    assert scene.state.below == [7, 7]


@rule("deukalion.action.favour")
@rule("deukalion.window.lost")
def test_zeus_lets_the_loser_fight_again_with_the_survivors() -> None:
    scene = raid([], ["favour"]).crew(1, 4).crew(0, 4)
    scene.play(1, "sail d3")
    scene.play(1, "pass")
    scene.chance("throw 2 2 0", "throw 1 0 3")
    scene.play(1, "pass")
    assert scene.asked == "defeat"
    scene.play(1, "play favour")
    assert scene.state.fighters == [3, 2]
    assert len(scene.state.outcomes()) == 6
    events = scene.chance("throw 0 0 2", "throw 3 0 0")
    assert arguments(events, "won-ship") == [{"seat": 1, "other": 0, "total": 4, "other_total": 0}]
    assert scene.state.below == [10, 8]


@rule("deukalion.action.favour")
def test_zeus_helps_against_a_city_too() -> None:
    scene = DeukalionScene().ship(1, "b3").stock("Korinth", "red").hands([], ["favour"])
    scene.play(1, "attack korinth")
    scene.chance("throw 5 5 0")
    scene.play(1, "pass")
    scene.play(1, "play favour")
    events = scene.chance("throw 0 0 5")
    assert arguments(events, "won-city") == [
        {"seat": 1, "city": 0, "total": 10, "other_total": 2 * CONSTANTS.places.defence[0]}
    ]


@rule("deukalion.action.hermes")
def test_hermes_cancels_a_card() -> None:
    scene = DeukalionScene(3).hands(["hermes"], ["sail-2", "poseidon"], ["eagle"])
    scene.play(1, "play sail-2")
    assert scene.asked == "hermes"
    assert scene.state.actors == (0, 2)
    scene.play(0, "play hermes")
    events = scene.play(2, "pass")
    assert arguments(events, "cancelled") == [{"seat": 0, "other": 1, "card": 0}]
    assert scene.state.reach == 3
    assert [len(scene.cards(seat)) for seat in range(3)] == [0, 1, 1]
    assert scene.asked == "move"


@rule("deukalion.action.hermes")
def test_a_cancelled_flight_leads_to_the_fight() -> None:
    scene = raid(["triton"], ["hermes"])
    scene.play(1, "sail d3")
    scene.play(1, "pass")
    scene.play(0, "play triton")
    scene.play(1, "play hermes")
    assert scene.asked == "throw"
    assert scene.where(0) == "d3"


@rule("deukalion.action.hermes")
def test_a_cancelled_lasting_card_goes_under_the_pile() -> None:
    scene = DeukalionScene().hands(["hermes"], ["fleece"])
    scene.play(1, "play fleece")
    scene.play(0, "play hermes")
    assert scene.state.view(None).seats[1].lasting == []
    assert scene.state.view(None).known_bottom == ["fleece", "hermes"]


@rule("deukalion.cards.timing")
def test_cards_for_windows_are_not_played_in_a_move() -> None:
    scene = DeukalionScene().hands([], ["triton", "favour", "ares", "hephaistos", "hermes"])
    for name in ("triton", "favour", "ares", "hephaistos", "hermes"):
        assert scene.why_not(1, f"play {name}") == "wrong-moment"
    assert scene.why_not(1, "play eagle") == "not-in-hand"


@rule("deukalion.cards.pile")
def test_cards_under_the_pile_come_up_in_order() -> None:
    scene = DeukalionScene().hands([], ["sail-2", "sail-3"])
    scene.play(1, "play sail-3", "play sail-2")
    state = scene.state
    state.hand[1], state.unseen = state.unseen, 0
    scene.set_down("3-3-3-2")
    scene.play(0, "card")
    assert scene.cards(0) == ["sail-3"]
    state.under.clear()
    state.hand[1] |= CARDS.of_kind[0]
    assert messages(scene.only_step(DRAW, 0)) == ["no-cards"]
    assert scene.cards(0) == ["sail-3"]


@rule("deukalion.cards.no-limit")
def test_a_hand_has_no_limit() -> None:
    many = ["fighter-1"] * 4 + ["fighter-2"] * 4 + ["sail-2"] * 4
    scene = DeukalionScene().hands(many)
    scene.set_down("3-3-3-2")
    scene.play(0, "card")
    scene.chance("draw eagle")
    assert len(scene.cards(0)) == 13
