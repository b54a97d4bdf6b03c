"""The board of Deukalion in the terminal: map with ships and Hydra, cities, towns, seats, contracts and hand."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pessoi.games.deukalion.rules.throws import written
from pessoi.games.deukalion.view_types import ContractView, DeukalionView
from pessoi.text import GameWords
from pessoi.text.terminal_style import LIT, Player

CELL = 7
SEA_SIGNS = {"an": "⚓", "st": "≈", "##": "▒▒▒▒▒", "cup": "(cup)", "ATH": "ATHEN"}
"""The signs of printed squares; the open sea is a wave, other places are drawn as their code."""
WAVES = ("~", "hy", "ca", "fi", "sa", "mo")


def draw(view: DeukalionView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> RenderableType:
    """Draw the whole view, in at most 100 columns."""
    parts: list[RenderableType] = [
        _map(view, players, lit),
        Text(words.format("terminal-key"), style="dim"),
        _cup(view, words),
        _places(view, words, players, lit),
        _seats(view, words, players),
        Text(words.format("terminal-target", points=view.target)),
        *_lasting(view, words, players),
        *_fight(view, words, players),
        *_contracts(view, words),
        Text(
            words.format("terminal-piles", cards=view.card_pile, contracts=view.contract_pile, points=view.point_pile)
        ),
    ]
    return Group(*parts)


def _map(view: DeukalionView, players: Sequence[Player], lit: frozenset[str]) -> Text:
    """Draw the squares, with the ships and the Hydra below each row."""
    text = Text("   ")
    for column in range(len(view.map[0])):
        text.append(chr(ord("A") + column).center(CELL + 1))
    text.append("\n")
    for row, cells in enumerate(view.map):
        text.append(f" {row + 1} ")
        for column, cell in enumerate(cells):
            name = f"{chr(ord('a') + column)}{row + 1}"
            sign = _printed(cell)
            if f"square-{name}" in lit:
                text.append(f"*{sign}*".center(CELL), style=LIT)
            else:
                text.append(sign.center(CELL))
            text.append(" ")
        text.append("\n   ")
        for column in range(len(cells)):
            name = f"{chr(ord('a') + column)}{row + 1}"
            _pieces(view, players, name, text)
            text.append(" ")
        text.append("\n")
    return text


def _printed(cell: str) -> str:
    """The sign of a printed square."""
    if cell in SEA_SIGNS:
        return SEA_SIGNS[cell]
    if cell in WAVES:
        return "~"
    return f"[{cell}]"


def _pieces(view: DeukalionView, players: Sequence[Player], name: str, text: Text) -> None:
    """Append the signs of the ships on a square, and the Hydra."""
    here = [seat for seat, shown in enumerate(view.seats) if shown.square == name]
    width = len(here) + (view.hydra == name)
    text.append(" " * ((CELL - width) // 2))
    for seat in here:
        text.append(players[seat].sign, style=f"bold {players[seat].style}")
    if view.hydra == name:
        text.append("H", style="bold")
    text.append(" " * (CELL - width - (CELL - width) // 2))


def _cup(view: DeukalionView, words: GameWords) -> Text:
    """Draw the dice, and how far the moving ship can still sail."""
    text = Text(words.format("board-cup") + ": ")
    if view.middle_die is not None and view.outer_dice is not None:
        outer = " ".join(str(die) for die in view.outer_dice)
        text.append(words.format("terminal-middle", value=view.middle_die) + f" ({outer})")
    if view.dice is not None:
        text.append("; ")
        dice = {"card_die": "card", "fighter_die": "fighters", "sail_die": "sail", "hydra_die": "hydra"}
        text.append(words.format("terminal-dice", **{name: view.dice[action] for name, action in dice.items()}))
    text.append("; " + words.format("terminal-reach", count=view.reach))
    return text


def _places(view: DeukalionView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> Table:
    """Draw the cities with their treasures next to the towns with their owners."""
    grid = Table.grid(padding=(0, 4))
    cities = Table(words.format("board-city"), words.format("board-number"), words.format("board-treasures"), box=None)
    for city in view.cities:
        cities.add_row(
            _place(_named("city", city.name, words), f"city-{city.name.lower()}" in lit),
            str(city.defence),
            _treasures(city.treasures, view, words),
        )
    towns = Table(words.format("board-town"), words.format("board-number"), words.format("board-holder"), box=None)
    for town in view.towns:
        holder = Text("-") if town.owner is None else players[town.owner].label
        towns.add_row(
            _place(f"{_named('town', town.name, words)} +{town.fighters}", f"town-{town.name.lower()}" in lit),
            str(town.value),
            holder,
        )
    grid.add_row(cities, towns)
    return grid


def _named(kind: str, name: str, words: GameWords) -> str:
    """The name of a city, a town or a hero in the language of the reader."""
    message = f"{kind}-{name.lower()}"
    return words.format(message) if words.has(message) else name


def _place(name: str, lit: bool) -> Text:
    """Draw the name of a place, with a star if it is part of a legal move."""
    return Text(f"{name} *", style=LIT) if lit else Text(name)


def _seats(view: DeukalionView, words: GameWords, players: Sequence[Player]) -> Table:
    columns = ("player", "hero", "square", "fighters", "underworld", "cards", "treasures", "points")
    table = Table(*(words.format(f"board-{column}") for column in columns), box=None)
    for seat, shown in enumerate(view.seats):
        cards = f"{shown.cards}{' +' + str(len(shown.lasting)) if shown.lasting else ''}"
        table.add_row(
            Text(">" if seat == view.mover else " ") + players[seat].label,
            _named("hero", shown.hero, words),
            (shown.square or "-").upper(),
            str(shown.fighters),
            str(shown.underworld),
            cards,
            _treasures(shown.treasures, view, words),
            f"{shown.score}/{view.target}",
        )
    return table


def _lasting(view: DeukalionView, words: GameWords, players: Sequence[Player]) -> list[Text]:
    """Draw the lasting cards of every seat."""
    return [
        Text("  ")
        + players[seat].label
        + Text(f": {', '.join(words.format(f'card-{name}') for name in shown.lasting)}")
        for seat, shown in enumerate(view.seats)
        if shown.lasting
    ]


def _fight(view: DeukalionView, words: GameWords, players: Sequence[Player]) -> list[Text]:
    """Draw the throws of the current fight."""
    if view.fight is None:
        return []
    lines = []
    for seat, thrown in ((view.fight.seat, view.fight.thrown), (view.fight.other, view.fight.other_thrown)):
        if seat is not None and thrown is not None:
            cross, half, full = thrown
            throw = words.format("terminal-throw", cross=cross, half=half, full=full, total=written(half + 2 * full))
            lines.append(Text.assemble(players[seat].label, ": ", throw))
    return lines


def _contracts(view: DeukalionView, words: GameWords) -> list[Text]:
    """Draw the open contracts and, for a seat, its own contract and its hand."""
    lines = [Text(words.format("board-open"), style="bold")]
    lines += [Text("  " + _contract(contract, words)) for contract in view.contracts if contract is not None]
    if view.seat is not None:
        own = view.seats[view.seat]
        if own.contract is not None:
            lines.append(Text(f"{words.label(words.format('terminal-own-contract'))} {_contract(own.contract, words)}"))
        hand = ", ".join(words.format(f"card-{name}") for name in own.hand or [])
        lines.append(Text(f"{words.label(words.format('board-hand'))} {hand or words.format('board-none')}"))
    return lines


def _contract(contract: ContractView, words: GameWords) -> str:
    first, second = (words.format(task) if words.has(task) else task for task in contract.tasks)
    return words.format(
        "board-contract", contract=contract.code.upper(), points=contract.points, task=first, second=second
    )


def _treasures(treasures: list[int], view: DeukalionView, words: GameWords) -> str:
    shown = [
        f"{words.format('colour-' + view.colours[colour])}{f' x{count}' if count > 1 else ''}"
        for colour, count in enumerate(treasures)
        if count
    ]
    return ", ".join(shown) or "-"
