### The preferences.

preferences-title = Beállítások
preferences-pages = Szakaszok
preferences-at-once = A változtatások azonnal érvénybe lépnek.
preferences-search = Keresés a beállításokban
# Beside the search field
preferences-found = { $count } beállítás
# $settings is such as: 4 settings
preferences-found-in = { $settings }, { $sections } szakasz
preferences-more = Továbbiak: { $section }
preferences-more-tip = A(z) { $section } szakasz összes beállításának megjelenítése
preferences-nothing = Egy beállítás sem felel meg a keresésnek.
preferences-reset = Szakasz visszaállítása
preferences-reset-one = Szakasz visszaállítása: { $section }
preferences-restore = Alapértelmezések visszaállítása
preferences-was-reset = { $section }: alapértelmezések visszaállítva.
preferences-was-restored = Minden alapértelmezés visszaállítva.
preferences-undo = Visszavonás
preferences-undo-done = Bezárás

# At the foot of the page: its name, and its keys; the brief ones are for narrow windows
preferences-bar = Beállítások:
preferences-bar-keys = Fel és Le: szakasz, Tab: a szakasz beállításai, { $key-page-leave }: vissza
preferences-bar-brief = { $key-page-leave }: vissza
preferences-bar-found = { $count ->
    [0] Nincs találat:
   *[other] { $count } beállítás:
 }
preferences-bar-found-keys = Le: az elsőre, { $key-page-leave }: keresés törlése
preferences-bar-found-brief = { $key-page-leave }: keresés törlése
# Asked after the program restarted in another size
preferences-keep-size = Megtartod ezt a méretet?
preferences-keep-size-note = Ha nem, { $seconds } másodperc múlva ez áll vissza: { $scale }.
preferences-keep-size-brief = { $seconds } mp
preferences-keep-size-yes = Megtartás
preferences-keep-size-no = Visszaállítás

# The preview of a table
preferences-preview = Előnézet
preferences-preview-size = valódi méretben
preferences-preview-again = Újra
preferences-preview-show = Előnézet megjelenítése
preferences-preview-hide = Előnézet elrejtése
preferences-preview-shows = Egy asztal sarka: piac, kártyakínálat, Alhambra egy szabályos mezővel és kézben tartott kártyák. Egy másik játékos kártyát vesz el.
preferences-preview-move = { $person } pénzt vesz el: { $money }
# $speed is a speed such as Normal
preferences-preview-pace = Sebesség: { $speed }, { $seconds } másodperc
preferences-preview-off = Azonnal látható
preferences-preview-marked = Kiemelés animáció helyett

# Each setting has a name, a sentence, and further words that find it

preferences-appearance = Megjelenés
preferences-appearance-line = { $theme }, { $scale }, { $language }
setting-theme = Téma
setting-theme-note = A Rendszer az asztali környezet beállítását követi.
setting-theme-words = színek szín éjszakai mód megjelenés kinézet sötét világos
preferences-theme-system = Rendszer
preferences-theme-light = Világos
preferences-theme-dark = Sötét
setting-scale = Méret
setting-scale-note = A szöveget és az asztalt méretezi. Az ablak újranyílik, a játszmád folytatódik.
setting-scale-words = nagyítás kicsinyítés nagyobb kisebb szöveg betűméret betű százalék
preferences-per-cent = { $number }%
setting-language = Nyelv
setting-language-note = Minden szövegre, számra és dátumra érvényes.
setting-language-words = fordítás magyar angol francia
# $language is the name of the language of the desktop
preferences-language-system = A rendszeré ({ $language })
setting-small-signs = Épületjelek a kis lapkákon
setting-small-signs-note = Jelet tesz a lapkákra, ha az épületük túl kicsi.
setting-small-signs-words = jelek ikonok színtévesztés színvak típusok
setting-contrast = Nagy kontraszt
setting-contrast-note = Erősebb körvonalak és egyszínű hátterek.
setting-contrast-words = akadálymentesség olvasható körvonalak
preferences-contrast-system = Rendszer
preferences-contrast-on = Be
preferences-contrast-off = Ki

preferences-motion = Mozgás
preferences-motion-reduced = Csökkentett
setting-own-speed = A lépéseid sebessége
setting-own-speed-note = Ilyen gyorsan látszanak a saját lépéseid.
setting-own-speed-words = animáció tempó gyorsaság
setting-others-speed = A többiek körének sebessége
setting-others-speed-note = Gyorsítás: { $key-hurry } nyomva tartva. Egy kattintás befejez egy lépést.
setting-others-speed-words = animáció tempó ellenfelek gép
preferences-speed-off = Azonnal
preferences-speed-fast = Gyors
preferences-speed-normal = Normál
preferences-speed-slow = Lassú
setting-reduced-motion = Kevesebb mozgás
setting-reduced-motion-note = Az elmozdult elemeket animáció helyett kiemelés jelzi.
setting-reduced-motion-words = animáció akadálymentesség állókép
# A picture with a moving card for each of the two speeds
preferences-lanes = Ennyi ideig mozog egy kártya
preferences-lanes-you = A lépéseid
preferences-lanes-others = A többiek köre
preferences-lane = { $seconds } mp

