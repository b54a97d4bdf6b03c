"""One board per game, drawn from a view."""
