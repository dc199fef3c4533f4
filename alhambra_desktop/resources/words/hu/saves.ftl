# Files that cannot be opened. $file and $previous are names of files; $fault is one of the clauses below, and
# "it" in them is the file. $place names the part of the file, for those who can repair it ("state.agenda[0]").

save-closed = { $file } nem nyitható meg ({ $fault }). Válassz másik fájlt.
save-closed-previous = { $file } nem nyitható meg ({ $fault }). Korábbi másolata: { $previous }.
save-no-file = { $file } nem nyitható meg ({ $fault }). Válassz mentett játszmát vagy jegyzőkönyvet.
# $reason is what the system says, in its own language, or file-nameless.
save-unread = { $file } nem olvasható ({ $reason }). Ellenőrizd a helyét és a jogosultságaidat.
# $fault is a whole sentence, such as setup-no-module.
save-table = A fájlban lévő játszma nem állítható fel: { $file }. Válassz másik fájlt. { $fault }
save-table-previous = A fájlban lévő játszma nem állítható fel: { $file }. Korábbi másolata: { $previous }. { $fault }

file-folder = ez mappa, nem fájl
file-pipe = ez csővezeték, nem fájl
file-socket = ez foglalat (socket), nem fájl
file-device = ez eszköz, nem fájl
file-large = túl nagy: { $megabytes } MB
file-nameless = ez nem érvényes fájlnév

save-foreign = ez nem az Alhambra Desktop mentett játszmája
save-version = ismeretlen a verziója: { $version }
save-newer = egy újabb program mentette, formátuma { $version }, ez a program pedig ezt ismeri: { $known }; frissítsd a programot
save-older = egy korai próbaváltozat mentette, formátuma { $version }, ennek a programnak pedig ez kell: { $known }
save-changed = a fájlt szerkesztették, vagy megsérült (hibás ellenőrző összeg)
save-no-text = ez nem mentett játszma: érvénytelen szöveg a bájtnál: { $byte }
save-lists = ez nem mentett játszma: túl sok listát tartalmaz
save-half = sérült: egy szöveg érvénytelen karaktert tartalmaz
save-deep = sérült vagy hiányos: túl sok egymásba ágyazott szint
save-cut-off = sérült vagy hiányos: { $line }. sor, { $column }. oszlop
save-digits = sérült: egy szám több ezer számjegyű
# $name is the text found in place of a number, such as NaN.
save-constant = sérült: { $name } nem szám
save-apart = a részei nem illenek össze
save-apart-at = hiba van itt: { $place }; nem illik a játszma többi részéhez
save-impossible = hiba van itt: { $place }; { $fault }

# Records of games, which are played again to open them. $number counts the events from 1; $event is the quoted
# name of one.
record-unfit = ez a jegyzőkönyv nem játszható újra: { $fault }
record-unfit-at = ez a jegyzőkönyv nem játszható újra, { $place }: { $fault }
record-version = a verziója { $version }, ez a program pedig ezt ismeri: { $known }
record-event = { $number }. esemény, { $event }: { $fault }
record-event-none = { $number }. esemény: { $value } nem esemény
record-no-turn = nem kezdődik kör

# What is wrong with a part of a file. $value, $name, $recorded, $ruled and $parts are quoted as they stand there.
misfit-at = { $place }: { $fault }
misfit-unnamed = { $value } nem tartalmaz megnevezett részeket
misfit-parts = ismeretlen vagy hiányzó részek: { $parts }
misfit-list = { $value } nem lista
misfit-count = { $value } részeinek száma nem { $count }
misfit-number = { $value } nem egész szám
misfit-truth = { $value } sem nem igaz, sem nem hamis
misfit-text = { $value } nem szöveg
misfit-long = { $value } túl hosszú, legfeljebb { $most } karakter lehet
misfit-more = túl sok, legfeljebb { $most }
misfit-none = { $name } nem létezik
misfit-step = ismeretlen lépés: { $name }
misfit-action = ismeretlen akció: { $name }
misfit-promise = { $name } nem tervezhető
misfit-tile = ismeretlen lapka: { $name }
misfit-level = { $level } nem szint és nem stílus
misfit-square = itt nem lehet lapka: { $square }
misfit-fountain = város a kútja nélkül
misfit-starts = olyan mezők, amelyek nem lehetnek kezdőmezők
misfit-modules = a modulok részei nem illenek a játékhoz
misfit-table = másik játszmából való
misfit-agenda = { $count } lépéssel előrébb
misfit-seat = nem létező hely
misfit-idle = egyik játékos sem léphet
misfit-stuck = a játszma nem folytatódna
misfit-stuck-by = a játszma nem folytatódna: { $fault }
misfit-placements = egy lapkához két lehelyezés van tervezve
misfit-hints = a felhasznált tippek száma hiányos
misfit-hint-counts = a tippek száma csak egész szám lehet
misfit-points = ez nem { $count } játékos pontszáma
misfit-now = most nem lehetséges
misfit-not-for = { $seat }. hely: most nem léphet
# $rule is the number of a rule, such as B-9.
misfit-rule = { $reason } ({ $rule })
misfit-other = a szabályok itt ezt kívánják: { $event }
misfit-differs = { $place }: { $recorded }, a szabályok szerint { $ruled }
