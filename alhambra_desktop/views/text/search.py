"""Searches texts without regard to case and accents."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from ...model.rules.core.frozen import frozen


def folded(text: str) -> str:
    return "".join(_folded_sign(sign) for sign in text)


@lru_cache(maxsize=1024)
def _folded_sign(sign: str) -> str:
    parts = unicodedata.normalize("NFKD", sign)
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


@frozen
class Query:
    words: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> Query:
        return cls(tuple(folded(text).split()))

    def matches(self, *texts: str) -> bool:
        if not self.words:
            return True
        whole = folded("\n".join(texts))
        return all(word in whole for word in self.words)

    def hits(self, text: str) -> list[tuple[int, int]]:
        """Return the ranges (start, end) of the query's words in a text, without overlaps."""
        if not self.words:
            return []
        signs = [(letter, at) for at, sign in enumerate(text) for letter in _folded_sign(sign)]
        plain = "".join(letter for letter, _ in signs)
        marked = set[int]()
        for word in self.words:
            start = plain.find(word)
            while start >= 0:
                marked |= {at for _, at in signs[start : start + len(word)]}
                start = plain.find(word, start + 1)
        return _runs(sorted(marked))


NOTHING = Query(())  # every text matches, and nothing is marked


def _runs(places: list[int]) -> list[tuple[int, int]]:
    runs = list[tuple[int, int]]()
    for at in places:
        if runs and runs[-1][1] == at:
            runs[-1] = runs[-1][0], at + 1
        else:
            runs.append((at, at + 1))
    return runs
