"""A campaign in the terminal: level after level, each with an unused civilisation, kept in one file."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from pessoi.core.game import Game
from pessoi.games.peloponnes import campaign as campaigns
from pessoi.games.peloponnes.campaign import Campaign
from pessoi.terminal.local_game import PERSON, LocalGame
from pessoi.text import GameWords

KEY = "peloponnes"
"""The game that has a campaign."""


class CampaignSession(LocalGame):
    """A level of a campaign: saving it saves the whole campaign."""

    def __init__(self, campaign: Campaign, language: str, seed: int, file: Path) -> None:
        assert campaign.play is not None
        self.campaign = campaign
        super().__init__(campaign.play, [PERSON], language, seed, file)

    def save(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.campaign.write(self.file)


def opened(game: Game, file: Path) -> Campaign:
    """The campaign in a file, or a new one."""
    return campaigns.read(game, file) if file.exists() else Campaign(game)


def standing(campaign: Campaign, words: GameWords) -> list[str]:
    """What has been tried so far, and what comes next."""
    lines = [
        words.format(
            "campaign-won" if attempt.won else "campaign-failed",
            level=attempt.level,
            civilisation=attempt.civilisation,
            score=attempt.score,
        )
        for attempt in campaign.attempts
    ]
    if campaign.complete:
        lines.append(words.format("campaign-complete"))
    elif campaign.lost:
        lines.append(words.format("campaign-lost"))
    else:
        lines.append(words.format("campaign-next", level=campaign.level))
    return lines


def settle(campaign: Campaign, file: Path) -> None:
    """Enter a level that has been played to its end."""
    if campaign.play is not None and campaign.play.state.over:
        campaign.settle()
        campaign.write(file)


def choose(campaign: Campaign, words: GameWords, console: Console, read: Callable[[str], str]) -> None:
    """Begin the next level with a civilisation that was not used yet."""
    while True:
        for number, name in enumerate(campaign.unused, 1):
            console.print(f"{number}  {name}", markup=False, highlight=False)
        typed = read(words.format("campaign-choose") + " ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= len(campaign.unused):
            typed = campaign.unused[int(typed) - 1]
        if typed in campaign.unused:
            campaign.begin(typed)
            return
        console.print(words.format("terminal-unknown", typed=typed), markup=False)
