"""Painters of all pictures. Modules are imported on first use, because cached pictures need no painters."""

from typing import TYPE_CHECKING, Final

from ... import lazy_names

if TYPE_CHECKING:
    from .back_hint import paint_back_hint, paint_small_back, paint_turn_arrow
    from .bazaars import paint_bazaar_face
    from .camps import paint_camp_face
    from .cards import (
        SMALL_RATIO,
        paint_card,
        paint_card_back,
        paint_scoring_card,
        paint_small_card,
        scoring_line,
    )
    from .coins import coin_outline, paint_coin
    from .falcons import paint_falcon
    from .fonts import load_fonts, sans, serif
    from .granada_cards import paint_granada_scoring_card
    from .ground import paint_court_floor, paint_court_rim, paint_stars, paint_wood, wood_steps
    from .hints import paint_hint_number, paint_hint_rim, paint_hint_star
    from .huts import paint_hut_face
    from .marks import (
        paint_badge,
        paint_fit_sign,
        paint_icon,
        paint_seat_mark,
        paint_silhouette,
        paint_turn_star,
        paint_winner,
        paint_zoom_sign,
    )
    from .moats import paint_city_moats
    from .module_cards import bureau_coins, paint_bonus_back, paint_bonus_card, paint_bureau_card
    from .name_plate import paint_name_plate
    from .palette import (
        CURRENCY_COLOURS,
        DARK,
        DIRK_STONE,
        GRANADA_TYPES,
        LIGHT,
        SEATS,
        TYPE_COLOURS,
        Seat,
        Theme,
        seat,
        theme,
    )
    from .panels import (
        paint_bar,
        paint_bubble,
        paint_caption,
        paint_glaze,
        paint_leading,
        paint_panel,
        paint_plate,
        paint_shadow,
        paint_sheet,
        paint_strip,
    )
    from .people.portrait import paint_portrait
    from .pills import TWO_LINES, fit_pill, paint_pill, pill_width
    from .runs import paint_scored_run
    from .states import (
        paint_cursor,
        paint_cut_off,
        paint_enclosed,
        paint_ghost_frame,
        paint_illegal,
        paint_imprint,
        paint_last_move,
        paint_legal,
        paint_no_entry,
        paint_outlined,
        paint_planned,
        paint_refusal_sign,
        paint_selection,
    )
    from .tiles import paint_face, paint_tile
    from .verdicts import paint_better, paint_played, paint_taken, paint_verdict, verdict_ink
    from .vizier import paint_vizier
    from .walls import paint_city_walls

_FILES: Final = {  # maps each module to its exported names
    "back_hint": "paint_back_hint paint_small_back paint_turn_arrow",
    "bazaars": "paint_bazaar_face",
    "camps": "paint_camp_face",
    "cards": "SMALL_RATIO paint_card paint_card_back paint_scoring_card paint_small_card scoring_line",
    "coins": "coin_outline paint_coin",
    "falcons": "paint_falcon",
    "fonts": "load_fonts sans serif",
    "granada_cards": "paint_granada_scoring_card",
    "ground": "paint_court_floor paint_court_rim paint_stars paint_wood wood_steps",
    "hints": "paint_hint_number paint_hint_rim paint_hint_star",
    "huts": "paint_hut_face",
    "marks": "paint_badge paint_fit_sign paint_icon paint_seat_mark paint_silhouette paint_turn_star"
    " paint_winner paint_zoom_sign",
    "moats": "paint_city_moats",
    "module_cards": "bureau_coins paint_bonus_back paint_bonus_card paint_bureau_card",
    "name_plate": "paint_name_plate",
    "palette": "CURRENCY_COLOURS DARK DIRK_STONE GRANADA_TYPES LIGHT SEATS TYPE_COLOURS"
    " Seat Theme seat theme",
    "panels": "paint_bar paint_bubble paint_caption paint_glaze paint_leading paint_panel paint_plate"
    " paint_shadow paint_sheet paint_strip",
    "people.portrait": "paint_portrait",
    "pills": "TWO_LINES fit_pill paint_pill pill_width",
    "runs": "paint_scored_run",
    "states": "paint_cursor paint_cut_off paint_enclosed paint_ghost_frame paint_illegal paint_imprint"
    " paint_last_move paint_legal paint_no_entry paint_outlined paint_planned paint_refusal_sign"
    " paint_selection",
    "tiles": "paint_face paint_tile",
    "verdicts": "paint_better paint_played paint_taken paint_verdict verdict_ink",
    "vizier": "paint_vizier",
    "walls": "paint_city_walls",
}
PAINTERS: Final = (  # modules with the painters of the table, in import order
    *("brushes", "walls", "marks", "buildings", "tiles", "cards"),
    *("granada_signs", "granada_pavings", "granada_public", "granada_houses"),
    *("panels", "pills", "back_hint", "bazaars", "camps", "falcons", "huts", "module_cards", "vizier"),
)

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy_names(__name__, __name__, _FILES)
