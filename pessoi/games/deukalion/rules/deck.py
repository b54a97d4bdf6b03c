"""The printed cards as numbers: action cards of seventeen kinds, contract cards of two tasks each."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT

SAIL_2: Final = 0
SAIL_3: Final = 1
PEGASUS: Final = 2
FAVOUR: Final = 3
TRITON: Final = 4
HEPHAISTOS: Final = 5
ARES: Final = 6
HADES: Final = 7
FIGHTER_1: Final = 8
FIGHTER_2: Final = 9
FIGHTER_3: Final = 10
EAGLE: Final = 11
POSEIDON: Final = 12
HERMES: Final = 13
BOLT: Final = 14
FLEECE: Final = 15
APOLLO: Final = 16
"""The kinds of action cards, in the order of the component file."""

FRONT_KINDS: Final = [PEGASUS, HADES, FLEECE]
"""The kinds that stay in front of their owner."""

DELIVER: Final = 0
ANY: Final = 1
HYDRA: Final = 2
DEFEAT: Final = 3
CREW: Final = 4
LEAVE: Final = 5
CARDS: Final = 6
"""The kinds of tasks."""

COLOUR_BITS: Final = 3
COLOUR_MASK: Final = 7
"""A cargo is one number: so many treasures of each colour, three bits each."""

NO_COLOUR: Final = -1


@final
class Deck:
    """Cards are numbered; those of one kind follow each other and nobody can tell them apart."""

    def __init__(self, names: list[str], counts: list[int], amounts: list[int]) -> None:
        self.names = names
        self.amounts = amounts
        self.kind_of: list[int] = []
        self.of_kind: list[int] = []
        """All cards of a kind, as a mask."""
        for kind, count in enumerate(counts):
            first = len(self.kind_of)
            self.kind_of.extend([kind] * count)
            self.of_kind.append(((1 << count) - 1) << first)
        self.kinds = len(names)
        self.size = len(self.kind_of)
        self.all = (1 << self.size) - 1


@final
class Contracts:
    """Contract cards; task 2n and task 2n + 1 are the two halves of card n."""

    def __init__(
        self,
        codes: list[str],
        points: list[int],
        tasks: list[list[str]],
        colours: list[str],
        heroes: list[str],
        cities: list[str],
    ) -> None:
        self.codes = codes
        self.points = points
        self.size = len(codes)
        self.all = (1 << self.size) - 1
        self.task_names: list[str] = []
        self.kind: list[int] = []
        self.cargo: list[int] = []
        """DELIVER: what is to be brought."""
        self.amount: list[int] = []
        """How many treasures, fighters or cards."""
        self.city: list[int] = []
        self.hero: list[int] = []
        self.hydra = 0
        """The cards that ask for the Hydra, as a mask."""
        for card, halves in enumerate(tasks):
            for task in halves:
                self._add(card, task.split(), colours, heroes, cities)

    def _add(self, card: int, words: list[str], colours: list[str], heroes: list[str], cities: list[str]) -> None:
        names = ["deliver", "any", "hydra", "defeat", "crew", "leave", "cards"]
        kind = names.index(words[0])
        cargo = 0
        if kind == DELIVER:
            for word in words[1:]:
                cargo += 1 << COLOUR_BITS * colours.index(word)
        if kind == HYDRA:
            self.hydra |= 1 << card
        self.task_names.append("task-" + "-".join(words).lower())
        self.kind.append(kind)
        self.cargo.append(cargo)
        self.amount.append(len(words) - 1 if kind == DELIVER else int(words[-1]) if words[-1].isdigit() else 0)
        self.city.append(cities.index(words[1]) if kind >= CREW else 0)
        self.hero.append(heroes.index(words[1]) if kind == DEFEAT else -1)


def cargo_size(cargo: i64) -> i64:
    """How many treasures a cargo is."""
    size: i64 = 0
    while cargo:
        size += cargo & COLOUR_MASK
        cargo >>= COLOUR_BITS
    return size


def carries(cargo: i64, wanted: i64) -> bool:
    """Whether a cargo holds all that is wanted."""
    while wanted:
        if cargo & COLOUR_MASK < wanted & COLOUR_MASK:
            return False
        cargo >>= COLOUR_BITS
        wanted >>= COLOUR_BITS
    return True


def of_colour(cargo: i64, colour: i64) -> i64:
    """How many treasures of a colour a cargo holds."""
    return cargo >> COLOUR_BITS * colour & COLOUR_MASK


def treasure(colour: i64) -> i64:
    """One treasure of a colour, as a cargo."""
    return BIT[COLOUR_BITS * colour]
