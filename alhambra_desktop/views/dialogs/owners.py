"""Who is ranked, in the tables of dialogs: marks and names."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ...model.core.engine.rulebook import Rulebook
from ...model.core.values import Owner
from ..text.scoring_words import colour_of
from ..widgets.parts import line, seat_mark

LONGEST_NAME = 110
"""Width of a name in a column; longer ones are cut short."""


def name_tag(book: Rulebook, owner: Owner) -> QWidget:
    """An owner's mark and name."""
    tag = QWidget()
    row = QHBoxLayout(tag)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    row.addStretch(1)
    row.addWidget(seat_mark(colour_of(book, owner)))
    name = book.owner_name(owner)
    label = line("", "", 14, True)
    label.setText(label.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, LONGEST_NAME))
    label.setToolTip(name)
    row.addWidget(label)
    row.addStretch(1)
    return tag
