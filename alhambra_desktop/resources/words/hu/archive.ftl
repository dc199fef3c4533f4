### The archive of finished games, and table codes.

# Errors in a table code; $place is the number of a character, counted from 1 without hyphens
code-short = Ez nem asztalkód: túl rövid.
code-long = Ez nem asztalkód: több mint { $most } karakter.
code-sign = Asztalkódban nem lehet: { $sign } ({ $place }. karakter). Az asztalkód számjegyekből és az U kivételével betűkből áll.
code-typo = Hiba, { $place }. karakter: { $sign } helyett { $meant } kell.
code-swapped = Felcserélt karakterek: { $place } és { $next }.
code-wrong = Hiba van ebben az asztalkódban. Vesd össze az eredetivel.
code-version = Ennek az asztalkódnak a verziója { $version }, ez a program pedig ezt ismeri: { $known }.
code-not-installed = Ehhez az asztalkódhoz egy nem telepített szabálycsomag kell.
code-nothing = Ez az asztalkód hibátlan, de nem ír le játszmát.

# Problems of the archive of finished games; $reason is the system’s error message
kept-damaged = A befejezett játszmák listája sérült volt, és újra elkészült. Egy játszma sem veszett el. A sérült lista új neve: { $file }.
kept-unread = { $count ->
    [1] Az archívumban egy befejezett játszma nem olvasható. A fájlja nem változott.
   *[other] Az archívumban { $count } befejezett játszma nem olvasható. A fájljaik nem változtak.
 }
kept-newer = A befejezett játszmák listájának verziója { $version }, ez a program pedig ezt ismeri: { $known }. A befejezett játszmák mentve vannak, de nem láthatók. Telepítsd újra az újabb programot.
kept-unusable = A befejezett játszmák listája nem használható: { $reason }
kept-failed = A befejezett játszmát nem sikerült menteni ide: { $folder }: { $reason }
analysis-unkept = A játszma elemzését nem sikerült menteni ide: { $folder }: { $reason }

# The page of all games
games-title = Játszmák
games-count = { $count } játszma
games-search = Keresés: játékos, kiegészítő vagy dátum
games-none = Még nincs játszma. Itt jelennek meg a mentett és befejezett játszmáid.
games-unlisted = A befejezett játszmáid most nem listázhatók. A fájljaik megvannak.
games-none-found = Egy játszma sem felel meg a keresésnek.
games-filters = Szűrő
games-filter-all = Mind
games-filter-open = Folyamatban
games-filter-won = Megnyert
games-filter-lost = Elvesztett
games-filter-analysed = Elemzett
games-filter-assisted = Segített
games-filter-expansions = Kiegészítővel
games-filter-tip = Csak ezek: { $filter }
games-unfilter = &Összes játszma
games-unfilter-tip = A szűrő eltávolítása
games-review = A játszma &visszanézése
games-review-tip = A játszma végignézése körönként
games-load = &Megnyitás
games-load-tip = A játszma megnyitása
games-result = Végeredmén&y
games-result-tip = A játszma végeredménye
games-again = Új&ra
games-again-tip = Ugyanaz az asztal, ugyanazzal az osztással
games-code = Asztalkód
# below the result; $day and $time are when it ended
games-when = { $day } { $time }
# on the postcard; $points are the points of all players
games-continue = &Folytatás
games-continue-tip = A játszma folytatása onnan, ahol abbahagytad
games-delete = &Törlés
games-delete-tip = A játszma törlése; 8 másodpercig visszavonhatod
games-deleted = Törölve.
games-delete-all = Mind törlés&e…
# The question in the bar, and its answers
games-delete-really = { $count ->
    [1] Végleg törlöd?
   *[other] Végleg törlöd mindet ({ $count })?
 }
games-delete-final = Ez nem vonható vissza.
games-delete-yes = &Mind törlése
games-delete-no = Meg&tartás
games-unfinished-why = ez a játszma nincs befejezve
games-export = E&xportálás CSV-be…
games-statistics = Statis&ztika
games-statistics-tip = Győzelmeid, pontjaid és legjobb eredményeid
games-postcard = &Képeslap…
games-postcard-tip = A játszma eredményének mentése képként
games-more = &Részletek
games-more-tip = A játszma képeslapja, játékosai és asztalkódja
# columns and their rows
games-others = Továbbiak
games-others-tip = A játszmák exportálása vagy mind törlése
games-sort-by = Rendezés
games-columns = A játszmák rendezése
games-column-players = Játékosok
games-column-result = Eredmény
games-column-points = Pontok
games-column-expansions = Kiegészítők
games-column-analysis = Elemzés
games-column-date = Dátum
# $falls is 1 from the largest value down
games-sort-tip = { $falls ->
    [1] Rendezés: { $column }, a legnagyobb elöl
   *[other] Rendezés: { $column }, a legkisebb elöl
 }
games-sorted = { $falls ->
    [1] rendezve, a legnagyobb elöl
   *[other] rendezve, a legkisebb elöl
 }
games-players = { $count } játékos
games-turns = { $count } kör
games-assisted = segített
games-branch = gyakorló játszma
games-in-progress = Folyamatban
games-saved = Mentett
# What the analysis found
games-mistakes = { $count ->
    [0] Nincs hiba
   *[other] { $count } hiba
 }
games-today = Ma
games-bar = Játszmák:
games-bar-keys = { $key-page-choose }: a kijelölt játszma visszanézése vagy folytatása, Delete: törlés, { $key-page-leave }: vissza
games-bar-brief = { $key-page-choose }: visszanézés vagy folytatás, { $key-page-leave }: vissza
games-exported = Exportálva: { $file }.
games-not-deleted = Néhány játszmát nem sikerült törölni: { $reason }

