"""The report on translations."""

from __future__ import annotations

from alhambra_desktop.words import SOURCE
from tests.translation import copied, entries


def test_an_untranslated_text_of_several_words_is_reported() -> None:
    source, german = entries(SOURCE), entries("de")
    assert copied(source["status-over-what"], source["status-over-what"])
    assert not copied(german["status-over-what"], source["status-over-what"])
    assert not copied(source["log-why"], source["log-why"]), "one word may be the same"
