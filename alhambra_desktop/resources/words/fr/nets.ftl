# The nets of computer players. $file is the name of a file.

net-list = La liste des réseaux, { $file }, est illisible. Réinstalle le programme.
net-features = Les réseaux utilisent la version { $version } des caractéristiques, mais ce programme attend la { $known }. Réinstalle le programme.
net-shapes = Les réseaux n’ont pas la forme attendue par ce programme. Réinstalle-le.
net-damaged = Le réseau { $file } est endommagé. Réinstalle le programme.
net-missing = Il manque le réseau { $file }. Réinstalle le programme.
net-shape = Le réseau { $file } n’a pas la forme attendue par ce programme. Réinstalle-le.
# $fault is one of the clauses below.
net-unfit = Le réseau { $file } est inutilisable ({ $fault }). Réinstalle le programme, ou entraîne de nouveaux réseaux avec alhambra-train.
# "it" is a file of numbers; $reason is what the library says that reads it, in English.
archive-unread = lecture impossible : { $reason }
archive-features = version { $version } des caractéristiques, alors que ce programme attend la { $known }
archive-columns = ses colonnes n’ont pas de nom

# The computer players in a process of its own.
computers-helpless = L’ordinateur ne répond pas et joue pour l’instant selon des règles simples. Si cela continue, redémarre le programme ; si cela ne suffit pas, réinstalle-le.
computers-back = L’ordinateur répond de nouveau.
# $remedy is a whole sentence, such as net-missing.
computers-simple = L’ordinateur joue selon des règles simples. { $remedy }