# The page of statistics: of games that one person plays against the computer
stats-title = Statisztika
stats-title-tip = Győzelmeid, pontjaid és legjobb eredményeid
stats-as-tables = Táblázatként
stats-as-tables-tip = A diagramok számai táblázatban, és vissza
stats-nothing = Még nincs statisztika. Fejezz be egy játszmát egyetlen emberként.
# Names beside large figures
stats-won-games = Győzelem
stats-most-points = Legjobb eredmény
stats-longest-wall = Leghosszabb fal
# Kinds of games, each with the number of games
stats-kinds = A játszmák fajtája
stats-games-unaided = { $count } játszma segítség nélkül
stats-games-aided = { $count } játszma segítséggel
stats-games-branches = { $count } gyakorló játszma
stats-unaided = Segítség nélkül
stats-only-unaided = Csak a tippek, visszavont fordulók és teljes segítség nélküli játszmák
stats-aided = Segítséggel
stats-only-aided = Csak a tippekkel, visszavont fordulókkal vagy teljes segítséggel játszott játszmák
stats-branches = Gyakorló játszmák
stats-only-branches = Csak a gyakorló játszmák
stats-wins = Győzelmek
stats-no-wins = Ezek közül egyik játszma sem gépi játékosok ellen folyt.
stats-level = Szint
stats-seats = Játék
stats-won = Győzelem
stats-any = mind
# $against is such as: against builders
stats-by-players = { $against }, játékosszám szerint
stats-players = { $count } játékos
# A win rate; its tooltip has the 95 % interval
stats-share = { $won } / { $played }
stats-share-rate = { $share } ({ $rate })
stats-share-tip = A világosabb sáv mutatja, mennyit változtathat ezen a szerencse: hosszú távon valószínűleg { $low } és { $high }% között lenne.
stats-exact-title = Kifizetések
stats-exact = Pontos
stats-exact-payments = Pontos fizetés
stats-earned = Pontok források szerint
# Below a chart, until the player points at a game
stats-step = Részletek: mutass egy játszmára, vagy használd a nyilakat. Megnyitás: kattintás vagy { $key-page-choose }.
# $source is such as: towers
stats-best-source = Legjobb forrás: { $source }, részarány: { $rate }
stats-recent = az utolsó { $count } játszmád
# A game of the chart in words; $parts is a list such as gardens 12, wall 16
stats-earned-of = { $day }, { $points } pont: { $parts }
stats-no-points = Ezekben a játszmákban nincs rögzítve, miből származtak a pontok.
stats-day = Nap
stats-points = Pontok
stats-lost = Tíz körönként elvesztett pont
stats-lost-what = a hibáid becsült ára
stats-lost-of = { $day }, tíz körönként kb. { $points } elvesztett pont ({ $turns } elemzett kör)
stats-lost-figure = Veszteség tíz körönként
stats-turns = Elemzett körök
stats-no-lost = Ezek közül még egy játszma sincs elemezve. Elemzéshez nézz vissza egyet.
stats-latest = A &legutóbbi visszanézése
stats-latest-tip = A legutóbbi játszma visszanézése, köreinek elemzésével
stats-bests = Egyéni csúcsok
stats-no-bests = A következő játszmád után itt lesznek az egyéni csúcsaid.
best-run = leghosszabb { $edge }
best-scoring = legtöbb pont egy pontozáskor ({ $round }.)
best-margin = legnagyobb győztes előny
best-most = { $type-bol } a legtöbb
best-points = legtöbb pont
# The day of a game, and its table: the game and the opponents
stats-best-of = { $day }, { $table }
stats-look = Visszanézés
stats-look-tip = A játszma visszanézése: { $outcome }

# The postcard of a finished game: a picture to share, without names unless the player adds them
postcard-window = Képeslap
# Large on the postcard, in two lines: the greeting and below it the name
postcard-greeting = Üdvözlet az
postcard-title = Alhambrából
# $table is the levels of the computer players and the expansions
postcard-detail = { $table }  ·  { $turns } kör
postcard-code = asztal { $code }
postcard-person = Ember
postcard-painting = A képeslap festése…
postcard-names = Nevekkel
postcard-names-tip = A játékosok neve vagy csak a szintjük látszik
postcard-write = &Mentés…
postcard-write-tip = A képeslap mentése képfájlba

# The page that compares two games with the same deal
compare-title = Összehasonlítás
compare-bar = Fel és Le: körök, { $key-page-choose }: visszanézés, { $key-page-leave }: vissza
compare-turn = Kör
compare-here-done = Ez a játszma
compare-there-done = Jegyzőkönyv
compare-points = Pontok
compare-whose = { $turn }.  { $name }
# A player’s final points in both games
compare-final = { $name }: { $one } pont ebben a játszmában, { $other } a jegyzőkönyvben
# Read aloud at the first turn that differs
compare-here = első eltérés
compare-parts = Első eltérés: { $turn }. kör, { $name }.
compare-same = A két játszma azonos.
# Legend of the stars beside turns
compare-alike = Azonos lépések mindkét játszmában
compare-parting = Első el&térés
compare-parting-tip = Ugrás az első eltérő körhöz
compare-look = A kör &visszanézése
compare-look-tip = A játszma visszanézése a kiválasztott körnél
# $why is a clause
compare-not = Ez a jegyzőkönyv nem hasonlítható össze: { $why }
compare-no-past = Ez a jegyzőkönyv nem hasonlítható össze: az előzményei nélkül mentették el.
compare-rules = más szabályokkal játszották.
compare-seats = mások a játékosai.
compare-deal = más az osztása.
