### Rule sets that do not come with the program: the page of the preferences, and what is wrong with them.

add-ons-what = Mások által készített játékok és változatok, például új lapkákkal vagy más pontozással. Kapcsold be azt, amelyet új játszmákhoz választanál. A folyamatban lévő játszmák megtartják a szabálycsomagjaikat.
add-ons-none = Még nincs szabálycsomag
add-ons-none-how = Telepíts egyet a készítőjétől kapott .zip fájlból vagy mappából.
add-ons-warning = A szabálycsomagok programok. Bekapcsolva bármit megtehetnek, amit te is megtehetsz ezen a számítógépen. Csak olyanoktól telepíts, akikben megbízol.
add-ons-install = Telepítés fájlból…
add-ons-install-folder = Telepítés mappából…
add-ons-remove = Eltávolítás
add-ons-open = A szabálycsomagok mappája
add-ons-archives = Szabálycsomagok
# On a row; $author is a name, $languages are names of languages, $licence such as MIT.
add-ons-by = készítő: { $author } · { $languages } · { $licence }
add-ons-on = be
add-ons-off = ki
add-ons-broken = hibás
add-ons-why = Miért
# A row as a screen reader reads it; $state is one of the three messages above, $sentence the rule set’s sentence or its fault.
add-ons-row = { $title } { $version }, { $state }. { $sentence }
add-ons-playing = A mostani játszma használja. Frissítéshez, kikapcsoláshoz vagy eltávolításhoz kezdj egy játszmát nélküle.
add-ons-by-python = A Python saját eszközeivel telepítették. Azokkal távolítsd el.
add-ons-needed =
    { $count ->
        [0] Egy befejezetlen játszmának sem kell.
       *[other] { $count } befejezetlen játszmának kell.
    }
add-ons-replace-title = Lecseréled?
# $older and $newer are titles of rule sets with their versions.
add-ons-replace = Már telepítve van: { $older }. Lecseréled erre: { $newer }? Az új szabálycsomag ki van kapcsolva, amíg be nem kapcsolod.
# Shown while a file is copied or a rule set is tested
add-ons-working = Egy pillanat…
# Shown when the program starts; $names are names of packages.
add-ons-left-out = Néhány szabálycsomagot nem sikerült betölteni: { $names }. Részletek: Beállítások, Szabálycsomagok.

# Sentences; $name is a file or a package, $fault one of the clauses below, $reason what the system says.
add-on-refused = { $name } nem használható: { $fault }.
add-on-unwritten = A mappa nem írható: { $folder } ({ $reason }).
add-on-not-here = { $name } nincs a szabálycsomagok mappájában.
add-on-stays = { $name } nem távolítható el ({ $reason }).
add-on-gone = már nincs ott
add-on-unread = nem olvasható ({ $reason })
add-on-no-archive = nem ép .zip fájl
add-on-too-much = több van benne, mint { $files } fájl vagy { $megabytes } MB, ami túl sok egy szabálycsomaghoz
add-on-died = a program összeomlott a betöltése közben, ezért ki van kapcsolva; a program újraindítása után újra bekapcsolhatod
add-on-crashed = a betöltésétől összeomlik a program
add-on-endless = { $seconds } másodperc alatt sem töltődött be
add-on-no-package = nem pontosan egy olyan mappa van benne, amelyben ez a fájl szerepel: { $file }
add-on-no-file = hiányzik vagy nem olvasható ez a fájlja: { $file }
add-on-no-toml = a leírása nem TOML formátumú ({ $reason })
add-on-no-field = a leírásából hiányzik: { $field }
add-on-newer = a programból ez a verzió kell hozzá: { $needs }, a mostani pedig: { $version }
add-on-name = { $name } nem érvényes neve egy Python-csomagnak
add-on-name-taken = ezt a nevet a Python már másra használja: { $name }

# Why a view file of a rule set cannot be used; $reason is an error message in English.
install-view = nem használható a nézetfájlja ({ $reason })
install-rules = nem olvashatók a szöveges szabályai ({ $reason })
# A saved game; $names are rule sets with their versions and makers.
save-needs = Olyan szabálycsomagok kellenek hozzá, amelyek itt nincsenek bekapcsolva: { $names }. Lásd: Beállítások, Szabálycsomagok.
# The same if other versions are installed; $names are lines such as the next message.
save-other-version = Egy szabálycsomag másik változatával játszották, és a telepített változat nem tudja olvasni: { $names }. A fájl megnyitásához telepítsd a korábbi változatot. A fájl nem sérült.
rule-set-versions = { $title } { $played } (telepítve: { $here })
# $needs is that sentence.
save-needing = { $file } még nem nyitható meg. { $needs }
save-needs-show = Szabálycsomagok…
save-needs-show-tip = Mely szabálycsomagok kellenek ehhez a játszmához
# One of them; $contact is an address.
rule-set-from = { $title } { $version }, készítő: { $author }
rule-set-from-at = { $title } { $version }, készítő: { $author } ({ $contact })
