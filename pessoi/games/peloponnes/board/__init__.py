"""How Peloponnes is drawn."""
