"""Search in the rules: words, prefixes, ids and synonyms; similar words if nothing is found."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from alhambra_desktop.model.learning.rule_library import (
    RuleLibrary,
    RuleSearch,
    RuleSet,
    folded,
    hit_spans,
    rules_fault,
)
from alhambra_desktop.model.learning.rule_text import Chapter, RuleText
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import MODULES
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
    for query in ("B-17", "b17", "b 17", " B17 "):
        assert ENGLISH.find(query).ids == ("B-17",)


def test_hits_in_titles_come_first():
    found = ENGLISH.find("redesign").ids
    assert found[0] == "B-15"
    assert "B-8" in found


@pytest.mark.parametrize(
    ("query", "rule"), [("corner", "B-19"), ("diagonal", "B-19"), ("pay exactly", "B-11"), ("winner", "B-36")]
)
def test_synonyms_and_several_words_are_found(query, rule):
    assert rule in ENGLISH.find(query).ids


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
    assert ENGLISH.find("end of the combined game", ["alhambra+granada"]).ids[0] == "A-7"


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


def calls(search: RuleSearch, query: str) -> int:
    """Return the number of function calls of a search."""
    count = 0

    def follow(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(follow)
    try:
        search.find(query)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_a_search_takes_few_function_calls(search):
    search.find("wall")  # the first search reads the rules
    for query in ("wall", "exakt", "zzzzzz", "the longest wall"):
        assert calls(search, query) < MOST_CALLS, query


# -- a small library


def rule(id_: str, title: str, text: str = "Nothing.", words: str = "", about: str = "") -> RuleText:
    return RuleText(
        id_,
        title,
        (text,),
        words=tuple(filter(None, words.split(", "))),
        about=tuple(about.split()),
    )


def library(
    *rules: RuleText, other: tuple[RuleText, ...] = (), help_: tuple[RuleText, ...] = ()
) -> RuleLibrary:
    """Return a library with rules of the base game and of Granada, and with help on the program."""
    modules = {module.id: module for module in MODULES}
    sets = [
        RuleSet(modules[name], (Chapter("Chapter", found),))
        for name, found in (("alhambra", rules), ("granada", other))
        if found
    ]
    return RuleLibrary(tuple(sets), RuleSet(None, (Chapter("Help", help_),)) if help_ else None)


def test_rules_are_ranked_by_words_title_synonym_and_text() -> None:
    known = library(
        rule("B-1", "Other", "The tower stands."),
        rule("B-2", "Other", "Nothing.", "tower bridge"),
        rule("B-3", "Tower of walls"),
        rule("B-4", "Towering"),
        rule("B-5", "Other", "Towers."),
        rule("B-6", "Tower"),
        rule("B-7", "Other", words="tower"),
        rule("B-8", "Unrelated"),
    )
    found = RuleSearch(known).find("tower").ids
    assert found == ("B-6", "B-7", "B-3", "B-2", "B-4", "B-1", "B-5")


def test_more_matching_words_count_more_than_better_places() -> None:
    known = library(rule("B-1", "Market stalls"), rule("B-2", "Other", "A market of tiles and coins."))
    assert RuleSearch(known).find("market tiles").ids == ("B-2", "B-1")
    assert RuleSearch(known).find("market stalls").ids == ("B-1", "B-2")


def test_rules_of_other_games_come_later_unless_they_are_played() -> None:
    known = library(
        rule("B-1", "Other", "A moat."),
        rule("B-2", "Moat of walls"),
        other=(rule("G-1", "Moat"), rule("G-2", "Moat of water"), rule("G-3", "Other", "A moat.")),
        help_=(rule("H-1", "Moat in the window"),),
    )
    search = RuleSearch(known)
    assert search.find("moat").ids == ("B-2", "H-1", "G-1", "B-1", "G-2", "G-3")
    assert search.find("moat", ["alhambra"]).ids == search.find("moat").ids
    assert search.find("moat", ["granada"]).ids == ("G-1", "G-2", "H-1", "G-3", "B-2", "B-1")
    assert search.find("moat", ["alhambra", "granada"]).ids[0] == "G-1"


def test_a_library_without_help_is_searched_too() -> None:
    known = library(rule("B-1", "Moat", about="moat city"), rule("B-2", "Wall", about="wall"))
    assert known.order == ("B-1", "B-2")
    assert RuleSearch(known).find("wall").ids == ("B-2",)
    assert [known.about(*topics) for topics in (("wall", "moat"), ("none", "city"), ("none",), ())] == [
        "B-2",
        "B-1",
        None,
        None,
    ]
    with_help = library(rule("B-1", "Moat"), help_=(rule("H-1", "Window", about="window"),))
    assert with_help.order == ("B-1", "H-1")
    assert with_help.about("window") == "H-1"
    assert with_help.by_id["H-1"].rule_set.id == ""
    assert with_help.by_id["B-1"].rule_set.id == "alhambra"


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("wall", True),
        ("wa", True),
        ("walls", True),
        ("walled", True),
        ("walling", True),
        ("wallings", False),
        ("allwall", False),
        ("ox", True),
        ("oxen", False),
        ("end", True),
        ("ending", True),
        ("endings", False),
        ("\u00c9t\u00e9", True),
        ("ete", True),
        ("strasse", True),
        ("oeuvre", True),
    ],
)
def test_a_word_is_found_by_its_beginning_and_in_inflected_forms(word: str, found: bool) -> None:
    known = library(rule("B-1", "Wall", "End ox \u00e9t\u00e9 Stra\u00dfe \u0153uvre."))
    assert (RuleSearch(known).find(word).ids == ("B-1",)) is found


@pytest.mark.parametrize(
    ("query", "nearest"),
    [
        ("garedn", ("garden", "gardens", "gardener")),
        ("towr", ("tower",)),
        ("cafx", ("caf\u00e9",)),
        ("oxx", ()),
        ("zzzz", ()),
    ],
)
def test_at_most_three_similar_words_are_suggested_as_written(query: str, nearest: tuple[str, ...]) -> None:
    text = "Garden gardens gardener gardened. TOWER, ox caf\u00e9."
    found = RuleSearch(library(rule("B-1", "Wall", text))).find(query)
    assert found.ids == ()
    assert set(found.nearest) == set(nearest)
    assert found.nearest[:1] == nearest[:1]


def test_an_id_finds_only_an_existing_rule() -> None:
    search = RuleSearch(library(rule("B-1", "Wall"), rule("AB-12", "Moat", "b 2")))
    assert [search.find(query).ids for query in ("b1", "b-01", "ab 12", "AB12", "b2")] == [
        ("B-1",),
        ("B-1",),
        ("AB-12",),
        ("AB-12",),
        (),
    ]


def test_only_stop_words_are_left_out_of_a_search() -> None:
    known = library(rule("B-1", "The wall"), rule("B-2", "Moat", "The end."))
    search = RuleSearch(known, frozenset(("the", "a")))
    assert search.search_words("The wall, a moat") == ("wall", "moat")
    assert search.search_words("the a") == ("the", "a")
    assert search.find("a wall").ids == ("B-1",)
    assert set(search.find("the").ids) == {"B-1", "B-2"}


@pytest.mark.parametrize(
    ("query", "spans"),
    [("wall", [(4, 8), (9, 14)]), ("the walls", [(0, 3), (9, 14), (15, 20)]), ("all", []), ("", [])],
)
def test_hits_are_words_that_begin_with_a_search_word(query: str, spans: list[tuple[int, int]]) -> None:
    assert [*hit_spans("The wall walls there", query)] == spans


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        ({"en.md": "# A\n## B-1 B\nC.\n", "fr.md": "# A\n## B-1 B\nC.\n"}, None),
        ({"en.md": "# A\n## B-1 B\nC.\n", "fr.md": "nothing"}, "fr.md"),
        ({"en.md": "none", "fr.md": "nothing"}, "en.md"),
        ({"en.txt": "none"}, None),
        ({}, None),
    ],
)
def test_the_first_invalid_rules_file_is_named(
    tmp_path: Path, files: dict[str, str], fault: str | None
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = rules_fault(tmp_path)
    assert (found is None) is (fault is None)
    if fault is not None:
        assert fault in str(dict(found.arguments)["reason"])


def test_a_missing_language_gets_the_english_rules() -> None:
    nowhere, english = RuleLibrary.read("xx"), RuleLibrary.read("en", str.upper)
    assert nowhere.order == ENGLISH.library.order
    assert nowhere.by_id["B-17"].rule.title == ENGLISH.library.by_id["B-17"].rule.title
    assert english.by_id["B-17"].rule.title == ENGLISH.library.by_id["B-17"].rule.title.upper()


def test_rules_have_the_title_of_their_module_and_the_help_its_own() -> None:
    known = library(rule("B-1", "Wall"), help_=(rule("H-1", "Window"),))
    assert [one.title for one in known.rule_sets] == [MODULES[0].title]
    assert known.help is not None
    assert known.help.title == Message("rulebook-help")
