"""Texts of the specimen; languages without its words use English."""

from __future__ import annotations

import pytest

from alhambra_desktop.words import languages
from tests.property import test_nouns
from tests.specimen.installing import MODULE
from tests.sweeps import swept
from tests.unit import test_words

GAMES = ("alhambra", "granada", "alhambra+granada")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_action_has_a_text(language: str, game: str) -> None:
    test_words.test_every_event_of_a_game_has_a_text(language, game)
    test_words.test_every_action_of_a_game_has_texts(language, game)


@pytest.mark.parametrize("language", languages())
def test_its_nouns_and_reasons_have_texts(language: str) -> None:
    assert any(MODULE in book.prospects for book in test_words.all_books())
    test_words.test_every_noun_has_a_text_in_every_language(language)
    test_words.test_every_reason_for_a_turn_has_a_text(language)


@pytest.mark.parametrize("game", GAMES)
def test_its_points_have_a_name_and_an_icon(game: str) -> None:
    test_words.test_every_source_of_points_has_a_name_and_an_icon(game)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", swept(range(len(GAMES)), (2).__eq__))
def test_its_pieces_and_places_have_nouns(number: int, language: str) -> None:
    test_nouns.nouns.cache_clear()
    test_nouns.test_every_piece_and_place_has_a_noun(number, language)
    said = {noun.id for noun in test_nouns.nouns(number)}
    test_nouns.nouns.cache_clear()
    assert {"chest", "place-chamber", "place-chamber-face-down", "place-on-tile"} <= said
