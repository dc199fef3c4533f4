"""Search in the rules: words, beginnings, ids, synonyms; the nearest words where nothing is found."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from alhambra_desktop.model.learning.rule_library import RuleLibrary, RuleSearch, folded, hit_spans
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.words import Words, languages


def search_in(language: str) -> RuleSearch:
    stop_words = Words(language).text(Message("rulebook-stop-words"))
    return RuleSearch(RuleLibrary.read(language), frozenset(folded(stop_words).split()))


SEARCHES = {language: search_in(language) for language in languages()}
ENGLISH, FRENCH = SEARCHES["en"], SEARCHES["fr"]
NEWCOMERS = Path(__file__).parent / "newcomers"
MOST_CALLS = 150_000
"""Of functions that an answer takes; 76,000 took 1.4 ms, and 50 are not felt."""


def test_an_id_finds_its_rule_however_it_is_written():
    for wish in ("B-17", "b17", "b 17", " B17 "):
        assert ENGLISH.find(wish).ids == ("B-17",)


def test_hits_in_titles_come_first():
    found = ENGLISH.find("redesign").ids
    assert found[0] == "B-15"
    assert "B-8" in found


@pytest.mark.parametrize(
    ("wish", "rule"), [("corner", "B-19"), ("diagonal", "B-19"), ("pay exactly", "B-11"), ("winner", "B-36")]
)
def test_synonyms_and_several_words_are_found(wish, rule):
    assert rule in ENGLISH.find(wish).ids


@pytest.mark.parametrize("language", languages())
def test_newcomers_find_their_answer_first(language):
    questions = tomllib.loads((NEWCOMERS / f"{language}.toml").read_text("utf-8"))
    first = {asked: SEARCHES[language].find(asked, ["alhambra"]).ids[:1] for asked in questions}
    wrong = [asked for asked, found in first.items() if not set(found) & set(questions[asked].split())]
    assert len(questions) >= 50
    assert wrong == []


def test_the_rules_of_this_table_come_before_those_of_others():
    assert ENGLISH.find("the end", ["alhambra"]).ids[0].startswith("B-")
    assert ENGLISH.find("the end of both", ["alhambra+granada"]).ids[0] == "A-7"


def test_words_that_say_little_do_not_count():
    assert ENGLISH.find("how do I get the money").ids == ENGLISH.find("get money").ids
    assert ENGLISH.find("the").ids, "nothing else is asked"


def test_accents_and_case_do_not_matter():
    assert FRENCH.find("SERAIL").ids == FRENCH.find("sérail").ids != ()


def test_beginnings_of_words_are_enough():
    assert set(ENGLISH.find("wall").ids) <= set(ENGLISH.find("wa").ids)


def test_where_nothing_is_found_the_nearest_words_are_offered():
    found = ENGLISH.find("serajlio")
    assert found.ids == ()
    assert "seraglio" in found.nearest
    assert ENGLISH.find("").ids == ENGLISH.find("").nearest == ()


def test_hits_are_marked_from_letter_to_letter():
    assert [*hit_spans("Un Sérail, deux sérails", "serail")] == [(3, 9), (16, 23)]


def calls(search: RuleSearch, wish: str) -> int:
    """How many functions an answer calls."""
    count = 0

    def follow(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(follow)
    try:
        search.find(wish)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_an_answer_takes_no_longer_than_can_be_felt(search):
    search.find("wall")  # the first one reads the words
    for wish in ("wall", "exakt", "zzzzzz", "the longest wall"):
        assert calls(search, wish) < MOST_CALLS, wish
