"""Contracts: tasks fulfilled by the mover, by the winner of a fight, or by several seats at once."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count, mask_of, members, nth, without_lowest
from pessoi.core.events import Arguments, Reason
from pessoi.core.rng import Rng
from pessoi.core.state import UNSEALED
from pessoi.core.step import CHANCE, NOBODY, Decision, Sealed, Step
from pessoi.games.deukalion.rules import events, scoring, steps
from pessoi.games.deukalion.rules.cargo import NO_COLOUR, cargo_size, carries, of_colour, only, treasure
from pessoi.games.deukalion.rules.contract_cards import ANY, CARDS, CREW, DEFEAT, DELIVER, HYDRA, LEAVE, NO_HERO
from pessoi.games.deukalion.rules.state import ATTACKED, BUSY, ENDED, NONE, PEACE, DeukalionState


def task_fault(state: DeukalionState, seat: i64, task: i64) -> str | None:
    """Why a seat cannot fulfil a task now; None if it can (deukalion.contracts.crew, deukalion.contracts.peace)."""
    contracts = state.deukalion.contracts
    kind: i64 = contracts.kind[task]
    amount: i64 = contracts.amount[task]
    if kind <= ANY:
        return delivery_fault(state, seat, task)
    if kind < CREW:
        return defeat_fault(state, seat, contracts.hero[task]) or "victory-needed"
    if contracts.city[task] not in state.deukalion.board.cities_at[state.ships[seat]]:
        return "not-beside-city"
    if kind != LEAVE and seat == state.mover and state.flags & ATTACKED:
        return "has-attacked"
    if kind == CARDS:
        return "too-few-cards" if count(state.hand[seat]) < amount else None
    return "too-few-fighters" if state.fighters[seat] < amount else None


def defeat_fault(state: DeukalionState, seat: i64, hero: i64) -> str | None:
    """Why a seat can never beat a hero; None if it can (deukalion.contracts.absent)."""
    if hero >= state.deukalion.seats:
        return "hero-absent"
    return "hero-own" if hero == seat else None


def delivery_fault(state: DeukalionState, seat: i64, task: i64) -> str | None:
    """Why a ship cannot deliver for a task; None if it can (deukalion.contracts.deliver, deukalion.contracts.any)."""
    contracts = state.deukalion.contracts
    cargo: i64 = state.hold[seat]
    if not state.at_anchor(seat):
        return "not-at-anchor"
    if contracts.kind[task] == DELIVER:
        return None if carries(cargo, contracts.cargo[task]) else "cargo-missing"
    return None if cargo_size(cargo) >= contracts.amount[task] else "cargo-missing"


def ready_tasks(state: DeukalionState, seat: i64, contract: i64) -> list[int]:
    """The tasks of a new contract that a ship can fulfil at once (deukalion.contracts.at-anchor).

    A ship at anchor may deliver; the ship that is moving may do all that it could do in its move.
    """
    contracts = state.deukalion.contracts
    tasks = [int(task) for task in contracts.tasks(contract) if seat == state.mover or contracts.kind[task] <= ANY]
    return [task for task in tasks if task_fault(state, seat, task) is None]


def offered(state: DeukalionState, seat: i64) -> list[int]:
    """The open contracts, which any seat may fulfil first, and a seat's own, in order (deukalion.contracts.snatch)."""
    contracts = [contract for contract in state.open if contract != NONE]
    if state.secret[seat] != NONE:
        contracts.append(state.secret[seat])
    contracts.sort()
    return contracts


def add_fulfilments(state: DeukalionState, seat: i64, moves: list[int]) -> None:
    """Add the tasks that the mover can fulfil now."""
    rules = state.deukalion
    if not state.at_anchor(seat) and not rules.board.cities_at[state.ships[seat]]:
        return
    for contract in offered(state, seat):
        for task in rules.contracts.tasks(contract):
            if task_fault(state, seat, task) is None:
                moves.append(rules.move.fulfil.move(task))


def add_victories(state: DeukalionState, seat: i64, kind: i64, hero: i64, moves: list[int]) -> None:
    """Add the tasks that a victory over the Hydra, or over a hero at the table, fulfils."""
    rules = state.deukalion
    for contract in offered(state, seat):
        for task in rules.contracts.tasks(contract):
            if rules.contracts.kind[task] == kind and rules.contracts.hero[task] == hero:
                moves.append(rules.move.fulfil.move(task))


