"""The paintings of whole pages and dialogs in several sizes (``painted.py``)."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.players.characters import CHARACTERS
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.models.games_model import GamesModel
from alhambra_desktop.views.pages.games.campaign_card import CampaignCard
from alhambra_desktop.views.pages.games.games_page import GamesPage
from alhambra_desktop.views.pages.games.goals_card import GoalsCard
from alhambra_desktop.views.pages.games.goals_part import GoalsPart
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.new_game.person_dialog import (
    ChosenPlayer,
    ColourButton,
    PersonDialog,
    PortraitButton,
)
from alhambra_desktop.views.storage.preferences import SeatChoice
from tests.unit.archive.games import unaided
from tests.unit.goals.games import some_achievements
from tests.views.outlines.outline import settle
from tests.views.paintings.painted import alike, check, painting

pytestmark = pytest.mark.posix  # fonts differ a little on other systems

ANNA, HAMID = SeatChoice("Anna", "amber"), SeatChoice("Hamid", "blue", "apprentice", "hamid")


@pytest.mark.parametrize("size", [(1280, 774), (1024, 674), (640, 500)])
def test_the_new_game_page(put, settings, size, monkeypatch):
    page = NewGamePage(settings)
    page.set_theme(LIGHT)
    put(page, *size)
    page.on_entered()
    page.sheet.setVisible(size[0] > 1000)
    parts = [line for line in painting(page, alone=True) if "Card at" not in line]
    check(f"new game {size[0]}", {"page": parts})


@pytest.mark.parametrize("size", [(1280, 760), (1000, 674), (900, 480)])
@pytest.mark.parametrize("inside", [False, True])
def test_the_page_of_games(put, size, inside):
    kept = [(Path(f"{n}.alhambra"), kept_game(unaided(n, 2), f"{n}", 43_200 + n, "normal")) for n in (1, 2)]
    model = GamesModel(lambda: kept)
    page = GamesPage(model)
    model.setParent(page)
    put(page, *size)
    model.refresh((), Path("nowhere"))
    settle(page)
    page.refresh()
    if inside:
        page.details.more.click()
    check(f"games {size[0]}{' inside' if inside else ''}", {"page": painting(page, alone=True)})


def test_an_empty_page_of_games(put):
    page = GamesPage(GamesModel(list))
    put(page, 1280, 760)
    page.refresh()
    scenes = {"no games": painting(page, alone=True)}
    page.search.setText("wall")
    scenes["searched"] = painting(page, alone=True)
    check("no games", scenes)


@pytest.mark.parametrize("choice", [ANNA, HAMID], ids=["human", "computer"])
def test_the_dialog_about_a_player(put, choice):
    dialog = PersonDialog(choice, ("amber", "blue", "black"), ("nuria",), ("Ben",))
    put(dialog, 1080, 540)
    scenes = {"dialog": painting(dialog, alone=True)}
    if choice is ANNA:
        dialog.name.setText("Ben")
        scenes["name taken"] = [line for line in painting(dialog, alone=True) if "fault" in line]
    check(f"dialog about {choice.name}", scenes)


def test_the_buttons_of_the_dialog_about_a_player(put, point_at, press):
    scenes = {}
    for title, person in (("mark", None), ("portrait", CHARACTERS[0])):
        button = PortraitButton(person, "amber")
        put(button, button.width(), button.height())
        scenes[title] = painting(button)
        button.setChecked(True)
        point_at(button)
        scenes[f"chosen {title}"] = painting(button)
    press(button)
    button.setFocus()
    scenes["pressed and focused"] = painting(button)
    button.setEnabled(False)
    scenes["disabled"] = painting(button)
    check("portraits", scenes)


def test_the_colours_in_the_dialog_about_a_player(put, point_at):
    button = put(ColourButton("green"), 44, 44)
    scenes = {"colour": painting(button)}
    point_at(button)
    scenes["pointed at"] = painting(button)
    button.setChecked(True)
    button.setFocus()
    scenes["chosen and focused"] = painting(button)
    check("colours", scenes)


def test_the_picture_of_the_chosen_player(put):
    picture = ChosenPlayer(FaceCache())
    put(picture, 220, 400)
    picture.set_content(None, "amber", "Anna")
    scenes = {"mark": painting(picture)}
    picture.set_content(CHARACTERS[1], "blue", "Somebody")
    scenes["portrait"] = painting(picture)
    check("chosen player", scenes)


@pytest.mark.parametrize("size", [(1280, 700), (1000, 600)])
def test_the_page_of_goals(put, size):
    part = GoalsPart(FaceCache())
    part.set_content(some_achievements())
    part.set_theme(LIGHT)
    put(part, *size)
    check(f"goals {size[0]}", {"part": painting(part, alone=True)})


def test_the_cards_of_the_campaign_and_of_the_goals(put):
    campaign, goals = CampaignCard(FaceCache()), GoalsCard(FaceCache())
    scenes = {}
    for title, card in (("campaign", campaign), ("goals", goals)):
        card.retranslate()
        card.set_content(some_achievements())
        card.set_beside(beside=True)
        put(card, 1100, 330)
        details = painting(card.details)
        scenes[title] = details
    campaign.map.buttons[9].click()
    scenes["closed table"] = painting(campaign.details)
    campaign.map.buttons[2].click()
    scenes["table with stars"] = painting(campaign.details)
    check("cards of goals", scenes)


def test_places_may_differ_by_a_pixel():
    assert alike("text 'Pay 3' 6 8 20 9.5 13px\n", "text 'Pay 3' 7 8.5 21 9.5 13px\n")
    assert not alike("text 'Pay 3' 6 8 20 9.5 13px\n", "text 'Pay 3' 8 8 20 9.5 13px\n")
    assert not alike("text 'Pay 3' 6 8 20 9.5 13px\n", "text 'Pay 4' 6 8 20 9.5 13px\n")
