"""The table as data: pure functions of a rulebook and a state, without drawing."""
