"""`pessoi play`, `pessoi learn` and `pessoi campaign`: games in the terminal."""

import argparse
import sys
import time
from pathlib import Path

from pessoi import games, lessons
from pessoi.bots.registry import DEFAULT_BOT
from pessoi.campaigns import game_with_campaign, open_campaign
from pessoi.commands import FULL_SCREEN_MODE, PLAIN_MODE, load
from pessoi.commands.arguments import chosen_options, chosen_seed, data_folder
from pessoi.core import record as records
from pessoi.core.errors import UserError
from pessoi.core.game import Game
from pessoi.records import reopen
from pessoi.terminal import campaign as campaigns
from pessoi.terminal.console import console
from pessoi.terminal.lesson_game import LessonGame
from pessoi.terminal.local_game import PERSON, LocalGame, new_game, parse_seats
from pessoi.text import of_game

USUAL_SEATS = 4
"""The number of seats of a new game, if the game allows it."""


def play(arguments: argparse.Namespace) -> int:
    """Play a new game, or continue a saved one."""
    game = _saved_game(arguments) if arguments.saved else _new_game(arguments)
    return _play(game, arguments.plain)


def _play(game: LocalGame, plain: bool) -> int:
    """Play a game and print where its record is."""
    _run(game, plain)
    print(game.words.format("terminal-saved", file=str(game.file)))
    if not game.session.state.over:
        print(game.words.format("terminal-go-on", file=str(game.file)))
    return 0


def learn(arguments: argparse.Namespace) -> int:
    """Play the first lesson of a game, and then go on against bots."""
    lesson = lessons.lesson(games.game(arguments.game), lessons.FIRST)
    game = LessonGame(lesson, arguments.lang, chosen_seed(arguments), arguments.record or _new_file(arguments.game))
    return _play(game, arguments.plain)


def play_campaign(arguments: argparse.Namespace) -> int:
    """Play the next level of a campaign."""
    game = games.game(game_with_campaign(), arguments.components)
    words = of_game(game, arguments.lang)
    file: Path = arguments.file or data_folder() / "campaign.json"
    campaign = open_campaign(game, file)
    campaigns.settle(campaign, file)
    print("\n".join(campaign.summary(words)))
    if campaign.session is None:
        if campaign.complete or campaign.lost:
            return 0
        try:
            campaigns.begin_level(campaign, words, console(), input)
        except (EOFError, KeyboardInterrupt):
            print()
            return 0
    _run(campaigns.CampaignLevel(campaign, arguments.lang, chosen_seed(arguments), file), arguments.plain)
    campaigns.settle(campaign, file)
    print("\n".join(campaign.summary(words)[-2:]))
    print(words.format("terminal-saved", file=str(file)))
    return 0


def _run(game: LocalGame, plain: bool) -> None:
    """Play in full screen on a terminal, otherwise line by line."""
    full_screen = sys.stdin.isatty() and sys.stdout.isatty() and not plain
    load(FULL_SCREEN_MODE if full_screen else PLAIN_MODE)(game)


def _new_game(arguments: argparse.Namespace) -> LocalGame:
    if arguments.game is None:
        raise UserError("nothing-to-play", known=", ".join(games.names()))
    game = games.game(arguments.game, arguments.components)
    seats = parse_seats(arguments.seats or _usual_seats(game), game)
    options = chosen_options(game, arguments)
    file = arguments.record or _new_file(game.key)
    return new_game(game, seats, options, arguments.lang, chosen_seed(arguments), file)


def _new_file(key: str) -> Path:
    """The file of a new record in the user's folder."""
    return data_folder() / "records" / f"{key}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"


def _usual_seats(game: Game) -> str:
    """One person against bots of the default level."""
    count = max(game.seats[0], min(USUAL_SEATS, game.seats[-1]))
    return ",".join([PERSON, *[DEFAULT_BOT] * (count - 1)])


def _saved_game(arguments: argparse.Namespace) -> LocalGame:
    record = records.read(arguments.saved)
    session = reopen(record, arguments.components)
    seats = parse_seats(arguments.seats or ",".join(record.header.names), session.game)
    if len(seats) != session.state.seats:
        raise UserError("record-seats", expected=session.state.seats, found=len(seats))
    file = arguments.record or arguments.saved
    return LocalGame(session, seats, arguments.lang, chosen_seed(arguments), file)
