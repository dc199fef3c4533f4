"""A later start hands over to the open window."""

from __future__ import annotations

import os
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtNetwork import QLocalSocket

from alhambra_desktop.model.files.saves.save import read_game, write_game
from alhambra_desktop.views.app import single_instance
from alhambra_desktop.views.app.app import _be_found, open_requested
from alhambra_desktop.views.app.command_line import parse, parse_new
from alhambra_desktop.views.app.instance_server import MOST_CALLERS, InstanceServer
from alhambra_desktop.views.app.single_instance import address, hand_over, hand_over_or_listen
from alhambra_desktop.views.pages.result.standings import StandingsDialog
from alhambra_desktop.views.storage.places import data_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.skipif(os.name == "nt", reason="sockets in folders are looked into")


@pytest.fixture(autouse=True)
def runtime(tmp_path_factory, monkeypatch) -> Path:
    """Create a folder with a short path for sockets: the system limits it to about 100 characters."""
    folder = tmp_path_factory.mktemp("r")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    for name in single_instance.TOKENS:
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def server(qtbot, tmp_path) -> Iterator[InstanceServer]:
    made = InstanceServer(tmp_path)
    assert made.listening
    yield made
    made.close()


def handed_over(qtbot, data: Path, game: Path | None) -> bool:
    """Return whether a later start hands over; it asks on a thread, as the window is in this process."""
    answers: list[bool] = []
    threading.Thread(target=lambda: answers.append(hand_over(data, game))).start()
    qtbot.waitUntil(lambda: bool(answers))
    return answers[0]


def test_of_simultaneous_starts_only_one_opens_a_window(qtbot, tmp_path):
    answers: list[tuple[bool, socket.socket | None]] = []
    starts = [
        threading.Thread(target=lambda: answers.append(hand_over_or_listen(tmp_path, None))) for _ in range(4)
    ]
    for start in starts:
        start.start()
    qtbot.waitUntil(lambda: bool(answers))
    ((handed, listening),) = answers
    assert not handed
    server = InstanceServer(tmp_path, listening=listening)
    qtbot.waitUntil(lambda: len(answers) == len(starts))
    assert answers[1:] == [(True, None)] * 3
    server.close()
    assert not os.path.exists(address(tmp_path))


def test_a_start_replaces_a_killed_program(tmp_path):
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(address(tmp_path))
    handed, listening = hand_over_or_listen(tmp_path, None)
    assert not handed
    assert listening is not None
    listening.close()


def test_without_an_open_window_nothing_is_handed_over(tmp_path):
    assert not hand_over(tmp_path, None)


def test_the_open_window_receives_the_whole_path(server, qtbot, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "token-7")
    with qtbot.waitSignal(server.called) as heard:
        assert handed_over(qtbot, tmp_path, Path("Évszakok é 1.alhambra"))
    assert heard.args == [tmp_path / "Évszakok é 1.alhambra", "token-7"]


def test_the_caller_is_answered_before_the_game_opens(server, qtbot, tmp_path):
    answers: list[bytes] = []
    with socket.socket(socket.AF_UNIX) as caller:

        def opening(path: Path | None, token: str) -> None:
            answers.append(caller.recv(100))

        server.called.connect(opening)
        caller.connect(address(tmp_path))
        caller.settimeout(1)
        caller.sendall(b'{"open": null, "token": "", "until": 1e9}\n')
        qtbot.waitUntil(lambda: bool(answers))
    assert answers == [single_instance.TAKEN]


@pytest.mark.parametrize(
    ("here", "there", "same"),
    [
        ({"DISPLAY": ":0"}, {"DISPLAY": ":0.0"}, True),
        ({"DISPLAY": ":0"}, {"DISPLAY": "localhost:10.0"}, False),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({}, {}, True),
    ],
)
def test_windows_on_different_screens_are_independent(tmp_path, monkeypatch, here, there, same):
    def found(screen: dict[str, str]) -> str:
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            monkeypatch.delenv(name, raising=False)
        for name, value in screen.items():
            monkeypatch.setenv(name, value)
        return address(tmp_path)

    assert (found(here) == found(there)) == same


def test_a_start_without_a_game_only_raises_the_window(server, qtbot, tmp_path):
    with qtbot.waitSignal(server.called) as heard:
        assert handed_over(qtbot, tmp_path, None)
    assert heard.args == [None, ""]


def test_windows_with_another_data_folder_are_independent(server, qtbot, tmp_path):
    assert not hand_over(tmp_path / "others", None)


def test_a_stale_socket_of_a_killed_program_is_replaced(qtbot, tmp_path):
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(address(tmp_path))
    assert not hand_over(tmp_path, None)
    server = InstanceServer(tmp_path)
    assert server.listening
    assert handed_over(qtbot, tmp_path, None)
    server.close()


def test_an_unresponsive_window_times_out(tmp_path, monkeypatch):
    monkeypatch.setattr(single_instance, "TIMEOUT", 0.05)
    with socket.socket(socket.AF_UNIX) as hung:
        hung.bind(address(tmp_path))
        hung.listen()
        assert not hand_over(tmp_path, None)


