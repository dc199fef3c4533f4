"""The paintings of the campaign and the goals (``painted.py``)."""

from __future__ import annotations

import pytest

from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.pages.games.campaign_map import CampaignMap, Names
from alhambra_desktop.views.pages.games.goal_grid import GoalGrid
from alhambra_desktop.views.pages.games.goals_card import Bar, GoalDetails
from tests.unit.goals.games import some_achievements
from tests.views.paintings.painted import check, painting

pytestmark = pytest.mark.posix  # fonts differ a little on other systems


def test_the_map_of_the_campaign(qtbot):
    scenes = {}
    for title, width in (("wide", 900), ("narrow", 620)):
        board = CampaignMap(FaceCache())
        qtbot.addWidget(board)
        board.set_content(some_achievements().tables, 5)
        board.resize(width, board.heightForWidth(width))
        board.choose(5 if title == "wide" else 9)
        stops = [stop for stop in board.buttons.values() if stop.isVisibleTo(board)]
        scenes[title] = [
            *painting(board, alone=True),
            *painting(stops[3]),
            *painting(stops[4]),
            *painting(stops[8]),
            f"{board.sizeHint().toTuple()} {board.minimumWidth()}",
        ]
        names = board.findChildren(Names)
        scenes[f"{title}, names"] = painting(names[0])
    check("campaign map", scenes)


def test_a_stop_of_the_campaign_that_is_pointed_at_pressed_or_focused(put, point_at, press, dark):
    dark()
    board = CampaignMap(FaceCache())
    board.set_content(some_achievements().tables, 5)
    put(board, 620, 300)
    stop = board.buttons[3]
    point_at(stop)
    scenes = {"pointed at": painting(stop)}
    press(stop)
    scenes["pressed"] = painting(stop)
    stop.setFocus()
    scenes["focused"] = painting(stop)
    board.buttons[8].setFocus()
    names = board.findChildren(Names)
    scenes["name of a closed table"] = painting(names[0])
    check("states of a stop", scenes)


def test_the_goals(put, point_at):
    grid = GoalGrid(FaceCache())
    grid.set_content(some_achievements().goals)
    grid.resize(1100, grid.heightForWidth(1100))
    hints = f"{grid.sizeHint().toTuple()} {grid.heightForWidth(700)}"
    scenes = {"wide": [*painting(grid, alone=True), hints]}
    goal = grid.buttons["great-wall"]
    scenes["a goal"] = [*painting(goal), str(goal.sizeHint().toTuple())]
    put(grid, 520, grid.heightForWidth(520))
    scenes["narrow"] = painting(grid, alone=True)
    point_at(goal)
    scenes["pointed at"] = painting(goal)
    goal.setChecked(True)
    goal.setFocus()
    scenes["chosen and focused"] = painting(goal)
    grid.set_compact(compact=True)
    grid.resize(520, grid.heightForWidth(520))
    scenes["low"] = painting(grid, alone=True)
    for name in ("twenty-roofs", "twelve-exact"):
        if name in grid.buttons:
            scenes[f"{name}, low"] = painting(grid.buttons[name])
    scenes["hint"] = [str(goal.sizeHint().toTuple())]
    check("goals", scenes)


def test_the_progress_towards_a_goal(put):
    bar = put(Bar(), 200, 14)
    scenes = {}
    for share in (0.0, 0.25, 1.5):
        bar.set_content(share)
        scenes[f"{share}"] = painting(bar)
    check("progress bar", scenes)


def test_the_details_of_a_goal(put):
    details = GoalDetails(FaceCache())
    goals = {goal.goal.id: goal for goal in some_achievements().goals}
    details.set_content(goals["great-wall"])
    put(details, 236, 300)
    scenes = {}
    for beside in (True, False):
        details.set_beside(beside=beside)
        details.resize(236 if beside else 900, 300 if beside else 60)
        scenes["beside" if beside else "above"] = painting(details)
    check("details of a goal", scenes)
