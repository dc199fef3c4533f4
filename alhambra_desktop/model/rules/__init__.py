"""Rules: the core, which names no rule set, the rule sets, and the table as data."""
