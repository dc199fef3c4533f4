"""Faults for planting in Python code: one small change each, of the kind that slips in by itself."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

SWAPPED: dict[type[ast.AST], type[Any]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}

PAIRS = (
    *(("width", "height"), ("x", "y"), ("left", "right"), ("top", "bottom"), ("row", "column")),
    *(("show", "hide"), ("min", "max"), ("first", "last"), ("before", "after"), ("next", "previous")),
    *(
        ("setEnabled", "setVisible"),
        ("append", "remove"),
        ("AlignLeft", "AlignRight"),
        ("isEmpty", "isValid"),
    ),
    *(("own", "other"), ("name", "id"), ("text", "toolTip"), ("start", "stop"), ("begin", "end")),
    *(("setToolTip", "setAccessibleName"), ("setText", "setToolTip"), ("light", "dark")),
)
OTHER = {name: other for pair in PAIRS for name, other in (pair, pair[::-1])}
"""Attributes of the same kind, of which the one slips in for the other."""

MEASURED = ("Q", "setContentsMargins", "setSpacing", "addSpacing", "adjusted", "setFixed", "setMinimum")
"""How calls begin that take pixels: nobody notices one more."""


@attrs.frozen
class Fault:
    """A place in a file, what stands there, and what is to stand there instead."""

    path: Path
    function: str
    node: ast.expr | ast.Expr
    was: str
    planted: str
    copy: int
    """So many times the same stands in the same function before it."""

    @property
    def key(self) -> str:
        """A number that stays the same while other functions change."""
        told = (self.path.as_posix(), self.function, self.was, self.planted, str(self.copy))
        return hashlib.sha256("\0".join(told).encode()).hexdigest()

    def __str__(self) -> str:
        return f"{self.path}:{self.node.lineno} {self.function}: {self.was}  ->  {self.planted}"

    def plant(self, source: str) -> str:
        """The source of the file with the fault in it."""
        lines = source.encode().splitlines(keepends=True)
        node = self.node
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        before = [*lines[: node.lineno - 1], lines[node.lineno - 1][: node.col_offset]]
        after = [lines[node.end_lineno - 1][node.end_col_offset :], *lines[node.end_lineno :]]
        lines_below = "\n" * (node.end_lineno - node.lineno)  # what comes after stays where it is
        return b"".join((*before, f"({self.planted}{lines_below})".encode(), *after)).decode()


def faults(root: Path, path: Path) -> Iterator[Fault]:
    """Every fault that can be planted in the functions of a file."""
    source = (root / path).read_text(encoding="utf-8")
    lines = source.encode().splitlines(keepends=True)
    for name, function in _functions(ast.parse(source), ""):
        seen: dict[tuple[str, str], int] = {}
        for node in _run(function):
            for planted in _changes(node):
                was = _text(lines, node)
                copy = seen.get((was, planted), 0)
                seen[was, planted] = copy + 1
                yield Fault(path, name, node, was, planted, copy)


def _text(lines: list[bytes], node: ast.expr | ast.Expr) -> str:
    """What stands in the place of a node; ``ast.get_source_segment`` splits the source again each time."""
    assert node.end_lineno is not None
    found = lines[node.lineno - 1 : node.end_lineno]
    found[-1] = found[-1][: node.end_col_offset]
    found[0] = found[0][node.col_offset :]
    return b"".join(found).decode()


def _functions(tree: ast.AST, inside: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield inside + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{inside}{node.name}.")


def _run(function: ast.FunctionDef) -> Iterator[ast.expr | ast.Expr]:
    """The expressions that are evaluated when the function runs, and those of them that are a statement.

    Left out is what nobody could notice: what is said of a failure, that ``zip`` fails where lengths differ,
    what a function in it is decorated with, which is a cache and its size, and one pixel more or less.
    """
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr):
            continue
        if isinstance(node, ast.keyword) and node.arg == "strict":
            continue
        if isinstance(node, ast.AnnAssign):
            waiting += [node.value] if node.value is not None else []
            continue
        if isinstance(node, ast.FunctionDef):
            waiting += node.body
            continue
        if isinstance(node, ast.Call) and _name(node.func).startswith(MEASURED):
            yield node
            waiting += [arg for arg in node.args if not isinstance(arg, ast.Constant)]
            continue
        if isinstance(node, ast.expr | ast.Expr):
            yield node
        waiting += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.arguments)]


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _changes(node: ast.expr | ast.Expr) -> Iterator[str]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=comparators):
            yield ast.unparse(ast.Compare(left, [_swapped(op)], comparators))
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
            if not any(isinstance(part, ast.Tuple | ast.List | ast.JoinedStr) for part in (left, right)):
                yield ast.unparse(ast.BinOp(left, _swapped(op), right))
        case ast.BoolOp(op=op, values=values):
            yield ast.unparse(ast.BoolOp(_swapped(op), values))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield ast.unparse(operand)
        case ast.IfExp(test=test, body=body, orelse=other):
            yield ast.unparse(ast.IfExp(ast.UnaryOp(ast.Not(), test), body, other))
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case _:
            yield from _changes_for_a_window(node)


def _changes_for_a_window(node: ast.expr | ast.Expr) -> Iterator[str]:
    """Calls that are missing, two arguments for each other, and an attribute for another of its kind."""
    match node:
        case ast.Expr(value=ast.Call()):
            yield "None"
        case ast.Call(args=[one, other, *rest]) if type(one) is type(other) and ast.dump(one) != ast.dump(
            other
        ):
            yield ast.unparse(ast.Call(node.func, [other, one, *rest], node.keywords))
        case ast.Attribute(attr=attr, ctx=ast.Load()) if attr in OTHER:
            yield ast.unparse(ast.Attribute(node.value, OTHER[attr], ast.Load()))


def _swapped(op: ast.AST) -> Any:
    return SWAPPED[type(op)]()
