"""Rules shared by all games (base game and Granada), as functions for the slots of a rulebook."""
