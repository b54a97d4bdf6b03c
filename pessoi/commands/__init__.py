"""The commands of `pessoi`, each imported when it is run.

This is the only place where modules are imported late: the server, the full-screen mode and the environments take
longer to import than everything else together, and most commands need none of them.
"""

import importlib
from collections.abc import Mapping
from typing import Any

COMMANDS: Mapping[str, str] = {
    "greet": "pessoi.commands.information:greet",
    "games": "pessoi.commands.information:list_games",
    "play": "pessoi.commands.play:play",
    "learn": "pessoi.commands.play:learn",
    "campaign": "pessoi.commands.play:play_campaign",
    "serve": "pessoi.commands.serve:serve",
    "backup": "pessoi.commands.serve:back_up",
    "soak": "pessoi.commands.soak:soak",
    "replay": "pessoi.commands.replay:replay",
    "position": "pessoi.commands.replay:show_position",
    "analyse": "pessoi.commands.insight:analyse_record",
    "puzzles": "pessoi.commands.insight:use_puzzles",
    "rules": "pessoi.commands.information:show_rules",
    "options": "pessoi.commands.information:show_options",
    "arena": "pessoi.commands.arena:arena",
    "tournament": "pessoi.commands.arena:tournament",
    "report": "pessoi.commands.arena:report",
    "bots": "pessoi.commands.information:list_bots",
    "components": "pessoi.commands.information:show_components",
    "schema": "pessoi.commands.information:show_schema",
    "agents": "pessoi.commands.agents:describe_environment",
    "completion": "pessoi.commands.completion:print_script",
}
"""The function of every command, which takes the parsed arguments and returns the exit status.

`greet` is run without the name of a command.
"""

PLAIN_MODE = "pessoi.terminal.plain:play"
FULL_SCREEN_MODE = "pessoi.terminal.app:play"
"""The functions that play a game in the terminal."""


def load(path: str) -> Any:
    """Import a function given as `module:name`."""
    module, _, name = path.partition(":")
    return getattr(importlib.import_module(module), name)
