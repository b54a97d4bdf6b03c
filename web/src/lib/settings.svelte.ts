/** The user's settings, kept in the browser's local storage. */
const KEPT = "pessoi-settings";

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "quick" | "none";
export const PACES: Record<Pace, number> = { slow: 1600, normal: 900, quick: 400, none: 0 };

interface Settings {
  name: string;
  theme: Theme;
  pace: Pace;
  still: boolean;
  sound: boolean;
  notify: boolean;
  explain: boolean;
  explained: string[];
}

const FIRST: Settings = {
  name: "",
  theme: "auto",
  pace: "normal",
  still: false,
  sound: false,
  notify: false,
  explain: true,
  explained: [],
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
