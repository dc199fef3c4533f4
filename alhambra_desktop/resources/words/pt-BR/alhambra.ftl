type-pavilion = pavilhão
type-pavilion-o = o pavilhão
type-pavilion-do = do pavilhão
type-pavilion-pelo = pelo pavilhão
type-pavilion-um = pavilhão
type-pavilion-genero = m
type-seraglio = serralho
type-seraglio-o = o serralho
type-seraglio-do = do serralho
type-seraglio-pelo = pelo serralho
type-seraglio-um = serralho
type-seraglio-genero = m
type-arcades = arcadas
type-arcades-o = as arcadas
type-arcades-do = das arcadas
type-arcades-pelo = pelas arcadas
type-arcades-um = arcada
type-arcades-genero = fp
type-chambers = aposentos
type-chambers-o = os aposentos
type-chambers-do = dos aposentos
type-chambers-pelo = pelos aposentos
type-chambers-um = aposento
type-chambers-genero = mp
type-garden = jardim
type-garden-o = o jardim
type-garden-do = do jardim
type-garden-pelo = pelo jardim
type-garden-um = jardim
type-garden-genero = m
type-tower = torre
type-tower-o = a torre
type-tower-do = da torre
type-tower-pelo = pela torre
type-tower-um = torre
type-tower-genero = f
type-pavilion-many = pavilhões
type-seraglio-many = serralhos
type-arcades-many = arcadas
type-chambers-many = aposentos
type-garden-many = jardins
type-tower-many = torres

# The rule set
alhambra-title = Alhambra
alhambra-title-dentro = Alhambra
alhambra-sentence = O jogo base: compre construções, erga muralhas e tenha o maior número de construções de cada tipo.
alhambra-brief = Compre, construa e conquiste maiorias.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-enclosed-spaces = Espaços que podem ficar cercados
option-enclosed-spaces-sentence = { $value } pode ficar cercado.
option-enclosed-spaces-any-area = Nenhum espaço vazio
option-enclosed-spaces-single-square = Nenhum quadrado vazio isolado
option-enclosed-spaces-allowed = Qualquer espaço vazio
option-enclosed-spaces-note = As regras de 2003 proíbem cercar qualquer espaço; as posteriores só proíbem cercar um único quadrado e permitem espaços maiores.

option-open-hands = Mãos abertas
option-open-hands-sentence = As mãos ficam { $value }.
option-open-hands-off = ocultas
option-open-hands-on = à vista de todos

option-needless-cards = Cartas desnecessárias
option-needless-cards-sentence = Pagar com mais cartas do que o preço exige { $value }.
option-needless-cards-allowed = é permitido
option-needless-cards-forbidden = não é permitido

option-exact-bonus = Quantia exata
option-exact-bonus-sentence = Pagar a quantia exata { $value }.
option-exact-bonus-on = dá uma ação extra
option-exact-bonus-off = não dá ação extra

option-extra-action = A ação extra
option-extra-action-sentence = A ação extra depois de pagar a quantia exata { $value }.
option-extra-action-may = é opcional
option-extra-action-must = é obrigatória
option-extra-action-note = É obrigatória na edição de 2024 e opcional nas anteriores.

option-starting-money = Dinheiro inicial
option-starting-money-sentence = Cada jogador recebe cartas que somam { $value } ou mais.

option-take-limit = Pegar várias cartas
option-take-limit-sentence = Várias cartas pegas juntas podem somar no máximo { $value }.

option-tie-rounding = Empates nas maiorias
option-tie-rounding-sentence = Jogadores empatados { $value }.
option-tie-rounding-down = dividem os pontos, arredondando para baixo
option-tie-rounding-up = dividem os pontos, arredondando para cima
option-tie-rounding-full-to-each = recebem, cada um, todos os pontos da colocação

option-wall-scoring = Muralhas
option-wall-scoring-sentence = { $value } dá pontos.
option-wall-scoring-longest = A muralha externa mais longa
option-wall-scoring-all-outer = Toda muralha externa

option-redesign = Reorganização
option-redesign-sentence = Reorganizar a Alhambra { $value }.
option-redesign-action = é uma ação
option-redesign-forbidden = não é permitido

option-leftovers = Peças remanescentes
option-leftovers-sentence = Cada peça remanescente no mercado { $value }.
option-leftovers-most-money = vai para quem tiver mais dinheiro na moeda dela
option-leftovers-nobody = não vai para ninguém

option-scoring-cards = Cartas de pontuação
option-scoring-cards-sentence = As cartas de pontuação ficam { $value }.
option-scoring-cards-piles-2-and-4 = nos montes indicados nas regras
option-scoring-cards-anywhere = em qualquer ponto do monte de dinheiro

option-money-copies = Cartas de dinheiro
option-money-copies-sentence = O jogo tem { $value } de cada carta de dinheiro.
option-money-copies-auto = três cópias (duas se Dirk participar)
option-money-copies-2 = duas cópias
option-money-copies-3 = três cópias

# The noun for all placed tiles of a player
alhambra = Alhambra
alhambra-o = a Alhambra

# Sources of points: in a row of numbers, and as a title
source-wall = muralha
source-wall-o = a muralha
source-wall-longest = muralha mais longa
source-walls = muralhas externas
source-walls-o = as muralhas externas
