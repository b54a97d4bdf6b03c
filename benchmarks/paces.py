"""Random games of the page's client at every pace of playback: how many moves were refused, and why."""

import sys
import tempfile
from pathlib import Path

from pace_games import play_at_every_pace
from visitor import Server

GAMES = 200


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            for count in play_at_every_pace(server.address, games):
                print(f"{count.pace}: {count.games} games, {count.moves} moves, refused {count.refusals or 0}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
