"""How Beim Zeus! is drawn."""
