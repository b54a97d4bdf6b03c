"""Make the records of a game again after its rules or numbers have changed: `python tools/records.py GAME [--check]`.

A record that still plays to its end is kept, with a new header. Another one is played again as far as its moves fit and
then by the game's bots, with the seed that shows most events no other record shows. Prints what changed.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec
import rulebook_examples

import pessoi
from pessoi import CHANCE, Game, Rng, Session
from pessoi.bots.policies import policy
from pessoi.core import record as records
from pessoi.core.record import Header, Record, RecordError

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
SEEDS = 12
"""The number of endings that are tried for a record that no longer fits."""


@dataclass
class Remade:
    """A record after the change: the session it gives, and after how many entries it left the old record."""

    path: Path
    old: Record
    session: Session
    kept: int

    @property
    def fits(self) -> bool:
        """Whether the old moves lead to the end of the game."""
        return self.kept == len(self.old) and self.session.state.over

    @property
    def changed(self) -> bool:
        """Whether the file must be written."""
        return not self.fits or self.session.record.header != self.old.header

    def summary(self) -> str:
        """What changed, in a line."""
        if not self.changed:
            return f"{self.path.name}: unchanged"
        if self.fits:
            return f"{self.path.name}: same moves, new header"
        entries = f"{self.kept} of {len(self.old)} entries kept, {len(self.session.record)} now"
        return f"{self.path.name}: {entries}; scores {self.session.state.scores}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=pessoi.games.names())
    options.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a record must change")
    given = options.parse_args()
    game = pessoi.game(given.game)
    remade = remake(game, paths(game))
    for record in remade:
        print(record.summary())
        if record.changed and not given.check:
            record.session.record.write(record.path)
    missing = {kind.message for kind in game.events.kinds} - set().union(*(shown(each.session) for each in remade))
    if missing:
        print(f"events that no record shows: {', '.join(sorted(missing))}")
    sys.exit(1 if given.check and any(record.changed for record in remade) else 0)


def paths(game: Game) -> list[Path]:
    """The records of a game: those of the tests, and the one that its rulebook on the page shows."""
    return sorted([*(RECORDS / game.key).glob("*.jsonl"), *rulebook_examples.folder(game).glob("*.jsonl")])


def remake(game: Game, paths: list[Path]) -> list[Remade]:
    """Every record as it is by the present rules; those that fit first, because they show their events for certain."""
    remade = [prefix(game, path) for path in paths]
    remade.sort(key=lambda record: not record.fits)
    seen: set[str] = set()
    for record in remade:
        if not record.fits:
            record.session = played_on(game, record.session.record, seen)
        seen |= shown(record.session)
    return sorted(remade, key=lambda record: record.path)


def prefix(game: Game, path: Path) -> Remade:
    """A record under a header of today, as far as its moves fit."""
    old = records.read(path)
    session = Session(game, Record(header_of_today(game, old.header)))
    kept = 0
    for entry in old:
        try:
            session.enter(entry)
        except RecordError:
            break
        kept += 1
    return Remade(path, old, session, kept)


def header_of_today(game: Game, old: Header) -> Header:
    """The same table by the present rules and components."""
    options = {name: value for name, value in old.options.items() if known(game, name, value)}
    return msgspec.structs.replace(
        old, options=options, components=game.fingerprint, rules=game.rulebook.version, pessoi=records.FORMAT
    )


def known(game: Game, name: str, value: str) -> bool:
    """Whether an option of an old record still exists with its value."""
    if name == "edition":
        return value in game.options.editions
    return name in game.options.options and value in game.options.options[name].values


def played_on(game: Game, begun: Record, seen: set[str]) -> Session:
    """Play a record on to the end, with the seed that shows most events not seen before."""
    endings = [finished(Session(game, begun), Rng(seed)) for seed in range(SEEDS)]
    return max(endings, key=lambda session: len(shown(session) - seen))


def finished(session: Session, rng: Rng) -> Session:
    """Play to the end by the game's policy, with a random move now and then."""
    bot = policy(session.state.rules)
    while not session.state.over:
        state = session.state
        seat = rng.one_of(list(state.actors))
        if seat == CHANCE:
            session.draw(rng)
        elif rng.below(4) == 0:
            session.play(seat, rng.one_of(state.legal(seat)))
        else:
            session.play(seat, bot.choose(state.imagine(seat, rng), seat, rng))
    return session


def shown(session: Session) -> set[str]:
    """The messages of all events of a game."""
    return {event.message for events in session.events for event in events}


if __name__ == "__main__":
    main()
