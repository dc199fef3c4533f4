take-nothing = nincs kiválasztott kártya
take-nothing-why = Vegyél el legalább egy kártyát
take-not-in-row = ez a kártya nincs a kínálatban
take-not-in-row-why = Csak a kínálatból vehetsz el kártyát
take-unsorted = a kártyák nincsenek sorban
take-unsorted-why = Egy akció kártyáinak sorba rendezve kell lenniük
pay-card-too-many = eggyel több kártya a kelleténél
pay-card-too-many-why = Az egyik kártya nélkül is ki tudod fizetni a költséget
pay-card-too-many-why-brief = enélkül is kijön a költség
buy-not-for-sale = ez a lapka nem eladó
buy-not-for-sale-why = Az épületpiacról vegyél lapkát
pay-not-in-hand = az egyik kártya nincs a kezedben
pay-not-in-hand-why = A kezedben lévő kártyákkal fizess
pass-can-act = van lehetséges akció
pass-can-act-why = Ha van lehetséges akció, végre kell hajtanod egyet
decline-must-act = az extra akció kötelező
decline-must-act-why = Egy házi szabály írja elő
decline-not-acted = még nem hajtottál végre akciót
decline-not-acted-why = Egy akciót végre kell hajtanod
take-alone = ezt a kártyát csak egyedül lehet elvenni
take-alone-why = Más kártya nélkül vedd el
take-too-much = { $limit ->
    [0] ez több egy kártyánál
   *[other] az összeg { $total }, a felső határ { $limit }
 }
take-too-much-why = { $limit ->
    [0] Egyszerre csak egy kártyát vehetsz el
   *[other] Több kártya összege legfeljebb { $limit } lehet
 }
take-too-much-why-brief = { $limit ->
    [0] csak egy kártya
   *[other] összesen legfeljebb { $limit }
 }
pay-currency = itt csak { $currency-val } fizethetsz
pay-currency-why = A mező pénznemében fizess
pay-short = hiányzik: { $by }
pay-short-why = Legalább a költséget fizesd ki; visszajáró nincs
pay-short-why-brief = legalább a költség
pay-over = túlfizetés: { $by }
pay-over-why = Itt pontosan kell fizetni
place-not-waiting = ez a lapka nem vár lehelyezésre
place-not-waiting-why = Az ebben a körben vett lapkákat helyezd le
end-not-placed = egy lapka még nincs lehelyezve
end-not-placed-why = Az ebben a körben vett lapkákat helyezd le, vagy tedd a tartalékba
end-not-placed-why-brief = helyezd le, vagy tedd a tartalékba
redesign-forbidden = ebben a játszmában nincs átépítés
redesign-forbidden-why = Egy házi szabály tiltja
redesign-not-mine = ez a lapka nincs a tartalékodban
redesign-not-mine-why = Csak a saját tartalékodból építhetsz be lapkát
redesign-not-there = ez a lapka nincs itt
redesign-not-there-why = Csak a saját Alhambrádból távolíthatsz el lapkát
redesign-not-there-why-brief = csak az Alhambrádból
place-touches-nothing = egyik oldala sem érint lapkát
place-touches-nothing-why = Az új lapkának legalább egy oldallal az Alhambrádhoz kell kapcsolódnia
place-touches-nothing-why-brief = legalább egy oldallal kapcsolódjon
place-taken = a mező foglalt
place-taken-why = Egy mezőn csak egy lapka fér el
place-taken-why-brief = mezőnként egy lapka
place-start-stays = a kezdőlapka a helyén marad
place-start-stays-why = A kezdőlapkát soha nem lehet elmozdítani
place-start-stays-why-brief = soha nem mozdítható el
over = a játszma véget ért
over-why = További akció nem lehetséges
not-now = most nem
not-now-why = Most valami más következik
place-not-joined = itt nem kapcsolódik az Alhambrádhoz
edges-alike = Az egymás mellé kerülő oldalaknak ugyanolyannak kell lenniük
edges-alike-brief = ugyanolyan oldalak kellenek
edges-meet = { $edge } és { $other } találkozna ({ $sides })
place-encloses = { $squares ->
    [one] bezárna egy üres mezőt
   *[other] bezárna egy { $squares } mezős üres területet
 }
