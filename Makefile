PYTHON ?= python3

.PHONY: play test setup lint bench lock

play test setup lint bench lock:
	@$(PYTHON) tools/make.py $@
