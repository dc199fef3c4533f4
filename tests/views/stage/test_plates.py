"""Players' panels: every text is complete, readable and uncovered."""

from __future__ import annotations

from itertools import combinations, islice

import attrs
import pytest
from PySide6.QtCore import QRectF, QSizeF

from alhambra_desktop import words
from alhambra_desktop.model.rules.core.places.places import CitySquare, TileFace
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, make_setup, rulebook
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.scene.layout.layout import (
    LEAST_COURT,
    LEAST_ROW,
    MANY_SEATS,
    WIDEST_SIDE,
    Demand,
    Layout,
)
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.other_plates import other_plate, other_plates
from alhambra_desktop.views.scene.zones.plate_facts import Fact
from alhambra_desktop.views.scene.zones.plates import FRAME, Plate, PlateWords, own_plate, rival_plate
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO
from tests.property.folding import builders
from tests.sweeps import swept

from .inked import Inked
from .snapshots import shown_of

pytestmark = pytest.mark.usefixtures("spoken", "qapp")

TABLES = ((1024.0, 638.0), (1280.0, 738.0), (1422.0, 754.0))
"""Tables in units, in windows of 1024 by 700, 1280 by 800 and 1920 by 1080."""

NAMES = ("You", "Bartholomew", "Jean-Baptiste de la Tour", "Konstantinopolitanerin")
EVERYTHING = tuple(module.id for module in CHOOSABLE)
LEVELS = ("journeyman, collector", "journeyman")
READABLE = 12


def faults(plate: Plate, size: QSizeF) -> list[object]:
    """Return everything that is too small, clipped or covered on a panel."""
    inside = QRectF(0, 0, size.width(), size.height()).adjusted(3, 1, -3, -1)
    found: list[object] = [text for text in plate.texts if text.font.pixelSize() < READABLE]
    found += [text for text in plate.texts if text.ink.width() > text.rect.width() + 1]
    mark = QRectF(plate.mark.x(), plate.mark.y(), 0, 0).adjusted(
        -plate.radius, -plate.radius, plate.radius, plate.radius
    )
    rects = [text.ink for text in plate.texts] + [rect for _, rect in plate.signs] + [mark]
    rects += [rect for rect in (plate.pawn, plate.city, plate.cards) if rect is not None]
    found += [("outside", rect) for rect in rects if not inside.contains(rect)]
    for one, other in combinations(rects, 2):
        common = one & other
        if common.width() > 1.5 and common.height() > 5:
            found.append(("over", one, other))
    return found


def facts_of(count: int) -> tuple[Fact, ...]:
    told = [
        Fact("cards", "25 cartes", "25"),
        Fact("wall", "muraille 22", "22"),
        Fact("moat", "tranchée 18", "18"),
        Fact("reserve", "réserve 12", "12"),
    ]
    return tuple(told[:count])


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", swept(range(2, 7), (2, 6).__contains__))
@pytest.mark.parametrize("pawn", [False, True])
def test_other_players_fit_into_panels_of_any_height(table, seats, pawn):
    layout = Layout.of(table[0], table[1], Demand(seats=seats))
    for name in NAMES:
        for count in (2, 3) if pawn else (2, 3, 4):
            told = PlateWords(name, LEVELS, "108", facts_of(count), pawn, cards=int(pawn))
            for rect in layout.players[:-1]:
                plate = other_plate(rect.size(), told)
                assert plate.whole, (name, count, rect.size())
                assert faults(plate, rect.size()) == []


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_pawn_is_between_the_portrait_and_the_name(table, seats):
    *others, own = (zone.size() for zone in Layout.of(table[0], table[1], Demand(seats=seats)).players)
    told = PlateWords("Ann", LEVELS, "8", facts_of(2), pawn=True)
    for plate in (own_plate(own, told), *(other_plate(size, told) for size in others)):
        (name,) = (text for text in plate.texts if text.text == "Ann")
        assert plate.pawn is not None
        assert plate.pawn.left() > plate.mark.x() + plate.radius
        below = name.ink.top() > plate.mark.y() + plate.radius - 5
        assert below or plate.pawn.left() >= name.ink.right()


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("pawn", [False, True])
def test_panels_of_six_players_have_the_same_layout(table, pawn):
    size = Layout.of(table[0], table[1], Demand(seats=6)).players[0].size()
    found = set()
    for name in ("Ann", "Ines", "Yusuf", "Hamid"):
        plate = other_plate(size, PlateWords(name, LEVELS, "44", facts_of(2), pawn, cards=int(pawn)))
        (written,) = (text for text in plate.texts if text.text == name)
        found.add((written.rect.topLeft().toTuple(), written.font.pixelSize(), plate.score.getRect()))
    assert len(found) == 1


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("pawn", [False, True])
def test_the_own_panel_shows_all_facts(table, name, pawn):
    layout = Layout.of(table[0], table[1], Demand())
    parts = ("bâtiments 104", "muraille 18", "tranchée 12", "modules 117")
    for count in (2, 3, 4):
        told = PlateWords(
            name,
            (),
            "108",
            facts_of(count),
            pawn,
            ("vizir endormi", "endormi") if pawn else (),
            gain=("En cas de décompte", "+251"),
            parts=parts,
        )
        size = layout.players[-1].size()
        plate = own_plate(size, told)
        said = " ".join(text.text for text in plate.texts)
        assert all(word in said for word in " ".join(parts).split())
        assert plate.whole, count
        assert faults(plate, size) == []


