"""The commands that print lists and files: games, bots, rules, options, components and schemas."""

import argparse
import json

from pessoi import games
from pessoi.bots.registry import EXAMPLES, LEVELS
from pessoi.rulecheck import rules_named_in, tests_of
from pessoi.terminal import rules
from pessoi.terminal.console import console
from pessoi.text import common, of_game


def list_games(arguments: argparse.Namespace) -> int:
    """`pessoi games`: list the games."""
    for key in games.names():
        try:
            game = games.game(key)
        except games.BrokenGame as error:
            print(f"{key:<12} {common(arguments.lang).error(error)}")
            continue
        words = of_game(game, arguments.lang)
        low, high = game.seats[0], game.seats[-1]
        seats = words.format("terminal-seats", low=low, high=high, more=high - low)
        print(f"{key:<12} {words.format('game-name')}, {seats}, {words.format('game-length')}")
        print(f"{'':<12} {words.format('game-about')}")
        box = game.rulebook.box
        if box.authors:
            authors = words.listed(box.authors)
            printed = words.format(
                "terminal-box", authors=authors, publisher=box.publisher, year=str(box.year), age=box.age
            )
            print(f"{'':<12} {printed}")
    return 0


def list_bots(arguments: argparse.Namespace) -> int:
    """`pessoi bots`: list examples of bots, and the levels."""
    words = common(arguments.lang)
    for example in EXAMPLES:
        print(example)
    for level, bot in LEVELS.items():
        about = f"{words.format(f'level-{level}')}. {words.format(f'level-{level}-about')}"
        print(f"{level:<10} {bot:<18} {about}")
    return 0


def show_rules(arguments: argparse.Namespace) -> int:
    """`pessoi rules GAME`: print the rules or, with `--check`, which of them the tests cover."""
    game = games.game(arguments.game)
    words = of_game(game, arguments.lang)
    if not arguments.check:
        rules.show(game, words, console(), arguments.search)
        return 0
    named = rules_named_in(tests_of(game.key, arguments.tests))
    untested = [rule.id for rule in game.rulebook.rule if rule.id not in named]
    unknown = [name for name in named if name not in game.rulebook.ids]
    tested = len(game.rulebook.ids) - len(untested)
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
    for edition in game.options.editions:
        print(f"--edition {edition}: {words.format(f'edition-{edition}')}. {words.format(f'edition-{edition}-about')}")
    for name, option in game.options.options.items():
        message = f"option-{name.replace('_', '-')}"
        print(f"\n{words.format(message)}. {words.format(f'{message}-about')}")
        for value in option.values:
            print(f"  --option {name}={value}: {words.format(message + '-' + value.replace('_', '-'))}")
    return 0


def show_components(arguments: argparse.Namespace) -> int:
    """`pessoi components GAME`: print the components file, from which a correction can be made."""
    print((games.game(arguments.game).folder / "components.toml").read_text(encoding="utf-8"), end="")
    return 0


def show_schema(arguments: argparse.Namespace) -> int:
    """`pessoi schema GAME`: print the JSON Schema of positions."""
    print(json.dumps(games.game(arguments.game).schema(), indent=2))
    return 0
