hut-not-open = a cabana não está disponível
hut-not-open-why = Pegue a cabana visível de um monte
huts-enough = você já tem { $most } cabanas
huts-enough-why = Você pode pegar no máximo { $most } cabanas
hut-counts = a cabana valeria { $count } (no máximo { $most })

# Faults of a state that no game can reach (a damaged file)
fault-huts-many = um jogador tem mais de { $most } cabanas
fault-hut-piles = os montes de cabanas estão errados
fault-hut-type = há uma cabana no monte de outro tipo
fault-huts = há cabanas faltando ou repetidas
hut = cabana ({ $type })
hut-o = a cabana ({ $type })
hut-do = da cabana ({ $type })
hut-pelo = pela cabana ({ $type })
hut-genero = f
log-hut = pegou { $tile-o }
log-hut-now = pega { $tile-o }

# The rule set
huts-title = Cabanas
huts-title-dentro = cabanas
huts-sentence = Pegue cabanas de graça. Cada uma vale uma construção do seu tipo para cada construção igual ao lado dela.
huts-brief = Grátis; contam as construções ao lado.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
huts-parts = cabanas
huts-parts-genero = f

# What to do, as a hint says it
turn-hut = pegar { $tile-o }
kind-hut = Pegar uma cabana.

# What speaks for a turn
gain-huts = { $points ->
    [one] as cabanas devem render cerca de { $points } ponto a mais
   *[other] as cabanas devem render cerca de { $points } pontos a mais
 }

# The line below the table: an action among others
status-take-hut = pegue uma cabana

# A place on the table
place-huts = o monte de cabanas ({ $type })
place-huts-em = no monte de cabanas ({ $type })

# What the piece says of itself

hut-card = Grátis, mas exige uma ação. Conta, ao lado dela e sem muralha no meio: { $types }.
hut-working = { $count } ao lado, sem muralha no meio (no máximo { $most })
hut-taken = você pegou { $count } de { $most } cabanas
hut-not-for-you = limite de cabanas atingido
