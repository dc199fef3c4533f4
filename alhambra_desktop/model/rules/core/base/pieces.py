from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..engine.builder import RulebookBuilder
from ..engine.event import (
    ActionDeclined,
    BuildingBought,
    FirstPlayerFound,
    GameEnded,
    LeftoverGiven,
    MarketRefilled,
    MoneyDealt,
    MoneyTaken,
    Passed,
    Redesigned,
    RowRefilled,
    ScoringHeld,
    TilePlaced,
    TileReserved,
    TurnBegan,
    TurnEnded,
)
from ..engine.hidden import cards_seen
from ..engine.rulebook import Rulebook
from ..engine.state import Observation, PlayerView
from ..geometry.city import City, Fact
from ..geometry.tile import START, Tile
from ..places.fold import ArrangementBuilder, Fold
from ..places.places import (
    DISCARD,
    PILE,
    TURN,
    Bag,
    CardBack,
    CardFace,
    CitySquare,
    Discard,
    Due,
    Hand,
    MarketSquare,
    Piece,
    PieceId,
    Pile,
    Place,
    Reserve,
    Row,
    ScoreFace,
    ScoreTrack,
    ScoringCardFace,
    Stack,
    Supply,
    TileFace,
    Tray,
    TurnFace,
    TurnMark,
    bag_id,
    score_id,
    scoring_card_id,
)
from ..values import MARKET_SQUARES, Seat

Standing = tuple[dict[PieceId, Piece], dict[Place, tuple[PieceId, ...]]]
STANDING: Final = Fact[Standing]("pieces")
BACK: Final = "card"  # ``PieceId.thing`` of every face-down card


def lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    row = Row()
    for card in seen.row:
        table.lay_copy(card, row, CardFace(card))
    table.lay(PILE, Pile(), Stack(seen.pile_count))
    table.lay(DISCARD, Discard(), Stack(len(seen.discard)))
    for number in seen.due:
        table.lay(scoring_card_id(number), Due(), ScoringCardFace(number))
    for stock in seen.stocks:
        table.lay(bag_id(stock.kind), Bag(stock.kind), Stack(stock.bag_count))
        for square, tile in zip(MARKET_SQUARES, stock.market, strict=True):
            if tile is not None:
                table.lay(book.tile_pieces[tile], MarketSquare(stock.kind, square), TileFace(tile))
    table.lay(TURN, TurnMark(seen.active), TurnFace(seen.turn))
    for seat, player in enumerate(seen.players):
        _lay_player(book, seat, player, table)


def _lay_player(book: Rulebook, seat: Seat, player: PlayerView, table: ArrangementBuilder) -> None:
    hand = Hand(seat)
    for card in player.hand:
        table.lay_copy(card, hand, CardFace(card))
    back = CardBack()
    for _ in range(player.cards - len(player.hand)):
        table.lay_copy(BACK, hand, back)
    tray, reserve = Tray(seat), Reserve(seat)
    for tile in player.purchases:
        table.lay(book.tile_pieces[tile], tray, TileFace(tile))
    for tile in player.reserve:
        table.lay(book.tile_pieces[tile], reserve, TileFace(tile))
    table.lay_all(*player.city.remember(STANDING, lambda: _standing(book, seat, player.city), seat))
    table.lay(score_id(seat), ScoreTrack(seat), ScoreFace(player.score))


def standing_id(book: Rulebook, seat: Seat, tile: Tile) -> PieceId:
    """All cities have the same starting tile, so the id of its piece contains the seat."""
    return PieceId(f"start-{seat}") if tile.kind == START else book.tile_pieces[tile.id]


def _standing(book: Rulebook, seat: Seat, city: City) -> Standing:
    pieces = [
        Piece(standing_id(book, seat, tile), CitySquare(seat, cell), TileFace(tile.id))
        for cell, tile in city.tiles.items()
    ]
    return {piece.id: piece for piece in pieces}, {piece.place: (piece.id,) for piece in pieces}


def discard_cards(fold: Fold, seat: Seat, cards: Iterable[str]) -> None:
    for card in cards:
        fold.melt(fold.find(Hand(seat), CardFace(card), CardBack(), card), Discard(), CardFace(card))
        fold.count(DISCARD, 1)