place-encloses-why = Nem alakulhat ki bezárt üres terület
place-encloses-why-brief = nem zárhat be üres területet
place-unreached = { $tiles ->
    [1] gyalog nem érhető el
   *[other] { $tiles } lapka nem lenne elérhető gyalog
 }
place-unreached-why = A kúttól minden lapkának elérhetőnek kell lennie gyalog, anélkül, hogy falon kellene áthaladni
place-unreached-why-brief = a kúttól nem vezet ide út
edge-wall = fal
edge-wall-az = a fal
edge-open = fal nélküli oldal
side-north = észak
side-north-hol = északon
side-north-fele = északra
side-east = kelet
side-east-hol = keleten
side-east-fele = keletre
side-south = dél
side-south-hol = délen
side-south-fele = délre
side-west = nyugat
side-west-hol = nyugaton
side-west-fele = nyugatra
currency-denar = dénár
currency-denar-et = dénárt
currency-denar-ert = dénárért
currency-denar-val = dénárral
currency-dirham = dirham
currency-dirham-et = dirhamot
currency-dirham-ert = dirhamért
currency-dirham-val = dirhammal
currency-ducat = dukát
currency-ducat-et = dukátot
currency-ducat-ert = dukátért
currency-ducat-val = dukáttal
currency-florin = florin
currency-florin-et = florint
currency-florin-ert = florinért
currency-florin-val = florinnal

# Faults of a state that no game can reach (a damaged file)
fault-money = pénzkártyák hiányoznak vagy többször szerepelnek
fault-fountain-moved = { $seat }. hely: a kezdőlapkán nem kút van (B-1)
fault-fountains = egy kút hiányzik vagy többször szerepel
fault-tile = hiányzó vagy többször szereplő lapka: { $tile }

# Faults of a state that no game can reach (a damaged file)
fault-row-long = túl hosszú a kártyakínálat
fault-money-order = a pénzkártyák nincsenek sorban
fault-count = lehetetlen darabszám
fault-pile-parts = a pénzpakli részei nem adják ki a paklit
fault-scoring-cards = pontozókártyák hiányoznak vagy többször szerepelnek
fault-agenda = a játszma egyik játékosra sem vár
fault-leftovers = nem létező megmaradt lapkák
fault-stocks = készletek hiányoznak vagy többször szerepelnek
fault-rounds = a pontozófordulók sorrendje lehetetlen
fault-round = a legutóbbi pontozóforduló száma hibás
fault-points = lehetetlen pontszám
fault-score = { $seat }. hely: a pontszám nem egyezik a pontozófordulókkal
fault-city = { $seat }. hely: { $reason } ({ $rule })

# Things
tile = { $type } { $price }
tile-az = { $price ->
    [1] az 1-es { $type }
    [3] a 3-as { $type }
    [5] az 5-ös { $type }
    [6] a 6-os { $type }
    [8] a 8-as { $type }
    [13] a 13-as { $type }
   *[other] a { $price }-es { $type }
 }
tile-azt = { $price ->
    [1] az 1-es { $type-et }
    [3] a 3-as { $type-et }
    [5] az 5-ös { $type-et }
    [6] a 6-os { $type-et }
    [8] a 8-as { $type-et }
    [13] a 13-as { $type-et }
   *[other] a { $price }-es { $type-et }
 }
tile-et = { $price ->
    [1] 1-es { $type-et }
    [3] 3-as { $type-et }
    [5] 5-ös { $type-et }
    [6] 6-os { $type-et }
    [8] 8-as { $type-et }
    [13] 13-as { $type-et }
   *[other] { $price }-es { $type-et }
 }
tile-ert = { $price ->
    [1] az 1-es { $type-ert }
    [3] a 3-as { $type-ert }
    [5] az 5-ös { $type-ert }
    [6] a 6-os { $type-ert }
    [8] a 8-as { $type-ert }
    [13] a 13-as { $type-ert }
   *[other] a { $price }-es { $type-ert }
 }
