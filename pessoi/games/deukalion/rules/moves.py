"""Every move of Deukalion, and every outcome of chance, with its notation."""

from typing import Final, final

from pessoi.core.moves import MoveTable
from pessoi.games.deukalion.rules.board import Board
from pessoi.games.deukalion.rules.deck import Contracts, Deck

SIDES: Final = ["cross", "half", "full"]
"""What a thrown fighter can show: nothing, half a point, a whole one."""


@final
class DeukalionMoves:
    """The move table and where each kind of move begins in it."""

    def __init__(
        self,
        board: Board,
        deck: Deck,
        contracts: Contracts,
        colours: list[str],
        cities: list[str],
        towns: list[str],
        faces: list[int],
        fighters: int,
    ) -> None:
        table = MoveTable()
        self.table = table
        squares = [f"square-{name}" for name in board.names]
        city = [f"city-{name.lower()}" for name in cities]
        town = [f"town-{name.lower()}" for name in towns]
        self.done = table.add("done", "done")
        self.leave = table.add("pass", "pass")
        self.rest = table.add("rest", "rest", touches=["underworld"])
        self.point = table.add("point", "point", touches=["points"])
        self.card = table.add("card", "card", touches=["cards"])
        self.cup = len(table)
        self.face_count = len(faces)
        for card in faces:
            for back in faces:
                for sail in faces:
                    for hydra in faces:
                        arguments = {"card_die": card, "fighter_die": back, "sail_die": sail, "hydra_die": hydra}
                        table.add(f"cup {card}-{back}-{sail}-{hydra}", "cup", arguments, ["cup"])
        self.back = len(table)
        for count in range(fighters + 1):
            shades = [f"shade-{count}"] if count else []
            table.add(f"back {count}", "back", {"count": count}, ["underworld", *shades])
        self.play = len(table)
        for kind, name in enumerate(deck.names):
            table.add(f"play {name}", "play", {"card": kind}, [f"card-{name}"])
        self.fulfil = len(table)
        for task in range(2 * contracts.size):
            code = contracts.codes[task // 2]
            name = code + ("b" if task % 2 else "a")
            arguments = {"contract": task // 2, "task": task, "points": contracts.points[task // 2]}
            table.add(f"fulfil {name}", "fulfil", arguments, [f"contract-{code}"])
        self.deliver = self._colours("deliver", colours)
        self.found = self._places("found", "town", towns, town)
        self.conquer = self._places("conquer", "town", towns, town)
        self.attack = self._places("attack", "city", cities, city)
        self.sail = self._squares("sail", board, squares, ["ship"])
        self.hydra = self._squares("hydra", board, squares, ["hydra"])
        self.push = self._squares("push", board, squares)
        self.anchor = len(table)
        for square in board.anchors:
            table.add(f"anchor {board.names[square]}", "anchor", {"square": square}, [squares[square]])
        self.seize = self._colours("seize", colours)
        self.take = self._treasures("take", colours, cities, city)
        self.put = self._treasures("put", colours, cities, city)
        self.swap = self._treasures("swap", colours, cities, city)
        self.hand = len(table)
        for kind, name in enumerate(deck.names):
            table.add(f"hand {name}", "hand", {"card": kind}, [f"card-{name}"])
        self.again = len(table)
        for side, name in enumerate(SIDES):
            table.add(f"again {name}", "again", {"side": side}, [f"thrown-{name}"])

    def _squares(self, kind: str, board: Board, touches: list[str], piece: list[str] | None = None) -> int:
        """A square, and the piece that goes there."""
        first = len(self.table)
        for square, name in enumerate(board.names):
            self.table.add(f"{kind} {name}", kind, {"square": square}, [touches[square], *(piece or [])])
        return first

    def _colours(self, kind: str, colours: list[str]) -> int:
        first = len(self.table)
        for colour, name in enumerate(colours):
            self.table.add(f"{kind} {name}", kind, {"colour": colour}, [f"treasure-{name}"])
        return first

    def _places(self, kind: str, argument: str, places: list[str], touches: list[str]) -> int:
        first = len(self.table)
        for place, name in enumerate(places):
            self.table.add(f"{kind} {name.lower()}", kind, {argument: place}, [touches[place]])
        return first

    def _treasures(self, kind: str, colours: list[str], cities: list[str], touches: list[str]) -> int:
        """A colour and a city in one move, city by city."""
        first = len(self.table)
        for city, name in enumerate(cities):
            for colour, hue in enumerate(colours):
                arguments = {"colour": colour, "city": city}
                self.table.add(f"{kind} {hue} {name.lower()}", kind, arguments, [touches[city], f"treasure-{hue}"])
        return first


@final
class Throws:
    """Thrown fighters as counts of what they show: one row for every way that up to `most` of them can fall."""

    def __init__(self, most: int, odds: list[int]) -> None:
        self.most = most
        self.odds = odds
        self.faces: list[int] = []
        """One entry for each equal chance of a single fighter."""
        for side, odd in enumerate(odds):
            self.faces.extend([side] * odd)
        self.first: list[int] = []
        """Where the rows of n fighters begin."""
        self.cross: list[int] = []
        self.half: list[int] = []
        self.full: list[int] = []
        self.row: list[int] = [-1] * ((most + 1) * (most + 1) * (most + 1))
        self.weights: list[list[tuple[int, int]]] = []
        """For n fighters: every row with its weight."""
        for thrown in range(most + 1):
            self.first.append(len(self.cross))
            weights = []
            for cross in range(thrown + 1):
                for half in range(thrown - cross + 1):
                    full = thrown - cross - half
                    row = len(self.cross)
                    self.row[(cross * (most + 1) + half) * (most + 1) + full] = row
                    self.cross.append(cross)
                    self.half.append(half)
                    self.full.append(full)
                    ways = _ways(thrown, cross) * _ways(thrown - cross, half)
                    weights.append((row, ways * odds[0] ** cross * odds[1] ** half * odds[2] ** full))
            self.weights.append(weights)


def _ways(things: int, chosen: int) -> int:
    """How many ways there are to choose some of these things."""
    ways = 1
    for number in range(chosen):
        ways = ways * (things - number) // (number + 1)
    return ways


@final
class DeukalionOutcomes:
    """The outcome table: who begins, treasures laid out, cards dealt, contracts opened, dice and fighters thrown."""

    def __init__(
        self, deck: Deck, contracts: Contracts, colours: list[str], faces: list[int], seats: int, throws: Throws
    ) -> None:
        table = MoveTable()
        self.table = table
        self.throw = len(table)
        for row in range(len(throws.cross)):
            sides = {"cross": throws.cross[row], "half": throws.half[row], "full": throws.full[row]}
            name = " ".join(str(count) for count in sides.values())
            table.add(f"throw {name}", "throw", {**sides, "count": sum(sides.values())})
        self.side = len(table)
        for side, name in enumerate(SIDES):
            table.add(f"again {name}", "again", {"side": side})
        self.first = len(table)
        for seat in range(seats):
            table.add(f"begin {seat + 1}", "begin", {"seat": seat})
        self.colour = len(table)
        for colour, name in enumerate(colours):
            table.add(f"lay {name}", "lay", {"colour": colour})
        self.draw = len(table)
        for kind, name in enumerate(deck.names):
            table.add(f"draw {name}", "draw", {"card": kind})
        self.secret = len(table)
        for card, code in enumerate(contracts.codes):
            table.add(f"secret {code}", "secret", {"contract": card})
        self.turn = len(table)
        for rank in range(contracts.size):
            table.add(f"turn {rank + 1}", "turn", {"count": rank + 1})
        self.shake = len(table)
        for middle in faces:
            for a in faces:
                for b in faces:
                    for c in faces:
                        for d in faces:
                            dice = {"middle": middle, "a": a, "b": b, "c": c, "d": d}
                            table.add(f"shake {middle} {a}{b}{c}{d}", "shake", dice)
