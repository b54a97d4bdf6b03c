"""Many games between bots: plans, results on disk, ratings and reports. Requires the extra `lab`."""
