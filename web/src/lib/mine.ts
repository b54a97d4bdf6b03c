/** The tokens of the links that this browser has opened. */
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

/** The URL of a token. */
export const linkOf = (token: string): string => `${location.origin}/table#${token}`;
