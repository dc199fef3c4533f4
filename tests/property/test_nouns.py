"""Nouns: every piece and every place has one in every language."""

from __future__ import annotations

import sys
from functools import cache
from typing import TypeVar

import pytest

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.places.places import Arrangement, Face, Place
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, MODULES, mix_fault
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.words import Words, languages
from tests.sweeps import in_each_language, swept

from .folding import FOUNDATIONS, book_of, builders
from .games import random_rules

T = TypeVar("T")
GAMES = 6
EVERY = 7
"""Number of actions between two checks of the table."""


def own_subclasses(type_: type[T]) -> set[type[T]]:
    """Return the subclasses defined in the program, without those that a test made."""
    found = {type_} if getattr(sys.modules.get(type_.__module__), type_.__name__, None) is type_ else set()
    ours = {one for one in found if one.__module__.startswith("alhambra_desktop.")}
    return ours.union(*(own_subclasses(heir) for heir in type_.__subclasses__()))


@cache
def nouns(number: int) -> frozenset[Message]:
    """Return all nouns of pieces and places in a random game, for every observer."""
    book = whole_book(number)
    found = set[Message]()
    for count, move in enumerate(builders(book, number)):
        if count % EVERY and move.after.decision is not None:
            continue
        for viewer in book.setup.everybody:
            table: Arrangement = arrangement(book, observe(book, move.after, viewer))
            found.update(place.noun(book, viewer) for place in table.lying)
            for piece in table.pieces.values():
                found.update((piece.face.noun(book), piece.face.described(book)))
    return frozenset(found)


def whole_book(number: int):
    """Return the rulebook of a foundation with all its modules, or of a random table for higher numbers."""
    if number >= len(FOUNDATIONS):
        return book_of(number)
    game = FOUNDATIONS[number]
    fitting = tuple(module.id for module in CHOOSABLE if mix_fault(game, module) is None)
    return random_rules(number, 2 + number, game, fitting)


@pytest.mark.parametrize("language", in_each_language())
@pytest.mark.parametrize("number", swept(range(GAMES), (0, 2).__contains__))
def test_every_piece_and_place_has_a_noun(number, language):
    said = Words(language)
    for noun in nouns(number):
        forms = [said.text(noun)]
        forms += [said._noun(noun, form) for form in said._forms_of(noun)]
        assert all(text and "{" not in text for text in forms), noun


def test_every_type_of_piece_and_place_defines_its_noun():
    assert len(MODULES) > len(FOUNDATIONS), "modules are loaded by the books"
    for number in range(len(FOUNDATIONS)):
        whole_book(number)
    places, faces = own_subclasses(Place) - {Place}, own_subclasses(Face) - {Face}
    assert {"Corner", "HutPile", "MarkerSpot", "Hand"} <= {one.__name__ for one in places}
    assert [one for one in places if one.noun is Place.noun] == []
    assert [one for one in faces if one.noun is Face.noun] == []


def test_place_nouns_have_a_locative_form_in_every_language():
    where = {"de": "-wo", "en": "-where", "fr": "-au", "hu": "-hol", "pt-BR": "-em"}
    for language in languages():
        said = Words(language)
        ids = {name for name in said.ids if name.startswith("place-") and name + where[language] in said.ids}
        assert {"place-market", "place-hand-own", "place-corner"} <= ids
