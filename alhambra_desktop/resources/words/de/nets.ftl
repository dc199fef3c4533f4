# The nets of computer players. $file is the name of a file.

net-list = Die Liste der Netze, { $file }, lässt sich nicht lesen. Installiere das Programm neu.
net-features = Die Netze haben die Merkmalsversion { $version }, dieses Programm braucht aber { $known }. Installiere das Programm neu.
net-shapes = Die Netze haben nicht die Form, die dieses Programm braucht. Installiere das Programm neu.
net-damaged = Das Netz { $file } ist beschädigt. Installiere das Programm neu.
net-missing = Das Netz { $file } fehlt. Installiere das Programm neu.
net-shape = Das Netz { $file } hat nicht die Form, die dieses Programm braucht. Installiere das Programm neu.
# $fault is one of the clauses below.
net-unfit = Das Netz { $file } ist nicht benutzbar ({ $fault }). Installiere das Programm neu oder trainiere neue Netze mit alhambra-train.
# "it" is a file of numbers; $reason is what the library says that reads it, in English.
archive-unread = nicht lesbar: { $reason }
archive-features = Merkmalsversion { $version }, dieses Programm braucht aber { $known }
archive-columns = die Spalten haben keine Namen

# The computer players in a process of its own.
computers-helpless = Die Computerspieler antworten nicht und spielen vorerst nach einfachen Regeln. Bleibt das so, starte das Programm neu; hilft das nicht, installiere es neu.
computers-back = Die Computerspieler antworten wieder.
# $remedy is a whole sentence, such as net-missing.
computers-simple = Die Computerspieler spielen nach einfachen Regeln. { $remedy }
