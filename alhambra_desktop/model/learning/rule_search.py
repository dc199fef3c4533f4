"""Search in rules by words, prefixes, ids and synonyms, ignoring accents and case."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from functools import cached_property
from typing import Final

import attrs

from .rule_library import RuleLibrary

NEAREST: Final = 3
"""Number of similar words suggested if nothing is found."""

_WORD: Final = re.compile(r"\w+")
_ID: Final = re.compile(r"([a-z]{1,2})[\s-]?(\d+)")
_LEAST: Final = 4
"""Minimum length of a suggested word."""

_UNFOLDED: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def folded(text: str) -> str:
    """Return a text in lower case without accents."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(_UNFOLDED))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def hit_spans(text: str, wish: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of a text whose words begin with a search word."""
    wished = _words(wish)
    for match in _WORD.finditer(text):
        word = folded(match[0])
        if any(word.startswith(one) for one in wished):
            yield match.span()


@attrs.frozen
class Found:
    """Search results: ids, best first, or else similar words."""

    ids: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()


TITLE, SYNONYM, TEXT, BEGINNING = 8.0, 6.0, 2.0, 0.7
"""Weights of a word by where it occurs, and the factor for a prefix."""


@attrs.frozen
class _Entry:
    """The folded words of a rule, by where they occur."""

    id: str
    set_id: str
    places: tuple[tuple[float, tuple[str, ...]], ...]
    synonyms: frozenset[tuple[str, ...]]

    def worth(self, wished: str) -> float:
        """Return how well a word matches; 0 if it does not."""
        return max(worth * _likeness(words, wished) for worth, words in self.places)


@attrs.frozen(slots=False, eq=False)
class RuleSearch:
    library: RuleLibrary
    stop_words: frozenset[str] = frozenset()
    """Folded words that are ignored."""

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
                frozenset((_words(place.rule.title), *map(self.telling, place.rule.words))),
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

    def find(self, wish: str, played: Collection[str] = ()) -> Found:
        """Return the rules that contain any word of a query; an id finds its rule.

        Rules with the query as a synonym come first, then rules that match more words, belong to ``played``
        rule sets or the help, and match in their titles.
        """
        if named := self._named(wish):
            return Found((named,))
        wished = self.telling(wish)
        if not wished:
            return Found()
        here = {*played, "", *(() if played else (self.library.rule_sets[0].id,))}
        ranked: list[tuple[tuple[float, ...], str]] = []
        for number, entry in enumerate(self._entries):
            worth = [entry.worth(word) for word in wished]
            if any(worth):
                other = wished not in entry.synonyms
                apart = entry.set_id not in here
                rank = -sum(worth) if other else 0.0
                ranked.append(((other, -sum(map(bool, worth)), apart, rank, number), entry.id))
        found = tuple(id_ for _, id_ in sorted(ranked))
        return Found(found) if found else Found(nearest=self._nearest(wished))

    def telling(self, text: str) -> tuple[str, ...]:
        """Return the words of a text without stop words; all of them if nothing is left."""
        words = _words(text)
        return tuple(word for word in words if word not in self.stop_words) or words

    def _named(self, wish: str) -> str | None:
        match = _ID.fullmatch(folded(wish).strip())
        id_ = f"{match[1].upper()}-{int(match[2])}" if match else ""
        return id_ if id_ in self.library.by_id else None

    def _nearest(self, wished: Iterable[str]) -> tuple[str, ...]:
        close = (match for word in wished for match in get_close_matches(word, self._known, NEAREST, 0.7))
        return tuple(dict.fromkeys(self._known[match] for match in close))[:NEAREST]


def _words(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_WORD.findall(folded(text))))


def _likeness(words: tuple[str, ...], wished: str) -> float:
    if wished in words:
        return 1.0
    return BEGINNING if any(word.startswith(wished) or _inflected(wished, word) for word in words) else 0.0


def _inflected(wished: str, word: str) -> bool:
    return len(word) > 2 and wished.startswith(word) and len(wished) - len(word) < 4
