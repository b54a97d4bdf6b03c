"""A campaign in the terminal: level after level of a solo game, saved in one file.

A game has a campaign if there is a module `campaign` in its folder, with a function `open_campaign(game, file)`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, cast

from rich.console import Console

from pessoi import games
from pessoi.core.game import Game
from pessoi.core.session import Session
from pessoi.terminal.local_game import PERSON, LocalGame
from pessoi.text import GameWords


class Campaign(Protocol):
    """A campaign as its game implements it."""

    @property
    def session(self) -> Session | None:
        """The session of the current level, if one has begun."""

    @property
    def complete(self) -> bool:
        """Whether all levels are won."""

    @property
    def lost(self) -> bool:
        """Whether no further level can be begun."""

    @property
    def choices(self) -> list[str]:
        """The names of which one is chosen to begin the next level."""

    def labels(self, words: GameWords) -> list[str]:
        """Format the choices, in the same order."""

    def begin(self, choice: str) -> Session:
        """Begin the next level."""

    def settle(self) -> object:
        """Enter the result of the current level, which must be over."""

    def write(self, path: Path) -> None:
        """Save the campaign."""

    def summary(self, words: GameWords) -> list[str]:
        """Format the results so far, one line each, and a last line on what comes next."""


class CampaignLevel(LocalGame):
    """The current level of a campaign. The whole campaign is saved instead of a record."""

    def __init__(self, campaign: Campaign, language: str, seed: int, file: Path) -> None:
        assert campaign.session is not None
        self.campaign = campaign
        super().__init__(campaign.session, [PERSON], language, seed, file)

    def save(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.campaign.write(self.file)


def game_with_campaign() -> str:
    """The key of the first game that has a campaign."""
    return next(game.key for game in games.working() if game.module("campaign") is not None)


def open_campaign(game: Game, file: Path) -> Campaign:
    """Read the campaign in a file, or start a new one if there is no file."""
    module = game.module("campaign")
    assert module is not None
    return cast(Campaign, module.open_campaign(game, file))


def settle(campaign: Campaign, file: Path) -> None:
    """Enter and save the result of the current level if it is over."""
    if campaign.session is not None and campaign.session.state.over:
        campaign.settle()
        campaign.write(file)


def begin_level(campaign: Campaign, words: GameWords, console: Console, read: Callable[[str], str]) -> None:
    """Ask for a choice, by name or number, until the next level can be begun with it."""
    while True:
        for number, label in enumerate(campaign.labels(words), 1):
            console.print(f"{number}  {label}", markup=False, highlight=False)
        typed = read(words.format("campaign-choose") + " ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= len(campaign.choices):
            typed = campaign.choices[int(typed) - 1]
        if typed in campaign.choices:
            campaign.begin(typed)
            return
        console.print(words.format("terminal-unknown", typed=typed), markup=False)
