from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Final

from ...resources import RESOURCES
from ..files.saves.files import read_whole
from ..rules.core.engine.module import Module
from ..rules.core.frozen import frozen
from ..rules.core.words.message import Message, quoted
from ..rules.modules.registry import MODULES, packages
from .rule_text import Chapter, RuleText, RuleTextError, read_rules

SOURCE: Final = "en"
"""If a rule set has texts, it has them at least in this language."""

LARGEST: Final = 5_000_000  # maximum size of a file in bytes

_FOLDER: Final = RESOURCES / "rules"
_HELP: Final = "program.md"


@frozen
class RuleSet:
    """Chapters about a module or, if ``module`` is None, about the program."""

    module: Module | None
    chapters: tuple[Chapter, ...]

    @property
    def id(self) -> str:
        return self.module.id if self.module is not None else ""

    @property
    def is_game(self) -> bool:
        return self.module is not None and self.module.foundation

    @property
    def title(self) -> Message:
        return self.module.title if self.module is not None else Message("rulebook-help")

    @property
    def rules(self) -> tuple[RuleText, ...]:
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)


@frozen
class Place:
    rule_set: RuleSet
    chapter: Chapter
    rule: RuleText


@frozen(slots=False, eq=False)
class RuleLibrary:
    rule_sets: tuple[RuleSet, ...]
    help: RuleSet | None = None

    @classmethod
    def read(cls, language: str, filled: Callable[[str], str] = str) -> RuleLibrary:
        """If a file is missing in `language`, read the English file instead.

        `filled` inserts the names of keyboard keys into a file's text. Raise `RuleTextError` for an invalid
        file.
        """
        outside = {package.module.id: package for package in packages()}
        found = []
        for module in MODULES:
            package = outside.get(module.id)
            paths = (
                package.rules(name) if package is not None else _FOLDER / name / f"{_stem(module)}.md"
                for name in (language, SOURCE)
            )
            path = next((path for path in paths if path.is_file()), None)
            if path is not None:
                found.append(RuleSet(module, _read(path, filled)))
        paths = (_FOLDER / name / _HELP for name in (language, SOURCE))
        return cls(tuple(found), RuleSet(None, _read(next(path for path in paths if path.is_file()), filled)))

    @cached_property
    def by_id(self) -> Mapping[str, Place]:
        return {
            rule.id: Place(rule_set, chapter, rule)
            for rule_set in (*self.rule_sets, *((self.help,) if self.help is not None else ()))
            for chapter in rule_set.chapters
            for rule in chapter.rules
        }

    @cached_property
    def order(self) -> tuple[str, ...]:
        return tuple(self.by_id)

    @cached_property
    def _about(self) -> Mapping[str, str]:
        rules: dict[str, str] = {}
        for place in self.by_id.values():
            for topic in place.rule.about:
                rules.setdefault(topic, place.rule.id)
        return rules

    def about(self, *topics: str) -> str | None:
        return next((self._about[topic] for topic in topics if topic in self._about), None)


def rules_fault(folder: Path) -> Message | None:
    """Return the fault of the first invalid rules file in a folder, as part of a sentence, or None."""
    try:
        for path in sorted(folder.glob("*.md")):
            _read(path)
    except RuleTextError as fault:
        return Message("install-rules", reason=quoted(str(fault)))
    return None


def _stem(module: Module) -> str:
    return module.rules.split(".")[-2]


def _read(path: Path, filled: Callable[[str], str] = str) -> tuple[Chapter, ...]:
    try:
        return read_rules(filled(read_whole(path, LARGEST).decode("utf-8")))
    except (OSError, ValueError) as fault:
        raise RuleTextError(f"{path}: {fault}") from None


NEAREST: Final = 3

_WORD: Final = re.compile(r"\w+")
_ID: Final = re.compile(r"([a-z]{1,2})[\s-]?(\d+)")
_LEAST: Final = 4

_UNFOLDED: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.lower().translate(_UNFOLDED))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def hit_spans(text: str, query: str) -> Iterator[tuple[int, int]]:
    words = _words(query)
    for match in _WORD.finditer(text):
        word = folded(match[0])
        if any(word.startswith(start) for start in words):
            yield match.span()


