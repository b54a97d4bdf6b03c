"""User errors: code and arguments, text for programmers, pickling, and errors of msgspec."""

import pickle

import msgspec
import pytest

from pessoi.arena.store import StoreError
from pessoi.bots import UnknownBot
from pessoi.core.errors import UserError, unfit
from pessoi.core.events import IllegalMove, Reason
from pessoi.core.moves import UnknownMove
from pessoi.core.record import RecordError
from pessoi.games.peloponnes.campaign import CampaignError


def test_the_text_has_the_code_and_the_arguments() -> None:
    inner = UserError("unknown-move", found="jump")
    outer = RecordError("record-move", entry=3, why=inner)
    assert str(outer) == "record-move (entry 3, why unknown-move (found jump))"
    assert str(UserError("record-empty")) == "record-empty"
    assert isinstance(outer, ValueError)


@pytest.mark.parametrize(
    "error",
    [
        UserError("record-empty"),
        RecordError("record-move", entry=3, why=UserError("unknown-move", found="jump")),
        UnknownBot("unknown-bot", found="hal", known="random"),
        StoreError("other-run", folder="here", why=[UserError("run-differs", name="seed", found="1")]),
        CampaignError("campaign-level", expected=1, found=2),
        UnknownMove("acution", ["auction"]),
        UnknownMove("jump", []),
        IllegalMove(Reason("not-your-turn")),
        IllegalMove(Reason("no-such-seat", {"seat": 5, "seats": 2})),
    ],
    ids=str,
)
def test_an_error_survives_pickling(error: UserError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.code, str(again)) == (error.code, str(error))


class Row(msgspec.Struct, forbid_unknown_fields=True):
    count: int
    names: list[str]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"{", "not-json-at-all"),
        (b"[]", "other-kind"),
        (b'{"count": 1}', "missing-field"),
        (b'{"count": 1, "names": [], "more": 2}', "unknown-field"),
        (b'{"count": "1", "names": []}', "other-kind"),
    ],
)
def test_every_kind_of_invalid_data_has_a_code(text: bytes, code: str) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(text, type=Row)
    assert unfit(caught.value).code == code


def test_the_path_of_invalid_data_is_named() -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(b'{"count": 1, "names": ["a", 2]}', type=Row)
    assert unfit(caught.value).arguments["where"] == "$.names[1]"
