"""Table codes, which describe a game, its seats and its seed in about thirty characters.

A code is a number in Crockford's base 32, followed by two check characters. These follow the Reed-Solomon
method over a field of 32 elements, so that one wrong character can be located.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from operator import xor
from typing import Final
from zlib import crc32

from ...players.skill.levels import LEVELS, STYLES, level
from ...rules.core.engine.module import Module
from ...rules.core.engine.option import Amount, Choice, Option, Value
from ...rules.core.engine.setup import COLOURS, SeatSetup, Setup
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message, MessageError, quoted
from ...rules.modules.registry import (
    CHOOSABLE,
    FEWEST_SEATS,
    MODULES,
    MOST_SEATS,
    OPTIONS,
    PRODUCTS,
    make_setup,
)

VERSION: Final = 1  # increase it if the result of `meanings` changes

VERSIONS: Final = 8  # number of versions that codes can distinguish
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's alphabet, without I, L, O and U

ALIKE: Final = {"I": "1", "L": "1", "O": "0"}
IGNORED: Final = frozenset(("Zs", "Zl", "Zp", "Cc", "Cf", "Pd", "Pc", "Pi", "Pf", "Sm", "Sk"))
"""Unicode categories of characters that are skipped, such as blanks, dashes and quotation marks."""

MARKS: Final = "\"'*.,"  # other characters that are skipped

GROUP: Final = 4  # number of characters between two hyphens
LONGEST: Final = 200  # maximum number of characters, without skipped characters

HASHES: Final = 2**15

MOST_OUTSIDE: Final = 64
"""A code can contain fewer third-party rule sets than this number.

The same limit applies to the changed house variants of these rule sets.
"""

MOST_VALUES: Final = 2**16
"""Number of values that a code can tell apart for each house variant of a third-party rule set."""


class TableCodeError(MessageError):
    """A code is invalid; the message names the position of the error if it is known."""


@frozen
class CodedSeat:
    """A seat without the player's name; ``level`` includes the style, and is None for a human player."""

    colour: str
    level: str | None


@frozen
class CodedTable:
    game: str
    modules: tuple[str, ...]
    options: Mapping[str, Value]
    seats: tuple[CodedSeat, ...]
    seed: int

    def setup(self, names: Iterable[str]) -> Setup:
        """Return the setup with these player names; raise `SetupError` if the rule sets do not fit."""
        seats = (
            SeatSetup(name, seat.colour, "computer" if seat.level else "human", seat.level)
            for name, seat in zip(names, self.seats, strict=True)
        )
        return make_setup(seats, self.seed, self.game, self.modules, self.options)


# The content of a code is a mixed-radix number: each digit has its own base, and the seed is the top digit.


@frozen
class _Numbers:
    """The order in each tuple determines the digits of a code."""

    games: tuple[str, ...]
    modules: tuple[str, ...]
    options: tuple[Option, ...]
    styled_ids: tuple[str, ...]


@lru_cache(maxsize=1)
def _numbers() -> _Numbers:
    styled_ids = (
        styled_id
        for level_ in LEVELS
        for styled_id in (level_.id, *(f"{level_.id}:{s.id}" for s in STYLES if level_.styled))
    )
    return _Numbers(
        tuple(module.id for module in PRODUCTS if module.foundation),
        tuple(module.id for module in PRODUCTS if not module.foundation and not module.automatic),
        tuple(option for module in PRODUCTS for option in module.options if _values(option)),
        tuple(styled_ids),
    )


def meanings() -> tuple[object, ...]:
    """Return everything that the digits of a code can stand for. If this changes, increase ``VERSION``."""
    known = _numbers()
    return known.games, known.modules, tuple((o.id, *_values(o)) for o in known.options), known.styled_ids


@lru_cache
def _values(option: Option) -> tuple[Value, ...]:
    if isinstance(option, Choice):
        return option.values
    return tuple(range(option.least, option.most + 1)) if isinstance(option, Amount) else ()


def _hash(name: str) -> int:
    return crc32(name.encode()) % HASHES


class _Writer:
    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, digit: int, base: int) -> None:
        self._digits.append((digit, base))

    def number(self, rest: int) -> int:
        return reduce(lambda above, digit: above * digit[1] + digit[0], reversed(self._digits), rest)


