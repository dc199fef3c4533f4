"""The preferences as a page: sections, settings, and a preview."""
