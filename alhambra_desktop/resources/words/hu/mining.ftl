# alhambra-puzzles: puzzles from self-play. Lines of help are short and hold no per cent sign.
mining-about = Gépi játszmák, és feladvány minden állásból, amelyben egy kör egyértelműen a legjobb.
mining-folder = mappa a feladványoknak és a keverési számok listájának; folytatás: a parancs újra
mining-games = átvizsgálandó játszmák száma, keverési számonként egy (alapértelmezés: 100)
mining-seed = első keverési szám (alapértelmezés: 1)
mining-found = { $games } játszma: { $puzzles } feladvány, ebből modulokkal { $modules }.
mining-prove = a programhoz tartozó feladványok ellenőrzése
mining-renew = utána a hibásak törlése és a többi értékszámának frissítése
mining-beaten = { $puzzle }: egy másik kör majdnem ilyen jó.
mining-unsolved = { $puzzle }: a legerősebb szint túl gyakran hibázik.
mining-unreadable = { $puzzle }: nem olvasható.
mining-proved = { $puzzles } feladvány: { $holds } érvényes, { $beaten } nem egyértelmű, { $unsolved } megoldatlan, { $unreadable } olvashatatlan.
mining-renewed = { $kept } feladvány megmaradt, frissített értékszámmal; a többi törölve.
noun-puzzles = feladvány
mining-stopped = leállítva. Folytatás: ugyanez a parancs újra.

# What is wrong. $reason is what the system says, in its own language.
mining-other = { $folder } a program másik változatához tartozik. Másik mappa kell.
mining-line = { $file } sérült, { $line }. sor. Törölni kell ezt a sort, vagy másik mappát választani.
mining-unusable = nem használható: { $folder } ({ $reason }).
