# The nets of computer players. $file is the name of a file.

net-list = The list of nets, { $file }, cannot be read; install the program again.
net-features = The nets belong to version { $version } of the features, not { $known }; install the program again.
net-shapes = The nets have another shape than this program's; install the program again.
net-damaged = The net { $file } is damaged; install the program again.
net-missing = The net { $file } is missing among the program's files; install the program again.
net-shape = The net { $file } has another shape than this program's; install the program again.
# $fault is one of the clauses below.
net-unfit = The net { $file } cannot be used ({ $fault }); install the program again or train new nets with alhambra-train.
# "it" is a file of numbers; $reason is what the library says that reads it, in English.
archive-unread = it cannot be read: { $reason }
archive-features = it belongs to version { $version } of the features, not { $known }
archive-columns = it does not name its columns

# The computer players in a process of its own.
computers-helpless = The computer players cannot think now and move by simple rules; unless they are back soon, start the program again, and install it again if that does not help.
computers-back = The computer players think again.
# $remedy is a whole sentence, such as net-missing.
computers-simple = The computer players move by simple rules. { $remedy }
