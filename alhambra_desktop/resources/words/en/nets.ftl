# The nets of computer players. $file is the name of a file.

net-list = The list of nets, { $file }, cannot be read. Reinstall the program.
net-features = The nets have feature version { $version }, but this program needs { $known }. Reinstall the program.
net-shapes = The nets do not have the shape that this program needs. Reinstall the program.
net-damaged = The net { $file } is damaged. Reinstall the program.
net-missing = The net { $file } is missing. Reinstall the program.
net-shape = The net { $file } does not have the shape that this program needs. Reinstall the program.
# $fault is one of the clauses below.
net-unfit = The net { $file } cannot be used ({ $fault }). Reinstall the program or train new nets with alhambra-train.
# "it" is a file of numbers; $reason is what the library says that reads it, in English.
archive-unread = it cannot be read: { $reason }
archive-features = it has feature version { $version }, but this program needs { $known }
archive-columns = its columns have no names

# The computer players in a process of its own.
computers-helpless = The computer players are not responding and play by simple rules for now. If this continues, restart the program; if that does not help, reinstall it.
computers-back = The computer players are responding again.
# $remedy is a whole sentence, such as net-missing.
computers-simple = The computer players play by simple rules. { $remedy }
