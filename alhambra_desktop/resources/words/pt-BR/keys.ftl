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
keys-held = { $key } (segurada)
keys-wheel = { $keys }  ou a roda
keys-wheel-up = { $keys }  ou roda para cima
keys-wheel-down = { $keys }  ou roda para baixo

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
keys-does-delete = Excluir a partida selecionada, ou retirar um jogador de uma nova partida.
keys-does-preset = Em uma nova partida, usar a mesa pronta “{ $preset }”.
