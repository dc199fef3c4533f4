"""Characters' faces appear wherever players are shown, and marks for players without one."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from alhambra_desktop.model.learning.goals.campaign import CampaignTable, campaign
from alhambra_desktop.model.players.characters import CHARACTERS, character_of
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup, Setup
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.views import art
from alhambra_desktop.views.art.brushes import prepare
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.people import GUEST, REACH
from alhambra_desktop.views.art.people.seat_picture import SeatPicture
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.next_table import (
    campaign_table,
    first_game,
    last_setup,
    quick_game,
    two_players,
    with_everything,
)
from alhambra_desktop.views.game.seat_pictures import owner_picture
from alhambra_desktop.views.pages.start.start_cards import NewGameCard
from alhambra_desktop.views.scene.zones.players import PlayerZone
from alhambra_desktop.views.storage.settings import Settings

from .driver import whole_game
from .pages import PAGES
from .stage.snapshots import HEIGHT, WIDTH, shown_of, stage_of

SIZES = (9, 13, 17, 24, 60)
OPPONENTS = {"yusuf", "leila"}


@pytest.fixture(scope="module")
def game(qapp) -> GameTable:
    return whole_game("human,builder,apprentice seed=3")


@pytest.fixture
def drawn(monkeypatch) -> list[SeatPicture]:
    """Record the pictures that are painted or loaded."""
    found: list[SeatPicture] = []
    for name in ("draw", "paint"):
        original = getattr(SeatPicture, name)

        def noted(picture, *arguments, original=original, **more):
            found.append(picture)
            original(picture, *arguments, **more)

        monkeypatch.setattr(SeatPicture, name, noted)
    return found


@pytest.mark.parametrize(
    "page", ["start page", "result", "scoring", "look back", "postcard", "first start", "preferences, motion"]
)
def test_pages_show_the_faces_of_characters(qtbot, settings, game, drawn, page):
    widget = PAGES[page](settings, game)
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    expected = {"first start": {"hamid", "nuria"}, "preferences, motion": {"yusuf"}}.get(page, OPPONENTS)
    qtbot.waitUntil(lambda: expected <= {picture.person for picture in drawn})
    if page in ("result", "scoring", "postcard"):
        assert SeatPicture(COLOURS[0], GUEST) in drawn, "the human player has no character"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("person", [None, "nuria", "ibrahim"])
def test_portraits_and_marks_are_equally_large(qapp, size, person):
    half = 2 * size
    image = QImage(2 * half, 2 * half, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    prepare(p)
    SeatPicture("blue", person).paint(p, half, half, size)
    p.end()
    row = [image.pixelColor(x, half + size // 5).alpha() > 128 for x in range(2 * half)]
    assert row.count(True) == pytest.approx(1.95 * size, abs=0.2 * size + 1)
    far = round(REACH * size) + 2
    assert image.pixelColor(half, half - far).alpha() == image.pixelColor(half + far, half).alpha() == 0


@pytest.mark.parametrize("size", SIZES[1:])
def test_a_portrait_has_the_mark_of_its_seat(qapp, size):
    """Two seats with the same character differ in the badge, which has the seat's mark."""
    badges = []
    for colour in COLOURS:
        image = QImage(4 * size, 4 * size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        p = QPainter(image)
        prepare(p)
        SeatPicture(colour, "leila").paint(p, 2 * size, 2 * size, size)
        p.end()
        at = round(2 * size + (0.62 if size < 26 else 0.72) * size)
        badges.append(image.copy(at - size // 4, at - size // 4, size // 2, size // 2))
    assert len({bytes(badge.constBits()) for badge in badges}) == len(COLOURS)


@pytest.fixture
def six(qapp) -> Setup:
    people = zip(CHARACTERS, COLOURS, strict=False)
    seats = [SeatSetup(one.id, tint, "computer", one.styled_id(one.first), one.id) for one, tint in people]
    return make_setup([SeatSetup("Ann", COLOURS[0]), *seats[1:]], 3)


def view_of(qtbot, setup: Setup) -> QGraphicsView:
    book = rulebook(setup)
    stage = stage_of(shown_of(book, start(book).after))
    view = QGraphicsView(stage)
    stage.setParent(view)
    qtbot.addWidget(view)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.resize(round(WIDTH), round(HEIGHT))
    with qtbot.waitExposed(view):
        view.show()
    return view


def test_player_panels_show_faces_without_waiting_for_them(qtbot, monkeypatch, six):
    """Each portrait is painted in a separate event, followed by one repaint of its panel."""
    at_once = view_of(qtbot, six).grab().toImage()
    FaceCache.store.drop_unused()
    monkeypatch.setattr(FaceCache, "in_steps", True)
    monkeypatch.setattr(FaceCache, "files", None)
    monkeypatch.setattr(FaceCache, "store", type(FaceCache.store)(10**9))
    counts, painted = Counter[int](), list[str]()
    paint_inside, paint_portrait = PlayerZone.paint_inside, art.paint_portrait

    def counted(zone, *arguments):
        counts[zone.seat] += 1
        paint_inside(zone, *arguments)

    def noted(p, person, *arguments, **more):
        painted.append(person)
        paint_portrait(p, person, *arguments, **more)

    monkeypatch.setattr(PlayerZone, "paint_inside", counted)
    monkeypatch.setattr(art, "paint_portrait", noted)
    view = view_of(qtbot, six)
    qtbot.waitUntil(lambda: view.grab().toImage() == at_once)
    assert set(painted) == {GUEST, *(person.id for person in CHARACTERS[1:6])}
    assert max(counts.values()) <= 2


def test_a_mark_replaces_a_face_that_is_not_painted_yet(qtbot, monkeypatch):
    monkeypatch.setattr(FaceCache, "in_steps", True)
    monkeypatch.setattr(FaceCache, "files", None)
    monkeypatch.setattr(FaceCache, "store", type(FaceCache.store)(10**9))
    cache, widget = FaceCache(), QWidget()
    qtbot.addWidget(widget)

    def picture(one: SeatPicture) -> QImage:
        found = QPixmap(60, 60)
        found.fill(0)
        p = QPainter(found)
        one.draw(p, cache, QPointF(30, 30), 17, 1.0, "", widget)
        p.end()
        return found.toImage()

    mark = picture(SeatPicture("green"))
    assert picture(SeatPicture("green", "zahra")) == mark
    qtbot.waitUntil(lambda: picture(SeatPicture("green", "zahra")) != mark)
    qtbot.waitUntil(lambda: picture(SeatPicture("blue", "musa")) != picture(SeatPicture("blue")))


def characters(setup: Setup) -> list[str | None]:
    people = [character_of(seat) for seat in setup.seats if seat.player == "computer"]
    assert all(seat.character for seat in setup.seats if seat.player == "computer")
    return [person.id if person is not None else None for person in people]


@pytest.mark.parametrize("make", [quick_game, two_players, with_everything])
def test_presets_seat_characters(settings, make):
    found = characters(make(settings.preferences).setup(1))
    assert None not in found
    assert len(set(found)) == len(found) >= 1


@pytest.mark.parametrize("make", [first_game, last_setup])
def test_quick_starts_seat_characters(settings, make):
    assert characters(make(settings.preferences)) == ["hamid", "nuria"]


@pytest.mark.parametrize("table", campaign(), ids=lambda table: table.id)
def test_campaign_tables_seat_their_characters(settings, table: CampaignTable):
    own = attrs.evolve(settings.preferences.seats[0], person=None)
    settings.change(seats=(own, *settings.preferences.seats[1:]))
    found = characters(campaign_table(settings.preferences, table).setup(1))
    assert found == [person.id for person, _ in table.opponents]


def test_the_start_page_shows_the_characters_of_the_next_game(qtbot, settings: Settings):
    choices = attrs.evolve(settings.preferences.seats[1], name="Bot", person=None)
    settings.change(seats=(settings.preferences.seats[0], choices))
    card = NewGameCard(FaceCache())
    qtbot.addWidget(card)
    card.show_table(settings.preferences, CHARACTERS[0].name, ())
    setup = last_setup(settings.preferences)
    shown = [(chip._name.text(), chip._picture) for chip in card._chips[:2]]
    book = rulebook(setup)
    assert shown == [(seat.name, owner_picture(book, at)) for at, seat in enumerate(setup.seats)]
