give-no-building = das ist kein Gebäude
give-no-building-why = Du kannst nur Gebäude weggeben
log-gave = gibt { $name } { $tile-den }
log-gave-now = gibt { $name } { $tile-den }
log-dirk-got = { $name } bekommt { $tiles-den }

# The rule set
dirk-title = Dirk
dirk-title-dem = Dirk
dirk-sentence = Zu zweit besitzt ein gedachter dritter Spieler Plättchen und kämpft um Mehrheiten mit.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-dirk = Dirk
option-dirk-sentence = Zu zweit spielt Dirk { $value }.
option-dirk-on = mit
option-dirk-off = nicht mit

option-dirk-name = Dirks Name
option-dirk-name-sentence = Der dritte Spieler heißt { $value }.

# What to do, as a hint says it; that with -it right after "buy the { $tile } ... and"
turn-give = { $name } { $tile-den } geben
turn-give-it = { $name } geben

# A place on the table
place-dirk = die Plättchen von { $name }
place-dirk-wo = bei { $name }
onto-dirk = bei { $name }
