"""Syntax trees of the program's sources for tests; each file is read and parsed once per process."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def text_of(path: Path) -> str:
    """Return the text of a file."""
    return path.read_text(encoding="utf-8")


@cache
def parsed(source: str) -> ast.Module:
    """Return the syntax tree of a source; do not change it."""
    return ast.parse(source)


@cache
def walked(source: str) -> tuple[ast.AST, ...]:
    """Return all nodes of a source in the order of ``ast.walk``."""
    return tuple(ast.walk(parsed(source)))
