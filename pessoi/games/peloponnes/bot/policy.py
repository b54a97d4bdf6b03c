"""What an experienced player of Peloponnes knows: both sides of a people must grow, and all of it must be fed."""

from math import tanh
from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.evaluation import Judgement
from pessoi.core.rng import Rng
from pessoi.core.state import STEP_BITS, STEP_MASK, Rules, State
from pessoi.core.step import NOBODY
from pessoi.games.peloponnes.bot.evaluation import AUCTION, PLACING, Outlook
from pessoi.games.peloponnes.rules import state as steps
from pessoi.games.peloponnes.rules.auction import SEAT_BITS, TAKEN, has_citizens, has_half, least
from pessoi.games.peloponnes.rules.constants import COINS, FOOD, PACK, PACK_MASK, STONE, WOOD
from pessoi.games.peloponnes.rules.scoring import points, population, prestige
from pessoi.games.peloponnes.rules.state import UNDECIDED, PeloponnesRules, PeloponnesState

HIGHER: Final = 0.02
"""A tie goes to the higher of the other totals; luxury comes after it."""


def judgement(rules: Rules, weights: dict[str, float]) -> Judgement:
    """How to judge plays by these rules."""
    assert isinstance(rules, PeloponnesRules)
    return PeloponnesJudgement(rules, weights)


