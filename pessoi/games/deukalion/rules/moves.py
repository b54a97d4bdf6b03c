"""Every move of Deukalion, and every outcome of chance, with its notation."""

from itertools import product
from typing import final

from mypy_extensions import i64

from pessoi.core.moves import MoveKind, MoveTable
from pessoi.games.deukalion.rules.cargo import of_colour
from pessoi.games.deukalion.rules.constants import Constants
from pessoi.games.deukalion.rules.dice import OUTER
from pessoi.games.deukalion.rules.throws import SIDES


@final
class DeukalionMoves:
    """The kinds of moves. Squares, places, colours, cards and tasks are indexed by their numbers."""

    def __init__(self, constants: Constants) -> None:
        table = MoveTable()
        cards = constants.cards.names
        contracts = constants.contracts
        colours = constants.names.colours
        cities = [name.lower() for name in constants.names.cities]
        towns = [name.lower() for name in constants.names.towns]
        squares = constants.board.names
        self.table = table
        self.colours: i64 = len(colours)
        self.done = table.single("done")
        self.leave = table.single("pass")
        self.rest = table.single("rest", ["underworld"])
        self.point = table.single("point", ["points"])
        self.card = table.single("card", ["cards"])
        self.cup = table.kind("cup")
        for card, back, sail, hydra in product(constants.dice.values, repeat=len(OUTER)):
            arguments = {"card_die": card, "fighter_die": back, "sail_die": sail, "hydra_die": hydra}
            self.cup.add(f"cup {card}-{back}-{sail}-{hydra}", arguments, ["cup"])
        self.back = table.kind("back")
        for count in range(constants.fighters + 1):
            shades = [f"shade-{count}"] if count else []
            self.back.add(f"back {count}", {"count": count}, ["underworld", *shades])
        self.play = _named(table, "play", "card", cards, "card")
        self.fulfil = table.kind("fulfil")
        for task in range(2 * contracts.size):
            contract = contracts.contract(task)
            code = contracts.codes[contract]
            arguments = {"contract": contract, "task": task, "points": contracts.points[contract]}
            self.fulfil.add(f"fulfil {code}{'b' if task % 2 else 'a'}", arguments, [f"contract-{code}"])
        self.deliver = _named(table, "deliver", "colour", colours, "treasure", "athens")
        self.found = _named(table, "found", "town", towns, "town")
        self.conquer = _named(table, "conquer", "town", towns, "town")
        self.attack = _named(table, "attack", "city", cities, "city")
        self.sail = _named(table, "sail", "square", squares, "square", "ship")
        self.hydra = _named(table, "hydra", "square", squares, "square", "hydra")
        self.push = _named(table, "push", "square", squares, "square")
        self.anchor = table.kind("anchor")
        for square in constants.board.anchors:
            self.anchor.add(f"anchor {squares[square]}", {"square": square}, [f"square-{squares[square]}"])
        self.seize = _named(table, "seize", "colour", colours, "treasure")
        self.take = self._treasures("take", cities, colours)
        self.put = self._treasures("put", cities, colours)
        self.swap = self._treasures("swap", cities, colours)
        self.hand = _named(table, "hand", "card", cards, "card")
        self.again = _named(table, "again", "side", SIDES, "thrown")
        self.settings = [[int(self.cup.move(way)) for way in ways] for ways in constants.dice.settings]
        """For each shake: the different ways to set the cup down."""

    def _treasures(self, kind: str, cities: list[str], colours: list[str]) -> MoveKind:
        """One move for each city and each colour of treasures."""
        moves = self.table.kind(kind)
        for city, name in enumerate(cities):
            for colour, hue in enumerate(colours):
                arguments = {"colour": colour, "city": city}
                moves.add(f"{kind} {hue} {name}", arguments, [f"city-{name}", f"treasure-{hue}"])
        return moves

    def add_treasures(self, kind: MoveKind, city: i64, cargo: i64, moves: list[int]) -> None:
        """Append the moves of a kind for a city and each colour in a cargo."""
        for colour in range(self.colours):
            if of_colour(cargo, colour):
                moves.append(kind.move(city * self.colours + colour))

    def city(self, kind: MoveKind, move: i64) -> i64:
        """The city of a move for a city and a colour."""
        return kind.index(move) // self.colours

    def colour(self, kind: MoveKind, move: i64) -> i64:
        """The colour of a move for a city and a colour."""
        return kind.index(move) % self.colours


@final
class DeukalionOutcomes:
    """The outcomes of chance: fighters and dice thrown, treasures laid out, cards drawn, contracts turned up."""

    def __init__(self, constants: Constants, seats: int) -> None:
        table = MoveTable()
        self.table = table
        self.throw = table.kind("throw")
        for row in range(len(constants.throws.cross)):
            sides = dict(zip(SIDES, constants.throws.counts(row)))
            written = " ".join([str(count) for count in sides.values()])
            self.throw.add(f"throw {written}", {**sides, "count": sum(sides.values())})
        self.side = _named(table, "again", "side", SIDES)
        self.first = _named(table, "begin", "seat", [str(seat + 1) for seat in range(seats)])
        self.colour = _named(table, "lay", "colour", constants.names.colours)
        self.draw = _named(table, "draw", "card", constants.cards.names)
        self.secret = _named(table, "secret", "contract", constants.contracts.codes)
        self.turn = table.kind("turn")
        for rank in range(1, constants.contracts.size + 1):
            self.turn.add(f"turn {rank}", {"count": rank})
        self.shake = table.kind("shake")
        for middle, a, b, c, d in product(constants.dice.values, repeat=len(OUTER) + 1):
            self.shake.add(f"shake {middle} {a}{b}{c}{d}", {"middle": middle, "a": a, "b": b, "c": c, "d": d})


def _named(table: MoveTable, kind: str, argument: str, names: list[str], place: str = "", piece: str = "") -> MoveKind:
    """One move for each name. It touches the place of that name, and perhaps another piece or place."""
    moves = table.kind(kind)
    for number, name in enumerate(names):
        touches = [f"{place}-{name}"] if place else []
        moves.add(f"{kind} {name}", {argument: number}, [*touches, piece] if piece else touches)
    return moves
