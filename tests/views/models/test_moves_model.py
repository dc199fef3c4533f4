"""The rows of the list of moves in small positions, without a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt

from alhambra_desktop.model.rules.core.engine.action import PlaceTile
from alhambra_desktop.model.rules.core.places.places import CardFace, TileFace
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from alhambra_desktop.views.models.moves_model import Effect, MovesModel, Note, Order, Way
from alhambra_desktop.views.text.language import SPOKEN
from tests.scenarios.board import Position, rules_for

ROLE = Qt.ItemDataRole
RESULT = Order("end-turn", Message("bar-result"), Message("bar-result-tip"))
HINT = Note(Message("moves-title"))

MONEY = (
    "Take money",
    "Take 1 denar.",
    "Take 1 denar and 2 florins.",
    "Take 5 dirhams.",
    "Take 9 ducats.",
    "Take 2 florins.",
)
BUYING = ("Buy a building", "Buy chambers 9 with 9 denars.", "3 other ways to pay…")
OTHER_WAYS = (
    "Buy chambers 9 with 5 + 4 denars.",
    "Buy chambers 9 with 7 + 4 denars.",
    "Buy chambers 9 with 7 + 5 denars.",
)
FOLDED, SHOWN = 8, slice(9, 12)
"""The row that shows the other payments, and where they appear."""


@pytest.fixture
def model(qapp) -> MovesModel:
    return MovesModel()


def shopping() -> TurnFacts:
    """Return a turn in which one tile can be bought, in four ways."""
    at = Position(rules_for(2, dirk="off")).market("garden-12-S", "tower-11-open", "chambers-9-W", None)
    at.player(0, hand="denar-4 denar-5 denar-9 denar-7 florin-1")
    at.change(row=("denar-1", "florin-2", "ducat-9", "dirham-5"))
    return TurnFacts(at.book, at.state, (), 0)


def placing(*promises: PlaceTile) -> TurnFacts:
    """Return a turn in which two bought tiles are placed."""
    at = Position(rules_for(2, dirk="off")).placing(0, "chambers-9-W", "tower-11-open")
    return TurnFacts(at.book, at.state, promises, 0)


def texts(model: MovesModel, role: int = ROLE.DisplayRole) -> tuple[str, ...]:
    return tuple(model.index(row).data(role) for row in range(model.rowCount()))


def test_moves_notes_and_orders_are_listed_below_their_headings(model):
    model.show(shopping(), (RESULT,), (HINT,))
    assert texts(model) == (
        *MONEY,
        *BUYING,
        "Where the unseen tiles would fit",
        "Moves",
        "Continue the game",
        "Result",
    )
    headings = [row for row in range(13) if model.index(row).data(MovesModel.HeadingRole)]
    assert headings == [0, 6, 9, 11]
    assert [row for row in range(13) if not model.readable(row)] == headings
    assert [row for row in range(13) if not model.choosable(row)] == [0, 6, 9, 10, 11]
    model.show(shopping())
    assert texts(model) == (*MONEY, *BUYING), "no heading without notes or orders"
    model.show(None)
    assert texts(model) == ()


def test_only_rows_to_play_can_be_selected_and_headings_not_even_read(model):
    model.show(shopping(), (RESULT,), (HINT,))
    flag, flags = Qt.ItemFlag, [model.index(row).flags() for row in range(model.rowCount())]
    selectable = [row for row, one in enumerate(flags) if one & flag.ItemIsSelectable]
    assert selectable == [1, 2, 3, 4, 5, 7, 8, 12]
    assert [row for row, one in enumerate(flags) if one & flag.ItemIsEnabled] == sorted([*selectable, 10])
    assert [row for row, one in enumerate(flags) if one & flag.ItemNeverHasChildren] == sorted(
        [*selectable, 10]
    )


def test_other_payments_are_shown_and_hidden_below_their_row(model):
    model.show(shopping(), (RESULT,))
    model.toggle(model.index(FOLDED))
    assert texts(model) == (*MONEY, *BUYING, *OTHER_WAYS, "Continue the game", "Result")
    ways = [model.entry(model.index(row)) for row in range(model.rowCount())]
    assert [row for row, way in enumerate(ways) if isinstance(way, Way) and way.other] == [9, 10, 11]
    model.toggle(model.index(7))
    assert texts(model)[SHOWN] == OTHER_WAYS, "only the row itself hides them"
    model.toggle(model.index(FOLDED))
    assert texts(model) == (*MONEY, *BUYING, "Continue the game", "Result")
    model.toggle(model.index(FOLDED))
    model.show(shopping())
    assert texts(model) == (*MONEY, *BUYING), "hidden again for new moves"
    model.toggle(QModelIndex())
    assert texts(model) == (*MONEY, *BUYING)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("florins", ("Take money", MONEY[2], MONEY[5])),
        ("FLORINS  denar", ("Take money", MONEY[2])),
        ("chambers", ("Buy a building", BUYING[1])),
        ("9", ("Take money", MONEY[4], "Buy a building", BUYING[1])),
        ("ways", ("No move contains these words.",)),
        ("money", ("No move contains these words.",)),
        ("result", ("Continue the game", "Result")),
        (" ", (*MONEY, *BUYING, "Continue the game", "Result")),
    ],
)
def test_a_filter_shows_rows_with_all_of_its_words_and_their_headings(model, typed, shown):
    model.show(shopping(), (RESULT,))
    assert not model.filtered
    model.filter(typed)
    assert texts(model) == shown
    assert model.filtered == bool(typed.strip())
    model.filter("")
    assert texts(model) == (*MONEY, *BUYING, "Continue the game", "Result")
    assert not model.filtered


def test_other_payments_that_are_shown_can_be_filtered(model):
    model.show(shopping())
    model.toggle(model.index(FOLDED))
    model.filter("7")
    assert texts(model) == ("Buy a building", *OTHER_WAYS[1:])


def test_a_filter_stays_for_new_moves_and_says_if_nothing_matches(model):
    model.filter("florins")
    model.show(shopping())
    assert texts(model) == ("Take money", MONEY[2], MONEY[5])
    model.show(placing())
    assert texts(model) == ("No move contains these words.",)
    assert not model.choosable(0)
    assert model.readable(0)
    assert model.first_row() is None


def test_a_row_is_found_by_its_entry_and_an_entry_by_its_row(model):
    model.show(shopping(), (RESULT,))
    for row in range(model.rowCount()):
        entry = model.entry(model.index(row))
        assert entry is not None
        assert model.row_of(entry) == row
    assert model.entry(QModelIndex()) is None
    last = model.index(model.rowCount() - 1)
    model.show(shopping())
    assert model.entry(last) is None, "a row that is gone"
    assert model.data(last) is None
    assert model.row_of(RESULT) is None
    assert model.rowCount(model.index(0)) == 0


def test_effects_of_rows_that_are_seen_are_worked_out_one_after_the_other(model, qtbot):
    model.show(shopping())
    model.toggle(model.index(FOLDED))
    told: list[tuple[int, int, list[int]]] = []
    model.dataChanged.connect(lambda first, last, roles: told.append((first.row(), last.row(), roles)))
    assert [model.effect(model.index(row)).whole for row in (7, 9, 10)] == [""] * 3
    assert [model.index(row).data(MovesModel.ChangeRole) for row in (9, 10)] == ["", ""]
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [(9, 9, [MovesModel.ChangeRole]), (10, 10, [MovesModel.ChangeRole])]
    assert [model.effect(model.index(row)).whole for row in (7, 9, 10)] == [
        "",
        "Exact: +1 action",
        "Overpay by 2",
    ]
    assert model.index(10).data(MovesModel.ChangeRole) == "Overpay by 2"
    model.show(shopping())
    assert model.effect(model.index(7)).whole == "", "new moves have other effects"


def test_effects_of_money_notes_and_orders_need_no_time(model):
    model.show(shopping(), (RESULT,), (HINT,))
    assert [model.effect(model.index(row)).whole for row in (0, 1, 8, 10)] == [""] * 4
    assert model.effect(model.index(12)).whole == "Show the result again"
    assert model.index(12).data(MovesModel.ChangeRole) == "Show the result again"


def test_a_screen_reader_reads_a_row_with_its_effect(model):
    model.show(shopping(), (RESULT,))
    read = texts(model, ROLE.AccessibleTextRole)
    assert read[1] == "Take 1 denar."
    assert read[7] == "Buy chambers 9 with 9 denars. Exact: +1 action"
    assert read[8] == "3 other ways to pay… Buy chambers 9 with 5 + 4 denars."
    assert read[10] == "Result – Show the result again"
    assert texts(model, ROLE.ToolTipRole) == read
    model.show(placing())
    assert texts(model, ROLE.AccessibleTextRole)[1] == (
        "Place chambers 9 (1 west of the fountain). Wall 0 → 1, chambers – → 1st (+4), if scored now +5"
    )
    assert texts(model, ROLE.AccessibleTextRole)[4] == "Keep chambers 9 in your reserve."


def test_payments_and_gains_stand_beside_the_text_of_an_effect(model):
    model.show(shopping())
    model.toggle(model.index(FOLDED))
    rows = [model.index(row) for row in (7, 10)]
    assert [model.effect(row) for row in rows] == [Effect()] * 2, "not computed yet"
    for row in rows:
        row.data(ROLE.AccessibleTextRole)
    effects = [model.effect(row) for row in rows]
    assert [(effect.tone, effect.beside, effect.text) for effect in effects] == [
        ("exact", "exact: +1 action", ""),
        ("over", "overpay by 2", ""),
    ]
    assert model.payment(rows[0]) == (CardFace("denar-9"),)
    model.show(placing())
    heading, place = model.index(0), model.index(1)
    assert not model.counts_points(heading)
    place.data(ROLE.AccessibleTextRole)
    effect = model.effect(place)
    assert (effect.tone, effect.beside, effect.text) == ("", "+5", "Wall 0 → 1, chambers – → 1st (+4)")
    assert model.counts_points(heading)
    assert model.payment(place) == ()


def test_rows_have_the_pieces_that_they_move(model):
    model.show(shopping(), (RESULT,))
    faces = texts(model, MovesModel.FacesRole)
    assert faces[:3] == ((), (CardFace("denar-1"),), (CardFace("denar-1"), CardFace("florin-2")))
    assert faces[7] == (TileFace("chambers-9-W"),)
    assert faces[8:] == ((TileFace("chambers-9-W"),), (), ())
    model.show(placing(PlaceTile("chambers-9-W", (-1, 0))))
    assert texts(model, MovesModel.FacesRole)[-1] == (TileFace("chambers-9-W"),), "of a promise too"


def test_the_first_row_leads_on_instead_of_placing_the_same_tile_again(model):
    model.show(shopping(), (RESULT,))
    assert texts(model)[model.first_row() or 0] == "Take 1 denar."
    model.show(placing())
    assert texts(model)[model.first_row() or 0] == "Place chambers 9 (1 west of the fountain)."
    promised = PlaceTile("chambers-9-W", (-1, 0))
    model.show(placing(promised), (RESULT,))
    assert texts(model)[model.first_row() or 0] == "Place tower 11 (1 west of the fountain)."
    model.filter("chambers")
    rows = texts(model)
    assert rows[model.first_row() or 0] == "Place chambers 9 (1 north of the fountain)."
    assert rows[-1] == "Undo: place chambers 9 (1 west of the fountain)."
    model.filter("undo")
    assert texts(model) == (
        "Undo your last move",
        "Undo: place chambers 9 (1 west of the fountain).",
    )
    assert model.first_row() == 1
    model.show(None, (RESULT,))
    model.filter("")
    assert texts(model)[model.first_row() or 0] == "Result"


def test_rows_and_their_effects_follow_the_language(model, spoken):
    model.show(shopping())
    assert model.index(7).data(ROLE.AccessibleTextRole).endswith("Exact: +1 action")
    resets: list[None] = []
    model.modelReset.connect(lambda: resets.append(None))
    SPOKEN.speak("de")
    assert resets
    assert texts(model)[0] == "Geld nehmen"
    assert model.effect(model.index(7)).whole == ""
    assert "+1 action" not in model.index(7).data(ROLE.AccessibleTextRole)


def test_an_index_of_a_row_that_was_folded_away_has_no_entry(model):
    model.show(shopping())
    model.toggle(model.index(FOLDED))
    first, last = model.index(SHOWN.start), model.index(SHOWN.stop - 1)
    assert None not in (model.entry(first), model.entry(last))
    model.toggle(model.index(FOLDED))
    assert model.rowCount() == SHOWN.start
    assert model.entry(first) is model.entry(last) is model.entry(QModelIndex()) is None
