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
    .nevelo = { $price ->
        [1] az
        [5] az
       *[other] a
     }
    .es = { $price ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
        [13] 13-as
       *[other] { $price }-es
     }
camp-az = { camp.nevelo } { camp.es } tábor
camp-azt = { camp.nevelo } { camp.es } tábort
camp-et = { camp.es } tábort
camp-ert = { camp.nevelo } { camp.es } táborért
camp-ra = { camp.nevelo } { camp.es } táborra

# The rule set
camps-title = Táborok
camps-title-val = táborokkal
camps-sentence = Helyezz táborokat a falaidon kívülre: a nyilaik irányában lévő minden épület 1 pontot ér.
camps-brief = Pont a nyilak irányában álló házakért.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
camps-parts = táborlapka

# A camp without its price
camp-short = tábor
camp-short-az = a tábor
camp-short-azt = a tábort
camp-short-et = tábort
camp-short-ert = a táborért
camp-short-ra = a táborra

# What points come from
source-camps = táborok
source-camps-note = 1 a vonal minden épületéért

# What speaks for a turn
gain-camps = a táborok várhatóan { $points } ponttal többet érnek

# What the piece says of itself

camp-card = { $count ->
    [1] 1 pont a nyila irányában lévő minden lapkáért, a következő táborig.
   *[other] 1 pont a nyilai irányában lévő minden lapkáért, a következő táborig.
 }
camp-arrows = { $count ->
    [1] nyíl: { $sides }
   *[other] nyilak: { $sides }
 }
camp-counts = { $count ->
    [0] nincs lapka a vonalában
   *[other] { $count } lapka a vonalában
 }
