"""The promises of docs/reliability.md name tests that exist."""

import re
from pathlib import Path

FOLDER = Path(__file__).parent
PROMISES = (FOLDER.parents[1] / "docs" / "reliability.md").read_text()


def test_every_promise_names_tests_that_exist() -> None:
    named = [(file, tests) for file, tests in re.findall(r"`(test_\w+\.py)`:((?:,?\s+`test_\w+`)+)", PROMISES)]
    assert {test for _, tests in named for test in re.findall(r"\w+", tests)} == set(
        re.findall(r"`(test_\w+)`", PROMISES)
    )
    for file, tests in named:
        (path,) = FOLDER.parent.glob(f"*/{file}")
        text = path.read_text()
        for test in re.findall(r"\w+", tests):
            assert f"def {test}(" in text, (file, test)


def test_a_move_passes_through_twelve_files() -> None:
    guide = (FOLDER.parents[1] / "CONTRIBUTING.md").read_text()
    walk = re.findall(r"^\| (\d+) \| `([\w./]+)`", guide, re.M)
    assert [int(number) for number, _ in walk] == list(range(1, 13))
    assert [path for _, path in walk if not (FOLDER.parents[1] / path).exists()] == []
