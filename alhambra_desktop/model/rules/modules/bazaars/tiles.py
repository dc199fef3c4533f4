"""The bazaars, and those that lie beside the market (Z-1, Z-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Final

import attrs

from ...core.engine.components import parts
from ...core.engine.state import Slice
from ...core.geometry.tile import Tile
from ...core.values import mask
from ...core.words.message import Message
from ...core.words.nouns import currency_noun, type_noun
from . import MODULE

BAZAARS: Final = MODULE.id
BAZAAR: Final = "bazaar"


def _tiles() -> tuple[Tile, ...]:
    seen: Counter[str] = Counter()
    found = []
    for row in parts("bazaars"):
        seen[row["currency"]] += 1
        name = f"bazaar-{row['currency']}-{seen[row['currency']]}"
        noun = Message("bazaar", currency=currency_noun(row["currency"]))
        printed = Message("bazaar-types", types=tuple(map(type_noun, row["types"])))
        found.append(Tile(name, BAZAAR, None, 0, mask(row["walls"]), noun=noun, printed=printed))
    return tuple(found)


TILES: Final = _tiles()
"""The eight bazaars (Z-1)."""

CURRENCIES: Final[Mapping[str, str]] = {
    tile.id: row["currency"] for tile, row in zip(TILES, parts("bazaars"), strict=True)
}
"""The currency of each bazaar (Z-2)."""

COLOURS: Final[Mapping[str, tuple[str, ...]]] = {
    tile.id: tuple(row["types"]) for tile, row in zip(TILES, parts("bazaars"), strict=True)
}
"""The three building types that each bazaar counts (Z-2)."""


@attrs.frozen
class BazaarState(Slice):
    """The open bazaars beside the market, in order of arrival."""

    module: ClassVar[str] = BAZAARS
    beside: tuple[str, ...] = ()
