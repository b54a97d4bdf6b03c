"""What bots know about Rhodes: evaluation, policy and their weights."""
