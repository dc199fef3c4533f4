"""Every page in a small window with archived games: no text is clipped in any language."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.words import PSEUDO
from tests.sweeps import in_each_language
from tests.unit.archive.games import unaided
from tests.views.cut_off import cut_off

SMALL, SMALLEST = (1024, 700), (894, 560)
"""A window of 1024 x 700, and one on a screen of 1920 x 1080 at 200 %."""


@pytest.fixture
def visit(open_window, settings, tmp_path, spoken):
    """Return a function that shows each page in a small window and yields its name and widget."""

    def show(language: str, size: tuple[int, int]):
        settings.change(language=language)
        player = open_window()
        window, workspace = player.window, player.window.workspace
        window.resize(*size)
        path = tmp_path / "game.alhambra"
        game = unaided(1, 3)
        write_game(path, game)
        for number in range(3):
            workspace.storage.archive.keep(unaided(number, 2 + number), 1_700_000_000 + number, "normal")
        pages = {
            "games": workspace.games_route.go,
            "statistics": workspace.show_statistics,
            "goals": workspace.show_goals,
            "new game": workspace.show_new_game,
            "learn": workspace.learn,
            "rules": lambda: workspace.show_rules("B-17"),
            "variants": workspace.reader.show_variants,
            "puzzles": workspace.show_puzzles,
            "list of puzzles": workspace.puzzles.list_page.show_list,
            "puzzle": workspace.puzzles.show_daily,
            "result": lambda: workspace.games.open_file(path),
            "review": lambda: workspace.games.open_file(path, workspace.reviews.look_back),
            "start": workspace.start_route.go,
        }
        for name, go in pages.items():
            go()
            workspace.games.await_file(20.0)
            player.follow()
            yield name, window.centralWidget().currentWidget()

    return show


@pytest.mark.parametrize("size", [SMALL, pytest.param(SMALLEST, marks=pytest.mark.sweep)])
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_no_page_clips_a_text(visit, language, size, qtbot):
    for name, page in visit(language, size):

        def is_whole(name=name, page=page) -> None:
            # the status line omits whole parts if space is short
            cut = [text for text in cut_off(page) if not text.startswith("StatusText")]
            assert (name, cut) == (name, [])

        qtbot.waitUntil(is_whole)  # cards are laid out after their texts have been set
