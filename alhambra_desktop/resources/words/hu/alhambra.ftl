type-pavilion = pavilon
type-pavilion-nevelo = a
type-pavilion-az = a pavilon
type-pavilion-azt = a pavilont
type-pavilion-et = pavilont
type-pavilion-ert = pavilonért
type-pavilion-ra = pavilonra
type-pavilion-bol = pavilonból
type-seraglio = szeráj
type-seraglio-nevelo = a
type-seraglio-az = a szeráj
type-seraglio-azt = a szerájt
type-seraglio-et = szerájt
type-seraglio-ert = szerájért
type-seraglio-ra = szerájra
type-seraglio-bol = szerájból
type-arcades = árkád
type-arcades-nevelo = az
type-arcades-az = az árkád
type-arcades-azt = az árkádot
type-arcades-et = árkádot
type-arcades-ert = árkádért
type-arcades-ra = árkádra
type-arcades-bol = árkádból
type-chambers = palota
type-chambers-nevelo = a
type-chambers-az = a palota
type-chambers-azt = a palotát
type-chambers-et = palotát
type-chambers-ert = palotáért
type-chambers-ra = palotára
type-chambers-bol = palotából
type-garden = kert
type-garden-nevelo = a
type-garden-az = a kert
type-garden-azt = a kertet
type-garden-et = kertet
type-garden-ert = kertért
type-garden-ra = kertre
type-garden-bol = kertből
type-tower = torony
type-tower-nevelo = a
type-tower-az = a torony
type-tower-azt = a tornyot
type-tower-et = tornyot
type-tower-ert = toronyért
type-tower-ra = toronyra
type-tower-bol = toronyból
type-pavilion-many = pavilonok
type-pavilion-many-et = pavilonokat
type-pavilion-many-bol = pavilonból
type-seraglio-many = szerájok
type-seraglio-many-et = szerájokat
type-seraglio-many-bol = szerájból
type-arcades-many = árkádok
type-arcades-many-et = árkádokat
type-arcades-many-bol = árkádból
type-chambers-many = paloták
type-chambers-many-et = palotákat
type-chambers-many-bol = palotából
type-garden-many = kertek
type-garden-many-et = kerteket
type-garden-many-bol = kertből
type-tower-many = tornyok
type-tower-many-et = tornyokat
type-tower-many-bol = toronyból

# The rule set
alhambra-title = Alhambra
alhambra-sentence = Az alapjáték: vásárolj épületeket, építs falakat, és szerezz többséget minden épülettípusból.
alhambra-brief = Vásárolj, építs, szerezz többséget.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-enclosed-spaces = Bezárt területek
option-enclosed-spaces-sentence = { $value }.
option-enclosed-spaces-any-area = Semmilyen üres területet nem szabad bezárni
option-enclosed-spaces-single-square = Magában álló üres mezőt nem szabad bezárni
option-enclosed-spaces-allowed = Bármilyen üres terület bezárható
option-enclosed-spaces-note = A 2003-as szabály minden bezárt területet tilt; a későbbiek csak az egyetlen mező bezárását tiltják, a nagyobb területekét megengedik.

option-open-hands = Nyílt kártyák
option-open-hands-sentence = A kézben lévő kártyák { $value }.
option-open-hands-off = rejtettek
option-open-hands-on = mindenki számára láthatók

option-needless-cards = Fölösleges kártyák
option-needless-cards-sentence = A kelleténél több kártyával fizetni { $value }.
option-needless-cards-allowed = szabad
option-needless-cards-forbidden = nem szabad

option-exact-bonus = Pontos fizetés
option-exact-bonus-sentence = A pontos fizetésért { $value }.
option-exact-bonus-on = extra akció jár
option-exact-bonus-off = nem jár extra akció

option-extra-action = Az extra akció
option-extra-action-sentence = A pontos fizetésért járó extra akció { $value }.
option-extra-action-may = választható
option-extra-action-must = kötelező
option-extra-action-note = A 2024-es kiadásban kötelező, a régebbiekben választható.

option-starting-money = Kezdő pénzmennyiség
option-starting-money-sentence = Mindenki addig kap kártyákat, amíg azok összértéke el nem éri ezt: { $value }.

option-take-limit = Több kártya elvétele
option-take-limit-sentence = Az együtt elvett kártyák összege legfeljebb { $value }.

option-tie-rounding = Döntetlen többség
option-tie-rounding-sentence = Döntetlen esetén az érintettek { $value }.
option-tie-rounding-down = osztoznak a pontokon, lefelé kerekítve
option-tie-rounding-up = osztoznak a pontokon, felfelé kerekítve
option-tie-rounding-full-to-each = mind megkapják a helyezés teljes pontszámát

option-wall-scoring = Falak
option-wall-scoring-sentence = { $value } ér pontot.
option-wall-scoring-longest = A leghosszabb külső fal
option-wall-scoring-all-outer = Minden külső fal

option-redesign = Átépítés
option-redesign-sentence = Az Alhambra átépítése { $value }.
option-redesign-action = egy akció
option-redesign-forbidden = nem megengedett

option-leftovers = Megmaradt lapkák
option-leftovers-sentence = Az épületpiacon megmaradt lapkákat { $value }.
option-leftovers-most-money = a pénznemükben leggazdagabb játékos kapja
option-leftovers-nobody = senki sem kapja meg

option-scoring-cards = Pontozókártyák
option-scoring-cards-sentence = A pontozókártyák { $value } lehetnek.
option-scoring-cards-piles-2-and-4 = a szabály szerinti paklirészekben
option-scoring-cards-anywhere = bárhol a pénzpakliban

option-money-copies = Pénzkártyák
option-money-copies-sentence = Minden pénzkártyából { $value } van a játékban.
option-money-copies-auto = három példány (kettő, ha Dirk részt vesz)
option-money-copies-2 = két példány
option-money-copies-3 = három példány

# The noun for all placed tiles of a player
alhambra = Alhambra
alhambra-az = az Alhambra
alhambra-tied = az Alhambrád
alhambra-tiedben = az Alhambrádban
alhambra-ove = Alhambrája
alhambra-oveben = Alhambrájában

# Sources of points: in a row of numbers, and as a title
source-wall = fal
source-wall-az = a fal
source-wall-longest = leghosszabb fal
source-walls = külső falak
source-walls-az = a külső falak
