### The preferences.

preferences-title = Preferências
preferences-pages = Seções
preferences-at-once = As mudanças valem na hora.
preferences-search = Buscar nas preferências
# Beside the search field
preferences-found = { $count ->
    [one] { $count } opção
   *[other] { $count } opções
 }
# $settings is such as: 4 settings
preferences-found-in = { $settings } em { $sections ->
    [one] { $sections } seção
   *[other] { $sections } seções
 }
preferences-more = Mais em { $section }
preferences-more-tip = Mostrar todas as opções da seção { $section }
preferences-nothing = Nenhuma opção corresponde à sua busca.
preferences-reset = Redefinir esta seção
preferences-reset-one = Redefinir esta seção: { $section }
preferences-restore = Restaurar todos os padrões
preferences-was-reset = { $section }: padrões restaurados.
preferences-was-restored = Todos os padrões restaurados.
preferences-undo = Desfazer
preferences-undo-done = Fechar

# At the foot of the page: its name, and its keys; the brief ones are for narrow windows
preferences-bar = Preferências:
preferences-bar-keys = Cima e Baixo escolhem uma seção, Tab vai para as opções, { $key-page-leave } volta
preferences-bar-brief = { $key-page-leave } volta
preferences-bar-found = { $count ->
    [0] Nada encontrado:
    [one] { $count } opção encontrada:
   *[other] { $count } opções encontradas:
 }
preferences-bar-found-keys = Baixo vai para a primeira, { $key-page-leave } limpa a busca
preferences-bar-found-brief = { $key-page-leave } limpa a busca
# Asked after the program restarted in another size
preferences-keep-size = Manter este tamanho?
preferences-keep-size-note = { $seconds ->
    [one] Ele volta a { $scale } em { $seconds } segundo.
   *[other] Ele volta a { $scale } em { $seconds } segundos.
 }
preferences-keep-size-brief = { $seconds } s
preferences-keep-size-yes = Manter
preferences-keep-size-no = Voltar

# The preview of a table
preferences-preview = Prévia
preferences-preview-size = no tamanho real
preferences-preview-again = Mostrar de novo
preferences-preview-show = Mostrar prévia
preferences-preview-hide = Ocultar prévia
preferences-preview-shows = Um canto da mesa: o mercado, as cartas disponíveis, uma Alhambra com um quadrado permitido e uma mão. Outro jogador pega uma carta.
preferences-preview-move = { $person } pega { $money }
# $speed is a speed such as Normal
preferences-preview-pace = Velocidade: { $speed }, { $seconds } segundos
preferences-preview-off = Mostrado na hora
preferences-preview-marked = Destacado em vez de animado

# Each setting has a name, a sentence, and further words that find it

preferences-appearance = Aparência
preferences-appearance-line = { $theme }, { $scale }, { $language }
setting-theme = Tema
setting-theme-note = Sistema segue o tema claro ou escuro do seu computador.
setting-theme-words = cores cor modo noturno noite dark aparência visual fundo
preferences-theme-system = Sistema
preferences-theme-light = Claro
preferences-theme-dark = Escuro
setting-scale = Tamanho
setting-scale-note = Amplia textos e mesa. A janela reabre e a sua partida continua.
setting-scale-words = escala zoom maior menor letra fonte texto porcentagem
preferences-per-cent = { $number }%
setting-language = Idioma
setting-language-note = Vale para todos os textos, inclusive as regras, números e datas.
setting-language-words = língua tradução português inglês language English
# $language is the name of the language of the desktop
preferences-language-system = Padrão do sistema ({ $language })
setting-small-signs = Símbolos nas peças pequenas
setting-small-signs-note = Marca a construção nas peças muito pequenas.
setting-small-signs-words = ícones cores daltonismo daltônico tipos construções
setting-contrast = Alto contraste
setting-contrast-note = Contornos mais fortes e fundos lisos.
setting-contrast-words = acessibilidade legível contornos visibilidade
preferences-contrast-system = Sistema
preferences-contrast-on = Ligado
preferences-contrast-off = Desligado

preferences-motion = Movimento
preferences-motion-reduced = Reduzido
setting-own-speed = Velocidade das suas jogadas
setting-own-speed-note = A rapidez com que suas próprias jogadas são mostradas.
setting-own-speed-words = animação ritmo rapidez
setting-others-speed = Velocidade dos turnos dos outros
setting-others-speed-note = Segure { $key-hurry } para mostrar um turno depressa. Um clique conclui um passo.
setting-others-speed-words = animação ritmo adversários oponentes computador
preferences-speed-off = Imediato
preferences-speed-fast = Rápida
preferences-speed-normal = Normal
preferences-speed-slow = Lenta
setting-reduced-motion = Reduzir movimento
setting-reduced-motion-note = As peças movidas são destacadas em vez de animadas.
setting-reduced-motion-words = animação acessibilidade parado enjoo
# A picture with a moving card for each of the two speeds
preferences-lanes = Quanto tempo uma carta se move
preferences-lanes-you = Suas jogadas
preferences-lanes-others = Turnos dos outros
preferences-lane = { $seconds } s

