"""Who can sit at a seat besides a person."""
