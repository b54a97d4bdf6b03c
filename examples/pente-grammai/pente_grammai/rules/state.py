"""The state of a game of pente grammai, its moves, and the rules by which one table plays it."""

from pessoi.core.fields import numbers
from pessoi.core.moves import MoveTable
from pessoi.core.state import Rules, State

from pente_grammai.rules.board import IN_HAND, SEATS, Board


class PenteMoves:
    """Every move: bring a piece onto the board, or move the piece on a point."""

    def __init__(self, board: Board) -> None:
        self.table = MoveTable()
        self.enter = self.table.single("enter", touches=["hand"])
        self.move = self.table.kind("move")
        for point, name in enumerate(board.names):
            self.move.add(f"move {name}", {"point": point}, [f"point-{name}"])

    def origin(self, move: int) -> int:
        """The point from which a move takes its piece, or IN_HAND."""
        return IN_HAND if move == self.enter else self.move.index(move)


class PenteOutcomes:
    """Every outcome of chance: the faces of the die."""

    def __init__(self, board: Board) -> None:
        self.table = MoveTable()
        self.throw = self.table.kind("throw")
        for face in range(1, board.faces + 1):
            self.throw.add(f"throw {face}", {"thrown": face})

    def face(self, outcome: int) -> int:
        """The number on the die."""
        return self.throw.index(outcome) + 1


class PenteRules(Rules):
    """Pente grammai as one table plays it."""

    def __init__(self, options: dict[str, str], board: Board, moves: PenteMoves, outcomes: PenteOutcomes) -> None:
        super().__init__(SEATS, options)
        self.board = board
        self.move = moves
        self.outcome = outcomes
        self.can_knock = options["landing"] == "knock_off"
        self._declare_fields()

    def _declare_fields(self) -> None:
        """Every attribute of a state, with its range and its value at the start (pente.setup.lines, pente.setup.hand)."""
        board = self.board
        on_lines = board.pieces if self.options["setup"] == "on_lines" else 0
        own_side = [1] * on_lines + [0] * (board.lines - on_lines)
        other_side = [0] * board.lines
        self.fields = (
            numbers("in_hand", 0, board.pieces, [board.pieces - on_lines] * SEATS),
            numbers("on_board", 0, board.pieces, [*own_side, *other_side, *other_side, *own_side]),
        )


class PenteState(State):
    """Where the pieces are."""

    pente: PenteRules
    """The rules under their own type."""
    in_hand: list[int]
    """The number of pieces of each seat that are not on the board."""
    on_board: list[int]
    """The number of pieces of seat 0 on each point, then the same for seat 1."""

    def attach(self, rules: Rules) -> None:
        assert isinstance(rules, PenteRules)
        self.pente = rules

    def pieces(self, seat: int, point: int) -> int:
        """The number of pieces of a seat on a point, or IN_HAND."""
        return self.in_hand[seat] if point == IN_HAND else self.on_board[seat * self.pente.board.points + point]

    def add(self, seat: int, point: int, change: int) -> None:
        """Add pieces of a seat on a point, or IN_HAND; a negative number takes them away."""
        if point == IN_HAND:
            self.in_hand[seat] += change
        else:
            self.on_board[seat * self.pente.board.points + point] += change

    def arrived(self, seat: int) -> int:
        """The number of pieces of a seat on its far end of the holy line."""
        return self.pieces(seat, self.pente.board.far_end(seat))

    def has_won(self, seat: int) -> bool:
        """Whether all pieces of a seat have arrived (pente.goal.win)."""
        return self.arrived(seat) == self.pente.board.pieces
