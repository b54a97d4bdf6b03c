"""The action cards of the component file: seventeen kinds, and which numbered cards belong to each."""

from typing import Final, final

from pessoi.core.bits import all_below, shifted
from pessoi.games.deukalion.components import DeukalionComponents

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

LASTING: Final = [PEGASUS, HADES, FLEECE]
"""The kinds that stay in front of their owner."""
OWN_MOVE: Final = [
    *(SAIL_2, SAIL_3, PEGASUS, HADES, FIGHTER_1, FIGHTER_2, FIGHTER_3),
    *(EAGLE, POSEIDON, BOLT, FLEECE, APOLLO),
]
"""The kinds that a seat plays in its own move, active or not (deukalion.cards.timing)."""

AT_ONCE: Final = [HADES, FIGHTER_1, FIGHTER_2, FIGHTER_3, FLEECE, APOLLO]
"""The kinds that name no moment of their own and help outside of a seat's move (deukalion.cards.at-once)."""


@final
class ActionCards:
    """Cards are numbered; those of one kind follow each other and are indistinguishable."""

    def __init__(self, components: DeukalionComponents) -> None:
        self.names = [card.name for card in components.card]
        self.amounts = [card.amount for card in components.card]
        self.kinds = len(self.names)
        self.kind_of: list[int] = []
        """The kind of each card."""
        self.of_kind: list[int] = []
        """All cards of a kind, as a mask."""
        for kind, card in enumerate(components.card):
            self.of_kind.append(shifted(all_below(card.count), len(self.kind_of)))
            self.kind_of.extend([kind] * card.count)
        self.size = len(self.kind_of)
        self.all = all_below(self.size)
