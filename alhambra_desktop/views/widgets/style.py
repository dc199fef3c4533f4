from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ..art.fonts import sans
from ..art.palette import LINK, Theme, theme
from ..commands.touch import TOUCH
from ..storage.settings import Settings

# Edge colours of buttons and fields in the light and dark theme.
# Their contrast with the background is at least 3:1.
EDGE: Final = ("#7A5227", "#A88850")
FAINT: Final = ("#786853", "#A39276")  # text colours of disabled controls in the light and dark theme
# Background of a hovered or chosen row in the light and dark theme.
HOVER: Final = ("#59E3C88F", "#2EFFE9BE")
_SHEET: Final = "theme's style sheet"
READY_HOVER: Final = "#0E7F79"


def reduces_motion(settings: Settings) -> bool:
    from PySide6.QtWidgets import QStyle  # slow to import, and not needed at start-up

    style = QApplication.style()
    animated = style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
    return settings.preferences.reduced_motion or not animated


def theme_for(settings: Settings) -> Theme:
    preferences = settings.preferences
    dark = preferences.theme == "dark"
    if preferences.theme == "system":
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return theme(dark, wants_contrast(settings), preferences.small_signs)


def wants_contrast(settings: Settings) -> bool:
    contrast, hints = settings.preferences.contrast, QGuiApplication.styleHints()
    if contrast != "system" or not hasattr(hints, "accessibility"):  # new in Qt 6.10
        return contrast == "on"
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def theme_of(palette: QPalette) -> Theme:
    """Return the theme of a widget's palette.

    In this theme, ``signs`` is always False, because a palette contains only colours.
    """
    text = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
    second = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.PlaceholderText)
    return theme(text.lightnessF() > 0.5, contrast=text == second)


def follow_scheme(settings: Settings) -> None:
    """Tell the desktop whether to draw light or dark title bars, to match the theme."""
    schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    hints, theme = QGuiApplication.styleHints(), settings.preferences.theme
    if theme in schemes:
        hints.setColorScheme(schemes[theme])
    else:
        hints.unsetColorScheme()


def apply_theme(application: QApplication, theme: Theme) -> None:
    """Apply a theme's colours and font, and store its style sheet for `apply_style_sheet`.

    The application itself has no style sheet, because this would be slow. Qt would style even hidden pages,
    and would style each widget once for every ancestor of the widget.
    """
    application.setPalette(_palette(theme))
    application.setFont(sans(13))
    application.setProperty(_SHEET, style_sheet(theme) + (TOUCH_SHEET if TOUCH.on else ""))


def apply_style_sheet(root: QWidget, more: str = "") -> None:
    application = QApplication.instance()
    sheet = application.property(_SHEET) if application is not None else None
    if sheet is not None and root.styleSheet() != sheet + more:
        root.setStyleSheet(sheet + more)


TOUCH_SHEET: Final = """
QPushButton { min-height: 28px; }
QPushButton#link, #official, #dangerLink { min-height: 36px; }
QPushButton#barButton { min-height: 14px; }
QComboBox { min-height: 34px; }
QLineEdit { min-height: 32px; }
QSlider { min-height: 40px; }
QMenu::item { padding: 12px 26px 12px 14px; }
QTabBar::tab { padding: 12px 14px; }
QListView::item { padding: 11px 4px; }
#adviceClose { min-height: 40px; min-width: 40px; }
QScrollBar:vertical { width: 18px; }
"""


def _palette(theme: Theme) -> QPalette:
    palette = QPalette()
    field = QColor("#FFFDF8") if not theme.dark else QColor("#1D1712")
    for role, colour in (
        (QPalette.ColorRole.Window, QColor(theme.panel_bottom)),
        (QPalette.ColorRole.WindowText, QColor(theme.text)),
        (QPalette.ColorRole.Base, field),
        (QPalette.ColorRole.AlternateBase, QColor(theme.panel_bottom)),
        (QPalette.ColorRole.Text, QColor(theme.text)),
        (QPalette.ColorRole.Button, QColor(theme.panel_top)),
        (QPalette.ColorRole.ButtonText, QColor(theme.text)),
        (QPalette.ColorRole.ToolTipBase, QColor(theme.panel_top)),
        (QPalette.ColorRole.ToolTipText, QColor(theme.text)),
        (QPalette.ColorRole.PlaceholderText, QColor(theme.text_2)),
        (QPalette.ColorRole.Link, QColor(LINK[theme.dark])),
        (QPalette.ColorRole.LinkVisited, QColor(LINK[theme.dark])),
        (QPalette.ColorRole.Highlight, QColor(theme.exact_ground)),
        (QPalette.ColorRole.Accent, QColor(theme.legal)),
        (QPalette.ColorRole.HighlightedText, QColor(theme.exact_text)),
    ):
        palette.setColor(role, colour)
    faint = QColor(theme.text)
    faint.setAlpha(110)
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faint)
    return palette


