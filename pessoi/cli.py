"""The one entry point: `pessoi`."""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import platformdirs
from rich.console import Console

from pessoi import games, version
from pessoi.bots.registry import LEVELS, SPELLINGS, USUAL
from pessoi.core import record as records
from pessoi.core.game import Game
from pessoi.play import reopen
from pessoi.rulecheck import rules_named_in
from pessoi.terminal import replay, rules
from pessoi.terminal.session import PERSON, Session, new, seats_from
from pessoi.text import LANGUAGES, Words, common, of_game


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; a mistake in it is told in one line."""
    given = parser(common(spoken())).parse_args(arguments)
    try:
        return int(given.run(given))
    except ValueError as error:
        print(f"pessoi: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def spoken() -> str:
    """The language of the environment, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def parser(words: Words) -> argparse.ArgumentParser:
    """The commands and what they take."""
    top = argparse.ArgumentParser(prog="pessoi", description=words.say("cli-about"))
    top.add_argument("--version", action="version", version=version.describe(), help=words.say("cli-version"))
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: object, game: bool = False) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=words.say(f"cli-{name}"), description=words.say(f"cli-{name}"))
        added.set_defaults(run=run)
        added.add_argument("--lang", choices=LANGUAGES, default=words.language, help=words.say("cli-lang"))
        if game:
            added.add_argument("game", choices=games.names(), help=words.say("cli-game"))
        return added

    def components(added: argparse.ArgumentParser) -> None:
        added.add_argument("--components", type=Path, metavar="FILE", help=words.say("cli-components-file"))

    command("games", list_games)
    play = command("play", play_game)
    play.add_argument("game", nargs="?", choices=games.names(), help=words.say("cli-game"))
    play.add_argument("--seats", metavar="LIST", help=words.say("cli-seats"))
    play.add_argument("--edition", metavar="NAME", help=words.say("cli-edition"))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words.say("cli-option"))
    play.add_argument("--continue", dest="go_on", type=Path, metavar="FILE", help=words.say("cli-continue"))
    play.add_argument("--record", type=Path, metavar="FILE", help=words.say("cli-record"))
    play.add_argument("--seed", type=int, metavar="NUMBER", help=words.say("cli-seed"))
    play.add_argument("--plain", action="store_true", help=words.say("cli-plain"))
    components(play)
    solo = command("campaign", play_campaign)
    solo.add_argument("--file", type=Path, metavar="FILE", help=words.say("cli-campaign-file"))
    solo.add_argument("--seed", type=int, metavar="NUMBER", help=words.say("cli-seed"))
    solo.add_argument("--plain", action="store_true", help=words.say("cli-plain"))
    components(solo)
    _add_serve(command, words)
    stepping = command("replay", replay_record)
    stepping.add_argument("file", type=Path, metavar="FILE", help=words.say("cli-record-file"))
    components(stepping)
    position = command("position", show_position)
    position.add_argument("file", type=Path, metavar="FILE", help=words.say("cli-position-file"))
    components(position)
    book = command("rules", show_rules, game=True)
    book.add_argument("search", nargs="?", default="", metavar="TEXT", help=words.say("cli-search"))
    book.add_argument("--check", action="store_true", help=words.say("cli-check"))
    book.add_argument("--tests", type=Path, default=Path("tests/games"), metavar="DIR", help=words.say("cli-tests"))
    command("options", show_options, game=True)
    _add_arena(command, words)
    command("bots", list_bots)
    command("components", show_components, game=True)
    command("schema", show_schema, game=True)
    agents = command("agents", show_agents, game=True)
    agents.add_argument("--seats", type=int, metavar="NUMBER", help=words.say("cli-seat-count"))
    return top


def _add_serve(command: Callable[..., argparse.ArgumentParser], words: Words) -> None:
    """The command that hosts tables."""
    serving = command("serve", serve_tables)
    serving.add_argument("--host", default="127.0.0.1", help=words.say("cli-host"))
    serving.add_argument("--port", type=int, default=8421, metavar="NUMBER", help=words.say("cli-port"))
    serving.add_argument("--database", metavar="URL", help=words.say("cli-database"))
    serving.add_argument("--data", type=Path, metavar="DIR", help=words.say("cli-data"))
    serving.add_argument("--origin", action="append", default=[], metavar="URL", help=words.say("cli-origin"))
    serving.add_argument("--proxied", action="store_true", help=words.say("cli-proxied"))
    serving.add_argument("--open", action="store_true", help=words.say("cli-open"))


