"""The command line: the parser of `pessoi` and its entry point."""

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pessoi import commands, games, version
from pessoi.terminal.language import format_error, requested_language, translated_argparse
from pessoi.text import LANGUAGES, Words, common

SHELLS = ("bash", "zsh", "fish")
INTERRUPTED = 130
"""The exit status after Ctrl+C, as in a shell. 1 means that a check failed, 2 that the user made a mistake."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status; report a user error in one line."""
    _replace_unknown_letters()
    language = requested_language(sys.argv[1:] if arguments is None else arguments)
    with translated_argparse(common(language)):
        parsed = parser(common(language)).parse_args(arguments)
    try:
        return int(commands.load(commands.COMMANDS[parsed.command])(parsed))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except (ValueError, OSError) as error:
        if isinstance(error, OSError) and error.filename is None:
            raise
        print(common(language).format("cli-mistake", mistake=format_error(error, language)), file=sys.stderr)
        return 2


def _replace_unknown_letters() -> None:
    """Print question marks for letters that the encoding of the terminal lacks, as on old consoles of Windows."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


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

    def add_number(self, name: str, *, about: str, low: int, high: int | None = None, default: int | None) -> None:
        """Add an option that takes a whole number from `low` to `high`."""

        def number(text: str) -> int:
            if text.isdecimal() and low <= int(text) <= (int(text) if high is None else high):
                return int(text)
            message = "argparse-at-least" if high is None else "argparse-between"
            raise argparse.ArgumentTypeError(self._words.format(message, found=text, low=str(low), high=str(high)))

        self.add(name, type=number, default=default, metavar="number", about=about)

    def add_json(self) -> None:
        """Add the option `--json` of commands whose output is data."""
        self.add("--json", action="store_true", about="json")

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

    def set_default(self, **values: Any) -> None:
        """Set what the parsed arguments contain besides those that are given."""
        self._container.set_defaults(**values)

    def exclusive_group(self) -> "CommandParser":
        """Add a group of arguments of which only one can be given."""
        return CommandParser(self._container.add_mutually_exclusive_group(), self._words)


def parser(words: Words) -> argparse.ArgumentParser:
    """Create the parser of all commands."""
    top = argparse.ArgumentParser(prog="pessoi", description=words.format("cli-about"))
    build = words.format("cli-is-compiled" if version.compiled() else "cli-is-uncompiled", version=version.number())
    CommandParser(top, words).add("--version", action="version", version=build, about="version")
    CommandParser(top, words).add_language()
    CommandParser(top, words).set_default(command="greet")
    subparsers = top.add_subparsers(metavar=words.format("metavar-command"))

    def command(name: str, game: bool = False, data: bool = False) -> CommandParser:
        about = words.format(f"cli-{name}")
        subparser = subparsers.add_parser(name, help=about, description=about)
        added = CommandParser(subparser, words)
        added.set_default(command=name)
        added.add_language()
        if game:
            added.add_game()
        if data:
            added.add_json()
        return added

    command("games", data=True)
    _add_play(command("play"))
    _add_kept(command("learn", game=True))
    _add_campaign(command("campaign"))
    _add_serve(command("serve"))
    backup = command("backup")
    backup.add("file", type=Path, metavar="file", about="backup-file")
    _add_database(backup)
    _add_soak(command("soak"))
    _add_shown(command("replay"), "record-file")
    _add_shown(command("position", data=True), "position-file")
    _add_analyse(command("analyse"))
    _add_puzzles(command("puzzles"))
    rules = command("rules", game=True, data=True)
    rules.add("search", nargs="?", default="", metavar="text", about="search")
    rules.add("--check", action="store_true", about="check")
    rules.add("--tests", type=Path, default=Path("tests/games"), metavar="folder", about="tests")
    command("options", game=True, data=True)
    arena = command("arena", game=True, data=True)
    _add_run(arena)
    arena.add("--records", action="store_true", about="records")
    tournament = command("tournament", game=True, data=True)
    _add_run(tournament)
    tournament.add_number("--seats", low=1, default=None, about="table-seats")
    command("report").add("folder", type=Path, metavar="folder", about="out")
    command("bots", data=True)
    command("components", game=True, data=True)
    command("schema", game=True)
    command("agents", game=True).add_number("--seats", low=1, default=None, about="seat-count")
    completion = command("completion")
    completion.add("shell", choices=SHELLS, metavar="name", about="shell")
    completion.set_default(parser=top)
    return top


def _add_play(play: CommandParser) -> None:
    """Add the arguments of `pessoi play`."""
    play.add_game(nargs="?")
    play.add("--seats", metavar="list", about="seats")
    play.add_rules()
    play.add("--continue", dest="saved", type=Path, metavar="file", about="continue")
    _add_kept(play)
    play.add_components()


def _add_kept(play: CommandParser) -> None:
    """Add the arguments that `pessoi play` and `pessoi learn` share."""
    play.add("--record", type=Path, metavar="file", about="record")
    play.add("--seed", type=int, metavar="number", about="seed")
    play.add("--plain", action="store_true", about="plain")


def _add_campaign(campaign: CommandParser) -> None:
    """Add the arguments of `pessoi campaign`."""
    campaign.add("--file", type=Path, metavar="file", about="campaign-file")
    campaign.add("--seed", type=int, metavar="number", about="seed")
    campaign.add("--plain", action="store_true", about="plain")
    campaign.add_components()


def _add_shown(show: CommandParser, about: str) -> None:
    """Add the arguments that `pessoi replay` and `pessoi position` share."""
    show.add("file", type=Path, metavar="file", about=about)
    show.add_components()


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
    puzzles.add_number("--count", low=1, default=10, about="puzzle-count")
    puzzles.add("--out", type=Path, metavar="file", about="puzzle-out")
    puzzles.add("--id", metavar="name", about="puzzle-id")
    puzzles.add("--theme", metavar="name", about="puzzle-theme")
    puzzles.add("--seed", type=int, metavar="number", about="seed")


def _add_serve(serve: CommandParser) -> None:
    """Add the arguments of `pessoi serve`."""
    serve.add("--host", default="127.0.0.1", metavar="address", about="host")
    serve.add_number("--port", low=0, high=65535, default=8421, about="port")
    _add_database(serve)
    serve.add("--origin", action="append", default=[], metavar="url", about="origin")
    serve.add("--proxied", default="", metavar="address", about="proxied")
    serve.add_number("--window", low=0, high=10_000, default=900, about="window")
    serve.add("--components", action="append", default=[], type=Path, metavar="file", about="serve-components")
    serve.add("--open", action="store_true", about="open")


def _add_soak(soak: CommandParser) -> None:
    """Add the arguments of `pessoi soak`."""
    soak.add("--minutes", type=_duration, default=10, metavar="number", about="minutes")
    soak.add_number("--tables", low=1, default=20, about="tables")
    soak.add("--database", metavar="url", about="database")


def _duration(text: str) -> float:
    """Return a duration that is neither zero, endless nor no number; otherwise raises ValueError."""
    if not 0 < float(text) < float("inf"):
        raise ValueError(text)
    return float(text)


def _add_database(server: CommandParser) -> None:
    """Add the arguments that name a server's database."""
    server.add("--database", metavar="url", about="database")
    server.add("--data", type=Path, metavar="folder", about="data")


def _add_run(run: CommandParser) -> None:
    """Add the arguments that `pessoi arena` and `pessoi tournament` share."""
    run.add("--bots", required=True, metavar="list", about="bots-list")
    run.add_number("--games", low=1, default=100, about="many")
    backend = run.exclusive_group()
    backend.add_number("--workers", low=1, default=1, about="workers")
    backend.add("--cluster", metavar="address", about="cluster")
    run.add("--seed", type=int, default=1, metavar="number", about="seed")
    run.add("--out", type=Path, required=True, metavar="folder", about="out")
    run.add_rules()
