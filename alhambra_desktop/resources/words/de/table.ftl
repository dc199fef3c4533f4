### The table: panels, bubbles and what is painted on them. There is little room; a text that does not fit is
### written smaller, shortened, or replaced by the shorter one that follows it here.

# The name of the whole table for screen readers
table = Der Tisch

# The table read aloud: $piece is described, $place is where it lies; what the viewer's cards would pay of it
read-piece = { $piece }, { $place-wo }
read-place = { $count ->
    [0] { $place }: leer
    [one] { $place }: { $count } Teil
   *[other] { $place }: { $count } Teile
 }
read-hidden = { $place }: { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
 }
read-exact = { $piece }, du kannst passend bezahlen
read-over = { $piece }, du kannst kaufen, bezahlst aber { $by } zu viel
read-dear = { $piece }, dafür reicht dein Geld nicht

read-prospect = { $square }: { $prospect }

# A card of the hand that is clicked: what it could help to pay of the market
card-pays = könnte mitbezahlen
card-pays-nothing = bezahlt jetzt nichts auf dem Bauhof
card-pays-tile = { $tile }: { $how }

# A free square: how many of the tiles that nobody has seen would fit there, and of which types
prospect = { $unseen ->
    [0] im Beutel ist kein Plättchen mehr
   *[other] { $fitting ->
        [0] kein unbekanntes Plättchen passt hier
        [one] 1 von { $unseen } unbekannten Plättchen passt hier
       *[other] { $fitting } von { $unseen } unbekannten Plättchen passen hier
    }
 }
prospect-kind = { $count ->
    [1] { $count } { $kind-eins }
   *[other] { $count } { $kind }
 }
prospect-kinds = { $prospect } ({ $kinds })

# Places in a majority; 0 is none
rank = { $number ->
    [0] –
   *[other] { $number }.
 }
rank-tied = geteilter { $rank }
# the same in a narrow cell
rank-brief = { $number ->
    [0] –
   *[other] { $number }.
 }
rank-tied-brief = get. { $rank }

# Bubbles: what building a tile here would do. $was and $now are places or lengths of a wall
preview-place = { $was } → { $now }
preview-same-place = bleibt { $now }
preview-run = { $edge } { $was } → { $now }
preview-same-run = { $edge } bleibt { $now }
# before the points that it would all bring
preview-total = jetzt gewertet

# What something would change, in a list: of a type, of anything with its points, and all together
change-type = { $type } { $text }
change-points = { $text } ({ $points })
change-total = { $total } { $points }

# Bubbles: a rule that is broken, with its number in the rules
reason-rule = { $why }, { $rule }

bubble-turning-costs = Umdrehen kostet { $card }
bubble-stays = kann nicht herausgenommen werden
bubble-can-go = zum Herausnehmen in deine Reserve ziehen

# The market: what the viewer's cards would pay of a tile
offer-exact = passend
offer-exact-bonus = passend: +1 Aktion
offer-exact-after-taking = danach passend
offer-inexact = nicht passend
offer-short = { $by } { $currency } zu wenig
offer-over = { $by } zu viel
# the same where there is little room
offer-inexact-brief = nicht passend
offer-short-brief = { $by } zu wenig
offer-over-brief = { $by } zu viel
# for what lies beside the market, where no tile shows the price
offer-with-price = { $price } · { $offer }

# The money row, with what everybody may know of the scoring cards.
row-take = { $values } nehmen  ({ $key-choose })
row-take-card = { $card-den } nehmen  ({ $key-choose })
# the same where there is little room
row-take-brief = Nehmen  ({ $key-choose })
row-bag = Beutel { $count }
row-discard = Ablage { $count }
row-next-odd = neu: Seite mit ungeradem Preis
row-next-even = neu: Seite mit geradem Preis
row-next-odd-brief = nächste: ungerade
row-next-even-brief = nächste: gerade
row-last-scoring = { $round }. Wertung: am Ende
row-scoring-later = { $round }. Wertung nach dem Mischen
row-scoring-later-brief = { $round }. Wertung: nach dem Mischen
row-scoring-card = { $card ->
    [1] { $round }. Wertung mit der nächsten Karte
   *[other] { $round }. Wertung in { $card } Karten
 }
