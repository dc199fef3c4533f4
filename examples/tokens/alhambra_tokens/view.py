"""The appearance of tokens: a section of the supply, and the pictogram of their points."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_desktop.model.rules.api import Message, Observation, Piece, Rulebook
from alhambra_desktop.views.rule_sets.api import (
    EACH_SCORING,
    Drawing,
    PieceCard,
    Section,
    ViewBookBuilder,
    Worth,
    figure_path,
    points,
)

from .rules import TOKENS, TokensFace, TokensPlace, TokensState


def _icon(p: QPainter, tint: QColor) -> None:
    """Paint the pictogram in a square of 100 units: a disc."""
    p.setPen(QPen(tint, 6))
    p.setBrush(QColor("#D99A1E"))
    p.drawEllipse(QPointF(50, 50), 42, 42)


def _paint(p: QPainter, count: int, width: float) -> None:
    """Paint a disc with the number of tokens."""
    p.save()
    p.scale(width / 100, width / 100)
    _icon(p, QColor("#3B2616"))
    p.fillPath(figure_path(str(count), 50, 50, 44, 60), QColor("#20130B"))
    p.restore()


def _draw(book: Rulebook, face: TokensFace) -> Drawing:
    return Drawing((TOKENS, face.count), lambda p, width: _paint(p, face.count, width))


def _piece_card(book: Rulebook, seen: Observation, piece: Piece) -> PieceCard:
    worth = Worth(EACH_SCORING, points(1))
    return PieceCard(Message("tokens-card-name"), Message("tokens-card"), worth)


def _left(seen: Observation) -> Message:
    return Message("supply-tokens-left", count=seen.slice_of(TokensState).left)


def install(view: ViewBookBuilder) -> None:
    """Register the look and position of tokens."""
    view.draw(TokensFace, _draw)
    view.describe_piece(TokensFace, _piece_card)
    section = Section(
        Message("supply-tokens"),
        _icon,
        size=60.0,
        least=28.0,
        cells=((TokensPlace(TOKENS),),),
        note=_left,
    )
    view.add_section(TOKENS, section)
    view.add_icon(TOKENS, _icon)
