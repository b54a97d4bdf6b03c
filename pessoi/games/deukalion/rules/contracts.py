"""Contracts: thirteen kinds of tasks, fulfilled by the mover, by the winner of a fight, or by several at once."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.events import Reason
from pessoi.core.rng import Rng
from pessoi.core.state import UNSEALED
from pessoi.core.step import CHANCE, NOBODY, Decision, Sealed, Step
from pessoi.games.deukalion.rules import events, scoring
from pessoi.games.deukalion.rules.deck import (
    ANY,
    CARDS,
    CREW,
    DEFEAT,
    DELIVER,
    HYDRA,
    LEAVE,
    NO_COLOUR,
    cargo_size,
    carries,
    of_colour,
    treasure,
)
from pessoi.games.deukalion.rules.state import (
    ATTACKED,
    BOAST,
    BUSY,
    CLAIM,
    ENDED,
    HAND_IN,
    NONE,
    OPEN,
    PEACE,
    PUT,
    SEAT_BITS,
    SEAT_MASK,
    VICTORY,
    DeukalionState,
)


def deliverable(state: DeukalionState, seat: i64, task: i64) -> bool:
    """Whether a ship lies at anchor with the goods (deukalion.contracts.deliver, deukalion.contracts.any)."""
    contracts = state.deukalion.contracts
    square: i64 = state.ships[seat]
    if not state.deukalion.board.anchored & BIT[square]:
        return False
    if contracts.kind[task] == DELIVER:
        return carries(state.hold[seat], contracts.cargo[task])
    if contracts.kind[task] == ANY:
        return cargo_size(state.hold[seat]) >= contracts.amount[task]
    return False


def possible(state: DeukalionState, seat: i64, task: i64) -> bool:
    """Whether the mover can fulfil a task where its ship lies."""
    contracts = state.deukalion.contracts
    kind: i64 = contracts.kind[task]
    if kind <= ANY:
        return deliverable(state, seat, task)
    if kind < CREW or contracts.city[task] not in state.deukalion.board.cities_at[state.ships[seat]]:
        return False
    amount: i64 = contracts.amount[task]
    if kind == LEAVE:
        return state.fighters[seat] >= amount
    if state.flags & ATTACKED:
        return False
    if kind == CREW:
        return state.fighters[seat] >= amount
    return len(members(state.hand[seat])) >= amount


def offered(state: DeukalionState, seat: i64) -> list[int]:
    """The contracts a seat can fulfil, if it meets them: those that lie open and its own, in order."""
    cards = []
    for card in state.open:
        if card != NONE:
            cards.append(card)
    if state.secret[seat] != NONE:
        cards.append(state.secret[seat])
    cards.sort()
    return cards


def add_fulfilments(state: DeukalionState, seat: i64, moves: list[int]) -> None:
    """The mover's contracts that can be laid down here and now."""
    square: i64 = state.ships[seat]
    board = state.deukalion.board
    if not board.anchored & BIT[square] and not board.cities_at[square]:
        return
    for card in offered(state, seat):
        for task in (2 * card, 2 * card + 1):
            if possible(state, seat, task):
                moves.append(state.deukalion.move.fulfil + task)


def add_victories(state: DeukalionState, seat: i64, kind: i64, hero: i64, moves: list[int]) -> None:
    """The contracts that a victory over a hero, or over the Hydra, fulfils."""
    contracts = state.deukalion.contracts
    for card in offered(state, seat):
        for task in (2 * card, 2 * card + 1):
            if contracts.kind[task] == kind and contracts.hero[task] == hero:
                moves.append(state.deukalion.move.fulfil + task)


def hydra_wanted(state: DeukalionState, seat: i64) -> bool:
    """Whether a contract that asks for the Hydra lies open or in the seat's hand (deukalion.hydra.contract)."""
    wanted: i64 = state.deukalion.contracts.hydra
    for card in state.open:
        if card != NONE and wanted & BIT[card]:
            return True
    secret: i64 = state.secret[seat]
    return secret != NONE and wanted & BIT[secret] != 0


def why_not(state: DeukalionState, seat: i64, task: i64) -> Reason:
    """Why a contract cannot be laid down."""
    rules = state.deukalion
    contracts = rules.contracts
    card = task >> 1
    kind: i64 = contracts.kind[task]
    if card not in offered(state, seat):
        return Reason("contract-not-yours", {"contract": card})
    if kind <= ANY:
        if not rules.board.anchored & BIT[state.ships[seat]]:
            return Reason("not-at-anchor")
        return Reason("cargo-missing", {"task": task})
    if kind < CREW:
        return Reason("victory-needed", {"task": task})
    if contracts.city[task] not in rules.board.cities_at[state.ships[seat]]:
        return Reason("not-beside-city", {"city": contracts.city[task]})
    if kind != LEAVE and state.flags & ATTACKED:
        return Reason("has-attacked")
    if kind == CARDS:
        return Reason("too-few-cards", {"count": contracts.amount[task]})
    return Reason("too-few-fighters", {"count": contracts.amount[task]})


