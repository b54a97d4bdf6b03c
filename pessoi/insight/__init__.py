"""Insight into games: analysis of finished games, and puzzles."""
