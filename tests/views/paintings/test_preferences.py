"""The paintings of the parts of the Preferences page (``painted.py``)."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.pages.preferences import demonstrations, preview
from alhambra_desktop.views.pages.preferences.assistance_picture import assistance_picture
from alhambra_desktop.views.pages.preferences.demonstrations import Tracks
from alhambra_desktop.views.pages.preferences.fields import Context, Volume, VolumeField
from alhambra_desktop.views.pages.preferences.key_binding import KeyBinding
from alhambra_desktop.views.pages.preferences.key_conflict import Conflict, KeyConflict
from alhambra_desktop.views.pages.preferences.key_drag import DragLabel
from alhambra_desktop.views.pages.preferences.key_slot import KeySlot
from alhambra_desktop.views.pages.preferences.preview import Preview, PreviewPicture, thumbnail
from alhambra_desktop.views.pages.preferences.sample import Sample, paint_sample, paint_taken
from alhambra_desktop.views.pages.preferences.sound_button import SoundButton
from alhambra_desktop.views.pages.preferences.sound_pictures import SIGNS, sound_picture
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets import section_signs as signs
from alhambra_desktop.views.widgets.key_board import CONFLICT, FREE, KeyBoard, paint_key
from alhambra_desktop.views.widgets.key_colours import HELD, TINTS
from alhambra_desktop.views.widgets.key_groups import VIEW
from alhambra_desktop.words import SOURCE
from tests.views.paintings.painted import EXACTLY, PAGES, check, painter_of, painting, recorded

pytestmark = pytest.mark.posix  # fonts differ a little on other systems


@pytest.fixture(autouse=True)
def english(qapp) -> None:
    SPOKEN.speak(SOURCE)


@pytest.fixture
def own_keys():
    """Return a function that changes keys of commands; restore the default keys after the test."""
    yield lambda **keys: KEYMAP.use(keys)
    KEYMAP.use({})


SIGN_FOLDERS = (*PAGES, "widgets")


def canvas():
    return painter_of(QImage(700, 700, QImage.Format.Format_RGB32))


def test_the_icons_of_sections_and_sounds(qapp):
    scenes = {}
    with canvas() as p:
        for name in sorted(vars(signs)):
            if name.startswith("paint_") and getattr(signs, name).__module__ == signs.__name__:
                scenes[name] = recorded(partial(getattr(signs, name), p), SIGN_FOLDERS)
        for name, paint in SIGNS.items():
            scenes[name] = recorded(partial(paint, p), SIGN_FOLDERS)
    check("icons of preferences", scenes, EXACTLY)


def test_the_pictures_of_sounds(put):
    scenes = {name: painting(put(sound_picture(name), 42, 42))[:4] for name in SIGNS}
    check("pictures of sounds", scenes, EXACTLY)


@pytest.mark.parametrize("level", ["purist", "normal", "trainer"])
def test_the_picture_of_a_level_of_assistance(qapp, level):
    theme = DARK if level == "normal" else LIGHT
    paint = partial(assistance_picture, FaceCache(), level, theme, QSize(150, 84), 1.0)
    check(f"assistance, {level}", {level: recorded(paint)}, EXACTLY)


SAMPLES = {
    "purist": Sample(424, 540, LIGHT, aids="purist"),
    "strip": Sample(640, 180, LIGHT),
    "advised strip": Sample(700, 180, DARK, aids="trainer", marked=True),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_the_table_of_the_preview(qapp, name):
    with canvas() as p:
        check(
            f"sample, {name}", {name: recorded(partial(paint_sample, p, SAMPLES[name], FaceCache()))}, EXACTLY
        )


def test_the_flying_card_of_the_preview(qapp):
    with canvas() as p:
        scenes = {
            f"{share}": recorded(partial(paint_taken, p, SAMPLES["advised strip"], share, FaceCache()))
            for share in (0.0, 0.15, 1.0)
        }
    check("flying card", scenes, EXACTLY)


@pytest.mark.parametrize("theme", ["system"])
def test_the_thumbnail_of_a_theme(qapp, theme):
    paint = partial(thumbnail, FaceCache(), theme, QSize(140, 90), 1.0)
    lines = recorded(paint)
    check(f"thumbnail, {theme}", {theme: [*lines[:12], *lines[-12:], str(len(lines))]}, EXACTLY)


@pytest.mark.parametrize("reduced", [False, True])
def test_the_picture_and_the_texts_of_the_preview(put, settings, monkeypatch, reduced):
    for module in (preview, demonstrations):
        monkeypatch.setattr(module, "reduces_motion", lambda settings: settings.preferences.reduced_motion)
    settings.hold(others_speed="slow", reduced_motion=reduced)
    picture = PreviewPicture(FaceCache(), settings)
    monkeypatch.setattr(preview, "sample_steps", lambda *_: iter(()))  # has its own tests
    put(picture, 424, 540)
    whole = Preview(FaceCache(), settings)
    whole.retranslate()
    put(whole, 460, 640)
    scenes = {"picture": painting(picture), "preview": painting(whole)}
    whole.fit(strip=True)
    settings.hold(others_speed="off")
    whole._show_move()
    scenes["strip"] = painting(whole)
    check(f"preview of preferences{', still' if reduced else ''}", scenes, EXACTLY)


def context_of(settings) -> Context:
    return Context(settings, FaceCache(), None, None, None, lambda: None, lambda _: None)


@pytest.mark.parametrize("reduced", [False, True])
def test_the_tracks_of_the_speeds(put, settings, monkeypatch, reduced):
    monkeypatch.setattr(demonstrations, "reduces_motion", lambda _: reduced)
    settings.hold(others_speed="fast")
    tracks = Tracks(context_of(settings))
    put(tracks, 520, 200)
    scenes = {"fast": painting(tracks)}
    if not reduced:
        settings.change(others_speed="slow")
        tracks.flights["others_speed"].pause()
        scenes["slow"] = painting(tracks)
    check(f"lanes{', still' if reduced else ''}", scenes, EXACTLY)


def test_the_buttons_of_sounds(put):
    button, scenes = SoundButton("points", "Coins"), {}
    put(button)
    for on in (True, False):
        button.follow(sound_on=on)
        scenes[f"{on}"] = [*painting(button), str(button.sizeHint().toTuple())]
    other = put(SoundButton("turn_mine", "My turn"))
    other.follow(sound_on=True)
    check("buttons of sounds", {**scenes, "another name": painting(other)}, EXACTLY)


def test_the_volume(put):
    volume = put(Volume("Volume"))
    volume.show_value(35)
    scenes = {"35": painting(volume)}
    assert isinstance(volume.slider, VolumeField)
    volume.slider.sliderMoved.emit(60)
    assert volume.figure.text().startswith("60")
    check("volume", scenes)


# -- keys


def test_the_keys_of_the_board(qapp):
    scenes = {}
    with canvas() as p:
        for colours in (TINTS[VIEW], CONFLICT, HELD, FREE):
            for label, wide in (("A", 36), ("Esc", 60), ("Backspace", 50), ("Left", 36), ("F1", 36)):
                paint = partial(paint_key, p, QRectF(4, 4, wide, 32), label, colours)
                scenes[f"{label} {colours.ink} {colours.edge}"] = recorded(paint, SIGN_FOLDERS)
    check("keys of the board", scenes, EXACTLY)


@pytest.mark.parametrize("modifier", ["", "Shift", "Ctrl"])
def test_the_board(put, own_keys, modifier):
    own_keys(**{"zoom-in": ("Ctrl+Y", "Z")})
    board = KeyBoard()
    put(board, 692, 216)
    board.show_modifier(modifier)
    scenes = {
        "board": [
            f"{board._label(name)} {board._colours(name).ink} {box.x():.0f}" for name, box in board._keys()
        ]
    }
    scenes["name"] = [board.accessibleName(), *painting(board, folders=SIGN_FOLDERS)[-4:]]
    board.mark_conflict(board.key_at("M"))
    places = {name: box.center().toPoint() for name, box in board._keys()}
    for name in ("M", "Q", "Ctrl"):
        board.aim(board.mapToGlobal(places[name]))
        scenes[f"aimed at {name}"] = [board.aimed, *painting(board, folders=SIGN_FOLDERS)[-3:]]
    assert board.aim(None) == ""
    check(f"board {modifier or 'plain'}", scenes, EXACTLY)


def test_the_board_names_the_command_of_a_key_and_reports_a_click(put, own_keys, qtbot):
    board, pressed = KeyBoard(), []
    board.pressed.connect(pressed.append)
    put(board, 692, 216)
    places = {name: box.center().toPoint() for name, box in board._keys()}
    tips = {}
    for name in ("M", "Q", "F1", "CapsLock"):
        qtbot.mouseMove(board, places[name])
        tips[name] = [board.toolTip()]
        qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=places[name])
        qtbot.mouseClick(board, Qt.MouseButton.RightButton, pos=places[name])
    assert pressed == ["M", "Q", "F1"]
    check("tooltips of the board", tips)


def test_the_slots_of_keys(put, own_keys, qtbot):
    own_keys(**{"zoom-in": ("Ctrl+Y",)})
    scenes = {}
    for id_, at in (("zoom-in", 0), ("zoom-in", 1), ("zoom-out", 0), ("fit", 0)):
        slot = put(KeySlot(BY_ID[id_], at))
        scenes[f"{id_} {at}"] = painting(slot)
    slot.mark_conflict(disputed=slot.key)
    scenes["disputed"] = painting(slot)
    slot.mark_conflict(wanted="Shift+X")
    scenes["wanted"] = painting(slot)
    slot.record(on=True)
    slot.setFocus()
    scenes["recording"] = painting(slot)
    qtbot.mousePress(slot, Qt.MouseButton.LeftButton)
    scenes["pressed"] = painting(slot)
    check("slots of keys", scenes, EXACTLY)


def test_the_row_of_a_command(put, own_keys):
    row = KeyBinding(BY_ID["zoom-in"])
    put(row, 900, 44)
    scenes = {"free": painting(row)}
    own_keys(**{"zoom-in": ("Ctrl+Y",)})
    row.follow()
    row.mark(asked=True)
    row.set_theme(DARK)
    scenes["asked"] = painting(row)
    row.mark(disputed=True)
    row.show_fault("This key is taken.")
    row.resize(620, 60)
    scenes["disputed"] = [*painting(row), str(row.heightForWidth(620)), str(row.heightForWidth(900))]
    row.show_fault("")
    row.set_draggable(allowed=True)
    scenes["draggable"] = [row.toolTip(), row.cursor().shape().name, row.does.plain_text]
    own_keys()
    row.follow()
    scenes["default"] = painting(row)
    check("row of a command", scenes, EXACTLY)


@pytest.mark.parametrize(("id_", "other"), [("zoom-in", "zoom-out"), ("fit", "rules")])
def test_the_question_about_a_key(put, id_, other):
    other_command = BY_ID[other]
    asked = Conflict(BY_ID[id_], 0, other_command.current_keys[0], other_command)
    question = put(KeyConflict(asked, DARK, 60), 500, 240)
    scenes = {"question": [*painting(question), str(asked.swap), str(asked.take)]}
    check(f"question about the key of {other}", scenes, EXACTLY)


def test_the_name_of_a_dragged_command(put):
    window = put(QWidget(), 400, 300)
    label = DragLabel("Zoom in", DARK, window)
    label.follow(window.mapToGlobal(QPoint(50, 40)))
    assert label.isVisible()
    assert label.pos() == QPoint(60, 48)
    label.follow(window.mapToGlobal(QPoint(390, 290)))
    assert label.geometry().bottomRight() == window.rect().bottomRight()
    check("dragged command", {"label": painting(label)}, EXACTLY)
