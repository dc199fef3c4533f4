"""Views of a scoring round."""
