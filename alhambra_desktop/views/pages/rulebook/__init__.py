"""The rules as a page: contents, search, and rules with pictures."""
