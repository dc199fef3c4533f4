"""Valid and invalid setups."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.modules import alhambra, vizier
from alhambra_desktop.model.rules.modules.registry import Registry, SetupError, make_setup
from alhambra_desktop.words import say


@pytest.mark.parametrize("name", ["", "  ", "\ud800", "Ann\udcff", "\ude00Bob"])
def test_an_unencodable_name_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(SetupError) as caught:
        make_setup([SeatSetup("Ann", COLOURS[0]), SeatSetup(name, COLOURS[1])], 1)
    assert say(caught.value.message).encode("utf-8").endswith(b".")


@pytest.mark.parametrize("name", ["Zoë", "王", "🏰", "Ann\u200d"])
def test_a_name_with_any_encodable_characters_is_accepted(name: str) -> None:
    setup = make_setup([SeatSetup("Ann", COLOURS[0]), SeatSetup(name, COLOURS[1])], 1)
    assert setup.seats[1].name == name


@pytest.mark.parametrize("name", ["x" * 201, "a\0b", "\u202e\u2066", "\n", " ", "\ud800"])
def test_an_overlong_or_invisible_name_is_refused(name):
    seats = [SeatSetup(name, COLOURS[0]), SeatSetup("Bob", COLOURS[1])]
    with pytest.raises(SetupError):
        make_setup(seats, 1)


@pytest.mark.parametrize("name", ["x" * 200, "Zoë", "عمر", "👩‍🚀", "O'Neill ⚑"])
def test_names_of_all_languages_are_accepted(name):
    seats = [SeatSetup(name, COLOURS[0]), SeatSetup("Bob", COLOURS[1])]
    assert make_setup(seats, 1).seats[0].name == name


def test_a_separate_registry_knows_only_its_modules() -> None:
    registry = Registry((alhambra.MODULE, vizier.MODULE), {})
    seats = [SeatSetup("Ann", COLOURS[0]), SeatSetup("Bob", COLOURS[1])]
    book = registry.rulebook(registry.make_setup(seats, 1, modules=("vizier",)))
    assert book.installed == ("alhambra", "vizier")
    with pytest.raises(SetupError):
        registry.make_setup(seats, 1, modules=("huts",))