def test_a_socket_of_another_account_is_not_used(server, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert not hand_over(tmp_path, None)


@pytest.mark.parametrize(
    "line",
    [
        *(b"\n", b"[]\n", b"{\n", b"\xff\n", b"x" * 100_000, b'{"open": "a", "until": 1e9}\n'),
        b'{"open": null, "token": "a\\u0000b", "until": 1e9}\n',
        b'{"open": null, "token": "\\ud800", "until": 1e9}\n',
        *(b'{"open": 7, "token": "", "until": 1e9}\n', b'{"open": "", "token": "", "until": 1e9}\n'),
        b'{"open": "a\\u0000", "token": "", "until": 1e9}\n',
        b'{"open": "a", "token": ""}\n',
        b'{"open": "a", "token": "", "until": 0.0}\n',
        b'{"open": "\\ud800", "token": "", "until": 1e12}\n',
        b"[" * 20_000 + b"\n",
        b'{"open": 1' + b"0" * 5000 + b"}\n",
    ],
)
def test_an_invalid_request_is_not_answered(server, qtbot, tmp_path, line):
    heard: list[object] = []
    server.called.connect(lambda *asked: heard.append(asked))
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(address(tmp_path))
        caller.sendall(line)
        caller.setblocking(False)

        def closed() -> bool:
            try:
                return caller.recv(1) == b""
            except BlockingIOError:
                return False
            except ConnectionResetError:
                return True

        qtbot.waitUntil(closed)
    assert heard == []


def test_idle_callers_do_not_block_others(server, qtbot, tmp_path):
    idle = [socket.socket(socket.AF_UNIX) for _ in range(3 * MOST_CALLERS)]
    for caller in idle:
        caller.settimeout(0.01)
        with suppress(OSError):  # more callers than the system lets wait
            caller.connect(address(tmp_path))
        qtbot.wait(1)
    heard = server._server.findChildren(QLocalSocket)
    qtbot.waitUntil(lambda: len(server._server.findChildren(QLocalSocket)) <= MOST_CALLERS)
    for caller in heard:
        caller.abort()
    assert handed_over(qtbot, tmp_path, None)
    for caller in idle:
        caller.close()


def test_opening_a_file_from_outside_keeps_the_running_game(open_window, tmp_path):
    window = open_window().window
    window.workspace.games.begin(parse_new("human,human seed=4"))
    saved = tmp_path / "evening.alhambra"
    write_game(saved, window.workspace.table.saved())
    window.workspace.games.begin(parse_new("human,human seed=5"))
    window.workspace.table.submit(window.workspace.table.offers()[0])
    window.showMinimized()
    window.answer_call(saved, "")
    window.workspace.games.await_file(20.0)
    assert window.workspace.table.setup.seed == 4
    assert window.windowTitle() == "evening – Alhambra Desktop"
    assert not window.isMinimized()
    assert window.workspace.storage.writer.flush(5)
    kept = [read_game(path).setup.seed for path in window.workspace.storage.unfinished()]
    assert kept == [4, 5]


def test_opening_a_file_from_outside_closes_open_dialogs(open_window, tmp_path):
    window = open_window().window
    window.workspace.games.begin(parse_new("human,human seed=4"))
    saved = tmp_path / "evening.alhambra"
    write_game(saved, window.workspace.table.saved())
    window.workspace.dialogs.show_standings()
    window.answer_call(None, "")
    window.answer_call(tmp_path / "gone.alhambra", "")
    window.workspace.games.await_file(20.0)
    assert window.findChild(StandingsDialog).isVisible()
    window.answer_call(saved, "")
    window.workspace.games.await_file(20.0)
    assert not any(dialog.isVisible() for dialog in window.findChildren(StandingsDialog))
    assert window.windowTitle() == "evening – Alhambra Desktop"


def test_a_closed_window_accepts_no_requests(open_window, qtbot, qapp):
    window = open_window().window
    _be_found(window, None)
    assert handed_over(qtbot, data_folder(), None)
    window.close()
    assert not handed_over(qtbot, data_folder(), None)


def test_a_file_that_is_no_game_is_reported(open_window, tmp_path):
    window = open_window().window
    window.show()
    (tmp_path / "a.alhambra").write_text("no game")
    open_requested(window, parse([str(tmp_path / "a.alhambra")]))
    assert "a.alhambra" in window.notice.words


@pytest.mark.parametrize(
    ("line", "handed"),
    [
        ([], True),
        (["a.alhambra"], True),
        (["--new", "human,human"], False),
        (["--new-window"], False),
        (["--smoke-test"], False),
        (["--theme", "dark"], False),
        (["--screenshot", "a.png", "a.alhambra"], False),
    ],
)
def test_only_a_plain_start_is_handed_over(line, handed):
    assert parse(line).for_open_window == handed
