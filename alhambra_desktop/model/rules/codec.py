"""Converts states, observations and actions to plain JSON values and back, and checks types."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

import attrs
from cattrs import Converter, override
from cattrs.gen import make_dict_unstructure_fn

from .core.engine.action import Action
from .core.engine.rulebook import Rulebook, remembered_by_book
from .core.engine.setup import SeatSetup, Setup
from .core.engine.state import Slice
from .core.engine.step import Step
from .core.frozen import frozen
from .core.geometry.city import ORIGIN, City
from .core.values import Cell
from .core.words.message import Message, MessageError, quoted
from .modules.registry import completed

T = TypeVar("T")

LONGEST_TEXT: Final = 200


class MisfitError(MessageError):
    """A value at ``path`` is wrong or impossible; the message is part of a sentence."""

    def __init__(self, message: Message, path: str = "") -> None:
        super().__init__(message)
        self.path = path


class Codec:
    """In JSON, names identify tiles, steps, actions and slices."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self._steps = {step.__name__: step for step in (*book.actions, *book.automatic)}
        actions = {rule.type for rules in book.actions.values() for rule in rules}
        self._actions = {type_.filed or type_.__name__: type_ for type_ in actions}
        self._converter = _strict_converter()
        self._unions = set[type]()
        self.add_union(Step, "step", self._steps, lambda name: Message("misfit-step", name=name))
        self.add_union(Action, "action", self._actions, lambda name: Message("misfit-action", name=name))
        optional = override(omit_if_default=True)  # files omit default values, as in earlier versions
        self._converter.register_unstructure_hook(
            SeatSetup, make_dict_unstructure_fn(SeatSetup, self._converter, character=optional)
        )
        self._converter.register_unstructure_hook(
            Setup,  # ``arranged`` is empty except in games read from a record
            make_dict_unstructure_fn(Setup, self._converter, arranged=optional),
        )
        self._converter.register_unstructure_hook(City, self._write_city)
        self._converter.register_structure_hook(City, self._read_city)
        self._converter.register_unstructure_hook_func(lambda type_: type_ is Slice, self._write_slice)
        self._converter.register_structure_hook_func(_is_slices, self._read_slices)

    def dump(self, value: Any) -> Any:
        return self._converter.unstructure(value)

    def dump_action(self, action: Action) -> Any:
        return self._converter.unstructure(action, unstructure_as=Action)

    def load(self, type_: type[T], value: Any) -> T:
        """Raise `MisfitError` for the first part of the value that does not fit."""
        return self._converter.structure(value, type_)

    def load_action(self, value: Any) -> Action:
        return self._converter.structure(value, Action)

    def add_union(
        self, base: type, tag: str, known: Mapping[str, type], unknown: Callable[[str], Message]
    ) -> None:
        """Register a base class and its `known` subclasses by name.

        In JSON, the key `tag` of a value contains the name of its subclass.
        """
        if base in self._unions:
            return
        self._unions.add(base)
        names = {type_: name for name, type_ in known.items()}

        def write(value: Any) -> dict[str, Any]:
            plain = {tag: names[type(value)]}
            plain.update(self._converter.unstructure(value, unstructure_as=type(value)))
            return plain

        def read(value: Any, _: type) -> Any:
            name = value.get(tag) if isinstance(value, dict) else value
            if not isinstance(value, dict) or not isinstance(name, str) or name not in known:
                raise MisfitError(unknown(quoted(name)))
            rest = {key: part for key, part in value.items() if key != tag}
            return self._converter.structure(rest, known[name])

        self._converter.register_unstructure_hook(base, write)
        self._converter.register_structure_hook_func(lambda type_: type_ is base, read)
        for type_ in known.values():
            self._converter.register_unstructure_hook(type_, make_dict_unstructure_fn(type_, self._converter))

    def _write_city(self, city: City) -> dict[str, Any]:
        return {
            "tiles": [[*cell, tile.id] for cell, tile in city.tiles.items()],
            "starts": [list(cell) for cell in city.starts],
        }

    def _read_city(self, value: Any, _: type) -> City:
        plain = self._converter.structure(value, _PlainCity)
        tiles = {}
        for number, (x, y, name) in enumerate(plain.tiles):
            if name not in self.book.tiles:
                raise MisfitError(Message("misfit-tile", name=quoted(name)), f".tiles[{number}]")
            # tiles are connected, so their number limits their distance from the start
            if max(abs(x), abs(y)) > len(self.book.tiles):
                raise MisfitError(Message("misfit-square", square=quoted((x, y))), f".tiles[{number}]")
            tiles[x, y] = self.book.tiles[name]
        if ORIGIN not in tiles:
            raise MisfitError(Message("misfit-fountain"), ".tiles")
        if plain.starts[:1] != (ORIGIN,) or len(set(plain.starts) & set(tiles)) != len(plain.starts):
            raise MisfitError(Message("misfit-starts"), ".starts")
        return City.of(tiles, plain.starts)

    def _write_slice(self, value: Slice) -> Any:
        return self._converter.unstructure(value, unstructure_as=type(value))

    def _read_slices(self, value: Any, _: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or set(value) != set(self.book.slice_types):
            raise MisfitError(Message("misfit-modules"))
        return {
            name: _within(f".{name}", self._converter.structure, part, self.book.slice_types[name])
            for name, part in value.items()
        }


@frozen
class _PlainCity:
    tiles: tuple[tuple[int, int, str], ...]
    starts: tuple[Cell, ...]


def _strict_converter() -> Converter:
    """Return a ``cattrs`` converter without coercion. For speed, it stops at the first misfit."""
    converter = Converter(detailed_validation=False, unstruct_collection_overrides={tuple: list})
    converter.register_structure_hook_factory(attrs.has, partial(_fields_reader, converter))
    converter.register_structure_hook_factory(_is_tuple, partial(_tuple_reader, converter))
    converter.register_structure_hook(int | str, _read_plain)
    converter.register_structure_hook(int, _read_int)
    converter.register_structure_hook(str, _read_str)
    converter.register_structure_hook(bool, _read_bool)
    read_setup = _fields_reader(converter, Setup)
    converter.register_structure_hook(Setup, lambda value, type_: completed(read_setup(value, type_)))
    return converter


Reader = Callable[[Any, Any], Any]


def _within(place: str, read: Callable[[Any, Any], T], value: Any, type_: Any) -> T:
    try:
        return read(value, type_)
    except MisfitError as misfit:
        raise MisfitError(misfit.message, f"{place}{misfit.path}") from None


_memo = cache(get_type_hints)


def type_hints(type_: type) -> Mapping[str, Any]:
    return _memo(type_)


def _fields_reader(converter: Converter, type_: Any) -> Reader:
    types = type_hints(type_)
    fields = {field.name: types[field.name] for field in attrs.fields(type_)}
    needed = {field.name for field in attrs.fields(type_) if field.default is attrs.NOTHING}

    def read(value: Any, _: Any) -> Any:
        if not isinstance(value, dict):
            raise MisfitError(Message("misfit-unnamed", value=quoted(value)))
        wrong = (value.keys() - fields.keys()) | (needed - value.keys())
        if wrong:
            raise MisfitError(Message("misfit-parts", parts=quoted(sorted(wrong)[:3])))
        return type_(
            **{
                name: _within(f".{name}", converter.structure, value[name], part)
                for name, part in fields.items()
                if name in value
            }
        )

    return read


def _is_tuple(type_: Any) -> bool:
    return get_origin(type_) is tuple


def _tuple_reader(converter: Converter, type_: Any) -> Reader:
    parts = get_args(type_)

    def read(value: Any, _: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise MisfitError(Message("misfit-list", value=quoted(value)))
        types = parts[:1] * len(value) if parts[1:] == (...,) else parts
        if len(types) != len(value):
            raise MisfitError(Message("misfit-count", value=quoted(value), count=len(types)))
        return tuple(
            _within(f"[{number}]", converter.structure, part, type_)
            for number, (part, type_) in enumerate(zip(value, types, strict=True))
        )

    return read


def _is_slices(type_: Any) -> bool:
    return get_origin(type_) is Mapping


def _read_plain(value: Any, _: Any) -> int | str:
    return _read_str(value, str) if isinstance(value, str) else _read_int(value, int)


def _read_int(value: Any, _: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise MisfitError(Message("misfit-number", value=quoted(value)))
    return value


def _read_bool(value: Any, _: Any) -> bool:
    if not isinstance(value, bool):
        raise MisfitError(Message("misfit-truth", value=quoted(value)))
    return value


def _read_str(value: Any, _: Any) -> str:
    if not isinstance(value, str):
        raise MisfitError(Message("misfit-text", value=quoted(value)))
    if len(value) > LONGEST_TEXT:
        raise MisfitError(Message("misfit-long", value=quoted(value), most=LONGEST_TEXT))
    return value


@remembered_by_book(1)
def codec_for(book: Rulebook) -> Codec:
    return Codec(book)


@lru_cache(maxsize=1)
def _plain_converter() -> Converter:
    return _strict_converter()


def load_plain(type_: type[T], value: Any) -> T:
    """Load a value that needs no rulebook; raise `MisfitError` for the first part that does not fit."""
    return _plain_converter().structure(value, type_)


def load_setup(value: Any) -> Setup:
    return load_plain(Setup, value)
