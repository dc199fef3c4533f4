"""Search in rules: by words and their beginnings, by ids and synonyms, without regard to accents and case."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cached_property
from typing import Final

import attrs

from .rule_library import RuleLibrary

NEAREST: Final = 3
"""So many words are offered where nothing is found."""

_WORD: Final = re.compile(r"\w+")
_ID: Final = re.compile(r"([a-z]{1,2})[\s-]?(\d+)")
_LEAST: Final = 4
"""Letters of a word that is worth being offered."""

_UNFOLDED: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def folded(text: str) -> str:
    """A text in small letters without accents."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(_UNFOLDED))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def hit_spans(text: str, wish: str) -> Iterator[tuple[int, int]]:
    """Where words of a text begin with a word that is searched for: from which letter to which."""
    wished = _words(wish)
    for match in _WORD.finditer(text):
        word = folded(match[0])
        if any(word.startswith(one) for one in wished):
            yield match.span()


@attrs.frozen
class Found:
    """What a search found: ids, first those with the words in their titles; else the nearest words."""

    ids: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()


@attrs.frozen
class _Entry:
    id: str
    title: tuple[str, ...]
    rest: tuple[str, ...]


@attrs.frozen(slots=False, eq=False)
class RuleSearch:
    """Searches the rules of a library."""

    library: RuleLibrary

    @cached_property
    def _entries(self) -> tuple[_Entry, ...]:
        """The folded words of each rule."""
        return tuple(
            _Entry(id_, _words(place.rule.title), _words(" ".join((place.rule.text, *place.rule.words))))
            for id_, place in self.library.by_id.items()
        )

    @cached_property
    def _known(self) -> dict[str, str]:
        """Every word by its folded form, as it is written."""
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

    def find(self, wish: str) -> Found:
        """The rules that have every word of a wish; an id finds its rule."""
        if named := self._named(wish):
            return Found((named,))
        wished = _words(wish)
        if not wished:
            return Found()
        titled = [one.id for one in self._entries if _has(one.title, wished)]
        other = [one.id for one in self._entries if _has((*one.title, *one.rest), wished)]
        found = tuple(dict.fromkeys((*titled, *other)))
        return Found(found) if found else Found(nearest=self._nearest(wished))

    def _named(self, wish: str) -> str | None:
        match = _ID.fullmatch(folded(wish).strip())
        id_ = f"{match[1].upper()}-{int(match[2])}" if match else ""
        return id_ if id_ in self.library.by_id else None

    def _nearest(self, wished: Iterable[str]) -> tuple[str, ...]:
        close = (match for word in wished for match in get_close_matches(word, self._known, NEAREST, 0.7))
        return tuple(dict.fromkeys(self._known[match] for match in close))[:NEAREST]


def _words(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_WORD.findall(folded(text))))


def _has(words: tuple[str, ...], wished: tuple[str, ...]) -> bool:
    return all(any(word.startswith(one) for word in words) for one in wished)
