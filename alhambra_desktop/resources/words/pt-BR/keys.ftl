### The page of keys: names of commands, with their keys on the right.
### $key, $one and so on are names of keys, as the desktop writes them.

keys-title = Atalhos de teclado
keys-change = &Mudar as teclas…
keys-change-tip = Dar suas próprias teclas aos comandos, nas preferências
# Groups of keys
keys-turn = Seu turno
keys-view = Exibição
keys-speed = Velocidade
# A row as it is read aloud
keys-row = { $keys }: { $does }
keys-bar = as setas percorrem teclas ou linhas, { $key-page-card } vai para o próximo painel, { $key-page-leave } volta

# Keys, and what else does the same
keys-arrows = Setas
keys-either = { $one }  ou  { $other }
keys-held = segure { $key }
keys-wheel = Roda
keys-wheel-up = Roda acima
keys-wheel-down = Roda abaixo

# Above the keyboard, and below the lists of keys
keys-hint = Aponte um comando abaixo para ver suas teclas.
keys-others = As teclas das regras, das partidas e das preferências funcionam em todas as páginas.
keys-others-show = Mostrar essas teclas
keys-others-show-tip = Abrir a aba dessas teclas

# Tooltips of the switch above the keyboard. $modifier is the name of a key, such as Ctrl.
keys-alone-tip = Teclas pressionadas sozinhas
keys-with-modifier-tip = Teclas pressionadas com { $modifier }

# The tooltip of a key that is shown beside a button
key-cap-tip = Atalho de teclado: { $key }

# The button in a search field
search-clear = Limpar a busca

# What they do
keys-does-move = Mover-se entre as escolhas possíveis.
keys-does-choose = Pegar, levantar, posicionar ou confirmar.
keys-does-put-back = Devolver tudo ou pular a animação.
keys-does-end = Terminar seu turno.
keys-does-undo = Desfazer seu último passo.
keys-does-redo = Refazer o passo desfeito.
keys-does-turn-over = Virar a peça de Granada que está na mão.
keys-does-press = Usar uma ação para que seu vizir possa comprar de novo.
keys-does-fit = Mostrar sua Alhambra inteira.
keys-does-zoom-in = Mostrar sua Alhambra maior. Arraste o fundo para mover a vista.
keys-does-zoom-out = Mostrar sua Alhambra menor.
keys-does-fast = Acelerar os turnos dos outros. Um clique conclui o passo atual.
keys-does-speed = Alternar os turnos dos outros entre normal e rápido.
keys-does-pause = Pausar ou retomar a animação. Na pausa, um clique mostra o próximo passo.
keys-does-replay = Rever as jogadas dos outros.
keys-does-column = Mostrar ou ocultar a classificação se a janela for estreita demais para ela.
keys-does-log = Abrir ou fechar o histórico completo.
keys-does-supply = Mostrar ou ocultar bazares, cabanas e falcões.
keys-does-moves = Listar todas as jogadas possíveis.
keys-does-hint = Pedir uma dica. Repetir mostra mais, até o turno inteiro.
keys-does-why = Explicar a última jogada ou a linha selecionada do histórico.
keys-does-new = Começar uma nova partida.
keys-does-open = Abrir uma partida salva.
keys-does-all-games = Mostrar todas as partidas.
keys-does-look-back = Rever uma partida terminada.
keys-does-review = Sair de uma partida de treino e voltar à revisão.
keys-does-save = Salvar a partida.
keys-does-save-as = Salvar a partida com outro nome.
keys-does-quit = Sair do programa.
keys-does-preferences = Abrir as preferências.
keys-does-standings = Mostrar a classificação detalhada.
keys-does-result = Mostrar o resultado de novo depois do fim da partida.
keys-does-full-screen = Ligar ou desligar a tela cheia.
keys-does-list = Mostrar esta página.
keys-does-context-menu = Abrir o menu do item sob o ponteiro ou do item selecionado.
keys-does-rules = Abrir a regra do item sob o ponteiro.
keys-does-restart-turn = Desfazer seu turno inteiro.
keys-does-played = Mostrar as regras desta partida.
keys-does-scored-when = Mostrar o que dá pontos em cada rodada de pontuação.
keys-does-scoring = Rever a { $number }ª pontuação.
keys-does-continue = Continuar a última partida.
keys-does-statistics = Mostrar suas estatísticas.
keys-does-goals = Mostrar seus objetivos e a campanha.
keys-does-export = Exportar o registro da partida.
keys-does-postcard = Salvar uma imagem de uma partida terminada.
keys-does-start-page = Ir para a página inicial.
keys-does-theme-system = Usar o tema do sistema.
keys-does-theme-light = Usar o tema claro.
keys-does-theme-dark = Usar o tema escuro.
keys-does-learn = Escolher uma lição.
keys-does-puzzle = Mostrar a lista de desafios.
keys-does-news = Mostrar o que mudou nesta versão.
keys-does-about = Mostrar a versão e a licença.

