# alhambra-arena: tournaments of computer players. Lines of help are short and hold no per cent sign; what is
# typed stays as it is: options, ids of levels and modules.
arena-about = Jogar torneios de jogadores virtuais sem janela e imprimir tabelas de resultados.
arena-seats = jogar uma mesa destes níveis: { $known }
arena-ladder = jogar cada nível contra o anterior
arena-round-robin = jogar todos os pares de níveis
arena-list-options = listar níveis, módulos e regras da casa
arena-group-matches = confrontos (--ladder, --round-robin)
arena-levels = níveis, do mais fraco ao mais forte (padrão: todos menos random)
arena-table = número de lugares, de 2 a 6; pode ser repetido (padrão: 2)
arena-json = gravar os resultados em um arquivo JSON
arena-plot = gravar em um arquivo um gráfico das forças
arena-group-games = partidas
arena-games = número de partidas; por confronto, em distribuições inteiras (padrão: 20)
arena-seed = semente; a mesma semente dá as mesmas distribuições (padrão: 1)
arena-game = jogo (padrão: alhambra)
arena-modules = módulos, ou { $random }
arena-variant = regra da casa
arena-random-variants = sortear regras da casa para cada distribuição
arena-deterministic = limitar as simulações, não o tempo, para resultados reprodutíveis
arena-records = pasta para o registro de cada partida
arena-group-places = onde executar
arena-jobs = número de processos nesta máquina (padrão: todos os núcleos)
arena-cluster = usar os workers deste agendador Dask

# What is wrong with a command line.
arena-for-matches = { $argument } é para confrontos. Acrescentar --ladder ou --round-robin.
arena-no-seats = falta --seats, por exemplo --seats master,builder. Também servem --ladder ou --round-robin.
arena-two-levels = um confronto precisa de dois níveis, por exemplo --levels apprentice,builder.
arena-level-twice = --levels contém { $level } mais de uma vez. Indicar cada nível uma só vez.
arena-wrong-variant = --variant { $value } não tem a forma id=valor.
arena-no-folder = impossível usar { $folder } como pasta de registros: { $reason }.
arena-no-file = impossível gravar { $file }. Escolher uma pasta que exista e permita gravação.
arena-without-matplotlib = um gráfico precisa de matplotlib: pip install 'alhambra-desktop[plot]'.
# $reason is what the system says, in its own language.
command-unwritten = impossível gravar { $file }: { $reason }.
command-stopped = interrompido.

# --list-options: headings, and lines below them.
arena-list-levels = Níveis
arena-list-games = Jogos
arena-list-modules = Módulos
arena-list-variants = Regras da casa
arena-list-entry = { $id }: { $sentence }
arena-list-values = { $id }: { $values } (oficial: { $official })
arena-list-value = { $id }: por exemplo { $official } (oficial: { $official })
arena-random = Faz jogadas permitidas ao acaso, para testar as regras.

# $bar, $done, $rate and $left are filled in while the work goes on; then come tables of plain text: headings of columns are short.
progress = { $bar } { $done } de { $count }, { $rate }, faltam { $left }
noun-games = partidas
noun-parts = partes
arena-matches = { $seats } lugares: { $deals } distribuições, cada uma com { $seatings } disposições; jogadores de força igual venceriam { $share } cada um
arena-against = { $level } x { $other }
arena-against-many = { $level } x { $count } { $other }
arena-head-seat = lugar
arena-head-level = nível
arena-head-match = confronto
arena-head-wins = vitórias
arena-head-interval = 95%
arena-head-margin = vantagem
arena-head-points = pontos
arena-head-turns = turnos
arena-head-elo = Elo
# Seconds that a turn takes on average, and the time that 95 of 100 turns stay below.
arena-head-pace = s/turno
arena-head-slow = p95
per-cent = { $figure }%
arena-interval = { $low }-{ $high }
arena-range = { $low } a { $high }
arena-plus = +{ $figure }
arena-spread = ±{ $half }

# The chart of the ratings. $kind is ladder or round-robin, as it is typed; $level the first level.
arena-chart-title = Força dos níveis
arena-chart-one = Elo em partidas de { $seats } lugares, com intervalos de 95%; { $level } é 0
arena-chart-all = Elo com intervalos de 95%; { $level } é 0
arena-chart-seats = { $seats } lugares
arena-chart-caption = { $program }, { $game }, { $kind }, { $count } partidas, semente { $seed }

# Many tasks on this machine or a cluster.
pool-task = Tarefa abandonada depois de encerrar seu processo { $times } vezes: { $task }.
pool-without-dask = Um cluster precisa de Dask distributed: pip install 'alhambra-desktop[cluster]'.
pool-no-cluster = Nenhum cluster responde em { $address }. Iniciar um com dask scheduler, que mostra o endereço, como tcp://host:8786.
pool-no-workers = O cluster em { $address } não tem workers. Iniciar alguns: dask worker { $address } --nthreads 1.
pool-cluster-task = Tarefa abandonada depois de encerrar repetidamente seus workers.
pool-worker-lacks = Um worker do cluster não consegue executar a tarefa: { $reason }. Instalar nele o que falta.
pool-lost = A conexão com o cluster em { $address } caiu. Reiniciar o cluster.
pool-deserted = { $seconds ->
    [one] O cluster em { $address } não tem workers há { $seconds } segundo. Iniciar alguns e executar o comando de novo: dask worker { $address } --nthreads 1.
   *[other] O cluster em { $address } não tem workers há { $seconds } segundos. Iniciar alguns e executar o comando de novo: dask worker { $address } --nthreads 1.
 }

# A rule set of other makers failed in a game; $place is a file and line, $error what Python says.
arena-rule-set = O pacote de regras { $title } { $version } falhou na partida de semente { $seed }: { $place } causou { $error }.
