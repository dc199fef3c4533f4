perch-taken = já há um falcão aqui
perch-taken-why = Um falcão por interseção
perch-why = Um falcão precisa de uma interseção de quatro peças. Os dois tipos dele precisam estar entre elas
perch-why-brief = os dois tipos entre quatro peças
perch-camp = falcões não podem ficar ao lado de um acampamento
perch-no-four = quatro peças precisam se encontrar aqui
perch-missing = { $count ->
    [one] sem { $type } entre as quatro
   *[other] nem { $type } nem { $other } entre as quatro
 }
falcon-not-in-hand = esta carta não está na sua mão
falcon-no-money = esta carta não é de dinheiro
falcon-cost = Um falcão custa uma carta de dinheiro
falcon-after-purchase = não permitido depois de uma compra
falcon-own-turn = Comprar falcões precisa ser a única ação do seu turno
falcon-gone = o falcão não está no suprimento
falcon-gone-why = Escolha um falcão do suprimento

# Faults of a state that no game can reach (a damaged file)
fault-falcons = há falcões faltando ou repetidos
fault-falcon-seats = há falcões de um lugar que não existe
fault-falcon-perch = lugar { $seat }: há um falcão em uma interseção não permitida (F-3)
log-falcon = comprou um { $falcon } por { $card }
log-falcon-lost = perdeu um { $falcon }
log-falcon-now = compra um { $falcon }
log-falcon-lost-now = perde um { $falcon }
falcon = { $species ->
    [black] falcão preto ({ $one }, { $other })
    [brown] falcão marrom ({ $one }, { $other })
   *[white] falcão branco ({ $one }, { $other })
 }
falcon-o = { $species ->
    [black] o falcão preto ({ $one }, { $other })
    [brown] o falcão marrom ({ $one }, { $other })
   *[white] o falcão branco ({ $one }, { $other })
 }

# The rule set
falconers-title = Falcoeiros
falconers-title-dentro = falcoeiros
falconers-sentence = Compre falcões por uma carta de dinheiro cada. Posicione-os onde quatro peças se encontram e reúna falcões da mesma cor.
falconers-brief = Reúna falcões da mesma cor.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
falconers-parts = falcões
falconers-parts-genero = m

# What points come from
source-falcons = falcões
source-falcons-note = 2, 6, 12, 20, 30 por cor

# What to do, as a hint says it
turn-falcon = comprar { $falcon-o }
turn-falcon-for = comprar { $falcon-o } por { $card }
turn-falcon-at = comprar { $falcon-o } por { $card } (canto sudeste do quadrado: { $square })
kind-falcon = Comprar um falcão.

# What speaks for a turn
gain-falcons = { $points ->
    [one] os falcões devem render cerca de { $points } ponto a mais
   *[other] os falcões devem render cerca de { $points } pontos a mais
 }

# The line below the table: an action among others; what is asked
status-buy-falcons = compre falcões
status-asked-falcons = mais um falcão por uma carta

# A corner where four tiles meet, and behind the falcon there; $square is the one to its north-west
place-corner-own = sua interseção, canto sudeste do quadrado ({ $square })
place-corner-own-em = na sua interseção, canto sudeste do quadrado ({ $square })
place-corner = a interseção de { $name }, canto sudeste do quadrado ({ $square })
place-corner-em = na interseção de { $name }, canto sudeste do quadrado ({ $square })
onto-corner = em uma interseção iluminada

# What the piece says of itself

falcon-name = { $species ->
    [black] falcão preto
    [brown] falcão marrom
   *[white] falcão branco
 }
falcon-card = Vai onde quatro peças se encontram, entre elas { $one } e { $other }.
falcon-flock = { $count } desta cor: { $steps }
falcon-next = { $count ->
    [1] primeiro desta cor: { $steps }
   *[other] { $count }º desta cor: { $steps }
 }
# the note below the heading of the supply, and a heading in its drawer
falcons-fitting = { $count ->
    [0] nenhum falcão cabe na sua Alhambra
    [one] { $count } falcão cabe na sua Alhambra
   *[other] { $count } falcões cabem na sua Alhambra
 }
falcons-not-fitting = sem interseção com os dois tipos: { $count }
perch-nowhere = nenhuma interseção com os dois tipos
