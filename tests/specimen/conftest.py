"""All tests of this folder have the specimen installed, and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.specimen.installing import installed

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module", autouse=True)
def specimen() -> Iterator[None]:
    with installed():
        yield