def fulfil(state: DeukalionState, seat: i64, task: i64) -> None:
    """The card is laid down at once, and an open one is replaced (deukalion.contracts.fulfil)."""
    contracts = state.deukalion.contracts
    card = task >> 1
    state.tell(events.FULFILLED, seat, card, task, contracts.points[card])
    _leave_place(state, seat, card)
    state.tasks[seat] |= BIT[task]
    if seat == state.mover:
        state.flags |= ENDED | BUSY
    _pay(state, seat, task)
    state.push(VICTORY)


def _leave_place(state: DeukalionState, seat: i64, card: i64) -> None:
    """An open card makes room for the next one; a hidden one is not replaced (deukalion.contracts.hidden)."""
    for slot, open_card in enumerate(state.open):
        if open_card == card:
            state.open[slot] = NONE
            state.push(OPEN, slot)
            return
    state.secret[seat] = NONE
    state.bold &= ~BIT[seat]


def _pay(state: DeukalionState, seat: i64, task: i64) -> None:
    """What a task costs: treasures, a fighter, cards, or the promise of peace."""
    contracts = state.deukalion.contracts
    kind: i64 = contracts.kind[task]
    amount: i64 = contracts.amount[task]
    if kind == DELIVER:
        colour: i64 = state.deukalion.colours - 1
        while colour >= 0:
            for _ in range(of_colour(contracts.cargo[task], colour)):
                state.push(PUT, seat | (colour + 1) << SEAT_BITS)
            colour -= 1
    elif kind == ANY:
        for _ in range(amount):
            state.push(PUT, seat)
    elif kind == LEAVE:
        state.fighters[seat] -= amount
        state.tell(events.LEFT_BEHIND, seat, amount, contracts.city[task])
    elif kind >= CREW:
        state.flags |= PEACE
        if kind == CARDS:
            state.push(HAND_IN, seat | amount << SEAT_BITS)


@final
class Put(Step[DeukalionState]):
    """A delivered treasure goes to a free place in a city of the owner's choice (deukalion.treasures.put).

    The argument is the seat, and above it the colour that must go, counted from 1, or 0 for any.
    """

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return put_moves(state, seat, (state.at >> SEAT_BITS) - 1)

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return why_not_put(state, move)

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        put(state, seat, move)


def put_moves(state: DeukalionState, seat: i64, only: i64) -> list[int]:
    """Every treasure aboard, or those of one colour, with every city that has room."""
    rules = state.deukalion
    cargo: i64 = state.hold[seat]
    moves = []
    for city in range(rules.places.cities):
        if state.free_slot(city):
            for colour in range(rules.colours):
                if only in (NO_COLOUR, colour) and of_colour(cargo, colour):
                    moves.append(rules.move.put + city * rules.colours + colour)
    return moves


def why_not_put(state: DeukalionState, move: i64) -> Reason:
    """Why a treasure cannot go there."""
    rules = state.deukalion
    if not rules.move.put <= move < rules.move.swap:
        return Reason("put-first")
    city = (move - rules.move.put) // rules.colours
    colour = (move - rules.move.put) % rules.colours
    if not state.free_slot(city):
        return Reason("city-full", {"city": city})
    return Reason("not-to-put", {"colour": colour})


def put(state: DeukalionState, seat: i64, move: i64) -> None:
    """One treasure from the ship to a city."""
    rules = state.deukalion
    city = (move - rules.move.put) // rules.colours
    colour = (move - rules.move.put) % rules.colours
    state.hold[seat] -= treasure(colour)
    state.stock[city] += treasure(colour)
    state.tell(events.PUT, seat, colour, city)


