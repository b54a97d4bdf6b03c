"""What several commands share: conversions of arguments, the data folder, and output as JSON."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import platformdirs

from pessoi.core.errors import UserError
from pessoi.core.game import Game


def chosen_options(game: Game, arguments: argparse.Namespace) -> dict[str, str]:
    """The values of `--edition` and `--option`; raises UserError if the game does not have them."""
    options: dict[str, str] = {}
    if arguments.edition:
        options["edition"] = arguments.edition
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise UserError("option-form", found=text)
        options[name.strip()] = value.strip()
    game.options.resolve(options)
    return options


def chosen_seed(arguments: argparse.Namespace) -> int:
    """The value of `--seed`, or one from the clock."""
    return time.time_ns() if arguments.seed is None else int(arguments.seed)


def data_folder() -> Path:
    """The user's folder for records, campaigns and the database."""
    return Path(platformdirs.user_data_dir("pessoi"))


def print_json(data: Any) -> None:
    """Print data as JSON, readable for people too."""
    print(json.dumps(data, indent=2, ensure_ascii=False))