tile-ra = { $price ->
    [1] az 1-es { $type-ra }
    [3] a 3-as { $type-ra }
    [5] az 5-ös { $type-ra }
    [6] a 6-os { $type-ra }
    [8] a 8-as { $type-ra }
    [13] a 13-as { $type-ra }
   *[other] a { $price }-es { $type-ra }
 }
card = { $value } { $currency }
card-et = { $value } { $currency-et }
card-ert = { $value } { $currency-ert }
card-val = { $value } { $currency-val }
# $total is the sum of the values, for languages in which 1 takes another form
money = { $values } { $currency }
money-et = { $values } { $currency-et }
money-ert = { $values } { $currency-ert }
money-val = { $values } { $currency-val }
fountain = kút
fountain-az = a kút
fountain-azt = a kutat
fountain-et = kutat
fountain-ert = a kútért
fountain-ra = a kútra

# A tile with its closed sides; with its printed number; with the tile on its back
tile-sides = { $count ->
    [0] { $tile }, { $edge } nélkül
   *[other] { $tile }, { $edge } { $sides-hol }
 }
tile-printed = { $tile }, { $printed }
tile-back = { $tile }, hátlapján { $back }

# Other visible faces of pieces: a hidden card, a pile or bag with its size, points
face-card-back = rejtett kártya
face-scoring-card = { $round }. pontozókártya
face-stack = pakli: { $count }
face-score = { $points } pont
face-turn = { $turn }. kör

# Places on the table, and behind what lies there; those with -own are the viewer's, the others those of $name
place-market = az épületpiac, { $currency }
place-market-hol = az épületpiacon, { $currency }
place-supply = a közös készlet
place-supply-hol = a közös készletben
place-bag = a zsák
place-bag-hol = a zsákban
place-row = a kártyakínálat
place-row-hol = a kínálatban
place-pile = a pénzpakli
place-pile-hol = a pénzpakliban
place-discard = a dobópakli
place-discard-hol = a dobópakliban
place-due = a felfedett pontozókártyák
place-due-hol = a kínálat mellett
place-hand-own = a kezed
place-hand-own-hol = a kezedben
place-hand = { $name } keze
place-hand-hol = { $name } kezében
place-tray-own = a lehelyezendő lapkáid
place-tray-own-hol = lehelyezendő
place-tray = { $name } lehelyezendő lapkái
place-tray-hol = lehelyezendő ({ $name })
place-reserve-own = a tartalékod
place-reserve-own-hol = a tartalékodban
place-reserve = { $name } tartaléka
place-reserve-hol = { $name } tartalékában
# $square is where it lies, seen from the fountain
place-square-own = { $city-tied }, { $square }
place-square-own-hol = { $city-tiedben }, { $square }
place-square = { $name } { $city-ove }, { $square }
place-square-hol = { $name } { $city-oveben }, { $square }
place-score-own = a pontjaid
place-score-own-hol = a tiéd
place-score = { $name } pontjai
place-score-hol = { $name }
place-turn-own = a köröd
place-turn-own-hol = a tiéd
place-turn = { $name } köre
place-turn-hol = { $name }

# The position of a square: alone, or in brackets after an action
square-fountain = a kút
square-straight = a kúttól { $side-fele } { $count } mezőre
# $across squares to the $side (east or west), $along squares to the $other (south or north)
square-aslant = a kúttól { $side-fele } { $across }, { $other-fele } { $along } mezőre

# The log: what a player did, after the name
log-dealt = kapott { $cards-et }
log-first = kezd
log-first-why = kezd: { $why }
# Why a player goes first, after a colon
first-fewest-cards = neki van a legkevesebb kártyája
first-least-money = egyezőség miatt a kevesebb pénz döntött
first-listed = egyezőség miatt az ülésrend döntött
log-took = elvett { $cards-et }
log-bought = { $over ->
    [0] pontosan fizetett { $tile-ert }
   *[other] megvette { $tile-azt } (túlfizetés: { $over })
 }
log-passed = passzolt
log-placed = lehelyezte { $tile-azt }
log-reserved = a tartalékába tette { $tile-azt }
log-swapped = lecserélte { $out-azt } { $tile-ra }
log-added = beépítette a tartalékából { $tile-azt }
log-removed = visszavette a tartalékába { $tile-azt }
log-given = megkapta a megmaradt { $tile-et }

