# alhambra-train: nets of computer players, made by self-play. Lines of help are short and hold no per cent sign.
training-about = Train the nets of the computer players from scratch by self-play.
training-folder = folder for all results; run again to continue
training-settings = settings as a TOML file (default: those of the included nets)
training-print-settings = print the settings and exit
training-jobs = number of processes (default: all cores)
training-cluster = Dask scheduler, tcp://host:8786
training-install = folder for the finished nets

training-stopped = stopped. Run the same command to continue.
training-other = { $folder } belongs to a training with other settings. Choose another folder.
# $reason is what the system says, in its own language.
training-unusable = cannot use { $file }: { $reason }.
training-unusable-folder = cannot use the folder: { $reason }.
# $fault is a clause of archive-...
training-part = { $file } cannot be used ({ $fault }). Delete it or choose another folder.

# Settings of a training. $fault is one of the clauses below, some with their place in the file behind an @.
training-unread = cannot read { $file }: { $reason }.
# $reason is what Python says, in English.
training-no-toml = { $file } is not a TOML file: { $reason }.
training-wrong = { $file }: { $fault }.
# $name is the name of a setting.
training-positive = { $name } is { $value }, but must be greater than 0
training-empty = { $name } is empty, but needs at least one value
training-share = { $name } is { $value }, but must be between 0 and 1
training-no-game = unknown game { $name }; choose from { $known }
training-modules = modules must be { $random } or some of { $known }
training-seats = a table has { $fewest } to { $most } seats, not { $seats }
training-unknown = unknown settings { $names }
training-missing = the setting { $name } is missing
training-unfit = this value is not valid
training-no-number = { $value } is not a number
training-not-before = the table of { $seats } seats continues the table of { $begin } seats, so it must be listed after that table
training-from-nothing = the second table of { $seats } seats starts from scratch
training-shares = the shares of the mixes do not add up to 1

# How it goes, one line each.
training-played = { $seats } seats, round { $round }: { $done } of { $count } parts played
training-fitted = { $seats } seats, round { $round }: { $positions } positions; squared error { $squared } -> { $squared_now }, cross-entropy { $entropy } -> { $entropy_now }
training-checked = { $seats } seats, round { $round }: the net won { $share } (± { $half }) of { $games } base games against the hand-written evaluation; by chance it would win { $chance }
training-quick-played = { $seats } seats, rollout round { $round }: { $done } of { $count } parts played
training-quick-fitted = { $seats } seats, rollout round { $round }: { $positions } positions; squared error { $squared } -> { $squared_now }
