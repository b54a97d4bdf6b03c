"""Settings for all tests: no property fails because the machine is slow, and failed checks show their values."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("patient")

pytest.register_assert_rewrite(*(f"pessoi.contract.{name}" for name in ("files", "kernel", "observations", "secrets")))
