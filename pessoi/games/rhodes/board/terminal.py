"""The board of Rhodes in the terminal: harbour, missions, action spaces, turn order, estates and warehouses."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pessoi.games.rhodes.components import GOOD_NAMES
from pessoi.games.rhodes.view_types import BoatView, MissionView, RhodesView, RowView, SeatView
from pessoi.text import GameWords
from pessoi.text.terminal_style import LIT, Player

LETTERS = {"wine": "W", "milk": "M", "olives": "O", "grain": "G", "gold": "A", "joker": "?"}
STYLES = {
    "wine": "red",
    "milk": "white",
    "olives": "green",
    "grain": "yellow",
    "gold": "bright_yellow",
    "joker": "cyan",
}
NOTHING = "·"


def draw(view: RhodesView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> RenderableType:
    """Draw the whole view, in at most 100 columns."""
    return Group(
        _head(view, words),
        _harbour(view, words, players, lit),
        _sea(view, words),
        _missions(view, words, lit),
        _places(view, words, players, lit),
        _chips(view, words, lit),
        _order(view, words, players, lit),
        _tiles(view, words, lit),
        *(_seat(view, seat, words, players, lit) for seat in range(len(view.seats))),
        Text(words.format("board-key"), style="dim"),
    )


def _head(view: RhodesView, words: GameWords) -> Text:
    head = Text(words.format("board-round", round=view.round), style="bold")
    if view.last_round:
        head.append(f" · {words.format('board-last-round')}", style="bold red")
    return head


def _harbour(view: RhodesView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> Table:
    """Draw the squares from the gate to the exit: number, price, boat and cargo."""
    title = f"{words.label(words.format('board-harbour'))} {words.format('board-gate')} → {words.format('board-exit')}"
    table = Table(title=title, title_justify="left", padding=(0, 1), show_header=False)
    squares = len(view.prices)
    covered: dict[int, tuple[BoatView, int]] = {}
    for boat in view.boats:
        for place in range(boat.length):
            covered[boat.first_square + place] = (boat, place)
    end = max([squares + 1, *covered])
    for _ in range(end + 1):
        table.add_column(justify="center", no_wrap=True)
    numbers = [Text(str(square), style=LIT if f"square-{square}" in lit else "") for square in range(1, squares + 1)]
    beyond = [Text(words.format("board-exit"))] + [Text("")] * (end - squares - 1)
    table.add_row(Text(words.format("board-square")), *numbers, *beyond)
    table.add_row(Text(words.format("board-price")), *(Text(str(price)) for price in view.prices))
    boats, cargo = [Text(words.format("board-boat"))], [Text(words.format("board-cargo"))]
    for square in range(1, end + 1):
        if square in covered:
            boat, place = covered[square]
            boats.append(_flag(boat, players))
            cargo.append(_good(boat.cargo[place]))
        else:
            boats.append(Text(""))
            cargo.append(Text(""))
    table.add_row(*boats)
    table.add_row(*cargo)
    return table


def _flag(boat: BoatView, players: Sequence[Player]) -> Text:
    if boat.owner is None:
        return Text(f"e{boat.number}")
    return Text(f"{players[boat.owner].sign}{boat.length}", style=players[boat.owner].style)


def _good(good: str | None) -> Text:
    return Text(NOTHING, style="dim") if good is None else Text(LETTERS[good], style=STYLES[good])


def _goods(goods: Sequence[str]) -> Text:
    line = Text()
    for good in goods:
        line.append_text(_good(good))
    return line if goods else Text(NOTHING, style="dim")


def _letters(goods: Sequence[str]) -> str:
    return "".join(LETTERS[good] for good in goods) or NOTHING


def _sea(view: RhodesView, words: GameWords) -> Text:
    cargo = words.format("board-empty") if view.next_boat is None else _letters(view.next_boat)
    line = Text(words.format("board-sea", cargo=cargo, pile=len(view.pile), landed=len(view.landed)))
    if view.loading:
        line.append(f"  {words.format('board-loading', cargo=_letters(view.loading))}", style="bold")
    return line


def _missions(view: RhodesView, words: GameWords, lit: frozenset[str]) -> Text:
    line = Text(f"{words.label(words.format('board-missions', stack=view.stack))} ", style="bold")
    for number, mission in enumerate(view.plazas):
        line.append("   " if number else "", style="")
        line.append_text(_mission(mission, words, lit))
    return line


def _mission(mission: MissionView | None, words: GameWords, lit: frozenset[str]) -> Text:
    if mission is None:
        return Text(words.format("board-empty"), style="dim")
    line = Text(mission.name, style=LIT if f"mission-{mission.name.lower()}" in lit else "not bold")
    line.append(" ")
    line.append_text(_goods(mission.goods))
    line.append(f" → {mission.money} {words.format('board-money')} {_points(mission.points, words)}")
    return line


def _places(view: RhodesView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> Text:
    line = Text(f"{words.label(words.format('board-places'))} ", style="bold")
    for place in view.places:
        line.append(words.format(f"place-{place.name}"), style=LIT if f"place-{place.name}" in lit else "not bold")
        line.append(" ")
        for seat in place.markers:
            line.append(players[seat].sign, style=players[seat].style)
        if place.name != "farm":
            line.append(NOTHING * max(0, place.spaces - len(place.markers)), style="dim not bold")
        line.append("  ")
    return line


def _chips(view: RhodesView, words: GameWords, lit: frozenset[str]) -> Text:
    line = Text(f"{words.label(words.format('board-chips'))} ", style="bold")
    for chip in view.chips:
        line.append(str(chip.value), style=LIT if f"chip-{chip.value}" in lit and chip.field is None else "not bold")
        field = words.format("board-free") if chip.field is None else words.format(f"good-{chip.field}")
        line.append(f" {field}  ", style="not bold")
    return line


def _order(view: RhodesView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> Text:
    """Draw every row with its cost or bonus and its seats; seats that must still choose a new row are in brackets."""
    line = Text(f"{words.label(words.format('board-order'))} ", style="bold")
    for number, row in enumerate(view.rows, 1):
        line.append(str(number), style=LIT if f"row-{number}" in lit else "not bold")
        line.append(f" ({_row_effect(row, words)})", style="dim not bold")
        for seat, own in enumerate(view.seats):
            if own.row == number:
                player = players[seat]
                line.append(" ")
                line.append(f"({player.sign})" if own.choosing else player.sign, style=player.style)
        line.append("  ")
    return line


def _row_effect(row: RowView, words: GameWords) -> str:
    """What a row costs or brings: 0, or money with its sign, and a product."""
    money = f"{row.money:+d}" if row.money else ""
    return ", ".join(filter(None, [money, words.format("board-product") if row.product else ""])) or "0"


def _points(points: int, words: GameWords) -> str:
    return f"{points} {words.format('board-points', count=points)}"


def _tiles(view: RhodesView, words: GameWords, lit: frozenset[str]) -> Text:
    """Draw the tiles that the Town Hall sells: name, price and number left."""
    line = Text(f"{words.label(words.format('board-tiles'))} ", style="bold")
    for tile in view.tiles:
        if tile.left == 0:
            continue
        product, _, cost = tile.name.rpartition("-")
        if product in GOOD_NAMES and cost.isdigit():
            name = words.format(f"good-{product}")
        else:
            name = words.format("board-boat") if tile.name == "boat" else words.format(f"development-{tile.name}")
        line.append(name, style=LIT if f"tile-{tile.name}" in lit else "not bold")
        line.append(f" {tile.cost}", style="not bold")
        line.append(f"({tile.left})  ", style="dim not bold")
    return line


def _seat(view: RhodesView, seat: int, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> Text:
    """Draw a seat in three lines: its possessions, its estate and warehouse, its developments."""
    own = view.seats[seat]
    asked = seat in view.actors
    line = Text.assemble(players[seat].label)
    line.append(" ◀" if asked else "", style="bold")
    line.append(f"  {own.money} {words.format('board-money')}  {_points(own.points, words)}")
    line.append(f"  ({words.format('board-score')} {own.score}{'' if own.place is None else f', {own.place}.'})")
    line.append(
        f"  {words.format('board-markers')} {own.markers_left}  {words.format('board-boats')} ", style="default"
    )
    for length in own.boats:
        line.append(f"{length} ", style=LIT if asked and f"boat-{length}" in lit else "default")
    line.append(f"\n    {words.label(words.format('board-estate'))} ", style="default")
    _estate(line, own, asked, words, lit)
    line.append(f"  {words.label(words.format('board-warehouse'))} ", style="default")
    for good, count in own.warehouse.items():
        if count:
            style = LIT if asked and f"store-{good}" in lit else STYLES[good]
            line.append(f"{count}{LETTERS[good]} ", style=style)
    if not any(own.warehouse.values()):
        line.append(NOTHING, style="dim")
    if own.developments:
        kinds = [words.format(f"development-{kind}") for kind in own.developments]
        line.append(f"\n    {words.label(words.format('board-developments'))} {', '.join(kinds)}", style="default")
    return line


def _estate(line: Text, own: SeatView, asked: bool, words: GameWords, lit: frozenset[str]) -> None:
    """Append every tile as its letter and its units, then the content of the hut."""
    for tile in own.land:
        style = LIT if asked and f"land-{tile.product}" in lit else STYLES[tile.product]
        yields = "$" * tile.money + "*" * tile.points
        line.append(f"{LETTERS[tile.product]}{tile.units}{yields} ", style=style)
    if not own.land:
        line.append(NOTHING, style="dim")
    if own.hut:
        line.append(f" {words.label(words.format('board-hut'))} ", style="default")
        for product in own.hut:
            line.append(LETTERS[product], style=LIT if asked and f"hut-{product}" in lit else STYLES[product])
