"""What a seat cannot know is dealt anew; what it can place stays."""

from games.deukalion.table import GAME, Table
from rules import rule

from pessoi import Rng


@rule("deukalion.cards.hidden")
def test_others_hands_and_contracts_vary_and_the_own_stay() -> None:
    table = Table().hands(["eagle", "apollo"], ["ares", "bolt"]).contracts("c01", seat0="c02", seat1="c03")
    rng = Rng(1)
    worlds = [table.state.imagine(0, rng) for _ in range(40)]
    assert {world.hand[0] for world in worlds} == {table.state.hand[0]}  # type: ignore[attr-defined]
    assert len({world.hand[1] for world in worlds}) > 10  # type: ignore[attr-defined]
    assert {world.secret[0] for world in worlds} == {1}  # type: ignore[attr-defined]
    assert len({world.secret[1] for world in worlds}) > 5  # type: ignore[attr-defined]
    assert not any(world.secret[1] in (0, 1) for world in worlds)  # type: ignore[attr-defined]


@rule("deukalion.cards.pile")
def test_the_order_under_the_pile_is_known_to_all() -> None:
    table = Table().hands([], ["sail-2", "eagle"]).play(1, "play sail-2")
    world = table.state.imagine(0, Rng(2))
    assert world.under == table.state.under  # type: ignore[attr-defined]
    assert world.view(0) == table.state.view(0)


@rule("deukalion.cards.pile")
def test_a_known_card_drawn_by_another_stays_known() -> None:
    table = Table().hands([], ["sail-2"]).play(1, "play sail-2")
    state = table.state
    state.hand[1], state.unseen = state.unseen, 0
    table.set_down("3-3-3-2").play(0, "card")
    assert table.cards(0) == ["sail-2"]
    rng = Rng(3)
    assert all(state.imagine(1, rng).hand[0] == state.hand[0] for _ in range(5))  # type: ignore[attr-defined]


@rule("deukalion.contracts.cards")
def test_handed_in_cards_are_known_to_their_former_owner_alone() -> None:
    table = Table().ship(1, "b6").contracts("c06").next_contract("c16").hands([], ["eagle", "apollo", "ares"])
    table.play(1, "fulfil c06b", "hand apollo", "hand eagle")
    rng = Rng(4)
    assert table.state.imagine(1, rng).under == table.state.under  # type: ignore[attr-defined]
    assert len({str(table.state.imagine(0, rng).under) for _ in range(9)}) > 1  # type: ignore[attr-defined]


@rule("deukalion.hydra.contract")
def test_who_attacks_the_hydra_for_a_hidden_contract_shows_its_kind() -> None:
    table = Table().ship(1, "g7").hydra("f7").contracts("c01", seat1="c13").play(1, "sail f7")
    rng = Rng(5)
    seen = {table.state.imagine(0, rng).secret[1] for _ in range(30)}  # type: ignore[attr-defined]
    assert {GAME.contracts.codes[card] for card in seen} == {"c13", "c15"}


@rule("deukalion.window.everybody")
def test_a_sealed_answer_fits_the_hand_of_the_world() -> None:
    table = Table().ship(1, "c3").ship(0, "d3").hydra("h2").hands(["triton"], ["eagle"]).play(1, "sail d3")
    table.play(0, "play triton")
    rng = Rng(6)
    for _ in range(60):
        world = table.state.imagine(1, rng)
        assert world.sealed[0] in world.step.answers(world, 0)  # type: ignore[attr-defined]


@rule("deukalion.cards.hidden")
def test_in_a_world_the_mover_has_the_moves_of_its_new_hand() -> None:
    table = Table().hands([], ["sail-2", "sail-3"])
    rng = Rng(7)
    worlds = [table.state.imagine(0, rng) for _ in range(20)]
    assert len({str(world.legal(1)) for world in worlds}) > 1
    assert all(world.legal(1) == world.step.legal(world, 1) for world in worlds)


@rule("deukalion.window.order")
def test_an_answer_that_waits_for_its_turn_is_known_to_all() -> None:
    table = Table(3).ship(1, "c3").ship(0, "d3").hydra("h2").hands(["ares"], ["ares"], ["eagle"]).crew(0, 2).crew(1, 2)
    table.play(1, "sail d3")
    while table.asked == "alarm":
        table.play(table.state.actors[0], "pass")
    table.chance("throw 2 0 0", "throw 1 1 0").play(0, "play ares").play(1, "play ares").play(2, "pass")
    assert table.asked == "hermes"
    rng = Rng(8)
    for _ in range(20):
        world = table.state.imagine(2, rng)
        assert world.hand[1] == table.state.hand[1]  # type: ignore[attr-defined]
