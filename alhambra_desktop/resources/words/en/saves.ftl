# Files that cannot be opened. $file and $previous are names of files; $fault is one of the clauses below, and
# "it" in them is the file. $place names the part of the file, for those who can repair it ("state.agenda[0]").

save-closed = { $file } cannot be opened ({ $fault }). Choose another file.
save-closed-previous = { $file } cannot be opened ({ $fault }). Its previous copy is { $previous }.
save-no-file = { $file } cannot be opened ({ $fault }). Choose a saved game or a game record.
# $reason is what the system says, in its own language, or file-nameless.
save-unread = { $file } cannot be read ({ $reason }). Check the location and your permissions.
# $fault is a whole sentence, such as setup-no-module.
save-table = The game in { $file } cannot be set up. Choose another file. { $fault }
save-table-previous = The game in { $file } cannot be set up. Its previous copy is { $previous }. { $fault }

file-folder = it is a folder, not a file
file-pipe = it is a pipe, not a file
file-socket = it is a socket, not a file
file-device = it is a device, not a file
file-large = it is too large: { $megabytes } MB
file-nameless = this is not a valid file name

save-foreign = it is not a saved game of Alhambra Desktop
save-version = it has the unknown version { $version }
save-newer = it was saved by a newer program in format { $version }, but this program supports { $known }: update the program
save-older = it was saved by an early test version in format { $version }, but this program needs format { $known }
save-changed = the file was edited or is damaged (checksum mismatch)
save-no-text = it is not a saved game: invalid text at byte { $byte }
save-lists = it is not a saved game: it contains too many lists
save-half = it is damaged: a text contains an invalid character
save-deep = it is damaged or incomplete: too many nested levels
save-cut-off = it is damaged or incomplete at line { $line }, column { $column }
save-digits = it is damaged: a number has thousands of digits
# $name is the text found in place of a number, such as NaN.
save-constant = it is damaged: { $name } is not a number
save-apart = its parts do not match
save-apart-at = it contains an error at { $place }: it does not match the rest of the game
save-impossible = it contains an error at { $place }: { $fault }

# Records of games, which are played again to open them. $number counts the events from 1; $event is the quoted
# name of one.
record-unfit = it is a game record that cannot be replayed: { $fault }
record-unfit-at = it is a game record that cannot be replayed, { $place }: { $fault }
record-version = its version is { $version }, but this program supports { $known }
record-event = event { $number }, { $event }: { $fault }
record-event-none = event { $number }: { $value } is not an event
record-no-turn = it contains no turns

# What is wrong with a part of a file. $value, $name, $recorded, $ruled and $parts are quoted as they stand there.
misfit-at = { $place }: { $fault }
misfit-unnamed = { $value } has no named parts
misfit-parts = unknown or missing parts { $parts }
misfit-list = { $value } is not a list
misfit-count = { $value } does not have { $count } parts
misfit-number = { $value } is not a whole number
misfit-truth = { $value } is not true or false
misfit-text = { $value } is not text
misfit-long = { $value } is longer than { $most } characters
misfit-more = more than { $most }
misfit-none = { $name } does not exist
misfit-step = unknown step { $name }
misfit-action = unknown action { $name }
misfit-promise = { $name } cannot be planned
misfit-tile = unknown tile { $name }
misfit-level = { $level } is not a level or style
misfit-square = a tile cannot be on { $square }
misfit-fountain = a city without its fountain
misfit-starts = these cannot be the squares of starting tiles
misfit-modules = the parts of the modules do not match the game
misfit-table = the state belongs to a game with another setup
misfit-agenda = too many steps ({ $count })
misfit-seat = a seat that does not exist
misfit-idle = no player can act
misfit-stuck = the game would not continue
misfit-stuck-by = the game would not continue: { $fault }
misfit-placements = two placements are planned for one tile
misfit-hints = the numbers of used hints are incomplete
misfit-hint-counts = numbers of hints must be whole numbers
misfit-points = these are not the points of { $count } players
misfit-now = it is not possible now
misfit-not-for = seat { $seat } cannot act now
# $rule is the number of a rule, such as B-9.
misfit-rule = { $reason } ({ $rule })
misfit-other = the rules require { $event } here
misfit-differs = { $place } is { $recorded }, but the rules give { $ruled }
