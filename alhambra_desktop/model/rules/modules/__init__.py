"""The products of the game's family, a folder each; ``registry`` lists them."""