# Names of commands that are in no menu
command-move = Mover
command-put-back = Devolver
command-choose = Escolher
command-turn-over = Virar
command-press-figure = Acordar o vizir
command-zoom-in = Aproximar
command-zoom-out = Afastar
command-hurry = Acelerar turnos
command-speed = Mudar a velocidade
command-context-menu = Menu de contexto

# Keys of pages. $preset is the name of a preset, such as "Quick game".
keys-next-control = Próximo controle
keys-does-next-control = Ir para o próximo controle da página.
keys-next-panel = Próximo painel
keys-does-next-panel = Ir para o próximo painel da página.
keys-search = Buscar
keys-does-search = Buscar partidas, regras ou preferências.
keys-delete = Excluir
keys-does-delete = Excluir a partida selecionada.
keys-does-preset = Em uma nova partida, usar a mesa pronta “{ $preset }”.

# Pages, and their keys
keys-pages = Página
keys-at-table = Na mesa
keys-on-start = Página inicial
keys-on-new-game = Nova partida
keys-on-result = Resultado
keys-on-review = Revisão
keys-everywhere = Em toda parte
keys-pages-tip = Teclas de “{ $page }”
keys-back = Voltar
keys-does-back = Voltar à página anterior.
keys-tables = Mostrar números
keys-does-tables = Mostrar tabelas de números, ou de novo gráficos.
keys-code = Código de mesa
keys-does-code = Digitar o código de uma mesa.
keys-remove = Retirar jogador
keys-does-remove = Retirar o jogador selecionado.
keys-play = Jogar
keys-does-play = Começar a partida.
keys-does-practice = Jogar uma partida de treino a partir deste turno.
keys-to-table = Voltar à mesa
keys-does-to-table = Fechar o resultado e voltar à mesa.
keys-turns = Turno a turno
keys-does-turns = Ir para o turno anterior ou o próximo.
keys-steps = Jogada a jogada
keys-does-steps = Ir para a jogada anterior ou a próxima de um turno.
keys-ends = Primeiro ou último turno
keys-does-ends = Ir para o início ou o fim da partida.
keys-does-mistake = Ir para o seu próximo erro.

# Short captions on drawn keys: one word or two short ones, in one line as wide as a key
keys-short-move = Mover
keys-short-choose = Escolher
keys-short-put-back = Devolver
keys-short-turn-over = Virar
keys-short-press = Vizir
keys-short-zoom-in = Ampliar
keys-short-zoom-out = Reduzir
keys-short-fast = Rápido
keys-short-pause = Pausa
keys-short-speed = Ritmo
keys-short-context-menu = Menu
keys-short-undo = Desfazer
keys-short-redo = Refazer
keys-short-restart-turn = Reiniciar
keys-short-end = Terminar
keys-short-fit = Visão
keys-short-replay = Rever
keys-short-column = Placar
keys-short-log = Histórico
keys-short-supply = Estoque
keys-short-moves = Jogadas
keys-short-hint = Dica
keys-short-why = Por quê?
keys-short-standings = Detalhes
keys-short-played = Partida
keys-short-scored-when = Pontos
keys-short-scoring = Pontos { $number }
keys-short-result = Resultado
keys-short-look-back = Revisão
keys-short-review = À revisão
keys-short-new = Nova
keys-short-continue = Continuar
keys-short-open = Abrir
keys-short-all-games = Partidas
keys-short-statistics = Números
keys-short-goals = Objetivos
keys-short-save = Salvar
keys-short-save-as = Cópia
keys-short-export = Exportar
keys-short-postcard = Postal
keys-short-start-page = Início
keys-short-quit = Sair
keys-short-preferences = Ajustes
keys-short-theme-system = Sistema
keys-short-theme-light = Claro
keys-short-theme-dark = Escuro
keys-short-full-screen = Tela cheia
keys-short-learn = Lições
keys-short-puzzle = Desafios
keys-short-rules = Regras
keys-short-list = Teclas
keys-short-news = Notícias
keys-short-about = Sobre
keys-short-next-control = Próximo
keys-short-next-panel = Painel
keys-short-search = Buscar
keys-short-delete = Excluir
keys-short-leave = Voltar
keys-short-tables = Números
keys-short-code = Código
keys-short-play = Jogar
keys-short-to-table = Mesa
keys-short-turns = Turnos
keys-short-mistake = Erro
keys-short-remove = Retirar
keys-short-preset-quick = Rápida
keys-short-preset-pair = A dois
keys-short-preset-everything = Com tudo
keys-short-preset-last = Última
