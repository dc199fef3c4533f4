"""Appearance, layout and motion of pieces, which a view file registers for one rule set."""
