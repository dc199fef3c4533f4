from __future__ import annotations

import ast
from collections import Counter

import pytest

from alhambra_desktop.model.players.skill.levels import EARLIER, LEVELS, STYLES, LevelError, level, with_style
from alhambra_desktop.model.rules.core.words.message import Message, listed
from alhambra_desktop.words import say
from tests.sources import text_of, walked
from tests.unit.test_imports import FILES

STYLED = [one for one in LEVELS if one.styled]


def test_levels_three_to_six_of_seven_have_styles() -> None:
    assert len(LEVELS) == 7
    assert tuple(STYLED) == LEVELS[2:6]


def test_levels_and_styles_have_distinct_texts() -> None:
    for words in ("id", "name", "sentence"):
        assert len({getattr(one, words) for one in LEVELS}) == len(LEVELS)
        assert len({getattr(one, words) for one in STYLES}) == len(STYLES)


def test_stronger_levels_err_less_and_think_longer() -> None:
    assert sorted(LEVELS, key=lambda one: -one.noise) == list(LEVELS)
    assert sorted(LEVELS, key=lambda one: (one.seconds, one.simulations)) == list(LEVELS)


@pytest.mark.parametrize("styled_id", ["newcomer", "builder", "builder:mason", "master:plain"])
def test_a_level_is_found_by_its_styled_id(styled_id: str) -> None:
    assert level(styled_id).styled_id == styled_id


def test_old_names_of_levels_are_recognised() -> None:
    assert {level(old).id for old in EARLIER} == {"apprentice", "builder", "master"}


def test_only_declarations_contain_level_ids() -> None:
    """A literal elsewhere would be overlooked when a level is renamed or added."""
    ids, players = {one.id for one in LEVELS}, "alhambra_desktop.model.players"
    texts = {
        name: {node.value for node in walked(text_of(path)) if isinstance(node, ast.Constant)}
        for name, path in FILES.items()
    }
    naming = {name for name, found in texts.items() if found & ids}
    assert naming == {f"{players}.skill.levels", f"{players}.characters"}


LEVEL_IDS = listed(one.id for one in LEVELS)
STYLE_IDS = listed(one.id for one in STYLES)


@pytest.mark.parametrize(
    ("styled_id", "complaint"),
    [
        ("grand", Message("setup-no-level", name="'grand'", known=LEVEL_IDS)),
        ("builder:poet", Message("setup-no-style", name="'poet'", known=STYLE_IDS)),
        (
            "grandmaster:mason",
            Message("setup-unstyled", level="grandmaster", known=listed(one.id for one in STYLED)),
        ),
    ],
)
def test_an_impossible_level_is_refused(styled_id: str, complaint: Message) -> None:
    with pytest.raises(LevelError) as caught:
        level(styled_id)
    assert caught.value.message == complaint


def test_the_seed_draws_a_style_if_none_is_chosen() -> None:
    drawn = Counter(with_style("builder", seed, seat) for seed in range(100) for seat in range(3))
    assert set(drawn) == {f"builder:{one.id}" for one in STYLES}
    assert min(drawn.values()) > 300 / len(STYLES) / 2
    assert with_style("builder", 7, 1) == with_style("builder", 7, 1)


def test_a_chosen_style_is_kept() -> None:
    assert with_style("builder:mason", 7, 1) == "builder:mason"
    assert with_style("newcomer", 7, 1) == "newcomer"
    assert with_style("hard:banker", 7, 1) == "master:banker"


def test_full_names_contain_the_style() -> None:
    assert say(level("builder:mason").full_name) == "builder, mason"
    assert say(level("builder:plain").full_name) == say(level("builder").full_name) == "builder"
