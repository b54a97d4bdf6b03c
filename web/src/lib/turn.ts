/** Signals for the player's turn: title, icon, sound and browser notification. */
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

let audio: AudioContext | undefined;

/** Two plucked strings of a lyre. */
export function chime(): void {
  audio ??= new AudioContext();
  [392, 587].forEach((pitch, index) => {
    const start = audio!.currentTime + index * 0.16;
    const string = audio!.createOscillator();
    const loudness = audio!.createGain();
    string.type = "triangle";
    string.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.18, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    string.connect(loudness).connect(audio!.destination);
    string.start(start);
    string.stop(start + 0.75);
  });
}

export function showTurn(mine: boolean, game: string): void {
  document.title = mine ? say("page-title-turn", { game }) : say("page-title", { page: game });
  document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
}

export function callTo(game: string): void {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(say("page-title-turn", { game }), { icon: "/icon-turn.svg", tag: "pessoi-turn" });
}

/** Ask for permission to show notifications; resolves to whether it was granted. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
