"""Every mark, rim and line of a seat has the colour of its owner, wherever it is painted.

A mark belongs to the seat with the name that is painted beside the mark. If there is only a number, the mark
belongs to the seat with this number.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Final

import attrs
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.setup import Setup
from alhambra_desktop.model.rules.core.places.places import MarketSquare, Row
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import rulebook
from alhambra_desktop.model.rules.modules.vizier.rules import VizierFace
from alhambra_desktop.model.rules.table.counting import scoring_script
from alhambra_desktop.views import art
from alhambra_desktop.views.animation.timeline import Trace
from alhambra_desktop.views.animation.watched_effects import CAPTION, Caption, Sums
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import seat as seat_colours
from alhambra_desktop.views.charts import axes
from alhambra_desktop.views.dialogs.scoring_sheet import ScoringSheet
from alhambra_desktop.views.game.analysis_storage import FinishedGame
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.next_table import with_people
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.models.game_summary import summary_of
from alhambra_desktop.views.pages.games import postcard
from alhambra_desktop.views.pages.games.postcard import SIZE, PostcardPainter, postcard_of
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.pages.review.review_page import ReviewPage
from alhambra_desktop.views.pages.start.start_page import StartPage
from alhambra_desktop.views.playback import effect_paintings
from alhambra_desktop.views.playback.step_player import Effects
from alhambra_desktop.views.rule_sets.modules import view_book
from alhambra_desktop.views.scene.items.panel import Panel
from alhambra_desktop.views.scoring.show.score_table import score_table_rect
from alhambra_desktop.views.storage.preferences import SeatChoice
from tests.laws.seat_spy import SeatSpy, painted_page, painted_table, spying
from tests.laws.test_purist import arrive
from tests.of_type import of_type
from tests.views.driver import TIMEOUT, Driver, whole_game
from tests.views.judging import knowing
from tests.views.pages import PAGES
from tests.views.stage.snapshots import shown_of, stage_of

COLOURS: Final = {"Xenia": "violet", "Quinn": "crimson", "Lotte": "green"}
"""The players' names and colours; by default, each seat has another colour."""

SEATS = pytest.mark.parametrize(("seat", "colour"), [*enumerate(COLOURS.values())])

BESIDE = 48
"""Maximum distance in pixels between the centre of a mark and its name or number."""


def coloured(setup: Setup) -> Setup:
    """Return the same table with the names and colours of `COLOURS`."""
    seats = (
        attrs.evolve(seat, name=name, colour=colour)
        for seat, (name, colour) in zip(setup.seats, COLOURS.items(), strict=True)
    )
    return attrs.evolve(setup, seats=tuple(seats))


def distance(mark: QRectF, word: QRectF) -> float:
    """Return the distance from a mark to a word right of, above or below it; `2 * BESIDE` for others."""
    point = mark.center()
    across = max(word.left() - point.x(), point.x() - word.right(), 0.0)
    down = max(word.top() - point.y(), point.y() - word.bottom(), 0.0)
    on_line = down < mark.height() / 2 and word.center().x() > point.x()
    return across + down if on_line or not across else 2 * BESIDE


def compared(spy: SeatSpy, known: dict[str, str]) -> list[tuple[str, str]]:
    """Return the colour of each mark beside a known word, and the colour that belongs to this word."""
    words = [(known[word], rect) for text, rect in spy.words for word in known if word in text.split()]
    found = []
    for colour, place in spy.marks:
        far, owner = min(((distance(place, rect), owner) for owner, rect in words), default=(BESIDE + 1, ""))
        if far <= BESIDE:
            found.append((colour, owner))
    return found


def wrong(pairs: Iterable[tuple[object, object]]) -> list[tuple[object, object]]:
    return [(seen, owner) for seen, owner in pairs if seen != owner]


def ink(colour: str) -> str:
    """Return the colour of a seat as it is painted on a light background."""
    return QColor(seat_colours(colour).colour).name()


def is_whole(pairs: Iterable[tuple[str, str]]) -> bool:
    """Return whether the pairs contain the colours of all seats; otherwise, a test would prove little."""
    return {owner for _, owner in pairs} == set(COLOURS.values())


# -- pages


@pytest.fixture(scope="module")
def game(qapp) -> GameTable:
    return whole_game(coloured(parse_new("human,builder:mason,apprentice seed=3")))


