"""What a table may choose: the editions, every option by itself, and choices that do not exist."""

import pytest
from games.zeus.scene import ZEUS, ZeusScene
from helpers import mistaken, walk

from pessoi import Rng
from pessoi.core.options import OptionError

EDITIONS = {
    "first_player_4_5": ("left_of_22", "left_of_22", "owner_of_22"),
    "first_auction_range": ("advice", "enforced_20_30", "none"),
    "overbid": ("void", "void", "void"),
    "income_mode": ("automatic_at_turn_start", "claim", "automatic_at_turn_start"),
    "reshuffle": ("turn_over", "turn_over", "turn_over"),
    "temple_pawns": ("all_pawns_on_temple", "all_pawns_on_temple", "all_pawns_on_temple"),
    "pawn_limit": ("hard", "hard", "hard"),
    "last_plot_rule": ("temple_owners_only", "never", "temple_owners_only"),
    "god_stone_discount": ("one_plot_free", "discount_50", "one_plot_free"),
    "merge_three_smalls": ("true", "false", "true"),
    "mixed_extension": ("false", "false", "false"),
    "ledger": ("automatic", "automatic", "automatic"),
    "forgotten_price": ("dearest_owned_plus_10", "dearest_owned_plus_10", "highest_built_plus_10"),
    "bonus_condition": ("sole_builder", "sole_builder", "sole_builder"),
    "money_visibility": ("hidden", "hidden", "hidden"),
    "victory_tie": ("shared", "shared", "shared"),
    "neighbour_plot_variant": ("false", "false", "false"),
}
"""House, Haffner, Jeux en Boîte."""


def test_the_three_editions() -> None:
    assert list(ZEUS.options.editions) == ["house", "haffner", "jeux-en-boite"]
    assert ZEUS.options.default == "house"
    for index, edition in enumerate(ZEUS.options.editions):
        assert ZEUS.options.editions[edition] == {name: values[index] for name, values in EDITIONS.items()}


def test_every_edition_hands_its_values_to_the_rules() -> None:
    for edition in ZEUS.options.editions:
        assert ZeusScene(4, edition=edition).state.rules.options == {
            "edition": edition,
            **ZEUS.options.editions[edition],
        }


SWITCHES = {
    "first_player_4_5": ("owner_begins", "owner_of_22"),
    "first_auction_range": ("opening_enforced", "enforced_20_30"),
    "overbid": ("overbid_blocked", "blocked"),
    "income_mode": ("income_claimed", "claim"),
    "reshuffle": ("pile_shuffled", "shuffle"),
    "temple_pawns": ("one_pawn", "one_pawn_per_temple"),
    "pawn_limit": ("pawns_limited", "hard"),
    "last_plot_rule": ("last_plot_never", "never"),
    "god_stone_discount": ("one_plot_free", "one_plot_free"),
    "merge_three_smalls": ("three_smalls", "true"),
    "mixed_extension": ("mixed", "true"),
    "ledger": ("by_hand", "by_hand"),
    "forgotten_price": ("penalty_by_owned", "dearest_owned_plus_10"),
    "bonus_condition": ("sole_presence", "sole_presence"),
    "money_visibility": ("money_hidden", "hidden"),
    "neighbour_plot_variant": ("neighbour_plots", "true"),
}


@pytest.mark.parametrize("name", SWITCHES)
def test_an_option_turns_its_own_switch_and_no_other(name: str) -> None:
    """What each switch does is shown with the rule it belongs to."""
    before = ZeusScene(4).state.zeus
    for value in ZEUS.options.options[name].values:
        rules = ZeusScene(4, **{name: value}).state.zeus
        for other, (switch, on) in SWITCHES.items():
            expected = value == on if other == name else getattr(before, switch)
            assert getattr(rules, switch) == expected, (other, value)


def test_every_option_with_a_choice_has_a_switch() -> None:
    assert set(ZEUS.options.options) - set(SWITCHES) == {"victory_tie"}
    assert ZEUS.options.options["victory_tie"].values == ["shared"]


def test_an_edition_may_be_changed_in_one_point() -> None:
    options = ZeusScene(4, edition="haffner", income_mode="automatic_at_turn_start").state.rules.options
    assert options["income_mode"] == "automatic_at_turn_start"
    assert options["last_plot_rule"] == "never"
    assert ZEUS.options.chosen(options) == {"edition": "haffner", "income_mode": "automatic_at_turn_start"}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"edition": "kosmos"}, "there is no edition “kosmos”; the editions are house, haffner, jeux-en-boite"),
        ({"dice": "two"}, "there is no option “dice”; the options are first_player_4_5"),
        ({"overbid": "fined"}, "overbid must be one of void, blocked, not “fined”"),
        ({"mixed_extension": "maybe"}, "mixed_extension must be one of false, true, not “maybe”"),
    ],
)
def test_a_bad_choice_gets_a_clear_error(options: dict[str, str], complaint: str) -> None:
    with mistaken(OptionError, complaint):
        ZEUS.start(4, options)


def test_a_switch_may_be_given_as_true_or_false() -> None:
    state = ZEUS.start(4, {"mixed_extension": True, "merge_three_smalls": False})
    assert state.rules.options["mixed_extension"] == "true"
    assert state.rules.options["merge_three_smalls"] == "false"


@pytest.mark.parametrize("seed", range(24))
def test_any_mixture_of_options_can_be_played_to_the_end(seed: int) -> None:
    rng = Rng(seed)
    chosen = {name: option.values[rng.below(len(option.values))] for name, option in ZEUS.options.options.items()}
    state = ZEUS.start(rng.one_of(list(ZEUS.seats)), chosen)
    totals = state.holdings()
    for number, point in enumerate(walk(state, seed)):
        assert point.holdings() == totals
        assert number < ZEUS.longest
        if number % 29 == 0:
            assert ZEUS.position(point.position()) == point
            for seat in range(point.seats):
                world = point.imagine(seat, rng)
                assert world.view(seat) == point.view(seat)
                assert world.legal(seat) == point.legal(seat)
    assert state.over
    assert 1 in state.ranking
