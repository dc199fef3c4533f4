"""NumPy archives of arrays with named columns, which readers match by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Final

import attrs
import numpy as np
from numpy.typing import NDArray

from ..rules.core.words.message import Message, MessageError
from .features import COLUMNS, Columns
from .net_files import VERSION

Array = NDArray[Any]

VERSION_KEY: Final = "version"
TYPE_COLUMNS: Final = "type_columns"
TABLE_COLUMNS: Final = "table_columns"


class ArchiveError(MessageError):
    """An archive is unusable; the message is a clause about the reason."""


@attrs.frozen(eq=False)
class Archive:
    """Arrays by name, and the feature names of their columns."""

    arrays: Mapping[str, Array]
    columns: Columns = COLUMNS

    def packed(self) -> bytes:
        """Return the content of the file (.npz), with the feature version."""
        out = BytesIO()
        names = {TYPE_COLUMNS: self.columns.types, TABLE_COLUMNS: self.columns.table}
        np.savez_compressed(
            out,
            allow_pickle=False,
            **{VERSION_KEY: np.array(VERSION)},
            **{key: np.array(value) for key, value in names.items()},
            **self.arrays,
        )
        return out.getvalue()

    @classmethod
    def read(cls, content: bytes) -> Archive:
        """Read an archive; raise `ArchiveError` if it is damaged or of another version."""
        try:
            with np.load(BytesIO(content), allow_pickle=False) as found:
                arrays = {key: found[key] for key in found.files}
            version = int(arrays.pop(VERSION_KEY))
        except Exception as fault:
            raise ArchiveError(Message("archive-unread", reason=str(fault))) from fault
        if version != VERSION:
            raise ArchiveError(Message("archive-features", version=str(version), known=VERSION))
        columns = Columns(_names(arrays, TYPE_COLUMNS), _names(arrays, TABLE_COLUMNS))
        return cls(arrays, columns)


def _names(arrays: dict[str, Array], key: str) -> tuple[str, ...]:
    names = arrays.pop(key, np.array(()))
    found = tuple(names.tolist()) if names.ndim == 1 and names.dtype.kind == "U" else ()
    if not found or len(set(found)) < len(found):
        raise ArchiveError(Message("archive-columns"))
    return found


def matched(array: Array, told: Sequence[str], wanted: Sequence[str], axis: int = 0) -> Array:
    """Return the array with the wanted columns along an axis; unknown columns are zero.

    With equal columns it returns the same array, which keeps sums identical.
    """
    if tuple(told) == tuple(wanted):
        return array
    places = {name: place for place, name in enumerate(told)}
    known = [place for place, name in enumerate(wanted) if name in places]
    shape = [*array.shape]
    shape[axis] = len(wanted)
    found = np.zeros(shape, array.dtype)
    # both are views with that axis in front
    into, taken = np.moveaxis(found, axis, 0), np.moveaxis(array, axis, 0)
    into[known] = taken[[places[wanted[place]] for place in known]]
    return found
