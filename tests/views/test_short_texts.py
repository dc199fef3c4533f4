"""Short texts: levels, ranks, standings, previews, refusals, dates and the names of rules."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from alhambra_desktop.model.learning.rule_text import RuleTextError
from alhambra_desktop.model.rules.core.engine.event import MoneyTaken, TurnBegan
from alhambra_desktop.model.rules.core.engine.preview import Preview
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.table.choices import Change
from alhambra_desktop.model.rules.table.standings import Ranking, Standing
from alhambra_desktop.views.game.piece_card import tiles_worth
from alhambra_desktop.views.text import dates, names, rules
from alhambra_desktop.views.text.language import SpokenLanguage, capital, plain
from alhambra_desktop.views.text.words import (
    Line,
    aloud,
    change_words,
    level_names,
    place_words,
    preview_lines,
    reason_lines,
    row_noun,
    signed,
    standing_message,
    standings_messages,
)
from alhambra_desktop.words import in_use, phrase, say
from tests.previews import preview_of
from tests.scenarios.board import Position, grown, rules_for

BOOK = rules_for()
NORTH = (0, -1)


# -- levels, ranks and standings


@pytest.mark.parametrize(
    ("name", "simply", "texts"),
    [
        (None, False, 0),
        (None, True, 0),
        ("apprentice", False, 1),
        ("builder", False, 1),
        ("builder:mason", False, 2),
        ("builder:mason", True, 1),
    ],
)
def test_a_level_has_a_text_with_its_style_and_a_shorter_one(name, simply, texts):
    found = level_names(name, simply)
    assert len(found) == texts
    assert (found == (phrase("level-simple"),)) == (simply and name is not None)
    if texts == 2:
        assert found[-1] == "builder"
        assert len(found[0]) > len(found[1])


@pytest.mark.parametrize(
    ("place", "words"), [((1, 1), "1st"), ((2, 1), "2nd"), ((1, 2), "tied 1st"), ((3, 3), "tied 3rd")]
)
def test_a_rank_says_whether_it_is_shared(place, words):
    assert say(place_words(place)) == words


def test_a_row_of_the_standings_lists_owners_with_something():
    ranked = (Standing(1, 3, 1, False, 16), Standing(0, 2, 2, True, 4), Standing(2, 0, 0, False, 0))
    row = Ranking("tower", ranked)
    alone = say(standings_messages(BOOK, row, None))
    assert "1st Bob" in alone
    assert "tied 2nd Ann" in alone
    assert "Cid" not in alone
    with_points = say(standings_messages(BOOK, row, 1))
    assert alone in with_points
    assert "16" in with_points
    assert standings_messages(BOOK, row, 2) == standings_messages(BOOK, row, None), "no points to mention"
    total = attrs.evolve(row, subject=None)
    assert standings_messages(BOOK, total, 1) == standings_messages(BOOK, total, None)
    empty = attrs.evolve(row, ranked=ranked[2:])
    assert say(standings_messages(BOOK, empty, 0)) == say(
        Message("standings-row-empty", subject=row_noun(BOOK, "tower"))
    )
    assert say(standing_message(BOOK, ranked[1])).startswith("tied 2nd Ann")
    assert say(standing_message(BOOK, ranked[0])).startswith("1st Bob")


def test_a_row_is_named_after_its_type_source_or_total():
    assert say(row_noun(BOOK, None)).lower() == "if scored now"
    assert "tower" in say(row_noun(BOOK, "tower"))
    assert "wall" in say(row_noun(BOOK, "wall"))


@pytest.mark.parametrize(("number", "text"), [(0, ""), (3, "+3"), (-3, "−3"), (1, "+1")])
def test_a_change_has_a_sign(number, text):
    assert signed(number) == text


# -- previews


@pytest.fixture
def position() -> Position:
    """Return a position in which Ann and Bob have a garden each, before the first scoring."""
    at = Position(BOOK)
    at.player(0, city=grown(BOOK, "garden-8-NE"))
    return at.player(1, city=grown(BOOK, "garden-9-E"))


def lines(seen: Preview) -> dict[str, tuple[str, str]]:
    return {line.badge: (line.text, line.figure) for line in preview_lines(BOOK, seen)[0]}


def seen_with(at: Position, tile: str) -> Preview:
    city = at.state.players[0].city
    cell = BOOK.placement.legal_cells(city, BOOK.tiles[tile])[0]
    return preview_of(BOOK, at.state, 0, tile, cell)


def test_a_preview_shows_a_new_rank_with_its_points(position):
    found = lines(seen_with(position, "garden-10-open"))
    text, figure = found["garden"]
    assert "tied 1st" in text
    assert text.index("tied 1st") < text.rindex("1st")
    assert figure.startswith("+")
    assert "tower" not in found
    first = lines(seen_with(position, "tower-11-open"))
    assert "1st" in first["tower"][0]
    assert "garden" not in first, "its rank and points stay"


def test_a_preview_without_a_better_rank_shows_the_same_place(position):
    position.player(0, city=grown(BOOK, "garden-8-NE", "garden-10-open"))
    found = lines(seen_with(position, "garden-11-open"))
    assert found["garden"] == (say(Message("preview-same-place", now=place_words((1, 1)))), "")


def test_a_preview_shows_the_wall_before_and_after():
    at = Position(BOOK)
    seen = seen_with(at, "garden-8-NE")
    now = len(seen.after.runs["wall"])
    assert now
    text, figure = lines(seen)["wall"]
    assert figure == f"+{now}"
    assert "0" in text
    assert str(now) in text
    back = Preview(0, seen.after, seen.before, seen.city)
    assert lines(back)["wall"][1] == f"−{now}"
    same = Preview(0, seen.after, seen.after, seen.city)
    assert lines(same)["wall"][1] == ""
    assert lines(same).keys() == {"wall"}


def test_the_total_of_a_preview_is_its_gain(position):
    seen = seen_with(position, "garden-10-open")
    assert preview_lines(BOOK, seen)[1] == (Message("preview-total"), f"+{seen.gain}")
    same = Preview(0, seen.after, seen.after, seen.city)
    assert preview_lines(BOOK, same)[1][1] == "±0"
    assert preview_lines(BOOK, Preview(0, seen.after, seen.before, seen.city))[1][1] == f"−{seen.gain}"


def test_remarks_follow_without_a_badge(position):
    remark = Message("preview-total")
    seen = attrs.evolve(seen_with(position, "garden-10-open"), remarks=(remark,))
    assert preview_lines(BOOK, seen)[0][-1] == Line("", remark)


def test_the_effect_of_a_deed_names_payment_changes_and_total(position):
    seen = seen_with(position, "garden-10-open")
    nothing = Preview(0, seen.after, seen.after, seen.city)

    def words(change: Change) -> str:
        found = change_words(BOOK, change)
        return "" if found is None else say(found)

    assert words(Change(nothing)) == ""
    exact, bonus = words(Change(nothing, 0)), words(Change(nothing, 0, again=True))
    assert words(Change(nothing, 2)) == say(Message("offer-over", by=2))
    assert words(Change(nothing, 2, again=True)) == words(Change(nothing, 2))
    assert (exact, bonus) == (phrase("offer-exact"), phrase("offer-exact-bonus"))
    whole = words(Change(seen, 0))
    assert whole.startswith(exact)
    assert "gardens" in whole
    total = Message("change-total", total=Message("preview-total"), points=f"+{seen.gain}")
    assert whole.endswith(say(total))
    losing = words(Change(Preview(0, seen.after, seen.before, seen.city)))
    assert f"−{seen.gain}" in losing


def test_a_change_of_the_wall_is_mentioned_without_its_points():
    seen = seen_with(Position(BOOK), "tower-11-open")
    walls = seen_with(Position(BOOK), "garden-8-NE")
    for preview in (seen, walls):
        found = change_words(BOOK, Change(preview))
        assert found is not None
        edge = lines(preview)["wall"]
        assert (edge[0] in say(found)) == bool(edge[1])
        assert say(found).count("+") == 2, "points of walls are only in the total"
    remark = attrs.evolve(walls, remarks=(Message("undo-nothing"),))
    assert say(Message("undo-nothing")) not in say(change_words(BOOK, Change(remark)) or Message("card-now"))


# -- refusals


def broken(rule: str) -> BrokenRule:
    return BrokenRule(rule, Message("not-now"), Message("not-now-why"))


def test_a_refusal_gives_at_most_two_reasons_with_their_rules():
    rules_broken = tuple(broken(rule) for rule in ("B-17", "B-18", "B-19"))
    found = reason_lines(rules_broken, ("one", "two", "three"))
    assert [(line.badge, line.strong, line.aside, line.rule) for line in found] == [
        ("one", True, False, "B-17"),
        ("", False, True, "B-17"),
        ("two", True, False, "B-18"),
        ("", False, True, "B-18"),
    ]
    assert [line.badge for line in reason_lines(rules_broken[:1])] == ["", ""]
    assert found[0].text == capital(say(rules_broken[0].reason))
    assert "B-17" in found[1].text


def test_a_rule_without_a_text_has_no_link():
    (reason, why) = reason_lines((broken("no rule"),))
    assert (reason.rule, why.rule) == ("", "")
    assert "no rule" not in why.text


def test_only_strong_lines_begin_with_a_capital():
    message = Message("rank", number=1)
    noun = row_noun(BOOK, "tower")
    assert Line("", noun, strong=True).text == capital(say(noun)) != say(noun)
    assert Line("", noun).text == say(noun)
    assert Line("", message).text == "1st"


def test_messages_read_aloud_are_sentences():
    noun = row_noun(BOOK, "tower")
    sentence = Message("undo-nothing")
    assert say(sentence).endswith(".")
    assert aloud([noun, sentence]) == f"{capital(say(noun))}. {say(sentence)}"
    assert aloud([]) == ""


# -- single texts


def test_a_text_gets_a_capital_at_its_beginning_only():
    assert [capital(text) for text in ("", "a", "the Big one")] == ["", "A", "The Big one"]


def test_a_tooltip_shows_html_literally():
    assert plain("a < b") == "a < b"
    assert plain("<b>'Ann' & \"Bob\"</b>") == "&lt;b&gt;'Ann' &amp; \"Bob\"&lt;/b&gt;"


def test_a_language_is_announced_when_it_changes_with_its_numbers_and_buttons(spoken, qtbot):
    language, heard = SpokenLanguage(), list[str | None]()
    language.changed.connect(lambda: heard.append(in_use()))
    language.speak("fr")
    assert heard == ["fr"]
    assert QLocale().language() == QLocale.Language.French
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    language.speak("fr")
    assert heard == ["fr"], "nothing changed"
    language.speak("en")
    assert heard == ["fr", "en"]
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert QLocale().language() == QLocale.Language.English


def test_rules_are_found_by_id_topic_and_event():
    assert rules.rule_with_text("B-17") == "B-17"
    assert rules.rule_with_text("no rule") == rules.rule_with_text("") == ""
    assert rules.topic(MoneyTaken) == "money-taken"
    assert rules.rule_of_event(None) == ""
    assert rules.rule_of_event(MoneyTaken(0, ())) == "B-9"
    assert rules.first_rule("alhambra") == "B-1"
    assert rules.first_rule("no such module") == ""
    assert rules.rule_of_event(object()) == ""
    assert isinstance(rules.rule_of_event(TurnBegan(0, 1)), str)


def test_unreadable_rules_have_no_first_rule(monkeypatch):
    def fails() -> None:
        raise RuleTextError("x")

    monkeypatch.setattr(rules, "library", fails)
    assert rules.first_rule("alhambra") == ""


def test_further_players_have_other_names():
    every = list(names.further_names("Anna"))
    assert len(set(every)) == len(every)
    assert list(names.further_names(every[1])) == [every[0], *every[2:]]


# -- dates


def test_dates_have_the_parts_that_fit_their_place():
    moment = datetime(2020, 3, 2, 7, 5)
    assert dates.date_and_time(moment.timestamp()) == "2 Mar 2020, 07:05"
    assert dates.whole_date(moment.timestamp()) == "2 Mar 2020"
    assert dates.short_day(date(2020, 3, 2)) == "2 Mar"
    assert dates.long_day(QDate(2020, 3, 2)) == "2 March"


def test_a_brief_date_is_exact_only_for_today_and_yesterday():
    today = datetime.now().replace(hour=0, minute=4)
    told = [dates.brief_date((today - timedelta(days=days)).timestamp()) for days in range(4)]
    assert told[:2] == ["today, 00:04", "yesterday"]
    assert told[2:] == [dates.short_day(today - timedelta(days=days)) for days in (2, 3)]
    assert dates.brief_date((today + timedelta(days=1)).timestamp()) == dates.short_day(
        today + timedelta(days=1)
    )


@pytest.mark.parametrize(("count", "more"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_a_value_names_at_most_two_tiles_and_counts_the_others(count, more):
    tiles = ("tower-7-NEW", "garden-8-NE", "tower-12-open", "garden-11-open", "garden-12-S")[:count]
    worth = tiles_worth(Message("card-now"), BOOK, tiles, Message("card-not-standing"))
    assert worth.figure == Message("card-tiles", count=count)
    assert worth.working is not None
    assert (worth.working.id == "card-more") == (more > 0)
    assert dict(worth.working.arguments).get("more", 0) == more
    named = [say(BOOK.tile_noun(tile)) in say(worth.working) for tile in tiles]
    assert named == [True] * min(count, 2) + [False] * more


def test_a_value_without_tiles_says_why():
    worth = tiles_worth(Message("card-now"), BOOK, (), Message("card-not-standing"))
    assert worth.working == Message("card-not-standing")
