from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from ...words import phrase

NAMES: Final = (
    "Yusuf",
    "Leila",
    "Ines",
    "Tariq",
    "Salma",
    "Amir",
)
LONGEST: Final = 18
NOBODY: Final = (  # account names that are not personal
    *("admin", "administrator", "anonymous", "default", "demo", "desktop", "guest", "home", "kiosk", "live"),
    *("nobody", "owner", "pc", "player", "public", "root", "student", "system", "test", "tester", "user"),
    *("users", "you"),
    *("administrateur", "invité", "joueur", "utilisateur"),
    *("administrador", "convidado", "jogador", "usuario", "usuário"),
    *("benutzer", "gast", "spieler"),
    *("felhasználó", "játékos", "rendszergazda", "vendég"),
)
_WORD: Final = re.compile(r"[^\W\d_]{2,}")


def person_name() -> str:
    """Return a name derived from the account or its home folder, otherwise a default name."""
    return next(_presentable(), None) or phrase("seat-person")


def _presentable() -> Iterator[str]:
    for account in _accounts():
        for word in _WORD.findall(account)[:1]:
            if word.casefold() not in NOBODY:
                yield (word[0].upper() + word[1:])[:LONGEST]


def _accounts() -> Iterator[str]:
    import getpass  # imported late: loads termios, and is rarely needed

    with suppress(OSError, KeyError, ImportError):  # an account without a name in the system
        yield getpass.getuser()
    with suppress(RuntimeError):  # an account without a home folder
        yield Path.home().name


def further_names(taken: str) -> Iterator[str]:
    return (name for name in NAMES if name != taken)
