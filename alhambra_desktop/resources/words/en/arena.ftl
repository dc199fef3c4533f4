# alhambra-arena: tournaments of computer players. Lines of help are short and hold no per cent sign; what is
# typed stays as it is: options, ids of levels and modules.
arena-about = Play tournaments of computer players without a window and print tables of results.
arena-seats = play one table of these levels: { $known }
arena-ladder = play each level against the one before it
arena-round-robin = play all pairs of levels
arena-list-options = list levels, modules and house rules
arena-group-matches = matches (--ladder, --round-robin)
arena-levels = levels, weakest first (default: all but random)
arena-table = number of seats, 2 to 6; can be repeated (default: 2)
arena-json = write the results to a JSON file
arena-plot = write a chart of the ratings to a file
arena-group-games = games
arena-games = number of games, or of games per match, rounded up to whole deals (default: 20)
arena-seed = seed; the same seed gives the same deals (default: 1)
arena-game = game (default: alhambra)
arena-modules = modules, or { $random }
arena-variant = house rule
arena-random-variants = choose random house rules for each deal
arena-deterministic = limit simulations, not time, for repeatable results
arena-records = folder for the record of each game
arena-group-places = where to run
arena-jobs = number of processes on this machine (default: all cores)
arena-cluster = use the workers of this Dask scheduler

# What is wrong with a command line.
arena-for-matches = { $argument } is for matches. Add --ladder or --round-robin.
arena-no-seats = --seats is missing, for example --seats master,builder. Alternatively, use --ladder or --round-robin.
arena-two-levels = A match needs two levels, for example --levels apprentice,builder.
arena-level-twice = --levels lists { $level } more than once. List each level once.
arena-wrong-variant = --variant { $value } does not have the form id=value.
arena-no-folder = cannot use { $folder } as a folder for records: { $reason }.
arena-no-file = cannot write { $file }. Choose a folder that exists and that you can write to.
arena-without-matplotlib = A chart needs matplotlib: pip install 'alhambra-desktop[plot]'.
# $reason is what the system says, in its own language.
command-unwritten = cannot write { $file }: { $reason }.
command-stopped = stopped.

# --list-options: headings, and lines below them.
arena-list-levels = Levels
arena-list-games = Games
arena-list-modules = Modules
arena-list-variants = House rules
arena-list-entry = { $id }: { $sentence }
arena-list-values = { $id }: { $values } (official: { $official })
arena-list-value = { $id }: such as { $official } (official: { $official })
arena-random = Plays random legal moves, to test the rules.

# $bar, $done, $rate and $left are filled in while the work goes on; then come tables of plain text: headings of columns are short.
progress = { $bar } { $done } of { $count }, { $rate }, { $left } left
noun-games = games
noun-parts = parts
arena-matches = { $seats } seats: { $deals } deals, each with { $seatings } seatings; equally strong players would each win { $share }
arena-against = { $level } v { $other }
arena-against-many = { $level } v { $count } { $other }
arena-head-seat = seat
arena-head-level = level
arena-head-match = match
arena-head-wins = wins
arena-head-interval = 95%
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
arena-chart-title = Strength of the levels
arena-chart-one = Elo in games with { $seats } seats, with 95% intervals; { $level } is 0
arena-chart-all = Elo with 95% intervals; { $level } is 0
arena-chart-seats = { $seats } seats
arena-chart-caption = { $program }, { $game }, { $kind }, { $count } games, seed { $seed }

# Many tasks on this machine or a cluster.
pool-task = Gave up on a task that ended its process { $times } times: { $task }.
pool-without-dask = A cluster needs Dask distributed: pip install 'alhambra-desktop[cluster]'.
pool-no-cluster = No cluster responds at { $address }. Start one with dask scheduler, which prints its address, such as tcp://host:8786.
pool-no-workers = The cluster at { $address } has no workers. Start some: dask worker { $address } --nthreads 1.
pool-cluster-task = Gave up on a task that repeatedly ended its workers.
pool-worker-lacks = A cluster worker cannot run the task: { $reason }. Install what is missing there.
pool-lost = Lost the connection to the cluster at { $address }. Restart the cluster.
pool-deserted = The cluster at { $address } has had no workers for { $seconds } seconds. Start some and run the command again: dask worker { $address } --nthreads 1.

# A rule set of other makers failed in a game; $place is a file and line, $error what Python says.
arena-rule-set = The rule set { $title } { $version } failed in the game with seed { $seed }: { $place } raised { $error }.
