/** Short notices, shown for some seconds and announced to screen readers. */
export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "bad" | "good";
}

const SHOWN = 6000;
let last = 0;

export const notices: Notice[] = $state([]);

export function notify(text: string, tone: Notice["tone"] = "plain"): void {
  const id = ++last;
  if (notices.some((other) => other.text === text)) return;
  notices.push({ id, text, tone });
  setTimeout(() => dismiss(id), SHOWN);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id);
  if (index >= 0) notices.splice(index, 1);
}
