"""States, observations and actions as plain JSON values and back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeVar, get_origin

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn

from ..core.action import Action
from ..core.city import City
from ..core.observation import Observation
from ..core.rulebook import Rulebook
from ..core.setup import Setup
from ..core.state import GameState
from ..core.step import Step

T = TypeVar("T")


class Codec:
    """Writes and reads what belongs to one rulebook: its tiles, steps, actions and slices by name."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self._steps = {step.__name__: step for step in (*book.actions, *book.runs)}
        self._actions = {rule.type.__name__: rule.type for rules in book.actions.values() for rule in rules}
        self._converter = Converter(forbid_extra_keys=True, detailed_validation=True)
        self._hook_tagged(Step, "step", self._steps)
        self._hook_tagged(Action, "action", self._actions)
        self._converter.register_unstructure_hook(City, self._write_city)
        self._converter.register_structure_hook(City, self._read_city)
        _read_strictly(self._converter)
        for state in (GameState, Observation):
            self._hook_slices(state)

    def dump(self, value: Any) -> Any:
        """A JSON value for a state, an observation, a setup or an action."""
        return self._converter.unstructure(value)

    def dump_action(self, action: Action) -> Any:
        """A JSON value for an action, with its name."""
        return self._converter.unstructure(action, unstructure_as=Action)

    def load(self, type_: type[T], value: Any) -> T:
        """The value back from JSON; raises what ``cattrs`` raises where it does not fit."""
        return self._converter.structure(value, type_)

    def load_action(self, value: Any) -> Action:
        """An action back from JSON."""
        return self._converter.structure(value, Action)

    def _hook_tagged(self, base: type, tag: str, known: Mapping[str, type]) -> None:
        def write(value: Any) -> dict[str, Any]:
            plain = {tag: type(value).__name__}
            plain.update(self._converter.unstructure(value, unstructure_as=type(value)))
            return plain

        def read(value: Any, _: type) -> Any:
            if not isinstance(value, dict) or value.get(tag) not in known:
                raise ValueError(f"unknown {tag} {value.get(tag) if isinstance(value, dict) else value!r}")
            rest = {key: part for key, part in value.items() if key != tag}
            return self._converter.structure(rest, known[value[tag]])

        self._converter.register_unstructure_hook(base, write)
        self._converter.register_structure_hook_func(lambda type_: type_ is base, read)
        for type_ in known.values():
            plain = make_plain_unstructure(type_, self._converter)
            self._converter.register_unstructure_hook(type_, plain)

    def _write_city(self, city: City) -> dict[str, Any]:
        return {
            "tiles": [[*cell, tile.id] for cell, tile in city.tiles.items()],
            "starts": [list(cell) for cell in city.starts],
        }

    def _read_city(self, value: Any, _: type) -> City:
        if not isinstance(value, dict) or set(value) != {"tiles", "starts"}:
            raise ValueError("not a city")
        tiles = {}
        for x, y, name in value["tiles"]:
            if name not in self.book.tiles:
                raise ValueError(f"unknown tile {name!r}")
            tiles[_read_int(x, int), _read_int(y, int)] = self.book.tiles[name]
        return City.of(tiles, tuple((_read_int(x, int), _read_int(y, int)) for x, y in value["starts"]))

    def _hook_slices(self, state: type) -> None:
        def read_slices(value: Any, _: Any) -> dict[str, Any]:
            if not isinstance(value, dict) or set(value) != set(self.book.slice_types):
                raise ValueError("the modules' parts do not belong to this game")
            return {
                name: self._converter.structure(part, self.book.slice_types[name])
                for name, part in value.items()
            }

        self._converter.register_structure_hook_func(_is_slices, read_slices)
        self._converter.register_structure_hook(
            state, make_dict_structure_fn(state, self._converter, _cattrs_forbid_extra_keys=True)
        )


def make_plain_unstructure(type_: type, converter: Converter) -> Any:
    """How the fields of a class are written, whatever hook its base has."""
    fields = [field.name for field in attrs.fields(type_)]

    def write(value: Any) -> dict[str, Any]:
        return {name: converter.unstructure(getattr(value, name)) for name in fields}

    return write


def _read_strictly(converter: Converter) -> None:
    """Numbers and texts are taken as they are, never converted."""
    converter.register_structure_hook(int | str, _read_plain)
    converter.register_structure_hook(int, _read_int)
    converter.register_structure_hook(str, _read_str)
    converter.register_structure_hook(bool, _read_bool)


def _is_slices(type_: Any) -> bool:
    return get_origin(type_) is Mapping


def _read_plain(value: Any, _: Any) -> int | str:
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise ValueError(f"{value!r} is neither a number nor a text")
    return value


def _read_int(value: Any, _: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _read_bool(value: Any, _: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is neither true nor false")
    return value


def _read_str(value: Any, _: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not a text")
    return value


@lru_cache(maxsize=8)
def codec_for(book: Rulebook) -> Codec:
    """The codec of a rulebook, made once."""
    return Codec(book)


@lru_cache(maxsize=1)
def setup_converter() -> Converter:
    """Reads a setup, before there is a rulebook."""
    converter = Converter(forbid_extra_keys=True)
    _read_strictly(converter)
    return converter


def load_setup(value: Any) -> Setup:
    """A setup back from JSON; raises what ``cattrs`` raises where it does not fit."""
    return setup_converter().structure(value, Setup)
