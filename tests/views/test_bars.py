"""The bars above and below the table: complete texts in every language and window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetricsF, QImage, QRegion
from PySide6.QtWidgets import QMenuBar, QWidget

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.values import value_of
from alhambra_desktop.model.rules.core.words.message import Message, either
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.fonts import sans
from alhambra_desktop.views.art.people.seat_picture import SeatPicture
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.game.selection import NOTHING
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.interaction.status import status_line
from alhambra_desktop.views.pages.table.table_title import TableTitle
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.bottom_bar import LARGE, LINES, SMALL, BottomBar, StatusText
from alhambra_desktop.views.widgets.menu import WINDOW
from alhambra_desktop.views.widgets.speed_control import KEYS, SpeedButton
from alhambra_desktop.words import PSEUDO, phrase
from tests.sweeps import in_each_language
from tests.views.driver import Driver

pytestmark = pytest.mark.usefixtures("spoken")

WHO = Message("status-turn", name="Wolfgang Amadeus")
TILE, PLACES = (
    Message("type-residential-area"),
    either([Message("status-on-swap"), Message("status-on-origin")]),
)
LONG = (
    Message("status-loses-building"),
    Message("status-loses-action"),
    Message("status-choose", tile=TILE, places=PLACES),
    Message("status-drop-from-reserve", tile=TILE, places=PLACES),
    Message("status-over-what", keys="Ctrl+R"),
)
"""The longest existing parts."""


@pytest.fixture
def bar(qtbot) -> BottomBar:
    made = BottomBar()
    qtbot.addWidget(made)
    made.resize(1280, made.sizeHint().height())
    made.show()
    return made


def visible_lines(bar: BottomBar) -> list[str]:
    """Return the visible lines after checking that they are complete."""
    fitting = bar.what.fitting()
    lines = bar.what.lines_of(fitting)
    assert fitting.size >= SMALL
    assert len(lines) <= LINES
    assert all(wide <= bar.what.contentsRect().width() + 1 for wide, _ in lines)
    assert len(lines) * QFontMetricsF(sans(fitting.size)).height() <= bar.height() - 6
    assert "".join(text for _, text in lines).replace(" ", "") == fitting.text.replace(" ", "")
    assert "…" not in fitting.text.replace(phrase("status-thinking"), "")
    return [text.strip() for _, text in lines]


@pytest.mark.parametrize("further", [False, True])
@pytest.mark.parametrize("width", [1024, 1280])
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
@pytest.mark.parametrize("part", LONG, ids=lambda part: part.id)
def test_every_part_is_complete_beside_the_buttons(bar, qtbot, language, width, part, further):
    SPOKEN.speak(language)
    bar.extra.setVisible(further)
    bar.resize(width, bar.height())
    bar.show_status(SeatPicture("blue"), WHO, [part])
    qtbot.waitUntil(lambda: bar.width() == width)
    assert phrase(part.id, **dict(part.arguments))[:5] in " ".join(visible_lines(bar))
    for button in bar.buttons.values():
        if button.isVisible():
            assert button.width() >= button.sizeHint().width()


def test_a_short_status_has_one_line_and_longer_ones_two(bar):
    bar.show_status(SeatPicture("blue"), WHO, [Message("status-thinking")])
    assert len(visible_lines(bar)) == 1
    bar.show_status(SeatPicture("blue"), WHO, list(LONG[:3]))
    assert len(visible_lines(bar)) == 2
    assert bar.what.fitting().text == bar.words


def painted(label: StatusText) -> int:
    """Return the amount of ink in the letters."""
    image = QImage(label.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    label.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return sum(bytes(image.constBits()))


@pytest.mark.parametrize("enlarged", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_accents_in_two_lines_are_not_clipped(bar, enlarged):
    bar.enlarge(enlarged)
    bar.resize(round(1280 * enlarged), bar.sizeHint().height())
    bar.layout().activate()
    bar.what.resize(round(100 * enlarged), bar.what.height())
    bar.what.set_content("", ["ÀÉÂÔÛÏ gjpqy ÀÉÂÔÛÏ gjpqy"])
    assert len(bar.what.lines_of(bar.what.fitting())) == 2
    as_it_is = painted(bar.what)
    bar.what.resize(bar.what.width(), bar.what.height() + 40)
    assert as_it_is == painted(bar.what) > 0


def test_parts_without_room_are_omitted_and_shown_in_the_tooltip(bar):
    bar.show_status(
        SeatPicture("blue"), WHO, [Message("status-thinking"), *LONG, Message("status-seconds", count=5)]
    )
    text = bar.what.fitting().text
    parts = [phrase(part.id, **dict(part.arguments)) for part in LONG]
    assert phrase("status-thinking") in text
    assert text.endswith(phrase("status-seconds", count=5)), "the longest parts give way first"
    for part in parts:
        assert part in text or part[:9] not in text
        assert part in bar.words
        assert part in bar.what.toolTip()
    assert any(part not in text for part in parts)
    visible_lines(bar)


# -- exact payments


def begin(player: Driver, spec: str) -> None:
    player.window.workspace.games.begin(parse_new(spec))
    player.wait_for_turn()


def exact(player: Driver, computed: bool = True, phase: Phase = Phase.ACTING, selection=NOTHING) -> set[str]:
    """Return the tiles that the status lists as exactly payable."""
    _, what = status_line(phase, player.table, selection, player.stage.snapshot.seen, computed=computed)
    told = [dict(part.arguments)["tiles"] for part in what if part.id == "status-exact"]
    return {str(tile) for tiles in told for tile in tiles}


def test_the_status_lists_what_can_be_paid_exactly(player):
    begin(player, "human,apprentice seed=11 starting_money=40")
    book, state = player.table.book, player.table.state
    payable = {
        str(book.tile_noun(action.tile))
        for action in player.table.offers()
        if isinstance(action, BuyBuilding)
        and sum(map(value_of, action.cards)) == book.good(state, action.tile).price
    }
    assert payable
    assert exact(player) == payable
    assert exact(player, computed=False) == set()
    assert exact(player, phase=Phase.ANIMATING) == set()


# -- title of the game


def title(player: Driver) -> TableTitle:
    return player.window.menuBar().findChild(TableTitle)


@pytest.mark.parametrize("language", in_each_language(PSEUDO))
@pytest.mark.parametrize("width", [1024, 1280])
def test_the_menu_bar_names_the_game_without_covering_a_menu(player, language, width):
    SPOKEN.speak(language)
    player.window.resize(width, 700)
    begin(player, "human,apprentice,apprentice seed=11 modules=camps,huts")
    player.qtbot.waitUntil(lambda: player.window.width() == width)
    found, menus = title(player), player.window.menuBar()
    assert found.isVisible()
    assert QFontMetricsF(found.font()).horizontalAdvance(found.text()) <= found.width()
    ends = [menus.actionGeometry(action).right() for action in menus.actions()]
    assert found.geometry().left() > max(ends)
    assert found.geometry().right() <= menus.width()
    assert phrase("listed-turn", turn=player.table.state.turn) in found.text()


def test_the_strip_of_the_menu_bar_is_below_its_text(player):
    """Bone, cedar and dark wood in the last rows; only the bar's wood above them."""
    bar = player.window.menuBar()
    picture = bar.grab().toImage()
    right = bar.width() - 4

    def colours(y: int) -> set[str]:
        return {picture.pixelColor(x, y).name() for x in range(right - 60, right)}

    assert len(colours(picture.height() - bar.strip // 2)) > 4
    assert len(colours(picture.height() - bar.strip - 1)) <= 2
    assert bar.height() - bar.strip >= QFontMetricsF(bar.font()).height()


def test_the_bars_scale_with_the_window(player):
    begin(player, "human,apprentice,apprentice seed=11")
    window, bar, menus = player.window, player.page.bar, player.window.menuBar()
    found = title(player)
    heights = bar.height(), menus.height(), bar.end_turn.width(), found.font().pixelSize()
    window.resize(2 * WINDOW.width(), 2 * WINDOW.height())
    player.qtbot.waitUntil(lambda: bar.height() == 2 * heights[0])
    assert menus.height() >= 2 * heights[1] - 4
    assert bar.end_turn.width() >= 2 * heights[2] - 4
    player.qtbot.waitUntil(lambda: found.font().pixelSize() == 2 * heights[3])
    assert bar.what.fitting().size == 2 * LARGE
    assert bar.geometry().bottom() == player.page.rect().bottom()
    window.resize(1024, 700)
    player.qtbot.waitUntil(lambda: bar.height() == heights[0])
    player.qtbot.waitUntil(lambda: 0 < menus.height() < heights[1])  # lower in a low window


def test_the_title_follows_the_game_and_drops_whole_parts(player):
    begin(player, "human,apprentice,apprentice seed=11 modules=camps,huts")
    turn = f"turn {player.table.state.turn}"
    whole = f"Alhambra with 2 expansions, 3 players  ·  before scoring 1  ·  {turn}"
    assert title(player).text() == whole
    bar = player.window.menuBar()
    assert isinstance(bar, QMenuBar)
    bar.setFixedWidth(480)
    player.qtbot.waitUntil(lambda: title(player).text() == f"before scoring 1  ·  {turn}")
    bar.setFixedWidth(340)
    player.qtbot.waitUntil(lambda: title(player).text() == turn)
    bar.setFixedWidth(260)
    player.qtbot.waitUntil(lambda: not title(player).isVisible())
    bar.setMinimumWidth(0)
    bar.setMaximumWidth(2000)
    player.window.workspace.start_route.go()
    assert not title(player).isVisible()
    player.window.workspace.games.continue_game()
    assert title(player).isVisible()


def test_tooltips_of_buttons_name_their_current_keys(bar):
    others = [(KEYS[button.command], button) for button in bar.speed.findChildren(SpeedButton)]
    buttons = [*bar.buttons.items(), *others]
    assert len(others) == len(KEYS)
    tips = [button.toolTip().partition(" (")[0] for _, button in buttons]
    keys = {
        name: f"Ctrl+Alt+F{number}" for number, name in enumerate(sorted({name for name, _ in buttons}), 1)
    }
    try:
        KEYMAP.use({name: (key, "Ctrl+F12") for name, key in keys.items()})
        for (name, button), tip in zip(buttons, tips, strict=True):
            assert button.toolTip() == f"{tip} ({keys[name]})"
        KEYMAP.use(dict.fromkeys(keys, ()))
        assert [button.toolTip() for _, button in buttons] == tips
    finally:
        KEYMAP.use({})


@pytest.mark.parametrize(("now", "count"), [(1, 1), (1, 2), (2, 2), (3, 12)])
def test_the_bar_says_which_step_of_the_turn_is_shown(bar, now, count):
    bar.offer_speed(watched=True, chosen="normal", steps=(now, count))
    assert bar.steps.accessibleName() == f"Step {now} of {count} of this turn"
    bar.offer_speed(watched=False, chosen="normal", steps=(now, count))
    assert bar.steps.isHidden()
