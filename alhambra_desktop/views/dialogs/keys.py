"""The keys."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from .parts import close_below, heading, line, stripe

KEYS = (
    ("Arrows", "move over what is possible"),
    ("Enter", "take, pick up, place, confirm"),
    ("Esc", "put everything back"),
    ("E  or  Ctrl+Enter", "end the turn"),
    ("Ctrl+Z,  Ctrl+Shift+Z", "take back, do again"),
    ("T  or the wheel, while a tile is held", "turn a tile of Granada over"),
    ("V", "wake your vizier"),
    ("F", "fit the Alhambra into the courtyard"),
    ("+  -  or the wheel", "zoom; drag the ground to move it"),
    ("Space (held)", "let the others move fast; a click finishes a step"),
    ("R", "replay what the others did"),
    ("H", "a hint; again for more, up to the whole turn"),
    ("W", "why did they do that? in the log: the chosen line"),
    ("Ctrl+N, Ctrl+O, Ctrl+S", "new game, open, save"),
    ("Ctrl+T", "the standings in figures"),
    ("Ctrl+R", "the result again, when the game is over"),
    ("?", "this list"),
)


class KeysDialog(QDialog):
    """Every key with what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        column.addWidget(heading("Keys", 24))
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(0)
        for row, (key, meaning) in enumerate(KEYS):
            if not row % 2:
                grid.addWidget(stripe(), row, 0, 1, 2)
            cap = line(key, bold=True)
            cap.setContentsMargins(8, 5, 0, 5)
            grid.addWidget(cap, row, 0)
            grid.addWidget(line(meaning), row, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        column.addSpacing(6)
        close_below(self, column)
