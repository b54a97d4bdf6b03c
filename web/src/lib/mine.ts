/** The links this browser holds. */
const KEPT = "pessoi-tokens";
const MOST = 100;

export function tokens(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((token) => typeof token === "string") : [];
  } catch {
    return [];
  }
}

export function keep(token: string): void {
  const others = tokens().filter((other) => other !== token);
  localStorage.setItem(KEPT, JSON.stringify([token, ...others].slice(0, MOST)));
}

export function forget(token: string): void {
  localStorage.setItem(KEPT, JSON.stringify(tokens().filter((other) => other !== token)));
}

/** The address that opens a table for whoever has it. */
export const linkOf = (token: string): string => `${location.origin}/table#${token}`;
