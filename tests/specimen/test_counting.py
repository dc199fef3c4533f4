"""Points of the specimen in a scoring script; its rules do not define how they are shown."""

from __future__ import annotations

from alhambra_desktop.model.rules.table.counting import scoring_script
from tests.property.test_counting import rounds
from tests.specimen.test_scenarios import book_for
from tests.specimen.treasure_chamber.rules import CHESTS_SCORE


def test_points_without_counted_pieces_are_shown_with_their_terms() -> None:
    book = book_for(3)
    paid = 0
    for _, event, state in rounds(book, 3):
        script = scoring_script(book, state, event.scoring)
        for beat in (beat for beat in script.beats if beat.source == CHESTS_SCORE):
            for part in beat.parts:
                assert part.figure == part.amount == event.scoring.of(part.owner, CHESTS_SCORE)
                assert part.amount == sum(term for (term,) in part.terms)
                assert part.counted == part.running == ()
                paid += part.amount
    assert paid
