"""Live tables: their journal, their state, and what is sent to whom."""
