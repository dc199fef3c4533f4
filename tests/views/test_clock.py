"""The clock: it ticks while requested and not paused, at its rate."""

from __future__ import annotations

import pytest

from alhambra_desktop.views.animation.clock import Clock


@pytest.fixture
def clock(qapp):
    return Clock()


@pytest.fixture
def ticks(clock):
    told: list[float] = []
    clock.ticked.connect(told.append)
    return told


def test_time_passes_only_while_requested_and_not_paused(clock, ticks):
    clock.advance(10)
    assert ticks == []
    clock.want(True, clock)
    clock.advance(10)
    clock.pause(True)
    clock.advance(20)
    clock.want(True, clock)
    assert not clock.running, "whatever wants it"
    clock.advance(20)
    clock.pause(False)
    clock.advance(30)
    clock.want(False, clock)
    clock.advance(40)
    assert ticks == [10, 30]


def test_a_pause_before_the_first_request_is_kept(clock, ticks):
    clock.pause(True)
    clock.want(True, clock)
    clock.advance(10)
    assert ticks == []


def test_the_rate_scales_the_ticks(clock, ticks):
    clock.want(True, clock)
    clock.rate = 4.0
    clock.advance(10)
    clock.rate = 1.0
    clock.advance(10)
    assert ticks == [40, 10]


def test_the_timer_follows_the_clock_and_caps_late_frames(clock, ticks, monkeypatch):
    from alhambra_desktop.views.animation import clock as module

    assert not clock._timer.isActive()
    clock.want(True, clock)
    assert clock._timer.isActive()
    monkeypatch.setattr(clock._since, "restart", lambda: 5000, raising=False)
    clock._on_frame()
    assert ticks == [module.LONGEST]
    clock.pause(True)
    assert not clock._timer.isActive()
    clock.pause(False)
    clock.want(False, clock)
    assert not clock._timer.isActive()
