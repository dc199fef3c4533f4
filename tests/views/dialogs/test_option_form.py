"""Fields of house variants: their controls, marks, texts and signals."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from alhambra_desktop.model.rules.core.engine.option import Amount, Choice, Option
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import OPTIONS
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.dialogs.option_form import OptionForm, OptionRow
from alhambra_desktop.views.text.search import Query
from alhambra_desktop.views.widgets.choices import Segments
from alhambra_desktop.words import say

LEFT = Qt.MouseButton.LeftButton
CHOICE = next(one for one in OPTIONS.values() if isinstance(one, Choice))
AMOUNT = next(one for one in OPTIONS.values() if isinstance(one, Amount))
TEXT = next((one for one in OPTIONS.values() if not isinstance(one, Choice | Amount)), None)
KINDS: dict[str, Any] = {"choice": CHOICE, "amount": AMOUNT} | ({"text": TEXT} if TEXT else {})


def other_value(option: Option) -> str | int:
    """Return a valid value that differs from the official one."""
    if isinstance(option, Choice):
        return next(value for value in option.values if value != option.default)
    if isinstance(option, Amount):
        return option.least if option.default != option.least else option.most
    return next(value for value in option.suggestions if value != option.default)


@pytest.fixture
def form(qtbot):
    """Return a visible form with one field of each kind, in two groups, and an empty group."""
    others = [one for name, one in KINDS.items() if name != "choice"]
    groups = [
        (Message("options-reset"), [CHOICE]),
        (Message("presets-name"), others),
        (Message("files-save"), []),
    ]
    form = OptionForm(FaceCache(), groups, {})
    qtbot.addWidget(form)
    form.resize(700, 600)
    form.show()
    return form


def vary(form: OptionForm, option: Option, qtbot) -> None:
    """Change a field with mouse and keys."""
    field, value = form.rows[option.id].field, other_value(option)
    if isinstance(field, Segments):
        qtbot.mouseClick(field.buttons[value], LEFT)
    elif isinstance(option, Amount):
        field.selectAll()
        qtbot.keyClicks(field, str(value))
        qtbot.keyClick(field, Qt.Key.Key_Tab)
    else:
        edit = field.lineEdit()
        edit.selectAll()
        qtbot.keyClicks(edit, f" {value} ")


@pytest.mark.parametrize("kind", KINDS)
def test_a_changed_field_reports_its_value_and_shows_how_to_reset_it(form, qtbot, kind):
    option = KINDS[kind]
    row, value = form.rows[option.id], other_value(option)
    official = say(option.describe(option.default))
    assert row.official
    assert not row.star.isVisible()
    assert not row.reset.isVisible()
    assert official in row.note.plain_text
    heard: list[object] = []
    form.changed.connect(lambda: heard.append(form.values()[option.id]))
    vary(form, option, qtbot)
    assert row.value() == value
    assert type(row.value()) is type(option.default)
    assert heard[-1] == value
    assert not row.official
    assert row.star.isVisible()
    assert row.reset.isVisible()
    assert row.note.plain_text != official
    assert official in row.note.plain_text, "it names the official rule"
    assert form.departures() == [say(option.describe(value))]
    assert form.values() == form.official() | {option.id: value}
    described = row.field.buttons.values() if isinstance(row.field, Segments) else [row.field]
    assert {one.accessibleDescription() for one in described} == {row.note.plain_text}
    row.reset.setFocus()
    qtbot.keyClick(row.reset, Qt.Key.Key_Space)
    assert heard[-1] == option.default
    assert row.official
    assert form.departures() == []
    assert not row.reset.isVisible()
    assert row.isAncestorOf(form.window().focusWidget()), "the focus stays in the row"


def test_a_row_names_its_rule_and_its_field(form):
    for option in KINDS.values():
        row = form.rows[option.id]
        assert option.rule in row.toolTip()
        assert say(option.title).casefold() in row.reset.accessibleName().casefold()
        assert bool(row.rule.text()) == row.rule.isVisible()
        if isinstance(row.field, Segments):
            assert list(row.field.buttons) == list(option.values)
            for value, button in row.field.buttons.items():
                assert button.toolTip() == say(option.describe(value))
                assert button.text()[0].isupper()
        else:
            assert row.field.accessibleName() == say(option.title)


def test_a_link_of_a_row_asks_for_its_rule(form, qtbot):
    linked = [row for row in form.rows.values() if row.rule.text()]
    assert linked
    for row in linked:
        with qtbot.waitSignal(form.rule_asked) as asked:
            row.rule.linkActivated.emit(row.option.rule)
        assert asked.args == [row.option.rule]
        assert f'"{row.option.rule}"' in row.rule.text()


def test_an_amount_stays_between_its_limits(form):
    field = form.rows[AMOUNT.id].field
    assert (field.minimum(), field.maximum()) == (AMOUNT.least, AMOUNT.most)


@pytest.mark.skipif(TEXT is None, reason="no house variant is a text")
def test_a_text_is_trimmed_and_may_be_chosen_from_suggestions(form, qtbot):
    row = form.rows[TEXT.id]
    edit = row.field.lineEdit()
    assert isinstance(edit, QLineEdit)
    assert [row.field.itemText(at) for at in range(row.field.count())] == list(TEXT.suggestions)
    assert edit.accessibleName() == row.field.accessibleName() == say(TEXT.title)
    edit.selectAll()
    qtbot.keyClicks(edit, "  ? " * 20)
    assert len(edit.text()) <= 24
    assert row.value() == edit.text().strip()
    fault = TEXT.fault(row.value())
    if fault is not None:
        assert row.note.plain_text.startswith(say(fault))


def test_several_values_are_set_with_one_signal(form):
    wanted = {option.id: other_value(option) for option in KINDS.values()}
    heard: list[None] = []
    form.changed.connect(lambda: heard.append(None))
    form.set_values({**wanted, "of_nobody": 1})
    assert form.values() == wanted
    assert heard == [None]
    form.set_values({CHOICE.id: CHOICE.default})
    assert form.values() == wanted | {CHOICE.id: CHOICE.default}, "others keep their values"
    assert len(heard) == 2
    form.make_official()
    assert form.values() == form.official() == {option.id: option.default for option in KINDS.values()}
    assert len(heard) == 3


def test_given_values_are_shown_from_the_start(qtbot):
    wanted = {option.id: other_value(option) for option in KINDS.values()}
    form = OptionForm(FaceCache(), [(Message("options-reset"), KINDS.values())], wanted)
    qtbot.addWidget(form)
    assert form.values() == wanted
    assert len(form.departures()) == len(wanted)


def test_a_search_leaves_matching_rows_and_the_heads_of_their_groups(form):
    heads = [group.head for group in form._groups]
    assert len(heads) == 2, "an empty group has no head"
    nothing = Query.of("")
    assert form.seek(nothing, nothing, "#fff") == len(KINDS)
    for option in KINDS.values():
        query = Query.of(say(option.title))
        assert form.seek(query, query, "#fff") >= 1
        assert form.rows[option.id].isVisible()
        assert [head.isVisible() for head in heads] == [
            any(row.isVisible() for row in group.rows) for group in form._groups
        ]
    assert form.seek(Query.of("xyzzy"), nothing, "#fff") == 0
    assert not any(row.isVisible() for row in form.rows.values())
    assert not any(head.isVisible() for head in heads)


def test_a_search_finds_values_and_explanations(form):
    found = {form.rows[CHOICE.id].field.buttons[value].text() for value in CHOICE.values}
    for words in found | {form.rows[CHOICE.id].note.plain_text.split(".")[0]}:
        query = Query.of(words)
        form.seek(query, query, "#fff")
        assert form.rows[CHOICE.id].isVisible(), words


@pytest.mark.parametrize("name", OPTIONS)
def test_every_house_variant_has_a_row_with_its_official_value(qtbot, name):
    option = OPTIONS[name]
    row = OptionRow(FaceCache(), option, option.default)
    qtbot.addWidget(row)
    assert row.official
    assert row.value() == option.default
    assert say(option.describe(option.default)) in row.note.plain_text
    assert (say(option.note) in row.note.plain_text) if option.note else True
    assert option.fault(row.value()) is None
