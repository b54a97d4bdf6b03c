"""The example, installed."""

import pytest
from installation import EXAMPLE, Installation, install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """Pente grammai, installed."""
    folder = tmp_path_factory.mktemp("packages")
    install([EXAMPLE], folder)
    return Installation(folder, tmp_path_factory.mktemp("data"))
