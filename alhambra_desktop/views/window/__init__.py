"""The main window: its menus, and opening and saving games."""
