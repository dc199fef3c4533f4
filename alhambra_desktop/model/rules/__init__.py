"""The rules: a ``core`` without rule sets, the rule sets (``modules``), and the ``table`` as data."""
