"""Durable storage of tables on SQLite or PostgreSQL."""
