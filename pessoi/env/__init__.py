"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel, and many plays in one call."""
