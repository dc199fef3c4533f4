from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeVar

from ....command_words import Parser, bounded_integer, print_line, progress, run_command
from ....words import phrase, say
from ...files.saves.files import reason, write_atomically
from ...players.net import Net
from ...players.net_files import LIST, file_name, net_list, rollout_name
from ...players.rollout_net import RolloutNet
from ...rules.core.words.message import Message, MessageError
from ..task_pool import TaskPool, pool_of
from .rollouts import RolloutRun
from .rounds import TrainingRun
from .settings import RolloutTable, Table, Training, read_training

T = TypeVar("T", Table, RolloutTable)

NAME: Final = "alhambra-train"
SHIPPED: Final = "training.toml"
KEPT_SETTINGS: Final = "settings.toml"
READABLE: Final = 0o644


def parser() -> Parser:
    found = Parser(NAME, Message("training-about"))
    found.add_argument("folder", type=Path, help=phrase("training-folder"))
    found.add_argument("--settings", type=Path, help=phrase("training-settings"))
    found.add_argument("--print-settings", action="store_true", help=phrase("training-print-settings"))
    found.add_argument("--jobs", type=bounded_integer(1), help=phrase("training-jobs"))
    found.add_argument("--cluster", metavar="ADDRESS", help=phrase("training-cluster"))
    found.add_argument("--install", type=Path, metavar="DIR", help=phrase("training-install"))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    return run_command(NAME, arguments, _run, Message("training-stopped"))


def _unusable(fault: OSError) -> Message:
    if fault.filename:
        return Message("training-unusable", file=str(fault.filename), reason=reason(fault))
    return Message("training-unusable-folder", reason=reason(fault))


def _run(command: Sequence[str]) -> None:
    arguments = parser().parse_args(command)
    try:
        _train(arguments)
    except OSError as fault:
        raise MessageError(_unusable(fault)) from fault


def _train(arguments: argparse.Namespace) -> None:
    path = arguments.settings or Path(__file__).with_name(SHIPPED)
    content = path.read_bytes()
    training, text = read_training(path), content.decode()
    if arguments.print_settings:
        print(text, end="")
        return
    _keep(arguments.folder, text)
    with pool_of(arguments.cluster, arguments.jobs) as pool:
        contents = train(training, arguments.folder, pool)
    if arguments.install is not None:
        install(contents, arguments.install)


def _keep(folder: Path, text: str) -> None:
    path = folder / KEPT_SETTINGS
    if not path.exists():
        write_atomically(path, text.encode())
    elif path.read_text(encoding="utf-8") != text:
        raise MessageError(Message("training-other", folder=str(folder)))


def train(training: Training, folder: Path, pool: TaskPool) -> dict[str, bytes]:
    """Train all nets, and return a map from file names to contents.

    Parts of the training that `folder` already contains are not repeated.
    """
    nets: dict[int, Net] = {}
    for table, place in _places(training.tables):
        run = TrainingRun(training, table, folder / f"seats-{place}", _print, progress)
        run.begin(nets[table.begin] if table.begin is not None else None)
        nets[table.seats] = run.finish(pool)
    rollouts: dict[int, RolloutNet] = {}
    for quick, place in _places(training.rollouts):
        quick_run = RolloutRun(training, quick, folder / f"rollout-{place}", _print, progress)
        quick_run.begin(rollouts[quick.begin] if quick.begin is not None else None)
        rollouts[quick.seats] = quick_run.finish(pool)
    return {
        **{file_name(seats): nets[seats].packed() for seats in sorted(nets)},
        **{rollout_name(seats): rollouts[seats].packed() for seats in sorted(rollouts)},
    }


def _places(tables: Iterable[T]) -> Iterator[tuple[T, str]]:
    times = Counter[int]()
    for table in tables:
        times[table.seats] += 1
        yield table, f"{table.seats}-{times[table.seats]}" if times[table.seats] > 1 else str(table.seats)


def install(contents: Mapping[str, bytes], folder: Path) -> None:
    for name, content in {**contents, LIST: net_list(contents)}.items():
        write_atomically(folder / name, content)
        (folder / name).chmod(READABLE)


def _print(message: Message) -> None:
    print_line(say(message))


if __name__ == "__main__":
    sys.exit(main())
