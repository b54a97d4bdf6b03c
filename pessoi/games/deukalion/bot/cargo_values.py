"""What a cargo may bring in Athens: contracts fulfilled, contracts begun, and single treasures."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains
from pessoi.games.deukalion.rules.cargo import cargo_size, carries, common_size, treasure
from pessoi.games.deukalion.rules.contract_cards import ANY, DELIVER
from pessoi.games.deukalion.rules.state import NONE, DeukalionRules, DeukalionState

IMPOSSIBLE: Final = -1_000.0
"""Less than anything is worth."""
FULL_MEMORY: Final = 200_000


def contracts_for(state: DeukalionState, seat: i64) -> list[int]:
    """The open contracts in the order of their places, then a seat's own."""
    return [contract for contract in [*state.open, state.secret[seat]] if contract != NONE]


@final
class CargoValues:
    """Values in points; those of whole cargoes are remembered."""

    def __init__(self, rules: DeukalionRules, weights: dict[str, float]) -> None:
        self.contracts = rules.contracts
        self.delivery: float = float(rules.constants.delivery)
        self.spare: float = weights["policy.spare"]
        """The value of a treasure that no contract asks for."""
        self.near: float = weights["policy.near"]
        """The share of a contract's points that counts while it is only begun."""
        self.above_cargoes: i64 = treasure(rules.colours + 1)
        """A number greater than any cargo."""
        self._memory: dict[int, float] = {}
        self._offered: list[int] = []
        self._loose: float = 0.0
        self._begun: float = 0.0
        """The contracts and weights of the current calculation."""

    def value(self, state: DeukalionState, seat: i64, cargo: i64, cash: bool = False) -> float:
        """The value of a cargo for a seat; with `cash` only what it brings at once."""
        if cargo == 0:
            return 0.0
        size: i64 = self.contracts.size + 1
        key: i64 = 0
        for contract in state.open:
            key = key * size + contract + 1
        key = key * size + state.secret[seat] + 1
        key = (key * 2 + (1 if cash else 0)) * 2 + (1 if state.pile > 0 else 0)
        key = key * self.above_cargoes + cargo
        found = self._memory.get(key)
        if found is None:
            if len(self._memory) > FULL_MEMORY:
                self._memory.clear()
            offered = contracts_for(state, seat)
            if cash:
                found = self._best(offered, cargo, 0, self.delivery if state.pile > 0 else 0.0, 0.0)
            else:
                found = self._best(offered, cargo, 0, self.spare, self.near)
            self._memory[key] = found
        return found

    def value_after(self, state: DeukalionState, seat: i64, task: i64) -> float:
        """The value of the rest of a seat's cargo once it has fulfilled a task."""
        fulfilled = self.contracts.contract(task)
        left = [contract for contract in contracts_for(state, seat) if contract != fulfilled]
        cargo: i64 = state.hold[seat]
        owed: i64 = 0
        if self.contracts.kind[task] == DELIVER:
            cargo -= self.contracts.cargo[task]
        elif self.contracts.kind[task] == ANY:
            owed = self.contracts.amount[task]
        return self._best(left, cargo, owed, self.spare, self.near)

    def _best(self, offered: list[int], cargo: i64, owed: i64, loose: float, begun: float) -> float:
        """The best way to share a cargo among contracts; `owed` treasures of any colour are promised already."""
        self._offered = offered
        self._loose = loose
        self._begun = begun
        return self._assign(0, cargo, owed, 0)

    def _assign(self, index: i64, cargo: i64, owed: i64, used: i64) -> float:
        """The best way to share a cargo among the contracts from an index on; those in `used` are fulfilled."""
        if index == len(self._offered):
            left = cargo_size(cargo) - owed
            if left < 0:
                return IMPOSSIBLE
            hopes = self._best_begun(cargo, left, used) if self._begun > 0.0 else 0.0
            return float(left) * self._loose + hopes
        contracts = self.contracts
        contract: i64 = self._offered[index]
        best = self._assign(index + 1, cargo, owed, used)
        points = float(contracts.points[contract])
        for task in contracts.tasks(contract):
            kind: i64 = contracts.kind[task]
            amount: i64 = contracts.amount[task]
            value = IMPOSSIBLE
            if kind == DELIVER and carries(cargo, contracts.cargo[task]):
                value = self._assign(index + 1, cargo - contracts.cargo[task], owed, used | BIT[contract])
            elif kind == ANY and cargo_size(cargo) - owed >= amount:
                value = self._assign(index + 1, cargo, owed + amount, used | BIT[contract])
            best = max(best, points + value)
        return best

    def _best_begun(self, cargo: i64, left: i64, used: i64) -> float:
        """What the best contract that is begun but not fulfilled adds to the value of its single treasures."""
        contracts = self.contracts
        best = 0.0
        for contract in self._offered:
            if contains(used, contract):
                continue
            for task in contracts.tasks(contract):
                kind: i64 = contracts.kind[task]
                if kind > ANY:
                    continue
                amount: i64 = contracts.amount[task]
                there = min(left, amount if kind == ANY else common_size(cargo, contracts.cargo[task]))
                share = float(there) / float(amount)
                best = max(best, self._begun * share * float(contracts.points[contract]) - float(there) * self._loose)
        return best
