"""Manifest: a rule set's description in ``rule-set.toml``, read without running its code."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Final

import attrs

from ..words.message import Message, MessageError, quoted

FILE: Final = "rule-set.toml"
LARGEST: Final = 100_000
"""Maximum size of the file in bytes."""


class ManifestError(MessageError):
    """A manifest cannot be read; the message is a clause about the reason."""


@attrs.frozen
class Manifest:
    """A rule set's description, with titles and sentences by language (at least English).

    ``needs`` is the oldest version of the program that it works with; ``contact`` is an address for reports.
    """

    title: Mapping[str, str]
    sentence: Mapping[str, str]
    version: str
    author: str
    licence: str
    contact: str = ""
    needs: str = ""

    def title_in(self, language: str) -> str:
        return self.title.get(language, self.title["en"])

    def sentence_in(self, language: str) -> str:
        return self.sentence.get(language, self.sentence["en"])

    def fault_with(self, version: str) -> Message | None:
        """Return a clause about why it does not work with a version of the program, or None."""
        if _numbers(self.needs) > _numbers(version):
            return Message("add-on-newer", needs=self.needs, version=version)
        return None


def read_manifest(text: str) -> Manifest:
    """Parse a manifest; raise `ManifestError` if it is invalid."""
    try:
        body = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ManifestError(Message("add-on-no-toml", reason=quoted(str(error)))) from None
    title, sentence = _by_language(body, "title"), _by_language(body, "sentence")
    version, author, licence = (_text(body, name) for name in ("version", "author", "licence"))
    contact, needs = (_text({name: "", **body}, name, empty=True) for name in ("contact", "needs"))
    return Manifest(title, sentence, version, author, licence, contact, needs)


def _text(body: Mapping[str, Any], name: str, *, empty: bool = False) -> str:
    value = body.get(name)
    if not isinstance(value, str) or not (empty or value.strip()):
        raise ManifestError(Message("add-on-no-field", field=name))
    return value.strip()


def _by_language(body: Mapping[str, Any], name: str) -> dict[str, str]:
    table = body.get(name)
    if not isinstance(table, dict) or "en" not in table:
        raise ManifestError(Message("add-on-no-field", field=f"{name}.en"))
    return {language: _text(table, language) for language in table}


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) if part.isdecimal() else 0 for part in version.split("."))
