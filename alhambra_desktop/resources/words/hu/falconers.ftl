perch-taken = itt már van egy sólyom
perch-taken-why = Metszéspontonként egy sólyom
perch-why = A sólyom négy lapka metszéspontjára kerül, és mindkét típusának szerepelnie kell a lapkák között
perch-why-brief = mindkét típus a négy lapka között
perch-camp = sólyom nem lehet tábor mellett
perch-no-four = itt nem találkozik négy lapka
perch-missing = { $count ->
    [1] a négy lapka között nincs { $type }
   *[other] a négy lapka között nincs sem { $type }, sem { $other }
 }
falcon-not-in-hand = ez a kártya nincs a kezedben
falcon-no-money = ez nem pénzkártya
falcon-cost = Egy sólyom egy pénzkártyába kerül
falcon-after-purchase = vásárlás után nem lehet
falcon-own-turn = A sólyomvásárlás csak a köröd egyetlen akciója lehet
falcon-gone = ez a sólyom nincs a közös készletben
falcon-gone-why = A közös készletből válassz sólymot

# Faults of a state that no game can reach (a damaged file)
fault-falcons = sólymok hiányoznak vagy többször szerepelnek
fault-falcon-seats = nem létező helyhez tartozó sólymok
fault-falcon-perch = { $seat }. hely: egy sólyom szabálytalan metszésponton van (F-3)
log-falcon = vett egy { $falcon-et } { $card-ert }
log-falcon-lost = elveszített egy { $falcon-et }
log-falcon-now = vesz egy { $falcon-et }
log-falcon-lost-now = elveszít egy { $falcon-et }
falcon = { $species ->
    [black] fekete sólyom ({ $one }, { $other })
    [brown] barna sólyom ({ $one }, { $other })
   *[white] fehér sólyom ({ $one }, { $other })
 }
falcon-et = { $species ->
    [black] fekete sólymot ({ $one }, { $other })
    [brown] barna sólymot ({ $one }, { $other })
   *[white] fehér sólymot ({ $one }, { $other })
 }

# The rule set
falconers-title = Sólymászok
falconers-title-val = sólymászokkal
falconers-sentence = Vegyél sólymokat, darabját egy pénzkártyáért. Négy lapka metszéspontjára helyezve gyűjts minél többet egy színből.
falconers-brief = Gyűjts azonos színű sólymokat.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
falconers-parts = sólyom

# What points come from
source-falcons = sólymok
source-falcons-note = színenként 2, 6, 12, 20, 30

# What to do, as a hint says it
turn-falcon = { $falcon } vásárlása
turn-falcon-for = { $falcon } vásárlása { $card-ert }
turn-falcon-at = { $falcon } vásárlása { $card-ert } (a mező délkeleti sarka: { $square })
kind-falcon = Sólyom vásárlása.

# What speaks for a turn
gain-falcons = a sólymok várhatóan { $points } ponttal többet érnek

# The line below the table: an action among others; what is asked
status-buy-falcons = vegyél sólymot
status-asked-falcons = vehetsz még egy sólymot egy kártyáért

# A corner where four tiles meet, and behind the falcon there; $square is the one to its north-west
place-corner-own = a metszéspontod, a mező délkeleti sarkán ({ $square })
place-corner-own-hol = a metszéspontodon, a mező délkeleti sarkán ({ $square })
place-corner = { $name } metszéspontja, a mező délkeleti sarkán ({ $square })
place-corner-hol = { $name } metszéspontján, a mező délkeleti sarkán ({ $square })
onto-corner = egy fénylő metszéspontra

# What the piece says of itself

falcon-name = { $species ->
    [black] fekete sólyom
    [brown] barna sólyom
   *[white] fehér sólyom
 }
falcon-card = Négy lapka metszéspontjára kerül; köztük legyen { $one } és { $other }.
falcon-flock = a színéből { $count }: { $steps }
falcon-next = { $count ->
    [1] az első a színéből: { $steps }
    [5] az 5. a színéből: { $steps }
   *[other] a { $count }. a színéből: { $steps }
 }
# the note below the heading of the supply, and a heading in its drawer
falcons-fitting = { $count ->
    [0] még egy sólyom sem illik az Alhambrádba
   *[other] { $count } sólyom illik az Alhambrádba
 }
falcons-not-fitting = nincs hozzá metszéspont: { $count }
perch-nowhere = nincs metszéspont mindkét típussal
