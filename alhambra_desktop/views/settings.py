"""Settings: what the player likes, kept in one readable file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from ..model.core.option import Value
from ..model.core.setup import COLOURS
from ..model.modules.registry import CHOOSABLE, MODULES, OPTIONS
from ..model.opponents.levels import level
from ..model.saves.files import write_atomically

THEMES = ("system", "light", "dark")
SPEEDS = ("off", "fast", "normal", "slow")
AIDS = ("purist", "normal", "trainer")
SCALES = (100, 125, 150, 175, 200, 250, 300)
VIZIER_SECONDS = (0, 5, 10, 15, 30)
"""How long a person is asked for the vizier; 0 is without end."""

MOST_RECENT = 8


@attrs.frozen
class SeatWish:
    """A seat of the last table: ``level`` is None for a person."""

    name: str
    colour: str
    level: str | None = None


FIRST_TABLE = (
    SeatWish("You", COLOURS[0]),
    SeatWish("Yusuf", COLOURS[1], "journeyman"),
    SeatWish("Leila", COLOURS[2], "apprentice"),
)


@attrs.frozen
class Wishes:
    """All settings with what they are at first. ``scale`` is in per cent."""

    theme: str = attrs.field(default="system", validator=attrs.validators.in_(THEMES))
    scale: int = attrs.field(default=100, validator=attrs.validators.in_(SCALES))
    own_speed: str = attrs.field(default="normal", validator=attrs.validators.in_(SPEEDS))
    others_speed: str = attrs.field(default="normal", validator=attrs.validators.in_(SPEEDS))
    reduced_motion: bool = attrs.field(default=False, validator=attrs.validators.instance_of(bool))
    aids: str = attrs.field(default="normal", validator=attrs.validators.in_(AIDS))
    vizier_seconds: int = attrs.field(default=0, validator=attrs.validators.in_(VIZIER_SECONDS))
    game: str = "alhambra"
    modules: tuple[str, ...] = ()
    undo_rounds: bool = attrs.field(default=False, validator=attrs.validators.instance_of(bool))
    seats: tuple[SeatWish, ...] = FIRST_TABLE
    options: tuple[tuple[str, Value], ...] = ()
    recent: tuple[str, ...] = ()


class Settings(QObject):
    """The wishes in force; each change is written at once and told by ``changed``.

    A file that cannot be read leaves the first wishes in force; ``complaint`` then holds one sentence.
    """

    changed = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.complaint: str | None = None
        self.wishes = self._read()

    def change(self, **changes: Any) -> None:
        """Replace some wishes and keep them."""
        new = attrs.evolve(self.wishes, **changes)
        if new == self.wishes:
            return
        self.wishes = new
        self._write()
        self.changed.emit()

    def remember_file(self, path: Path) -> None:
        """Put a saved game on top of the recent ones."""
        others = [name for name in self.wishes.recent if name != str(path)]
        self.change(recent=(str(path), *others)[:MOST_RECENT])

    def _write(self) -> None:
        text = json.dumps(attrs.asdict(self.wishes), indent=1, ensure_ascii=False)
        try:
            write_atomically(self._path, text.encode("utf-8"))
        except OSError as error:
            self.complaint = f"The settings cannot be kept in {self._path} ({error.strerror})."

    def _read(self) -> Wishes:
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Wishes()
        except (OSError, ValueError):
            return self._complain("cannot be read")
        if not isinstance(found, dict):
            return self._complain("holds no settings")
        return self._wishes_of(found)

    def _wishes_of(self, found: dict[str, Any]) -> Wishes:
        """Every wish that is possible; the others stay as at first."""
        wishes = Wishes()
        wrong = []
        for field in Wishes.__attrs_attrs__:
            if field.name not in found:
                continue
            try:
                read = _READERS.get(field.name)
                value = read(found[field.name]) if read else found[field.name]
                wishes = attrs.evolve(wishes, **{field.name: value})
            except (TypeError, ValueError, KeyError):
                wrong.append(field.name)
        if wrong:
            self.complaint = (
                f"{self._path.name}: {', '.join(wrong)} cannot be used and got the first value again."
            )
        return wishes

    def _complain(self, what: str) -> Wishes:
        spare = self._path.with_name(self._path.name + ".unreadable")
        try:
            self._path.replace(spare)
        except OSError:
            spare = self._path
        self.complaint = (
            f"{self._path.name} {what}; it was put aside as {spare.name} and the first settings hold."
        )
        return Wishes()


def _seats(value: Any) -> tuple[SeatWish, ...]:
    seats = tuple(SeatWish(str(v["name"]), str(v["colour"]), _level(v["level"])) for v in value)
    if not 2 <= len(seats) <= len(COLOURS) or any(seat.colour not in COLOURS for seat in seats):
        raise ValueError(value)
    return seats


def _level(name: Any) -> str | None:
    """A level by its name of today; ``LevelError`` where there is none."""
    return None if name is None else level(str(name)).wish


def _options(value: Any) -> tuple[tuple[str, Value], ...]:
    return tuple(
        (name, wish) for name, wish in value if name in OPTIONS and OPTIONS[name].fault(wish) is None
    )


def _recent(value: Any) -> tuple[str, ...]:
    return tuple(str(name) for name in value)[:MOST_RECENT]


def _game(value: Any) -> str:
    if value not in {module.id for module in MODULES if module.foundation}:
        raise ValueError(value)
    return str(value)


def _modules(value: Any) -> tuple[str, ...]:
    return tuple(module.id for module in CHOOSABLE if module.id in value)


_READERS: dict[str, Callable[[Any], Any]] = {
    "seats": _seats,
    "options": _options,
    "recent": _recent,
    "game": _game,
    "modules": _modules,
}
