"""Messages as errors and in communication between processes."""

from __future__ import annotations

import json
import pickle

import pytest

from alhambra_desktop.model.files.saves.files import NotReadError, reason
from alhambra_desktop.model.players.net_files import NetError
from alhambra_desktop.model.rules.core.words.message import Message, MessageError, decimal, listed

NESTED = Message("a", count=3, name="{ $x }", noun=Message("b"), some=(Message("c", y=1), Message("d")))


def test_a_message_survives_json():
    assert Message.of(json.loads(json.dumps(NESTED.plain()))) == NESTED
    assert Message.of(Message("a").plain()) == Message("a")


@pytest.mark.parametrize("kind", [MessageError, NetError])
def test_a_pickled_error_keeps_its_message(kind):
    again = pickle.loads(pickle.dumps(kind(NESTED)))
    assert type(again) is kind
    assert again.message == NESTED


def test_listed_names_become_messages():
    assert listed(["x", "y"]) == (Message("name", name="x"), Message("name", name="y"))


def test_the_reason_of_an_error_is_its_text_or_message():
    assert reason(PermissionError(13, "Keine Berechtigung")) == "Keine Berechtigung"
    assert reason(NotReadError(Message("file-folder"))) == Message("file-folder")
    assert reason(OSError("no more")) == "no more"
    assert reason(ValueError()) == "ValueError"


def test_decimal_rounds_to_a_number_of_digits():
    assert decimal(-0.25, 2) == Message("decimal", whole="−0", part="25")
