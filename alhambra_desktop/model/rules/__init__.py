"""The rules: the ``core`` of all rule sets, the rule sets (``modules``), and facts about the ``table``."""
