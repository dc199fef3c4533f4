"""Records of every rule set, complete and incomplete, are replayed."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import accumulate
from random import Random
from time import process_time

import attrs
import pytest

from alhambra_desktop.model.files.saves.record_reader import MOST_EVENTS, from_record
from alhambra_desktop.model.files.saves.save import from_bytes, to_bytes
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.codec import MisfitError
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.engine.event import ScoringHeld, TurnBegan
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, refusals, scores, start
from alhambra_desktop.model.rules.core.engine.setup import SeatSetup
from alhambra_desktop.model.rules.modules.registry import SetupError, make_setup, rulebook
from alhambra_desktop.words import say
from tests.saves.recorded import BOTH, MODULES, RULE_SETS, game_of, record_of
from tests.sweeps import swept

TABLES = [(7 * i + seats, seats, *rules) for i, rules in enumerate(RULE_SETS) for seats in (2, 3 + i % 4)]
OFFICIAL = [(3, "alhambra", MODULES), (2, "alhambra", MODULES), (2, BOTH, ("vizier",)), (3, "granada", ())]


def name_of(table):
    _, seats, game, modules = table
    return f"{game} {'+'.join(modules) if len(modules) < len(MODULES) else 'all'} {seats} seats"


def history_of(game: SavedGame):
    found = game.history()
    assert found is not None, "the actions do not lead to the state"
    return found


def seen(book, state):
    """Return the observations of all seats."""
    return [observe(book, state, seat) for seat in book.setup.everybody]


def turns(book, transitions):
    """Return the observations of all seats at the start of each turn and at the end."""
    states = [move.after for move in transitions if any(isinstance(e, TurnBegan) for e in move.events)]
    return [seen(book, state) for state in (*states, transitions[-1].after)]


def faults(book, state):
    return [fault for invariant in book.invariants for fault in invariant(book, state)]


QUICK = [
    table for table in TABLES[1::2] if table[2:] in (RULE_SETS[0], RULE_SETS[len(MODULES) + 1], RULE_SETS[-1])
]


@pytest.fixture(params=swept(TABLES, QUICK.__contains__), ids=name_of)
def game(request):
    return game_of(*request.param)


def test_a_whole_game_is_restored_from_its_record(game):
    book, played = game
    whole = record_of(book, played)
    again = from_record(whole)
    history = history_of(again)
    assert record_of(book, history) == whole
    assert scores(history[-1].after) == scores(played[-1].after)
    assert turns(book, history) == turns(book, played)
    assert again.state.over
    assert again.state.scorings == played[-1].after.scorings


def test_an_unfinished_game_is_restored_and_can_continue(game):
    book, played = game
    rng = Random(5)
    told = list(accumulate(sum(event.record() is not None for event in move.events) for move in played))
    for number in rng.sample(range(len(played)), 6):
        whole = record_of(book, played[: number + 1])
        again = from_record(whole)
        moves_again = history_of(again)
        assert record_of(book, moves_again) == whole
        there = played[told.index(told[number])].after  # transitions without a record entry are not replayed
        ours, theirs = seen(book, again.state), seen(book, there)
        assert [attrs.evolve(one, agenda=()) for one in ours] == [
            attrs.evolve(one, agenda=()) for one in theirs
        ]
        assert faults(rulebook(again.setup), again.state) == []
        play_on(again, rng)


def play_on(game: SavedGame, rng: Random) -> None:
    """Continue a game, save and open it, then export its record and read it again."""
    book, found, actions = rulebook(game.setup), list(history_of(game)), list(game.actions)
    for _ in range(25):
        offers = legal_actions(book, found[-1].after)
        if not offers:
            break
        actions.append(rng.choice(offers))
        found.append(play(book, found[-1].after, actions[-1]))
    later = SavedGame(game.setup, found[-1].after, tuple(actions))
    assert faults(book, later.state) == []
    assert history_of(from_bytes(to_bytes(later)))[-1].after == later.state
    whole = record_of(book, found)
    assert record_of(book, history_of(from_record(whole))) == whole


def test_a_recorded_game_can_continue_differently(game):
    """The arranged shuffles no longer apply, so the seed determines them."""
    book, played = game
    again = from_record(record_of(book, played))
    book, found = rulebook(again.setup), history_of(again)
    rng, state = Random(9), found[len(found) // 5].after
    while state.decision is not None:
        state = play(book, state, rng.choice(legal_actions(book, state))).after
    assert faults(book, state) == []


@pytest.mark.parametrize(("seats", "game", "modules"), OFFICIAL)
def test_a_game_with_official_rules_is_restored(seats, game, modules):
    book, played = game_of(0, seats, game, modules)
    whole = record_of(book, played)
    history = history_of(from_record(whole))
    assert record_of(book, history) == whole
    assert turns(book, history) == turns(book, played)


def test_a_record_gives_one_game_whose_deal_can_be_replayed():
    book, played = game_of(*TABLES[0])
    one, other = from_record(record_of(book, played)), from_record(record_of(book, played))
    assert one == other
    again = start(rulebook(one.setup)).after
    assert seen(book, again) == seen(book, played[0].after)
    anew = start(rulebook(one.setup.with_new_seed(3))).after
    assert anew.setup.arranged == ()
    assert seen(book, anew) != seen(book, again)


def test_observations_hide_the_arranged_shuffles():
    book, played = game_of(*TABLES[0])
    game = from_record(record_of(book, played[:20]))
    assert game.setup.arranged
    assert all(one.setup == book.setup.without_secrets() for one in seen(book, game.state))


def test_tiles_that_no_entry_names_are_shuffled():
    """An unfinished game must not continue with its tiles and cards in list order."""
    book, played = game_of(*TABLES[0])
    game = from_record(record_of(book, played[:3]))
    (bag,) = (stock.bag for stock in game.state.stocks)
    assert list(bag) not in (sorted(bag), sorted(bag, reverse=True))
    assert bag != tuple(tile for tile in book.bags["alhambra"] if tile in bag)
    longer = from_record(record_of(book, played[:4]))
    assert longer.setup.seed != game.setup.seed


# -- records of other programs


def official(seats: int = 3, game: str = "alhambra", modules: tuple[str, ...] = MODULES):
    book, played = game_of(0, seats, game, modules)
    return book, record_of(book, played)


def test_setup_entries_may_come_in_another_order():
    for seats, game in ((2, "alhambra"), (2, BOTH)):
        book, whole = official(seats, game, ("vizier",))
        first = next(i for i, entry in enumerate(whole["events"]) if entry["event"] == "turn")
        other = {**whole, "events": whole["events"][:first][::-1] + whole["events"][first:]}
        assert record_of(book, history_of(from_record(other))) == whole


def test_optional_fields_may_be_missing_or_in_another_order():
    book, whole = official()
    other = json.loads(json.dumps(whole))
    del other["variants"]["take_limit"]
    for entry in other["events"]:
        if entry["event"] in ("take", "buy"):
            entry["cards"].reverse()
        for row in entry["seats"] if entry["event"] == "score" else ():
            row["types"] = {name: points for name, points in row["types"].items() if points}
            row.update({name: 0 for name in ("moat", "wall_moat") if name not in row})
    assert other != whole
    assert record_of(book, history_of(from_record(other))) == whole


def needless(book, state):
    """Yield purchases with one needless card, which are legal but not offered (B-14)."""
    for action in legal_actions(book, state):
        if isinstance(action, BuyBuilding):
            rest = Counter(state.players[state.decision.seat].hand) - Counter(action.cards)
            for card in rest:
                more = attrs.evolve(action, cards=tuple(sorted((*action.cards, card))))
                if not refusals(book, state, more):
                    yield more


def test_needless_cards_are_paid_as_recorded():
    seats = [SeatSetup("Ann", "amber"), SeatSetup("Bob", "blue"), SeatSetup("Cid", "green")]
    book, rng = rulebook(make_setup(seats, 4)), Random(3)
    found, paid = [start(book)], None
    while paid is None:
        state = found[-1].after
        paid = next(needless(book, state), None)
        found.append(play(book, state, paid or rng.choice(legal_actions(book, state))))
    assert from_record(record_of(book, found)).actions == tuple(move.action for move in found[1:])


# -- impossible records


def refusal(whole):
    """Return the error message about a record that cannot be replayed."""
    with pytest.raises((MisfitError, SetupError)) as caught:
        from_record(whole)
    return say(caught.value.message)


def at(whole, kind, number=0):
    """Return the index of an entry of a kind."""
    return [i for i, entry in enumerate(whole["events"]) if entry["event"] == kind][number]


def changed(kind, number=0, **fields):
    """Return a record with fields changed in one entry, and the text that names the entry."""
    _, whole = official()
    place = at(whole, kind, number)
    whole["events"][place] |= fields
    return whole, f"event {place + 1}, {kind!r}"


IMPOSSIBLE = [
    ("deal", {"cards": ["denar-1"]}, "cards is ['denar-1'], but the rules give ["),
    ("deal", {"cards": 7}, "cards: 7 is not a list"),
    ("deal", {"cards": ["denar-1", None]}, "cards[1]: None is not text"),
    ("row", {"added": ["denar-99"] * 4}, "added is ['denar-99', "),
    ("first_player", {"seat": 9}, "seat is 9, but the rules give "),
    ("market", {"added": {"1": "tower-99"}}, "added.1 is 'tower-99', but the rules give "),
    ("market", {"added": []}, "added: [] has no named parts"),
    ("take", {"cards": ["denar-1"] * 5}, "the card is not in the money row (B-9)"),
    ("buy", {"cards": []}, "short by "),
    ("buy", {"tile": "tower-99"}, "the tile is not for sale (B-10)"),
    ("place", {"at": [50, 50]}, "(B-19)"),
    ("place", {"at": [0, 0]}, "(B-21)"),
    ("place", {"at": [0]}, "at: [0] does not have 2 parts"),
    ("place", {"tile": {}}, "tile: {} is not text"),
    ("take", {"entry_names": 7}, "'entry_names' is 7, but the rules give None"),
    ("take", {"seat": 5}, "seat 5 cannot act now"),
    ("turn", {"seat": None}, "seat is None, but the rules give "),
    ("take", {"event": "steal"}, "the rules require 'take' here"),
    ("score", {"round": 2}, "round is 2, but the rules give 1"),
    ("score", {"seats": [{"wall": 99}] * 3}, "seats[0].wall is 99, but the rules give "),
    ("score", {"seats": 7}, "seats is 7, but the rules give "),
    ("end", {"scores": [1, 2, 3]}, "scores is [1, 2, 3], but the rules give "),
]


@pytest.mark.parametrize(("kind", "fields", "words"), IMPOSSIBLE)
def test_an_impossible_entry_is_reported_with_the_reason(kind, fields, words):
    whole, named = changed(kind, **fields)
    told = refusal(whole)
    assert words in told
    assert "event" in fields or told.startswith(named)


def test_the_entry_after_a_missing_one_is_reported():
    _, whole = official()
    place = at(whole, "place")
    del whole["events"][place]
    assert re.match(rf"event {place + 1}, .*a tile has not been placed yet", refusal(whole))


def test_dirk_does_not_draw_the_same_camp_repeatedly():
    """A camp drawn for Dirk is shuffled back into the bag (D-6) and must not be drawn forever."""
    book, whole = official(2)
    place = at(whole, "dirk")
    camp = next(tile for tile in book.bags["alhambra"] if tile.startswith("camp"))
    whole["events"][place]["tiles"][0] = camp
    assert re.match(rf"event {place + 1}, 'dirk': tiles is \['{camp}'", refusal(whole))


def test_a_scoring_card_recorded_repeatedly_is_refused_quickly():
    _, whole = official()
    place = at(whole, "row", 3)
    whole["events"][place]["scoring"] = [1, 2] * 100_000
    begun = process_time()
    assert re.match(rf"event {place + 1}, 'row': ", refusal(whole))
    assert process_time() - begun < 2.0


def test_an_event_after_the_end_is_refused():
    _, whole = official()
    whole["events"].append(whole["events"][at(whole, "turn")])
    assert re.match(rf"event {len(whole['events'])}, 'turn': the game is over", refusal(whole))


HEADS = [
    ("version", 2, "its version is 2, but this program supports 1"),
    ("game", "chess", "Unknown game 'chess'"),
    ("modules", ["dirk"], "Unknown module 'dirk'"),
    ("modules", "camps", "'camps' is not a list"),
    ("variants", {"dirk": "sometimes"}, "'sometimes' is not one of on and off"),
    ("variants", {"dirk": []}, "[] is not a whole number"),
    ("variants", {"luck": "much"}, "'luck' does not exist"),
    ("variants", [], "[] has no named parts"),
    ("seats", [], "2 to 6 players"),
    ("seats", [{"name": "Ann"}] * 3, "unknown or missing parts ['colour']"),
    ("program", 3, "3 is not text"),
    ("events", {}, "{} is not a list"),
    ("events", [], "it contains no turns"),
    ("events", [7], "event 1: 7 is not an event"),
    ("events", [{"event": "turn"}] * (MOST_EVENTS + 1), "more than 5000"),
    ("more", 1, "unknown or missing parts ['more']"),
]


@pytest.mark.parametrize(("part", "value", "words"), HEADS)
def test_an_impossible_header_is_reported(part, value, words):
    _, whole = official()
    told = refusal({**whole, part: value})
    assert words in told
    assert len(told) < 400


def test_an_unknown_level_is_reported():
    _, whole = official()
    whole["seats"][0] |= {"player": "computer", "level": "emperor"}
    assert re.search("'emperor' is not a level or style", refusal(whole))


# -- short records


def shortened(seed, scorings, seats=3, game="alhambra", modules=()):
    """Return a random game up to the turn after a number of scoring rounds."""
    book, played = game_of(seed, seats, game, modules)
    held = [n for n, move in enumerate(played) if any(isinstance(e, ScoringHeld) for e in move.events)]
    return book, played[: held[scorings - 1] + 5]


@pytest.mark.parametrize("seed", range(1, 13))
def test_scoring_cards_are_drawn_as_recorded(seed):
    book, played = shortened(seed, 1 + seed % 2)
    whole = record_of(book, played)
    again = from_record(whole)
    history = history_of(again)
    assert record_of(book, history) == whole
    assert turns(book, history[: len(played) - 4]) == turns(book, played[: len(played) - 4])


def test_a_record_without_the_mark_of_a_new_pile_is_refused():
    _, whole = official(3, modules=())
    place = next(n for n, entry in enumerate(whole["events"]) if entry.get("reshuffled") is not None)
    del whole["events"][place]["reshuffled"]
    assert re.match(rf"event {place + 1}, 'row': \w+ is ", refusal(whole))


def test_a_record_may_end_with_a_new_pile():
    book, played = game_of(0, 3, "alhambra", ())
    last = next(
        n for n, move in enumerate(played) if any((e.record() or {}).get("reshuffled") for e in move.events)
    )
    whole = record_of(book, played[: last + 1])
    assert record_of(book, history_of(from_record(whole))) == whole


@pytest.mark.parametrize("count", [0, 1])
def test_exactly_the_maximum_number_of_events_is_read(count):
    _, whole = official(3, modules=())
    turn = whole["events"][at(whole, "turn")]
    told = refusal({**whole, "events": [turn] * (MOST_EVENTS + count)})
    assert told.startswith("event 1, 'turn'") is not bool(count)
    assert ("more than 5000" in told) is bool(count)


def test_the_number_of_a_malformed_event_counts_from_one():
    _, whole = official(3, modules=())
    for place in (0, 3):
        events = [*whole["events"]]
        events[place] = {"seat": 0}
        assert refusal({**whole, "events": events}).startswith(f"event {place + 1}: ")
        events[place] = {**whole["events"][place], "event": 7}
        assert refusal({**whole, "events": events}).startswith(f"event {place + 1}: ")


def test_the_first_entries_may_come_in_any_order():
    book, played = game_of(0, 3, "alhambra", ())
    whole = record_of(book, played[:1])
    events, turn = whole["events"][:-1], whole["events"][-1]
    assert (turn["event"], [entry["seat"] for entry in events if entry["event"] == "deal"]) == (
        "turn",
        [0, 1, 2],
    )
    for number in range(4):
        mixed = Random(number).sample(events, len(events))
        assert record_of(book, history_of(from_record({**whole, "events": [*mixed, turn]}))) == whole
