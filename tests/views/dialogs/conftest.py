from __future__ import annotations

import pytest

from alhambra_desktop.views.storage.settings import Settings
from tests.views.driver import whole_game


@pytest.fixture
def settings(tmp_path, qapp):
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def open_dialog(qtbot):
    """Return a function that shows a dialog and waits until it is visible."""

    def show(dialog):
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    return show


@pytest.fixture(scope="module")
def three(qapp):
    return whole_game("human,builder,apprentice seed=3")


@pytest.fixture(scope="module")
def two(qapp):
    return whole_game("human,apprentice seed=4")


@pytest.fixture(scope="module")
def six(qapp):
    return whole_game("human,apprentice,apprentice,apprentice,apprentice,apprentice seed=6")
