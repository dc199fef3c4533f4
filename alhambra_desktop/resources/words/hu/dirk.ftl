give-no-building = ez nem épület
give-no-building-why = Csak épületet adhatsz oda
log-gave = odaadta { $tile-azt } ({ $name } kapja)
log-gave-now = odaadja { $tile-azt } ({ $name } kapja)
log-dirk-got = { $name } kapta: { $tiles }

# The rule set
dirk-title = Dirk
dirk-title-val = Dirkkel
dirk-sentence = Kétfős játékban egy képzeletbeli harmadik játékos is gyűjti a lapkákat, és versenyez a többségért.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-dirk = Dirk
option-dirk-sentence = Kétfős játékban Dirk { $value }.
option-dirk-on = részt vesz
option-dirk-off = nem vesz részt

option-dirk-name = Dirk neve
option-dirk-name-sentence = A harmadik játékos neve: { $value }.

# What to do, as a hint says it; that with -it right after "buy the { $tile } ... and"
turn-give = { $tile-az } odaadása ({ $name } kapja)
turn-give-it = odaadása ({ $name } kapja)

# A place on the table
place-dirk = { $name } lapkái
place-dirk-hol = { $name } lapkái között
onto-dirk = { $name } lapkáira
