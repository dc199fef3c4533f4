reveal-not-in-hand = this bonus card is not in your hand
reveal-not-in-hand-why = You can reveal only your own cards
reveal-not-standing = its building is not in your Alhambra
reveal-not-standing-why = You can reveal a card while its building is in your Alhambra
reveal-not-standing-why-brief = needs its building

# Faults of a state that no game can reach (a damaged file)
fault-bonus-seats = bonus cards of a seat that does not exist
fault-bonus-count = the number of bonus cards is wrong
fault-bonus-alone = seat { $seat }: a bonus card counts without its building (N-3)
fault-bonus-cards = a bonus card is duplicated or does not exist
log-bonus-dealt = { $count ->
    [one] received { $count } bonus card
   *[other] received { $count } bonus cards
 }
log-revealed = revealed the bonus card for { $tile-the }
log-concealed = took back the bonus card for { $tile-the }
log-revealed-now = reveals the bonus card for { $tile-the }
log-concealed-now = takes back the bonus card for { $tile-the }

# The rule set
bonus-cards-title = Bonus cards
bonus-cards-sentence = Reveal a secret card while its building is in your Alhambra: it counts as one more building of that type.
bonus-cards-brief = Secret cards that count as buildings.

# What to do, as a hint says it
turn-reveal = reveal the bonus card for { $tile-the }
kind-reveal = Reveal a bonus card.

# What speaks for a turn
gain-bonus = { $points ->
    [one] the bonus cards should score about { $points } more point
   *[other] the bonus cards should score about { $points } more points
 }

# The line below the table: an action among others; whose cards are asked for; what is asked
status-reveal-card = reveal a card
status-your-bonus-cards = Your bonus cards
status-bonus-cards = { $name }’s bonus cards
status-asked-bonus-cards = before the scoring round, click cards to reveal them, then continue

# Cards, and places on the table; those with -own are the viewer's, the others those of $name
face-bonus-card = bonus card for { $tile-the }
face-bonus-card-back = hidden bonus card
place-secret-cards-own = your bonus cards
place-secret-cards-own-where = in your hand
place-secret-cards = { $name }’s bonus cards
place-secret-cards-where = in { $name }’s hand
place-revealed-cards-own = your revealed bonus cards
place-revealed-cards-own-where = revealed by you
place-revealed-cards = { $name }’s revealed bonus cards
place-revealed-cards-where = revealed by { $name }

bar-reveal-tip = Continue, and keep the other cards hidden
status-loses-bonus = a hidden bonus card will not count: “End anyway” accepts this

# What the piece says of itself

bonus-card-name = bonus card
bonus-card-says = Once revealed, it counts as one more { $type } tile while { $tile-the } is in your Alhambra.
bonus-card-of = Revealed: { $tile-the } in { $name }’s Alhambra counts twice.
bonus-card-open = it is revealed and counts
bonus-card-revealed = if revealed
bonus-card-reveal = click to reveal it: you have its building
bonus-card-secret = the others see only its back
