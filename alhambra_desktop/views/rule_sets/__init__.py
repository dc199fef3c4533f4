"""Appearance, layout and motion of the pieces that rule sets add.

A view file registers these for one rule set.
"""
