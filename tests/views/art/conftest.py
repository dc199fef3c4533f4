"""Fixtures for painting tests, which never reuse the pictures of other tests."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def painted_once() -> None:
    """Ignore the pictures of other tests."""
