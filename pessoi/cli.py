"""The command line: the parser of `pessoi` and its entry point."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pessoi import commands, games, version
from pessoi.terminal.language import format_error, requested_language, translated_argparse
from pessoi.text import LANGUAGES, Words, common


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status; report a user error in one line."""
    language = requested_language(sys.argv[1:] if arguments is None else arguments)
    with translated_argparse(common(language)):
        parsed = parser(common(language)).parse_args(arguments)
    try:
        return int(commands.load(commands.COMMANDS[parsed.command])(parsed))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except (ValueError, OSError) as error:
        if isinstance(error, OSError) and error.filename is None:
            raise
        print(common(language).format("cli-mistake", mistake=format_error(error, language)), file=sys.stderr)
        return 2


class CommandParser:
    """A parser, or a group of arguments in it, whose help texts and placeholders are messages."""

    def __init__(self, container: "argparse._ActionsContainer", words: Words) -> None:
        self._container = container
        self._words = words

    def add(self, *names: str, about: str, metavar: str | None = None, **settings: Any) -> None:
        """Add an argument; its help text is the message `cli-<about>`, its placeholder `metavar-<metavar>`."""
        if metavar is not None:
            settings["metavar"] = self._words.format(f"metavar-{metavar}")
        self._container.add_argument(*names, help=self._words.format(f"cli-{about}"), **settings)

    def add_language(self) -> None:
        """Add the option `--lang`, which every command has."""
        self.add("--lang", choices=LANGUAGES, default=self._words.language, about="lang")

    def add_game(self, **settings: Any) -> None:
        """Add the name of a game."""
        self.add("game", choices=games.names(), metavar="game", about="game", **settings)

    def add_components(self) -> None:
        """Add the option for a component correction file."""
        self.add("--components", type=Path, metavar="file", about="components-file")

    def add_rules(self) -> None:
        """Add the options that select edition and rules."""
        self.add("--edition", metavar="name", about="edition")
        self.add("--option", action="append", default=[], metavar="setting", about="option")

    def exclusive_group(self) -> "CommandParser":
        """Add a group of arguments of which only one can be given."""
        return CommandParser(self._container.add_mutually_exclusive_group(), self._words)


def parser(words: Words) -> argparse.ArgumentParser:
    """Create the parser of all commands."""
    top = argparse.ArgumentParser(prog="pessoi", description=words.format("cli-about"))
    build = words.format("cli-is-compiled" if version.compiled() else "cli-is-uncompiled", version=version.number())
    CommandParser(top, words).add("--version", action="version", version=build, about="version")
    CommandParser(top, words).add_language()
    subparsers = top.add_subparsers(required=True, metavar=words.format("metavar-command"))

    def command(name: str, game: bool = False) -> CommandParser:
        about = words.format(f"cli-{name}")
        subparser = subparsers.add_parser(name, help=about, description=about)
        subparser.set_defaults(command=name)
        added = CommandParser(subparser, words)
        added.add_language()
        if game:
            added.add_game()
        return added

    command("games")
    _add_play(command("play"))
    _add_campaign(command("campaign"))
    _add_serve(command("serve"))
    backup = command("backup")
    backup.add("file", type=Path, metavar="file", about="backup-file")
    _add_database(backup)
    soak = command("soak")
    soak.add("--minutes", type=float, default=10, metavar="number", about="minutes")
    soak.add("--tables", type=int, default=20, metavar="number", about="tables")
    soak.add("--database", metavar="url", about="database")
    replay = command("replay")
    replay.add("file", type=Path, metavar="file", about="record-file")
    replay.add_components()
    position = command("position")
    position.add("file", type=Path, metavar="file", about="position-file")
    position.add_components()
    _add_analyse(command("analyse"))
    _add_puzzles(command("puzzles"))
    rules = command("rules", game=True)
    rules.add("search", nargs="?", default="", metavar="text", about="search")
    rules.add("--check", action="store_true", about="check")
    rules.add("--tests", type=Path, default=Path("tests/games"), metavar="folder", about="tests")
    command("options", game=True)
    arena = command("arena", game=True)
    _add_run(arena)
    arena.add("--records", action="store_true", about="records")
    tournament = command("tournament", game=True)
    _add_run(tournament)
    tournament.add("--seats", type=int, metavar="number", about="table-seats")
    command("report").add("folder", type=Path, metavar="folder", about="out")
    command("bots")
    command("components", game=True)
    command("schema", game=True)
    command("agents", game=True).add("--seats", type=int, metavar="number", about="seat-count")
    return top


