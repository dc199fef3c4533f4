"""Tables on a stage without a window."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra_desktop.model.rules.core.engine.event import Event
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.values import Seat
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from alhambra_desktop.views.game.table_snapshot import RecentTurns, TableSnapshot
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.text.story import last_tiles

WIDTH, HEIGHT = 1280.0, 742.0


def shown_of(
    book: Rulebook, state: GameState, viewer: Seat = 0, events: Iterable[Event] = ()
) -> TableSnapshot:
    """Return a moment as a seat sees it, without promises."""
    seen = observe(book, state, viewer)
    may = TurnFacts(book, state, (), viewer).liftable
    return TableSnapshot(
        book, seen, seen, arrangement(book, seen), recent_turns=RecentTurns(last_tiles(events)), liftable=may
    )


def stage_of(shown: TableSnapshot, width: float = WIDTH, height: float = HEIGHT, scale: float = 1.0) -> Stage:
    """Return a stage that shows a moment."""
    stage = Stage()
    stage.sync(shown)
    stage.lay_out(width, height, scale)
    return stage
