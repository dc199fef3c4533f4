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
        ("# Walls\n", "line 1: the chapter 'Walls' has no rule"),
        ("# Walls\n\n# Gates\n", "line 1: the chapter 'Walls' has no rule"),
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


EVERYTHING = """
# Walls and money

## B-17 Touching sides

Where two tiles touch, **both** sides agree.
They may be open. They may be closed.

Second paragraph?

| Rounds | Points |
| 1 | 2, 3 |

picture: fountain | try tower-9 0,-1 | legal | C1 | N1
picture: a -1,2; b 10,-20 | out -1,2 | refused B-17 | C2 | N2
picture: a 0,1 | run wall | 7 | C3 | N3
picture: a 0,1 | score moat | 0 | C4 | N4
cards: denar-2 denar-6 | pay 8 denar | exact | C5 | N5
cards: denar-9 | pay 8 denar | over 1 | C6 | N6
cards: denar-9 ducat-6 | take | refused B-9 | C7 | N7
cards: denar-9 ducat-6 | deal | 15 | C8 | N8
cards: denar-9 ducat-6 | start | 15 | C9 | N9
scoring: 2 tower | 3 3 1 | 9 8 0 | C10 | N10
see: B-18 AB-2
variant: one two
lesson: 4
scene: gaps
asked: First? | Yes.
asked: Second? | No: B-1.
decided: The rulebooks are silent.
about: wall city-square
words: corner, city wall

## AB-2 Short
Text.
# Second
## C-1 Other
Text of C.
"""


def test_every_field_of_a_rules_file_is_read():
    first, second = read_rules(EVERYTHING)
    assert (first.title, first.span) == ("Walls and money", ("B-17", "AB-2"))
    assert (second.title, second.span) == ("Second", ("C-1", "C-1"))
    rule, short = first.rules
    assert short == RuleText("AB-2", "Short", ("Text.",))
    assert second.rules == (RuleText("C-1", "Other", ("Text of C.",)),)
    texts = [(f"C{number}", f"N{number}") for number in range(1, 11)]
    pictures = (
        CityPicture((), "try", Claim("legal"), *texts[0], tile="tower-9", cell=(0, -1)),
        CityPicture(
            (("a", (-1, 2)), ("b", (10, -20))), "out", Claim("refused", rule="B-17"), *texts[1], cell=(-1, 2)
        ),
        CityPicture((("a", (0, 1)),), "run", Claim("figure", figure=7), *texts[2], subject="wall"),
        CityPicture((("a", (0, 1)),), "score", Claim("figure", figure=0), *texts[3], subject="moat"),
        CardPicture(("denar-2", "denar-6"), Claim("exact"), *texts[4], 8, "denar"),
        CardPicture(("denar-9",), Claim("over", figure=1), *texts[5], 8, "denar"),
        CardPicture(("denar-9", "ducat-6"), Claim("refused", rule="B-9"), *texts[6]),
        CardPicture(("denar-9", "ducat-6"), Claim("figure", figure=15), *texts[7], dealt=True),
        CardPicture(("denar-9", "ducat-6"), Claim("figure", figure=15), *texts[8], dealt=True, start=True),
        ScoringPicture(2, "tower", (3, 3, 1), (9, 8, 0), *texts[9]),
    )
    assert rule == RuleText(
        "B-17",
        "Touching sides",
        (
            "Where two tiles touch, **both** sides agree. They may be open. They may be closed.",
            "Second paragraph?",
        ),
        (("Rounds", "Points"), ("1", "2, 3")),
        pictures,
        ("B-18", "AB-2"),
        ("one", "two"),
        "4",
        (("First?", "Yes."), ("Second?", "No: B-1.")),
        "The rulebooks are silent.",
        ("wall", "city-square"),
        ("corner", "city wall"),
        "gaps",
    )
    assert rule.brief == "Where two tiles touch, both sides agree."
    assert [picture.claim.refused for picture in pictures[:3]] == [False, True, False]


CITY, CARDS = "picture: fountain | {} | Caption | Note", "cards: denar-1 | {} | Caption | Note"


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        *((CITY.format(f"try a 0,1 | {claim}"), "is not a result") for claim in (
            "exact 1", "legal B-1", "refused", "refused walls", "refused B-1 B-2", "over", "over 1 2", "7 8",
            "-7", "fine",
        )),
        (CITY.format("try a 0,1 | over x"), "invalid literal"),
        *((CITY.format(f"{task} | legal"), "after the position") for task in (
            "try a", "try a 0,1 2", "out", "out 0,1 a", "run", "run wall moat", "score", "lay a 0,1",
        )),
        *((CITY.format(f"out {cell} | legal"), "is not a square") for cell in ("0", "0,", "0;1", "0,1,2")),
        *((CARDS.format(f"{task} | exact"), "after the cards") for task in (
            "pay 8", "pay 8 denar now", "take all", "deal all", "give",
        )),
        (CARDS.format("pay much denar | exact"), "invalid literal"),
        ("cards: denar-1 | take | exact | Caption | ", "5 parts"),
        ("cards: denar-1 | take | exact | Caption", "5 parts"),
        ("cards: denar-1 | take | exact | Caption | Note | More", "5 parts"),
        ("scoring: 2 tower | 3 3 | 9 | Caption | Note", "number of points"),
        ("scoring: 2 | 3 | 9 | Caption | Note", "unpack"),
        ("asked: Why?", "2 parts"),
        ("asked: Why? | Because. | Really.", "2 parts"),
        ("see: B-1 walls", "ids of rules"),
        ("see: B", "ids of rules"),
    ],
)  # fmt: skip
def test_an_invalid_field_is_refused_with_its_line(field, fault):
    with pytest.raises(RuleTextError, match=rf"^line 5: .*{re.escape(fault)}"):
        read_rules(f"{GOOD}decided: Yes.\n{field}\n")


