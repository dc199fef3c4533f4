give-no-building = ce n’est pas un bâtiment
give-no-building-why = On ne peut offrir que des bâtiments
log-gave = offre { $tile-le } à { $name }
log-gave-now = offre { $tile-le } à { $name }
log-dirk-got = { $name } reçoit { $tiles-le }

# The rule set
dirk-title = Dirk
dirk-title-le = Dirk
dirk-sentence = À deux, un troisième joueur imaginaire possède des tuiles et participe aux majorités.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-dirk = Dirk
option-dirk-sentence = À deux, Dirk { $value }.
option-dirk-on = participe
option-dirk-off = ne participe pas

option-dirk-name = Le nom de Dirk
option-dirk-name-sentence = Le troisième joueur s’appelle { $value }.

# What to do, as a hint says it; that with -it right after "buy the { $tile } ... and"
turn-give = offrir { $tile-le } à { $name }
turn-give-it = { $tile-genre ->
    [m] l’offrir à { $name }
    [f] l’offrir à { $name }
   *[other] les offrir à { $name }
 }

# A place on the table
place-dirk = les tuiles ({ $name })
place-dirk-au = chez { $name }
onto-dirk = chez { $name }
