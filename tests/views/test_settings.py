"""What the player likes, and files that cannot be read."""

from __future__ import annotations

import json

import pytest

from alhambra_desktop.views.settings import FIRST_TABLE, SeatWish, Settings, Wishes


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "settings.json"


def test_without_a_file_the_first_wishes_hold(path, qapp):
    settings = Settings(path)
    assert settings.wishes == Wishes()
    assert settings.wishes.seats == FIRST_TABLE
    assert settings.complaint is None


def test_a_change_is_kept_and_told(path, qtbot):
    settings = Settings(path)
    with qtbot.waitSignal(settings.changed):
        settings.change(
            theme="dark",
            options=(("redesign", "forbidden"),),
            seats=(SeatWish("Ann", "blue"), SeatWish("Bob", "green", "master")),
        )
    again = Settings(path)
    assert again.wishes == settings.wishes
    assert again.wishes.theme == "dark"


def test_nothing_is_told_where_nothing_changed(path, qtbot):
    settings = Settings(path)
    with qtbot.assertNotEmitted(settings.changed):
        settings.change(theme=settings.wishes.theme)


@pytest.mark.parametrize("content", ["", "{", "[]", "\x00\x01"])
def test_a_file_that_cannot_be_read_is_put_aside_with_one_sentence(path, qapp, content):
    path.parent.mkdir()
    path.write_text(content)
    settings = Settings(path)
    assert settings.wishes == Wishes()
    assert "settings.json" in settings.complaint
    assert path.with_name("settings.json.unreadable").read_text() == content


def test_a_wrong_wish_alone_is_left_out(path, qapp):
    path.parent.mkdir()
    path.write_text(json.dumps({"theme": "dark", "scale": 7, "reduced_motion": "yes", "unknown": 1}))
    settings = Settings(path)
    assert settings.wishes.theme == "dark"
    assert settings.wishes.scale == 100
    assert settings.wishes.reduced_motion is False
    assert "scale" in settings.complaint
    assert "reduced_motion" in settings.complaint


def test_unknown_house_variants_and_values_are_forgotten(path, qapp):
    path.parent.mkdir()
    path.write_text(json.dumps({"options": [["redesign", "never"], ["luck", "on"], ["take_limit", 7]]}))
    assert Settings(path).wishes.options == (("take_limit", 7),)


def test_recent_games_are_remembered_once_and_eight_at_most(path, qapp, tmp_path):
    settings = Settings(path)
    for number in [*range(12), 5]:
        settings.remember_file(tmp_path / f"{number}.alhambra")
    names = [name.rsplit("/", 1)[-1] for name in settings.wishes.recent]
    assert names == [f"{n}.alhambra" for n in (5, 11, 10, 9, 8, 7, 6, 4)]
