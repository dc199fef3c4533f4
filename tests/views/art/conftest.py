"""Painting tests paint everything themselves."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def painted_once() -> None:
    """Reuse no pictures of other tests."""
