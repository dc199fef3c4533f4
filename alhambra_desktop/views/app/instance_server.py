from __future__ import annotations

import json
import os
import socket
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from .single_instance import TAKEN, TIMEOUT, address

LONGEST: Final = 64 * 1024  # maximum size of a request in bytes
MOST_CALLERS: Final = 16


class InstanceServer(QObject):
    """Receives requests when the program is started again.

    The signal ``called`` has two arguments: the path to open (or None), and a token that allows the window to
    come to the front.
    """

    called = Signal(object, str)

    def __init__(
        self, data: Path, parent: QObject | None = None, listening: socket.socket | None = None
    ) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if listening is not None:
            self.listening = self._server.listen(listening.detach())
            return
        place = address(data)
        QLocalServer.removeServer(place)  # a killed program leaves its socket behind
        self.listening = self._server.listen(place)

    def _on_connection(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            if len(self._server.findChildren(QLocalSocket)) > MOST_CALLERS:
                caller.abort()
                caller.deleteLater()
                continue
            QTimer.singleShot(round(TIMEOUT * 1000), caller, caller.abort)
            caller.readyRead.connect(lambda caller=caller: self._hear(caller))
            caller.disconnected.connect(caller.deleteLater)
            if caller.bytesAvailable():
                self._hear(caller)

    def _hear(self, caller: QLocalSocket) -> None:
        if caller.bytesAvailable() > LONGEST:
            caller.abort()
        if not caller.canReadLine():
            return
        request = _read(caller.readLine().data())
        if request is None:
            caller.abort()
            return
        caller.write(TAKEN)
        caller.flush()  # send the answer before opening the game, because the caller waits only briefly
        caller.disconnectFromServer()
        self.called.emit(*request)

    def close(self) -> None:
        self._server.close()


def _read(line: bytes | bytearray | memoryview) -> tuple[Path | None, str] | None:
    try:
        request = json.loads(bytes(line))
    except (ValueError, RecursionError):
        return None
    if not isinstance(request, dict):
        return None
    path, token, until = request.get("open"), request.get("token"), request.get("until")
    if not isinstance(token, str) or not (path is None or isinstance(path, str)):
        return None
    if token and not _is_system_text(token):
        return None
    if not isinstance(until, float) or until < time.monotonic():
        return None
    if path is None:
        return None, token
    return (Path(path), token) if _is_system_text(path) else None


def _is_system_text(text: str) -> bool:
    try:
        return bool(text) and b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False