def test_the_state_of_a_pawn_is_beside_it_in_the_longest_form_that_fits():
    state = ("vizier asleep", "asleep")
    for width, expected in ((300, state[0]), (256, state[0]), (190, state[1]), (150, "")):
        size = QSizeF(width, 126)
        plate = own_plate(size, PlateWords("Ann", (), "8", facts_of(2), True, state))
        texts = [text for text in plate.texts if text.text in state]
        assert [text.text for text in texts] == ([expected] if expected else []), width
        assert faults(plate, size) == []
        for text in texts:
            assert text.ink.right() <= plate.pawn.left()
            assert text.baseline == pytest.approx(
                next(fact.baseline for fact in plate.texts if "22" in fact.text)
            )


@pytest.mark.parametrize("table", TABLES)
def test_a_rivals_panel_has_room_for_tiles_with_any_text(table):
    layout = Layout.of(table[0], table[1], Demand(seats=2, rival=True))
    told = PlateWords(
        "Bartholomew the Elder", (), "108", (), parts=("drop any tile that you bought here " * 2,)
    )
    plate = rival_plate(layout.rival.size(), told)
    assert plate.whole
    assert faults(plate, layout.rival.size()) == []
    assert plate.city.height() > 90


def test_a_short_name_is_large_with_the_level_below():
    told = PlateWords("Yusuf", ("journeyman",), "56", facts_of(2))
    plate = other_plate(QSizeF(232, 290), told)
    name = next(text for text in plate.texts if text.text == "Yusuf")
    level = next(text for text in plate.texts if text.text == "journeyman")
    assert name.font.pixelSize() == 19
    assert level.rect.top() > name.rect.center().y()
    assert plate.shows_level
    assert plate.city.height() > 200


def test_a_low_panel_shows_only_name_and_numbers_beside_the_portrait():
    told = PlateWords("Yusuf", ("builder",), "56", facts_of(2))
    plate = other_plate(QSizeF(232, 106), told)
    name = next(one for one in plate.texts if one.text == "Yusuf")
    assert not plate.shows_level
    assert name.ink.left() >= plate.mark.x() + plate.radius
    assert name.ink.top() < min(rect.top() for _, rect in plate.signs)
    assert {one.text for one in plate.texts} == {"Yusuf", "56", *(fact.brief for fact in told.facts)}
    assert max(one.ink.right() for one in plate.texts) <= plate.city.left()
    assert plate.city.width() > 0.44 * 232


def test_a_reserve_moves_neither_the_name_nor_the_city_of_a_low_panel():
    plates = [
        other_plate(QSizeF(232, 107), PlateWords("Salma", LEVELS, "27", facts))
        for facts in (facts_of(2), (*facts_of(2), Fact("reserve", "reserve 1", "1")))
    ]
    names = [next(one.rect for one in plate.texts if one.text == "Salma") for plate in plates]
    assert names[0] == names[1]
    assert plates[0].city == plates[1].city
    assert "reserve 1" in {one.text for one in plates[1].texts}
    assert len(plates[1].signs) == len(plates[0].signs), "the text needs no icon"


