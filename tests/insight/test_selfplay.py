"""Games of a searching bot against itself."""

from helpers import every_game

from pessoi import Game, Rng
from pessoi.insight.selfplay import decisions, searching_bot


@every_game
def test_a_game_is_played_to_its_end_by_what_the_bot_finds(game: Game) -> None:
    state, player = game.start(game.seats[-1]), searching_bot("search:1")
    seats = set()
    for count, one in enumerate(decisions(state, player, Rng(3)), 1):
        assert one.state is state
        assert one.seat in state.actors
        assert one.hint.move in state.legal(one.seat)
        assert len(one.knowledge.legal) > 1
        seats.add(one.seat)
    assert state.over
    assert seats == set(range(state.seats))
    assert count > state.seats


def test_the_same_seed_gives_the_same_game(zeus: Game) -> None:
    games = []
    for _ in range(2):
        found = decisions(zeus.start(3), searching_bot("search:2"), Rng(5))
        games.append([(one.seat, one.hint.move) for one in found])
    assert games[0] == games[1]