row-scoring-card-brief = { $round }. Wertung: { $card }. Karte
row-scoring-between = { $round }. Wertung in { $first } bis { $last } Karten
row-scoring-between-brief = { $round }. Wertung: { $first }.–{ $last }. Karte

# The supply beside the courtyard, with the pieces of modules: headings, and the notes beside them
supply-bazaars = Bazare
supply-huts = Bauhütten
# huts that the viewer has taken, also where there is little room
supply-taken = du hast { $taken } von { $most }
supply-taken-brief = { $taken } von { $most }
# below the heading while the viewer can get huts or falcons
supply-take-hut = nimm eine umsonst
supply-buy-falcon = kaufe für je 1 Karte
supply-falcons = Falken
# $count pieces of a section fit into the player's Alhambra
supply-fitting = { $count ->
    [0] kein Teil passt
    [one] { $count } Teil passt
   *[other] { $count } Teile passen
 }
supply-fitting-brief = { $count ->
    [0] keiner passt
   *[other] { $count }
 }
supply-for-sale = { $count ->
    [0] keine im Angebot
   *[other] { $count } im Angebot
 }
# the line that folds the other pieces of a section: those that fit nowhere, and those beyond a limit
supply-nowhere = { $count ->
    [one] { $count } passt noch nicht
   *[other] { $count } passen noch nicht
 }
supply-spent = noch { $count } für die anderen
# the same line, read aloud; $rest is one of these texts
supply-unfold = { $section }: { $rest }, { $key-choose } zeigt sie
supply-fold = { $section }: { $rest }, { $key-choose } verbirgt sie
# what belongs to none of these
supply-other = Weitere Teile
# a section whose pieces can be laid out large; read aloud
supply-section = { $section }: { $count }, { $key-choose } zeigt sie groß
# the folded supply, read aloud: what its control does, and the states of its sections
supply-state = { $section }: { $state }
supply-folded = { $does } { $states }
# a section in which nothing lies just now
supply-empty = keine
# a bazaar that nobody can buy just now
supply-no-price = kein Preis
# Below a pile of huts: the number of huts in it. For screen readers: the number under the top one, or that
# this is the last one, or that none is left
supply-more = noch { $count }
supply-left = noch { $count }
supply-more-brief = ×{ $count }
supply-last = letzte
supply-gone = keine
supply-gone-brief = –

# Cities; $city is what a player's tiles in play are called
city-of = { $city } von { $name }
peek-run = { $edge } { $length }
peek-reserve = Reserve
peek-hand = Hand

# The viewer's hand, and what the raised cards pay
hand-exact = { $paid } von { $price }: passend
hand-over = { $paid } von { $price }: { $over } zu viel
hand-short = { $paid } von { $price }: { $by } { $currency } zu wenig
hand-falcon = { $cards } für einen Falken
# cards of which one is a bureau
hand-pays-part = { $paid } von { $price }

# Below a bonus card: its building stands, so a click reveals it; it is known to nobody else; it is revealed
bonus-show = aufdecken?
bonus-secret = geheim
bonus-counts = zählt

# Tiles that are bought and have no place yet
tray = Zu platzieren
reserve = Reserve

# Somebody without a seat, who is given tiles
rival-gift = gekauftes Plättchen hier ablegen

# The players: cards in hand, the wall, the reserve (briefly), and what they would get now
player-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
player-run = { $edge } { $length }
player-reserve = Reserve { $count }
# Tooltips of the signs in a player's panel; $edge is a wall or a moat
player-cards-tip = { $count ->
    [one] { $count } Geldkarte auf der Hand
   *[other] { $count } Geldkarten auf der Hand
 }
player-run-tip = { $edge }: { $length ->
    [one] { $length } Stück zählt
   *[other] { $length } Stücke zählen
 }
player-reserve-tip = { $count } Plättchen in der Reserve
player-money-tip = { $currency }: { $amount }
player-score-tip = { $count ->
    [one] bisher { $count } Punkt
   *[other] bisher { $count } Punkte
 }
# a piece in a player's panel, with a sentence that explains it
tip-piece = { $name }. { $sentence }

