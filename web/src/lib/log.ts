/** The lines of the log: events that belong together are merged, as `pessoi/text/log.py` does it for the terminal. */
import type { EventView, Merge } from "../made/wire";

/** One event, or several merged ones. */
export interface LogEvent {
  message: string;
  rule: string;
  arguments: Record<string, number | number[]>;
}

type Merged<Line> = Omit<Line, "event"> & { event: LogEvent };

/** Merge events as their kinds declare it; an argument that is listed gets the number of its values as `$count`. */
export function mergedLines<Line extends { event: EventView }>(
  merges: Record<string, Merge>,
  lines: Line[],
): Merged<Line>[] {
  const found: Merged<Line>[] = [];
  const open = new Map<string, LogEvent>();
  for (const line of lines) {
    const merge = merges[line.event.message];
    const key = merge ? keyOf(merge, line.event) : "";
    const earlier = open.get(key);
    if (merge && earlier) {
      add(merge, earlier, line.event);
      continue;
    }
    const event = single(merge, line.event);
    if (merge) open.set(key, event);
    else open.clear();
    found.push({ ...line, event });
  }
  return found;
}

/** One event as a line. */
export function single(merge: Merge | undefined, event: EventView): LogEvent {
  const values: LogEvent["arguments"] = { ...event.arguments };
  if (merge?.lists) Object.assign(values, { [merge.lists]: [event.arguments[merge.lists]], count: 1 });
  return { ...event, arguments: values };
}

/** What merged events have in common. */
const keyOf = ({ adds, lists }: Merge, { message, arguments: values }: EventView): string =>
  JSON.stringify([message, Object.entries(values).filter(([name]) => name !== adds && name !== lists)]);

/** Add an event to a line of its kind. */
function add({ adds, lists }: Merge, line: LogEvent, event: EventView): void {
  const values = line.arguments;
  if (adds) values[adds] = Number(values[adds]) + (event.arguments[adds] ?? 0);
  if (lists) {
    values[lists] = [values[lists] ?? [], event.arguments[lists] ?? []].flat();
    values.count = Number(values.count) + 1;
  }
}

/** The entries with which something of these kinds happened, for example those that begin a chapter or a turn. */
export const entriesOf = (log: { entry: number; events: EventView[] }[], kinds: string[]): number[] =>
  log.filter(({ events }) => events.some(({ message }) => kinds.includes(message))).map(({ entry }) => entry);
