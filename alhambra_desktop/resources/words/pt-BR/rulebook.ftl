# The rules as a page of the window

# The sum of the cards in a picture: too much to take, dealt, allowed to take, or not accepted as payment
rulebook-cards-too-much = { $total }: demais
rulebook-cards-dealt = { $total } ao todo
rulebook-cards-taken = { $total }: permitido
rulebook-cards-refused = não aceito

# A player in a scoring example; $letter is A, B, C …
rulebook-player = Jogador { $letter }

# A picture in words
rulebook-picture = { $caption }: { $note }
rulebook-picture-allowed = Permitido. { $caption }: { $note }
rulebook-picture-refused = Não permitido. { $caption }: { $note }

# The page
rulebook-title = Regras
rulebook-search = Buscar nas regras
rulebook-found = { $count ->
    [0] nada encontrado
    [one] { $count } regra
   *[other] { $count } regras
 }
rulebook-nearest = Nada encontrado. Você quis dizer:
rulebook-help = Uso do programa
rulebook-best = Melhores resultados
# words that the search ignores, in lower case, separated by spaces
rulebook-stop-words = a à ao aos as às com como da das de depois do dos e é ela ele eles em entre era essa esse esta está estão este eu faço faz foi for há isso isto já lhe mais me mesmo meu meus minha minhas muito na nas não nem no nos nós o onde os ou para pela pelo por porque posso pode podem pra quais qual quando quantas quanto quantos que quê quem são se sem ser será seu só sua também te tem tenho têm um uma você
rulebook-contents = Sumário
rulebook-on-table = Nesta partida
rulebook-games = Jogos
rulebook-expansions = Expansões
rulebook-program = Programa
rulebook-span = { $first } a { $last }
rulebook-chapter = Neste capítulo
rulebook-see = Ver também
rulebook-asked = Perguntas frequentes:
rulebook-decided = Decisão deste programa:
rulebook-this-table = Nesta partida:
rulebook-official = Oficial: { $value }
rulebook-differs = regra da casa

# The panels beside it
rulebook-quoted = Mostradas há pouco
rulebook-table-differs = Suas regras da casa
rulebook-so-many = { $count } de { $all }
rulebook-all-variants = As { $all } regras da casa, com os valores oficiais
rulebook-variants-where = Escolha regras da casa ao começar uma nova partida.
rulebook-lesson = Pratique esta regra na lição “{ $title }”.
rulebook-open-lesson = Abrir a lição
rulebook-more = Mais
rulebook-more-tip = Mudar o tamanho do texto, copiar ou imprimir esta regra
rulebook-copy = Copiar
rulebook-copied = A regra foi copiada, com as imagens.
rulebook-print = Imprimir
rulebook-larger = Texto maior
rulebook-smaller = Texto menor
rulebook-unreadable = Não é possível ler as regras: { $fault }. Reinstale o programa.

# The line at the foot; $rule is an id
rulebook-foot = { $rule } · { $key-rules }: regra do item sob o ponteiro · { $key-page-leave }: voltar
rulebook-foot-quoted = { $rule }, mostrada durante a partida · { $key-rules }: regra do item sob o ponteiro · { $key-page-leave }: voltar
rulebook-foot-who = Regras:

# The overview: how a turn goes, and all chapters
rulebook-overview = Visão geral
rulebook-overview-turn = Como funciona um turno
rulebook-overview-actions = Escolha uma das três ações. Pagar a quantia exata dá uma ação extra.
rulebook-overview-chapters = As regras por capítulo
rulebook-overview-foot = escolha um capítulo ou busque nas regras · { $key-page-leave }: voltar
rulebook-turn-money = Pegue uma carta qualquer ou várias que somem até 5.
rulebook-turn-buy = Pague pelo menos o preço, na moeda do quadrado dela.
rulebook-turn-redesign = Acrescente uma peça da reserva, mande outra para lá ou troque as duas.
rulebook-turn-end = Coloque as peças na Alhambra ou na reserva e reponha mercado e cartas.
# Between two actions of which a player chooses one
rulebook-turn-or = ou
rulebook-chapter-start = O que você tem no início e o que fica na mesa.
rulebook-chapter-turn = As suas três ações e como ganhar uma extra.
rulebook-chapter-redesign = Mude a sua Alhambra com peças da reserva.
rulebook-chapter-building = Onde cabe uma peça: muralhas, caminhos e buracos.
rulebook-chapter-turn-end = Posicione as peças e reponha o mercado e as cartas.
rulebook-chapter-scoring = Pontos pelas maiorias e pela sua muralha mais longa.
rulebook-chapter-end = As peças remanescentes, a última pontuação e a vitória.
rulebook-chapter-mixing = Como as expansões funcionam juntas.

# Labels in the pictures of chapters
scene-fountain = Fonte
scene-money = Dinheiro inicial
scene-symbol = Seu símbolo
scene-take = Pegar dinheiro
scene-buy = Comprar
scene-redesign = Reorganizar
scene-reserve = Reserva
scene-alhambra = Alhambra
scene-new-tile = Peça nova
scene-market = Peças novas
scene-row = Cartas novas
scene-most = Mais construções
scene-wall = Muralha mais longa
scene-rounds = Pontuações
scene-bag = Saquinho vazio
scene-winner = Vitória
scene-market-gaps = Comprada: sem peça nova
scene-row-gap = Pega: sem carta nova
scene-refill-later = Ainda sem reposição
