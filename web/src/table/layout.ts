/** The arithmetic of a table's frame: the regions of a window, and the plan of a board that suits its stage best. */

/** How the regions are arranged: wide and middle for desks, tall for phones held upright, low for phones lying. */
export type FrameName = "wide" | "middle" | "tall" | "low";

/** What a game wants for the hand: `share` of the window's height within limits, or a strip if the stage gets too low. */
export interface HandSize {
  least: number;
  share: number;
  most: number;
  strip: number;
  /** The least height of the stage beside a whole hand. */
  stage: number;
}

/** One arrangement of a board, in its own units. */
export interface Plan {
  name: string;
  w: number;
  h: number;
  /** The size of its smallest thing to touch. */
  cell: number;
  /** Parts that the hand shows in this plan instead of the board. */
  aside?: string[];
  /** The only frame in which the plan is used. */
  only?: FrameName;
  /** Parts of the board that the camera can show, by name. */
  frames?: Record<string, Rect>;
  /** Whether the board fills its stage and scrolls inside it; its size and scale are then those of the stage. */
  scrolls?: boolean;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface StageSize {
  w: number;
  h: number;
  frame: FrameName;
}

/** The sizes of all regions in px. */
export interface Regions {
  frame: FrameName;
  bar: number;
  rivals: number;
  prompt: number;
  side: number;
  hand: number;
  /** Whether the hand is a strip. */
  strip: boolean;
  stage: StageSize;
}

const LOW = 560;
const WIDE = 1200;
const MIDDLE = 900;
const NARROW = 560;
const HIGH = 1200;
const LARGEST = 2;
const BETTER = 1.06;

export const clamp = (low: number, wanted: number, high: number): number => Math.max(low, Math.min(high, wanted));

function frameOf(w: number, h: number): FrameName {
  if (h < LOW && w > h) return "low";
  return w >= WIDE ? "wide" : w >= MIDDLE ? "middle" : "tall";
}

/** The regions of a table in a window of `w` by `h`; without a hand or rivals the stage gets their room. */
export function regions(w: number, h: number, hand: HandSize | null, alone = false): Regions {
  const frame = frameOf(w, h);
  if (frame === "low") return lying(w, h, hand !== null, alone);
  const bar = h >= HIGH ? 52 : 44;
  const side = frame === "wide" ? clamp(300, w * 0.24, 480) : 0;
  const rivals = side || alone ? 0 : 44;
  const prompt = w < NARROW ? 96 : h >= HIGH ? 68 : 60;
  const left = h - bar - rivals - prompt;
  const whole = hand ? clamp(hand.least, h * hand.share, hand.most) : 0;
  const strip = hand !== null && left - whole < hand.stage;
  const own = strip ? hand.strip : whole;
  return { frame, bar, rivals, prompt, side, hand: own, strip, stage: { w: w - side, h: left - own, frame } };
}

function lying(w: number, h: number, hand: boolean, alone: boolean): Regions {
  const [bar, rivals, prompt] = [36, alone ? 0 : 36, 100];
  const side = clamp(280, w * 0.36, 360);
  const own = hand ? h - bar - rivals - prompt : 0;
  return {
    frame: "low",
    bar,
    rivals,
    prompt,
    side,
    hand: own,
    strip: false,
    stage: { w: w - side, h, frame: "low" },
  };
}

/** The space between a board and the edge of its stage, on both sides together. */
const padding = (stage: StageSize): number => (stage.w < 560 || stage.h < 420 ? 8 : 20);

/** The scale at which a plan fits its stage. */
export const scaleOf = (plan: Plan, stage: StageSize): number =>
  plan.scrolls
    ? 1
    : Math.max(0, Math.min((stage.w - padding(stage)) / plan.w, (stage.h - padding(stage)) / plan.h, LARGEST));

/** The plan whose smallest thing to touch is largest. The present one stays unless another is 6 % better. */
export function choosePlan(plans: Plan[], stage: StageSize, present?: string): { plan: Plan; u: number } {
  const size = (plan: Plan): number => scaleOf(plan, stage) * plan.cell;
  const possible = plans.filter((plan) => !plan.only || plan.only === stage.frame);
  const best = possible.reduce((one, other) => (size(other) > size(one) ? other : one));
  const kept = possible.find((plan) => plan.name === present);
  const plan = kept && size(best) < size(kept) * BETTER ? kept : best;
  return { plan, u: scaleOf(plan, stage) };
}
