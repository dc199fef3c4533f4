"""The rule sets; each has its own folder."""