def asking_for(state: DeukalionState, seat: i64, colour: i64) -> list[int]:
    """The contracts offered to a seat that a treasure of a colour helps to fulfil."""
    return [contract for contract in offered(state, seat) if _asks_for(state, contract, colour)]


def _asks_for(state: DeukalionState, contract: i64, colour: i64) -> bool:
    contracts = state.deukalion.contracts
    for task in contracts.tasks(contract):
        if contracts.kind[task] == ANY or of_colour(contracts.cargo[task], colour):
            return True
    return False


def hydra_wanted(state: DeukalionState, seat: i64) -> bool:
    """Whether a contract offered to a seat asks for the Hydra (deukalion.hydra.contract, deukalion.sailing.hydra)."""
    return mask_of(offered(state, seat)) & state.deukalion.contracts.hydra != 0


def hydra_open(state: DeukalionState) -> bool:
    """Whether an open contract asks for the Hydra."""
    shown = mask_of([contract for contract in state.open if contract != NONE])
    return shown & state.deukalion.contracts.hydra != 0


def why_not(state: DeukalionState, seat: i64, task: i64) -> Reason:
    """Why a seat cannot fulfil a task."""
    contracts = state.deukalion.contracts
    contract = contracts.contract(task)
    if contract not in offered(state, seat):
        return Reason("contract-not-yours", {"contract": contract})
    fault = task_fault(state, seat, task) or "not-now"
    if fault in ("cargo-missing", "victory-needed"):
        return Reason(fault, {"task": task})
    if fault in ("hero-absent", "hero-own"):
        return Reason(fault, {"hero": contracts.hero[task]})
    if fault == "not-beside-city":
        return Reason(fault, {"city": contracts.city[task]})
    if fault in ("too-few-cards", "too-few-fighters"):
        return Reason(fault, {"count": contracts.amount[task]})
    return Reason(fault)


def fulfil(state: DeukalionState, seat: i64, task: i64) -> None:
    """A seat fulfils a task at once, perhaps one of several (deukalion.contracts.fulfil, deukalion.contracts.chain)."""
    contracts = state.deukalion.contracts
    contract = contracts.contract(task)
    state.tell(events.FULFILLED, seat, contract, task, contracts.points[contract])
    _remove(state, seat, contract)
    state.tasks[seat] |= BIT[task]
    _pay(state, seat, task)
    state.push(steps.VICTORY)


def _remove(state: DeukalionState, seat: i64, contract: i64) -> None:
    """An open contract makes room for the next one; a hidden one is not replaced (deukalion.contracts.hidden)."""
    for slot, other in enumerate(state.open):
        if other == contract:
            state.open[slot] = NONE
            state.push(steps.OPEN, slot)
            return
    state.secret[seat] = NONE
    state.bold &= ~BIT[seat]


def _pay(state: DeukalionState, seat: i64, task: i64) -> None:
    """A task costs treasures, a fighter, cards, or the promise of peace, and ends the mover's way."""
    contracts = state.deukalion.contracts
    kind: i64 = contracts.kind[task]
    amount: i64 = contracts.amount[task]
    if seat == state.mover:
        state.flags |= ENDED | BUSY
    if kind == DELIVER:
        for colour in range(state.deukalion.colours - 1, -1, -1):
            for _ in range(of_colour(contracts.cargo[task], colour)):
                push_put(state, seat, colour)
    elif kind == ANY:
        for _ in range(amount):
            push_put(state, seat, NO_COLOUR)
    elif kind == LEAVE:
        state.fighters[seat] -= amount
        state.left[seat] += amount
        state.tell(events.LEFT_BEHIND, seat, amount, contracts.city[task])
    elif kind >= CREW:
        state.flags |= PEACE
        if kind == CARDS:
            state.push(steps.HAND_IN, seat, amount)


def push_put(state: DeukalionState, seat: i64, colour: i64) -> None:
    """A seat must put away a treasure of a colour, or with NO_COLOUR any treasure."""
    state.push(steps.PUT, seat, colour + 1)


