"""Pente grammai, the game of the five lines, for 2 seats."""
