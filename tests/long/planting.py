"""Mutations of Python code: small changes that resemble typical mistakes."""

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
"""Attributes of the same kind that can be confused."""

MEASURED = ("Q", "setContentsMargins", "setSpacing", "addSpacing", "adjusted", "setFixed", "setMinimum")
"""Beginnings of the names of calls with pixel sizes; one more pixel is not noticeable."""


LEFT_OUT = ("strict", "margins", "spacing")
"""Arguments whose values are not changed: ``zip`` only checks the first; the others are sizes in pixels."""


@attrs.frozen
class Fault:
    """A mutation: a place in a file, its source and the replacement."""

    path: Path
    function: str
    node: ast.expr | ast.Expr
    was: str
    planted: str
    copy: int
    """Number of identical mutations earlier in the same function."""

    @property
    def key(self) -> str:
        """Digest that does not change when other functions change."""
        told = (self.path.as_posix(), self.function, self.was, self.planted, str(self.copy))
        return hashlib.sha256("\0".join(told).encode()).hexdigest()

    def __str__(self) -> str:
        return f"{self.path}:{self.node.lineno} {self.function}: {self.was}  ->  {self.planted}"

    def plant(self, source: str) -> str:
        """Return the source of the file with the mutation.

        A removed call stays as dead code, because the function must keep its free variables, such as the
        ``__class__`` of ``super``: otherwise its new code could not replace that of the loaded function.
        """
        lines = source.encode().splitlines(keepends=True)
        node = self.node
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        before = [*lines[: node.lineno - 1], lines[node.lineno - 1][: node.col_offset]]
        after = [lines[node.end_lineno - 1][node.end_col_offset :], *lines[node.end_lineno :]]
        lines_below = "\n" * (node.end_lineno - node.lineno)  # keep the line numbers of the following code
        planted = f"{self.planted}{lines_below}"
        if self.planted == "None":  # keep free variables, such as the `__class__` of `super`
            planted = f"None and ({self.was})"
        return b"".join((*before, f"({planted})".encode(), *after)).decode()


def faults(root: Path, path: Path) -> Iterator[Fault]:
    """Yield every possible mutation of the functions in a file."""
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
    """Return the source of a node; ``ast.get_source_segment`` would split the source each time."""
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
    """Yield the expressions and expression statements that are evaluated when the function runs.

    Changes that tests cannot notice are left out: error messages, decorators of inner functions
    (caches and their sizes), pixel sizes, and the arguments in `LEFT_OUT`.
    """
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr):
            continue
        if isinstance(node, ast.keyword) and node.arg in LEFT_OUT:
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
    """Yield removed calls, swapped arguments and confused attributes."""
    match node:
        case ast.Expr(value=ast.Call()):
            yield "None"
        case ast.Call(func=ast.Name(id="min" | "max"), args=[_, _, *_]):
            pass  # the order of these arguments does not matter
        case ast.Call(args=[one, other, *rest]) if type(one) is type(other) and ast.dump(one) != ast.dump(
            other
        ):
            yield ast.unparse(ast.Call(node.func, [other, one, *rest], node.keywords))
        case ast.Attribute(attr=attr, ctx=ast.Load()) if attr in OTHER:
            yield ast.unparse(ast.Attribute(node.value, OTHER[attr], ast.Load()))


def _swapped(op: ast.AST) -> Any:
    return SWAPPED[type(op)]()