@pytest.mark.parametrize("name", ["start page", "first start", "scoring", "result"])
def test_marks_on_pages_match_the_name_beside_them(qtbot, settings, game, name):
    levels = (None, "apprentice", "apprentice")
    seats = zip(COLOURS.items(), levels, strict=True)
    settings.change(seats=tuple(SeatChoice(who, colour, level) for (who, colour), level in seats))
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    if name == "start page":
        of_type(page, StartPage).last.offer("", summary_of(game.saved()).seats, "")
    announced = {seat.name: seat.colour for seat in with_people(settings.preferences.seats)}
    pairs = compared(painted_page(page), announced if name == "first start" else COLOURS)
    assert wrong(pairs) == []
    assert is_whole(pairs)


def test_portraits_of_a_new_game_have_their_seats_colour(qtbot, settings, game, monkeypatch):
    page = of_type(PAGES["new game"](settings, game), NewGamePage)
    qtbot.addWidget(page)
    painted: set[tuple[str, str]] = set()
    paint = art.paint_portrait

    def spy(
        p: QPainter,
        person: str,
        colour: str,
        radius: float,
        x: float,
        y: float,
        marked: bool = True,
        rim: str = "",
    ) -> None:
        painted.update([(person, colour)] if marked else ())
        paint(p, person, colour, radius, x, y, marked, rim)

    monkeypatch.setattr(art, "paint_portrait", spy)
    page._cache.clear()
    page.grab()
    computers = {(choice.person, choice.colour) for choice in page.seating.seats if choice.level is not None}
    assert len(computers) == 5
    assert computers <= painted
    assert {colour for _, colour in painted} <= {choice.colour for choice in page.seating.seats}
    assert len(painted) <= len(page.seating.seats)


def test_marks_beside_luck_and_play_match_the_name(qtbot, game):
    page = ResultPage(game, analyst=knowing(game, game))
    qtbot.addWidget(page)
    page.resize(1280, 1400)
    pairs = compared(painted_page(page.balance.bars), COLOURS)
    assert wrong(pairs) == []
    assert is_whole(pairs)


def test_marks_in_the_review_match_the_name(qtbot, settings, game):
    page, pairs = of_type(PAGES["look back"](settings, game), ReviewPage), []
    qtbot.addWidget(page)
    for stop in range(2, 8):
        page.show_stop(stop)
        page.update_content()
        pairs += compared(painted_page(page), COLOURS)
    assert wrong(pairs) == []
    assert is_whole(pairs)


def test_markers_are_on_the_points_of_their_owners(qtbot, game):
    script = scoring_script(game.book, game.state, game.state.scorings[-1])
    sheet = ScoringSheet(game.book, script)
    qtbot.addWidget(sheet)
    track = painted_page(sheet.track)
    after = {script.score(seat, len(script.beats)): seat for seat in game.setup.everybody}
    by_points = [game.setup.seats[after[points]].colour for points in sorted(after)]
    assert len(by_points) == 3, "a tie proves nothing"
    assert [colour for colour, _ in sorted(track.marks, key=lambda mark: mark[1].left())] == by_points


def test_marks_on_a_postcard_match_the_name_beside_them(game, monkeypatch):
    saved = game.saved()
    told = FinishedGame(kept_game(saved, "file", 0, "normal"), saved)
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    spy, painter = SeatSpy(image), QPainter(image)
    write = postcard._write

    def noted(painter, at, text, *more):
        spy.note(painter, text, QRectF(at, at), None, 0)
        write(painter, at, text, *more)

    monkeypatch.setattr(postcard, "_write", noted)
    with spying(spy):
        for _ in PostcardPainter(postcard_of(told, "1 Jan 1970"), FaceCache(), names=True).steps(painter):
            pass
    painter.end()
    pairs = compared(spy, COLOURS)
    assert wrong(pairs) == []
    assert is_whole(pairs)


# -- the table


def homes(player: Driver) -> list[tuple[int, Panel]]:
    """Return the panels that belong to seats: the topmost first, the viewer's Alhambra last."""
    stage = player.stage
    peeks = [(peek.seat, peek) for peek in stage.peek.panels if peek.isVisible()]
    zones = [(seat, stage.player_zone(seat)) for seat in player.table.setup.everybody]
    return [*peeks, *zones, (player.page.viewer, stage.city)]


