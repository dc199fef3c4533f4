### Dialogs: the standings in figures, the list of moves.
### The letter after & presses a button by the keyboard: once in each dialog.

dialog-close = &Fechar
dialog-close-tip = Fechar esta janela e continuar

# A seat's colour
seat-colour-amber = âmbar
seat-colour-blue = azul
seat-colour-crimson = carmim
seat-colour-green = verde
seat-colour-violet = violeta
seat-colour-black = preto

# A seat's colour with the mark that is painted in it, as it is read aloud
seat-mark-amber = estrela âmbar
seat-mark-blue = lua azul
seat-mark-crimson = romã carmim
seat-mark-green = palmeira verde
seat-mark-violet = chave violeta
seat-mark-black = mão preta
seat-mark-stone = bloco de pedra

### The standings in figures

standings-title = Classificação
# Above the columns of each player
standings-count = Número
standings-points = Pontos

# The list of moves: everything that can be done now
moves-title = Jogadas
moves-filter = Filtro: digite uma palavra
# for screen readers
moves-how = { $key-page-choose } faz a jogada escolhida; letras filtram a lista
moves-play = Jogar
moves-play-tip = Fazer a jogada escolhida
moves-none = Nenhuma jogada contém estas palavras.
moves-turn = Continuar a partida.
moves-prospects = Onde caberiam as peças ocultas
moves-other-ways = { $count ->
    [one] { $count } outra forma de pagar…
   *[other] { $count } outras formas de pagar…
 }

### The rules of the running table
played-title = Regras desta partida
played-status = { $count ->
    [0] Regras oficiais: nada foi alterado.
    [one] { $count } regra da casa difere das regras oficiais.
   *[other] { $count } regras da casa diferem das regras oficiais.
 }
played-official = { $count ->
    [one] { $count } regra oficial
   *[other] { $count } regras oficiais
 }
played-official-tip = Mostra ou oculta as regras que não foram alteradas
