"""Every control has its own tooltip, which says more than the control's name and shows its key."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QRadioButton, QWidget

from alhambra_desktop.model.rules.core.engine.action import TakeMoney
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.pages.reading.key_rows import KeyRow
from alhambra_desktop.words import say
from tests.translation import entries, variables
from tests.views.driver import whole_game
from tests.views.pages import PAGES

TIP = "-tip"


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,builder:mason,apprentice seed=3")


def bare(text: str) -> str:
    """Return the text of a control without its access key and its shortcut."""
    return text.replace("&", "").partition(" (")[0]


def pairs() -> dict[str, set[str]]:
    """Return the tooltips of controls from the words files, by the text of the control."""
    known, found = entries("en"), dict[str, set[str]]()
    for name in known:
        called = name.removesuffix(TIP)
        if called != name and called in known and not variables(known[name]):
            text = say(Message(called, **dict.fromkeys(variables(known[called]), "x")))
            found.setdefault(bare(text), set()).add(bare(say(Message(name))))
    return found


def alone() -> set[str]:
    """Return the tooltips in the words files that have no message for the text of their control."""
    known = entries("en")
    return {
        bare(say(Message(name)))
        for name in known
        if name.endswith(TIP) and name.removesuffix(TIP) not in known and not variables(known[name])
    }


def tips(page: QWidget) -> Iterator[tuple[QWidget, str, str]]:
    """Yield every control of a page with its text and its tooltip."""
    for widget in page.findChildren(QWidget):
        if isinstance(widget, KeyRow):  # named after a command; a button with this name may do something else
            continue
        if isinstance(widget, QAbstractButton | QLabel) and widget.isVisibleTo(page):
            yield widget, bare(widget.text()), bare(widget.toolTip())


def strange(page: QWidget) -> list[str]:
    """Return the tooltips that belong to another control, or that differently named controls share."""
    known, others, found = pairs(), alone(), list[str]()
    every = {tip for called, own in known.items() if "x" not in called.split() for tip in own}
    holders: dict[str, set[tuple[str, str]]] = {}
    for widget, called, tip in tips(page):
        own = known.get(called, set()) if tip not in others else set()
        if tip:
            holders.setdefault(tip, set()).add((called, widget.accessibleName()))
        unlike = own or (called and tip in every and not widget.accessibleName())
        named = f"“{called}”" in tip  # a tooltip that names its control
        if (
            tip and unlike and tip not in own and not named and widget.isEnabled()
        ):  # the tooltip of a disabled control is the reason
            found.append(f"{called!r} says {tip!r}")
    for tip, sharing in holders.items():
        rows = len({called for called, _ in sharing}) == 1 and len({name for _, name in sharing}) > 1
        if len(sharing) > 1 and not rows:  # buttons in rows have different accessible names
            found.append(f"{tip!r} is of {sorted(sharing)}")
    return found


@pytest.mark.parametrize("name", PAGES)
def test_every_tooltip_of_a_page_belongs_to_its_control(qtbot, settings, game, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    assert strange(page) == []


def test_every_tooltip_of_the_bar_belongs_to_its_button(player):
    player.window.workspace.games.begin(parse_new("human,builder seed=3"))
    player.wait_for_turn()
    bar, known = player.page.bar, pairs()
    told = {bare(one.text()): bare(one.toolTip()) for one in bar.buttons.values() if one.isEnabled()}
    assert len(told) > 1
    assert all(told[called] in known[called] for called in told)
    assert strange(bar) == []


def test_only_the_undo_button_explains_why_undo_is_disabled(player, settings):
    player.window.workspace.games.begin(parse_new("human,newcomer seed=3"))
    buttons = player.page.bar.buttons
    own = {name: bare(say(BY_ID[name].button.tip)) for name in buttons if name != "end-turn"}

    def check(said: Message | None) -> None:
        player.follow()
        told = {name: bare(buttons[name].toolTip()) for name in own}
        assert told == {**own, "undo": bare(say(said)) if said is not None else own["undo"]}

    player.wait_for_turn()
    check(Message("undo-nothing"))
    player.table.submit(next(one for one in player.table.offers() if isinstance(one, TakeMoney)))
    player.wait_for_turn()
    check(None)
    player.end_turn()
    player.wait_for_turn()
    settings.change(undo_rounds=False)
    check(Message("undo-revealed"))
    settings.change(undo_rounds=True)
    player.page.refresh.mark()
    check(Message("bar-undo-round-tip"))
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    player.wait_for_turn()
    check(Message("undo-nothing"))


# -- every control has one

OF_QT = ("qt_tableview_cornerbutton", "ScrollLeftButton", "ScrollRightButton")
WITH_SENTENCES = ("preferences", "search in preferences")
"""Beginnings of the names of pages that explain each control in a sentence beside it."""

ANY_KEY = re.compile(r"\(([^()]+)\)$")


def controls(page: QWidget) -> Iterator[QAbstractButton]:
    for button in page.findChildren(QAbstractButton):
        if button.isVisibleTo(page) and button.objectName() not in OF_QT:
            yield button


def without_tip(page: QWidget) -> list[str]:
    """Return the controls with a useless tooltip: empty, equal to their name, or without their key."""
    found = []
    for button in controls(page):
        called, tip = bare(button.text()), button.toolTip()
        names = {called, bare(button.accessibleName()), ""}
        if bare(tip) in names:
            found.append(f"{called or button.accessibleName()!r} says {tip!r}")
        # a radio button is a value, so brackets at the end of its text contain no key
        named = not isinstance(button, QRadioButton) and ANY_KEY.search(button.text())
        has_key = not button.shortcut().isEmpty() or named
        if has_key and not ANY_KEY.search(tip):
            found.append(f"{called!r} has a key, but says {tip!r}")
    return found


@pytest.mark.parametrize("name", [name for name in PAGES if not name.startswith(WITH_SENTENCES)])
def test_every_control_of_a_page_has_a_useful_tooltip(qtbot, settings, game, name):
    page = PAGES[name](settings, game)
    qtbot.addWidget(page)
    page.show()  # some pages set their texts only when they are shown
    assert without_tip(page) == []


def test_useless_tooltips_are_detected(qtbot, settings, game):
    page = PAGES["result"](settings, game)
    qtbot.addWidget(page)
    button = next(one for one in controls(page) if bare(one.text()) == "Rematch")
    for tip, faults in (("", 2), ("Rematch (Alt+R)", 1), ("Play it again", 1), ("Play it again (Alt+R)", 0)):
        button.setToolTip(tip)
        assert len(without_tip(page)) == faults


def test_a_tooltip_of_another_control_is_detected(qtbot, settings, game):
    page = PAGES["result"](settings, game)
    qtbot.addWidget(page)
    by_name = {called: widget for widget, called, tip in tips(page) if tip}
    by_name["Rematch"].setToolTip(by_name["Postcard…"].toolTip())
    assert len(strange(page)) == 2
