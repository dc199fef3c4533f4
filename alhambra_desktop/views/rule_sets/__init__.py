"""Appearance, layout and motion of the pieces that rule sets add; each view file belongs to one rule set."""
