"""Campaigns over HTTP. The browser keeps the file of a campaign; the server reads it and writes the next one."""

import msgspec
from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pessoi import campaigns, games
from pessoi.campaigns import Campaign
from pessoi.core import record as records
from pessoi.core.errors import UserError
from pessoi.server.api import RecordText
from pessoi.server.protocol import Incoming, Outgoing, Word
from pessoi.server.routes import MAX_UPLOAD, AnyRequest, GameKey, HttpError, Language, Registry, client_address, refused
from pessoi.text import of_game


class CampaignRequest(Incoming, frozen=True, kw_only=True):
    """The file of a campaign, empty for a new one, and what happens next.

    With `choice` the next level begins; with `record` the current level, which that record continues, is entered if it
    is over; with `give_up` it is counted as failed.
    """

    file: RecordText = ""
    choice: Word = ""
    record: RecordText = ""
    give_up: bool = False


class CampaignLevel(Outgoing, frozen=True, kw_only=True):
    """A level: the score that wins it and, if it has been tried, the best attempt."""

    number: int
    target: int
    choice: str
    score: int
    won: bool


class CampaignChoice(Outgoing, frozen=True, kw_only=True):
    """A choice for the next level, and its description."""

    name: str
    label: str


class CampaignView(Outgoing, frozen=True, kw_only=True):
    """A campaign, worded in one language: its file, its levels, and what can be chosen for the next one.

    `playing` is the record of the current level, empty between two levels; `dropped` says why a part of the file was
    ignored.
    """

    file: str
    levels: list[CampaignLevel]
    level: int
    complete: bool
    lost: bool
    choices: list[CampaignChoice]
    used: list[str]
    playing: str
    dropped: str


def answer(key: str, request: bytes, language: str) -> CampaignView | str:
    """The campaign after a request, or why there is none. Runs in another process."""
    game = games.game(key)
    words = of_game(game, language)
    asked = msgspec.json.decode(request, type=CampaignRequest)
    try:
        campaign = campaigns.parse(game, asked.file)
        _apply(campaign, asked)
    except UserError as error:
        return words.error(error)
    except RecursionError:
        return ""
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
        used=[campaign.choice_name(name, words) for name in campaign.used],
        playing="" if session is None else session.record.lines(),
        dropped="" if dropped is None else words.error(dropped),
    )


def _apply(campaign: Campaign, asked: CampaignRequest) -> None:
    """Raises UserError if it is not possible now."""
    if asked.record:
        campaign.go_on(records.parse(asked.record))
    if asked.give_up:
        campaign.give_up()
    elif campaign.session is not None and campaign.session.state.over:
        campaign.settle()
    if asked.choice:
        campaign.begin(asked.choice)


@post(
    "/api/campaign/{key:str}",
    summary="A campaign",
    status_code=HTTP_200_OK,
    responses=refused(404, 413),
    request_max_body_size=MAX_UPLOAD,
)
async def campaign(
    key: GameKey,
    data: JSONBody[CampaignRequest],
    request: AnyRequest,
    registry: Registry,
    language: Language = "en",
) -> CampaignView:
    """Read the file of a campaign, do what is asked, and return the campaign with its new file."""
    if not campaigns.has_campaign(games.game(key)):
        raise HttpError(404, "not-found")
    found = await registry.check(client_address(request), answer, key, msgspec.json.encode(data), language)
    if isinstance(found, str):
        raise HttpError(400, "cannot-open", found)
    return found


HANDLERS = [campaign]
