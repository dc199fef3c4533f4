"""The start page and its cards."""
