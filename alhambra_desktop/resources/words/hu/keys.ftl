### The page of keys: names of commands, with their keys on the right.
### $key, $one and so on are names of keys, as the desktop writes them.

keys-title = Billentyűparancsok
keys-change = &Billentyűk módosítása…
keys-change-tip = Saját billentyűk megadása a parancsokhoz a beállításokban
# Groups of keys
keys-turn = A köröd
keys-view = Nézet
keys-speed = Sebesség
# A row as it is read aloud
keys-row = { $keys }: { $does }
keys-bar = nyilak: billentyűk vagy sorok, { $key-page-card }: következő panel, { $key-page-leave }: vissza

# Keys, and what else does the same
keys-arrows = Nyilak
keys-either = { $one }  vagy  { $other }
keys-held = nyomva { $key }
keys-wheel = Görgő
keys-wheel-up = Görgő fel
keys-wheel-down = Görgő le

# Above the keyboard, and below the lists of keys
keys-hint = Mutass lent egy parancsra, és látod a billentyűit.
keys-others = A szabályok, a játszmák és a beállítások billentyűi minden oldalon működnek.
keys-others-show = Ezek a billentyűk
keys-others-show-tip = Az említett billentyűk lapjának megnyitása

# Tooltips of the switch above the keyboard. $modifier is the name of a key, such as Ctrl.
keys-alone-tip = Önmagukban lenyomott billentyűk
keys-with-modifier-tip = Ezzel együtt lenyomott billentyűk: { $modifier }

# The tooltip of a key that is shown beside a button
key-cap-tip = Billentyűparancs: { $key }

# The button in a search field
search-clear = Keresés törlése

# What they do
keys-does-move = Mozgás a lehetőségek között.
keys-does-choose = Elvétel, felvétel, lehelyezés vagy megerősítés.
keys-does-put-back = Minden visszatétele vagy az animáció átugrása.
keys-does-end = A kör befejezése.
keys-does-undo = Az utolsó lépés visszavonása.
keys-does-redo = A visszavont lépés megismétlése.
keys-does-turn-over = A kézben tartott Granada-lapka megfordítása.
keys-does-press = Egy akcióért a vezíred újra vásárolhat.
keys-does-fit = A teljes Alhambrád megjelenítése.
keys-does-zoom-in = Az Alhambrád megjelenítése nagyobb méretben. A nézet mozgatásához húzd a hátteret.
keys-does-zoom-out = Az Alhambrád megjelenítése kisebb méretben.
keys-does-fast = A többiek körének gyorsítása. Egy kattintás befejezi az aktuális lépést.
keys-does-speed = A többiek köre normál vagy gyors sebességgel.
keys-does-pause = Az animáció megállítása vagy folytatása. Szünetben egy kattintás a következő lépést mutatja.
keys-does-replay = A többiek lépései újra.
keys-does-column = Az állás megjelenítése vagy elrejtése, ha az ablak túl keskeny hozzá.
keys-does-log = A teljes napló megnyitása vagy bezárása.
keys-does-supply = Bazárok, kunyhók és sólymok megjelenítése vagy elrejtése.
keys-does-moves = Minden lehetséges lépés.
keys-does-hint = Tipp. Újra megnyomva több is, egészen a teljes körig.
keys-does-why = Az utolsó lépés vagy a napló kijelölt sorának magyarázata.
keys-does-new = Új játszma kezdése.
keys-does-open = Egy mentett játszma megnyitása.
keys-does-all-games = Minden játszma.
keys-does-look-back = Egy befejezett játszma visszanézése.
keys-does-review = Kilépés a gyakorló játszmából, vissza a visszanézéshez.
keys-does-save = A játszma mentése.
keys-does-save-as = A játszma mentése más néven.
keys-does-quit = Kilépés a programból.
keys-does-preferences = A beállítások megnyitása.
keys-does-standings = Az állás részletesen.
keys-does-result = A végeredmény újra, ha a játszma véget ért.
keys-does-full-screen = Teljes képernyő be vagy ki.
keys-does-list = Ez az oldal.
keys-does-context-menu = A mutató alatti vagy a kijelölt elem menüje.
keys-does-rules = A mutató alatti elem szabálya.
keys-does-restart-turn = A teljes kör visszavonása.
keys-does-played = A játszma szabályai.
keys-does-scored-when = Mi ér pontot az egyes pontozásokkor.
keys-does-scoring = { $number }. pontozás újra.
keys-does-continue = Az utolsó játszma folytatása.
keys-does-statistics = A statisztikád.
keys-does-goals = A céljaid és a kampány.
keys-does-export = A jegyzőkönyv exportálása.
keys-does-postcard = Kép mentése egy befejezett játszmáról.
keys-does-start-page = Vissza a kezdőlapra.
keys-does-theme-system = A rendszer témája.
keys-does-theme-light = Világos téma.
keys-does-theme-dark = Sötét téma.
keys-does-learn = Lecke választása.
keys-does-puzzle = A feladványok listája.
keys-does-news = Ennek a változatnak az újdonságai.
keys-does-about = A verzió és a licenc.

