### The log of the game as a list.

log = Log
log-of-game = Game log
log-close = Close the log
log-turn = Turn { $turn } · { $name }
# for screen readers: $deed is what a player did, such as "took 3 denar"
log-did = { $name } { $deed }

# The button that asks why a computer player did something
log-why = Why?
