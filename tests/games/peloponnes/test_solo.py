"""The game for one: five levels, and the campaign over them."""

import json
from pathlib import Path
from typing import cast

import pytest
from games.peloponnes.scene import PeloponnesScene
from helpers import mistaken, walk
from rules import rule
from scene import arguments, messages

import pessoi
from pessoi import CHANCE, Rng, Session
from pessoi.core import record as records
from pessoi.core import session as plays
from pessoi.games.peloponnes import campaign as campaigns
from pessoi.games.peloponnes.campaign import Campaign, CampaignError
from pessoi.games.peloponnes.rules.constants import CITIZENS, COINS
from pessoi.games.peloponnes.rules.state import PeloponnesState
from pessoi.games.peloponnes.rules.steps import OVER
from pessoi.text import of_game

RECORDS = Path(__file__).parents[2] / "records" / "peloponnes"
LEVELS = ("1", "2", "3", "4", "5")


def level(number: str, civilisation: str = "sparta", *extra: str) -> PeloponnesScene:
    scene = PeloponnesScene(1, level=number)
    scene.play(0, f"choose {civilisation}", *(f"extra {good}" for good in extra))
    return scene


@rule("peloponnes.solo.civilisation")
def test_the_solo_player_chooses_any_civilisation() -> None:
    scene = PeloponnesScene(1)
    assert len(scene.legal(0)) == 7
    assert scene.why_not(0, "pass") == "choose-first"
    scene.play(0, "choose pylos")
    assert scene.goods(0) == {"wood": 0, "stone": 3, "food": 0, "coins": 8, "citizens": 2, "luxury": 0}
    assert scene.asked == "turn-up"


@rule("peloponnes.solo.goal")
def test_alone_the_rules_for_five_hold_and_more_points_are_better() -> None:
    alone, five = (PeloponnesScene(seats) for seats in (1, 5))
    for scene in (alone, five):
        for seat in range(scene.state.seats):
            scene.give(seat, coins=9)
        scene.offer("a01", "a02", "a03", "a04", "a05")
    assert len(alone.state.view(0).row) == len(five.state.view(0).row) == 5
    assert alone.state.view(0).conquest == []
    results = []
    for citizens in (3, 5, 7):
        scene = PeloponnesScene(1)
        scene.give(0, coins=99, citizens=citizens)
        scene.only_step(OVER)
        results.append(scene.state.scores[0])
    assert results == [9, 15, 21]


@rule("peloponnes.solo.purchase")
def test_one_tile_a_round_is_bought_at_its_price() -> None:
    scene = level("1")
    scene.chance("turn a01", "turn a02", "turn a03", "turn street", "turn a07")
    assert scene.legal(0) == ["bid a01", "bid a02", "bid a03", "bid a07", "bid street", "pass"]
    events = scene.play(0, "bid a07")
    assert arguments(events, "bought")[0]["coins"] == 2
    assert scene.owned(0) == {"a07"}
    assert scene.boxed() == {"a01", "a02", "a03", "street"}
    assert scene.has(0, "coins") == 7 - 2 + 3


@rule("peloponnes.solo.rows")
def test_the_row_shrinks_from_level_to_level() -> None:
    for number, row in zip(LEVELS, (5, 4, 3, 2, 1)):
        scene = PeloponnesScene(1, level=number)
        scene.give(0, coins=9)
        scene.offer("a01", "a02", "a03", "a04", "a05")
        view = scene.state.view(0)
        assert (len(view.row), len(view.conquest)) == (row, 5 - row)


@rule("peloponnes.solo.conquest")
def test_figure_17_a_tile_next_to_the_conquest_tile_costs_three_more() -> None:
    scene = level("2", "sparta", "wood")
    scene.chance("turn a01", "turn a02", "turn a03", "turn street", "turn a07")
    assert "conquer a07" in scene.legal(0)
    events = scene.play(0, "conquer a07")
    assert arguments(events, "conquered")[0]["coins"] == 5


@rule("peloponnes.solo.extra")
def test_figure_16_extra_incomes_are_chosen_freely_and_come_every_round() -> None:
    for number, count in zip(LEVELS, (0, 1, 2, 3, 3)):
        scene = level(number)
        chosen = 0
        while scene.asked == "extra":
            assert scene.legal(0) == ["extra wood", "extra stone", "extra food"]
            assert scene.why_not(0, "pass") == "extra-first"
            scene.play(0, "extra stone")
            chosen += 1
        assert chosen == count
    scene = level("4", "sparta", "stone", "stone", "food")
    scene.chance("turn a01", "turn a02", "turn a03", "turn street", "turn a07")
    scene.play(0, "pass")
    assert (scene.has(0, "wood"), scene.has(0, "stone"), scene.has(0, "food")) == (5, 2, 1)
    assert scene.state.view(0).seats[0].income == [1, 2, 1, 0]


@rule("peloponnes.solo.pass")
def test_passing_brings_three_coins_alone_too() -> None:
    scene = level("1")
    scene.chance("turn a01", "turn a02", "turn a03", "turn street", "turn a07")
    events = scene.play(0, "pass")
    assert arguments(events, "passed") == [{"seat": 0, "coins": 3}]


