"""The specimen in the window: choosing it in dialogs and on the command line, playing and showing it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop.model.rules.modules.registry import VARIABLE, install
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.rule_sets.modules import view_book, view_file
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.storage.settings import Settings
from tests.scenarios.board import rules_for
from tests.specimen.installing import MODULE, NAME, missing
from tests.specimen.test_files import VARIANT
from tests.specimen.test_scenarios import book_for
from tests.specimen.treasure_chamber.rules import CHESTS_SCORE, COLOUR, PRICE, ChestBought, ChestFace

ROOT = Path(__file__).parents[2]
TIMEOUT = 120_000


def test_the_command_line_accepts_the_specimen() -> None:
    setup = parse_new(f"human,builder seed=3 modules=huts,{MODULE} {VARIANT}=same")
    assert setup.modules == ("huts", MODULE)
    assert setup.option(VARIANT) == "same"


def test_the_specimen_can_be_chosen_for_a_new_game(qtbot, settings: Settings) -> None:
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    card = page.game.expansions[MODULE]
    assert card.accessibleName() == "Treasure chamber"
    assert card.face.text.startswith("Buy chests with the money of their slot")
    card.setChecked(True)
    assert MODULE in page.game.modules
    assert "Treasure chamber" in page.foot.table.text()
    page.play()
    assert page.setup().modules == (MODULE,)
    assert settings.preferences.modules == (MODULE,)
    again = Settings(settings.path)
    assert again.preferences.modules == (MODULE,)
    assert not again.complaints
    with missing():
        assert Settings(settings.path).preferences.modules == ()


def test_its_variant_is_listed_in_the_preferences(qtbot, settings: Settings) -> None:
    page = PreferencesPage(settings)
    qtbot.addWidget(page)
    assert VARIANT in page.house_rules.form.values()


@pytest.mark.sweep
def test_computer_players_finish_a_game_with_falconers_in_the_window(player) -> None:
    player.window.workspace.games.begin(parse_new(f"builder,apprentice seed=3 modules=falconers,{MODULE}"))
    player.qtbot.waitUntil(lambda: finished(player), timeout=TIMEOUT)
    bought = [event for event in player.table.events if isinstance(event, ChestBought)]
    assert bought
    said = [player.page.log.model().index(row, 0).data() for row in range(player.page.log.model().rowCount())]
    assert any("chest" in str(text) for text in said)


def finished(player) -> bool:
    player.read_scoring()
    return player.table.state.over


@pytest.mark.parametrize("scoring", ["different", "same"])
def test_the_screenshot_option_works_with_the_specimen(scoring: str, tmp_path: Path) -> None:
    new = f"human,builder seed=3 modules={MODULE} {VARIANT}={scoring}"
    command = [
        sys.executable,
        "-m",
        "alhambra_desktop",
        "--new",
        new,
        "--screenshot",
        str(tmp_path / "x.png"),
    ]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, VARIABLE: NAME}, capture_output=True, check=False, timeout=120
    )
    assert (done.returncode, b"Error" in done.stderr) == (0, False), done.stderr
    assert (tmp_path / "x.png").stat().st_size > 10_000


# -- its view file


def test_chests_are_drawn_by_colour_and_price(qapp) -> None:
    faces = Faces()
    faces.set_book(book_for(3))
    pictures = {
        chest: bytes(faces.piece_pixmap(ChestFace(chest), 40).toImage().constBits()) for chest in COLOUR
    }
    looks = {(COLOUR[chest], PRICE[chest]): picture for chest, picture in pictures.items()}
    assert len(set(pictures.values())) == len(looks) == 15, "two topaz chests cost the same"
    assert all(looks[COLOUR[chest], PRICE[chest]] == picture for chest, picture in pictures.items())


def test_its_points_have_their_own_icon(qapp) -> None:
    with_it, without = view_book(book_for(3)), view_book(rules_for(3))
    assert with_it.icon(CHESTS_SCORE) is not without.icon(CHESTS_SCORE)
    assert view_file(install(NAME)) == f"{NAME}.view"
