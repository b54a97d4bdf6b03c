"""The shape of Deukalion's component file, and what must fit together in it."""

from typing import Annotated

from msgspec import Meta

from pessoi.core.components import Components, Group, Mixed
from pessoi.core.errors import UserError
from pessoi.core.events import Arguments

Count = Annotated[int, Meta(ge=0, le=20)]
Positive = Annotated[int, Meta(ge=1, le=20)]
Odds = Annotated[int, Meta(ge=1, le=1000)]
Name = Annotated[str, Meta(min_length=1, max_length=14, pattern=r"^[\w-]+$")]
PerSeats = dict[str, Positive]
"""One number each for two, three and four seats."""

MOST_SQUARES = 60
SEATS = ["2", "3", "4"]
FACES = [1, 2, 3]
ACTIONS = ["card", "fighters", "sail", "hydra"]
LASTING = ("pegasus", "hades", "fleece")
CARDS = (
    *("sail-2", "sail-3", "pegasus", "favour", "triton", "hephaistos", "ares", "hades", "fighter-1", "fighter-2"),
    *("fighter-3", "eagle", "poseidon", "hermes", "bolt", "fleece", "apollo"),
)
SEA = ("~", "an", "st", "hy", "ca", "fi", "sa", "mo")
LAND = ("##", "cup", "ATH")
TASKS = ("deliver", "any", "hydra", "defeat", "crew", "leave", "cards")


def _is_amount(word: str) -> bool:
    """Whether a word of a task is a number from 0 to 99."""
    return word.isascii() and word.isdigit() and len(word) <= len("99")


class Victory(Group, frozen=True):
    points: PerSeats
    cards: Positive


class Ship(Group, frozen=True):
    places: Annotated[int, Meta(ge=1, le=10)]
    fighters: Annotated[int, Meta(ge=1, le=10)]


class Deal(Group, frozen=True):
    action_cards: Count
    open_contracts: Annotated[int, Meta(ge=1, le=4)]


class Cup(Group, frozen=True):
    faces: Annotated[list[Annotated[int, Meta(ge=1, le=3)]], Meta(min_length=3)]
    others_draw: Positive
    active_draws: Positive


class Circle(Group, frozen=True):
    actions: list[str]


class Rest(Group, frozen=True):
    fighters: Positive


class Styx(Group, frozen=True):
    bonus: PerSeats


class Athens(Group, frozen=True):
    delivery: Positive
    shared: Positive


class Hydra(Group, frozen=True):
    strength: Positive
    prize: Positive
    squares: Positive


class Beaten(Group, frozen=True):
    squares: Positive
    treasures: Annotated[int, Meta(ge=1, le=1)]


class Throw(Group, frozen=True):
    cross: Odds
    half: Odds
    full: Odds


class Treasures(Group, frozen=True):
    each: Annotated[int, Meta(ge=1, le=7)]


class Colour(Group, frozen=True):
    name: Name


class Hero(Group, frozen=True):
    name: Name
    colour: Name


class Map(Group, frozen=True):
    rows: Annotated[list[str], Meta(min_length=1, max_length=9)]

    @property
    def cells(self) -> list[list[str]]:
        """What is printed on each square."""
        return [row.split() for row in self.rows]


class City(Mixed, frozen=True):
    """A city; its name is stated, the rest is not (deukalion.setup.places)."""

    name: Name
    code: Name
    defence: Positive
    slots: Annotated[int, Meta(ge=1, le=7)]


class Town(Mixed, frozen=True):
    name: Name
    code: Name
    fighters: Positive
    value: Positive


class Card(Group, frozen=True):
    name: Name
    count: Positive
    amount: Count


class Contract(Group, frozen=True):
    """A contract card (deukalion.contracts.tasks)."""

    code: Name
    points: Positive
    tasks: Annotated[list[str], Meta(min_length=2, max_length=2)]


