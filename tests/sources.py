"""The program's own source as trees, which many laws read: each file is read and parsed once a process."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def text_of(path: Path) -> str:
    """What is written in a file."""
    return path.read_text(encoding="utf-8")


@cache
def parsed(source: str) -> ast.Module:
    """The tree of a source; nobody may change it."""
    return ast.parse(source)


@cache
def walked(source: str) -> tuple[ast.AST, ...]:
    """All nodes of a source, as ``ast.walk`` finds them."""
    return tuple(ast.walk(parsed(source)))
