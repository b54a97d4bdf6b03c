import type { LogKit } from "$shell/lib/board";

/** How the log is told: an auction is a chapter; bids, sales and payments are one line each. */
export const log: LogKit = {
  chapter: ["auction", "last-plot-sold", "over", "over-early"],
  turn: ["turn", "final-turn"],
  deed: {},
  merge: [
    { kinds: ["bid", "bid-favourite", "bid-void", "bid-without-pawns"], by: "turn", into: "log-bids" },
    { kinds: ["sold", "noted"], by: "seat", into: "log-sold" },
    { kinds: ["unsold", "put-aside"], by: "turn", into: "log-aside" },
    { kinds: ["temples-pay", "bonus"], by: "seat", into: "log-scored" },
  ],
  hide: ["sealed"],
  points: ["income", "income-claimed", "income-lost", "temples-pay", "bonus", "result"],
  places: {
    "": ["plot-{plot}", "plot-{site}", "card-{card}", "peninsula-{peninsula}"],
    drawn: ["card-{plot}"],
    turn: ["pillar"],
    "final-turn": ["pillar"],
    bid: ["dial-{seat}"],
    "bid-favourite": ["dial-{seat}", "pillar"],
    "bid-void": ["dial-{seat}"],
    winner: ["dial-{seat}"],
    winners: ["dial-{seat}", "dial-{other}"],
    unsold: ["discard"],
    "put-aside": ["discard"],
    "temples-pay": ["temple-{size}"],
  },
  icons: {
    amount: "oxen",
    site: "temple",
    "temples-pay.count": "temple",
    "turned-over.count": "card",
    "shuffled.count": "card",
  },
};
