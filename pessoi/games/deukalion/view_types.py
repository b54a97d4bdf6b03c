"""What one seat, or somebody beside the table, may know of a play of Deukalion."""

import msgspec

SO_FAR = ("set-out", "way-ended", "acted", "attacked", "peace", "bound")
"""What the mover has done: its ship set out, its way ended, it founded or attacked, it attacked, it promised not to, it
began what cannot be taken back."""


class CityView(msgspec.Struct, frozen=True, gc=False):
    """One city: its code on the map, its printed number, its places for treasures, and what lies on them by colour."""

    name: str
    code: str
    defence: int
    slots: int
    treasures: list[int]


class TownView(msgspec.Struct, frozen=True, gc=False):
    """One town: its code on the map, how many fighters hold it, the number to conquer it, and who holds it."""

    name: str
    code: str
    fighters: int
    value: int
    owner: int | None


class ContractView(msgspec.Struct, frozen=True, gc=False):
    """One contract card: its code, its points and its two tasks, as the messages that describe them."""

    code: str
    points: int
    tasks: list[str]


class FulfilledView(msgspec.Struct, frozen=True, gc=False):
    """One fulfilled task: the code of its contract, and the message that describes it."""

    code: str
    task: str


class StepView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the step at hand is about."""

    count: int = 0
    """The most fighters that come back, or the cards still to go."""
    treasure: str | None = None
    """The colour that must go, or that was chosen first."""
    cities: list[str] = []
    """The cities to take from, or that of the treasure chosen first."""
    other: int | None = None
    """Who has lost, or who played the card."""
    contract: str | None = None
    """The open contract that may be delivered at once, by its code."""


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat: cards in hand and the hidden contract are shown only to their owner."""

    hero: str
    colour: str
    square: str | None
    fighters: int
    underworld: int
    left_behind: int
    room: int
    treasures: list[int]
    cards: int
    hand: list[str] | None
    hidden_contract: bool
    contract: ContractView | None
    lasting: list[str]
    fulfilled: list[FulfilledView]
    point_cards: int
    answered: bool
    score: int
    place: int | None


class FightView(msgspec.Struct, frozen=True, gc=False):
    """A fight at hand: who fights whom, how the fighters fell as crosses, halves and wholes, what is needed."""

    kind: str
    seat: int
    other: int | None
    city: str | None
    town: str | None
    thrown: list[int] | None
    other_thrown: list[int] | None


class DeukalionView(msgspec.Struct, frozen=True, gc=False):
    """The table from one side."""

    seat: int | None
    actors: list[int]
    asked: str | None
    about: StepView | None
    active: int
    mover: int
    target: int
    seats: list[SeatView]
    map: list[list[str]]
    colours: list[str]
    hydra: str
    cities: list[CityView]
    towns: list[TownView]
    middle_die: int | None
    outer_dice: list[int] | None
    dice: dict[str, int] | None
    others_draw: int
    active_draws: int
    left_to_do: list[str]
    reach: int
    so_far: list[str]
    routes: dict[str, list[str]] | None
    contracts: list[ContractView | None]
    contract_pile: int
    contracts_gone: list[str]
    card_pile: int
    known_bottom: list[str | None]
    point_pile: int
    fight: FightView | None
    own_answer: str | None
