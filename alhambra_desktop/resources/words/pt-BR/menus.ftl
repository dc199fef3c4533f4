### The menu bar, the window, and file dialogs.
### The letter after & opens an entry by the keyboard: once in each menu.

menu-game = &Partida
menu-new-game = &Nova partida…
menu-continue = &Continuar a última partida
menu-open = &Abrir uma partida…
menu-open-recent = Abrir &recente
menu-games = &Todas as partidas
menu-statistics = &Estatísticas
menu-look-back = Re&ver a partida
menu-review = Voltar à revi&são
# In place of a list of files
menu-none-recent = nenhuma partida recente
menu-save = Sa&lvar a partida
menu-save-as = Salvar a partida co&mo…
menu-export-record = E&xportar o registro…
menu-postcard = Salvar um p&ostal…
menu-start-page = &Ir para a página inicial
menu-quit = Sair &do programa

menu-table = &Mesa
menu-undo = &Desfazer
menu-undo-round = &Desfazer até meu último turno
# $reason is a sentence: why nothing can be taken back
menu-undo-refused = &Desfazer – { $reason }
menu-redo = &Refazer
menu-restart-turn = Re&iniciar este turno
menu-end-turn = &Terminar turno
menu-fit = Mostrar a &Alhambra inteira
menu-replay = Rever as &jogadas dos outros
menu-column = Mostrar a &classificação
menu-column-here = Mostrar a &classificação (já visível)
menu-log = Mostrar o &histórico
menu-supply = Mostrar o s&uprimento
menu-moves = &Listar as jogadas possíveis…
menu-hint = &Mostrar uma dica
menu-why = &Por que jogaram assim?
menu-standings = Classi&ficação detalhada…
menu-played = Re&gras desta partida…
# The figure is its key
menu-scored-when = O &que pontua e quando…
menu-scoring = Rever a &{ $number }ª pontuação…
menu-result = Mostrar o resultad&o final…

menu-settings = &Configurações
menu-preferences = &Preferências…
menu-theme-system = Tema: o mesmo do &sistema
menu-theme-light = Tema: c&laro
menu-theme-dark = Tema: &escuro
menu-full-screen = &Tela cheia

menu-help = A&juda
menu-learn = &Aprender a jogar
menu-puzzle = &Desafios
menu-rules = &Regras
menu-keys = A&talhos de teclado
menu-news = &Novidades
menu-copy-report = &Copiar um relatório de erro
menu-about = &Sobre o Alhambra Desktop

# The menu of a piece or a card, of a player, of a row of the log, of a game in a list
context-lift = &Pegar
context-select = { $chosen ->
    [0] &Selecionar
   *[other] &Devolver
 }
context-to-reserve = &Mandar para a reserva
context-pays = Mostrar o que pode pa&gar
context-look = { $kept ->
    [0] &Ver a Alhambra deste jogador
   *[other] &Fechar a Alhambra deste jogador
 }
context-why = Por &quê?
context-replay = Mostrar as &jogadas de novo
context-replay-why = não houve jogadas desde o seu turno
context-why-not-yet = este jogador ainda não terminou nenhum turno
context-fits = &O que caberia aqui
context-purist = oculto na assistência mínima
# An entry that cannot be chosen now
context-refused = { $entry } – { $reason }
context-moment = &Rever este momento
context-copy = &Copiar esta linha
context-open = { $unfinished ->
    [0] &Abrir
   *[other] &Continuar
 }
context-rule = R&egra { $rule }: { $title }

window-title = Alhambra Desktop
window-title-file = { $file } – Alhambra Desktop

no-game = Nenhuma partida está aberta.
no-game-to-continue = Não há partida para continuar. Comece ou abra uma.
no-game-to-save = Não há partida para salvar. Comece ou abra uma antes.

# Titles of the desktop's own dialogs for files, and the kinds of files in them
files-open = Abrir uma partida
files-save = Salvar a partida
files-export = Exportar o registro
files-saved-games = Partidas salvas
files-records = Registros
files-postcard = Salvar um postal
files-png = Imagens (PNG)
files-svg = Desenhos (SVG)
files-postcard-name = Postal da Alhambra
files-table = Salvar uma tabela de todas as partidas
files-tables-comma = CSV, separado por vírgulas
files-tables-semicolon = CSV, separado por ponto e vírgula
files-table-name = Partidas de Alhambra
files-games-and-records = Partidas e registros
files-old-records = Registros de versões anteriores
# The default file name of a game
files-game = partida
# The file name of a game if Windows does not allow the player’s name as a file name, such as Con
files-game-of = partida de { $name }
