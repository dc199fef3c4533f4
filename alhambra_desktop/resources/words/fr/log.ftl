### The log of the game as a list.

log = Journal
log-of-game = Journal de la partie
log-turn = Tour { $turn } · { $name }
# for screen readers: $deed is what a player did, such as "took 3 denar"
log-did = { $name } { $deed }

# What asks why a computer player did something; a row's menu has it with the key, or why not
log-why = Pourquoi ?
log-look-back = &Regarder ce moment
log-ask = &Pourquoi ?	{ $key }
log-not-here = Seuls les coups de l’ordinateur peuvent être expliqués.

# In the menu of a row: the rule by which it happened
log-rule = Règle { $rule } : { $title }
