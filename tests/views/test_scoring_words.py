"""Texts of scorings: prizes, counts, places, calculations, and the summary."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.rules.core.engine.play import score_now
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.table.counting import Beat, Part, ScoringScript, scoring_script
from alhambra_desktop.views.text import scoring_words
from tests.scenarios.board import Position, grown, rules_for


def part(owner: int | str = 0, *, figure: int = 0, place: int = 0, tied: int = 0, amount: int = 0) -> Part:
    return Part(owner, (), figure, place, tied, amount, (), 1, amount)


def beat(*parts: Part, prizes: tuple[int, ...] = (16, 8), subject: str | None = "tower") -> Beat:
    return Beat("types" if subject else "wall", subject, prizes if subject else (), parts)


@pytest.fixture(scope="module")
def position() -> Position:
    """Return a position in which Ann has two gardens, Bob one garden and one tower, and Cid nothing."""
    at = Position(rules_for())
    at.player(0, city=grown(at.book, "garden-8-NE", "garden-9-E"))
    return at.player(1, city=grown(at.book, "garden-10-open", "tower-11-open"))


def script(at: Position, number: int) -> ScoringScript:
    held = score_now(at.book, at.state, number)
    players = [player.changed(score=held.total(seat)) for seat, player in enumerate(at.state.players)]
    return scoring_script(at.book, at.state.changed(players=tuple(players)), held)


@pytest.fixture(scope="module")
def book(position: Position) -> Rulebook:
    return position.book


def test_a_type_has_a_prize_for_each_place(book):
    assert scoring_words.note_of(book, beat()) == "1st 16, 2nd 8"
    assert scoring_words.note_of(book, beat(prizes=(3,))) == "1st 3"
    assert scoring_words.title_of(book, beat()) == "Towers"


def test_a_source_has_its_title_and_note(book):
    wall = beat(subject=None)
    assert scoring_words.title_of(book, wall) == "Longest wall"
    assert scoring_words.note_of(book, wall) == "1 per segment"


def test_the_names_and_colours_of_owners():
    book = rules_for(2)
    assert scoring_words.named(book, (0, 1)) == "Ann and Bob"
    assert scoring_words.named(book, ("dirk",)) == "Dirk"
    assert [scoring_words.colour_of(book, owner) for owner in (0, 1)] == [
        seat.colour for seat in book.setup.seats
    ]
    assert scoring_words.colour_of(book, "dirk") not in [seat.colour for seat in book.setup.seats]


@pytest.mark.parametrize(
    ("amount", "terms", "shared_by", "text"),
    [
        (16, ((16,),), 1, ""),
        (21, ((3, 7),), 1, "3 × 7"),
        (24, ((16,), (8,)), 1, "16 + 8"),
        (12, ((16,), (8,)), 2, "(16 + 8) / 2 = 12"),
        (8, ((16,),), 2, "16 / 2 = 8"),
        (10, ((3, 7),), 2, "3 × 7 / 2 = 10 (rounded down)"),
        (5, ((9,), (2,)), 2, "(9 + 2) / 2 = 5 (rounded down)"),
        (6, ((9,), (2,)), 2, "(9 + 2) / 2 = 6 (rounded up)"),
        (24, ((16,), (8,)), 2, "24 to each"),
        (0, (), 1, ""),
    ],
)
def test_a_calculation_is_shown_if_it_says_more_than_the_points(amount, terms, shared_by, text):
    assert scoring_words.calculation(amount, terms, shared_by) == text


def test_a_brief_calculation_shows_with_an_arrow_that_points_are_rounded():
    assert scoring_words.calculation(5, ((9,), (2,)), 2, brief=True) == "(9 + 2) / 2 → 5"
    assert scoring_words.calculation(6, ((9,), (3,)), 2, brief=True) == "(9 + 3) / 2 = 6"


def test_a_calculation_with_too_many_figures_is_left_out():
    most = scoring_words.MOST_FIGURES
    assert scoring_words.calculation(most, ((1,),) * most, 1)
    assert scoring_words.calculation(most + 1, ((1,),) * (most + 1), 1) == ""
    assert scoring_words.calculation(1, ((1,) * (most + 1),), 1) == ""


@pytest.mark.parametrize(
    ("given", "text", "brief", "briefest", "points"),
    [
        (part(), "none", "", "", "–"),
        (part(figure=1, place=2, tied=1, amount=8), "1 tile, 2nd", "1 (2nd)", "1", "+8"),
        (part(figure=3, place=1, tied=2, amount=12), "3 tiles, tied 1st", "3 (tied 1st)", "3", "+12"),
    ],
)
def test_a_cell_of_a_type_has_count_and_place(given, text, brief, briefest, points):
    of = beat(given)
    assert scoring_words.figure_words(of, given) == text
    assert scoring_words.brief_words(of, given, True, False) == brief
    assert scoring_words.brief_words(of, given, False, True) == briefest
    assert scoring_words.points_words(given) == points
    if not given.figure:
        assert scoring_words.brief_words(of, given, False, False) == text


def test_a_cell_of_a_wall_has_its_length(position):
    walls = next(one for one in script(position, 1).beats if one.name == "wall")
    ann, _, cid = (walls.part(seat) for seat in range(3))
    assert ann.amount > 1
    assert scoring_words.figure_words(walls, ann) == f"{ann.figure} segments"
    assert scoring_words.brief_words(walls, ann, False, False) == f"{ann.figure} segments"
    assert scoring_words.brief_words(walls, ann, True, False) == ""
    assert scoring_words.brief_words(walls, ann, False, True) == ""
    nobody = attrs.evolve(cid, amount=0, figure=0)
    assert scoring_words.figure_words(walls, nobody) == ""
    other = beat(part(amount=4, figure=4), subject=None)
    assert scoring_words.figure_words(other, other.parts[0]) == "", "only walls have segments"


def test_a_cell_is_read_with_its_calculation_and_points():
    tied = attrs.evolve(part(figure=2, place=1, tied=2, amount=12), terms=((16,), (8,)), shared_by=2)
    assert scoring_words.part_words(beat(tied), tied) == "2 tiles, tied 1st, (16 + 8) / 2 = 12, +12"
    assert scoring_words.part_words(beat(part()), part()) == "none, no points"


@pytest.mark.parametrize(
    ("number", "places"), [(1, "First place"), (2, "First and second"), (3, "First, second and third")]
)
def test_the_introduction_names_places_and_walls(position, number, places):
    first, second = scoring_words.opening(position.book, script(position, number))
    assert first.startswith(f"{places} ")
    assert second == "then the longest wall."


def test_the_introduction_of_both_games_names_wall_and_moat():
    at = Position(rules_for(game="alhambra+granada"))
    _, second = scoring_words.opening(at.book, script(at, 1))
    assert second == "then the longest wall and longest moat."


def test_growing_prizes_show_their_factor():
    at = Position(rules_for(game="granada"))
    type_id = next(name for name in at.book.types if at.book.majorities[name].growth is not None)
    growth = at.book.majorities[type_id].growth
    assert growth is not None
    each = growth(at.book, 3)[0]
    parts = part(0, figure=4, place=1, tied=1), part(1, figure=3, place=2, tied=1)
    grown_beat = Beat("types", type_id, (7 * each, 0), parts)
    assert scoring_words.growth_of(at.book, grown_beat, 3) == f"{each} × 7 buildings"
    assert scoring_words.growth_of(at.book, attrs.evolve(grown_beat, prizes=(7 * each + 1, 0)), 3) == ""
    nobody = attrs.evolve(grown_beat, parts=(part(0), part(1)), prizes=(0, 0))
    assert scoring_words.growth_of(at.book, nobody, 3) == ""
    assert scoring_words.growth_of(at.book, beat(subject=None), 3) == ""


def test_fixed_prizes_do_not_grow(book):
    assert scoring_words.growth_of(book, beat(*(part(seat, figure=2) for seat in range(3))), 1) == ""


def test_the_summary_names_the_best_of_the_round_and_the_leader(book):
    def summary(number: int, before: tuple[int, ...], got: tuple[int, ...]) -> str:
        parts = tuple(part(seat, amount=points) for seat, points in enumerate(got))
        made = ScoringScript(number, (beat(*parts),), dict(enumerate(before)))
        return scoring_words.summary(book, made)

    assert summary(2, (50, 0, 0), (5, 9, 9)) == (
        "Most points this time: Bob and Cid with 9. In the lead: Ann with 55."
    )
    assert summary(3, (0, 2, 0), (5, 3, 0)) == (
        "Most points this time: Ann with 5. Winner: Ann and Bob with 5."
    )
