PYTHON ?= python3

.PHONY: play test setup lint bench lock pictures

play test setup lint bench lock pictures:
	@$(PYTHON) tools/make.py $@