preferences-sound = Hang
preferences-sound-line = Be, hangerő { $volume }
setting-sound = Minden hang
setting-sound-note = Minden hangnak látható jele is van.
setting-sound-words = hangok némítás csend audio
setting-sound-volume = Hangerő
setting-sound-volume-note = Minden hang erejét állítja. Módosításkor egy lapka hangja szól.
setting-sound-volume-words = hangos halk audio
# The three groups of sounds
setting-sound-table = Az asztalnál
setting-sound-table-note = Hangok a kártyákhoz, érmékhez, lapkákhoz és más elemekhez, amelyeket te vagy mások mozgatnak.
setting-sound-table-words = audio elemek lépések
setting-sound-counting = Pontozáskor
setting-sound-counting-note = Hangok a pontok számolása közben és a játszma végén.
setting-sound-counting-words = audio pontozás pontok
setting-sound-turn = Amikor te következel
setting-sound-turn-note = Két lanthang szól, miután a többiek léptek.
setting-sound-turn-words = audio értesítés jelzés
setting-sound-behind = A háttérben is
setting-sound-behind-note = A körödet jelző két hang akkor is szól, ha másik ablak van elöl. A többi hang ilyenkor hallgat.
setting-sound-behind-words = audio értesítés jelzés
# Why a setting has no effect now
preferences-needs-sound = Előbb kapcsold be a hangot.
preferences-needs-sound-turn = Előbb kapcsold be a „Minden hang” és az „Amikor te következel” beállítást.

# A list in which each sound can be played
preferences-sound-summary = Nyomj meg egy képet, hogy meghallgasd a hangját.
preferences-listen-to = A(z) „{ $sound }” hang lejátszása
sound-name = { $sound ->
    [card_take] Kártya elvétele
    [card_land] Kártya a kézben
    [card_fan] Kártyák szétterítése
    [card_turn] Megfordítás
    [coin_exact] Pontos kifizetés
    [coins_over] Túlfizetés
    [tile_lift] Lapka felemelése
    [snap] Lapka egy mező fölött
    [tile_place] Lapka lehelyezése
    [tile_reserve] Lapka a tartalékba
    [redesign] Átépítés
    [refuse] Tiltott lépés
    [undo] Visszavonás
    [redo] Ismét
    [bag] Lapkák húzása
    [turn_end] Kör befejezése
    [turn_mine] A te köröd kezdődik
    [scoring_card] Pontozókártya
    [count] Lapkák számolása
    [points] Pontok
    [wall_step] Falrészlet
    [wall_done] Leghosszabb fal
    [vizier] Vezír
    [falcon] Sólyom
    [camp] Tábor
    [hut] Kunyhó
    [bureau] Pénzváltó
    [bonus] Bónuszkártya
    [end] A játszma vége
   *[other] { $sound }
}

# Why nothing is heard
sound-no-library = Nincs hang, mert a miniaudio könyvtár nincs telepítve.
sound-no-device = Nincs hang, mert a rendszernek nincs hangeszköze, vagy nem sikerült megnyitni.
# $file is the file, $reason a clause or what the system says.
sound-file-fault = { $file } nem írható: { $reason }.

preferences-turns = A köreid
setting-aids = Segítség
setting-aids-note = A játszma végeredménye feltünteti a használt segítséget.
setting-aids-words = segítség tippek előnézet indokok nehézség
preferences-aids-purist = Minimális
preferences-aids-purist-note = Csak a szabályos mezőket mutatja.
preferences-aids-normal = Normál
preferences-aids-normal-note = Előnézeteket és indokokat is mutat.
preferences-aids-trainer = Teljes
preferences-aids-trainer-note = Mindent mutat, ami kiszámítható.
preferences-aids-line-purist = Minimális segítség
preferences-aids-line-normal = Normál segítség
preferences-aids-line-trainer = Teljes segítség
setting-undo-rounds = Egész fordulók visszavonása
setting-undo-rounds-note = Ha csak egy ember játszik, a gépi játékosok köreit is visszavonhatod. Az ilyen játszma segítettnek számít.
setting-undo-rounds-words = visszalépés segített
setting-ends-itself = Kör automatikus befejezése
setting-ends-itself-note = Befejezi a körödet, ha nem maradt akciód. Az ilyen kört nem lehet visszavonni.
setting-ends-itself-words = befejezés magától
setting-answer-seconds = A vezír időkorlátja
setting-answer-seconds-note = Ennyi ideig használhatod a vezírt a többiek körei között.
setting-answer-seconds-words = időkorlát másodperc kérdés
preferences-answer-endless = Nincs korlát
preferences-answer-seconds = { $number } mp
setting-touch = Érintés
setting-touch-note = Nagyobb gombok és célterületek, ujjhoz méretezve. Az Automatikus az első érintéskor kapcsolja be.
setting-touch-words = ujj érintőképernyő tablet nagy gombok akadálymentesség
preferences-touch-auto = Automatikus
preferences-touch-on = Be
preferences-touch-off = Ki

