"""Rule sets are tried in a child process because they may crash or hang."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.rule_sets.trial import try_package
from alhambra_desktop.words import say
from tests.sweeps import swept_rows
from tests.unit.addons.made import made

NAME = "some_wells"
ENDLESS = "while True:\n    pass\n"

CASES = [
    ({}, None),
    ({"package": ENDLESS}, "it did not finish loading within 1 seconds"),
    ({"rules": "def install(book):\n    while True:\n        pass\n"}, "it did not finish loading"),
    ({"view": ENDLESS}, "it did not finish loading"),
    ({"package": "import os\nos._exit(0)"}, "loading it crashes the program"),
    ({"package": "import os\nos.abort()"}, "loading it crashes the program"),
    ({"view": "1 / 0"}, "its view file cannot be used"),
]


@pytest.mark.parametrize(("changed", "said"), swept_rows(CASES, lambda row: row[0] == {"package": ENDLESS}))
def test_errors_in_the_trial_are_reported(tmp_path: Path, changed: dict[str, str], said: str | None) -> None:
    made(tmp_path, **changed)
    fault: Message | None = try_package(NAME, tmp_path, limit=1.0)
    assert (fault is None) if said is None else said in say(fault)
