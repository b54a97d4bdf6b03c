"""The shape of the component file of pente grammai, and what must fit together in it."""

from typing import Annotated

from msgspec import Meta
from pessoi.core.components import Components, Group
from pessoi.core.errors import UserError


class BoardGroup(Group, frozen=True):
    lines: Annotated[int, Meta(ge=3, le=25)]


class PiecesGroup(Group, frozen=True):
    each: Annotated[int, Meta(ge=1, le=25)]


class DieGroup(Group, frozen=True):
    faces: Annotated[int, Meta(ge=1, le=100)]


class PenteComponents(Components, frozen=True):
    board: BoardGroup
    pieces: PiecesGroup
    die: DieGroup

    def faults(self) -> list[UserError]:
        faults = []
        if self.board.lines % 2 == 0:
            faults.append(UserError("lines-even", lines=self.board.lines))
        if self.pieces.each > self.board.lines:
            faults.append(UserError("many-pieces", pieces=self.pieces.each, lines=self.board.lines))
        if self.die.faces < self.board.lines:
            faults.append(UserError("few-faces", faces=self.die.faces, lines=self.board.lines))
        return faults
