### The archive of finished games, and table codes.

# Errors in a table code; $place is the number of a character, counted from 1 without hyphens
code-short = Isto não é um código de mesa: é curto demais.
code-long = Isto não é um código de mesa: tem mais de { $most } caracteres.
code-sign = O caractere { $place }, { $sign }, não pode estar em um código de mesa. Os códigos têm algarismos e letras, exceto U.
code-typo = O caractere { $place } está errado: em vez de { $sign }, deveria ser { $meant }.
code-swapped = Os caracteres { $place } e { $next } estão trocados.
code-wrong = Este código de mesa contém um erro. Compare-o com o original.
code-version = Este código de mesa tem a versão { $version }, mas este programa aceita a { $known }.
code-not-installed = Este código de mesa precisa de um pacote de regras que não está instalado.
code-nothing = Este código de mesa está escrito corretamente, mas não descreve nenhuma partida.

# Problems of the archive of finished games; $reason is the system’s error message
kept-damaged = A lista de partidas terminadas estava danificada e foi refeita. Nenhuma partida se perdeu. A lista danificada agora se chama { $file }.
kept-unread = { $count ->
    [one] Uma partida terminada não pode ser lida. O arquivo dela não foi alterado.
   *[other] { $count } partidas terminadas não podem ser lidas. Os arquivos delas não foram alterados.
 }
kept-newer = A lista de partidas terminadas tem a versão { $version }, mas este programa aceita a { $known }. As partidas são salvas, mas não listadas. Instale de novo o programa mais recente.
kept-unusable = Não é possível usar a lista de partidas terminadas: { $reason }
kept-failed = Não foi possível salvar em { $folder } a partida terminada: { $reason }
analysis-unkept = Não foi possível salvar em { $folder } a análise da partida: { $reason }

# The page of all games
games-title = Partidas
games-count = { $count ->
    [0] nenhuma partida
    [one] { $count } partida
   *[other] { $count } partidas
 }
games-search = Buscar por jogador, expansão ou data
games-none = Nenhuma partida ainda. Suas partidas salvas e terminadas aparecerão aqui.
games-unlisted = Suas partidas terminadas não podem ser listadas agora. Os arquivos delas estão a salvo.
games-none-found = Nenhuma partida corresponde à sua busca.
games-filters = Filtro
games-filter-all = Todas
games-filter-open = Em andamento
games-filter-won = Vencidas
games-filter-lost = Perdidas
games-filter-analysed = Analisadas
games-filter-assisted = Assistidas
games-filter-expansions = Com expansões
games-filter-tip = Listar estas partidas: { $filter }
games-unfilter = Mostrar &todas as partidas
games-unfilter-tip = Remover o filtro
games-review = Re&ver esta partida
games-review-tip = Percorrer esta partida, turno a turno
games-load = &Abrir
games-load-tip = Abrir esta partida
games-result = &Resultado
games-result-tip = Mostrar o resultado desta partida
games-again = &Jogar de novo
games-again-tip = Jogar a mesma mesa com a mesma distribuição
games-code = Código da mesa
# below the result; $day and $time are when it ended
games-when = { $day }, { $time }
# on the postcard; $points are the points of all players
games-continue = &Continuar
games-continue-tip = Continuar esta partida de onde você parou
games-delete = E&xcluir
games-delete-tip = Excluir esta partida; dá para desfazer por 8 segundos
games-deleted = Excluída.
games-delete-all = Excluir t&odas…
# The question in the bar, and its answers
games-delete-really = { $count ->
    [one] Excluir para sempre?
   *[other] Excluir todas as { $count } para sempre?
 }
games-delete-final = Não dá para desfazer.
games-delete-yes = Excluir &todas
games-delete-no = &Manter
games-unfinished-why = esta partida não terminou
games-export = Exportar C&SV…
games-statistics = &Estatísticas
games-statistics-tip = Ver suas vitórias, pontos e melhores resultados
games-postcard = &Postal…
games-postcard-tip = Salvar o resultado desta partida como imagem
games-more = &Detalhes
games-more-tip = Mostrar o postal, os jogadores e o código da mesa desta partida
# columns and their rows
games-others = Mais
games-others-tip = Exportar as partidas ou excluir todas
games-sort-by = Ordenar por
games-columns = Ordenar as partidas
games-column-players = Jogadores
games-column-result = Resultado
games-column-points = Pontos
games-column-expansions = Expansões
games-column-analysis = Análise
games-column-date = Data
# $falls is 1 from the largest value down
games-sort-tip = { $falls ->
    [1] Ordenar por { $column }, do maior para o menor
   *[other] Ordenar por { $column }, do menor para o maior
 }
games-sorted = { $falls ->
    [1] ordenado do maior para o menor
   *[other] ordenado do menor para o maior
 }
games-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
 }
games-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
 }
games-assisted = assistida
games-branch = partida de treino
games-in-progress = Em andamento
games-saved = Salva
# What the analysis found
games-mistakes = { $count ->
    [0] Nenhum erro
    [one] { $count } erro
   *[other] { $count } erros
 }
games-today = Hoje
games-bar = Partidas:
games-bar-keys = { $key-page-choose } revê ou continua a partida escolhida, Delete a exclui, { $key-page-leave } volta
games-bar-brief = { $key-page-choose } revê ou continua, { $key-page-leave } volta
games-exported = Exportado para { $file }.
games-not-deleted = Algumas partidas não puderam ser excluídas: { $reason }

