### The page of a new game: presets, who sits where, what is played, and house rules.

# On round buttons with an arrow, at the head of every page
page-back = Vissza
page-back-tip = Vissza az előző oldalra
# Beside a switch
switch-on = Be
switch-off = Ki

new-game-title = Új játszma
# The line at the foot of the page: first the name in bold, then what keys do
new-game-bar = Új játszma.
new-game-bar-keys = { $key-page-choose }: a játszma indítása  ·  { $key-rules }: a kijelölt elem magyarázata

## Presets: whole tables taken with one press. $modules is a list of titles, $third is the neutral player.

new-game-presets = Összeállítások
new-game-preset-quick = Gyors játszma
new-game-preset-pair = Két játékos
new-game-preset-everything = Mindennel
new-game-preset-last = Mint legutóbb
new-game-preset-for = { $game }, { $count } játékos
new-game-preset-with = { $modules }
new-game-preset-some = { $count } kiegészítő
new-game-preset-all = Minden kiegészítő ({ $count })
new-game-preset-two = Ellenfél: { $name }; semleges: { $third }
new-game-preset-one = Ellenfél: { $name }
# The selected preset as a screen reader reads it
new-game-preset-taken = { $title }, kiválasztva
new-game-preset-tip = Összeállítás használata: { $table }
new-game-taken = { $title } kiválasztva: { $table }.
new-game-taken-back = Összeállítás visszavonva: { $table }.
new-game-own = Saját összeállításaid
new-game-own-tip = Az összeállítás mentése vagy egy mentett betöltése
# On a small button
new-game-own-brief = Saját
new-game-own-none = Nincs mentett összeállítás
new-game-own-keep = Összeállítás mentése
new-game-own-forget = Összeállítás törlése

## The places around the table

new-game-at-table = Az asztalnál
new-game-places-order = { $count } / { $most } hely foglalt, a körök az óramutató járása szerint követik egymást
new-game-places = { $count } / { $most } hely foglalt
new-game-add = Játékos hozzáadása
new-game-add-here = Játékos hozzáadása, { $number }. hely
new-game-change-human = { $name } nevének, képének és színének módosítása
new-game-change-computer = { $name } lecserélése másik játékosra
# The motto of a character, about their style of play
new-game-quote = „{ $line }”
new-game-name-picture = név, kép
new-game-name-picture-tip = Név és kép módosítása
new-game-swap = Játékos lecserélése
new-game-remove = Játékos eltávolítása
new-game-weaker = Gyengébb
new-game-stronger = Erősebb
# As a place is read aloud; $mark is a colour with its sign, $level the next message but one
new-game-place-free = { $number }. hely (összesen { $most }), szabad.
new-game-place-human = { $number }. hely (összesen { $most }), { $name }, ember, { $mark }.
new-game-place-computer = { $number }. hely (összesen { $most }), { $name }, { $trade }, { $mark }. { $level }.
new-game-level = Szint: { $level }, { $rank } / { $most }
new-game-keys-free = { $key-page-choose }: játékos hozzáadása.
new-game-keys-human = Bal és Jobb: szín. { $key-page-choose } vagy F2: név és kép.
new-game-keys-computer = Bal és Jobb: szint. { $key-page-choose }: a játékos lecserélése.
new-game-keys-remove = Delete: a játékos eltávolítása.

## Who sits at a place

new-game-who = Ki ül ide?
new-game-human = Ember
new-game-human-tip = Ezen a helyen valaki ennél a számítógépnél játszik
new-game-computer = Gépi játékos
new-game-computer-tip = Itt a tizenkét gépi szereplő egyike játszik
new-game-name = Név
new-game-guest = Vendég
new-game-guest-tip = Olyan arckép, amelyet egy gépi játékos sem visel
new-game-picture-note = Válassz arcképet és színt.
new-game-people-note = Minden szereplőnek megvan a maga játékstílusa. A szintjét utána adod meg.
new-game-person-line = { $trade }. „{ $line }”
new-game-sit = &Kész
new-game-sit-tip = A kiválasztott játékos leültetése ide
# The tooltip of Cancel
new-game-cancel = Mégse
new-game-cancel-tip = A hely változatlanul hagyása
# Before the marks of the colours that a player can choose
new-game-colour = szín
new-game-colour-tip = Játék ezzel a színnel: { $colour }

## Games and expansions

new-game-game = A játék
new-game-expansions = Kiegészítők
new-game-expansions-on = bekapcsolva: { $count } / { $every }
new-game-rule-sets = Más szabálycsomagok
new-game-rule-sets-tip = Szabálycsomagok telepítése, bekapcsolása és eltávolítása
new-game-rule-sets-none = Nincs telepítve.
new-game-rule-sets-count = Telepítve: { $count }.
new-game-rule-sets-look = Szabálycsomagok kezelése…

## House rules, and the foot of the page. $table is one of the tables below, $rules are sentences.

new-game-house-rules = Házi szabályok
new-game-house-rules-tip = A házi szabályok, az asztalkód és a keverési szám megjelenítése vagy elrejtése
new-game-as-printed = hivatalos szabályok; { $count } módosítható
new-game-departures = { $count } házi szabály
new-game-official = Hivatalos szabályok.
new-game-by-house-rules = Házi szabályok: { $rules }
new-game-advanced = Speciális
new-game-seed = Keverési szám
# In place of a number that nobody gave
new-game-seed-any = véletlen
new-game-seed-note = Ugyanazzal a számmal ugyanazt az osztást játszhatod újra.
new-game-seed-fault = A keverési szám egész szám legyen, vagy maradjon üres.
new-game-table = { $game }, { $count } játékos
new-game-table-with = { $game } { $modules-val }, { $count } játékos
new-game-table-some = { $game }, { $expansions } kiegészítő, { $count } játékos
new-game-table-company = { $table } és { $third }
new-game-play = Játék
new-game-play-tip = Játszma indítása ezekkel a játékosokkal és szabályokkal