@rule("peloponnes.solo.target")
def test_a_level_is_won_with_its_target() -> None:
    for number, target in zip(LEVELS, (24, 28, 32, 35, 35)):
        for missing, message in ((1, "level-lost"), (0, "level-won")):
            scene = PeloponnesScene(1, level=number)
            scene.give(0, citizens=20, coins=3 * (target - missing))
            assert messages(scene.only_step(OVER)) == ["result", message]
            solo = scene.state.view(0).solo
            assert solo is not None
            assert (solo.target, solo.won) == (target, missing == 0)


def test_every_level_keeps_the_contract() -> None:
    game = pessoi.game("peloponnes")
    for number in LEVELS:
        state = game.start(1, {"level": number})
        totals = state.holdings()
        for point in walk(state, int(number)):
            assert point.holdings() == totals
            assert game.position(json.loads(json.dumps(point.position()))) == point
        assert state.over


@pytest.mark.parametrize("number", LEVELS)
@pytest.mark.parametrize("end", ["won", "lost"])
def test_every_level_has_been_won_and_lost(number: str, end: str) -> None:
    record = records.read(RECORDS / f"solo-{number}-{end}.jsonl")
    solo = cast(PeloponnesState, pessoi.replay(record)).view(None).solo
    assert solo is not None
    assert (solo.level, solo.won) == (int(number), end == "won")


# The campaign.


def finish(play: Session, score: int) -> None:
    """Finish a game at random, then set its score."""
    rng = Rng(5)
    state = cast(PeloponnesState, play.state)
    while not state.over:
        if state.actors == (CHANCE,):
            play.draw(rng)
        else:
            play.play(0, rng.one_of(state.legal(0)))
    state.owned = [0]
    state.gain(0, COINS, 3 * score - state.has(0, COINS))
    state.gain(0, CITIZENS, score - state.has(0, CITIZENS))


@rule("peloponnes.solo.campaign")
def test_a_campaign_plays_every_level_with_another_civilisation() -> None:
    campaign = Campaign(pessoi.game("peloponnes"))
    for number, name in enumerate(("messene", "patras", "arkadia", "korinth", "sparta"), 1):
        assert (campaign.level, campaign.complete) == (number, False)
        play = campaign.begin(name)
        assert play.record.header.options.get("level", "1") == str(number)
        finish(play, 40)
        assert campaign.settle().won
        assert name not in campaign.choices
    assert campaign.complete
    assert not campaign.lost
    with mistaken(CampaignError, "all levels are won"):
        campaign.begin("argos")


@rule("peloponnes.solo.retry")
def test_a_failed_level_is_tried_again_with_another_civilisation() -> None:
    campaign = Campaign(pessoi.game("peloponnes"))
    finish(campaign.begin("messene"), 23)
    assert not campaign.settle().won
    assert campaign.level == 1
    with mistaken(CampaignError, "“messene” is not available"):
        campaign.begin("messene")
    for name in campaign.choices:
        assert not campaign.lost
        campaign.begin(name)
        assert not campaign.give_up().won
    assert campaign.lost


@rule("peloponnes.solo.best")
def test_the_best_score_of_each_level_is_shown() -> None:
    game = pessoi.game("peloponnes")
    campaign = Campaign(game)
    for name, score in (("messene", 12), ("argos", 20), ("pylos", 1), ("sparta", 24), ("patras", 3)):
        finish(campaign.begin(name), score)
        campaign.settle()
    assert [(one.level, one.civilisation, one.score) for one in campaign.best] == [(1, "sparta", 24), (2, "patras", 3)]
    first, second, _ = campaign.summary(of_game(game, "en"))
    assert first == "Level 1 with Sparta: won with 24 points."
    assert second == "Level 2: not won yet. Best result: 3 points with Patras."


def test_undo_never_reaches_the_choice_of_a_civilisation(tmp_path: Path) -> None:
    game = pessoi.game("peloponnes")
    path = tmp_path / "campaign.json"
    campaign = Campaign(game)
    finish(campaign.begin("messene"), 30)
    campaign.settle()
    session: Session | None = campaign.begin("argos")
    for _ in range(2):
        assert session is not None
        assert not session.undo(0)
        session.play(0, game.moves.parse("extra food"))
        assert session.undo(0)
        assert not session.undo(0)
        assert [entry.move for entry in session.record] == ["choose argos"]
        campaign.write(path)
        campaign = campaigns.read(game, path)
        session = campaign.session


def test_a_level_with_a_used_civilisation_or_none_is_not_entered() -> None:
    game = pessoi.game("peloponnes")
    campaign = Campaign(game)
    finish(campaign.begin("messene"), 3)
    campaign.settle()
    for choices, fault in ((["choose messene"], "“messene” was used before"), ([], "no civilisation has been chosen")):
        campaign.session = plays.new(game, 1)
        for choice in choices:
            campaign.session.play(0, game.moves.parse(choice))
        with mistaken(CampaignError, fault):
            campaign.give_up()
    campaign.session = plays.new(game, 1)
    campaign.session.play(0, game.moves.parse("choose messene"))
    finish(campaign.session, 30)
    with mistaken(CampaignError, "“messene” was used before"):
        campaign.settle()
    assert len(campaign.attempts) == 1


