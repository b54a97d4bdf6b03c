"""What a seat cannot know is redealt; what it knows stays as it is."""

from games.deukalion.scene import CODES, DeukalionScene
from rules import rule

from pessoi import Rng
from pessoi.core.step import Sealed
from pessoi.games.deukalion.rules.state import DeukalionState


def imagined(state: DeukalionState, seat: int, rng: Rng) -> DeukalionState:
    """A world that a seat holds possible."""
    world = state.imagine(seat, rng)
    assert isinstance(world, DeukalionState)
    return world


@rule("deukalion.cards.hidden")
def test_hands_and_contracts_of_others_vary_and_those_of_the_seat_stay() -> None:
    scene = DeukalionScene().hands(["eagle", "apollo"], ["ares", "bolt"]).contracts("c01", seat0="c02", seat1="c03")
    rng = Rng(1)
    worlds = [imagined(scene.state, 0, rng) for _ in range(40)]
    assert {world.hand[0] for world in worlds} == {scene.state.hand[0]}
    assert len({world.hand[1] for world in worlds}) > 10
    assert {world.secret[0] for world in worlds} == {1}
    assert len({world.secret[1] for world in worlds}) > 5
    assert not any(world.secret[1] in (0, 1) for world in worlds)


@rule("deukalion.cards.pile")
def test_the_order_under_the_pile_is_known_to_all() -> None:
    scene = DeukalionScene().hands([], ["sail-2", "eagle"])
    scene.play(1, "play sail-2")
    world = imagined(scene.state, 0, Rng(2))
    assert world.under == scene.state.under
    assert world.view(0) == scene.state.view(0)


@rule("deukalion.cards.pile")
def test_a_known_card_drawn_by_another_stays_known() -> None:
    scene = DeukalionScene().hands([], ["sail-2"])
    scene.play(1, "play sail-2")
    state = scene.state
    state.hand[1], state.unseen = state.unseen, 0
    scene.set_down("3-3-3-2")
    scene.play(0, "card")
    assert scene.cards(0) == ["sail-2"]
    rng = Rng(3)
    assert all(imagined(state, 1, rng).hand[0] == state.hand[0] for _ in range(5))


@rule("deukalion.contracts.cards")
def test_handed_in_cards_are_known_to_their_former_owner_alone() -> None:
    scene = DeukalionScene().ship(1, "b6").contracts("c07").next_contract("c16").hands([], ["eagle", "apollo", "ares"])
    scene.play(1, "fulfil c07b", "hand apollo", "hand eagle")
    rng = Rng(4)
    assert imagined(scene.state, 1, rng).under == scene.state.under
    assert len({str(imagined(scene.state, 0, rng).under) for _ in range(9)}) > 1


@rule("deukalion.hydra.contract")
def test_an_attack_on_the_hydra_for_a_hidden_contract_shows_its_kind() -> None:
    scene = DeukalionScene().ship(1, "g7").hydra("f7").contracts("c01", seat1="c13")
    scene.play(1, "sail f7")
    rng = Rng(5)
    seen = {imagined(scene.state, 0, rng).secret[1] for _ in range(30)}
    assert {CODES[card] for card in seen} == {"c13", "c15"}


@rule("deukalion.window.everybody")
def test_a_sealed_answer_fits_the_hand_of_the_world() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").hands(["triton"], ["eagle"])
    scene.play(1, "sail d3")
    scene.play(0, "play triton")
    rng = Rng(6)
    for _ in range(60):
        world = imagined(scene.state, 1, rng)
        assert isinstance(world.step, Sealed)
        assert world.sealed[0] in world.step.answers(world, 0)


@rule("deukalion.cards.hidden")
def test_in_a_world_the_mover_has_the_moves_of_its_new_hand() -> None:
    scene = DeukalionScene().hands([], ["sail-2", "sail-3"])
    rng = Rng(7)
    worlds = [imagined(scene.state, 0, rng) for _ in range(20)]
    assert len({str(world.legal(1)) for world in worlds}) > 1
    assert all(world.legal(1) == world.step.legal(world, 1) for world in worlds)


@rule("deukalion.window.order")
def test_an_answer_that_waits_for_its_turn_is_known_to_all() -> None:
    scene = DeukalionScene(3).ship(1, "c3").ship(0, "d3").hydra("h2")
    scene.hands(["ares"], ["ares"], ["eagle"]).crew(0, 2).crew(1, 2)
    scene.play(1, "sail d3")
    scene.pass_all()
    scene.chance("throw 2 0 0", "throw 1 1 0")
    scene.play(0, "play ares")
    scene.play(1, "play ares")
    scene.play(2, "pass")
    assert scene.asked == "hermes"
    rng = Rng(8)
    for _ in range(20):
        world = imagined(scene.state, 2, rng)
        assert world.hand[1] == scene.state.hand[1]
