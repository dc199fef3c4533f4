"""The rules: the core that knows no rule set by name, the rule sets, and the table as data."""
