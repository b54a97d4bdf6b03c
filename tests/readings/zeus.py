"""The observation of Beim Zeus!, computed from the view."""

from pessoi.games.zeus.rules.state import ZeusRules
from pessoi.games.zeus.view_types import ZeusView
from readings import Numbers, around, filled, flags, joined, left, numbered

ENDINGS = [None, "last-sale", "early"]


def read(view: ZeusView, rules: ZeusRules) -> Numbers:
    seats = around(view)
    plots = len(view.plots)
    place = {plot.number: index for index, plot in enumerate(view.plots)}
    owners = [left(view, plot.owner) for plot in view.plots]
    built = {place[plot]: number for number, temple in enumerate(view.temples, 1) for plot in temple.plots}
    return {
        "active": flags(len(seats), [left(view, view.active)]),
        "money": [_or_hidden(seat.money) for seat in seats],
        "pawns": [seat.pawns for seat in seats],
        "stone": [int(seat.stone) for seat in seats],
        "temples": joined(seat.temples for seat in seats),
        "sealed": [int(seat.sealed) for seat in seats],
        "bids": [_or_hidden(seat.bid) for seat in seats],
        "own_bid": [_or_hidden(view.own_bid)],
        "owner": joined([int(owner == distance) for owner in owners] for distance in range(len(seats))),
        "price": [plot.price or 0 for plot in view.plots],
        "forgotten": [int(not plot.noted) for plot in view.plots],
        "temple": [plot.temple for plot in view.plots],
        "built": filled(plots, built),
        "offer": numbered(plots, [place[number] for number in view.shown]),
        "next": numbered(plots, [place[number] for number in view.next_cards]),
        "discard": numbered(plots, [place[number] for number in view.discard]),
        "pile": [view.draw_pile],
        "supply": view.supply,
        "auctions": [view.auctions],
        "claimable": [view.claimable],
        "final_turns": [_or_hidden(view.final_turns)],
        "advice": [int(view.opening_range is not None)],
        "ending": [ENDINGS.index(view.ending)],
    }


def _or_hidden(number: int | None) -> int:
    """-1 for a number that is hidden or missing."""
    return -1 if number is None else number
