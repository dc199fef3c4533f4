"""Prospects of modules: their points at the end, and more while they can still grow."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.play import score_now
from alhambra_desktop.model.rules.core.engine.rulebook import Horizon, Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.modules.alhambra_granada.rules import BOTH, CONTACTS, SAFE
from alhambra_desktop.model.rules.modules.bazaars.rules import BAZAARS
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS, CARDS
from alhambra_desktop.model.rules.modules.camps.rules import CAMPS
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS, FALCONS, MOST_HOPED, TYPES
from alhambra_desktop.model.rules.modules.huts.rules import HUTS, MOST, TILES
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER
from tests.property.games import moves, random_rules
from tests.scenarios.board import Position, city, rules_for

EARLY = Horizon(((1, 0.25), (2, 0.5), (3, 1.0)), 20.0)
LATE = Horizon(((3, 1.0),), 2.0)
LAST = Horizon(((3, 1.0),), 0.0)
"""Horizon with only the last scoring round and no more turns."""

OVER = Horizon((), 0.0)

TABLES = [
    (1, 4, "alhambra", tuple(module.id for module in CHOOSABLE)),
    (2, 2, "alhambra", tuple(module.id for module in CHOOSABLE)),
    (3, 3, "alhambra+granada", ("vizier",)),
]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[2]} {table[1]} seats")
def moments(request) -> list[tuple[Rulebook, GameState]]:
    """States of a random game, including the last one."""
    book = random_rules(*request.param)
    states = [move.after for move in moves(book, 6)]
    return [(book, state) for state in (*states[::25], states[-1])]


def all_prospects(book: Rulebook, state: GameState, ahead: Horizon) -> dict[tuple[str, int], float]:
    """Return the prospect of each module for each seat."""
    return {
        (module, seat): prospect(book, state, seat, ahead)
        for module, prospect in book.prospects.items()
        for seat in book.setup.everybody
    }


def test_final_prospects_are_the_points_of_the_scoring(moments):
    scored = {CAMPS: CAMPS, BAZAARS: BAZAARS, FALCONERS: FALCONS, BOTH: CONTACTS}
    seen = set()
    for book, state in moments:
        paid = score_now(book, state, 3)
        for (module, seat), points in all_prospects(book, state, LAST).items():
            known = paid.of(seat, scored[module]) if module in scored else 0
            assert points == pytest.approx(known * SAFE if module == BOTH else known), module
            seen |= {module} if known else set()
    assert seen == scored.keys() & moments[0][0].prospects.keys()


def test_prospects_are_zero_after_the_game(moments):
    for book, state in moments:
        assert not any(all_prospects(book, state, OVER).values())


def test_prospects_never_decrease_with_more_turns_or_rounds(moments):
    rounds = [EARLY.rounds[number:] for number in (2, 1, 0)]
    for book, state in moments:
        for longer in (
            [Horizon(EARLY.rounds, turns) for turns in (0.0, 1.0, 3.0, 9.0, 20.0)],
            [Horizon(left, 9.0) for left in rounds],
        ):
            found = [all_prospects(book, state, ahead) for ahead in longer]
            for owned in found[0]:
                points = [each[owned] for each in found]
                assert points == sorted(points), owned
                assert points[0] >= 0, owned


def prospect_of(at: Position, module: str, ahead: Horizon = EARLY, seat: int = 0) -> float:
    """Return the prospect of a module for a seat of a position."""
    return at.book.prospects[module](at.book, at.state, seat, ahead)


# -- falconers

FOUR = {"g": "garden-11-open", "t": "tower-11-open", "p": "pavilion-8-open", "a": "arcades-9-open"}
GARDEN_TOWER = "falcon-white-garden-tower"


def with_falcons(drawing: str, *placed: tuple[str, tuple[int, int]], supply=tuple(TYPES)) -> Position:
    at = Position(rules_for(3, modules=("falconers",)))
    left = tuple(falcon for falcon in supply if falcon not in dict(placed))
    return at.player(0, city=city(at.book, drawing, **FOUR)).slice(
        FALCONERS, supply=left, placed=(placed, (), ())
    )


def test_a_perch_for_an_available_falcon_has_a_value():
    assert prospect_of(with_falcons("*"), FALCONERS) == 0
    perch = prospect_of(with_falcons("* g\nt ."), FALCONERS), prospect_of(with_falcons("* g\nt p"), FALCONERS)
    assert perch[0] == 0 < perch[1]
    assert prospect_of(with_falcons("* g\nt p", supply=("falcon-white-pavilion-arcades",)), FALCONERS) == 0


def test_a_falcon_on_a_perch_scores_in_each_round():
    free = with_falcons("* g\nt p")
    taken = with_falcons("* g\nt p", (GARDEN_TOWER, (0, 0)))
    assert prospect_of(taken, FALCONERS) > prospect_of(free, FALCONERS)
    for ahead in (EARLY, LATE, LAST):
        assert prospect_of(taken, FALCONERS, ahead) == 2 * len(ahead.rounds), "what one falcon scores"


def test_the_value_of_perches_has_an_upper_limit():
    perches = [prospect_of(with_falcons(f"* {'g p ' * n}\nt {'a t ' * n}"), FALCONERS) for n in range(1, 5)]
    assert perches[0] < perches[1] == perches[2] == perches[3]
    assert 2 * 1 < MOST_HOPED <= 2 * 2, "two and four perches lie on either side"


# -- huts


def with_huts(drawing: str, taken: int = 0, **legend: str) -> Position:
    at = Position(rules_for(3, modules=("huts",))).slice(HUTS, taken=(taken, 0, 0))
    return at.player(0, city=city(at.book, drawing, **legend))


def test_each_hut_that_can_still_be_taken_has_a_value():
    left = [prospect_of(with_huts("*", taken), HUTS) for taken in range(MOST + 1)]
    assert left == sorted(set(left), reverse=True)
    assert left[-1] == 0


HUT = {"h": "hut-tower-S", "k": "hut-garden-N", "a": "arcades-9-open", "t": "tower-11-open"}


@pytest.mark.parametrize(
    ("hut", "beside"),
    [
        ("* h", "* h a"),
        ("h *", "a h *"),
        ("h *", "a .\nh *"),
        ("k *", "k *\na ."),
    ],
    ids=["east", "west", "north", "south"],
)
def test_a_free_side_of_a_hut_is_worth_more(hut, beside):
    alone, crowded = (prospect_of(with_huts(drawing, MOST, **HUT), HUTS) for drawing in (hut, beside))
    assert alone > crowded


def test_a_wall_of_a_hut_is_no_free_side():
    without = prospect_of(with_huts("h *", MOST, h="hut-tower-S"), HUTS)
    with_tile = prospect_of(with_huts("h *\na .", MOST, h="hut-tower-S", a="arcades-8-N"), HUTS)
    assert without == with_tile > 0


def test_every_hut_has_a_wall():
    assert all(tile.closed for tile in TILES)


# -- bonus cards


def with_cards(*hand: str, held: int | None = None, city_of: int = 1, drawing: str = "*") -> Position:
    at = Position(rules_for(3, modules=("bonus_cards",)))
    at.slice(BONUS, hands=(hand, (), ()), held=(held or len(hand), 0, 0), revealed=((),) * 3)
    return at.player(city_of, city=city(at.book, drawing, g="garden-11-open"))


def test_a_bonus_card_is_worthless_if_others_have_its_building():
    assert prospect_of(with_cards(), BONUS) == 0
    one = prospect_of(with_cards("garden-11-open"), BONUS)
    assert 0 < one < prospect_of(with_cards("garden-11-open", "tower-11-open"), BONUS)
    assert prospect_of(with_cards("garden-11-open", drawing="* g"), BONUS) == 0
    assert prospect_of(with_cards("garden-11-open", drawing="* g", city_of=0), BONUS) == one


def test_a_hidden_bonus_card_has_the_average_value():
    seen = prospect_of(with_cards("garden-11-open"), BONUS)
    assert prospect_of(with_cards(held=1), BONUS) == pytest.approx(seen)
    assert prospect_of(with_cards(held=2), BONUS) == pytest.approx(2 * seen)
    part = (len(CARDS) - 1) / len(CARDS)
    assert prospect_of(with_cards(held=1, drawing="* g"), BONUS) == pytest.approx(part * seen)
    half = prospect_of(with_cards("tower-11-open", held=2, drawing="* g"), BONUS)
    assert half == pytest.approx(seen * (1 + (len(CARDS) - 2) / (len(CARDS) - 1)))


# -- camps, bazaars, viziers, contacts


def test_a_camp_counts_its_lines_and_their_growth():
    at = Position(rules_for(3, modules=("camps",)))
    assert prospect_of(at, CAMPS) == 0
    at.player(0, city=city(at.book, "* a c", a="pavilion-7-E", c="camp-6-W"))
    assert prospect_of(at, CAMPS, LAST) == 2
    assert prospect_of(at, CAMPS, Horizon(EARLY.rounds, 0.0)) == 6
    assert prospect_of(at, CAMPS, EARLY) > 6
    assert 2 < prospect_of(at, CAMPS, LATE) < prospect_of(at, CAMPS, Horizon(LATE.rounds, 4.0)), (
        "the longer the more"
    )


AROUND = {"z": "bazaar-dirham-2", "a": "arcades-9-open", "c": "chambers-10-open", "g": "garden-11-open"}
"""Legend for drawings; the bazaar counts arcades, chambers and towers."""


def bazaar_prospect(drawing: str, ahead: Horizon = EARLY) -> float:
    at = Position(rules_for(3, modules=("bazaars",)))
    return prospect_of(at.player(0, city=city(at.book, drawing, **AROUND)), BAZAARS, ahead)


def test_a_bazaar_counts_its_types_and_free_room():
    assert bazaar_prospect("* a") == 0
    alone, stranger, one, two = map(bazaar_prospect, ("* z", "* z g", "* z a", "* z a\n. c ."))
    assert 0 < stranger < alone < one < two
    assert [bazaar_prospect(drawing, LAST) for drawing in ("* z", "* z g", "* z a", "* z a\n. c .")] == [
        0,
        0,
        1,
        4,
    ]
    assert bazaar_prospect("* z", LATE) < alone


def test_only_an_awake_vizier_has_a_value():
    at = Position(rules_for(3, modules=("vizier",))).slice(VIZIER, awake=(True, False, True))
    assert prospect_of(at, VIZIER) > prospect_of(at, VIZIER, LATE) > prospect_of(at, VIZIER, seat=1) == 0


def test_contacts_are_worth_more_with_more_rounds_ahead():
    at = Position(rules_for(3, game="alhambra+granada"))
    assert prospect_of(at, BOTH) == 0
    at.player(0, city=city(at.book, "* a g", a="pavilion-7-E", g="library-8"))
    assert 0 < prospect_of(at, BOTH, LAST) < prospect_of(at, BOTH, EARLY)
