"""Settings of a training: one TOML file that says everything about how the nets are made."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import attrs
import cattrs

from ..modules.registry import CHOOSABLE, MODULES
from ..opponents.games import RANDOM
from .fit import FitSettings

SEATS: Final = (2, 6)


class SettingsError(ValueError):
    """Settings that cannot be used; the message is one sentence that names the place."""


def _positive(instance: Any, field: attrs.Attribute[Any], value: float) -> None:
    if value <= 0:
        raise ValueError(f"{field.name} is {value}, but must be more than 0")


def _share(instance: Any, field: attrs.Attribute[Any], value: float) -> None:
    if not 0 <= value <= 1:
        raise ValueError(f"{field.name} is {value}, but must be from 0 to 1")


def _game(instance: Any, field: attrs.Attribute[Any], value: str) -> None:
    known = [module.id for module in MODULES if module.foundation]
    if value not in known:
        raise ValueError(f"there is no game {value!r}; possible are {', '.join(known)}")


def _known_modules(instance: Any, field: attrs.Attribute[Any], value: tuple[str, ...]) -> None:
    known = [module.id for module in CHOOSABLE]
    if value != (RANDOM,) and not set(value) <= set(known):
        raise ValueError(f'modules must be ["{RANDOM}"] or some of {", ".join(known)}')


@attrs.frozen
class Mix:
    """A share of the games: which game, and its modules; ``["random"]`` draws them for each game."""

    share: float = attrs.field(validator=_share)
    game: str = attrs.field(default="alhambra", validator=_game)
    modules: tuple[str, ...] = attrs.field(default=(), validator=_known_modules)

    @property
    def drawn(self) -> bool:
        """True where the modules are drawn for each game."""
        return self.modules == (RANDOM,)


@attrs.frozen
class Round:
    """Games of the net so far against itself, and what is learned from them.

    ``noise`` are the errors in points that the games take turns with; ``trust`` is the lambda of TD(lambda),
    which does not count in games without a net. At a share ``tried`` of the turns the best plans are
    simulated in as many ``worlds``.
    """

    games: int = attrs.field(validator=_positive)
    noise: tuple[float, ...] = (0.0, 1.0, 2.0, 4.0)
    trust: float = attrs.field(default=0.7, validator=_share)
    tried: float = attrs.field(default=0.0, validator=_share)
    worlds: int = attrs.field(default=8, validator=_positive)


@attrs.frozen
class Table:
    """The training for one number of seats.

    ``begin`` names the number of seats whose net is the first one; without it the hand-written value plays
    the first round. ``check`` games against the hand-written value follow each round.
    """

    seats: int = attrs.field(validator=attrs.validators.in_(range(SEATS[0], SEATS[1] + 1)))
    rounds: tuple[Round, ...] = ()
    begin: int | None = None
    check: int = 0


@attrs.frozen
class Training:
    """Everything about a training: tables are trained in their order.

    Where a number of seats comes again, its last net is the one that counts: a larger table may have
    learned what a smaller one can begin with.
    ``memory`` is the number of rounds that a fit learns from, ``part`` the number of games that are one task.
    """

    tables: tuple[Table, ...]
    mixes: tuple[Mix, ...]
    seed: int = 1
    memory: int = 2
    part: int = attrs.field(default=20, validator=_positive)
    course: FitSettings = attrs.field(factory=FitSettings)


def _converter() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True)
    converter.register_structure_hook(int, _whole)
    converter.register_structure_hook(float, _real)
    return converter


def _words(fault: BaseException, kind: type | None) -> str:
    """Faults of values say what is wrong themselves."""
    told = type(fault) in (ValueError, TypeError) and str(fault)
    return str(told or cattrs.v.format_exception(fault, kind))


def _whole(value: Any, _: type) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no whole number")
    return value


def _real(value: Any, _: type) -> float:
    if type(value) not in (int, float):
        raise TypeError(f"{value!r} is no number")
    return float(value)


def read_training(path: Path) -> Training:
    """The settings in a file; ``SettingsError`` names what is wrong with it and where."""
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise SettingsError(f"{path} cannot be read: {fault.strerror}.") from fault
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise SettingsError(f"{path} is not TOML: {fault}.") from fault
    try:
        training = _converter().structure(told, Training)
    except cattrs.BaseValidationError as fault:
        first = cattrs.transform_error(fault, path="settings", format_exception=_words)[0]
        raise SettingsError(f"{path}: {first}.") from fault
    if contradiction := _contradiction(training):
        raise SettingsError(f"{path}: {contradiction}.")
    return training


def _contradiction(training: Training) -> str | None:
    done: set[int] = set()
    for table in training.tables:
        if table.begin is not None and table.begin not in done:
            return f"the table of {table.seats} begins with that of {table.begin}, which is not before it"
        if table.seats in done and table.begin is None:
            return f"the second table of {table.seats} seats begins with nothing"
        done.add(table.seats)
    if abs(sum(mix.share for mix in training.mixes) - 1) > 1e-6:
        return "the shares of the mixes do not add up to 1"
    return None