class DeukalionComponents(Components, frozen=True):
    victory: Victory
    ship: Ship
    deal: Deal
    cup: Cup
    circle: Circle
    rest: Rest
    styx: Styx
    athens: Athens
    hydra: Hydra
    beaten: Beaten
    throw: Throw
    treasures: Treasures
    colour: Annotated[list[Colour], Meta(min_length=1, max_length=6)]
    hero: Annotated[list[Hero], Meta(min_length=4, max_length=4)]
    map: Map
    city: Annotated[list[City], Meta(min_length=2)]
    town: Annotated[list[Town], Meta(min_length=1, max_length=8)]
    card: list[Card]
    contract: Annotated[list[Contract], Meta(min_length=7, max_length=24)]

    def numbers(self) -> Arguments:
        """Cards are named: `$triton-amount`, `$triton-count`. `$odds-half` is a chance in percent."""
        squares = [cell for row in self.map.cells for cell in row]
        fighters = [town.fighters for town in self.town]
        odds = {"cross": self.throw.cross, "half": self.throw.half, "full": self.throw.full}
        return {
            **super().numbers(),
            **{f"{card.name}-amount": card.amount for card in self.card},
            **{f"{card.name}-count": card.count for card in self.card},
            **{f"odds-{side}": round(100 * weight / sum(odds.values())) for side, weight in odds.items()},
            "all-action-cards": sum(card.count for card in self.card),
            "all-contracts": len(self.contract),
            "all-anchors": squares.count("an"),
            "all-styx": squares.count("st"),
            "all-cities": len(self.city),
            "all-towns": len(self.town),
            "town-least": min(fighters),
            "town-most": max(fighters),
            "any-least": min(self._asked("any")),
            "any-most": max(self._asked("any")),
            "crew-least": min(self._asked("crew")),
            "leave-least": min(self._asked("leave")),
            "all-colours": len(self.colour),
            "all-treasures": self.treasures.each * len(self.colour),
        }

    def _asked(self, kind: str) -> list[int]:
        """How much the tasks of a kind ask for; 0 if there is none."""
        tasks = [task.split() for contract in self.contract for task in contract.tasks]
        return [int(task[-1]) for task in tasks if task[0] == kind] or [0]

    def reconstructed(self) -> list[str]:
        """The groups that are marked as reconstructed; those of a list by name: `throw`, `city-korinth`."""
        groups: list[tuple[str, Group]] = [("throw", self.throw), ("map", self.map), ("beaten", self.beaten)]
        groups += [(f"city-{city.name.lower()}", city) for city in self.city]
        groups += [(f"town-{town.name.lower()}", town) for town in self.town]
        groups += [(f"treasure-{colour.name}", colour) for colour in self.colour]
        groups += [(f"contract-{contract.code}", contract) for contract in self.contract]
        return [name for name, group in groups if group.source == "reconstructed"]

    def faults(self) -> list[UserError]:
        return [*self._map_faults(), *self._card_faults(), *self._number_faults()]

    def _map_faults(self) -> list[UserError]:
        faults = []
        cells = self.map.cells
        if len({len(row) for row in cells}) != 1:
            return [UserError("map-uneven")]
        flat = [cell for row in cells for cell in row]
        codes = [*(city.code for city in self.city), *(town.code for town in self.town)]
        if len(set(codes)) != len(codes):
            faults.append(UserError("code-twice"))
        for code in codes:
            if code not in flat:
                faults.append(UserError("map-lacks", place=code))
        for cell in dict.fromkeys(flat):
            if cell not in (*SEA, *LAND, *codes):
                faults.append(UserError("map-cell", cell=cell))
        if sum(cell in SEA for cell in flat) > MOST_SQUARES:
            faults.append(UserError("map-large", most=MOST_SQUARES))
        if flat.count("hy") != 1 or flat.count("an") < len(self.hero) or "st" not in flat:
            faults.append(UserError("map-marks"))
        return faults

    def _card_faults(self) -> list[UserError]:
        faults = []
        if tuple(card.name for card in self.card) != CARDS:
            faults.append(UserError("card-order", known=", ".join(CARDS)))
        if any(card.count != 1 for card in self.card if card.name in (*LASTING, "hermes")):
            faults.append(UserError("card-single"))
        bolt = next((card.amount for card in self.card if card.name == "bolt"), 0)
        if bolt >= len(self.map.cells) + len(self.map.cells[0]):
            faults.append(UserError("bolt-far"))
        if len({contract.code for contract in self.contract}) != len(self.contract):
            faults.append(UserError("contract-twice"))
        for contract in self.contract:
            faults += [fault for task in contract.tasks for fault in self._task_faults(contract.code, task)]
        return faults

    def _task_faults(self, contract: str, task: str) -> list[UserError]:
        """What is wrong with a task."""
        kind, *words = task.split() or [""]
        cities = [city.name for city in self.city]
        if kind not in TASKS:
            return [UserError("task-kind", contract=contract, found=task, known=", ".join(TASKS))]
        if kind == "deliver":
            fits = bool(words) and all(word in [colour.name for colour in self.colour] for word in words)
        elif kind == "any":
            fits = len(words) == 1 and _is_amount(words[0])
        elif kind == "hydra":
            fits = not words
        elif kind == "defeat":
            fits = len(words) == 1 and words[0] in [hero.name for hero in self.hero]
        else:
            fits = len(words) == 2 and words[0] in cities and _is_amount(words[1])
        return [] if fits else [UserError("task-unknown", contract=contract, found=task)]

    def _number_faults(self) -> list[UserError]:
        faults = []
        if list(self.victory.points) != SEATS or list(self.styx.bonus) != SEATS:
            faults.append(UserError("numbers-by-seats"))
        if sorted(set(self.cup.faces)) != FACES:
            faults.append(UserError("cup-faces"))
        if sorted(self.circle.actions) != sorted(ACTIONS):
            faults.append(UserError("circle-actions", known=", ".join(ACTIONS)))
        if sum(city.slots for city in self.city) != self.treasures.each * len(self.colour):
            faults.append(UserError("city-slots"))
        if self.ship.fighters > self.ship.places:
            faults.append(UserError("ship-places"))
        if self.deal.action_cards * len(self.hero) > sum(card.count for card in self.card):
            faults.append(UserError("deal-cards"))
        if self.deal.open_contracts + len(self.hero) > len(self.contract):
            faults.append(UserError("deal-contracts"))
        return faults
