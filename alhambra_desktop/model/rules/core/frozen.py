"""A faster variant of ``attrs.frozen``.

When attrs creates a class, it spends a third of the time on `__repr__`. Therefore, all classes without their
own `__repr__` share one. The classes have no `__match_args__`, so ``match`` cannot use positional patterns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

__all__ = ["frozen"]

if TYPE_CHECKING:
    from attrs import frozen
else:
    from functools import partial

    def frozen(cls=None, **options):
        if cls is None:
            return partial(frozen, **options)
        if "__repr__" not in vars(cls):
            cls.__repr__ = _repr
        return attrs.frozen(cls, match_args=False, **options)

    def _repr(self):
        fields = (field.name for field in attrs.fields(type(self)) if field.repr)
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields)
        return f"{type(self).__qualname__.rsplit('>.', 1)[-1]}({values})"
