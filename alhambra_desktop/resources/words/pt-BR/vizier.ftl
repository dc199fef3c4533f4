wake-awake = seu vizir está acordado
wake-awake-why = Você só pode acordar um vizir adormecido

# Faults of a state that no game can reach (a damaged file)
fault-viziers = há vizires faltando ou repetidos
log-woke = acordou o vizir
log-vizier-bought = mandou o vizir comprar { $tile-o }
log-woke-now = acorda o vizir
log-vizier-bought-now = manda o vizir comprar { $tile-o }

# The rule set
vizier-title = O favor do vizir
vizier-title-dentro = o favor do vizir
vizier-short = Vizires
vizier-sentence = Entre os turnos, seu vizir pode comprar uma peça pela quantia exata. Acorde-o para usá-lo de novo.
vizier-brief = Compra uma peça entre os turnos.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-vizier-before-scoring = Vizires e pontuação
option-vizier-before-scoring-sentence = Se houver uma rodada de pontuação, os vizires compram { $value }.
option-vizier-before-scoring-off = depois dela
option-vizier-before-scoring-on = antes dela

option-vizier-again = Depois da compra de um vizir
option-vizier-again-sentence = Depois da compra de um vizir, a pergunta é refeita { $value }.
option-vizier-again-everybody = a todos os jogadores
option-vizier-again-those-after = só aos jogadores depois do comprador
option-vizier-again-note = A edição de 2012 pergunta a todos os outros jogadores; a de 2024, só aos que vêm depois do comprador.

# What to do, as a hint says it
turn-wake = acordar o vizir

# What speaks for a turn
gain-vizier = o vizir fica acordado de novo e pode comprar uma peça

# The line below the table: an action among others; whose vizier is asked; what is asked
status-wake-vizier = acorde o vizir
status-your-vizier = Seu vizir
status-vizier = Vizir de { $name }
status-asked-vizier = ele pode comprar uma peça pela quantia exata
status-place-vizier = posicione a peça que ele comprou

# The piece, and its place
face-vizier-awake = vizir acordado
face-vizier-asleep = vizir adormecido
place-vizier-own = seu vizir
place-vizier-own-em = seu
place-vizier = o vizir de { $name }
place-vizier-em = de { $name }

# What the piece says of itself

vizier-own = { $awake ->
    [yes] seu vizir, acordado
   *[no] seu vizir, adormecido
 }
vizier-of = { $awake ->
    [yes] vizir de { $name }, acordado
   *[no] vizir de { $name }, adormecido
 }
vizier-wakes = { $key-press-figure } acorda o vizir
# In the viewer's panel, beside the vizier; the brief texts if there is little room
vizier-state-awake = vizir acordado
vizier-state-awake-brief = acordado
vizier-state-asleep = vizir adormecido
vizier-state-asleep-brief = adormecido
# The sentence of its card
vizier-card = Acordado, ele pode comprar uma peça pela quantia exata entre os turnos. Acordá-lo é uma ação.
vizier-asleep = ele não pode comprar enquanto dorme
vizier-awake-other = ele pode comprar no fim de um turno
vizier-pays = pode comprar agora
vizier-pays-nothing = você não tem nenhuma quantia exata
