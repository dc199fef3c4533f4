from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication

from ...command_words import print_error
from ...model.rules.core.words.message import Message
from ..art.cache import keep_pictures
from ..storage.places import NAME
from ..storage.settings import Settings
from ..window.main_window import FIRST_SIZE, MainWindow
from .command_line import StartOptions, parse_new

PNG_QUALITY = 80  # makes saving twice as fast, and files a tenth larger


def take_screenshot(application: QApplication, options: StartOptions) -> int:
    """Save a picture of the requested table, or of a new table; return the exit code."""
    assert options.screenshot is not None
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.json")
        settings.change(theme=options.theme or "light", own_speed="off", others_speed="off")
        if options.language is not None:
            settings.change(language=options.language)
        window = MainWindow(settings, Path(folder))
        window.workspace.storage.stop_saving()
        window.resize(*(options.size or FIRST_SIZE))
        window.setUpdatesEnabled(False)  # paints the window only once, in `grab`
        if options.game is None:
            # the page of a saved game is made after `show`, because only a visible log scrolls to its end
            window.workspace.table_route.make()
        window.show()
        if options.game is None:
            window.workspace.games.begin(options.new or parse_new("human,builder:plain,apprentice seed=1"))
        else:
            from ...model.files.saves.record_reader import read_file
            from ...model.files.saves.save import SaveError

            try:
                opened = read_file(options.game)
                window.workspace.games.show_saved(opened.game, options.game, is_record=opened.is_record)
            except SaveError as error:
                window.close()
                print_error(NAME, error.message)
                return 1
        application.processEvents()
        window.setUpdatesEnabled(True)
        saved = window.grab().save(str(options.screenshot), "PNG", PNG_QUALITY)
        while keep_pictures():
            pass
        window.close()
    if not saved:
        print_error(NAME, Message("keep-picture", file=str(options.screenshot)))
        return 1
    return 0
