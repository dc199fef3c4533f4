"""What the program is and whose work it stands on."""

from __future__ import annotations

from importlib.metadata import version

import PySide6
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from .parts import heading, words

TEXT = """
<p><b>Version {program}</b></p>
<p>An unofficial fan project after the board game <i>Alhambra</i> by Dirk Henn. It has no tie to the
game's author or its publishers; the names belong to their owners. All pictures and texts in this program
were made for it.</p>
<p>Licence of the program: MIT. It uses Qt {qt} through PySide6 (LGPL 3; the libraries lie beside the
program and can be replaced), attrs, cattrs and platformdirs (MIT), and the faces Vollkorn and Lato (SIL
Open Font License).</p>
"""


class AboutDialog(QDialog):
    """A few sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("About Alhambra Desktop")
        self.resize(520, 320)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        column.addWidget(heading("Alhambra Desktop", 24))
        column.addWidget(words(TEXT.format(program=version("alhambra-desktop"), qt=PySide6.__version__)), 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.accept)
        column.addWidget(buttons)
