wake-awake = ton vizir est éveillé
wake-awake-why = On ne réveille qu’un vizir endormi

# Faults of a state that no game can reach (a damaged file)
fault-viziers = des vizirs sont perdus ou en double
log-woke = réveille son vizir
log-woke-now = réveille son vizir
log-vizier-bought = envoie son vizir acheter { $tile-le }
log-vizier-bought-now = envoie son vizir acheter { $tile-le }

# The rule set
vizier-title = La faveur du vizir
vizier-short = Vizirs
vizier-title-le = la faveur du vizir
vizier-sentence = Entre les tours, ton vizir peut acheter une tuile en faisant l’appoint. Réveille-le pour t’en servir à nouveau.
vizier-brief = Achète une tuile entre les tours.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-vizier-before-scoring = Vizirs et décompte
option-vizier-before-scoring-sentence = Quand un décompte doit avoir lieu, les vizirs achètent { $value }.
option-vizier-before-scoring-off = après
option-vizier-before-scoring-on = avant

option-vizier-again = Après l’achat d’un vizir
option-vizier-again-sentence = Quand un vizir a acheté, on repose la question { $value }.
option-vizier-again-everybody = à tout le monde
option-vizier-again-those-after = seulement à ceux qui suivent l’acheteur
option-vizier-again-note = La boîte de 2012 la pose à tous les autres, l’édition 2024 seulement à ceux qui suivent l’acheteur.

# What to do, as a hint says it
turn-wake = réveiller le vizir

# What speaks for a turn
gain-vizier = pour réveiller le vizir, qui pourra de nouveau acheter une tuile

# The line below the table: an action among others; whose vizier is asked; what is asked
status-wake-vizier = réveille ton vizir
status-your-vizier = Ton vizir
status-vizier = { $name } (vizir)
status-asked-vizier = il peut acheter une tuile en faisant l’appoint
status-place-vizier = place la tuile qu’il a achetée

# The piece, and its place
face-vizier-awake = vizir éveillé
face-vizier-asleep = vizir endormi
place-vizier-own = ton vizir
place-vizier-own-au = le tien
place-vizier = le vizir ({ $name })
place-vizier-au = chez { $name }

# What the piece says of itself

vizier-own = { $awake ->
    [yes] ton vizir, éveillé
   *[no] ton vizir, endormi
 }
vizier-of = { $awake ->
    [yes] vizir éveillé ({ $name })
   *[no] vizir endormi ({ $name })
 }
vizier-wakes = { $key-press-figure } le réveille
# In the viewer's panel, beside the vizier; the brief texts if there is little room
vizier-state-awake = vizir prêt
vizier-state-awake-brief = prêt
vizier-state-asleep = vizir endormi
vizier-state-asleep-brief = endormi
# The sentence of its card
vizier-card = Éveillé, il peut acheter une tuile entre les tours en faisant l’appoint. Le réveiller est une action.
vizier-asleep = il n’intervient pas tant qu’il dort
vizier-awake-other = il peut intervenir à la fin d’un tour
vizier-pays = peut acheter
vizier-pays-nothing = tu ne peux faire aucun appoint
