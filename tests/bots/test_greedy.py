"""The greedy bot: always legal, far better than chance, also where a game has no policy of its own."""

import pytest
from helpers import CASES, Case

import pessoi
from pessoi import CHANCE, Rng
from pessoi.bots import Bot, Knowledge, bot
from pessoi.bots.policies import policy
from pessoi.bots.simple import GreedyBot
from pessoi.core.evaluation import Evaluation
from pessoi.core.policy import LONG, Policy


def played(case: Case, bots: list[Bot], seed: int) -> pessoi.State:
    state = case.start()
    rng = Rng(seed)
    while not state.over:
        actor = state.actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            move = bots[actor].choose(Knowledge(state, actor), rng)
            assert move in state.legal(actor)
            state.apply(actor, move)
    return state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_plays_every_game_and_edition_to_the_end(case: Case) -> None:
    state = played(case, [bot("greedy")] * case.seats, 1)
    assert 1 in state.ranking


def test_it_beats_chance_at_zeus() -> None:
    case = Case("zeus", 4, "house")
    wins = 0
    for seed in range(12):
        bots = [bot("greedy") if seat == seed % 4 else bot("random") for seat in range(4)]
        wins += played(case, bots, seed).ranking[seed % 4] == 1
    assert wins >= 8


def test_it_never_bids_more_money_than_it_has() -> None:
    case = Case("zeus", 4, "house")
    state = case.start()
    rng = Rng(5)
    quick = bot("greedy")
    while not state.over:
        actor = state.actors[0]
        move = state.sample(rng) if actor == CHANCE else quick.choose(Knowledge(state, actor), rng)
        if state.step.name == "bid":
            own = state.view(actor).seats[actor].money
            assert case.game.moves[move].arguments["amount"] <= own
        state.apply(actor, move)


def test_without_a_policy_it_looks_at_the_points_one_step_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = GreedyBot()
    monkeypatch.setattr(plain.policies, "of", lambda rules: Policy(Evaluation(rules, {})))
    state = played(Case("zeus", 3, "house"), [plain] * 3, 2)
    assert state.over


def test_a_slip_is_a_move_worth_a_thought() -> None:
    case = Case("zeus", 3, "house")
    state = case.start()
    rng = Rng(3)
    clumsy = bot("greedy:slip=1")
    seen = 0
    while not state.over and seen < 20:
        actor = state.actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        legal = state.legal(actor)
        move = clumsy.choose(Knowledge(state, actor), rng)
        if len(legal) > LONG:
            seen += 1
            assert move in policy(state.rules).shortlist(state, actor, legal)
        state.apply(actor, move)
    assert seen


def test_everybody_cannot_stand_well_at_once() -> None:
    state = pessoi.game("zeus").start(4)
    evaluation = Evaluation(state.rules, {})
    ahead, second, _, last = evaluation.margins([40.0, 30.0, 30.0, 10.0])
    assert ahead > 0 > second > last
    assert evaluation.margins([20.0] * 4) == [0.0] * 4
