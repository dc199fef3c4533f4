# alhambra-train: nets of computer players, made by self-play. Lines of help are short and hold no per cent sign.
training-about = The nets of the computer players, made from nothing by self-play.
training-folder = where everything is kept, and gone on with
training-settings = a TOML file (that of the nets that come along)
training-print-settings = show the settings and leave
training-jobs = processes (all cores)
training-cluster = the scheduler of a Dask cluster, tcp://host:8786
training-install = put the finished nets there

training-stopped = stopped; the same command goes on from here.
training-other = { $folder } belongs to a training with other settings; choose another folder.
# $reason is what the system says, in its own language.
training-unusable = { $file } cannot be used: { $reason }.
training-unusable-folder = the folder cannot be used: { $reason }.
# $fault is a clause of archive-...
training-part = { $file } cannot be used ({ $fault }); delete it, or begin in another folder.

# Settings of a training. $fault is one of the clauses below, some with their place in the file behind an @.
training-unread = { $file } cannot be read: { $reason }.
# $reason is what Python says, in English.
training-no-toml = { $file } is not TOML: { $reason }.
training-wrong = { $file }: { $fault }.
# $name is the name of a setting.
training-positive = { $name } is { $value }, but must be more than 0
training-empty = { $name } is empty, but needs at least one value
training-share = { $name } is { $value }, but must be from 0 to 1
training-no-game = there is no game { $name }; possible are { $known }
training-modules = modules must be { $random } or some of { $known }
training-seats = a table has { $fewest } to { $most } seats, not { $seats }
training-unknown = there are no settings called { $names }
training-missing = the setting { $name } is missing
training-unfit = this is no value that fits
training-no-number = { $value } is no number
training-not-before = the table of { $seats } seats begins with that of { $begin }, which is not before it
training-from-nothing = the second table of { $seats } seats begins with nothing
training-shares = the shares of the mixes do not add up to 1

# How it goes, one line each.
training-played = { $seats } seats, round { $round }: { $done } of { $count } parts played
training-fitted = { $seats } seats, round { $round }: { $positions } positions; squared error { $squared } -> { $squared_now }, cross-entropy { $entropy } -> { $entropy_now }
training-checked = { $seats } seats, round { $round }: wins { $share } ± { $half } of { $games } base games against the hand-written value (chance { $chance })
training-quick-played = { $seats } seats, rollout round { $round }: { $done } of { $count } parts played
training-quick-fitted = { $seats } seats, rollout round { $round }: { $positions } positions; squared error { $squared } -> { $squared_now }
