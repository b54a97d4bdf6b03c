"""Notifications to players who are away from their table."""
