"""Declares each command once, for menus, buttons and keys."""