# The same during the move, after the name or, if space is short, beside the seat’s colour mark
log-took-now = elvesz { $cards-et }
log-bought-now = { $over ->
    [0] pontosan fizet ({ $price })
   *[other] megveszi { $tile-azt } (túlfizetés: { $over })
 }
log-passed-now = passzol
log-placed-now = lehelyezi { $tile-azt }
log-reserved-now = a tartalékába teszi { $tile-azt }
log-swapped-now = lecseréli { $out-azt } { $tile-ra }
log-added-now = beépíti a tartalékából { $tile-azt }
log-removed-now = visszaveszi a tartalékába { $tile-azt }
caption-did = { $name } { $did }
# A caption before another caption, or before two numbers
caption-again = { $did }:
caption-again-end = extra akció
caption-grown = { $did }: { $edge }
caption-grown-end = { $was } → { $now }

# The log: what happened to all
log-reshuffled = A megkevert dobópakliból új pénzpakli lett
log-scoring-card = Pontozókártya került elő: { $rounds }
round = { $round }
log-scored = { $round }. pontozás: { $points }
log-points = { $name } +{ $points }
log-left = Az épületpiacon marad: { $tile }
log-won = Győzelem { $points } ponttal: { $names }
name = { $name }
name-az = { $name }

# The noun for all placed tiles of a player
city = város
city-az = a város
city-tied = a városod
city-tiedben = a városodban
city-ove = városa
city-oveben = városában

# What points come from
source-types = épületek
source-run-note = oldalanként 1

# Instructions of a hint, which are combined to a turn
turn-buy = { $tile-az } megvétele
turn-buy-with = { $tile-az } megvétele { $cards-val }
turn-take = { $cards } elvétele
turn-add = { $tile-az } beépítése a tartalékból
turn-add-at = { $tile-az } beépítése a tartalékból ({ $square })
turn-remove = { $tile-az } visszavétele a tartalékba
turn-remove-at = { $tile-az } visszavétele a tartalékba ({ $square })
# $tile comes from the reserve and takes the square of $out
turn-swap = { $out-az } cseréje { $tile-ra }
turn-swap-at = { $out-az } cseréje { $tile-ra } ({ $square })
turn-pass = passzolás, mert nincs lehetséges akció
turn-decline = lemondás erről az akcióról
turn-end = a kör befejezése
turn-take-back = visszavonás: { $turn }
turn-place = { $tile-az } lehelyezése
turn-place-at = { $tile-az } lehelyezése ({ $square })
turn-keep = { $tile-az } tartalékba tétele

# The same, directly after "buy the { $tile } ... and"; $tile is available for its gender
turn-place-it = lehelyezése
turn-place-it-at = lehelyezése ({ $square })
turn-keep-it = tartalékba tétele

# Orders joined: $then is one as above
turn-and = { $turn } és { $then }
turn-more = { $turn }, { $then }
turn-last = { $turn }, majd { $then }
# An order by itself; its first letter becomes a capital
turn-sentence = { $turn }.

# The kind of action only: the first step of a hint
kind-buy-building = Egy épületlapka vásárlása.
kind-buy-tile = Egy másfajta lapka vásárlása.
kind-take-money = Pénzkártya elvétele.
kind-take-other = Egy másfajta kártya elvétele.
kind-redesign = Átépítés.
kind-place = A lapkáid lehelyezése.
kind-take-back = Az utolsó lépésed visszavonása.

# The line below the table: actions, one alone or several in a list with "or"
status-take-money = vegyél el pénzt
status-buy = vásárolj
status-redesign = építs át

# The line below the table: whose turn it is; a question at the end of the game
status-your-turn = Te következel
status-turn = { $name } köre
status-place-leftovers = helyezd le a kapott lapkákat

# Places to drop something, in the sentences of the status bar
onto-square = egy fénylő mezőre
onto-tray = a lehelyezendők közé
onto-reserve = a tartalékba
onto-hand = a kezedbe
