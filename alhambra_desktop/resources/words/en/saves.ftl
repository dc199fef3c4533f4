# Files that cannot be opened. $file and $previous are names of files; $fault is one of the clauses below, and
# "it" in them is the file. $place names the part of the file, for those who can repair it ("state.agenda[0]").

save-closed = { $file } cannot be opened ({ $fault }); choose another file.
save-closed-previous = { $file } cannot be opened ({ $fault }); the copy before it is { $previous }.
save-no-file = { $file } cannot be opened ({ $fault }); choose a file of this program.
# $reason is what the system says, in its own language, or file-nameless.
save-unread = { $file } cannot be read ({ $reason }); check its place and your rights.
# $fault is a whole sentence, such as setup-no-module.
save-table = The table of { $file } cannot be set up here; choose another file. { $fault }
save-table-previous = The table of { $file } cannot be set up here; the copy before it is { $previous }. { $fault }

file-folder = it is a folder, not a file
file-pipe = it is a pipe, not a file
file-socket = it is a socket, not a file
file-device = it is a device, not a file
file-large = it is too large, { $megabytes } MB
file-nameless = no file can have this name

save-foreign = it is not a saved game of Alhambra Desktop
save-version = it has no version that is known, { $version }
save-newer = it was saved by a newer program, in format { $version } where this one knows { $known }: update the program
save-older = it was saved by an early test version, in format { $version }, which this program cannot open (it needs format { $known })
save-changed = it was changed by hand or damaged, its digest does not fit
save-no-text = it is not a saved game, no text from byte { $byte } on
save-lists = it is not a saved game, there are too many lists in it
save-half = it is damaged, half of a character stands in a text
save-deep = it is damaged or cut off, too deep
save-cut-off = it is damaged or cut off at line { $line }, column { $column }
save-digits = it is damaged, a number has thousands of digits
# $name is what stands where a number should be, such as NaN.
save-constant = it is damaged, { $name } is no number
save-apart = its parts do not go together
save-apart-at = it holds something impossible in { $place }: it does not go together
save-impossible = it holds something impossible in { $place }: { $fault }

# Records of games, which are played again to open them. $number counts the events from 1; $event is the quoted
# name of one.
record-unfit = it is a record that cannot be played again: { $fault }
record-unfit-at = it is a record that cannot be played again, { $place }: { $fault }
record-version = its version is { $version }, this program knows { $known }
record-event = event { $number }, { $event }: { $fault }
record-event-none = event { $number }: { $value } is none
record-no-turn = no turn begins

# What is wrong with a part of a file. $value, $name, $told, $ruled and $parts are quoted as they stand there.
misfit-at = { $place }: { $fault }
misfit-unnamed = { $value } has no named parts
misfit-parts = unknown or missing parts { $parts }
misfit-list = { $value } is not a list
misfit-count = { $value } has not { $count } parts
misfit-number = { $value } is not a whole number
misfit-truth = { $value } is neither true nor false
misfit-text = { $value } is not a text
misfit-long = { $value } is longer than { $most } characters
misfit-more = more than { $most }
misfit-none = there is none called { $name }
misfit-step = unknown step { $name }
misfit-action = unknown action { $name }
misfit-promise = { $name } cannot be promised
misfit-tile = unknown tile { $name }
misfit-level = there is no level or style called { $level }
misfit-square = no tile can lie on { $square }
misfit-fountain = a city without its fountain
misfit-starts = squares that are no starts
misfit-modules = the modules' parts do not belong to this game
misfit-table = of another table
misfit-agenda = { $count } steps ahead
misfit-seat = a seat that does not exist
misfit-idle = nobody has anything to do
misfit-stuck = the game would not go on
misfit-stuck-by = the game would not go on, { $fault }
misfit-placements = two placements are promised for one tile
misfit-hints = one number for each strength of hints is needed
misfit-hint-counts = hints are counted by whole numbers
misfit-points = these are not the points of { $count } players
misfit-now = it cannot happen now
misfit-not-for = it is not for seat { $seat } to act
# $rule is the number of a rule, such as B-9.
misfit-rule = { $reason } ({ $rule })
misfit-other = by the rules { $event } comes here
misfit-differs = { $place } is { $told }, by the rules { $ruled }
