"""How good a position of Beim Zeus! is for each seat."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import contains, count, lowest, section, without_lowest
from pessoi.core.evaluation import Evaluation, FittedEvaluation
from pessoi.core.state import Rules, State
from pessoi.games.zeus.rules.state import NOT_YET, ZeusRules, ZeusState
from pessoi.games.zeus.rules.steps import ACT, LAST_TURN

SIZES: Final = 3
LARGE: Final = 3

FEATURES: Final = {
    "money": "money",  # coins in hand
    "temples": "temples",  # the value of the seat's temples now
    "growth": "temples",  # what they gain if the whole supply is built
    "larges": "land",  # large temples that fit on the seat's land, at the value they may reach
    "mediums": "land",
    "smalls": "land",
    "debts": "money",  # the cost of building on all of the seat's land
    "spare": "money",  # money beyond these debts
    "two_of_three": "rows",  # rows of three with two of the seat's plots and one unsold
    "one_of_three": "rows",
    "stone": "stone",  # the god's stone, still held
    "stone_row": "stone",  # a row of three, owned and partly built, that the stone can make one large temple
    "income": "income",  # coins a round, times the rounds to come
    "bonuses": "alone",  # peninsulas on which only the seat has built
    "hopes": "alone",  # peninsulas without a temple, by the share of land there
    "tempo": "tempo",  # how soon the seat is the next to act
}
"""The features of a seat's position, each with the term it belongs to, in the order of `features`."""


def evaluation(rules: Rules, weights: dict[str, float]) -> Evaluation:
    """Make the evaluation for games by these rules."""
    assert isinstance(rules, ZeusRules)
    return ZeusEvaluation(rules, weights)


@final
class ZeusEvaluation(FittedEvaluation):
    """Evaluates land peninsula by peninsula, on local masks as on the Board."""

    def __init__(self, rules: ZeusRules, weights: dict[str, float]) -> None:
        super().__init__(rules, weights, FEATURES)
        board = rules.board
        self.zeus = rules
        self.rows: list[list[int]] = [[] for _ in board.first]
        """The rows of three of each peninsula, as local masks."""
        for site, size in enumerate(board.sizes):
            if size == LARGE:
                peninsula = board.site_peninsula[site]
                self.rows[peninsula].append(section(board.masks[site], board.first[peninsula], board.full[peninsula]))
        self.fit_large: list[list[int]] = []
        self.fit_medium: list[list[int]] = []
        """For a peninsula and a local mask: how many large temples fit, and how many medium ones beside them."""
        for peninsula in range(len(board.first)):
            self._add_fits(rules, peninsula)
        self.hope_small: float = weights["policy.hope_small"]
        self.hope_medium: float = weights["policy.hope_medium"]
        self.hope_large: float = weights["policy.hope_large"]
        self.hoped: list[float] = [0.0] * SIZES
        """What one temple of each size may be worth at the end."""
        self.large: i64 = 0
        self.medium: i64 = 0
        self.small: i64 = 0
        self.two_rows: i64 = 0
        self.one_rows: i64 = 0
        """What `survey` found."""

    def _add_fits(self, rules: ZeusRules, peninsula: int) -> None:
        board = rules.board
        first = board.first[peninsula]
        larges: list[int] = []
        mediums: list[int] = []
        for mask in range(board.full[peninsula] + 1):
            best = 0
            for site in board.inside[peninsula][mask]:
                rest = mask & ~int(section(board.masks[site], first, board.full[peninsula]))
                size = board.sizes[site]
                if size == 3:
                    best = max(best, (larges[rest] + 1) * 10 + mediums[rest])
                elif size == 2:
                    best = max(best, larges[rest] * 10 + mediums[rest] + 1)
            larges.append(best // 10)
            mediums.append(best % 10)
        self.fit_large.append(larges)
        self.fit_medium.append(mediums)

    def progress(self, state: State) -> float:
        assert isinstance(state, ZeusState)
        return 1.0 - float(count(state.unsold)) / float(self.zeus.board.plots)

    def quiet(self, state: State) -> bool:
        return state.is_current(ACT) or state.is_current(LAST_TURN)

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, ZeusState)
        rules = state.zeus
        board = rules.board
        self.hope(state)
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
                temples += rules.constants.factor[size] * standing[size]
                growth += rules.constants.factor[size] * state.supply[size]
                income += rules.constants.income[size]
        rounds = rounds_left(state, unsold)
        larges = 0.0
        mediums = 0.0
        smalls = 0.0
        two_rows = 0.0
        one_rows = 0.0
        stone_rows = 0.0
        bonuses = 0.0
        hopes = 0.0
        has_stone = contains(state.stones, seat)
        for peninsula in range(len(board.first)):
            first: i64 = board.first[peninsula]
            full: i64 = board.full[peninsula]
            own = section(land, first, full)
            temple = section(holy, first, full)
            free = section(unsold, first, full)
            if own:
                self.survey(peninsula, own, free)
                larges += float(self.large)
                mediums += float(self.medium)
                smalls += float(self.small)
                two_rows += float(self.two_rows)
                one_rows += float(self.one_rows)
            if has_stone and temple:
                stone_rows = max(stone_rows, self._stone_row(peninsula, own, temple))
            if rivals(state, seat, first, full) == 0:
                if temple:
                    bonuses += board.bonuses[peninsula]
                elif own:
                    share = float(board.bits[own]) / float(board.bits[full])
                    hopes += board.bonuses[peninsula] * share
        supply = state.supply
        debts = self.debts(state, land)
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

    def hope(self, state: ZeusState) -> None:
        """What a temple of each size will be worth, if the expected share of the supply is built."""
        printed = state.zeus.constants.temples
        factor = state.zeus.constants.factor
        supply = state.supply
        if state.turns_left == NOT_YET:
            self.hoped[0] = factor[0] * (printed[0] - supply[0] + self.hope_small * supply[0])
            self.hoped[1] = factor[1] * (printed[1] - supply[1] + self.hope_medium * supply[1])
            self.hoped[2] = factor[2] * (printed[2] - supply[2] + self.hope_large * supply[2])
        else:
            for size in range(SIZES):
                self.hoped[size] = float(factor[size] * (printed[size] - supply[size] + min(1, supply[size])))

    def survey(self, peninsula: i64, own: i64, free: i64) -> None:
        """What fits on the seat's land on a peninsula, and the rows of three it can still acquire."""
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

    def debts(self, state: ZeusState, land: i64) -> float:
        """What building on a set of plots would cost."""
        total: i64 = 0
        while land:
            total += state.price[lowest(land)]
            land = without_lowest(land)
        return float(total)


def _standing(state: ZeusState) -> list[int]:
    printed = state.zeus.constants.temples
    supply = state.supply
    return [printed[0] - supply[0], printed[1] - supply[1], printed[2] - supply[2]]


def rounds_left(state: ZeusState, unsold: i64) -> float:
    """About how often a seat will still be paid: two plots a sale, and as many turns spent on building."""
    return float(count(unsold)) / float(state.zeus.seats)


def rivals(state: ZeusState, seat: i64, first: i64, full: i64) -> i64:
    """How many others have built on a peninsula."""
    found: i64 = 0
    for other in range(state.zeus.seats):
        if other != seat and section(state.holy[other], first, full):
            found += 1
    return found
