import type { TableView } from "../made/wire";
import * as http from "./http";

/** Save a text as a file. */
export function save(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Download the record of a table as a file. */
export async function download(table: TableView, token: string): Promise<void> {
  save(await http.record(token), `${table.game}-${table.table.slice(0, 8)}.jsonl`, "application/x-ndjson");
}
