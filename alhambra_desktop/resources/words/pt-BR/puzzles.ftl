# Puzzles: positions from games, goals of a turn, and the verdict on an answer.

# A file that holds no puzzle. $reason is a clause, or what the system says.
puzzle-damaged = O desafio { $file } não pode ser lido ({ $reason }). Reinstale o programa.
puzzle-of-other-version = O desafio { $file } pertence a outra versão deste programa. Reinstale o programa.
puzzle-other-table = reproduzi-lo leva a uma posição diferente
puzzle-none = Não há desafios. Reinstale o programa.

# Goals, as orders within a sentence
puzzle-goal-lead = assumir a liderança em { $types }
puzzle-goal-level = alcançar quem lidera em { $types }
puzzle-goal-rank = { $rank ->
    [2] chegar à 2ª colocação em { $types }
    [3] chegar à 3ª colocação em { $types }
   *[other] chegar à 4ª colocação em { $types }
 }
puzzle-goal-rank-shared = { $rank ->
    [2] empatar na 2ª colocação em { $types }
    [3] empatar na 3ª colocação em { $types }
   *[other] empatar na 4ª colocação em { $types }
 }
puzzle-goal-ahead = liderar por { $margin } em { $types }
puzzle-goal-count = { $count ->
    [one] ter { $count } { $type-um }
   *[other] ter { $count } { $type-many }
 }
puzzle-goal-run = ampliar { $run-o } para { $length }
puzzle-goal-exact = { $count ->
    [1] pagar a quantia exata
    [2] pagar duas vezes a quantia exata
   *[other] pagar { $count } vezes a quantia exata
 }
puzzle-goal-save = poder comprar { $tile-o } no próximo turno
puzzle-goal-save-exactly = poder comprar { $tile-o } com a quantia exata no próximo turno
# The numbers of a goal; $rank is a place that another player has, or 0 for the player behind you
puzzle-standing = { $rank ->
    [0] Você { $own }, próximo { $other }
    [1] Você { $own }, líder { $other }
    [2] Você { $own }, 2º lugar { $other }
    [3] Você { $own }, 3º lugar { $other }
   *[other] Você { $own }, 4º lugar { $other }
 }
puzzle-standing-now = { $own } de { $wanted } até agora

# The puzzle
puzzle-of-day = Desafio do dia, { $date }
puzzle-of-other-day = Desafio { $number } de { $count }
puzzle-rated = rating { $rating }
puzzle-difficulty = dificuldade { $rating }
# $count is the number of goals below
puzzle-title = { $count ->
    [one] Alcance este objetivo em um só turno
    [2] Alcance os dois objetivos em um só turno
   *[other] Alcance os { $count } objetivos em um só turno
 }
puzzle-task = Em um turno: { $goals }.
puzzle-from = De uma partida de { $seats } jogadores, turno { $turn } de { $turns }, { $set }
puzzle-base = jogo base
puzzle-open = ainda não alcançado
puzzle-reached = alcançado

# The turn so far, and its buttons
puzzle-line = Seu turno
puzzle-deed-open = Compre, pegue dinheiro ou reorganize
puzzle-deed-extra = Ação extra, se você pagar a quantia exata
puzzle-hint = Dica
puzzle-hint-tip = Mostrar como começa o melhor turno; sua resposta passa a valer metade
puzzle-free-hint-tip = Mostrar como começa o melhor turno
puzzle-solution = Mostrar a solução
puzzle-solution-tip = Se você ainda não respondeu, o desafio conta como errado e o seu rating cai.
puzzle-gains = Resolver muda seu rating em { $alone }, ou em { $hinted } se você usar uma dica.
puzzle-hint-free = Seu resultado já foi registrado: agora as dicas são grátis.
puzzle-hinted = Primeiro passo: { $turn }. Com uma dica, sua resposta vale metade.
puzzle-hinted-free = Primeiro passo: { $turn }.

# The answer
puzzle-answer = Sua resposta
puzzle-answer-how = Termine seu turno para responder: ele é comparado com o melhor turno.
puzzle-judging = Seu turno está sendo analisado…
puzzle-showing = Este é o melhor turno. Os motivos vêm a seguir.
puzzle-unjudged = Não foi possível verificar seu turno. Tente de novo.
puzzle-solved = Resolvido
puzzle-nearly = Quase
puzzle-missed = Errado
puzzle-shown = Solução
puzzle-as-good = tão bom quanto o melhor turno
puzzle-short = { $points ->
    [one] cerca de { $points } ponto a menos ({ $between })
   *[other] cerca de { $points } pontos a menos ({ $between })
 }
# $things are quoted goals
puzzle-left-out = Faltou: { $things }.
puzzle-goal-quoted = “{ $goal }”
# $count is the number of goals; $things are reasons
puzzle-more = { $count ->
    [one] Objetivo alcançado.
   *[other] Objetivos alcançados.
 } O melhor turno também { $things }.
puzzle-costs = O melhor turno { $things }.
puzzle-equal-otherwise = O melhor turno é parecido, mas um pouco melhor.
puzzle-again = Tentar de novo
puzzle-again-tip = Voltar ao começo deste desafio
puzzle-next = Próximo desafio
puzzle-next-tip = Ir para o próximo desafio não resolvido que passa pelos filtros da lista
puzzle-reward = Rating { $rating } ({ $change }).
puzzle-reward-none = Seu rating não muda: só a sua primeira resposta conta.
puzzle-look-back = Rever esta partida
puzzle-look-back-tip = Rever a partida real de onde vem esta posição

