"""Campaigns over HTTP. The browser keeps the file of a campaign; the server reads it and writes the next one."""

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pessoi import campaigns, games
from pessoi.campaigns import Campaign, CampaignView
from pessoi.core import record as records
from pessoi.core.errors import UserError
from pessoi.protocol.study import CampaignRequest
from pessoi.server.guard import HttpError, client_address
from pessoi.server.routes import MAX_UPLOAD, AnyRequest, GameKey, Language, Registry, refused
from pessoi.text import of_game


def answer(key: str, asked: CampaignRequest, language: str) -> CampaignView | str:
    """The campaign after a request, or why there is none. Runs in another process."""
    game = games.game(key)
    words = of_game(game, language)
    try:
        campaign = campaigns.parse(game, asked.file)
        _apply(campaign, asked)
    except UserError as error:
        return words.error(error)
    except RecursionError:
        return ""
    return campaigns.view(campaign, words)


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


@post("/api/campaign/{key:str}", status_code=HTTP_200_OK, responses=refused(404, 413), request_max_body_size=MAX_UPLOAD)
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
    found = await registry.check(client_address(request), answer, key, data, language)
    if isinstance(found, str):
        raise HttpError(400, "cannot-open", found)
    return found
