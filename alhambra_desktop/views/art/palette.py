"""Colours of the light and the dark theme, and of objects that look the same in both themes."""

from functools import lru_cache
from typing import Final

import attrs

from ...model.rules.core.frozen import frozen

INK: Final = "#2A1A12"
SHADOW: Final = "#1B0F08"
STONE_LIT: Final = "#FBF1DB"
STONE_MID: Final = "#E9D5AE"
STONE_SHADE: Final = "#C7A878"
GOLD: Final = "#E3B54A"
GOLD_DEEP: Final = "#94640F"
WATER_PALE: Final = "#8FD6DD"
WATER_DEEP: Final = "#1D7A92"
POOL_LINE: Final = "#0E4A5C"
IVORY: Final = "#FFF8E6"
PAPER_TOP: Final = "#FFFCF3"
PAPER_BOTTOM: Final = "#F3E6CB"
WINE: Final = "#7A2331"
WINE_DEEP: Final = "#4E1220"
DIRK_STONE: Final = "#8A7F70"  # colour of Dirk, the neutral player

TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")  # in scoring order
GRANADA_TYPES: Final = (
    "arena",
    "bath-house",
    "library",
    "hostel",
    "hospital",
    "market",
    "park",
    "school",
    "residential-area",
)

CURRENCIES: Final = ("denar", "dirham", "ducat", "florin")


RIMS: Final = ("#000000", "#FFFFFF")  # colours of outlines in high contrast: light theme, dark theme


@frozen
class Theme:
    """Colours of everything except objects on the table, as `#RRGGBB` or `#AARRGGBB`."""

    name: str
    dark: bool
    wood_top: str
    wood_bottom: str
    bar_top: str
    bar_bottom: str
    bar_text: str
    bar_text_2: str
    panel_top: str
    panel_bottom: str
    panel_edge: str
    hairline: str
    stud: str
    stripe: str
    text: str
    text_2: str
    figure: str
    court_centre: str
    court_rim: str
    court_star: str
    strap: str
    strap_edge: str
    legal: str
    legal_light: str
    illegal: str
    illegal_text: str
    exact_ground: str
    exact_text: str
    over_ground: str
    over_text: str
    short_ground: str
    short_text: str
    plain_ground: str
    plain_text: str
    scoring_ground: str
    scoring_text: str
    scoring_mark: str
    plate_figure: str
    leading: str
    contrast: bool = False
    """Whether the theme has high contrast: wider outlines, plain grounds and one text colour."""

    signs: bool = False
    """Whether small tiles have the badge of their building, as large tiles do."""

    @property
    def rim(self) -> str:
        """Colour of additional outlines around pieces and marks; empty if there are none."""
        return RIMS[self.dark] if self.contrast else ""

    @property
    def outline(self) -> float:
        """Factor for the width of outlines."""
        return 1.5 if self.contrast else 1.0


LINK: Final = ("#0B6F6A", "#7CF2E4")  # colours of links: light theme, dark theme
LIGHT: Final = Theme(
    name="light",
    dark=False,
    wood_top="#B5875A",
    wood_bottom="#8F6338",
    bar_top="#4A2D18",
    bar_bottom="#331D0E",
    bar_text="#FBEFD6",
    bar_text_2="#E2C896",
    panel_top="#FFFBF1",
    panel_bottom="#F5EAD3",
    panel_edge="#7A5227",
    hairline="#8CB98B45",
    stud="#C08A3A",
    stripe="#40E3C88F",
    text="#2A1A12",
    text_2="#5E4327",
    figure="#8A5A0C",
    court_centre="#F7EDD8",
    court_rim="#DFCAA0",
    court_star="#28537F7A",
    strap="#BFFFFAEC",
    strap_edge="#4D8A6430",
    legal="#0E8F8A",
    legal_light="#3FD0C4",
    illegal="#B4162A",
    illegal_text="#A01026",
    exact_ground="#0B6F6A",
    exact_text="#FFFFFF",
    over_ground="#F3CF7A",
    over_text="#3F2600",
    short_ground="#D9D2C4",
    short_text="#3A322A",
    plain_ground="#F6E9CD",
    plain_text="#2A1A12",
    scoring_ground="#6A1B2A",
    scoring_text="#FFF3DC",
    scoring_mark="#8A2B3A",
    plate_figure="#744A06",
    leading="#F3CF7A",
)

DARK: Final = Theme(
    name="dark",
    dark=True,
    wood_top="#2A1D14",
    wood_bottom="#160E09",
    bar_top="#20160F",
    bar_bottom="#120B07",
    bar_text="#F6EAD2",
    bar_text_2="#CDB07A",
    panel_top="#332A22",
    panel_bottom="#261F19",
    panel_edge="#7D6335",
    hairline="#47C9A45C",
    stud="#D6AE5E",
    stripe="#0EFFE9BE",
    text="#F6EAD2",
    text_2="#CDB893",
    figure="#E8C677",
    court_centre="#1F515A",
    court_rim="#0D2A33",
    court_star="#26D8B266",
    strap="#992C6C75",
    strap_edge="#8006171C",
    legal="#35D6C8",
    legal_light="#7CF2E4",
    illegal="#FF5A62",
    illegal_text="#FF9A9E",
    exact_ground="#0B6F6A",
    exact_text="#FFFFFF",
    over_ground="#F3CF7A",
    over_text="#3F2600",
    short_ground="#574E45",
    short_text="#F3E9D8",
    plain_ground="#3B3027",
    plain_text="#F6EAD2",
    scoring_ground="#6A1B2A",
    scoring_text="#FFF3DC",
    scoring_mark="#D0607A",
    plate_figure="#E8C677",
    leading="#7A5A1C",
)