# The results of puzzles of the day, the rating, and links to other puzzles
puzzle-day = { $day }: { $answer }
puzzle-answers = { $count ->
    [0] nenhuma resposta ainda
    [one] depois de { $count } resposta
   *[other] depois de { $count } respostas
 }
puzzle-reset = Zerar
puzzle-reset-tip = Zerar seu rating de desafios e excluir suas respostas
puzzle-reset-sure = Pressione de novo para zerar
puzzle-reset-sure-tip = Pressione de novo: seu rating e suas respostas serão excluídos
puzzle-another = Outro desafio
puzzle-another-tip = Ir para o próximo desafio não resolvido que passa pelos filtros da lista
puzzle-daily = Desafio do dia
puzzle-daily-tip = Voltar ao desafio que todos os jogadores recebem hoje

# In the line below the table
puzzle-bar = Desafio
puzzle-bar-solution = este é o melhor turno
puzzle-bar-answered = respondido; tente de novo ou escolha outro desafio

# The page with the list of puzzles
puzzles-title = Desafios
puzzles-bar = Desafios:
puzzles-bar-keys = { $key-page-choose } abre o desafio selecionado, { $key-page-card } alterna entre os painéis, { $key-page-tables } mostra a curva como tabela, { $key-page-leave } volta
# Without a curve
puzzles-bar-keys-unrated = { $key-page-choose } abre o desafio selecionado, { $key-page-card } alterna entre os painéis, { $key-page-leave } volta
puzzles-bar-brief = { $key-page-choose } abre um desafio, { $key-page-card } alterna entre os painéis
puzzles-show-list = Lista de desafios
puzzles-show-list-tip = Mostrar a lista de todos os desafios
puzzles-show-day = Desafio do dia
puzzles-show-day-tip = Mostrar o desafio do dia, o calendário e o seu rating

# The puzzle of the day, the month and the rating
puzzles-daily = Resolver o de hoje
puzzles-daily-tip = Abrir o desafio que todos recebem hoje
puzzles-not-answered = Ainda sem resposta
puzzles-solved = { $count ->
    [one] { $count } resolvido
   *[other] { $count } resolvidos
 }
puzzles-week = Resolvidos nesta semana: { $solved } de { $days }
puzzles-streak = { $count ->
    [0] Nenhuma sequência ainda.
    [one] Sequência: { $count } desafio do dia.
   *[other] Sequência: { $count } desafios do dia.
 }
puzzles-day-off = Pular um dia não a interrompe.
puzzles-month-rule = Cada dia resolvido vira uma estrela.
puzzles-your-rating = Seu rating
puzzles-rating-start = Todos começam com { $rating }.
puzzles-rating-means = Neste nível, você resolve cerca de metade dos desafios.
puzzles-rating-rule = Sobe quando você resolve desafios; os difíceis valem mais.
# The tooltip of the column
puzzles-rating-tip = A dificuldade e o seu rating usam a mesma escala: você resolve metade dos desafios do seu nível
puzzles-as-table = Tabela
puzzles-as-table-tip = Mostrar a curva como tabela
puzzles-as-chart = Gráfico
puzzles-as-chart-tip = Mostrar seu rating como gráfico
puzzles-table-rating = Rating
puzzles-difficulty = Dificuldade
puzzles-table-goal = Desafio
puzzles-table-day = Dia

# The list. $detail is puzzles-detail, $result the answer with its day.
puzzles-list = Desafios
puzzles-list-tip = Abra um desafio com { $key-page-choose }, um clique duplo ou o botão dele
puzzles-solve = Resolver
puzzles-detail = { $seats } jogadores · { $modules }
puzzles-row = { $goals }, { $level }, rating { $rating }, { $detail }, { $result }
puzzles-new = Novo
puzzles-count = { $count ->
    [0] nenhum desafio
    [one] { $count } desafio
   *[other] { $count } desafios
 }

# Filters of the list
puzzles-filters = { $count ->
    [0] Filtros
   *[other] Filtros ({ $count })
 }
puzzles-more-filters = { $count ->
    [0] Mais filtros
   *[other] Mais filtros: { $count }
 }
puzzles-fewer-filters = Menos filtros
puzzles-more-filters-tip = Mostrar ou ocultar os filtros por expansão e tema
puzzles-filters-tip = Escolher quais desafios são listados
puzzles-to-list = { $count ->
    [0] Fechar os filtros
    [one] Mostrar { $count } desafio
   *[other] Mostrar { $count } desafios
 }
puzzles-to-list-tip = Fechar os filtros e mostrar a lista
puzzles-none-found = Nenhum desafio passa por todos os filtros.
puzzles-without = Sem o filtro { $filters }: { $count ->
    [one] { $count } desafio
   *[other] { $count } desafios
 }
puzzles-fewer-filters-tip = Remover { $filters } para mostrar desafios de novo
puzzles-filter-tip = { $filter }: listar só “{ $value }”
puzzles-filter-off-tip = { $filter }: listar todos
puzzles-all = Todos
puzzles-kind = Expansão
puzzles-more-kinds = mais { $count }
puzzles-more-kinds-tip = Mostrar todas as expansões
puzzles-known = Expansões conhecidas
puzzles-base = Jogo base
puzzles-level = Nível
puzzles-starting-level = Nível inicial
puzzles-easy = Fácil
puzzles-medium = Médio
puzzles-hard = Difícil
puzzles-expert = Especialista
puzzles-theme = Tema
puzzles-theme-rank = Maiorias
puzzles-theme-ahead = Vantagens
puzzles-theme-count = Construções
puzzles-theme-run = Muralhas
puzzles-theme-exact = Quantias exatas
puzzles-theme-save = Economia
puzzles-result = Resposta
