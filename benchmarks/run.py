"""Side by side with peers, in one run: prints ratios and writes build/bench.json."""
