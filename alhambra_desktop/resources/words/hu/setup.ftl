# What is wrong with a table that somebody wants to set up; each is one sentence.
# $name, $value and $player are quoted as they were typed ('x'); $known are the ids that can be typed.

setup-no-game = Ismeretlen játék: { $name }. Választható: { $known }.
setup-no-module = Ismeretlen modul: { $name }. Választható: { $known }.
setup-module-twice = Egy modul kétszer szerepel. Minden modult egyszer adj meg.
# $module and $game are their titles.
setup-not-together = Együtt nem játszhatók: { $module } és { $game }.
setup-seats = A játékosok száma { $fewest }–{ $most } lehet, nem { $count }.
setup-no-colour = Ismeretlen szín: { $name }. Választható: { $known }.
setup-nobody = { $name } csak human vagy computer lehet, nem { $player }.
setup-colour-twice = Két játékosnak ugyanaz a színe. Válassz különböző színeket.
setup-name-twice = Két játékosnak ugyanaz a neve. Válassz különböző neveket.
seat-nameless = Minden játékosnak kell név.
seat-name-long = Túl hosszú név: { $name }. Legfeljebb { $most } karakter lehet, válassz rövidebbet.
seat-name-broken = A név nem menthető karaktert tartalmaz: { $name }. Írd be újra.

# $variant is the id of a house variant; $fault is one of the sentences below.
setup-variant = { $variant } házi szabály: { $fault }
setup-variant-twice = Egy házi szabály kétszer szerepel. Minden házi szabályt egyszer adj meg.
setup-variant-missing = Hiányzó házi szabály: { $variant }.
setup-no-variant = Ismeretlen házi szabály: { $name }.
setup-no-variant-of = Ismeretlen házi szabály: { $name }. Választható: { $known }.
variant-not-one = { $value } nem szerepel ezek között: { $known }.
variant-no-number = { $value } nem egész szám { $least } és { $most } között.
variant-no-name = { $value } nem név; a hossza 1–{ $most } karakter lehet.

setup-rules = Ezek a szabályok nem használhatók ebben a játszmában: { $modules } ({ $reason }).

# A rule set from outside that cannot be installed; $name is how it was named, $fault one of the clauses below.
install-refused = A szabálycsomag nem telepíthető: { $name } ({ $fault }).
# $variable is the environment variable that names rule sets; $fault is the sentence before.
install-environment = { $variable }: { $fault }
install-import = nem importálható: { $reason }
install-no-module = nincs benne MODULE
install-automatic = a MODULE automatic=True értéke miatt választás nélkül is részt venne a játékban; ezt csak a beépített szabálycsomagok tehetik
install-no-rules = hiányzik a fájlja: { $file }
install-no-words = nincsenek szövegfájlok ebben a mappában: { $folder }
install-taken = már van ilyen nevű modul: { $module }
install-taken-variant = már van ilyen nevű házi szabály: { $variant }
# $language is the code of a language, such as fr; $reason what a program says.
install-words = nem olvashatók a szövegei, nyelv: { $language } ({ $reason })
# $name is the id of a pattern in its files of words.
install-no-word = nincs angol szövege ehhez: { $name }

setup-no-level = Ismeretlen szint: { $name }. Választható: { $known }.
setup-no-style = Ismeretlen stílus: { $name }. Választható: { $known }.
# $level is the id of a level; $known are the ids of those that play in a style.
setup-unstyled = Ennek a szintnek nincsenek stílusai: { $level }. Stílussal választható szintek: { $known }.

# Some printed values are not certain; $others is how many are certain
parts-reconstructed = { $others ->
    [0] Rekonstrukció: mind ({ $every } { $parts }).
   *[other] Rekonstrukció: { $guessed } (összesen { $every } { $parts }).
 }

