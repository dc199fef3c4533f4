"""Rules shared by every foundation, as functions for the slots of a rulebook."""
