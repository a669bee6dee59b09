"""Says which engine the tests run on, and refuses to test compiled modules that are out of date."""

import os

import pytest

from rivalry import native


def pytest_configure() -> None:
    stale = native.stale_modules()
    if stale and native.is_compiled():
        pytest.exit(
            f"compiled modules are older than their source: {', '.join(stale)}; "
            "compile again (make build) or test with RIVALRY_PURE=1",
            returncode=3,
        )


def pytest_report_header() -> str:
    engine = "compiled" if native.is_compiled() else "interpreted"
    pure = os.environ.get("RIVALRY_PURE", "")
    return f"rivalry: the engine runs {engine}" + (f" (RIVALRY_PURE={pure})" if pure else "")
