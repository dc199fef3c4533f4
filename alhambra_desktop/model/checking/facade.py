"""Public parts of the program for third-party rule sets, and a search for private imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

PROGRAM: Final = __name__.partition(".")[0]
PUBLIC: Final = (f"{PROGRAM}.model.rules.api", f"{PROGRAM}.views.rule_sets.api")
"""The modules that third-party rule sets may import; everything else may change."""


class PrivateImport(NamedTuple):
    file: Path
    line: int
    name: str


def private_imports(folder: Path) -> Iterator[PrivateImport]:
    """Yield all imports in a folder that are not public."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            for name in _imported(node):
                if _inside(name, PROGRAM) and not any(_inside(name, room) for room in PUBLIC):
                    yield PrivateImport(path, getattr(node, "lineno", 0), name)


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom) or node.level or node.module is None:
        return []
    return [f"{node.module}.{alias.name}" for alias in node.names]


def _inside(name: str, room: str) -> bool:
    return name == room or name.startswith(f"{room}.")
