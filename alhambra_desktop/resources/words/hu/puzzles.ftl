# Puzzles: positions from games, goals of a turn, and the verdict on an answer.

# A file that holds no puzzle. $reason is a clause, or what the system says.
puzzle-damaged = A feladvány nem olvasható: { $file } ({ $reason }). Telepítsd újra a programot.
puzzle-of-other-version = A feladvány a program másik változatához tartozik: { $file }. Telepítsd újra a programot.
puzzle-other-table = újrajátszva más álláshoz vezet
puzzle-none = Nincsenek feladványok. Telepítsd újra a programot.

# Goals, as orders within a sentence
puzzle-goal-lead = szerezd meg az első helyet { $types-bol }
puzzle-goal-level = érd utol az elsőt { $types-bol }
puzzle-goal-rank = { $rank ->
    [2] szerezd meg a második helyet { $types-bol }
    [3] szerezd meg a harmadik helyet { $types-bol }
   *[other] szerezd meg a negyedik helyet { $types-bol }
 }
puzzle-goal-rank-shared = { $rank ->
    [2] szerezz közös második helyet { $types-bol }
    [3] szerezz közös harmadik helyet { $types-bol }
   *[other] szerezz közös negyedik helyet { $types-bol }
 }
puzzle-goal-ahead = legyen { $types-bol } { $margin } lapkányi előnyöd
puzzle-goal-count = { $type-bol } legyen { $count } lapkád
puzzle-goal-run = { $run-az } hossza legyen { $length }
puzzle-goal-exact = { $count ->
    [1] fizess pontosan
    [2] fizess kétszer pontosan
   *[other] fizess { $count } alkalommal pontosan
 }
puzzle-goal-save = érd el, hogy a következő körben megvehesd { $tile-azt }
puzzle-goal-save-exactly = érd el, hogy a következő körben pontosan kifizethesd { $tile-azt }
# The numbers of a goal; $rank is a place that another player has, or 0 for the player behind you
puzzle-standing = { $rank ->
    [0] Te { $own }, következő { $other }
    [1] Te { $own }, első { $other }
    [2] Te { $own }, második { $other }
    [3] Te { $own }, harmadik { $other }
   *[other] Te { $own }, negyedik { $other }
 }
puzzle-standing-now = eddig { $own } / { $wanted }

# The puzzle
puzzle-of-day = A nap feladványa, { $date }
puzzle-of-other-day = { $number }. feladvány / { $count }
puzzle-rated = értékszám { $rating }
puzzle-difficulty = nehézség { $rating }
# $count is the number of goals below
puzzle-title = { $count ->
    [1] Érd el ezt a célt egy körben
    [2] Érd el mindkét célt egy körben
   *[other] Érj el { $count } célt egy körben
 }
puzzle-task = Egy körben: { $goals }.
puzzle-from = { $seats } fős játszmából, { $turn }. kör / { $turns }, { $set }
puzzle-base = alapjáték
puzzle-open = még nincs elérve
puzzle-reached = elérve

# The turn so far, and its buttons
puzzle-line = A köröd
puzzle-deed-open = Vásárolj, vegyél el pénzt vagy építs át
puzzle-deed-extra = Extra akció, ha pontosan fizetsz
puzzle-hint = Tipp
puzzle-hint-tip = Megmutatja, hogyan kezdődik a legjobb kör; a válaszod ezután csak felet ér
puzzle-free-hint-tip = Megmutatja, hogyan kezdődik a legjobb kör
puzzle-solution = A megoldás
puzzle-solution-tip = Ha még nem válaszoltál, ez sikertelennek számít, és csökkenti az értékszámodat.
puzzle-gains = A megoldás az értékszámodon { $alone } pontot változtat, tipp használatával { $hinted } pontot.
puzzle-hint-free = Az eredményed már beszámított, ezért a tippek most ingyenesek.
puzzle-hinted = Első lépés: { $turn }. Tippel a válaszod csak felet ér.
puzzle-hinted-free = Első lépés: { $turn }.

# The answer
puzzle-answer = A válaszod
puzzle-answer-how = A válaszhoz fejezd be a köröd: a program összeveti a legjobb körrel.
puzzle-judging = A köröd elemzése…
puzzle-showing = Ez a legjobb kör. Az indokok következnek.
puzzle-unjudged = A körödet nem sikerült ellenőrizni. Próbáld újra.
puzzle-solved = Megoldva
puzzle-nearly = Majdnem
puzzle-missed = Sikertelen
puzzle-shown = Megoldás
puzzle-as-good = olyan jó, mint a legjobb kör
puzzle-short = kb. { $points } pont hiányzik ({ $between })
# $things are quoted goals
puzzle-left-out = Nem teljesült: { $things }.
puzzle-goal-quoted = „{ $goal }”
# $count is the number of goals; $things are reasons
puzzle-more = { $count ->
    [1] A cél teljesült.
    [2] Mindkét cél teljesült.
   *[other] Minden cél teljesült.
 } A legjobb körben ez is megvan: { $things }.
puzzle-costs = A legjobb körben ez van: { $things }.
puzzle-equal-otherwise = A legjobb kör hasonló, de kicsit jobb.
puzzle-again = Újra
puzzle-again-tip = Vissza a feladvány elejére
puzzle-next = Következő feladvány
puzzle-next-tip = Ugrás a lista szűrőinek megfelelő következő megoldatlan feladványhoz
puzzle-reward = Értékszám: { $rating } ({ $change }).
puzzle-reward-none = Az értékszámod nem változik: csak az első válaszod számít.
puzzle-look-back = A játszma visszanézése
puzzle-look-back-tip = A valódi játszma visszanézése, amelyből ez az állás származik

