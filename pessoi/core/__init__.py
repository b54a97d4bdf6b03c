"""The kernel: states, steps, moves, chance, events, records. It knows no game, no server, no page and no bot."""