def at_home(player: Driver, spy: SeatSpy) -> list[tuple[str, str]]:
    """Return the colour of each rim, mark and panel in a seat's area, and the colour of the seat."""
    seats, found = player.table.setup.seats, []
    rooms = [(seats[seat].colour, panel, panel.scene_rect(panel.inner)) for seat, panel in homes(player)]
    for colour, rect in spy.rims:
        owner = next(owner for owner, _, room in rooms if room.contains(rect.center()))
        found.append((colour, owner))
    for colour, rect in spy.marks:
        target = player.stage.at(rect.center())
        if isinstance(target, Control) and target.seat is not None:
            found.append((colour, seats[target.seat].colour))
    for _, panel, room in rooms[:-1]:
        told = " ".join(text for text, rect in spy.words if room.contains(rect.center()))
        named = [colour for name, colour in COLOURS.items() if name in told]
        found += [(panel.accent.name(), ink(colour)) for colour in named]
    return found


def play_on(player: Driver, choose: random.Random) -> None:
    """Play an action, if possible a purchase or placement, and wait until a player sees the table."""
    offers = player.table.offers()
    built = [one for one in offers if isinstance(one, PlaceTile | BuyBuilding)]
    taken = [one for one in offers if isinstance(one, TakeMoney)]
    player.table.submit(choose.choice(built or taken or offers))
    arrive(player)


def test_marks_and_rims_at_the_table_match_their_owners(player):
    player.window.workspace.games.begin(coloured(parse_new("human,human,human seed=3")))
    player.window.resize(1600, 900)
    arrive(player)
    choose, viewers, pairs, rims = random.Random(5), set[int](), [], set[tuple[str, int]]()
    while len(viewers) < 3 or not rims.issuperset(("crimson", viewer) for viewer in range(3)):
        play_on(player, choose)
        if player.page.viewer in viewers and player.table.state.turn % 5:
            continue
        viewers.add(player.page.viewer)
        player.stage.peek.keep(*(seat for seat in player.table.setup.everybody if seat != player.page.viewer))
        scene = painted_table(player.stage)
        pairs += compared(scene, COLOURS) + compared(painted_page(player.page), COLOURS)
        pairs += at_home(player, scene)
        pairs.append((player.page.bar._mark.picture.colour, [*COLOURS.values()][player.table.seat]))
        rims |= {(colour, player.page.viewer) for colour, _ in scene.rims}
    assert wrong(pairs) == []
    player.table.undo()
    arrive(player)
    scene = painted_table(player.stage)
    assert wrong(compared(scene, COLOURS) + at_home(player, scene)) == []


def test_the_curtain_has_the_mark_of_the_player_named(player):
    player.window.workspace.games.begin(coloured(parse_new("human,human,human seed=3")))
    choose, pairs = random.Random(5), []
    for _ in COLOURS:
        player.qtbot.waitUntil(player.page.curtain.isVisible)
        spy, turn = painted_page(player.page.curtain), player.table.state.turn
        told = " ".join(text for text, _ in spy.words)
        pairs += [(colour, COLOURS[name]) for colour, _ in spy.marks for name in COLOURS if name in told]
        player.lift_curtain()
        while player.table.state.turn == turn:
            player.table.submit(choose.choice(player.table.offers()))
    assert wrong(pairs) == []
    assert is_whole(pairs)


def test_marks_in_the_log_match_the_turn(player):
    player.window.workspace.games.begin(coloured(parse_new("human,human,human seed=3")))
    arrive(player)
    choose = random.Random(5)
    while player.table.state.turn < 5:
        play_on(player, choose)
    spy = painted_page(player.open_log())
    headings = [(rect.top(), COLOURS[name]) for text, rect in spy.words for name in COLOURS if name in text]
    above = [
        (colour, [owner for top, owner in headings if top < rect.bottom()]) for colour, rect in spy.marks
    ]
    pairs = [(colour, owners[-1]) for colour, owners in above if owners]
    assert wrong(pairs) == []
    assert is_whole(pairs)


# -- while a scoring is counted


def sums(spy: SeatSpy, table: QRectF) -> list[tuple[str, str]]:
    """Return the sum below each mark of the score table, and the colour of the mark."""
    figures = [(text, rect.center()) for text, rect in spy.words if table.contains(rect) and text[0] == "+"]
    lowest = max(middle.y() for _, middle in figures)
    told = [(text, middle.x()) for text, middle in figures if abs(middle.y() - lowest) < 1]
    heads = [(colour, rect.center().x()) for colour, rect in spy.marks if table.contains(rect)]
    heads = heads[-len(COLOURS) :]  # earlier marks belong to panels below the score table
    return [(min(told, key=lambda one: abs(one[1] - x))[0], colour) for colour, x in heads]


