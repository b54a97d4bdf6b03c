// boardgame.io's server as it comes, with a game of secret auctions that holds as much as a table of ours shows:
// in turn the four seats bid for a plot, the highest bid takes it and pays. It stores its matches in memory, which is its
// default, or with its own storage FlatFile in the folder given as an argument. Prints its port.
process.env.NODE_ENV = "production";
const { Server, Origins, FlatFile } = require("boardgame.io/server");

const PLOTS = 63;
const SEATS = 4;

const plot = (number) => ({
  number, peninsula: Math.floor(number / 9), row: Math.floor((number % 9) / 3), column: number % 3,
  owner: null, price: null, noted: true, temple: 0,
});
const seat = () => ({ money: 1000, pawns: 20, stone: true, temples: [0, 0, 0], bid: null, sealed: false, score: 1000 });
const range = (length) => Array.from({ length }, (_, number) => number);

function settle(G) {
  const winner = range(SEATS).reduce((best, other) => (G.bids[other] > G.bids[best] ? other : best), 0);
  Object.assign(G.plots[G.auctions % PLOTS], { owner: winner, price: G.bids[winner] });
  G.seats[winner].money -= G.bids[winner];
  G.seats.forEach((own, number) => Object.assign(own, { sealed: false, bid: G.bids[number] }));
  G.bids = range(SEATS).map(() => null);
  G.auctions++;
}

const auctions = {
  name: "auctions",
  setup: () => ({
    plots: range(PLOTS).map(plot), seats: range(SEATS).map(seat), bids: range(SEATS).map(() => null),
    temples: [], supply: [20, 12, 6], shown: [1, 2], discard: [], auctions: 0,
  }),
  moves: {
    bid: ({ G, playerID }, amount) => {
      G.bids[playerID] = amount;
      G.seats[playerID].sealed = true;
      if (G.bids.every((bid) => bid !== null)) settle(G);
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    bids: G.bids.map((bid, own) => (String(own) === playerID ? bid : null)),
    seats: G.seats.map((seat, own) => (String(own) === playerID ? seat : { ...seat, money: null, score: null })),
  }),
};

const [folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [auctions], origins: [Origins.LOCALHOST], ...storage });
server.run(0, () => {}).then(({ appServer }) => console.log(appServer.address().port));
