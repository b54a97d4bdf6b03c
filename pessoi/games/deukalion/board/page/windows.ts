/** Decisions out of turn that many seats are asked at once, most of which can only pass. */
export const WINDOWS = ["hermes", "alarm", "answer", "defeat", "drawn"];
