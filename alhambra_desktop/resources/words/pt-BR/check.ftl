# alhambra-check: one page about a rule set from outside. Lines of help are short and hold no per cent sign.
check-about = Verificar um pacote de regras de terceiros e relatar em uma página os erros e o que falta.
check-package = pacote, como nome com pontos ou como pasta
check-quick = verificar uma só mesa, sem jogadores virtuais nem custo
check-trace = mostrar o traceback do primeiro erro
# $count packages lie there
check-no-package = { $count ->
    [0] { $folder } não contém nenhum pacote. Indicar a pasta com o __init__.py do pacote de regras.
    [one] { $folder } contém { $count } pacote. Indicar a pasta com o __init__.py do pacote de regras.
   *[other] { $folder } contém { $count } pacotes. Indicar a pasta com o __init__.py do pacote de regras.
 }

# The page
check-title = { $title } ({ $name }), idiomas: { $languages }
check-figures-games = { $tables ->
    [one] { $tables } mesa; todas as verificações em cada um dos { $moves } passos de uma partida aleatória
   *[other] { $tables } mesas; todas as verificações em cada um dos { $moves } passos de partidas aleatórias
 }
check-figures-cost = custo: com ele, listar todas as ações demora { $offers } vezes mais ({ $each } µs), e um passo, { $moves } vezes mais
check-wrong = Erros ({ $count }):
check-missing = O que falta ({ $count }):
check-fine = Nenhum erro encontrado.

# A finding: while something was done, $place is a line of the package
check-found = { $what }: { $fault }.
check-raised = { $what }: { $place } causou { $error }.
check-doing-source = Leitura do código
check-doing-words = Leitura dos textos
check-doing-game = Partida de { $game } com { $modules }
check-doing-invariants = Verificação dos invariantes
check-doing-offers = Lista de ações permitidas
check-doing-codec = Gravação e leitura de estados
check-doing-guess = Verificação das informações ocultas
check-doing-secrets = Comparação do que um lugar observa
check-doing-back = Ações desfeitas
check-doing-gestures = Ações feitas à mão
check-doing-pieces = Colocação das peças
check-doing-folds = Movimento das peças
check-doing-sayings = Nomes dos pontos
check-doing-log = Textos do histórico
check-doing-wordings = Textos de ações e lugares
check-doing-save = Gravação de uma partida
check-doing-record = Reprodução de um registro
check-doing-use = Verificação do uso das ações
check-doing-arena = Partidas com jogadores virtuais
# $level is the name of a level
check-doing-player = Jogo como { $level }
check-doing-reasons = Explicação de turnos
check-doing-judge = Análise de turnos
check-doing-cost = Medição do custo
check-doing-view = Leitura do arquivo de visualização
check-doing-draw = Desenho de { $face }
check-doing-paint = Pintura de { $name }, { $size } pixels de largura
check-doing-section = Textos da seção { $name }

# What is broken
check-invariant = { $fault }
check-plan = um plano do nível { $level } não pode ser jogado: { $fault }
check-codec = um estado muda ao ser salvo e carregado
check-codec-action = { $action } muda ao ser salvo e carregado
check-offer-refused = { $action } é oferecido, mas { $rule } o proíbe: { $reason }
check-offer-twice = { $action } é oferecido duas vezes
check-reveals = { $action } pode ser desfeito, mas o resultado depende de informações ocultas; definir draft.revealed
check-guess = o lugar { $seat } vê uma diferença entre uma suposição e o estado real: hide e redraw não combinam
check-guess-invariant = uma suposição do lugar { $seat } é impossível: { $fault }
check-secrets = o lugar 0 vê demais: estados que só diferem em informações ocultas parecem diferentes
check-gesture-read = o gesto de { $action } é lido como { $read }
check-gesture-lift = { $action } levanta, pressiona ou paga algo que não está lá: { $gesture }
check-fold = depois de { $event }, o observador { $viewer } vê peças erradas em { $place }: { $found } em vez de { $wanted }
check-fold-order = depois de { $event }, o observador { $viewer } vê em { $place } peças fora de ordem: { $found } em vez de { $wanted }. Acrescentá-las na ordem em que chegam, ou ordenar o lugar pelo id_field das faces
check-fold-again = aplicar de novo os eventos { $events } dá outros lugares
check-fold-error = os eventos { $events } não conseguem mover as peças: { $reason }
check-fold-pieces = uma peça não está em lugar nenhum ou está em dois
check-motions = os movimentos de { $event } não terminam onde as peças estão ({ $piece })
check-copy-again = uma peça ({ $piece }) foi removida, e outra recebeu depois o mesmo número
check-save = uma partida salva muda ao ser carregada
check-record = reproduzir um registro dá outro resultado
check-private = { $place } importa { $name }, que não é público
check-no-words = { $id } não tem texto ({ $place })
check-hole = { $id } tem uma lacuna em { $language }: “{ $text }”
check-blank = a imagem está em branco

# What is missing
check-no-pyproject = não há pyproject.toml ao lado do pacote, por isso o pip não consegue instalá-lo.
check-no-manifest = o pacote não tem um rule-set.toml legível, por isso os jogadores não podem instalá-lo de um arquivo.
check-untranslated = { $id } aparece em inglês porque não tem texto em { $language }.
check-unused = { $id } nunca é usado.
check-never = { $action } não foi possível em nenhuma das partidas.
check-many = { $action } é oferecido { $count } vezes em uma posição, o que deixa lentos os jogadores virtuais.
check-no-sum = { $action } não tem evento em “Desde o seu turno” (sums_up em um evento).
check-no-prospect = dá pontos, mas nenhuma previsão (expect) informa aos jogadores virtuais o valor do que têm.
check-slow = deixa o jogo { $times } vezes mais lento.
check-no-building = construções do tipo { $type } são placas com o nome, e uma estrela representa o tipo: usar paint_building
check-no-picture = peças com { $face } não têm imagem (draw) e aparecem como placas com um nome.
check-no-icon = os pontos de { $source } não têm ícone (add_icon).
check-no-home = as peças em { $place } são invisíveis (usar add_perch, mark_cards, add_pawn ou um Supply em uma seção).

# Types of events, as the code calls them
check-unmet = { $count ->
    [one] não verificado, pois não ocorreu nestas partidas: { $events }
   *[other] não verificados, pois não ocorreram nestas partidas: { $events }
 }
