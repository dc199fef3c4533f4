### The log of the game as a list.

log = Journal
log-of-game = Journal de la partie
log-close = Fermer le journal
log-turn = Tour { $turn } · { $name }
# for screen readers: $deed is what a player did, such as "took 3 denar"
log-did = { $name } { $deed }

# The button that asks why a computer player did something
log-why = Pourquoi ?
