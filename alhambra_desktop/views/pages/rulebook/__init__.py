"""The page of the rules: contents, search, and rules with pictures."""
