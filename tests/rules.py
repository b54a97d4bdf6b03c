"""The mark of a test that shows a rule."""

import pytest

rule = pytest.mark.rule
