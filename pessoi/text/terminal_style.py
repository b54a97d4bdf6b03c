"""Colours and signs that all boards in the terminal share."""

COLOURS = ("bright_red", "bright_yellow", "bright_blue", "bright_green", "bright_magenta", "bright_white")
SIGNS = ("Α", "Β", "Γ", "Δ", "Ε", "Ζ")
"""Each seat's colour and sign; a seat is recognisable without colour."""

SEA = "on #12324a"
LAND = "#e8d8b8 on #1f130c"
SHORE = "#c8643c on #1f130c"
"""The sea, what lies on land, and the line between them."""

LIT = "bold black on #e0a83c"
"""The style of a place that a legal move touches."""
