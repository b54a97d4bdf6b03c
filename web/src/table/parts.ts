/** The parts of a table as one file to load: a table needs all of them, a puzzle some. */
export { Offer, setOffer } from "../lib/offer.svelte";
export { Playback } from "../lib/playback.svelte";
export { default as Hand } from "./Hand.svelte";
export { regions } from "./layout";
export { default as Prompt } from "./Prompt.svelte";
export { default as Rivals } from "./Rivals.svelte";
export { default as SharedScreen } from "./SharedScreen.svelte";
export { default as Stage } from "./Stage.svelte";
export { default as TableRegions } from "./TableRegions.svelte";
