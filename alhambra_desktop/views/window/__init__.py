"""The main window with its menus, and the code that opens and saves games."""
