"""Hand-written evaluation of positions: majorities, city, money and expansions."""
