"""The board of Peloponnes in the terminal: offered tiles, disasters, and every seat's mat."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pessoi.games.peloponnes.view_types import OfferView, PeloponnesView, SeatView, TileView
from pessoi.text import GameWords
from pessoi.text.terminal_style import LIT, Player

RESOURCES = ("wood", "stone", "food")
FULL, OPEN = "●", "○"


def draw(view: PeloponnesView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> RenderableType:
    """Draw the whole view, with the places of legal moves highlighted."""
    parts: list[RenderableType] = [_headline(view, words, players)]
    civilisations = sorted(place for place in lit if place.startswith("civilisation-"))
    if civilisations:
        parts.append(Text("  ").join(Text(words.format(place), style=LIT) for place in civilisations))
    if view.row:
        parts.append(_offers(view, words, players, lit))
    parts.append(_disasters(view, words))
    parts.append(_mats(view, words, players, lit))
    parts += [_tiles(seat, mat, words, players, lit) for seat, mat in enumerate(view.seats)]
    return Group(*parts)


def _headline(view: PeloponnesView, words: GameWords, players: Sequence[Player]) -> Text:
    line = Text(words.format("board-round", round=view.round, rounds=view.rounds), style="bold")
    line.append("  ·  " + words.format("board-stacks", **dict(zip("abc", view.stacks))), style="not bold")
    if view.solo is not None:
        line.append("  ·  " + words.format("board-level", level=view.solo.level, target=view.solo.target))
    else:
        line.append(f"  ·  {words.label(words.format('board-order'))} ", style="not bold")
        line.append_text(Text(" → ").join(players[seat].label for seat in view.order))
    return line


def _offers(view: PeloponnesView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> Table:
    """Draw the auction row and, below a line, the Conquest side."""
    table = Table(title=words.format("board-row"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("tile", "price", "prestige", "cost", "once", "income", "power", "bid"):
        table.add_column(words.format(f"board-{column}"), overflow="fold")
    for number, offer in enumerate(view.row, 1):
        table.add_row(*_offer(offer, words, players, lit), end_section=number == len(view.row) and bool(view.conquest))
    if view.conquest:
        table.add_row(Text(words.format("board-conquest"), style="italic"))
        for offer in view.conquest:
            table.add_row(*_offer(offer, words, players, lit))
    return table


def _offer(offer: OfferView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> list[Text]:
    tile = offer.tile
    once = {"citizens": tile.citizens, "coins": tile.coins, "food": tile.food, "luxury": tile.luxury}
    bid = Text()
    if offer.bidder is not None:
        bid.append_text(players[offer.bidder].label)
        if offer.bid is not None:
            bid.append(f": {offer.bid}")
    return [
        _tile_name(tile, words, lit),
        Text(str(offer.price)),
        Text(str(tile.prestige)),
        Text(_amounts(dict(zip(RESOURCES, tile.cost)), words)),
        Text(_amounts(once, words)),
        Text(_income(tile, words)),
        Text(_power(tile, words)),
        bid,
    ]


def _tile_name(tile: TileView, words: GameWords, lit: frozenset[str]) -> Text:
    return Text(words.format(f"tile-{tile.name}"), style=LIT if f"tile-{tile.name}" in lit else "")


def _amounts(amounts: dict[str, int], words: GameWords) -> str:
    return ", ".join(_amount(kind, count, words) for kind, count in amounts.items() if count)


def _amount(kind: str, count: int, words: GameWords) -> str:
    amount = words.format(f"amount-{kind}", count=abs(count))
    return amount if count > 0 else words.format("amount-less", what=amount)


def _income(tile: TileView, words: GameWords) -> str:
    if tile.choice:
        return words.format("amount-choice", count=1)
    return _amounts(dict(zip(RESOURCES, tile.income)), words)


def _power(tile: TileView, words: GameWords) -> str:
    powers = []
    if tile.half:
        powers.append(words.format("board-half"))
    if tile.any_land:
        powers.append(words.format("board-any-land"))
    if tile.protects is not None:
        powers.append(words.format("board-against", disaster=words.format(f"disaster-{tile.protects}")))
    if tile.supply:
        powers.append(words.format("board-supply"))
    return ", ".join(powers)


def _disasters(view: PeloponnesView, words: GameWords) -> Text:
    line = Text(f"{words.label(words.format('board-disasters'))} ")
    for number, chit in enumerate(view.chits):
        line.append("" if number == 0 else "   ")
        shown = FULL * chit.open + OPEN * (view.strikes - chit.open)
        line.append(f"{words.format(f'disaster-{chit.disaster}')} {shown}", style="dim" if chit.struck else "bold")
        if chit.struck:
            line.append(f" ({words.format('board-struck')})", style="dim")
    return line


def _mats(view: PeloponnesView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> Table:
    """Draw a line for each seat: its goods with the next income, its prestige, population and score."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(words.format("board-seat"), overflow="fold")
    for kind in ("coins", *RESOURCES, "citizens", "luxury"):
        place = "store-coin" if kind == "coins" else f"store-{kind}"
        table.add_column(Text(words.format(f"board-{kind}"), style=LIT if place in lit else ""), justify="right")
    for column in ("prestige", "population", "score"):
        table.add_column(words.format(f"board-{column}"), justify="right")
    for seat in range(len(view.seats)):
        table.add_row(*_mat(seat, view, words, players))
    return table


def _mat(seat: int, view: PeloponnesView, words: GameWords, players: Sequence[Player]) -> list[Text]:
    mat = view.seats[seat]
    have = (mat.wood, mat.stone, mat.food)
    chips = f" ({words.format('page-chip', count=mat.chips, track=view.track)})" if mat.chips else ""
    cells = [
        f"{mat.coins}{_more(mat.income_coins)}",
        *(f"{amount}/{limit}{_more(more)}" for amount, limit, more in zip(have, view.limits, mat.income)),
        f"{mat.citizens}{_more(mat.income[3])}",
        f"{mat.luxury}{chips}{_more(mat.income_luxury)}",
        f"{mat.prestige}",
        f"{mat.population}",
    ]
    return [players[seat].label, *(Text(cell) for cell in cells), Text(str(mat.score), style="bold")]


def _more(amount: int) -> str:
    """Format the amount that the next income adds."""
    return f" +{amount}" if amount else ""


def _tiles(seat: int, mat: SeatView, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> Text:
    """Draw the tiles of a seat: its buildings, then its land tiles in their order."""
    line = Text.assemble(players[seat].label)
    if mat.civilisation is not None:
        line.append(f" ({words.format(f'civilisation-{mat.civilisation}')})")
    if mat.place is not None:
        line.append(f"  {words.format('board-place', place=mat.place)}", style="bold")
    if mat.auction in ("passed", "withdrawn"):
        line.append(f"  {words.format(f'board-{mat.auction}')}", style="italic")
    for label, tiles in (("board-buildings", mat.buildings), ("board-lands", mat.lands)):
        line.append(f"  {words.label(words.format(label))} ")
        if not tiles:
            line.append(words.format("board-empty"), style="dim")
        for number, tile in enumerate(tiles):
            line.append("" if number == 0 else ", ")
            line.append_text(_tile_name(tile, words, lit))
            if tile.unfinished:
                line.append(f" ({words.format('board-unfinished')})", style="italic")
    return line
