"""The client of the page against a real server: no move comes too late, however slowly others' moves are shown."""

import pytest
from pace_games import VITEST, play_at_every_pace
from visitor import Server

PACES = ["slow", "normal", "quick", "none"]


@pytest.mark.skipif(not VITEST.exists(), reason="the page's packages for tests are not installed")
def test_no_move_is_refused_at_any_pace(server: Server) -> None:
    counted = play_at_every_pace(server.address, games=2)
    assert [count.pace for count in counted] == PACES
    assert all(count.games == 2 and count.moves > 20 for count in counted)
    assert [count.refusals for count in counted] == [{}] * 4