def test_marks_of_a_scoring_match_the_name_or_sum(player, settings, game):
    player.window.workspace.games.show_saved(game.saved())
    scorings, seats = player.page.scorings, game.setup.seats
    scorings.on_top.close()
    settings.change(others_speed="normal")
    scorings.show_again(2)
    player.qtbot.waitUntil(lambda: scorings.show.is_counting, timeout=TIMEOUT)
    counting, pairs, figures = scorings.show.counting, [], set[tuple[str, str]]()
    score_table = score_table_rect(player.stage.layout_.column, len(counting.script.beats))
    while scorings.show.is_counting:
        scene = painted_table(player.stage)
        pairs += compared(scene, COLOURS)
        if counting.beat is not None and not counting.figures:
            figures = {(f"+{counting.so_far(seat)}", taken.colour) for seat, taken in enumerate(seats)}
            assert set(sums(scene, score_table)) == figures
        player.page.director.clock.advance(4000.0)
    assert wrong(pairs) == []
    assert is_whole(pairs)
    assert len({figure for figure, _ in figures}) == 3, "a tie proves nothing"


# -- short effects


@pytest.fixture(scope="module")
def stage(qapp, game):
    return stage_of(shown_of(game.book, game.transitions[60].after, 1))


def test_sums_of_money_are_beside_their_owners_marks(stage):
    square = next(place for place in stage.table.lying if isinstance(place, MarketSquare))
    effects = Effects(stage)
    effects.begin([Sums(0.0, 1000.0, square, ((2, 17), (0, 13)), 1000.0)])
    effects.advance(500.0)
    pairs = compared(painted_table(stage), {"17": "green", "13": "violet"})
    effects.clear()
    assert {("green", "green"), ("violet", "violet")} <= set(pairs)
    assert wrong(pairs) == []


@SEATS
def test_captions_and_traces_have_the_colour_of_their_seat(stage, monkeypatch, seat, colour):
    seen: list[str] = []

    def note(module: ModuleType, name: str, which: Callable[..., str]) -> None:
        paint = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *what: (seen.append(which(*what)), paint(*what)))

    note(art, "paint_caption", lambda *what: what[-1])
    note(art, "paint_seat_mark", lambda _, colour, *__: colour)
    note(effect_paintings, "paint_arrow", lambda *what: what[-1].name())
    square = next(place for place in stage.table.lying if isinstance(place, MarketSquare))
    card = stage.table.at(Row())[0].id
    effects = Effects(stage)
    effects.begin([Caption(0.0, CAPTION, seat, Message("log-points", name="", points=3), None)])
    assert seen == [colour, colour]
    effects.clear()
    seen.clear()
    effects.begin([Trace(0.0, 1000.0, card, square, Row(), seat)])
    effects.advance(300.0)
    painted_table(stage)
    effects.clear()
    assert set(seen) - set(COLOURS.values()) == {ink(colour)}


# -- charts


@pytest.fixture
def tints(monkeypatch) -> list[str]:
    """Return the list of seat colours that story charts request."""
    asked = list[str]()

    def noted(colour: str):
        asked.append(colour)
        return seat_colours(colour)

    monkeypatch.setattr(axes, "seat_colour", noted)
    return asked


def test_story_charts_have_the_colour_of_the_selected_seat(qtbot, settings, tints):
    game = whole_game(coloured(parse_new("human,human,human seed=3")))
    for page in (ResultPage(game, analyst=knowing(game, game)), PAGES["look back"](settings, game)):
        qtbot.addWidget(page)
        page.resize(1280, 1400)
        for name, colour in COLOURS.items():
            (button,) = [one for one in page.findChildren(QAbstractButton) if one.text() == name]
            button.click()
            tints.clear()
            page.grab()
            assert set(tints) == {colour}, type(page)


# -- pieces


@SEATS
def test_viziers_have_the_colour_of_their_seat(monkeypatch, seat, colour):
    seen = []
    monkeypatch.setattr(art, "paint_vizier", lambda _, tint, *__: seen.append(tint))
    book = rulebook(coloured(parse_new("human,human,human seed=3 modules=vizier")))
    drawing = view_book(book).faces[VizierFace](book, VizierFace(seat, awake=True))
    drawing.paint(None, 38.0)
    assert seen == [colour]
