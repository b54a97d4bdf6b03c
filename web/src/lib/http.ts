/** Requests of the page over HTTP. */
import type {
  Box,
  CampaignRequest,
  CampaignView,
  Catalogue,
  CreatedTable,
  EventLog,
  GameDetail,
  GameInfo,
  GameText,
  Lead,
  Moment,
  NewTable,
  Problem,
  TableBox,
  TableSummaries,
  TableView,
} from "../made/wire";

/** The server refused a request. */
export class Declined extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** What else a request may say: the language of its answer, and a signal that cancels it. */
interface Extras {
  language?: string;
  signal?: AbortSignal;
}

/** Send a request: with a body it is a POST. */
export async function ask(path: string, token?: string, body?: unknown, extras: Extras = {}): Promise<Response> {
  const { language, signal } = extras;
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (language) headers["Accept-Language"] = language;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    headers,
    signal: signal ?? null,
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Declined({ code: "unreachable", detail: "" });
  });
  if (!answer.ok) throw new Declined(await answer.json().catch(() => ({ code: "broken", detail: "" })));
  return answer;
}

export async function json<Kind>(path: string, token?: string, body?: unknown, extras: Extras = {}): Promise<Kind> {
  return (await ask(path, token, body, extras)).json() as Promise<Kind>;
}

const at = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);

export const catalogue = (): Promise<Catalogue> => json("/api/games");
export const game = (key: string): Promise<GameDetail> => json(`/api/games/${encodeURIComponent(key)}`);
export const gameText = (key: string, language: string): Promise<GameText> =>
  json(`/api/games/${encodeURIComponent(key)}/text?language=${language}`);
export const components = (key: string, language: string): Promise<Box> =>
  json(`/api/games/${encodeURIComponent(key)}/components?language=${language}`);
export const box = (token: string): Promise<TableBox> => json("/api/box", token);
/** Set up a table; a refusal of its numbers is in this language. */
export const createTable = (table: NewTable, language: string): Promise<CreatedTable> =>
  json("/api/tables", undefined, table, { language });
export const mine = (tokens: string[]): Promise<TableSummaries> => json("/api/mine", undefined, { tokens });
export const table = (token: string): Promise<TableView> => json("/api/table", token);
export const rematch = (token: string): Promise<CreatedTable> => json("/api/rematch", token, {});
export const eventLog = (token: string, seat: number | null): Promise<EventLog> => json(`/api/log?${at(seat)}`, token);
export const moment = (token: string, seat: number | null, entry: number): Promise<Moment> =>
  json(`/api/moment?entry=${entry}&${at(seat)}`, token);
export const campaign = (game: string, language: string, request: CampaignRequest): Promise<CampaignView> =>
  json(`/api/campaign/${encodeURIComponent(game)}?language=${language}`, undefined, request);
export const lead = (token: string): Promise<Lead> => json("/api/lead", token);
export const record = async (token: string): Promise<string> => (await ask("/api/record", token)).text();

export type { GameInfo };
