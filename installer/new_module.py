#!/usr/bin/env python3
"""Write the skeleton of a rule set as a separate package: a renamed copy of examples/tokens.

Usage: new_module.py NAME [FOLDER]

The package alhambra_NAME is written to FOLDER/NAME, by default to NAME in the current folder. NAME is a
plural in lower case, with underscores between words.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

SKELETON: Final = Path(__file__).resolve().parent.parent / "examples" / "tokens"
STEM: Final = "tokens"
OURS: Final = "The Alhambra Desktop founders"
MAKER: Final = "Your name"
"""The copyright holder in the licence of the new package, instead of ``OURS``."""

NAME: Final = re.compile(r"[a-z]+(_[a-z]+)*")


def renamed(text: str, name: str, suffix: str) -> str:
    dashed, spaced = name.replace("_", "-"), name.replace("_", " ")
    camel = "".join(map(str.capitalize, name.split("_")))
    in_words = suffix in (".ftl", ".md", ".toml")
    changes = {
        rf"(?<=\w-){STEM}|{STEM}(?=-\w)": dashed,  # ids of messages
        rf"(?<=\w_){STEM}|^{STEM}(?= = )|{STEM}(?=_\w)": name,  # names of files and modules
        STEM.upper(): name.upper(),
        STEM.capitalize(): spaced.capitalize() if in_words else camel,
        STEM: spaced if in_words else name,
    }
    for old, new in changes.items():
        text = re.sub(old, new, text, flags=re.MULTILINE)
    return text


def write(name: str, folder: Path) -> Path:
    """Write the skeleton to a new folder. If this is impossible, raise ``ValueError`` with the reason."""
    if not NAME.fullmatch(name):
        raise ValueError(f"{name!r} is not a name in lower case, such as gates.")
    home = folder.expanduser() / name
    if home.exists():
        raise ValueError(f"{home} already exists. Choose another name.")
    for path in sorted(path for path in SKELETON.rglob("*") if path.is_file()):
        if "__pycache__" in path.parts:
            continue
        place = home / str(path.relative_to(SKELETON)).replace(STEM, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        text = text.replace(OURS, MAKER) if path.name == "LICENSE" else renamed(text, name, path.suffix)
        place.write_text(text, encoding="utf-8")
    return home


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    try:
        home = write(sys.argv[1], Path(sys.argv[2] if len(sys.argv) > 2 else "."))
    except ValueError as fault:
        sys.exit(str(fault))
    print(f"Created the rule set {home}. Run alhambra-check {home} to list missing parts.")
