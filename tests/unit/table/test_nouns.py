"""Names of pieces and places."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.places.places import (
    CardBack,
    CardFace,
    CitySquare,
    Face,
    Hand,
    MarketSquare,
    Place,
    Reserve,
    Stack,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.falconers.rules import Corner
from alhambra_desktop.model.rules.modules.granada.rules import MarkerFace
from alhambra_desktop.model.rules.modules.huts.rules import HutPile
from alhambra_desktop.model.rules.modules.vizier.rules import VizierFace
from alhambra_desktop.words import Words
from tests.scenarios.board import rules_for

BOOK = rules_for(3, modules=("falconers", "huts", "vizier", "camps"))
EN, FR = Words("en"), Words("fr")


@pytest.mark.parametrize(
    ("place", "en", "fr"),
    [
        (MarketSquare("alhambra", 3), "the market, denar", "le chantier, dinar"),
        (Hand(0), "your hand", "ta main"),
        (Hand(1), "Bob’s hand", "la main (Bob)"),
        (Tray(0), "your tray", "les tuiles à placer"),
        (Reserve(2), "Cid’s reserve", "la réserve (Cid)"),
        (
            CitySquare(0, (2, -1)),
            "your Alhambra, 2 east, 1 north of the fountain",
            "chez toi, 2 cases à l\u2019est, 1 au nord de la fontaine",
        ),
        (
            Corner(1, (0, 0)),
            "Bob’s corner at the south-east of the fountain",
            "une intersection (Bob), angle sud-est de la case (la fontaine)",
        ),
        (HutPile("tower"), "the pile of tower huts", "la pile d\u2019abris de tour"),
    ],
)
def test_the_name_of_a_place_depends_on_the_viewer(place, en, fr):
    noun = place.noun(BOOK, 0)
    assert (EN.text(noun), FR.text(noun)) == (en, fr)


def test_a_place_has_a_form_for_use_after_a_noun():
    order = Message("place-huts", type=Message("type-tower"))
    assert EN._noun(order, "-where") == "in the pile of tower huts"
    assert EN._noun(MarketSquare("alhambra", 1).noun(BOOK, 0), "-where") == "on the market, florin"
    assert FR._noun(Tray(0).noun(BOOK, 0), "-au") == "à placer"


@pytest.mark.parametrize(
    ("face", "en", "fr"),
    [
        (TileFace("garden-9-E"), "garden 9", "jardin 9"),
        (CardFace("denar-3"), "3 denars", "3 dinars"),
        (CardBack(), "hidden card", "carte cachée"),
        (Stack(12), "stack of 12", "pile de 12"),
        (VizierFace(0, awake=False), "vizier, asleep", "vizir endormi"),
        (MarkerFace(odd=True), "marker: odd", "marqueur\u00a0: impair"),
    ],
)
def test_a_face_is_named_after_what_it_shows(face, en, fr):
    assert (EN.text(face.noun(BOOK)), FR.text(face.noun(BOOK))) == (en, fr)


@pytest.mark.parametrize(
    ("tile", "en", "fr"),
    [
        ("garden-9-E", "garden 9, wall east", "jardin 9, mur à l\u2019est"),
        ("camp-7-NW", "camp 7, bastion north and west", "campement 7, rempart au nord et à l\u2019ouest"),
        ("tower-11-open", "tower 11, no wall", "tour 11, sans mur"),
    ],
)
def test_a_tile_is_described_with_its_closed_sides(tile, en, fr):
    described = TileFace(tile).described(BOOK)
    assert (EN.text(described), FR.text(described)) == (en, fr)


def test_a_tile_with_two_sides_is_described_with_its_back():
    book = rules_for(3, game="granada")
    tile = next(tile for tile in book.tiles.values() if tile.back is not None)
    assert EN.text(TileFace(tile.id).described(book)).endswith(
        f"on its back {EN.text(book.tile_noun(tile.back))}"
    )


def test_a_place_or_face_without_noun_raises_an_error():
    with pytest.raises(NotImplementedError, match="Place"):
        Place().noun(BOOK, 0)
    with pytest.raises(NotImplementedError, match="Face"):
        Face().noun(BOOK)
