reveal-not-in-hand = esta carta de bônus não está na sua mão
reveal-not-in-hand-why = Você só pode revelar as suas próprias cartas
reveal-not-standing = a construção dela não está na sua Alhambra
reveal-not-standing-why = Uma carta só pode ser revelada com a construção dela na sua Alhambra
reveal-not-standing-why-brief = falta a construção dela

# Faults of a state that no game can reach (a damaged file)
fault-bonus-seats = há cartas de bônus em um lugar que não existe
fault-bonus-count = o número de cartas de bônus está errado
fault-bonus-alone = lugar { $seat }: uma carta de bônus conta sem a sua construção (N-3)
fault-bonus-cards = há uma carta de bônus repetida ou que não existe
log-bonus-dealt = { $count ->
    [one] recebeu { $count } carta de bônus
   *[other] recebeu { $count } cartas de bônus
 }
log-revealed = revelou a carta de bônus { $tile-do }
log-concealed = recolheu a carta de bônus { $tile-do }
log-revealed-now = revela a carta de bônus { $tile-do }
log-concealed-now = recolhe a carta de bônus { $tile-do }

# The rule set
bonus-cards-title = Cartas de bônus
bonus-cards-title-dentro = cartas de bônus
bonus-cards-sentence = Revele uma carta secreta com a construção dela na sua Alhambra: ela vale como mais uma construção desse tipo.
bonus-cards-brief = Cartas secretas que valem construções.

# What to do, as a hint says it
turn-reveal = revelar a carta de bônus { $tile-do }
kind-reveal = Revelar uma carta de bônus.

# What speaks for a turn
gain-bonus = { $points ->
    [one] as cartas de bônus devem render cerca de { $points } ponto a mais
   *[other] as cartas de bônus devem render cerca de { $points } pontos a mais
 }

# The line below the table: an action among others; whose cards are asked for; what is asked
status-reveal-card = revele uma carta
status-your-bonus-cards = Suas cartas de bônus
status-bonus-cards = Cartas de bônus de { $name }
status-asked-bonus-cards = antes da pontuação, clique em cartas para revelá-las e continue

# Cards, and places on the table; those with -own are the viewer's, the others those of $name
face-bonus-card = carta de bônus { $tile-do }
face-bonus-card-back = carta de bônus oculta
place-secret-cards-own = suas cartas de bônus
place-secret-cards-own-em = na sua mão
place-secret-cards = as cartas de bônus de { $name }
place-secret-cards-em = na mão de { $name }
place-revealed-cards-own = suas cartas de bônus reveladas
place-revealed-cards-own-em = revelada por você
place-revealed-cards = as cartas de bônus reveladas de { $name }
place-revealed-cards-em = revelada por { $name }

bar-reveal-tip = Continuar e deixar ocultas as outras cartas
status-loses-bonus = uma carta de bônus oculta não vai contar: “Terminar mesmo assim” confirma

# What the piece says of itself

bonus-card-name = carta de bônus
bonus-card-says = { $tile-genero ->
    [m] Revelada, conta como mais 1 { $type-um } enquanto { $tile-o } estiver na sua Alhambra.
    [f] Revelada, conta como mais 1 { $type-um } enquanto { $tile-o } estiver na sua Alhambra.
   *[other] Revelada, conta como mais 1 { $type-um } enquanto { $tile-o } estiverem na sua Alhambra.
 }
bonus-card-of = { $tile-genero ->
    [m] Revelada: { $tile-o } conta em dobro na Alhambra de { $name }.
    [f] Revelada: { $tile-o } conta em dobro na Alhambra de { $name }.
   *[other] Revelada: { $tile-o } contam em dobro na Alhambra de { $name }.
 }
bonus-card-open = está revelada e conta
bonus-card-revealed = se revelada
bonus-card-reveal = clique para revelar: você tem a construção dela
bonus-card-secret = os outros veem só o verso
