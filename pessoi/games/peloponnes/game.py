"""Peloponnes: its folder put together."""

from collections.abc import Iterable
from pathlib import Path
from typing import cast

from pessoi.core.events import Event
from pessoi.core.game import Game
from pessoi.core.state import State
from pessoi.core.step import Step
from pessoi.games.peloponnes.components import Building, PeloponnesComponents
from pessoi.games.peloponnes.rules import scoring
from pessoi.games.peloponnes.rules.auction import Amount, Bid, Bidder, Close, Displaced
from pessoi.games.peloponnes.rules.constants import CITIZEN_SHIFT, PACK, Civilisations, Numbers, Solo, Tiles
from pessoi.games.peloponnes.rules.disasters import Chit, Earthquake, Storm
from pessoi.games.peloponnes.rules.events import EVENTS
from pessoi.games.peloponnes.rules.income import Income, Pick
from pessoi.games.peloponnes.rules.moves import GOODS, PeloponnesMoves, PeloponnesOutcomes
from pessoi.games.peloponnes.rules.placing import Gains, Place
from pessoi.games.peloponnes.rules.scoring import Over, RoundEnd
from pessoi.games.peloponnes.rules.setup import Choose, Deal, Extra, FirstOrder
from pessoi.games.peloponnes.rules.state import PeloponnesRules, PeloponnesState, opening
from pessoi.games.peloponnes.rules.supply import Feed, Finish, FinishOpen
from pessoi.games.peloponnes.rules.tiles import Round, TurnUp
from pessoi.games.peloponnes.view_types import PeloponnesView

STEPS = (
    Deal("deal"),
    Choose("choose"),
    Extra("extra"),
    FirstOrder("first-order"),
    Round("round"),
    TurnUp("turn-up"),
    Bidder("bidder"),
    Bid("bid"),
    Amount("amount"),
    Displaced("displaced"),
    Close("close"),
    Place("place"),
    Gains("gains"),
    Income("income"),
    Pick("pick"),
    Chit("chit"),
    Earthquake("earthquake"),
    Storm("storm"),
    Feed("feed"),
    FinishOpen("finish-open"),
    Finish("finish"),
    RoundEnd("round-end"),
    Over("over"),
)

DISASTERS = ("earthquake", "drought", "plague", "storm", "decline", "blank")


class Peloponnes(Game):
    """Bid for lands and buildings, feed your citizens, survive the disasters: the weaker side of a people counts."""

    key = "peloponnes"
    seats = range(1, 6)
    longest = 500
    components_type = PeloponnesComponents
    view_type = PeloponnesView
    events = EVENTS

    def __init__(self, correction: Path | None = None) -> None:
        super().__init__(Path(__file__).parent, correction)
        self.box = cast(PeloponnesComponents, self.components)
        self.tiles = _tiles(self.box)
        self.civilisations = _civilisations(self.box)
        self._numbers = _numbers(self.box)
        self._moves = PeloponnesMoves(self.tiles.names, self.civilisations.names)
        self._outcomes = PeloponnesOutcomes(self.tiles.names, self.civilisations.names, list(DISASTERS))
        self.moves = self._moves.table
        self.outcomes = self._outcomes.table
        self._steps = cast(list[Step[State]], list(STEPS))
        self.words = {
            "tile": [f"tile-{name}" for name in self.tiles.names],
            "civilisation": [f"civilisation-{name}" for name in self.civilisations.names],
            "good": [f"good-{name}" for name in GOODS],
            "disaster": [f"disaster-{name}" for name in DISASTERS],
        }

    def opening(self, seats: int, options: dict[str, str]) -> State:
        level = self.box.level[options["level"]]
        rules = PeloponnesRules(
            seats,
            options,
            self.tiles,
            self.civilisations,
            self._numbers,
            Solo(int(options["level"]), level.extra, level.target),
            level.row if seats == 1 else self.box.display.row[seats - 1],
            self._moves,
            self._outcomes,
            self._steps,
        )
        return opening(rules)

    def sources(self, state: State, told: Iterable[Event]) -> list[dict[str, int]]:
        return [scoring.sources(cast(PeloponnesState, state), seat) for seat in range(state.seats)]


def _tiles(box: PeloponnesComponents) -> Tiles:
    stacks = [stack for stack, rounds in zip("ABC", box.rounds.stacks) for _ in range(rounds)]
    tiles = Tiles(list(box.tiles), len(stacks), len(DISASTERS) - 1)
    for number, tile in enumerate(box.tiles.values()):
        bit = 1 << number
        income = tile.income
        tiles.minimum[number] = tile.minimum
        tiles.prestige[number] = tile.prestige
        tiles.citizens[number] = tile.gains.citizens
        tiles.coins[number] = tile.gains.coins
        tiles.food[number] = tile.gains.food
        tiles.luxury[number] = tile.gains.luxury
        tiles.income[number] = income.wood | income.stone << PACK | income.food << 2 * PACK
        if isinstance(tile, Building):
            _add_building(tiles, tile, number)
        else:
            tiles.lands |= bit
            tiles.links[number] = (income.wood > 0) | (income.stone > 0) << 1 | (income.food > 0) << 2
            if tile.supply:
                tiles.supply |= bit
        for round_number, stack in enumerate(stacks):
            if stack == tile.stack:
                tiles.stack[round_number] |= bit
    return tiles


def _add_building(tiles: Tiles, tile: Building, number: int) -> None:
    bit = 1 << number
    tiles.buildings |= bit
    tiles.wood[number] = tile.cost.wood
    tiles.stone[number] = tile.cost.stone
    if tile.protects is not None:
        tiles.guards[DISASTERS.index(tile.protects)] |= bit
    if tile.power == "half-coin":
        tiles.half |= bit
    if tile.power == "any-land":
        tiles.any_land |= bit
    if tile.income.choice:
        tiles.choice |= bit


def _civilisations(box: PeloponnesComponents) -> Civilisations:
    every = box.civilisation.values()
    return Civilisations(
        names=list(box.civilisation),
        order=[one.order for one in every],
        stores=[
            amount
            for one in every
            for amount in (one.goods.wood, one.goods.stone, one.goods.food, one.coins, one.citizens, 0)
        ],
        income=[
            one.income.wood
            | one.income.stone << PACK
            | one.income.food << 2 * PACK
            | one.income.citizens << CITIZEN_SHIFT
            for one in every
        ],
    )


def _numbers(box: PeloponnesComponents) -> Numbers:
    return Numbers(
        limits=[box.storehouse.wood, box.storehouse.stone, box.storehouse.food],
        coins=box.population.coins,
        luxury=box.population.luxury,
        chits=box.chits.counts,
        money=box.box.money,
        rounds=sum(box.rounds.stacks),
        turned=box.rounds.tiles,
        surcharge=box.display.surcharge,
        passing=box.auction.passing,
        withdrawal=box.auction.withdrawal,
        track=box.storehouse.luxury,
        rate=box.luxury.rate,
        draws=box.disasters.draws,
        strikes=box.disasters.strikes,
        share=box.disasters.share,
        decline=box.disasters.luxury,
        citizen=box.score.citizen,
        coins_for_point=box.score.coins,
    )
