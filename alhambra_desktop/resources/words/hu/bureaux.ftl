bureau-one = vásárlásonként egy pénzváltó
bureau-one-why = Csak egy pénzváltóval fizess
bureau-needless = eggyel több kártya a kelleténél
bureau-needless-why = A pénzváltó nélkül is ki tudod fizetni a költséget
bureau-other-currency = ezen a pénzváltón nincs { $currency }
bureau-other-currency-why = A mező pénznemének szerepelnie kell a pénzváltón
bureau-money-not-shown = olyan pénznem, amely nincs a pénzváltón
bureau-money-not-shown-why = Ezzel a pénzváltóval így fizethetsz: { $currencies-val }
bureau-exactly = Pénzváltóval pontosan kell fizetni
bureau = { $one }–{ $other } pénzváltó
bureau-az = a { $one }–{ $other } pénzváltó
bureau-azt = a { $one }–{ $other } pénzváltót
bureau-et = egy { $one }–{ $other } pénzváltót
bureau-ert = a { $one }–{ $other } pénzváltóért
bureau-val = a { $one }–{ $other } pénzváltóval

# Below some of the cards in the hand
bureaux-caption = pénzváltó

# The rule set
bureaux-title = Pénzváltók
bureaux-title-val = pénzváltókkal
bureaux-sentence = Kártyák, amelyekkel két pénznemet keverhetsz egy pontos kifizetésben.
bureaux-brief = Két pénznem egy fizetésben.

# What the piece says of itself

bureau-card = Két pénznemet keverhetsz vele egy pontos kifizetésben.
bureau-no-value = nincs értéke
bureau-pays = ezekhez jó
bureau-pays-nothing = a kártyáiddal nem jön ki pontos fizetés
bureau-not-in-hand = nincs a kezedben
