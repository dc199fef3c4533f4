"""Properties of places and faces: owner, order and visibility in motion."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.preview import outlook, preview
from alhambra_desktop.model.rules.core.places.places import (
    CardBack,
    CardFace,
    CitySquare,
    Hand,
    Motion,
    PieceId,
    Place,
    Reserve,
    Row,
    ScoreTrack,
    ScoringCardFace,
    TileFace,
    Tray,
    TurnMark,
    seat_of,
)
from tests.scenarios.board import Position, city, rules_for

OWNED = (Hand(1), Tray(1), Reserve(1), CitySquare(1, (2, 0)), ScoreTrack(1), TurnMark(1))


@pytest.mark.parametrize("place", OWNED, ids=lambda place: type(place).__name__)
def test_a_place_is_named_differently_for_its_owner(place: Place):
    names = rules_for(3)
    own, of_another = place.noun(names, 1), place.noun(names, 0)
    assert own.id.endswith("-own")
    assert "name" not in dict(own.arguments)
    assert of_another.id == own.id.removesuffix("-own")
    assert dict(of_another.arguments)["name"] == names.owner_name(1)


def test_a_place_belongs_to_a_seat_or_none():
    assert [seat_of(place) for place in OWNED] == [1] * len(OWNED)
    assert seat_of(Hand(0)) == 0
    assert seat_of(Row()) is None


def test_hidden_cards_are_sorted_last():
    seen = [CardFace("denar-1"), CardFace("denar-2"), ScoringCardFace(1), ScoringCardFace(2), TileFace("a")]
    for face in seen:
        assert face.rank < CardBack().rank
    assert CardFace("denar-1").rank < CardFace("denar-2").rank
    assert ScoringCardFace(1).rank < ScoringCardFace(2).rank


@pytest.mark.parametrize(
    ("before", "after", "opened", "seen"),
    [
        (CardBack(), CardBack(), CardFace("denar-1"), CardFace("denar-1")),
        (CardBack(), CardFace("denar-2"), None, CardFace("denar-2")),
        (CardFace("denar-3"), CardBack(), None, CardFace("denar-3")),
        (CardFace("denar-3"), CardFace("denar-4"), None, CardFace("denar-3")),
        (None, CardFace("denar-5"), None, CardFace("denar-5")),
        (CardBack(), None, None, CardBack()),
    ],
)
def test_a_moving_piece_shows_its_known_face(before, after, opened, seen):
    assert Motion(PieceId("denar-1"), Row(), Hand(0), before, after, opened).face == seen


def test_a_preview_contains_seat_city_and_gained_points():
    at = Position(rules_for(3)).player(0, city=city(rules_for(3), "* a", a="garden-6-ESW"))
    bare = Position(at.book)
    told = preview(at.book, outlook(at.book, bare.state, 0), at.state, 0, "garden-6-ESW", (1, 0))
    assert told.seat == 0
    assert told.city == at.state.players[0].city
    assert told.gain == told.after.points - told.before.points
    assert told.before.counts["garden"] == 0
    assert told.after.counts["garden"] == 1
    assert told.gained("wall") == set(told.after.runs["wall"]) - set(told.before.runs["wall"])
    assert told.gained("wall")
    back = preview(at.book, outlook(at.book, at.state, 0), bare.state, 0, "garden-6-ESW", (1, 0))
    assert back.gain == -told.gain < 0
