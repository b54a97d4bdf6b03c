"""Colours and signs shared by all boards in the terminal."""

COLOURS = ("bright_red", "bright_yellow", "bright_blue", "bright_green", "bright_magenta", "bright_white")
SIGNS = ("Α", "Β", "Γ", "Δ", "Ε", "Ζ")
"""Colour and sign of every seat; the sign alone identifies it."""

SEA = "on #12324a"
LAND = "#e8d8b8 on #1f130c"
SHORE = "#c8643c on #1f130c"
"""The styles of the sea, of the land, and of the line between them."""

LIT = "bold black on #e0a83c"
"""The style of a place that is part of a legal move."""
