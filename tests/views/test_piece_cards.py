"""Cards of pieces: their texts, when they appear, and that nothing is covered or clipped."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF

from alhambra_desktop.model.rules.core.places.places import CitySquare, Piece, PieceId
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS, BonusCardBack, SecretCards
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS
from alhambra_desktop.model.rules.modules.huts.rules import HUTS, HutState
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER
from alhambra_desktop.views.art.fonts import wrapped
from alhambra_desktop.views.game.piece_card import PieceCard
from alhambra_desktop.views.game.target import REST, Control
from alhambra_desktop.views.scene.items.bubble_sheet import PAD, WIDE, CardSheet
from alhambra_desktop.views.scene.zones.piece_cards import card_of
from alhambra_desktop.views.scene.zones.shelves import DIM
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import say
from tests.scenarios.board import Position, city
from tests.sweeps import in_each_language
from tests.views.driver import Driver
from tests.views.stage.snapshots import shown_of
from tests.views.test_a11y import listening, read
from tests.views.test_rule_sets import MARKET, lay, position

__all__ = ["listening"]

ALL = ("vizier", "bazaars", "huts", "falconers", "camps", "bonus_cards", "bureaux")
MAP = """
. c . .
a * t g
h b d .
"""
LEGEND = {
    "a": "arcades-9-open",
    "t": "tower-11-open",
    "g": "garden-12-S",
    "c": "camp-5-S",
    "h": "hut-tower-W",
    "b": "bazaar-ducat-1",
    "d": "seraglio-9-open",
}
LINES = {"de": 4, "en": 3, "fr": 4, "hu": 4, "pt-BR": 4}
"""Maximum number of lines in the sentence of a card."""


def everything() -> Position:
    """Return a position with a piece of every rule set in hand, city, supply and market."""
    at = position(*ALL, seats=3).market("garden-8-NW", "camp-3-N", None, "chambers-9-W")
    at.player(0, hand="denar-5 denar-3 bureau-denar-dirham dirham-2", reserve=("bazaar-denar-1",))
    at.player(0, city=city(at.book, MAP, **LEGEND), purchases=())
    at.player(1, city=city(at.book, "* a b", a="garden-10-open", b="garden-11-open"))
    at.slice(BONUS, hands=(("tower-11-open", "garden-11-open"), (), ("arcades-10-open",)), held=(2, 0, 1))
    at.slice(BONUS, revealed=((), ("garden-10-open",), ()))
    huts = at.state.slice_of(HutState)
    piles = tuple(tuple(hut for hut in pile if hut != LEGEND["h"]) for pile in huts.piles)
    tops = tuple(None if hut == LEGEND["h"] else hut for hut in huts.open)
    at.slice(HUTS, piles=piles, sizes=tuple(map(len, piles)), open=tops)
    return at.slice(VIZIER, awake=(False, True, False))


def cards(at: Position, viewer: int = 0) -> dict[str, tuple[Piece, PieceCard | None]]:
    """Return every piece that a seat can see, and its card, by name."""
    shown = shown_of(at.book, at.state, viewer)
    return {
        f"{id_.thing}-{id_.copy}": (piece, card_of(shown, piece)) for id_, piece in shown.table.pieces.items()
    }


def card_text(at: Position, thing: str, copy: int = 0) -> str:
    """Return a card as text: name; sentence; effect."""
    card = cards(at)[f"{thing}-{copy}"][1]
    assert card is not None
    return "; ".join(say(part) for part in (card.name, card.sentence, *card.value))


def test_numbers_match_those_of_a_scoring():
    at = everything()
    assert card_text(at, "camp-5-S").endswith("each scoring +2; fountain, ducat bazaar")
    assert card_text(at, "camp-3-N").endswith("not placed yet –; exact: +1 action (denar/dirham bureau)")
    assert card_text(at, "bazaar-ducat-1").endswith("at the end +1; 1 building × 1 type")
    between = "0 next to it with no wall between (at most 3)"
    assert card_text(at, "hut-tower-W").endswith(f"now +0 buildings; {between}")
    assert card_text(at, "vizier-0").endswith("now –; he cannot buy while asleep")
    assert card_text(at, "vizier-1").startswith("Other 1’s vizier, awake")
    assert "You would have 2 (still 2nd). Other 1 has 3." in card_text(at, "garden-8-NW")


@pytest.mark.parametrize("language", in_each_language())
def test_every_card_is_complete_within_its_lines(qapp, spoken, language):
    at = everything()
    SPOKEN.speak(language)
    seen = set()
    for piece, card in [pair for viewer in (0, 1) for pair in cards(at, viewer).values()]:
        if card is None:
            continue
        seen.add(type(piece.face).__name__ + piece.id.thing.split("-")[0])
        sheet = CardSheet.of(card)
        for line in sheet.words:
            wide = QFontMetricsF(line.font).horizontalAdvance(line.text)
            assert PAD - 0.5 <= line.at.x() <= line.at.x() + wide <= WIDE - PAD + 0.5, line.text
            assert line.at.y() < sheet.size.height() - 8
        text, room = "".join("".join(line.text.split()) for line in sheet.words), WIDE - 2 * PAD
        for said in (card.sentence, *((card.worth.working,) if card.worth and card.worth.working else ())):
            assert "".join(say(said).split()) in text
        sentence = wrapped(say(card.sentence), sheet.words[-1].font, room)
        assert len(sentence) <= LINES[language], say(card.sentence)
    wanted = {
        "TileFacecamp",
        "TileFacebazaar",
        "TileFacehut",
        "CardFacebureau",
        "BonusCardFacebonus",
        "VizierFacevizier",
        "FalconFacefalcon",
        "TileFacegarden",
    }
    assert wanted <= seen


def test_cards_reveal_no_hidden_information():
    at = everything()
    for piece, card in cards(at).values():
        if isinstance(piece.face, BonusCardBack) or piece.place == SecretCards(2):
            assert card is None
    assert all("arcades-10" not in thing for thing in cards(at) if "bonus" in thing)


def test_of_tiles_outside_a_city_only_own_ones_and_those_for_sale_have_cards():
    at = position(seats=3).market("garden-12-S", None, "chambers-9-W", None)
    at.player(0, reserve=("tower-11-open",)).player(1, reserve=("tower-12-open",))
    for viewer, own, other in (
        (0, "tower-11-open-0", "tower-12-open-0"),
        (1, "tower-12-open-0", "tower-11-open-0"),
    ):
        seen = cards(at, viewer)
        assert seen[own][1] is not None
        assert seen[other][1] is None
        assert None not in (seen["garden-12-S-0"][1], seen["chambers-9-W-0"][1])


def test_an_unavailable_hut_says_so():
    at = everything()
    hut = next(tile for tile in at.state.slice_of(HutState).open if tile)
    at.slice(HUTS, taken=(3, 0, 0))
    assert card_text(at, hut).endswith("hut limit reached –; you have taken 3 of 3 huts")


def test_a_falcon_shows_its_points_or_that_it_fits_nowhere():
    at = everything()
    assert card_text(at, "falcon-black-arcades-garden").endswith("each scoring –; no corner with both types")
    around = {"a": "tower-11-open", "b": "seraglio-9-open", "c": "arcades-9-open"}
    at.player(0, city=city(at.book, "* a\nc b", **around))
    falcon = "falcon-black-seraglio-tower"
    assert card_text(at, falcon).endswith("each scoring +2; first of its colour; points: 2, 6, 12, 20, 30")
    at.slice(FALCONERS, supply=(), placed=(((falcon, (0, 0)),), (), ()))
    assert card_text(at, falcon).endswith("each scoring +2; 1 of its colour; points: 2, 6, 12, 20, 30")


def test_minimal_assistance_shows_no_numbers():
    at = everything()
    shown = attrs.evolve(shown_of(at.book, at.state), aids="purist")
    told = [card for piece in shown.table.pieces.values() if (card := card_of(shown, piece)) is not None]
    assert told
    assert all(card.worth is None for card in told)


# -- hovering


def card_after_delay(player: Driver) -> str:
    """Simulate that the pointer or cursor has rested for a while; return the text of the card."""
    player.view._explain.timeout.emit()
    return player.stage.bubble.words


def test_a_card_appears_after_a_delay_and_moves_on_immediately(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9"))
    player.move(player.spot("market", "garden-12-S"))
    assert not player.selection.describes_piece
    assert card_after_delay(player).startswith("garden 12; wall south; You would have 1")
    player.move(player.spot("market", "tower-11-open"))
    assert player.stage.bubble.words.startswith("tower 11"), "no rest is needed"
    player.move(player.cell((2, 2)))
    assert player.stage.bubble.words == ""
    player.view._card_timer.timeout.emit()
    player.view._card_timer.stop()
    player.move(player.spot("market", "garden-12-S"))
    assert player.stage.bubble.words == "", "another rest is needed"


def test_no_card_appears_while_something_is_lifted(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9 dirham-9 ducat-9 florin-9"))
    tile = player.spot("market", "arcades-9-open")
    player.move(tile)
    card_after_delay(player)
    assert player.selection.describes_piece
    player.click(tile)
    assert player.selection.lifted
    assert not player.selection.describes_piece
    player.move(player.spot("market", "chambers-9-W"))
    card_after_delay(player)
    assert not player.selection.describes_piece


def test_the_keyboard_cursor_shows_the_same_cards(player):
    lay(player, position("bureaux").market(*MARKET).player(0, hand="denar-9 dirham-9 ducat-9 florin-9"))
    for _ in range(12):
        player.key(Qt.Key.Key_Up)
        if isinstance(player.selection.cursor, PieceId) and player.selection.cursor in [
            player.target("market", tile) for tile in MARKET
        ]:
            break
    assert card_after_delay(player).split(";")[0].rsplit(" ", 1)[0] in (
        "garden",
        "tower",
        "chambers",
        "arcades",
    )
    player.key(Qt.Key.Key_Right)
    assert not player.selection.describes_piece


def test_own_tiles_show_their_majority_and_how_to_remove_them(player):
    at = position().market(*MARKET).player(0, hand="denar-9")
    lay(player, at.player(0, city=city(at.book, "a *", a="garden-10-open")))
    player.move(player.cell((-1, 0)))
    assert card_after_delay(player) == (
        "garden 10; no wall; You have 1 of these (1st). Nobody else has any.; if scored now +"
        + player.stage.bubble.words.rsplit("+", 1)[1]
    )
    assert player.stage.bubble.words.endswith("Drag it to your reserve to remove it")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_a_card_covers_neither_its_piece_nor_an_own_tile(player, size):
    player.window.resize(*size)
    lay(player, everything())
    court = player.stage.city.scene_rect(player.stage.city.inner)
    tiles = [player.stage.rect_of(CitySquare(0, cell)) & court for cell in player.stage.city.tiles]
    shown = 0
    for id_ in list(player.stage.resting):
        rect = player.stage.rect_of(id_)
        player.page.controller.cancel()
        player.page.controller.explain(id_)
        spot = player.stage.bubble.spot
        if spot is None:
            continue
        shown += 1
        assert player.stage.sceneRect().contains(spot.rect)
        assert not spot.rect.intersects(rect)
        assert not any(spot.rect.intersects(tile.adjusted(3, 3, -3, -3)) for tile in tiles)
    assert shown > 20


def test_screen_readers_get_the_same_parts(player, listening):
    lay(player, everything())
    table = read(player)
    found = {
        child.text(QAccessible.Text.Name): child
        for child in (table.child(index) for index in range(table.childCount()))
    }
    camp = next(child for name, child in found.items() if name.startswith("Camp 5"))
    assert camp.text(QAccessible.Text.Description).startswith("Arrow south. 1 point per tile")
    assert camp.text(QAccessible.Text.Value).startswith("Each scoring +")
    bag = next(child for name, child in found.items() if "bag" in name)
    assert bag.text(QAccessible.Text.Description) == bag.text(QAccessible.Text.Value) == ""


# -- pieces that fit nowhere


def test_a_falcon_that_fits_nowhere_cannot_be_lifted(player):
    at = position("falconers").market(*MARKET).player(0, hand="denar-1")
    around = {"a": "tower-12-open", "b": "garden-10-open", "c": "arcades-10-open"}
    lay(player, at.player(0, city=city(at.book, "* a\nb c", **around)))
    fits, none = PieceId("falcon-black-arcades-garden"), PieceId("falcon-white-pavilion-chambers")
    player.click(player.stage.rect_of(Control(REST, None, "falconers")).center())
    assert player.stage.item(fits).opacity() == 1.0
    assert player.stage.item(none).opacity() == pytest.approx(DIM)
    player.click(player.stage.rect_of(none).center())
    assert not player.selection.lifted
    words = "It fits nowhere now; needs both types around it, F-3"
    assert player.stage.bubble.words == words
    player.drag(player.stage.rect_of(none).center(), player.corner((0, 0)), drop=False)
    assert not player.selection.lifted
    player.qtbot.mouseRelease(player.view.viewport(), Qt.MouseButton.LeftButton)
    player.click(player.stage.rect_of(fits).center())
    assert player.selection.lifted == (fits,)


def test_dragging_a_falcon_of_any_column_that_fits_nowhere_explains_why(player):
    at = position("falconers").market(*MARKET).player(0, hand="denar-1")
    around = {"a": "tower-12-open", "b": "garden-10-open", "c": "arcades-10-open"}
    lay(player, at.player(0, city=city(at.book, "* a\nb c", **around)))
    stage = player.stage
    stage.fold_rest(FALCONERS)
    falcons = [piece for piece in stage.snapshot.table.pieces if piece.thing.startswith("falcon-")]
    dimmed = [falcon for falcon in falcons if stage.item(falcon) and stage.item(falcon).opacity() < 1]
    assert len({stage.rect_of(falcon).center().x() for falcon in dimmed}) > 1
    for falcon in dimmed:
        player.page.controller.cancel()
        player.move(player.corner((0, 0)))
        assert not stage.bubble.words
        player.drag(stage.rect_of(falcon).center(), player.corner((0, 0)), drop=False)
        assert "It fits nowhere now" in stage.bubble.words, falcon
        assert not player.selection.lifted
        player.qtbot.mouseRelease(player.view.viewport(), Qt.MouseButton.LeftButton)
