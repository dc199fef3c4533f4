"""Tests of painting paint."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def painted_once() -> None:
    """Nothing is taken from what another test has painted."""
