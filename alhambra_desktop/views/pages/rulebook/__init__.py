"""The rules as a page of the window: contents and search, a rule with its pictures, what this table has."""
