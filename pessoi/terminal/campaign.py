"""A campaign in the terminal: level after level of a solo game, saved in one file."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from pessoi.campaigns import Campaign
from pessoi.terminal.local_game import PERSON, LocalGame
from pessoi.text import GameWords


class CampaignLevel(LocalGame):
    """The current level of a campaign. The whole campaign is saved instead of a record."""

    def __init__(self, campaign: Campaign, language: str, seed: int, file: Path) -> None:
        assert campaign.session is not None
        self.campaign = campaign
        super().__init__(campaign.session, [PERSON], language, seed, file)

    def save(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.campaign.write(self.file)


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
