### A scoring round with every figure, and the result of a game.

scoring-title = { $round }. pontozás
scoring-everybody = Minden játékos pontjai
scoring-go-on = Folytatás
scoring-go-on-tip = A pontozás bezárása és folytatás
scoring-again = Újra
scoring-again-tip = A pontozás lejátszása újra
scoring-summary = A legtöbb pont most: { $most }. Vezet: { $lead }.
# The same of the last round
scoring-summary-last = A legtöbb pont most: { $most }. Győztes: { $lead }.
# $names is a list of names
scoring-best = { $names } ({ $points })
scoring-so-far = Eddigi pontok
# What somebody had before a scoring, and what it brought: 20 + 44
scoring-sum = { $before } + { $points }
scoring-this = Ez a pontozás
# Above the points of a scoring as they are counted
scoring-sum-so-far = eddig
scoring-no-points = nincs pont
# What the places in a majority pay: 1st 16, 2nd 8
scoring-prize = { $place }: { $points }
# How many buildings somebody has, and which place that is: 2 tiles, tied 1st
scoring-majority = { $tiles } lapka, { $place }
# How tied players share a majority: (13 + 6) / 2 = 9; $rounds is one of down, up, none, or brief: (13 + 6) / 2 → 9
scoring-shared = { $rounds ->
    [down] { $whole } / { $among } = { $points } (lefelé kerekítve)
    [up] { $whole } / { $among } = { $points } (felfelé kerekítve)
    [brief] { $whole } / { $among } → { $points }
   *[none] { $whole } / { $among } = { $points }
 }
scoring-full-each = mindenkinek { $points }
# Above the calculation for tied players
scoring-tied = { $full ->
    [1] döntetlen: mindegyikük megkapja az összes pontot
   *[other] döntetlen: az érintettek osztoznak a pontokon
 }
scoring-none = nincs
scoring-nobody = Egyik játékosnak sincs.
scoring-segments = hossza { $count }
# The same as scoring-majority in few words: 3 (tied 1st)
scoring-majority-brief = { $tiles } ({ $place })
# A prize that grows with the buildings of all players: 3 × 12 buildings
scoring-grows = { $times } × { $buildings } épület
# Beside the scoring card that is turned up; $places is how many places are paid
scoring-opening-types = { $places ->
    [1] Minden épülettípusból a legtöbb,
    [2] Minden épülettípusból a legtöbb és a második legtöbb,
   *[other] Minden épülettípusból a legtöbb, a második és a harmadik legtöbb,
 }
# $sources is a list such as: longest wall and longest moat
scoring-opening-then = majd: { $sources }.
# Beside the figures of a scoring
scoring-hint = Mutass egy sorra a lapkái kiemeléséhez, kattints rá az újraszámoláshoz.
# The score track for a screen reader: Yusuf from 12 to 56
scoring-moved = { $name }: { $before } → { $after }
# A cell of the table as a screen reader reads it
scoring-cell = { $title }, { $name }: { $figures }

# The end of a game as a screen reader says it; $scores are names with points
result-aloud = { $title }. { $scores }.
result-title = Végeredmény
result-bar = { $key-page-look-back }: visszanézés, { $key-page-tables }: táblázatok, { $key-page-leave }: vissza az asztalhoz
result-you-win = Te nyertél
result-wins = { $name } nyert
result-shared = { $names } osztozik a győzelmen
# The only human player's place, such as: You: 2nd, 20 points behind
result-you = Te: { $place } hely, { $behind }
# What decided the game. $gain is a sentence such as: Yusuf scored 22 more points than you
result-decided = { $round ->
    [1] Az
   *[other] A
 } { $round }. pontozás döntött: { $gain }.
result-gained-most = Nem egyetlen pontozás döntött. { $round ->
    [1] Az
   *[other] A
 } { $round }. pontozásban { $gain }.
result-gain-yours = { $points } ponttal többet szereztél, mint { $other }
result-gain-over-you = { $name } { $points } ponttal többet szerzett nálad
result-gain = { $name } { $points } ponttal többet szerzett, mint { $other }
result-rival = { $name } versenyez a többségért, de nem nyerhet.
# $scores are names with points, such as: Ann 143
result-tried-from = Az eredeti játszma végeredménye: { $scores }.
result-scored = { $name } { $points }
result-assisted = Segített játszma: korábbi fordulók visszavonva.
result-hints = { $whole ->
    [0] Felhasznált tippek: { $hints }.
   *[other] Felhasznált tippek: { $hints }, ebből teljes körre: { $whole }.
 }
result-aids-purist = Segítség: minimális.
result-aids-trainer = Segítség: teljes.
result-points = { $points } pont { $turns } kör után
# What is best in this game, such as: most points (148)
result-best = { $what } ({ $figure })
result-bests = { $count ->
    [1] Egyéni csúcs: { $bests }
   *[other] Egyéni csúcsok: { $bests }
 }
