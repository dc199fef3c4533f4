camps-alone = { $camps ->
    [1] egyik bástyája sem érint falat
   *[other] { $camps } tábor nem érintene falat
 }
camps-alone-why = A tábor egyik bástyájának érintenie kell az Alhambrád falát
camps-alone-why-brief = egy bástya érintsen falat
camp-edges = Bástya csak falhoz, zöld oldal csak egy másik tábor zöld oldalához kapcsolódhat
camp-edges-brief = bástya falhoz, zöld zöldhöz
camp-scores = minden pontozáskor ennyit ér: { $points }
edge-bastion = bástya
edge-green = zöld oldal
camp = tábor { $price }
camp-az = { $price ->
    [1] az 1-es tábor
    [3] a 3-as tábor
    [5] az 5-ös tábor
    [6] a 6-os tábor
    [8] a 8-as tábor
    [13] a 13-as tábor
   *[other] a { $price }-es tábor
 }
camp-azt = { $price ->
    [1] az 1-es tábort
    [3] a 3-as tábort
    [5] az 5-ös tábort
    [6] a 6-os tábort
    [8] a 8-as tábort
    [13] a 13-as tábort
   *[other] a { $price }-es tábort
 }
camp-et = { $price ->
    [1] 1-es tábort
    [3] 3-as tábort
    [5] 5-ös tábort
    [6] 6-os tábort
    [8] 8-as tábort
    [13] 13-as tábort
   *[other] { $price }-es tábort
 }
camp-ert = { $price ->
    [1] az 1-es táborért
    [3] a 3-as táborért
    [5] az 5-ös táborért
    [6] a 6-os táborért
    [8] a 8-as táborért
    [13] a 13-as táborért
   *[other] a { $price }-es táborért
 }
camp-ra = { $price ->
    [1] az 1-es táborra
    [3] a 3-as táborra
    [5] az 5-ös táborra
    [6] a 6-os táborra
    [8] a 8-as táborra
    [13] a 13-as táborra
   *[other] a { $price }-es táborra
 }

# The rule set
camps-title = Táborok
camps-title-val = táborokkal
camps-sentence = Helyezz táborokat a falaidon kívülre: a nyilaik irányában lévő minden épület 1 pontot ér.
camps-brief = Pont a nyilak vonalában álló épületért.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
camps-parts = táborlapka

# A camp without its price
camp-short = tábor
camp-short-az = a tábor
camp-short-azt = a tábort
camp-short-et = tábort
camp-short-ert = a táborért
camp-short-ra = a táborra
camp-short-bol = táborból

# What points come from
source-camps = táborok
source-camps-note = a vonalban épületenként 1

# What speaks for a turn
gain-camps = a táborok várhatóan { $points } ponttal többet érnek

# What the piece says of itself

camp-card = { $count ->
    [1] 1 pont minden lapkáért a nyila irányában, a következő táborig.
   *[other] 1 pont minden lapkáért a nyilai irányában, a következő táborig.
 }
camp-arrows = { $count ->
    [1] nyíl: { $sides }
   *[other] nyilak: { $sides }
 }
camp-counts = { $count ->
    [0] nincs lapka a vonalában
   *[other] { $count } lapka a vonalában
 }
