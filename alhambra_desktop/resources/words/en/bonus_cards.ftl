reveal-not-in-hand = no such bonus card in hand
reveal-not-in-hand-why = Reveal a card of your own
reveal-not-standing = its building does not stand
reveal-not-standing-why = A card is revealed when its building stands in your Alhambra
reveal-not-standing-why-brief = once its building stands

# What is wrong with a state that no game can reach (a damaged file)
fault-bonus-seats = bonus cards of a seat that does not exist
fault-bonus-count = bonus cards were counted wrong
fault-bonus-alone = seat { $seat }: a bonus card counts without its building (N-3)
fault-bonus-cards = a bonus card is there twice, or is none
log-bonus-dealt = { $count ->
    [one] got { $count } bonus card
   *[other] got { $count } bonus cards
 }
log-revealed = revealed the bonus card of the { $tile }
log-concealed = took back the bonus card of the { $tile }
log-revealed-now = reveals the bonus card of the { $tile }
log-concealed-now = takes back the bonus card of the { $tile }

# The rule set
bonus-cards-title = Bonus cards
bonus-cards-sentence = Secret cards: reveal one while its building stands in your Alhambra, and it counts as one more of that type.
bonus-cards-brief = Secret: one building counts as two.

# What to do, as a hint says it
turn-reveal = reveal the bonus card of the { $tile }
kind-reveal = Reveal a bonus card.

# What speaks for a turn
gain-bonus = { $points ->
    [one] the bonus cards will bring about { $points } point more
   *[other] the bonus cards will bring about { $points } points more
 }

# The line below the table: an action among others; whose cards are asked for; what is asked
status-reveal-card = reveal a card
status-your-bonus-cards = Your bonus cards
status-bonus-cards = { $name }'s bonus cards
status-asked-bonus-cards = a scoring comes: reveal bonus cards (click them), then go on

# Cards, and places on the table; those with -own are the viewer's, the others those of $name
face-bonus-card = bonus card of the { $tile }
face-bonus-card-back = hidden bonus card
place-secret-cards-own = your bonus cards
place-secret-cards-own-where = in your hand
place-secret-cards = { $name }'s bonus cards
place-secret-cards-where = in { $name }'s hand
place-revealed-cards-own = your revealed bonus cards
place-revealed-cards-own-where = revealed by you
place-revealed-cards = { $name }'s revealed bonus cards
place-revealed-cards-where = revealed by { $name }

bar-reveal-tip = Leave the other cards hidden
status-loses-bonus = a bonus card is not revealed and will not count: press End anyway to leave it

# What the piece says of itself

bonus-card-name = bonus card
bonus-card-says = Once revealed, it counts as one more { $type } tile while the { $tile } stands in your Alhambra.
bonus-card-of = It is revealed: in { $name }'s Alhambra the { $tile } counts once more.
bonus-card-open = it is revealed and counts
bonus-card-revealed = if revealed
bonus-card-reveal = its building stands: click to reveal it
bonus-card-secret = others see only its back
