"""How Rhodes is drawn."""
