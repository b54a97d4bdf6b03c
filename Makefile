PYTHON ?= python3

.PHONY: play test setup lint dist docs bench lock pictures

play test setup lint dist docs bench lock pictures:
	@$(PYTHON) tools/make.py $@