preferences-sound = Som
preferences-sound-line = Ligado, volume { $volume }
setting-sound = Todos os sons
setting-sound-note = Todo som tem também um sinal visível.
setting-sound-words = áudio mudo silêncio barulho
setting-sound-volume = Volume
setting-sound-volume-note = Define o volume de todos os sons. Ao mudar, toca o som de uma peça.
setting-sound-volume-words = alto baixo áudio
# The three groups of sounds
setting-sound-table = Na mesa
setting-sound-table-note = Toca sons para as cartas, moedas, peças e tudo o mais que você ou os outros movem.
setting-sound-table-words = áudio peças jogadas
setting-sound-counting = Nas pontuações
setting-sound-counting-note = Toca sons enquanto os pontos são contados e no fim da partida.
setting-sound-counting-words = áudio pontuação pontos
setting-sound-turn = No começo da sua vez
setting-sound-turn-note = Toca duas notas de alaúde depois das jogadas dos outros.
setting-sound-turn-words = áudio notificação aviso alerta
setting-sound-behind = Também em segundo plano
setting-sound-behind-note = Toca as duas notas da sua vez mesmo com outra janela na frente. Os demais sons ficam desligados.
setting-sound-behind-words = áudio notificação aviso alerta
# Why a setting has no effect now
preferences-needs-sound = Ligue primeiro o som.
preferences-needs-sound-turn = Ligue primeiro o som e “No começo da sua vez”.

# A list in which each sound can be played
preferences-sound-summary = Pressione uma imagem para ouvir o som.
preferences-listen-to = Tocar o som “{ $sound }”
sound-name = { $sound ->
    [card_take] Pegar carta
    [card_land] Carta na mão
    [card_fan] Abrir cartas
    [card_turn] Virar
    [coin_exact] Pagamento exato
    [coins_over] Pagar a mais
    [tile_lift] Levantar peça
    [snap] Peça sobre um quadrado
    [tile_place] Posicionar peça
    [tile_reserve] Peça na Reserva
    [redesign] Reorganização
    [refuse] Jogada proibida
    [undo] Desfazer
    [redo] Refazer
    [bag] Sortear peças
    [turn_end] Terminar o turno
    [turn_mine] Seu turno começa
    [scoring_card] Carta de Pontuação
    [count] Contar peças
    [points] Pontos
    [wall_step] Segmento de muralha
    [wall_done] Maior muralha
    [vizier] Vizir
    [falcon] Falcão
    [camp] Acampamento
    [hut] Cabana
    [bureau] Casa de câmbio
    [bonus] Carta bônus
    [end] Fim da partida
   *[other] { $sound }
}

# Why nothing is heard
sound-no-library = Não há som porque a biblioteca miniaudio não está instalada.
sound-no-device = Não há som porque o sistema não tem dispositivo de áudio ou não foi possível abri-lo.
# $file is the file, $reason a clause or what the system says.
sound-file-fault = Não é possível gravar em { $file }: { $reason }.

preferences-turns = Seus turnos
setting-aids = Assistência
setting-aids-note = O resultado da partida informa a assistência usada.
setting-aids-words = ajuda auxílio dicas prévia motivos dificuldade purista treinador
preferences-aids-purist = Mínima
preferences-aids-purist-note = Mostra só os quadrados permitidos.
preferences-aids-normal = Padrão
preferences-aids-normal-note = Acrescenta prévias e motivos.
preferences-aids-trainer = Completa
preferences-aids-trainer-note = Mostra tudo o que se pode calcular.
preferences-aids-line-purist = Assistência mínima
preferences-aids-line-normal = Assistência padrão
preferences-aids-line-trainer = Assistência completa
setting-undo-rounds = Desfazer rodadas inteiras
setting-undo-rounds-note = Em partidas com uma só pessoa, você também pode desfazer os turnos dos jogadores virtuais. A partida passa a contar como assistida.
setting-undo-rounds-words = voltar atrás assistida
setting-ends-itself = Terminar o turno automaticamente
setting-ends-itself-note = Termina o seu turno quando não resta nenhuma ação. Não é possível desfazer esse turno.
setting-ends-itself-words = encerrar acabar
setting-answer-seconds = Tempo do vizir
setting-answer-seconds-note = Quanto tempo você tem para usar o vizir entre os turnos dos outros.
setting-answer-seconds-words = limite segundos pergunta relógio
preferences-answer-endless = Sem limite
preferences-answer-seconds = { $number } s
setting-touch = Toque
setting-touch-note = Aumenta botões e outros alvos para os dedos. Automático liga a opção no seu primeiro toque.
setting-touch-words = dedo touchscreen tela sensível tablet botões grandes acessibilidade
preferences-touch-auto = Automático
preferences-touch-on = Ligado
preferences-touch-off = Desligado

