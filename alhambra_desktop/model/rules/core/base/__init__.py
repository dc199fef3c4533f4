"""The rules that every foundation shares, as functions for the slots of a rulebook."""
