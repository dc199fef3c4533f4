"""Report on translations: ``python -m tests.translation de`` compares a language with English."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from alhambra_desktop.words import SOURCE, languages, word_files

Node = TypeVar("Node", bound=fluent.BaseNode)

LONG_WORD: Final = re.compile(r"[A-Za-z]{3,}")
SEVERAL: Final = 3  # a text with this many long words is never the same in two languages


def entries(language: str) -> dict[str, fluent.Message]:
    """Return every pattern of a language by its id."""
    return entries_in(word_files(language))


def entries_in(paths: Iterable[Path]) -> dict[str, fluent.Message]:
    """Return every pattern of some files by its id."""
    return {entry.id.name: entry for path in paths for entry in _messages(path)}


def _messages(path: Path) -> Iterator[fluent.Message]:
    for entry in _parsed(path.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            yield entry


@cache
def _parsed(text: str) -> fluent.Resource:
    """Parse a file once, because this is slow and many tests need it."""
    return FluentParser().parse(text)


def nodes(entry: fluent.BaseNode, kind: type[Node]) -> list[Node]:
    """Return all nodes of a kind in a pattern."""
    found: list[Node] = []

    def visit(node: object) -> None:
        if isinstance(node, kind):
            found.append(node)
        if isinstance(node, fluent.BaseNode):
            for value in vars(node).values():
                for one in value if isinstance(value, list) else [value]:
                    visit(one)

    visit(entry)
    return found


def variables(entry: fluent.Message) -> set[str]:
    """Return the variables of a pattern, including names of keys."""
    return {node.id.name for node in nodes(entry, fluent.VariableReference)}


def arguments(entry: fluent.Message) -> set[str]:
    """Return the arguments that a message must have for a pattern."""
    return {name for name in variables(entry) if not name.startswith("key-")}


def noun_forms(language: str) -> set[str]:
    """Return the suffixes of ids and variables for forms of nouns."""
    entry = entries(language).get("noun-forms")
    texts = nodes(entry, fluent.TextElement) if entry else []
    return {f"-{form}" for text in texts for form in text.value.split()}


def copied(entry: fluent.Message, source: fluent.Message) -> bool:
    """Return whether a pattern with several long words is still the English one."""
    texts = (text.value for text in nodes(source, fluent.TextElement))
    words = [word for text in texts for word in LONG_WORD.findall(text)]
    assert entry.value is not None
    return len(words) >= SEVERAL and entry.value.equals(source.value)


def written(path: Path) -> list[str]:
    """Return one line for each syntax error and duplicate id of a file."""
    body = _parsed(path.read_text("utf-8")).body
    junk = [entry.content.strip() for entry in body if isinstance(entry, fluent.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    return [f"{path.name}: cannot be read: {text}" for text in junk] + [
        f"{path.name}: {name} is defined twice" for name in sorted(set(names)) if names.count(name) > 1
    ]


def lacks(language: str) -> list[str]:
    """Return one line for each missing or wrong pattern of a language, in the order of the English files."""
    found = [line for path in word_files(language) for line in written(path)]
    source, known = entries(SOURCE), entries(language)
    forms, source_forms = noun_forms(language), noun_forms(SOURCE)
    missing_forms = source_forms - forms
    unknown = {name + form for name in source for form in missing_forms}
    for path in word_files(SOURCE):
        for entry in _messages(path):
            name = entry.id.name
            if name in unknown and name not in known:
                continue  # a form of a noun that this language does not have
            if name not in known:
                found.append(f"{path.name}: {name} is missing")
            elif language != SOURCE and copied(known[name], entry):
                found.append(f"{path.name}: {name} is still in English")
            else:
                brought = variables(entry)
                brought |= {one.removesuffix(form) for one in brought for form in source_forms}
                found += [
                    f"{path.name}: {name} uses ${one}, which the message does not have"
                    for one in sorted(arguments(known[name]) - brought)
                    if not any(one.endswith(form) for form in forms)
                ]
    allowed = {name + form for name in known for form in forms}
    found += [f"{name} is not in the English files" for name in sorted(set(known) - set(source) - allowed)]
    return found


def main(arguments: list[str]) -> int:
    """Print the reports; return 1 if a language is incomplete, 2 if it does not exist."""
    chosen = arguments or [language for language in languages() if language != SOURCE]
    for language in chosen:
        if not word_files(language):
            print(f"There is no words folder for {language!r}; copy that of {SOURCE!r} first.")
            return 2
        for line in lacks(language):
            print(f"{language}: {line}")
    return int(any(map(lacks, chosen)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
