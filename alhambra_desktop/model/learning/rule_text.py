"""Texts of a rule set in one language, and the parser of their files.

A file is Markdown with a few fields::

    # Building
    ## B-17 Touching sides must match
    Where two tiles touch, **both** sides must have a wall or neither.

    picture: seraglio-9-open 0,-1 | try garden-10-W 1,-1 | refused B-17 | Caption | Note
    cards: denar-2 denar-6 | pay 8 denar | exact | Caption | Note
    cards: denar-9 ducat-6 florin-7 | deal | 22 | Caption | Note
    cards: denar-9 ducat-6 florin-7 | start | 22 | Caption | Note
    scoring: 2 tower | 3 3 1 | 9 9 0 | Caption | Note
    see: B-18
    variant: enclosed_spaces
    lesson: 4
    asked: May a wall stand against empty ground? | Yes.
    decided: The rulebooks are silent here.
    about: wall city-square
    words: corner, diagonal

``about`` names the parts of the window that the rule explains. ``words`` are additional search terms.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from ..rules.core.frozen import frozen
from ..rules.core.values import Cell

RULE_ID: Final = re.compile(r"\b[A-Z]{1,2}-\d+\b")

_RULE: Final = re.compile(r"## ([A-Z]{1,2}-\d+) (\S.*)")
_FIELD: Final = re.compile(r"([a-z]+): (\S.*)")
_CELL: Final = re.compile(r"(-?\d+),(-?\d+)")

FOUNTAIN: Final = "fountain"
"""In a ``picture`` field, this word stands for a city that has no tile but the fountain."""


class RuleTextError(ValueError):
    """A rules file is invalid; the message names the line and the problem."""


@frozen
class Claim:
    """The result that a picture claims to show.

    ``word`` is ``legal``, ``refused``, ``exact`` (exact payment), ``over`` (overpayment) or ``figure``
    (number). ``rule`` is the rule that forbids a refused action. ``figure`` is the number or the overpaid
    amount.
    """

    word: str
    rule: str = ""
    figure: int = 0

    @property
    def refused(self) -> bool:
        return self.word == "refused"


@frozen
class CityPicture:
    """A city, and an action to try there or a number to find.

    ``deed`` is one of these:

    - ``try``: place ``tile`` on ``cell``
    - ``out``: remove the tile on ``cell``
    - ``run``: measure the longest run of ``subject``, a kind of edge such as ``wall``
    - ``score``: count the points of ``subject``, a source of points, in the third round
    """

    tiles: tuple[tuple[str, Cell], ...]
    deed: str
    claim: Claim
    caption: str
    note: str
    tile: str = ""
    cell: Cell | None = None
    subject: str = ""


@frozen
class CardPicture:
    """Cards that pay ``price`` in ``currency``.

    If ``price`` is 0, the cards pay nothing: they are dealt if ``dealt`` is true, and taken otherwise. If
    ``start`` is true, the picture shows everything that a player starts with, not only the cards.
    """

    cards: tuple[str, ...]
    claim: Claim
    caption: str
    note: str
    price: int = 0
    currency: str = ""
    dealt: bool = False
    start: bool = False


@frozen
class ScoringPicture:
    round: int
    type: str
    counts: tuple[int, ...]
    points: tuple[int, ...]
    caption: str
    note: str


Picture: TypeAlias = CityPicture | CardPicture | ScoringPicture


@frozen
class RuleText:
    """A rule; the first row of its ``table`` contains the headings."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    table: tuple[tuple[str, ...], ...] = ()
    pictures: tuple[Picture, ...] = ()
    see: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    lesson: str = ""
    asked: tuple[tuple[str, str], ...] = ()
    decided: str = ""
    about: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    scene: str = ""

    @property
    def brief(self) -> str:
        return re.split(r"(?<=[.?]) ", self.paragraphs[0].replace("**", ""), maxsplit=1)[0]

    @property
    def text(self) -> str:
        texts = [*self.paragraphs, *(" ".join(row) for row in self.table)]
        texts += [part for picture in self.pictures for part in (picture.caption, picture.note)]
        texts += [part for pair in self.asked for part in pair]
        return " ".join((*texts, self.decided)).replace("**", "")


