"""Advice from a worker process: answers, failures and their texts, timeouts, and dropped questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.game.adviser import BROKEN, SILENT, Adviser
from tests.views.scripted import ScriptedWorker

REMEDY = Message("net-missing", file="nowhere.npz")


class Asked(NamedTuple):
    """An adviser, its worker, and what the adviser has reported."""

    adviser: Adviser
    worker: ScriptedWorker
    told: list[Any]

    def ask(self) -> None:
        self.adviser.ask({"kind": "hint"})


def adviser_with(worker: ScriptedWorker, timeout: float = 20.0) -> Asked:
    adviser, told = Adviser(worker=worker, timeout=timeout), list[Any]()  # type: ignore[arg-type]
    adviser.answered.connect(lambda answer: told.append(answer["actions"]))
    adviser.failed.connect(told.append)
    adviser.blamed.connect(lambda package, error: told.append((package, error)))
    return Asked(adviser, worker, told)


@pytest.fixture
def asked(qapp) -> Iterator[Asked]:
    made = adviser_with(ScriptedWorker())
    yield made
    made.adviser.close()


def test_an_answer_is_passed_on_once(asked, qtbot):
    assert not asked.adviser.busy
    asked.ask()
    assert asked.adviser.busy
    asked.worker.answers.append({"actions": ["pass"]})
    qtbot.waitUntil(lambda: not asked.adviser.busy)
    assert asked.told == [["pass"]]
    assert asked.worker.requests == [{"kind": "hint"}]


def test_an_answer_counts_even_if_the_process_ended_after_it(asked, qtbot):
    asked.ask()
    asked.worker.answers.append({"actions": ["pass"]})
    asked.worker.alive = False
    qtbot.waitUntil(lambda: not asked.adviser.busy)
    assert asked.told == [["pass"]]


def test_only_the_first_failure_in_a_row_suggests_to_try_again(asked, qtbot):
    answers = [{"error": "x"}, {"error": "x"}, {"error": "x"}, {"actions": ["pass"]}, {"error": "x"}]
    for answer in answers:
        asked.worker.answers.append(answer)
        asked.ask()
        qtbot.waitUntil(lambda: not asked.adviser.busy)
    assert asked.told == [SILENT, BROKEN, BROKEN, ["pass"], SILENT]


def test_a_failure_with_a_remedy_names_it(asked, qtbot):
    asked.worker.answers.append({"error": "no net", "remedy": REMEDY.plain()})
    asked.ask()
    qtbot.waitUntil(lambda: not asked.adviser.busy)
    assert asked.told == [REMEDY]


def test_a_rule_set_at_fault_is_reported_with_the_error(asked, qtbot):
    asked.worker.answers.append({"error": "x", "blamed": "gates", "trace": "line 3"})
    asked.ask()
    qtbot.waitUntil(lambda: not asked.adviser.busy)
    assert asked.told == [("gates", "adviser: line 3"), SILENT]


@pytest.mark.parametrize("error", [OSError(), RuntimeError()])
def test_a_worker_that_cannot_be_asked_is_a_failure(asked, error):
    asked.worker.refuses = error
    asked.ask()
    assert asked.told == [SILENT]
    assert not asked.adviser.busy


def test_a_process_that_dies_is_a_failure(asked, qtbot):
    asked.ask()
    asked.worker.alive = False
    qtbot.waitUntil(lambda: not asked.adviser.busy)
    assert asked.told == [SILENT]


def test_a_silent_process_is_given_up_after_the_timeout(qtbot):
    asked = adviser_with(ScriptedWorker(), timeout=0.1)
    asked.ask()
    qtbot.waitUntil(lambda: not asked.adviser.busy)
    assert asked.told == [SILENT]
    assert "cancel" in asked.worker.done


def test_the_timeout_starts_again_with_each_question(qtbot):
    asked = adviser_with(ScriptedWorker(), timeout=0.3)
    for _ in range(3):
        asked.ask()
        with qtbot.assertNotEmitted(asked.adviser.failed, wait=120):
            pass
    asked.adviser.forget()


def test_a_dropped_question_gets_no_answer(asked, qtbot):
    for drop in (asked.adviser.forget, asked.adviser.close):
        asked.worker.done.clear()
        asked.ask()
        drop()
        assert not asked.adviser.busy
        assert len(asked.worker.done) == 2, "one for the new question, one for dropping it"
        asked.worker.answers[:] = [{"actions": ["pass"]}]
        with qtbot.assertNotEmitted(asked.adviser.answered, wait=60):
            pass


def test_a_new_question_replaces_the_previous_one(asked, qtbot):
    asked.ask()
    asked.adviser.ask({"kind": "explain"})
    assert asked.worker.done == ["cancel", "cancel"]
    assert [request["kind"] for request in asked.worker.requests] == ["hint", "explain"]
    asked.worker.answers.append({"actions": ["pass"]})
    qtbot.waitUntil(lambda: not asked.adviser.busy)
    assert asked.told == [["pass"]]
