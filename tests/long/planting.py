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


@attrs.frozen
class Fault:
    """A place in a file, what stands there, and what is to stand there instead."""

    path: Path
    function: str
    node: ast.expr
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
        return b"".join((*before, f"({self.planted})".encode(), *after)).decode()


def faults(root: Path, path: Path) -> Iterator[Fault]:
    """Every fault that can be planted in the functions of a file."""
    source = (root / path).read_text(encoding="utf-8")
    for name, function in _functions(ast.parse(source), ""):
        seen: dict[tuple[str, str], int] = {}
        for node in _run(function):
            was = ast.get_source_segment(source, node)
            for planted in _changes(node):
                assert was is not None
                copy = seen.get((was, planted), 0)
                seen[was, planted] = copy + 1
                yield Fault(path, name, node, was, planted, copy)


def _functions(tree: ast.AST, inside: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield inside + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{inside}{node.name}.")


def _run(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """The expressions that are evaluated when the function runs.

    Left out is what nobody could notice: what is said of a failure, that ``zip`` fails where lengths differ,
    and what a function in it is decorated with, which is a cache and its size.
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
        if isinstance(node, ast.expr):
            yield node
        waiting += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.arguments)]


def _changes(node: ast.expr) -> Iterator[str]:
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


def _swapped(op: ast.AST) -> Any:
    return SWAPPED[type(op)]()
