### The log of the game as a list.

log = Log
log-of-game = Log of the game
log-turn = Turn { $turn } · { $name }
# for screen readers: $deed is what a player did, such as "took 3 denar"
log-did = { $name } { $deed }

# What asks why a computer player did something; a row's menu has it with the key, or why not
log-why = Why?
log-look-back = &Look at this moment
log-ask = &Why?	{ $key }
log-not-here = Only what computer players did can be explained.

# In the menu of a row: the rule by which it happened
log-rule = Rule { $rule }: { $title }
