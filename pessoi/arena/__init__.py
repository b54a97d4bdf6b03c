"""Many games: who plays whom, results on disk, ratings and reports. Needs the extra `lab`."""
