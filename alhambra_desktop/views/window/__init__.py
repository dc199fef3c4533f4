"""The main window: its menus, and what it opens and saves."""
