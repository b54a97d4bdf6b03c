"""The table: a server where friends and bots play one game, and nothing is lost, doubled or leaked."""
