"""Appearance, layout and motion of what rule sets add; a view file each."""
