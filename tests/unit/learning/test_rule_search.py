"""Search in the rules: words, prefixes, ids and synonyms; similar words if nothing is found."""

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
"""Maximum number of function calls per search: 76,000 took 1.4 ms, and 50 ms are imperceptible."""


def test_an_id_in_any_spelling_finds_its_rule():
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
def test_questions_of_newcomers_find_the_answer_first(language):
    questions = tomllib.loads((NEWCOMERS / f"{language}.toml").read_text("utf-8"))
    first = {asked: SEARCHES[language].find(asked, ["alhambra"]).ids[:1] for asked in questions}
    wrong = [asked for asked, found in first.items() if not set(found) & set(questions[asked].split())]
    assert len(questions) >= 50
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_a_whole_title_finds_its_rule_even_in_another_game(language):
    search = SEARCHES[language]
    titles = {id_: place.rule.title for id_, place in search.library.by_id.items()}
    missed = [id_ for id_, title in titles.items() if id_ not in search.find(title, ["alhambra"]).ids[:3]]
    assert missed == []


def test_rules_of_the_current_game_come_first():
    assert ENGLISH.find("the end", ["alhambra"]).ids[0].startswith("B-")
    assert ENGLISH.find("the end of both", ["alhambra+granada"]).ids[0] == "A-7"


def test_stop_words_do_not_count():
    assert ENGLISH.find("how do I get the money").ids == ENGLISH.find("get money").ids
    assert ENGLISH.find("the").ids, "nothing else is asked"


def test_accents_and_case_do_not_matter():
    assert FRENCH.find("SERAIL").ids == FRENCH.find("sérail").ids != ()


def test_prefixes_of_words_are_found():
    assert set(ENGLISH.find("wall").ids) <= set(ENGLISH.find("wa").ids)


def test_similar_words_are_offered_if_nothing_is_found():
    found = ENGLISH.find("serajlio")
    assert found.ids == ()
    assert "seraglio" in found.nearest
    assert ENGLISH.find("").ids == ENGLISH.find("").nearest == ()


def test_hit_spans_ignore_accents_and_case():
    assert [*hit_spans("Un Sérail, deux sérails", "serail")] == [(3, 9), (16, 23)]


def calls(search: RuleSearch, wish: str) -> int:
    """Return the number of function calls of a search."""
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
def test_a_search_takes_few_function_calls(search):
    search.find("wall")  # the first search reads the rules
    for wish in ("wall", "exakt", "zzzzzz", "the longest wall"):
        assert calls(search, wish) < MOST_CALLS, wish