@final
class HandIn(Step[DeukalionState]):
    """Action cards are put face down under the pile, one by one (deukalion.contracts.cards).

    The argument is the seat, and above it how many are still to go.
    """

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        deck = state.deukalion.deck
        return [state.deukalion.move.hand + kind for kind in range(deck.kinds) if state.hand[seat] & deck.of_kind[kind]]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        if state.deukalion.move.hand <= move < state.deukalion.move.again:
            return Reason("not-in-hand", {"card": move - state.deukalion.move.hand})
        return Reason("hand-in-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        kind = move - state.deukalion.move.hand
        for other in range(state.deukalion.seats):
            if other != seat:
                state.forget(other, state.hand[seat])
        card = members(state.hand[seat] & state.deukalion.deck.of_kind[kind])[0]
        state.hand[seat] &= ~BIT[card]
        state.learn(seat, BIT[card])
        state.under.append(card)
        state.tell(events.HANDED_IN, seat)
        state.tell(events.OWN_HANDED_IN, seat, kind)
        left = (state.at >> SEAT_BITS) - 1
        if left > 0:
            state.push(HAND_IN, seat | left << SEAT_BITS)


@final
class Open(Step[DeukalionState]):
    """The next contract of the pile is turned up; the argument is its place (deukalion.contracts.replace).

    Which contracts are left in the pile depends on what seats hide, so chance says only how deep in the pile it lies.
    """

    def waits(self, state: DeukalionState) -> i64:
        several = state.contracts & (state.contracts - 1)
        return CHANCE if several else NOBODY

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        return [(state.deukalion.outcome.turn + rank, 1) for rank in range(len(members(state.contracts)))]

    def sample(self, state: DeukalionState, rng: Rng) -> int:
        return state.deukalion.outcome.turn + rng.below(len(members(state.contracts)))

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        state.revealed = True
        self._turn_up(state, members(state.contracts)[outcome - state.deukalion.outcome.turn])

    def run(self, state: DeukalionState) -> None:
        if state.contracts:
            state.revealed = True
            self._turn_up(state, members(state.contracts)[0])

    def _turn_up(self, state: DeukalionState, card: i64) -> None:
        contracts = state.deukalion.contracts
        state.contracts &= ~BIT[card]
        state.open[state.at] = card
        state.tell(events.OPENED, card, 2 * card, 2 * card + 1, contracts.points[card])
        if state.ships[0] != NONE:
            self._ask(state, card)

    def _ask(self, state: DeukalionState, card: i64) -> None:
        """Ships that lie at anchor with the goods may deliver at once (deukalion.contracts.at-anchor)."""
        ready: i64 = 0
        for seat in range(state.deukalion.seats):
            if deliverable(state, seat, 2 * card) or deliverable(state, seat, 2 * card + 1):
                ready |= BIT[seat]
        if ready & ~BIT[state.mover]:
            state.push(CLAIM, ready | card << SEAT_BITS + 1)


@final
class Claim(Sealed[DeukalionState]):
    """Who lies at anchor with the goods says in secret whether to deliver (deukalion.contracts.together).

    The argument is the mask of seats, and above it the card.
    """

    def waits(self, state: DeukalionState) -> i64:
        return state.at & BIT[SEAT_BITS + 1] - 1

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        card = state.at >> SEAT_BITS + 1
        moves = [state.deukalion.move.leave]
        for task in (2 * card, 2 * card + 1):
            if deliverable(state, seat, task):
                moves.append(state.deukalion.move.fulfil + task)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("claim-first")

    def run(self, state: DeukalionState) -> None:
        rules = state.deukalion
        claims = []
        for distance in range(rules.seats):
            seat = (state.active + distance) % rules.seats
            answer = state.sealed[seat]
            state.sealed[seat] = UNSEALED
            if answer not in (UNSEALED, rules.move.leave):
                claims.append((seat, answer - rules.move.fulfil))
        if len(claims) == 1:
            fulfil(state, claims[0][0], claims[0][1])
        elif claims:
            self._share(state, claims)

    def _share(self, state: DeukalionState, claims: list[tuple[int, int]]) -> None:
        """Each gets one point, and the card leaves the game."""
        card = claims[0][1] >> 1
        _leave_place(state, claims[0][0], card)
        state.gone |= BIT[card]
        for seat, task in claims:
            state.tell(events.SHARED, seat, card, task)
            if seat == state.mover:
                state.flags |= ENDED | BUSY
            _pay(state, seat, task)
        for seat, _ in claims:
            scoring.take_points(state, seat, state.deukalion.printed.shared)
        state.tell(events.OUT_OF_PLAY, card)


@final
class Boast(Step[DeukalionState]):
    """Who has beaten a hero may lay down a contract that asks for it (deukalion.contracts.defeat).

    The argument is the winner, and above it the loser. It is asked whenever a hidden contract might be the answer.
    """

    def waits(self, state: DeukalionState) -> i64:
        winner = state.at & SEAT_MASK
        if state.secret[winner] != NONE:
            return BIT[winner]
        moves: list[int] = []
        add_victories(state, winner, DEFEAT, state.at >> SEAT_BITS, moves)
        return BIT[winner] if moves else NOBODY

    def run(self, state: DeukalionState) -> None:
        """There is nothing to lay down."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        moves = [state.deukalion.move.leave]
        add_victories(state, seat, DEFEAT, state.at >> SEAT_BITS, moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return why_not_victory(state, seat, move)

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        if move != state.deukalion.move.leave:
            state.push(BOAST, state.at)
            fulfil(state, seat, move - state.deukalion.move.fulfil)


@final
class Triumph(Decision[DeukalionState]):
    """Who has beaten the Hydra lays down the contract, or takes a point (deukalion.hydra.prize)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        moves: list[int] = []
        add_victories(state, seat, HYDRA, NONE, moves)
        return moves or [state.deukalion.move.point]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        if move == state.deukalion.move.point:
            return Reason("contract-instead")
        return why_not_victory(state, seat, move)

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        if move == state.deukalion.move.point:
            scoring.take_points(state, seat, state.deukalion.printed.prize)
        else:
            fulfil(state, seat, move - state.deukalion.move.fulfil)


def why_not_victory(state: DeukalionState, seat: i64, move: i64) -> Reason:
    """Why a contract does not fit a victory."""
    rules = state.deukalion
    if rules.move.fulfil <= move < rules.move.deliver:
        task = move - rules.move.fulfil
        if task >> 1 not in offered(state, seat):
            return Reason("contract-not-yours", {"contract": task >> 1})
        return Reason("not-that-victory", {"task": task})
    return Reason("boast-first")
