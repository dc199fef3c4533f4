"""Appearance, layout and motion of the pieces that rule sets add; each rule set has a view file."""
