turn-one-side = a peça só tem uma face
turn-one-side-why = Só as peças de Granada podem ser viradas
turn-one-side-why-brief = só peças de Granada
turn-no-card = nenhuma carta para pagar a virada
turn-no-card-why = Virar uma peça custa uma carta de dinheiro de valor { $least } ou mais
turn-no-card-why-brief = custa uma carta de { $least } ou mais
edge-moat = fosso
edge-moat-o = o fosso
edge-street = rua
type-arena = arena
type-arena-o = a arena
type-arena-do = da arena
type-arena-pelo = pela arena
type-arena-um = arena
type-arena-genero = f
type-bath-house = casa de banhos
type-bath-house-o = a casa de banhos
type-bath-house-do = da casa de banhos
type-bath-house-pelo = pela casa de banhos
type-bath-house-um = casa de banhos
type-bath-house-genero = f
type-library = biblioteca
type-library-o = a biblioteca
type-library-do = da biblioteca
type-library-pelo = pela biblioteca
type-library-um = biblioteca
type-library-genero = f
type-hostel = hospedaria
type-hostel-o = a hospedaria
type-hostel-do = da hospedaria
type-hostel-pelo = pela hospedaria
type-hostel-um = hospedaria
type-hostel-genero = f
type-hospital = hospital
type-hospital-o = o hospital
type-hospital-do = do hospital
type-hospital-pelo = pelo hospital
type-hospital-um = hospital
type-hospital-genero = m
type-market = feira
type-market-o = a feira
type-market-do = da feira
type-market-pelo = pela feira
type-market-um = feira
type-market-genero = f
type-park = parque
type-park-o = o parque
type-park-do = do parque
type-park-pelo = pelo parque
type-park-um = parque
type-park-genero = m
type-school = escola
type-school-o = a escola
type-school-do = da escola
type-school-pelo = pela escola
type-school-um = escola
type-school-genero = f
type-residential-area = bairro
type-residential-area-o = o bairro
type-residential-area-do = do bairro
type-residential-area-pelo = pelo bairro
type-residential-area-um = bairro
type-residential-area-genero = m
type-arena-many = arenas
type-bath-house-many = casas de banhos
type-library-many = bibliotecas
type-hostel-many = hospedarias
type-hospital-many = hospitais
type-market-many = feiras
type-park-many = parques
type-school-many = escolas
type-residential-area-many = bairros
log-turned = virou e posicionou { $tile-o } por { $card }
log-turned-now = vira { $tile-o }

# The rule set
granada-title = Granada
granada-title-dentro = Granada
granada-sentence = Um jogo à parte: peças de duas faces, fossos em vez de muralhas e tipos que valem mais quanto mais numerosos forem.
granada-brief = Peças de duas faces, fossos no lugar de muralhas.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-granada-simplified = Pontuação simplificada
option-granada-simplified-sentence = Em Granada, as maiorias rendem { $value }.
option-granada-simplified-off = conforme o número de faces visíveis
option-granada-simplified-on = pontos fixos

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
granada-parts = peças de duas faces
granada-parts-genero = f

# Sources of points: in a row of numbers, and as a title
source-moat = fosso
source-moat-o = o fosso
source-moat-longest = maior fosso
source-moats = fossos externos
source-moats-o = os fossos externos

# What to do, as a hint says it; those with -it right after "buy the { $tile } ... and"
turn-turned = virar e posicionar { $tile-o }
turn-turned-for = virar e posicionar { $tile-o } por { $card }
turn-turned-at = virar e posicionar { $tile-o } por { $card } ({ $square })
turn-turned-it = { $tile-genero ->
    [m] posicioná-lo virado por { $card }
    [f] posicioná-la virada por { $card }
    [mp] posicioná-los virados por { $card }
   *[fp] posicioná-las viradas por { $card }
 }
turn-turned-it-at = { $tile-genero ->
    [m] posicioná-lo virado por { $card } ({ $square })
    [f] posicioná-la virada por { $card } ({ $square })
    [mp] posicioná-los virados por { $card } ({ $square })
   *[fp] posicioná-las viradas por { $card } ({ $square })
 }
turn-keep-turned = virar e colocar { $tile-o } na reserva
turn-keep-turned-it = { $tile-genero ->
    [m] colocá-lo virado na reserva
    [f] colocá-la virada na reserva
    [mp] colocá-los virados na reserva
   *[fp] colocá-las viradas na reserva
 }

# The parity marker and its place
face-marker-odd = marcador: ímpar
face-marker-even = marcador: par
place-marker = o marcador de paridade
place-marker-em = ao lado das cartas disponíveis
