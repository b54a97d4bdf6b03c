"""What bots know about Peloponnes: evaluation, policy and their weights."""
