### The page that the program opens with.
### The letter after & presses a button by the keyboard: once on the page.

start-continue = &Folytatás
start-continue-tip = A játszma folytatása onnan, ahol abbahagytad
start-new-game = Új já&tszma
start-new-game-tip = Játék, játékosok és szabályok kiválasztása, majd játék
start-open = Fáj&l…
start-open-tip = Mentett játszma vagy jegyzőkönyv megnyitása
# Beside the title Alhambra
start-motto = nem hivatalos változat 2–6 játékosnak

# The large card where there is nothing to continue
start-next-title = A következő játszmád
start-none-waits = Nincs mentett játszmád, amelyet folytathatnál.
start-first-line = Körülbelül 30 perc a gép ellen.

# The same for somebody who is here for the first time: lessons, and then the first game
start-learn = Először jársz itt?
start-learn-line = Kilenc rövid lecke a játékasztalnál: pénzt venni, épületet vásárolni, falat építeni és pontozni.
start-lessons-line = Minden lecke, az első körtől a kiegészítőkig.
start-begin-lesson = &Első lecke
start-begin-lesson-tip = Az első lépések megtanulása a játékasztalnál
start-decline = Rögtön játsz&om
start-decline-tip = A leckék kihagyása, rögtön játszma
start-first-game = Játé&k
start-first-game-tip = Igazi játszma egy edzővel, aki elmagyarázza, mi számít

# A seat of the table that can be continued, as it is read aloud
start-seat = { $name } { $points } pont

# The card of a new game; $game is what is played, $modules its expansions
start-new-title = Új játszma
start-first-table = { $game }, { $count } játékos
start-as-last = { $game }, { $count } játékos, mint legutóbb
start-as-last-with = { $game } { $modules-val }, { $count } játékos, mint legutóbb
start-deal = Játszma in&dítása
start-deal-tip = Játszma ezekkel a játékosokkal és szabályokkal, új keveréssel
start-change = &Módosítás…
start-change-tip = Előbb más játékosok, másik játék vagy más szabályok kiválasztása
start-person = ember
start-more-seats = és még { $count }

# The card with other games
start-games = Játszmák
start-all-games = Minde&n játszma
start-all-games-tip = Keresés, visszanézés és törlés az összes játszmád között
start-list-tip = { $key-page-choose } vagy dupla kattintás: játszma megnyitása

# The card with a table code and files
start-open-title = Megnyitás
start-open-what = kód, játszma vagy jegyzőkönyv
start-code = Kód
start-sit = Kód &használata
start-sit-tip = Az asztalkód szerinti játszma indítása

# The player’s results: wins against each level, with the interval in which the win rate lies
start-record = A játszmáid
start-record-count = eddig { $count }
start-statistics = Statis&ztika
start-statistics-tip = Győzelmeid, pontjaid és legjobb eredményeid
start-against = { $level ->
    [newcomer] újoncok ellen
    [apprentice] inasok ellen
    [journeyman] segédek ellen
    [builder] építők ellen
    [architect] építészek ellen
    [master] mesterek ellen
    [grandmaster] nagymesterek ellen
   *[other] { $name } ellen
}
start-share-brief = { $won } / { $played }
start-won-brief = győzelem: { $won } / { $played }
start-share = győzelem: { $won } / { $played }; várható arány { $low }–{ $high }%
start-share-of = { $level }: { $share }

# The button that goes on, as it is read aloud
start-continue-aloud = Folytatás: { $table }

# The bar at the foot: the first words are bold
start-welcome = Üdvözlünk.
start-enter-begins = Játszma indítása: { $key-page-choose }
start-enter-teaches = Az első lecke indítása: { $key-page-choose }
start-enter-first-game = Az első játszmád indítása: { $key-page-choose }
start-welcome-back = Üdv újra itt.
start-enter-continues = Az utolsó játszmád folytatása: { $key-page-choose }
start-enter-again = Visszavágó: { $key-page-choose }

# The name of a human player if the computer’s account has no usable name; players can change it.
seat-person = Játékos

# The card of lessons.
start-lessons = a játékasztalnál
start-lessons-done = kész: { $done } / { $count }
start-puzzle-title = A nap feladványa
start-all-lessons = Minden le&cke
start-all-lessons-tip = Minden lecke, és hogy melyikben meddig jutottál
start-next-lesson = { $number }. { $title }

# Ways to begin, while there are no games to list
start-ways = Így kezdheted
start-expansions = Hét kiegészítő
start-expansions-line = Vezír, táborok, sólymok és egyebek, vagy Granada városa.
start-choose-expansions = Kie&gészítők…
start-choose-expansions-tip = Kiegészítők választása új játszmához, vagy Granada
