"""Tooltips: each belongs to its control, by the ids of words, and is of one control of its page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.words import say
from tests.translation import entries, variables
from tests.views.driver import whole_game
from tests.views.pages import PAGES

TIP = "-tip"


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,builder:mason,apprentice seed=3")


def bare(text: str) -> str:
    """What a control is called, without its mnemonic and its key."""
    return text.replace("&", "").partition(" (")[0]


def pairs() -> dict[str, str]:
    """The tooltips that the words have for controls, by what these are called."""
    known = entries("en")
    return {
        bare(say(Message(name.removesuffix(TIP), **dict.fromkeys(variables(known[called]), "x")))): say(
            Message(name)
        )
        for name in known
        if name.endswith(TIP) and (called := name.removesuffix(TIP)) in known and not variables(known[name])
    }


def tips(page: QWidget) -> Iterator[tuple[QWidget, str, str]]:
    """Every control of a page with what it is called and its tooltip."""
    for widget in page.findChildren(QWidget):
        if isinstance(widget, QAbstractButton | QLabel) and widget.isVisibleTo(page):
            yield widget, bare(widget.text()), bare(widget.toolTip())


def strange(page: QWidget) -> list[str]:
    """Tooltips that belong to another control, and those that two share which are called differently."""
    known, found = pairs(), []
    holders: dict[str, set[tuple[str, str]]] = {}
    for widget, called, tip in tips(page):
        own = bare(known.get(called, ""))
        if tip:
            holders.setdefault(tip, set()).add((called, widget.accessibleName()))
        unlike = own or (tip in map(bare, known.values()) and not widget.accessibleName())
        if tip and unlike and tip != own and widget.isEnabled():  # else it tells why it cannot be pressed
            found.append(f"{called!r} says {tip!r}")
    for tip, sharing in holders.items():
        rows = len({called for called, _ in sharing}) == 1 and len({name for _, name in sharing}) > 1
        if len(sharing) > 1 and not rows:  # buttons of rows are told apart by their names
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
    assert {called: bare(known[called]) for called in told} == told
    assert strange(bar) == []


def test_a_tooltip_of_another_control_is_seen(qtbot, settings, game):
    page = PAGES["result"](settings, game)
    qtbot.addWidget(page)
    by_name = {called: widget for widget, called, tip in tips(page) if tip}
    assert len(by_name) == 4
    by_name["Rematch"].setToolTip(by_name["Record…"].toolTip())
    assert len(strange(page)) == 2