def draw_tile(book: Rulebook, fold: Fold, stock: str, tile: str, place: Place) -> None:
    fold.count(bag_id(stock), -1)
    fold.emerge(book.tile_pieces[tile], Bag(stock), place, TileFace(tile))


def move_purchase(book: Rulebook, fold: Fold, event: BuildingBought) -> None:
    discard_cards(fold, event.seat, event.cards)
    fold.move(book.tile_pieces[event.tile], Tray(event.seat))


def move_placed(book: Rulebook, fold: Fold, event: TilePlaced) -> None:
    fold.move(book.tile_pieces[event.tile], CitySquare(event.seat, event.cell), TileFace(event.tile))


def _taken(book: Rulebook, fold: Fold, event: MoneyTaken) -> None:
    for card in event.cards:
        face = CardFace(card) if cards_seen(book, (card,), event.seat, fold.viewer) else CardBack()
        fold.move(fold.find(Row(), CardFace(card)), Hand(event.seat), face)


def _redesigned(book: Rulebook, fold: Fold, event: Redesigned) -> None:
    tile = book.tile_pieces[event.tile]
    if event.kind == "remove":
        fold.move(tile, Reserve(event.seat))
        return
    if event.out is not None:
        fold.move(book.tile_pieces[event.out], Reserve(event.seat))
    fold.move(tile, CitySquare(event.seat, event.cell))


def _reserved(book: Rulebook, fold: Fold, event: TileReserved) -> None:
    fold.move(book.tile_pieces[event.tile], Reserve(event.seat), TileFace(event.tile))


def _row_refilled(book: Rulebook, fold: Fold, event: RowRefilled) -> None:
    for number in event.scoring:
        fold.emerge(scoring_card_id(number), Pile(), Due(), ScoringCardFace(number))
    for place, card in enumerate(event.added):
        if place == event.reshuffled:
            fold.turn(DISCARD, Stack(0))
        fold.emerge_copy(card, Pile(), Row(), CardFace(card))
    if event.reshuffled is not None:
        # if the row got no card of the new pile, the loop has not emptied the discard pile
        fold.turn(DISCARD, Stack(0))
    fold.turn(PILE, Stack(event.left))


def _market_refilled(book: Rulebook, fold: Fold, event: MarketRefilled) -> None:
    for stock, module, tile in event.beside:
        draw_tile(book, fold, stock, tile, Supply(module))
    for stock, square, tile in event.added:
        draw_tile(book, fold, stock, tile, MarketSquare(stock, square))


def _scored(book: Rulebook, fold: Fold, event: ScoringHeld) -> None:
    card = scoring_card_id(event.scoring.round)
    if card in fold:
        fold.melt(card, Due())  # the card leaves the game
    for seat in book.setup.everybody:
        face = fold.piece(score_id(seat)).face
        if isinstance(face, ScoreFace):
            fold.turn(score_id(seat), ScoreFace(face.points + event.scoring.total(seat)))


def _leftover(book: Rulebook, fold: Fold, event: LeftoverGiven) -> None:
    if event.seat is not None:
        fold.move(book.tile_pieces[event.tile], Tray(event.seat))


def _turn_began(book: Rulebook, fold: Fold, event: TurnBegan) -> None:
    fold.move(TURN, TurnMark(event.seat), TurnFace(event.turn))


def install_pieces(book: RulebookBuilder) -> None:
    book.pieces += (lay_pieces,)
    book.fold_nothing(MoneyDealt, FirstPlayerFound, Passed, ActionDeclined, TurnEnded, GameEnded)
    book.fold(MoneyTaken, _taken)
    book.fold(BuildingBought, move_purchase)
    book.fold(Redesigned, _redesigned)
    book.fold(TilePlaced, move_placed)
    book.fold(TileReserved, _reserved)
    book.fold(RowRefilled, _row_refilled)
    book.fold(MarketRefilled, _market_refilled)
    book.fold(ScoringHeld, _scored)
    book.fold(LeftoverGiven, _leftover)
    book.fold(TurnBegan, _turn_began)
