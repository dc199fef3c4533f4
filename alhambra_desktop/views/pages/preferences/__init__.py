"""The page of preferences: sections, settings, and a preview."""
