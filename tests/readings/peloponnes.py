"""The observation of Peloponnes, computed from the view."""

from collections.abc import Iterable

from pessoi.games.peloponnes.rules.state import PeloponnesRules
from pessoi.games.peloponnes.view_types import OfferView, PeloponnesView, SeatView, TileView
from readings import Numbers, around, filled, flags, joined, left, numbered, place_of


def read(view: PeloponnesView, rules: PeloponnesRules) -> Numbers:
    seats: list[SeatView] = around(view)
    names = rules.tiles.names
    offers = view.row + view.conquest
    turned = [offer.tile.name for offer in offers]
    places = sum(view.spaces)
    shown = [tile for seat in seats for tile in seat.buildings + seat.lands] + [offer.tile for offer in offers]
    rows = [row for seat in seats for row in (seat.buildings, seat.lands)]
    laid = {names.index(tile.name): number for row in rows for number, tile in enumerate(row, 1)}
    return {
        "wanted": flags(places, [place_of(turned, view.wanted)]),
        "round": [view.round],
        "order": [view.order.index(((view.seat or 0) + distance) % len(seats)) + 1 for distance in range(len(seats))],
        "row": numbered(len(names), [names.index(name) for name in turned]),
        "offers": _padded(joined(_offer(offer) for offer in offers), 11 * places),
        "auctioned": [view.spaces[0]],
        "held": joined(
            flags(places, [spot for spot, offer in enumerate(offers) if left(view, offer.bidder) == distance])
            for distance in range(len(seats))
        ),
        "bids": [seat.bid or 0 for seat in seats],
        "passed": [int(seat.auction == "passed") for seat in seats],
        "outbid": [int(seat.auction in ("displaced", "withdrawn")) for seat in seats],
        "civilisation": joined(
            flags(len(rules.civilisations.names), [place_of(rules.civilisations.names, seat.civilisation)])
            for seat in seats
        ),
        "stores": joined([seat.wood, seat.stone, seat.food, seat.coins, seat.citizens, seat.luxury] for seat in seats),
        "tiles": joined(flags(len(names), _places(names, seat.buildings + seat.lands)) for seat in seats),
        "laid": filled(len(names), laid),
        "unfinished": flags(len(names), _places(names, [tile for tile in shown if tile.unfinished])),
        "income": joined(
            [*seat.income, seat.income_coins, seat.income_luxury] if seat.civilisation else [0] * 6 for seat in seats
        ),
        "prestige": [seat.prestige for seat in seats],
        "population": [seat.population for seat in seats],
        "chits": [*(chit.open for chit in view.chits), view.blanks],
        "pile": [view.pile],
        "stacks": view.stacks,
        "target": [view.solo.target if view.solo else 0],
        "extra": view.solo.extra if view.solo else [0] * 3,
    }


def _offer(offer: OfferView) -> list[int]:
    tile = offer.tile
    once = [tile.citizens, tile.coins, tile.food, tile.luxury]
    return [offer.price, tile.prestige, *tile.cost, *once, *tile.income]


def _places(names: list[str], tiles: Iterable[TileView]) -> list[int]:
    return [names.index(tile.name) for tile in tiles]


def _padded(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))
