"""Sampled worlds: hidden information is redealt, and everything a seat knows stays as it is."""

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, mask_of, members
from pessoi.core.rng import Rng
from pessoi.core.state import UNSEALED
from pessoi.core.step import Sealed
from pessoi.games.deukalion.rules.state import NONE, DeukalionState


def redeal(state: DeukalionState, seat: i64, rng: Rng) -> None:
    """Resample hands, pile and hidden contracts as they might be for a seat, or for a spectator (NONE)."""
    _deal_cards(state, seat, rng)
    _deal_contracts(state, seat, rng)
    step = state.step
    if state.waiting <= 0:
        return
    if step.single_answer:
        for other in state.actors:
            state.choices = step.legal(state, other)
    elif isinstance(step, Sealed):
        for other in range(state.deukalion.seats):
            if other != seat and state.sealed[other] != UNSEALED:
                state.sealed[other] = rng.one_of(step.answers(state, other))


def _deal_cards(state: DeukalionState, seat: i64, rng: Rng) -> None:
    """Exchange the cards whose place the seat does not know; what others know of a card holds for its replacement.

    A seed gives the same world whatever the true state is: the cards are sorted before they are shuffled, and those of
    a hand are exchanged in the order of what is special about them.
    """
    placed = known(state, seat)
    before = members(state.unseen & ~placed)
    for other in range(state.deukalion.seats):
        hidden = members(state.hand[other] & ~placed)
        before.extend([card for _, card in sorted([(_marks(state, other, card), card) for card in hidden])])
    before.extend([card for card in state.under if not contains(placed, card)])
    after = sorted(before)
    rng.shuffle(after)
    now = list(range(state.deukalion.cards.size))
    for place, card in enumerate(before):
        now[card] = after[place]
    state.unseen = _exchanged(state.unseen, now)
    state.hand = [_exchanged(cards, now) for cards in state.hand]
    state.under = [now[card] for card in state.under]
    state.drawn = [card if card == NONE else now[card] for card in state.drawn]


def _marks(state: DeukalionState, holder: i64, card: i64) -> i64:
    """What is special about a card in a hand, as a mask: which seats know it, and whether it was drawn last."""
    marks: i64 = BIT[state.deukalion.seats] if state.drawn[holder] == card else 0
    for seat in range(state.deukalion.seats):
        if contains(state.knows(seat), card):
            marks |= BIT[seat]
    return marks


def _exchanged(cards: i64, now: list[int]) -> int:
    """A set of cards after the exchange."""
    return mask_of([now[card] for card in members(cards)])


def known(state: DeukalionState, seat: i64) -> i64:
    """The cards whose place a seat knows, as a mask; a spectator (NONE) knows what all seats know."""
    if seat != NONE:
        return state.hand[seat] | state.knows(seat)
    mask: i64 = state.deukalion.cards.all
    for other in range(state.deukalion.seats):
        mask &= state.knows(other)
    return mask


def _deal_contracts(state: DeukalionState, seat: i64, rng: Rng) -> None:
    """Redeal hidden contracts and pile; a seat that has shown to have one for the Hydra gets such a contract."""
    hidden = [other for other in range(state.deukalion.seats) if other != seat and state.secret[other] != NONE]
    bold = [other for other in hidden if contains(state.bold, other)]
    others = [other for other in hidden if not contains(state.bold, other)]
    pool: i64 = state.contracts | mask_of([state.secret[other] for other in hidden])
    for other in bold + others:
        fitting: i64 = state.deukalion.contracts.hydra if contains(state.bold, other) else pool
        contract = rng.one_of(members(pool & fitting))
        state.secret[other] = contract
        pool &= ~BIT[contract]
    state.contracts = pool