# How far ahead a victory was, and where it came from
result-margin = { $points } pont előny
result-behind = { $points } pont hátrány
# $then and $now are such as: 8 points behind
result-turned = { $now }; az utolsó pontozás előtt { $then }
# Above the columns of the result
result-all-rounds = Minden pontozás
result-round = { $round }. pontozás
result-legend = { $name }, minden pontozás:
result-legend-yours = Összes pontod:
result-all-points = pontok
result-rematch = &Visszavágó
result-rematch-tip = Ugyanazok a játékosok és szabályok, új keverés
result-same-deal = Ugyana&z az osztás
result-same-deal-tip = Ugyanazok a játékosok, szabályok és keverés
result-close = Vissza az aszta&lhoz
result-close-tip = A végeredmény bezárása, a végállás megtekintése
result-seats = Mó&dosítás…
result-seats-tip = Más játékosok vagy szabályok választása
result-postcard = &Képeslap…
result-postcard-tip = A játszma eredményének mentése képként
result-sources = Pontok források szerint
result-as-tables = Táblázatként
result-as-tables-tip = A pontok és a játszma menete táblázatban vagy újra diagramon
# A part of a bar that is pointed at
result-part = { $name }, { $source }: { $points }
result-facts = Érdekességek
result-most-exact = Legtöbb pontos kifizetés
# $edge is what is scored, such as the wall
result-best-scoring = Legtöbb pont, { $round }. pontozás

# How the game went, by expected leads
story-title = A játszma menete
story-what = a várható végső előny minden kör után, a valószínű tartományával
# The key of the chart: its line and its band
story-key-yours = Várható előnyöd
story-key = { $name } várható előnye
story-key-band = valószínű tartomány
story-progress = Elemzés: { $done } / { $count } kör
story-soon = A köreid elemzése…
story-failed = Az elemzés váratlanul leállt.
story-no-past = Nem elérhető: ezt a játszmát az előzményei nélkül mentették el.
story-ahead = előny
story-behind = hátrány
story-behind-leader = lemaradás az elsőtől
story-look = Kör visszanézése
story-look-tip = A játszma visszanézése ettől a körtől
story-of-tip = A játszma { $name } szemszögéből
story-turn = { $turn }. kör
# from one expected lead to another
story-change = { $before } → { $after }
# A turn that changed the lead most; $done is the turn that was played, $order the better one
story-better = { $done }. Jobb: { $order }. { $why }
story-better-placed = { $done }. Jobb: ugyanez, máshová helyezve. { $why }
# The main cause of the change, as in story-balance
story-mostly-luck = { $done }. Főleg a szerencse miatt.
story-mostly-play = { $done }. Főleg a játék miatt.
# A point of the chart in words; half of all games ended between $low and $high
story-point-ahead = { $turn }. kör: { $points } pont előny ({ $low } … { $high })
story-point-behind = { $turn }. kör: { $points } pont hátrány ({ $low } … { $high })
# $text is a point of the chart; $chance are percent
story-with-chance = { $text }, győzelmi esély { $chance }%
# $text is a point of the chart; $verdict is said of its turn
story-with-verdict = { $text }; { $verdict }
# The same as a table, by the titles of its columns; half of all games ended in the band
story-table-who = Játékos
story-table-done = Lépések
story-table-lead = Előny
story-table-band = Sáv
story-table-chance = Győzelmi esély
story-table-verdict = Értékelés
story-table-lost = Elvesztett pont
story-table-scoring = { $round }. pontozás
story-table-percent = { $chance }%
story-balance-title = Szerencse és játék
story-luck = szerencse
story-play = játék
story-balance = { $name }: szerencse { $luck }, játék { $play }
# $level is the level of the computer player that analyses
story-balance-note = Pontok az asztal átlagához képest. Szerencse: a húzások és a többiek akciói. Játék: a játékos saját döntései, becslés szerint (elemző: { $level }).
story-balance-soon = A szerencse és a játék mérlegelése…
story-balance-sum = A szerencse és a játék összege a játékos végső előnye az ellenfelekkel szemben, mínusz az összes játékos átlagos végső előnye.

