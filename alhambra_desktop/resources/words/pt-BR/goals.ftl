### Goals and the campaign, on the page of statistics, at the table and on the result.

# Tabs of the page of statistics
stats-parts = Páginas de estatísticas
stats-goals = Campanha e objetivos
stats-goals-tip = Ver a campanha e trinta objetivos
stats-bar-results = aponte para uma partida de um gráfico para ver detalhes, { $key-page-tables } mostra tabelas, { $key-page-leave } volta
stats-bar-brief = { $key-page-leave } volta
stats-bar-goals = as setas percorrem mesas ou objetivos, { $key-page-card } alterna entre eles, { $key-page-choose } abre, { $key-page-leave } volta

# Goals, by group
goals-title = Objetivos
goals-earned = { $count } de { $all } alcançados
goals-group = { $group ->
    [building] Construção
    [money] Dinheiro
    [scoring] Pontuação
    [opponents] Adversários
   *[mastery] Maestria
 }
goal-name = { $goal ->
    [long-wall] Muralha longa
    [great-wall] Grande muralha
    [one-piece] Peça única
    [twenty-roofs] Vinte telhados
    [close-quarters] Lado a lado
    [nothing-wasted] Nada se perde
    [to-the-coin] Conta certa
    [perfect-change] Sem troco
    [chain-of-three] Três em cadeia
    [four-markets] Quatro mercados
    [thrifty] Mão de vaca
    [empty-purse] Bolso vazio
    [head-start] Boa largada
    [start-to-finish] De ponta a ponta
    [comeback] Virada
    [clean-sweep] Domínio total
    [high-score] Placar alto
    [photo-finish] Por um fio
    [beat-builder] Vença um construtor
    [beat-architect] Vença um arquiteto
    [beat-master] Vença um mestre
    [top-of-the-table] Topo da tabela
    [three-in-a-row] Três seguidas
    [full-table] Mesa cheia
    [own-judgement] Por conta própria
    [no-mistakes] Sem erros
    [second-chance] Segunda chance
    [well-travelled] Pé na estrada
    [good-advice] Bom conselho
   *[two-palaces] Dois palácios
 }
# $count is the number to reach
goal-what = { $goal ->
    [long-wall] Termine uma partida com uma muralha de { $count } segmentos.
    [great-wall] Termine uma partida com uma muralha de { $count } segmentos.
    [one-piece] Termine uma partida com todas as muralhas externas em uma única linha contínua de pelo menos { $count } segmentos.
    [twenty-roofs] Termine uma partida com { $count } construções na sua Alhambra.
    [close-quarters] Erga { $count } construções em uma área de 4 por 4 quadrados.
    [nothing-wasted] Termine uma partida com { $count } construções e a reserva vazia.
    [to-the-coin] Pague a quantia exata { $count } vezes em uma partida.
    [perfect-change] Compre pelo menos { $count } construções em uma partida e pague a quantia exata por todas.
    [chain-of-three] Pague a quantia exata { $count } vezes em um turno.
    [four-markets] Compre com todas as { $count } moedas em um turno.
    [thrifty] Vença uma partida pagando ao todo no máximo 10 a mais.
    [empty-purse] Termine uma partida sem nenhuma carta de dinheiro.
    [head-start] Lidere sem empate depois da primeira rodada de pontuação.
    [start-to-finish] Lidere sem empate depois de cada uma das { $count } rodadas de pontuação de uma partida.
    [comeback] Vença uma partida em que você estava em último depois da segunda rodada de pontuação.
    [clean-sweep] Lidere sem empate em { $count } tipos de construção em uma rodada de pontuação.
    [high-score] Marque { $count } pontos com três ou mais jogadores.
    [photo-finish] Vença uma partida por 1 ou 2 pontos.
    [beat-builder] Vença um construtor ou um jogador mais forte.
    [beat-architect] Vença um arquiteto ou um jogador mais forte.
    [beat-master] Vença um mestre ou um jogador mais forte.
    [top-of-the-table] Vença um grande mestre.
    [three-in-a-row] Vença { $count } partidas seguidas em que todos os adversários sejam construtores ou mais fortes.
    [full-table] Vença uma partida com { $count } jogadores.
    [own-judgement] Vença um arquiteto ou um jogador mais forte com assistência mínima e sem dicas.
    [no-mistakes] Jogue uma partida de { $count } turnos ou mais em que a análise não encontre erros.
    [second-chance] Jogue de novo, com o código da mesa, uma partida que você perdeu, e vença.
    [well-travelled] Vença com cada uma das { $count } expansões.
    [good-advice] Compre { $count } peças com o vizir em uma partida.
   *[two-palaces] Vença uma partida que combine Alhambra e Granada.
 }
