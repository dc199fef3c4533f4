give-no-building = this is not a building
give-no-building-why = You can give away only buildings
log-gave = gave { $tile } to { $name }
log-gave-now = gives { $tile-the } to { $name }
log-dirk-got = { $name } received { $tiles }

# The rule set
dirk-title = Dirk
dirk-sentence = In a two-player game, an imaginary third player owns tiles and competes for majorities.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-dirk = Dirk
option-dirk-sentence = In a two-player game, Dirk { $value }.
option-dirk-on = takes part
option-dirk-off = does not take part

option-dirk-name = Dirk’s name
option-dirk-name-sentence = The third player’s name is { $value }.

# What to do, as a hint says it; that with -it right after "buy the { $tile } ... and"
turn-give = give { $tile-the } to { $name }
turn-give-it = give it to { $name }

# A place on the table
place-dirk = { $name }’s tiles
place-dirk-where = with { $name }
onto-dirk = on { $name }’s tiles
