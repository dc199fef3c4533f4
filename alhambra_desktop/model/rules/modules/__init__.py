"""The games and expansions, a folder each; `registry` lists them."""
