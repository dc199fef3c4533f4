"""Windows for the laws: the fixtures of the tests of the window."""

from tests.views.conftest import *  # noqa: F403
