# The nets of computer players. $file is the name of a file.

net-list = La liste des réseaux, { $file }, ne peut pas être lue ; réinstalle le programme.
net-features = Les réseaux sont faits pour la version { $version } des caractéristiques, pas { $known } ; réinstalle le programme.
net-shapes = Les réseaux n’ont pas la forme de ceux de ce programme ; réinstalle le programme.
net-damaged = Le réseau { $file } est abîmé ; réinstalle le programme.
net-missing = Il manque le réseau { $file } parmi les fichiers du programme ; réinstalle le programme.
net-shape = Le réseau { $file } n’a pas la forme de ceux de ce programme ; réinstalle le programme.
# $fault is one of the clauses below.
net-unfit = Le réseau { $file } est inutilisable ({ $fault }) ; réinstalle le programme, ou entraîne de nouveaux réseaux avec alhambra-train.
# "it" is a file of numbers; $reason is what the library says that reads it, in English.
archive-unread = lecture impossible : { $reason }
archive-features = fait pour la version { $version } des caractéristiques, pas { $known }
archive-columns = ses colonnes n’ont pas de nom

# The computer players in a process of its own.
computers-helpless = L’ordinateur ne peut pas réfléchir en ce moment et joue par règles simples ; si cela dure, relance le programme, et réinstalle-le si cela ne suffit pas.
computers-back = L’ordinateur réfléchit de nouveau.
# $remedy is a whole sentence, such as net-missing.
computers-simple = L’ordinateur joue par règles simples. { $remedy }
