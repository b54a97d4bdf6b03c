"""The rules: board, state, events and the steps of a turn."""