class Put(Decision[DeukalionState]):
    """A delivered treasure goes to a free place in a city of the owner's choice (deukalion.treasures.put).

    The value is the treasure's colour, counted from 1, or 0 for any.
    """

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        move = state.deukalion.move
        cargo = only(state.hold[seat], state.at_value - 1)
        moves: list[int] = []
        for city in range(state.deukalion.places.cities):
            if state.free_slot(city):
                move.add_treasures(move.put, city, cargo, moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        table = state.deukalion.move
        if not table.put.has(move):
            return Reason("put-first")
        city = table.city(table.put, move)
        if not state.free_slot(city):
            return Reason("city-full", {"city": city})
        return Reason("not-to-put", {"colour": table.colour(table.put, move)})

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        cargo = only(state.hold[seat], state.at_value - 1)
        colours = [colour for colour in range(state.deukalion.colours) if of_colour(cargo, colour)]
        return {"count": len(colours), "colour": colours}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        table = state.deukalion.move
        city = table.city(table.put, move)
        colour = table.colour(table.put, move)
        state.hold[seat] -= treasure(colour)
        state.stock[city] += treasure(colour)
        state.tell(events.PUT, seat, colour, city)


@final
class HandIn(Decision[DeukalionState]):
    """Action cards go face down under the pile, one by one (deukalion.contracts.cards).

    The value is the number of cards still to go.
    """

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        hand = state.deukalion.move.hand
        return [int(hand.move(kind)) for kind in range(state.deukalion.cards.kinds) if state.holds(seat, kind)]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        hand = state.deukalion.move.hand
        if hand.has(move):
            return Reason("not-in-hand", {"card": hand.index(move)})
        return Reason("hand-in-first")

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        return {"count": int(state.at_value)}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        kind = state.deukalion.move.hand.index(move)
        for other in range(state.deukalion.seats):
            if other != seat:
                state.forget(other, state.hand[seat])
        card = members(state.hand[seat] & state.deukalion.cards.of_kind[kind])[0]
        state.hand[seat] &= ~BIT[card]
        state.learn(seat, card)
        state.under.append(card)
        state.tell(events.HANDED_IN, seat, 1)
        state.tell(events.OWN_HANDED_IN, seat, kind)
        if state.at_value > 1:
            state.push(steps.HAND_IN, seat, state.at_value - 1)


@final
class Open(Step[DeukalionState]):
    """The next contract of the pile is turned up; the argument is its place (deukalion.contracts.replace).

    The contracts in the pile depend on those that seats hide, so an outcome is only a rank in the pile.
    """

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE if without_lowest(state.contracts) else NOBODY

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        return [(state.deukalion.outcome.turn.move(rank), 1) for rank in range(count(state.contracts))]

    def sample(self, state: DeukalionState, rng: Rng) -> int:
        return state.deukalion.outcome.turn.move(rng.below(count(state.contracts)))

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        self._turn_up(state, state.deukalion.outcome.turn.index(outcome))

    def run(self, state: DeukalionState) -> None:
        if state.contracts:
            self._turn_up(state, 0)

    def _turn_up(self, state: DeukalionState, rank: i64) -> None:
        contracts = state.deukalion.contracts
        contract = nth(state.contracts, rank)
        first, second = contracts.tasks(contract)
        state.revealed = True
        state.contracts &= ~BIT[contract]
        state.open[state.at] = contract
        state.tell(events.OPENED, contract, named(state, first), named(state, second), contracts.points[contract])
        if state.ships[0] != NONE:
            self._ask(state, contract)

    def _ask(self, state: DeukalionState, contract: i64) -> None:
        """Ships that fulfil the contract are asked together; the mover alone can do it in its move."""
        ready: i64 = mask_of([seat for seat in range(state.deukalion.seats) if ready_tasks(state, seat, contract)])
        if ready & ~BIT[state.mover]:
            state.push_secret(steps.CLAIM, ready, contract)


@final
class Claim(Sealed[DeukalionState]):
    """Seats that can fulfil a new contract decide in secret whether to do it (deukalion.contracts.together).

    The argument is the set of seats with the contract.
    """

    def waits(self, state: DeukalionState) -> i64:
        return state.asked_seats

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        move = state.deukalion.move
        return [move.leave, *[int(move.fulfil.move(task)) for task in ready_tasks(state, seat, state.asked_value)]]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("claim-first")

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        contract = int(state.asked_value)
        return {"contract": contract, "points": state.deukalion.contracts.points[contract]}

    def run(self, state: DeukalionState) -> None:
        rules = state.deukalion
        claims: list[tuple[int, int]] = []
        for seat in rules.turn_order[state.active]:
            answer = state.take_answer(seat)
            if answer not in (UNSEALED, rules.move.leave):
                claims.append((seat, int(rules.move.fulfil.index(answer))))
        if len(claims) == 1:
            fulfil(state, claims[0][0], claims[0][1])
        elif claims:
            self._share(state, claims)

    def _share(self, state: DeukalionState, claims: list[tuple[int, int]]) -> None:
        """Each claimant gets one point, and the contract leaves the game.

        Treasures are put back in turn order from the active seat (deukalion.contracts.put-order).
        """
        contract = state.asked_value
        _remove(state, claims[0][0], contract)
        state.gone |= BIT[contract]
        for seat, _ in claims:
            state.tell(events.SHARED, seat, contract)
        for seat, task in reversed(claims):
            _pay(state, seat, task)
        for seat, _ in claims:
            scoring.take_points(state, seat, state.deukalion.constants.shared)
        state.tell(events.OUT_OF_PLAY, contract)


@final
class Boast(Decision[DeukalionState]):
    """A seat that has beaten a hero may fulfil a contract that asks for it (deukalion.contracts.defeat).

    The value is the loser. A winner with a hidden contract is always asked.
    """

    def waits(self, state: DeukalionState) -> i64:
        winner = state.at_seat
        if state.secret[winner] != NONE or len(self.legal(state, winner)) > 1:
            return BIT[winner]
        return NOBODY

    def run(self, state: DeukalionState) -> None:
        """There is no contract to fulfil."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        moves = [state.deukalion.move.leave]
        add_victories(state, seat, DEFEAT, state.at_value, moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return why_not_victory(state, seat, move)

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        return {"other": int(state.at_value), "hero": int(state.at_value)}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        if move != state.deukalion.move.leave:
            state.push(steps.BOAST, seat, state.at_value)
            fulfil(state, seat, state.deukalion.move.fulfil.index(move))


@final
class Triumph(Decision[DeukalionState]):
    """Who beats the Hydra fulfils a contract or takes a point (deukalion.hydra.prize, deukalion.contracts.hydra).

    One victory fulfils one contract (deukalion.hydra.one-contract).
    """

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        moves: list[int] = []
        add_victories(state, seat, HYDRA, NO_HERO, moves)
        return moves or [state.deukalion.move.point]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        if move == state.deukalion.move.point:
            return Reason("contract-instead")
        return why_not_victory(state, seat, move)

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        if move == state.deukalion.move.point:
            scoring.take_points(state, seat, state.deukalion.constants.hydra_prize)
        else:
            fulfil(state, seat, state.deukalion.move.fulfil.index(move))


def named(state: DeukalionState, task: i64) -> i64:
    """The number by which an event names a task: that a hero is absent is part of the name."""
    contracts = state.deukalion.contracts
    return task + 2 * contracts.size if contracts.hero[task] >= state.deukalion.seats else task


def why_not_victory(state: DeukalionState, seat: i64, move: i64) -> Reason:
    """Why a contract does not fit a victory."""
    rules = state.deukalion
    if not rules.move.fulfil.has(move):
        return Reason("boast-first")
    task = rules.move.fulfil.index(move)
    contract = rules.contracts.contract(task)
    if contract not in offered(state, seat):
        return Reason("contract-not-yours", {"contract": contract})
    fault = defeat_fault(state, seat, rules.contracts.hero[task])
    if fault is not None:
        return Reason(fault, {"hero": rules.contracts.hero[task]})
    return Reason("not-that-victory", {"task": task})


steps.PUT.bind(Put())
steps.HAND_IN.bind(HandIn(auto_play=False))
steps.OPEN.bind(Open())
steps.CLAIM.bind(Claim())
steps.BOAST.bind(Boast(auto_play=False))
steps.TRIUMPH.bind(Triumph(auto_play=False))
