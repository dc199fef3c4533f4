### The table: panels, bubbles and what is painted on them. There is little room; a text that does not fit is
### written smaller, shortened, or replaced by the shorter one that follows it here.

# The name of the whole table for screen readers
table = Az asztal

# The table read aloud: $piece is described, $place is where it lies; what the viewer's cards would pay of it
read-piece = { $piece }, { $place-hol }
read-place = { $count ->
    [0] { $place }: üres
   *[other] { $place }: { $count } játékelem
 }
read-hidden = { $place }: { $count } rejtett kártya
read-exact = { $piece }, pontosan ki tudod fizetni
read-over = { $piece }, meg tudod venni, túlfizetés: { $by }
read-dear = { $piece }, nem tudod kifizetni

read-prospect = { $square }: { $prospect }

# A card of the hand that is clicked: what it could help to pay of the market
card-pays = ezekhez jó lehet
card-pays-nothing = most semmi sem vehető meg vele
card-pays-tile = { $tile }: { $how }

# A free square: how many of the tiles that nobody has seen would fit there, and of which types
prospect = { $unseen ->
    [0] nem maradt lapka a zsákban
   *[other] { $fitting ->
        [0] egy ismeretlen lapka sem illik ide
       *[other] { $unseen } ismeretlen lapkából { $fitting } illik ide
    }
 }
prospect-kind = { $kind-bol } { $count }
prospect-kinds = { $prospect } ({ $kinds })

# Places in a majority; 0 is none
rank = { $number ->
    [0] –
   *[other] { $number }.
 }
rank-tied = közös { $rank }

# Bubbles: what building a tile here would do. $was and $now are places or lengths of a wall
preview-place = { $was } → { $now }
preview-same-place = marad { $now }
preview-run = { $edge } { $was } → { $now }
preview-same-run = { $edge }: marad { $now }
# before the points that it would all bring
preview-total = ha most pontoznánk

# What something would change, in a list: of a type, of anything with its points, and all together
change-type = { $type-bol } { $text }
change-points = { $text } ({ $points })
change-total = { $total } { $points }

# Bubbles: a rule that is broken, with its number in the rules
reason-rule = { $why }, { $rule }

bubble-turning-costs = a megfordítás ára { $card }
bubble-stays = nem távolítható el
bubble-can-go = a tartalékodba húzva eltávolíthatod

# The market: what the viewer's cards would pay of a tile
offer-exact = pontos
offer-exact-bonus = pontos: +1 akció
offer-exact-after-taking = elvétel után pontos
offer-inexact = nincs pontos fizetés
offer-short = hiányzik { $by } { $currency }
offer-over = túlfizetés: { $by }
# the same where there is little room
offer-inexact-brief = nem pontos
offer-short-brief = { $by } hiány
offer-over-brief = { $by } többlet
# for what lies beside the market, where no tile shows the price
offer-with-price = { $price } · { $offer }

# The money row, with what everybody may know of the scoring cards.
row-take = Elvétel: { $values }  ({ $key-choose })
row-take-card = Elvétel: { $card }  ({ $key-choose })
# the same where there is little room
row-take-brief = Elvétel  ({ $key-choose })
row-bag = zsák { $count }
row-discard = dobópakli { $count }
row-next-odd = új lapkák: páratlan árú oldal
row-next-even = új lapkák: páros árú oldal
row-next-odd-brief = köv.: páratlan
row-next-even-brief = köv.: páros
row-last-scoring = { $round }. pontozás: a végén
row-scoring-later = { $round }. pontozás a következő keverés után
row-scoring-later-brief = { $round }. pontozás: keverés után
row-scoring-card = { $card ->
    [1] { $round }. pontozás a következő kártyával
   *[other] { $round }. pontozás { $card } kártya múlva
 }
row-scoring-card-brief = { $round }. pontozás: { $card }. kártya
row-scoring-between = { $round }. pontozás { $first }–{ $last } kártya múlva
row-scoring-between-brief = { $round }. pontozás: { $first }–{ $last }. kártya

# The supply beside the courtyard, with the pieces of modules: headings, and the notes beside them
supply-bazaars = Bazárok
supply-huts = Kunyhók
# huts that the viewer has taken, also where there is little room
supply-taken = nálad: { $taken } / { $most }
supply-taken-brief = { $taken } / { $most }
# below the heading while the viewer can get huts or falcons
supply-take-hut = 1 ingyen elvehető
supply-buy-falcon = darabja 1 kártya
supply-falcons = Sólymok
# $count pieces of a section fit into the player's Alhambra
supply-fitting = { $count ->
    [0] egy elem sem illik
   *[other] { $count } elem illik
 }
supply-fitting-brief = { $count ->
    [0] egy sem
   *[other] { $count }
 }
supply-for-sale = { $count ->
    [0] nincs eladó
   *[other] { $count } eladó
 }
# the line that folds the other pieces of a section: those that fit nowhere, and those beyond a limit
supply-nowhere = { $count } még nem illik sehová
supply-spent = még { $count } a többieknek
# the same line, read aloud; $rest is one of these texts
supply-unfold = { $section }: { $rest }, megjelenítés: { $key-choose }
supply-fold = { $section }: { $rest }, elrejtés: { $key-choose }
# what belongs to none of these
supply-other = Más játékelemek
# a section whose pieces can be laid out large; read aloud
supply-section = { $section }: { $count }, nagyítás: { $key-choose }
# the folded supply, read aloud: what its control does, and the states of its sections
supply-state = { $section }: { $state }
supply-folded = { $does } { $states }
# a section in which nothing lies just now
supply-empty = nincs
# a bazaar that nobody can buy just now
supply-no-price = nincs ára
# Below a pile of huts: the number of huts in it. For screen readers: the number under the top one, or that
# this is the last one, or that none is left
supply-more = még { $count }
supply-left = még { $count }
supply-more-brief = ×{ $count }
supply-last = utolsó
supply-gone = elfogyott
supply-gone-brief = –

