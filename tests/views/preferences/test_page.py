"""Every setting on the page, and keyboard navigation."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QSlider, QSpinBox

from alhambra_desktop.model.rules.core.engine.option import Choice
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import MODULES, OPTIONS
from alhambra_desktop.resources import RESOURCES
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.audio.voicing import group_of
from alhambra_desktop.views.dialogs.option_form import OptionForm
from alhambra_desktop.views.dialogs.option_picture import OptionPicture
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.preferences.sections import SECTIONS
from alhambra_desktop.views.pages.preferences.sound_body import GROUPS
from alhambra_desktop.views.pages.preferences.sound_button import LARGE, SMALL
from alhambra_desktop.views.storage.preferences import AIDS, Preferences
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.choices import Segments
from alhambra_desktop.views.widgets.field_row import RING
from alhambra_desktop.views.widgets.stepper import StepButton
from alhambra_desktop.views.widgets.style import apply_style_sheet
from alhambra_desktop.words import PSEUDO, say
from tests.sweeps import in_each_language

LEFT = Qt.MouseButton.LeftButton
SOUNDS = ("sound", "sound_table", "sound_counting", "sound_turn")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "dark"),
        ("scale", 150),
        ("own_speed", "off"),
        ("others_speed", "slow"),
        ("aids", "trainer"),
        ("answer_seconds", 15),
    ],
)
def test_a_choice_applies_immediately_and_is_stored(page, choose, qtbot, settings, tmp_path, name, value):
    page.show_setting(name)
    with qtbot.waitSignal(settings.changed):
        choose(page.field(name), value)
    assert getattr(settings.preferences, name) == value
    assert getattr(Settings(tmp_path / "settings.json").preferences, name) == value
    assert page.field(name).value == value


def test_each_level_of_assistance_has_its_own_picture_and_sentence(page, qapp):
    page.show_setting("aids")
    qapp.processEvents()
    cards = page.field("aids").buttons.values()
    assert len({card.note for card in cards}) == len(AIDS)
    assert all(card.accessibleDescription().startswith(card.note) for card in cards)
    assert len({card.note_height for card in cards}) == 1
    pictures = [card.grab(QRect(8, 8, card.width() - 16, 80)).toImage() for card in cards]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_arrow_keys_choose_radio_buttons(page, qtbot, qapp, settings):
    page.show_setting("others_speed")
    qapp.processEvents()
    keys = {"slow": Qt.Key.Key_Right, "normal": Qt.Key.Key_Left, "fast": Qt.Key.Key_Left}
    for expected, key in keys.items():
        qtbot.keyClick(page.focusWidget(), key)
        assert settings.preferences.others_speed == expected
        assert page.focusWidget() is page.field("others_speed").buttons[expected]


@pytest.mark.parametrize("name", ["reduced_motion", "undo_rounds", "ends_itself", *SOUNDS])
def test_a_switch_applies_immediately_and_is_stored(page, press, settings, tmp_path, name):
    page.show_setting(name)
    before = getattr(settings.preferences, name)
    for on in (not before, before):
        press(page.field(name))
        assert getattr(settings.preferences, name) is on
        assert getattr(Settings(tmp_path / "settings.json").preferences, name) is on


def test_background_sound_for_the_own_turn_is_optional(page, qtbot, settings):
    page.show_setting("sound_behind")
    assert not settings.preferences.sound_behind
    qtbot.keyClick(page.field("sound_behind"), Qt.Key.Key_Space)
    assert settings.preferences.sound_behind


def test_the_volume_is_changed_by_keys_and_mouse_and_displayed(page, qtbot, settings, tmp_path):
    page.show_setting("sound_volume")
    volume, figure = page.field("sound_volume").slider, page.field("sound_volume").figure
    assert page.focusWidget() is volume
    qtbot.keyClick(volume, Qt.Key.Key_Right)
    assert (settings.preferences.sound_volume, figure.text()) == (65, "65%")
    qtbot.keyClick(volume, Qt.Key.Key_End)
    assert Settings(tmp_path / "settings.json").preferences.sound_volume == 100
    qtbot.mousePress(volume, LEFT, pos=volume.rect().center())
    qtbot.mouseMove(volume, volume.rect().center())
    qtbot.mouseRelease(volume, LEFT, pos=volume.rect().center())
    assert settings.preferences.sound_volume < 100
    assert figure.text() == f"{settings.preferences.sound_volume}%"


def test_a_dragged_volume_applies_when_released(page, settings):
    volume = page.field("sound_volume")
    volume.slider.setSliderDown(True)
    volume.slider.setSliderPosition(20)
    assert (settings.preferences.sound_volume, volume.figure.text()) == (60, "20%")
    volume.slider.setSliderDown(False)
    assert settings.preferences.sound_volume == 20


def test_a_setting_without_effect_is_disabled_with_a_reason(page, press):
    page.show_setting("sound_turn")
    press(page.field("sound_turn"))
    assert not page.field("sound_behind").isEnabled()
    assert page.field("sound_behind").toolTip() == "Turn on “All sounds” and “When your turn begins” first."
    assert page.field("sound_volume").isEnabled()
    press(page.field("sound"))
    for name in ("sound_volume", *SOUNDS[1:]):
        assert not page.field(name).isEnabled()
        assert page.field(name).toolTip() == "Turn on “All sounds” first."
    assert page.field("sound").isEnabled()
    press(page.field("sound"))
    assert page.field("sound_volume").toolTip() == ""


def test_each_sound_can_be_played_while_sound_is_on(open_page, press, settings):
    heard: list[str] = []
    page = open_page(listen=heard.append)
    page.show_section("sound")
    listed = page.current.body
    names = {path.stem for path in (RESOURCES / "sounds").glob("*.wav")}
    assert {*listed.buttons} == names
    texts = [button.text() for button in listed.buttons.values()]
    assert len({*texts}) == len(texts)
    assert not {*texts} & names, "each sound has a name in the words file"
    for card in listed.cards[2:]:
        widths = {button.width() for button in card.board.buttons.values()}
        assert max(widths) - min(widths) <= 1, "columns, up to rounding"
    press(listed.buttons["card_take"])
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(listed.buttons["tile_lift"], key)
    assert heard == ["card_take", *["tile_lift"] * 3]
    assert page.current.summary.text() == "Press a picture to listen to its sound."
    settings.change(sound=False)
    assert not listed.buttons["card_take"].isEnabled()
    assert listed.buttons["card_take"].toolTip() == "Turn on “All sounds” first."


def test_sounds_are_on_the_card_of_the_setting_that_turns_them_off(page, qapp):
    page.show_section("sound")
    qapp.processEvents()
    body = page.current.body
    for card, name in zip(body.cards[2:], ("sound_table", "sound_counting", "sound_turn"), strict=True):
        row = body.rows[name]
        assert card.isAncestorOf(row)
        for sound, button in card.board.buttons.items():
            assert group_of(sound) == GROUPS[name]
            assert button.mapTo(card, QPoint()).y() >= row.geometry().bottom()
            assert button.middle.x() == button.width() / 2
    counting, turn, behind = (body.rows[f"sound_{name}"] for name in ("counting", "turn", "behind"))
    (button,) = body.cards[4].board.buttons.values()
    assert button.mapTo(body, QPoint()).x() + button.width() <= behind.mapTo(body, QPoint()).x()
    assert len({row.picture.mapTo(body, QPoint()).y() for row in (counting, turn)}) == 1
    page.search.setText(body.rows["sound_volume"].title.plain_text)
    assert [card.isVisible() for card in body.cards] == [False, True, False, False, False]
    page.search.setText("scoring rounds")
    assert not body.cards[3].board.isVisible(), "a search finds settings only"
    page.search.setText("")
    page.show_section("sound")
    assert all(card.isVisible() for card in body.cards)
    assert body.cards[3].board.isVisible()


def test_cards_of_sounds_are_in_pairs_if_there_is_room(open_page, qapp):
    for width, paired in ((1280, True), (900, True), (700, False)):
        page = open_page(width, 774)
        page.show_section("sound")
        qapp.processEvents()
        first, second = page.current.body.cards[:2]
        assert (second.x() > first.geometry().right()) == paired
        assert (second.y() > first.geometry().bottom()) != paired


def test_a_demonstration_returns_after_a_search(page):
    page.show_section("motion")
    tracks = page.current.body.demonstration
    assert tracks.isVisible()
    page.search.setText("speed")
    assert not tracks.isVisible()
    page.search.setText("")
    page.show_section("motion")
    assert tracks.isVisible()


@pytest.mark.parametrize("fault", [None, Message("sound-no-device"), Message("sound-no-library")])
def test_the_page_explains_missing_sound(open_page, qtbot, fault):
    found: list[Message | None] = [None]
    page = open_page(sound_fault=lambda: found[0])

    def told() -> list[str]:
        labels = page.findChildren(QLabel)
        return [label.text() for label in labels if label.property("role") == "fault" and label.text()]

    assert told() == []
    found[0] = fault  # the fault is known a moment later
    qtbot.waitUntil(lambda: told() == ([] if fault is None else [say(fault)]))


def test_changes_from_elsewhere_are_displayed(page, settings):
    settings.change(theme="dark", others_speed="slow", sound=False, sound_volume=10, reduced_motion=True)
    assert page.field("theme").value == "dark"
    assert page.field("others_speed").value == "slow"
    assert page.field("sound_volume").figure.text() == "10%"
    assert page.field("reduced_motion").isChecked()
    assert not page.field("sound").isChecked()
    lines = [face.line for face in page.sections.faces]
    assert lines[:4] == ["Dark, 100%, English", "Reduced", "Off", "Standard assistance"]


# -- house rules


def test_every_house_variant_names_its_official_value(page):
    form = page.house_rules.form
    assert set(form.rows) == set(OPTIONS)
    for row in form.rows.values():
        official = say(row.option.describe(row.option.default))
        assert row.official
        assert row.note.plain_text.startswith(official)
        if isinstance(row.option, Choice):
            row.set_value(row.option.values[-1])
            assert row.note.plain_text.startswith(f"House rule. Official: {official}")
            assert row.field.buttons[row.option.values[0]].accessibleDescription() == row.note.plain_text


def test_the_title_shows_how_many_house_rules_differ(page, settings):
    page.show_section("house-rules")
    assert page.current.summary.text() == f"{len(OPTIONS)} rules, all official"
    settings.change(options=(("redesign", "forbidden"),))
    assert page.current.summary.text() == f"1 of {len(OPTIONS)} changed"
    page.search.setText("redesign")
    assert page.current.summary.text() == ""


def test_house_rules_have_pictures_and_controls_at_the_lower_edge(page, qapp):
    page.show_section("house-rules")
    qapp.processEvents()
    rows = list(page.house_rules.form.rows.values())
    assert all(row.title.x() > row.findChild(OptionPicture).geometry().right() for row in rows)
    choices = [row for row in rows if isinstance(row.control, Segments)]
    assert len({row.height() - row.control.geometry().bottom() for row in choices}) == 1
    assert len({row.control.x() for row in choices}) == 1


def test_house_rules_end_between_two_rows_until_they_are_scrolled(open_page, qapp):
    page = open_page(1280, 774)
    page.show_section("house-rules")
    qapp.processEvents()
    area, rows = page.area, list(page.house_rules.form.rows.values())

    def bottoms() -> list[int]:
        return [row.mapTo(area, QPoint(0, row.height())).y() for row in rows]

    assert area.height() in bottoms()
    assert max(bottoms()) > area.height()
    assert area.verticalScrollBar().isVisible()
    assert area.below.isHidden()
    area.verticalScrollBar().setValue(40)
    qapp.processEvents()
    assert not area.below.isHidden()
    area.verticalScrollBar().setValue(0)
    qapp.processEvents()
    assert area.height() in bottoms()


def test_buttons_of_sounds_are_large_only_if_they_fit(open_page, qapp):
    for size, diameter in (((1280, 774), LARGE), ((1280, 700), SMALL), ((1024, 774), SMALL)):
        page = open_page(*size)
        page.show_section("sound")
        qapp.processEvents()
        assert {button.diameter for button in page.current.body.buttons.values()} == {diameter}


@pytest.mark.parametrize("language", in_each_language(PSEUDO))
@pytest.mark.parametrize("width", [430, 968])
def test_parts_of_house_rule_rows_do_not_overlap(qtbot, spoken, language, width):
    SPOKEN.speak(language)
    groups = [(module.title, module.options) for module in MODULES]
    form = OptionForm(FaceCache(), groups, {"redesign": "forbidden"}, large=width > 900)
    qtbot.addWidget(form)
    apply_style_sheet(form)
    form.resize(width, 2000)
    form.show()
    QApplication.processEvents()
    for row in form.rows.values():
        parts = [
            part
            for part in (row.title, row.note, row.star, row.rule, row.reset, row.control)
            if part.isVisible()
        ]
        title = row.title.geometry()
        title.setWidth(row.title.fontMetrics().horizontalAdvance(row.title.text()))
        places = [title, *(part.geometry() for part in parts[1:])]
        assert all(row.rect().adjusted(-RING, 0, RING, 0).contains(place) for place in places)
        assert not any(one.intersects(other) for one, other in combinations(places, 2))


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_step_buttons_change_a_number_of_house_rules(page, qtbot, theme):
    page.show_section("house-rules")
    page.set_theme(theme)
    row = page.house_rules.form.rows["take_limit"]
    less, more = row.control.findChildren(StepButton)
    for button, expected in ((more, 6), (less, 5), (less, 4)):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert row.value() == expected
    row.set_value(row.option.least)
    assert (less.isEnabled(), more.isEnabled()) == (False, True)
    assert less.accessibleName() == "Taking several cards: Less"


def test_new_games_start_with_the_preferred_house_variants(page, choose, qtbot, settings):
    rows = page.house_rules.form.rows
    choose(rows["redesign"].field, "forbidden")
    qtbot.keyClick(rows["take_limit"].field, Qt.Key.Key_Down)
    new = NewGamePage(settings)
    qtbot.addWidget(new)
    new.on_entered()
    assert new.setup().option("redesign") == "forbidden"
    assert new.setup().option("take_limit") == 4
    assert page.sections.faces[5].line == "2 house rules"


def test_each_house_rule_has_its_own_reset(page, choose, press, settings):
    page.show_section("house-rules")
    rows = page.house_rules.form.rows
    assert not rows["redesign"].reset.isVisible()
    assert not rows["redesign"].star.isVisible()
    choose(rows["redesign"].field, "forbidden")
    choose(rows["wall_scoring"].field, "all_outer")
    assert rows["redesign"].star.isVisible()
    assert not rows["open_hands"].star.isVisible()
    press(rows["redesign"].reset)
    assert rows["redesign"].official
    assert dict(settings.preferences.options)["redesign"] == "action"
    assert dict(settings.preferences.options)["wall_scoring"] == "all_outer"


def test_house_rules_changed_elsewhere_are_displayed(page, settings):
    settings.change(options=(("redesign", "forbidden"),))
    assert page.house_rules.form.rows["redesign"].value() == "forbidden"
    settings.change(options=())
    assert page.house_rules.form.departures() == []


def test_an_empty_name_is_not_stored(page, qtbot, settings):
    edit = page.house_rules.form.rows["dirk_name"].field.lineEdit()
    edit.selectAll()
    qtbot.keyClicks(edit, "Nico")
    assert dict(settings.preferences.options)["dirk_name"] == "Nico"
    edit.selectAll()
    qtbot.keyClick(edit, Qt.Key.Key_Delete)
    assert dict(settings.preferences.options)["dirk_name"] == "Nico"
    assert edit.text() == ""


# -- defaults


def test_a_section_is_reset_and_the_reset_undone(page, press, settings):
    settings.change(others_speed="slow", own_speed="fast", sound=False)
    page.show_section("motion")
    press(page.current.reset)
    assert (settings.preferences.others_speed, settings.preferences.own_speed) == ("normal", "normal")
    assert not settings.preferences.sound, "other sections stay"
    assert page.bar.accessibleName().startswith("Motion: defaults restored.")
    press(page.bar.buttons[0])
    assert (settings.preferences.others_speed, settings.preferences.own_speed) == ("slow", "fast")
    assert not page.bar.asks
    page.retranslate()
    assert page.bar.buttons == [], "no answer is left to translate"


def test_house_rules_are_reset_as_a_section(page, choose, press, settings, qtbot):
    page.show_section("house-rules")
    choose(page.house_rules.form.rows["redesign"].field, "forbidden")
    press(page.current.reset)
    assert dict(settings.preferences.options) == {name: option.default for name, option in OPTIONS.items()}
    assert page.house_rules.form.departures() == []
    page.run_command("undo")
    assert page.house_rules.form.rows["redesign"].value() == "forbidden"


def test_restoring_defaults_changes_only_preferences(page, press, settings):
    settings.change(theme="dark", sound=False, aids="purist", modules=("camps",), puzzle_kind="camps")
    press(page.restore)
    now, fresh = settings.preferences, Preferences()
    assert (now.theme, now.sound, now.aids) == (fresh.theme, fresh.sound, fresh.aids)
    assert (now.modules, now.puzzle_kind) == (("camps",), "camps")
    page.run_command("undo")
    assert (settings.preferences.theme, settings.preferences.aids) == ("dark", "purist")


def test_undo_is_offered_only_for_a_while(page, press, settings):
    settings.change(aids="purist")
    press(page.restore)
    while page.bar.asks:
        page.bar._clock.timeout.emit()
    page.run_command("undo")
    assert settings.preferences.aids == "normal"


# -- scale


def test_a_new_scale_is_kept_after_confirmation(page, press, settings):
    settings.hold(scale=150)
    page.questions.ask_scale(100)
    assert page.bar.accessibleName() == "Keep this size? It changes back to 100% in 15 seconds."
    press(page.bar.buttons[0])
    assert settings.preferences.scale == 150
    assert not page.questions.take_restoring_scale()


@pytest.mark.parametrize("way", ["time", "button", "Esc"])
def test_without_confirmation_the_former_scale_is_restored(page, press, qtbot, settings, way):
    settings.change(scale=150)
    page.questions.ask_scale(100)
    if way == "time":
        for _ in range(15):
            assert settings.preferences.scale == 150
            page.bar._clock.timeout.emit()
    elif way == "button":
        press(page.bar.buttons[1])
    else:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
        assert page.isVisible()
    assert settings.preferences.scale == 100
    assert page.questions.take_restoring_scale()
    assert not page.questions.take_restoring_scale(), (
        "if the window stays open, the next change is confirmed again"
    )


# -- keys


@pytest.fixture
def left(page) -> list[bool]:
    """Return a list that grows each time the page is left."""
    found: list[bool] = []
    page.left.connect(lambda: found.append(True))
    return found


def test_arrows_move_through_sections_and_escape_leaves(page, qtbot, left):
    assert page.focusWidget() is page.sections
    for at in range(1, len(SECTIONS)):
        qtbot.keyClick(page.sections, Qt.Key.Key_Down)
        assert page.current is page.groups[at]
        assert [group.isVisible() for group in page.groups] == [i == at for i in range(len(SECTIONS))]
    qtbot.keyClick(page.sections, Qt.Key.Key_Home)
    assert page.current is page.groups[0]
    qtbot.keyClick(page.sections, Qt.Key.Key_End)
    assert page.current is page.groups[-1]
    qtbot.keyClick(page.sections, Qt.Key.Key_Escape)
    assert left == [True]


def test_enter_moves_into_a_section(page, qtbot):
    qtbot.keyClick(page.sections, Qt.Key.Key_Down)
    qtbot.keyClick(page.sections, Qt.Key.Key_Return)
    assert page.focusWidget() is page.field("own_speed").focusProxy()


def test_f6_moves_from_panel_to_panel(page, qtbot):
    stops = [page.field("theme").focusProxy(), page.preview.again, page.search, page.sections]
    for stop in stops:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_F6)
        assert page.focusWidget() is stop
    page.show_section("house-rules")
    page.sections.setFocus()
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    assert page.focusWidget() is page.search, "there is no preview"


def test_controls_have_accessible_names_and_roles(page):
    for field in (*page.findChildren(QComboBox), *page.findChildren(QSpinBox), *page.findChildren(QSlider)):
        assert field.accessibleName()
    for name, role in (("sound", QAccessible.Role.CheckBox),):
        assert QAccessible.queryAccessibleInterface(page.field(name)).role() == role
    dark = page.field("theme").buttons["dark"]
    told = QAccessible.queryAccessibleInterface(dark)
    assert told.role() == QAccessible.Role.RadioButton
    assert told.text(QAccessible.Text.Name) == "Theme: Dark"
    assert told.text(QAccessible.Text.Description).startswith("“System” follows the light or dark setting")
    assert page.field("own_speed").buttons["fast"].accessibleName() == "Speed of your moves: Fast"
    assert QApplication.focusWidget() is not None


def test_rules_of_house_variants_can_be_opened(page, qtbot):
    page.show_section("house-rules")
    row = page.house_rules.form.rows["redesign"]
    row.field.setFocus()
    assert page.help_rule == row.option.rule
    with qtbot.waitSignal(page.rule_asked) as asked:
        row.rule_asked.emit(row.option.rule)
    assert asked.args == [row.option.rule]