preferences-house-rules = Házi szabályok
preferences-house-rules-words = változatok szabályváltozat lehetőségek hivatalos
preferences-house-rules-line = { $count ->
    [0] Hivatalos szabályok
   *[other] { $count } házi szabály
 }
# Beside the title of the section
preferences-house-rules-summary = { $changed ->
    [0] { $count } szabály, mind hivatalos
   *[other] { $count } közül { $changed } módosítva
 }
preferences-rule-sets = Szabálycsomagok
preferences-rule-sets-words = kiegészítők bővítmények telepítés
preferences-rule-sets-line = { $every ->
    [0] Nincs telepítve
   *[other] Bekapcsolva: { $count } / { $every }
 }

# Why a command cannot have a key. $key is the name of a key
keyboard-refused-fixed = { $key }: szerepe rögzített, nem rendelhető hozzá parancs.
keyboard-refused-menu = { $key }: menük és gombok számára foglalt.
keyboard-refused-page = { $key }: egyes oldalakon más szerepe van.
keyboard-refused-held = Ez a parancs addig működik, amíg a billentyűje nyomva van. Válassz billentyűt Ctrl, Alt és Shift nélkül.
keyboard-refused-last = Ez a parancs egyik menüben sem szerepel, ezért kell neki billentyű.
# $command is the name of a command
keyboard-refused-only = { $key }: „{ $command }” egyetlen billentyűje, és a parancs egyik menüben sem szerepel.

preferences-keyboard = Billentyűzet
preferences-keyboard-words = billentyűk billentyűparancsok gyorsbillentyűk parancsok
preferences-keyboard-line = { $count ->
    [0] Alapértelmezett billentyűk
   *[other] { $count } módosított parancs
 }
# The columns of the list
keyboard-key = Billentyű
keyboard-second = Második billentyű
# A place of a key as it is read aloud: $slot is “Key” or “Second key”
keyboard-slot = { $command }, { $slot }: { $key }
keyboard-none = nincs
keyboard-change-tip = Billentyű módosítása
keyboard-add-tip = Billentyű hozzáadása
keyboard-full-tip = Egy parancsnak legfeljebb { $most } billentyűje lehet
keyboard-press = Nyomj meg egy billentyűt
# A command is dragged with the mouse
keyboard-drag-tip = Húzd a parancsot a rajzolt billentyűzet egyik billentyűjére
keyboard-dragged = Ejtsd egy billentyűre: { $command }
keyboard-reset = Visszaállítás
keyboard-reset-one = Billentyűk visszaállítása: { $command }
# $keys are names of keys
keyboard-reset-tip = Alapértelmezés visszaállítása: { $keys }

# The board of keys
keyboard-modifier = Az ezzel a módosítóval használt billentyűk megjelenítése
keyboard-no-modifier = Nincs módosító
keyboard-shift = Shift
keyboard-ctrl = Ctrl
keyboard-alt = Alt
keyboard-caps = Caps
keyboard-back = Back
keyboard-board = Használt billentyűk: { $keys }
keyboard-key-does = { $key }: { $command }
keyboard-key-free = { $key }: szabad
keyboard-changed = Te módosítottad
keyboard-fixed = Rögzített
keyboard-how = Jelölj ki egy billentyűt, majd: { $key-page-choose }. Vagy húzz egy parancsot egy billentyűre.
keyboard-letters = A Ctrl, Alt és Shift nélküli betűk csak az asztalnál működnek.

# A key that another command has
keyboard-conflict = { $key } már foglalt
keyboard-conflict-note = Ehhez tartozik: „{ $command }”. Döntsd el, mi legyen, vagy nyomj meg egy másik billentyűt.
keyboard-after = Csere után:
keyboard-swap = A két billentyű cseréje
keyboard-swap-tip = Mindkét parancs a másik billentyűjét kapja
keyboard-take = { $key } csak ennek a parancsnak
keyboard-take-tip = { $key } elvétele ettől: „{ $command }”
keyboard-keep = A régi billentyűk maradnak
keyboard-keep-tip = Nem változik semmi

# At the foot of the page
keyboard-bar-press = { $command }:
keyboard-bar-press-keys = nyomd meg az új billentyűt. Backspace: törlés, { $key-page-leave }: mégse
keyboard-bar-drag-keys = ejtsd egy billentyűre. { $key-page-leave }: mégse
keyboard-bar-conflict = { $key } már foglalt:
keyboard-bar-swap = { $key-page-choose }: a két billentyű cseréje, { $key-page-leave }: a régiek maradnak
keyboard-bar-take = { $key-page-choose }: csak ennek a parancsnak, { $key-page-leave }: a régiek maradnak
keyboard-bar-keys = Tab: a listához, a nyilak billentyűt választanak, { $key-page-choose }: módosítás, { $key-page-leave }: vissza
