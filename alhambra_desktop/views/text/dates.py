from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale

from ...words import phrase


def date_and_time(time: float) -> str:
    moment = datetime.fromtimestamp(time)
    return phrase(
        "listed-date",
        day=moment.day,
        month=_short_month(moment),
        year=f"{moment.year}",
        time=f"{moment:%H:%M}",
    )


def brief_date(time: float) -> str:
    """Return the time of day for a time today, and ``yesterday`` for a time yesterday.

    For any other time, return the day without the year.
    """
    moment, now = datetime.fromtimestamp(time), datetime.now()
    if moment.date() == now.date():
        return phrase("listed-today", time=f"{moment:%H:%M}")
    if moment.date() == (now - timedelta(days=1)).date():
        return phrase("listed-yesterday")
    return short_day(moment)


def whole_date(time: float) -> str:
    moment = datetime.fromtimestamp(time)
    return phrase("listed-whole-day", day=moment.day, month=_short_month(moment), year=f"{moment.year}")


def short_day(day: date) -> str:
    return phrase("listed-day", day=day.day, month=_short_month(day))


def long_day(day: QDate) -> str:
    return phrase("listed-long-day", day=day.day(), month=QLocale().monthName(day.month()))


def _short_month(day: date) -> str:
    return QLocale().monthName(day.month, QLocale.FormatType.ShortFormat)