goal-best = melhor: { $figure } de { $count }
goal-so-far = Melhor até agora: { $figure } de { $count }, em { $day }
goal-reached = Alcançado em { $day }
goal-not-yet = Ainda não alcançado
# A goal as a screen reader says it
goal-aloud = { $stage ->
    [earned] { $name }, alcançado em { $day }
    [started] { $name }, em andamento, { $figure } de { $count }
   *[open] { $name }, ainda não alcançado
 }
goal-show = Mostrar a &partida
goal-show-tip = Rever a partida que conta para este objetivo

# The campaign
campaign-title = Campanha
campaign-of = Campanha, mesa { $table } de { $all }
campaign-table = Mesa { $table } de { $all }
campaign-stars = { $count } de { $all } estrelas
campaign-name = { $table ->
    [justice] Porta da Justiça
    [myrtle] Pátio das Murtas
    [lion] Pátio dos Leões
    [coin] Mercado das Moedas
    [hill] Colina das Tendas
    [vizier] Porta do Vizir
    [masons] Pátio dos Pedreiros
    [falcon] Torre dos Falcões
    [granada] Cidade de Granada
   *[envoys] Salão dos Embaixadores
 }
campaign-star = { $star ->
    [win] Vença a partida
    [wall] Termine com uma muralha de { $count } segmentos
    [longest-wall] Termine com a muralha mais longa
    [exact] Pague a quantia exata { $count } vezes
    [margin] Vença por { $count } pontos
    [buildings] Termine com { $count } construções
    [currencies] Compre com todas as { $count } moedas
    [elsewhere] Compre { $count } peças com o vizir
    [sweep] Lidere sem empate em { $count } tipos em uma rodada de pontuação
    [gardens] Lidere sem empate em jardins no fim
    [camps] Marque { $count } pontos com acampamentos
    [falcons] Marque { $count } pontos com falcões e bazares
    [first-lead] Lidere sem empate depois da primeira rodada de pontuação
    [second-lead] Lidere sem empate depois da segunda rodada de pontuação
    [unaided] Use a assistência mínima e nenhuma dica
   *[flawless] Não cometa erros, segundo a análise
 }
# The expansions of a table, or its game
campaign-with = { $modules }
campaign-play = &Jogar esta mesa
campaign-play-tip = Começar uma partida contra estes adversários
campaign-again = &Tentar de novo
campaign-again-tip = Começar uma partida nesta mesa com outra distribuição
campaign-closed = Abre depois da mesa { $table }
# A table as a screen reader says it
campaign-aloud = { $state ->
    [closed] Mesa { $number }, { $name }, fechada, abre depois da mesa { $before }
   *[open] Mesa { $number }, { $name }, { $stars } de 3 estrelas
 }
campaign-closed-tip = Ganhe uma estrela ou jogue três partidas na mesa anterior para abrir esta
campaign-against = Contra { $names }, com { $modules-dentro }
campaign-against-base = Contra { $names }, só com o jogo base
campaign-star-reached = alcançada
campaign-star-missed = ainda não
campaign-map = Mapa da campanha

# At the table and on the result
campaign-next = Próxima me&sa: { $name }
campaign-next-tip = Começar a próxima mesa da campanha
table-campaign = Campanha: { $name }
table-campaign-tip = Estrelas: { $stars }
result-goals-aloud = Objetivos alcançados nesta partida: { $names }
result-goals = Objetivos alcançados nesta partida
result-goal-tip = { $name }: { $sentence }

# Ways there
start-campaign = Campanha
start-campaign-line = Dez mesas cada vez mais difíceis, com objetivos.
start-show-campaign = A&brir mapa
start-show-campaign-tip = Mostrar as mesas da campanha e seus objetivos
start-goals = Objetivos
start-goals-tip = Ver a campanha e trinta objetivos
start-next-goals = Próximos objetivos
start-goal-so-far = { $figure } de { $count }
menu-goals = O&bjetivos e campanha
