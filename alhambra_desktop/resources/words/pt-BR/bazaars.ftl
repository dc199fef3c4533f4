bazaar-scores = bazar: { $buildings } × { $types } = { $points } no fim
bazaar-types = para { $types }
bazaar = bazar de { $currency-many }
bazaar-o = o bazar de { $currency-many }
bazaar-do = do bazar de { $currency-many }
bazaar-pelo = pelo bazar de { $currency-many }
bazaar-genero = m

# The rule set
bazaars-title = Bazares
bazaars-title-dentro = bazares
bazaars-sentence = Os bazares só são vendidos pela quantia exata. No fim, dão pontos pelas construções de três tipos ao seu redor.
bazaars-brief = Pontos por três tipos ao redor.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
bazaars-parts = peças de bazar
bazaars-parts-genero = f

# What points come from
source-bazaars = bazares
source-bazaars-note = construções × tipos

# What speaks for a turn
gain-bazaars = { $points ->
    [one] os bazares devem render cerca de { $points } ponto a mais
   *[other] os bazares devem render cerca de { $points } pontos a mais
 }

# What the piece says of itself

bazaar-card = Conta as construções dos três tipos dele nos oito quadrados ao redor.
bazaar-working = { $buildings ->
    [one] { $buildings } construção
   *[other] { $buildings } construções
 } × { $types ->
    [one] { $types } tipo
   *[other] { $types } tipos
 }
