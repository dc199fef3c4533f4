### The log of the game as a list.

log = Histórico
log-of-game = Histórico da partida
log-close = Fechar o histórico
log-turn = Turno { $turn } · { $name }
# for screen readers: $deed is what a player did, such as "took 3 denar"
log-did = { $name } { $deed }

# The button that asks why a computer player did something
log-why = Por quê?
