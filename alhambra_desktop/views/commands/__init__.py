"""Every command once: for menus, buttons, keys and the page of keys."""
