"""Matches of a search in a text, and the texts of rows of the standings."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.table.standings import standings
from alhambra_desktop.views.text.search import NOTHING, Query
from alhambra_desktop.views.text.words import standings_messages
from tests.scenarios.board import Position, city, rules_for


@pytest.mark.parametrize(
    ("words", "text", "hits"),
    [
        ("alham", "Alhambra alham", [(0, 5), (9, 14)]),
        ("al ham", "Alhambra", [(0, 5)]),
        ("a", "Alhambra", [(0, 1), (3, 4), (7, 8)]),
        ("aa", "aaab", [(0, 3)]),
        ("ss", "Straße", [(4, 5)]),
        ("ede", "Éde, edede", [(0, 3), (5, 10)]),
        ("", "Alhambra", []),
        ("x", "Alhambra", []),
    ],
)
def test_a_search_finds_the_places_of_its_words(words, text, hits):
    assert Query.of(words).hits(text) == hits
    assert Query.of(words).matches(text) == (bool(hits) or not words)
    assert NOTHING.matches(text)


def test_every_word_of_a_search_may_match_another_text():
    query = Query.of("Red tower")
    assert query.matches("a tower", "in red")
    assert not query.matches("a tower", "in blue")


def test_a_row_of_the_standings_has_the_points_of_the_viewer():
    at = Position(rules_for(3))
    at.player(1, city=city(at.book, "* a", a="tower-11-N"))
    rows = {row.subject: row for row in standings(at.book, at.state)}
    tower, whole = rows["tower"], rows[None]
    assert standings_messages(at.book, tower, 1).id == "standings-row-points"
    assert dict(standings_messages(at.book, tower, 1).arguments)["points"] == tower.points_of(1) > 0
    assert standings_messages(at.book, tower, 0).id == "standings-row"
    assert standings_messages(at.book, tower, None).id == "standings-row"
    assert standings_messages(at.book, whole, 1).id == "standings-row"
    assert standings_messages(at.book, rows["garden"], 1).id == "standings-row-empty"