def test_a_reserve_is_a_number_beside_its_icon_if_its_name_is_too_long():
    facts = (*facts_of(2), Fact("reserve", "réserve secrète 1", "1"))
    plate = other_plate(QSizeF(232, 107), PlateWords("Salma", LEVELS, "27", facts))
    assert plate.signs[-1][0] == "reserve"
    assert "1" in {one.text for one in plate.texts}


@pytest.mark.parametrize("pawn", [False, True])
def test_a_panel_of_four_players_has_one_line_above_its_city(pawn):
    size = QSizeF(262, 189)
    plate = other_plate(size, PlateWords("Yusuf", ("builder",), "56", facts_of(2), pawn))
    assert not plate.shows_level
    middles = [rect.center().y() for rect in (plate.score, *(rect for _, rect in plate.signs))]
    assert max(middles) - min(middles) <= 1.5
    assert len({round(text.baseline, 3) for text in plate.texts}) == 1
    assert 30 < plate.city.top() < 35
    assert plate.city.height() > 150
    assert plate.city.width() > size.width() - 15


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("height", [106, 189, 290])
def test_the_portrait_its_star_and_the_texts_keep_clear_of_the_frame(height, count):
    size = QSizeF(262, height)
    plate = other_plate(size, PlateWords("Yusuf", ("builder",), "56", facts_of(count)))
    inside = QRectF(0, 0, size.width(), size.height()).adjusted(FRAME, FRAME, -FRAME, -FRAME)
    star = QRectF(plate.mark.x() - plate.star, plate.mark.y() - plate.star, 2 * plate.star, 2 * plate.star)
    assert inside.contains(star)
    assert not star.intersects(plate.ground)
    assert all(inside.contains(text.ink) for text in plate.texts)


def test_numbers_above_cities_keep_their_places_when_they_get_a_second_digit():
    def places(cards: int, wall: int, name: str) -> list[QRectF]:
        facts = (
            Fact("cards", f"{cards} cards", str(cards)),
            Fact("wall", f"wall {wall}", str(wall)),
        )
        plate = other_plate(QSizeF(262, 189), PlateWords(name, (), "26", facts, pawn=True))
        shown = {text.text for text in plate.texts}
        assert {name, "26", str(cards), str(wall)} == shown
        return [rect for _, rect in plate.signs]

    assert places(9, 4, "Ines") == places(11, 21, "Yusuf")


@pytest.mark.parametrize(("name", "count"), [("Jean-Baptiste", 2), ("Yusuf", 4)])
def test_facts_that_do_not_fit_beside_the_name_are_below_it(name, count):
    plate = other_plate(QSizeF(262, 189), PlateWords(name, ("builder",), "56", facts_of(count), count == 2))
    assert plate.whole
    written = next(text for text in plate.texts if text.text == name)
    assert all(rect.top() >= written.rect.center().y() for _, rect in plate.signs)
    assert plate.city.height() > 125


@pytest.mark.parametrize("height", [107, 189, 290])
def test_panels_in_a_column_have_the_same_layout(height):
    size = QSizeF(190, height)
    panels = [PlateWords(name, LEVELS, "155", facts_of(3 - len(name) % 2)) for name in ("Yusuf", "Jean")]
    assert len({len(words.facts) for words in panels}) == 2
    plates = other_plates(size, panels)
    assert len({plate.shows_level for plate in plates}) == 1
    assert plates[0].mark == plates[1].mark
    assert plates[0].radius == plates[1].radius
    for plate in plates:
        assert faults(plate, size) == []


def test_the_panels_of_a_table_have_the_same_layout():
    seats = [
        attrs.evolve(seat, name=name)
        for seat, name in zip(
            parse_new("human,builder,builder").seats, ("You", "Yusuf", "Leila"), strict=True
        )
    ]
    book = rulebook(make_setup(seats, 3))
    moves = (move for move in builders(book, 2) if any(one.reserve for one in move.after.players[1:]))
    after = next(moves).after
    reserves = {bool(player.reserve) for player in after.players[1:]}
    assert reserves == {True, False}
    stage = Stage()
    stage.sync(shown_of(book, after, 0, ()))
    stage.lay_out(1024, 600, 1.0)
    one, other = (zone for zone in stage.players if not zone.own)
    alone = [other_plate(zone.inner.size(), zone.words) for zone in (one, other)]
    assert alone[0].radius != alone[1].radius
    assert one.plate.radius == other.plate.radius
    assert one.shows_level == other.shows_level


