"""The hand-written evaluation of positions: a sum of majorities, city, money and what modules hold."""
