"""What bots know about Beim Zeus!: evaluation, policy and their weights."""
