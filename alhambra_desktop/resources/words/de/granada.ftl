turn-one-side = dieses Plättchen hat keine Rückseite
turn-one-side-why = Nur Plättchen von Granada lassen sich umdrehen
turn-one-side-why-brief = nur Granada-Plättchen
turn-no-card = keine Karte, um das Umdrehen zu bezahlen
turn-no-card-why = Ein Plättchen umzudrehen kostet eine Geldkarte ab { $least }
turn-no-card-why-brief = kostet eine Karte ab { $least }
edge-moat = Graben
edge-moat-den = den Graben
edge-moat-dem = Graben
edge-moat-genus = m
edge-street = Straße
edge-street-dem = Straße
type-arena = Arena
type-arena-der = die Arena
type-arena-den = die Arena
type-arena-dem = der Arena
type-arena-eins = Arena
type-arena-genus = f
type-bath-house = Badehaus
type-bath-house-der = das Badehaus
type-bath-house-den = das Badehaus
type-bath-house-dem = dem Badehaus
type-bath-house-eins = Badehaus
type-bath-house-genus = n
type-library = Bibliothek
type-library-der = die Bibliothek
type-library-den = die Bibliothek
type-library-dem = der Bibliothek
type-library-eins = Bibliothek
type-library-genus = f
type-hostel = Herberge
type-hostel-der = die Herberge
type-hostel-den = die Herberge
type-hostel-dem = der Herberge
type-hostel-eins = Herberge
type-hostel-genus = f
type-hospital = Hospital
type-hospital-der = das Hospital
type-hospital-den = das Hospital
type-hospital-dem = dem Hospital
type-hospital-eins = Hospital
type-hospital-genus = n
type-market = Markt
type-market-der = der Markt
type-market-den = den Markt
type-market-dem = dem Markt
type-market-eins = Markt
type-market-genus = m
type-park = Park
type-park-der = der Park
type-park-den = den Park
type-park-dem = dem Park
type-park-eins = Park
type-park-genus = m
type-school = Schule
type-school-der = die Schule
type-school-den = die Schule
type-school-dem = der Schule
type-school-eins = Schule
type-school-genus = f
type-residential-area = Wohnviertel
type-residential-area-der = das Wohnviertel
type-residential-area-den = das Wohnviertel
type-residential-area-dem = dem Wohnviertel
type-residential-area-eins = Wohnviertel
type-residential-area-genus = n
type-arena-many = Arenen
type-arena-many-dem = den Arenen
type-bath-house-many = Badehäuser
type-bath-house-many-dem = den Badehäusern
type-library-many = Bibliotheken
type-library-many-dem = den Bibliotheken
type-hostel-many = Herbergen
type-hostel-many-dem = den Herbergen
type-hospital-many = Hospitäler
type-hospital-many-dem = den Hospitälern
type-market-many = Märkte
type-market-many-dem = den Märkten
type-park-many = Parks
type-park-many-dem = den Parks
type-school-many = Schulen
type-school-many-dem = den Schulen
type-residential-area-many = Wohnviertel
type-residential-area-many-dem = den Wohnvierteln
log-turned = dreht { $tile-den } für { $card } um und platziert { $tile-genus ->
    [m] ihn
    [n] es
   *[other] sie
 }
log-turned-now = dreht { $tile-den } um

# The rule set
granada-title = Granada
granada-title-dem = Granada
granada-sentence = Ein eigenes Spiel: doppelseitige Plättchen, Gräben statt Mauern und Gebäudearten, die mehr bringen, je häufiger sie sind.
granada-brief = Doppelseitig, Gräben statt Mauern.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-granada-simplified = Vereinfachte Wertung
option-granada-simplified-sentence = In Granada bringen Mehrheiten Punkte { $value }.
option-granada-simplified-off = nach der Zahl der sichtbaren Gebäude
option-granada-simplified-on = in fester Höhe

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
granada-parts = doppelseitigen Plättchen

# Sources of points: in a row of numbers, and as a title
source-moat = Graben
source-moat-den = den Graben
source-moat-longest = längster Graben
source-moats = Außengräben
source-moats-den = die Außengräben

# What to do, as a hint says it; those with -it right after "buy the { $tile } ... and"
turn-turned = { $tile-den } umdrehen und platzieren
turn-turned-for = { $tile-den } für { $card } umdrehen und platzieren
turn-turned-at = { $tile-den } für { $card } umdrehen und platzieren ({ $square })
turn-turned-it = für { $card } umgedreht platzieren
turn-turned-it-at = für { $card } umgedreht platzieren ({ $square })
turn-keep-turned = { $tile-den } umdrehen und in die Reserve legen
turn-keep-turned-it = umgedreht in die Reserve legen

# The parity marker and its place
face-marker-odd = Markierungsstein: ungerade
face-marker-even = Markierungsstein: gerade
place-marker = der Markierungsstein für gerade und ungerade
place-marker-wo = neben der Auslage
