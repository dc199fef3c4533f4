"""Scripts of scoring rounds: every number matches the rules, in random games of all rule sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from alhambra_desktop.model.rules.core.engine.event import ScoringHeld
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import Transition, score_now, scored_states
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.places.places import PieceAt
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.model.rules.table.counting import Beat, Part, ScoringScript, scoring_script

from .folding import FOUNDATIONS, MOST_SEATS, book_of, builders
from .games import moves, random_rules

GAMES = 12


def rounds(book: Rulebook, seed: int) -> Iterator[tuple[Transition, ScoringHeld, GameState]]:
    """Yield every scoring round of a random game: its transition, its event and the scored state."""
    for move in builders(book, seed) if seed % 2 else moves(book, seed):
        states = None
        for event in move.events:
            if isinstance(event, ScoringHeld):
                states = scored_states(book, move) if states is None else states
                yield move, event, states[event.scoring.round]


def check_round(book: Rulebook, event: ScoringHeld, state: GameState) -> ScoringScript:
    """Compare every number of a script with the event and with a new calculation by the rules."""
    held = event.scoring
    assert score_now(book, state, held.round) == held
    script = scoring_script(book, state, held)
    table = arrangement(book, observe(book, state, 0)).pieces
    lying = {*table, *(PieceAt(piece.place, piece.face) for piece in table.values())}
    things = [each for beat in script.beats for part in beat.parts for each in part.counted]
    assert {piece for each in things for piece in each.pieces} <= lying, "counted, and not on the table"
    names = [(beat.source, beat.subject) for beat in script.beats]
    assert len(names) == len(set(names))
    assert {(line.source, line.subject) for line in held.lines} <= set(names)
    assert [beat.subject for beat in script.beats if beat.subject] == list(book.types)
    assert set(book.scored_edges) <= {beat.source for beat in script.beats}
    for beat in script.beats:
        assert [part.owner for part in beat.parts] == list(script.owners) == list(book.owners())
        if beat.subject is not None:
            assert beat.prizes == book.majorities[beat.subject].prizes(book, state, held.round)
        for part in beat.parts:
            check_part(event, beat, part)
    for owner in script.owners:
        paid = [beat.part(owner).amount for beat in script.beats]
        assert [beat.part(owner).so_far for beat in script.beats] == [
            sum(paid[: i + 1]) for i in range(len(paid))
        ]
        assert script.total(owner) == held.total(owner) == sum(paid)
        assert script.score(owner, 0) == script.before[owner]
        assert script.score(owner, len(script.beats)) == script.before[owner] + held.total(owner)
        if isinstance(owner, int):
            assert script.score(owner, len(script.beats)) == state.players[owner].score
    return script


def check_part(event: ScoringHeld, beat: Beat, part: Part) -> None:
    """Compare the numbers of one owner in one beat with the event."""
    lines = [
        x
        for x in event.scoring.lines
        if (x.owner, x.source, x.subject) == (part.owner, beat.source, beat.subject)
    ]
    assert part.amount == sum(line.amount for line in lines)
    assert part.terms == sum((line.terms for line in lines), ())
    assert not lines or part.shared_by == lines[0].shared_by
    counts = [each.amount for each in part.counted]
    assert all(count > 0 for count in counts)
    if beat.subject is not None:
        assert part.figure == event.counts[part.owner, beat.subject] == sum(counts)
        assert bool(part.place) == bool(part.figure)
        assert part.shared_by in (1, part.tied)
        if part.place and part.tied == 1 and part.place <= len(beat.prizes):
            assert part.amount == beat.prizes[part.place - 1]
    elif part.counted:
        assert part.amount == sum(counts)
    assert not part.counted or part.running[-1] == part.figure
    assert list(part.running) == sorted(part.running)
    assert len({piece for each in part.counted for piece in each.pieces}) >= bool(part.counted) - beat.traced


@pytest.mark.parametrize("number", range(GAMES))
def test_every_number_of_a_scoring_matches_the_rules(number):
    book = book_of(number)
    scores: dict[object, int] = dict.fromkeys(book.owners(), 0)
    held = []
    for _, event, state in rounds(book, number):
        script = check_round(book, event, state)
        assert script.before == scores
        scores = {owner: script.score(owner, len(script.beats)) for owner in script.owners}
        held.append(script.round)
    assert held == [1, 2, 3]


@pytest.mark.parametrize("game", FOUNDATIONS)
@pytest.mark.parametrize("seats", [2, MOST_SEATS])
def test_every_scored_point_is_counted_on_a_piece(game, seats):
    modules = tuple(module.id for module in CHOOSABLE) if game == "alhambra" else ()
    book = random_rules(seats, seats, game, modules)
    seen: Counter[str] = Counter()
    for _, event, state in rounds(book, 2 * seats + 1):
        for beat in check_round(book, event, state).beats:
            for part in beat.parts:
                if part.amount:
                    assert part.counted, (beat.name, part)
                    seen[beat.source] += 1
    assert {"types", *book.scored_edges} <= set(seen)
