"""A hovered row of the standings is explained on a card below them."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.play import next_round
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.panels.standing_card import card_of
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import say
from tests.scenarios.board import city
from tests.views.driver import Driver
from tests.views.tables import LANGUAGES
from tests.views.test_rule_sets import MARKET, lay, position


def row(player: Driver, subject: str):
    return player.stage.rect_of(Control("row", None, subject))


def point(player: Driver, subject: str) -> None:
    player.move(row(player, subject).center())


def shares_gardens(player: Driver) -> None:
    """Show two players with one garden each, tied for first place before round 3."""
    at = position(seats=3).market(*MARKET).player(0, hand="denar-9")
    for seat, tile in enumerate(("garden-10-open", "garden-11-open")):
        at.player(seat, city=city(at.book, "a *", a=tile))
    lay(player, at)


def test_the_card_appears_after_a_delay_and_follows_the_pointer(player):
    shares_gardens(player)
    right = player.stage.right
    point(player, "garden")
    assert not right.card.isVisible()
    assert right.open_timer.isActive()
    right.open_timer.timeout.emit()
    assert right.card.isVisible()
    assert right.card.card.subject == "garden"
    below, above = right.card.sceneBoundingRect(), right.standings.sceneBoundingRect()
    assert below.top() > above.center().y()
    assert player.stage.frame.isVisible()
    point(player, "tower")
    assert right.card.card.subject == "tower"
    player.move(player.cell((0, 2)))
    assert right.card.isVisible()
    right.close_timer.timeout.emit()
    assert not right.card.isVisible()


def test_ties_are_explained_with_the_effect_of_another_tile(player):
    shares_gardens(player)
    shown = player.stage.snapshot
    assert next_round(shown.seen) == 1
    card = card_of(shown, "garden")
    assert card.prizes == (5,)
    assert [entry.count for entry in card.entries] == [1, 1, 0]
    (working,) = card.working
    assert say(working).replace("\u00a0", " ") == "1st and 2nd place shared: 5 ÷ 2 = 2 (rounded down)."
    assert say(card.more) == "One more garden tile: 1st outright, +3."


def test_minimal_assistance_shows_places_but_no_points(player):
    shares_gardens(player)
    player.window.settings.change(aids="purist")
    card = card_of(player.stage.snapshot, "garden")
    assert card.entries[0].place == Message("rank-tied", rank=Message("rank", number=1))
    assert {entry.points for entry in card.entries} == {0}
    assert card.messages == ()


def test_lifting_hides_the_card_but_its_text_stays_accessible(player):
    shares_gardens(player)
    right = player.stage.right
    point(player, "garden")
    right.open_timer.timeout.emit()
    told = player.page.reading.reader.readables()[Control("row", None, "garden")]
    assert "One more garden tile" in say(told)
    player.drag(player.spot("market", MARKET[2]), player.cell((0, 1)), drop=False)
    assert player.selection.lifted
    right.close_timer.timeout.emit()
    assert not right.card.isVisible()


def test_the_standings_follow_the_assistance_level(player, settings):
    player.window.workspace.games.begin(parse_new("human,builder,builder seed=3"))
    player.wait_for_turn()
    tables = []
    for aids in ("normal", "purist", "normal"):
        settings.change(aids=aids)
        player.follow()
        tables.append(player.stage.standings.table)
    assert tables[0] == tables[2]
    assert len(tables[1]) == len(tables[0]) - 1, "without the points if it were scored now"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "spec", ["human,builder,builder seed=3", "human,builder seed=2 game=granada dirk=off"]
)
def test_every_row_fits_its_column_in_every_language(player, spoken, language, spec):
    SPOKEN.speak(language)
    player.window.workspace.games.begin(parse_new(spec))
    player.wait_for_turn()
    stage = player.stage
    for line in stage.standings.table:
        card = stage.right.card
        above = stage.standings.scene_rect(stage.standings.inner)
        card.show_row(stage.snapshot, line.subject, above, stage.layout_.column)
        assert stage.layout_.column.bottom() >= card.scene_rect(card.inner).bottom()
        assert len(card.card.working) <= 1
