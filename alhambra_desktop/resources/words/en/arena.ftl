# alhambra-arena: tournaments of computer players. Lines of help are short and hold no per cent sign; what is
# typed stays as it is: options, ids of levels and modules.
arena-about = Computer players play each other without a window, and tables say who is better.
arena-seats = one table of these levels: { $known }
arena-ladder = matches of each level with the one before it
arena-round-robin = matches of all pairs of levels
arena-list-options = list levels, modules and house variants
arena-group-matches = matches (--ladder, --round-robin)
arena-levels = which levels, the weakest first (all but random)
arena-table = seats, 2 to 6; may be repeated (2)
arena-json = write all figures there
arena-plot = draw the ratings there
arena-group-games = games
arena-games = how many, of each match in whole deals (20)
arena-seed = the same seed, the same deals (1)
arena-game = the game (alhambra)
arena-modules = modules, or { $random }
arena-variant = a house variant
arena-random-variants = draw house variants for each deal
arena-deterministic = count simulations, not seconds: the same every time
arena-records = write the record of each game there
arena-group-places = where to play
arena-jobs = processes of this machine (all cores)
arena-cluster = workers of the Dask scheduler there

# What is wrong with a command line.
arena-for-matches = { $argument } is for matches; say --ladder or --round-robin with it.
arena-no-seats = --seats is missing, for example --seats master,builder; or say --ladder or --round-robin.
arena-two-levels = A match needs two levels, for example --levels apprentice,builder.
arena-level-twice = --levels names { $level } more than once; each level plays the others, not itself.
arena-wrong-variant = --variant { $value } is not of the form id=value.
arena-no-folder = { $folder } cannot be a folder for records: { $reason }.
arena-no-file = { $file } cannot be written; name a file in a folder that exists and is yours.
arena-without-matplotlib = A picture needs the library matplotlib: pip install 'alhambra-desktop[plot]'.
# $reason is what the system says, in its own language.
command-unwritten = { $file } cannot be written: { $reason }.
command-stopped = stopped.

# --list-options: headings, and lines below them.
arena-list-levels = Levels
arena-list-games = Games
arena-list-modules = Modules
arena-list-variants = House variants
arena-list-entry = { $id }: { $sentence }
arena-list-values = { $id }: { $values } (official: { $official })
arena-list-value = { $id }: such as { $official } (official: { $official })
arena-random = Plays anything legal; for checks of the rules.

# $bar, $done, $rate and $left are filled in while the work goes on; then come tables of plain text: headings of columns are short.
progress = { $bar } { $done } of { $count }, { $rate }, { $left } left
noun-games = games
noun-parts = parts
arena-matches = { $seats } seats: { $deals } deals, each in { $seatings } seatings; equals win { $share }
arena-against = { $level } v { $other }
arena-against-many = { $level } v { $count } { $other }
arena-head-seat = seat
arena-head-level = level
arena-head-match = match
arena-head-wins = wins
arena-head-interval = 95 %
arena-head-margin = margin
arena-head-points = points
arena-head-turns = turns
arena-head-elo = Elo
# Seconds that a turn takes on average, and the time that 95 of 100 turns stay below.
arena-head-pace = s/turn
arena-head-slow = p95
per-cent = { $figure }%
arena-interval = { $low }-{ $high }
arena-range = { $low } to { $high }
arena-plus = +{ $figure }
arena-spread = ±{ $half }

# The chart of the ratings. $kind is ladder or round-robin, as it is typed; $level the first level.
arena-chart-title = How strong the levels are
arena-chart-one = Elo at tables of { $seats } seats with 95 % intervals; { $level } is 0
arena-chart-all = Elo with 95 % intervals; { $level } is 0
arena-chart-seats = { $seats } seats
arena-chart-caption = { $program }, { $game }, { $kind }, { $count } games, seed { $seed }

# Many tasks on this machine or a cluster.
pool-task = A task ended its process { $times } times and was given up: { $task }.
pool-without-dask = A cluster needs the library Dask distributed: pip install 'alhambra-desktop[cluster]'.
pool-no-cluster = No cluster answers at { $address }; dask scheduler starts one and tells its address, such as tcp://host:8786.
pool-no-workers = The cluster at { $address } has no workers; start some: dask worker { $address } --nthreads 1.
pool-cluster-task = A task ended its workers on the cluster time and again; it was given up.
pool-worker-lacks = A worker of the cluster lacks what it is to run: { $reason }; install it there.
pool-lost = The cluster at { $address } was lost; start it again.
pool-deserted = The cluster at { $address } has had no workers for { $seconds } seconds; start some and begin again: dask worker { $address } --nthreads 1.

# A rule set of other makers failed in a game; $place is a file and line, $error what Python says.
arena-rule-set = The rule set { $title } { $version } failed in the game with the seed { $seed }: { $place } raised { $error }.
