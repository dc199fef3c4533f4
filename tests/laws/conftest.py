"""Fixtures of the window for the laws."""

from tests.views.conftest import *  # noqa: F403