@final
class PeloponnesJudgement(Judgement):
    """Plays the rounds to come in thought, with what is usual, for one seat at a time (`Outlook`)."""

    def __init__(self, rules: PeloponnesRules, weights: dict[str, float]) -> None:
        super().__init__(rules, weights)
        self.peloponnes = rules
        if rules.alone:
            weights = _alone(weights)
            self.depth = int(weights["solo.depth"])
        self.look = Outlook(rules, weights)
        self.target: float = float(rules.solo.target)
        self.above: float = weights["solo.above"]
        self.near: float = weights["solo.near"]
        self.appetite: float = weights["policy.appetite"]
        self.premium: float = weights["policy.premium"]
        self.noise: float = weights["policy.noise"]

    # -- how a position stands ------------------------------------------------------------------

    def values(self, state: State) -> list[float]:
        assert isinstance(state, PeloponnesState)
        if state.waiting == NOBODY:
            results: list[float] = []
            for seat in range(self.seats):
                score = points(state, seat)
                higher = max(prestige(state, seat), population(state, seat)) - score
                results.append(float(score) + HIGHER * min(float(higher), 1.0 / HIGHER - 1.0))
        else:
            results = self.worth(state)
        if self.seats == 1:
            return [tanh((results[0] - self.target + self.above) / self.near)]
        return self.margins(results)

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, PeloponnesState)
        look = self.look
        look.look_ahead(state)
        step: i64 = state.agenda[-1] & STEP_MASK
        results: list[float] = []
        for seat in range(self.seats):
            look.load(state, seat)
            asked = state.waits_for(seat)
            spot: i64 = state.spots[seat]
            if spot >= 0 and (look.phase == AUCTION or (look.phase == PLACING and asked)):
                look.add(state, seat, state.row[spot])
            if asked and step in (steps.FEED, steps.FINISH):
                if step == steps.FEED:
                    look.eat()
                look.finish()
            results.append(look.forecast(look.phase == AUCTION and spot == UNDECIDED))
        return results

    # -- what a sensible player does ------------------------------------------------------------

    def advice(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, PeloponnesState)
        look = self.look
        step: i64 = state.agenda[-1] & STEP_MASK
        legal = state.choices or state.step.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        if step == steps.FEED:
            return legal[-1]
        if step in (steps.CHOOSE, steps.EXTRA):
            return self._begin(state, legal, rng)
        look.look_ahead(state)
        if step == steps.AMOUNT:
            return self._amount(state, seat, legal, rng)
        best = legal[0]
        most = 0.0
        first = True
        for move in legal:
            value = self._after(state, seat, step, move) + self._whim(rng)
            if first or value > most:
                most = value
                best = move
                first = False
        return best

    def order(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        """Only amounts make long lists, and the low ones are worth a thought."""
        return legal

    def _whim(self, rng: Rng) -> float:
        return self.noise * (float(rng.below(201)) / 100.0 - 1.0)

    def _begin(self, state: PeloponnesState, legal: list[int], rng: Rng) -> int:
        """The civilisation, or the extra income, that promises most."""
        best = legal[0]
        most = -1.0
        for move in legal:
            after = state.clone()
            after.apply(0, move)
            value = self.worth(after)[0] + self._whim(rng)
            if value > most:
                most = value
                best = move
        return best

    def _after(self, state: PeloponnesState, seat: i64, step: i64, chosen: i64) -> float:
        """What a seat may expect after a move."""
        look = self.look
        move = self.peloponnes.move
        numbers = self.peloponnes.numbers
        look.load(state, seat)
        if step == steps.BID:
            if chosen == move.leave:
                look.coins += float(numbers.passing)
                return look.forecast(False)
            conquest = chosen >= move.conquer
            tile = chosen - (move.conquer if conquest else move.bid)
            spot: i64 = state.row.index(tile)
            price = float(least(state, seat, spot))
            if not conquest and self._rival(state, seat) > 0:
                price += self.premium
            return self._bought(state, seat, tile, price)
        if step == steps.DISPLACED:
            if chosen != move.withdraw:
                return self._bought(state, seat, chosen - move.shift, 0.0)
            look.coins += float(state.bids[seat] + numbers.withdrawal)
        elif step == steps.PLACE:
            if chosen < move.forgo:
                marked = chosen >= move.mark
                look.add(state, seat, chosen - (move.mark if marked else move.build), marked)
        elif step == steps.PICK:
            good = chosen - move.take
            look.wood += 1.0 if good == WOOD else 0.0
            look.stone += 1.0 if good == STONE else 0.0
            look.food += 1.0 if good == FOOD else 0.0
            look.coins += 1.0 if good == COINS else 0.0
        elif step == steps.FINISH:
            self._complete(chosen)
            return look.forecast(look.phase == AUCTION)
        else:
            self._save(state, seat, step == steps.EARTHQUAKE, chosen)
        return look.forecast(False)

    def _bought(self, state: PeloponnesState, seat: i64, tile: i64, price: float) -> float:
        """What the seat in thought may expect with one more tile; luxury pays what coins do not."""
        look = self.look
        look.coins -= price
        if look.coins < 0.0:
            look.luxury += look.coins * look.rate
            look.coins = 0.0
        look.add(state, seat, tile)
        return look.forecast(False)

    def _complete(self, chosen: i64) -> None:
        """One building is paid for, the others as far as possible; or all are given up."""
        look = self.look
        move = self.peloponnes.move
        tiles = self.peloponnes.tiles
        if chosen == move.done:
            look.prestige -= look.owed_prestige
            look.owed_wood = 0.0
            look.owed_stone = 0.0
            look.finish()
            return
        tile = chosen - move.finish
        wood = float(tiles.wood[tile])
        stone = float(tiles.stone[tile])
        look.luxury -= (max(0.0, wood - look.wood) + max(0.0, stone - look.stone)) * look.rate
        look.wood = max(0.0, look.wood - wood)
        look.stone = max(0.0, look.stone - stone)
        look.owed_wood -= wood
        look.owed_stone -= stone
        look.owed_prestige -= float(tiles.prestige[tile])
        look.finish()

    def _save(self, state: PeloponnesState, seat: i64, earthquake: bool, chosen: i64) -> None:
        """A tile is given up, and the others are paid for as far as possible."""
        look = self.look
        tiles = self.peloponnes.tiles
        left = look.buildings if earthquake else look.lands
        if chosen != self.peloponnes.move.pay:
            tile = chosen - self.peloponnes.move.lose
            income: i64 = tiles.income[tile]
            left -= 1.0
            look.prestige -= float(tiles.prestige[tile])
            look.more_wood -= float(income & PACK_MASK)
            look.more_stone -= float(income >> PACK & PACK_MASK)
            look.more_food -= float(income >> PACK + PACK & PACK_MASK)
            if state.marked & BIT[tile]:
                look.owed_wood -= float(tiles.wood[tile])
                look.owed_stone -= float(tiles.stone[tile])
        kept = left
        if earthquake:
            kept = min(look.wood, look.stone)
            kept = min(left, kept)
            look.wood -= kept
            look.stone -= kept
            look.buildings = kept
            look.prestige -= (left - kept) * look.ruin
        else:
            kept = min(look.food, look.coins)
            kept = min(left, kept)
            look.food -= kept
            look.coins -= kept
            look.lands = kept
            look.prestige -= (left - kept) * look.flood

    def _rival(self, state: PeloponnesState, seat: i64) -> i64:
        """The most coins that anybody has who bids after the seat at hand."""
        most: i64 = 0
        for frame in state.agenda:
            if frame & STEP_MASK == steps.BIDDER:
                place: i64 = frame >> STEP_BITS
                while place < self.peloponnes.count:
                    other: i64 = state.order[place]
                    reach = state.purse(other)
                    if has_half(state, other) and not has_half(state, seat):
                        reach += 1
                    most = max(most, reach)
                    place += 1
        return most

    def _amount(self, state: PeloponnesState, seat: i64, legal: list[int], rng: Rng) -> int:
        """Some of what the tile is worth beyond the next best choice, if anybody can still outbid."""
        look = self.look
        own: i64 = state.at >> SEAT_BITS
        low = least(state, seat, own)
        rival = self._rival(state, seat)
        if rival <= low:
            return legal[0]
        purse = state.purse(seat)
        look.load(state, seat)
        look.coins += float(self.peloponnes.numbers.passing)
        other = look.forecast(False)
        for spot in range(len(state.row)):
            tile: i64 = state.row[spot]
            price = least(state, seat, spot)
            if spot != own and price != TAKEN and price <= purse and has_citizens(state, seat, tile):
                look.load(state, seat)
                other = max(other, self._bought(state, seat, tile, float(price)))
        top = low
        most = min(purse, rival)
        while top < most:
            look.load(state, seat)
            if self._bought(state, seat, state.row[own], float(top + 1)) < other:
                break
            top += 1
        keen = self.appetite * float(top - low) * (0.5 + float(rng.below(101)) / 100.0)
        more = min(most - low, int(keen + 0.5))
        return legal[more]


def _alone(weights: dict[str, float]) -> dict[str, float]:
    """Alone some things are worth more and others less: weights called `solo` stand in for those of the policy."""
    changed = dict(weights)
    for name, weight in weights.items():
        part, _, rest = name.partition(".")
        if part == "solo" and "policy." + rest in weights:
            changed["policy." + rest] = weight
    return changed
