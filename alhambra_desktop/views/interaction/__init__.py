"""Input: from pointer and keys to the verbs of the controller."""
