"""The animated count of a scoring round."""
