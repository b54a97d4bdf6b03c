"""The search inside: one tree over what a seat may know, compiled."""
