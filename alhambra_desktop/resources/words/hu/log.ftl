### The log of the game as a list.

log = Napló
log-of-game = A játszma naplója
log-close = Napló bezárása
log-turn = { $turn }. kör · { $name }
# for screen readers: $deed is what a player did, such as "took 3 denar"
log-did = { $name } { $deed }

# The button that asks why a computer player did something
log-why = Miért?
