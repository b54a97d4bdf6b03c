"""The one entry point: `pessoi`."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import platformdirs
from rich.console import Console

from pessoi import games, version
from pessoi.bots.registry import LEVELS, SPELLINGS, USUAL
from pessoi.core import record as records
from pessoi.core.errors import UserError
from pessoi.core.files import json_in
from pessoi.core.game import Game
from pessoi.core.position import PositionError
from pessoi.records import reopen
from pessoi.rulecheck import rules_named_in, tests_of
from pessoi.terminal import replay, rules
from pessoi.terminal.language import argparse_speaking, told, wished
from pessoi.terminal.local_game import PERSON, LocalGame, new, seats_from
from pessoi.text import LANGUAGES, Words, common, of_game


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; a mistake in it is told in one line."""
    language = wished(sys.argv[1:] if arguments is None else arguments)
    with argparse_speaking(common(language)):
        given = parser(common(language)).parse_args(arguments)
    try:
        return int(given.run(given))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except (ValueError, OSError) as error:
        if isinstance(error, OSError) and error.filename is None:
            raise
        print(common(language).say("cli-mistake", mistake=told(error, language)), file=sys.stderr)
        return 2


class Command:
    """A parser, or a group in it, whose helps and placeholders are messages."""

    def __init__(self, added: "argparse._ActionsContainer", words: Words) -> None:
        self._added = added
        self._words = words

    def add(self, *names: str, about: str, metavar: str | None = None, **how: Any) -> None:
        """An argument: what is said about it is a message `cli-…`, what stands for its value a message `metavar-…`."""
        if metavar is not None:
            how["metavar"] = self._words.say(f"metavar-{metavar}")
        self._added.add_argument(*names, help=self._words.say(f"cli-{about}"), **how)

    def add_language(self) -> None:
        """The option that every command has, and `pessoi` alone too."""
        self.add("--lang", choices=LANGUAGES, default=self._words.language, about="lang")

    def add_game(self, **how: Any) -> None:
        """The game that the command is about."""
        self.add("game", choices=games.names(), metavar="game", about="game", **how)

    def add_components(self) -> None:
        """A file that corrects the box."""
        self.add("--components", type=Path, metavar="file", about="components-file")

    def add_rules(self) -> None:
        """By which rules is played."""
        self.add("--edition", metavar="name", about="edition")
        self.add("--option", action="append", default=[], metavar="setting", about="option")

    def either(self) -> "Command":
        """Arguments of which only one can be given."""
        return Command(self._added.add_mutually_exclusive_group(), self._words)


def parser(words: Words) -> argparse.ArgumentParser:
    """The commands and what they take."""
    top = argparse.ArgumentParser(prog="pessoi", description=words.say("cli-about"))
    how = words.say("cli-is-compiled" if version.compiled() else "cli-is-uncompiled", version=version.number())
    Command(top, words).add("--version", action="version", version=how, about="version")
    Command(top, words).add_language()
    commands = top.add_subparsers(required=True, metavar=words.say("metavar-command"))

    def command(name: str, run: object, game: bool = False) -> Command:
        parser = commands.add_parser(name, help=words.say(f"cli-{name}"), description=words.say(f"cli-{name}"))
        parser.set_defaults(run=run)
        added = Command(parser, words)
        added.add_language()
        if game:
            added.add_game()
        return added

    command("games", list_games)
    _add_play(command("play", play_game))
    solo = command("campaign", play_campaign)
    solo.add("--file", type=Path, metavar="file", about="campaign-file")
    solo.add("--seed", type=int, metavar="number", about="seed")
    solo.add("--plain", action="store_true", about="plain")
    solo.add_components()
    _add_serve(command("serve", serve_tables))
    stepping = command("replay", replay_record)
    stepping.add("file", type=Path, metavar="file", about="record-file")
    stepping.add_components()
    position = command("position", show_position)
    position.add("file", type=Path, metavar="file", about="position-file")
    position.add_components()
    book = command("rules", show_rules, game=True)
    book.add("search", nargs="?", default="", metavar="text", about="search")
    book.add("--check", action="store_true", about="check")
    book.add("--tests", type=Path, default=Path("tests/games"), metavar="folder", about="tests")
    command("options", show_options, game=True)
    arena = command("arena", run_arena, game=True)
    _add_many(arena)
    arena.add("--records", action="store_true", about="records")
    tournament = command("tournament", run_tournament, game=True)
    _add_many(tournament)
    tournament.add("--seats", type=int, metavar="number", about="table-seats")
    command("report", write_report).add("folder", type=Path, metavar="folder", about="out")
    command("bots", list_bots)
    command("components", show_components, game=True)
    command("schema", show_schema, game=True)
    command("agents", show_agents, game=True).add("--seats", type=int, metavar="number", about="seat-count")
    return top


