# Lessons: the page that lists them, and the card of a step

learn-title = Aprender
learn-sentence = Lições curtas na mesa de jogo. Nada do que você fizer aqui conta.
learn-begin = Começar
learn-begin-tip = Começar esta lição na primeira etapa
learn-go-on = Continuar
learn-go-on-tip = Continuar esta lição na etapa em que você parou
learn-again = Repetir
learn-again-tip = Repetir esta lição desde a primeira etapa
learn-steps = { $done } de { $steps } etapas concluídas
learn-modules = Expansões e Granada
learn-rules = Regras
learn-rules-tip = Ler as regras do jogo e de todas as expansões
learn-keys = Teclas
learn-keys-tip = Ver tudo o que você pode fazer pelo teclado
learn-bar = Tab vai de lição em lição, { $key-page-card } vai para o próximo painel, { $key-page-leave } volta

lesson-number = Lição { $number } de { $count }
# At the right of the menu bar
lesson-titled = { $lesson }: { $title }
lesson-module = Lição curta

# Answers to choose from
lesson-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }
lesson-seat = { $name }

lesson-step = etapa { $step } de { $steps }
lesson-why = Nota:
lesson-rule = Regra { $rule }
lesson-back = Voltar
lesson-back-tip = Mostrar de novo a etapa anterior
lesson-next = Próximo
lesson-next-tip = Ir para a próxima etapa desta lição
lesson-finish = Concluir
lesson-finish-tip = Concluir esta lição e voltar à lista
lesson-next-lesson = Próxima lição
lesson-next-lesson-tip = Começar a lição seguinte a esta
lesson-show = Mostrar
lesson-show-tip = Ver a jogada desta etapa sendo feita
lesson-answer-tip = Responder: { $answer }
lesson-undo = Desfazer
lesson-undo-tip = Desfazer sua jogada e tentar esta etapa de novo
lesson-leave = Sair
lesson-leave-tip = Parar aqui; seu progresso fica salvo
lesson-unreadable = Não é possível ler as lições: { $fault }. Reinstale o programa.

# In place of the task, after the player tried the illegal move of the step, or made another legal move
lesson-seen = Isso não é permitido. Leia por quê e continue.
lesson-other = Isso também é permitido, mas esta etapa mostra outra coisa. Desfaça a jogada.

# In place of the task, if the player put back a tile that the step needs
lesson-put-back = Você devolveu a peça. Clique nela para pegá-la de novo.

# In the line below the table
lesson-bar = Lição

# The task of the step, in the status bar
lesson-task = { $task }

# After the task, if it can be done by keyboard
lesson-keys = pelo teclado: as setas e { $key-choose }; { $key-page-card } vai até Mostrar
# The same, if the task is to end the turn
lesson-keys-show = { $key-page-card } vai até Mostrar

# The first game, and the coach’s advice: a fact, and why it matters
learn-game = Sua primeira partida
learn-game-goal = Uma partida de verdade contra dois novatos, com um treinador.
learn-game-begin = Jogar
learn-game-begin-tip = Começar uma partida de verdade contra dois novatos, com um treinador
learn-puzzle = Desafios
learn-puzzle-goal = Uma posição de uma partida real em que um turno é claramente o melhor.
learn-puzzle-begin = Abrir
learn-puzzle-begin-tip = Abrir o desafio do dia e a lista de desafios
coach-title = Treinador
coach-understood = OK
coach-understood-tip = Fechar este conselho e continuar jogando
coach-silence = Dispensar treinador
coach-silence-tip = Continuar jogando sem os conselhos do treinador
coach-undo = Desfazer
coach-undo-tip = Desfazer esta jogada e escolher outra
coach-begins = Esta é uma partida de verdade. Em cada turno, pegue dinheiro, compre uma construção ou reorganize, e depois pressione Terminar turno.
coach-begins-why = A barra de status sempre mostra o que você pode fazer.
coach-exact-missed = Você podia ter pagado a quantia exata { $tile-pelo } com { $cards-o } e ganhado uma ação extra.
coach-exact-missed-why = No mercado, uma estrela marca as peças pelas quais você pode pagar a quantia exata. Você ainda pode desfazer a jogada.
coach-acts-again = Quantia exata: você recebe { $tile-o } e uma ação extra.
coach-acts-again-why = Compre de novo, pegue dinheiro ou reorganize. A quantia exata rende os turnos mais longos.
coach-overpaid = Você pagou { $over } a mais { $tile-pelo }. Não existe troco.
coach-overpaid-why = Cartas baixas de várias moedas facilitam pagar a quantia exata. Você ainda pode desfazer a jogada.
coach-reserve-fits = Você poderia acrescentar { $tile-o } da sua reserva agora.
coach-reserve-fits-why = As peças da reserva não dão pontos. Acrescentar uma exige uma ação.
coach-scored = { $points ->
    [one] Você marcou { $points } ponto na primeira rodada de pontuação. Os detalhes ficam no histórico.
   *[other] Você marcou { $points } pontos na primeira rodada de pontuação. Os detalhes ficam no histórico.
 }
coach-scored-why = A próxima rodada vale mais, e as segundas colocações também pontuam. A classificação mostra onde mais uma peça ajuda.
coach-scoring-near = { $last ->
    [1] A { $round }ª rodada de pontuação vem com a próxima carta.
   *[other] A { $round }ª rodada de pontuação vem com uma das próximas { $last } cartas.
 }
coach-scoring-near-why = Só a sua Alhambra dá pontos. O dinheiro na mão, não.
coach-end-near = { $count ->
    [0] Não restam peças no saquinho. A partida termina quando não for possível repor o mercado.
    [one] Resta uma peça no saquinho. A partida termina quando não for possível repor o mercado.
   *[other] Restam { $count } peças no saquinho. A partida termina quando não for possível repor o mercado.
 }
coach-end-near-why = Cada peça remanescente vai para quem tiver mais dinheiro na moeda do quadrado dela.
