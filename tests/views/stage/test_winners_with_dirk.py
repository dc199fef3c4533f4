"""Winners of games with Dirk: he has the most points, but every panel marks only players as winners."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QLabel

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.scoring import Points, ScoringRound
from alhambra_desktop.model.rules.table.counting import scoring_script
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.people.seat_picture import SeatPicture
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.seat_pictures import owner_picture
from alhambra_desktop.views.models.games_model import outcome
from alhambra_desktop.views.pages.result import winner_niche
from alhambra_desktop.views.pages.result.outcome_card import OutcomeCard
from alhambra_desktop.views.pages.result.result_cards import FinalScores
from alhambra_desktop.views.pages.result.winner_niche import BEST_POINTS, POINTS, Honours
from alhambra_desktop.views.scene.panels.standings import StandingsPanel, standings_height
from alhambra_desktop.views.scene.zones.row import RowZone
from alhambra_desktop.views.text.scoring_words import summary
from alhambra_desktop.views.widgets.pictures import Picture
from alhambra_desktop.words import say
from tests.scenarios.board import Position, rules_for

from .inked import Inked, tint
from .snapshots import shown_of, stage_of

DIRK = 90
RESULTS = {"Ann": (70, 40), "Bob": (40, 70), "Ann and Bob": (60, 60)}
"""Points of Ann and Bob by the names of the winners."""


@attrs.frozen
class Ended:
    """A finished game of Ann and Bob in which Dirk has the most points."""

    names: str
    scores: tuple[int, int]
    at: Position

    @property
    def winners(self) -> list[int]:
        return [seat for seat, name in enumerate(("Ann", "Bob")) if name in self.names]

    @property
    def sentence(self) -> str:
        return f"{self.names} share the victory" if len(self.winners) > 1 else f"{self.names} wins"

    @property
    def saved(self) -> SavedGame:
        return SavedGame(self.at.book.setup, self.at.state, ())

    @property
    def table(self) -> GameTable:
        table = GameTable()
        table.open(self.saved)
        return table


@pytest.fixture(params=list(RESULTS.items()), ids=list(RESULTS))
def ended(request, qapp) -> Ended:
    names, scores = request.param
    at = Position(rules_for(2))
    assert at.book.owners() == (0, 1, "dirk")
    lines = (
        *(Points(seat, "types", score) for seat, score in enumerate(scores)),
        Points("dirk", "types", DIRK),
    )
    for seat, score in enumerate(scores):
        at.player(seat, score=score)
    at.market(None, None, None, None).change(agenda=(), scorings=(ScoringRound(3, lines),))
    return Ended(names, scores, at)


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def test_the_standings_mark_the_players_with_the_most_points(ended, ink):
    shown = shown_of(ended.at.book, ended.at.state)
    stage = stage_of(shown)
    panel = StandingsPanel(stage.faces)
    panel.set_rect(QRectF(0, 0, 268, standings_height(shown.book)))
    panel.snapshot = shown
    ink.on(panel)
    totals = {
        mark.text: mark.pen for mark in ink.of("drawText") if mark.text in {*map(str, ended.scores), "90"}
    }
    marked = tint(panel.faces.theme.plate_figure)
    assert {text for text, pen in totals.items() if pen == marked} == {str(max(ended.scores))}
    assert str(DIRK) in totals
    assert [cell.leads for cell in panel.table[-1].cells] == [
        *(seat in ended.winners for seat in (0, 1)),
        False,
    ]


def test_panels_of_players_have_a_star_if_their_player_won(ended, ink):
    stage = stage_of(shown_of(ended.at.book, ended.at.state))
    starred = []
    for seat in (0, 1):
        ink.on(stage.player_zone(seat))
        starred += [seat] * len(ink.of("winner"))
    assert starred == ended.winners
    gain = stage.player_zone(0).words.gain
    assert (gain is None) == (len(ended.winners) == 2)
    assert gain is None or (gain[1], "30" in gain[0]) == (("1st", "2nd")[ended.winners != [0]], True)


def test_the_podium_has_only_players(ended, ink):
    stage = stage_of(shown_of(ended.at.book, ended.at.state))
    ink.on(stage.market)
    assert len(ink.of("seat")) == 2
    assert len(ink.of("winner")) == len(ended.winners)
    assert str(DIRK) not in ink.texts
    assert "Dirk" not in ink.texts


def test_the_band_of_the_money_row_names_the_winners(ended):
    (message,) = RowZone.band(shown_of(ended.at.book, ended.at.state))[1]
    assert say(message) == ended.sentence


def test_the_niche_of_the_winners_has_their_portraits_and_highlights_their_rows(ended, ink, monkeypatch):
    honours = Honours(ended.table)
    painted: list[str] = []
    written: dict[str, str] = {}
    monkeypatch.setattr(
        winner_niche, "write", lambda p, rect, text, font, tone, *_: written.update({text: tone})
    )
    monkeypatch.setattr(SeatPicture, "paint", lambda picture, *_: painted.append(picture.colour))
    stars = []
    monkeypatch.setattr(winner_niche, "paint_win_star", lambda p, at, radius: stars.append(at))
    for paint in honours.winner_steps(QPointF(200, 200), 1.0):
        ink.record(paint)
    assert painted == [owner_picture(ended.at.book, seat).colour for seat in ended.winners]
    assert len(stars) == len(ended.winners)
    for owner in ended.at.book.owners():
        ink.record(lambda p, owner=owner: honours._paint_row(p, QRectF(0, 0, 340, 54), owner, 1.0))
    assert {text for text, tone in written.items() if tone == BEST_POINTS} == {str(max(ended.scores))}
    assert written[str(DIRK)] == POINTS


def test_the_result_names_the_winners_and_lists_dirk_last_and_without_a_place(ended, qtbot):
    table = ended.table
    card = OutcomeCard(FaceCache(), table, FinalScores.of(table), "normal")
    qtbot.addWidget(card)
    assert card.accessibleName() == ended.sentence
    texts = [label.text() for label in card.findChildren(QLabel)]
    assert [text for text in texts if text in ("Ann", "Bob", "Dirk")][-1] == "Dirk"
    first = "tied 1st" if len(ended.winners) > 1 else "1st"
    places = [picture.toolTip() for picture in card.findChildren(Picture) if picture.toolTip()]
    assert places.count(first) == len(ended.winners)
    assert not any("3rd" in place for place in places)
    assert f"{max(ended.scores)} points after" in " ".join(texts)
    assert "Dirk competes for majorities but cannot win." in card.notes


def test_the_end_is_announced_with_the_winners_and_all_points(ended):
    spoken = Honours(ended.table).spoken_text
    assert spoken.startswith(ended.sentence)
    assert f"Dirk {DIRK}" in spoken


def test_the_summary_of_a_scoring_names_only_players(ended):
    state = ended.at.state
    text = summary(ended.at.book, scoring_script(ended.at.book, state, state.scorings[-1]))
    assert ended.names in text
    assert "Dirk" not in text
    assert str(DIRK) not in text


def test_a_listed_game_has_places_for_players_only(ended):
    kept = kept_game(ended.saved, "file", 1, "normal")
    assert [seat.place for seat in kept.seats] == [1 if seat in ended.winners else 2 for seat in (0, 1)]
    assert say(outcome(kept)) == ended.sentence
