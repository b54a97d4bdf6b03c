"""The Gymnasium environment: Gymnasium's own check, and whole games."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from helpers import Case, company, every_laid_out_case, every_laid_out_game

from pessoi import Game
from pessoi.bots import UnknownBot
from pessoi.env.registration import register_games
from pessoi.games import names
from pessoi.version import compiled

pytestmark = [
    # Our observations are neither images nor numbers between -1 and 1.
    pytest.mark.filterwarnings("ignore:.*A Box observation space has an unconventional shape"),
]


OPPONENTS = ("greedy", "search:100" if compiled() else "search:2", "greedy")
"""A hundred simulations take too long without compilation."""


def seat(case: Case, **more: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(name(case.game), seats=case.seats, options={"edition": case.edition}, **more)


def name(game: Game) -> str:
    return f"pessoi/{game.key.capitalize()}-v0"


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float, dict[str, Any]]:
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    moves = []
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        assert len(info["moves"]) == len(legal)
        moves.append(int(rng.choice(legal)))
        seen, reward, terminated, truncated, info = env.step(moves[-1])
        assert not truncated
        if terminated:
            return moves, float(reward), info
        assert reward == 0


@every_laid_out_case
def test_it_passes_gymnasiums_check(case: Case) -> None:
    check_env(seat(case).unwrapped)


@every_laid_out_game
def test_it_passes_the_check_against_search_bots(game: Game) -> None:
    check_env(gymnasium.make(name(game), seats=4, opponents=OPPONENTS).unwrapped)


@every_laid_out_game
def test_seeds_determine_whole_games(game: Game) -> None:
    env = gymnasium.make(name(game), seats=company(game))
    for seed in range(2):
        first, second = play(env, seed), play(env, seed)
        assert first == second
        _, reward, info = first
        places = info["places"]
        own = places[info["seat"]]
        ahead, behind = (sum(place < own for place in places), sum(place > own for place in places))
        assert reward == pytest.approx((behind - ahead) / (len(places) - 1))


def test_the_reward_of_a_solo_game_is_its_success() -> None:
    env = gymnasium.make("pessoi/Peloponnes-v0", seats=1)
    _, reward, info = play(env, 1)
    missing = 24 - info["scores"][0]
    assert missing > 0
    assert reward == pytest.approx(-missing / 24)


@every_laid_out_game
def test_the_agent_gets_random_seats_or_the_given_one(game: Game) -> None:
    seats = company(game)
    env = gymnasium.make(name(game), seats=seats)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == set(range(seats))
    env = gymnasium.make(name(game), seats=seats, seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


@every_laid_out_game
def test_an_illegal_move_ends_the_game_in_the_last_place(game: Game) -> None:
    env = gymnasium.make(name(game))
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    seen, reward, terminated, _, info = env.step(wrong)
    assert terminated
    assert reward == -1
    assert "Reason" in info["illegal"]
    assert not seen["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(wrong)


@every_laid_out_game
def test_wrong_opponents_and_seats_are_rejected(game: Game) -> None:
    with pytest.raises(ValueError, match="opponents, got 9"):
        gymnasium.make(name(game), opponents=("random",) * 9)
    with pytest.raises(UnknownBot):
        gymnasium.make(name(game), seats=company(game), opponents=("nobody",) * (company(game) - 1))
    with pytest.raises(ValueError, match="seat must be from 0"):
        gymnasium.make(name(game), seat=9)


def test_every_game_is_registered_once() -> None:
    register_games()
    ids = [key for key in gymnasium.registry if str(key).startswith("pessoi/")]
    assert len(ids) == len(names())
