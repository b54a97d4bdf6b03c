"""Loads what bots need, all games included: worker processes are copies of a process that has imported this module."""

import pessoi.bots.thinking
import pessoi.games

pessoi.games.working()
