### The log of the game as a list.

log = Spielverlauf
log-of-game = Spielverlauf
log-close = Spielverlauf schließen
log-turn = Zug { $turn } · { $name }
# for screen readers: $deed is what a player did, such as "took 3 denar"
log-did = { $name } { $deed }

# The button that asks why a computer player did something
log-why = Warum?
