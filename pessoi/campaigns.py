"""Campaigns: level after level of a solo game, saved in one file.

A game has a campaign if there is a module `campaign` in its folder, with the functions `open_campaign(game, file)` and
`parse(game, text)`. Both return a new campaign if there is nothing to read.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

from pessoi import games
from pessoi.core.errors import UserError
from pessoi.core.game import Game
from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.text import GameWords


class LevelResult(Protocol):
    """A level: the score that wins it and, if it has been tried, the best attempt."""

    @property
    def number(self) -> int:
        """The number of the level, from 1."""

    @property
    def target(self) -> int:
        """The score that wins the level."""

    @property
    def choice(self) -> str:
        """What was chosen for the best attempt; empty before the first one."""

    @property
    def score(self) -> int:
        """The score of the best attempt."""

    @property
    def won(self) -> bool:
        """Whether the level is won."""


class Campaign(Protocol):
    """A campaign as its game implements it."""

    @property
    def session(self) -> Session | None:
        """The session of the current level, if one has begun."""

    @property
    def dropped(self) -> UserError | None:
        """Why a part of the file was dropped, if one was."""

    @property
    def level(self) -> int:
        """The number of the next level; one more than the last if all are won."""

    @property
    def complete(self) -> bool:
        """Whether all levels are won."""

    @property
    def lost(self) -> bool:
        """Whether no further level can be begun."""

    @property
    def results(self) -> Sequence[LevelResult]:
        """All levels in order."""

    @property
    def choices(self) -> list[str]:
        """The names of which one is chosen to begin the next level."""

    @property
    def used(self) -> list[str]:
        """The names that were chosen before."""

    def choice_name(self, name: str, words: GameWords) -> str:
        """Format the name of a choice."""

    def labels(self, words: GameWords) -> list[str]:
        """Format the choices, in the same order."""

    def begin(self, choice: str) -> Session:
        """Begin the next level."""

    def go_on(self, record: Record) -> None:
        """Replace the record of the current level by a longer one; raises UserError if it does not continue it."""

    def settle(self) -> object:
        """Enter the result of the current level, which must be over."""

    def give_up(self) -> object:
        """Count the current level as failed."""

    def text(self) -> str:
        """The content of its file."""

    def write(self, path: Path) -> None:
        """Save the campaign."""

    def summary(self, words: GameWords) -> list[str]:
        """Format the results so far, one line each, and a last line on what comes next."""


def has_campaign(game: Game) -> bool:
    """Whether a game has a campaign."""
    return game.module("campaign") is not None


def game_with_campaign() -> str:
    """The key of the first game that has a campaign."""
    return next(game.key for game in games.working() if has_campaign(game))


def open_campaign(game: Game, file: Path) -> Campaign:
    """Read the campaign in a file, or start a new one if there is no file."""
    module = game.module("campaign")
    assert module is not None
    return cast(Campaign, module.open_campaign(game, file))


def parse(game: Game, text: str) -> Campaign:
    """Read a campaign, or start a new one if the text is empty; raises UserError if it does not fit."""
    module = game.module("campaign")
    assert module is not None
    return cast(Campaign, module.parse(game, text))


# -- campaigns for clients -----------------------------------------------------------------------


class CampaignLevel(msgspec.Struct, frozen=True, kw_only=True):
    """A level: the score that wins it and, if it has been tried, the best attempt."""

    number: int
    target: int
    choice: str
    score: int
    won: bool


class CampaignChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A choice for the next level, and its description."""

    name: str
    label: str


class CampaignView(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign, worded in one language: its file, its levels, and what can be chosen for the next one.

    `start` is what a seat sees before it chooses, for pictures of the choices; `playing` is the record of the current
    level, empty between two levels; `dropped` says why a part of the file was ignored.
    """

    file: str
    levels: list[CampaignLevel]
    level: int
    complete: bool
    lost: bool
    choices: list[CampaignChoice]
    used: list[CampaignChoice]
    start: Any
    playing: str
    dropped: str


def view(campaign: Campaign, words: GameWords) -> CampaignView:
    """A campaign as a client shows it."""
    session, dropped = campaign.session, campaign.dropped
    return CampaignView(
        file=campaign.text(),
        levels=[
            CampaignLevel(
                number=one.number,
                target=one.target,
                choice=campaign.choice_name(one.choice, words) if one.choice else "",
                score=one.score,
                won=one.won,
            )
            for one in campaign.results
        ],
        level=campaign.level,
        complete=campaign.complete,
        lost=campaign.lost,
        choices=[
            CampaignChoice(name=name, label=label)
            for name, label in zip(campaign.choices, campaign.labels(words), strict=True)
        ],
        used=[CampaignChoice(name=name, label=campaign.choice_name(name, words)) for name in campaign.used],
        start=words.game.start(1).view(0),
        playing="" if session is None else session.record.lines(),
        dropped="" if dropped is None else words.error(dropped),
    )
