"""The campaign: the five solo levels one after the other, each with an unused civilisation, kept in a small file."""

import json
from pathlib import Path
from typing import Final, Optional, cast, final

from pessoi.core import record as records
from pessoi.core import session as plays
from pessoi.core.errors import UserError
from pessoi.core.files import json_in
from pessoi.core.game import Game
from pessoi.core.session import Session
from pessoi.games.peloponnes.rules.scoring import points
from pessoi.games.peloponnes.rules.state import PeloponnesState

FORMAT: Final = 1
PARTS: Final = ("campaign", "game", "attempts", "play")


class CampaignError(UserError):
    """A campaign that cannot be read, or a step in it that cannot be taken, and why."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code, **{**arguments, "game": "peloponnes"})


@final
class Attempt:
    """One level played to its end."""

    def __init__(self, level: int, civilisation: str, score: int, won: bool) -> None:
        self.level = level
        self.civilisation = civilisation
        self.score = score
        self.won = won


@final
class Campaign:
    """What has been tried so far, and the play at hand, if there is one (peloponnes.solo.campaign)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.attempts: list[Attempt] = []
        self.play: Optional[Session] = None
        """The level at hand. Whoever plays it writes the campaign whenever it should be kept."""
        self.levels: list[str] = game.options.options["level"].values

    @property
    def level(self) -> int:
        """The level to play next, one more than the last when all are won."""
        return 1 + sum([attempt.won for attempt in self.attempts])

    @property
    def complete(self) -> bool:
        """Whether all levels are won."""
        return self.level > len(self.levels)

    @property
    def unused(self) -> list[str]:
        """The civilisations that can still be chosen (peloponnes.solo.campaign, peloponnes.solo.retry)."""
        used = [attempt.civilisation for attempt in self.attempts]
        return [name for name in _civilisations(self.game) if name not in used]

    @property
    def lost(self) -> bool:
        """Whether levels are left and no civilisation is."""
        return not self.complete and not self.unused

    def begin(self, civilisation: str) -> Session:
        """Start the next level with an unused civilisation; the play stands after that choice."""
        if self.play is not None:
            raise CampaignError("campaign-busy")
        if self.complete:
            raise CampaignError("campaign-complete")
        if civilisation not in self.unused:
            raise CampaignError("campaign-choice", found=civilisation, known=", ".join(self.unused))
        play = plays.new(self.game, 1, {"level": str(self.level)})
        play.play(0, self.game.moves.parse(f"choose {civilisation}"))
        self.play = play
        return play

    def settle(self) -> Attempt:
        """Enter the result of the play at hand, which must be over."""
        if self.play is None or not self.play.state.over:
            raise CampaignError("campaign-unfinished")
        attempt = _result(self.play)
        self.attempts.append(attempt)
        self.play = None
        return attempt

    def give_up(self) -> Attempt:
        """Count the play at hand as failed; its civilisation is used (peloponnes.solo.retry)."""
        if self.play is None:
            raise CampaignError("campaign-idle")
        attempt = _result(self.play)
        attempt.score = 0
        attempt.won = False
        self.attempts.append(attempt)
        self.play = None
        return attempt

    def write(self, path: Path) -> None:
        """Save the campaign; what stood there before is replaced at once or not at all."""
        attempts = [[attempt.level, attempt.civilisation, attempt.score] for attempt in self.attempts]
        play = None if self.play is None else self.play.record.lines().splitlines()
        data = {"campaign": FORMAT, "game": self.game.key, "attempts": attempts, "play": play}
        draft = path.parent / f"{path.name}.part"
        draft.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        draft.replace(path)


def read(game: Game, path: Path) -> Campaign:
    """The campaign in a file; a CampaignError says what is wrong with it."""
    data = json_in(path, CampaignError)
    try:
        return _parsed(game, data)
    except (CampaignError, records.RecordError) as error:
        raise CampaignError("in-file", file=path, why=error) from None


def _parsed(game: Game, data: object) -> Campaign:
    if not isinstance(data, dict) or sorted(data) != sorted(PARTS):
        raise CampaignError("not-an-object", where="$", known=", ".join(PARTS))
    if data["campaign"] != FORMAT or data["game"] != game.key:
        raise CampaignError("campaign-format", name=game.key, known=FORMAT)
    campaign = Campaign(game)
    if not isinstance(data["attempts"], list):
        raise CampaignError("not-a-list", where="attempts", found=repr(data["attempts"]))
    for entry in data["attempts"]:
        campaign.attempts.append(_attempt(campaign, entry))
    if data["play"] is not None:
        campaign.play = _resumed(campaign, data["play"])
    return campaign


def _attempt(campaign: Campaign, entry: object) -> Attempt:
    if not isinstance(entry, list) or [type(part) for part in entry] != [int, str, int]:
        raise CampaignError("campaign-attempt", found=repr(entry))
    level: int = entry[0]
    civilisation: str = entry[1]
    score: int = entry[2]
    if campaign.complete or level != campaign.level:
        raise CampaignError("campaign-level", expected=campaign.level, found=level)
    if civilisation not in campaign.unused:
        raise CampaignError("campaign-used", found=civilisation)
    if score < 0:
        raise CampaignError("campaign-score", found=score)
    return Attempt(level, civilisation, score, score >= _target(campaign.game, level))


def _resumed(campaign: Campaign, lines: object) -> Session:
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise CampaignError("campaign-play")
    record = records.parse("\n".join(lines))
    if record.header.seats != 1:
        raise CampaignError("campaign-seats")
    play = Session(campaign.game, record)
    found = _result(play)
    if campaign.complete or found.level != campaign.level or found.civilisation not in campaign.unused:
        raise CampaignError("campaign-next")
    return play


def _result(play: Session) -> Attempt:
    state = cast(PeloponnesState, play.state)
    rules = state.peloponnes
    chosen = state.civilisations[0]
    name = rules.civilisations.names[chosen] if chosen >= 0 else ""
    score = points(state, 0)
    return Attempt(rules.solo.level, name, score, score >= rules.solo.target)


def _civilisations(game: Game) -> list[str]:
    return cast(PeloponnesState, game.start(1)).peloponnes.civilisations.names


def _target(game: Game, level: int) -> int:
    return cast(PeloponnesState, game.start(1, {"level": str(level)})).peloponnes.solo.target