def _add_play(play: Command) -> None:
    """What playing in the terminal takes."""
    play.add_game(nargs="?")
    play.add("--seats", metavar="list", about="seats")
    play.add_rules()
    play.add("--continue", dest="go_on", type=Path, metavar="file", about="continue")
    play.add("--record", type=Path, metavar="file", about="record")
    play.add("--seed", type=int, metavar="number", about="seed")
    play.add("--plain", action="store_true", about="plain")
    play.add_components()


def _add_serve(serving: Command) -> None:
    """What hosting tables takes."""
    serving.add("--host", default="127.0.0.1", metavar="address", about="host")
    serving.add("--port", type=int, default=8421, metavar="number", about="port")
    serving.add("--database", metavar="url", about="database")
    serving.add("--data", type=Path, metavar="folder", about="data")
    serving.add("--origin", action="append", default=[], metavar="url", about="origin")
    serving.add("--proxied", action="store_true", about="proxied")
    serving.add("--open", action="store_true", about="open")


def _add_many(many: Command) -> None:
    """What playing many games takes."""
    many.add("--bots", required=True, metavar="list", about="bots-list")
    many.add("--games", type=int, default=100, metavar="number", about="many")
    where = many.either()
    where.add("--workers", type=int, default=1, metavar="number", about="workers")
    where.add("--cluster", metavar="address", about="cluster")
    many.add("--seed", type=int, default=1, metavar="number", about="seed")
    many.add("--out", type=Path, required=True, metavar="folder", about="out")
    many.add_rules()


def console() -> Console:
    """Where we print; wide enough for a board when nobody looks at it."""
    return Console() if sys.stdout.isatty() else Console(width=120)


def list_games(given: argparse.Namespace) -> int:
    """`pessoi games`."""
    for key in games.names():
        try:
            game = games.game(key)
        except games.BrokenGame as error:
            print(f"{key:<12} {told(error, given.lang)}")
            continue
        words = of_game(game, given.lang)
        low, high = game.seats[0], game.seats[-1]
        print(f"{key:<12} {words.say('game-name')}, {words.say('terminal-seats', low=low, high=high)}", end=", ")
        print(f"{words.say('game-length')}\n{'':<12} {words.say('game-about')}")
    return 0


def play_game(given: argparse.Namespace) -> int:
    """`pessoi play`."""
    session = _continued(given) if given.go_on else _started(given)
    _run(session, given.plain)
    print(session.words.say("terminal-saved", file=str(session.file)))
    if not session.play.state.over:
        print(session.words.say("terminal-go-on", file=str(session.file)))
    return 0


