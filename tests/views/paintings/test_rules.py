"""The paintings of the page of the rules, and its texts as HTML (``painted.py``)."""

from __future__ import annotations

import re
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QStyleOptionViewItem

from alhambra_desktop.model.learning.rule_text import CardPicture, CityPicture, ScoringPicture
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.pages.rulebook.aside import Aside, Quote
from alhambra_desktop.views.pages.rulebook.contents import CHAPTER, GROUP, HIT, KIND, SET, ContentsTree
from alhambra_desktop.views.pages.rulebook.document import (
    PlayedVariant,
    RuleWriter,
    as_text,
    variants_of,
)
from alhambra_desktop.views.pages.rulebook.pictures import RulePainter, _outcome
from alhambra_desktop.views.pages.rulebook.room import PictureRoom
from alhambra_desktop.views.pages.rulebook.signs import paint_sign
from alhambra_desktop.views.pages.rulebook.tools import RuleTools
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.rules import library
from alhambra_desktop.views.widgets.more_button import paint_dots
from alhambra_desktop.words import SOURCE, say
from tests.views.paintings.painted import EXACTLY, check, painter_of, painting, recorded

pytestmark = pytest.mark.posix  # fonts differ a little on other systems


@pytest.fixture(autouse=True)
def english(qapp) -> None:
    SPOKEN.speak(SOURCE)


PLAYED = "open_hands=on exact_bonus=off starting_money=21 take_limit=6 redesign=forbidden extra_action=must"
"""House rules that differ from the official ones; the column beside a rule has no room for all of them."""


def changed(options: str = PLAYED) -> tuple[PlayedVariant, ...]:
    return variants_of(parse_new(f"human,human seed=1 {options}"))


def pieces(html: str) -> list[str]:
    return re.sub(r"(</(?:p|tr|td|table)>)", r"\1\n", html).splitlines()


STATES = {
    "plain": QStyle.StateFlag.State_None,
    "selected": QStyle.StateFlag.State_Selected,
    "focused": QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus,
    "pointed at": QStyle.StateFlag.State_MouseOver,
}


@pytest.mark.parametrize("searching", [False, True])
def test_the_rows_of_the_contents(put, searching):
    tree, scenes = ContentsTree(), {}
    tree.theme = DARK if searching else LIGHT
    tree.factor = 1.2 if searching else 1.0
    put(tree, 170 if searching else 260, 400)  # too narrow for some titles
    ids = library().order
    tree.fill(library(), ["alhambra"], (*ids[3:8], *ids[10:14], *ids[40:44]) if searching else None)
    delegate, option = tree.itemDelegate(), QStyleOptionViewItem()
    for kind in (GROUP, SET, CHAPTER, HIT):
        item = next((item for item in tree._items() if item.data(0, KIND) == kind), None)
        if item is None:
            continue
        index = tree.indexFromItem(item)
        option.rect = tree.visualRect(index)
        for title, state in STATES.items():
            option.state = state
            with painter_of(QPixmap(260, 400)) as p:
                lines = recorded(partial(delegate.paint, p, option, index))
            scenes[f"{kind} {title}"] = [*lines, str(delegate.sizeHint(option, index).height())]
    check(f"rows of contents{', searching' if searching else ''}", scenes, EXACTLY)


def test_the_tree_of_the_contents(put):
    tree = ContentsTree()
    put(tree, 260, 400)
    ids, scenes = library().order, {}

    def rows() -> list[str]:
        roles = range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 5)
        return [f"{item.text(0)} {[item.data(0, role) for role in roles]}" for item in tree._items()]

    tree.fill(library(), ["alhambra"], None)
    scenes["all"] = [*rows(), tree.longest_id]
    tree.fill(library(), ["alhambra", "camps"], (*ids[3:8], *ids[10:14]))
    scenes["found"] = rows()
    tree.fill(library(), [], ())
    scenes["nothing"] = rows()
    check("contents", scenes)


def test_the_contents_show_where_a_rule_is(put):
    tree, chosen = ContentsTree(), []
    tree.rule_chosen.connect(chosen.append)
    put(tree, 260, 400)
    by_id, ids = library().by_id, library().order
    tree.fill(library(), ["alhambra"], None)
    tree.show_place(by_id["B-17"])
    assert tree.currentItem().text(0) == by_id["B-17"].chapter.title
    tree.show_place(None)
    assert not tree.selectedItems()
    tree.fill(library(), ["alhambra"], ids[:20])
    tree.show_place(by_id[ids[2]])
    assert tree.currentItem().text(0) == by_id[ids[2]].rule.title
    assert not chosen, "only the reader chooses"


@pytest.mark.parametrize("dark", [False, True])
def test_the_signs_of_chapters(dark):
    theme, seen = (DARK if dark else LIGHT), {}
    with painter_of(QImage(40, 40, QImage.Format.Format_RGB32)) as p:
        for place in library().by_id.values():
            if len(seen) < 9:
                paint = partial(paint_sign, p, place.rule_set, place.chapter, 20, theme)
                seen[f"{place.rule_set.id} {place.chapter.title}"] = recorded(paint)
    check(f"signs of chapters, {'dark' if dark else 'light'}", seen, EXACTLY)


def test_the_tools_of_the_rules(put):
    tools, scenes = RuleTools(), {}
    tools.retranslate()
    put(tools, 500, 40)
    tools.show_rule("Alhambra, the turn", "2", "Buying")
    scenes["lesson"] = painting(tools)
    tools.factor = 1.3
    tools.retranslate()
    tools.show_rule("Alhambra, the end", "", "")
    scenes["no lesson, large"] = painting(tools)
    with painter_of(QImage(40, 40, QImage.Format.Format_RGB32)) as p:
        scenes["more"] = recorded(partial(paint_dots, p, 20, 18, DARK))
    check("tools of the rules", scenes, EXACTLY)


