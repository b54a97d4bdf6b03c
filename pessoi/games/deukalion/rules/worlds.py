"""Worlds: what a seat cannot know is dealt anew, everything that it can place stays where it is."""

from mypy_extensions import i64

from pessoi.core.bits import BIT, mask_of, members
from pessoi.core.rng import Rng
from pessoi.core.state import UNSEALED
from pessoi.core.step import Sealed
from pessoi.games.deukalion.rules.state import NONE, DeukalionState


def redeal(state: DeukalionState, seat: i64, rng: Rng) -> None:
    """Hands, pile and hidden contracts as they might be for a seat, or for somebody beside the table (NONE)."""
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
    """The cards the seat cannot place change places; what others know of a place they know of its new card.

    They are sorted before they are mixed, so that the same dice deal the same world whatever the truth is.
    """
    placed = known(state, seat)
    before = members(state.unseen & ~placed)
    for other in range(state.deukalion.seats):
        before.extend(members(state.hand[other] & ~placed))
    for card in state.under:
        if not placed & BIT[card]:
            before.append(card)
    after = sorted(before)
    rng.shuffle(after)
    now = list(range(state.deukalion.deck.size))
    for place, card in enumerate(before):
        now[card] = after[place]
    state.unseen = _exchanged(state.unseen, now)
    for row, mask in enumerate(state.hand):
        state.hand[row] = _exchanged(mask, now)
    for place, card in enumerate(state.under):
        state.under[place] = now[card]


def _exchanged(mask: i64, now: list[int]) -> int:
    """A set of cards after the exchange."""
    return mask_of([now[card] for card in members(mask)])


def known(state: DeukalionState, seat: i64) -> i64:
    """The cards a seat can place, as a mask; beside the table one knows what every seat knows."""
    if seat != NONE:
        return state.hand[seat] | state.knows(seat)
    mask: i64 = state.deukalion.deck.all
    for other in range(state.deukalion.seats):
        mask &= state.knows(other)
    return mask


def _deal_contracts(state: DeukalionState, seat: i64, rng: Rng) -> None:
    """Hidden contracts and pile are mixed; who has shown to have one that asks for the Hydra gets such a one."""
    rules = state.deukalion
    pool: i64 = state.contracts
    holders = []
    for other in range(rules.seats):
        if other != seat and state.secret[other] != NONE:
            pool |= BIT[state.secret[other]]
            holders.append(other)
    for other in holders:
        if state.bold & BIT[other]:
            card = rng.one_of(members(pool & rules.contracts.hydra))
            state.secret[other] = card
            pool &= ~BIT[card]
    for other in holders:
        if not state.bold & BIT[other]:
            card = rng.one_of(members(pool))
            state.secret[other] = card
            pool &= ~BIT[card]
    state.contracts = pool
