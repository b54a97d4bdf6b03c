"""What a sensible player of Beim Zeus! does: when to build, and how high to bid."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count, section
from pessoi.core.policy import NO_MOVE, Policy
from pessoi.core.rng import Rng
from pessoi.core.state import Rules, State
from pessoi.games.zeus.bot.evaluation import ZeusEvaluation, rivals, rounds_left
from pessoi.games.zeus.rules import building
from pessoi.games.zeus.rules.claim import can_claim
from pessoi.games.zeus.rules.state import NOT_YET, ZeusRules, ZeusState
from pessoi.games.zeus.rules.steps import ACT, BID, LAST_TURN, TAKE

SHORTLIST: Final = [1.0, 0.85, 1.15, 0.7, 1.3, 0.92, 1.08, 0.5, 1.5, 0.0, 0.3, 2.0]
"""Bids that the search tries, as multiples of the sensible one."""


def policy(rules: Rules, weights: dict[str, float]) -> Policy:
    """Make the policy for games by these rules."""
    assert isinstance(rules, ZeusRules)
    return ZeusPolicy(ZeusEvaluation(rules, weights))


@final
class ZeusPolicy(Policy):
    """Compares what land and temples promise, by the evaluation's hopes for the supply."""

    def __init__(self, evaluation: ZeusEvaluation) -> None:
        super().__init__(evaluation)
        weights = evaluation.weights
        self.estimates = evaluation
        self.coin: float = weights["policy.coin"]
        self.land: float = weights["policy.land"]
        self.two: float = weights["policy.two_of_three"]
        self.one: float = weights["policy.one_of_three"]
        self.stone: float = weights["policy.stone"]
        self.patience: float = weights["policy.patience"]
        self.appetite: float = weights["policy.appetite"]
        self.keenness: float = weights["policy.keenness"]
        self.noise: float = weights["policy.noise"]
        self.block: float = weights["policy.block"]
        """The share of a plot's worth to others that counts for the seat that keeps it from them."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, ZeusState)
        if can_claim(state, seat):
            return state.zeus.move.claim
        if state.is_current(BID):
            noise = 1.0 + self.noise * (float(rng.below(201)) / 100.0 - 1.0)
            return self._bid(state, seat, noise)
        if state.is_current(ACT) or state.is_current(LAST_TURN):
            return self._turn(state, seat, state.is_current(ACT))
        if state.is_current(TAKE):
            return self._take(state, seat)
        return state.choices[0]

    def certain(self, state: State, seat: i64) -> int:
        """Income is always claimed (zeus.turn.claim)."""
        assert isinstance(state, ZeusState)
        return state.zeus.move.claim if can_claim(state, seat) else NO_MOVE

    def shortlist(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        assert isinstance(state, ZeusState)
        if not state.is_current(BID):
            return legal
        moves: list[int] = []
        for factor in SHORTLIST:
            move = self._bid(state, seat, factor)
            if move not in moves:
                moves.append(move)
        return moves

    def _bid(self, state: ZeusState, seat: i64, factor: float) -> int:
        """The money that is not needed to build, divided over the plots to come, more for a plot that is worth more."""
        rules = state.zeus
        self.estimates.hope(state)
        unsold: i64 = state.unsold
        best = 0.0
        for plot in state.shown:
            best = max(best, self._purchase(state, seat, plot, unsold))
        money: i64 = state.money[seat]
        spare = max(0.0, float(money) - self.estimates.debts(state, state.land[seat]))
        purchases = max(1.0, float(count(unsold)) / float(rules.seats))
        share = spare / (2.0 * purchases)
        usual = self.estimates.hoped[0]
        amount = 0.0
        if best > 0.0 and usual > 0.0:
            wish = best / usual
            amount = (
                share * self.appetite * (wish if self.keenness >= 1.0 else wish * self.keenness + 1.0 - self.keenness)
            )
        amount = min(amount * factor, float(money) * 0.6, best / 2.0)
        low: i64 = 0
        high: i64 = len(rules.move.bid) - 1
        if rules.opening_enforced and state.auctions == 1:
            low = rules.constants.opening_low
            high = rules.constants.opening_high
        bid: i64 = int(amount + 0.5)
        bid = min(max(bid, low), high)
        if bid > money:
            bid = money if rules.overbid_blocked or money >= low else low
        return rules.move.bid.move(bid)

    def _purchase(self, state: ZeusState, seat: i64, plot: i64, unsold: i64) -> float:
        """What a plot is worth to its buyer: in itself, and because no neighbour gets it for a row."""
        board = state.zeus.board
        peninsula: i64 = board.peninsula_of[plot]
        first: i64 = board.first[peninsula]
        full: i64 = board.full[peninsula]
        seats: i64 = state.zeus.seats
        denied = 0.0
        other: i64 = 0
        while other < seats:
            if other != seat and section(state.land[other], first, full):
                denied = max(denied, self._plot(state, other, plot, unsold))
            other += 1
        return self._plot(state, seat, plot, unsold) + self.block * denied / float(seats - 1)

    def _plot(self, state: ZeusState, seat: i64, plot: i64, unsold: i64) -> float:
        """What one more plot is worth to a seat, in points."""
        board = state.zeus.board
        peninsula: i64 = board.peninsula_of[plot]
        first: i64 = board.first[peninsula]
        full: i64 = board.full[peninsula]
        free: i64 = section(unsold, first, full)
        land: i64 = state.land[seat]
        own = section(land, first, full)
        before = self._prospect(state, peninsula, own, free)
        bit: i64 = BIT[plot - first]
        return self._prospect(state, peninsula, own | bit, free & ~bit) - before

    def _prospect(self, state: ZeusState, peninsula: i64, own: i64, free: i64) -> float:
        """What the seat's land on a peninsula promises."""
        if own == 0:
            return 0.0
        self.estimates.survey(peninsula, own, free)
        supply = state.supply
        promised = 0.0
        rest: i64 = state.zeus.board.bits[own]
        large: i64 = min(self.estimates.large, supply[2])
        promised += float(large) * self.estimates.hoped[2]
        rest -= 3 * large
        medium: i64 = min(self.estimates.medium if large == self.estimates.large else rest // 2, supply[1])
        promised += float(medium) * self.estimates.hoped[1]
        rest -= 2 * medium
        promised += float(min(rest, supply[0])) * self.estimates.hoped[0]
        promised *= self.land
        if supply[2]:
            promised += self.estimates.hoped[2] * (
                self.two * float(self.estimates.two_rows) + self.one * float(self.estimates.one_rows)
            )
        return promised

    def _take(self, state: ZeusState, seat: i64) -> int:
        self.estimates.hope(state)
        unsold: i64 = state.unsold
        best: i64 = state.shown[0]
        most = -1.0
        for plot in state.shown:
            value = self._purchase(state, seat, plot, unsold)
            if value > most:
                most = value
                best = plot
        return state.zeus.move.take.move(best)

    def _turn(self, state: ZeusState, seat: i64, auction: bool) -> int:
        """Build what gains most, if it gains enough; otherwise sell plots, or pass."""
        self.estimates.hope(state)
        move = state.zeus.move
        chosen: int = move.auction if auction else move.leave
        most = self.patience if auction else 0.0
        unsold: i64 = state.unsold
        for option in state.choices:
            if building.is_building(state.zeus, option):
                gain = self._gain(state, seat, option, unsold)
                if gain > most:
                    most = gain
                    chosen = option
        return chosen

    def _gain(self, state: ZeusState, seat: i64, chosen: i64, unsold: i64) -> float:
        """What a building brings, in points: its hoped value, less its cost, the land's promise and the stone."""
        rules = state.zeus
        board = rules.board
        site: i64 = rules.move.site(chosen)
        size: i64 = board.sizes[site]
        price = building.price_of(state, seat, chosen)
        peninsula: i64 = board.site_peninsula[site]
        first: i64 = board.first[peninsula]
        full: i64 = board.full[peninsula]
        mask: i64 = board.masks[site]
        land: i64 = state.land[seat]
        holy: i64 = state.holy[seat]
        gain = self.estimates.hoped[size - 1]
        if holy & mask:
            for temple in state.temples:
                if board.masks[temple] & mask:
                    gain -= self.estimates.hoped[board.sizes[temple] - 1]
        last = state.turns_left != NOT_YET
        late = 1.0 if last else 1.0 - float(count(unsold)) / float(board.plots)
        gain -= float(price) * (self.coin * (1.0 - late) + late)
        if rivals(state, seat, first, full) == 0 and section(holy, first, full) == 0:
            gain += board.bonuses[peninsula] * (late if not last else 1.0)
        else:
            gain += _spoiled(state, seat, peninsula)
        if not last:
            own = section(land, first, full)
            free = section(unsold, first, full)
            left = own & ~section(mask, first, full)
            gain -= self._prospect(state, peninsula, own, free) - self._prospect(state, peninsula, left, free)
            gain += float(rules.constants.income[size - 1]) * rounds_left(state, unsold)
            if not rules.move.build.has(chosen):
                gain -= self.stone * (1.0 - late)
        return gain


def _spoiled(state: ZeusState, seat: i64, peninsula: i64) -> float:
    """A first temple beside a sole builder takes a bonus away from another seat: a share of it counts."""
    board = state.zeus.board
    first: i64 = board.first[peninsula]
    full: i64 = board.full[peninsula]
    if section(state.holy[seat], first, full) == 0 and rivals(state, seat, first, full) == 1:
        return board.bonuses[peninsula] / float(state.zeus.seats)
    return 0.0
