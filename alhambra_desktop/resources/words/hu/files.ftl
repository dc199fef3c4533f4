# The files of preferences and of progress. $file and $spare are names of files; $reason is what the system says, in its own
# language, or file-folder and the like.
settings-unkept = { $file } nem írható ({ $reason }).
settings-unread = { $file } nem olvasható ({ $reason }).
settings-damaged = { $file } nem olvasható.
settings-none = { $file } nem tartalmaz beállításokat.
# $settings are names of values as they stand in the file.
settings-impossible = { $file } lehetetlen értékeket tartalmaz ({ $settings }).
# $fault is one of the sentences above; $wrong is how many values are wrong, or 0 where all are.
settings-aside = { $wrong ->
    [0] { $fault } A fájl új neve { $spare }. Az alapértelmezett beállítások érvényesek.
    [1] { $fault } A fájl új neve { $spare }. Ez a beállítás visszaállt az alapértelmezettre.
   *[other] { $fault } A fájl új neve { $spare }. Ezek a beállítások visszaálltak az alapértelmezettre.
 }
settings-stuck = { $wrong ->
    [0] { $fault } { $file } nem nevezhető át ({ $reason }). Az alapértelmezett beállítások érvényesek.
    [1] { $fault } { $file } nem nevezhető át ({ $reason }). Ez a beállítás visszaállt az alapértelmezettre.
   *[other] { $fault } { $file } nem nevezhető át ({ $reason }). Ezek a beállítások visszaálltak az alapértelmezettre.
 }

# Keeping the table, and saving it by name. $folder is a whole path, $file a name.
keep-nowhere = A játszmák nem menthetők automatikusan ebbe a mappába: { $folder } ({ $reason }). Ettől még játszhatsz, és máshová mentheted a játszmát.
keep-apart = Már nyitva van egy Alhambra Desktop ablak. Ez az ablak külön menti a játszmáit ide: { $folder }.
keep-failed = A játszmát nem sikerült menteni ide: { $folder } ({ $reason }).
keep-own = { $file } a program saját fájlja. Válassz másik helyet.
keep-untouched = Ebben a játszmában még nem léptél. Az ablak bezárásakor a program nem menti el.
keep-let-go = Az előző játszma nincs mentve, mert még nem léptél benne.
keep-saved = Mentve: { $file }.
keep-exported = Jegyzőkönyv exportálva: { $file }.
keep-unwritten = { $file } nem menthető ({ $reason }). Válassz másik helyet.
keep-slow = A lemez lassú, és még nem sikerült mindent menteni. Ha a többi mentése nélkül kilépnél, zárd be újra.
keep-picture = { $file } nem menthető. Válassz másik helyet.
# The question of a window that is closed while a game cannot be written; $reason is what the system says.
unkept-title = A játszma nincs mentve
unkept-text = A játszmát nem sikerült menteni: { $reason }. Ha most bezárod az ablakot, az utolsó akcióid elvesznek.
unkept-again = Ú&jra
unkept-elsewhere = &Mentés máshová…
unkept-discard = &Elvetés
unkept-stay = Mé&gse
