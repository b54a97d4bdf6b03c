"""Colours and signs that all boards in the terminal share."""

COLOURS = ("bright_red", "bright_yellow", "bright_blue", "bright_green", "bright_magenta", "bright_white")
SIGNS = ("Α", "Β", "Γ", "Δ", "Ε", "Ζ")
"""Each seat's colour and sign; a seat is recognisable without colour."""

LIT = "reverse"
"""The style of a place that a legal move touches."""
