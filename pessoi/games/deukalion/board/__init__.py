"""How Deukalion is drawn."""
