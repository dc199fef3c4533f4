give-no-building = this is no building
give-no-building-why = Only buildings can be given away
log-gave = gave { $tile } to { $name }
log-gave-now = gives the { $tile } to { $name }
log-dirk-got = { $name } got { $tiles }

# The rule set
dirk-title = Dirk
dirk-sentence = With two players an imaginary third one owns tiles and takes his share of the majorities.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-dirk = Dirk
option-dirk-sentence = With two players Dirk { $value }.
option-dirk-on = takes part
option-dirk-off = stays away

option-dirk-name = Dirk's name
option-dirk-name-sentence = The third player is called { $value }.

# What to do, as a hint says it; that with -it right after "buy the { $tile } ... and"
turn-give = give the { $tile } to { $name }
turn-give-it = give it to { $name }

# A place on the table
place-dirk = { $name }'s tiles
place-dirk-where = with { $name }
onto-dirk = on { $name }