# The results of puzzles of the day, the rating, and links to other puzzles
puzzle-day = { $day }: { $answer }
puzzle-answers = { $count ->
    [0] még nincs válasz
   *[other] { $count } válasz után
 }
puzzle-reset = Nullázás
puzzle-reset-tip = A feladványok értékszámának visszaállítása és a válaszaid törlése
puzzle-reset-sure = Megerősítés: nyomd meg újra
puzzle-reset-sure-tip = Nyomd meg újra: az értékszámod és a válaszaid törlődnek
puzzle-another = Másik feladvány
puzzle-another-tip = Ugrás a lista szűrőinek megfelelő következő megoldatlan feladványhoz
puzzle-daily = A nap feladványa
puzzle-daily-tip = Vissza a feladványhoz, amelyet ma mindenki kap

# In the line below the table
puzzle-bar = Feladvány
puzzle-bar-solution = ez a legjobb kör
puzzle-bar-answered = megválaszolva; próbáld újra, vagy válassz másik feladványt

# The page with the list of puzzles
puzzles-title = Feladványok
puzzles-bar = Feladványok:
puzzles-bar-keys = { $key-page-choose }: a kijelölt feladvány megnyitása, { $key-page-card }: panelek, { $key-page-tables }: a görbe táblázatként, { $key-page-leave }: vissza
# Without a curve
puzzles-bar-keys-unrated = { $key-page-choose }: a kijelölt feladvány megnyitása, { $key-page-card }: panelek, { $key-page-leave }: vissza
puzzles-bar-brief = { $key-page-choose }: feladvány megnyitása, { $key-page-card }: panelek
puzzles-show-list = A feladványok listája
puzzles-show-list-tip = Minden feladvány listája
puzzles-show-day = A nap feladványa
puzzles-show-day-tip = A nap feladványa, a naptár és az értékszámod

# The puzzle of the day, the month and the rating
puzzles-daily = A mai feladvány megoldása
puzzles-daily-tip = A feladvány megnyitása, amelyet ma mindenki kap
puzzles-not-answered = Még nincs megválaszolva
puzzles-solved = { $count } megoldva
puzzles-week = Ezen a héten megoldva: { $solved } / { $days }
puzzles-streak = { $count ->
    [0] Még nincs sorozatod.
   *[other] Sorozat: { $count } napi feladvány.
 }
puzzles-day-off = Egy kihagyott nap nem szakítja meg.
puzzles-month-rule = Minden megoldott nap csillag lesz.
puzzles-your-rating = Az értékszámod
puzzles-rating-start = Mindenki { $rating } ponttal kezd.
puzzles-rating-means = Ezen a szinten körülbelül a feladványok felét oldod meg.
puzzles-rating-rule = Megoldott feladványokkal nő; a nehezebbek többet érnek.
# The tooltip of the column
puzzles-rating-tip = A nehézség és az értékszámod skálája közös: a veled egyforma feladványok felét oldod meg
puzzles-as-table = Táblázat
puzzles-as-table-tip = A görbe táblázatként
puzzles-as-chart = Diagram
puzzles-as-chart-tip = A táblázat görbeként
puzzles-table-rating = Értékszám
puzzles-difficulty = Nehézség
puzzles-table-goal = Feladvány
puzzles-table-day = Nap

# The list. $detail is puzzles-detail, $result the answer with its day.
puzzles-list = Feladványok
puzzles-list-tip = Feladvány megnyitása: { $key-page-choose }, dupla kattintás vagy a gombja
puzzles-solve = Megoldás
puzzles-detail = { $seats } játékos · { $modules }
puzzles-row = { $goals }, { $level }, értékszám { $rating }, { $detail }, { $result }
puzzles-new = Új
puzzles-count = { $count } feladvány

# Filters of the list
puzzles-filters = { $count ->
    [0] Szűrők
   *[other] Szűrők ({ $count })
 }
puzzles-more-filters = { $count ->
    [0] További szűrők
   *[other] További szűrők: { $count }
 }
puzzles-fewer-filters = Kevesebb szűrő
puzzles-more-filters-tip = A kiegészítők és a témák szűrőinek megjelenítése vagy elrejtése
puzzles-filters-tip = Mely feladványok legyenek a listában
puzzles-to-list = { $count } feladvány megjelenítése
puzzles-to-list-tip = A szűrők bezárása és a lista megjelenítése
puzzles-none-found = Nincs feladvány, amely minden szűrőnek megfelel.
puzzles-without = Szűrő nélkül ({ $filters }): { $count } feladvány
puzzles-fewer-filters-tip = Szűrő eltávolítása: { $filters }
puzzles-filter-tip = { $filter }: csak „{ $value }”
puzzles-filter-off-tip = { $filter }: mind
puzzles-all = Mind
puzzles-kind = Kiegészítő
puzzles-more-kinds = még { $count }
puzzles-more-kinds-tip = Minden kiegészítő
puzzles-known = Ismert kiegészítők
puzzles-base = Alapjáték
puzzles-level = Szint
puzzles-starting-level = Induló szint
puzzles-easy = Könnyű
puzzles-medium = Közepes
puzzles-hard = Nehéz
puzzles-expert = Mesteri
puzzles-theme = Téma
puzzles-theme-rank = Többségek
puzzles-theme-ahead = Előnyök
puzzles-theme-count = Épületek
puzzles-theme-run = Falak
puzzles-theme-exact = Pontos fizetés
puzzles-theme-save = Gyűjtés
puzzles-result = Válasz
