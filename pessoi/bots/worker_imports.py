"""Loads what bots need in worker processes, all games included."""

import pessoi.bots.thinking
import pessoi.games

pessoi.games.working()
