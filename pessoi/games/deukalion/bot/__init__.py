"""What bots know about Deukalion: evaluation, policy and their weights."""
