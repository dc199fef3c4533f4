type-pavilion = Pavillon
type-pavilion-der = der Pavillon
type-pavilion-den = den Pavillon
type-pavilion-dem = dem Pavillon
type-pavilion-eins = Pavillon
type-pavilion-genus = m
type-seraglio = Serail
type-seraglio-der = das Serail
type-seraglio-den = das Serail
type-seraglio-dem = dem Serail
type-seraglio-eins = Serail
type-seraglio-genus = n
type-arcades = Arkaden
type-arcades-der = die Arkaden
type-arcades-den = die Arkaden
type-arcades-dem = den Arkaden
type-arcades-eins = Arkade
type-arcades-genus = p
type-chambers = Gemächer
type-chambers-der = die Gemächer
type-chambers-den = die Gemächer
type-chambers-dem = den Gemächern
type-chambers-eins = Gemach
type-chambers-genus = p
type-garden = Garten
type-garden-der = der Garten
type-garden-den = den Garten
type-garden-dem = dem Garten
type-garden-eins = Garten
type-garden-genus = m
type-tower = Turm
type-tower-der = der Turm
type-tower-den = den Turm
type-tower-dem = dem Turm
type-tower-eins = Turm
type-tower-genus = m
type-pavilion-many = Pavillons
type-pavilion-many-dem = den Pavillons
type-seraglio-many = Serails
type-seraglio-many-dem = den Serails
type-arcades-many = Arkaden
type-arcades-many-dem = den Arkaden
type-chambers-many = Gemächer
type-chambers-many-dem = den Gemächern
type-garden-many = Gärten
type-garden-many-dem = den Gärten
type-tower-many = Türme
type-tower-many-dem = den Türmen

# The rule set
alhambra-title = Alhambra
alhambra-sentence = Das Grundspiel: Kaufe Gebäude, baue Mauern und sammle von jeder Gebäudeart die meisten.
alhambra-brief = Kaufe, baue, hole Mehrheiten.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-enclosed-spaces = Erlaubte Löcher
option-enclosed-spaces-sentence = Du darfst { $value } einschließen.
option-enclosed-spaces-any-area = keine leere Fläche
option-enclosed-spaces-single-square = nur Flächen ab zwei Feldern
option-enclosed-spaces-allowed = jede leere Fläche
option-enclosed-spaces-note = Die Regel von 2003 verbietet alle Löcher; spätere Regeln verbieten nur, ein einzelnes Feld einzuschließen, und erlauben größere Löcher.

option-open-hands = Offene Hände
option-open-hands-sentence = Die Handkarten sind { $value }.
option-open-hands-off = verdeckt
option-open-hands-on = für alle sichtbar

option-needless-cards = Überflüssige Karten
option-needless-cards-sentence = Mit mehr Karten als nötig zu bezahlen { $value }.
option-needless-cards-allowed = ist erlaubt
option-needless-cards-forbidden = ist nicht erlaubt

option-exact-bonus = Passend bezahlen
option-exact-bonus-sentence = Wer passend bezahlt, bekommt { $value }.
option-exact-bonus-on = eine Zusatzaktion
option-exact-bonus-off = keine Zusatzaktion

option-extra-action = Die Zusatzaktion
option-extra-action-sentence = Die Zusatzaktion nach passender Bezahlung { $value }.
option-extra-action-may = ist freiwillig
option-extra-action-must = ist Pflicht
option-extra-action-note = In der Ausgabe von 2024 ist sie Pflicht, in den älteren freiwillig.

option-starting-money = Startgeld
option-starting-money-sentence = Alle bekommen Karten im Wert von { $value } oder mehr.

option-take-limit = Mehrere Karten nehmen
option-take-limit-sentence = Mehrere Karten zusammen dürfen höchstens { $value } wert sein.

option-tie-rounding = Gleichstand
option-tie-rounding-sentence = Bei Gleichstand { $value }.
option-tie-rounding-down = werden die Punkte geteilt und abgerundet
option-tie-rounding-up = werden die Punkte geteilt und aufgerundet
option-tie-rounding-full-to-each = bekommen alle die vollen Punkte des Platzes

option-wall-scoring = Mauern
option-wall-scoring-sentence = { $value } bringt Punkte.
option-wall-scoring-longest = Die längste Außenmauer
option-wall-scoring-all-outer = Jede Außenmauer

option-redesign = Umbau
option-redesign-sentence = Die Alhambra umzubauen { $value }.
option-redesign-action = ist eine Aktion
option-redesign-forbidden = ist nicht erlaubt

option-leftovers = Restliche Plättchen
option-leftovers-sentence = Die restlichen Plättchen auf dem Bauhof bekommt { $value }.
option-leftovers-most-money = jeweils, wer das meiste Geld in ihrer Währung hat
option-leftovers-nobody = niemand

option-scoring-cards = Wertungskarten
option-scoring-cards-sentence = Die Wertungskarten liegen { $value }.
option-scoring-cards-piles-2-and-4 = in den Teilstapeln, die die Regel nennt
option-scoring-cards-anywhere = irgendwo im Geldkartenstapel

option-money-copies = Geldkarten
option-money-copies-sentence = Jede Geldkarte ist { $value } im Spiel.
option-money-copies-auto = dreimal (zweimal, wenn Dirk mitspielt)
option-money-copies-2 = zweimal
option-money-copies-3 = dreimal

# The noun for all placed tiles of a player
alhambra = Alhambra
alhambra-der = die Alhambra
alhambra-den = die Alhambra
alhambra-dem = der Alhambra
alhambra-dein = Deine Alhambra

# Sources of points: in a row of numbers, and as a title
source-wall = Mauer
source-wall-den = die Mauer
source-wall-longest = längste Mauer
source-walls = Außenmauern
source-walls-den = die Außenmauern
