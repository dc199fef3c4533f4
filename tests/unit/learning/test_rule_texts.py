"""Texts of the rules: complete, parallel in all languages, with correct pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import attrs
import pytest

from alhambra_desktop.model.learning.rule_library import RuleLibrary
from alhambra_desktop.model.learning.rule_proof import FalsePictureError, book_of, prove
from alhambra_desktop.model.learning.rule_text import (
    RULE_ID,
    CardPicture,
    CityPicture,
    Claim,
    Picture,
    RuleText,
    RuleTextError,
    ScoringPicture,
    read_rules,
)
from alhambra_desktop.model.rules.modules.alhambra.rules import prizes
from alhambra_desktop.model.rules.modules.registry import MODULES, OPTIONS
from alhambra_desktop.words import languages

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = languages()
MOST_WORDS = 20
"""Maximum number of words in a sentence or clause."""

library = cache(RuleLibrary.read)


def rules(language: str) -> list[RuleText]:
    """Return all rules in a language."""
    return [place.rule for place in library(language).by_id.values()]


def cited(*folders: str) -> set[str]:
    """Return all rule ids in the code of some folders."""
    letters = "".join(sorted({rule.id.split("-")[0] for rule in rules("en")}))
    one = re.compile(rf"\b[{letters}]-\d{{1,2}}\b")
    paths = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return {found for path in paths for found in one.findall(path.read_text("utf-8"))}


def test_every_rule_set_has_rule_texts():
    assert [one.module.id for one in library("en").rule_sets] == [module.id for module in MODULES]


def test_every_cited_rule_has_a_text():
    made_up = {"B-" + "99"}
    assert cited("alhambra_desktop", "examples", "tests") - set(library("en").by_id) <= made_up


def sentences(value: object) -> Iterator[str]:
    """Yield every text of more than one word in a rule and its parts."""
    if isinstance(value, str):
        yield from [value.replace("**", "")] if " " in value else []
    elif isinstance(value, tuple | list):
        for one in value:
            yield from sentences(one)
    elif attrs.has(kind := type(value)):
        for field in attrs.fields(kind):
            yield from sentences(getattr(value, field.name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_searched_text_contains_every_part_of_a_rule(language):
    for rule in rules(language):
        told = attrs.evolve(rule, title="", about=(), words=())
        assert [one for one in sentences(told) if one not in rule.text] == [], rule.id


def test_rule_numbers_have_no_gaps():
    numbers: dict[str, list[int]] = {}
    for id_ in library("en").by_id:
        letter, number = id_.split("-")
        numbers.setdefault(letter, []).append(int(number))
    assert numbers == {letter: list(range(1, len(found) + 1)) for letter, found in numbers.items()}


def test_every_rule_is_cited_in_code_or_scenarios():
    told = {rule.id for rule_set in library("en").rule_sets for rule in rule_set.rules}
    assert told - cited("alhambra_desktop/model", "tests/scenarios") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_the_same_topics_in_every_language(language):
    english, here = library("en").help, library(language).help
    assert english is not None
    assert here is not None
    assert [rule.id for rule in here.rules] == [rule.id for rule in english.rules]
    assert all(rule.words for rule in here.rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_correct(language):
    wrong = []
    for rule_set in library(language).rule_sets:
        for rule in rule_set.rules:
            for picture in rule.pictures:
                try:
                    prove(picture, book_of(rule_set.module))
                except FalsePictureError as fault:
                    wrong.append((rule.id, picture.caption, str(fault)))
    assert wrong == []


def falsified(picture: Picture) -> Picture:
    """Return the same picture with a different claim."""
    if isinstance(picture, ScoringPicture):
        return attrs.evolve(picture, points=tuple(one + 1 for one in picture.points))
    claim = picture.claim
    if claim.refused:
        return attrs.evolve(picture, claim=attrs.evolve(claim, rule="B-99"))
    if claim.figure:
        return attrs.evolve(picture, claim=attrs.evolve(claim, figure=claim.figure + 1))
    return attrs.evolve(picture, claim=Claim("refused", "B-17"))


def test_every_falsified_picture_is_detected():
    kinds = set()
    for rule_set in library("en").rule_sets:
        for rule in rule_set.rules:
            for picture in rule.pictures:
                kinds.add((type(picture), getattr(picture, "deed", "")))
                with pytest.raises(FalsePictureError):
                    prove(falsified(picture), book_of(rule_set.module))
    assert {CityPicture, CardPicture, ScoringPicture} == {kind for kind, _ in kinds}
    assert {"try", "out", "run", "score"} <= {deed for _, deed in kinds}


def without_texts(rule: RuleText) -> RuleText:
    """Return the rule without its translated texts."""
    pictures = tuple(attrs.evolve(picture, caption="", note="") for picture in rule.pictures)
    table = tuple(("",) * len(row) for row in rule.table)
    return attrs.evolve(
        rule,
        title="",
        paragraphs=("",) * len(rule.paragraphs),
        table=table,
        pictures=pictures,
        asked=(("", ""),) * len(rule.asked),
        decided="told" if rule.decided else "",
        words=(),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_rules_and_pictures(language):
    assert list(map(without_texts, rules(language))) == list(map(without_texts, rules("en")))
    chapters = [[chapter.span for chapter in one.chapters] for one in library(language).rule_sets]
    assert chapters == [[chapter.span for chapter in one.chapters] for one in library("en").rule_sets]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short_without_exclamation_marks(language):
    for rule in rules(language):
        assert "!" not in rule.text, rule.id
        notes = (picture.note for picture in rule.pictures)
        answers = (part for pair in rule.asked for part in pair)
        told = " ".join((*rule.paragraphs, rule.decided, *notes, *answers))
        for sentence in re.split(r"(?<=[.?;:]) ", told):
            assert len(re.findall(r"[\w\u2019'-]+", sentence)) <= MOST_WORDS, (rule.id, sentence)


def test_references_to_rules_and_variants_exist():
    known = library("en").by_id
    for rule in rules("en"):
        assert {*rule.see, *RULE_ID.findall(rule.text)} <= set(known), rule.id
        assert rule.id not in rule.see
        assert set(rule.variants) <= set(OPTIONS), rule.id


def test_every_house_variant_is_listed_at_its_rule():
    by_id = library("en").by_id
    for name, option in OPTIONS.items():
        assert name in by_id[option.rule].rule.variants, name


def test_each_topic_has_one_rule():
    about = [topic for rule in rules("en") for topic in rule.about]
    assert len(about) == len(set(about))


def test_the_table_of_majority_points_matches_the_code():
    types = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
    rows = library("en").by_id["B-30"].rule.table[1:]
    for type_id, row in zip(types, rows, strict=True):
        told = [tuple(map(int, cell.split(","))) for cell in row[1:]]
        assert told == [prizes(type_id, number) for number in (1, 2, 3)]


def test_french_rules_have_correct_typography():
    for rule in rules("fr"):
        text = f"{rule.title} {rule.text} {' '.join(rule.words)}"
        assert not re.search(r"[^\u00a0\d][:;?]", text), rule.id
        assert "'" not in text, rule.id


GOOD = "# Walls\n## B-17 Alike\nThey are alike.\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "line 1: no chapter"),
        ("## B-17 Alike\n", "line 1: a rule precedes"),
        ("# Walls\n", "has no rule"),
        ("# Walls\nWords\n", "line 2: text outside"),
        ("# Walls\n## Alike\n", "line 2: a rule begins"),
        ("# Walls\n## B-17 Alike\nsee: B-18\n", "line 2: B-17 has no text"),
        (f"{GOOD}seen: B-18\n", "line 4: there is no field 'seen'"),
        (f"{GOOD}see: B-18\nsee: B-19\n", "line 5: this field occurs twice"),
        (f"{GOOD}see: walls\n", "line 4: ids of rules"),
        (f"{GOOD}see: B-18\nMore words.\n", "line 5: text after"),
        (f"{GOOD}picture: fountain | try a 0,1 | legal | Caption\n", "line 4: 5 parts"),
        (f"{GOOD}picture: fountain | lay a 0,1 | legal | Caption | Note\n", "line 4: after the position"),
        (
            f"{GOOD}picture: fountain | try a north | legal | Caption | Note\n",
            "line 4: 'north' is not a square",
        ),
        (f"{GOOD}picture: fountain | try a 0,1 | fine | Caption | Note\n", "line 4: 'fine' is not a result"),
        (f"{GOOD}cards: denar-1 | pay 8 | exact | Caption | Note\n", "line 4: after the cards"),
        (f"{GOOD}scoring: 2 tower | 3 3 | 9 | Caption | Note\n", "line 4: the number of points"),
    ],
)
def test_an_invalid_file_is_refused_with_its_line(text, fault):
    with pytest.raises(RuleTextError, match=re.escape(fault)):
        read_rules(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_a_rule_is_a_short_sentence(language):
    for rule in rules(language):
        assert rule.brief.endswith((".", "?")), rule.id
        assert len(rule.brief) <= 140, rule.id