@frozen
class Chapter:
    title: str
    rules: tuple[RuleText, ...]

    @property
    def span(self) -> tuple[str, str]:
        return self.rules[0].id, self.rules[-1].id


Lines: TypeAlias = list[tuple[int, str]]


def read_rules(text: str) -> tuple[Chapter, ...]:
    """Parse a rules file; raise `RuleTextError` if it is invalid."""
    chapters: list[Chapter] = []
    for title, rules in _chapters(enumerate(text.splitlines(), 1)):
        chapters.append(Chapter(title, rules))
    if not chapters:
        raise RuleTextError("line 1: no chapter begins here; write '# ' and a title")
    return tuple(chapters)


def _chapters(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[str, tuple[RuleText, ...]]]:
    title, begin = "", 0
    rules: list[RuleText] = []
    body: Lines = []

    def close() -> None:
        if body:
            rules.append(_rule(body))
            body.clear()

    for number, line in lines:
        if line.startswith("# "):
            close()
            if title:
                yield title, _filled(begin, title, rules)
            title, begin, rules = line[2:].strip(), number, []
        elif line.startswith("## "):
            if not title:
                raise RuleTextError(f"line {number}: a rule precedes the first chapter")
            close()
            body.append((number, line))
        elif body:
            body.append((number, line))
        elif line.strip():
            raise RuleTextError(f"line {number}: text outside of a rule")
    close()
    if title:
        yield title, _filled(begin, title, rules)


def _filled(number: int, title: str, rules: list[RuleText]) -> tuple[RuleText, ...]:
    if not rules:
        raise RuleTextError(f"line {number}: the chapter {title!r} has no rule")
    return tuple(rules)


def _rule(body: Lines) -> RuleText:
    number, head = body[0]
    match = _RULE.fullmatch(head)
    if match is None:
        raise RuleTextError(f"line {number}: a rule begins with '## ', its id and its title")
    text_lines, fields = _parts(body[1:])
    rows = [line for _, line in text_lines if line.startswith("|")]
    paragraphs = _paragraphs(line for _, line in text_lines if not line.startswith("|"))
    if not paragraphs:
        raise RuleTextError(f"line {number}: {match[1]} has no text")
    found: dict[str, object] = {}
    for at, key, value in fields:
        try:
            _FIELDS[key](found, value)
        except KeyError:
            raise RuleTextError(f"line {at}: there is no field {key!r}") from None
        except ValueError as fault:
            raise RuleTextError(f"line {at}: {fault}") from None
    table = tuple(tuple(part.strip() for part in row.strip("| ").split("|")) for row in rows)
    return RuleText(match[1], match[2].strip(), paragraphs, table, **found)  # type: ignore[arg-type]


def _parts(lines: Lines) -> tuple[Lines, list[tuple[int, str, str]]]:
    body: Lines = []
    fields = []
    for number, line in lines:
        match = _FIELD.fullmatch(line.strip())
        if match:
            fields.append((number, match[1], match[2].strip()))
        elif fields and line.strip():
            raise RuleTextError(f"line {number}: text after the fields of a rule")
        else:
            body.append((number, line.strip()))
    return body, fields


def _paragraphs(lines: Iterable[str]) -> tuple[str, ...]:
    found = re.split(r"\n{2,}", "\n".join(lines).strip())
    return tuple(" ".join(part.split("\n")).strip() for part in found if part.strip())


Found: TypeAlias = dict[str, object]


def _once(name: str, read: Callable[[str], object]) -> Callable[[Found, str], None]:
    def keep(fields: Found, value: str) -> None:
        if name in fields:
            raise ValueError("this field occurs twice")
        fields[name] = read(value)

    return keep


def _more(name: str, read: Callable[[str], object]) -> Callable[[Found, str], None]:
    def keep(fields: Found, value: str) -> None:
        before = fields.get(name, ())
        assert isinstance(before, tuple)
        fields[name] = (*before, read(value))

    return keep


