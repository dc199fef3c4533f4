### Goals and the campaign, on the page of statistics, at the table and on the result.

# Tabs of the page of statistics
stats-parts = A statisztika oldalai
stats-goals = Kampány és célok
stats-goals-tip = A kampány és harminc cél
stats-bar-results = részletek: mutass egy játszmára a diagramon, { $key-page-tables }: táblázatok, { $key-page-leave }: vissza
stats-bar-brief = { $key-page-leave }: vissza
stats-bar-goals = nyilak: asztalok vagy célok, { $key-page-card }: váltás a kettő közt, { $key-page-choose }: megnyitás, { $key-page-leave }: vissza

# Goals, by group
goals-title = Célok
goals-earned = elérve: { $count } / { $all }
goals-group = { $group ->
    [building] Építkezés
    [money] Pénz
    [scoring] Pontozás
    [opponents] Ellenfelek
   *[mastery] Mesterfok
 }
goal-name = { $goal ->
    [long-wall] Hosszú fal
    [great-wall] Nagy fal
    [one-piece] Egy darabból
    [twenty-roofs] Húsz tető
    [close-quarters] Szoros szomszédság
    [nothing-wasted] Semmi sem vész kárba
    [to-the-coin] Az utolsó fillérig
    [perfect-change] Mindig pontosan
    [chain-of-three] Hármas láncolat
    [four-markets] Négy pénznem
    [thrifty] Takarékos
    [empty-purse] Üres erszény
    [head-start] Jó rajt
    [start-to-finish] Rajttól célig
    [comeback] Feltámadás
    [clean-sweep] Tarolás
    [high-score] Magas pontszám
    [photo-finish] Célfotó
    [beat-builder] Győzelem építő ellen
    [beat-architect] Győzelem építész ellen
    [beat-master] Győzelem mester ellen
    [top-of-the-table] A csúcson
    [three-in-a-row] Három egymás után
    [full-table] Teli asztal
    [own-judgement] Saját fejjel
    [no-mistakes] Hiba nélkül
    [second-chance] Második esély
    [well-travelled] Sokat látott
    [good-advice] Jó tanács
   *[two-palaces] Két palota
 }
# $count is the number to reach
goal-what = { $goal ->
    [long-wall] Fejezz be egy játszmát legalább { $count } falrészletből álló fallal.
    [great-wall] Fejezz be egy játszmát legalább { $count } falrészletből álló fallal.
    [one-piece] Fejezz be egy játszmát úgy, hogy minden külső falad egyetlen, legalább { $count } falrészletből álló vonalat alkot.
    [twenty-roofs] Fejezz be egy játszmát { $count } épülettel az Alhambrádban.
    [close-quarters] Építs { $count } épületet 4 × 4 mezőn belül.
    [nothing-wasted] Fejezz be egy játszmát { $count } épülettel és üres tartalékkal.
    [to-the-coin] Fizess egy játszmában { $count } alkalommal pontosan.
    [perfect-change] Vásárolj egy játszmában legalább { $count } épületet, és mindegyikért fizess pontosan.
    [chain-of-three] Fizess egy körben { $count } alkalommal pontosan.
    [four-markets] Vásárolj egy körben mind a négy pénznemmel.
    [thrifty] Nyerj meg egy játszmát úgy, hogy a túlfizetéseid összege legfeljebb 10.
    [empty-purse] Fejezz be egy játszmát pénzkártya nélkül.
    [head-start] Vezess egyedül az első pontozás után.
    [start-to-finish] Vezess egyedül egy játszma minden pontozása után.
    [comeback] Nyerj meg egy játszmát, amelyben a második pontozás után utolsó voltál.
    [clean-sweep] Vezess egyedül { $count } épülettípusból egy pontozáskor.
    [high-score] Szerezz { $count } pontot legalább három játékos között.
    [photo-finish] Nyerj meg egy játszmát 1 vagy 2 pont előnnyel.
    [beat-builder] Győzz egy építő vagy erősebb játékos ellen.
    [beat-architect] Győzz egy építész vagy erősebb játékos ellen.
    [beat-master] Győzz egy mester vagy erősebb játékos ellen.
    [top-of-the-table] Győzz egy nagymester ellen.
    [three-in-a-row] Nyerj egymás után { $count } játszmát, amelyben minden ellenfél legalább építő.
    [full-table] Nyerj meg egy játszmát { $count } játékossal.
    [own-judgement] Győzz egy építész vagy erősebb játékos ellen minimális segítséggel, tippek nélkül.
    [no-mistakes] Játssz egy legalább { $count } körös játszmát, amelyben az elemzés nem talál hibát.
    [second-chance] Játssz újra az asztalkódjával egy elvesztett játszmát, és nyerd meg.
    [well-travelled] Nyerj mind a hét kiegészítővel legalább egyszer.
    [good-advice] Vegyél { $count } lapkát a vezírrel egy játszmában.
   *[two-palaces] Nyerj meg egy „Alhambra és Granada” játszmát.
 }
