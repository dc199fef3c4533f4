# The rule set
city-gates-title = Portas da cidade
city-gates-title-dentro = portas da cidade
city-gates-sentence = Busque portas em segredo e coloque-as nas muralhas externas: elas dão pontos pela rua atrás delas.

# Gates, and where they lie; places with -own are the viewer's, the others those of $name
gate = porta de { $number }
face-gate-back = porta oculta
face-gate-pile = { $count ->
    [0] nenhuma porta
    [one] { $count } porta, face para baixo
   *[other] { $count } portas, face para baixo
 }
place-gatehouse = { $slot ->
    [pile] a guarita
    [aside] as portas devolvidas
   *[other] as portas olhadas
 }
place-gatehouse-em = { $slot ->
    [pile] na guarita
    [aside] devolvida
   *[other] olhada
 }
place-gate-hand-own = suas portas
place-gate-hand-own-em = na sua mão
place-gate-hand = as portas de { $name }
place-gate-hand-em = na mão de { $name }
place-gate-wall-own = sua muralha { $side-ao } ({ $square })
place-gate-wall-own-em = na sua muralha { $side-ao } ({ $square })
place-gate-wall = a muralha de { $name }, { $side-ao } ({ $square })
place-gate-wall-em = na muralha de { $name }, { $side-ao } ({ $square })
onto-gate-wall = em uma muralha iluminada

# Why something is refused
gates-not-to-seek = nenhuma porta está disponível
gates-not-to-seek-why = Busque portas com menos de duas na mão, enquanto restarem duas
gate-not-looked-at = esta porta não está sendo olhada
gate-not-looked-at-why = Fique com uma das duas que está olhando
gate-not-in-hand = esta porta não está na sua mão
gate-not-in-hand-why = Coloque uma porta da sua mão
gate-no-wall = não há muralha externa aqui
gate-at-gate = já há uma porta aqui
gate-wall-why = Uma porta vai em uma muralha externa sua, sem porta
gate-wall-why-brief = uma muralha externa sem porta

# What the log says
log-gates-shuffled = { $count ->
    [one] { $count } porta devolvida foi embaralhada com as outras
   *[other] { $count } portas devolvidas foram embaralhadas com as outras
 }
log-gates-sought = olhou duas portas
log-gates-sought-now = olha duas portas
log-gate-kept = ficou com uma porta e devolveu a outra
log-gate-kept-now = fica com uma porta e devolve a outra
log-gates-put-back = devolveu as duas portas
log-gates-put-back-now = devolve as duas portas
log-gate-set = colocou uma { $gate } na muralha, { $square }
log-gate-set-now = coloca uma { $gate } na muralha
log-gate-fell = perdeu uma { $gate }
log-gate-fell-now = perde uma { $gate }

# What to do, as a hint says it
turn-seek-gates = olhar duas portas
turn-keep-gate = ficar com a { $gate }
turn-put-back-gates = devolver as duas portas
turn-set-gate = colocar a { $gate } em uma muralha
turn-set-gate-at = colocar a { $gate } na muralha { $side-ao }, { $square }
kind-seek-gates = Olhar portas.
kind-keep-gate = Ficar com uma porta.
kind-set-gate = Colocar uma porta.

# The line below the table: actions among others; whose gates are asked for; what is asked; how it ends
status-seek-gates = busque uma porta
status-set-gate = coloque uma porta
status-your-gates = Suas portas
status-gates = Portas de { $name }
status-asked-gate = fique com uma das duas portas (clique nela) ou devolva as duas
status-loses-gates = nenhuma porta fica com você: “Terminar mesmo assim” devolve as duas
bar-gates-put-back = Devolver
bar-gates-put-back-tip = Não ficar com nenhuma das duas portas

# What points come from, and what speaks for a turn
source-gates = portas
source-gates-note = 1 por peça da rua, até o número da porta
gain-gates = { $points ->
    [one] as portas devem render cerca de { $points } ponto a mais
   *[other] as portas devem render cerca de { $points } pontos a mais
 }

# In the supply beside the courtyard, and below a gate in hand
supply-gates = Portas da cidade
supply-gates-left = { $left ->
    [one] resta { $left }
   *[other] restam { $left }
 }
gates-face-down = a buscar
gates-shuffled-first = embaralhar antes
gates-put-back = devolvidas
gates-looked-at = fique com uma
gate-to-set = coloque-a
gate-waits = sem muralha livre

# What the piece says of itself
gate-card-name = porta de { $number }
gate-card = Dá 1 ponto por peça da rua atrás dela, no máximo { $number }.
gate-card-street = { $tiles ->
    [one] uma rua de { $tiles } peça
   *[other] uma rua de { $tiles } peças
 }
gate-card-best = na sua rua mais longa
gate-card-no-wall = você não tem muralha externa livre
gate-card-after = depois de colocada

# What is wrong with a state that no game can reach (a damaged file)
fault-gates = há portas faltando ou repetidas (CG-1)
fault-gates-count = as portas foram mal contadas
fault-gates-looked-at = há portas que ninguém olha, ou alguém não olha nenhuma (CG-3)
fault-gate-alone = lugar { $seat }: uma porta não está em nenhuma muralha (CG-4)