@pytest.mark.parametrize("name", ["see", "variant", "lesson", "scene", "decided", "about", "words"])
def test_a_field_with_one_value_occurs_once(name):
    with pytest.raises(RuleTextError, match="line 5: this field occurs twice"):
        read_rules(f"{GOOD}{name}: B-1\n{name}: B-1\n")


def test_blank_lines_and_spaces_around_lines_do_not_matter():
    (plain,), (spaced,) = (
        read_rules(text)
        for text in (
            "# Walls\n## B-17 Alike\nOne\ntwo.\n\nThree.\nsee: B-1\n",
            "\n#  Walls \n\n## B-17 Alike \n\n  One\ntwo.  \n\n\n\nThree.\n\n  see: B-1 \n\n",
        )
    )
    assert plain == spaced
    assert plain.rules[0].paragraphs == ("One two.", "Three.")


# -- pictures

BASE = next(module for module in MODULES if module.id == "alhambra")


def is_true(picture: Picture) -> bool:
    try:
        prove(picture, book_of(BASE))
    except FalsePictureError:
        return False
    return True


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("denar-9 ducat-9 ducat-2", 20),
        ("denar-9 ducat-9 ducat-1 florin-1", 20),
        ("denar-9 ducat-9 florin-1 dirham-9", 28),
        ("denar-9 ducat-9 ducat-1", None),
        ("denar-9 ducat-9 ducat-2 florin-1", None),
        ("denar-9 ducat-9 florin-1 denar-2 dirham-1", None),
    ],
)
def test_dealing_stops_at_the_first_card_that_reaches_the_sum(cards, total):
    """A player is dealt cards until they are worth 20 (B-4)."""
    worth = sum(int(card[-1]) for card in cards.split())
    for figure in (worth - 1, worth, worth + 1):
        picture = CardPicture(tuple(cards.split()), Claim("figure", figure=figure), "", "", dealt=True)
        assert is_true(picture) is (figure == total)


@pytest.mark.parametrize(
    ("cards", "claims"),
    [
        ("denar-2 denar-6", [Claim("exact")]),
        ("denar-3 denar-6", [Claim("over", figure=1)]),
        ("denar-1 denar-9", [Claim("over", figure=2)]),
        ("denar-1 denar-6", [Claim("refused", rule="B-10")]),
        ("denar-2 ducat-6", [Claim("refused", rule="B-10")]),
    ],
)
def test_a_payment_of_eight_has_one_result(cards, claims):
    every = [
        Claim("exact"),
        Claim("legal"),
        *(Claim("over", figure=figure) for figure in (0, 1, 2)),
        *(Claim("refused", rule=f"B-{number}") for number in range(8, 13)),
    ]
    true = [claim for claim in every if is_true(CardPicture(tuple(cards.split()), claim, "", "", 8, "denar"))]
    assert true == claims


@pytest.mark.parametrize(
    ("picture", "fault"),
    [
        (CityPicture((("tower-99", (0, 1)),), "run", Claim("figure"), "", "", subject="wall"), "no tile"),
        (CityPicture((), "try", Claim("legal"), "", "", tile="tower-99", cell=(0, 1)), "no tile tower-99"),
        (
            CityPicture((("garden-8-NW", (5, 5)),), "run", Claim("figure"), "", "", subject="wall"),
            r"garden-8-NW cannot lie on \(5, 5\): B-\d",
        ),
        (ScoringPicture(2, "moats", (1,), (1,), "", ""), "no majority of moats"),
        (ScoringPicture(1, "tower", (2, 1), (9, 9), "", ""), r"\(2, 1\) score \(6, 0\), not \(9, 9\)"),
        (CardPicture(("denar-9",), Claim("exact"), "", "", 8, "denar"), "rules allow Claim.*over.*figure=1"),
        (CardPicture(("denar-9",), Claim("figure", figure=9), "", "", dealt=True), "allow nothing like it"),
        (
            CityPicture((), "try", Claim("legal"), "", "", tile="garden-8-NW", cell=(3, 3)),
            r"claims Claim\(word='legal'.*allow Claim\(word='refused'",
        ),
    ],
)
def test_a_false_picture_is_explained(picture, fault):
    with pytest.raises(FalsePictureError, match=fault):
        prove(picture, book_of(BASE))


@pytest.mark.parametrize(("name", "seats"), [("alhambra", 3), ("granada", 3), ("camps", 3), ("dirk", 2)])
def test_pictures_have_three_seats_or_two_with_dirk(name, seats):
    book = book_of(next(module for module in MODULES if module.id == name))
    assert len(book.setup.seats) == seats
    assert name in book.installed
