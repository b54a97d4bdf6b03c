"""What a sensible player of Peloponnes does: the move after which the forecast is best, and moderate bids."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import contains
from pessoi.core.policy import Policy
from pessoi.core.rng import Rng
from pessoi.core.state import Rules, State
from pessoi.games.peloponnes.bot.evaluation import PeloponnesEvaluation
from pessoi.games.peloponnes.bot.forecast import AUCTION
from pessoi.games.peloponnes.rules.auction import can_buy, has_half, smallest_bid
from pessoi.games.peloponnes.rules.state import PeloponnesRules, PeloponnesState
from pessoi.games.peloponnes.rules.steps import AMOUNT, BID, CHOOSE, DISPLACED, EARTHQUAKE, EXTRA, FEED, PLACE


def policy(rules: Rules, weights: dict[str, float]) -> Policy:
    """Make the policy for games by these rules."""
    assert isinstance(rules, PeloponnesRules)
    return PeloponnesPolicy(PeloponnesEvaluation(rules, weights), rules)


@final
class PeloponnesPolicy(Policy):
    """Compares what the evaluation's forecast promises after each move."""

    def __init__(self, evaluation: PeloponnesEvaluation, rules: PeloponnesRules) -> None:
        super().__init__(evaluation)
        self.peloponnes = rules
        self.forecast = evaluation.forecast
        self.appetite: float = evaluation.weights["policy.appetite"]
        self.premium: float = evaluation.weights["policy.premium"]
        self.noise: float = evaluation.weights["policy.noise"]

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, PeloponnesState)
        legal = state.choices or state.step.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        if state.is_current(FEED):
            return legal[-1]
        if state.is_current(CHOOSE) or state.is_current(EXTRA):
            return self._begin(state, legal, rng)
        self.forecast.survey(state)
        if state.is_current(AMOUNT):
            return self._amount(state, seat, legal, rng)
        best = legal[0]
        most = 0.0
        first = True
        for move in legal:
            value = self._after(state, seat, move) + self._noise(rng)
            if first or value > most:
                most = value
                best = move
                first = False
        return best

    def shortlist(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        """All moves: only amounts make long lists, and the low ones are worth a try."""
        return legal

    def _noise(self, rng: Rng) -> float:
        return self.noise * (float(rng.below(201)) / 100.0 - 1.0)

    def _begin(self, state: PeloponnesState, legal: list[int], rng: Rng) -> int:
        """The civilisation, or the extra income, that promises most."""
        best = legal[0]
        most = -1.0
        for move in legal:
            after = state.clone()
            after.apply(0, move)
            value = self.evaluation.results(after)[0] + self._noise(rng)
            if value > most:
                most = value
                best = move
        return best

    def _after(self, state: PeloponnesState, seat: i64, chosen: i64) -> float:
        """The score that a seat may expect after a move."""
        forecast = self.forecast
        move = self.peloponnes.move
        kind = move.table.kind_of[chosen]
        forecast.load(state, seat)
        if state.is_current(BID):
            return self._after_bid(state, seat, chosen)
        if state.is_current(DISPLACED):
            if chosen != move.withdraw:
                return self._bought(state, seat, kind.index(chosen), 0.0)
            forecast.coins += float(state.bids[seat] + self.peloponnes.constants.withdrawal)
        elif state.is_current(PLACE):
            if kind is not move.forgo:
                forecast.place_tile(state, seat, kind.index(chosen), kind is move.mark)
        elif kind is move.take:
            forecast.take_good(kind.index(chosen))
        elif kind is move.finish or chosen == move.done:
            if kind is move.finish:
                forecast.finish_first(kind.index(chosen))
            else:
                forecast.finish_nothing()
            return forecast.score(forecast.phase == AUCTION)
        else:
            if kind is move.lose:
                tile = kind.index(chosen)
                forecast.lose_tile(tile, contains(state.marked, tile))
            if state.is_current(EARTHQUAKE):
                forecast.buildings = forecast.save_buildings(1.0)
            else:
                forecast.lands = forecast.save_lands(1.0)
        return forecast.score(False)

    def _after_bid(self, state: PeloponnesState, seat: i64, chosen: i64) -> float:
        """The score that the loaded seat may expect after a bid, or after passing."""
        move = self.peloponnes.move
        if chosen == move.leave:
            self.forecast.coins += float(self.peloponnes.constants.passing)
            return self.forecast.score(False)
        kind = move.table.kind_of[chosen]
        tile = kind.index(chosen)
        price = float(smallest_bid(state, seat, state.row.index(tile)))
        if kind is move.bid and self._rival(state, seat) > 0:
            price += self.premium
        return self._bought(state, seat, tile, price)

    def _bought(self, state: PeloponnesState, seat: i64, tile: i64, price: float) -> float:
        """The score that the loaded seat may expect with one more tile."""
        self.forecast.pay_coins(price)
        self.forecast.place_tile(state, seat, tile)
        return self.forecast.score(False)

    def _rival(self, state: PeloponnesState, seat: i64) -> i64:
        """The highest bid that a seat which bids later in this round could make."""
        most: i64 = 0
        place: i64 = state.order.index(seat) + 1
        while place < len(state.order):
            other: i64 = state.order[place]
            reach = state.purse(other)
            if has_half(state, other) and not has_half(state, seat):
                reach += 1
            most = max(most, reach)
            place += 1
        return most

    def _amount(self, state: PeloponnesState, seat: i64, legal: list[int], rng: Rng) -> int:
        """Offer some of what the tile is worth beyond the next best choice, if a later seat can outbid it."""
        forecast = self.forecast
        own = state.at_value
        low = smallest_bid(state, seat, own)
        rival = self._rival(state, seat)
        if rival <= low:
            return legal[0]
        purse = state.purse(seat)
        forecast.load(state, seat)
        forecast.coins += float(self.peloponnes.constants.passing)
        other = forecast.score(False)
        for spot in range(len(state.row)):
            if spot != own and can_buy(state, seat, spot, purse):
                forecast.load(state, seat)
                price = float(smallest_bid(state, seat, spot))
                other = max(other, self._bought(state, seat, state.row[spot], price))
        top = low
        most = min(purse, rival)
        while top < most:
            forecast.load(state, seat)
            if self._bought(state, seat, state.row[own], float(top + 1)) < other:
                break
            top += 1
        keen = self.appetite * float(top - low) * (0.5 + float(rng.below(101)) / 100.0)
        more = min(most - low, int(keen + 0.5))
        return legal[more]
