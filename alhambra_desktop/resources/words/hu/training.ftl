# alhambra-train: nets of computer players, made by self-play. Lines of help are short and hold no per cent sign.
training-about = A gépi játékosok hálóinak tanítása a kezdetektől, önmaguk elleni játékkal.
training-folder = mappa minden eredménynek; folytatás: a parancs újra
training-settings = beállítások TOML-fájlban (alapértelmezés: a mellékelt hálóké)
training-print-settings = a beállítások kiírása és kilépés
training-jobs = folyamatok száma (alapértelmezés: minden mag)
training-cluster = Dask-ütemező, tcp://host:8786
training-install = mappa a kész hálóknak

training-stopped = leállítva. Folytatás: ugyanez a parancs újra.
training-other = { $folder } más beállítású tanításhoz tartozik. Másik mappa kell.
# $reason is what the system says, in its own language.
training-unusable = nem használható: { $file } ({ $reason }).
training-unusable-folder = a mappa nem használható: { $reason }.
# $fault is a clause of archive-...
training-part = { $file } nem használható ({ $fault }). Törölni kell, vagy másik mappát választani.

# Settings of a training. $fault is one of the clauses below, some with their place in the file behind an @.
training-unread = nem olvasható: { $file } ({ $reason }).
# $reason is what Python says, in English.
training-no-toml = { $file } nem TOML-fájl: { $reason }.
training-wrong = { $file }: { $fault }.
# $name is the name of a setting.
training-positive = { $name } értéke { $value }, de 0-nál nagyobbnak kell lennie
training-empty = { $name } üres, de legalább egy érték kell
training-share = { $name } értéke { $value }, de 0 és 1 között kell lennie
training-no-game = ismeretlen játék: { $name }; választható: { $known }
training-modules = a modulok értéke { $random }, vagy ezek közül néhány: { $known }
training-seats = egy asztalnál { $fewest }–{ $most } hely van, nem { $seats }
training-unknown = ismeretlen beállítások: { $names }
training-missing = hiányzó beállítás: { $name }
training-unfit = ez az érték nem érvényes
training-no-number = { $value } nem szám
training-not-before = { $seats } fős asztal nem indulhat ki olyanból, amely nem előtte áll ({ $begin } fős)
training-from-nothing = a második { $seats } fős asztal a semmiből indul
training-shares = a keverékek arányainak összege nem 1

# How it goes, one line each.
training-played = { $seats } hely, { $round }. forduló: { $done } / { $count } rész lejátszva
training-fitted = { $seats } hely, { $round }. forduló: { $positions } állás; négyzetes hiba { $squared } -> { $squared_now }, keresztentrópia { $entropy } -> { $entropy_now }
training-checked = { $seats } hely, { $round }. forduló: a háló nyerési aránya { $share } (± { $half }), { $games } alapjáték a kézzel írt értékelés ellen; véletlenül { $chance } lenne
training-quick-played = { $seats } hely, { $round }. kijátszási forduló: { $done } / { $count } rész lejátszva
training-quick-fitted = { $seats } hely, { $round }. kijátszási forduló: { $positions } állás; négyzetes hiba { $squared } -> { $squared_now }
