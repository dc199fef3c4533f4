reveal-not-in-hand = ez a bónuszkártya nincs a kezedben
reveal-not-in-hand-why = Csak a saját kártyáidat fedheted fel
reveal-not-standing = az épülete nincs az Alhambrádban
reveal-not-standing-why = Akkor fedhetsz fel egy kártyát, ha az épülete az Alhambrádban van
reveal-not-standing-why-brief = kell hozzá az épülete

# Faults of a state that no game can reach (a damaged file)
fault-bonus-seats = nem létező helyhez tartozó bónuszkártyák
fault-bonus-count = nem stimmel a bónuszkártyák száma
fault-bonus-alone = { $seat }. hely: egy bónuszkártya az épülete nélkül számít (N-3)
fault-bonus-cards = egy bónuszkártya többször szerepel vagy nem létezik
log-bonus-dealt = kapott { $count } bónuszkártyát
log-revealed = felfedte { $tile-az } bónuszkártyáját
log-concealed = visszavette { $tile-az } bónuszkártyáját
log-revealed-now = felfedi { $tile-az } bónuszkártyáját
log-concealed-now = visszaveszi { $tile-az } bónuszkártyáját

# The rule set
bonus-cards-title = Bónuszkártyák
bonus-cards-title-val = bónuszkártyákkal
bonus-cards-sentence = Fedj fel egy titkos kártyát, amikor az épülete az Alhambrádban van: eggyel több épületnek számít abból a típusból.
bonus-cards-brief = Épületnek számító titkos kártyák.

# What to do, as a hint says it
turn-reveal = { $tile-az } bónuszkártyájának felfedése
kind-reveal = Egy bónuszkártya felfedése.

# What speaks for a turn
gain-bonus = a bónuszkártyák várhatóan { $points } ponttal többet érnek

# The line below the table: an action among others; whose cards are asked for; what is asked
status-reveal-card = fedj fel egy kártyát
status-your-bonus-cards = Bónuszkártyáid
status-bonus-cards = { $name } bónuszkártyái
status-asked-bonus-cards = a pontozás előtt kattints a felfedni kívánt kártyákra, majd folytasd

# Cards, and places on the table; those with -own are the viewer's, the others those of $name
face-bonus-card = bónuszkártya: { $tile }
face-bonus-card-back = rejtett bónuszkártya
place-secret-cards-own = a bónuszkártyáid
place-secret-cards-own-hol = a kezedben
place-secret-cards = { $name } bónuszkártyái
place-secret-cards-hol = { $name } kezében
place-revealed-cards-own = a felfedett bónuszkártyáid
place-revealed-cards-own-hol = te fedted fel
place-revealed-cards = { $name } felfedett bónuszkártyái
place-revealed-cards-hol = { $name } fedte fel

bar-reveal-tip = Folytatás; a többi kártya rejtve marad
status-loses-bonus = egy rejtett bónuszkártya nem fog számítani: a folytatáshoz nyomd meg a Befejezés így is gombot

# What the piece says of itself

bonus-card-name = bónuszkártya
bonus-card-says = Felfedve még egy { $type }, amíg { $tile-az } az Alhambrádban van.
bonus-card-of = Felfedve: { $tile-az } duplán számít { $name } Alhambrájában.
bonus-card-open = fel van fedve, és számít
bonus-card-revealed = felfedve
bonus-card-reveal = kattints rá a felfedéshez: az épülete megvan
bonus-card-secret = a többiek csak a hátlapját látják
