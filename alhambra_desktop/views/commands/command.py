"""Command: something that the window can be told to do, and what it asks of the window for that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

import attrs
from PySide6.QtGui import QAction, QKeySequence

from ...model.core.words.message import Message

if TYPE_CHECKING:
    from pathlib import Path

    from ..game.game_table import GameTable
    from ..storage.settings import Settings

Key: TypeAlias = str | QKeySequence.StandardKey
"""A key, or several together, as Qt writes them."""


class _View(Protocol):
    @property
    def has_supply(self) -> bool: ...
    def fit_city(self) -> None: ...
    def push_supply(self) -> None: ...
    def zoom(self, factor: float) -> None: ...
    def move_cursor(self, x: int, y: int) -> None: ...
    def put_back(self) -> None: ...


class _Controller(Protocol):
    def turn_over(self) -> bool: ...
    def press_figure(self) -> None: ...


class _Right(Protocol):
    @property
    def can_toggle(self) -> bool: ...
    def toggle_column(self) -> None: ...
    def toggle_log(self) -> None: ...


class _Advice(Protocol):
    def hint(self) -> None: ...
    def why_last(self) -> None: ...


class _Scorings(Protocol):
    def slow_down(self) -> None: ...
    @property
    def free(self) -> bool: ...
    def held(self) -> Mapping[int, object]: ...
    def show_again(self, number: int) -> None: ...
    def show_result(self, again: bool = False) -> None: ...


class _Phase(Protocol):
    @property
    def over(self) -> bool: ...
    @property
    def in_sight(self) -> bool: ...


class _Page(Protocol):
    """What commands ask of the page of the table, which is made when the first of them wants it."""

    @property
    def view(self) -> _View: ...
    @property
    def controller(self) -> _Controller: ...
    @property
    def right(self) -> _Right: ...
    @property
    def advice(self) -> _Advice: ...
    @property
    def scorings(self) -> _Scorings: ...
    @property
    def phase(self) -> _Phase: ...

    def choose(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def restart_turn(self) -> None: ...
    def skip(self) -> None: ...
    def end_turn(self) -> None: ...
    def replay(self) -> None: ...
    def hurry(self) -> None: ...
    def pause(self) -> None: ...


class _Window(Protocol):
    @property
    def playing(self) -> bool: ...
    @property
    def table(self) -> GameTable: ...
    @property
    def page(self) -> _Page: ...
    @property
    def settings(self) -> Settings: ...

    def new_game(self) -> None: ...
    def continue_game(self) -> None: ...
    def open_chosen(self, path: Path | None) -> None: ...
    def open_file(self, path: Path) -> None: ...
    def save(self) -> None: ...
    def save_as(self) -> None: ...
    def export_record(self) -> None: ...
    def show_start(self) -> None: ...
    def show_games(self) -> None: ...
    def look_back(self) -> None: ...
    def show_moves(self) -> None: ...
    def show_standings(self) -> None: ...
    def show_variants(self) -> None: ...
    def learn(self, lesson: str = "") -> None: ...
    def show_rules(self, rule: str = "") -> None: ...
    def show_preferences(self) -> object: ...
    def show_keys(self) -> None: ...
    def show_news(self) -> None: ...
    def show_about(self) -> None: ...
    def fill_screen(self) -> None: ...
    def close(self) -> bool: ...


Window: TypeAlias = _Window
"""What commands ask of the window."""


@attrs.frozen(eq=False)
class KeyLine:
    """A line on the page of keys, which commands may share: what keys do, and ``how``, beside their names."""

    does: Message
    how: Callable[[str], Message] | None = None


@attrs.frozen(eq=False)
class Button:
    """How a command stands in the bar at the bottom; a tip is said with the command's key behind it."""

    said: Message
    tip: Message


@attrs.frozen(eq=False)
class Command:
    """Something that the window can be told to do: its words, its keys, where it is shown, what it does.

    ``shortcuts`` are heard in the whole window, ``plain`` keys where nothing else takes them while the table
    is seen. An entry that ``can`` be chosen only now and then is asked whenever the table changes, or,
    where the answer takes a while, as its menu ``opens``. ``now`` are other words for it at this moment.
    Of the entries that can be ``ticked`` one is.
    """

    id: str
    do: Callable[[Window], object]
    said: Message | None = None
    menu: Message | None = None
    apart: bool = False
    button: Button | None = None
    shortcuts: tuple[Key, ...] = ()
    plain: tuple[str, ...] = ()
    held: bool = False
    line: KeyLine | None = None
    can: Callable[[Window], bool] | None = None
    opens: bool = False
    now: Callable[[Window], Message] | None = None
    ticked: Callable[[Window], bool] | None = None
    role: QAction.MenuRole = QAction.MenuRole.NoRole  # macOS moves entries by their words unless told

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of its keys, plain ones first; some desktops have none for a command."""
        return tuple(name for key in (*self.plain, *self.shortcuts) if (name := key_name(key)))

    @property
    def sequences(self) -> list[QKeySequence]:
        """Its shortcuts on this desktop, with those that stand in for them."""
        return [keys for key in _with_alike(self.shortcuts) if not (keys := QKeySequence(key)).isEmpty()]

    @property
    def codes(self) -> tuple[int, ...]:
        """Its plain keys as events of Qt name them, with those that stand in for them."""
        combinations = (QKeySequence(key)[0] for key in _with_alike(self.plain))  # type: ignore[index]  # Qt's stub
        return tuple(int(combination.key()) for combination in combinations)


ALIKE: Final = {"Enter": "Return", "Ctrl+Enter": "Ctrl+Return", "+": "="}
"""Keys that stand in for another without a name of their own: both have the same cap, or the same place."""


def _with_alike(keys: tuple[Key, ...]) -> list[Key]:
    found = list(keys)
    return [*found, *(ALIKE[key] for key in found if isinstance(key, str) and key in ALIKE)]


def key_name(keys: str | QKeySequence.StandardKey) -> str:
    """A key or several together, such as ``Ctrl+Z``, by the name that Qt gives them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
