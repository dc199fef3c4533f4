"""The pictures of the standings and of the card that explains one of their rows."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop.model.rules.core.engine.scoring import Share
from alhambra_desktop.views.art.fonts import BOLD, serif, text_width
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.commands.touch import TOUCH
from alhambra_desktop.views.game.table_snapshot import TableSnapshot
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.panels.standing_card import StandingCard, _shared, card_of
from alhambra_desktop.views.scene.panels.standings import (
    StandingsPanel,
    owners_from,
    row_height,
    standings_height,
)
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.words import say
from tests.scenarios.board import Position, city, rules_for
from tests.views.test_rule_sets import position

from .inked import Inked, Mark, inside, tint
from .snapshots import shown_of, stage_of

WIDE, HIGH = 268.0, 280.0


def built(seats: int = 3) -> Position:
    """Return a position in which Bob leads in gardens and walls, and Ann and Cid share the towers."""
    at = Position(rules_for(seats))
    book = at.book
    at.player(0, city=city(book, "* a", a="tower-11-open"))
    at.player(1, city=city(book, "a *\nb .", a="garden-10-open", b="garden-12-S"))
    at.player(2, city=city(book, "* a", a="tower-10-W"))
    return at


def faces_of(shown: TableSnapshot, dark: bool = False) -> Faces:
    faces = Faces()
    faces.set_book(shown.book)
    faces.set_theme(DARK if dark else LIGHT)
    return faces


def standings_of(shown: TableSnapshot, wide: float = WIDE) -> StandingsPanel:
    panel = StandingsPanel(faces_of(shown))
    panel.set_rect(QRectF(0, 0, wide, standings_height(shown.book)))
    panel.snapshot = shown
    return panel


def shown(at: Position, **changes: Any) -> TableSnapshot:
    return attrs.evolve(shown_of(at.book, at.state), **changes)


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def row_of(ink: Inked, panel: StandingsPanel, number: int) -> list[Mark]:
    """Return the texts of a row, without the points at its end."""
    return [mark for mark in ink.of("drawText") if mark.y == panel.row(number).center().y()][:-1]


GARDEN, TOWER, WALL = 4, 5, 6
"""Numbers of rows."""


def test_standings_have_a_title_and_the_number_of_the_next_scoring(ink):
    panel = standings_of(shown(built()))
    ink.on(panel)
    theme = panel.faces.theme
    title, scoring, you = ink.text("Standings"), ink.text("scoring 1"), ink.text("you")
    assert (title.bold, title.size, title.pen) == (True, 16, tint(theme.text))
    assert (scoring.bold, scoring.pen, scoring.right) == (False, tint(theme.text_2), True)
    assert (you.bold, you.pen, you.right) == (True, tint(theme.text_2), True)
    assert scoring.rect.right() == title.rect.right() == WIDE - 14
    assert scoring.rect.left() > title.rect.left() + 60
    assert you.rect.top() > title.rect.bottom()
    assert panel.last(0).right() - you.rect.right() == pytest.approx(-2)


def test_each_player_has_a_column_with_a_portrait_above_and_the_own_column_a_plate(ink):
    panel = standings_of(shown(built()))
    ink.on(panel)
    portraits = ink.of("seat")
    assert [mark.what[0].colour for mark in portraits] == ["amber", "blue", "crimson"]
    for number, mark in enumerate(portraits):
        assert mark.x == panel.column(number).center().x()
        assert mark.rect.height() == 25
        assert 32 <= mark.rect.top() < mark.rect.bottom() <= 60
    (plate,) = ink.of("paint_plate")
    assert plate.rect == panel.column(0).adjusted(1, 0, -1, 0)
    steps = [panel.column(number) for number in range(3)]
    assert all(one.right() == pytest.approx(two.left()) for one, two in pairwise(steps))
    assert steps[0].left() == 38
    assert steps[-1].right() == pytest.approx(WIDE - 42 - 10)


def test_counts_and_portraits_follow_the_viewer(ink):
    at = built()
    panel = standings_of(shown(at))
    ink.on(panel)
    for viewer in (1, 2, 0):
        panel.snapshot = shown_of(at.book, at.state, viewer)
        ink.marks.clear()
        ink.on(panel)
        seats = [(viewer + step) % 3 for step in range(3)]
        colours = [at.book.setup.seats[seat].colour for seat in seats]
        assert [mark.what[0].colour for mark in ink.of("seat")] == colours
        counts = [mark.what[-1] for mark in row_of(ink, panel, TOWER)]
        assert counts == ["1" if seat in (0, 2) else "–" for seat in seats]


def test_rows_have_a_sign_counts_and_points_and_every_second_is_striped(ink):
    panel = standings_of(shown(built()))
    ink.on(panel)
    theme = panel.faces.theme
    badges, sources = ink.of("badge"), ink.of("source")
    types = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
    assert [mark.what[0] for mark in badges] == types
    assert [mark.what[0] for mark in sources] == ["wall"]
    for number, mark in enumerate((*badges, *sources)):
        assert mark.y == panel.row(number).center().y()
        assert mark.x == 23
        assert mark.rect.height() == 20
    stripes = [mark.rect for mark in ink.of("fillRect") if mark.rect.height() > 1]
    assert stripes == [panel.row(number) for number in (0, 2, 4, 6)]
    assert [mark.text for mark in row_of(ink, panel, GARDEN)] == ["–", "2", "–"]
    assert [mark.text for mark in row_of(ink, panel, TOWER)] == ["1", "–", "1"]
    ends = [mark for mark in ink.of("drawText") if mark.rect.left() > WIDE - 60 and mark.size == 13]
    assert [mark.text for mark in ends] == ["–", "–", "–", "–", "–", "+3", "–"]
    assert {mark.pen for mark in ends if mark.text == "–"} == {tint(theme.text_2)}
    assert {mark.pen for mark in ends if mark.text == "+3"} == {tint(theme.figure)}
    assert all(mark.right and mark.bold for mark in ends)


def test_the_leaders_of_a_row_have_a_ring_and_bold_counts(ink):
    panel = standings_of(shown(built()))
    ink.on(panel)
    theme = panel.faces.theme
    rings = ink.of("paint_leading")
    garden, tower = panel.cell(GARDEN, 1), [panel.cell(TOWER, 0), panel.cell(TOWER, 2)]
    assert [ring.rect.center() for ring in rings[:3]] == [garden.center(), *(cell.center() for cell in tower)]
    assert {(ring.rect.width(), ring.rect.height()) for ring in rings} == {(22, 20)}
    assert not any(ring.what[-1] for ring in rings), "a ring is broken only for planned tiles"
    none, two, other = row_of(ink, panel, GARDEN)
    assert (none.bold, two.bold, other.bold) == (True, True, False), "the own column is bold, too"
    assert (two.pen, none.pen) == (tint(theme.text), tint(theme.text_2))
    assert all(mark.centred for mark in (none, two, other))


def test_planned_tiles_break_the_ring(ink):
    now, later = built(), built().market(None, None, None, None)
    later.player(0, city=city(later.book, "* a b", a="tower-11-open", b="tower-12-open"))
    seen, ahead = shown(now), shown(later)
    panel = standings_of(attrs.evolve(seen, ahead=ahead.seen))
    ink.on(panel)
    (ring,) = (
        mark for mark in ink.of("paint_leading") if mark.rect.center() == panel.cell(TOWER, 0).center()
    )
    assert ring.what[-1] is True
    assert [mark.text for mark in row_of(ink, panel, TOWER)] == ["2", "–", "1"]


def test_the_totals_stand_below_a_line_and_the_own_one_is_different(ink):
    panel = standings_of(shown(built()))
    ink.on(panel)
    theme = panel.faces.theme
    totals = [mark for mark in ink.of("drawText") if mark.text.startswith("+") and mark.size == 17]
    assert [mark.text for mark in totals] == ["+3", "+6", "+4"]
    assert [mark.pen for mark in totals] == [tint(theme.plate_figure), *[tint(theme.text)] * 2]
    assert all(mark.bold and mark.centred for mark in totals)
    for number, mark in enumerate(totals):
        assert mark.x == pytest.approx(panel.column(number).center().x())
    (line,) = (mark for mark in ink.of("fillRect") if mark.rect.height() == 1)
    assert panel.row(WALL).bottom() <= line.rect.top() < totals[0].rect.top()
    assert line.rect.left() == WIDE - line.rect.right() == 10
    now, you = ink.text("now"), ink.text("you")
    assert (now.bold, now.pen, now.y) == (True, tint(theme.text_2), totals[0].y)
    assert now.rect.right() <= 38
    assert (you.bold, you.right, you.pen, you.size) == (True, True, tint(theme.text_2), 12)
    assert you.rect.bottom() <= panel.row(0).top(), "above the points of the viewer"


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_more_players_have_narrower_columns_and_smaller_totals(ink, seats):
    at = Position(rules_for(seats))
    panel = standings_of(shown(at))
    ink.on(panel)
    owners = owners_from(panel.snapshot)
    assert len(ink.of("seat")) == len(owners) == (3 if seats == 2 else seats), "two players meet Dirk"
    low = panel.row(WALL + 1)
    totals = [mark for mark in ink.of("drawText") if mark.text[0] == "+" and low.contains(mark.rect.center())]
    assert [mark.text for mark in totals[:seats]] == ["+0"] * seats
    assert [mark.size for mark in totals] == [{3: 17, 4: 15, 5: 12, 6: 12}[len(owners)]] * len(owners)
    widths = [text_width("+24", serif(mark.size, BOLD)) for mark in totals]
    wide = panel.column(0).width()
    assert max(widths) < wide, "usual totals do not touch"
    assert wide == pytest.approx((WIDE - 38 - 42 - 10) / len(owners))
    assert ink.of("seat")[0].rect.width() == pytest.approx(min(25, 0.74 * wide)), "portraits do not touch"


def test_without_points_there_is_no_last_column(ink):
    panel = standings_of(shown(built(), aids="purist"))
    ink.on(panel)
    assert "you" not in ink.texts
    assert "scoring 1" not in ink.texts
    assert not any(text.startswith("+") for text in ink.texts)
    assert panel.column(2).right() == pytest.approx(WIDE - 10)
    assert [mark.text for mark in ink.of("drawText") if mark.y == panel.row(TOWER).center().y()] == [
        "1",
        "–",
        "1",
    ]
    assert panel.column(0).bottom() == 60 + 7 * 25 + 2


def test_after_the_end_the_winner_and_the_final_scores_are_marked(ink):
    at = built().player(0, score=31).player(1, score=44).player(2, score=44)
    panel = standings_of(shown(at.change(agenda=())))
    ink.on(panel)
    theme = panel.faces.theme
    totals = [mark for mark in ink.of("drawText") if mark.size == 17]
    assert [mark.text for mark in totals] == ["31", "44", "44"]
    assert [mark.pen for mark in totals] == [tint(theme.text), *[tint(theme.plate_figure)] * 2]
    (star,) = ink.of("paint_winner")
    assert star.what[0] == 23
    assert star.what[1] == totals[0].y
    assert "now" not in ink.texts
    assert "scoring 1" not in ink.texts
    assert panel.column(0).bottom() == 60 + 7 * 25 + 30
    message = panel.message_of(Control("row", None, ""))
    assert say(message) == "points: Ann 31, Bob 44 and Cid 44"


def test_a_word_that_does_not_fit_is_replaced_by_a_sign(ink, monkeypatch):
    from alhambra_desktop.views.scene.panels import standings

    monkeypatch.setattr(standings, "phrase", lambda key, **_: {"standings-you": "m" * 9}.get(key, "w" * 20))
    panel = standings_of(shown(built()))
    ink.on(panel)
    (own,) = ink.of("mark")
    assert own.what[0] == "amber"
    assert own.x == WIDE - 10 - 2 - 42 + 2 + 42 - 8
    equals = ink.text("=")
    assert (equals.bold, equals.centred) == (True, True)
    assert "m" * 9 not in ink.texts


def test_controls_of_the_standings_are_portraits_and_rows(qapp):
    panel = standings_of(shown(built()))
    controls = dict(panel.controls())
    owners = [(control.seat, rect) for control, rect in controls.items() if control.command == "owner"]
    assert [seat for seat, _ in owners] == [0, 1, 2]
    for number, (_, rect) in enumerate(owners):
        assert (rect.left(), rect.bottom()) == (panel.column(number).left(), 60)
    rows = [control.subject for control in controls if control.command == "row"]
    assert rows == ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "wall", ""]
    assert controls[Control("row", None, "tower")] == panel.row(TOWER)
    assert say(panel.message_of(Control("owner", 1))) == "Bob"
    assert say(panel.message_of(Control("row", None, "tower"))).startswith(
        "towers: tied 1st Ann 1 and tied 1st Cid 1"
    )
    assert panel.message_of(Control("log")) is None
    assert list(panel.topics()) == [("total", panel.inner)]
    TOUCH.use("on")
    assert {control.command for control, _ in panel.controls()} == {"row"}


def test_without_a_table_there_are_no_controls_and_no_texts(qapp):
    panel = StandingsPanel(Faces())
    assert list(panel.controls()) == []
    assert panel.table == ()
    assert panel.message_of(Control("row", None, "tower")) is None


@pytest.mark.parametrize(
    ("game", "modules", "high"),
    [("alhambra", (), 25), ("alhambra", ("camps", "bazaars"), 23), ("alhambra+granada", (), 20)],
)
def test_many_rows_are_lower(game, modules, high):
    book = rules_for(3, game=game, modules=modules)
    rows = len(book.types) + len(book.scored_edges) + len(book.other_sources)
    assert row_height(book) == high
    assert standings_height(book) == 60 + rows * high + 36


# -- the card


CARD_WIDE = 268.0


def card(at: Position, subject: str | None = "garden", **changes: Any) -> StandingCard:
    seen = shown(at, **changes)
    made = StandingCard(faces_of(seen))
    made.show_row(seen, subject, QRectF(20, 10, CARD_WIDE, 200), QRectF(0, 0, 300, 900))
    return made


def test_a_card_lies_below_the_standings_and_inside_the_column(qapp):
    at = built()
    made = card(at)
    assert made.isVisible()
    assert (made.pos().x(), made.pos().y()) == (20, 218)
    assert made.inner.width() == CARD_WIDE
    made.show_row(shown(at), "garden", QRectF(20, 10, CARD_WIDE, 200), QRectF(0, 0, 300, 300))
    assert made.pos().y() + made.inner.height() == 300
    made.show_row(shown(at), "nothing", QRectF(20, 10, CARD_WIDE, 200), QRectF(0, 0, 300, 300))
    assert not made.isVisible()


def test_a_card_has_a_tip_towards_its_row(ink):
    made = card(built())
    ink.on(made)
    theme = made.faces.theme
    tip, gap = ink.of("fillPath")[0], ink.of("fillRect")[0]
    assert tip.rect.top() < -5
    assert tip.rect.center().x() == gap.rect.center().x() == 23
    assert gap.rect.top() == 0
    assert gap.what[1].name() == tint(theme.panel_top)
    assert gap.rect.width() < tip.rect.width()
    assert ink.of("panel")


def test_the_head_of_a_card_has_a_sign_a_title_and_the_prizes(ink):
    made = card(built())
    ink.on(made)
    theme = made.faces.theme
    (badge,) = ink.of("badge")
    title, prizes = ink.text("Gardens"), ink.text("5")
    assert badge.what[0] == "garden"
    assert badge.rect.right() < title.rect.left()
    assert abs(badge.y - title.y) <= 1
    assert (title.bold, title.size, title.pen) == (True, 16, tint(theme.text))
    assert (prizes.bold, prizes.size, prizes.pen, prizes.right) == (True, 13, tint(theme.text_2), True)
    assert prizes.rect.right() == CARD_WIDE - 14
    assert title.rect.right() < prizes.rect.right() - 6


def test_later_prizes_are_in_a_row_and_minimal_assistance_shows_none(ink):
    later = built().change(scorings=built().state.scorings)
    made = card(later)
    assert made.card.prizes == (5,)
    made.card = attrs.evolve(made.card, prizes=(9, 4, 2))
    ink.on(made)
    assert "9 · 4 · 2" in ink.texts
    bare = card(built(), aids="purist")
    ink.on(bare)
    assert "5" not in ink.texts
    assert bare.card.prizes == (5,)
    assert bare.card.more is None
    assert {entry.points for entry in bare.card.entries} == {0}


def test_walls_have_the_sign_of_their_source_and_points_without_places(ink):
    made = card(built(), "wall")
    ink.on(made)
    assert ink.of("badge") == []
    (source,) = ink.of("source")
    assert source.what[0] == "wall"
    assert source.rect.height() == 20
    title = ink.text("Wall")
    assert source.rect.right() < title.rect.left()
    assert abs(source.y - title.y) <= 1
    assert made.card.prizes == ()
    assert {entry.place for entry in made.card.entries} == {None}
    assert [entry.owner for entry in made.card.entries] == [1, 2, 0]
    assert [entry.points for entry in made.card.entries] == [1, 1, 0]
    assert made.card.more is None


def line_of(ink: Inked, name: str) -> list[Mark]:
    mark = ink.text(name)
    return [other for other in ink.marks if abs(other.y - mark.y) <= 2 and other.kind != "panel"]


def test_the_entries_of_a_card_have_portrait_name_count_place_and_points(ink):
    made = card(built())
    ink.on(made)
    theme = made.faces.theme
    portraits = ink.of("seat")
    assert [mark.what[0].colour for mark in portraits] == ["blue", "amber", "crimson"]
    assert [two.y - one.y for one, two in pairwise(portraits)] == [26, 26]
    assert portraits[0].rect.width() == 22
    first = [mark.text for mark in line_of(ink, "Bob") if mark.kind == "drawText"]
    assert first == ["Bob", "2", "+5", "1st"]
    name, count, points, place = (mark for mark in line_of(ink, "Bob") if mark.kind == "drawText")
    assert portraits[0].rect.right() < name.rect.left() < count.rect.left() < place.rect.left()
    assert name.rect.right() <= count.rect.left()
    assert place.rect.right() < points.rect.right()
    assert (points.right, count.centred, points.pen) == (True, True, tint(theme.figure))
    assert (place.pen, name.bold, count.bold, points.bold) == (tint(theme.text_2), False, True, True)
    assert CARD_WIDE - points.rect.right() == 14
    (ring,) = ink.of("paint_leading")
    assert ring.rect.center().x() == count.x
    assert inside(ring, count.rect.adjusted(0, 0, 0, 0))


def test_the_own_entry_is_called_you_on_a_plate(ink):
    made = card(built())
    ink.on(made)
    (plate,) = ink.of("paint_plate")
    you = ink.text("you")
    assert you.bold
    assert plate.y == you.y
    assert plate.rect.left() == CARD_WIDE - plate.rect.right() == 8
    assert plate.rect.height() == 26
    texts = [mark.text for mark in line_of(ink, "you") if mark.kind == "drawText"]
    assert texts == ["you", "0", "", "–"]
    assert not line_of(ink, "Cid")[2].bold
    assert "Ann" not in ink.texts


def test_an_explanation_stands_below_a_line_under_the_entries(ink):
    made = card(built(), "tower")
    ink.on(made)
    theme = made.faces.theme
    words = [mark for mark in ink.of("drawText") if mark.rect.top() > 116]
    told = " ".join(mark.text for mark in words).replace("\u00a0", " ")
    assert told.startswith("1st and 2nd place shared: 6 ÷ 2 = 3. One more tower tile: 1st outright, +3.")
    more = [mark for mark in words if mark.bold]
    assert "One more tower tile" in " ".join(mark.text for mark in more)
    assert {mark.pen for mark in more} == {tint(theme.figure)}
    assert {mark.pen for mark in words if not mark.bold} == {tint(theme.text)}
    (line,) = (mark for mark in ink.of("fillRect") if mark.rect.height() == 1)
    assert 116 < line.rect.top() < words[0].rect.top()
    assert line.rect.left() == CARD_WIDE - line.rect.right() == 10
    assert all(two.rect.top() == one.rect.bottom() for one, two in pairwise(words))
    assert made.inner.height() == words[-1].rect.bottom() + 10
    assert {mark.rect.left() for mark in words} == {14}
    assert {mark.rect.right() for mark in words} == {CARD_WIDE - 14}


def test_a_card_without_explanation_ends_below_its_entries(ink):
    made = card(built(), None)
    assert made.card.messages == ()
    ink.on(made)
    assert ink.of("badge", "source") == []
    assert made.card.prizes == ()
    assert made.inner.height() == 38 + 3 * 26 + 10
    assert [mark for mark in ink.of("fillRect") if mark.rect.height() == 1] == []


def test_more_than_four_entries_are_closer_together(ink):
    at = Position(rules_for(5))
    made = card(at, None)
    assert made.inner.height() == 38 + 5 * 23 + 10
    ink.on(made)
    assert [two.y - one.y for one, two in pairwise(ink.of("seat"))] == [23] * 4
    assert card(Position(rules_for(4)), None).inner.height() == 38 + 4 * 26 + 10


def test_ann_and_cid_share_the_towers(qapp):
    found = card_of(shown(built()), "tower")
    assert [(entry.owner, entry.count, entry.leads) for entry in found.entries] == [
        (0, 1, True),
        (2, 1, True),
        (1, 0, False),
    ]
    assert [say(entry.place) for entry in found.entries][:2] == ["tied 1st", "tied 1st"]
    assert [entry.points for entry in found.entries] == [3, 3, 0]
    assert found.messages == (*found.working, found.more)
    assert len(found.working) == 1


@pytest.mark.parametrize(
    ("share", "rounding", "words"),
    [
        (Share(6, 1, 2, ((9,), (3,))), "down", "1st and 2nd place shared: (9 + 3) ÷ 2 = 6."),
        (Share(5, 1, 2, ((9,), (2,))), "down", "1st and 2nd place shared: (9 + 2) ÷ 2 = 5 (rounded down)."),
        (Share(2, 2, 2, ((3,),)), "up", "2nd and 3rd place shared: 3 ÷ 2 = 2 (rounded up)."),
        (Share(9, 1, 2, ((9,),)), "full_to_each", "1st and 2nd place shared: each player gets 9."),
        (Share(9, 1, 1, ((9,),)), "down", None),
        (Share(0, 3, 2, ()), "down", None),
    ],
    ids=["even", "down", "up", "full", "alone", "nothing"],
)
def test_shared_points_are_explained(qapp, share, rounding, words):
    message = _shared(share, rounding)
    assert (None if message is None else say(message).replace("\u00a0", " ")) == words


def test_a_module_row_has_a_note_or_nothing(qapp):
    at = position("camps", seats=3)
    found = card_of(shown(at), "camps")
    assert found.prizes == ()
    assert found.more is None
    assert card_of(shown(at), "nothing") is None


def test_an_open_card_is_hidden_with_the_standings(qapp):
    at = built()
    stage = stage_of(shown_of(at.book, at.state))
    assert not stage.right.card.isVisible()
