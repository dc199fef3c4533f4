"""alhambra-train: the nets of the computer players, made from nothing by self-play."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, NoReturn

from ...words import say
from ..opponents.net import Net
from ..opponents.net_files import LIST, NetError, file_name, net_list
from ..saves.files import write_atomically
from ..task_pool import ClusterPool, LocalPool, TaskPool, TaskPoolError
from .rounds import TrainingRun
from .settings import SettingsError, Training, read_training

WRONG_ARGUMENTS: Final = 2
INTERRUPTED: Final = 130
SHIPPED: Final = "training.toml"
KEPT_SETTINGS: Final = "settings.toml"
READABLE: Final = 0o644
"""Everybody for whom the program is installed may read its nets."""


def refuse(message: str) -> NoReturn:
    """Print one sentence and exit."""
    print(f"alhambra-train: {message}", file=sys.stderr)
    raise SystemExit(WRONG_ARGUMENTS)


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit."""
        refuse(message)


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    found = _Parser(prog="alhambra-train", description=__doc__)
    found.add_argument("folder", type=Path, help="where everything is kept, and gone on with")
    found.add_argument("--settings", type=Path, help="a TOML file (that of the nets that come along)")
    found.add_argument("--print-settings", action="store_true", help="show the settings and leave")
    found.add_argument("--jobs", type=int, help="processes (all cores)")
    found.add_argument(
        "--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster, tcp://host:8786"
    )
    found.add_argument("--install", type=Path, metavar="DIR", help="put the finished nets there")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the answer is its exit code."""
    try:
        return _run(parser().parse_args(arguments))
    except KeyboardInterrupt:
        print("\nalhambra-train: stopped; the same command goes on from here.", file=sys.stderr)
        return INTERRUPTED
    except NetError as fault:
        refuse(say(fault.message))
    except (SettingsError, TaskPoolError) as fault:
        refuse(str(fault))
    except OSError as fault:
        refuse(f"{fault.filename or 'the folder'} cannot be used: {fault.strerror}.")


def _run(arguments: argparse.Namespace) -> int:
    if arguments.jobs is not None and arguments.jobs < 1:
        refuse(f"--jobs {arguments.jobs} is less than 1.")
    text = (arguments.settings or Path(str(files(__package__).joinpath(SHIPPED)))).read_text(encoding="utf-8")
    if arguments.print_settings:
        print(text, end="")
        return 0
    training = read_training(_kept(arguments.folder, text))
    with _pool(arguments) as pool:
        nets = train(training, arguments.folder, pool)
    if arguments.install is not None:
        install(nets, arguments.install)
    return 0


def _kept(folder: Path, text: str) -> Path:
    """The settings of a training stay beside it; a folder belongs to one training."""
    path = folder / KEPT_SETTINGS
    if not path.exists():
        write_atomically(path, text.encode())
    elif path.read_text(encoding="utf-8") != text:
        refuse(f"{folder} belongs to a training with other settings; choose another folder.")
    return path


def _pool(arguments: argparse.Namespace) -> TaskPool:
    return ClusterPool(arguments.cluster) if arguments.cluster else LocalPool(arguments.jobs)


def train(training: Training, folder: Path, pool: TaskPool) -> dict[int, Net]:
    """The nets by number of seats; what a folder holds already is not done again."""
    nets: dict[int, Net] = {}
    times = Counter[int]()
    for table in training.tables:
        times[table.seats] += 1
        again = f"-{times[table.seats]}" if times[table.seats] > 1 else ""
        run = TrainingRun(training, table, folder / f"seats-{table.seats}{again}", _tell)
        run.begin(nets[table.begin] if table.begin is not None else None)
        nets[table.seats] = run.finish(pool)
    return nets


def install(nets: dict[int, Net], folder: Path) -> None:
    """Write nets as the program reads them."""
    contents = {file_name(seats): nets[seats].packed() for seats in sorted(nets)}
    for name, content in {**contents, LIST: net_list(contents)}.items():
        write_atomically(folder / name, content)
        (folder / name).chmod(READABLE)


def _tell(message: str) -> None:
    print(message, flush=True)


if __name__ == "__main__":
    sys.exit(main())
