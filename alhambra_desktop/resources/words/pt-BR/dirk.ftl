give-no-building = isto não é uma construção
give-no-building-why = Você só pode entregar construções
log-gave = entregou { $tile-o } para { $name }
log-gave-now = entrega { $tile-o } para { $name }
log-dirk-got = { $name } recebeu { $tiles-o }

# The rule set
dirk-title = Dirk
dirk-title-dentro = Dirk
dirk-sentence = Na partida a dois, um terceiro jogador imaginário coleciona peças e disputa as maiorias.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-dirk = Dirk
option-dirk-sentence = Na partida de dois jogadores, Dirk { $value }.
option-dirk-on = participa
option-dirk-off = não participa

option-dirk-name = Nome de Dirk
option-dirk-name-sentence = O terceiro jogador se chama { $value }.

# What to do, as a hint says it; that with -it right after "buy the { $tile } ... and"
turn-give = entregar { $tile-o } para { $name }
turn-give-it = { $tile-genero ->
    [m] entregá-lo para { $name }
    [f] entregá-la para { $name }
    [mp] entregá-los para { $name }
   *[fp] entregá-las para { $name }
 }

# A place on the table
place-dirk = as peças de { $name }
place-dirk-em = com { $name }
onto-dirk = nas peças de { $name }