class _Reader:
    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, base: int) -> int:
        self.rest, digit = divmod(self.rest, base)
        return digit


def table_code(setup: Setup) -> str | None:
    """Return the code of a table; None if its shuffles follow a record, or if its seed is negative."""
    if setup.arranged or setup.seed < 0:
        return None
    known, out = _numbers(), _Writer()
    out.put(VERSION, VERSIONS)
    out.put(_place(known.games, setup.game), len(known.games) + 1)
    for name in known.modules:
        out.put(int(name in setup.modules), 2)
    out.put(len(setup.seats) - FEWEST_SEATS, MOST_SEATS - FEWEST_SEATS + 1)
    for seat in setup.seats:
        out.put(COLOURS.index(seat.colour), len(COLOURS))
        level_number = (
            known.styled_ids.index(level(seat.level or "").styled_id) + 1 if seat.player == "computer" else 0
        )
        out.put(level_number, len(known.styled_ids) + 1)
    _put_options(out, dict(setup.options))
    _put_outside(out, setup)
    return _grouped(_with_check_characters(_signs_of(out.number(setup.seed))))


def _place(names: Sequence[str], name: str) -> int:
    return names.index(name) if name in names else len(names)


def _put_options(out: _Writer, chosen: Mapping[str, Value]) -> None:
    known = _numbers().options
    varied = any(chosen[option.id] != option.default for option in known)
    out.put(int(varied), 2)
    if varied:
        for option in known:
            values = _values(option)
            out.put(values.index(chosen[option.id]), len(values))


def _put_outside(out: _Writer, setup: Setup) -> None:
    known = _numbers()
    own = {*known.games, *known.modules}
    playing = [name for name in (setup.game, *setup.modules) if name not in own]
    out.put(int(bool(playing)), 2)
    if not playing:
        return
    ours = {option.id for option in known.options}
    varied = [
        (name, _values(OPTIONS[name]).index(value))
        for name, value in setup.options
        if name not in ours and value in _values(OPTIONS[name]) and value != OPTIONS[name].default
    ]
    out.put(len(playing), MOST_OUTSIDE)
    for name in playing:
        out.put(_hash(name), HASHES)
    out.put(len(varied), MOST_OUTSIDE)
    for name, value in varied:
        out.put(_hash(name), HASHES)
        out.put(value, MOST_VALUES)


def read_table_code(text: str) -> CodedTable:
    """Parse a table code; raise `TableCodeError` if it is invalid."""
    signs = _read_signs(text)
    if not any(_check_sums(signs)):
        return _table(_number_of(signs[:-2]))
    raise TableCodeError(_typo(signs))


def _table(number: int) -> CodedTable:
    known, reader = _numbers(), _Reader(number)
    version = reader.take(VERSIONS)
    if version != VERSION:
        raise TableCodeError(Message("code-version", version=version, known=VERSION))
    game = reader.take(len(known.games) + 1)
    modules = [name for name in known.modules if reader.take(2)]
    count = reader.take(MOST_SEATS - FEWEST_SEATS + 1) + FEWEST_SEATS
    seats = tuple(_take_seat(reader, known) for _ in range(count))
    if len({seat.colour for seat in seats}) < count:
        raise TableCodeError(Message("code-nothing"))
    options: dict[str, Value] = {}
    if reader.take(2):
        options = {option.id: _values(option)[reader.take(len(_values(option)))] for option in known.options}
    outside = list(_take_outside(reader, options)) if reader.take(2) else []
    if game == len(known.games):
        if not outside or not outside[0].foundation:
            raise TableCodeError(Message("code-nothing"))
        return CodedTable(outside[0].id, _ids(modules, outside[1:]), options, seats, reader.rest)
    return CodedTable(known.games[game], _ids(modules, outside), options, seats, reader.rest)


def _ids(modules: list[str], outside: Iterable[Module]) -> tuple[str, ...]:
    return (*modules, *(module.id for module in outside))


def _take_seat(reader: _Reader, known: _Numbers) -> CodedSeat:
    colour = COLOURS[reader.take(len(COLOURS))]
    level_number = reader.take(len(known.styled_ids) + 1)
    return CodedSeat(colour, known.styled_ids[level_number - 1] if level_number else None)