# Looking back at a game that is over: the moments between its turns
look-back-title = A játszma visszanézése
look-back-bar = Bal és Jobb: körök, { $key-page-mistake }: következő hiba, { $key-page-tables }: táblázat, { $key-page-leave }: vissza
look-back-turn = { $turn }. kör / { $count }
look-back-now = Most
look-back-no-past = Ezt a játszmát az előzményei nélkül mentették el, ezért nincs mit visszanézni.
# At the end of the game, before a turn is chosen
look-back-choose = Válassz egy kört a listában vagy az idővonalon, hogy jobb lépéseket láss.
# A player's turns; $mistakes and $doubtful are such as: 6 mistakes; 1 inaccuracy
look-back-summary = { $mistakes }, { $doubtful }: kb. { $points } elvesztett pont
# $summary is look-back-summary for the turns that are already analysed
look-back-so-far = Eddig: { $summary }
look-back-costliest = A leg&drágább kör
look-back-costliest-tip = Ugrás a legtöbb pontba kerülő körhöz
# $deeds are the actions of the next turn, such as: takes 5 denar
look-back-did = { $name }: { $deeds }
look-back-lead = { $name }: várható előny { $lead }
look-back-first = A játszma kezdete
look-back-first-tip = Ugrás a játszma elejére
look-back-back = Előző kör
look-back-back-tip = Egy körrel vissza; Shifttel egy lépéssel
look-back-on = Következő kör
look-back-on-tip = Egy körrel előre; Shifttel egy lépéssel
look-back-last = A játszma vége
look-back-last-tip = Ugrás a játszma végére
look-back-slider = A játszma körei
look-back-as-table = Táblázatként
look-back-as-table-tip = Az idővonal számai táblázatban
look-back-seat = { $name } szemszögéből
look-back-viewer = Nézőpont
look-back-try = Játék &innen
look-back-try-tip = Gyakorló játszma ettől a körtől. A következő kártyák és lapkák ugyanazok. A játszma segítettnek számít.
look-back-reshuffle = Új&rakeverés
look-back-reshuffle-tip = Gyakorló játszma ettől a körtől. Minden, amit nem láthattál, újra megkeverve.
look-back-compare = Össze&hasonlítás jegyzőkönyvvel…
look-back-compare-tip = A játszma összevetése körönként egy fájlban lévő jegyzőkönyvvel
result-look-back = Vissza&nézés
result-look-back-tip = A játszma végignézése körönként, elemzéssel

# The verdict on a turn, compared with its alternatives in the same simulated games
verdict-good = jó
verdict-doubtful = pontatlanság
verdict-mistake = hiba
verdict-equal = nagyjából egyenlő
# $verdict is a word such as: good
verdict-even = { $verdict }: van hasonlóan jó lehetőség
# $between is an interval, such as: 6 to 12
verdict-lost = { $verdict }: kb. { $points } pontba került (valószínűleg { $between })
verdict-between = { $low } … { $high }
verdict-not-yet = még nincs elemezve
# $level is the level of the computer player that analyses
verdict-judge = Elemzés: { $level } { $version }, körönként { $worlds } szimuláció. Tévedhet.
look-back-about = Az elemzésről
# $level is the computer player that analyses the turns, in $worlds simulated games
verdict-effort = Elemzés: { $level }, { $worlds } szimuláció, egyenként { $rounds } forduló.
# above alternatives that gain as many points as the best one
look-back-equal = Ugyanilyen jó
look-back-ways = További lehetőségek
# beside the alternatives, above their gains
look-back-gained = ennyivel több pont
look-back-gain = { $gain } ({ $interval })
look-back-deeper = &Mélyebb elemzés
look-back-deeper-tip = A kör alaposabb elemzése. { $effort }
look-back-looking = Mélyebb elemzés…
look-back-played = Ez történt
look-back-better = Jobb
look-back-better-here = Jobb: { $tiles }
look-back-played-here = Ez történt: { $tiles }
look-back-yours = A köreid
look-back-theirs = { $name } körei
look-back-progress = Elemzés: { $done } / { $count } kör
look-back-every = Mind
look-back-all-tip = A játékos minden köre
look-back-doubtful = { $count } pontatlanság
look-back-doubtful-tip = Csak a pontatlanságok
look-back-mistakes = { $count } hiba
look-back-mistakes-tip = Csak a hibák
look-back-cancel = Elemzés leállítása
look-back-cancel-tip = Az elemzés leállítása; az elkészült rész megmarad
look-back-judge = Körök elemzése
look-back-judge-tip = Azoknak a köröknek az elemzése, amelyeknek még nincs értékelésük
look-back-stale = Az elemzés egy korábbi változatából.
look-back-renew = Újraelemzés
look-back-renew-tip = Minden kör újbóli elemzése a program mostani változatával
# A turn as a screen reader reads it; $verdict is such as: mistake: cost about 9 points
look-back-row = { $turn }. kör: { $deeds }; { $verdict }
# $text is the turn with its verdict; $luck are points with their sign
look-back-row-luck = { $text }; szerencse { $luck }
look-back-filters = Körök
look-back-number = Kör
look-back-number-tip = A kör sorszáma, minden játékos körét számolva
look-back-actions = Akciók
look-back-actions-tip = A körben szerzett lapkák és kártyák, és a kör akciói
look-back-points-lost-tip = A legjobb lehetőséghez képest elvesztett pontok; a pipa jó kört jelöl
look-back-luck-tip = Az előző kör óta a húzások és a többiek akciói által nyert vagy vesztett pontok
look-back-mistake = Következő hiba
look-back-mistake-tip = Ugrás a következő hibádhoz
