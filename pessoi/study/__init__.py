"""Analyses, puzzles, campaigns and statistics over HTTP, beside the tables of the server."""
