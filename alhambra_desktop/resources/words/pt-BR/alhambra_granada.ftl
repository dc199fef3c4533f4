granada-edges = Fosso só encosta em fosso ou muralha, e rua só em rua; a primeira peça de Granada precisa encostar em uma muralha
granada-edges-brief = fosso com fosso ou muralha, rua com rua

# The rule set
alhambra-granada-title = Alhambra e Granada
alhambra-granada-title-dentro = Alhambra e Granada
alhambra-granada-short = Os dois jogos
alhambra-granada-sentence = Os dois jogos juntos: duas peças por quadrado do mercado e uma cidade que começa na muralha da sua Alhambra.
alhambra-granada-brief = Duas peças por quadrado, uma grande cidade.

# What points come from
source-contacts = muralha contra fosso
source-contacts-note = 2 por lado

# What speaks for a turn
gain-contacts = { $points ->
    [one] o contato entre muralha e fosso deve render cerca de { $points } ponto a mais
   *[other] o contato entre muralha e fosso deve render cerca de { $points } pontos a mais
 }
