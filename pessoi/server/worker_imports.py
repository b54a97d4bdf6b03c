"""Loads what worker processes need, all games included: they are copies of a process that has imported this module."""

import pessoi.bots.thinking
import pessoi.games
import pessoi.insight.analysis
import pessoi.server.tables.opening

pessoi.games.working()