def _take_outside(reader: _Reader, options: dict[str, Value]) -> Iterator[Module]:
    own = {module.id for module in PRODUCTS}
    by_hash = {_hash(module.id): module for module in (*MODULES, *CHOOSABLE) if module.id not in own}
    found = []
    for _ in range(reader.take(MOST_OUTSIDE)):
        module = by_hash.get(reader.take(HASHES))
        if module is None:
            raise TableCodeError(Message("code-not-installed"))
        found.append(module)
    variants = {_hash(option.id): option for module in found for option in module.options}
    for _ in range(reader.take(MOST_OUTSIDE)):
        option, value = variants.get(reader.take(HASHES)), reader.take(MOST_VALUES)
        if option is None or value >= len(_values(option)):
            raise TableCodeError(Message("code-not-installed"))
        options[option.id] = _values(option)[value]
    yield from found


def _signs_of(number: int) -> list[int]:
    signs = []
    while number:
        number, sign = divmod(number, len(SIGNS))
        signs.append(sign)
    return signs[::-1]


def _number_of(signs: Sequence[int]) -> int:
    return reduce(lambda number, sign: number * len(SIGNS) + sign, signs, 0)


def _grouped(signs: Sequence[int]) -> str:
    text = "".join(SIGNS[sign] for sign in signs)
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


def _read_signs(text: str) -> list[int]:
    plain = unicodedata.normalize("NFKC", text).upper()
    signs = [sign for sign in plain if unicodedata.category(sign) not in IGNORED and sign not in MARKS]
    if len(signs) < 3:
        raise TableCodeError(Message("code-short"))
    if len(signs) > LONGEST:
        raise TableCodeError(Message("code-long", most=LONGEST))
    for place, sign in enumerate(signs, 1):
        if ALIKE.get(sign, sign) not in SIGNS:
            raise TableCodeError(Message("code-sign", sign=quoted(sign), place=place))
    return [SIGNS.index(ALIKE.get(sign, sign)) for sign in signs]


_FIELD: Final = 0b100101  # polynomial of the field with 32 elements


def _doubled(element: int) -> int:
    return min(element << 1, element << 1 ^ _FIELD)


def _check_sums(signs: Sequence[int]) -> tuple[int, int]:
    """Return the plain and the weighted XOR sum; for a valid code, both sums are 0.

    The plain sum includes the length, so that zeros added at the beginning or the end are detected.
    """
    weighted = reduce(lambda total, sign: _doubled(total) ^ sign, reversed(signs), 0)
    return reduce(xor, signs, len(signs) % len(SIGNS)), weighted


def _with_check_characters(signs: list[int]) -> list[int]:
    plain = _check_sums([*signs, 0, 0])[0]
    endings = ([*signs, plain ^ last, last] for last in range(len(SIGNS)))
    return next(whole for whole in endings if not any(_check_sums(whole)))


def _typo(signs: list[int]) -> Message:
    """If exactly one change of a single character makes the code valid, the message gives this correction.

    Otherwise, if exactly one swap of neighbouring characters makes it valid, the message gives this swap.
    """
    plain, places = _check_sums(signs)[0], range(len(signs))
    others = [(at, [*signs[:at], signs[at] ^ plain, *signs[at + 1 :]]) for at in places if plain]
    wrong = [(at, corrected) for at, corrected in others if _is_valid(corrected)]
    if len(wrong) == 1:
        at, correction = wrong[0]
        return Message("code-typo", sign=SIGNS[signs[at]], place=at + 1, meant=SIGNS[correction[at]])
    swaps = ((at, [*signs[: at - 1], signs[at], signs[at - 1], *signs[at + 1 :]]) for at in places[1:])
    swapped = [at for at, corrected in swaps if _is_valid(corrected)]
    if len(swapped) == 1:
        return Message("code-swapped", place=swapped[0], next=swapped[0] + 1)
    return Message("code-wrong")


def _is_valid(signs: Sequence[int]) -> bool:
    if any(_check_sums(signs)):
        return False
    try:
        _table(_number_of(signs[:-2]))
    except TableCodeError:
        return False
    return True