@frozen
class SearchResult:
    """The result of a search.

    ``ids`` are the ids of the rules found, best first.
    If no rule was found, ``nearest`` contains words in the rules that are similar to the searched words.
    """

    ids: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()


TITLE, SYNONYM, TEXT = 8.0, 6.0, 2.0  # weights of matches in these parts
BEGINNING = 0.7  # factor if only a word's beginning matches


@frozen
class _Entry:
    id: str
    set_id: str
    places: tuple[tuple[float, tuple[str, ...]], ...]
    synonyms: frozenset[tuple[str, ...]]

    def has_title(self, words: Collection[str]) -> bool:
        return set(words) <= set(self.places[0][1])

    def worth(self, word: str) -> float:
        return max(worth * _likeness(words, word) for worth, words in self.places)


@frozen(slots=False, eq=False)
class RuleSearch:
    library: RuleLibrary
    stop_words: frozenset[str] = frozenset()  # words to ignore, in the form of `folded`

    @cached_property
    def _entries(self) -> tuple[_Entry, ...]:
        return tuple(
            _Entry(
                id_,
                place.rule_set.id,
                (
                    (TITLE, _words(place.rule.title)),
                    (SYNONYM, _words(" ".join(place.rule.words))),
                    (TEXT, _words(place.rule.text)),
                ),
                frozenset((_words(place.rule.title), *map(self.search_words, place.rule.words))),
            )
            for id_, place in self.library.by_id.items()
        )

    @cached_property
    def _known(self) -> dict[str, str]:
        texts = (
            " ".join((place.rule.title, place.rule.text, *place.rule.words))
            for place in self.library.by_id.values()
        )
        found: dict[str, str] = {}
        for text in texts:
            for word in _WORD.findall(text):
                if len(word) >= _LEAST:
                    found.setdefault(folded(word), word.lower())
        return found

    def find(self, query: str, played: Collection[str] = ()) -> SearchResult:
        """Return the rules that contain any word of a query, best first.

        If the query is the id of a rule, return only this rule. Otherwise, rules whose title or synonym
        matches the whole query come first. Apart from this, the rules are sorted by these criteria, the most
        important first:

        - the number of matching words
        - the rule set: `played` rule sets and the help come first
        - the part of the rule that matches: title, synonym, text
        """
        if named := self._named(query):
            return SearchResult((named,))
        words = self.search_words(query)
        if not words:
            return SearchResult()
        here = {*played, "", *(() if played else (self.library.rule_sets[0].id,))}
        ranked: list[tuple[tuple[float, ...], str]] = []
        for number, entry in enumerate(self._entries):
            worth = [entry.worth(word) for word in words]
            if any(worth):
                apart = entry.set_id not in here
                exact = not entry.synonyms.isdisjoint((words, _words(query)))
                titled = entry.has_title(words) and not apart
                group = 2 - (exact or titled) - (exact and not apart)
                ranked.append(((group, -sum(map(bool, worth)), apart, -sum(worth), number), entry.id))
        found = tuple(id_ for _, id_ in sorted(ranked))
        return SearchResult(found) if found else SearchResult(nearest=self._nearest(words))

    def search_words(self, text: str) -> tuple[str, ...]:
        words = _words(text)
        return tuple(word for word in words if word not in self.stop_words) or words

    def _named(self, query: str) -> str | None:
        match = _ID.fullmatch(folded(query).strip())
        id_ = f"{match[1].upper()}-{int(match[2])}" if match else ""
        return id_ if id_ in self.library.by_id else None

    def _nearest(self, words: Iterable[str]) -> tuple[str, ...]:
        close = (match for word in words for match in get_close_matches(word, self._known, NEAREST, 0.7))
        return tuple(dict.fromkeys(self._known[match] for match in close))[:NEAREST]


def _words(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_WORD.findall(folded(text))))


def _likeness(words: tuple[str, ...], searched: str) -> float:
    if searched in words:
        return 1.0
    return (
        BEGINNING if any(word.startswith(searched) or _inflected(searched, word) for word in words) else 0.0
    )


def _inflected(searched: str, word: str) -> bool:
    return len(word) > 2 and searched.startswith(word) and len(searched) - len(word) < 4