preferences-house-rules = Regras da casa
preferences-house-rules-words = variantes opções oficiais
preferences-house-rules-line = { $count ->
    [0] Regras oficiais
    [one] { $count } regra da casa
   *[other] { $count } regras da casa
 }
# Beside the title of the section
preferences-house-rules-summary = { $changed ->
    [0] { $count ->
        [one] { $count } regra, oficial
       *[other] { $count } regras, todas oficiais
     }
   *[other] Alteradas: { $changed } de { $count }
 }
preferences-rule-sets = Pacotes de regras
preferences-rule-sets-words = complementos extensões plugins instalar
preferences-rule-sets-line = { $every ->
    [0] Nenhum instalado
   *[other] { $count } de { $every } ligados
 }

# Why a command cannot have a key. $key is the name of a key
keyboard-refused-fixed = { $key } tem função fixa e não pode ser atribuída.
keyboard-refused-menu = { $key } é reservada a menus e botões.
keyboard-refused-page = { $key } tem outra função em algumas páginas.
keyboard-refused-held = Este comando funciona enquanto a tecla está pressionada. Escolha uma tecla sem Ctrl, Alt ou Shift.
keyboard-refused-last = Nenhum menu tem este comando, por isso ele precisa de uma tecla.
# $command is the name of a command
keyboard-refused-only = { $key } é a única tecla de “{ $command }”, e nenhum menu tem esse comando.

preferences-keyboard = Teclado
preferences-keyboard-words = teclas atalhos comandos
preferences-keyboard-line = { $count ->
    [0] Teclas padrão
    [one] { $count } comando alterado
   *[other] { $count } comandos alterados
 }
# The columns of the list
keyboard-key = Tecla
keyboard-second = Segunda tecla
# A place of a key as it is read aloud: $slot is “Key” or “Second key”
keyboard-slot = { $command }, { $slot }: { $key }
keyboard-none = nenhuma
keyboard-change-tip = Mudar esta tecla
keyboard-add-tip = Acrescentar uma tecla
keyboard-full-tip = Um comando pode ter no máximo { $most } teclas
keyboard-press = Pressione uma tecla
# A command is dragged with the mouse
keyboard-drag-tip = Arraste este comando para uma tecla do teclado desenhado
keyboard-dragged = Solte “{ $command }” em uma tecla
keyboard-reset = Redefinir
keyboard-reset-one = Redefinir as teclas de “{ $command }”
# $keys are names of keys
keyboard-reset-tip = Restaurar o padrão: { $keys }

# The board of keys
keyboard-modifier = Mostrar as teclas com este modificador
keyboard-no-modifier = Sem modificadora
keyboard-shift = Shift
keyboard-ctrl = Ctrl
keyboard-alt = Alt
keyboard-caps = Caps
keyboard-back = Apagar
keyboard-board = Teclas em uso: { $keys }
keyboard-key-does = { $key }: { $command }
keyboard-key-free = { $key } está livre
keyboard-changed = Alterada por você
keyboard-fixed = Fixa
keyboard-how = { $key-page-choose } em uma tecla da lista muda essa tecla. Ou arraste um comando para uma tecla.
keyboard-letters = Letras sem Ctrl, Alt ou Shift funcionam só na mesa.

# A key that another command has
keyboard-conflict = { $key } já está em uso
keyboard-conflict-note = Ela pertence a “{ $command }”. Escolha o que fazer ou pressione outra tecla.
keyboard-after = Depois da troca:
keyboard-swap = Trocar as duas teclas
keyboard-swap-tip = Dar a cada comando a tecla do outro
keyboard-take = Usar { $key } só para este comando
keyboard-take-tip = Remover { $key } de “{ $command }”
keyboard-keep = Manter as teclas antigas
keyboard-keep-tip = Não mudar nada

# At the foot of the page
keyboard-bar-press = { $command }:
keyboard-bar-press-keys = pressione a nova tecla. Backspace apaga, { $key-page-leave } cancela
keyboard-bar-drag-keys = solte em uma tecla. { $key-page-leave } cancela
keyboard-bar-conflict = { $key } já está em uso:
keyboard-bar-swap = { $key-page-choose } troca as duas teclas, { $key-page-leave } mantém as antigas
keyboard-bar-take = { $key-page-choose } usa a tecla só para este comando, { $key-page-leave } mantém as antigas
keyboard-bar-keys = Tab vai à lista, as setas escolhem uma tecla, { $key-page-choose } a altera, { $key-page-leave } volta
