"""Pseudo-localization: accents and additional letters in texts reveal layouts that suit only English."""

from __future__ import annotations

import re
from math import ceil
from typing import Final

NOT_TEXT: Final = ("noun-forms",)  # messages that contain no text for users

_LETTERS: Final = str.maketrans("AaEeIiOoUuNnCcSsYy", "ÅåÉéÎîØøÛûÑñÇçŠšÝý")
_PATTERN: Final = re.compile(r"^(?P<head>[A-Za-z][\w-]* *= *|\s+\*?\[[^\]]*\] *|\s+)(?P<text>.*)$")
_KEPT: Final = re.compile(r"\{[^{}]*\}?|<[^<>]*>|&\w+;|[^{}<>&]+|.")
_WORD: Final = re.compile(r"[^\W\d_]+")


def pseudo_localized(text: str) -> str:
    """Return the content of a words file, with accents and additional letters in all words.

    Tags, entities and everything in braces stay unchanged.
    """
    return "\n".join(map(_line, text.splitlines()))


def _line(line: str) -> str:
    found = _PATTERN.match(line)
    if found is None or line.startswith("#") or line.split(" ", maxsplit=1)[0] in NOT_TEXT:
        return line
    return found["head"] + "".join(map(_piece, _KEPT.findall(found["text"])))


def _piece(piece: str) -> str:
    return piece if piece[0] in "{}<&" else _WORD.sub(_longer, piece)


def _longer(word: re.Match[str]) -> str:
    text = word[0].translate(_LETTERS)
    return text + text[-1] * ceil(len(text) / 3)
