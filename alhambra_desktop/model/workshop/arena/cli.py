from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from .... import PROGRAM
from ....command_words import print_error, progress, run_command
from ...files.saves.files import reason, rule_sets_folder, write_atomically
from ...files.saves.record import write_record
from ...players.games import Game, GameResult, rotated_games
from ...rules.core.words.message import Message, MessageError, listed
from ..task_pool import TaskPool, TaskPoolError
from . import arguments as options
from .chart import chart
from .game_task import RuleSetError, play
from .matches import elo_ratings, ladder, match_results, round_robin, schedule
from .standings import match_standings, report, table_standings


class UnwrittenError(MessageError):
    """A record, report or chart could not be written. The message is a complete sentence."""


def main(arguments: Sequence[str] | None = None) -> int:
    failures = (RuleSetError, TaskPoolError, UnwrittenError)
    return run_command(options.NAME, arguments, _run, Message("command-stopped"), failures)


def _switch_rule_sets_on() -> None:
    folder = rule_sets_folder()
    if not folder.is_dir():
        return
    from ...files.addons.shelf import Shelf

    if left_out := Shelf(folder).start():
        print_error(options.NAME, Message("add-ons-left-out", names=listed(left_out)))


def _run(command: Sequence[str]) -> None:
    _switch_rule_sets_on()
    arguments = options.parser().parse_args(command)
    if arguments.list_options:
        print(options.option_list())
    elif (kind := options.kind_of(arguments)) is None:
        _one_table(arguments)
    else:
        _matches(arguments, kind, command)


def _one_table(arguments: argparse.Namespace) -> None:
    names = options.seats(arguments)
    games = rotated_games(names, arguments.games, options.tournament(arguments))
    games[0].setup()  # if the setup is impossible, this raises an error before any game starts
    options.must_be_writable(arguments)
    with options.pool(arguments, len(games)) as pool:
        results = list(_played(arguments, pool, games, len(games)))
    print(table_standings(names, results))


def _matches(arguments: argparse.Namespace, kind: str, command: Sequence[str]) -> None:
    levels, settings = options.levels(arguments), options.tournament(arguments)
    pairing = ladder if kind == options.LADDER else round_robin
    matches = [match for table in options.tables(arguments) for match in pairing(levels, table)]
    for match in matches:
        settings.dealt(0, 0, match.seatings[0]).setup()
    options.must_be_writable(arguments)
    count = sum(match.deals(arguments.games) * len(match.seatings) for match in matches)
    with options.pool(arguments, count) as pool:
        played = _played(arguments, pool, schedule(matches, arguments.games, settings), count)
        results = match_results(matches, arguments.games, played)
    elo = elo_ratings(levels, results)
    print(match_standings(levels, results, elo))
    if arguments.json is not None:
        found = report(["alhambra-arena", *command], kind, levels, settings, results, elo)
        _write(arguments.json, (json.dumps(found, ensure_ascii=False, indent=1) + "\n").encode())
    if arguments.plot is not None:
        caption = Message(
            "arena-chart-caption",
            program=PROGRAM,
            game=settings.game,
            kind=kind,
            count=count,
            seed=str(settings.seed),
        )
        _write(arguments.plot, chart(levels, elo, caption))


def _write(path: Path, content: bytes) -> None:
    try:
        write_atomically(path, content)
    except OSError as fault:
        raise UnwrittenError(Message("command-unwritten", file=str(path), reason=reason(fault))) from fault


def _played(
    arguments: argparse.Namespace, pool: TaskPool, games: Iterable[Game], count: int
) -> Iterator[GameResult]:
    work = partial(play, keep_events=arguments.records is not None)
    for result in progress(pool.results(work, games), count, Message("noun-games")):
        if arguments.records is not None:
            _write_record(arguments.records, result)
        yield result


def _write_record(folder: Path, result: GameResult) -> None:
    path = folder / f"game-{result.game.number + 1:04}.json"
    try:
        write_record(path, result.game.setup(), result.events)
    except OSError as fault:
        raise UnwrittenError(Message("command-unwritten", file=str(path), reason=reason(fault))) from fault


if __name__ == "__main__":
    sys.exit(main())
