"""Live tables: their journal, their state, and the updates sent to their subscribers."""
