"""Settings for all tests: no property fails because the machine is slow, and failed checks show their values.

All tests of a process share one Chromium: Playwright keeps an event loop running.
"""

import os
import shutil
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = os.environ.get("PESSOI_CHROMIUM") or shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt",  # pages live for seconds: to optimise their scripts costs more than it saves
]

settings.register_profile("patient", deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("patient")

pytest.register_assert_rewrite(*(f"pessoi.contract.{name}" for name in ("files", "kernel", "observations", "secrets")))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
