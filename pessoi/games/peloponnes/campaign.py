"""The campaign: the five solo levels in order, each with an unused civilisation, saved in one file."""

import json
from pathlib import Path
from typing import Final, Optional, cast, final

from msgspec.structs import replace

from pessoi.core import record as records
from pessoi.core import session as sessions
from pessoi.core.errors import UserError
from pessoi.core.files import json_in
from pessoi.core.game import Game
from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.games.peloponnes.rules.scoring import points
from pessoi.games.peloponnes.rules.state import PeloponnesState
from pessoi.text import GameWords

FORMAT: Final = 1
PARTS: Final = ("campaign", "game", "attempts", "play")
"""The fields of the file; `play` is the record of the current level, as a list of lines."""
DROPPED: Final = ("campaign-unchosen", "campaign-used")
"""The errors of which a file can be rid by dropping a level."""


class CampaignError(UserError):
    """A campaign file that cannot be read, or an action that is not possible now."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code, **{**arguments, "game": "peloponnes"})


@final
class Attempt:
    """The result of one level."""

    def __init__(self, level: int, civilisation: str, score: int, won: bool) -> None:
        self.level = level
        self.civilisation = civilisation
        self.score = score
        self.won = won


@final
class LevelResult:
    """A level with its best attempt, if it has been tried."""

    def __init__(self, number: int, target: int, best: Optional[Attempt]) -> None:
        self.number = number
        self.target = target
        self.choice = "" if best is None else best.civilisation
        self.score = 0 if best is None else best.score
        self.won = best is not None and best.won


@final
class Campaign:
    """The results so far, and the session of the current level, if one has begun (peloponnes.solo.campaign)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.attempts: list[Attempt] = []
        self.session: Optional[Session] = None
        """The current level. A move made in it is not saved until `write` is called."""
        self.dropped: Optional[CampaignError] = None
        """Why a part of the file was dropped when it was read, if one was."""
        self.levels: list[str] = game.options.options["level"].values

    @property
    def level(self) -> int:
        """The number of the next level; one more than the last if all are won."""
        return 1 + sum([attempt.won for attempt in self.attempts])

    @property
    def complete(self) -> bool:
        """Whether all levels are won."""
        return self.level > len(self.levels)

    @property
    def choices(self) -> list[str]:
        """The unused civilisations (peloponnes.solo.campaign, peloponnes.solo.retry)."""
        return [name for name in _civilisations(self.game) if name not in self.used]

    @property
    def used(self) -> list[str]:
        """The civilisations of all attempts."""
        return [attempt.civilisation for attempt in self.attempts]

    def choice_name(self, name: str, words: GameWords) -> str:
        """Format the name of a civilisation."""
        return words.format(f"civilisation-{name}")

    def labels(self, words: GameWords) -> list[str]:
        """Format the choices, with what each civilisation begins with and brings."""
        state = self.game.start(1)
        return [words.move(state, 0, self.game.moves.parse(f"choose {name}")) for name in self.choices]

    @property
    def best(self) -> list[Attempt]:
        """The best attempt at each level that has been tried (peloponnes.solo.best)."""
        best: dict[int, Attempt] = {}
        for attempt in self.attempts:
            if attempt.level not in best or attempt.score > best[attempt.level].score:
                best[attempt.level] = attempt
        return list(best.values())

    @property
    def results(self) -> list[LevelResult]:
        """All levels in order, with their best attempts."""
        best = {attempt.level: attempt for attempt in self.best}
        levels = range(1, len(self.levels) + 1)
        return [LevelResult(number, _target(self.game, number), best.get(number)) for number in levels]

    @property
    def lost(self) -> bool:
        """Whether levels remain but no civilisation does."""
        return not self.complete and not self.choices

    def begin(self, civilisation: str) -> Session:
        """Start the next level with an unused civilisation; return its session after that choice, which is final."""
        if self.session is not None:
            raise CampaignError("campaign-busy")
        if self.complete:
            raise CampaignError("campaign-complete")
        if civilisation not in self.choices:
            raise CampaignError("campaign-choice", found=civilisation, known=", ".join(self.choices))
        session = sessions.new(self.game, 1, {"level": str(self.level)})
        session.play(0, self.game.moves.parse(f"choose {civilisation}"))
        session.fixed = len(session.record)
        self.session = session
        return session

    def go_on(self, record: Record) -> None:
        """Replace the record of the current level by one that continues it."""
        if self.session is None:
            raise CampaignError("campaign-idle")
        known = self.session.record
        header = replace(record.header, names=known.header.names)
        if header != known.header or record.until(len(known)).entries != known.entries:
            raise CampaignError("campaign-other")
        self.session = Session(self.game, record)
        self.session.fixed = 1

    def settle(self) -> Attempt:
        """Enter the result of the current level, which must be over."""
        if self.session is None or not self.session.state.over:
            raise CampaignError("campaign-unfinished")
        return self._enter(_result(self.session))

    def give_up(self) -> Attempt:
        """Count the current level as failed; its civilisation is used (peloponnes.solo.retry)."""
        if self.session is None:
            raise CampaignError("campaign-idle")
        attempt = _result(self.session)
        attempt.score = 0
        attempt.won = False
        return self._enter(attempt)

    def _enter(self, attempt: Attempt) -> Attempt:
        """Add an attempt at the next level and leave that level. Raises CampaignError if it is not valid."""
        self.check(attempt)
        self.attempts.append(attempt)
        self.session = None
        return attempt

    def check(self, attempt: Attempt) -> None:
        """Raise CampaignError unless an attempt is at the next level, with an unused civilisation."""
        if self.complete or attempt.level != self.level:
            raise CampaignError("campaign-level", expected=self.level, found=attempt.level)
        if not attempt.civilisation:
            raise CampaignError("campaign-unchosen")
        if attempt.civilisation not in _civilisations(self.game):
            raise CampaignError("campaign-unknown", found=attempt.civilisation)
        if attempt.civilisation not in self.choices:
            raise CampaignError("campaign-used", found=attempt.civilisation)

    def text(self) -> str:
        """The content of the file."""
        attempts = [[attempt.level, attempt.civilisation, attempt.score] for attempt in self.attempts]
        record = None if self.session is None else self.session.record.lines().splitlines()
        data = {"campaign": FORMAT, "game": self.game.key, "attempts": attempts, "play": record}
        return json.dumps(data, indent=1) + "\n"

    def write(self, path: Path) -> None:
        """Save the campaign, replacing an existing file atomically."""
        draft = path.parent / f"{path.name}.part"
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(path)

    def summary(self, words: GameWords) -> list[str]:
        """Format what was dropped from the file, the best result of each level, and what comes next: one line each."""
        lines = [] if self.dropped is None else [words.format("campaign-dropped", why=words.error(self.dropped))]
        lines += [
            words.format(
                "campaign-won" if attempt.won else "campaign-failed",
                level=attempt.level,
                civilisation=self.choice_name(attempt.civilisation, words),
                score=attempt.score,
            )
            for attempt in self.best
        ]
        if self.complete:
            lines.append(words.format("campaign-complete"))
        elif self.lost:
            lines.append(words.format("campaign-lost"))
        else:
            lines.append(words.format("campaign-next", level=self.level))
        return lines