# The page of statistics: of games that one person plays against the computer
stats-title = Estatísticas
stats-title-tip = Ver suas vitórias, pontos e melhores resultados
stats-as-tables = Mostrar tabelas
stats-as-tables-tip = Mostrar os números em tabelas, ou de novo em gráficos
stats-nothing = Nenhuma estatística ainda. Termine uma partida em que você seja a única pessoa.
# Names beside large figures
stats-won-games = { $count ->
    [one] Vitória
   *[other] Vitórias
}
stats-most-points = Melhor resultado
stats-longest-wall = Muralha mais longa
# Kinds of games, each with the number of games
stats-kinds = Tipo de partidas
stats-games-unaided = { $count ->
    [one] { $count } partida sem ajuda
   *[other] { $count } partidas sem ajuda
 }
stats-games-aided = { $count ->
    [one] { $count } partida com ajuda
   *[other] { $count } partidas com ajuda
 }
stats-games-branches = { $count ->
    [one] { $count } partida de treino
   *[other] { $count } partidas de treino
 }
stats-unaided = Sem ajuda
stats-only-unaided = Contar só partidas sem dicas, rodadas desfeitas nem assistência completa
stats-aided = Com ajuda
stats-only-aided = Contar só partidas com dicas, rodadas desfeitas ou assistência completa
stats-branches = Partidas de treino
stats-only-branches = Contar só partidas de treino
stats-wins = Vitórias
stats-no-wins = Nenhuma destas partidas foi contra jogadores virtuais.
stats-level = Nível
stats-seats = Partida
stats-won = Vencidas
stats-any = todas
# $against is such as: against builders
stats-by-players = { $against }, por número de jogadores
stats-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
 }
# A win rate; its tooltip has the 95 % interval
stats-share = { $won } de { $played }
stats-share-rate = { $share } ({ $rate })
stats-share-tip = A faixa mais clara mostra a incerteza: a longo prazo, a taxa ficaria provavelmente entre { $low } e { $high }%.
stats-exact-title = Pagamentos
stats-exact = Exatos
stats-exact-payments = Pagamentos exatos
stats-earned = Pontos por origem
# Below a chart, until the player points at a game
stats-step = Aponte para uma partida, ou use as setas, para ver detalhes. Clique nela ou pressione { $key-page-choose } para abri-la.
# $source is such as: towers
stats-best-source = Melhor fonte: { $source }, { $rate } dos seus pontos
stats-recent = suas últimas { $count } partidas
# A game of the chart in words; $parts is a list such as gardens 12, wall 16
stats-earned-of = { $day }: { $points } pontos, { $parts }
stats-no-points = Estas partidas não registram de onde vieram os pontos.
stats-day = Dia
stats-points = Pontos
stats-lost = Pontos perdidos a cada dez turnos
stats-lost-what = o custo estimado dos seus erros
stats-lost-of = { $day }: perda de cerca de { $points } a cada dez turnos (turnos analisados: { $turns })
stats-lost-figure = Perdidos por dez turnos
stats-turns = Turnos analisados
stats-no-lost = Nenhuma destas partidas foi analisada ainda. Reveja uma partida para analisá-la.
stats-latest = Rever a ú&ltima partida
stats-latest-tip = Rever a última destas partidas, com uma análise dos turnos
stats-bests = Recordes
stats-no-bests = Seus recordes aparecerão aqui depois da próxima partida.
best-run = maior { $edge }
best-scoring = mais pontos em uma pontuação ({ $round }ª)
best-margin = maior vantagem na vitória
best-most = mais { $type }
best-points = mais pontos
# The day of a game, and its table: the game and the opponents
stats-best-of = { $day }, { $table }
stats-look = Rever
stats-look-tip = Rever esta partida: { $outcome }

# The postcard of a finished game: a picture to share, without names unless the player adds them
postcard-window = Postal
# Large on the postcard, in two lines: the greeting and below it the name
postcard-greeting = Lembranças da
postcard-title = Alhambra
# $table is the levels of the computer players and the expansions
postcard-detail = { $turns ->
    [one] { $table }  ·  { $turns } turno
   *[other] { $table }  ·  { $turns } turnos
 }
postcard-code = mesa { $code }
postcard-person = Pessoa
postcard-painting = Pintando o postal…
postcard-names = Com nomes
postcard-names-tip = Mostrar os nomes dos jogadores, ou só os níveis
postcard-write = &Salvar…
postcard-write-tip = Salvar este postal como arquivo de imagem

# The page that compares two games with the same deal
compare-title = Comparação
compare-bar = Cima e Baixo escolhem um turno, { $key-page-choose } o revê, { $key-page-leave } volta
compare-turn = Turno
compare-here-done = Esta partida
compare-there-done = Registro
compare-points = Pontos
compare-whose = { $turn }  { $name }
# A player’s final points in both games
compare-final = { $name }: { $one } pontos nesta partida, { $other } no registro
# Read aloud at the first turn that differs
compare-here = primeira diferença
compare-parts = Primeira diferença: turno { $turn }, { $name }.
compare-same = As duas partidas são idênticas.
# Legend of the stars beside turns
compare-alike = Jogadas iguais nas duas partidas
compare-parting = Primeira &diferença
compare-parting-tip = Ir para o primeiro turno diferente
compare-look = Re&ver este turno
compare-look-tip = Rever a partida no turno escolhido
# $why is a clause
compare-not = Não é possível comparar este registro: { $why }
compare-no-past = Não é possível comparar este registro: ele foi salvo sem o histórico da partida.
compare-rules = as regras são diferentes.
compare-seats = os jogadores são diferentes.
compare-deal = a distribuição é diferente.