def test_three_short_facts_fit_beside_a_small_portrait_in_a_narrow_panel():
    facts = (*facts_of(2), Fact("reserve", "réserve 1", "1"))
    plate = other_plate(QSizeF(190, 178), PlateWords("Leila", ("builder",), "130", facts))
    assert plate.whole
    assert faults(plate, QSizeF(190, 178)) == []
    assert len({rect.top() for _, rect in plate.signs}) == 1
    assert plate.city.height() > 115


def test_cards_lie_on_the_ground_beside_the_city():
    plate = other_plate(QSizeF(232, 187), PlateWords("Yusuf", ("builder",), "56", facts_of(1), cards=2))
    assert plate.cards is not None
    assert plate.ground.contains(plate.cards)
    assert plate.ground.width() == 220
    assert plate.city.right() <= plate.cards.left()


def test_the_city_of_a_low_panel_keeps_its_place_when_a_number_gets_a_second_digit():
    def left(cards: int) -> float:
        facts = (Fact("cards", f"{cards} cards", str(cards)), Fact("wall", "wall 8", "8"))
        return other_plate(QSizeF(232, 106), PlateWords("Ines", ("newcomer",), "26", facts)).city.left()

    assert left(9) == left(11)


def test_a_low_panel_shows_its_city_on_the_right():
    plate = other_plate(QSizeF(232, 112), PlateWords("Yusuf", ("builder",), "56", facts_of(3)))
    assert plate.city.left() >= 112
    assert plate.city.height() > 90


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("width", [1024.0, 1152.0, 1280.0, 1422.0])
@pytest.mark.parametrize("supply", [0.0, 168.0])
def test_the_left_column_is_wider_at_a_large_table_if_nothing_else_is_squeezed(seats, width, supply):
    few = Layout.of(width, 738.0, Demand(seats=3, supply=supply))
    many = Layout.of(width, 738.0, Demand(seats=seats, supply=supply))
    assert many.players[0].width() <= max(WIDEST_SIDE, few.players[0].width())
    if seats < MANY_SEATS:
        assert many.players[0].width() == few.players[0].width()
        return
    assert many.players[0].width() >= few.players[0].width()
    assert (many.spine is None) == (few.spine is None)
    if many.players[0].width() > few.players[0].width():
        assert many.market.width() == few.market.width()
        assert many.row.width() >= LEAST_ROW
        assert many.city.left() + LEAST_COURT <= many.row.right() + 1
    alone = Demand(seats=seats, alone=True)
    assert Layout.of(width, 738.0, alone).players[0].width() == few.players[0].width()


# -- on a table


