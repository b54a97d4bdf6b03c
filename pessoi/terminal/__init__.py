"""The games in a terminal: full screen, line by line, and replay of records."""
