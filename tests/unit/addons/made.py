"""Small rule sets as folders and archives."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Final

MANIFEST: Final = """
version = "1.2"
author = "Player circle of Granada"
licence = "MIT"
contact = "wells@example.org"
[title]
en = "Wells"
fr = "Puits"
[sentence]
en = "Filled wells score the gardens beside them."
"""

PACKAGE: Final = """
from alhambra_desktop.model.rules.core.engine.module import Module
from alhambra_desktop.model.rules.core.words.message import Message
TITLE, SENTENCE = Message("{id}-title"), Message("{id}-sentence")
MODULE = Module(id="{id}", title=TITLE, sentence=SENTENCE, rules=f"{{__name__}}.rules")
"""

OPTION: Final = """
from alhambra_desktop.model.rules.core.engine.option import Choice
import attrs
MODULE = attrs.evolve(MODULE, options=(Choice("wells_depth", ("deep", "shallow"), "W-1"),))
"""
"""Code that adds a house variant to the package; the texts of the variant are ``OPTION_WORDS``."""

OPTION_WORDS: Final = """
option-wells-depth = Wells
option-wells-depth-sentence = Wells are { $value }.
option-wells-depth-deep = deep
option-wells-depth-shallow = shallow
"""

RULES: Final = """
def install(book):
    pass
"""

WORDS: Final = """
{id}-title = Wells
{id}-sentence = Filled wells score the gardens beside them.
"""


_TILES: Final = """
from alhambra_desktop.model.rules.core.geometry.tile import BUILDING, Tile
from alhambra_desktop.model.rules.core.engine.rulebook import Majority
from alhambra_desktop.model.rules.core.values import mask
from alhambra_desktop.model.rules.core.words.message import Message
"""
SEVENTH_TYPE: Final = (
    _TILES
    + """
def pay(book, state, number):
    return {1: (7,), 2: (14, 7), 3: (22, 14, 7)}[number]
def install(book):
    book.add_tiles("alhambra", [Tile(f"baths-{n}", BUILDING, "baths", n, mask("N")) for n in range(8, 14)])
    book.add_majorities({"baths": Majority(pay)})
"""
)
NO_TYPE: Final = (
    _TILES
    + """
def install(book):
    ruins = [Tile(f"ruin-{n}", "ruin", None, 2, mask("NE"), noun=Message("ruin")) for n in range(6)]
    book.add_tiles("alhambra", ruins)
"""
)
TILE_WORDS: Final = """
type-baths = baths
type-baths-many = baths
ruin = ruin
"""


def made(folder: Path, name: str = "some_wells", **changed: str | None) -> Path:
    """Write a rule set to a folder; change files by name (``manifest``, ``package``, ``words``, ``view``)."""
    place = folder / name
    for folder_ in ("words/en", "rules"):
        (place / folder_).mkdir(parents=True)
    texts = {
        "rule-set.toml": changed.get("manifest", MANIFEST),
        "__init__.py": changed.get("package", PACKAGE.format(id=name.replace("_", "-"))),
        "rules.py": changed.get("rules", RULES),
        "view.py": changed.get("view"),
        "rules/en.md": changed.get("rules_en"),
        "words/en/words.ftl": changed.get("words", WORDS.format(id=name.replace("_", "-"))),
    }
    for file, text in texts.items():
        if text is not None:
            (place / file).write_text(text, encoding="utf-8")
    return place


METADATA: Final = """Metadata-Version: 2.4
Name: some-wells
Version: 1.2
Summary: Filled wells score the gardens beside them.
Author: Player circle of Granada
License-Expression: MIT
"""


def pip_installed(folder: Path, **changed: str | None) -> Path:
    """Return a folder with a rule set as pip installs it."""
    package = made(folder, **changed)
    metadata = folder / "some_wells-1.2.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA, encoding="utf-8")
    (metadata / "entry_points.txt").write_text(
        f"[alhambra_desktop.rule_sets]\nwells = {package.name}\n", encoding="utf-8"
    )
    return folder


def zipped(package: Path, archive: Path) -> Path:
    """Return the archive of a package's folder."""
    with zipfile.ZipFile(archive, "w") as out:
        for path in sorted(package.rglob("*")):
            if path.is_file():
                out.write(path, path.relative_to(package.parent).as_posix())
    return archive
