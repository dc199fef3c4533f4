"""The products of the game's family, one file or folder each; ``registry`` lists them."""
