"""Whatever happens with the specimen is said: in English words where a language has none for it."""

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
def test_whatever_happens_and_may_be_done_is_told(language: str, game: str) -> None:
    test_words.test_whatever_happens_in_a_game_can_be_said(language, game)
    test_words.test_whatever_may_be_done_can_be_told_to_be_done(language, game)


@pytest.mark.parametrize("language", languages())
def test_its_things_and_what_speaks_for_it_have_names(language: str) -> None:
    assert any(MODULE in book.prospects for book in test_words.all_books())
    test_words.test_everything_that_a_sentence_may_speak_of_has_a_name(language)
    test_words.test_whatever_speaks_for_a_turn_can_be_said(language)


@pytest.mark.parametrize("game", GAMES)
def test_its_points_have_a_name_and_a_pictogram(game: str) -> None:
    test_words.test_whatever_pays_points_has_a_name_and_a_pictogram(game)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", swept(range(len(GAMES)), (2).__eq__))
def test_its_pieces_and_places_are_read_aloud(number: int, language: str) -> None:
    test_nouns.nouns.cache_clear()
    test_nouns.test_every_piece_and_place_says_what_it_is(number, language)
    said = {noun.id for noun in test_nouns.nouns(number)}
    test_nouns.nouns.cache_clear()
    assert {"chest", "place-chamber", "place-chamber-face-down", "place-on-tile"} <= said