# Cities; $city is what a player's tiles in play are called
city-of = { $name } { $city-ove }
peek-run = { $edge } { $length }
peek-reserve = Tartalék
peek-hand = Kézben

# The viewer's hand, and what the raised cards pay
hand-exact = { $paid } / { $price }: pontos
hand-over = { $paid } / { $price }: túlfizetés { $over }
hand-short = { $paid } / { $price }: hiányzik { $by } { $currency }
hand-falcon = { $cards } egy sólyomért
# cards of which one is a bureau
hand-pays-part = { $paid } / { $price }

# Below a bonus card: its building stands, so a click reveals it; it is known to nobody else; it is revealed
bonus-show = felfeded?
bonus-secret = titkos
bonus-counts = számít

# Tiles that are bought and have no place yet
tray = Lehelyezendő
reserve = Tartalék

# Somebody without a seat, who is given tiles
rival-gift = húzz ide egy megvett lapkát

# The players: cards in hand, the wall, the reserve (briefly), and what they would get now
player-cards = { $count } kártya
player-run = { $edge } { $length }
player-reserve = tartalék { $count }
# Tooltips of the signs in a player's panel; $edge is a wall or a moat
player-cards-tip = { $count } pénzkártya kézben
player-run-tip = { $edge }: { $length } szakasz számít
player-reserve-tip = { $count } lapka a tartalékban
player-money-tip = { $currency }: { $amount }
player-score-tip = eddig { $count } pont
# a piece in a player's panel, with a sentence that explains it
tip-piece = { $name }. { $sentence }

if-scored-now = Ha most pontoznánk
points-modules = kiegészítők
points-from = { $source } { $points }

# What is played: $game is the title of the game
table-game = { $modules ->
    [0] { $game }
   *[other] { $game }, { $modules } kiegészítő
 }, { $seats } játékos
table-game-with = { $game } { $module-val }, { $seats } játékos
table-before = { $round }. pontozás előtt
# tooltip of the title in the menu bar, above the house rules
table-house-rules = { $count } házi szabály. Kattints a játszma összes szabályához.
# A game that goes on from a moment of one that was over before
table-tried = gyakorló játszma
table-counting = { $round }. pontozás

# Who has how much of each type; the column at the right tells the viewer's points
standings = Állás
# $round is the number of the scoring that comes next
standings-scoring = { $round }. pontozás
# Above the points that the viewer would get, and left of what everybody would get if it were scored now
standings-you = te
standings-now = most
standings-owner = { $place } { $name } { $count }
# A row in a sentence: $subject is a type or another source of points, $standings are players with their place
standings-row = { $subject }: { $standings }
standings-row-empty = { $subject }: senkinek sincs
# $row is such a sentence
standings-row-points = { $row }; most { $points } pont neked
# The same with its working, read aloud; $working are sentences
read-row = { $row }. { $working }

# A row worked out: tied players share what their places pay. $terms is such as "(11 + 4)", $rounds one of down, up, none
card-shared = Közös helyezés ({ $places }): { $terms } ÷ { $by } = { $points }{ $rounds ->
    [down] {" "}(lefelé kerekítve)
    [up] {" "}(felfelé kerekítve)
   *[none] {""}
 }.
# the house variant in which each tied player gets the whole of the first of these places
card-full-to-each = Közös helyezés ({ $places }): mindenki { $points } pontot kap.
# what one building more would bring; $place is such as "alone 2nd" or "tied 1st"
card-one-more = Eggyel több { $type }: { $place }, { $points ->
    [0] nem hoz több pontot.
   *[other] +{ $points }.
 }
card-alone = egyedüli { $place }

# What the others did
since = Az előző köröd óta
since-over = Az utolsó körök
since-earlier = Korábban
since-nothing = még semmi
# Opens all of it; a key stands beside it
since-log = Teljes napló

# What was put down this turn, and what is aimed at now would make impossible
bubble-breaks = emiatt ez visszakerülne a lehelyezendők közé: { $tiles }

# What a piece says of itself: what a figure is, the figure, and how it comes about
card-each-scoring = minden pontozáskor
card-at-end = a játék végén
card-scored-now = ha most pontoznánk
card-now = most
card-not-standing = még nincs lehelyezve
card-nothing = –
card-brings = { $label } { $figure }
card-points = +{ $points }
card-buildings = +{ $count } épület
card-tiles = { $count } lapka
card-more = { $tiles } és még { $more }
# the closed sides of a tile; what paying for it means, and the cards that are no money
card-sides = { $count ->
    [0] { $edge } nélkül
   *[other] { $edge }: { $sides }
 }
# the same for a two-sided tile, with the name of its other side
card-back = { $sides }, hátul: { $tile }
card-paid = { $offer } ({ $cards })
# how many buildings of a type the player has, or would have with a tile, and who else has most of them
card-have = Ebből { $count } van nálad ({ $place }). { $name }: { $most } lapka.
card-have-alone = Ebből { $count } van nálad ({ $place }). Másnak nincs.
card-would = Ebből { $count } lenne nálad ({ $change ->
    [same] marad { $place }
   *[other] { $place }
 }). { $name }: { $most } lapka.
card-would-alone = Ebből { $count } lenne nálad ({ $change ->
    [same] marad { $place }
   *[other] { $place }
 }). Másnak nincs.
