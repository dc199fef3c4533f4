"""The context menu of a target."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from ..commands.actions import COMMANDS, HELP
from ..commands.command import Command
from ..pages.navigator import Navigator
from ..pages.page import Context
from ..widgets.boxes import hbox
from ..widgets.labels import PlainLabel, heading


def open_context_menu(navigator: Navigator, at: QPoint | None) -> None:
    """Open the menu of what lies at a point of the screen, or of the focus."""
    page = navigator.acting
    context = page.context(at) if page is not None else None
    offered = [command for command in COMMANDS if context is not None and context.offers(command)]
    if context is None or not offered:
        return
    menu = QMenu(navigator.currentWidget())
    menu.setObjectName("context")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(context.title)
    if context.title:
        menu.addAction(_title(menu, context))
        menu.addSeparator()
    for command in offered:
        if command.menu == HELP and command is not offered[0]:
            menu.addSeparator()
        entry = menu.addAction(context.words(command))
        entry.setObjectName(command.id)
        entry.triggered.connect(partial(_give, context, command))
        if at is None and command is offered[0]:
            menu.setActiveAction(entry)
    menu.popup(context.at)


def _give(context: Context, command: Command, _: bool = False) -> None:
    context.give(command)


def _title(menu: QMenu, context: Context) -> QWidgetAction:
    strip, title = QWidget(), QWidgetAction(menu)
    pictures = []
    if context.picture is not None:
        pictures.append(PlainLabel())
        pictures[0].setPixmap(context.picture)
    hbox(*pictures, (heading(context.title, 16), 1), spacing=10, margins=(14, 6, 14, 4), within=strip)
    title.setDefaultWidget(strip)
    title.setText(context.title)
    title.setSeparator(True)
    return title
