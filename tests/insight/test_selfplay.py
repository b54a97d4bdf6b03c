"""Games of a searching bot against itself."""

from helpers import every_game

import pessoi
from pessoi import Game, Rng
from pessoi.insight.selfplay import decisions, searching_bot


@every_game
def test_a_game_is_played_to_its_end_by_what_the_bot_finds(game: Game) -> None:
    state, player = game.start(game.seats[-1]), searching_bot("search:1")
    seats = []
    for one in decisions(state, player, Rng(3)):
        assert one.state is state
        assert one.seat in state.actors
        assert one.hint.move in state.legal(one.seat)
        assert len(one.knowledge.legal) > 1
        seats.append(one.seat)
    assert state.over
    assert set(seats) == set(range(state.seats))
    assert len(seats) > state.seats


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        found = decisions(pessoi.game("zeus").start(3), searching_bot("search:2"), Rng(5))
        games.append([(one.seat, one.hint.move) for one in found])
    assert games[0] == games[1]
