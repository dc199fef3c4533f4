# alhambra-arena: tournaments of computer players. Lines of help are short and hold no per cent sign; what is
# typed stays as it is: options, ids of levels and modules.
arena-about = Gépi játékosok tornái ablak nélkül, az eredmények táblázataival.
arena-seats = egy asztal ezekkel a szintekkel: { $known }
arena-ladder = minden szint az előtte lévő ellen
arena-round-robin = minden szint minden szint ellen
arena-list-options = szintek, modulok és házi szabályok listája
arena-group-matches = mérkőzések (--ladder, --round-robin)
arena-levels = szintek, a leggyengébbtől (alapértelmezés: mind, kivéve random)
arena-table = helyek száma, 2–6; ismételhető (alapértelmezés: 2)
arena-json = az eredmények írása JSON-fájlba
arena-plot = az értékszámok diagramjának írása fájlba
arena-group-games = játszmák
arena-games = játszmák száma; mérkőzésenként, egész osztásokban (alapértelmezés: 20)
arena-seed = keverési szám; ugyanaz a szám ugyanazokat az osztásokat adja (alapértelmezés: 1)
arena-game = játék (alapértelmezés: alhambra)
arena-modules = modulok, vagy { $random }
arena-variant = házi szabály
arena-random-variants = véletlen házi szabályok osztásonként
arena-deterministic = a szimulációkat korlátozza, nem az időt, így az eredmény megismételhető
arena-records = mappa a játszmák jegyzőkönyveinek
arena-group-places = hol fusson
arena-jobs = folyamatok száma ezen a gépen (alapértelmezés: minden mag)
arena-cluster = ennek a Dask-ütemezőnek a munkásaival

# What is wrong with a command line.
arena-for-matches = { $argument } csak mérkőzésekhez való. Kell mellé --ladder vagy --round-robin.
arena-no-seats = hiányzik a --seats, például --seats master,builder. Lehet helyette --ladder vagy --round-robin is.
arena-two-levels = Egy mérkőzéshez két szint kell, például --levels apprentice,builder.
arena-level-twice = a --levels többször tartalmazza: { $level }. Minden szint egyszer szerepeljen.
arena-wrong-variant = --variant { $value }: nem id=érték alakú.
arena-no-folder = a mappa nem használható jegyzőkönyvekhez: { $folder } ({ $reason }).
arena-no-file = nem írható: { $file }. Létező, írható mappa kell.
arena-without-matplotlib = A diagramhoz matplotlib kell: pip install 'alhambra-desktop[plot]'.
# $reason is what the system says, in its own language.
command-unwritten = nem írható: { $file } ({ $reason }).
command-stopped = leállítva.

# --list-options: headings, and lines below them.
arena-list-levels = Szintek
arena-list-games = Játékok
arena-list-modules = Modulok
arena-list-variants = Házi szabályok
arena-list-entry = { $id }: { $sentence }
arena-list-values = { $id }: { $values } (hivatalos: { $official })
arena-list-value = { $id }: például { $official } (hivatalos: { $official })
arena-random = Véletlen szabályos lépések a szabályok próbájához.

# $bar, $done, $rate and $left are filled in while the work goes on; then come tables of plain text: headings of columns are short.
progress = { $bar } { $done } / { $count }, { $rate }, hátra van { $left }
noun-games = játszma
noun-parts = rész
arena-matches = { $seats } hely: { $deals } osztás, egyenként { $seatings } ülésrenddel; egyforma erejű játékosok nyerési aránya { $share } lenne
arena-against = { $level } – { $other }
arena-against-many = { $level } – { $count } { $other }
arena-head-seat = hely
arena-head-level = szint
arena-head-match = mérkőzés
arena-head-wins = győz.
arena-head-interval = 95%
arena-head-margin = előny
arena-head-points = pont
arena-head-turns = kör
arena-head-elo = Élő
# Seconds that a turn takes on average, and the time that 95 of 100 turns stay below.
arena-head-pace = mp/kör
arena-head-slow = p95
per-cent = { $figure }%
arena-interval = { $low }-{ $high }
arena-range = { $low } … { $high }
arena-plus = +{ $figure }
arena-spread = ±{ $half }

# The chart of the ratings. $kind is ladder or round-robin, as it is typed; $level the first level.
arena-chart-title = A szintek ereje
arena-chart-one = Élő-érték { $seats } fős játszmákban, 95%-os intervallumokkal; { $level } = 0
arena-chart-all = Élő-érték 95%-os intervallumokkal; { $level } = 0
arena-chart-seats = { $seats } hely
arena-chart-caption = { $program }, { $game }, { $kind }, { $count } játszma, keverési szám { $seed }

# Many tasks on this machine or a cluster.
pool-task = Feladva egy feladat, amely { $times } alkalommal leállította a folyamatát: { $task }.
pool-without-dask = Fürthöz Dask distributed kell: pip install 'alhambra-desktop[cluster]'.
pool-no-cluster = Nem válaszol fürt ezen a címen: { $address }. Indítás: dask scheduler; ez kiírja a címet, például tcp://host:8786.
pool-no-workers = A fürtnek nincsenek munkásai: { $address }. Indítás: dask worker { $address } --nthreads 1.
pool-cluster-task = Feladva egy feladat, amely többször leállította a munkásait.
pool-worker-lacks = A fürt egyik munkása nem tudja futtatni a feladatot: { $reason }. A hiányzó részt ott kell telepíteni.
pool-lost = Megszakadt a kapcsolat a fürttel: { $address }. A fürtöt újra kell indítani.
pool-deserted = A fürtnek { $seconds } másodperce nincsenek munkásai: { $address }. Indítás, majd a parancs újra: dask worker { $address } --nthreads 1.

# A rule set of other makers failed in a game; $place is a file and line, $error what Python says.
arena-rule-set = Hibás szabálycsomag: { $title } { $version }, keverési szám { $seed }: { $place }, kivétel: { $error }.
