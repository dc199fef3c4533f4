reveal-not-in-hand = tu n’as pas cette carte de prime
reveal-not-in-hand-why = Révèle une de tes cartes
reveal-not-standing = son bâtiment n’est pas construit
reveal-not-standing-why = Une carte se révèle quand son bâtiment est dans ton Alhambra
reveal-not-standing-why-brief = une fois son bâtiment posé

# Faults of a state that no game can reach (a damaged file)
fault-bonus-seats = des cartes de prime sont à une place qui n’existe pas
fault-bonus-count = les cartes de prime sont mal comptées
fault-bonus-alone = place { $seat } : une carte de prime compte sans son bâtiment (N-3)
fault-bonus-cards = une carte de prime est en double, ou n’en est pas une
log-bonus-dealt = { $count ->
    [one] reçoit { $count } carte de prime
   *[other] reçoit { $count } cartes de prime
 }
log-revealed = révèle la carte de prime { $tile-du }
log-revealed-now = révèle la carte de prime { $tile-du }
log-concealed = reprend la carte de prime { $tile-du }
log-concealed-now = reprend la carte de prime { $tile-du }

# The rule set
bonus-cards-title = Cartes de prime
bonus-cards-title-le = les cartes de prime
bonus-cards-sentence = Révèle une carte secrète quand son bâtiment est dans ton Alhambra : elle compte comme un bâtiment de plus de ce type.
bonus-cards-brief = Secrètes : un bâtiment compte double.

# What to do, as a hint says it
turn-reveal = révéler la carte de prime { $tile-du }
kind-reveal = Révéler une carte de prime.

# What speaks for a turn
gain-bonus = { $points ->
    [one] pour gagner environ { $points } point de plus grâce aux cartes de prime
   *[other] pour gagner environ { $points } points de plus grâce aux cartes de prime
 }

# The line below the table: an action among others; whose cards are asked for; what is asked
status-reveal-card = révèle une carte
status-your-bonus-cards = Tes cartes de prime
status-bonus-cards = { $name } (cartes de prime)
status-asked-bonus-cards = avant le décompte, clique sur des cartes pour les révéler, puis continue

# Cards, and places on the table; those with -own are the viewer's, the others those of $name
face-bonus-card = carte de prime { $tile-du }
face-bonus-card-back = carte de prime cachée
place-secret-cards-own = tes cartes de prime
place-secret-cards-own-au = dans ta main
place-secret-cards = les cartes de prime ({ $name })
place-secret-cards-au = en main ({ $name })
place-revealed-cards-own = tes cartes de prime révélées
place-revealed-cards-own-au = révélée par toi
place-revealed-cards = les cartes de prime révélées ({ $name })
place-revealed-cards-au = révélée par { $name }

bar-reveal-tip = Continuer en laissant les autres cartes cachées
status-loses-bonus = une carte de prime cachée ne comptera pas : appuie sur Finir quand même pour continuer

# What the piece says of itself

bonus-card-name = carte de prime
bonus-card-says = Une fois révélée, elle compte comme un bâtiment de plus de ce type, tant que ton Alhambra contient { $tile-le }.
bonus-card-of = Révélée : elle compte comme un bâtiment de plus chez { $name } ({ $tile }).
bonus-card-open = elle est révélée et compte
bonus-card-revealed = une fois révélée
bonus-card-reveal = son bâtiment est posé : clique pour la révéler
bonus-card-secret = les autres n’en voient que le dos
