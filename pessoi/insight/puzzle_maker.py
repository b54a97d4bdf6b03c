"""Find puzzles in games of bots: decisions with one clear answer that a beginner does not find."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass

from pessoi.bots import LEVELS, Bot, Knowledge, bot, chances
from pessoi.bots.policies import PolicyCache
from pessoi.bots.reasons import find_reasons
from pessoi.bots.search_bot import SearchBot
from pessoi.core.game import Game
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.insight.analysis import choice, reason
from pessoi.insight.looks import Comparison, Estimate, new_seed
from pessoi.insight.models import Puzzle
from pessoi.insight.selfplay import Decision, decisions, searching_bot

PLAYER = "search:100"
"""The bot that plays the games."""
LOOKS = 500
"""Looks at a decision that may become a puzzle."""
MORE = 4
"""How many times the looks two more comparisons have that must agree."""
CLEAR = 0.08
"""How much better the answer is than the second best move."""
ERRORS = 4.0
"""And by how many standard errors."""
PROMISING = 0.04
"""How much better the player's own search must find it."""
LEAST_VISITS = 8
"""Moves that this search tried less often are not compared."""
GLANCES = 4
"""In how many parts the looks are taken; an answer that is far from clear after one of them is given up."""
LEAST_LEGAL = 3
SHOWN = 4
TRIES = 5
"""How often a bot is asked whether it finds an answer: it does if it chooses it in most of these."""
RATINGS = {"casual": 1000, "skilled": 1300, "strong": 1600}
HARDEST = 1900
LONGEST_LINE = 6
PER_THEME = 3
"""The most puzzles of one theme in one game."""


@dataclass(frozen=True)
class Bots:
    """The bots that play, and those that are asked."""

    player: SearchBot
    levels: dict[str, Bot]
    policies: PolicyCache


def new_bots(player: str = "") -> Bots:
    """Make the bots, by default with the usual player; raises ValueError if the player does not search."""
    return Bots(searching_bot(player or PLAYER), {level: bot(level) for level in LEVELS}, PolicyCache())


def puzzles_of_game(game: Game, seats: int, seed: int, bots: Bots) -> Iterator[Puzzle]:
    """Play a game and yield the puzzles in it."""
    state = game.start(seats)
    rng = Rng(seed)
    found: dict[str, int] = {}
    for decision in decisions(state, bots.player, rng):
        theme = state.step.name
        if found.get(theme, 0) < PER_THEME and _promises(decision, bots, rng):
            puzzle = puzzle_at(state, decision.seat, new_seed(rng), bots)
            if puzzle is not None:
                found[theme] = found.get(theme, 0) + 1
                yield puzzle


def _promises(decision: Decision, bots: Bots, rng: Rng) -> bool:
    """Whether a decision is worth a closer look: enough choices, one of them ahead, and not what a beginner plays."""
    state, knowledge, hint = decision.state, decision.knowledge, decision.hint
    tried = [one for one in hint.expected if one.visits >= LEAST_VISITS]
    if len(knowledge.legal) < LEAST_LEGAL or len(tried) < 2:
        return False
    sharpness = chances.sharpness(state.rules, bots.policies.of(state.rules).evaluation.progress(state))
    best, *others = [chances.chances(one.values, sharpness)[knowledge.seat] for one in tried]
    if best - max(others) < PROMISING:
        return False
    return not finds(bots.levels["beginner"], knowledge, hint.move, rng)


def puzzle_at(state: State, seat: int, seed: int, bots: Bots) -> Puzzle | None:
    """A puzzle from one decision, if its answer is clear, stable and not what a beginner finds."""
    rng = Rng(seed)
    estimates = clear_answer(state, seat, new_seed(rng), LOOKS, bots.policies)
    if estimates is None:
        return None
    move = estimates[0].move
    for _ in range(2):
        again = clear_answer(state, seat, new_seed(rng), MORE * LOOKS, bots.policies)
        if again is None or again[0].move != move:
            return None
        estimates = again
    knowledge = Knowledge(state, seat)
    if finds(bots.levels["beginner"], knowledge, move, rng):
        return None
    rating = next(
        (stars for level, stars in RATINGS.items() if finds(bots.levels[level], knowledge, move, rng)), HARDEST
    )
    policy = bots.policies.of(state.rules)
    reasons = find_reasons(knowledge, policy, move, estimates[1].move, int(rng.word()))
    position = state.imagine(seat, rng).position()
    game: Game = state.rules.game
    line = [(seat, move), *_continuation(bots.player, state, seat, move, rng)]
    return Puzzle(
        id=f"{game.key}-{fingerprint(position, seat)}",
        game=game.key,
        seat=seat,
        theme=state.step.name,
        rating=rating,
        position=position,
        answer=game.moves.name(move),
        choices=[choice(game, one) for one in estimates[:SHOWN]],
        reasons=[reason(one) for one in reasons],
        line=[(mover, game.moves.name(made)) for mover, made in line[:LONGEST_LINE]],
    )


def clear_answer(state: State, seat: int, seed: int, looks: int, policies: PolicyCache) -> list[Estimate] | None:
    """The candidates of a decision, best first, if the best is clearly better than the second; otherwise None."""
    compared = Comparison(state, seat, seed, policies)
    for _ in range(GLANCES):
        compared.run(looks // GLANCES)
        estimates = compared.estimates()
        if len(estimates) < 2 or estimates[1].loss < PROMISING:
            return None
    second = estimates[1]
    return estimates if second.loss >= max(CLEAR, ERRORS * second.error) else None


def finds(player: Bot, knowledge: Knowledge, move: int, rng: Rng) -> bool:
    """Whether a bot chooses a move in most of its tries."""
    found = missed = 0
    while max(found, missed) <= TRIES // 2:
        if player.choose(knowledge, rng) == move:
            found += 1
        else:
            missed += 1
    return found > missed


def _continuation(player: SearchBot, state: State, seat: int, move: int, rng: Rng) -> list[tuple[int, int]]:
    """What may follow an answer: the expected continuation of a search, if it begins with it."""
    line = player.search(Knowledge(state, seat), rng).line
    return line[1:] if line and line[0] == (seat, move) else []


def fingerprint(position: object, seat: int) -> str:
    """A short name of a position seen by a seat."""
    text = json.dumps([position, seat], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]
