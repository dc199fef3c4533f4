"""Names for those at the table, as long as nobody has chosen others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from ...words import phrase

NAMES: Final = ("Yusuf", "Leila", "Ines", "Tariq", "Salma", "Amir")
"""Names of further people and of computer players, in the order in which they are handed out."""

LONGEST: Final = 18
"""Letters that a name may have, so that it fits wherever it is shown."""

NOBODY: Final = (
    *("admin", "administrator", "anonymous", "default", "demo", "desktop", "guest", "home", "kiosk", "live"),
    *("nobody", "owner", "pc", "player", "public", "root", "student", "system", "test", "tester", "user"),
    *("users", "you"),
    *("administrateur", "invité", "joueur", "utilisateur"),
    *("administrador", "convidado", "jogador", "usuario", "usuário"),
    *("benutzer", "gast", "spieler"),
    *("felhasználó", "játékos", "rendszergazda", "vendég"),
)
"""Accounts that are called after what they are for, in the languages that systems have for our players."""

_WORD: Final = re.compile(r"[^\W\d_]{2,}")


def person_name() -> str:
    """What the person at this computer is called: as the account is, if that is anybody's name."""
    return next(_presentable(), None) or phrase("seat-person")


def _presentable() -> Iterator[str]:
    for account in _accounts():
        for word in _WORD.findall(account)[:1]:
            if word.casefold() not in NOBODY:
                yield (word[0].upper() + word[1:])[:LONGEST]


def _accounts() -> Iterator[str]:
    import getpass  # which loads how terminals are ruled; a start asks for no name

    with suppress(OSError, KeyError, ImportError):  # an account that the system has no name for
        yield getpass.getuser()
    with suppress(RuntimeError):  # one that has no home
        yield Path.home().name


def further_names(taken: str) -> Iterator[str]:
    """Names that others at the table can have beside one that is taken."""
    return (name for name in NAMES if name != taken)
