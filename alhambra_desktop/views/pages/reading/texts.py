"""The long texts of the reading pages, as Markdown."""

from __future__ import annotations

import platform
import re
from pathlib import Path
from typing import Final

import PySide6

from ....resources import RESOURCES
from ....words import SOURCE, in_use, phrase

NEWS: Final = "CHANGELOG.md"
OTHERS: Final = "docs/third-party.md"
LICENCE: Final = "LICENSE"

_PACKAGED: Final = "texts"
_SOURCES: Final = Path(__file__).resolve().parents[4]
_VERSION: Final = re.compile(r"^## \[(.+?)\](?: - unreleased)?", re.MULTILINE)
_ADDED: Final = re.compile(r"^### Added\n+", re.MULTILINE)
_LEAD: Final = re.compile(r"^- \*\*(.+?)\.?\*\*\s+", re.MULTILINE)
_APOSTROPHE: Final = re.compile(r"(?<=\w)'")
_DEVELOPERS: Final = re.compile(r"^### (For developers\n.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)


def news() -> str:
    """Return the news of all versions, newest first, followed by the notes for developers.

    The heading *Added* is left out. In the news of the newest version, the bold words at the beginning of an
    entry become its heading.
    """
    _, _, versions = _APOSTROPHE.sub("’", _text(NEWS)).partition("\n## ")
    technical = (f"## {notes}" for notes in _DEVELOPERS.findall(versions))
    shown = _ADDED.sub("", _VERSION.sub(_version_heading, "## " + _DEVELOPERS.sub("", versions)))
    newest, *earlier = re.split(r"(?=^## )", shown, flags=re.MULTILINE)[1:]
    text = "\n\n".join((_LEAD.sub(r"\n#### \1\n\n", newest), *earlier, *technical))
    return f"# {phrase('news-all')}\n\n{_in_english(text)}"


def _version_heading(found: re.Match[str]) -> str:
    return f"## {phrase('reading-version', version=found[1])}"


def licences() -> str:
    _, _, own = _text(LICENCE).partition("\n")
    _, _, others = _text(OTHERS).partition("\n\n")  # removes the title
    _, _, others = others.partition("\n\n")  # removes the paragraph about the intended readers
    others = re.sub("^## ", "### ", others, flags=re.MULTILINE)
    uses = phrase("about-parts", qt=PySide6.__version__, python=platform.python_version())
    text = _in_english(f"{others}\n## Alhambra Desktop: MIT licence\n{own}")
    return f"# {phrase('reading-licences')}\n\n{phrase('about-licence')} {uses}\n\n{text}"


def _in_english(text: str) -> str:
    return text if in_use() == SOURCE else f"*{phrase('reading-in-english')}*\n\n{text}"


def _text(name: str) -> str:
    """Read a file.

    `name` is the path of the file in the sources. An installed program reads the resource that has the same
    file name. May raise `OSError`.
    """
    packaged = RESOURCES / _PACKAGED / Path(name).name
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return (_SOURCES / name).read_text(encoding="utf-8")
