"""Rhodes: its folder put together."""

from collections.abc import Iterable
from pathlib import Path
from typing import cast

from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.state import State
from pessoi.core.step import Step
from pessoi.games.rhodes.components import KINDS, RhodesComponents
from pessoi.games.rhodes.rules import scoring
from pessoi.games.rhodes.rules.boats import DrawBoat, Drop, Renew
from pessoi.games.rhodes.rules.events import EVENTS
from pessoi.games.rhodes.rules.farm import Boat, Effect, Load, Paid
from pessoi.games.rhodes.rules.harbour_action import Give, Mission, Name, Reward, Ship
from pessoi.games.rhodes.rules.moves import GOOD_NAMES, GOODS, PLACE_NAMES, RhodesMoves, RhodesOutcomes
from pessoi.games.rhodes.rules.production import Produce
from pessoi.games.rhodes.rules.round import Act, Back, Close, Grow, Order, Round
from pessoi.games.rhodes.rules.setup import DrawMission, First, Start
from pessoi.games.rhodes.rules.state import Printed, RhodesRules, RhodesState, opening
from pessoi.games.rhodes.rules.state import Start as StartNumbers
from pessoi.games.rhodes.rules.town import Hall, Offer, Sell
from pessoi.games.rhodes.view_types import RhodesView

STEPS = (
    DrawMission("draw-mission"),
    DrawBoat("draw-boat"),
    Renew("renew"),
    First("first"),
    Start("start"),
    Round("round"),
    Act("act", auto_play=False),
    Produce("produce"),
    Effect("effect"),
    Boat("boat"),
    Load("load"),
    Paid("paid"),
    Drop("drop"),
    Ship("ship"),
    Name("name"),
    Mission("mission"),
    Give("give"),
    Reward("reward"),
    Sell("sell"),
    Offer("offer"),
    Hall("hall"),
    Close("close"),
    Order("order"),
    Grow("grow"),
    Back("back"),
)


class Rhodes(Game):
    """Work an estate, ship its harvest through a crowded harbour, and fulfil the missions of the town."""

    key = "rhodes"
    seats = range(2, 6)
    longest = 30_000
    components_type = RhodesComponents
    view_type = RhodesView
    events = EVENTS

    def __init__(self, correction: Path | None = None) -> None:
        super().__init__(Path(__file__).parent, correction)
        box = cast(RhodesComponents, self.components)
        self.box = box
        self._starts = {setup.seats: _start(box, index) for index, setup in enumerate(box.setup)}
        missions = _mission_names(box)
        squares = max(len(start.prices) for start in self._starts.values())
        land = [(GOOD_NAMES.index(tile.product), tile.cost) for tile in box.farmland]
        self._moves = RhodesMoves(land, KINDS, box.chips.values, missions, len(box.row), squares, box.fleet.lengths)
        self._outcomes = RhodesOutcomes(missions, len(box.egyptian), self.seats[-1])
        self.moves = self._moves.table
        self.outcomes = self._outcomes.table
        goods = [f"good-{name}" for name in GOOD_NAMES]
        self.words = {
            "product": goods,
            "into": goods,
            "good": goods,
            "kind": [f"development-{kind}" for kind in KINDS],
            "place": [f"place-{name}" for name in PLACE_NAMES],
            "mission": missions,
            "boat": [str(boat + 1) for boat in range(len(box.egyptian))],
        }
        self._printed = _printed(box)
        self._egyptian = [[GOOD_NAMES.index(good) for good in reversed(boat.cargo)] for boat in box.egyptian]

    def opening(self, seats: int, options: dict[str, str]) -> State:
        rules = RhodesRules(
            seats,
            options,
            self._printed,
            self._starts[seats],
            self._egyptian,
            self._moves,
            self._outcomes,
            cast(list[Step[State]], list(STEPS)),
        )
        return opening(rules)

    def sources(self, state: State, told: Iterable[Event]) -> list[dict[str, int]]:
        return scoring.sources(cast(RhodesState, state), list(told))


def _start(box: RhodesComponents, index: int) -> StartNumbers:
    setup = box.setup[index]
    fleet = list(box.fleet.lengths)
    boats = 0
    for length in setup.boats:
        number = next(number for number, own in enumerate(fleet) if own == length and not boats >> number & 1)
        boats |= 1 << number
    owns_large = box.large.length in setup.boats
    large = 0 if owns_large else 1 << (len(fleet) - 1 - fleet[::-1].index(box.large.length))
    extra = box.gate.extra if setup.seats >= box.gate.seats else []
    return StartNumbers(
        money=setup.money,
        boats=boats,
        large=large,
        farmland=setup.farmland,
        spaces=[
            box.production.spaces[index],
            1,
            box.port.spaces[index],
            len(box.market.prices),
            len(box.temple.prices),
            box.hall.spaces[index],
        ],
        prices=[*extra, box.gate.price, *box.harbour.prices],
    )


def _mission_names(box: RhodesComponents) -> list[str]:
    """I-1, I-2 and so on."""
    names: list[str] = []
    for mission in box.mission:
        number = sum(name.split("-")[0] == mission.category for name in names) + 1
        names.append(f"{mission.category}-{number}")
    return names


def _printed(box: RhodesComponents) -> Printed:
    return Printed(
        {
            "capacity": box.estate.capacity,
            "warehouse": box.warehouse.capacity,
            "chips_each": box.chips.each,
            "markers": box.markers.each,
            "least_gold": box.gold.least,
            "unit_points": box.delivery.points,
            "unit_money": box.delivery.money,
            "boxed": box.plazas.boxed,
            "plazas": box.plazas.open,
            "money_per_point": box.final.money,
            "blessing": box.blessing.units,
            "gold_points": box.final.gold,
            "idle": box.idle.money,
            "market_units": box.market.units,
            "purchases": box.hall.purchases,
            "large_price": box.large.price,
        },
        {
            "chips": sorted(box.chips.values),
            "fees": box.errand.fees,
            "market": box.market.prices,
            "temple": box.temple.prices,
            "row_money": [row.money for row in box.row],
            "row_product": [row.products for row in box.row],
            "fleet": box.fleet.lengths,
            "land_product": [GOOD_NAMES.index(land.product) for land in box.farmland],
            "land_copies": [land.copies for land in box.farmland],
            "land_cost": [land.cost for land in box.farmland],
            "land_money": [land.money for land in box.farmland],
            "land_points": [land.points for land in box.farmland],
            "kind_copies": [tile.copies for tile in box.development],
            "kind_cost": [tile.cost for tile in box.development],
            "kind_money": [tile.money for tile in box.development],
            "kind_points": [tile.points for tile in box.development],
            "mission_category": [len(mission.category) for mission in box.mission],
            "mission_money": [mission.money for mission in box.mission],
            "mission_points": [mission.points for mission in box.mission],
            "mission_goods": [
                list[str](mission.goods).count(good) for mission in box.mission for good in GOOD_NAMES[:GOODS]
            ],
        },
    )
