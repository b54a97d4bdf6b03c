/** The user's settings, kept in the browser's local storage. */
const KEPT = "pessoi-settings";

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "quick" | "none";
/** By what the durations of animations are multiplied. */
export const PACES: Record<Pace, number> = { slow: 1.6, normal: 1, quick: 0.5, none: 0 };

export type Confirm = "auto" | "never" | "final" | "always";
export const CONFIRMS: Confirm[] = ["auto", "never", "final", "always"];

/** What is heard: only one's turn, also what happens at the table, everything. */
export type Volume = "turn" | "table" | "all";
export const VOLUMES: Volume[] = ["turn", "table", "all"];

interface Settings {
  name: string;
  theme: Theme;
  pace: Pace;
  still: boolean;
  sound: boolean;
  volume: Volume;
  notify: boolean;
  /** Which moves are to be confirmed; by default those that cannot be undone, on touch screens only. */
  confirm: Confirm;
  /** Whether the page plays a move that is the only one. */
  forced: boolean;
  /** Whether the camera goes to what is asked, on touch screens with small boards. */
  autoZoom: boolean;
  /** Whether single letters and digits are shortcuts. */
  keys: boolean;
  /** Whether a lesson or a game was played to its end. */
  learned: boolean;
}

const FIRST: Settings = {
  name: "",
  theme: "auto",
  pace: "normal",
  still: false,
  sound: false,
  volume: "table",
  notify: false,
  confirm: "auto",
  forced: true,
  autoZoom: true,
  keys: true,
  learned: false,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...FIRST, ...kept() });

/** Store every change and apply theme and motion to the page. To be called once. */
export function keepSettings(): void {
  $effect(() => localStorage.setItem(KEPT, JSON.stringify(settings)));
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.classList.toggle("still", settings.still);
  });
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The duration of an animation in milliseconds; 0 if motion is reduced. */
export const motion = (duration: number): number => (settings.still || calm.matches ? 0 : duration);

/** Whether the main pointer is a finger. */
export const coarse = (): boolean => matchMedia("(pointer: coarse)").matches;

/** Whether a move must be confirmed, given whether it can never be undone. */
export function confirms(final: boolean): boolean {
  const wanted = settings.confirm === "auto" ? (coarse() ? "final" : "never") : settings.confirm;
  return wanted === "always" || (wanted === "final" && final);
}
