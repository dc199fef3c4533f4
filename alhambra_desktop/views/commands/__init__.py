"""Every command, declared once for menus, buttons and keys."""
