"""The shipped puzzles, how they are made, and how answers are judged."""

from datetime import date, timedelta
from itertools import pairwise

import msgspec
import pytest
from helpers import every_game, mistaken

import pessoi
from pessoi import Game, Rng
from pessoi.bots import Knowledge, bot
from pessoi.bots.policies import PolicyCache
from pessoi.core.state import State
from pessoi.insight import puzzle_maker
from pessoi.insight.looks import Comparison
from pessoi.insight.puzzles import UnknownPuzzle, check, chosen, of_the_day, played_line, puzzle, puzzles, puzzles_file
from pessoi.text import LANGUAGES, of_game

SHIPPED = [pessoi.game(key) for key in pessoi.games.names() if puzzles_file(pessoi.game(key).folder).exists()]
every_game_with_puzzles = pytest.mark.parametrize("game", SHIPPED, ids=repr)


@every_game_with_puzzles
def test_every_puzzle_asks_for_one_of_at_least_three_legal_moves(game: Game) -> None:
    found = puzzles(game)
    assert len({one.id for one in found}) == len(found)
    for one in found:
        state = game.position(one.position)
        legal = [game.moves.name(move) for move in state.legal(one.seat)]
        assert len(legal) >= 3
        assert one.choices[0].move == one.answer
        assert {choice.move for choice in one.choices} <= set(legal)
        assert one.theme == state.step.name
        assert one.id == f"{game.key}-{puzzle_maker.fingerprint(one.position, one.seat)}"
        assert one.rating in (1000, 1300, 1600, 1900)
        assert one.line[0] == (one.seat, one.answer)


@every_game_with_puzzles
def test_every_answer_is_clearly_better_than_the_second_best_move(game: Game) -> None:
    for one in puzzles(game):
        second = one.choices[1]
        assert second.loss >= 0.08
        assert second.loss >= 4 * second.error


@every_game_with_puzzles
def test_lines_are_played_from_the_answer_on_and_never_guess_what_chance_brings(game: Game) -> None:
    lines = [(one, played_line(one)) for one in puzzles(game)]
    assert any(len(line) > 2 for _, line in lines)
    for one, line in lines:
        assert [(step.seat, game.moves.name(step.move)) for step in line] == one.line[: len(line)]
        assert len(line) >= 1
        assert all(step.after.position() == later.before.position() for step, later in pairwise(line))
        stopped = line[-1].after
        assert len(line) == len(one.line) or one.line[len(line)][1] not in legal_names(stopped, one.line[len(line)][0])


def legal_names(state: State, seat: int) -> list[str]:
    """The moves of a seat in notation; none if it is not its turn."""
    return [state.rules.moves.name(move) for move in state.legal(seat)] if state.waits_for(seat) else []


@every_game_with_puzzles
def test_every_theme_has_a_name(game: Game) -> None:
    for language in LANGUAGES:
        words = of_game(game, language)
        assert all(words.has(f"theme-{one.theme}") for one in puzzles(game))


@every_game_with_puzzles
def test_a_beginner_does_not_find_the_answers(game: Game) -> None:
    beginner = puzzle_maker.new_bots().levels["beginner"]
    found = 0
    asked = puzzles(game)[:20]
    for one in asked:
        knowledge = Knowledge(game.position(one.position), one.seat)
        found += puzzle_maker.finds(beginner, knowledge, game.moves.parse(one.answer), Rng(3))
    assert found <= len(asked) // 4


def test_answers_hold_under_a_fresh_seed() -> None:
    """A sample of `tools/insight.py puzzles`."""
    game = pessoi.game("peloponnes")
    policies = PolicyCache()
    held = 0
    for number, one in enumerate(puzzles(game)[:6]):
        compared = Comparison(game.position(one.position), one.seat, 1000 + number, policies)
        compared.run(500)
        held += game.moves.name(compared.estimates()[0].move) == one.answer
    assert held >= 5


def test_an_answer_is_right_near_or_wrong() -> None:
    one = puzzles(pessoi.game("peloponnes"))[0]
    assert check(one, one.answer).verdict == "right"
    near = check(one, one.choices[1].move)
    assert (near.verdict, near.loss) == ("near", one.choices[1].loss)
    assert check(one, "something else") == msgspec.convert({"verdict": "wrong", "loss": None}, type(near))


def test_the_games_take_turns_with_the_puzzle_of_the_day() -> None:
    days = [date(2026, 1, 1) + timedelta(days=number) for number in range(len(SHIPPED))]
    assert {of_the_day(day).game for day in days} == {game.key for game in SHIPPED}
    assert of_the_day(days[0]) == of_the_day(days[0])


def test_puzzles_are_found_by_id_theme_and_rating() -> None:
    one = puzzles(pessoi.game("peloponnes"))[-1]
    assert puzzle(one.id) == one
    assert one in chosen(pessoi.game("peloponnes"), one.theme, one.rating, one.rating)
    assert chosen(theme="no such theme") == []
    for unknown in ("peloponnes-0", "chess-1"):
        with mistaken(UnknownPuzzle, "no puzzle"):
            puzzle(unknown)


def test_a_decision_without_a_clear_answer_is_no_puzzle() -> None:
    state = pessoi.game("peloponnes").start(2)
    rng = Rng(1)
    while state.actors[0] < 0:
        state.apply(-1, state.sample(rng))
    bots = puzzle_maker.new_bots("search:4")
    answer = puzzle_maker.clear_answer(state, state.actors[0], 1, 40, bots.policies)
    assert answer is None or answer[1].loss >= 0.08


@every_game
def test_a_bot_that_does_not_search_cannot_make_puzzles(game: Game) -> None:
    with pytest.raises(ValueError, match="search"):
        puzzle_maker.new_bots("greedy")


def test_puzzles_are_found_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """With small thresholds and few looks, one game is enough."""
    for name, value in (("LOOKS", 40), ("CLEAR", 0.01), ("PROMISING", 0.0), ("ERRORS", 0.5)):
        monkeypatch.setattr(puzzle_maker, name, value)
    bots = puzzle_maker.new_bots("search:30")
    bots.levels["strong"] = bot("search:60")
    game = pessoi.game("peloponnes")
    found = next(one for seed in range(9) for one in puzzle_maker.puzzles_of_game(game, 2, seed, bots))
    state = game.position(found.position)
    assert found.answer in [game.moves.name(move) for move in state.legal(found.seat)]
    assert found.theme == state.step.name
    assert found.choices[1].loss >= 0.01
    assert found.line[0] == (found.seat, found.answer)


def test_a_shipped_puzzle_is_found_again() -> None:
    game = pessoi.game("peloponnes")
    clearest = max(puzzles(game), key=lambda one: one.choices[1].loss / (one.choices[1].error + 0.01))
    policies = PolicyCache()
    again = puzzle_maker.clear_answer(game.position(clearest.position), clearest.seat, 5, 300, policies)
    assert again is not None
    assert game.moves.name(again[0].move) == clearest.answer
