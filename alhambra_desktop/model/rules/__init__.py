"""Rules: the core, which is independent of rule sets; the rule sets; and the table as data."""