def open_campaign(game: Game, path: Path) -> Campaign:
    """Read the campaign in a file, or start a new one if there is no file."""
    return read(game, path) if path.exists() else Campaign(game)


def parse(game: Game, text: str) -> Campaign:
    """Read a campaign from the content of a file, as `read` does; an empty text starts a new one."""
    if not text:
        return Campaign(game)
    try:
        data = json.loads(text)
    except ValueError:
        raise CampaignError("not-an-object", where="$", known=", ".join(PARTS)) from None
    return _parsed(game, data)


def read(game: Game, path: Path) -> Campaign:
    """Read a campaign from a file; raises CampaignError if it does not fit.

    A level without a civilisation, or with one that was used before, is dropped, and so is everything after it;
    `dropped` has the reason.
    """
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
    try:
        for entry in data["attempts"]:
            campaign.attempts.append(_attempt(campaign, entry))
        if data["play"] is not None:
            campaign.session = _resumed(campaign, data["play"])
    except CampaignError as error:
        if error.code not in DROPPED:
            raise
        campaign.dropped = error
    return campaign


def _attempt(campaign: Campaign, entry: object) -> Attempt:
    if not isinstance(entry, list) or [type(part) for part in entry] != [int, str, int]:
        raise CampaignError("campaign-attempt", found=repr(entry))
    level: int = entry[0]
    civilisation: str = entry[1]
    score: int = entry[2]
    attempt = Attempt(level, civilisation, score, False)
    campaign.check(attempt)
    if score < 0:
        raise CampaignError("campaign-score", found=score)
    attempt.won = score >= _target(campaign.game, level)
    return attempt


def _resumed(campaign: Campaign, lines: object) -> Session:
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise CampaignError("campaign-play")
    record = records.parse("\n".join(lines))
    if record.header.seats != 1:
        raise CampaignError("campaign-seats")
    session = Session(campaign.game, record)
    campaign.check(_result(session))
    session.fixed = 1
    return session


def _result(session: Session) -> Attempt:
    state = cast(PeloponnesState, session.state)
    rules = state.peloponnes
    chosen = state.civilisations[0]
    name = rules.civilisations.names[chosen] if chosen >= 0 else ""
    score = points(state, 0)
    return Attempt(rules.solo.level, name, score, score >= rules.solo.target)


def _civilisations(game: Game) -> list[str]:
    return cast(PeloponnesState, game.start(1)).peloponnes.civilisations.names


def _target(game: Game, level: int) -> int:
    return cast(PeloponnesState, game.start(1, {"level": str(level)})).peloponnes.solo.target