@pytest.mark.parametrize(
    ("attempts", "moves", "left", "reason"),
    [
        ([], [], 0, "no civilisation has been chosen"),
        ([[1, "argos", 30]], ["choose argos"], 1, "“argos” was used before"),
        ([[1, "argos", 30], [2, "argos", 30]], None, 1, "“argos” was used before"),
        ([[1, "argos", 3], [1, "argos", 30], [2, "pylos", 30]], None, 1, "“argos” was used before"),
    ],
)
def test_a_file_with_a_used_civilisation_or_none_opens_without_that_level(
    tmp_path: Path, attempts: list[object], moves: list[str] | None, left: int, reason: str
) -> None:
    game = pessoi.game("peloponnes")
    path = tmp_path / "campaign.json"
    lines = None
    if moves is not None:
        session = plays.new(game, 1, {"level": str(len(attempts) + 1)})
        for move in moves:
            session.play(0, game.moves.parse(move))
        lines = session.record.lines().splitlines()
    path.write_text(json.dumps({"campaign": 1, "game": "peloponnes", "attempts": attempts, "play": lines}))
    campaign = campaigns.read(game, path)
    assert campaign.session is None
    assert len(campaign.attempts) == left
    assert reason in campaign.summary(of_game(game, "en"))[0]
    campaign.begin("korinth")
    campaign.write(path)
    assert campaigns.read(game, path).dropped is None


def test_a_campaign_takes_one_step_at_a_time() -> None:
    campaign = Campaign(pessoi.game("peloponnes"))
    with mistaken(CampaignError, "no level has just been finished"):
        campaign.settle()
    with mistaken(CampaignError, "no level is being played"):
        campaign.give_up()
    campaign.begin("argos")
    with mistaken(CampaignError, "being played"):
        campaign.begin("pylos")


def test_a_campaign_goes_on_from_its_file(tmp_path: Path) -> None:
    game = pessoi.game("peloponnes")
    path = tmp_path / "campaign.json"
    campaign = Campaign(game)
    finish(campaign.begin("messene"), 30)
    campaign.settle()
    campaign.write(path)
    again = campaigns.read(game, path)
    assert [(one.level, one.civilisation, one.score, one.won) for one in again.attempts] == [(1, "messene", 30, True)]
    assert again.session is None
    play = again.begin("argos")
    play.play(0, game.moves.parse("extra food"))
    again.write(path)
    resumed = campaigns.read(game, path).session
    assert resumed is not None
    assert resumed.state == play.state


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "zeus"}, "a campaign of peloponnes"),
        ({"campaign": 2}, "in format 1"),
        ({"more": 1}, "expected an object with"),
        ({"attempts": {}}, "expected a list"),
        ({"attempts": [[1, "messene"]]}, "expected .level, civilisation, score."),
        ({"attempts": [[2, "messene", 30]]}, "level 1 comes next, not 2"),
        ({"attempts": [[1, "athens", 30]]}, "“athens” is not a civilisation"),
        ({"attempts": [[1, "argos", -3]]}, "cannot be negative"),
        ({"play": [1]}, "the lines of a saved game"),
        ({"play": []}, "the saved game is empty"),
    ],
)
def test_a_campaign_file_that_does_not_fit_is_refused(tmp_path: Path, change: dict[str, object], fault: str) -> None:
    path = tmp_path / "campaign.json"
    whole: dict[str, object] = {"campaign": 1, "game": "peloponnes", "attempts": [], "play": None}
    path.write_text(json.dumps({**whole, **change}))
    with mistaken(CampaignError, fault):
        campaigns.read(pessoi.game("peloponnes"), path)


def test_a_play_that_is_not_the_next_level_is_refused(tmp_path: Path) -> None:
    game = pessoi.game("peloponnes")
    path = tmp_path / "campaign.json"
    others = [plays.new(game, 1, {"level": "2"}), plays.new(game, 2)]
    others[0].play(0, game.moves.parse("choose argos"))
    for other, fault in zip(others, ("level 1 comes next, not 2", "expected a solo game")):
        lines = other.record.lines().splitlines()
        path.write_text(json.dumps({"campaign": 1, "game": "peloponnes", "attempts": [], "play": lines}))
        with mistaken(CampaignError, fault):
            campaigns.read(game, path)


def test_something_that_is_no_file_of_ours_is_refused(tmp_path: Path) -> None:
    game = pessoi.game("peloponnes")
    with mistaken(CampaignError, "cannot be read"):
        campaigns.read(game, tmp_path / "nothing.json")
    path = tmp_path / "campaign.json"
    path.write_text("?")
    with mistaken(CampaignError, "not a JSON file"):
        campaigns.read(game, path)
    path.write_text("[]")
    with mistaken(CampaignError, "expected an object"):
        campaigns.read(game, path)