if-scored-now = Jetzt gewertet
points-modules = Erweiterungen
points-from = { $source } { $points }

# What is played: $game is the title of the game
table-game = { $modules ->
    [0] { $game }
    [one] { $game } mit { $modules } Erweiterung
   *[other] { $game } mit { $modules } Erweiterungen
 }, { $seats } Spieler
table-game-with = { $game } mit { $module-dem }, { $seats } Spieler
table-before = vor der { $round }. Wertung
# tooltip of the title in the menu bar, above the house rules
table-house-rules = { $count ->
    [one] { $count } Hausregel. Ein Klick zeigt alle Regeln dieser Partie.
   *[other] { $count } Hausregeln. Ein Klick zeigt alle Regeln dieser Partie.
 }
# A game that goes on from a moment of one that was over before
table-tried = Übungspartie
table-counting = { $round }. Wertung

# Who has how much of each type; the column at the right tells the viewer's points
standings = Zwischenstand
# $round is the number of the scoring that comes next
standings-scoring = { $round }. Wertung
# Above the points that the viewer would get, and left of what everybody would get if it were scored now
standings-you = du
standings-now = jetzt
standings-owner = { $place } { $name } { $count }
# A row in a sentence: $subject is a type or another source of points, $standings are players with their place
standings-row = { $subject }: { $standings }
standings-row-empty = { $subject }: hat niemand
# $row is such a sentence
standings-row-points = { $row }; jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für dich
# The same with its working, read aloud; $working are sentences
read-row = { $row }. { $working }

# A row worked out: tied players share what their places pay. $terms is such as "(11 + 4)", $rounds one of down, up, none
card-shared = { $places } Platz geteilt: { $terms } ÷ { $by } = { $points }{ $rounds ->
    [down] {" "}(abgerundet)
    [up] {" "}(aufgerundet)
   *[none] {""}
 }.
# the house variant in which each tied player gets the whole of the first of these places
card-full-to-each = { $places } Platz geteilt: alle bekommen { $points }.
# what one building more would bring; $place is such as "alone 2nd" or "tied 1st"
card-one-more = 1 { $type-eins } mehr: { $place } Platz, { $points ->
    [0] keine weiteren Punkte.
   *[other] +{ $points }.
 }
card-alone = alleiniger { $place }

# What the others did
since = Seit deinem Zug
since-over = Die letzten Züge
since-earlier = Davor
since-nothing = noch nichts
# Opens all of it; a key stands beside it
since-log = Spielverlauf

# What was put down this turn, and what is aimed at now would make impossible
bubble-breaks = { $count ->
   *[other] dann musst du { $tiles-den } neu platzieren
 }

# What a piece says of itself: what a figure is, the figure, and how it comes about
card-each-scoring = jede Wertung
card-at-end = am Ende
card-scored-now = jetzt gewertet
card-now = jetzt
card-not-standing = noch nicht platziert
card-nothing = –
card-brings = { $label } { $figure }
card-points = +{ $points }
card-buildings = { $count ->
    [one] +1 Gebäude
   *[other] +{ $count } Gebäude
 }
card-tiles = { $count } Plättchen
card-more = { $tiles } und { $more } weitere
# the closed sides of a tile; what paying for it means, and the cards that are no money
card-sides = { $count ->
    [0] ohne { $edge }
   *[other] { $edge } { $sides-wo }
 }
# the same for a two-sided tile, with the name of its other side
card-back = { $sides }, hinten: { $tile }
card-paid = { $offer } ({ $cards })
# how many buildings of a type the player has, or would have with a tile, and who else has most of them
card-have = Du hast { $count } davon ({ $place } Platz). { $name } hat { $most }.
card-have-alone = Du hast { $count } davon ({ $place } Platz). Sonst hat niemand welche.
card-would = Du hättest { $count } ({ $change ->
    [same] weiterhin { $place }
   *[other] { $place }
 } Platz). { $name } hat { $most }.
card-would-alone = Du hättest { $count } ({ $change ->
    [same] weiterhin { $place }
   *[other] { $place }
 } Platz). Sonst hat niemand welche.
