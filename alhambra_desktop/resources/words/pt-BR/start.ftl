### The page that the program opens with.
### The letter after & presses a button by the keyboard: once on the page.

start-continue = &Continuar
start-continue-tip = Continuar esta partida de onde você parou
start-new-game = &Nova partida
start-new-game-tip = Escolher um jogo, jogadores e regras, e jogar
start-open = &Arquivo…
start-open-tip = Abrir uma partida salva ou um registro de partida
# Beside the title Alhambra
start-motto = uma versão não oficial para dois a seis jogadores

# The large card where there is nothing to continue
start-next-title = Sua próxima partida
start-none-waits = Você não tem nenhuma partida salva para continuar.
start-first-line = Cerca de 30 minutos contra o computador.

# The same for somebody who is here for the first time: lessons, and then the first game
start-learn = Primeira vez aqui?
start-learn-line = Nove lições curtas na mesa de jogo: pegar dinheiro, comprar construções, erguer muralhas e pontuar.
start-lessons-line = Todas as lições, do primeiro turno às expansões.
start-begin-lesson = P&rimeira lição
start-begin-lesson-tip = Aprender as primeiras jogadas na mesa de jogo
start-decline = &Ir direto ao jogo
start-decline-tip = Pular as lições e começar com uma partida
start-first-game = J&ogar
start-first-game-tip = Jogar uma partida de verdade com um treinador que explica o que importa

# A seat of the table that can be continued, as it is read aloud
start-seat = { $points ->
    [one] { $name } { $points } ponto
   *[other] { $name } { $points } pontos
 }

# The card of a new game; $game is what is played, $modules its expansions
start-new-title = Nova partida
start-first-table = { $game } para { $count } jogadores
start-as-last = { $game } para { $count } jogadores, como da última vez
start-as-last-with = { $game } para { $count } jogadores com { $modules-dentro }, como da última vez
start-deal = Começar &partida
start-deal-tip = Começar uma partida com estes jogadores e regras e uma nova distribuição
start-change = Mudar a &mesa…
start-change-tip = Escolher antes outros jogadores, outro jogo ou outras regras
start-person = pessoa
start-more-seats = e mais { $count }

# The card with other games
start-games = Partidas
start-all-games = &Todas as partidas
start-all-games-tip = Buscar, rever e excluir suas partidas
start-list-tip = { $key-page-choose } ou um clique duplo abre uma partida

# The card with a table code and files
start-open-title = Abrir
start-open-what = código, partida ou registro
start-code = Código
start-sit = &Usar código
start-sit-tip = Começar a partida que este código de mesa descreve

# The player’s results: wins against each level, with the interval in which the win rate lies
start-record = Suas partidas
start-record-count = { $count } até agora
start-statistics = &Estatísticas
start-statistics-tip = Ver suas vitórias, pontos e melhores resultados
start-against = { $level ->
    [newcomer] contra novatos
    [apprentice] contra aprendizes
    [journeyman] contra artesãos
    [builder] contra construtores
    [architect] contra arquitetos
    [master] contra mestres
    [grandmaster] contra grandes mestres
   *[other] contra { $name }
}
start-share-brief = { $won } de { $played }
start-won-brief = vitórias: { $won } de { $played }
start-share = vitórias: { $won } de { $played }; taxa provável de { $low } a { $high }%
start-share-of = { $level }: { $share }

# The button that goes on, as it is read aloud
start-continue-aloud = Continuar: { $table }

# The bar at the foot: the first words are bold
start-welcome = Olá.
start-enter-begins = Pressione { $key-page-choose } para começar uma partida
start-enter-teaches = Pressione { $key-page-choose } para começar a primeira lição
start-enter-first-game = Pressione { $key-page-choose } para começar sua primeira partida
start-welcome-back = Olá de novo.
start-enter-continues = Pressione { $key-page-choose } para continuar sua última partida
start-enter-again = Pressione { $key-page-choose } para uma revanche

# The name of a human player if the computer’s account has no usable name; players can change it.
seat-person = Jogador

# The card of lessons.
start-lessons = na mesa de jogo
start-lessons-done = { $done } de { $count } concluídas
start-puzzle-title = Desafio do dia
start-all-lessons = Todas as &lições
start-all-lessons-tip = Ver todas as lições e até onde você chegou em cada uma
start-next-lesson = { $number }. { $title }

# Ways to begin, while there are no games to list
start-ways = Formas de começar
start-expansions = Sete expansões
start-expansions-line = Um vizir, acampamentos, falcões e mais, ou a cidade de Granada.
start-choose-expansions = E&xpansões…
start-choose-expansions-tip = Escolher expansões para uma nova partida, ou Granada