def _add_arena(command: Callable[..., argparse.ArgumentParser], words: Words) -> None:
    """The commands that play many games."""
    for name, run in (("arena", run_arena), ("tournament", run_tournament)):
        many = command(name, run, game=True)
        many.add_argument("--bots", required=True, metavar="LIST", help=words.say("cli-bots-list"))
        many.add_argument("--games", type=int, default=100, metavar="NUMBER", help=words.say("cli-many"))
        where = many.add_mutually_exclusive_group()
        where.add_argument("--workers", type=int, default=1, metavar="NUMBER", help=words.say("cli-workers"))
        where.add_argument("--cluster", metavar="ADDRESS", help=words.say("cli-cluster"))
        many.add_argument("--seed", type=int, default=1, metavar="NUMBER", help=words.say("cli-seed"))
        many.add_argument("--out", type=Path, required=True, metavar="DIR", help=words.say("cli-out"))
        many.add_argument("--edition", metavar="NAME", help=words.say("cli-edition"))
        many.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words.say("cli-option"))
        if name == "arena":
            many.add_argument("--records", action="store_true", help=words.say("cli-records"))
        else:
            many.add_argument("--seats", type=int, metavar="NUMBER", help=words.say("cli-table-seats"))
    pages = command("report", write_report)
    pages.add_argument("folder", type=Path, metavar="DIR", help=words.say("cli-out"))


def console() -> Console:
    """Where we print; wide enough for a board when nobody looks at it."""
    return Console() if sys.stdout.isatty() else Console(width=120)


def list_games(given: argparse.Namespace) -> int:
    """`pessoi games`."""
    for key in games.names():
        game = games.game(key)
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


def _run(session: Session, plain: bool) -> None:
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


def _started(given: argparse.Namespace) -> Session:
    if given.game is None:
        raise ValueError(f"name a game ({', '.join(games.names())}) or a record with --continue")
    game = games.game(given.game, given.components)
    seats = ",".join([PERSON, *[USUAL] * (max(game.seats[0], min(4, game.seats[-1])) - 1)])
    spellings = seats_from(given.seats or seats, game)
    options = _options(game, given)
    seed = time.time_ns() if given.seed is None else given.seed
    stamp = time.strftime("%Y%m%d-%H%M%S")
    file = given.record or Path(platformdirs.user_data_dir("pessoi")) / "records" / f"{game.key}-{stamp}.jsonl"
    return new(game, spellings, options, given.lang, seed, file)


def _continued(given: argparse.Namespace) -> Session:
    record = records.read(given.go_on)
    play = reopen(record, given.components)
    spellings = seats_from(given.seats or ",".join(record.header.names), play.game)
    if len(spellings) != play.state.seats:
        raise ValueError(f"the record has {play.state.seats} seats, not {len(spellings)}")
    seed = time.time_ns() if given.seed is None else given.seed
    return Session(play, spellings, given.lang, seed, given.record or given.go_on)


def _options(game: Game, given: argparse.Namespace) -> dict[str, str]:
    options: dict[str, str] = {}
    if given.edition:
        options["edition"] = given.edition
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {text!r}")
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
    from pessoi.table.serve import database_in, serve
    from pessoi.table.settings import Settings

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
    try:
        data = json.loads(given.file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{given.file}: cannot be read ({error.strerror})") from None
    except ValueError as error:
        raise ValueError(f"{given.file}: not JSON ({error})") from None
    key = data.get("game") if isinstance(data, dict) else None
    if not isinstance(key, str):
        raise ValueError(f"{given.file}: a position is an object that names its game")
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
    folder = given.tests / game.key
    if not folder.is_dir():
        raise ValueError(f"{folder}: no tests there; name their folder with --tests")
    named = rules_named_in(folder)
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
    print(describe(game, given.seats or game.seats[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
