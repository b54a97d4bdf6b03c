"""The contract cards of the component file: two tasks each, of seven kinds."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, all_below
from pessoi.games.deukalion.components import TASKS, DeukalionComponents
from pessoi.games.deukalion.rules.cargo import cargo_of

DELIVER: Final = 0
ANY: Final = 1
HYDRA: Final = 2
DEFEAT: Final = 3
CREW: Final = 4
LEAVE: Final = 5
CARDS: Final = 6
"""The kinds of tasks, in the order of the component file's words for them."""

NO_HERO: Final = -1


@final
class ContractCards:
    """Tasks 2n and 2n + 1 belong to contract n; one of them is enough to fulfil it (deukalion.contracts.halves)."""

    def __init__(self, components: DeukalionComponents) -> None:
        self.codes = [contract.code for contract in components.contract]
        self.points = [contract.points for contract in components.contract]
        self.size = len(self.codes)
        self.all = all_below(self.size)
        self.task_names: list[str] = []
        """How each task is called; then, in the same order, each task in a game without its hero."""
        self.task_points: list[int] = []
        """The points of each task's contract."""
        self.kind: list[int] = []
        """The kind of each task."""
        self.cargo: list[int] = []
        """DELIVER: the treasures to bring, as a cargo."""
        self.amount: list[int] = []
        """The number of treasures, fighters or cards."""
        self.city: list[int] = []
        """CREW, LEAVE and CARDS: the city to visit."""
        self.hero: list[int] = []
        """DEFEAT: the hero to beat; otherwise NO_HERO."""
        self.hydra = 0
        """The contracts that ask for the Hydra, as a mask."""
        absent: list[str] = []
        for number, contract in enumerate(components.contract):
            for task in contract.tasks:
                self._add(components, number, task.split())
                absent.append(self.task_names[-1] + ("-absent" if self.kind[-1] == DEFEAT else ""))
        self.task_names.extend(absent)

    def _add(self, components: DeukalionComponents, contract: int, words: list[str]) -> None:
        """Add a task by the words of the component file."""
        kind = TASKS.index(words[0])
        colours = [colour.name for colour in components.colour]
        delivered = [colours.index(word) for word in words[1:]] if kind == DELIVER else []
        if kind == HYDRA:
            self.hydra |= BIT[contract]
        self.task_names.append("task-" + "-".join(words).lower())
        self.task_points.append(self.points[contract])
        self.kind.append(kind)
        self.cargo.append(cargo_of(delivered))
        self.amount.append(len(delivered) or (int(words[-1]) if words[-1].isdigit() else 0))
        self.city.append([city.name for city in components.city].index(words[1]) if kind >= CREW else 0)
        self.hero.append([hero.name for hero in components.hero].index(words[1]) if kind == DEFEAT else NO_HERO)

    def tasks(self, contract: i64) -> tuple[i64, i64]:
        """The two tasks of a contract."""
        return 2 * contract, 2 * contract + 1

    def contract(self, task: i64) -> i64:
        """The contract of a task."""
        return task // 2
