"""The keys."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from .parts import heading, words

KEYS = (
    ("Arrows", "move over what is possible"),
    ("Enter", "take, pick up, place, confirm"),
    ("Esc", "put everything back"),
    ("E  or  Ctrl+Enter", "end the turn"),
    ("Ctrl+Z,  Ctrl+Shift+Z", "take back, do again"),
    ("F", "fit the Alhambra into the courtyard"),
    ("+  -  or the wheel", "zoom; drag the ground to move it"),
    ("Space (held)", "let the others move fast; a click finishes a step"),
    ("R", "replay what the others did"),
    ("Ctrl+N, Ctrl+O, Ctrl+S", "new game, open, save"),
    ("?", "this list"),
)


class KeysDialog(QDialog):
    """Every key with what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        column.addWidget(heading("Keys"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        for row, (key, meaning) in enumerate(KEYS):
            grid.addWidget(words(key, bold=True), row, 0)
            grid.addWidget(words(meaning), row, 1)
        grid.setColumnMinimumWidth(0, 180)
        grid.setColumnMinimumWidth(1, 330)
        column.addLayout(grid)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.accept)
        column.addWidget(buttons)
