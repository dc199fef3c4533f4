"""How what rule sets bring looks, where it lies and how it moves; a view file each."""
