"""Every move of Beim Zeus!, and every outcome of chance, with its notation."""

from typing import final

from pessoi.core.moves import MoveKind, MoveTable
from pessoi.games.zeus.rules.board import Board


@final
class ZeusMoves:
    """The kinds of moves. Plots and sites are indexed as on the Board."""

    def __init__(self, board: Board, highest_bid: int) -> None:
        table = MoveTable()
        self.table = table
        self.board = board
        self.bid = table.kind("bid")
        for amount in range(highest_bid + 1):
            self.bid.add(f"bid {amount}", {"amount": amount})
        self.auction = table.single("auction", touches=["cards"])
        self.leave = table.single("pass")
        self.claim = table.single("claim")
        self.note = table.single("note")
        self.forget = table.single("forget")
        self.take = table.kind("take")
        for number in board.numbers:
            self.take.add(f"take {number}", {"plot": number}, [f"card-{number}", f"plot-{number}"])
        self.place = table.kind("place")
        for number in board.numbers:
            self.place.add(f"place {number}", {"plot": number}, [f"plot-{number}"])
        self.build = self._on_sites("build", "build")
        self.stone_build = self._on_sites("stone-build", "stone build")
        self.stone_free = table.kind("stone-free")
        self.free_first: list[int] = []
        """For each site of two or three plots: its first move with one plot free; the others follow."""
        for site in range(len(board.sites)):
            self.free_first.append(len(table))
            if board.sizes[site] > 1:
                for plot in board.sites[site]:
                    number = board.numbers[plot]
                    arguments = {"site": site, "size": board.sizes[site], "plot": number}
                    notation = f"stone build {board.written(site)} free {number}"
                    self.stone_free.add(notation, arguments, self._places(site))
        self.extend = self._on_sites("stone-extend", "stone extend")
        self.join = self._on_sites("stone-join", "stone join")

    def _on_sites(self, kind: str, verb: str) -> MoveKind:
        """One move for each site."""
        board = self.board
        moves = self.table.kind(kind)
        for site, size in enumerate(board.sizes):
            moves.add(f"{verb} {board.written(site)}", {"site": site, "size": size}, self._places(site))
        return moves

    def _places(self, site: int) -> list[str]:
        return [f"plot-{self.board.numbers[plot]}" for plot in self.board.sites[site]]

    def site(self, move: int) -> int:
        """The site of a building move."""
        return self.table.rows[move].arguments["site"]


@final
class ZeusOutcomes:
    """The outcomes of chance: starting plots dealt, and cards drawn. Both are indexed by plots."""

    def __init__(self, board: Board) -> None:
        self.table = MoveTable()
        self.deal = self.table.kind("deal")
        for number in board.numbers:
            self.deal.add(f"deal {number}", {"plot": number})
        self.draw = self.table.kind("draw")
        for number in board.numbers:
            self.draw.add(f"draw {number}", {"plot": number})
