### The page of a new game: presets, who sits where, what is played, and house rules.

# On round buttons with an arrow, at the head of every page
page-back = Voltar
page-back-tip = Voltar à página anterior
# Beside a switch
switch-on = Ligado
switch-off = Desligado

new-game-title = Nova partida
# The line at the foot of the page: first the name in bold, then what keys do
new-game-bar = Nova partida.
new-game-bar-keys = { $key-page-choose } começa esta partida  ·  { $key-rules } explica o item selecionado

## Presets: whole tables taken with one press. $modules is a list of titles, $third is the neutral player.

new-game-presets = Mesas prontas
new-game-preset-quick = Partida rápida
new-game-preset-pair = Dois jogadores
new-game-preset-everything = Com tudo
new-game-preset-last = Última mesa
new-game-preset-for = { $game } para { $count } jogadores
new-game-preset-with = { $modules }
new-game-preset-some = { $count ->
    [one] { $count } expansão
   *[other] { $count } expansões
 }
new-game-preset-all = As { $count } expansões
new-game-preset-two = Contra { $name }, mais { $third } (neutro)
new-game-preset-one = Contra { $name }
# The selected preset as a screen reader reads it
new-game-preset-taken = { $title }, escolhida
new-game-preset-tip = Usar esta mesa pronta: { $table }
new-game-taken = Mesa pronta “{ $title }”: { $table }.
new-game-taken-back = Mesa pronta desfeita: { $table }.
new-game-own = Suas mesas
new-game-own-tip = Salvar esta mesa ou carregar uma que você salvou
# On a small button
new-game-own-brief = Suas
new-game-own-none = Nenhuma mesa salva
new-game-own-keep = Salvar esta mesa
new-game-own-forget = Excluir esta mesa

## The places around the table

new-game-at-table = À mesa
new-game-places-order = { $count } de { $most } lugares ocupados, em sentido horário
new-game-places = { $count } de { $most } lugares ocupados
new-game-add = Acrescentar um jogador
new-game-add-here = Acrescentar um jogador no lugar { $number }
new-game-change-human = Mudar nome, imagem e cor de { $name }
new-game-change-computer = Escolher quem substitui { $name }
# The motto of a character, about their style of play
new-game-quote = “{ $line }”
new-game-name-picture = nome, imagem
new-game-name-picture-tip = Mudar o nome e a imagem
new-game-swap = Substituir este jogador
new-game-remove = Remover este jogador
new-game-weaker = Mais fraco
new-game-stronger = Mais forte
# As a place is read aloud; $mark is a colour with its sign, $level the next message but one
new-game-place-free = Lugar { $number } de { $most }, livre.
new-game-place-human = Lugar { $number } de { $most }, { $name }, pessoa, { $mark }.
new-game-place-computer = Lugar { $number } de { $most }, { $name }, { $trade }, { $mark }. { $level }.
new-game-level = Nível { $level }, { $rank } de { $most }
new-game-keys-free = { $key-page-choose } acrescenta um jogador.
new-game-keys-human = Esquerda e Direita mudam a cor. { $key-page-choose } ou F2 muda o nome e a imagem.
new-game-keys-computer = Esquerda e Direita mudam o nível. { $key-page-choose } substitui este jogador.
new-game-keys-remove = Delete remove este jogador.

## Who sits at a place

new-game-who = Quem senta aqui?
new-game-human = Uma pessoa
new-game-human-tip = Uma pessoa neste computador joga aqui
new-game-computer = Um jogador virtual
new-game-computer-tip = Um dos doze personagens do computador joga aqui
new-game-name = Nome
new-game-guest = Visitante
new-game-guest-tip = Um retrato que nenhum jogador virtual tem
new-game-picture-note = Escolha um retrato e uma cor.
new-game-people-note = Cada personagem tem um estilo de jogo. O nível se escolhe depois.
new-game-person-line = { $trade }. “{ $line }”
new-game-sit = P&ronto
new-game-sit-tip = Pôr o jogador escolhido neste lugar
# The tooltip of Cancel
new-game-cancel = Cancelar
new-game-cancel-tip = Deixar este lugar como está
# Before the marks of the colours that a player can choose
new-game-colour = cor
new-game-colour-tip = Jogar com a cor { $colour }

## Games and expansions

new-game-game = O jogo
new-game-expansions = Expansões
new-game-expansions-on = { $count } de { $every } ligadas
new-game-rule-sets = Outros pacotes de regras
new-game-rule-sets-tip = Instalar, ativar e remover pacotes de regras
new-game-rule-sets-none = Nenhum instalado.
new-game-rule-sets-count = { $count ->
    [one] { $count } instalado.
   *[other] { $count } instalados.
 }
new-game-rule-sets-look = Gerenciar pacotes…

## House rules, and the foot of the page. $table is one of the tables below, $rules are sentences.

new-game-house-rules = Regras da casa
new-game-house-rules-tip = Mostrar ou ocultar as regras da casa, o código da mesa e a semente
new-game-as-printed = regras oficiais; { $count } podem ser mudadas
new-game-departures = { $count ->
    [one] { $count } regra da casa
   *[other] { $count } regras da casa
 }
new-game-official = Regras oficiais.
new-game-by-house-rules = Regras da casa: { $rules }
new-game-advanced = Avançado
new-game-seed = Semente
# In place of a number that nobody gave
new-game-seed-any = aleatória
new-game-seed-note = Use o mesmo número para jogar de novo a mesma distribuição.
new-game-seed-fault = A semente deve ser um número inteiro ou ficar vazia.
new-game-table = { $game }, { $count } jogadores
new-game-table-with = { $game } com { $modules-dentro }, { $count } jogadores
new-game-table-some = { $expansions ->
    [one] { $game } com { $expansions } expansão, { $count } jogadores
   *[other] { $game } com { $expansions } expansões, { $count } jogadores
 }
new-game-table-company = { $table } e { $third }
new-game-play = Jogar
new-game-play-tip = Começar a partida com estes jogadores e regras
