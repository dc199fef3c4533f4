"""Fixtures for tests of painting, which never reuse painted pictures."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def painted_once() -> None:
    """Ignore the pictures of other tests."""
