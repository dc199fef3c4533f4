from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import attrs
import cattrs

from ....words import phrase, say
from ...files.saves.files import reason
from ...players.games import RANDOM
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message, MessageError, listed, quoted
from ...rules.modules.registry import CHOOSABLE, MODULES
from .fit import FitSettings

SEATS: Final = (2, 6)


class SettingsError(MessageError):
    """Settings are invalid; the message names the file and the problem."""


def _positive(instance: Any, field: attrs.Attribute[Any], value: float) -> None:
    if value <= 0:
        raise MessageError(Message("training-positive", name=field.name, value=str(value)))


def _some(instance: Any, field: attrs.Attribute[Any], value: tuple[float, ...]) -> None:
    if not value:
        raise MessageError(Message("training-empty", name=field.name))


def _share(instance: Any, field: attrs.Attribute[Any], value: float) -> None:
    if not 0 <= value <= 1:
        raise MessageError(Message("training-share", name=field.name, value=str(value)))


def _game(instance: Any, field: attrs.Attribute[Any], value: str) -> None:
    known = [module.id for module in MODULES if module.foundation]
    if value not in known:
        raise MessageError(Message("training-no-game", name=quoted(value), known=listed(known)))


def _known_modules(instance: Any, field: attrs.Attribute[Any], value: tuple[str, ...]) -> None:
    known = [module.id for module in CHOOSABLE]
    if value != (RANDOM,) and not set(value) <= set(known):
        raise MessageError(Message("training-modules", random=f'["{RANDOM}"]', known=listed(known)))


def _seats(instance: Any, field: attrs.Attribute[Any], value: int) -> None:
    if not SEATS[0] <= value <= SEATS[1]:
        raise MessageError(Message("training-seats", seats=str(value), fewest=SEATS[0], most=SEATS[1]))


@frozen
class Mix:
    """A game with modules, and the ``share`` of self-play games in which it is played.

    If ``modules`` is ``["random"]``, modules are drawn for each game.
    """

    share: float = attrs.field(validator=_share)
    game: str = attrs.field(default="alhambra", validator=_game)
    modules: tuple[str, ...] = attrs.field(default=(), validator=_known_modules)

    @property
    def drawn(self) -> bool:
        return self.modules == (RANDOM,)


@frozen
class Round:
    """Settings of one round, which consists of self-play games and a fit.

    A game adds random errors to the values of plans. ``noise`` lists standard deviations of these errors, in
    points; the games of the round use them in turn. ``trust`` is the lambda of TD(lambda). ``tried`` is the
    share of turns in which the best plans are simulated in ``worlds`` worlds. In a round that is played
    without a net, ``trust`` and ``tried`` are ignored.
    """

    games: int = attrs.field(validator=_positive)
    noise: tuple[float, ...] = attrs.field(default=(0.0, 1.0, 2.0, 4.0), validator=_some)
    trust: float = attrs.field(default=0.7, validator=_share)
    tried: float = attrs.field(default=0.0, validator=_share)
    worlds: int = attrs.field(default=8, validator=_positive)


@frozen
class Table:
    """Settings for training the value net for one number of seats.

    ``check`` is the number of validation games after each round. Training starts from the net for ``begin``
    seats, or from the static evaluation if ``begin`` is None.
    """

    seats: int = attrs.field(validator=_seats)
    rounds: tuple[Round, ...] = ()
    begin: int | None = None
    check: int = 0


@frozen
class RolloutRound:
    """Settings of one round, which consists of quick self-play games and a fit.

    ``trust`` is the lambda of TD(lambda). ``stray`` is the chance that a seat chooses one of the best turns
    at random, instead of the very best.
    """

    games: int = attrs.field(validator=_positive)
    trust: float = attrs.field(default=0.7, validator=_share)
    stray: float = attrs.field(default=0.12, validator=_share)


@frozen
class RolloutTable:
    """Settings for training the rollout net for one number of seats. All games are base games.

    Training starts from the net for ``begin`` seats, or from a rule of thumb if ``begin`` is None.
    """

    seats: int = attrs.field(validator=_seats)
    rounds: tuple[RolloutRound, ...] = ()
    begin: int | None = None


@frozen
class Training:
    """All settings of a training run.

    ``tables`` lists the trainings of value nets, and ``rollouts`` lists those of rollout nets. The trainings
    run in the order of the lists. If a list contains several trainings for the same number of seats, the last
    one gives the final net. A fit of a value net uses the games of the latest ``memory`` rounds. ``part`` is
    the number of games that one task plays.
    """

    tables: tuple[Table, ...]
    mixes: tuple[Mix, ...]
    rollouts: tuple[RolloutTable, ...] = ()
    seed: int = 1
    memory: int = attrs.field(default=2, validator=_positive)
    part: int = attrs.field(default=20, validator=_positive)
    course: FitSettings = attrs.field(factory=FitSettings)
    rollout_course: FitSettings = attrs.field(factory=FitSettings)


def _converter() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True)
    converter.register_structure_hook(int, _whole)
    converter.register_structure_hook(float, _real)
    return converter


def _words(fault: BaseException, _: type | None) -> str:
    if isinstance(fault, MessageError):
        return say(fault.message)
    if isinstance(fault, cattrs.ForbiddenExtraKeysError):
        return phrase("training-unknown", names=listed(sorted(fault.extra_fields)))
    if isinstance(fault, KeyError):
        return phrase("training-missing", name=quoted(fault.args[0]))
    return phrase("training-unfit")


def _whole(value: Any, _: type) -> int:
    if type(value) is not int:
        raise MessageError(Message("number-none", value=quoted(value)))
    return value


def _real(value: Any, _: type) -> float:
    if type(value) not in (int, float):
        raise MessageError(Message("training-no-number", value=quoted(value)))
    return float(value)


def read_training(path: Path) -> Training:
    """Read settings from a file; raise `SettingsError` if they are invalid."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise SettingsError(Message("training-unread", file=str(path), reason=reason(fault))) from fault
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise SettingsError(Message("training-no-toml", file=str(path), reason=str(fault))) from fault
    try:
        training = _converter().structure(content, Training)
    except cattrs.BaseValidationError as fault:
        first = cattrs.transform_error(fault, path="settings", format_exception=_words)[0]
        raise SettingsError(Message("training-wrong", file=str(path), fault=first)) from fault
    if contradiction := _contradiction(training):
        raise SettingsError(Message("training-wrong", file=str(path), fault=contradiction))
    return training


def _contradiction(training: Training) -> Message | None:
    if abs(sum(mix.share for mix in training.mixes) - 1) > 1e-6:
        return Message("training-shares")
    return _wrong_order(training.tables) or _wrong_order(training.rollouts)


def _wrong_order(tables: Sequence[Table | RolloutTable]) -> Message | None:
    done: set[int] = set()
    for table in tables:
        if table.begin is not None and table.begin not in done:
            return Message("training-not-before", seats=table.seats, begin=str(table.begin))
        if table.seats in done and table.begin is None:
            return Message("training-from-nothing", seats=table.seats)
        done.add(table.seats)
    return None
