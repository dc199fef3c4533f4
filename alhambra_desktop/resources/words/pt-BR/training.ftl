# alhambra-train: nets of computer players, made by self-play. Lines of help are short and hold no per cent sign.
training-about = Treinar do zero as redes dos jogadores virtuais, em partidas contra si mesmos.
training-folder = pasta para todos os resultados; executar de novo para continuar
training-settings = configurações em um arquivo TOML (padrão: as das redes incluídas)
training-print-settings = imprimir as configurações e sair
training-jobs = número de processos (padrão: todos os núcleos)
training-cluster = agendador Dask, tcp://host:8786
training-install = pasta para as redes prontas

training-stopped = interrompido. Executar o mesmo comando para continuar.
training-other = { $folder } pertence a um treino com outras configurações. Escolher outra pasta.
# $reason is what the system says, in its own language.
training-unusable = impossível usar { $file }: { $reason }.
training-unusable-folder = impossível usar a pasta: { $reason }.
# $fault is a clause of archive-...
training-part = impossível usar { $file } ({ $fault }). Excluir o arquivo ou escolher outra pasta.

# Settings of a training. $fault is one of the clauses below, some with their place in the file behind an @.
training-unread = impossível ler { $file }: { $reason }.
# $reason is what Python says, in English.
training-no-toml = { $file } não é um arquivo TOML: { $reason }.
training-wrong = { $file }: { $fault }.
# $name is the name of a setting.
training-positive = { $name } é { $value }, mas precisa ser maior que 0
training-empty = { $name } está vazio, mas precisa de pelo menos um valor
training-share = { $name } é { $value }, mas precisa estar entre 0 e 1
training-no-game = jogo desconhecido: { $name }; escolher entre { $known }
training-modules = modules precisa ser { $random } ou alguns de { $known }
training-seats = uma mesa tem de { $fewest } a { $most } lugares, não { $seats }
training-unknown = configurações desconhecidas: { $names }
training-missing = falta a configuração { $name }
training-unfit = este valor não é válido
training-no-number = { $value } não é um número
training-not-before = a mesa de { $seats } lugares parte da de { $begin }, que precisa vir antes dela
training-from-nothing = a segunda mesa de { $seats } lugares começa do zero
training-shares = as partes das misturas não somam 1

# How it goes, one line each.
training-played = { $seats } lugares, rodada { $round }: { $done } de { $count } partes jogadas
training-fitted = { $seats } lugares, rodada { $round }: { $positions } posições; erro quadrático { $squared } -> { $squared_now }, entropia cruzada { $entropy } -> { $entropy_now }
training-checked = { $seats } lugares, rodada { $round }: a rede venceu { $share } (± { $half }) de { $games } partidas base contra a avaliação escrita à mão; por acaso, seriam { $chance }
training-quick-played = { $seats } lugares, rodada de rollout { $round }: { $done } de { $count } partes jogadas
training-quick-fitted = { $seats } lugares, rodada de rollout { $round }: { $positions } posições; erro quadrático { $squared } -> { $squared_now }
