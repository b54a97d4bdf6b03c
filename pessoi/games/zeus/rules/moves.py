"""Every move of Beim Zeus!, and every outcome of chance, with its notation."""

from typing import final

from pessoi.core.moves import MoveTable
from pessoi.games.zeus.rules.board import Board


@final
class ZeusMoves:
    """The move table and where each kind of move begins in it."""

    def __init__(self, board: Board, dial: int) -> None:
        table = MoveTable()
        places = [f"plot-{number}" for number in board.numbers]
        self.table = table
        self.bid = len(table)
        for amount in range(dial + 1):
            table.add(f"bid {amount}", "bid", {"amount": amount})
        self.dial = list(range(self.bid, len(table)))
        self.auction = table.add("auction", "auction", touches=["cards"])
        self.leave = table.add("pass", "pass")
        self.claim = table.add("claim", "claim")
        self.note = table.add("note", "note")
        self.forget = table.add("forget", "forget")
        self.take = len(table)
        for plot, number in enumerate(board.numbers):
            table.add(f"take {number}", "take", {"plot": number}, [f"card-{number}", places[plot]])
        self.place = len(table)
        for plot, number in enumerate(board.numbers):
            table.add(f"place {number}", "place", {"plot": number}, [places[plot]])
        rows = range(len(board.sites))
        on = [[places[plot] for plot in board.sites[site]] for site in rows]
        self.build = len(table)
        for site in rows:
            table.add(f"build {board.written(site)}", "build", {"site": site, "size": board.sizes[site]}, on[site])
        self.stone_build = len(table)
        for site in rows:
            arguments = {"site": site, "size": board.sizes[site]}
            table.add(f"stone build {board.written(site)}", "stone-build", arguments, on[site])
        self.stone_free = len(table)
        self.free_first: list[int] = []
        """For each site of two or three plots: its first move with one plot free; the others follow."""
        for site in rows:
            self.free_first.append(len(table))
            if board.sizes[site] > 1:
                for plot in board.sites[site]:
                    number = board.numbers[plot]
                    arguments = {"site": site, "size": board.sizes[site], "plot": number}
                    name = f"stone build {board.written(site)} free {number}"
                    table.add(name, "stone-free", arguments, on[site])
        self.extend = len(table)
        for site in rows:
            arguments = {"site": site, "size": board.sizes[site]}
            table.add(f"stone extend {board.written(site)}", "stone-extend", arguments, on[site])
        self.join = len(table)
        for site in rows:
            arguments = {"site": site, "size": board.sizes[site]}
            table.add(f"stone join {board.written(site)}", "stone-join", arguments, on[site])
        self.end = len(table)


@final
class ZeusOutcomes:
    """The outcome table: starting plots dealt, and cards drawn."""

    def __init__(self, board: Board) -> None:
        table = MoveTable()
        self.table = table
        self.deal = len(table)
        for number in board.numbers:
            table.add(f"deal {number}", "deal", {"plot": number})
        self.draw = len(table)
        for number in board.numbers:
            table.add(f"draw {number}", "draw", {"plot": number})
