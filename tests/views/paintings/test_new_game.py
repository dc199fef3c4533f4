"""The paintings of the New game page and its parts (``painted.py``)."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, MODULES
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.commands.touch import TOUCH
from alhambra_desktop.views.pages.new_game.cards import ExpansionCard, GameCard
from alhambra_desktop.views.pages.new_game.foot import Foot
from alhambra_desktop.views.pages.new_game.game_panel import GamePanel, RuleSetsBox
from alhambra_desktop.views.pages.new_game.presets import OwnTables, PresetCard, PresetRow
from alhambra_desktop.views.pages.new_game.proposals import presets
from alhambra_desktop.views.pages.new_game.seat_look import Look, Shape
from alhambra_desktop.views.pages.new_game.seat_place import SeatPlace
from alhambra_desktop.views.pages.new_game.seating import Seating
from alhambra_desktop.views.pages.new_game.table_panel import COMPACT, ROW, WIDE, TablePanel
from alhambra_desktop.views.storage.preferences import FIRST_TABLE, Preferences, SeatChoice
from alhambra_desktop.views.widgets.fold_button import FoldButton
from tests.views.paintings.painted import check, painting

pytestmark = pytest.mark.posix  # fonts differ a little on other systems

ANNA, HAMID = SeatChoice("Anna", "amber"), FIRST_TABLE[1]
COLOURS = ("amber", "green", "black", "blue")
WITH_PORTRAIT = attrs.evolve(ANNA, person="zahra")


# -- presets


def test_the_pictures_of_presets(put):
    scenes = {}
    for preset in presets(Preferences()):
        card = put(PresetCard(preset, FaceCache(), LIGHT), 256, 68)
        scenes[card.accessibleName()] = painting(card)
    last = Preferences(seats=(ANNA, HAMID, SeatChoice("Ben", "green")))
    card = put(PresetCard(presets(last)[3], FaceCache(), DARK), 204, 68)
    scenes["the last table, in a dark theme"] = painting(card)
    check("presets", scenes)


def test_a_preset_that_is_chosen_pointed_at_pressed_or_focused(put, point_at, press):
    quick = presets(Preferences())[0]
    scenes = {}
    for theme in (LIGHT, DARK):
        card = put(PresetCard(quick, FaceCache(), theme), 150, 68)
        card.chosen = True
        scenes[f"narrow and chosen, {theme.name}"] = painting(card)
    card.chosen = False
    point_at(card)
    scenes["pointed at"] = painting(card)
    press(card)
    scenes["pressed"] = painting(card)
    card.setFocus()
    scenes["focused"] = painting(card)
    check("states of a preset", scenes)


def test_the_button_for_own_tables(put, point_at):
    button = put(OwnTables(FaceCache()), 70, 68)
    scenes = {"at rest": painting(button)}
    point_at(button)
    scenes["pointed at"] = painting(button)
    button.setFocus()
    scenes["focused"] = painting(button)
    check("own tables", scenes)


def test_presets_stand_in_one_row_or_two(put):
    row = put(PresetRow(FaceCache()), 900, 68)
    row.show_presets(presets(Preferences()))
    scenes = {"wide": [*painting(row), f"needs {row.needed(900)}"]}
    last = Preferences(seats=(ANNA, HAMID, SeatChoice("Ben", "green")))
    row.show_presets(presets(last))
    row.resize(400, row.needed(400))
    scenes["narrow, with the last table"] = [*painting(row), f"needs {row.needed(400)}"]
    check("row of presets", scenes)


# -- games and expansions


@pytest.mark.parametrize("kind", ["game", "expansion"])
def test_a_card_that_is_on_pointed_at_pressed_focused_or_impossible(put, point_at, press, kind):
    module = next(one for one in MODULES if one.foundation) if kind == "game" else CHOOSABLE[1]
    card = put((GameCard if kind == "game" else ExpansionCard)(module, FaceCache()), 244, 120)
    scenes = {"off": painting(card)}
    card.setChecked(True)
    scenes["on"] = painting(card)
    point_at(card)
    scenes["pointed at"] = painting(card)
    press(card)
    scenes["pressed"] = painting(card)
    card.setFocus()
    card.face.theme = DARK
    scenes["focused, in a dark theme"] = painting(card)
    if isinstance(card, ExpansionCard):
        card.setDown(False)
        card.fit(Message("new-game-title"))
        scenes["impossible"] = painting(card)
    check(f"card of {kind}", scenes)


@pytest.mark.parametrize("kind", ["game", "expansion"])
def test_cards_in_other_sizes(put, kind):
    module = next(one for one in MODULES if one.foundation) if kind == "game" else CHOOSABLE[0]
    card = put((GameCard if kind == "game" else ExpansionCard)(module, FaceCache()), 300, 150)
    scenes = {}
    for title, (scale, brief, tight) in {
        "large": (1.4, False, False),
        "brief": (1.0, True, False),
        "tight": (1.0, False, True),
    }.items():
        card.face.scale, card.face.brief, card.face.tight = scale, brief, tight
        scenes[title] = [*painting(card), f"needs {card.needed(150)}, {card.needed(300)}"]
        if isinstance(card, ExpansionCard):
            scenes[title].append(str(card.picture.getRect()))
    scenes["hint"] = [str(card.sizeHint().toTuple())]
    check(f"sizes of {kind}", scenes)


def test_the_box_for_rule_sets(put, point_at):
    box = put(RuleSetsBox(), 240, 110)
    scenes = {"at rest": [*painting(box), f"needs {[box.needed(width) for width in range(90, 300, 15)]}"]}
    point_at(box)
    scenes["pointed at"] = painting(box)
    box.scale = 1.3
    box.setFocus()
    scenes["focused and large"] = [*painting(box), f"needs {box.needed(240)}"]
    check("rule sets", scenes)


def test_the_panel_of_games(qtbot):
    panel = GamePanel(FaceCache())
    qtbot.addWidget(panel)
    panel.choose("alhambra", ("camps", "huts"))
    scenes = {}
    for title, (scale, brief, columns, width, height) in {
        "wide": (1.0, False, 2, 504, 560),
        "low": (1.0, False, 2, 504, 400),
        "brief": (1.0, True, 2, 452, 490),
        "column": (1.2, False, 1, 470, 2000),
    }.items():
        panel.scale, panel.brief, panel.columns = scale, brief, columns
        needed = panel.arrange(width, height)
        panel.resize(width, needed)
        scenes[title] = [*painting(panel, alone=True), f"needs {needed}"]
    check("panel of games", scenes)


# -- the table


LOOKS = {
    "far": WIDE.looks[Shape.FAR],
    "side": WIDE.looks[Shape.SIDE],
    "yours": WIDE.looks[Shape.YOURS],
    "row": ROW,
    "brief": COMPACT.looks[Shape.FAR],
}


@pytest.mark.parametrize("shape", LOOKS)
def test_a_place_at_the_table(put, shape):
    scenes = {}
    look: Look = LOOKS[shape]
    choices = {"free": None, "human": ANNA, "portrait": WITH_PORTRAIT, "computer": HAMID}
    for title, choice in choices.items():
        place = SeatPlace(FaceCache(), 2)
        place.set_content(choice, COLOURS, removable=True)
        place.show_as(look)
        put(place, *map(round, place.needed()))
        zones = [f"{type(zone).__name__} {zone.tip}" for zone in place.zones]
        scenes[title] = [*painting(place), *zones, *(str(rect.getRect()) for rect in place.targets())]
    check(f"place, {shape}", scenes)


@pytest.mark.parametrize("shape", ["far", "row"])
def test_a_place_that_is_pointed_at_or_focused(put, point_at, shape):
    scenes = {}
    for title, choice in {"free": None, "human": ANNA, "computer": HAMID}.items():
        place = SeatPlace(FaceCache(), 2)
        place.set_content(choice, COLOURS, removable=title == "computer")
        place.show_as(attrs.evolve(LOOKS[shape], scale=1.25))
        place.theme = DARK
        put(place, *map(round, place.needed()))
        point_at(place)
        scenes[f"{title}, pointed at"] = painting(place)
        place.setFocus()
        scenes[f"{title}, focused"] = painting(place)
    check(f"states of a place, {shape}", scenes)


def test_a_place_for_fingers_and_many_colours(put):
    scenes = {}
    TOUCH.use("on")
    for shape in ("far", "yours"):
        place = SeatPlace(FaceCache(), 1)
        for choice, colours in ((ANNA, (*COLOURS, "crimson", "violet")), (HAMID, COLOURS)):
            place.set_content(choice, colours, removable=True)
            place.show_as(LOOKS[shape])
            place.resize(*map(round, place.needed()))
            zones = [f"{type(zone).__name__} {zone.rect.getRect()}" for zone in place.zones]
            scenes[f"{choice.name}, {shape}"] = [*zones, *(str(rect.getRect()) for rect in place.targets())]
    check("place for fingers", scenes)


SIX = (
    *FIRST_TABLE,
    *(SeatChoice(f"Eva {n}", colour) for n, colour in enumerate(("green", "violet", "black"))),
)


@pytest.mark.parametrize(
    ("title", "plan", "size", "seats", "theme"),
    [
        ("wide", WIDE, (760, 600), FIRST_TABLE, LIGHT),
        ("large", WIDE, (940, 640), SIX, DARK),
        ("compact", COMPACT, (548, 498), SIX, LIGHT),
        ("rows", None, (600, 0), FIRST_TABLE, LIGHT),
    ],
)
def test_the_panel_of_places(qtbot, title, plan, size, seats, theme):
    panel = TablePanel(FaceCache())
    qtbot.addWidget(panel)
    panel.plan = plan
    panel.set_content(Seating.of(seats), "alhambra", ("camps", "falconers", "huts"))
    panel.hidden_piece = "huts" if plan is COMPACT else ""
    panel.set_theme(theme)
    panel.resize(size[0], size[1] or panel.rows_height(size[0]))
    panel.arrange()
    scenes = {"panel": painting(panel, alone=True)}
    if plan is not None:
        scenes["a piece"] = [str(panel.slot(40.0, 70.0, 60.0).getRect())]
    check(f"table, {title}", scenes)


# -- foot


def test_the_button_for_house_rules(put, point_at):
    button = FoldButton()
    button.setText("House rules")
    put(button, 180, 40)
    hints = f"{button.sizeHint()} {button.minimumSizeHint()}"
    scenes = {"folded": [*painting(button), hints]}
    button.setChecked(True)
    point_at(button)
    scenes["unfolded and pointed at"] = painting(button)
    button.setFocus()
    scenes["focused"] = painting(button)
    check("fold", scenes)


def test_the_foot(put):
    foot = Foot(FaceCache())
    foot.retranslate()
    foot.set_theme(LIGHT)
    foot.table.setText("Alhambra, 3 players")
    foot.note.setText("Official rules.")
    foot.rule_count.setText("official rules")
    put(foot, 1200, 66)
    scenes = {"wide": [*painting(foot), f"needs {foot.needed(1200)}, {foot.needed(500)}"]}
    foot.fit(brief=True)
    foot.show_fault("The seed must be a number.")
    foot.resize(900, 66)
    scenes["brief, with a fault"] = painting(foot)
    check("foot", scenes)
