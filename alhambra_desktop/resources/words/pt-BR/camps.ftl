camps-alone = { $camps ->
    [one] nenhum bastião encosta em uma muralha
   *[other] { $camps } acampamentos ficariam sem muralha
 }
camps-alone-why = Um bastião do acampamento precisa encostar em uma muralha da sua Alhambra
camps-alone-why-brief = um bastião precisa tocar a muralha
camp-edges = Um bastião só pode encostar em uma muralha, e um lado verde, só no lado verde de outro acampamento
camp-edges-brief = bastião com muralha, verde com verde
camp-scores = { $points ->
    [one] dá { $points } ponto a cada rodada de pontuação
   *[other] dá { $points } pontos a cada rodada de pontuação
 }
edge-bastion = bastião
edge-green = lado verde
camp = acampamento { $price }
camp-o = o acampamento { $price }
camp-do = do acampamento { $price }
camp-pelo = pelo acampamento { $price }
camp-genero = m

# The rule set
camps-title = Acampamentos
camps-title-dentro = acampamentos
camps-sentence = Posicione acampamentos fora das suas muralhas e ganhe 1 ponto por construção na linha das setas deles.
camps-brief = Pontos pelas construções na linha das setas.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
camps-parts = peças de acampamento
camps-parts-genero = f

# A camp without its price
camp-short = acampamento
camp-short-o = o acampamento
camp-short-do = do acampamento
camp-short-pelo = pelo acampamento
camp-short-genero = m

# What points come from
source-camps = acampamentos
source-camps-note = 1 por construção em linha

# What speaks for a turn
gain-camps = { $points ->
    [one] os acampamentos devem render cerca de { $points } ponto a mais
   *[other] os acampamentos devem render cerca de { $points } pontos a mais
 }

# What the piece says of itself

camp-card = { $count ->
    [one] 1 ponto por peça na linha à frente da seta, até o próximo acampamento.
   *[other] 1 ponto por peça nas linhas à frente das setas, até o próximo acampamento.
 }
camp-arrows = { $count ->
    [one] seta: { $sides }
   *[other] setas: { $sides }
 }
camp-counts = { $count ->
    [0] nenhuma peça em linha
    [one] { $count } peça em linha
   *[other] { $count } peças em linha
 }
