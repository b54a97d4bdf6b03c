"""Checks of a game's files: components, rulebook and texts."""

import ast
import re
from pathlib import Path

import pessoi.core
from pessoi.contract import lessons
from pessoi.contract.cases import walk
from pessoi.core.game import Game
from pessoi.core.step import CHANCE
from pessoi.text import LANGUAGES, of_game

UNNAMED = {0, 1, 2}
"""Numbers too small to be a printed one."""


def numbers(game: Game) -> None:
    """Every printed number that a rule uses comes from the component file."""
    found = []
    for path in sorted((game.folder / "rules").rglob("*.py")):
        found += [f"{path.name}:{line}: {number}" for line, number in _bare_numbers(_parsed(path))]
    assert found == []


def _bare_numbers(module: ast.Module) -> list[tuple[int, int]]:
    named = [
        id(inner)
        for node in ast.walk(module)
        if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation)
        for inner in ast.walk(node)
    ]
    return [
        (node.lineno, node.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant)
        and type(node.value) is int
        and node.value not in UNNAMED
        and id(node) not in named
    ]


def component_sources(game: Game) -> None:
    """Every group of components names its source."""
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    groups = re.findall(r"^\[+[\w.-]+\]+$", text, re.M)
    assert groups
    assert len(re.findall(r"^source = ", text, re.M)) >= len(groups)


def rules(game: Game) -> None:
    """Every rule has an id of its own and a source, and depends on options that exist."""
    ids = game.rulebook.ids
    assert len(set(ids)) == len(ids)
    asked = [step for rule in game.rulebook.rule for step in rule.asked]
    assert len(set(asked)) == len(asked)
    assert set(asked) <= {ref.name for ref in game.steps.refs}
    for rule in game.rulebook.rule:
        assert rule.option == "" or rule.option in game.options.options, rule.id
        assert rule.id.startswith(f"{game.key}."), rule.id
        assert rule.places or rule.status == "reconstructed", rule.id
        assert all(place.startswith(tuple(game.rulebook.texts)) for place in rule.places), rule.id
        values = game.options.options[rule.option].values if rule.option else []
        assert set(rule.values) <= set(values), rule.id
        for language in LANGUAGES:
            variants = of_game(game, language).attributes(rule.message)
            assert set(variants) <= {value.replace("_", "-") for value in values}, rule.id
            assert set(variants) == set(of_game(game, LANGUAGES[0]).attributes(rule.message)), rule.id


def rule_ids(game: Game) -> None:
    """Every rule is cited in the game's code, and every rule id that is written there exists."""
    known = set(game.rulebook.ids)
    assert {event.rule for event in game.events.kinds} <= known
    assert cited(game) - known == set()
    assert known - cited(game) == set()


def cited(game: Game) -> set[str]:
    """The rule ids that are written in a game's code."""
    chapters = "|".join(sorted({re.escape(rule.chapter) for rule in game.rulebook.rule}))
    written = re.compile(rf"(?<![.\w]){re.escape(game.key)}\.(?:{chapters})\.[\w-]+\b")
    found: set[str] = set()
    for path in game.folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        code = "\n".join(line for line in text.splitlines() if not re.match(r"\s*(from|import) ", line))
        found |= set(written.findall(code))
    return found


def texts(game: Game) -> None:
    """Every message exists in every language."""
    for language in LANGUAGES:
        words = of_game(game, language)
        assert [message for message in messages_of(game) if not words.has(message)] == [], language


def languages(game: Game) -> None:
    """All languages have the same messages with the same variables."""
    by_language = {language: variables(game.folder / "text" / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES:
        assert by_language[language] == by_language["en"], language


def variables(path: Path) -> dict[str, set[str]]:
    """Every message of a Fluent file with the variables it uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        start = re.match(r"(-?[a-zA-Z][\w-]*) *=", line)
        if start:
            current = start.group(1)
            assert current not in found, f"{path}: {current} twice"
            found[current] = set()
        if current:
            found[current] |= set(re.findall(r"\$([\w-]+)", line))
    return found


def messages_of(game: Game) -> list[str]:
    """Every message a game needs."""
    needed = ["game-name", "game-about", "game-length"]
    needed += [f"event-{event.message}" for event in game.events.kinds]
    needed += [f"move-{kind}" for kind in game.moves.kinds()]
    needed += [f"outcome-{kind}" for kind in game.outcomes.kinds()]
    needed += [f"ask-{step}" for step in sorted(asked_steps(game))]
    needed += [rule.message for rule in game.rulebook.rule]
    for text in game.rulebook.texts:
        spelled = text.replace(" ", "-")
        needed += [f"text-{spelled}", f"text-{spelled}-about"]
    needed += [f"chapter-{chapter}" for chapter in dict.fromkeys(rule.chapter for rule in game.rulebook.rule)]
    needed += [f"reason-{code}" for code in sorted(reasons_of(game))]
    for edition in game.options.editions:
        needed += [f"edition-{edition}", f"edition-{edition}-about"]
    for name, option in game.options.options.items():
        spelled = name.replace("_", "-")
        needed += [f"option-{spelled}", f"option-{spelled}-about"]
        needed += [f"option-{spelled}-{value.replace('_', '-')}" for value in option.values]
    return needed


def asked_steps(game: Game) -> set[str]:
    """The steps at which seats must choose in a few random games."""
    return {
        state.step.name
        for seats in game.seats
        for seed in range(3)
        for state in walk(game.start(seats), seed)
        if state.actors and state.actors != (CHANCE,)
    }


def reasons_of(game: Game) -> set[str]:
    """The codes of reasons that are written in the game's rules and in the kernel."""
    codes: set[str] = set()
    for folder in (game.folder, Path(pessoi.core.__path__[0])):
        for path in folder.rglob("*.py"):
            for node in ast.walk(_parsed(path)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                    codes |= {
                        inner.value
                        for inner in ast.walk(node.args[0])
                        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
                    }
    return codes


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


CHECKS = (
    *(numbers, component_sources, rules, rule_ids, texts, languages),
    *(lessons.scripts, lessons.cards, lessons.lengths),
)
