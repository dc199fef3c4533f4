"""Learning the game: the list of lessons, the page and cards of a lesson, and the coach."""