def _split(value: str, count: int) -> list[str]:
    parts = [part.strip() for part in value.split("|")]
    if len(parts) != count or not all(parts):
        raise ValueError(f"{count} parts are expected, with '|' between them")
    return parts


def _asked(value: str) -> tuple[str, str]:
    question, answer = _split(value, 2)
    return question, answer


def _ids(value: str) -> tuple[str, ...]:
    ids = tuple(value.split())
    if not all(RULE_ID.fullmatch(id_) for id_ in ids):
        raise ValueError("ids of rules are expected")
    return ids


def _cell(text: str) -> Cell:
    match = _CELL.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a square; write it as 1,-1")
    return int(match[1]), int(match[2])


def _claim(text: str) -> Claim:
    word, *rest = text.split()
    if word in ("legal", "exact") and not rest:
        return Claim(word)
    if word == "refused" and len(rest) == 1 and RULE_ID.fullmatch(rest[0]):
        return Claim(word, rule=rest[0])
    if word == "over" and len(rest) == 1:
        return Claim(word, figure=int(rest[0]))
    if word.isdigit() and not rest:
        return Claim("figure", figure=int(word))
    raise ValueError(
        f"{text!r} is not a result; write 'legal', 'exact', 'refused RULE', 'over FIGURE' or a figure"
    )


def _tiles(text: str) -> tuple[tuple[str, Cell], ...]:
    if text == FOUNTAIN:
        return ()
    pairs = (part.split() for part in text.split(";"))
    return tuple((tile, _cell(cell)) for tile, cell in pairs)


def _city(value: str) -> CityPicture:
    position, task, claim, caption, note = _split(value, 5)
    word, *rest = task.split()
    common = {"claim": _claim(claim), "caption": caption, "note": note}
    if word == "try" and len(rest) == 2:
        return CityPicture(_tiles(position), word, tile=rest[0], cell=_cell(rest[1]), **common)  # type: ignore[arg-type]
    if word == "out" and len(rest) == 1:
        return CityPicture(_tiles(position), word, cell=_cell(rest[0]), **common)  # type: ignore[arg-type]
    if word in ("run", "score") and len(rest) == 1:
        return CityPicture(_tiles(position), word, subject=rest[0], **common)  # type: ignore[arg-type]
    raise ValueError("after the position, write 'try TILE X,Y', 'out X,Y', 'run EDGE' or 'score SOURCE'")


def _cards(value: str) -> CardPicture:
    cards, task, claim, caption, note = _split(value, 5)
    word, *rest = task.split()
    if word in ("take", "deal", "start") and not rest:
        dealt, start = word != "take", word == "start"
        return CardPicture(tuple(cards.split()), _claim(claim), caption, note, dealt=dealt, start=start)
    if word == "pay" and len(rest) == 2:
        return CardPicture(tuple(cards.split()), _claim(claim), caption, note, int(rest[0]), rest[1])
    raise ValueError("after the cards, write 'take', 'deal', 'start' or 'pay PRICE CURRENCY'")


def _scoring(value: str) -> ScoringPicture:
    subject, counts, points, caption, note = _split(value, 5)
    number, type_id = subject.split()
    got, paid = tuple(map(int, counts.split())), tuple(map(int, points.split()))
    if len(got) != len(paid):
        raise ValueError("the number of points must equal the number of counts")
    return ScoringPicture(int(number), type_id, got, paid, caption, note)


_FIELDS: Final[Mapping[str, Callable[[Found, str], None]]] = {
    "picture": _more("pictures", _city),
    "cards": _more("pictures", _cards),
    "scoring": _more("pictures", _scoring),
    "see": _once("see", _ids),
    "variant": _once("variants", lambda value: tuple(value.split())),
    "lesson": _once("lesson", str),
    "scene": _once("scene", str),
    "asked": _more("asked", _asked),
    "decided": _once("decided", str),
    "about": _once("about", lambda value: tuple(value.split())),
    "words": _once("words", lambda value: tuple(part.strip() for part in value.split(","))),
}