@frozen
class TypeColours:
    """Colours of a building type: centre and rim of the ground, and three tints."""

    centre: str
    rim: str
    mid: str
    deep: str
    pale: str


TYPE_COLOURS: Final[dict[str, TypeColours]] = {
    "pavilion": TypeColours("#A9CCEB", "#5C90CA", "#2C69B3", "#143A73", "#D6E8F8"),
    "seraglio": TypeColours("#F2AC97", "#C9523F", "#B02B2B", "#74161A", "#F9DACE"),
    "arcades": TypeColours("#D6AE7C", "#9A6734", "#77481E", "#44260F", "#F0DDBF"),
    "chambers": TypeColours("#FFFBF0", "#DCCFB4", "#7F7362", "#4F463B", "#FFFEFA"),
    "garden": TypeColours("#B5D791", "#5F9847", "#2A7439", "#174425", "#E2F2CD"),
    "tower": TypeColours("#C6AEE2", "#7F58AF", "#5A368F", "#30165A", "#E9DEF6"),
    "fountain": TypeColours("#F3E6C8", "#D9C093", "#BFDDD8", "#8A6A3A", "#FFFFFF"),
    "arena": TypeColours("#E2E0DC", "#A7A5A1", "#5C5B5B", "#262525", "#F1EFEC"),
    "bath-house": TypeColours("#CBEEF4", "#73C0D6", "#2387A8", "#0B4458", "#E6F8FB"),
    "library": TypeColours("#DDB7DE", "#A063A8", "#7F2D85", "#42104A", "#F3E2F3"),
    "hostel": TypeColours("#D8B9A0", "#A0714F", "#6E3F24", "#3A1C0E", "#F1E1D4"),
    "hospital": TypeColours("#FFFFFF", "#D3DCE4", "#5F7C94", "#2C3E4E", "#FFFFFF"),
    "market": TypeColours("#F5AEAC", "#CB4A58", "#AE1A3A", "#62061D", "#FBDDDD"),
    "park": TypeColours("#D3E58C", "#88AC36", "#54780F", "#2A4206", "#EFF6CF"),
    "school": TypeColours("#FCD3A0", "#E8913A", "#C8600A", "#692C02", "#FEEBD3"),
    "residential-area": TypeColours("#FDEFAE", "#E9C44C", "#AD7E06", "#553A00", "#FEF8DA"),
}


@frozen
class CurrencyColours:
    """Colours of a currency: three tints, and the lit and the shaded colour of the coin's metal."""

    mid: str
    deep: str
    pale: str
    coin: str
    coin_shade: str


CURRENCY_COLOURS: Final[dict[str, CurrencyColours]] = {
    "denar": CurrencyColours("#2C62A8", "#153A6E", "#B9D2EE", "#D8E4F0", "#8FA9C8"),
    "dirham": CurrencyColours("#2E7D4F", "#14492C", "#BBDFC6", "#D9E9DC", "#8DB79B"),
    "ducat": CurrencyColours("#D2691E", "#7A3406", "#F8CFA6", "#FBD9A8", "#D98B3A"),
    "florin": CurrencyColours("#E3B21C", "#6B4E00", "#FAEBB0", "#FFF0B8", "#D9AE2E"),
}


@frozen
class Seat:
    """The colour of a seat, and a mark that identifies the seat without its colour."""

    colour_id: str
    colour: str
    mark: str


SEATS: Final = (  # in the order in which the colours are offered
    Seat("amber", "#8C5A08", "khatam"),
    Seat("blue", "#1F5F86", "crescent"),
    Seat("crimson", "#A12A5C", "pomegranate"),
    Seat("green", "#4D6B2A", "palm"),
    Seat("violet", "#5B4A8A", "key"),
    Seat("black", "#2B2B2B", "hand"),
)
DIRK: Final = Seat("stone", DIRK_STONE, "block")


def seat(colour_id: str) -> Seat:
    return next((each for each in SEATS if each.colour_id == colour_id), DIRK)


@lru_cache
def theme(dark: bool, contrast: bool = False, signs: bool = False) -> Theme:
    """Return a theme; equal arguments give the same object."""
    plain = DARK if dark else LIGHT
    if contrast:
        plain = attrs.evolve(
            plain,
            name=f"{plain.name} contrast",
            contrast=True,
            text_2=plain.text,
            bar_text_2=plain.bar_text,
            hairline=plain.panel_edge,
            panel_edge=plain.text if dark else "#4A2D12",
        )
    return attrs.evolve(plain, signs=True) if signs else plain