def crowd(seats: int, modules: tuple[str, ...], game: str = "alhambra"):
    """Return a game of human and computer players with names of all lengths and various panel heights."""
    called = NAMES if seats < 5 else NAMES[:3]
    levels = (
        "human",
        *("journeyman:collector", "builder", "grandmaster", "newcomer", "master")[: seats - 1],
    )
    asked = parse_new(",".join(levels))
    chosen = [
        attrs.evolve(seat, name=called[i % len(called)] + "I" * (i // len(called)))
        for i, seat in enumerate(asked.seats)
    ]
    return rulebook(make_setup(chosen, 3, game, modules))


CROWDS = (
    *((seats, EVERYTHING, "alhambra") for seats in (2, 3, 4, 5, 6)),
    (3, (), "granada"),
    (6, (), "alhambra+granada"),
)


@pytest.mark.parametrize("crowded", swept(CROWDS, (CROWDS[0], CROWDS[4]).__contains__))
@pytest.mark.parametrize("language", swept(["en", "fr", PSEUDO], PSEUDO.__eq__))
def test_panels_are_complete_in_every_language(crowded, language):
    SPOKEN.speak(language)
    stage, book = Stage(), crowd(*crowded)
    for move in islice(builders(book, 2), 60, 220, 80):
        stage.sync(shown_of(book, move.after))
        for width, height in TABLES:
            stage.lay_out(width, height, 1.0)
            for zone in stage.players:
                assert faults(zone.plate, zone.inner.size()) == [], (zone.seat, width)
                assert zone.inner.contains(zone.plate.score)
                assert zone.inner.contains(zone.mark_rect())


def test_panels_follow_the_language():
    book = crowd(3, ())
    stage = Stage()
    stage.sync(shown_of(book, next(builders(book, 2)).after))
    before = [text.text for text in stage.players[0].plate.texts]
    SPOKEN.speak(words.languages()[-1] if words.languages()[-1] != words.SOURCE else PSEUDO)
    stage.retranslate()
    assert [text.text for text in stage.players[0].plate.texts] != before


def test_the_small_city_fits_and_knows_its_last_tiles():
    book = crowd(3, ())
    stage, events = Stage(), []
    for move in islice(builders(book, 2), 150):
        events += move.events
    stage.sync(shown_of(book, move.after, 0, events))
    stage.lay_out(1280, 738, 1.0)
    for zone in stage.players[:-1]:
        table = stage.table
        squares = [slot for slot in zone.slots(table) if isinstance(slot.place, CitySquare)]
        assert squares
        assert all(zone.city_rect().contains(slot.rect) for slot in squares)
        lying = {slot.face.tile for slot in squares if isinstance(slot.face, TileFace)}
        assert set(stage.snapshot.recent_turns.last_tiles.get(zone.seat, ())) <= lying


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_cities_of_three_opponents_have_squares_of_26_pixels(scale):
    book = crowd(4, ())
    *_, move = islice(builders(book, 2), 120)
    stage = Stage()
    stage.sync(shown_of(book, move.after, 0, ()))
    stage.lay_out(1280, 737.8, scale)
    for zone in stage.players[:-1]:
        squares = [slot.rect for slot in zone.slots(stage.table) if isinstance(slot.place, CitySquare)]
        rows = {rect.top() for rect in squares}
        assert all(zone.city_rect().contains(rect) for rect in squares)
        assert len(rows) > 6 or squares[0].width() >= 26


@pytest.mark.parametrize(("seats", "small"), [(3, False), (6, True)])
def test_small_cities_have_a_zoom_sign_that_covers_no_tile(monkeypatch, seats, small):
    book = crowd(seats, ())
    *_, move = islice(builders(book, 2), 200 if small else 150)
    stage = Stage()
    stage.sync(shown_of(book, move.after, 0, ()))
    stage.lay_out(1280, 738, 1.0)
    ink, shown = Inked(monkeypatch), 0
    for zone in stage.players:
        ink.on(zone)
        found = [sign.what[0] for sign in ink.of("paint_zoom_sign")]
        squares = [slot.rect for slot in zone.slots(stage.table) if isinstance(slot.place, CitySquare)]
        assert len(found) <= 1
        assert all(zone.city_rect().contains(rect) for rect in found)
        assert not any(rect.intersects(square) for rect in found for square in squares)
        shown += len(found)
    assert (shown > seats // 2) == small


@pytest.mark.parametrize(("score", "pixels"), [("8", 24), ("44", 24), ("144", 24), ("1000", 20)])
def test_a_low_panel_has_the_score_below_a_large_portrait(qapp, score, pixels):
    plate = other_plate(QSizeF(232, 107), PlateWords("Yusuf", LEVELS, score, facts_of(3)))
    assert plate.whole
    assert plate.radius == 18
    assert plate.score.top() >= plate.mark.y() + plate.radius
    (figure,) = (text for text in plate.texts if text.text == score)
    assert figure.font.pixelSize() == pixels
    assert abs(figure.ink.center().x() - plate.mark.x()) <= 1
    beside = [text.rect for text in plate.texts if text.text != score]
    assert min(rect.left() for rect in beside) > plate.mark.x() + plate.radius
    assert len({rect.top() for rect in beside}) == 4, "name and three facts are below one another"
    assert plate.city.left() > max(text.ink.right() for text in plate.texts)
