"""Every test here starts and ends with the digest check off; scenarios switch it on."""

from collections.abc import Iterator

import pytest

from rivalry.core import effects


@pytest.fixture(autouse=True)
def _digest_check_off_afterwards() -> Iterator[None]:
    yield
    effects.check_digests(False)
