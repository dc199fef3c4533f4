"""The search: what it finds, how results are shown, and how to leave it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel

from alhambra_desktop.model.rules.modules.registry import OPTIONS
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.pages.preferences.arrangement import DRAWN
from alhambra_desktop.views.pages.preferences.body import hit_ground
from alhambra_desktop.views.pages.preferences.key_binding import LEFT, KeyBinding
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.search import NOTHING, Query, folded
from alhambra_desktop.words import phrase


@pytest.fixture
def seek(page, qtbot):
    """Return a function that types into the search field and returns the names of the visible settings."""

    def typed(text: str) -> list[str]:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClicks(page.search, text)
        names = [
            name for group in page.groups for name in group.body.names if name not in ("options", "own_keys")
        ]
        fields = [page.field(name) for name in names]
        return [name for name, field in zip(names, fields, strict=True) if field.isVisible()]

    return typed


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("theme", ["theme"]),
        ("NOTES", ["sound_turn", "sound_behind"]),
        ("trainer", ["aids"]),  # a value
        ("zoom", ["scale"]),  # a synonym
        ("desktop light", ["theme"]),  # all words
        ("fran", ["language"]),
        ("lute   after", ["sound_turn"]),
        ("nothing of this kind", []),
    ],
)
def test_titles_descriptions_values_and_synonyms_are_found(seek, text, found):
    assert seek(text) == found


def test_the_end_of_the_results_leads_to_whole_sections(page, seek, qtbot):
    seek("speed")
    end = page.found_end
    assert end.sentence.text() == "4 settings in 2 sections"
    shown = [button for button in end.buttons if button.isVisible()]
    assert [button.text() for button in shown] == ["More in Motion", "More in Keyboard"]
    qtbot.mouseClick(shown[0], Qt.MouseButton.LeftButton)
    assert page.search.text() == ""
    assert page.current.section.id == "motion"
    assert not end.isVisible()
    seek("nothing of this kind")
    assert not end.isVisible()


def test_keys_that_were_found_are_flush_right_and_leave_room_for_texts(page, seek):
    seek("speed")
    rows = [row for group in page.groups for row in group.findChildren(KeyBinding) if row.isVisible()]
    assert rows
    for row in rows:
        first, second = (slot.geometry() for slot in row.slots)
        assert second.right() == row.width() - LEFT - 1
        assert first.right() < second.left()
        assert row.does.width() > row.width() / 2


def test_accents_are_optional(spoken, open_page):
    SPOKEN.speak("fr")
    page = open_page()
    for text in ("theme", "thème", "THÈME"):
        page.search.setText(text)
        assert page.field("theme").isVisible()
        assert page.groups[0].match_count == 1


def test_results_have_working_controls_and_counts(page, seek, press, settings):
    assert seek("turn") == [
        *(
            "others_speed",
            "sound_turn",
            "sound_behind",
            "undo_rounds",
            "ends_itself",
            "answer_seconds",
            "touch",
        )
    ]
    counts = [face.found for face in page.sections.faces]
    assert counts[:4] == [0, 1, 2, 4]
    assert sum(counts) == page.match_count
    assert page.search.accessibleDescription() == f"{page.match_count} settings"
    assert page.bar.accessibleName().startswith(f"{page.match_count} settings found:")
    press(page.field("ends_itself"))
    assert settings.preferences.ends_itself
    assert page.field("ends_itself").isVisible()


def test_house_variants_are_found(page, seek):
    seek("redesign")
    rows = page.house_rules.form.rows
    assert rows["redesign"].isVisible()
    assert not rows["take_limit"].isVisible()
    seek("zzz")
    assert not any(row.isVisible() for row in rows.values())
    page.search.clear()
    page.show_section("house-rules")
    assert all(row.isVisible() for row in rows.values())
    page.search.setText("house rules")
    assert sum(row.isVisible() for row in rows.values()) == len(OPTIONS)


def grounds(label: QLabel, ground: str) -> int:
    """Return how many pixels of a label have a colour."""
    image = label.grab().toImage()
    return sum(
        image.pixelColor(x, y) == QColor(ground) for x in range(image.width()) for y in range(image.height())
    )


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_matches_are_marked(open_page, theme):
    page = open_page(theme=theme)
    page.search.setText("light")
    note = next(label for label in page.findChildren(QLabel) if "“System” follows" in label.text())
    assert [note.plain_text[start:stop] for start, stop in note.hits] == ["light"]
    counts = [grounds(note, hit_ground(theme))]
    page.search.clear()
    assert note.hits == []
    counts.append(grounds(note, hit_ground(theme)))
    assert counts[0] > 100 > counts[1] == 0


def test_results_are_cards_beside_the_preview(page, seek):
    seek("speed")
    shown = [group for group in page.groups if group.isVisible()]
    assert [group.section.id for group in shown] == ["motion", "keyboard"]
    assert all(group.sign.isVisible() and not group.reset.isVisible() for group in shown)
    assert page.preview.isVisible()
    page.search.clear()
    assert not any(group.sign.isVisible() for group in page.groups)
    seek("ties")
    assert not page.preview.isVisible(), "the preview does not show house rules"


def test_wide_results_are_beside_the_preview_if_it_shows_one_of_them(page, seek):
    page.resize(DRAWN, 774)
    for text, shown in (("sound", False), ("ties", False), ("undo", True)):
        seek(text)
        assert page.preview.isVisible() == shown, text
    page.search.clear()
    page.show_section("sound")
    assert not page.preview.isVisible()


def test_a_search_that_finds_a_whole_section_of_sounds_shows_it_with_its_buttons(page, seek, qtbot):
    page.resize(DRAWN, 774)
    (group,) = (group for group in page.groups if group.section.id == "sound")
    boards = [card.board for card in group.body.cards if card.board is not None]
    for text, whole in (("sound", True), ("volume", False), ("sound", True)):
        seek(text)
        assert group.framed != whole
        assert all(board.isVisibleTo(group) == whole for board in boards)
    qtbot.waitUntil(lambda: page.area.verticalScrollBar().maximum() == 0)
    page.resize(1024, 700)
    seek("sound")
    qtbot.waitUntil(lambda: group.framed)
    assert not any(board.isVisibleTo(group) for board in boards)


def test_a_setting_that_was_found_is_below_the_setting_that_it_belongs_to(page, seek):
    assert seek("notes") == ["sound_turn", "sound_behind"]
    assert seek("two notes even behind") == ["sound_turn", "sound_behind"]
    (group,) = (group for group in page.groups if group.isVisible())
    turn, behind = (group.body.rows[name] for name in ("sound_turn", "sound_behind"))
    assert behind.y() > turn.y()
    assert turn.title.x() > turn.picture.geometry().right()
    assert behind.title.x() > turn.title.x()
    page.search.clear()
    page.show_section("sound")
    assert turn.picture.isVisible()
    assert behind.nested_by == 0


def test_the_icon_of_a_section_is_shown_once(page, seek):
    seek("sound")
    (group,) = (group for group in page.groups if group.isVisible() and group.section.id == "sound")
    assert group.body.rows["sound"].isVisible()
    assert not group.sign.isVisible()
    seek("notes")
    assert not group.body.rows["sound"].isVisible()
    assert group.sign.isVisible()


def test_a_match_of_a_synonym_is_shown(page, seek):
    seek("volume loud")
    row = page.groups[2].body.rows["sound_volume"]
    assert row.note.plain_text == "Sets the volume of all sounds. A tile sound plays when you change it."
    seek("loud")
    assert row.note.plain_text.endswith("when you change it. (loud)")
    assert [row.note.plain_text[start:stop] for start, stop in row.note.hits] == ["loud"]
    row.poll()
    assert row.note.plain_text.endswith("(loud)")
    page.search.clear()
    assert row.note.plain_text.endswith("when you change it.")


def test_an_empty_result_is_reported(page, seek):
    seek("theme")
    assert phrase("preferences-bar-found-keys") in page.bar.accessibleName()
    seek("zzz")
    assert page.nothing.isVisible()
    assert page.nothing.sentence.text() == "No settings match your search."
    assert phrase("preferences-bar-found-keys") not in page.bar.accessibleName()
    page.search.clear()
    assert not page.nothing.isVisible()


def test_escape_ends_the_search_and_down_moves_to_the_results(page, seek, qtbot):
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    seek("notes")
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.focusWidget() is page.field("sound_turn")
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert (page.search.text(), left) == ("", [])
    assert page.focusWidget() is page.sections
    assert page.current is page.groups[0]
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert left == [True]


def test_choosing_a_section_ends_the_search(page, seek, qtbot):
    seek("notes")
    row = page.sections.visualItemRect(page.sections.item(1)).center()
    qtbot.mouseClick(page.sections.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert page.search.text() == ""
    assert page.current.section.id == "motion"
    assert page.current.isVisible()


# -- queries


def test_case_and_accents_are_ignored():
    assert folded("ÉCHAP Œuvre straße") == "echap œuvre strasse"
    assert Query.of("echap").matches("Échap")
    assert not Query.of("echap zoom").matches("Échap")
    assert Query.of("").words == NOTHING.words
    assert NOTHING.matches("anything")


@pytest.mark.parametrize(
    ("words", "text", "hits"),
    [
        ("a", "banana", [(1, 2), (3, 4), (5, 6)]),
        ("ana", "banana", [(1, 6)]),
        ("strasse", "Straße", [(0, 6)]),
        ("e", "Éé", [(0, 2)]),
        ("x", "banana", []),
    ],
)
def test_hits_are_positions_in_the_original_text(words, text, hits):
    assert Query.of(words).hits(text) == hits


def test_a_button_clears_the_field(page, seek, qtbot):
    button = page.search.clear_button
    assert not button.isVisible()
    seek("theme")
    assert button.isVisible()
    assert button.toolTip() == button.accessibleName() == "Clear the search"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.search.text() == ""
    assert not button.isVisible()
    assert page.search.hasFocus()


def test_a_search_moves_the_focus_from_the_list_of_sections_to_the_field(page):
    page.sections.setFocus()
    page.search.setText("speed")
    assert page.search.hasFocus()
