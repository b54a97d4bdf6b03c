/** Signals for the player's turn: title, icon, sound and browser notification. */
import { play } from "./sounds";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

export function showTurn(mine: boolean, game: string): void {
  document.title = mine ? say("page-title-turn", { game }) : say("page-title", { page: game });
  document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
}

export function callTo(game: string): void {
  play("turn");
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(say("page-title-turn", { game }), { icon: "/icon-turn.svg", tag: "pessoi-turn" });
}

/** Ask for permission to show notifications; resolves to whether it was granted. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