# Names of commands that are in no menu
command-move = Mozgás
command-put-back = Visszatétel
command-choose = Választás
command-turn-over = Megfordítás
command-press-figure = A vezír ébresztése
command-zoom-in = Nagyítás
command-zoom-out = Kicsinyítés
command-hurry = Körök gyorsítása
command-speed = Sebesség váltása
command-context-menu = Helyi menü

# Keys of pages. $preset is the name of a preset, such as "Quick game".
keys-next-control = Következő mező
keys-does-next-control = Ugrás az oldal következő vezérlőjére.
keys-next-panel = Következő panel
keys-does-next-panel = Ugrás az oldal következő paneljére.
keys-search = Keresés
keys-does-search = Keresés a játszmák, a szabályok vagy a beállítások között.
keys-delete = Törlés
keys-does-delete = A kijelölt játszma törlése.
keys-does-preset = Új játszmánál ez az összeállítás: „{ $preset }”.

# Pages, and their keys
keys-pages = Oldal
keys-at-table = Az asztalnál
keys-on-start = Kezdőlap
keys-on-new-game = Új játszma
keys-on-result = Eredmény
keys-on-review = Visszanézés
keys-everywhere = Mindenhol
keys-pages-tip = Billentyűk: „{ $page }”
keys-back = Visszalépés
keys-does-back = Vissza az előző oldalra.
keys-tables = Számok megjelenítése
keys-does-tables = Táblázatok számokkal, vagy újra diagramok.
keys-code = Asztalkód
keys-does-code = Egy asztal kódjának beírása.
keys-remove = Játékos eltávolítása
keys-does-remove = A kijelölt játékos eltávolítása.
keys-play = Játék
keys-does-play = A játszma indítása.
keys-does-practice = Gyakorló játszma ettől a körtől.
keys-to-table = Vissza az asztalhoz
keys-does-to-table = Az eredmény bezárása és vissza az asztalhoz.
keys-turns = Körről körre
keys-does-turns = Az előző vagy a következő kör.
keys-steps = Lépésről lépésre
keys-does-steps = Egy kör előző vagy következő lépése.
keys-ends = Első vagy utolsó kör
keys-does-ends = A játszma elejére vagy végére.
keys-does-mistake = A következő hibádhoz.

# Short captions on drawn keys: one word or two short ones, in one line as wide as a key
keys-short-move = Mozgás
keys-short-choose = Választás
keys-short-put-back = Lerakás
keys-short-turn-over = Fordít
keys-short-press = Vezír
keys-short-zoom-in = Nagyít
keys-short-zoom-out = Kicsinyít
keys-short-fast = Gyors
keys-short-pause = Szünet
keys-short-speed = Sebesség
keys-short-context-menu = Menü
keys-short-undo = Vissza
keys-short-redo = Újra
keys-short-restart-turn = Elölről
keys-short-end = Kör vége
keys-short-fit = Teljes
keys-short-replay = Ismétlés
keys-short-column = Állás
keys-short-log = Napló
keys-short-supply = Készlet
keys-short-moves = Lépések
keys-short-hint = Tipp
keys-short-why = Miért?
keys-short-standings = Részletek
keys-short-played = Játszma
keys-short-scored-when = Pontok
keys-short-scoring = Pontok { $number }
keys-short-result = Végső
keys-short-look-back = Elemzés
keys-short-review = Elemzés
keys-short-new = Új
keys-short-continue = Folytatás
keys-short-open = Megnyit
keys-short-all-games = Játszmák
keys-short-statistics = Adatok
keys-short-goals = Célok
keys-short-save = Mentés
keys-short-save-as = Másolat
keys-short-export = Export
keys-short-postcard = Képeslap
keys-short-start-page = Kezdőlap
keys-short-quit = Kilépés
keys-short-preferences = Beállítás
keys-short-theme-system = Rendszer
keys-short-theme-light = Világos
keys-short-theme-dark = Sötét
keys-short-full-screen = Képernyő
keys-short-learn = Leckék
keys-short-puzzle = Feladvány
keys-short-rules = Szabály
keys-short-list = Gombok
keys-short-news = Újdonság
keys-short-about = Névjegy
keys-short-next-control = Tovább
keys-short-next-panel = Panel
keys-short-search = Keresés
keys-short-delete = Törlés
keys-short-leave = Vissza
keys-short-tables = Számok
keys-short-code = Kód
keys-short-play = Játék
keys-short-to-table = Asztal
keys-short-turns = Körök
keys-short-mistake = Hiba
keys-short-remove = Törlés
keys-short-preset-quick = Gyors
keys-short-preset-pair = Ketten
keys-short-preset-everything = Minden
keys-short-preset-last = Előző