def _add_play(play: CommandParser) -> None:
    """Add the arguments of `pessoi play`."""
    play.add_game(nargs="?")
    play.add("--seats", metavar="list", about="seats")
    play.add_rules()
    play.add("--continue", dest="saved", type=Path, metavar="file", about="continue")
    play.add("--record", type=Path, metavar="file", about="record")
    play.add("--seed", type=int, metavar="number", about="seed")
    play.add("--plain", action="store_true", about="plain")
    play.add_components()


def _add_campaign(campaign: CommandParser) -> None:
    """Add the arguments of `pessoi campaign`."""
    campaign.add("--file", type=Path, metavar="file", about="campaign-file")
    campaign.add("--seed", type=int, metavar="number", about="seed")
    campaign.add("--plain", action="store_true", about="plain")
    campaign.add_components()


def _add_analyse(analyse: CommandParser) -> None:
    """Add the arguments of `pessoi analyse`."""
    analyse.add("file", type=Path, metavar="file", about="record-file")
    analyse.add("--budget", default="60s", metavar="number", about="budget")
    analyse.add("--out", type=Path, metavar="file", about="analysis-out")
    analyse.add("--seed", type=int, default=1, metavar="number", about="seed")


def _add_puzzles(puzzles: CommandParser) -> None:
    """Add the arguments of `pessoi puzzles`."""
    puzzles.add("game", nargs="?", choices=["make", *games.names()], metavar="game", about="puzzle-game")
    puzzles.add("made", nargs="?", choices=games.names(), metavar="game", about="puzzle-made")
    puzzles.add("--count", type=int, default=10, metavar="number", about="puzzle-count")
    puzzles.add("--out", type=Path, metavar="file", about="puzzle-out")
    puzzles.add("--id", metavar="name", about="puzzle-id")
    puzzles.add("--theme", metavar="name", about="puzzle-theme")
    puzzles.add("--seed", type=int, metavar="number", about="seed")


def _add_serve(serve: CommandParser) -> None:
    """Add the arguments of `pessoi serve`."""
    serve.add("--host", default="127.0.0.1", metavar="address", about="host")
    serve.add("--port", type=int, default=8421, metavar="number", about="port")
    _add_database(serve)
    serve.add("--origin", action="append", default=[], metavar="url", about="origin")
    serve.add("--proxied", default="", metavar="address", about="proxied")
    serve.add("--open", action="store_true", about="open")


def _add_database(server: CommandParser) -> None:
    """Add the arguments that name a server's database."""
    server.add("--database", metavar="url", about="database")
    server.add("--data", type=Path, metavar="folder", about="data")


def _add_run(run: CommandParser) -> None:
    """Add the arguments that `pessoi arena` and `pessoi tournament` share."""
    run.add("--bots", required=True, metavar="list", about="bots-list")
    run.add("--games", type=int, default=100, metavar="number", about="many")
    backend = run.exclusive_group()
    backend.add("--workers", type=int, default=1, metavar="number", about="workers")
    backend.add("--cluster", metavar="address", about="cluster")
    run.add("--seed", type=int, default=1, metavar="number", about="seed")
    run.add("--out", type=Path, required=True, metavar="folder", about="out")
    run.add_rules()
