"""What a language lacks: ``python -m tests.translation de`` compares its words with those of the source."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from alhambra_desktop.words import SOURCE, languages, word_files

Node = TypeVar("Node", bound=fluent.BaseNode)


def entries(language: str) -> dict[str, fluent.Message]:
    """Every pattern of a language by its id."""
    return entries_in(word_files(language))


def entries_in(paths: Iterable[Path]) -> dict[str, fluent.Message]:
    """Every pattern of some files by its id."""
    return {entry.id.name: entry for path in paths for entry in _messages(path)}


def _messages(path: Path) -> Iterator[fluent.Message]:
    for entry in _parsed(path.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            yield entry


@cache
def _parsed(text: str) -> fluent.Resource:
    """What is written in a file; parsing costs much, and every law of the words asks for it."""
    return FluentParser().parse(text)


def nodes(entry: fluent.BaseNode, kind: type[Node]) -> list[Node]:
    """All parts of a kind within a pattern."""
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
    """The arguments that a pattern asks for, among them names of keys."""
    return {node.id.name for node in nodes(entry, fluent.VariableReference)}


def arguments(entry: fluent.Message) -> set[str]:
    """The arguments that a message must bring for a pattern."""
    return {name for name in variables(entry) if not name.startswith("key-")}


def noun_forms(language: str) -> set[str]:
    """The endings of ids and arguments that stand for a form of a noun."""
    entry = entries(language).get("noun-forms")
    texts = nodes(entry, fluent.TextElement) if entry else []
    return {f"-{form}" for text in texts for form in text.value.split()}


def written(path: Path) -> list[str]:
    """What cannot be read in a file, and what stands in it twice."""
    body = _parsed(path.read_text("utf-8")).body
    junk = [entry.content.strip() for entry in body if isinstance(entry, fluent.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    return [f"{path.name}: cannot be read: {text}" for text in junk] + [
        f"{path.name}: {name} is there twice" for name in sorted(set(names)) if names.count(name) > 1
    ]


def lacks(language: str) -> list[str]:
    """What keeps a language from being complete, a line each, in the order of the source's files."""
    found = [line for path in word_files(language) for line in written(path)]
    source, known = entries(SOURCE), entries(language)
    forms, source_forms = noun_forms(language), noun_forms(SOURCE)
    missing_forms = source_forms - forms
    unknown = {name + form for name in source for form in missing_forms}
    for path in word_files(SOURCE):
        for entry in _messages(path):
            name = entry.id.name
            if name in unknown and name not in known:
                continue  # a form of a noun that this language has not
            if name not in known:
                found.append(f"{path.name}: {name} is missing")
            else:
                brought = variables(entry)
                brought |= {one.removesuffix(form) for one in brought for form in source_forms}
                found += [
                    f"{path.name}: {name} asks for ${one}, which it does not get"
                    for one in sorted(arguments(known[name]) - brought)
                    if not any(one.endswith(form) for form in forms)
                ]
    allowed = {name + form for name in known for form in forms}
    found += [f"{name} is not in the source" for name in sorted(set(known) - set(source) - allowed)]
    return found


def main(arguments: list[str]) -> int:
    """Print what the languages lack; 1 where one lacks something, 2 where there is none."""
    chosen = arguments or [language for language in languages() if language != SOURCE]
    for language in chosen:
        if not word_files(language):
            print(f"There is no folder of words for {language!r}; copy that of {SOURCE!r} first.")
            return 2
        for line in lacks(language):
            print(f"{language}: {line}")
    return int(any(map(lacks, chosen)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
