"""The shape of what a seat, or a spectator, may know of a game of Deukalion."""

import msgspec

SO_FAR = ("set-out", "way-ended", "acted", "attacked", "peace", "bound")
"""Flags of the mover's move: its ship set out, it sails no farther, it founded or attacked, it attacked, it promised
not to attack, it is too late to give the move up."""


class CityView(msgspec.Struct, frozen=True, gc=False):
    """One city: its code on the map, its printed number, its places for treasures, and its treasures by colour."""

    name: str
    code: str
    defence: int
    slots: int
    treasures: list[int]
    chance: float | None
    """How likely the viewer's crew defeats it, without cards."""


class TownView(msgspec.Struct, frozen=True, gc=False):
    """One town: its code on the map, the fighters that hold it, the number to conquer it, and its owner."""

    name: str
    code: str
    fighters: int
    value: int
    owner: int | None
    chance: float | None
    """How likely the viewer's crew conquers it, without cards; None if there is no fight for it."""


class FaultView(msgspec.Struct, frozen=True, gc=False):
    """What is missing, as a reason with its arguments."""

    reason: str
    arguments: dict[str, int]


class ContractView(msgspec.Struct, frozen=True, gc=False):
    """One contract card: its code, its points and its two tasks, as the messages that describe them."""

    code: str
    points: int
    tasks: list[str]
    lacking: list[FaultView | None] | None
    """What the viewer lacks for each task, None for nothing; for a spectator None altogether."""


class FulfilledView(msgspec.Struct, frozen=True, gc=False):
    """One fulfilled task: the code of its contract, and the message that describes it."""

    code: str
    task: str


class StepView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The value of the current step: the fields that do not apply keep their defaults."""

    count: int = 0
    """The most fighters that come back, or the cards still to go."""
    treasure: str | None = None
    """The colour that must go, or that was chosen first."""
    cities: list[str] = []
    """The cities to take from, or that of the treasure chosen first."""
    other: int | None = None
    """The seat that has lost, or that played the card."""
    contract: str | None = None
    """The open contract that may be delivered at once, by its code."""
    card: str | None = None
    """The card that may be cancelled, or the one that the viewer has drawn."""


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
    chance: float | None
    """How likely the viewer's crew beats that of this ship, without cards."""


class FightView(msgspec.Struct, frozen=True, gc=False):
    """The current fight: its kind, its seats and places, and the thrown fighters as crosses, halves and wholes."""

    kind: str
    seat: int
    other: int | None
    city: str | None
    town: str | None
    needed: int | None
    """The points to reach; None if two crews throw against each other."""
    chance: float | None
    """How likely `seat` wins, without cards; None once fighters are thrown."""
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
    hydra_needed: int
    """The points that the viewer needs to defeat the Hydra if it attacks it."""
    hydra_chance: float | None
    hydra_targets: list[int]
    """The seats that the mover can attack with the Hydra now."""
    cities: list[CityView]
    towns: list[TownView]
    middle_die: int | None
    outer_dice: list[int] | None
    dice: dict[str, int] | None
    others_draw: int
    active_draws: int
    fleece: str
    """When the Golden Fleece helps: the value of the option."""
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
    reconstructed: list[str]
    """The groups of the component file that are marked as reconstructed, such as `throw` and `city-korinth`."""