def texts_of(part: Aside) -> list[str]:
    return [
        f"{label.font().pixelSize()}px {label.font().weight().value} {label.text()} {label.styleSheet()}"
        for label in part.findChildren(QLabel)
        if label.isVisibleTo(part)
    ]


def test_the_column_beside_a_rule(put):
    aside, scenes = Aside(FaceCache()), {}
    aside.retranslate()
    put(aside, 310, 600)
    aside.show_quote(None)
    aside.show_variants((), library())
    assert aside.is_empty
    for title, theme, quote, shown in (
        ("quoted", LIGHT, Quote("B-17", QPixmap(80, 40), "It is <not> beside", "Arcades 5"), ()),
        ("reason only", DARK, Quote("B-17", None, "No path", ""), changed("take_limit=6")),
        ("variants", LIGHT, None, changed()),
    ):
        aside.set_theme(theme)
        aside.show_quote(quote)
        aside.show_variants(shown, library())
        assert not aside.is_empty
        QApplication.processEvents()  # shows new rows
        scenes[title] = [*texts_of(aside), f"{aside.quoted.isVisible()} {aside.differs.isVisible()}"]
        picture = aside._picture.pixmap()
        scenes[title] += [f"{picture.size().toTuple()} {aside._picture.isVisible()}"]
    aside.factor = 1.5
    aside.retranslate()
    scenes["quote's picture"] = [*recorded(lambda: aside._framed(QPixmap(60, 40))), *texts_of(aside)[:1]]
    check("column beside a rule", scenes)


def chosen_rules() -> dict[str, str]:
    """Return the id of a rule for each kind of content, such as a table or three pictures."""
    found = {}
    for id_, place in library().by_id.items():
        rule = place.rule
        for what, so in (
            ("table", rule.table),
            ("questions", rule.asked),
            ("decided", rule.decided),
            ("others", rule.see),
            ("three pictures", len(rule.pictures) == 3),
            ("one picture", len(rule.pictures) == 1),
            ("long", len(rule.paragraphs) > 2),
        ):
            if so and id_ not in found.values():
                found.setdefault(what, id_)
    return found


@pytest.mark.parametrize("width", [560, 1000])
def test_rules_as_html(width, qapp):
    scenes, theme = {}, DARK if width > 900 else LIGHT
    query = "tile" if width < 900 else ""
    writer = RuleWriter(library(), RulePainter(theme, 1.0), 1.0, query, changed(), PictureRoom(width))
    for what, id_ in chosen_rules().items():
        page = writer.rule(library().by_id[id_])
        lines = pieces(page.html)
        scenes[f"{what} {id_}"] = [
            *lines,
            *(f"{name} {image.width()}" for name, image in page.images.items()),
        ]
    check(f"rules as HTML, {width}", scenes)


def test_rules_as_plain_text(qapp):
    check(
        "rules as text", {id_: as_text(library().by_id[id_]).splitlines() for id_ in chosen_rules().values()}
    )


def test_house_variants_as_html(qapp):
    writer = RuleWriter(library(), RulePainter(LIGHT, 1.0), 1.2, "", changed())
    page = writer.variants("This table", [(Message("rulebook-copy"), Message("rulebook-print"))], "Changed")
    rule = writer.rule(library().by_id["B-11"])
    check("house variants as HTML", {"variants": pieces(page.html), "B-11": pieces(rule.html)})


@pytest.mark.parametrize("kind", [CityPicture, CardPicture, ScoringPicture])
def test_pictures_of_rules(kind, qapp):
    scenes, claims = {}, set()
    for place in library().by_id.values():
        for picture in place.rule.pictures:
            what = getattr(getattr(picture, "claim", None), "word", "")
            deed = getattr(picture, "deed", getattr(picture, "dealt", ""))
            deed = "start" if getattr(picture, "start", False) else deed
            if isinstance(picture, kind) and (what, deed) not in claims and len(claims) < 5:
                claims.add((what, deed))
                painter = RulePainter(DARK if len(claims) % 2 else LIGHT, 1.0)
                alone = len(place.rule.pictures) == 1
                paint = partial(painter.paint, picture, place.rule_set.module, 220, alone=alone)
                scenes[f"{place.rule.id} {what} {deed}"] = recorded(paint)
    check(f"pictures of rules, {kind.__name__}", scenes, EXACTLY)


def test_the_outcomes_of_payments_in_pictures():
    scenes = {}
    for id_, place in library().by_id.items():
        for picture in place.rule.pictures:
            if isinstance(picture, CardPicture):
                tone, message = _outcome(picture)
                scenes.setdefault(id_, []).append(f"{picture.claim.word}: {tone}, {say(message)}")
    check("outcomes of payments", scenes)


def test_the_signs_and_chips_of_rules(qapp):
    scenes = {}
    for theme in (LIGHT, DARK):
        painter = RulePainter(theme, 2.0)
        for refused in (True, False):
            scenes[f"{theme.name} {refused}"] = recorded(partial(painter.sign, refused, 16))
        for quiet in (True, False):
            paint = partial(painter.chip, "B-17", 28, quiet=quiet)
            scenes[f"{theme.name} chip {quiet}"] = [*recorded(paint), str(paint().size().toTuple())]
    check("signs and chips of rules", scenes, EXACTLY)