def style_sheet(theme: Theme) -> str:
    field = "#FFFDF8" if not theme.dark else "#1D1712"
    faint = FAINT[theme.dark]
    edge = theme.panel_edge if theme.contrast else EDGE[theme.dark]
    return f"""
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QMenuBar, QMenu {{ font-family: Lato; font-size: 13px; }}
QMenuBar {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {theme.bar_top}, stop:1 {theme.bar_bottom});
    color: {theme.bar_text}; padding: 0px 6px; }}
QMenuBar::item {{ background: transparent; border-radius: 4px; }}
QMenuBar::item:selected {{ background: {theme.bar_text_2}; color: {theme.bar_bottom}; }}
#barTitle {{ color: {theme.bar_text_2}; background: transparent; }}
QMenu {{ background: {theme.panel_top}; color: {theme.text}; border: 1.4px solid {theme.panel_edge}; border-radius: 8px; padding: 5px; }}
QMenu::item {{ padding: 6px 26px 6px 14px; border-radius: 5px; }}
QMenu::item:selected {{ background: {theme.exact_ground}; color: {theme.exact_text}; }}
QMenu::item:disabled {{ color: {faint}; }}
QMenu::item:disabled:selected {{ background: {theme.plain_ground}; }}
QMenu::separator {{ height: 1px; background: {theme.panel_edge}; margin: 4px 10px; }}
#context QLabel {{ color: {theme.text}; }}
QDialog {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {theme.panel_top}, stop:1 {theme.panel_bottom}); }}
QToolTip {{ background: {theme.panel_top}; color: {theme.text}; border: 2px solid {theme.stud}; border-radius: 7px;
    padding: 2px 6px; font-family: Lato; font-size: 13px; }}
QPushButton {{ color: {theme.text}; background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {theme.panel_top}, stop:1 {theme.plain_ground});
    border: 1px solid {edge}; border-radius: 7px; padding: 5px 16px; min-height: 22px; }}
QPushButton:hover {{ border-color: {theme.legal}; }}
QPushButton:pressed {{ background: {theme.plain_ground}; }}
QPushButton, QTabBar, QComboBox {{ outline: none; }}
QPushButton:focus {{ border: 2px solid {theme.legal}; padding: 4px 15px; }}
QPushButton:default {{ background: {theme.exact_ground}; color: {theme.exact_text}; }}
QPushButton:default:hover {{ background: {READY_HOVER}; }}
QPushButton:disabled {{ color: {faint}; background: transparent; border-color: {theme.hairline}; }}
QPushButton#ready {{ min-height: 28px; }}
QLineEdit {{ background: {field}; color: {theme.text}; border: 1px solid {edge};
    border-radius: 5px; padding: 3px 8px; min-height: 20px; selection-background-color: {theme.exact_ground}; }}
QLineEdit:hover, QComboBox:hover {{ border-color: {theme.legal}; }}
QLineEdit:focus {{ border: 2px solid {theme.legal}; padding: 2px 7px; }}
QPushButton#link {{ border: none; padding: 2px; min-height: 0px; }}
QPushButton#niche {{ border: none; padding: 0px; min-height: 0px; }}
QPushButton#barButton {{ min-height: 12px; padding: 2px 14px; }}
QPushButton#barButton:focus {{ padding: 1px 13px; }}
QLineEdit#pageSearch {{ border-radius: 17px; min-height: 28px; }}
QComboBox {{ background: {theme.panel_top}; color: {theme.text}; border: 1px solid {edge};
    border-radius: 5px; padding: 2px 7px; min-height: 18px; combobox-popup: 0; }}
QComboBox:focus {{ border: 2px solid {theme.legal}; padding: 1px 6px; }}
QComboBox::drop-down {{ border: none; width: 18px; }}
QComboBox:disabled {{ color: {faint}; border-color: {theme.hairline}; }}
#reached {{ border: 2px solid transparent; border-radius: 6px; }}
#reached:focus {{ border: 2px solid {theme.legal}; border-radius: 6px; }}
#reached[ringless="true"]:focus {{ border-color: transparent; }}
QWidget QListView, QTableView, QTreeView, QTextBrowser, QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
QComboBox QAbstractItemView {{ background: {field}; color: {theme.text}; border: 1px solid {theme.panel_edge}; outline: none;
    selection-background-color: {theme.exact_ground}; selection-color: {theme.exact_text}; }}
QListView {{ color: {theme.text}; }}
QListView, QTableView, QLineEdit, QComboBox {{ placeholder-text-color: {theme.text_2}; }}
#tableCode {{ placeholder-text-color: {faint}; }}
QListView::item {{ padding: 3px 4px; border-radius: 4px; }}
QListView::item:hover {{ background: {HOVER[theme.dark]}; }}
QListView::item:selected {{ background: {HOVER[theme.dark]}; color: {theme.text}; }}
QListView::item:selected:focus {{ border: 1px solid {theme.legal}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; }}
QScrollBar::handle:vertical {{ background: {theme.panel_edge}; border-radius: 2px; margin: 0px 2px; min-height: 28px; }}
QScrollBar::handle:vertical:hover {{ border-radius: 3px; margin: 0px 1px; }}
QScrollBar::handle:vertical:disabled {{ background: transparent; }}
QScrollBar:horizontal {{ background: transparent; height: 8px; }}
QScrollBar::handle:horizontal {{ background: {theme.panel_edge}; border-radius: 2px; margin: 2px 0px; min-width: 28px; }}
QScrollBar::handle:horizontal:hover {{ border-radius: 3px; margin: 1px 0px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QTableView {{ outline: none; color: {theme.text}; alternate-background-color: {theme.stripe}; }}
QTableView::item {{ padding: 2px 8px; }}
QTableView::item:selected {{ background: {theme.stripe}; color: {theme.text}; }}
QTableView::item:focus {{ border: 2px solid {theme.legal}; }}
QTableView#ringedRows::item:focus {{ border: none; }}
QHeaderView, QTableCornerButton::section {{ background: transparent; border: none; }}
QHeaderView::section {{ background: transparent; color: {theme.text_2}; border: none; padding: 4px 8px; font-weight: 600; }}
QTabWidget::pane {{ border: 1px solid {theme.panel_edge}; border-radius: 6px; }}
QTabBar::tab {{ background: transparent; color: {theme.text_2}; padding: 7px 14px; border-bottom: 3px solid transparent; }}
QTabBar::tab:selected {{ color: {theme.text}; border-bottom: 3px solid {theme.legal}; }}
QTabBar::tab:hover {{ color: {theme.text}; background: {theme.plain_ground}; }}
QTabBar::tab:focus {{ color: {theme.text}; border: 2px solid {theme.legal}; border-radius: 6px; padding: 5px 12px 6px 12px; }}
QSlider {{ min-height: 24px; border: 2px solid transparent; border-radius: 6px; padding: 0px 3px; }}
QSlider::groove:horizontal {{ height: 6px; background: {theme.plain_ground}; border: 1px solid {theme.panel_edge};
    border-radius: 4px; }}
QSlider::sub-page:horizontal {{ background: {theme.exact_ground}; border: 1px solid {theme.exact_ground};
    border-radius: 4px; }}
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled {{ background: {theme.panel_edge}; }}
QSlider::handle:horizontal {{ background: {theme.exact_text}; border: 2px solid {theme.exact_ground}; border-radius: 9px;
    width: 14px; margin: -7px 0; }}
QSlider::handle:horizontal:hover {{ border-color: {theme.legal}; }}
QSlider:focus {{ border-color: {theme.legal}; }}
#large {{ min-height: 30px; }}
#official, #dangerLink {{ border: none; padding: 3px 9px; min-height: 14px; }}
#advice {{ background: {theme.panel_top}; border: 2px solid {theme.panel_edge}; border-radius: 9px; }}
#advice QLabel {{ color: {theme.text}; }}
QLabel[role="second"] {{ color: {theme.text_2}; }}
#adviceClose {{ border-color: transparent; background: transparent; padding: 0px; min-height: 22px; min-width: 22px; }}
#adviceClose:hover {{ background: {theme.plain_ground}; }}
#adviceClose:focus {{ border: 2px solid {theme.legal}; padding: 0px; }}
#stripe {{ background: {theme.stripe}; border-radius: 5px; }}
#ownRow {{ background: {HOVER[theme.dark]}; border: 1.4px solid {theme.stud}; border-radius: 5px; }}
#finding {{ background: {theme.plain_ground}; border: 1px solid {edge}; border-radius: 7px; }}
QProgressBar {{ background: {theme.plain_ground}; border: 1px solid {edge}; border-radius: 5px; }}
QProgressBar::chunk {{ background: {theme.exact_ground}; border-radius: 4px; }}
#seatCard {{ background: {theme.panel_top}; border: 1px solid {theme.panel_edge}; border-radius: 8px; }}
#seatCard[chosen="true"] {{ border: 2px solid {theme.legal}; }}
#broken {{ color: {theme.illegal_text}; border: 1px solid {theme.illegal_text}; border-radius: 9px; padding: 1px 14px; }}
QPushButton#pick {{ padding: 5px 11px; }}
QPushButton#pick:focus {{ padding: 4px 10px; }}
QLabel[role="second"] {{ color: {theme.text_2}; }}
QLabel[role="figure"] {{ color: {theme.figure}; }}
QLabel[role="fault"] {{ color: {theme.illegal_text}; }}
"""
