"""`tools/chances.py`: the calibration error, and what a perfect forecaster would get by chance."""

import chances as tool
import numpy as np

GAMES = 3000


def forecast(confidence: float = 1.0, positions: int = 1) -> tool.Forecast:
    """Games of two seats, each with the same chance in all its positions."""
    rng = np.random.default_rng(4)
    chance = rng.uniform(0.1, 0.8, GAMES)
    won = (rng.random(GAMES) < chance).astype(float)
    stated = 0.5 + confidence * (chance - 0.5)
    repeated = [np.repeat(np.stack([one, 1 - one], axis=1), positions, axis=0) for one in (stated, won)]
    return tool.Forecast(
        repeated[0], repeated[1], np.full(GAMES * positions, 1 / positions), np.repeat(np.arange(GAMES), positions)
    )


def errors(found: tool.Forecast) -> tuple[float, float, float]:
    """The calibration error, that of a perfect forecaster, and the difference, in percent."""
    cells = tool.measured([found]).split(" | ")
    error, perfect, difference = (float(cell.removesuffix(" %")) for cell in cells[3:])
    return error, perfect, difference


def test_a_perfect_forecaster_has_the_error_that_is_expected_of_one() -> None:
    error, perfect, difference = errors(forecast())
    assert perfect / 2 < error < 2 * perfect
    assert difference < perfect


def test_too_much_confidence_is_not_taken_for_chance() -> None:
    error, perfect, difference = errors(forecast(confidence=1.25))
    assert 4 < error < 7
    assert difference > 2 * perfect


def test_more_positions_of_the_same_games_make_nothing_surer() -> None:
    assert errors(forecast(positions=10)) == errors(forecast())


def test_games_with_several_numbers_of_seats_are_told_apart() -> None:
    one = forecast()
    [alone, both] = [tool.reliability([one]), tool.reliability([one, one])]
    for single, double in zip(alone, both):
        assert abs(double.mean - single.mean) < 1e-9
        assert abs(double.error - single.error / np.sqrt(2)) < 1e-3