goal-best = legjobb: { $figure } / { $count }
goal-so-far = Eddigi legjobb: { $figure } / { $count }, { $day }
goal-reached = Elérve: { $day }
goal-not-yet = Még nincs elérve
# A goal as a screen reader says it
goal-aloud = { $name }, { $stage ->
    [earned] elérve: { $day }
    [started] folyamatban, { $figure } / { $count }
   *[open] elérendő
 }
goal-show = A játszma me&gnézése
goal-show-tip = A célhoz számító játszma visszanézése

# The campaign
campaign-title = Kampány
campaign-of = Kampány, { $table }. asztal / { $all }
campaign-table = { $table }. asztal / { $all }
campaign-stars = { $count } / { $all } csillag
campaign-name = { $table ->
    [justice] Igazság kapuja
    [myrtle] Mirtuszudvar
    [lion] Oroszlános udvar
    [coin] Érmepiac
    [hill] Tábor a dombon
    [vizier] A vezír kapuja
    [masons] Kőművesek udvara
    [falcon] Sólyomtorony
    [granada] Granada városa
   *[envoys] Követek terme
 }
campaign-star = { $star ->
    [win] Nyerd meg a játszmát
    [wall] A végén álljon a falad { $count } falrészletből
    [longest-wall] A végén a tiéd legyen a leghosszabb fal
    [exact] Fizess { $count } alkalommal pontosan
    [margin] Nyerj legalább { $count } pont előnnyel
    [buildings] A végén legyen { $count } épületed
    [currencies] Vásárolj mind a négy pénznemmel
    [elsewhere] Vegyél { $count } lapkát a vezírrel
    [sweep] Vezess egyedül { $count } típusból egy pontozáskor
    [gardens] A végén kertből egyedül vezess
    [camps] Szerezz { $count } pontot táborokkal
    [falcons] Szerezz { $count } pontot sólymokkal és bazárokkal
    [first-lead] Vezess egyedül az első pontozás után
    [second-lead] Vezess egyedül a második pontozás után
    [unaided] Játssz minimális segítséggel, tippek nélkül
   *[flawless] Ne hibázz az elemzés szerint
 }
# The expansions of a table, or its game
campaign-with = { $modules }
campaign-play = &Játék ennél az asztalnál
campaign-play-tip = Játszma indítása ezek ellen az ellenfelek ellen
campaign-again = &Próbáld újra
campaign-again-tip = Játszma ennél az asztalnál, másik osztással
campaign-closed = Zárva; előbb: { $table }. asztal
# A table as a screen reader says it
campaign-aloud = { $number }. asztal, { $name }, { $state ->
    [closed] zárva; előbb ez kell: { $before }. asztal
   *[open] { $stars } csillag a háromból
 }
campaign-closed-tip = Akkor nyílik meg, ha az előző asztalnál csillagot szerzel vagy három játszmát játszol
campaign-against = Ellenfelek: { $names }; { $modules }
campaign-against-base = Ellenfelek: { $names }; csak az alapjáték
campaign-star-reached = elérve
campaign-star-missed = még nem
campaign-map = A kampány térképe

# At the table and on the result
campaign-next = Következő asz&tal: { $name }
campaign-next-tip = A kampány következő asztalának indítása
table-campaign = Kampány: { $name }
table-campaign-tip = Csillagok: { $stars }
result-goals-aloud = Ebben a játszmában elért célok: { $names }
result-goals = Ebben a játszmában elért célok
result-goal-tip = { $name }: { $sentence }

# Ways there
start-campaign = Kampány
start-campaign-line = Tíz egyre nehezebb asztal, célokkal.
start-show-campaign = Té&rkép
start-show-campaign-tip = A kampány asztalai és a céljaid
start-goals = Célok
start-goals-tip = A kampány és harminc cél
start-next-goals = Következő célok
start-goal-so-far = { $figure } / { $count }
menu-goals = &Célok és kampány