def _run(session: LocalGame, plain: bool) -> None:
    """Full screen where there is a screen, else line by line."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from pessoi.terminal.plain import Plain

        Plain(session, console()).run()
    else:
        from pessoi.terminal.app import Screen

        Screen(session).run()


def play_campaign(given: argparse.Namespace) -> int:
    """`pessoi campaign`."""
    from pessoi.terminal import campaign as campaigns

    game = games.game(campaigns.KEY, given.components)
    words = of_game(game, given.lang)
    file = given.file or Path(platformdirs.user_data_dir("pessoi")) / "campaign.json"
    campaign = campaigns.opened(game, file)
    campaigns.settle(campaign, file)
    print("\n".join(campaigns.standing(campaign, words)))
    if campaign.play is None:
        if campaign.complete or campaign.lost:
            return 0
        try:
            campaigns.choose(campaign, words, console(), input)
        except (EOFError, KeyboardInterrupt):
            print()
            return 0
    seed = time.time_ns() if given.seed is None else given.seed
    _run(campaigns.CampaignSession(campaign, given.lang, seed, file), given.plain)
    campaigns.settle(campaign, file)
    print("\n".join(campaigns.standing(campaign, words)[-2:]))
    print(words.say("terminal-saved", file=str(file)))
    return 0


def _started(given: argparse.Namespace) -> LocalGame:
    if given.game is None:
        raise UserError("nothing-to-play", known=", ".join(games.names()))
    game = games.game(given.game, given.components)
    seats = ",".join([PERSON, *[USUAL] * (max(game.seats[0], min(4, game.seats[-1])) - 1)])
    spellings = seats_from(given.seats or seats, game)
    options = _options(game, given)
    seed = time.time_ns() if given.seed is None else given.seed
    stamp = time.strftime("%Y%m%d-%H%M%S")
    file = given.record or Path(platformdirs.user_data_dir("pessoi")) / "records" / f"{game.key}-{stamp}.jsonl"
    return new(game, spellings, options, given.lang, seed, file)


def _continued(given: argparse.Namespace) -> LocalGame:
    record = records.read(given.go_on)
    play = reopen(record, given.components)
    spellings = seats_from(given.seats or ",".join(record.header.names), play.game)
    if len(spellings) != play.state.seats:
        raise UserError("record-seats", expected=play.state.seats, found=len(spellings))
    seed = time.time_ns() if given.seed is None else given.seed
    return LocalGame(play, spellings, given.lang, seed, given.record or given.go_on)


def _options(game: Game, given: argparse.Namespace) -> dict[str, str]:
    options: dict[str, str] = {}
    if given.edition:
        options["edition"] = given.edition
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise UserError("option-form", found=text)
        options[name.strip()] = value.strip()
    game.options.resolve(options)
    return options


def list_bots(given: argparse.Namespace) -> int:
    """`pessoi bots`."""
    words = common(given.lang)
    for spelling in SPELLINGS:
        print(spelling)
    for level, meant in LEVELS.items():
        told = f"{words.say(f'level-{level}')}. {words.say(f'level-{level}-about')}"
        print(f"{level:<10} {meant:<18} {told}")
    return 0


def run_arena(given: argparse.Namespace) -> int:
    """`pessoi arena GAME`."""
    from pessoi.arena.commands import arena
    from pessoi.arena.engine import engine

    options = _options(games.game(given.game), given)
    words = common(given.lang)
    bots = _listed(given.bots)
    place = engine(given.workers, given.cluster)
    arena(given.game, options, bots, given.games, given.seed, given.records, place, given.out, words, console())
    return 0


def run_tournament(given: argparse.Namespace) -> int:
    """`pessoi tournament GAME`."""
    from pessoi.arena.commands import tournament
    from pessoi.arena.engine import engine

    game = games.game(given.game)
    options = _options(game, given)
    words = common(given.lang)
    bots = _listed(given.bots)
    seats = given.seats or max(2, game.seats[0])
    place = engine(given.workers, given.cluster)
    tournament(given.game, options, bots, seats, given.games, given.seed, place, given.out, words, console())
    return 0


def write_report(given: argparse.Namespace) -> int:
    """`pessoi report DIR`."""
    from pessoi.arena.commands import write_report as write

    write(given.folder, common(given.lang), console())
    return 0


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def serve_tables(given: argparse.Namespace) -> int:
    """`pessoi serve`."""
    from pessoi.server.serve import database_in, serve
    from pessoi.server.settings import Settings

    folder = given.data or Path(platformdirs.user_data_dir("pessoi"))
    settings = Settings(
        database=given.database or database_in(folder),
        host=given.host,
        port=given.port,
        origins=tuple(given.origin),
        proxied=given.proxied,
    )
    serve(settings, common(given.lang), browse=given.open)
    return 0


def replay_record(given: argparse.Namespace) -> int:
    """`pessoi replay FILE`."""
    record = records.read(given.file)
    game = games.game(record.header.game, given.components)
    replay.step_through(game, record, of_game(game, given.lang), console(), input)
    return 0


def show_position(given: argparse.Namespace) -> int:
    """`pessoi position FILE`."""
    data = json_in(given.file, PositionError)
    key = data.get("game") if isinstance(data, dict) else None
    if not isinstance(key, str):
        raise PositionError("position-nameless", file=given.file)
    game = games.game(key, given.components)
    replay.show_position(game, game.position(data), of_game(game, given.lang), console())
    return 0


def show_rules(given: argparse.Namespace) -> int:
    """`pessoi rules GAME`, and with --check how many of them the tests show."""
    game = games.game(given.game)
    words = of_game(game, given.lang)
    if not given.check:
        rules.show(game, words, console(), given.search)
        return 0
    named = rules_named_in(tests_of(game.key, given.tests))
    untested = [rule.id for rule in game.rulebook.rule if rule.id not in named]
    unknown = [name for name in named if name not in game.rulebook.ids]
    tested = len(game.rulebook.ids) - len(untested)
    print(words.say("rules-count", rules=len(game.rulebook.ids), tested=tested))
    for rule in untested:
        print(words.say("rules-untested", rule=rule))
    for rule in unknown:
        print(words.say("rules-unknown", rule=rule))
    return 1 if untested or unknown else 0


def show_options(given: argparse.Namespace) -> int:
    """`pessoi options GAME`."""
    game = games.game(given.game)
    words = of_game(game, given.lang)
    for edition in game.options.editions:
        print(f"--edition {edition}: {words.say(f'edition-{edition}')}. {words.say(f'edition-{edition}-about')}")
    for name, option in game.options.options.items():
        spelled = name.replace("_", "-")
        print(f"\n{words.say(f'option-{spelled}')}. {words.say(f'option-{spelled}-about')}")
        for value in option.values:
            print(f"  --option {name}={value}: {words.say('option-' + spelled + '-' + value.replace('_', '-'))}")
    return 0


def show_components(given: argparse.Namespace) -> int:
    """`pessoi components GAME`: the file to start a correction from."""
    print((games.game(given.game).folder / "components.toml").read_text(encoding="utf-8"), end="")
    return 0


def show_schema(given: argparse.Namespace) -> int:
    """`pessoi schema GAME`: the JSON Schema of positions."""
    print(json.dumps(games.game(given.game).schema(), indent=2))
    return 0


def show_agents(given: argparse.Namespace) -> int:
    """`pessoi agents GAME`: what learning agents see, do and win."""
    from pessoi.env.describe import describe

    game = games.game(given.game)
    print(describe(game, given.seats or game.seats[0], given.lang))
    return 0
