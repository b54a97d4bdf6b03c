"""What an experienced player of Beim Zeus! knows: what plots are worth, when building pays, how high to bid."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.evaluation import FittedJudgement, Judgement
from pessoi.core.rng import Rng
from pessoi.core.state import STEP_MASK, Rules, State
from pessoi.games.zeus.rules import building
from pessoi.games.zeus.rules.state import ACT, BID, LAST_TURN, NOT_YET, TAKE, ZeusRules, ZeusState

SIZES: Final = 3
LARGE: Final = 3

FEATURES: Final = [
    "money",  # coins in hand
    "temples",  # what the own temples would be worth now
    "growth",  # what they gain if the whole supply is built
    "larges",  # large temples that fit on the own land, at the value they may reach
    "mediums",
    "smalls",
    "debts",  # what building on all of the own land would cost
    "spare",  # money beyond these debts
    "two_of_three",  # rows of three with two own plots and one unsold
    "one_of_three",
    "stone",  # the god's stone, still held
    "stone_row",  # a row of three, own and partly built, that the stone can make one large temple
    "income",  # coins a round, times the rounds to come
    "bonuses",  # peninsulas on which nobody else has built
    "hopes",  # peninsulas on which nobody has built, by the share of land there
    "tempo",  # how soon the seat is the next to act
]

SHORTLIST: Final = [1.0, 0.85, 1.15, 0.7, 1.3, 0.92, 1.08, 0.5, 1.5, 0.0, 0.3, 2.0]
"""Bids worth a thought, as multiples of the sensible one."""


def judgement(rules: Rules, weights: dict[str, float]) -> Judgement:
    """How to judge plays by these rules."""
    assert isinstance(rules, ZeusRules)
    return ZeusJudgement(rules, weights)


@final
class ZeusJudgement(FittedJudgement):
    """Land is judged peninsula by peninsula, on local masks as on the Board."""

    def __init__(self, rules: ZeusRules, weights: dict[str, float]) -> None:
        super().__init__(rules, weights, FEATURES[:])
        board = rules.board
        self.zeus = rules
        self.rows: list[list[int]] = [[] for _ in board.first]
        """The rows of three of each peninsula, as local masks."""
        for site, size in enumerate(board.sizes):
            if size == LARGE:
                peninsula = board.site_peninsula[site]
                self.rows[peninsula].append(board.masks[site] >> board.first[peninsula])
        self.fit_large: list[list[int]] = []
        self.fit_medium: list[list[int]] = []
        """For a peninsula and a local mask: how many large temples fit, and how many medium ones beside them."""
        for peninsula in range(len(board.first)):
            self._add_fits(rules, peninsula)
        self.hope_small: float = weights["policy.hope_small"]
        self.hope_medium: float = weights["policy.hope_medium"]
        self.hope_large: float = weights["policy.hope_large"]
        self.coin: float = weights["policy.coin"]
        self.land: float = weights["policy.land"]
        self.two: float = weights["policy.two_of_three"]
        self.one: float = weights["policy.one_of_three"]
        self.stone: float = weights["policy.stone"]
        self.patience: float = weights["policy.patience"]
        self.appetite: float = weights["policy.appetite"]
        self.keenness: float = weights["policy.keenness"]
        self.noise: float = weights["policy.noise"]
        self.hoped: list[float] = [0.0] * SIZES
        """What one temple of each size may be worth at the end."""
        self.large: i64 = 0
        self.medium: i64 = 0
        self.small: i64 = 0
        self.two_rows: i64 = 0
        self.one_rows: i64 = 0
        """What `_survey` found."""

    def _add_fits(self, rules: ZeusRules, peninsula: int) -> None:
        board = rules.board
        first = board.first[peninsula]
        larges: list[int] = []
        mediums: list[int] = []
        for mask in range(board.full[peninsula] + 1):
            best = 0
            for site in board.inside[peninsula][mask]:
                rest = mask & ~(board.masks[site] >> first)
                size = board.sizes[site]
                if size == 3:
                    best = max(best, (larges[rest] + 1) * 10 + mediums[rest])
                elif size == 2:
                    best = max(best, larges[rest] * 10 + mediums[rest] + 1)
            larges.append(best // 10)
            mediums.append(best % 10)
        self.fit_large.append(larges)
        self.fit_medium.append(mediums)

    # -- how a position stands ------------------------------------------------------------------

    def progress(self, state: State) -> float:
        assert isinstance(state, ZeusState)
        return 1.0 - float(_size(state.unsold)) / float(self.zeus.board.plots)

    def quiet(self, state: State) -> bool:
        step: i64 = state.agenda[-1] & STEP_MASK
        return step in (ACT, LAST_TURN)

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, ZeusState)
        rules = state.zeus
        board = rules.board
        self._hope(state)
        land: i64 = state.land[seat]
        holy: i64 = state.holy[seat]
        unsold: i64 = state.unsold
        temples = 0.0
        growth = 0.0
        income = 0.0
        standing = _standing(state)
        for site in state.temples:
            if board.masks[site] & holy:
                size: i64 = board.sizes[site] - 1
                temples += rules.printed.factor[size] * standing[size]
                growth += rules.printed.factor[size] * state.supply[size]
                income += rules.printed.income[size]
        rounds = _rounds_left(state, unsold)
        larges = 0.0
        mediums = 0.0
        smalls = 0.0
        two_rows = 0.0
        one_rows = 0.0
        stone_rows = 0.0
        bonuses = 0.0
        hopes = 0.0
        has_stone = (state.stones >> seat) & 1 == 1
        for peninsula in range(len(board.first)):
            first: i64 = board.first[peninsula]
            full: i64 = board.full[peninsula]
            own = (land >> first) & full
            temple = (holy >> first) & full
            free = (unsold >> first) & full
            if own:
                self._survey(peninsula, own, free)
                larges += float(self.large)
                mediums += float(self.medium)
                smalls += float(self.small)
                two_rows += float(self.two_rows)
                one_rows += float(self.one_rows)
            if has_stone and temple:
                stone_rows = max(stone_rows, self._stone_row(peninsula, own, temple))
            rivals = _rivals(state, seat, first, full)
            if rivals == 0:
                if temple:
                    bonuses += board.bonuses[peninsula]
                elif own:
                    share = float(board.bits[own]) / float(board.bits[full])
                    hopes += board.bonuses[peninsula] * share
        supply = state.supply
        debts = self._debts(state, land)
        away: i64 = (seat - state.active + rules.seats) % rules.seats
        return [
            float(state.money[seat]),
            temples,
            growth,
            min(larges, float(supply[2])) * self.hoped[2],
            min(mediums, float(supply[1])) * self.hoped[1],
            min(smalls, float(supply[0])) * self.hoped[0],
            debts,
            max(0.0, float(state.money[seat]) - debts),
            two_rows * self.hoped[2] if supply[2] else 0.0,
            one_rows * self.hoped[2] if supply[2] else 0.0,
            100.0 if has_stone else 0.0,
            self.hoped[2] if stone_rows and supply[2] else 0.0,
            income * rounds,
            bonuses,
            hopes,
            100.0 * (1.0 - float(away) / float(rules.seats)),
        ]

    def _hope(self, state: ZeusState) -> None:
        """What a temple of each size will be worth, if so much of the supply is still built."""
        printed = state.zeus.printed.supply
        factor = state.zeus.printed.factor
        supply = state.supply
        if state.turns_left == NOT_YET:
            self.hoped[0] = factor[0] * (printed[0] - supply[0] + self.hope_small * supply[0])
            self.hoped[1] = factor[1] * (printed[1] - supply[1] + self.hope_medium * supply[1])
            self.hoped[2] = factor[2] * (printed[2] - supply[2] + self.hope_large * supply[2])
        else:
            for size in range(SIZES):
                self.hoped[size] = float(factor[size] * (printed[size] - supply[size] + min(1, supply[size])))

    def _survey(self, peninsula: i64, own: i64, free: i64) -> None:
        """What fits on the own land of a peninsula, and the rows of three that can still become own."""
        large: i64 = self.fit_large[peninsula][own]
        medium: i64 = self.fit_medium[peninsula][own]
        self.large = large
        self.medium = medium
        self.small = self.zeus.board.bits[own] - 3 * large - 2 * medium
        self.two_rows = 0
        self.one_rows = 0
        open_to: i64 = own | free
        for row in self.rows[peninsula]:
            if row & ~open_to == 0:
                mine: i64 = self.zeus.board.bits[row & own]
                if mine == 2:
                    self.two_rows += 1
                elif mine == 1:
                    self.one_rows += 1

    def _stone_row(self, peninsula: i64, own: i64, temple: i64) -> float:
        for row in self.rows[peninsula]:
            if row & ~(own | temple) == 0 and row & temple and row & ~temple:
                return 1.0
        return 0.0

    def _debts(self, state: ZeusState, land: i64) -> float:
        total: i64 = 0
        plot: i64 = 0
        while land:
            if land & 1:
                total += state.price[plot]
            land >>= 1
            plot += 1
        return float(total)

    # -- what a sensible player does ------------------------------------------------------------

    def advice(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, ZeusState)
        step: i64 = state.agenda[-1] & STEP_MASK
        if state.income > 0 and seat == state.active:
            return state.zeus.move.claim
        if step == BID:
            noise = 1.0 + self.noise * (float(rng.below(201)) / 100.0 - 1.0)
            return self._bid(state, seat, noise)
        if step in (ACT, LAST_TURN):
            return self._turn(state, seat, step == ACT)
        if step == TAKE:
            return self._take(state, seat)
        return state.choices[0]

    def order(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        assert isinstance(state, ZeusState)
        if state.agenda[-1] & STEP_MASK != BID:
            return legal
        moves: list[int] = []
        if state.income > 0 and seat == state.active:
            moves.append(state.zeus.move.claim)
        for factor in SHORTLIST:
            move = self._bid(state, seat, factor)
            if move not in moves:
                moves.append(move)
        return moves

    def _bid(self, state: ZeusState, seat: i64, factor: float) -> int:
        """The money that is not needed to build, divided over the plots to come, more for a plot that is worth more."""
        rules = state.zeus
        self._hope(state)
        unsold: i64 = state.unsold
        best = 0.0
        for plot in state.shown:
            best = max(best, self._plot(state, seat, plot, unsold))
        money: i64 = state.money[seat]
        spare = max(0.0, float(money) - self._debts(state, state.land[seat]))
        purchases = max(1.0, float(_size(unsold)) / float(rules.seats))
        share = spare / (2.0 * purchases)
        usual = self.hoped[0]
        amount = 0.0
        if best > 0.0 and usual > 0.0:
            wish = best / usual
            amount = (
                share * self.appetite * (wish if self.keenness >= 1.0 else wish * self.keenness + 1.0 - self.keenness)
            )
        amount = min(amount * factor, float(money) * 0.6, best / 2.0)
        low: i64 = 0
        high: i64 = len(rules.move.dial) - 1
        if rules.opening_enforced and state.auctions == 1:
            low = rules.printed.opening_low
            high = rules.printed.opening_high
        bid: i64 = int(amount + 0.5)
        bid = min(max(bid, low), high)
        if bid > money:
            bid = money if rules.overbid_blocked or money >= low else low
        return rules.move.bid + bid

    def _plot(self, state: ZeusState, seat: i64, plot: i64, unsold: i64) -> float:
        """What one more plot is worth to a seat, in points."""
        board = state.zeus.board
        peninsula: i64 = board.peninsula_of[plot]
        first: i64 = board.first[peninsula]
        full: i64 = board.full[peninsula]
        free: i64 = (unsold >> first) & full
        land: i64 = state.land[seat]
        own = (land >> first) & full
        before = self._prospect(state, peninsula, own, free)
        bit: i64 = BIT[plot - first]
        return self._prospect(state, peninsula, own | bit, free & ~bit) - before

    def _prospect(self, state: ZeusState, peninsula: i64, own: i64, free: i64) -> float:
        """What the own land of a peninsula promises."""
        if own == 0:
            return 0.0
        self._survey(peninsula, own, free)
        supply = state.supply
        promised = 0.0
        rest: i64 = self.zeus.board.bits[own]
        large: i64 = min(self.large, supply[2])
        promised += float(large) * self.hoped[2]
        rest -= 3 * large
        medium: i64 = min(self.medium if large == self.large else rest // 2, supply[1])
        promised += float(medium) * self.hoped[1]
        rest -= 2 * medium
        promised += float(min(rest, supply[0])) * self.hoped[0]
        promised *= self.land
        if supply[2]:
            promised += self.hoped[2] * (self.two * float(self.two_rows) + self.one * float(self.one_rows))
        return promised

    def _take(self, state: ZeusState, seat: i64) -> int:
        self._hope(state)
        unsold: i64 = state.unsold
        best: i64 = state.shown[0]
        most = -1.0
        for plot in state.shown:
            value = self._plot(state, seat, plot, unsold)
            if value > most:
                most = value
                best = plot
        return state.zeus.move.take + best

    def _turn(self, state: ZeusState, seat: i64, auction: bool) -> int:
        """Build what gains most, if it gains enough; otherwise sell plots, or pass."""
        self._hope(state)
        move = state.zeus.move
        chosen: int = move.auction if auction else move.leave
        most = self.patience if auction else 0.0
        unsold: i64 = state.unsold
        for option in state.choices:
            if option >= move.build:
                gain = self._gain(state, seat, option, unsold)
                if gain > most:
                    most = gain
                    chosen = option
        return chosen

    def _gain(self, state: ZeusState, seat: i64, chosen: i64, unsold: i64) -> float:
        """What a building brings, in points: its hoped value, less its cost, the land's promise and the stone."""
        rules = state.zeus
        board = rules.board
        move = rules.move
        arguments = rules.moves.rows[chosen].arguments
        site: i64 = arguments["site"]
        size: i64 = board.sizes[site]
        price = building.cost(state, seat, site)
        with_stone = chosen >= move.stone_build
        if chosen >= move.extend:
            pass
        elif chosen >= move.stone_free:
            price -= building.plot_cost(state, seat, board.plot_of[arguments["plot"]])
        elif with_stone:
            price = building.price_with_stone(state, size, price)
        peninsula: i64 = board.site_peninsula[site]
        first: i64 = board.first[peninsula]
        full: i64 = board.full[peninsula]
        mask: i64 = board.masks[site]
        land: i64 = state.land[seat]
        holy: i64 = state.holy[seat]
        gain = self.hoped[size - 1]
        if holy & mask:
            for temple in state.temples:
                if board.masks[temple] & mask:
                    gain -= self.hoped[board.sizes[temple] - 1]
        last = state.turns_left != NOT_YET
        late = 1.0 if last else 1.0 - float(_size(unsold)) / float(board.plots)
        gain -= float(price) * (self.coin * (1.0 - late) + late)
        if _rivals(state, seat, first, full) == 0 and (holy >> first) & full == 0:
            gain += board.bonuses[peninsula] * (late if not last else 1.0)
        else:
            gain += _spoiled(state, seat, peninsula)
        if not last:
            own = (land >> first) & full
            free = (unsold >> first) & full
            left = own & ~(mask >> first)
            gain -= self._prospect(state, peninsula, own, free) - self._prospect(state, peninsula, left, free)
            gain += float(rules.printed.income[size - 1]) * _rounds_left(state, unsold)
            if with_stone:
                gain -= self.stone * (1.0 - late)
        return gain


def _size(mask: i64) -> i64:
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def _standing(state: ZeusState) -> list[int]:
    printed = state.zeus.printed.supply
    supply = state.supply
    return [printed[0] - supply[0], printed[1] - supply[1], printed[2] - supply[2]]


def _rounds_left(state: ZeusState, unsold: i64) -> float:
    """About how often a seat will still be paid: two plots a sale, and as many turns spent on building."""
    return float(_size(unsold)) / float(state.zeus.seats)


def _rivals(state: ZeusState, seat: i64, first: i64, full: i64) -> i64:
    """How many others have built on a peninsula."""
    rivals: i64 = 0
    for other in range(state.zeus.seats):
        if other != seat and (state.holy[other] >> first) & full:
            rivals += 1
    return rivals


def _spoiled(state: ZeusState, seat: i64, peninsula: i64) -> float:
    """A first temple beside a sole builder takes a bonus away from somebody else: a share of it is ours."""
    board = state.zeus.board
    first: i64 = board.first[peninsula]
    full: i64 = board.full[peninsula]
    if (state.holy[seat] >> first) & full == 0 and _rivals(state, seat, first, full) == 1:
        return board.bonuses[peninsula] / float(state.zeus.seats)
    return 0.0
