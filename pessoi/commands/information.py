"""The commands that print lists and files: games, bots, rules, options, components and schemas."""

import argparse
import tomllib
from typing import Any

import msgspec

from pessoi import games, version
from pessoi.bots.registry import EXAMPLES, LEVELS
from pessoi.commands.arguments import print_json
from pessoi.rulecheck import rules_named_in, tests_of
from pessoi.terminal import rules
from pessoi.terminal.console import console
from pessoi.text import GameWords, common, of_game

USEFUL = {"serve": "pessoi serve --open", "play": "pessoi play zeus", "games": "pessoi games"}
"""What a new user may want to do, each with the name of its message `greeting-…`."""


def greet(arguments: argparse.Namespace) -> int:
    """`pessoi`: name the most useful commands."""
    words = common(arguments.lang)
    print(words.format("greeting", version=version.number()))
    for name, example in USEFUL.items():
        print(f"  {example:<22}{words.format(f'greeting-{name}')}")
    print(words.format("greeting-help", command="pessoi --help"))
    return 0


def list_games(arguments: argparse.Namespace) -> int:
    """`pessoi games`: list the games."""
    found: dict[str, GameWords | games.BrokenGame] = {}
    for key in games.names():
        try:
            found[key] = of_game(games.game(key), arguments.lang)
        except games.BrokenGame as error:
            found[key] = error
    if arguments.json:
        print_json([_game_facts(key, words, arguments.lang) for key, words in found.items()])
        return 0
    for key, words in found.items():
        lines = [common(arguments.lang).error(words)] if isinstance(words, games.BrokenGame) else _game_lines(words)
        for name, line in zip([key, *[""] * len(lines)], lines):
            print(f"{name:<12} {line}")
    return 0


def _game_facts(key: str, words: GameWords | games.BrokenGame, language: str) -> dict[str, Any]:
    if isinstance(words, games.BrokenGame):
        return {"game": key, "error": common(language).error(words)}
    about = {name: words.format(f"game-{name}") for name in ("name", "length", "about")}
    return {"game": key, **about, "seats": list(words.game.seats), **msgspec.to_builtins(words.game.rulebook.box)}


def _game_lines(words: GameWords) -> list[str]:
    low, high = words.game.seats[0], words.game.seats[-1]
    seats = words.format("terminal-seats", low=low, high=high, more=high - low)
    lines = [f"{words.format('game-name')}, {seats}, {words.format('game-length')}", words.format("game-about")]
    box = words.game.rulebook.box
    if box.authors:
        authors = words.listed(box.authors)
        lines.append(
            words.format("terminal-box", authors=authors, publisher=box.publisher, year=str(box.year), age=box.age)
        )
    return lines


def list_bots(arguments: argparse.Namespace) -> int:
    """`pessoi bots`: list examples of bots, and the levels."""
    words = common(arguments.lang)
    levels = [
        {
            "level": level,
            "bot": bot,
            "name": words.format(f"level-{level}"),
            "about": words.format(f"level-{level}-about"),
        }
        for level, bot in LEVELS.items()
    ]
    if arguments.json:
        print_json({"examples": EXAMPLES, "levels": levels})
        return 0
    for example in EXAMPLES:
        print(example)
    for level in levels:
        print("{level:<10} {bot:<18} {name}. {about}".format(**level))
    return 0


def show_rules(arguments: argparse.Namespace) -> int:
    """`pessoi rules GAME`: print the rules or, with `--check`, which of them the tests cover."""
    game = games.game(arguments.game)
    words = of_game(game, arguments.lang)
    if not arguments.check:
        if arguments.json:
            found = rules.find(game, words, arguments.search)
            print_json([{**msgspec.to_builtins(rule), "text": words.rule(rule)} for rule in found])
        else:
            rules.show(game, words, console(), arguments.search)
        return 0
    named = rules_named_in(tests_of(game.key, arguments.tests))
    untested = [rule.id for rule in game.rulebook.rule if rule.id not in named]
    unknown = [name for name in named if name not in game.rulebook.ids]
    tested = len(game.rulebook.ids) - len(untested)
    if arguments.json:
        print_json({"rules": len(game.rulebook.ids), "tested": tested, "untested": untested, "unknown": unknown})
        return 1 if untested or unknown else 0
    print(words.format("rules-count", rules=len(game.rulebook.ids), tested=tested))
    for rule in untested:
        print(words.format("rules-untested", rule=rule))
    for rule in unknown:
        print(words.format("rules-unknown", rule=rule))
    return 1 if untested or unknown else 0


def show_options(arguments: argparse.Namespace) -> int:
    """`pessoi options GAME`: print the editions and the options with their values."""
    game = games.game(arguments.game)
    words = of_game(game, arguments.lang)
    editions = [
        {
            "edition": edition,
            "name": words.format(f"edition-{edition}"),
            "about": words.format(f"edition-{edition}-about"),
            "options": game.options.resolve({"edition": edition}),
        }
        for edition in game.options.editions
    ]
    options = [_option_facts(name, option.values, words) for name, option in game.options.options.items()]
    if arguments.json:
        print_json({"editions": editions, "options": options})
        return 0
    for edition in editions:
        print("--edition {edition}: {name}. {about}".format(**edition))
    for option in options:
        print("\n{name}. {about}".format(**option))
        for value, meaning in option["values"].items():
            print(f"  --option {option['option']}={value}: {meaning}")
    return 0


def _option_facts(name: str, values: list[str], words: GameWords) -> dict[str, Any]:
    message = f"option-{name.replace('_', '-')}"
    meanings = {value: words.format(f"{message}-{value.replace('_', '-')}") for value in values}
    return {
        "option": name,
        "name": words.format(message),
        "about": words.format(f"{message}-about"),
        "values": meanings,
    }


def show_components(arguments: argparse.Namespace) -> int:
    """`pessoi components GAME`: print the components file, from which a correction can be made."""
    text = (games.game(arguments.game).folder / "components.toml").read_text(encoding="utf-8")
    if arguments.json:
        print_json(tomllib.loads(text))
    else:
        print(text, end="")
    return 0


def show_schema(arguments: argparse.Namespace) -> int:
    """`pessoi schema GAME`: print the JSON Schema of positions."""
    print_json(games.game(arguments.game).schema())
    return 0
