"""The marker of tests that cover a rule."""

import pytest

rule = pytest.mark.rule
